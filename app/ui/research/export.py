"""A research as it leaves the program: the report with its numbered sources, as Markdown, HTML or a page to print.

All foreign text in the HTML is escaped or cleaned; the file asks nothing of the network and runs nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from app.core.citing.grounded import numbered_answer
from app.core.domain.graph import Node
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.ui.research.layout import arrange
from app.ui.research.linked_text import prose_html
from app.ui.research.svg import graph_svg
from app.ui.transcript.markdown.links import is_safe_link
from app.ui.widgets.theme import LIGHT, Colours
from app.ui.wording.foreign.direction import answer_tongue, unturned
from app.ui.wording.foreign.titles import display_title
from app.ui.wording.sentences import shortened

_COLUMNS = 5  # of nodes side by side in a picture


@dataclass(frozen=True)
class Headings:
    """What an export says itself, in the user's language."""

    sources: str = "Sources"
    questions: str = "Sub-questions"
    graph: str = "Graph of the sub-questions"


StatusLabel = Callable[[Node], str]


def picture(turn: Turn, state_words: StatusLabel, colours: Colours = LIGHT) -> str:
    """The graph as SVG."""
    nodes = turn.graph.nodes if turn.graph else ()
    return graph_svg(nodes, arrange(nodes, _COLUMNS), colours, state_words, shortened(turn.question, 200))


def markdown(turn: Turn, headings: Headings, state_words: StatusLabel) -> str:
    title = _escaped(shortened(unturned(turn.question), 300))
    parts = [f"# {title}", numbered_answer(turn, opposing=True).strip()]
    if nodes := _nodes(turn):
        rows = [f"- {_escaped(shortened(unturned(node.question)))} — {state_words(node)}" for node in nodes]
        parts += [f"## {headings.questions}", "\n".join(rows)]
    if sources := cited_sources(turn):
        parts += [f"## {headings.sources}", "\n".join(_row(number, source) for number, source in sources)]
    return "\n\n".join(part for part in parts if part) + "\n"


def cited_sources(turn: Turn) -> list[tuple[int, Source]]:
    """What the report cites, by number."""
    numbered = [(number, turn.source_numbered(number)) for number in sorted(turn.cited_numbers())]
    return [(number, source) for number, source in numbered if source is not None]


def page(turn: Turn, headings: Headings, state_words: StatusLabel) -> str:
    """One HTML file that holds everything, the picture of the graph too."""
    figure = f"<h2>{escape(headings.graph)}</h2><figure>{picture(turn, state_words)}</figure>" if _nodes(turn) else ""
    policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    language = escape(answer_tongue(turn)() or turn.language)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{_title(turn)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{_body(turn, headings, state_words, figure, formulas=True)}\n"
        "</body>\n</html>\n"
    )


def printable(turn: Turn, headings: Headings, state_words: StatusLabel, figure: str = "") -> str:
    """HTML of the few kinds that a text document of Qt can lay out. `figure`: the graph's picture, if there is one."""
    return f"<html><body>{_body(turn, headings, state_words, figure, formulas=False)}</body></html>"


def _body(turn: Turn, headings: Headings, state_words: StatusLabel, figure: str, formulas: bool) -> str:
    sources = cited_sources(turn)
    report = prose_html(numbered_answer(turn, opposing=True), {n for n, _ in sources}, formulas)
    nodes = "".join(
        f'<li dir="auto">{_plain(node.question)} — <em>{escape(state_words(node))}</em></li>' for node in _nodes(turn)
    )
    rows = "".join(_entry(number, source) for number, source in sources)
    return "\n".join(
        filter(
            None,
            (
                f'<h1 dir="auto">{_title(turn)}</h1>',
                report,
                f"<h2>{escape(headings.questions)}</h2><ul>{nodes}</ul>" if nodes else "",
                figure,
                f"<h2>{escape(headings.sources)}</h2>{rows}" if rows else "",
            ),
        )
    )


def _entry(number: int, source: Source) -> str:
    title = _plain(display_title(source) or source.site or source.address)
    address = escape(source.address)
    linked = f'<a href="{address}" rel="noopener noreferrer nofollow">{title}</a>'
    entry = linked if is_safe_link(source.address) else title
    about = " · ".join(_plain(one) for one in (source.author, source.site, source.date) if one)
    more = f"<br><small>{' — '.join(filter(None, (about, address)))}</small>"
    return (
        f'<p class="source" id="source-{number}" dir="auto"><a name="source-{number}"></a>[{number}] {entry}{more}</p>'
    )


def _row(number: int, source: Source) -> str:
    title = _escaped(shortened(unturned(display_title(source) or source.site or source.address)))
    address = source.address.replace(" ", "%20").replace("<", "%3C").replace(">", "%3E")
    linked = f"[{title}](<{address}>)" if is_safe_link(address) else title
    about = ", ".join(_escaped(shortened(unturned(one), 80)) for one in (source.site, source.date) if one)
    return f"- [{number}] {linked}" + (f" — {about}" if about else "")


def _nodes(turn: Turn) -> tuple[Node, ...]:
    return turn.graph.nodes if turn.graph else ()


def _title(turn: Turn) -> str:
    return _plain(turn.question)


def _plain(text: str) -> str:
    return escape(shortened(unturned(text), 400))


def _escaped(text: str) -> str:
    """Foreign words as words, whatever Markdown would make of them."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>#|!~$&" else sign for sign in text)


_STYLE = """
body { max-width: 46em; margin: 2em auto; padding: 0 1.2em; color: #1e2224; background: #fdfdfc;
  font: 16px/1.6 system-ui, "Segoe UI", "PingFang SC", "Microsoft YaHei UI", "Noto Sans", "Noto Sans CJK SC",
  sans-serif;
  overflow-wrap: break-word; }
html:lang(zh-TW) body { font-family: system-ui,
  "PingFang TC", "Microsoft JhengHei UI", "Noto Sans CJK TC", sans-serif; }
html:lang(ja) body { font-family: system-ui, "Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", sans-serif; }
html:lang(ko) body { font-family: system-ui, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", sans-serif; }
h1, h2, h3 { line-height: 1.3; } a { color: #0b6664; } a[href^="#source"] { text-decoration: none; font-size: .85em; }
table { border-collapse: collapse; } th, td { border: 1px solid #d9dad5; padding: .3em .6em; text-align: start; }
pre { overflow-x: auto; background: #f1f1ed; padding: .8em; border-radius: 6px; }
figure { margin: 1em 0; overflow-x: auto; } figure svg { max-width: 100%; height: auto; }
.source { margin: .4em 0; } .source:target { background: #fdeeb3; } small { color: #565d61; }
@media print { body { margin: 0; max-width: none; } }
"""
