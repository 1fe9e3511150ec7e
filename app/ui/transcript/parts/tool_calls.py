"""The calls of tools of the user's servers: what the model asked for, and what it was given. All of it is foreign."""

import json
import re
from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QCoreApplication

from app.core.domain.chat import ToolCall
from app.core.domain.chat.messages import ToolResult
from app.core.domain.chat.tool_servers import CALL_REFUSED
from app.core.domain.turn.turn import Turn
from app.ui.wording.foreign.direction import unturned, visible
from app.ui.wording.progress import calls_server
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate  # lupdate knows it by this name

_MOST = 40  # calls
_ARGUMENTS, _RESULT = 2_000, 4_000  # characters
_FRAME = re.compile(r"(?:^|\n\n)[^\n]*\n\n(tool-[0-9a-f]{8}) [^\n]*\n(.*)\n\1 end", re.DOTALL)


def card(turn: Turn) -> str:
    """A line for each that opens to its arguments and its result; empty where there was none."""
    calls = list(_calls(turn))
    rows = [_row(number, call, result) for number, (call, result) in enumerate(calls[:_MOST])]
    if len(calls) > _MOST:
        rows.append("<li>…</li>")
    heading = escape(translate("Transcript", "Tools"))
    return f"<h4>{heading}</h4><ul>{''.join(rows)}</ul>" if rows else ""


def unframed(text: str) -> str:
    """A result without the lines that fence it off for the model."""
    return _FRAME.sub(lambda match: "\n\n" + match[2], text).strip()


def _calls(turn: Turn) -> Iterator[tuple[ToolCall, ToolResult | None]]:
    """In their order. Some services number the calls of each message anew: a result is of the call before it."""
    waiting: list[ToolCall] = []
    for message in turn.messages:
        results = {block.call: block for block in message.blocks if isinstance(block, ToolResult)}
        if results:
            yield from ((call, results.get(call.id)) for call in waiting)
            waiting = []
        waiting += [call for call in message.calls if calls_server(call)]
    yield from ((call, None) for call in waiting)


def _row(number: int, call: ToolCall, result: ToolResult | None) -> str:
    server, _, tool = call.name.partition("__")
    line = f"{server.replace('_', ' ')}: {tool}"
    refused = result is not None and result.text == CALL_REFUSED
    state = ""
    if refused:
        state = translate("Transcript", "not allowed")
    elif result is not None and result.failed:
        state = translate("Transcript", "failed")
    title = escape(shortened(unturned(line), 120))
    mark = f' · <span class="why">{escape(state)}</span>' if state else ""
    parts = _text(translate("Transcript", "Arguments"), _arguments(call), _ARGUMENTS)
    if result is not None and not refused:
        parts += _text(translate("Transcript", "Result"), unframed(result.text), _RESULT)
    return f'<li><details class="call" data-call="{number}"><summary>{title}{mark}</summary>{parts}</details></li>'


def _text(heading: str, text: str, limit: int) -> str:
    cut = text if len(text) <= limit else text[:limit].rstrip() + "…"
    return f'<span class="of">{escape(heading)}</span><pre tabindex="0">{escape(visible(cut))}</pre>' if cut else ""


def _arguments(call: ToolCall) -> str:
    """Set out line by line where they are JSON and not too long."""
    if len(call.arguments) > 4 * _ARGUMENTS:
        return call.arguments
    try:
        arguments = json.loads(call.arguments or "{}")
    except (ValueError, RecursionError):
        return call.arguments
    return json.dumps(arguments, ensure_ascii=False, indent=2) if arguments else ""
