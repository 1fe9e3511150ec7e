"""The result card of a turn: which channel answered which query, with how much, how fast, and after what.

Every word that is not ours is escaped here.
"""

from collections.abc import Sequence
from datetime import datetime
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.domain.chat import AssistantUse, Usage
from app.core.domain.events import ChannelFellBack, SearchFinished, StepName
from app.core.domain.turn.turn import Turn
from app.ui.transcript.actions import TranscriptAction
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.language import listed_clauses
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import channel_name, hits_words, searches_words, shortened, when

translate = QCoreApplication.translate  # lupdate knows it by this name


def card(turn: Turn) -> str:
    """A row for each query; empty where nothing was searched."""
    if not turn.searches:
        return ""
    heading = escape(translate("Transcript", "Searched for"))
    rows = "".join(_row(search, _before(turn.fallbacks, search.query)) for search in turn.searches)
    again = ""
    if turn.ended and any(search.cached_at for search in turn.searches):
        label = escape(translate("Transcript", "Search again"))
        again = f'<button type="button" class="quiet" data-do="{TranscriptAction.SEARCH_AGAIN}">{label}</button>'
    return f'<h4>{heading}</h4><ul class="results">{rows}</ul>{again}'


def source_words(channel: str, fallbacks: Sequence[ChannelFellBack]) -> str:
    """“Source: Perplexity (built-in search failed: no answer in time)”."""
    sentence = translate("Transcript", "Source: {channel}").format(channel=channel_name(channel))
    failed = translate("Transcript", "{channel} failed: {reason}")
    reasons = [
        failed.format(channel=channel_name(fallback.channel), reason=failure_words(fallback.failure))
        for fallback in fallbacks
        if fallback.channel != channel
    ]
    because = translate("Transcript", "{said} ({reasons})").format(
        said=sentence, reasons=listed_clauses(dict.fromkeys(reasons))
    )
    return because if reasons else sentence


def maker_words(turn: Turn) -> str:
    """Who wrote an answer, how long that took, and what was used: “gpt-5 · 6.2 s · 1,204 tokens in, 356 out”."""
    if turn.model is None or not turn.text:
        return usage_words(turn.usage)
    seconds = turn.seconds.get(StepName.WRITE, 0.0)
    assistant = _assistant_words(turn.assistant) if turn.assistant is not None else ""
    makers = turn.model_name or turn.model.model, assistant
    parts = [shortened(unturned(maker), 60) for maker in makers if maker]
    if seconds >= 0.05:
        parts.append(translate("Wording", "{seconds} s").format(seconds=QLocale().toString(seconds, "f", 1)))
    return " · ".join(filter(None, (*parts, usage_words(turn.usage))))


def _assistant_words(assistant: AssistantUse) -> str:
    from app.ui.widgets.emoji import with_icon  # few turns have one

    return with_icon(assistant.icon, assistant.name)


def usage_words(usage: Usage | None) -> str:
    """“1,204 tokens in, 356 out · 2 searches · $0.0041”; what the service did not tell is left out."""
    if usage is None:
        return ""
    locale = QLocale()
    parts = []
    if usage.input is not None and usage.output is not None and max(usage.input, usage.output) < 2**63:
        words = translate("Transcript", "{input} tokens in, {output} out")
        parts.append(words.format(input=locale.toString(usage.input), output=locale.toString(usage.output)))
    if usage.searches:
        parts.append(searches_words(usage.searches))
    if usage.cost is not None:
        parts.append(f"${usage.cost:.4f}")
    return " · ".join(parts)


def _row(search: SearchFinished, fallbacks: Sequence[ChannelFellBack]) -> str:
    parts = [source_words(search.channel, fallbacks), hits_words(search.hit_count)]
    if search.cached_at:
        parts.append(_cached_words(search.cached_at))
    elif search.seconds >= 0.05:
        seconds = QLocale().toString(search.seconds, "f", 1)
        parts.append(translate("Wording", "{seconds} s").format(seconds=seconds))
    about = f'<br><span class="about">{escape(" · ".join(parts))}</span>'
    response = (
        f'<blockquote dir="auto">{escape(shortened(search.response, 600))}</blockquote>' if search.response else ""
    )
    return f'<li dir="auto">{escape(shortened(search.query))}{about}{response}</li>'


def _cached_words(date: str) -> str:
    try:
        moment = when(datetime.fromisoformat(date))
    except ValueError:
        moment = date[:16]
    return translate("Transcript", "cached {time}").format(time=moment)


def _before(fallbacks: Sequence[ChannelFellBack], query: str) -> list[ChannelFellBack]:
    """What failed before this query was answered; the answering model's own search failed for all of them."""
    return [fallback for fallback in fallbacks if fallback.query in ("", query)]
