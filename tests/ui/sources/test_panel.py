"""The sources panel: groups, passages, citations that open, live turns."""

import asyncio
from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.events import Failure, FailureKind
from app.core.domain.evidence import Finding, Hit, Page, Passage, Reference
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn
from app.ui.sources.panel import SourcesPanel
from app.ui.sources.refresh import SourceRefresh
from app.ui.sources.rows import Role
from app.ui.widgets.theme import LIGHT, colours
from tests.ui.fakes import started
from tests.ui.samples import LENGTH, OPENING, QUOTED, SOURCES, answered, searched_by_the_model
from tests.waiting import until_shown

WORDS, PICTURE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly


@pytest.fixture
def panel(qtbot: QtBot) -> SourcesPanel:
    made = SourcesPanel(colours(dark=False))
    qtbot.addWidget(made)
    made.resize(360, 700)
    made.show()
    return made


def listed(panel: SourcesPanel) -> list[str]:
    return [panel.view.rows.index(row).data() for row in range(panel.view.rows.rowCount())]


def highlighted(panel: SourcesPanel) -> str:
    """The text that stands on the highlight colour."""
    found, block = [], panel.passages.text.document().begin()
    while block.isValid():
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.Right)
        if cursor.charFormat().background().color().name() == panel.passages._colours.highlight:
            found.append(block.text().replace("\u2028", "\n"))
        block = block.next()
    return "\n".join(found)


def test_the_groups_stand_under_headings_with_counts(panel: SourcesPanel) -> None:
    panel.show_turn(answered())
    assert [text for text in listed(panel) if "·" in text] == [
        "Cited · 2",
        "Read, not cited · 1",
        "Found, not read · 1",
        "Could not be read · 1",
    ]


def test_a_citation_opens_its_source_with_the_passage_highlighted(panel: SourcesPanel) -> None:
    panel.open_citation(answered(), 1, 0)
    assert highlighted(panel) == OPENING
    assert LENGTH in panel.passages.text.toPlainText()
    panel.open_citation(answered(), 1, 1)
    assert highlighted(panel) == LENGTH


def test_a_number_of_an_earlier_answer_opens_that_answers_passage(panel: SourcesPanel) -> None:
    later = Turn("t2", "c1", "and?", parent="t1", text_parts=["Long [2]"], searched=["x"])
    later.citations = answered().citations[1:]
    later.sources = {"s2": SOURCES[1]}
    panel.open_citation(later, 2, 0, [answered(), later])
    assert highlighted(panel) == LENGTH


def test_choosing_a_row_by_keyboard_shows_what_the_model_was_given(panel: SourcesPanel, qtbot: QtBot) -> None:
    panel.show_turn(answered())
    panel.view.setFocus()
    for _ in range(2):
        qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    assert panel.passages.title.text() == "How to walk across"
    assert "Start early" in panel.passages.text.toPlainText()
    assert highlighted(panel) == ""


def test_author_and_date_stand_where_they_are_known(panel: SourcesPanel) -> None:
    panel.show_turn(answered())
    assert panel.view.rows.index_of("s1").data(Role.SITE) == "en.wikipedia.org · 2026-09-02 · Ada Byron"
    panel.open_citation(answered(), 1, 0)
    assert panel.passages.about.text() == "Ada Byron · 2026-09-02"
    panel.view.select("s3")
    assert panel.passages.about.isHidden()


def test_a_page_that_failed_says_why_and_shows_its_snippet(panel: SourcesPanel) -> None:
    panel.show_turn(answered())
    panel.view.select("s5")
    text = panel.passages.text.toPlainText()
    assert "archive.example did not answer in time" in text
    assert "Opened with fireworks." in text


def test_markup_from_the_web_stays_plain_text(panel: SourcesPanel) -> None:
    turn = answered()
    turn.sources["s4"] = SOURCES[3].__class__("s4", "k", "https://x.example", "<h1>big</h1>", snippet="<img src=x>")
    panel.show_turn(turn)
    panel.view.select("s4")
    assert panel.passages.title.text() == "<h1>big</h1>"
    assert "<img src=x>" in panel.passages.text.toPlainText()


def test_the_passage_can_be_copied_and_the_page_opened(panel: SourcesPanel, qtbot: QtBot) -> None:
    panel.open_citation(answered(), 1, 0)
    panel.passages.copy_passage()
    assert QGuiApplication.clipboard().text() == OPENING
    with qtbot.waitSignal(panel.open_requested) as opened:
        panel.passages._open.click()
    assert opened.args == ["https://en.wikipedia.org/s1"]


