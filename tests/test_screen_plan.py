"""The pictures of the window: few enough to look at each, and no pair of looks left out."""

import sys
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "packaging"))

from screen_plan import EVERY_SIZE, MOST, ONCE, SIZES, TWICE, in_languages, pictures

THEMES, LANGUAGES = ("light", "dark"), ("en", "zh-CN")


def test_there_are_few_enough_to_look_at_each() -> None:
    names = [picture.name for picture in pictures()]
    assert len(set(names)) == len(names) <= MOST


def test_what_is_shown_most_meets_every_size_theme_and_language() -> None:
    for view in EVERY_SIZE:
        rows = pictures(view)
        assert {row.size for row in rows} == set(SIZES)
        assert {(row.theme, row.language) for row in rows} == set(product(THEMES, LANGUAGES))


def test_a_picture_in_another_language_has_a_name_of_its_own() -> None:
    rows = in_languages(["en", "zh-CN", "zh-TW", "pt-BR"], "answer", "welcome")
    assert len({row.name for row in rows}) == len(rows) == 8
    assert {(row.language, row.samples) for row in rows} == {
        ("en", "en"), ("zh-CN", "zh-CN"), ("zh-TW", "zh-CN"), ("pt-BR", "en"),
    }  # fmt: skip


def test_no_pair_of_theme_language_and_size_is_left_out() -> None:
    rows = [row for view in EVERY_SIZE for row in pictures(view)]
    assert {(row.theme, row.size) for row in rows} == set(product(THEMES, SIZES))
    assert {(row.language, row.size) for row in rows} == set(product(LANGUAGES, SIZES))


def test_every_other_view_is_taken_too() -> None:
    assert all(pictures(view) for view in (*TWICE, *ONCE))
