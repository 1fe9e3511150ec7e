"""The pictures of `screen_plan`, each of the real window: `screens.py OUTDIR [VIEW …]`, all of them or some views'.

`screens.py OUTDIR --languages de,ja [VIEW …]`: five views, or those, in the window's languages; `all` for every one.

It is the real program on a data directory of its own, filled with sample conversations; nothing is searched or asked.
Screens of another scale are taken by a process of their own.
"""

import asyncio
import os
import subprocess
import sys
import traceback
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import screen_knowledge
from research_samples import asked_back, large_research, small_research
from screen_plan import BESIDE_SOURCES, SIZES, Picture, in_languages, pictures
from screen_samples import (
    FACTS,
    OTHER_TITLES,
    TITLES,
    broken_turn,
    checked_turn,
    fallen_turn,
    given_turn,
    quotes_turn,
    sample_turn,
    translated_turn,
)
from shiboken6 import isValid

from app.core.domain.chat import Abilities, ModelChoice, Provider
from app.core.domain.events import Failure, FailureKind
from app.core.domain.memory import Fact
from app.core.domain.settings import Appearance, Planner, SearchSettings, Settings, Theme
from app.core.domain.turn.turn import State, Turn

SAMPLES = {
    "checked": checked_turn,
    "fallen": fallen_turn,
    "broken": broken_turn,
    "given": given_turn,
    "quotes": quotes_turn,
    "translated": translated_turn,
    "small": small_research,
    "large": large_research,
    "asked": asked_back,
}  # a conversation's name → its turn


async def fill(services: Any, language: str) -> None:
    """Conversations of several ages in one language."""
    main = f"main-{language}"
    turn = sample_turn(main, language, f"turn-{language}")
    await services.conversations.create(main, turn.question)
    await services.conversations.save(turn, list(turn.sources.values()))
    for number, title in enumerate(TITLES[language]):
        other = f"{language}-{number}"
        created = datetime.now(UTC) - timedelta(days=1 + number * 3)
        await services.conversations.create(other, title)
        await services.conversations.save(Turn(f"t-{other}", other, title, created=created, state=State.FINISHED))
    moment = datetime.now(UTC)
    await services.memory.facts.forget_all()
    for number, (group, text) in enumerate(FACTS[language]):
        await services.memory.facts.keep_fact(Fact(f"{language}-{number}", group, text, moment, moment, "t"))
        await services.conversations.move(f"{language}-{number}", FACTS[language][1][0])
    for view, made in SAMPLES.items():
        name = f"{view}-{language}"
        turn = made(name, language, f"turn-{name}")
        await services.conversations.create(name, turn.question)
        await services.conversations.save(turn, list(turn.sources.values()))
        await services.conversations.rename(name, OTHER_TITLES[language][view])
    await fill_versions(services, language)
    await fill_columns(services, language)
    await fill_long(services, language)


async def fill_versions(services: Any, language: str) -> None:
    """A question that was asked three times; the second answer is shown."""
    name = f"versions-{language}"
    for number in (1, 2, 3):
        turn = checked_turn(name, language, f"turn-{name}-{number}")
        await services.conversations.save(turn, list(turn.sources.values()))
    await services.conversations.rename(name, OTHER_TITLES[language]["versions"])
    await services.conversations.show_branch(name, f"turn-{name}-2")


async def fill_columns(services: Any, language: str) -> None:
    """A question that three models answered side by side; none was kept yet."""
    name = f"columns-{language}"
    models = (
        ModelChoice("ollama", "qwen3:14b"),
        ModelChoice("openai", "gpt-5.2"),
        ModelChoice("gemini", "gemini-3-pro"),
    )
    for number, model in enumerate(models, start=1):
        turn = (checked_turn if number == 2 else sample_turn)(name, language, f"turn-{name}-{number}")
        turn.model, turn.model_name, turn.comparison = model, model.model, f"turn-{name}-1"
        await services.conversations.save(turn, list(turn.sources.values()))
    await services.conversations.rename(name, OTHER_TITLES[language]["columns"])
    await services.conversations.show_branch(name, f"turn-{name}-1", True)


