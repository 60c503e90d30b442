"""The pages' HTTP: reads who comes and what was sent, has the view done, and answers in HTML under a strict policy."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from app import negotiate, signin
from app.auth import DEFAULT_AGENT
from app.errors import MethodNotAllowed, Problem, Unavailable
from app.exchange import problem_of
from app.http import send_empty
from app.visitor import visitor
from app.web import cookies
from app.web.form import Form, read_form
from app.web.layout import around, dressed
from app.web.page import Action, Page, Part, Sent, Went
from app.web.render import drawn
from app.web.upload import read_upload
from app.web.visit import Trouble, Visit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starlette.types import Receive, Scope, Send

    from app.perform import Workroom
    from app.services import Services
    from app.settings import Settings
    from app.signin import SignIn
    from app.visitor import Visitor
    from app.web.layout import Site
    from app.web.page import Row

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""Nothing inline, nothing from elsewhere, in nobody's frame."""

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"same-origin"),  # with no-referrer a browser hides the Origin of our own forms
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
    (b"vary", b"Cookie"),
)

SIGN_IN = "/sign-in"
FAULT = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What is sent; `to`: a redirect there."""

    status: int = 200
    body: bytes = b""
    to: str | None = None
    cookies: tuple[str, ...] = ()
    sent: Sent | None = None
    """Instead of the body: a file, as it comes."""


class Front:
    """An ASGI application for the rows of one path of the `site`."""

    def __init__(self, rows: Sequence[Row], site: Site, room: Callable[[], Workroom | None]) -> None:
        self._rows = {_method(row): row for row in rows}
        self._site = site
        self._room = room
        self._allow = sorted({*self._rows, "OPTIONS"} | ({"HEAD"} if "GET" in self._rows else set()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises a `Problem` only for a method that isn't taken; all else is told in HTML."""
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        row = self._rows.get(method)
        scope["exchange"].operation = "page" if method == "GET" else "form"
        if row is None:
            if method != "OPTIONS":
                raise MethodNotAllowed(scope["method"], self._allow)
            await send_empty(send, [(b"allow", ", ".join(self._allow).encode())])
            return
        await _send(send, await self._answer(row, scope, receive))

    async def _answer(self, row: Row, scope: Scope, receive: Receive) -> Answer:
        visit: Visit | None = None
        try:
            visit = await self._visit(row, scope, receive)
            if row.guarded and visit.person is None:
                return _to_sign_in(row, scope)
            answer = await self._done(row, visit)
            return replace(answer, cookies=answer.cookies or visit.renewed)
        except negotiate.ClientGone:
            raise
        except Exception as error:
            problem = problem_of(error, scope)
            if problem.status == FAULT:  # our own mistake: the edge logs it
                raise
            return self._told(problem, visit, row)

    async def _visit(self, row: Row, scope: Scope, receive: Receive) -> Visit:
        """Who came, and what was sent: a form only from a page of ours, and with the token of who is signed in."""
        room = self._room()
        if room is None:
            raise Unavailable("the service is starting or stopping")
        settings = room.services.settings
        fields = negotiate.fields_of(scope["headers"])
        came = visitor(scope, fields, settings)
        person = await signin.signed_in(room.services, fields, came)
        sent = Form()
        if scope["method"] == "POST":
            signin.check_origin(fields, came)
            if person is not None or not row.guarded:
                sent = await _sent(row, fields, receive, settings)
            if person is not None:
                signin.check_token(person, sent.text("csrf"))
        held = cookies.read_cookies(fields.get(b"cookie", ()))
        theme = cookies.liked(held, cookies.THEME)
        return Visit(
            room=room,
            path=scope["path"],
            request_id=scope["exchange"].request_id,
            visitor=came,
            person=person,
            renewed=() if person is None else _renewed(room.services, fields, came, person),
            parameters=scope["path_params"],
            query=read_form(scope["query_string"]),
            sent=sent,
            agent=cookies.liked(held, cookies.AGENT) or DEFAULT_AGENT,
            namespace=cookies.liked(held, cookies.NAMESPACE),
            theme=theme if theme in cookies.THEMES else "system",
        )

    async def _done(self, row: Row, visit: Visit) -> Answer:
        match row:
            case Page():
                return await self._page(row, visit)
            case Part():
                return Answer(body=drawn(row.template, dressed(visit, await row.view(visit))))
            case Action():
                return await self._acted(row, visit)

    async def _acted(self, row: Action, visit: Visit) -> Answer:
        """The action, or the page that its form stands on, with what went wrong."""
        try:
            done = await row.act(visit)
        except Exception as error:
            problem = problem_of(error, {"path": visit.path, "method": "POST"})
            if problem.status == FAULT or row.back not in self._site.pages:
                raise
            again = replace(visit, trouble=Trouble(problem=problem, form=visit.sent.text("form") or row.path))
            return replace(await self._page(self._site.pages[row.back], again), status=problem.status)
        if isinstance(done, Went):
            return Answer(status=303, to=_address(done), cookies=done.cookies)
        if isinstance(done, Sent):
            return Answer(sent=done)
        page = self._site.pages[row.back]
        body = drawn(done.template, {**around(visit, page, self._site), **done.values})
        return Answer(body=body, cookies=done.cookies)

    async def _page(self, page: Page, visit: Visit) -> Answer:
        values = await page.view(visit)
        if "to" in values:
            return Answer(status=303, to=values["to"])
        return Answer(body=drawn(page.template, {**around(await _framed(visit), page, self._site), **values}))

    def _told(self, problem: Problem, visit: Visit | None, row: Row) -> Answer:
        """What went wrong, in plain words, in the page's own dress where it is known who came."""
        values: dict[str, Any] = {"problem": problem}
        if visit is None or isinstance(row, Part):
            return Answer(status=problem.status, body=drawn("parts/problem.html", values))
        page = Page(path=visit.path, title="That didn't work", view=_nothing, template="dashboard/problem.html")
        return Answer(status=problem.status, body=drawn(page.template, {**around(visit, page, self._site), **values}))


