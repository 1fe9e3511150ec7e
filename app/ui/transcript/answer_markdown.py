"""An answer as it leaves the program: plain Markdown without marks, or with numbers and the list of sources."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from app.core.citing.grounded import unexplained_markers
from app.core.domain.addresses import is_web_address
from app.core.domain.citation import Citation
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.foreign.titles import display_site, display_title


def clean_text(turn: Turn) -> str:
    """The answer's Markdown without citation markers."""
    return _with(turn, lambda _: "").strip()


def with_sources(turn: Turn, heading: str) -> str:
    """The answer's Markdown with `[n]` at each citation, and the sources cited under `heading`."""
    rows = [_row(turn, number) for number in sorted(turn.cited_numbers())]
    listed = [row for row in rows if row]
    foreign = {*unexplained_markers(turn)}

    def written(citation: Citation) -> str:
        if citation in foreign:  # `[1]` would name a row of the list
            return f"({', '.join(map(str, citation.numbers))})"
        return "".join(f"[{n}]" for n in citation.numbers)

    text = _with(turn, written, foreign).strip()
    return "\n".join([text, "", f"**{heading}**", "", *listed]) if listed else text


def citation_text(source: Source) -> str:
    """A source as one names it in a text of one's own: author, title, site, date, address."""
    title, site = display_title(source), display_site(source)
    address = source.address if is_web_address(source.address) else ""
    quoted = f"“{title}”" if title and title != site else ""
    parts = (unturned(source.author), quoted, site, unturned(source.date), address)
    return ", ".join(" ".join(part.split()) for part in parts if part)


def _with(turn: Turn, write: Callable[[Citation], str], besides: Iterable[Citation] = ()) -> str:
    """The answer with something else for its markers; for nothing, the space before them goes as well."""
    text, end = "", 0
    for citation in sorted((c for c in (*turn.citations, *besides) if c.place), key=lambda c: c.place or (0, 0)):
        start, stop = citation.place or (0, 0)
        if start < end:
            continue
        text, written, end = text + turn.text[end:start], write(citation), stop
        text = text + written if written else text.removesuffix(" ")
    return text + turn.text[end:]


def _row(turn: Turn, number: int) -> str:
    from app.core.export.source_rows import source_row  # a start can do without

    source = turn.source_numbered(number)
    return source_row(replace(source, title=unturned(source.title))) if source else ""
