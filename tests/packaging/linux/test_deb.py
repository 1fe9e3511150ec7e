"""The Debian package, of a small payload."""

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from linux.deb import build_deb
from linux.libraries import UnknownLibraries, depends
from linux.tree import Release

from tests.packaging.linux.conftest import payload_in

pytestmark = pytest.mark.skipif(
    shutil.which("dpkg-deb") is None or shutil.which("readelf") is None, reason="dpkg and binutils are not installed"
)
FILES = Path(__file__).resolve().parents[3] / "packaging" / "linux" / "files"


def contents(deb: Path) -> dict[str, str]:
    """Path → mode and owner, and where a link leads."""
    lines = subprocess.run(["dpkg-deb", "-c", str(deb)], capture_output=True, text=True, check=True).stdout.splitlines()
    rows = [line.split(maxsplit=5) for line in lines]
    return {row[5].partition(" -> ")[0]: f"{row[0]} {row[1]} {row[5].partition(' -> ')[2]}".strip() for row in rows}


def field(deb: Path, name: str) -> str:
    return subprocess.run(["dpkg-deb", "-f", str(deb), name], capture_output=True, text=True, check=True).stdout.strip()


def test_the_same_release_gives_the_same_bytes(release: Release, tmp_path: Path) -> None:
    first = build_deb(release, tmp_path / "a").read_bytes()
    copied = payload_in(tmp_path / "elsewhere")  # written later, by another order, in another place
    (copied / "_internal/words.txt").chmod(0o600)
    assert build_deb(replace(release, payload=copied), tmp_path / "b").read_bytes() == first
    assert build_deb(replace(release, epoch=release.epoch + 1), tmp_path / "c").read_bytes() != first


def test_the_program_its_command_and_its_menu_entry_are_there(release: Release, tmp_path: Path) -> None:
    files = contents(build_deb(release, tmp_path))
    assert files["./usr/lib/citewise/citewise"] == "-rwxr-xr-x root/root"
    assert files["./usr/bin/citewise"] == "lrwxrwxrwx root/root ../lib/citewise/citewise"
    assert files["./usr/lib/citewise/_internal/link.txt"] == "lrwxrwxrwx root/root words.txt"
    names = " ".join(files)
    for ending in (".desktop", ".metainfo.xml", "man1/citewise.1.gz", "scalable/apps/io.github.citewise.Citewise.svg",
                   "256x256/apps/io.github.citewise.Citewise.png", "doc/citewise/copyright",
                   "doc/citewise/changelog.gz"):  # fmt: skip
        assert f"{ending} " in f"{names} ", ending
    assert {row.split()[1] for row in files.values()} == {"root/root"}


def test_a_library_is_no_program(release: Release, tmp_path: Path) -> None:
    library = release.payload / "_internal/libwords.so.1"
    library.write_text("words")
    library.chmod(0o755)
    files = contents(build_deb(release, tmp_path))
    assert files["./usr/lib/citewise/_internal/libwords.so.1"] == "-rw-r--r-- root/root"


def test_the_control_file_names_what_dpkg_needs(release: Release, tmp_path: Path) -> None:
    deb = build_deb(release, tmp_path, architecture="amd64")
    assert deb.name == "citewise_0.2.0_amd64.deb"
    assert (field(deb, "Package"), field(deb, "Version")) == ("citewise", "0.2.0")
    assert int(field(deb, "Installed-Size")) > 100
    assert re.fullmatch(r"libc6 \(>= 2\.\d+\).*", field(deb, "Depends"))
    assert "libnss3" in field(deb, "Depends")
    assert "gnome-keyring" in field(deb, "Recommends")
    assert "fonts-noto-cjk" in field(deb, "Recommends")


def test_a_library_that_no_package_is_known_for_stops_the_build(release: Release, tmp_path: Path) -> None:
    source = tmp_path / "f.c"
    source.write_text("int f(void) { return 1; }\n")
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    library = release.payload / "_internal/libstrange.so.4"
    subprocess.run(["gcc", "-shared", "-Wl,-soname,libstrange.so.4", "-o", library, source], check=True)
    user = release.payload / "_internal/user.so"
    subprocess.run(["gcc", "-shared", "-Wl,--no-as-needed", "-o", user, source, library], check=True)
    assert depends(release.payload), "what the build holds is no dependency"
    library.unlink()
    with pytest.raises(UnknownLibraries, match=r"libstrange\.so\.4"):
        depends(release.payload)


def test_the_packages_scripts_are_sound() -> None:
    for name in ("postinst", "prerm", "install", "uninstall"):
        subprocess.run(["sh", "-n", str(FILES / name)], check=True)


def test_the_apparmor_profile_names_the_installed_program_and_keeps_to_user_namespaces() -> None:
    profile = (FILES / "apparmor").read_text(encoding="utf-8")
    assert "profile citewise /usr/lib/citewise/{citewise," in profile
    assert "userns," in profile
    assert "no-sandbox" not in profile
