"""German, French, Spanish, Chinese and Japanese statements by two hands: since when, for how long, of how many, until when."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.sieve import may_clash
from tensions.since import without_since

CLASHING = (
    ("Mein Bruder wohnt in Hamburg.", "Mein Bruder wohnt seit dem Sommer in Leipzig."),
    ("Der Eintritt kostet 8 Euro.", "Der Eintritt kostet seit Januar 11 Euro."),
    ("Der Projektleiter ist Tobias Krüger.", "Projektleiterin ist seit März Anke Vogel."),
    ("Backups werden 30 Tage aufbewahrt.", "Backups werden 90 Tage lang aufbewahrt."),
    ("Unser Team besteht aus sechs Leuten.", "Unser Team hat acht Leute."),
    ("Wir verwenden PostgreSQL als Datenbank.", "Als Datenbank verwenden wir MySQL."),
    ("Der Vertrag läuft bis zum 30. Juni.", "Der Vertrag endet am 30. September."),
    ("Mon frère habite à Lyon.", "Mon frère habite à Nantes depuis l'été."),
    ("Les journaux sont conservés 30 jours.", "Les journaux sont conservés pendant 6 mois."),
    ("La version de Symfony du portail est 5.4.", "La version de Symfony du portail est désormais 6.4."),
    ("Notre équipe compte six personnes.", "Notre équipe est composée de huit personnes."),
    ("Nous utilisons PostgreSQL comme base de données.", "Comme base de données, on utilise MySQL."),
    ("Mi hermano vive en Sevilla.", "Mi hermano vive en Bilbao desde el verano."),
    ("Las copias se guardan 30 días.", "Las copias se guardan durante 90 días."),
    ("El pedido fue cancelado.", "El pedido no fue cancelado."),
    ("Usamos PostgreSQL como base de datos.", "Usamos MySQL como base de datos."),
    ("我哥哥住在上海。", "我哥哥夏天以后住在成都。"),
    ("兄は東京に住んでいます。", "兄は夏から大阪に住んでいます。"),
)
COMPATIBLE = (
    ("Mein Bruder wohnt in Hamburg.", "Meine Schwester wohnt seit dem Sommer in Leipzig."),
    ("Backups werden 30 Tage aufbewahrt.", "Protokolle werden 90 Tage lang aufbewahrt."),
    ("Wir verwenden PostgreSQL als Datenbank.", "Wir verwenden Redis als Cache."),
    ("Je travaille depuis Lyon.", "Je travaille chez Michelin."),
    ("Notre équipe compte six personnes.", "L'équipe voisine compte huit personnes."),
    ("Mi hermano vive en Sevilla.", "Mi hermana vive en Bilbao desde el verano."),
    ("Usamos PostgreSQL como base de datos.", "Usamos Redis como caché."),
    ("我哥哥住在上海。", "我姐姐夏天以后住在成都。"),
)


@pytest.mark.parametrize(("a", "b"), CLASHING)
def test_two_hands_contradict(a: str, b: str) -> None:
    assert contradiction(a, b) is not None
    assert may_clash(a, b)
    assert may_clash(b, a)


@pytest.mark.parametrize(("a", "b"), COMPATIBLE)
def test_two_hands_agree(a: str, b: str) -> None:
    assert contradiction(a, b) is None


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Sie leitet den Chor seit Mai 2024.", "Sie leitet den Chor."),
        ("Seit Mai leitet Ina den Chor.", "Ina leitet den Chor."),
        ("Er arbeitet seit drei Jahren bei Bosch", "Er arbeitet bei Bosch"),
        ("Depuis janvier, le port est 8080", "le port est 8080"),
        ("Elle vit à Nantes depuis trois ans.", "Elle vit à Nantes."),
        ("Vive en Bilbao desde hace dos años.", "Vive en Bilbao."),
        ("自从去年起他住在上海", "他住在上海"),
        ("兄は去年から大阪に住んでいます", "兄は大阪に住んでいます"),
    ],
)
def test_since_when_is_left_out(said: str, plain: str) -> None:
    assert without_since(said) == plain


@pytest.mark.parametrize(
    "said",
    [
        "Je travaille depuis Lyon",
        "Trabajo desde casa",
        "店は9時から18時まで",
        "Seit dem Umbau ist es laut",
        "会议从九点开始",
    ],
)
def test_from_where_and_between_when_are_kept(said: str) -> None:
    assert without_since(said) == said
