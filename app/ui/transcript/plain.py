"""The transcript where Chromium cannot start: plain text with `[n]` links, and the same interface."""

import time
from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING
from urllib.parse import unquote

from PySide6.QtCore import QCoreApplication, QEvent, QRegularExpression, QTimer, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from app.core.domain.addresses import is_web_address
from app.core.domain.events import Event, TurnFailed, TurnFinished, TurnStarted, TurnStopped
from app.core.domain.turn.turn import Turn
from app.core.memory import MemoryChange
from app.ui.tasks.branch import Places, place_after
from app.ui.transcript import answer_markdown as copying
from app.ui.transcript.actions import TranscriptAction, action_of, request
from app.ui.transcript.clipboard import AnswerClipboard
from app.ui.transcript.parts.greeting import Greeting
from app.ui.transcript.parts.plain import empty_html, font_rules, turn_html
from app.ui.widgets.theme import Colours
from app.ui.widgets.toast import Toast
from app.ui.wording.progress import Doing, doing_after
from app.ui.wording.sentences import shortened

if TYPE_CHECKING:
    from app.ui.transcript.find.plain_finder import PlainFinder, PlainOutline
    from app.ui.transcript.parts.translated import TranslationView

translate = QCoreApplication.translate

_TICK_MS = 300  # every drawing is a whole one
_REST = 8  # times as long as a drawing took: a huge answer must not hold up the window, and *Stop* with it


