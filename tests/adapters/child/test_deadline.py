"""A limit of time for what blocks."""

import threading

from app.adapters.child.deadline import Deadline


def test_a_block_that_takes_longer_is_told_of() -> None:
    due = threading.Event()
    deadline = Deadline(due.set)
    with deadline.within(0.01):
        assert due.wait(30)
    deadline.close()


def test_a_block_in_time_is_not_told_of_and_the_next_has_a_limit_of_its_own() -> None:
    calls: list[int] = []
    due = threading.Event()

    def on_due() -> None:
        calls.append(1)
        due.set()

    deadline = Deadline(on_due)
    with deadline.within(600):
        pass
    for _ in range(50):
        with deadline.within(60):
            pass
    with deadline.within(0.01):  # sooner than what the thread last knew of
        assert due.wait(30)
    with deadline.within(600):
        pass
    deadline.close()
    assert calls == [1]
