"""A distinctive token carries a fact's identity, whatever else is stored; a merge that loses one is none."""

import pytest

from words.distinctive import distinctive, keeps_every_distinctive_token, lost, names, words


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("The host of our API is api.example.com", ("host", "api", "api.example.com")),
        ("The name of the project is Foreword", ("foreword",)),
        ("Don't deploy before 17:00", ("not", "deploy", "before", "17:00")),
        ("Only the billing team may merge", ("only", "billing", "team", "may", "merge")),
        ("IT owns it", ("IT", "owns")),
        ("The us region, not the US", ("us", "region", "not", "US")),
        ("The rate is 5% of $40", ("rate", "5", "%", "$", "40")),
        ("We write C++ and C#", ("write", "c++", "c#")),
        ("load > 5 and temp <= -3", ("load", ">", "5", "temp", "<=", "-3")),
        ("The limit is 10⁹, not 109", ("limit", "10^9", "not", "109")),
        ("Bob's manager reviews it’s code", ("bob", "manager", "reviews", "code")),
        ("See src/api/v2.py, ADR-016 and .env.", ("see", "src/api/v2.py", "adr-016", ".env")),
        ("Die Datei heißt nicht config", ("heisst", "nicht", "config")),
        ("Le nom du serveur est web-1", ("serveur", "web-1")),
        ("El nombre del servidor es web-1", ("servidor", "web-1")),
        ("Имя сервера не web-1", ("сервера", "не", "web-1")),
        ("支付服务的端口是 8443", ("支付服务", "端口", "8443")),
        ("我们从不在周五部署", ("从不", "在周五部署")),
        ("データベースのポートは5432です", ("データベース", "ポート", "5432")),
        ("Serveri punon ditën", ("serveri", "punon", "diten")),
        ("", ()),
        ("??? … !", ()),
    ],
)
def test_distinctive_tokens_in_the_order_of_the_text(text, tokens):
    assert distinctive(text) == tokens


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("it's what's there", ("it", "is", "what", "is", "there")),
        ("can't won't isn't don’t", ("can", "not", "will", "not", "is", "not", "do", "not")),
        ("shan't cannot dont", ("shall", "not", "can", "not", "do", "not")),
        ("the APIs' hosts", ("the", "apis", "hosts")),
        ("L’API qu'elle", ("l'", "api", "qu'", "elle")),
        ("user-service and my-cool-app", ("user", "service", "and", "my-cool-app")),
        ("5 % 5% €5 -5 −5 ±5", ("5", "%", "5", "%", "€", "5", "-5", "-5", "±", "5")),
        ("(see “docs”), [x] **bold** _it_ `code`", ("see", "docs", "x", "bold", "it", "code")),
        ("--force -v ~/x ./y .env !keep @bob #dev", ("--force", "-v", "~/x", "./y", ".env", "!keep", "@bob", "#dev")),
        ("a -> b <- c != d", ("a", "->", "b", "<-", "c", "!=", "d")),
        ("- one – two — three • four", ("one", "two", "three", "four")),
        ("No, never. Really?", ("no", ",", "never", "really", "?")),
    ],
)  # fmt: skip
def test_words_are_normalised_and_unstemmed_with_contractions_opened(text, read):
    assert words(text) == read


@pytest.mark.parametrize(
    ("merged", "side", "missing"),
    [
        ("Lint before the build", "lint before build", ()),
        ("Lint before the build", "Lint before the build on main", ("main",)),
        ("Lint the build", "Never lint the build", ("never",)),
        ("Do not lint", "Don’t lint", ()),
        ("Port 80", "Port -80", ("-80",)),
        ("It owns it", "IT owns it", ("IT",)),
        ("端口是 80", "支付服务的端口是 80", ("支付服务",)),
        ("支付服务端口是 80", "支付服务的端口是 80", ()),
        ("x", "5 retries every 5 minutes", ("5", "retries", "every", "minutes")),
    ],
)
def test_what_a_merge_loses(merged, side, missing):
    assert lost(merged, side) == missing
    assert keeps_every_distinctive_token(merged, side) is not bool(missing)


def test_names_are_numbers_and_identifiers():
    assert names("Port 5432 on DB-1.internal, 3 retries") == {"5432", "3", "db-1.internal"}
    assert names("no names here") == frozenset()
