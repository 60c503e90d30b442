"""What people say to take something back, and what is superseded by it: two turns of one session, one after the other."""

from __future__ import annotations

import pytest

from learn.corrections import Supersede, Unclear, corrected
from learn.patterns import pattern_of
from learn.retold import denies, retold
from tensions.changes import CHANGES
from tests.rules.tensions.rows import memory

SUPERSEDED: tuple[tuple[str, str], ...] = (
    # A value alone, with the noun of its kind and without.
    ("Port 5432.", "No, port 5433."),
    ("Порт 5432.", "Нет, порт 5433"),
    ("The API listens on port 5432.", "That's wrong, it listens on 5433."),
    ("Die API läuft auf Port 5432.", "Nein, Port 5433."),
    ("Die API läuft auf Port 5432.", "Nein, es ist 5433."),
    ("L'API écoute sur le port 5432.", "Non, c'est 5433."),
    ("La API escucha en el puerto 5432.", "No, es 5433."),
    ("API слушает порт 5432.", "Нет, 5433."),
    ("服务的端口是 5432。", "不，端口是 5433。"),
    ("APIのポートは5432です。", "いいえ、5433です。"),
    # What is given up, and what is there instead.
    ("Our CI is Jenkins.", "Jenkins is gone, we run Buildkite."),
    ("We use Jenkins for CI.", "Jenkins is gone, we run Buildkite now."),
    ("The app runs on Heroku.", "We moved the app from Heroku to Fly."),
    ("I drive a Volvo.", "I sold the Volvo, I drive a Tesla now."),
    ("Usamos Jenkins para CI.", "Cambiamos de Jenkins a Buildkite."),
    ("我们用 Jenkins 做 CI。", "我们从 Jenkins 换成 Buildkite 了。"),
    ("JenkinsをCIに使っています。", "JenkinsからBuildkiteに移行しました。"),
    # Moved in the calendar, on the clock, to another room, to another place.
    ("The release is on Thursday.", "The release slipped to Friday."),
    ("The release is on Thursday.", "The release got pushed to Friday."),
    ("The release is on 14 May.", "The release has been postponed to 21 May."),
    ("The deadline is May 14.", "The deadline was extended until May 21."),
    ("The standup moved to 10:00.", "We moved the standup back to 9:30."),
    ("The review is on Monday at 9:00.", "The review moved to Tuesday at 10:00."),
    ("The meeting is in room Turing.", "The meeting moved to room Lovelace."),
    ("The office is in Berlin.", "The office moved to Hamburg."),
    ("Der Release ist am Donnerstag.", "Der Release wurde auf Freitag verschoben."),
    ("Das Standup ist um 9:30 Uhr.", "Wir haben das Standup auf 10 Uhr verschoben."),
    ("Das Timeout ist 30 Sekunden.", "Das Timeout wurde auf 60 Sekunden erhöht."),
    ("La réunion est à 9h30.", "La réunion a été déplacée à 10h."),
    ("La réunion est jeudi.", "La réunion est reportée à vendredi."),
    ("La reunión es el jueves.", "La reunión se movió al viernes."),
    ("La reunión es a las 9:30.", "La reunión se cambió a las 10:00."),
    ("Встреча в четверг.", "Встречу перенесли на пятницу."),
    ("Стендап в 9:30.", "Стендап перенесли на 10:00."),
    ("Таймаут 30 секунд.", "Исправление: таймаут 60 секунд."),
    ("会议在周四。", "会议改到周五了。"),
    ("会议在周四下午3点。", "会议改到周五下午3点了。"),
    ("站会是上午9点。", "站会推迟到上午10点了。"),
    ("默认分支是 master。", "默认分支改成 main 了。"),
    ("会議は木曜日です。", "会議は金曜日に変更になりました。"),
    ("朝会は9時です。", "朝会は10時に変わりました。"),
    # A home, a job, a number.
    ("I live in Munich.", "I moved to Berlin last month."),
    ("We live in Munich.", "We relocated to Berlin."),
    ("Dana lives in Munich.", "Dana moved to Berlin."),
    ("Ich wohne in München.", "Ich bin nach Berlin gezogen."),
    ("Ich wohne in München.", "Wir sind nach Berlin gezogen."),
    ("Ich wohne in München.", "Eigentlich wohne ich jetzt in Berlin."),
    ("Meine Schwester wohnt in München.", "Meine Schwester ist nach Berlin gezogen."),
    ("J'habite à Lyon.", "J'ai déménagé à Paris."),
    ("J'habite à Lyon.", "Nous avons déménagé à Paris."),
    ("Vivo en Sevilla.", "Me mudé a Madrid."),
    ("Vivo en Sevilla.", "Nos hemos mudado a Madrid."),
    ("Я живу в Москве.", "Я переехал в Казань."),
    ("Я живу в Москве.", "Мы переехали в Казань."),
    ("我住在上海。", "我们搬到北京了。"),
    ("私は大阪に住んでいます。", "東京に引っ越しました。"),
    ("I work at Siemens.", "I switched jobs, I work at Bosch now."),
    ("I work at Siemens.", "Actually, I left Siemens and work at Bosch now."),
    ("My phone number is +49 170 1234567.", "My new phone number is +49 171 7654321."),
    ("My phone number is 555-0134.", "My phone number changed to 555-0199."),
    ("My number is 555-0134.", "I have a new number: 555-0199."),
    ("Meine Telefonnummer ist 0170 1234567.", "Meine neue Telefonnummer ist 0171 7654321."),
    ("Mon numéro de téléphone est le 06 12 34 56 78.", "Mon nouveau numéro de téléphone est le 06 98 76 54 32."),
    ("Mi número de teléfono es 612 345 678.", "Mi nuevo número de teléfono es 698 765 432."),
    ("My address is 12 Oak Street.", "My address is now 7 Elm Street."),
    # What it is written in, called, held by.
    ("The API is written in Go.", "Actually, the API was rewritten in Rust."),
    ("Unser Standardbranch ist master.", "Wir haben master in main umbenannt."),
    ("Notre service est atlas.", "Nous avons renommé atlas en beacon."),
    ("Наш сервис — atlas.", "Мы переименовали atlas в beacon."),
    ("Der Leiter des Teams ist Anna.", "Korrektur: Der Leiter des Teams ist Ben."),
    ("Our tech lead is Dana.", "Lee replaced Dana as our tech lead."),
    # A subject without an article; what a plural is kept in; who is on call; where it no longer runs.
    ("CI is GitHub Actions.", "Actually, CI is Buildkite now."),
    ("Staging is pay-stg-eu.", "Correction: staging is pay-stg-us."),
    ("Feature flags live in LaunchDarkly", "Actually feature flags live in Unleash now"),
    ("Production is on AWS.", "Actually, production is on GCP now."),
    ("Tomas is on call this week", "Actually, Priya is on call this week"),
    ("The API runs on Fly.io", "The API doesn't run on Fly.io anymore, it runs on Render"),
    ("Our tests run on CircleCI.", "Our tests don't run on CircleCI any more, they run on Buildkite."),
    ("The test db listens on 5433", "oh right, the test db listens on 5434, not 5433"),
    # A shorter subject, where only one thing was just spoken of.
    ("El proveedor de transporte es SEUR.", "No, el proveedor es Correos Express."),
    ("数据库端口是 3306。", "不对，端口是 3307。"),
    # Taken back and said again with another end.
    ("My dog is called Rex.", "No, my dog is called Max."),
    ("We deploy on Fridays.", "Correction: we deploy on Mondays."),
    ("My favourite band is Low.", "Sorry, I meant my favourite band is Wilco."),
)

