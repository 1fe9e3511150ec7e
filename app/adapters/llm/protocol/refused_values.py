"""What of a request's wishes a server takes only up to a bound: learnt from its complaint, and kept to from then on."""

import re
from dataclasses import replace

from app.adapters.llm.protocol.wire_format import ServerQuirks
from app.core.domain.chat import Sampling

_RISING = ("none", "minimal", "low", "medium", "high")
_EFFORT = re.compile(r"effort|supported values", re.IGNORECASE)
_OFFERED = re.compile(r"supported values|must be one of|expected one of|should be|valid values", re.IGNORECASE)
_LENGTH = re.compile(r"max_?(completion_?|output_?)?tokens", re.IGNORECASE)
_PROMPT = re.compile(r"context.length|input.tokens|prompt", re.IGNORECASE)  # it is the prompt that is too long
_BELOW = re.compile(r"exclusive|less than (?!or equal)", re.IGNORECASE)
_UNKNOWN = re.compile(r"un(supported|known|recogni[sz]ed|expected)|not (permitted|supported)|instead", re.IGNORECASE)
_NUMBER = re.compile(r"(?<![\w.-])(\d{1,3}(?:,\d{3})+|\d{1,9})(?![\w-])")  # no part of a model's name
_LEAST = 64  # tokens; what is smaller is no bound of a model's answer


def fitted(sampling: Sampling, quirks: ServerQuirks) -> Sampling:
    """No longer than the server takes, and with the next effort above one that it refused; none where there is none."""
    limit, effort = sampling.max_tokens, sampling.effort
    if limit is not None and quirks.most_tokens is not None:
        limit = min(limit, quirks.most_tokens)
    if effort in quirks.efforts:
        effort = next((one for one in _RISING[_RISING.index(effort) :] if one not in quirks.efforts), "")
    return replace(sampling, max_tokens=limit, effort=effort)


def narrowed(quirks: ServerQuirks, complaint: str, sampling: Sampling) -> ServerQuirks | None:
    """sampling: as it was sent. None: the complaint tells of no value in it."""
    if sampling.effort in _RISING and _EFFORT.search(complaint):
        refused = _OFFERED.split(complaint)[0]
        if re.search(rf"['\"`]{sampling.effort}['\"`]", refused):
            return replace(quirks, efforts=quirks.efforts | {sampling.effort})
    if sampling.max_tokens is None or not _LENGTH.search(complaint):
        return None
    if _PROMPT.search(complaint) or _UNKNOWN.search(complaint):
        return None
    numbers = [int(one.replace(",", "")) for one in _NUMBER.findall(complaint)]
    limit = max((one for one in numbers if _LEAST < one < sampling.max_tokens), default=None)
    if limit is None:
        return None
    return replace(quirks, most_tokens=limit - 1 if _BELOW.search(complaint) else limit)
