"""The SDKs say what the server says: drawn files are as they would be drawn, errors are those of the table."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

from foreword import UnexpectedReply, errors, fit
from foreword.replies import value_of
from foreword.version import VERSION

from app import errors as served
from app.models import context
from app.operations import CONTEXT
from app.scopes import SCOPES
from app.settings import Settings
from tests.sdk.exchanges import GOOD, call_of, on_the_wire, reply_of

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "sdk"))
import generate  # noqa: E402 - sdk/ is no package: its script is found by path


def test_every_drawn_file_is_as_it_would_be_drawn() -> None:
    assert [path.name for path in generate.stale()] == [], "run `python sdk/generate.py` (or `make docs`)"


def test_every_error_of_the_server_has_its_class_in_the_python_client() -> None:
    assert set(errors.TAGS) == {
        each.tag for each in served.Problem.__subclasses__() if each.__module__ == served.__name__
    }
    for tag, kind in errors.TAGS.items():
        assert kind.__name__ == tag
        assert re.search(rf"── {tag} +{getattr(served, tag).status}\b", errors.__doc__ or "")


def test_what_the_python_client_cuts_to_is_what_the_server_reads() -> None:
    assert fit.MAX_MESSAGE == context.MAX_MESSAGE
    assert Settings.model_fields["body_limit"].default == fit.MAX_BODY
    message = context.Message.model_json_schema()["properties"]["role"]
    assert message["maxLength"] == fit.MAX_ROLE
    transcript = str(context.ContextIn.model_json_schema()["properties"]["transcript"])
    assert f"'maxItems': {fit.MAX_MESSAGES}" in transcript


def test_the_package_says_its_version_once() -> None:
    project = tomllib.loads((ROOT / "sdk/python/pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == VERSION
    assert [re.split(r"[<>=]", name)[0] for name in project["dependencies"]] == ["httpx"]


def test_the_licence_is_in_each_package() -> None:
    licence = (ROOT / "LICENSE").read_bytes()
    assert (ROOT / "sdk/python/LICENSE").read_bytes() == licence
    assert (ROOT / "sdk/typescript/LICENSE").read_bytes() == licence


LEFT_OUT = """
resetDomain linkAgent signUp signIn signOut changePassword readSession listSignIns endSignIn describePerson lookAtInvitation
acceptInvitation enter listOrganisations createOrganisation renameOrganisation switchOrganisation leaveOrganisation
transferOrganisation listMembers changeRole removeMember listInvitations invite revokeInvitation listKeys createKey rotateKey
revokeHostKey listAgents createAgent patchAgent retireAgent readSettings patchSettings eraseMemory exportAll importLines
"""
"""Operations of a person with a sign-in, which an agent's host doesn't have."""


def test_what_is_left_out_is_what_no_key_opens() -> None:
    """Whoever adds an operation that a host can't do says so here."""
    left_out = {operation.name for operation in CONTEXT if operation.scope not in SCOPES}
    assert left_out == set(LEFT_OUT.split())


def test_the_recorded_exchanges_are_of_this_api() -> None:
    """Both clients are checked against them: a field that was added since isn't in them."""
    for row in GOOD:
        try:
            told = on_the_wire(value_of(call_of(row), reply_of(row)))
        except UnexpectedReply as error:
            told = str(error)
        assert told == row["reply"]["body"], f"{row['name']}: run `PYTHONPATH=. python sdk/record.py`"