UNCLEAR: tuple[tuple[str, str], ...] = (
    ("My sister Lena's wedding is on 20 June", "Actually Lena's wedding moved to 27 June"),
    (
        "Die Daten liegen in Snowflake, die Pipelines laufen mit Airflow 2.9.",
        "Nein, das stimmt nicht mehr: Airflow ist jetzt auf 2.10.",
    ),
    (
        "Le serveur de recette est rec-01.example.fr, port 8080.",
        "Le port de rec-01.example.fr a changé : c'est 8443 maintenant.",
    ),
    ("I live in Munich.", "We moved to Berlin."),
    ("My flight leaves at 9:15.", "My flight was rescheduled to 11:40."),
    ("The standup in room Turing is at 9:30.", "Actually, the standup is at 10:00."),
    ("La reunión semanal es los martes a las 9:30.", "La reunión semanal se movió a los jueves."),
    ("The standup is on Mondays at 9:30.", "The standup moved to Tuesdays."),
    ("The review is on Monday at 9:00.", "Actually, the review is on Tuesday at 10:00."),
)

KEPT: tuple[tuple[str, str], ...] = (
    # The same product for something else, of somebody else, in another place.
    ("We use Postgres for billing.", "Actually, we use MySQL for analytics."),
    ("We use Jenkins for CI.", "Actually, we use Jenkins for nightly scans."),
    ("Our CI is Jenkins.", "We stopped using Jenkins for nightly scans."),
    ("The mobile team uses Kotlin.", "Actually, the backend team uses Go."),
    ("The API uses Postgres.", "Actually, the worker uses Redis."),
    ("Always use tabs in Makefiles.", "No, use spaces in Python files."),
    ("We use Jenkins for CI.", "Jenkins is down, we run the tests by hand."),
    ("We use Jenkins for CI.", "Actually, the Jenkins URL is https://ci.acme.dev."),
    ("Use npm for the frontend.", "Stop using npm for the backend."),
    ("We deploy to AWS with Terraform.", "We switched to Pulumi for GCP."),
    ("We use Slack for chat.", "We dropped Slack for alerts."),
    ("Use npm.", "In the docs repo, use pnpm instead of npm."),
    # Another thing of the same kind.
    ("My dog is called Rex.", "My neighbour's dog is called Max, not Rex."),
    ("Dana lives in Munich.", "Dana moved to the data team."),
    ("The release is on Thursday.", "The release was delayed by two hours."),
    ("My phone number is 555-0134.", "Dana's phone number changed to 555-0199."),
    ("The retro is on Thursday.", "The release slipped to Friday."),
    ("The mobile team's standup is at 9:30.", "The backend team's standup moved to 10:00."),
    ("The read timeout is 30 seconds.", "We raised the write timeout to 60 seconds."),
    ("The office in Berlin opens at 8:00.", "Actually, the office in Hamburg opens at 9:00."),
    ("Dana is the CTO of Acme.", "Actually, Dana is the CEO of Initech."),
    ("We renamed atlas to beacon.", "Actually, we renamed orion to vega."),
    ("The wiki lives at https://wiki.acme.dev.", "Actually, the wiki is read-only."),
    ("My dog is called Rex.", "No, my cat is called Max."),
    ("My sister's phone number is 555-0134.", "My new phone number is 555-0199."),
    ("My flight to Paris leaves at 9:15.", "My flight to Rome was rescheduled to 11:40."),
    ("The release of v2 is on Thursday.", "The release of v3 slipped to Friday."),
    ("设计会议在周四。", "销售会议改到周五了。"),
    ("La reunión de diseño es el jueves.", "La reunión de ventas se movió al viernes."),
    ("Встреча с клиентом в четверг.", "Встречу с юристом перенесли на пятницу."),
    ("The review on Monday is at 9:00.", "Actually, the review on Tuesday is at 10:00."),
    ("Staging is slow.", "Actually, staging is down."),
    ("CI is green.", "Actually, CI is red."),
    ("Staging is pay-stg-eu.", "Correction: production is pay-prod-us."),
    ("Feature flags live in LaunchDarkly", "Actually user profiles live in Postgres"),
    ("The API runs on Fly.io", "The worker doesn't run on Fly.io anymore, it runs on Render"),
    ("Tomas is on call for billing", "Actually, Priya is on call for search"),
    ("El proveedor de transporte es SEUR.", "No, el proveedor de pagos es Stripe."),
    ("The office is in Berlin.", "Our second office moved to Hamburg."),
    ("Our repo is acme/api.", "We renamed the repo of the frontend to acme/web."),
    ("The service listens on 8080.", "I changed the test service to listen on 9090 for the demo."),
    ("The office is in Berlin.", "Actually, the office in Hamburg moved to Bremen."),
    # Somebody else moved, and something else.
    ("I live in Munich.", "My brother moved to Berlin."),
    ("I live in Munich.", "We moved the app to Berlin."),
    ("Ich wohne in München.", "Meine Schwester ist nach Berlin gezogen."),
    ("J'habite à Lyon.", "Ma sœur a déménagé à Paris."),
    ("Vivo en Sevilla.", "Mi hermana se mudó a Madrid."),
    ("Я живу в Москве.", "Моя сестра переехала в Казань."),
    ("我住在上海。", "我姐姐搬到北京了。"),
    ("私は大阪に住んでいます。", "妹は東京に引っ越しました。"),
    ("I work at Siemens.", "Actually, my wife works at Bosch."),
    ("I live in Munich.", "I moved to Germany."),
)


