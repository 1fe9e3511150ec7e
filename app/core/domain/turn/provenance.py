"""How a turn or a source tells which program it was imported from, by the name that people know."""

from typing import Any

from app.core.domain.chat import ModelChoice
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn

_PROVIDER = "import:"  # how the provider of an imported turn begins: no settings know such a one
_KEY = "imported_from"


def imported_model(program: str, model: str) -> ModelChoice:
    return ModelChoice(_PROVIDER + program, model or program)


def imported_data(program: str) -> dict[str, Any]:
    """The provider data of a source that came with an import."""
    return {_KEY: program}


def program_of(turn: Turn) -> str:
    """Empty for a turn that was asked here."""
    provider = turn.model.provider if turn.model is not None else ""
    return provider.removeprefix(_PROVIDER) if provider.startswith(_PROVIDER) else ""


def program_of_source(source: Source) -> str:
    """Empty for a source that was found here."""
    program = source.provider_data.get(_KEY)
    return program if isinstance(program, str) else ""
