"""Markdown → HTML: what models write is shown, and nothing that they write can act."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.ui.transcript.markdown.chips import Mark
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.markdown.sanitizer import ATTRIBUTES, CLASSES, TAGS, clean
from app.ui.transcript.stream_renderer import tokens_in
from app.ui.wording.foreign.direction import TURNING
from tests.ui.transcript.samples import ANSWER, Parsed, cited

RENDERER = Renderer()
BUTTON = {"type", "class", "data-r", "data-do", "data-done", "data-broken", "aria-label"}
OURS = {"tie", "tools", "rare", "tablebar"}  # `tie` keeps a chip on the line of the full stop behind it


def html(text: str, marks: list[Mark] | None = None) -> str:
    return "".join(RENDERER.blocks(text, marks or []))


def answer(text: str) -> str:
    citations, marks = cited(text)
    return html(tokens_in(text, citations), marks)


def assert_harmless(made: str) -> None:
    for tag, attributes in Parsed(made).tags:
        assert tag in TAGS or tag in ("button", "b", "i"), tag
        allowed = BUTTON if tag == "button" else ATTRIBUTES.get(tag, set()) | ({"rel"} if tag == "a" else set())
        assert set(attributes) <= allowed, (tag, attributes)
        assert (attributes.get("href") or "https:").lower().startswith(("https:", "http:", "mailto:"))
        assert tag == "button" or set((attributes.get("class") or "").split()) <= CLASSES | OURS


def test_tables_scroll_and_align() -> None:
    made = html("|a|b|\n|:-|-:|\n|1|2|")
    assert made.startswith('<div class="table"><table>')
    assert Parsed(made).all("td")[1] == {"dir": "auto", "class": "right"}


def test_bare_addresses_become_links_without_the_sentence_around_them() -> None:
    links = Parsed(html("见 https://example.org/a?b=1&c=2。Or (http://b.org/x_(y)).")).all("a")
    assert [link["href"] for link in links] == ["https://example.org/a?b=1&c=2", "http://b.org/x_(y)"]


def test_a_link_shows_where_it_leads_whatever_it_says() -> None:
    (link,) = Parsed(html('[https://bank.example](https://evil.example/x "bank.example")')).all("a")
    assert link["title"] == "evil.example"
    assert "noopener" in (link["rel"] or "")


def test_a_link_definition_adds_no_more_than_the_text_is_long() -> None:
    made = html("[a]: http://x.y/" + "A" * 1900 + "\n\n" + "[a] " * 7000)
    assert 40 < made.count("<a ") < 60
    assert len(made) < 400_000


def test_short_definitions_may_be_used_often() -> None:
    assert html("[a]: http://x.y/\n\n" + "[a] " * 2000).count("<a ") == 2000


@pytest.mark.parametrize(
    "text", ["[a](http://x.y/{})", "<http://x.y/{}>", "http://x.y/{}", "[a]\n\n[a]: http://x.y/{}"]
)
def test_endless_addresses_are_text(text: str) -> None:
    assert "<a " not in html(text.format("A" * 2000))


def test_images_are_named_and_linked_but_never_loaded() -> None:
    made = html("![a cat](https://img.example/cat.png) [![logo](https://img.example/l.png)](https://b.org)")
    assert "<img" not in made
    assert "image: a cat" in made
    assert [link["href"] for link in Parsed(made).all("a")] == ["https://img.example/cat.png", "https://b.org"]


def test_closed_code_is_coloured_and_can_be_copied() -> None:
    made = html("```python\nreturn 1\n```")
    assert '<span class="k">return</span>' in made
    assert '<span class="lang">python</span><span class="tools">' in made
    assert [b["data-do"] for b in Parsed(made).all("button")] == ["draw", "wrap-code", "save-code", "copy-code"]


def test_a_table_can_be_copied_and_saved() -> None:
    made = html("|a|\n|-|\n|1|\n\n- x\n\n  |b|\n  |-|\n")
    assert [b["data-do"] for b in Parsed(made).all("button")] == ["copy-table", "copy-csv", "save-csv"] * 2
    assert "<button" not in "".join(Renderer(bare=True).blocks("|a|\n|-|\n"))


def test_only_code_that_may_be_a_picture_is_marked_as_such() -> None:
    for text in ("```svg\n<svg/>\n```", "```xml\n<?xml version='1.0'?>\n<svg viewBox='0 0 1 1'>\n```"):
        assert 'class="code drawable"' in html(text)
    for text in ("```xml\n<a><svg/></a>\n```", "```html\n<svg/>\n```", "```\n<svg/>\n```", "    <svg/>"):
        assert "drawable" not in html(text)


def test_unknown_languages_are_shown_plain() -> None:
    assert "<code>a &lt; b\n</code>" in html("```no-such<b>\na < b\n```")


@pytest.mark.parametrize(
    "text", ["$x^2$", "\\(x^2\\)", "$$x^2$$", "\\[x^2\\]", "see\n\\[\nx^2\n\\]\nthen", "a \\[x^2\\] b"]
)
def test_every_way_to_write_maths_is_set(text: str) -> None:
    made = html(text)
    assert "<msup><mi>x</mi><mn>2</mn></msup>" in made
    assert "\\" not in made


def test_two_displays_on_one_line_stay_two() -> None:
    assert html("$$a$$ $$b$$").count("<math") == 2


def test_aligned_equations_become_a_table() -> None:
    assert html("$$\\begin{aligned}a &= b\\\\c &= d\\end{aligned}$$").count("<mtr>") == 2


@pytest.mark.parametrize("tex", ["\\foo{x}", "\\left( x", "a & b", "\\text{a<b}", "\\href{javascript:x}{y}", "^^", "{"])
def test_maths_that_is_not_understood_is_shown_as_source(tex: str) -> None:
    made = html(f"$${tex}$$")
    assert '<code class="maths">' in made
    assert Parsed(made).text.strip() == tex


def test_money_is_not_maths() -> None:
    assert "<math" not in html("It costs $5 and then $10, or $1,000 in all.")


def test_task_lists_show_boxes() -> None:
    assert Parsed(html("- [ ] a\n- [x] b")).text.split() == ["☐", "a", "☑", "b"]


def test_text_finds_its_own_direction() -> None:
    assert html("שלום").startswith('<p dir="auto">')


def test_chips_stand_wherever_text_does() -> None:
    made = answer("# H [1]\n\n- **b [2]**\n\n> q [3]\n\n|a|\n|-|\n|c [1]|")
    chips = [b["data-r"] for b in Parsed(made).all("button") if b["class"] == "chip"]
    assert chips == ["0:1", "1:2", "2:3", "3:1"]


def test_neighbouring_citations_share_a_chip() -> None:
    made = answer("It melts [1][2] [2, 3].")
    (button,) = Parsed(made).all("button")
    assert button["data-r"] == "0:1,1:2,2:3"
    assert "<b>site1.org</b><i>+2</i>" in made
    assert (
        button["aria-label"]
        == "Source 1: Title 1, site1.org; Source 2: Title 2, site2.org; Source 3: Title 3, site3.org"
    )


def test_a_source_without_a_site_is_called_by_its_title() -> None:
    assert "<b>My notes</b>" in html("\ue0000\ue001", [Mark(0, (1,), ("",), ("My notes",))])


def test_hostile_titles_stay_text() -> None:
    mark = Mark(0, (1,), ('"><script>x</script>',), ('" onfocus="x',))
    assert_harmless(made := html("\ue0000\ue001", [mark]))
    assert "<script" not in made


def test_the_model_cannot_make_a_chip() -> None:
    forged = 'a \ue0000\ue001 <button class="chip" data-r="0:1">x</button> \ue002 `\ue0000\ue001`'
    made = html(tokens_in(forged + " [1]", cited(forged + " [1]")[0]), cited(forged + " [1]")[1])
    assert [b.get("data-r") for b in Parsed(made).all("button")] == ["0:1"]


@pytest.mark.parametrize(
    "where", ["`{}`", "[a{}](http://x.y)", "```{}\n{}\n```", '[a](http://x.y "{}")', "![{}](http://x.y)"]
)
def test_tokens_that_stray_elsewhere_make_no_button(where: str) -> None:
    made = html(where.replace("{}", "\ue0000\ue001"), [Mark(0, (1,), ("s",), ("t",), "[1]")])
    assert not [b for b in Parsed(made).all("button") if "data-r" in b]
    assert "\ue000" not in made


@pytest.mark.parametrize(
    "text", ["a\u202egnp.exe", "a&#x202e;gnp.exe", "**\u202d** [a\u202e](http://x.y)", "$a\u202e$"]
)
def test_nothing_overrides_the_direction_of_prose(text: str) -> None:
    assert not re.search("[\u202d\u202e]", html(text))


@pytest.mark.parametrize("text", ["`a\u202eb`", "```py\na = '\u2066'\n```", "    \u200fa", "```\n\u061c\n```"])
def test_code_shows_what_would_turn_it_around(text: str) -> None:
    made = html(text)
    assert re.search(r"⟨U\+(202E|2066|200F|061C)⟩", made)
    assert not TURNING.search(made)


def test_an_address_ends_where_its_direction_turns() -> None:
    (link,) = Parsed(html("http://a.org/\u202egnp.exe")).all("a")
    assert link["href"] == "http://a.org/"


@pytest.mark.parametrize("text", ["<http://xn--80ak6aa92e.com/>", "http://аррӏе.com/", "[t](http://аррӏе.com/)"])
def test_a_link_shows_the_host_that_is_meant(text: str) -> None:
    (link,) = Parsed(made := html(text)).all("a")
    assert link["title"] == "xn--80ak6aa92e.com"
    assert not text.startswith("<") or ">http://xn--80ak6aa92e.com/<" in made


HOSTILE = [
    "<script>window.hit=1</script>",
    "<img src=x onerror=window.hit=1>",
    "<svg><script>window.hit=1</script></svg>",
    "<math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>",
    "<p style='position:fixed;inset:0'>x</p>",
    "[a](javascript:window.hit=1)",
    "[a](JaVaScRiPt:window.hit=1)",
    "[a](java&#115;cript:window.hit=1)",
    "[a](&#106;avascript:window.hit=1)",
    "[a](javascript&colon;window.hit=1)",
    "[a](java\tscript:window.hit=1)",
    "[a](<javascript:window.hit=1>)",
    "[a]\n\n[a]: javascript:window.hit=1",
    "<javascript:window.hit=1>",
    "[a](vbscript:x) [b](file:///etc/passwd) [c](citewise://transcript/index.html) [d](//evil.example/x) [e](/x)",
    "![a](javascript:window.hit=1) ![b](data:image/svg+xml;base64,PHN2Zz4=)",
    "[a](data:text/html,<script>window.hit=1</script>)",
    '[a](https://x.y "\\" onmouseover=\\"window.hit=1")',
    '![\\" onerror=\\"window.hit=1](https://x.y/z)',
    '```"><script>window.hit=1</script>\nx\n```',
    "```html\n<script>window.hit=1</script>\n```",
    "$\\text{<img src=x onerror=window.hit=1>}$",
    "$\\href{javascript:window.hit=1}{x}$ $\\style{position:fixed}{x}$ $\\class{chip}{x}$",
    "|<script>|\n|-|\n|<img onerror=x src=y>|",
    "<iframe src=https://evil.example></iframe><base href=https://evil.example><meta http-equiv=refresh content=0>",
    "https://evil.example/\"onclick='window.hit=1",
    '<https://evil.example/?"><script>window.hit=1</script>>',
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_inside_the_allow_list(text: str) -> None:
    assert_harmless(answer(text + " [1]"))


@pytest.mark.parametrize(
    "text",
    ["a" * 1_000_000, "*a " * 300_000, "[" * 300_000, "![" * 100_000, "`a" * 100_000, ">" * 10_000, "> " * 10_000 + "x",
     "- " * 10_000, "$a" * 100_000, "\\(" * 100_000, "\\[\n" * 10_000, "<a" * 100_000, "```\nnever closed",
     "$$\na" * 10_000, "\x00\ud800\ufffe", "&amp;" * 100_000, "[a]: b\n" * 10_000, "\ue000" * 1000 + "0\ue001"],
    ids=lambda text: f"{text[:4]!r} {len(text)}",
)  # fmt: skip
def test_shapeless_and_huge_text_is_shown(text: str) -> None:
    assert_harmless(html(text))


@settings(deadline=None, max_examples=150)
@given(
    st.lists(
        st.sampled_from([*HOSTILE, *ANSWER, "[1]", "\ue0000\ue001", "\n\n", "> ", "- ", "|", "`", "$"]), max_size=25
    )
)
def test_no_mixture_leaves_the_allow_list(pieces: list[str]) -> None:
    assert_harmless(answer("".join(pieces)))


@settings(deadline=None, max_examples=100)
@given(st.text(alphabet="<>\"'/=&;: abscriptonmhref\\\n\x00", max_size=80))
def test_cleaning_by_itself_leaves_nothing_that_acts(text: str) -> None:
    assert_harmless(clean(f"<p onclick=x>{text}<a href='java\nscript:x' style=a>{text}</a><math href=x>{text}"))
