"""Archived pages made ready to be looked at, and their text."""

from email import message_from_bytes

import pytest
from lxml.html import document_fromstring

from app.adapters.reading.archived import ArchivedPages
from app.adapters.reading.extraction_worker import InThreads
from app.core.domain.archive import MHTML, OriginalPage
from tests.adapters.reading.pdfs import pdf

KITES = "Kites fly because moving air pushes against their surface. " * 8
SAVED = f"""From: <Saved by Blink>\r
Content-Type: multipart/related; type="text/html"; boundary="----MultipartBoundary--x----"\r
\r
------MultipartBoundary--x----\r
Content-Type: text/html\r
Content-ID: <frame-0@mhtml.blink>\r
Content-Transfer-Encoding: quoted-printable\r
Content-Location: https://a.example/\r
\r
<html><head><link rel=3D"precon=\r
nect" href=3D"https://b.example/"><link rel=3D"stylesheet" href=3D"cid:css-1@mhtml.blink">\r
<meta http-equiv=3D"refresh"></head><body><article><h1>Why</h1><p>{KITES}=E9=A3=8E</p></article></body></html>\r
------MultipartBoundary--x----\r
Content-Type: text/css\r
Content-Location: cid:css-1@mhtml.blink\r
\r
p {{ color: red }}\r
------MultipartBoundary--x------\r
""".encode()


@pytest.fixture
def pages() -> ArchivedPages:
    return ArchivedPages(InThreads())


async def test_html_is_shown_in_its_own_letters_and_names_nothing_that_would_be_loaded(pages: ArchivedPages) -> None:
    html = '<link rel="preconnect" href="//b.example"><LINK/rel=icon><meta charset="ascii"><p>风筝</p>'
    page = OriginalPage(html.encode("gb18030"), "text/html; charset=gbk", "https://a.example/")
    document = (await pages.document(page)).decode("utf-8-sig")
    assert "风筝" in document
    assert "<link" not in document.lower()
    assert document.startswith("<!doctype html><meta http-equiv")


async def test_mhtml_keeps_its_own_style_sheets_and_nothing_that_reaches_out(pages: ArchivedPages) -> None:
    document = await pages.document(OriginalPage(SAVED, MHTML, "https://a.example/"))
    assert b"preconnect" not in document
    assert b"color: red" in document
    assert document.startswith(b"From: <Saved by Blink>\r\n")
    again = await pages.document(OriginalPage(document, MHTML, "https://a.example/"))
    assert again == document


@pytest.mark.parametrize(
    "link",
    [
        '<link rel="preconnect" title="rel=stylesheet href=cid:css-1@mhtml.blink" href="https://b.example/">',
        '<link title=\'><link rel="stylesheet" href="cid:css-1@mhtml.blink">\' rel=preconnect href=//b.example>',
        '<link rel="preconnect" rel="stylesheet" href="https://b.example" href="cid:css-1@mhtml.blink">',
        '<iframe srcdoc="&lt;link rel=preconnect href=//b.example&gt;"></iframe>',
    ],
)
async def test_no_disguise_makes_a_link_pass_for_a_style_sheet(pages: ArchivedPages, link: str) -> None:
    saved = SAVED.replace(b"quoted-printable", b"8bit").replace(b"<html><head>", link.encode())
    document = message_from_bytes(await pages.document(OriginalPage(saved, MHTML, "https://a.example/")))
    html = document.get_payload()[0].get_payload(decode=True).decode()  # type: ignore[union-attr,index]
    tree = document_fromstring(html)
    assert [one.get("rel") for one in tree.iter("link") if one.get("rel") != "stylesheet"] == []
    assert not [one for one in tree.iter("link") if "b.example" in (one.get("href") or "")]
    assert not list(tree.iter("iframe"))


@pytest.mark.parametrize(
    ("data", "content_type"),
    [
        (f"<article><h1>Why</h1><p>{KITES}</p></article>".encode(), "text/html"),
        (SAVED, MHTML),
        (pdf(["Kites fly because moving air"]), "application/pdf"),
        (KITES.encode("utf-16"), "text/plain; charset=utf-16"),
    ],
)
async def test_every_kind_of_page_has_its_text(pages: ArchivedPages, data: bytes, content_type: str) -> None:
    page = OriginalPage(data, content_type, "https://a.example/")
    assert "Kitesflybecause" in "".join((await pages.text(page)).split())


@pytest.mark.parametrize("content_type", ["application/pdf", "text/plain", "image/svg+xml", "application/json"])
async def test_what_is_no_page_is_given_to_no_browser(pages: ArchivedPages, content_type: str) -> None:
    assert await pages.document(OriginalPage(b"{}", content_type, "https://a.example/")) == b""
