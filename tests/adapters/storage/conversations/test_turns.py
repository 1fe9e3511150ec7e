"""A turn on disk and back."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.citation import Citation
from app.core.domain.turn.turn import Turn
from tests.adapters.storage.conftest import kept, only_turn, opened
from tests.adapters.storage.samples import NOON, answered, turn, turns


def persisted(one: Turn) -> Turn:
    return replace(one, text_parts=[one.text], reasoning_parts=[one.reasoning])


@settings(max_examples=60, deadline=None)
@given(turns())
def test_whatever_a_turn_holds_is_read_back_after_reopening(one: Turn) -> None:
    async def there_and_back(directory: Path) -> Turn:
        async with opened(directory) as store:
            await store.save(one, list(one.sources.values()))
        async with opened(directory) as store:
            return await only_turn(store)

    with TemporaryDirectory() as directory:
        assert persisted(asyncio.run(there_and_back(Path(directory)))) == persisted(one)


async def test_half_a_surrogate_pair_becomes_one_code_point(store: SqliteConversations) -> None:
    question, text = "\ud83d\ude00 as two halves", "a\udc80b😀\x00c [1]"
    await store.save(turn(question=question, text_parts=[text], searched=["\ud800"], finish="\udfff"))
    read = await only_turn(store)
    assert read.text == "a\ufffdb😀\x00c [1]"
    assert (len(read.text), len(read.question)) == (len(text), len(question))
    assert (read.searched, read.finish) == (["\ufffd"], "\ufffd")


async def test_a_number_cited_from_an_earlier_answer_brings_its_source(store: SqliteConversations) -> None:
    await store.save(answered("t1"))
    later = turn("t2", parent="t1", created=NOON + timedelta(minutes=1), citations=(Citation((1, 7), None),))
    await store.save(later)
    conversation = await kept(store)
    assert [s.id for s in conversation.turns[1].sources.values()] == ["t1-high"]
