"""How the window looks, by the user's choice: in a file of its own, for the first frame needs no other setting."""

from dataclasses import dataclass
from enum import StrEnum


class Theme(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Appearance:
    theme: Theme = Theme.SYSTEM
    font_size: int = 15  # pixels of the transcript's text
    language: str = ""  # empty: the system's; else BCP 47


@dataclass(frozen=True)
class SpeechSettings:
    """How answers are read aloud."""

    voice: str = ""  # its name; empty: by the answer's language
    rate: float = 0.0  # -1 … 1, 0: as usual
