"""What is amiss with a window's words as they stand: cut, elided, in another language, two accelerators alike."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QKeySequence, QTextDocument
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

from tests.ui.languages.catalogues import is_left_over, plain, shown_in

mightBeRichText = GuiQt.mightBeRichText
_SLACK = 1  # pixels: of rounding
_ROWS = 60  # of a list that are looked at


def defects(root: QWidget, language: str, others: tuple[str, ...]) -> Iterator[str]:
    """One line for each: the widget, what is amiss, its words."""
    root.ensurePolished()
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible() or widget.window() is not root.window():
            continue
        for what, text in (*_cut(widget, language), *_foreign(widget, language, others)):
            yield f"{_place(widget)}: {what}: {text!r}"
    yield from (f"{_place(root)}: two keys alike: {texts}" for texts in _same_accelerators(root))


def _place(widget: QWidget) -> str:
    """The widget's class, and those of ours that it stands in."""
    ours, at = [type(widget).__name__], widget.parentWidget()
    while at is not None:
        if type(at).__module__.startswith("app.") and type(at).__name__ != ours[-1]:
            ours.append(type(at).__name__)
        at = at.parentWidget()
    return " < ".join(ours[:4])


# Cut words


def _cut(widget: QWidget, language: str) -> Iterator[tuple[str, str]]:
    text = ""
    match widget:
        case QLabel():
            text = widget.text() if widget.pixmap().isNull() else ""
            yield from _cut_label(widget)
        case QToolButton() if widget.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly and _has_icon(widget):
            return
        case QAbstractButton():
            text = widget.text()
            if text and widget.width() + _SLACK < widget.sizeHint().width():
                yield _narrow(widget.width(), widget.sizeHint().width()), text
        case QComboBox():
            text = widget.currentText()
            yield from _cut_combo(widget, language)
        case QTabBar():
            for tab in range(widget.count()):
                needed, given = widget.tabSizeHint(tab).width(), widget.tabRect(tab).width()
                if given + _SLACK < needed:
                    yield _narrow(given, needed), widget.tabText(tab)
                elif (over := widget.tabRect(tab).right() - widget.width()) > _SLACK:
                    yield f"ends {over} px outside of its bar", widget.tabText(tab)
        case QHeaderView():
            yield from _cut_header(widget)
        case QGroupBox():
            text = widget.title()
            if text and widget.width() + _SLACK < widget.minimumSizeHint().width():
                yield _narrow(widget.width(), widget.minimumSizeHint().width()), text
        case QLineEdit():
            if not isinstance(widget.parent(), QAbstractSpinBox | QComboBox):
                yield from _cut_placeholder(widget)
        case QAbstractSpinBox():
            text = widget.text()
            if widget.width() + _SLACK < widget.minimumSizeHint().width():
                yield _narrow(widget.width(), widget.minimumSizeHint().width()), text
        case QPlainTextEdit() | QTextEdit():
            yield from _cut_long_placeholder(widget)
        case QMenu():
            screen = widget.screen().availableGeometry()
            if widget.sizeHint().width() > screen.width():
                yield _narrow(screen.width(), widget.sizeHint().width()), " / ".join(_actions(widget))
        case QAbstractItemView():
            yield from _cut_rows(widget, language)
    if text and (outside := _outside(widget)):
        yield outside, text


def _narrow(given: float, needed: float) -> str:
    return f"has {given:.0f} px of {needed:.0f}"


def _has_icon(button: QAbstractButton) -> bool:
    return not button.icon().isNull()


def _cut_label(label: QLabel) -> Iterator[tuple[str, str]]:
    text = label.text()
    if not text.strip() or not label.pixmap().isNull():
        return
    if not label.wordWrap():
        hint = label.sizeHint()
        if label.width() + _SLACK < hint.width():
            yield _narrow(label.width(), hint.width()), text
        elif label.height() + _SLACK < hint.height():
            yield f"is {label.height()} px high of {hint.height()}", text
        return
    needed = label.heightForWidth(label.width())
    if label.height() + _SLACK < needed:
        yield f"is {label.height()} px high of {needed}", text
    longest = max((label.fontMetrics().horizontalAdvance(word) for word in _words(label)), default=0)
    if label.contentsRect().width() - 2 * label.margin() + _SLACK < longest:
        yield f"a word {_narrow(label.contentsRect().width(), longest)}", text


