r"""The list of sources that grok2api writes at the end of its text: taken out of sight, and out of what is sent back.

    ## Sources
    [grok2api-sources]: #
    - [Title](https://a.example)

Facts: the server's own source; titles escape `\`, `[` and `]`. It is text like any other until its second line tells.
"""

import re
from functools import reduce

from app.core.domain.chat import GivenSource

_MARK = "[grok2api-sources]: #"
_LINES = ("## Sources", _MARK)
_BREAK = ("\r?", "\n")
_LONGEST_LINE = 10_000  # characters; more is no item of a list
_ITEM = re.compile(r"- \[((?:\\.|[^\\\]])*)\]\((\S+)\)")
_LINE_STARTS = re.compile(r"\r?\n|\r\Z")


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
        self.sources: tuple[GivenSource, ...] = ()
        self._held = ""  # what may become the heading
        self._begun = False  # something was shown: the heading needs a blank line before it
        self._heading = ""  # once it is whole
        self._ended: list[str] = []  # the lines below it, with their line ends
        self._line = ""  # the one that still grows

    def feed(self, text: str) -> str:
        shown = ""
        while text:
            if not self._heading:
                piece, text = self._look_for_heading(text)
            else:
                piece, text = self._read_list(text)
            self._begun = self._begun or bool(piece)
            shown += piece
        return shown

    def close(self) -> str:
        held, self._held = self._held, ""
        if self._heading:
            items = (_ITEM.fullmatch(line.strip()) for line in (*self._ended, self._line))
            self.sources = tuple(
                GivenSource("", item[2], re.sub(r"\\(.)", r"\1", item[1]), label=str(number), from_text=True)
                for number, item in enumerate(filter(None, items), start=1)
            )
        marked = held.lstrip("\r\n").replace("\r", "").removeprefix(f"{_LINES[0]}\n").startswith(_MARK[:10])
        return "" if marked else held  # a stream that broke off within the mark

    def _look_for_heading(self, text: str) -> tuple[str, str]:
        """(what is shown, what is still to be read)"""
        self._held, text = "", self._held + text
        starts = [found.start() for found in _LINE_STARTS.finditer(text)]
        for start in starts if self._begun else [0, *starts]:
            whole, part = (_AT_START, _PART_AT_START) if not (start or self._begun) else (None, None)
            if found := (whole and whole.match(text)) or _BEHIND_TEXT.match(text, start):
                self._heading = found.group()
                return text[:start], text[found.end() :]
            if (part and part.match(text)) or _PART_BEHIND_TEXT.match(text, start):
                self._held = text[start:]
                return text[:start], ""
        return text, ""

    def _read_list(self, text: str) -> tuple[str, str]:
        line, found, rest = (self._line + text).partition("\n")
        words = line.strip()
        if found and (not words or _ITEM.fullmatch(words)):
            self._ended.append(line + found)
            self._line = ""
            return "", rest
        if not found and len(line) < _LONGEST_LINE and ("- [".startswith(words) or words.startswith("- [")):
            self._line = line
            return "", ""
        shown = self._heading + "".join(self._ended)
        self._heading, self._ended, self._line = "", [], ""
        self._begun = True
        return shown, line + found + rest


def strip_tail(text: str) -> str:
    """A whole text of an assistant without its tail."""
    if _MARK not in text:
        return text
    tail = SourcesTail()
    return tail.feed(text) + tail.close()
