"""Variables or headers: a name and a secret value each; a value that is stored is never shown again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.ui.settings.keys.eye import Eye
from app.ui.widgets.icon_button import IconButton

_NAME = 40  # per cent of a row


@dataclass(frozen=True)
class Wording:
    """What differs between variables and headers."""

    name: str
    add: str
    example: str


class ValueRow(QWidget):
    removed = Signal(object)  # itself

    def __init__(self, wording: Wording, name: str = "", origin: str = "") -> None:
        """origin: where its value is stored, as the secret store says; empty: nowhere."""
        super().__init__()
        outside = origin in ("environment", ".env")
        self.stored_name = name if origin and not outside else ""
        self.name, self.value = QLineEdit(name), QLineEdit()
        self.name.setPlaceholderText(wording.example)
        self.name.setAccessibleName(wording.name)
        self.value.setAccessibleName(self.tr("Value"))
        self.value.setEnabled(not outside)
        self.value.setPlaceholderText(self._placeholder(origin))
        self.eye = Eye([self.value])
        self.eye.setEnabled(not outside)
        self.remove = IconButton("trash", self.tr("Remove"), lambda: self.removed.emit(self))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.name, _NAME)
        row.addWidget(self.value, 100 - _NAME)
        row.addWidget(self.eye)
        row.addWidget(self.remove)
        self.name.editingFinished.connect(self._split)

    def _placeholder(self, origin: str) -> str:
        match origin:
            case "":
                return self.tr("Value")
            case "environment":
                return self.tr("•••••••• from an environment variable")
            case ".env":
                return self.tr("•••••••• from the .env file")
        return self.tr("•••••••• stored; type to replace")

    def _split(self) -> None:
        """NAME=value, as it stands in guides."""
        name, equals, value = self.name.text().partition("=")
        if equals and not self.value.text():
            self.name.setText(name.strip())
            self.value.setText(value.strip().strip("\"'"))


class ValueRows(QWidget):
    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording = wording
        self.rows: list[ValueRow] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        self.add_button = QPushButton(wording.add)
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(lambda: self.add().name.setFocus())
        foot = QHBoxLayout()
        foot.addWidget(self.add_button)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._list)
        column.addLayout(foot)
        self.setFocusProxy(self.add_button)

    def show_names(self, names: Sequence[str], origins: Mapping[str, str]) -> None:
        for name in names:
            self.add(name, origins.get(name, ""))

    def add(self, name: str = "", origin: str = "") -> ValueRow:
        row = ValueRow(self._wording, name, origin)
        row.removed.connect(self._remove)
        self.rows.append(row)
        self._list.addWidget(row)
        row.show()  # else it is only with the next round of the loop, and can have no focus
        return row

    def names(self) -> tuple[str, ...]:
        """Each once, without rows that are empty."""
        return tuple(dict.fromkeys(name for row in self.rows if (name := row.name.text().strip()) or row.value.text()))

    def values(self) -> dict[str, str]:
        """Those that were typed, by name."""
        return {row.name.text().strip(): text for row in self.rows if (text := row.value.text().strip())}

    def renamed(self) -> dict[str, str]:
        """New name → the one that its value is stored under, where it was given another name alone."""
        rows = [row for row in self.rows if row.stored_name and not row.value.text().strip()]
        return {new: row.stored_name for row in rows if (new := row.name.text().strip()) != row.stored_name}

    def _remove(self, row: ValueRow) -> None:
        place = self.rows.index(row)
        self.rows.remove(row)
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()
        (self.rows[min(place, len(self.rows) - 1)].remove if self.rows else self.add_button).setFocus()
