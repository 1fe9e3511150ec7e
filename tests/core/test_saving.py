"""What is kept of a turn, whatever the disk does and whenever the process ends."""

from contextlib import aclosing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.adapters.storage.conversations import SqliteConversations
from app.core.domain import events as e
from app.core.domain.turn import Question, State
from tests.core.world import REWRITE, World
from tests.fakes import FakeModel


@pytest.mark.parametrize(
    ("last", "state"), [(e.AnswerWritten, State.FINISHED), (e.TextDelta, State.STOPPED)], ids=["written", "begun"]
)
async def test_an_answer_whose_last_word_is_in_is_finished_though_the_process_was_killed(
    tmp_path: Path, last: type[e.Event], state: State
) -> None:
    store = await SqliteConversations.open(tmp_path)
    world = World(FakeModel([REWRITE, "Air scatters blue light [1]."]), store=store)  # type: ignore[arg-type]
    async with aclosing(world.ask.run(Question("c", "Why is the sky blue?"))) as events:
        async for event in events:
            if isinstance(event, last):
                break  # as a killed process does: nothing of what would come is done
    await store.mark_interrupted(datetime.now(UTC))
    conversation = await store.conversation("c")
    await store.close()
    assert conversation is not None
    assert [turn.state for turn in conversation.turns] == [state]
