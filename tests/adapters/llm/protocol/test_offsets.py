"""A citation's place is found whatever unit the provider counts in."""

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.protocol.offsets import Annotation, place_annotations

URL = "https://a.example/x"
MARKER = f"([a.example]({URL}))"
TEXT = f"Über 😀 3 %. {MARKER} Ende"
START = TEXT.index(MARKER)
SPAN = (START, START + len(MARKER))


def counted(encoding: str, size: int) -> tuple[int, int]:
    start, end = (len(TEXT[:at].encode(encoding)) // size for at in SPAN)
    return start, end


@pytest.mark.parametrize("span", [SPAN, counted("utf-16-le", 2), counted("utf-8", 1)])
def test_every_unit_leads_to_the_same_place(span: tuple[int, int]) -> None:
    assert place_annotations(TEXT, [Annotation(f"{URL}?utm_source=openai", "", *span)]) == [SPAN]


@pytest.mark.parametrize("span", [(0, 0), (5, 3), (-4, 2), (None, None)])
def test_a_place_that_is_none_stays_unknown(span: tuple[int | None, int | None]) -> None:
    assert place_annotations(TEXT, [Annotation(URL, "", *span)]) == [None]


def test_a_place_that_does_not_fit_is_looked_up_by_its_link() -> None:
    text = f"{MARKER} and {MARKER}"
    first, second = place_annotations(text, [Annotation(URL, "", 3, 5), Annotation(URL, "", 6, 9)])
    assert first is not None
    assert second is not None
    assert text[slice(*first)] == text[slice(*second)] == MARKER
    assert first < second


@pytest.mark.parametrize("text", [f"see {URL} here", f"([{URL}", f"]({URL})", f"([a]({URL}), [b](https://b.example))"])
def test_a_link_that_is_found_is_taken_whole(text: str) -> None:
    place = place_annotations(text, [Annotation(URL, "", 500, 600)])[0]
    assert place is not None
    assert text[slice(*place)] in (URL, f"[a]({URL})")


def test_words_that_are_cited_are_a_place_where_they_are_whole_words() -> None:
    text = "The sky is blue. So is the sea."
    assert place_annotations(text, [Annotation(URL, "", 0, 16)]) == [(0, 16)]
    assert place_annotations(text, [Annotation(URL, "", 2, 9)]) == [None]


def test_a_place_beyond_the_text_without_its_link_is_unknown() -> None:
    assert place_annotations("short", [Annotation(URL, "", 100, 120)]) == [None]


def test_named_words_are_found() -> None:
    assert place_annotations("So it is【5†source】.", [Annotation(URL, marker="【5†source】")]) == [(8, 18)]


NUMBERS = st.none() | st.integers(-3, 40)


@given(
    st.text(max_size=30),
    st.lists(st.builds(Annotation, st.text(max_size=8), st.just(""), NUMBERS, NUMBERS), max_size=3),
)
def test_places_lie_within_the_text(text: str, annotations: list[Annotation]) -> None:
    for place in place_annotations(text, annotations):
        assert place is None or 0 <= place[0] < place[1] <= len(text)


def test_a_marker_in_its_place_counts_more_than_words_that_are_quoted() -> None:
    page = "https://a.example/"
    text = f"The sky is blue by scattering. So it is [[1]]({page})."
    start = text.index("[[")
    linked = Annotation(page, start=start, end=len(text) - 1, cited_text="The sky is blue by scattering.")
    assert place_annotations(text, [linked]) == [(start, len(text) - 1)]
    named = Annotation(page, marker="【5†source】", cited_text="The sky is blue by scattering.")
    assert place_annotations("The sky is blue by scattering. So 【5†source】.", [named]) == [(34, 44)]


@pytest.mark.parametrize("annotations", [[], [Annotation(URL, "", 2_700_000, 4_500_000)]], ids=["none", "one"])
def test_a_very_long_text_is_not_counted_letter_by_letter(annotations: list[Annotation]) -> None:
    text = "汉字。" * 700_000
    tracemalloc.start()
    places = place_annotations(text, annotations)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert places == [(900_000, 1_500_000)] * len(annotations)
    assert most < 20 * len(text)
