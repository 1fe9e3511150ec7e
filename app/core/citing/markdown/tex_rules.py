"""Markdown rules for TeX: between dollars, and in `\\( … \\)` and `\\[ … \\]`, which are else escaped brackets."""

from collections.abc import MutableMapping
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.parser_block import RuleFuncBlockType
from markdown_it.parser_inline import RuleFuncInlineType
from markdown_it.ruler import RuleOptionsType
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from mdit_py_plugins.dollarmath.index import math_block_dollar, math_inline_dollar

_LONGEST = 4000  # characters between brackets; also keeps hostile text linear
_MOST_LINES = 40
_UNCLOSED = "unclosed formulas"  # in the parser's environment

# Pandoc's rules for a single dollar: `$5 and $10` is money.
dollar_maths: RuleFuncInlineType = math_inline_dollar(allow_space=False, allow_digits=False, allow_double=True)
_searched_dollar_block: RuleFuncBlockType = math_block_dollar(allow_labels=False, allow_blank_lines=True)


def tex(md: MarkdownIt) -> None:
    """A plugin: makes `math_inline`, `math_inline_double` (display inside a paragraph) and `math_block` tokens."""
    md.inline.ruler.before("escape", "math_inline", dollar_maths)
    md.block.ruler.before("fence", "math_block", _dollar_block)
    md.inline.ruler.before("escape", "bracket_maths", bracket_maths)
    interrupts: RuleOptionsType = {"alt": ["paragraph", "reference", "blockquote", "list"]}
    md.block.ruler.before("fence", "bracket_maths", _bracket_block, interrupts)


def open_formula(env: MutableMapping[str, Any], lines: int) -> int:
    """The line of the first block formula that lacks its end and may still get it from text to come, or `lines`."""
    return min((first for first, end in env.get(_UNCLOSED, {}).values() if end == lines), default=lines)


def bracket_maths(state: StateInline, silent: bool) -> bool:
    opening = state.src[state.pos : state.pos + 2]
    closing = {"\\(": "\\)", "\\[": "\\]"}.get(opening)
    if closing is None:
        return False
    end = state.src.find(closing, state.pos + 2, state.pos + _LONGEST)
    if end < 0 or not state.src[state.pos + 2 : end].strip():
        return False
    if not silent:
        kind = "math_inline" if opening == "\\(" else "math_inline_double"
        state.push(kind, "math", 0).content = state.src[state.pos + 2 : end]
    state.pos = end + 2
    return True


def _dollar_block(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """`$$` opens a line and closes one."""
    line = _line(state, start)
    if state.is_code_block(start) or not line.startswith("$$") or _is_hopeless(state, "$$", start, end):
        return False
    if _searched_dollar_block(state, start, end, silent):
        return True
    if "$$" not in line[2:]:
        _give_up(state, "$$", start, end)
    return False


def _bracket_block(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """`\\[` opens a line and `\\]` closes one, with at most `_MOST_LINES` lines between them."""
    if state.is_code_block(start) or not _line(state, start).startswith("\\["):
        return False
    if _is_hopeless(state, "\\[", start, end):
        return False
    first = state.bMarks[start] + state.tShift[start] + 2
    for line in range(start, min(end, start + _MOST_LINES)):
        if state.sCount[line] < state.blkIndent or state.eMarks[line] - first > _LONGEST:
            return False
        if state.src[max(first, state.bMarks[line]) : state.eMarks[line]].rstrip().endswith("\\]"):
            return silent or _pushed(state, start, line)
    if end <= start + _MOST_LINES:
        _give_up(state, "\\[", start, end)
    return False


def _line(state: StateBlock, line: int) -> str:
    return state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]]


def _is_hopeless(state: StateBlock, opening: str, start: int, end: int) -> bool:
    """True where an earlier formula looked for its end in these lines, in vain: no line is searched twice."""
    first, last = state.env.get(_UNCLOSED, {}).get(opening, (start, -1))
    return bool(first < start and end <= last)


def _give_up(state: StateBlock, opening: str, start: int, end: int) -> None:
    state.env.setdefault(_UNCLOSED, {})[opening] = start, end


def _pushed(state: StateBlock, start: int, line: int) -> bool:
    token = state.push("math_block", "math", 0)
    token.block = True
    source = state.getLines(start, line + 1, state.blkIndent, False).strip()
    token.content = source.removeprefix("\\[").removesuffix("\\]").strip()
    token.map = [start, line + 1]
    state.line = line + 1
    return True
