"""`citewise --self-check` as a user runs it: this very program, its browser, its children, its own small web."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from app.bootstrap.self_check.supervisor import check_parts
from app.core.self_check import CheckPart, CheckReason, CheckState
from tests.end2end.conftest import ROOT, environment

HAS_ENGINE = all(map(importlib.util.find_spec, ("xllamacpp", "gguf", "numpy")))


def check(*arguments: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "app", *arguments, "--self-check"]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", timeout=180, env=environment(**variables), cwd=ROOT, check=False
    )


def parts_of(done: "subprocess.CompletedProcess[str]") -> dict[str, dict[str, Any]]:
    return {part["part"]: part for part in json.loads(done.stdout)["parts"]}


def test_an_installation_that_works_says_so_part_by_part(tmp_path: Path) -> None:
    model: tuple[str, ...] = ()
    if HAS_ENGINE:
        from tests.adapters.tiny_model import write_model

        model = ("--model", str(write_model(tmp_path / "tiny.gguf")))
    done = check("--data-dir", str(tmp_path / "data"), "--json", *model)
    report = json.loads(done.stdout)
    assert (done.returncode, report["ok"]) == (0, True), done.stdout
    parts = parts_of(done)
    assert list(parts) == [part.value for part in CheckPart]
    states = {name: part["state"] for name, part in parts.items()}
    # A checkout has no licences beside it, nor the test data and a keychain.
    quiet = {"licences", "data", "keychain", *(() if HAS_ENGINE else ("model",))}
    assert {name for name, state in states.items() if state == "absent"} == quiet
    assert {state for name, state in states.items() if name not in quiet} == {"ok"}
    assert not HAS_ENGINE or parts["model"]["message"] == "tiny.gguf answers"
    assert not (tmp_path / "data").exists(), "nothing of the user's is touched"


@pytest.mark.slow
def test_data_that_is_damaged_fails_stays_as_it_is_and_is_told_in_chinese_too(tmp_path: Path) -> None:
    (tmp_path / "citewise.db").write_bytes(b"no database at all" * 500)
    done = check("--data-dir", str(tmp_path), LC_ALL="zh_CN.UTF-8", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert [line.partition("（")[0] for line in lines if line.startswith("✗")] == ["✗ 你的数据：已损坏"]
    assert lines[-1] == "12 项中有 1 项失败。"
    assert [path.name for path in tmp_path.iterdir()] == ["citewise.db"]


def test_a_display_that_is_not_there_is_no_hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "no-such-platform")
    files, browser, page = check_parts(tmp_path, parts=(CheckPart.FILES, CheckPart.BROWSER, CheckPart.PAGE))
    assert files.state is CheckState.OK
    assert (browser.reason, page.reason) == (CheckReason.CRASHED, CheckReason.CRASHED)


@pytest.fixture
def other_copy(tmp_path: Path) -> Path:
    """The program once more, to take something away from."""
    folder = tmp_path / "copy"
    for name in ("app", "resources", "i18n"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "CHANGELOG.md", folder)
    return folder


@pytest.mark.slow
def test_a_build_that_lacks_parts_is_told_part_by_part(other_copy: Path, tmp_path: Path) -> None:
    (other_copy / "resources/transcript/transcript.js").unlink()
    (other_copy / "i18n/citewise_zh_CN.qm").unlink()
    (other_copy / "resources/self_check/sample.docx").write_bytes(b"PK")
    rules = other_copy / "app/adapters/gate/rules.py"
    open_gate = re.sub(r"(def check\(.*\n)", r"\1    return True\n", rules.read_text(encoding="utf-8"))
    rules.write_text(open_gate, encoding="utf-8")
    (other_copy / "app/core/citing/grounded.py").write_text("raise RuntimeError('broken')\n")
    done = subprocess.run(
        [sys.executable, "-m", "app", "--data-dir", str(tmp_path / "data"), "--self-check", "--json"],
        capture_output=True, encoding="utf-8", timeout=300, cwd=other_copy, check=False,
        env=environment() | {"PYTHONPATH": str(other_copy)},
    )  # fmt: skip
    assert done.returncode == 1, done.stderr
    parts = parts_of(done)
    failures = {name: (part["reason"], part["detail"]) for name, part in parts.items() if part["state"] == "failed"}
    assert failures["files"] == ("missing", "transcript/transcript.js")
    assert failures["languages"] == ("missing", "citewise_zh_CN.qm")
    assert failures["documents"][1].startswith("sample.docx")
    assert failures["gate"][0] == "let_through"
    assert "127.0.0.1" in failures["gate"][1]
    assert set(failures) >= {"browser", "page", "answer"}, "what stands in the middle of everything is broken"
    assert {name for name, part in parts.items() if part["state"] == "ok"} == {"database"}


@pytest.mark.skipif(not HAS_ENGINE, reason="the model's engine is not installed")
@pytest.mark.parametrize("name", ["text.gguf", "absent.gguf"])
def test_a_file_that_is_no_model_fails_in_words(name: str, tmp_path: Path) -> None:
    (tmp_path / "text.gguf").write_text("This is no model.")
    (result,) = check_parts(tmp_path / "none", str(tmp_path / name), parts=(CheckPart.MODEL,))
    assert (result.state, result.reason) == (CheckState.FAILED, CheckReason.ERROR)
    assert name in result.detail


_AS_NOBODY = 'cd "$1"; shift 2; exec setpriv --reuid 65534 --regid 65534 --clear-groups "$@"'
# An interpreter in root's own home is laid open, for this one process and its children.
_LAID_OPEN = """
mkdir "$1/python"; mount --bind "$2" "$1/python"; mount -t tmpfs none /root
mkdir -p "$2"; mount --bind "$1/python" "$2"; chmod 755 /root
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can become somebody else")
def test_a_normal_user_has_the_sandbox_on() -> None:
    if subprocess.run(["unshare", "-m", "true"], capture_output=True, check=False).returncode:
        pytest.skip("no mount namespace can be made here")
    home = Path(tempfile.mkdtemp(prefix="citewise-nobody-", dir="/tmp"))
    try:
        os.chown(home, 65534, 65534)
        python = Path(sys.base_prefix)
        script = (_LAID_OPEN if python.is_relative_to("/root") else "") + _AS_NOBODY
        program = [sys.executable, "-m", "app", "--self-check", "--json"]
        paths = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "HOME": str(home), "TMPDIR": str(home)}
        done = subprocess.run(
            ["unshare", "-m", "sh", "-euc", script, "sh", str(home), str(python), *program],
            capture_output=True, encoding="utf-8", timeout=180, check=False, env=paths,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        browser = parts_of(done)["browser"]
        assert (browser["state"], browser["reason"]) == ("ok", "")
        assert "sandbox on" in browser["message"]
        assert not (home / ".local/share/Citewise").exists()
    finally:
        shutil.rmtree(home, ignore_errors=True)
