"""Reasoning that a model wrote into its answer, between tags."""

import re

_LEADING = re.compile(r"\s*<(think|thinking)>([\s\S]*?)(?:</\1>\s*|\Z)")


def without_thinking(text: str) -> tuple[str, str]:
    """(answer, reasoning) of a text that begins with `<think>`; others stay as they are."""
    match = _LEADING.match(text)
    return (text[match.end() :], match[2].strip()) if match else (text, "")
