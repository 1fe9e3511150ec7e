"""What the editor of an assistant needs to know of the rest of the program."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.core.domain.chat import ModelChoice, Provider, Sampling
from app.core.domain.knowledge import Base
from app.core.domain.settings import Settings


@dataclass(frozen=True)
class FormContext:
    """`settings` as they are in force; `ignored` as in the port `ModelDirectory`."""

    settings: Settings
    channels: tuple[str, ...]  # ids of those that can be asked
    bases: tuple[Base, ...]
    ignored: Callable[[ModelChoice, Sequence[Sampling]], list[bool]]

    @property
    def providers(self) -> tuple[Provider, ...]:
        return self.settings.providers

    def has(self, model: ModelChoice) -> bool:
        """Whether its service is set up."""
        return self.settings.provider(model.provider) is not None
