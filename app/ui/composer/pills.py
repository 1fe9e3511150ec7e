"""What goes with the next question besides its words: knowledge bases and documents, each with a way to take it out."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import TypeVar

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from app.core.domain.chat import MOST_COMPARED, ModelChoice
from app.core.domain.knowledge import Base
from app.ui.widgets.flow_layout import FlowLayout
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.widgets.tips import plain_tip
from app.ui.wording.knowledge import line

MOST_FILES = 20
_NAME = 32  # characters of a name that are shown
_ICON = 14
K = TypeVar("K")


@dataclass(frozen=True)
class Extras:
    """`bases`: their ids; `files`: paths; `models`: those that answer, several of them side by side."""

    bases: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    models: tuple[ModelChoice, ...] = ()


class Pill(QFrame):
    """A name and a cross; a click on the cross, Enter, Delete or Backspace takes it out."""

    removed = Signal()

    def __init__(self, picture: str, name: str, tooltip: str, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("pill", True)
        self.setToolTip(plain_tip(tooltip))
        self._picture = picture
        self._sign, words, self.close_button = QLabel(), QLabel(), QToolButton()
        words.setTextFormat(Qt.TextFormat.PlainText)
        short_name = line(name, 300)
        words.setText(short_name if len(short_name) <= _NAME else f"{short_name[: _NAME - 11]}…{short_name[-10:]}")
        sentence = self.tr("Remove “{name}”").format(name=short_name)
        self.close_button.setProperty("quiet", True)
        self.close_button.setIconSize(QSize(10, 10))
        self.close_button.setToolTip(plain_tip(sentence))
        self.close_button.setAccessibleName(sentence)
        self.close_button.clicked.connect(self.removed)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 2, 2)
        row.setSpacing(6)
        for widget in (self._sign, words, self.close_button):
            row.addWidget(widget)
        self.set_colours(colours)

    def set_colours(self, colours: Colours) -> None:
        self._sign.setPixmap(icon(self._picture, colours.chip_text).pixmap(_ICON, _ICON))
        self.close_button.setIcon(icon("close", colours.chip_text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.removed.emit()  # keys that the cross does not take come here
        else:
            super().keyPressEvent(event)


class Pills(QFrame):
    changed = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._row = FlowLayout(self)
        self._bases: dict[str, Pill] = {}
        self._files: dict[str, Pill] = {}
        self._models: dict[ModelChoice, Pill] = {}
        self._names: dict[str, str] = {}  # of bases that were seen
        self.hide()

    @property
    def extras(self) -> Extras:
        return Extras(tuple(self._bases), tuple(self._files), tuple(self._models))

    @property
    def models_full(self) -> bool:
        """No other model can answer the next question."""
        return len(self._models) >= MOST_COMPARED

    def know(self, bases: Sequence[Base]) -> None:
        """Which bases there are: one that was deleted meanwhile leaves."""
        self._names = {base.id: base.name for base in bases}
        for base_id in [id for id in self._bases if id not in self._names]:
            self._drop(self._bases, base_id)

    def add_base(self, base: Base) -> None:
        self._names[base.id] = base.name
        self._put(self._bases, base.id, "book", base.name, base.name)

    def add_file(self, path: str) -> bool:
        """False where there are enough already."""
        if path not in self._files and len(self._files) >= MOST_FILES:
            return False
        self._put(self._files, path, "document", PurePath(path).name, path)
        return True

    def add_model(self, choice: ModelChoice) -> bool:
        """One that answers the next question. False where there are enough already."""
        if choice not in self._models and self.models_full:
            return False
        self._put(self._models, choice, "columns", choice.model, self.tr("Answers: {model}").format(model=choice.model))
        return True

    def set_models(self, choices: Sequence[ModelChoice]) -> None:
        """These, and no others."""
        for choice in [one for one in self._models if one not in choices]:
            self._drop(self._models, choice)
        for choice in choices:
            self.add_model(choice)

    def take(self) -> Extras:
        """All of it, which then is gone from here."""
        extras = self.extras
        self.drop(extras)
        return extras

    def put(self, extras: Extras) -> None:
        """Have back what was taken, because the question could not be asked."""
        for base_id in extras.bases:
            if base_id in self._names:
                self._put(self._bases, base_id, "book", self._names[base_id], self._names[base_id])
        for path in extras.files:
            self.add_file(path)
        for choice in extras.models:
            self.add_model(choice)

    def drop(self, extras: Extras) -> None:
        """Take these out."""
        for base_id in extras.bases:
            self._drop(self._bases, base_id)
        for path in extras.files:
            self._drop(self._files, path)
        for choice in extras.models:
            self._drop(self._models, choice)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        for pill in (*self._bases.values(), *self._files.values(), *self._models.values()):
            pill.set_colours(colours)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:  # a pill knows its width only once it is dressed
            self._fit()
        return done

    def _put(self, pills: dict[K, Pill], key: K, picture: str, name: str, tooltip: str) -> None:
        if key in pills:
            return
        pill = pills[key] = Pill(picture, name, tooltip, self._colours)
        pill.removed.connect(lambda: self._drop(pills, key))
        self._row.addWidget(pill)
        self.show()
        self._fit()
        self.changed.emit()

    def _drop(self, pills: dict[K, Pill], key: K) -> None:
        pill = pills.pop(key, None)
        if pill is None:
            return
        self._row.removeWidget(pill)
        pill.hide()
        pill.deleteLater()
        self.setVisible(bool(self._bases or self._files or self._models))
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        """A layout above this one may know no height for a width."""
        height = self._row.heightForWidth(max(1, self.width()))
        if self.maximumHeight() != height:
            self.setFixedHeight(height)
