"""A correction supersedes the one memory whose slot it fills anew; where that isn't clear a tension is opened instead."""

from __future__ import annotations

from datetime import timedelta

import pytest

from learn.corrections import Supersede, Unclear, corrected
from learn.newness import is_news
from learn.uses import use
from tensions.reading import is_standing_rule
from tests.rules.tensions.rows import NOW, memory

SURE: tuple[tuple[tuple[str, ...], str, int], ...] = (
    # One clause says what is so, the other why; the same words with other numbers; what changed told in other ways.
    (("The office is on the 3rd floor.",), "we've moved up, the office is on the 5th floor now", 1),
    (("The lead designer is Noor.",), "Actually the lead designer is Imogen, Noor does research.", 1),
    (("Unser Vermieter heißt Krüger.",), "Das stimmt nicht, unser Vermieter heißt Kröger, mit ö.", 1),
    (("The dentist is on Tuesday 14 May at 9:30.",), "Correction: the dentist is on Thursday 16 May at 10:15.", 1),
    (("Room 3 has 12 chairs.", "Room 4 has 12 chairs."), "Correction: room 4 has 14 chairs.", 2),
    (("Standup is at 9:30.",), "Standup has moved to 10:15.", 1),
    (("The API rate limit is 100 a minute.",), "The rate limit of the API got raised, it's 250 a minute now.", 1),
    (("The base URL is https://a.example.com/v1",), "I was wrong about the base URL, it's https://a.example.com/v2", 1),
    (("The wifi network at the cabin is called FjordNet.",), "The cabin wifi was renamed, it's FjordNet-5G now.", 1),
    (("Tomas runs the bar.",), "Ingrid took over the bar from Tomas.", 1),
    (("The bins go out on Wednesday.",), "It isn't Wednesday the bins go out, it's Thursday.", 1),
    (("我们用 Jenkins 做持续集成。",), "我们已经不用 Jenkins 了,持续集成改用 GitHub Actions。", 1),
    (("急诊室在一楼。",), "急诊室搬到三楼了,不在一楼了。", 1),
    (("We buy our flour from Miller & Sons.",), "Actually, we buy our flour from Shipton Mill now.", 1),
    (("农场的兽医是李医生。",), "不对，农场的兽医是陈医生。", 1),
    (("项目经理是王磊。",), "项目经理换人了，现在是陈静。", 1),
    # The same slot.
    (("The staging port is 5432",), "No, the staging port is 5433", 1),
    (("The port is 8000",), "Scratch that, the port is 9000", 1),
    (("The service is called billing",), "The service was renamed to ledger", 1),
    (("The repo is called atlas",), "We renamed atlas to beacon", 1),
    (("Dana owns billing",), "Lee took over billing from Dana", 1),
    (("I live in Bonn",), "I moved to Mainz", 1),
    (("The service runs on Linux",), "Actually, the service runs on Windows", 1),
    (("The staging port is 5432", "The production port is 5432"), "Correction: the production port is 5433", 2),
    (("The cron runs on Mondays",), "actually we moved the cron to Tuesdays", 1),
    (("Our default branch is main",), "Actually, we renamed the default branch to trunk", 1),
    (("Our default branch is main",), "No, our default branch is trunk now", 1),
    (("The standup is at 9:00",), "Actually the standup is at 10:00 now", 1),
    (("The standup is at 9:00",), "The standup was moved from 9:00 to 10:00", 1),
    (("The request timeout is 30 seconds",), "We raised the request timeout to 60 seconds", 1),
    (("The request timeout is 30 seconds",), "That's wrong, the request timeout should be 60 seconds", 1),
    (("Dana is the CTO of Acme",), "Correction: Lee is the CTO of Acme", 1),
    (("The deadline for the migration is 15 April",), "I was wrong, the deadline for the migration is 20 April", 1),
    (("We use Node 18",), "actually we upgraded to Node 20", 1),
    (("We use Python 3.11",), "Actually, we use Python 3.12", 1),
    (("The dashboard lives at https://a.example.com",), "No, the dashboard lives at https://b.example.com", 1),
    (("Dana owns billing",), "Sorry, Lee owns billing", 1),
    # The use slot: its key is the complement.
    (("We use Helm for deploys.",), "Actually, we switched to Kustomize for deploys.", 1),
    (("We use Helm for deploys", "We use Helm for previews"), "Actually, we use Kustomize for previews", 2),
    (("We deploy with Helm",), "Actually, we switched to Kustomize for deploys", 1),
    (("We use Postgres for billing", "We use Redis for sessions"), "Actually, we moved to MySQL for billing", 1),
    (("Always run migrations through drizzle-kit",), "Actually, run migrations through prisma", 1),
    # The use slot: an old value that the message names.
    (("We use Helm",), "Actually, we switched from Helm to Kustomize", 1),
    (("We use Helm for deploys",), "Actually, we migrated from Helm to Kustomize", 1),
    (("We use pip", "We use Docker"), "Use uv instead of pip from now on", 1),
    (("We use pip for installs", "We use pip-tools"), "Use uv instead of pip", 1),
    (("We use Helm", "We use Docker"), "Stop using Helm", 1),
    (("We use Helm for deploys",), "We've stopped using Helm for deploys", 1),
    (("We use Jenkins", "We use Docker"), "We're off Jenkins", 1),
    (("We use Postgres 15",), "Actually, we switched from Postgres to MySQL", 1),
    (("We use Jest",), "We replaced Jest with Vitest", 1),
    (
        ("Docs mention Helm in ops/deploy.md", "We use Helm for deploys"),
        "Actually, we use Kustomize for deploys, not Helm",
        2,
    ),
    (("Our CI is Jenkins",), "We've moved off Jenkins", 1),
    (("Our CI is Jenkins",), "We've migrated our CI from Jenkins to GitHub Actions", 1),
    (("We use Jenkins for CI",), "We've moved CI off Jenkins to GitHub Actions", 1),
    (("We use Jenkins for CI",), "Don't use Jenkins any more, use Buildkite", 1),
    (("We use yarn",), "No, we use pnpm, not yarn", 1),
    (("We use Postgres for analytics", "We use Postgres for billing"), "Actually we use ClickHouse for analytics", 1),
    # Changes told in other words.
    (("The project is called Foreword",), "Actually, we renamed the project to Preface", 1),
    (("Deploys go out on Tuesdays",), "Actually we moved deploys to Thursdays", 1),
    (("The API runs on port 8080",), "That's outdated: the API runs on port 9090", 1),
    (("The API runs on port 8080",), "The API's port changed to 9090", 1),
    (("Alice is the team lead",), "Bob replaced Alice as the team lead", 1),
    (("I live in Berlin",), "Actually, I moved to Munich", 1),
    (("Prod is on Postgres 15",), "Prod is on Postgres 16 now", 1),
    (("Dana owns billing", "Dana owns payments"), "Correction: Lee owns billing", 1),
    # The plain opposite.
    (("We never deploy on Fridays",), "Actually, we deploy on Fridays now", 1),
    (("Always run tests before pushing",), "Actually, never run tests before pushing", 1),
    (("We deploy from main",), "We no longer deploy from main", 1),
    (("Telemetry is enabled in production",), "Actually, telemetry is disabled in production", 1),
    # The other languages.
    (("Wir verwenden Helm für Deployments",), "Eigentlich verwenden wir jetzt Kustomize für Deployments", 1),
    (("Nous utilisons Helm pour les déploiements",), "En fait, nous utilisons Kustomize pour les déploiements", 1),
    (("Usamos Helm para despliegues",), "En realidad, ahora usamos Kustomize para despliegues", 1),
    (("Мы используем Helm для деплоя",), "На самом деле мы перешли на Kustomize для деплоя", 1),
    (("部署使用 Helm",), "其实部署改用 Kustomize 了", 1),
    (("デプロイには Helm を使います",), "実は、デプロイには Kustomize を使います", 1),
    (("支付服务的端口是 8443",), "不对，支付服务的端口是 8444", 1),
    (("Der Port der Datenbank ist 5432",), "Nein, der Port der Datenbank ist 5433", 1),
)

