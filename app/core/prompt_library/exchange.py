"""Prompts as JSON, ours and other programs': what a file holds, and a file of them.

Ours: `{"format": "citewise-prompts", "version": 1, "prompts": [{"title", "text", "folder"}]}`. Also read: Open WebUI's
list of `{"command", "title" or "name", "content"}`, and Cherry Studio's quick phrases `{"title", "content"}` with
variables written `${topic}`, alone or in a backup's `indexedDB.quick_phrases`.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.core.domain.prompts import Prompt
from app.core.prompt_library.variables import escaped

FORMAT, VERSION = "citewise-prompts", 1
LARGEST = 20_000_000  # bytes of a file
MOST = 5_000  # prompts of a file
LONGEST_TITLE, LONGEST_TEXT, LONGEST_FOLDER, DEEPEST = 200, 1_000_000, 200, 8

# Control characters, and those that turn the direction of the words behind them.
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
_LISTS = ("prompts", "quick_phrases", "quickPhrases", "phrases", "data")
_TEXTS, _TITLES = ("text", "content", "prompt"), ("title", "name", "command")
_DOLLAR = re.compile(r"\$\{([^\W\d_][\w -]{0,58})\}")
_TYPES = "text|textarea|select|number|checkbox|date|datetime-local|color|email|month|range|tel|time|url|map"
_OPEN_WEBUI = re.compile(
    r"\{\{\s*(?P<name>CLIPBOARD|CURRENT_DATE|[^\W\d_][\w-]{0,58})\s*"
    rf"(?:\|\s*(?:{_TYPES})\b(?::(?P<options>[^{{}}\n]{{0,2000}}))?)?\}}\}}"
)
_CHOICES = re.compile(r"options=\[([^\[\]]*)\]")


@dataclass(frozen=True)
class PromptFile:
    """`skipped`: entries that are no prompt, or one too many. `valid`: whether it is a file of prompts at all."""

    prompts: tuple[Prompt, ...] = ()
    skipped: int = 0
    valid: bool = True


def read_prompts(data: bytes, new_id: Callable[[], str]) -> PromptFile:
    """Never raises."""
    try:
        content = json.loads(data.decode("utf-8-sig")) if len(data) <= LARGEST else None
    except (ValueError, RecursionError):
        content = None
    entries = _entries(content)
    if entries is None:
        return PromptFile(valid=False)
    prompts: list[Prompt] = []
    for entry in entries[:MOST]:
        if (prompt := _prompt(entry, new_id)) is not None:
            prompts.append(prompt)
    return PromptFile(tuple(prompts), len(entries) - len(prompts), bool(prompts) or not entries)


def new_ones(prompts: Iterable[Prompt], there: Iterable[Prompt]) -> list[Prompt]:
    """Without those that are there already, word for word in the same folder."""
    present = {(one.title, one.text, one.folder) for one in there}
    result: list[Prompt] = []
    for one in prompts:
        if (key := (one.title, one.text, one.folder)) not in present:
            present.add(key)
            result.append(one)
    return result


def prompts_json(prompts: Sequence[Prompt]) -> str:
    rows = [{"title": one.title, "text": one.text, "folder": one.folder} for one in prompts]
    return json.dumps({"format": FORMAT, "version": VERSION, "prompts": rows}, ensure_ascii=False, indent=2) + "\n"


def clean_folder(path: str) -> str:
    """`a/b` without blanks and empty names, no deeper and longer than a tree can show."""
    names = [" ".join(_UNSEEN.sub(" ", name).split()) for name in path.replace("\\", "/").split("/")]
    return "/".join([name for name in names if name][:DEEPEST])[:LONGEST_FOLDER].rstrip("/ ")


def clean_title(title: str, text: str = "") -> str:
    """One line; where there is none, the beginning of the text."""
    line = " ".join(_UNSEEN.sub(" ", title[: 2 * LONGEST_TITLE]).split())[:LONGEST_TITLE]
    if line:
        return line
    first = next((one.strip() for one in text[:2000].splitlines() if one.strip()), "")
    return first if len(first) <= 60 else first[:59].rstrip() + "…"


def _entries(content: Any) -> list[Any] | None:
    if isinstance(content, Mapping):
        content = content.get("indexedDB", content)
    if isinstance(content, Mapping):
        content = next((content[name] for name in _LISTS if isinstance(content.get(name), list)), None)
    return content if isinstance(content, list) else None


def _prompt(entry: Any, new_id: Callable[[], str]) -> Prompt | None:
    if not isinstance(entry, Mapping):
        return None
    text = next(_strings(entry, _TEXTS), "")
    if not text.strip() or len(text) > LONGEST_TEXT:
        return None
    text = text.replace("\r\n", "\n").replace("\x00", "")
    if "text" not in entry:  # not ours
        text = _translated(text, from_open_webui="command" in entry)
    title = next(_strings(entry, _TITLES), "").removeprefix("/")
    return Prompt(new_id(), clean_title(title, text), text, clean_folder(next(_strings(entry, ("folder",)), "")))


def _strings(entry: Mapping[Any, Any], names: Iterable[str]) -> Iterator[str]:
    return (value for name in names if isinstance(value := entry.get(name), str) and value.strip())


def _translated(text: str, *, from_open_webui: bool) -> str:
    """The variables of another program as ours."""
    if from_open_webui:

        def variable(match: re.Match[str]) -> str:
            name = {"CLIPBOARD": "clipboard", "CURRENT_DATE": "date"}.get(match["name"], match["name"])
            options = _CHOICES.search(match["options"] or "")
            choices = re.findall(r'"([^"|]+)"', options[1]) if options else []
            return f"{{{{{'|'.join((name, *choices))}}}}}"

        return _OPEN_WEBUI.sub(variable, text)
    return _DOLLAR.sub(lambda match: f"{{{{{match[1].rstrip()}}}}}", escaped(text))
