"""What is rarely done with a turn: its menu behind *…*, deleting it and taking that back, quoting from it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QWidget

from app.ui.tasks.turn_deletion import TurnDeletion
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.rendered_turn import script_call
from app.ui.widgets.bars import Bar

if TYPE_CHECKING:
    from app.ui.window.controllers.turns.evidence_checks import EvidenceChecks
    from app.ui.window.controllers.turns.going_on import GoingOn
    from app.ui.window.controllers.turns.translations import Translations
    from app.ui.window.reading.controller import ReadingAloud


class TurnMenu(QObject):
    def __init__(self, deletion: TurnDeletion, question: QPlainTextEdit, bar: Bar, window: QWidget) -> None:
        super().__init__(window)
        self._deletion, self._question, self._bar, self._window = deletion, question, bar, window
        self._transcript: Any = None
        self.menu: QMenu | None = None
        self.checks: EvidenceChecks | None = None  # None: no source is read again here
        self.reading: Callable[[], ReadingAloud] | None = None
        self.going_on: Callable[[], GoingOn] | None = None
        self.translations: Callable[[], Translations] | None = None  # made when they are first needed
        self.save_prompt: Callable[[str], object] | None = None  # of a turn's question; None: there is no library
        deletion.deleted.connect(self._offer_undo)

    def serve(self, transcript: Any) -> None:
        """`Transcript` or `PlainTranscript`, once it is there."""
        self._transcript = transcript
        transcript.command_requested.connect(self._do)
        if (page := getattr(transcript, "page", None)) is not None:
            transcript.installEventFilter(self)
            page.loadFinished.connect(lambda _: self._send_words())
            self._send_words()

    def quote(self) -> None:
        """What is selected in the transcript."""
        if (page := getattr(self._transcript, "page", None)) is not None:
            from app.ui.transcript.page import WORLD

            page.runJavaScript("cw.quote()", WORLD)
        elif self._transcript is not None:
            self._quote(self._transcript.textCursor().selection().toPlainText())

    def can_undo(self) -> bool:
        return self._deletion.undo is not None

    def undo(self) -> None:
        if self._deletion.undo is not None:
            self._bar.dismiss()
            self._deletion.undo()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LanguageChange:
            self._send_words()
        return False

    def _send_words(self) -> None:
        self._transcript.feed.put(script_call("tools", self.tr("Quote")))

    def _do(self, action: TranscriptAction, turn_id: str, value: str) -> None:
        match action:
            case TranscriptAction.MORE:
                self._open(turn_id, value)
            case TranscriptAction.QUOTE:
                self._quote(value)
            case TranscriptAction.FOLLOW_UP | TranscriptAction.FOLLOW_UP_EDIT if self.going_on is not None:
                self.going_on().do(action, turn_id, value)
            case TranscriptAction.TRANSLATION if self.translations is not None:
                self.translations().show_in(turn_id, value)
            case TranscriptAction.TRANSLATION_AGAIN if self.translations is not None:
                self.translations().translate_again(turn_id)
            case TranscriptAction.TRANSLATION_STOP if self.translations is not None:
                self.translations().stop(turn_id)

    def _quote(self, text: str) -> None:
        from app.ui.composer.quoting import put_quote

        if put_quote(self._question, text):
            self._bar.announce(self.tr("The quotation was shortened."), time=8000)

    def _open(self, turn_id: str, value: str) -> None:
        menu = self.menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.destroyed.connect(self._forget)
        if self.checks is not None:
            check = menu.addAction(self.tr("Check sources again"))
            check.setEnabled(self.checks.is_possible(turn_id))
            check.triggered.connect(partial(self.checks.check, turn_id))
            self.checks.add_watch_menu(menu, turn_id)
        if self.translations is not None:
            self.translations().add_menu(menu, turn_id)
        if self.reading is not None:
            self.reading().add_action(menu, turn_id)
        if self.save_prompt is not None:
            menu.addAction(self.tr("Save question as prompt…")).triggered.connect(partial(self._save_prompt, turn_id))
        if not menu.isEmpty():
            menu.addSeparator()
        delete = menu.addAction(self.tr("Delete question and answer"))
        delete.setEnabled(self._deletion.is_possible(turn_id))
        delete.triggered.connect(lambda: self._deletion.delete(turn_id))
        menu.popup(self._place(value))

    def _save_prompt(self, turn_id: str) -> None:
        if self.save_prompt is not None:
            self.save_prompt(turn_id)

    def _place(self, value: str) -> QPoint:
        """Below the button, as the page tells it."""
        left, _, top = value.partition(",")
        if self._transcript is None or not (left.isdecimal() and top.isdecimal()):
            return QCursor.pos()
        return QPoint(self._transcript.mapToGlobal(QPoint(int(left[:5]), int(top[:5]))))

    def _forget(self) -> None:
        self.menu = None

    def _offer_undo(self, undo: Callable[[], None]) -> None:
        """Ctrl+Z does it, too: in the question it would take back words."""
        self._transcript.setFocus()
        self._bar.offer_undo(self.tr("Question and answer deleted."), self.tr("Undo"), undo)