UNTOUCHED: tuple[tuple[tuple[str, ...], str], ...] = (
    # Mentioning the same thing retires nothing.
    (("Helm charts live in deploy/charts",), "Actually, we switched from Helm to Kustomize"),
    (("Dana wrote the Helm chart",), "Stop using Helm"),
    (("The staging database is rebuilt every night",), "No, the staging database port is 5433"),
    (("Kustomize is documented in ops/deploy.md",), "Actually, we switched to Kustomize for deploys"),
    # Another slot, another subject.
    (("The production port is 5432",), "No, the staging port is 5433"),
    (("The staging host is db-1.internal",), "No, the staging port is 5433"),
    (("We use Redis for sessions",), "Actually, we switched to Kustomize for deploys"),
    (("We run tests with pytest",), "Actually, we run migrations with drizzle-kit"),
    (("We use Postgres", "We use Redis"), "Actually, we switched to MySQL"),
    (("We use Helm for deploys",), "Actually, we moved to Berlin"),
    (("We use Helm",), "Actually, we moved to Berlin"),
    (("We use yarn for installs",), "No, we use pnpm here"),
    # What is said already.
    (("The staging port is 5433",), "No, the staging port is 5433"),
    (("We use Kustomize for deploys",), "Actually, we use Kustomize for deploys"),
    (("My name is Dana",), "Sorry, my name is Dana Reed"),
    # A bare value of nothing that was just spoken of.
    (("The staging database listens on port 5432",), "No, it should be 5433"),
    ((), "Actually, we switched to Kustomize for deploys"),
)

