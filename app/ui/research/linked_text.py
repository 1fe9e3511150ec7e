"""A text with numbers in brackets as safe HTML without buttons, its numbers linked to `#source-n`. No Qt."""

import re
from collections.abc import Collection

from app.ui.transcript.markdown.renderer import Renderer

_TAG = re.compile(r"""(</?[a-zA-Z](?:[^<>"]|"[^"]*")*>)""")  # as the cleaner writes them: attributes in double quotes
_NUMBER = re.compile(r"\[(\d{1,9})\]")
_APART = ("a", "code", "pre", "math")  # in these a number in brackets is none of ours


def prose_html(text: str, numbers: Collection[int], formulas: bool = False) -> str:
    """`numbers`: numbers that have a source; others stay as they are. `formulas`: as MathML, else as written."""
    blocks = Renderer(bare=True, formulas=formulas).blocks(text)
    return _linked("".join(blocks), set(numbers))


def _linked(html: str, numbers: set[int]) -> str:
    out, apart = [], 0
    for piece in _TAG.split(html):
        if piece.startswith("<"):
            name = re.split(r"[\s>/]", piece.lstrip("</"), maxsplit=1)[0].lower()
            if name in _APART:
                apart = max(0, apart + (-1 if piece.startswith("</") else 1))
        elif not apart:
            piece = _NUMBER.sub(lambda match: _link(match, numbers), piece)
        out.append(piece)
    return "".join(out)


def _link(match: re.Match[str], numbers: set[int]) -> str:
    number = int(match[1])
    return f'<a href="#source-{number}">[{number}]</a>' if number in numbers else match[0]
