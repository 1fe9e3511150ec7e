"""The code blocks and tables of an answer as they were written, counted as the page counts them."""

from collections.abc import Iterable
from dataclasses import dataclass

from markdown_it.token import Token

from app.core.domain.turn.turn import Turn
from app.ui.transcript.markdown.chips import OWN, TOKEN
from app.ui.transcript.markdown.code import language_of
from app.ui.transcript.markdown.renderer import tokens_of
from app.ui.transcript.stream_renderer import tokens_in
from app.ui.wording.foreign.direction import unturned, visible

_BREAKS = ("softbreak", "hardbreak")
_WORDS = ("text", "code_inline", "math_inline", "math_inline_double", "image")


@dataclass(frozen=True)
class CodeBlock:
    language: str
    text: str
    info: str = ""  # all that stands behind the fence


@dataclass(frozen=True)
class Cell:
    """Without citations; `markdown` as the model wrote it, `plain` as it reads."""

    markdown: str
    plain: str


@dataclass(frozen=True)
class Table:
    rows: tuple[tuple[Cell, ...], ...]  # the first one is the head
    alignments: tuple[str, ...] = ()  # of the columns: left, center, right or empty


def code_block(turn: Turn, place: int) -> CodeBlock | None:
    """One of the answer's blocks, from 0; None where there are not so many."""
    fences = [token for token in _tokens(turn) if token.type in ("fence", "code_block")]
    if not 0 <= place < len(fences):
        return None
    written = TOKEN.sub(lambda token: _marker(turn, int(token[1])), fences[place].content)
    return CodeBlock(language_of(fences[place].info), visible(OWN.sub("", written)), fences[place].info[:500])


def table(turn: Turn, place: int) -> Table | None:
    """The same for tables."""
    tokens = _tokens(turn)
    starts = [number for number, token in enumerate(tokens) if token.type == "table_open"]
    if not 0 <= place < len(starts):
        return None
    rows: list[list[Cell]] = []
    alignments: list[str] = []
    for before, token in zip(tokens[starts[place] :], tokens[starts[place] + 1 :], strict=False):
        if token.type == "table_close":
            break
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline" and rows:
            if len(rows) == 1:
                alignments.append(str(before.attrGet("class") or ""))
            rows[-1].append(Cell(_readable(token.content), _readable(_plain(token.children or ()))))
    return Table(tuple(map(tuple, rows)), tuple(alignments))


def _tokens(turn: Turn) -> list[Token]:
    return tokens_of(tokens_in(turn.text, turn.citations))


def _marker(turn: Turn, index: int) -> str:
    return turn.citations[index].marker if index < len(turn.citations) else ""


def _readable(text: str) -> str:
    return unturned(OWN.sub("", TOKEN.sub("", text))).strip()


def _plain(children: Iterable[Token]) -> str:
    return "".join(_words(child) for child in children)


def _words(child: Token) -> str:
    if child.type in _BREAKS:
        return " "
    return child.content if child.type in _WORDS else ""