UNSURE: tuple[tuple[tuple[str, ...], str, tuple[int, ...]], ...] = (
    (("We use Helm",), "Actually, we switched to Kustomize", (1,)),
    (("The staging API listens on port 8000",), "Scratch that, the port is 9000", (1,)),
    (("We use Helm for deploys", "We use Argo for deploys"), "Actually, we switched to Kustomize for deploys", (2, 1)),
    (("We use Helm for deploys", "We use Helm for previews"), "Stop using Helm", (2, 1)),
)


def rows(contents: tuple[str, ...]):
    return [memory(n, text, learned_at=NOW + timedelta(minutes=n)) for n, text in enumerate(contents, 1)]


@pytest.mark.parametrize(("held", "message", "expected"), SURE)
def test_a_statement_that_fills_the_same_slot_supersedes_that_memory(held, message, expected) -> None:
    found = corrected(message, "matched", message, rows(held))
    assert isinstance(found, Supersede)
    assert found.id == expected


@pytest.mark.parametrize(("held", "message"), [row[:2] for row in SURE if not is_news(row[1])])
def test_nothing_is_superseded_when_the_gate_did_not_fire(held, message) -> None:
    assert corrected(message, None, message, rows(held)) is None


@pytest.mark.parametrize(
    ("held", "message", "expected"),
    [row for row in SURE if is_news(row[1]) and not is_standing_rule(row[0][row[2] - 1])],
)
def test_what_says_of_itself_that_it_is_new_needs_no_gate(held, message, expected) -> None:
    found = corrected(message, None, message, rows(held))
    assert isinstance(found, Supersede)
    assert found.id == expected


NEWS: tuple[tuple[tuple[str, ...], str, int], ...] = (
    (("Backups run at 3am.",), "Backups run at 4am now.", 1),
    (("The timeout is 20 s.",), "The timeout is now 30 s.", 1),
    (("I am 34 years old.",), "I just turned 35.", 1),
    (("My daughter is 4.",), "My daughter just turned 5.", 1),
    (("I'm 34.",), "I'm 35 now.", 1),
    (("My number is 555-0134.",), "My new number is 555-0199.", 1),
    (("The standup is at 9:30.",), "Since Monday the standup is at 10:00.", 1),
    (("The standup is at 9:30.",), "From now on the standup is at 10:00.", 1),
    (("The standup is at 9:30.",), "The standup is at 10:00 as of today.", 1),
    (("Retention is 14 days.",), "Retention went from 14 to 30 days.", 1),
    (("The default branch is main.",), "The default branch is trunk now.", 1),
    (("Alice is the team lead.",), "Bob is the new team lead.", 1),
    (("We use npm for installs.",), "We use pnpm for installs now.", 1),
    (("Telemetry is disabled in production.",), "Telemetry is enabled in production now.", 1),
    (("Das Standup ist um 9 Uhr.",), "Seit Montag ist das Standup um 10 Uhr.", 1),
    (("Les sauvegardes tournent à 3h.",), "Les sauvegardes tournent désormais à 4h.", 1),
    (("El servicio se llama billing.",), "El servicio ahora se llama ledger.", 1),
    (("备份在凌晨3点运行。",), "备份现在在凌晨4点运行。", 1),
)

