"""A backup from somebody else runs no command by itself."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.adapters.backup.foreign_servers import switch_off_foreign
from app.adapters.backup.restoring import restore, undo
from app.adapters.backup.writing import write_backup
from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat.tool_servers import McpServerSettings, ToolUse
from app.core.domain.settings import Settings
from tests.adapters.backup.places import filled

EVIL = McpServerSettings("evil", command="sh", args=("-c", "evil"), tools={"*": ToolUse.ON})
EVIL = replace(EVIL, consent=EVIL.digest)
MINE = replace(EVIL, id="mine", name="Mine", args=("-c", "good"), consent="")


def saved(folder: Path, *servers: McpServerSettings) -> Path:
    SettingsFile(folder / "settings.json").save(Settings(mcp_servers=servers))
    return folder


def servers_of(folder: Path) -> tuple[McpServerSettings, ...]:
    return SettingsFile(folder / "settings.json").load().mcp_servers


async def test_a_restored_server_is_off_until_the_user_agrees_and_the_users_own_goes_on(tmp_path: Path) -> None:
    there = saved(await filled(tmp_path / "there", "then"), EVIL, MINE)
    here = saved(await filled(tmp_path / "here", "now"), MINE)
    write_backup(there, tmp_path / "there.zip")
    restore(here, tmp_path / "there.zip")
    evil, mine = servers_of(here)
    assert (evil.id, evil.enabled, evil.needs_consent, evil.tools) == ("evil", False, True, {})
    assert mine == MINE
    undo(here)
    assert servers_of(here) == (MINE,), "what was here before is the user's own"


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"mcp_servers": 3}', '{"mcp_servers": [3, {"id": 5}]}'])
def test_settings_that_are_not_understood_break_nothing(text: str, tmp_path: Path) -> None:
    (tmp_path / "new.json").write_text(text)
    switch_off_foreign(tmp_path / "new.json", tmp_path / "none.json")
    switch_off_foreign(tmp_path / "none.json", tmp_path / "new.json")


def test_all_else_in_the_settings_stays(tmp_path: Path) -> None:
    data: dict[str, Any] = {"later": {"a": [1]}, "mcp_servers": [{"id": "x", "command": "sh"}]}
    (tmp_path / "new.json").write_text(json.dumps(data))
    switch_off_foreign(tmp_path / "new.json", tmp_path / "none.json")
    after = json.loads((tmp_path / "new.json").read_text())
    assert after["later"] == {"a": [1]}
    assert after["mcp_servers"][0]["enabled"] is False
