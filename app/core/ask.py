"""One turn: run the steps, fold their events, keep the turn, pass the events on."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING
from uuid import uuid4
from weakref import WeakValueDictionary

from app.core.citing.effort import is_quick
from app.core.citing.own_markers import finalized
from app.core.domain import events as e
from app.core.domain.chat.tool_servers import ToolAnswer
from app.core.domain.conversation import Conversation
from app.core.domain.errors import AppError
from app.core.domain.settings import ALL_BASES, BUILTIN, KNOWLEDGE, Overrides, SearchMode, Settings, resolve
from app.core.domain.sources import SourceBook
from app.core.domain.turn.fold import fold
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import Channels, ConversationStore, ModelDirectory
from app.core.prompt.client_history import client_book, client_history
from app.core.prompt.earlier_turns import (
    PastTurns,
    can_resume,
    inherited,
    own_search,
    past_clarified,
    remembered,
    title_of,
)
from app.core.prompt.offered_tools import had_server_tools
from app.core.running.step_order import Steps
from app.core.running.turn_run import STOP_LIMIT, Stopped, TurnRun
from app.core.secrecy import in_private

if TYPE_CHECKING:
    from app.core.domain.assistants import Assistant
    from app.core.ports.library import LibraryStore

_PAUSE = 1.0  # seconds until what could not be saved is tried again; twice as long each time, up to half a minute
_LONGEST_PAUSE = 30.0
log = logging.getLogger(__name__)


def _mode_of(question: Question, requested_mode: SearchMode) -> SearchMode:
    """Without searching there is no research."""
    return SearchMode.AUTO if question.depth is not None and requested_mode is SearchMode.OFF else requested_mode


@dataclass
class Ask:
    """Turns run side by side, each in the task of whoever reads its events; `stop` ends one from outside."""

    steps: Steps
    conversations: ConversationStore
    settings: Callable[[], Settings]
    environment: Overrides = Overrides()
    models: ModelDirectory | None = None  # without it, and without channels, no model searches by itself
    channels: Channels | None = None
    # What the user says to a `ToolPermissionRequested`; False where nobody waits for it any more.
    permit: Callable[[str, str, ToolAnswer], bool] = lambda turn, call, answer: False
    library: Callable[[], "LibraryStore"] | None = None  # of assistants; opened when one is first asked
    _runs: dict[str, TurnRun] = field(default_factory=dict, repr=False)
    _unsaved: set[str] = field(default_factory=set, repr=False)  # turns that ended so
    _resumed: set[str] = field(default_factory=set, repr=False)  # turns that are being continued
    _past_turns: PastTurns = field(default_factory=PastTurns, repr=False)
    _books: WeakValueDictionary[str, SourceBook] = field(default_factory=WeakValueDictionary, repr=False)

    async def run(self, question: Question) -> e.Events:
        """The turn's events. The user's message is on disk before the first one; the last one is the turn's end."""
        turn, started = await self._begin(question)
        async with aclosing(self._events(turn, started)) as events:
            async for event in events:
                yield event

    async def resume(self, conversation_id: str, turn_id: str, language: str | None = None) -> e.Events:
        """Go on with an answer that broke off: TurnResumed, then as `run`. Its text and evidence are kept.

        Raises `LookupError` for a turn that is not kept, still runs, or has no answer that could go on.
        """
        if turn_id in self._resumed:
            raise LookupError(turn_id)
        self._resumed.add(turn_id)  # before anything is awaited: two presses of a button are faster than the disk
        try:
            turn = await self._stored(conversation_id, turn_id)
            turn.language = language or turn.language
            resumed = e.TurnResumed(turn.id)
            fold(turn, resumed)
            await self.save(turn)
            async with aclosing(self._events(turn, resumed)) as events:
                async for event in events:
                    yield event
        finally:
            self._resumed.discard(turn_id)

    async def _events(self, turn: RunningTurn, first: e.Event) -> e.Events:
        in_private.set(turn.private)  # for the tasks of this turn alone
        run = self._runs[turn.id] = TurnRun(turn, self.steps, self.conversations, self.channels, self.unsaved)
        end: e.Event = e.TurnFinished(turn.id)
        try:
            yield first
            try:
                async with aclosing(run.events()) as events:
                    async for event in events:
                        yield event
            except Stopped:
                if run.editing:
                    ended = e.EditingFinished(turn.id)  # the answer is whole, with what was done until now
                    fold(turn, ended)
                    yield ended
                else:
                    end = e.TurnStopped(turn.id)
            except AppError as error:
                end = e.TurnFailed(turn.id, e.Failure.of(error))
            except Exception as error:  # a bug: the turn ends like any other, and the log has the whole of it
                log.exception("a step of turn %s failed", turn.id)
                end = e.TurnFailed(turn.id, e.Failure(e.FailureKind.INTERNAL_ERROR, "", type(error).__name__))
            await run.running.close(limit=STOP_LIMIT)
            for event in self._finalized_citations(turn):
                yield event
            fold(turn, end)
            for event in await run.saving.last():
                yield event
            yield end
        finally:
            self._runs.pop(turn.id, None)
            await run.running.close(limit=STOP_LIMIT)
            await run.saving.close()

    def _finalized_citations(self, turn: RunningTurn) -> list[e.Event]:
        """Behind the last step, whatever ended it. A bug here must not cost the turn its end."""
        try:
            if turn.builtin and turn.written and self.channels is not None:
                self.channels.answered(own_search(turn))
            if not turn.text or turn.written or not is_quick(turn.text):
                return []  # what is too long for a moment keeps the citations that were shown while it came
            placed = e.CitationsPlaced(turn.id, finalized(turn.text, turn.citations, turn.own_markers()))
        except Exception:
            log.exception("the citations of turn %s could not be settled", turn.id)
            return []
        fold(turn, placed)
        return [placed]

    async def saved(self) -> e.Events:
        """Try again to save turns that ended unsaved: TurnSaved for each. Ends when none is left."""
        pause = _PAUSE
        while self._unsaved:
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
            try:
                await self.conversations.save_unsaved()
            except AppError as error:
                log.info("not saved yet: %s", error)
            for turn_id in self._unsaved - self.conversations.unsaved_ids:
                self._unsaved.discard(turn_id)
                yield e.TurnSaved(turn_id)

    def turn(self, turn_id: str) -> RunningTurn | None:
        """A turn that runs, for whoever shows it: it grows here, and may be further than the events that were read."""
        run = self._runs.get(turn_id)
        return run.turn if run is not None else None

    def stop(self, turn_id: str) -> bool:
        """Ask a running turn to end now, keeping what came; False when it does not run."""
        run = self._runs.get(turn_id)
        if run is not None:
            run.stop.set()
        return run is not None

    def answer_now(self, turn_id: str) -> bool:
        """Have the report of a running research written from what there is."""
        return self.steps.research is not None and self.steps.research.answer_now(turn_id)

    def unsaved(self, turn_id: str) -> None:
        """This turn ended without being saved: `saved` tries it again."""
        self._unsaved.add(turn_id)

    async def save(self, turn: RunningTurn) -> None:
        await self.conversations.save(turn, list(turn.sources.values()))

    async def _begin(self, question: Question) -> tuple[RunningTurn, e.TurnStarted]:
        conversation = await self.conversations.branch(question.conversation, question.parent)
        if conversation is None:
            conversation = await self._create_conversation(question)
        assistant = await self._assistant(question.overrides.over(conversation.overrides))
        defaults = assistant.choices if assistant is not None else Overrides()
        choices = resolve(question.overrides, conversation.overrides, self.settings(), self.environment, defaults)
        model = choices.model.value
        as_channel = choices.channel.value == KNOWLEDGE and choices.mode.value is not SearchMode.OFF
        turn = RunningTurn(
            id=uuid4().hex,
            conversation=question.conversation,
            question=question.text,
            parent=question.parent,
            mode=_mode_of(question, choices.mode.value),
            channel=choices.channel.value,
            model=model,
            model_name=model.model if model else "quotes",
            language=question.language,
            images=question.images,
            files=question.files,
            depth=question.depth,
            bases=choices.bases.value or ((ALL_BASES,) if as_channel else ()),
            planner=choices.planner.value,
            site=choices.site.value,
            fresh=question.overrides.fresh,
            batch_seconds=question.batch_seconds,
            client=question.client,
            server_tools=choices.tools.value and question.depth is None,
            editing=choices.editing.value,
            archives_pages=choices.archive_pages.value and not conversation.private,
            assistant=assistant.use() if assistant is not None else None,
            comparison=question.comparison,
            messages=list(question.client.later) if question.client else [],
        )
        turn.builtin = self._searches_itself(turn)
        await self._remember(turn, conversation)
        started = e.TurnStarted(
            turn.id, turn.conversation, turn.parent, turn.question, turn.created, turn.mode, turn.channel, turn.model,
            turn.model_name, turn.language, tuple(turn.sources.values()), turn.builtin, len(turn.images), turn.bases,
            turn.files, turn.depth, turn.editing, turn.assistant, turn.comparison,
        )  # fmt: skip
        clarified = past_clarified(conversation, turn.parent)
        turn.clarify = turn.depth is not None and question.clarify and not clarified
        fold(turn, started)
        await self.save(turn)
        return turn, started

    async def _assistant(self, overrides: Overrides) -> "Assistant | None":
        """None, too, where it was deleted since: its conversations go on without it."""
        if not overrides.assistant or self.library is None:
            return None
        return await self.library().assistant(overrides.assistant)

    async def _create_conversation(self, question: Question) -> Conversation:
        await self.conversations.create(question.conversation, title_of(question.text))
        if question.group:
            await self.conversations.move(question.conversation, question.group)
        conversation = await self.conversations.branch(question.conversation, None)
        return conversation or Conversation(question.conversation)

    async def _stored(self, conversation_id: str, turn_id: str) -> RunningTurn:
        conversation = await self.conversations.conversation(conversation_id)
        stored = next((one for one in conversation.turns if one.id == turn_id), None) if conversation else None
        if conversation is None or stored is None or turn_id in self._runs or not can_resume(stored):
            raise LookupError(turn_id)
        assistant = await self._assistant(Overrides(assistant=stored.assistant.id if stored.assistant else None))
        defaults = assistant.choices if assistant is not None else Overrides()
        choices = resolve(Overrides(), conversation.overrides, self.settings(), self.environment, defaults)
        turn = replace(
            RunningTurn.of(stored),
            sources=dict(stored.sources),
            notices=list(stored.notices),
            seconds=dict(stored.seconds),
            text_parts=[stored.text],
            reasoning_parts=[stored.reasoning],
            site=choices.site.value,
            archives_pages=choices.archive_pages.value and not conversation.private,
        )
        planned = turn.researching or (turn.plan is not None and turn.plan.origin == "builtin")
        turn.builtin = planned and self._searches_itself(turn)
        tools = choices.tools.value and turn.depth is None and had_server_tools(turn)
        turn.server_tools = turn.offer_due = tools
        await self._remember(turn, conversation)
        return turn

    async def _remember(self, turn: RunningTurn, conversation: Conversation) -> None:
        """What was said before this turn, and the book of sources."""
        turn.book = (await self._book(turn.conversation)).with_numbers_of(turn.sources.values())
        turn.private = conversation.private
        if not conversation.private and conversation.group in self.settings().memory.groups:
            turn.remembers = conversation.group
        past = conversation.branch(turn.parent) if turn.parent else []
        turn.history = tuple(self._past_turns.of(one, turn.book) for one in past)
        if turn.client is not None and (turn.client.history or turn.client.sources):
            turn.book = self._books[turn.conversation] = client_book(turn.client, turn.book)
            earlier = client_history(turn.client)
            turn.history = earlier if turn.client.is_whole and earlier else (*turn.history, *earlier)
            turn.sources.update((source.id, source) for source in turn.book if source.number is not None)
        if turn.depth is not None and turn.graph is None:
            grown = next((one for one in reversed(past) if one.graph is not None and one.graph.nodes), None)
            turn.graph = inherited(grown, turn.book) if grown else None
        for source in remembered(past, turn.book):
            turn.sources.setdefault(source.id, source)

    def _searches_itself(self, turn: RunningTurn) -> bool:
        if self.models is None or self.channels is None or turn.model is None or turn.mode is SearchMode.OFF:
            return False
        return turn.channel == BUILTIN and self.models.abilities(turn.model).search is True

    async def _book(self, conversation_id: str) -> SourceBook:
        """One book for all turns of a conversation that run at the same time."""
        book = self._books.get(conversation_id)
        if book is None:
            loaded = await self.conversations.book(conversation_id)
            book = self._books.setdefault(conversation_id, loaded)
        return book
