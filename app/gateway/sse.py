"""Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html"""

import json
from typing import Any

DONE = b"data: [DONE]\n\n"
ALIVE = b": alive\n\n"  # a comment: proxies and clients cut silent connections


def event(data: Any, name: str = "") -> bytes:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    head = f"event: {name}\n" if name else ""
    return f"{head}data: {text}\n\n".encode("utf-8", "replace")
