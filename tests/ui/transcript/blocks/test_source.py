"""Code as the model wrote it."""

from app.core.domain.citation import Citation
from app.core.domain.turn.turn import Turn
from app.ui.transcript.blocks.source import CodeBlock, code_block


def test_code_is_as_it_was_written_with_what_looked_like_citations() -> None:
    text = "a\n\n```py\nx = a[1]\n```\n\n- b\n\n      indented\n"
    place = text.index("[1]")
    turn = Turn("t", "c", "?", text_parts=[text], citations=(Citation((1,), (place, place + 3), "[1]"),))
    assert code_block(turn, 0) == CodeBlock("py", "x = a[1]\n", "py")
    assert code_block(turn, 1) == CodeBlock("", "indented\n")
    assert code_block(turn, 2) is None


def test_what_turns_text_around_is_seen_in_the_file_too() -> None:
    turn = Turn("t", "c", "?", text_parts=["```py\na \u202e b\n```"])
    block = code_block(turn, 0)
    assert block is not None
    assert "\u202e" not in block.text
