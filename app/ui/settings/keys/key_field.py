"""Keys of one service: a line each, never shown again once they are kept."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from app.core.domain.events import Failure
from app.core.secrecy import split_keys
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, while_alive
from app.ui.settings.keys.eye import Eye
from app.ui.settings.keys.vault_actions import VaultActions
from app.ui.settings.labels import card_sentence, key_place_sentence, key_sentence
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.icon_button import IconButton
from app.ui.wording.language import join_sentences


class KeyField(QWidget):
    """What is typed is kept when the field is left. The first line replaces what is kept, further lines add to it."""

    saved = Signal()
    failed = Signal(str)  # a sentence
    returned = Signal()  # Enter

    def __init__(
        self, secret: str, needed: bool, controller: SettingsController, tasks: Tasks, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._secret = secret
        self._needed = needed
        self._controller = controller
        self._tasks = tasks
        self.lines: list[QLineEdit] = []
        self.eye = Eye()
        self.add = IconButton("plus", self.tr("Add another key (used in turn)"), self.add_line)
        self.forget = IconButton("trash", self.tr("Delete the stored key"), self._forget)
        self.where = Hint()
        self.vault = VaultActions(controller, tasks, brief=True)
        self._column = QVBoxLayout()
        self._column.setSpacing(6)
        top = QHBoxLayout()
        top.setSpacing(2)
        top.addLayout(self._column, 1)
        for button in (self.eye, self.add, self.forget):
            top.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(top)
        whole.addWidget(self.where)
        whole.addWidget(self.vault)
        self.add_line()
        self.setFocusProxy(self.lines[0])
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.refresh()
        controller.keyed.connect(self.refresh)

    @property
    def origin(self) -> str:
        return self._controller.services.secrets.origin(self._secret)

    @property
    def has_key(self) -> bool:
        """There is a key, kept or typed."""
        return bool(self.input_keys() or self.origin)

    def input_keys(self) -> list[str]:
        """What stands in the lines and is not kept yet; a paste may hold several keys."""
        return [key for line in self.lines for key in split_keys(line.text())]

    def in_force(self) -> str:
        """The keys as they will be kept, one per line; empty where nothing is typed."""
        keys = self.input_keys()
        if not keys:
            return ""
        stored = () if self.lines[0].text().strip() else split_keys(self._controller.services.secrets.get(self._secret))
        return "\n".join(dict.fromkeys((*stored, *keys)))

    def set_text(self, text: str) -> None:
        self.lines[0].setText(text)

    def add_line(self) -> None:
        line = QLineEdit()
        self.eye.watch(line)
        line.setPlaceholderText(self.tr("Another key, used in turn") if self.lines else "")
        line.setAccessibleName(self.accessibleName() or self.tr("Key"))
        line.editingFinished.connect(self._left)
        line.returnPressed.connect(self.returned)
        line.installEventFilter(self)
        self.lines.append(line)
        self._column.addWidget(line)
        if len(self.lines) > 1:
            line.setFocus()

    def keep(self, then: Callable[[], object] | None = None) -> None:
        """Keep what is typed, if anything is, then go on; a failure is told instead."""
        keys = self.in_force()  # now: the field may be gone when the task begins

        async def work() -> None:
            if keys:
                await self._controller.services.secrets.set(self._secret, keys)
                self._controller.keys_changed()

        def done(_: object) -> None:
            if keys:
                self._clear()
            if then is not None:
                then()

        self._tasks.run(work(), while_alive(self, done), while_alive(self, self._report))

    def refresh(self) -> None:
        """Say where the key is; where it comes from outside, the field is closed."""
        origin = self.origin
        outside = origin in ("environment", ".env")
        count = len(split_keys(self._controller.services.secrets.get(self._secret)))
        sentence = key_sentence(origin, count)
        if outside:
            advice = self.tr("To use another one, remove it there.")
            sentence = join_sentences(sentence, advice)
        self.where.setText(sentence or (key_place_sentence(self._controller.services.vault.place)))
        self.where.setVisible(bool(sentence) or self._needed)
        for line in self.lines:
            line.setEnabled(not outside)
        for button in (self.add, self.eye):
            button.setEnabled(not outside)
        self.forget.setVisible(bool(origin) and not outside)
        self.vault.refresh()
        self.vault.setHidden(self.vault.isHidden() or not self._can_move(origin))
        without = self.tr("Paste the key") if self._needed else self.tr("Optional")
        placeholder = "••••••••" if outside else self.tr("Stored; type to replace")
        self.lines[0].setPlaceholderText(placeholder if origin else without)

    def _can_move(self, origin: str) -> bool:
        """The encrypted file has to do with this key: it is in it, or could be."""
        is_locked = self._secret in self._controller.services.vault.locked_ids()
        return is_locked or origin == "session" or (not origin and self._needed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide and self.input_keys():
            self.keep()  # the dialog closes, or another page is opened
        return super().eventFilter(watched, event)

    def _left(self) -> None:
        """Not before the whole field is left: the next line may be on its way."""
        focus = QApplication.focusWidget()
        if self.input_keys() and (focus is None or not self.isAncestorOf(focus)):
            self.keep()

    def _forget(self) -> None:
        deletion = self._controller.services.secrets.set(self._secret, "")
        self._tasks.run(deletion, while_alive(self, self._forgotten), while_alive(self, self._report))

    def _forgotten(self, _: str) -> None:
        self._controller.keys_changed()
        self.refresh()
        self.saved.emit()

    def _clear(self) -> None:
        for line in self.lines[1:]:
            self._column.removeWidget(line)
            line.deleteLater()
        del self.lines[1:]
        self.lines[0].clear()
        self.eye.setChecked(False)  # the next key is typed unseen again
        self.refresh()
        self.saved.emit()

    def _report(self, failure: Failure) -> None:
        self.failed.emit(card_sentence(failure))
