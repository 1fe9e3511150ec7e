"""One program's key: its name, since when, what it may do, and its end."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.core.domain.gateway import ApiKey
from app.core.domain.gateway.state import ApiCall
from app.ui.settings.form import Choice, Fold, Hint, NumberField, add_grid_row
from app.ui.settings.local_api.model_menu import ModelMenu
from app.ui.settings.local_api.words import key_sentence
from app.ui.wording.sentences import shortened

_MOST = 10_000  # requests a minute


class KeyCard(QFrame):
    changed = Signal(object)  # an ApiKey
    revoked = Signal(object)  # an ApiKey

    def __init__(self, key: ApiKey, models: Sequence[str] = ()) -> None:
        """models: the names of those that it can be limited to."""
        super().__init__()
        self.setObjectName("card")
        self.key = key
        name = shortened(key.name, 60) or self.tr("Unnamed")
        label = QLabel(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        self.facts = Hint()
        self.revoke = QPushButton(self.tr("Revoke"))
        self.revoke.setAutoDefault(False)
        self.revoke.setAccessibleName(self.tr("Revoke {name}").format(name=name))
        self.revoke.clicked.connect(lambda: self.revoked.emit(self.key))
        self.models = ModelMenu(models, key.models)
        self.models.changed.connect(lambda names: self._change(models=names))
        options = self._options()
        self.options = Fold(self.tr("Options"), options)
        self.options.setAccessibleName(self.tr("Options of {name}").format(name=name))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(label)
        words.addWidget(self.facts)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addLayout(words, 1)
        head.addWidget(self.options)
        head.addWidget(self.revoke)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.addLayout(head)
        column.addWidget(options)
        self.show_calls(())

    def show_calls(self, calls: Sequence[ApiCall]) -> None:
        self.facts.setText(key_sentence(self.key, calls))

    def _options(self) -> QWidget:
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        self.style_choice = Choice[str]()
        self.style_choice.offer(
            [(self.tr("Links: [[1]](https://…)"), "links"), (self.tr("Numbers: [1]"), "numbers"),
             (self.tr("None"), "none")],
            self.key.style,
        )  # fmt: skip
        self.style_choice.activated.connect(lambda: self._change(style=self.style_choice.value()))
        self.per_minute = NumberField()
        self.per_minute.setRange(0, _MOST)
        self.per_minute.setSpecialValueText(self.tr("No limit"))
        self.per_minute.setKeyboardTracking(False)
        self.per_minute.setValue(self.key.per_minute)
        self.per_minute.valueChanged.connect(lambda number: self._change(per_minute=number))
        self.tail = QCheckBox(self.tr("List the sources at the end of each answer"))
        self.tail.setChecked(self.key.tail)
        self.tail.toggled.connect(lambda on: self._change(tail=on))
        add_grid_row(grid, 0, self.tr("Citations in the text"), self.style_choice)
        add_grid_row(grid, 1, self.tr("Requests a minute"), self.per_minute)
        add_grid_row(grid, 2, self.tr("Models"), self.models)
        grid.addWidget(self.tail, 3, 0, 1, 2)
        return content

    def _change(self, **news: Any) -> None:
        self.key = replace(self.key, **news)
        self.changed.emit(self.key)
