"""The figures of the code: counted from a tree whose answers are known."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONG = "def b() -> int:\n" + "    one = 1\n" * 59 + "    return one\n"  # 61 lines
TREE = {
    "app/__init__.py": "",
    "app/one.py": "from app.room import two\n\n\ndef a():\n    return two\n",
    "app/room/__init__.py": "",
    "app/room/two.py": f"import app.one\n\n\n{LONG}",
    "app/room/three.py": "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from app.room import four\n",
    "app/room/four.py": "from app.room import three\n",
    "tests/test_a.py": "assert True\n",
}


def test_a_known_tree_has_its_figures(tmp_path: Path) -> None:
    for name, text in TREE.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    command = [sys.executable, str(ROOT / "packaging" / "figures.py"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = dict(line.strip("| ").split(" | ") for line in done.stdout.splitlines())
    assert (found["files of `app`"], found["lines of `app`"], found["functions"]) == ("6", "74", "2")
    assert found["functions whose return is annotated"] == "50.0 %"
    assert found["import cycles between modules"] == "1"  # what is imported for types alone makes none
    assert found["functions over 60 lines"] == "1"
    assert found["files of a folder: median / 90 % / most"].endswith("/ 3 (`app/room`)")
    assert found["lines of `tests`"] == "1"
