"""Where on a page something like the claim is said."""

import time

from app.core.citing.support.claim import parsed_claim
from app.core.editing.marks.page_parts import part_about

FILLING = "The rest of the story was told at length by others who had seen the hills.\n\n"
CLAIM = parsed_claim("The bridge at Alta is 420 metres long")


def texts(page: str) -> list[str]:
    return [page[start:end] for start, end, _ in part_about(CLAIM, page)]


def test_the_passage_that_speaks_of_it_is_among_the_parts() -> None:
    page = FILLING * 60 + "## Bridges\n\nAt Alta a bridge of 420 metres crosses the river.\n\n" + FILLING * 60
    found = texts(page)
    assert any("420 metres" in one for one in found)
    assert sum(map(len, found)) < 4_000


def test_a_page_that_speaks_of_something_else_has_none() -> None:
    assert texts(FILLING * 100) == []
    assert texts("") == []


def test_letters_that_grow_in_lower_case_move_nothing() -> None:
    page = "İ" * 50 + FILLING * 40 + "The bridge at Alta is 420 metres long."
    assert any(one.endswith("420 metres long.") for one in texts(page))


def test_a_page_of_the_same_word_takes_no_time() -> None:
    begun = time.process_time()
    part_about(CLAIM, "bridge " * 200_000)
    assert time.process_time() - begun < 2
