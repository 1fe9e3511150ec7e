"""The engine that is chosen: its state, its terms, its test."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.adapters.search.serp.catalogue import ENGINES
from app.core.domain.catalogue import EngineState
from app.core.domain.evidence import Hit, Outcome, Report
from app.ui.settings.search.page import SearchPage
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def page(scene: Scene, qtbot: QtBot) -> SearchPage:
    page = SearchPage(scene.controller, scene.tasks)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    return page


def test_every_engine_can_be_looked_at_however_they_are_chosen(page: SearchPage) -> None:
    names = set()
    for row in range(page.engines.list.count()):
        page.engines.list.setCurrentRow(row)
        names.add(page.engine_card.title.text())
    assert len(names) == len(ENGINES)
    assert {"Bing", "Sogou", "SearXNG"} <= names
    assert not page.engines.up.isEnabled()
    page.automatic.setChecked(False)
    assert page.engines.up.isEnabled()
    assert page.engines.order() == tuple(ENGINES)[:4]


def test_an_engine_that_rests_says_for_how_long_and_why(scene: Scene, page: SearchPage) -> None:
    scene.services.search.engines["bing"] = EngineState("bing", "https://b.example/", 599.2, Outcome.CHECK)
    page.engine_card.refresh()
    assert page.engine_card.state.text() == "paused for 10 min: asked for a captcha"
    assert page.engines.list.item(0).text() == "Bing – paused for 10 min: asked for a captcha"
    page.engines.list.setCurrentRow(1)
    assert page.engine_card.state.text() == "ready"


def test_its_terms_are_opened(page: SearchPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.open_requested) as opened:
        page.engine_card.terms_button.click()
    assert opened.args == ["https://bing.example/terms"]


async def test_its_test_shows_the_first_hit_or_the_outcome_in_words(scene: Scene, page: SearchPage) -> None:
    card = page.engine_card
    card.test_button.click()
    assert not card.test_button.isEnabled()
    await scene.done()
    assert card.status.text() == "Bing works. First result: “First of bing”"
    assert card.test_button.isEnabled()
    scene.services.search.reports["bing"] = Report("bing", "test", Outcome.REFUSED)
    card.test_button.click()
    await scene.done()
    assert card.status.text() == "Bing: refused for now"
    scene.services.search.reports["searx"] = Report("searx", "test", Outcome.UNREACHABLE, detail="no address")
    page.engines.list.setCurrentRow(list(ENGINES).index("searx"))
    assert card.status.text() == ""
    card.test_button.click()
    await scene.done()
    assert card.status.text() == "SearXNG: not reachable (it needs an address in Settings, Search)"


def test_how_many_are_asked_and_how_long_is_saved(scene: Scene, page: SearchPage) -> None:
    page.at_once.setValue(3)
    page.deadline.setValue(5)
    assert (scene.saved.search.engines_at_once, scene.saved.search.engine_deadline) == (3, 5.0)


def test_a_state_that_comes_changes_no_order(scene: Scene, page: SearchPage) -> None:
    page.automatic.setChecked(False)
    page.engines.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    before = scene.saved
    scene.services.search.engines["google"] = replace(EngineState("google"), cooldown=5.0, outcome=Outcome.TIMED_OUT)
    page.engine_card.refresh()
    assert scene.saved == before
    assert page.engines.order() == before.search.engines


async def test_the_check_that_an_engine_wants_passed_can_be_opened(scene: Scene, page: SearchPage) -> None:
    card = page.engine_card
    assert card.check_button.isHidden()
    scene.services.search.engines["bing"] = EngineState("bing", cooldown=600, outcome=Outcome.CHECK)
    scene.services.search.reports["bing"] = Report("bing", "test", Outcome.CHECK)
    card.test_button.click()
    await scene.done()
    assert card.status.text() == "Bing: asked for a captcha"
    assert not card.check_button.isHidden()
    hits = (Hit(1, "Behind the check", "https://a.example/"),)
    scene.services.search.checks["bing"] = Report("bing", "test", Outcome.HITS, hits)
    card.check_button.click()
    assert card.status.text() == "Solve the captcha of Bing in the window that opened."
    assert not card.check_button.isEnabled()
    scene.services.search.engines["bing"] = EngineState("bing", outcome=Outcome.HITS)
    await scene.done()
    assert card.status.text() == "Bing works. First result: “Behind the check”"
    assert card.check_button.isHidden()


def test_what_is_wrong_in_the_users_engine_definitions_is_told_until_it_is_mended(
    scene: Scene, page: SearchPage
) -> None:
    card = page.engine_card
    assert card.unused.isHidden()
    scene.services.search.unused = ("engines.json: bing: ready: bad_selector",)
    card.refresh()
    assert card.unused.text() == "Not used: engines.json: bing: ready: bad_selector"
    scene.services.search.unused = ()
    card.refresh()
    assert card.unused.isHidden()
