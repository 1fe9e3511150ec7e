"""What a person does in the window, and what has to be seen then. Run by `driver`, each in a program of its own."""

import asyncio
import gc
import os
import signal
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from app.core.domain import events as e
from app.core.domain.knowledge import ItemKind
from app.core.domain.memory import Fact
from app.core.domain.turn.turn import State
from app.core.export.markdown import conversation_markdown
from tests.end2end.driver import Driver

CHIP = '[data-part="answer"] .chip'


async def ask_and_check_the_evidence(driver: Driver) -> None:
    """The main job: ask, see it search, read and write, click a chip, read the passage behind it."""
    web = driver.arguments[0]
    await driver.ask("Why is the sky blue?")
    kinds = {type(event) for event in driver.events}
    assert {e.QueriesPlanned, e.SearchStarted, e.PageRead, e.ReferencesBuilt, e.TextDelta, e.TurnFinished} <= kinds
    await driver.shows(f"document.querySelectorAll('{CHIP}').length >= 3", "chips")
    await driver.shows(
        "document.querySelector('[data-part=\"answer\"] strong')?.innerText === 'scatters short waves more'",
        "bold words",
    )
    await driver.shows(
        "document.querySelector('[data-part=\"answer\"] code')?.innerText === 'code [1]'", "code as code"
    )
    await driver.shows("!!document.querySelector('[data-part=\"answer\"] math')", "maths, set as such")
    await driver.click(CHIP)
    view = driver.window.panel.passages
    await driver.until(lambda: "Rayleigh scattering, after the physicist" in view.cited_text, "the highlighted passage")
    await driver.click(CHIP, 0, "Ctrl")
    await driver.until(lambda: driver.opened == [f"{web}/page/sky"], "the page in the user's browser")
    assert driver.window.windowTitle().startswith("Why is the sky blue?")
    driver.picture("answer")


async def find_everything_again(driver: Driver) -> None:
    """After a restart: the conversation is listed, opens, and its chips open the same passages."""
    await driver.until(lambda: driver.window.list.rows.rowCount() >= 1, "the conversation in the list")
    driver.press("Ctrl+Tab")
    await driver.shows(f"document.querySelectorAll('{CHIP}').length >= 3", "the chips of the stored answer")
    await driver.click(CHIP)
    view = driver.window.panel.passages
    await driver.until(lambda: "Rayleigh scattering, after the physicist" in view.cited_text, "the stored passage")


async def ask_without_a_model(driver: Driver) -> None:
    """A fresh installation quotes the pages, says plainly that it does, and its citations open."""
    await driver.ask("Why is the sky blue?")
    await driver.shows("!!document.querySelector('[data-part=\"answer\"] blockquote')", "a quotation")
    turn = driver.window.chat.current.turns[-1]
    assert "quotes" in [notice.kind for notice in turn.notices]
    await driver.click(CHIP)
    await driver.until(lambda: driver.window.panel.passages.cited_text, "the passage")


async def stop_in_the_middle(driver: Driver) -> None:
    """Stop keeps what was written, at once, and the next question can be asked."""
    driver.type("Why is the sky blue?")
    driver.press("Return")
    await driver.until(lambda: any(isinstance(event, e.TextDelta) for event in driver.events), "the first words")
    driver.press("Esc")
    end = await driver.ended()
    assert isinstance(end, e.TurnStopped), "it was stopped before the whole answer had come"
    turn = driver.window.chat.current.turns[-1]
    assert turn.text
    assert turn.state is State.STOPPED
    await driver.ask("again")


async def be_killed_in_the_middle(driver: Driver) -> None:
    """Says that words are arriving, then goes on until the parent kills the process."""
    driver.type("Why is the sky blue?")
    driver.press("Return")
    await driver.until(lambda: sum(isinstance(event, e.TextDelta) for event in driver.events) > 25, "words")
    print("WRITING", flush=True)
    await asyncio.Event().wait()