class PlainTranscript(QTextBrowser):
    """Signals and methods as `view.Transcript`."""

    citation_activated = Signal(str, int, int)
    link_activated = Signal(str)
    retry_requested = Signal(str)
    continue_requested = Signal(str)
    search_again_requested = Signal(str)
    edit_requested = Signal(str)
    action_requested = Signal(str)
    suggestion_selected = Signal(str)
    command_requested = Signal(object, str, str)
    turn_read = Signal(str)

    def __init__(self, colours: Colours, font_size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns: list[Turn] = []
        self._doing: dict[str, Doing] = {}  # by turn
        self._memory_changes: dict[str, Sequence[MemoryChange]] = {}  # by turn
        self.greeting = Greeting()  # what an empty conversation shows
        self._newest = "", 0  # a turn whose question goes to the top; where the view stood then
        self._places: Places = {}
        self._columns: set[str] = set()  # turns that were asked side by side
        self._originals: set[str] = set()  # turns whose answer stands as it was before it was edited
        self._translations: dict[str, TranslationView] = {}  # of turns whose answer stands in another language
        self._sentence = "", "", 0, 0  # turn, sentence that is read aloud; behind where it is looked for, where it ends
        self._current = "", -1, 0  # the citation whose source is shown
        self._toast = Toast(self.viewport())
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self._timer = QTimer(self, singleShot=True, interval=_TICK_MS)
        self._timer.timeout.connect(self._draw)
        self.set_colours(colours, font_size)

    def show_conversation(
        self,
        turns: Sequence[Turn],
        private: bool = False,
        places: Places = MappingProxyType({}),
        columns: Sequence[Turn] = (),
    ) -> None:
        """columns: turns that stand in the place of the last one, here one below the other."""
        another = not (turns and self._turns and turns[0].conversation == self._turns[0].conversation)
        self.greeting.private, self._places = private, places
        self._turns = [*turns[:-1], *columns] if columns else list(turns)
        self._columns = {turn.id for turn in columns}
        self._draw()
        if another:  # else it is another branch of the same one, whose reader stays where they are
            self.moveCursor(QTextCursor.MoveOperation.End)

    def clear(self) -> None:
        self.show_conversation([])

    def show_event(self, event: Event, turn: Turn) -> None:
        if isinstance(event, TurnStarted):
            keep = place_after(self._turns, event)
            if keep is not None:
                beside = self._beside(turn)
                self._turns[keep:] = [*(one for one in beside if one.model != turn.model), turn]
                self._columns = {one.id for one in self._turns[keep:]} if turn.comparison else set()
                self._newest = turn.id, self.verticalScrollBar().value()
                self._draw()
        elif self._find(turn.id) is not None:
            self._turns = [turn if one.id == turn.id else one for one in self._turns]  # another, where it goes on
            self._doing[turn.id] = doing_after(self._doing.get(turn.id), event)
            if isinstance(event, TurnFinished | TurnStopped | TurnFailed):
                self._draw()
            elif not self._timer.isActive():
                self._timer.start()

    def set_colours(self, colours: Colours, font_size: int) -> None:
        rules = f"a {{ color: {colours.accent}; }} .q {{ font-weight: 700; }} .m {{ color: {colours.muted}; }}"
        rules += f" .c {{ background-color: {colours.selection}; font-weight: 700; }}"
        self._rules = f"{rules} .e {{ color: {colours.danger}; }}"
        font = self.font()
        font.setPixelSize(font_size)
        self.setFont(font)
        self._draw()

    def finder(self) -> "PlainFinder":
        from app.ui.transcript.find.plain_finder import PlainFinder

        return PlainFinder(self)

    def outline(self) -> "PlainOutline":
        from app.ui.transcript.find.plain_finder import PlainOutline

        return PlainOutline(self, lambda: [turn.id for turn in self._turns])

    def show_place(self, turn_id: str, pattern: str) -> None:
        """Go to the first match (`pattern_source`) in a turn; where none is, to its question."""
        if (turn := self._find(turn_id)) is not None:
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self.find(shortened(turn.question, 60))
            if pattern:
                self.find(QRegularExpression(pattern))

    def version(self, turn: Turn) -> Turn:
        """The turn with the answer that is shown: the original or a translated one, where the reader wants that."""
        if (view := self._translations.get(turn.id)) is not None:
            from app.core.after_answer.versions import in_translation

            return in_translation(turn, view.translation)
        if turn.id not in self._originals:
            return turn
        from app.ui.transcript.parts.originals import as_written

        return as_written(turn)

    def _switch_original(self, turn_id: str) -> None:
        self._originals ^= {turn_id}
        self._draw()

    def highlight_sentence(self, turn_id: str, text: str) -> None:
        """The sentence that is being read aloud; empty: none."""
        after = self._sentence[3] if self._sentence[0] == turn_id and text else 0
        self._sentence = turn_id, text, after, after
        self._mark_sentence()
        if not (marks := self.extraSelections()):
            return
        place = self.cursorRect(marks[0].cursor)
        if place.top() < 0 or place.bottom() > self.viewport().height():  # as the page does: the reader follows it
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + place.top() - self.viewport().height() // 3)

    def _mark_sentence(self) -> None:
        self.setExtraSelections([])
        turn_id, text, after, _ = self._sentence
        if not text:
            return
        from app.ui.transcript.find.plain_sentence import find_sentence

        if (cursor := find_sentence(self.document(), turn_id, text, after)) is None:
            return
        mark = QTextEdit.ExtraSelection()
        mark.cursor, self._sentence = cursor, (turn_id, text, after, cursor.selectionEnd())
        mark.format.setBackground(self.palette().highlight())
        mark.format.setForeground(self.palette().highlightedText())
        self.setExtraSelections([mark])

    def show_translation(self, turn_id: str, view: "TranslationView | None") -> None:
        """The answer in another language, as far as it is there; None: as it was written."""
        self._originals.discard(turn_id)
        if view is None:
            self._translations.pop(turn_id, None)
        else:
            self._translations[turn_id] = view
        if not self._timer.isActive():
            self._timer.start()

    def copy_answer(self, turn_id: str) -> None:
        if turn := self._find(turn_id):
            self._copy(copying.clean_text(self.version(turn)), translate("Transcript", "Answer copied"))

    def copy_with_sources(self, turn_id: str) -> None:
        if turn := self._find(turn_id):
            text = copying.with_sources(self.version(turn), translate("Transcript", "Sources"))
            self._copy(text, translate("Transcript", "Answer and sources copied"))

    def confirm(self, words: str) -> None:
        """Say for a moment what was done."""
        self._toast.announce(words)

    def _copy(self, text: str, confirmation: str) -> None:
        AnswerClipboard().put(text)
        self.confirm(confirmation)

    def show_memory_changes(self, turn_id: str, changes: Sequence[MemoryChange]) -> None:
        self._memory_changes[turn_id] = changes
        self._draw()

    def show_opinion(self, turn_id: str, index: int, sentence: str) -> None:
        """Shown by the sources panel alone: there are no cards here."""

    def mark_current(self, turn_id: str = "", index: int = -1, number: int = 0) -> None:
        """The link of the citation whose source is shown stands out; none where that was closed."""
        if self._current != (turn_id, index, number):
            self._current = turn_id, index, number
            self._draw()

    def rest(self) -> None:
        """It has nothing to give back."""

    def close_page(self) -> None:
        """Nothing has to go before anything here."""
        self._timer.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and not self._timer.isActive():
            self._timer.start()

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:
        return None  # nothing is ever loaded for a text that a model wrote

    def _find(self, turn_id: str) -> Turn | None:
        return next((turn for turn in self._turns if turn.id == turn_id), None)

    def _draw(self) -> None:
        self._timer.stop()
        started = time.perf_counter()
        self.document().setDefaultStyleSheet(f"{self._rules} {font_rules(QGuiApplication.font().families())}")
        bar = self.verticalScrollBar()
        at_end, place = bar.value() >= bar.maximum() - 40, bar.value()
        self.setHtml(
            "<hr>".join(self._html(turn) for turn in self._turns) if self._turns else empty_html(self.greeting)
        )
        if self._newest[1] == place and self._find(self._newest[0]):
            self.scrollToAnchor(self._newest[0])  # as far as there is text below it; where the reader scrolled, no more
            self._newest = self._newest[0], bar.value()
        else:
            bar.setValue(bar.maximum() if at_end else place)
        if self._sentence[1]:
            self._mark_sentence()
        took = (time.perf_counter() - started) * 1000
        self._timer.setInterval(round(max(_TICK_MS, _REST * took)))

    def _html(self, turn: Turn) -> str:
        place = self._places.get(turn.id)
        current = self._current[1:] if self._current[0] == turn.id else (-1, 0)
        changes, original = self._memory_changes.get(turn.id, ()), turn.id in self._originals
        view, column = self._translations.get(turn.id), None
        version = self.version(turn) if view is not None else None
        if turn.id in self._columns:
            column, place = next(one.id for one in self._turns if one.id in self._columns) == turn.id, None
        is_last, doing = turn is self._turns[-1], self._doing.get(turn.id)
        return turn_html(turn, doing, changes, place, current, original, version, view, column, is_last)

    def _beside(self, turn: Turn) -> list[Turn]:
        return [one for one in self._turns if one.id in self._columns and one.comparison == turn.comparison]

    def focus_column(self, turn_id: str) -> None:
        """Nothing is marked: they stand one below the other."""

    def _follow(self, link: QUrl) -> None:
        kind, _, rest = link.toString().partition(":")
        values = [unquote(value) for value in rest.split("/")]
        if kind == "cite" and (turn := self._find(values[0])):
            self.citation_activated.emit(turn.id, int(values[1]), int(values[2]))
        elif kind == "do" and (action := action_of(values[0])):
            if action is TranscriptAction.COPY:
                self.copy_answer(values[1])
            else:
                if action is TranscriptAction.ORIGINAL:
                    self._switch_original(values[1])
                request(self, action, values[1], values[2])
        elif is_web_address(link.toString()):
            self.link_activated.emit(link.toString())
