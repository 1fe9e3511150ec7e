"""An answer's sources and the whole turn as JSON: what the window lists is here too. Answers of several models."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from typing import Any

from app.cli.commands.research import research_as_json
from app.cli.edits import citation_as_json, corrected_text, verification_as_json
from app.cli.output import clean, one_line, show
from app.cli.reasons import fallbacks_as_json
from app.cli.translation import N_, tr
from app.core.citing.grounded import is_own
from app.core.citing.numbers import MARKER
from app.core.domain import events as e
from app.core.domain.chat import ModelChoice
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.events.notices import NoticeKind
from app.core.domain.evidence import Fallback, Reference
from app.core.domain.settings import BUILTIN
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn
from app.core.listing import Group, SourceRow, rows_of, with_all_findings

Show = Callable[[e.Event], object]
_MOST_LABELS = 3  # of one source
_MARKS = {Group.CITED: "", Group.READ: N_("not cited"), Group.CONSULTED: N_("consulted, not cited")}


class Columns:
    """Answers of several models, one below the other: the first as it is written, what others wrote meanwhile after it.

    show_text: prints what an event says; end: what stands below an answer."""

    def __init__(self, choices: Sequence[ModelChoice], show_text: Show, end: Callable[[Turn], object]) -> None:
        self._left, self._show_text, self._end = list(choices), show_text, end
        self._current: RunningTurn | None = None  # whose heading is printed

    def follow(self, event: e.Event, turns: Iterable[RunningTurn]) -> None:
        """The turns have the event already."""
        is_text = isinstance(event, e.TextDelta | e.AnswerWithdrawn | e.ClarificationRequested)
        if is_text and self._current is not None and event.turn == self._current.id:
            self._show_text(event)
        while self._left:
            due = (one for one in turns if one.model == self._left[0] and (one.text or one.ended))
            current = self._current = self._current or self._headed(next(due, None))
            if current is None or not current.ended:
                return
            self._end(current)
            self._left.pop(0)
            self._current = None

    def _headed(self, turn: RunningTurn | None) -> RunningTurn | None:
        if turn is not None:
            text = turn.text if turn.original is None else turn.original.text  # what was corrected comes below it
            show(f"\n## {one_line(turn.model_name)}\n\n{clean(text)}", end="")
        return turn


def source_list(turn: Turn) -> list[str]:
    """The sources that an answer rests on or that were consulted for it; only found ones are left out."""
    labels = _labels(turn)
    return [_line(row, _MARKS[row.group], labels) for row in _rows(turn) if row.group in _MARKS]


def as_json(turn: Turn) -> dict[str, Any]:
    """Everything that the window shows of a turn.

    A source's `group`: cited; read or consulted, and not cited; found, and not read; failed. One that no model was
    handed has no number. A citation without a place (`start` and `end` null) belongs to the whole answer.
    """
    references = {reference.source: reference for reference in turn.references or ()}
    return {
        "question": turn.question,
        "answer": turn.text,
        "reasoning": turn.reasoning or None,
        "citations": [citation_as_json(citation) for citation in turn.citations],
        "verification": verification_as_json(turn),
        "sources": [_source(row, references.get(row.source.id)) for row in _rows(turn)],
        "queries": list(turn.searched) or (list(turn.plan.queries) if turn.plan else []),
        "channels": list(dict.fromkeys(search.channel for search in turn.searches)),
        "fallbacks": fallbacks_as_json(dict.fromkeys(_fallbacks(turn))),
        "model": turn.model_name,
        "state": turn.state.value,
        "error": asdict(turn.error) if turn.error else None,
        "notices": [notice.kind for notice in turn.notices],
        "usage": asdict(turn.usage) if turn.usage else None,
        "research": research_as_json(turn),
    }


def _rows(turn: Turn) -> list[SourceRow]:
    """As the window lists them; one that is handed over counts as read, whether its page was or its excerpt."""
    handed = {reference.source for reference in turn.references or ()}
    lesser_groups = (Group.CONSULTED, Group.UNREAD, Group.FAILED)
    rows = []
    for row in rows_of(with_all_findings(turn)):
        read = row.source.id in handed and row.group in lesser_groups and not row.from_provider
        rows.append(replace(row, group=Group.READ) if read else row)
    return sorted(rows, key=lambda row: list(Group).index(row.group))


def _fallbacks(turn: Turn) -> Iterator[Fallback]:
    """Those of a research's sub-questions too. That of its models' own search is a notice."""
    small = turn.nodes.values() if isinstance(turn, RunningTurn) else ()
    for one in (turn, *small):
        yield from (Fallback(event.query, event.channel, event.to, event.failure) for event in one.fallbacks)
    for notice in turn.notices if turn.depth is not None else ():
        if notice.kind is NoticeKind.BUILTIN_FAILED:
            where, _, kind = notice.data.get("reasons", "").rpartition("=")
            yield Fallback("", BUILTIN, notice.data.get("channel", ""), Failure(FailureKind(kind), where))


def _source(row: SourceRow, reference: Reference | None) -> dict[str, Any]:
    return {
        "number": reference.number if reference else row.source.number,
        "title": row.source.title,
        "url": row.source.address,
        "cited": row.group is Group.CITED,
        "group": row.group.value,
        "passages": [passage.text for passage in row.passages],
    }


def _labels(turn: Turn) -> dict[int, str] | None:
    """What the text, which was shown as it came, calls each source; None where it calls them by their numbers."""
    if corrected_text(turn):  # it was printed again, with our numbers
        return None
    with_marker = [one for one in turn.citations if one.place and MARKER.fullmatch(one.marker)]
    marked = [one for one in with_marker if not one.moved_from]  # whose marker names the source that they had
    if all(is_own(one) for one in marked if one.numbers):
        return None
    labels: dict[int, dict[str, None]] = {}
    for one in marked:
        for number in one.numbers:
            labels.setdefault(number, {})[one.marker] = None
    return {number: " ".join([*markers][:_MOST_LABELS]) for number, markers in labels.items()}


def _line(row: SourceRow, mark: str, labels: dict[int, str] | None) -> str:
    source = row.source
    number = f"[{source.number}]" if source.number is not None else "-"
    if labels is not None:  # its service's own numbers: ours would name another source in the same text
        number = labels.get(source.number or 0, "-")
    title = f"{number} {one_line(source.title or source.site)}"
    title = tr("{text} ({remark})", text=title, remark=tr(mark)) if mark else title
    return f"{title}\n    {one_line(source.address)}"
