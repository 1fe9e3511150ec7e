"""What a running turn does now, and what an ended one did, in a line of plain, translated text."""

import json

from PySide6.QtCore import QLocale

from app.core.domain import events as e
from app.core.domain.chat import ToolCall
from app.core.domain.editing import EditingMode
from app.core.domain.evidence import FindingState
from app.core.domain.settings import BUILTIN
from app.core.domain.sources import Origin
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State, Turn, program_of
from app.core.listing import searched_itself
from app.core.prompt.offered_tools import OWN_TOOLS
from app.ui.wording.language import listed
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import numbers, retry_words, shortened, translate

Doing = (  # what the turn does not hold
    e.SearchStarted | e.ReadingStarted | e.ToolsCalled | e.ToolPermissionRequested | e.RetryScheduled | None
)
_BEGINS = (e.SearchStarted, e.ReadingStarted, e.ToolsCalled, e.ToolPermissionRequested, e.RetryScheduled)
_MOST_CALLS = 3  # that are named
_OVER = (
    *(e.TextDelta, e.ReasoningDelta, e.WritingStarted, e.ToolAnswered, e.AnswerPaused, e.AnswerWithdrawn),
    *(e.AnswerEdited, e.EditingFinished, e.TurnResumed, e.TurnFinished, e.TurnStopped, e.TurnFailed),
)


def doing_after(doing: Doing, event: e.Event) -> Doing:
    """What a turn does once `event` has happened; `doing`: what it did before."""
    if isinstance(event, _BEGINS):
        return event
    if isinstance(event, e.ToolPermissionAnswered) and isinstance(doing, e.ToolPermissionRequested):
        return e.ToolsCalled(event.turn, (doing.call,))
    fell_back = isinstance(event, e.ChannelFellBack) and not event.query
    return None if fell_back or isinstance(event, _OVER) else doing


def progress_sentence(turn: Turn, pages_started: int = 0, doing: Doing = None) -> str:
    """The live step line of a running turn.

    `pages_started` counts its ReadingStarted events, `doing` is what `doing_after` says, where the caller follows them.
    """
    if isinstance(doing, e.RetryScheduled):
        again = f"{failure_words(doing.failure)}, {retry_words(doing.where, doing.seconds)}"
        return f"{_progress(turn, pages_started)} · {again}"
    if turn.written:
        return _editing(turn, doing)
    return _own_search(turn, pages_started, doing) or _progress(turn, pages_started)


def _editing(turn: Turn, doing: Doing) -> str:
    """The answer is there: it is checked, and what is not found is looked up and corrected."""
    if isinstance(doing, e.SearchStarted):
        return translate("Wording", "Looking up “{query}”…").format(query=shortened(doing.query, 60))
    if turn.checked and turn.editing is EditingMode.REPAIR:
        return translate("Wording", "Checking and repairing the answer…")
    return translate("Wording", "Checking the answer…")


def _progress(turn: Turn, pages_started: int) -> str:
    if turn.text_parts:
        return translate("Wording", "Writing…")
    if turn.references is not None:
        return _writing(turn)
    if isinstance(turn, RunningTurn) and turn.reading_done:
        return translate("Wording", "Choosing passages…")
    if turn.plan is None:
        return translate("Wording", "Planning the search…")
    if turn.unsearched():
        return translate("Wording", "Searching “{query}”…").format(query=shortened(turn.unsearched()[0], 60))
    return _reading(turn, pages_started)


