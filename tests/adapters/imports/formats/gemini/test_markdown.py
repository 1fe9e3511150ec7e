# ruff: noqa: E501 - HTML and its Markdown stand in one row
import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from app.adapters.imports.formats.gemini.markdown import markdown_of


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<p>Green <b>tea</b> &amp; <i>茶</i> 🍵.</p><p>Second<br>line</p>", "Green **tea** & *茶* 🍵.\n\nSecond  \nline"),
        ('See <a href="https://s.org/a?utm_source=x">S</a> and <a href="javascript:x">none</a>.', "See [S](https://s.org/a) and none."),
        ('<a href="https://s.org/a_(b)">S</a>', "[S](<https://s.org/a_(b)>)"),
        ("<ul><li>one</li><li><p>two</p><ul><li>deep</li></ul></li></ul>", "- one\n- two\n  - deep"),
        ("<ol><li>a</li><li>b<pre>x</pre></li></ol>", "1. a\n2. b\n\n   ```\n   x\n   ```"),
        ('<pre><code class="language-python">print("a &lt; b")\n\nx = 1 * 2 * 3\n</code></pre>', '```python\nprint("a < b")\n\nx = 1 * 2 * 3\n```'),
        ("<pre>```</pre>", "````\n```\n````"),
        ("Use <code>a*b_c</code> and <code>`</code>.", "Use `a*b_c` and `` ` ``."),
        ("<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td></tr></table>", "| A | B |\n|---|---|\n| 1\\|2 |  |"),
        ("<h3>Head <em>x</em></h3><hr><blockquote><p>q</p><p>r</p></blockquote>", "### Head *x*\n\n---\n\n> q\n>\n> r"),
        ("<p># no heading</p><p>1. no list</p><p>- nor this</p>", "\\# no heading\n\n1\\. no list\n\n\\- nor this"),
        ("2 * 3 [1] _x_ snake_case `y` a&lt;b&gt;", "2 \\* 3 \\[1\\] \\_x\\_ snake_case \\`y\\` a\\<b>"),
        ("<script>x</script><style>y</style>ok<!-- no -->", "ok"),
        ("", ""),
        ("plain", "plain"),
        ("<", "\\<"),
    ],
)  # fmt: skip
def test_html_becomes_markdown_of_the_same_meaning(html: str, expected: str) -> None:
    assert markdown_of(html) == expected


def test_words_in_odd_places_are_kept() -> None:
    text = markdown_of("<b>one<p>two</p></b><ul>three<li></li></ul><table>four</table><dl><dt>five<dd>six</dl>")
    assert all(word in text for word in ("one", "two", "four", "five", "six"))


def test_a_thousand_levels_are_read() -> None:
    assert "deep" in markdown_of("<div>" * 1000 + "deep" + "</div>" * 1000)
    assert "deep" in markdown_of("<b>" * 1000 + "deep")


@given(st.text(alphabet="ab *_`[]<>#-+1.\\&|茶🍵\n", max_size=40))
def test_words_that_look_like_marks_stay_words(words: str) -> None:
    escaped = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    rendered = MarkdownIt().render(markdown_of(f"<p>{escaped}</p>"))
    plain = rendered.removeprefix("<p>").removesuffix("</p>\n").replace("&lt;", "<").replace("&gt;", ">")
    assert " ".join(plain.replace("&amp;", "&").split()) == " ".join(words.split())


@given(st.text(max_size=60))
def test_whatever_the_html_is_nothing_raises(html: str) -> None:
    markdown_of(html)
    markdown_of(f"<p>{html}<ul><li>{html}<table><tr><td>{html}")
