"""The words for what the user should know besides an answer. Plain text, translated."""

import re
from collections.abc import Callable

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.events.notices import Notice, NoticeKind
from app.core.domain.evidence import Outcome
from app.core.domain.settings import Saved
from app.ui.wording.documents import document_words
from app.ui.wording.language import listed
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import after_colon, channel_name, engine_name, shortened, translate, with_remark

_PAIR = re.compile(r"(\w+)=(\w+)")
_FEW = 2  # reasons that stand in the sentence itself
_KIND = re.compile(rf"\b(?:{'|'.join(FailureKind)})\b")


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
    return words.format(fields=shortened(listed(saved.fields), 120), name=saved.aside)


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
    """What the user should know about a turn that went on."""
    return SENTENCES[notice.kind](notice.data)


def is_offline(notice: Notice) -> bool:
    """Nobody who was asked could be reached: it is the network that fails, not a search engine."""
    if notice.kind is not NoticeKind.SEARCH_FAILED:
        return False
    reasons = notice.data.get("reasons", "")
    outcomes = [outcome for _, outcome in _PAIR.findall(reasons)] or _KIND.findall(reasons)
    return bool(outcomes) and set(outcomes) <= {Outcome.UNREACHABLE.value, FailureKind.UNREACHABLE.value}


def folded_sentence(notice: Notice) -> tuple[str, str]:
    """(the sentence, what stands folded below it): each engine's reason, where there are many or all are the same."""
    if notice.kind is not NoticeKind.SEARCH_FAILED:
        return notice_sentence(notice), ""
    reasons = _reasons(notice.data)
    if is_offline(notice):
        return _offline(), reasons
    if reasons.count(";") < _FEW:
        return notice_sentence(notice), ""
    return notice_sentence(Notice(notice.kind)), reasons


def _offline() -> str:
    return translate("Wording", "You seem to be offline. Check your connection or the proxy.")


def _kind(data: dict[str, str]) -> FailureKind:
    return FailureKind(data.get("kind") or FailureKind.BAD_ANSWER)


def _failed_file(data: dict[str, str]) -> str:
    failure = Failure(_kind(data), data.get("name", ""), data={"reason": data.get("reason", "")})
    words = translate("Wording", "{file} could not be read ({reason}), so the answer does without it.")
    return words.format(file=shortened(data.get("name", ""), 80), reason=document_words(failure))


def _knowledge_failed(data: dict[str, str]) -> str:
    return translate(
        "Wording", "The knowledge bases could not be searched ({reason}), so the answer does without them."
    ).format(reason=failure_words(Failure(_kind(data))))


def _planner_failed(data: dict[str, str]) -> str:
    return translate(
        "Wording", "The model could not plan further ({reason}), so the report rests on what there was."
    ).format(reason=failure_words(Failure(_kind(data))))


def _unanswered(data: dict[str, str]) -> str:
    return translate("Wording", "{count} of {total} sub-questions unanswered: {names}").format(
        count=shortened(data.get("count", "")),
        total=shortened(data.get("total", "")),
        names=shortened(data.get("names", ""), 400),
    )


def _builtin_failed(data: dict[str, str]) -> str:
    """The channel that took over, and why: `reasons` is text for logs in which an error's kind stands."""
    kind = next(iter(_KIND.findall(data.get("reasons", ""))), FailureKind.BAD_ANSWER)
    words = translate("Wording", "The model's own search failed ({reason}), so {channel} was used instead.")
    return words.format(reason=failure_words(Failure(FailureKind(kind))), channel=channel_name(data.get("channel", "")))


def _rerank_failed(data: dict[str, str]) -> str:
    words = translate("Wording", "{name} could not rerank the passages ({reason}), so the former order is used.")
    return words.format(name=shortened(data.get("name", ""), 60), reason=failure_words(Failure(_kind(data))))


def _editing_failed(data: dict[str, str]) -> str:
    if data.get("part") == "search":
        words = translate("Wording", "Claims could not be looked up ({reason}). The answer stays as it was.")
    else:
        words = translate("Wording", "Claims could not be corrected ({reason}). The answer stays as it was.")
    return words.format(reason=failure_words(Failure(_kind(data))))


def _last_resort(data: dict[str, str]) -> str:
    if reasons := _reasons(data):
        return translate(
            "Wording", "None of the search engines could be used ({reasons}), so only Wikipedia was searched."
        ).format(reasons=reasons)
    return translate("Wording", "The search engines gave no results, so only Wikipedia was searched.")


def _with_reasons(sentence: str, data: dict[str, str]) -> str:
    reasons = _reasons(data)
    return with_remark(sentence, reasons)


