"""What must be decided before Qt starts: Chromium's switches, the way to draw, and whether the sandbox can start.

Imports no Qt: everything here is read by Qt WebEngine from the environment when the application object is made.
"""

import logging
import os
import re
import sys
from collections.abc import Mapping, MutableMapping, Sequence
from pathlib import Path

_FLAGS = "QTWEBENGINE_CHROMIUM_FLAGS"
_NO_SANDBOX = "QTWEBENGINE_DISABLE_SANDBOX"
# All that is let through of what we find set: how pages are drawn, and what a container may need. Whatever else there
# is could lead past the gate, or let others in; a list of those would never be whole.
_LET_THROUGH = frozenset(
    {
        *("disable-gpu", "disable-gpu-compositing", "disable-gpu-rasterization", "enable-gpu-rasterization"),
        *("disable-software-rasterizer", "ignore-gpu-blocklist", "use-gl", "use-angle", "use-vulkan"),
        *("disable-accelerated-2d-canvas", "disable-accelerated-video-decode", "num-raster-threads"),
        *("ozone-platform", "ozone-platform-hint", "force-device-scale-factor", "high-dpi-support"),
        *("disable-lcd-text", "font-render-hinting", "disable-font-subpixel-positioning", "force-color-profile"),
        *("touch-events", "disable-smooth-scrolling", "force-prefers-reduced-motion", "lang"),
        *("disable-dev-shm-usage", "no-sandbox"),
    }
)
_SWITCH = re.compile(r"--?([A-Za-z0-9-]*[A-Za-z0-9])(?:=([\w.,:+-]*))?", re.ASCII)
# A debugger for every page that anybody on this machine, or in its network, may use; the keys of every connection.
# https://doc.qt.io/qt-6/qtwebengine-debugging.html
_DOORS = ("QTWEBENGINE_REMOTE_DEBUGGING", "SSLKEYLOGFILE")

log = logging.getLogger(__name__)


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
        # Megabytes of script objects per renderer. By itself it allows 4 GB, and leaves hundreds of megabytes of what
        # a page no longer shows uncollected: measured, the transcript grew with each conversation that was opened.
        "--js-flags=--max-old-space-size=1024,--initial-heap-size=8",
    ]
    return [*flags, "--no-sandbox"] if root else flags


def install_flags(environ: MutableMapping[str, str], flags: Sequence[str]) -> None:
    """Add our switches to those of the user that open nothing. Ours stand last, for the last one counts.

    What is dropped is logged by its name alone: a value may hold a password.
    """
    present = _split(environ.get(_FLAGS, ""))
    harmless = [flag for flag in map(_harmless, present) if flag]
    environ[_FLAGS] = " ".join([*(flag for flag in harmless if flag not in flags), *flags])
    dropped = [flag.partition("=")[0] for flag in present if not _harmless(flag)]
    if dropped:
        log.warning("of %s these are not used: %s", _FLAGS, ", ".join(name[:60] for name in dropped))
    for name in _DOORS:
        if environ.pop(name, None):
            log.warning("%s is not used", name)
    if sandbox_is_off(environ) and "--no-sandbox" not in flags:
        log.warning("Chromium's sandbox is switched off by the environment")


def sandbox_is_off(environ: Mapping[str, str]) -> bool:
    """By the user's wish, as some containers need it."""
    return "--no-sandbox" in map(_harmless, _split(environ.get(_FLAGS, ""))) or environ.get(_NO_SANDBOX) == "1"


def _harmless(flag: str) -> str:
    """The switch as Chromium spells it; empty for one that is not let through, and for what is none.

    Chromium takes one hyphen for two; a bare `--` would make plain words of all that follows it, ours included.
    """
    match = _SWITCH.fullmatch(flag)
    if match is None or match[1] not in _LET_THROUGH:
        return ""
    return f"--{match[1]}" if match[2] is None else f"--{match[1]}={match[2]}"


def _split(text: str) -> list[str]:
    """The words of the variable as Qt finds them: between blanks, where double quotes keep blanks together.

    `parseEnvCommandLine` of https://code.qt.io/cgit/qt/qtwebengine.git/tree/src/core/web_engine_context.cpp
    """
    words: list[str] = []
    word, quoted, in_word = "", False, False
    for letter in text:
        if letter == '"':
            quoted, in_word = not quoted, True
        elif letter == " " and not quoted:
            words += [word] if in_word else []
            word, in_word = "", False
        else:
            word, in_word = word + letter, True
    return [*words, word] if in_word else words


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
    if sandbox_is_off(environ):
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
