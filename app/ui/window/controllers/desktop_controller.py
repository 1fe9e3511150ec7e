"""What of the program stands beside its window; each part is made when it is first needed."""

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from app.core.domain.settings import Overrides, resolve
from app.ui.window.second_instance import bring_forward
from app.ui.wording.sentences import mode_words, model_words


class DesktopController(QObject):
    def __init__(self, window: Any) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._window = window
        window.appearance.changed.connect(self._dress)  # after the window itself
        self.quick_ask: Any = None  # a QuickAsk once it was opened

    def open_quick_ask(self, text: str = "") -> None:
        """Open the small window, or bring it to the front."""
        if self.quick_ask is None:
            from app.ui.desktop.quick_ask import QuickAsk

            quick = self.quick_ask = QuickAsk(self._window.colours, self._window.styleSheet(), self.choices_in_force)
            quick.submitted.connect(self._ask)
            quick.picture_added.connect(self._take_picture)
            quick.files_added.connect(self._take_files)
            quick.heavy_pasted.connect(self._move)
        self.quick_ask.open(text)

    def choices_in_force(self) -> str:
        """The model and the web switch of a new conversation."""
        access = self._window.services.settings
        choices = resolve(Overrides(), Overrides(), access.in_force(), access.environment)
        model = choices.model.value.model if choices.model.value is not None else "quotes"
        return self.tr("{model} · Web: {mode}").format(model=model_words(model), mode=mode_words(choices.mode.value))

    def close(self) -> None:
        """The window goes, and so does what stands beside it."""
        if self.quick_ask is not None:
            self.quick_ask.hide()
            self.quick_ask.deleteLater()
            self.quick_ask = None

    def _dress(self) -> None:
        if self.quick_ask is not None:
            self.quick_ask.set_colours(self._window.colours, self._window.styleSheet())

    def _ask(self, text: str) -> None:
        bring_forward(self._window)
        self._window.question_controller.ask_aside(text)

    def _move(self, more: str = "") -> None:
        """What has no room in the small window stands in the composer, with what was typed."""
        text = "\n\n".join(filter(None, (self.quick_ask.take_text(), more)))
        self.quick_ask.hide()
        bring_forward(self._window)
        self._window.question_controller.put_aside(text)

    def _take_picture(self, picture: QImage) -> None:
        self._move()
        self._window.composer.pictures.add(picture)

    def _take_files(self, files: list[str]) -> None:
        self._move()
        self._window.composer.own.add(files)
