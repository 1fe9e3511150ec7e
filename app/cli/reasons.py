"""Why a channel did not answer, and who answered instead: the window's words, in English."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from app.cli.output import one_line
from app.core.domain.catalogue import service_name
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Fallback, Outcome
from app.core.domain.reasons import AnswerReason
from app.core.domain.settings import BUILTIN

if TYPE_CHECKING:
    from app.core.domain.events import ChannelFellBack

REASONS = {
    FailureKind.UNREACHABLE: "not reachable",
    FailureKind.TIMED_OUT: "no answer in time",
    FailureKind.KEY_REFUSED: "key refused",
    FailureKind.KEY_MISSING: "no key",
    FailureKind.OUT_OF_CREDIT: "no credit left",
    FailureKind.RATE_LIMITED: "rate limit reached",
    FailureKind.MODEL_UNKNOWN: "unknown model",
    FailureKind.TOO_LONG: "too long for the model",
    FailureKind.BAD_ANSWER: "response not readable",
    FailureKind.BLOCKED: "refused for now",
    FailureKind.FORBIDDEN_ADDRESS: "a private address, not allowed",
    FailureKind.UNREADABLE: "could not be read",
    FailureKind.UNAVAILABLE: "not set up",
    FailureKind.NOTHING_ANSWERED: "no response",
    FailureKind.NO_RESULTS: "nothing found",
    FailureKind.INTERNAL_ERROR: "an error in Citewise",
    FailureKind.UNKNOWN: "reason not known",
}
OUTCOMES = {
    Outcome.HITS: "results",
    Outcome.NO_RESULTS: "nothing found",
    Outcome.CHECK: "asked for a captcha",
    Outcome.REFUSED: "refused for now",
    Outcome.SCRIPT_SHELL: "showed an empty page",
    Outcome.IRRELEVANT: "showed unrelated results",
    Outcome.NOT_UNDERSTOOD: "page not understood",
    Outcome.TIMED_OUT: "no answer in time",
    Outcome.UNREACHABLE: "not reachable",
}
_CHANNELS = {
    "local": "Web search (no key)",
    "wikipedia": "Wikipedia",
    BUILTIN: "Model's own search",
    "kb": "Knowledge bases",
}
_PAIR = re.compile(r"([\w.-]+)=(\w+)")


def channel_name(channel: str) -> str:
    return _CHANNELS.get(channel) or service_name(channel) or one_line(channel)[:40]


def failure_words(failure: Failure) -> str:
    """What kept a channel from answering, in a few words, to stand in brackets behind its name."""
    outcome = failure.data.get("outcome", "")
    if failure.reason(AnswerReason) is AnswerReason.NO_EVIDENCE:
        return "no sources given"
    return word_of(outcome) if outcome in set(Outcome) else word_of(failure.kind)


def word_of(reason: str) -> str:
    """The words for an outcome or an error's kind."""
    if reason in set(Outcome):
        return OUTCOMES[Outcome(reason)]
    return REASONS[FailureKind(reason)]


def reasons_words(reasons: str) -> str:
    """`bing=check, tavily=KeyRefused` in words; as it is where nothing of it is known."""
    pairs_with_words = [
        (name, kind) for name, kind in _PAIR.findall(reasons) if kind in REASONS or kind in set(Outcome)
    ]
    pairs = (f"{channel_name(name)}: {word_of(kind)}" for name, kind in pairs_with_words)
    return "; ".join(dict.fromkeys(pairs)) or one_line(reasons)


def fallback_sentence(fallback: "Fallback | ChannelFellBack") -> str:
    reason = failure_words(fallback.failure)
    if fallback.channel == BUILTIN:
        return f"The model's own search failed ({reason}), so {channel_name(fallback.to)} was used instead."
    return f"{one_line(fallback.channel)} did not answer ({reason}), so {channel_name(fallback.to)} was used instead."


def fallbacks_as_json(fallbacks: Iterable[Fallback]) -> list[dict[str, Any]]:
    """One row for each, with the kind for programs and the words for people."""
    return [
        {
            "query": one.query or None,  # none: a model's own search, which stood for all queries
            "channel": one.channel,
            "to": one.to,
            "kind": one.failure.data.get("outcome") or one.failure.kind,
            "reason": failure_words(one.failure),
            "detail": one.failure.data.get("reasons") or one.failure.detail or None,
        }
        for one in fallbacks
    ]
