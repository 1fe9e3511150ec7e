"""How an assistant's model is to write: each wish only where the model takes it, and a word where it does not."""

import re
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSizePolicy, QVBoxLayout, QWidget

from app.core.domain.assistants import EFFORTS, HOTTEST, LONGEST_STOP, MOST_STOPS, MOST_TOKENS
from app.core.domain.chat import ModelChoice, Sampling
from app.core.domain.settings import QUOTES
from app.ui.assistants.form_context import FormContext
from app.ui.settings.form import Choice, Hint, NumberField, Page, StatusLabel
from app.ui.widgets.long_lines import LightText
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate

_STEP = 0.05
_STOPS_HEIGHT = 108  # pixels: four lines


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


class StopField(QWidget):
    """Texts before which an answer ends, one per line. Lines that cannot be used are named and left out."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text, self.status, self.left_out = LightText(), StatusLabel(), Hint()
        self._stops: tuple[str, ...] = ()  # as they were shown
        self._displayed = ""  # them, as the field gives them back: it knows fewer kinds of blanks and ends of a line
        self._refuses: Callable[[str], bool] = lambda stop: False  # the model
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(_STOPS_HEIGHT)
        self.setFocusProxy(self.text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in (self.text, self.status, self.left_out):
            column.addWidget(widget)
        self.text.textChanged.connect(self._report)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.text.setAccessibleName(name)

    def stops(self) -> tuple[str, ...]:
        """Those that can be used, whatever the model takes."""
        return self._stops if self.text.toPlainText() == self._displayed else tuple(self._read()[0])

    def show_stops(self, stops: tuple[str, ...]) -> None:
        self._stops, words = stops, "\n".join(map(stop_line, stops))
        if self.text.toPlainText() != words:  # else the cursor stays where it is
            self.text.setPlainText(words)
        self._displayed = self.text.toPlainText()
        self._check()

    def follow(self, refuses: Callable[[str], bool]) -> None:
        self._refuses = refuses
        self._check()

    def _read(self) -> tuple[list[str], list[str], list[str]]:
        """(stop sequences, a sentence for each line that cannot be one, for each that the model does not take)."""
        fault = translate("LineList", "Line {number}, “{text}”, cannot be used. The other lines apply.")
        displayed = self._displayed.split("\n")
        originals = dict(zip(displayed, self._stops, strict=False)) if len(displayed) == len(self._stops) else {}
        stops, bad, refused = list[str](), list[str](), list[str]()
        for number, line in enumerate(self.text.toPlainText().split("\n"), 1):
            stop = originals.get(line) or stop_in(line)
            if not stop or stop in stops:
                continue
            sentence = fault.format(number=number, text=shortened(line, 60))
            if len(stop) > LONGEST_STOP or len(stops) == MOST_STOPS:
                bad.append(sentence)
                continue
            stops.append(stop)
            refused += [sentence] if self._refuses(stop) else []
        return stops, bad, refused

    def _check(self) -> None:
        _, bad, refused = self._read()
        self.status.bad("\n".join(bad[:MOST_STOPS])) if bad else self.status.nothing()
        self.left_out.setText("\n".join(refused))
        self.left_out.setVisible(bool(refused))

    def _report(self) -> None:
        self._check()
        self.changed.emit()


def stop_line(stop: str) -> str:
    """A stop sequence as a line: a line break is written as in code, and so is a backslash where it would be read."""
    return re.sub(r"\\(?=[\\n\n])", r"\\\\", stop).replace("\n", "\\n")


def stop_in(line: str) -> str:
    """Empty where there is none."""
    return re.sub(r"\\([\\n])", lambda match: "\n" if match[1] == "n" else "\\", line.strip())


class SamplingFields(QWidget):
    changed = Signal()

    def __init__(self, page: Page) -> None:
        """Its rows stand in `page`."""
        super().__init__()
        self.hide()
        self._base = Sampling()  # what is shown, with what has no field here
        self.temperature, self.top_p, self.max_tokens = DecimalField(HOTTEST), DecimalField(1.0), NumberField()
        self.effort: Choice[str] = Choice()
        self.stops = StopField()
        self.hint = Hint()
        self._hints: dict[QWidget, Hint] = {}
        default = self.tr("Default")
        for decimal in (self.temperature, self.top_p):
            decimal.setSpecialValueText(default)
        self.max_tokens.setRange(0, MOST_TOKENS)
        self.max_tokens.setSingleStep(500)
        self.max_tokens.setSpecialValueText(default)
        one_per_line = self.tr(
            "One per line, at most {count}. The answer ends before the first one that comes up. \\n is a line break."
        )
        rows: tuple[tuple[str, QWidget, str], ...] = (
            (self.tr("Temperature"), self.temperature, self.tr("Low: predictable. High: varied.")),
            (self.tr("Top-p"), self.top_p, ""),
            (self.tr("Maximum length (tokens)"), self.max_tokens, ""),
            (self.tr("Reasoning effort"), self.effort, ""),
            (self.tr("Stop sequences"), self.stops, one_per_line.replace("{count}", str(MOST_STOPS))),
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
        self.stops.changed.connect(self.changed)

    def sampling(self) -> Sampling:
        return replace(
            self._base,
            temperature=self.temperature.number(),
            top_p=self.top_p.number(),
            max_tokens=self.max_tokens.value() or None,
            effort=self.effort.value(),
            stop=self.stops.stops(),
        )

    def show_sampling(self, sampling: Sampling) -> None:
        self._base = sampling
        self.temperature.show_number(sampling.temperature)
        self.top_p.show_number(sampling.top_p)
        self.max_tokens.setValue(sampling.max_tokens or 0)
        self._offer_efforts(EFFORTS, sampling.effort)
        self.stops.show_stops(sampling.stop)

    def follow(self, model: ModelChoice | None, context: FormContext) -> None:
        """Close what this model does not take, and say so. None: which model it will be is not known."""
        samplings = [
            Sampling(temperature=0.31),
            Sampling(top_p=0.81),
            Sampling(max_tokens=321),
            Sampling(stop=("END",)),
        ]
        samplings += [Sampling(effort=effort) for effort in EFFORTS]
        writes_nothing = model == QUOTES
        if model is None or writes_nothing:
            ignored = [writes_nothing] * len(samplings)
        else:
            ignored = context.ignored(model, samplings)
        efforts = [effort for effort, missing in zip(EFFORTS, ignored[4:], strict=True) if not missing]
        fields: tuple[QWidget, ...] = (self.temperature, self.top_p, self.max_tokens, self.stops, self.effort)
        name = shortened(model.model, 60) if model is not None else ""
        left_out = self.tr("“{model}” does not take this: it is left out.").replace("{model}", name)
        for field, missing in zip(fields, [*ignored[:4], not efforts], strict=True):
            field.setEnabled(not missing)
            hint = self._hints[field]
            hint.setText(left_out if missing and not writes_nothing else "")
            hint.setVisible(bool(hint.text()))
        self._offer_efforts(efforts or EFFORTS, self.effort.value())
        takes_some = model is not None and not ignored[3]
        self.stops.follow(
            lambda stop: takes_some and model is not None and context.ignored(model, [Sampling(stop=(stop,))])[0]
        )
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
