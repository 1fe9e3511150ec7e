"""The tools of one server: what each is for, and whether models may call it. All of it is foreign text."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.core.domain.chat.tool_servers import OTHER_TOOLS, McpServerSettings, ServerTool, ToolSearch, ToolUse
from app.ui.settings.form import Choice, Fold, Hint
from app.ui.settings.tools.search_use import search_of
from app.ui.settings.tools.words import ToolsWording, use_words
from app.ui.wording.sentences import shortened

_NAME, _ABOUT = 80, 400  # characters
_CHOICE = 96  # pixels at least


class ToolList(QWidget):
    """One choice for all of them, and under a line that opens, one for each; those are made when it is first opened."""

    changed = Signal(object)  # the uses by tool, as `McpServerSettings` has them
    searches_changed = Signal(object)  # the tools that are search channels, likewise

    def __init__(self) -> None:
        super().__init__()
        self._server = McpServerSettings("")
        self._tools: tuple[ServerTool, ...] = ()
        self._built: tuple[ServerTool, ...] = ()
        self.choices: dict[str, Choice[ToolUse | None]] = {}  # by the tool's name
        self.searches: dict[str, QCheckBox] = {}  # likewise, of those that can be search channels
        self.all = Choice[ToolUse | None]()
        self.all.setAccessibleName(self.tr("All tools"))
        self.all.activated.connect(self._use_all)
        self._grid_area = QWidget()
        self.fold = Fold("", self._grid_area)
        self.fold.toggled.connect(self._fill)
        label = QLabel(self.tr("All tools"))
        label.setBuddy(self.all)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.fold)
        row.addStretch(1)
        row.addWidget(label)
        row.addWidget(self.all)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self._grid_area)
        self._grid = QGridLayout(self._grid_area)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)

    def show_tools(self, server: McpServerSettings, tools: Sequence[ServerTool]) -> None:
        """Called again and again: what stays is left alone, for one of the choices may be open."""
        tools = tuple(tools)
        old = self._server
        if tools == self._tools and (server.id, server.tools, server.searches) == (old.id, old.tools, old.searches):
            return
        self._server, self._tools = server, tools
        self.fold.setText(ToolsWording().tools(len(tools)))
        self.fold.setVisible(bool(tools))
        self._grid_area.setVisible(bool(tools) and self.fold.isChecked())
        self._show_uses()
        if self.fold.isChecked():
            self._fill(True)

    def _use_all(self) -> None:
        if (use := self.all.value()) is not None:
            self._put({OTHER_TOOLS: use})

    def _use_one(self, tool: str) -> None:
        use = self.choices[tool].value()
        if use is not None:
            self._put({**self._server.tools, tool: use})

    def _put(self, uses: dict[str, ToolUse]) -> None:
        others = uses.get(OTHER_TOOLS, ToolUse.ASK)
        names = {tool.name for tool in self._tools}
        # What is the same for all says nothing of one; but what a tool that is not listed now was given stays.
        self.changed.emit(
            {n: use for n, use in uses.items() if n == OTHER_TOOLS or n not in names or use is not others}
        )

    def _show_uses(self) -> None:
        uses = {self._server.use(tool.name) for tool in self._tools} or {self._server.use(OTHER_TOOLS)}
        offers: list[tuple[str, ToolUse | None]] = [(use_words(use), use) for use in ToolUse]
        mixed = len(uses) > 1
        if mixed:
            offers.append((self.tr("Mixed"), None))
        self.all.offer(offers, None if mixed else next(iter(uses)))
        self.all.setMinimumWidth(_CHOICE)
        for name, choice in self.choices.items():
            choice.show_value(self._server.use(name))
        channels = {search.tool for search in self._server.searches}
        for name, box in self.searches.items():
            box.setChecked(name in channels)

    def _fill(self, is_open: bool) -> None:
        if not is_open or self._built == self._tools:
            return
        self._built = self._tools
        self.choices.clear()
        self.searches.clear()
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        last: QWidget = self.all
        for row, tool in enumerate(self._tools):
            self._add(row, tool)
            self.setTabOrder(last, self.choices[tool.name])
            last = self.choices[tool.name]
            if (box := self.searches.get(tool.name)) is not None:
                self.setTabOrder(last, box)
                last = box
        self._show_uses()

    def _use_as_search(self, search: ToolSearch, on: bool) -> None:
        others = tuple(one for one in self._server.searches if one.tool != search.tool)
        self.searches_changed.emit((*others, search) if on else others)

    def _add_search(self, tool: ServerTool, column: QVBoxLayout) -> None:
        """One that is a channel already, by the settings file, can be taken back whatever it takes."""
        own = next((search for search in self._server.searches if search.tool == tool.name), None)
        if (search := own or search_of(tool)) is None:
            return
        box = self.searches[tool.name] = QCheckBox(self.tr("Use as search provider"))
        box.setToolTip(
            self.tr("Searches by it stand in Settings → Search and in the search menu. It is called without asking.")
        )
        box.setAccessibleDescription(box.toolTip())
        box.clicked.connect(lambda on: self._use_as_search(search, on))
        column.addWidget(box)

    def _add(self, row: int, tool: ServerTool) -> None:
        text, name = QWidget(), QLabel(shortened(tool.name, _NAME))
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setWordWrap(True)
        column = QVBoxLayout(text)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(name)
        if about := shortened(tool.description, _ABOUT):
            column.addWidget(Hint(about))
        self._add_search(tool, column)
        choice = self.choices[tool.name] = Choice[ToolUse | None]()
        choice.offer([(use_words(use), use) for use in ToolUse], self._server.use(tool.name))
        choice.setMinimumWidth(_CHOICE)
        choice.setAccessibleName(self.tr("Use of {tool}").replace("{tool}", shortened(tool.name, _NAME)))
        choice.activated.connect(lambda _, name=tool.name: self._use_one(name))
        self._grid.addWidget(text, row, 0)
        self._grid.addWidget(choice, row, 1, Qt.AlignmentFlag.AlignTop)
        for widget in (text, choice):
            widget.show()  # else they are only with the next round of the loop, and the Tab key passes them by
