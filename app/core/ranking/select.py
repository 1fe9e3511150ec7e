"""Which of the ranked passages the model gets, under a budget of tokens."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from app.core.ranking.rank import Ranked, tokens_of
from app.core.ranking.sentences import sentence_ends

_GAIN = (1.0, 0.8, 0.55, 0.4)  # of the first, second … passage of one source
_SITE_GAIN = (1.0, 0.92, 0.85, 0.8)  # of the first, second … source of one site
_FLOOR = 0.2  # of the best score: further passages of a source below it are not worth their tokens
_LEAST_CUT = 40  # tokens; a shorter piece of a passage is no evidence


def choose(ranked: Sequence[Ranked], budget: int) -> list[Ranked]:
    """The passages to hand over, best first; their tokens and what stands around them never exceed `budget`.

    Each sub-question gets a passage that serves it, where there is one, before any gets a second. Each further passage
    of a source and each further source of a site gains less, and no source gets a third passage before every one had
    its chance. Where even the best passage is too long for the budget, it is cut behind a sentence.
    """
    selection: list[Ranked] = []
    remaining, entry_counts, sites = budget, Counter[str](), Counter[str]()
    unserved = {part for entry in ranked for part in entry.serves}
    rest = [entry for entry in ranked if _cost(entry, entry_counts) <= budget]
    top = ranked[0].passage.score if ranked else 0.0
    while rest:
        waiting = any(not entry_counts[entry.passage.source] for entry in rest)
        best = max(rest, key=lambda entry: _gain(entry, entry_counts, sites, waiting, unserved, top))
        rest.remove(best)
        source = best.passage.source
        if entry_counts[source] and best.passage.score < _FLOOR * top and unserved.isdisjoint(best.serves):
            continue
        remaining -= _cost(best, entry_counts)
        unserved -= best.serves
        sites[best.site or source] += not entry_counts[source]
        entry_counts[source] += 1
        selection.append(best)
        rest = [entry for entry in rest if _cost(entry, entry_counts) <= remaining]
    return selection or list(islice(_cut(ranked, budget), 1))


def _cost(entry: Ranked, entry_counts: Counter[str]) -> int:
    return entry.tokens + (0 if entry_counts[entry.passage.source] else entry.frame)


def _gain(
    entry: Ranked, entry_counts: Counter[str], sites: Counter[str], waiting: bool, unserved: set[int], top: float
) -> float:
    """What the entry adds. While sources wait, a third passage of another is not looked at, unless nothing else serves
    a sub-question."""
    already = entry_counts[entry.passage.source]
    serving = not unserved.isdisjoint(entry.serves)
    if waiting and already >= 2 and not serving:
        return -1.0
    others = sites[entry.site or entry.passage.source] - (already > 0)
    gain = entry.passage.score * _GAIN[min(already, len(_GAIN) - 1)] * _SITE_GAIN[min(others, len(_SITE_GAIN) - 1)]
    return gain + top if serving else gain


def _cut(ranked: Sequence[Ranked], budget: int) -> list[Ranked]:
    """The best passage up to the last sentence that fits, as a list; empty where nothing worth reading fits."""
    for entry in ranked[:1]:
        passage = entry.passage
        for end in reversed(sentence_ends(passage.text)):
            shorter = replace(
                passage, text=passage.text[:end].rstrip(), end=passage.start + len(passage.text[:end].rstrip())
            )
            tokens = tokens_of(shorter)
            if _LEAST_CUT <= tokens <= budget - entry.frame:
                return [replace(entry, passage=shorter, tokens=tokens)]
    return []
