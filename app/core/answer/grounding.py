"""What a provider's own search brought to an answer → sources and numbers of the book, references of the turn."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from urllib.parse import urlsplit

from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.chat import ProviderSource
from app.core.domain.events import ReferencesBuilt, SourcesCollected
from app.core.domain.evidence import Finding, Passage, Reference
from app.core.domain.rules import DomainRules
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import LinkResolver
from app.core.ranking.budget import estimate_tokens

_LONGEST = 4000  # characters of a quoted passage
_MOST_SOURCES = 300  # of one answer


class Evidence:
    """The sources of one round of an answer; a provider's keys mean nothing in the next round.

    It keeps its own account of what the turn holds: events are folded later than they are made.
    """

    def __init__(
        self, turn: RunningTurn, provider: str, links: LinkResolver | None = None, rules: DomainRules | None = None
    ) -> None:
        self._turn, self._provider, self._links = turn, provider, links
        self._rules = rules or DomainRules()
        self._ids: dict[str, str] = {}  # source ids by key
        self._provider_sources: dict[str, ProviderSource] = {}
        self._led: dict[str, str] = {}  # where hidden links lead; to themselves where that is not known
        self._costs: dict[str, tuple[Reference, int]] = {}  # by source
        self._findings = dict(turn.findings)
        self._snippets = {source: hit.snippet for source, hit in turn.hits}  # what this turn was shown, no other
        self._references = {reference.source: reference for reference in turn.references or ()}

    @property
    def source_count(self) -> int:
        return len(self._ids)

    @property
    def numbers(self) -> Mapping[str, tuple[int, ...]]:
        """The book's numbers of what is cited so far, by the provider's keys."""
        references = {key: self._references.get(source) for key, source in self._ids.items()}
        return {key: (reference.number,) for key, reference in references.items() if reference}

    def numbers_of(self, keys: Iterable[str]) -> dict[str, tuple[int, ...]]:
        """As `numbers`, of these keys."""
        references = {key: self._references.get(self._ids.get(key, "")) for key in keys}
        return {key: (reference.number,) for key, reference in references.items() if reference}

    async def take(self, sources: Sequence[ProviderSource]) -> SourcesCollected | None:
        """Sources that were consulted become the conversation's; None where that says nothing new."""
        fresh = [one for one in sources[:_MOST_SOURCES] if self._provider_sources.get(one.key) != one]
        if not fresh:
            return None
        await self._follow(one.url for one in fresh if not one.from_text)
        for provider_source in fresh:
            self._provider_sources[provider_source.key] = provider_source
            if provider_source.url and not self._rules.permits(self._led.get(provider_source.url, provider_source.url)):
                continue  # some services search where they were asked not to: nothing is shown or cited of that
            source = self._join(provider_source)
            self._ids[provider_source.key] = source.id
            self._snippets[source.id] = provider_source.snippet or self._snippets.get(source.id, "")
            self._findings.setdefault(source.id, Finding(source.id, score=1 / (1 + len(self._findings))))
        own = (self._turn.book.get(source) for source in dict.fromkeys(self._ids.values()))
        return SourcesCollected(self._turn.id, tuple(self._turn.hits), tuple(self._findings.values()), tuple(own), True)

    def cite(self, words: Mapping[str, Sequence[str]]) -> ReferencesBuilt | None:
        """Sources that are cited, in this order, get their numbers; None where that says nothing new.

        words: what the provider quotes of each, by its key. Without a quote its snippet is what the claim rests on.
        """
        before = dict(self._references)
        for key, quotes in words.items():
            if (source_id := self._ids.get(key)) is not None:
                self._refer(source_id, quotes)
        if self._references == before:
            return None
        references = tuple(self._references.values())
        book, own = self._turn.book, self._turn.sources
        cited = (book.find(reference.source) or own.get(reference.source) for reference in references)
        sources = tuple(source for source in cited if source is not None)
        tokens = sum(map(self._cost, references))
        return ReferencesBuilt(self._turn.id, references, sources, tokens, 0)

    def _cost(self, reference: Reference) -> int:
        """Its tokens; a reference that has not changed is not read again."""
        cost = self._costs.get(reference.source)
        if cost is None or cost[0] is not reference:
            tokens = sum(estimate_tokens(passage.text) for passage in reference.passages)
            cost = self._costs[reference.source] = reference, tokens
        return cost[1]

    def _refer(self, source_id: str, quotes: Sequence[str]) -> None:
        source = self._turn.book.assign_number(source_id)
        assert source.number is not None
        reference = self._references.get(source_id) or Reference(source.number, source_id, ())
        passages = [passage for passage in reference.passages if not (passage.from_snippet and quotes)]
        texts = {passage.text for passage in passages}
        passages += [Passage(source_id, text[:_LONGEST], score=1.0) for text in quotes if text[:_LONGEST] not in texts]
        if not passages and (snippet := self._snippets.get(source_id, "")[:_LONGEST]):
            passages = [Passage(source_id, snippet, score=1.0, from_snippet=True)]
        self._references[source_id] = replace(reference, passages=tuple(passages))

    async def _follow(self, urls: Iterable[str]) -> None:
        hidden = [url for url in dict.fromkeys(urls) if url not in self._led and is_hidden(url)]
        if hidden and self._links is not None:
            led = await self._links.resolve(hidden)
            self._led.update((url, led.get(url, url)) for url in hidden)

    def _join(self, provider_source: ProviderSource) -> Source:
        url = self._led.get(provider_source.url, provider_source.url)
        if not is_web_address(url):
            url = ""
        title = _title(provider_source.title, url)
        site = provider_source.site if not is_web_address(provider_source.site) else site_of(provider_source.site)
        if is_hidden(url):
            site = site or (title if "." in title and " " not in title else "")
        name = (
            provider_source.url
            or "|".join(filter(None, (title, provider_source.site)))
            or f"{self._turn.id}:{provider_source.key}"
        )
        return self._turn.book.upsert(
            url,
            key=f"{self._provider}:{name}",
            title=title,
            snippet=provider_source.snippet[:_LONGEST],
            kind=provider_source.kind or "web",
            origin=Origin.PROVIDER,
            provider_data=provider_source.data,
            site=site,
            date=provider_source.date,
            from_text=provider_source.from_text,
        )


def is_hidden(url: str) -> bool:
    """True for links that show nothing of where they lead: Google's grounding links, Bing's."""
    host = site_of(url)
    if host == "vertexaisearch.cloud.google.com":
        return True
    bing = host == "bing.com" or host.endswith(".bing.com")
    return bing and urlsplit(url.strip().replace("\\", "/")).path.startswith("/ck/a")


def _title(title: str, url: str) -> str:
    """What is a name; a number, an address or the host alone says nothing (wire_formats §21)."""
    words = " ".join(title.split())[:300]
    is_uninformative = words.isdigit() or "://" in words[:12] or words.removeprefix("www.") in (site_of(url), url)
    return "" if is_uninformative else words
