"""A tool server as it is typed or pasted, and whether it can be used. Pure."""

import re
import shlex
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path, PurePath

from app.core.domain.addresses import is_web_address
from app.core.domain.chat.tool_servers import McpServerSettings

LONGEST_NAME = 60  # characters
_VARIABLE = re.compile(r"[^\s=\x00-\x1f\x7f]{1,200}")
_HEADER = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]{1,200}")
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_FILLED_BY_EDITORS = re.compile(
    r"\$\{(?:workspace|input:|env:|config:|user_config|userHome|file|__dirname|/|pathSeparator)[^}]*\}?|^<[^<>]+>$"
)
_FILLED_BY_SHELLS = re.compile(r"\$\{[^}]*\}?")  # here none reads the line
_SHELLS = ("sh", "bash", "zsh", "fish", "pwsh", "powershell", "cmd")
_NO_ID = re.compile(r"[^a-z0-9]+")
_PROGRAM = (".exe", ".cmd", ".bat", ".com")


class DraftProblem(Enum):
    """Why a server cannot be used. `Draft.detail` names the place."""

    NOTHING = "nothing"  # neither a command nor an address
    OLD_TRANSPORT = "old_transport"  # HTTP with server-sent events of 2024
    ADDRESS = "address"
    PLACEHOLDER = "placeholder"  # of an editor, or of a guide
    NAME = "name"  # of a variable or header
    CHARACTERS = "characters"
    FIELD = "field"  # it is not of the kind that is needed


@dataclass(frozen=True)
class Draft:
    """A server without an id. `values`: of its variables and headers; empty where one has still to be typed."""

    server: McpServerSettings
    values: Mapping[str, str] = field(default_factory=dict, repr=False)
    problem: DraftProblem | None = None
    detail: str = ""

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(name for name in (*self.server.env, *self.server.headers) if not self.values.get(name))


def fault_of(server: McpServerSettings, values: Mapping[str, str]) -> tuple[DraftProblem | None, str]:
    """What keeps it from being used, and where."""
    parts = (server.command, *server.args) if server.command else (server.url,)
    if not parts[0].strip():
        return DraftProblem.NOTHING, ""
    is_shell = PurePath(server.command.replace("\\", "/")).stem.lower() in _SHELLS
    for part in parts:
        match = _FILLED_BY_EDITORS.search(part) or (not is_shell and _FILLED_BY_SHELLS.search(part))
        if match:
            return DraftProblem.PLACEHOLDER, match[0]
    if any("\0" in part for part in parts) or _CONTROL.search(server.command):
        return DraftProblem.CHARACTERS, server.command
    if not server.command and not is_web_address(server.url):
        return DraftProblem.ADDRESS, server.url
    names, shape = (server.env, _VARIABLE) if server.command else (server.headers, _HEADER)
    for name in names:
        if not shape.fullmatch(name):
            return DraftProblem.NAME, name
        if "\0" in values.get(name, "") or (not server.command and _CONTROL.search(values.get(name, ""))):
            return DraftProblem.CHARACTERS, name
    return None, ""


def split_command(text: str) -> tuple[str, tuple[str, ...]]:
    """A whole command line → its program and its arguments. A path with blanks stays whole."""
    text = text.strip()
    if not re.search(r"\s", text) or text.lower().endswith(_PROGRAM) or _exists(text):
        return text, ()
    lexer = shlex.shlex(text, posix=True, punctuation_chars="")
    lexer.whitespace_split, lexer.escape, lexer.commenters = True, "", ""  # backslashes stand in paths of Windows
    try:
        command, *args = list(lexer)
    except ValueError:  # a quotation mark without its other
        return text, ()
    return command, tuple(args)


def free_id(name: str, used: Collection[str]) -> str:
    """An id that stands well in the name of an environment variable, and that no other server has."""
    base = _NO_ID.sub("-", name.lower()).strip("-")[:40].strip("-") or "server"
    ids = (base, *(f"{base}-{number}" for number in range(2, len(used) + 3)))
    return next(id for id in ids if id not in used)


def free_name(name: str, used: Collection[str]) -> str:
    names = (name, *(f"{name} {number}" for number in range(2, len(used) + 3)))
    return next(one for one in names if one not in used)


def _exists(path: str) -> bool:
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False
