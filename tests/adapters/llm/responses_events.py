"""Answers in Responses, written by hand in the shapes of its speakers."""

import json
from typing import Any

from app.adapters.llm.formats.responses.request import Responses
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.llm.recording import RecordedAnswer, collected

Event = dict[str, Any]


def decoded(*events: Event, dialect: str = "", tail: bytes = b"") -> RecordedAnswer:
    return collected(Responses().decoder(Service("S", "https://s.example", search=dialect)), stream(*events) + tail)


def stream(*events: Event) -> bytes:
    return b"".join(f"event: {e.get('type')}\ndata: {json.dumps(e)}\n\n".encode() for e in events)


def body(*items: Event, dialect: str = "", **more: Any) -> RecordedAnswer:
    """The same answer, not streamed."""
    whole = {"id": "resp_1", "object": "response", "status": "completed", "error": None, "output": list(items), **more}
    data = json.dumps(whole).encode()
    return collected(Responses().decoder(Service("S", "https://s.example", search=dialect)), data)


def added(item: Event, index: int = 0) -> Event:
    return {"type": "response.output_item.added", "output_index": index, "item": item}


def done(item: Event, index: int = 0) -> Event:
    return {"type": "response.output_item.done", "output_index": index, "item": item}


def delta(text: str, index: int = 0, content: int = 0, item: str = "") -> Event:
    place = {"output_index": index, "content_index": content, "item_id": item or f"msg_{index}"}
    return {"type": "response.output_text.delta", "delta": text, **place}


def noted(annotation: Any, index: int = 0, content: int = 0, number: int | None = None) -> Event:
    place = {"output_index": index, "content_index": content, "item_id": f"msg_{index}"}
    told = {"annotation_index": number} if number is not None else {}
    return {"type": "response.output_text.annotation.added", "annotation": annotation, **place, **told}


def completed(*output: Event, **more: Any) -> Event:
    response = {"object": "response", "status": "completed", "output": list(output), **more}
    return {"type": "response.completed", "response": response}


def message(*content: Any, index: int = 0, **more: Any) -> Event:
    parts = [part if isinstance(part, dict) else spoken(part) for part in content]
    return {
        "type": "message",
        "id": f"msg_{index}",
        "role": "assistant",
        "status": "completed",
        "content": parts,
        **more,
    }


def spoken(text: str, *annotations: Any) -> Event:
    return {"type": "output_text", "text": text, "annotations": list(annotations)}


def cite(url: str, start: int | None = None, end: int | None = None, title: str = "", **more: Any) -> Event:
    span = {} if start is None else {"start_index": start, "end_index": end}
    return {"type": "url_citation", "url": url, **({"title": title} if title else {}), **span, **more}


def searched(action: Event | None = None, index: int = 0, kind: str = "web_search_call", **more: Any) -> Event:
    item = {"type": kind, "id": f"ws_{index}", "status": "completed", **more}
    return item if action is None else {**item, "action": action}
