"""A request that was too long for its model: what of the turn is left out, so that it fits the limit that was named."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from app.core.domain.chat import Block, ChatRequest, Message, ToolResult
from app.core.domain.errors import TooLong
from app.core.domain.events import Event, Notice, NoticeAdded, NoticeKind, ReferencesBuilt
from app.core.domain.evidence import Reference
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.history_messages import history_tokens, tokens_of
from app.core.prompt.offered_tools import offers_tools
from app.core.prompt.references import fitting
from app.core.ranking.budget import estimate_tokens, reference_budget

_SAFE = 0.9  # of the limit: two counts of one text differ
_FRAME = 40  # tokens around a source's passages
_FRAMED = re.compile(r"^(ref-[0-9a-f]{8}) \[(\d{1,6})\] .*?^\1 end$\n*", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Shortened:
    """The turn as the model is asked again: with fewer references, and a smaller context for all else."""

    turn: RunningTurn
    context_size: int  # as we estimate tokens
    limit: int  # as the server named it
    budget: int  # tokens of the references
    cut: bool  # there are fewer of them

    def announcements(self) -> Iterator[Event]:
        """What the answer rests on now: no chip may show what the model was not given."""
        turn = self.turn
        references = tuple(turn.references or ())
        if self.cut:
            sources = tuple(turn.sources[one.source] for one in references)
            yield ReferencesBuilt(turn.id, references, sources, _tokens(references), self.budget)
            yield NoticeAdded(turn.id, Notice(NoticeKind.REFERENCES_CUT, {"tokens": str(self.limit)}))


def shortened(turn: RunningTurn, request: ChatRequest, error: TooLong) -> Shortened | None:
    """None where the server named no limit. Where it told its count, our estimate is held against that.

    A report cuts its own references, and what a searching model found by itself stands in none.
    """
    request_tokens = tokens_of(request.messages)
    if error.limit is None or not request_tokens:
        return None
    scale = min(1.0, request_tokens / error.counted) if error.counted else 1.0
    size = int(error.limit * scale * _SAFE)
    bare = _with_results_of(turn.messages, frozenset())
    fixed = estimate_tokens(turn.question) + tokens_of(bare)
    history = history_tokens(turn.history)
    budget = reference_budget(size, min(history, size // 4), question_tokens=fixed)
    references = turn.references
    if references and turn.graph is None and not turn.builtin:
        references = (
            _whole(references, budget)
            if offers_tools(turn)
            else fitting(references, budget) or _beginning(references[0], budget)
        )
    messages = _with_results_of(turn.messages, frozenset(one.number for one in references or ()))
    numbers = {one.number for one in references or ()}
    resumed = tuple(one for one in turn.resumed_references if one.number in numbers)
    return Shortened(
        replace(turn, references=references, messages=messages, resumed_references=resumed),
        size,
        error.limit,
        budget,
        references != turn.references,
    )


def _whole(references: Sequence[Reference], budget: int) -> list[Reference]:
    """The first ones, whole: a tool's answer holds all that is given of a source."""
    ends = accumulate(_tokens([reference]) + _FRAME for reference in references)
    return [reference for reference, end in zip(references, ends, strict=True) if end <= budget]


def _beginning(reference: Reference, budget: int) -> list[Reference]:
    """The beginning of its first passage, where not even that fits."""
    passage = reference.passages[0]
    share = (budget - _FRAME) / max(estimate_tokens(passage.text), 1)
    text = passage.text[: int(len(passage.text) * min(max(share, 0.0), 1.0))].rstrip()
    end = min(passage.end, passage.start + len(text))
    return [replace(reference, passages=(replace(passage, text=text, end=end),))] if text else []


def _with_results_of(messages: Sequence[Message], numbers: frozenset[int]) -> list[Message]:
    """What was said, and of what tools answered the references with these numbers."""

    def cut(block: Block) -> Block:
        if not isinstance(block, ToolResult):
            return block
        return replace(block, text=_FRAMED.sub(lambda one: one[0] if int(one[2]) in numbers else "", block.text))

    return [replace(message, blocks=tuple(map(cut, message.blocks))) for message in messages]


def _tokens(references: Sequence[Reference]) -> int:
    return sum(estimate_tokens(passage.text) for one in references for passage in one.passages)
