"""What is kept of a turn, whatever the disk does and whenever the process ends."""

import sqlite3
from collections.abc import Sequence
from contextlib import aclosing, closing
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME, Connection
from app.core.domain import events as e
from app.core.domain.chat import TextPart
from app.core.domain.errors import AppError, Unavailable, Unreachable
from app.core.domain.sources import Source
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from tests.core.world import HITS, PAGES, REWRITE, SEA, SKY, World
from tests.fakes import FakeChannel, FakeConversations, FakeModel, FakeReader, hit


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
    await store.mark_interrupted()
    conversation = await store.conversation("c")
    await store.close()
    assert conversation is not None
    assert [turn.state for turn in conversation.turns] == [state]


class Refusing(FakeConversations):
    """Takes the first save, with which a turn begins, and then nothing until it has refused so often."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.left = times

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        self._refuse(turn)
        await super().save(turn, sources)

    async def checkpoint(self, turn: Turn) -> None:
        self._refuse(turn)
        await super().checkpoint(turn)

    def _refuse(self, turn: Turn) -> None:
        if turn.id in self.turns and self.left:
            self.left -= 1
            raise Unavailable("citewise.db", "database or disk is full", reason="full")


async def told(world: World, question: str = "Why is the sky blue?") -> list[e.Event]:
    """All events of a turn; where its stream breaks, those before."""
    events: list[e.Event] = []
    try:
        async with aclosing(world.ask.run(Question("c", question))) as stream:
            async for event in stream:
                events.append(event)
    except AppError:
        pass
    return events


def ends(events: list[e.Event]) -> list[str]:
    kinds = (e.TurnFinished, e.TurnStopped, e.TurnFailed)
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


@pytest.mark.parametrize("times", [1, 4, 10**9])
async def test_a_disk_that_refuses_costs_an_answer_neither_a_word_nor_its_end(times: int) -> None:
    world = World(FakeModel([REWRITE, "Air scatters [1]."]), store=Refusing(times))
    events = await told(world)
    assert ends(events) == ["TurnFinished"]
    assert "".join(event.text for event in events if isinstance(event, e.TextDelta)) == "Air scatters [1]."


@pytest.mark.parametrize("times", [1, 4, 12])
async def test_what_could_not_be_saved_is_saved_when_the_disk_takes_it(times: int) -> None:
    world = World(FakeModel([REWRITE, "Air scatters [1]."]), store=Refusing(times))
    await told(world)
    world.store.left = 0  # type: ignore[attr-defined]
    async with aclosing(world.ask.saved()) as events:
        assert [type(event) for event in [event async for event in events]] in ([], [e.TurnSaved])
    (turn,) = world.store.turns.values()
    assert (turn.state, turn.text, turn.cited_numbers()) == (State.FINISHED, "Air scatters [1].", [1])


async def test_trouble_with_the_disk_is_said_once_and_that_it_is_over_once() -> None:
    world = World(FakeModel([REWRITE, "Air scatters [1]."]), store=Refusing(3))
    events = await told(world)
    about = [type(event).__name__ for event in events if type(event).__name__ in ("SavingFailed", "TurnSaved")]
    assert about == ["SavingFailed", "TurnSaved"]


async def test_an_error_keeps_its_own_name_on_a_full_disk() -> None:
    world = World(FakeModel([REWRITE, [TextPart("Air "), Unreachable("Fake")]]), store=Refusing(10**9))
    (failed,) = [event for event in await told(world) if isinstance(event, e.TurnFailed)]
    assert failed.failure.kind == "Unreachable"


async def test_a_question_that_cannot_be_saved_is_refused_before_anything_is_asked(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    await full(store)
    world = World(FakeModel([]), store=store)  # type: ignore[arg-type]
    with pytest.raises(Unavailable) as caught:
        await anext(world.ask.run(Question("c", "Why? " * 5000)))
    await store.close()
    assert caught.value.data == {"reason": "full"}


async def full(store: SqliteConversations, room: int = 0) -> None:
    """No more pages for the file than it has, and `room`: what SQLite says then is what it says of a full disk."""

    def limit(db: Connection) -> None:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages + room}")

    await store.database.write(limit)


async def roomy(store: SqliteConversations) -> None:
    await store.database.write(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())


LONG = [TextPart(f"word {n} ") for n in range(4000)]


async def test_an_answer_that_fills_the_disk_is_shown_whole_and_saved_later(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    world = World(FakeModel([REWRITE, LONG]), store=store)  # type: ignore[arg-type]
    events: list[e.Event] = []
    try:
        async with aclosing(world.ask.run(Question("c", "Why?"))) as stream:
            async for event in stream:
                events.append(event)
                if isinstance(event, e.WritingStarted):
                    await full(store)
    except AppError:
        pass
    assert ends(events) == ["TurnFinished"]
    shown = await store.conversation("c")
    assert shown is not None
    assert [(turn.state, len(turn.text)) for turn in shown.turns] == [(State.FINISHED, len(text_of(LONG)))]
    await roomy(store)
    await store.create("other", "Anything")  # nothing that saves the answer by the way
    await store.close()
    again = await SqliteConversations.open(tmp_path)
    kept = await again.conversation("c")
    await again.close()
    assert kept is not None
    assert [(turn.state, turn.text) for turn in kept.turns] == [(State.FINISHED, text_of(LONG))]


def text_of(parts: list[TextPart]) -> str:
    return "".join(part.text for part in parts)


async def test_an_answer_goes_on_while_another_program_locks_the_file(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    await store.database.write(lambda db: db.execute("PRAGMA busy_timeout = 300").fetchone())
    world = World(FakeModel([REWRITE, "Air scatters [1]."]), store=store)  # type: ignore[arg-type]
    events: list[e.Event] = []
    other = sqlite3.connect(tmp_path / NAME, isolation_level=None)
    with closing(other):
        try:
            async with aclosing(world.ask.run(Question("c", "Why?"))) as stream:
                async for event in stream:
                    events.append(event)
                    if isinstance(event, e.WritingStarted):
                        other.execute("BEGIN EXCLUSIVE")
        except AppError:
            pass
        other.execute("ROLLBACK")
    assert ends(events) == ["TurnFinished"]
    await store.close()
    again = await SqliteConversations.open(tmp_path)
    kept = await again.conversation("c")
    await again.close()
    assert kept is not None
    assert [(turn.state, turn.text) for turn in kept.turns] == [(State.FINISHED, "Air scatters [1].")]


async def test_a_question_after_an_unsaved_answer_gives_no_number_twice(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    other = "https://other.example/"
    hits = {"why is the sky blue": HITS, "else": [hit(1, other, "Of something else.")]}
    again = REWRITE.replace("why is the sky blue", "else")
    model = FakeModel([REWRITE, [TextPart("Air [1]."), *LONG], again, "Else [3]."])
    world = World(model, FakeChannel(hits), reader=FakeReader({**PAGES, other: "Of something else."}))
    world.ask.conversations = store
    first: list[e.Event] = []
    try:
        async with aclosing(world.ask.run(Question("c", "Why?"))) as stream:
            async for event in stream:
                if isinstance(event, e.ReadingFinished):
                    await full(store)
                first.append(event)
    except AppError:
        pass
    world.ask._books.clear()  # as the collector may do at any time
    await roomy(store)
    assert ends(first) == ["TurnFinished"]
    async with aclosing(world.ask.run(Question("c", "And else?", first[0].turn))) as stream:
        async for _ in stream:
            pass
    await store.close()
    store = await SqliteConversations.open(tmp_path)
    book = await store.book("c")
    await store.close()
    assert {source.address: source.number for source in book} == {SKY: 1, SEA: 2, other: 3}
