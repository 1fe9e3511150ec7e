"""The words for what the user should know besides an answer. Plain text, translated."""

import re

from app.core.domain.events import Failure, Notice
from app.core.domain.evidence import Outcome
from app.core.domain.settings import Saved
from app.ui.wording.documents import document_words
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import channel_name, engine_name, shortened, translate

_PAIR = re.compile(r"(\w+)=(\w+)")
_KIND = re.compile(
    r"\b(?:Unreachable|TimedOut|KeyRefused|KeyMissing|OutOfCredit|RateLimited|ModelUnknown|TooLong|BadAnswer|Blocked"
    r"|Unavailable|NothingFound|NoEvidence)\b"
)


def aside_sentence(saved: Saved) -> str:
    """What somebody else had written into the settings file was kept under another name."""
    if not saved.fields:
        words = translate(
            "Wording",
            "settings.json was changed outside this window and could not be understood. It is kept as {name}, and the "
            "settings of this window were saved. Copy from it what you need.",
        )
        return words.format(name=saved.aside)
    words = translate(
        "Wording",
        "settings.json was changed outside this window in the same place ({fields}). What you set here counts; the "
        "other file is kept as {name}.",
    )
    return words.format(fields=shortened(", ".join(saved.fields), 120), name=saved.aside)


def sandbox_words(problem: str) -> str:
    """What to allow so that Chromium's sandbox can start; `problem` as in `browser.chromium.sandbox_problem`."""
    match problem:
        case "apparmor":
            return translate("Wording", "AppArmor forbids Chromium's sandbox. Allow it with: {command}").format(
                command="sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"
            )
        case "user_namespaces_off":
            return translate("Wording", "Chromium's sandbox needs user namespaces. Allow them with: {command}").format(
                command="sudo sysctl -w kernel.unprivileged_userns_clone=1 user.max_user_namespaces=15000"
            )
    return shortened(problem, 400)


def notice_sentence(notice: Notice) -> str:
    """What the user should know about a turn that went on; kinds as in `core/domain/events.Notice`."""
    data = notice.data
    match notice.kind:
        case "quotes":
            return translate(
                "Wording",
                "These are the passages that answer best, quoted word for word. "
                "Add a model to get answers in full sentences.",
            )
        case "planning_failed":
            return translate("Wording", "The model could not plan the search, so your question itself was searched.")
        case "planning_slow":
            return translate("Wording", "The model is slow to plan, so the search began with your question itself.")
        case "search_failed":
            return _with_reasons(translate("Wording", "No search engine gave results. Try again later."), data)
        case "nothing_found":
            return translate("Wording", "Nothing was found for this question. Other words may help.")
        case "no_evidence":
            return translate("Wording", "This answer rests on no source. Check what matters before you rely on it.")
        case "last_resort":
            return _last_resort(data)
        case "answer_cut":
            return translate("Wording", "The model stopped at its length limit, so the answer may be incomplete.")
        case "answer_paused":
            return translate(
                "Wording", "The service paused this answer again and again, so it may be incomplete. Continue goes on."
            )
        case "pages_failed":
            return translate(
                "Wording", "None of the pages could be read, so only their search snippets were used. Sources tell why."
            )
        case "context_small":
            return translate(
                "Wording",
                "The question is longer than this model is known to take in, so a part of it may be cut off.",
            )
        case "references_cut":
            return translate(
                "Wording", "The model takes in only {tokens} tokens, so the answer rests on fewer references."
            ).format(tokens=shortened(data.get("tokens", ""), 20))
        case "tool_limit":
            return translate("Wording", "The model wanted to search more often than it may in one answer.")
        case "builtin_failed":
            return _builtin_failed(data)
        case "withdrawn":
            return translate("Wording", "The service took its answer back. Try other words, or another model.")
        case "rerank_failed":
            return _rerank_failed(data)
        case "knowledge_failed":
            return translate(
                "Wording", "The knowledge bases could not be searched ({reason}), so the answer does without them."
            ).format(reason=failure_words(Failure(data.get("kind", ""))))
        case "file_failed":
            failure = Failure(data.get("kind", ""), data.get("name", ""), data={"reason": data.get("reason", "")})
            name = shortened(data.get("name", ""), 80)
            words = translate("Wording", "{file} could not be read ({reason}), so the answer does without it.")
            return words.format(file=name, reason=document_words(failure))
        case "memory_failed":
            return translate("Wording", "What is remembered could not be read, so the answer does without it.")
        case "no_vision":
            return translate("Wording", "This model cannot see pictures, so they were left out.")
    return _of_research(notice) or shortened(notice.kind.replace("_", " "))


def _of_research(notice: Notice) -> str:
    data = notice.data
    match notice.kind:
        case "research_plain":
            return translate("Wording", "No sub-questions came of it, so the question was answered like any other.")
        case "research_needs_model":
            return translate("Wording", "A research needs a model. The question was answered without one.")
        case "planner_failed":
            return translate(
                "Wording", "The model could not plan further ({reason}), so the report rests on what there was."
            ).format(reason=failure_words(Failure(data.get("kind", "") or "BadAnswer")))
        case "unanswered":
            return translate("Wording", "{count} of {total} sub-questions unanswered: {names}").format(
                count=shortened(data.get("count", "")),
                total=shortened(data.get("total", "")),
                names=shortened(data.get("names", ""), 400),
            )
        case "stray_numbers":
            return translate("Wording", "Citations that name no source were taken out: {count}").format(
                count=shortened(data.get("count", ""))
            )
    return ""


def _builtin_failed(data: dict[str, str]) -> str:
    """The channel that took over, and why: `reasons` is text for logs in which an error's kind stands."""
    kind = next(iter(_KIND.findall(data.get("reasons", ""))), "")
    words = translate("Wording", "The model's own search failed ({reason}), so {channel} was asked instead.")
    return words.format(
        reason=failure_words(Failure(kind or "BadAnswer")), channel=channel_name(data.get("channel", ""))
    )


def _rerank_failed(data: dict[str, str]) -> str:
    words = translate("Wording", "{name} could not compare the passages once more ({reason}); the first order stands.")
    return words.format(
        name=shortened(data.get("name", ""), 60), reason=failure_words(Failure(data.get("kind") or "BadAnswer"))
    )


def _last_resort(data: dict[str, str]) -> str:
    if reasons := _reasons(data):
        return translate(
            "Wording", "None of the search engines could be used ({reasons}), so only Wikipedia was searched."
        ).format(reasons=reasons)
    return translate("Wording", "The search engines gave no results, so only Wikipedia was searched.")


def _with_reasons(sentence: str, data: dict[str, str]) -> str:
    reasons = _reasons(data)
    return f"{sentence} ({reasons})" if reasons else sentence


def _reasons(data: dict[str, str]) -> str:
    """`data["reasons"]` is text for logs in which `engine=outcome` pairs stand, or an error's kind and words."""
    outcomes = {outcome.value for outcome in Outcome}
    pairs = [pair for pair in _PAIR.findall(data.get("reasons", "")) if pair[1] in outcomes or _KIND.fullmatch(pair[1])]
    reasons = [f"{engine_name(name)}: {failure_words(Failure(why, data={'outcome': why}))}" for name, why in pairs]
    return "; ".join(dict.fromkeys(reasons))
