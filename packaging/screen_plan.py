"""Which pictures `screens.py` makes: rows of view, theme, language and screen, chosen so that few pairs are left out.

What a window shows most is taken at every size, with themes and languages in turn: each view meets each size, each
theme and each language, and these meet each other. What changes little with the size is taken once or twice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, cycle

MOST = 84


@dataclass(frozen=True)
class Size:
    width: int  # of the window, in pixels of a screen without scaling
    height: int
    scale: float = 1.0


@dataclass(frozen=True)
class Picture:
    view: str
    theme: str
    language: str
    size: str

    @property
    def name(self) -> str:
        language = self.language[:2] if self.language == self.samples else self.language
        return f"{self.view}-{self.theme}-{language}-{self.size}"

    @property
    def samples(self) -> str:
        """The language of what stands in the window; its own words are in `language`."""
        return "zh-CN" if self.language.startswith("zh") else "en"


SIZES = {
    "usual": Size(1280, 820),
    "1920": Size(1920, 1080),
    "2560": Size(2560, 1440),
    "small": Size(700, 500),
    "scaled": Size(1280, 820, 1.5),
}
# The views of the first list are taken at every size.
EVERY_SIZE = ("empty", "answer", "streaming", "research", "broken", "versions", "find", "palette")
TWICE = {"passage": ("usual", "small"), "quick-ask": ("usual", "scaled")}
ONCE = (
    "private", "list", "search", "checked", "doubt", "result", "given", "research-large", "research-steps",
    "research-running", "research-asked", "models", "menu", "settings-models", "settings-search", "settings-ranking",
    "settings-memory", "settings-network", "settings-appearance", "settings-data", "settings-abilities",
    "settings-protocol", "settings-inside", "settings-channel", "settings-channel-test",
    "knowledge-empty", "knowledge-full", "knowledge-search", "document", "attached", "shortcuts", "welcome", "about",
    "outline", "quotes", "settings-local_api", "assistants", "prompts", "columns", "translated",
)  # fmt: skip
IN_LANGUAGES = ("answer", "settings-search", "knowledge-full", "welcome", "research")
BESIDE_SOURCES = ("answer", "streaming", "result", "checked")  # with the sources of the answer; others open them or not
_LOOKS = (("light", "en"), ("dark", "zh-CN"), ("dark", "en"), ("light", "zh-CN"))


def in_languages(languages: Sequence[str], *views: str) -> list[Picture]:
    """Some views in each of the window's languages, named as in BCP 47."""
    looks = cycle(("light", "dark"))
    return [Picture(view, next(looks), language, "usual") for language in languages for view in views or IN_LANGUAGES]


def pictures(*views: str) -> list[Picture]:
    """All of them, or those of some views."""
    return [picture for picture in _rows() if not views or picture.view in views]


def _rows() -> Iterator[Picture]:
    for place, view in enumerate(EVERY_SIZE):
        for number, size in enumerate(SIZES):
            yield Picture(view, *_LOOKS[(place + number) % 4], size)
    for place, (view, sizes) in enumerate(TWICE.items()):
        for number, size in enumerate(sizes):
            yield Picture(view, *_LOOKS[(place + number) % 4], size)
    looks = count()
    for view in ONCE:
        yield Picture(view, *_LOOKS[next(looks) % 4], "usual")
