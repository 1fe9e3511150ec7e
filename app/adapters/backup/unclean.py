"""Whether the last run of the window came to its end; where not, the databases are looked through, page by page.

A file `running` in the data directory is there as long as a window is open.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from app.adapters.backup.layout import DATABASES
from app.adapters.storage.refusals import is_damage, suspect

RUNNING = "running"


def begin_run(data_dir: Path) -> bool:
    """Leave the mark; whether one of an earlier run was there. Raises `OSError`."""
    path = data_dir / RUNNING
    was_there = path.exists()
    path.write_text(str(os.getpid()))
    return was_there


def end_run(data_dir: Path) -> None:
    """Take the mark away, if it is this process's."""
    path = data_dir / RUNNING
    with suppress(OSError):
        if path.read_text() == str(os.getpid()):
            path.unlink()


def damaged_files(data_dir: Path) -> list[str]:
    """Names; the next start sets them aside and reads back what it can. Takes seconds for a large file."""
    names = []
    for name in DATABASES:
        path = data_dir / name
        if not path.is_file():
            continue
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=30.0)) as db:
                is_whole = db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
        except sqlite3.Error as error:
            is_whole = not is_damage(error)
        if not is_whole:
            suspect(path)
            names.append(name)
    return names
