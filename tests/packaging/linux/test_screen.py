"""What counts as a renderer in its sandbox."""

import os
from pathlib import Path

import pytest
from linux.screen import Renderer, renderers_of

COMMAND = b"QtWebEngineProcess\0--type=zygote\0"  # a renderer keeps that of the zygote that forked it


def process(proc: Path, pid: int, parent: int, command: bytes, *, seccomp: str = "2", space: str = "user:[2]") -> None:
    place = proc / str(pid)
    (place / "ns").mkdir(parents=True)
    (place / "stat").write_text(f"{pid} (a (strange) name) S {parent} 0")
    (place / "cmdline").write_bytes(command)
    (place / "status").write_text(f"Name:\tx\nNoNewPrivs:\t1\nSeccomp:\t{seccomp}\n")
    os.symlink(space, place / "ns/user")


@pytest.fixture
def proc(tmp_path: Path) -> Path:
    process(tmp_path, 1, 0, b"citewise\0", space="user:[1]")
    (tmp_path / "self").symlink_to("1")
    process(tmp_path, 2, 1, COMMAND, seccomp="0")
    process(tmp_path, 4, 1, b"QtWebEngineProcess\0--type=zygote\0--no-zygote-sandbox\0", seccomp="0")
    process(tmp_path, 9, 0, COMMAND)
    return tmp_path


def test_only_renderers_of_the_program_are_looked_at(proc: Path) -> None:
    process(proc, 3, 2, COMMAND)
    assert renderers_of(1, proc) == [Renderer(3, sandboxed=True)]


@pytest.mark.parametrize(
    ("command", "more"),
    [
        (COMMAND + b"--no-sandbox\0", {}),
        (COMMAND, {"seccomp": "0"}),
        (COMMAND, {"space": "user:[1]"}),
    ],
)
def test_a_renderer_that_lacks_a_part_of_the_sandbox_is_told(proc: Path, command: bytes, more: dict[str, str]) -> None:
    process(proc, 3, 2, command, **more)
    assert renderers_of(1, proc) == [Renderer(3, sandboxed=False)]
