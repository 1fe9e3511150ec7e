"""What is said over the socket: one JSON object a line, of bounded length.

    guest: {"citewise": 1, "nonce": …}                   host: {"citewise": 1, "version": …, "proof": …}
    guest: {"token": …, "wish": "window", "question": …, "quick": …, "refused": …, "new": …, "activation": …}
                                                         host: {"done": true} or {"busy": true}
    guest: {"token": …, "wish": "run", "command": …}     host: {"out": …} {"err": …} {"read": "all"} {"read": "line"} …
                                                               {"lines": true}
                                                               {"status": 0} or {"busy": true}
    guest: {"in": …, "more": true} {"in": null} {"interrupt": true}

After `lines` the guest sends each line of its input as it comes, and at the end an empty one.

Token and proof show that both have read the lock's file, which only this user can.
"""

import hashlib
import hmac
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from app.core.domain.window_request import WindowRequest

PROTOCOL = 1
LONGEST = 1 << 20  # bytes of a line
PIECE = 60_000  # characters of text in a frame: each of them may take six bytes, more beyond the first plane
MOST_INPUT = 64_000_000  # characters of standard input


class MalformedFrame(ValueError):
    """What came is no frame."""


@dataclass(frozen=True)
class Command:
    """One start of the program in a terminal, as its own process would see it."""

    arguments: tuple[str, ...]
    folder: str  # relative paths start there
    locale: str = "en-US"
    environment: Mapping[str, str] = field(default_factory=dict, repr=False)  # the names that settings can have
    typed_at: bool = False  # a person can answer
    looked_at: bool = False  # a person sees the progress
    verbose: bool = False
    language: str = "en"  # that sentences are printed in


def encode(frame: Mapping[str, Any]) -> bytes:
    return json.dumps(frame).encode("ascii") + b"\n"  # half a surrogate pair goes through as an escape


def decode(line: bytes) -> dict[str, Any]:
    try:
        frame = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise MalformedFrame("no JSON") from error
    if not isinstance(frame, dict):
        raise MalformedFrame("no object")
    return frame


def pieces(text: str) -> list[str]:
    """At least one."""
    return [text[start : start + PIECE] for start in range(0, len(text), PIECE)] or [""]


def proof(token: str, nonce: str) -> str:
    return hmac.new(token.encode(), nonce.encode("utf-8", "replace"), hashlib.sha256).hexdigest()


def command_frame(command: Command) -> dict[str, Any]:
    return {**asdict(command), "environment": dict(command.environment)}


def command_of(frame: Any) -> Command:
    """Raises `MalformedFrame`."""
    try:
        return Command(
            tuple(map(_text, frame["arguments"])),
            _text(frame["folder"]),
            _text(frame["locale"]),
            {_text(name): _text(value) for name, value in frame["environment"].items()},
            frame["typed_at"] is True,
            frame["looked_at"] is True,
            frame["verbose"] is True,
            _text(frame["language"]),
        )
    except (LookupError, TypeError, AttributeError) as error:
        raise MalformedFrame("no command") from error


def window_request_of(frame: dict[str, Any]) -> WindowRequest:
    marks = (frame.get(name) is True for name in ("quick", "refused", "new"))
    return WindowRequest(str(frame["question"]), *marks)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value
