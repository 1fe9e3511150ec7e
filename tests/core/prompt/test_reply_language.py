"""Models are told the question's language by its name; for English every prompt is what it was."""

from datetime import date

import pytest

from app.core.citing.second_opinion import second_opinion
from app.core.domain.graph import BUDGETS, Depth, Graph
from app.core.domain.plan import Plan
from app.core.domain.turn.client_request import ClientRequest
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.correction import correction_request
from app.core.editing.statements import Statement
from app.core.prompt.prompting import prompt
from app.core.prompt.reply_language import reply_language, report_headings
from app.core.research.planner import Planner
from app.core.steps.understand import Understand
from tests.fakes import CHOICE, FakeModel, FakeModels

TODAY = date(2026, 3, 4)
GERMAN = "Warum ist der Himmel blau?"
ENGLISH = "Why is the sky blue?"


def turn(question: str, **more: object) -> RunningTurn:
    return RunningTurn("t", "c", question, model=CHOICE, plan=Plan(origin="off"), references=[], **more)  # type: ignore[arg-type]


def rules(asked: RunningTurn) -> str:
    return prompt(asked, TODAY, 8192)[0].text


@pytest.mark.parametrize(
    ("question", "named"),
    [
        (GERMAN, "German (Deutsch)"),
        ("Pourquoi le ciel est-il bleu ?", "French (français)"),
        ("¿Por qué el cielo es azul?", "Spanish (español)"),
        ("Por que o céu é azul?", "Portuguese (português)"),
        ("空はなぜ青いのか", "Japanese (日本語)"),
        ("하늘은 왜 파란가요", "Korean (한국어)"),
        ("天空为什么是蓝色的", "Simplified Chinese (简体中文)"),
        ("天空為什麼是藍色的", "Traditional Chinese (繁體中文)"),
    ],
)
def test_an_answer_is_asked_for_in_the_questions_language_by_name(question: str, named: str) -> None:
    assert f"\nWrite in {named}, the language of the user's question. Begin with" in rules(turn(question))


@pytest.mark.parametrize("question", [ENGLISH, "SpaceX", "42?", "北京"])
def test_for_english_and_where_nothing_shows_the_prompt_is_what_it_was(question: str) -> None:
    assert "\n\nWrite in the language of the user's question. Begin with the answer itself; be exact" in rules(
        turn(question)
    )


def test_a_short_question_goes_on_in_the_language_of_those_before() -> None:
    history = (PastTurn(GERMAN, "Wegen der Streuung."), PastTurn("Rayleigh?", "Ja."))
    assert reply_language(turn("SpaceX", history=history)) == "de"
    assert reply_language(turn(ENGLISH, history=history)) == "en"
    assert reply_language(turn("SpaceX")) == ""


def test_a_part_of_a_research_is_answered_in_the_users_language() -> None:
    assert reply_language(turn("What scatters light?", parent_question=GERMAN)) == "de"


def test_a_report_has_headings_in_the_language_of_the_question() -> None:
    german, english = (rules(turn(question, graph=Graph())) for question in (GERMAN, ENGLISH))
    assert "Then “Was unsicher ist”: what is" in german
    assert "Headings and text are in German (Deutsch), the language of the question." in german
    assert "Then “What is uncertain”: what is" in english
    assert "Headings and text are in the language of the question." in english
    assert report_headings(turn("하늘은 왜 파란가요")) == ("불확실한 점", "찾지 못한 내용")


@pytest.mark.parametrize(
    ("question", "queries"),
    [
        (GERMAN, "in German (Deutsch), the language of the user's message.\n"),
        (ENGLISH, "into a search engine, in the language of the user's message.\n"),
    ],
)
async def test_queries_are_asked_for_in_the_language_of_the_message(question: str, queries: str) -> None:
    model = FakeModel(["<websearch><question>q</question></websearch>"])
    async for _ in Understand(FakeModels(model)).run(RunningTurn("t", "c", question, model=CHOICE)):
        pass
    assert queries in model.requests[0].messages[0].text


@pytest.mark.parametrize(
    ("question", "parts", "clarifying"),
    [
        (GERMAN, "Write it in German (Deutsch), the language of the", "question to the user, in German (Deutsch), and"),
        (ENGLISH, "Write it in the language of the user's question.", "question to the user, and nothing else."),
    ],
)  # fmt: skip
async def test_parts_and_what_is_asked_back_are_in_the_language_of_the_question(
    question: str, parts: str, clarifying: str
) -> None:
    model = FakeModel(["graph.add_response_node()"])
    await Planner(model, turn(question), BUDGETS[Depth.STANDARD], TODAY, may_clarify=True).ask(Graph())
    told = model.requests[0].messages[0].text
    assert parts in told
    assert clarifying in told


async def test_the_reason_of_a_second_opinion_is_in_the_language_of_the_statement() -> None:
    model = FakeModel(["VERDICT: supported\nREASON: Ja.", "VERDICT: supported\nREASON: Yes."])
    await second_opinion(model, "Die Brücke ist 40 Meter lang.", "")
    await second_opinion(model, "The bridge is 40 metres long.", "")
    german, english = (request.messages[0].text for request in model.requests)
    assert german.endswith("one short sentence, in German (Deutsch), the language of the statement")
    assert english.endswith("one short sentence, in the language of the statement")


def test_a_correction_keeps_the_language_of_the_statements() -> None:
    told = [
        correction_request([Statement((0, 4), words, (0, 4))], [], {}).messages[0].text
        for words in ("Die Brücke ist 40 Meter lang und wurde 1990 eröffnet", "The bridge is 40 metres long")
    ]
    assert "Keep the language, which is German (Deutsch), the subject, and" in told[0]
    assert "Keep the language, the subject, and one sentence or part of a sentence that fits exactly" in told[1]


def test_instructions_of_a_program_may_ask_for_another_language() -> None:
    client = ClientRequest(system="Answer in French.")
    assert (
        "Write in German (Deutsch), the language of the user's question, or in the one that the instructions"
        in rules(turn(GERMAN, client=client))
    )
    assert "Write in the language of the user's question. Begin" in rules(turn(ENGLISH, client=client))
