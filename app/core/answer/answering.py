"""One request's answer under way: its parts become events, its markers and evidence citations while they come."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from app.core.answer.chips import AnswerText, Chips
from app.core.answer.grounding import Evidence
from app.core.citing.effort import is_momentary
from app.core.citing.grounded import citations_of, cited_words
from app.core.citing.own_markers import whole
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
from app.core.domain.errors import BadAnswer
from app.core.domain.events import (
    AnswerPaused,
    AnswerWithdrawn,
    AnswerWritten,
    CitationsPlaced,
    ClientToolsCalled,
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
    TextDelta,
    ToolsCalled,
    UsageReported,
)
from app.core.domain.reasons import AnswerReason
from app.core.domain.rules import DomainRules
from app.core.domain.settings import BUILTIN, SearchMode
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import LinkResolver
from app.core.prompt.offered_tools import most_calls, offers_tools, tool_call_count
from app.core.search.builtin import query_of
from app.core.streams import aside

_MOST_PAUSES = 5  # of one answer
_CUT = {"length": NoticeKind.ANSWER_CUT, "pause": NoticeKind.ANSWER_PAUSED}  # the notice, by the finish


@dataclass
class Answer:
    """One request's answer under way. What it says of places is in code points of the turn's whole text."""

    turn: RunningTurn
    name: str
    provider: str
    request: ChatRequest
    links: LinkResolver | None
    rules: DomainRules
    written: AnswerText = field(default_factory=AnswerText)
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

    def __post_init__(self) -> None:
        turn = self.turn
        self.before = turn.text
        has_more = bool(self.before) and len(self.before) != turn.resumed_at  # else it goes on in mid-sentence
        after_tools = bool(has_more and turn.messages and turn.messages[-1].role is Role.USER)
        self.gap = "\n\n" if after_tools and not self.before.endswith("\n\n") else ""
        self.since = len(self.before) + len(self.gap)
        self.earlier_citations = turn.citations
        self.uses_references = bool(turn.references) and not (turn.builtin or turn.searched_unasked)
        self.earlier_reasoning = turn.reasoning
        self.evidence = Evidence(turn, self.provider, self.links, self.rules)
        self.chips = Chips(turn, self.written, self.evidence, self.since, uses_references=self.uses_references)

    @property
    def text(self) -> str:
        return self.written.text

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
                withdrawn = self.chips.sources_collected(collected)
                return [*withdrawn, *([collected] if collected else ()), *self.chips.learn_labels(sources)]
            case CitedPart(citation=citation):
                self.cited.append(citation)
                return list(self.chips.provider_cited(citation))
            case GroundingPart():
                self.grounding = part
        return []

    async def finalize(self) -> list[Event]:
        """What an answer holds that ends here, well or badly: usage, sources, citations of the whole text."""
        turn, events = self.turn.id, list[Event]()
        if self.usage is not None:
            events.append(UsageReported(turn, self.usage))
        text = self.before + (self.gap if self.written.length else "") + self.text
        # Where the answer broke off, as its chips were shown.
        grounding = self.grounding or GroundingPart(self.sources, tuple(self.cited), textual=self.chips.by_label)
        if self.uses_references or not grounding.sources:
            grounding = replace(grounding, textual=False)
        collected = await self.evidence.take(grounding.sources)
        events += self.chips.sources_collected(collected)
        long = not is_momentary(text)
        built = self.evidence.cite(await aside(cited_words, text, grounding, self.since, long=long))
        events += [event for event in (collected, built) if event]
        provider_citations = await aside(citations_of, text, grounding, self.evidence.numbers, self.since, long=long)
        if text.strip() or self.earlier_citations:
            placed = await aside(whole, text, self.earlier_citations, provider_citations, self.chips.own, long=long)
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
        if calls := self._client_calls():
            self.calls = calls  # ours among them are called anew, if they are still wanted then
            called = ClientToolsCalled(turn, tuple(calls))
            return [MessageAppended(turn, self._message()), called, AnswerWritten(turn, "tool_calls")]
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
        visible = text if self.written.length else self.gap + text
        self.written.append(text)
        return [TextDelta(self.turn.id, visible), *self.chips.read(text)]

    def _revised(self) -> list[Event]:
        """All that this request wrote was thinking: what stood before it is all that is left of the answer."""
        self.cited = []
        self.written.clear()
        self.chips.restart()
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

    def _client_calls(self) -> list[ToolCall]:
        """The calls that the program which asks has to make."""
        names = self.turn.client.tool_names() if self.turn.client else frozenset()
        calls = [call for call in self.calls if call.name in names and not call.server_executed]
        return calls[:1] if self.turn.client and self.turn.client.one_call else calls

    def _may_call(self) -> bool:
        """The calls get their answers. Where all are of tools that nobody offered, once, which says so."""
        offered = any(map(self._is_offered, self.calls))
        if not offered and self.calls and self.request.tools:
            before = (call for one in self.turn.messages for call in one.calls)
            offered = all(map(self._is_offered, before))
        return offered and self.request.tool_choice != "none" and tool_call_count(self.turn) < most_calls(self.turn)

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
        if self.written.length:
            blocks.append(TextBlock(self.text))
        return Message(Role.ASSISTANT, (*blocks, *self.calls), self.provider_metadata)


def _expected_evidence(turn: RunningTurn) -> str:
    """`own`: the model's own search had to be made; `search`: one of ours was made; empty where neither was."""
    if turn.builtin:
        return "own" if turn.mode is SearchMode.ALWAYS else ""
    has_references = turn.references is not None and turn.graph is None and not offers_tools(turn)
    already_noticed = any(notice.kind is NoticeKind.NO_EVIDENCE for notice in turn.notices)
    return "search" if has_references and not already_noticed and turn.plan and turn.plan.needs_search else ""
