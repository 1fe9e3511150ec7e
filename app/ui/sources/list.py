"""The list in the sources panel: groups with headings, a number, a title, site and date, and why a page failed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QImage, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.core.cited_passage import pages_of
from app.core.domain.addresses import is_web_address
from app.core.domain.sources import Origin, Source
from app.core.listing import Group, SourceRow
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.foreign.titles import display_site, display_title, forgotten_sentence
from app.ui.wording.knowledge import page_words
from app.ui.wording.pages import failure_words, page_sentence
from app.ui.wording.sentences import shortened, translate

Index = QModelIndex | QPersistentModelIndex
_SIDE, _BADGE = 12, 26
_ICON = 14  # pixels of a site's icon
_OWN_ICONS = {  # by a source's kind
    "file": "document",
    "note": "pencil",
    "conversation": "chat",
    "memory": "person",
    "forgotten": "person",
}


class Role(IntEnum):
    ROW = Qt.ItemDataRole.UserRole + 1  # the SourceRow; None for headings
    SITE = Qt.ItemDataRole.UserRole + 2
    REASON = Qt.ItemDataRole.UserRole + 3


@dataclass(frozen=True)
class Heading:
    group: Group
    count: int


class SourceRows(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[Heading | SourceRow] = []

    def show(self, rows: Sequence[SourceRow]) -> None:
        items: list[Heading | SourceRow] = []
        for row in rows:
            if not items or items[-1].group is not row.group:
                items.append(Heading(row.group, sum(r.group is row.group for r in rows)))
            items.append(row)
        if items != self._items:
            self.beginResetModel()
            self._items = items
            self.endResetModel()

    def index_of(self, source_id: str) -> QModelIndex:
        for number, item in enumerate(self._items):
            if isinstance(item, SourceRow) and item.source.id == source_id:
                return self.index(number)
        return QModelIndex()

    def repaint_all(self) -> None:
        if self._items:
            self.dataChanged.emit(self.index(0), self.index(len(self._items) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's own signature
        return 0 if parent.isValid() else len(self._items)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._items[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = self._items[index.row()]
        if isinstance(item, Heading):
            return self._heading(item) if role == Qt.ItemDataRole.DisplayRole else None
        source = item.source
        title = title_words(source)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title
            case Qt.ItemDataRole.ToolTipRole:
                return None  # a tool tip could take the page's title for rich text
            case Qt.ItemDataRole.AccessibleTextRole:
                return " ".join(filter(None, (f"{source.number}." if source.number else "", title, _site(item))))
            case Role.ROW:
                return item
            case Role.SITE:
                return _site(item)
            case Role.REASON:
                return failure_words(item.reason, item.detail) if item.reason else ""
        return None

    def reason(self, row: SourceRow) -> str:
        """Why the page was not read, or why there is nothing left of it, in words; empty else."""
        if forgotten := forgotten_sentence(row.source):
            return forgotten
        return page_sentence(row.reason, _host(row.source), row.detail) if row.reason else ""

    def _heading(self, heading: Heading) -> str:
        match heading.group:
            case Group.CITED:
                name = self.tr("Cited")
            case Group.READ:
                name = self.tr("Read, not cited")
            case Group.CONSULTED:
                name = self.tr("Also consulted")
            case Group.UNREAD:
                name = self.tr("Found, not read")
            case Group.FAILED:
                name = self.tr("Could not be read")
        return f"{name} · {heading.count}"


def title_words(source: Source, limit: int = 200) -> str:
    """What a source is called, or how what there is of it begins. Foreign text on one line."""
    title = display_title(source) or source.snippet[: limit + 1]
    return shortened(title, limit) or translate("SourceRows", "A source without a name")


def _site(row: SourceRow) -> str:
    source = row.source
    host = shortened(_host(source), 60)
    kind = translate("SourceRows", "Attached") if source.origin is Origin.FILE else _kind(source.kind)
    parts = (kind, "" if host == title_words(source) else host, _pages(row), shortened(source.date, 20))
    return " · ".join(filter(None, (*parts, shortened(source.author, 60))))


def _pages(row: SourceRow) -> str:
    """“p. 3”, “p. 3, 7, 8 …”: where in a document its passages stand."""
    pages = pages_of(row)
    more = " …" if len(pages) > 3 else ""
    return f"{page_words(pages[0], 0)}{''.join(f', {page}' for page in pages[1:3])}{more}" if pages else ""


def _kind(kind: str) -> str:
    """What kind of source it is, where that is no page of the web."""
    words: dict[str, Callable[[], str]] = {
        "web": lambda: "",
        "news": lambda: translate("SourceRows", "News"),
        "image": lambda: translate("SourceRows", "Picture"),
        "video": lambda: translate("SourceRows", "Video"),
        "x_post": lambda: translate("SourceRows", "Post on X"),
        "maps": lambda: translate("SourceRows", "Place on a map"),
        "file": lambda: translate("SourceRows", "File"),
        "note": lambda: translate("SourceRows", "Note"),
        "conversation": lambda: translate("SourceRows", "Conversation"),
        "memory": lambda: translate("SourceRows", "Memory"),
        "forgotten": lambda: translate("SourceRows", "Memory"),
    }
    return words.get(kind, lambda: shortened(kind.replace("_", " "), 20))()


def _host(source: Source) -> str:
    """Look-alike names in punycode, as on the chips."""
    return display_site(source)


class SourceDelegate(QStyledItemDelegate):
    """`picture`: address → its site's icon, where one is known; a globe stands in for the others."""

    def __init__(
        self, colours: Colours, parent: QWidget, picture: Callable[[str], QImage | None] = lambda url: None
    ) -> None:
        super().__init__(parent)
        self.colours = colours
        self._picture = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = _line(option)
        if index.data(Role.ROW) is None:
            return QSize(0, line + 20)
        return QSize(0, line * (3 if index.data(Role.REASON) else 2) + 16)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row: SourceRow | None = index.data(Role.ROW)
        if row is None:
            self._paint_heading(painter, option, index.data())
        else:
            self._paint_frame(painter, option)
            self._paint_badge(painter, option, row)
            self._paint_words(painter, option, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, text: str) -> None:
        painter.setFont(_font(option, 0.88, QFont.Weight.DemiBold))
        painter.setPen(QColor(self.colours.muted))
        place = option.rect.adjusted(_SIDE, 0, -_SIDE, -4)
        painter.drawText(place, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, text)

    def _paint_frame(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        frame = option.rect.adjusted(0, 1, 0, -1)
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.selection if selected else self.colours.raised))
            painter.drawRoundedRect(frame, 8, 8)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(self.colours.accent), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame.adjusted(0, 0, -1, -1), 8, 8)

    def _paint_badge(self, painter: QPainter, option: QStyleOptionViewItem, row: SourceRow) -> None:
        line = _line(option)
        place = QRect(option.rect.left() + _SIDE - 2, option.rect.top() + 9, _BADGE, line)
        if row.source.number is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.warning if row.reason else self.colours.border))
            painter.drawEllipse(place.center(), 3, 3)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.chip if row.group is Group.CITED else self.colours.raised))
        painter.drawRoundedRect(place, 6, 6)
        painter.setPen(QColor(self.colours.chip_text if row.group is Group.CITED else self.colours.muted))
        painter.setFont(_font(option, 0.86, QFont.Weight.DemiBold))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(row.source.number))

    def _paint_words(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = _line(option)
        left = option.rect.left() + _SIDE + _BADGE + 8
        place = QRect(left, option.rect.top() + 9, option.rect.right() - _SIDE - left, line)
        _elided(painter, place, index.data(), _font(option, 1.0, QFont.Weight.Medium), self.colours.text)
        small = _font(option, 0.92, QFont.Weight.Normal)
        below = place.translated(0, line)
        if is_web_address(index.data(Role.ROW).source.address):
            self._paint_icon(painter, below, index.data(Role.ROW).source.address)
            below.setLeft(below.left() + _ICON + 6)
        elif picture := _OWN_ICONS.get(index.data(Role.ROW).source.kind):
            icon(picture, self.colours.muted).paint(
                painter, QRect(below.left(), below.top() + (below.height() - _ICON) // 2, _ICON, _ICON)
            )
            below.setLeft(below.left() + _ICON + 6)
        _elided(painter, below, index.data(Role.SITE), small, self.colours.muted)
        if reason := index.data(Role.REASON):
            _elided(painter, place.translated(0, 2 * line), reason, small, self.colours.warning)

    def _paint_icon(self, painter: QPainter, line: QRect, address: str) -> None:
        place = QRect(line.left(), line.top() + (line.height() - _ICON) // 2, _ICON, _ICON)
        image = self._picture(address)
        if image is None:
            icon("globe", self.colours.muted).paint(painter, place)
            return
        if self.colours.dark:  # many icons are drawn for light ground only
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#e8e8e8"))
            painter.drawRoundedRect(place.adjusted(-1, -1, 1, 1), 3, 3)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = QSize(image.size()).scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
        left, top = place.left() + (_ICON - size.width()) / 2, place.top() + (_ICON - size.height()) / 2
        painter.drawImage(QRectF(left, top, size.width(), size.height()), image)


def _line(option: QStyleOptionViewItem) -> int:
    """The height of a line, with air for Chinese, whose signs are taller than the metrics of a Latin font say."""
    return option.fontMetrics.height() + 4


def _font(option: QStyleOptionViewItem, scale: float, weight: QFont.Weight) -> QFont:
    font = QFont(option.font)
    font.setPointSizeF(QFontInfo(font).pointSizeF() * scale)  # a style sheet's font has pixels only
    font.setWeight(weight)
    return font


def _elided(painter: QPainter, place: QRect, text: str, font: QFont, colour: str) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    line = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)
