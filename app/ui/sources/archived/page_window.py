"""The window that shows a kept page: what it is, the page itself or its text, and *Save copy…*."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QIODevice, QSaveFile, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.addresses import site_of
from app.core.domain.archive import MHTML, ArchivedPage
from app.ui.settings.backup.words import moment_words, size_words
from app.ui.wording.sentences import shortened

_SIZE = (980, 720)  # pixels


@dataclass(frozen=True)
class Content:
    """An archived page, made ready: `document` for a browser, or its text."""

    page: ArchivedPage
    document: bytes = field(default=b"", repr=False)
    text: str = field(default="", repr=False)


class ArchivedPageWindow(QDialog):
    page_requested = Signal(int)  # one of several, by its place

    def __init__(self, title: str, pages: Sequence[ArchivedPage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Kept page"))
        self.resize(*_SIZE)
        self._title, self._pages, self._page = title, pages, pages[0]
        self.view: QWidget | None = None  # ArchivedPageView or QPlainTextEdit
        self.dialog: QFileDialog | None = None
        self._build()

    def show_content(self, content: Content) -> None:
        self._page = content.page
        self._drop_view()
        self.facts.setText(self._facts())
        self.address.setText(shortened(content.page.address, 160))
        self.note.setText(self._note(bool(content.document)))
        self.view = self._browser(content) if content.document else self._plain(content.text)
        self._column.insertWidget(self._place, self.view, 1)

    def done(self, result: int) -> None:
        self._drop_view()
        super().done(result)

    def save(self, path: str) -> None:
        """A file that was there stays whole where that fails."""
        data, file = self._page.data, QSaveFile(path)
        file.setDirectWriteFallback(True)  # into folders that take no second file beside it
        is_open = file.open(QIODevice.OpenModeFlag.WriteOnly)
        written = is_open and file.write(data) == len(data) and file.commit()
        failed = self.tr("{file} could not be written. Choose another place.")
        self.note.setText((self.tr("Saved: {file}") if written else failed).format(file=path))

    def offer_save(self) -> None:
        """A dialog that does not hold up the window."""
        dialog = self.dialog = QFileDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setWindowTitle(self.tr("Save copy"))
        dialog.selectFile(self.suggested_name())
        dialog.fileSelected.connect(self.save)
        dialog.open()

    def suggested_name(self) -> str:
        words = "".join(sign if sign.isalnum() or sign in " -" else " " for sign in self._title)
        name = " ".join(words.split())[:80].strip() or site_of(self._page.address) or "page"
        return name + self._page.ending

    def _build(self) -> None:
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(6)
        self.title, self.facts, self.address, self.note = QLabel(shortened(self._title, 160)), *_muted(3)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.title, self.facts, self.address, self.note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            column.addWidget(label)
        self._place = column.count()
        self.parts = QComboBox()
        template = self.tr("Page {number} of {count}")
        count = len(self._pages)
        self.parts.addItems([template.format(number=number, count=count) for number in range(1, count + 1)])
        self.parts.setAccessibleName(self.tr("Page"))
        self.parts.setVisible(count > 1)
        self.parts.activated.connect(self.page_requested)
        self.saving, self.closing = QPushButton(self.tr("Save copy…")), QPushButton(self.tr("Close"))
        self.saving.clicked.connect(self.offer_save)
        self.closing.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addWidget(self.parts)
        row.addStretch(1)
        for button in (self.saving, self.closing):
            button.setAutoDefault(False)
            row.addWidget(button)
        column.addLayout(row)

    def _facts(self) -> str:
        page, kinds = self._page, {MHTML: "MHTML", "application/pdf": "PDF", "text/html": "HTML"}
        read = self.tr("Read on {moment}").format(moment=moment_words(page.archived_at))
        kind = kinds.get(page.media_type, page.media_type)
        return " · ".join((read, shortened(kind, 40), size_words(len(page.data)), f"SHA-256 {page.sha256[:16]}…"))

    def _note(self, is_document: bool) -> str:
        if is_document:
            return self.tr("Shown without network and scripts: pictures and styles that were not kept are missing.")
        return self.tr("Shown as text. Save a copy to open the file itself.")

    def _browser(self, content: Content) -> QWidget:
        from app.ui.sources.archived.page_view import ArchivedPageView  # with Chromium

        view = ArchivedPageView(content.document, content.page.ending, self)
        view.view.setAccessibleName(self.tr("Kept page"))
        view.setMinimumHeight(200)
        return view

    def _plain(self, text: str) -> QWidget:
        field = QPlainTextEdit(text or self.tr("There is no text in this page."))
        field.setReadOnly(True)
        field.setAccessibleName(self.tr("Kept page"))
        return field

    def _drop_view(self) -> None:
        view, self.view = self.view, None
        if view is None:
            return
        self._column.removeWidget(view)
        close: Callable[[], object] = getattr(view, "close_page", view.deleteLater)
        close()


def _muted(count: int) -> list[QLabel]:
    labels = [QLabel() for _ in range(count)]
    for label in labels:
        label.setProperty("muted", True)
    return labels
