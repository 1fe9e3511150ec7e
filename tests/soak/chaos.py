"""A user, a web, a model and a disk that do as a seeded chance tells them, around the real core and the real window's
parts; and what must be true of it all whenever everything has come to rest."""

import asyncio
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QSettings

from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME
from app.core.domain.chat import Abilities, ChatRequest, FinishPart, ModelPart, TextPart
from app.core.domain.conversation import Conversation, branch_of
from app.core.domain.errors import BadAnswer, RateLimited, TimedOut, Unreachable
from app.core.domain.evidence import Hit, Outcome, Page, Query, Report
from app.core.domain.turn.turn import State, Turn
from app.ui.composer.composer import Composer
from app.ui.composer.controller import QuestionController
from app.ui.tasks.chat import Chat
from app.ui.tasks.turn_runner import Tasks
from app.ui.transcript.parts.cards import passage_of
from app.ui.widgets.theme import LIGHT
from tests.core.world import World
from tests.fakes import FakeModels
from tests.soak.loop import VirtualLoop
from tests.waiting import until

_TYPED = re.compile(r"typed\d+")
_PAGES = 9
_REST = 900.0  # seconds in which everything must come to rest


@dataclass
class ChanceModel:
    """Plans queries about a few things, cites whatever numbers, breaks off when it likes."""

    random: Random
    name: str = "fake-1"
    context_size: int = 8192
    abilities: Abilities = field(default_factory=lambda: Abilities(search=False, tools=False))
    broken: bool = False  # the network is down

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        chance = self.random
        await asyncio.sleep(chance.choice((0.0, 0.0, 0.01, 1.0, 9.0)))
        if self.broken or chance.random() < 0.06:
            raise chance.choice((Unreachable("Fake"), TimedOut("Fake"), RateLimited("Fake"), BadAnswer("Fake")))
        if request.sampling.temperature == 0.0:
            wanted = chance.choice(("not_needed", *(f"thing{n}" for n in range(_PAGES))))
            yield TextPart(f"<websearch><question>{wanted}</question></websearch>")
            yield FinishPart("stop")
            return
        for n in range(chance.randrange(1, 9)):
            await asyncio.sleep(chance.choice((0.0, 0.0, 0.01, 0.4, 3.0)))
            marker = f" [{chance.randrange(1, 8)}]" if chance.random() < 0.5 else ""
            yield TextPart(f"Thing {n} is large{marker}. ")
            if self.broken or chance.random() < 0.04:
                raise chance.choice((Unreachable("Fake", "incomplete"), TimedOut("Fake")))
        yield FinishPart(chance.choice(("stop", "stop", "stop", "length")))


@dataclass
class ChanceChannel:
    random: Random
    name: str = "local"
    usable: bool = True
    is_fallback: bool = True

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        await asyncio.sleep(self.random.choice((0.0, 0.01, 0.5)))
        if self.random.random() < 0.1:
            yield Report("local-engine", query.text, Outcome.NO_RESULTS)
            return
        pages = self.random.sample(range(_PAGES), 3)
        yield Report("local-engine", query.text, Outcome.HITS, tuple(_hit(rank, n) for rank, n in enumerate(pages, 1)))


@dataclass
class ChanceReader:
    random: Random

    async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None) -> Page:
        await asyncio.sleep(self.random.choice((0.0, 0.01, 0.5)))
        if self.random.random() < 0.1:
            raise Unreachable(url)
        return Page(url, f"Title of {url}", words_of(int(url[-1])), requested=url)


def _hit(rank: int, page: int) -> Hit:
    return Hit(rank, f"Title {page}", f"https://pages.example/{page}", words_of(page))


def words_of(page: int) -> str:
    """What stands on a page and on no other."""
    return f"Page{page} says that thing{page} is large and that thing{(page + 1) % _PAGES} is not. So says page{page}."


