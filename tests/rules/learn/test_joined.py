"""Two facts in one sentence are two statements where nothing is guessed; what is one fact is never parted."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from learn.joined import facts
from learn.read import read
from words.distinctive import distinctive

PARTED = (
    (
        "Ana handles design, Omar handles infra, and Priya handles product.",
        ("Ana handles design", "Omar handles infra", "Priya handles product."),
    ),
    ("The API listens on 8080 and the worker on 9090", ("The API listens on 8080", "the worker listens on 9090")),
    (
        "The API listens on 8080, the worker on 9090 and the scheduler on 9091",
        ("The API listens on 8080", "the worker listens on 9090", "the scheduler listens on 9091"),
    ),
    ("We use pnpm and deploy with Helm.", ("We use pnpm", "We deploy with Helm.")),
    ("The API port is 8080 and the worker port 9090", ("The API port is 8080", "the worker port is 9090")),
    ("The shop opens at 9:00 and closes at 17:00.", ("The shop opens at 9:00", "The shop closes at 17:00.")),
    ("The retro is on Friday and lasts 30 minutes.", ("The retro is on Friday", "The retro lasts 30 minutes.")),
    ("Dana is the CTO and Bob is the CEO.", ("Dana is the CTO", "Bob is the CEO.")),
    ("We use Postgres for storage and Redis for caching", ("We use Postgres for storage", "We use Redis for caching")),
    ("I live in Berlin and work for Acme", ("I live in Berlin", "I work for Acme")),
    ("Never commit secrets and always run the linter", ("Never commit secrets", "always run the linter")),
    (
        "Production runs on eu-west-1; staging runs on eu-north-1.",
        ("Production runs on eu-west-1", "staging runs on eu-north-1."),
    ),
    (
        "Staging lives in Frankfurt, while production lives in Dublin",
        ("Staging lives in Frankfurt", "production lives in Dublin"),
    ),
    (
        "Actually, the API listens on 8081 and the worker on 9091",
        ("Actually, the API listens on 8081", "the worker listens on 9091"),
    ),
    ("Die API läuft auf 8080 und der Worker auf 9090", ("Die API läuft auf 8080", "der Worker läuft auf 9090")),
    ("Wir nutzen pnpm und deployen mit Helm", ("Wir nutzen pnpm", "Wir deployen mit Helm")),
    ("L'API écoute sur 8080 et le worker sur 9090", ("L'API écoute sur 8080", "le worker écoute sur 9090")),
    ("On utilise pnpm et on déploie avec Helm", ("On utilise pnpm", "on déploie avec Helm")),
    ("La API escucha en 8080 y el worker en 9090", ("La API escucha en 8080", "el worker escucha en 9090")),
    ("Usamos pnpm y desplegamos con Helm", ("Usamos pnpm", "desplegamos con Helm")),
    ("API слушает порт 8080, а воркер — 9090", ("API слушает порт 8080", "воркер слушает порт 9090")),
    ("Мы используем pnpm и деплоим через Helm", ("Мы используем pnpm", "Мы деплоим через Helm")),
    ("API 监听 8080，worker 监听 9090", ("API 监听 8080", "worker 监听 9090")),
    ("我们用 pnpm，部署用 Helm", ("我们用 pnpm", "部署用 Helm")),
    (
        "API はポート 8080 で待機し、ワーカーはポート 9090 で待機します",
        ("API はポート 8080 で待機します", "ワーカーはポート 9090 で待機します"),
    ),
)

WHOLE = (
    "Our backend is in Go and the CLI is too.",
    "The API listens on 8080 and the worker listens on 9090 respectively",
    "Amounts are always in minor units as Long, never as Double or BigDecimal.",
    "Amounts are always in minor units and never as Double.",
    "We deploy on Mondays, never on Fridays",
    "We deploy from main, only with two approvals",
    "We deploy from main and only with two approvals",
    "Tokens live in Vault, not in the repo",
    "Logs are kept for 30 days, at least in prod",
    "All hosts run Debian, except db-1",
    "Always run migrations against staging, never production",
    "Beträge sind Long und nie Double",
    "Wir deployen montags und nie am Freitag",
    "Les montants sont en centimes et jamais en euros",
    "Los importes van en céntimos y nunca en euros",
    "Суммы в копейках и никогда в рублях",
    "金额用分存储，不要用元",
    "Alice and Bob own billing",
    "The maintenance window is between 8 and 10",
    "R and D lives in Porto",
    "Always lint and test before merging",
    "We build and deploy with make",
    "The API and the worker listen on 8080",
    "We use Postgres and Redis",
    "We never push to main and deploy on Fridays",
    "You must sign commits and use SSH keys",
    "We write tests and run them before merging",
    "If the API listens on 8080 and the worker on 9090, it works",
    "In staging, the API listens on 8080 and the worker on 9090",
    "We use Helm and that works fine",
    "We don't use Docker; we use Podman.",
    "We tag releases and then publish them",
    "The tech lead and on-call engineer is Dana",
    'Use "the API is up and the worker is down" as the label',
    "Our office is in Porto, Portugal",
    "Dana, the CTO, owns billing",
    "Alice und Bob betreuen das Billing",
    "Immer linten und testen vor dem Merge",
    "Alice et Bob gèrent la facturation",
    "La ventana es entre las 8 y las 10",
    "Алиса и Боб отвечают за биллинг",
    "Alice 和 Bob 负责支付",
    "端口是 5433，不是 5432",
    "Alice と Bob が課金を担当しています",
)


@pytest.mark.parametrize(("sentence", "parts"), PARTED)
def test_each_fact_is_a_statement_with_what_it_left_out(sentence, parts):
    assert facts(sentence) == parts
    assert tuple(c.content for c in read(sentence).candidates) == parts


@pytest.mark.parametrize("sentence", WHOLE)
def test_what_is_one_fact_stays_one(sentence):
    assert facts(sentence) == (sentence,)


def test_a_kind_word_beside_a_fact_does_not_take_it_along():
    assert [c.content for c in read("We use pnpm and the weather is nice").candidates] == ["We use pnpm"]


JOINTS = {"and", "while", "und", "et", "y", "и", "а"}


def _is_told_by_all(sentence, parts):
    told = {word for part in parts for word in distinctive(part)}
    return set(distinctive(sentence.replace("，", " "))) - JOINTS <= told


@pytest.mark.parametrize(("sentence", "parts"), PARTED)
def test_the_parts_hold_every_distinctive_token(sentence, parts):
    assert _is_told_by_all(sentence, parts)


SUBJECTS = st.sampled_from(["the API", "Dana", "we", "our worker", "amounts", "staging", "the docs", "I"])
VERBS = st.sampled_from(
    ["listens on", "use", "owns", "is", "are", "live in", "runs on", "deploy with", "must use", "never use"]
)
OBJECTS = st.sampled_from(["8080", "pnpm", "Helm", "db-1.internal", "billing", "minor units", "Fridays", "Vault", "Go"])
TAILS = st.sampled_from(["", "for deploys", "in staging", "before merging", "on Mondays", "with Omar"])
JOINED = st.sampled_from([" and ", ", and ", ", ", "; ", ", while "])
QUALIFYING = st.sampled_from(
    [
        "never as",
        "not in",
        "only with",
        "except for",
        "but not",
        "at least in",
        "never",
        "not",
        "only",
        "without",
        "nie",
    ]
)
CLAUSES = st.builds(lambda *words: " ".join(filter(None, words)), SUBJECTS, VERBS, OBJECTS, TAILS)
QUALIFIERS = st.builds(lambda *words: " ".join(filter(None, words)), QUALIFYING, OBJECTS, TAILS)


@given(CLAUSES, JOINED, st.one_of(CLAUSES, QUALIFIERS, OBJECTS))
@settings(max_examples=400)
def test_no_token_is_lost_and_no_part_only_qualifies(first, joint, second):
    sentence = f"{first}{joint}{second}"
    parts = facts(sentence)
    assert len(parts) == 1 or _is_told_by_all(sentence, parts)
    alone = re.compile(
        r"(?:never|not|only|except|but|at least|always|without|nie) (?:as|in|on|with|for|not|\S+$|\S+ (?:for|in|on|before)\b)"
    )
    assert not any(alone.match(part) for part in parts[1:])
    assert all(re.search(r"\b(?:listens|uses?|owns|is|are|lives?|runs|deploy)\b", part) for part in parts[1:])


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        (
            "since Monday Leo handles support and the hotline closes at 4pm",
            ("since Monday Leo handles support", "since Monday the hotline closes at 4pm"),
        ),
        (
            "By the way, the API listens on 8080 and the worker on 9090",
            ("By the way, the API listens on 8080", "the worker listens on 9090"),
        ),
        (
            "We've moved the retro from Friday to Monday and the planning to Tuesday.",
            ("We've moved the retro from Friday to Monday", "We've moved the planning to Tuesday."),
        ),
    ],
)
def test_what_opens_a_sentence_and_since_when_it_is_so_reach_over_both(sentence, found) -> None:
    assert facts(sentence) == found
