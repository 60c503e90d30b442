"""`foreword-host hook` as Claude Code runs it: a process with an event on its input, which never fails its host."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import foreword
import pytest
from foreword.host import hook, transcript

from tests.sdk.liars import WAYS, lying, silent

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

SOURCE = str(Path(foreword.__file__).parents[1])


def host_command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "foreword.host.main", *arguments]


def environment(**given: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FOREWORD_")}
    return {**kept, "PYTHONPATH": SOURCE, **given}


def hooked(event: Any, *flags: str, **given: str) -> str:
    """What one hook printed; it ended with 0 and complained of nothing."""
    text = event if isinstance(event, str) else json.dumps(event)
    command = host_command("hook", *flags)
    ran = subprocess.run(
        command,
        input=text.encode("utf-8", "replace"),
        env=environment(**given),
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    return ran.stdout.decode()


def event(name: str, **more: Any) -> dict[str, Any]:
    return {"hook_event_name": name, "session_id": "s-1", "cwd": "/somewhere", **more}


def line(kind: str, content: Any, key: str = "", **more: Any) -> str:
    return json.dumps({"type": kind, "uuid": key, "message": {"role": kind, "content": content}, **more})


CONVERSATION = (
    '{"type": "summary", "summary": "a talk"}',
    line("user", "We deploy with Helm from the release branch.", "u-1"),
    line("assistant", [{"type": "text", "text": "Noted."}, {"type": "tool_use", "name": "Bash"}]),
    line("user", [{"type": "tool_result", "content": "We use Redis."}]),
    line("user", "<command-name>/clear</command-name>"),
    line("user", "We use Kafka.", isMeta=True),
    line("user", "We use NATS.", isSidechain=True),
    line("assistant", [{"type": "text", "text": "Done."}]),
    "{half a li",
)


async def test_a_session_of_claude_code(url: str, host: Host, tmp_path: Path) -> None:
    told = {"FOREWORD_URL": url, "FOREWORD_API_KEY": host.key}
    path = tmp_path / "transcript.jsonl"
    path.write_text("\n".join(CONVERSATION), "utf-8")
    patient = ("--deadline", "60", "--agent", "ada")
    assert hooked(event("SessionStart", source="startup"), *patient, **told) == ""
    for _ in range(2):
        assert hooked(event("Stop", transcript_path=str(path)), *patient, **told) == ""
    assert await host.of(agent="ada").live() == ["We deploy with Helm from the release branch."]
    assert len((await host.of(agent="ada").get("/v1/turns"))["turns"]) == 1
    printed = hooked(event("UserPromptSubmit", prompt="How do we deploy?", transcript_path=str(path)), *patient, **told)
    assert printed.startswith("## Memory\n")
    assert "- We deploy with Helm from the release branch." in printed
    assert hooked(event("SessionStart"), *patient, **told) == printed
    assert hooked(event("SessionStart"), "--deadline", "60", **told) == ""


@pytest.mark.parametrize(
    "said",
    [
        "",
        '{"hook_event_name": "PreToolUse"}',
        '{"hook_event_name": "UserPromptSubmit", "prompt": ["x"], "session_id": 7, "transcript_path": "/nowhere"}',
        '{"hook_event_name": "Stop", "transcript_path": "/nowhere"}',
    ],
)
def test_whatever_stands_in_its_input_it_ends_well(said: str) -> None:
    told = {"FOREWORD_URL": "http://127.0.0.1:9", "FOREWORD_API_KEY": "k"}
    assert hooked(said, "--deadline", "60", **told) == ""


@pytest.mark.parametrize("said", ["", "{", "[]", "5", "{}", "null", '{"hook_event_name": 5}', "[" * 50_000, "\ud800"])
def test_what_is_no_event_is_told_from_one(said: str) -> None:
    with pytest.raises((ValueError, RecursionError)):
        hook.read(said)


def test_a_stop_that_a_hook_caused_is_learned_already() -> None:
    event = hook.read('{"hook_event_name": "Stop", "stop_hook_active": true, "transcript_path": "/nowhere"}')
    assert event.again


@pytest.mark.parametrize("name", ["silent", "closes in its body", "a page"])
def test_a_server_that_does_not_serve_prints_nothing(name: str) -> None:
    way, reason = WAYS[name]
    deadline = "1" if reason == "DeadlineExceeded" else "60"
    with lying(way) as liar:
        told = {"FOREWORD_URL": liar.url, "FOREWORD_API_KEY": "k"}
        assert hooked(event("UserPromptSubmit", prompt="hello"), "--deadline", deadline, **told) == ""


def test_without_a_key_it_prints_nothing_and_says_why_when_asked() -> None:
    assert hooked(event("SessionStart")) == ""
    command = host_command("hook", "--verbose", "--deadline", "60")
    text = json.dumps(event("SessionStart"))
    ran = subprocess.run(
        command, input=text, env=environment(), capture_output=True, text=True, timeout=120, check=False
    )
    assert (ran.returncode, ran.stdout) == (0, "")
    assert "FOREWORD_API_KEY" in ran.stderr


def test_an_input_that_never_ends_costs_the_deadline() -> None:
    with lying(silent) as liar:
        told = environment(FOREWORD_URL=liar.url, FOREWORD_API_KEY="k")
        process = subprocess.Popen(host_command("hook", "--deadline", "0.3"), stdin=subprocess.PIPE, env=told)
        assert process.wait(timeout=120) == 0
        assert process.stdin is not None
        process.stdin.close()


def test_a_long_block_is_cut_at_a_line_and_says_so() -> None:
    block = "## Memory\n" + "- 🦉 a line of some length\n" * 2_000
    cut = hook.shortened(block)
    assert len(cut) <= hook.LONGEST
    assert cut.splitlines()[-1] == hook.LEFT_OUT
    assert set(cut.splitlines()[1:-1]) == {"- 🦉 a line of some length"}
    assert hook.shortened(block[:500]) == block[:500]
    assert hook.shortened("x" * 20_000) == f"{hook.LEFT_OUT}\n"


def test_a_transcript_is_what_both_sides_said() -> None:
    said = transcript.messages(CONVERSATION)
    assert [(row.role, row.content) for row in said] == [
        ("user", "We deploy with Helm from the release branch."),
        ("assistant", "Noted."),
        ("user", "<command-name>/clear</command-name>"),
        ("user", "We use Kafka."),
        ("assistant", "Done."),
    ]
    last, answer = transcript.last_exchange(said)
    assert last is not None
    assert (last.key, answer) == ("u-1", "Done.")
    assert transcript.last_exchange([]) == (None, None)


def test_of_a_long_transcript_the_end_is_read(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    path.write_text("\n".join(line("user", f"{number} {'x' * 1_000}") for number in range(2_000)), "utf-8")
    said = transcript.messages(transcript.tail(str(path)))
    assert said[-1].content.startswith("1999 ")
    assert 400 < len(said) < 600
    assert transcript.tail(str(tmp_path)) == transcript.tail("\0") == transcript.tail("/nowhere") == []
