"""Every setting of the program: one object, read once from the environment in the composition root.

A setting is an environment variable `FOREWORD_` + its name in capitals. An unknown one is an error at start, so that a
misspelt limit is never silently the default.
"""

from __future__ import annotations

import difflib
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from app import keys

PREFIX = "FOREWORD_"
OF_HOSTS = frozenset({"FOREWORD_URL", "FOREWORD_API_KEY"})
"""Variables of the SDKs, which a server on the same machine passes over."""
LEAST_BYTES = 32
"""Of a key that signs sign-ins: as many as the hash has (RFC 7518 §3.2)."""

Seconds = Annotated[float, Field(gt=0, le=3600)]


_SENDABLE = re.compile(r"[!-~]{32,512}", re.ASCII)


def _sendable(key: SecretStr | None) -> SecretStr | None:
    """A key has to fit behind `Authorization: Bearer`."""
    if key is not None and not _SENDABLE.fullmatch(key.get_secret_value()):
        raise ValueError("must be 32…512 printable ASCII characters without spaces")
    return key


def _whole_key(key: SecretStr | None) -> SecretStr | None:
    """A key that no request could have is told at start."""
    if key is not None and keys.parse(key.get_secret_value()) is None:
        raise ValueError("is no API key of Foreword, or a character of it is wrong")
    return key


def _unguessable(key: SecretStr | None) -> SecretStr | None:
    """Of a key that signs, the bytes count, not the characters."""
    if key is not None and len(key.get_secret_value().encode()) < LEAST_BYTES:
        raise ValueError(f"must have at least {LEAST_BYTES} bytes")
    return key


class UnusableSettings(Exception):  # noqa: N818 - read as a sentence at start
    """The environment doesn't give usable settings; the message names each variable and what is wrong with it."""


