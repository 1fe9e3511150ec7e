"""Settings, Data, Backups: by mouse and keyboard, over real backups of a real directory."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.adapters.backup.layout import FOLDER, usual_name
from app.adapters.backup.merging import MergeTarget
from app.adapters.backup.restoring import restore
from app.adapters.backup.store import FileBackups
from app.adapters.backup.writing import SealedKeys, write_backup
from app.adapters.http import make_client
from app.adapters.secrets import Keys
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.documents.store import SqliteDocuments
from app.core.domain.settings import BackupInterval, WebDavSettings
from app.ui.settings.backup.export_dialog import ExportDialog
from app.ui.settings.backup.restore_dialog import RestoreDialog
from app.ui.settings.backup.section import BackupSection
from app.ui.settings.backup.undo_dialog import UndoDialog
from app.ui.settings.data_page import DataPage
from tests.adapters.backup.dav_server import PASSWORD, USER, dav_server
from tests.adapters.backup.places import filled
from tests.adapters.test_secrets import Memory
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp")


class Stage:
    """The section of a real directory."""

    def __init__(self, scene: Scene, data: Path, **more: object) -> None:
        self.scene, self.data = scene, data
        self.keys = Keys(data, {}, Memory())
        scene.services.secrets = self.keys  # type: ignore[assignment]
        store = FileBackups(data, self.keys, lambda: ["loopback"], **more)  # type: ignore[arg-type]
        scene.services.backups = lambda: store
        self.page = DataPage(scene.controller, scene.tasks)
        self.page.resize(700, 600)
        self.page.show()
        assert self.page.backups is not None
        self.section: BackupSection = self.page.backups

    async def press(self, button: QWidget) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        await self.scene.done()

    def dialog(self, kind: type[QWidget]) -> QWidget:
        assert isinstance(self.section.dialog, kind)
        return self.section.dialog


@pytest.fixture
async def stage(scene: Scene, tmp_path: Path) -> Stage:
    stage = Stage(scene, await filled(tmp_path / "data", "c1"))
    await scene.done()
    return stage


async def test_a_build_without_backups_shows_nothing_of_them(scene: Scene) -> None:
    assert DataPage(scene.controller, scene.tasks).backups is None
    await scene.done()


async def test_back_up_now_makes_one_and_tells_when(stage: Stage) -> None:
    assert stage.section.last.text() == "No backup has been made yet."
    await stage.press(stage.section.now)
    await stage.scene.done()
    assert stage.section.status.text() == "The backup was made and checked."
    assert stage.section.last.text().startswith("Last backup: ")
    assert len(list((stage.data / FOLDER).glob("citewise-*.zip"))) == 1
    assert stage.section.now.isEnabled()


async def test_a_failure_says_what_to_do(stage: Stage) -> None:
    stage.section.folder.setText(str(stage.data / "no" / "drive"))
    stage.section.folder.editingFinished.emit()
    await stage.press(stage.section.now)
    assert "Connect its drive, or choose another folder." in stage.section.status.text()


async def test_how_often_where_and_how_many_are_kept_at_once(stage: Stage) -> None:
    section = stage.section
    section.every.setFocus()
    QTest.keyClick(section.every, Qt.Key.Key_Down)
    assert stage.scene.saved.backups.every is BackupInterval.WEEKLY
    section.folder.setFocus()
    QTest.keyClicks(section.folder, "/media/drive")
    QTest.keyClick(section.folder, Qt.Key.Key_Return)
    assert stage.scene.saved.backups.folder == "/media/drive"
    section.keep.setFocus()
    QTest.keyClick(section.keep, Qt.Key.Key_Up)
    assert stage.scene.saved.backups.keep == 6


async def test_a_file_with_keys_needs_a_passphrase_twice(stage: Stage, tmp_path: Path) -> None:
    await stage.press(stage.section.to_file)
    dialog = stage.dialog(ExportDialog)
    assert isinstance(dialog, ExportDialog)
    dialog.file.setText(str(tmp_path / "all.zip"))
    QTest.keyClick(dialog.with_keys, Qt.Key.Key_Space)
    QTest.keyClicks(dialog.passphrase, "correct horse")
    QTest.keyClicks(dialog.again, "correct hoarse")
    QTest.keyClick(dialog.again, Qt.Key.Key_Return)
    assert dialog.status.text() == "The two passphrases differ."
    dialog.again.setText("correct horse")
    await stage.press(dialog.go)
    assert stage.section.status.text() == f"Backed up to {tmp_path / 'all.zip'}."
    assert (await stage.scene.services.backups().contents(str(tmp_path / "all.zip"))).has_keys  # type: ignore[misc]


async def test_a_restore_shows_what_is_in_it_and_leaves_for_it_after_the_check(stage: Stage) -> None:
    await stage.press(stage.section.now)
    requests: list[str] = []
    stage.page.restore_requested.connect(requests.append)
    await stage.press(stage.section.restore)
    dialog = stage.dialog(RestoreDialog)
    assert isinstance(dialog, RestoreDialog)
    assert (dialog.list.count(), dialog.list.currentRow()) == (1, 0)
    await stage.scene.done()
    assert "1 conversation" in dialog.contents.text()
    assert "No API keys" in dialog.contents.text()
    assert dialog.go.text() == "Restore and restart"
    await stage.press(dialog.go)
    assert [Path(path).parent.name for path in requests] == [FOLDER]


async def test_a_damaged_backup_is_refused_before_anything_closes(stage: Stage) -> None:
    await stage.press(stage.section.now)
    (path,) = (stage.data / FOLDER).glob("citewise-*.zip")
    content = bytearray(path.read_bytes())
    content[300] ^= 1
    path.write_bytes(content)
    await stage.press(stage.section.restore)
    dialog = stage.dialog(RestoreDialog)
    assert isinstance(dialog, RestoreDialog)
    dialog.restore_requested.connect(lambda path: pytest.fail("it was damaged"))
    dialog.take_file(str(path))
    await stage.scene.done()
    await stage.press(dialog.go)
    assert "is damaged or incomplete. Nothing was changed" in dialog.status.text()
    assert dialog.go.isEnabled()


async def test_a_second_machines_backup_is_merged_in_place(scene: Scene, tmp_path: Path) -> None:
    data, other = await filled(tmp_path / "data", "c1"), await filled(tmp_path / "other", "c2")
    write_backup(other, tmp_path / "other.zip", SealedKeys({"loopback": "sk"}, "correct horse"))
    target = MergeTarget(data, await SqliteConversations.open(data), await SqliteDocuments.open(data))
    stage = Stage(scene, data, target=target)
    merged: list[bool] = []
    stage.page.merged.connect(lambda: merged.append(True))
    await stage.press(stage.section.restore)
    dialog = stage.dialog(RestoreDialog)
    assert isinstance(dialog, RestoreDialog)
    dialog.take_file(str(tmp_path / "other.zip"))
    await scene.done()
    QTest.keyClick(dialog.merge, Qt.Key.Key_Space)
    assert dialog.go.text() == "Merge"
    QTest.keyClicks(dialog.passphrase, "wrong horse")
    await stage.press(dialog.go)
    await scene.done()
    assert dialog.status.text() == "This passphrase does not open the keys in the backup."
    assert merged == []
    dialog.passphrase.setText("correct horse")
    await stage.press(dialog.go)
    await scene.done()
    assert dialog.status.text().startswith("Added: 1 conversation")
    assert stage.keys.get("loopback") == "sk"
    assert merged == [True], "the list is read anew"
    assert {row.id for row in await target.conversations.summaries()} == {"c1", "c2"}
    await stage.press(dialog.take_back)
    assert dialog.status.text() == "The merge was undone."
    assert {row.id for row in await target.conversations.summaries()} == {"c1"}
    await target.conversations.close()
    await target.bases.close()


async def test_a_restore_can_be_undone_from_here(scene: Scene, tmp_path: Path) -> None:
    data, other = await filled(tmp_path / "data", "c1"), await filled(tmp_path / "other", "c2")
    write_backup(other, tmp_path / "other.zip")
    restore(data, tmp_path / "other.zip")
    stage = Stage(scene, data)
    await scene.done()
    requests: list[str] = []
    stage.page.restore_requested.connect(requests.append)
    assert not stage.section.undo.isHidden()
    await stage.press(stage.section.undo)
    dialog = stage.dialog(UndoDialog)
    assert isinstance(dialog, UndoDialog)
    await stage.press(dialog.go)
    assert requests == [""]


async def test_a_server_is_tested_used_and_restored_from(scene: Scene, tmp_path: Path) -> None:
    data = await filled(tmp_path / "data", "c1")
    async with make_client() as client:
        with dav_server(tmp_path / "served") as server:
            stage = Stage(scene, data, client=client)
            await stage.press(stage.section.fold)
            fields = stage.section.server
            assert not fields.test.isEnabled()
            QTest.keyClicks(fields.address, server.url)
            QTest.keyClicks(fields.user, USER)
            QTest.keyClicks(fields.password, "wrong")
            await stage.press(fields.test)
            await scene.done()
            assert fields.status.text() == "127.0.0.1 did not accept the user name or password."
            fields.password.clear()
            QTest.keyClicks(fields.password, PASSWORD)
            await stage.press(fields.test)
            await scene.done()
            assert fields.status.text().startswith("The server is ready.")
            assert scene.saved.backups.webdav == WebDavSettings(server.url, USER)
            assert stage.keys.get("webdav") == PASSWORD
            await stage.press(stage.section.now)
            assert len(list((server.root / "Citewise").iterdir())) == 1
            await stage.press(stage.section.restore)
            dialog = stage.dialog(RestoreDialog)
            assert isinstance(dialog, RestoreDialog)
            await stage.press(dialog.from_server)
            dialog.list.setFocus()
            dialog.list.setCurrentRow(0)
            assert not dialog.go.isEnabled(), "nothing is fetched before it is chosen"
            QTest.keyClick(dialog.list, Qt.Key.Key_Return)
            await scene.done()
            await scene.done()
            assert dialog.go.isEnabled(), dialog.status.text()


async def test_an_address_without_encryption_is_warned_of(stage: Stage) -> None:
    stage.section.fold.setChecked(True)
    fields = stage.section.server
    for address, warns in (("http://nas.lan/dav", True), ("https://nas.lan/dav", False), ("http://127.0.0.1", False)):
        fields.address.setText(address)
        assert fields.warning.isHidden() is not warns
    fields.address.setText("nas.lan")
    fields.address.editingFinished.emit()
    assert "begins with https://" in fields.status.text()


async def test_older_backups_of_the_folder_are_listed_newest_first(stage: Stage) -> None:
    folder = stage.data / FOLDER
    folder.mkdir()
    for day in (1, 3, 2):
        (folder / usual_name(datetime(2026, 1, day, tzinfo=UTC))).write_bytes(b"x" * 1000)
    await stage.press(stage.section.restore)
    dialog = stage.dialog(RestoreDialog)
    assert isinstance(dialog, RestoreDialog)
    await stage.scene.done()
    tips = [dialog.list.item(row).toolTip() for row in range(3)]
    assert tips == sorted(tips, reverse=True)
