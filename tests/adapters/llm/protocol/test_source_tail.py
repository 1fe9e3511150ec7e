"""grok2api's list of sources never shows, and nothing else is ever taken."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.protocol.source_tail import SourcesTail, strip_tail
from app.core.domain.chat import ProviderSource

TAIL = "\n\n## Sources\n[grok2api-sources]: #\n- [A \\[1\\]](https://a.example/x_(y))\n- [B](https://b.example)"


def read(*pieces: str) -> tuple[str, tuple[ProviderSource, ...]]:
    tail = SourcesTail()
    shown = "".join(tail.feed(piece) for piece in pieces) + tail.close()
    return shown, tail.sources


LISTED = (
    ProviderSource("", "https://a.example/x_(y)", "A [1]", label="1", from_text=True),
    ProviderSource("", "https://b.example", "B", label="2", from_text=True),
)


@pytest.mark.parametrize("end", ["", "\n", "\n\n"])
@pytest.mark.parametrize("text", ["Answer.", "Answer.\n", "Lines\r\n\r\nand lines", "Other\n\n## Sources\n\nmine"])
def test_the_tail_becomes_sources_however_it_is_cut(text: str, end: str) -> None:
    for whole in (text + TAIL + end, (text + TAIL + end).replace("\r\n", "\n").replace("\n", "\r\n")):
        shown, sources = read(whole)
        assert shown.replace("\r\n", "\n") == text.replace("\r\n", "\n")
        assert sources == LISTED
        assert read(*whole) == (shown, sources)
        assert strip_tail(whole) == shown


def test_a_text_that_is_only_the_tail_shows_nothing() -> None:
    assert read(TAIL.lstrip()) == ("", LISTED)
    assert read(*TAIL) == ("", LISTED)


@pytest.mark.parametrize(
    "text",
    [
        "## Sources",
        "Mine:\n\n## Sources\n- [A](https://a.example)",
        "```" + TAIL + "\n```",
        "See" + TAIL + "\nThis is how it ends.",
        "no blank line\n## Sources\n[grok2api-sources]: #\n- [A](https://a.example)",
        "Inline ## Sources\n[grok2api-sources]: #\n",
        "\n\n\r\n\r",
        "",
    ],
)
def test_what_is_no_tail_comes_unchanged(text: str) -> None:
    assert read(text) == (text, ())
    assert read(*text) == (text, ())
    assert strip_tail(text) == text


def test_a_stream_that_breaks_off_within_the_tail_shows_nothing_of_it() -> None:
    for length in range(len("\n\n## Sources\n[grok2api-s"), len(TAIL)):
        assert read("Answer." + TAIL[:length])[0] == "Answer."


def test_text_is_not_held_back() -> None:
    tail = SourcesTail()
    assert tail.feed("Hello\n") == "Hello"
    assert tail.feed("you") == "\nyou"


PIECES = ["\n", "\r\n", "\r", "## Sources", "[grok2api-sources]: #", "- [A](https://a.example)", "x", " ", "- ["]


@given(st.lists(st.sampled_from(PIECES), max_size=14))
def test_cuts_do_not_change_what_shows(pieces: list[str]) -> None:
    assert read(*pieces) == read("".join(pieces)) == read(*"".join(pieces))
    shown = read(*pieces)[0]
    assert "".join(pieces).startswith(shown)
