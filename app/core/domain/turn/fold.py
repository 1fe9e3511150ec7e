"""Events become part of a turn here, and nowhere else."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.core.domain import events as e
from app.core.domain.chat import Message, Role, tool_key
from app.core.domain.editing import Original
from app.core.domain.evidence import Finding, FindingState
from app.core.domain.graph import Graph
from app.core.domain.plan import Plan
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.sub_turn import sub_turn
from app.core.domain.turn.turn import OWN_SEARCH, State, Turn


def fold(turn: RunningTurn, event: e.Event) -> None:
    """Take an event of this turn into it. Events of no stage are facts for the front ends only."""
    if (stage := _STAGES.get(type(event))) is not None:
        stage(turn, event)


def _fold_search(turn: RunningTurn, event: e.Event) -> None:
    match event:
        case e.QueriesPlanned(plan=plan):
            turn.plan = plan if turn.plan is None else turn.plan.completed_by(plan)
            turn.reading_done = turn.reading_done and not turn.unsearched()  # a late query's pages are read too
            if turn.plan.origin in OWN_SEARCH and not turn.wants_recall():
                turn.references = turn.references or []  # a client's request may bring evidence along
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
        case e.SearchEntryReceived(html=html):
            turn.entry_html = html


def _fold_sources(turn: RunningTurn, event: e.Event) -> None:
    match event:
        case e.SourcesCollected(hits=hits, findings=findings, by_model=by_model):
            turn.searched_unasked = turn.searched_unasked or (by_model and not turn.builtin and not turn.references)
            turn.hits = list(hits)
            turn.findings = {f.source: _further(turn.findings.get(f.source), f) for f in findings}
        case e.Recalled(passages=passages):
            turn.recalled, turn.recall_done = passages, True
        case e.ReferencesBuilt(references=references):
            turn.references = list(references)
    _add_sources(turn, event)


def _fold_reading(turn: RunningTurn, event: e.Event) -> None:
    match event:
        case e.PagesSelected(sources=selected):
            turn.selected = selected
        case e.PageRead(source=source, page=page):
            turn.pages[source.id] = page
            turn.findings[source.id] = Finding(source.id, FindingState.READ, _score(turn, source.id))
            _add_sources(turn, event)
        case e.ReadingFailed(source=source, failure=failure):
            score = _score(turn, source)
            turn.findings[source] = Finding(source, FindingState.FAILED, score, failure.kind, failure.reason_and_detail)
        case e.ReadingFinished():
            turn.reading_done = True


def _fold_answer(turn: RunningTurn, event: e.Event) -> None:
    match event:
        case e.TextDelta(text=text):
            turn.text_parts.append(text)
        case e.ReasoningDelta(text=text):
            turn.reasoning_parts.append(text)
        case e.AnswerWithdrawn():
            turn.text_parts, turn.reasoning_parts, turn.citations, turn.finalized_to = [], [], (), 0
            turn.edits, turn.original, turn.edited = (), None, False
        case e.MessageAppended(message=message):
            turn.messages.append(message)
        case e.ToolsOffered(tools=tools):
            turn.offered, turn.offer_due = tools, False
        case e.ToolsCalled(calls=calls):
            turn.calls = calls
        case e.ToolAnswered(call=call, text=text):
            turn.calls = tuple(one for one in turn.calls if one.id != call.id)
            turn.tool_answers[tool_key(call)] = text
        case e.UsageReported(usage=usage):
            turn.usage = usage.plus(turn.usage)
        case e.AnswerTranslated() | e.AnswerVersionSelected() | e.FollowUpsSuggested():
            fold_after(turn, event)
        case e.AnswerWritten(finish=finish):
            turn.written, turn.finish = True, finish
            _join_rounds(turn)


def fold_after(turn: Turn, event: e.AnswerTranslated | e.AnswerVersionSelected | e.FollowUpsSuggested) -> None:
    """What may come to a turn once it has ended."""
    match event:
        case e.AnswerTranslated(translation=new):
            others = (one for one in turn.translations if one.language != new.language)
            turn.translations = (*(replace(one, current=one.current and not new.current) for one in others), new)
        case e.AnswerVersionSelected(language=language):
            turn.translations = tuple(replace(one, current=one.language == language) for one in turn.translations)
        case e.FollowUpsSuggested(suggestions=suggestions):
            turn.suggestions = suggestions


def _fold_citations(turn: RunningTurn, event: e.Event) -> None:
    match event:
        case e.Cited(citation=citation):
            turn.citations = (*turn.citations, citation)
        case e.CitationsPlaced(citations=citations):
            turn.citations, turn.checked, turn.finalized_to = tuple(citations), False, len(turn.text)
            turn.edited = False
        case e.CitationsChecked(citations=citations):
            turn.citations, turn.checked = tuple(citations), True
        case e.AnswerEdited():
            _edit(turn, event)
        case e.EditingFinished():
            turn.edited = True


def _edit(turn: RunningTurn, event: e.AnswerEdited) -> None:
    """What the model wrote is kept with the first edit of its words or numbers, and never changes after that."""
    numbers = [citation.numbers for citation in turn.citations]
    if turn.original is None and (turn.text != event.text or numbers != [one.numbers for one in event.citations]):
        turn.original = Original(turn.text, turn.citations)
    turn.text_parts, turn.citations, turn.edits = [event.text], event.citations, event.edits
    turn.finalized_to, turn.translations = len(event.text), ()
    if event.references is not None:
        turn.references = list(event.references)
    _add_sources(turn, event)


def _fold_research(turn: RunningTurn, event: e.Event) -> None:
    match event:
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
            _add_sources(turn, inner)
            if isinstance(inner, e.UsageReported):
                turn.usage = inner.usage.plus(turn.usage)
        case e.NodeFinished(node=node):
            turn.graph = (turn.graph or Graph()).with_node(node)
        case e.ResearchFinished(reason=e.ResearchEnd.PLAIN as reason):
            turn.depth, turn.graph, turn.research_ended = None, None, reason
        case e.ResearchFinished(reason=reason):
            turn.builtin = False  # the report rests on what was found, and on nothing else
            turn.research_ended = reason


def _fold_course(turn: RunningTurn, event: e.Event) -> None:
    match event:
        case e.TurnStarted(sources=sources):
            turn.sources.update((s.id, s) for s in sources)
        case e.TurnResumed():
            _resume(turn)
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
            _join_rounds(turn)
        case e.TurnFailed(failure=failure):
            turn.state, turn.error = State.FAILED, failure
            _join_rounds(turn)


def _resume(turn: RunningTurn) -> None:
    turn.state, turn.error, turn.written, turn.finish = State.RUNNING, None, False, ""
    if turn.original is not None:  # it goes on from what the model wrote, and is edited as a whole
        turn.text_parts, turn.citations = [turn.original.text], turn.original.citations
    turn.edits, turn.original, turn.edited = (), None, False
    turn.translations = turn.suggestions = ()
    turn.unsaved = None
    turn.earlier_messages, turn.resumed_references = _rounds(turn.messages), tuple(turn.references or ())
    turn.resumed_at, turn.messages, turn.calls = len(turn.text) or None, [], ()
    turn.finalized_to = len(turn.text)
    if not turn.researching:
        turn.plan = turn.plan or Plan(origin="off")
        turn.references = turn.references or []


def _join_rounds(turn: RunningTurn) -> None:
    """What an answer that went on says last is only its end; the calls before it and behind it say what it rests on."""
    if turn.resumed_at is not None:
        turn.messages, turn.earlier_messages = [*turn.earlier_messages, *_rounds(turn.messages)], ()


def _rounds(messages: Sequence[Message]) -> tuple[Message, ...]:
    """Up to the last answers of tools."""
    ends = [place for place, one in enumerate(messages, 1) if one.role is Role.USER]
    return tuple(messages[: ends[-1]]) if ends else ()


def _add_sources(turn: RunningTurn, event: e.Event) -> None:
    """What a turn finds, and what a small turn of it finds, is the turn's own."""
    match event:
        case e.SourcesCollected(sources=sources) | e.ReferencesBuilt(sources=sources) | e.Recalled(sources=sources):
            turn.sources.update((source.id, source) for source in sources)
        case e.AnswerEdited(sources=sources):
            turn.sources.update((source.id, source) for source in sources)
        case e.PageRead(source=source):
            turn.sources[source.id] = source