async def come_back_after_the_kill(driver: Driver) -> None:
    await driver.until(lambda: driver.window.list.rows.rowCount() >= 1, "the conversation")
    driver.press("Ctrl+Tab")
    await driver.shows("document.body.innerText.includes('Why is the sky blue?')", "the question")
    await driver.shows("document.body.innerText.includes('The sky is blue because')", "the first words of the answer")
    turn = driver.window.chat.current.turns[-1]
    assert turn.state is State.STOPPED
    assert turn.references, "the evidence was kept too"


async def meet_a_hostile_answer(driver: Driver) -> None:
    """What a model writes never runs, never loads anything, and never becomes a chip by itself."""
    await driver.ask("Why is the sky blue?")
    await driver.shows("document.body.innerText.includes('THE END')", "the answer's last words")
    assert await driver.js("typeof window.broken") == "undefined"
    answer = "document.querySelector('[data-part=\"answer\"]')"
    assert not await driver.js(f"{answer}.querySelectorAll('script, img, iframe, object, form, svg, style').length")
    assert not await driver.js(f"[...{answer}.querySelectorAll('a')].some(a => !/^(https?|mailto):/.test(a.href))")
    assert not await driver.js(
        f"[...{answer}.querySelectorAll('*')].some(n => [...n.attributes].some(a => /^on/.test(a.name)))"
    )


async def see_that_the_server_is_gone(driver: Driver) -> None:
    """A model server that is not there: plain words, the evidence kept, and a retry that is offered."""
    await driver.ask("Why is the sky blue?")
    turn = driver.window.chat.current.turns[-1]
    assert turn.state is State.FAILED
    assert turn.references
    await driver.shows("!!document.querySelector('[data-do=\"retry\"]')", "Retry")


async def be_offline(driver: Driver) -> None:
    """Nothing can be reached: that is said as such and once, and its button leads to the network settings."""
    await driver.ask("Why is the sky blue?")
    offline = "You seem to be offline"
    await driver.shows(f"document.querySelector('#turns').innerText.includes('{offline}')", "offline")
    assert await driver.js(f"document.querySelector('#turns').innerText.split('{offline}').length") == 2, "once"
    driver.picture("offline")
    await driver.click("[data-value=settings_network]")
    dialog = await driver.until(lambda: driver.window.settings_opener.dialog, "the settings")
    await driver.until(lambda: dialog.stack.currentWidget().kind.isVisible(), "the proxy")
    dialog.close()


async def use_it_in_chinese_and_dark(driver: Driver) -> None:
    assert driver.window.colours.dark
    assert driver.window.composer.question.placeholderText() != ""
    assert any("\u4e00" <= c <= "\u9fff" for c in driver.window.composer.question.placeholderText())
    await driver.ask("天空为什么是蓝色的？")
    await driver.shows(f"document.querySelectorAll('{CHIP}').length >= 1", "chips")
    await driver.shows("/[\u4e00-\u9fff]/.test(document.querySelector('summary')?.innerText)", "the steps in Chinese")
    driver.picture("chinese")


async def follow_up_and_regenerate(driver: Driver) -> None:
    """A second question keeps the numbers; asking again makes a sibling and overwrites nothing."""
    await driver.ask("Why is the sky blue?")
    first = driver.window.chat.current.turns[-1]
    await driver.ask("And on Mars?")
    second = driver.window.chat.current.turns[-1]
    assert second.parent == first.id
    numbers = {source.url: source.number for source in first.sources.values() if source.number}
    again = {source.url: source.number for source in second.sources.values() if source.number}
    assert numbers
    assert again
    assert all(again[url] == number for url, number in numbers.items() if url in again)
    assert set(numbers) & set(again), "the same pages were found again"
    driver.events.clear()
    driver.window.transcript.retry_requested.emit(second.id)
    await driver.ended()
    stored = await driver.services.conversations.conversation(first.conversation)
    assert stored is not None
    assert len(stored.turns) == 3
    assert len(stored.branch()) == 2


async def close_while_an_answer_is_written(driver: Driver) -> None:
    """The window's own close button in the middle of an answer."""
    driver.type("Why is the sky blue?")
    driver.press("Return")
    await driver.until(lambda: sum(isinstance(event, e.TextDelta) for event in driver.events) > 8, "words")
    driver.window.close()


