"""Building blocks of the settings pages: a page that scrolls, sections, labelled rows, a line that says how it went."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

_ROW = 620  # pixels; wider rows are hard to follow
_INSET = 9  # pixels: the padding and border of other fields


class Page(QScrollArea):
    """A column of rows that scrolls as one."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = self.inside = QWidget()
        inside.setMaximumWidth(_ROW + 48)
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(24, 20, 24, 24)
        self.column.setSpacing(10)
        self.column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(inside)

    def title(self, words: str) -> None:
        heading = QLabel(words)
        heading.setProperty("title", True)
        self.column.addWidget(heading)

    def section(self, title: str, hint: str = "") -> None:
        label = QLabel(title)
        font = label.font()
        font.setWeight(font.Weight.DemiBold)
        label.setFont(font)
        label.setContentsMargins(0, 14, 0, 0)
        self.column.addWidget(label)
        if hint:
            self.column.addWidget(Hint(hint))

    def row(self, label: str, field: QWidget, hint: str = "") -> None:
        """A field under its name, which names it for screen readers too."""
        name = QLabel(label)
        name.setBuddy(field)
        field.setAccessibleName(label)
        self.column.addWidget(name)
        self.column.addWidget(field)
        if hint:
            self.column.addWidget(Hint(hint))


class NumberField(QSpinBox):
    """A spin box whose number stands as far from the border as the text of other fields."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.lineEdit().setTextMargins(_INSET, 0, 0, 0)  # Qt lays it over the padding that a style sheet gives


class Hint(QLabel):
    """Muted small print; plain text."""

    def __init__(self, text: str = "", parent: QWidget | None = None):
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("muted", True)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)


class Said(QLabel):
    """How something went; hidden while there is nothing to say. Plain text."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.hide()

    def good(self, text: str) -> None:
        self._say(text, "good")

    def bad(self, text: str) -> None:
        self._say(text, "bad")

    def waiting(self, text: str) -> None:
        self._say(text, "")

    def nothing(self) -> None:
        self._say("", "")

    def _say(self, text: str, how: str) -> None:
        self.setText(text)
        self.setProperty("said", how)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setVisible(bool(text))
