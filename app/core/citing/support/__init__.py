"""Does a cited source say what an answer says it does? Words, figures, names and directions are compared; no model."""

from app.core.citing.support.answer import claims_of
from app.core.citing.support.verdict import MOST_PASSAGES, check

__all__ = ["MOST_PASSAGES", "check", "claims_of"]
