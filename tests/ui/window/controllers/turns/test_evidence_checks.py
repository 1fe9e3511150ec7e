"""*Check sources again* in the whole window: by the menu of a turn, with its result in a dialog and on the cards."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.domain.archive import PageSlot
from app.core.domain.conversation import Conversation
from app.core.domain.errors import AppError, Unreadable
from app.core.domain.evidence import Page
from app.core.domain.reasons import UnreadableReason
from app.core.export.evidence.texts import no_texts
from app.core.verification.evidence import Evidence
from app.core.verification.verifying import Verifier
from app.ui.transcript.actions import TranscriptAction
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices
from tests.ui.samples import LENGTH, OPENING, answered
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


class Web:
    """Pages by the ids of their sources; `gate` holds all of them up."""

    def __init__(self) -> None:
        self.pages: dict[str, str | AppError] = {"s1": f"{LENGTH}\n\n{OPENING}", "s2": LENGTH}
        self.gate = asyncio.Event()
        self.cancelled = 0

    async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: PageSlot | None = None) -> Page:
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        page = self.pages[url.rpartition("/")[2]]
        if isinstance(page, AppError):
            raise page
        return Page(url, "Page", page)


def services_with(folder: Path, web: Web) -> FakeServices:
    turn = answered()
    services = FakeServices(folder, FakeConversations([Conversation("c1", "T", turns=(turn,), current_leaf=turn.id)]))
    services.evidence = lambda: Evidence(services.conversations, no_texts, Verifier(web))  # type: ignore[arg-type]
    return services


async def checking(d: Desk, qtbot: QtBot) -> Any:
    """The dialog, opened by the keyboard from the turn's menu."""
    await d.opened("c1")
    d.window.transcript.command_requested.emit(TranscriptAction.MORE, "t1", "")
    menu: Any = d.window.turn_menu.menu  # type: ignore[attr-defined]
    assert menu.actions()[0].text() == "Check sources again"
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    checks: Any = d.window.evidence_checks  # type: ignore[attr-defined]
    await until(lambda: checks.dialog is not None)
    return checks.dialog


def test_what_changed_stands_in_the_dialog_and_on_the_cards(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        web = Web()
        web.pages["s1"] = f"{LENGTH}\n\n{OPENING.replace('1883', '1884')}"
        web.pages["s2"] = Unreadable("structurae.net", UnreadableReason.STATUS, "404")
        async with desk(tmp_path, services_with(tmp_path, web)) as d:
            dialog = await checking(d, qtbot)
            assert dialog.status.text() == "Reading the sources again…"
            assert not dialog.bar.isHidden()
            assert d.window.composer.question.isEnabled()
            web.gate.set()
            await until(lambda: not dialog.report.isHidden())
            assert dialog.status.text().replace("\xa0", " ") == "Page gone: 1 · Text changed: 1"
            text = dialog.report.toPlainText()
            assert text.index("Page gone") < text.index("Text changed")
            assert "the bridge was opened on 24 May 18831884 with" in text.replace("1883 1884", "18831884")
            assert dialog.close_button.text() == "Close"
            dialog.report.anchorClicked.emit(QUrl("https://structurae.net/s2"))
            assert d.links == ["https://structurae.net/s2"]
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
            d.window.open_citation("t1", 1, 2)
            await until(lambda: "Checked again: Page gone." in d.window.panel.passages.text.toPlainText())
            d.window.open_citation("t1", 1, 1)
            await until(lambda: "Checked again: Unchanged." in d.window.panel.passages.text.toPlainText())

    run(story())


def test_closing_it_while_it_runs_stops_the_reading(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        web = Web()
        async with desk(tmp_path, services_with(tmp_path, web)) as d:
            dialog = await checking(d, qtbot)
            await until(lambda: dialog.bar.maximum() == 2)
            assert dialog.close_button.text() == "Stop"
            qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
            await until(lambda: web.cancelled == 2)

    run(story())


def test_the_palettes_command_checks_the_last_answer(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        web = Web()
        web.gate.set()
        async with desk(tmp_path, services_with(tmp_path, web)) as d:
            await d.opened("c1")
            await until(lambda: bool(d.window.chat.current.leaf))
            d.window.commands.run("answer.check_sources")
            checks: Any = d.window.evidence_checks  # type: ignore[attr-defined]
            await until(lambda: not checks.dialog.report.isHidden())
            checks.dialog.reject()

    run(story())


def test_it_follows_the_colours(run: Runner[Any], tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> None:
    from app.ui.widgets.theme import DARK

    async def story() -> None:
        web = Web()
        web.gate.set()
        async with desk(tmp_path, services_with(tmp_path, web)) as d:
            dialog = await checking(d, qtbot)
            await until(lambda: not dialog.report.isHidden())
            assert dialog.status.text().replace("\xa0", " ") == "Unchanged: 2"
            dialog.set_colours(DARK)
            assert DARK.success in dialog.report.toHtml()

    run(story())


def test_an_answer_without_citations_has_nothing_to_check(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = services_with(tmp_path, Web())
        services.evidence = None
        async with desk(tmp_path, services) as d:
            await d.opened("c1")
            d.window.transcript.command_requested.emit(TranscriptAction.MORE, "t1", "")
            menu: Any = d.window.turn_menu.menu  # type: ignore[attr-defined]
            assert not menu.actions()[0].isEnabled()
            menu.close()

    run(story())
