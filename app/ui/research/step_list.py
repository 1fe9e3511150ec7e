"""The steps of a research, oldest first; those that are new stand below the others."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from app.core.domain.graph import Graph
from app.ui.research.steps import Step, step_words
from app.ui.wording.research import clock_words

_NODE = Qt.ItemDataRole.UserRole


class StepList(QListWidget):
    node_requested = Signal(str)  # the sub-question of a step

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self.setWordWrap(True)
        self.setProperty("quiet", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemActivated.connect(self._open)
        self.itemClicked.connect(self._open)

    def forget(self) -> None:
        self.clear()
        self._steps = []

    def show_steps(self, steps: Sequence[Step], graph: Graph | None, running: bool) -> None:
        """running: whoever looks at the end goes on doing so."""
        if list(steps[: len(self._steps)]) != self._steps:
            self.forget()
        if len(steps) == len(self._steps):
            return
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 8
        for step in steps[len(self._steps) :]:
            node = graph.node(step.node) if graph is not None else None
            sentence = step_words(step, node.question if node else "")
            when = f"{clock_words(step.seconds)}  " if step.seconds is not None else ""
            item = QListWidgetItem(f"{when}{sentence}", self)
            item.setData(_NODE, step.node)
        self._steps = list(steps)
        if at_end and running:
            self.scrollToBottom()

    def _open(self, item: QListWidgetItem) -> None:
        if node_id := item.data(_NODE):
            self.node_requested.emit(node_id)
