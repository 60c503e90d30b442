"""Telephone numbers in a text: with a country's code anywhere, else where the text speaks of a telephone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

_GAP: Final = r"[\s\u00a0./()-]{0,2}"
_ABROAD: Final = re.compile(rf"(?<![A-Za-z0-9_.+])\+\d(?:{_GAP}\d){{6,14}}(?![A-Za-z0-9_])")
_HERE: Final = re.compile(rf"(?<![A-Za-z0-9_.+/-])\(?\d(?:{_GAP}\d){{5,13}}(?![A-Za-z0-9_-])")
_SPEAKS_OF_ONE: Final = re.compile(
    r"\b(?:(?:tele|mobile )?phones?|mobile|cell|cellphone|fax|whatsapp|landline|hotline|call me|text me|"
    r"my (?:new )?number|(?:desk|direct|office|home|work|emergency) (?:number|line)|reach me|"
    r"ruf\w* mich|telefon\w*|handy\w*|mobilnummer|festnetz\w*|téléphone|numéro|portable|fixe|teléfono|móvil|celular|"
    r"телефон\w*|мобильн\w*|номер|(?:meine?|unsere?) (?:neue )?nummer|numero(?! \d)|"
    r"(?:mi|nuestro) (?:nuevo )?n[uú]mero|n[uú]mero nuevo|telefono|telephone)\b"
    r"|电话|手机|電話|携帯|[我们新]的?号码|[私新](?:の|しい)番号",
    re.IGNORECASE,
)
_DIGITS: Final = re.compile(r"\D")
_SHORTEST: Final = 6
"""Digits that two numbers share at their end when one has its country's code and the other hasn't."""


PHONE_NOUNS: Final = listed("""
number phone telephone nummer telefonnummer rufnummer telefon numéro numero téléphone telephone tél tel número teléfono
telefono номер телефон телефона номера 电话 号码 码 电话号码 电话号 電話番号 電話 番号
""")
"""What a telephone number may be called, where nothing more is said of it; a mobile or an office one is another."""


EMAIL_NOUNS: Final = listed("""
mail e-mail email adresse address mailadresse e-mail-adresse courriel courrier correo dirección direccion почта мейл адрес
""")
"""The same of an address for mails."""


def phones(text: str) -> Iterator[tuple[int, int, str]]:
    """The telephone numbers of a text as (start, end, digits); a country's code keeps its plus."""
    if sum(map(str.isdigit, text)) < _SHORTEST:
        return
    for match in _ABROAD.finditer(text) if "+" in text else ():
        yield match.start(), match.end(), "+" + _DIGITS.sub("", match[0])
    if _HERE.search(text) and _SPEAKS_OF_ONE.search(text):
        for match in _HERE.finditer(text):
            yield match.start(), match.end(), _DIGITS.sub("", match[0])


def phones_differ(a: str, b: str) -> bool:
    """Another number: not the same digits with and without the code of a country."""
    if a[0] == b[0] == "+":
        return a != b
    x, y = (number.lstrip("+0") for number in (a, b))
    short, long = sorted((x, y), key=len)
    return len(short) < _SHORTEST or not long.endswith(short)
