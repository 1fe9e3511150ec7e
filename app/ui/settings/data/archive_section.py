"""Settings, Data: whether pages that answers rest on are kept as files, how much room they take, and their end."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from app.core.domain.archive import ArchiveSize
from app.core.domain.errors import Failure
from app.core.ports.page_archive import PageArchive
from app.ui.settings.backup.words import size_words
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, NumberField, StatusLabel, button_row, while_alive
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.bars import Bar
from app.ui.wording.failures import failure_sentence

_LEAST, _MOST = 50, 100_000  # megabytes


class ArchiveSection(QWidget):
    """The size is looked up when it is first seen, and after a deletion."""

    def __init__(self, controller: SettingsController, tasks: Tasks, archive: PageArchive) -> None:
        super().__init__()
        self._controller, self._tasks, self._archive = controller, tasks, archive
        settings = controller.settings.archive
        self.enabled = QCheckBox(self.tr("Keep the web pages that answers are based on"))
        self.enabled.setChecked(settings.pages)
        hint = self.tr(
            "Each page is kept as it was read, so that it can still be shown when it has changed or is gone. Each "
            "conversation can choose otherwise (search menu, This conversation). Never for private conversations."
        )
        self.limit = NumberField()
        self.limit.setRange(_LEAST, _MOST)
        self.limit.setSingleStep(100)
        self.limit.setSuffix(" MB")
        self.limit.setKeyboardTracking(False)  # half a number must not delete pages
        self.limit.setValue(settings.megabytes)
        self.limit.setMaximumWidth(160)
        name = QLabel(self.tr("Maximum size (the oldest pages are deleted first)"))
        name.setWordWrap(True)
        name.setBuddy(self.limit)
        self.limit.setAccessibleName(name.text())
        self.total, self.question, self.status = Hint(), Bar(), StatusLabel()
        self.delete = QPushButton(self.tr("Delete kept pages…"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.enabled, Hint(hint), name, self.limit, self.total, self.question, self.status):
            column.addWidget(widget)
        column.addLayout(button_row([(self.delete, self._ask)]))
        self.delete.setEnabled(False)
        self.enabled.toggled.connect(lambda on: controller.change_archive(pages=on))
        self.limit.valueChanged.connect(lambda number: controller.change_archive(megabytes=number))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        self._tasks.request(self._archive.size(), while_alive(self, self._show), while_alive(self, self._report))

    def _show(self, size: ArchiveSize) -> None:
        self.delete.setEnabled(size.files > 0)
        words = self.tr("Kept pages: {count}, {size}")
        sentence = words.format(count=size.files, size=size_words(size.bytes))
        self.total.setText(sentence if size.files else self.tr("No pages are kept yet."))

    def _ask(self) -> None:
        self.status.nothing()
        words = self.tr("Delete all kept pages? Answers, sources and passages stay. This cannot be undone.")
        self.question.announce(words, (self.tr("Delete"), self._delete), (self.tr("Cancel"), lambda: None))
        self.question.setFocus()

    def _delete(self) -> None:
        self.delete.setEnabled(False)
        self.status.waiting(self.tr("Deleting…"))
        call = self._archive.delete_all()
        self._tasks.request(call, while_alive(self, self._end), while_alive(self, self._report))

    def _end(self, _: None) -> None:
        self.status.good(self.tr("The kept pages were deleted."))
        self.refresh()

    def _report(self, failure: Failure) -> None:
        self.status.bad(failure_sentence(failure))
        self.delete.setEnabled(True)
