"""Does a cited source say what an answer says it does? Words, figures, names and directions are compared; no model."""

from app.core.citing.support.answer import claim_of, claims_of
from app.core.citing.support.verdict import MOST_PASSAGES, check

__all__ = ["MOST_PASSAGES", "check", "claim_of", "claims_of"]
