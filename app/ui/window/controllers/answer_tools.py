"""What can be done with an answer besides reading it: a second opinion, a source for a sentence, what it taught."""

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.core.citing.support.answer import claim_of
from app.core.domain.addresses import addresses_in, site_of
from app.core.domain.chat import ModelChoice
from app.core.domain.conversation import is_private
from app.core.domain.events import Failure
from app.core.domain.evidence import Reference
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.turn import Turn
from app.core.listing import reference_for, source_for
from app.core.memory import MemoryChange
from app.core.prompt.references import reference_block
from app.core.services import Services
from app.ui.sources.panel import SourcesPanel
from app.ui.tasks.chat import Chat
from app.ui.tasks.memory_sync import follow
from app.ui.tasks.turn_runner import Tasks
from app.ui.transcript.actions import TranscriptAction
from app.ui.wording.failures import failure_sentence
from app.ui.wording.sentences import shortened
from app.ui.wording.support import opinion_sentence

if TYPE_CHECKING:
    from app.core.citing.second_opinion import Opinion

log = logging.getLogger(__name__)

_LONGEST = 300  # characters of a sentence that a search is asked for


class AnswerTools(QObject):
    memory_requested = Signal()  # where facts are edited
    failed = Signal(object)  # a Failure

    def __init__(self, services: Services, chat: Chat, panel: SourcesPanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services, self._chat, self._panel = services, chat, panel
        self._tasks = Tasks(self)
        self._tasks.failed.connect(self.failed)
        self.prepare: Callable[[Collection[str]], Awaitable[None]] | None = None  # until these keys can be read
        self._transcript: Any = None
        self._opining: set[tuple[str, int]] = set()  # citations that a model is asked about now
        self._memory_changes: dict[str, Sequence[MemoryChange]] = {}  # by turn, since the start
        chat.finished.connect(self._learn)

    def serve(self, transcript: Any) -> None:
        """`Transcript` or `PlainTranscript`, once it is there."""
        self._transcript = transcript
        transcript.command_requested.connect(self._do)

    def show(self) -> None:
        """Another conversation is shown: what its turns taught stands under them again."""
        for turn in self._chat.current.turns:
            if turn.id in self._memory_changes and self._transcript is not None:
                self._transcript.show_memory_changes(turn.id, self._memory_changes[turn.id])

    async def close(self) -> None:
        await self._tasks.close()

    def _do(self, action: TranscriptAction, turn_id: str, value: str) -> None:
        turn = self._chat.turn(turn_id)
        if turn is None:
            return
        match action:
            case TranscriptAction.FIND_SOURCE:
                self._find(value)
            case TranscriptAction.SECOND_OPINION if value.isdecimal() and int(value) < len(turn.citations):
                if (turn_id, int(value)) not in self._opining:  # a double click is paid for once
                    self._ask_opinion(turn, int(value))
            case TranscriptAction.MEMORY_UNDO if changes := self._memory_changes.get(turn_id):
                self._tasks.run(self._services.memory.updater.undo(changes), lambda turns: self._undone(turn_id, turns))
            case TranscriptAction.VERSION if value in ("-1", "1"):
                self._chat.step_version(turn_id, int(value))
            case TranscriptAction.MEMORY_EDIT:
                self.memory_requested.emit()

    def _find(self, sentence: str) -> None:
        """A turn of its own, which searches whatever the switch says."""
        words = self.tr("Find sources for or against: “{sentence}”")
        once = Overrides(mode=SearchMode.ALWAYS)
        for url in sorted(addresses_in(sentence), key=len, reverse=True):
            sentence = sentence.replace(
                url, site_of(url)
            )  # in a question it would count as the user's own, and be read
        self._chat.ask(words.format(sentence=shortened(sentence, _LONGEST)), once=once)

    # A second opinion

    def _ask_opinion(self, turn: Turn, index: int) -> None:
        claim = claim_of(turn.text, turn.citations, index)
        references = [
            reference
            for number in turn.citations[index].numbers
            if (reference := reference_for(turn, number, self._chat.current.turns)) is not None and reference.passages
        ]
        choice = turn.model
        if choice is None:
            return
        if not claim or not references:
            self._show_opinion(turn.id, index, self.tr("There is no passage to check."))
            return

        def show(opinion: "Opinion") -> None:
            self._opining.discard((turn.id, index))
            sentence = opinion_sentence(turn.model_name or choice.model, opinion.verdict, opinion.reason)
            self._show_opinion(turn.id, index, sentence)

        def failed(failure: Failure) -> None:
            self._opining.discard((turn.id, index))
            self._show_opinion(turn.id, index, failure_sentence(failure))

        self._opining.add((turn.id, index))
        self._show_opinion(turn.id, index, self.tr("Asking {model}…").format(model=shortened(turn.model_name, 40)))

        async def ask() -> "Opinion":
            from app.core.citing.second_opinion import second_opinion  # few are asked for one

            await self._unlock(choice)
            model = self._services.models.directory.model(choice)
            return await second_opinion(model, claim, self._material(turn, references))

        self._tasks.request(ask(), show, failed)

    def _material(self, turn: Turn, references: Sequence[Reference]) -> str:
        sources = {r.number: source_for(turn, r.number, self._chat.current.turns) for r in references}
        pairs = [(r, source) for r in references if (source := sources[r.number]) is not None]
        return reference_block([r for r, _ in pairs], {r.source: source for r, source in pairs})

    def _show_opinion(self, turn_id: str, index: int, sentence: str) -> None:
        self._transcript.show_opinion(turn_id, index, sentence)
        self._panel.show_opinion(turn_id, index, sentence)

    # Memory

    def _learn(self, turn: Turn) -> None:
        if not self._services.settings.in_force().memory.groups or is_private(turn.conversation):
            return

        async def learn() -> list[MemoryChange]:
            conversation = await self._services.conversations.conversation(turn.conversation)
            await self._unlock(self._services.settings.in_force().memory.model)
            return (
                await self._services.memory.updater.learn(turn, conversation.group) if conversation is not None else []
            )

        self._tasks.request(
            learn(),
            lambda changes: self._show_memory(turn.id, changes),
            lambda failure: log.info("nothing was learnt of a turn: %s", failure.kind),
        )

    async def _unlock(self, choice: ModelChoice | None) -> None:
        if self.prepare is not None and choice is not None:
            await self.prepare((choice.provider,))

    def _undone(self, turn_id: str, turns: frozenset[str]) -> None:
        self._show_memory(turn_id, ())
        self.follow(turns)

    def follow(self, turns: Collection[str]) -> None:
        """What they were given of the memory was forgotten, or brought back."""
        follow(turns, self._chat, self._services.conversations, self._tasks)

    def _show_memory(self, turn_id: str, changes: Sequence[MemoryChange]) -> None:
        if not changes:
            if self._memory_changes.pop(turn_id, None) is None:
                return
        else:
            self._memory_changes[turn_id] = changes
            self.follow(frozenset().union(*(one.forgotten.turns for one in changes if one.forgotten)))
        if self._transcript is not None:
            self._transcript.show_memory_changes(turn_id, changes)