class Chaos:
    """`await act()` does one random thing; `await rest()` waits for all of it and looks at what is left."""

    def __init__(self, seed: int, directory: Path, loop: VirtualLoop) -> None:
        self.random, self.clocks = Random(seed), Random(seed)
        self.directory = directory
        self.loop = loop
        self.done: Counter[str] = Counter()
        self.log: list[str] = []
        self._typed = 0
        self._owed: set[str] = set()  # words that were typed and not taken back
        self._secret: set[str] = set()  # those that were typed in private
        self._numbers: dict[tuple[str, int], str] = {}  # conversation and number → address, for ever
        self._deleted: list[str] = []
        self._lock: sqlite3.Connection | None = None
        self._full = False
        self._unruly = False  # the disk refused something since the start: which branch is shown may be one thing
        self._model = ChanceModel(self.random)

    # The program

    async def start(self) -> None:
        behind = timedelta(minutes=self.clocks.choice((0, 0, 1, 600)))  # the computer's clock was put back or on
        self.disk = await SqliteConversations.open(self.directory, lambda: datetime.now(UTC) - behind)
        self.disk.database.busy_seconds = 0.0  # the loop's own time says how long it takes
        await self.disk.mark_interrupted()
        self.passing = await SqliteConversations.in_memory()
        self.store = ConversationsWithPrivate(self.disk, self.passing)
        chance = self.random
        world = World(
            models=FakeModels(self._model),  # type: ignore[arg-type]
            channel=ChanceChannel(chance),  # type: ignore[arg-type]
            reader=ChanceReader(chance),  # type: ignore[arg-type]
            store=self.store,  # type: ignore[arg-type]
        )
        self.tasks, self._unruly = Tasks(), False
        self.tasks.failed.connect(lambda failure: self.done.update([f"said {failure.kind}"]))
        self.chat = Chat(world.ask, self.store, self.tasks)
        self.composer = Composer(LIGHT, lambda: ())
        memory = QSettings(str(self.directory / "window.ini"), QSettings.Format.IniFormat)
        self.memory = memory
        self.question_controller = QuestionController(self.chat, self.composer, lambda: (), memory)
        self.chat.current_changed.connect(self.question_controller.show_draft)
        self.question_controller.new_conversation()

    async def end(self) -> None:
        self.composer.flush_draft()
        await self.chat.close()
        await self.tasks.close()
        await self.store.close()
        self.composer.deleteLater()
        QCoreApplication.sendPostedEvents(self.composer, QEvent.Type.DeferredDelete)

    # What happens

    async def act(self) -> None:
        names, weights = zip(*_ACTIONS, strict=True)
        name = self.random.choices(names, weights)[0]
        self.done[name] += 1
        self.log.append(name)
        doing = getattr(self, f"_{name}")()
        if doing is not None:
            await doing
        for _ in range(self.random.choice((0, 0, 1, 3))):
            await asyncio.sleep(0)
        if self.random.random() < 0.4:
            await asyncio.sleep(self.random.choice((0.001, 0.02, 0.3, 2.0, 8.0)))

    def _type(self) -> None:
        self._typed += 1
        word = f"typed{self._typed}"
        self._owed.add(word)
        if self.chat.private:
            self._secret.add(word)
        self.composer.question.insertPlainText(f" {word} thing{self.random.randrange(_PAGES)}?")

    def _pause(self) -> None:
        self.composer.flush_draft()

    def _submit(self) -> None:
        self.composer.submit()

    def _ask(self) -> None:
        self._type()
        self.composer.submit()

    def _stop(self) -> None:
        self.chat.stop()

    def _resume(self) -> None:
        if turn := self._some_turn():
            self.chat.resume(turn.id)

    def _retry(self) -> None:
        if turn := self._some_turn():
            self.chat.retry(turn.id, fresh=self.random.random() < 0.2)

    def _edit(self) -> None:
        if turn := self._some_turn():
            self.question_controller.edit(turn.id)

    def _leave_edit(self) -> None:
        if self.question_controller._changed is not None:
            given_up = set(_TYPED.findall(self.composer.text()))
            self.question_controller.escape()
            self._owed -= given_up - self._kept_in_memory()

    def _new(self) -> None:
        self.question_controller.new_conversation()

    def _private(self) -> None:
        self.question_controller.new_private()

    async def _switch(self) -> None:
        rows = await self.store.summaries()
        if rows:
            self.question_controller.open_conversation(self.random.choice(rows).id)

    def _sibling(self) -> None:
        if turn := self._some_turn():
            self.chat.step_version(turn.id, self.random.choice((-1, 1)))

    async def _delete(self) -> None:
        rows = await self.store.summaries()
        if len(rows) > 2:
            chosen = self.random.choice(rows).id
            self._deleted.append(chosen)
            self.chat.delete(chosen)

    def _undo(self) -> None:
        if self._deleted:
            self.chat.restore(self._deleted.pop())

    def _network(self) -> None:
        self._model.broken = not self._model.broken and self.random.random() < 0.3

    async def _disk(self) -> None:
        """It is full, or somebody else writes; or it is well again."""
        if self._full or self._lock is not None:
            await self._mend_disk()
        elif self.random.random() < 0.5:
            await self.disk.database.write(_limit)
            self._full = self._unruly = True
        else:
            self._lock = sqlite3.connect(self.directory / NAME, isolation_level=None, check_same_thread=False)
            self._lock.execute("BEGIN IMMEDIATE")
            self.loop.slow, self._unruly = 5.0, True

    async def _mend_disk(self) -> None:
        if self._lock is not None:
            self._lock.execute("ROLLBACK")
            self._lock.close()
            self._lock, self.loop.slow = None, 0.0
        if self._full:
            await self.disk.database.write(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())
            self._full = False

    async def _restart(self) -> None:
        await self._mend_disk()
        await self.end()
        self._owed -= self._secret  # that is what private means
        await self.start()

    def _some_turn(self) -> Turn | None:
        return self.random.choice(self.chat.current.turns) if self.chat.current.turns else None

    # What must be true

    async def rest(self, *, heal: bool = True) -> None:
        """Wait until nothing runs, then look."""
        if heal:
            await self._mend_disk()
        self.composer.flush_draft()
        await until(
            lambda: not (self._runs() or self.tasks._tasks or (heal and self.store.unsaved_ids)),
            lambda: f"the rest of {self.chat.runner._tasks} {self.tasks._tasks}",
            _REST,
            pause=0.5,
        )
        await self._look()

    def _runs(self) -> bool:
        runner = self.chat.runner
        return bool(runner._tasks - {runner._catching_up})

    async def _look(self) -> None:
        assert not self.chat.busy, "Stop is shown, and nothing runs"
        found = [c for row in await self.store.summaries() if (c := await self.store.conversation(row.id))]
        for conversation in found:
            self._look_at_states(conversation)
            await self._look_at_numbers(conversation)
            self._look_at_tree(conversation)
        await self._look_at_words()
        await self._look_at_view()

    def _look_at_states(self, conversation: Conversation) -> None:
        running = [turn.id for turn in conversation.turns if turn.state is State.RUNNING]
        assert not running, f"turns that run for ever: {running}"

    async def _look_at_numbers(self, conversation: Conversation) -> None:
        book = await self.store.book(conversation.id)
        numbers = sorted(source.number for source in book if source.number is not None)
        assert numbers == list(range(1, len(numbers) + 1)), f"numbers with holes or doubles: {numbers}"
        for source in book:
            if source.number is not None:
                known = self._numbers.setdefault((conversation.id, source.number), source.address)
                assert known == source.address, f"[{source.number}] was {known} and is {source.address}"
        for turn in conversation.turns:
            self._look_at_chips(conversation, turn)

    def _look_at_chips(self, conversation: Conversation, turn: Turn) -> None:
        """Every number was given to the turn or to one before it, with words of the page that the number names."""
        branch = branch_of(conversation.turns, turn.id)
        for citation in turn.citations:
            for number in citation.numbers:
                given = [r for one in branch for r in one.references or () if r.number == number]
                assert given, f"[{number}] of {turn.id} was never given"
                address, source = self._numbers[conversation.id, number], turn.source_numbered(number)
                assert source is not None
                assert source.address == address
                shown = passage_of(branch, turn, citation, number).removeprefix("… ")
                assert f"age{address[-1]} " in f"{shown} ".replace(".", " "), f"[{number}] shows words of another page"
                assert any(shown in passage.text for one in given for passage in one.passages)
                self.done["chips looked at"] += 1

    def _look_at_tree(self, conversation: Conversation) -> None:
        ids = {turn.id for turn in conversation.turns}
        lost = [turn.id for turn in conversation.turns if turn.parent is not None and turn.parent not in ids]
        assert not lost, f"turns whose parent is gone: {lost}"
        assert not ids or conversation.current_leaf in ids

    async def _look_at_words(self) -> None:
        """Whatever was typed stands in a question, in a draft, or in the composer; nothing private is on the disk."""
        written = await _words_in(self.disk)
        in_file = {word for key in self.memory.allKeys() for word in _TYPED.findall(str(self.memory.value(key, "")))}
        assert not self._secret & (written | in_file), f"private and on disk: {self._secret & (written | in_file)}"
        seen = set(_TYPED.findall(self.composer.text()))
        kept = written | await _words_in(self.passing) | self._kept_in_memory() | seen
        assert self._owed <= kept, f"typed and lost: {sorted(self._owed - kept)}"

    def _kept_in_memory(self) -> set[str]:
        """What the window holds for later: drafts of conversations that are not shown, what stood before an edit."""
        texts = [str(self.memory.value(key, "")) for key in self.memory.allKeys()]
        texts += [self.chat.current.draft, self.chat.draft_saver.new]
        for opened in self.chat.conversations.all():
            texts += [opened.draft, *(pending.text for pending in opened.pending)]
            texts += [opened.change.text] if opened.change else []
        return {word for text in texts for word in _TYPED.findall(text)}

    async def _look_at_view(self) -> None:
        shown = self.chat.current
        if not shown.stored:
            return
        stored = await self.store.conversation(shown.id)
        assert stored is not None
        by_id = {turn.id: turn for turn in stored.turns}
        for turn in shown.turns:
            kept = by_id[turn.id]
            seen = (turn.question, turn.text, turn.state, turn.cited_numbers(), turn.written)
            assert seen == (kept.question, kept.text, kept.state, kept.cited_numbers(), kept.written), f"{seen} {kept}"[
                :900
            ]
        if not self._unruly:
            assert [turn.id for turn in shown.turns] == [turn.id for turn in stored.branch()]
        await self._look_at_branches(stored)

    async def _look_at_branches(self, stored: Conversation) -> None:
        """Each turn can be brought into view by stepping from version to version."""
        before = self.chat.current.leaf
        for turn in stored.turns:
            self.chat.show_version(turn.id)
            assert turn.id in [one.id for one in self.chat.current.turns], f"{turn.id} cannot be reached"
        if before is not None:
            self.chat.show_version(before)
        await self.tasks.close()


async def _words_in(store: SqliteConversations) -> set[str]:
    """Of all questions and drafts, those of deleted conversations too."""
    sql = "SELECT question FROM turns UNION ALL SELECT draft FROM conversations"
    rows = await store.database.read(lambda db: db.execute(sql).fetchall())
    return {word for (text,) in rows for word in _TYPED.findall(text)}


def _limit(db: sqlite3.Connection) -> None:
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}")


_ACTIONS = (
    *(("ask", 5), ("type", 2), ("pause", 1), ("submit", 3), ("stop", 3), ("resume", 3), ("retry", 2), ("edit", 2)),
    *(
        ("leave_edit", 1),
        ("new", 1),
        ("private", 0.4),
        ("switch", 3),
        ("sibling", 3),
        ("delete", 0.5),
        ("undo", 0.5),
        ("network", 1),
    ),
    *(("disk", 0.7), ("restart", 0.1)),
)
