"""What the system tells the program itself, and none of its windows: a link, *Quit*, a click on the Dock's icon."""

import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from app.core.domain.window_request import WindowRequest, is_link, request_of_link

Take = Callable[[WindowRequest], object]


class Application(QApplication):
    """`connect_window` once there is one that takes requests: what came before waits for it."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self.has_dock = sys.platform == "darwin"
        self._waiting: list[WindowRequest] = []
        self._take: Take = self._waiting.append
        self._quit: Callable[[], object] = self.closeAllWindows

    def connect_window(self, take: Take, quit: Callable[[], object]) -> None:
        """`take` brings the window to the front with a request, `quit` closes it for good."""
        self._take, self._quit = take, quit
        while self._waiting:
            take(self._waiting.pop(0))

    def disconnect_window(self) -> None:
        """The window goes: nothing is asked of it any more."""
        self._take, self._quit = lambda request: None, lambda: None

    def event(self, event: QEvent) -> bool:
        """Only events of the application itself come here, not those of its windows."""
        match event.type():
            case QEvent.Type.FileOpen if isinstance(event, QFileOpenEvent):  # how links arrive on macOS
                link = bytes(event.url().toEncoded().data()).decode("utf-8", "replace")
                if is_link(link):
                    self._take(request_of_link(link))
                    return True
            case QEvent.Type.Quit:  # of the menu or Dock of macOS, or the session's end: Qt would stop the loop at once
                self._quit()
                return True
            case QEvent.Type.ApplicationActivate if self.has_dock and not self._is_visible():
                self._take(WindowRequest())
        return super().event(event)

    def _is_visible(self) -> bool:
        return any(widget.isVisible() for widget in self.topLevelWidgets())


def application() -> Application:
    """The one of this process, where a window was opened."""
    instance = QApplication.instance()
    assert isinstance(instance, Application)
    return instance
