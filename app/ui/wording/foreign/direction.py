"""Characters that turn the direction of text: they make `exe.gnp` of `png.exe`, or code read otherwise than it runs."""

import re
from unicodedata import bidirectional

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
