"""What a front end is given."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from app.core.ask import Ask
from app.core.domain.settings import Settings, Wishes
from app.core.ports import ConversationStore, ModelDirectory, SecretStore, SettingsStore
from app.core.router import Router


@dataclass(frozen=True)
class Services:
    ask: Ask
    router: Router
    conversations: ConversationStore
    settings: SettingsStore  # the file
    in_force: Callable[[], Settings]  # the file's settings, with what the environment adds
    environment: Wishes  # what the environment asks for
    secrets: SecretStore
    models: ModelDirectory
    data_dir: Path
    problems: tuple[str, ...]  # what of the settings or the conversations could not be read at the start
    apply_settings: Callable[[], None]  # make what was saved be in force
    close: Callable[[], Awaitable[None]]
