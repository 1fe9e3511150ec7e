from pathlib import Path

import pytest

from app.adapters.imports.archive import open_archive
from app.adapters.imports.export_format import ExportFormat
from app.adapters.imports.recognition import FORMATS, recognise


def test_each_format_has_a_name_of_its_own_that_can_be_stored() -> None:
    names = [one.name for one in FORMATS]
    assert len(set(names)) == len(names)
    assert all(name.isascii() and name.replace("_", "").isalnum() and name.islower() for name in names)
    assert all(one.title for one in FORMATS)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"[{}]", b"not json", b"\x00\xff" * 50, b'{"a": [1, 2]}', b"[[[["]
)
def test_what_is_no_export_is_recognised_by_no_format(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "conversations.json"
    path.write_bytes(content)
    with open_archive(path) as archive:
        recognised: ExportFormat | None = recognise(archive)
        assert recognised is None
