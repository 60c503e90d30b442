"""Statements and messages to measure with: generated from a seed, with rare words, identifiers and very common words."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SUBJECTS = (
    "payment service", "search index", "billing worker", "staging database", "nightly export", "image resizer",
    "audit log", "login page", "feature flag", "mail queue", "cache cluster", "report builder", "session store",
    "webhook relay", "price import", "admin console", "backup job", "event stream", "invoice printer", "token issuer",
)  # fmt: skip
ACTIONS = (
    "runs on {host}", "reads its settings from {path}", "is owned by {name}", "must not start before {env} is set",
    "is deployed with build {code}", "writes to {path} every {number} minutes", "was moved to {host} in release {version}",
    "needs at least {number} workers", "is restarted by {name} on Fridays", "keeps {number} days of history",
)  # fmt: skip
VERBS = ("run", "start", "write", "read", "move", "keep", "deploy", "restart", "need", "own", "set", "build")
DAYS = ("Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "weekends")
NAMES = ("Dana", "Priya", "Tomas", "Ines", "Wei", "Olu", "Marta", "Kenji", "Aylin", "Jonas")


def _host(r: random.Random) -> str:
    return f"{r.choice(('db', 'app', 'web', 'job'))}-{r.choice(('stg', 'prd', 'dev'))}-{r.randrange(10**5):05}.internal"


def _filled(template: str, r: random.Random) -> str:
    return template.format(
        host=_host(r),
        path=f"src/{r.choice(SUBJECTS).split()[0]}/{r.randrange(10**5):05}/settings.toml",
        name=r.choice(NAMES),
        env=f"APP_FLAG_{r.randrange(10**5):05}",
        code=f"BLD{r.randrange(10**7):07}",
        number=r.randrange(2, 500),
        version=f"{r.randrange(9)}.{r.randrange(30)}.{r.randrange(90)}",
    )


def statements(count: int, seed: int = 1) -> Iterator[str]:
    """`count` different statements, the same ones for the same seed."""
    r = random.Random(seed)  # noqa: S311 - a corpus, not a secret
    for number in range(count):
        yield f"The {r.choice(SUBJECTS)} of region {number % 97} {_filled(r.choice(ACTIONS), r)} (note {number})"


def messages(count: int, kind: str, held: list[str], seed: int = 2) -> list[str]:
    """Messages of a kind: `identifier` names one of a held statement, `rare` paraphrases one, `common` uses common words.

    Few of them are alike: what somebody writes to an agent, hardly anybody wrote before.
    """
    r = random.Random(seed)  # noqa: S311 - a corpus, not a secret
    made = []
    for _ in range(count):
        words = r.choice(held).split()
        if kind == "identifier":
            named = [w for w in words if any(c.isdigit() for c in w) and len(w) > 6] or words[-1:]
            made.append(f"please check {named[0]} before the release")
        elif kind == "rare":
            made.append(f"what do we know about note {words[-1].strip(')')} on the {words[1]}?")
        else:
            first, then = r.sample(VERBS, 2)
            made.append(
                f"how does the {words[1]} {words[2]} of the region {first} and {then} on {r.choice(DAYS)} of {r.choice(NAMES)}?"
            )
    return made
