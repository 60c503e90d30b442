"""The column lists that queries share and rows are read by, each in one order; `{name}` in a query stands for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

MEMORY = (
    "memory_id",
    "namespace",
    "content",
    "gist",
    "tier",
    "kind",
    "status",
    "source",
    "attested_by",
    "confidence",
    "learned_at",
    "last_observed_at",
    "last_accessed_at",
    "placed_at",
    "access_count",
    "hop_count",
    "parent_id",
    "superseded_by",
    "domains",
    "invalidation_tags",
    "invalidation_condition",
    "retired_reason",
    "expires_at",
    "ttl_asked",
    "embedding_model",
    "session_id",
    "occurred_at",
    "occurred_offset",
    "outcome",
    "previous_id",
    "restatements",
    "tokens",
    "parts",
    "index_cost",
    "body_cost",
    "served",
)
"""Every field of a memory, in the order of `memory.row.Memory`."""

LEAN = (
    "memory_id",
    "namespace",
    "content",
    "gist",
    "tier",
    "kind",
    "status",
    "source",
    "confidence",
    "learned_at",
    "last_observed_at",
    "placed_at",
    "hop_count",
    "parent_id",
    "domains",
    "invalidation_tags",
    "invalidation_condition",
    "expires_at",
    "index_cost",
    "body_cost",
    "occurred_at",
    "served",
)
"""What a block and its reply need of a memory: read on the hot path."""

TENSION = (
    "tension_id",
    "namespace",
    "status",
    "impact",
    "a_text",
    "a_memory_id",
    "b_text",
    "b_memory_id",
    "question",
    "origin",
    "shape",
    "created_at",
    "suggestion",
    "winner",
    "resolution",
    "pattern",
    "resolved_by",
    "resolved_at",
)

OUTCOME = (
    "outcome_id",
    "domain",
    "score",
    "at",
    "failure_pattern",
    "strategy",
    "injection_id",
    "session_id",
    "note",
    "reset_at",
)

DOMAIN = ("name", "reliability", "samples", "last_outcome_at", "failure_patterns", "strategies")

AGENT = (
    "agent_id",
    "name",
    "namespace_default",
    "user_linked",
    "revision",
    "revised_at",
    "memories",
    "token_budget",
    "created_at",
    "retired_at",
    "organisation_budget",
)

KEY = (
    "key_id",
    "name",
    "env",
    "hash",
    "scopes",
    "agent_id",
    "created_at",
    "expires_at",
    "revoked_at",
    "last_used_at",
    "kind",
    "minted_in",
    "replaced_by",
)

PERSON = ("person_id", "email", "name", "password", "created_at", "password_at")

SIGN_IN = (
    "person_id",
    "sign_in_id",
    "org_id",
    "csrf",
    "created_at",
    "seen_at",
    "expires_at",
    "revoked_at",
    "address",
    "browser",
)

INVITATION = (
    "invitation_id",
    "kind",
    "role",
    "email",
    "hash",
    "made_by",
    "created_at",
    "expires_at",
    "used_at",
    "used_by",
    "revoked_at",
)

INJECTION = (
    "injection_id",
    "at",
    "revision",
    "namespace",
    "session_id",
    "request",
    "text",
    "hash",
    "stable_tokens",
    "volatile_tokens",
    "total_tokens",
    "max_tokens",
    "entries",
    "left_out",
    "also",
    "correction",
    "triggers",
    "degraded",
    "memory_ids",
    "rules",
    "saved_tokens",
    "part",
    "actor",
    "took_ms",
    "rule_tokens",
    "line_count",
    "left_out_count",
)

OUTLINE = (
    "injection_id",
    "at",
    "namespace",
    "session_id",
    "hash",
    "stable_tokens",
    "volatile_tokens",
    "total_tokens",
    "max_tokens",
    "saved_tokens",
    "rules",
    "rule_tokens",
    "triggers",
    "degraded",
    "line_count",
    "left_out_count",
)
"""What is said of a given block without its text."""

PART = ("key", "text", "memory_ids", "entries", "left_out")

STANDING = "ROW(k.revoked_at, k.expires_at, k.agent_id, k.scopes, a.xmin, o.xmin)::text"
"""By what a request was admitted: what of its key `k` may change, and the versions of its agent's row `a`, which every write
makes a new one of, and of its organisation's `o`. While it reads the same, the admission stands."""

