"""Why a channel did not answer, and who answered instead: the window's words."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from app.cli.output import one_line
from app.cli.translation import N_, about, in_english, tr
from app.core.domain.catalogue import service_name
from app.core.domain.chat.tool_servers import ServerFault
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Fallback, Outcome
from app.core.domain.reasons import AnswerReason, UnreadableReason
from app.core.domain.settings import BUILTIN

if TYPE_CHECKING:
    from app.core.domain.events import ChannelFellBack

REASONS = {
    FailureKind.UNREACHABLE: N_("not reachable"),
    FailureKind.TIMED_OUT: N_("no answer in time"),
    FailureKind.KEY_REFUSED: N_("key refused"),
    FailureKind.KEY_MISSING: N_("no key"),
    FailureKind.OUT_OF_CREDIT: N_("no credit left"),
    FailureKind.RATE_LIMITED: N_("rate limit reached"),
    FailureKind.MODEL_UNKNOWN: N_("unknown model"),
    FailureKind.TOO_LONG: N_("too long for the model"),
    FailureKind.BAD_ANSWER: N_("response not readable"),
    FailureKind.BLOCKED: N_("refused for now"),
    FailureKind.FORBIDDEN_ADDRESS: N_("a private address, not allowed"),
    FailureKind.UNREADABLE: N_("could not be read"),
    FailureKind.UNAVAILABLE: N_("not set up"),
    FailureKind.NOTHING_ANSWERED: N_("no response"),
    FailureKind.NO_RESULTS: N_("nothing found"),
    FailureKind.INTERNAL_ERROR: N_("an error in Citewise"),
    FailureKind.UNKNOWN: N_("reason not known"),
}
SERVER_FAULTS = {  # of a tool server
    ServerFault.NO_COMMAND: N_("Its program was not found."),
    ServerFault.NOT_PERMITTED: N_("Its program may not be run."),
    ServerFault.TIMED_OUT: N_("It was not ready in time."),
    ServerFault.ENDED_EARLY: N_("Its program ended before it was ready."),
    ServerFault.ENDED: N_("Its program ended by itself."),
    ServerFault.UNREACHABLE: N_("Nothing answers at its address."),
    ServerFault.REFUSED: N_("It refused the request; check its headers."),
    ServerFault.SIGN_IN: N_("It wants you to sign in: Settings → Tools (MCP) in the window."),
    ServerFault.NO_CONSENT: N_("Its command waits for your consent: citewise tools consent {id}"),
    ServerFault.NO_SERVER: N_("What answers at its address is no MCP server."),
}
OUTCOMES = {
    Outcome.HITS: N_("results"),
    Outcome.NO_RESULTS: N_("nothing found"),
    Outcome.CHECK: N_("asked for a captcha"),
    Outcome.REFUSED: N_("refused for now"),
    Outcome.SCRIPT_SHELL: N_("showed an empty page"),
    Outcome.IRRELEVANT: N_("showed unrelated results"),
    Outcome.NOT_UNDERSTOOD: N_("page not understood"),
    Outcome.TIMED_OUT: N_("no answer in time"),
    Outcome.UNREACHABLE: N_("not reachable"),
}
UNREADABLE = {
    UnreadableReason.EMPTY: N_("no readable text"),
    UnreadableReason.BROKEN: N_("damaged"),
    UnreadableReason.SCANNED: N_("a scanned PDF: images of pages, without text"),
    UnreadableReason.ENCRYPTED: N_("a PDF that asks for a password"),
    UnreadableReason.TOO_LARGE: N_("too large to be read"),
    UnreadableReason.TOO_HEAVY: N_("it took too long or too much memory to read"),
    UnreadableReason.NO_PROCESS: N_("the reader for such documents did not start"),
    UnreadableReason.NOT_TEXT: N_("not a text document"),
    UnreadableReason.NOT_WEB_ADDRESS: N_("not a web address"),
    UnreadableReason.TOO_MANY_REDIRECTS: N_("too many redirects"),
    UnreadableReason.STATUS: N_("the site refused it"),
    UnreadableReason.CHECK: N_("the site asks for a captcha"),
    UnreadableReason.RULES: N_("excluded by your rules"),
    UnreadableReason.PDF: N_("a PDF, which was not read"),
    UnreadableReason.WRONG_TYPE: N_("not the type its name says"),
    UnreadableReason.UNKNOWN_TYPE: N_("unsupported type"),
    UnreadableReason.MISSING: N_("no longer there"),
    UnreadableReason.FORBIDDEN: N_("no permission to read it"),
    UnreadableReason.UNKNOWN: N_("reason not known"),
}
BUILTIN_FAILED = N_("The model's own search failed ({reasons}), so {channel} was used instead.")
_CHANNELS = {
    "local": N_("Web search (no key)"),
    "wikipedia": N_("Wikipedia"),
    BUILTIN: N_("Model's own search"),
    "kb": N_("Knowledge bases"),
}
_PAIR = re.compile(r"([\w.-]+)=(\w+)")


def channel_name(channel: str) -> str:
    return (tr(_CHANNELS[channel]) if channel in _CHANNELS else service_name(channel)) or one_line(channel)[:40]


def failure_words(failure: Failure) -> str:
    """What kept a channel from answering, in a few words, to stand in brackets behind its name."""
    outcome = failure.data.get("outcome", "")
    if failure.reason(AnswerReason) is AnswerReason.NO_EVIDENCE:
        return tr("no sources given")
    return word_of(outcome if outcome in set(Outcome) else failure.kind)


def reading_words(failure: Failure) -> str:
    """Why a page could not be read."""
    if failure.kind is FailureKind.UNREADABLE and failure.data.get("reason"):
        return tr(UNREADABLE[UnreadableReason(failure.data["reason"])])
    return word_of(failure.kind)


def word_of(reason: str) -> str:
    """The words for an outcome or an error's kind."""
    if reason in set(Outcome):
        return tr(OUTCOMES[Outcome(reason)])
    return tr(REASONS[FailureKind(reason)])


