"""The scanner and the transcript's renderer read Markdown alike: every chip stands in running text."""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it.token import Token

from app.core.citing.markers import TOKEN_START, place_citations, tokenised
from app.ui.transcript.markdown.renderer import Renderer
from tests.core.citing.nasty import KNOWN, MARKERS

RENDERER = Renderer()

MARKUP = [
    "`", "``", "```", "\n```py\n", "\n~~~\n", "`a[1]`", " $", "$ ", "$", "$$", "$x_1$", "$$ ", " $$", "$$\n", "\n$$\n",
    "\n\n$$\na[1]\n\n$$\n", "\\(", "\\)", "\\[", "\\]", "\n\n\\[\n- a[1]\n\\]\n", "\\", "\\$", "[", "]", "(", ")",
    "](http://a.b)", "[a](b)", "![i](j)", "[1](u)", "](a", "[a](<b c> 't')", "[[1]](u)", "[t][r]", "[r]",
    "\n\n[r]: http://d.e\n", "[r]: http://d.e\n", "\n\n[1]: http://d.e/[1]\n", "[2]: no\n", "- ", "* ", "1. ", "2) ",
    "\n> ", "> ", "\n# ", "---\n", "===\n", "***", "_", "\n\n| a | b |\n|---|---|\n", "|", "- [ ] ", "- [x] ",
    "&amp;", "!", "\n\n    ", "    ", "\t", "https://x.y/z ", "<b>", "</b>", "<a href='[1]'>", "<a b='", "'>", "<!-- ",
    " -->", "<https://q.r/[1]>", "<code>", "</code>",
]  # fmt: skip
WORDS = ["text ", "end. ", "中文", "。", "，", "🙂", "5", " ", "\n", "\n\n", "\r\n"]
TEXTS = st.lists(st.sampled_from(MARKERS) | st.sampled_from(MARKUP) | st.sampled_from(WORDS), max_size=30)


def all_tokens(tokens: Sequence[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from all_tokens(token.children or [])


def misplaced(text: str) -> list[str]:
    """What holds a chip's token and is no running text."""
    written = tokenised(text, place_citations(text, KNOWN))
    tokens = [token for block in RENDERER.parse(written) for token in all_tokens(block.tokens)]
    special = [t for t in tokens if t.type.startswith(("code", "fence", "math", "image"))]
    return [t.type for t in special if TOKEN_START in t.content + t.info] + [
        "address" for t in tokens if "%EE%80%80" in str(t.attrs)
    ]


@given(TEXTS.map("".join))
def test_no_chip_falls_into_code_maths_or_an_address(text: str) -> None:
    assert misplaced(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "[so]([1, 2])",
        "[so](see,[1, 2])",
        "[r]: http://a.b\n    [1]",
        "[r]: http://a.b\n2. ```[1]",
        "*\n\n    [1]",
        "$$\n```[1]\n\n$$",
        "\\[\n```[1]\n",
        "| `a |\n|---|\n| b` [1] |\n\\[[2]\n\\]",
        "http://$[1]$",
        "\\\\([1]\\\\)",
        "`a\\`[1]`",
    ],
)
def test_what_once_led_a_chip_astray(text: str) -> None:
    assert misplaced(text) == []
