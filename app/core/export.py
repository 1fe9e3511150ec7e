"""A conversation as it leaves the program: Markdown with the numbers of its sources, and the list of them."""

from collections.abc import Iterable

from app.core.citing.grounded import numbered_answer
from app.core.domain.addresses import is_web_address
from app.core.domain.conversation import Conversation
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn


def conversation_markdown(conversation: Conversation, sources_heading: str = "Sources") -> str:
    """The branch that is shown: a heading for each question, its answer, and one list of the sources that are cited.

    Numbers are the book's own: the same as in the window, whatever was regenerated, edited or branched.
    """
    turns = conversation.branch()
    parts = [f"# {_line(conversation.title)}"] if conversation.title else []
    for turn in turns:
        parts += [f"## {_line(turn.question)}", numbered_answer(turn).strip()]
    rows = [_with_place(source) for source in cited_sources(turns)]
    if rows:
        parts += [f"## {sources_heading}", "\n".join(rows)]
    return "\n\n".join(filter(None, parts)) + "\n"


def cited_sources(turns: Iterable[Turn]) -> list[Source]:
    """The sources that answers cite, by number."""
    by_number: dict[int, Source] = {}
    for turn in turns:
        for number in turn.cited_numbers():
            if source := turn.source_numbered(number):
                by_number.setdefault(number, source)
    return [by_number[number] for number in sorted(by_number)]


def source_row(source: Source) -> str:
    """A row of a list of sources in Markdown. Whatever a title or an address holds, it stays one row; only addresses
    of the web and of files become links."""
    title = _line(source.title or source.site or source.address).replace("[", "(").replace("]", ")")
    address = "%20".join(source.address.split()).replace("<", "%3C").replace(">", "%3E")
    opens = is_web_address(address) or address.startswith("file:")  # a service may name anything for an address
    return f"- [{source.number}] [{title}](<{address}>)" if opens else f"- [{source.number}] {title}"


def _with_place(source: Source) -> str:
    return " · ".join(filter(None, (source_row(source), _line(source.site), _line(source.date))))


def _line(text: str) -> str:
    return " ".join(text[:2000].split())
