"""The pictures that go with a question: small previews in the composer, each with a way to take it out."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from app.core.domain.chat import ImageBlock
from app.ui.widgets.tips import plain_tip

MOST = 4
_LONGEST = 1568  # pixels of the longer side: services scale larger ones down themselves, and charge for them
_PREVIEW = 44


class Pictures(QFrame):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._blocks: dict[QToolButton, ImageBlock] = {}
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
        """Have pictures back that were taken, because the question could not be asked."""
        for block in blocks:
            self._keep(QImage.fromData(QByteArray(block.data)), block)

    def _keep(self, image: QImage, block: ImageBlock) -> None:
        if len(self._blocks) >= MOST:
            return
        button = QToolButton()
        button.setProperty("quiet", True)
        button.setIcon(QIcon(QPixmap.fromImage(image.scaled(_PREVIEW, _PREVIEW, Qt.AspectRatioMode.KeepAspectRatio))))
        button.setIconSize(QSize(_PREVIEW, _PREVIEW))
        sentence = self.tr("Take this picture out")
        button.setToolTip(plain_tip(sentence))
        button.setAccessibleName(sentence)
        button.clicked.connect(lambda: self._drop(button))
        self._blocks[button] = block
        self._row.insertWidget(len(self._blocks) - 1, button)
        self.show()

    def take(self) -> tuple[ImageBlock, ...]:
        """The pictures, which then are gone from here."""
        blocks = tuple(self._blocks.values())
        for button in list(self._blocks):
            self._drop(button)
        return blocks

    def _drop(self, button: QToolButton) -> None:
        self._blocks.pop(button)
        button.hide()
        button.deleteLater()
        self.setVisible(bool(self._blocks))


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