def _words(label: QLabel) -> list[str]:
    if label.textFormat() is not Qt.TextFormat.PlainText and mightBeRichText(label.text()):
        document = QTextDocument()
        document.setHtml(label.text())
        text = document.toPlainText()
    else:
        text = label.text()
    return [word for word in text.split() if all(ord(letter) < 0x2E80 for letter in word) and "/" not in word]


def _cut_combo(box: QComboBox, language: str) -> Iterator[tuple[str, str]]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    for row in range(min(box.count(), _ROWS)):
        text = box.itemText(row)
        if not text or not shown_in(language).holds(text):
            continue  # names of models and voices are the user's; a tool tip or the list tells all of them
        icon = 0 if box.itemIcon(row).isNull() else box.iconSize().width() + 4
        metrics = box.fontMetrics()  # the empty half of a full-width bracket at the end may be cut off
        needed = min(metrics.horizontalAdvance(text), metrics.boundingRect(text).width()) + icon
        if field.width() + _SLACK < needed:
            yield _narrow(field.width(), needed), text


def _cut_header(header: QHeaderView) -> Iterator[tuple[str, str]]:
    model = header.model()
    for section in range(header.count()) if model is not None else ():
        text = str(model.headerData(section, header.orientation()) or "")
        if text and not header.isSectionHidden(section) and header.orientation() is Qt.Orientation.Horizontal:
            needed = header.fontMetrics().horizontalAdvance(text)
            if header.sectionSize(section) < needed:
                yield _narrow(header.sectionSize(section), needed), text


def _cut_placeholder(field: QLineEdit) -> Iterator[tuple[str, str]]:
    text, margins = field.placeholderText(), field.textMargins()
    if not text or field.text() or Path(text).is_absolute():
        return  # a folder that is used where none is named is as long as it is
    buttons = sum(
        button.width() + 4 for button in field.findChildren(QToolButton) if button.isVisible() and button.width() > 1
    )
    room = field.contentsRect().width() - margins.left() - margins.right() - 4 - buttons
    needed = field.fontMetrics().horizontalAdvance(text)
    if room + _SLACK < needed:
        yield _narrow(room, needed), text


def _cut_long_placeholder(field: QPlainTextEdit | QTextEdit) -> Iterator[tuple[str, str]]:
    if not (text := field.placeholderText()) or field.toPlainText():
        return
    margin = int(field.document().documentMargin())
    room = field.viewport().rect().adjusted(margin, margin, -margin, -margin)
    flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
    needed = field.fontMetrics().boundingRect(QRect(0, 0, room.width(), 10_000), flags, text)
    if needed.height() > room.height() + 2 * margin or needed.width() > room.width() + _SLACK:
        yield f"has {room.width()} × {room.height()} px of {needed.width()} × {needed.height()}", text


def _cut_rows(view: QAbstractItemView, language: str) -> Iterator[tuple[str, str]]:
    """Rows that a list paints by itself; what a delegate of ours elides is told by `elisions`."""
    model = view.model()
    if model is None or type(view.itemDelegate()).__module__.startswith("app."):
        return
    words = shown_in(language)
    for index in _indexes(view):
        text, place = str(index.data() or ""), view.visualRect(index)
        if not text or not place.isValid() or not words.holds(text) or "\n" in text:
            continue
        if isinstance(view, QListView) and view.wordWrap():
            continue
        icon = view.iconSize().width() if index.data(Qt.ItemDataRole.DecorationRole) is not None else 0
        needed = view.fontMetrics().horizontalAdvance(text) + max(icon, 0)
        room = min(place.width(), view.viewport().width() - place.left())
        if room + _SLACK < needed:
            yield _narrow(room, needed), text


