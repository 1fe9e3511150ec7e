"""*Check again*: how far it is, then what became of the evidence behind each claim."""

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from app.core.verification.results import Verification, VerifyProgress
from app.ui.verification.report import COPY, report_html
from app.ui.verification.words import counts_line
from app.ui.widgets.theme import Colours


class VerificationDialog(QDialog):
    """It holds nothing up, and closing it while it runs is *Stop*."""

    open_requested = Signal(str)  # an address
    copy_requested = Signal(str)  # the id of a source whose page is kept

    def __init__(self, question: str, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(640, 560)
        self._colours = colours
        self._verification: Verification | None = None
        self._problem = ""
        self._build(question)
        self.retranslate()

    def show_progress(self, progress: VerifyProgress) -> None:
        self.bar.setRange(0, progress.total)
        self.bar.setValue(progress.done)

    def show_result(self, verification: Verification) -> None:
        self._verification = verification
        self._show()

    def show_problem(self, sentence: str) -> None:
        self._problem = sentence
        self._show()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._show()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Check sources again"))
        self.bar.setAccessibleName(self.windowTitle())
        self.report.setAccessibleName(self.tr("What became of the sources"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self, question: str) -> None:
        self.question = QLabel(question)
        self.question.setTextFormat(Qt.TextFormat.PlainText)
        self.question.setWordWrap(True)
        font = QFont(self.question.font())
        font.setWeight(QFont.Weight.Bold)
        self.question.setFont(font)
        self.status = QLabel()
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        self.status.setProperty("muted", True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.report = QTextBrowser()
        self.report.setOpenLinks(False)
        self.report.anchorClicked.connect(self._open)
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(8)
        for widget in (self.question, self.status, self.bar):
            column.addWidget(widget)
        column.addWidget(self.report, 1)
        column.addLayout(foot)

    def _show(self) -> None:
        is_over = self._verification is not None or bool(self._problem)
        self.bar.setVisible(not is_over)
        self.report.setVisible(self._verification is not None)
        self.close_button.setText(self.tr("Close") if is_over else self.tr("Stop"))
        if self._problem:
            self.status.setText(self._problem)
        elif self._verification is None:
            self.status.setText(self.tr("Reading the sources again…"))
        else:
            self.status.setText(counts_line(self._verification))
            self.report.setHtml(report_html(self._verification, self._colours))
        self.status.setVisible(bool(self.status.text()))

    def _open(self, url: QUrl) -> None:
        if url.scheme() == COPY:
            self.copy_requested.emit(url.path())
            return
        self.open_requested.emit(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))
