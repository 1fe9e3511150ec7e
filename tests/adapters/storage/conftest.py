"""A store in a directory of its own, whose clock the test can turn."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.conversation import Conversation
from app.core.domain.turn.turn import Turn
from tests.adapters.storage.samples import NOON


class Clock:
    """Goes a second further every time it is asked."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> AsyncIterator[SqliteConversations]:
    store = await SqliteConversations.open(tmp_path, clock)
    yield store
    await store.close()


@asynccontextmanager
async def opened(directory: Path, clock: Clock | None = None) -> AsyncIterator[SqliteConversations]:
    store = await SqliteConversations.open(directory, clock or Clock())
    try:
        yield store
    finally:
        await store.close()


async def kept(store: SqliteConversations) -> Conversation:
    conversation = await store.conversation("c1")
    assert conversation is not None
    return conversation


async def only_turn(store: SqliteConversations) -> Turn:
    (only,) = (await kept(store)).turns
    return only
