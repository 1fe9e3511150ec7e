"""A service's protocol, search and abilities can be set, and what the environment decides is said."""

from dataclasses import replace
from pathlib import Path

import pytest

from app.core.domain.chat import WIRE_FORMATS, Abilities, ModelChoice, Provider
from app.core.domain.settings import Settings
from app.ui.settings.labels import wire_format_words
from app.ui.settings.models.page import ModelsPage
from app.ui.settings.models.provider_card import ProviderCard
from tests.ui.fakes import OLLAMA, OPENAI
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")

QWEN = Provider("qwen", "Qwen", "https://qwen.example/v1", search="qwen", search_format="dashscope")
SERVICE = replace(OPENAI, models=("small-1", "large-2"), search="web_search", checked="recorded")


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    made = Scene(tmp_path, Settings((SERVICE,)))
    made.services.models.directory.presets = lambda: (SERVICE, QWEN, OLLAMA)  # type: ignore[method-assign]
    return made


def card_of(scene: Scene) -> ProviderCard:
    return ProviderCard(scene.saved.providers[0], scene.controller, scene.tasks)


def saved(scene: Scene) -> Provider:
    return scene.saved.providers[0]


def test_the_wire_format_is_chosen_by_a_human_name(scene: Scene) -> None:
    card = card_of(scene)
    choice = card.protocol.format
    choice.setCurrentIndex(choice.findText("Messages (Anthropic)"))
    choice.activated.emit(choice.currentIndex())
    assert saved(scene).wire_format == "messages"


def test_every_wire_format_has_a_human_name() -> None:
    assert not [name for name in WIRE_FORMATS if wire_format_words(name) == name]


def test_built_in_search_is_switched_off_and_asked_for_in_another_way(scene: Scene) -> None:
    choice = card_of(scene).protocol.search
    assert choice.currentText() == "On (as for OpenAI)"
    for row, asked in ((0, ("", "")), (2, ("qwen", "dashscope"))):
        choice.setCurrentIndex(row)
        choice.activated.emit(row)
        assert (saved(scene).search, saved(scene).search_format) == asked


def test_an_address_for_search_is_offered_where_search_speaks_another_protocol(scene: Scene) -> None:
    protocol = card_of(scene).protocol
    assert protocol.search_url.isHidden()
    protocol.search.setCurrentIndex(2)
    protocol.search.activated.emit(2)
    assert not protocol.search_url.isHidden()
    protocol.search_url.setText("nonsense")
    protocol.search_url.editingFinished.emit()
    assert saved(scene).search_url == ""
    protocol.search_url.setText("https://search.example/api")
    protocol.search_url.editingFinished.emit()
    assert saved(scene).search_url == "https://search.example/api"


def test_abilities_are_shown_as_known_and_can_be_known_better(scene: Scene) -> None:
    card = card_of(scene)
    card.models.choose("large-2")
    search, images = card.abilities.fields["search"], card.abilities.fields["vision"]
    assert (search.currentText(), images.currentText()) == ("Auto (yes)", "Auto (unknown)")
    images.setCurrentIndex(1)
    images.activated.emit(1)
    card.abilities.context.setValue(200_000)
    assert saved(scene).abilities == {"large-2": Abilities(vision=True, context_size=200_000)}
    card.models.choose("small-1")
    assert images.currentIndex() == 0


def test_abilities_that_say_nothing_any_more_are_not_kept(scene: Scene) -> None:
    card = card_of(scene)
    tools = card.abilities.fields["tools"]
    for row in (2, 0):
        tools.setCurrentIndex(row)
        tools.activated.emit(row)
    assert saved(scene).abilities == {}


def test_a_star_is_kept_with_the_service(scene: Scene) -> None:
    card_of(scene).models.toggle_star("large-2")
    assert saved(scene).favourites == ("large-2",)


async def test_a_model_with_a_star_survives_a_new_list(scene: Scene) -> None:
    scene.controller.change_provider(replace(SERVICE, models=("gone-1", "gone-2"), favourites=("gone-2",)))
    card = card_of(scene)
    card.fetch()
    await scene.done()
    assert saved(scene).models == ("small-1", "large-2", "gone-2")


def test_the_badge_says_how_the_service_was_checked_and_what_that_means(scene: Scene) -> None:
    badge = card_of(scene).head.badge
    assert badge.text() == "✓ Tested"
    assert "structure recorded from this provider" in badge.toolTip()


def test_an_address_from_the_environment_is_shown_closed_and_said(scene: Scene) -> None:
    scene.services.settings.decided = {"openai.base_url": "environment", "openai.model": ".env"}
    card = card_of(scene)
    assert not card.address.isEnabled()
    assert card.outside.text() == (
        "Set by an environment variable. What is set here applies once that is removed. "
        "The .env file sets the model to small-1."
    )


async def test_only_the_service_in_use_is_open_at_first(scene: Scene) -> None:
    scene.controller.change_provider(OLLAMA)
    scene.controller.change(replace(scene.controller.settings, model=ModelChoice("ollama", "qwen3:8b")))
    page = ModelsPage(scene.controller, scene.tasks)
    await scene.done()
    assert page.cards["openai"].body.isHidden()
    assert not page.cards["ollama"].body.isHidden()
    page.cards["openai"].head.button.click()
    assert not page.cards["openai"].body.isHidden()


async def test_a_service_of_any_kind_opens_with_its_protocol_to_be_chosen(scene: Scene) -> None:
    page = ModelsPage(scene.controller, scene.tasks)
    card = page.add(Provider("custom", "Other", "", needs_key=False))
    await scene.done()
    assert card.how.isChecked()
    assert saved(scene) == SERVICE


async def test_an_answer_that_comes_after_the_card_is_gone_does_no_harm(scene: Scene) -> None:
    scene.services.secrets.keys["openai"] = "right"
    page = ModelsPage(scene.controller, scene.tasks)
    card = page.cards["openai"]
    card.test()
    card.fetch()
    page.remove("openai")
    page.deleteLater()
    await scene.done()
    assert scene.saved.providers == ()


async def test_a_model_that_the_environment_names_is_shown_closed(scene: Scene) -> None:
    scene.services.settings.decided = {"model": "environment"}
    page = ModelsPage(scene.controller, scene.tasks)
    await scene.done()
    assert not page.default.isEnabled()
