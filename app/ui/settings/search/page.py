"""Settings, Search: channels, engines and their order, sites, how much is read, private hosts."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit

from app.core.domain.addresses import is_web_address, with_scheme
from app.core.domain.editing import EditingMode
from app.core.domain.rules import problem_of
from app.core.domain.settings import Planner, SearchMode
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Choice, Hint, NumberField, Page, StatusLabel
from app.ui.settings.labels import info_name, planner_words
from app.ui.settings.line_list import LineList
from app.ui.settings.search.channel_section import ChannelSection
from app.ui.settings.search.engine_card import EngineCard
from app.ui.settings.search.engine_list import EngineList
from app.ui.settings.validation import host_and_port
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.claims.edits import mode_name
from app.ui.wording.sentences import channel_name, engine_name, mode_words


class SearchPage(Page):
    open_requested = Signal(str)  # an address

    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller = controller
        self._tasks = tasks
        self._search = controller.settings.search
        self.title(self.tr("Search"))
        self._build_defaults()
        self._build_channels()
        self._build_engines()
        self._build_rules()
        self._build_amounts()
        with self.folded(self.tr("Advanced")) as self.advanced:
            self._build_engine_limits()
            self._build_hosts()
            self._build_addresses()

    def _build_defaults(self) -> None:
        controller = self._controller
        self.mode, self.channel, self.planner = Choice[SearchMode](), Choice[str](), Choice[Planner]()
        self.mode.offer([(mode_words(mode), mode) for mode in SearchMode], controller.effective("mode"))
        self._offer_channels()
        controller.saved.connect(self._offer_channels)
        self.planner.offer([(planner_words(planner), planner) for planner in Planner], controller.effective("planner"))
        self.row(self.tr("Web search in new conversations"), self.mode)
        self.decided(self.mode, controller.origin("mode"))
        self.row(self.tr("Default search provider"), self.channel)
        self.decided(self.channel, controller.origin("channel"))
        self.row(
            self.tr("Search planning"),
            self.planner,
            self.tr(
                "Rewriting turns the question into queries and searches once. With tools, the model may search several "
                "times while it answers, or not at all."
            ),
        )
        self.decided(self.planner, controller.origin("planner"))
        self.editing = Choice[EditingMode]()
        self.editing.offer([(mode_name(mode), mode) for mode in EditingMode], controller.settings.editing)
        self.row(
            self.tr("Check answers"),
            self.editing,
            self.tr(
                "Mark moves citations to the passage that says it and shows where sources disagree, without a model or "
                "the network. Repair also searches for what was not found and has the model correct it, which takes "
                "longer and costs more. The original answer stays one click away."
            ),
        )
        self.editing.activated.connect(
            lambda: controller.change(replace(controller.settings, editing=self.editing.value()))
        )
        self.mode.activated.connect(lambda: controller.change_search(mode=self.mode.value()))
        self.channel.activated.connect(lambda: controller.change_search(channel=self.channel.value()))
        self.planner.activated.connect(lambda: controller.change_search(planner=self.planner.value()))

    def _offer_channels(self) -> None:
        """Tools of MCP servers come and go while the settings are open."""
        channel = self._controller.effective("channel")
        infos = self._controller.services.search.channels()
        options = [(info_name(info), info.id) for info in infos]
        if channel not in {info.id for info in infos}:
            options.append((channel_name(channel), channel))
        if [id for _, id in options] != self.channel.values:
            self.channel.offer(options, channel)

    def _build_channels(self) -> None:
        self.channels = ChannelSection(self._controller, self._tasks)
        self.channels.open_requested.connect(self.open_requested)
        self.section(
            self.tr("Search providers"),
            self.tr("Choose one to enter its key or to test it."),
        )
        self.column.addWidget(self.channels)

    def _build_engines(self) -> None:
        self.section(
            self.tr("Search engines"),
            self.tr(
                "Web search without a key asks the first ones in parallel, then the next, until there are results."
            ),
        )
        self.automatic = QCheckBox(self.tr("Auto (by language)"))
        self.automatic.setChecked(not self._search.engines)
        self.engines = EngineList(self._engine_ids())
        self.engines.show_engines(self._search.engines, manual=bool(self._search.engines))
        self._engines_status = StatusLabel()
        self.engine_card = EngineCard(self._controller, self._tasks, self.engines)
        self.engine_card.open_requested.connect(self.open_requested)
        for widget in (self.automatic, self.engines, self._engines_status, self.engine_card):
            self.column.addWidget(widget)
        self.automatic.toggled.connect(self._take_automatic)
        self.engines.ordered.connect(self._take_engines)
        self._build_cookies()

    def _build_engine_limits(self) -> None:
        self.at_once = _number(1, 6, self._search.engines_at_once)
        self.deadline = _number(1, 30, round(self._search.engine_deadline))
        self.row(self.tr("Parallel engines"), self.at_once)
        self.row(
            self.tr("Engine timeout (s)"),
            self.deadline,
            self.tr("Without any results, slow engines are still waited for while the next ones are asked."),
        )
        self.at_once.valueChanged.connect(lambda n: self._controller.change_search(engines_at_once=n))
        self.deadline.valueChanged.connect(lambda n: self._controller.change_search(engine_deadline=float(n)))

    def _build_cookies(self) -> None:
        self.cookies = QCheckBox(self.tr("Keep search engine cookies"))
        self.cookies.setChecked(self._search.keep_engine_cookies)
        self.column.addWidget(self.cookies)
        self.column.addWidget(Hint(self.tr("Fewer captchas, but the engines recognise you across restarts.")))
        self.column.addWidget(
            Hint(
                self.tr(
                    "Opens the engines' public result pages in a hidden browser, as you would yourself. Their terms "
                    "may restrict automated use; whether to use them is your decision."
                )
            )
        )
        self.cookies.toggled.connect(lambda on: self._controller.change_search(keep_engine_cookies=on))

    def _build_amounts(self) -> None:
        self.section(self.tr("Results"))
        search = self._search
        self.results = _number(1, 50, search.max_results)
        self.pages = _number(0, 20, search.max_pages)
        self.tokens = _number(0, 200_000, search.reference_tokens or 0, step=500)
        self.tokens.setSpecialValueText(self.tr("Auto (by model)"))
        self.row(self.tr("Results per search"), self.results)
        self.row(self.tr("Pages read in full"), self.pages)
        self.row(
            self.tr("Max. source tokens per answer"),
            self.tokens,
            self.tr("More tokens: more evidence, but slower and more expensive answers."),
        )
        self.results.valueChanged.connect(lambda n: self._controller.change_search(max_results=n))
        self.pages.valueChanged.connect(lambda n: self._controller.change_search(max_pages=n))
        self.tokens.valueChanged.connect(lambda n: self._controller.change_search(reference_tokens=n or None))

    def _build_rules(self) -> None:
        self.section(
            self.tr("Sites"),
            self.tr(
                "Match patterns such as *://*.example.org/* or https://example.org/docs/*, or a plain domain such as "
                "example.org, which includes its subdomains."
            ),
        )
        fault = self.tr("Line {number}, “{text}”, is not a match pattern. The other lines apply.")
        self.rules: dict[str, LineList] = {}
        for name, label, example in (
            ("blocked", self.tr("Blocked sites (one pattern per line)"), "*://*.example.com/*"),
            ("allowed", self.tr("Allowed sites (empty: all)"), "example.org"),
        ):
            field = self.rules[name] = LineList(name, self._controller.effective(name), _pattern, self._controller)
            field.explain(example, fault)
            self.row(label, field)
            self.decided(field, self._controller.origin(name))
            field.changed.connect(lambda patterns, n=name: self._controller.change_search(**{n: patterns}))

    def _build_hosts(self) -> None:
        self.section(
            self.tr("Allowed private addresses"),
            self.tr("Pages on this computer and in private networks are only read if listed here."),
        )
        self.hosts = LineList("allowed_hosts", self._search.allowed_hosts, host_and_port, self._controller)
        self.hosts.explain(
            "wiki.local:8080",
            self.tr("Line {number}, “{text}”, is not host:port (wiki.local:8080). The other lines apply."),
        )
        self.row(self.tr("One per line, as host:port"), self.hosts)
        self.hosts.changed.connect(lambda hosts: self._controller.change_search(allowed_hosts=hosts))

    def _build_addresses(self) -> None:
        self.section(self.tr("Engine addresses"), self.tr("Empty: default."))
        self.addresses: dict[str, QLineEdit] = {}
        self._addresses_status = StatusLabel()
        for engine in self._engine_ids():
            field = self.addresses[engine] = QLineEdit(self._controller.addresses().get(engine, ""))
            self.row(engine_name(engine), field)
            self.decided(field, self._controller.origin(f"addresses.{engine}"))
            field.editingFinished.connect(self._take_addresses)
        self.column.addWidget(self._addresses_status)

    def _engine_ids(self) -> tuple[str, ...]:
        return tuple(state.id for state in self._controller.services.search.engine_states())

    def _take_automatic(self, on: bool) -> None:
        self.engines.show_engines(() if on else self._search.engines, manual=not on)
        self._take_engines(() if on else self.engines.order())

    def _take_engines(self, engines: tuple[str, ...]) -> None:
        if not engines and not self.automatic.isChecked():
            self._engines_status.bad(self.tr("Tick at least one engine. Until then nothing changes."))
            return
        self._engines_status.nothing()
        self._controller.change_search(engines=tuple(engines))

    def _take_addresses(self) -> None:
        fields = {engine: field for engine, field in self.addresses.items() if field.isEnabled()}
        entered = {engine: with_scheme(field.text()) for engine, field in fields.items() if field.text().strip()}
        bad = next((text for text in entered.values() if not is_web_address(text)), "")
        if bad:
            sentence = self.tr("“{text}” is not a web address. It should begin with https://")
            self._addresses_status.bad(sentence.format(text=bad[:60]))
        else:
            self._addresses_status.nothing()
        others = {name: url for name, url in self._controller.settings.search.addresses.items() if name not in fields}
        self._controller.change_search(
            addresses=others | {e: text for e, text in entered.items() if is_web_address(text)}
        )


def _number(least: int, most: int, value: int, step: int = 1) -> NumberField:
    box = NumberField()
    box.setRange(least, most)
    box.setSingleStep(step)
    box.setValue(value)
    box.setKeyboardTracking(False)
    box.setMaximumWidth(220)
    return box


def _pattern(line: str) -> str:
    return "" if problem_of(line) else line.strip()
