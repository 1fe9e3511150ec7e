"""Keys of the programs that use the local API: created with a name, shown once, listed, revoked."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.domain.gateway import ApiKey, GatewaySettings
from app.core.domain.gateway.keys import change_key, make_key, revoke_key
from app.core.domain.gateway.state import ApiCall
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint
from app.ui.settings.local_api.copy_button import CopyButton
from app.ui.settings.local_api.key_card import KeyCard
from app.ui.settings.local_api.words import new_key_sentence, revoked_sentence
from app.ui.widgets.bars import Bar

_LONGEST = 60  # characters of a name


class KeySection(QWidget):
    key_changed = Signal()  # the one that is shown came or went

    def __init__(self, controller: SettingsController) -> None:
        super().__init__()
        self._controller = controller
        self._calls: Sequence[ApiCall] = ()
        self.cards: dict[str, KeyCard] = {}  # by the key's id
        self.name = QLineEdit()
        self.name.setMaxLength(_LONGEST)
        self.name.setPlaceholderText(self.tr("Name of the program, such as Cherry Studio"))
        self.name.setAccessibleName(self.tr("Name of the program"))
        self.create_button = QPushButton(self.tr("Create key"))
        self.create_button.setAutoDefault(False)
        self.new = NewKey()
        self.bar, self.none = Bar(), Hint(self.tr("No keys yet."))
        self.require = QCheckBox(self.tr("Require a key"))
        self.open_door = Hint(self.tr("Without a key every program on this computer can ask, at your expense."))
        self._build()
        self._fill()
        settings = controller.settings.gateway
        self.require.setChecked(settings.require_key)
        self.open_door.setVisible(not settings.require_key)
        self.create_button.clicked.connect(self._create)
        self.name.returnPressed.connect(self._create)
        self.new.closed.connect(self._close_new)
        self.require.toggled.connect(self._require)

    def key_text(self) -> str:
        """The text of the key that was created last, as long as it is shown."""
        return self._controller.new_key[1] if self._controller.new_key else ""

    def show_calls(self, calls: Sequence[ApiCall]) -> None:
        self._calls = calls
        for card in self.cards.values():
            card.show_calls(calls)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        row = QHBoxLayout()
        row.addWidget(self.name, 1)
        row.addWidget(self.create_button)
        column.addLayout(row)
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        column.addWidget(self.new)
        column.addWidget(self.bar)
        column.addLayout(self._list)
        for widget in (self.none, self.require, self.open_door):
            column.addWidget(widget)

    def _fill(self) -> None:
        """Cards that stay are left alone: one of them may be open, or have the focus."""
        keys = self._controller.settings.gateway.keys
        for id in [id for id in self.cards if id not in {key.id for key in keys}]:
            card = self.cards.pop(id)
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        for place, key in enumerate(keys):
            if key.id not in self.cards:
                self.cards[key.id] = card = KeyCard(key, self._controller.settings.api_models())
                card.show_calls(self._calls)
                card.changed.connect(self._change)
                card.revoked.connect(self._revoke)
                self._list.insertWidget(place, card)
                card.show()  # else it is only with the next round of the loop, and can have no focus
        self.none.setVisible(not keys)
        created = next(
            (key for key in keys if self._controller.new_key and key.id == self._controller.new_key[0]), None
        )
        self.new.setVisible(created is not None)
        if created is not None:
            self.new.show_key(created.name, self.key_text())

    def _create(self) -> None:
        settings = self._controller.settings.gateway
        name = _free_name(self.name.text().strip() or self.tr("Program"), settings.keys)
        changed, text = make_key(settings, name)
        id = changed.keys[-1].id
        self._controller.new_key = (id, text)  # before it is saved: what others wrote meanwhile builds this page anew
        if not self._put(changed, id):
            self._controller.new_key = None
            return
        self.name.clear()
        self.bar.dismiss()
        self._fill()
        self.new.copy.setFocus()
        self.key_changed.emit()

    def _change(self, key: ApiKey) -> None:
        settings = self._controller.settings.gateway
        self._controller.change_gateway(keys=change_key(settings, key).keys)

    def _revoke(self, key: ApiKey) -> None:
        settings = self._controller.settings.gateway
        place = [one.id for one in settings.keys].index(key.id)
        if self._put(revoke_key(settings, key.id), key.id):
            return  # it could not be saved, which the dialog says
        if self._controller.new_key and self._controller.new_key[0] == key.id:
            self._controller.new_key = None
            self.key_changed.emit()
        self._fill()
        self.bar.offer_undo(revoked_sentence(key.name), self.tr("Undo"), lambda: self._restore(key, place))
        self.bar.buttons[0].setFocus()

    def _restore(self, key: ApiKey, place: int) -> None:
        keys = [one for one in self._controller.settings.gateway.keys if one.id != key.id]
        keys.insert(place, key)
        self._controller.change_gateway(keys=tuple(keys))
        self._fill()
        if key.id in self.cards:
            self.cards[key.id].revoke.setFocus()

    def _put(self, settings: GatewaySettings, id: str) -> bool:
        """Whether a key of that id stands in the settings then."""
        self._controller.change_gateway(keys=settings.keys)
        return any(key.id == id for key in self._controller.settings.gateway.keys)

    def _close_new(self) -> None:
        self._controller.new_key = None
        self._fill()
        self.name.setFocus()
        self.key_changed.emit()

    def _require(self, on: bool) -> None:
        self._controller.change_gateway(require_key=on)
        self.open_door.setVisible(not on)
        self.key_changed.emit()


class NewKey(QFrame):
    """A key, this once."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.text = QLineEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("New key"))
        self.copy = CopyButton(self.text.text, self.tr("Copy the key"))
        self.close_button = QPushButton(self.tr("Done"))
        self.close_button.setAutoDefault(False)
        self.close_button.setAccessibleName(self.tr("Done: do not show the key any more"))
        self.close_button.clicked.connect(self.closed)
        row = QHBoxLayout()
        row.addWidget(self.text, 1)
        row.addWidget(self.copy)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.addWidget(self.words)
        column.addLayout(row)

    def show_key(self, name: str, text: str) -> None:
        self.words.setText(new_key_sentence(name))
        self.text.setText(text)
        self.text.setCursorPosition(0)


def _free_name(name: str, keys: Sequence[ApiKey]) -> str:
    """The list of requests names programs: no two of them alike."""
    used = {key.name for key in keys}
    names = (name, *(f"{name} {number}" for number in range(2, len(used) + 3)))
    return next(one for one in names if one not in used)
