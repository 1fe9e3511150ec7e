"""Answers with evidence, for bundles."""

from datetime import UTC, datetime
from typing import Any

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.domain.conversation import Conversation
from app.core.domain.evidence import Page, Passage, Reference
from app.core.domain.sources import Source
from app.core.domain.turn.turn import State, Turn
from app.core.export.evidence.gathering import CachedText

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
OPENING = "Work began in January 1870. The bridge was opened on 24 May 1883 with great ceremony."
LENGTH = "The total length is 1,825 metres, the main span measures 486 metres across the East River."
TEXT = (
    f"# The bridge\n\nA landmark of New York.\n\n{OPENING} Many people came.\n\n{LENGTH}\n\nIt is open day and night."
)
ANSWER = "The bridge was opened on 24 May 1883 [1]. Its total length is 1,825 metres [1][2]."


def passage(source: str, words: str, text: str = TEXT, **more: Any) -> Passage:
    start = text.index(words)
    return Passage(source, words, start, start + len(words), score=0.9, **more)


def source(id_: str, number: int, base: str = "https://example.org", **more: Any) -> Source:
    values = {"title": f"Page {id_}", "site": "example.org", "author": "Ada Byron", "date": "2026-02-03"} | more
    return Source(id_, f"{base}/{id_}", f"{base}/{id_}", number=number, **values)


def turn(base: str = "https://example.org", id_: str = "t1", answer: str = ANSWER, **more: Any) -> Turn:
    sources = [source("one", 1, base), source("two", 2, base)]
    references = [
        Reference(1, "one", (passage("one", OPENING), passage("one", LENGTH))),
        Reference(2, "two", (passage("two", LENGTH),)),
    ]
    texts = {one.number: [passage.text for passage in one.passages] for one in references}
    values: dict[str, Any] = {
        "question": "When was the bridge opened?",
        "created": NOON,
        "model_name": "qwen3:8b",
        "state": State.FINISHED,
        "sources": {one.id: one for one in sources},
        "references": references,
        "citations": checked_citations(answer, place_citations(answer, [1, 2]), texts),
        "text_parts": [answer],
        "written": True,
        "checked": True,
    }
    return Turn(id_, "c1", **values | more)


def conversation(*turns: Turn, title: str = "The bridge") -> Conversation:
    return Conversation("c1", title, turns=turns or (turn(),))


def cached(text: str = TEXT, url: str = "https://example.org/one") -> CachedText:
    return CachedText(Page(url, "Page", text), NOON.timestamp())
