"""The words for a page that could not be read: few for a list, a sentence where there is room. Plain text, translated.

`detail` as in `core/domain/evidence.Finding`: an error's own word, such as `status 404`.
"""

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.reasons import UnreadableReason
from app.ui.wording.failures import failure_sentence, translate
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import engine_name
from app.ui.wording.unreadable import WORDS


def unread_words(kind: FailureKind, detail: str = "") -> str:
    """Why a page could not be read, in a few words; the sentence has room elsewhere."""
    match kind:
        case FailureKind.UNREADABLE:
            reason, _, more = detail.partition(" ")
            return WORDS[UnreadableReason(reason)](more)
        case FailureKind.UNREACHABLE | FailureKind.TIMED_OUT | FailureKind.FORBIDDEN_ADDRESS:
            return failure_words(Failure(kind))
        case FailureKind.BLOCKED | FailureKind.KEY_REFUSED | FailureKind.RATE_LIMITED:
            return translate("Wording", "access refused")
    return translate("Wording", "could not be read")


def page_sentence(kind: FailureKind, where: str, detail: str = "") -> str:
    """Why the page at `where` could not be read. What the network said in its own words is for logs."""
    reason, _, more = detail.partition(" ")
    match kind:
        case FailureKind.UNREADABLE:
            return failure_sentence(Failure(kind, where, more, {"reason": reason}))
        case FailureKind.FORBIDDEN_ADDRESS | FailureKind.TIMED_OUT:
            return failure_sentence(Failure(kind, where))
        case FailureKind.UNREACHABLE:
            return translate("Wording", "There was no connection to {where}.").format(where=engine_name(where))
        case FailureKind.BLOCKED | FailureKind.KEY_REFUSED | FailureKind.RATE_LIMITED:
            return translate("Wording", "{where} refused to give the page.").format(where=engine_name(where))
    return translate("Wording", "The page at {where} could not be read.").format(where=engine_name(where))
