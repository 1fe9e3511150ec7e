"""The right side of the window: the sources, and the research view where the conversation has one."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QSplitter, QStackedWidget, QTabBar, QVBoxLayout, QWidget

_SOURCES, _RESEARCH = 0, 1
_SHARE = 0.46  # of the window's width that a graph is given where there is room


class SidePane(QFrame):
    occupied_changed = Signal(bool)  # whether there is anything to show

    def __init__(self, sources: QWidget, research: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", True)
        self._has_sources = self._has_research = False
        self._widening = 0, 0  # the room that a graph took from the transcript, and the width it had then
        self.setMinimumWidth(max(sources.minimumWidth(), 260))
        self.bar = QTabBar()
        self.bar.setExpanding(False)
        self.bar.setDrawBase(False)
        self.bar.addTab("")
        self.bar.addTab("")
        self._stack = QStackedWidget()
        for pane in (sources, research):
            self._stack.addWidget(pane)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._stack, 1)
        self.bar.currentChanged.connect(self._stack.setCurrentIndex)
        self.retranslate()
        self.offer_research(False)

    @property
    def on_research(self) -> bool:
        return self.bar.currentIndex() == _RESEARCH

    def offer_research(self, offered: bool) -> None:
        """Whether there is one to show."""
        self.bar.setVisible(offered)
        self._has_research = offered
        self.occupied_changed.emit(self._has_sources or self._has_research)
        if not offered:
            self.bar.setCurrentIndex(_SOURCES)
            self._give_back()

    def offer_sources(self, offered: bool) -> None:
        self._has_sources = offered
        self.occupied_changed.emit(self._has_sources or self._has_research)

    def show_sources(self) -> None:
        self.bar.setCurrentIndex(_SOURCES)

    def show_research(self) -> None:
        self.offer_research(True)
        self.bar.setCurrentIndex(_RESEARCH)

    def widen(self) -> None:
        """Take room for a graph from the transcript, not from the list; what the user made wider stays."""
        split = self.parentWidget()
        if not isinstance(split, QSplitter) or (place := split.indexOf(self)) < 1:
            return
        sizes, giver = split.sizes(), split.widget(place - 1)
        width = int(sum(sizes) * _SHARE)
        more = min(width - sizes[place], sizes[place - 1] - (giver.minimumWidth() if giver else 0))
        if more > 0:
            sizes[place] += more
            sizes[place - 1] -= more
            split.setSizes(sizes)
            self._widening = more, split.sizes()[place]

    def _give_back(self) -> None:
        """Without a graph the transcript has its room again, unless the user set it otherwise meanwhile."""
        (more, width), self._widening = self._widening, (0, 0)
        split = self.parentWidget()
        if not more or not isinstance(split, QSplitter) or (place := split.indexOf(self)) < 1:
            return
        sizes = split.sizes()
        if sizes[place] == width:
            sizes[place] -= more
            sizes[place - 1] += more
            split.setSizes(sizes)

    def retranslate(self) -> None:
        self.bar.setTabText(_SOURCES, self.tr("Sources"))
        self.bar.setTabText(_RESEARCH, self.tr("Research"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
