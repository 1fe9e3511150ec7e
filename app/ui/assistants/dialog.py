"""The manager of assistants: which there are, in what order, and the form of each."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMenu, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from app.core.domain.assistants import LONGEST_NAME, Assistant
from app.ui.assistants.assistant_list import AssistantList, new_id
from app.ui.assistants.form import AssistantForm
from app.ui.assistants.form_context import FormContext
from app.ui.assistants.rows import AssistantRows
from app.ui.assistants.templates import template_of, templates
from app.ui.settings.form import Hint, button_row
from app.ui.settings.form_style import FORM_STYLE
from app.ui.widgets.bars import Bar
from app.ui.widgets.emoji import with_icon
from app.ui.widgets.icons import icon
from app.ui.widgets.screen_fit import fit_on_screen
from app.ui.widgets.theme import Colours
from app.ui.wording.sentences import shortened

_SIZE, _LIST = (960, 700), 264  # pixels
_DELAY = 400  # ms after the last key until it is saved


class AssistantDialog(QDialog):
    """Non-modal: conversations go on beside it. What is changed is in force at once."""

    begin_requested = Signal(str)  # a conversation with this one; the dialog is closed then
    import_requested = Signal()
    export_requested = Signal(object)  # the assistants

    def __init__(
        self,
        assistants: AssistantList,
        context: Callable[[], FormContext],
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setStyleSheet(FORM_STYLE)
        self._assistants, self._context = assistants, context
        self._current = ""  # the one whose form is shown
        self._form_state: Assistant | None = None  # as it was shown or saved last
        self.rows, self.form, self.bar = AssistantRows(), AssistantForm(), Bar()
        self._saving = QTimer(self, singleShot=True, interval=_DELAY)
        self._saving.timeout.connect(self.flush)
        self._build()
        self._connect()
        self.set_colours(colours)
        self.resize(*_SIZE)
        fit_on_screen(self)
        self._follow()
        self.rows.list.setFocus()

    def select(self, assistant_id: str) -> None:
        self.rows.select(assistant_id)

    def set_colours(self, colours: Colours) -> None:
        self.new.setIcon(icon("plus", colours.text))

    def announce(self, words: str, undo: Callable[[], object] | None = None) -> None:
        if undo is None:
            self.bar.announce(words, (self.tr("Close"), lambda: None))
        else:
            self.bar.offer_undo(words, self.tr("Undo"), undo)

    def flush(self) -> None:
        """Save what waits; where a field cannot be saved, which the form tells, its last usable words are."""
        self._saving.stop()
        if (stored := self._assistants.get(self._current)) is None:
            return
        assistant = self.form.usable(stored)
        if assistant != stored:
            self._form_state = assistant
            self._assistants.save((assistant,))

    def add(self) -> None:
        used = {one.name.casefold() for one in self._assistants.items}
        plain = self.tr("New assistant")
        names = (plain, *(f"{plain} {number}" for number in range(2, len(used) + 3)))
        self._add(Assistant(new_id(), next(name for name in names if name.casefold() not in used)))
        self.form.name.setFocus()
        self.form.name.selectAll()

    def duplicate(self) -> None:
        self.flush()
        if (assistant := self._assistants.get(self._current)) is not None:
            name = self.tr("{name} (copy)").replace("{name}", assistant.name[: LONGEST_NAME - 10])
            self._add(replace(assistant, id=new_id(), name=name))

    def delete(self) -> None:
        self.flush()  # what was written last comes back with it
        deleted = self._assistants.delete(self._current)
        if deleted is None:
            return

        def undo() -> None:
            self._assistants.restore(deleted)
            self.select(deleted.assistant.id)

        name = shortened(deleted.assistant.name, 60)
        self.announce(self.tr("“{name}” is deleted.").replace("{name}", name), undo)

    def reset(self) -> None:
        """As the template has it."""
        self.flush()
        before, template = self._assistants.get(self._current), template_of(self._current)
        if before is None or template is None:
            return

        def undo() -> None:
            self._assistants.save((before,))

        self._assistants.save((template,))
        self.announce(self.tr("“{name}” is as the template has it.").replace("{name}", template.name), undo)

    def done(self, result: int) -> None:
        self.flush()
        super().done(result)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "_saving"):
            QTimer.singleShot(0, self, self.close)  # its words are in the language in which it was opened
        super().changeEvent(event)

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Assistants"))
        self.new, self.more_templates = QPushButton(self.tr("New assistant")), QPushButton(self.tr("Templates"))
        self.import_button, self.export_button = QPushButton(self.tr("Import…")), QPushButton(self.tr("Export…"))
        for button in (self.new, self.more_templates, self.import_button, self.export_button):
            button.setAutoDefault(False)
        self._templates = QMenu(self)
        self._templates.setToolTipsVisible(True)
        self._templates.aboutToShow.connect(self._fill_templates)
        self.more_templates.setMenu(self._templates)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(16, 16, 8, 16)
        column.addWidget(self.new)
        column.addWidget(self.more_templates)
        column.addWidget(self.rows, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.import_button)
        foot.addWidget(self.export_button)
        column.addLayout(foot)
        side.setFixedWidth(max(_LIST, side.minimumSizeHint().width()))  # *Importieren…* takes more
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(side)
        row.addWidget(self._right(), 1)

    def _right(self) -> QWidget:
        right, middle = QWidget(), QWidget()
        words = self.tr(
            "An assistant is a system prompt under a name, with a model, web search and more of its own. Choose one "
            "when you begin a conversation, or in its header."
        )
        self.empty = Hint(words)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setContentsMargins(64, 0, 64, 0)
        self._stack = QStackedLayout(middle)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.form)
        self.begin, self.copy = QPushButton(self.tr("New conversation")), QPushButton(self.tr("Duplicate"))
        self.reset_button, self.remove = QPushButton(self.tr("Reset to template")), QPushButton(self.tr("Delete"))
        self._acts = QWidget()
        acts = (
            (self.begin, self._begin),
            (self.copy, self.duplicate),
            (self.reset_button, self.reset),
            (self.remove, self.delete),
        )
        self._acts.setLayout(button_row(acts))
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 16)
        column.addWidget(middle, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(24, 8, 24, 0)
        foot.addWidget(self.bar)
        foot.addWidget(self._acts)
        column.addLayout(foot)
        return right

    def _connect(self) -> None:
        self.new.clicked.connect(self.add)
        self.import_button.clicked.connect(self.import_requested)
        self.export_button.clicked.connect(lambda: self._export())
        self.rows.selected.connect(self._show)
        self.rows.ordered.connect(self._assistants.order)
        self.rows.delete_requested.connect(lambda _: self.delete())
        self.form.changed.connect(self._saving.start)
        self._assistants.changed.connect(self._follow)

    def _follow(self) -> None:
        """The list changed, here or elsewhere."""
        self.rows.show_assistants(self._assistants.items)
        self.export_button.setEnabled(bool(self._assistants.items))
        stored = self._assistants.get(self._current)
        if stored is not None and stored != self._form_state and not self._saving.isActive():
            self._show_form(stored)
        self._show_acts()

    def _show(self, assistant_id: str) -> None:
        if assistant_id != self._current:
            self.flush()
            self._current = assistant_id
            if (assistant := self._assistants.get(assistant_id)) is not None:
                self._show_form(assistant)
        self._show_acts()

    def _show_form(self, assistant: Assistant) -> None:
        self._form_state = assistant
        self.form.show_assistant(assistant, self._context())

    def _show_acts(self) -> None:
        assistant, template = self._assistants.get(self._current), template_of(self._current)
        self._stack.setCurrentIndex(0 if assistant is None else 1)
        self._acts.setVisible(assistant is not None)
        self.reset_button.setVisible(template is not None and template != assistant)

    def _add(self, assistant: Assistant) -> None:
        self.flush()
        self._assistants.save((assistant,))
        self.select(assistant.id)

    def _fill_templates(self) -> None:
        self._templates.clear()
        for one in templates():
            action = self._templates.addAction(with_icon(one.icon, one.name).replace("&", "&&"))
            action.setToolTip(one.description)
            action.setEnabled(self._assistants.get(one.id) is None)
            action.triggered.connect(lambda _=False, one=one: self._add(one))

    def _begin(self) -> None:
        assistant_id = self._current
        self.accept()
        self.begin_requested.emit(assistant_id)

    def _export(self) -> None:
        self.flush()
        self.export_requested.emit(self._assistants.items)
