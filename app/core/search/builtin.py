"""A model's own search as a search channel: any model that has one can search for any other."""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from typing import ClassVar

from app.core.citing.claims import Claims
from app.core.citing.dialects import textual
from app.core.domain.addresses import page_key, site_of
from app.core.domain.chat import (
    BuiltinSearch,
    ChatRequest,
    FinishPart,
    GroundingPart,
    Message,
    ModelChoice,
    ProviderMetadata,
    ProviderMetadataPart,
    ProviderSource,
    RevisionPart,
    Role,
    SourcesPart,
    TextBlock,
    TextPart,
    ToolCall,
    ToolCallPart,
    ToolResult,
    message,
)
from app.core.domain.errors import TimedOut, Unavailable
from app.core.domain.evidence import Hit, Outcome, Query, Report
from app.core.domain.settings import BUILTIN, Settings
from app.core.ports import ChatModel, LinkResolver, ModelDirectory
from app.core.replies import BoundedText

_TASK = """\
Search the web for what the user asks and report what the pages say: the facts with names, numbers and dates, in the \
language of the query, each with its source. At most eight sentences. Report nothing that you did not find now."""
_TIMEOUT = 60.0  # seconds for the whole answer: a search is waited for
_ROUNDS = 4  # an answer that pauses, or asks for its search to be confirmed, is asked again
_LONGEST = 100_000  # characters of one answer
_SNIPPET = 400  # characters
_QUERY_NAMES = ("query", "q", "search_query", "search_term", "keywords", "keyword", "queries")
_LONGEST_QUERY = 400


def query_of(call: ToolCall) -> str:
    """What a server's own call searches for, as far as its arguments tell; empty where it is no search."""
    try:
        arguments = json.loads(call.arguments)
    except (ValueError, RecursionError):
        return ""
    values = (arguments.get(name) for name in _QUERY_NAMES) if isinstance(arguments, dict) else ()
    value = next(filter(None, values), "")
    texts = [text for text in (value if isinstance(value, list) else [value]) if isinstance(text, str)]
    return " ".join(" ".join(texts)[: 2 * _LONGEST_QUERY].split())[:_LONGEST_QUERY]


@dataclass
class _Reply:
    text: str = ""
    grounding: GroundingPart = field(default_factory=GroundingPart)
    sources: tuple[ProviderSource, ...] = ()
    calls: tuple[ToolCall, ...] = ()
    provider_metadata: ProviderMetadata | None = None
    finish: str = ""


