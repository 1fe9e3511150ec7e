"""Which way the text of a block runs. The browser finds that out for a paragraph; for what holds several it cannot."""

from unicodedata import bidirectional, category

from markdown_it.token import Token

_AUTO = {"heading_open", "th_open", "td_open", "summary_open"}
_OUTER = {"bullet_list_open", "ordered_list_open", "blockquote_open", "table_open", "details_open"}
_LISTS = {"bullet_list": 1, "ordered_list": 1}


def set_directions(tokens: list[Token]) -> None:
    """The first strong character decides for a list, quotation, table: where its marks stand. What stands in a list
    keeps the list's side, so that no text leaves its mark; the style sheet orders its characters by their own."""
    outer: list[tuple[Token, str]] = []  # those that are open, and the direction of each; empty: not known yet
    in_list = 0
    for token in tokens:
        in_list += token.nesting * _LISTS.get(token.type.rpartition("_")[0], 0)
        if token.type in _OUTER:
            outer.append((token, ""))
        elif token.nesting < 0 and outer and token.type == outer[-1][0].type.removesuffix("open") + "close":
            outer.pop()
        elif token.type in _AUTO or (token.type == "paragraph_open" and not in_list):
            token.attrSet("dir", "auto")
        elif token.type == "inline" and outer and not outer[-1][1] and (direction := _direction(token)):
            outer = _directed(outer, direction)


def _directed(outer: list[tuple[Token, str]], direction: str) -> list[tuple[Token, str]]:
    """Said where it is not the usual one, or not that of what is around."""
    out: list[tuple[Token, str]] = []
    for token, before in outer:
        if not before and direction != (out[-1][1] if out else "ltr"):
            token.attrSet("dir", direction)
        out.append((token, before or direction))
    return out


def _direction(inline: Token) -> str:
    for child in inline.children or ():
        for sign in child.content if child.type == "text" else "":
            strong = bidirectional(sign)
            if strong in ("R", "AL"):
                return "rtl"
            if strong == "L" and category(sign) != "Co":  # private ones are ours
                return "ltr"
    return ""
