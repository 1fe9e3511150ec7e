"""Settings, Ranking: what compares passages beyond their words: an embedding model, a rerank service."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.domain.addresses import is_web_address, with_scheme
from app.core.domain.catalogue import RerankInfo
from app.core.domain.chat import ModelChoice
from app.core.domain.errors import Unavailable
from app.core.domain.events import Failure
from app.core.domain.reasons import DetailWord
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Choice, Hint, Page, StatusLabel, while_alive
from app.ui.settings.keys.key_field import KeyField
from app.ui.settings.labels import card_sentence
from app.ui.settings.search.embedding_choice import EmbeddingChoice
from app.ui.tasks.turn_runner import Tasks

_QUESTION = "Why is the sky blue?"
_PASSAGES = ("Bread is baked from flour and water.", "Air scatters the blue part of sunlight most, so the sky is blue.")


class RankingPage(Page):
    open_requested = Signal(str)  # an address

    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller = controller
        self._tasks = tasks
        self._infos = controller.services.models.rerankers()
        self.title(self.tr("Retrieval"))
        self.column.addWidget(
            Hint(
                self.tr(
                    "By default passages are chosen by keywords, on this computer. An embedding or rerank model "
                    "compares them by meaning as well; if it fails or is slow, keywords are used alone."
                )
            )
        )
        self._build_embedding()
        self._build_rerank()

    def _build_embedding(self) -> None:
        self.section(
            self.tr("Embedding model"),
            self.tr("Finds passages that say the same in other words."),
        )
        knowledge = self._controller.settings.knowledge
        self.embedding = EmbeddingChoice(self._controller.services.settings.in_force().providers, knowledge.embedding)
        self.row(
            self.tr("For new knowledge bases"),
            self.embedding,
            self.tr("Your documents' text is sent to this provider. Existing knowledge bases keep their model."),
        )
        self.web = QCheckBox(self.tr("Also for web pages"))
        self.web.setChecked(knowledge.web_embedding)
        self.web.setEnabled(knowledge.embedding is not None)
        self.column.addWidget(self.web)
        self.column.addWidget(
            Hint(self.tr("Their text is sent to this provider, too. Not used where a rerank model is set up."))
        )
        self.try_embedding = _button(self.tr("Test"), self.test_embedding)
        self.embedding_status = StatusLabel()
        self.column.addLayout(_in_row(self.try_embedding))
        self.column.addWidget(self.embedding_status)
        self.try_embedding.setEnabled(knowledge.embedding is not None)
        self.embedding.changed.connect(self._take_embedding)
        self.web.toggled.connect(lambda on: self._controller.change_knowledge(web_embedding=on))

    def _build_rerank(self) -> None:
        self.section(
            self.tr("Rerank model"),
            self.tr(
                "Sorts the best forty passages for each question. They are sent to the provider, including those of "
                "your own documents and memories."
            ),
        )
        rerank = self._controller.settings.knowledge.rerank
        self.service = Choice[str]()
        options = [(self.tr("None"), "")]
        options += [(info.name or self.tr("Custom (by address)"), info.id) for info in self._infos]
        self.service.offer(options, rerank.service)
        self.row(self.tr("Provider"), self.service)
        self.fields: RerankFields | None = None
        self._place = QVBoxLayout()
        self.column.addLayout(self._place)
        self._show_fields()
        self.service.activated.connect(self._take_service)

    def test_embedding(self) -> None:
        choice = self._controller.settings.knowledge.embedding
        if choice is not None and self._controller.defer(choice.provider, self.test_embedding):
            return
        embedder = self._controller.services.models.ranking.embedder(choice) if choice is not None else None

        async def embed() -> int:
            if embedder is None:
                raise Unavailable(choice.provider if choice else "", "no such service")
            return len((await embedder.embed([_QUESTION], query=True))[0])

        def works(length: int) -> None:
            self.try_embedding.setEnabled(True)
            self.embedding_status.good(self.tr("It works ({number} dimensions).").format(number=length))

        def fails(failure: Failure) -> None:
            self.try_embedding.setEnabled(True)
            self.embedding_status.bad(card_sentence(failure))

        self.try_embedding.setEnabled(False)
        self.embedding_status.waiting(self.tr("Testing…"))
        self._tasks.request(embed(), while_alive(self, works), while_alive(self, fails))

    def _take_embedding(self, choice: ModelChoice | None) -> None:
        self._controller.change_knowledge(embedding=choice)
        self.web.setEnabled(choice is not None)
        self.try_embedding.setEnabled(choice is not None)
        self.embedding_status.nothing()

    def _take_service(self) -> None:
        before = self._controller.settings.knowledge.rerank
        if before.service != self.service.value():
            self._controller.change_knowledge(rerank=replace(before, service=self.service.value(), model=""))
            self._show_fields()

    def _show_fields(self) -> None:
        if self.fields is not None:
            self.fields.hide()  # what is typed in it is kept now
            self._place.removeWidget(self.fields)
            self.fields.deleteLater()
            self.fields = None
        info = next((info for info in self._infos if info.id == self.service.value()), None)
        if info is not None:
            self.fields = RerankFields(info, self._controller, self._tasks)
            self.fields.open_requested.connect(self.open_requested)
            self._place.addWidget(self.fields)


class RerankFields(QWidget):
    """Model, address and key of one rerank service, and its test."""

    open_requested = Signal(str)  # an address

    def __init__(
        self, info: RerankInfo, controller: SettingsController, tasks: Tasks, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.info = info
        self._controller = controller
        self._tasks = tasks
        self._form = Form(self)
        rerank = controller.settings.knowledge.rerank
        self.address: QLineEdit | None = None
        if not info.name:
            self.address = QLineEdit(rerank.address)
            self.address.setPlaceholderText("http://127.0.0.1:8080/v1/rerank")
            self._form.add(self.tr("Full /rerank address"), self.address)
            self.address.editingFinished.connect(self._take_address)
        self.model = QLineEdit(rerank.model)
        self.model.setPlaceholderText(info.model or self.tr("Default"))
        self._form.add(self.tr("Model"), self.model)
        self.model.editingFinished.connect(self._take_model)
        self.key = KeyField(info.key, info.needs_key, controller, tasks)
        self.key.failed.connect(self._fail)
        self.key.returned.connect(self.test)
        self._form.add(self.tr("API key"), self.key)
        self.try_it = _button(self.tr("Test"), self.test)
        self.get_key = _button(self.tr("Get API key"), lambda: self.open_requested.emit(info.key_url))
        self.get_key.setVisible(bool(info.key_url))
        self._form.column.addLayout(_in_row(self.try_it, self.get_key))
        self.status = StatusLabel()
        self._form.column.addWidget(self.status)

    def test(self) -> None:
        """With what stands in the fields, which is kept first."""
        if not self.key.input_keys() and self._controller.defer(self.info.key, self.test):
            return
        self._take_model()
        if self.address is not None and not self._take_address():
            return
        self.try_it.setEnabled(False)
        self.status.waiting(self.tr("Testing…"))
        self.key.keep(self._ask)

    def _ask(self) -> None:
        reranker = self._controller.services.models.ranking.reranker()

        async def rerank() -> dict[int, float]:
            if reranker is None:
                raise Unavailable(self.info.name, "no such service")
            return await reranker.rerank(_QUESTION, _PASSAGES)

        self._tasks.request(rerank(), while_alive(self, self._show), while_alive(self, self._report))

    def _show(self, scores: dict[int, float]) -> None:
        self.try_it.setEnabled(True)
        if scores.get(1, float("-inf")) > scores.get(0, float("-inf")):
            self.status.good(self.tr("It works: the better of two passages came first."))
        else:
            self.status.bad(self.tr("It answered, but could not tell the better of two passages."))

    def _report(self, failure: Failure) -> None:
        if failure.detail == DetailWord.NO_ADDRESS:
            self._fail(self.tr("Enter the address first."))
        else:
            self._fail(card_sentence(failure))

    def _fail(self, words: str) -> None:
        self.try_it.setEnabled(True)
        self.status.bad(words)

    def _take_model(self) -> None:
        rerank = self._controller.settings.knowledge.rerank
        self._controller.change_knowledge(rerank=replace(rerank, model=self.model.text().strip()[:200]))

    def _take_address(self) -> bool:
        assert self.address is not None
        address = with_scheme(self.address.text())
        if address and not is_web_address(address):
            self.status.bad(self.tr("Invalid address. It should begin with https://"))
            return False
        self.status.nothing()
        rerank = self._controller.settings.knowledge.rerank
        self._controller.change_knowledge(rerank=replace(rerank, address=address))
        return True


class Form:
    """Fields under their names, in a column of a widget."""

    def __init__(self, parent: QWidget) -> None:
        self.column = QVBoxLayout(parent)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(10)

    def add(self, label: str, field: QWidget) -> None:
        name = QLabel(label)
        name.setBuddy(field)
        field.setAccessibleName(label)
        self.column.addWidget(name)
        self.column.addWidget(field)


def _button(words: str, act: Callable[[], object]) -> QPushButton:
    button = QPushButton(words)
    button.setAutoDefault(False)
    button.clicked.connect(lambda: act())
    return button


def _in_row(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row