@dataclass(frozen=True)
class BuiltinChannel:
    """Asks the model of the settings, or the first one set up that can search."""

    models: ModelDirectory
    settings: Callable[[], Settings]
    links: LinkResolver
    has_key: Callable[[str], bool]  # of a provider's id
    timeout_seconds: float = _TIMEOUT
    name: ClassVar[str] = BUILTIN

    @property
    def usable(self) -> bool:
        return self.choice() is not None

    @property
    def is_fallback(self) -> bool:
        """Only where the user named its model: a search by a model costs money."""
        return self.settings().search.builtin is not None and self.usable

    def choice(self) -> ModelChoice | None:
        settings = self.settings()
        setting = settings.search.builtin
        if setting is not None and settings.provider(setting.provider) is not None:
            return setting
        offered = (ModelChoice(p.id, m) for p in settings.providers if self._ready(p.id) for m in p.models[:20])
        return next((choice for choice in offered if self.models.abilities(choice).search), None)

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        """One report. Its engine is the model; its response what the model said, as far as it names sources."""
        choice = self.choice()
        if choice is None:
            raise Unavailable(BUILTIN, "no model with built-in search is set up")
        reply = await self._ask(self.models.model(choice), choice, query)
        hits = await self._hits(reply)
        outcome = Outcome.HITS if hits else Outcome.NO_RESULTS
        yield Report(choice.model, query.text, outcome, hits[: query.limit], response=reply.text if hits else "")

    def _ready(self, provider_id: str) -> bool:
        provider = self.settings().provider(provider_id)
        return provider is not None and (not provider.needs_key or self.has_key(provider_id))

    async def _ask(self, model: ChatModel, choice: ModelChoice, query: Query) -> _Reply:
        rules = query.rules
        builtin = BuiltinSearch(rules.allowed_hosts, rules.blocked_hosts, True, query.language)
        messages: list[Message] = [message(Role.SYSTEM, _TASK), message(Role.USER, query.text)]
        whole = _Reply()
        try:
            async with asyncio.timeout(self.timeout_seconds):
                for _ in range(_ROUNDS):
                    reply = await _answer(model, ChatRequest(tuple(messages), search=builtin), choice.provider)
                    whole = _joined(whole, reply)
                    more = _next(reply)
                    if not more:
                        break
                    messages += more
        except TimeoutError as error:
            raise TimedOut(choice.model) from error
        return whole

    async def _hits(self, reply: _Reply) -> tuple[Hit, ...]:
        """Cited sources in the order of their citations, then the others; one hit for each page."""
        sources = {source.key: source for source in (*reply.grounding.sources, *reply.sources)}
        citations = reply.grounding.citations
        if reply.grounding.textual or not citations:
            citations = (*citations, *textual(reply.text, tuple(sources.values())))
        claims: dict[str, list[str]] = {}
        sentences = Claims(reply.text, sorted(citation.place for citation in citations if citation.place))
        for citation in citations:
            claim = citation.claim or (citation.place and sentences.of(citation.place))
            words = reply.text[slice(*claim)] if claim else citation.cited_text
            for key in citation.keys:
                claims.setdefault(key, []).append(" ".join(words.split()))
        order = [key for key in dict.fromkeys([*claims, *sources]) if key in sources and sources[key].url]
        led = await self.links.resolve([sources[key].url for key in order if not sources[key].from_text])
        hits: dict[str, Hit] = {}
        for key in order:
            source = sources[key]
            url = led.get(source.url, source.url)
            snippet = source.snippet or " ".join(dict.fromkeys(claims.get(key, ())))
            site = source.site or site_of(url)
            title, from_text = source.title or site, source.from_text
            hit = Hit(len(hits) + 1, title, url, snippet[:_SNIPPET], site, source.date, from_text=from_text)
            hits.setdefault(page_key(url), hit)
        return tuple(replace(hit, rank=rank) for rank, hit in enumerate(hits.values(), start=1))


async def _answer(model: ChatModel, request: ChatRequest, provider: str) -> _Reply:
    reply = _Reply()
    calls: list[ToolCall] = []
    words = BoundedText(_LONGEST)
    async with aclosing(model.stream(request)) as answer:
        async for part in answer:
            match part:
                case TextPart(text=text):
                    words.add(text)
                case RevisionPart():
                    words.clear()
                case SourcesPart(sources=sources):
                    reply.sources = sources
                case GroundingPart():
                    reply.grounding = part
                case ToolCallPart(call=call):
                    calls.append(call)
                case ProviderMetadataPart(items=items, wire_format=wire_format):
                    reply.provider_metadata = ProviderMetadata(provider, wire_format, items)
                case FinishPart(reason=reason):
                    reply.finish = reason
                case _:
                    pass
            if words.full:
                break  # it repeats itself
    reply.text, reply.calls = words.text, tuple(calls)
    return reply


def _next(reply: _Reply) -> list[Message]:
    """What goes behind the messages so far where the model has to be asked again; empty at its end."""
    message = Message(Role.ASSISTANT, (TextBlock(reply.text), *reply.calls), reply.provider_metadata)
    if reply.finish == "pause":
        return [message]
    if reply.calls and all(call.server_executed for call in reply.calls):
        results = tuple(ToolResult(call.id, call.name, call.arguments) for call in reply.calls)
        return [message, Message(Role.USER, results)]
    return []


def _joined(before: _Reply, after: _Reply) -> _Reply:
    """Two rounds of one answer; the later one's places count from the end of the earlier one's text."""
    shifted = (citation.shifted(len(before.text)) for citation in after.grounding.citations)
    grounding = replace(
        after.grounding,
        sources=_merged(before.grounding.sources, after.grounding.sources),
        citations=(*before.grounding.citations, *shifted),
        textual=before.grounding.textual or after.grounding.textual,
    )
    text = before.text + after.text
    return _Reply(
        text, grounding, _merged(before.sources, after.sources), after.calls, after.provider_metadata, after.finish
    )


def _merged(first: Sequence[ProviderSource], second: Sequence[ProviderSource]) -> tuple[ProviderSource, ...]:
    return tuple({source.key: source for source in (*first, *second)}.values())