async def fill_long(services: Any, language: str) -> None:
    """A conversation of so many questions that a rail of them stands beside it."""
    name, before = f"long-{language}", None
    for number, question in enumerate(TITLES[language] * 2):
        turn = sample_turn(name, language, f"turn-{name}-{number}")
        turn.question, turn.parent = question, before
        await services.conversations.save(turn, list(turn.sources.values()))
        before = turn.id
    await services.conversations.rename(name, OTHER_TITLES[language]["long"])


def settings_of(theme: Theme, language: str) -> Settings:
    """Several services, favourites among their models, and a proxy that asks for a password."""
    local = Provider("ollama", "Ollama", "http://127.0.0.1:11434", ("qwen3:14b", "gemma3:12b"), local=True,
                     needs_key=False, wire_format="ollama", preset="ollama", checked="documented",
                     favourites=("qwen3:14b",))  # fmt: skip
    names = ("gpt-5.2", "gpt-5.2-mini", "gpt-4.1", "o4-mini", "a-model-that-was-made-for-a-very-long-name-2026-11-20")
    openai = Provider("openai", "OpenAI", "https://api.openai.com/v1", names, key_url="https://platform.openai.com",
                      wire_format="responses", search="openai", preset="openai", checked="recorded",
                      favourites=("gpt-5.2",), abilities={"gpt-5.2": Abilities(vision=False)})  # fmt: skip
    gemini = Provider("gemini", "Google Gemini", "https://generativelanguage.googleapis.com/v1beta",
                      ("gemini-3-pro", "gemini-3-flash"), wire_format="gemini", search="gemini", preset="gemini",
                      checked="recorded")  # fmt: skip
    search = SearchSettings(channel="builtin", planner=Planner.MODEL, proxy="http://me@proxy.example:7890")
    model = ModelChoice("openai", "gpt-5.2")
    return Settings((local, openai, gemini), model, search, Appearance(theme, 15, language))


