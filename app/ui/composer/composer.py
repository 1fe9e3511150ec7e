"""The composer under the transcript: the question, who answers it, whether and where to search, Send and Stop."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDeadlineTimer, QEvent, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QWidget

from app.core.domain.chat import ImageBlock, ModelChoice, Provider
from app.core.domain.settings import Overrides, ResolvedSettings, SearchMode
from app.ui.composer.arrangement import arrange
from app.ui.composer.attachments import AttachmentController
from app.ui.composer.control_row import ControlRow
from app.ui.composer.mode_switch import ModeSwitch
from app.ui.composer.model_picker import ModelPicker
from app.ui.composer.pictures import Pictures
from app.ui.composer.question_text import QuestionText
from app.ui.composer.search_menu import SearchMenu, States
from app.ui.composer.search_switch import SearchSwitch
from app.ui.widgets.bars import Bar
from app.ui.widgets.icons import icon
from app.ui.widgets.long_lines import split_heavy
from app.ui.widgets.theme import Colours

_DRAFT_DELAY = 400  # ms after the last key


class Composer(QFrame):
    submitted = Signal(str)
    stop_requested = Signal()
    draft_changed = Signal(str)  # a moment after the last key
    overrides_changed = Signal(object)  # Overrides: only what the user chose here
    add_model_requested = Signal()
    recalled = Signal()
    edit_left = Signal()  # the user gave up editing an earlier question

    search_set_up_requested = Signal()
    favourite_toggled = Signal(object)  # ModelChoice

    def __init__(self, colours: Colours, states: States, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._states = states
        self._overrides = Overrides()
        self.once = Overrides()  # of the message that was submitted last: what was wished for it alone,
        self.images: tuple[ImageBlock, ...] = ()  # and the pictures and documents that go with it
        self.files: tuple[str, ...] = ()
        self.compared: tuple[ModelChoice, ...] = ()  # and the models that answer it
        self._busy = False
        self._awaits_reply = False
        self._paused = self._waits = False  # nobody takes questions yet; one was sent meanwhile
        self._heavy = ""  # a pasted text with lines too long for the field
        self._guard = QDeadlineTimer(0)  # while it runs, a click is the second half of a double click
        self._build(colours)
        self._connect()
        self.setAcceptDrops(True)
        self.set_colours(colours)
        self.retranslate()
        self._show_state()

    def text(self) -> str:
        return "\n\n".join(filter(None, (self.question.toPlainText(), self._heavy)))

    def set_text(self, text: str) -> None:
        """Put in a draft or a suggestion, the cursor behind it; not announced as a change."""
        light, heavy = split_heavy(text)
        self.question.blockSignals(True)
        self.question.setPlainText(light)
        self.question.blockSignals(False)
        self._hold(heavy)
        self.question.moveCursor(self.question.textCursor().MoveOperation.End)
        self.question.updateGeometry()
        self.question._grow()
        self._draft.stop()
        self._show_state()

    def begin_edit(self, text: str) -> None:
        """Ask an earlier question again in other words: the answer stands beside the old one."""
        self.set_text(text)
        self.edit_bar.announce(
            self.tr("Editing an earlier question. The old answer is kept."),
            (self.tr("Cancel"), self._leave_edit),
        )
        self.question.setFocus()

    def end_edit(self) -> None:
        self.edit_bar.hide()

    def set_busy(self, busy: bool) -> None:
        """A turn runs here: Send is Stop."""
        if busy is not self._busy:
            self._busy = busy
            self._show_state()

    def hold(self) -> None:
        """Nobody takes a question yet, nor what is chosen for it: one that is sent waits, in sight."""
        self._paused = True
        self._enable_tools()

    def release(self) -> None:
        """A question that waits is sent, unless it was changed since."""
        if self._paused:
            self._paused, waits, self._waits = False, self._waits, False
            self._enable_tools()
            if waits:
                self.submit()

    def set_awaits_reply(self, awaits_reply: bool) -> None:
        """A research asked the user something in return: what is typed answers it."""
        if awaits_reply is not self._awaits_reply:
            self._awaits_reply = awaits_reply
            self.retranslate()

    def follow_mode(self) -> None:
        """A research always searches: then there is nothing to switch."""
        self.switch.setVisible(self.mode.research_depth() is None)
        self._show_channel()

    def set_choices(self, choices: ResolvedSettings, overrides: Overrides, providers: Sequence[Provider]) -> None:
        """Show what is in force; `overrides` is what the conversation asked for so far."""
        self._overrides = overrides
        self.switch.show_mode(choices.mode.value, choices.mode.origin)
        self.models.show_models(providers, choices.model.value, choices.model.origin)
        self.channel.show_choices(choices.channel, choices.planner.value, choices.site.value, overrides)
        self.channel.show_editing(choices.editing.value)
        self.own.menu.show_selection(choices.bases.value)
        self._show_channel()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.models.set_colours(colours)
        self.channel.set_colours(colours)
        self.mode.set_colours(colours)
        self.own.set_colours(colours)
        self.pictures.set_colours(colours)
        self._show_state()

    def flush_draft(self) -> None:
        """Announce a waiting change now."""
        if self._draft.isActive():
            self._draft.stop()
            self.draft_changed.emit(self.text())

    def submit(self) -> None:
        """Send the question, unless it is empty or a turn runs."""
        text = self.text().strip()
        if not text or self._busy:
            return
        if self._paused:
            self._waits = True
            self._show_state()
            return
        if not (left := self.own.take_mentions(text)):
            self.set_text("")  # nothing but names of knowledge bases, which wait beside the question now
            return
        text = left
        self.once, self.images = self.channel.take_once().over(self.own.take()), self.pictures.take()
        self.files, self.compared = self.own.last_extras.files, self.own.last_extras.models
        if len(self.compared) == 1:
            self.once = replace(self.once, model=self.compared[0])
        self._guard.setRemainingTime(QApplication.doubleClickInterval())
        self.set_text("")
        self.end_edit()
        self.submitted.emit(text)

    def retranslate(self) -> None:
        reply, plain = self.tr("Your answer to the question above"), self.tr("Ask anything")
        self.question.setPlaceholderText(reply if self._awaits_reply else plain)
        self.question.setAccessibleName(self.tr("Your question"))
        self._show_channel()
        self._show_state()
        self._hold(self._heavy)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if self.own.drop(event.mimeData().urls()):
            event.acceptProposedAction()

    def narrowest(self) -> int:
        """The width in pixels below which the words of the switch would be cut."""
        self._fit()
        return self.row.narrowest()

    def _fit(self) -> None:
        self.row.fit(self.width())

    def _build(self, colours: Colours) -> None:
        self.edit_bar, self.allow_bar, self.paste_bar = Bar(), Bar(), Bar()
        self.card = QFrame()
        self.card.setObjectName("composer")
        self.question = QuestionText()
        self.own = AttachmentController(self.question, colours)
        self.models, self.switch = ModelPicker(), SearchSwitch()
        self.channel = SearchMenu(self._states)
        self.pictures, self.mode = Pictures(colours), ModeSwitch()
        self.send = QPushButton()
        self.send.setObjectName("send")
        self.send.setAutoDefault(False)
        self.row = ControlRow(self.models, self.switch, self.channel, self.mode, self.own, self.send)
        arrange(self)

    def _connect(self) -> None:
        self._draft = QTimer(self, singleShot=True, interval=_DRAFT_DELAY)
        self._draft.timeout.connect(lambda: self.draft_changed.emit(self.text()))
        self.question.textChanged.connect(self._follow_text)
        self.question.submitted.connect(self.submit)
        self.question.recalled.connect(self.recalled)
        self.question.heavy_pasted.connect(self._paste_heavy)
        self.question.picture_added.connect(self.pictures.add)
        self.send.clicked.connect(self._pressed)
        self.switch.changed.connect(self._choose_mode)
        self.mode.changed.connect(lambda _: self.follow_mode())
        self.models.selected.connect(self._choose_model)
        self.models.add_requested.connect(self.add_model_requested)
        self.models.favourite_toggled.connect(self.favourite_toggled)
        self.channel.changed.connect(lambda change: self._set_overrides(replace(self._overrides, **change)))
        self.channel.set_up_requested.connect(self.search_set_up_requested)
        self.channel.renamed.connect(self._fit)
        self.own.renamed.connect(self._fit)
        self.own.picture_added.connect(self.pictures.add)
        self.own.room = self.pictures.room
        self.own.menu.changed.connect(lambda bases: self._set_overrides(replace(self._overrides, bases=bases)))

    def _enable_tools(self) -> None:
        for tool in (self.models, self.switch, self.mode, self.own.menu, self.own.button):
            tool.setEnabled(not self._paused)
        self._show_channel()
        self._show_state()

    def _follow_text(self) -> None:
        self._waits = False
        self._draft.start()
        self._show_state()

    def _pressed(self) -> None:
        if not self._guard.hasExpired():
            return
        if self._busy:
            self.stop_requested.emit()
        else:
            self.submit()

    def _paste_heavy(self, text: str) -> None:
        self._hold(f"{self._heavy}\n\n{text}" if self._heavy else text)
        self._follow_text()

    def _hold(self, text: str) -> None:
        self._heavy = text
        if not text:
            self.paste_bar.hide()
            return
        sentence = self.tr("Pasted text: %Ln character(s)", "", len(text))
        self.paste_bar.announce(sentence, (self.tr("Remove"), self._drop_heavy))

    def _drop_heavy(self) -> None:
        self._heavy = ""
        self._follow_text()

    def _leave_edit(self) -> None:
        self.set_text("")
        self.edit_left.emit()  # whoever began it may put back what stood here

    def _choose_mode(self, mode: SearchMode) -> None:
        self._set_overrides(replace(self._overrides, mode=mode))
        self._show_channel()

    def _choose_model(self, choice: ModelChoice) -> None:
        self._set_overrides(replace(self._overrides, model=choice))

    def _set_overrides(self, overrides: Overrides) -> None:
        self._overrides = overrides
        self.overrides_changed.emit(overrides)

    def _show_channel(self) -> None:
        searches = self.switch.mode() is not SearchMode.OFF or self.mode.research_depth() is not None
        self.channel.setEnabled(searches and not self._paused)
        self._fit()

    def _show_state(self) -> None:
        ready = self._busy or bool(self._heavy) or not self.question.document().isEmpty()
        ready = ready and not self._waits
        self.send.setEnabled(ready)
        self.send.setProperty("primary", ready)
        self.send.setIcon(icon("stop" if self._busy else "send", self._colours.accent_text, self._colours.muted))
        self.send.setToolTip(self.tr("Stop (Esc)") if self._busy else self.tr("Send (Enter)"))
        self.send.setAccessibleName(self.tr("Stop") if self._busy else self.tr("Send"))
        self.send.style().polish(self.send)
