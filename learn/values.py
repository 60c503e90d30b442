"""What a value must be to be a secret: no placeholder, no reference to where it is kept, no prose and no name of a thing."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from learn.cards import is_card
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from learn.credential import Proof

PLACEHOLDER = re.compile(
    r"^(?:[<\[{(*•.…]|\$(?:[{(]|[A-Z][A-Z0-9_]*$|[a-z_]+$)|%(?:[A-Za-z_]+%|[sdr(])|@[A-Za-z]+(?:@|\(|$)|&[A-Za-z_]+;?$|![a-z_]+$|ENC\["
    r"|[_-](?![A-Za-z0-9_-]{24}))|\$[({]|\{\{|#\{|\{[\w.-]*\}|\*{2}|[•…]|\.{3}|x{4}|[?#]{3}|<[A-Za-z][\w -]*>$"
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
    r"^(?:(?:\.{0,2}|~)/|https?:|(?:sk-)?(?:ssh|ecdsa)-[a-z0-9@.-]+$|(?:[\w-]+\.)+(?:com|io|net|dev|app|org|internal|local|example|cloud)"
    r"(?::\d+)?$|(?:[a-z_]+|[A-Z_]+)(?:\.[A-Za-z_]+)*[(\[]|\d{1,4}(?:文字|位|字|桁|個|个|자|글자|天|日|時間|小时)|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|[\w./-]+\.(?:ya?ml|json|toml|env|txt|pem|key|crt"
    r"|ini|cfg|md|py|ts|js|go|rs|sh)$)"
)
"""Says where a secret is: a path, a file, a URL, the name of a variable."""

DIGEST = re.compile(r"^(?:sha-?\d{1,3}|md5|crc32|blake[23][bs]?|etag)[:=-]", re.IGNORECASE)
ALGORITHM = re.compile(
    r"^(?:sha|md|hs|rs|es|ps|aes|rsa|ed|utf|base|argon|bcrypt|pbkdf|scrypt|oauth|x|ecdsa|curve"
    r"|tls|ipv|http)-?\d{1,5}(?:id|[dwx]|mb\d)?(?:[-_/][A-Za-z\d]+)*$",
    re.IGNORECASE,
)
MIXED = re.compile(r"[\d!@#$%^&*+=~]")
SEGMENT = re.compile(r"^(?:[A-Za-z]{1,24}\d{0,2}|\d{1,4}[a-z]{0,2}|\d{5})$")
SUFFIX = re.compile(r"^[bcdfghjklmnpqrstvwxz2456789]{5,10}$")
"""What Kubernetes ends a name with: signs from which no word can be made."""
SEPARATOR = re.compile(r"[-_./:]+")

PROSE = listed(
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
    read taken held drawn given put found got lost sent built written known chosen broken bound seen split
    case-sensitive reset protected await type object prompt input field form value self this process request os str int
    """
)
"""What a sentence about passwords says of them, in the place where the password would stand."""
ENDING = re.compile(
    r"(?:ed|ing|able|ible|ary|ory|ive|ful|less|ical|ally|ly|ous|ised|ized|lich|igt|iert|toire|ido|ida|ado|ada)$"
)

FUNCTION = listed(
    """
    a an and are as at be been before after by for from has have in into is it its kept must never no not of off on only
    or our out set should so stored than that the their then there they this to until was we were what when where which who
    will with without you your always rotated changed
    """
)
"""Words that make a sentence of words, and are in no passphrase that was drawn."""

HUMP = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")
UNLIKELY = re.compile(
    r"q[b-df-hjkm-prtvwxz]|[jvx][bdfghjkmnqrvwxz]|[bcdfgkmpqtvwz]x|[bcfghklmpqrstvwxz]j|[bcdfgkpt]v|[fhjkmpqrv]z|z[bcdfgjkmnpqrstvx]|w[jqvxz]|hq|vk",
    re.IGNORECASE,
)
REGULAR = re.compile(r"^(?:[A-Z]?[a-z]+|[A-Z]+|(?:[A-Z]{1,5}|[a-z]+)?(?:[A-Z][a-z]{2,}|[A-Z]{2,5}(?=[A-Z]|$))+)$")
"""How words and names are written: small, with a capital, in capitals, in humps."""
VOWEL = re.compile(r"[aeiouy]", re.IGNORECASE)
ACRONYMS = listed("HTTP HTTPS SSL TLS DNS DB SQL CSV XML JS TS PK FK HTML CSS SDK RPC SMS PDF TCP TTL SSH")

RUN = 16
"""Characters at the end of a token that tell a real one from a row of crosses."""

DOCUMENTED = re.compile(
    r"^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|host\.docker\.internal|host(?:name)?|server|(?:[\w-]+\.)*example\.(?:com|org|net))$"
)
SELF_NAMED = frozenset({"password", "passwd", "pass", "pwd", "passwort", "secret"})
STAND_INS = frozenset({"user", "username", "usr", "login", "name", "me", "root", "postgres", "admin", "app"})
DEFAULTS = frozenset({"postgres", "root", "guest", "test", "user", "admin", "app", "rabbitmq", "mongo", "mysql"})
"""What stands for itself in an example of a URL. The same words at any other host are somebody's password."""


