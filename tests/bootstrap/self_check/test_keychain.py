"""The keychain as the child asks it: one that keeps, one that is locked, one that hangs, and none."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.bootstrap.self_check.supervisor import check_parts
from app.core.self_check import CheckPart, CheckResult, CheckState

_BACKENDS = '''
import json, pathlib, time
from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked

FILE = pathlib.Path(__file__).with_name("kept.json")

class Keeping(KeyringBackend):
    """Keeps in a file, and counts who asks."""
    priority = 1
    def _all(self): return json.loads(FILE.read_text())
    def _note(self, name, username):
        with FILE.with_name("asked").open("a") as file: file.write(f"{name} {username}\\n")
    def get_password(self, service, username):
        self._note("get", username); return self._all().get(f"{service}/{username}")
    def set_password(self, service, username, password):
        self._note("set", username); FILE.write_text(json.dumps({**self._all(), f"{service}/{username}": password}))
    def delete_password(self, service, username):
        self._note("delete", username); kept = self._all(); del kept[f"{service}/{username}"]
        FILE.write_text(json.dumps(kept))

class Locked(Keeping):
    def get_password(self, service, username): raise KeyringLocked("no")
    set_password = delete_password = lambda self, *_: Locked.get_password(self, *_[:2])

class Hanging(Keeping):
    def set_password(self, *_): time.sleep(600)
'''
_USERS = {"Citewise/openai": "the user's own key"}


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], CheckResult]:
    """The keychain's part over a backend, named as keyring has it."""
    (tmp_path / "backends_of_test.py").write_text(_BACKENDS)
    (tmp_path / "kept.json").write_text(json.dumps(_USERS))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    def run(backend: str) -> CheckResult:
        monkeypatch.setenv("PYTHON_KEYRING_BACKEND", backend)
        (result,) = check_parts(tmp_path / "none", parts=(CheckPart.KEYCHAIN,))
        return result

    return run


def test_a_keychain_that_keeps_is_asked_for_an_entry_of_our_own_alone(
    check: Callable[[str], CheckResult], tmp_path: Path
) -> None:
    assert check("backends_of_test.Keeping").state is CheckState.OK
    assert json.loads((tmp_path / "kept.json").read_text()) == _USERS, "nothing is left, nothing is lost"
    names = {line.split()[1] for line in (tmp_path / "asked").read_text().splitlines()}
    assert len(names) == 1
    assert names.pop().startswith("self-check-")


@pytest.mark.parametrize(
    ("backend", "reason"),
    [
        ("backends_of_test.Locked", "keychain_locked"),
        ("backends_of_test.Hanging", "keychain_silent"),
        ("keyring.backends.fail.Keyring", "no_keychain"),
        ("keyring.backends.null.Keyring", "no_keychain"),
    ],
)
def test_one_that_is_locked_silent_or_absent_is_told_and_is_no_failure(
    backend: str, reason: str, check: Callable[[str], CheckResult], tmp_path: Path
) -> None:
    result = check(backend)
    assert (result.state, result.reason) == (CheckState.ABSENT, reason)
    assert json.loads((tmp_path / "kept.json").read_text()) == _USERS
