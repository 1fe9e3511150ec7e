"""The child process that reads documents for `document_reader`, as long as its parent lives."""

import time
from base64 import b64encode
from collections.abc import Iterator
from typing import Any

from app.adapters.child.job_loop import Answer, Handler, serve_jobs
from app.core.domain.errors import Unreadable


def serve() -> int:
    """Read documents until standard input is closed."""
    return serve_jobs(_load)


_CHUNKING_SECONDS = 24.0  # seconds of a document's thirty: what is divided by then counts


def _load() -> Handler:
    from app.adapters.documents import frames  # noqa: F401  (others come with the first file of a kind)

    return answer


def answer(request: dict[str, Any], body: bytes) -> Answer:
    """`do`: `read` or `images` of `path`, or `chunk` of the body."""
    try:
        yield from _done(request, body)
    except Unreadable as error:
        yield {"unreadable": error.reason, "detail": error.detail}


def _done(request: dict[str, Any], body: bytes) -> Iterator[dict[str, Any]]:
    from app.adapters.documents.chunking import ParsedDocument, Section, clean, divided
    from app.adapters.documents.frames import to_frames
    from app.adapters.documents.parse import images, read

    until = time.monotonic() + _CHUNKING_SECONDS
    match request["do"]:
        case "read":
            yield from to_frames(divided(read(request["path"]), until))
        case "divide":
            part = Section(clean(body.decode("utf-8", "replace")))
            yield from to_frames(divided(ParsedDocument("markdown", (part,), request["title"]), until))
        case "images":
            yield {"images": [b64encode(picture).decode() for picture in images(request["path"], request["page"])]}
