"""A turn: one question and all that came of it. `fold` is the only place where events change it."""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum

from app.core.domain import events as e
from app.core.domain.chat import ImageBlock, Message, ModelChoice, ToolCall, Usage, tool_key
from app.core.domain.citation import Citation, OwnMarkers
from app.core.domain.evidence import Finding, FindingState, Hit, Page, Passage, Reference, Report
from app.core.domain.graph import Depth, Graph, Node
from app.core.domain.plan import Plan
from app.core.domain.settings import KNOWLEDGE, Overrides, Planner, SearchMode
from app.core.domain.sources import OWN, Source, SourceBook
from app.core.domain.turn.history import PastTurn as PastTurn


class State(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    STOPPED = "stopped"
    FAILED = "failed"


OWN_SEARCH = ("builtin", "model")  # plans by which the answering model searches, itself or by calling our tools


BATCH_SECONDS = 1 / 30  # no eye is faster, and whoever draws has to do it once


@dataclass(frozen=True)
class Question:
    """What a front end asks. The conversation is made if there is none of that id yet.

    `parent` is the turn it follows, None for the first; asking with the same parent makes a sibling (edit, retry).
    """

    conversation: str
    text: str
    parent: str | None = None
    overrides: Overrides = Overrides()
    language: str = "en-US"  # the user's locale, BCP 47
    images: tuple[ImageBlock, ...] = ()
    files: tuple[str, ...] = ()  # paths of documents that go with it
    depth: Depth | None = None  # None: an answer; else a research
    clarify: bool = True  # a research may ask the user something in return first
    group: str = ""  # of a conversation that is made for it
    batch_seconds: float = BATCH_SECONDS  # how often the answer's words are told; 0: each as it comes


@dataclass
class Turn:
    """Mutable on purpose: it grows by folding events, in one place, while its turn runs."""

    id: str
    conversation: str
    question: str
    parent: str | None = None
    created: datetime = field(default_factory=lambda: datetime.now(UTC))
    mode: SearchMode = SearchMode.AUTO
    channel: str = "local"
    model: ModelChoice | None = None  # None: Quotes
    model_name: str = ""  # as shown
    language: str = "en-US"  # the user's locale, BCP 47
    state: State = State.RUNNING
    plan: Plan | None = None
    searched: list[str] = field(default_factory=list)  # queries that were answered, well or badly
    answers: dict[str, tuple[Hit, ...]] = field(default_factory=dict, repr=False)  # hits by query, while it runs
    reports: list[Report] = field(default_factory=list)
    findings: dict[str, Finding] = field(default_factory=dict)  # by source id, best first
    sources: dict[str, Source] = field(default_factory=dict)  # by id: all that are found, read or cited here
    references: list[Reference] | None = None  # None: not built yet
    citations: tuple[Citation, ...] = ()
    notices: list[e.Notice] = field(default_factory=list)
    usage: Usage | None = None
    finish: str = ""  # the model's own end, such as `length`
    error: e.Failure | None = None
    seconds: dict[str, float] = field(default_factory=dict)  # by step
    images: tuple[ImageBlock, ...] = field(default=(), repr=False)  # that came with the question
    pictures: int = 0  # how many, for a front end's copy that does not have them
    messages: list[Message] = field(default_factory=list, repr=False)  # behind the question: see MessageAppended
    entry_html: str = field(default="", repr=False)  # Google's search entry point: hostile
    searches: list[e.SearchFinished] = field(default_factory=list)  # without their hits: what the result card tells
    fallbacks: list[e.ChannelFellBack] = field(default_factory=list)
    bases: tuple[str, ...] = ()  # ids of the knowledge bases that are asked
    files: tuple[str, ...] = ()  # paths of the documents that came with the question
    written: bool = False  # the last word is in
    checked: bool = False  # its citations were held against their passages
    depth: Depth | None = None  # of a research; None: an answer
    graph: Graph | None = None  # None: nothing is planned yet
    research_ended: str = ""  # why no more sub-questions are asked: see ResearchFinished
    clarifying: bool = False  # the text asks the user something in return
    searched_unasked: bool = False  # sources of a search that nobody asked it for came with the model's answer
    # Never stored:
    unsaved: e.Failure | None = None  # why the newest of it is not on disk yet
    # Only while it runs:
    history: tuple[PastTurn, ...] = field(default=(), repr=False)
    book: SourceBook = field(default_factory=SourceBook, repr=False)
    pages: dict[str, Page] = field(default_factory=dict, repr=False)  # by source id
    hits: list[tuple[str, Hit]] = field(default_factory=list, repr=False)  # (source id, hit), best first
    nodes: dict[str, "Turn"] = field(default_factory=dict, repr=False)  # by node: the small turns under way
    clarify: bool = False  # the user may be asked something in return
    parent_question: str = ""  # of a small turn: the question to which its own belongs
    user_questions: tuple[str, ...] = field(
        default=(), repr=False
    )  # of a small turn: the user's words, for its own are a model's
    recalled: tuple[Passage, ...] = field(default=(), repr=False)  # of the user's own material, best first
    recall_done: bool = False
    remembers: str | None = None  # the group whose memory is used; None: none is
    most_pages: int | None = None  # that may be read; None: as the settings say
    selected: tuple[str, ...] | None = None  # the sources that are read; None: by rank
    private: bool = False  # nothing of it may reach the disk
    reading_done: bool = False
    builtin: bool = False  # the answering model searches by itself
    planner: Planner = Planner.REWRITE
    site: str = ""
    fresh: bool = False
    batch_seconds: float = BATCH_SECONDS
    calls: tuple[ToolCall, ...] = ()  # that wait for their answers
    tool_answers: dict[str, str] = field(default_factory=dict, repr=False)  # by `tool_key`
    resumed_at: int | None = None  # the length of the text from which the answer is being continued
    finalized_to: int = 0  # the length of the text whose citations are placed: it is not read for markers again
    text_parts: list[str] = field(default_factory=list, repr=False)
    reasoning_parts: list[str] = field(default_factory=list, repr=False)

    @property
    def text(self) -> str:
        """The answer: the provider's own text, markers left in."""
        return _joined(self.text_parts)

    @property
    def reasoning(self) -> str:
        return _joined(self.reasoning_parts)

    @property
    def ended(self) -> bool:
        return self.state is not State.RUNNING

    @property
    def researching(self) -> bool:
        """Sub-questions are still to be asked."""
        return self.depth is not None and not self.research_ended and not self.clarifying

    def wants_recall(self) -> bool:
        """The user's own material may hold something, and was not asked yet."""
        return not self.recall_done and bool(self.bases or self.all_files() or self.remembers is not None)

    def all_files(self) -> tuple[str, ...]:
        """What came with this question and with those before it."""
        return tuple(dict.fromkeys([*self.files, *(file for past in self.history for file in past.files)]))

    def user_words(self) -> tuple[str, ...]:
        """What the user wrote: the question, and those before it."""
        return self.user_questions or (self.question, *(past.question for past in self.history))

    def own_references(self) -> list[Reference]:
        """Those to the user's own material."""
        own = (r for r in self.references or () if r.source in self.sources)
        return [reference for reference in own if self.sources[reference.source].origin in OWN]

    def unsearched(self) -> list[str]:
        if self.plan is None or self.channel == KNOWLEDGE:  # then they are looked for in the user's own material
            return []
        return [q for q in self.plan.queries if q not in self.searched]

    def reference(self, number: int) -> Reference | None:
        return next((r for r in self.references or () if r.number == number), None)

    def source_numbered(self, number: int) -> Source | None:
        return next((s for s in self.sources.values() if s.number == number), None)

    def citable_numbers(self) -> frozenset[int]:
        """The numbers that a citation in this answer may name: its references, and what earlier answers cited."""
        past = {number for turn in self.history for number in turn.numbers}
        nodes = {number for node in (self.graph.nodes if self.graph else ()) for number in node.numbers}
        return frozenset(past | nodes | {r.number for r in self.references or ()})

    def own_markers(self) -> OwnMarkers:
        """How the text is read for our own markers. Where the model searches by itself a plain number is never ours.

        Whether its service sends a list that explains its numbers, late or never, changes nothing in that.
        """
        if self.builtin or self.searched_unasked:
            own = frozenset(reference.number for reference in self.own_references())
            return OwnMarkers(own, signed=True, since=self.finalized_to)
        searched = self.plan is not None and self.plan.origin == "builtin"  # when the text so far was written
        return OwnMarkers(self.citable_numbers(), since=self.finalized_to, across=not searched)

    def cited_numbers(self) -> list[int]:
        return list(dict.fromkeys(n for citation in self.citations for n in citation.numbers))


def fold(turn: Turn, event: e.Event) -> None:
    """Take an event of this turn into it."""
    match event:
        case e.QueriesPlanned(plan=plan):
            turn.plan = plan if turn.plan is None else turn.plan.completed_by(plan)
            turn.reading_done = turn.reading_done and not turn.unsearched()  # a late query's pages are read too
            if turn.plan.origin in OWN_SEARCH and not turn.wants_recall():
                turn.references = []
        case e.EngineAnswered(report=report):
            turn.reports.append(replace(report, hits=()))
        case e.SearchFinished(query=query, hits=hits):
            turn.searched.append(query)
            turn.answers[query] = hits
            turn.searches.append(replace(event, hits=(), hit_count=len(hits) or event.hit_count))
        case e.ChannelFellBack(query=query, to=to):
            turn.fallbacks.append(event)
            if not query:
                turn.builtin, turn.channel, turn.plan, turn.references = False, to, None, None
                turn.searched, turn.answers, turn.messages, turn.calls = [], {}, [], ()
                turn.entry_html, turn.searched_unasked = "", False
        case e.ToolsCalled(calls=calls):
            turn.calls = calls
        case e.ToolAnswered(call=call, text=text):
            turn.calls = tuple(one for one in turn.calls if one.id != call.id)
            turn.tool_answers[tool_key(call)] = text
        case e.MessageAppended(message=message):
            turn.messages.append(message)
        case e.AnswerWithdrawn():
            turn.text_parts, turn.reasoning_parts, turn.citations, turn.finalized_to = [], [], (), 0
        case e.SearchEntryReceived(html=html):
            turn.entry_html = html
        case e.TurnResumed():
            turn.state, turn.error, turn.written, turn.finish = State.RUNNING, None, False, ""
            turn.unsaved = None
            turn.resumed_at, turn.messages, turn.calls = len(turn.text) or None, [], ()
            turn.finalized_to = len(turn.text)
            if not turn.researching:
                turn.plan = turn.plan or Plan(origin="off")
                turn.references = turn.references or []
        case e.TurnStarted(sources=sources):
            turn.sources.update((s.id, s) for s in sources)
        case e.SourcesCollected(hits=hits, findings=findings, sources=sources, by_model=by_model):
            turn.searched_unasked = turn.searched_unasked or (by_model and not turn.builtin and not turn.references)
            turn.hits = list(hits)
            turn.sources.update((s.id, s) for s in sources)
            turn.findings = {f.source: _further(turn.findings.get(f.source), f) for f in findings}
        case e.ResearchStarted(depth=depth):
            turn.depth, turn.graph, turn.research_ended = depth, turn.graph or Graph(), ""
        case e.ClarificationRequested(question=question):
            turn.text_parts, turn.clarifying, turn.written = [question], True, True
        case e.GraphGrown(graph=graph):
            turn.graph = graph
        case e.NodeStarted(node=node):
            turn.graph = (turn.graph or Graph()).with_node(node)
            turn.nodes[node.id] = sub_turn(turn, node)
        case e.InNode(node=node_id, event=inner):
            if node_id in turn.nodes:
                fold(turn.nodes[node_id], inner)
            _share(turn, inner)
        case e.NodeFinished(node=node):
            turn.graph = (turn.graph or Graph()).with_node(node)
        case e.ResearchFinished(reason=reason):
            turn.research_ended = reason
            if reason == "plain":
                turn.depth, turn.graph = None, None
            else:
                turn.builtin = False  # the report rests on what was found, and on nothing else
        case e.Recalled(passages=passages, sources=sources):
            turn.recalled, turn.recall_done = passages, True
            turn.sources.update((s.id, s) for s in sources)
        case e.PagesSelected(sources=selected):
            turn.selected = selected
        case e.PageRead(source=source, page=page):
            turn.pages[source.id] = page
            turn.sources[source.id] = source
            turn.findings[source.id] = Finding(source.id, FindingState.READ, _score(turn, source.id))
        case e.ReadingFailed(source=source, failure=failure):
            score = _score(turn, source)
            why = " ".join(filter(None, (failure.data.get("reason", ""), failure.detail)))
            turn.findings[source] = Finding(source, FindingState.FAILED, score, failure.kind, why)
        case e.ReadingFinished():
            turn.reading_done = True
        case e.ReferencesBuilt(references=references, sources=sources):
            turn.references = list(references)
            turn.sources.update((s.id, s) for s in sources)
        case e.ReasoningDelta(text=text):
            turn.reasoning_parts.append(text)
        case e.TextDelta(text=text):
            turn.text_parts.append(text)
        case e.Cited(citation=citation):
            turn.citations = (*turn.citations, citation)
        case e.CitationsPlaced(citations=citations):
            turn.citations, turn.checked, turn.finalized_to = tuple(citations), False, len(turn.text)
        case e.CitationsChecked(citations=citations):
            turn.citations, turn.checked = tuple(citations), True
        case e.UsageReported(usage=usage):
            turn.usage = usage.plus(turn.usage)
        case e.AnswerWritten(finish=finish):
            turn.written, turn.finish = True, finish
            if turn.resumed_at is not None:
                turn.messages = []  # it holds only the end of the answer
        case e.StepFinished(step=step, seconds=seconds):
            turn.seconds[step] = turn.seconds.get(step, 0.0) + seconds
        case e.NoticeAdded(notice=notice):
            turn.notices.append(notice)
        case e.SavingFailed(failure=failure):
            turn.unsaved = failure
        case e.TurnSaved():
            turn.unsaved = None
        case e.TurnFinished():
            turn.state = State.FINISHED
        case e.TurnStopped():
            turn.state = State.STOPPED
        case e.TurnFailed(failure=failure):
            turn.state, turn.error = State.FAILED, failure
        case _:
            pass  # facts for the front ends only


def sub_turn(turn: Turn, node: Node, graph: Graph | None = None) -> Turn:
    """The turn that answers a sub-question: of its own text, and of the same book of sources.

    What it needs the answers of stands before it, as if it had been talked about.
    """
    graph = graph or turn.graph or Graph()
    needed = [one for one in map(graph.node, node.needs) if one is not None and one.answer]
    history = tuple(PastTurn(one.question, one.answer, one.numbers, one.references) for one in needed)
    source_ids = {reference.source for one in needed for reference in one.references}
    return Turn(
        id=f"{turn.id}/{node.id}",
        conversation=turn.conversation,
        question=node.question,
        mode=SearchMode.ALWAYS,
        channel=turn.channel,
        model=turn.model,
        model_name=turn.model_name,
        language=turn.language,
        sources={id: source for id in source_ids if (source := turn.book.find(id) or turn.sources.get(id))},
        history=history,
        book=turn.book,
        site=turn.site,
        fresh=turn.fresh,
        batch_seconds=turn.batch_seconds,
        bases=turn.bases,
        files=turn.all_files(),
        remembers=turn.remembers,
        private=turn.private,
        parent_question=_whole_question(turn),
        user_questions=turn.user_words(),
    )


def _whole_question(turn: Turn) -> str:
    """With the one before it, without which “And in winter?” says nothing."""
    before = turn.history[-1].question[:300] if turn.history else ""
    return " → ".join(filter(None, (before, turn.question)))


def _share(turn: Turn, event: e.Event) -> None:
    """What a small turn finds belongs to the whole one too."""
    match event:
        case e.SourcesCollected(sources=sources) | e.ReferencesBuilt(sources=sources) | e.Recalled(sources=sources):
            turn.sources.update((source.id, source) for source in sources)
        case e.PageRead(source=source):
            turn.sources[source.id] = source
        case e.UsageReported(usage=usage):
            turn.usage = usage.plus(turn.usage)
        case _:
            pass


def _further(earlier: Finding | None, new: Finding) -> Finding:
    return replace(earlier, score=new.score) if earlier else new


def _score(turn: Turn, source: str) -> float:
    return turn.findings[source].score if source in turn.findings else 0.0


def _joined(parts: list[str]) -> str:
    if len(parts) > 1:
        parts[:] = ["".join(parts)]
    return parts[0] if parts else ""


def new_turn(started: e.TurnStarted) -> Turn:
    """A front end's own copy of a turn that has just started, to fold its events into."""
    turn = Turn(
        id=started.turn,
        conversation=started.conversation,
        question=started.question,
        parent=started.parent,
        created=started.created,
        mode=started.mode,
        channel=started.channel,
        model=started.model,
        model_name=started.model_name,
        language=started.language,
        builtin=started.builtin,
        pictures=started.images,
        bases=started.bases,
        files=started.files,
        depth=started.depth,
    )
    fold(turn, started)
    return turn