def test_a_running_turn_fills_the_panel_as_it_goes(panel: SourcesPanel, qtbot: QtBot) -> None:
    first = started(Question("c1", "q"))
    turn = new_turn(first)

    def tell(event: e.Event) -> None:
        fold(turn, event)
        panel.show_event(event, turn)

    panel.show_event(first, turn)
    assert "yet" in panel._empty.text()
    hits = (("s4", Hit(1, "t", SOURCES[3].url)),)
    tell(e.SourcesCollected("t1", hits, (Finding("s4"),), SOURCES[3:4]))
    until_shown(lambda: "Bridges of New York" in listed(panel))
    panel.view.select("s4")
    tell(e.ReadingFailed("t1", "s4", "u", e.Failure(e.FailureKind.UNREACHABLE)))
    until_shown(lambda: "Could not be read · 1" in listed(panel))
    assert panel.view.currentIndex().data(Role.ROW).source.id == "s4"


def test_events_of_other_turns_change_nothing(panel: SourcesPanel) -> None:
    turn = answered()
    panel.show_turn(turn)
    panel.show_event(e.TextDelta("elsewhere", "x"), Turn("elsewhere", "c2", "?"))
    panel.show_event(e.TextDelta("t1", " more"), turn)
    assert turn.text_parts == answered().text_parts  # the panel reads the turn, and folds nothing


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (None, "listed here"),
        (Turn("t", "c", "q"), "yet"),
    ],
)
def test_an_empty_panel_says_why(panel: SourcesPanel, turn: Turn | None, words: str) -> None:
    panel.show_turn(turn)
    assert words in panel._empty.text()
    assert panel._empty.isVisible()


def test_the_buttons_of_a_narrow_passage_are_pictures_with_tips(panel: SourcesPanel) -> None:
    panel.show_turn(answered())
    panel.open_citation(answered(), 1, 0)
    passages = panel.passages
    for width, style in ((700, WORDS), (180, PICTURE), (700, WORDS)):
        passages.resize(width, 300)
        QApplication.sendEvent(passages, QResizeEvent(passages.size(), passages.size()))
        assert (passages._open.toolButtonStyle(), passages._copy.toolButtonStyle()) == (style, style)
    assert passages._open.toolTip() == passages._open.text()


def test_a_host_that_poses_as_another_is_shown_as_it_is_written_on_the_wire(panel: SourcesPanel) -> None:
    turn = answered()
    first = next(iter(turn.sources.values()))
    turn.sources[first.id] = replace(first, site="аррӏе.com", url="https://аррӏе.com/")  # Cyrillic
    panel.show_turn(turn, [turn])
    shown = [str(panel.view.rows.index(row).data(role)) for row in range(panel.view.rows.rowCount()) for role in Role]
    assert any("xn--" in text for text in shown)
    assert not any("аррӏе" in text for text in shown if "Source(" not in text)


def test_a_quotation_by_the_service_is_highlighted_and_called_what_it_is(panel: SourcesPanel) -> None:
    panel.open_citation(searched_by_the_model(), 1, 0)
    text = panel.passages.text.toPlainText()
    assert highlighted(panel) == QUOTED
    assert "The provider quoted this; the page itself was not read here." in text
    assert LENGTH in text
    assert "Given to the model" not in text
    assert panel.passages.title.text() == "en.wikipedia.org/p1"


def test_of_a_longer_passage_only_the_quoted_words_are_highlighted(panel: SourcesPanel) -> None:
    turn = searched_by_the_model()
    turn.references = [Reference(1, "p1", (Passage("p1", f"Before. {QUOTED} After."),))]
    panel.open_citation(turn, 1, 0)
    assert f"Before. {QUOTED} After." in panel.passages.text.toPlainText()
    block = panel.passages.text.document().find(QUOTED).block()
    marked = [
        f
        for f in (i.fragment() for i in cast(Any, block))
        if f.charFormat().background().color().name() == LIGHT.highlight
    ]
    assert [fragment.text() for fragment in marked] == [QUOTED]


def test_a_quotation_without_a_passage_is_shown_all_the_same(panel: SourcesPanel) -> None:
    turn = searched_by_the_model()
    turn.references = [Reference(1, "p1", ())]
    panel.open_citation(turn, 1, 0)
    assert highlighted(panel) == QUOTED


def test_an_excerpt_by_the_service_is_not_called_a_quotation(panel: SourcesPanel) -> None:
    panel.open_citation(searched_by_the_model(), 2, 1)
    text = panel.passages.text.toPlainText()
    assert "This is the provider's excerpt; the page itself was not read here." in text
    assert "1,825 metres long." in text


