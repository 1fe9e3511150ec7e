"""Every view of the window as a picture, light and dark, English and Chinese: `screens.py OUTDIR`.

It is the real program on a data directory of its own, filled with sample conversations; nothing is searched or asked.
"""

import asyncio
import os
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.citation import Citation
from app.core.domain.evidence import Finding, Found, Outcome, Passage, Reference, Report
from app.core.domain.plan import Plan
from app.core.domain.settings import Appearance, Settings, Theme
from app.core.domain.sources import Source
from app.core.domain.turn import State, Turn

ENGLISH = (
    "When did the Rosetta mission reach its comet, and what did it find?",
    """Rosetta reached comet 67P/Churyumov–Gerasimenko on **6 August 2014**, after ten years on the way [1]. Its lander
*Philae* touched down on 12 November 2014 and bounced twice before it came to rest [1][2].

## What it found

- The water vapour of the comet has more than three times as much deuterium as Earth's oceans, so comets like this one
  are unlikely to have brought our water [3].
- Glycine, the simplest amino acid, and phosphorus were found in the coma [2].

| Instrument | What it measured |
|---|---|
| ROSINA | composition of the gas |
| OSIRIS | the surface, in pictures |

The orbit's period follows Kepler's third law, $T^2 \\propto a^3$.
""",
    (
        ("Rosetta reaches its target", "esa.example", "2014-08-06", "After a journey of ten years and six billion "
         "kilometres, Rosetta arrived at the comet on 6 August 2014. Its lander came down on 12 November, bounced "
         "twice and came to rest in the shadow of a cliff."),
        ("Building blocks of life in the coma of 67P", "science.example", "2016-05-27", "Glycine was detected in the "
         "coma, together with phosphorus. The lander Philae touched down twice before its final landing."),
        ("Water on 67P is unlike the water of our oceans", "nature.example", "2014-12-10", "The ratio of deuterium to "
         "hydrogen is more than three times that of Earth's oceans."),
        ("Ten years through the solar system: the long way of a small spacecraft, told by those who flew it",
         "spaceblog.example", "2015-02-01", "The team looks back."),
    ),
)  # fmt: skip
CHINESE = (
    "南京长江大桥是哪一年建成的？全长多少？",
    """南京长江大桥于 **1968 年** 建成通车：铁路桥在 9 月 30 日先通，公路桥在 12 月 29 日开放 [1]。
它是长江上第一座由中国自行设计和建造的双层公铁两用桥 [1][2]。

## 主要数据

- 铁路桥全长约 6772 米，公路桥全长约 4589 米，江面上的正桥长 1577 米 [3]。
- 正桥共九墩十跨，最大跨度 160 米 [2]。

| 部分 | 长度 |
|---|---|
| 铁路桥 | 6772 米 |
| 公路桥 | 4589 米 |
""",
    (
        ("南京长江大桥", "baike.example", "2024-03-01", "南京长江大桥一九六八年建成：铁路桥于 1968 年 9 月 30 日通车，"
         "公路桥于同年 12 月 29 日通车，是自行设计建造的双层公铁两用桥。"),
        ("大桥档案：九墩十跨", "bridges.example", "2018-12-29", "正桥为九墩十跨的双层公铁两用桥，最大跨度 160 米。"),
        ("数字里的大桥", "njhistory.example", "2020-09-30", "铁路桥全长 6772 米，公路桥全长 4589 米，正桥长 1577 米。"),
        ("走过长江：一座桥与一座城市五十年的记忆，由当年的建设者口述", "memory.example", "2018-10-01", "口述历史。"),
    ),
)  # fmt: skip
TITLES = {
    "en": ("How do heat pumps work below freezing?", "Rust and Go for a command-line tool", "Best time to see the "
           "northern lights in Tromsø, with children and without a car", "What changed in Python 3.14"),
    "zh-CN": ("热泵在零度以下怎么工作？", "命令行工具用 Rust 还是 Go？",
              "带孩子去特罗姆瑟看极光，不开车，什么时候去最好？", "Python 3.14 有哪些变化"),
}  # fmt: skip


