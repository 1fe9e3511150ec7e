"""What a file of assistants would add: each with a tick and with what of it is left out."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.assistants import Assistant
from app.core.domain.assistants.transfer import AssistantImport, ImportedAssistant
from app.ui.assistants.words import PROGRAMS, left_out_words, numbers, skipped_words
from app.ui.settings.form import Hint
from app.ui.widgets.emoji import with_icon
from app.ui.widgets.screen_fit import fit_on_screen
from app.ui.widgets.tips import plain_tip
from app.ui.wording.sentences import shortened

_SIZE = (560, 560)  # pixels
_NAME, _PROMPT = 60, 300  # characters
_PLACE = Qt.ItemDataRole.UserRole


class AssistantImportDialog(QDialog):
    confirmed = Signal(object)  # the assistants that are ticked

    def __init__(self, imported: AssistantImport, own: Sequence[Assistant], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Import assistants"))
        self._imported = imported.assistants
        self.list, self.all, self.add = QListWidget(), QPushButton(), QPushButton()
        self.list.setAccessibleName(self.tr("Assistants in the file"))
        self.list.setWordWrap(True)
        self.list.setSpacing(5)
        present = {(one.name, one.instructions) for one in own}
        for place, one in enumerate(self._imported):
            self._add_row(place, one, (one.assistant.name, one.assistant.instructions) in present)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(10)
        source = self.tr("From {program}. Choose what to add; nothing that you have is changed.")
        column.addWidget(Hint(source.replace("{program}", PROGRAMS[imported.program])))
        column.addWidget(self.list, 1)
        if words := skipped_words(imported.skipped):
            column.addWidget(Hint(words))
        column.addLayout(self._foot())
        self.list.itemChanged.connect(lambda _: self._count())
        self._count()
        self.resize(*_SIZE)
        fit_on_screen(self)
        self.list.setCurrentRow(0)
        self.list.setFocus()

    def selection(self) -> list[Assistant]:
        items = [self.list.item(row) for row in range(self.list.count())]
        return [
            self._imported[item.data(_PLACE)].assistant for item in items if item.checkState() is Qt.CheckState.Checked
        ]

    def accept(self) -> None:
        selection = self.selection()
        super().accept()
        self.confirmed.emit(selection)

    def _add_row(self, place: int, imported: ImportedAssistant, is_present: bool) -> None:
        assistant = imported.assistant
        note = self.tr("You have it already") if is_present else left_out_words(imported)
        item = QListWidgetItem(
            "\n".join(filter(None, (shortened(with_icon(assistant.icon, assistant.name), _NAME), note))), self.list
        )
        item.setData(_PLACE, place)
        item.setToolTip(plain_tip(shortened(assistant.instructions, _PROMPT)))
        item.setCheckState(Qt.CheckState.Unchecked if is_present else Qt.CheckState.Checked)

    def _foot(self) -> QHBoxLayout:
        buttons, cancel = QDialogButtonBox(), QPushButton(self.tr("Cancel"))
        self.add.setProperty("primary", True)
        self.add.setDefault(True)
        for button in (self.all, cancel):
            button.setAutoDefault(False)
        buttons.addButton(self.add, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.all.clicked.connect(self._tick_all)
        row = QHBoxLayout()
        row.addWidget(self.all)
        row.addStretch(1)
        row.addWidget(buttons)
        return row

    def _tick_all(self) -> None:
        """Or none, where all are ticked."""
        state = Qt.CheckState.Unchecked if self._is_whole() else Qt.CheckState.Checked
        for row in range(self.list.count()):
            self.list.item(row).setCheckState(state)

    def _is_whole(self) -> bool:
        return len(self.selection()) == self.list.count()

    def _count(self) -> None:
        count = len(self.selection())
        self.add.setEnabled(count > 0)
        self.add.setText(numbers.import_button(count))
        self.all.setText(self.tr("Select none") if self._is_whole() else self.tr("Select all"))
