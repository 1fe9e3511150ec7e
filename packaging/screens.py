"""Every view of the window as a picture, light and dark, English and Chinese: `screens.py OUTDIR [VIEW]`.

It is the real program on a data directory of its own, filled with sample conversations; nothing is searched or asked.
"""

import asyncio
import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import screen_knowledge
from research_samples import asked_back, large_research, small_research, under_way
from screen_samples import FACTS, TITLES, broken_turn, checked_turn, fallen_turn, given_turn, sample_turn

from app.core.domain.catalogue import Hop
from app.core.domain.chat import Abilities, ModelChoice, Provider
from app.core.domain.events import Failure, FailureKind
from app.core.domain.evidence import Hit, SearchResult
from app.core.domain.memory import Fact
from app.core.domain.settings import Appearance, Planner, SearchSettings, Settings, Theme
from app.core.domain.turn.turn import State, Turn

RESEARCHES = {"small": small_research, "large": large_research, "asked": asked_back}
OTHERS = {
    "checked": checked_turn,
    "fallen": fallen_turn,
    "broken": broken_turn,
    "given": given_turn,
} | RESEARCHES  # the name of a view → its turn
HOPS = (
    Hop("proxy_name", True, "proxy.example: 192.0.2.7", 0.01),
    Hop("proxy_connect", True, "192.0.2.7:7890", 0.02),
    Hop("proxy_auth", False, "CONNECT 407", 0.03, "refused"),
)


async def fill(services: Any, language: str) -> str:
    """Conversations of several ages in one language; gives the one to show."""
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
    for view, made in OTHERS.items():
        name = f"{view}-{language}"
        turn = made(name, language, f"turn-{name}")
        await services.conversations.create(name, turn.question)
        await services.conversations.save(turn, list(turn.sources.values()))
    await fill_versions(services, language)
    return main


