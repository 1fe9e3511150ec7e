"""A turn on the page: what of it the page does not show yet."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.core.citing.support.answer import plain
from app.core.citing.uncited import uncited_sentences
from app.core.domain import events as e
from app.core.domain.turn.turn import State, Turn
from app.core.memory import MemoryChange
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.parts import footer as under
from app.ui.transcript.parts import turn as parts
from app.ui.transcript.parts.cards import marks_of, names_of
from app.ui.transcript.parts.question import answer_pictures, question
from app.ui.transcript.stream_renderer import Live, tokens_in
from app.ui.wording.foreign.direction import answer_tongue, tongue_call, upright
from app.ui.wording.progress import Doing, doing_after

if TYPE_CHECKING:
    from app.ui.transcript.parts.translated import TranslationView

Command = tuple[Any, ...]  # (name, values …) as transcript.js knows them
Job = Callable[[], Command]  # runs on the worker thread


class RenderedTurn:
    """Marks what an event made stale. `mount` and `news` read the turn on the window's thread, as it stands then, and
    give the work that is left.

    The turn is the chat's own, which folds the events. It may be further than the events that came here."""

    column = ""  # attributes of one that stands beside others: see `Columns`

    def __init__(self, turn: Turn, renderer: Renderer, place: tuple[int, int] | None = None) -> None:
        self.turn = turn
        self.place = place  # among the versions of its question, and how many there are; None: it is the only one
        self._renderer = renderer
        self._live: Live | None = None
        self._stale: set[str] = set()
        self.revision = 0  # counts the events that changed it
        self._reasoning_length = 0  # characters of the reasoning that the page has
        self._withdrawn = False  # the page has an answer that is to go
        self._parts = turn.text_parts  # another list, once that was withdrawn
        self._has_words = bool(turn.text_parts)
        self._pages_started = 0
        self._fell_back: list[tuple[str, str]] = []
        self._doing: Doing = None
        self._began = time.monotonic()
        self._elapsed = 0.0
        self._is_over = False  # its end was marked; the turn itself may have ended before that
        self.memory_changes: Sequence[MemoryChange] = ()
        self.uncited: tuple[str, ...] | None = None  # sentences that stand marked; None: nobody asked
        self.shows_original = False
        self.translated: TranslationView | None = None  # the answer stands in another language
        self._retold: Callable[[], list[str]] | None = None  # the blocks that the page has, where it is to get others
        self._by_line = self._swapped = False  # the answer was edited since the page was told of it

    @property
    def version(self) -> Turn:
        """The turn with the answer that the page shows."""
        if self.translated is not None:
            from app.core.after_answer.versions import in_translation

            return in_translation(self.turn, self.translated.translation)
        if not self.shows_original:
            return self.turn
        from app.ui.transcript.parts.originals import as_written  # as rare as an answer that was changed

        return as_written(self.turn)

    def mark(self, event: e.Event) -> None:
        self.revision += 1
        self._follow_work(event)
        match event:
            case e.TextDelta():
                self._stale |= {"answer"} if self._has_words else {"answer", "steps"}
                self._has_words = True
            case e.Cited() | e.CitationsPlaced():
                self._stale.add("answer")
            case e.CitationsChecked():
                self._stale |= {"answer", "support", "steps"}
            case e.AnswerEdited():
                self._stale |= {"answer", "support", "steps"}
                self._swapped, self.uncited = True, None
            case e.AnswerWithdrawn():
                self._stale |= {"answer", "reasoning", "steps"}
                self._has_words, self._reasoning_length = False, 0
            case e.ReasoningDelta():
                self._stale.add("reasoning")
            case e.NoticeAdded() | e.SavingFailed() | e.TurnSaved():
                self._stale.add("notices")
            case e.FollowUpsSuggested():
                self._stale.add("bar")
            case e.ClarificationRequested():
                self._stale |= {"answer", "steps"}
            case e.TurnFinished() | e.TurnStopped() | e.TurnFailed():
                self._end()
            case _:
                self._follow(event)

    def _follow_work(self, event: e.Event) -> None:
        before, self._doing = self._doing, doing_after(self._doing, event)
        if self._doing is not before:
            self._stale.add("steps")

    def _follow(self, event: e.Event) -> None:
        self._stale.add("steps")
        if isinstance(event, e.ReadingStarted):
            self._pages_started += 1
        elif isinstance(event, e.ChannelFellBack):
            self._fell_back.append((event.channel, event.to))

    def _end(self) -> None:
        self._is_over, self._elapsed = True, time.monotonic() - self._began
        self._stale |= {"answer", "steps", "support", "notices", "error", "bar"}

    def shows(self, turn: Turn) -> bool:
        """The page has this turn as it is; what happened in it since was marked here, too."""
        mine = self.turn
        return mine is turn or (
            (mine.id, mine.state, mine.question, mine.text) == (turn.id, turn.state, turn.question, turn.text)
            and (mine.citations, mine.notices, mine.error) == (turn.citations, turn.notices, turn.error)
        )

    def stand(self, place: tuple[int, int] | None) -> None:
        if place != self.place:
            self.place = place
            self._stale.add("versions")

    def teach(self, memory_changes: Sequence[MemoryChange]) -> None:
        """What was remembered after the turn; empty: nothing, or no longer."""
        self.memory_changes = memory_changes
        self._stale.add("memory")

    def mark_uncited(self) -> Command:
        """Mark the statements without a source, or take the marks away again."""
        marked = self.uncited is None
        version = self.version
        spans = uncited_sentences(version.text, version.citations) if marked else []
        self.uncited = tuple(plain(version.text[start:end]) for start, end in spans) if marked else None
        self._stale.add("support")
        return "uncited", self.turn.id, list(self.uncited or ()), parts.find_words()

    def switch_original(self) -> list[Job]:
        """Show the answer as it was before it was edited, or the edited one again; nothing where there is only one."""
        if self.turn.original is None or self._live is not None:
            return []
        from app.ui.transcript.parts.originals import announcement, patch

        before = self._blocks()
        self.shows_original = not self.shows_original
        after = self._blocks()
        self.revision += 1
        unmarked = [script_call(*self.mark_uncited())] if self.uncited is not None else []
        self._stale.discard("support")
        words = announcement(self.shows_original)
        return [
            *unmarked,
            lambda: ("swap", self.turn.id, patch(before(), after()), True),
            script_call("part", self.turn.id, "support", self._part("support")),
            script_call("say", words),
        ]

    def show_translation(self, view: "TranslationView | None") -> None:
        """Show the answer in another language, as far as it is there; None: as it was written."""
        if self._live is not None or (view is None and self.translated is None):
            return
        before, was_running = self._blocks(), self.translated is not None and self.translated.running
        self.shows_original, self.translated, self.uncited = False, view, None
        self._retold = self._retold or before
        self._by_line = not was_running and not (view is not None and view.running)  # a button there was pressed
        self.revision += 1
        self._stale |= {"answer", "support"}

    def _swap(self) -> list[Job]:
        before, self._retold = self._retold, None
        if before is None:
            return []
        from app.ui.transcript.parts.translated import swap

        words, tongue = parts.find_words(), answer_tongue(self.turn, self.translated)
        return swap(self.turn.id, before, self._blocks(), self._by_line, words, tongue)

    def _blocks(self) -> Callable[[], list[str]]:
        """The work that renders the answer as the page shows it now."""
        version = self.version
        text, citations, names = version.text, version.citations, names_of(version)
        return lambda: self._renderer.blocks(tokens_in(text, citations), marks_of(names, citations))

    def uncited_sentence(self, number: str) -> str:
        """One of the sentences that stand marked; empty for a number that is none of theirs."""
        valid = number.isdecimal() and int(number) < len(self.uncited or ())
        return self.uncited[int(number)] if self.uncited and valid else ""

    def mount(self) -> Callable[[], str]:
        """The work that makes the whole article. What a running turn wrote so far comes with the next news."""
        turn, tongue = self.turn, answer_tongue(self.turn, self.translated)
        around = {name: self._part(name) for name in parts.PARTS if name != "answer"}
        self._parts, self._has_words = turn.text_parts, bool(turn.text_parts)
        self._reasoning_length, self._stale = len(turn.reasoning), set()
        if not turn.ended:
            self._live = Live(self._renderer)
            self._stale = {"answer"}
            return lambda: parts.article(turn, around, live=True, column=self.column, language=tongue())
        self._live = None
        blocks = self._blocks()

        def render() -> str:
            return parts.article(turn, {**around, "answer": parts.answer(blocks())}, False, self.column, tongue())

        return render

    def reading(self, names: Sequence[str], renderer: Renderer) -> Callable[[], list[str]]:
        """The work that makes the HTML of these parts, for whoever reads it beside the page."""
        around = {name: self._part(name) for name in names if name != "answer"}
        version = self.version
        text, citations, marks = version.text, version.citations, marks_of(names_of(version), version.citations)

        def render() -> list[str]:
            answer = "".join(renderer.blocks(tokens_in(text, citations), marks))
            return [around.get(name, answer) for name in names]

        return render

    def news(self) -> list[Job]:
        """What changed since the last call, as work in the order in which the page has to show it."""
        stale, self._stale = self._stale, set()
        jobs: list[Job] = []
        for name in parts.PARTS:
            if name not in stale:
                continue
            jobs += self._text() if name == "answer" else [script_call(*self._changed(name))]
        if self._is_over and self._live:
            self._live = None
            jobs += tongue_call(self.turn), script_call("ended", self.turn.id)
        return jobs

    def _text(self) -> list[Job]:
        turn = self.turn
        final = turn.ended or (turn.written and turn.checked)  # no more words come: late verdicts are put in
        if self._live is not None and turn.text_parts is not self._parts:
            if not final:  # what the page shows of the answer goes; of an edited one only what differs
                self._live, self._withdrawn = Live(self._renderer), True
            self._parts = turn.text_parts
        live = self._live
        if live is None:
            return self._swap()
        text, citations, names = turn.text, turn.citations, names_of(turn)
        cleared: list[Job] = [script_call("ops", turn.id, [("cut", 0)])] if self._withdrawn else []
        name = "swap" if self._swapped else "ops"
        self._withdrawn = self._swapped = False
        return [*cleared, lambda: (name, turn.id, live.ops(text, citations, marks_of(names, citations), final))]

    def _changed(self, name: str) -> Command:
        if name == "reasoning" and self._reasoning_length:
            start, self._reasoning_length = self._reasoning_length, len(self.turn.reasoning)
            return "thought", self.turn.id, upright(self.turn.reasoning[start:])
        if name == "reasoning":
            self._reasoning_length = len(self.turn.reasoning)
        return "part", self.turn.id, name, self._part(name)

    def _timed(self) -> Turn:
        """The turn; where it ended before any of its steps did, with the time that it took."""
        turn = self.turn
        return replace(turn, seconds={"turn": self._elapsed}) if self._is_over and not turn.seconds else turn

    def _part(self, name: str) -> str:
        match name:
            case "column":
                return ""  # it stands alone
            case "question":
                return question(self.turn)
            case "versions":
                return parts.versions(self.place, bool(self.turn.comparison))
            case "steps":
                return parts.steps(self._timed(), self._pages_started, self._fell_back, self._doing)
            case "reasoning":
                return parts.reasoning(self.turn)
            case "notices":
                return parts.notices(self.turn) + (
                    parts.stopped_note(self.turn) if self.turn.state is State.STOPPED else ""
                )
            case "error":
                return parts.error(self.turn)
            case "pictures":
                return answer_pictures(self.turn)
            case "support":
                marked = None if self.uncited is None else len(self.uncited)
                return under.support(self.turn, marked, self.shows_original, self.translated)
            case "memory":
                return under.memory(self.memory_changes)
        return parts.bar(self.turn)


def script_call(*command: object) -> Job:
    return lambda: command
