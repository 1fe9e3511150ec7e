"""Deep research in the real window, against a model service and a web on loopback; killed in the middle too."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.bench.research import Model, web, write_settings
from tests.end2end.conftest import ROOT, environment
from tests.loopback import serve


@pytest.fixture
def model() -> Model:
    return Model(nodes=4, piece=0.002)


@pytest.fixture
def data_dir(model: Model, tmp_path: Path) -> Iterator[Path]:
    with ExitStack() as stack:
        url = stack.enter_context(serve(model.app()))
        bases: list[str] = []
        served = web(bases, 0.01, 0.01)
        bases += [stack.enter_context(serve(served, f"127.0.0.{n + 2}")) for n in range(4)]
        folder = tmp_path / "data"
        folder.mkdir()
        write_settings(folder, url, bases)
        yield folder


def command(scenario: str, data_dir: Path) -> list[str]:
    return [sys.executable, "-m", "tests.end2end.driver", scenario, str(data_dir)]


def drive(scenario: str, data_dir: Path) -> None:
    done = subprocess.run(
        command(scenario, data_dir), capture_output=True, encoding="utf-8", timeout=120, env=environment(), cwd=ROOT,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"exit status {done.returncode}\n{done.stdout}\n{done.stderr}"


@pytest.mark.slow
def test_a_research_of_ten_questions_is_followed_in_the_window(model: Model, data_dir: Path) -> None:
    model.nodes, model.piece = 10, 0.02
    drive("follow_a_research", data_dir)
    assert len(model.answered) == 10
    assert (data_dir / "research-ended.png").exists()


@pytest.mark.slow
def test_a_research_that_was_killed_goes_on_in_the_window(model: Model, data_dir: Path) -> None:
    model.held = ("thing 2", "thing 3")
    process = subprocess.Popen(
        command("be_killed_in_a_research", data_dir), stdout=subprocess.PIPE, encoding="utf-8", env=environment(),
        cwd=ROOT,
    )  # fmt: skip
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "TWO ANSWERED\n"
        process.kill()
    model.held = ()
    model.answered.clear()
    drive("go_on_with_a_research", data_dir)
    assert {question.partition("\n")[0] for question in model.answered} == {
        "What is thing 2 made of?",
        "What is thing 3 made of?",
    }
