"""Settings, Search: engines and their order, how much is read, private hosts, the proxy."""

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit

from app.core.domain.addresses import is_web_address
from app.core.domain.settings import ENGINES, SearchMode
from app.ui.settings.checks import host_and_port, proxy_address
from app.ui.settings.draft import Draft
from app.ui.settings.engine_list import EngineList
from app.ui.settings.form import Hint, NumberField, Page, Said
from app.ui.wording import channel_name, engine_name, mode_words


class SearchPage(Page):
    def __init__(self, draft: Draft):
        super().__init__()
        self._draft = draft
        self._search = draft.settings.search
        self.title(self.tr("Search"))
        self._build_defaults()
        self._build_engines()
        self._build_amounts()
        self._build_hosts()
        self._build_proxy()
        self._build_addresses()

    def _build_defaults(self) -> None:
        self.mode, self.channel = QComboBox(), QComboBox()
        for mode in SearchMode:
            self.mode.addItem(mode_words(mode), mode.value)
        self.mode.setCurrentIndex(list(SearchMode).index(self._search.mode))
        for channel in self._draft.services.router.channels():
            self.channel.addItem(channel_name(channel), channel)
        self.channel.setCurrentIndex(max(0, self.channel.findData(self._search.channel)))
        self.row(self.tr("Search the web in new conversations"), self.mode)
        self.row(self.tr("Search with"), self.channel)
        self.mode.activated.connect(lambda: self._draft.change_search(mode=SearchMode(self.mode.currentData())))
        self.channel.activated.connect(lambda: self._draft.change_search(channel=self.channel.currentData()))

    def _build_engines(self) -> None:
        self.section(
            self.tr("Search engines"),
            self.tr("Local search asks them in this order until one answers. No key is needed."),
        )
        self.automatic = QCheckBox(self.tr("Choose by my language"))
        self.automatic.setChecked(not self._search.engines)
        self.engines = EngineList()
        self.engines.show_engines(self._search.engines)
        self.engines.setEnabled(bool(self._search.engines))
        self._engines_said = Said()
        for widget in (self.automatic, self.engines, self._engines_said):
            self.column.addWidget(widget)
        self.cookies = QCheckBox(self.tr("Keep the engines' cookies between starts"))
        self.cookies.setChecked(self._search.keep_engine_cookies)
        self.column.addWidget(self.cookies)
        self.column.addWidget(
            Hint(
                self.tr("With cookies the engines ask less often for a captcha, and know you from one day to the next.")
            )
        )
        self.column.addWidget(
            Hint(
                self.tr(
                    "Local search opens the engines' public result pages in a hidden browser, as you would yourself. "
                    "Their terms may restrict automated use; whether to use them is for you to decide."
                )
            )
        )
        self.automatic.toggled.connect(self._take_automatic)
        self.engines.changed.connect(self._take_engines)
        self.cookies.toggled.connect(lambda on: self._draft.change_search(keep_engine_cookies=on))

    def _build_amounts(self) -> None:
        self.section(self.tr("How much is read"))
        search = self._search
        self.results = _number(1, 50, search.max_results)
        self.pages = _number(0, 20, search.max_pages)
        self.tokens = _number(0, 200_000, search.reference_tokens or 0, step=500)
        self.tokens.setSpecialValueText(self.tr("As the model allows"))
        self.row(self.tr("Results per search"), self.results)
        self.row(self.tr("Pages that are read in full"), self.pages)
        self.row(
            self.tr("Most tokens of sources per answer"),
            self.tokens,
            self.tr("More tokens mean more evidence, and slower and dearer answers."),
        )
        self.results.valueChanged.connect(lambda n: self._draft.change_search(max_results=n))
        self.pages.valueChanged.connect(lambda n: self._draft.change_search(max_pages=n))
        self.tokens.valueChanged.connect(lambda n: self._draft.change_search(reference_tokens=n or None))

    def _build_hosts(self) -> None:
        self.section(
            self.tr("Private addresses that may be read"),
            self.tr(
                "Pages on this computer and in private networks are not read, unless their host and port stand here."
            ),
        )
        self.hosts = QPlainTextEdit("\n".join(self._search.allowed_hosts))
        self.hosts.setPlaceholderText("wiki.local:8080")
        self.hosts.setTabChangesFocus(True)
        self.hosts.setFixedHeight(84)
        self._hosts_said = Said()
        self.row(self.tr("One host:port per line"), self.hosts)
        self.column.addWidget(self._hosts_said)
        self.hosts.textChanged.connect(self._take_hosts)

    def _build_proxy(self) -> None:
        self.section(self.tr("Proxy"))
        self.proxy_kind = QComboBox()
        for label, kind in (
            (self.tr("No proxy"), ""),
            (self.tr("As the system says"), "system"),
            (self.tr("This one"), "own"),
        ):
            self.proxy_kind.addItem(label, kind)
        kind = self._search.proxy if self._search.proxy in ("", "system") else "own"
        self.proxy_kind.setCurrentIndex(self.proxy_kind.findData(kind))
        self.proxy = QLineEdit(self._search.proxy if kind == "own" else "")
        self.proxy.setPlaceholderText("socks5://127.0.0.1:1080")
        self.proxy.setVisible(kind == "own")
        self._proxy_said = Said()
        self.row(self.tr("Connect through"), self.proxy_kind)
        for widget in (self.proxy, self._proxy_said):
            self.column.addWidget(widget)
        self.proxy.setAccessibleName(self.tr("The proxy's address"))
        self.column.addWidget(
            Hint(
                self.tr(
                    "A proxy looks up names itself. Behind one, only addresses that are private by their own "
                    "spelling can be refused."
                )
            )
        )
        self.proxy_kind.activated.connect(self._take_proxy)
        self.proxy.editingFinished.connect(self._take_proxy)

    def _build_addresses(self) -> None:
        self.section(self.tr("Engine addresses"), self.tr("Empty means the built-in one."))
        self.addresses: dict[str, QLineEdit] = {}
        self._addresses_said = Said()
        for engine in ENGINES:
            field = self.addresses[engine] = QLineEdit(self._search.addresses.get(engine, ""))
            self.row(engine_name(engine), field)
            field.editingFinished.connect(self._take_addresses)
        self.column.addWidget(self._addresses_said)

    def _take_automatic(self, on: bool) -> None:
        self.engines.setEnabled(not on)
        self._take_engines(() if on else self.engines.engines())

    def _take_engines(self, engines: tuple[str, ...]) -> None:
        if not engines and not self.automatic.isChecked():
            self._engines_said.bad(self.tr("Tick at least one engine. Until then the former choice stays."))
            return
        self._engines_said.nothing()
        self._draft.change_search(engines=tuple(engines))

    def _take_hosts(self) -> None:
        typed = [line.strip() for line in self.hosts.toPlainText().splitlines() if line.strip()]
        bad = next((line for line in typed if not host_and_port(line)), "")
        if bad:
            said = self.tr("“{text}” is no host:port, such as wiki.local:8080. The other lines are in force.")
            self._hosts_said.bad(said.format(text=bad[:60]))
        else:
            self._hosts_said.nothing()
        self._draft.change_search(allowed_hosts=tuple(dict.fromkeys(filter(None, map(host_and_port, typed)))))

    def _take_proxy(self) -> None:
        kind = self.proxy_kind.currentData()
        self.proxy.setVisible(kind == "own")
        address = proxy_address(self.proxy.text()) if kind == "own" else kind
        if kind == "own" and not address:
            if self.proxy.text().strip():
                self._proxy_said.bad(self.tr("This is no proxy address. It should look like socks5://127.0.0.1:1080"))
            else:
                self._proxy_said.waiting(self.tr("Type the proxy's address. Until then the former choice stays."))
            return
        self._proxy_said.nothing()
        self._draft.change_search(proxy=address)

    def _take_addresses(self) -> None:
        typed = {engine: field.text().strip() for engine, field in self.addresses.items() if field.text().strip()}
        bad = next((text for text in typed.values() if not is_web_address(text)), "")
        if bad:
            said = self.tr("“{text}” is no web address. It should begin with https://")
            self._addresses_said.bad(said.format(text=bad[:60]))
        else:
            self._addresses_said.nothing()
        self._draft.change_search(addresses={e: text for e, text in typed.items() if is_web_address(text)})


def _number(least: int, most: int, value: int, step: int = 1) -> NumberField:
    box = NumberField()
    box.setRange(least, most)
    box.setSingleStep(step)
    box.setValue(value)
    box.setKeyboardTracking(False)
    box.setMaximumWidth(220)
    return box
