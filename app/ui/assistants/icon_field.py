"""The icon of an assistant: a few emoji to pick from, or any that is typed."""

import unicodedata

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QToolButton, QWidget

from app.core.domain.assistants import LONGEST_ICON, as_icon
from app.ui.widgets.emoji import is_drawable

_EMOJI = (
    *("🔎", "✅", "🌐", "📄", "✏️", "🖋️", "🎓", "🛠️", "📊", "📝", "⚖️", "🧭"),
    *("💡", "🧠", "🤖", "🪶", "📚", "🧪", "🩺", "💼", "💰", "🎨", "🎵", "🍳"),
    *("🌱", "🏃", "🏠", "🚀", "🧩", "🗣️", "💬", "❤️", "⭐", "🔧", "🕹️", "🐞"),
)
_COLUMNS, _SIDE = 6, 36  # pixels


class IconField(QWidget):
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field, self.button = QLineEdit(), QPushButton(self.tr("Choose…"))
        self.field.setMaxLength(2 * LONGEST_ICON)  # Qt counts in UTF-16
        self.field.setFixedWidth(64)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button.setAutoDefault(False)
        self.popup: EmojiPopup | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field)
        row.addWidget(self.button)
        row.addStretch(1)
        self.setFocusProxy(self.field)
        self.field.textChanged.connect(lambda _: self.changed.emit())
        self.button.setVisible(any(is_drawable(one) for one in _EMOJI))
        self.button.clicked.connect(self.open)

    def text(self) -> str:
        return as_icon(self.field.text())

    def is_usable(self) -> bool:
        return not self.field.text().strip() or bool(self.text())

    def set_text(self, icon: str) -> None:
        self.field.setText(icon)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.field.setAccessibleName(name)

    def open(self) -> None:
        frame = self.popup = EmojiPopup(self.text(), self)
        frame.picked.connect(self.field.setText)
        frame.adjustSize()
        frame.move(self.button.mapToGlobal(self.button.rect().bottomLeft()))
        frame.show()
        frame.focus_current()


class EmojiPopup(QFrame):
    """Arrow keys move, Enter or Space picks, Escape leaves."""

    picked = Signal(str)

    def __init__(self, current: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("Icons"))
        self.buttons: list[QToolButton] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 8, 8, 8)
        grid.setSpacing(2)
        self._emoji = [one for one in _EMOJI if is_drawable(one)]
        for place, emoji in enumerate(self._emoji):
            button = QToolButton()
            button.setText(emoji)
            button.setAccessibleName(_name_of(emoji))
            button.setToolTip(_name_of(emoji))
            button.setProperty("quiet", True)
            button.setFixedSize(QSize(_SIDE, _SIDE))
            button.clicked.connect(lambda _=False, emoji=emoji: self._pick(emoji))
            self.buttons.append(button)
            grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        self._current = self._emoji.index(current) if current in self._emoji else 0

    def focus_current(self) -> None:
        self.buttons[self._current].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_COLUMNS, Qt.Key.Key_Down: _COLUMNS}
        if (step := steps.get(Qt.Key(event.key()))) is not None:
            self._move(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._pick(self._emoji[self._current])
        else:
            super().keyPressEvent(event)

    def _move(self, step: int) -> None:
        self._current = min(max(self._current + step, 0), len(self._emoji) - 1)
        self.focus_current()

    def _pick(self, emoji: str) -> None:
        self.picked.emit(emoji)
        self.close()


def _name_of(emoji: str) -> str:
    """Unicode's own, in English: screen readers know emoji by themselves only where they are text."""
    return unicodedata.name(emoji[0], "").capitalize()
