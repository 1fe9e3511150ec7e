"""A streaming answer, rendered as it grows: only what stands after the last closed top-level block is parsed again.

The measured pattern of a long stream: whole re-renders cost five times the processor and stall the window.
Link definitions that come later, loose lists and late citations are put right by the last, full rendering.
"""

import re
from collections.abc import Sequence
from typing import Any

from app.core.citing.markers import tokenised
from app.core.domain.citation import Citation
from app.ui.transcript.markdown.chips import OWN, TOKEN, Mark
from app.ui.transcript.markdown.renderer import Block, Renderer
from app.ui.transcript.rows import Rows, rows_of
from app.ui.wording.foreign.direction import TURNING

# ("b", block, html) sets a block, ("r", block, count, html) puts rows behind so many of a table or list,
# ("a", text) appends to the last text, ("cut", count) drops the rest
Op = tuple[Any, ...]

_SPECIAL = re.compile(
    "[*_`\\[\\]【】［］<>|#$~!\\\\&:\n\r=\t\x00\ue000-\ue002\u202d\u202e]|^\\s*[-+\\d]"
)  # may change the structure
_UNFINISHED = re.compile(r"(?:[\[【［]\^?[\d,，、;\s–-]*[\]】］]?)+$")  # perhaps markers that are not placed yet
_LONGEST_MARKER = 64
_NEWLINE = re.compile(r"\r\n?|\n")


class Live:
    """One answer; touched by the worker thread only. `ops` takes the whole text so far and gives what to change."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._text = ""
        self._cited = 0
        self._base = 0  # code points of the text that are closed for good
        self._index = 0  # blocks that are closed for good
        self._page_html: list[str | None] = []  # what the page has, by block; None where text was appended to it
        self._rows: tuple[int, Rows] | None = None  # those of the block that was sent last, as the page has them
        self._fence = ""  # the markup of an open fence
        self._plain = False  # the text ends in plain words: more of them can only be appended

    def ops(self, text: str, citations: Sequence[Citation], marks: Sequence[Mark], final: bool = False) -> list[Op]:
        """`text` only grows; `marks[i]` belongs to `citations[i]`. `final` makes the page equal a full rendering."""
        news = text[len(self._text) :]
        if final:
            self._text = text
            return self._patched(self._renderer.blocks(tokens_in(text, citations), marks))
        if len(citations) == self._cited and (self._only_appends(news) if news else True):
            self._text = text
            if news and self._page_html:
                self._page_html[-1] = None
                self._rows = self._rows and (self._rows[0], self._rows[1].with_open_end)
            return [("a", news)] if news else []
        self._text, self._cited = text, len(citations)
        return self._parsed(citations, marks)

    def _only_appends(self, news: str) -> bool:
        if self._fence:
            line = self._text[self._text.rfind("\n") + 1 :] + news
            own = OWN.search(news) or TURNING.search(news) or "\r" in news or "\t" in news or "\x00" in news
            return not own and self._fence not in line
        return self._plain and not _SPECIAL.search(news)

    def _parsed(self, citations: Sequence[Citation], marks: Sequence[Mark]) -> list[Op]:
        tail = self._text[self._base :]
        here = [
            i for i, c in enumerate(citations) if c.place and self._base <= c.place[0] <= c.place[1] <= len(self._text)
        ]
        moved = [citations[i].shifted(-self._base) for i in here]
        source = tokens_in(tail, moved)
        pending = _UNFINISHED.search(source, max(0, len(source) - _LONGEST_MARKER))
        source = source[: pending.start()] if pending else source
        blocks = self._renderer.parse(source)
        local = [marks[i] for i in here]
        html = [self._renderer.render(b, local, open_=b is blocks[-1]) for b in blocks]
        out = self._put(html)
        self._look_at_end(blocks, source, pending is not None)
        if len(blocks) > 1:
            cut = _line_start(source, blocks[-1].line)
            self._base += cut + sum(_shrunk(token, moved) for token in TOKEN.finditer(source, 0, cut))
            self._index += len(blocks) - 1
        return out

    def _put(self, rendered: list[str]) -> list[Op]:
        """The ops that bring the page's blocks from `_index` on to what was rendered."""
        out: list[Op] = []
        for place, html in enumerate(rendered, start=self._index):
            if place >= len(self._page_html):
                self._page_html.append(None)
                self._rows = None
            elif self._page_html[place] == html:
                continue
            self._page_html[place] = html
            out.append(self._changed(place, html))
        if len(self._page_html) > self._index + len(rendered):
            del self._page_html[self._index + len(rendered) :]
            out.append(("cut", len(self._page_html)))
        return out

    def _changed(self, place: int, html: str) -> Op:
        """What sets a block: of a table or list that grew, the rows that the page does not have."""
        before, rows = self._rows, rows_of(html)
        self._rows = (place, rows) if rows else None
        if rows and before and before[0] == place and (count := before[1].unchanged(rows)):
            return "r", place, count, "".join(rows.rows[count:])
        return "b", place, html

    def _patched(self, whole: list[str]) -> list[Op]:
        self._index = 0
        return self._put(whole)

    def _look_at_end(self, blocks: list[Block], source: str, pending: bool) -> None:
        self._fence, self._plain = "", False
        if not blocks or pending:
            return
        first = blocks[-1].first
        if first.type == "fence":
            closed = source.rstrip().endswith("\n" + first.markup)
            self._fence = "" if closed or not first.content.strip() else first.markup
            return
        inlines = [token for token in blocks[-1].tokens if token.type == "inline"]
        children = inlines[-1].children if inlines else None
        last = children[-1] if children else None
        if last and last.type == "text" and first.type not in ("table_open", "heading_open"):
            complete = bool(last.content) and source.endswith(last.content[-40:])
            self._plain = complete and not source[-1].isspace() and not _SPECIAL.search(last.content[-40:])


def tokens_in(text: str, citations: Sequence[Citation]) -> str:
    """The text with its markers as tokens; private characters that the model wrote itself are made harmless first."""
    return tokenised(OWN.sub("\ufffd", text), tuple(citations))


def _line_start(text: str, line: int) -> int:
    """Where a line begins, counted as the Markdown parser counts them."""
    if line == 0:
        return 0
    for number, end in enumerate(_NEWLINE.finditer(text), start=1):
        if number == line:
            return end.end()
    return len(text)


def _shrunk(token: re.Match[str], citations: Sequence[Citation]) -> int:
    """How much longer the marker was than the token that stands for it."""
    place = citations[int(token[1])].place
    return place[1] - place[0] - len(token[0]) if place else 0