NO_NEWS: tuple[tuple[tuple[str, ...], str], ...] = (
    # It is otherwise, and nobody says that it is new.
    (("The timeout is 20 s.",), "The timeout is 30 s."),
    # For the moment only, a plan, or a change under way.
    (("The timeout is 20 s.",), "Right now the timeout is 30 s."),
    (("The timeout is 20 s.",), "For now the timeout is 30 s."),
    (("The timeout is 20 s.",), "The timeout will be 30 s from now on."),
    (("We use npm for installs.",), "We are now moving to pnpm for installs."),
    # Of another thing, or of no certain one.
    (("The staging timeout is 20 s.",), "The production timeout is now 30 s."),
    (("We use npm.",), "We use pnpm now."),
    (("Our office is in Munich.",), "Our new office is in Berlin."),
    # A standing rule isn't denied by the way.
    (("We never deploy on Fridays.",), "We deploy on Fridays now."),
)


@pytest.mark.parametrize(("held", "message", "expected"), NEWS)
def test_news_of_a_slot_that_is_held_supersedes_it(held, message, expected) -> None:
    found = corrected(message, None, message, rows(held))
    assert isinstance(found, Supersede)
    assert found.id == expected


@pytest.mark.parametrize(("held", "message"), NO_NEWS)
def test_without_news_or_a_sure_slot_nothing_is_superseded_unasked(held, message) -> None:
    assert corrected(message, None, message, rows(held)) is None


RENAMES: tuple[tuple[str, str, str], ...] = (
    ("The service is called billing.", "We renamed the service billing to ledger.", "The service is called ledger."),
    ("The service is called billing.", "Rename the billing service to ledger.", "The service is called ledger."),
    ("The service is called billing.", "billing was renamed ledger.", "The service is called ledger."),
    ("The repo is called foo.", "The repo foo is now called bar.", "The repo is called bar."),
    (
        "Our staging cluster is atlas.",
        "Rename our staging cluster from atlas to boreas.",
        "Our staging cluster is boreas.",
    ),
    ("Our staging cluster is atlas.", "Please rename our staging cluster to boreas.", "Our staging cluster is boreas."),
    (
        "The alerts channel is #ops.",
        "We renamed the alerts channel #ops to #platform.",
        "The alerts channel is #platform.",
    ),
    ("My bot is called Max.", "We changed the name of the bot from Max to Moritz.", "My bot is called Moritz."),
    (
        "The database is called users_v1.",
        "Rename the database users_v1 to users_v2.",
        "The database is called users_v2.",
    ),
    ("Der Dienst heißt billing.", "Benenne den Dienst billing in ledger um.", "Der Dienst heißt ledger."),
    ("Le service s'appelle billing.", "Renomme le service billing en ledger.", "Le service s'appelle ledger."),
    ("El servicio se llama billing.", "Renombra el servicio billing a ledger.", "El servicio se llama ledger."),
    ("服务叫billing。", "请把服务billing改名为ledger。", "服务叫ledger。"),
)


@pytest.mark.parametrize(("held", "message", "then"), RENAMES)
def test_a_rename_told_or_ordered_gives_what_is_held_the_new_name(held, message, then) -> None:
    assert corrected(message, None, message, rows((held,))) == Supersede(id=1, restated=then)


@pytest.mark.parametrize(
    ("held", "message"),
    [
        ("The function is called getUser.", "rename getUser to fetchUser in src/api.ts"),
        ("The team is called Core.", "Rename the billing service to ledger."),
        ("The billing service listens on 8080.", "We renamed the billing service to ledger."),
        ("The cache is called billing.", "Rename the service billing to ledger."),
    ],
)
def test_a_rename_of_something_else_or_of_code_retires_nothing(held, message) -> None:
    assert corrected(message, None, message, rows((held,))) is None


@pytest.mark.parametrize(("held", "message"), UNTOUCHED)
def test_nothing_is_retired_merely_because_it_mentions_the_same_thing(held, message) -> None:
    assert corrected(message, "matched", message, rows(held)) is None


@pytest.mark.parametrize(("held", "message", "expected"), UNSURE)
def test_where_the_slot_is_not_clear_it_says_so(held, message, expected) -> None:
    assert corrected(message, "matched", message, rows(held)) == Unclear(ids=expected)


