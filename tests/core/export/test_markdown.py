"""A conversation as Markdown keeps the numbers that the window shows."""

import re

from hypothesis import given
from hypothesis import strategies as st

from app.core.citing.markers import place_citations, tokenised
from app.core.domain.chat import ImageBlock
from app.core.domain.conversation import Conversation
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.core.export.markdown import cited_sources, conversation_markdown
from tests.core.world import REWRITE, SKY, World
from tests.fakes import FakeModel

PIECES = (
    *("[1]", " [1]", "[2]", "word", " ", "\n", "\n\n", "`[1]`", "```\nx [1]\n```\n", "$x_1$", "$$\n[1]\n$$\n"),
    *("| a | [1] |\n", "|--|--|\n", "- ", "(", ")", "天空", "。", "**", "> ", "# ", "    indented [1]\n"),
)


async def test_answers_keep_their_numbers_and_sources_are_listed_once() -> None:
    world = World(FakeModel([REWRITE, "Air scatters [1].", REWRITE, "Air again [1], and water [2]."]))
    first, _ = await world.turn()
    await world.turn("And the sea?", parent=first.id)
    conversation = await world.store.conversation("c")
    assert conversation is not None
    text = conversation_markdown(conversation)
    assert "Air scatters[^1]." in text
    assert "Air again[^1], and water[^2]." in text
    assert text.count("\n[^1]: ") == text.count("\n[^2]: ") == 1
    assert text.count(f"(<{SKY}>)") == 1
    assert [source.number for source in cited_sources(conversation.turns)] == [1, 2]


async def test_a_hostile_title_cannot_break_out_of_its_row() -> None:
    world = World(FakeModel([REWRITE, "Air scatters [1]."]))
    turn, _ = await world.turn()
    source = turn.source_numbered(1)
    assert source is not None
    turn.sources[source.id] = type(source)(**{**source.__dict__, "title": "x](javascript:alert(1))\n# y"})
    conversation = await world.store.conversation("c")
    assert conversation is not None
    text = conversation_markdown(type(conversation)(**{**conversation.__dict__, "turns": (turn,)}))
    assert "](javascript" not in text
    assert "\n# y" not in text


async def test_an_address_that_is_none_is_no_link_and_breaks_no_row() -> None:
    world = World(FakeModel([REWRITE, "Air scatters [1]."]))
    turn, _ = await world.turn()
    source = turn.source_numbered(1)
    assert source is not None
    conversation = await world.store.conversation("c")
    assert conversation is not None
    for address in ("javascript:alert(1)", "data:text/html,x", "https://a.example/b\n# y"):
        turn.sources[source.id] = type(source)(**{**source.__dict__, "url": address, "resolved": ""})
        text = conversation_markdown(type(conversation)(**{**conversation.__dict__, "turns": (turn,)}))
        assert "(<javascript" not in text
        assert "(<data" not in text
        assert "\n# y" not in text


@given(st.lists(st.sampled_from(PIECES), max_size=12))
def test_nothing_of_an_answer_is_altered_but_its_markers(pieces: list[str]) -> None:
    """Code, formulas, tables and whatever else a model writes stand in the file as they stood in the answer."""
    text = "Begun: " + "".join(pieces).strip()
    source = Source("s", "k", "https://example.org/", "Title", 1)
    turn = Turn("t", "c", "Q", citations=place_citations(text, [1]), sources={"s": source}, text_parts=[text])
    written = conversation_markdown(Conversation("c", turns=(turn,)))
    body = written.split("UTC*\n\n", 1)[1]
    body = body.rpartition("\n\n[^1]: ")[0] if turn.citations else body
    bare = re.sub(r" ?\[\^1\] ?", "", body)
    plain = re.sub(r" ?\ue000[0-9]+\ue001 ?", "", tokenised(text, turn.citations))
    assert "".join(bare.split()) == "".join(plain.split())


def test_code_and_formulas_stand_letter_by_letter() -> None:
    code = "```python\nx = [1]\n\ty = '[^1]'  \n```\n\n$$\na_{[1]} \\\\\n$$\n\n| `[1]` | $[1]$ |\n|--|--|"
    text = f"{code}\n\nSo it is [1]."
    source = Source("s", "k", "https://example.org/", "Title", 1)
    turn = Turn("t", "c", "Q", citations=place_citations(text, [1]), sources={"s": source}, text_parts=[text])
    written = conversation_markdown(Conversation("c", turns=(turn,)))
    assert code in written
    assert "So it is[^1b]." in written  # the label that the code uses is left to it
    assert "\n[^1b]: [Title]" in written


def test_a_long_question_stands_whole_below_its_heading() -> None:
    question = "First line\n\n    code [1]\n\n" + "word " * 100
    written = conversation_markdown(Conversation("c", "T", turns=(Turn("t", "c", question, text_parts=["A"]),)))
    assert "## First line\n" in written
    assert ">     code [1]\n" in written


def test_pictures_stand_at_the_end_and_only_pictures() -> None:
    images = (ImageBlock(b"\x89PNG", "image/png"), ImageBlock(b"x", "image/png>\n[a]: <javascript:alert(1)"))
    written = conversation_markdown(Conversation("c", turns=(Turn("t", "c", "Q", images=images, text_parts=["A"]),)))
    assert "![Image 1][image-1]" in written
    assert written.endswith("[image-1]: <data:image/png;base64,iVBORw==>\n[image-2]: <data:image/png;base64,eA==>\n")
