"""The pictures that go with a question: previews in the composer, each shown whole by a click, each with a cross."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QKeyEvent, QPixmap
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.core.domain.chat import ImageBlock
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.widgets.tips import plain_tip

MOST = 4
_LONGEST = 1568  # pixels of the longer side: services scale larger ones down themselves, and charge for them
_PREVIEW, _CROSS = 56, 10
_SHARE = 0.85  # of the window that a picture shown whole may take


class Pictures(QFrame):
    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._blocks: dict[Thumbnail, ImageBlock] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addStretch(1)
        self.hide()

    def room(self) -> int:
        """How many more go with the question."""
        return MOST - len(self._blocks)

    def add(self, image: QImage) -> None:
        """Take a picture in, unless there are enough or it is none."""
        if not image.isNull():
            self._keep(image, encoded(image))

    def put(self, blocks: Sequence[ImageBlock]) -> None:
        """Have pictures here that were taken before: its question could not be asked, or is changed."""
        for block in blocks:
            if any(block is other for other in self._blocks.values()):
                continue
            self._keep(QImage.fromData(QByteArray(block.data)), block)

    def drop(self, blocks: Sequence[ImageBlock]) -> None:
        """Take these out."""
        for thumbnail in [one for one, block in self._blocks.items() if any(block is other for other in blocks)]:
            self._drop(thumbnail)

    def take(self) -> tuple[ImageBlock, ...]:
        """The pictures, which then are gone from here."""
        blocks = tuple(self._blocks.values())
        for thumbnail in list(self._blocks):
            self._drop(thumbnail)
        return blocks

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        for thumbnail in self._blocks:
            thumbnail.set_colours(colours)

    def _keep(self, image: QImage, block: ImageBlock) -> None:
        if len(self._blocks) >= MOST:
            return
        thumbnail = Thumbnail(image, self._colours)
        thumbnail.removed.connect(lambda: self._drop(thumbnail))
        self._blocks[thumbnail] = block
        self._row.insertWidget(len(self._blocks) - 1, thumbnail)
        thumbnail.show()
        self.show()

    def _drop(self, thumbnail: "Thumbnail") -> None:
        self._blocks.pop(thumbnail)
        thumbnail.hide()
        thumbnail.deleteLater()
        self.setVisible(bool(self._blocks))


class Thumbnail(QFrame):
    """A click on the picture shows it whole; a click on the cross, Delete or Backspace takes it out."""

    removed = Signal()

    def __init__(self, image: QImage, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image = image
        self.picture, self.cross = QToolButton(), QToolButton()
        self.viewer: PictureDialog | None = None
        self.picture.setProperty("quiet", True)
        preview = image.scaled(_PREVIEW, _PREVIEW, Qt.AspectRatioMode.KeepAspectRatio)
        self.picture.setIcon(QIcon(QPixmap.fromImage(preview)))
        self.picture.setIconSize(QSize(_PREVIEW, _PREVIEW))
        self.cross.setProperty("cross", True)
        self.cross.setIconSize(QSize(_CROSS, _CROSS))
        self.picture.clicked.connect(self.open)
        self.cross.clicked.connect(self.removed)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.picture, 0, 0)
        grid.addWidget(self.cross, 0, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        self.set_colours(colours)
        self.retranslate()

    def open(self) -> None:
        """Show the picture whole, above the window."""
        self.viewer = PictureDialog(self._image, self.window())
        self.viewer.open()

    def set_colours(self, colours: Colours) -> None:
        self.cross.setIcon(icon("close", colours.text))

    def retranslate(self) -> None:
        for button, sentence in ((self.picture, self.tr("Show image")), (self.cross, self.tr("Remove image"))):
            button.setToolTip(plain_tip(sentence))
            button.setAccessibleName(sentence)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class PictureDialog(QDialog):
    """A picture as large as the window lets it be, never larger than it is; a click or Esc closes it."""

    def __init__(self, image: QImage, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Image"))
        most = parent.size() * _SHARE
        pixmap = QPixmap.fromImage(image)
        if pixmap.width() > most.width() or pixmap.height() > most.height():
            keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            pixmap = pixmap.scaled(most, keep, smooth)
        self.label = QLabel()
        self.label.setPixmap(pixmap)
        self.label.setAccessibleName(self.windowTitle())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.label)

    def mousePressEvent(self, event: object) -> None:
        self.accept()


def encoded(image: QImage) -> ImageBlock:
    """As PNG where that is small (drawings, screenshots), else as JPEG; never larger than services look at."""
    if max(image.width(), image.height()) > _LONGEST:
        image = image.scaled(
            _LONGEST, _LONGEST, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    data = _written(image, "PNG")
    if len(data) <= 600_000:
        return ImageBlock(data, "image/png")
    return ImageBlock(_written(image.convertToFormat(QImage.Format.Format_RGB32), "JPG"), "image/jpeg")


def _written(image: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind, 85 if kind == "JPG" else -1)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
