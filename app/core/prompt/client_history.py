"""A client's history as what earlier turns leave to a new one."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from app.core.domain.chat import Message, Role, ToolResult
from app.core.domain.sources import SourceBook
from app.core.domain.turn.client_request import ClientRequest
from app.core.domain.turn.history import PastTurn

_NUMBER = re.compile(r"\[(\d{1,4})\]")


def client_history(client: ClientRequest) -> tuple[PastTurn, ...]:
    """Questions with their answers, in words alone: the plan of a search is made from them."""
    numbers_of_sources = {source.number for source in client.sources}
    past = []
    for question, answer in _pairs(client.history):
        numbers = dict.fromkeys(int(number) for number in _NUMBER.findall(answer))
        past.append(PastTurn(question, answer, tuple(number for number in numbers if number in numbers_of_sources)))
    return tuple(past)


def client_book(client: ClientRequest, book: SourceBook) -> SourceBook:
    """The book with the sources that the history names, under the numbers that they have there.

    A number that the book has given already stays with its source.
    """
    sources = {source.id: source for source in book}
    used = {source.number for source in book}
    fresh = SourceBook(book)
    for origin in client.sources:
        if origin.number not in used and origin.url:
            source = fresh.upsert(origin.url, title=origin.title, from_text=True)
            if source.number is None and sources.get(source.id, source).number is None:
                sources[source.id] = replace(source, number=origin.number)
                used.add(origin.number)
    return SourceBook(sources.values(), max(client.highest_number, book.highest))


def _pairs(messages: Sequence[Message]) -> Iterator[tuple[str, str]]:
    question, answer = "", ""
    for one in messages:
        if one.role is Role.ASSISTANT:
            answer = "\n\n".join(filter(None, (answer, one.text)))
        elif one.role is Role.USER and not any(isinstance(block, ToolResult) for block in one.blocks):
            if question or answer:
                yield question, answer
            question, answer = one.text, ""
    if question or answer:
        yield question, answer
