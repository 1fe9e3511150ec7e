"""Notifications over a real bus, to a small desktop of our own."""

import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from app.ui.desktop.freedesktop import Outcome, notify
from tests.qt import Runner

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-daemon") is None, reason="there is no D-Bus here"
)
NAME = "org.freedesktop.Notifications"


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    daemon = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(daemon, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8") as process:
        assert process.stdout is not None
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", process.stdout.readline().strip())
        try:
            yield
        finally:
            process.kill()


class Desktop:
    """Takes one notification, and does with it as told."""

    def __init__(self, *signals: tuple[str, str, tuple[object, ...]]) -> None:
        from jeepney.bus_messages import message_bus
        from jeepney.io.blocking import open_dbus_connection

        self.taken: Any = None
        self._signals = signals
        self._connection = open_dbus_connection(bus="SESSION")
        self._connection.send_and_get_reply(message_bus.RequestName(NAME))
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._thread.join(30)
        self._connection.close()

    def _serve(self) -> None:
        from jeepney import DBusAddress, HeaderFields, new_method_return, new_signal

        while True:
            message = self._connection.receive(timeout=30)
            if message.header.fields.get(HeaderFields.member) == "Notify":
                break
        self.taken = message.body
        self._connection.send(new_method_return(message, "u", (7,)))
        source = DBusAddress("/org/freedesktop/Notifications", NAME, NAME)
        for member, signature, body in self._signals:
            self._connection.send(new_signal(source, member, signature, body))


def test_a_click_is_told_with_the_token_that_lets_the_window_come_to_the_front(run: Runner[Any], bus: None) -> None:
    desktop = Desktop(
        ("ActionInvoked", "us", (6, "default")),
        ("ActivationToken", "us", (7, "token-1")),
        ("ActionInvoked", "us", (7, "default")),
    )
    assert run(notify("Answer ready: <b>Bridges</b>", "Show")) == Outcome(True, True, "token-1")
    desktop.close()
    assert desktop.taken[0] == "Citewise"
    assert (desktop.taken[3], desktop.taken[4]) == ("Answer ready: <b>Bridges</b>", "")
    assert list(desktop.taken[5]) == ["default", "Show"]


def test_a_notification_that_is_closed_opens_nothing(run: Runner[Any], bus: None) -> None:
    desktop = Desktop(("NotificationClosed", "uu", (7, 2)))
    assert run(notify("Answer ready", "Show")) == Outcome(delivered=True)
    desktop.close()


def test_where_nobody_shows_notifications_that_is_told(run: Runner[Any], bus: None) -> None:
    assert run(notify("Answer ready", "Show")) == Outcome(delivered=False)


def test_without_a_bus_nothing_breaks(run: Runner[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    assert run(notify("Answer ready", "Show")) == Outcome(delivered=False)
