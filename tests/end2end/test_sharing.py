"""Several processes on one data directory: one owns it, the others are served by it, and nothing is mixed up."""

import json
import os
import pty
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from tests.end2end.conftest import ROOT, Citewise, World, environment
from tests.end2end.test_closing import ends
from tests.end2end.test_window import started
from tests.waiting import until_done

QUESTION = "Why is the sky blue?"


def command(world: World, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "app", "--data-dir", str(world.data_dir), *arguments]


def begin(arguments: list[str], **more: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
        env=environment(**more), cwd=ROOT,
    )  # fmt: skip


@contextmanager
def window(world: World, scenario: str, first: str) -> Iterator["subprocess.Popen[str]"]:
    """One that is open, and has said its first word."""
    process = subprocess.Popen(
        started(world, scenario), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
        env=environment(), cwd=ROOT,
    )  # fmt: skip
    with process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == f"{first}\n"
            yield process
        finally:
            process.kill()


def rows(world: World, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(world.data_dir / "citewise.db")) as database:
        return database.execute(query).fetchall()


def slow(world: World, answers: int | None = 1) -> None:
    """So many answers are written at a walk."""
    world.models.pause, world.models.paused = 0.1, answers
    world.models.answer = f"{world.models.answer} {'of scattering, ' * 500}"
    world.models.knowledge = "word " * 800


@pytest.mark.slow
def test_a_command_leaves_the_answer_alone_that_the_window_is_writing(world: World, citewise: Citewise) -> None:
    slow(world)
    with window(world, "write_beside_commands", "WRITING"):
        done = citewise("knowledge", "list")
        assert done.returncode == 0, done.stderr
        assert rows(world, "SELECT state FROM turns") == [("running",)], "it still runs, and nobody else may end it"


@pytest.mark.slow
def test_three_commands_at_once_beside_a_window_answer_and_number_their_sources(world: World) -> None:
    slow(world)
    with window(world, "write_beside_commands", "WRITING"):
        commands = [begin(command(world, "ask", QUESTION, "--json")) for _ in range(3)]
        ended = [process.communicate(timeout=120) for process in commands]
        assert [process.returncode for process in commands] == [0, 0, 0], ended
        for out, _ in ended:
            answer = json.loads(out)
            numbers = {source["number"] for source in answer["sources"]}
            assert numbers == set(range(1, len(numbers) + 1))
            assert answer["citations"]
        states = rows(world, "SELECT state, count(*) FROM turns GROUP BY state ORDER BY state")
        assert states == [("finished", 3), ("running", 1)]
    assert not rows(
        world,
        "SELECT s.conversation, s.number, r.number FROM turn_references r JOIN turns t ON t.id = r.turn "
        "JOIN sources s ON s.conversation = t.conversation AND s.id = r.source "
        "WHERE s.number IS NULL OR s.number != r.number",
    )
    doubles = "SELECT conversation, number FROM sources WHERE number NOT NULL GROUP BY 1, 2 HAVING count(*) > 1"
    assert not rows(world, doubles)


def test_a_second_start_raises_the_window_that_is_open_fills_its_composer_and_ends(world: World) -> None:
    with window(world, "be_called", "READY") as first:
        with begin(command(world)) as second:
            assert ends(second, 30), "the second start is still there"
            assert second.returncode == 0
        assert first.stdout is not None
        assert first.stdout.readline() == "SEEN\n"
        starts = {
            "FILLED": ("--ask", QUESTION),
            "": ("citewise://ask?q=Why%20red%3F",),
            "REFUSED": ("citewise://send?q=Go",),
            "QUICK": ("--quick-ask",),
        }
        for line, arguments in starts.items():
            with begin(command(world, *arguments)) as other:
                assert ends(other, 30)
                assert other.returncode == 0
            if line:
                assert first.stdout.readline() == f"{line}\n"
        assert first.wait(60) == 0


@pytest.mark.slow
def test_a_killed_owner_leaves_the_way_free(world: World, citewise: Citewise) -> None:
    slow(world)
    with window(world, "write_beside_commands", "WRITING") as owner:
        owner.kill()
        owner.wait()
        assert (world.data_dir / "citewise.sock").exists(), "nobody cleared up"
        done = citewise("ask", QUESTION, "--search", "off")
        assert done.returncode == 0, done.stderr
    assert not (world.data_dir / "citewise.sock").exists()


@pytest.mark.slow
def test_a_command_tells_that_the_owner_was_killed(world: World) -> None:
    slow(world, None)
    with window(world, "write_beside_commands", "WRITING") as owner:
        process = begin(command(world, "ask", QUESTION, "--search", "off"))
        assert process.stdout is not None
        assert process.stdout.read(5) == "word "
        owner.kill()
        _, err = process.communicate(timeout=30)
        assert process.returncode == 1
        assert "has ended" in err


