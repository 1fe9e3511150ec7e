"""The library of prompts: folders, a search, one prompt to edit, files in and out."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from uuid import uuid4

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
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

from app.core.domain.prompts import Prompt
from app.core.prompt_library.exchange import DEEPEST, LONGEST_FOLDER, clean_folder, clean_title
from app.core.prompt_library.ranking import ranked
from app.ui.prompts.editor import PromptEditor
from app.ui.prompts.files import PromptFiles
from app.ui.prompts.panes import empty_pane, empty_words, side_pane
from app.ui.prompts.prompt_list import PromptList, lies_in
from app.ui.prompts.tree import PromptTree
from app.ui.widgets.bars import Bar
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.language import listed
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate

_TIME = 8000  # ms that a refusal stands in the bar


class PromptDialog(QDialog):
    """Non-modal: conversations go on beside it. Changes are saved at once."""

    def __init__(self, prompts: PromptList, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(900, 620)
        self._prompts = prompts
        self._showing = False
        self.search, self.tree, self.editor = QLineEdit(), PromptTree(colours), PromptEditor()
        self.new_button, self.more, self.bar = QPushButton(), QToolButton(), Bar()
        self.empty, self.examples = QLabel(), QPushButton()
        self.files = PromptFiles(prompts, self.bar, self)
        self.menu: QMenu | None = None
        self._build()
        self.set_colours(colours)
        self.retranslate()
        self._connect()
        self._show_all()

    def new(self, text: str = "", folder: str | None = None) -> None:
        """A prompt of this text, whose title can be written at once."""
        self.search.clear()
        title = clean_title("", text) or self.tr("New prompt")
        home = self.tree.current_folder() if folder is None else folder
        prompt = Prompt(uuid4().hex, title, text, home)
        self._prompts.save([prompt])
        self.select(prompt.id)
        self.editor.title.setFocus()
        self.editor.title.selectAll()

    def select(self, prompt_id: str) -> None:
        self._show_all(prompt_id)
        self._open(prompt_id)

    def set_colours(self, colours: Colours) -> None:
        self.tree.set_colours(colours)
        self.new_button.setIcon(icon("plus", colours.text))
        self.more.setIcon(icon("more", colours.muted))
        self._show_all()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Prompts"))
        self.search.setPlaceholderText(self.tr("Find a prompt"))
        self.search.setAccessibleName(self.tr("Find a prompt"))
        self.tree.setAccessibleName(self.tr("Prompts"))
        self.new_button.setText(self.tr("New prompt"))
        self.more.setToolTip(self.tr("More"))
        self.more.setAccessibleName(self.tr("More"))
        self.examples.setText(translate("PromptList", "Add examples"))
        self._show_empty()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "_stack"):
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.editor.flush()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        self.editor.flush()
        super().done(result)

    def _build(self) -> None:
        side = side_pane(self.search, self.tree, self.new_button, self.more)
        nothing = empty_pane(self.empty, self.examples)
        content = QWidget()
        self._stack = QStackedLayout(content)
        self._stack.addWidget(nothing)
        self._stack.addWidget(self.editor)
        below = QVBoxLayout()
        below.setContentsMargins(20, 0, 20, 16)
        below.addWidget(self.bar)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(content, 1)
        right.addLayout(below)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(side)
        row.addLayout(right, 1)

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._show_all())
        self.tree.selected.connect(self._open)
        self.tree.moved.connect(self._move)
        self.tree.folder_renamed.connect(self._rename_folder)
        self.tree.delete_requested.connect(self.delete)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tree.customContextMenuRequested.connect(
            lambda where: self.open_menu().popup(self.tree.viewport().mapToGlobal(where))
        )
        self.new_button.clicked.connect(lambda: self.new())
        self.more.clicked.connect(lambda: self.open_menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft())))
        self.examples.clicked.connect(self.add_examples)
        self.editor.changed.connect(self._keep)
        self._prompts.changed.connect(self._show_all)

    # What the menu does

    def open_menu(self) -> QMenu:
        menu = self.menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        some = bool(self.tree.prompt_ids() or self.tree.folder_paths())
        for words, act, enabled in (
            (self.tr("New folder"), self.new_folder, True),
            (self.tr("Duplicate"), self.duplicate, bool(self.tree.prompt_ids())),
            (self.tr("Delete"), self.delete, some),
            (self.tr("Import…"), self.files.choose, True),
            (self.tr("Export…"), self.export, bool(self._prompts.prompts)),
            (translate("PromptList", "Add examples"), self.add_examples, True),
        ):
            if act in (self.files.choose, self.add_examples):
                menu.addSeparator()
            action = menu.addAction(words)
            action.triggered.connect(lambda _=False, act=act: act())
            action.setEnabled(enabled)
        return menu

    def add_examples(self) -> None:
        from app.core.prompt_library.exchange import new_ones
        from app.ui.prompts.examples import example_prompts

        self._prompts.save(new_ones(example_prompts(), self._prompts.prompts))

    def new_folder(self) -> None:
        """Inside the one that is current."""
        self.search.clear()
        home, name = self.tree.current_folder(), self.tr("New folder")
        used = set(self._prompts.folders)
        names = (name, *(f"{name} {number}" for number in range(2, len(used) + 3)))
        paths = (clean_folder(f"{home}/{one}") for one in names)
        path = next((one for one in paths if one not in used), "")
        if path:
            self._prompts.keep_folders([*self._prompts.empty_folders, path])
            self.tree.edit_folder(path)
        else:
            self.bar.announce(self._limits_words(), time=_TIME)

    def duplicate(self) -> None:
        self.editor.flush()
        originals = [one for id in self.tree.prompt_ids() if (one := self._prompts.get(id)) is not None]
        copies = [
            replace(one, id=uuid4().hex, title=self.tr("{title} (copy)").format(title=one.title[:180]), uses=0)
            for one in originals
        ]
        if copies:
            self._prompts.save(copies)
            self.select(copies[0].id)

    def delete(self) -> None:
        """What is selected, folders with all in them; it can be taken back for a while."""
        self.editor.flush()
        paths, ids = self.tree.folder_paths(), set(self.tree.prompt_ids())
        deleted = [one for one in self._prompts.prompts if one.id in ids or lies_in(one.folder, paths)]
        empty = self._prompts.empty_folders
        if not deleted and not paths:
            return
        self._prompts.keep_folders([one for one in empty if not lies_in(one, paths)])
        undo_prompts = self._prompts.delete(deleted) if deleted else lambda: None
        self._open("")

        def undo() -> None:
            self._prompts.keep_folders(empty)
            undo_prompts()

        if len(deleted) == 1 and not paths:
            words = self.tr("Deleted “{title}”").format(title=shortened(deleted[0].title, 60))
        elif not deleted:
            words = self.tr("Folder deleted")
        else:
            words = self.tr("%n prompt(s) deleted", "", len(deleted))
        self.bar.offer_undo(words, self.tr("Undo"), undo)

    def export(self) -> None:
        """What is selected, or else all."""
        self.editor.flush()
        paths, ids = self.tree.folder_paths(), set(self.tree.prompt_ids())
        selected = [one for one in self._prompts.prompts if one.id in ids or lies_in(one.folder, paths)]
        self.files.export(selected if len(selected) > 1 or paths else self._prompts.prompts)

    # What the list and the editor tell

    def _open(self, prompt_id: str) -> None:
        self.editor.show_prompt(self._prompts.get(prompt_id), self._prompts.folders)
        self._stack.setCurrentIndex(1 if self.editor.prompt is not None else 0)
        self._show_empty()

    def _keep(self, prompt: Prompt) -> None:
        """What was written; how often it was used may have changed meanwhile."""
        if (now := self._prompts.get(prompt.id)) is not None:
            self._prompts.save([replace(now, title=prompt.title, text=prompt.text, folder=prompt.folder)])

    def _move(self, ids: Sequence[str], folders: Sequence[str], target: str) -> None:
        self.editor.flush()
        changes = {path: clean_folder(f"{target}/{path.rpartition('/')[2]}") for path in folders}
        changes = {old: new for old, new in changes.items() if not lies_in(target, [old]) and old != new}
        refused = [old for old in changes if not self._prompts.has_room(old, target)]
        changes = {old: new for old, new in changes.items() if old not in refused}
        prompts = [one for one in map(self._prompts.get, ids) if one is not None and one.folder != target]
        if changes or prompts:
            titles = [path.rpartition("/")[2] for path in changes] + [one.title for one in prompts]
            undo = self._prompts.move(changes, {one.id: target for one in prompts})
            self._offer_undo(titles, target, undo, self._limits_words() if refused else "")
        elif refused:
            self.bar.announce(self._limits_words(), time=_TIME)

    def _limits_words(self) -> str:
        words = self.tr("Folders can be {levels} levels deep, and their paths {length} characters long, at most.")
        return words.format(levels=DEEPEST, length=LONGEST_FOLDER)

    def _rename_folder(self, path: str, name: str) -> None:
        self.editor.flush()
        new = clean_folder(f"{path.rpartition('/')[0]}/{name}")
        if new != path:
            self._offer_undo([path], new, self._prompts.move({path: new}, {}))
        else:
            self._show_all()  # the name as it is

    def _offer_undo(self, titles: Sequence[str], target: str, undo: Callable[[], object], refusal: str = "") -> None:
        """A folder that was there already takes in what comes, which nobody could sort out again."""
        words = shortened(listed(titles), 60).replace("/", " / ")
        words = f"{words} → {shortened(target, 60).replace('/', ' / ')}"
        self.bar.offer_undo("\n".join(filter(None, (words, refusal))), self.tr("Undo"), undo)

    def _show_all(self, current: str = "") -> None:
        if self._showing:
            return
        self._showing = True
        self.editor.flush()
        current = current or self.tree.current_prompt()
        if words := self.search.text().strip():
            self.tree.show_results(ranked(self._prompts.prompts, words, self._prompts.recent), current)
        else:
            self.tree.show_prompts(self._prompts.prompts, self._prompts.folders, current)
        editor = self.editor
        if (before := editor.prompt) is not None:
            now = self._prompts.get(before.id)
            if now is None or (now.title, now.text, now.folder) != (before.title, before.text, before.folder):
                editor.show_prompt(now, self._prompts.folders)
                self._stack.setCurrentIndex(1 if now is not None else 0)
            else:
                editor.renew(now)
                if not editor.folder.hasFocus():
                    editor.show_folders(self._prompts.folders, now.folder)
        self._show_empty()
        self._showing = False

    def _show_empty(self) -> None:
        search = "" if self.tree.topLevelItemCount() else self.search.text().strip()
        self.examples.setVisible(not self._prompts.prompts)
        self.empty.setText(empty_words(bool(self._prompts.prompts), search))
