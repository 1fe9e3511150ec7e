"""Settings, Data: asking for new versions is off until it is switched on, and *Check now* says how it went."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.domain.errors import BadAnswer
from app.core.domain.reasons import UpdateReason
from app.ui.settings.data.update_section import UpdateSection
from app.ui.settings.data_page import DataPage
from app.ui.window.desktop import application
from app.ui.window.translation import install_language
from tests.core.test_updates import FeedStub, feed, release, updates
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp")


class Refusing(FeedStub):
    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason = reason

    async def fetch(self) -> object:  # type: ignore[override]
        raise BadAnswer(self.host, reason=self.reason)


def section(scene: Scene, source: FeedStub) -> UpdateSection:
    scene.services.updates = updates(source)[0]
    page = DataPage(scene.controller, scene.tasks)
    assert page.updates is not None
    page.updates.page = page  # type: ignore[attr-defined]  # it lives as long
    return page.updates


def press(button: object) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


async def test_a_build_without_a_feed_shows_nothing_of_it(scene: Scene) -> None:
    page = DataPage(scene.controller, scene.tasks)
    assert page.updates is None
    assert page.findChildren(UpdateSection) == []
    await scene.done()


async def test_it_is_off_until_it_is_switched_on(scene: Scene) -> None:
    source = FeedStub()
    shown = section(scene, source)
    assert not shown.daily.isChecked()
    QTest.keyClick(shown.daily, Qt.Key.Key_Space)
    assert scene.saved.updates.check
    await scene.done()
    assert source.requests == 0


async def test_check_now_tells_a_new_version_and_leads_to_its_notes(scene: Scene) -> None:
    shown = section(scene, FeedStub(feed(release("0.3.0", en="News"))))
    offers: list[object] = []
    shown.notes_requested.connect(offers.append)
    press(shown.now)
    assert not shown.now.isEnabled()
    await scene.done()
    assert shown.status.text() == "Citewise 0.3.0 is available."
    press(shown.notes)
    assert len(offers) == 1


async def test_check_now_tells_that_there_is_nothing_new(scene: Scene) -> None:
    shown = section(scene, FeedStub(feed(release("0.2.0"))))
    press(shown.now)
    await scene.done()
    assert (shown.status.text(), shown.notes.isHidden()) == ("You have the latest version.", True)


async def test_check_now_says_what_failed(scene: Scene) -> None:
    shown = section(scene, FeedStub(None))
    press(shown.now)
    await scene.done()
    assert "feed.example" in shown.status.text()
    assert shown.now.isEnabled()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
async def test_every_reason_for_which_a_list_does_not_count_has_its_words(scene: Scene, language: str) -> None:
    install_language(application(), language)
    seen = set()
    for reason in UpdateReason:
        shown = section(scene, Refusing(reason))
        press(shown.now)
        await scene.done()
        seen.add(shown.status.text())
    install_language(application(), "en-US")
    assert len(seen) == len(UpdateReason)
    assert all("{" not in words and words for words in seen)
