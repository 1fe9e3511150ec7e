"""The measurements' own tools: a part that fails says so, the table and the picture are made of a run's rows."""

import json
import os
import runpy
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench import __main__ as bench
from tests.bench import processes, program
from tests.bench.limit_child import fragments
from tests.bench.pieces import LAST_WORD, pieces
from tests.bench.shares import NAMES
from tests.bench.table import EARLIER, NOT_MEASURED, Row, beside, merged, whole_program

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
ROOT = Path(__file__).resolve().parents[1]


def test_a_part_that_cannot_be_measured_says_why_and_the_next_one_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Iterator[Row]:
        yield Row("first", "1 s")
        raise RuntimeError("no display")

    parts = {"broken": broken, "whole": lambda: [Row("last", "2 s")]}
    monkeypatch.setattr(bench, "PARTS", parts)
    assert list(bench.measured(parts)) == [
        Row("first", "1 s"),
        Row(f"broken: {NOT_MEASURED}", "no display"),
        Row("last", "2 s"),
    ]


def test_a_scenario_that_hangs_is_ended_with_all_that_it_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "LONGEST", 0.5)
    with pytest.raises(RuntimeError, match=r"not within 0\.5 s"):
        program.limit("idle", "60")
    assert not [pid for pid in processes.tree() if pid != os.getpid() and b"limit_child" in _command(pid)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def test_processor_time_of_all_roles_is_that_of_the_tree() -> None:
    until = processes.processor_time() + 0.2
    while processes.processor_time() < until:
        pass
    assert sum(processes.time_by_role().values()) == pytest.approx(processes.processor_time(), abs=0.1)
    assert processes.time_by_role()["main"] > 0


def test_a_figure_stands_beside_its_limit_and_their_ratio() -> None:
    assert beside("x", 0.3, 0.1, "{:.2f} s", "≤ 2 ×") == Row("x", "0.30 s", "≤ 2 ×", "0.10 s", "3.0 ×")
    assert beside("x", 0.3, 0.0, "{:.2f} s").ratio == ""


def test_the_table_takes_each_row_as_it_was_measured_last() -> None:
    earlier = json.loads(EARLIER.read_text())
    what = "start: a frame is shown"
    runs = [{"rows": [Row(what, figure)._asdict()]} for figure in ("0.50 s", "0.20 s")]
    line = next(line for line in whole_program(earlier, merged(runs)).splitlines() if what in line)
    assert "| 0.20 s |" in line
    assert "0.50 s" not in line
    assert earlier["rows"][what]["3f733ac"] in line


@pytest.mark.parametrize("kind", ["mixed", "blocks"])
def test_the_limit_draws_every_word_that_the_program_is_sent(kind: str) -> None:
    text = "".join(pieces(kind, 4000))
    drawn = fragments(text)
    assert drawn[0][1]  # the first opens an element
    assert drawn[-1][2] == LAST_WORD
    assert [place for place, _, _ in drawn] == sorted(place for place, _, _ in drawn)
    assert len("".join(word for _, _, word in drawn)) > 0.7 * len(text)  # without the marks of Markdown


def test_the_picture_has_a_stage_for_whatever_takes_time(tmp_path: Path) -> None:
    rows = [f"token: main thread, {name}" for name in NAMES]
    rows += [f"token: {role}" for role in ("workers", "drawing", "page", "chromium", "children")]
    tools = runpy.run_path(str(ROOT / "packaging" / "token_picture.py"))
    figures = tools["cores"]([Row(name, "0.010 core")._asdict() for name in rows])
    shown = {name for stage in tools["stages"]() for name in stage.rows}
    assert set(figures) - shown == {"children"}
    assert not shown - set(figures)
    ET.fromstring(tools["drawn"](figures, "today"))


def test_the_command_tells_which_parts_there_are() -> None:
    command = [sys.executable, "-m", "tests.bench", "nothing"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "stream" in done.stderr
