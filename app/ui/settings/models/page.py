"""Settings, Models: who answers, servers found on this computer, services with their keys."""

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import EMBEDDED_PROVIDER, Settings
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Choice, Hint, Page, StatusLabel, while_alive
from app.ui.settings.models.embedded_card import EmbeddedCard
from app.ui.settings.models.going_on_section import GoingOnSection
from app.ui.settings.models.provider_card import ProviderCard
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.language import listed
from app.ui.wording.sentences import shortened

_MARGIN = 16  # pixels around a card that is scrolled to


class ModelsPage(Page):
    open_requested = Signal(str)

    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller = controller
        self._tasks = tasks
        self._presets = controller.services.models.directory.presets()
        self.cards: dict[str, ProviderCard] = {}
        self._build()
        controller.saved.connect(self._follow)
        self._follow(controller.settings)
        for card in self.cards.values():
            card.open(len(self.cards) == 1 or self._answers(card.provider))
        tasks.request(controller.services.models.directory.discover(), while_alive(self, self._offer))

    def add(self, preset: Provider) -> ProviderCard:
        """A new service, ready for its key; a second one from the same preset gets an id of its own."""
        provider = self._controller.add_provider(preset)
        card = self.cards[provider.id]
        card.open()
        card.how.setChecked(not provider.base_url)  # nothing is known of it yet
        (card.key if provider.base_url else card.address).setFocus()
        QTimer.singleShot(0, card, lambda: self._bring_into_view(card))  # it has no place yet
        return card

    def remove(self, provider_id: str) -> None:
        """Remove a service, and say who answers now if it was the one that did."""
        provider, model = self._controller.settings.provider(provider_id), self._controller.settings.model
        self._controller.remove_provider(provider_id)
        if provider is not None and model is not None and model.provider == provider_id:
            sentence = self.tr(
                "{name} was removed with the default model. Until you choose another one, answers are quotes only."
            )
            self.status.bad(sentence.format(name=shortened(provider.name, 60)))
            self.ensureWidgetVisible(self.status)

    def take_local(self, server: Provider) -> None:
        """One click: the server and its first model answer from now on."""
        self.add(server)
        added = [p for p in self._controller.settings.providers if p.base_url == server.base_url][-1]
        if server.models:
            self._controller.change(replace(self._controller.settings, model=ModelChoice(added.id, server.models[0])))

    def _build(self) -> None:
        self.title(self.tr("Models"))
        self.default = Choice[ModelChoice | None]()
        self.default.activated.connect(self._choose)
        self.row(
            self.tr("Default model"),
            self.default,
            self.tr("For new conversations. Without a model, the best passages are shown word for word."),
        )
        self.decided(self.default, self._controller.origin("model"))
        self.status = StatusLabel()
        self.column.addWidget(self.status)
        self._local = QVBoxLayout()
        self._local.setSpacing(8)
        self.column.addLayout(self._local)
        self.section(self.tr("Providers"))
        self._none = Hint(self.tr("No provider yet. Add one to get full answers."))
        self.column.addWidget(self._none)
        self._outside = Hint()
        self.column.addWidget(self._outside)
        self._cards = QVBoxLayout()
        self._cards.setSpacing(12)
        self.column.addLayout(self._cards)
        self._add = QPushButton(self.tr("Add provider"))
        self._add.setAutoDefault(False)
        menu = QMenu(self._add)
        for preset in self._presets:
            label = preset.name if preset.base_url else self.tr("Custom (OpenAI-compatible)")
            menu.addAction(label).triggered.connect(lambda _=False, p=preset: self.add(p))
        self._add.setMenu(menu)
        row = QHBoxLayout()
        row.addWidget(self._add)
        row.addStretch(1)
        self.column.addLayout(row)
        self.section(self.tr("Built-in model (GGUF)"))
        self.column.addWidget(EmbeddedCard(self._controller, self._tasks))
        self.section(self.tr("After an answer"))
        self.going_on = GoingOnSection(self._controller)
        self.column.addWidget(self.going_on)

    def _follow(self, settings: Settings) -> None:
        services = [
            provider for provider in settings.providers if provider.id != EMBEDDED_PROVIDER
        ]  # that one has its own card
        for provider in services:
            if provider.id not in self.cards:
                self._add_card(provider)
        for removed in set(self.cards) - {p.id for p in services}:
            card = self.cards.pop(removed)
            self._cards.removeWidget(card)
            card.deleteLater()
        self._none.setVisible(not services)
        existing = {*self.cards, EMBEDDED_PROVIDER}
        names = listed(shortened(p.name, 40) for p in self._in_force() if p.id not in existing)
        self._outside.setText(self.tr("From the environment: {names}").format(names=names))
        self._outside.setVisible(bool(names))
        self._fill_default(settings)
        if settings.model is not None:
            self.status.nothing()

    def _add_card(self, provider: Provider) -> None:
        card = self.cards[provider.id] = ProviderCard(provider, self._controller, self._tasks)
        card.open_requested.connect(self.open_requested)
        card.removed.connect(self.remove)
        self._cards.addWidget(card)

    def _bring_into_view(self, card: ProviderCard) -> None:
        """All of the card, from its bottom up to its top where it is taller than the page."""
        self.column.activate()
        height = self.column.totalHeightForWidth(self.content.width())
        self.content.resize(self.content.width(), max(height, self.viewport().height()))
        top = card.mapTo(self.content, QPoint(0, 0)).y()
        margin = max(0, min(_MARGIN, (self.viewport().height() - card.height()) // 2))
        self.ensureVisible(0, top + card.height(), 0, margin)
        self.ensureVisible(0, top, 0, margin)

    def _fill_default(self, settings: Settings) -> None:
        options: list[tuple[str, ModelChoice | None]] = [(self.tr("No model (quotes only)"), None)]
        for provider in self._in_force():
            first = [m for m in provider.favourites if m in provider.models]
            for model in dict.fromkeys((*first, *provider.models)):
                words = f"{shortened(model, 60)} · {shortened(provider.name, 30)}"
                options.append((words, ModelChoice(provider.id, model)))
        preferred = self._controller.services.settings.environment.model
        self.default.offer(options, preferred or settings.model)

    def _in_force(self) -> tuple[Provider, ...]:
        """The services of the settings, then those that the environment adds."""
        own = [provider for provider in self._controller.settings.providers if provider.id != EMBEDDED_PROVIDER]
        existing = {p.id for p in own}
        return (*own, *(p for p in self._controller.services.settings.in_force().providers if p.id not in existing))

    def _answers(self, provider: Provider) -> bool:
        model = self._controller.settings.model
        return model is not None and model.provider == provider.id

    def _choose(self) -> None:
        self.status.nothing()
        self._controller.change(replace(self._controller.settings, model=self.default.value()))

    def _offer(self, servers: list[Provider]) -> None:
        addresses = {p.base_url for p in self._controller.settings.providers}
        for provider in servers:
            if provider.base_url not in addresses:
                self._local.addWidget(self._offer_row(provider))

    def _offer_row(self, provider: Provider) -> QFrame:
        frame = QFrame()
        frame.setObjectName("bar")
        count = self.tr("%n model(s)", "", len(provider.models))
        words = self.tr("{name} is running on this computer ({count}).").format(name=provider.name, count=count)
        use = QPushButton(self.tr("Use"))
        use.setProperty("primary", True)
        use.setAutoDefault(False)

        def take() -> None:
            frame.hide()
            self.take_local(provider)

        use.clicked.connect(take)
        row = QHBoxLayout(frame)
        row.setContentsMargins(12, 8, 8, 8)
        label = QLabel(words)
        label.setTextFormat(Qt.TextFormat.PlainText)  # a name that a server gives itself
        row.addWidget(label, 1)
        row.addWidget(use)
        return frame
