"""How the program is built for Windows: its resources, and the installer."""

import re


def numbers(version: str) -> tuple[int, int, int, int]:
    """Windows counts versions in four numbers of 16 bits; `0.2.0rc1` is `0.2.0.0` there."""
    parts = [int(part) for part in re.findall(r"\d+", re.split(r"[a-zA-Z+-]", version)[0])][:4]
    if not parts or any(part > 0xFFFF for part in parts):
        raise ValueError(f"no version for Windows: {version}")
    first, second, third, fourth = (*parts, 0, 0, 0, 0)[:4]
    return first, second, third, fourth
