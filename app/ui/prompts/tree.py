"""Folders and the prompts in them: chosen, renamed, dragged from one to another."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDropEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

from app.core.domain.prompts import Prompt
from app.core.prompt_library.exchange import clean_folder
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.widgets.tips import plain_tip
from app.ui.wording.foreign.direction import is_right_to_left
from app.ui.wording.sentences import first_words, shortened

_PROMPT, _FOLDER = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_MOST_RESULTS = 300  # rows; thousands would hold up each letter of the search
_TO_THE_LEFT = "\u2067"  # before a title: where it is cut, the ellipsis stands at its own end


class PromptTree(QTreeWidget):
    """Shows what it is given; what is dragged or renamed is told, and comes back with the next `show_prompts`."""

    selected = Signal(str)  # a prompt's id; empty: none
    moved = Signal(object, object, str)  # ids of prompts, folders, and the folder that they go into
    folder_renamed = Signal(str, str)  # path, new name
    delete_requested = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._filling = False
        self._closed: set[str] = set()  # folders
        self._rows: dict[str, QTreeWidgetItem] = {}  # of the prompts
        self._note: QTreeWidgetItem | None = None  # the line below them
        self._content: object = None  # of the rows, as it was given
        self.setProperty("quiet", True)
        self.setHeaderHidden(True)
        self.setIndentation(16)
        self.setUniformRowHeights(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.currentItemChanged.connect(lambda item, _: self._announce(item))
        self.itemChanged.connect(self._rename)
        self.itemCollapsed.connect(lambda item: self._closed.add(item.data(0, _FOLDER)))
        self.itemExpanded.connect(lambda item: self._closed.discard(item.data(0, _FOLDER)))

    def set_colours(self, colours: Colours) -> None:
        self._colours, self._content = colours, None

    def show_prompts(self, prompts: Sequence[Prompt], folders: Sequence[str], current: str) -> None:
        """By their titles, in their folders. `current`: a prompt's id."""
        self._show(prompts, folders, current, flat=False)

    def show_results(self, prompts: Sequence[Prompt], current: str) -> None:
        """The first of them, in this order and without folders, as a search finds them."""
        note = first_words(_MOST_RESULTS, len(prompts)) if len(prompts) > _MOST_RESULTS else ""
        self._show(prompts[:_MOST_RESULTS], (), current, flat=True, note=note)

    def _show(
        self, prompts: Sequence[Prompt], folders: Sequence[str], current: str, flat: bool, note: str = ""
    ) -> None:
        """`note`: a line below them."""
        content = [(one.id, one.title, one.folder) for one in prompts], list(folders), flat, note
        self._filling = True
        if content != self._content:  # thousands of rows take their time
            self._fill(prompts, folders, current, flat)
            self._add_note(note)
            self._content = content
        elif current in self._rows and self._rows[current] is not self.currentItem():
            self.setCurrentItem(self._rows[current])
        self._filling = False

    def _fill(self, prompts: Sequence[Prompt], folders: Sequence[str], current: str, flat: bool) -> None:
        selection = self.folder_paths()
        self._rows.clear()
        self._note = None
        self.clear()
        pictures = icon("folder", self._colours.muted), icon("quote", self._colours.muted)
        homes: dict[str, QTreeWidgetItem] = {"": self.invisibleRootItem()}
        for path in [] if flat else folders:
            homes[path] = self._add_folder(homes[path.rpartition("/")[0]], path, pictures[0])
        ordered = prompts if flat else sorted(prompts, key=lambda one: one.title.casefold())
        for prompt in ordered:
            row = self._rows[prompt.id] = self._add_prompt(homes["" if flat else prompt.folder], prompt, pictures[1])
            if flat and prompt.folder:
                row.setToolTip(0, plain_tip(prompt.folder.replace("/", " / ")))
            if prompt.id == current:
                self.setCurrentItem(row)
        for path, row in homes.items():
            if path:
                row.setExpanded(path not in self._closed)
                if not current and path in selection:
                    self.setCurrentItem(row)

    def current_prompt(self) -> str:
        item = self.currentItem()
        return item.data(0, _PROMPT) or "" if item is not None else ""

    def current_folder(self) -> str:
        """That of the current row; a prompt's is the one that it lies in."""
        item = self.currentItem()
        while item is not None and not item.data(0, _FOLDER):
            item = item.parent()
        return item.data(0, _FOLDER) if item is not None else ""

    def prompt_ids(self) -> list[str]:
        """Of the rows that are selected."""
        return [item.data(0, _PROMPT) for item in self.selectedItems() if item.data(0, _PROMPT)]

    def folder_paths(self) -> list[str]:
        return [item.data(0, _FOLDER) for item in self.selectedItems() if item.data(0, _FOLDER)]

    def edit_folder(self, path: str) -> None:
        """Let the user write its name."""
        for item in self._all(self.invisibleRootItem()):
            if item.data(0, _FOLDER) == path:
                self.setCurrentItem(item)
                self.scrollToItem(item)
                self.editItem(item, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_requested.emit()
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """The rows stay; whoever keeps the prompts moves them and shows all anew."""
        target = self.itemAt(event.position().toPoint())
        while target is not None and not target.data(0, _FOLDER):
            target = target.parent()
        folder = target.data(0, _FOLDER) if target is not None else ""
        event.setDropAction(Qt.DropAction.CopyAction)  # else the view takes its rows away
        event.accept()
        self.moved.emit(self.prompt_ids(), self.folder_paths(), folder)

    def _add_folder(self, home: QTreeWidgetItem, path: str, picture: QIcon) -> QTreeWidgetItem:
        row = QTreeWidgetItem(home, [path.rpartition("/")[2]])
        row.setData(0, _FOLDER, path)
        row.setIcon(0, picture)
        row.setFlags(row.flags() | Qt.ItemFlag.ItemIsEditable)
        return row

    def _add_prompt(self, home: QTreeWidgetItem, prompt: Prompt, picture: QIcon) -> QTreeWidgetItem:
        title = shortened(prompt.title, 120)
        row = QTreeWidgetItem(home, [f"{_TO_THE_LEFT}{title}" if is_right_to_left(title) else title])
        row.setData(0, _PROMPT, prompt.id)
        row.setIcon(0, picture)
        row.setFlags(row.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
        return row

    def _add_note(self, words: str) -> None:
        """It is read and does nothing."""
        if words:
            self._note = QTreeWidgetItem(self, [words])
            self._note.setFlags(Qt.ItemFlag.NoItemFlags)

    def _announce(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and self._note is not None and self.itemBelow(item) is self._note:
            self.scrollToItem(self._note)
        if not self._filling:
            self.selected.emit(item.data(0, _PROMPT) or "" if item is not None else "")

    def _rename(self, item: QTreeWidgetItem, column: int) -> None:
        path = item.data(0, _FOLDER)
        if self._filling or not path:
            return
        self._content = None  # the row has other words now than the folder may get
        name = clean_folder(item.text(column).replace("/", " "))
        self.folder_renamed.emit(path, name or path.rpartition("/")[2])

    def _all(self, root: QTreeWidgetItem) -> list[QTreeWidgetItem]:
        rows: list[QTreeWidgetItem] = []
        for number in range(root.childCount()):
            if (row := root.child(number)) is not None:
                rows += row, *self._all(row)
        return rows
