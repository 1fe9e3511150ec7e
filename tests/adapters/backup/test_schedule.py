"""Backups that are made by themselves: when they are due, where they go, how many stay, what is told."""

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from app.adapters.backup.layout import FOLDER, machine, time_of, usual_name
from app.adapters.backup.packed import check
from app.adapters.backup.schedule import Schedule, backups_in, mark_of
from app.adapters.backup.webdav import WebDavFolder
from app.adapters.http import make_client
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.backup import BackupPlace
from app.core.domain.errors import FailureKind
from app.core.domain.reasons import BackupReason
from app.core.domain.settings import BackupInterval, BackupSettings, WebDavSettings
from tests.adapters.backup.dav_server import PASSWORD, USER, dav_server
from tests.adapters.backup.places import filled
from tests.adapters.storage.samples import NOON, answered

DAILY = BackupSettings()
Asked = Callable[..., "object"]


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    return await filled(tmp_path / "data", "c1")


async def change(data: Path, name: str) -> None:
    store = await SqliteConversations.open(data)
    await store.save(answered(name, "c1"), [])
    await store.close()


async def no_server(settings: BackupSettings) -> WebDavFolder:
    raise AssertionError("nobody set one up")


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.zip"))


def taken_away(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))


async def test_one_a_day_where_something_changed_and_a_missed_one_is_made_up(data: Path) -> None:
    schedule = Schedule(data, no_server)

    async def made(now: datetime) -> int:
        return len(await schedule.run_due(DAILY, now))

    assert await made(NOON) == 1, "the first one at once"
    assert await made(NOON + timedelta(days=3)) == 0, "nothing changed"
    await change(data, "t9")
    assert await made(NOON + timedelta(hours=3)) == 0, "not yet"
    assert await made(NOON + timedelta(hours=23, minutes=30)) == 1, "a day, or nearly"
    await change(data, "t10")
    assert await made(NOON + timedelta(days=30)) == 1, "missed for a month"
    assert await made(NOON - timedelta(days=300)) == 0, "unchanged, whatever the clock says"
    await change(data, "t11")
    assert await made(NOON - timedelta(days=300)) == 1, "the clock was set back"
    assert await schedule.last(BackupPlace.LOCAL) == NOON - timedelta(days=300)
    assert len(files(data / FOLDER)) == 4
    assert all(check(data / FOLDER / name).parts for name in files(data / FOLDER))


async def test_weekly_never_and_on_demand(data: Path) -> None:
    schedule = Schedule(data, no_server)
    never = replace(DAILY, every=BackupInterval.NEVER)
    assert await schedule.run_due(never, NOON) == []
    assert len(await schedule.run_due(never, NOON, force=True)) == 1
    await change(data, "t9")
    weekly = replace(DAILY, every=BackupInterval.WEEKLY)
    assert await schedule.run_due(weekly, NOON + timedelta(days=6)) == []
    assert len(await schedule.run_due(weekly, NOON + timedelta(days=7))) == 1


async def test_where_nothing_was_asked_yet_nothing_is_made(tmp_path: Path) -> None:
    data = await filled(tmp_path / "data")
    assert mark_of(data) == ""
    assert await Schedule(data, no_server).run_due(DAILY, NOON, force=True) == []
    assert not (data / FOLDER).exists()


async def test_the_newest_few_stay_and_those_of_others_all(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "drive"
    folder.mkdir()
    for name in ("citewise-another-desk-20200101T000000Z.zip", "thesis.zip"):
        (folder / name).write_text("x")
    settings = replace(DAILY, folder=str(folder), keep=2)
    for day in range(4):
        await Schedule(data, no_server).run_due(settings, NOON + timedelta(days=day), force=True)
    own = backups_in(folder, machine())
    assert [one.created for one in own] == [NOON + timedelta(days=3), NOON + timedelta(days=2)]
    assert len(files(folder)) == 4
    assert time_of("citewise-another-desk-20200101T000000Z.zip") is not None


async def test_with_a_clock_that_was_ahead_the_one_just_made_stays(data: Path, tmp_path: Path) -> None:
    (folder := tmp_path / "drive").mkdir()
    (served := tmp_path / "served").mkdir()
    async with make_client() as client:
        with dav_server(served) as server:

            async def remote(settings: BackupSettings) -> WebDavFolder:
                dav = settings.webdav
                return WebDavFolder(client, dav.address, dav.user, PASSWORD, dav.folder)

            dav = WebDavSettings(server.url, USER, keep=1)
            settings = replace(DAILY, folder=str(folder), keep=1, webdav=dav)
            for moment in (NOON + timedelta(days=3000), NOON, NOON + timedelta(days=1)):
                await Schedule(data, remote).run_due(settings, moment, force=True)
                assert files(folder) == files(server.root / "Citewise") == [usual_name(moment)]


async def test_a_failure_is_told_once_and_tried_again_later(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "drive"
    settings, schedule = replace(DAILY, folder=str(folder)), Schedule(data, no_server)
    (run,) = await schedule.run_due(settings, NOON)
    assert run.failure is not None
    assert (run.failure.data["reason"], run.is_news) == (BackupReason.FOLDER, True)
    assert not folder.exists(), "a drive that is not plugged in is not made up"
    assert await schedule.run_due(settings, NOON + timedelta(minutes=30)) == []
    (again,) = await schedule.run_due(settings, NOON + timedelta(hours=2))
    assert again.is_news is False
    os.mkdir(folder)
    (done,) = await schedule.run_due(settings, NOON + timedelta(hours=4))
    assert done.failure is None
    taken_away(folder)
    await change(data, "t9")
    (later,) = await schedule.run_due(settings, NOON + timedelta(days=2))
    assert later.is_news, "it had worked in between"


async def test_a_server_gets_the_same_file_and_its_failure_is_its_own(data: Path, tmp_path: Path) -> None:
    async with make_client() as client:
        with dav_server(tmp_path / "served") as server:

            async def remote(settings: BackupSettings) -> WebDavFolder:
                dav = settings.webdav
                return WebDavFolder(client, dav.address, dav.user, PASSWORD, dav.folder)

            settings = replace(DAILY, webdav=WebDavSettings(server.url, USER, keep=1))
            schedule = Schedule(data, remote)
            runs = await schedule.run_due(settings, NOON)
            assert [(run.place, run.failure) for run in runs] == [(BackupPlace.LOCAL, None), (BackupPlace.WEBDAV, None)]
            assert files(data / FOLDER) == files(server.root / "Citewise")
            await change(data, "t9")
            server.full_after = 10
            runs = await schedule.run_due(settings, NOON + timedelta(days=1))
            assert [run.failure and run.failure.kind for run in runs] == [None, FailureKind.BAD_ANSWER]
            assert len(files(server.root / "Citewise")) == 1
            server.full_after = None
            (only,) = await schedule.run_due(settings, NOON + timedelta(days=1, hours=2))
            assert (only.place, only.failure) == (BackupPlace.WEBDAV, None), "the folder has its own already"
            assert len(files(server.root / "Citewise")) == 1, "one is kept there"
