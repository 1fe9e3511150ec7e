"""A backup of fifty thousand messages, its restore, and the look through them after a crash."""

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.adapters.backup.restoring import restore
from app.adapters.backup.schedule import mark_of
from app.adapters.backup.unclean import damaged_files
from app.adapters.backup.writing import write_backup
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.refusals import suspect
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.domain.conversation import Conversation
from app.core.domain.transfer.whole import WholeConversation
from app.core.domain.turn.turn import State, Turn
from tests.bench.table import Row

MESSAGES, PER_CONVERSATION = 50_000, 20
_START = datetime(2026, 1, 1, tzinfo=UTC)
_ANSWER = "The harbour sells green tea 绿茶 by the kettle{number}. It has been so since the year {number}. " * 8


def rows() -> Iterator[Row]:
    what = f"backup: {MESSAGES:,} messages"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        data, file = folder / "data", folder / "all.zip"
        asyncio.run(_fill(data))
        size = (data / "citewise.db").stat().st_size / 1e6
        seconds = _seconds(lambda: write_backup(data, file))
        yield Row(f"{what}, written and checked ({size:.0f} MB)", f"{seconds:.1f} s", "≤ 10 s")
        yield Row("backup: its file", f"{file.stat().st_size / 1e6:.0f} MB")
        yield Row("backup: whether one is due", f"{1000 * _seconds(lambda: mark_of(data)):.0f} ms", "≤ 200 ms")
        yield Row("backup: looked through after a crash", f"{_seconds(lambda: damaged_files(data)):.2f} s")
        yield Row(f"{what}, restored", f"{_seconds(lambda: restore(data, file)):.1f} s", "≤ 20 s")
        with (data / "citewise.db").open("rb+") as database:
            database.seek(4096 * 1000)
            database.write(b"\xee" * 4096 * 20)
        suspect(data / "citewise.db")
        yield Row(
            "backup: twenty pages lost, the rest read back", f"{_seconds(lambda: asyncio.run(_open(data))):.1f} s"
        )


def _seconds(act: Callable[[], object]) -> float:
    begun = time.perf_counter()
    act()
    return time.perf_counter() - begun


async def _open(data: Path) -> None:
    store = await SqliteConversations.open(data)
    await store.close()


async def _fill(data: Path) -> None:
    store = await SqliteConversations.open(data)
    transfer = SqliteTransfer(store.database)
    for number in range(MESSAGES // PER_CONVERSATION):
        await transfer.add(WholeConversation(_conversation(number)))
    await store.close()


def _conversation(number: int) -> Conversation:
    turns: list[Turn] = []
    for place in range(PER_CONVERSATION // 2):
        parent = turns[-1].id if turns else None
        turn = Turn(f"t{number}-{place}", f"c{number}", f"What of kettle {number}, {place}?", parent=parent)
        turn.created, turn.state = _START + timedelta(minutes=number * 10 + place), State.FINISHED
        turn.text_parts = [_ANSWER.format(number=number)]
        turns.append(turn)
    return Conversation(f"c{number}", f"Tea {number}", turns=tuple(turns))
