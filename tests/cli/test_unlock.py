"""The passphrase at the terminal: asked for when a key in the locked file is needed, and never shown."""

import os
import sys
import threading
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from keyring.backends import fail

from app.adapters.secrets import PASSPHRASE, Keys
from app.cli.terminal import OwnTerminal, using
from app.cli.unlock import unlock_keys


@dataclass
class Typist(OwnTerminal):
    """A person who types these lines."""

    lines: list[str]
    is_interactive: bool = True  # type: ignore[misc]
    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def err(self, text: str) -> None:
        self.errors.append(text)

    async def read(self, what: str) -> str | None:
        self.requests.append(what)
        return self.lines.pop(0)


async def locked(folder: Path, environment: dict[str, str] | None = None) -> Any:
    first = Keys(folder, {}, fail.Keyring())
    await first.create_file("pass")
    await first.load([])
    await first.set("openai", "sk-1")
    keys = Keys(folder, environment or {}, fail.Keyring())
    search = SimpleNamespace(channels=lambda: [SimpleNamespace(id="chan", key="openai")])
    return SimpleNamespace(secrets=keys, vault=keys, search=search)


async def test_it_is_asked_for_until_it_is_right(tmp_path: Path) -> None:
    services, typist = await locked(tmp_path), Typist(["wrong\n", "pass\n"])
    with using(typist):
        await unlock_keys(services, ["openai"])
    assert services.secrets.get("openai") == "sk-1"
    assert typist.requests == ["secret", "secret"]
    assert "does not open" in "".join(typist.errors)


async def test_nobody_is_asked_who_needs_no_key_of_it(tmp_path: Path) -> None:
    services, typist = await locked(tmp_path), Typist([])
    with using(typist):
        await unlock_keys(services, ["groq"], "local")
    assert typist.requests == []


async def test_a_search_channels_key_counts_and_an_empty_line_goes_on_without(tmp_path: Path) -> None:
    services, typist = await locked(tmp_path), Typist(["\n"])
    with using(typist):
        await unlock_keys(services, [], "chan")
    assert (typist.requests, services.secrets.get("openai")) == (["secret"], "")


async def test_the_environment_answers_for_who_is_not_there(tmp_path: Path) -> None:
    services, typist = await locked(tmp_path, {PASSPHRASE: "pass"}), Typist([], is_interactive=False)
    with using(typist):
        await unlock_keys(services, ["openai"])
    assert (services.secrets.get("openai"), typist.errors) == ("sk-1", [])


async def test_without_a_person_and_a_variable_it_says_what_to_do(tmp_path: Path) -> None:
    services, typist = await locked(tmp_path), Typist([], is_interactive=False)
    with using(typist):
        await unlock_keys(services, ["openai"])
    assert PASSPHRASE in "".join(typist.errors)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")
def test_a_secret_is_not_shown_while_it_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    import pty
    import termios

    outer, inner = pty.openpty()
    with os.fdopen(inner, "r") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        read: list[str] = []
        reader = threading.Thread(target=lambda: read.append(OwnTerminal().read_now("secret")))
        reader.start()
        while termios.tcgetattr(inner)[3] & termios.ECHO:
            pass
        os.write(outer, b"hush\n")
        reader.join(10)
        assert read == ["hush\n"]
        assert termios.tcgetattr(inner)[3] & termios.ECHO
        os.set_blocking(outer, False)
        shown = b""
        try:
            shown = os.read(outer, 100)
        except OSError:
            pass
        assert b"hush" not in shown
    os.close(outer)
