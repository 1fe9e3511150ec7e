r"""The list of sources that grok2api writes at the end of its text: taken out of sight, and out of what is sent back.

    ## Sources
    [grok2api-sources]: #
    - [Title](https://a.example)

Facts: the server's own source; titles escape `\`, `[` and `]`. It is text like any other until its second line tells.
"""

import re
from functools import reduce

from app.core.domain.chat import ProviderSource

_MARK = "[grok2api-sources]: #"
_LINES = ("## Sources", _MARK)
_BREAK = ("\r?", "\n")
_MOST_BREAKS = 4  # of a heading
_LONGEST_LINE = 10_000  # characters; more is no item of a list
_ITEM = re.compile(r"- \[((?:\\.|[^\\\]])*)\]\((\S+)\)")


def _begins_with(pieces: list[str]) -> "re.Pattern[str]":
    """Matches where the rest of a text is the beginning of these pieces, one after the other."""
    return re.compile(reduce(lambda rest, piece: f"(?:{piece}{rest})?", reversed(pieces), "") + r"\Z")


_PIECES = [*map(re.escape, _LINES[0]), *_BREAK, *map(re.escape, _LINES[1]), "[ \t]*", *_BREAK]
_AT_START = re.compile("".join(_PIECES))
_BEHIND_TEXT = re.compile("".join(_BREAK * 2) + "".join(_PIECES))
_PART_AT_START = _begins_with(_PIECES)
_PART_BEHIND_TEXT = _begins_with([*_BREAK * 2, *_PIECES])


class SourcesTail:
    """Streamed text → what of it is shown. `close` gives what was held back and is no tail; then `sources` are known.

    What turns out to be no tail (another line follows, as in an example within code) comes unchanged.
    """

    def __init__(self) -> None:
        self.sources: tuple[ProviderSource, ...] = ()
        self._pending = ""  # what may become the heading
        self._started = False  # something was shown: the heading needs a blank line before it
        self._heading = ""  # once it is whole
        self._ended: list[str] = []  # the lines below it, with their line ends
        self._line = ""  # the one that still grows

    def feed(self, text: str) -> str:
        visible = ""
        while text:
            if not self._heading:
                piece, text = self._look_for_heading(text)
            else:
                piece, text = self._read_list(text)
            self._started = self._started or bool(piece)
            visible += piece
        return visible

    def close(self) -> str:
        pending, self._pending = self._pending, ""
        if self._heading:
            items = (_ITEM.fullmatch(line.strip()) for line in (*self._ended, self._line))
            self.sources = tuple(
                ProviderSource("", item[2], re.sub(r"\\(.)", r"\1", item[1]), label=str(number), from_text=True)
                for number, item in enumerate(filter(None, items), start=1)
            )
        marked = pending.lstrip("\r\n").replace("\r", "").removeprefix(f"{_LINES[0]}\n").startswith(_MARK[:10])
        return "" if marked else pending  # a stream that broke off within the mark

    def _look_for_heading(self, text: str) -> tuple[str, str]:
        """(what is shown, what is still to be read)"""
        self._pending, text = "", self._pending + text
        at_start = None if self._started else _AT_START.match(text)
        if heading := at_start or (_BEHIND_TEXT.search(text) if _MARK in text else None):
            self._heading = heading.group()
            return text[: heading.start()], text[heading.end() :]
        start = self._heading_start(text)
        self._pending = text[start:]
        return text[:start], ""

    def _heading_start(self, text: str) -> int:
        """Where a heading begins whose rest is still to come; the text's end where none does."""
        if not self._started and _PART_AT_START.match(text):
            return 0
        return next((at for at in _last_breaks(text) if _PART_BEHIND_TEXT.match(text, at)), len(text))

    def _read_list(self, text: str) -> tuple[str, str]:
        line, line_break, rest = (self._line + text).partition("\n")
        words = line.strip()
        if line_break and (not words or _ITEM.fullmatch(words)):
            self._ended.append(line + line_break)
            self._line = ""
            return "", rest
        if not line_break and len(line) < _LONGEST_LINE and ("- [".startswith(words) or words.startswith("- [")):
            self._line = line
            return "", ""
        visible = self._heading + "".join(self._ended)
        self._heading, self._ended, self._line = "", [], ""
        self._started = True
        return visible, line + line_break + rest


def _last_breaks(text: str) -> list[int]:
    """Where the last line breaks begin: as many as a heading holds, however long the text is."""
    breaks = [len(text) - 1] if text.endswith("\r") else []
    at = len(text)
    while len(breaks) <= _MOST_BREAKS and (at := text.rfind("\n", 0, at)) >= 0:
        breaks.append(at - int(text[at - 1 : at] == "\r"))
    return breaks[::-1]


def strip_tail(text: str) -> str:
    """A whole text of an assistant without its tail."""
    if _MARK not in text:
        return text
    tail = SourcesTail()
    return tail.feed(text) + tail.close()
