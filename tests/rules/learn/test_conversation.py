"""Instructions for this conversation are refused; standing rules and statements of fact are not."""

from __future__ import annotations

import pytest

from learn.conversation import is_interaction_scoped

HERE_ONLY = (
    "do not verify this against the repo",
    "just remember this for now: use the red theme",
    "just for now, use tabs",
    "In this reply, use French.",
    "for this answer keep it under 100 words",
    "Don't do that again.",
    "Please don't change this yet",
    "For now, use the staging database",
    "use the staging database for now",
    "Right now, ignore the linter",
    "Don't commit anything yet",
    "Do not push to main today",
    "Use French in this conversation.",
    "For the rest of this session, answer in German.",
    "Until I say otherwise, skip the tests.",
    "Answer briefly this time.",
    "For this task, use pnpm.",
    "Don't worry about the tests.",
    "No need to run the linter.",
    "Temporarily use port 9000.",
    "Just this once, push directly to main.",
    "Skip this for now",
    "don't touch that",
    "Please do not include this in the summary.",
    "In deiner Antwort bitte kein Markdown.",
    "Fürs Erste nutze den Staging-Server.",
    "Überprüfe das nicht.",
    "Pour l'instant, utilise le port 9000.",
    "Dans cette réponse, n'utilise pas de listes.",
    "Por ahora usa el puerto 9000.",
    "En esta respuesta no uses listas.",
    "Пока используй порт 9000.",
    "В этом ответе не используй списки.",
    "暂时使用 9000 端口",
    "这次回答请用英文",
    "とりあえずポート9000を使ってください",
    "この返信では英語を使って",
    "Before you answer, read docs/.",
    "Ignore this.",
    "today, use the backup server",
    "don't mention this in your answer",
    "As a one-off, deploy from the feature branch.",
    "Let's use the red theme for now.",
)

LASTING = (
    "Never check secrets in to the repo",
    "never check in secrets to the repo",
    "right now we use Helm",
    "Right now the API lives at https://api.example.com",
    "For now we deploy from main.",
    "Currently the staging DB is db-stg-01.",
    "From now on use tabs.",
    "From now on, always run the linter",
    "Going forward, use pnpm.",
    "Do not use this pattern in controllers.",
    "Don't use this library.",
    "Do not push to main.",
    "Don't use tabs.",
    "Always run migrations through drizzle-kit",
    "Today we use Postgres 16.",
    "In this repo we use tabs.",
    "For this project, use pnpm.",
    "In the response body we use camelCase.",
    "The session token expires at 09:00.",
    "This time zone is UTC.",
    "Do not deploy on Fridays.",
    "Always run the linter first.",
    "At the moment we support three regions.",
    "We use Helm for now.",
    "The chat service runs on port 9000.",
    "Each session has its own cache.",
    "Answer in British English.",
    "Moment.js is forbidden.",
    "Don't forget that the port is 5433.",
    "Do not assume that the port is 5432.",
    "Derzeit nutzen wir Helm.",
    "Ab jetzt nutze immer pnpm.",
    "Im Moment läuft die Datenbank auf 5433.",
    "Actuellement, nous utilisons Helm.",
    "À partir de maintenant, utilise pnpm.",
    "Actualmente usamos Helm.",
    "Сейчас мы используем Helm.",
    "现在我们使用 Helm",
    "目前数据库端口是 5433",
    "現在は Helm を使っています。",
    "Nunca subas secretos al repositorio.",
    "Never use that endpoint.",
    "Stop using Jenkins.",
    "Deploys are frozen today.",
    "Now we use Helm.",
    "Always squash before you merge.",
    "Use the current branch name as a prefix.",
    "Keep this file sorted.",
    "We never do this in production.",
)


@pytest.mark.parametrize("text", HERE_ONLY)
def test_it_speaks_of_the_conversation(text: str) -> None:
    assert is_interaction_scoped(text)


@pytest.mark.parametrize("text", LASTING)
def test_it_is_a_standing_rule_or_a_fact(text: str) -> None:
    assert not is_interaction_scoped(text)


def test_it_points_into_the_conversation_only_where_nothing_before_it_can_be_meant() -> None:
    assert is_interaction_scoped("Do not use it in production.", alone=True)
    assert not is_interaction_scoped("Do not use it in production.", alone=False)
