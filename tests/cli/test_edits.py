"""The terminal tells what the editor did; JSON has every step."""

import json

import pytest

from app.cli.commands.answer import as_json, source_list
from app.cli.edits import corrected_text, edit_lines
from app.cli.options import parse
from app.cli.output import as_text
from app.core.domain.editing import Edit, EditingMode, EditKind
from tests.cli.test_told import Terminal, searching
from tests.ui.transcript.edited import EDITED, WRITTEN, edited_turn


def test_the_line_and_each_change_are_told_as_text() -> None:
    assert edit_lines(edited_turn()) == [
        "5 claims: 1 found, 1 moved, 1 corrected, 1 softened, 1 with disagreeing sources",
        "- moved from 2 to 3: It floats on 42 lakes",
        "- sources disagree: Currently 4.2 million people live there",
        "    4.2 million [3] 2026-03-01",
        "    3.9 million [1] 2019-05-12",
        "- as of 2026-03-01: Currently 4.2 million people live there",
        "- corrected:",
        "    was: Bears swim in June [1].",
        "    now: Bears swim in July [1].",
        "- softened:",
        "    was: Wolves sing there in spring [2].",
        "    now: Wolves may sing there [2].",
    ]


def test_an_answer_whose_words_changed_is_printed_whole_again_with_our_numbers() -> None:
    turn = edited_turn()
    assert corrected_text(turn).startswith("Ice melts at zero [1]. It floats on 42 lakes [3].")
    assert "Bears swim in July [1]." in corrected_text(turn)
    assert [line.split("\n")[0] for line in source_list(turn)] == ["[1] Title 1", "[2] Title 2", "[3] Title 3"]


def test_a_moved_citation_leaves_each_source_its_own_number() -> None:
    turn = edited_turn(steps=1)
    assert corrected_text(turn) == ""
    assert [line.split("\n")[0] for line in source_list(turn)] == ["[1] Title 1", "[2] Title 2", "[3] Title 3"]
    turn.citations = turn.citations[:2]
    assert [line.split("\n")[0] for line in source_list(turn)][:2] == ["[1] Title 1", "[3] Title 3"]


def test_nothing_is_told_where_nothing_was_to_be_edited() -> None:
    turn = edited_turn()
    turn.editing = EditingMode.OFF
    assert edit_lines(turn) == []


def test_every_kind_has_a_line_that_cannot_steer_the_terminal() -> None:
    turn = edited_turn()
    turn.edits = tuple(Edit(kind, (0, 0), "a\x1b[2J\nb", "c", detail="d") for kind in EditKind)
    lines = edit_lines(turn)
    assert len(lines) >= len(EditKind)
    assert not any("\x1b" in line or "\n" in line for line in lines)


def test_json_has_the_answer_as_edited_every_step_and_the_original() -> None:
    value = json.loads(as_text(as_json(edited_turn())))
    assert value["answer"] == EDITED
    told = value["verification"]
    assert (told["mode"], told["finished"]) == ("repair", True)
    assert told["claims"] == {"found": 1, "moved": 1, "corrected": 1, "hedged": 1, "disagreement": 1}
    assert [edit["kind"] for edit in told["edits"]] == ["moved", "disagreement", "dated", "corrected", "hedged"]
    assert told["original"]["answer"] == WRITTEN
    assert [one["numbers"] for one in told["original"]["citations"]] == [[1], [2], [3], [1], [2]]
    moved = value["citations"][1]
    assert (moved["numbers"], moved["moved_from"], moved["support"]["verdict"]) == ([3], [2], "supported")
    assert [one["value"] for one in value["citations"][2]["disagreement"]] == ["4.2 million", "3.9 million"]
    assert value["citations"][2]["as_of"] == "2026-03-01"


@pytest.mark.parametrize("command", ["ask", "research"])
def test_what_is_done_with_an_answer_is_an_option(command: str) -> None:
    assert parse([command, "q"]).verify is None
    assert parse([command, "q", "--verify", "repair"]).verify == "repair"
    with pytest.raises(SystemExit):
        parse([command, "q", "--verify", "perhaps"])


@pytest.mark.parametrize("mode", ["off", "mark", "repair"])
async def test_ask_has_the_answer_checked_as_the_option_says(capsys: pytest.CaptureFixture[str], mode: str) -> None:
    status, out, _ = await Terminal(searching("no queries", "Blue [1]."), capsys)(  # type: ignore[arg-type]
        "ask", "Why is the sky blue?", "--verify", mode, "--json"
    )
    assert (status, json.loads(out)["verification"]["mode"]) == (0, mode)
