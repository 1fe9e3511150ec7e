"""What stands around a question, as HTML."""

from app.core.domain.chat import ImageBlock
from app.core.domain.turn.turn import Turn
from app.ui.transcript.parts.question import question
from tests.ui.transcript.samples import Parsed


def test_each_picture_is_a_button_with_a_name() -> None:
    made = question(Turn('t"<', "c", "<b>?", images=(ImageBlock(b"", "image/png"),) * 2))
    assert [b["data-value"] for b in Parsed(made).all("button")] == ["0", "1"]
    assert [i["src"] for i in Parsed(made).all("img")][1] == "citewise://transcript/pictures/t%22%3C/1"
    assert "&lt;b&gt;?" in made
    assert "with 2" not in made


def test_pictures_that_are_not_here_are_counted() -> None:
    assert "with 2" in question(Turn("t", "c", "?", pictures=2))


def test_bases_wait_for_their_names() -> None:
    assert [span["data-base"] for span in Parsed(question(Turn("t", "c", "?", bases=("a", 'b"')))).all("span")] == [
        "a",
        'b"',
    ]
