"""Figures are the same however a language writes them, and others are not."""

import sys
from typing import Any

import pytest

from app.core.after_answer.amounts import same_figures


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("It cost 1,234.50 dollars.", "Es kostete 1.234,50 Dollar."),
        ("It cost 12,345 dollars.", "Il a coûté 12 345 dollars."),
        ("1.5 million people", "150万人"),
        ("1.5 million people", "1,5 Millionen Menschen"),
        ("2.3 billion euros", "2300 millones de euros"),
        ("2.3 billion euros", "2,3 Milliarden Euro"),
        ("2.3 billion euros", "23億ユーロ"),
        ("3 million won", "300만 원"),
        ("On May 14, 2023 it rained.", "2023年5月14日下雨了。"),
        ("On 14.05.2023 it rained.", "Il a plu le 14 mai 2023."),
        ("two dogs and 7 cats", "zwei Hunde und sieben Katzen"),
        ("in the 19th century", "au XIXe siècle"),
        ("at 3:45 p.m.", "um 15:45 Uhr"),
        ("45% of them", "其中45％"),
        ("version 3.11.2", "Version 3.11.2"),
    ],
)
def test_the_same_figures_in_another_language_agree(source: str, translation: str) -> None:
    assert same_figures(source, translation)


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("It cost 1,234.50 dollars.", "Es kostete 1.235,50 Dollar."),
        ("1.5 million people", "15万人"),
        ("in 1969", "im Jahr 1968"),
        ("in 1969", "damals"),
        ("long ago", "im Jahr 1969"),
        ("7% of them", "8 % davon"),
        ("4.1 km", "4,2 km"),
    ],
)
def test_other_figures_do_not(source: str, translation: str) -> None:
    assert not same_figures(source, translation)


def calls_for(figures: int) -> int:
    """How many functions run where a text of so many figures is held against its translation."""
    count = 0

    def count_calls(_frame: object, event: str, _value: Any) -> None:
        nonlocal count
        count += event == "call"

    text = " ".join(str(1000 + 7 * number) for number in range(figures))
    sys.setprofile(count_calls)
    try:
        assert same_figures(text, f"{text} x")
    finally:
        sys.setprofile(None)
    return count


def test_a_paragraph_of_many_figures_costs_no_more_for_each_of_them() -> None:
    assert calls_for(800) < 6 * calls_for(200)
