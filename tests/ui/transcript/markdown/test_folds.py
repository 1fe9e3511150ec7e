"""`<details>`: blocks of Markdown that fold, and nothing else of raw HTML."""

import pytest

from app.core.domain.citation import Citation
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.stream_renderer import Live
from tests.ui.transcript.samples import Parsed


def blocks(text: str) -> list[str]:
    return Renderer().blocks(text)


def test_what_stands_between_the_tags_folds_and_is_markdown() -> None:
    made = blocks(
        "a\n\n<details>\n<summary>More **x** <b>y</b></summary>\n\n- *one*\n\n```py\n1\n```\n\n</details>\n\nb"
    )
    assert len(made) == 3
    assert made[1].startswith('<details>\n<summary dir="auto">More <strong>x</strong> y</summary>')
    assert "<li><em>one</em></li>" in made[1]
    assert 'class="code"' in made[1]
    assert made[1].endswith("</details>\n")


def test_it_may_all_stand_in_one_paragraph() -> None:
    assert blocks("<details><summary>a</summary>b</details> c") == [
        '<details>\n<summary dir="auto">a</summary>\n<p dir="auto">b</p>\n</details>\n',
        '<p dir="auto">c</p>\n',
    ]


def test_one_within_another_closes_first() -> None:
    (made,) = blocks("<details>\n\na\n\n<details>\n\nb\n\n</details>\n\nc\n\n</details>")
    assert made.count("<details>") == made.count("</details>") == 2
    assert made.index("b</p>") < made.index("</details>") < made.index("c</p>")


def test_one_that_is_never_closed_reaches_to_the_end() -> None:
    (made,) = blocks("<details>\n\na\n\nb")
    assert made.endswith('<p dir="auto">b</p>\n</details>\n')


@pytest.mark.parametrize(
    "text", ["</details>", "a <details> b", "<details onclick='x'>y", "`<details>`", "<summary>x</summary>"]
)
def test_what_is_no_such_element_is_shown_as_it_was_written(text: str) -> None:
    (made,) = blocks(text)
    assert "<details>" not in made
    assert "<summary>" not in made
    assert not [attributes for _, attributes in Parsed(made).tags if "onclick" in attributes]


def test_an_answer_that_grows_ends_like_a_whole_one() -> None:
    text = "a\n\n<details>\n<summary>More</summary>\n\nsome **words** here\n\n- one\n- two\n\n</details>\n\nthe end\n"
    page: list[str] = []
    live = Live(Renderer())
    no: tuple[Citation, ...] = ()
    for end in range(1, len(text) + 1):
        _patch(page, live.ops(text[:end], no, ()))
    _patch(page, live.ops(text, no, (), final=True))
    assert page == blocks(text)


def _patch(page: list[str], ops: list[tuple[object, ...]]) -> None:
    """What is appended or comes by rows is made whole by the last rendering."""
    for op in ops:
        place = int(str(op[1])) if op[0] in ("b", "r", "cut") else len(page) - 1
        if op[0] == "cut":
            del page[place:]
        elif op[0] == "b":
            page[place : place + 1] = [str(op[2])]
        else:
            page[place] = ""
