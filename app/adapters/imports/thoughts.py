"""Reasoning that a program keeps within the text of an answer."""

import re

_LEADING = re.compile(r"\s*<(think|thinking|thought)>(.*?)(?:</\1>\s*|\Z)", re.DOTALL | re.IGNORECASE)


def apart(words: str) -> tuple[str, str]:
    """(reasoning, text): what stands in `<think>…</think>` before the text, and the text."""
    match = _LEADING.match(words)
    return (match[2].strip(), words[match.end() :]) if match else ("", words)
