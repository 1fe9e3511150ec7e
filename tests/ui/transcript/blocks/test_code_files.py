"""Names of files for code: never a path, never a device, the ending of the language."""

import pytest

from app.ui.transcript.blocks.code_files import suggested_name
from app.ui.transcript.blocks.source import CodeBlock


@pytest.mark.parametrize(
    ("info", "name"),
    [
        ("python", "code.py"), ("c++", "code.cpp"), ("svg", "code.svg"), ("", "code.txt"), ("no-such", "code.txt"),
        ("Dockerfile", "Dockerfile"), ("make", "Makefile"), ('py title="app.py"', "app.py"),
        ("ts:src/main.ts", "main.ts"),
        ("py:../../etc/passwd", "passwd"), (r'py title="C:\x\con.py"', "_con.py"), ("sh title=/.bashrc", "bashrc"),
        ("py:a\u202egnp.py", "agnp.py"), ("py:.", "code.py"),
    ],
)  # fmt: skip
def test_a_name_is_suggested_by_language_or_by_the_answer(info: str, name: str) -> None:
    assert suggested_name(CodeBlock(info.partition(" ")[0], "x", info), "code") == name
