"""What a model proposes to ask next, and what of it is offered."""

import pytest

from app.core.after_answer.suggestions import suggested, suggestions_of
from app.core.domain.turn.turn import Turn
from tests.fakes import FakeModel


@pytest.mark.parametrize(
    ("reply", "questions"),
    [
        ('["How old is it?", "Who built it?"]', ("How old is it?", "Who built it?")),
        ('Sure!\n```json\n["How old is it?"]\n```', ("How old is it?",)),
        ("1. How old is it?\n2. **Who** built it?", ("How old is it?", "Who built it?")),
        ("- 它有多老？\n- 谁建造了它？", ("它有多老？", "谁建造了它？")),
        ('["a?", "When was it built", "How old is it?"]', ("How old is it?",)),
        ('["How old is it?", "how old is it", 5, null, ["x"], "' + "x" * 200 + '"]', ("How old is it?",)),
        (
            '["One thing?", "Two things?", "Three things?", "Four things?"]',
            ("One thing?", "Two things?", "Three things?"),
        ),
        ('["Line\\none\\u202e?", "<b>bold?</b>"]', ("Line one ?", "bbold?/b")),
        ("[]", ()),
        ("I cannot do that.", ()),
        ('["broken', ()),
        ("", ()),
    ],
)
def test_only_plain_lines_are_offered_each_once(reply: str, questions: tuple[str, ...]) -> None:
    assert suggestions_of(reply, "When was it built?") == questions


async def test_one_request_asks_in_the_language_of_the_question() -> None:
    model = FakeModel(['["Wie alt ist sie?"]'])
    turn = Turn("t", "c", "Wann wurde die Brücke gebaut?", text_parts=["Im Jahr 1883 [1]."])
    assert await suggested(model, turn) == ("Wie alt ist sie?",)
    (request,) = model.requests
    assert "German" in request.messages[0].text
    assert "Im Jahr 1883" in request.messages[1].text
    assert not request.tools
