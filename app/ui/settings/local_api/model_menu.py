"""Which models a key may ask: all, or those that are checked in a menu."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton

from app.ui.wording.sentences import shortened

_LONGEST = 60  # characters of a name in the menu


class ModelMenu(QPushButton):
    """names: of the models that there are. One that a key may ask and that is gone stays in the list, checked."""

    changed = Signal(object)  # a tuple of names; empty: all

    def __init__(self, names: Sequence[str], selected: Sequence[str]) -> None:
        super().__init__()
        self._selected = tuple(selected)
        self.setAutoDefault(False)
        self.setAccessibleName(self.tr("Models that it may use"))
        menu = QMenu(self)
        self.every = self._action(menu, self.tr("All models"))
        self.every.triggered.connect(lambda: self._choose(()))
        menu.addSeparator()
        self.actions_of: dict[str, QAction] = {}
        for name in dict.fromkeys((*names, *self._selected)):
            self.actions_of[name] = self._action(menu, shortened(name, _LONGEST).replace("&", "&&"))
            self.actions_of[name].triggered.connect(self._toggle)
        self.setMenu(menu)
        self._show()

    def _action(self, menu: QMenu, text: str) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(True)
        return action

    def _toggle(self) -> None:
        self._choose(tuple(name for name, action in self.actions_of.items() if action.isChecked()))

    def _choose(self, names: tuple[str, ...]) -> None:
        self._selected = names
        self._show()
        self.changed.emit(names)

    def _show(self) -> None:
        self.every.setChecked(not self._selected)
        for name, action in self.actions_of.items():
            action.setChecked(name in self._selected)
        first = shortened(self._selected[0], 30) if self._selected else ""
        match len(self._selected):
            case 0:
                text = self.tr("All models")
            case 1:
                text = first
            case count:
                text = self.tr("{model} and {number} more").format(model=first, number=count - 1)
        self.setText(text.replace("&", "&&"))
        self.setToolTip("\n".join(self._selected[:20]))
