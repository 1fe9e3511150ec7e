"""A page of ours as PDF, read back by another library."""

from typing import Any

import pypdfium2
import pytest

from app.browser.renderer import OffscreenBrowser
from app.core.domain.errors import Unavailable
from tests.qt import Runner

PAGE = """<!doctype html><html><head><meta charset="utf-8"><title>Sky 天空</title><style>
@page { margin: 20mm; @bottom-center { content: counter(page) " / " counter(pages); } } p { break-after: page; }
</style></head><body><p>First 第一页 <a href="https://example.org/a">link</a></p><p>Second</p>
<img src="file:///etc/passwd"><script>document.body.textContent = "scripted"</script></body></html>"""


def texts_of(data: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(data)
    return [page.get_textpage().get_text_bounded() for page in document]


def test_a_page_is_printed_with_its_numbers_links_and_scripts_off(run: Runner[Any], browser: OffscreenBrowser) -> None:
    data = run(browser.pdf(PAGE))
    texts = texts_of(data)
    assert "第一页" in texts[0]
    assert "1 / 3" in texts[0]
    assert "Second" in texts[1]
    assert "scripted" not in "".join(texts)
    assert b"https://example.org/a" in data


def test_more_than_two_megabytes_are_printed(run: Runner[Any], browser: OffscreenBrowser) -> None:
    page = PAGE.replace("Second", f"Second {'x' * 3_000} <!-- {'y' * 3_000_000} -->")
    assert "Second" in texts_of(run(browser.pdf(page)))[1]


def test_a_browser_that_is_closed_prints_nothing(run: Runner[Any], browser: OffscreenBrowser) -> None:
    run(browser.close())
    with pytest.raises(Unavailable):
        run(browser.pdf(PAGE))
