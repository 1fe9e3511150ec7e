"""What of foreign fields an assistant takes: bounded in size, count and kind. None of it raises."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from app.adapters.imports.fields import mapping, text, whole
from app.core.domain.assistants import (
    EFFORTS,
    HOTTEST,
    LONGEST_DESCRIPTION,
    LONGEST_NAME,
    LONGEST_PROMPT,
    MOST_TOKENS,
    Assistant,
    as_icon,
)
from app.core.domain.assistants.transfer import ImportedAssistant, LeftOut, SkippedAssistant
from app.core.domain.chat import ModelChoice, Provider, Sampling
from app.core.domain.settings import Overrides

# Control characters, and those that turn the direction of the words behind them; what joins emoji stays.
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
_FROM_PROMPT = 40  # characters of a prompt that name an assistant without a name


@dataclass
class Draft:
    """One assistant while its fields are read."""

    providers: Sequence[Provider]
    left_out: list[LeftOut] = field(default_factory=list)
    foreign_model: str = ""
    missing_bases: tuple[str, ...] = ()

    def leave(self, reason: LeftOut, value: object) -> None:
        """Told where there is something."""
        if value and reason not in self.left_out:
            self.left_out.append(reason)

    def model(self, names: Sequence[str], model: str) -> ModelChoice | None:
        """That model of the service of one of these names, else of any that has it; None: it is not set up here."""
        if not model:
            return None
        services = {name.casefold() for name in names if name}
        having = [one for one in self.providers if model in one.models]
        exact = [one for one in having if services & {one.id.casefold(), one.name.casefold()}]
        for provider in (*exact, *having):
            return ModelChoice(provider.id, model)
        self.foreign_model = line(model, 100)
        self.leave(LeftOut.MODEL, True)
        return None

    def icon(self, value: object) -> str:
        icon = as_icon(text(value)[:LONGEST_DESCRIPTION])
        self.leave(LeftOut.PICTURE, not icon and text(value).strip())
        return icon

    def prompt(self, value: object) -> str:
        prompt = text(value).strip()
        self.leave(LeftOut.PROMPT, len(prompt) > LONGEST_PROMPT)
        return prompt[:LONGEST_PROMPT]

    def imported(
        self, name: str, icon: str, description: str, prompt: str, choices: Overrides, sampling: Sampling
    ) -> ImportedAssistant | SkippedAssistant:
        name = line(name, LONGEST_NAME) or line(prompt, _FROM_PROMPT)
        if not name:
            return SkippedAssistant("", LeftOut.NAMELESS)
        description = line(description, LONGEST_DESCRIPTION)
        assistant = Assistant(uuid4().hex, name, icon, description, prompt, choices, sampling)
        order = [reason for reason in LeftOut if reason in self.left_out]
        return ImportedAssistant(assistant, tuple(order), self.foreign_model, self.missing_bases)


def line(value: object, longest: int) -> str:
    """One line of text without what cannot be seen, which tells of any end that it lost."""
    words = " ".join(_UNSEEN.sub(" ", text(value)[: 20 * longest]).split())
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


def number(value: object, least: float, most: float) -> float | None:
    """None for what is no number or beyond these."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return round(float(value), 4) if least <= value <= most else None


def temperature(value: object) -> float | None:
    return number(value, 0.0, HOTTEST)


def top_p(value: object) -> float | None:
    return number(value, 0.0, 1.0)


def max_tokens(value: object) -> int | None:
    count = whole(value) if number(value, 1, MOST_TOKENS) is not None else None
    return count if count else None


def effort(value: object) -> str:
    return value if isinstance(value, str) and value in EFFORTS else ""


def switched(settings: dict[str, Any], name: str) -> Any:
    """A setting of Cherry Studio beside its switch: `topP` beside `enableTopP`; None where that is off."""
    switch = settings.get(f"enable{name[:1].upper()}{name[1:]}")
    return None if switch is False else settings.get(name)


def member(value: object, *names: str) -> Any:
    """`member(row, "a", "b")` is `row["a"]["b"]` where there is one."""
    for name in names:
        value = mapping(value).get(name)
    return value
