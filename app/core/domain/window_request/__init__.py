"""What another start of the program asks of the window: a question for the composer, never an act."""

import re
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

LONGEST = 20_000  # characters of a question that comes from outside
SCHEME = "citewise:"
_LONGEST_LINK = 12 * LONGEST  # a character may be four bytes, each written as three

# What cannot be seen, and could hide an order to a model or turn a text around: control characters but for line feed
# and tab, halves of surrogate pairs, marks of direction, invisible operators, tags, non-characters. The joiners stay:
# Persian, Indian scripts and emoji are spelt with them.
_HIDDEN = (  # compiled when it is needed: this module is read before the first frame
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff"
    "\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f]"
)


@dataclass(frozen=True)
class WindowRequest:
    """`quick`: the small window for one question is to be opened. `refused`: a link that asked for something else.
    `new`: a new conversation is to be shown, which a question from outside always gets.
    """

    question: str = ""
    quick: bool = False
    refused: bool = False
    new: bool = False


@dataclass(frozen=True)
class ExternalQuestion:
    """A question as it may stand in the composer, and what was done to it."""

    text: str
    cut: bool = False
    cleaned: bool = False


def external_question(text: str) -> ExternalQuestion:
    short = text[:LONGEST]
    lines = short.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n").replace("\u2029", "\n")
    clean = re.sub(_HIDDEN, "", lines)
    return ExternalQuestion(clean.strip(), len(text) > LONGEST, clean != lines)


def is_link(argument: str) -> bool:
    return argument[: len(SCHEME)].lower() == SCHEME


def request_of_link(link: str) -> WindowRequest:
    """Of `citewise://ask?q=TEXT`. Whatever else a link says is refused: it comes from any page of the web."""
    refused = WindowRequest(refused=True)
    try:
        parts = urlsplit(link[:_LONGEST_LINK])
        fields = parse_qsl(parts.query, keep_blank_values=True, max_num_fields=1)
    except ValueError:
        return refused
    names = [name for name, _ in fields]
    if parts.netloc.lower() != "ask" or parts.path not in ("", "/") or parts.fragment or names != ["q"]:
        return refused
    return WindowRequest(fields[0][1][: LONGEST + 1])
