"""What must be decided before Qt starts: Chromium's switches, the way to draw, and whether the sandbox can start.

Imports no Qt: everything here is read by Qt WebEngine from the environment when the application object is made.
"""

import os
import sys
from collections.abc import Mapping, MutableMapping, Sequence
from pathlib import Path

_FLAGS = "QTWEBENGINE_CHROMIUM_FLAGS"


def chromium_flags(gate_port: int, *, root: bool) -> list[str]:
    """The switches of our Chromium; they hold for every page of the process, the transcript's included.

    gate_port: where our filtering proxy listens on 127.0.0.1. root: Chromium refuses to start as root inside its
    sandbox, so there, and only there, it is switched off; the caller logs that it was.
    """
    flags = [
        f"--proxy-server=http://127.0.0.1:{gate_port}",
        "--proxy-bypass-list=<-loopback>",  # else Chromium goes to 127.0.0.1 and localhost past the proxy
        "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-domain-reliability",
        "--disable-sync",
        "--no-pings",
        "--log-level=3",  # its own complaints (no D-Bus, no GPU) would stand between the lines of an answer
        "--js-flags=--max-old-space-size=1024",  # megabytes of script objects per renderer; by itself it allows 4 GB
    ]
    return [*flags, "--no-sandbox"] if root else flags


def install_flags(environ: MutableMapping[str, str], flags: Sequence[str]) -> None:
    """Add our switches to those the user set. Ours stand last: the last one counts, so no leftover opens the gate."""
    given = environ.get(_FLAGS, "").split()
    environ[_FLAGS] = " ".join([*(flag for flag in given if flag not in flags), *flags])


def software_rendering_needed(platform: str = sys.platform, devices: Path = Path("/dev")) -> bool:
    """True on a Linux machine without a graphics device.

    There Qt Quick would draw every frame a second time through OpenGL in software, at twice the cost (measured).
    """
    if not platform.startswith("linux"):
        return False
    graphics = ("dri/renderD*", "nvidia0", "dxg")  # kernel drivers, NVIDIA's own, Windows' subsystem for Linux
    return not any(any(devices.glob(pattern)) for pattern in graphics)


def prefer_software_rendering(environ: MutableMapping[str, str]) -> None:
    """Let Qt Quick draw without OpenGL where that is cheaper, unless the user chose; to be called before Qt starts."""
    if software_rendering_needed():
        environ.setdefault("QT_QUICK_BACKEND", "software")


def sandbox_problem(environ: Mapping[str, str] = os.environ, proc: Path = Path("/proc")) -> str:
    """Why Chromium's sandbox cannot start for a Linux user: `user_namespaces_off`, `apparmor`; empty if it can.

    Qt ships no setuid helper: without user namespaces every renderer ends at once, and no page can be shown.
    https://chromium.googlesource.com/chromium/src/+/main/docs/security/apparmor-userns-restrictions.md
    """
    if "--no-sandbox" in environ.get(_FLAGS, "").split() or environ.get("QTWEBENGINE_DISABLE_SANDBOX") == "1":
        return ""
    sys_dir = proc / "sys"
    if "0" in (_word(sys_dir / "kernel/unprivileged_userns_clone"), _word(sys_dir / "user/max_user_namespaces")):
        return "user_namespaces_off"
    restricted = _word(sys_dir / "kernel/apparmor_restrict_unprivileged_userns") == "1"
    # A profile of our own, as a package may install one, is named here and grants the right.
    return "apparmor" if restricted and _word(proc / "self/attr/current") in ("", "unconfined") else ""


def _word(path: Path) -> str:
    """The first word of a kernel file; empty where the kernel has no such file, as on other systems."""
    try:
        return path.read_text(encoding="utf-8").partition(" ")[0].strip().rstrip("\0")
    except (OSError, UnicodeDecodeError):
        return ""
