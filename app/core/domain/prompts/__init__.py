"""Prompts that the user writes once and asks often."""

from dataclasses import dataclass
from functools import cached_property

LONGEST_NAME = 200  # characters of a title or a folder that are searched,
_SEARCHED = 2000  # and of a text


@dataclass(frozen=True)
class Prompt:
    id: str
    title: str
    text: str  # with variables such as `{{topic}}`
    folder: str = ""  # `work/letters`; empty: in none
    uses: int = 0  # how often it was put into a question

    @cached_property
    def folded_title(self) -> str:
        """What is searched of it, in one case: thousands are compared at each letter."""
        return self.title[:LONGEST_NAME].casefold()

    @cached_property
    def folded_text(self) -> str:
        return self.text[:_SEARCHED].casefold()
