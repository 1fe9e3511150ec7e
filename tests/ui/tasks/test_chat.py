"""The conversation that is shown, beside turns that run elsewhere."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import aclosing
from typing import ClassVar

import pytest

from app.core.domain import events as e
from app.core.domain.chat import ModelChoice
from app.core.domain.conversation import Conversation
from app.core.domain.errors import Unavailable
from app.core.domain.graph import Depth, Graph, Node, NodeState
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.sources import Source
from app.core.domain.turn.turn import State, Turn
from app.core.research.facts import node_turn
from app.ui.tasks.chat import Chat
from app.ui.tasks.turn_runner import Tasks
from tests.ui.fakes import FakeAsk, FakeConversations
from tests.ui.samples import answered
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def no_timer_outlives_its_test() -> Iterator[None]:
    """It would start a task where no loop runs, in whichever test comes next."""
    yield
    while Scene.made:
        Scene.made.pop().chat.summaries.close()


class Scene:
    """A chat with what it said."""

    made: ClassVar[list["Scene"]] = []

    def __init__(self, *conversations: Conversation) -> None:
        self.made.append(self)
        self.store = FakeConversations(conversations)
        self.ask = FakeAsk(self.store)
        self.chat = Chat(self.ask, self.store, Tasks())  # type: ignore[arg-type]
        self.heard: list[object] = []
        self.chat.happened.connect(self.heard.append)

    async def asked(self, text: str = "why?") -> str:
        """Ask, and wait until the turn has begun; gives its conversation."""
        conversation = self.chat.current.id
        self.chat.ask(text)
        await until(lambda: self.chat.current.turns and self.chat.current.turns[-1].question == text)
        return conversation


def old(id_: str = "c1") -> Conversation:
    return Conversation(id_, "Bridges", turns=(answered("t0", id_),), current_leaf="t0", draft="half")


async def test_the_first_question_makes_the_conversation() -> None:
    scene = Scene()
    conversation = await scene.asked()
    await until(lambda: scene.chat.current.title)
    assert scene.chat.current.title == "why?"
    assert (list(scene.store.kept), scene.chat.busy) == ([conversation], True)


async def test_a_running_turn_can_be_stopped() -> None:
    scene = Scene()
    await scene.asked()
    scene.chat.stop()
    await until(lambda: not scene.chat.busy)
    assert isinstance(scene.heard[-1], e.TurnStopped)


async def test_the_turn_that_runs_is_the_core_s_own_and_leaves_what_its_steps_worked_with_behind() -> None:
    scene = Scene()
    conversation = await scene.asked()
    running = scene.chat.current.turns[-1]
    assert running is scene.ask.turn(running.id)
    scene.ask.say(conversation, e.TextDelta, text="because")
    scene.ask.say(conversation, e.TurnFinished)
    await until(lambda: not scene.chat.busy)
    ended = scene.chat.current.turns[-1]
    assert (type(ended), ended.text, ended is scene.chat.turn(ended.id)) == (Turn, "because", True)


async def test_what_a_stopped_research_came_to_can_still_be_looked_at() -> None:
    scene = Scene()
    conversation = scene.chat.current.id
    scene.chat.ask("why?", depth=Depth.QUICK)
    await until(lambda: scene.chat.current.turns)
    node = Node("a", "How?", state=NodeState.RUNNING)
    scene.ask.say(conversation, e.GraphGrown, graph=Graph((node,)))
    scene.ask.say(conversation, e.NodeStarted, node=node)
    scene.ask.pass_on(conversation, e.InNode("t1", "a", e.TextDelta("t1/a", "Half an answer")))
    scene.ask.say(conversation, e.TurnStopped)
    await until(lambda: not scene.chat.busy)
    assert node_turn(scene.chat.current.turns[-1], node).text == "Half an answer"


async def test_stop_before_the_turn_has_begun_stops_it_as_soon_as_it_has() -> None:
    scene = Scene()
    scene.chat.ask("why?")
    scene.chat.stop()
    await until(lambda: not scene.chat.busy)
    assert scene.ask.stopped == ["t1"]


async def test_only_one_turn_runs_in_a_conversation_at_a_time() -> None:
    scene = Scene()
    await scene.asked()
    scene.chat.ask("again?")
    await asyncio.sleep(0)
    assert [q.text for q in scene.ask.asked] == ["why?"]


async def test_turns_run_on_while_another_conversation_is_shown() -> None:
    scene = Scene(old())
    marks: list[tuple[frozenset[str], frozenset[str]]] = []
    scene.chat.marks_changed.connect(lambda running, unread: marks.append((running, unread)))
    first = await scene.asked()
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    heard = len(scene.heard)
    scene.ask.say(first, e.TextDelta, text="because")
    scene.ask.say(first, e.TurnFinished)
    await until(lambda: marks[-1] == (frozenset(), frozenset({first})))
    assert len(scene.heard) == heard


async def test_coming_back_to_a_running_turn_shows_what_it_has_written_so_far() -> None:
    scene = Scene(old())
    first = await scene.asked()
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    scene.ask.say(first, e.TextDelta, text="because")
    scene.chat.open(first)
    await until(lambda: scene.chat.current.id == first)
    await until(lambda: scene.chat.current.turns[-1].text == "because")
    assert scene.chat.busy


async def test_the_last_of_two_quick_clicks_is_shown() -> None:
    scene = Scene(old("c1"), old("c2"))
    scene.chat.open("c1")
    scene.chat.open("c2")
    await until(lambda: scene.chat.current.id == "c2")
    await asyncio.sleep(0)
    assert scene.chat.current.id == "c2"


async def test_a_retry_asks_the_same_beside_the_old_answer() -> None:
    scene = Scene(old())
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    scene.chat.retry("t0")
    await until(lambda: scene.chat.current.leaf == "t1")
    assert [t.id for t in scene.chat.current.turns] == ["t1"]
    assert {t.id for t in scene.store.kept["c1"].turns} == {"t0", "t1"}


async def test_a_further_question_follows_the_last_turn() -> None:
    scene = Scene(old())
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    await scene.asked("and in 1900?")
    assert scene.ask.asked[-1].parent == "t0"


async def test_wishes_made_before_the_first_question_go_with_it_and_are_kept() -> None:
    scene = Scene()
    overrides = Overrides(SearchMode.OFF, model=ModelChoice("ollama", "qwen3:8b"))
    scene.chat.set_overrides(overrides)
    conversation = await scene.asked()
    await until(lambda: scene.store.kept[conversation].overrides == overrides)
    assert scene.ask.asked[0].overrides == overrides


async def test_deleting_what_is_shown_leads_to_a_new_conversation_and_back_again() -> None:
    scene = Scene(old())
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    scene.chat.delete("c1")
    assert scene.chat.current.id != "c1"
    scene.chat.restore("c1")
    await until(lambda: scene.chat.current.id == "c1")


class Slow(FakeAsk):
    """An answer goes on once the test says so; what is not running cannot be stopped."""

    def __init__(self, store: FakeConversations) -> None:
        super().__init__(store)
        self.says = asyncio.Event()
        self.fails = False
        self.runs = False

    async def resume(self, conversation_id: str, turn_id: str) -> e.Events:
        await self.says.wait()
        if self.fails:
            raise LookupError(turn_id)
        self.runs = True
        async with aclosing(super().resume(conversation_id, turn_id)) as events:
            async for event in events:
                yield event

    def stop(self, turn_id: str) -> None:
        if self.runs:
            super().stop(turn_id)


async def cut_off(*others: Conversation) -> tuple[Scene, Slow]:
    """A scene with an answer that broke off in c1, which is shown."""
    turn = answered("t0", "c1")
    turn.state = State.STOPPED
    scene = Scene(Conversation("c1", "Bridges", turns=(turn,), current_leaf="t0"), *others)
    slow = Slow(scene.store)
    scene.chat = Chat(slow, scene.store, Tasks())  # type: ignore[arg-type]
    scene.chat.happened.connect(scene.heard.append)
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    return scene, slow


async def test_stop_right_behind_continue_stops_the_answer() -> None:
    scene, slow = await cut_off()
    scene.chat.resume("t0")
    scene.chat.stop()
    slow.says.set()
    await until(lambda: scene.heard)
    assert await ended(scene)
    assert (slow.stopped, scene.chat.current.turns[0].state) == (["t0"], State.STOPPED)


async def ended(scene: Scene) -> bool:
    """True once nothing runs; False where the stream still waits after all that was to happen has happened."""
    for _ in range(50):
        await asyncio.sleep(0)
        if not scene.chat.busy:
            return True
    return False


async def test_an_answer_that_goes_on_reaches_its_conversation_whichever_is_shown() -> None:
    scene, slow = await cut_off(old("c2"))
    before = scene.chat.current.turns[0].text
    scene.chat.resume("t0")
    scene.chat.open("c2")
    await until(lambda: scene.chat.current.id == "c2")
    slow.says.set()
    await until(lambda: slow.runs)
    slow.say("c1", e.TextDelta, text=" And more.")
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    for _ in range(50):
        await asyncio.sleep(0)
    assert scene.chat.current.turns[0].text == before + " And more."
    scene.chat.stop()
    assert await ended(scene)
    assert slow.stopped == ["t0"]


async def test_an_answer_that_ended_out_of_sight_is_marked_unread() -> None:
    scene, slow = await cut_off(old("c2"))
    marks: list[tuple[frozenset[str], frozenset[str]]] = []
    scene.chat.marks_changed.connect(lambda running, unread: marks.append((running, unread)))
    scene.chat.resume("t0")
    scene.chat.open("c2")
    await until(lambda: scene.chat.current.id == "c2")
    slow.says.set()
    await until(lambda: slow.runs)
    slow.say("c1", e.TurnFinished)
    await until(lambda: marks and not marks[-1][0])
    assert marks[-1] == (frozenset(), frozenset({"c1"}))


async def test_a_second_press_of_a_button_does_nothing() -> None:
    scene, slow = await cut_off()
    for _ in range(2):
        scene.chat.resume("t0")
        scene.chat.retry("t0")
    slow.says.set()
    await until(lambda: scene.heard)
    scene.chat.stop()
    scene.chat.stop()
    assert await ended(scene)
    assert (slow.resumed, slow.asked) == ([("c1", "t0")], [])


async def test_stop_before_a_continue_that_fails_stops_no_later_turn() -> None:
    scene, slow = await cut_off()
    slow.fails = True
    scene.chat.resume("t0")
    scene.chat.stop()
    slow.says.set()
    assert await ended(scene)
    slow.runs = True
    await scene.asked("and now?")
    for _ in range(10):
        await asyncio.sleep(0)
    assert (slow.stopped, scene.chat.busy) == ([], True)


async def test_a_question_that_begins_in_a_deleted_conversation_does_not_bring_it_back() -> None:
    scene = Scene(old())
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    scene.chat.ask("and then?")
    scene.chat.delete("c1")
    await until(lambda: scene.ask.stopped)
    await until(lambda: not scene.chat.runner._tasks)
    assert scene.store.deleted == {"c1"}


class SlowDisk(FakeConversations):
    """Does all in order and at once; what became of a turn or of an undone deletion is known when the test says so."""

    def __init__(self, *conversations: Conversation) -> None:
        super().__init__(conversations)
        self.tells_saved, self.tells_restored = asyncio.Event(), asyncio.Event()
        self.full = False

    async def conversation(self, conversation_id: str) -> Conversation | None:
        return None if conversation_id in self.deleted else await super().conversation(conversation_id)

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        if not self.full:
            await super().save(turn, sources)
        await self.tells_saved.wait()
        if self.full:
            raise Unavailable("citewise.db", reason="full")

    async def restore(self, conversation_id: str) -> None:
        await super().restore(conversation_id)
        await self.tells_restored.wait()


async def undone_while_a_question_begins(*, full: bool = False) -> tuple[Scene, SlowDisk]:
    """c1 was deleted with a question that had not begun; that was undone, and neither is known yet."""
    scene, store = Scene(), SlowDisk(old())
    store.full = full
    scene.ask, scene.store = FakeAsk(store), store
    scene.chat = Chat(scene.ask, store, Tasks())  # type: ignore[arg-type]
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    scene.chat.ask("and then?")
    scene.chat.delete("c1")
    await until(lambda: store.deleted)
    scene.chat.restore("c1")
    await until(lambda: not store.deleted)
    return scene, store


async def test_a_question_that_begins_while_deleting_is_undone_does_not_delete_again() -> None:
    scene, store = await undone_while_a_question_begins()
    store.tells_saved.set()
    await until(lambda: scene.ask.stopped)
    store.tells_restored.set()
    await until(lambda: not scene.chat._tasks._tasks)
    assert (scene.chat.current.id, store.deleted) == ("c1", set())


async def test_a_question_that_cannot_begin_while_deleting_is_undone_is_told() -> None:
    scene, store = await undone_while_a_question_begins(full=True)
    told: list[str] = []
    scene.chat.question_returned.connect(lambda home, _: told.append(home.draft))
    store.tells_saved.set()
    await until(lambda: not scene.chat.runner._tasks)
    assert told == ["and then?\n\nhalf"]
    store.tells_restored.set()
    await until(lambda: not scene.chat._tasks._tasks)
    assert (scene.chat.current.id, scene.chat.current.draft) == ("c1", "and then?\n\nhalf")


async def test_what_is_deleted_again_before_its_return_is_known_is_not_shown() -> None:
    scene, store = await undone_while_a_question_begins()
    scene.chat.delete("c1")
    await until(lambda: store.deleted)
    store.tells_restored.set()
    await until(lambda: not scene.chat._tasks._tasks)
    assert scene.chat.current.id != "c1"
    store.tells_saved.set()
    await until(lambda: not scene.chat.runner._tasks)
    await scene.chat._tasks.close()
    assert store.deleted == {"c1"}


async def test_a_draft_is_kept_where_it_was_typed() -> None:
    scene = Scene(old())
    scene.chat.keep_draft("not stored yet")
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.draft == "half")
    scene.chat.keep_draft("other")
    await until(lambda: scene.store.drafts)
    assert scene.store.drafts == [("c1", "other")]


async def test_only_the_newest_search_is_shown() -> None:
    scene = Scene(old())
    shown: list[list[object]] = []
    scene.chat.summaries_changed.connect(shown.append)
    scene.chat.search("nothing like it")
    scene.chat.search("bridges")
    await until(lambda: shown)
    await asyncio.sleep(0)
    assert [len(rows) for rows in shown] == [1]


async def test_what_is_deleted_while_it_loads_is_not_shown() -> None:
    scene = Scene(old("c1"))
    before = scene.chat.current.id
    scene.chat.open("c1")
    scene.chat.delete("c1")
    for _ in range(20):
        await asyncio.sleep(0)
    assert scene.chat.current.id == before


async def test_what_a_command_in_a_terminal_wrote_is_shown_and_the_draft_stays() -> None:
    scene = Scene(old())
    scene.chat.open("c1")
    await until(lambda: scene.chat.current.id == "c1")
    shown: list[None] = []
    scene.chat.current_changed.connect(lambda: shown.append(None))
    scene.chat.look_again()
    await until(lambda: not scene.chat._tasks._tasks)
    assert not shown, "nothing has changed: the view stands still"
    two = Conversation(
        "c1", "Bridges", turns=(answered("t0", "c1"), answered("t1", "c1", "t0")), current_leaf="t1", draft="half"
    )
    scene.store.kept["c1"] = two
    scene.chat.look_again()
    await until(lambda: len(scene.chat.current.turns) == 2)
    assert (scene.chat.current.draft, len(shown)) == ("half", 1)


class FullDisk(FakeConversations):
    """Takes new turns and nothing else."""

    def __init__(self, *conversations: Conversation) -> None:
        super().__init__(conversations)
        self.deletions: list[str] = []

    async def delete(self, conversation_id: str) -> None:
        self.deletions.append(conversation_id)
        raise Unavailable("citewise.db", reason="full")

    async def keep_draft(self, conversation_id: str, text: str) -> None:
        raise Unavailable("citewise.db", reason="full")


async def test_a_conversation_that_could_not_be_deleted_is_kept_when_it_is_used_again() -> None:
    scene, store = Scene(), FullDisk(old("c1"))
    ask = FakeAsk(store)
    scene.ask, scene.chat = ask, Chat(ask, store, Tasks())  # type: ignore[arg-type]
    for text in ("", "and now?"):
        scene.chat.open("c1")
        await until(lambda: scene.chat.current.id == "c1")
        scene.chat.keep_draft("half typed")
        if text:
            scene.chat.ask(text)
            await until(lambda: scene.chat.current.turns[-1].question == "and now?")
        else:
            scene.chat.delete("c1")
    await scene.chat._tasks.close()
    assert store.deletions == ["c1"]
