"""How a question is taken: as one to answer, or as one to research, and then how deep; what that may cost at most."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QActionGroup, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.graph import BUDGETS, Depth
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.research import budget_words, depth_words


class ModeSwitch(QWidget):
    changed = Signal(object)  # Depth or None, by the user

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._depth = Depth.STANDARD  # that of the next research
        self._build()
        self.show_depth(None)
        self.retranslate()

    def research_depth(self) -> Depth | None:
        """None: an answer."""
        return self._depth if self.research.isChecked() else None

    def show_depth(self, depth: Depth | None) -> None:
        """Without telling it."""
        self._depth = depth or self._depth
        (self.answer if depth is None else self.research).setChecked(True)
        self._show()

    def toggle(self) -> None:
        """The other of the two, as the shortcut does."""
        (self.answer if self.research.isChecked() else self.research).click()

    def set_colours(self, colours: Colours) -> None:
        for button, name in ((self.answer, "chat"), (self.research, "graph"), (self.deep, "down")):
            button.setIcon(icon(name, colours.muted))

    def retranslate(self) -> None:
        self.answer.setText(self.tr("Answer"))
        self.answer.setToolTip(self.tr("One search, one answer (Ctrl+Shift+E)"))
        self.research.setText(self.tr("Research"))
        self.research.setToolTip(
            self.tr("Split the question into sub-questions, search for each, write a report (Ctrl+Shift+E)")
        )
        self.deep.setToolTip(self.tr("How deep the research goes"))
        for button in (self.answer, self.research):
            button.setAccessibleName(self.tr("Mode: {mode}").format(mode=button.text()))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_words()

    def _build(self) -> None:
        self.budget = QLabel()
        self.budget.setProperty("muted", True)
        self.budget.setWordWrap(True)
        self.budget.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._segments())
        row.addWidget(self._depth_menu())
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.budget)
        column.addLayout(row)

    def _segments(self) -> QWidget:
        self.answer, self.research = QToolButton(), QToolButton()
        frame = QFrame()
        frame.setObjectName("segments")
        frame.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(frame)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        for button in (self.answer, self.research):
            button.setCheckable(True)
            button.setProperty("segment", True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            self._group.addButton(button)
            row.addWidget(button)
        self._group.buttonClicked.connect(lambda _: self._chose())
        self._group.buttonToggled.connect(lambda *_: self._lead_focus())
        return frame

    def _depth_menu(self) -> QToolButton:
        self.deep = QToolButton()
        self.deep.setProperty("quiet", True)
        self.deep.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.deep.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.deep)
        self._depths = QActionGroup(self)
        self.actions_by_depth = {depth: self.menu.addAction("") for depth in Depth}
        for depth, action in self.actions_by_depth.items():
            action.setCheckable(True)
            action.setData(depth)
            self._depths.addAction(action)
        self._depths.triggered.connect(self._chose_depth)
        self.deep.setMenu(self.menu)
        return self.deep

    def _chose_depth(self, action: object) -> None:
        self._depth = action.data()  # type: ignore[attr-defined]
        self._chose()

    def _chose(self) -> None:
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
        self.deep.setAccessibleName(self.tr("Depth of the research: {depth}").format(depth=depth_words(self._depth)))
        self.budget.setText(budget_words(BUDGETS[self._depth]))
        self._place_words()

    def _place_words(self) -> None:
        """The budget takes as many lines as it needs at this width."""
        self.budget.setFixedHeight(max(self.budget.heightForWidth(max(self.width(), 80)), 0))

    def _lead_focus(self) -> None:
        for button in (self.answer, self.research):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus)
