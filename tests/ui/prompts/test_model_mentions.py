"""`@` names a model for one message, in the whole window."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import Settings
from app.ui.prompts.model_mentions import model_prefix, model_suggestions
from tests.qt import Runner
from tests.ui.fakes import FakeSettings
from tests.ui.prompts.scene import PROMPTS, PromptScene, scene
from tests.waiting import until

LOCAL = Provider("ollama", "Ollama", "http://127.0.0.1:11434", ("qwen3", "gemma"), local=True, favourites=("gemma",))
OTHER = Provider("other", "Other Lab", "http://127.0.0.1:1", ("gpt-9", "gpt-9-mini"), local=True)


@pytest.mark.parametrize(
    ("before", "name"),
    [
        ("@", ""),
        ("ask @gp", "gp"),
        ("请＠gp", "gp"),
        ("，@", ""),
        ("me@example.com", None),
        ("a@", None),
        ("@@", None),
        ("@a b", None),
        ("", None),
    ],
)
def test_a_sign_at_the_start_of_a_word_begins_a_models_name(before: str, name: str | None) -> None:
    assert model_prefix(before) == name


def test_favourites_come_first_and_a_few_letters_are_enough() -> None:
    def names(letters: str) -> list[str]:
        return [one.words for one in model_suggestions([LOCAL, OTHER], letters)]

    assert names("") == ["gemma", "qwen3", "gpt-9", "gpt-9-mini"]
    assert names("g9m") == ["gpt-9-mini"]
    assert names("lab") == ["gpt-9", "gpt-9-mini"]
    assert names("nobody") == []


def settings() -> FakeSettings:
    return FakeSettings(Settings(providers=(LOCAL, OTHER), model=ModelChoice("ollama", "qwen3")))


def offered(s: PromptScene) -> list[str]:
    rows, popup = s.prompts.models.list, s.prompts.models.popup
    return [rows.item(number).text() for number in range(rows.count())] if popup.isVisible() else []


def test_the_named_model_answers_this_message_and_no_other(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS, settings=settings()) as s:
            await s.type("why? @gpt")
            assert offered(s) == ["gpt-9", "gpt-9-mini"]
            s.press(Qt.Key.Key_Down, Qt.Key.Key_Return)
            assert s.text == "why? "
            assert s.window.composer.own.pills.extras.models == (ModelChoice("other", "gpt-9-mini"),)
            await s.type("@gpt-9-")
            assert offered(s) == [], "one model answers once"
            s.window.composer.set_text("why?")
            s.press(Qt.Key.Key_Return)
            await until(lambda: s.window.services.ask.asked)
            assert s.window.services.ask.asked[0].overrides.model == ModelChoice("other", "gpt-9-mini")
            assert s.window.composer.own.pills.extras.models == ()
            assert s.window.chat.current.overrides.model is None

    run(story())


FIVE = Provider("five", "Five", "http://127.0.0.1:2", ("one", "two", "three", "four", "five"), local=True)


def test_where_four_models_go_with_the_message_the_list_says_so_and_the_words_stay(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        made = FakeSettings(Settings(providers=(FIVE,), model=ModelChoice("five", "one")))
        async with scene(tmp_path, *PROMPTS, settings=made) as s:
            for name in FIVE.models[:4]:
                await s.type(f"@{name}")
                s.press(Qt.Key.Key_Return)
            assert s.text == ""
            await s.type("why? @fi")
            assert offered(s) == ["At most 4 models per question."]
            s.press(Qt.Key.Key_Return)
            assert offered(s) == []
            assert s.text == "why? @fi"
            assert not s.window.services.ask.asked, "a first press only closes the list"
            await s.type("nally")
            assert offered(s) == [], "these letters mean no model"
            s.window.composer.set_text("")
            pills = s.window.composer.own.pills
            QTest.mouseClick(pills._models[ModelChoice("five", "two")].close_button, Qt.MouseButton.LeftButton)
            await s.type("@fi")
            assert offered(s) == ["five", "two"]
            pills.add_model(ModelChoice("five", "two"))  # by *Compare models…*, while the list is open
            s.press(Qt.Key.Key_Tab)
            assert offered(s) == ["At most 4 models per question."]
            assert s.text == "@fi"
            assert len(pills.extras.models) == 4

    run(story())


def test_a_pill_is_taken_out_by_the_mouse_and_escape_keeps_the_sign(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS, settings=settings()) as s:
            await s.type("@ge")
            s.press(Qt.Key.Key_Tab)
            pills = s.window.composer.own.pills
            (pill,) = pills._models.values()
            QTest.mouseClick(pill.close_button, Qt.MouseButton.LeftButton)
            assert pills.extras.models == ()
            await s.type("write to me@q")
            assert offered(s) == []
            s.window.composer.set_text("")
            await s.type("@q")
            assert offered(s) == ["qwen3"]
            s.press(Qt.Key.Key_Escape)
            assert offered(s) == []
            assert s.text == "@q"

    run(story())
