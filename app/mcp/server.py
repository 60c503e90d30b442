"""The protocol itself, by its authors' library: versions, handshake, checks of messages. Importing it takes two seconds.

Every message is served by itself: nothing is kept between two, and nothing goes to a client but its answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import anyio
from mcp.server.caching import CacheableMethod, CacheHint
from mcp.server.connection import Connection
from mcp.server.lowlevel import Server
from mcp.server.runner import serve_one
from mcp.shared.exceptions import MCPError, NoBackChannelError
from mcp.shared.inbound import (
    ERROR_CODE_HTTP_STATUS,
    InboundLadderRejection,
    classify_inbound_request,
    find_duplicated_routing_header,
    unsupported_protocol_version_rejection,
)
from mcp.shared.message import ServerMessageMetadata
from mcp.shared.transport_context import TransportContext
from mcp_types.version import (
    HANDSHAKE_PROTOCOL_VERSIONS,
    KNOWN_PROTOCOL_VERSIONS,
    LATEST_HANDSHAKE_VERSION,
    OLDEST_SUPPORTED_VERSION,
)
from pydantic import ValidationError

from app.errors import Problem, Unauthorized
from app.issues import issues_of
from app.mcp import envelope
from app.mcp.envelope import Malformed, Message
from app.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mcp.shared.dispatcher import CallOptions
    from mcp.shared.message import MessageMetadata
    from mcp_types import (
        CallToolRequestParams,
        GetPromptRequestParams,
        PaginatedRequestParams,
        ReadResourceRequestParams,
        RequestId,
    )

    from app.mcp.visit import Visit

VERSION_FIELD = "mcp-protocol-version"
HEADER_MISMATCH = -32020
UNKNOWN_VERSION = "this version of the protocol is not spoken here"
INSTRUCTIONS = (
    "Foreword holds what was learned about this user and project, each line with its source, its status and what would "
    "retire it. Before you answer, call context_build with the user's message and take its text as what is known; after "
    "the turn, call turn_learn. Put its tensions to the user instead of choosing. Before you act on a recalled memory, "
    "read its trust hint: a hypothesis has to be verified first."
)
PROMPT = "current_block"
URI = "foreword://block"
TEXT = "text/markdown"
NOTHING = "Nothing is held here yet."
WHERE = {"name": "namespace", "description": "A project; absent: all of them", "required": False}
MESSAGE = {"name": "message", "description": "What the user says; absent: what every turn gets", "required": False}

FRESH: dict[CacheableMethod, CacheHint] = {
    "server/discover": CacheHint(),
    "tools/list": CacheHint(),
    "prompts/list": CacheHint(),
    "resources/list": CacheHint(),
    "resources/templates/list": CacheHint(),
    "resources/read": CacheHint(),
}
"""Nothing may be shown again without asking: a block is as it is now."""
WHOLE = {"resultType": "complete"}
"""What the newest version wants on every result; older ones never see it."""

Context = Any
"""The library's own context of a request, whose `request` is our visit."""
Result = Any
"""A result as it goes over the wire: the library takes it as it takes its own models."""


@dataclass
class Channel:
    """What a handler could reach the client by: nothing."""

    request_id: RequestId | None
    message_metadata: MessageMetadata
    transport: TransportContext = field(
        default_factory=lambda: TransportContext(kind="streamable-http", can_send_request=False)
    )
    cancel_requested: anyio.Event = field(default_factory=anyio.Event)
    can_send_request: bool = False

    async def send_raw_request(
        self, method: str, params: Mapping[str, Any] | None, opts: CallOptions | None = None
    ) -> dict[str, Any]:
        """Nobody could answer it."""
        del params, opts
        raise NoBackChannelError(method)

    async def notify(self, method: str, params: Mapping[str, Any] | None, opts: CallOptions | None = None) -> None:
        """An answer in JSON has no room for it."""

    async def progress(self, progress: float, total: float | None = None, message: str | None = None) -> None:
        """An answer in JSON has no room for it."""


