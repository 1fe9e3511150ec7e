"""The conversations on the left: new, search, rename in place, delete with undo."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.conversation import Summary
from app.ui.conversations.delegate import ConversationDelegate
from app.ui.conversations.group_menu import add_group_menu, ask_name
from app.ui.conversations.rows import ConversationRows, Role
from app.ui.conversations.view import ConversationView, is_group_heading
from app.ui.knowledge.status import ImportStatus
from app.ui.widgets.bars import Bar
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours

_SEARCH_DELAY = 180  # ms after the last key
_FRAME = 90  # ms between two frames of the running mark


class ConversationList(QFrame):
    """Shows summaries and says what the user wants; whoever owns it does it."""

    selected = Signal(str)
    new_requested = Signal()
    private_requested = Signal()
    new_in_group = Signal(str)
    moved = Signal(str, str)  # conversation, the name of a group; empty: of none
    renamed = Signal(str, str)
    export_requested = Signal(str, str)  # conversation, its title
    deleted = Signal(str)
    restored = Signal(str)
    search_changed = Signal(str)
    settings_requested = Signal()
    knowledge_requested = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", True)
        self.setMinimumWidth(200)
        self._current = ""
        self._running: frozenset[str] = frozenset()
        self._removed = ""  # what Undo brings back
        self.more_for_row: Callable[[QMenu, str, str], None] = lambda menu, conversation, title: None  # for its menu
        self._build(colours)
        self._connect()
        self.set_colours(colours)
        self.retranslate()

    def show_summaries(self, summaries: Sequence[Summary]) -> None:
        self.rows.show(summaries, all_open=bool(self.search.text().strip()))
        self._select_current()
        self._stack.setCurrentIndex(0 if self.rows.rowCount() else 1)
        self._show_empty()

    def set_current(self, conversation_id: str) -> None:
        """Select the row of the conversation that is shown; none where it has no row."""
        self._current = conversation_id
        self._select_current()

    def mark(self, running: frozenset[str], unread: frozenset[str]) -> None:
        self.rows.mark(running, unread)
        self._running = running
        if running and not self._animation.isActive():
            self._animation.start(_FRAME)
        elif not running:
            self._animation.stop()

    def set_colours(self, colours: Colours) -> None:
        self._colours = self.delegate.colours = colours
        self._new.setIcon(icon("plus", colours.text))
        self._private.setIcon(icon("lock", colours.muted))
        self._settings.setIcon(icon("sliders", colours.muted))
        self._knowledge.setIcon(icon("book", colours.muted))
        self._search_mark.setIcon(icon("search", colours.muted))
        self.view.viewport().update()

    def focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def undo(self) -> None:
        """Bring back what was deleted last, while that is offered."""
        if self._removed:
            removed, self._removed = self._removed, ""
            self.bar.dismiss()
            self.restored.emit(removed)

    def rename_current(self) -> None:
        index = self.rows.index_of(self._current)
        if index.isValid():
            self.view.edit(index)

    def step(self, by: int) -> None:
        """Choose the next (1) or previous (-1) conversation of the list."""
        ids = self.rows.ids()
        if ids:
            place = ids.index(self._current) + by if self._current in ids else 0
            self.selected.emit(ids[place % len(ids)])

    def retranslate(self) -> None:
        self._new.setText(self.tr("New conversation"))
        self._new.setToolTip(self.tr("New conversation (Ctrl+N)"))
        self._private.setToolTip(self.tr("New private conversation, of which nothing is kept (Ctrl+Shift+N)"))
        self._private.setAccessibleName(self.tr("New private conversation"))
        self.search.setPlaceholderText(self.tr("Search conversations"))
        self.search.setAccessibleName(self.tr("Search conversations"))
        self.view.setAccessibleName(self.tr("Conversations"))
        self._settings.setText(self.tr("Settings"))
        self._settings.setToolTip(self.tr("Settings (Ctrl+,)"))
        self._knowledge.setText(self.tr("Knowledge"))
        self._knowledge.setToolTip(self.tr("Knowledge bases: your own documents (Ctrl+Shift+K)"))
        self._show_empty()
        self.rows.repaint_all()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self, colours: Colours) -> None:
        self._new, self._private = QPushButton(), QToolButton()
        self._private.setProperty("quiet", True)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._search_mark = QAction(self)
        self.search.addAction(self._search_mark, QLineEdit.ActionPosition.LeadingPosition)
        self._build_view(colours)
        self._empty = QLabel()
        self._empty.setProperty("muted", True)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._empty.setContentsMargins(16, 32, 16, 0)
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        middle = QWidget()
        self._stack = QStackedLayout(middle)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._empty)
        self.bar = Bar()
        self._settings, self._knowledge, self.imports = QToolButton(), QToolButton(), ImportStatus()
        foot = QVBoxLayout()
        foot.setSpacing(2)
        foot.addWidget(self.imports)
        for button in (self._knowledge, self._settings):
            button.setProperty("quiet", True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            foot.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 8)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._new, 1)
        head.addWidget(self._private)
        column.addLayout(head)
        column.addWidget(self.search)
        column.addWidget(middle, 1)
        column.addWidget(self.bar)
        column.addLayout(foot)

    def _build_view(self, colours: Colours) -> None:
        self.view = ConversationView()
        self.view.setProperty("quiet", True)
        self.rows = ConversationRows(self)
        self.view.setModel(self.rows)
        self.delegate = ConversationDelegate(colours, self.view)
        self.view.setItemDelegate(self.delegate)
        self.view.setMouseTracking(True)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def _connect(self) -> None:
        self._debounce = QTimer(self, singleShot=True, interval=_SEARCH_DELAY)
        self._debounce.timeout.connect(lambda: self.search_changed.emit(self.search.text().strip()))
        self.search.textChanged.connect(lambda: self._debounce.start())
        self.search.returnPressed.connect(self._open_first)
        self._animation = QTimer(self)
        self._animation.timeout.connect(self._turn_marks)
        self._new.clicked.connect(self.new_requested)
        self._private.clicked.connect(self.private_requested)
        self._settings.clicked.connect(self.settings_requested)
        self._knowledge.clicked.connect(self.knowledge_requested)
        self.view.clicked.connect(self._open)
        self.view.activated.connect(self._open)
        self.view.customContextMenuRequested.connect(self._context_menu)
        self.delegate.menu_requested.connect(self._row_menu)
        self.rows.renamed.connect(self.renamed)
        self.view.toggled.connect(self._toggle)
        self.bar.closed.connect(self._forget_removed)
        for key, act in ((Qt.Key.Key_Delete, self._delete_selected), (Qt.Key.Key_F2, self._rename_selected)):
            shortcut = QShortcut(QKeySequence(key), self.view, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(act)
        undo = QShortcut(QKeySequence.StandardKey.Undo, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self.undo)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid() and not index.data(Role.HEADER):
            self.selected.emit(index.data(Role.ID))

    def _open_first(self) -> None:
        if ids := self.rows.ids():
            self.selected.emit(ids[0])

    def _select_current(self) -> None:
        index = self.rows.index_of(self._current)
        if index.isValid():
            self.view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        else:
            self.view.clearSelection()

    def _show_empty(self) -> None:
        searched = self.search.text().strip()
        self._empty.setText(
            self.tr("Nothing found for “{text}”.").format(text=searched[:80])
            if searched
            else self.tr("Your conversations will be listed here.")
        )

    def _turn_marks(self) -> None:
        self.delegate.angle = (self.delegate.angle + 30) % 360
        for conversation in self._running:
            self.view.update(self.rows.index_of(conversation))

    def _context_menu(self, place: QPoint) -> None:
        index = self.view.indexAt(place)
        if index.isValid() and (is_group_heading(index) or not index.data(Role.HEADER)):
            self.menu_of(index).popup(self.view.viewport().mapToGlobal(place))

    def _row_menu(self, index: QModelIndex) -> None:
        corner = self.view.visualRect(index).bottomRight()
        self.menu_of(index).popup(self.view.viewport().mapToGlobal(corner))

    def menu_of(self, index: QModelIndex) -> QMenu:
        """What can be done with one row: a conversation, or the heading of a named group."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        conversation, title = index.data(Role.ID), index.data()
        if is_group_heading(index):
            here = menu.addAction(icon("plus", self._colours.muted), self.tr("New conversation here"))
            here.triggered.connect(lambda: self.new_in_group.emit(title))
            return menu
        rename = menu.addAction(icon("pencil", self._colours.muted), self.tr("Rename"))
        rename.triggered.connect(lambda: self.view.edit(self.rows.index_of(conversation)))
        if not index.data(Role.PRIVATE):

            def move(name: str) -> None:
                self.moved.emit(conversation, name)

            add_group_menu(menu, index.data(Role.GROUP), self.rows.groups(), move, lambda: ask_name(self, move))
            self.more_for_row(menu, conversation, title)
        export = menu.addAction(icon("save", self._colours.muted), self.tr("Export conversation …"))
        export.triggered.connect(lambda: self.export_requested.emit(conversation, title))
        delete = menu.addAction(icon("trash", self._colours.muted), self.tr("Delete"))
        delete.triggered.connect(lambda: self._delete(conversation, title))
        return menu

    def _toggle(self, name: str) -> None:
        self.rows.toggle(name)
        self._select_current()
        if (heading := self.rows.heading_of(name)).isValid():
            self.view.selectionModel().setCurrentIndex(heading, QItemSelectionModel.SelectionFlag.NoUpdate)

    def _delete_selected(self) -> None:
        index = self.view.currentIndex()
        if index.isValid() and not index.data(Role.HEADER):
            self._delete(index.data(Role.ID), index.data())

    def _rename_selected(self) -> None:
        if self.view.currentIndex().isValid():
            self.view.edit(self.view.currentIndex())

    def _delete(self, conversation: str, title: str) -> None:
        self._removed = conversation
        self.deleted.emit(conversation)
        short = title if len(title) <= 40 else title[:39] + "…"
        self.bar.offer_undo(self.tr("Deleted “{title}”").format(title=short), self.tr("Undo"), self.undo)

    def _forget_removed(self) -> None:
        self._removed = ""
