"""The first line of a service's card: it opens and closes the card, and says how the service stands."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton

from app.ui.settings.form import Badge


class CardHead(QHBoxLayout):
    def __init__(self) -> None:
        super().__init__()
        self.button = QToolButton()
        self.button.setCheckable(True)
        self.button.setProperty("quiet", True)
        self.button.setProperty("fold", True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.state = QLabel()
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setProperty("muted", True)
        self.badge = Badge()
        self.setSpacing(10)
        self.addWidget(self.button)
        self.addStretch(1)
        self.addWidget(self.state)
        self.addWidget(self.badge)

    def show_open(self, is_open: bool) -> None:
        self.button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)

    def show_name(self, name: str, accessible: str) -> None:
        self.button.setText(name.replace("&", "&&"))
        self.button.setAccessibleName(accessible)