@pytest.mark.parametrize("contents", [held for held, _, _ in SURE])
def test_the_order_of_the_held_rows_does_not_matter(contents) -> None:
    message = next(m for held, m, _ in SURE if held == contents)
    held = rows(contents)
    assert corrected(message, "x", message, held) == corrected(message, "x", message, held[::-1])


@pytest.mark.parametrize(
    ("last", "message", "restated"),
    [
        (
            "The staging database listens on port 5432",
            "No, it should be 5433",
            "The staging database listens on port 5433",
        ),
        ("The staging database is db-1.internal:5432", "no, it's 5433", "The staging database is db-1.internal:5433"),
        ("The standup is at 9:00", "No, at 10:00", "The standup is at 10:00"),
        ("The launch is on 15 April", "Sorry, I meant 16 April", "The launch is on 16 April"),
        ("The request timeout is 30 seconds", "No, 60 seconds", "The request timeout is 60 seconds"),
        (
            "The docs live at https://a.example.com/x",
            "no, https://b.example.com/x",
            "The docs live at https://b.example.com/x",
        ),
        ("We use Python 3.11", "Actually, it's version 3.12", "We use Python 3.12"),
        ("The cluster has 3 nodes", "Nope, it should be 5", "The cluster has 5 nodes"),
        ("Our default branch is main", "No, it's called trunk", "Our default branch is trunk"),
        (
            "The staging API listens on port 8000",
            "Scratch that, the port is 9000",
            "The staging API listens on port 9000",
        ),
        ("The cron runs at 02:00", "Not 02:00 but 03:00", "The cron runs at 03:00"),
        ("The limit is 100 requests per minute", "my bad, it's 200", "The limit is 200 requests per minute"),
        ("The release is on Friday", "Sorry, I meant Monday", "The release is on Monday"),
        ("The staging API listens on port 8000", "9000, not 8000", "The staging API listens on port 9000"),
    ],
)
def test_a_bare_value_concerns_the_slot_of_its_kind_in_what_was_last_spoken_of(last, message, restated) -> None:
    spoken = memory(7, last)
    other = memory(8, "The wiki is at https://wiki.example.com, on port 7000, version 1.2.3")
    assert corrected(message, "no", message, [spoken, other], [spoken]) == Supersede(id=7, restated=restated)


def test_a_bare_value_that_two_slots_could_take_is_unclear() -> None:
    spoken = [memory(1, "The staging port is 5432"), memory(2, "The production port is 5431")]
    assert corrected("no, it should be 5433", "no", "no, it should be 5433", spoken, spoken) == Unclear(ids=(1, 2))


def test_a_bare_value_of_another_kind_concerns_nothing() -> None:
    spoken = [memory(1, "The standup is at 9:00")]
    assert corrected("no, it should be 5433", "no", "no, it should be 5433", spoken, spoken) is None


def test_an_old_value_that_the_message_names_is_found_among_two() -> None:
    spoken = [memory(1, "The staging port is 5432"), memory(2, "The production port is 5431")]
    found = corrected("no, 5433, not 5431", "no", "no, 5433, not 5431", spoken, spoken)
    assert found == Supersede(id=2, restated="The production port is 5433")


def test_back_and_forth_every_correction_supersedes_the_live_row() -> None:
    turns = (
        "Actually, we switched to Kustomize for deploys",
        "Actually, we switched back to Helm for deploys",
        "Actually, we use Kustomize for deploys",
    )
    held = rows(("We use Helm for deploys",))
    for number, message in enumerate(turns, 2):
        found = corrected(message, "Actually", message, held)
        assert found == Supersede(id=number - 1)
        held = [
            memory(1, "We use Helm for deploys", status="retired"),
            *(memory(n, text, status="retired") for n, text in enumerate(turns[: number - 2], 2)),
            memory(number, message, learned_at=NOW + timedelta(minutes=number)),
        ]


def test_of_several_rows_with_the_slot_all_are_superseded() -> None:
    held = rows(("The staging port is 5432", "The port of staging is 5434"))
    said = "No, the staging port is 5433"
    assert corrected(said, "No", said, held) == Supersede(id=2, also=(1,))


def test_a_row_that_says_more_is_not_taken_along() -> None:
    held = rows(("The staging port is 5432 and its logs go to /var/log/pg.log", "The port of staging is 5434"))
    said = "No, the staging port is 5433"
    assert corrected(said, "No", said, held) == Supersede(id=2)