def _further(earlier: Finding | None, new: Finding) -> Finding:
    return replace(earlier, score=new.score) if earlier else new


def _score(turn: RunningTurn, source: str) -> float:
    return turn.findings[source].score if source in turn.findings else 0.0


_Stage = Callable[[RunningTurn, e.Event], None]
_KINDS: dict[_Stage, tuple[type[e.Event], ...]] = {
    _fold_search: (e.QueriesPlanned, e.EngineAnswered, e.SearchFinished, e.ChannelFellBack, e.SearchEntryReceived),
    _fold_sources: (e.SourcesCollected, e.Recalled, e.ReferencesBuilt),
    _fold_reading: (e.PagesSelected, e.PageRead, e.ReadingFailed, e.ReadingFinished),
    _fold_answer: (
        *(e.TextDelta, e.ReasoningDelta, e.AnswerWithdrawn, e.MessageAppended),
        *(e.ToolsOffered, e.ToolsCalled, e.ToolAnswered, e.UsageReported, e.AnswerWritten),
        *(e.AnswerTranslated, e.AnswerVersionSelected, e.FollowUpsSuggested),
    ),
    _fold_citations: (e.Cited, e.CitationsPlaced, e.CitationsChecked, e.AnswerEdited, e.EditingFinished),
    _fold_research: (
        *(e.ResearchStarted, e.ClarificationRequested, e.GraphGrown),
        *(e.NodeStarted, e.InNode, e.NodeFinished, e.ResearchFinished),
    ),
    _fold_course: (
        *(e.TurnStarted, e.TurnResumed, e.StepFinished, e.NoticeAdded, e.SavingFailed, e.TurnSaved),
        *(e.TurnFinished, e.TurnStopped, e.TurnFailed),
    ),
}
_STAGES = {kind: stage for stage, kinds in _KINDS.items() for kind in kinds}


def new_turn(started: e.TurnStarted) -> RunningTurn:
    """A front end's own copy of a turn that has just started, to fold its events into."""
    turn = RunningTurn(
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
        editing=started.editing,
        assistant=started.assistant,
        comparison=started.comparison,
    )
    fold(turn, started)
    return turn