PENDING = "FROM touches t WHERE t.org_id = m.org_id AND t.agent_id = m.agent_id AND t.memory_id = m.memory_id"
"""The accesses of a row that no writer has added up yet."""

ADDED_UP = {
    "access_count": f"(m.access_count + (SELECT count(*) {PENDING}))::int AS access_count",
    "last_accessed_at": f"greatest(m.last_accessed_at, (SELECT max(t.at) {PENDING})) AS last_accessed_at",
}


SAME_LINE = (
    "(coalesce(after -> 'domains', to_jsonb(m.domains)) = to_jsonb(m.domains) "
    "AND (coalesce(after ->> 'status', m.status) = 'hypothesis') = (m.status = 'hypothesis') "
    "AND (after ->> 'last_observed_at' IS NULL) = (m.last_observed_at IS NULL))"
)
"""Whether the index line of a row in the state `after` says what that of the row `m` says, and so costs what it costs."""


LIKELY = (
    "(($7::text[] IS NULL OR m.tier = ANY($7::text[])) AND ($8::text[] IS NULL OR m.status = ANY($8::text[])) "
    "AND ($9::text IS NULL OR m.namespace = $9) AND ($10::text IS NULL OR m.kind = $10) "
    "AND ($12::bool OR m.expires_at IS NULL OR m.expires_at > now()) "
    "AND ($15::text IS NULL OR CASE $15 WHEN 'permanent' THEN m.expires_at IS NULL "
    "WHEN 'ephemeral' THEN m.expires_at > now() ELSE m.expires_at <= now() END) "
    "AND (($11::text IS NULL AND $13::text IS NULL AND $14::text IS NULL) "
    "OR m.sieve & (SELECT sieve FROM asked) = (SELECT sieve FROM asked)))"
)
"""What the lists of memories ask of a row that an index of theirs answers; of the rest it says what can't be."""

WANTED = (
    "($11::text IS NULL OR m.source = $11) AND ($13::text IS NULL OR position(lower($13) IN lower(m.content)) > 0) "
    "AND ($14::text IS NULL OR m.domains @> ARRAY[$14::text])"
)
"""What takes the row itself to answer."""


def _list(columns: tuple[str, ...], table: str = "") -> str:
    return ", ".join(f"{table}{column}" for column in columns)


def _of_m(columns: tuple[str, ...]) -> str:
    return ", ".join(ADDED_UP.get(column, f"m.{column}") for column in columns)


def _agent(table: str) -> str:
    """The columns of an agent, the last one read from its organisation's settings."""
    budget = f"(SELECT (o.settings ->> 'maxTokens')::int FROM organisations AS o WHERE o.org_id = {table}.org_id)"
    return ", ".join((*(f"{table}.{column}" for column in AGENT[:-1]), f"{budget} AS {AGENT[-1]}"))


LISTS: Mapping[str, str] = {
    "memory": _list(MEMORY),
    "memory of m": _of_m(MEMORY),
    "likely of m": LIKELY,
    "wanted of m": WANTED,
    "same line as m": SAME_LINE,
    "lean": _list(LEAN),
    "lean of m": _of_m(LEAN),
    "tension": _list(TENSION),
    "outcome": _list(OUTCOME),
    "domain": _list(DOMAIN),
    "agent": _agent("agents"),
    "agent of a": _agent("a"),
    "injection": _list(INJECTION),
    "injection of i": _list(INJECTION, "i."),
    "injection of g": _list(INJECTION, "g."),
    "outline": _list(OUTLINE),
    "outline of i": _list(OUTLINE, "i."),
    "part": _list(PART),
    "part of p": _list(PART, "p."),
    "part of s": _list(PART, "s."),
    "key of k": _list(KEY, "k."),
    "standing of k, a, o": STANDING,
    "person": _list(PERSON),
    "sign_in of s": _list(SIGN_IN, "s."),
    "invitation": _list(INVITATION),
}
