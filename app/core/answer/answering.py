"""One request's answer under way: its parts become events, its markers and evidence citations while they come."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from app.core.answer.grounding import Evidence
from app.core.citing.effort import is_quick
from app.core.citing.grounded import citations_of, cited_words
from app.core.citing.markers import MarkerStream
from app.core.citing.own_markers import is_signed, whole
from app.core.domain.chat import (
    Block,
    ChatRequest,
    CitedPart,
    FinishPart,
    GroundingPart,
    Message,
    ModelPart,
    ProviderCitation,
    ProviderMetadata,
    ProviderMetadataPart,
    ProviderSearchPart,
    ProviderSource,
    ReasoningBlock,
    ReasoningPart,
    RetryPart,
    RevisionPart,
    Role,
    SourcesPart,
    TextBlock,
    TextPart,
    ToolCall,
    ToolCallPart,
    Usage,
    UsagePart,
)
from app.core.domain.citation import Anchor, Citation
from app.core.domain.errors import BadAnswer
from app.core.domain.events import (
    AnswerPaused,
    AnswerWithdrawn,
    AnswerWritten,
    CitationsPlaced,
    Cited,
    Event,
    Failure,
    FailureKind,
    MessageAppended,
    Notice,
    NoticeAdded,
    NoticeKind,
    ReasoningDelta,
    RetryScheduled,
    SearchEntryReceived,
    SearchFinished,
    SearchStarted,
    SourcesCollected,
    TextDelta,
    ToolsCalled,
    UsageReported,
)
from app.core.domain.reasons import AnswerReason
from app.core.domain.rules import DomainRules
from app.core.domain.settings import BUILTIN, SearchMode
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import LinkResolver
from app.core.prompt.prompting import MOST_CALLS, offers_tools, tool_call_count
from app.core.search.builtin import query_of
from app.core.streams import aside

_MOST_PAUSES = 5  # of one answer
_CUT = {"length": NoticeKind.ANSWER_CUT, "pause": NoticeKind.ANSWER_PAUSED}  # the notice, by the finish
_MOST_CHIPS = 1000  # chips while an answer comes; the others show at its end
_NUMBER = re.compile("[1-9][0-9]{0,4}")


@dataclass
class Answer:
    """One request's answer under way. What it says of places is in code points of the turn's whole text."""

    turn: RunningTurn
    name: str
    provider: str
    request: ChatRequest
    links: LinkResolver | None
    rules: DomainRules
    parts: list[str] = field(default_factory=list)
    reasoning: list[str] = field(default_factory=list)
    sources: tuple[ProviderSource, ...] = ()
    cited: list[ProviderCitation] = field(default_factory=list)
    grounding: GroundingPart | None = None
    calls: list[ToolCall] = field(default_factory=list)
    provider_metadata: ProviderMetadata | None = None
    usage: Usage | None = None
    finish: FinishPart = field(default_factory=lambda: FinishPart(""))
    searches: dict[str, str] = field(default_factory=dict)  # by id: `started`, `finished`
    queries: set[str] = field(default_factory=set)
    labels: dict[int, str] = field(default_factory=dict)  # a provider's own numbers → its keys
    provisional_end: int = 0  # the end of the last provisional chip
    provisional_count: int = 0  # how many there are

    def __post_init__(self) -> None:
        turn = self.turn
        self.before = turn.text
        after_tools = bool(self.before and turn.messages and turn.messages[-1].role is Role.USER)
        self.gap = "\n\n" if after_tools and not self.before.endswith("\n\n") else ""
        self.since = len(self.before) + len(self.gap)
        self.earlier_citations = turn.citations
        self.length = 0
        self.uses_references = bool(turn.references) and not (turn.builtin or turn.searched_unasked)
        self.earlier_reasoning = turn.reasoning
        self.own = replace(turn.own_markers(), since=self.since)
        self.markers = MarkerStream(self.own.numbers)
        self.evidence = Evidence(turn, self.provider, self.links, self.rules)

    @property
    def text(self) -> str:
        if len(self.parts) > 1:
            self.parts[:] = ["".join(self.parts)]
        return self.parts[0] if self.parts else ""

    async def take(self, part: ModelPart) -> list[Event]:
        turn = self.turn.id
        match part:
            case TextPart(text=text) if text:
                return self._write(text)
            case ReasoningPart(text=text) if text:
                self.reasoning.append(text)
                return [ReasoningDelta(turn, text)]
            case RevisionPart():
                return self._revised()
            case UsagePart(usage=usage):
                self.usage = usage
            case FinishPart():
                self.finish = part
            case ToolCallPart(call=call):
                self.calls.append(call)
                return list(self._called(call))
            case ProviderMetadataPart(items=items, wire_format=wire_format):
                self.provider_metadata = ProviderMetadata(self.provider, wire_format, items)
            case RetryPart(seconds=seconds, kind=kind):
                return [RetryScheduled(turn, self.name, seconds, Failure(kind, self.name))]
            case ProviderSearchPart():
                return list(self._searched(part))
            case SourcesPart(sources=sources):
                self.sources = sources
                collected = await self.evidence.take(sources)
                return [*self._after_own_search(collected), *([collected] if collected else ()), *self._learn_labels()]
            case CitedPart(citation=citation):
                self.cited.append(citation)
                return list(self._provisional(citation))
            case GroundingPart():
                self.grounding = part
        return []

    async def finalize(self) -> list[Event]:
        """What an answer holds that ends here, well or badly: usage, sources, citations of the whole text."""
        turn, events = self.turn.id, list[Event]()
        if self.usage is not None:
            events.append(UsageReported(turn, self.usage))
        text = self.before + (self.gap if self.parts else "") + self.text
        by_label = bool(self.labels) and not self.cited  # as its chips were shown, where the answer broke off
        grounding = self.grounding or GroundingPart(self.sources, tuple(self.cited), textual=by_label)
        if self.uses_references or not grounding.sources:
            grounding = replace(grounding, textual=False)
        collected = await self.evidence.take(grounding.sources)
        events += self._after_own_search(collected)
        long = not is_quick(text)
        built = self.evidence.cite(await aside(cited_words, text, grounding, self.since, long=long))
        events += [event for event in (collected, built) if event]
        provider_citations = await aside(citations_of, text, grounding, self.evidence.numbers, self.since, long=long)
        if text.strip() or self.earlier_citations:
            placed = await aside(whole, text, self.earlier_citations, provider_citations, self.own, long=long)
            events.append(CitationsPlaced(turn, placed))
        if grounding.entry_html:
            events.append(SearchEntryReceived(turn, grounding.entry_html))
        return events

    def concluded(self) -> list[Event]:
        """The events behind all others. Raises BadAnswer where nothing was said, or no evidence came as wished."""
        turn, reason = self.turn.id, self.finish.reason
        if self.finish.withdrawn:
            withdrawal = self._withdraw(reason or "content_filter", all_of_it=self.turn.resumed_at is None)
            return [*withdrawal, NoticeAdded(turn, Notice(NoticeKind.WITHDRAWN)), AnswerWritten(turn, reason)]
        if self._may_call():
            return [MessageAppended(turn, self._message()), ToolsCalled(turn, tuple(self.calls))]
        if reason == "pause" and self._pauses() < _MOST_PAUSES:
            return [MessageAppended(turn, self._message()), AnswerPaused(turn)]
        if not (self.before + self.text).strip():
            raise BadAnswer(self.name, reason, reason=AnswerReason.EMPTY)
        events: list[Event] = []
        if not self._has_evidence() and (expected := _expected_evidence(self.turn)):
            if expected == "own" and self.turn.resumed_at is None:
                raise BadAnswer(self.name, reason, reason=AnswerReason.NO_EVIDENCE)
            events.append(
                NoticeAdded(turn, Notice(NoticeKind.NO_EVIDENCE))
            )  # no other channel takes over in mid-answer
        if any(map(self._is_offered, self.calls)):
            events.append(NoticeAdded(turn, Notice(NoticeKind.TOOL_LIMIT)))
        if reason in _CUT:
            events.append(NoticeAdded(turn, Notice(_CUT[reason])))
        if self.calls:
            # Nobody answers them, and no service takes back a call without an answer.
            self.calls, self.provider_metadata = [], None
        if self.provider_metadata is not None or self.turn.messages:
            events.append(MessageAppended(turn, self._message()))
        return [*events, AnswerWritten(turn, reason)]

    def _write(self, text: str) -> list[Event]:
        visible = text if self.parts else self.gap + text
        self.parts.append(text)
        self.length += len(text)
        events: list[Event] = [TextDelta(self.turn.id, visible)]
        # A sub-question's chips can wait for its end, for many are written at once; so can those behind the thousandth.
        if not self.turn.parent_question and self.provisional_count < _MOST_CHIPS:
            events += self._marked(self.markers.feed(text))
        return events

    def _revised(self) -> list[Event]:
        """All that this request wrote was thinking: what stood before it is all that is left of the answer."""
        self.parts, self.length, self.cited, self.provisional_count, self.provisional_end = [], 0, [], 0, 0
        self.markers = MarkerStream({*self.labels, *self.own.numbers})
        return self._withdraw("thinking")

    def _withdraw(self, reason: str, all_of_it: bool = False) -> list[Event]:
        """The part that this request wrote goes, and what an answer that goes on had before stays."""
        turn, thoughts = self.turn.id, self.earlier_reasoning
        events: list[Event] = [AnswerWithdrawn(turn, reason)]
        if all_of_it:
            return events
        thoughts += "".join(self.reasoning) if reason == "thinking" else ""
        events += [ReasoningDelta(turn, thoughts)] if thoughts else []
        events += [TextDelta(turn, self.before), CitationsPlaced(turn, self.earlier_citations)] if self.before else []
        return events

    def _after_own_search(self, collected: SourcesCollected | None) -> list[Event]:
        """Where a model that was not asked to search has searched, plain numbers are its own from then on."""
        if collected is None or self.uses_references or self.own.signed:
            return []
        self.own, self.provisional_end = replace(self.own, numbers=(), signed=True), 0
        return [CitationsPlaced(self.turn.id, self.earlier_citations)] if self.provisional_count else []

    def _learn_labels(self) -> Iterator[Event]:
        """Where the sources carry numbers, markers in the text may name them: chips show before the answer's end."""
        labels = _labels_of(self.sources)
        if not self.uses_references and not self.cited and labels and labels != self.labels:
            self.labels, self.markers = labels, MarkerStream({*labels, *self.own.numbers})
            yield from self._marked(self.markers.feed(self.text))

    def _marked(self, citations: list[Citation]) -> Iterator[Event]:
        for citation in citations:
            if citation.place is None or citation.place[0] < self.provisional_end:
                continue
            self.provisional_end = citation.place[1]
            if is_signed(citation.marker) or not self.own.signed:
                mine = tuple(number for number in citation.numbers if number in self.own.numbers)
                if mine and self.provisional_count < _MOST_CHIPS:
                    self.provisional_count += 1
                    yield self._show(replace(citation, numbers=mine))
            elif not self.cited:
                keys = tuple(self.labels[number] for number in citation.numbers if number in self.labels)
                yield from self._provisional(ProviderCitation(keys, citation.place, citation.anchor, citation.marker))

    def _searched(self, part: ProviderSearchPart) -> Iterator[Event]:
        """Only searches are told: a page that the provider opens comes among its sources."""
        state, turn = self.searches.get(part.id, ""), self.turn.id
        if part.action != "search" or not part.query or state == "finished":
            return
        self.queries.add(part.query)
        if not state:
            yield SearchStarted(turn, part.query, BUILTIN)
        self.searches[part.id] = "started"
        if part.state != "running":
            self.searches[part.id] = "finished"
            failure = Failure(FailureKind.BAD_ANSWER, self.name, part.error) if part.state == "failed" else None
            yield SearchFinished(turn, part.query, BUILTIN, (), failure, hit_count=self.evidence.source_count)

    def _called(self, call: ToolCall) -> Iterator[Event]:
        """Where the model searches, a call of a tool that nobody offered is the server's own: a relay passes it on."""
        query = query_of(call) if self.request.search is not None and not self._is_offered(call) else ""
        if query and query not in self.queries:
            yield from self._searched(ProviderSearchPart(f"call {len(self.calls)}", query=query, state="completed"))

    def _provisional(self, provider_citation: ProviderCitation) -> Iterator[Event]:
        """A chip at once, where the place is already written; its source gets its number with it, and its further
        passages at the answer's end."""
        if self.provisional_count >= _MOST_CHIPS:
            return
        self.provisional_count += 1  # tried, at least
        numbers = self.evidence.numbers_of(provider_citation.keys)
        new = {
            key: [provider_citation.cited_text] if provider_citation.cited_text else []
            for key in provider_citation.keys
            if key not in numbers
        }
        if new and (built := self.evidence.cite(new)):
            yield built
            numbers = self.evidence.numbers_of(provider_citation.keys)
        cited_numbers = tuple(dict.fromkeys(n for key in provider_citation.keys for n in numbers.get(key, ())))
        place = provider_citation.place
        if not cited_numbers or place is None or not 0 <= place[0] <= place[1] <= self.length or not place[1]:
            return
        if provider_citation.marker != self.text[slice(*place)]:
            place = place[1], place[1]
        marker = self.text[slice(*place)]
        anchor = provider_citation.anchor if provider_citation.anchor is not Anchor.UNPLACED else Anchor.SPAN
        yield self._show(Citation(cited_numbers, place, marker, anchor, None, provider_citation.cited_text))

    def _show(self, citation: Citation) -> Event:
        return Cited(self.turn.id, citation.shifted(self.since))

    def _may_call(self) -> bool:
        """The calls get their answers. Where all are of tools that nobody offered, once, which says so."""
        offered = any(map(self._is_offered, self.calls))
        if not offered and self.calls and self.request.tools:
            before = (call for one in self.turn.messages for call in one.calls)
            offered = all(map(self._is_offered, before))
        return offered and self.request.tool_choice != "none" and tool_call_count(self.turn) < MOST_CALLS

    def _is_offered(self, call: ToolCall) -> bool:
        if call.server_executed:
            return self.request.search is not None
        return any(tool.name == call.name for tool in self.request.tools)

    def _pauses(self) -> int:
        return sum(one.role is Role.ASSISTANT and not one.calls for one in self.turn.messages)

    def _has_evidence(self) -> bool:
        return bool(self.evidence.source_count or self.turn.references)

    def _message(self) -> Message:
        """What the model said, as it is sent back."""
        blocks: list[Block] = []
        if self.reasoning:
            blocks.append(ReasoningBlock("".join(self.reasoning)))
        if self.parts:
            blocks.append(TextBlock(self.text))
        return Message(Role.ASSISTANT, (*blocks, *self.calls), self.provider_metadata)


def _expected_evidence(turn: RunningTurn) -> str:
    """`own`: the model's own search had to be made; `search`: one of ours was made; empty where neither was."""
    if turn.builtin:
        return "own" if turn.mode is SearchMode.ALWAYS else ""
    has_references = turn.references is not None and turn.graph is None and not offers_tools(turn)
    already_noticed = any(notice.kind is NoticeKind.NO_EVIDENCE for notice in turn.notices)
    return "search" if has_references and not already_noticed and turn.plan and turn.plan.needs_search else ""


def _labels_of(sources: Sequence[ProviderSource]) -> dict[int, str]:
    """The provider's numbers, without its other labels, → its keys."""
    return {int(one.label): one.key for one in sources if _NUMBER.fullmatch(one.label)}
