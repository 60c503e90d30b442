"""`foreword agent link`: an operator links what the master key made, and is told when there is no such agent."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.conftest import Shell


def test_an_agent_is_linked_by_its_name(shell: Shell) -> None:
    unknown = shell("agent", "link", "nobody")
    assert unknown.code == 1
    assert "nobody" in unknown.err
    shell("key", "create", "--name", "host", "--agent", "resident")
    done = shell("agent", "link", "resident", "--json")
    assert (done.code, done.value) == (0, {"agent": "resident", "userLinked": True, "permanent": 0})
    assert "resident is linked" in shell("agent", "link", "resident").out


def test_an_agent_is_linked_to_an_organisation_that_is_named_by_name_or_id(shell: Shell) -> None:
    unknown = shell("agent", "link", "resident", "--organisation", "nobody's")
    assert (unknown.code, "nobody's" in unknown.err) == (1, True)
    shell("key", "create", "--name", "host", "--agent", "lodger")
    taken = shell("agent", "link", "lodger", "--organisation", "default", "--json")
    assert (taken.code, taken.value["agent"]) == (0, "lodger")
    again = shell("agent", "link", "lodger", "--json")
    assert again.value == {"agent": "lodger", "userLinked": True, "permanent": 0}
