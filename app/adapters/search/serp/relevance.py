"""Bing answers a client that it distrusts with hits that have nothing to do with the query: that is no answer."""

import re
from collections.abc import Sequence

from app.core.domain.evidence import Hit
from app.core.ranking.tokens import content_tokens

_OPERATOR = re.compile(r"(?:^|\s)-?(?:site|inurl|intitle|filetype|link|language|loc):\S+", re.IGNORECASE)
_SHARE = 0.2
_NAME = 4  # characters: so long a word counts inside a longer one too


def is_irrelevant(hits: Sequence[Hit], query: str) -> bool:
    """True where fewer than a fifth of the hits share a content word with the query; never without such a word."""
    query_tokens = frozenset(content_tokens(_OPERATOR.sub(" ", query)))
    if not query_tokens or not hits:
        return False
    related = sum(1 for hit in hits if _mentions(hit, query_tokens))
    return related < _SHARE * len(hits)


def _mentions(hit: Hit, query_tokens: frozenset[str]) -> bool:
    """Addresses count as text: a name may stand there alone (bilibili.com for *bilibili*)."""
    text = f"{hit.title} {hit.snippet} {hit.url}".lower()
    return not query_tokens.isdisjoint(content_tokens(text)) or any(
        len(word) >= _NAME and word in text for word in query_tokens
    )
