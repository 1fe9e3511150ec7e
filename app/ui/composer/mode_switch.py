"""Whether a question is answered or researched, how deep a research goes, and what it may cost at most."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QActionGroup, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from app.core.domain.graph import BUDGETS, Depth
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.research import budget_words, depth_words


class ModeSwitch(QWidget):
    """`budget`, the line that names the price, is the composer's to lay out."""

    changed = Signal(object)  # Depth or None, by the user

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._depth = Depth.STANDARD  # that of the next research
        self.budget = BudgetLine()
        self._build()
        self.show_depth(None)
        self.retranslate()

    def research_depth(self) -> Depth | None:
        """None: an answer."""
        return self._depth if self.research.isChecked() else None

    def show_depth(self, depth: Depth | None) -> None:
        """Without telling it."""
        self._depth = depth or self._depth
        self.research.setChecked(depth is not None)
        self._show()

    def toggle(self) -> None:
        """The other of the two, as the shortcut does."""
        self.research.click()

    def set_colours(self, colours: Colours) -> None:
        for button, name in ((self.research, "graph"), (self.deep, "down")):
            button.setIcon(icon(name, colours.muted))

    def retranslate(self) -> None:
        self.research.setText(self.tr("Research"))
        self.research.setToolTip(self.tr("Split the question into sub-questions, search for each, write a report"))
        self.research.setAccessibleName(self.tr("Research"))
        self.deep.setToolTip(self.tr("Research depth"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        self.research = QToolButton()
        self.research.setCheckable(True)
        self.research.setProperty("quiet", True)
        self.research.clicked.connect(self._take_choice)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.research)
        row.addWidget(self._depth_menu())

    def _depth_menu(self) -> QToolButton:
        self.deep = QToolButton()
        self.deep.setProperty("quiet", True)
        self.deep.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.deep)
        self._depths = QActionGroup(self)
        self.actions_by_depth = {depth: self.menu.addAction("") for depth in Depth}
        for depth, action in self.actions_by_depth.items():
            action.setCheckable(True)
            action.setData(depth)
            self._depths.addAction(action)
        self._depths.triggered.connect(self._take_depth)
        self.deep.setMenu(self.menu)
        return self.deep

    def _take_depth(self, action: object) -> None:
        self._depth = action.data()  # type: ignore[attr-defined]
        self._take_choice()

    def _take_choice(self) -> None:
        self._show()
        self.changed.emit(self.research_depth())

    def _show(self) -> None:
        depth = self.research_depth()
        self.deep.setVisible(depth is not None)
        self.budget.setVisible(depth is not None)
        for one, action in self.actions_by_depth.items():
            action.setText(f"{depth_words(one)} — {budget_words(BUDGETS[one])}")
            action.setChecked(one is self._depth)
        self.deep.setText(depth_words(self._depth))
        self.deep.setAccessibleName(self.tr("Research depth: {depth}").format(depth=depth_words(self._depth)))
        self.budget.setText(budget_words(BUDGETS[self._depth]))


class BudgetLine(QLabel):
    """Takes as many lines as it needs at its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("muted", True)
        self.setWordWrap(True)
        self.setIndent(4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(max(self.heightForWidth(max(self.width(), 80)), 0))
