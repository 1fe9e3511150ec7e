"""When the menus of the conversation list open, and where. What is selected stays: the row is marked meanwhile."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu

from app.ui.conversations.rows import Role
from app.ui.conversations.view import is_group_heading
from app.ui.widgets.icons import icon

translate = QCoreApplication.translate


class ListMenus(QObject):
    """`listing`: the `ConversationList`."""

    closed = Signal()

    def __init__(self, listing: Any) -> None:
        super().__init__(listing)
        self._list = listing
        self.retitle: Callable[[str], None] | None = None  # has a model name a conversation
        listing.view.customContextMenuRequested.connect(self._open_at)
        listing.delegate.menu_requested.connect(
            lambda index: self._pop_up(index, listing.view.visualRect(index).bottomRight())
        )
        listing.more.clicked.connect(self._open_for_list)

    def menu_of(self, index: QModelIndex) -> QMenu:
        """What can be done with a conversation, or all that are chosen with it; or with a named group."""
        listing, menu = self._list, self._new_menu()
        if is_group_heading(index):
            name = index.data()
            here = menu.addAction(
                icon("plus", listing.colours.muted),
                translate("ConversationList", "New conversation here"),
            )
            here.triggered.connect(lambda: listing.new_in_group.emit(name))
            return menu
        from app.ui.conversations.row_menu import fill_row_menu  # a start can do without

        selected_ids, conversation = listing.view.selection_ids, index.data(Role.ID)
        ids = selected_ids if conversation in selected_ids else [conversation]
        fill_row_menu(menu, listing, listing.rows.summaries_of(ids))
        return menu

    def conversation_menu(self, conversation: str, title: str) -> QMenu:
        """What can be done with the one that is open, which may have no row: one that is archived, or not found."""
        from app.ui.conversations.row_menu import fill_open_menu  # a start can do without

        menu = self._new_menu()
        fill_open_menu(menu, self._list, conversation, title)
        return menu

    def list_menu(self) -> QMenu:
        """What concerns the whole list."""
        from app.ui.conversations.row_menu import fill_list_menu  # a start can do without

        menu = self._new_menu()
        fill_list_menu(menu, self._list)
        return menu

    def export_label(self, count: int) -> str:
        many = self.tr("Export %n conversation(s)…", "", count)
        return translate("ConversationList", "Export conversation…") if count == 1 else many

    def delete_label(self, count: int) -> str:
        many = self.tr("Delete %n conversation(s)", "", count)
        return translate("ConversationList", "Delete") if count == 1 else many

    def _open_for_list(self) -> None:
        button = self._list.more
        self.list_menu().popup(button.mapToGlobal(QPoint(0, button.height())))

    def _open_at(self, place: QPoint) -> None:
        index = self._list.view.indexAt(place)
        if index.isValid() and (is_group_heading(index) or not index.data(Role.HEADER)):
            self._pop_up(index, place)

    def _pop_up(self, index: QModelIndex, place: QPoint) -> None:
        view, menu = self._list.view, self.menu_of(index)
        self._mark(index.row())
        menu.aboutToHide.connect(self._leave)
        menu.popup(view.viewport().mapToGlobal(place))

    def _leave(self) -> None:
        self._mark(-1)
        self.closed.emit()

    def _mark(self, row: int) -> None:
        self._list.delegate.menu_row = row
        self._list.view.viewport().update()

    def _new_menu(self) -> QMenu:
        menu = QMenu(self._list)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu
