"""Which models a client may ask, and what they can do."""

from collections.abc import Callable
from typing import Any

from app.core.domain.chat import Abilities, ModelChoice
from app.core.domain.gateway import OWN_MODELS, QUOTES_ONLY, RESEARCH
from app.core.domain.settings import EMBEDDED_PROVIDER, QUOTES
from app.gateway.errors import Refusal
from app.gateway.turns import Turns

_OWNER = {EMBEDDED_PROVIDER: "citewise"}


def model_list(turns: Turns, permits: Callable[[str], bool] = lambda name: True) -> dict[str, Any]:
    """Our own names first, then every configured model as `provider/model`."""
    names = [name for name in turns.services.settings.in_force().api_models() if permits(name)]
    ends = {"first_id": names[0], "last_id": names[-1]} if names else {}
    return {"object": "list", "data": [_row(turns, name) for name in names], "has_more": False, **ends}


def model_entry(turns: Turns, name: str, permits: Callable[[str], bool]) -> dict[str, Any]:
    """Raises `Refusal` for a model that is not in the list."""
    if name not in turns.services.settings.in_force().api_models() or not permits(name):
        raise Refusal(404, f"There is no model {name!r}; see /v1/models.", "model_not_found", "model")
    return _row(turns, name)


def _row(turns: Turns, name: str) -> dict[str, Any]:
    provider, _, model = name.partition("/")
    settings = turns.services.settings.in_force()
    choice = settings.model if name in OWN_MODELS else ModelChoice(provider, model)
    abilities = Abilities(tools=False, vision=False)
    if choice not in (None, QUOTES) and name != QUOTES_ONLY:
        abilities = turns.services.models.directory.abilities(choice)
    context = {} if abilities.context_size is None else {"context_length": abilities.context_size}
    return {
        "id": name,
        "object": "model",
        "type": "model",  # what stands here and below is Anthropic's shape of the same list
        "display_name": name,
        "created": 0,
        "created_at": "1970-01-01T00:00:00Z",
        "owned_by": _OWNER.get(provider, provider) if model else "citewise",
        "capabilities": _capabilities(name, abilities),
        **context,
    }


def _capabilities(name: str, abilities: Abilities) -> dict[str, bool]:
    """Those that are known. Citewise searches for every model, whatever its service can do itself."""
    tools = None if name == RESEARCH else abilities.tools
    values = {"search": True, "tools": tools, "vision": abilities.vision}
    return {ability: value for ability, value in values.items() if value is not None}
