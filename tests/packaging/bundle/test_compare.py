"""Two trees that are the same or not."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from bundle.compare import differences, main


@pytest.fixture
def trees(tmp_path: Path) -> tuple[Path, Path]:
    for name in ("one", "two"):
        (tmp_path / name / "inner").mkdir(parents=True)
        (tmp_path / name / "inner" / "file").write_bytes(b"same")
        (tmp_path / name / "link").symlink_to("inner/file")
    return tmp_path / "one", tmp_path / "two"


def test_the_same_bytes_and_links_are_the_same(trees: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tree) for tree in trees]) == 0
    assert capsys.readouterr().out == "the same\n"


def test_other_bytes_another_mode_another_link_and_a_missing_file_are_named(trees: tuple[Path, Path]) -> None:
    first, second = trees
    (second / "inner" / "file").write_bytes(b"else")
    (second / "link").unlink()
    (second / "link").symlink_to("elsewhere")
    for tree, mode in ((first, 0o755), (second, 0o644)):
        (tree / "program").write_bytes(b"run")
        (tree / "program").chmod(mode)
    (first / "extra").write_bytes(b"")
    assert differences(first, second) == [
        f"only in {first}: extra",
        "differs: inner/file",
        "differs: link",
        "differs: program",
    ]
    assert main([str(first), str(second)]) == 1
