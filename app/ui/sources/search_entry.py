"""Google's search entry point under the sources: its terms ask to show it beside an answer that rests on its search.

What it holds is hostile HTML. Chromium shows it in a sandbox of its own (`entry_page`), made only for a turn that has
one; where Chromium cannot run, the queries stand there as links.
"""

from collections.abc import Sequence
from html import escape
from typing import Any
from urllib.parse import urlencode

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app.core.domain.addresses import is_web_address
from app.ui.widgets.theme import Colours
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.sentences import shortened

LONGEST = 100_000  # characters; Google's own has about ten thousand
_HIGHEST = 160  # pixels; what needs more is scrolled
_MOST_QUERIES = 6


class SearchEntry(QFrame):
    """Hidden without an entry point. Call `close_page` before the application ends."""

    link_pressed = Signal(str)  # an http(s) address, for the user's own browser

    def __init__(self, colours: Colours, web: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("searchEntry")
        self._colours, self._web = colours, web
        self._html, self._queries = "", tuple[str, ...]()
        self._due = False  # the page is to be made as soon as somebody can see it
        self.page: Any = None  # an EntryView while one is there
        self._caption, self.links = QLabel(), QLabel()
        self._caption.setProperty("muted", True)
        self.links.setTextFormat(Qt.TextFormat.RichText)
        self.links.setWordWrap(True)
        flags = Qt.TextInteractionFlag
        self.links.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        self.links.linkActivated.connect(self._press)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 16, 10)
        self._column.setSpacing(4)
        self._column.addWidget(self._caption)
        self._column.addWidget(self.links)
        self.retranslate()
        self.hide()

    def show_entry(self, html: str, queries: Sequence[str]) -> None:
        """The entry point of the turn that is shown, empty for none; `queries` stand in where it cannot be shown."""
        queries = tuple(dict.fromkeys(query for query in queries if query.strip()))[:_MOST_QUERIES]
        if (html, queries) == (self._html, self._queries):
            return
        self.close_page()
        self._html, self._queries = html, queries
        self._due = self._web and bool(html) and len(html) <= LONGEST
        self.links.setText("<br>".join(map(_link, queries)))
        self.links.setVisible(not self._due)
        self.setVisible(bool(html) and (self._due or bool(queries)))
        self._make()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        if self.page is not None:
            self.close_page()
            self._due = True
            self._make()

    def close_page(self) -> None:
        """Let Chromium go; what is shown next gets a page of its own."""
        self._due = False
        if self.page is not None:
            self._column.removeWidget(self.page)
            self.page.close_page()
            self.page = None

    def retranslate(self) -> None:
        self._caption.setText(self.tr("Search suggestions by Google"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make()

    def _make(self) -> None:
        if not self._due or not self.isVisible():
            return
        from app.ui.sources.entry_page import EntryView  # brings Chromium, which few answers need here

        self._due = False
        self.page = EntryView(self._html, self._colours, _HIGHEST, self)
        self.page.link_requested.connect(self._press)
        self.page.failed.connect(self._fall_back)
        self._column.addWidget(self.page)

    def _fall_back(self) -> None:
        """The page crashed, or left what it was given."""
        self.close_page()
        self.links.show()
        self.setVisible(bool(self._queries))

    def _press(self, url: str) -> None:
        if is_web_address(url):
            self.link_pressed.emit(url)


def _link(query: str) -> str:
    """A query as a link to the search for it."""
    address = f"https://www.google.com/search?{urlencode({'q': query})}"
    return f'<a href="{escape(address)}">{escape(unturned(shortened(query, 80)))}</a>'
