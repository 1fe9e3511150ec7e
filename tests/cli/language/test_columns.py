"""Columns of a terminal: wide signs take two of them, and lines break where they may."""

import pytest

from app.cli.language.columns import cut, padded, width, wrapped


@pytest.mark.parametrize(
    ("text", "columns"), [("abc", 3), ("对话", 4), ("é", 1), ("e\u0301", 1), ("대화", 4), ("ｱ", 1)]
)
def test_a_text_is_as_wide_as_its_letters_are(text: str, columns: int) -> None:
    assert width(text) == columns


def test_what_is_padded_or_cut_has_its_columns() -> None:
    assert (padded("对话", 6), padded("abc", 6)) == ("对话  ", "abc   ")
    assert (cut("对话列表", 5), cut("abc", 5), cut("对话", 4)) == ("对话", "abc", "对话")


def test_words_stay_whole_and_wide_signs_may_be_parted() -> None:
    assert wrapped("one two three", 8) == ["one two", "three"]
    assert wrapped("把文件加入知识库", 6) == ["把文件", "加入知", "识库"]
    assert wrapped("문서를 찾지 못했습니다", 11) == ["문서를 찾지", "못했습니다"]


def test_no_line_begins_with_a_closing_sign_nor_ends_with_an_opening_one() -> None:
    for columns in range(12, 40):
        for line in wrapped("默认：按设置（见“设置 → 数据”），否则为 md。", columns):
            assert line[0] not in "：），”。"
            assert line[-1] not in "（“"


@pytest.mark.parametrize("columns", [1, 2, 3, 10])
def test_a_word_that_is_too_long_is_cut_and_nothing_is_lost(columns: int) -> None:
    text = "https://example.org/a/very/long/path 很长的路径"
    lines = wrapped(text, columns)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(width(line) <= max(columns, 2) for line in lines)


def test_nothing_has_no_lines() -> None:
    assert wrapped("", 10) == []
