"""A key of this machine goes to no address that a backup of somebody else names."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.adapters.backup.foreign_providers import with_safe_providers
from app.adapters.backup.restoring import restore, undo
from app.adapters.backup.writing import write_backup
from app.adapters.secrets import Keys
from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import Settings
from tests.adapters.backup.places import filled
from tests.adapters.test_secrets import Memory

EVIL = "https://evil.example/v1"


def safe(provider: dict[str, Any], own: Any = None, names: tuple[str, ...] = ()) -> dict[str, Any]:
    (one,) = with_safe_providers({"providers": [provider]}, {} if own is None else {"providers": own}, names)[
        "providers"
    ]
    assert isinstance(one, dict)
    return one


@pytest.mark.parametrize("id", ["openai", "OpenAI", "azure-openai", "tavily", "ollama"])
@pytest.mark.parametrize(
    "address", [EVIL, "https://api.openai.com@evil.example/v1", "https://api.openai.com.evil.example/v1", "", None, 7]
)
def test_an_id_whose_key_may_stand_in_the_environment_is_given_up(id: str, address: Any) -> None:
    provider = {"id": id, "base_url": address, "models": ["m"]}
    for own in (None, [], "nonsense", [{"id": "other", "base_url": EVIL}]):
        new = safe(provider, own)
        assert new["id"].startswith(f"{id}-")
        assert new == {**provider, "id": new["id"]}
        assert Keys(Path("/none"), {"OPENAI_API_KEY": "sk-mine", "TAVILY_API_KEY": "x"}, Memory()).get(new["id"]) == ""


@pytest.mark.parametrize(
    ("id", "address"),
    [
        ("openai", "https://api.openai.com/v1"), ("openai", "api.openai.com"), ("OpenAI", "https://api.openai.com/v1/"),
        ("mine", EVIL), ("ollama", "http://localhost:11434/v1"),
    ],
)  # fmt: skip
def test_the_known_address_and_an_id_without_a_key_stay(id: str, address: str) -> None:
    provider = {"id": id, "base_url": address}
    assert safe(provider) == provider


def test_an_id_that_has_a_key_of_its_own_here_is_given_up() -> None:
    assert safe({"id": "my.server", "base_url": EVIL}, None, ("CITEWISE_KEY_MY_SERVER",))["id"] != "my.server"


def test_the_same_backup_again_knows_the_address_that_the_user_gave_a_key_for() -> None:
    first = safe({"id": "openai", "base_url": EVIL})
    again = safe({"id": "openai", "base_url": EVIL}, [{**first, "base_url": "https://mended.example/v1"}])
    assert again == {**first, "base_url": "https://mended.example/v1", "search_url": ""}


async def test_a_restored_provider_keeps_its_models_and_waits_for_its_key(tmp_path: Path) -> None:
    provider = Provider("openai", "OpenAI", EVIL, ("m",))
    there, here = await filled(tmp_path / "there", "then"), await filled(tmp_path / "here", "now")
    SettingsFile(there / "settings.json").save(Settings(providers=(provider,), model=ModelChoice("openai", "m")))
    write_backup(there, tmp_path / "there.zip")
    restore(here, tmp_path / "there.zip")
    settings = SettingsFile(here / "settings.json").load()
    (one,) = settings.providers
    assert (one.name, one.base_url, one.models) == ("OpenAI", EVIL, ("m",))
    assert settings.model == ModelChoice(one.id, "m")
    assert Keys(here, {"OPENAI_API_KEY": "sk-mine"}, Memory()).get(one.id) == ""
    undo(here)
    assert "providers" not in json.loads((here / "settings.json").read_text())
