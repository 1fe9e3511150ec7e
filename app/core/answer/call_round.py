"""One round of calls: what each is to bring, and what the turn holds when the next is answered."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from app.core.domain.addresses import url_key
from app.core.domain.chat import ToolCall
from app.core.domain.events import Failure, ReferencesBuilt, SearchFinished, SourcesCollected
from app.core.domain.evidence import Finding, Hit, Page, Passage, Reference
from app.core.domain.settings import SearchSettings
from app.core.domain.sources import OWN
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.candidates import agreement_of, candidate_of, candidate_of_hit, placed
from app.core.prompt.references import reference_block
from app.core.ranking.budget import estimate_tokens
from app.core.ranking.rank import Candidate, Ranked, rank_passages
from app.core.ranking.select import choose
from app.core.reading import fetchable_addresses, may_read, rules_of
from app.core.search.result_ages import lasting_date

if TYPE_CHECKING:
    from app.core.answer.server_calls import ServerCall

_NOTHING = "The search found nothing. Try other words, or answer without it and say that nothing was found."
_FAILED = "The search failed ({why}). Answer from what you have, and say what is uncertain."
_UNREAD = "The page could not be read ({why}). Answer from what you have, or search for another page."
_REFUSED = "This address is not read: only pages that the user named or that a search returned are, as they were given."
_FORBIDDEN = "The user's settings do not allow this page to be read."
NO_QUERY = 'The arguments are not understood: a JSON object with a text "{name}" is needed.'


@dataclass
class RoundCall:
    """A call under way."""

    call: ToolCall
    query: str = ""
    text: str = ""  # its answer
    failed: bool = False
    same: "RoundCall | None" = None  # an earlier call that asks the same
    hits: list[tuple[str, Hit]] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)  # sources to be read
    failure: Failure | None = None
    server: "ServerCall | None" = None  # of a tool of the user's servers

    def fail(self, words: str) -> None:
        self.text, self.failed = words, True


class Round:
    """All calls of one round. It keeps its own account of the turn: events are folded later than they are made."""

    def __init__(self, turn: RunningTurn, settings: SearchSettings) -> None:
        self.turn = turn
        self.one_at_a_time = asyncio.Lock()
        self.rules = rules_of(turn, settings)
        self.pages: dict[str, Page] = dict(turn.pages)
        self._hits = dict(turn.hits)
        self._findings = dict(turn.findings)
        self._references = {reference.source: reference for reference in turn.references or ()}

    def upsert_hits(self, event: SearchFinished) -> list[tuple[str, Hit]]:
        """The hits of a search with their sources, in order, without doubles."""
        hits: dict[str, Hit] = {}
        for hit in event.hits:
            if hit.origin not in OWN and hit.url and not self.rules.permits(hit.url):
                continue
            source = self.turn.book.upsert(
                hit.url, key=hit.key, title=hit.title, snippet=hit.snippet, site=hit.site, date=lasting_date(hit),
                query=event.query, origin=hit.origin, kind=hit.kind, document=hit.document, from_text=hit.from_text,
            )  # fmt: skip
            hits.setdefault(source.id, hit)
            self._hits.setdefault(source.id, hit)
            self._findings.setdefault(source.id, Finding(source.id, score=1 / (1 + len(hits))))
        return list(hits.items())

    def sources_collected(self) -> SourcesCollected:
        sources = tuple(self.turn.book.get(source) for source in self._findings)
        return SourcesCollected(self.turn.id, tuple(self._hits.items()), tuple(self._findings.values()), sources)

    def find_page(self, task: RoundCall, url: str) -> None:
        """Only pages that are known already: a page that was read must not make us call an address of its choosing."""
        if not url:
            task.fail(NO_QUERY.format(name="url"))
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

    def take_output(self, task: RoundCall) -> None:
        """The documents that a server's tool named are hits like any other; what the rules forbid is no source."""
        assert task.server is not None
        task.failed, event = task.server.failed, SearchFinished(self.turn.id, "", "", tuple(task.server.hits))
        task.hits = self.upsert_hits(event)

    async def build_reference(
        self, task: RoundCall, budget: int, sees: bool = False
    ) -> tuple[ReferencesBuilt | None, str]:
        """The best passages for this call, numbered, and the text that the model gets."""
        pages = self._candidates(task)
        query = task.query or self.turn.question
        pieces = [replace(one, source=source) for source, hit in task.hits for one in hit.passages]
        whole = _whole(pieces) if task.server is not None and len(pieces) == len(pages) else []
        if not whole or sum(one.tokens + one.frame for one in whole) > budget:
            whole = await asyncio.to_thread(_select, query, self.turn.question, pages, budget)
        selection = whole
        new_references = self._numbered(placed(selection, pieces))
        text = reference_block(new_references, {one.source: self.turn.book.get(one.source) for one in new_references})
        tokens = sum(ranked.tokens for ranked in selection)
        if task.server is not None:
            text = task.server.text(text, max(budget - tokens, 200), sees)
            if not new_references:
                return None, text
        elif not text:
            task.failed = task.failure is not None
            words = _UNREAD if not task.query else _FAILED if task.failed else _NOTHING
            cause = task.failure.kind if task.failure else "it has no text"
            text = words.format(why=cause)
        references = tuple(self._references.values())
        sources = tuple(self.turn.book.get(source) for source in {**self._findings, **self._references})
        return ReferencesBuilt(self.turn.id, references, sources, tokens, budget), text

    def _candidates(self, task: RoundCall) -> list[Candidate]:
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


def _whole(pieces: Sequence[Passage]) -> list[Ranked]:
    """What a tool gave, uncut: it was called for just that."""
    return [Ranked(piece, estimate_tokens(piece.text)) for piece in pieces]


def _select(query: str, question: str, pages: Sequence[Candidate], budget: int) -> list[Ranked]:
    """In a thread: long pages take a while, in which the window must go on."""
    return choose(rank_passages(query, (question,), pages), budget)


def arguments_of(call: ToolCall) -> dict[str, Any]:
    try:
        arguments = json.loads(call.arguments or "{}")
    except (ValueError, RecursionError):
        return {}
    return arguments if isinstance(arguments, dict) else {}


def words_of(call: ToolCall, name: str) -> str:
    value = arguments_of(call).get(name)
    return " ".join(value.split()) if isinstance(value, str) else ""
