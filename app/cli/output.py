"""Printing: nothing that comes from outside may steer the terminal, fake a line or turn text around."""

import io
import json
import os
import re
import sys
from typing import Any

from app.cli.terminal import OWN, terminal

_HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def clean(text: str) -> str:
    """Text without control characters other than line feed and tab, and without those that reverse its direction."""
    return _HARMFUL.sub("", text)


def one_line(text: str) -> str:
    """A title, an address or a reason as one line, so that it cannot look like a line of ours."""
    return " ".join(clean(text).split())


def as_text(value: Any, indent: int | None = 1) -> str:
    """JSON that a person can read, Chinese included; harmful characters stand as escapes. No indent: one line."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return re.sub(r"[^\n]", lambda c: f"\\u{ord(c[0]):04x}" if _HARMFUL.match(c[0]) else c[0], text)


def show(text: str, end: str = "\n") -> None:
    """To standard output, at once."""
    terminal().out(text + end)


def notify(text: str) -> None:
    """To standard error."""
    terminal().err(one_line(text) + "\n")


def notify_progress(text: str) -> None:
    """To standard error where a person looks on, or with --verbose."""
    if terminal().wordy:
        notify(f"· {text}")


def notify_status(text: str) -> None:
    """How far something is: on a terminal one line that changes (empty: it goes away), else a line of its own."""
    if terminal().looked_at:
        terminal().err(f"\r\x1b[K{_cut(one_line(text), 70)}")
    elif text:
        notify(f"· {text}")


def _cut(text: str, columns: int) -> str:
    if text.isascii():
        return text[:columns]
    from app.cli.language.columns import cut

    return cut(text, columns)


def announce(text: str) -> None:
    """To standard error, with our name before it."""
    notify(f"citewise: {text}")


def fail(text: str, status: int = 1) -> int:
    """Say what went wrong; gives the exit status."""
    announce(text)
    return status


def well_formed(text: str) -> str:
    """Arguments may hold bytes that are no UTF-8, which arrive as lone surrogates that nothing can send."""
    return text.encode("utf-8", "replace").decode("utf-8")


def prepare_output() -> None:
    """Standard output and errors in UTF-8 whatever the console's code page, lone surrogates replaced."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            OWN.encoding = stream.encoding
            stream.reconfigure(encoding="utf-8", errors="replace")


def forget_output() -> None:
    """The reader has gone: what is still buffered goes nowhere, and Python does not complain at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
