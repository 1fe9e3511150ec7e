"""One turn: run the steps, fold their events, keep the turn, pass the events on."""

import logging
import time
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Protocol
from uuid import uuid4
from weakref import WeakValueDictionary

from app.core.citing.markers import place_citations
from app.core.domain import events as e
from app.core.domain.conversation import Conversation
from app.core.domain.errors import AppError
from app.core.domain.settings import Settings, Wishes, resolve
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn import PastTurn, Question, Turn, fold
from app.core.ports import ConversationStore
from app.core.streams import Running, Signal, every

_CHECKPOINT = 0.8  # seconds between two checkpoints of a growing answer; a killed process loses less than a second
_STOP_LIMIT = 0.15  # seconds that a cancelled step may take to clear up before it is left behind
_MOST_STEPS = 40
_SAVED_AFTER = (e.QueriesPlanned, e.SourcesFound, e.ReadingFinished, e.ReferencesBuilt, e.CitationsPlaced)

log = logging.getLogger(__name__)


class Step(Protocol):
    def run(self, turn: Turn) -> e.Events: ...


@dataclass(frozen=True)
class Steps:
    understand: Step
    search: Step
    read: Step
    refer: Step
    write: Step
    quote: Step


def next_step(turn: Turn) -> str | None:
    """The name of the step that a turn needs next, from what it holds; None when nothing is left to do."""
    if turn.plan is None:
        return "understand"
    if turn.references is None:
        if turn.unsearched() or (turn.plan.links and not turn.hits):
            return "search"
        return "refer" if turn.reading_done or not turn.hits else "read"
    if turn.written:
        return None
    return "write" if turn.model is not None else "quote"


@dataclass
class Ask:
    """Turns run side by side, each in the task of whoever reads its events; `stop` ends one from outside."""

    steps: Steps
    conversations: ConversationStore
    settings: Callable[[], Settings]
    environment: Wishes = Wishes()
    _runs: dict[str, "_Run"] = field(default_factory=dict, repr=False)
    _books: WeakValueDictionary[str, SourceBook] = field(default_factory=WeakValueDictionary, repr=False)

    async def run(self, question: Question) -> e.Events:
        """The turn's events. The user's message is on disk before the first one; the last one is the turn's end."""
        turn, started = await self._begin(question)
        run = self._runs[turn.id] = _Run(self, turn)
        end: e.Event = e.TurnFinished(turn.id)
        try:
            yield started
            try:
                async with aclosing(run.events()) as events:
                    async for event in events:
                        yield event
            except _Stopped:
                end = e.TurnStopped(turn.id)
            except AppError as error:
                end = e.TurnFailed(turn.id, e.Failure.of(error))
            except Exception as error:  # a bug: the turn ends like any other, and the log has the whole of it
                log.exception("a step of turn %s failed", turn.id)
                end = e.TurnFailed(turn.id, e.Failure("InternalError", "", type(error).__name__))
            await run.running.close(limit=_STOP_LIMIT)
            if turn.text and not turn.written:
                placed = e.CitationsPlaced(turn.id, place_citations(turn.text, turn.known_numbers()))
                fold(turn, placed)
                yield placed
            fold(turn, end)
            await self.save(turn)
            yield end
        finally:
            self._runs.pop(turn.id, None)
            await run.running.close(limit=_STOP_LIMIT)

    def stop(self, turn_id: str) -> bool:
        """Ask a running turn to end now, keeping what came; False when it does not run."""
        run = self._runs.get(turn_id)
        if run is not None:
            run.stop.set()
        return run is not None

    async def save(self, turn: Turn) -> None:
        await self.conversations.save(turn, list(turn.sources.values()))

    async def _begin(self, question: Question) -> tuple[Turn, e.TurnStarted]:
        conversation = await self.conversations.conversation(question.conversation)
        if conversation is None:
            await self.conversations.create(question.conversation, title_of(question.text))
            conversation = Conversation(question.conversation)
        choices = resolve(question.wishes, conversation.wishes, self.settings(), self.environment)
        model = choices.model.value
        turn = Turn(
            id=uuid4().hex,
            conversation=question.conversation,
            question=question.text,
            parent=question.parent,
            mode=choices.mode.value,
            channel=choices.channel.value,
            model=model,
            model_name=model.model if model else "quotes",
            language=question.language,
        )
        turn.book = await self._book(question.conversation)
        past = conversation.branch(question.parent) if question.parent else []
        turn.history = tuple(past_turn(t) for t in past)
        sources = tuple(_remembered(past, turn.book))
        started = e.TurnStarted(
            turn.id, turn.conversation, turn.parent, turn.question, turn.created, turn.mode, turn.channel, turn.model,
            turn.model_name, turn.language, sources,
        )  # fmt: skip
        fold(turn, started)
        await self.save(turn)
        return turn, started

    async def _book(self, conversation_id: str) -> SourceBook:
        """One book for all turns of a conversation that run at the same time."""
        book = self._books.get(conversation_id)
        if book is None:
            loaded = await self.conversations.book(conversation_id)
            book = self._books.setdefault(conversation_id, loaded)
        return book


