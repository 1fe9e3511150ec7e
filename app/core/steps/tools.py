"""Step: answer the tools that the model called: search, read, hand over numbered passages."""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from typing import Any

from app.core.domain.addresses import url_key
from app.core.domain.chat import Message, Role, ToolCall, ToolResult, tool_key
from app.core.domain.errors import AppError
from app.core.domain.events import (
    Event,
    Events,
    Failure,
    MessageAppended,
    Notice,
    NoticeAdded,
    NoticeKind,
    PageRead,
    ReadingFailed,
    ReferencesBuilt,
    SearchFinished,
    SourcesCollected,
    ToolAnswered,
)
from app.core.domain.evidence import AGES, Finding, Hit, Page, Passage, Query, Reference
from app.core.domain.settings import SearchSettings
from app.core.domain.sources import OWN
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import ModelDirectory, PageReader
from app.core.prompt.candidates import agreement_of, candidate_of, candidate_of_hit, placed
from app.core.prompt.history_messages import history_tokens, tokens_of
from app.core.prompt.prompting import MOST_CALLS, READ_PAGE, WEB_SEARCH, offers_tools, tool_call_count
from app.core.prompt.references import reference_block
from app.core.ranking.budget import estimate_tokens, reference_budget
from app.core.ranking.rank import Candidate, Ranked, rank_passages
from app.core.ranking.select import choose
from app.core.reading import fetchable_addresses, may_read, read_side_by_side, rules_of
from app.core.search.query_cache import Searches
from app.core.streams import merge

_PAGES = 3  # that are read for a search
_LONGEST_QUERY = 400
_SHARE = 3  # a call gets at most this part of what all references may cost
_LEAST = 300  # tokens for a call in any case

_NOTHING = "The search found nothing. Try other words, or answer without it and say that nothing was found."
_FAILED = "The search failed ({why}). Answer from what you have, and say what is uncertain."
_UNREAD = "The page could not be read ({why}). Answer from what you have, or search for another page."
_REFUSED = "This address is not read: only pages that the user named or that a search returned are, as they were given."
_FORBIDDEN = "The user's settings do not allow this page to be read."
_LIMIT = "No more tools can be called for this answer. Write it now, from what you have."
_NO_QUERY = 'The arguments are not understood: a JSON object with a text "{name}" is needed.'
_UNKNOWN = "There is no tool of this name. There are web_search and read_page."


