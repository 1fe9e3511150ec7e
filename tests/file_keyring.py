"""A keychain in a file, for tests of whole programs: `PYTHON_KEYRING_BACKEND=tests.file_keyring.FileKeyring`."""

import json
import os
from pathlib import Path

from keyring.backend import KeyringBackend
from keyring.errors import PasswordDeleteError

VARIABLE = "CITEWISE_TEST_KEYRING"  # the file


class FileKeyring(KeyringBackend):
    priority = 1  # type: ignore[assignment]

    def get_password(self, service: str, username: str) -> str | None:
        return stored(self._path()).get(f"{service}/{username}")

    def set_password(self, service: str, username: str, password: str) -> None:
        self._path().write_text(json.dumps(stored(self._path()) | {f"{service}/{username}": password}))

    def delete_password(self, service: str, username: str) -> None:
        entries = stored(self._path())
        if entries.pop(f"{service}/{username}", None) is None:
            raise PasswordDeleteError("not found")
        self._path().write_text(json.dumps(entries))

    def _path(self) -> Path:
        return Path(os.environ[VARIABLE])


def stored(path: Path) -> dict[str, str]:
    entries: dict[str, str] = json.loads(path.read_text()) if path.exists() else {}
    return entries
