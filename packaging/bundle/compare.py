"""Whether two builds are the same, byte for byte: `compare.py FIRST SECOND` names what differs and fails."""

import hashlib
import os
import sys
from pathlib import Path


def described(folder: Path) -> dict[str, str]:
    """Each file's path → where it leads to, or whether it can be run and the sum of its bytes."""
    result = {}
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            result[name] = f"to {os.readlink(path)}"
        elif path.is_file():
            with path.open("rb") as file:
                result[name] = f"{os.access(path, os.X_OK)} {hashlib.file_digest(file, 'sha256').hexdigest()}"
    return result


def differences(first: Path, second: Path) -> list[str]:
    """One line for each file that only one has, or that differs."""
    here, there = described(first), described(second)
    lines = []
    for name in sorted(here.keys() | there.keys()):
        if name not in there:
            lines.append(f"only in {first}: {name}")
        elif name not in here:
            lines.append(f"only in {second}: {name}")
        elif here[name] != there[name]:
            lines.append(f"differs: {name}")
    return lines


def main(arguments: list[str]) -> int:
    lines = differences(*map(Path, arguments))
    print("\n".join(lines) or "the same")
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
