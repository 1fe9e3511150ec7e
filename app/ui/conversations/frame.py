"""The parts of the conversation list and where they stand; what they do is `list`'s."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.conversations.delegate import ConversationDelegate
from app.ui.conversations.rows import ConversationRows
from app.ui.conversations.search_field import SearchField
from app.ui.conversations.view import ConversationView
from app.ui.knowledge.status import ImportStatus
from app.ui.widgets.bars import Bar
from app.ui.widgets.fitted_button import FittedButton
from app.ui.widgets.icons import icon
from app.ui.widgets.labels import keep_gap
from app.ui.widgets.theme import Colours

translate = QCoreApplication.translate

_SIDE = 12  # pixels


class ConversationFrame(QFrame):
    new_requested = Signal()
    private_requested = Signal()
    search_changed = Signal(str)
    settings_requested = Signal()
    knowledge_requested = Signal()
    import_requested = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setProperty("panel", True)
        self.setMinimumWidth(200)
        self.show_pane: Callable[[], object] = lambda: None  # where it is hidden
        self._new, self._private = FittedButton(), QToolButton()
        self.search, self.more, self.archive_back = SearchField(), QToolButton(), QToolButton()
        self.rows, self.view, self.bar = ConversationRows(self), ConversationView(), Bar()
        self.view.setModel(self.rows)
        self.delegate = ConversationDelegate(colours, self.view)
        self.delegate.drop_row = lambda: self.view.drop_row
        self.view.setItemDelegate(self.delegate)
        self._empty = QLabel()
        self._settings, self._knowledge, self.imports = QToolButton(), QToolButton(), ImportStatus()
        self._arrange()
        for button, requested in (
            (self._new, self.new_requested),
            (self._private, self.private_requested),
            (self._settings, self.settings_requested),
            (self._knowledge, self.knowledge_requested),
        ):
            button.clicked.connect(requested)
        self.set_colours(colours)
        self.retranslate()

    def set_colours(self, colours: Colours) -> None:
        self.colours = self.delegate.colours = colours
        self._new.setIcon(icon("plus", colours.text))
        for button, sign in (
            (self._private, "lock"),
            (self._settings, "sliders"),
            (self._knowledge, "book"),
            (self.more, "more"),
            (self.archive_back, "back"),
        ):
            button.setIcon(icon(sign, colours.muted))
        self.search.set_colours(colours)
        self.view.viewport().update()

    def retranslate(self) -> None:
        self._new.set_words(translate("ConversationList", "New conversation"), translate("ConversationList", "New"))
        self._new.setAccessibleName(translate("ConversationList", "New conversation"))
        self._new.setToolTip(translate("ConversationList", "New conversation"))
        self._private.setToolTip(translate("ConversationList", "New private conversation: nothing of it is kept"))
        self._private.setAccessibleName(translate("ConversationList", "New private conversation"))
        self.search.setPlaceholderText(translate("ConversationList", "Search conversations"))
        self.search.setAccessibleName(translate("ConversationList", "Search conversations"))
        self.search.setToolTip(translate("ConversationList", "Words in any order, “a phrase”, #tag"))
        self.more.setToolTip(translate("ConversationList", "More"))
        self.more.setAccessibleName(translate("ConversationList", "More options for the list of conversations"))
        self.archive_back.setText(translate("ConversationList", "Archived"))
        self.archive_back.setToolTip(translate("ConversationList", "Back to all conversations"))
        self.archive_back.setAccessibleName(translate("ConversationList", "Archived: back to all conversations"))
        self.view.setAccessibleName(translate("ConversationList", "Conversations"))
        self._settings.setText(translate("ConversationList", "Settings"))
        self._settings.setToolTip(translate("ConversationList", "Settings"))
        self._fit()
        self._knowledge.setToolTip(translate("ConversationList", "Knowledge bases: your own documents"))
        self._show_state()
        self.rows.repaint_all()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The names at the foot have the width of the list at most."""
        self._knowledge.setText(translate("ConversationList", "Knowledge bases"))
        if self._knowledge.sizeHint().width() > self.width() - 2 * _SIDE:
            self._knowledge.setText(translate("ConversationList", "Knowledge"))

    def _show_state(self) -> None:
        """The list or why it is empty, and whether it is that of the archive."""
        self._stack.setCurrentIndex(0 if self.rows.rowCount() else 1)
        self.archive_back.setVisible(self.rows.archive)
        if self.search.query:
            words = translate("ConversationList", "Nothing found for “{text}”.").format(text=self.search.query[:80])
        elif self.rows.archive:
            words = translate("ConversationList", "Nothing is archived.")
        else:
            words = translate("ConversationList", "Your conversations will be listed here.")
        self._empty.setText(words)

    def _arrange(self) -> None:
        self._empty.setProperty("muted", True)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._empty.setContentsMargins(16, 32, 16, 0)
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        middle = QWidget()
        self._stack = QStackedLayout(middle)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._empty)
        for button in (self._private, self.more, self.archive_back, self._knowledge, self._settings):
            button.setProperty("quiet", True)
        for button in (self.archive_back, self._knowledge, self._settings):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for words in (self._new, self.archive_back, self._knowledge, self._settings):
            keep_gap(words)
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 12, _SIDE, 8)
        column.setSpacing(8)
        column.addLayout(_row(self._new, self._private))
        column.addLayout(_row(self.search, self.more))
        column.addWidget(self.archive_back, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(middle, 1)
        column.addWidget(self.bar)
        foot = QVBoxLayout()
        foot.setSpacing(2)
        foot.addWidget(self.imports)
        for button in (self._knowledge, self._settings):
            foot.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(foot)


def _row(wide: QWidget, narrow: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(wide, 1)
    row.addWidget(narrow)
    return row
