"""The log: warnings and errors go to a small file beside the data, for bug reports; no key is ever logged."""

import logging
import sys
from contextlib import suppress
from pathlib import Path

NAME = "citewise.log"

log = logging.getLogger("citewise")


def keep_log(folder: Path) -> Path | None:
    """Where the log is from now on: in the data directory, else where the system keeps logs, else nowhere."""
    for elsewhere in (False, True):
        try:
            path = (_elsewhere() if elsewhere else folder) / NAME
            path.touch(mode=0o600)
            path.open("a").close()  # touching is allowed where writing is not
        except OSError:
            continue
        _write_to(path)
        return path
    return None


def stop_log() -> None:
    """Nothing more is written to a file."""
    from logging.handlers import RotatingFileHandler

    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, RotatingFileHandler)]:
        root.removeHandler(handler)
        handler.close()
    sys.excepthook = sys.__excepthook__


def places_elsewhere() -> tuple[Path, ...]:
    """Where logs may be that could not be kept in a data directory."""
    return tuple(_log_path() / name for name in (NAME, f"{NAME}.1"))


def _log_path() -> Path:
    from platformdirs import user_log_path

    return user_log_path("Citewise", appauthor=False)


def _elsewhere() -> Path:
    path = _log_path()
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path


def _write_to(path: Path) -> None:
    from logging.handlers import RotatingFileHandler

    from app.core.secrecy import PrivateLogFilter

    class File(RotatingFileHandler):
        def handleError(self, record: logging.LogRecord) -> None:
            """A full disk is told where it stops somebody's work, and not with a traceback for each line here."""

        def close(self) -> None:
            with suppress(OSError):  # nor by whoever goes on with another directory
                super().close()

    root = logging.getLogger()
    for old in [handler for handler in root.handlers if isinstance(handler, RotatingFileHandler)]:
        root.removeHandler(old)  # another directory was chosen
        old.close()
    file = File(path, maxBytes=500_000, backupCount=1, encoding="utf-8", delay=True)
    file.setLevel(logging.WARNING)
    file.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    file.addFilter(PrivateLogFilter())
    root.addHandler(file)
    sys.excepthook = lambda *problem: log.critical("unhandled error", exc_info=problem)
