"""Which knowledge bases an assistant asks: a button that names them, with a menu of ticks."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from app.core.domain.knowledge import Base
from app.core.domain.settings import ALL_BASES
from app.ui.widgets.tips import plain_tip
from app.ui.wording.language import listed
from app.ui.wording.sentences import shortened

_NAMES = 60  # characters


class BaseChoice(QPushButton):
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: dict[str, str] = {}
        self._selection: tuple[str, ...] = ()
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.list = QMenu(self)
        self.list.installEventFilter(self)
        self.setMenu(self.list)

    def selection(self) -> tuple[str, ...]:
        return self._selection

    def show_bases(self, bases: Sequence[Base], selection: Sequence[str]) -> None:
        """One that is gone is no longer selected once another is ticked."""
        self._names = {ALL_BASES: self.tr("All knowledge bases")} | {base.id: base.name for base in bases}
        self._selection = tuple(selection)
        self.list.clear()
        for base_id, name in self._names.items() if bases else ():
            action = self.list.addAction(shortened(name, _NAMES).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(base_id in selection)
            action.setData(base_id)
            action.triggered.connect(lambda on, base_id=base_id: self._tick(base_id, on))
        if not bases:
            self.list.addAction(self.tr("There is none yet")).setEnabled(False)
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space ticks and leaves the menu open, for there may be more to tick."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Space:
            action = self.list.activeAction()
            if action is not None and action.isCheckable():
                action.trigger()
                return True
        return super().eventFilter(watched, event)

    def _tick(self, base_id: str, on: bool) -> None:
        others = [one for one in self._selection if one != base_id and one in self._names]
        self._selection = (*others, base_id) if on else tuple(others)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        names = [self._names[one] for one in self._selection if one in self._names]
        words = listed(names) if names else self.tr("As in the conversation")
        self.setText(shortened(words, _NAMES).replace("&", "&&"))
        self.setToolTip(plain_tip(words))
