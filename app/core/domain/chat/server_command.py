"""The command of a tool server as a person is shown it before it may run."""

import re
import shlex
import sys
import unicodedata
from pathlib import PurePath

from app.core.domain.chat.tool_servers import McpServerSettings

_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs")
_FETCHING = ("npx", "uvx", "bunx", "pipx", "docker")


def command_line(server: McpServerSettings) -> str:
    """The whole command as a shell would take it, with what cannot be seen written out; or the address."""
    if not server.command:
        return visible(server.url)
    words = [server.command, *server.args]
    return visible(" ".join(map(_quoted, words)) if sys.platform == "win32" else shlex.join(words))


def fetches_code(server: McpServerSettings) -> bool:
    """The command downloads what it runs."""
    return PurePath(server.command.replace("\\", "/")).stem.lower() in _FETCHING


def visible(text: str) -> str:
    """A line of a command is not hidden by a character that nobody sees."""
    return "".join(_escaped(c) if c != " " and unicodedata.category(c) in _UNSEEN else c for c in text)


def _quoted(word: str) -> str:
    """As on Windows, where a backslash is part of a path."""
    return word if re.fullmatch(r'[^\s"&|<>^%]+', word) else '"' + word.replace('"', '\\"') + '"'


def _escaped(character: str) -> str:
    return character.encode("unicode_escape", "backslashreplace").decode("ascii")
