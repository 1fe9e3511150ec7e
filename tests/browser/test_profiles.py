"""What the two profiles keep, and what they refuse."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWebEngineCore import QWebEnginePage, QWebEngineProfile

from app.browser.profiles import BrowserProfile, accept_language, engines_profile, pages_profile
from tests.qt import Runner


@pytest.mark.parametrize(
    ("language", "header"),
    [
        ("de-AT", "de-AT,de;q=0.9"),
        ("zh-Hans-CN", "zh-Hans-CN,zh;q=0.9"),
        ("en", "en"),
        ("", ""),
        ("x\r\nCookie: y", ""),
    ],
)
def test_language_becomes_a_header(language: str, header: str) -> None:
    assert accept_language(language) == header


def test_pages_keep_nothing(qt_loop: object) -> None:
    one, other = pages_profile(), pages_profile()
    assert one.qt.isOffTheRecord()
    assert one.qt is not other.qt


def test_engines_keep_something_only_where_the_user_agreed(qt_loop: object, tmp_path: Path) -> None:
    assert engines_profile(None).qt.isOffTheRecord()
    kept = engines_profile(tmp_path / "engines").qt
    assert not kept.isOffTheRecord()
    assert Path(kept.persistentStoragePath()) == tmp_path / "engines"
    assert (tmp_path / "engines").stat().st_mode & 0o077 == 0


async def _loads(profile: QWebEngineProfile, address: str) -> bool:
    loaded: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    page = QWebEnginePage(profile)
    page.loadFinished.connect(loaded.set_result)
    page.load(QUrl(address))
    answer = await loaded
    page.destroyed.connect(lambda: gone.set_result(None))
    page.deleteLater()
    await gone
    return answer


def test_files_are_refused_by_the_profile_itself(run: Runner[Any], tmp_path: Path) -> None:
    file = tmp_path / "secret.html"
    file.write_text("a secret")
    assert run(_loads(QWebEngineProfile(), file.as_uri()))
    assert not run(_loads(BrowserProfile(QWebEngineProfile()).qt, file.as_uri()))
