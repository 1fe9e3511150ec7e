"""Exports of other programs come in by the real command, once, can be written out again, and be taken back."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.adapters.imports.recognition import FORMATS
from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat.tool_servers import McpServerSettings
from tests.adapters.imports.formats.reading import written
from tests.adapters.imports.formats.test_odd_exports import BACKUP, SAMPLES
from tests.end2end.conftest import Citewise, World
from tests.end2end.test_sharing import slow, window

pytestmark = pytest.mark.slow
QUESTIONS = {"Tea?", "天空 😀?"}  # of the samples


@pytest.mark.parametrize("name", [*SAMPLES, "backup"])
def test_an_export_comes_in_once_and_is_taken_back(citewise: Citewise, tmp_path: Path, name: str) -> None:
    path = written(tmp_path / "exports", SAMPLES.get(name, BACKUP), "export.zip")
    first, again = (json.loads(citewise("import", str(path), "--json").stdout) for _ in range(2))
    program = next(one.title for one in FORMATS if one.name == name.replace("backup", "chatbox"))
    assert (first["program"], first["state"]) == (program, "finished")
    assert first["new_conversations"] == first["conversations"] > 0
    assert (again["new_conversations"], again["new_turns"]) == (0, 0)
    out = tmp_path / "out.json"
    assert citewise("export", "--all", str(out)).returncode == 0
    conversations = json.loads(out.read_text(encoding="utf-8"))["conversations"]
    questions = [turn["question"] for conversation in conversations for turn in conversation["turns"]]
    assert QUESTIONS & set(questions)
    assert len(questions) == first["new_turns"]
    assert citewise("import", "--undo").returncode == 0
    listed = citewise("export", "--list").stdout
    assert not any(question in listed for question in QUESTIONS)


def test_a_file_of_no_program_is_told_in_plain_words(citewise: Citewise, tmp_path: Path) -> None:
    path = written(tmp_path / "exports", {"conversations.json": [{"other": 1}]}, "export.zip")
    result = citewise("import", str(path))
    assert result.returncode == 1
    assert "no export of a program" in result.stderr


def test_beside_a_window_an_import_runs_and_a_tool_server_is_agreed_to(
    world: World, citewise: Citewise, tmp_path: Path
) -> None:
    file = SettingsFile(world.data_dir / "settings.json")
    file.save(replace(file.load(), mcp_servers=(McpServerSettings("files", command="no-such-command"),)))
    slow(world)
    with window(world, "write_beside_commands", "WRITING"):
        done = citewise("import", str(written(tmp_path, SAMPLES["claude"])), "--json")
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["new_conversations"] == 1
        agreed = citewise("tools", "consent", "files", "--yes")
        assert (agreed.returncode, "no-such-command" in agreed.stdout) == (0, True), agreed.stderr
        assert "files  on  no-such-command" in citewise("tools").stdout
