"""Blocks and their places, and how much of a growing text is settled."""

import pytest
from hypothesis import example, given

from app.core.citing.markdown.prose import ProseKind
from app.core.citing.markdown.regions import read
from app.core.domain.citation import Span
from tests.core.citing.nasty import TEXTS


def blocks(text: str, shift: int = 0) -> tuple[list[tuple[int, str]], list[Span]]:
    reading = read(text)
    prose = [(block.start + shift, block.text) for block in reading.prose]
    return prose, [(start + shift, end + shift) for start, end in reading.protected]


@given(TEXTS)
@example("> - a\r\n>   b\r\n\r\n| c | d |\r\n|---|---|\r\n| e\\|f | g |")
def test_each_sign_of_prose_stands_where_the_block_says(text: str) -> None:
    for prose in read(text).prose:
        for start, end, offset in prose.pieces():
            words = prose.text[offset : offset + end - start]
            assert words == text[start:end].replace("\r\n", " \n").replace("\r", "\n")


@given(TEXTS, TEXTS)
@example("a\n***", "b*** [1]")
@example("- a\n- b [1]", "\n\n  c")
@example("$$\na\n\nb [1]\n\nc", "\n$$")
def test_text_to_come_changes_no_block_before_what_is_settled(text: str, more: str) -> None:
    if text.endswith("\r"):  # half a line's end, perhaps
        return
    settled = read(text).complete_until
    before, after = blocks(text[:settled]), blocks((text + more)[settled:], settled)
    assert blocks(text + more) == (before[0] + after[0], before[1] + after[1])


@pytest.mark.parametrize(
    ("text", "settled"),
    [
        ("a\n\nb", 0),
        ("a\n\nb\n", 3),
        ("a\n\nb\n\n", 3),
        ("- a\n- b\n  c", 4),
        ("> a\n>\n> b\n", 0),
        ("a\n\n```\nb\n\nc\n", 3),
        ("a\n\n$$\nb\n\nc\n", 3),
    ],
)
def test_all_but_the_last_block_or_item_is_settled(text: str, settled: int) -> None:
    assert read(text).complete_until == settled


@pytest.mark.parametrize(
    ("text", "undecided"),
    [
        ("a\n\n$$\nb\n", "$$\nb\n"),
        ("a\n\n\\[\nb\n", "\\[\nb\n"),
        ("a\n\n$$\nb\n$$\n", ""),
        ("\\[\n" + "b\n" * 50, ""),
        ("> $$\n\nb", ""),
    ],
)
def test_a_formula_without_an_end_holds_up_what_may_belong_to_it(text: str, undecided: str) -> None:
    assert text[read(text).undecided :] == undecided


def test_kinds_of_prose() -> None:
    reading = read("# a #\n\nb\n===\n\n- c\n\n| d | |\n|---|---|\n| e | f |\n")
    assert [(block.kind, block.text.strip()) for block in reading.prose] == [
        (ProseKind.HEADING, "a"),
        (ProseKind.HEADING, "b"),
        (ProseKind.PARAGRAPH, "c"),
        (ProseKind.CELL, "d"),
        (ProseKind.CELL, "e"),
        (ProseKind.CELL, "f"),
    ]


def test_labels_of_the_text_before_are_known() -> None:
    first = read("[r]: http://x.y\n")
    assert read("[s]: http://x.z\n", first.labels).labels.keys() == {"R", "S"}
    assert first.labels.keys() == {"R"}
