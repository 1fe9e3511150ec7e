"""Prompts from files and into files: chosen, looked at, taken; what was imported can be taken back."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QIODevice, QObject, QSaveFile, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.prompts import Prompt
from app.core.prompt_library.exchange import LARGEST, PromptFile, new_ones, prompts_json, read_prompts
from app.ui.prompts.prompt_list import PromptList
from app.ui.settings.form import while_alive
from app.ui.widgets.bars import Bar
from app.ui.widgets.row_painting import elide_rows
from app.ui.widgets.tips import plain_tip
from app.ui.wording.language import join_sentences
from app.ui.wording.sentences import shortened


class PromptFiles(QObject):
    def __init__(self, prompts: PromptList, bar: Bar, dialog: QWidget) -> None:
        super().__init__(dialog)
        self._prompts, self._bar, self._dialog = prompts, bar, dialog
        self.chooser: QFileDialog | None = None
        self.preview: ImportPreview | None = None

    def choose(self) -> None:
        chooser = self._make_chooser(self.tr("Import prompts"))
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.fileSelected.connect(self.read)
        chooser.open()

    def read(self, path: str) -> None:
        """Show what is in the file, for the user to take of it."""
        self._prompts.tasks.request(asyncio.to_thread(_content, Path(path)), while_alive(self, self._offer))

    def _offer(self, content: PromptFile | str) -> None:
        if isinstance(content, str):
            self._announce(self.tr("This file could not be read: {reason}").format(reason=content))
            return
        fresh = new_ones(content.prompts, self._prompts.prompts)
        if not content.valid or not content.prompts:
            self._announce(self.tr("No prompts in this file. Choose a JSON file of prompts."))
        elif not fresh:
            self._announce(self.tr("All prompts of this file are in the library already."))
        else:
            self.preview = ImportPreview(fresh, len(content.prompts) - len(fresh), content.skipped, self._dialog)
            self.preview.accepted.connect(self._take)
            self.preview.open()

    def export(self, prompts: Sequence[Prompt]) -> None:
        chooser = self._make_chooser(self.tr("Export prompts"))
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setDefaultSuffix("json")
        chooser.selectFile("prompts.json")
        chooser.fileSelected.connect(lambda path: self.write(prompts, path))
        chooser.open()

    def write(self, prompts: Sequence[Prompt], path: str) -> None:
        file = QSaveFile(path)
        data = prompts_json(prompts).encode("utf-8", "replace")
        if file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit():
            self._announce(self.tr("%n prompt(s) exported", "", len(prompts)))
        else:
            self._announce(self.tr("This file could not be written: {reason}").format(reason=file.errorString()))

    def _take(self) -> None:
        if self.preview is None:
            return
        prompts = self.preview.selection()
        self._prompts.save(prompts)
        words = self.tr("%n prompt(s) imported", "", len(prompts))
        self._bar.offer_undo(words, self.tr("Undo"), lambda: self._prompts.delete(prompts))

    def _make_chooser(self, title: str) -> QFileDialog:
        chooser = self.chooser = QFileDialog(self._dialog, title)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.setNameFilters(["JSON (*.json)", self.tr("All files (*)")])
        return chooser

    def _announce(self, words: str) -> None:
        self._bar.announce(words, (self.tr("Close"), lambda: None))


def _content(path: Path) -> PromptFile | str:
    """What is in the file, or why it cannot be read."""
    if not path.is_file() and path.exists():  # opening a pipe would wait for ever
        return PromptFile(valid=False)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        return error.strerror or ""
    return read_prompts(data, lambda: uuid4().hex)


class ImportPreview(QDialog):
    """Which prompts of a file are taken: all, unless the user takes some out."""

    def __init__(self, prompts: Sequence[Prompt], there: int, skipped: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import prompts"))
        self.resize(480, 460)
        self._prompts = tuple(prompts)
        self.list = QListWidget()
        self.list.setSpacing(5)
        elide_rows(self.list)
        for one in self._prompts:
            place = f"{one.folder.replace('/', ' / ')} / " if one.folder else ""
            row = QListWidgetItem(shortened(place + one.title, 120), self.list)
            row.setToolTip(plain_tip(f"{place}{one.title}\n\n{shortened(one.text, 400)}"))
            row.setFlags(row.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            row.setCheckState(Qt.CheckState.Checked)
        self.list.setAccessibleName(self.tr("Prompts in this file"))
        notes = []
        if there:
            notes.append(self.tr("%n prompt(s) are in the library already.", "", there))
        if skipped:
            notes.append(self.tr("%n entry(s) are no prompts, or too long.", "", skipped))
        self.note = QLabel(join_sentences(*notes))
        self.note.setWordWrap(True)
        self.note.setProperty("muted", True)
        self.note.setVisible(bool(notes))
        self.buttons = QDialogButtonBox()
        self.import_button = self.buttons.addButton(self.tr("Import"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.import_button.setProperty("primary", True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.list.itemChanged.connect(lambda _: self.import_button.setEnabled(bool(self.selection())))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        for widget in (self.list, self.note, self.buttons):
            column.addWidget(widget)

    def selection(self) -> list[Prompt]:
        checked = Qt.CheckState.Checked
        return [one for number, one in enumerate(self._prompts) if self.list.item(number).checkState() == checked]
