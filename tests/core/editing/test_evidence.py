"""What a passage says of a statement."""

import pytest

from app.core.citing.support.verdict import check
from app.core.editing.evidence import contradicts, is_supported, speaks_of

CLAIM = "The Severn Bridge was opened in September 1956"
PASSAGE = "The Severn Bridge was opened in September 1966 by the Queen."


@pytest.mark.parametrize(
    ("claim", "passage", "expected"),
    [
        (CLAIM, PASSAGE, True),
        ("The bridge is 1,600 metres long", "The bridge is 1,500 metres long.", True),
        ("大桥全长55公里，于2018年开通", "大桥全长45公里，于2018年开通。", True),
        ("The council approved the bridge", "The council did not approve the bridge.", True),
        (PASSAGE, PASSAGE, False),
        ("The bridge cost 8 million pounds", "The tunnel is 1,500 metres long.", False),
        ("In 2020 the town had 5,000 people", "In 2021 the town had 6,000 people.", False),
        ("The bridge is 1,600 metres long", "The bridge is long.", False),
    ],
)
def test_another_figure_or_a_denial_contradicts_and_another_year_with_it_does_not(
    claim: str, passage: str, expected: bool
) -> None:
    assert contradicts(claim, check(claim, [passage])) is expected


def test_a_part_counts_as_held_only_where_nothing_speaks_against_it() -> None:
    assert is_supported(check(PASSAGE, [PASSAGE]))
    assert not is_supported(check(CLAIM, [PASSAGE]))


def test_a_passage_speaks_of_a_statement_whatever_its_figures_are() -> None:
    assert speaks_of(CLAIM, [PASSAGE])
    assert not speaks_of(CLAIM, ["Water absorbs red light."])