async def _sent(row: Row, fields: negotiate.Fields, receive: Receive, settings: Settings) -> Form:
    """The form of a POST; a file in it may be as large as an import."""
    if isinstance(row, Page) or not row.uploads:
        return read_form(await negotiate.read_body(fields, receive, settings.body_limit))
    return read_upload(fields, await negotiate.read_body(fields, receive, settings.import_limit + settings.body_limit))


async def _framed(visit: Visit) -> Visit:
    """The visit of a whole page, whose frame offers the agents to look at and says how many tensions are open."""
    if visit.person is None:
        return visit
    frame = await visit.ask("readFrame")
    return replace(visit, agents=tuple(frame["names"]), waiting=frame["openTensions"])


def _method(row: Row) -> str:
    match row:
        case Page():
            return "GET"
        case Part():
            return row.method
        case Action():
            return "POST"


def _renewed(services: Services, fields: negotiate.Fields, came: Visitor, person: SignIn) -> tuple[str, ...]:
    """The cookie anew where more than half of its life is over."""
    now = services.clock()
    sealed = signin.read(services.door, fields, came, now)
    if services.door is None or not sealed.is_worn(now):
        return ()
    token = services.door.seal.sign(person.person, person.id, now, services.door.life)
    return (signin.cookie(came, token, services.door.life),)


def _to_sign_in(row: Row, scope: Scope) -> Answer:
    """Back to where the person was going, after signing in."""
    if isinstance(row, Part):
        return Answer(status=401, body=b"Signed out: load the page again.")
    wanted = scope["path"] if isinstance(row, Page) else "/"
    return Answer(status=303, to=f"{SIGN_IN}?next={quote(wanted, safe='/')}")


async def _nothing(visit: Visit) -> dict[str, Any]:
    del visit
    return {}


def _address(went: Went) -> str:
    if went.said is None:
        return went.to
    return f"{went.to}{'&' if '?' in went.to else '?'}said={went.said}"


async def _send(send: Send, answer: Answer) -> None:
    if answer.sent is not None:
        await _send_file(send, answer.sent)
        return
    headers = [*HEADERS, (b"content-length", str(len(answer.body)).encode())]
    headers.append((b"content-type", b"text/html; charset=utf-8"))
    if answer.to is not None:
        headers.append((b"location", answer.to.encode()))
    headers += [(b"set-cookie", value.encode()) for value in answer.cookies]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


async def _send_file(send: Send, sent: Sent) -> None:
    """To the disk, and never shown as a page of ours."""
    headers = [
        *HEADERS,
        (b"content-type", f"{negotiate.LINES_TYPE}; charset=utf-8".encode()),
        (b"content-disposition", f'attachment; filename="{sent.name}"'.encode("ascii")),
    ]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    if sent.stream is not None:
        async for part in sent.stream:
            await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.body", "body": b""})
