"""The list of sources at a text's end, and its way out of the history that comes back."""

import pytest

from app.core.domain.chat import ImageBlock, Message, Role, TextBlock, message
from app.gateway.evidence import SearchSource
from app.gateway.history.source_tail import history_without_tails, source_tail, tail_sources, without_tail

ROWS = [SearchSource("https://a.example/x_(y)", "A [draft] \\ two"), SearchSource("https://b.example", "海")]
TAIL = source_tail(ROWS)


def test_a_tail_is_read_as_it_was_written() -> None:
    assert TAIL.startswith("\n\n## Sources\n[grok2api-sources]: #\n- [A \\[draft\\] \\\\ two](")
    assert [row.title for row in tail_sources(f"Text.{TAIL}")] == ["A [draft] \\ two", "海"]
    assert [row.url for row in tail_sources(f"Text.{TAIL}")] == ["https://a.example/x_%28y%29", "https://b.example"]


def test_without_an_address_there_is_no_tail() -> None:
    assert source_tail([SearchSource("", "notes.txt", "document")]) == ""


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_tail_goes_and_the_text_before_it_stays(end: str) -> None:
    assert without_tail(f"Text.{TAIL}".replace("\n", end)) == "Text."
    assert without_tail(TAIL.lstrip("\n").replace("\n", end)) == ""


@pytest.mark.parametrize(
    "text", ["Mine.\n\n## Sources\n- [A](https://a.example)", "## Sources", "a [grok2api-sources]: # b"]
)
def test_a_users_own_list_stays(text: str) -> None:
    assert without_tail(text) == text


def test_a_tail_may_lie_across_blocks() -> None:
    cut = len("Text.") + 7
    whole = f"Text.{TAIL}"
    image = ImageBlock(b"png")
    answer = Message(Role.ASSISTANT, (TextBlock(whole[:cut]), image, TextBlock(whole[cut:])))
    user = message(Role.USER, f"Look: {whole}")
    assert history_without_tails([user, answer]) == (user, Message(Role.ASSISTANT, (TextBlock("Text."), image)))
