"""Search engines: which are asked, and in which order."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from app.ui.settings.search.order_list import ID, OrderList
from app.ui.wording.sentences import engine_name

_HEIGHT, _ROWS = 34, 8  # pixels of a row; rows that are seen at once
_TICKED = 4  # engines, where the user has not chosen yet


class EngineList(OrderList):
    def __init__(self, engines: Sequence[str], parent: QWidget | None = None) -> None:
        """engines: all that there are, in the order in which they are listed."""
        super().__init__(_HEIGHT, parent)
        self._engines = engines
        self.show_height(min(_ROWS, len(engines)))
        self.list.setAccessibleName(self.tr("Search engines"))
        self.up.setAccessibleName(self.tr("Move up"))
        self.down.setAccessibleName(self.tr("Move down"))

    def show_engines(self, selected: Sequence[str], manual: bool = True) -> None:
        """The chosen ones first; with `manual` they are ticked, and rows can be moved."""
        ticked = selected or self._engines[:_TICKED]
        ids = dict.fromkeys((*selected, *self._engines))
        self.show_rows(((engine, engine_name(engine), engine in ticked) for engine in ids), manual)

    def show_states(self, words: Mapping[str, str]) -> None:
        """What stands behind an engine's name, such as that it rests."""
        self.list.blockSignals(True)  # a state is no change of the order
        for item in self.items():
            sentence = words.get(item.data(ID), "")
            name = engine_name(item.data(ID))
            item.setText(f"{name} – {sentence}" if sentence else name)
        self.list.blockSignals(False)
        self.list.viewport().update()
