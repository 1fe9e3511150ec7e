"""Why a page has no readable text: few words for a list, a sentence where there is room. Plain text, translated.

Both are given the error's `detail`: a status, a media type. In the sentence the field `{where}` is still open.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.core.domain.reasons import UnreadableReason

translate = QCoreApplication.translate  # lupdate knows it by this name; context and text stand literally in each call

_REMOVED = ("404", "410")


def _refused(status: str) -> str:
    if status in _REMOVED:
        return translate("Wording", "page not found")
    return translate("Wording", "the site refused it ({status})").format(status=status[:20])


def _refused_sentence(status: str) -> str:
    if status in _REMOVED:
        return translate("Wording", "{where} no longer has this page.")
    return translate("Wording", "{where} did not give the page.")


def _no_text(media_type: str) -> str:
    if media_type.startswith("image/"):
        return translate("Wording", "an image")
    if media_type.startswith(("video/", "audio/")):
        return translate("Wording", "a recording")
    return translate("Wording", "not a text page")


def _nothing(_: str) -> str:
    return translate("Wording", "no readable text")


def _nothing_sentence(_: str) -> str:
    return translate("Wording", "No readable text was found at {where}.")


def _no_text_sentence(_: str) -> str:
    return translate("Wording", "{where} is not a text page.")


WORDS: dict[UnreadableReason, Callable[[str], str]] = {
    UnreadableReason.EMPTY: _nothing,
    UnreadableReason.BROKEN: _nothing,
    UnreadableReason.SCANNED: lambda _: translate("Wording", "a scanned PDF: images of pages, without text"),
    UnreadableReason.ENCRYPTED: lambda _: translate("Wording", "a PDF that asks for a password"),
    UnreadableReason.TOO_LARGE: lambda _: translate("Wording", "too large to be read"),
    UnreadableReason.TOO_HEAVY: lambda _: translate("Wording", "it took too long or too much memory to read"),
    UnreadableReason.NO_PROCESS: lambda _: translate("Wording", "the reader for such documents did not start"),
    UnreadableReason.NOT_TEXT: _no_text,
    UnreadableReason.NOT_WEB_ADDRESS: _nothing,
    UnreadableReason.TOO_MANY_REDIRECTS: lambda _: translate("Wording", "too many redirects"),
    UnreadableReason.STATUS: _refused,
    UnreadableReason.CHECK: lambda _: translate("Wording", "the site asks for a captcha"),
    UnreadableReason.RULES: _nothing,
    UnreadableReason.PDF: lambda _: translate("Wording", "a PDF, which was not read"),
    UnreadableReason.WRONG_TYPE: _nothing,
    UnreadableReason.UNKNOWN_TYPE: _nothing,
    UnreadableReason.MISSING: _nothing,
    UnreadableReason.FORBIDDEN: _nothing,
    UnreadableReason.UNKNOWN: _nothing,
}

SENTENCES: dict[UnreadableReason, Callable[[str], str]] = {
    UnreadableReason.EMPTY: _nothing_sentence,
    UnreadableReason.BROKEN: _nothing_sentence,
    UnreadableReason.SCANNED: lambda _: translate(
        "Wording", "The PDF at {where} is scanned: it has images of pages, and no text to read."
    ),
    UnreadableReason.ENCRYPTED: lambda _: translate(
        "Wording", "The PDF at {where} asks for a password. Open it in your browser."
    ),
    UnreadableReason.TOO_LARGE: lambda _: translate(
        "Wording", "The document at {where} is too large to be read. Open it in your browser."
    ),
    UnreadableReason.TOO_HEAVY: lambda _: translate(
        "Wording", "The page at {where} took too long or too much memory to read, so it was left."
    ),
    UnreadableReason.NO_PROCESS: lambda _: translate(
        "Wording",
        "The document at {where} was not read: the part of Citewise that reads such documents did not start. "
        "Open it in your browser, or restart Citewise.",
    ),
    UnreadableReason.NOT_TEXT: _no_text_sentence,
    UnreadableReason.NOT_WEB_ADDRESS: _no_text_sentence,
    UnreadableReason.TOO_MANY_REDIRECTS: lambda _: translate("Wording", "{where} redirects too many times."),
    UnreadableReason.STATUS: _refused_sentence,
    UnreadableReason.CHECK: lambda _: translate(
        "Wording", "{where} asks for a captcha. Open the page in your browser to read it."
    ),
    UnreadableReason.RULES: _nothing_sentence,
    UnreadableReason.PDF: lambda _: translate(
        "Wording", "{where} is a PDF, which was not read. Open it in your browser."
    ),
    UnreadableReason.WRONG_TYPE: _nothing_sentence,
    UnreadableReason.UNKNOWN_TYPE: _nothing_sentence,
    UnreadableReason.MISSING: _nothing_sentence,
    UnreadableReason.FORBIDDEN: _nothing_sentence,
    UnreadableReason.UNKNOWN: _nothing_sentence,
}
