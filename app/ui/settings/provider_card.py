"""One model service: where it is, its key, its models, and whether all of that works."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.events import Failure
from app.ui.settings.draft import Draft
from app.ui.settings.form import Hint, Said
from app.ui.settings.words import card_sentence, key_missing_sentence
from app.ui.turn_runner import Tasks
from app.ui.wording import shortened


class ProviderCard(QFrame):
    open_wanted = Signal(str)  # an address
    removed = Signal(str)

    def __init__(self, provider: Provider, draft: Draft, tasks: Tasks):
        super().__init__()
        self.setObjectName("card")
        self.provider = provider
        self._draft = draft
        self._tasks = tasks
        self._build()
        self._fill()
        self._connect()

    def fetch(self) -> None:
        """Ask the service for its models, which shows as well whether address and key are right."""
        self.said.waiting(self.tr("Asking for the list of models …"))
        self._tasks.run(self._draft.services.models.models(self._with_key()), self._take_models, self._tell)

    def test(self) -> None:
        model = self.model.currentText().strip()
        if self._lacks_key():
            self.said.bad(key_missing_sentence(self.provider.name))
            self.key.setFocus()
            return
        if not model:
            self.said.bad(self.tr("Choose a model first, or fetch the list."))
            return
        self.said.waiting(self.tr("Asking {model} for a word …").format(model=shortened(model, 60)))
        self._tasks.run(self._draft.services.models.check(self._with_key(), model), self._worked, self._tell)

    def use(self) -> None:
        """Make the chosen model the one that answers."""
        model = self.model.currentText().strip()
        if not model:
            self.said.bad(self.tr("Choose a model first, or fetch the list."))
            return
        if model not in self.provider.models:
            self._keep(replace(self.provider, models=(*self.provider.models, model)))
        self._draft.change(replace(self._draft.settings, model=ModelChoice(self.provider.id, model)))
        self.said.good(self.tr("{model} answers from now on.").format(model=shortened(model, 60)))

    def _build(self) -> None:
        self.name = QLineEdit()
        self.address = QLineEdit()
        self.address.setPlaceholderText("https://api.example.com/v1")
        self.key = QLineEdit()
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.where = Hint()
        self.model = QComboBox()
        self.model.setEditable(True)
        self.model.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.model.setMaxVisibleItems(16)
        self.said = Said()
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        rows = ((self.tr("Name"), self.name), (self.tr("Address"), self.address), (self.tr("Key"), self.key))
        for number, (label, field) in enumerate(rows):
            self._add_row(grid, number, label, field)
        grid.addWidget(self.where, 3, 1)
        self._add_row(grid, 4, self.tr("Model"), self.model)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addLayout(grid)
        column.addWidget(self.said)
        column.addLayout(self._button_row())

    def _add_row(self, grid: QGridLayout, row: int, label: str, field: QLineEdit | QComboBox) -> None:
        name = QLabel(label)
        name.setBuddy(field)
        field.setAccessibleName(label)
        grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(field, row, 1)

    def _button_row(self) -> QHBoxLayout:
        acts: dict[str, tuple[str, Callable[[], object]]] = {
            "use": (self.tr("Use this model"), self.use),
            "test": (self.tr("Test"), self.test),
            "fetch": (self.tr("Fetch models"), self.fetch),
            "get": (self.tr("Get a key"), lambda: self.open_wanted.emit(self.provider.key_url)),
            "remove": (self.tr("Remove"), lambda: self.removed.emit(self.provider.id)),
        }
        self.buttons = {name: QPushButton(label) for name, (label, _) in acts.items()}
        row = QHBoxLayout()
        for name, button in self.buttons.items():
            if name == "remove":
                row.addStretch(1)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, act=acts[name][1]: act())
            row.addWidget(button)
        self.buttons["get"].setVisible(bool(self.provider.key_url))
        return row

    def _fill(self) -> None:
        self.name.setText(self.provider.name)
        self.address.setText(self.provider.base_url)
        self._fill_models()
        self._show_key()

    def _fill_models(self) -> None:
        typed = self.model.currentText()
        chosen = self._draft.settings.model
        mine = chosen.model if chosen is not None and chosen.provider == self.provider.id else ""
        self.model.clear()
        self.model.addItems(self.provider.models)
        self.model.setCurrentText(typed or mine or next(iter(self.provider.models), ""))

    def _connect(self) -> None:
        self.name.editingFinished.connect(self._keep_name)
        self.address.editingFinished.connect(self._keep_address)
        self.key.editingFinished.connect(self._keep_key)
        self.key.returnPressed.connect(self.fetch)

    def _keep_name(self) -> None:
        if name := " ".join(self.name.text().split()):
            self._keep(replace(self.provider, name=name))
        else:
            self.name.setText(self.provider.name)

    def _keep_address(self) -> None:
        address = self.address.text().strip()
        if not address or " " in address:
            self.said.bad(self.tr("This is no address. It should look like https://api.example.com/v1"))
            return
        self.said.nothing()
        self._keep(replace(self.provider, base_url=address))

    def _keep_key(self) -> None:
        key = self.key.text().strip()
        if key:
            self.key.setModified(False)
            self._tasks.run(self._draft.services.secrets.set(self.provider.id, key), self._kept_key, self._tell)

    def _kept_key(self, _: str) -> None:
        self.key.clear()  # a key that is kept is never shown again
        self._show_key()

    def _show_key(self) -> None:
        origin = self._draft.services.secrets.origin(self.provider.id)
        said = {
            "keychain": self.tr("The key is kept in this system's keychain."),
            "session": self.tr("No keychain was found: the key is kept until Citewise is closed, and never on disk."),
            "environment": self.tr("The key comes from an environment variable."),
            ".env": self.tr("The key comes from the .env file in the data directory."),
        }
        missing = self.tr("No key yet. It will be kept in this system's keychain, never in a file.")
        self.where.setText(said.get(origin) or missing)
        self.where.setVisible(bool(origin) or self.provider.needs_key)
        without = self.tr("Paste the key") if self.provider.needs_key else self.tr("Not needed")
        self.key.setPlaceholderText(self.tr("A key is kept; type to replace it") if origin else without)

    def _lacks_key(self) -> bool:
        typed = bool(self.key.text().strip())
        return self.provider.needs_key and not typed and not self._draft.services.secrets.origin(self.provider.id)

    def _keep(self, provider: Provider) -> None:
        if provider != self.provider:
            self.provider = provider
            self._draft.change_provider(provider)

    def _with_key(self) -> Provider:
        """The provider as it stands in the form, with a key that may not be kept yet."""
        self._keep_address()
        return replace(self.provider, key=self.key.text().strip())

    def _take_models(self, models: list[str]) -> None:
        own = [model for model in self.provider.models if model not in models]
        current = self._draft.settings.model
        kept = [m for m in own if current == ModelChoice(self.provider.id, m)]  # typed by hand, and in use
        self._keep(replace(self.provider, models=(*models, *kept)))
        self._fill_models()
        self.said.good(self.tr("%n model(s) found. Choose one, then use or test it.", "", len(models)))

    def _worked(self, word: str) -> None:
        model = shortened(self.model.currentText(), 60)
        if word:
            self.said.good(self.tr("{model} works. It said: {word}").format(model=model, word=shortened(word, 80)))
        else:
            self.said.good(self.tr("{model} works.").format(model=model))

    def _tell(self, failure: Failure) -> None:
        self.said.bad(card_sentence(failure))
