"""One search channel: what it needs, what its terms say, and whether it works."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.domain.addresses import is_web_address, with_scheme
from app.core.domain.catalogue import ChannelInfo, ChannelState
from app.core.domain.chat import ModelChoice
from app.core.domain.events import Failure
from app.core.domain.evidence import SearchResult
from app.core.domain.settings import BUILTIN
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Badge, Choice, Fold, Hint, StatusLabel, button_row, while_alive
from app.ui.settings.keys.key_field import KeyField
from app.ui.settings.labels import card_sentence, info_name, note_words, origin_sentence, result_sentence, state_words
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.sentences import shortened

_PLAIN = ("local", "kb", "wikipedia")  # they have none, or it is made by the engine or the language


class ChannelCard(QFrame):
    open_requested = Signal(str)  # an address
    tested = Signal()

    def __init__(self, info: ChannelInfo, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self.setObjectName("card")
        self.info = info
        self._controller = controller
        self._tasks = tasks
        self.key: KeyField | None = None
        self.address: QLineEdit | None = None
        self.model: Choice[ModelChoice | None] | None = None
        self.status = StatusLabel()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 16, 12)
        self._column.setSpacing(8)
        self._build_head()
        self._build_fields()
        self._build_buttons()
        self._column.addWidget(self.status)  # below the buttons, which stay under the pointer

    def show_state(self, state: ChannelState | None) -> None:
        self.state.setText(state_words(self.info, state))

    def test(self) -> None:
        """Search once by this channel alone, with what is typed."""
        if self._controller.defer(self._locked_key(), self.test):
            return
        self._take_address()
        self.status.waiting(self.tr("Searching with {name}…").format(name=info_name(self.info)))
        self.test_button.setEnabled(False)
        if self.key is not None:
            self.key.keep(self._search)
        else:
            self._search()

    def _build_head(self) -> None:
        title = QLabel(info_name(self.info))
        title.setTextFormat(Qt.TextFormat.PlainText)
        font = title.font()
        font.setWeight(font.Weight.Bold)
        title.setFont(font)
        self.badge = Badge(self.info.checked)
        self.state = Hint()
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self.badge)
        self._column.addLayout(row)
        self._column.addWidget(self.state)
        if self.info.note:
            self._column.addWidget(Hint(note_words(self.info)))
        if self.info.answers:
            self._column.addWidget(Hint(self.tr("Also gives a short answer beside its results.")))

    def _build_fields(self) -> None:
        if self.info.id == BUILTIN:
            self._build_model()
        if self.info.key:
            self.key = KeyField(self.info.key, not self.info.key_optional, self._controller, self._tasks)
            self.key.failed.connect(self._fail)
            self.key.returned.connect(self.test)
            self._add(self.tr("API key"), self.key)
            if self.info.key_optional:
                self._column.addWidget(Hint(self.tr("Works without a key, with lower limits.")))
        if self.info.id != BUILTIN and self.info.id not in _PLAIN and not self.info.is_tool:
            self._build_address()

    def _build_model(self) -> None:
        self.model = Choice[ModelChoice | None]()
        options = [(self.tr("Auto (first one that can)"), None), *searching_models(self._controller)]
        self.model.offer(options, self._controller.effective("builtin"))
        self.model.activated.connect(self._take_model)
        self._add(self.tr("Model that searches"), self.model)
        if len(options) == 1:
            self._column.addWidget(
                Hint(self.tr("No model with its own search is set up. Add its provider under Models."))
            )
        if sentence := origin_sentence(self._controller.origin("builtin")):
            self.model.setEnabled(False)
            self._column.addWidget(Hint(sentence))

    def _build_address(self) -> None:
        origin = self._controller.origin(f"addresses.{self.info.id}")
        field = self.address = QLineEdit(self._controller.addresses().get(self.info.id, ""))
        usual = "https://search.example.org" if self.info.address else self.tr("Default")
        # Where its company's models were moved, the search is asked there, too.
        moved = "" if field.text() else self._controller.services.settings.in_force().search.addresses.get(self.info.id)
        field.setPlaceholderText(moved or usual)
        field.editingFinished.connect(self._take_address)
        words = self.tr("Address")
        if self.info.address:
            self._add(words, field)
        else:
            field.setAccessibleName(words)
            fold = Fold(self.tr("Custom address"), field)
            fold.setChecked(bool(field.text()))
            self._column.addWidget(fold, 0, Qt.AlignmentFlag.AlignLeft)
            self._column.addWidget(field)
        if sentence := origin_sentence(origin):
            field.setEnabled(False)
            self._column.addWidget(Hint(sentence))

    def _build_buttons(self) -> None:
        self.test_button = QPushButton(self.tr("Test"))
        self.get_button = QPushButton(self.tr("Get API key"))
        self._column.addLayout(
            button_row(
                [
                    (self.test_button, self.test),
                    (self.get_button, lambda: self.open_requested.emit(self.info.key_url)),
                ]
            )
        )
        self.get_button.setVisible(bool(self.info.key_url))

    def _add(self, label: str, field: QWidget) -> None:
        name = QLabel(label)
        name.setBuddy(field)
        field.setAccessibleName(label)
        self._column.addWidget(name)
        self._column.addWidget(field)

    def _take_model(self) -> None:
        assert self.model is not None
        self._controller.change_search(builtin=self.model.value())

    def _take_address(self) -> None:
        if self.address is None or not self.address.isEnabled():
            return
        address = with_scheme(self.address.text())
        if address and not is_web_address(address):
            self.status.bad(self.tr("Invalid address. It should begin with https://"))
            return
        self.status.nothing()
        others = {name: url for name, url in self._controller.settings.search.addresses.items() if name != self.info.id}
        self._controller.change_search(addresses={**others, self.info.id: address} if address else others)

    def _locked_key(self) -> str:
        """The id of the stored key that the test needs; empty where another one is typed."""
        if self.model is not None:
            choice = self.model.value()
            return choice.provider if choice is not None else ""
        return self.info.key if self.key is not None and not self.key.input_keys() else ""

    def _search(self) -> None:
        async def search() -> SearchResult:
            return await self._controller.services.search.test_channel(self.info.id)

        self._tasks.request(search(), while_alive(self, self._show_result), while_alive(self, self._report))

    def _show_result(self, result: SearchResult) -> None:
        works, words = result_sentence(self.info, result)
        (self.status.good if works else self.status.bad)(words)
        self._ended()

    def _report(self, failure: Failure) -> None:
        self._fail(card_sentence(failure))

    def _fail(self, words: str) -> None:
        self.status.bad(words)
        self._ended()

    def _ended(self) -> None:
        self.test_button.setEnabled(True)
        self.tested.emit()


def searching_models(controller: SettingsController) -> list[tuple[str, ModelChoice | None]]:
    """(words, choice) of every model that is known to search by itself."""
    models = controller.services.models.directory
    options: list[tuple[str, ModelChoice | None]] = []
    for provider in controller.services.settings.in_force().providers:
        for model in provider.models:
            choice = ModelChoice(provider.id, model)
            if models.abilities(choice).search:
                options.append((f"{shortened(model, 60)} · {shortened(provider.name, 30)}", choice))
    current = controller.effective("builtin")
    if current is not None and all(choice != current for _, choice in options):
        options.append((f"{shortened(current.model, 60)} · {shortened(current.provider, 30)}", current))
    return options
