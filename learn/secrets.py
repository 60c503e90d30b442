"""No credential is learned or repeated: where secrets stand in a text, of which kind, and the text without them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from learn.credentials import PLACED, SHAPED, Credential, Proof
from words.memo import remembered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

WITHHELD = "[redacted]"
"""What stands for a whole text whose secret can't be cut out of it."""

INVISIBLE = re.compile("[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\U000e0000-\U000e007f]")

PLACEHOLDER = re.compile(
    r"^(?:[<\[{(%$@&*•.…]|[_-](?![A-Za-z0-9_-]{24}))|[<>{}*•…]|\$\(|\.{3}|x{4}|[?#]{3}"
    r"|\b(?:your|ihr|dein|votre|tu)[-_ ]?[a-z_-]{0,24}(?:key|token|secret|password|passwd|pass|pw|value|here)"
    r"|^(?:my|some|the|an?)[-_](?:api[-_]|access[-_]|secret[-_]|auth[-_])?(?:key|token|secret|password)$"
    r"|redact|placeholder|change[-_]?this|replace[-_]?me|insert[-_]|goes[-_]here|fill[-_]?me|^(?:process\.env"
    r"|os\.environ|env|secrets?|vars"
    r"|vault|op|ssm|arn|file|config|settings|getenv|keychain)[.:(\[/]",
    re.IGNORECASE,
)
"""Stands for a secret without being one: `<YOUR_KEY>`, `${TOKEN}`, `***`, `process.env.TOKEN`, `sk-...`."""

CAPITALS = re.compile(r"^(?:DB_?)?(?:PASSWORD|PASSWD|PASS|PWD|PW|SECRET|TOKEN|(?:API_?)?KEY)$")
"""The word in capitals for the thing: `postgres://USER:PASSWORD@HOST`."""

REFERENCE = re.compile(
    r"^(?:(?:\.{0,2}|~)/|https?:|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|[\w./-]+\.(?:ya?ml|json|toml|env|txt|pem|key|crt"
    r"|ini|cfg|md|py|ts|js|go|rs|sh)$)"
)
"""Says where a secret is: a path, a file, a URL, the name of a variable."""

DIGEST = re.compile(r"^(?:sha-?\d{1,3}|md5|crc32|blake[23][bs]?|etag)[:=-]", re.IGNORECASE)
ALGORITHM = re.compile(
    r"^(?:sha|md|hs|rs|es|ps|aes|rsa|ed|utf|base|argon|bcrypt|pbkdf|scrypt|oauth|x|ecdsa|curve"
    r"|tls|ipv|http)-?\d{1,5}(?:id|[dwx]|mb\d)?(?:[-_/][A-Za-z]+)*$",
    re.IGNORECASE,
)
MIXED = re.compile(r"[\d!@#$%^&*+=~]")
SEGMENT = re.compile(r"^(?:[A-Za-z]{1,24}\d{0,2}|\d{1,4}[a-z]{0,2})$")
SEPARATOR = re.compile(r"[-_./:]+")

PROSE = frozenset(
    """
    required mandatory optional wrong incorrect correct valid invalid weak strong empty blank missing unknown secret
    public private unique default same different long short safe insecure secure sensitive random stored kept never
    always only also still just very quite really what whatever where when which that this your ours mine theirs
    here there available gone dead stale fresh plain plaintext plain-text null none true false undefined string text
    required. optional. characters minimum maximum least most longer shorter than with without from into about under
    over inside behind until before after between both either neither each every somewhere elsewhere anywhere
    everywhere nowhere nothing something anything everything vault bitwarden lastpass 1password onepassword keepass
    keepassxc keychain dashlane keyring unchanged unset shared per-user erforderlich geheim falsch richtig gleich
    verschieden leer sicher unsicher pflicht abgelaufen immer niemals nicht requis obligatoire vide faux dans
    toujours jamais chez stocké obligatoria obligatorio requerida secreta vacía siempre nunca guardada dentro argon2
    argon2id bcrypt scrypt pbkdf2 base64 have been will must should does part what's being going used using needs
    case-sensitive reset protected
    """.split()  # noqa: SIM905 -- a word list reads as words
)
"""What a sentence about passwords says of them, in the place where the password would stand."""
ENDING = re.compile(
    r"(?:ed|ing|able|ible|ary|ory|ive|ful|less|ical|ally|ly|ous|ised|ized|lich|igt|iert|toire|ido|ida|ado|ada)$"
)

RUN = 16
"""Characters at the end of a token that tell a real one from a row of crosses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """Where a secret stands in a text: `text[start:end]`, of the kind named."""

    start: int
    end: int
    kind: str


@remembered
def secret(text: str) -> str | None:
    """The kind of the first secret in `text` (a name of the tables in `learn.credentials`), None when there is none."""
    found = next(iter(spans(text)), None)
    if found is not None:
        return found.kind
    visible = INVISIBLE.sub("", text)
    return None if visible == text else secret(visible)


@remembered
def spans(text: str) -> tuple[Span, ...]:
    """Every secret in `text`, in order and without overlap; an overlapping find widens the first."""
    merged: list[Span] = []
    for span in sorted(_finds(text), key=lambda s: (s.start, -s.end)):
        if merged and span.start < merged[-1].end:
            merged[-1] = Span(start=merged[-1].start, end=max(merged[-1].end, span.end), kind=merged[-1].kind)
        else:
            merged.append(span)
    return tuple(merged)


def redact(text: str) -> str:
    """`text` with `[redacted: kind]` in each secret's place; `[redacted]` alone where that leaves a secret behind."""
    clean = text
    for span in reversed(spans(text)):
        clean = f"{clean[: span.start]}[redacted: {span.kind}]{clean[span.end :]}"
    return clean if secret(clean) is None else WITHHELD


