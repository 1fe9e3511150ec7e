"""Writes app/core/language/chinese_forms.py out of OpenCC's `TSCharacters.txt`, whose path is given: rarely needed.

The file is in https://github.com/BYVoid/OpenCC (data/dictionary) and in the wheel of opencc-python-reimplemented.
"""

import sys
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "app" / "core" / "language" / "chinese_forms.py"
_HEAD = '''"""Each traditional character with the simplified one behind it, for texts to be compared by.

Written by packaging/chinese_forms.py out of TSCharacters.txt of OpenCC 1.1 (https://github.com/BYVoid/OpenCC),
copyright the OpenCC authors, Apache License 2.0; only pairs of the basic plane, and a few partners chosen anew.
"""

'''
# Where OpenCC leaves a character as it is, for some words keep it, or makes several: two texts that are compared need
# one form.
_PARTNERS = "瞭了藉借彷仿彿佛祇只衹只牴抵妳你姊姐畫划画划"
_OWN = dict(zip(_PARTNERS[::2], _PARTNERS[1::2], strict=True))
_WIDTH = 57  # of these characters in a line of 120 columns


def forms(text: str) -> dict[str, str]:
    rows = (line.split() for line in text.splitlines() if line.strip())
    table = {row[0]: row[1] for row in rows if row[0] != row[1] and max(row[0], row[1][0]) <= "\uffff"}
    values = set(table.values())
    table = {one: other for one, other in table.items() if one not in values} | _OWN
    return {one: table.get(other, other) for one, other in table.items()}  # so that what came out stays as it is


def main() -> None:
    table = forms(Path(sys.argv[1]).read_text("utf-8"))
    row = "".join(one + other for one, other in sorted(table.items()))
    width = _WIDTH // 2 * 2
    lines = [row[start : start + width] for start in range(0, len(row), width)]
    TARGET.write_text(_HEAD + 'FORMS = """\n' + "\n".join(lines) + '\n"""\n', "utf-8")


if __name__ == "__main__":
    main()
