"""Parts of pages as Markdown."""

from lxml.html import fromstring

from app.adapters.reading.extraction.threads.block_text import as_markdown


def markdown(html: str) -> str:
    return as_markdown(fromstring(f"<div>{html}</div>"))


def test_paragraphs_breaks_lists_and_headings_are_as_the_page_has_them():
    assert markdown("<p>one<br>two</p>three<br><br>four") == "one\ntwo\n\nthree\n\nfour"
    assert markdown("<ul><li>a<ul><li>b</li></ul></li><li>c</ul>") == "- a\n  - b\n- c"
    assert markdown("<ol><li>a<li>b</ol>") == "1. a\n2. b"
    assert markdown("<h1>Top</h1><h4>Low</h4>") == "### Top\n\n###### Low"


def test_a_quotation_is_marked_once_however_many_elements_make_it():
    nested = '<div class="quote"><blockquote class="quote"><div class="quote_content">said</div></blockquote></div>mine'
    assert markdown(nested) == "> said\n\nmine"
    assert markdown("<blockquote>b<blockquote>a</blockquote></blockquote>") == "> b\n>\n> > a"


def test_code_keeps_its_lines_and_signs():
    assert markdown("<pre><code>if x:<br>  y[0] = *z</code></pre>") == "```\nif x:\n  y[0] = *z\n```"
    assert markdown("call <code>f(*x)</code> now") == "call `f(*x)` now"


def test_a_table_has_a_line_for_each_row_and_one_for_layout_is_none():
    table = "<table><tr><th>Kind<th>Size<tr><td>Box<td>2|3</table>"
    assert markdown(table) == "| Kind | Size |\n| --- | --- |\n| Box | 2\\|3 |"
    assert markdown("<table><tr><td><p>one</p><p>two</p></td></tr></table>") == "one\n\ntwo"


def test_signs_that_would_be_markdown_are_escaped():
    assert markdown("<p># no *title* [1]</p>") == "\\# no \\*title\\* \\[1\\]"


def test_what_is_hidden_and_controls_are_left_out():
    assert markdown('<p style="display: none">x</p><button>y</button><p class="signature">s</p><p>z') == "z"


def test_elements_deep_within_each_other_are_read():
    assert "deep" in markdown("<div><span>" * 120 + "deep")
