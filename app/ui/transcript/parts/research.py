"""The folded card of a research in the transcript, and what stands under a question that it asks in return."""

from html import escape

from PySide6.QtCore import QCoreApplication

from app.core.domain.graph import Node
from app.core.domain.turn.turn import Turn
from app.ui.transcript.actions import TranscriptAction, button
from app.ui.widgets.icons import svg
from app.ui.wording.foreign.direction import upright
from app.ui.wording.research import SYMBOLS, research_sentence, state_words
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate  # lupdate knows it by this name


def card(turn: Turn) -> str:
    """What the research came to, its sub-questions when it is opened, and the way to its graph."""
    dot = "" if turn.ended else '<span class="dot"></span>'
    line = f"{dot}{escape(research_sentence(turn))}"
    nodes = turn.graph.nodes if turn.graph else ()
    buttons = "".join(button(action, label) for action, label in actions(turn))
    if not nodes:
        return f'<div class="research steps"><span>{line}</span></div>'
    rows = "".join(_row(node) for node in nodes)
    details = f'<details class="steps"><summary>{line}</summary><div class="details"><ul>{rows}</ul></div></details>'
    return f'<div class="research">{details}<div class="bar">{buttons}</div></div>'


def actions(turn: Turn) -> list[tuple[TranscriptAction, str]]:
    """(action, its words)"""
    if turn.graph is None or not turn.graph.nodes:
        return []
    buttons = [(TranscriptAction.RESEARCH_GRAPH, translate("Transcript", "Show graph"))]
    if turn.researching and not turn.ended:
        buttons.append((TranscriptAction.RESEARCH_NOW, translate("Transcript", "Answer now")))
    if turn.ended:
        buttons.append((TranscriptAction.RESEARCH_EXPORT, translate("Transcript", "Export…")))
    return buttons


def clarification(turn: Turn) -> str:
    """Under the question that the research asks the user: what may be done with it."""
    if not turn.clarifying or not turn.ended:
        return ""
    sentence = escape(clarification_words())
    skip = button(TranscriptAction.RESEARCH_SKIP, translate("Transcript", "Skip"))
    return f'<div class="note"><span dir="auto">{sentence}</span>{skip}</div>'


def clarification_words() -> str:
    return translate("Transcript", "Answer below, or skip this and start the research as it is.")


def _row(node: Node) -> str:
    symbol, colour = SYMBOLS[node.state]
    drawing = svg(symbol, "currentColor").replace("<svg ", '<svg aria-hidden="true" ', 1)
    state = f'<span class="state {colour}">{drawing}{escape(state_words(node.state))}</span>'
    return f'<li dir="auto">{escape(upright(shortened(node.question, 200)))}<br>{state}</li>'
