"""Everything that this program wrote for its user goes; what lies beside it is another's, and stays.

A name is ours where our own code gives such names: a list, so that nothing is taken by chance. What the user writes
(`.env`, `engines.json`) is the user's.
"""

import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.adapters.backup.layout import TREES as DATA_TREES
from app.adapters.backup.writing import SCRATCH, UNPACKED
from app.adapters.instance.lock import NAME as LOCK
from app.adapters.secrets import SERVICE, Keys
from app.adapters.storage.migration_runner import LOOK
from app.core.domain.errors import Unavailable
from app.core.domain.removal import Removal
from app.locations import RESTORING

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

_TIME = r"\d{8}T\d{12}Z"
_TEMPORARY = r"[a-z0-9_]{8}"  # what `tempfile` puts behind a name
_OURS = re.compile(
    r"(citewise|knowledge|pages)\.db"
    rf"(\.suspect|\.restored|(\.salvaging|\.(broken|before-restoring)-{_TIME})?(-wal|-shm|-journal)?)"
    rf"|settings\.json(\.(broken|changed|before-restoring)-{_TIME}|{_TEMPORARY})?({_TEMPORARY})?"
    rf"|(keys\.encrypted|updates\.json|watches\.json)({_TEMPORARY})?"
    r"|window\.ini(\.lock|\.\w{6})?|citewise\.log(\.1)?|citewise\.sock|running"
)
_BACKUP = re.compile(
    r"(citewise|knowledge)-.*-before-.*\.(db|partial)(-wal|-shm|-journal)?"
    rf"|citewise-[\w-]*-\d{{8}}T\d{{6,12}}Z\.zip(\.partial)?|(restored|schedule)\.json({_TEMPORARY})?"
)
_TREE_ASIDE = re.compile(rf"({'|'.join(DATA_TREES)})\.before-restoring-{_TIME}")
_TREES = ("engines", RESTORING, *DATA_TREES)  # `engines`: Chromium's, as far as it keeps anything
_NO_KEYCHAIN = ("NoKeyringError", "Unavailable")  # errors of `Keys` and keyring: there is none that is used
_MOST_ENTRIES = 1_000
_PROMPT_SECONDS = 60.0  # a locked one asks its owner, who is there


def foreign_names(folder: Path) -> tuple[str, ...]:
    """What of the data directory is not ours, in order."""
    return tuple(sorted(_name_in(path, folder) for path, is_ours in _entries(folder) if not is_ours))


def remove_files(folder: Path, elsewhere: Iterable[Path] = ()) -> Removal:
    """All but the lock, which goes last (`remove_lock`). elsewhere: files of ours that are not in the data directory.

    Links go, and never what they lead to. Whoever has the files open has closed them; the lock is held.
    """
    removed, failed = 0, []

    def remove(path: Path, act: Callable[[Any], object]) -> None:
        nonlocal removed
        try:
            act(path)
            removed += 1
        except FileNotFoundError:
            pass
        except OSError as error:
            failed.append((str(path), error.strerror or str(error)))

    for path, is_ours in list(_entries(folder)):
        if is_ours:
            remove(path, shutil.rmtree if path.is_dir() and not path.is_symlink() else os.unlink)
    for path in elsewhere:
        remove(path, os.unlink)
    backups = folder / "backups"
    if backups.is_dir() and not any(backups.iterdir()):
        remove(backups, os.unlink if backups.is_symlink() else os.rmdir)
        removed -= 1
    return Removal(str(folder), removed, tuple(failed), foreign_names(folder))


def remove_lock(folder: Path) -> None:
    """And the directory, where nothing is in it any more. A lock that cannot go stays: it holds nothing."""
    try:
        os.unlink(folder / LOCK)
        os.rmdir(folder)
    except OSError:
        return


async def remove_keys(keys: Keys, key_ids: Iterable[str]) -> str:
    """Our entries of the system's keychain; why some may still be there, else empty.

    Some keychains tell what they hold under our name; of the others, those are removed whose ids are given.
    """

    def work(keychain: "KeyringBackend") -> None:
        for key_id in key_ids:
            if keychain.get_password(SERVICE, key_id) is not None:
                keychain.delete_password(SERVICE, key_id)
        for _ in range(_MOST_ENTRIES):
            if (entry := keychain.get_credential(SERVICE, None)) is None:
                return
            keychain.delete_password(SERVICE, entry.username)

    try:
        await keys.in_keychain(work, _PROMPT_SECONDS)
    except Unavailable as error:
        return "" if error.detail in _NO_KEYCHAIN else error.detail
    return ""


def _entries(folder: Path) -> Iterator[tuple[Path, bool]]:
    """Everything in the data directory but the lock, and of `backups` what is in it: whether it is ours."""
    try:
        paths = sorted(folder.iterdir())
    except OSError:
        return
    for path in paths:
        if path.name == "backups" and path.is_dir() and not path.is_symlink():
            yield from ((one, bool(_BACKUP.fullmatch(one.name)) and not _is_folder(one)) for one in path.iterdir())
        elif path.name != LOCK:
            yield path, _is_ours(path)


def _is_ours(path: Path) -> bool:
    if _is_folder(path):
        return (
            path.name in _TREES
            or path.name.startswith((LOOK, SCRATCH, UNPACKED))
            or bool(_TREE_ASIDE.fullmatch(path.name))
        )
    return path.name in (*_TREES, "backups") or bool(_OURS.fullmatch(path.name))


def _is_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()


def _name_in(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix() + ("/" if _is_folder(path) else "")
