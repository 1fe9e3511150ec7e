"""What one model can do: as the catalogue knows it, or as the user knows better."""

from dataclasses import replace

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app.core.domain.chat import Abilities
from app.ui.settings.form import Choice, NumberField

_MOST = 10_000_000  # tokens


class AbilitiesEditor(QWidget):
    changed = Signal(object)  # the user's Abilities

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = Abilities()
        self.fields: dict[str, Choice[bool | None]] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        names = (
            ("search", self.tr("Model's own search")),
            ("tools", self.tr("Tools")),
            ("vision", self.tr("Images")),
        )
        for place, (name, words) in enumerate(names):
            field = self.fields[name] = Choice[bool | None]()
            field.activated.connect(lambda _, n=name: self._take(n))
            _put(grid, place, words, field)
        self.context = NumberField()
        self.context.setRange(0, _MOST)
        self.context.setSingleStep(1024)
        self.context.setGroupSeparatorShown(True)
        self.context.setKeyboardTracking(False)
        self.context.valueChanged.connect(self._take_context)
        _put(grid, len(names), self.tr("Context (tokens)"), self.context)

    def show_abilities(self, own: Abilities, effective: Abilities) -> None:
        """`own`: what the user said; `effective`: what counts without that, as far as it is known."""
        self._own = own
        for name, field in self.fields.items():
            sentence = getattr(own, name)
            field.offer([(self._default_label(getattr(effective, name)), None), *self._answers()], sentence)
        size = QLocale().toString(effective.context_size) if effective.context_size else ""
        self.context.blockSignals(True)
        self.context.setSpecialValueText(
            self.tr("Auto ({what})").format(what=size) if size else self._default_label(None)
        )
        self.context.setValue(own.context_size or 0)
        self.context.blockSignals(False)

    def _answers(self) -> list[tuple[str, bool | None]]:
        return [(self.tr("Yes"), True), (self.tr("No"), False)]

    def _default_label(self, effective: bool | None) -> str:
        if effective is None:
            return self.tr("Auto (unknown)")
        return self.tr("Auto ({what})").format(what=self.tr("yes") if effective else self.tr("no"))

    def _take(self, name: str) -> None:
        self._own = replace(self._own, **{name: self.fields[name].value()})
        self.changed.emit(self._own)

    def _take_context(self, tokens: int) -> None:
        self._own = replace(self._own, context_size=tokens or None)
        self.changed.emit(self._own)


def _put(grid: QGridLayout, place: int, words: str, field: QWidget) -> None:
    """One of them in each row: with longer words or larger text two would not fit side by side."""
    name = QLabel(words)
    name.setBuddy(field)
    field.setAccessibleName(words)
    grid.addWidget(name, place, 0)
    grid.addWidget(field, place, 1)
