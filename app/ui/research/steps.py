"""The timeline of a research: what happened when, from its events while it runs, from what is kept of it later."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from app.core.domain import events as e
from app.core.domain.graph import Budget, NodeState
from app.core.domain.turn.turn import Turn
from app.ui.wording.reasons import failure_words
from app.ui.wording.research import end_words, numbers, state_words
from app.ui.wording.sentences import after_colon, hits_words, shortened, translate, with_remark

_MOST = 3000  # steps that are kept
_ENDS = (e.TurnFinished, e.TurnStopped, e.TurnFailed)


@dataclass(frozen=True)
class Step:
    """`seconds` since the start, None where nobody noted it; `node`: the sub-question's id, empty for the whole."""

    kind: str
    seconds: float | None = None
    node: str = ""
    text: str = ""  # foreign
    count: int = 0
    state: NodeState | None = None


@dataclass
class Log:
    """Follows one research from its first event on."""

    clock: Callable[[], float] = time.monotonic
    steps: list[Step] = field(default_factory=list)
    budget: Budget | None = None
    began: float | None = None
    ended: float | None = None

    def seconds(self) -> float | None:
        """Since it began, or as long as it took; None where it was not followed from its start."""
        if self.began is None:
            return None
        return (self.clock() if self.ended is None else self.ended) - self.began

    def take(self, event: e.Event) -> None:
        if isinstance(event, e.TurnStarted | e.TurnResumed) or self.began is None:
            self.began, self.ended = self.clock(), None
        if isinstance(event, e.ResearchStarted):
            self.budget = event.budget
        if isinstance(event, _ENDS):
            self.ended = self.clock()
        if isinstance(event, e.InNode):
            self._add(_node_step(event.event, event.node))
        else:
            self._add(_step(event))

    def _add(self, step: Step | None) -> None:
        if step is not None and len(self.steps) < _MOST:
            self.steps.append(Step(step.kind, self.seconds(), step.node, step.text, step.count, step.state))


def _step(event: e.Event) -> Step | None:
    match event:
        case e.TurnResumed():
            return Step("resumed")
        case e.PlannerCalled(round=number):
            return Step("planning", count=number)
        case e.GraphGrown(added=added, refused=refused) if added or refused:
            return Step("grown", count=len(added), text=str(len(refused) or ""))
        case e.NodeFinished(node=node):
            cause = failure_words(node.failure) if node.failure else ""
            return Step("ended", node=node.id, state=node.state, text=cause)
        case e.ResearchFinished(reason=reason):
            return Step("finished", text=reason)
        case e.WritingStarted():
            return Step("report")
        case e.TurnFinished():
            return Step("done")
        case e.TurnStopped():
            return Step("stopped")
        case e.TurnFailed(failure=failure):
            return Step("failed", text=failure_words(failure))
    return None


def _node_step(event: e.Event, node: str) -> Step | None:
    match event:
        case e.SearchFinished(query=query, hits=hits, hit_count=total):
            return Step("searched", node=node, text=query, count=len(hits) or total)
        case e.PageRead(source=source):
            return Step("read", node=node, text=source.title or source.address)
        case e.ReadingFailed(url=url):
            return Step("unread", node=node, text=url)
        case e.WritingStarted():
            return Step("writing", node=node)
    return None


def steps_of(turn: Turn) -> list[Step]:
    """The steps of a stored research, without their times."""
    steps: list[Step] = []
    nodes = turn.graph.nodes if turn.graph else ()
    for number in sorted({node.round for node in nodes}):
        added = [node for node in nodes if node.round == number]
        steps += [Step("planning", count=number), Step("grown", count=len(added))]
        for node in added:
            steps += [Step("searched", node=node.id, text=query, count=-1) for query in node.queries]
            if node.state.ended:
                cause = failure_words(node.failure) if node.failure else ""
                steps.append(Step("ended", node=node.id, state=node.state, text=cause))
    if turn.research_ended:
        steps.append(Step("finished", text=turn.research_ended))
    return steps


def step_words(step: Step, question: str) -> str:
    """`question`: that of the step's node."""
    about = shortened(question, 60)
    match step.kind:
        case "resumed":
            return translate("Research", "Resumed")
        case "planning":
            return translate("Research", "Planning, round {number}").format(number=step.count)
        case "grown":
            left = numbers.refused(int(step.text)) if step.text else ""
            return translate("Research", ", ").join(filter(None, (numbers.new_questions(step.count), left)))
        case "searched" if step.count < 0:
            return translate("Research", "Searched “{query}”").format(query=shortened(step.text, 80))
        case "searched":
            words = translate("Research", "Searched “{query}”: {hits}")
            return words.format(query=shortened(step.text, 80), hits=hits_words(step.count))
        case "read":
            return translate("Research", "Read {page}").format(page=shortened(step.text, 80))
        case "unread":
            return translate("Research", "Could not read {page}").format(page=shortened(step.text, 80))
        case "writing":
            return translate("Research", "Writing the answer to “{question}”").format(question=about)
        case "ended" if step.state is not None:
            sentence = translate("Research", "{state}: {question}").format(
                state=state_words(step.state), question=about
            )
            return with_remark(sentence, step.text)
        case "finished":
            return end_words(e.ResearchEnd(step.text))
        case "report":
            return translate("Research", "Writing the report")
        case "done":
            return translate("Research", "Done")
        case "stopped":
            return translate("Research", "Stopped")
    failed = translate("Research", "Failed")
    return after_colon(failed, step.text) if step.text else failed
