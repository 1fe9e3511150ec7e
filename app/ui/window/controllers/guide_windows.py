"""The first start's three steps and what the program says of itself; each made when it is asked for."""

from typing import Any

from PySide6.QtCore import QObject

from app.locations import changelog

_WELCOMED = "welcomed"  # in `window.ini`: the steps were shown once
_NEWS = "news"  # there, too: the version whose news were looked at last


class GuideWindows(QObject):
    def __init__(self, window: Any) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._window = window
        self.welcome: Any = None  # a WelcomeDialog while it is open
        window.settings_opener.welcome_requested.connect(self.open_welcome)
        self.about: Any = None  # an AboutDialog while it is open

    def welcome_newcomer(self) -> None:
        """On a data directory that was empty, unless the steps were shown there."""
        if not self._window.memory.value(_WELCOMED):
            self.open_welcome()

    def open_welcome(self) -> None:
        from app.ui.welcome.welcome_dialog import WelcomeDialog

        if self.welcome is None:
            self._window.memory.setValue(_WELCOMED, "yes")
            controller = self._window.settings_controller
            self.welcome = WelcomeDialog(controller, self._window.tasks, self._window)
            self.welcome.settings_requested.connect(lambda: self._window.open_settings("models"))
            self.welcome.import_requested.connect(self._window.import_conversations)
            self.welcome.finished.connect(self._forget_welcome)
            self.welcome.open()
        self.welcome.raise_()
        self.welcome.activateWindow()

    def open_about(self) -> None:
        from app.ui.about.about_dialog import ABOUT

        self._open_about(ABOUT)

    def open_news(self) -> None:
        from app.ui.about.about_dialog import NEWS

        self._open_about(NEWS)

    def _open_about(self, tab: int) -> None:
        from app.ui.about.about_dialog import AboutDialog
        from app.ui.about.licences import program
        from app.ui.about.release_notes import newer, releases
        from app.ui.widgets.focus_return import return_focus

        if self.about is None:
            news = newer(releases(changelog()), str(self._window.memory.value(_NEWS, "")))
            self._window.memory.setValue(_NEWS, program().version)
            self.about = AboutDialog(news, self._window)
            self.about.finished.connect(self._forget_about)
            return_focus(self.about, self._window)
            self.about.open()
        self.about.show_tab(tab)

    def _forget_welcome(self) -> None:
        self.welcome = None
        self._window.composer.question.setFocus()

    def _forget_about(self) -> None:
        self.about = None
