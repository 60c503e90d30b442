"""What fenced blocks say: the commands of a shell block by their comments, the folders of a drawn tree."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SHELLS = frozenset(
    {"bash", "sh", "shell", "zsh", "console", "shell-session", "terminal", "fish", "powershell", "ps1", "cmd", "make"}
)
PROMPT = re.compile(r"^(?:\$|%|❯|PS>)\s+")
REMARK = re.compile(r"^\s*#+!?\s*(.*)$")
BEHIND = re.compile(r"^(.*?\S)\s+#\s+(\S.*)$")
CHANGE = re.compile(r"^cd\s+\S+$")
HERE = re.compile(r"<<-?\s*['\"]?\w+")
BRANCH = re.compile(r"^([\s│├└─|+`\\-]*)([\w.@*{}<>/-]+/?)(?:\s+(?:#|--?|—|–|←)\s+|\s{2,})(\S.*)$")
FOLDER = re.compile(r"^([\s│├└─|+`\\-]*)([\w.@-]+/)\s*$")
ENOUGH = 0.5
"""The share of lines that must read as `name  what it is` before a block counts as a drawn tree."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One statement of a block. `offset` counts lines from the block's first; `alone` needs no lead-in."""

    offset: int
    text: str
    alone: bool


def commands(text: str, language: str) -> tuple[Line, ...]:
    """The commands of a shell block, those under one comment together; none where it holds a here-document."""
    if language not in SHELLS or HERE.search(text):
        return ()
    return tuple(_groups(text.replace("\\\n", "  ").split("\n"), _offsets(text)))


def _offsets(text: str) -> tuple[int, ...]:
    """The offset of each line once lines that end in a backslash are joined to the next."""
    lines = text.split("\n")
    return tuple(i for i in range(len(lines)) if i == 0 or not lines[i - 1].endswith("\\"))


def _groups(lines: list[str], offsets: tuple[int, ...]) -> Iterator[Line]:
    """A comment opens a group, an empty line closes it; a changed folder holds for the groups that follow."""
    remark, where = "", ""
    group: list[str] = []
    start = 0
    for offset, line in zip((*offsets, -1), (*lines, ""), strict=True):
        note = REMARK.match(line)
        if (note or not line.strip()) and group:
            if not all(map(CHANGE.match, group)):
                yield _group(start, remark, where, group)
            where = next((c for c in reversed(group) if CHANGE.match(c)), where)
            group, remark = [], ""
        if note:
            remark = note[1].strip()
        elif (command := PROMPT.sub("", line.strip())) and not (behind := BEHIND.match(command)):
            start = start if group else offset
            group.append(" ".join(command.split()))
        elif command and behind:
            yield _group(offset, behind[2], where, [" ".join(behind[1].split())])


def _group(offset: int, remark: str, where: str, group: list[str]) -> Line:
    run = [where, *group] if where and not CHANGE.match(group[0]) else group
    said = ", ".join(f"`{command}`" for command in run)
    return Line(offset=offset, text=f"{remark.rstrip(':')}: {said}" if remark else said, alone=bool(remark))


def layout(text: str, language: str) -> tuple[Line, ...]:
    """`path: what it is` for each described line of a drawn tree; none when the block isn't one."""
    lines = [line for line in text.split("\n") if line.strip()]
    described = sum(BRANCH.match(line) is not None for line in lines)
    if language not in ("", "text", "txt", "plaintext", "tree") or not lines or described < ENOUGH * len(lines):
        return ()
    return tuple(_branches(text.split("\n")))


def _branches(lines: list[str]) -> Iterator[Line]:
    """Each described line with the folders above it, which are the open ones at a lesser column."""
    above: list[tuple[int, str]] = []
    for offset, line in enumerate(lines):
        match = BRANCH.match(line) or FOLDER.match(line)
        if match is None:
            continue
        column, name = len(match[1]), match[2]
        above = [(at, folder) for at, folder in above if at < column]
        path = "".join(folder for _, folder in above) + name
        if name.endswith("/"):
            above.append((column, name))
        if match.lastindex == 3:
            yield Line(offset=offset, text=f"`{path}`: {match[3].strip()}", alone=True)
