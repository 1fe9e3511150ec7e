"""Sources that give another figure for what the same sentence says."""

import time

import pytest

from app.core.editing.marks.disagreement import disagreements
from app.core.editing.marks.sources import SourceEvidence
from tests.core.editing.marks.answers import HARBOUR, TOWER, checked, source

LONG = "The bridge at Alta is 420 metres long."


def values(text: str, *evidence: SourceEvidence) -> list[tuple[int, str]]:
    by_index = disagreements(text, checked(text, *evidence), evidence)
    return [(one.number, one.value) for one in by_index[0].values] if 0 in by_index else []


def test_both_values_are_told_with_the_newer_source_first() -> None:
    old = source(1, f"{TOWER} {LONG}", date="2019-05")
    new = source(2, f"The bridge at Alta is 460 metres long. {HARBOUR}", date="2024-03-01")
    text = "The bridge at Alta is 420 metres long [1]."
    (disagreement,) = disagreements(text, checked(text, old, new), (old, new)).values()
    newest, oldest = disagreement.values
    assert (newest.number, newest.value, newest.date) == (2, "460 metres", "2024-03-01")
    assert newest.sentence == "The bridge at Alta is 460 metres long."
    assert (oldest.number, oldest.value, oldest.date) == (1, "420 metres", "2019-05")


def test_citations_beside_one_claim_have_the_same_disagreement() -> None:
    evidence = source(1, LONG), source(2, "The bridge at Alta is 460 metres long.")
    text = "The bridge at Alta is 420 metres long [1][2]."
    assert set(disagreements(text, checked(text, *evidence), evidence)) == {0, 1}


@pytest.mark.parametrize(
    ("own", "other", "value"),
    [
        ("Smith died in Oslo on May 7, 2018.", "Smith died in Oslo on May 9, 2018.", "May 9, 2018"),
        ("The school opened in 1954 with 40 pupils.", "The school opened in 1957 with 40 pupils.", "1957"),
        ("Sales of the firm rose by 4.5 % in 2023.", "Sales of the firm rose by 6.5 % in 2023.", "6.5 %"),
        ("The firm paid $5 million for its ships.", "The firm paid $7 million for its ships.", "$7 million"),
        ("阿尔塔大桥全长420米，1968年建成通车。", "阿尔塔大桥全长460米，1968年建成通车。", "460米"),
        ("该校于2020年12月27日投入使用。", "该校于2020年10月27日投入使用。", "2020年10月27日"),
    ],
)
def test_figures_and_dates_are_told_whole(own: str, other: str, value: str) -> None:
    assert (2, value) in values(f"{own.rstrip('.。')} [1].", source(1, own), source(2, other))


@pytest.mark.parametrize(
    "other",
    [
        "The bridge at Alta is 420 metres long.",
        "The bridge at Alta is about 0.42 kilometres long.",
        "The bridge at Tromsø is 460 metres long.",
        "The bridge at Alta is 460 feet long.",
        "The tower at Alta is closed, and 460 visitors were sent away.",
        "The bridge at Alta is 460 metres long, others say 420 metres long.",
        "阿尔塔大桥全长460米。",
    ],
    ids=["the same", "another unit", "another name", "feet", "another thing", "it says both", "another language"],
)
def test_what_says_no_other_thing_of_the_same_is_no_disagreement(other: str) -> None:
    assert values("The bridge at Alta is 420 metres long [1].", source(1, LONG), source(2, other)) == []


def test_another_year_is_no_disagreement() -> None:
    own, other = "In 2019 the firm sold 420 boats.", "In 2021 the firm sold 510 boats."
    assert values("In 2019 the firm sold 420 boats [1].", source(1, own), source(2, other)) == []


def test_what_rounds_to_the_same_is_the_same() -> None:
    own, other = "The town has 12,800 people.", "The town has 12,834 people."
    assert values("The town has 12,800 people [1].", source(1, own), source(2, other)) == []


def test_without_a_source_that_holds_the_figure_there_is_none() -> None:
    evidence = source(1, TOWER), source(2, "The bridge at Alta is 460 metres long.")
    assert values("The bridge at Alta is 420 metres long [1].", *evidence) == []


def test_lists_of_numbers_take_no_time() -> None:
    row = "The table of Alta says " + " ".join(str(n * 7) for n in range(90))
    other = " ".join(f"The table of Alta says {' '.join(str(n * 11 + k) for n in range(60))}." for k in range(40))
    evidence = source(1, row), *(source(n, other + str(n)) for n in range(2, 8))
    citations = checked(f"{row} [1].", *evidence)
    begun = time.process_time()
    disagreements(f"{row} [1].", citations, evidence)
    assert time.process_time() - begun < 3


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("The first season of the series had 12 episodes.", "The second season of the series had 16 episodes."),
        ("The maximum power of the engine is 250 watts.", "The minimum power of the engine is 150 watts."),
        ("男子100米世界纪录为9.58秒。", "女子100米世界纪录为10.49秒。"),
        ("该发动机的最大功率为250千瓦。", "该发动机的最小功率为150千瓦。"),
    ],
)
def test_siblings_are_no_disagreement(own: str, other: str) -> None:
    assert values(f"{own.rstrip('.。')} [1].", source(1, own), source(2, other)) == []


def test_it_ends_when_its_time_is_over() -> None:
    text = "The bridge at Alta is 420 metres long [1]."
    evidence = source(1, LONG), source(2, "The bridge at Alta is 460 metres long.")
    assert disagreements(text, checked(text, *evidence), evidence, -1.0) == {}
