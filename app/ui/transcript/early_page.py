"""The page in Chromium, with its bridge and clipboard: begun with the window, taken over by the transcript."""

import json

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.transcript.bridge import Bridge
from app.ui.transcript.clipboard import AnswerClipboard
from app.ui.transcript.page_view import PageView
from app.ui.transcript.parts.greeting import Greeting
from app.ui.widgets.theme import Colours
from app.ui.wording.language import language_tag

translate = QCoreApplication.translate


class EarlyPage(QWidget):
    """It shows what a new conversation shows, until `take_over`. Call `close_page` where nobody took it over."""

    def __init__(self, colours: Colours, font_size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours, self._font_size = colours, font_size
        self._adopted = self._loaded = False
        self.pressed: list[tuple[str, str, str]] = []  # in the page, while nobody could do it
        self.bridge, self.clipboard = Bridge(self), AnswerClipboard()
        self.view = PageView(self.bridge, colours.surface, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view.widget)
        self.view.loaded.connect(self._show)
        self.bridge.action_pressed.connect(self._keep)

    def take_over(self) -> bool:
        """Whether the page is there already."""
        self._adopted = True
        return self._loaded

    def set_colours(self, colours: Colours, font_size: int) -> None:
        self._colours, self._font_size = colours, font_size
        self.view.set_background(colours.surface)
        if self._loaded:
            self._show()

    def close_page(self) -> None:
        self.view.close()

    def _show(self) -> None:
        self._loaded = True
        if not self._adopted:
            commands = look(self._colours, self._font_size), words(), ("clear", Greeting().html())
            self.view.run(f"cw.run({json.dumps(commands)})", lambda _: None)

    def _keep(self, *pressed: str) -> None:
        if not self._adopted:
            what, turn, value = pressed
            self.pressed.append((what, turn, value))


def look(colours: Colours, font_size: int) -> tuple[object, ...]:
    """The command to the page's script that dresses it."""
    variables = {name.replace("_", "-"): value for name, value in colours.as_dict().items()}
    return "look", {**variables, "size": f"{font_size}px"}, colours.dark


def words() -> tuple[object, ...]:
    """The command that gives it its language, and its own words."""
    return "words", language_tag(), translate("Transcript", "Jump to latest")
