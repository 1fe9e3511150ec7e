"""Quotations of what a thread holds already."""

from app.adapters.reading.extraction.threads.quotes import Quotes

LONG = "A delta of two metres lifts in next to nothing. It needs a short line and light spars."


def test_a_quotation_of_an_earlier_post_is_cut_to_its_beginning():
    quotes = Quotes()
    assert quotes.once(LONG) == LONG
    text = quotes.once(f"> Birk wrote:\n> {LONG}\n\nI agree.")
    assert text == "> Birk wrote: A delta of two metres lifts in next to nothing. …\n\nI agree."


def test_a_quotation_of_something_else_is_left_as_it_is():
    quotes = Quotes()
    quotes.once("Nothing of the kind.")
    assert quotes.once(f"> {LONG}\n\nSays the handbook.") == f"> {LONG}\n\nSays the handbook."


def test_a_short_quotation_is_left_as_it_is():
    quotes = Quotes()
    quotes.once("Take a delta.")
    assert quotes.once("> Take a delta.\n\nYes.") == "> Take a delta.\n\nYes."