def shown(text: str, start: int, end: int, hidden: Iterable[Span]) -> str:
    """`text[start:end]` with the parts of `hidden` that reach into it redacted; their positions are those of `text`.

    For pieces of a text whose secrets were found in the whole: a piece alone may not show that it is one.
    """
    pieces, at = [], start
    for span in sorted(hidden, key=lambda s: s.start):
        if span.start < end and at < span.end:
            pieces.append(f"{text[at : max(at, span.start)]}[redacted: {span.kind}]")
            at = min(span.end, end)
    return redact("".join(pieces) + text[at:end])


CREDENTIALS = (*SHAPED, *PLACED)

HINTED: Mapping[str, tuple[int, ...]] = {
    hint: tuple(n for n, credential in enumerate(CREDENTIALS) if hint in credential.hints)
    for hint in sorted({hint for credential in CREDENTIALS for hint in credential.hints})
}
"""Which credentials a hint speaks for: every hint is looked for once a text, whatever the number of kinds."""


def _finds(text: str) -> Iterator[Span]:
    lowered = text.lower()
    hinted = {n for hint, numbers in HINTED.items() if hint in lowered for n in numbers}
    for credential in (CREDENTIALS[n] for n in sorted(hinted)):
        for match in credential.pattern.finditer(text):
            span = _span(credential, match)
            if span is not None:
                yield span


def _span(credential: Credential, match: re.Match[str]) -> Span | None:
    group = "value" if "value" in match.re.groupindex else 0
    start, end = match.span(group)
    value = match.group(group)
    bare = value.rstrip(".,;:!?)]}>'\"")
    if _is_placeholder(bare, whole=group == 0) or not PROOFS[credential.proof](bare):
        return None
    return Span(start=start, end=end if credential.proof == "shape" else _end(value, bare, start), kind=credential.name)


def _end(value: str, bare: str, start: int) -> int:
    """A full stop after a value ends the sentence; any other sign may belong to the password, so it goes too."""
    return start + (len(bare) if value == bare + "." else len(value))


def _is_placeholder(value: str, *, whole: bool) -> bool:
    tail = [c for c in value[-RUN:] if c.isalnum()]
    if len(value) >= RUN and len(set(tail)) <= 2:
        return True
    return not value or (not whole and bool(PLACEHOLDER.search(value) or CAPITALS.match(value)))


def _is_no_reference(value: str) -> bool:
    return not REFERENCE.match(value) and any(c.isascii() and c.isalnum() for c in value)


def _is_given(value: str) -> bool:
    """Any value but prose, a reference, or a word in another script."""
    word = value.casefold()
    if not _is_no_reference(value) or word in PROSE or ALGORITHM.match(value):
        return False
    return not (word.isalpha() and (not word.isascii() or ENDING.search(word)))


def _is_mixed(value: str) -> bool:
    """Given, six characters or more, and not of letters and dashes alone."""
    return len(value) >= 6 and _is_given(value) and bool(MIXED.search(value)) and any(c.isalpha() for c in value)


def _is_random(value: str) -> bool:
    """Letters and digits mixed, six or more, and neither a reference, a digest, nor the name of an algorithm."""
    if len(value) < 6 or REFERENCE.match(value) or DIGEST.match(value) or ALGORITHM.match(value):
        return False
    letters, digits = any(c.isascii() and c.isalpha() for c in value), any(c.isdigit() for c in value)
    return letters and (digits or _is_shuffled(value))


def _is_shuffled(value: str) -> bool:
    """Letters alone, at least 24, whose case changes too often for humps of words."""
    changes = sum(a.isupper() != b.isupper() for a, b in pairwise(value))
    return len(value) >= 24 and changes * 3 > len(value)


def _is_random_and_nameless(value: str) -> bool:
    return _is_random(value) and not _is_name(value)


def _is_name(value: str) -> bool:
    """Words and short numbers put together: `db-stg-01`, `keys.example.com`, `session:42`, `getToken2`."""
    segments = [s for s in SEPARATOR.split(value) if s]
    if len(segments) == 1:
        return bool(SEGMENT.match(value)) and value[1:] != value[1:].lower() and not value.isupper()
    return all(SEGMENT.match(s) for s in segments)


PROOFS: Mapping[Proof, Callable[[str], bool]] = {
    "shape": bool,
    "quoted": _is_no_reference,
    "given": _is_given,
    "mixed": _is_mixed,
    "random": _is_random,
    "nameless": _is_random_and_nameless,
}
