"""All that is ours goes, and nothing that is not: in a real directory, with keyring backends."""

import os
import sys
from pathlib import Path

import pytest
from keyring.credentials import SimpleCredential

from app.adapters.data_removal import foreign_names, remove_files, remove_keys, remove_lock
from app.adapters.instance.lock import NAME as LOCK
from app.adapters.instance.lock import Lock
from app.adapters.secrets import SERVICE, Keys
from tests.adapters.test_secrets import Locked, Memory

TIME = "20261122T101112123456Z"
OURS = (
    "citewise.db", "citewise.db-wal", "citewise.db-shm", "citewise.db.suspect", f"citewise.db.broken-{TIME}",
    f"citewise.db.broken-{TIME}-wal", f"knowledge.db.before-restoring-{TIME}", f"settings.json.before-restoring-{TIME}",
    f"attachments.before-restoring-{TIME}/a/b.pdf", "citewise.db.restored", "knowledge.db",
    "citewise.db.salvaging", "knowledge.db.salvaging-journal",
    "pages.db", "settings.json", f"settings.json.broken-{TIME}", f"settings.json.changed-{TIME}",
    "settings.jsonab12_xyz", "keys.encrypted", "updates.json", "window.ini", "running",
    "citewise.log", "citewise.log.1",
    f"backups/citewise-{TIME}-before-m013_organized.db", f"backups/knowledge-{TIME}-before-forgetting.partial",
    "backups/citewise-my-desk-20261122T101112Z.zip", "backups/citewise-before-restore-20261122T101112Z.zip.partial",
    "backups/restored.json", "backups/schedule.jsonab12_xyz", "restoring/citewise.db", ".backup-ab12_xyz/knowledge.db",
    ".unpacked-12-ab12_xyz/knowledge.db", "attachments/a/b.pdf", "pictures/cat.png", "archived_pages/ab/abcd",
    "engines/Cookies", "engines/cache/data_0", ".look-1234abcd/citewise.db",
)  # fmt: skip
FOREIGN = (
    ".env", "engines.json", "notes.txt", "citewise.db.mine", "settings.json.bak", "settings.json.old.json",
    "backups/thesis.docx", "backups/citewise-my-desk.zip", "photos/cat.png", "citewise.database", "window.ini.of.mine",
)  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    for name in (*OURS, *FOREIGN):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("words")
    return folder


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_what_is_ours_goes_and_all_else_stays_and_is_named(folder: Path) -> None:
    removal = remove_files(folder)
    assert names(folder) == set(FOREIGN)
    assert set(removal.foreign) == {name for name in FOREIGN if name != "photos/cat.png"} | {"photos/"}
    assert removal.failed == ()
    assert (folder / "backups" / "thesis.docx").read_text() == "words"


def test_a_directory_that_is_ours_alone_goes_whole(folder: Path) -> None:
    for name in FOREIGN:
        (folder / name).unlink()
    (folder / "photos").rmdir()
    lock = Lock.take(folder)
    assert lock is not None
    assert remove_files(folder).foreign == ()
    assert os.listdir(folder) == [LOCK], "until the end nobody else begins here"
    remove_lock(folder)
    lock.release()
    assert not folder.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_links_go_and_what_they_lead_to_stays(folder: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    (outside / "deep").mkdir(parents=True)
    (outside / "deep" / "mine.txt").write_text("mine")
    (outside / "settings.json").write_text("mine")
    (folder / "settings.json").unlink()
    (folder / "settings.json").symlink_to(outside / "settings.json")
    for name in ("engines", "backups"):
        os.rename(folder / name, tmp_path / name)
        (folder / name).symlink_to(outside / "deep")
    assert remove_files(folder).failed == ()
    assert names(outside) == {"deep/mine.txt", "settings.json"}
    assert not {"engines", "backups", "settings.json"} & set(os.listdir(folder))


def test_what_cannot_go_is_told_with_its_reason(folder: Path, tmp_path: Path) -> None:
    (folder / "pages.db").unlink()
    (folder / "settings.json").unlink()
    (log := tmp_path / "logs" / "citewise.log").mkdir(parents=True)
    removal = remove_files(folder, [log, tmp_path / "missing.log"])
    assert [path for path, _ in removal.failed] == [str(log)], "a folder of that name is none of ours"
    assert removal.failed[0][1]
    assert removal.files == len(OURS) - 3  # the trees count as one each


def test_a_missing_directory_is_nothing_to_do(tmp_path: Path) -> None:
    assert remove_files(tmp_path / "none").files == 0
    assert foreign_names(tmp_path / "none") == ()


async def test_our_entries_of_the_keychain_go_and_no_others(tmp_path: Path) -> None:
    keychain = Memory()
    for service, name in ((SERVICE, "openai"), (SERVICE, "proxy"), ("Mail", "openai"), (SERVICE, "unknown")):
        keychain.set_password(service, name, "secret")
    assert await remove_keys(Keys(tmp_path, {}, keychain), ["openai", "proxy", "absent"]) == ""
    assert set(keychain.kept) == {("Mail", "openai"), (SERVICE, "unknown")}


async def test_a_keychain_that_tells_what_it_holds_loses_entries_that_nobody_knows_of(tmp_path: Path) -> None:
    class Listing(Memory):
        def get_credential(self, service: str, username: str | None) -> SimpleCredential | None:
            found = next(((s, n) for s, n in self.kept if s == service), None)
            return SimpleCredential(found[1], self.kept[found]) if found else None

    keychain = Listing()
    for service, name in ((SERVICE, "a provider of long ago"), ("Mail", "me"), (SERVICE, "openai")):
        keychain.set_password(service, name, "secret")
    assert await remove_keys(Keys(tmp_path, {}, keychain), ["openai"]) == ""
    assert set(keychain.kept) == {("Mail", "me")}


async def test_a_keychain_that_stays_shut_is_told_and_one_that_is_not_there_is_not(tmp_path: Path) -> None:
    locked = Locked()
    locked.kept[SERVICE, "openai"] = "secret"
    assert await remove_keys(Keys(tmp_path, {}, locked), ["openai"]) == "KeyringLocked"
    from keyring.backends import fail, null

    for absent in (fail.Keyring(), null.Keyring()):
        assert await remove_keys(Keys(tmp_path, {}, absent), ["openai"]) == ""


def test_a_lock_whose_file_was_taken_away_is_none(tmp_path: Path) -> None:
    """Who waits for the lock of a directory that is being erased must not hold what nobody else can see."""
    first = Lock.take(tmp_path)
    assert first is not None
    remove_lock(tmp_path / "elsewhere")
    assert Lock.take(tmp_path) is None
    (tmp_path / LOCK).unlink()
    second = Lock.take(tmp_path)
    assert second is not None
    first.release()
    assert Lock.take(tmp_path) is None
    second.release()
