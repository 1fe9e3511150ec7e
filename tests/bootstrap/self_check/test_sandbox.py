"""Confined or not, told by the kernel's own files: here written by hand."""

import sys
from pathlib import Path

import pytest

from app.bootstrap.self_check.sandbox import page_is_confined

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells it")


def process(proc: Path, pid: int, parent: int, filters: int | None) -> None:
    (proc / str(pid)).mkdir(parents=True)
    told = "" if filters is None else f"Seccomp_filters:\t{filters}\n"
    (proc / str(pid) / "status").write_text(f"Name:\tx\nPPid:\t{parent}\n{told}")


@pytest.mark.parametrize(("ours", "pages", "confined"), [(0, 1, True), (0, 0, False), (2, 2, False), (2, 3, True)])
def test_a_page_has_more_filters_than_we_have(ours: int, pages: int, confined: bool, tmp_path: Path) -> None:
    process(tmp_path, 100, 1, ours)
    process(tmp_path, 101, 100, ours)  # a zygote
    process(tmp_path, 102, 101, pages)
    assert page_is_confined(tmp_path, 100) is confined


def test_what_runs_below_somebody_else_does_not_count(tmp_path: Path) -> None:
    process(tmp_path, 100, 1, 0)
    process(tmp_path, 200, 1, 5)
    process(tmp_path, 201, 200, 5)
    assert not page_is_confined(tmp_path, 100)


def test_a_kernel_that_does_not_tell_is_believed(tmp_path: Path) -> None:
    process(tmp_path, 100, 1, None)
    assert page_is_confined(tmp_path, 100)