def _own_search(turn: Turn, pages_started: int, doing: Doing) -> str:
    """What happens for a model that searches while it writes, itself or by calling our tools; empty for all others."""
    if turn.references is None:
        return ""
    match doing:
        case e.SearchStarted(query=query, channel=channel) if channel == BUILTIN:
            return translate("Wording", "The model searches: “{query}”").format(query=shortened(query, 60))
        case e.SearchStarted(query=query):
            return translate("Wording", "Searching “{query}”…").format(query=shortened(query, 60))
        case e.ReadingStarted():
            return _reading(turn, pages_started)
        case e.ToolPermissionRequested():
            return translate("Wording", "Waiting for your permission…")
        case e.ToolsCalled(calls=calls) if all(call.server_executed for call in calls):
            return translate("Wording", "The model searches…")
        case e.ToolsCalled(calls=calls):
            names = listed([*map(_call, calls[:_MOST_CALLS]), "…" if len(calls) > _MOST_CALLS else ""])
            return translate("Wording", "The model asked for: {calls}").format(calls=names)
    return ""


def _call(call: ToolCall) -> str:
    """A call as `web_search “glaciers”`; its arguments are the model's and may be anything."""
    try:
        arguments = json.loads(call.arguments)
    except (ValueError, RecursionError):
        arguments = None
    values = [arguments.get(name) for name in ("query", "url")] if isinstance(arguments, dict) else []
    about = next((value for value in values if isinstance(value, str) and value.strip()), "")
    name = shortened(call.name, 30)
    return translate("Wording", "{tool} “{about}”").format(tool=name, about=shortened(about, 40)) if about else name


def _writing(turn: Turn) -> str:
    if turn.reasoning_parts:
        return translate("Wording", "Thinking…")
    if turn.model is None:
        return translate("Wording", "Choosing quotes…")
    return translate("Wording", "Waiting for {model}…").format(model=turn.model_name or turn.model.model)


def _reading(turn: Turn, started: int) -> str:
    done = sum(f.state is not FindingState.LISTED for f in turn.findings.values())
    if started >= max(done, 1):
        return numbers.reading(started).format(done=done)
    return translate("Wording", "Reading pages…")


def summary_sentence(turn: Turn) -> str:
    """What an ended turn did: “Searched 2 queries · read 5 pages · 4 sources cited · 6.2 s”."""
    read = sum(f.state is FindingState.READ for f in turn.findings.values())
    failed = {fallback.channel for fallback in turn.fallbacks}
    cited, seconds = len(turn.cited_numbers()), sum(turn.seconds.values(), 0.0)
    program = program_of(turn)
    searched = imported_words(program) if program else _searched(turn)
    parts = [
        searched or ("" if read or server_calls(turn) else _unsearched(turn)),
        numbers.failed(len(failed)) if failed else "",
        numbers.read(read) if read else "",
        numbers.called(called) if (called := server_calls(turn)) else "",
        numbers.cited(cited) if cited else "",
    ]
    if seconds >= 0.05:
        parts.append(translate("Wording", "{seconds} s").format(seconds=QLocale().toString(seconds, "f", 1)))
    return " · ".join(filter(None, parts))


def imported_words(program: str) -> str:
    return translate("Wording", "Imported from {program}").format(program=shortened(program, 40))


def server_calls(turn: Turn) -> int:
    return sum(calls_server(call) for message in turn.messages for call in message.calls)


def calls_server(call: ToolCall) -> bool:
    """It calls a tool of one of the user's servers."""
    return "__" in call.name and all(call.name != tool.name for tool in OWN_TOOLS)


def _searched(turn: Turn) -> str:
    """Who searched how often; empty where nobody did. Not every service tells what its model searched for."""
    count = len(turn.searched)
    if not searched_itself(turn) and count:
        return numbers.searched(count)
    times = max(count, (turn.usage.searches or 0) if turn.usage else 0)
    if times:
        return numbers.itself(times)
    from_provider = any(s.origin is Origin.PROVIDER for i in turn.findings if (s := turn.sources.get(i)) is not None)
    return translate("Wording", "The model searched by itself") if from_provider else ""


def _unsearched(turn: Turn) -> str:
    if turn.state in (State.FAILED, State.STOPPED) and not turn.text:
        return translate("Wording", "No answer")
    return translate("Wording", "Answered without searching")
