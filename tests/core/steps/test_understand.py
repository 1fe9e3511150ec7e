"""Deciding on a search: nothing that a model says means "no search" but its own clear word."""

import asyncio
from datetime import date

import pytest

from app.core.domain.chat import Abilities
from app.core.domain.errors import Unreachable
from app.core.domain.events import Event, NoticeAdded, QueriesPlanned
from app.core.domain.plan import Freshness, Plan
from app.core.domain.settings import Planner, SearchMode
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.steps.understand import Understand, plan_of, question_itself
from tests.fakes import CHOICE, FakeModel, FakeModels

AUTO, ALWAYS = SearchMode.AUTO, SearchMode.ALWAYS


def asked(question: str = "Why is the sky blue?", mode: SearchMode = AUTO, **more: object) -> RunningTurn:
    return RunningTurn("t", "c", question, mode=mode, model=CHOICE, **more)  # type: ignore[arg-type]


async def events_of(turn: RunningTurn, *answers: str | BaseException, timeout_seconds: float = 8) -> list[Event]:
    step = Understand(FakeModels(FakeModel(list(answers))), timeout_seconds=timeout_seconds)
    return [event async for event in step.run(turn)]


def plan_in(events: list[Event]) -> Plan:
    return next(event.plan for event in reversed(events) if isinstance(event, QueriesPlanned))


@pytest.mark.parametrize("answer", ["", "The sky is blue because …", "<websearch>", "not_needed", "{}", "<question/>"])
def test_an_answer_that_is_not_the_protocol_searches_for_the_question_itself(answer: str) -> None:
    assert plan_of(answer, "Why is the sky blue?", AUTO).queries == ("Why is the sky blue?",)


@pytest.mark.parametrize("query", ["2024", "std::vector<int> size", "cost of $& in perl $'", "a < b & c", "C++ <T>"])
def test_odd_queries_survive(query: str) -> None:
    assert plan_of(f"<websearch><question>{query}</question></websearch>", "x", AUTO).queries == (query,)


def test_escaped_markup_is_read_as_it_was_meant() -> None:
    answer = "<websearch><question>std::map&lt;int&gt; &amp; speed</question></websearch>"
    assert plan_of(answer, "x", AUTO).queries == ("std::map<int> & speed",)


def test_several_questions_are_kept_in_order_without_doubles() -> None:
    answer = "```xml\n<websearch><question>b</question><question>a</question><question>B</question></websearch>\n```"
    assert [query.casefold() for query in plan_of(answer, "x", AUTO).queries] == ["b", "a"]


def test_two_addresses_in_one_links_element_are_two_links() -> None:
    question = "Compare https://a.example/1 and https://b.example/2"
    answer = (
        "<websearch><question>summarize</question><links>https://a.example/1 https://b.example/2</links></websearch>"
    )
    plan = plan_of(answer, question, AUTO)
    assert plan == Plan((), ("https://a.example/1", "https://b.example/2"), summarise=True)


def test_an_address_in_the_question_is_read_even_if_the_model_forgot_it() -> None:
    answer = "<websearch><question>what is new in python</question></websearch>"
    assert plan_of(answer, "What does https://a.example/x say?", AUTO).links == ("https://a.example/x",)


def test_an_address_that_only_the_model_knows_is_not_called() -> None:
    answer = "<websearch><question>q</question><links>https://evil.example/?secret=1</links></websearch>"
    assert plan_of(answer, "q?", AUTO).links == ()


def test_an_address_of_the_conversation_may_be_read_again() -> None:
    answer = "<websearch><question>summarize</question><links>https://a.example/x</links></websearch>"
    history = (PastTurn("Look at https://a.example/x", "Done."),)
    assert plan_of(answer, "And its second part?", AUTO, history).links == ("https://a.example/x",)


def test_not_needed_means_no_search_in_auto_and_a_search_in_always() -> None:
    answer = "<websearch><question>not_needed</question></websearch>"
    assert not plan_of(answer, "Thanks!", AUTO).needs_search
    assert plan_of(answer, "Thanks!", ALWAYS).queries == ("Thanks!",)


def test_a_question_of_a_megabyte_becomes_a_query_that_an_engine_takes() -> None:
    assert len(question_itself("word " * 200_000).queries[0]) <= 300


def test_a_question_that_is_only_an_address_is_about_that_page() -> None:
    assert question_itself("总结 https://a.example/x。") == Plan(
        (), ("https://a.example/x",), summarise=True, origin="question"
    )


async def test_search_off_asks_no_model() -> None:
    assert plan_in(await events_of(asked(mode=SearchMode.OFF))) == Plan(origin="off")


async def test_an_error_of_the_model_searches_and_says_so() -> None:
    events = await events_of(asked(), Unreachable("fake"))
    assert plan_in(events).queries == ("Why is the sky blue?",)
    assert any(isinstance(event, NoticeAdded) and event.notice.kind == "planning_failed" for event in events)