def is_example(match: re.Match[str]) -> bool:
    """`user:password` at this machine or at a host that documents name: words for a name and a password, or the same twice."""
    given = match.groupdict()
    name, word, host = (str(given.get(part) or "").casefold() for part in ("user", "value", "host"))
    if name.startswith("["):
        return True
    return bool(DOCUMENTED.match(host)) and ((word in SELF_NAMED and name in STAND_INS) or word == name in DEFAULTS)


def is_placeholder(value: str, *, whole: bool) -> bool:
    """Stands for a secret without being one. `whole`: its issuer's mark is proof, so that only a row of crosses counts."""
    tail = [c for c in value[-RUN:] if c.isalnum()]
    if len(value) >= RUN and len(set(tail)) <= 2:
        return True
    return not value or (not whole and bool(PLACEHOLDER.search(value) or CAPITALS.match(value)))


def _is_reference(value: str) -> bool:
    """Base64 may begin like a path; but no folder of a path is named so."""
    return bool(REFERENCE.match(value)) and not (
        value[0] == "/" and len(value) >= RUN * 2 and any(len(p) >= 8 and _is_shuffled(p) for p in value.split("/"))
    )


def _is_no_reference(value: str) -> bool:
    return not _is_reference(value) and any(c.isascii() and c.isalnum() for c in value)


def _is_given(value: str) -> bool:
    """Any value but prose, a reference, or a word in another script."""
    word = value.casefold()
    if not _is_no_reference(value) or word in PROSE or ALGORITHM.match(value):
        return False
    return not (word.isalpha() and (not word.isascii() or (REGULAR.match(value) and ENDING.search(word))))


def is_mixed(value: str) -> bool:
    """Given, six characters or more, and not of letters and dashes alone, unless no word is made of them."""
    if len(value) < 6 or not _is_given(value) or not any(c.isalpha() for c in value):
        return False
    letters = value.isascii() and value.isalpha()
    return bool(MIXED.search(value)) or (
        letters and (_is_drawn(value) or (len(value) >= 8 and not REGULAR.match(value)))
    )


def _is_strong(value: str) -> bool:
    """Mixed, and of the kinds of signs that a rule for passwords asks for, which names seldom are."""
    kinds = (any(c.isupper() for c in value), any(c.islower() for c in value), any(c.isdigit() for c in value))
    return is_mixed(value) and (all(kinds) or (bool(SIGNS.search(value)) and sum(kinds) >= 2)) and not _is_name(value)


SIGNS = re.compile(r"[!@#$%^&*~]")


def _is_random(value: str) -> bool:
    """Letters and digits mixed, six or more, and neither a reference, a digest, nor the name of an algorithm."""
    if len(value) < 6 or _is_reference(value) or DIGEST.match(value) or ALGORITHM.match(value):
        return False
    letters, digits = any(c.isascii() and c.isalpha() for c in value), any(c.isdigit() for c in value)
    return letters and (digits or _is_of_letters_by_lot(value))


def _is_of_letters_by_lot(value: str) -> bool:
    bare = value.rstrip("=0123456789").replace("+", "")
    return bare.isascii() and bare.isalpha() and (_is_shuffled(bare) or (len(bare) >= 10 and _is_drawn(bare)))


def _is_shuffled(value: str) -> bool:
    """At least 24 signs, whose case changes too often for humps of words."""
    changes = sum(a.isupper() != b.isupper() for a, b in pairwise(value))
    return len(value) >= 24 and changes * 3 > len(value)


def _is_random_and_nameless(value: str) -> bool:
    return _is_random(value) and not _is_name(value)


def _is_name(value: str) -> bool:
    """Words and short numbers put together: `db-stg-01`, `keys.example.com`, `session:42`, `getToken2`."""
    segments = [s for s in SEPARATOR.split(value) if s]
    if len(segments) == 1:
        lower = value[1:] == value[1:].lower()
        return bool(SEGMENT.match(value)) and not lower and not value.isupper() and not _is_of_letters_by_lot(value)
    whole = segments[:-1] if len(segments) > 1 and "-" in value and SUFFIX.match(segments[-1]) else segments
    return all(SEGMENT.match(s) for s in whole) and any(len(s) > 2 and s.isalpha() for s in whole)


def _is_phrase(value: str) -> bool:
    """Words alone, none of which a sentence is built with."""
    said = re.split(r"[\s,-]+", value.casefold())
    return len(said) >= 4 and FUNCTION.isdisjoint(said)


def _is_drawn(value: str) -> bool:
    """No words put together: two signs of a draw, or one beside digits or case that no name is written in.

    Signs are humps without a vowel, letters that no word has side by side, and three short humps.
    """
    humps = [hump for hump in HUMP.findall(value) if hump.isalpha() and hump not in ACRONYMS]
    signs = sum(not VOWEL.search(hump) for hump in humps)
    signs += len(UNLIKELY.findall(value)) + (sum(len(hump) <= 2 for hump in humps[1:]) >= 3)
    return signs >= 2 or (signs == 1 and (any(c.isdigit() for c in value) or not REGULAR.match(value)))


PROOFS: Mapping[Proof, Callable[[str], bool]] = {
    "shape": bool,
    "drawn": _is_drawn,
    "card": is_card,
    "phrase": _is_phrase,
    "quoted": _is_no_reference,
    "given": _is_given,
    "mixed": is_mixed,
    "strong": _is_strong,
    "random": _is_random,
    "nameless": _is_random_and_nameless,
}
