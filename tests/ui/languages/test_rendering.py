"""Every dialog, menu, page, pane and bar in every language: nothing is cut, nothing is left in another language."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.core.domain.settings import Appearance
from app.core.startup import StartFailure, StartProblem
from app.ui.window.start_window import StartWindow
from app.ui.wording.language import language_tag
from tests.end2end.conftest import environment
from tests.qt import Runner
from tests.ui.languages.catalogues import present_languages
from tests.ui.languages.inspection import defects
from tests.waiting import until

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = present_languages()

UNSEEN: dict[str, str] = {}  # windows that the tour does not open, and why


@pytest.fixture(scope="module")
def tour(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What `tour` found: the real program in a process of its own, all languages one after the other."""
    folder = tmp_path_factory.mktemp("tour")
    out = folder / "tour.json"
    (folder / "data").mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.languages.tour", str(folder / "data"), str(out), *LANGUAGES],
        capture_output=True, encoding="utf-8", timeout=900, env=environment(), cwd=ROOT, check=False,
    )  # fmt: skip
    assert out.is_file(), done.stderr[-3000:]
    told: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return told


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_window_is_cut_or_left_in_another_language(tour: dict[str, Any], language: str) -> None:
    assert "" not in tour["found"], tour["found"][""]
    assert not [f"{line} ({where[-600:]})" for line, where in tour["found"][language].items()]


@pytest.mark.slow
def test_every_dialog_and_every_page_of_the_settings_was_looked_at(tour: dict[str, Any]) -> None:
    assert set(windows_of_the_code()) - set(tour["seen"]) == set(UNSEEN)


@pytest.mark.slow
@pytest.mark.usefixtures("english")
def test_no_word_of_the_window_before_the_program_is_cut(run: Runner[Any]) -> None:
    async def story() -> None:
        found = []
        for language in LANGUAGES:
            window = StartWindow(Appearance(language=language_tag(language)))
            for problem in StartProblem:
                window.show_failure(StartFailure(problem, "/data", "citewise.db", "Locked", "/data/backups/b.db"))
                await until(window.isVisible)
                found += [f"{language}: {line}" for line in defects(window, language, tuple(LANGUAGES))]
            window.show_waiting("2.0")
            QApplication.processEvents()
            found += [f"{language}: {line}" for line in defects(window, language, tuple(LANGUAGES))]
            window.hide()
            window.deleteLater()
        assert found == []

    run(story())


def windows_of_the_code() -> Iterator[str]:
    """Classes that are windows of their own, or pages of the settings."""
    kinds = {"QDialog", "QMessageBox", "Page", "Bar"}
    for path in (ROOT / "app" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and kinds & {
                base.id for base in node.bases if isinstance(base, ast.Name)
            }:
                yield node.name


def test_the_windows_that_are_not_looked_at_are_there() -> None:
    assert set(UNSEEN) <= set(windows_of_the_code())