class Settings(BaseSettings):
    """What an operator may choose. Every field has a default but none is a guess about somebody else's machine."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True, hide_input_in_errors=True)

    database_url: Annotated[
        str | None,
        Field(
            repr=False, description="PostgreSQL ≥ 16 with pgvector ≥ 0.8, as a URL; absent: the embedded one in `data`"
        ),
    ] = None
    data: Annotated[Path, Field(description="Folder of the embedded PostgreSQL")] = Path(".foreword")
    organisation: Annotated[
        str, Field(min_length=1, max_length=200, description="Name of the organisation that is made at first start")
    ] = "default"
    host: Annotated[str, Field(description="Address to listen on")] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535, description="Port to listen on; 0: any free one")] = 8000
    workers: Annotated[int, Field(ge=1, le=64, description="Processes that answer")] = 1
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Field(description="Least important line that is logged")
    ] = "info"
    env: Annotated[str, Field(pattern=r"^[a-z0-9]{1,16}$", description="Second part of new API keys")] = "live"
    master_key: Annotated[
        SecretStr | None,
        Field(min_length=32, description="Provisions and revokes agent keys; absent: off"),
        AfterValidator(_sendable),
    ] = None
    session_key: Annotated[
        SecretStr | None,
        Field(
            description="Signs the cookies of signed-in people, at least 32 bytes; absent: the embedded instance keeps its "
            "own in `data`, and elsewhere nobody can sign in"
        ),
        AfterValidator(_unguessable),
    ] = None
    session_key_before: Annotated[
        SecretStr | None,
        Field(description="The key before that one, still good for what it signed: set both while changing it"),
        AfterValidator(_unguessable),
    ] = None
    sign_in_minutes: Annotated[
        int, Field(ge=1, le=43_200, description="Life of a sign-in that isn't used, minutes; each use renews it")
    ] = 60
    sign_in_days: Annotated[int, Field(ge=1, le=365, description="Life of a sign-in however much it is used, days")] = (
        30
    )
    sign_up: Annotated[
        Literal["open", "invited"], Field(description="Who may sign up: everybody, or whoever holds an invitation")
    ] = "open"
    sign_ins_an_hour: Annotated[
        int, Field(ge=1, le=1_000_000, description="Tries to sign in or up an hour and address; beyond: 429")
    ] = 60
    sign_ups_an_hour: Annotated[
        int, Field(ge=1, le=1_000_000, description="Tries to sign up an hour and address; beyond: 429")
    ] = 60
    tries_an_hour: Annotated[
        int,
        Field(
            ge=1,
            le=1_000_000,
            description="Failed tries to sign in to one account an hour, from one address or by one browser that came in "
            "before; beyond: 429",
        ),
    ] = 20
    strangers_an_hour: Annotated[
        int,
        Field(
            ge=1,
            le=1_000_000,
            description="Failed tries to sign in to one account an hour, from everywhere, by browsers that never came in; "
            "beyond: 429 for those",
        ),
    ] = 200
    hashes: Annotated[
        int, Field(ge=1, le=64, description="Passwords that one process hashes at once (64 MiB each)")
    ] = 2
    public_url: Annotated[
        str | None,
        Field(
            pattern=r"^https?://[^\s/]+/?$",
            description="Where browsers find this service, such as `https://memory.example`; absent: by the Host they ask for",
        ),
    ] = None
    proxies: Annotated[
        int,
        Field(
            ge=0,
            le=10,
            description="Proxies of yours in front of it, whose X-Forwarded-For and -Proto are believed; 0: nobody's are",
        ),
    ] = 0
    mcp_hosts: Annotated[
        str | None,
        Field(
            description="Names (no ports, joined by commas) under which alone MCP answers, besides loopback; absent: any"
        ),
    ] = None
    mcp_origins: Annotated[
        str | None,
        Field(
            pattern=r"^https?://[^\s/,]+(\s*,\s*https?://[^\s/,]+)*$",
            description="Origins (joined by commas) of web pages that may use MCP; absent: only pages of this machine",
        ),
    ] = None
    max_tokens: Annotated[
        int, Field(ge=0, le=32_000, description="Budget of a block where neither request nor agent names one, tokens")
    ] = 2_000
    encoding: Annotated[
        Literal["o200k_base", "cl100k_base"], Field(description="Tokenizer by which blocks are counted")
    ] = "o200k_base"
    judge_url: Annotated[
        str | None,
        Field(
            pattern=r"^https?://[^\s/]",
            repr=False,
            description="Where the judge's paths begin, such as `https://host/v1` or `http://127.0.0.1:11434`; absent: no judge",
        ),
    ] = None
    judge_kind: Annotated[
        Literal["openai", "ollama"],
        Field(description="What the judge's endpoint speaks: OpenAI's chat completions or Ollama"),
    ] = "openai"
    judge_model: Annotated[
        str | None, Field(min_length=1, description="The judge's model; needed with `judge_url`")
    ] = None
    judge_key: Annotated[SecretStr | None, Field(description="Bearer token of the judge's endpoint")] = None
    judge_deadline: Annotated[
        Seconds, Field(description="Longest wait for the judge, seconds; then everything is kept")
    ] = 8.0
    judge_calls: Annotated[
        int,
        Field(ge=0, description="Calls of the judge a day (UTC) and organisation; 0: none but where one has its own"),
    ] = 1_000
    chat_url: Annotated[
        str | None,
        Field(
            pattern=r"^https?://[^\s/]",
            repr=False,
            description="Where the paths of the model that words summaries begin, as of `judge_url`; absent: they are extracts",
        ),
    ] = None
    chat_kind: Annotated[
        Literal["openai", "ollama"], Field(description="What that endpoint speaks: OpenAI's chat completions or Ollama")
    ] = "openai"
    chat_model: Annotated[str | None, Field(min_length=1, description="The model; needed with `chat_url`")] = None
    chat_key: Annotated[SecretStr | None, Field(description="Bearer token of that endpoint")] = None
    chat_deadline: Annotated[
        Seconds, Field(description="Longest wait for one summary, seconds; then it is an extract")
    ] = 15.0
    embedder: Annotated[
        Literal["none", "ollama", "openai", "local"],
        Field(description="Who embeds: nobody, an Ollama, an endpoint like OpenAI's, or this process (extra `embed`)"),
    ] = "none"
    embedder_url: Annotated[
        str | None,
        Field(
            pattern=r"^https?://", description="Where it answers; absent: Ollama on this machine, or OpenAI's address"
        ),
    ] = None
    embedder_model: Annotated[
        str | None,
        Field(min_length=1, max_length=200, description="Its model; absent: nomic-embed-text, text-embedding-3-small"),
    ] = None
    embedder_key: Annotated[SecretStr | None, Field(min_length=1, description="Its bearer token")] = None
    embedder_deadline: Annotated[
        float, Field(gt=0, le=45, description="Longest wait for the vectors of a batch of rows, seconds")
    ] = 10.0
    semantic_deadline: Annotated[
        Seconds, Field(description="Longest wait for nearness in a context, then `degraded`, seconds")
    ] = 0.05
    recall_deadline: Annotated[
        Seconds, Field(description="Longest wait for nearness in a recall, then `degraded`, seconds")
    ] = 1.0
    pool: Annotated[int, Field(ge=2, le=200, description="Database connections of one process")] = 10
    concurrency: Annotated[int, Field(ge=1, le=1_000, description="Requests that one process works on at once")] = 32
    queue_wait: Annotated[Seconds, Field(description="Longest wait for a turn to be worked on, then 503, seconds")] = (
        10.0
    )
    request_deadline: Annotated[Seconds, Field(description="Longest work on one request, then 503, seconds")] = 30.0
    rate_limit: Annotated[
        int, Field(ge=1, le=1_000_000, description="Requests a second a key, in one process; beyond: 429")
    ] = 500
    body_limit: Annotated[int, Field(ge=1_024, le=64 * 2**20, description="Largest request body, bytes")] = 262_144
    import_limit: Annotated[int, Field(ge=1_024, le=2**30, description="Largest body of `POST /v1/import`, bytes")] = (
        32 * 2**20
    )
    header_limit: Annotated[int, Field(ge=1_024, le=2**20, description="Request line and header fields, bytes")] = (
        32_768
    )
    header_deadline: Annotated[Seconds, Field(description="Longest wait for a whole request head, seconds")] = 10.0
    body_deadline: Annotated[Seconds, Field(description="Longest wait for a whole request body, seconds")] = 30.0
    send_deadline: Annotated[Seconds, Field(description="Longest wait for a client to take its reply, seconds")] = 30.0
    keep_alive: Annotated[
        Seconds, Field(description="Longest silence between two requests of a connection, seconds")
    ] = 75.0
    connections: Annotated[
        int, Field(ge=1, le=100_000, description="Open connections of one process; more are closed at once")
    ] = 2_000
    stop_deadline: Annotated[Seconds, Field(description="Longest wait for running requests when stopping, seconds")] = (
        20.0
    )
    gateway_openai_url: Annotated[
        str | None,
        Field(
            pattern=r"^https?://[^\s/]",
            repr=False,
            description="Where the paths of OpenAI's API begin, such as `https://host/v1`, for the gateway; absent: it has none",
        ),
    ] = None
    gateway_anthropic_url: Annotated[
        str | None,
        Field(pattern=r"^https?://[^\s/]", repr=False, description="The same of Anthropic's API"),
    ] = None
    gateway_key: Annotated[
        SecretStr | None,
        Field(
            description="API key of Foreword for requests to the gateway that bring none: for one that only its operator reaches"
        ),
        AfterValidator(_whole_key),
    ] = None
    gateway_deadline: Annotated[
        Seconds, Field(description="Longest wait of the gateway for memory; then the turn goes on without it, seconds")
    ] = 0.3
    gateway_silence: Annotated[
        Seconds, Field(description="Longest silence of a provider behind the gateway, seconds")
    ] = 600.0
    gateway_body_limit: Annotated[
        int, Field(ge=1_024, le=512 * 2**20, description="Largest request body of the gateway, bytes")
    ] = 33_554_432
    maintenance: Annotated[
        bool,
        Field(description="Whether this process takes part in maintenance: prune, promotion, demotion, consolidation"),
    ] = True
    maintenance_after: Annotated[
        float,
        Field(ge=0, le=3_600, description="Seconds from the start to the first maintenance, twice as many at most"),
    ] = 30.0

    @model_validator(mode="after")
    def _whole(self) -> Self:
        """A judge and a chat have a model, and a judge answers while the request still waits."""
        if self.judge_url is not None and self.judge_model is None:
            raise ValueError(f"{PREFIX}JUDGE_URL is set and {PREFIX}JUDGE_MODEL is not")
        if self.chat_url is not None and self.chat_model is None:
            raise ValueError(f"{PREFIX}CHAT_URL is set and {PREFIX}CHAT_MODEL is not")
        if self.judge_url is not None and self.judge_deadline >= self.request_deadline:
            raise ValueError(f"{PREFIX}JUDGE_DEADLINE must be shorter than {PREFIX}REQUEST_DEADLINE")
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingRow:
    """One row of the settings table in the docs."""

    variable: str
    default: str
    meaning: str


def table() -> tuple[SettingRow, ...]:
    """Every setting in the order of the class: the docs' table and the command line's help are drawn from it."""
    return tuple(
        SettingRow(
            variable=PREFIX + name.upper(),
            default="–" if (value := field.get_default(call_default_factory=True)) is None else str(value),
            meaning=field.description or "",
        )
        for name, field in Settings.model_fields.items()
    )


def read_settings(**chosen: Any) -> Settings:
    """The settings of this process, where `chosen` ones (of the command line) win over the environment.

    Raises `UnusableSettings`, which names every variable that is unknown, or every one that is unusable.
    """
    unknown = [name for name in os.environ.keys() - OF_HOSTS if name.startswith(PREFIX) and not _is_known(name)]
    if unknown:
        raise UnusableSettings("; ".join(_explain(name) for name in sorted(unknown)))
    try:
        return Settings(**chosen)
    except ValidationError as error:
        raise UnusableSettings("; ".join(_wrong(where["loc"], where["msg"]) for where in error.errors())) from None


def _is_known(variable: str) -> bool:
    return variable.removeprefix(PREFIX).lower() in Settings.model_fields


def _explain(variable: str) -> str:
    known = [row.variable for row in table()]
    near = difflib.get_close_matches(variable, known, n=1, cutoff=0.0)
    return f"{variable} is no setting; the nearest is {near[0]}"


def _wrong(where: tuple[int | str, ...], message: str) -> str:
    return f"{PREFIX}{str(where[0]).upper()}: {message}" if where else message.removeprefix("Value error, ")
