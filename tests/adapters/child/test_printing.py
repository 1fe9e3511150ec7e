"""Small programs of the system: what they print, and that none holds anything up."""

import sys

from app.adapters.child.printing import printed_by


def test_what_a_program_prints_comes_back() -> None:
    assert printed_by(sys.executable, ["-c", "print('é', end='')"], 30.0) in ("é", "\ufffd")


def test_a_program_that_is_not_there_or_takes_too_long_prints_nothing() -> None:
    assert printed_by("no-such-program-anywhere", [], 1.0) == ""
    assert printed_by(sys.executable, ["-c", "import time; print(1); time.sleep(60)"], 0.2) == ""
