"""Prompts that the user writes once and asks often."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Prompt:
    id: str
    title: str
    text: str  # with variables such as `{{topic}}`
    folder: str = ""  # `work/letters`; empty: in none
    uses: int = 0  # how often it was put into a question
