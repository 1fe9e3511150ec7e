"""What the graph of a research is drawn with: a node with its words and its state, an edge with its arrow."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from app.core.domain.graph import Node
from app.ui.research.layout import HEIGHT, WIDTH, Box, Edge
from app.ui.research.svg import towards
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.widgets.tips import plain_tip
from app.ui.wording.research import SYMBOLS
from app.ui.wording.sentences import shortened

_FONT, _PITCH = 13, 15  # pixels: of letters, and from line to line
_LINES = 3


class NodeItem(QGraphicsItem):
    """A sub-question: its words, and its state as sign, colour and word."""

    def __init__(self, node: Node, colours: Colours) -> None:
        super().__init__()
        self.node = node
        self._note = ""
        self._colours = colours
        self._current = self._focused = False
        self._lines: list[str] = []
        self._wrap()
        self.setZValue(1)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_node(self, node: Node, note: str) -> None:
        """note: the words of its state."""
        if node is self.node and note == self._note:
            return
        changed = node.question != self.node.question
        self.node, self._note = node, note
        if changed:
            self._wrap()
        self.update()

    def place(self, box: Box) -> None:
        self.setPos(box.x, box.y)

    def set_current(self, current: bool, focused: bool) -> None:
        if (current, focused) != (self._current, self._focused):
            self._current, self._focused = current, focused
            self.update()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-3, -3, WIDTH + 6, HEIGHT + 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours, frame = self._colours, QRectF(0, 0, WIDTH, HEIGHT)
        symbol, name = SYMBOLS[self.node.state]
        colour = str(getattr(colours, name))
        painter.setPen(QPen(QColor(colour), 1.5))
        painter.setBrush(QColor(colours.selection if self._current else colours.raised))
        painter.drawRoundedRect(frame, 10, 10)
        if self._current and self._focused:
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame.adjusted(-2, -2, 2, 2), 12, 12)
        painter.setPen(QColor(colours.text))
        painter.setFont(_font(_FONT))
        for number, line in enumerate(self._lines):
            painter.drawText(QPointF(14, 20 + _PITCH * number), line)
        ink = colours.text if self._current else colour  # the colour may be too faint on the selection
        icon(symbol, ink).paint(painter, QRect(12, 58, 15, 15))
        painter.setPen(QColor(ink))
        painter.setFont(_font(_FONT - 1.5))
        painter.drawText(QPointF(32, 70), self._note)

    def _wrap(self) -> None:
        """A few lines in the real font, the last one cut where there is more."""
        text, font, room = shortened(self.node.question, 400), _font(_FONT), WIDTH - 28
        self._lines, rest = [], text.encode("utf-16-le", "replace")
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        for _ in range(_LINES - 1):
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(room)
            cut = 2 * line.textLength()  # bytes: Qt counts as UTF-16 does
            self._lines.append(_text(rest[:cut]).rstrip())
            rest = rest[cut:]
        layout.endLayout()
        if left := _text(rest).strip():
            self._lines.append(QFontMetricsF(font).elidedText(left, Qt.TextElideMode.ElideRight, room))
        self.setToolTip(plain_tip(self.node.question))


class EdgeItem(QGraphicsPathItem):
    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._current = False
        self.set_colours(colours)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._draw()

    def set_current(self, current: bool) -> None:
        """It begins or ends at the current node."""
        if current is not self._current:
            self._current = current
            self._draw()

    def _draw(self) -> None:
        colours = self._colours
        self.setPen(QPen(QColor(colours.accent), 2.2) if self._current else QPen(QColor(colours.muted), 1.4))
        self.setZValue(0.5 if self._current else 0)

    def show_edge(self, edge: Edge) -> None:
        points = edge.points
        path = QPainterPath(QPointF(*points[0]))
        for before, corner, after in zip(points, points[1:], points[2:], strict=False):
            path.lineTo(QPointF(*towards(corner, before, 8)))
            path.quadTo(QPointF(*corner), QPointF(*towards(corner, after, 8)))
        tip = QPointF(*points[-1])
        path.lineTo(tip)
        path.moveTo(tip + QPointF(-4, -6))
        path.lineTo(tip)
        path.lineTo(tip + QPointF(4, -6))
        self.setPath(path)


def _font(pixels: float) -> QFont:
    font = QFont()
    font.setPixelSize(round(pixels))
    return font


def _text(utf16: bytes) -> str:
    return utf16.decode("utf-16-le", "replace")