class _Run:
    """One turn under way: which step runs, when it was saved, how it ended."""

    def __init__(self, ask: "Ask", turn: Turn):
        self.turn = turn
        self.running: Running[e.Event] = Running()
        self.stop = Signal()
        self._ask = ask
        self._step: str | None = None
        self._steps = 0
        self._begun = time.monotonic()
        self._unsaved = False  # something was written since the last checkpoint

    async def events(self) -> e.Events:
        """All events but the first and the last."""
        self.running.add("stop", self.stop.wait())
        self.running.add("clock", every(_CHECKPOINT, e.Event(self.turn.id)))
        while await self._advance():
            name, event = await self.running.next()
            if name == "stop":
                raise _Stopped
            if name == "clock":
                await self._checkpoint()
                continue
            if event is None and name == self._step:
                event = e.StepFinished(self.turn.id, name, round(time.monotonic() - self._begun, 3))
                self._step = None
            if event is not None:
                fold(self.turn, event)
                await self._keep(event)
                yield event

    async def _advance(self) -> bool:
        """Start the step that is due, if one is; False when nothing is left to do."""
        planning = "understand" in self.running
        if self._step is not None and not (self._step == "understand" and self.turn.plan is not None):
            return True
        due = next_step(self.turn)
        if due == "refer" and planning and not self.turn.hits:
            self._step = "understand"  # nothing was found: what the late rewrite asks is the last hope
            return True
        if due in ("refer", "write", "quote", None):
            await self.running.close("understand", _STOP_LIMIT)  # too late for a late rewrite
        if due is None:
            return False
        self._steps += 1
        assert self._steps < _MOST_STEPS, f"{due} makes no progress"
        self._step, self._begun = due, time.monotonic()
        self.running.add(due, getattr(self._ask.steps, due).run(self.turn))
        return True

    async def _keep(self, event: e.Event) -> None:
        self._unsaved = self._unsaved or isinstance(event, e.TextDelta | e.ReasoningDelta)
        if isinstance(event, _SAVED_AFTER):
            self._unsaved = False
            await self._ask.save(self.turn)

    async def _checkpoint(self) -> None:
        """By the clock and not by the deltas: a model that falls silent must not keep its last words off the disk."""
        if self._unsaved:
            self._unsaved = False
            await self._ask.conversations.checkpoint(self.turn)


class _Stopped(Exception):
    """The user's wish."""


def past_turn(turn: Turn) -> PastTurn:
    return PastTurn(turn.question, turn.text, tuple(turn.cited_numbers()), tuple(turn.references or ()))


def title_of(question: str) -> str:
    """The first line with words, short enough for a list."""
    line = next((line for raw in question[:2000].splitlines() if (line := " ".join(raw.split()))), "")
    return line if len(line) <= 60 else line[:59].rstrip() + "…"


def _remembered(past: list[Turn], book: SourceBook) -> list[Source]:
    numbers = {number for turn in past for number in turn.cited_numbers()}
    return [source for source in book if source.number in numbers]
