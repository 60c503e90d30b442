"""Polarity is a property of a clause: seven languages, and what only looks like a negation."""

import pytest

from words.polarity import condition_words, negations, order_words, polarity, quantity_words

DENIED = [
    "We never deploy on Mondays",
    "We don't deploy",
    "We don’t deploy",
    "dont deploy",
    "You cannot merge",
    "There are no backups",
    "Nobody reviews it",
    "None of the hosts answers",
    "Neither cache is warm",
    "It is not live",
    "IT IS NOT LIVE",
    "Wir deployen nicht montags",
    "Kein Deploy am Montag",
    "Es gibt keine Backups",
    "Niemand prüft das",
    "Das passiert niemals",
    "Nous ne déployons pas",
    "Nous n'utilisons pas yarn",
    "On n’utilise plus yarn",
    "Jamais le lundi",
    "Aucun serveur ne répond",
    "Personne ne relit le code",
    "No desplegamos los lunes",
    "Nunca usamos npm",
    "Nadie revisa",
    "Ningún servidor responde",
    "Мы не деплоим",
    "Никогда не пушить в main",
    "Нельзя пушить в main",
    "Бэкапов нет",
    "我们从不在周一部署",
    "没有备份",
    "不要推送到主分支",
    "请勿重启",
    "別推送",
    "バックアップはない",
    "月曜日にデプロイしません",
    "使わないでください",
]

AFFIRMED = [
    "We deploy on Mondays",
    "We deploy unless it rains",
    "We merge without review",
    "Only Bob may merge",
    "Not only Bob merges",
    "No, we deploy on Mondays",
    "No doubt it is live",
    "No. 5 is the spare host",
    "A non-production host",
    "Nothing but Redis",
    "The north node is knotty",
    "Wir deployen montags",
    "Nicht nur Bob darf mergen",
    "Nein, wir deployen montags",
    "Wir mergen ohne Review",
    "Nous n'utilisons que bun",
    "On fusionne sans revue",
    "Non, le port est 80",
    "Il y a plus de serveurs",
    "La personne responsable est Dana",
    "No solo Bob fusiona",
    "Fusionamos sin revisión",
    "Не только Redis",
    "Сливаем без ревью",
    "不仅支持 Redis",
    "两个端口不同",
    "非常快",
    "无论如何都部署",
    "テストを実行しなければならない",
    "Redisだけでなく",
    "少なくとも二台",
    "ポートは5432です",
    "",
]


@pytest.mark.parametrize("clause", DENIED)
def test_a_clause_with_a_negation_is_negative(clause):
    assert polarity(clause) == -1
    assert negations(clause)


@pytest.mark.parametrize("clause", AFFIRMED)
def test_any_other_clause_is_positive(clause):
    assert polarity(clause) == 1
    assert not negations(clause)


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("All hosts but only some racks", ("all", "only", "some")),
        ("Alle Hosts, nur manche Racks", ("alle", "nur", "manche")),
        ("Tous les serveurs, seulement", ("tous", "seulement")),
        ("Todos los servidores, siempre", ("todos", "siempre")),
        ("Все серверы, только ночью", ("все", "только")),
        ("所有服务器，只在晚上", ("所有", "只")),
        ("すべてのサーバー、夜だけ", ("すべて", "だけ")),
    ],
)
def test_quantity_words(clause, words):
    assert quantity_words(clause) == words


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("Deploy unless CI fails, except at night", ("unless", "except")),
        ("Deploy, wenn CI grün ist, außer nachts", ("wenn", "ausser")),
        ("Sauf si la CI échoue", ("sauf", "si")),
        ("Salvo si falla", ("salvo", "si")),
        ("Если CI упал, кроме ночи", ("если", "кроме")),
        ("如果失败", ("如果",)),
        ("もし失敗すれば", ("もし", "れば")),
    ],
)
def test_condition_words(clause, words):
    assert condition_words(clause) == words


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("Lint before the build until noon", ("before", "until")),
        ("Erst prüfen, danach bauen", ("erst", "danach")),
        ("Avant la livraison puis après", ("avant", "puis", "après")),
        ("Antes del despliegue", ("antes",)),
        ("До релиза, затем после", ("до", "затем", "после")),
        ("部署之前", ("之前",)),
        ("デプロイの前に", ("前に",)),
    ],
)
def test_order_words(clause, words):
    assert order_words(clause) == words


def test_hostile_text_is_read_in_good_time():
    for piece in ("ne ", "n'", "not ", "不", "なけれ", "no. ", "qu'"):
        assert polarity(piece * 30_000) in (1, -1)