async def be_told_to_end(driver: Driver) -> None:
    """What the end of a session sends closes the window like its own button."""
    os.kill(os.getpid(), signal.SIGTERM)
    await driver.until(lambda: not driver.window.isVisible(), "the window to close")


async def ask_again_below_a_long_answer(driver: Driver) -> None:
    """A second question stands at the top of the view, and stays there while its answer comes and when it ends."""
    driver.window.resize(1100, 700)
    await driver.ask("Why is the sky blue?")
    await driver.shows("document.documentElement.scrollHeight > innerHeight + 200", "an answer taller than the view")
    await driver.ask("And on Mars?")
    second = "document.querySelectorAll('[data-part=\"answer\"]').length === 2"
    top = "Math.abs(document.querySelector('.turn:last-child').getBoundingClientRect().top) < 3"
    await driver.shows(f"{second} && {top}", "the second answer, with its question at the top")
    assert await driver.js("scrollY") > 0


async def fall_over_and_come_back(driver: Driver) -> None:
    """Built-in search down → Perplexity answers → the card says so → the next message goes to built-in again."""
    await driver.ask("Why is the sky blue?")
    turn = driver.window.chat.current.turns[-1]
    assert turn.state is State.FINISHED, turn.error
    assert turn.citations
    await _open_steps(driver)
    card = "document.querySelector('.turn:last-child .steps').innerText"
    await driver.shows(
        f'{card}.includes("Source: Perplexity (Model\'s own search failed: ")', "the fall-over on the card"
    )
    driver.picture("fell-over")
    await asyncio.to_thread(urlopen, f"{driver.arguments[1]}/up")
    router = driver.services.search.router
    await driver.until(lambda: not any(map(router.cooldown, ("builtin", "builtin:qwen"))), "the end of the rest")
    await driver.ask("And on Mars?")
    turn = driver.window.chat.current.turns[-1]
    assert turn.state is State.FINISHED, turn.error
    assert not turn.fallbacks
    assert {search.channel for search in turn.searches} <= {"builtin"}
    await driver.shows(f"!{card}.includes('Perplexity')", "built-in search again")
    driver.picture("came-back")


async def answer_with_built_in_search(driver: Driver) -> None:
    """The answering model searches while it writes: its markers become chips, and each opens what stands behind it."""
    await driver.ask("Why is the sky blue?")
    await driver.shows(f"document.querySelectorAll('{CHIP}').length === 2", "two chips")
    answer = "document.querySelector('[data-part=\"answer\"]').innerText"
    await driver.shows(f"{answer}.includes('a[1]')", "code that is not touched")
    assert "[2]" not in await driver.js(answer)
    await driver.click(CHIP)
    await driver.until(lambda: driver.window.panel.isVisible(), "the panel")
    await driver.click(CHIP, 0, "Ctrl")
    await driver.until(lambda: driver.opened == [f"{driver.arguments[0]}/page/sky"], "the page itself")
    driver.picture("built-in")


