"""Anthropic's evidence as LiteLLM passes it on in Chat Completions: `provider_specific_fields` of a delta or message.

A stream tells each citation when its block begins and loses where the block ends; a whole answer names the words that a
citation supports. Facts: LiteLLM's source (`llms/anthropic/chat`), recorded streams of Anthropic, in which a block's
citations come before its text.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from app.adapters.llm.protocol.bodies import clean
from app.adapters.llm.protocol.offsets import Annotation
from app.adapters.llm.protocol.wire_format import mapping, rows, words
from app.core.domain.citation import Span
from app.core.ranking.tokens import content_tokens

_SENTENCE_END = re.compile(r"""[.!?…]["”’)\]*]*(?=\s|\Z)|[。！？]["”’）」』]*|\n""")
_LONGEST = 4000  # characters of a quotation
_FAR = 2000  # characters in which a sentence is looked for


def citations_in(fields: Any, arrived: int, *, whole: bool) -> Iterator[Annotation]:
    """Those of a delta or, `whole`, of a message. arrived: code points of text that were there before it."""
    fields = mapping(fields)
    citations = [fields.get("citation")]
    listed = fields.get("citations")
    for item in listed if isinstance(listed, list) else []:
        citations += item if isinstance(item, list) else [item]
    for row in rows(citations):
        url = words(row.get("url")) or words(row.get("source"))
        if url:
            yield Annotation(
                url,
                words(row.get("title")) or words(row.get("document_title")),
                cited_text=words(row.get("cited_text"))[:_LONGEST],
                data=clean(row),
                claim=words(row.get("supported_text"))[:_LONGEST],
                arrived=None if whole else arrived,
            )


def results_in(fields: Any) -> list[dict[str, Any]]:
    """The pages that the search found: blocks of results, or their rows."""
    pages: list[dict[str, Any]] = []
    for row in rows(mapping(fields).get("web_search_results")):
        pages += rows(row.get("content")) if isinstance(row.get("content"), list) else [row]
    return pages


def places_by_arrival(text: str, annotations: Sequence[Annotation]) -> dict[int, Span]:
    """Where those stand that tell only when they came, by their position in the list: the sentence that begins there.

    Some servers tell a citation behind its words: where the sentence before shares more with what is quoted of the
    page, that one is meant.
    """
    arrivals = sorted({annotation.arrived for annotation in annotations if annotation.arrived is not None})
    following = dict(pairwise([*arrivals, len(text)]))
    places: dict[int, Span] = {}
    for position, annotation in enumerate(annotations):
        if annotation.arrived is None or annotation.start is not None or annotation.claim:
            continue
        after = _sentence_from(text, annotation.arrived, following[annotation.arrived])
        before = _sentence_to(text, annotation.arrived)
        quoted = set(content_tokens(annotation.cited_text))
        shared = [len(quoted & set(content_tokens(text[slice(*span)]))) if span else -1 for span in (after, before)]
        if span := before if shared[1] > shared[0] else after:
            places[position] = span
    return places


def _sentence_from(text: str, start: int, limit: int) -> Span | None:
    limit = min(limit, start + _FAR)
    piece = text[start:limit]
    start += len(piece) - len(piece.lstrip())
    sentence_end = _SENTENCE_END.search(text, start, limit)
    end = start + len(text[start : sentence_end.end() if sentence_end else limit].rstrip())
    return (start, end) if start < end else None


def _sentence_to(text: str, end: int) -> Span | None:
    first = max(0, end - _FAR)
    end = first + len(text[first:end].rstrip())
    ends = [
        sentence_end.end()
        for sentence_end in _SENTENCE_END.finditer(text, first, end)
        if text[sentence_end.end() : end].strip()
    ]
    start = ends[-1] if ends else first
    start += len(text[start:end]) - len(text[start:end].lstrip())
    return (start, end) if start < end else None
