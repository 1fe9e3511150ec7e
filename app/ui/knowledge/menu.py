"""The button that says which knowledge bases a conversation asks, besides the web or in place of it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.core.domain.knowledge import Base
from app.core.domain.settings import ALL_BASES
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.widgets.tips import plain_tip
from app.ui.wording.knowledge import base_counts, counts, line
from app.ui.wording.language import listed

_NAME = 24  # characters on the button


class KnowledgeMenu(QToolButton):
    changed = Signal(object)  # ids of the bases that the conversation asks from now on, or (ALL_BASES,)
    manage_requested = Signal()
    renamed = Signal()  # the button's words changed, and so its width

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bases: Sequence[Base] = ()
        self._selection: tuple[str, ...] = ()
        self._colours: Colours | None = None
        self.setProperty("quiet", True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.list = QMenu(self)
        self.list.aboutToShow.connect(self.fill)
        self.setMenu(self.list)
        self.retranslate()

    def show_bases(self, bases: Sequence[Base]) -> None:
        self._bases = bases
        self.retranslate()

    def show_selection(self, selection: tuple[str, ...]) -> None:
        self._selection = selection
        self.retranslate()

    @property
    def selection(self) -> tuple[str, ...]:
        """Those that there are; a base that was deleted is none any more."""
        if ALL_BASES in self._selection:
            return (ALL_BASES,) if self._bases else ()
        ids = {base.id for base in self._bases}
        return tuple(base for base in self._selection if base in ids)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._paint()

    def retranslate(self) -> None:
        names = [base.name for base in self._bases if base.id in self.selection]
        every = ALL_BASES in self.selection
        if every:
            words = self.tr("All documents")
        else:
            words = line(names[0], _NAME) if len(names) == 1 else counts.bases(len(names)) if names else ""
        sentence = self.tr("Knowledge bases: {names}")
        text = (
            sentence.format(names=words if every else listed(names))
            if words
            else self.tr("Search your own documents too")
        )
        self.setText(words.replace("&", "&&"))
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(text)
        self._paint()
        self.renamed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def fill(self) -> None:
        """Made anew at each opening: bases come and go."""
        self.list.clear()
        head = self.tr("Knowledge bases in this conversation") if self._bases else self.tr("No knowledge base yet")
        self.list.addAction(head).setEnabled(False)
        if self._bases:
            self._add(self.tr("All knowledge bases"), ALL_BASES, ALL_BASES in self._selection)
            self.list.addSeparator()
        for base in self._bases:
            words = " · ".join(filter(None, (line(base.name, 60), base_counts(base, short=True))))
            self._add(words, base.id, base.id in self._selection)
        self.list.addSeparator()
        self.list.addAction(self.tr("Knowledge bases…")).triggered.connect(lambda: self.manage_requested.emit())

    def _add(self, words: str, base_id: str, checked: bool) -> None:
        action = self.list.addAction(words.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(checked)
        action.setData(base_id)
        action.triggered.connect(lambda on=False: self._toggle(base_id, on))

    def _toggle(self, base_id: str, on: bool) -> None:
        """All of them or some: one excludes the other."""
        if base_id == ALL_BASES:
            now: tuple[str, ...] = (ALL_BASES,) if on else ()
        else:
            others = tuple(base for base in self.selection if base not in (base_id, ALL_BASES))
            now = (*others, base_id) if on else others
        self._selection = now
        self.retranslate()
        self.changed.emit(now)

    def _paint(self) -> None:
        if self._colours is not None:
            self.setIcon(icon("book", self._colours.accent if self.selection else self._colours.muted))
