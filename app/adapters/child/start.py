"""How this program starts itself as a child process: its command, its environment, its pipes."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import app

ChildProcess = subprocess.Popen[bytes]


def command(switch: str) -> list[str]:
    """`switch` says what the child does. `-P`: a folder `app` that the user stands in is not ours."""
    if getattr(sys, "frozen", False):
        return [sys.executable, switch]
    return [sys.executable, "-P", "-m", "app", switch]


def start_child(arguments: Sequence[str], *, with_log: bool = False, shares_log: bool = False) -> ChildProcess:
    """A child that is spoken to over pipes; `with_log`: its standard error is one too; `shares_log`: it is ours.

    Raises `OSError`.
    """
    log = subprocess.PIPE if with_log else None if shares_log else subprocess.DEVNULL
    return subprocess.Popen(
        arguments,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=log,
        env=_environment(),
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def start_again(arguments: Sequence[str]) -> None:
    """This program once more, for itself: it outlives us. Raises `OSError`."""
    own = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "app"]
    if image := os.environ.get("APPIMAGE"):  # what it holds goes with us
        own = [image]
    new_group = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0) | getattr(subprocess, "DETACHED_PROCESS", 0)
    subprocess.Popen(
        [*own, *arguments],
        stdin=subprocess.DEVNULL,
        env=_environment(),
        start_new_session=True,
        creationflags=new_group,
    )


def _environment() -> dict[str, str]:
    """Ours, with the way to this program's own code where it is not installed."""
    root = Path(app.__file__ or "").resolve().parents[1]
    if getattr(sys, "frozen", False) or root.name in ("site-packages", "dist-packages"):
        return dict(os.environ)
    others = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(root), others)))}
