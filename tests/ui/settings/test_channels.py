"""Search channels: how they stand, their order, their keys, and a test that says the reason."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.adapters.search.catalogue import CHANNELS as REAL
from app.core.domain.catalogue import ChannelInfo
from app.core.domain.chat import ModelChoice
from app.core.domain.errors import FailureKind
from app.core.domain.evidence import Outcome, Report, SearchResult
from app.core.domain.settings import Overrides, Planner, SearchSettings, Settings
from app.ui.settings.search.channel_card import ChannelCard
from app.ui.settings.search.channel_list import _STATE
from app.ui.settings.search.channel_section import ChannelSection
from app.ui.settings.search.page import SearchPage
from app.ui.window.translation import install_language
from app.ui.wording.language import LANGUAGES
from tests.ui.fakes import OPENAI
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")


def section(scene: Scene) -> ChannelSection:
    return ChannelSection(scene.controller, scene.tasks)


def states(made: ChannelSection) -> list[str]:
    return [made.list.list.item(row).data(_STATE) for row in range(made.list.list.count())]


def card(scene: Scene, channel: str) -> ChannelCard:
    info = next(info for info in scene.services.search.infos if info.id == channel)
    return ChannelCard(info, scene.controller, scene.tasks)


def test_every_channel_says_how_it_stands(scene: Scene) -> None:
    scene.services.search.rests["wikipedia"] = (90.0, FailureKind.RATE_LIMITED)
    assert states(section(scene)) == [
        "ready",
        "paused for 2 min: rate limit reached",
        "ready",
        "needs a key",
        "needs an address",
    ]


async def test_a_key_that_is_kept_makes_its_channel_ready(scene: Scene) -> None:
    made = section(scene)
    made.list.select("tavily")
    assert made.card is not None
    assert made.card.key is not None
    made.card.key.set_text("k")
    made.card.key.keep()
    await scene.done()
    assert states(made)[3] == "ready"
    assert made.card.state.text() == "ready"


def test_an_order_of_ones_own_begins_as_the_usual_one_and_can_be_changed_by_keys(scene: Scene, qtbot: QtBot) -> None:
    made = section(scene)
    qtbot.addWidget(made)
    made.automatic.setChecked(False)
    assert scene.saved.search.order == ("tavily", "searxng", "local", "wikipedia")
    made.list.select("local")
    qtbot.keyClick(made.list.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert scene.saved.search.order == ("tavily", "local", "searxng", "wikipedia")
    made.list.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert scene.saved.search.order == ("local", "searxng", "wikipedia")
    made.automatic.setChecked(True)
    assert scene.saved.search.order == ()


def test_the_last_channel_of_an_order_cannot_be_taken_away(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings(search=SearchSettings(order=("local",))))
    made = section(scene)
    made.list.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert scene.saved.search.order == ("local",)
    assert "at least one" in made._status.text()


def test_a_state_that_changes_is_no_change_of_the_order(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings(search=SearchSettings(order=("local", "gone"))))
    section(scene).refresh()
    assert scene.services.settings.applied == 0


def test_an_installation_without_channels_says_so(scene: Scene) -> None:
    scene.services.search.infos = ()
    made = section(scene)
    assert not made.none.isHidden()
    assert made.card is None


async def test_a_test_shows_the_first_hit_of_that_channel(scene: Scene) -> None:
    made = card(scene, "tavily")
    assert made.key is not None
    made.key.set_text("k")
    made.test()
    await scene.done()
    assert made.status.text() == "Tavily works. First result: “First of tavily”"
    assert scene.services.secrets.keys == {"tavily": "k"}
    assert made.test_button.isEnabled()


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (SearchResult("q", "tavily", True, response="Forty-two."), "Tavily works. Reply: “Forty-two.”"),
        (SearchResult("q", "tavily", False, error="no results"), "Tavily works, but found nothing."),
        (
            SearchResult("q", "tavily", False, error="KeyMissing: tavily"),
            "A key for Tavily is missing. Paste it above.",
        ),
        (
            SearchResult("q", "tavily", False, error="KeyRefused: bad <b>key</b>"),
            "Tavily did not accept the key. Check that all of it was pasted. (bad <b>key</b>)",
        ),
        (
            SearchResult("q", "local", False, reports=(Report("bing", "q", Outcome.CHECK),)),
            "Bing: asked for a captcha",
        ),
    ],
)
async def test_a_test_says_the_reason_in_words(scene: Scene, result: SearchResult, said: str) -> None:
    scene.services.search.results["tavily"] = result
    made = card(scene, "tavily")
    made.test()
    await scene.done()
    assert made.status.text() == said


async def test_an_own_address_is_kept_and_one_that_is_none_is_said(scene: Scene) -> None:
    made = card(scene, "searxng")
    assert made.address is not None
    made.address.setText("https://search.example")
    made.address.editingFinished.emit()
    made.address.setText("nonsense")
    made.address.editingFinished.emit()
    assert scene.saved.search.addresses == {"searxng": "https://search.example"}
    assert "Invalid address" in made.status.text()


async def test_an_own_address_needs_no_scheme(scene: Scene) -> None:
    made = card(scene, "searxng")
    assert made.address is not None
    for typed, kept in (("search.example", "https://search.example"), ("10.0.0.7:8888", "http://10.0.0.7:8888")):
        made.address.setText(typed)
        made.address.editingFinished.emit()
        assert scene.saved.search.addresses == {"searxng": kept}


def test_an_engines_address_does_not_take_a_channels_away(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings(search=SearchSettings(addresses={"searxng": "https://search.example"})))
    page = SearchPage(scene.controller, scene.tasks)
    page.addresses["bing"].setText("https://bing.example")
    page.addresses["bing"].editingFinished.emit()
    assert scene.saved.search.addresses == {"searxng": "https://search.example", "bing": "https://bing.example"}


def test_the_model_that_searches_for_others_is_one_that_can(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings((replace(OPENAI, models=("small-1",)),)))
    choice = card(scene, "builtin").model
    assert choice is not None
    assert choice.values == [None, ModelChoice("openai", "small-1")]
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    assert scene.saved.search.builtin == ModelChoice("openai", "small-1")


def test_who_plans_the_search_is_chosen(scene: Scene) -> None:
    page = SearchPage(scene.controller, scene.tasks)
    page.planner.setCurrentIndex(1)
    page.planner.activated.emit(1)
    assert scene.saved.search.planner is Planner.MODEL


def test_what_the_environment_decides_is_shown_and_closed(scene: Scene) -> None:
    scene.services.settings.environment = Overrides(channel="tavily")
    scene.services.settings.decided = {"channel": ".env"}
    page = SearchPage(scene.controller, scene.tasks)
    assert page.channel.currentText() == "Tavily"
    assert not page.channel.isEnabled()
    assert page.mode.isEnabled()


def test_the_way_to_a_key_leads_out_of_the_dialog(scene: Scene, qtbot: QtBot) -> None:
    page = SearchPage(scene.controller, scene.tasks)
    page.channels.list.select("tavily")
    assert page.channels.card is not None
    with qtbot.waitSignal(page.open_requested) as opened:
        page.channels.card.get_button.click()
    assert opened.args == ["https://app.tavily.com"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_real_channel_has_a_card_whose_note_is_in_the_windows_language(
    scene: Scene, qapp: QApplication, language: str
) -> None:
    install_language(qapp, language)
    scene.services.search.infos = REAL
    made = section(scene)
    for info in REAL:
        made.list.select(info.id)
        assert made.card is not None
        assert made.card.info is info
        note = QCoreApplication.translate("SearchNotes", info.note)
        assert (note == info.note) is (language == "en")
        assert note in [label.text() for label in made.card.findChildren(QLabel)]


def test_a_service_with_a_long_name_does_not_widen_the_page(scene: Scene, qtbot: QtBot) -> None:
    scene.services.search.infos = (ChannelInfo("long", "A name without an end " * 20, note="word " * 200),)
    page = SearchPage(scene.controller, scene.tasks)
    qtbot.addWidget(page)
    page.resize(640, 480)
    page.show()
    assert page.content.minimumSizeHint().width() <= 640


async def test_a_tool_of_an_mcp_server_is_listed_and_tested_like_the_others(scene: Scene, qtbot: QtBot) -> None:
    tool = ChannelInfo("mcp.lookups.search", "Lookups (MCP)", is_tool=True, note="A tool")
    scene.services.search.infos = (*scene.services.search.infos, tool)
    made = section(scene)
    made.list.select("mcp.lookups.search")
    assert made.card is not None
    assert (made.card.address, made.card.key) == (None, None)
    qtbot.mouseClick(made.card.test_button, Qt.MouseButton.LeftButton)
    await scene.done()
    assert "Lookups (MCP) works" in made.card.status.text()


def test_a_channel_that_comes_while_the_settings_are_open_is_listed_and_goes_again(scene: Scene) -> None:
    page, before = SearchPage(scene.controller, scene.tasks), scene.services.search.infos
    made = page.channels
    tool = ChannelInfo("mcp.ddg.search", "DuckDuckGo (MCP)")
    scene.services.search.infos = (*before, tool)
    scene.controller.change_search(max_results=7)
    assert tool.id in page.channel.values
    made.list.select(tool.id)
    assert made.card is not None
    assert made.card.info == tool
    scene.services.search.infos = before
    scene.controller.change_search(max_results=8)
    assert tool.id not in page.channel.values
    assert made.card is not None
    assert made.card.info in before
    assert len(states(made)) == len(before)
