"""What of a model's text is meant for the reader: whole characters, and thinking apart from the answer."""

import re

_SURROGATE = re.compile("[\ud800-\udfff]")
THINKING = (("<think>", "</think>"), ("<thinking>", "</thinking>"), ("<thought>", "</thought>"))


def well_formed(text: str) -> str:
    """Text that can be stored, shown and sent: no NUL, and surrogates only as the characters they make in pairs."""
    if "\0" in text:
        text = text.replace("\0", "")
    if not text.isascii() and _SURROGATE.search(text):
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text


class Characters:
    """Joins characters whose two halves (JSON's `\\ud83d` and `\\ude00`) came in different deltas."""

    def __init__(self) -> None:
        self._half = ""

    def feed(self, text: str) -> str:
        text = self._half + text
        self._half = text[-1:] if "\ud800" <= text[-1:] <= "\udbff" else ""
        return well_formed(text[:-1] if self._half else text)

    def close(self) -> str:
        half, self._half = self._half, ""
        return well_formed(half)


class ThinkSplitter:
    """Content deltas → (is thinking, text), for models that put `<think>…</think>` before their answer.

    Only tags at the beginning count: later in an answer they are what the answer is about. Cut tags are held back.
    """

    def __init__(self) -> None:
        self._pending = ""
        self._closing = ""  # the tag that ends the thinking we are in
        self._answering = False  # the answer has begun: everything else is text

    def feed(self, text: str) -> list[tuple[bool, str]]:
        out: list[tuple[bool, str]] = []
        self._pending += text
        while self._pending and not self._answering and self._step(out):
            pass
        if self._answering:
            out.append((False, self._pending))
            self._pending = ""
        return [(thinking, piece) for thinking, piece in out if piece]

    def close(self) -> list[tuple[bool, str]]:
        """What was held back: the stream ended within a tag."""
        pending, self._pending = self._pending, ""
        return [(bool(self._closing), pending)] if pending else []

    def _step(self, out: list[tuple[bool, str]]) -> bool:
        """Get as far as the held text allows; False when more text is needed."""
        return self._within(out) if self._closing else self._before()

    def _before(self) -> bool:
        start = self._pending.lstrip()
        for opening, closing in THINKING:
            if start.startswith(opening):
                self._pending, self._closing = start[len(opening) :], closing
                return True
        self._answering = not any(opening.startswith(start) for opening, _ in THINKING)
        return False

    def _within(self, out: list[tuple[bool, str]]) -> bool:
        reasoning, end_tag, rest = self._pending.partition(self._closing)
        if end_tag:
            out.append((True, reasoning))
            self._pending, self._closing = rest, ""
            return True
        keep = next(n for n in range(len(self._closing) - 1, -1, -1) if self._pending.endswith(self._closing[:n]))
        out.append((True, self._pending[: len(self._pending) - keep]))
        self._pending = self._pending[len(self._pending) - keep :]
        return False


def answer_in(text: str) -> str:
    """A whole text without the thinking at its beginning."""
    splitter = ThinkSplitter()
    return "".join(piece for thinking, piece in splitter.feed(text) + splitter.close() if not thinking)
