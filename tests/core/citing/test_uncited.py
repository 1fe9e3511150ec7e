"""Statements that cite nothing are found; what states nothing is left alone."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.citing.markers import place_citations
from app.core.citing.support.answer import plain
from app.core.citing.uncited import uncited_sentences
from app.core.domain.citation import Anchor, Citation
from tests.core.citing.nasty import KNOWN, TEXTS


def uncited(text: str) -> list[str]:
    return [plain(text[start:end]) for start, end in uncited_sentences(text, place_citations(text, range(1, 10)))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The sky is blue [1]. Grass is green in spring.", ["Grass is green in spring."]),
        ("The sky is blue.[1] Grass is **green** in spring. [2]", []),
        ("Grass is green in spring. The sky is blue. [1]", ["Grass is green in spring."]),
        (
            "The tower opened in 1889. It is [330 m](http://a.b) tall.",
            ["The tower opened in 1889.", "It is 330 m tall."],
        ),
        ("大桥于1968年建成。全长4589米【1】。它是双层公铁两用桥。", ["大桥于1968年建成。", "它是双层公铁两用桥。"]),
        ("水在零度结冰[1]。\n\n- 海水在更低的温度结冰。\n- 冰浮在水面上[2]。", ["海水在更低的温度结冰。"]),
        ("> Ice floats on\n> cold water.", ["Ice floats on cold water."]),
        ("- Paris has 2 million people\n- Lyon is smaller [1]", ["Paris has 2 million people"]),
        ("Ice floats on water.\n\n[1][2]", []),
    ],
)
def test_statements_without_a_citation_are_found(text: str, expected: list[str]) -> None:
    assert uncited(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "# The tower opened in 1889\n\nHow tall is the tower of Paris?",
        "The tower of Paris\n==================\n",
        "```\nThe tower opened in 1889.\n```\n\n    The tower opened in 1889.",
        "Hello! I hope this helps you a lot. Let me know if you need 3 more.",
        "你好！希望这些对你有帮助。请告诉我你需要什么。巴黎铁塔有多高？",
        "There are three reasons for this:",
        "The sources do not say how tall the tower is.",
        "来源中没有提到铁塔的高度。",
        "| City | People |\n|---|---|\n| Paris in France | 2 million people |",
        "[1]: https://a.b/1889 'A tower was opened'\n",
        "Yes. No doubt.",
        "The energy is $E = mc^2$ for a body at rest.",
        "",
    ],
)
def test_what_states_nothing_is_left_alone(text: str) -> None:
    assert uncited(text) == []


def test_a_span_that_a_service_named_counts_as_cited() -> None:
    text = "The sky is blue today. Grass is green in spring."
    citation = Citation((1,), None, anchor=Anchor.SPAN, claim=(0, 22))
    assert uncited_sentences(text, [citation]) == [(23, len(text))]


@given(text=TEXTS)
def test_any_text_gives_spans_of_its_own_in_order(text: str) -> None:
    spans = uncited_sentences(text, place_citations(text, KNOWN))
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert all(before[1] <= after[0] for before, after in pairwise(spans))


@given(text=TEXTS, place=st.tuples(st.integers(-3, 60), st.integers(-3, 60)))
def test_citations_that_fit_no_text_do_no_harm(text: str, place: tuple[int, int]) -> None:
    uncited_sentences(text, [Citation((1,), place, claim=place)])


@pytest.mark.parametrize(
    "text",
    [
        "Die Brücke wurde im Jahr 1990 von der Stadt gebaut.",
        "Le pont a été construit par la ville en 1990.",
        "El puente fue construido por la ciudad en 1990.",
        "Le Corbusier nació en Suiza y trabajó en Francia toda su vida.",
        "Claro es una empresa de telefonía de América Latina.",
        "A ponte foi construída pela cidade em 1990.",
        "Abaixo do Equador fica a maior parte do Brasil e da Argentina.",
        "その橋は市によって建てられたものである。",
        "그 다리는 1990년에 시가 건설했다.",
    ],
)
def test_a_statement_in_another_language_wants_a_source(text: str) -> None:
    assert uncited_sentences(text, ()) == [(0, len(text))]


@pytest.mark.parametrize(
    "text",
    [
        "Gerne, hier ist eine kurze Zusammenfassung für dich.",
        "In den Quellen wird dazu leider gar nichts und keine Zahl genannt.",
        "Bien sûr, voici un court résumé pour vous.",
        "Les sources ne disent rien de cela et ne donnent aucun chiffre.",
        "Claro, aquí tienes un resumen corto para ti.",
        "Las fuentes no dicen nada sobre esto ni dan una cifra.",
        "Claro, aqui está um breve resumo para você.",
        "¡Claro, aquí tienes la diferencia! Te explico qué diferencia hay entre los dos.",
        "No encontré información sobre el precio de la entrada en las fuentes.",
        "Si lo deseas, puedo buscar más información sobre ello.",
        "As fontes não dizem nada sobre isso e nenhuma cifra é dada.",
        "Caso queira, posso explicar melhor a diferença entre os dois.",
        "Fico à disposição para ajudar com outras perguntas.",
        "もちろん、以下に簡単な要約をお伝えします。",
        "検索結果にはその数字についての記載が見つかりませんでした。",
        "물론입니다, 다음은 간단한 요약을 알려 드립니다.",
        "검색 결과에는 그 숫자에 대한 언급이 전혀 없습니다.",
    ],
)
def test_what_is_said_to_the_user_or_of_the_sources_wants_none(text: str) -> None:
    assert uncited_sentences(text, ()) == []


@pytest.mark.parametrize(
    "text",
    [
        "オープンソースの開発は一つの会社では止められない。",
        "我が国の人口は約1億2千万人である。",
        "감사원은 그 사업의 예산이 부풀려졌다고 발표했다.",
    ],
)
def test_words_that_only_begin_or_end_like_such_talk_are_statements(text: str) -> None:
    assert uncited(text) == [text]