def test_consulted_sources_are_listed_apart_with_their_kind(panel: SourcesPanel) -> None:
    panel.show_turn(searched_by_the_model())
    assert [text for text in listed(panel) if "·" in text] == ["Cited · 3", "Also consulted · 2"]
    rows = {
        panel.view.rows.index(n).data(): panel.view.rows.index(n).data(Role.SITE)
        for n in range(panel.view.rows.rowCount())
    }
    assert rows["@bridges: a thread"] == "Post on X · x.com"
    assert rows["structurae.net/p2"] == "structurae.net"
    assert rows["A report that was uploaded."] == "File"
    assert rows["Untitled source"] == "File"


def test_a_source_without_an_address_offers_nothing_to_open(panel: SourcesPanel, qtbot: QtBot) -> None:
    panel.show_turn(searched_by_the_model())
    with qtbot.assertNotEmitted(panel.open_requested):
        for source, said in (("p4", "A report that was uploaded."), ("p5", "named this source without an excerpt")):
            panel.view.select(source)
            assert said in panel.passages.text.toPlainText()
            assert not panel.passages._open.isVisible()
            assert not panel.passages.address.isVisible()
            panel.view.activated.emit(panel.view.currentIndex())
    panel.view.select("p3")
    assert panel.passages._open.isVisible()


def test_the_panel_leaves_the_searches_of_the_turn_alone(panel: SourcesPanel) -> None:
    turn = searched_by_the_model()
    panel.show_turn(turn)
    panel.show_event(e.SearchFinished("t1", "more", "builtin", ()), turn)
    panel.show_event(e.StepFinished("t1", e.StepName.WRITE, 1.0), turn)
    assert (len(turn.searches), turn.seconds) == (1, {})


def refresh(panel: SourcesPanel) -> QToolButton:
    return next(b for b in panel.passages.findChildren(QToolButton) if b.text() == "Refresh")


def shown(panel: SourcesPanel) -> str:
    return panel.passages.text.toPlainText().replace("\u2028", "\n")


def opened_again(panel: SourcesPanel) -> list[str]:
    """The addresses that are asked for once the first citation is open and *Refresh* was pressed."""
    asked: list[str] = []
    panel.refresh_requested.connect(asked.append)
    panel.open_citation(answered(), 1, 0)
    refresh(panel).click()
    return asked


def test_a_page_read_again_stands_below_what_the_model_was_given(panel: SourcesPanel) -> None:
    (address,) = opened_again(panel)
    assert not refresh(panel).isEnabled()
    assert "Reading the page again" in shown(panel)
    panel.show_again(address, Page(address, "x", f"New first line.\n\n{OPENING}\n\nMore."))
    assert refresh(panel).isEnabled()
    assert shown(panel).index(OPENING) < shown(panel).index("is still in it") < shown(panel).index("New first line.")
    assert highlighted(panel) == OPENING


def test_a_passage_that_is_gone_from_its_page_stays_first_and_is_told(panel: SourcesPanel) -> None:
    (address,) = opened_again(panel)
    panel.show_again(address, Page(address, "x", "<b>Other</b> words."))
    assert "is no longer in it" in shown(panel)
    assert "<b>Other</b> words." in shown(panel)
    assert highlighted(panel) == OPENING
    panel.passages.copy_passage()
    assert QGuiApplication.clipboard().text() == OPENING


def test_a_page_that_cannot_be_read_again_says_why(panel: SourcesPanel) -> None:
    (address,) = opened_again(panel)
    panel.show_refresh_failure(address, Failure(FailureKind.UNREADABLE, "x", "404", {"reason": "status"}))
    assert "no longer has this page" in shown(panel)
    assert highlighted(panel) == OPENING


def test_what_was_read_again_is_not_shown_at_another_source(panel: SourcesPanel) -> None:
    (address,) = opened_again(panel)
    panel.open_citation(answered(), 2, 1)
    panel.show_again(address, Page(address, "x", "late words"))
    assert "late words" not in shown(panel)
    assert refresh(panel).isEnabled()


async def test_the_services_read_again_what_the_panel_asks_for(panel: SourcesPanel) -> None:
    waiting: asyncio.Future[Page] = asyncio.get_running_loop().create_future()
    rereading = SourceRefresh(panel, lambda address: waiting)
    (address,) = opened_again(panel)
    came = asyncio.Event()
    panel.passages.text.textChanged.connect(lambda: came.set() if "words of now" in shown(panel) else None)
    waiting.set_result(Page(address, "x", "words of now"))
    async with asyncio.timeout(30):
        await came.wait()
    await rereading.cancel()


async def test_closing_the_window_does_not_wait_for_a_page(panel: SourcesPanel) -> None:
    waiting: asyncio.Future[Page] = asyncio.get_running_loop().create_future()
    rereading = SourceRefresh(panel, lambda address: waiting)
    opened_again(panel)
    await asyncio.sleep(0)
    await rereading.cancel()
    assert waiting.cancelled()
