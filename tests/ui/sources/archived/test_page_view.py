"""Archived pages in Chromium: shown, and shut in. A real server that must never be asked."""

import socket
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWebEngineCore import QWebEngineScript
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.adapters.reading.archived import ArchivedPages
from app.adapters.reading.extraction_worker import InThreads
from app.core.domain.archive import MHTML, OriginalPage
from app.ui.sources.archived.page_view import ArchivedPageView
from tests.qt import Runner
from tests.ui.sources.test_search_entry import HOSTILE
from tests.waiting import until_shown

WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld.value
FILES = '<iframe src="file:///etc/passwd"></iframe><img src="file:///etc/passwd"><a href="file:///etc/passwd">x</a>'


@pytest.fixture
def show(qtbot: QtBot, run: Runner[Any]) -> Iterator[Callable[[bytes, str], ArchivedPageView]]:
    """As the window does it."""
    views: list[ArchivedPageView] = []
    parent = QWidget()
    qtbot.addWidget(parent)

    def view_of(data: bytes, content_type: str) -> ArchivedPageView:
        page = OriginalPage(data, content_type, "https://a.example/")
        document = run(ArchivedPages(InThreads()).document(page))
        view = ArchivedPageView(document, page.ending, parent)
        views.append(view)
        view.resize(600, 400)
        parent.show()
        return view

    yield view_of
    for view in views:
        view.close_page()


def text_of(view: ArchivedPageView, expression: str = "document.body ? document.body.innerText : ''") -> str:
    answers: list[Any] = []
    view.page.runJavaScript(expression, WORLD, answers.append)
    until_shown(lambda: bool(answers))
    return str(answers[0])


def mhtml(html: str) -> bytes:
    body = b64encode(html.encode()).decode()
    return (
        "From: <Saved by Blink>\r\nSnapshot-Content-Location: https://a.example/\r\nMIME-Version: 1.0\r\n"
        'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\t'
        'boundary="----MultipartBoundary--x----"\r\n\r\n\r\n'
        "------MultipartBoundary--x----\r\nContent-Type: text/html\r\nContent-ID: <frame-0@mhtml.blink>\r\n"
        f"Content-Transfer-Encoding: base64\r\nContent-Location: https://a.example/\r\n\r\n{body}\r\n"
        "------MultipartBoundary--x----\r\nContent-Type: text/css\r\nContent-Transfer-Encoding: binary\r\n"
        "Content-Location: cid:css-1@mhtml.blink\r\n\r\nb { color: rgb(1, 2, 3) }\r\n"
        "------MultipartBoundary--x------\r\n"
    ).encode()


@pytest.mark.parametrize("kind", ["text/html", MHTML])
def test_nothing_hostile_runs_or_leaves(show: Any, kind: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        at = f"http://127.0.0.1:{server.getsockname()[1]}"
        html = f"<html><body><title>t</title>{FILES}{HOSTILE.format(at=at)}</body></html>"
        view = show(mhtml(html) if kind == MHTML else html.encode(), kind)
        until_shown(lambda: "the end" in text_of(view))
        assert "ran" not in text_of(view, "document.title")
        assert "root:" not in text_of(view)
        server.settimeout(0.3)
        with pytest.raises((BlockingIOError, TimeoutError)):
            server.accept()


def test_a_rendered_page_keeps_its_own_style_sheet(show: Any) -> None:
    html = (
        '<html><head><link rel="stylesheet" href="cid:css-1@mhtml.blink"></head><body><b>words 风筝</b></body></html>'
    )
    view = show(mhtml(html), MHTML)
    until_shown(lambda: "words 风筝" in text_of(view))
    assert text_of(view, "getComputedStyle(document.querySelector('b')).color") == "rgb(1, 2, 3)"


def test_a_page_is_read_in_the_letters_that_its_server_named(show: Any) -> None:
    view = show("<p>风筝因为空气流动而飞</p>".encode("gb18030"), "text/html; charset=gbk")
    until_shown(lambda: "风筝因为空气流动而飞" in text_of(view))


def test_a_link_leads_nowhere_and_the_file_goes_with_the_view(show: Any) -> None:
    view = show(b'<a href="https://b.example/">go</a>', "text/html")
    until_shown(lambda: "go" in text_of(view))
    text_of(view, "document.querySelector('a').click()")
    folder = Path(view._folder.name)
    assert folder.exists()
    assert text_of(view).strip() == "go"
    view._folder.cleanup()
    assert not folder.exists()
