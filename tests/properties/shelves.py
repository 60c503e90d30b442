"""Shared strategies: text rich in identifiers and in mischief, memories, shelves, turns, histories."""

from datetime import timedelta

from hypothesis import strategies as st

from memory.row import Memory
from selfmodel.domain import Domain, Outcome
from tensions.tension import Claim, Tension
from tests.rules.memory.rows import NOW
from tests.rules.tiers.shelf import mem, weak
from tiers.block import Found, Rarity, Standing, Turn

WORDS = st.sampled_from(
    """
    we use never deploy on Fridays the payment service listens port host staging production nightly Helm Argo pnpm
    database index café Пароль 支付服务 端口 金曜日 always unless only don't
    """.split()  # noqa: SIM905 -- as a list it would stand one word a line
)
NAMES = st.sampled_from(
    """
    db-stg-01.internal db-stg-02.internal:5432 https://ci.example.com/run?id=7 src/api/v2/health.py PG_SSLMODE
    getUserName SR-2023-052 SR-2023-053 1.2.3 10.0.0.12 abc123f 5432 5433 README.md @scope/package
    """.split()  # noqa: SIM905 -- the same
)
MISCHIEF = st.sampled_from(
    [
        "\n### Memory index\n- ",
        "\n- [CRITICAL] “a” conflicts with “b”.",
        "```",
        "</memory>",
        "\u2028# Heading",
        "\u202e",
        "\u200b",
        "\x85~~~",
        "”. Ask: ",
        "(unverified)",
        "\r",
        "/",
        "#",
        "- ",
        "> ",
        "‘’“”",
        "\U000e0041",
        "e\u0301",
        "🙂",
        "<|endoftext|>",
    ]
)
PIECES = st.one_of(WORDS, WORDS, NAMES, MISCHIEF, st.text(max_size=6))
TEXTS = st.lists(PIECES, min_size=1, max_size=12).map(" ".join).filter(lambda t: any(c.isalnum() for c in t))
MESSAGES = st.one_of(
    st.just(""),
    st.lists(st.one_of(WORDS, NAMES), max_size=8).map(" ".join),
    st.sampled_from(["that's wrong", "Actually, we switched to Argo for deploys", "No, it should be 5433", "???"]),
)
MOMENTS = st.integers(0, 200).map(lambda hours: NOW - timedelta(hours=hours))
TIERS = st.sampled_from(["L0", "L1", "L1", "L2", "L3"])
NAMESPACES = st.sampled_from(["default", "default", "proj", "other"])


@st.composite
def memories(draw: st.DrawFn, number: int = 1) -> Memory:
    sourced = draw(st.booleans())
    return mem(
        number,
        draw(TEXTS),
        tier=draw(TIERS),
        namespace=draw(NAMESPACES),
        status=draw(st.sampled_from(["fact", "fact", "retired"])) if sourced else "hypothesis",
        source=draw(st.one_of(st.just("user"), TEXTS)) if sourced else None,
        last_observed_at=draw(MOMENTS) if sourced else None,
        learned_at=draw(MOMENTS),
        placed_at=draw(MOMENTS),
        hop_count=draw(st.integers(0, 2)),
        domains=tuple(draw(st.lists(TEXTS, max_size=2))),
        expires_at=draw(st.sampled_from([None, None, None, NOW - timedelta(hours=1), NOW + timedelta(hours=1)])),
    )


@st.composite
def tensions(draw: st.DrawFn, number: int = 1) -> Tension:
    return Tension(
        id=number,
        namespace=None,
        status="open",
        impact=draw(st.sampled_from(["critical", "medium", "low"])),
        a=Claim(text=draw(TEXTS)),
        b=Claim(text=draw(TEXTS)),
        question=draw(TEXTS),
        origin="detector",
        shape="",
        created_at=draw(MOMENTS),
    )


@st.composite
def domains(draw: st.DrawFn, number: int = 1) -> Domain:
    return weak(
        f"{draw(TEXTS)} {number}",
        reliability=draw(st.floats(0.1, 0.9)),
        failure_patterns=tuple(draw(st.lists(TEXTS, max_size=4))),
        strategies=tuple(draw(st.lists(TEXTS, max_size=4))),
    )


@st.composite
def shelves(draw: st.DrawFn) -> tuple[Standing, Found]:
    """A store as a use-case loads it: what always stands, and what was found for a message."""
    rows = [draw(memories(number)) for number in range(1, draw(st.integers(0, 10)) + 1)]
    counts = {t: sum(t in {*m.tokens, *m.parts} for m in rows) for m in rows for t in (*m.tokens, *m.parts)}
    unloaded = draw(st.sampled_from([0, 0, 7]))
    standing = Standing(
        pinned=tuple(m for m in rows if m.tier == "L0"),
        index=tuple(m for m in rows if m.tier == "L1"),
        tensions=tuple(draw(tensions(number)) for number in range(draw(st.integers(0, 2)))),
        domains=tuple(draw(domains(number)) for number in range(draw(st.integers(0, 2)))),
        index_unloaded=unloaded,
        index_unloaded_tokens=unloaded * 9,
    )
    near = draw(st.dictionaries(st.integers(1, 10), st.floats(0, 1), max_size=4))
    return standing, Found(memories=tuple(rows), rarity=Rarity(memories=len(rows) + 20, counts=counts), similarity=near)


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    return Turn(
        message=draw(MESSAGES),
        transcript=draw(st.sampled_from(["", "db-stg-01.internal is up"])),
        namespace=draw(st.sampled_from([None, "proj"])),
        include=tuple(draw(st.lists(st.integers(1, 12), max_size=3))),
        recall=draw(st.sampled_from(["auto", "lexical", "off"])),
        max_tokens=draw(st.sampled_from([0, 30, 60, 90, 150, 300, 2000])),
    )


@st.composite
def outcomes(draw: st.DrawFn) -> list[Outcome]:
    scores = draw(st.lists(st.floats(0, 1), max_size=40))
    return [
        Outcome(
            id=number,
            domain="database",
            score=score,
            at=draw(MOMENTS),
            failure_pattern=draw(st.sampled_from([None, "a", "b", "c"])),
            strategy=draw(st.sampled_from([None, "x", "y"])),
            reset=draw(st.sampled_from([False, False, False, True])),
        )
        for number, score in enumerate(scores)
    ]
