"""The graph of a research as a picture in SVG: one file without script, links or foreign fonts. No Qt."""

import unicodedata
from collections.abc import Callable, Sequence
from html import escape

from app.core.domain.graph import Node
from app.ui.research.layout import HEIGHT, WIDTH, Box, Edge, Layout
from app.ui.widgets.icons import svg as icon_svg
from app.ui.widgets.theme import Colours
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.language import REGIONAL_FAMILIES, language_in_force
from app.ui.wording.research import SYMBOLS
from app.ui.wording.sentences import shortened

_FAMILIES = ("PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC")
_SIZE, _SMALL = 12, 11  # pixels
_UNITS = 26  # of half a Latin letter's width that a line holds
_LINES = 3
_ROUND = 8.0  # pixels of an edge's corners


def graph_svg(
    nodes: Sequence[Node], layout: Layout, colours: Colours, state_words: Callable[[Node], str], title: str = ""
) -> str:
    """All foreign text in it is escaped."""
    width, height = max(layout.width, 1.0), max(layout.height, 1.0)
    by_id = {node.id: node for node in nodes}
    edges = "".join(_edge(edge, colours) for edge in layout.edges)
    boxes = "".join(_node(by_id[i], box, colours, state_words(by_id[i])) for i, box in layout.boxes.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}" font-family="{escape(_families())}" role="img">'
        f"<title>{_text(title)}</title>"
        f'<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        f'<path d="M1 1l6 3l-6 3" fill="none" stroke="{colours.muted}" stroke-width="1.4"/></marker></defs>'
        f'<rect width="{width:g}" height="{height:g}" fill="{colours.surface}"/>{edges}{boxes}</svg>\n'
    )


def _families() -> str:
    """The reader's own font, and behind it those with the Han characters of the language in force."""
    regional = REGIONAL_FAMILIES.get(language_in_force(), _FAMILIES)
    names = ", ".join(f"'{name}'" for name in ("Segoe UI", "Noto Sans", *regional))
    return f"system-ui, {names}, sans-serif"


def _edge(edge: Edge, colours: Colours) -> str:
    line = f'stroke="{colours.muted}" stroke-width="1.4" marker-end="url(#arrow)"'
    return f'<path d="{edge_path(edge)}" fill="none" {line}/>'


def edge_path(edge: Edge) -> str:
    """The way with rounded corners, in SVG's words."""
    points = edge.points
    commands = [f"M{points[0][0]:g} {points[0][1]:g}"]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        (x1, y1), (x2, y2) = towards(corner, before, _ROUND), towards(corner, after, _ROUND)
        commands.append(f"L{x1:g} {y1:g}Q{corner[0]:g} {corner[1]:g} {x2:g} {y2:g}")
    return "".join([*commands, f"L{points[-1][0]:g} {points[-1][1]:g}"])


def towards(corner: tuple[float, float], other: tuple[float, float], by: float) -> tuple[float, float]:
    """The point `by` pixels from the corner, or half the way where it is shorter."""
    x, y = other[0] - corner[0], other[1] - corner[1]
    length = max((x * x + y * y) ** 0.5, 0.001)
    share = min(by, length / 2) / length
    return corner[0] + x * share, corner[1] + y * share


def _node(node: Node, box: Box, colours: Colours, commands: str) -> str:
    symbol, name = SYMBOLS[node.state]
    colour = str(getattr(colours, name))
    drawing = icon_svg(symbol, colour).replace("<svg ", '<g transform="translate(12 58) scale(.75)" ', 1)
    drawing = drawing.replace("</svg>", "</g>")  # not every program that shows SVG takes one inside another
    question = unturned(shortened(node.question, 400))
    rows = "".join(
        f'<text x="14" y="{20 + 15 * number}" font-size="{_SIZE}" fill="{colours.text}">{_text(line)}</text>'
        for number, line in enumerate(lines_of(question))
    )
    return (
        f'<g transform="translate({box.x:g} {box.y:g})"><title>{_text(question)}</title>'
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" rx="10" fill="{colours.raised}" stroke="{colour}" '
        f'stroke-width="1.5"/>{rows}{drawing}'
        f'<text x="32" y="70" font-size="{_SMALL}" fill="{colour}">{_text(shortened(commands, 30))}</text></g>'
    )


def lines_of(text: str, most: int = _LINES, units: int = _UNITS) -> list[str]:
    """Text broken for a node without knowing the font: wide signs count twice. The last line says if more follows."""
    lines, line, used = [], "", 0
    for word in _words(text):
        size = sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in word)
        if line.strip() and used + size > units:
            lines.append(line.strip())
            line, used = "", 0
        line, used = line + word, used + size
    lines.append(line.strip())
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1].rstrip()[: units - 1] + "…"]
    return [one for one in lines if one]


def _words(text: str) -> list[str]:
    """Words with the space behind them; wide signs each alone, and what is too long for a line in pieces."""
    out: list[str] = []
    for word in text.split():
        piece = ""
        for sign in word:
            wide = unicodedata.east_asian_width(sign) in "WF"
            if piece and (wide or len(piece) >= _UNITS - 2):
                out.append(piece)
                piece = ""
            piece += sign
        out.append(f"{piece} ")
    return out


def _text(text: str) -> str:
    """Escaped, and without what XML may not hold."""
    return escape("".join(sign for sign in text if sign >= " " and not "\ud800" <= sign <= "\udfff"
                          and sign not in "\ufffe\uffff"))  # fmt: skip