def _reasons(data: dict[str, str]) -> str:
    """`data["reasons"]` is text for logs in which `engine=outcome` pairs stand, or an error's kind and words."""
    outcomes = {outcome.value for outcome in Outcome}
    pairs = [pair for pair in _PAIR.findall(data.get("reasons", "")) if pair[1] in outcomes or _KIND.fullmatch(pair[1])]
    reasons = [
        after_colon(engine_name(name), failure_words(Failure(FailureKind(kind), data={"outcome": kind})))
        for name, kind in pairs
    ]
    return translate("Claims", "; ").join(dict.fromkeys(reasons))


SENTENCES: dict[NoticeKind, Callable[[dict[str, str]], str]] = {
    NoticeKind.QUOTES: lambda _: translate(
        "Wording",
        "These are the best passages, quoted word for word. Add a model to get full answers.",
    ),
    NoticeKind.PLANNING_FAILED: lambda _: translate(
        "Wording", "The model could not plan the search, so your question itself was searched."
    ),
    NoticeKind.PLANNING_SLOW: lambda _: translate(
        "Wording", "The model is slow to plan, so the search began with your question itself."
    ),
    NoticeKind.SEARCH_FAILED: lambda data: (
        _offline()
        if is_offline(Notice(NoticeKind.SEARCH_FAILED, data))
        else _with_reasons(translate("Wording", "No search engine gave results. Try again later."), data)
    ),
    NoticeKind.NO_RESULTS: lambda _: translate("Wording", "Nothing was found for this question. Other words may help."),
    NoticeKind.NO_EVIDENCE: lambda _: translate(
        "Wording", "This answer rests on no source. Check what matters before you rely on it."
    ),
    NoticeKind.LAST_RESORT: _last_resort,
    NoticeKind.ANSWER_CUT: lambda _: translate(
        "Wording", "The model stopped at its length limit, so the answer may be incomplete."
    ),
    NoticeKind.ANSWER_PAUSED: lambda _: translate(
        "Wording", "The provider paused this answer repeatedly, so it may be incomplete. Use Continue to go on."
    ),
    NoticeKind.PAGES_FAILED: lambda _: translate(
        "Wording", "None of the pages could be read, so only their search snippets were used. Sources tell why."
    ),
    NoticeKind.CONTEXT_SMALL: lambda _: translate(
        "Wording", "The question is longer than the known context of this model, so a part of it may be cut off."
    ),
    NoticeKind.REFERENCES_CUT: lambda data: translate(
        "Wording", "The model's context is only {tokens} tokens, so the answer rests on fewer references."
    ).format(tokens=shortened(data.get("tokens", ""), 20)),
    NoticeKind.KNOWLEDGE_FAILED: _knowledge_failed,
    NoticeKind.FILE_FAILED: _failed_file,
    NoticeKind.MEMORY_FAILED: lambda _: translate(
        "Wording", "Memory could not be read, so the answer does without it."
    ),
    NoticeKind.TOOL_LIMIT: lambda _: translate("Wording", "The model reached the limit of searches for one answer."),
    NoticeKind.TOOL_SERVER_FAILED: lambda data: translate(
        "Wording", "The tools of {name} were not available. Settings → Tools (MCP) says why."
    ).format(name=shortened(data.get("name", ""), 60)),
    NoticeKind.BUILTIN_FAILED: _builtin_failed,
    NoticeKind.EDITING_FAILED: _editing_failed,
    NoticeKind.RERANK_FAILED: _rerank_failed,
    NoticeKind.WITHDRAWN: lambda _: translate(
        "Wording", "The provider withdrew its answer. Try other words, or another model."
    ),
    NoticeKind.FILES_NOT_EXPORTED: lambda data: translate("Wording", "Not in the export of {program}: {names}").format(
        program=shortened(data.get("program", ""), 40), names=shortened(data.get("names", ""), 300)
    ),
    NoticeKind.NO_VISION: lambda _: translate("Wording", "This model does not support images, so they were left out."),
    NoticeKind.RESEARCH_PLAIN: lambda _: translate(
        "Wording", "No sub-questions were found, so the question was answered like any other."
    ),
    NoticeKind.RESEARCH_NEEDS_MODEL: lambda _: translate(
        "Wording", "Research needs a model. The question was answered without one."
    ),
    NoticeKind.PLANNER_FAILED: _planner_failed,
    NoticeKind.UNANSWERED: _unanswered,
    NoticeKind.STRAY_NUMBERS: lambda data: translate("Wording", "Citations without a source removed: {count}").format(
        count=shortened(data.get("count", ""))
    ),
    NoticeKind.UNKNOWN: lambda _: translate(
        "Wording", "A newer version of Citewise recorded something here that this version does not support."
    ),
}
