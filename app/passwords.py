"""Passwords: hashed by argon2id in threads of their own, so many at once, and verified in the same time for nobody's."""

from __future__ import annotations

import asyncio
import contextlib
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from argon2 import PasswordHasher, profiles
from argon2.exceptions import InvalidHashError, VerificationError

from app.errors import Unavailable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

T = TypeVar("T")
HASHER = PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY)
"""RFC 9106's second recommended profile: argon2id, 64 MiB, 3 passes, 4 lanes."""

LEAST, MOST = 8, 256
"""Characters of a password (NIST SP 800-63B asks for 8, and for room for at least 64)."""
MOST_BYTES = 1_024
"""Of its UTF-8: nothing longer is ever hashed."""


class Passwords:
    """At most `at_once` are worked on; one more waits up to `wait` seconds for its turn, then it is `Unavailable`."""

    def __init__(self, at_once: int, wait: float) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="password")
        self._turns = asyncio.Semaphore(at_once)
        self._wait = wait

    async def hash(self, password: str) -> str:
        """The hash to keep, with its salt and parameters in it."""
        return await self._in_thread(lambda: HASHER.hash(_bytes(password)))

    async def verify(self, password: str, kept: str | None) -> bool:
        """Whether it is the password of that hash; without a hash it takes as long, and is False."""
        return await self._in_thread(lambda: _matches(password, kept))

    async def prepare(self) -> None:
        """Makes what an address that nobody has is compared with, so that the first one takes no longer either."""
        await self._in_thread(_of_nobody)

    def close(self) -> None:
        """Lets the threads end."""
        self._threads.shutdown(wait=False)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        async with self._turn():
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(self._wait):
                await self._turns.acquire()
        except TimeoutError:
            raise Unavailable("too many people sign in at once") from None
        try:
            yield
        finally:
            self._turns.release()


def is_stale(kept: str) -> bool:
    """Whether a hash was made with other parameters than today's."""
    return HASHER.check_needs_rehash(kept)


def _matches(password: str, kept: str | None) -> bool:
    nobodys = _of_nobody()
    try:
        return HASHER.verify(kept or nobodys, _bytes(password)) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _of_nobody() -> str:
    return HASHER.hash(b"nobody's")


def _bytes(password: str) -> bytes:
    """The same bytes however a keyboard composes its accents (NFKC, as NIST asks)."""
    return unicodedata.normalize("NFKC", password).encode()