async def test_a_slow_rewrite_lets_the_question_be_searched_and_is_used_when_it_comes() -> None:
    model = FakeModel(["<websearch><question>rayleigh scattering</question></websearch>"], gate=asyncio.Event())
    stream = Understand(FakeModels(model), timeout_seconds=0).run(asked())
    plans = []
    async for event in stream:
        if isinstance(event, QueriesPlanned):
            plans.append(event.plan)
            assert model.gate is not None
            model.gate.set()
    assert [(plan.queries, plan.provisional) for plan in plans] == [
        (("Why is the sky blue?",), True),
        (("rayleigh scattering",), False),
    ]
    assert plans[0].completed_by(plans[1]).queries == ("Why is the sky blue?", "rayleigh scattering")


async def test_the_rewrite_sees_the_conversation_the_date_and_the_locale() -> None:
    model = FakeModel(["<websearch><question>q</question></websearch>"])
    turn = asked("and in 2023?", history=(PastTurn("How many people live in Oslo?", "700,000 [1]."),), language="nb-NO")
    async for _ in Understand(FakeModels(model)).run(turn):
        pass
    sent = "\n".join(message.text for message in model.requests[0].messages)
    assert "How many people live in Oslo?" in sent
    assert "nb-NO" in sent
    assert "Today is 20" in sent


async def test_a_model_that_searches_itself_or_calls_tools_plans_nothing_ahead() -> None:
    model = FakeModel([], abilities=Abilities(search=True, tools=True))
    for turn, origin in ((asked(builtin=True), "builtin"), (asked(planner=Planner.MODEL), "model")):
        events = [event async for event in Understand(FakeModels(model)).run(turn)]
        assert plan_in(events) == Plan(origin=origin)
    assert not model.requests


async def test_a_model_that_cannot_call_tools_is_asked_for_queries() -> None:
    model = FakeModel(["<websearch><question>sky</question></websearch>"])
    turn = asked(planner=Planner.MODEL)
    assert plan_in([event async for event in Understand(FakeModels(model)).run(turn)]).queries == ("sky",)


def test_the_model_may_say_how_new_the_results_of_a_query_have_to_be() -> None:
    answer = """<websearch>
    <question since="week" kind="news">rail strike</question>
    <question kind='NEWS'>trams</question>
    <question since = month>ferries</question>
    <question>buses</question>
    </websearch>"""
    plan = plan_of(answer, "x", AUTO)
    assert plan.queries == ("rail strike", "trams", "ferries", "buses")
    assert plan.fresh("rail strike") == Freshness("rail strike", "week", "news")
    assert plan.fresh("trams") == Freshness("trams", "", "news")
    assert plan.fresh("ferries") == Freshness("ferries", "month")
    assert plan.fresh("buses") == Freshness("buses")
    assert len(plan.freshness) == 3


@pytest.mark.parametrize(
    "tag",
    [
        "since='fortnight'",
        'kind="gossip"',
        'since="" kind=""',
        'a="1" b="2"',
        "since=week,kind",
        'lang="en" priority="1"',
    ],
)
def test_values_that_are_not_known_say_nothing_and_cost_no_query(tag: str) -> None:
    plan = plan_of(f"<websearch><question {tag}>latest trams</question></websearch>", "latest news", AUTO)
    assert (plan.queries, plan.freshness) == (("latest trams",), ())


def test_a_query_that_looks_like_a_tag_is_no_tag() -> None:
    answer = "<websearch><question>what is a <question mark> for</question></websearch>"
    assert plan_of(answer, "x", AUTO).queries == ("what is a <question mark> for",)


def test_where_the_question_stands_in_its_own_words_say_how_new_the_results_have_to_be() -> None:
    today = date(2026, 9, 10)
    for plan in (question_itself("AI news this week", AUTO, today), plan_of("", "AI news this week", AUTO, (), today)):
        assert plan.fresh("AI news this week") == Freshness("AI news this week", "week", "news")
    assert question_itself("Why is the sky blue?").freshness == ()


async def test_without_a_model_the_words_count_too() -> None:
    turn = RunningTurn("t", "c", "What happened today?")
    plan = plan_in([event async for event in Understand(FakeModels()).run(turn)])
    assert plan.fresh("What happened today?").since == "day"


def test_a_late_rewrite_adds_what_its_own_queries_say() -> None:
    first = Plan(("a", "b"), freshness=(Freshness("a", "day"),), provisional=True)
    later = Plan(("a", "c"), freshness=(Freshness("a", "year"), Freshness("c", kind="news")))
    assert first.completed_by(later).freshness == (Freshness("a", "day"), Freshness("c", kind="news"))


async def test_the_model_is_told_how_to_mark_a_query() -> None:
    model = FakeModel(["<websearch><question>q</question></websearch>"])
    async for _ in Understand(FakeModels(model)).run(asked()):
        pass
    rules = model.requests[0].messages[0].text
    assert 'since="week"' in rules
    assert 'kind="news"' in rules