async def list_tools(context: Context, params: PaginatedRequestParams | None) -> Result:
    """Those that the key opens, on one page: a model isn't offered what it would be refused."""
    del params
    visit = _visit(context)
    return {**WHOLE, "tools": [dict(visit.tools[name].listed) for name in _names(visit)]}


def _names(visit: Visit) -> list[str]:
    return [name for name, tool in visit.tools.items() if visit.offers(tool)]


async def call_tool(context: Context, params: CallToolRequestParams) -> Result:
    """One tool; a name that is none is an error of the protocol."""
    visit = _visit(context)
    tool = visit.tools.get(params.name)
    if tool is None:
        raise MCPError(code=envelope.PARAMS, message=f"there is no tool {params.name[:100]}", data=_names(visit))
    return {**WHOLE, **await visit.call(tool, params.arguments or {}, context.meta or {})}


async def list_prompts(context: Context, params: PaginatedRequestParams | None) -> Result:
    """The block as a prompt."""
    del params
    if not _visit(context).offers_the_block:
        return {**WHOLE, "prompts": []}
    told = {"name": PROMPT, "title": "Current block", "description": "What is known, for this message"}
    return {**WHOLE, "prompts": [{**told, "arguments": [MESSAGE, WHERE]}]}


async def get_prompt(context: Context, params: GetPromptRequestParams) -> Result:
    """The block of a message, given to the model and so recorded."""
    if params.name != PROMPT:
        raise MCPError(code=envelope.PARAMS, message=f"there is no prompt {params.name[:100]}", data=[PROMPT])
    given = params.arguments or {}
    strays = sorted(set(given) - {"message", "namespace"})
    if strays:
        raise MCPError(code=envelope.PARAMS, message=f"{strays[0][:100]} is no argument of this prompt")
    asked = {"userMessage": given.get("message") or "", "namespace": given.get("namespace") or None}
    text = await _block(context, asked)
    return {
        **WHOLE,
        "description": "What is known, every line by a rule",
        "messages": [{"role": "user", "content": {"type": "text", "text": text}}],
    }


async def list_resources(context: Context, params: PaginatedRequestParams | None) -> Result:
    """The block as a resource."""
    del params
    if not _visit(context).offers_the_block:
        return {**WHOLE, "resources": []}
    told = {"title": "Current block", "description": "What every turn gets, as it is now", "mimeType": TEXT}
    return {**WHOLE, "resources": [{"uri": URI, "name": PROMPT, **told}]}


async def list_templates(context: Context, params: PaginatedRequestParams | None) -> Result:
    """The same of one namespace."""
    del params
    if not _visit(context).offers_the_block:
        return {**WHOLE, "resourceTemplates": []}
    told = {"title": "Current block of a namespace", "description": "What every turn of a project gets"}
    return {
        **WHOLE,
        "resourceTemplates": [{"uriTemplate": f"{URI}/{{namespace}}", "name": PROMPT, "mimeType": TEXT, **told}],
    }


async def read_resource(context: Context, params: ReadResourceRequestParams) -> Result:
    """The block as it is, only looked at."""
    uri = str(params.uri)
    start, _, namespace = uri.partition(f"{URI}/")
    if uri != URI and (start or not namespace):
        raise MCPError(code=envelope.NOT_FOUND, message="there is no resource of this address", data={"uri": uri[:500]})
    asked = {"userMessage": "", "namespace": unquote(namespace) or None, "dryRun": True}
    return {**WHOLE, "contents": [{"uri": uri, "mimeType": TEXT, "text": await _block(context, asked)}]}


async def _block(context: Context, asked: dict[str, Any]) -> str:
    visit = _visit(context)
    try:
        return await visit.block(asked) or NOTHING
    except Unauthorized:
        raise
    except Exception as raised:  # noqa: BLE001 - told as an error of the protocol, whatever it was
        code, message, data = envelope.told(visit.problem(raised), visit.scope["exchange"].request_id)
        raise MCPError(code=code, message=message, data=data) from None


def _visit(context: Context) -> Visit:
    visit: Visit = context.request
    return visit


