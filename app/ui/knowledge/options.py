"""How one knowledge base is searched: by words alone, or by meaning too; and where it is kept."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.knowledge import Base
from app.core.domain.settings import EMBEDDED_PROVIDER
from app.ui.settings.form import Choice, Hint
from app.ui.wording.sentences import shortened

_EMBEDDING = ("embed", "bge", "gte-", "e5-", "minilm", "voyage", "m3e", "nomic", "arctic")  # in models' names

_WIDEST = 620  # pixels


class OptionsPane(QWidget):
    changed = Signal(object)  # the Base as it is wished

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._base: Base | None = None
        self._providers: Sequence[Provider] = ()
        self.model: Choice[ModelChoice | None] = Choice()
        self.store = QLineEdit()
        self._model_name, self._store_name = QLabel(), QLabel()
        self._model_name.setBuddy(self.model)
        self._store_name.setBuddy(self.store)
        self.hint, self._store_hint = Hint(), Hint()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 16, 0, 0)
        column.setSpacing(8)
        for widget in (self._model_name, self.model, self.hint, self._store_name, self.store, self._store_hint):
            widget.setMaximumWidth(_WIDEST)
            column.addWidget(widget)
        column.addStretch(1)
        self.model.activated.connect(lambda _: self._take())
        self.store.editingFinished.connect(self._take)
        self.retranslate()

    def show_base(self, base: Base, providers: Sequence[Provider]) -> None:
        previous = self._base, self._providers
        self._base, self._providers = base, providers
        if (
            previous[0] is None
            or (previous[0].id, previous[0].embedding) != (base.id, base.embedding)
            or previous[1] != providers
        ):
            self._offer()
        for widget in (self._store_name, self.store, self._store_hint):
            widget.setVisible(bool(base.store))
        if not self.store.hasFocus():
            self.store.setText(base.store)

    def retranslate(self) -> None:
        self._model_name.setText(self.tr("Embedding model"))
        self.model.setAccessibleName(self._model_name.text())
        self.hint.setText(
            self.tr(
                "Keyword search needs no model and no key. An embedding model also finds passages that "
                "say the same in other words; their text is sent to its provider. A new model is used "
                "once it has embedded all passages; until then the old one is used."
            )
        )
        self._store_name.setText(self.tr("Qdrant address"))
        self.store.setAccessibleName(self._store_name.text())
        self._store_hint.setText(self.tr("Your own Qdrant server, which stores the vectors of this knowledge base."))
        if self._base is not None:
            self._offer()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _offer(self) -> None:
        assert self._base is not None
        current = self._base.embedding
        options: list[tuple[str, ModelChoice | None]] = [(self.tr("Keyword only"), None)]
        for choice in embedding_models(self._providers, current):
            name = next((p.name for p in self._providers if p.id == choice.provider), choice.provider)
            options.append((f"{shortened(name, 40)} · {shortened(choice.model, 60)}", choice))
        self.model.offer(options, current)

    def _take(self) -> None:
        if self._base is None:
            return
        changed = replace(self._base, embedding=self.model.value(), store=self.store.text().strip() or self._base.store)
        if changed != self._base:
            self.changed.emit(changed)


def embedding_models(providers: Sequence[Provider], current: ModelChoice | None = None) -> list[ModelChoice]:
    """Models whose names say that they embed; the one in use is among them whatever its name."""
    models = [
        ModelChoice(provider.id, name)
        for provider in providers
        if provider.id != EMBEDDED_PROVIDER
        for name in provider.models
        if any(sign in name.lower() for sign in _EMBEDDING)
    ]
    return models if current is None or current in models else [current, *models]
