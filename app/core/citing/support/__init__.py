"""Does a cited source say what an answer says it does? Words, figures, names and directions are compared; no model."""

from app.core.citing.support.answer import claims_of
from app.core.citing.support.judge import check

__all__ = ["check", "claims_of"]
