"""The check of citations in plain words."""

import pytest

from app.core.domain.citation import Citation, Support, SupportReason, Verdict
from app.ui.wording.support import checked_sentence, doubt_sentence, is_doubtful, is_unchecked, opinion_sentence

pytestmark = pytest.mark.usefixtures("qapp", "english")

GOOD, HALF, BAD = (Support(verdict) for verdict in Verdict)
FOREIGN = Support(Verdict.PARTLY, 0.3, reason=SupportReason.LANGUAGE)


def cited(*supports: Support | None) -> list[Citation]:
    return [Citation((1,), None, support=support) for support in supports]


@pytest.mark.parametrize(
    ("supports", "sentence"),
    [
        ((), ""),
        ((None, None), ""),
        ((GOOD,) * 11 + (BAD,), "11 of 12 citations found in their sources"),
        ((GOOD, HALF), "1 of 2 citations found in their sources · 1 only partly"),
        ((GOOD, FOREIGN), "1 of 1 citations found in their sources · 1 not checked (other language)"),
        ((FOREIGN, FOREIGN), "2 not checked (other language)"),
        ((GOOD, None), "1 of 1 citations found in their sources · 1 could not be checked"),
    ],
)
def test_the_line_counts_what_was_found(supports: tuple[Support | None, ...], sentence: str) -> None:
    assert checked_sentence(cited(*supports)) == sentence


@pytest.mark.parametrize(
    ("reason", "detail", "words"),
    [
        (SupportReason.NUMBER, "42 %", "the number “42 %” is not there"),
        (SupportReason.UNIT, "42 km", "“42 km” has another unit there"),
        (SupportReason.NEGATION, "not", "the two seem to contradict each other (“not”)"),
        (SupportReason.QUOTE, "I came", "the words “I came” are not there"),
        (SupportReason.NAME, "Ada", "“Ada” is not named there"),
        (SupportReason.COVERAGE, "kites, wind", "missing there: kites, wind"),
        (SupportReason.COVERAGE, "江上, 上第", "little of it is there"),
        (SupportReason.COVERAGE, "", "little of it is there"),
    ],
)
def test_every_reason_has_plain_words(reason: SupportReason, detail: str, words: str) -> None:
    assert (
        doubt_sentence(Support(Verdict.NOT_FOUND, reason=reason, detail=detail)) == f"Not found in its source: {words}"
    )
    assert doubt_sentence(Support(Verdict.PARTLY, reason=reason, detail=detail)).startswith("Only partly found")


def test_what_is_supported_is_in_no_doubt() -> None:
    assert doubt_sentence(GOOD) == doubt_sentence(None) == ""
    assert doubt_sentence(BAD) == "Not found in its source"


def test_a_source_in_another_language_is_not_checked_and_in_no_doubt() -> None:
    (citation,) = cited(FOREIGN)
    assert doubt_sentence(FOREIGN) == "Not checked (other language)"
    assert is_unchecked(citation)
    assert not is_doubtful(citation)


def test_an_opinion_names_who_has_it() -> None:
    assert opinion_sentence("qwen3", Verdict.PARTLY, "Half of it.") == (
        "According to qwen3: the source supports only part of it. Half of it."
    )
