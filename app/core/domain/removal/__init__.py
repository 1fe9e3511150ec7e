"""What became of removing everything that this program keeps of its user."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Removal:
    """Nothing is left where all but `folder` and `files` are empty."""

    folder: str  # the data directory
    files: int = 0  # how many went
    failed: tuple[tuple[str, str], ...] = ()  # (path, the system's words): ours, and still there
    foreign: tuple[str, ...] = ()  # names in the data directory that are not ours, and stay
    keychain: str = ""  # why our entries may still be there; empty: they are gone, or there is no keychain
