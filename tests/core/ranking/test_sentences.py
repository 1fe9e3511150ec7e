"""Where sentences end."""

import time
from itertools import pairwise

import pytest

from app.core.ranking.sentences import sentence_ends


def sentences(text: str) -> list[str]:
    borders = [0, *sentence_ends(text), len(text)]
    parts = [text[a:b].strip() for a, b in pairwise(borders)]
    return [part for part in parts if part]


@pytest.mark.parametrize(
    "parts",
    [
        ["One.", "Two!", "Three?", "Four…"],
        ["He said “go.”", "She went."],
        ["It costs $3.14 or 1,000.50 a day.", "Fine."],
        ["Dr. Smith met J. Doe, e.g. in the U.S. Senate.", "They spoke."],
        ["See Fig. 3 and p. 12.", "No.", "Really."],
        ["Brown v. Board of Education was decided.", "It is dated c. 1491."],
        ["Version 1.2.3 is out.", "Get it."],
        ["Is it? perhaps, he said.", "Yes."],
        ["wait... and see.", "Now."],
        ["天空是蓝的。", "草是绿的！", "“真的？”", "是。"],
        ["圆周率是3.14。", "对。"],
        ["End.", "[1] Next one.", "[2]"],
        ["1. A list's number ends nothing."],
        ["First paragraph without a stop", "Second"],
    ],
)
def test_sentences_are_told_apart(parts: list[str]) -> None:
    joiner = "" if "。" in parts[0] else "\n\n" if "paragraph" in parts[0] else " "
    assert sentences(joiner.join(parts)) == parts


def test_a_marker_right_behind_the_stop_begins_something_new() -> None:
    assert sentences("The end.[1] Next") == ["The end.", "[1] Next"]


def test_only_the_given_part_is_looked_at() -> None:
    assert sentence_ends("A b. C d. E f. ", 3, 9) == [4, 9]


def test_stops_without_end_take_no_time() -> None:
    begun = time.perf_counter()
    assert sentence_ends("." * 100_000 + "a") == []
    assert time.perf_counter() - begun < 15