def test_retired_rows_and_episodes_are_never_superseded() -> None:
    held = [
        memory(1, "The staging port is 5432", status="retired"),
        memory(2, "The staging port is 5432", kind="episodic"),
    ]
    assert corrected("No, the staging port is 5433", "No", "No, the staging port is 5433", held, held) is None


@pytest.mark.parametrize(
    ("text", "new", "purpose", "old"),
    [
        ("We use Helm for deploys", {"helm"}, {"deploy"}, None),
        ("Use uv instead of pip for installs", {"uv"}, {"instal"}, {"pip"}),
        ("We've stopped using Helm", None, set(), {"helm"}),
        ("We're off Jenkins", None, set(), {"jenkin"}),
        ("The port is 5432", None, None, None),
        ("We talk a lot about it", None, None, None),
    ],
)
def test_the_use_slot(text, new, purpose, old) -> None:
    found = use(text)
    if purpose is None:
        assert found is None
        return
    assert found is not None
    assert (found.new, found.old) == (new, old)
    assert {key[:5] for key in found.purpose} == {key[:5] for key in purpose}


def test_a_named_old_value_finds_its_slot_inside_a_host_and_port() -> None:
    spoken = memory(3, "the staging database is db-stg-01.internal:5432.")
    message = "Use port 5433 not 5432."
    found = corrected(message, "5433 not 5432", message, [spoken], [spoken])
    assert found == Supersede(id=3, restated="the staging database is db-stg-01.internal:5433.")


NAMED: tuple[tuple[str, str], ...] = (
    ("The meeting room is on the second floor.", "Turns out the meeting room is on the third floor, not the second."),
    ("The cleaner comes on Tuesdays.", "The cleaner comes on Thursdays now instead of Tuesdays."),
    ("The admin account is root@box.", "The admin account isn't root@box any more but ops@box."),
    ("The rent is 900.", "I said the rent was 900 but it's actually 950."),
    ("We use Datadog for monitoring.", "btw we swapped Datadog for Grafana last month"),
    ("We use Kafka for events.", "Kafka's gone, everything goes over NATS now."),
    ("My sister lives in Ghent.", "My sister doesn't live in Ghent any more, she's in Antwerp."),
    ("Der Server heißt atlas.", "Mir ist gerade aufgefallen: der Server heißt nicht atlas, sondern titan."),
    ("Ma fille est à l'école Jules-Ferry.", "Ma fille n'est plus à l'école Jules-Ferry, elle est au collège Rostand."),
    ("Vivo en Lima.", "Ya no vivo en Lima, vivo en Cusco."),
    ("服务器在上海机房。", "更正：服务器在北京机房，不在上海机房。"),
)


@pytest.mark.parametrize(("held", "message"), NAMED)
def test_the_old_value_that_is_named_gives_way(held, message) -> None:
    found = corrected(message, "matched", message, rows((held,)))
    assert isinstance(found, Supersede)


@pytest.mark.parametrize(
    ("held", "message", "restated"),
    [
        (
            "Der Elternabend ist am 12. März um 19 Uhr.",
            "Korrektur, der Elternabend ist am 14. März.",
            "Der Elternabend ist am 14. März um 19 Uhr.",
        ),
        (
            "We close at 3, Mondays we're shut.",
            "Sorry, I said we close at 3, it's 2:30.",
            "We close at 2:30, Mondays we're shut.",
        ),
    ],
)
def test_a_slip_in_one_place_keeps_the_rest(held, message, restated) -> None:
    found = corrected(message, "matched", message, rows((held,)))
    assert isinstance(found, Supersede)
    assert found.restated == restated


def test_the_same_sentence_with_another_number_takes_its_place() -> None:
    held = rows(("会员日是每月15号。", "会员卡是每年15号。"))
    found = corrected("会员日改到每月20号了。", "matched", "会员日改到每月20号了。", held)
    assert isinstance(found, Supersede)
    assert found.id == 1


def test_a_second_clause_tells_who_does_it_now() -> None:
    message = "By the way, Nuno's moving to Spain, so our cousin Bea does the ordering now."
    found = corrected(message, "matched", message, rows(("Nuno does the ordering.", "Nuno does the cleaning.")))
    assert isinstance(found, Supersede)
    assert found.id == 1
