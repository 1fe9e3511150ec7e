"""Where prompts meet the rest of the window: `/` and `@` in the question, the form for variables, the library."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QMenu

from app.core.domain.chat import Provider
from app.core.domain.prompts import Prompt
from app.core.prompt_library.variables import CLIPBOARD, DATE, SELECTION, escaped, fill, variables
from app.ui.prompts.model_mentions import ModelMentions
from app.ui.prompts.prompt_list import PromptList
from app.ui.prompts.slash import EXAMPLES, MANAGE, NEW, prompt_of, prompt_prefix, prompt_suggestions
from app.ui.widgets.completer import Completer, Suggestion
from app.ui.widgets.long_lines import split_heavy
from app.ui.widgets.theme import Colours
from app.ui.wording.sentences import shortened

_WIDTH, _ROWS = 440, 8  # pixels, rows
_MOST_FIELDS = 40  # variables; a thousand fields would hold the window up for seconds


class PromptsController(QObject):
    """Made once the window stands. `window`: the `MainWindow`."""

    def __init__(self, window: Any) -> None:
        super().__init__(window)
        self._window, self._question = window, window.composer.question
        self.list = PromptList(window.services.library(), window.tasks, window.memory, self)
        self.completer = Completer(
            self._question, window.colours, prompt_prefix, self._suggestions, width=_WIDTH, rows=_ROWS
        )
        self.completer.list.setAccessibleName(self.tr("Prompts"))
        pills = window.composer.own.pills
        self.models = ModelMentions(
            self._question, window.colours, self._mentionable, pills.add_model, lambda: pills.models_full
        )
        self.form: Any = None  # a PromptForm once a prompt with variables was chosen
        self.menu: Any = None  # the composer's, as it was opened last
        self.dialog: Any = None  # a PromptDialog while it is open
        self._pending: tuple[Prompt, QTextCursor, dict[str, str]] | None = None  # whose variables are being filled
        self.completer.activated.connect(self._activate)
        window.appearance.changed.connect(lambda: self.set_colours(window.colours))
        window.chat.current_changed.connect(self._dismiss)
        window.composer.submitted.connect(self._dismiss)
        window.closed.connect(lambda: self.dialog.editor.flush() if self.dialog is not None else None)
        window.turn_menu.save_prompt = self.save_turn
        self._question.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._question.customContextMenuRequested.connect(lambda where: self.context_menu(where))
        self.list.failed.connect(window.show_failure)
        self.list.changed.connect(self.completer.look)
        self.list.load()

    def set_colours(self, colours: Colours) -> None:
        self.completer.set_colours(colours)
        self.models.set_colours(colours)
        if self.dialog is not None:
            self.dialog.set_colours(colours)

    def open(self) -> None:
        """Open the library, or bring it to the front. The terminal may have changed it."""
        from app.ui.prompts.dialog import PromptDialog
        from app.ui.widgets.focus_return import return_focus

        if self.dialog is None:
            self.dialog = PromptDialog(self.list, self._window.colours, self._window)
            self.dialog.finished.connect(self._forget)
            return_focus(self.dialog, self._window)
            self.dialog.show()
            self.list.load()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def new(self, text: str = "") -> None:
        """A prompt of this text, in the library."""
        self.open()
        self.dialog.new(text)

    def add_examples(self) -> None:
        from app.ui.prompts.examples import example_prompts

        self.list.save(example_prompts())

    def save_question(self) -> None:
        """*Save as prompt…* of what stands in the composer."""
        if text := self._window.composer.text().strip():
            self.new(text)

    def save_turn(self, turn_id: str) -> None:
        """*Save question as prompt…* of a turn. What looks like a variable in it was none, and stays text."""
        if (turn := self._window.chat.turn(turn_id)) is not None:
            self.new(escaped(turn.question))

    def offer(self) -> None:
        """Begin a prompt's name where the cursor is."""
        question = self._question
        question.setFocus()
        cursor = question.textCursor()
        cursor.clearSelection()
        before = cursor.block().text()[: cursor.positionInBlock()]
        question.setTextCursor(cursor)
        if prompt_prefix(before) is None:
            question.insertPlainText("/" if not before or before[-1].isspace() else " /")
        self.completer.look()

    def context_menu(self, where: QPoint) -> QMenu:
        """The usual one of a text, and what concerns prompts."""
        menu: QMenu = self._question.createStandardContextMenu(where)
        self.menu = menu
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSeparator()
        menu.addAction(self.tr("Insert prompt")).triggered.connect(lambda: self.offer())
        save = menu.addAction(self.tr("Save question as prompt…"))
        save.setEnabled(bool(self._window.composer.text().strip()))
        save.triggered.connect(lambda: self.save_question())
        menu.addAction(self.tr("Prompts…")).triggered.connect(lambda: self.open())
        menu.popup(self._question.mapToGlobal(where))
        return menu

    def choose(self, prompt: Prompt, place: QTextCursor) -> None:
        """Put it there in place of what is selected, once its variables are filled."""
        automatic = self._automatic_values(prompt)
        unfilled = [one for one in variables(prompt.text) if one.name not in automatic]
        if not unfilled:
            self._insert(prompt, place, automatic)
            return
        self._pending = prompt, place, automatic
        self._open_form().show_variables(prompt.title, unfilled[:_MOST_FIELDS])
        if len(unfilled) > _MOST_FIELDS:
            words = self.tr("“{title}” has more than {count} variables. The rest is inserted as it is written.")
            self._window.notify(words.format(title=shortened(prompt.title, 60), count=_MOST_FIELDS))

    def _mentionable(self) -> list[Provider]:
        """With the models that do not go with the next message yet."""
        present = {(one.provider, one.model) for one in self._window.composer.own.pills.extras.models}
        return [
            replace(one, models=tuple(model for model in one.models if (one.id, model) not in present))
            for one in self._window.composer.models.providers
        ]

    def _suggestions(self, prefix: str) -> list[Suggestion]:
        if (self.form is not None and self.form.isVisible()) or not self.list.loaded:
            return []
        return prompt_suggestions(self.list.prompts, prefix, self.list.recent)

    def _activate(self, key: str, place: QTextCursor) -> None:
        if (prompt := self.list.get(prompt_of(key))) is not None:
            self.choose(prompt, place)
            return
        place.removeSelectedText()
        match key:
            case _ if key == NEW:
                self.new()
            case _ if key == EXAMPLES:
                self.add_examples()
            case _ if key == MANAGE:
                self.open()

    def _automatic_values(self, prompt: Prompt) -> dict[str, str]:
        """Of the variables that the program fills."""
        values: dict[str, str] = {}
        for one in variables(prompt.text):
            match one.source:
                case source if source == SELECTION:
                    value = self._selection() or one.usual
                case source if source == CLIPBOARD:
                    value = QGuiApplication.clipboard().text() or one.usual
                case source if source == DATE:
                    value = date.today().isoformat()
                case _:
                    continue
            if value:
                values[one.name] = value
        return values

    def _selection(self) -> str:
        """What is marked in the transcript, or else in the passages of a source."""
        transcript = self._window.transcript
        page = getattr(transcript, "page", None)
        marked = page.selectedText() if page is not None else transcript.textCursor().selection().toPlainText()
        return str(marked or self._window.panel.passages.text.textCursor().selection().toPlainText()).strip()

    def _open_form(self) -> Any:
        """Made when a prompt first has something to ask."""
        if self.form is None:
            from app.ui.prompts.form import PromptForm

            composer = self._window.composer
            self.form = PromptForm()
            self.form.filled.connect(self._fill)
            layout = composer.layout()
            layout.insertWidget(layout.indexOf(composer.card), self.form)
        return self.form

    def _fill(self, values: Mapping[str, str]) -> None:
        if self._pending is not None:
            (prompt, place, automatic), self._pending = self._pending, None
            self._insert(prompt, place, {**automatic, **values} if values else automatic)

    def _insert(self, prompt: Prompt, place: QTextCursor, values: Mapping[str, str]) -> None:
        """In one step, which Ctrl+Z takes back to what was typed."""
        light, heavy = split_heavy(fill(prompt.text, values))
        place.insertText(light)
        self._question.setTextCursor(place)
        self._question.ensureCursorVisible()
        if heavy:
            self._question.heavy_pasted.emit(heavy)
        self._question.setFocus()
        if not self._window.chat.private:
            self.list.count_use(prompt.id)

    def _dismiss(self) -> None:
        """What it was to go into is gone."""
        self._pending = None
        if self.form is not None:
            self.form.dismiss()

    def _forget(self) -> None:
        self.dialog = None
