r"""Chemistry in TeX: the part of mhchem's `\ce{…}` that answers use, written out in plain TeX for the converter."""

import re

_LONGEST = 400  # characters of one \ce{…}
_BEGIN = re.compile(r"\\ce\s*\{")
_ARROWS = {
    "->": r"\rightarrow", "<-": r"\leftarrow", "<->": r"\leftrightarrow", "<=>": r"\rightleftharpoons",
    "<=>>": r"\rightleftharpoons", "<<=>": r"\rightleftharpoons", "→": r"\rightarrow", "⇌": r"\rightleftharpoons",
}  # fmt: skip
_MARKS = {"+": "+", "^": r"\uparrow", "(^)": r"\uparrow", "v": r"\downarrow", "(v)": r"\downarrow"}
_BONDS = {"-": "-", "=": "=", "#": r"\equiv"}
_ARROW = re.compile(r"(<=>>|<<=>|<=>|<->|->|<-|→|⇌)(?:\[([^\[\]]*)\])?(?:\[([^\[\]]*)\])?")
_CHUNK = re.compile(rf"\s+|({_ARROW.pattern})|((?:(?!{_ARROW.pattern})\S)+)")
_PIECE = re.compile(
    r"""
      \((?P<state>aq|s|l|g|cr|am)\)
    | \^(?:\{(?P<above>[\w+\-−.,]{1,12})\}|(?P<charge>\d*[+\-−]|\d+))
    | _(?:\{(?P<below>[\w+\-.,]{1,12})\}|(?P<index>\w))
    | (?P<number>\d+(?:[./]\d+)?)
    | (?P<atom>[A-Z][a-z]?|[a-z])
    | (?P<end>[+\-−])$
    | (?P<bond>[-=\#])(?=[A-Z(\[])
    | (?P<bracket>[()\[\]])
    | (?P<dot>[*.·])
    """,
    re.VERBOSE,
)


def spelled_out(tex: str) -> str | None:
    r"""The formula with each `\ce{…}` written out; None where one of them says what is not known here."""
    out, end = "", 0
    while (begin := _BEGIN.search(tex, end)) is not None:
        if (stop := _closing(tex, begin.end())) is None:
            return None
        reaction = _reaction(tex[begin.end() : stop])
        if reaction is None:
            return None
        out += tex[end : begin.start()] + "{" + reaction + "}"
        end = stop + 1
    return out + tex[end:]


def bare(text: str) -> list[tuple[bool, str]]:
    r"""Running text cut at each `\ce{…}` that is understood: whether a piece is one, and the piece."""
    pieces, end = [], 0
    for begin in _BEGIN.finditer(text):
        stop = _closing(text, begin.end()) if begin.start() >= end else None
        if stop is not None and _reaction(text[begin.end() : stop]) is not None:
            pieces += [(False, text[end : begin.start()]), (True, text[begin.start() : stop + 1])]
            end = stop + 1
    return [piece for piece in (*pieces, (False, text[end:])) if piece[1]]


def _closing(tex: str, start: int) -> int | None:
    depth = 1
    for place in range(start, min(len(tex), start + _LONGEST)):
        depth += {"{": 1, "}": -1}.get(tex[place], 0)
        if depth == 0:
            return place
    return None


def _reaction(text: str) -> str | None:
    out = []
    for chunk in _CHUNK.finditer(text.strip()):
        piece = chunk.group()
        if not piece.strip():
            continue
        arrow = _ARROW.fullmatch(piece)
        written = _arrow(arrow) if arrow else _MARKS.get(piece) or _species(piece)
        if written is None:
            return None
        out.append(written)
    return r"\,".join(out) or None


def _arrow(match: re.Match[str]) -> str | None:
    sign, above, below = match[1], match[2], match[3]
    written = _ARROWS[sign]
    for command, words in ((r"\underset", below), (r"\overset", above)):
        if words:
            label = _label(words)
            if label is None:
                return None
            written = f"{command}{{{label}}}{{{written}}}"
    return rf"\;{written}\;"


def _label(words: str) -> str | None:
    """What stands over an arrow: a formula, or words."""
    if (formula := _reaction(words)) is not None and not re.search(r"[a-z]{3}", words):
        return formula
    return rf"\text{{{words}}}" if re.fullmatch(r"[\w ,.°+-]{1,60}", words) else None


def _species(chunk: str) -> str | None:
    out, end, fresh = "", 0, True  # fresh: a number is a count here, not an index
    while end < len(chunk):
        piece = _PIECE.match(chunk, end)
        if piece is None:
            return None
        kind, value = piece.lastgroup or "", piece[piece.lastgroup or 0]
        if kind in ("above", "charge", "below", "index", "end") and (not out or fresh):
            if kind == "end":
                return None
            out += "{}"
        out += _written(kind, value, fresh)
        fresh = kind in ("dot",) or (fresh and kind in ("above", "charge", "below", "index"))
        end = piece.end()
    return out.removesuffix(r"\,")


def _written(kind: str, value: str, fresh: bool) -> str:
    match kind:
        case "state":
            return rf"\text{{({value})}}"
        case "above" | "charge" | "end":
            return f"^{{{value.replace('−', '-')}}}"
        case "below" | "index":
            return f"_{{{value}}}"
        case "number":
            return rf"{value}\," if fresh else f"_{{{value}}}"
        case "atom":
            return value if value.islower() and value != "e" else rf"\text{{{value}}}"
        case "bond":
            return _BONDS[value]
        case "dot":
            return r"\cdot "
    return value
