"""The variables of a prompt that was chosen, to be filled before its text goes into the question."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.prompt_library.variables import CLIPBOARD, SELECTION, Variable
from app.ui.widgets.labels import ElidedLabel
from app.ui.widgets.long_lines import LightText
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate

_MOST_LINES, _HIGHEST = 4, 260  # lines of a field, pixels of all rows
_NARROWEST = 120  # pixels of a field


class VariableField(LightText):
    """One line that grows with what is written in it; Shift+Enter begins another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.textChanged.connect(self._grow)
        self._grow()

    def sizeHint(self) -> QSize:
        return QSize(200, self._height(1))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST, self._height(1))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._grow()

    def _grow(self) -> None:
        lines = round(self.document().size().height())
        full = lines > _MOST_LINES
        bar = Qt.ScrollBarPolicy.ScrollBarAsNeeded if full else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(bar)
        self.setFixedHeight(self._height(min(max(1, lines), _MOST_LINES)))

    def _height(self, lines: int) -> int:
        margins = self.contentsMargins()
        around = margins.top() + margins.bottom() + 2 * round(self.document().documentMargin())
        return lines * self.fontMetrics().lineSpacing() + around + 2


class PromptForm(QFrame):
    """Tab goes on, Enter goes on and in the last field inserts, Escape leaves the variables as text."""

    filled = Signal(object)  # {name: value}; empty where they are to stay as text

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._composing = False
        self._fields: dict[str, QWidget] = {}
        self._title, self._rows = ElidedLabel(), QScrollArea()
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._rows.setFrameShape(QFrame.Shape.NoFrame)
        self._rows.setWidgetResizable(True)
        self._rows.viewport().setAutoFillBackground(False)
        self._rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.insert_button, self.leave_button = QPushButton(self.tr("Insert")), QPushButton(self.tr("Leave as text"))
        self.insert_button.setProperty("primary", True)
        self.leave_button.setProperty("quiet", True)
        self.leave_button.setToolTip(self.tr("Insert the prompt with its variables as they are written (Esc)"))
        self.insert_button.clicked.connect(self._finish)
        self.leave_button.clicked.connect(lambda: self._leave())
        foot = QHBoxLayout()
        foot.addStretch(1)
        for button in (self.leave_button, self.insert_button):
            button.setAutoDefault(False)
            button.installEventFilter(self)
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._rows)
        column.addLayout(foot)
        self.hide()

    @property
    def fields(self) -> list[QWidget]:
        return list(self._fields.values())

    def show_variables(self, title: str, variables: Sequence[Variable]) -> None:
        """Ask for these, with their defaults filled in; the first one has the focus."""
        self._title.show_words(shortened(title, 80))
        content = QWidget()
        content.setObjectName("plain")  # as the card behind it
        content.setStyleSheet("QWidget#plain { background: transparent; }")
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 4, 2)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        self._fields = {}
        for row, one in enumerate(variables):
            field = self._fields[one.name] = _field(one)
            field.setAccessibleName(variable_label(one))
            field.installEventFilter(self)
            label = ElidedLabel()
            label.show_words(variable_label(one))
            label.setBuddy(field)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            label.setContentsMargins(0, 7 if one.choices else 10, 0, 0)  # on a line with the field's first one
            grid.addWidget(field, row, 1)
        grid.setRowStretch(len(variables), 1)
        self._rows.setWidget(content)
        self.show()
        self._order()
        self._fit()
        self._enter(self.fields[0])

    def values(self) -> dict[str, str]:
        return {name: _text(field) for name, field in self._fields.items()}

    def dismiss(self) -> None:
        """It is gone, and nothing is inserted."""
        self.hide()
        self._fields = {}
        self._rows.setWidget(QWidget())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QInputMethodEvent):
            self._composing = bool(event.preeditString())
        if not isinstance(event, QKeyEvent) or self._composing:
            if event.type() is QEvent.Type.Resize:
                self._fit()
            return super().eventFilter(watched, event)
        match event.type():
            case QEvent.Type.ShortcutOverride if event.key() == Qt.Key.Key_Escape:
                event.accept()  # else it would be the window's
                return True
            case QEvent.Type.KeyPress:
                return self._press(watched, event)
        return super().eventFilter(watched, event)

    def _press(self, watched: QObject, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
            return True
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if modifiers == Qt.KeyboardModifier.ControlModifier:
            self._finish()
            return True
        if modifiers:
            return False
        if watched in (self.insert_button, self.leave_button):
            watched.click()
            return True
        fields = self.fields
        place = next((place for place, field in enumerate(fields) if field is watched), len(fields))
        if place + 1 < len(fields):
            self._enter(fields[place + 1])
        else:
            self._finish()
        return True

    def _enter(self, field: QWidget) -> None:
        field.setFocus(Qt.FocusReason.TabFocusReason)
        self._rows.ensureWidgetVisible(field)
        if isinstance(field, QPlainTextEdit):
            field.selectAll()

    def _order(self) -> None:
        chain = [*self.fields, self.leave_button, self.insert_button]
        for one, other in pairwise(chain):
            QWidget.setTabOrder(one, other)

    def _fit(self) -> None:
        content = self._rows.widget()
        if content is not None and self._fields:
            self._rows.setFixedHeight(min(_HIGHEST, content.minimumSizeHint().height()))

    def _finish(self) -> None:
        values = self.values()
        self.dismiss()
        self.filled.emit(values)

    def _leave(self) -> None:
        self.dismiss()
        self.filled.emit({})

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.insert_button.setText(self.tr("Insert"))
            self.leave_button.setText(self.tr("Leave as text"))
            self.leave_button.setToolTip(self.tr("Insert the prompt with its variables as they are written (Esc)"))
        super().changeEvent(event)


def variable_label(variable: Variable) -> str:
    if variable.source == SELECTION:
        return translate("PromptForm", "Selected text")
    if variable.source == CLIPBOARD:
        return translate("PromptForm", "Clipboard")
    return shortened(variable.name, 40)


def _field(variable: Variable) -> QWidget:
    if variable.choices:
        box = QComboBox()
        box.setMinimumWidth(_NARROWEST)  # not that of the longest choice
        box.addItems(list(variable.choices))
        return box
    field = VariableField()
    field.setPlainText(variable.default)
    return field


def _text(field: QWidget) -> str:
    if isinstance(field, QComboBox):
        return field.currentText()
    return field.toPlainText() if isinstance(field, QPlainTextEdit) else ""
