"""The proxy in the settings of a Linux desktop, where the environment names none: GNOME's and KDE's."""

import os
import re
import sys
import time
from ast import literal_eval
from collections.abc import Callable, Mapping
from pathlib import Path

from app.adapters.child.printing import printed_by

_STAYS = 60.0  # seconds for which an answer counts: it costs a process
_TIMEOUT = 1.0  # seconds
_GNOME = ("gnome", "unity", "cinnamon", "mate", "budgie", "pantheon", "x-cinnamon", "ubuntu")
_ORDER = ("https", "http", "socks")

Answer = tuple[str, tuple[str, ...]]  # address, or empty; hosts that are reached without it
_NONE: Answer = ("", ())


class DesktopProxy:
    """Asked at every connection, and looks once a minute."""

    def __init__(
        self,
        environment: Mapping[str, str] = os.environ,
        settings: Callable[[], str] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """settings: what `gsettings list-recursively org.gnome.system.proxy` prints; None asks it."""
        self._environment, self._settings, self._now = environment, settings or _gsettings, now
        self._answer: Answer = _NONE
        self._until = 0.0

    def __call__(self) -> Answer:
        if not sys.platform.startswith("linux"):
            return _NONE
        if (now := self._now()) >= self._until:
            self._answer, self._until = self._look(), now + _STAYS
        return self._answer

    def _look(self) -> Answer:
        desktops = self._environment.get("XDG_CURRENT_DESKTOP", "").lower().split(":")
        if "kde" in desktops:
            home = self._environment.get("HOME", "")
            folder = self._environment.get("XDG_CONFIG_HOME") or f"{home}/.config"
            return of_kde(_text(Path(folder) / "kioslaverc"))
        return of_gnome(self._settings()) if any(name in _GNOME for name in desktops) else _NONE


def of_gnome(printed: str) -> Answer:
    """A script that computes the proxy (mode `auto`) is not run."""
    values = {(m[1], m[2]): m[3] for m in re.finditer(r"^org\.gnome\.system\.proxy(\S*) (\S+) (.*)$", printed, re.M)}
    if _value(values.get(("", "mode"), "")) != "manual":
        return _NONE
    for kind in _ORDER:
        host, port = (_value(values.get((f".{kind}", name), "")) for name in ("host", "port"))
        if host and port:
            hosts = _value(values.get(("", "ignore-hosts"), ""))
            return _address(kind, f"{host}:{port}"), tuple(map(str, hosts)) if isinstance(hosts, list) else ()
    return _NONE


def of_kde(text: str) -> Answer:
    """`ProxyType` 1 is the user's own; 4 is the environment's, which was asked before; others are scripts."""
    import configparser  # KDE's users need it alone

    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    try:
        parser.read_string(text)
        values = dict(parser["Proxy Settings"])  # names in lower case
    except (configparser.Error, KeyError):
        return _NONE
    if values.get("proxytype") != "1":
        return _NONE
    for kind in _ORDER:
        if place := values.get(f"{kind}proxy", "").strip():
            hosts = re.split(r"[,\s]+", values.get("noproxyfor", ""))
            return _address(kind, re.sub(r"\s+(\d+)/?$", r":\1", place)), tuple(filter(None, hosts))
    return _NONE


def _address(kind: str, place: str) -> str:
    if "://" in place:
        return place
    return f"{'socks5' if kind == 'socks' else 'http'}://{place}"


def _value(text: str) -> object:
    """A value as gsettings prints it, which is Python's way but for the types before numbers and empty lists."""
    try:
        return literal_eval(re.sub(r"^(@\w+|u?int\d+) ", "", text.strip()) or "''")
    except (ValueError, SyntaxError):
        return ""


def _gsettings() -> str:
    return printed_by("gsettings", ["list-recursively", "org.gnome.system.proxy"], _TIMEOUT)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
