"""A merge must keep every distinctive token of both sides; anything less than the same statement keeps both."""

from datetime import timedelta

import pytest

from learn.fold import fold_key, folds, may_survive, merges, refusal
from tests.rules.memory.rows import NOW, row

SAME = {
    "spaces, case and final punctuation": [
        ("The cache TTL is 300.", "the  cache ttl is 300"),
        ("Use bun for scripts", "use bun for scripts!"),
        ("Use bun for scripts", "  Use bun\tfor scripts…"),
        ("MIGRATIONS RUN NIGHTLY ON STAGING", "Migrations run nightly on staging"),
        ("La caché dura 300 segundos.", "la caché dura 300 segundos"),
        ("缓存时间是 300 秒。", "缓存时间是300秒"),
        ("缓存时间 是 300 秒", "缓存时间是 300 秒"),
        ("キャッシュは３００秒です。", "キャッシュは300秒です"),
        ("कैश का समय 300 है।", "कैश का समय 300 है"),
        ("“Use bun for scripts”", "Use bun for scripts"),
        ("**Never** force-push", "never force push"),
        ("- Use bun for scripts", "Use bun for scripts"),
        ("The rate is 5 %", "The rate is 5%"),
        ("The offset is −5", "The offset is -5"),
    ],
    "apostrophes, and don't is do not": [
        ("Don’t deploy on Mondays", "Don't deploy on Mondays"),
        ("Don′t deploy on Mondays", "Donʼt deploy on Mondays"),
        ("Don't deploy on Mondays", "Do not deploy on Mondays"),
        ("dont deploy on Mondays", "Do not deploy on Mondays"),
        ("We can't use Redis", "We cannot use Redis"),
        ("We can’t use Redis", "We can not use Redis"),
        ("The worker won't retry", "The worker will not retry"),
        ("It doesn't retry", "It does not retry"),
        ("We're on Postgres 16", "We are on Postgres 16"),
        ("It's on port 80", "It is on port 80"),
        ("L’hôte de l’API est web-1.example", "L'hôte de l'API est web-1.example"),
    ],
    "accents of Latin and Greek letters": [
        ("Le dépôt est fermé à midi", "Le depot est ferme a midi"),
        ("Mañana desplegamos en España", "Manana desplegamos en Espana"),
        ("La façade reçoit tout", "La facade recoit tout"),
        ("Die Prüfung läuft nachts", "Die Prufung lauft nachts"),
        ("Die Straße ist gesperrt", "Die STRASSE ist gesperrt"),
        ("Biuro jest w Łodzi", "Biuro jest w Lodzi"),
        ("Ο διακομιστής τρέχει", "Ο διακομιστης τρεχει"),
        ("ΣΊΣΥΦΟΣ τρέχει", "Σίσυφος τρέχει"),
        ("İzmir birincil bölge", "izmir birincil bölge"),
        ("cafe\u0301 at noon", "caf\u00e9 at noon"),
    ],
    "B of A reads as A B, and X's Y is Y of X": [
        ("Our build host is ci.example.org", "The host of our build is ci.example.org"),
        ("The owner of the billing service is Dana", "The billing service's owner is Dana"),
        ("The owner of the billing service is Dana", "The billing service owner is Dana"),
        ("The billing service’s owner is Dana", "The billing service's owner is Dana"),
        ("Rotate the keys of the staging cluster", "Rotate the staging cluster's keys"),
        ("Mia maintains the docs of the payment service", "Mia maintains the payment service's docs"),
        ("The backups of the orders database run at 02:00", "The orders database's backups run at 02:00"),
        ("The password of the admin user changes monthly", "The admin user's password changes monthly"),
        ("It is the laptop of Dana", "It is Dana's laptop"),
        ("The port of the API of Acme is 80", "The Acme API port is 80"),
        ("The manager of Alice reviews Bob", "Alice's manager reviews Bob"),
        ("支付服务的端口是 8443", "支付服务端口是 8443"),
        ("データベースのポートは5432です", "データベースポートは5432です"),
    ],
    "the sides of is and are may change places": [
        ("Dana is the CTO of Acme", "The CTO of Acme is Dana"),
        ("Dana is the CTO of Acme", "Dana is Acme's CTO"),
        ("Acme's CTO is Dana", "Dana is the CTO of Acme"),
        ("Our leads are Dana and Mia", "Dana and Mia are our leads"),
        ("ci.example.org is our build host", "The host of our build is ci.example.org"),
        ("Dana ist CTO", "CTO ist Dana"),
        ("L'hôte est web-1.example", "web-1.example est l'hôte"),
        ("El servidor es web-1.example", "web-1.example es el servidor"),
        ("支付服务的端口是 8443", "8443 是支付服务的端口"),
    ],
    "an article or “our” says nothing more": [
        ("The linter is ruff", "Linter is ruff"),
        ("Our linter is ruff", "The linter is ruff"),
        ("Please lint the branch", "Lint the branch"),
    ],
}  # fmt: skip

