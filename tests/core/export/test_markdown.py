"""A conversation as Markdown keeps the numbers that the window shows."""

from app.core.export.markdown import cited_sources, conversation_markdown
from tests.core.world import REWRITE, SKY, World
from tests.fakes import FakeModel


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