PLANS: tuple[tuple[str, str], ...] = (
    ("CI is GitHub Actions.", "We're moving off GitHub Actions next quarter, to Buildkite"),
    ("CI is GitHub Actions.", "Actually, we're going to move from GitHub Actions to Buildkite."),
    ("We use Jenkins for CI.", "Actually, we plan to replace Jenkins with Buildkite."),
    ("We use Jenkins for CI.", "From May on we use Buildkite instead of Jenkins for CI."),
    ("We use Jenkins for CI.", "We will switch from Jenkins to Buildkite soon."),
    ("We use Jenkins for CI.", "We might replace Jenkins with Buildkite."),
    ("The standup is at 9:30.", "Starting next week, the standup moves to 10:00."),
    ("The office is in Berlin.", "Actually, the office will move to Hamburg in June."),
    ("Dana owns billing.", "Actually, Lee will take over billing from Dana."),
    ("Wir nutzen Jenkins für CI.", "Ab nächstem Monat nutzen wir Buildkite statt Jenkins für CI."),
    ("Wir nutzen Jenkins für CI.", "Eigentlich werden wir von Jenkins auf Buildkite umsteigen."),
    ("Nous utilisons Jenkins.", "En fait, le mois prochain nous utilisons Buildkite au lieu de Jenkins."),
    ("J'habite à Lyon.", "En fait, je vais déménager à Paris."),
    ("Usamos Jenkins.", "En realidad, el mes que viene usamos Buildkite en lugar de Jenkins."),
    ("Мы используем Jenkins.", "Со следующего месяца используем Buildkite вместо Jenkins."),
    ("Мы используем Jenkins.", "На самом деле мы перейдём с Jenkins на Buildkite."),
    ("我们用 Jenkins 做 CI。", "其实下个月我们从 Jenkins 换成 Buildkite。"),
    ("我们用 Jenkins", "我们下个月会从 Jenkins 换成 GitLab"),
    ("JenkinsをCIに使っています。", "実は来月JenkinsからBuildkiteに移行します。"),
)