async def fill_versions(services: Any, language: str) -> None:
    """A question that was asked three times; the second answer is shown."""
    name = f"versions-{language}"
    for number in (1, 2, 3):
        turn = checked_turn(name, language, f"turn-{name}-{number}")
        await services.conversations.save(turn, list(turn.sources.values()))
    await services.conversations.show_branch(name, f"turn-{name}-2")


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
    """Drives the window from view to view. With `only`, no other view is taken."""

    def __init__(self, window: Any, services: Any, folder: Path, only: str = "") -> None:
        self.window, self.services, self.folder, self.only = window, services, folder, only

    async def run(self) -> None:
        self.window.resize(1280, 820)
        await self.until(lambda: self.window.transcript is not None)
        for language in ("en", "zh-CN"):
            main = await fill(self.services, language)
            for theme in (Theme.LIGHT, Theme.DARK):
                await self.look(main, theme, language)
            others = (f"{view}-{language}" for view in (*OTHERS, "versions"))
            for conversation in (main, *others, *(f"{language}-{n}" for n in range(len(TITLES[language])))):
                await self.services.conversations.delete(conversation)

    async def look(self, main: str, theme: Theme, language: str) -> None:
        window, name = self.window, f"{theme.value}-{language[:2]}"
        window.settings_controller.change(settings_of(theme, language))
        self.services.search.router.failed(
            "tavily", Failure(FailureKind.RATE_LIMITED, "tavily", "", {"retry_after": "540"})
        )
        window.chat.refresh()
        window.question_controller.new_conversation()
        await self.grab(window, f"empty-{name}")
        window.question_controller.new_private()
        await self.grab(window, f"private-{name}")
        await self.open(main)
        await self.grab(window, f"answer-{name}")
        window.open_citation(window.chat.current.turns[0].id, 0, 1)
        await self.grab(window, f"passage-{name}")
        await self.listing(language, name)
        await self.answers(language, name)
        await self.researches(language, name)
        await self.menus(name)
        await screen_knowledge.show(self, language, name)
        await self.settings(name)

    async def listing(self, language: str, name: str) -> None:
        """The list with a pin and several rows chosen; then a search."""
        listing, word = self.window.list, {"en": "comet", "zh-CN": "彗星"}[language]
        rtl = "מה גובהו של ההר הגבוה ביותר באירופה ומי היה הראשון"
        await self.services.conversations.create(f"rtl-{language}", rtl)
        await self.services.conversations.pin(f"rtl-{language}", True)
        await self.services.conversations.pin(f"{language}-1", True)
        self.window.chat.refresh()
        await self.until(lambda: f"rtl-{language}" in listing.rows.ids())
        listing.view.choose(listing.rows.ids()[2:5])
        await self.grab(self.window, f"list-{name}")
        listing.escape()
        listing.search_for(word)
        await self.until(lambda: bool(listing.rows.words))
        await self.grab(self.window, f"search-{name}")
        listing.escape()
        await self.services.conversations.delete(f"rtl-{language}")

    async def answers(self, language: str, name: str) -> None:
        """The turns that went another way."""
        window = self.window
        await self.checked(language, name)
        await self.open(f"versions-{language}")
        await self.pause(0.5)
        window.transcript.page.runJavaScript("document.querySelector('.versions button').focus(); scrollTo(0, 0)", 1)
        await self.grab(window, f"versions-{name}")
        await self.open(f"fallen-{language}")
        await self.pause(0.5)
        window.transcript.page.runJavaScript("document.querySelector('.steps').open = true; scrollTo(0, 0)", 1)
        await self.grab(window, f"result-{name}")
        window.transcript.page.runJavaScript("scrollTo(0, 1e6)", 1)
        await self.grab(window, f"usage-{name}")
        await self.open(f"broken-{language}")
        await self.grab(window, f"broken-{name}")
        await self.open(f"given-{language}")
        window.open_citation(window.chat.current.turns[0].id, 0, 1)
        await self.grab(window, f"given-{name}")

    async def researches(self, language: str, name: str) -> None:
        """Small and large, done and under way, and the question that comes first."""
        window = self.window
        for view, node in (("small", "n2"), ("large", "n7")):
            await self.open(f"{view}-{language}")
            window.research_controller.do("research-graph", f"turn-{view}-{language}")
            await self.pause(0.3)
            window.research.show_node(node)
            await self.grab(window, f"research-{view}-{name}")
        window.research.tabs.setCurrentIndex(1)
        await self.grab(window, f"research-steps-{name}")
        window.research.tabs.setCurrentIndex(0)
        turn, log = under_way(f"small-{language}", language, "under-way")
        window.research.show_research(turn, log)
        window.research.show_node("n1")
        window.composer.mode.research.click()
        await self.grab(window, f"research-running-{name}")
        await self.open(f"asked-{language}")
        await self.grab(window, f"research-asked-{name}")
        window.composer.mode.research.click()

    async def checked(self, language: str, name: str) -> None:
        """Doubtful citations: the chips, the reason in the card, the passage; and what has no source."""
        window = self.window
        await self.open(f"checked-{language}")
        await self.pause(0.5)
        window.transcript.page.runJavaScript("document.querySelector('[data-do=uncited]').click()", 1)
        await self.pause(0.3)
        window.transcript.page.runJavaScript("document.querySelector('.checked button').click()", 1)
        await self.grab(window, f"checked-{name}")
        turn = window.chat.current.turns[0]
        doubt = next(i for i, c in enumerate(turn.citations) if c.support and c.support.reason)
        window.open_citation(turn.id, doubt, turn.citations[doubt].numbers[0])
        await self.grab(window, f"doubt-{name}")

    async def menus(self, name: str) -> None:
        composer = self.window.composer
        composer.models.open()
        self.keep(composer.models.popup, f"models-{name}")  # at once: without a screen it does not stay open
        composer.models.popup.close()
        menu = composer.channel.list
        menu.popup(self.window.mapToGlobal(self.window.rect().center()))
        self.keep(menu, f"menu-{name}")
        menu.close()

    async def settings(self, name: str) -> None:
        window = self.window
        for page in ("models", "search", "ranking", "memory", "network", "appearance", "data"):
            window.open_settings(page)
            await self.grab(window.settings_opener.dialog, f"settings-{page}-{name}")
        dialog = window.settings_opener.dialog
        await self.models_page(dialog, name)
        await self.search_page(dialog, name)
        dialog.show_page("network")
        dialog.page("network")._show_way(list(HOPS))
        await self.grab(dialog, f"settings-network-test-{name}")
        dialog.accept()
        await self.pause(0.2)

    async def models_page(self, dialog: Any, name: str) -> None:
        """The card of one service with what its model can do, and how it is spoken to."""
        dialog.show_page("models")
        page = dialog.page("models")
        card = page.cards["openai"]
        card.can.setChecked(True)
        card.how.setChecked(True)
        await self.pause(0.2)
        page.ensureWidgetVisible(card.can)
        page.verticalScrollBar().setValue(card.mapTo(page.content, card.rect().topLeft()).y())
        await self.grab(dialog, f"settings-abilities-{name}")
        page.ensureWidgetVisible(card.buttons["use"])
        await self.grab(dialog, f"settings-protocol-{name}")
        page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
        await self.grab(dialog, f"settings-inside-{name}")

    async def search_page(self, dialog: Any, name: str) -> None:
        """A channel whose key is kept and that rests; then the results of two tests."""
        dialog.show_page("search")
        page = dialog.page("search")
        section = page.channels
        hits = (Hit(1, "Rosetta – Wikipedia 罗塞塔号彗星探测器", "https://en.wikipedia.org/wiki/Rosetta"),)
        for channel, result in (
            ("tavily", SearchResult("test", "tavily", False, error="RateLimited: Tavily")),
            ("perplexity", SearchResult("test", "perplexity", True, hits)),
        ):
            section.list.select(channel)
            await self.pause(0.2)
            section.card._show_result(result)
            await self.pause(0.2)
            page.ensureWidgetVisible(section.card.test_button)
            await self.grab(dialog, f"settings-channel-{channel}-{name}")

    async def open(self, conversation: str) -> None:
        self.window.chat.open(conversation)
        await self.until(lambda: self.window.chat.current.id == conversation)

    async def grab(self, widget: Any, name: str) -> None:
        if not name.startswith(self.only):
            return
        await self.pause(1.2)  # the page paints in a process of its own and does not say when it is done
        self.keep(widget, name)

    def keep(self, widget: Any, name: str) -> None:
        widget.grab().save(str(self.folder / f"{name}.png"))

    async def until(self, true: Any) -> None:
        while not true():
            await self.pause(0.05)

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screens").resolve()
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    folder.mkdir(parents=True, exist_ok=True)
    if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"  # nobody's own keys belong into pictures
    from app.bootstrap.window import open_window

    with TemporaryDirectory() as data:
        Path(data, ".env").write_text("OPENAI_API_KEY=sk-sample\nTAVILY_API_KEY=sample\nPERPLEXITY_API_KEY=sample\n")
        return open_window(Path(data), lambda window, services: Shots(window, services, folder, only).run())


if __name__ == "__main__":
    sys.exit(main())
