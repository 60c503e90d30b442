"""The dashboard's table: every page, every part that is drawn anew alone, every form.

A page more is one row here, one view beside this file and one template.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from app.web import (
    account,
    agents,
    first_steps,
    injections,
    keys,
    learning,
    look,
    members,
    memories,
    memory,
    next_turn,
    organisation,
    selfmodel,
    tensions,
    transfer,
    usage,
)
from app.web.front import Front
from app.web.layout import Site
from app.web.page import Action, Page, Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.perform import Workroom
    from app.web.page import Row

GROUPS = ("Look", "Decide", "Check", "House")
"""Of the navigation, in order."""

ROWS: tuple[Row, ...] = (
    Page(path="/", title="Foreword", view=first_steps.beginning, template="dashboard/problem.html"),
    Page(
        path="/first-steps",
        title="First steps",
        group="House",
        view=first_steps.page,
        template="dashboard/first_steps.html",
        what="A key, a first memory, a first context: after these your agent has a memory, and this page has done its work.",
    ),
    Part(path="/first-steps/state", view=first_steps.page, template="parts/steps.html"),
    Action(path="/first-steps", act=first_steps.key, back="/first-steps"),
    Page(
        path="/next-turn",
        title="Next turn",
        group="Look",
        view=next_turn.page,
        template="dashboard/next_turn.html",
        what="The exact block that your agent's host will be given before its next model call, with the rule, the reason "
        "and the price of every line. Type a message and see what it brings in. Looking changes nothing: a preview is no "
        "access.",
    ),
    Part(path="/next-turn/block", method="POST", view=next_turn.preview, template="parts/block.html"),
    Part(path="/next-turn/candidates", view=next_turn.candidates, template="parts/candidates.html"),
    Part(path="/next-turn/explain", method="POST", view=next_turn.explained, template="parts/explained.html"),
    Page(
        path="/memories",
        title="Memories",
        group="Look",
        view=memories.page,
        template="dashboard/memories.html",
        what="Every memory is one row: a statement with its source, its observations, its confidence and what would falsify "
        "it. Its tier decides what it costs each turn, its status how far to trust it.",
    ),
    Action(path="/memories", act=memories.new, back="/memories"),
    Page(
        path="/memories/many",
        title="Many at once",
        view=memories.chosen,
        template="dashboard/many.html",
        what="What will happen to each row that you chose. Nothing has happened yet.",
    ),
    Action(path="/memories/many", act=memories.many, back="/memories"),
    Page(
        path="/memories/{id}",
        title="Memory",
        view=memory.page,
        template="dashboard/memory.html",
        what="Where this statement came from, what became of it, and who was told of it. The content is never edited: what "
        "turned out otherwise is superseded by a new row, and both stay linked.",
    ),
    Action(path="/memories/{id}/observe", act=memory.observe, back="/memories/{id}"),
    Action(path="/memories/{id}/supersede", act=memory.supersede, back="/memories/{id}"),
    Action(path="/memories/{id}/forget", act=memory.forget, back="/memories/{id}"),
    Page(
        path="/memories/{id}/erase",
        title="Erase a memory",
        view=memory.forecast,
        template="dashboard/erase.html",
        what="For the law: content, embedding and every text made from it are gone for good, from blocks that were given as "
        "well. The id, its links and the log of who did what stay. To give up a statement, forget it instead.",
    ),
    Action(path="/memories/{id}/erase", act=memory.erase, back="/memories/{id}/erase"),
    Action(path="/memories/{id}/move", act=memory.move, back="/memories/{id}"),
    Page(
        path="/tensions",
        title="Tensions",
        group="Decide",
        view=tensions.page,
        template="dashboard/tensions.html",
        what="Two claims that can't both be true. Each stands in every block, in full and outside the budget, until somebody "
        "says which holds; then the losing memory is retired and linked to the one that won.",
    ),
    Action(path="/tensions", act=tensions.raised, back="/tensions"),
    Page(
        path="/tensions/{id}",
        title="Tension",
        view=tensions.one,
        template="dashboard/tension.html",
        what="Two claims that can't both be true, with where each came from.",
    ),
    Action(path="/tensions/{id}/resolve", act=tensions.resolve, back="/tensions/{id}"),
    Action(path="/tensions/{id}/reopen", act=tensions.reopen, back="/tensions/{id}"),
    Page(
        path="/self-model",
        title="Self-model",
        group="Decide",
        view=selfmodel.page,
        template="dashboard/self_model.html",
        what="How well the agent does, domain by domain. Reliability starts at 80% and moves with each outcome; below 75% an "
        "active domain puts a guardrail into every block. Nothing is inferred: no outcomes, no guardrail.",
    ),
    Action(path="/self-model", act=selfmodel.recorded, back="/self-model"),
    Page(
        path="/self-model/{domain:path}",
        title="Domain",
        view=selfmodel.domain,
        template="dashboard/domain.html",
        what="Each outcome moves the reliability of its domain; the number can always be computed again from them.",
    ),
    Action(path="/self-model/{domain:path}", act=selfmodel.reset, back="/self-model/{domain:path}"),
    Page(
        path="/injections",
        title="Injections",
        group="Check",
        view=injections.page,
        template="dashboard/injections.html",
        what="Every block that was given, as it was given. Each can be read again to the byte, and compared with another.",
    ),
    Page(
        path="/injections/{id}",
        title="Injection",
        view=injections.one,
        template="dashboard/injection.html",
        what="The exact text that the model got, with the rule, reason and price that every line had then.",
    ),
    Page(
        path="/injections/{id}/with/{other}",
        title="Two injections",
        view=injections.both,
        template="dashboard/injections_both.html",
        what="What the second block has that the first hadn't, and the reverse, by the text of the lines.",
    ),
    Page(
        path="/learning",
        title="Learning",
        group="Check",
        view=learning.page,
        template="dashboard/learning.html",
        what="What became of every candidate of a turn: stored, folded, or rejected with its rule and reason. Nothing vanishes. "
        "What was stored by mistake is forgotten with a reason; a row that was superseded is never revived.",
    ),
    Action(path="/learning/{id}/undo", act=learning.undo, back="/learning"),
    Page(
        path="/usage",
        title="Usage",
        group="Check",
        view=usage.page,
        template="dashboard/usage.html",
        what="Tokens that the blocks took, and those that they saved against sending everything that is held, every turn.",
    ),
    Page(
        path="/keys",
        title="Keys",
        group="House",
        view=keys.page,
        template="dashboard/keys.html",
        what="A key opens the API to your agent's host. It is shown once; here stand its prefix, what it may do and when it was "
        "last used. Revoked, it opens nothing from the next request on.",
    ),
    Action(path="/keys", act=keys.mint, back="/keys"),
    Action(path="/keys/{id}/rotate", act=keys.rotate, back="/keys"),
    Action(path="/keys/{id}/revoke", act=keys.revoke, back="/keys"),
    Page(
        path="/agents",
        title="Agents",
        group="House",
        view=agents.page,
        template="dashboard/agents.html",
        what="An agent owns memories: a host gives each of its end users one of their own. The first write that names one makes "
        "it.",
    ),
    Action(path="/agents", act=agents.new, back="/agents"),
    Action(path="/agents/link", act=agents.link, back="/agents"),
    Action(path="/agents/{id}", act=agents.change, back="/agents"),
    Action(path="/agents/{id}/retire", act=agents.retire, back="/agents"),
    Page(
        path="/members",
        title="Members",
        group="House",
        view=members.page,
        template="dashboard/members.html",
        what="Who belongs to this organisation. A member works with its memories; an admin also with keys, agents, members and "
        "settings; an owner may hand it over and erase.",
    ),
    Action(path="/members", act=members.invite, back="/members"),
    Action(path="/members/invitations/{id}/revoke", act=members.uninvite, back="/members"),
    Action(path="/members/{id}/role", act=members.change, back="/members"),
    Action(path="/members/{id}/remove", act=members.remove, back="/members"),
    Action(path="/members/{id}/transfer", act=members.transfer, back="/members"),
    Action(path="/members/rename", act=members.rename, back="/members"),
    Action(path="/members/found", act=members.found, back="/members"),
    Action(path="/members/switch", act=members.switch, back="/members"),
    Action(path="/members/leave", act=members.leave, back="/members"),
    Page(
        path="/settings",
        title="Settings",
        group="House",
        view=organisation.page,
        template="dashboard/settings.html",
        what="What holds for this organisation: budgets, limits, the judge, how long injections are kept.",
    ),
    Action(path="/settings", act=organisation.save, back="/settings"),
    Page(
        path="/transfer",
        title="Export and import",
        group="House",
        view=transfer.page,
        template="dashboard/transfer.html",
        what="Everything that this organisation holds, as one file that is yours; and the way back in. An import is done whole or "
        "not at all, tells of every line what became of it, and brings nothing twice.",
    ),
    Action(path="/transfer/export", act=transfer.export, back="/transfer"),
    Part(
        path="/transfer/preview",
        method="POST",
        view=transfer.preview,
        template="parts/import_report.html",
        uploads=True,
    ),
    Action(path="/transfer/import", act=transfer.bring, back="/transfer", uploads=True),
    Page(path="/join", title="Join", view=members.invitation, template="dashboard/join.html", guarded=False),
    Action(path="/join", act=members.join, back="/join", guarded=False),
    Page(
        path="/sign-in",
        title="Sign in",
        view=account.at_the_door,
        template="dashboard/sign_in.html",
        guarded=False,
    ),
    Action(path="/sign-in", act=account.sign_in, back="/sign-in", guarded=False),
    Page(
        path="/sign-up",
        title="Sign up",
        view=account.at_the_door,
        template="dashboard/sign_up.html",
        what="A person with an organisation of their own. Its memories, agents and keys are nobody else's.",
        guarded=False,
    ),
    Action(path="/sign-up", act=account.sign_up, back="/sign-up", guarded=False),
    Action(path="/sign-out", act=account.sign_out, back="/account"),
    Page(
        path="/account",
        title="Account",
        view=account.page,
        template="dashboard/account.html",
        what="Who you are here, and every browser in which you are signed in.",
    ),
    Action(path="/account/person", act=account.describe, back="/account"),
    Action(path="/account/password", act=account.password, back="/account"),
    Action(path="/account/sign-ins/{id}/end", act=account.end, back="/account"),
    Action(path="/look", act=look.look, back="/next-turn"),
    Action(path="/theme", act=look.theme, back="/next-turn", guarded=False),
)

PAGES: dict[str, Page] = {row.path: row for row in ROWS if isinstance(row, Page)}
SITE = Site(
    pages=PAGES,
    groups=tuple((name, tuple(page for page in PAGES.values() if page.group == name)) for name in GROUPS),
)


def dashboard_routes(room: Callable[[], Workroom | None]) -> list[Route]:
    """One route a path, in the order of the table."""
    paths: dict[str, list[Row]] = {}
    for row in ROWS:
        paths.setdefault(row.path, []).append(row)
    return [Route(path, Front(rows, SITE, room)) for path, rows in paths.items()]
