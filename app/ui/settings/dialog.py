"""The settings: pages beside their names; what is changed is in force at once."""

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.events import Failure
from app.core.domain.settings import Saved
from app.ui.settings.appearance_page import AppearancePage
from app.ui.settings.controller import SettingsController
from app.ui.settings.data_page import DataPage
from app.ui.settings.form import Page, StatusLabel
from app.ui.settings.form_style import FORM_STYLE
from app.ui.settings.local_api.page import LocalApiPage
from app.ui.settings.memory_page import MemoryPage
from app.ui.settings.models.page import ModelsPage
from app.ui.settings.network_page import NetworkPage
from app.ui.settings.search.page import SearchPage
from app.ui.settings.search.ranking_page import RankingPage
from app.ui.settings.tools.page import ToolsPage
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.icons import icon
from app.ui.widgets.screen_fit import fit_on_screen
from app.ui.widgets.theme import Colours
from app.ui.wording.failures import failure_sentence
from app.ui.wording.notices import aside_sentence

PAGES = ("models", "search", "ranking", "memory", "tools", "network", "local_api", "appearance", "data")
_ICONS = ("chat", "search", "book", "person", "wrench", "globe", "plug", "sliders", "folder")

_NAMES, _ICON = 180, 56  # pixels: of the list at least; of an icon and the room around it
_NARROW, _STRIP = 720, 48  # of a dialog whose list shows icons alone; of the list then


class SettingsDialog(QDialog):
    open_requested = Signal(str)  # an address
    welcome_requested = Signal()  # this dialog is closed then
    erase_requested = Signal()  # all data; the user confirmed it
    update_requested = Signal(object)  # an UpdateOffer, whose notes are wanted
    restore_requested = Signal(str)  # a backup's path; empty: undo the last restore; this dialog is closed then
    merged = Signal()  # a second machine's backup; also: an import was undone
    import_requested = Signal()  # this dialog is closed then

    def __init__(
        self, controller: SettingsController, tasks: Tasks, colours: Colours, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setStyleSheet(FORM_STYLE)
        self._tasks = tasks
        self._colours = colours
        self.controller = controller
        controller.failed.connect(self._show_failure)
        controller.set_aside.connect(self._show_aside)
        self.finished.connect(self._forget_key)
        self._rebuilding = QTimer(self, singleShot=True, interval=0)
        self._rebuilding.timeout.connect(self._rebuild)
        self._build()
        self.resize(900, 680)
        fit_on_screen(self)
        controller.changed_elsewhere.connect(self._rebuilding.start)  # later: it may come from a page that goes

    def show_page(self, name: str) -> None:
        self.names.setCurrentRow(PAGES.index(name) if name in PAGES else 0)
        self.raise_()
        self.activateWindow()

    def page(self, name: str) -> Page:
        page = self.stack.widget(PAGES.index(name))
        assert isinstance(page, Page)
        return page

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        for row, picture in enumerate(_ICONS):
            self.names.item(row).setIcon(icon(picture, colours.muted))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "_rebuilding"):
            self._rebuilding.start()  # not now: the change came from a page that goes
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()

    def _fit_names(self) -> None:
        """Where the dialog is narrow the pages have its room: their names are tool tips of their icons."""
        is_narrow = self.width() < _NARROW
        for row in range(self.names.count()):
            item = self.names.item(row)
            words = item.data(Qt.ItemDataRole.AccessibleTextRole)
            item.setText("" if is_narrow else words)
            item.setToolTip(words if is_narrow else "")
        if self.names.property("narrow") != is_narrow:
            self.names.setProperty("narrow", is_narrow)
            self.names.style().unpolish(self.names)
            self.names.style().polish(self.names)
        self.names.setFixedWidth(_STRIP if is_narrow else self._names_width)
        for name in PAGES if self.stack.count() == len(PAGES) else ():
            side = 12 if is_narrow else 24
            if (layout := self.page(name).content.layout()) is not None:
                layout.setContentsMargins(side, 20, side, 24)

    def _build(self) -> None:
        self.names = QListWidget()
        self.names.setObjectName("pages")
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.stack = QStackedWidget()
        self.status = StatusLabel()
        self._close = QPushButton()
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 8, 16, 16)
        foot.addWidget(self.status, 1)
        foot.addStretch(1)
        foot.addWidget(self._close)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.stack, 1)
        right.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.names)
        row.addLayout(right, 1)
        self.names.currentRowChanged.connect(self.stack.setCurrentIndex)
        self._rebuild()

    def _rebuild(self) -> None:
        """All pages in the language that is in force; the one in sight stays."""
        row = max(0, self.names.currentRow())
        self.setWindowTitle(self.tr("Settings"))
        self._close.setText(self.tr("Done"))
        self.names.clear()
        while self.stack.count():
            old = self.page(PAGES[0])
            self.stack.removeWidget(old)
            old.deleteLater()
        names = (
            self.tr("Models"),
            self.tr("Search"),
            self.tr("Retrieval"),
            self.tr("Memory"),
            self.tr("Tools (MCP)"),
            self.tr("Network"),
            self.tr("Local API"),
            self.tr("Appearance"),
            self.tr("Data"),
        )
        for words in names:
            QListWidgetItem(words, self.names).setData(Qt.ItemDataRole.AccessibleTextRole, words)
        self._names_width = max(_NAMES, self.names.sizeHintForColumn(0) + _ICON)
        models, search = ModelsPage(self.controller, self._tasks), SearchPage(self.controller, self._tasks)
        ranking = RankingPage(self.controller, self._tasks)
        tools = ToolsPage(self.controller, self._tasks)
        network, data = NetworkPage(self.controller, self._tasks), DataPage(self.controller, self._tasks)
        models.open_requested.connect(self.open_requested)
        search.open_requested.connect(self.open_requested)
        ranking.open_requested.connect(self.open_requested)
        tools.open_requested.connect(self.open_requested)
        data.folder_requested.connect(_open_folder)
        data.welcome_requested.connect(self._leave_for_welcome)
        data.update_requested.connect(self.update_requested)
        data.erase_requested.connect(self._ask_erase)
        data.restore_requested.connect(self._leave_for_restore)
        data.merged.connect(self.merged)
        data.import_requested.connect(self._leave_for_import)
        for page in (
            models,
            search,
            ranking,
            MemoryPage(self.controller, self._tasks),
            tools,
            network,
            LocalApiPage(self.controller),
            AppearancePage(self.controller),
            data,
        ):
            self.stack.addWidget(page)
        self.set_colours(self._colours)
        self._fit_names()
        self.names.setCurrentRow(row)
        self.stack.setCurrentIndex(row)

    def _leave_for_welcome(self) -> None:
        self.accept()
        self.welcome_requested.emit()

    def _leave_for_restore(self, path: str) -> None:
        self.accept()
        self.restore_requested.emit(path)

    def _leave_for_import(self) -> None:
        self.accept()
        self.import_requested.emit()

    def _ask_erase(self) -> None:
        from app.ui.settings.data.erase_dialog import EraseDialog  # once in a program's life, if ever

        dialog = EraseDialog(self)
        dialog.accepted.connect(self.accept)
        dialog.accepted.connect(self.erase_requested)
        dialog.open()

    def _forget_key(self) -> None:
        self.controller.new_key = None

    def _show_failure(self, failure: Failure) -> None:
        self.status.bad(failure_sentence(failure))

    def _show_aside(self, saved: Saved) -> None:
        self.status.bad(aside_sentence(saved))


def _open_folder(path: str) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(path))
