"""An embedding model: a service that is set up, and the name of one of its models."""

import re
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import EMBEDDED_PROVIDER
from app.ui.settings.form import Choice
from app.ui.wording.sentences import shortened

_EMBEDS = re.compile(r"embed|\bbge-|\be5-|\bgte-|minilm", re.IGNORECASE)
_LONGEST = 200  # characters of a model's name


class EmbeddingChoice(QWidget):
    """Services rarely list their embedding models among the others, so a name may be typed as well as chosen."""

    changed = Signal(object)  # a ModelChoice, or None for words alone

    def __init__(
        self, providers: Sequence[Provider], current: ModelChoice | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._providers = [provider for provider in providers if provider.id != EMBEDDED_PROVIDER]  # it embeds nothing
        self._previous = current
        self.service = Choice[str]()
        self.model = NameField()
        self.model.line.setPlaceholderText(self.tr("Name of the embedding model"))
        self.model.setAccessibleName(self.tr("Embedding model"))
        options = [(self.tr("Keyword only"), "")]
        options += [(shortened(provider.name or provider.id, 60), provider.id) for provider in self._providers]
        if current is not None and all(provider.id != current.provider for provider in self._providers):
            options.append((self.tr("{name} (removed)").format(name=shortened(current.provider, 40)), current.provider))
        self.service.offer(options, current.provider if current else "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.service)
        column.addWidget(self.model)
        self.setFocusProxy(self.service)
        self._offer_models(current.model if current else "")
        self.service.activated.connect(lambda: self._offer_models(""))
        self.service.activated.connect(self._report)
        self.model.activated.connect(self._report)
        self.model.line.editingFinished.connect(self._report)

    def choice(self) -> ModelChoice | None:
        """None also while only one of the two is given."""
        provider, model = self.service.value(), self.model.currentText().strip()[:_LONGEST]
        return ModelChoice(provider, model) if provider and model else None

    def _offer_models(self, current: str) -> None:
        provider = next((p for p in self._providers if p.id == self.service.value()), None)
        models = [model for model in provider.models if _EMBEDS.search(model)] if provider else []
        self.model.clear()
        self.model.addItems(models)
        self.model.setCurrentText(current or next(iter(models), ""))
        self.model.setVisible(bool(self.service.value()))

    def _report(self) -> None:
        choice = self.choice()
        if choice != self._previous:
            self._previous = choice
            self.changed.emit(choice)


class NameField(QComboBox):
    """A name that may be typed or chosen; the wheel scrolls the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit()
        self.setLineEdit(self.line)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
