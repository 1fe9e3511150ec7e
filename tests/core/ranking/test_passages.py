"""Pages cut into passages."""

import re
import time
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.core.ranking.budget import estimate_tokens
from app.core.ranking.passages import Slice, split

PROSE = "The harbour was built in 1884 by 1,250 workers. It cost 3.14 million pounds. " * 4
CHINESE = "港口建于一八八四年，共有一千二百五十名工人。造价为3.14万英镑。" * 4


def texts(text: str, size: int = 180) -> list[str]:
    return [text[part.start : part.end] for part in split(text, size)]


def test_a_short_page_is_one_passage() -> None:
    assert split("One line. Another.\n\nMore.\n") == [Slice(0, 25)]


@pytest.mark.parametrize("blank", ["", "\n", " \n\t\n", "# Only a heading\n"])
def test_nothing_to_read_gives_no_passage(blank: str) -> None:
    assert split(blank) == []


@pytest.mark.parametrize("paragraph", [PROSE, CHINESE])
def test_passages_end_where_paragraphs_end(paragraph: str) -> None:
    paragraph = paragraph.strip()
    assert texts("\n\n".join([paragraph] * 8), size=120) == [paragraph] * 8


@pytest.mark.parametrize(("paragraph", "stops"), [(PROSE, "."), (CHINESE, "。")])
def test_a_long_paragraph_is_cut_between_sentences(paragraph: str, stops: str) -> None:
    passages = texts(paragraph * 10)
    assert len(passages) > 2
    assert all(passage.endswith(stops) for passage in passages)
    assert all(80 <= estimate_tokens(passage) <= 250 for passage in passages[:-1])


def test_headings_are_carried_along_as_a_path() -> None:
    text = "# Guide\n\nHello.\n\n## Install ##\n\nRun it.\n\n### Linux\n\nApt.\n\n## Use\n\nClick.\n"
    assert [(part.heading, text[part.start : part.end]) for part in split(text)] == [
        ("Guide", "Hello."),
        ("Guide › Install", "Run it."),
        ("Guide › Install › Linux", "Apt."),
        ("Guide › Use", "Click."),
    ]


def test_a_heading_with_a_long_gap_takes_no_time() -> None:
    begun = time.perf_counter()
    assert split("# a" + " " * 60_000 + "b #\r\nText.\n")[0].heading == "a b"
    assert time.perf_counter() - begun < 15


def test_no_heading_begins_within_code() -> None:
    text = "```sh\n# not a heading\nls\n```\nafter"
    assert split(text) == [Slice(0, len(text))]


def test_list_items_and_table_rows_are_not_cut() -> None:
    items = [f"- item {number}. It has two sentences about number {number}." for number in range(60)]
    rows = [f"| row {number} | about 3.5 % of it. And more. | {'x' * 20} |" for number in range(60)]
    found = texts("\n".join([*items, "", *rows]))
    lines = [line for passage in found for line in passage.split("\n") if line]
    assert lines[:60] == items
    assert lines[60:] == rows


def test_lines_of_code_are_not_cut() -> None:
    lines = [f"value_{number} = compute(first, second. third)  # done. Next {number}" for number in range(60)]
    found = texts("```python\n" + "\n".join(lines) + "\n```")
    assert [line for passage in found for line in passage.split("\n") if "value" in line] == lines


def test_a_giant_sentence_is_cut_at_a_space() -> None:
    words = [f"word{number}" for number in range(3000)]
    assert [word for passage in texts(" ".join(words)) for word in passage.split()] == words


def test_a_giant_word_is_cut_all_the_same() -> None:
    passages = texts("x" * 10_000)
    assert "".join(passages) == "x" * 10_000
    assert all(estimate_tokens(passage) <= 250 for passage in passages)


def test_a_joined_emoji_is_not_torn() -> None:
    family = "👩\u200d👩\u200d👧"
    assert all(len(passage) % len(family) == 0 for passage in texts(family * 500))


FRAGMENTS = st.sampled_from(
    ["The cat sat. ", "3.14", "1,000", " ", "\n", "\n\n", "# Title\n", "- item ", "| a | b |\n", "```\n", "code(x)\n",
     "天空是蓝的。", "，", "。", "x" * 300, "数" * 300, "9" * 30, "🙂", "e\u0301", "\r\n", "\t", "Dr. No", "> a"]
)  # fmt: skip
TEXTS = st.lists(FRAGMENTS | st.text(max_size=20), max_size=60).map("".join)


@given(TEXTS, st.integers(20, 200))
def test_everything_but_headings_and_blanks_is_in_one_passage(text: str, size: int) -> None:
    slices = split(text, size)
    assert all(part.start < part.end <= len(text) for part in slices)
    assert all(a.end <= b.start for a, b in pairwise(slices))
    borders = [0, *(place for part in slices for place in (part.start, part.end)), len(text)]
    for start, end in zip(borders[::2], borders[1::2], strict=True):
        outside = re.sub(r"(?m)^ {0,3}#{1,6}[ \t]+[^\n]*$", "", text[start:end])
        assert not outside.strip()


@given(TEXTS, st.integers(20, 200))
def test_no_passage_is_heavier_than_allowed(text: str, size: int) -> None:
    assert all(estimate_tokens(passage) <= size * 1.35 + 2 for passage in texts(text, size))


@given(TEXTS)
@example("00:À\n999999999999999999999999999999The cat sat. a```\n1,000")  # the comma ends what fits
def test_no_cut_falls_inside_a_number(text: str) -> None:
    borders = {border for part in split(text, 40) for border in (part.start, part.end)}
    for number in re.finditer(r"\d[\d.,]*\d", text):
        if len(number.group()) <= 40:  # a longer one may be longer than a passage
            assert borders.isdisjoint(range(number.start() + 1, number.end()))


@given(st.text("😀👍\U0002a6d6", max_size=400))
def test_no_pair_of_surrogates_is_torn(text: str) -> None:
    halves = "".join(map(_halves, text))
    for part in split(halves, 40):
        halves[part.start : part.end].encode("utf-16", "surrogatepass").decode("utf-16")


def _halves(character: str) -> str:
    code = ord(character) - 0x10000
    return chr(0xD800 + (code >> 10)) + chr(0xDC00 + (code & 0x3FF))


@given(st.lists(st.text("abc (),.=1'#。", max_size=60), max_size=40), st.integers(60, 200))
def test_no_line_of_code_is_cut_that_fits_into_a_passage(lines: list[str], size: int) -> None:
    text = "Before.\n\n```\n" + "\n".join(lines) + "\n```\n\nBehind."
    borders = {border for part in split(text, size) for border in (part.start, part.end)}
    start = text.index("```") + 4
    for line in lines:
        inner = range(start + len(line) - len(line.lstrip()) + 1, start + len(line.rstrip()))
        assert borders.isdisjoint(inner)
        start += len(line) + 1


@given(st.lists(FRAGMENTS, min_size=30, max_size=120).map("".join))
def test_a_passage_has_its_words_at_its_place(text: str) -> None:
    for part in split(text):
        passage = text[part.start : part.end]
        assert passage == passage.strip()
        assert passage


def test_most_passages_of_a_page_are_of_the_wished_size() -> None:
    page = "\n\n".join(
        f"# Part {n}\n\n{PROSE}\n\n" + "\n".join(f"- item {i} of it" for i in range(40)) for n in range(9)
    )
    sizes = [estimate_tokens(passage) for passage in texts(page)]
    assert all(size <= 250 for size in sizes)
    assert sum(size >= 80 for size in sizes) > 0.9 * len(sizes)
