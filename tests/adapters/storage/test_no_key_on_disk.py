"""Whatever is saved, no key is in any file of the data directory."""

from pathlib import Path

from keyring.backends import fail

from app.adapters.secrets import Keys
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import Settings
from tests.adapters.storage.samples import answered

KEY = "sk-citewise-test-0123456789"


async def test_no_file_holds_a_key(tmp_path: Path, store: SqliteConversations) -> None:
    await Keys(tmp_path, {}, fail.Keyring()).set("p", KEY)
    provider = Provider("p", "P", "https://example.org/v1", ("m",), key=KEY)
    settings = Settings(providers=(provider,), model=ModelChoice("p", "m"))
    SettingsFile(tmp_path / "settings.json").save(settings)
    await store.save(answered(model=settings.model, model_name="m"))
    holders = [path.name for path in all_files(tmp_path) if KEY.encode() in path.read_bytes()]
    assert (holders, len(all_files(tmp_path))) == ([], 4)  # database, its two companions, settings


def all_files(directory: Path) -> list[Path]:
    return [path for path in directory.rglob("*") if path.is_file()]
