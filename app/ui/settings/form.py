"""Building blocks of the settings pages: a page that scrolls, sections, labelled rows, a line that says how it went."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from app.ui.settings.labels import checked_tip, checked_words, origin_sentence
from app.ui.widgets.flow_layout import FlowLayout
from app.ui.wording.sentences import shortened

T = TypeVar("T")

_ROW = 620  # pixels; wider rows are hard to follow
_ROOM = 24  # pixels kept below a line that is brought into view
FIRST_LINE = 7  # pixels above a label that stands on a line with the first one of a field of many lines
_BESIDE = 8  # pixels between buttons
_INSET = 9  # pixels: the padding and border of other fields


def while_alive(widget: QObject, act: Callable[[T], object]) -> Callable[[T], None]:
    """`act` for as long as the widget is there: an answer may come after its dialog was closed."""

    def call(value: T) -> None:
        if isValid(widget):
            act(value)

    return call


def call_while_alive(widget: QObject, act: Callable[[], object]) -> Callable[[], None]:
    """`while_alive` for what is told nothing."""

    def call() -> None:
        if isValid(widget):
            act()

    return call


def button_row(acts: Iterable[tuple[QPushButton, Callable[[], object]]], apart: QPushButton | None = None) -> QLayout:
    """Buttons side by side, in further rows where a window is narrow, each with what a click does.

    `apart`: one that stands at the far end.
    """
    row = FlowLayout(spacing=_BESIDE)
    row.set_apart(apart)
    for button, act in acts:
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False, act=act: act())
        row.addWidget(button)
    return row


class _Column(QWidget):
    """Needs no more height than its words take in its width; Qt reckons with that of a narrow one, and scrolls."""

    def minimumSizeHint(self) -> QSize:
        hint, layout, page = super().minimumSizeHint(), self.layout(), self.parentWidget()
        if layout is None or page is None or not layout.hasHeightForWidth():
            return hint
        width = max(hint.width(), min(page.width(), self.maximumWidth()))
        return QSize(hint.width(), layout.minimumHeightForWidth(width))


class Page(QScrollArea):
    """A column of rows that scrolls as one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content = self.content = _Column()
        content.setMaximumWidth(_ROW + 48)
        self.column = QVBoxLayout(content)
        self.column.setContentsMargins(24, 20, 24, 24)
        self.column.setSpacing(10)
        self.column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(content)

    def title(self, words: str) -> None:
        heading = QLabel(words)
        heading.setProperty("title", True)
        self.column.addWidget(heading)

    def section(self, title: str, hint: str = "") -> None:
        label = QLabel(title)
        font = label.font()
        font.setWeight(font.Weight.Bold)
        label.setFont(font)
        label.setContentsMargins(0, 14, 0, 0)
        self.column.addWidget(label)
        if hint:
            self.column.addWidget(Hint(hint))

    @contextmanager
    def folded(self, words: str) -> Iterator["Fold"]:
        """What is added within this stands under a line that opens and closes it."""
        content, outer = QWidget(), self.column
        self.column = QVBoxLayout(content)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(outer.spacing())
        fold = Fold(words, content)
        yield fold
        self.column = outer
        outer.addSpacing(12)
        outer.addWidget(fold, 0, Qt.AlignmentFlag.AlignLeft)
        outer.addWidget(content)

    def row(self, label: str, field: QWidget, hint: str = "") -> None:
        """A field under its name, which names it for screen readers too."""
        name = QLabel(label)
        name.setBuddy(field)
        field.setAccessibleName(label)
        self.column.addWidget(name)
        self.column.addWidget(field)
        if hint:
            self.column.addWidget(Hint(hint))

    def decided(self, field: QWidget, origin: str) -> None:
        """Where `origin` is outside the settings: close the field that was added last, and say so."""
        if sentence := origin_sentence(origin):
            field.setEnabled(False)
            self.column.addWidget(Hint(sentence))


