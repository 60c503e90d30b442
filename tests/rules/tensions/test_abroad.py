"""German, French, Spanish, Chinese and Japanese statements by two hands: what says no more than that it is so, and what is put in
another order, is one statement.
"""

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
    ("ich vertrage keine Milch", "Milch vertrage ich inzwischen gut"),
    ("Ich trinke keinen Kaffee.", "Kaffee trinke ich jeden Morgen."),
    ("Mein Vater raucht nicht mehr.", "Papa raucht wieder eine Schachtel am Tag."),
    ("Mein Vater raucht.", "Mein Vater hat aufgehört zu rauchen."),
    ("Rauchen ist auf der Terrasse verboten.", "Auf der Terrasse darf geraucht werden."),
    ("Es ist verboten, im Hof zu grillen.", "Im Hof darf man grillen."),
    ("Ich kann nicht schwimmen.", "Ich kann gut schwimmen."),
    ("Der Drucker ist kaputt.", "Der Drucker geht wieder."),
    ("Sonntags ist das Café zu.", "Das Café hat sonntags auf."),
    ("Mia ist Vegetarierin.", "Mia isst Fleisch."),
    ("Wir setzen kein Kubernetes ein.", "Bei uns läuft alles auf Kubernetes."),
    ("Der Vertrag läuft bis Ende 2026.", "Der Vertrag läuft bis Ende 2027."),
    ("Je ne mange pas de gluten", "je mange du gluten sans problème"),
    ("Je ne supporte pas le lactose.", "Le lactose, je le supporte très bien."),
    ("Mon père ne fume plus.", "Mon père fume un paquet par jour."),
    ("Tom fume.", "Tom a arrêté de fumer."),
    ("Il est interdit de fumer sur la terrasse.", "On a le droit de fumer sur la terrasse."),
    ("L'imprimante est en panne.", "L'imprimante remarche."),
    ("La piscine est ouverte le dimanche.", "La piscine n'ouvre pas le dimanche."),
    ("Le contrat se termine fin juin.", "Le contrat se termine fin septembre."),
    ("Tolero la lactosa.", "La lactosa no la tolero."),
    ("Nunca tomo café.", "Tomo café todas las mañanas."),
    ("Mi padre ya no fuma.", "Mi padre fuma un paquete al día."),
    ("Mi padre fuma.", "Mi padre dejó de fumar."),
    ("El parque abre los lunes.", "El parque cierra los lunes."),
    ("我不能喝牛奶。", "牛奶我可以喝，没问题。"),
    ("爸爸已经戒烟了。", "爸爸现在每天抽一包烟。"),
    ("阳台上禁止抽烟。", "阳台上可以抽烟。"),
    ("小林不会说法语。", "小林法语说得很流利。"),
    ("打印机坏了。", "打印机修好了，可以用。"),
    ("没有人维护旧的爬虫脚本。", "旧的爬虫脚本有人维护。"),
    ("小王结婚了。", "小王还是单身。"),
    ("我们用 PostgreSQL 做数据库。", "我们用 MySQL 做数据库。"),
    ("API 监听 8080 端口。", "API 跑在 9090 端口。"),
    ("合同六月底到期。", "合同九月底到期。"),
    ("ベランダは禁煙です。", "ベランダで喫煙できます。"),
    ("プリンターは壊れています。", "プリンターは直りました。"),
    ("マージ前にレビューが必要です。", "マージ前のレビューは不要です。"),
    ("注文はキャンセルされました。", "注文はキャンセルされていません。"),
    ("日曜日は定休日です。", "日曜日も営業しています。"),
    ("請求書は小林さんが担当しています。", "高橋さんが請求書を担当しています。"),
    ("データベースにはPostgreSQLを使っています。", "データベースにはMySQLを使っています。"),
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
    ("Ich vertrage keine Milch.", "Milch von der Ziege vertrage ich gut."),
    ("Ich trinke nicht jeden Tag Kaffee.", "Ich trinke Kaffee."),
    ("Meine Frau fährt nicht gern Auto.", "Meine Frau fährt Auto."),
    ("Rauchen ist auf der Terrasse verboten.", "Im Garten darf geraucht werden."),
    ("Mon père ne fume plus.", "Mon père fumait un paquet par jour."),
    ("Je ne supporte pas le lactose.", "Le gluten, je le supporte très bien."),
    ("La piscine est ouverte le dimanche.", "La piscine n'ouvre pas le lundi."),
    ("No tolero la lactosa.", "El gluten lo tolero sin problemas."),
    ("Nunca tomo café.", "Tomo té todas las mañanas."),
    ("阳台上禁止抽烟。", "院子里可以抽烟。"),
    ("我从来不喝咖啡。", "我每天早上喝茶。"),
    ("老陈喜欢咖啡。", "老陈喜欢咖啡，但晚上不喝。"),
    ("日曜日は定休日です。", "月曜日は営業しています。"),
    ("ケンはコーヒーが好きです。", "ケンはコーヒーが好きですが、夜は飲みません。"),
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
