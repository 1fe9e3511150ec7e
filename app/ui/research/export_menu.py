"""Saving a research to a file: the menu of forms, the question where to, the writing."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QObject, QPoint, QRectF, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from app.core.domain.graph import Node
from app.core.domain.turn.turn import Turn
from app.ui.research.export import Headings, markdown, page, picture, printable
from app.ui.wording.research import state_words
from app.ui.wording.sentences import shortened, translate

FORMS = ("svg", "md", "html", "pdf")
_SHARP = 3.0  # pixels of the graph's picture for one of its own
_PRINT = 14  # pixels of the printed report's words, 96 to an inch
_LONGEST_SIDE = 6000  # pixels of that picture
_PICTURE = "graph.png"
_DELETE = Qt.WidgetAttribute.WA_DeleteOnClose


class ResearchSaver(QObject):
    saved = Signal(str)  # the file
    failed = Signal(str)  # the file

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self.dialog: QFileDialog | None = None

    def offer(self, turn: Turn, where: QPoint) -> QMenu:
        """The menu of what can be saved, at a place of the screen."""
        menu = QMenu(self._window)
        menu.setAttribute(_DELETE)
        for form, words in (
            ("svg", self.tr("Graph as image (SVG)…")),
            ("md", self.tr("Report as Markdown…")),
            ("html", self.tr("Report as web page (HTML)…")),
            ("pdf", self.tr("Report as PDF…")),
        ):
            if form != "svg" or (turn.graph is not None and turn.graph.nodes):
                menu.addAction(words).triggered.connect(self._command(turn, form))
        menu.popup(where)
        return menu

    def ask(self, turn: Turn, form: str) -> None:
        """Ask where to save; the dialog does not hold up the window."""
        from app.core.export.file_names import file_name
        from app.ui.widgets.focus_return import return_focus

        dialog = self.dialog = QFileDialog(self._window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(form)
        dialog.setNameFilter(f"{form.upper()} (*.{form})")
        dialog.selectFile(f"{file_name(turn.question, 'research')}.{form}")
        dialog.fileSelected.connect(lambda path: self.write(turn, form, Path(path)))
        dialog.setAttribute(_DELETE)
        return_focus(dialog, self._window)
        dialog.open()

    def write(self, turn: Turn, form: str, path: Path) -> None:
        try:
            path.write_bytes(file_content(turn, form))
        except OSError:
            self.failed.emit(str(path))
        else:
            self.saved.emit(str(path))

    def _command(self, turn: Turn, form: str) -> Callable[[], None]:
        return lambda: self.ask(turn, form)


def file_content(turn: Turn, form: str) -> bytes:
    """The file's content; `form` is one of FORMS."""
    match form:
        case "svg":
            return picture(turn, _state_label).encode("utf-8", "replace")
        case "md":
            return markdown(turn, headings(), _state_label).encode("utf-8", "replace")
        case "html":
            return page(turn, headings(), _state_label).encode("utf-8", "replace")
    return pdf(turn)


def headings() -> Headings:
    return Headings(
        translate("Research", "Sources"),
        translate("Research", "Sub-questions"),
        translate("Research", "Graph of the sub-questions"),
    )


def pdf(turn: Turn) -> bytes:
    """The report with the graph and the sources on pages of A4."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout.Unit.Millimeter)
    writer.setResolution(96)
    writer.setTitle(shortened(turn.question, 200))
    width = writer.width()
    document = _Closed()
    font = QFont(QApplication.font())  # with families for Chinese
    font.setPixelSize(_PRINT)
    document.setDefaultFont(font)
    document.setPageSize(QSizeF(width, writer.height()))
    figure = ""
    if turn.graph is not None and turn.graph.nodes:
        image = _image(picture(turn, _state_label))
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(_PICTURE), image)
        picture_width = min(width, image.width() / _SHARP)
        heading = f'<h2 style="page-break-before: always">{headings().graph}</h2>'  # never apart from its picture
        figure = f'{heading}<p><img src="{_PICTURE}" width="{picture_width:.0f}"></p>'
    document.setDefaultStyleSheet("a { color: #0b6664; text-decoration: none; } small { color: #565d61; }")
    document.setHtml(printable(turn, headings(), _state_label, figure))
    document.print_(writer)
    buffer.close()
    return bytes(buffer.data().data())


class _Closed(QTextDocument):
    """Loads nothing but what was put into it."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        text = name.toString() if isinstance(name, QUrl) else name
        return super().loadResource(kind, name) if text == _PICTURE else None


def _image(svg: str) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode("utf-8", "replace")))
    size = renderer.defaultSize()
    scale = min(_SHARP, _LONGEST_SIDE / max(size.width(), size.height(), 1))
    image = QImage(size * scale, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _state_label(node: Node) -> str:
    return state_words(node.state)
