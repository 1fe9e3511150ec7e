"""Figures as other languages write them are the same figures."""

import pytest

from app.core.citing.support.figure_words import as_in_english
from app.core.citing.support.numbers import find_numbers, folded
from app.core.citing.support.units import unit_of
from app.core.citing.support.verdict import check
from app.core.domain.citation import SupportReason, Verdict


def values(text: str) -> list[tuple[float, str]]:
    return [(one.value, one.kind) for one in find_numbers(folded(text)).figures if one.kind != "word"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Die Inflation lag im Mai bei 3,5 Prozent.", [(5, "month"), (3.5, "percent")]),
        ("Das Land hat 1.234.567 Einwohner und 12.500 Dörfer.", [(1234567, "number"), (12500, "number")]),
        ("Der Preis ist um 1.234,50 Euro gestiegen.", [(1234.5, "number")]),
        ("Die Firma hat 2,5 Milliarden Euro und 3 Mio. Kunden.", [(2.5e9, "number"), (3e6, "number")]),
        ("Am 3. Oktober 1990 war das so.", [(3, "number"), (10, "month"), (1990, "number")]),
        ("La ville compte 12 500 habitants, soit 3,5 pour cent.", [(12500, "number"), (3.5, "percent")]),
        (
            "Le contrat vaut 2,5 milliards d'euros depuis mars 2024.",
            [(2.5e9, "number"), (3, "month"), (2024, "number")],
        ),
        ("El país tiene 47,3 millones de habitantes en enero.", [(47.3e6, "number"), (1, "month")]),
        ("La deuda es de 3 mil millones y sube el 2,1 por ciento.", [(3e9, "number"), (2.1, "percent")]),
        ("A empresa tem 1.500 lojas e 2,3 bilhões de reais.", [(1500, "number"), (2.3e9, "number")]),
        ("A taxa caiu para 10,75 por cento em dezembro.", [(10.75, "percent"), (12, "month")]),
        ("서울 인구는 5월에 940만 명이다.", [(5, "month"), (9.4e6, "number")]),
        ("東京の人口は5月に1400万人だった。", [(5, "month"), (14e6, "number")]),
        (
            "The town has 12,500 people and 3.5 percent of it in May.",
            [(12500, "number"), (3.5, "percent"), (5, "month")],
        ),
    ],
)
def test_a_figure_is_read_as_its_language_writes_it(text: str, expected: list[tuple[float, str]]) -> None:
    assert values(text) == expected


@pytest.mark.parametrize("text", ["Es sind 1.234,5 und 3.10.1990 und 1.2.3.", "12 500 et 3,5"])
@pytest.mark.parametrize("code", ["de", "fr", "ko"])
def test_places_hold(text: str, code: str) -> None:
    assert len(as_in_english(text, code)) == len(text)
    assert "3.10.1990" not in text or "3.10.1990" in as_in_english(text, code)


def test_a_figure_says_its_own_words() -> None:
    figures = find_numbers("Der Preis ist um 1.234,50 Euro gestiegen.").figures
    assert [one.text for one in figures] == ["1.234,50"]


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        ("Die Inflation in Deutschland lag im Mai bei 2,5 Prozent.", "Inflation in Germany was 2.5 percent in May."),
        ("La población de España es de 47,3 millones.", "The population of Spain is 47.3 million, and it grows."),
    ],
)
def test_the_same_figure_in_another_language_is_no_contradiction(claim: str, passage: str) -> None:
    support = check(claim, [passage + " The figures were published by the office of statistics of the country today."])
    assert support.reason is not SupportReason.NUMBER


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        (
            "Die Inflation lag im Mai in Deutschland bei 2,5 Prozent.",
            "Das Amt teilt mit, dass die Inflation in Deutschland im Mai bei 3,5 Prozent lag und nicht höher war.",
        ),
        (
            "La deuda de la empresa es de 1.500 millones de euros.",
            "Según el informe, la deuda de la empresa es de 2.500 millones de euros y no va a bajar.",
        ),
    ],
)
def test_another_figure_in_the_same_language_is_one(claim: str, passage: str) -> None:
    support = check(claim, [passage])
    assert support.reason is SupportReason.NUMBER
    assert support.verdict is not Verdict.SUPPORTED


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("Der Turm ist nach dem Umbau 1.234 Metern hoch.", "metre"),
        ("Die Fahrt dauert von hier aus 12 Stunden.", "hour"),
        ("La tour a une hauteur de 330 mètres et des escaliers.", "metre"),
        ("El río tiene una longitud de 850 kilómetros en el país.", "kilometre"),
        ("A fazenda tem uma área de 450 hectares e não é grande.", "hectare"),
        ("La deuda es de 300 millones de dólares en el país.", "dollar"),
    ],
)
def test_a_figure_has_its_unit_in_the_words_of_its_language(text: str, unit: str) -> None:
    assert unit_of(text, find_numbers(text).figures[0]) == unit