@dataclass(frozen=True)
class Tools:
    """Every call gets its answer, failed ones too; what the model is told of a failure is said in words."""

    searches: Searches
    reader: PageReader
    models: ModelDirectory
    settings: Callable[[], SearchSettings]
    grace: float = 3.0  # seconds that the last pages get once half of them are there

    async def run(self, turn: RunningTurn) -> Events:
        work = _Work(turn, self.settings())
        earlier_calls = tool_call_count(turn) - len(turn.calls)
        tasks = [_Task(call) for call in turn.calls]
        first: dict[str, _Task] = {}
        for place, task in enumerate(tasks):
            self._prepare(work, task, allowed=earlier_calls + place < MOST_CALLS, first=first)
        if earlier_calls + len(tasks) > MOST_CALLS:
            yield NoticeAdded(turn.id, Notice(NoticeKind.TOOL_LIMIT))
        async with aclosing(merge(self._gather(work, task) for task in tasks if not task.text)) as events:
            async for event in events:
                yield event
        budget = self._budget(turn, sum(not task.text for task in tasks))
        for task in tasks:
            if task.same is not None:
                task.text, task.failed = task.same.text, task.same.failed
            if not task.text:
                built, task.text = await work.build_reference(task, budget)
                yield built
            yield ToolAnswered(turn.id, task.call, task.text, task.failed)
        results = tuple(ToolResult(task.call.id, task.call.name, task.text, task.failed) for task in tasks)
        yield MessageAppended(turn.id, Message(Role.USER, results))

    def _prepare(self, work: "_Work", task: "_Task", allowed: bool, first: "dict[str, _Task]") -> None:
        """Read the call; what needs no search or page is answered at once."""
        call, key = task.call, tool_key(task.call)
        cached = work.turn.tool_answers.get(key)
        if call.server_executed and work.turn.builtin:
            task.text = call.arguments  # the provider has searched already, and wants to hear just this
        elif not allowed:
            task.fail(_LIMIT)
        elif cached:
            task.text = cached
        elif not offers_tools(work.turn):
            task.fail(_UNKNOWN)
        elif call.name == WEB_SEARCH.name:
            task.query = _words(call, "query")[:_LONGEST_QUERY]
            if not task.query:
                task.fail(_NO_QUERY.format(name="query"))
        elif call.name == READ_PAGE.name:
            work.find_page(task, _words(call, "url"))
        else:
            task.fail(_UNKNOWN)
        if not task.text and (same := first.setdefault(key, task)) is not task:
            task.same = same

    async def _gather(self, work: "_Work", task: "_Task") -> AsyncGenerator[Event, None]:
        if task.same is not None:
            return
        if task.query:
            async with aclosing(self._search(work, task)) as events:
                async for event in events:
                    yield event
        elif task.unread:
            yield work.sources_collected()
        unread = [source for source in task.unread if source not in work.pages]
        async with aclosing(read_side_by_side(work.turn, unread, self.reader, self.grace)) as events:
            async for event in events:
                if isinstance(event, PageRead):
                    work.pages[event.source.id] = event.page
                if isinstance(event, ReadingFailed):
                    task.failure = event.failure
                yield event

    async def _search(self, work: "_Work", task: "_Task") -> AsyncGenerator[Event, None]:
        arguments, settings = _arguments(task.call), self.settings()
        limit = arguments.get("max_results")
        most = min(max(limit, 1), 20) if type(limit) is int else settings.max_results
        channel = _words(task.call, "provider").lower() or work.turn.channel
        since = _words(task.call, "since")
        query = Query(
            task.query,
            min(max(most, 1), 50),
            work.turn.language,
            work.rules,
            since if since in AGES else "",
            "news" if arguments.get("news") is True else "web",
        )
        async with aclosing(self.searches.run(work.turn, query, channel)) as events:
            async for event in events:
                if isinstance(event, SearchFinished):
                    task.failure, task.hits = event.failure, work.upsert_hits(event)
                yield event
        yield work.sources_collected()
        web = [source for source, hit in task.hits if hit.origin not in OWN]
        task.unread = [source for source in web if may_read(work.turn, source, work.rules)][:_PAGES]

    def _budget(self, turn: RunningTurn, calls: int) -> int:
        """Tokens for each call: all references of the answer together stay within what the context allows."""
        setting = self.settings().reference_tokens
        try:
            context = self.models.model(turn.model).context_size if turn.model else 8192
        except AppError:
            context = 8192  # the write step says what is wrong with the model
        history = history_tokens(turn.history)
        question_tokens = estimate_tokens(turn.question[:20_000])
        total = reference_budget(context, min(history, context // 4), question_tokens=question_tokens)
        total = min(setting, total) if setting else total
        remaining = total - tokens_of(turn.messages)
        return max(_LEAST, min(total // _SHARE, remaining // max(calls, 1)))


@dataclass
class _Task:
    """A call under way."""

    call: ToolCall
    query: str = ""
    text: str = ""  # its answer
    failed: bool = False
    same: "_Task | None" = None  # an earlier call that asks the same
    hits: list[tuple[str, Hit]] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)  # sources to be read
    failure: Failure | None = None

    def fail(self, words: str) -> None:
        self.text, self.failed = words, True


class _Work:
    """All calls of one round. It keeps its own account of the turn: events are folded later than they are made."""

    def __init__(self, turn: RunningTurn, settings: SearchSettings) -> None:
        self.turn = turn
        self.rules = rules_of(turn, settings)
        self.pages: dict[str, Page] = dict(turn.pages)
        self._hits = dict(turn.hits)
        self._findings = dict(turn.findings)
        self._references = {reference.source: reference for reference in turn.references or ()}

    def upsert_hits(self, event: SearchFinished) -> list[tuple[str, Hit]]:
        """The hits of a search with their sources, in order, without doubles."""
        hits: dict[str, Hit] = {}
        for hit in event.hits:
            if hit.origin not in OWN and not self.rules.permits(hit.url):
                continue
            source = self.turn.book.upsert(
                hit.url, key=hit.key, title=hit.title, snippet=hit.snippet, site=hit.site, date=hit.date,
                query=event.query, origin=hit.origin, kind=hit.kind, document=hit.document, from_text=hit.from_text,
            )  # fmt: skip
            hits.setdefault(source.id, hit)
            self._hits.setdefault(source.id, hit)
            self._findings.setdefault(source.id, Finding(source.id, score=1 / (1 + len(hits))))
        return list(hits.items())

    def sources_collected(self) -> SourcesCollected:
        sources = tuple(self.turn.book.get(source) for source in self._findings)
        return SourcesCollected(self.turn.id, tuple(self._hits.items()), tuple(self._findings.values()), sources)

    def find_page(self, task: _Task, url: str) -> None:
        """Only pages that are known already: a page that was read must not make us call an address of its choosing."""
        if not url:
            task.fail(_NO_QUERY.format(name="url"))
            return
        address = fetchable_addresses(self.turn).get(url_key(url))
        if address is None:
            task.fail(_REFUSED)
            return
        source = self.turn.book.upsert(address)
        if not may_read(self.turn, source.id, self.rules):
            task.fail(_FORBIDDEN)
        else:
            hit = self._hits.setdefault(source.id, Hit(0, source.title, address))
            self._findings.setdefault(source.id, Finding(source.id, score=1.0))
            task.hits, task.unread = [(source.id, hit)], [source.id]

    async def build_reference(self, task: _Task, budget: int) -> tuple[ReferencesBuilt, str]:
        """The best passages for this call, numbered, and the text that the model gets."""
        pages = self._candidates(task)
        query = task.query or self.turn.question
        selection = await asyncio.to_thread(_select, query, self.turn.question, pages, budget)
        pieces = [replace(one, source=source) for source, hit in task.hits for one in hit.passages]
        new_references = self._numbered(placed(selection, pieces))
        text = reference_block(new_references, {one.source: self.turn.book.get(one.source) for one in new_references})
        if not text:
            task.failed = task.failure is not None
            words = _UNREAD if not task.query else _FAILED if task.failed else _NOTHING
            cause = task.failure.kind if task.failure else "it has no text"
            text = words.format(why=cause)
        references = tuple(self._references.values())
        sources = tuple(self.turn.book.get(source) for source in {**self._findings, **self._references})
        return ReferencesBuilt(self.turn.id, references, sources, sum(r.tokens for r in selection), budget), text

    def _candidates(self, task: _Task) -> list[Candidate]:
        results = []
        agreed = agreement_of(self.turn)
        for order, (source_id, hit) in enumerate(task.hits, start=1):
            source = self.turn.book.get(source_id)
            page = self.pages.get(source_id)
            if hit.passages and not page:
                results += [candidate_of(source, piece.text, order) for piece in hit.passages]
            elif (one := candidate_of_hit(source, hit, order, page, agreed)) is not None:
                results.append(one)
        return results

    def _numbered(self, selection: Sequence[Ranked]) -> list[Reference]:
        """What this call hands over; the turn's references keep what earlier calls gave."""
        grouped: dict[str, list[Passage]] = {}
        for ranked in selection:
            grouped.setdefault(ranked.passage.source, []).append(ranked.passage)
        references = []
        for source_id, passages in grouped.items():
            number = self.turn.book.assign_number(source_id).number
            assert number is not None
            in_order = tuple(sorted(passages, key=lambda passage: passage.start))
            references.append(Reference(number, source_id, in_order))
            reference = self._references.setdefault(source_id, Reference(number, source_id, ()))
            texts = {passage.text for passage in reference.passages}
            new = tuple(passage for passage in in_order if passage.text not in texts)
            self._references[source_id] = replace(reference, passages=(*reference.passages, *new))
        return references


def _select(query: str, question: str, pages: Sequence[Candidate], budget: int) -> list[Ranked]:
    """In a thread: long pages take a while, in which the window must go on."""
    return choose(rank_passages(query, (question,), pages), budget)


def _arguments(call: ToolCall) -> dict[str, Any]:
    try:
        arguments = json.loads(call.arguments or "{}")
    except (ValueError, RecursionError):
        return {}
    return arguments if isinstance(arguments, dict) else {}


def _words(call: ToolCall, name: str) -> str:
    value = _arguments(call).get(name)
    return " ".join(value.split()) if isinstance(value, str) else ""
