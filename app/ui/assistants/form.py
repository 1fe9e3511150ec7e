"""The form of one assistant: what it is called, how it answers, where it looks things up, how it writes."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from app.core.domain.assistants import LONGEST_DESCRIPTION, LONGEST_NAME, LONGEST_PROMPT, Assistant
from app.core.domain.chat import ModelChoice
from app.core.domain.editing import EditingMode
from app.core.domain.settings import QUOTES, Overrides, Planner, SearchMode
from app.ui.assistants.base_choice import BaseChoice
from app.ui.assistants.form_context import FormContext
from app.ui.assistants.icon_field import IconField
from app.ui.assistants.sampling_fields import SamplingFields
from app.ui.settings.form import Choice, Hint, Page, StatusLabel
from app.ui.widgets.long_lines import LightText
from app.ui.wording.claims.edits import mode_name
from app.ui.wording.sentences import channel_name, mode_words, model_words, shortened

_PROMPT = 190  # pixels of height


class AssistantForm(QWidget):
    changed = Signal()  # by the user

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._assistant = Assistant("", "")
        self._context: FormContext | None = None
        self._filling = False
        self._displayed = ""  # the system prompt as its field gives it back, where a no-break space is a plain one
        self.page, self.status = Page(), StatusLabel()
        self._add_names()
        self._add_model()
        with self.page.folded(self.tr("Search and knowledge")) as self.search_fold:
            self._add_search()
        with self.page.folded(self.tr("How the model writes")) as self.writing_fold:
            self.sampling = SamplingFields(self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page, 1)
        self._connect()

    def show_assistant(self, assistant: Assistant, context: FormContext) -> None:
        self._filling = True
        self._assistant, self._context = assistant, context
        self.name.setText(assistant.name)
        self.icon.set_text(assistant.icon)
        self.description.setText(assistant.description)
        if self.prompt.toPlainText() != assistant.instructions:  # else the cursor stays where it is
            self.prompt.setPlainText(assistant.instructions)
        self._displayed = self.prompt.toPlainText()
        self._offer(assistant.choices, context)
        self.sampling.show_sampling(assistant.sampling)
        self._filling = False
        self._follow_model()
        self._count()
        self._check()

    def assistant(self) -> Assistant:
        """What stands in the form."""
        text = self.prompt.toPlainText()
        choices = replace(
            self._assistant.choices,
            model=self.model.value(),
            mode=self.mode.value(),
            channel=self.channel.value(),
            planner=self.planner.value(),
            bases=self.bases.selection() or None,
            tools=self.tools.value(),
            editing=self.editing.value(),
        )
        return replace(
            self._assistant,
            name=" ".join(self.name.text().split()),
            icon=self.icon.text(),
            description=" ".join(self.description.text().split()),
            instructions=self._assistant.instructions if text == self._displayed else text.strip(),
            choices=choices,
            sampling=self.sampling.sampling(),
        )

    def problem(self) -> str:
        """Why this cannot be saved, in a sentence; empty: it can."""
        length = len(self.prompt.toPlainText())
        if not self.name.text().strip():
            return self.tr("Give it a name.")
        if not self.icon.is_usable():
            return self.tr("The icon is one emoji, such as 🪶, or nothing.")
        if length > LONGEST_PROMPT:
            return self.tr("The system prompt is too long: %Ln character(s) too many.", "", length - LONGEST_PROMPT)
        return ""

    def usable(self, stored: Assistant) -> Assistant:
        """What stands in the form; a wrong field is as it is stored, a prompt that is too long loses its end."""
        assistant = self.assistant()
        return replace(
            assistant,
            name=assistant.name or stored.name,
            icon=assistant.icon if self.icon.is_usable() else stored.icon,
            instructions=assistant.instructions[:LONGEST_PROMPT],
        )

    def _add_names(self) -> None:
        page = self.page
        self.name, self.icon, self.description = QLineEdit(), IconField(), QLineEdit()
        self.prompt, self.count = LightText(), QLabel()
        self.name.setMaxLength(LONGEST_NAME)
        self.description.setMaxLength(LONGEST_DESCRIPTION)
        self.description.setPlaceholderText(self.tr("What it is good for"))
        self.prompt.setTabChangesFocus(True)
        self.prompt.setMinimumHeight(_PROMPT)
        self.prompt.setPlaceholderText(self.tr("Who it is, how it answers, what it always does"))
        self.count.setProperty("muted", True)
        page.row(self.tr("Name"), self.name)
        page.column.addWidget(self.status)
        page.row(self.tr("Icon"), self.icon)
        page.row(self.tr("Description"), self.description)
        page.row(self.tr("System prompt"), self.prompt)
        page.column.addWidget(self.count)
        page.column.addWidget(
            Hint(self.tr("It goes with every question. Citations stay as they are, whatever it says."))
        )

    def _add_model(self) -> None:
        self.model: Choice[ModelChoice | None] = Choice()
        self.page.row(self.tr("Model"), self.model)

    def _add_search(self) -> None:
        page = self.page
        self.mode: Choice[SearchMode | None] = Choice()
        self.channel: Choice[str | None] = Choice()
        self.planner: Choice[Planner | None] = Choice()
        self.bases = BaseChoice()
        self.tools: Choice[bool | None] = Choice()
        self.editing: Choice[EditingMode | None] = Choice()
        page.row(self.tr("Web search"), self.mode)
        page.row(self.tr("Search source"), self.channel)
        page.row(self.tr("Search planning"), self.planner)
        page.row(self.tr("Knowledge bases"), self.bases)
        page.row(self.tr("Tools (MCP)"), self.tools)
        page.row(self.tr("Check answers"), self.editing)

    def _offer(self, choices: Overrides, context: FormContext) -> None:
        default = self.tr("As in settings")
        self._offer_models(choices.model, context)
        self.mode.offer([(default, None), *((mode_words(mode), mode) for mode in SearchMode)], choices.mode)
        channels = dict.fromkeys((*context.channels, *((choices.channel,) if choices.channel else ())))
        self.channel.offer([(default, None), *((channel_name(one), one) for one in channels)], choices.channel)
        planners: list[tuple[str, Planner | None]] = [
            (default, None),
            (self.tr("Rewrite the question"), Planner.REWRITE),
            (self.tr("The model decides (tools)"), Planner.MODEL),
        ]
        self.planner.offer(planners, choices.planner)
        self.bases.show_bases(context.bases, choices.bases or ())
        self.tools.offer([(default, None), (self.tr("On"), True), (self.tr("Off"), False)], choices.tools)
        self.editing.offer([(default, None), *((mode_name(mode), mode) for mode in EditingMode)], choices.editing)

    def _offer_models(self, current: ModelChoice | None, context: FormContext) -> None:
        usual = context.settings.model
        name = model_words(usual.model if usual is not None else "quotes")
        default = self.tr("As in settings ({model})").replace("{model}", shortened(name, 40))
        options: list[tuple[str, ModelChoice | None]] = [(default, None), (self.tr("No model (quotes only)"), QUOTES)]
        for provider in context.providers:
            for model in dict.fromkeys((*provider.favourites, *provider.models)):
                options.append((f"{model} · {provider.name}", ModelChoice(provider.id, model)))
        if current is not None and current not in [value for _, value in options]:
            words = current.model if context.has(current) else self.tr("{model} (not set up here)")
            options.append((words.replace("{model}", current.model), current))
        self.model.offer(options, current)

    def _connect(self) -> None:
        for line in (self.name, self.description):
            line.textEdited.connect(lambda _: self._report())
        self.icon.changed.connect(self._report)
        self.prompt.textChanged.connect(self._follow_prompt)
        self.model.activated.connect(lambda _: self._follow_model())
        for choice in (self.model, self.mode, self.channel, self.planner, self.tools, self.editing):
            choice.activated.connect(lambda _: self._report())
        self.bases.changed.connect(self._report)
        self.sampling.changed.connect(self._report)

    def _report(self) -> None:
        if not self._filling:
            self._check()
            self.changed.emit()

    def _check(self) -> None:
        if problem := self.problem():
            self.status.bad(problem)
        else:
            self.status.nothing()

    def _follow_prompt(self) -> None:
        self._count()
        self._report()

    def _count(self) -> None:
        text = self.prompt.toPlainText().strip()
        self.count.setText(self.tr("%Ln character(s)", "", len(text)))

    def _follow_model(self) -> None:
        if self._context is not None:
            is_filling, self._filling = self._filling, True
            self.sampling.follow(self.model.value() or self._context.settings.model, self._context)
            self._filling = is_filling
