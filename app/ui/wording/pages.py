"""The words for a page that could not be read: few for a list, a sentence where there is room. Plain text, translated.

`detail` as in `core/domain/evidence.Finding`: an error's own word, such as `status 404`.
"""

from app.core.domain.errors import Failure, FailureKind
from app.ui.wording.failures import failure_sentence, translate
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import engine_name


def unread_words(kind: FailureKind, detail: str = "") -> str:
    """Why a page could not be read, in a few words; the sentence has room elsewhere."""
    match kind:
        case FailureKind.UNREADABLE:
            return _unreadable_words(*detail.partition(" ")[::2])
        case FailureKind.UNREACHABLE | FailureKind.TIMED_OUT | FailureKind.FORBIDDEN_ADDRESS:
            return failure_words(Failure(kind))
        case FailureKind.BLOCKED | FailureKind.KEY_REFUSED | FailureKind.RATE_LIMITED:
            return translate("Wording", "access refused")
    return translate("Wording", "could not be read")


def _unreadable_words(reason: str, more: str) -> str:
    match reason:
        case "status" if more in ("404", "410"):
            return translate("Wording", "the page is gone")
        case "status":
            return translate("Wording", "the site refused it ({status})").format(status=more[:20])
        case "check":
            return translate("Wording", "the site asks for a human check")
        case "pdf":  # of answers that were written before PDFs were read
            return translate("Wording", "a PDF, which was not read")
        case "scanned":
            return translate("Wording", "a scanned PDF: pictures of pages, without text")
        case "encrypted":
            return translate("Wording", "a PDF that asks for a password")
        case "too_large":
            return translate("Wording", "too large to be read")
        case "too_heavy":
            return translate("Wording", "it took too long or too much memory to read")
        case "no_process":
            return translate("Wording", "the program's reader for such documents did not start")
        case "not_text" if more.startswith("image/"):
            return translate("Wording", "a picture")
        case "not_text" if more.startswith(("video/", "audio/")):
            return translate("Wording", "a recording")
        case "not_text":
            return translate("Wording", "not a text page")
        case "too_many_redirects":
            return translate("Wording", "redirects without end")
    return translate("Wording", "no readable text")


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
