"""The archive that runs from where it is unpacked; `install` in it adds menu entries for one user."""

import os
import platform
import subprocess
import tempfile
from pathlib import Path

from linux.metainfo import FILES
from linux.tree import ROOT, Release, copy_payload, settle, write, write_share

_README = """\
Citewise {version} for Linux ({machine})

Run ./citewise, or ./install once: then Citewise is in the menus of this user and opens citewise: links. ./uninstall
takes it out again; conversations and settings stay.

The system needs what every desktop has (X11 or Wayland, OpenGL, fontconfig, NSS, ALSA). What is missing is named by

    cd _internal/PySide6/Qt; ldd plugins/platforms/libqxcb.so libexec/QtWebEngineProcess | grep 'not found'

On Ubuntu 23.10 and later AppArmor forbids the sandbox of pages to programs without a profile; only the .deb can bring
one. Citewise says what to do where this is so.
"""


def build_archive(release: Release, folder: Path) -> Path:
    """Write `citewise-VERSION-linux-MACHINE.tar.gz` there. The same release gives the same bytes."""
    machine = platform.machine()
    name = f"citewise-{release.version}-linux-{machine}"
    target = folder / f"{name}.tar.gz"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        root = Path(place) / name
        stage_archive(root, release, machine)
        settle(root, release.epoch)
        _pack(root, target)
    return target


def stage_archive(root: Path, release: Release, machine: str) -> None:
    copy_payload(release.payload, root)
    write_share(root / "share", release)
    for script in ("install", "uninstall"):
        write(root / script, (FILES / script).read_bytes(), executable=True)
    write(root / "LICENSE", (ROOT / "LICENSE").read_bytes())
    write(root / "README", _README.format(version=release.version, machine=machine).encode())


def _pack(root: Path, target: Path) -> None:
    order = ("--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--format=gnu")
    with target.open("wb") as file:
        command = ["tar", *order, "-C", str(root.parent), "-cf", "-", root.name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "LC_ALL": "C"}) as tar:
            subprocess.run(["gzip", "-9", "--no-name"], stdin=tar.stdout, stdout=file, check=True)
        if tar.returncode:
            raise subprocess.CalledProcessError(tar.returncode, command)
