"""Days of use of the real window, in a process of its own; prints samples as JSON between conversations.

python -m tests.soak.daily_use DATA_DIR TURNS SEED
"""

import asyncio
import json
import sys
import time
import traceback
from pathlib import Path
from random import Random
from typing import Any

from app.core.domain.settings import Overrides, SearchMode, Theme
from tests.bench.processes import anonymous_memory
from tests.end2end.driver import Driver
from tests.soak.census import census

_TURNS_OF_A_CONVERSATION = 40  # on the average
_SAMPLES = 12
_REST = 25.0  # seconds without use: by then the window has given back what it no longer shows
_PAGES = ("models", "search", "ranking", "memory", "tools", "network", "local_api", "appearance", "data")
_WEB = "Why is the sky blue, in case {number}?"
_TOPICS = ("harbour", "bridge", "lighthouse", "canal", "tide", "crane", "anchor", "ferry", "潮汐", "灯塔")


class Days:
    """All that is random comes from one seed; what is done is the same again, but for what waits for the machine."""

    def __init__(self, driver: Driver, turns: int, seed: int) -> None:
        self.driver, self.window = driver, driver.window
        self.random = Random(seed)
        self.turns = turns
        self.asked = 0
        self.begun = time.monotonic()

    async def run(self) -> None:
        lengths = self._lengths()
        every = max(1, len(lengths) // _SAMPLES)
        for number, length in enumerate(lengths, 1):
            await self._conversation(length)
            live = anonymous_memory(self.window.transcript.page.renderProcessPid())
            await self._between()
            if number % every == 0:
                await self._rest()
                sample = {"turns": self.asked, "seconds": time.monotonic() - self.begun, "last": length, "live": live}
                print(json.dumps(sample | census(self.window, self.driver.services.data_dir)), flush=True)

    def _lengths(self) -> list[int]:
        """A long one early and one late: what the longest takes is no growth."""
        count = max(8, self.turns // _TURNS_OF_A_CONVERSATION)
        long = min(200, self.turns // 5)
        rest = (self.turns - 2 * long) // (count - 2)
        lengths = [max(1, round(rest * self.random.uniform(0.3, 1.7))) for _ in range(count - 2)]
        lengths.insert(1, long)
        lengths.insert(len(lengths) * 3 // 4, long)
        return lengths

    async def _conversation(self, length: int) -> None:
        self.window.commands.run("conversation.new")
        for number in range(length):
            await self._turn(number)
            self.asked += 1

    async def _turn(self, number: int) -> None:
        """Most are typed; some are asked again, put in other words, or searched for."""
        way = self.random.random()
        if number and way < 0.06:
            await self._again()
        elif number and way < 0.12:
            await self._in_other_words()
        elif way < 0.16:
            await self._with_sources()
        else:
            await self.driver.ask(f"Question {self.asked} about the {self.random.choice(_TOPICS)}?")
        if number and self.random.random() < 0.05:
            self._look_up()

    async def _again(self) -> None:
        """A second answer, then the first one, then the second."""
        chat, leaf = self.window.chat, self.window.chat.current.leaf
        self.driver.events.clear()
        chat.retry(leaf)
        await self.driver.ended()
        for by in (-1, 1):
            chat.step_version(chat.current.leaf, by)
            await self._page_ready()

    async def _in_other_words(self) -> None:
        """An earlier question, which begins a branch."""
        turns = self.window.chat.current.turns
        turn = turns[-min(len(turns), self.random.randint(1, 3))]
        self.driver.events.clear()
        self.window.question_controller.edit(turn.id)
        self.driver.type(" Again, please.")
        self.driver.press("Return")
        await self.driver.ended()

    async def _with_sources(self) -> None:
        """Searched and read on the loopback web; a chip opens its passage."""
        self.driver.events.clear()
        self.window.chat.ask(_WEB.format(number=self.random.randint(1, 400)), once=Overrides(mode=SearchMode.ALWAYS))
        await self.driver.ended()
        turn = self.window.chat.current.turns[-1]
        if turn.citations:
            self.window.open_citation(turn.id, 0, turn.citations[0].numbers[0])

    def _look_up(self) -> None:
        """Scroll to the top, which mounts what is older."""
        self.window.transcript.page.runJavaScript("scrollTo(0, 0)", 1)

    async def _between(self) -> None:
        """What is done beside asking."""
        for act in (self._search, self._reopen, self._export, self._settings, self._windows):
            await act()
        if self.random.random() < 0.5:
            await self._redress()
        if self.random.random() < 0.2:
            await self._delete()

    async def _search(self) -> None:
        for text in (f"question {self.random.randrange(self.asked)}", self.random.choice(_TOPICS), "stones oak"):
            self.window.list.search_for(text)
            await self._idle()
        self.window.list.escape()

    async def _reopen(self) -> None:
        """Earlier conversations, read to their beginning."""
        summaries = await self.driver.services.conversations.summaries()
        for summary in self.random.sample(summaries, min(3, len(summaries))):
            await self._open(summary.id)
            self._look_up()
            await self._page_ready()

    async def _open(self, conversation: str) -> None:
        self.window.chat.open(conversation)
        await self.driver.until(lambda: self.window.chat.current.id == conversation, "the conversation")
        await self._page_ready()

    async def _export(self) -> None:
        path = str(self.driver.services.data_dir / "export.md")
        self.window.conversation_export.write(self.window.chat.current.id, path)
        await self._idle()

    async def _settings(self) -> None:
        for page in self.random.sample(_PAGES, 2):
            self.window.open_settings(page)
        await self._painted()
        self.window.settings_opener.dialog.accept()
        await self._painted()

    async def _windows(self) -> None:
        self.window.commands.run("program.palette")
        await self._painted()
        self.window.command_windows.palette.close()
        self.window.commands.run("program.shortcuts")
        await self._painted()
        self.window.command_windows.shortcuts.close()
        await self._painted()

    async def _redress(self) -> None:
        """Another theme and language, text size, and back."""
        controller = self.window.settings_controller
        controller.change_appearance(theme=Theme.DARK, language="zh-CN", font_size=17)
        await self._page_ready()
        controller.change_appearance(theme=Theme.LIGHT, language="en", font_size=15)
        await self._page_ready()

    async def _delete(self) -> None:
        """A conversation, and its return."""
        conversation = self.window.chat.current.id
        self.window.chat.delete(conversation)
        await self._idle()
        self.window.chat.restore(conversation)
        await self._idle()

    async def _rest(self) -> None:
        self.window.commands.run("conversation.new")
        await self._page_ready()
        await self._painted(_REST)

    async def _page_ready(self) -> None:
        """The page has the end of the conversation shown."""
        await self._idle()
        leaf = json.dumps(self.window.chat.current.leaf or "")
        last = "[...document.querySelectorAll('article')].at(-1)"
        await self.driver.shows(f"({last}?.dataset.turn ?? '') === {leaf} && !{last}?.classList.contains('live')")

    async def _idle(self) -> None:
        """What slots of the window began has ended."""
        await self.window.tasks.done()

    async def _painted(self, seconds: float = 0.1) -> None:
        await asyncio.sleep(seconds)  # windows come and go with Qt's own events, which nobody tells of


def main() -> int:
    from app.bootstrap.window import open_window

    folder, turns, seed = sys.argv[1:]
    problems: list[BaseException] = []

    async def drive(window: Any, services: Any) -> None:
        driver = Driver(window, services, [])
        try:
            await driver.start()
            await Days(driver, int(turns), int(seed)).run()
        except BaseException as problem:
            problems.append(problem)

    status = open_window(Path(folder), drive, lambda address: None)
    for problem in problems:
        traceback.print_exception(problem)
    return 1 if problems else status


if __name__ == "__main__":
    sys.exit(main())
