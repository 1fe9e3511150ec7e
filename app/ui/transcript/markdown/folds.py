"""`<details>` in an answer: the one element of raw HTML that models use, made of Markdown's own blocks."""

import re

from markdown_it.rules_core import StateCore
from markdown_it.token import Token

_OPEN = re.compile(r"<details(?:\s+open(?:=\"[^\"]*\")?)?\s*>\s*", re.IGNORECASE)
_SUMMARY = re.compile(r"<summary>(.{0,1000}?)</summary>\s*", re.IGNORECASE | re.DOTALL)
_CLOSE = re.compile(r"\s*</details>\s*", re.IGNORECASE)
_STYLE = re.compile(r"</?(?:b|strong|i|em|code|span|h[1-6])>", re.IGNORECASE)
_DEEPEST = 8


def fold(state: StateCore) -> None:
    """Between block and inline rules: paragraphs of the top level that open or close one become its tokens.

    One that nothing closes reaches to the end, as in a browser.
    """
    if not any(token.type == "inline" and "<details" in token.content.lower() for token in state.tokens):
        return
    out: list[Token] = []
    depth, place = 0, 0
    while place < len(state.tokens):
        token = state.tokens[place]
        inline = state.tokens[place + 1] if token.type == "paragraph_open" and token.level == 0 else None
        if inline is None:
            out.append(token)
            place += 1
            continue
        tokens, depth = _paragraph(token, inline.content, depth)
        out += tokens or state.tokens[place : place + 3]
        place += 3
    state.tokens = out + [_closing() for _ in range(depth)]


def _paragraph(opening: Token, text: str, depth: int) -> tuple[list[Token], int]:
    """The tokens in place of a paragraph's, none where it is an ordinary one, and how many are open behind it."""
    out: list[Token] = []
    while True:
        begin = _OPEN.match(text)
        if begin and depth < _DEEPEST:
            text, depth = text[begin.end() :], depth + 1
            summary = _SUMMARY.match(text)
            text = text[summary.end() :] if summary else text
            out += _opening(opening, _STYLE.sub("", summary[1]).strip() if summary else "")
            continue
        end = _CLOSE.search(text) if depth else None
        if end is None:
            return (out + _words(opening, text) if out else out), depth
        out += [*_words(opening, text[: end.start()]), _closing()]
        text, depth = text[end.end() :], depth - 1


def _opening(opening: Token, summary: str) -> list[Token]:
    details = Token("details_open", "details", 1, map=opening.map, block=True)
    if not summary:
        return [details]  # the browser has a word of its own then
    inline = Token("inline", "", 0, content=summary, map=opening.map, children=[], block=True)
    return [
        details,
        Token("summary_open", "summary", 1, block=True),
        inline,
        Token("summary_close", "summary", -1, block=True),
    ]


def _closing() -> Token:
    return Token("details_close", "details", -1, block=True)


def _words(opening: Token, text: str) -> list[Token]:
    if not text.strip():
        return []
    inline = Token("inline", "", 0, content=text.strip("\n"), map=opening.map, children=[], block=True)
    begin = Token("paragraph_open", "p", 1, map=opening.map, block=True)
    return [begin, inline, Token("paragraph_close", "p", -1, block=True)]
