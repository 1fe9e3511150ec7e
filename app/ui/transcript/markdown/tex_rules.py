"""Markdown rules for TeX in `\\( … \\)` and `\\[ … \\]`, which plain Markdown would take for escaped brackets."""

from markdown_it import MarkdownIt
from markdown_it.ruler import RuleOptionsType
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline

_LONGEST = 4000  # characters between the delimiters; also keeps hostile text linear
_MOST_LINES = 40


def bracket_maths(md: MarkdownIt) -> None:
    """A plugin: makes `math_inline`, `math_inline_double` (display inside a paragraph) and `math_block` tokens."""
    md.inline.ruler.before("escape", "bracket_maths", _inline)
    interrupts: RuleOptionsType = {"alt": ["paragraph", "reference", "blockquote", "list"]}
    md.block.ruler.before("fence", "bracket_maths", _block, interrupts)


def _inline(state: StateInline, silent: bool) -> bool:
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


def _block(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """`\\[` opens a line and `\\]` closes one, with at most `_MOST_LINES` lines between them."""
    if state.is_code_block(start) or not state.src.startswith("\\[", state.bMarks[start] + state.tShift[start]):
        return False
    first = state.bMarks[start] + state.tShift[start] + 2
    for line in range(start, min(end, start + _MOST_LINES)):
        if state.sCount[line] < state.blkIndent or state.eMarks[line] - first > _LONGEST:
            return False
        if state.src[max(first, state.bMarks[line]) : state.eMarks[line]].rstrip().endswith("\\]"):
            return silent or _pushed(state, start, line)
    return False


def _pushed(state: StateBlock, start: int, line: int) -> bool:
    token = state.push("math_block", "math", 0)
    token.block = True
    source = state.getLines(start, line + 1, state.blkIndent, False).strip()
    token.content = source.removeprefix("\\[").removesuffix("\\]").strip()
    token.map = [start, line + 1]
    state.line = line + 1
    return True
