"""Rules of the house that no linter knows."""

import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted(p.relative_to(ROOT / "app") for p in (ROOT / "app").rglob("*.py") if p.stat().st_size)


def test_the_lock_file_names_no_registry_and_has_hashes() -> None:
    lock = (ROOT / "packaging" / "requirements.txt").read_text()
    assert "://" not in lock
    assert lock.count("--hash=sha256:") > 100


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_every_module_says_in_its_first_line_what_it_is(module: Path) -> None:
    assert _first_token((ROOT / "app" / module).read_text(encoding="utf-8")).type == tokenize.STRING


def _first_token(text: str) -> tokenize.TokenInfo:
    """Behind comments. No `ast`: beside other threads it may fail (https://github.com/python/cpython/issues/106905)."""
    silent = (tokenize.COMMENT, tokenize.NL)
    return next(token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type not in silent)


def test_no_dialog_runs_a_loop_of_its_own() -> None:
    """A nested Qt loop inside a task strands all other tasks (qasync 0.28)."""
    found = [str(m) for m in MODULES if re.search(r"\.exec(_)?\(", (ROOT / "app" / m).read_text(encoding="utf-8"))]
    assert not found


def test_nothing_waits_by_sleeping_in_the_app_but_for_a_reason() -> None:
    found = [str(m) for m in MODULES if "time.sleep(" in (ROOT / "app" / m).read_text(encoding="utf-8")]
    assert not found


def test_a_name_that_a_vendor_gave_its_tool_stands_in_the_adapters_only() -> None:
    """Such as `$web_search`: what it means, its wire format tells by `server_executed`."""
    rest = [m for m in MODULES if m.parts[0] != "adapters"]
    found = [str(m) for m in rest if re.search(r'"\$[a-z]\w+"', (ROOT / "app" / m).read_text(encoding="utf-8"))]
    assert not found


@pytest.mark.parametrize("word", ["import subprocess", "oom_score_adj", "SIGIO", "PYTHONPATH"])
def test_child_processes_have_one_room(word: str) -> None:
    """How they start, what they may take, how they end: nowhere else is it written again."""
    found = {m.parent.as_posix() for m in MODULES if word in (ROOT / "app" / m).read_text(encoding="utf-8")}
    assert found == {"adapters/child"}


def test_files_stay_readable_in_one_sitting() -> None:
    lengths = {str(m): len((ROOT / "app" / m).read_text(encoding="utf-8").splitlines()) for m in MODULES}
    assert {name: lines for name, lines in lengths.items() if lines > 300} == {}


def test_a_folder_is_taken_in_at_a_glance() -> None:
    """But those that hold one file for each service or engine."""
    one_each = {"adapters/search/providers", "adapters/search/serp/engines"}
    counts = Counter(m.parent.as_posix() for m in MODULES if m.name != "__init__.py")
    assert {folder: count for folder, count in counts.items() if count > 15 and folder not in one_each} == {}


def _words(root: Path) -> list[str]:
    """What `packaging/words.py` prints. In a process of its own: `ast` beside other threads may fail."""
    command = [sys.executable, str(ROOT / "packaging" / "words.py"), str(root)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()


def test_no_name_holds_a_word_that_a_better_one_replaced() -> None:
    assert _words(ROOT) == ["No name holds a replaced word."]


def test_a_name_that_holds_a_replaced_word_is_told_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "made.py").write_text("not_found = 1\nfrom x import told\n\ndef isShown(thatsSaid=2): ...\n")
    assert _words(tmp_path) == ["app/made.py:1: made", "app/made.py:4: isShown", "app/made.py:4: thatsSaid"]


def _tests() -> dict[str, str]:
    paths = sorted((ROOT / "tests").rglob("*.py"))
    return {p.relative_to(ROOT).as_posix(): p.read_text(encoding="utf-8") for p in paths if p != Path(__file__)}


def test_a_test_is_run_again_for_a_reason_of_its_own_only() -> None:
    """`@pytest.mark.rerun("…")` on the test itself: a whole file, or all of a room, has no reason in common."""
    again = {path: re.findall(r".*mark\.(?:rerun|flaky)\b.*", text) for path, text in _tests().items()}
    del again["tests/conftest.py"]  # which makes the one of the other
    marks = [f"{path}: {line}" for path, lines in again.items() for line in lines]
    assert [mark for mark in marks if not re.search(r': @pytest\.mark\.rerun\("[^"]{20,}"\)', mark)] == []
    assert "--reruns" not in (ROOT / "pyproject.toml").read_text() + (ROOT / "Makefile").read_text()


def test_each_file_of_the_app_has_its_test_at_the_mirrored_path_or_says_where_it_is_tested() -> None:
    """`python -m tests.where` looks for what is missing; what it does not find is written by hand, and be it true."""
    command = [sys.executable, "-m", "tests.where", "--check"]  # on its own: `ast` beside other threads may fail
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (checked.stdout.strip(), checked.returncode) == ("", 0), f"{checked.stderr}\nrun `python -m tests.where`"


def test_waiting_for_what_nothing_tells_of_is_written_once() -> None:
    """Loops that look again and again are in `tests/waiting.py`: they say what they waited for, and take their time."""
    pause = r"(?:await asyncio\.sleep|time\.sleep|QTest\.qWait|\w+\.processEvents|qtbot\.wait)\("
    loop = rf"while (?!True)[^\n]*:[^\n]*\n\s+{pause}|qtbot\.waitUntil\("
    found = [path for path, text in _tests().items() if re.search(loop, text)]
    assert found == []


# Names of search services that name something else as well: an engine, a model service, a reranker.
_OTHERS_TOO = {"brave", "zhipu", "jina", "perplexity", "sonar", "wikipedia"}


def test_a_search_service_is_named_in_its_own_module_and_nowhere_else() -> None:
    """Window, terminal, keys and environment are made from its record, so that a new one touches none of them."""
    texts = {module.as_posix(): (ROOT / "app" / module).read_text(encoding="utf-8") for module in MODULES}
    services = [text for path, text in texts.items() if re.fullmatch(r"adapters/search/\w+/\w+\.py", path)]
    names = {found[1] for text in services if (found := re.search(r'^NAME = "(\w+)"$', text, re.MULTILINE))}
    assert len(names) > 20
    places = {name: [path for path, text in texts.items() if f'"{name}"' in text] for name in names - _OTHERS_TOO}
    assert {name: paths for name, paths in places.items() if len(paths) > 1} == {}


def test_an_engine_is_named_in_its_own_module_and_nowhere_else() -> None:
    """Settings hold the names, but no code outside its module needs to know one."""
    folder = ROOT / "app/adapters/search/serp/engines"
    names = {path.stem for path in folder.glob("[a-z]*.py")} - {"brave", "google"}  # services as well
    texts = {module.as_posix(): (ROOT / "app" / module).read_text(encoding="utf-8") for module in MODULES}
    places = {name: [path for path, text in texts.items() if f'"{name}"' in text] for name in names}
    assert {name: paths for name, paths in places.items() if len(paths) > 1} == {}
