"""What is new in versions that this one is not: their notes, and the way to their page."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from app.core.domain.updates import Release
from app.ui.settings.data.update_words import new_version_sentence
from app.ui.wording.language import language_in_force


class UpdateDialog(QDialog):
    """releases: newest first, at least one."""

    def __init__(
        self,
        releases: tuple[Release, ...],
        open_page: Callable[[str], object],
        skip: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(600, 460)
        self._releases = releases
        self._heading, self.notes = QLabel(), QPlainTextEdit()
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._heading.setWordWrap(True)
        self.notes.setReadOnly(True)
        self.notes.setTabChangesFocus(True)
        self.page, self.skip, self.done_button = QPushButton(), QPushButton(), QPushButton()
        self.page.setDefault(True)
        self.page.clicked.connect(lambda: self._leave(lambda: open_page(releases[0].page)))
        self.skip.clicked.connect(lambda: self._leave(skip))
        self.done_button.clicked.connect(self.reject)
        foot, whole = QHBoxLayout(), QVBoxLayout(self)
        foot.addWidget(self.skip)
        foot.addStretch(1)
        foot.addWidget(self.done_button)
        foot.addWidget(self.page)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        for widget in (self._heading, self.notes):
            whole.addWidget(widget)
        whole.addLayout(foot)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("What's new"))
        self._heading.setText(new_version_sentence(self._releases[0]))
        self.notes.setAccessibleName(self.tr("What's new"))
        self.notes.setPlainText("\n\n\n".join(map(self._text, self._releases)))
        self.page.setText(self.tr("Download page"))
        self.skip.setText(self.tr("Skip this version"))
        self.done_button.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "done_button"):
            self.retranslate()
        super().changeEvent(event)

    def _leave(self, act: Callable[[], object]) -> None:
        self.accept()
        act()

    def _text(self, release: Release) -> str:
        notes = release.notes_in(language_in_force()) or self.tr("No notes were published.")
        return f"{release.version} – {release.date}\n\n{notes}"
