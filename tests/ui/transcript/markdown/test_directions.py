"""Lists, quotations and tables run the way of their first words."""

from app.ui.transcript.markdown.renderer import Renderer


def html(text: str) -> str:
    return "".join(Renderer().blocks(text))


def test_a_list_runs_the_way_of_its_first_words_and_its_items_with_it() -> None:
    assert html("- **שלום** abc\n- abc") == '<ul dir="rtl">\n<li><strong>שלום</strong> abc</li>\n<li>abc</li>\n</ul>\n'
    assert html("1. abc\n2. שלום") == "<ol>\n<li>abc</li>\n<li>שלום</li>\n</ol>\n"
    assert html("- `x` 1. مرحبا").startswith('<ul dir="rtl">')


def test_a_list_within_another_may_run_the_other_way() -> None:
    assert '<ul dir="ltr">\n<li>abc' in html("- שלום\n  - abc")
    assert '<ul dir="rtl">\n<li>שלום' in html("- abc\n  - שלום")
    assert html("- שלום\n  - עולם").count("dir=") == 1


def test_paragraphs_of_an_item_stay_beside_its_mark() -> None:
    assert html("- שלום\n\n  abc").count("<p>") == 2


def test_quotations_and_tables_run_the_way_of_their_first_words() -> None:
    assert html("> שלום").startswith('<blockquote dir="rtl">\n<p dir="auto">')
    assert html("> abc").startswith("<blockquote>\n")
    assert html("|א|b|\n|-|-|\n|1|2|").startswith('<div class="table" dir="rtl"><table>')


def test_what_has_no_letters_says_nothing() -> None:
    assert html("- 1\n- 2").startswith("<ul>")
    assert html("- 1\n- שלום").startswith('<ul dir="rtl">')
