"""Saved pages, streams, claims → the JSON that `citewise inspect` prints. Nothing is imported that a call can spare."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from app.core.domain.errors import BadAnswer

if TYPE_CHECKING:
    from app.adapters.search.serp.engine import Engine


class SavedMaterial:
    """Fits the port `Inspector`."""

    def serp(
        self, engine: str, data: bytes, query: str = "", status: int = 200, structural: bool = False
    ) -> dict[str, Any]:
        """`{"engine", "outcome", "hits": [{"rank", "title", "url", "snippet", "site", "date", "structural"}]}`.

        A page that is not understood has the outcome `not_understood`; an engine that is not known is a `BadAnswer`.
        structural: the engine's own parser is left out.
        """
        record = _engine(engine)
        from app.adapters.reading.extraction.charset import decode
        from app.adapters.search.serp.structural import read_page, read_structure

        if structural:
            outcome, hits = read_structure(record, decode(data), query=query)
        else:
            outcome, hits = read_page(record, decode(data), query=query, status=status)
        fields = ("rank", "title", "url", "snippet", "site", "date", "structural")
        rows = [{name: getattr(hit, name) for name in fields} for hit in hits]
        return {"engine": engine, "outcome": str(outcome), "hits": rows}

    def page(self, data: bytes, url: str) -> dict[str, Any]:
        """`{"title", "text", "date", "site", "language", "canonical"}`; raises `Unreadable` where there is no text."""
        from app.adapters.reading.extraction.extract import describe

        return describe(data, url)

    def stream(self, wire_format: str, data: bytes, dialect: str = "") -> dict[str, Any]:
        """See `recording.as_json`; an error body is understood, and is in `error`.

        dialect: the name of the vendor's way to search (as in the presets) where the format alone does not tell; one
        that is not known is a `BadAnswer`.
        """
        from app.adapters.error_rules import plain_text
        from app.adapters.llm.formats import decoder_of, format_of
        from app.adapters.llm.protocol.wire_format import Service
        from app.adapters.llm.recording import as_json, collected

        if dialect and dialect not in (dialects := _dialects()):
            raise BadAnswer(dialect, f"known dialects: {', '.join(dialects)}")
        decoder = decoder_of(format_of(wire_format), Service(wire_format, "", search=dialect))
        answer = collected(decoder, data)
        if not answer.understood:
            raise BadAnswer(wire_format, plain_text(answer.head))
        return as_json(answer)

    def support(self, data: bytes) -> Iterator[dict[str, Any]]:
        """JSON lines `{"id", "claim", "passage"}` → `{"id", "verdict", "score", "sentence"}` for each, in order.

        A line that is not understood gives `{"line", "error"}`, lines counted from 1; empty lines give nothing.
        """
        from app.core.citing.support.verdict import check

        for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), start=1):
            if not line.strip():
                continue
            try:
                row = _pair(line)
            except ValueError as error:
                yield {"line": number, "error": str(error)}
                continue
            result = check(row["claim"], [row["passage"]])
            verdict = {"verdict": str(result.verdict), "score": result.score, "sentence": result.sentence}
            yield {"id": row.get("id"), **verdict}


def _dialects() -> tuple[str, ...]:
    from app.adapters.llm.formats.chat.search import DIALECTS as OF_CHAT
    from app.adapters.llm.formats.messages.request import SEARCHING
    from app.adapters.llm.formats.responses.search import DIALECTS as OF_RESPONSES
    from app.adapters.llm.presets import presets

    offered = (preset.search for preset in presets() if preset.search)
    return tuple(sorted({*offered, *OF_CHAT, *OF_RESPONSES, *SEARCHING}))


def _pair(line: bytes) -> dict[str, Any]:
    """A line of claim and passage; ValueError says in words what is wrong with it."""
    try:
        row = json.loads(line.decode())
    except UnicodeDecodeError:
        raise ValueError("no UTF-8") from None
    except (ValueError, RecursionError):
        raise ValueError("no JSON") from None
    if not isinstance(row, dict):
        raise ValueError("no JSON object")
    for name in ("claim", "passage"):
        if not isinstance(row.get(name), str):
            raise ValueError(f'"{name}" must be a string')
    return row


def _engine(engine: str) -> "Engine":
    from app.adapters.search.serp.catalogue import ENGINES

    if engine not in ENGINES:
        raise BadAnswer(engine, f"known engines: {', '.join(ENGINES)}")
    return ENGINES[engine]
