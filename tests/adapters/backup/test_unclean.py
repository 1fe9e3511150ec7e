"""A run that did not come to its end is noticed, and what it damaged is found and marked."""

from pathlib import Path

from app.adapters.backup.store import FileBackups
from app.adapters.backup.unclean import RUNNING, begin_run, damaged_files, end_run
from app.adapters.backup.writing import unpacked_folder
from app.adapters.secrets import Keys
from app.adapters.storage.conversations.store import SqliteConversations
from tests.adapters.backup.places import filled
from tests.adapters.test_secrets import Memory


async def test_what_a_killed_merge_had_unpacked_goes_at_the_next_start_and_no_other(tmp_path: Path) -> None:
    folder = await filled(tmp_path, "c1")
    for name in (".unpacked-0-abcd1234", ".unpacked-0-efgh5678"):
        (folder / name).mkdir()
        (folder / name / "citewise.db").write_text("half")
    own = unpacked_folder(folder)
    await FileBackups(folder, Keys(folder, {}, Memory()), list).check_after_crash()
    assert list(folder.glob(".unpacked-*")) == [own]


def spoiled(path: Path) -> None:
    with path.open("rb+") as file:
        file.seek(4096 * 12)
        file.write(b"\xee" * 4096 * 3)


async def test_a_clean_end_leaves_nothing_to_look_through(tmp_path: Path) -> None:
    folder = await filled(tmp_path, *(f"c{n}" for n in range(40)))
    assert begin_run(folder) is False
    end_run(folder)
    assert begin_run(folder) is False
    assert begin_run(folder) is True, "it was not ended"
    (folder / RUNNING).write_text("1")
    end_run(folder)
    assert begin_run(folder) is True, "another process's mark is its own"


async def test_what_is_damaged_is_told_and_the_next_start_saves_the_rest(tmp_path: Path) -> None:
    folder = await filled(tmp_path, *(f"c{n}" for n in range(40)))
    backups = FileBackups(folder, Keys(folder, {}, Memory()), list)
    assert damaged_files(folder) == []
    spoiled(folder / "citewise.db")
    assert await backups.check_after_crash() == [], "nothing is looked through after a clean end"
    assert await backups.check_after_crash() == ["citewise.db"]
    store = await SqliteConversations.open(folder)
    assert "were read back" in store.problem
    assert len(await store.summaries()) >= 20
    await store.close()
    assert damaged_files(folder) == []
