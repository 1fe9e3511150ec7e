"""A file of another program, opened and read beside the loop."""

import json
from pathlib import Path

import pytest

from app.adapters.imports.session.files import RecognisedFile, RecognisedFiles
from app.core.domain.errors import Unreadable
from app.core.domain.reasons import UnreadableReason
from app.core.domain.transfer import ForeignConversation, SkippedPart, SkipReason
from app.core.ports.transfer import ExportFiles, ExportPart
from tests.adapters.imports.formats.chatgpt.test_reader import conversation, node
from tests.adapters.imports.formats.reading import written

FILES: ExportFiles = RecognisedFiles()


async def parts(file: RecognisedFile) -> list[ExportPart]:
    result = []
    while (part := await file.next()) is not None:
        result.append(part)
    return result


async def test_it_tells_how_far_it_is(tmp_path: Path) -> None:
    export = [conversation(node("u", None, "user", "x" * 5000), id=str(n)) for n in range(200)]
    path = written(tmp_path, {"conversations.json": export, "file-a.png": b"1"}, "export.zip")
    file = await RecognisedFiles().open(path)
    assert (file.format, file.program, file.name) == ("chatgpt", "ChatGPT", "export.zip")
    fractions = []
    while await file.next() is not None:
        fractions.append(file.fraction() or 0.0)
    await file.close()
    assert fractions == sorted(fractions)
    assert len(fractions) == 200
    assert fractions[0] < 0.3 < fractions[-1] == 1.0


async def test_damage_in_the_middle_is_told_as_a_part(tmp_path: Path) -> None:
    text = json.dumps([conversation(node("u", None, "user", "x"), id=str(n)) for n in range(3)])
    (tmp_path / "a.json").write_text(text[:-40], encoding="utf-8")
    file = await RecognisedFiles().open(tmp_path / "a.json")
    read = await parts(file)
    await file.close()
    assert [type(part) for part in read] == [ForeignConversation, ForeignConversation, SkippedPart]
    assert isinstance(read[-1], SkippedPart)
    assert read[-1].reason is SkipReason.BROKEN


async def test_what_cannot_be_opened_says_why(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("hello", encoding="utf-8")
    (tmp_path / "empty.json").write_bytes(b"")
    cases = {
        "none.zip": UnreadableReason.MISSING,
        "words.txt": UnreadableReason.UNKNOWN_TYPE,
        "empty.json": UnreadableReason.UNKNOWN_TYPE,
    }
    for name, reason in cases.items():
        with pytest.raises(Unreadable) as refused:
            await FILES.open(tmp_path / name)
        assert refused.value.data["reason"] == reason
