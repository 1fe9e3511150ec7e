"""What became of evidence, in words."""

from typing import assert_never

from app.core.domain.addresses import site_of
from app.core.verification.results import ALTERED, EvidenceState, SourceCheck, Unasked, Verification
from app.ui.wording.language import join_sentences
from app.ui.wording.pages import page_sentence
from app.ui.wording.sentences import translate
from app.ui.wording.support import verdict_words


def state_words(state: EvidenceState) -> str:
    match state:
        case EvidenceState.UNCHECKED:
            return translate("Verification", "Not checked")
        case EvidenceState.UNCHANGED:
            return translate("Verification", "Unchanged")
        case EvidenceState.MOVED:
            return translate("Verification", "Passage moved")
        case EvidenceState.UNREACHABLE:
            return translate("Verification", "Could not be read")
        case EvidenceState.CHANGED:
            return translate("Verification", "Text changed")
        case EvidenceState.REMOVED:
            return translate("Verification", "Passage removed")
        case EvidenceState.NO_PAGE:
            return translate("Verification", "Page gone")
        case _:
            assert_never(state)


def counts_line(verification: Verification) -> str:
    """How many claims fared how, what matters first; empty where there is no claim."""
    counts = verification.counts()
    row = translate("Verification", "{state}: {count}").replace(" ", "\N{NO-BREAK SPACE}")
    states = [state for state in reversed(EvidenceState) if state in counts]
    return " · ".join(row.format(state=state_words(state), count=counts[state]) for state in states)


def check_sentence(check: SourceCheck, with_state: bool = True) -> str:
    """Of one source behind a claim, in one or two sentences, without the difference itself."""
    details = [_cause(check)]
    if check.comparison is not None and check.comparison.others_changed and check.state not in ALTERED:
        details.append(translate("Verification", "Other sentences of the passage changed."))
    if check.resolved:
        details.append(translate("Verification", "The page stands at {place} now.").format(place=check.resolved[:200]))
    if check.verdict is not None:
        new = translate("Verification", "Beside the page as it is now: {verdict}.")
        details.append(new.format(verdict=_lower(verdict_words(check.verdict.verdict))))
    if check.copy:
        details.append(translate("Verification", "A copy of the page as it was is kept."))
    state = translate("Verification", "{state}.").format(state=state_words(check.state)) if with_state else ""
    return join_sentences(state, *details)


def _cause(check: SourceCheck) -> str:
    if check.unasked is not None:
        return _unasked_words(check.unasked)
    if check.failure is not None:
        return page_sentence(check.failure, site_of(check.address) or check.address[:80], check.detail)
    return ""


def _unasked_words(unasked: Unasked) -> str:
    match unasked:
        case Unasked.OWN:
            return translate("Verification", "Your own material has no page on the web.")
        case Unasked.NO_ADDRESS:
            return translate("Verification", "It has no address on the web.")
        case Unasked.FROM_TEXT:
            return translate("Verification", "Its address is known from the answer's words alone, and is not opened.")
        case Unasked.RULES:
            return translate("Verification", "Your rules for sites forbid it.")
        case Unasked.EXCERPT:
            return translate("Verification", "Only an excerpt is known of it, which the page does not hold.")
        case Unasked.NO_PASSAGE:
            return translate("Verification", "No passage of it is known.")
        case Unasked.TOO_MANY:
            return translate("Verification", "There are too many pages to check at once.")
        case _:
            assert_never(unasked)


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
