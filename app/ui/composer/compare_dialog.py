"""Which models answer side by side: two to four of those that are set up."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.chat import MOST_COMPARED, ModelChoice, Provider
from app.ui.widgets.row_painting import elide_rows
from app.ui.widgets.tips import plain_tip
from app.ui.wording.sentences import shortened

_CHOICE = Qt.ItemDataRole.UserRole
_FEW = 8  # models that need no filter
_WIDTH, _HEIGHT = 400, 440  # pixels


class CompareDialog(QDialog):
    """`answered`: models whose answers are there already; others are asked beside them."""

    selected = Signal(object)  # tuple of ModelChoice

    def __init__(
        self,
        providers: Sequence[Provider],
        checked: Sequence[ModelChoice],
        answered: Collection[ModelChoice],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._least = 1 if answered else 2
        self._most = MOST_COMPARED - len(answered)
        self.setWindowTitle(self.tr("Compare with") if answered else self.tr("Compare models"))
        self.setMinimumWidth(_WIDTH)
        self.filter, self.list, self.hint = QLineEdit(), QListWidget(), QLabel()
        self.filter.setPlaceholderText(self.tr("Filter models"))
        self.list.setAccessibleName(self.tr("Models"))
        elide_rows(self.list)
        self._fill(providers, checked, answered)
        self.filter.setVisible(self.list.count() > _FEW)
        buttons = QDialogButtonBox()
        self.compare = buttons.addButton(self.tr("Compare"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)  # Qt's own has a picture
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        for widget in (self.hint, self.filter, self.list, buttons):
            column.addWidget(widget)
        self.hint.setWordWrap(True)
        self.filter.textChanged.connect(self._narrow)
        self.list.itemChanged.connect(self._show_state)
        self.list.itemDoubleClicked.connect(self._toggle)  # Enter ends the dialog
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        self.resize(_WIDTH, _HEIGHT)
        self._show_state()
        (self.filter if self.list.count() > _FEW else self.list).setFocus()

    def choices(self) -> tuple[ModelChoice, ...]:
        """Those with a mark, in the order of the list."""
        return tuple(
            ModelChoice(*row.data(_CHOICE)) for row in self._rows() if row.checkState() is Qt.CheckState.Checked
        )

    def _fill(
        self, providers: Sequence[Provider], checked: Sequence[ModelChoice], answered: Collection[ModelChoice]
    ) -> None:
        """Favourites first."""
        every = [(ModelChoice(one.id, name), one.name) for one in providers for name in one.models]
        favourites = {ModelChoice(one.id, name) for one in providers for name in one.favourites}
        marked = [choice for choice in checked if choice not in answered][: self._most]
        for choice, provider in sorted(every, key=lambda row: row[0] not in favourites):
            if choice in answered:
                continue
            text = f"{choice.model} · {provider}"
            row = QListWidgetItem(shortened(text, 120))
            row.setToolTip(plain_tip(text))
            row.setData(_CHOICE, (choice.provider, choice.model))
            row.setFlags(row.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            row.setCheckState(Qt.CheckState.Checked if choice in marked else Qt.CheckState.Unchecked)
            self.list.addItem(row)
        if self.list.count():
            self.list.setCurrentRow(0)

    def _rows(self) -> list[QListWidgetItem]:
        return [self.list.item(number) for number in range(self.list.count())]

    def _narrow(self, text: str) -> None:
        words = text.lower().split()
        for row in self._rows():
            row.setHidden(not all(word in row.text().lower() for word in words))

    def _toggle(self, row: QListWidgetItem) -> None:
        """Beside its box."""
        on = row.checkState() is Qt.CheckState.Checked
        row.setCheckState(Qt.CheckState.Unchecked if on else Qt.CheckState.Checked)

    def _show_state(self) -> None:
        """More than can be compared cannot be marked."""
        count = len(self.choices())
        self.list.blockSignals(True)
        for row in self._rows():
            free = count < self._most or row.checkState() is Qt.CheckState.Checked
            row.setFlags(row.flags() | Qt.ItemFlag.ItemIsEnabled if free else row.flags() & ~Qt.ItemFlag.ItemIsEnabled)
        self.list.blockSignals(False)
        words = self.tr("Choose {least} to {most} models. Each answers your question, side by side.")
        self.hint.setText(words.format(least=self._least, most=self._most))
        self.compare.setEnabled(self._least <= count <= self._most)

    def _accept(self) -> None:
        self.selected.emit(self.choices())
        self.accept()