def _indexes(view: QAbstractItemView) -> Iterator[QModelIndex]:
    """The first rows at the top level, with all columns."""
    model, root = view.model(), view.rootIndex()
    columns = 1 if isinstance(view, QListView) else model.columnCount(root)
    for row in range(min(model.rowCount(root), _ROWS)):
        yield from (model.index(row, column, root) for column in range(columns))


def _outside(widget: QWidget) -> str:
    """Whether a part of it lies outside of what holds it, and cannot be brought there by scrolling."""
    rect, at = QRect(QPoint(0, 0), widget.size()), widget
    while not at.isWindow() and (parent := at.parentWidget()) is not None:
        rect = QRect(at.mapToParent(rect.topLeft()), rect.size())
        scroller = parent.parentWidget()
        if isinstance(scroller, QAbstractScrollArea) and parent is scroller.viewport():
            bar = scroller.horizontalScrollBar()
            scrolls = scroller.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if isinstance(scroller, QScrollArea) and rect.right() > parent.width() and not (scrolls and bar.maximum()):
                return f"ends {rect.right() - parent.width()} px outside of a page that does not scroll there"
            at, rect = scroller, QRect(QPoint(0, 0), scroller.size())
            continue
        if rect.right() > parent.width() + _SLACK or rect.bottom() > parent.height() + _SLACK:
            over = max(rect.right() - parent.width(), rect.bottom() - parent.height())
            return f"ends {over} px outside of {type(parent).__name__}"
        at = parent
    return ""


@contextmanager
def elisions() -> Iterator[list[str]]:
    """Collects the texts that are painted with an ellipsis for want of room, while it is open."""
    found: list[str] = []
    originals: dict[Any, Any] = {metrics: metrics.elidedText for metrics in (QFontMetrics, QFontMetricsF)}
    for metrics, original in originals.items():

        def watched(self: Any, text: str, *more: Any, original: Any = original) -> str:
            shown = original(self, text, *more)
            if shown != text:
                found.append(text)
            return str(shown)

        metrics.elidedText = watched
    try:
        yield found
    finally:
        for metrics, original in originals.items():
            metrics.elidedText = original


# Words of another language


def _foreign(widget: QWidget, language: str, others: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for text in dict.fromkeys(texts_of(widget)):
        if other := is_left_over(text, language, others):
            yield f"left in {other}", text


def texts_of(widget: QWidget) -> Iterator[str]:
    """All that it says, tool tips and what screen readers are told among it."""
    yield from filter(None, (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()))
    if widget.isWindow():
        yield widget.windowTitle()
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QComboBox():
            yield from (widget.itemText(row) for row in range(widget.count()))
        case QTabBar():
            for tab in range(widget.count()):
                yield from (widget.tabText(tab), widget.tabToolTip(tab))
        case QHeaderView() if widget.model() is not None:
            sections = range(widget.count())
            yield from (str(widget.model().headerData(place, widget.orientation()) or "") for place in sections)
        case QGroupBox():
            yield widget.title()
        case QLineEdit() | QPlainTextEdit() | QTextEdit():
            yield widget.placeholderText()
        case QMenu():
            yield from _actions(widget)
        case QAbstractItemView() if widget.model() is not None:
            for index in _indexes(widget):
                yield from (str(index.data(role) or "") for role in (
                        Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole,
                    ))  # fmt: skip


def _actions(menu: QMenu) -> list[str]:
    return [action.text().partition("\t")[0] for action in menu.actions() if action.text()]


def _same_accelerators(root: QWidget) -> list[list[str]]:
    """Texts whose underlined letter is the same: only one of them would answer to it."""
    if isinstance(root, QMenu):
        texts = _actions(root)
    else:
        texts = [button.text() for button in root.findChildren(QAbstractButton) if button.isVisible()]
    keys = [(QKeySequence.mnemonic(text).toString(), text) for text in texts]
    counts = Counter(key for key, _ in keys if key)
    return [[plain(text) for other, text in keys if other == key] for key, count in counts.items() if count > 1]


def visible_windows() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
