"""A model's title for a conversation."""

import pytest

from app.core.after_answer.titles import title_in, titled
from app.core.domain.turn.turn import Turn
from tests.fakes import FakeModel


@pytest.mark.parametrize(
    ("reply", "title"),
    [
        ("Opening of the Brooklyn Bridge", "Opening of the Brooklyn Bridge"),
        ('"Opening of the Brooklyn Bridge."', "Opening of the Brooklyn Bridge"),
        ("**Title:** Brooklyn Bridge\n\nI chose it because…", "Brooklyn Bridge"),
        ("标题：《布鲁克林大桥》", "布鲁克林大桥"),
        ("\n\n# Brooklyn\u202e Bridge", "Brooklyn Bridge"),
        ("word " * 40, "word word word word word word word word word word word word…"),
        ("***", ""),
        ("", ""),
    ],
)
def test_a_title_is_one_plain_line(reply: str, title: str) -> None:
    assert title_in(reply) == title
    assert len(title_in(reply)) <= 60


async def test_it_is_asked_for_in_the_language_of_the_question() -> None:
    model = FakeModel(["橋の開通"])
    assert (
        await titled(model, Turn("t", "c", "ブルックリン橋はいつ開通しましたか？", text_parts=["1883年。"]))
        == "橋の開通"
    )
    assert "Japanese" in model.requests[0].messages[0].text
