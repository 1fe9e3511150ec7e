"""One prompt: its title, its folder, its text, and which variables that has."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from app.core.domain.prompts import Prompt
from app.core.prompt_library.exchange import LONGEST_TEXT, LONGEST_TITLE, clean_folder, clean_title
from app.core.prompt_library.variables import CLIPBOARD, DATE, SELECTION, Variable, variables
from app.ui.prompts.form import variable_label
from app.ui.widgets.long_lines import LightText, folded
from app.ui.wording.language import listed
from app.ui.wording.sentences import shortened, with_remark

translate = QCoreApplication.translate

_DELAY = 500  # ms after the last key
_MOST_VARIABLES = 12  # that are told of


class PromptEditor(QWidget):
    """What is changed is told a moment after the last key, and before another prompt is shown."""

    changed = Signal(object)  # a Prompt

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt: Prompt | None = None
        self._original = self._displayed = ""  # its text when it was opened, and as the field gives that back
        self.title, self.folder, self.text = QLineEdit(), QComboBox(), LightText()
        self.title.setMaxLength(LONGEST_TITLE)
        self.folder.setEditable(True)
        self.folder.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.text.setTabChangesFocus(True)
        self.variables, self.insert = QLabel(), QPushButton()
        self.variables.setWordWrap(True)
        self.variables.setProperty("muted", True)
        self.variables.setTextFormat(Qt.TextFormat.PlainText)
        self.insert.setAutoDefault(False)
        self.menu = QMenu(self.insert)
        self.insert.setMenu(self.menu)
        self._labels = [QLabel(), QLabel(), QLabel()]
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 0)
        column.setSpacing(6)
        for label, field in zip(self._labels, (self.title, self.folder, self.text), strict=True):
            label.setBuddy(field)
            column.addWidget(label)
            column.addWidget(field, 1 if field is self.text else 0)
            column.addSpacing(4)
        column.addWidget(self.insert, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.variables)
        self._save = QTimer(self, singleShot=True, interval=_DELAY)
        self._save.timeout.connect(self.flush)
        for changed in (self.title.textEdited, self.folder.editTextChanged, self.text.textChanged):
            changed.connect(self._save.start)
        self.text.textChanged.connect(self._show_variables)
        self.retranslate()

    @property
    def prompt(self) -> Prompt | None:
        return self._prompt

    def show_prompt(self, prompt: Prompt | None, folders: Sequence[str]) -> None:
        self.flush()
        self._prompt = prompt
        if prompt is None:
            return
        blockers = [QSignalBlocker(widget) for widget in (self.title, self.folder, self.text)]
        self.title.setText(prompt.title)
        self.show_folders(folders, prompt.folder)
        self._original = prompt.text
        self.text.setPlainText(folded(prompt.text))
        self._displayed = self.text.toPlainText()  # where a no-break space is a plain one
        del blockers
        self._show_variables()

    def renew(self, prompt: Prompt) -> None:
        """The same words, of which something else changed: nothing moves under the hands of who writes."""
        self._prompt = prompt

    def show_folders(self, folders: Sequence[str], folder: str) -> None:
        blocker = QSignalBlocker(self.folder)
        self.folder.clear()
        self.folder.addItems(["", *folders])
        self.folder.setCurrentText(folder)
        del blocker

    def flush(self) -> None:
        """Tell of a waiting change now."""
        if not self._save.isActive() or self._prompt is None:
            return
        self._save.stop()
        text = self.text.toPlainText()
        text = self._original if text == self._displayed else text[:LONGEST_TEXT]
        title = clean_title(self.title.text(), text) or translate("PromptLibrary", "New prompt")
        now = replace(self._prompt, title=title, text=text, folder=clean_folder(self.folder.currentText()))
        if now != self._prompt:
            self._prompt = now
            self.changed.emit(now)

    def retranslate(self) -> None:
        words = self.tr("Title"), self.tr("Folder"), self.tr("Text")
        for label, word, field in zip(self._labels, words, (self.title, self.folder, self.text), strict=True):
            label.setText(word)
            field.setAccessibleName(word)
        edit = self.folder.lineEdit()
        if edit is not None:
            edit.setPlaceholderText(self.tr("None"))
        self.text.setPlaceholderText(self.tr("What to ask. Write {{topic}} where something is filled in each time."))
        self.insert.setText(self.tr("Insert variable"))
        self._fill_menu()
        self._show_variables()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "_save"):
            self.retranslate()
        super().changeEvent(event)

    def _fill_menu(self) -> None:
        self.menu.clear()
        topic, bees, tone = self.tr("topic"), self.tr("bees"), self.tr("tone|formal|friendly|brief")
        for words, variable in (
            (self.tr("Field to fill in"), topic),
            (self.tr("Field with a default"), f"{topic}={bees}"),
            (self.tr("Choice"), tone),
            (translate("PromptForm", "Selected text"), SELECTION),
            (translate("PromptForm", "Clipboard"), CLIPBOARD),
            (self.tr("Today's date"), DATE),
        ):
            action = self.menu.addAction(f"{words}\t{{{{{variable}}}}}")
            action.triggered.connect(partial(self._put, variable))

    def _put(self, variable: str) -> None:
        self.text.insertPlainText(f"{{{{{variable}}}}}")
        self.text.setFocus()

    def _show_variables(self) -> None:
        there = variables(self.text.toPlainText())
        words = [_described(one) for one in there[:_MOST_VARIABLES]]
        if len(there) > _MOST_VARIABLES:
            words.append("…")
        self.variables.setText(self.tr("Variables: {names}").format(names=" · ".join(words)) if words else "")


def _described(variable: Variable) -> str:
    """`tone (formal, friendly)`."""
    name = translate("PromptEditor", "Today's date") if variable.source == DATE else variable_label(variable)
    options = listed(variable.choices) or variable.default
    return with_remark(name, shortened(options, 60))
