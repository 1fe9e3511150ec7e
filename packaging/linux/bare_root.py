"""A bare Debian in a folder, as debootstrap makes it, and commands that run with it as their whole system."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from linux.metainfo import FILES

SUITE = "bookworm"
USER = "tester"  # may read and write what is its own, and nothing else
_NEEDED = {"debootstrap": "debootstrap", "unshare": "util-linux", "Xvfb": "xvfb", "dpkg-deb": "dpkg"}
# What dpkg, apt and the library of fonts keep of their own: no package's files.
_CACHES = ("apt", "debconf", "ldconfig", "fontconfig")
_BOOKS = ("/var/lib/dpkg", "/var/lib/apt", "/var/log", *(f"/var/cache/{name}" for name in _CACHES))
_SYSTEM = ("/proc", "/dev", "/sys", "/tmp", "/run", "/mnt")


def what_is_missing() -> list[str]:
    """Debian packages of the tools that are not here."""
    return [package for tool, package in _NEEDED.items() if shutil.which(tool) is None]


class BareRoot:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "root"
        self.archives = folder / "archives"

    def make(self) -> None:
        """Debian's essential packages and one user; from the tarball of an earlier time where there is one."""
        self.remove()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.archives.mkdir(exist_ok=True)
        tarball = self.folder / f"{SUITE}.tar"
        if not tarball.is_file():
            self._bootstrap()
            half = tarball.with_suffix(".half")
            subprocess.run(["tar", "-C", str(self.path), "-cf", str(half), "."], check=True)
            half.rename(tarball)
        else:
            self.path.mkdir()
            subprocess.run(["tar", "-C", str(self.path), "-xpf", str(tarball)], check=True)
        for name in ("resolv.conf", "hosts"):
            shutil.copy(f"/etc/{name}", self.path / "etc" / name)
        self.run("useradd", "--create-home", "--shell", "/bin/sh", USER)
        self.run("apt-get", "update", "-qq")

    def _bootstrap(self) -> None:
        mirrors = _mirrors()
        base = [url for url, suite in mirrors if suite == SUITE][:1]
        command = ["debootstrap", "--variant=minbase", SUITE, str(self.path), *base]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        lines = [f"deb {url} {suite} main\n" for url, suite in mirrors]
        if lines:
            (self.path / "etc/apt/sources.list").write_text("".join(lines))
        (self.path / "etc/apt/apt.conf.d/99outer").write_text(_apt_settings())

    def remove(self) -> None:
        if self.path.exists():
            shutil.rmtree(self.path)

    def start(self, *command: str, user: str = "root", display: str = "") -> "subprocess.Popen[str]":
        """Its standard streams are pipes; with it all that it started ends."""
        outer = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"]
        environment = {**os.environ, "ARCHIVES": str(self.archives.resolve()), "DISPLAY": display}
        return subprocess.Popen(
            [*outer, str(FILES / "enter"), str(self.path.resolve()), user, *command], env=environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", errors="replace",
        )  # fmt: skip

    def run(self, *command: str, user: str = "root", display: str = "", seconds: float = 300) -> str:
        """Its standard output. Raises `CommandFailed`."""
        with self.start(*command, user=user, display=display) as process:
            try:
                out, err = process.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                raise CommandFailed(command, f"no end after {seconds:.0f} s") from None
        if process.returncode:
            raise CommandFailed(command, f"{out[-2000:]}\n{err[-2000:]}".strip())
        return out

    def file_names(self) -> set[str]:
        """Of the whole system, without what dpkg and apt keep books in."""
        names = set()
        for folder, folders, files in os.walk(self.path):
            here = folder.removeprefix(str(self.path)) or "/"
            folders[:] = [name for name in folders if not _is_book(os.path.join(here, name))]
            names |= {os.path.join(here, name) for name in files}
            names |= {os.path.join(here, name) for name in folders}
        return {name for name in names if not _is_book(name)}


class CommandFailed(Exception):
    def __init__(self, command: Sequence[str], words: str) -> None:
        super().__init__(f"{' '.join(command)}: {words}")


def _is_book(name: str) -> bool:
    return name.startswith((*_BOOKS, *_SYSTEM))


def _mirrors() -> list[tuple[str, str]]:
    """(address, suite) of this machine's own sources of Debian; empty where it has none: debootstrap's own then."""
    form = "$(ORIGIN)|$(COMPONENT)|$(REPO_URI)|$(CODENAME)"
    command = ["apt-get", "indextargets", "--format", form, "Created-By: Packages"]
    rows = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    parts: list[Sequence[str]] = [row.split("|") for row in rows]
    fit = [(part[2], part[3]) for part in parts if part[0] == "Debian" and part[1] == "main" and SUITE in part[3]]
    return sorted(set(fit), key=lambda row: (row[1] != SUITE, row))


def _apt_settings() -> str:
    """How this machine's apt reaches its sources, and whether it looks at their dates."""
    lines = subprocess.run(["apt-config", "dump"], capture_output=True, text=True, check=False).stdout.splitlines()
    starts = ("Acquire::Check-", "Acquire::http", "Acquire::https", "Acquire::ForceIPv4", "Acquire::Retries")
    return "".join(f"{line}\n" for line in lines if line.startswith(starts))