def made() -> Server[Any]:
    """The server of this process; it holds nothing of any client."""
    server: Server[Any] = Server(
        "foreword",
        version=VERSION,
        title="Foreword",
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_prompts=list_prompts,
        on_get_prompt=get_prompt,
        on_list_resources=list_resources,
        on_list_resource_templates=list_templates,
        on_read_resource=read_resource,
        cache_hints=FRESH,
    )
    server.middleware.clear()  # it would only look for a tracer that isn't there
    return server


@dataclass(frozen=True, slots=True)
class Reply:
    """A body of JSON-RPC and the status it goes with."""

    status: int
    body: bytes


async def answer(server: Server[Any], message: Message, headers: list[tuple[str, str]], visit: Visit) -> Reply:
    """The reply to a request; raises `Unauthorized`, which is told of the whole HTTP request."""
    try:
        connection, modern = _connection(message, headers)
        params = _handshake(message.params) if message.method == "initialize" and not modern else message.params
        metadata = ServerMessageMetadata(request_context=visit)
        result = await serve_one(
            server,
            Channel(message.id, metadata),
            message.method,
            params,
            connection=connection,
            lifespan_state=None,
        )
    except (Malformed, MCPError, ValidationError, Problem) as raised:
        if isinstance(raised, Unauthorized):
            raise
        return _refused(message, raised, visit, modern=not _is_handshake(headers))
    return Reply(200, envelope.result(message.id or 0, result))


def _connection(message: Message, headers: list[tuple[str, str]]) -> tuple[Connection, bool]:
    """As the version field says; who sends none gets everything that the newest handshake has."""
    if _is_handshake(headers):
        version = dict(headers).get(VERSION_FIELD, LATEST_HANDSHAKE_VERSION)
        return Connection.from_envelope(version, None, None), False
    unknown = unsupported_protocol_version_rejection(dict(headers)[VERSION_FIELD])
    if unknown is not None:
        raise Malformed(unknown.code, UNKNOWN_VERSION, {**unknown.data, "supported": list(KNOWN_PROTOCOL_VERSIONS)})
    twice = find_duplicated_routing_header(headers)
    if twice is not None:
        raise Malformed(HEADER_MISMATCH, f"the field {twice} stands there more than once")
    route = classify_inbound_request(message.whole, headers=dict(headers))
    if isinstance(route, InboundLadderRejection):
        raise Malformed(route.code, route.message, route.data)
    return Connection.from_envelope(route.protocol_version, route.client_info, route.client_capabilities), True


def _is_handshake(headers: list[tuple[str, str]]) -> bool:
    version = dict(headers).get(VERSION_FIELD)
    return version is None or version in HANDSHAKE_PROTOCOL_VERSIONS


def _handshake(params: dict[str, Any]) -> dict[str, Any]:
    """A client that says nothing of itself is taken for the oldest there is."""
    silent = {
        "protocolVersion": OLDEST_SUPPORTED_VERSION,
        "capabilities": {},
        "clientInfo": {"name": "unknown", "version": "0"},
    }
    return {**silent, **{name: value for name, value in params.items() if value is not None}}


def _refused(message: Message, raised: Exception, visit: Visit, *, modern: bool) -> Reply:
    code, text, data = _told(message, raised, visit)
    status = ERROR_CODE_HTTP_STATUS.get(code, 200) if modern else 200
    return Reply(status, envelope.error(message.id, code, text, data))


def _told(message: Message, raised: Exception, visit: Visit) -> tuple[int, str, Any]:
    match raised:
        case MCPError(error=error) if error.code == envelope.METHOD:
            return error.code, f"there is no method {message.method[:100]} here", None
        case MCPError(error=error):
            return error.code, error.message, error.data
        case Malformed(code=code, message=text, data=data):
            return code, text, data
        case ValidationError():
            issue = issues_of(raised)[0]
            path = f"params.{issue.path.removeprefix('params.')}" if issue.path not in ("", "params") else "params"
            return envelope.PARAMS, f"{path} {issue.message}", None
        case _:
            return envelope.told(visit.problem(raised), visit.scope["exchange"].request_id)
