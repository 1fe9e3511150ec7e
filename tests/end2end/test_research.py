"""`citewise research` as a user runs it, killed in the middle too."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.bench.research import Model, web, write_settings
from tests.end2end.conftest import ROOT, environment
from tests.loopback import serve


@dataclass
class Place:
    model: Model
    data_dir: Path

    def start(self, *arguments: str) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "app", "--data-dir", str(self.data_dir), "research", *arguments]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen(command, cwd=ROOT, env=environment(), text=True, encoding="utf-8", **pipes)  # type: ignore[call-overload, no-any-return]

    def run(self, *arguments: str) -> tuple[int, str, str]:
        process = self.start(*arguments)
        out, said = process.communicate(timeout=120)
        return process.returncode, out, said


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    model = Model(nodes=4, piece=0.002)
    with ExitStack() as stack:
        url = stack.enter_context(serve(model.app()))
        bases: list[str] = []
        served = web(bases, 0.0, 0.0)
        bases += [stack.enter_context(serve(served, f"127.0.0.{n + 2}")) for n in range(2)]
        folder = tmp_path / "data"
        folder.mkdir()
        write_settings(folder, url, bases)
        yield Place(model, folder)


def test_a_research_tells_its_steps_and_prints_a_report_with_sources(place: Place) -> None:
    status, out, said = place.run("What are things made of?", "--depth", "quick")
    assert status == 0, said
    assert "at most 4 sub-questions" in said
    assert "answered: What is thing 3 made of?" in said
    assert "Word 39" in out
    assert "[1] Thing" in out


@pytest.mark.slow
def test_a_research_as_json_holds_its_graph(place: Place) -> None:
    status, out, said = place.run("What are things made of?", "--depth", "quick", "--json")
    assert status == 0, said
    research = json.loads(out)["research"]
    assert [node["state"] for node in research["nodes"]] == ["answered"] * 4
    assert research["ended"] == "responded"
    assert all(node["numbers"] for node in research["nodes"])


@pytest.mark.slow
def test_a_killed_research_goes_on_and_asks_no_finished_question_again(place: Place) -> None:
    place.model.held = ("thing 2", "thing 3")
    process = place.start("What are things made of?", "--depth", "quick")
    assert process.stderr is not None
    ended: set[str] = set()
    for line in process.stderr:
        if line.strip().startswith("answered:"):
            ended.add(line.strip().removeprefix("answered: "))
        if len(ended) == 2:
            break
    os.kill(process.pid, signal.SIGKILL)
    process.wait(timeout=30)
    process.stderr.close()
    assert process.stdout is not None
    process.stdout.close()
    place.model.held = ()
    place.model.answered.clear()
    status, out, said = place.run("--continue", "--json")
    assert status == 0, said
    answer = json.loads(out)
    assert [node["state"] for node in answer["research"]["nodes"]] == ["answered"] * 4
    assert {question.partition("\n")[0] for question in place.model.answered} == {
        "What is thing 2 made of?",
        "What is thing 3 made of?",
    }
    assert answer["state"] == "finished"
    assert "Word 39" in answer["answer"]


def test_nothing_to_go_on_with_is_said(place: Place) -> None:
    status, _, said = place.run("--continue")
    assert status == 2
    assert "no research that was cut off" in said
