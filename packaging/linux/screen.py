"""An X server of one's own to show a window on, pictures of it, and the processes that draw in it."""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

_GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
application.primaryScreen().grabWindow(0).save(sys.argv[1])
"""
_STILL = 3  # pictures one second apart that are alike: nothing moves any more


class Screen:
    def __init__(self, size: str = "1400x900x24") -> None:
        self._size = size
        self.name = ""

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", self._size, "-nolisten", "tcp", "-ac"],
            pass_fds=[writing], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.name = f":{answer.readline().strip()}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        self._server.wait(10)

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, "DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb"}
        subprocess.run([sys.executable, "-c", _GRAB, str(path)], env=environment, check=True, timeout=30)

    def wait_for_window(self, seconds: float) -> None:
        """Until something is shown and stands still."""
        place = Path("/tmp") / f"citewise-screen-{os.getpid()}.png"
        pictures: list[bytes] = []
        try:
            deadline = time.monotonic() + seconds
            while time.monotonic() < deadline:
                self.save(place)
                pictures.append(place.read_bytes())
                if len(pictures) > _STILL and len(set(pictures[-_STILL:])) == 1 and pictures[-1] != pictures[0]:
                    return
                time.sleep(1)
        finally:
            place.unlink(missing_ok=True)


@dataclass(frozen=True)
class Renderer:
    pid: int
    sandboxed: bool


def renderers_of(pid: int, proc: Path = Path("/proc")) -> list[Renderer]:
    """Those of Chromium's processes below `pid` that touch what the web sends.

    They are forked by its zygote and keep that one's command line: what has a child itself is a zygote. The zygote
    that says `--no-zygote-sandbox` forks what draws and what reaches the network, which see no page.
    """
    children = _children(proc)
    own = [(child, _command(child, proc)) for child in _below(pid, children) if child not in children]
    pages = (
        child for child, command in own
        if b"--type=renderer" in command or (b"--type=zygote" in command and b"--no-zygote-sandbox" not in command)
    )  # fmt: skip
    return [_looked_at(child, proc) for child in pages]


def _looked_at(pid: int, proc: Path) -> Renderer:
    """In the sandbox: system calls filtered, no new rights, a user namespace of its own, no switch against it."""
    status = dict(line.split(":", 1) for line in (proc / str(pid) / "status").read_text().splitlines() if ":" in line)
    filtered = status.get("Seccomp", "").strip() == "2" and status.get("NoNewPrivs", "").strip() == "1"
    apart = os.readlink(proc / str(pid) / "ns/user") != os.readlink(proc / "self/ns/user")
    return Renderer(pid, filtered and apart and b"--no-sandbox" not in _command(pid, proc))


def _command(pid: int, proc: Path) -> bytes:
    try:
        return (proc / str(pid) / "cmdline").read_bytes()
    except OSError:
        return b""


def _children(proc: Path) -> dict[int, list[int]]:
    children: dict[int, list[int]] = {}
    for folder in proc.iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            children.setdefault(parent, []).append(int(folder.name))
    return children


def _below(pid: int, children: dict[int, list[int]]) -> list[int]:
    result, waiting = [], [pid]
    while waiting:
        waiting += (own := children.get(waiting.pop(), []))
        result += own
    return result
