"""The system's keychain keeps an entry of our own for a moment; where it does not, the encrypted file does."""

import secrets
import sys
from importlib import import_module, metadata
from pathlib import Path

from app.adapters.key_file import NAME, KeyFile
from app.adapters.secrets import Keys
from app.core.self_check import CheckPart, CheckReason, CheckResult, absent, failed

_REASONS = {
    "NoKeyringError": CheckReason.NO_KEYCHAIN,
    "RuntimeError": CheckReason.NO_KEYCHAIN,
    "Unavailable": CheckReason.NO_KEYCHAIN,  # switched off, keeps nothing, or protects nothing
    "no answer in time": CheckReason.KEYCHAIN_SILENT,
}


_BACKENDS = {"darwin": ("macOS", "ctypes"), "win32": ("Windows", "win32ctypes.pywin32.win32cred")}
_ON_LINUX = ("SecretService", "secretstorage")


async def check_keychain(folder: Path) -> CheckResult:
    if missing := _missing_parts():
        return failed(CheckPart.KEYCHAIN, CheckReason.MISSING, missing)
    problem = await Keys(folder, {}).probe()
    if not problem:
        return CheckResult(CheckPart.KEYCHAIN)
    if not _file_works(folder / NAME):
        return failed(CheckPart.KEYCHAIN, CheckReason.WRONG_TEXT, NAME)
    return absent(CheckPart.KEYCHAIN, _REASONS.get(problem, CheckReason.KEYCHAIN_LOCKED), problem)


def _missing_parts() -> str:
    """Of what asks the system's keychain: without it there would seem to be none. keyring finds it by its metadata."""
    name, library = _BACKENDS.get(sys.platform, _ON_LINUX)
    if name not in {entry.name for entry in metadata.entry_points(group="keyring.backends")}:
        return f"keyring.backends: {name}"
    try:
        import_module(library)
    except ImportError as error:
        return str(error)
    return ""


def _file_works(path: Path) -> bool:
    key, passphrase = secrets.token_urlsafe(), secrets.token_urlsafe()
    KeyFile(path).create(passphrase, {"self-check": key})
    file = KeyFile(path)
    file.open(passphrase)
    return file.get("self-check") == key and key not in path.read_text(encoding="utf-8")