DIFFERENT = {
    "numbers, codes and identifiers": [
        ("The cache TTL is 300.", "The cache TTL is 3000."),
        ("Ticket OPS-77 is closed", "Ticket OPS-78 is closed"),
        ("支付服务的端口是 8443", "支付服务的端口是 8444"),
        ("Die Frist ist der 3. Mai", "Die Frist ist der 4. Mai"),
        ("Run node 18.2", "Run node 18.20"),
        ("The host is a.example.com", "The host is b.example.com"),
        ("Logs go to /var/log/a", "Logs go to /var/log/b"),
        ("The retry limit is 3", "The retry limit is three"),
    ],
    "polarity, in seven languages": [
        ("We deploy on Mondays", "We never deploy on Mondays"),
        ("We deploy on Mondays", "We don't deploy on Mondays"),
        ("Never rebase main", "rebase main"),
        ("There are backups", "There are no backups"),
        ("Wir deployen montags", "Wir deployen nie montags"),
        ("Wir deployen montags", "Wir deployen nicht montags"),
        ("Nous déployons le lundi", "Nous ne déployons pas le lundi"),
        ("Desplegamos los lunes", "No desplegamos los lunes"),
        ("Мы деплоим по понедельникам", "Мы не деплоим по понедельникам"),
        ("我们在周一部署", "我们不在周一部署"),
        ("月曜日にデプロイする", "月曜日にデプロイしない"),
        ("月曜日にデプロイします", "月曜日にデプロイしません"),
        ("No deploys on Mondays", "No, deploys on Mondays"),
    ],
    "quantity": [
        ("Only Bob may merge", "Bob may merge"),
        ("All services log to Loki", "Some services log to Loki"),
        ("Alle Dienste loggen nach Loki", "Einige Dienste loggen nach Loki"),
        ("Tous les services utilisent Loki", "Quelques services utilisent Loki"),
        ("Todos los servicios usan Loki", "Algunos servicios usan Loki"),
        ("Все сервисы пишут в Loki", "Некоторые сервисы пишут в Loki"),
        ("所有服务写入日志", "一些服务写入日志"),
        ("すべてのサービスが書く", "一部のサービスが書く"),
        ("Always squash commits", "Sometimes squash commits"),
    ],
    "condition": [
        ("Use bun for scripts", "Use bun for scripts, except in the legacy folder"),
        ("Deploy if the tests pass", "Deploy unless the tests pass"),
        ("Merge with a review", "Merge without a review"),
        ("Wir mergen mit Review", "Wir mergen ohne Review"),
        ("Wir mergen, wenn CI grün ist", "Wir mergen, außer CI ist grün"),
        ("On fusionne avec revue", "On fusionne sans revue"),
        ("Fusionamos con revisión", "Fusionamos sin revisión"),
        ("Сливаем с ревью", "Сливаем без ревью"),
        ("如果测试通过就部署", "除非测试通过才部署"),
    ],
    "order": [
        ("Run the formatter before the build", "Run the formatter after the build"),
        ("Freeze until Monday", "Freeze from Monday"),
        ("Wir testen vor dem Release", "Wir testen nach dem Release"),
        ("On teste avant la livraison", "On teste après la livraison"),
        ("Probamos antes del despliegue", "Probamos después del despliegue"),
        ("Тестируем до релиза", "Тестируем после релиза"),
        ("部署之前测试", "部署之后测试"),
        ("デプロイの前にテストする", "デプロイの後にテストする"),
        ("Alice reviews Bob", "Bob reviews Alice"),
        ("The manager of Alice reviews Bob", "Alice reviews Bob's manager"),
        ("The dog of Bob bites", "Bob bites the dog"),
        ("Den Hund beißt der Mann", "Der Hund beißt den Mann"),
        ("Bob's manager is Alice", "Alice's manager is Bob"),
        ("Use tabs, not spaces", "Use spaces, not tabs"),
        ("Sync from EU to US", "Sync to EU from US"),
        ("All admins are developers", "Developers are all admins"),
        ("A developer is an employee", "An employee is a developer"),
    ],
    "case that makes another word": [
        ("IT owns the laptops", "It owns the laptops"),
        ("Ask IT about laptops", "Ask it about laptops"),
        ("The contract is with US", "The contract is with us"),
        ("WHO publishes the list", "Who publishes the list"),
    ],
    "signs": [
        ("The limit is 10⁹", "The limit is 109"),
        ("The limit is 2³", "The limit is 23"),
        ("Wait 1½ hours", "Wait 11/2 hours"),
        ("The offset is −5", "The offset is 5"),
        ("The offset is -5", "The offset is 5"),
        ("The rate is 5%", "The rate is 5"),
        ("The price is $5", "The price is €5"),
        ("The load is > 5", "The load is < 5"),
        ("The load is ≥ 5", "The load is > 5"),
        ("Tolerance is ±5", "Tolerance is 5"),
        ("The engine is in C++", "The engine is in C#"),
        ("The engine is in C++", "The engine is in C"),
        ("a != b holds", "a = b holds"),
        ("Ignore !src/keep", "Ignore src/keep"),
        ("Set $HOME first", "Set HOME first"),
        ("The timezone is UTC+5", "The timezone is UTC-5"),
    ],
    "a differing word in a language that no list knows": [
        ("Server ligger i Oslo", "Server ligger i Bergen"),
        ("Palvelin on päällä", "Palvelin on poissa"),
        ("서버는 서울에 있다", "서버는 부산에 있다"),
        ("कैश चालू है", "कैश बंद है"),
        ("الخادم في عمان", "الخادم في دبي"),
        ("השרת פעיל", "השרת כבוי"),
        ("เซิร์ฟเวอร์เปิด", "เซิร์ฟเวอร์ปิด"),
        ("Serveri punon", "Serveri nuk punon"),
    ],
    "marks of other scripts are letters": [
        ("كَتَبَ الولد", "كُتِبَ الولد"),
        ("रात को काम", "रात का काम"),
        ("これはかきです", "これはがきです"),
        ("мой сервер", "мои сервер"),
    ],
    "small words and generic nouns differ too": [
        ("My editor is vim", "Your editor is vim"),
        ("The port was 5432", "The port is 5432"),
        ("You must sign commits", "You may sign commits"),
        ("Alice works for Bob", "Alice works with Bob"),
        ("The file is in src", "The folder is in src"),
        ("Deploy from main", "Deploy to main"),
        ("Use plan A", "Use plan"),
        ("Plan A is ready", "Plan is ready"),
        ("Is the port 5432?", "The port is 5432"),
        ("The port is 5432?", "The port is 5432"),
        ("Use region eu", "Use region us"),
        ("La capital es Madrid", "El capital es Madrid"),
        ("Bob la voit", "Bob le voit"),
        ("Telemetry is on", "Telemetry is off"),
    ],
}  # fmt: skip


