"""Streaming: whatever the split into deltas, the page ends with what a full rendering gives."""

import re
from html import escape
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.citing.markers import MarkerStream, place_citations
from app.core.domain.citation import Citation
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.rows import rows_of
from app.ui.transcript.stream_renderer import Live, tokens_in
from tests.ui.transcript.samples import ANSWER, Parsed, cited, marks_for

RENDERER = Renderer()
KNOWN = range(1, 4)
_LAST_TEXT = re.compile(r"[^<>]*\S[^<>]*(?=(?:<[^>]*>|\s)*$)")


class Page:
    """Applies ops as the page's script does."""

    def __init__(self) -> None:
        self.blocks: list[str] = []

    def apply(self, ops: list[tuple]) -> None:
        for what, *rest in ops:
            if what == "b":
                place, html = rest
                assert place <= len(self.blocks)
                self.blocks[place : place + 1] = [html]
            elif what == "r":
                place, count, html = rest
                there = rows_of(self.blocks[place])
                self.blocks[place] = "".join((there.head, *there.rows[:count], html, there.tail))
            elif what == "a":
                self.blocks[-1] = self._with(self.blocks[-1], rest[0])
            else:
                del self.blocks[rest[0] :]

    def _with(self, html: str, text: str) -> str:
        end = _LAST_TEXT.search(html).end()
        return html[:end] + escape(text, quote=False) + html[end:]

    @property
    def text(self) -> str:
        return " ".join(Parsed("".join(self.blocks)).text.split())


def stream(text: str, cuts: list[int]) -> tuple[Page, Live, list[str]]:
    """The page after all deltas but without the end, and its text after each."""
    page, live, markers, provisional = Page(), Live(RENDERER), MarkerStream(KNOWN), []
    seen, edges = [], [0, *sorted(cuts), len(text)]
    for start, end in pairwise(edges):
        provisional += markers.feed(text[start:end])
        page.apply(live.ops(text[:end], tuple(provisional), marks_for(provisional)))
        seen.append(page.text)
    return page, live, seen


def finished(text: str, cuts: list[int]) -> list[str]:
    page, live, _ = stream(text, cuts)
    citations, marks = cited(text)
    page.apply(live.ops(text, citations, marks, final=True))
    return page.blocks


def whole(text: str) -> list[str]:
    citations, marks = cited(text)
    return RENDERER.blocks(tokens_in(text, citations), marks)


@settings(deadline=None, max_examples=60)
@given(st.lists(st.integers(0, len(ANSWER)), max_size=40))
def test_any_split_ends_like_a_full_rendering(cuts: list[int]) -> None:
    assert finished(ANSWER, cuts) == whole(ANSWER)


PIECES = [
    *("a", " word", "字", "\n", "\n\n", "- ", "1. ", "> ", "`", "```", "```py\n", "*", "**", "[1]", "[2][3]", "[", "]"),
    *("(http://x.y)", "[a]: http://z.z\n", "[a]", "|", "|-|-|\n", "# ", "$x$", "$", "\\(", "\\)", "\\[", "<b>"),
    *(
        "\u202e",
        "&#x202e;",
        "\u2066",
        "&amp;",
        "\t",
        "\r\n",
        "https://x.org/a",
        "\u2028",
        "\ue0000\ue001",
        "---",
        "~~",
        "    ",
    ),
]


@settings(deadline=None, max_examples=300)
@given(st.lists(st.sampled_from(PIECES), max_size=40), st.lists(st.integers(0, 120), max_size=30))
def test_any_text_ends_like_a_full_rendering(pieces: list[str], cuts: list[int]) -> None:
    text = "".join(pieces)
    assert finished(text, [min(cut, len(text)) for cut in cuts]) == whole(text)


@settings(deadline=None, max_examples=40)
@given(st.lists(st.integers(0, len(ANSWER)), max_size=40))
def test_the_page_shows_all_that_came_while_it_comes(cuts: list[int]) -> None:
    """Word for word, but for marks that may still be markers and blocks whose meaning the next line changes."""
    for end, shown in zip([*sorted(cuts), len(ANSWER)], stream(ANSWER, cuts)[2], strict=True):
        citations = tuple(c for c in place_citations(ANSWER, KNOWN) if c.place and c.place[1] <= end)
        full = Parsed("".join(RENDERER.blocks(tokens_in(ANSWER[:end], citations), marks_for(citations)))).text
        loose = re.compile(r"\s|\[[\d, ]*\]?|\]|【\d*】?")
        assert loose.sub("", full).startswith(loose.sub("", shown)[:-3])


def test_words_are_appended_without_parsing_the_block_again() -> None:
    _, live, _ = stream("Some words", [])
    assert live.ops("Some words and more", (), []) == [("a", " and more")]


def test_code_is_appended_while_its_fence_is_open() -> None:
    _, live, _ = stream("```py\nx = 1", [])
    assert live.ops("```py\nx = 1\ny = [2]", (), []) == [("a", "\ny = [2]")]


def test_half_a_marker_is_never_shown() -> None:
    page, live, _ = stream("It melts [1", [])
    assert page.text == "It melts"
    citation = Citation((1,), (9, 12), "[1]")
    page.apply(live.ops("It melts [1].", (citation,), marks_for([citation])))
    assert page.text == "It melts."
    assert 'data-r="0:1"' in page.blocks[0]


def test_of_a_table_that_grows_only_the_rows_that_changed_are_sent() -> None:
    table = "|a|b|\n|-|-|\n|1|2|\n|3|"
    page, live, _ = stream(table, [])
    ops = live.ops(table + "4|\n|5|", (), [])
    page.apply(ops)
    assert [op[:3] for op in ops] == [("r", 0, 1)]
    assert page.blocks == whole(table + "4|\n|5|")


def test_of_a_list_that_grows_only_the_items_that_changed_are_sent() -> None:
    items = "3. one\n4. two\n   - three"
    page, live, _ = stream(items, [])
    page.apply(live.ops(items + " and more", (), []))
    ops = live.ops(items + " and more\n5. four", (), [])
    page.apply(ops)
    assert [op[:3] for op in ops] == [("r", 0, 1)]
    assert page.blocks == whole(items + " and more\n5. four")


def test_closed_blocks_are_not_sent_again() -> None:
    _, live, _ = stream("one\n\ntwo\n\nthr", [])
    assert live.ops("one\n\ntwo\n\nthree *x*", (), [])[0][1] == 2


def test_the_end_sends_only_what_differs() -> None:
    text = "see [a]\n\nplain\n\n[a]: https://example.org\n"
    page, live, _ = stream(text, [16])
    ops = live.ops(text, (), [], final=True)
    page.apply(ops)
    assert [op[1] for op in ops] == [0]
    assert page.blocks == whole(text)
