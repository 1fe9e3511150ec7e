"""Text → its blocks, as markdown-it parses them: which lines are protected, and the prose, each with its place."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock, reference
from markdown_it.token import Token

from app.core.citing.markdown.grammar import compiled, lenient_grammar
from app.core.citing.markdown.prose import Prose, ProseKind, Reading
from app.core.citing.markdown.tex_rules import open_formula
from app.core.citing.numbers import is_numeric

_PIPE = re.compile(r"(?<!\\)\|")
_NUMBERED = re.compile(r"\[([^\[\]\\]{1,100})\]:[ \t]*+\n?[ \t>]*+(.{0,40})")
_ADDRESS = re.compile(r"<?(?:[a-z][a-z0-9+.-]*:|www\.|/|#)", re.IGNORECASE)


def read(text: str, labels: Mapping[str, Any]) -> Reading:
    """labels: of the text before this one, where it is the rest of a longer one."""
    reading = Reading([], [], dict(labels))
    env = {"reading": reading, "references": reading.labels}
    source = text.replace("\r\n", " \n").replace("\r", "\n") if "\r" in text else text
    state = StateBlock(source, _PARSER, env, [])
    _PARSER.block.tokenize(state, state.line, state.lineMax)
    undecided = [*state.bMarks, len(text)][open_formula(env, state.lineMax)]
    last_line = source.rfind("\n") + 1
    complete_until = next((start for start in _starts(state) if start < min(last_line, undecided + 1)), 0)
    return Reading(reading.protected, reading.prose, reading.labels, complete_until, undecided)


def _starts(state: StateBlock) -> Iterator[int]:
    """Where top-level blocks and items of top-level lists begin, the last one first."""
    for token in reversed(state.tokens):
        if token.map and token.level == (1 if token.type == "list_item_open" else 0):
            yield state.bMarks[token.map[0]]


def _parser() -> MarkdownIt:
    md = lenient_grammar()
    md.block.ruler.before("table", "recorder", _recorder)
    return compiled(md)


def _recorder(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """A rule before all others: lets them parse the next block, and records where it stands.

    Only now are the marks of the containers known, behind which each line begins.
    """
    if silent:
        return False
    before = len(state.tokens)
    for rule in state.md.block.ruler.getRules("")[1:]:
        if rule is reference and _is_marker(state, start):
            continue
        if rule(state, start, end, False):
            _record(state, start, state.tokens[before : before + 2])
            return True
    return False


def _is_marker(state: StateBlock, line: int) -> bool:
    """`[1]: yes` defines nothing here: behind the number of a source only an address makes a definition."""
    match = _NUMBERED.match(state.src, state.bMarks[line] + state.tShift[line])
    return match is not None and is_numeric(match[1]) and not _ADDRESS.match(match[2])


def _record(state: StateBlock, start: int, tokens: Sequence[Token]) -> None:
    reading: Reading = state.env["reading"]
    match tokens[0].type if tokens else "definition":
        case "definition" | "code_block" | "fence" | "math_block":
            last = _piece(state, state.line - 1)
            reading.protected.append((_piece(state, start)[0], last[0] + len(last[1])))
        case "paragraph_open":
            reading.prose.append(Prose(ProseKind.PARAGRAPH, _pieces(state, start, state.line)))
        case "heading_open" if tokens[0].markup[0] == "#":
            at, text = _piece(state, start)
            words = tokens[1].content
            reading.prose.append(Prose(ProseKind.HEADING, [(at + text.index(words, len(tokens[0].markup)), words)]))
        case "heading_open":
            reading.prose.append(Prose(ProseKind.HEADING, _pieces(state, start, state.line - 1)))
        case "table_open":
            for line in (start, *range(start + 2, state.line)):
                reading.prose.extend(_cells(*_piece(state, line)))


def _pieces(state: StateBlock, start: int, end: int) -> list[tuple[int, str]]:
    return [_piece(state, line) for line in range(start, end)]


def _piece(state: StateBlock, line: int) -> tuple[int, str]:
    """What a line says behind its containers' marks, with its end, and where that begins."""
    start = state.bMarks[line] + state.tShift[line]
    return start, state.src[start : state.eMarks[line] + 1]


def _cells(start: int, row: str) -> Iterator[Prose]:
    """The cells of a table's row that hold something; an escaped pipe is no border, one in code is (GFM)."""
    row = row.rstrip()
    begin = 0
    for border in [*(match.start() for match in _PIPE.finditer(row)), len(row)]:
        if row[begin:border].strip():
            yield Prose(ProseKind.CELL, [(start + begin, row[begin:border])])
        begin = border + 1


_PARSER = _parser()
