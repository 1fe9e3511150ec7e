"""The texts of the bench: answers of so many tokens, as a model says them."""

LAST_WORD = "That-is-all."
MIXED = [
    "The harbour was built in three parts, and each of them has a **story** of its own.",
    "\n\n## What was found\n\n",
    "- Stones of the first wall, cut by hand.\n- Beams of oak.\n- A map, `folded` twice.\n\n",
    "It follows that $a^2 + b^2 = c^2$ holds for the corner stones, as *everybody* knew.\n\n",
]
_CODE_LINE = "    total = total + measure(row, column) * 2  # the sum of what was measured so far\n"


def pieces(kind: str, count: int) -> list[str]:
    """An answer of so many tokens: mixed text, or long blocks (code, a table, a list). Its last word is known."""
    words: list[str] = []
    block = 0
    while len(words) < count:
        if kind == "mixed":
            text = MIXED[block % len(MIXED)]
        elif block % 3 == 0:
            text = "\n```python\n" + _CODE_LINE * 60 + "```\n\n"
        elif block % 3 == 1:
            text = "\n| year | place | stones |\n|---|---|---|\n" + "| 1901 | quay | 12 000 |\n" * 60 + "\n"
        else:
            text = "\n" + "- one more line of a long list of stones\n" * 60 + "\n"
        words += [word + " " for word in text.split(" ")]
        block += 1
    return [*words[: count - 1], f"\n\n{LAST_WORD}"]
