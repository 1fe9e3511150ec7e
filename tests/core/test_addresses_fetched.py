"""Which addresses are fetched without a click: the user's own, and what a search itself gave. Never an answer's."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain import events as e
from app.core.domain.chat import Abilities, ToolCall, ToolCallPart
from app.core.domain.graph import Depth
from app.core.domain.plan import Plan
from app.core.domain.settings import Overrides, Planner, SearchMode
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn
from app.core.steps.understand import plan_of
from tests.core.research.scripted import RESPONSE, Scripted, code, node
from tests.core.world import REWRITE, SKY, World
from tests.fakes import FakeModel, FakeReader
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import Told
from tests.matrix.servers import serving
from tests.matrix.talk import CALLS, OFF, Talk, provider_of

EVIL = "https://evil.example/?secret=1"
WISH = f"<websearch><question>summarize</question><links>{EVIL}</links></websearch>"
SAYS_SO = f"It is blue [1]. More: {EVIL}"


def fetched(events: list[e.Event]) -> list[str]:
    return [event.url for event in events if isinstance(event, e.ReadingStarted)]


def reads(url: str) -> list[Any]:
    return [ToolCallPart(ToolCall("c1", "read_page", json.dumps({"url": url})))]


@pytest.fixture
async def client() -> Any:
    async with httpx.AsyncClient() as one:
        yield one


async def test_an_address_that_only_an_answer_holds_is_not_planned_for() -> None:
    world = World(FakeModel([REWRITE, SAYS_SO, WISH, "Well."]), reader=FakeReader({}))
    first, _ = await world.turn()
    assert EVIL in first.text
    _, events = await world.turn("And the other page?", parent=first.id)
    assert EVIL not in fetched(events)
    assert EVIL not in world.reader.read_urls


async def test_an_address_of_an_earlier_question_may_be_read_again() -> None:
    world = World(FakeModel([REWRITE, "Fine.", WISH, "Well."]))
    first, _ = await world.turn(f"Look at {EVIL}, please.")
    _, events = await world.turn("And its second part?", parent=first.id)
    assert fetched(events) == [EVIL]


async def test_a_page_that_a_search_found_may_be_read_again() -> None:
    again = WISH.replace(EVIL, SKY)
    world = World(FakeModel([REWRITE, SAYS_SO, again, "Well."]))
    first, _ = await world.turn()
    _, events = await world.turn("Sum up the first page.", parent=first.id)
    assert fetched(events) == [SKY]


async def test_a_page_is_fetched_as_it_was_given_and_not_as_the_model_decorates_it() -> None:
    again = WISH.replace(EVIL, f"{SKY}?utm_source=secret#more")
    world = World(FakeModel([REWRITE, SAYS_SO, again, "Well."]))
    first, _ = await world.turn()
    _, events = await world.turn("Sum up the first page.", parent=first.id)
    assert fetched(events) == [SKY]


def test_a_plan_takes_no_link_from_an_earlier_answer() -> None:
    plan = plan_of(WISH, "And then?", SearchMode.AUTO, (PastTurn("Why?", SAYS_SO),))
    assert plan.links == ()
    assert isinstance(plan, Plan)


async def test_the_tool_reads_no_address_that_only_an_answer_holds() -> None:
    model = FakeModel([REWRITE, SAYS_SO, reads(EVIL), "Well."], abilities=Abilities(search=False, tools=True))
    world = World(model)
    first, _ = await world.turn()
    turn, events = await world.turn("And?", parent=first.id, overrides=Overrides(planner=Planner.MODEL))
    assert fetched(events) == []
    assert turn.text == "Well."


def tailed(*urls: str) -> Told:
    """An answer of grok2api: its sources stand in its text."""
    script = SCRIPTS["chat"]
    items = "".join(f"- [A page]({url})\n" for url in urls)
    return script.said("It is blue [1].", f"\n\n## Sources\n[grok2api-sources]: #\n{items}")


def calling(url: str) -> Told:
    told = SCRIPTS["chat"].called("sky")
    frames = json.loads(json.dumps(told.frames).replace("web_search", "read_page"))
    for frame in frames:
        for choice in frame.get("choices", []) if isinstance(frame, dict) else []:
            for number, call in enumerate(choice["delta"].get("tool_calls") or []):
                call["function"]["arguments"] = "" if call.get("id") else call["function"]["arguments"]
                assert number == 0
    pieces = [f for f in frames if isinstance(f, dict) and f["choices"] and f["choices"][0]["delta"].get("tool_calls")]
    whole = [piece for piece in pieces if not piece["choices"][0]["delta"]["tool_calls"][0].get("id")]
    whole[0]["choices"][0]["delta"]["tool_calls"][0]["function"]["arguments"] = json.dumps({"url": url})
    whole[1]["choices"][0]["delta"]["tool_calls"][0]["function"]["arguments"] = ""
    return Told(frames, told.whole)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_source_from_an_answers_text_is_cited_and_never_fetched(
    client: httpx.AsyncClient, tmp_path: Path, restarted: bool
) -> None:
    script = SCRIPTS["chat"]
    store = await SqliteConversations.open(tmp_path)
    answers = (tailed(EVIL), calling(EVIL), script.said("Well."))
    async with serving(*map(script.streamed, answers)) as server:
        talk = Talk(client, provider_of(script, server), store=store)
        first, _ = await talk.turn(OFF)
        assert [source.url for source in first.sources.values()] == [EVIL], "it is listed, and opens with a click"
        if restarted:
            await store.close()
            store = await SqliteConversations.open(tmp_path)
            talk = Talk(client, provider_of(script, server), store=store)
        second, events = await talk.turn(CALLS, first.id, "And?")
    assert fetched(events) == []
    assert second.text == "Well."
    await store.close()


async def test_a_source_from_an_answers_text_is_fetched_once_a_search_has_found_it(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["chat"]
    answers = (tailed("https://sky.example/blue"), script.called("sky"), script.said("Well [1]."))
    async with serving(*map(script.streamed, answers)) as server:
        talk = Talk(client, provider_of(script, server))
        first, _ = await talk.turn(OFF)
        _, events = await talk.turn(CALLS, first.id, "And?")
    assert fetched(events) == ["https://sky.example/blue"]


@pytest.mark.parametrize("dressed", [f"{SKY}?utm_source=secret", f"{SKY}/?gclid=secret", SKY.replace("https", "http")])
async def test_a_page_that_a_search_found_is_fetched_by_its_own_address_and_not_by_an_answers(
    client: httpx.AsyncClient, dressed: str
) -> None:
    """Both are one page, but what the answer put into the address would tell its server."""
    script = SCRIPTS["chat"]
    answers = (tailed(dressed), script.called("sky"), script.said("Well [1]."))
    async with serving(*map(script.streamed, answers)) as server:
        talk = Talk(client, provider_of(script, server))
        first, _ = await talk.turn(OFF)
        assert [source.url for source in first.sources.values()] == [dressed]
        second, events = await talk.turn(CALLS, first.id, "And?")
    assert fetched(events) == [SKY]
    assert {source.url for source in second.sources.values() if source.number in second.cited_numbers()} == {SKY}


async def test_a_page_that_the_user_names_is_read_wherever_it_was_heard_of(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["chat"]
    answers = (tailed(EVIL), calling(EVIL), script.said("Well."))
    async with serving(*map(script.streamed, answers)) as server:
        talk = Talk(client, provider_of(script, server))
        first, _ = await talk.turn(OFF)
        _, events = await talk.turn(CALLS, first.id, f"And {EVIL}?")
    assert fetched(events) == [EVIL]


async def test_a_page_that_the_user_names_is_fetched_as_the_user_named_it(client: httpx.AsyncClient) -> None:
    script, dressed = SCRIPTS["chat"], f"{EVIL}&utm_source=secret"
    answers = (tailed(dressed), calling(dressed), script.said("Well."))
    async with serving(*map(script.streamed, answers)) as server:
        talk = Talk(client, provider_of(script, server))
        first, _ = await talk.turn(OFF)
        _, events = await talk.turn(CALLS, first.id, f"And {EVIL}?")
    assert fetched(events) == [EVIL]


async def test_a_part_of_a_research_reads_no_address_of_its_models_choosing() -> None:
    asked = code(node("more", f"What does {EVIL} say?"), node("sky", f"What does {SKY} say?"), RESPONSE)
    world = World(Scripted({"planner": [asked]}), reader=FakeReader({SKY: "The sky is blue.", EVIL: "Secret."}))  # type: ignore[arg-type]
    question = Question("c", f"What is blue, as {SKY} tells?", depth=Depth.STANDARD)
    events = [event async for event in world.ask.run(question)]
    assert isinstance(events[-1], e.TurnFinished)
    assert SKY in world.reader.read_urls
    assert EVIL not in world.reader.read_urls


async def test_sources_of_an_older_database_are_fetched_where_their_service_told_of_them(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    await store.create("c", "Chat")
    sources = [
        Source("bare", "bare.example/", "https://bare.example/", origin=Origin.PROVIDER),
        Source("row", "row.example/", "https://row.example/", origin=Origin.PROVIDER, provider_data={"rank": 1}),
        Source("hit", "hit.example/", "https://hit.example/"),
    ]
    await store.save(Turn("t", "c", "q", sources={one.id: one for one in sources}), sources)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "citewise.db")) as db:
        db.execute("ALTER TABLE sources DROP COLUMN from_text")
        db.execute("DELETE FROM migrations WHERE name = 'm011_addresses'")
        db.commit()
    store = await SqliteConversations.open(tmp_path)
    book = await store.book("c")
    assert {one.url for one in book if not one.from_text} == {"https://row.example/", "https://hit.example/"}
    await store.close()