async def pass_a_check(driver: Driver) -> None:
    """All engines are blocked, one wants a click: the user makes it, and the waiting turn goes on by itself."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    driver.type("Why is the sky blue?")
    driver.press("Return")
    await _click_in_bar(driver, "Solve in window")
    check = await driver.until(_check_window, "the check's window")
    await driver.until(lambda: check.view.focusProxy(), "the page in it")
    await _until_shown(driver, check)
    assert not any(isinstance(event, e.SearchFinished) for event in driver.events), "the search waits"
    QTest.mouseClick(check.view.focusProxy(), Qt.MouseButton.LeftButton, pos=QPoint(190, 140))
    await driver.ended()
    turn = driver.window.chat.current.turns[-1]
    assert turn.state is State.FINISHED, turn.error
    await driver.shows(f"document.querySelectorAll('{CHIP}').length >= 1", "chips")
    await driver.until(lambda: _check_window() is None, "the end of the check's window")
    assert not _check_bar(driver).isVisible()
    assert {search.channel for search in turn.searches} == {"local"}
    driver.events.clear()
    await driver.ask("And on Mars?")
    assert driver.window.chat.current.turns[-1].state is State.FINISHED
    assert _check_window() is None, "the engine remembers"


async def stop_while_a_check_waits(driver: Driver) -> None:
    """Stop takes the bar away, and a window that is open already; nobody is bothered again at once after a Skip."""
    driver.type("Why is the sky blue?")
    driver.press("Return")
    await driver.until(lambda: _check_bar(driver).isVisible(), "the question")
    driver.press("Esc")
    assert isinstance(await driver.ended(), e.TurnStopped)
    await driver.until(lambda: not _check_bar(driver).isVisible(), "the end of the question")
    driver.events.clear()
    driver.type("Why is the sky blue?")
    driver.press("Return")
    await _click_in_bar(driver, "Solve in window")
    await driver.until(_check_window, "the check's window")
    driver.window.activateWindow()
    await driver.until(driver.window.isActiveWindow, "the window of the chat in front")
    driver.press("Esc")
    assert isinstance(await driver.ended(), e.TurnStopped)
    await driver.until(lambda: _check_window() is None, "the end of the check's window")
    driver.events.clear()
    driver.type("Why is the sky blue?")
    driver.press("Return")
    await _click_in_bar(driver, "Skip")
    await driver.ended()
    turn = driver.window.chat.current.turns[-1]
    assert turn.state is State.FINISHED, turn.error
    assert {search.channel for search in turn.searches} == {"wikipedia"}


async def close_while_a_check_is_open(driver: Driver) -> None:
    driver.type("Why is the sky blue?")
    driver.press("Return")
    await _click_in_bar(driver, "Solve in window")
    await _until_shown(driver, await driver.until(_check_window, "the check's window"))
    driver.window.close()


def _check_bar(driver: Driver) -> Any:
    from app.ui.window.checks.check_bar import CheckBar

    return driver.window.findChild(CheckBar)


def _check_window() -> Any:
    from PySide6.QtWidgets import QApplication

    from app.browser.check_window import CheckWindow

    windows = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, CheckWindow)]
    return next((window for window in windows if window.isVisible()), None)


async def _click_in_bar(driver: Driver, label: str) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    bar = _check_bar(driver)

    def button() -> Any:
        return next((b for b in bar.buttons if b.text() == label), None) if bar.isVisible() else None

    found = await driver.until(button, f"the button {label}")
    assert "Bing" in bar.words
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


async def _until_shown(driver: Driver, check: Any) -> None:
    """Until the button of the check is drawn: a click before that goes nowhere."""
    shown: list[Any] = []
    script = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    await driver.until(lambda: not check.page.isLoading() and check.page.title() == "Search", "the check's page")
    check.page.runJavaScript(f"{script}; !!document.getElementById('pass')", 0, shown.append)
    await driver.until(lambda: shown, "the check's button")
    assert shown == [True]


async def _open_steps(driver: Driver) -> None:
    await driver.shows("!!document.querySelector('.turn:last-child details.steps')", "the step line")
    await driver.js("(document.querySelector('.turn:last-child details.steps').open = true, 1)")


async def ask_privately(driver: Driver) -> None:
    """A private conversation works like any other, and while it is there nothing of it is on disk."""
    window = driver.window
    driver.press("Ctrl+Shift+N")
    await driver.until(lambda: window.chat.private, "a private conversation")
    await driver.shows("document.querySelector('#empty').innerText.includes('Nothing of it is written to disk')")
    await driver.ask("Why is the sky blue, xylophonist?")
    await driver.click(CHIP)
    view = window.panel.passages
    await driver.until(lambda: "Rayleigh scattering, after the physicist" in view.cited_text, "the highlighted passage")
    view._refresh.click()
    await driver.until(lambda: view._again is not None, "the page, read again")
    private = window.chat.current.id
    await driver.until(lambda: window.list.rows.ids() == [private], "its row in the list")
    assert window.windowTitle().startswith("Private · Why is the sky blue, xylophonist?")
    driver.type("A draft of the xylophonist")
    window.composer.flush_draft()
    driver.press("Ctrl+N")
    await driver.until(lambda: window.chat.current.id != private, "another conversation")
    driver.press("Ctrl+Tab")
    await driver.until(lambda: window.composer.text() == "A draft of the xylophonist", "the draft")
    driver.press("Ctrl+Shift+N")
    driver.type("A question that the xylophonist never asked")
    window.composer.flush_draft()
    assert not files_with(driver.services.data_dir, *PRIVATE_WORDS)


PRIVATE_WORDS = ("xylophonist", "Rayleigh", "/page/sky")


def files_with(folder: Path, *words: str) -> list[str]:
    """Names of the files in which one of the words stands, in UTF-8 or UTF-16."""
    wanted = [word.encode(form) for word in words for form in ("utf-8", "utf-16-le")]
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [path.name for path in files if any(word in path.read_bytes() for word in wanted)]


async def cite_own_material(driver: Driver) -> None:
    """A PDF, a folder, the web and a memory in one answer: one numbering, and every chip opens its passage."""
    folder, group = driver.services.data_dir.parent / "material", ""
    services, now = driver.services, datetime.now(UTC)
    base = await services.knowledge.bases.create("manuals")
    await services.knowledge.imports.add(base, ItemKind.FILE, str(folder / "guide.pdf"))
    await services.knowledge.imports.add(base, ItemKind.FOLDER, str(folder / "notes"))
    async for progress in services.knowledge.imports.run(base.id):
        last = progress
    assert (last.finished, last.done, last.failed) == (True, 3, 0)
    await services.memory.facts.keep_fact(Fact("f", group, "The user lives in Basel on the Rhine.", now, now))
    driver.window.composer.own.know(await services.knowledge.bases.bases())
    await driver.ask("#manuals Why is the sky blue, who paints the lamp of the tower, and what of storms in Basel?")
    turn = driver.window.chat.current.turns[-1]
    assert turn.bases == (base.id,)
    origins = {turn.sources[r.source].origin.value: r.number for r in turn.references or ()}
    assert {"web", "knowledge", "memory"} <= set(origins)
    cited = turn.cited_numbers()
    assert len(cited) == len(set(cited)) == 4, cited
    await _open_every_chip(driver)
    driver.picture("own-material")
    numbers = {source.key: source.number for source in turn.sources.values() if source.number}
    driver.events.clear()
    driver.window.transcript.retry_requested.emit(turn.id)
    await driver.ended()
    again = driver.window.chat.current.turns[-1]
    assert again.id != turn.id
    kept = {source.key: source.number for source in again.sources.values() if source.number}
    assert all(kept.get(key, number) == number for key, number in numbers.items())
    assert sorted(again.cited_numbers()) == sorted(cited)
    stored = await services.conversations.conversation(turn.conversation)
    assert stored is not None
    written = conversation_markdown(stored)
    assert all(f"[^{number}]" in written for number in cited)
    assert "guide.pdf" in written


async def find_own_material_again(driver: Driver) -> None:
    """After a restart the same chips have the same numbers and open the same passages."""
    await driver.until(lambda: driver.window.list.rows.rowCount() >= 1, "the conversation in the list")
    driver.press("Ctrl+Tab")
    await driver.shows(f"document.querySelectorAll('{CHIP}').length >= 4", "the chips of the stored answer")
    await _open_every_chip(driver)


async def _open_every_chip(driver: Driver) -> None:
    """The chips of the last answer, in its order: web, PDF, folder, memory."""
    await driver.shows(f"document.querySelectorAll('{CHIP}').length >= 4", "four chips")
    view = driver.window.panel.passages
    for place, words in enumerate(
        ("scatter", "painted crimson every 17 years", "storms turn the sky green", "lives in Basel on the Rhine")
    ):
        await driver.click(CHIP, place)
        await driver.until(partial(_quoted, view, words), words)


def _quoted(view: Any, words: str) -> bool:
    return words in " ".join(view.cited_text.split())


async def look_at_collections(driver: Driver) -> None:
    """What the start made is looked through no more: that held up an answer for as long as three frames."""
    assert gc.isenabled()
    assert gc.get_freeze_count() > 50_000
