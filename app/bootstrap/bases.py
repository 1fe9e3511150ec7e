"""The knowledge bases: among the shared resources, and by themselves for commands that need nothing else."""

import os
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from app.adapters.secrets import Keys
    from app.adapters.storage.documents.store import SqliteDocuments
    from app.cli.options import Options
    from app.core.ports import KnowledgeStore


@dataclass(frozen=True)
class BasesAlone:
    """What of `Services` the commands need that only look at bases or put them away."""

    bases: "KnowledgeStore"
    problems: tuple[str, ...]
    close: Callable[[], Awaitable[None]]


def suffice(data_dir: Path, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether nothing but bases and settings can be wrong: else everything is opened, and says what is."""
    from app.adapters.environment import can_be_wrong
    from app.adapters.search.serp import ENGINES_FILE
    from app.adapters.secrets import dotenv

    return not can_be_wrong(environment, dotenv(data_dir)) and not (data_dir / ENGINES_FILE).exists()


async def run_alone(options: "Options", data_dir: Path) -> int:
    """The exit status of a command that `needs_bases_alone`."""
    from app.cli.commands import run_on_bases

    services = await open_bases_alone(data_dir)
    try:
        return await run_on_bases(options, services.bases, services.problems)
    finally:
        await services.close()


async def open_bases_alone(data_dir: Path, environment: Mapping[str, str] = os.environ) -> BasesAlone:
    """Raises `Unavailable` for a file that cannot be used."""
    from app.adapters.proxies import KEY_ID, Proxies
    from app.adapters.secrets import Keys
    from app.bootstrap import desktop_proxy
    from app.bootstrap.live_settings import LiveSettings

    current, keys = LiveSettings(data_dir, environment), Keys(data_dir, environment)
    proxies = Proxies(lambda: current.settings.search, lambda: keys.get(KEY_ID), desktop_proxy(environment))
    bases = await open_bases(data_dir, keys, proxies.for_host)
    return BasesAlone(bases, tuple(filter(None, (*current.problems(), bases.problem))), bases.close)


async def open_bases(data_dir: Path, keys: "Keys", proxy: Callable[[str], str]) -> "SqliteDocuments":
    """proxy: host → the proxy that leads there, or empty."""
    from app.adapters.proxies import KEY_ID
    from app.adapters.storage.mirrored import MirroredDocuments, key_id
    from app.adapters.storage.qdrant import QdrantChunks

    async def engine(address: str) -> QdrantChunks:
        id = key_id(address)
        await keys.load([id, KEY_ID])
        return await QdrantChunks.open(address, keys.get(id), proxy(urlsplit(address).hostname or ""))

    return await MirroredDocuments.open_with(data_dir, engine)
