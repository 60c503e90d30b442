"""Commands work alone, in any order, with or without a running service; people get tables, machines one object."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from app import keys
from app.scopes import SCOPES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.conftest import Shell

NOTES = """\
# Parcels

## Database

- Never run a migration on `parcels-prd-01.internal` by hand.
- The tracker listens on port 7070.
- The archive password is https://ops:hV7kQ2mXw9Lp@archive.internal/depot

## Testing

```bash
# Run the slow tests
just test --slow
```
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def ask(port: int, path: str, key: str | None = None, body: dict[str, Any] | None = None) -> tuple[int, Any]:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data=data, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as reply:  # noqa: S310 - our own
            return reply.status, json.loads(reply.read() or b"null")
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read() or b"null")


@contextmanager
def serving(shell: Shell, *flags: str) -> Iterator[int]:
    port = free_port()
    command = [sys.executable, "-m", "app.cli", "serve", "--port", str(port), "--data", str(shell.data), *flags]
    child = subprocess.Popen(command, cwd=shell.folder, env=shell.environment(), stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until and child.poll() is None:
            try:
                if ask(port, "/readyz")[0] == 200:
                    break
            except OSError:
                time.sleep(0.05)
        yield port
    finally:
        child.send_signal(signal.SIGTERM)
        assert child.wait(30) == 0


def test_a_key_is_minted_before_any_service_ran_and_has_every_scope(shell: Shell) -> None:
    ran = shell.here("key", "create", "--name", "first", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    made = ran.value
    assert made["scopes"] == list(SCOPES)
    parsed = keys.parse(made["key"])
    assert parsed is not None
    assert parsed.key_id == made["id"]
    assert made["key"].startswith(f"{made['prefix']}_")


def test_serve_and_key_create_work_as_two_commands_on_one_database(shell: Shell) -> None:
    early = shell.here("key", "create", "--name", "early", "--json").value
    with serving(shell) as port:
        late = shell.here("key", "create", "--name", "late", "--scope", "memories:read", "--json").value
        for key in (early, late):
            assert ask(port, "/v1/context", key["key"], {"userMessage": ""})[0] == 200
        status, refused = ask(port, "/v1/turns", late["key"], {"userMessage": "We use Kafka."})
        assert (status, refused["requiredScope"]) == (403, "memories:write")

        assert shell.here("key", "revoke", str(late["id"]), "--json").value == {"id": late["id"], "revoked": True}
        status, gone = ask(port, "/v1/context", late["key"], {"userMessage": ""})
        assert (status, gone["message"].split(":")[0]) == (401, "revoked")
        assert ask(port, "/v1/context", early["key"], {"userMessage": ""})[0] == 200


def test_two_workers_share_one_embedded_database(shell: Shell) -> None:
    key = shell.here("key", "create", "--name", "workers", "--json").value["key"]
    with serving(shell, "--workers", "2") as port:
        taught = ask(port, "/v1/memories", key, {"agent": "w", "items": [{"content": "Vans leave at 06:30."}]})
        assert taught[0] == 201
        texts = {ask(port, "/v1/context", key, {"agent": "w", "userMessage": ""})[1]["text"] for _ in range(12)}
        assert len(texts) == 1
        assert "Vans leave at 06:30." in texts.pop()


def test_a_key_bound_to_an_agent_names_it_and_expires_when_asked(shell: Shell) -> None:
    made = shell.here("key", "create", "--name", "bound", "--agent", "ada", "--expires-in-days", "3", "--json").value
    assert made["agent"] == "ada"
    assert made["expiresAt"] is not None
    listed = {row["id"]: row for row in shell.here("key", "list", "--json").value["keys"]}
    assert listed[made["id"]]["agent"] == "ada"
    assert "key" not in listed[made["id"]]


def test_for_a_person_a_key_is_shown_with_what_to_know_about_it(shell: Shell) -> None:
    ran = shell.here("key", "create", "--name", "person")
    assert ran.code == 0
    first, second, *_ = ran.out.splitlines()
    assert keys.parse(first) is not None
    assert "memories:read" in second
    assert "shown this once" in ran.out
    assert "person" in shell.here("key", "list").out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            ("key", "create", "--name", "x", "--scope", "memories:all"),
            "--scope names memories:all; there are memories:read",
        ),
        (("key", "revoke", "999999999"), "there is no key 999999999 here"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(shell: Shell, words: tuple[str, ...], says: str) -> None:
    ran = shell.here(*words)
    assert (ran.code, ran.out) == (1, "")
    assert says in " ".join(ran.err.split())
    assert "Traceback" not in ran.err


def test_an_unknown_setting_stops_every_command_and_names_the_nearest(shell: Shell) -> None:
    ran = shell.here("key", "list", "--json", FOREWORD_PROT="9000")
    assert ran.code == 1
    told = json.loads(ran.err)
    assert told["error"] == "UnusableSettings"
    assert "FOREWORD_PROT" in told["message"]
    assert "FOREWORD_PORT" in told["message"]


def test_an_unreachable_database_is_told_without_a_trace(shell: Shell) -> None:
    ran = shell("key", "list", FOREWORD_DATABASE_URL=f"postgresql://x@127.0.0.1:{free_port()}/x")
    assert ran.code == 1
    assert ran.err.startswith("Unreachable: ")
    assert "Traceback" not in ran.err


def test_migrate_says_what_it_applied_and_then_that_there_is_nothing_to_do(shell: Shell, tmp_path_factory: Any) -> None:
    fresh = str(tmp_path_factory.mktemp("fresh"))
    first = shell("migrate", "--data", fresh, "--json").value
    assert first["applied"]
    assert first["applied"][-1] == first["head"]
    assert shell("migrate", "--data", fresh, "--json").value == {"applied": [], "head": first["head"]}
    assert "Nothing to do" in shell("migrate", "--data", fresh).out


def test_doctor_makes_nothing_where_there_is_nothing(shell: Shell) -> None:
    absent = shell.folder / "absent"
    ran = shell("doctor", "--data", str(absent), "--json")
    assert ran.code == 0
    found = {finding["what"]: finding for finding in ran.value["findings"]}
    assert found["data"]["state"] == "look"
    assert "serve" in found["data"]["do"]
    assert not absent.exists()


def test_doctor_names_versions_and_what_to_do(shell: Shell) -> None:
    shell.here("key", "create", "--name", "seen", "--json")
    found = {finding["what"]: finding for finding in shell.here("doctor", "--json").value["findings"]}
    assert re.search(r"PostgreSQL \d+.*pgvector 0\.\d+", found["database"]["said"])
    assert found["keys"]["state"] == "good"
    assert found["service"]["state"] in {"look", "good"}
    person = shell.here("doctor").out
    assert "PostgreSQL" in person


def test_doctor_fails_with_a_cause_and_never_shows_a_password(shell: Shell) -> None:
    url = f"postgresql://app:hV7kQ2mXw9Lp@127.0.0.1:{free_port()}/foreword"
    ran = shell("doctor", "--json", FOREWORD_DATABASE_URL=url)
    assert ran.code == 1
    assert "hV7kQ2mXw9Lp" not in ran.out + ran.err
    assert any(f["what"] == "database" and f["state"] == "bad" for f in ran.value["findings"])


def test_import_shows_first_and_writes_only_when_told(shell: Shell) -> None:
    (shell.folder / "AGENTS.md").write_text(NOTES, encoding="utf-8")
    dry = shell.here("import", "AGENTS.md", "--agent", "parcels", "--json").value
    assert dry["written"] is False
    assert [(m["source"], m["tier"], m["domains"], m["content"]) for m in dry["stored"]] == [
        ("AGENTS.md:5", "L1", ["database"], "Never run a migration on `parcels-prd-01.internal` by hand."),
        ("AGENTS.md:6", "L2", ["database"], "The tracker listens on port 7070."),
        ("AGENTS.md:13", "L2", ["testing"], "Run the slow tests: `just test --slow`"),
    ]
    assert [item["rule"] for item in dry["rejected"]] == ["secret"]
    assert "hV7kQ2mXw9Lp" not in json.dumps(dry)
    again = shell.here("import", "AGENTS.md", "--agent", "parcels", "--json").value
    assert len(again["stored"]) == 3, "a dry run leaves nothing behind"

    written = shell.here("import", "AGENTS.md", "--agent", "parcels", "--yes", "--json").value
    assert written["written"] is True
    assert all(memory["id"] for memory in written["stored"])
    repeated = shell.here("import", "AGENTS.md", "--agent", "parcels", "--yes", "--json").value
    assert (repeated["stored"], len(repeated["folded"])) == ([], 3)


def test_import_for_a_person_ends_with_what_to_do_next(shell: Shell) -> None:
    (shell.folder / "CLAUDE.md").write_text("## Style\n\n- Prefer tabs.\n", encoding="utf-8")
    ran = shell.here("import", "CLAUDE.md", "--agent", "person")
    assert ran.code == 0
    assert "CLAUDE.md:3" in ran.out
    assert "Add --yes to write" in ran.out


@pytest.mark.parametrize(("content", "says"), [(b"\xff\xfe\x00", "no UTF-8 text"), (None, "No such file or directory")])
def test_a_file_that_cannot_be_read_is_named(shell: Shell, content: bytes | None, says: str) -> None:
    path = shell.folder / "bad.md"
    path.unlink(missing_ok=True)
    if content is not None:
        path.write_bytes(content)
    ran = shell.here("import", "bad.md")
    assert ran.code == 1
    assert says in ran.err
    assert "bad.md" in ran.err


def test_context_prints_the_block_with_its_rules_and_leaves_no_trace(shell: Shell) -> None:
    (shell.folder / "AGENTS.md").write_text(NOTES, encoding="utf-8")
    shell.here("import", "AGENTS.md", "--agent", "ctx", "--yes", "--json")
    message = "Can I migrate parcels-prd-01.internal?"
    ran = shell.here("context", message, "--agent", "ctx", "--json")
    reply = ran.value
    assert reply["injectionId"] is None
    assert reply["triggers"] == ["parcels-prd-01.internal"]
    assert any({"identifier"} & {entry["rule"], *entry["alsoBy"]} for entry in reply["entries"])
    person = shell.here("context", message, "--agent", "ctx").out
    assert reply["text"].splitlines()[0] in person
    assert f"{reply['totalTokens']} tokens of {reply['maxTokens']}" in person


def test_help_names_every_command() -> None:
    done = subprocess.run([sys.executable, "-m", "app.cli", "--help"], check=True, capture_output=True, text=True)
    for name in ("serve", "demo", "key", "migrate", "doctor", "import", "context"):
        assert re.search(rf"^\W*{name}\b", done.stdout, re.MULTILINE)
