"""Thinking is told from the answer, and characters stay whole, wherever a delta ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.protocol.visible_text import Characters, ThinkSplitter, well_formed


def split(*pieces: str) -> tuple[str, str]:
    splitter = ThinkSplitter()
    out = [part for piece in pieces for part in splitter.feed(piece)] + splitter.close()
    return "".join(t for thinking, t in out if thinking), "".join(t for thinking, t in out if not thinking)


@pytest.mark.parametrize(
    ("text", "thought", "answer"),
    [
        ("<think>a</think>b", "a", "b"),
        ("\n <think>a</think>\n\nb", "a", "\n\nb"),
        ("<thinking>a</thinking>b", "a", "b"),
        ("<think>a</think>\n<think>b</think>c", "ab", "c"),
        ("<think></think>b", "", "b"),
        ("<think>a < b </thin k></think>c", "a < b </thin k>", "c"),
        ("<think>never closed", "never closed", ""),
        ("<think>cut </thi", "cut </thi", ""),
        ("<thi", "", "<thi"),
        ("The tag <think> is text </think>", "", "The tag <think> is text </think>"),
        ("<b>bold</b>", "", "<b>bold</b>"),
        ("  ", "", "  "),
        ("", "", ""),
    ],
)
def test_thinking_and_answer_are_apart_however_they_are_cut(text: str, thought: str, answer: str) -> None:
    assert split(text) == (thought, answer)
    assert split(*text) == (thought, answer)


@given(st.lists(st.sampled_from(["<think>", "</think>", "<", "th", "ink>", "</", " ", "a", "\n"]), max_size=12))
def test_cuts_do_not_change_what_is_thinking(pieces: list[str]) -> None:
    assert split(*pieces) == split("".join(pieces)) == split(*"".join(pieces))


def test_an_answer_is_not_held_back() -> None:
    splitter = ThinkSplitter()
    assert splitter.feed("He") == [(False, "He")]
    assert splitter.feed("<") == [(False, "<")]


def test_two_halves_of_a_character_are_joined() -> None:
    characters = Characters()
    assert characters.feed("a\ud83d") + characters.feed("\ude00b") + characters.close() == "a😀b"


def test_lone_halves_and_nul_do_not_pass() -> None:
    assert well_formed("a\0b\udc00c") == "ab\ufffdc"
    characters = Characters()
    assert characters.feed("a\ud83d") + characters.feed("b") + characters.feed("\ud83d") + characters.close() == (
        "a\ufffdb\ufffd"
    )


@given(st.lists(st.text(st.characters(codec=None, exclude_categories=[]), max_size=4), max_size=6))
def test_text_can_always_be_encoded(pieces: list[str]) -> None:
    characters = Characters()
    joined = "".join([characters.feed(piece) for piece in pieces] + [characters.close()])
    assert joined.encode().decode() == joined == well_formed("".join(pieces))
