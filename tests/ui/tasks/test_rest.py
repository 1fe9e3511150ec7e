"""Some seconds after the last answer memory is given back, and never while one runs."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from app.core.domain.events import TurnFinished
from app.ui.tasks.rest import Rest, give_back
from tests.bench.processes import anonymous_memory
from tests.qt import Runner
from tests.ui.window.test_main_window import desk
from tests.waiting import until


class Page:
    """Counts its rests."""

    rests = 0

    def rest(self) -> None:
        self.rests += 1


def test_an_answer_and_another_conversation_are_followed_by_a_rest(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            page, chat = Page(), d.window.chat
            rest = Rest(chat, page, d.window)
            conversation = await d.asked("Why?")
            assert not rest.timer.isActive()
            rest.begin()
            assert page.rests == 0  # an answer runs
            d.services.ask.say(conversation, TurnFinished)
            await until(lambda: not chat.busy)
            assert rest.timer.isActive()
            rest.timer.stop()
            chat.new()
            assert rest.timer.isActive()
            rest.timer.start(1)
            await until(lambda: page.rests == 1)
            assert not rest.timer.isActive()

    run(story())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems' allocators do it by themselves")
def test_what_was_freed_between_things_that_stay_goes_back_to_the_system() -> None:
    things = [bytes(3000) for _ in range(40_000)]
    things = things[::100]
    before = anonymous_memory(os.getpid())
    give_back()
    assert len(things) == 400
    assert before - anonymous_memory(os.getpid()) > 50
