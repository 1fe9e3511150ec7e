"""The small turn that answers a sub-question of a research."""

from app.core.domain.graph import Graph, Node
from app.core.domain.settings import SearchMode
from app.core.domain.turn.client_request import ClientRequest
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.running_turn import RunningTurn


def sub_turn(turn: RunningTurn, node: Node, graph: Graph | None = None) -> RunningTurn:
    """The turn that answers a sub-question: of its own text, and of the same book of sources.

    What it needs the answers of stands before it, as if it had been talked about.
    """
    graph = graph or turn.graph or Graph()
    needed = [one for one in map(graph.node, node.needs) if one is not None and one.answer]
    history = tuple(PastTurn(one.question, one.answer, one.numbers, one.references) for one in needed)
    source_ids = {reference.source for one in needed for reference in one.references}
    return RunningTurn(
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
        archives_pages=turn.archives_pages,
        parent_question=_whole_question(turn),
        user_questions=turn.user_words(),
        client=_client_of(turn),
    )


def _client_of(turn: RunningTurn) -> ClientRequest | None:
    """A part of a research keeps to the sites that were named; the rest of the request is for the whole of it."""
    if turn.client is None:
        return None
    return ClientRequest(allowed_hosts=turn.client.allowed_hosts, blocked_hosts=turn.client.blocked_hosts)


def _whole_question(turn: RunningTurn) -> str:
    """With the one before it, without which “And in winter?” says nothing."""
    before = turn.history[-1].question[:300] if turn.history else ""
    return " → ".join(filter(None, (before, turn.question)))
