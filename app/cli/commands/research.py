"""`citewise research`: its progress on standard error, its graph as JSON, and going on where one was cut off."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from app.cli.output import notify, notify_progress, one_line
from app.cli.translation import N_, about, listed, tr, trn, whole_number
from app.core.domain import events as e
from app.core.domain.graph import Budget, Depth, NodeState
from app.core.domain.turn.turn import Turn
from app.core.prompt.earlier_turns import can_resume

if TYPE_CHECKING:
    from app.core.services import Services

_STATE_WORDS = {
    NodeState.ANSWERED: N_("answered"),
    NodeState.UNANSWERED: N_("nothing found"),
    NodeState.FAILED: N_("failed"),
    NodeState.SKIPPED: N_("left out"),
}


def show_research(event: e.Event) -> None:
    """One line for each step; nothing for events that are no part of a research."""
    match event:
        case e.ResearchStarted(depth=depth, budget=budget):
            notify(tr("research, {depth}: at most {budget}", depth=tr(DEPTHS[depth]), budget=budget_words(budget)))
        case e.PlannerCalled(round=number):
            notify(tr("planning, round {number}", number=number))
        case e.GraphGrown(added=added, graph=graph):
            for node in graph.nodes:
                if node.id in added:
                    notify(about(tr("planned"), one_line(node.question)))
        case e.NodeStarted(node=node):
            notify(about(tr("asking again") if node.tries > 1 else tr("asking"), one_line(node.question)))
        case e.InNode(node=node_id, event=e.PageRead(source=source)):
            notify_progress(about(one_line(node_id), tr("read: {url}", url=one_line(source.address))))
        case e.NodeFinished(node=node):
            state = tr(_STATE_WORDS[node.state]) if node.state in _STATE_WORDS else node.state.value
            notify(about(state, one_line(node.question)))
        case e.ResearchFinished(reason=reason) if reason in ENDS:
            notify(tr("no more questions are asked: {reason}", reason=tr(ENDS[reason])))
        case _:
            pass


DEPTHS = {
    Depth.QUICK: N_("quick"),
    Depth.STANDARD: N_("standard"),
    Depth.THOROUGH: N_("thorough"),
}
ENDS = {
    e.ResearchEnd.ANSWER_NOW: N_("the report is wanted now"),
    e.ResearchEnd.NODES: N_("no more sub-questions may be asked"),
    e.ResearchEnd.ROUNDS: N_("the planner has had all its rounds"),
    e.ResearchEnd.PAGES: N_("no more pages may be read"),
    e.ResearchEnd.TOKENS: N_("the tokens are spent"),
    e.ResearchEnd.SECONDS: N_("the time is over"),
}


def budget_words(budget: Budget) -> str:
    minutes, tokens = round(budget.seconds / 60), whole_number(budget.tokens)
    return listed(
        (
            trn("{count} sub-question", "{count} sub-questions", budget.nodes),
            trn("{count} round", "{count} rounds", budget.rounds),
            trn("{count} page", "{count} pages", budget.pages),
            trn("{number} token", "{number} tokens", budget.tokens, number=tokens),
            trn("{count} minute", "{count} minutes", minutes),
        )
    )


def research_as_json(turn: Turn) -> dict[str, Any] | None:
    """The graph of a research; None for an answer."""
    if turn.depth is None or turn.graph is None:
        return None
    nodes = [
        {
            "id": node.id,
            "question": node.question,
            "needs": list(node.needs),
            "state": node.state.value,
            "answer": node.answer,
            "numbers": list(node.numbers),
            "queries": list(node.queries),
            "seconds": node.seconds,
            "error": node.failure.kind if node.failure else None,
        }
        for node in turn.graph.nodes
    ]
    return {
        "depth": turn.depth.value,
        "rounds": turn.graph.rounds,
        "ended": turn.research_ended or None,
        "nodes": nodes,
    }


async def cut_off(services: "Services") -> Turn | None:
    """The newest research that can go on."""
    for summary in await services.conversations.summaries():
        conversation = await services.conversations.conversation(summary.id)
        turns = list(_cut(conversation.turns)) if conversation else []
        if turns:
            return turns[-1]
    return None


def _cut(turns: tuple[Turn, ...]) -> Iterator[Turn]:
    return (turn for turn in turns if turn.depth is not None and can_resume(turn))