def add_grid_row(grid: QGridLayout, row: int, label: str, field: QWidget) -> None:
    grid.addWidget(field, row, 1)
    if label:
        name = QLabel(label)
        name.setBuddy(field)
        field.setAccessibleName(label)
        is_one_line = isinstance(field, QLineEdit | QSpinBox | QComboBox)
        if not is_one_line:
            name.setContentsMargins(0, FIRST_LINE, 0, 0)
        side = Qt.AlignmentFlag.AlignVCenter if is_one_line else Qt.AlignmentFlag.AlignTop
        grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignLeft | side)


class NumberField(QSpinBox):
    """A spin box whose number stands as far from the border as the text of other fields."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(_INSET, 0, 0, 0)  # Qt lays it over the padding that a style sheet gives

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # a page that is scrolled must not change what it shows


class Choice(QComboBox, Generic[T]):
    """One of a few values; long names never widen the page, and the wheel scrolls the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values: list[T] = []
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setMaxVisibleItems(16)

    def offer(self, options: Sequence[tuple[str, T]], current: T) -> None:
        """(words, value) pairs; where `current` is none of the values, the first one is shown."""
        self.clear()
        self.values = [value for _, value in options]
        self.addItems([shortened(words, 100) for words, _ in options])
        self.show_value(current)

    def show_value(self, value: T) -> None:
        self.setCurrentIndex(self.values.index(value) if value in self.values else 0)

    def value(self) -> T:
        return self.values[max(0, self.currentIndex())]

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Badge(QLabel):
    """How a service was checked; its tool tip tells what that means."""

    def __init__(self, checked: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("badge", True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self.show_checked(checked)

    def show_checked(self, checked: str) -> None:
        sign = "✓ " if checked == "recorded" else ""
        self.setText(sign + checked_words(checked))
        self.setToolTip(checked_tip(checked))
        self.setAccessibleDescription(checked_tip(checked))


class Fold(QToolButton):
    """A line that opens and closes what stands under it."""

    def __init__(self, words: str, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = content
        self.setText(words)
        self.setProperty("quiet", True)
        self.setProperty("fold", True)
        self.setCheckable(True)
        self.setArrowType(Qt.ArrowType.RightArrow)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        content.hide()
        self.toggled.connect(self._turn)

    def _turn(self, is_open: bool) -> None:
        self.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        self.content.setVisible(is_open)


class Hint(QLabel):
    """Muted small print; plain text."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("muted", True)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class StatusLabel(QLabel):
    """How something went; hidden while there is nothing to say. Plain text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.hide()

    def good(self, text: str) -> None:
        self._show(text, "good")

    def bad(self, text: str) -> None:
        self._show(text, "bad")

    def waiting(self, text: str) -> None:
        self._show(text, "")

    def nothing(self) -> None:
        self._show("", "")

    def _show(self, text: str, how: str) -> None:
        self.setText(text)
        self.setProperty("said", how)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setVisible(bool(text))
        if text:
            QTimer.singleShot(0, self, self._bring_into_view)  # it has no place yet

    def _bring_into_view(self) -> None:
        """Within a page that scrolls: nobody should have to look for what went wrong."""
        page = self.parentWidget()
        while page is not None and not isinstance(page, QScrollArea):
            page = page.parentWidget()
        if page is not None and self.isVisible():
            bring_into_view(page, self)


def bring_into_view(page: QScrollArea, widget: QWidget) -> None:
    """Also one that was shown a moment ago, for which the page is not long enough yet."""
    content, part = page.widget(), widget.parentWidget()
    assert content is not None
    while part is not None and part is not content:
        if (layout := part.layout()) is not None:
            layout.activate()
        part = part.parentWidget()
    QCoreApplication.sendEvent(content, QEvent(QEvent.Type.LayoutRequest))
    page.ensureWidgetVisible(widget, 0, _ROOM)
