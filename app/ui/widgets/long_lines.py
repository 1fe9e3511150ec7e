"""Lines so long that a text field cannot lay them out in time."""

LONGEST_LINE = 20_000  # characters; laying out a million without a space takes Qt 24 s, these take milliseconds


def split_heavy(text: str) -> tuple[str, str]:
    """(what a text field takes at once, the rest from the first overlong line on)."""
    if len(text) <= LONGEST_LINE:
        return text, ""
    start = 0
    for line in text.splitlines(keepends=True):
        if len(line) > LONGEST_LINE:
            return text[:start].rstrip("\n"), text[start:]
        start += len(line)
    return text, ""
