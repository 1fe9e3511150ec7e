"""How foreign text is written: characters that turn its direction (`exe.gnp` of `png.exe`, code that runs otherwise
than it is read), and in which language it is: Han characters have other shapes in each, and voices read by it."""

import re
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any
from unicodedata import bidirectional

if TYPE_CHECKING:
    from app.core.domain.turn.turn import Turn

TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
OVERRIDES = re.compile("[\u202d\u202e]")


def unturned(text: str) -> str:
    """For titles and names: without any of them."""
    return TURNING.sub("", text)


def upright(text: str) -> str:
    """For prose, whose blocks are isolated: Hebrew and Arabic need some of them, overrides nobody does."""
    return OVERRIDES.sub("", text)


def visible(text: str) -> str:
    """For code: each in plain sight, as `⟨U+202E⟩`."""
    return TURNING.sub(lambda sign: f"⟨U+{ord(sign[0]):04X}⟩", text)


def is_right_to_left(text: str) -> bool:
    """By its first letter that has a direction, as browsers and text editors do."""
    for char in text:
        match bidirectional(char):
            case "R" | "AL":
                return True
            case "L":
                return False
    return False


def question_tongue(turn: "Turn") -> str:
    """BCP 47; empty where it does not show."""
    from app.core.after_answer.languages import tag_of  # the first picture of the window has no text

    return tag_of(turn.question, turn.language)


def answer_tongue(turn: "Turn", view: Any = None) -> Callable[[], str]:
    """The work that finds it, as far as the answer is written; before that, it is its question's.

    view: a `TranslationView`, where the answer stands in another language."""
    text, written = turn.text, "" if view is None else view.translation.language

    def find() -> str:
        from app.core.after_answer.languages import tag_of

        return written or (tag_of(text, turn.language) if text.strip() else "") or question_tongue(turn)

    return find


def tongue_call(turn: "Turn") -> Callable[[], tuple[str, str, str]]:
    """What tells the page, once the answer is there."""
    find = answer_tongue(turn)
    return lambda: ("tongue", turn.id, find())


def lang(language: str) -> str:
    """The attribute; without one a text is in the language of what it stands in."""
    return f' lang="{escape(language)}"' if language else ""
