"""A real process that is killed in the middle of an answer."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.turn.turn import State

ROOT = Path(__file__).resolve().parents[3]


@contextmanager
def streaming(directory: Path, name: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "tests.adapters.storage.streaming_process", str(directory), name]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def killed_after(directory: Path, checkpoints: int, name: str = "t1") -> int:
    """Kill the process with SIGKILL while it goes on writing; returns the last checkpoint that it knew was kept."""
    with streaming(directory, name) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "saved\n"
        for _ in range(checkpoints):
            process.stdout.readline()
        process.kill()
        rest = process.stdout.read().splitlines(keepends=True)
    complete = [line for line in rest if line.endswith("\n")]
    return int(complete[-1]) if complete else checkpoints


async def test_a_killed_process_loses_no_checkpoint(tmp_path: Path) -> None:
    last = killed_after(tmp_path, 25)
    store = await SqliteConversations.open(tmp_path)
    assert store.problem == ""
    assert await store.mark_interrupted() == 1
    conversation = await store.conversation("c1")
    await store.close()
    assert conversation is not None
    (turn,) = conversation.turns
    assert (turn.question, turn.state) == ("How high is the Zugspitze?", State.STOPPED)
    kept = [int(number) for number in turn.text.split()]
    assert kept in (list(range(1, last + 1)), list(range(1, last + 2)))  # the last one may be kept and not yet told


async def test_a_process_killed_before_its_first_word_keeps_the_question(tmp_path: Path) -> None:
    killed_after(tmp_path, 0)
    store = await SqliteConversations.open(tmp_path)
    found = await store.summaries("zugspitze")
    await store.close()
    assert [summary.id for summary in found] == ["c1"]


async def test_two_instances_write_to_one_file(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    with streaming(tmp_path, "t1") as one, streaming(tmp_path, "t2") as two:
        for process in (one, two):
            assert process.stdout is not None
            assert [process.stdout.readline() for _ in range(3)] == ["saved\n", "1\n", "2\n"]
        conversation = await store.conversation("c1")
    await store.close()
    assert conversation is not None
    assert sorted(turn.id for turn in conversation.turns) == ["t1", "t2"]


def test_instances_that_start_together_make_one_file(tmp_path: Path) -> None:
    with streaming(tmp_path, "t1") as one, streaming(tmp_path, "t2") as two, streaming(tmp_path, "t3") as three:
        lines = [process.stdout.readline() for process in (one, two, three) if process.stdout]
    assert lines == ["saved\n"] * 3
