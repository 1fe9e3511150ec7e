"""Which keys go when all data is erased."""

from pathlib import Path

from app.bootstrap.erasing import all_key_ids
from app.core.domain.chat import Provider
from app.core.domain.chat.tool_servers import McpServerSettings
from app.core.domain.settings import Settings


def test_secrets_and_sign_ins_of_tool_servers_go_too(tmp_path: Path) -> None:
    command = McpServerSettings("files", command="run", env=("TOKEN",))
    remote = McpServerSettings("tracker", url="https://tracker.example/mcp", headers=("X-Team",))
    own = Provider("mine", "Mine", "https://mine.example/v1")
    ids = all_key_ids(tmp_path, Settings(providers=(own,), mcp_servers=(command, remote)))
    assert {"mine", "mcp:files:TOKEN", "mcp:tracker:X-Team", "mcp-login:tracker", "tavily"} <= set(ids)
    assert len(ids) == len(set(ids))