NO_PLANS: tuple[tuple[str, str], ...] = (
    ("The deadline is May 14.", "The deadline was extended until May 21."),
    ("The report is due by Friday.", "Correction: the report is due by Monday."),
    ("The office is open from 9:00.", "Actually, the office is open from 8:00."),
    ("The launch is on 15 April.", "Actually, the launch will be on 16 April."),
    ("We use Jenkins for CI.", "We switched from Jenkins to Buildkite last month."),
    ("Wir nutzen Jenkins für CI.", "Wir sind letzten Monat von Jenkins auf Buildkite umgestiegen."),
    ("La reunión es a las 9 de la mañana.", "No, la reunión es a las 10 de la mañana."),
)


@pytest.mark.parametrize("change", CHANGES, ids=lambda row: row.example)
def test_every_way_to_tell_a_change_comes_to_what_is_now(change) -> None:
    assert retold(change.example).plain == change.plain
    assert retold(change.example).is_change


@pytest.mark.parametrize("text", ["The port is 5432", "We use Helm", "I live in Bonn", "她很好", "Das ist gut"])
def test_what_tells_no_change_is_left_as_it_is(text) -> None:
    assert retold(text).forms == (text,)


@pytest.mark.parametrize(("held", "message"), SUPERSEDED)
def test_what_was_just_said_is_superseded(held, message) -> None:
    row = memory(1, held)
    found = corrected(message, "matched", message, [row], [row])
    assert isinstance(found, Supersede)
    assert found.id == 1


