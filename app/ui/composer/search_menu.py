"""The button that says where to search: for this message alone or the whole conversation, and who plans it."""

from collections.abc import Callable, Sequence
from types import ModuleType

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget, QWidgetAction

from app.core.domain.catalogue import ChannelState
from app.core.domain.editing import EditingMode
from app.core.domain.rules import problem_of
from app.core.domain.settings import Overrides, Planner, ResolvedValue, SettingSource
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.widgets.tips import plain_tip
from app.ui.wording.language import listed
from app.ui.wording.sentences import channel_name, origin_words

States = Callable[[], Sequence[ChannelState]]


class SearchMenu(QToolButton):
    changed = Signal(object)  # what changes in the conversation's Overrides: {field: value}
    set_up_requested = Signal()  # the settings of search
    renamed = Signal()  # the button's words changed, and so its width

    def __init__(self, states: States, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._states = states
        self._overrides = Overrides()
        self._channel = ""  # of the conversation, as it is in force
        self._origin = SettingSource.DEFAULT  # of that channel
        self._planner = Planner.REWRITE
        self._site = ""
        self._servers: tuple[str, ...] = ()  # names of the tool servers that are switched on
        self._tools = True  # this conversation uses them
        self._archive: bool | None = False  # pages that it reads are kept as files; None: they cannot be
        self._once: str | None = None  # for the next message alone
        self._editing = EditingMode.MARK  # what is done with answers once they are checked, as it is in force
        self._editing_once: EditingMode | None = None  # for the next message alone
        self._colours: Colours | None = None
        self.setProperty("quiet", True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.list = QMenu(self)
        self.list.aboutToShow.connect(self.fill)
        self.setMenu(self.list)

    @property
    def channel(self) -> str:
        """Where the next message is searched."""
        return self._once or self._channel

    def show_choices(self, channel: ResolvedValue[str], planner: Planner, site: str, overrides: Overrides) -> None:
        self._channel, self._origin = channel.value, channel.origin
        self._planner, self._site, self._overrides = planner, site, overrides
        self.retranslate()

    def show_tools(self, servers: tuple[str, ...], on: bool) -> None:
        self._servers, self._tools = servers, on

    def show_editing(self, mode: EditingMode) -> None:
        self._editing = mode
        self.retranslate()

    def show_archive(self, on: bool | None) -> None:
        """None in a private conversation, of which nothing is kept."""
        self._archive = on

    def take_once(self) -> Overrides:
        """What was wished for the message that is sent now; the next one is searched as always."""
        once = Overrides(channel=self._once, editing=self._editing_once)
        self._once = self._editing_once = None
        self.retranslate()
        return once

    def put_once(self, once: Overrides) -> None:
        """Have back what was taken, because the message could not be sent."""
        self._once = once.channel or self._once
        self._editing_once = once.editing or self._editing_once
        self.retranslate()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._paint()

    def retranslate(self) -> None:
        name = channel_name(self.channel)
        template = self.tr("{channel}, this message only") if self._once else self.tr("Search source: {channel}")
        sentence = template.format(channel=name)
        if not self._once and (origin := origin_words(self._origin)):
            sentence += "\n" + origin
        if self._site:
            sentence += "\n" + self.tr("Only {site}").format(site=self._site)
        if self._editing_once is not None:
            words = self.tr("Check answers: {mode}, this message only")
            sentence += "\n" + words.format(mode=_editing_words().mode_name(self._editing_once))
        self.setText(name)
        self.setToolTip(plain_tip(sentence))
        self.setAccessibleName(sentence)
        self._paint()
        self.renamed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def fill(self) -> None:
        """Made anew at each opening: channels get and lose what they need, rest and wake."""
        self.list.clear()
        states = {state.id: state for state in self._states()}
        usable = [name for name, state in states.items() if state.usable]
        self.list.addAction(self.tr("This message")).setEnabled(False)  # styled menus show a section without its words
        self._add_channels(
            self.list, dict.fromkeys([self._channel, *usable]), states, self.channel, self._override_once
        )
        self.list.addSeparator()
        always = self.list.addMenu(self.tr("This conversation"))
        self._add_choice(
            always,
            self.tr("Default (as in settings)"),
            self._overrides.channel is None,
            lambda: self._override(channel=None),
        )
        self._add_channels(
            always, usable, states, self._overrides.channel or "", lambda name: self._override(channel=name)
        )
        self._add_archive(always)
        self._add_planners()
        self._add_editing()
        self._add_tools()
        self._add_site()
        self.list.addSeparator()
        self.list.addAction(self.tr("Search settings…")).triggered.connect(self.set_up_requested)

    def _add_channels(
        self,
        menu: QMenu,
        names: Sequence[str] | dict[str, None],
        states: dict[str, ChannelState],
        current: str,
        change: Callable[[str], None],
    ) -> None:
        group = QActionGroup(menu)
        for name in names:
            text = channel_name(name).replace("&", "&&")
            if name in states and states[name].cooldown:
                text = self.tr("{channel} (paused)").format(channel=text)
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(name == current)
            action.setData(name)
            action.triggered.connect(lambda _=False, name=name: change(name))
            group.addAction(action)

    def _add_choice(self, menu: QMenu, text: str, checked: bool, change: Callable[[], None]) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(checked)
        action.triggered.connect(lambda _=False: change())

    def _add_planners(self) -> None:
        menu = self.list.addMenu(self.tr("Search planning"))
        own = self._overrides.planner
        self._add_choice(menu, self.tr("Default (as in settings)"), own is None, lambda: self._override(planner=None))
        words = {
            Planner.REWRITE: self.tr("Rewrite the question"),
            Planner.MODEL: self.tr("The model decides (tools)"),
        }
        for planner, text in words.items():
            self._add_choice(menu, text, own is planner, lambda planner=planner: self._override(planner=planner))  # type: ignore[misc]

    def _add_editing(self) -> None:
        """What is done with the answer: for the next message alone, or in this conversation."""
        words, menu = _editing_words(), self.list.addMenu(self.tr("Check answers"))
        menu.setToolTipsVisible(True)
        menu.addAction(self.tr("This message")).setEnabled(False)
        current = self._editing_once or self._editing
        for mode in EditingMode:
            self._add_choice(menu, words.mode_name(mode), mode is current, lambda mode=mode: self._edit_once(mode))  # type: ignore[misc]
            menu.actions()[-1].setToolTip(plain_tip(words.mode_meaning(mode)))
        menu.addSeparator()
        always, own = menu.addMenu(self.tr("This conversation")), self._overrides.editing
        self._add_choice(always, self.tr("Default (as in settings)"), own is None, lambda: self._override(editing=None))
        for mode in EditingMode:
            self._add_choice(always, words.mode_name(mode), own is mode, lambda mode=mode: self._override(editing=mode))  # type: ignore[misc]

    def _add_archive(self, menu: QMenu) -> None:
        if self._archive is not None:
            menu.addSeparator()
            self._add_choice(
                menu,
                self.tr("Keep the pages that are read"),
                self._archive,
                lambda on=not self._archive: self._override(archive_pages=on),  # type: ignore[misc]
            )

    def _add_tools(self) -> None:
        """Whether this conversation uses the tools of the user's servers; nothing where there are none."""
        if self._servers:
            action = self.list.addAction(self.tr("Tools (MCP) in this conversation"))
            action.setCheckable(True)
            action.setChecked(self._tools)
            action.setToolTip(plain_tip(listed(self._servers)))
            action.triggered.connect(lambda on: self._override(tools=None if on else False))

    def _add_site(self) -> None:
        """A line in the menu; Enter takes it. A pattern that is none stays, with a word about it."""
        box = QWidget(self.list)
        field, word = QLineEdit(self._site), QLabel(self.tr("Only this site, such as example.org"))
        word.setProperty("muted", True)
        field.setAccessibleName(word.text())
        field.setPlaceholderText(self.tr("All sites"))
        field.setClearButtonEnabled(True)
        column = QVBoxLayout(box)
        column.setContentsMargins(12, 6, 12, 6)
        for widget in (word, field):
            column.addWidget(widget)

        def take() -> None:
            site = field.text().strip()
            if site and problem_of(site):
                word.setText(self.tr("Invalid site. Examples: example.org or *://*.example.org/*"))
                return
            self._override(site=site or None)
            self.list.close()

        field.returnPressed.connect(take)
        action = QWidgetAction(self.list)
        action.setDefaultWidget(box)
        self.list.addAction(action)
        self.site = field

    def _override_once(self, name: str) -> None:
        self._once = name if name != self._channel else None
        self.retranslate()

    def _edit_once(self, mode: EditingMode) -> None:
        self._editing_once = mode if mode is not self._editing else None
        self.retranslate()

    def _override(self, **change: object) -> None:
        if "channel" in change:
            self._once = None
        if "editing" in change:
            self._editing_once = None
        self.changed.emit(change)

    def _paint(self) -> None:
        if self._colours is not None:
            marked = self._once or self._site or self._editing_once
            self.setIcon(icon("globe", self._colours.accent if marked else self._colours.muted))


def _editing_words() -> ModuleType:
    from app.ui.wording.claims import edits  # when the menu opens, not at the start

    return edits
