"""Patches come as fast as a reader can use them, and rarely where each is a lot of work."""

import threading

from pytestqt.qtbot import QtBot

from app.ui.transcript.feed import Feed, rest_after


def test_the_more_work_the_longer_the_rest() -> None:
    assert rest_after(5, 5) == 80
    assert rest_after(50, 50) == 400
    assert rest_after(500, 600) == 4000


def test_a_single_slow_patch_does_not_hold_up_the_next() -> None:
    assert rest_after(2000, 5) == rest_after(5, 2000) == 80


def test_the_rest_has_an_end() -> None:
    assert rest_after(60_000, 60_000) == 8000


def test_what_is_put_goes_at_once_however_long_the_rest(qtbot: QtBot) -> None:
    sent: list[str] = []

    def run(script: str, answer: object) -> None:
        sent.append(script)
        answer("ok")  # type: ignore[operator]

    feed = Feed(list, run)
    feed._timer.setInterval(600_000)
    feed.start()
    feed.soon()
    with qtbot.waitSignal(feed.patched):
        feed.put(lambda: ("end", threading.current_thread().name))
    feed.close()
    assert sent == ['cw.run([["end", "transcript_0"]])']