@pytest.mark.parametrize(("held", "message"), UNCLEAR)
def test_where_it_is_not_clear_nothing_is_retired(held, message) -> None:
    row = memory(1, held)
    assert corrected(message, "matched", message, [row], [row]) == Unclear(ids=(1,))


@pytest.mark.parametrize(("held", "message"), KEPT)
def test_what_only_mentions_the_same_is_left_alone(held, message) -> None:
    row = memory(1, held)
    assert corrected(message, "matched", message, [row], [row]) is None


@pytest.mark.parametrize(
    ("text", "takes_back"),
    [("No, it's 5433", True), ("Correction: 5433", True), ("更正：5433", True), ("Sorry, I meant Lee", True),
     ("Actually, it's 5433", False), ("No deploys on Fridays", False), ("We moved", False)],
)  # fmt: skip
def test_actually_adds_where_no_takes_back(text, takes_back) -> None:
    assert denies(text) is takes_back


@pytest.mark.parametrize(
    "text",
    ["Nein, es ist 5433.", "Нет, 5433.", "更正：5433。", "いいえ、5433です。", "That's wrong, it listens on 5433."],
)
def test_a_bare_value_is_worth_a_look_in_any_language(text) -> None:
    assert pattern_of(text) is not None


@pytest.mark.parametrize(("held", "message"), PLANS)
def test_a_plan_puts_nothing_out_of_date(held, message) -> None:
    row = memory(1, held)
    assert corrected(message, "matched", message, [row], [row]) is None


@pytest.mark.parametrize(("held", "message"), NO_PLANS)
def test_what_has_a_date_is_no_plan_for_that(held, message) -> None:
    row = memory(1, held)
    assert isinstance(corrected(message, "matched", message, [row], [row]), Supersede)


@pytest.mark.parametrize(
    "message",
    ["We're moving off Jenkins.", "We are replacing Jenkins with Buildkite.", "我们正在从 Jenkins 换成 Buildkite。"],
)
def test_what_is_under_way_is_only_asked_about(message) -> None:
    row = memory(1, "We use Jenkins.")
    assert corrected(message, "matched", message, [row], [row]) == Unclear(ids=(1,))


def test_nobody_is_made_to_say_again_how_often() -> None:
    row = memory(1, "デプロイは毎週水曜日です。")
    message = "いや、デプロイは木曜日です。"
    assert corrected(message, "いや", message, [row], [row]) == Supersede(id=1)


def test_a_sentence_that_was_cut_in_two_is_read_with_its_first_half() -> None:
    row = memory(1, "I drive a Volvo.")
    message = "I sold the Volvo, I drive a Tesla now."
    assert corrected(message, "sold", "I drive a Tesla now.", [row], [row]) == Supersede(id=1)
