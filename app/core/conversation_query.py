"""What is typed to find conversations: words in any order, “phrases”, #tags; and where they stand in a text."""

import re
from dataclasses import dataclass

from app.core.language import in_one_script

_QUOTES = '"“”„«»「」『』＂'
_PART = re.compile(rf"(?P<tag>[#＃]?)[{_QUOTES}](?P<phrase>[^{_QUOTES}]*)(?:[{_QUOTES}]|$)|(?P<word>[^\s{_QUOTES}]+)")
_MOST = 12  # words of a query: more narrow nothing down

Place = tuple[int, int]  # begin and end in a text


@dataclass(frozen=True)
class ConversationQuery:
    """All of the words are wanted. They are in one case and script (`searchable`); a phrase has single spaces; `#`
    begins what is a tag, too."""

    words: tuple[str, ...] = ()

    @classmethod
    def parsed(cls, text: str) -> "ConversationQuery":
        """An unclosed quote goes to the end."""
        words = (_word(part) for part in _PART.finditer(text))
        return cls(tuple(dict.fromkeys(word for word in words if word))[:_MOST])

    def __bool__(self) -> bool:
        return bool(self.words)


def tag_words(tag: str) -> str:
    """How a tag is typed in a query."""
    return f'#"{tag}"' if re.search(rf"[\s{_QUOTES}]", tag) else f"#{tag}"


def tags_match(word: str, tags: tuple[str, ...]) -> bool:
    """The word is a tag, or the beginning of one."""
    return word[:1] == "#" and len(word) > 1 and any(searchable(tag).startswith(word[1:]) for tag in tags)


def searchable(text: str) -> str:
    """As the words of a query are written."""
    return in_one_script(text.casefold())


def places_of(text: str, words: tuple[str, ...]) -> tuple[Place, ...]:
    """Where the words stand in a text, in order and without overlaps; what a fold makes longer counts as it stands."""
    folded, origin = _folded(text)
    places: list[Place] = []
    for word in words:
        begin = folded.find(word)
        while begin >= 0:
            end = begin + len(word)
            places.append((begin, end) if origin is None else (origin[begin], origin[end - 1] + 1))
            begin = folded.find(word, end)
    merged: list[Place] = []
    for begin, end in sorted(places):
        if merged and begin < merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((begin, end))
    return tuple(merged)


def _word(part: re.Match[str]) -> str:
    if part["word"] is not None:
        word = part["word"]
    else:
        word = " ".join(part["phrase"].split())
        word = f"#{word}" if part["tag"] and word else word
    return searchable(f"#{word[1:]}" if word[:1] == "＃" else word)


def _folded(text: str) -> tuple[str, list[int] | None]:
    """The text in one case and script, and where each of its characters comes from unless that is its own place."""
    folded = searchable(text)
    if len(folded) == len(text):
        return folded, None
    pieces = [searchable(char) for char in text]
    return "".join(pieces), [place for place, piece in enumerate(pieces) for _ in piece]
