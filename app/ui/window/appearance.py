"""The colours and the language in force: the settings' own, or the system's where those leave it to it."""

import json
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from app.core.domain.appearance import Appearance, Theme
from app.ui.widgets import theme
from app.ui.window.translation import install_language

_MOST = 1_000_000  # characters of a settings file


class AppearanceController(QObject):
    changed = Signal()  # the colours, or the size of the letters

    def __init__(self, app: QApplication, appearance: Appearance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app, self._appearance = app, appearance
        install_language(app, appearance.language)
        self.colours = theme.apply(app, appearance)
        self._hints = app.styleHints()
        self._hints.colorSchemeChanged.connect(self._follow_system)
        self._accessibility = self._hints.accessibility()
        self._accessibility.contrastPreferenceChanged.connect(self._follow_contrast)

    @property
    def font_size(self) -> int:
        return self._appearance.font_size

    def put_in_force(self, appearance: Appearance) -> None:
        before, self._appearance = self._appearance, appearance
        if appearance.language != before.language:
            install_language(self._app, appearance.language)
        if appearance != before:
            self._apply()

    def _follow_system(self) -> None:
        dark = theme.is_dark(self._app, Theme.SYSTEM)
        if self._appearance.theme is Theme.SYSTEM and dark != self.colours.dark:
            self._apply()

    def _follow_contrast(self) -> None:
        if theme.colours(self.colours.dark, theme.wants_contrast(self._app)) != self.colours:
            self._apply()

    def _apply(self) -> None:
        self.colours = theme.apply(self._app, self._appearance)
        self.changed.emit()


def saved_appearance(folder: Path) -> Appearance:
    """As the settings say, if they can be read, before anything is opened; nothing is set aside here."""
    try:
        with (folder / "settings.json").open(encoding="utf-8") as file:
            saved = json.loads(file.read(_MOST))["appearance"]
        size = saved.get("font_size")
        return Appearance(
            theme=Theme(saved.get("theme", Theme.SYSTEM)),
            font_size=size if isinstance(size, int) and 8 <= size <= 40 else Appearance().font_size,
            language=str(saved.get("language", "")),
        )
    except (OSError, ValueError, LookupError, AttributeError, TypeError):
        return Appearance()
