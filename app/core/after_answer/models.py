"""Which model is asked: the one that answered, where it still can be; else the one that questions go to now."""

from app.core.domain.chat import ModelChoice
from app.core.domain.settings import Settings
from app.core.domain.turn.turn import Turn


def model_for(turn: Turn, current: ModelChoice | None, settings: Settings, anew: bool = False) -> ModelChoice | None:
    """current: that the conversation resolves to. anew: what a model did was not good enough, so the one that is
    chosen now goes first. None: there is no model at all."""
    embedded = settings.local.provider() if settings.local.files else None
    first = next((ModelChoice(one.id, one.models[0]) for one in settings.providers if one.models), None)
    if first is None and embedded is not None and embedded.models:
        first = ModelChoice(embedded.id, embedded.models[0])
    provider_ids = {one.id for one in (*settings.providers, *((embedded,) if embedded else ()))}
    likeliest = (current, turn.model) if anew else (turn.model, current)
    choices = (*likeliest, settings.model, first)
    return next((one for one in choices if one is not None and one.provider in provider_ids), None)