class Shots:
    """Drives the window from view to view."""

    def __init__(self, window: Any, services: Any, folder: Path, rows: list[Picture]) -> None:
        self.window, self.services, self.folder, self.rows = window, services, folder, rows

    async def run(self) -> None:
        await self.until(lambda: self.window.transcript is not None)
        for samples in sorted({row.samples for row in self.rows}):
            await fill(self.services, samples)
            rows = [row for row in self.rows if row.samples == samples]
            for row in sorted(rows, key=lambda row: (row.language, row.theme)):
                await self.take(row)
            for summary in await self.services.conversations.summaries():
                await self.services.conversations.delete(summary.id)

    async def take(self, row: Picture) -> None:
        from screen_views import VIEWS

        if row.view not in VIEWS:
            return
        window, size = self.window, SIZES[row.size]
        layout = window.window_layout
        window.panes.enable(layout.listing, True)
        window.panes.enable(layout.side, row.view in BESIDE_SOURCES)
        window.resize(size.width, size.height)
        await self.pause(0.2)
        window.panes.fit()
        window.settings_controller.change(settings_of(Theme(row.theme), row.language))
        self.services.search.router.failed(
            "tavily", Failure(FailureKind.RATE_LIMITED, "tavily", "", {"retry_after": "540"})
        )
        window.chat.refresh()
        await self.pause(0.3)  # dialogs are built anew where the language is another one
        shown = await VIEWS[row.view](self, row.samples)
        await self.pause(1.2)  # the page paints in a process of its own and does not say when it is done
        self.keep(shown, row.name)
        await self.tidy(row.samples)

    def keep(self, shown: Any, name: str) -> None:
        """A widget; or a window and what stands in front of it."""
        from PySide6.QtGui import QPainter

        below, *above = shown if isinstance(shown, tuple) else (shown,)
        picture = below.grab()
        painter = QPainter(picture)
        for widget in above:
            painter.drawPixmap(below.mapFromGlobal(widget.pos()), widget.grab())
        painter.end()
        picture.save(str(self.folder / f"{name}.png"))
        for widget in above:
            widget.close()

    async def tidy(self, language: str) -> None:
        """As it was: a new conversation, no dialog, no menu."""
        window = self.window
        if (dialog := window.settings_opener.dialog) is not None:
            dialog.accept()
        if (dialog := window.command_windows.shortcuts) is not None:
            dialog.close()
        if (popup := window.composer.models.popup) is not None and isValid(popup):
            popup.close()
        window.composer.channel.list.close()
        others = (window.assistants.dialog, window.prompts.dialog)
        for dialog in (window.desktop.guide.welcome, window.desktop.guide.about, *others):
            if dialog is not None:
                dialog.close()
        window.assistants.list.remove([one.id for one in window.assistants.list.items])
        window.prompts.list.delete(list(window.prompts.list.prompts))
        if (quick := window.desktop.quick_ask) is not None:
            quick.hide()
        if window.composer.mode.research.isChecked():
            window.composer.mode.toggle()
        window.composer.set_busy(False)
        window.research.tabs.setCurrentIndex(0)
        window.side.show_sources()
        window.find_controller.close()
        window.list.search.clear()
        window.list.search.search()
        window.list.escape()
        await self.services.conversations.delete(f"rtl-{language}")
        await self.services.conversations.pin(f"{language}-1", False)
        await screen_knowledge.tidy(self)
        window.question_controller.new_conversation()
        await self.pause(0.2)

    async def open(self, conversation: str) -> None:
        self.window.chat.open(conversation)
        await self.until(lambda: self.window.chat.current.id == conversation)
        await self.pause(0.5)

    async def js(self, script: str) -> None:
        self.window.transcript.page.runJavaScript(script, 1)

    async def until(self, true: Any) -> None:
        while not true():
            await self.pause(0.05)

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def main() -> int:
    if sys.argv[1:2] and sys.argv[1].startswith("-"):
        print(__doc__)
        return int(sys.argv[1] not in ("-h", "--help"))
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screens").resolve()
    rows = _rows(sys.argv[2:])
    folder.mkdir(parents=True, exist_ok=True)
    scale = float(os.environ.get("QT_SCALE_FACTOR") or 1)
    if scale == 1:
        for other in sorted({SIZES[row.size].scale for row in rows} - {scale}):
            subprocess.run([sys.executable, *sys.argv], env=os.environ | {"QT_SCALE_FACTOR": str(other)}, check=True)
    rows = [row for row in rows if SIZES[row.size].scale == scale]
    return _take(folder, rows) if rows else 0


def _rows(arguments: list[str]) -> list[Picture]:
    if arguments[:1] != ["--languages"]:
        return pictures(*arguments)
    from app.ui.wording.language import LANGUAGES, language_tag

    languages = [*map(language_tag, LANGUAGES)] if arguments[1] == "all" else arguments[1].split(",")
    return in_languages(languages, *arguments[2:])


def _take(folder: Path, rows: list[Picture]) -> int:
    if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"  # nobody's own keys belong into pictures
    from app.bootstrap.window import open_window

    async def drive(window: Any, services: Any) -> None:
        try:
            await Shots(window, services, folder, rows).run()
        except Exception:
            traceback.print_exc()  # the program's own hook would tell its log alone
            raise

    with TemporaryDirectory() as data:
        Path(data, ".env").write_text("OPENAI_API_KEY=sk-sample\nTAVILY_API_KEY=sample\nPERPLEXITY_API_KEY=sample\n")
        return open_window(Path(data), drive)


if __name__ == "__main__":
    sys.exit(main())
