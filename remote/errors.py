"""What can go wrong with a service that we ask; nothing here is ever a reason to lose or to delay a write.

RemoteError
├── Down               it can't be reached, is too slow, or says that it can't; asking again later may help
├── Refused            it answered that the request is wrong (a key, a model's name); asking again won't help
├── Unusable           half an answer, no JSON, another count, a number that is none
│   └── WrongDimension the vectors don't fit the store; an error at start
└── NotInstalled       the in-process embedder isn't there: install the extra
"""

from __future__ import annotations


class RemoteError(Exception):
    """The root; the message says what to do about it and never holds a key."""


class Down(RemoteError):  # noqa: N818 - named after what happened
    """It can't be reached, is too slow, or says that it can't."""


class Refused(RemoteError):  # noqa: N818 - named after what happened
    """It answered that the request is wrong."""


class Unusable(RemoteError):  # noqa: N818 - named after what happened
    """It answered, and the answer can't be used."""


class WrongDimension(Unusable):
    """Its vectors have more numbers than the store holds."""


class NotInstalled(RemoteError):  # noqa: N818 - named after what happened
    """The in-process embedder isn't installed."""
