"""The model inside is set up from its card: files, numbers, a test, and what is missing."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.core.domain.catalogue import EmbeddedModelState
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.errors import FailureKind, Unavailable
from app.core.domain.events import Failure
from app.core.domain.settings import EMBEDDED_PROVIDER, LocalModel, Settings
from app.ui.settings.models.embedded_card import EmbeddedCard
from app.ui.settings.models.page import ModelsPage
from app.ui.wording.failures import failure_sentence
from app.ui.wording.sentences import engine_name
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")

A, B = "/models/a.gguf", "/models/b.gguf"
NO_MODEL = Failure(
    FailureKind.UNAVAILABLE, EMBEDDED_PROVIDER, "a.gguf is not a GGUF file", {"reason": "not_gguf", "file": "a.gguf"}
)


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path, Settings(local=LocalModel((A, B)), model=ModelChoice(EMBEDDED_PROVIDER, "a")))


def card_of(scene: Scene) -> EmbeddedCard:
    return EmbeddedCard(scene.controller, scene.tasks)


def rows(card: EmbeddedCard) -> list[str]:
    return [card.files.item(row).text() for row in range(card.files.count())]


def test_files_are_added_once_and_the_first_new_one_is_chosen(scene: Scene) -> None:
    card = card_of(scene)
    card.add_files([B, "/models/c.gguf", "/models/c.gguf"])
    assert scene.saved.local.files == (A, B, "/models/c.gguf")
    assert rows(card) == ["a", "b", "c"]
    assert card.files.currentItem().text() == "c"


def test_files_are_asked_for_without_a_loop_of_its_own(scene: Scene, qtbot: QtBot) -> None:
    card = card_of(scene)
    qtbot.addWidget(card)
    card.buttons["add"].click()
    asking = card.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    asking.filesSelected.emit(["/models/c.gguf"])
    asking.close()
    assert scene.saved.local.files == (A, B, "/models/c.gguf")


def test_a_model_is_put_in_use(scene: Scene) -> None:
    card = card_of(scene)
    assert card.files.currentItem().text() == "a", "the one in use is shown as chosen"
    card.files.setCurrentRow(1)
    card.buttons["use"].click()
    assert scene.saved.model == ModelChoice(EMBEDDED_PROVIDER, "b")
    assert card.status.text() == "b is the default model now."


def test_removing_the_model_in_use_leaves_quotes(scene: Scene) -> None:
    card = card_of(scene)
    card.buttons["remove"].click()
    assert scene.saved.local.files == (B,)
    assert scene.saved.model is None
    assert "answers are quotes only" in card.status.text()


def test_a_model_in_use_keeps_its_file_when_another_of_its_name_goes(tmp_path: Path) -> None:
    local = LocalModel(("/one/a.gguf", "/two/a.gguf"))
    scene = Scene(tmp_path, Settings(local=local, model=ModelChoice(EMBEDDED_PROVIDER, "a (2)")))
    card = card_of(scene)
    card.files.setCurrentRow(0)
    card.buttons["remove"].click()
    assert (scene.saved.local.files, scene.saved.model) == (("/two/a.gguf",), ModelChoice(EMBEDDED_PROVIDER, "a"))


def test_numbers_are_saved(scene: Scene) -> None:
    card = card_of(scene)
    card.context.setValue(16_384)
    card.threads.setValue(3)
    card.layers.setValue(20)
    assert scene.saved.local == LocalModel((A, B), 16_384, 3, 20)
    assert card_of(scene).context.value() == 16_384


async def test_the_test_says_what_the_model_said(scene: Scene) -> None:
    card = card_of(scene)
    card.buttons["test"].click()
    assert card.status.text() == "Loading and testing a…"
    await scene.done()
    assert card.status.text() == "a works. Reply: hello"


async def test_a_test_that_fails_says_why(scene: Scene) -> None:
    async def check(provider: Provider, model: str) -> str:
        raise Unavailable(EMBEDDED_PROVIDER, NO_MODEL.detail, **NO_MODEL.data)

    scene.services.models.directory.check = check  # type: ignore[method-assign]
    card = card_of(scene)
    card.test()
    await scene.done()
    assert card.status.text() == "a.gguf is not a model in GGUF format. Choose another file in Settings, Models."


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (EmbeddedModelState(True), "starts with the first question"),
        (EmbeddedModelState(True, "loading", "a"), "loading a…"),
        (EmbeddedModelState(True, "running", "a"), "running a"),
        (EmbeddedModelState(True, "failed", "a", NO_MODEL), "a failed to start"),
        (EmbeddedModelState(False), "not installed"),
    ],
)
def test_how_it_stands_is_said(scene: Scene, state: EmbeddedModelState, words: str) -> None:
    scene.services.models.state = state
    card = card_of(scene)
    assert card.state.text() == words
    assert ("not a model in GGUF format" in card.state.toolTip()) == (state.doing == "failed")


def test_without_the_wheel_the_one_command_is_said(scene: Scene) -> None:
    scene.services.models.state = EmbeddedModelState(False)
    card = card_of(scene)
    assert "pip install 'citewise[local]'" in card.missing.text()
    assert not card.missing.isHidden()
    assert card.body.isHidden()


def test_without_a_file_there_is_nothing_to_use(scene: Scene) -> None:
    scene.controller.change(Settings())
    card = card_of(scene)
    assert [name for name, button in card.buttons.items() if button.isEnabled()] == ["add"]


async def test_the_page_has_the_card_and_no_second_one_for_its_provider(scene: Scene) -> None:
    starred = replace(scene.saved.local.provider(), favourites=("a",))
    scene.controller.change(replace(scene.saved, providers=(starred,)))
    page = ModelsPage(scene.controller, scene.tasks)
    await scene.done()
    assert page.findChild(EmbeddedCard) is not None
    assert page.cards == {}


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("not_installed", "pip install"),
        ("no_file", "{a}.gguf cannot be read"),
        ("memory", "not enough memory for {a}.gguf"),
        ("unknown_model", "(unknown model architecture)"),
        ("failed", "{a}.gguf could not be loaded"),
        ("crashed", "{a}.gguf ended unexpectedly"),
        ("stopped", "was stopped"),
    ],
)
def test_every_reason_has_a_sentence(reason: str, words: str) -> None:
    data = {"reason": reason, "file": "{a}.gguf", "said": "unknown model architecture"}
    assert words in failure_sentence(Failure(FailureKind.UNAVAILABLE, EMBEDDED_PROVIDER, "in English", data))
    assert "in English" not in failure_sentence(Failure(FailureKind.UNAVAILABLE, EMBEDDED_PROVIDER, "in English", data))


def test_it_is_called_by_a_name() -> None:
    assert engine_name(EMBEDDED_PROVIDER) == "The built-in model"
