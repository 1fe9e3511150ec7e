"""What can keep the program from starting on a data directory."""

from dataclasses import dataclass
from enum import StrEnum


class StartProblem(StrEnum):
    NEWER = "newer"  # a file that a newer version made
    LOCKED = "locked"  # another program works on a file
    FORBIDDEN = "forbidden"  # nothing can be written there, or the directory is not there
    FULL = "full"  # the disk
    DAMAGED = "damaged"  # a file
    NO_COPY = "no_copy"  # of a file that is to be brought up to date
    NO_LOCKS = "no_locks"  # a file system on which nobody can own a directory
    OTHER = "other"


@dataclass(frozen=True)
class StartFailure:
    problem: StartProblem
    folder: str  # the data directory
    name: str = ""  # of the file in it, where it is one
    detail: str = ""  # foreign text
    backup: str = ""  # the newest one that could be put in place; empty where there is none that helps
