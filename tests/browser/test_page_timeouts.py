"""How long a page is waited for, without any page."""

from dataclasses import replace

from app.browser.page_timeouts import Glance, PageTimeouts

READY = Glance("http://a.example/", 1.0, 200, text=900, ready=False, loaded=True, leaving=False, huge=False)
LOADING = replace(READY, loaded=False)
SHELL = replace(READY, text=8)
EMPTY = replace(READY, text=0)


def over_after(glance: Glance, *, for_element: bool = False) -> float:
    """Seconds, in tenths, until an unchanging page has been waited for; infinite after a minute."""
    timeout_seconds = PageTimeouts(for_element)
    return next((tick / 10 for tick in range(600) if timeout_seconds.is_over(glance, tick / 10)), float("inf"))


def test_page_with_text_has_to_stand_still_for_a_moment() -> None:
    assert over_after(READY) == 0.3


def test_little_text_may_be_a_shell_that_scripts_fill() -> None:
    assert over_after(SHELL) == 1.2


def test_something_that_never_loads_does_not_hold_up_the_text() -> None:
    assert over_after(LOADING) == 1.2


def test_page_without_text_is_waited_for() -> None:
    assert over_after(replace(EMPTY, loaded=False)) == float("inf")
    assert over_after(EMPTY) == 5.0


def test_error_without_text_is_an_answer() -> None:
    assert over_after(replace(EMPTY, status=403)) == 1.2
    assert over_after(replace(EMPTY, status=403, loaded=False)) == float("inf")


def test_page_on_its_way_out_does_not_count() -> None:
    assert over_after(replace(READY, leaving=True)) == float("inf")
    assert over_after(replace(READY, url="about:blank")) == float("inf")


def test_awaited_element_counts_at_once() -> None:
    assert over_after(replace(LOADING, ready=True), for_element=True) == 0


def test_other_page_than_the_awaited_one_counts_after_a_while() -> None:
    assert over_after(READY, for_element=True) == 3.0
    assert over_after(LOADING, for_element=True) == float("inf")


def test_huge_page_is_not_waited_for() -> None:
    assert over_after(replace(LOADING, huge=True, leaving=True), for_element=True) == 0


def test_change_of_text_or_document_starts_the_waiting_anew() -> None:
    for changed in (replace(READY, text=901), replace(READY, document=2.0)):
        timeout_seconds = PageTimeouts(for_element=False)
        assert not timeout_seconds.is_over(READY, 0.0)
        assert not timeout_seconds.is_over(changed, 0.3)
        assert timeout_seconds.is_over(changed, 0.6)
