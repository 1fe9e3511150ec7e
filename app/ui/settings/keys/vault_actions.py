"""What can be done about the encrypted key file: begin one, unlock it, change its passphrase, delete it."""

from PySide6.QtWidgets import QLayout, QPushButton, QVBoxLayout, QWidget

from app.core.domain.events import Failure
from app.core.ports import KeyPlace
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import StatusLabel, button_row, while_alive
from app.ui.settings.keys.passphrase_dialog import Action, PassphraseDialog
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.bars import Bar
from app.ui.wording.failures import failure_sentence


class VaultActions(QWidget):
    """Hidden where there is a keychain. `brief`: only what is needed beside a key."""

    def __init__(
        self, controller: SettingsController, tasks: Tasks, brief: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._tasks, self._brief = controller, tasks, brief
        self._vault = controller.services.vault
        self.buttons = {
            "create": QPushButton(self.tr("Keep keys in an encrypted file…")),
            "unlock": QPushButton(self.tr("Unlock keys…")),
            "change": QPushButton(self.tr("Change passphrase…")),
            "delete": QPushButton(self.tr("Delete key file…")),
        }
        self.bar, self.status = Bar(), StatusLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._row())
        for widget in (self.bar, self.status):
            column.addWidget(widget)
        controller.keyed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        place = self._vault.place
        is_locked = place is KeyPlace.LOCKED or bool(self._vault.locked_ids())
        has_file = is_locked or place is KeyPlace.FILE
        visible = {
            "create": place is KeyPlace.SESSION,
            "unlock": is_locked,
            "change": place is KeyPlace.FILE and not self._brief,
            "delete": has_file and not self._brief,
        }
        for name, button in self.buttons.items():
            button.setVisible(visible[name])
        self.setVisible(any(visible.values()))

    def _row(self) -> QLayout:
        return button_row(
            [
                (self.buttons["create"], lambda: self.ask(Action.CREATE)),
                (self.buttons["unlock"], lambda: self.ask(Action.UNLOCK)),
                (self.buttons["change"], lambda: self.ask(Action.CHANGE)),
                (self.buttons["delete"], self._ask_delete),
            ]
        )

    def ask(self, action: Action) -> None:
        self.dialog = PassphraseDialog(action, self._vault, self._tasks, self.window())
        self.dialog.completed.connect(self._controller.keys_changed)
        self.dialog.open()

    def _ask_delete(self) -> None:
        words = self.tr("Delete the encrypted file and all keys in it? This cannot be undone.")
        self.bar.announce(words, (self.tr("Delete"), self._delete), (self.tr("Cancel"), lambda: None))

    def _delete(self) -> None:
        def failed(failure: Failure) -> None:
            self.status.bad(failure_sentence(failure))

        done = while_alive(self, lambda _: self._controller.keys_changed())
        self._tasks.run(self._vault.delete_file(), done, while_alive(self, failed))
