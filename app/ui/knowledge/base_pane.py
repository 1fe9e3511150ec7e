"""One knowledge base up close: what is in it, what is being read, how it is searched, and what a search would find."""

import os
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedLayout,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.addresses import is_web_address
from app.core.domain.chat import Provider
from app.core.domain.knowledge import Base, Document, ImportProgress, Item, ItemKind
from app.core.ports import Knowledge
from app.ui.knowledge.add_forms import AddNote, AddPage
from app.ui.knowledge.contents import ContentsPane
from app.ui.knowledge.options import OptionsPane
from app.ui.knowledge.search_trial import TrialPane
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.bars import Bar
from app.ui.widgets.icons import icon
from app.ui.widgets.labels import keep_gap
from app.ui.widgets.theme import Colours
from app.ui.wording.knowledge import base_counts, counts, line, progress_words
from app.ui.wording.language import listed
from app.ui.wording.sentences import after_colon

_ADDING = (
    ("document", ItemKind.FILE),
    ("folder", ItemKind.FOLDER),
    ("globe", ItemKind.PAGE),
    ("pencil", ItemKind.NOTE),
)


class BasePane(QWidget):
    items_added = Signal(object)  # (ItemKind, address) pairs to put in
    note_added = Signal(str, str)  # title, text
    pause_requested = Signal(bool)  # False: go on
    changed = Signal(object)  # the Base with other options

    def __init__(
        self,
        knowledge: Knowledge,
        reads: Callable[[str], bool],
        tasks: Tasks,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self._reads = reads
        self._base: Base | None = None
        self._progress: ImportProgress | None = None
        self.contents = ContentsPane(colours)
        self.trial = TrialPane(knowledge, tasks, colours)
        self.options = OptionsPane()
        self.options.changed.connect(self.changed)
        self._build()
        self.set_colours(colours)
        self.retranslate()

    def show_base(self, base: Base, providers: Sequence[Provider]) -> None:
        self._base = base
        self.name.setText(line(base.name))
        self.counts.setText(base_counts(base))
        self.counts.setVisible(bool(self.counts.text()))
        self.trial.show_base(base.id)
        self.options.show_base(base, providers)
        self._show_progress()

    def show_contents(self, items: Sequence[Item], documents: Sequence[Document]) -> None:
        self.contents.show_contents(items, documents)
        self._stack.setCurrentIndex(1 if items else 0)

    def show_progress(self, progress: ImportProgress | None) -> None:
        """None: nothing is read now."""
        over = progress is None or progress.finished or progress.paused
        self._progress = None if over else progress
        self.contents.show_current("" if over or progress is None else progress.current)
        self._show_progress()

    def set_colours(self, colours: Colours) -> None:
        self.contents.set_colours(colours)
        self.trial.set_colours(colours)
        for button, (picture, _) in zip(self.adding, _ADDING, strict=True):
            button.setIcon(icon(picture, colours.text))

    def retranslate(self) -> None:
        words = (
            self.tr("Add files…"),
            self.tr("Add folder…"),
            self.tr("Add web page…"),
            self.tr("Add note…"),
        )
        for button, sentence in zip(self.adding, words, strict=True):
            button.setText(sentence)
        for place, sentence in enumerate((self.tr("Documents"), self.tr("Test search"), self.tr("Options"))):
            self.tabs.setTabText(place, sentence)
        self.empty.setText(
            self.tr(
                "Nothing here yet. Add files or a folder, or drop them here; web pages and notes can be "
                "added too. Files stay where they are, and the text read from them is kept on this "
                "computer."
            )
        )
        self._show_progress()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or is_web_address(event.mimeData().text().strip()[:2000]):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        urls = data.urls() or [QUrl(data.text().strip()[:2000])]
        self.take_urls(urls)
        event.acceptProposedAction()

    def take_urls(self, urls: Sequence[QUrl]) -> None:
        """Files, folders and web pages that were dropped."""
        files = [url.toLocalFile() for url in urls if url.isLocalFile()]
        folders = {path: None for path in files if os.path.isdir(path)}  # in order
        pages = [(ItemKind.PAGE, url.toString()) for url in urls if is_web_address(url.toString())]
        self._give([*((ItemKind.FOLDER, path) for path in folders), *pages])
        self.take_files([path for path in files if path not in folders])

    def take_files(self, paths: Sequence[str]) -> None:
        """Those of a kind that is read; the others are named."""
        good = {path: None for path in paths if self._reads(path)}
        self._give([(ItemKind.FILE, path) for path in good])
        if bad := [path for path in paths if path not in good]:
            names = listed(line(os.path.basename(path), 40) for path in bad[:3]) + (" …" if len(bad) > 3 else "")
            self.bar.announce(after_colon(counts.refused(len(bad)), names), (self.tr("Close"), lambda: None))

    def _give(self, entries: Sequence[tuple[ItemKind, str]]) -> None:
        if entries:
            self.items_added.emit(
                [(kind, address if kind is ItemKind.PAGE else os.path.abspath(address)) for kind, address in entries]
            )

    def _build(self) -> None:
        self.name, self.counts = QLabel(), QLabel()
        self.name.setProperty("title", True)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.counts.setProperty("muted", True)
        self.counts.setTextFormat(Qt.TextFormat.PlainText)
        self.bar = Bar()
        self.tabs = QTabWidget()
        for pane in (self._documents_tab(), self.trial, self.options):
            self.tabs.addTab(pane, "")
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(8)
        for widget in (self.name, self.counts):
            column.addWidget(widget)
        column.addLayout(self._adding_row())
        column.addLayout(self._progress_row())
        column.addWidget(self.meter)
        column.addWidget(self.bar)
        column.addWidget(self.tabs, 1)

    def _adding_row(self) -> QHBoxLayout:
        self.adding = [QPushButton() for _ in _ADDING]
        for button in self.adding:
            keep_gap(button)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button, (_, kind) in zip(self.adding, _ADDING, strict=True):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, kind=kind: self.ask_for(kind))
            buttons.addWidget(button)
        buttons.addStretch(1)
        return buttons

    def _progress_row(self) -> QHBoxLayout:
        self.meter = QProgressBar()
        self.meter.setTextVisible(False)
        self.meter.setFixedHeight(6)
        self.reading = QLabel()
        self.reading.setTextFormat(Qt.TextFormat.PlainText)
        self.reading.setProperty("muted", True)
        self.pause = QPushButton()
        self.pause.setAutoDefault(False)
        self.pause.clicked.connect(lambda: self.pause_requested.emit(self._progress is not None))
        under_way = QHBoxLayout()
        under_way.addWidget(self.reading, 1)
        under_way.addWidget(self.pause)
        return under_way

    def _documents_tab(self) -> QWidget:
        self.empty = QLabel()
        self.empty.setWordWrap(True)
        self.empty.setProperty("muted", True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setContentsMargins(48, 0, 48, 0)
        documents_tab = QWidget()
        self._stack = QStackedLayout(documents_tab)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.contents)
        return documents_tab

    def ask_for(self, kind: ItemKind) -> None:
        """Open the dialog or form for something to add."""
        match kind:
            case ItemKind.PAGE:
                page = AddPage(self)
                page.submitted.connect(lambda address: self._give([(ItemKind.PAGE, address)]))
                self._open(page)
            case ItemKind.NOTE:
                note = AddNote(self)
                note.submitted.connect(self.note_added)
                self._open(note)
            case _:
                chooser = QFileDialog(self)
                folder = kind is ItemKind.FOLDER
                chooser.setFileMode(QFileDialog.FileMode.Directory if folder else QFileDialog.FileMode.ExistingFiles)
                chooser.setWindowTitle(self.tr("Add a folder") if folder else self.tr("Add files"))
                chooser.filesSelected.connect(
                    lambda paths: self.take_urls([QUrl.fromLocalFile(path) for path in paths])
                )
                self._open(chooser)

    def _open(self, dialog: AddPage | AddNote | QFileDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.form = dialog
        dialog.open()

    def _show_progress(self) -> None:
        progress, base = self._progress, self._base
        self.meter.setVisible(progress is not None)
        waits = base is not None and base.paused
        self.reading.setVisible(progress is not None or waits)
        self.pause.setVisible(progress is not None or waits)
        self.pause.setText(self.tr("Pause") if progress is not None else self.tr("Resume"))
        if progress is not None:
            self.meter.setRange(0, progress.total)
            self.meter.setValue(min(progress.done, progress.total))
            self.reading.setText(self.tr("Reading: {what}").format(what=progress_words(progress)))
        elif waits:
            self.reading.setText(self.tr("Reading is paused."))
