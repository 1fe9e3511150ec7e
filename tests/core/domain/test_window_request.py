"""What comes from outside fills the composer, whatever else it tries."""

import pytest

from app.core.domain.window_request import LONGEST, WindowRequest, external_question, request_of_link


@pytest.mark.parametrize(
    ("link", "question"),
    [
        ("citewise://ask?q=Why%20is%20the%20sky%20blue%3F", "Why is the sky blue?"),
        ("CITEWISE://ASK/?q=a+b%2Bc", "a b+c"),
        ("citewise://ask?q=%E5%A4%A9%E7%A9%BA", "天空"),
        ("citewise://ask?q=", ""),
        ("citewise://ask?q=%ff%fe", "\ufffd\ufffd"),
    ],
)
def test_a_link_gives_a_question(link: str, question: str) -> None:
    assert request_of_link(link) == WindowRequest(question)


@pytest.mark.parametrize(
    "link",
    [
        "citewise://send?q=x", "citewise://ask?q=x&send=1", "citewise://ask?send=1", "citewise://ask",
        "citewise:ask?q=x",
        "citewise://ask/settings?q=x", "citewise://user@ask?q=x", "citewise://ask:80?q=x", "citewise://ask?q=x#run",
        "citewise://ask?q=a&q=b", "citewise://[?q=x", "citewise:", "citewise://ask?q",
    ],
)  # fmt: skip
def test_a_link_that_wants_anything_else_is_refused(link: str) -> None:
    expected = WindowRequest() if link.endswith("?q") else WindowRequest(refused=True)
    assert request_of_link(link) == expected


def test_a_megabyte_is_cut_before_it_goes_anywhere() -> None:
    assert len(request_of_link("citewise://ask?q=" + "%E5%A4%A9" * 400_000).question) <= LONGEST + 1
    question = external_question("天" * 1_000_000)
    assert (len(question.text), question.cut) == (LONGEST, True)


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("a\x1b[31mb\x00\x07", "a[31mb"),
        ("refund \u202eevil\u202c \u2066x\u2069", "refund evil x"),
        ("tag\U000e0073\U000e0065\U000e006e\U000e0064", "tag"),
        ("half \ud83d pair", "half  pair"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
    ],
)
def test_what_cannot_be_seen_is_taken_out_and_told(text: str, clean: str) -> None:
    question = external_question(text)
    assert (question.text, question.cleaned) == (clean, True)


@pytest.mark.parametrize("text", ["two\nlines\tand a tab", "می\u200cخواهم", "👩\u200d🔬 – naïve", "第一行\r\n第二行"])
def test_what_belongs_to_a_script_stays(text: str) -> None:
    question = external_question(text)
    assert (question.text, question.cleaned, question.cut) == (text.replace("\r\n", "\n"), False, False)
