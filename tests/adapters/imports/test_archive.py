import gzip
import stat
import zipfile
from pathlib import Path

import pytest

from app.adapters.imports.archive import TooLarge, open_archive, read_all


def test_names_that_lead_out_of_a_zip_and_links_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w") as file:
        for name in ("good/a.json", "../up.json", "/root.json", "C:/drive.json", "in/../../up.json"):
            file.writestr(name, "{}")
        link = zipfile.ZipInfo("link")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        file.writestr(link, "/etc/passwd")
    with open_archive(path) as archive:
        assert archive.names() == ["good/a.json"]
        assert read_all(archive, "good/a.json", 10) == b"{}"
        with pytest.raises(KeyError):
            archive.open("../up.json")


def test_a_member_that_is_larger_than_may_be_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("zeros", b"0" * 5_000_000)
    with open_archive(path) as archive, pytest.raises(TooLarge):
        read_all(archive, "zeros", 1_000_000)


def test_a_folder_has_its_files_by_their_way_without_links(tmp_path: Path) -> None:
    (tmp_path / "threads/one").mkdir(parents=True)
    (tmp_path / "threads/one/thread.json").write_bytes(b"{}")
    (tmp_path / "link").symlink_to("/etc/hostname")
    with open_archive(tmp_path) as archive:
        assert archive.names() == ["threads/one/thread.json"]
        assert archive.size("threads/one/thread.json") == 2
        assert read_all(archive, "threads/one/thread.json", 10) == b"{}"
        with pytest.raises(KeyError):
            archive.open("../outside")


@pytest.mark.parametrize("packed", [False, True])
def test_one_file_is_an_archive_of_itself(tmp_path: Path, packed: bool) -> None:
    path = tmp_path / ("data.json.gz" if packed else "data.json")
    path.write_bytes(gzip.compress(b"[1]") if packed else b"[1]")
    with open_archive(path) as archive:
        assert archive.names() == ["data.json"]
        assert read_all(archive, "data.json", 10) == b"[1]"
