"""Children that check: what one tells, and what it costs that one hangs, falls or talks nonsense."""

import sys
from pathlib import Path

import pytest

from app.bootstrap.self_check.supervisor import WITH_QT, WITHOUT_QT, check_parts
from app.core.self_check import CheckPart, CheckReason, CheckState

_CHILD = """
import json, os, sys, time
request = json.loads(sys.stdin.readline())
for part in request["parts"]:
    {act}
    print(json.dumps({{"part": part, "state": "ok", "reason": "", "detail": "", "seconds": 0.5}}), flush=True)
"""


def child(act: str) -> list[str]:
    """A child of our own make: before each part it does this."""
    return [sys.executable, "-c", _CHILD.format(act=act)]


def test_each_part_is_told_once_and_in_order(tmp_path: Path) -> None:
    results = list(check_parts(tmp_path, start=child("pass")))
    assert [result.part for result in results] == list(CheckPart) == [*WITHOUT_QT, *WITH_QT]
    assert {result.state for result in results} == {CheckState.OK}
    assert {result.seconds for result in results} == {0.5}


def test_a_part_that_falls_costs_itself_alone_and_its_last_words_are_told(tmp_path: Path) -> None:
    act = "part == 'gate' and (print('out of luck', file=sys.stderr, flush=True), os._exit(7))"
    results = {result.part: result for result in check_parts(tmp_path, start=child(act))}
    gate = results.pop(CheckPart.GATE)
    assert (gate.state, gate.reason) == (CheckState.FAILED, CheckReason.CRASHED)
    assert gate.detail == "exit status 7 · out of luck"
    assert {result.state for result in results.values()} == {CheckState.OK}


def test_a_part_that_hangs_is_given_up_after_its_time(tmp_path: Path) -> None:
    act = "part == 'browser' and time.sleep(600)"
    parts = (CheckPart.BROWSER, CheckPart.PAGE)
    browser, page = check_parts(tmp_path, start=child(act), seconds=3.0, parts=parts)
    assert (browser.state, browser.reason, browser.detail) == (CheckState.FAILED, CheckReason.HUNG, "3")
    assert page.state is CheckState.OK


@pytest.mark.parametrize("words", ["'nonsense'", "'{}'", '\'{"part": "page", "state": "ok"}\'', "'[]'"])
def test_nonsense_is_no_result(words: str, tmp_path: Path) -> None:
    (result,) = check_parts(tmp_path, start=child(f"print({words})"), parts=(CheckPart.GATE,))
    assert (result.part, result.state, result.reason) == (CheckPart.GATE, CheckState.FAILED, CheckReason.CRASHED)


def test_a_program_that_cannot_start_fails_every_part(tmp_path: Path) -> None:
    results = list(check_parts(tmp_path, start=[sys.executable, "-c", "raise SystemExit(3)"]))
    assert {result.reason for result in results} == {CheckReason.CRASHED}
    assert len(results) == len(CheckPart)


def test_the_directory_of_the_run_is_gone_afterwards_and_the_users_is_not_made(tmp_path: Path) -> None:
    act = "open(request['folder'] + '/left', 'w').close(); print(request['folder'], file=sys.stderr)"
    user_dir = tmp_path / "data"
    results = check_parts(user_dir, start=child(act), parts=(CheckPart.FILES, CheckPart.GATE))
    assert len(list(results)) == 2
    assert not user_dir.exists()


def test_what_is_closed_early_ends_its_child(tmp_path: Path) -> None:
    results = check_parts(tmp_path, start=child("part == 'languages' and sys.stdin.read()"))
    assert next(results).part is CheckPart.FILES
    results.close()  # type: ignore[attr-defined]
