"""One model service: where it is, its keys, its models, how it searches, and whether all of that works."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.chat import Abilities, ModelChoice, Provider
from app.core.domain.events import Failure
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Fold, Hint, StatusLabel, add_grid_row, button_row, while_alive
from app.ui.settings.keys.key_field import KeyField
from app.ui.settings.labels import card_sentence, key_missing_sentence, origin_sentence
from app.ui.settings.models.abilities_editor import AbilitiesEditor
from app.ui.settings.models.card_head import CardHead
from app.ui.settings.models.model_list import ModelList
from app.ui.settings.models.protocol_editor import ProtocolEditor
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.language import join_sentences
from app.ui.wording.sentences import shortened

T = TypeVar("T")


class ProviderCard(QFrame):
    """Its first line opens and closes it."""

    open_requested = Signal(str)  # an address
    removed = Signal(str)

    def __init__(self, provider: Provider, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self.setObjectName("card")
        self.provider = provider
        self._controller = controller
        self._tasks = tasks
        self._build()
        self._fill()
        self._connect()
        self.open(False)

    def open(self, is_open: bool = True) -> None:
        self.head.button.setChecked(is_open)
        self._turn(is_open)

    def fetch(self) -> None:
        """Ask the service for its models, which shows as well whether address and key are right."""
        if self._waits_for_key(self.fetch):
            return
        self.status.waiting(self.tr("Fetching models…"))
        self._run(self._controller.services.models.directory.models(self._with_key()), self._take_models)

    def test(self) -> None:
        model = self.models.current()
        if self._lacks_key():
            self.status.bad(key_missing_sentence(self.provider.name))
            self.key.setFocus()
            return
        if not model:
            self.status.bad(self.tr("Choose a model first, or fetch the list."))
            return
        if self._waits_for_key(self.test):
            return
        self.status.waiting(self.tr("Testing {model}…").format(model=shortened(model, 60)))
        self._run(
            self._controller.services.models.directory.check(self._with_key(), model),
            lambda word: self._worked(model, word),
        )

    def use(self) -> None:
        """Make the chosen model the one that answers."""
        model = self.models.current()
        if not model:
            self.status.bad(self.tr("Choose a model first, or fetch the list."))
            return
        self._know(model)
        self._controller.change(replace(self._controller.settings, model=ModelChoice(self.provider.id, model)))
        self.status.good(self.tr("{model} is the default model now.").format(model=shortened(model, 60)))

    def _build(self) -> None:
        self.head = CardHead()
        self.state = self.head.state
        self.body = QWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(6)
        column.addLayout(self.head)
        column.addWidget(self.body)
        self._build_body(QVBoxLayout(self.body))

    def _build_body(self, column: QVBoxLayout) -> None:
        column.setContentsMargins(4, 2, 4, 6)
        column.setSpacing(10)
        self.name, self.address = QLineEdit(), QLineEdit()
        self.address.setPlaceholderText("https://api.example.com/v1")
        self.key = KeyField(self.provider.id, self.provider.needs_key, self._controller, self._tasks)
        self.models = ModelList()
        self.status, self.outside = StatusLabel(), Hint()
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Name"), self.name),
            (self.tr("API address"), self.address),
            ("", self.outside),
            (self.tr("API key"), self.key),
            (self.tr("Model"), self.models),
        )
        for number, (label, field) in enumerate(rows):
            add_grid_row(grid, number, label, field)
        column.addLayout(grid)
        self.abilities = AbilitiesEditor()
        self.can = Fold(self.tr("Capabilities"), self.abilities)
        self.protocol = ProtocolEditor(self._controller.services.models.directory.presets())
        self.how = Fold(self.tr("Protocol and model's own search"), self.protocol)
        for fold in (self.can, self.how):
            column.addWidget(fold, 0, Qt.AlignmentFlag.AlignLeft)
            column.addWidget(fold.content)
        column.addLayout(self._button_row())
        column.addWidget(self.status)  # below the buttons, which stay under the pointer

    def _button_row(self) -> QLayout:
        acts: dict[str, tuple[str, Callable[[], object]]] = {
            "use": (self.tr("Set as default"), self.use),
            "test": (self.tr("Test"), self.test),
            "fetch": (self.tr("Fetch models"), self.fetch),
            "get": (self.tr("Get API key"), lambda: self.open_requested.emit(self.provider.key_url)),
            "remove": (self.tr("Remove"), lambda: self.removed.emit(self.provider.id)),
        }
        self.buttons = {name: QPushButton(label) for name, (label, _) in acts.items()}
        self.buttons["get"].setVisible(bool(self.provider.key_url))
        return button_row([(self.buttons[name], act) for name, (_, act) in acts.items()], apart=self.buttons["remove"])

    def _fill(self) -> None:
        self.name.setText(self.provider.name)
        self.address.setText(self.provider.base_url)
        self._show_origins()
        self.head.badge.show_checked(self.provider.checked)
        self.protocol.show_provider(self.provider)
        current = self._controller.settings.model
        mine = current.model if current is not None and current.provider == self.provider.id else ""
        self.models.show_models(self.provider.models, self.provider.favourites, mine)
        if mine and mine not in self.provider.models:
            self.models.choose(mine)
        self._show_abilities()
        self._show_state()

    def _show_origins(self) -> None:
        """What the environment decides of this service."""
        services, own = self._controller.services, self.provider.id
        address = self._controller.origin(f"{own}.base_url")
        if address:
            self.address.setText((services.settings.in_force().provider(own) or self.provider).base_url)
            self.address.setEnabled(False)
        sentence = origin_sentence(address)
        if model := self._controller.origin(f"{own}.model"):
            names = (services.settings.in_force().provider(own) or self.provider).models[:1]
            text = self.tr("{where} sets the model to {model}.")
            where = self.tr("The .env file") if model == ".env" else self.tr("An environment variable")
            sentence = join_sentences(sentence, text.format(where=where, model=shortened("".join(names), 60)))
        self.outside.setText(sentence)
        self.outside.setVisible(bool(sentence))

    def _connect(self) -> None:
        self.head.button.toggled.connect(self._turn)
        self.name.editingFinished.connect(self._keep_name)
        self.address.editingFinished.connect(self._keep_address)
        self.key.saved.connect(self._show_state)
        self.key.failed.connect(self.status.bad)
        self.key.returned.connect(self.fetch)
        self.models.selected.connect(self._show_abilities)
        self.models.entered.connect(self.use)
        self.models.favourites_changed.connect(lambda stars: self._keep(replace(self.provider, favourites=stars)))
        self.abilities.changed.connect(self._keep_abilities)
        self.protocol.changed.connect(self._keep_protocol)

    def _turn(self, is_open: bool) -> None:
        self.head.show_open(is_open)
        self.body.setVisible(is_open)

    def _show_state(self) -> None:
        """The first line: what one wants to know of a service that is closed."""
        accessible = self.tr("Show or hide {name}").format(name=self.provider.name)
        self.head.show_name(shortened(self.provider.name, 34), accessible)
        if self.provider.needs_key and not self.key.origin:
            self.state.setText(self.tr("needs a key"))
        else:
            self.state.setText(self.tr("%n model(s)", "", len(self.provider.models)))

    def _show_abilities(self) -> None:
        model = self.models.current()
        self.can.setEnabled(bool(model))
        self.abilities.setEnabled(bool(model))
        own = self.provider.abilities.get(model, Abilities())
        effective = (
            self._controller.services.models.directory.abilities(ModelChoice(self.provider.id, model))
            if model
            else Abilities()
        )
        # What is known may be the user's own word already: then what it stands for is not known here.
        names = Abilities.__dataclass_fields__
        self.abilities.show_abilities(
            own, Abilities(**{n: getattr(effective, n) if getattr(own, n) is None else None for n in names})
        )

    def _keep_name(self) -> None:
        if name := " ".join(self.name.text().split()):
            self._keep(replace(self.provider, name=name))
        else:
            self.name.setText(self.provider.name)

    def _keep_address(self) -> None:
        if not self.address.isEnabled():
            return
        address = self.address.text().strip()
        if not address or " " in address:
            self.status.bad(self.tr("Invalid address. Example: https://api.example.com/v1"))
            return
        self.status.nothing()
        self._keep(replace(self.provider, base_url=address))

    def _keep_abilities(self, own: Abilities) -> None:
        model = self.models.current()
        others = {name: abilities for name, abilities in self.provider.abilities.items() if name != model}
        self._know(model)
        self._keep(replace(self.provider, abilities=others if own == Abilities() else {**others, model: own}))
        self._show_abilities()

    def _keep_protocol(self, news: dict[str, Any]) -> None:
        self._keep(replace(self.provider, **news))
        self._show_abilities()

    def _know(self, model: str) -> None:
        """A name typed by hand joins the list."""
        if model not in self.provider.models:
            self._keep(replace(self.provider, models=(*self.provider.models, model)))
            self._show_models(model)

    def _show_models(self, current: str) -> None:
        self.models.filter.clear()
        self.models.show_models(self.provider.models, self.provider.favourites, current)

    def _keep(self, provider: Provider) -> None:
        if provider != self.provider:
            self.provider = provider
            self._controller.change_provider(provider)
            self._show_state()

    def _lacks_key(self) -> bool:
        return self.provider.needs_key and not self.key.has_key

    def _waits_for_key(self, resume: Callable[[], object]) -> bool:
        """The stored key is locked, and no other one is typed."""
        return not self.key.input_keys() and self._controller.defer(self.provider.id, resume)

    def _with_key(self) -> Provider:
        """The provider as it stands in the form, with keys that may not be kept yet."""
        self._keep_address()
        address = self.provider.base_url if self.address.isEnabled() else self.address.text()
        return replace(self.provider, base_url=address, key=self.key.in_force())

    def _take_models(self, models: list[str]) -> None:
        own = [model for model in self.provider.models if model not in models]
        current = self._controller.settings.model
        needed = {current.model} if current is not None and current.provider == self.provider.id else set()
        needed |= {*self.provider.favourites, *self.provider.abilities}
        selected = self.models.current()
        self._keep(replace(self.provider, models=(*models, *(m for m in own if m in needed))))
        self._show_models(selected)
        self.status.good(self.tr("%n model(s) found. Choose one, then test it or set it as default.", "", len(models)))

    def _worked(self, model: str, word: str) -> None:
        model = shortened(model, 60)
        if word:
            self.status.good(self.tr("{model} works. Reply: {word}").format(model=model, word=shortened(word, 80)))
        else:
            self.status.good(self.tr("{model} works.").format(model=model))

    def _run(self, call: Coroutine[Any, Any, T], then: Callable[[T], object]) -> None:
        self._tasks.request(call, while_alive(self, then), while_alive(self, self._report))

    def _report(self, failure: Failure) -> None:
        self.status.bad(card_sentence(failure))
