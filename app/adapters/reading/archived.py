"""Archived pages as one may look at them: made ready for a browser, or their text. Their bytes are hostile."""

import asyncio
import re
from base64 import encodebytes
from email import message_from_bytes, policy
from email.generator import BytesGenerator
from email.message import Message
from io import BytesIO
from typing import Protocol

from app.adapters.reading.extraction.charset import decode
from app.adapters.reading.extraction.page_draft import Job, PageDraft
from app.core.domain.archive import MHTML, OriginalPage

_HTML = ("text/html", "application/xhtml+xml")
_EXTRACTED = (*_HTML, MHTML, "application/pdf")
_MARK = b"\xef\xbb\xbf"  # of UTF-8; it counts more than what the page says of itself
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'"
_HEAD = f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
# A preconnect is no request, which a browser's guards would see: what only reaches out becomes an unknown element.
_REACHING_OUT = re.compile(r"<(?=(?:link|meta|base|iframe|frame|frameset|object|embed)[\s/>])", re.IGNORECASE)
_LINK = re.compile(r"<link((?:\s+[a-z-]+=\"[^\"<>]*\")*)\s*/?>", re.IGNORECASE)  # as Chromium writes it
_ATTRIBUTE = re.compile(r"([a-z-]+)=\"([^\"]*)\"", re.IGNORECASE)
_OWN_STYLE = re.compile(r"cid:css-[\w-]+@mhtml\.blink")  # one that came along
_LINES = policy.compat32.clone(linesep="\r\n", max_line_length=None)


class Extraction(Protocol):
    async def draft(self, job: Job) -> PageDraft: ...


class ArchivedPages:
    """Fits `ArchivedPageReader`."""

    def __init__(self, extraction: Extraction) -> None:
        self._extraction = extraction

    async def document(self, page: OriginalPage) -> bytes:
        if page.media_type == MHTML:
            return await asyncio.to_thread(_quiet_mhtml, page.data)
        if page.media_type not in _HTML:
            return b""
        text = await asyncio.to_thread(decode, page.data, page.content_type)
        return _MARK + (_HEAD + _REACHING_OUT.sub("<no-", text)).encode("utf-8", "replace")

    async def text(self, page: OriginalPage) -> str:
        if page.media_type not in _EXTRACTED:
            return await asyncio.to_thread(decode, page.data, page.content_type)
        body, content_type = page.data, page.content_type
        if is_rendered := page.media_type == MHTML:
            body, content_type = await asyncio.to_thread(_html_of, page.data), "text/html; charset=utf-8"
        draft = await self._extraction.draft(Job(page.address, body, 200, content_type, rendered=is_rendered))
        return draft.extracted.text


def _html_of(data: bytes) -> bytes:
    """The document of a page that was saved as MHTML."""
    part = next((one for one in message_from_bytes(data).walk() if one.get_content_type() == "text/html"), None)
    return _payload(part) if part is not None else b""


def _quiet_mhtml(data: bytes) -> bytes:
    """Documents in it may name the style sheets that came along, and nothing else to be loaded."""
    message = message_from_bytes(data, policy=_LINES)
    for part in message.walk():
        if part.get_content_type() in _HTML and not part.is_multipart():
            html = _quiet(_payload(part).decode("utf-8", "replace"))
            del part["Content-Transfer-Encoding"]
            part["Content-Transfer-Encoding"] = "base64"
            part.set_payload(encodebytes(html.encode("utf-8", "replace")).decode("ascii"))
    file = BytesIO()
    BytesGenerator(file, mangle_from_=False, policy=_LINES).flatten(message)
    return file.getvalue()


def _quiet(html: str) -> str:
    """Every link goes; those to style sheets in the file are written anew, of what is understood of them alone."""
    pieces, end = [], 0
    for match in _LINK.finditer(html):
        pieces += [_REACHING_OUT.sub("<no-", html[end : match.start()]), _own_style(match[1])]
        end = match.end()
    return "".join((*pieces, _REACHING_OUT.sub("<no-", html[end:])))


def _own_style(attributes: str) -> str:
    values = {name.lower(): value for name, value in reversed(_ATTRIBUTE.findall(attributes))}  # the first one counts
    if values.get("rel", "").lower() != "stylesheet" or not _OWN_STYLE.fullmatch(values.get("href", "")):
        return ""
    return f'<link rel="stylesheet" href="{values["href"]}" media="{values.get("media", "all")}">'


def _payload(part: Message) -> bytes:
    payload = part.get_payload(decode=True)
    return payload if isinstance(payload, bytes) else b""
