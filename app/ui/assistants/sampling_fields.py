"""How an assistant's model is to write: each wish only where the model takes it, and a word where it does not."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from app.core.domain.assistants import EFFORTS, HOTTEST, MOST_TOKENS
from app.core.domain.chat import ModelChoice, Sampling
from app.core.domain.settings import QUOTES
from app.ui.assistants.form_context import FormContext
from app.ui.settings.form import Choice, Hint, NumberField, Page
from app.ui.wording.sentences import shortened

_STEP = 0.05


class DecimalField(QDoubleSpinBox):
    """A number with two places; its lowest step stands for none, in words."""

    def __init__(self, most: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(-_STEP, most)
        self.setSingleStep(_STEP)
        self.setDecimals(2)
        self.lineEdit().setTextMargins(9, 0, 0, 0)  # as `NumberField`

    def number(self) -> float | None:
        return None if self.value() < 0 else round(self.value(), 2)

    def show_number(self, number: float | None) -> None:
        self.setValue(-_STEP if number is None else number)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # a page that is scrolled must not change what it shows


class SamplingFields(QWidget):
    changed = Signal()

    def __init__(self, page: Page) -> None:
        """Its rows stand in `page`."""
        super().__init__()
        self.hide()
        self._base = Sampling()  # what is shown, with what has no field here
        self.temperature, self.top_p, self.max_tokens = DecimalField(HOTTEST), DecimalField(1.0), NumberField()
        self.effort: Choice[str] = Choice()
        self.hint = Hint()
        self._hints: dict[QWidget, Hint] = {}
        default = self.tr("Default")
        for decimal in (self.temperature, self.top_p):
            decimal.setSpecialValueText(default)
        self.max_tokens.setRange(0, MOST_TOKENS)
        self.max_tokens.setSingleStep(500)
        self.max_tokens.setSpecialValueText(default)
        rows: tuple[tuple[str, QWidget, str], ...] = (
            (self.tr("Temperature"), self.temperature, self.tr("Low: predictable. High: varied.")),
            (self.tr("Top-p"), self.top_p, ""),
            (self.tr("Maximum length (tokens)"), self.max_tokens, ""),
            (self.tr("Reasoning effort"), self.effort, ""),
        )
        for label, field, hint in rows:
            page.row(label, field, hint)
            self._hints[field] = Hint()
            page.column.addWidget(self._hints[field])
        page.column.addWidget(self.hint)
        self.temperature.valueChanged.connect(lambda _: self._report())
        self.top_p.valueChanged.connect(lambda _: self._report())
        self.max_tokens.valueChanged.connect(lambda _: self.changed.emit())
        self.effort.activated.connect(lambda _: self.changed.emit())

    def sampling(self) -> Sampling:
        return replace(
            self._base,
            temperature=self.temperature.number(),
            top_p=self.top_p.number(),
            max_tokens=self.max_tokens.value() or None,
            effort=self.effort.value(),
        )

    def show_sampling(self, sampling: Sampling) -> None:
        self._base = sampling
        self.temperature.show_number(sampling.temperature)
        self.top_p.show_number(sampling.top_p)
        self.max_tokens.setValue(sampling.max_tokens or 0)
        self._offer_efforts(EFFORTS, sampling.effort)

    def follow(self, model: ModelChoice | None, context: FormContext) -> None:
        """Close what this model does not take, and say so. None: which model it will be is not known."""
        samplings = [Sampling(temperature=0.31), Sampling(top_p=0.81), Sampling(max_tokens=321)]
        samplings += [Sampling(effort=effort) for effort in EFFORTS]
        writes_nothing = model == QUOTES
        if model is None or writes_nothing:
            ignored = [writes_nothing] * len(samplings)
        else:
            ignored = context.ignored(model, samplings)
        efforts = [effort for effort, missing in zip(EFFORTS, ignored[3:], strict=True) if not missing]
        fields: tuple[QWidget, ...] = (self.temperature, self.top_p, self.max_tokens, self.effort)
        name = shortened(model.model, 60) if model is not None else ""
        left_out = self.tr("“{model}” does not take this: it is left out.").replace("{model}", name)
        for field, missing in zip(fields, [*ignored[:3], not efforts], strict=True):
            field.setEnabled(not missing)
            hint = self._hints[field]
            hint.setText(left_out if missing and not writes_nothing else "")
            hint.setVisible(bool(hint.text()))
        self._offer_efforts(efforts or EFFORTS, self.effort.value())
        quotes = self.tr("Without a model nothing is written: passages are quoted as they are.")
        self._quotes = quotes if writes_nothing else ""
        self._show_hint()

    _quotes = ""

    def _report(self) -> None:
        self._show_hint()
        self.changed.emit()

    def _show_hint(self) -> None:
        """Most services advise against both; Claude takes one of them."""
        both = self.temperature.number() is not None and self.top_p.number() is not None
        words = self.tr("Set either the temperature or top-p. Where a service takes only one, it is the temperature.")
        self.hint.setText(self._quotes or (words if both else ""))
        self.hint.setVisible(bool(self.hint.text()))

    def _offer_efforts(self, efforts: tuple[str, ...] | list[str], current: str) -> None:
        names = {
            "none": self.tr("None"),
            "minimal": self.tr("Minimal"),
            "low": self.tr("Low"),
            "medium": self.tr("Medium"),
            "high": self.tr("High"),
        }
        offered = [(names[effort], effort) for effort in EFFORTS if effort in efforts or effort == current]
        self.effort.offer([(self.tr("Default"), ""), *offered], current)
