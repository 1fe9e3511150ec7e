"""Plain text as it is, but for what makes it illegible: endless gaps, and data on a single line."""

import json
import re

_GAP = re.compile(r"(?<![ \t])[ \t]{201,}+")  # so many blanks in a plain text say nothing, and cost time everywhere
_LONG_LINE = 400  # characters of data that are broken into lines
_MOST = 1_000_000  # characters of data that are looked through
_TOKEN = re.compile(r'"(?:[^"\\]++|\\.)*+"|[{}\[\],:]|[^\s{}\[\],:"]++')


def legible(text: str, media_type: str) -> str:
    """Markdown and plain text stay as they are; JSON on one line gets lines, each value as it was written."""
    text = text.strip()
    if media_type.endswith("json") and len(text) > _LONG_LINE and text.count("\n") < len(text) // 2000 + 1:
        text = _in_lines(text)
    return _GAP.sub(" ", text).strip()


def _in_lines(text: str) -> str:
    if len(text) > _MOST or not _is_json(text):
        return text
    lines: list[str] = []
    line, depth = "", 0
    for token in _TOKEN.findall(text):
        match token:
            case "{" | "[":
                line, depth = _next_line(lines, line + token, depth + 1), depth + 1
            case "}" | "]":
                depth -= 1
                empty = not line.strip() and lines and lines[-1][-1] in "{["
                if line.strip():
                    lines.append(line)
                line = lines.pop() + token if empty else " " * min(depth, 20) + token
            case ",":
                line = _next_line(lines, line + token, depth)
            case ":":
                line += ": "
            case _:
                line += token
    return "\n".join([*lines, line])


def _next_line(lines: list[str], line: str, depth: int) -> str:
    lines.append(line)
    return " " * min(depth, 20)


def _is_json(text: str) -> bool:
    try:
        json.loads(text, parse_int=str)  # numbers of any length
    except (ValueError, RecursionError):
        return False
    return True
