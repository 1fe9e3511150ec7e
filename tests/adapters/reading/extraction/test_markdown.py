"""Repairs of Markdown."""

from app.adapters.reading.extraction.markdown import normalized, plain_to_markdown


def test_needless_escapes_go_and_needed_ones_stay():
    assert normalized(r"snake\_case \_em\_ 2 \< 3 \<b\> \[1\] \*") == r"snake_case \_em\_ 2 < 3 \<b\> \[1\] \*"


def test_footnote_marks_go_and_powers_stay():
    assert normalized(r"so<sup>\[1\]</sup><sup>\[a\]\[b\]</sup> 10<sup>6</sup>") == "so 10^6"


def test_many_footnote_marks_take_no_time():
    assert normalized("<sup>" + r"\[1\] " * 50_000)


def test_plain_lines_become_paragraphs_without_a_meaning():
    assert plain_to_markdown("# one\n\n - two [3]\n*four*") == "\\# one\n\n\\- two \\[3\\]\n\n\\*four\\*"
