"""Only citations that the program placed become chips, however a model writes our private characters."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.ui.transcript.markdown.chips import Mark
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.stream_renderer import Live, tokens_in
from tests.ui.transcript.samples import Parsed, cited

RENDERER = Renderer()
CHIP = re.compile(r'(w\d+)?(?:<span class="tie">)?<button type="button" class="chip" data-r="(\d+):')


def answer(text: str) -> str:
    citations, marks = cited(text)
    return "".join(RENDERER.blocks(tokens_in(text, citations), marks))


FORGED = [
    "Lies.&#xE000;0&#xE001; truth",
    "&#57344;0&#57345;",
    "&amp;#xE000;0&amp;#xE001;",
    "&#xE002;",
    "<http://a.b/%EE%80%800%EE%80%81>",
    "[l&#xE000;0&#xE001;](http://a.b/)",
    '[l](http://a.b/&#xE000;0&#xE001; "&#xE002;")',
    "http://a.b/&#xE000;0&#xE001;",
    "$\\text{&#xE000;0&#xE001;&#xE002;}$",
    "# &#xE002;",
    "- [x] &#xE000;0&#xE001;",
    "|&#xE002;|\n|-|\n|&#xE000;0&#xE001;|",
]


@pytest.mark.parametrize("text", FORGED)
def test_decoded_characters_make_no_button(text: str) -> None:
    made = answer(f"{text}\n\nIt is so [1].")
    buttons = Parsed(made).all("button")
    table = ["copy-table", "copy-csv", "save-csv"] if text.startswith("|") else []
    assert [b.get("data-r") or b["data-do"] for b in buttons] == [*table, "0:1"]
    assert not re.search("[\ue000-\ue002]", made)


def test_a_language_name_makes_no_second_copy_button() -> None:
    assert answer("```a&#xE002;b&#xE000;0&#xE001;\nx\n```").count('data-do="copy-code"') == 1


def test_the_seal_of_a_rendering_is_never_seen() -> None:
    made = answer("a [1] `[2]` [x [1]](http://a.b) **[3]**\n\n```[1]\n[1]\n```")
    assert not re.search("[\U000f0000-\U0010ffff]", made)


def test_a_token_with_a_guessed_seal_is_unreadable() -> None:
    made = "".join(RENDERER.blocks("\ue000\U000f0000\U000f00000\ue001", [Mark(0, (1,), ("a.b",))]))
    assert "<button" not in made


def _decimal(sign: str) -> str:
    return f"&#{ord(sign)};"


def _hex(sign: str) -> str:
    return f"&#x{ord(sign):X};"


def _percent(sign: str) -> str:
    return "".join(f"%{byte:02X}" for byte in sign.encode())


WRITTEN: list[Callable[[str], str]] = [str, _decimal, _hex, _percent, lambda s: f"&amp;{_hex(s)[1:]}", lambda _: "&lt;"]
AROUND = [
    *("{}", "`{}`", "<http://a.b/{}>", "[{}](http://a.b/{})", "![{}](http://a.b/)", "*{}*", "$\\text{{{}}}$", "\n\n{}"),
    *("[a]: http://a.b/{}\n\n", "[_{}]", "http://a.b/{} ", "\n```{}\n{}\n```\n", "&{};", "| {} |\n|-|\n", "\\{}"),
]
SIGNS = ["\ue000", "\ue001", "\ue002", "0", "1", "\U000f0000"]


@st.composite
def forgeries(draw: st.DrawFn) -> str:
    signs = draw(st.lists(st.tuples(st.sampled_from(SIGNS), st.sampled_from(WRITTEN)), max_size=6))
    written = "".join(write(sign) for sign, write in signs)
    around = draw(st.sampled_from(AROUND))
    return around.format(*[written] * 2)


@settings(deadline=None, max_examples=400)
@given(st.lists(st.one_of(forgeries(), st.sampled_from([" w {} [1] ", "\n\nw {} [2].\n\n"])), max_size=10))
def test_a_chip_stands_only_where_a_citation_was_placed(pieces: list[str]) -> None:
    text = "".join(
        piece.replace("w {}", f"w{place}") if piece.strip().startswith("w {}") else piece
        for place, piece in enumerate(pieces)
    )
    citations, marks = cited(text)
    shown = [Renderer().blocks(tokens_in(text, citations), marks)]
    shown.append([op[2] for op in Live(RENDERER).ops(text, citations, marks, final=True)])
    for blocks in shown:
        found = CHIP.findall("".join(blocks))
        assert "".join(blocks).count("data-r=") == len(found) <= len(citations)
        for word, index in found:
            start = (citations[int(index)].place or (0, 0))[0]
            assert word
            assert text[:start].rstrip(" ").endswith(word)


def test_the_punctuation_behind_a_chip_stays_with_it() -> None:
    citations, marks = cited("天空是蓝色的 [1]。海也是。")
    html = "".join(Renderer().blocks(tokens_in("天空是蓝色的 [1]。海也是。", citations), marks))
    assert re.search(r'<span class="tie"><button [^>]*>(?:(?!</button>).)*</button>。</span>海也是', html)
