"""The terminal's compiled catalogues, read when the first sentence in their language is printed."""

import logging
from functools import cache
from gettext import GNUTranslations, NullTranslations

from app.locations import translations

log = logging.getLogger(__name__)


@cache
def catalogue(language: str) -> NullTranslations:
    """Without translations where the file is missing or damaged: then it is English."""
    path = translations() / "terminal" / f"{language}.mo"
    try:
        with path.open("rb") as file:
            return GNUTranslations(file)
    except Exception as error:  # whatever a damaged file makes gettext raise: it must not keep a command from running
        log.warning("%s could not be read: %s", path.name, error)
        return NullTranslations()
