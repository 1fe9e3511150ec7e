"""Where an owner listens: a Unix socket that only this user can open, or a port of loopback where there are none."""

import hashlib
import os
import socket
import stat
import struct
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

NAME = "citewise.sock"
_LONGEST = 100  # bytes of a path: systems take 104 (macOS) to 108
_TIMEOUT = 2.0  # seconds to connect
_LOCAL_PEERCRED = 1  # of macOS and the BSDs: sys/un.h


def listen(folder: Path) -> tuple[socket.socket, str]:
    """A listening socket and its address. The lock is held: what lies there is of nobody who lives."""
    for path in _paths(folder):
        try:
            return _listen_at(path), f"unix:{path}"
        except OSError:
            continue  # a file system without sockets
    return listen_on_loopback(folder)


def listen_on_loopback(folder: Path) -> tuple[socket.socket, str]:
    """Any user of this machine can connect, and gets nothing without the token."""
    server = socket.create_server(("127.0.0.1", 0))
    server.setblocking(False)
    return server, f"tcp:{server.getsockname()[1]}"


def connect(address: str) -> socket.socket:
    """Raises OSError, also where somebody else than this user listens."""
    kind, _, place = address.partition(":")
    if kind == "tcp":
        return socket.create_connection(("127.0.0.1", int(place)), _TIMEOUT)
    connection = socket.socket(socket.AF_UNIX)
    try:
        connection.settimeout(_TIMEOUT)
        connection.connect(place)
        if not is_own(connection):
            raise PermissionError(f"{place} is another user's")
    except BaseException:
        connection.close()
        raise
    return connection


def forget(address: str) -> None:
    """Take a Unix socket's name away."""
    kind, _, place = address.partition(":")
    if kind == "unix":
        Path(place).unlink(missing_ok=True)


def is_own(connection: socket.socket) -> bool:
    """Whether the other end is this user's, where the system tells; the token says so in any case."""
    if sys.platform == "win32" or connection.family != socket.AF_UNIX:
        return True
    user = _peer(connection)
    return user is None or user == os.geteuid()


def _peer(connection: socket.socket) -> int | None:
    credentials = getattr(socket, "SO_PEERCRED", None)  # of Linux alone: process, user, group
    try:
        if credentials is not None:
            xucred = connection.getsockopt(socket.SOL_SOCKET, credentials, struct.calcsize("3i"))
            return int(struct.unpack("3i", xucred)[1])
        xucred = connection.getsockopt(0, _LOCAL_PEERCRED, 128)  # struct xucred: version, user …
        return int(struct.unpack_from("II", xucred)[1])
    except (OSError, struct.error):
        return None


def _paths(folder: Path) -> Iterator[Path]:
    if sys.platform == "win32":
        return
    own = folder / NAME
    if len(os.fsencode(own)) <= _LONGEST:
        yield own
    name = hashlib.sha256(os.fsencode(folder)).hexdigest()[:20] + ".sock"
    for root in (os.environ.get("XDG_RUNTIME_DIR", ""), tempfile.gettempdir(), "/tmp"):
        place = Path(root, f"citewise-{os.geteuid()}")
        if os.path.isabs(root) and len(os.fsencode(place / name)) <= _LONGEST and _is_private(place):
            yield place / name


def _is_private(place: Path) -> bool:
    """Make it. A directory that somebody else has put there is not used."""
    try:
        place.mkdir(mode=0o700, exist_ok=True)
        status = place.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.geteuid() and not status.st_mode & 0o077


def _listen_at(path: Path) -> socket.socket:
    path.unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX)
    mask = os.umask(0o177)
    try:
        listener.bind(str(path))
        listener.listen(32)
        listener.setblocking(False)
    except BaseException:
        listener.close()
        raise
    finally:
        os.umask(mask)
    return listener
