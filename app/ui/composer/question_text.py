"""Where the question is typed: grows with its text, sends on Enter, leaves input methods alone."""

import os
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QImageReader, QInputMethodEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.ui.widgets.long_lines import split_heavy

DRAFT = "draft"  # where a draft is kept while there is no conversation yet that could keep it

_SHARE = 3  # the window's height over the most that this field takes
_FEWEST_LINES = 4  # that it may have, however low the window is
_MOST_PIXELS = 100_000_000


class QuestionText(QPlainTextEdit):
    submitted = Signal()
    recalled = Signal()  # Up in the empty field
    heavy_pasted = Signal(str)  # text that this field cannot lay out in time
    picture_added = Signal(QImage)  # pasted or dropped
    files_added = Signal(object)  # paths of files that were pasted or dropped and are no pictures

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setSizeAdjustPolicy(QPlainTextEdit.SizeAdjustPolicy.AdjustIgnored)
        self._composing = False
        self.textChanged.connect(self._grow)
        self._grow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._composing:  # the key ends the composition; a real input method swallows it before it comes here
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not _breaks(event):
            self.submitted.emit()
        elif event.key() == Qt.Key.Key_Up and self.document().isEmpty():
            self.recalled.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Pictures and files apart, else text only, whatever else the clipboard holds."""
        pictures, files = pictures_in(source), files_in(source)
        for picture in pictures:
            self.picture_added.emit(picture)
        if files:
            self.files_added.emit(files)
        if pictures or files:
            return
        light, heavy = split_heavy(source.text())
        if light:
            self.insertPlainText(light)
        if heavy:
            self.heavy_pasted.emit(heavy)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText() or source.hasImage() or source.hasUrls()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._grow)  # now, the viewport would keep the height of before

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._grow()

    def setPlaceholderText(self, text: str) -> None:
        super().setPlaceholderText(text)
        self._grow()

    def sizeHint(self) -> QSize:
        return QSize(400, self._height())

    def _grow(self) -> None:
        full = (
            round(self.document().size().height()) > self._most_lines()
        )  # signs of another font may be a little higher
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if full else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if self.verticalScrollBarPolicy() != policy:
            self.setVerticalScrollBarPolicy(policy)
        if self.height() != (height := self._height()):
            self.setFixedHeight(height)

    def _placeholder_lines(self) -> int:
        """As many as its words take that stand there while nothing is written."""
        if not self.document().isEmpty():
            return 0
        room = self.viewport().width() - 2 * round(self.document().documentMargin())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        words = self.fontMetrics().boundingRect(QRect(0, 0, max(room, 80), 0), flags, self.placeholderText())
        return round(words.height() / self.fontMetrics().lineSpacing())

    def _most_lines(self) -> int:
        """As many as a third of the window holds."""
        return max(_FEWEST_LINES, self.window().height() // _SHARE // self.fontMetrics().lineSpacing())

    def _height(self) -> int:
        written = round(self.document().size().height())  # this document counts in lines
        lines = min(max(1, written, self._placeholder_lines()), self._most_lines())
        margins = self.contentsMargins()
        around = margins.top() + margins.bottom() + 2 * round(self.document().documentMargin())
        return lines * self.fontMetrics().lineSpacing() + around + 4


def _breaks(event: QKeyEvent) -> bool:
    modifiers = Qt.KeyboardModifier
    return bool(event.modifiers() & (modifiers.ShiftModifier | modifiers.AltModifier))


def pictures_in(source: QMimeData) -> list[QImage]:
    """What is given as a picture: files of pictures, or an image without words (a table's picture comes with them)."""
    pictures = pictures_in_files([url.toLocalFile() for url in source.urls() if url.isLocalFile()][:8])
    if not pictures and source.hasImage() and not source.hasText():
        image = source.imageData()
        pictures = [image] if isinstance(image, QImage) and not image.isNull() else []
    return pictures


def pictures_in_files(paths: Sequence[str]) -> list[QImage]:
    """The pictures among files; what is none is passed over."""
    return [picture for path in paths if not (picture := _read(path)).isNull()]


def files_in(source: QMimeData) -> list[str]:
    """Paths of the files that are no pictures."""
    paths = [url.toLocalFile() for url in source.urls() if url.isLocalFile()]
    return [path for path in paths if path and not is_picture(path)]


def is_picture(path: str) -> bool:
    """By its first bytes. What is no file is none: opening a pipe would wait for whoever writes into it."""
    return os.path.isfile(path) and QImageReader(path).canRead()


def _read(path: str) -> QImage:
    """A picture from a file; null for what is none, or is absurdly large."""
    if not os.path.isfile(path):
        return QImage()
    reader = QImageReader(path)
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > _MOST_PIXELS:
        return QImage()
    reader.setAutoTransform(True)
    return reader.read()