def sample_turn(conversation: str, language: str, turn_id: str) -> Turn:
    """A finished answer whose sources ended in every way there is."""
    question, answer, pages = CHINESE if language.startswith("zh") else ENGLISH
    ids = [f"{turn_id}-s{number}" for number in range(1, len(pages) + 3)]
    sources = {
        i: Source(i, i, f"https://{site}/{i}", title, n if n < 4 else None, site=site, date=date, snippet=text)
        for n, (i, (title, site, date, text)) in enumerate(zip(ids, pages, strict=False), start=1)
    }
    failed = {ids[-2]: ("slow.example", "TimedOut"), ids[-1]: ("walled.example", "Unreadable")}
    for i, (site, _) in failed.items():
        sources[i] = Source(i, i, f"https://{site}/", f"{pages[0][0]} – {site}", site=site, snippet=pages[3][3])
    findings = {i: Finding(i, Found.READ if n < 3 else Found.FOUND) for n, i in enumerate(ids[:4])}
    findings |= {i: Finding(i, Found.FAILED, reason=reason) for i, (_, reason) in failed.items()}
    return Turn(
        turn_id, conversation, question, language=language, state=State.FINISHED, model_name="qwen3:14b",
        model=ModelChoice("ollama", "qwen3:14b"), plan=Plan((question[:20],)), searched=[question[:20], question[:8]],
        reports=[Report("google", question, Outcome.CHECK)], sources=sources, findings=findings,
        references=[Reference(n, i, (Passage(i, pages[n - 1][3]),)) for n, i in enumerate(ids[:3], start=1)],
        citations=_citations(answer), text_parts=[answer], written=True, seconds={"search": 1.4, "write": 4.8},
    )  # fmt: skip


def _citations(text: str) -> tuple[Citation, ...]:
    from app.core.citing.markers import place_citations

    return tuple(place_citations(text, frozenset((1, 2, 3))))


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
    return main


class Shots:
    """Drives the window from view to view."""

    def __init__(self, window: Any, services: Any, folder: Path):
        self.window, self.services, self.folder = window, services, folder

    async def run(self) -> None:
        self.window.resize(1280, 820)
        await self.until(lambda: self.window.transcript is not None)
        for language in ("en", "zh-CN"):
            main = await fill(self.services, language)
            for theme in (Theme.LIGHT, Theme.DARK):
                await self.look(main, theme, language)
            await self.services.conversations.delete(main)
            for number in range(len(TITLES[language])):
                await self.services.conversations.delete(f"{language}-{number}")

    async def look(self, main: str, theme: Theme, language: str) -> None:
        window, name = self.window, f"{theme.value}-{language[:2]}"
        providers = (
            Provider("ollama", "Ollama", "http://127.0.0.1:11434/v1", ("qwen3:14b",), local=True, needs_key=False),
            Provider("openai", "OpenAI", "https://api.openai.com/v1", key_url="https://platform.openai.com"),
        )
        settings = Settings(providers, providers and ModelChoice("ollama", "qwen3:14b"))
        settings = replace(settings, appearance=Appearance(theme, 15, language))
        window.draft.change(settings)
        window.chat.refresh()
        window.asking.new_conversation()
        await self.grab(window, f"empty-{name}")
        window.chat.open(main)
        await self.until(lambda: window.chat.shown.id == main)
        await self.grab(window, f"answer-{name}")
        window._open_citation(window.chat.shown.turns[0].id, 0, 1)
        await self.grab(window, f"passage-{name}")
        window.composer.models.open()
        await self.grab(window.composer.models.popup, f"models-{name}")
        window.composer.models.popup.close()
        for page in ("models", "search", "appearance", "data"):
            window.open_settings(page)
            await self.grab(window._dialog, f"settings-{page}-{name}")
        window._dialog.accept()
        await self.pause(0.2)

    async def grab(self, widget: Any, name: str) -> None:
        await self.pause(1.2)  # the page paints in a process of its own and does not say when it is done
        widget.grab().save(str(self.folder / f"{name}.png"))

    async def until(self, true: Any) -> None:
        while not true():
            await self.pause(0.05)

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screens").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.__main__ import open_window

    with TemporaryDirectory() as data:
        return open_window(Path(data), lambda window, services: Shots(window, services, folder).run())


if __name__ == "__main__":
    sys.exit(main())
