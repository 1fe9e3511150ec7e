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


def bare_sources(text: str, listed: Iterable[ProviderSource] = ()) -> tuple[ProviderSource, ...]:
    """`listed`, and behind them those that only linked markers name. Code, maths and the like name nothing."""
    text = text[:_LONGEST]
    links = list(dict.fromkeys(link[1] for link in _LINK.finditer(text)))[:MOST]
    sources = Sources(listed)
    before = {source.key for source in sources.all}
    for url in links:
        sources.add(ProviderSource("", url, from_text=True))
    added = [source for source in sources.all if source.key not in before]
    if not added:
        return tuple(listed)
    cited = {key for citation in textual(text, added) for key in citation.keys}
    return (*listed, *(source for source in added if source.key in cited))
