"""The numbers in a marker. (Which forms a marker has: see `test_markers`.)"""

import pytest

from app.core.citing.numbers import MARKER, all_numbers, is_numeric, numbers_of


@pytest.mark.parametrize(
    ("marker", "numbers"),
    [
        ("[1]", (1,)),
        ("[[2]]", (2,)),
        ("【1、3†L1】", (1, 3)),
        ("[3, 1, 3]", (3, 1)),
        ("[2–4]", (2, 3, 4)),
        ("[１２]", (12,)),
    ],
)
def test_all_numbers_of_a_marker_in_its_order(marker: str, numbers: tuple[int, ...]) -> None:
    assert MARKER.fullmatch(marker)
    assert all_numbers(marker) == numbers


def test_a_range_too_wide_or_backwards_names_nothing() -> None:
    assert all_numbers("[1-20]") == tuple(range(1, 21))
    assert all_numbers("[1-21]") == all_numbers("[4-2]") == ()


def test_only_known_numbers_are_of_a_marker() -> None:
    assert numbers_of("[1, 2, 3]", {3, 1}) == (1, 3)


@pytest.mark.parametrize("label", ["1", "^1, 2-3", " 1 "])
def test_labels_that_could_stand_in_a_marker(label: str) -> None:
    assert is_numeric(label)


@pytest.mark.parametrize("label", ["", "0", "r", "1 2"])
def test_labels_that_could_not(label: str) -> None:
    assert not is_numeric(label)
