"""What a small program of the system prints."""

import shutil
import subprocess
from collections.abc import Sequence


def printed_by(program: str, arguments: Sequence[str], seconds: float) -> str:
    """Empty where there is no such program, or it takes longer than that."""
    if (path := shutil.which(program)) is None:
        return ""
    try:
        run = subprocess.run([path, *arguments], capture_output=True, timeout=seconds, check=False)
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    return run.stdout.decode("utf-8", "replace")
