"""What was read, on its way from the child to the window's process: JSON, in pieces that are quickly understood."""

from collections.abc import Iterator, Sequence
from typing import Any

from app.core.domain.knowledge import Chunk, DocumentText

_TEXT = 300_000  # characters of one frame: JSON of more would keep the window waiting
_CHUNKS = 300  # of one frame


def to_frames(read: DocumentText) -> Iterator[dict[str, Any]]:
    yield {
        "more": True, "title": read.title, "kind": read.kind, "pages": read.pages, "truncated": read.truncated,
    }  # fmt: skip
    for start in range(0, len(read.text), _TEXT):
        yield {"more": True, "text": read.text[start : start + _TEXT]}
    for start in range(0, len(read.chunks), _CHUNKS):
        yield {"more": True, "chunks": [_as_row(one, read.text) for one in read.chunks[start : start + _CHUNKS]]}
    yield {"done": True}


def from_frames(frames: Sequence[dict[str, Any]]) -> DocumentText:
    """The child has read hostile files: only what has the right shape is taken."""
    text = "".join(_words(frame.get("text")) for frame in frames)
    chunks = [
        chunk for frame in frames for row in _listed(frame.get("chunks")) if (chunk := _chunk(row, text)) is not None
    ]
    head = frames[0] if frames else {}
    return DocumentText(
        text,
        tuple(chunks),
        _words(head.get("title")),
        _words(head.get("kind")),
        _count(head.get("pages")),
        head.get("truncated") is True,
    )


def _as_row(chunk: Chunk, text: str) -> list[Any]:
    own = chunk.text if chunk.text != text[chunk.start : chunk.end] else None
    return [own, chunk.start, chunk.end, chunk.heading, chunk.page, chunk.line, chunk.tokens]


def _chunk(row: Any, text: str) -> Chunk | None:
    if not isinstance(row, list) or len(row) != 7:
        return None
    own, start, end, heading, page, line, tokens = row
    start, end = min(_count(start), len(text)), min(_count(end), len(text))
    chunk_text = own if isinstance(own, str) else text[start:end]
    if not chunk_text:
        return None
    return Chunk(chunk_text, start, max(start, end), _words(heading), _count(page), _count(line), _words(tokens))


def _words(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _count(value: Any) -> int:
    return value if type(value) is int and value > 0 else 0


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
