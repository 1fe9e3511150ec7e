"""The composition root: the only place where ports meet adapters.

Adapters are imported where they are built: `inspect` must not pay for the network, nor the terminal for a window.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.domain.errors import Unavailable
from app.locations import RESTORING

if TYPE_CHECKING:
    from socket import socket

    from keyring.backend import KeyringBackend

    from app.adapters.gate import Gate
    from app.adapters.proxies import Desktop, Proxies
    from app.adapters.secrets import Keys
    from app.bootstrap.composition import Composition
    from app.bootstrap.live_settings import LiveSettings
    from app.core.domain.settings import SearchSettings
    from app.core.ports import HumanVerification, Inspector, PageRenderer, Rendered
    from app.core.services import Services


class NoRenderer:
    """Stands where no off-screen browser was built, and says so."""

    async def render(
        self,
        url: str,
        *,
        profile: str = "pages",
        ready: str = "",
        language: str = "",
        timeout: float = 10.0,
        on_snapshot: object = None,
    ) -> "Rendered":
        raise Unavailable("browser", "no off-screen browser in this process")

    async def pdf(self, html: str) -> bytes:
        raise Unavailable("browser", "no off-screen browser in this process")


def inspector() -> "Inspector":
    from app.adapters.inspect import SavedMaterial

    return SavedMaterial()


def serve_model() -> int:
    from app.adapters.local_model.server_child import serve

    return serve()


def read_pages() -> int:
    from app.adapters.reading.extraction_child import serve

    return serve()


def read_documents() -> int:
    from app.adapters.documents.document_child import serve

    return serve()


def run_checks() -> int:
    from app.bootstrap.self_check.child import serve

    return serve()


def complete_restore(data_dir: Path) -> None:
    """End one that was cut off. The lock is held, and nothing was opened yet. Raises `OSError`."""
    if (data_dir / RESTORING).is_dir():
        from app.adapters.backup.restoring import complete

        complete(data_dir)


@dataclass
class StartResources:
    """What must stand before Qt starts and before anything else is opened: settings, keys, and the gate."""

    data_dir: Path
    current: "LiveSettings"
    keys: "Keys"
    proxies: "Proxies"
    gate: "Gate"

    def engines_folder(self) -> Path | None:
        """Where the engines' cookies are kept between starts, if the user agreed to that."""
        return self.data_dir / "engines" if self.current.settings.search.keep_engine_cookies else None


def desktop_proxy(environment: Mapping[str, str] = os.environ) -> "Desktop":
    """What a Linux desktop has set; loaded when it is first asked for, and where there is such a desktop."""
    look: Desktop | None = None

    def ask() -> tuple[str, tuple[str, ...]]:
        nonlocal look
        if look is None:
            from app.adapters.desktop_proxy import DesktopProxy

            look = DesktopProxy(environment)
        return look()

    return ask if environment.get("XDG_CURRENT_DESKTOP") else lambda: ("", ())


def open_start_resources(
    data_dir: Path,
    environment: Mapping[str, str] = os.environ,
    listening: "socket | None" = None,
    keychain: "KeyringBackend | None" = None,
) -> StartResources:
    """`listening`: the gate's socket, where its port had to be known already; it is closed with the gate.

    `keychain`: in place of the system's.
    """
    from app.adapters.gate import Gate
    from app.adapters.proxies import KEY_ID, Proxies
    from app.adapters.secrets import Keys
    from app.bootstrap.live_settings import LiveSettings

    current, keys = LiveSettings(data_dir, environment), Keys(data_dir, environment, keychain)

    def search() -> "SearchSettings":
        return current.settings.search

    proxies = Proxies(search, lambda: keys.get(KEY_ID), desktop_proxy(environment))
    gate = Gate(
        lambda: search().allowed_hosts,
        proxies.address,
        bypass=proxies.bypass,
        fake_ip=lambda: search().fake_ip,
        listening=listening,
    )
    return StartResources(data_dir, current, keys, proxies, gate)


async def open_services(
    resources: StartResources,
    renderer: "PageRenderer",
    locale: str = "en-US",
    checks: "HumanVerification | None" = None,
) -> "Services":
    """Everything a front end needs. The gate of `resources` is bound; it serves until `Services.close`.

    `locale`: the user's, BCP 47; pages are asked for in this language where the settings name none. `checks`: who asks
    the user to pass an engine's check; None where there is nobody to ask.
    """
    return (await open_composition(resources, renderer, locale, checks)).services


async def open_composition(
    resources: StartResources,
    renderer: "PageRenderer",
    locale: str = "en-US",
    checks: "HumanVerification | None" = None,
) -> "Composition":
    """The same, for a process that serves the commands of others, too."""
    from app.bootstrap.composition import Composition
    from app.bootstrap.shared_resources import open_shared

    shared = await open_shared(resources, renderer, checks)
    try:
        return Composition.of(shared, locale)
    except BaseException:
        await shared.close()
        raise
