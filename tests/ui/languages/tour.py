"""The real window through all of its views in several languages.

    python -m tests.ui.languages.tour DATA OUT LANGUAGE …

Writes a JSON file: the defects as lines, by language; the classes that were seen; the seconds that each language took.
"""

import asyncio
import json
import os
import sys
import time
import traceback
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QWidget

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from screen_plan import BESIDE_SOURCES
from screen_views import VIEWS
from screens import Shots, fill, settings_of

from app.core.domain.settings import Theme
from app.ui.wording.language import language_tag
from tests.ui.languages.catalogues import present_languages, shown_in
from tests.ui.languages.inspection import defects, elisions, visible_windows
from tests.ui.languages.scenes import SCENES
from tests.waiting import until

_LOOKS, _AGAIN = 4, 0.1  # times, and seconds between them
SIZES = {"usual": (1280, 820), "small": (700, 500)}


class Tour(Shots):
    """Drives the window from view to view, and looks at each."""

    def __init__(self, window: Any, services: Any, languages: list[str]) -> None:
        super().__init__(window, services, Path(), [])
        self.languages, self.others = languages, tuple(present_languages())
        self.language = self.tag = "en"
        self.found: dict[str, dict[str, str]] = {}  # language → defect → where it was seen first
        self.seen: set[str] = set()  # classes of ours
        self.seconds: dict[str, float] = {}
        self.elided: list[str] = []
        self.usual: WeakKeyDictionary[QWidget, QSize] = WeakKeyDictionary()

    async def run(self) -> None:
        await self.until(lambda: self.window.transcript is not None)
        await fill(self.services, "en")
        with elisions() as self.elided:
            for language in self.languages:
                began = time.monotonic()
                await self.speak(language)
                await self.views()
                self.seconds[language] = round(time.monotonic() - began, 1)

    async def speak(self, language: str) -> None:
        self.language, self.tag = language, language_tag(language)
        self.found[language] = {}
        self.window.settings_controller.change(settings_of(Theme.LIGHT, self.tag))
        self.window.chat.refresh()
        await self.settle()

    async def views(self) -> None:
        """The pages of the settings come last: their dialog stays open from one to the next."""
        for name, view in sorted(VIEWS.items(), key=lambda item: item[0].startswith("settings-")):
            if os.environ.get("ONLY") and name not in os.environ["ONLY"].split():
                continue
            if not name.startswith("settings-"):
                self.arrange(name)
            await self.visit(name, partial(view, self, "en"), stays=name.startswith("settings-"))
        for name, scene in SCENES.items():
            if os.environ.get("ONLY") and name not in os.environ["ONLY"].split():
                continue
            await self.visit(name, partial(scene, self))

    def arrange(self, name: str) -> None:
        """The panes as the pictures have them."""
        layout = self.window.window_layout
        self.window.panes.enable(layout.listing, True)
        self.window.panes.enable(layout.side, name in BESIDE_SOURCES)
        self.window.panes.fit()

    async def visit(self, name: str, bring_up: Callable[[], Awaitable[object]], stays: bool = False) -> None:
        began = time.monotonic()
        shown: object = None
        try:
            shown = await bring_up()
            beside = self.window.side.isVisible()
            for size, (width, height) in SIZES.items():
                self.fit_all(width, height)
                await self.settle()
                if not visible_fronts(self.window):  # a small window shows one of the two at a time
                    pane = self.window.side if beside else self.window.list
                    if not pane.isVisible():
                        self.window.panes.show(pane)
                        await self.settle()
                await self.look(f"{name}, {size}")
        except Exception as problem:
            self.found[self.language][f"{name} cannot be brought up: {problem!r}"] = traceback.format_exc()
        self.fit_all(*SIZES["usual"])
        del shown  # a menu without a parent lives as long as its name
        if not stays:
            for window in visible_fronts(self.window):
                window.close()
            await self.tidy("en")
        print(f"{time.monotonic() - began:.2f} s {self.language} {name}", file=sys.stderr)

    def fit_all(self, width: int, height: int) -> None:
        """The window, and what stands in front of it where that can be smaller."""
        self.window.resize(width, height)
        for window in visible_windows():
            if isinstance(window, QDialog):
                usual = self.usual.setdefault(window, window.size())
                window.resize(min(usual.width(), width), min(usual.height(), height))

    async def look(self, name: str, *windows: QWidget) -> None:
        """At those; else at what stands in front of the main window, or at that one. What is amiss for a moment only,
        while something is laid out or loaded, is not."""
        lines: list[str] = []
        for _ in range(_LOOKS):
            seen = list(windows) or visible_fronts(self.window) or [self.window]
            lines = [line for window in seen for line in self._amiss(window)]
            if not [line for line in lines if line not in self.found[self.language]]:
                return
            await asyncio.sleep(_AGAIN)
        for line in lines:
            self.found[self.language].setdefault(line, name)

    def _amiss(self, window: QWidget) -> list[str]:
        self.elided.clear()
        window.grab()
        self.seen.update(type(one).__name__ for one in (window, *window.findChildren(QWidget)) if is_ours(one))
        cut = [text for text in dict.fromkeys(self.elided) if shown_in(self.language).holds(text)]
        elided = [f"{type(window).__name__}: elided: {text!r}" for text in cut]
        return [*elided, *defects(window, self.language, self.others)]

    async def settle(self) -> None:
        """Rounds of the loop, which is Qt's own: what was asked for is built, laid out and painted in these."""
        for _ in range(4):
            await asyncio.sleep(0.004)

    async def until(self, true: Any) -> None:
        await until(true, seconds=5)

    async def pause(self, seconds: float) -> None:
        """The pictures' views wait for what is painted; here nothing needs that."""
        await self.settle()


def visible_fronts(window: QWidget) -> list[QWidget]:
    return [other for other in visible_windows() if other is not window]


def is_ours(widget: Any) -> bool:
    return type(widget).__module__.startswith("app.")


def keep(tour: Tour, out: Path) -> None:
    told = {"found": tour.found, "seen": sorted(tour.seen), "seconds": tour.seconds}
    out.write_text(json.dumps(told, ensure_ascii=False, indent=1), encoding="utf-8")


def main() -> int:
    data, out, languages = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:] or present_languages()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"
    from app.bootstrap.window import open_window

    async def drive(window: Any, services: Any) -> None:
        tour = Tour(window, services, languages)
        try:
            await tour.run()
        except Exception:  # raised, it would keep the window open
            tour.found.setdefault("", {})["the tour broke off"] = traceback.format_exc()
        finally:
            keep(tour, out)
            os._exit(0)  # how the program ends is tested elsewhere; here it would wait for what the views began

    (data / ".env").write_text("OPENAI_API_KEY=sk-sample\nTAVILY_API_KEY=sample\nPERPLEXITY_API_KEY=sample\n")
    return open_window(data, drive)


if __name__ == "__main__":
    sys.exit(main())
