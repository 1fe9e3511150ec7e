"""The workflows of CI: no machine here runs them, so all that can be read off them is."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
REGISTRIES = re.compile(r"pypi\.org|pythonhosted|npmjs|index-url|find-links|proxy\.golang", re.IGNORECASE)
each = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    content: dict[str, dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    return content


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(path).values() for step in job["steps"]]


def test_there_is_one_for_changes_and_one_for_releases() -> None:
    assert [path.name for path in WORKFLOWS] == ["release.yml", "tests.yml"]


@each
def test_it_fits_the_schema_of_its_kind(path: Path) -> None:
    if (checker := shutil.which("check-jsonschema")) is None:
        pytest.skip("check-jsonschema is not installed (pip: check-jsonschema, which brings the schema)")
    done = subprocess.run([checker, "--builtin-schema", "vendor.github-workflows", str(path)], capture_output=True)
    assert done.returncode == 0, done.stdout.decode()


@each
def test_actions_are_pinned_to_a_version_and_keep_no_credentials(path: Path) -> None:
    uses = [step for step in steps(path) if "uses" in step]
    assert uses
    for step in uses:
        assert re.fullmatch(r"actions/[\w-]+@v\d+\.\d+\.\d+", step["uses"]), step["uses"]
        if step["uses"].startswith("actions/checkout"):
            assert step["with"]["persist-credentials"] is False


@each
def test_nothing_may_be_written_but_the_release(path: Path) -> None:
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert content["permissions"] == {"contents": "read"}
    writing = {name for name, job in jobs(path).items() if "permissions" in job}
    assert writing == ({"release"} if path.name == "release.yml" else set())


@each
def test_every_job_ends_and_no_script_reads_an_expression(path: Path) -> None:
    """What a tag or a branch is called would be run as a command; through the environment it is a value."""
    assert all(job["timeout-minutes"] <= 90 for job in jobs(path).values())
    assert not [step["run"] for step in steps(path) if "${{" in step.get("run", "")]


@each
def test_no_registry_is_named(path: Path) -> None:
    assert not REGISTRIES.search(path.read_text(encoding="utf-8"))


@each
def test_its_scripts_have_no_warning(path: Path) -> None:
    if (linter := shutil.which("shellcheck")) is None:
        pytest.skip("shellcheck is not installed (apt: shellcheck)")
    for step in steps(path):
        if "run" in step and step.get("shell") != "pwsh":
            done = subprocess.run([linter, "-s", "bash", "-"], input=step["run"], capture_output=True, text=True)
            assert done.returncode == 0, f"{step['run']}\n{done.stdout}"


@each
def test_what_its_scripts_call_is_there(path: Path) -> None:
    text = "\n".join(step.get("run", "") for step in steps(path))
    files = set(re.findall(r"(?:packaging|tests)/[\w./-]+", text))
    assert len(files) >= 2
    assert not [name for name in files if not (ROOT / name).exists()]
    targets = set(re.findall(r"\bmake ([a-z-]+)", text))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert not [name for name in targets if not re.search(rf"^{name}:", makefile, re.MULTILINE)]


def test_a_release_waits_for_every_system_and_each_build_tries_its_own_parts() -> None:
    release = jobs(ROOT / ".github" / "workflows" / "release.yml")
    assert set(release["release"]["needs"]) == set(release) - {"release"}
    for name in ("linux", "windows", "macos", "wheel"):
        assert any("--self-check" in step.get("run", "") for step in release[name]["steps"]), name
    assert any("make package-test" in step.get("run", "") for step in release["debian"]["steps"])


@each
def test_what_runs_as_root_finds_the_python_that_was_set_up(path: Path) -> None:
    """`sudo` has a path of its own, and the system's Python may be older than ours can be."""
    scripts = [line for step in steps(path) for line in step.get("run", "").splitlines()]
    as_root = [line for line in scripts if re.search(r"sudo .*(packaging/|\bmake\b)", line)]
    assert as_root
    assert all('sudo env "PATH=$PATH" ' in line for line in as_root)


def test_builds_without_make_leave_modules_uncompressed_too() -> None:
    release = jobs(ROOT / ".github" / "workflows" / "release.yml")
    for name in ("windows", "macos"):
        assert release[name]["env"]["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] == "0", name


def test_the_tools_own_names_for_secrets_are_the_ones_that_the_scripts_read() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"secrets\.(\w+)", text))
    scripts = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "packaging" / "macos").iterdir()
        if path.is_file() and os.access(path, os.X_OK)
    )
    apple = {name for name in named if not name.startswith("WINDOWS_")}
    assert apple
    assert not [name for name in apple if name not in scripts]
