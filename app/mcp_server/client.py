"""Who calls the tools."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Client:
    """`id` tells it from others, whose answers are not its business. `permits`: whether it may ask this model."""

    id: str = ""
    permits: Callable[[str], bool] = lambda model: True


ClientOf = Callable[[Any], Client]  # of an HTTP request
