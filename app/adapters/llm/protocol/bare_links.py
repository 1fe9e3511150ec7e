"""Sources that stand in an answer's text alone: `[[1]](https://a.example)`, where a relay stripped the fields."""

import re
from collections.abc import Iterable

from app.adapters.llm.protocol.evidence import MOST, Sources
from app.core.citing.dialects import textual
from app.core.domain.chat import ProviderSource

_LONGEST = 100_000  # characters that are looked at; real answers are shorter
_LINK = re.compile(
    r"\[\[[^\[\]\s]{1,20}\]\]\(\s*<?(https?://(?:[^\s()<>]|\([^\s()<>]*\))+)>?\s*(?:\"[^\"\n]*\")?\s*\)", re.IGNORECASE
)


def bare_sources(text: str, known: Iterable[ProviderSource] = ()) -> tuple[ProviderSource, ...]:
    """`known`, and behind them those that only linked markers name. Code, maths and the like name nothing."""
    text = text[:_LONGEST]
    links = list(dict.fromkeys(found[1] for found in _LINK.finditer(text)))[:MOST]
    sources = Sources(known)
    before = {source.key for source in sources.all}
    for url in links:
        sources.add(ProviderSource("", url, from_text=True))
    added = [source for source in sources.all if source.key not in before]
    if not added:
        return tuple(known)
    cited = {key for citation in textual(text, added) for key in citation.keys}
    return (*known, *(source for source in added if source.key in cited))
