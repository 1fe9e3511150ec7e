"""The transcript's page with every kind of row, in one Chromium, in several languages and sizes."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from app.ui.transcript.scheme import register_scheme
from app.ui.widgets.theme import LIGHT
from tests.waiting import until_shown

register_scheme()  # at collection: later, with a Chromium already running, it would be ignored

from app.ui.transcript.page import WORLD  # noqa: E402
from app.ui.transcript.parts.greeting import Greeting, Starter  # noqa: E402
from app.ui.transcript.parts.translated import TranslationView  # noqa: E402
from app.ui.transcript.rendered_turn import script_call  # noqa: E402
from app.ui.transcript.view import Transcript  # noqa: E402
from app.ui.window.translation import install_language  # noqa: E402
from app.ui.wording.language import language_tag  # noqa: E402
from tests.ui.languages import rows  # noqa: E402
from tests.ui.languages.catalogues import english, is_left_over, shown_in  # noqa: E402

translate = QCoreApplication.translate
_INSPECTION = (Path(__file__).parent / "page_inspection.js").read_text(encoding="utf-8")
# All that can be opened stands open, nothing waits to be laid out until it is scrolled to, and the head of a column
# stands where it is.
_OPEN = """
for (const node of document.querySelectorAll("details")) node.open = true;
for (const node of document.querySelectorAll(".turn")) { node.classList.remove("old"); node.style.minHeight = ""; }
for (const node of document.querySelectorAll(".head")) node.style.position = "static";
document.getElementById("latest").hidden = false;
scrollTo(0, 0);
"""
_RIGHT_TO_LEFT = (
    "#turns > [data-turn=arabic] .question", "#turns > [data-turn=arabic] .answer h2",
    "#turns > [data-turn=arabic] .answer li", "#turns > [data-turn=arabic] .answer .table",
    "[data-turn=column-3] .answer li", "[data-turn=column-3] .head b", "[data-column=column-3]",
    "[data-turn=suggested] .next li:last-child [data-do=follow-up]",
)  # fmt: skip


@dataclass(frozen=True)
class Size:
    width: int
    zoom: float = 1.0


SIZES = (Size(1100), Size(1100, 1.5), Size(420), Size(630, 1.5))


class PageTour:
    """`found`: what is amiss, by language; each line once."""

    def __init__(self, languages: list[str]) -> None:
        self.languages = languages
        self.found: dict[str, dict[str, Size]] = {}
        self.texts: dict[str, set[str]] = {}
        self.transcript = Transcript(LIGHT, 15)
        self.transcript.resize(SIZES[0].width, 700)
        self.transcript.show()
        self.until("cw.commands && document.documentElement.lang")

    def close(self) -> None:
        self.transcript.close_page()
        self.transcript.deleteLater()

    def run(self) -> None:
        for language in self.languages:
            self.speak(language)
            self.visit()

    def speak(self, language: str) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        install_language(application, language_tag(language))
        QApplication.processEvents()  # what was shown is shown in it
        self.language = language
        self.found[language], self.texts[language] = {}, set()

    def visit(self, *sizes: Size) -> None:
        for greeting in greetings():
            self.transcript.greeting = greeting
            self.transcript.clear()
            self.until(f"document.querySelector('#empty h1')?.textContent === {json.dumps(greeting.heading()[0])}")
            self.look(*(sizes or SIZES[1:3]))
        self.transcript.greeting = Greeting()
        self.show_rows()
        self.look(*sizes)
        self.look_at_directions()
        self.look_at_cards(Size(420))

    def show_rows(self) -> None:
        """Those that stand, those that run, and four side by side."""
        ended, phases, columns = rows.ended_turns(), list(rows.phases()), rows.columns()
        turns = [*ended, *(phase.turn for phase in phases), columns[0]]
        view = self.transcript
        view.clear()
        view.show_conversation(turns, places={"full": (2, 3), "checked": (1, 2)}, columns=columns)
        view.mount_to(turns[0].id)
        for phase in phases:
            if phase.event is not None:
                view.show_event(phase.event, phase.turn)
        view.show_memory_changes("full", rows.CHANGES)
        for name, running, left in (("half", True, 0), ("whole", False, 2)):
            translation = next(turn for turn in ended if turn.id == name).translations[0]
            view.citations.show_translation(name, TranslationView(translation, running, left, rows.LONG_NAME))
        view._act("uncited", "checked", "")
        view.feed.put(
            script_call("bases", {"b1": "Ice", "b2": rows.LONG_NAME}),
            script_call("tools", translate("TurnMenu", "Quote")),
        )
        count = len(turns) + len(columns) - 1
        self.until(f"document.querySelectorAll('article').length === {count}")
        self.until("document.querySelector('.uncited') && document.querySelectorAll('.answer[lang=fr]').length === 2")
        self.until("document.querySelector('.base').textContent === 'Ice'")

    def look(self, *sizes: Size) -> None:
        for size in sizes or SIZES:
            self.resize(size)
            self.js(_OPEN)
            self.inspect("body", size)

    def inspect(self, scope: str, size: Size) -> None:
        """One part of the page, as it stands now."""
        texts, lines = json.loads(self.js(f"{_INSPECTION}({json.dumps(scope)})"))
        for what, where, text in lines:
            if is_ours(what, text, self.language):
                self.found[self.language].setdefault(f"{where}: {what}: {text!r}", size)
        for text in set(texts) - self.texts[self.language]:
            self.texts[self.language].add(text)
            if other := left_over(text, self.language, self.languages):
                self.found[self.language].setdefault(f"left in {other}: {text!r}", size)

    def look_at_cards(self, size: Size) -> None:
        """The cards of what is in doubt, one after the other; that of a statement without a source; what is copied."""
        self.resize(size)
        self.js("document.getElementById('latest').hidden = true")
        doubtful, expanded = (
            "document.querySelectorAll('[data-turn=checked] .chip.hollow')",
            ".chip[aria-expanded=true]",
        )
        for number in range(int(self.js(f"{doubtful}.length"))):
            self.js("document.querySelector('[data-turn=checked] [data-do=doubtful]').click()")
            self.until(f"{doubtful}[{number}].matches('{expanded}') && !card.hidden")
            self.inspect("#card", size)
        self.js("document.querySelector('.uncited').click()")
        self.until("card.querySelector('[data-do=find-source]')")
        self.inspect("#card", size)
        for words in confirmations():
            self.js(f"cw.commands.copied({json.dumps(words)})")
            self.inspect("#toast", size)
        self.js("document.getElementById('toast').hidden = true")

    def look_at_directions(self) -> None:
        """What is written from right to left runs so, in whatever language the window is."""
        for place in _RIGHT_TO_LEFT:
            if not self.js(f"document.querySelector({json.dumps(place)}).matches(':dir(rtl)')"):
                self.found[self.language].setdefault(f"{place}: does not run from right to left", SIZES[0])

    def resize(self, size: Size) -> None:
        self.transcript.resize(size.width, 700)
        self.transcript.page.setZoomFactor(size.zoom)
        self.until(f"Math.abs(innerWidth - {size.width / size.zoom}) < 2")

    def until(self, expression: str) -> None:
        until_shown(lambda: self.js(f"Boolean({expression})"), expression)

    def js(self, script: str) -> Any:
        answers: list[Any] = []
        self.transcript.page.runJavaScript(script, WORLD, answers.append)
        until_shown(lambda: answers, script[:200])
        return answers[0]


def greetings() -> Iterator[Greeting]:
    starters = tuple(Starter(str(number), f"{number} 2026") for number in range(6))
    yield Greeting(starters=(*starters, Starter("long", rows.LONG_NAME * 2)))
    yield Greeting(private=True)
    yield Greeting(title="مساعد البحث 2026", description="2026 …")


def confirmations() -> Iterator[str]:
    """What the page says for a moment."""
    yield translate("Transcript", "Answer and sources copied")
    yield translate("Transcript", "Citation copied")


def is_ours(what: str, text: str, language: str) -> bool:
    """Names of models, sites and bases may be cut; nothing may stand outside or over something else."""
    return not what.startswith(("has ", "is ")) or not text or shown_in(language).holds(text)


def left_over(text: str, language: str, languages: list[str]) -> str:
    for part in (text, *text.split(" · ")):
        if other := is_left_over(part, language, tuple(languages)):
            return other
        if language != "en" and english().holds(part) and not shown_in(language).holds(part):
            return "en"
    return ""
