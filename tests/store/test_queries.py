"""Every query of every file: prepared against the real schema, named, explained, of one organisation, used by one function."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import store
from store import migrate, sql

if TYPE_CHECKING:
    from tests.store.conftest import Tenant

ROOM = Path(store.__file__).parent
FILES = sorted(path.stem for path in (ROOM / "queries").glob("*.sql"))
ALL = [(file, query) for file in FILES for query in sql.read(file)]
OPERATORS = {
    ("organisations", "all_ids"),
    ("organisations", "first"),
    ("organisations", "called"),
    ("organisations", "create"),
    ("organisations", "only_one"),
}
PEOPLE = {"people", "sign_ins", "members"}
"""Files of queries among people, who are across organisations: a role of their own runs them, which can read no memory."""
TABLES = re.compile(
    r"\b(?:FROM|JOIN|INTO|UPDATE)\s+("
    + "|".join(re.findall(r"CREATE TABLE (\w+)", "".join(step.text for step in migrate.steps())))
    + r")\b"
)
"""A tenant table where a query uses it."""


def test_there_are_queries() -> None:
    assert len(ALL) > 60


@pytest.mark.parametrize(("file", "query"), ALL, ids=[f"{file}.{query.name}" for file, query in ALL])
def test_a_query_says_what_it_is_for_and_is_one_statement(file: str, query: sql.Query) -> None:
    assert query.purpose[:1].isupper()
    assert query.purpose.endswith(".")
    assert query.text
    if file != "migrate":
        assert ";" not in query.text


@pytest.mark.parametrize(("file", "query"), ALL, ids=[f"{file}.{query.name}" for file, query in ALL])
def test_a_query_of_a_tenant_table_names_the_organisation(file: str, query: sql.Query) -> None:
    if file in {"migrate", "database", *PEOPLE} or (file, query.name) in OPERATORS or not TABLES.search(query.text):
        return
    assert re.search(r"\borg_id = \$1|INSERT INTO \w+ (AS \w+ )?\(org_id|, \$1\)\)$", query.text), query.text


@pytest.mark.parametrize(("file", "query"), ALL, ids=[f"{file}.{query.name}" for file, query in ALL])
def test_a_query_is_used_by_exactly_one_place(file: str, query: sql.Query) -> None:
    users = [
        path.name
        for path in ROOM.glob("*.py")
        if re.search(rf'load\("{file}"\)', text := path.read_text(encoding="utf-8")) and f'"{query.name}"' in text
    ]
    assert len(users) == 1, users
    text = (ROOM / users[0]).read_text(encoding="utf-8")
    assert len(re.findall(rf'(?:QUERIES\[|_rows\(tx, |_all\(tx, |_by_birth\([^)]*?)"{query.name}"', text)) >= 1


@pytest.mark.anyio
async def test_every_query_can_be_prepared(tenant: Tenant) -> None:
    broken = []
    for file, query in ALL:
        if file == "migrate":
            continue
        async with tenant.tx() as tx:
            try:
                await tx.connection.prepare(query.text)
            except Exception as error:  # noqa: BLE001 - each is told
                broken.append((file, query.name, str(error)))
    assert not broken
