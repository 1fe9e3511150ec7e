"""The graph of a research on the screen: nodes in the colour and with the sign of their state, edges, zoom, keys."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from app.core.domain.graph import Node
from app.ui.research.graph_items import EdgeItem, NodeItem
from app.ui.research.layout import GAP_X, WIDTH, Layout, arrange, neighbour
from app.ui.widgets.theme import Colours
from app.ui.wording.research import node_words

_READABLE = 0.72  # below this size words are too small; a larger graph is scrolled instead
_LEAST, _MOST = 0.2, 2.5
_STEP = 1.2
_MOST_COLUMNS = 6
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class GraphView(QGraphicsView):
    selected = Signal(str)  # a node's id, by the user
    activated = Signal(str)  # Enter or a double click: the user wants to read it

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._nodes: Sequence[Node] = ()
        self._layout = Layout()
        self._columns = 0
        self._items: dict[str, NodeItem] = {}
        self._edges: dict[tuple[str, str], EdgeItem] = {}
        self._fitted = True  # the whole is kept in sight until the user zooms
        self.current = ""
        self.setScene(QGraphicsScene(self))
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(120)
        self.set_colours(colours)
        self._update_name()

    @property
    def graph_layout(self) -> Layout:
        return self._layout

    @property
    def node_items(self) -> dict[str, "NodeItem"]:
        return self._items

    def show_nodes(self, nodes: Sequence[Node], notes: Mapping[str, str]) -> None:
        """notes: the words of each node's state. Only what changed is drawn again."""
        same = [(one.id, one.needs) for one in nodes] == [(one.id, one.needs) for one in self._nodes]
        self._nodes = nodes
        if not same:
            self._arrange()
        for node in nodes:
            self._items[node.id].show_node(node, notes.get(node.id, ""))
        if self.current not in self._items:
            self.current = nodes[0].id if nodes else ""
        self._mark()

    def choose(self, node_id: str) -> None:
        """Make a node the current one, without the user's doing."""
        if node_id in self._items:
            self.current = node_id
            self._mark()
            self.ensureVisible(self._items[node_id], 24, 24)

    def zoom(self, factor: float) -> None:
        now = self.transform().m11()
        scale = min(max(now * factor, _LEAST), _MOST)
        self._fitted = False
        self.scale(scale / now, scale / now)

    def fit(self) -> None:
        """The whole graph, however small."""
        self._fitted = True
        self._scale_to(self._whole())

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.setBackgroundBrush(QColor(colours.surface))
        for item in self._items.values():
            item.set_colours(colours)
        for edge in self._edges.values():
            edge.set_colours(colours)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._nodes and self._fitting_columns() != self._columns:
            self._arrange()
        self._refit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._go(neighbour(self._layout, self.current, *_ARROWS[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.current:
            self.activated.emit(self.current)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / _STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._nodes:
            self._go(self._order()[0 if key == Qt.Key.Key_Home else -1])
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the nodes, and behind the last one on to the next widget."""
        order = self._order()
        place = order.index(self.current) + (1 if forward else -1) if self.current in order else -1
        if 0 <= place < len(order) and self.hasFocus():
            self._go(order[place])
            return True
        return super().focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if (node := self._node_at(event)) and event.button() is Qt.MouseButton.LeftButton:
            self._go(node)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if node := self._node_at(event):
            self.activated.emit(node)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(_STEP if event.angleDelta().y() > 0 else 1 / _STEP)
            event.accept()
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            for item in self._items.values():
                item.update()
            self._update_name()
        super().changeEvent(event)

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # type: ignore[arg-type]
        self._mark()

    def focusOutEvent(self, event: object) -> None:
        super().focusOutEvent(event)  # type: ignore[arg-type]
        self._mark()

    def _node_at(self, event: QMouseEvent) -> str:
        item = self.itemAt(event.position().toPoint())
        return item.node.id if isinstance(item, NodeItem) else ""

    def _order(self) -> list[str]:
        boxes = self._layout.boxes
        return sorted(boxes, key=lambda one: (boxes[one].y, boxes[one].x))

    def _go(self, node_id: str) -> None:
        if node_id:
            self.choose(node_id)
            self.selected.emit(node_id)

    def _mark(self) -> None:
        for node_id, item in self._items.items():
            item.set_current(node_id == self.current, self.hasFocus())
        for pair, edge in self._edges.items():
            edge.set_current(self.current in pair)
        self._update_name()

    def _update_name(self) -> None:
        """A screen reader hears the current node as the view's name."""
        ids = [node.id for node in self._nodes]
        name = self.tr("Graph of the sub-questions")
        if self.current in ids:
            place = ids.index(self.current)
            name = node_words(self._nodes[place], place + 1, len(ids))
        if name != self.accessibleName():
            self.setAccessibleName(name)
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def _fitting_columns(self) -> int:
        room = self.viewport().width() / _READABLE
        return int(min(max(room // (WIDTH + GAP_X), 1), _MOST_COLUMNS))

    def _arrange(self) -> None:
        self._columns = self._fitting_columns()
        layout = self._layout = arrange(self._nodes, self._columns)
        scene = self.scene()
        for stale in [node_id for node_id in self._items if node_id not in layout.boxes]:
            scene.removeItem(self._items.pop(stale))
        for node in self._nodes:
            if node.id not in self._items:
                self._items[node.id] = NodeItem(node, self._colours)
                scene.addItem(self._items[node.id])
            self._items[node.id].place(layout.boxes[node.id])
        self._draw_edges(layout)
        scene.setSceneRect(self._whole())
        self._refit()

    def _draw_edges(self, layout: Layout) -> None:
        edges_by_nodes = {(edge.start, edge.end): edge for edge in layout.edges}
        for stale in [pair for pair in self._edges if pair not in edges_by_nodes]:
            self.scene().removeItem(self._edges.pop(stale))
        for pair, edge in edges_by_nodes.items():
            if pair not in self._edges:
                self._edges[pair] = EdgeItem(self._colours)
                self.scene().addItem(self._edges[pair])
            self._edges[pair].show_edge(edge)

    def _whole(self) -> QRectF:
        return QRectF(0, 0, max(self._layout.width, 1), max(self._layout.height, 1))

    def _refit(self) -> None:
        if not self._fitted or not self._nodes:
            return
        whole, room = self._whole(), self.viewport().rect()
        if min(room.width() / whole.width(), room.height() / whole.height()) >= _READABLE:
            self._scale_to(whole)
        else:
            self._scale_to(QRectF(0, 0, whole.width(), 1))

    def _scale_to(self, part: QRectF) -> None:
        room = self.viewport().rect()
        size = min((room.width() - 4) / part.width(), room.height() / part.height(), 1.0)
        size = max(size, _LEAST)
        self.resetTransform()
        self.scale(size, size)
