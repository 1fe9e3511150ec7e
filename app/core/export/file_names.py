"""Words as the name of a file that any system takes, whoever wrote them."""

import unicodedata

_UNFIT = '<>:"/\\|?*'  # in names of files, on some system
_LONGEST = 60  # characters: with four bytes each and an ending still less than the 255 bytes of most systems
_DEVICES = {
    *("con", "prn", "aux", "nul", "conin$", "conout$"),
    *(f"{port}{number}" for port in ("com", "lpt") for number in "123456789¹²³"),
}


def file_name(words: str, otherwise: str) -> str:
    """`words` without an ending; `otherwise` where nothing of them can stand in a name.

    What cannot be seen goes too: marks that turn the direction make `exe.gnp` of `png.exe`.
    """
    plain = "".join(" " if sign in _UNFIT or sign.isspace() else sign for sign in words[:2000])
    visible = "".join(sign for sign in plain if unicodedata.category(sign)[0] != "C")
    line = " ".join(visible.split())
    name = line[:_LONGEST].strip(" .…")
    return f"_{name}" if is_device(name) else name or otherwise


def is_device(name: str) -> bool:
    """Windows takes some names for devices, whatever stands behind their first dot."""
    return name.partition(".")[0].strip().casefold() in _DEVICES


def shortened(name: str, most: int) -> str:
    """What of a name has room in so many bytes; no character is cut in two."""
    return name.encode("utf-8", "replace")[:most].decode("utf-8", "ignore")
