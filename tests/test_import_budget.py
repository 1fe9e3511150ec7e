"""What each front end loads before it does its work: counted in modules, which no busy machine changes."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from app.__main__ import _options
from app.cli.options import parse

ROOT = Path(__file__).resolve().parents[1]
_HEAVY = {
    *("PySide6", "qasync", "httpx", "httpcore", "anyio", "keyring", "cryptography", "truststore", "trafilatura"),
    *("readability", "resiliparse", "lxml", "selectolax", "pypdfium2", "docx", "pptx", "openpyxl", "PIL"),
    *("markdown_it", "mdit_py_plugins", "nh3", "pygments", "latex2mathml"),
}
_REPORT = """
import sys
from app.__main__ import main
try:
    status = main(sys.argv[1:])
except SystemExit as ended:
    status = ended.code
print(*sys.modules, file=sys.stderr)
sys.exit(status)
"""


def run(*arguments: str, **variables: str) -> str:
    """Standard error of a command of the terminal; its last line names the modules that were loaded in the end."""
    names = {name: value for name, value in os.environ.items() if not name.endswith("_URL")}
    command = [sys.executable, "-c", _REPORT, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=names | variables, capture_output=True, text=True, timeout=60)
    assert done.returncode in (0, 1), done.stderr
    return done.stderr


def loaded(*arguments: str) -> set[str]:
    return set(run(*arguments).splitlines()[-1].split())


def ours(modules: set[str]) -> set[str]:
    return {name for name in modules if name.partition(".")[0] == "app"}


def heavy(modules: set[str]) -> set[str]:
    return _HEAVY & modules


def rooms(modules: set[str]) -> set[str]:
    """`app.core.citing` and the like: where modules lie."""
    return {".".join(name.split(".")[:3]) for name in ours(modules)}


def test_the_help_loads_the_command_line_alone() -> None:
    modules = loaded("--help")
    assert not heavy(modules) | ({"asyncio", "sqlite3"} & modules)
    assert {room for room in rooms(modules) if room.startswith("app.core.")} <= {"app.core.domain", "app.core.secrecy"}
    assert len(ours(modules)) <= 30, sorted(ours(modules))


@pytest.mark.parametrize("command", ["list", "list papers", "store papers ''", "remove papers"])
def test_a_look_at_the_bases_loads_neither_network_nor_keychain_nor_search(command: str, tmp_path: Path) -> None:
    modules = loaded("--data-dir", str(tmp_path), "knowledge", *shlex.split(command))
    assert not heavy(modules)
    unused = {"app.adapters.llm", "app.adapters.reading", "app.adapters.gate", "app.core.ask", "app.core.citing"}
    assert not rooms(modules) & unused
    assert len(ours(modules)) <= 105, sorted(ours(modules))


@pytest.mark.parametrize("wrong", ["DEFAULT_WEB_SEARCH_PROVIDER", "TAVILY_API_URL", "engines.json"])
def test_what_is_wrong_elsewhere_is_told_there_too(wrong: str, tmp_path: Path) -> None:
    variables = {} if "." in wrong else {wrong: "nonsense of mine"}
    if not variables:
        (tmp_path / wrong).write_text("nonsense", encoding="utf-8")
    assert wrong in run("--data-dir", str(tmp_path), "knowledge", "list", **variables)


_FRAME = """
import sys
from pathlib import Path
from app.bootstrap.window import open_window

def early(window):
    window.ready.connect(lambda: print(*sys.modules, flush=True))  # the transcript is there

async def drive(window, services):
    pass

sys.exit(open_window(Path(sys.argv[1]), drive, lambda address: None, early=early))
"""


def test_the_window_is_shown_before_anything_is_loaded_that_a_page_or_a_document_needs(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _FRAME, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    modules = set(done.stdout.splitlines()[0].split())
    assert "app.ui.window.main_window" in modules
    with_window = {"PySide6", "qasync", "httpx", "httpcore", "anyio", "truststore", "selectolax", "markdown_it"}
    with_window |= {"mdit_py_plugins", "nh3", "pygments", "keyring", "cryptography"}  # the last two beside it
    assert not heavy(modules) - with_window
    unused = {
        "app.cli.commands.ask",
        "app.ui.settings.dialog",
        "app.core.citing.support.verdict",
        "pygments.lexers.python",
    }
    assert not unused & modules
    assert len(ours(modules)) <= 540


_FIRST = """
import sys
from pathlib import Path
from app.bootstrap.window import open_window

def early(window):
    print(*sys.modules, flush=True)

async def drive(window, services):
    pass

sys.exit(open_window(Path(sys.argv[1]), drive, lambda address: None, early=early))
"""


def test_the_first_frame_is_made_of_a_handful_of_modules(tmp_path: Path) -> None:
    """Neither of the loop nor of Chromium, and of nothing that a service or an answer needs."""
    done = subprocess.run(
        [sys.executable, "-c", _FIRST, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    modules = set(done.stdout.splitlines()[0].split())
    assert "app.ui.window.main_window" in modules
    assert heavy(modules) == {"PySide6"}
    later = {"asyncio", "sqlite3", "ssl", "PySide6.QtWebEngineCore", "PySide6.QtQuick", "PySide6.QtNetwork"}
    assert not later & modules
    assert not {room for room in rooms(modules) if room.startswith(("app.cli", "app.core.domain.chat"))}
    assert len(ours(modules)) <= 45, sorted(ours(modules))


def test_a_start_without_arguments_needs_no_parser() -> None:
    script = "import sys\nfrom app.__main__ import _options\n_options([])\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=60)
    modules = set(done.stdout.split())
    assert "app.__main__" in modules
    assert not {"argparse", "asyncio", "app.cli.options", "app.core.domain.chat"} & modules
    assert vars(_options([])).items() <= vars(parse([])).items(), "it means what the parser says"
