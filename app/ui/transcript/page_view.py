"""The transcript's page in its web view: its start, its crashes, its scripts, its context menu, its end."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWebEngineCore import QWebEnginePage
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QMenu, QWidget
from shiboken6 import delete, isValid

from app.ui.transcript.markdown.links import safe_link
from app.ui.transcript.page import WORLD, OwnPage, OwnProfile

_RELOADS = 3  # after that a page that keeps crashing stays away

translate = QCoreApplication.translate


class PageView(QObject):
    """Call `close` before the application ends: Chromium wants its page gone before its profile."""

    loaded = Signal()  # the page is there, and our script in it; again after a crash
    unloaded = Signal()  # the page and all that was in it; it comes again
    link_requested = Signal(str)  # an address that is safe to open
    copy_requested = Signal(str)  # such an address

    def __init__(self, bridge: QObject, background: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._crashes = 0
        self._scripts: list[str] = []  # beside the one that is always there
        self._is_loaded = False
        self.widget = QWebEngineView(parent)
        self._profile = OwnProfile(parent)  # after the view: children go in this order
        self.page = OwnPage(self._profile, bridge, self.widget)
        self.set_background(background)  # before the first paint, or it is a white one
        self.widget.setPage(self.page)
        self.widget.setAcceptDrops(False)
        self.widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.widget.customContextMenuRequested.connect(self._show_menu)
        self.page.loadFinished.connect(self._finish_loading)
        self.page.renderProcessTerminated.connect(self._recover)
        self.page.link_requested.connect(self.open_link)

    def run(self, script: str, answer: Callable[[object], None]) -> None:
        self.page.runJavaScript(script, WORLD, answer)

    def set_background(self, colour: str) -> None:
        self.page.setBackgroundColor(QColor(colour))

    def open_link(self, url: str) -> None:
        if link := safe_link(url):
            self.link_requested.emit(link)

    def add_script(self, name: str) -> None:
        """One of the files of the page that is seldom needed: now, and whenever the page is loaded again."""
        if name not in self._scripts:
            self._scripts.append(name)
            if self._is_loaded:
                self.page.bring_script(name)

    def renew(self) -> None:
        """Load the page again. To Chromium that alone says that much of what it holds may be needless: some seconds
        later it collects that and gives it back, which it never does for a page that stays."""
        self._is_loaded = False
        self.unloaded.emit()
        self.page.show_home()

    def close(self) -> None:
        """Let Chromium go: view, page, profile, in this order."""
        for part in (self.widget, self.page, self._profile):
            if isValid(part):
                delete(part)

    def _finish_loading(self, ok: bool) -> None:
        if ok:
            self._is_loaded = True
            self.page.bring_script()
            for name in self._scripts:
                self.page.bring_script(name)
            self.loaded.emit()

    def _recover(self, *_: object) -> None:
        """The renderer died; what it showed is all here."""
        self._is_loaded = False
        self.unloaded.emit()
        self._crashes += 1
        if self._crashes <= _RELOADS:
            QTimer.singleShot(0, self.page.show_home)

    def _show_menu(self, where: QPoint) -> None:
        menu = QMenu(self.widget.parentWidget())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        request = self.widget.lastContextMenuRequest()
        if self.page.hasSelection():
            copy = menu.addAction(translate("Transcript", "Copy"))
            copy.triggered.connect(lambda: self.page.triggerAction(QWebEnginePage.WebAction.Copy))
            quote = menu.addAction(translate("Transcript", "Quote in question"))
            quote.triggered.connect(lambda: self.page.runJavaScript("cw.quote()", WORLD))
        if request and (link := safe_link(request.linkUrl().toString())):
            menu.addAction(translate("Transcript", "Open link")).triggered.connect(lambda: self.open_link(link))
            menu.addAction(translate("Transcript", "Copy link")).triggered.connect(
                lambda: self.copy_requested.emit(link)
            )
        every = menu.addAction(translate("Transcript", "Select all"))
        every.triggered.connect(lambda: self.page.triggerAction(QWebEnginePage.WebAction.SelectAll))
        menu.popup(self.widget.mapToGlobal(where))
