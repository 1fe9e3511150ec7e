"""Settings, Data: keeping pages is off until it is switched on; what is kept is counted, and deleted on demand."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from app.core.domain.archive import ArchiveSize
from app.core.domain.errors import Unavailable
from app.ui.settings.data.archive_section import ArchiveSection
from app.ui.settings.data_page import DataPage
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("english")


class FakeArchive:
    def __init__(self, files: int = 3, fails: bool = False) -> None:
        self.files, self.fails = files, fails

    async def size(self) -> ArchiveSize:
        return ArchiveSize(self.files, self.files * 400_000)

    async def delete_all(self) -> None:
        if self.fails:
            raise Unavailable("archived_pages", "Read-only file system")
        self.files = 0


def page(scene: Scene, archive: FakeArchive) -> tuple[DataPage, ArchiveSection]:
    scene.services.page_archive = lambda: archive  # type: ignore[assignment,return-value]
    page = DataPage(scene.controller, scene.tasks)
    page.show()
    assert page.archive is not None
    return page, page.archive


def press(section: ArchiveSection, words: str) -> None:
    QCoreApplication.processEvents()  # the new buttons get their places
    button = next(one for one in section.question.buttons if one.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


async def test_it_is_off_until_it_is_switched_on_by_keyboard(scene: Scene) -> None:
    shown, section = page(scene, FakeArchive())
    assert not section.enabled.isChecked()
    QTest.keyClick(section.enabled, Qt.Key.Key_Space)
    section.limit.setValue(200)
    assert (scene.saved.archive.pages, scene.saved.archive.megabytes) == (True, 200)
    await scene.done()
    assert section.total.text() == "Kept pages: 3, 1.2 MB"
    shown.close()


async def test_all_are_deleted_after_a_question(scene: Scene) -> None:
    shown, section = page(scene, FakeArchive())
    await scene.done()
    QTest.mouseClick(section.delete, Qt.MouseButton.LeftButton)
    press(section, "Cancel")
    assert section.question.isHidden()
    QTest.mouseClick(section.delete, Qt.MouseButton.LeftButton)
    press(section, "Delete")
    await scene.done()
    await scene.done()
    assert section.total.text() == "No pages are kept yet."
    assert not section.delete.isEnabled()
    shown.close()


async def test_a_disk_that_refuses_is_told(scene: Scene) -> None:
    shown, section = page(scene, FakeArchive(fails=True))
    await scene.done()
    QTest.mouseClick(section.delete, Qt.MouseButton.LeftButton)
    press(section, "Delete")
    await scene.done()
    assert section.status.text()
    assert section.delete.isEnabled()
    shown.close()