def _pairs(table):
    return [pytest.param(a, b, id=f"{kind}: {a} | {b}") for kind, pairs in table.items() for a, b in pairs]


@pytest.mark.parametrize(("a", "b"), _pairs(SAME))
def test_the_same_statement_folds(a, b):
    assert fold_key(a) == fold_key(b)
    assert folds(a, b)
    assert folds(b, a)
    assert refusal(a, b) is None


@pytest.mark.parametrize(("a", "b"), _pairs(DIFFERENT))
def test_anything_less_keeps_both(a, b):
    assert not folds(a, b)
    assert not folds(b, a)
    assert (refusal(a, b) or "").startswith("lost-token: ")


def test_a_refusal_names_what_would_be_lost():
    assert refusal("Lint before the build", "Lint after the build") == "lost-token: after, before"
    assert refusal("Alice reviews Bob", "Bob reviews Alice") == "lost-token: the order of the words"


@pytest.mark.parametrize(
    ("merged", "sides", "said"),
    [
        ("Use bun for scripts, except in legacy", ("Use bun for scripts", "except in legacy"), None),
        ("Use bun for scripts", ("Use bun for scripts", "Never npm"), "lost-token: never, npm"),
        ("The API listens on 80", ("The API listens on 80 and 81",), "lost-token: 81"),
        ("支付服务端口是 8443，从不重启", ("支付服务的端口是 8443", "从不重启"), None),
        ("支付服务端口是 8443", ("支付服务的端口是 8443", "从不重启"), "lost-token: 从不, 重启"),
    ],
)
def test_a_merged_text_keeps_every_distinctive_token(merged, sides, said):
    assert merges(merged, *sides) == said


def test_the_survivor_is_of_the_same_kind_and_of_equal_or_better_status():
    fact, guess = row(status="fact"), row(status="hypothesis")
    assert may_survive(fact, "semantic", "hypothesis", None, fact.namespace)
    assert may_survive(fact, "semantic", "fact", None, fact.namespace)
    assert not may_survive(guess, "semantic", "fact", None, guess.namespace)
    assert not may_survive(fact, "episodic", "fact", None, fact.namespace)
    assert not may_survive(fact, "semantic", "fact", None, "elsewhere")
    assert not may_survive(row(status="retired"), "semantic", "hypothesis", None, fact.namespace)


def test_the_survivor_expires_no_earlier():
    soon, later = NOW + timedelta(hours=1), NOW + timedelta(hours=2)
    short, lasting = row(expires_at=soon), row(expires_at=None)
    assert may_survive(short, "semantic", "fact", soon, short.namespace)
    assert not may_survive(short, "semantic", "fact", later, short.namespace)
    assert not may_survive(short, "semantic", "fact", None, short.namespace)
    assert may_survive(lasting, "semantic", "fact", later, lasting.namespace)


def test_hostile_text_has_a_key_in_good_time():
    for piece in ("*_", "+(", "(", "of ", "ne ", "'", "l'", "?", ".", "的", "a-", "is "):
        assert isinstance(fold_key(piece * 20_000), str)
