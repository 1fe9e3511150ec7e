"""Assistants: a system prompt, a model and its settings under one name."""

import unicodedata
from dataclasses import dataclass

from app.core.domain.chat import AssistantUse, Sampling
from app.core.domain.settings import Overrides

LONGEST_NAME, LONGEST_DESCRIPTION, LONGEST_PROMPT = 80, 300, 20_000  # characters
LONGEST_ICON = 10  # code points: two who kiss, each of a colour of skin
MOST_TOKENS = 1_000_000  # of an answer
HOTTEST = 2.0  # temperature
MOST_STOPS, LONGEST_STOP = 4, 100  # stop sequences, which OpenAI and Mistral take no more of; characters of one
_KEYCAP = "\u20e3"
EFFORTS = ("none", "minimal", "low", "medium", "high")


@dataclass(frozen=True)
class Assistant:
    """`choices` hold where neither the message nor its conversation says anything."""

    id: str
    name: str
    icon: str = ""  # an emoji
    description: str = ""
    instructions: str = ""  # the system prompt
    choices: Overrides = Overrides()  # model, search mode and source, knowledge bases, tools
    sampling: Sampling = Sampling()

    @property
    def label(self) -> str:
        """“🪶 Poet”."""
        return f"{self.icon} {self.name}".strip()

    def use(self) -> AssistantUse:
        return AssistantUse(self.id, self.name, self.icon, self.instructions, self.sampling)


def as_icon(text: str) -> str:
    """The symbol that somebody typed, or that a file names; empty for words and addresses."""
    icon = text.strip()
    joining = {"\u200d", *map(chr, range(0xE0020, 0xE0080))}  # the latter make flags of England and Wales
    if icon.endswith(_KEYCAP):
        joining |= set("0123456789")
    kinds = {unicodedata.category(one)[0] for one in icon if one not in joining}
    is_symbol = bool(icon) and len(icon) <= LONGEST_ICON and not kinds & {"L", "N", "Z", "C"}
    return icon if is_symbol and any(ord(one) > 0x2000 for one in icon if one not in joining) else ""
