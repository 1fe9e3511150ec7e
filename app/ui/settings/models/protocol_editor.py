"""How a service is spoken to: its wire format, and how its built-in search is asked for."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from app.core.domain.addresses import is_web_address, with_scheme
from app.core.domain.chat import WIRE_FORMATS, Provider
from app.ui.settings.form import Choice, Hint, StatusLabel
from app.ui.settings.labels import wire_format_words
from app.ui.wording.language import listed
from app.ui.wording.sentences import shortened

_MOST_NAMES = 3  # services that stand as examples of one way to ask

Way = tuple[str, str]  # how search is asked for, and in which wire format


class ProtocolEditor(QWidget):
    changed = Signal(object)  # {field of Provider: value}

    def __init__(self, presets: Sequence[Provider], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presets = presets
        self.format = Choice[str]()
        self.search = Choice[Way]()
        self.search_url = QLineEdit()
        self.search_url.setPlaceholderText(self.tr("Derived from the address above"))
        self._status = StatusLabel()
        self._url_words = QLabel(self.tr("Search address"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        rows = (
            (QLabel(self.tr("Protocol")), self.format, self.tr("See the provider's documentation.")),
            (
                QLabel(self.tr("Model's own search")),
                self.search,
                self.tr("The model may search by itself; its sources become citations."),
            ),
            (self._url_words, self.search_url, ""),
        )
        for label, field, hint in rows:
            label.setBuddy(field)
            field.setAccessibleName(label.text())
            column.addWidget(label)
            column.addWidget(field)
            if hint:
                column.addWidget(Hint(hint))
        column.addWidget(self._status)
        self.format.activated.connect(lambda: self.changed.emit({"wire_format": self.format.value()}))
        self.search.activated.connect(self._take_search)
        self.search_url.editingFinished.connect(self._take_url)

    def show_provider(self, provider: Provider) -> None:
        formats = dict.fromkeys((*WIRE_FORMATS, provider.wire_format))
        self.format.offer([(wire_format_words(name), name) for name in formats], provider.wire_format)
        way = (provider.search, provider.search_format)
        self.search.offer(
            [(self.tr("Off"), ("", "")), *self._search_options(provider)], way if provider.search else ("", "")
        )
        self.search_url.setText(provider.search_url)
        self._show_url(bool(provider.search_format or provider.search_url))

    def _search_options(self, provider: Provider) -> list[tuple[str, Way]]:
        """Every way to ask that a preset uses, named by those presets; the provider's own first."""
        users: dict[Way, list[str]] = {(provider.search, provider.search_format): []} if provider.search else {}
        for preset in self._presets:
            if preset.search:
                users.setdefault((preset.search, preset.search_format), []).append(preset.name)
        own = next((p for p in self._presets if p.id == provider.preset), None)
        first = (own.search, own.search_format) if own else (provider.search, provider.search_format)
        ordered = sorted(users, key=lambda way: way != first)
        return [(self._way_words(way, users[way]), way) for way in ordered]

    def _way_words(self, way: Way, users: list[str]) -> str:
        names = listed(shortened(name, 30) for name in users[:_MOST_NAMES]) + (
            ", …" if len(users) > _MOST_NAMES else ""
        )
        return self.tr("On (as for {services})").format(services=names or shortened(way[0], 30))

    def _take_search(self) -> None:
        search, wire_format = self.search.value()
        self._show_url(bool(wire_format))
        url = "" if not wire_format else with_scheme(self.search_url.text())
        self.changed.emit({"search": search, "search_format": wire_format, "search_url": url})

    def _take_url(self) -> None:
        url = with_scheme(self.search_url.text())
        if url and not is_web_address(url):
            self._status.bad(self.tr("Invalid address. It should begin with https://"))
            return
        self._status.nothing()
        self.changed.emit({"search_url": url})

    def _show_url(self, visible: bool) -> None:
        self._url_words.setVisible(visible)
        self.search_url.setVisible(visible)
