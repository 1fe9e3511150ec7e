"""Choosing passages under the budget, and the prompt that carries them."""

from dataclasses import replace
from datetime import date

import pytest

from app.core.domain.chat import AssistantUse
from app.core.domain.errors import KeyMissing
from app.core.domain.events import ReferencesBuilt
from app.core.domain.evidence import Hit, Page
from app.core.domain.plan import Plan
from app.core.domain.settings import SearchSettings
from app.core.domain.turn.fold import fold
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.prompting import prompt
from app.core.prompt.references import reference_block
from app.core.ranking.budget import estimate_tokens
from app.core.steps.refer import Refer, candidates
from app.core.steps.search import sources_collected
from tests.fakes import CHOICE, FakeModel, FakeModels, hit

PARAGRAPH = "The sky is blue because air scatters short waves of sunlight far more than long ones. "


def turn_with(
    pages: int, *, history: int = 0, title: str = "A page", question: str = "Why is the sky blue?"
) -> RunningTurn:
    turn = RunningTurn("t", "c", question, model=CHOICE, plan=Plan((question,)))
    turn.history = tuple(PastTurn(f"Question {n}?", "A long answer. " * 150) for n in range(history))
    hits: tuple[Hit, ...] = tuple(hit(n, f"https://{n}.example/", "Snippet", title) for n in range(1, pages + 1))
    fold(turn, sources_collected(turn, {question: hits}))
    for number, (source, found) in enumerate(turn.hits):
        paragraphs = [f"{PARAGRAPH * 4}Part {number}.{part}: {chr(97 + part) * 40}." for part in range(9)]
        turn.pages[source] = Page(found.url, title, "\n\n".join(paragraphs))
    return turn


async def built(turn: RunningTurn, context: int) -> ReferencesBuilt:
    models = FakeModels(FakeModel([], context_size=context))
    async for event in Refer(models, lambda: SearchSettings()).run(turn):
        fold(turn, event)
        if isinstance(event, ReferencesBuilt):
            found = event
    return found


@pytest.mark.parametrize("context", [4096, 8192, 32768])
@pytest.mark.parametrize("history", [0, 3, 30])
async def test_evidence_rules_and_what_fits_of_the_conversation_leave_room_for_an_answer(
    context: int, history: int
) -> None:
    turn = turn_with(6, history=history)
    event = await built(turn, context)
    sent = prompt(turn, date(2026, 1, 1), context)
    assert sum(estimate_tokens(one.text) for one in sent) <= context - min(1500, context // 4)
    assert event.tokens <= event.budget


@pytest.mark.parametrize("context", [4096, 8192])
async def test_a_long_system_prompt_of_an_assistant_leaves_room_for_the_answer(context: int) -> None:
    turn = turn_with(6)
    turn.assistant = AssistantUse("a", "Long", instructions="You answer in short words. " * 300)
    await built(turn, context)
    sent = prompt(turn, date(2026, 1, 1), context)
    assert sum(estimate_tokens(one.text) for one in sent) <= context - min(1500, context // 4)


async def test_a_long_conversation_gives_way_to_the_evidence() -> None:
    long, short = await built(turn_with(6, history=40), 8192), await built(turn_with(6), 8192)
    assert len(long.references) >= len(short.references) - 1
    assert long.budget >= short.budget // 2


@pytest.mark.parametrize("title", ["A page", "很长的标题" * 60])
async def test_the_block_of_references_costs_no_more_than_its_budget(title: str) -> None:
    turn = turn_with(8, title=title)
    event = await built(turn, 4096)
    assert estimate_tokens(reference_block(event.references, turn.sources)) <= event.budget + 80  # its own preamble


async def test_the_users_own_limit_holds() -> None:
    turn = turn_with(6)
    models = FakeModels(FakeModel([], context_size=32768))
    events = [event async for event in Refer(models, lambda: SearchSettings(reference_tokens=500)).run(turn)]
    assert isinstance(events[0], ReferencesBuilt)
    assert events[0].tokens <= events[0].budget == 500


async def test_a_page_that_was_not_read_is_represented_by_its_snippet() -> None:
    turn = turn_with(2)
    turn.pages.clear()
    event = await built(turn, 8192)
    assert [p.text for r in event.references for p in r.passages] == ["Snippet"]  # both say the same


async def test_a_model_without_a_key_does_not_stop_the_choosing() -> None:
    class Locked(FakeModels):
        def model(self, choice: object) -> FakeModel:
            raise KeyMissing("Fake")

    events = [event async for event in Refer(Locked(), lambda: SearchSettings()).run(turn_with(2))]
    assert isinstance(events[0], ReferencesBuilt)
    assert events[0].references


def test_candidates_know_date_site_and_how_many_queries_found_them() -> None:
    turn = RunningTurn("t", "c", "Why?", plan=Plan(("one", "two")))
    both, alone = hit(1, "https://a.example/x"), hit(2, "https://b.example/y", "Snippet")
    fold(turn, sources_collected(turn, {"one": (both, alone), "two": (both,)}))
    turn.answers = {"one": (both, alone), "two": (replace(both, url="http://www.a.example/x/"),)}
    turn.pages[turn.hits[0][0]] = Page(both.url, "A page", PARAGRAPH, date="2026-01-02")
    first, second = candidates(turn)
    assert (first.agreement, first.date, first.site, first.origin) == (2, "2026-01-02", "a.example", "web")
    assert (second.agreement, second.site, second.from_snippet) == (1, "b.example", True)


def test_an_age_counts_by_the_day_of_this_search_and_not_by_what_an_earlier_one_showed() -> None:
    turn = RunningTurn("t", "c", "Why?", plan=Plan(("one",)))
    turn.book.upsert("https://a.example/", date="3 days ago")
    later, dated = hit(1, "https://a.example/", "Snippet"), hit(2, "https://b.example/", "Snippet")
    hits = (replace(later, date="1 month ago", day="2026-10-24"), replace(dated, date="2026-03-04"))
    fold(turn, sources_collected(turn, {"one": hits}))
    assert [one.date for one in candidates(turn)] == ["2026-10-24", "2026-03-04"]


async def test_a_small_context_keeps_room_for_a_long_question_and_the_answer() -> None:
    question = "Why is the sky blue? " + "I have read this and that about it already. " * 70
    turn = turn_with(6, history=3, question=question)
    event = await built(turn, 2048)
    sent = prompt(turn, date(2026, 1, 1), 2048)
    assert event.tokens <= event.budget
    assert sum(estimate_tokens(one.text) for one in sent) <= 2048 - 2048 // 4
