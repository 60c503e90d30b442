"""Episodes: what happened in a session, in order; what `/v1/episodes` and the list of a session take and give."""

from app.models.fields import Asked, Cursor, Model, Name, PageSize, Source, Statement, TimeWithOffset
from app.models.memories import MemoryOut
from memory.row import Happened


class EpisodeIn(Asked):
    """One thing that happened. Without a `source` it is a hypothesis; without `occurredAt` it happened now."""

    content: Statement
    session_id: Name
    source: Source | None = None
    outcome: Happened | None = None
    occurred_at: TimeWithOffset | None = None


class EpisodeOut(Model):
    """The episode, and the one before it in its session."""

    episode: MemoryOut
    previous: int | None


class SessionIn(Asked):
    """The episodes of one session."""

    session_id: Name
    limit: PageSize | None = None
    cursor: Cursor | None = None


class EpisodesOut(Model):
    """In the order in which they were told, retired ones too."""

    episodes: list[MemoryOut]
    next_cursor: str | None
