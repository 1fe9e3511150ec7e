"""About: name and version, what is new, and the licences of what the program stands on."""

from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.locations import licences
from app.ui.about.licences import components, program
from app.ui.about.release_notes import Release
from app.ui.settings.form import Hint
from app.ui.widgets.icons import program_icon

ABOUT, NEWS, LICENCES = range(3)
_PICTURE = 56  # pixels


class AboutDialog(QDialog):
    def __init__(self, news: list[Release], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(600, 520)
        self._news, self._program = news, program()
        self.tabs = QTabWidget()
        self._build()
        self.retranslate()
        self.tabs.currentChanged.connect(self._fill_licences)

    def show_tab(self, number: int) -> None:
        self.tabs.setCurrentIndex(number)
        self.raise_()
        self.activateWindow()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Citewise"))
        for number, words in enumerate((self.tr("About"), self.tr("What's new"), self.tr("Licences"))):
            self.tabs.setTabText(number, words)
        for text, words in ((self.news, self.tr("What's new")), (self.licences, self.tr("Licences"))):
            text.setAccessibleName(words)
        version = self._program.version
        self._version.setText(self.tr("Version {version}").format(version=version) if version else "")
        self._purpose.setText(self.tr("A desktop chat client whose answers rest on sources you can check."))
        licence = self._program.licence
        self._licence.setText(self.tr("Licence: {licence}").format(licence=licence) if licence else "")
        self._licence.setVisible(bool(licence))
        words = self.tr("Built with Qt {version} and PySide6 (LGPL 3); pages are drawn by Qt WebEngine (Chromium).")
        self._qt.setText(words.format(version=qVersion()))
        count = sum(len(release.changes) for release in self._news)
        self.more.setText(self.tr("What's new: %n change(s)", "", count))
        self.more.setVisible(bool(count))
        self._done.setText(self.tr("Done"))
        self.news.setPlainText("\n\n".join(map(_as_text, self._news)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "_done"):
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        self._picture, self._name = QLabel(), QLabel("Citewise")
        self._picture.setPixmap(program_icon().pixmap(_PICTURE, _PICTURE))
        self._name.setProperty("title", True)
        self._version, self._purpose, self._licence, self._qt = Hint(), QLabel(), Hint(), Hint()
        self._purpose.setWordWrap(True)
        self.more = QPushButton()
        self.more.clicked.connect(lambda: self.tabs.setCurrentIndex(NEWS))
        self.news, self.licences = _text(), _text()
        first = QWidget()
        column = QVBoxLayout(first)
        column.setContentsMargins(16, 24, 16, 16)
        column.setSpacing(10)
        for widget in (self._picture, self._name, self._version, self._purpose, self._licence, self._qt, self.more):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft if widget is self.more else Qt.AlignmentFlag(0))
        column.addStretch(1)
        for page in (first, self.news, self.licences):
            self.tabs.addTab(page, "")
        self._done = QPushButton()
        self._done.clicked.connect(self.accept)
        foot, whole = QHBoxLayout(), QVBoxLayout(self)
        foot.addStretch(1)
        foot.addWidget(self._done)
        whole.setContentsMargins(16, 12, 16, 16)
        whole.addWidget(self.tabs, 1)
        whole.addLayout(foot)

    def _fill_licences(self, tab: int) -> None:
        """Some dozens of files are read for them: when they are looked at."""
        if tab == LICENCES and not self.licences.toPlainText():
            other = self.tr("see its own files")
            lines = [f"{one.name} {one.version}".strip() + f"  ·  {one.licence or other}" for one in components()]
            if texts := licences():
                lines += ["", self.tr("The full texts are in {folder}").format(folder=texts)]
            self.licences.setPlainText("\n".join(lines))


def _text() -> QPlainTextEdit:
    """Read-only; Tab leads out of it."""
    text = QPlainTextEdit()
    text.setReadOnly(True)
    text.setTabChangesFocus(True)
    return text


def _as_text(release: Release) -> str:
    return "\n\n".join((release.title, *(f"•  {change}" for change in release.changes)))
