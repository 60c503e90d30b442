"""Configuration by environment: one object, and an unknown name is an error that names the nearest one there is."""

from __future__ import annotations

import os

import pytest
from pydantic import SecretStr, ValidationError

from app.server import _environment
from app.settings import PREFIX, Settings, UnusableSettings, read_settings, table


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith(PREFIX):
            monkeypatch.delenv(name)


def test_with_nothing_set_the_defaults_hold() -> None:
    settings = read_settings()
    assert settings.database_url is None
    assert (settings.max_tokens, settings.body_limit, settings.rate_limit) == (2_000, 262_144, 500)
    assert settings.master_key is None


def test_a_variable_is_read_and_a_flag_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOREWORD_PORT", "9000")
    assert read_settings().port == 9000
    assert read_settings(port=9001).port == 9001


@pytest.mark.parametrize(
    ("variable", "nearest"),
    [
        ("FOREWORD_DATABSE_URL", "FOREWORD_DATABASE_URL"),
        ("FOREWORD_RATELIMIT", "FOREWORD_RATE_LIMIT"),
        ("FOREWORD_MAXTOKENS", "FOREWORD_MAX_TOKENS"),
        ("FOREWORD_", "FOREWORD_"),
        ("FOREWORD_ZZZZ", "FOREWORD_"),
    ],
)
def test_an_unknown_variable_is_an_error_with_the_nearest_name(
    monkeypatch: pytest.MonkeyPatch, variable: str, nearest: str
) -> None:
    monkeypatch.setenv(variable, "x")
    with pytest.raises(UnusableSettings, match=rf"{variable} is no setting; the nearest is {nearest}"):
        read_settings()


def test_the_variables_of_the_sdks_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOREWORD_URL", "http://127.0.0.1:8000")
    monkeypatch.setenv("FOREWORD_API_KEY", "fwd_live_x")
    assert read_settings() == Settings()


def test_every_unusable_value_is_named_and_none_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOREWORD_MASTER_KEY", "too-short-a-key")
    monkeypatch.setenv("FOREWORD_PORT", "many")
    with pytest.raises(UnusableSettings) as caught:
        read_settings()
    assert "FOREWORD_MASTER_KEY" in str(caught.value)
    assert "FOREWORD_PORT" in str(caught.value)
    assert "too-short-a-key" not in str(caught.value)


def test_no_secret_is_shown_by_the_object() -> None:
    settings = Settings(master_key=SecretStr("m" * 32), database_url="postgresql://me:pass@host/db")
    assert "m" * 32 not in repr(settings)
    assert "pass" not in repr(settings)


def test_every_setting_has_its_row_with_a_meaning() -> None:
    rows = table()
    assert [row.variable for row in rows] == [PREFIX + name.upper() for name in Settings.model_fields]
    assert all(row.meaning for row in rows)


def test_a_worker_reads_the_same_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(
        master_key=SecretStr("m" * 32), database_url="postgresql://me:pass@host/db", port=9, queue_wait=1.5
    )
    for name, value in _environment(settings).items():
        monkeypatch.setenv(name, value)
    assert read_settings() == settings


@pytest.mark.parametrize("key", ["m" * 31, "m" * 513, "m m" * 20, "ключ" * 10, "m" * 32 + "\n"])
def test_a_master_key_that_no_request_could_carry_is_refused_without_being_told(key: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Settings(master_key=SecretStr(key))
    assert key not in str(refused.value)
