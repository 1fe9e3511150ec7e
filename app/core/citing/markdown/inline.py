"""One block of prose → the spans in it that are code, links, images, maths or raw HTML, as markdown-it parses them."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.parser_inline import RuleFuncInlineType
from markdown_it.rules_inline import StateInline, autolink, backtick, escape, html_inline, image, link

from app.core.citing.markdown.grammar import compiled, lenient_grammar
from app.core.citing.markdown.spans import gaps, merged
from app.core.citing.markdown.tex_rules import bracket_maths, dollar_maths
from app.core.citing.numbers import is_numeric
from app.core.domain.citation import Span

_ADDRESS = r"(?:https?://|ftp://|www\.)"
_BEGINS = rf"[`<$\\]|(?<![A-Za-z0-9]){_ADDRESS}"
_SIGN_BUT_LINKS = re.compile(_BEGINS, re.IGNORECASE)
_SIGN = re.compile(rf"[\[!]|{_BEGINS}", re.IGNORECASE)
_NO_TEXT = re.compile(rf"[\[!\]]|{_BEGINS}", re.IGNORECASE)
_BARE_SIGN = r"[^\s\x00-\x1f$<>\"`{}|\\^()\[\]，。；：！？、（）《》【】“”「」\ue000\ue001]"
_BARE = re.compile(rf"{_ADDRESS}(?:{_BARE_SIGN}|\({_BARE_SIGN}*+\)|\[\w{{0,40}}\]=)++", re.IGNORECASE)
_BARE_START = re.compile(_ADDRESS, re.IGNORECASE)
_BARE_TAIL = ".,;:!?'*_~"
_LABEL = re.compile(r"!?\[([^\[\]\\]{1,300})\]")
_RAW_ELEMENT = re.compile(r"<(code|pre|script|style|textarea|kbd|samp|math|svg)\b", re.IGNORECASE)
_MAY_BE_MATHS = re.compile(r"(?<![0-9])\$(?:\$|(?![\s0-9])|\Z)")


@dataclass
class _Record:
    """What is found in one text. `ends` maps where a span begins to where it ends; some lie within labels of links.

    hanging: where the first mark stands that lacks its other half and may still get it from text to come, or -1.
    """

    ends: dict[int, int] = field(default_factory=dict)
    hanging: int = -1
    last: dict[str, int] = field(default_factory=dict)  # where a closing mark stands for the last time
    closing_tags: dict[str, list[int]] = field(default_factory=dict)

    def hang(self, position: int) -> None:
        self.hanging = position if self.hanging < 0 else min(position, self.hanging)


def scan(text: str, labels: Mapping[str, Any]) -> tuple[list[Span], int]:
    """The protected spans in order, none within another, and where the first mark hangs (`_Record.hanging`).

    labels: those that are defined anywhere in the whole text, as keys.
    """
    record = _Record()
    state = StateInline(text, _PARSER, {"references": labels, "record": record}, [])
    spans: list[Span] = []
    sign = _SIGN if "](" in text or (labels and "]" in text) else _SIGN_BUT_LINKS
    while match := sign.search(text, state.pos):
        start = state.pos = match.start()
        _PARSER.inline.skipToken(state)
        if start in record.ends:
            spans.append((start, state.pos))
    return merged([*spans, *_html(state, spans)]), record.hanging


def _parser() -> MarkdownIt:
    md = lenient_grammar()
    md.options["html"] = True
    md.inline.ruler.push("recorder", _recorder)
    md.inline.ruler.enableOnly(["text", "recorder"])
    md.inline.terminator_re = _NO_TEXT
    return compiled(md)


def _recorder(state: StateInline, silent: bool) -> bool:
    """The rule for all signs: asks those of markdown-it that the sign may begin, and records what is protected."""
    start, record = state.pos, state.env["record"]
    for rule in _RULES.get(state.src[start], (_bare_address,)):
        if rule(state, True):
            if rule is not escape and not _is_bare_run(state, start):
                record.ends[start] = state.pos
            return True
    return False


def _is_bare_run(state: StateInline, start: int) -> bool:
    """True for backticks that begin no code: markdown-it passes them as text."""
    bare = state.src[start] == "`" and not state.src[start : state.pos].strip("`")
    if bare:
        state.env["record"].hang(start)
    return bare


def _link(state: StateInline, silent: bool) -> bool:
    """A link or image; a number in brackets is none for a definition's sake."""
    start, rule = state.pos, image if state.src[state.pos] == "!" else link
    if _last(state, "]" if state.env["references"] else "](") <= start or not rule(state, silent):
        return False
    label = _LABEL.match(state.src, start)
    if label and is_numeric(label[1]):
        target = state.src[label.end() : state.pos]
        if not target.startswith("(") and (len(target) < 3 or is_numeric(target[1:-1])):
            state.pos = start
            return False
    return True