@pytest.mark.parametrize("arguments", [("--ask", QUESTION), ("citewise://ask?q=Why%20is%20the%20sky%20blue%3F",)])
def test_a_question_on_the_command_line_waits_in_the_composer_of_the_first_window(
    world: World, arguments: tuple[str, ...]
) -> None:
    with begin(command(world, *arguments)) as process:

        def waits() -> bool:
            assert process.poll() is None
            return QUESTION in draft(world)

        until_done(waits, lambda: draft(world))
        process.send_signal(signal.SIGTERM)
        assert ends(process)
        assert process.returncode == 0
    assert not asked(world), "nobody pressed Enter"


def draft(world: World) -> str:
    """What is typed in the new conversation."""
    try:
        return (world.data_dir / "window.ini").read_text(encoding="utf-8")
    except OSError:
        return ""  # it is being made


def asked(world: World) -> list[tuple[object, ...]]:
    try:
        return rows(world, "SELECT question, state FROM turns")
    except sqlite3.Error:
        return []  # it is being made


@pytest.mark.slow
def test_the_window_lists_what_a_command_asked(world: World, citewise: Citewise) -> None:
    with window(world, "hear_of_a_command", "READY") as owner:
        assert citewise("ask", QUESTION, "--search", "off").returncode == 0
        assert owner.stdout is not None
        assert owner.stdout.readline() == f"{QUESTION}\n"
        assert owner.wait(60) == 0


@contextmanager
def at_a_keyboard(arguments: list[str]) -> Iterator[tuple["subprocess.Popen[str]", int]]:
    """A process, and where to write what is typed."""
    keyboard, end = pty.openpty()
    process = subprocess.Popen(
        arguments, stdin=end, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=environment(),
        cwd=ROOT,
    )  # fmt: skip
    os.close(end)
    try:
        with process:
            yield process, keyboard
    finally:
        process.kill()
        os.close(keyboard)


def prompted(process: "subprocess.Popen[str]") -> str:
    """What stands before the cursor when an answer is waited for."""
    assert process.stderr is not None
    words = ""
    while not words.endswith("[y/N] "):
        more = process.stderr.read(1)
        assert more, words
        words += more
    return words


@pytest.mark.slow
@pytest.mark.parametrize("beside", [True, False])
def test_a_person_at_the_keyboard_is_asked_and_answers(world: World, beside: bool) -> None:
    slow(world)
    with ExitStack() as stack:
        if beside:
            stack.enter_context(window(world, "write_beside_commands", "WRITING"))
        else:
            world.models.pause = 0
        ask = command(world, "ask", "What is at http://127.0.0.1:9/there?", "--search", "off")
        with at_a_keyboard(ask) as (process, keyboard):
            assert "127.0.0.1:9 is a private address" in prompted(process)
            os.write(keyboard, b"y\n")
            out, err = process.communicate(timeout=60)
            assert process.returncode == 0, out + err
        assert "127.0.0.1:9" in (world.data_dir / "settings.json").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("beside", [True, False])
def test_ctrl_c_at_a_prompt_is_heard(world: World, beside: bool) -> None:
    slow(world)
    with ExitStack() as stack:
        if beside:
            stack.enter_context(window(world, "write_beside_commands", "WRITING"))
        with at_a_keyboard(command(world, "ask", "What is at http://127.0.0.1:9/there?")) as (process, _):
            prompted(process)
            process.send_signal(signal.SIGINT)
            assert ends(process, 30), "it waits for an answer still"
            assert process.returncode == 130


@pytest.mark.slow
def test_the_environment_of_a_command_counts_for_it_alone(world: World, citewise: Citewise) -> None:
    slow(world)
    with window(world, "write_beside_commands", "WRITING"):
        world.models.key = "of-the-command"
        refused = citewise("ask", QUESTION, "--search", "off")
        assert refused.returncode == 1
        assert "refused the key" in refused.stderr
        done = citewise("ask", QUESTION, CITEWISE_KEY_LOOPBACK="of-the-command", CITEWISE_SEARCH="off")
        assert done.returncode == 0, done.stderr
        assert json.loads(citewise("ask", QUESTION, "--json", CITEWISE_MODEL="quotes").stdout)["model"] == "quotes"
    assert "of-the-command" not in (world.data_dir / "citewise.log").read_text()


