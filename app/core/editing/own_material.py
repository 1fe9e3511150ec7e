"""What of a turn must never be sent to a search: whatever rests on the user's own material."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.core.domain.evidence import Reference
from app.core.domain.settings import SearchMode
from app.core.domain.sources import OWN, TOOL, Source
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import is_web_channel
from app.core.prompt.offered_tools import OWN_NAMES, called_servers

_LONGEST_QUESTION = 400  # characters; longer ones hold a text of the user's


@dataclass(frozen=True)
class OwnMaterial:
    """texts: what of it is known word for word. unseen: something else was before the model, such as a picture."""

    texts: tuple[str, ...] = ()
    unseen: bool = False

    @property
    def present(self) -> bool:
        return bool(self.texts) or self.unseen


def may_search(turn: RunningTurn) -> bool:
    """True where the question itself was searched for on the web: not where a text was translated, say."""
    was_searched = bool(turn.searched) or turn.graph is not None
    return (
        is_web_channel(turn.channel)
        and was_searched
        and turn.mode is not SearchMode.OFF
        and not turn.private
        and turn.client is None
    )


def is_of_web(source: Source | None) -> bool:
    return source is not None and source.origin not in OWN and source.kind != TOOL


def public_queries(turn: RunningTurn) -> list[str]:
    """What went to search engines of the web, in this turn and in those before it."""
    return [*turn.web_queries(), *(query for past in turn.history for query in past.web_queries)]


def own_material(turn: RunningTurn) -> OwnMaterial:
    """Of this turn and of those before it, whose words its answer may repeat; what the user pasted is some, too."""
    texts = [passage.text for passage in turn.recalled]
    texts += [words for words in turn.user_words() if len(words) > _LONGEST_QUESTION]
    for reference in _references(turn):
        source = turn.book.find(reference.source) or turn.sources.get(reference.source)
        if not is_of_web(source):
            texts += [passage.text for passage in reference.passages]
    return OwnMaterial(tuple(dict.fromkeys(text for text in texts if text.strip())), _has_unseen(turn))


def _references(turn: RunningTurn) -> Iterator[Reference]:
    yield from turn.references or ()
    for node in turn.graph.nodes if turn.graph else ():
        yield from node.references
    for past in turn.history:
        yield from past.references


def _has_unseen(turn: RunningTurn) -> bool:
    """Pictures, files that are handed over as such, and what the tools of the user's servers said."""
    if turn.images or turn.all_files() or any(past.images for past in turn.history):
        return True
    if turn.resumed_at is not None and turn.offered:
        return True
    called_names = {key.partition(" ")[0] for key in turn.tool_answers}
    if not called_names.issubset(OWN_NAMES) or called_servers(turn.messages):
        return True
    return any(past.called_servers or called_servers(past.messages) for past in turn.history)
