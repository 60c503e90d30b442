"""Names and entities: what is one, what only looks like one, in several languages and scripts."""

from __future__ import annotations

import pytest

from words.entities import LONGEST, MOST, entities, key
from words.names import names

NAMED = {
    "Alice Johnson reviews deploys for Acme Corp.": ["Alice Johnson", "Acme Corp"],
    "We met Caroline at the Blue Heron café in Berlin.": ["Caroline", "Blue Heron", "Berlin"],
    "Ask Bob about Helm.": ["Bob", "Helm"],
    "The team lead is Maria Sánchez.": ["Maria Sánchez"],
    "Dr. Smith signed off with J. R. Hartley.": ["Smith", "J. R. Hartley"],
    "We read J.R.R. Tolkien and J.R. Hartley.": ["J.R.R. Tolkien", "J.R. Hartley"],
    "We asked Dr.Smith and Mr.Bean.": ["Smith", "Bean"],
    'Our project is called "paper tiger".': ["paper tiger"],
    "We read “Blue Heron” together.": ["Blue Heron"],
    "Caroline: I went to Paris last May": ["Caroline", "Paris"],
    "Wir treffen Anna Schmidt am Dienstag im Büro.": ["Anna Schmidt"],
    "Herr Müller mag die Katze.": ["Müller"],
    "Мы встретили Ивана Петрова в Москве.": ["Ивана Петрова", "Москве"],
    "Nous avons vu Marie Curie à Lyon.": ["Marie Curie", "Lyon"],
    "Hablamos con José García en Madrid el martes": ["José García", "Madrid"],
    "王小明先生来了": ["王小明"],
    "我们用 Kustomize 部署, 王经理同意": ["Kustomize", "王经理"],
    "田中さんがレビューした": ["田中"],
    "김철수 씨가 왔다": ["김철수"],
    "Η Μαρία Παπά ήρθε με τον Νίκο": ["Μαρία Παπά", "Νίκο"],
    "The CTO approved it with @alice": ["CTO", "@alice"],
    "AWS Lambda is used by Netflix.": ["AWS Lambda", "Netflix"],
    "Ludwig van Beethoven and the Bank of England": ["Ludwig van Beethoven", "Bank of England"],
    "Mel likes Caroline's kids and Disneyland!": ["Caroline", "Disneyland"],
    "I met Anna. Anna was late.": ["Anna"],
}

NAMELESS = (
    "",
    "Deploys run on Fridays.",
    "Never deploy on Monday in May.",
    "Note: use the other port",
    "Warning: The queue is full. Restart it.",
    "- First item\n- Second item",
    "1. Restart the worker. 2. Check the log.",
    "Die Datenbank läuft auf dem Server.",
    "NEVER DEPLOY ON FRIDAYS",
    "Deploy The Service To Production Now",
    "The API and the URL",
    "I'm sure that I said so",
    "He said “We never deploy. Never.”",
    "mail root@host or see @scope/package",
    "PG_SSLMODE is set in ops/Deploy.md",
    "Мы никогда не работаем в пятницу. Завтра тоже.",
    "支付服务的端口是 8443",
    "次の金曜日にデプロイする",
)


@pytest.mark.parametrize(("text", "wanted"), NAMED.items())
def test_names_are_found_in_order(text: str, wanted: list[str]) -> None:
    assert list(names(text)) == wanted


@pytest.mark.parametrize("text", NAMELESS)
def test_what_begins_a_sentence_is_no_name(text: str) -> None:
    assert names(text) == ()


def test_entities_are_identifiers_and_names_each_once_under_one_key() -> None:
    found = entities("Anna Schmidt moved db-stg-01.internal; DB-STG-01.internal is Anna  Schmidt's now, says Bob")
    assert [(entity.key, entity.kind) for entity in found] == [
        ("db-stg-01.internal", "identifier"), ("anna schmidt", "name"), ("bob", "name"),
    ]  # fmt: skip
    assert found[0].text == "db-stg-01.internal"
    assert key("  ANNA \n schmidt ") == "anna schmidt"


def test_a_table_and_a_blob_are_bounded() -> None:
    assert len(entities(" ".join(f"host-{n}.internal" for n in range(300)))) == MOST
    assert entities(f"https://example.com/{'a' * LONGEST}") == entities("see https://example.com/" + "a" * LONGEST)
    assert all(len(entity.key) <= LONGEST for entity in entities(f"https://example.com/{'a' * LONGEST} on example.com"))