@pytest.mark.slow
def test_a_command_has_its_own_folder_and_its_own_input(world: World, citewise: Citewise, tmp_path: Path) -> None:
    slow(world)
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "notes.md").write_text("# Marsh\n\nThe marsh frog laughs at night.\n")
    with window(world, "write_beside_commands", "WRITING"):
        added = subprocess.run(
            command(world, "knowledge", "add", "Frogs", "notes.md"), capture_output=True, encoding="utf-8",
            env=environment(), cwd=tmp_path / "here", check=False, timeout=90,
        )  # fmt: skip
        assert added.returncode == 0, added.stderr
        note = citewise("knowledge", "add", "Frogs", "-", text="Toads\n\nA toad walks.\n" + "x" * 200_000)
        assert note.returncode == 0, note.stderr
        assert "marsh frog" in citewise("knowledge", "search", "Frogs", "laughs at night").stdout
        assert "A toad walks" in citewise("knowledge", "search", "Frogs", "toad walks").stdout
        missing = citewise("ask", QUESTION, "--file", "notes.md")
        assert "notes.md is not there" in missing.stderr


@pytest.mark.slow
def test_several_commands_bring_one_base_up_to_date_at_once(world: World, tmp_path: Path) -> None:
    slow(world)
    for name in ("marsh", "tree", "glass"):
        (tmp_path / f"{name}.md").write_text(f"# Frogs\n\nThe {name} frog laughs at night.\n")
    with window(world, "write_beside_commands", "WRITING"):
        files = [str(tmp_path / f"{name}.md") for name in ("marsh", "tree", "glass")]
        commands = [begin(command(world, "knowledge", "add", "Frogs", file)) for file in files]
        ended = [process.communicate(timeout=90) for process in commands]
        assert [process.returncode for process in commands] == [0, 0, 0], ended
    with closing(sqlite3.connect(world.data_dir / "knowledge.db")) as database:
        assert database.execute("SELECT state FROM documents").fetchall() == [("ready",)] * 3


@pytest.mark.parametrize(
    "end", [signal.SIGINT, *(pytest.param(end, marks=pytest.mark.slow) for end in (signal.SIGTERM, signal.SIGKILL))]
)
def test_a_command_that_is_interrupted_or_gone_stops_its_own_answer_only(world: World, end: signal.Signals) -> None:
    slow(world, None)
    with window(world, "write_beside_commands", "WRITING"):
        process = begin(command(world, "ask", QUESTION, "--search", "off"))
        assert process.stdout is not None
        assert process.stdout.read(5) == "word "
        process.send_signal(end)
        process.communicate(timeout=30)
        assert process.returncode == (130 if end != signal.SIGKILL else -signal.SIGKILL)
        states = "SELECT state FROM turns ORDER BY created"
        until_done(lambda: rows(world, states) == [("running",), ("stopped",)], "the end of what nobody reads")
        assert str(rows(world, "SELECT text FROM answers ORDER BY rowid DESC")[0][0]).startswith("word ")


@pytest.mark.slow
def test_a_closed_window_serves_the_commands_that_run_to_their_end(world: World) -> None:
    world.models.pause = 0.05
    world.models.knowledge = "word " * 60
    with window(world, "be_closed", "READY") as owner:
        process = begin(command(world, "ask", QUESTION, "--search", "off"))
        assert process.stdout is not None
        assert process.stdout.read(5) == "word "
        assert owner.stdin is not None
        print("close", file=owner.stdin, flush=True)
        assert owner.stdout is not None
        assert owner.stdout.readline() == "CLOSED\n"
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
        assert out.count("word ") >= 59
        assert ends(owner)
        assert owner.returncode == 0


@pytest.mark.slow
def test_a_command_owns_what_nobody_owns_and_serves_others(world: World) -> None:
    world.models.pause, world.models.paused = 0.1, 1
    world.models.knowledge = "word " * 100
    owner = begin(command(world, "ask", QUESTION, "--search", "off"))
    assert owner.stdout is not None
    assert owner.stdout.read(5) == "word "
    others = [begin(command(world, "ask", QUESTION, "--search", "off")) for _ in range(2)]
    for process in (*others, owner):
        _, err = process.communicate(timeout=90)
        assert process.returncode == 0, err
    assert rows(world, "SELECT state FROM turns") == [("finished",)] * 3


@pytest.mark.slow
def test_a_window_waits_for_the_command_that_owns_the_directory(world: World) -> None:
    world.models.pause, world.models.paused = 0.1, 1
    world.models.knowledge = "word " * 60
    owner = begin(command(world, "ask", QUESTION, "--search", "off"))
    assert owner.stdout is not None
    assert owner.stdout.read(5) == "word "
    with window(world, "be_called", "READY"):
        assert owner.poll() == 0
    owner.communicate()


@pytest.mark.slow
def test_two_data_directories_have_two_owners(world: World, citewise: Citewise, tmp_path: Path) -> None:
    slow(world)
    with window(world, "write_beside_commands", "WRITING"):
        other = [sys.executable, "-m", "app", "--data-dir", str(tmp_path / "other"), "knowledge", "list"]
        done = subprocess.run(other, capture_output=True, env=environment(), cwd=ROOT, check=False, timeout=60)
        assert done.returncode == 0
        assert (tmp_path / "other" / "knowledge.db").exists()
