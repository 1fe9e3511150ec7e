"""The research view: the graph or the steps, the chosen sub-question below, what is spent, and what can be done."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.turn.turn import Turn
from app.core.research.facts import facts_of
from app.ui.research.graph_view import GraphView
from app.ui.research.node_view import NodeView
from app.ui.research.step_list import StepList
from app.ui.research.steps import Log, steps_of
from app.ui.widgets.flow_layout import FlowLayout
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.research import clock_words, head_words, node_note, spent_words

PAUSE_MS = 120  # between two drawings while events come
_SECOND = 1000  # ms


class ResearchView(QFrame):
    answer_now_requested = Signal(str)  # turn
    stop_requested = Signal()
    export_requested = Signal(str)  # turn
    open_requested = Signal(str)  # an address
    close_requested = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", True)
        self._turn: Turn | None = None
        self._log: Log | None = None
        self._build(colours)
        self._connect()
        self.set_colours(colours)
        self.retranslate()

    @property
    def turn(self) -> Turn | None:
        return self._turn

    def show_research(self, turn: Turn | None, log: Log | None = None) -> None:
        """`turn` is read again at every drawing: whoever runs it goes on folding its events. `log` where it runs."""
        if turn is None or self._turn is None or turn.id != self._turn.id:
            self.graph.current = ""
            self.node.clear()
            self.steps.forget()
        self._turn, self._log = turn, log
        self.refresh()

    def touch(self) -> None:
        """Something happened: draw it in a moment."""
        if not self._pause.isActive():
            self._pause.start()

    def show_node(self, node_id: str) -> None:
        self.graph.choose(node_id)
        self._show_node()

    def refresh(self) -> None:
        """Bring all up to the turn as it is now."""
        self._pause.stop()
        turn = self._turn
        if not self.isVisible() and turn is not None and not turn.ended:
            return  # drawn when it is shown
        nodes = turn.graph.nodes if turn is not None and turn.graph is not None else ()
        self.graph.show_nodes(nodes, {node.id: node_note(turn, node) for node in nodes} if turn is not None else {})
        self.tabs.setVisible(bool(nodes) or bool(self._log))
        self._empty.setVisible(not nodes)
        self.node.setVisible(bool(nodes))
        self._show_steps()
        self._show_node()
        self._show_state()

    def set_colours(self, colours: Colours) -> None:
        self.graph.set_colours(colours)
        self.node.set_colours(colours)
        for button, name in (
            (self._close, "close"),
            (self.closer, "plus"),
            (self.farther, "minus"),
            (self.whole, "fit"),
        ):
            button.setIcon(icon(name, colours.muted))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Research"))
        self.now.setText(self.tr("Answer now"))
        self.now.setToolTip(self.tr("Ask no more sub-questions and write the report from what there is"))
        self.stop.setText(self.tr("Stop"))
        self.export.setText(self.tr("Export…"))
        self._empty.setText(self.tr("The graph appears here, from the first sub-question on."))
        self.tabs.setTabText(0, self.tr("Graph"))
        self.tabs.setTabText(1, self.tr("Steps"))
        self.steps.setAccessibleName(self.tr("Steps of the research"))
        for button, words in (
            (self._close, self.tr("Hide")),
            (self.closer, self.tr("Zoom in (+)")),
            (self.farther, self.tr("Zoom out (-)")),
            (self.whole, self.tr("Fit (0)")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words.partition(" (")[0])
        self.steps.forget()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        corner = self.tabs.cornerWidget()  # its keys and the wheel do the same
        corner.setVisible(self.tabs.tabBar().sizeHint().width() + corner.sizeHint().width() <= self.width())
        wide = self.width() > 1.25 * self.height()  # then the sub-question stands beside its graph
        self.split.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)

    def _build(self, colours: Colours) -> None:
        self.spent, self._empty = QLabel(), QLabel()
        for label in (self.spent, self._empty):
            label.setProperty("muted", True)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._empty.setContentsMargins(16, 12, 16, 12)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        self.spent.setContentsMargins(16, 0, 12, 4)
        column.addWidget(self.spent)
        column.addLayout(self._action_row())
        column.addWidget(self._empty)
        column.addWidget(self._body(colours), 1)

    def _head(self) -> QHBoxLayout:
        self._title, self.state, self._close = QLabel(), QLabel(), QToolButton()
        self._title.setObjectName("panelTitle")
        self.state.setProperty("muted", True)
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setWordWrap(True)
        self._close.setProperty("quiet", True)
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 8, 0)
        head.setSpacing(10)
        head.addWidget(self._title)
        head.addWidget(self.state, 1)
        head.addWidget(self._close)
        return head

    def _action_row(self) -> QHBoxLayout:
        self.now, self.stop, self.export = QPushButton(), QPushButton(), QPushButton()
        self.now.setProperty("primary", True)
        row, actions = QHBoxLayout(), FlowLayout(spacing=8)
        row.setContentsMargins(16, 2, 12, 6)
        row.addLayout(actions)
        for push in (self.now, self.stop, self.export):
            push.setAutoDefault(False)
            actions.addWidget(push)
        return row

    def _body(self, colours: Colours) -> QSplitter:
        self.graph, self.node, self.steps = GraphView(colours), NodeView(colours), StepList()
        self.tabs = QTabWidget()
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(self.graph, "")
        self.tabs.addTab(self.steps, "")
        self.tabs.setCornerWidget(self._zoom_buttons(), Qt.Corner.TopRightCorner)
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        for number, pane in enumerate((self.tabs, self.node)):
            self.split.addWidget(pane)
            self.split.setStretchFactor(number, 1)
        self.split.setSizes([600, 400])
        return self.split

    def _zoom_buttons(self) -> QWidget:
        self.closer, self.farther, self.whole = QToolButton(), QToolButton(), QToolButton()
        corner = QWidget()
        row = QHBoxLayout(corner)
        row.setContentsMargins(0, 0, 8, 0)
        row.setSpacing(0)
        for button in (self.farther, self.closer, self.whole):
            button.setProperty("quiet", True)
            row.addWidget(button)
        return corner

    def _connect(self) -> None:
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.refresh)
        self._clock = QTimer(self, interval=_SECOND)
        self._clock.timeout.connect(self._show_state)
        self.graph.selected.connect(lambda _: self._show_node())
        self.graph.activated.connect(self._read_node)
        self.steps.node_requested.connect(self.show_node)
        self.node.open_requested.connect(self.open_requested)
        self.now.clicked.connect(lambda: self._emit(self.answer_now_requested))
        self.stop.clicked.connect(self.stop_requested)
        self.export.clicked.connect(lambda: self._emit(self.export_requested))
        self._close.clicked.connect(self.close_requested)
        self.closer.clicked.connect(lambda: self.graph.zoom(1.2))
        self.farther.clicked.connect(lambda: self.graph.zoom(1 / 1.2))
        self.whole.clicked.connect(self.graph.fit)

    def _emit(self, signal: SignalInstance) -> None:
        if self._turn is not None:
            signal.emit(self._turn.id)

    def _show_node(self) -> None:
        turn = self._turn
        node = turn.graph.node(self.graph.current) if turn is not None and turn.graph is not None else None
        if turn is not None and node is not None:
            self.node.show_node(turn, node)

    def _read_node(self, node_id: str) -> None:
        self.show_node(node_id)
        self.node.text.setFocus()

    def _show_steps(self) -> None:
        turn = self._turn
        steps = self._log.steps if self._log else steps_of(turn) if turn is not None else []
        self.steps.show_steps(steps, turn.graph if turn is not None else None, turn is not None and not turn.ended)

    def _show_state(self) -> None:
        turn = self._turn
        running = turn is not None and not turn.ended
        for widget, visible in (
            (self.now, running and turn is not None and turn.researching),
            (self.stop, running),
            (self.export, turn is not None and turn.ended and turn.graph is not None),
        ):
            widget.setVisible(bool(visible))
        if running and not self._clock.isActive():
            self._clock.start()
        elif not running:
            self._clock.stop()
        self.state.setText("" if turn is None else self._status_text(turn))
        budget = self._log.budget if self._log and running else None
        self.spent.setText("" if turn is None else spent_words(facts_of(turn), budget))

    def _status_text(self, turn: Turn) -> str:
        seconds = self._log.seconds() if self._log is not None else None
        if seconds is None:
            seconds = sum(turn.seconds.values())
        text = clock_words(seconds) if seconds else ""
        if text and self._log is not None and self._log.budget is not None and not turn.ended:
            words = self.tr("{time} of {most}")
            text = words.format(time=text, most=clock_words(self._log.budget.seconds))
        return " · ".join(filter(None, (head_words(turn), text)))
