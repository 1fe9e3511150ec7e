"""What the check of citations found, in words."""

import re
from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from app.core.domain.citation import Citation, Support, SupportReason, Verdict
from app.ui.wording.language import join_sentences
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate  # lupdate knows it by this name

_DETAIL = 80  # characters
_PAIRS = re.compile(
    "[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]"
)  # words of these scripts are compared by pairs of signs


def is_doubtful(citation: Citation) -> bool:
    support = citation.support
    return support is not None and support.checked and support.verdict is not Verdict.SUPPORTED


def is_unchecked(citation: Citation) -> bool:
    """True where the check could say nothing, as the source is in another language."""
    return citation.support is not None and not citation.support.checked


def checked_sentence(citations: Sequence[Citation]) -> str:
    """The line under an answer: how many of its citations were found in their sources; empty where none was checked."""
    supports = [citation.support for citation in citations if citation.support is not None]
    if not supports:
        return ""
    verdicts = [support.verdict for support in supports if support.checked]
    supported, partly = verdicts.count(Verdict.SUPPORTED), verdicts.count(Verdict.PARTLY)
    parts = [translate("Wording", "{found} of {total} citations found in their sources")] if verdicts else []
    if partly:
        parts.append(translate("Wording", "{partly} only partly"))
    if foreign := len(supports) - len(verdicts):
        parts.append(translate("Wording", "{foreign} not checked (other language)"))
    if unchecked := len(citations) - len(supports):
        parts.append(translate("Wording", "{unchecked} could not be checked"))
    return " · ".join(parts).format(
        found=supported, total=len(verdicts), partly=partly, foreign=foreign, unchecked=unchecked
    )


def doubt_sentence(support: Support | None) -> str:
    """Why a citation is in doubt, or was not checked; empty where it is not."""
    if support is None or (support.checked and support.verdict is Verdict.SUPPORTED):
        return ""
    if not support.checked:
        return unchecked_words()
    reason = _reason(support)
    verdict = verdict_words(support.verdict)
    return translate("Wording", "{verdict}: {reason}").format(verdict=verdict, reason=reason) if reason else verdict


def unchecked_words() -> str:
    return translate("Wording", "Not checked (other language)")


def verdict_words(verdict: Verdict) -> str:
    match verdict:
        case Verdict.SUPPORTED:
            return translate("Wording", "Found in its source")
        case Verdict.PARTLY:
            return translate("Wording", "Only partly found in its source")
    return translate("Wording", "Not found in its source")


def _reason(support: Support) -> str:
    detail = shortened(support.detail, _DETAIL)
    match support.reason:
        case SupportReason.NUMBER:
            return translate("Wording", "the number “{detail}” is not there").format(detail=detail)
        case SupportReason.UNIT:
            return translate("Wording", "“{detail}” has another unit there").format(detail=detail)
        case SupportReason.QUOTE:
            return translate("Wording", "the words “{detail}” are not there").format(detail=detail)
        case SupportReason.NAME:
            return translate("Wording", "“{detail}” is not named there").format(detail=detail)
        case SupportReason.NEGATION:
            return translate("Wording", "the two seem to contradict each other (“{detail}”)").format(detail=detail)
        case SupportReason.COVERAGE if detail and not _PAIRS.search(detail):
            return translate("Wording", "missing there: {detail}").format(detail=detail)
        case SupportReason.COVERAGE:
            return translate("Wording", "little of it is there")
        case SupportReason.LANGUAGE | SupportReason.UNKNOWN | None:
            return ""
        case _:
            assert_never(support.reason)


def opinion_sentence(model: str, verdict: Verdict, reason: str) -> str:
    """A model's opinion, which never passes for our own."""
    parts = translate("Wording", "According to {model}: {verdict}.").format(
        model=shortened(model, 60), verdict=_opinion(verdict)
    )
    return join_sentences(parts, shortened(reason, 300))


def _opinion(verdict: Verdict) -> str:
    match verdict:
        case Verdict.SUPPORTED:
            return translate("Wording", "the source supports it")
        case Verdict.PARTLY:
            return translate("Wording", "the source supports only part of it")
    return translate("Wording", "the source does not support it")
