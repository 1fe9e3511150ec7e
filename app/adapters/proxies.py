"""The user's own proxy: its address, and which hosts are reached without it. For pages, models and searches alike."""

import ipaddress
import re
import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from urllib.parse import quote, unquote, urlsplit, urlunsplit
from urllib.request import getproxies

from app.core.domain.settings import SearchSettings

_OF_SYSTEM = ("", "system")  # settings that ask for the system's proxy: nobody touched it, or chose so
_NO_PROXY = "none"  # the one that asks for none
KEY_ID = "proxy"  # under which the secret store may keep the proxy's password

Desktop = Callable[[], tuple[str, tuple[str, ...]]]  # what a desktop has set: an address, or empty, and exceptions

_LOCAL = "<local>"  # Windows' word for names without a dot


def proxy_for(host: str, proxy: str, bypass: Collection[str]) -> str:
    """The proxy for a host, or empty where it is reached directly: no proxy, this machine itself, or an exception.

    proxy: an address such as `http://me@proxy.example:3128`; host: a name or a literal address, as in a URL.
    bypass: `example.org` (that host alone), `*.example.org` or `.example.org` (all below it), `10.0.0.0/8`,
    `192.168.*`, `<local>` (names without a dot), `*` (everything).
    """
    if not proxy:
        return ""
    host = _ascii(host.strip("[]").rstrip("."))
    return "" if _is_this_machine(host) or any(_matches(host, entry) for entry in bypass) else proxy


@dataclass(frozen=True)
class SystemProxy:
    """What the system says: an address, or empty, and the hosts that are reached without it."""

    address: str = field(default="", repr=False)
    bypass: tuple[str, ...] = ()


def system_proxy(desktop: Desktop = lambda: ("", ())) -> SystemProxy:
    """The environment's proxy (`https_proxy`, `no_proxy` …), else what Windows, macOS or a Linux desktop have set.

    A script that computes the proxy (PAC) is not run.
    """
    proxies = getproxies()
    address = next((proxies[kind] for kind in ("https", "http", "all", "socks") if proxies.get(kind)), "")
    if not address:
        address, hosts = desktop()
        if address:
            return SystemProxy(_with_scheme(address), _suffixes(" ".join(hosts)))
    has_bypass_list = "no" in proxies or sys.platform not in ("win32", "darwin")
    bypass = _suffixes(proxies.get("no", "")) if has_bypass_list else _system_bypass()
    return SystemProxy(_with_scheme(address), bypass)


class Proxies:
    """The settings' proxy as it is now: every answer is found anew, so that a change counts at once.

    search: the settings in force; password: what the secret store keeps for the proxy, used where its address names a
    user and no password.
    """

    def __init__(
        self,
        search: Callable[[], SearchSettings],
        password: Callable[[], str] = lambda: "",
        desktop: Desktop = lambda: ("", ()),
    ) -> None:
        self._search = search
        self._password = password
        self._desktop = desktop

    def address(self) -> str:
        """The proxy's address with its password; empty for none."""
        proxy = self._search().proxy
        if proxy in _OF_SYSTEM:
            return system_proxy(self._desktop).address
        return "" if proxy == _NO_PROXY else with_password(proxy, self._password())

    def bypass(self) -> tuple[str, ...]:
        search = self._search()
        return (*search.proxy_bypass, *(system_proxy(self._desktop).bypass if search.proxy in _OF_SYSTEM else ()))

    def for_host(self, host: str) -> str:
        """The proxy for a host, or empty where it is reached directly."""
        address = self.address()
        return proxy_for(host, address, self.bypass()) if address else ""


def with_password(address: str, password: str) -> str:
    """The address with this password, where it names a user and has none."""
    try:
        parts = urlsplit(address)
        if not password or not parts.username or parts.password:
            return address
    except ValueError:
        return address
    user, _, place = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=f"{user.rstrip(':')}:{quote(password, safe='')}@{place}"))


def without_password(address: str) -> tuple[str, str]:
    """(the address without its password, the password): the settings file keeps the first, the keychain the second."""
    try:
        parts = urlsplit(address)
        password = unquote(parts.password or "")
    except ValueError:
        return address, ""
    if not password:
        return address, ""
    user, _, place = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=f"{user.partition(':')[0]}@{place}")), password


def _is_this_machine(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    address = _literal(host)
    return address is not None and address.is_loopback


def _matches(host: str, entry: str) -> bool:
    entry = entry.strip().strip("[]")
    if entry == _LOCAL:
        return "." not in host and ":" not in host
    if network := _network(entry):
        address = _literal(host)
        return address is not None and address.version == network.version and address in network
    pattern = _ascii(re.sub(r":\d+$", "", entry))
    if pattern.startswith("."):
        pattern = f"*{pattern}"
    return bool(pattern) and re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), host) is not None


def _literal(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


def _network(entry: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """macOS writes `169.254/16`."""
    address, slash, size = entry.partition("/")
    if slash and re.fullmatch(r"\d+(\.\d+){0,2}", address):
        address += ".0" * (3 - address.count("."))
    try:
        return ipaddress.ip_network(address + slash + size, strict=False)
    except ValueError:
        return None


def _ascii(name: str) -> str:
    """As names stand in requests: lower case, other scripts in Punycode."""
    try:
        return name.lower() if name.isascii() else name.encode("idna").decode("ascii").lower()
    except UnicodeError:
        return name.lower()


def _with_scheme(address: str) -> str:
    if not address:
        return ""
    address = address if "://" in address else f"http://{address}"
    return re.sub(r"^socks(4a?)?://", "socks5://", address, flags=re.IGNORECASE)


def _suffixes(no_proxy: str) -> tuple[str, ...]:
    """`no_proxy` names domains: each stands for the host itself and for all below it (as in curl)."""
    entries = [entry for entry in re.split(r"[\s,]+", no_proxy) if entry]
    below = (f"*.{entry}" for entry in entries if entry[0] not in ".*[" and _network(entry) is None)
    bare = (entry[1:] for entry in entries if entry.startswith("."))
    return (*entries, *below, *bare)


def _system_bypass() -> tuple[str, ...]:
    """The exceptions in the system's own settings; none where they cannot be read."""
    if sys.platform == "win32":
        import winreg

        path = r"Software\Microsoft\Windows\CurrentVersion\Internet Settings"
        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, path) as key:
                return tuple(filter(None, str(winreg.QueryValueEx(key, "ProxyOverride")[0]).split(";")))
        except OSError:
            return ()
    if sys.platform == "darwin":
        from _scproxy import _get_proxy_settings

        settings = _get_proxy_settings()
        local = (_LOCAL,) if settings.get("exclude_simple") else ()
        return (*local, *filter(None, settings.get("exceptions", ())))
    return ()
