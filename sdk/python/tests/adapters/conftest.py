"""A running service, told by FOREWORD_URL and FOREWORD_API_KEY, and an agent of its own for each test."""

from __future__ import annotations

import uuid

import pytest

from foreword import Foreword

FACT = "Always answer in British English."


@pytest.fixture
def memory():
    with Foreword(agent=f"agent-{uuid.uuid4().hex}", deadline=30.0) as client:
        yield client


@pytest.fixture
def taught(memory: Foreword) -> Foreword:
    memory.learn_turn(FACT)
    return memory


def held(memory: Foreword) -> list[str]:
    return [row.content for row in memory.list_memories().memories]


DEAD = "http://127.0.0.1:9"


@pytest.fixture
def dead():
    with Foreword(url=DEAD, deadline=0.2) as client:
        yield client
