"""The pages of the settings: what is set is in force, what cannot be used is said beside it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.core.domain.chat import ModelChoice
from app.core.domain.editing import EditingMode
from app.core.domain.events import Failure, FailureKind
from app.core.domain.settings import SearchMode, Settings, Theme
from app.ui.settings.appearance_page import AppearancePage
from app.ui.settings.data_page import DataPage
from app.ui.settings.form import NumberField
from app.ui.settings.labels import card_sentence
from app.ui.settings.models.page import ModelsPage
from app.ui.settings.models.provider_card import ProviderCard
from app.ui.settings.search.engine_list import EngineList
from app.ui.settings.search.page import SearchPage
from tests.ui.fakes import OLLAMA, OPENAI
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")


def models_page(scene: Scene) -> ModelsPage:
    return ModelsPage(scene.controller, scene.tasks)


def search_page(scene: Scene) -> SearchPage:
    return SearchPage(scene.controller, scene.tasks)


async def new_card(scene: Scene) -> ProviderCard:
    card = models_page(scene).add(OPENAI)
    card.setParent(None)
    await scene.done()
    return card


async def test_a_preset_becomes_a_service_and_a_second_one_gets_its_own_id(scene: Scene) -> None:
    page = models_page(scene)
    page.add(OPENAI)
    page.add(OPENAI)
    await scene.done()
    assert [p.id for p in scene.saved.providers] == ["openai", "openai-2"]


async def test_a_key_is_kept_by_the_keychain_and_never_shown_again(scene: Scene) -> None:
    card = await new_card(scene)
    card.key.set_text("right")
    card.key.lines[0].editingFinished.emit()
    await scene.done()
    assert scene.services.secrets.keys == {"openai": "right"}
    assert card.key.input_keys() == []
    assert "keychain" in card.key.where.text()
    assert "right" not in repr(scene.saved)


async def test_where_no_keychain_is_found_the_card_says_so(scene: Scene) -> None:
    scene.services.secrets.where = "session"
    card = await new_card(scene)
    card.key.set_text("right")
    card.key.lines[0].editingFinished.emit()
    await scene.done()
    assert "until you quit Citewise" in card.key.where.text()


async def test_fetched_models_can_be_chosen_and_used(scene: Scene) -> None:
    card = await new_card(scene)
    card.fetch()
    await scene.done()
    card.models.choose("large-2")
    card.use()
    assert scene.saved.model == ModelChoice("openai", "large-2")
    assert scene.saved.providers[0].models == ("small-1", "large-2")


async def test_a_model_typed_by_hand_is_kept_through_a_new_list(scene: Scene) -> None:
    card = await new_card(scene)
    card.models.choose("hidden-3")
    card.use()
    card.fetch()
    await scene.done()
    assert scene.saved.providers[0].models == ("small-1", "large-2", "hidden-3")
    assert card.models.current() == "hidden-3"


@pytest.mark.parametrize(("key", "said"), [("wrong", "did not accept the key"), ("right", "works. Reply: hello")])
async def test_the_test_button_says_the_result_in_plain_words(scene: Scene, key: str, said: str) -> None:
    card = await new_card(scene)
    card.models.choose("small-1")
    card.key.set_text(key)
    card.test()
    await scene.done()
    assert said in card.status.text()


async def test_a_service_that_cannot_be_reached_is_named(scene: Scene) -> None:
    card = await new_card(scene)
    card.address.setText("https://nowhere.example/v1")
    card.fetch()
    await scene.done()
    assert "No connection to OpenAI" in card.status.text()


async def test_an_address_that_is_none_is_said_and_the_old_one_stays(scene: Scene) -> None:
    card = await new_card(scene)
    card.address.setText("not an address")
    card.address.editingFinished.emit()
    assert "Invalid address" in card.status.text()
    assert scene.saved.providers[0].base_url == OPENAI.base_url
    assert card.address.text() == "not an address"


async def test_testing_without_a_key_asks_for_it(scene: Scene) -> None:
    card = await new_card(scene)
    card.test()
    assert card.status.text() == "A key for OpenAI is missing. Paste it above."


async def test_a_refused_key_is_told_without_sending_the_user_to_where_they_are(scene: Scene) -> None:
    card = await new_card(scene)
    card.models.choose("small-1")
    card.key.set_text("wrong")
    card.test()
    await scene.done()
    assert "Check that all of it was pasted" in card.status.text()
    assert "Settings" not in card.status.text()


@pytest.mark.parametrize("kind", [FailureKind.KEY_REFUSED, FailureKind.KEY_MISSING, FailureKind.MODEL_UNKNOWN])
def test_no_sentence_on_a_card_points_to_the_settings(kind: FailureKind) -> None:
    said = card_sentence(Failure(kind, "OpenAI", ""))
    assert "OpenAI" in said
    assert "Settings" not in said


def test_what_a_service_said_stands_behind_its_refusal() -> None:
    assert card_sentence(Failure(FailureKind.KEY_REFUSED, "OpenAI", "bad <key>")).endswith("(bad <key>)")
    assert "No connection" in card_sentence(Failure(FailureKind.UNREACHABLE, "OpenAI"))


async def test_testing_without_a_model_asks_for_one(scene: Scene) -> None:
    card = await new_card(scene)
    card.key.set_text("right")
    card.test()
    assert "Choose a model first" in card.status.text()


async def test_a_local_server_is_taken_with_one_click(scene: Scene) -> None:
    scene.services.models.directory.local = [OLLAMA]
    page = models_page(scene)
    await scene.done()
    offer = page.findChildren(QFrame, "bar")[0]
    offer.findChildren(QPushButton)[0].click()
    assert scene.saved.model == ModelChoice("ollama", "qwen3:8b")
    assert scene.saved.providers == (replace(OLLAMA, preset="ollama"),)


async def test_the_name_of_a_local_server_is_plain_text(scene: Scene) -> None:
    scene.services.models.directory.local = [replace(OLLAMA, name="<b>Ollama</b>")]
    page = models_page(scene)
    await scene.done()
    (offer,) = page.findChildren(QFrame, "bar")[0].findChildren(QLabel)
    assert offer.text().startswith("<b>Ollama</b> is running")
    assert offer.textFormat() is Qt.TextFormat.PlainText


async def test_the_default_model_can_be_quotes_again(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings((OLLAMA,), ModelChoice("ollama", "qwen3:8b")))
    page = models_page(scene)
    assert page.default.currentText() == "qwen3:8b · Ollama"
    page.default.setCurrentIndex(0)
    page.default.activated.emit(0)
    await scene.done()
    assert scene.saved.model is None


async def test_a_service_can_be_removed(scene: Scene) -> None:
    page = models_page(scene)
    page.add(OPENAI).buttons["remove"].click()
    await scene.done()
    assert (scene.saved.providers, page.cards) == ((), {})


async def test_removing_the_service_in_use_says_who_answers_now(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings((OLLAMA, OPENAI), ModelChoice("ollama", "qwen3:8b")))
    page = models_page(scene)
    page.cards["openai"].buttons["remove"].click()
    assert page.status.isHidden()
    page.cards["ollama"].buttons["remove"].click()
    assert page.status.text().startswith("Ollama was removed")
    assert "answers are quotes only" in page.status.text()
    page.add(OLLAMA)
    page.cards["ollama"].use()
    await scene.done()
    assert page.status.isHidden()


async def test_a_new_service_is_scrolled_into_view(tmp_path: Path, qtbot: QtBot) -> None:
    providers = tuple(replace(OPENAI, id=f"p{number}") for number in range(4))
    page = models_page(Scene(tmp_path, Settings(providers)))
    qtbot.addWidget(page)
    page.resize(640, 480)
    page.show()
    card = page.add(OPENAI)
    QApplication.processEvents()
    top = card.mapTo(page.viewport(), QPoint(0, 0)).y()
    assert top >= 0
    assert top + card.height() <= page.viewport().height()


def test_engines_are_switched_and_ordered(scene: Scene) -> None:
    page = search_page(scene)
    page.automatic.setChecked(False)
    page.engines.list.setCurrentRow(2)
    page.engines.up.click()
    page.engines.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert scene.saved.search.engines == ("google", "duckduckgo", "baidu")
    page.automatic.setChecked(True)
    assert scene.saved.search.engines == ()


def test_the_last_engine_cannot_be_switched_off(scene: Scene) -> None:
    page = search_page(scene)
    page.automatic.setChecked(False)
    for row in range(4):
        page.engines.list.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert scene.saved.search.engines == ("baidu",)
    assert "at least one" in page._engines_status.text()


def test_engines_that_are_off_stay_off_when_shown_again() -> None:
    engines = EngineList(("bing", "google", "baidu"))
    engines.show_engines(("baidu", "bing"))
    assert engines.order() == ("baidu", "bing")


def test_numbers_and_switches_are_saved(scene: Scene) -> None:
    page = search_page(scene)
    page.results.setValue(25)
    page.tokens.setValue(4000)
    page.cookies.setChecked(True)
    page.mode.setCurrentIndex(2)
    page.mode.activated.emit(2)
    search = scene.saved.search
    assert (search.max_results, search.reference_tokens, search.keep_engine_cookies) == (25, 4000, True)
    assert search.mode is SearchMode.ALWAYS


def test_what_is_done_with_answers_is_marking_until_the_user_chooses_otherwise(scene: Scene) -> None:
    page = search_page(scene)
    assert page.editing.value() is EditingMode.MARK
    assert [page.editing.itemText(row) for row in range(3)] == ["Off", "Mark", "Repair"]
    page.editing.setCurrentIndex(2)
    page.editing.activated.emit(2)
    assert scene.saved.editing is EditingMode.REPAIR


def test_usable_hosts_are_taken_and_the_others_named(scene: Scene) -> None:
    page = search_page(scene)
    page.hosts.text.setPlainText("wiki.local:8080\nnonsense\nhttp://10.0.0.7/x")
    assert scene.saved.search.allowed_hosts == ("wiki.local:8080", "10.0.0.7:80")
    assert page.hosts.status.text().startswith("Line 2, “nonsense”, is not host:port")


def test_engine_addresses_are_checked_one_by_one(scene: Scene) -> None:
    page = search_page(scene)
    page.addresses["bing"].setText("http://127.0.0.1:9000")
    page.addresses["google"].setText("nonsense")
    page.addresses["google"].editingFinished.emit()
    assert scene.saved.search.addresses == {"bing": "http://127.0.0.1:9000"}
    assert "nonsense" in page._addresses_status.text()


def test_appearance_is_in_force_at_once(scene: Scene) -> None:
    page = AppearancePage(scene.controller)
    page.theme.setCurrentIndex(2)
    page.theme.activated.emit(2)
    page.font_size.setValue(18)
    page.language.setCurrentIndex(2)
    page.language.activated.emit(2)
    appearance = scene.saved.appearance
    assert (appearance.theme, appearance.font_size, appearance.language) == (Theme.DARK, 18, "zh-CN")


def test_numbers_stand_off_their_border_like_texts(qtbot: QtBot) -> None:
    field = NumberField()
    qtbot.addWidget(field)
    field.show()
    assert field.lineEdit().x() + field.lineEdit().textMargins().left() >= 8


async def test_the_data_page_says_where_keys_are(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings((OPENAI, OLLAMA)))
    scene.services.secrets.keys["openai"] = "k"
    page = DataPage(scene.controller, scene.tasks)
    await scene.done()
    assert page.keys.text() == "OpenAI: keychain"
    assert page.count.text().startswith("0 conversation")


async def test_fetching_a_list_moves_no_button_and_its_error_stands_in_sight(scene: Scene, qtbot: QtBot) -> None:
    page = models_page(scene)
    qtbot.addWidget(page)
    page.resize(680, 480)
    with qtbot.waitExposed(page):
        page.show()
    card = page.add(OPENAI)
    await scene.done()
    QApplication.processEvents()
    before = card.buttons["fetch"].mapTo(card, QPoint(0, 0)).y()
    qtbot.mouseClick(card.buttons["fetch"], Qt.MouseButton.LeftButton)
    await scene.done()
    QApplication.processEvents()
    assert card.status.text().startswith("2 models found")
    assert card.buttons["fetch"].mapTo(card, QPoint(0, 0)).y() == before
    card.address.setText("https://nowhere.example")
    qtbot.mouseClick(card.buttons["fetch"], Qt.MouseButton.LeftButton)
    await scene.done()
    for _ in range(3):
        QApplication.processEvents()
    assert "No connection" in card.status.text()
    bottom = card.status.mapTo(page.viewport(), card.status.rect().bottomLeft()).y()
    assert 0 < bottom <= page.viewport().height()


async def test_what_few_people_set_is_folded_away(scene: Scene, qtbot: QtBot) -> None:
    page = search_page(scene)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    folded = [page.at_once, page.deadline, page.hosts, *page.addresses.values()]
    assert not any(field.isVisible() for field in folded)
    assert page.mode.isVisible()
    page.advanced.setFocus()
    qtbot.keyClick(page.advanced, Qt.Key.Key_Space)
    assert all(field.isVisible() for field in folded)
