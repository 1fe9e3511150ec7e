"""`citewise research`: its progress on standard error, its graph as JSON, and going on where one was cut off."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from app.cli.output import notify, notify_progress, one_line
from app.core.domain import events as e
from app.core.domain.graph import Budget, NodeState
from app.core.domain.turn.turn import Turn
from app.core.prompt.earlier_turns import can_resume

if TYPE_CHECKING:
    from app.core.services import Services

_STATE_WORDS = {
    NodeState.ANSWERED: "answered",
    NodeState.UNANSWERED: "nothing found",
    NodeState.FAILED: "failed",
    NodeState.SKIPPED: "left out",
}


def show_research(event: e.Event) -> None:
    """One line for each step; nothing for events that are no part of a research."""
    match event:
        case e.ResearchStarted(depth=depth, budget=budget):
            notify(f"research, {depth.value}: at most {budget_words(budget)}")
        case e.PlannerCalled(round=number):
            notify(f"planning, round {number}")
        case e.GraphGrown(added=added, graph=graph):
            for node in graph.nodes:
                if node.id in added:
                    notify(f"planned: {one_line(node.question)}")
        case e.NodeStarted(node=node):
            notify(f"asking{' again' if node.tries > 1 else ''}: {one_line(node.question)}")
        case e.InNode(node=node_id, event=e.PageRead(source=source)):
            notify_progress(f"{one_line(node_id)}: read {one_line(source.address)}")
        case e.NodeFinished(node=node):
            notify(f"{_STATE_WORDS.get(node.state, node.state.value)}: {one_line(node.question)}")
        case e.ResearchFinished(reason=reason) if reason in ENDS:
            notify(f"no more questions are asked: {ENDS[reason]}")
        case _:
            pass


ENDS = {
    e.ResearchEnd.ANSWER_NOW: "the report is wanted now",
    e.ResearchEnd.NODES: "no more sub-questions may be asked",
    e.ResearchEnd.ROUNDS: "the planner has had all its rounds",
    e.ResearchEnd.PAGES: "no more pages may be read",
    e.ResearchEnd.TOKENS: "the tokens are spent",
    e.ResearchEnd.SECONDS: "the time is over",
}


def budget_words(budget: Budget) -> str:
    minutes = budget.seconds / 60
    return (
        f"{budget.nodes} sub-questions, {budget.rounds} rounds, {budget.pages} pages, "
        f"{budget.tokens:,} tokens, {minutes:g} minutes"
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