def _maths(state: StateInline, silent: bool) -> bool:
    start = state.pos
    dollars = state.src[start] == "$"
    if (dollar_maths if dollars else bracket_maths)(state, silent):
        return True
    if dollars:
        closing = "$$" if state.src.startswith("$$", start) else "$"
        may_be = _MAY_BE_MATHS.match(state.src, start) is not None
    else:
        closing = {"(": "\\)", "[": "\\]"}.get(state.src[start + 1 : start + 2], "")
        may_be = closing != ""
    if may_be and _last(state, closing) < start + len(closing):
        state.env["record"].hang(start)
    return False


def _html(state: StateInline, spans: list[Span]) -> Iterator[Span]:
    """Tags, comments, and whole elements in which text is no prose.

    Looked for last, where the renderer has text: it shows them as they are, and knows nothing else by them.
    """
    position = 0
    for start, end in gaps(spans, len(state.src)) if "<" in state.src else ():
        position = max(position, start)
        while (begin := state.src.find("<", position, end)) >= 0:
            state.pos = begin
            if not _is_escaped(state.src, begin) and html_inline(state, True):
                _pass_element(state, begin)
                yield begin, state.pos
            position = max(state.pos, begin + 1)


def _is_escaped(text: str, position: int) -> bool:
    """True behind an odd number of backslashes. Few are looked at: more in a row are nobody's escape."""
    before = text[max(position - 20, 0) : position]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 1


def _pass_element(state: StateInline, start: int) -> None:
    raw = _RAW_ELEMENT.match(state.src, start)
    if raw and state.src[state.pos - 2] != "/":
        ends = _closing_tags(state, raw[1].lower())
        index = bisect_right(ends, state.pos)
        state.pos = ends[index] if index < len(ends) else state.pos


def _closing_tags(state: StateInline, name: str) -> list[int]:
    """Where they end."""
    tags: dict[str, list[int]] = state.env["record"].closing_tags
    if name not in tags:
        tags[name] = [tag.end() for tag in re.finditer(f"</{name}>", state.src, re.IGNORECASE)]
    return tags[name]


def _bare_address(state: StateInline, silent: bool) -> bool:
    start = _BARE_START.match(state.src, state.pos)
    match = _BARE.match(state.src, state.pos)
    if not start or not match:
        return False
    end = start.end() + len(state.src[start.end() : match.end()].rstrip(_BARE_TAIL))
    if end == start.end():
        return False
    state.pos = end
    return True


def _last(state: StateInline, mark: str) -> int:
    last: dict[str, int] = state.env["record"].last
    if mark not in last:
        last[mark] = state.src.rfind(mark)
    return last[mark]


_RULES: dict[str, tuple[RuleFuncInlineType, ...]] = {
    "`": (backtick,),
    "[": (_link,),
    "!": (_link,),
    "<": (autolink,),
    "$": (_maths,),
    "\\": (_maths, escape),
    "]": (),
}
_PARSER = _parser()
