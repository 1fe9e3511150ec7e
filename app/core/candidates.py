"""What competes for a place among the references, whichever step found it."""

from collections import Counter

from app.core.domain.addresses import page_key
from app.core.domain.sources import OWN, Origin, Source
from app.core.domain.turn import Turn
from app.core.ranking.select import Candidate
from app.core.references import head_line


def candidate_of(source: Source, text: str, order: int, *, from_snippet: bool = False) -> Candidate:
    """`order` is looked at among sources of one origin; only the web has sites that tell one story."""
    site = source.site if source.origin not in OWN else ""
    origin = source.origin.value if source.origin in OWN else Origin.WEB.value
    return Candidate(
        source.id, head_line(source), text, order, "", from_snippet, site=site, date=source.date, origin=origin
    )


def agreement_of(turn: Turn) -> Counter[str]:
    """For how many queries each was found, by a source's key; that several engines did has its place in the order."""
    found: Counter[str] = Counter()
    for hits in turn.answers.values():
        found.update({key_of(hit.url) for hit in hits})
    return found


def key_of(url: str) -> str:
    """What a source of this address is known by."""
    try:
        return page_key(url)
    except ValueError:  # what a model service gives as an address may be none
        return url
