"""One column for transcript and composer, however wide the window is."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton

from app.core.domain.chat import ModelChoice
from app.core.domain.settings import Appearance, Settings, Theme
from tests.qt import Runner
from tests.ui.fakes import OPENAI, FakeServices, FakeSettings
from tests.ui.window.test_main_window import desk, with_old
from tests.waiting import until


@pytest.mark.parametrize("width", [1000, 1920, 2560])
def test_the_composer_stands_in_the_middle_of_its_pane(run: Runner[Any], tmp_path: Path, width: int) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.resize(width, 1000)
            await until(lambda: d.window.width() == width)
            composer, transcript = d.window.composer, d.window.transcript

            def offset() -> int:
                """How much further the composer is from the right of its pane than from the left."""
                left = composer.mapTo(d.window, QPoint(0, 0)).x() - transcript.mapTo(d.window, QPoint(0, 0)).x()
                return transcript.width() - left - composer.width() - left

            await until(lambda: 0 <= offset() <= 12)  # the transcript's scroll bar is beside its column
            assert composer.width() <= 744

    run(story())


def test_a_pane_that_was_hidden_at_the_start_has_its_width_when_it_comes(run: Runner[Any], tmp_path: Path) -> None:
    """The first window of a small screen has no room for the sources; it may be enlarged later."""

    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path), size=(800, 600)) as d:
            await d.opened("c1")
            assert not d.window.side.isVisible(), "the screen is too narrow for it"
            d.window.resize(1280, 800)
            await until(d.window.side.isVisible)
            await until(lambda: d.window.window_layout.split.sizes()[2] >= 260)

    run(story())


def test_a_pane_that_gave_way_to_another_has_its_width_again_in_a_wider_window(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await d.opened("c1")
            window, split = d.window, d.window.window_layout.split
            window.resize(1280, 800)
            await until(lambda: window.side.isVisible() and window.list.isVisible())
            window.resize(700, 500)
            await until(lambda: not window.list.isVisible())
            window.toggle_list()
            window.panes.show(window.side)
            await until(lambda: window.side.isVisible() and not window.list.isVisible())
            window.resize(1280, 800)
            await until(window.list.isVisible)
            await until(lambda: split.sizes()[0] >= 200 and split.sizes()[2] >= 260, lambda: split.sizes())

    run(story())


def test_a_pane_that_was_squeezed_to_nothing_is_wide_enough_when_it_is_shown(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            window, split = d.window, d.window.window_layout.split
            window.resize(1280, 800)
            await until(lambda: window.list.isVisible())
            split.setSizes([0, 900, 380])
            window.toggle_list()
            window.toggle_list()
            await until(lambda: split.sizes()[0] >= 200, lambda: split.sizes())

    run(story())


def test_the_search_source_leaves_the_row_before_a_short_name_of_a_model_is_cut(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            composer = d.window.composer
            composer.models.show_models((), ModelChoice("x", "gpt-5.2"))
            moved = (composer.own.button, composer.own.menu, composer.channel, composer.mode)
            row = (composer.own.button, composer.own.menu, composer.models, composer.switch, composer.channel)

            def above(expected: bool) -> bool:
                switch = composer.switch.mapTo(composer, QPoint(0, 0)).y()
                places = [part.mapTo(composer, QPoint(0, 0)).y() + part.height() < switch for part in moved]
                return places == [expected] * 4

            for width, expected, order in (
                (1000, False, row),
                (420, True, moved),
                (1000, False, row),
            ):
                d.window.resize(width, 640)
                await until(partial(above, expected))
                await until(lambda: composer.models.width() >= composer.models.sizeHint().width())
                assert [part.x() for part in order] == sorted(part.x() for part in order)

    run(story())


LANGUAGES_AND_SIZES = [("en-US", 15), ("en-US", 20), ("zh-CN", 15), ("zh-CN", 20)]


def cut(*buttons: QAbstractButton) -> list[str]:
    """The words of those that have less room than they need."""
    return [button.text() for button in buttons if button.width() < button.sizeHint().width()]


def services_in(folder: Path, language: str, font_size: int) -> FakeServices:
    appearance = Appearance(Theme.LIGHT, font_size, language)
    model = ModelChoice("openai", "gpt-5.2")
    return FakeServices(folder, settings=FakeSettings(Settings((OPENAI,), model, appearance=appearance)))


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("language", "font_size"), LANGUAGES_AND_SIZES)
def test_no_word_of_the_narrowest_list_is_cut(run: Runner[Any], tmp_path: Path, language: str, font_size: int) -> None:
    async def story() -> None:
        async with desk(tmp_path, services_in(tmp_path, language, font_size)) as d:
            split, listing = d.window.window_layout.split, d.window.list
            for width in (200, 320):
                split.setSizes([width, 1280 - width, 0])
                await until(lambda: abs(listing.width() - split.sizes()[0]) < 2)
                await until(
                    lambda: not cut(listing._new, listing._knowledge, listing._settings), lambda: listing.width()
                )
            assert listing._new.text() == ("New conversation" if language == "en-US" else "新对话")
            d.window.settings_controller.change_appearance(font_size=15)  # it is the application's

    run(story())


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("language", "font_size"), LANGUAGES_AND_SIZES)
@pytest.mark.parametrize("width", [700, 744, 1010])
def test_the_row_of_controls_names_the_switch_and_cuts_nothing(
    run: Runner[Any], tmp_path: Path, language: str, font_size: int, width: int
) -> None:
    async def story() -> None:
        async with desk(tmp_path, services_in(tmp_path, language, font_size), size=(width, 500)) as d:
            composer = d.window.composer
            if width == 744:  # with the list beside it
                d.window.toggle_list()
            await until(lambda: not composer.switch.name.isHidden(), lambda: composer.width())
            parts: tuple[QAbstractButton, ...] = (
                composer.own.button,
                composer.own.menu,
                composer.models,
                composer.channel,
                composer.send,
            )
            parts += (composer.mode.research, *composer.switch.buttons.values())
            await until(lambda: not cut(*parts), lambda: cut(*parts))
            assert composer.switch.name.width() >= composer.switch.name.sizeHint().width()
            assert composer.send.mapTo(composer, QPoint(0, 0)).x() + composer.send.width() < composer.width()
            d.window.settings_controller.change_appearance(font_size=15)  # it is the application's

    run(story())