def reasons_words(reasons: str) -> str:
    """`bing=check, tavily=KeyRefused` in words; as it is where nothing of it is known."""
    pairs_with_words = [
        (name, kind) for name, kind in _PAIR.findall(reasons) if kind in REASONS or kind in set(Outcome)
    ]
    pairs = (about(channel_name(name), word_of(kind)) for name, kind in pairs_with_words)
    return "; ".join(dict.fromkeys(pairs)) or one_line(reasons)


def search_error(error: str) -> str:
    """`SearchResult.error` in words: a kind of failure, whose it was, and what the services themselves said."""
    if error == "no results":
        return tr("nothing was found")
    kind, _, rest = error.partition(": ")
    reasons, _, words = rest.removesuffix(")").partition(" (")
    text = reasons_words(reasons)
    text = text if _PAIR.search(reasons) else about(text, word_of(kind))
    return tr("{text} ({remark})", text=text, remark=one_line(words)) if words else text


def fallback_sentence(fallback: "Fallback | ChannelFellBack") -> str:
    reason = failure_words(fallback.failure)
    if fallback.channel == BUILTIN:
        return tr(BUILTIN_FAILED, reasons=reason, channel=channel_name(fallback.to))
    return tr(
        "{channel} did not answer ({reason}), so {other} was used instead.",
        channel=one_line(fallback.channel),
        reason=reason,
        other=channel_name(fallback.to),
    )


def fallbacks_as_json(fallbacks: Iterable[Fallback]) -> list[dict[str, Any]]:
    """One row for each, with the kind for programs and the words for people, in English."""
    with in_english():
        return [_fallback_as_json(one) for one in fallbacks]


def _fallback_as_json(one: Fallback) -> dict[str, Any]:
    return {
        "query": one.query or None,  # none: a model's own search, which stood for all queries
        "channel": one.channel,
        "to": one.to,
        "kind": one.failure.data.get("outcome") or one.failure.kind,
        "reason": failure_words(one.failure),
        "detail": one.failure.data.get("reasons") or one.failure.detail or None,
    }
