"""The line above the transcript: the conversation's title, and the way to the panes on both sides."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from app.ui.widgets.icons import icon
from app.ui.widgets.row_painting import direction_of
from app.ui.widgets.theme import Colours


class Header(QFrame):
    list_toggled = Signal()
    panel_toggled = Signal()
    menu_requested = Signal()  # of the conversation
    assistant_requested = Signal()  # the menu of the assistants

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self._full = ""
        self._colours = colours
        self.assistant: QToolButton | None = None  # once a conversation has one
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.installEventFilter(self)
        self._list, self.more, self._panel = QToolButton(), QToolButton(), QToolButton()
        self.more.hide()
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.addWidget(self._list)
        row.addWidget(self.title, 1)
        row.addWidget(self.more)
        row.addWidget(self._panel)
        acts = (self._list, self.list_toggled), (self.more, self.menu_requested), (self._panel, self.panel_toggled)
        for button, act in acts:
            button.setProperty("quiet", True)
            button.clicked.connect(act)
        self.set_colours(colours)
        self.retranslate()

    def show_title(self, title: str) -> None:
        self._full = " ".join(title.split())
        self._elide()

    def show_assistant(self, label: str, sentence: str = "", tip: str = "") -> None:
        """The conversation's, as a button that changes it; an empty label: there is none, and nothing to see."""
        if self.assistant is None:
            if not label:
                return
            self._add_assistant()
        button = self.assistant
        assert button is not None
        button.setVisible(bool(label))
        button.setText(label.replace("&", "&&"))
        button.setToolTip(tip)
        button.setAccessibleName(sentence)

    def _add_assistant(self) -> None:
        button = self.assistant = QToolButton()
        button.setProperty("quiet", True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the arrow stands behind the name
        button.setIcon(icon("down", self._colours.muted))
        button.clicked.connect(self.assistant_requested)
        self._row.insertWidget(1, button)

    def offer_menu(self, offered: bool) -> None:
        """Of a conversation that has something in it."""
        self.more.setVisible(offered)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        if self.assistant is not None:
            self.assistant.setIcon(icon("down", colours.muted))
        self._list.setIcon(icon("list", colours.muted))
        self.more.setIcon(icon("more", colours.muted))
        self._panel.setIcon(icon("panel", colours.muted))

    def retranslate(self) -> None:
        self._list.setToolTip(self.tr("Show or hide conversations"))
        self._list.setAccessibleName(self.tr("Show or hide conversations"))
        self.more.setToolTip(self.tr("More"))
        self.more.setAccessibleName(self.tr("More options for this conversation"))
        self._panel.setToolTip(self.tr("Show or hide sources"))
        self._panel.setAccessibleName(self.tr("Show or hide sources"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The title gets other room from what stands beside it, too."""
        if watched is self.title and event.type() is QEvent.Type.Resize:
            self._elide()
        return super().eventFilter(watched, event)

    def _elide(self) -> None:
        room = self.title.width() - 8
        self.title.setLayoutDirection(direction_of(self._full))  # what is cut off stands where the writing ends
        words = self.title.fontMetrics().elidedText(self._full, Qt.TextElideMode.ElideRight, room)
        self.title.setText("" if words == "…" else words)  # by itself it would look like the menu beside it
