"""The system's keychain keeps an entry of our own for a moment; where it does not, the encrypted file does."""

import secrets
from pathlib import Path

from app.adapters.key_file import NAME, KeyFile
from app.adapters.secrets import Keys
from app.core.self_check import CheckPart, CheckReason, CheckResult, absent, failed

_REASONS = {
    "NoKeyringError": CheckReason.NO_KEYCHAIN,
    "RuntimeError": CheckReason.NO_KEYCHAIN,
    "switched off": CheckReason.NO_KEYCHAIN,
    "only a file without protection": CheckReason.NO_KEYCHAIN,
    "no answer in time": CheckReason.KEYCHAIN_SILENT,
}


async def check_keychain(folder: Path) -> CheckResult:
    problem = await Keys(folder, {}).probe()
    if not problem:
        return CheckResult(CheckPart.KEYCHAIN)
    if not _file_works(folder / NAME):
        return failed(CheckPart.KEYCHAIN, CheckReason.WRONG_TEXT, NAME)
    return absent(CheckPart.KEYCHAIN, _REASONS.get(problem, CheckReason.KEYCHAIN_LOCKED), problem)


def _file_works(path: Path) -> bool:
    key, passphrase = secrets.token_urlsafe(), secrets.token_urlsafe()
    KeyFile(path).create(passphrase, {"self-check": key})
    file = KeyFile(path)
    file.open(passphrase)
    return file.get("self-check") == key and key not in path.read_text(encoding="utf-8")
