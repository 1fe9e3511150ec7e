import pytest

from app.adapters.imports.thinking import without_thinking


@pytest.mark.parametrize(
    ("written", "answer", "reasoning"),
    [
        ("<think>\nHm.\n</think>\n\nBlue.", "Blue.", "Hm."),
        ("  <thinking>嗯。</thinking>蓝。", "蓝。", "嗯。"),
        ("<think>cut off", "", "cut off"),
        ("Blue <think>stays</think>", "Blue <think>stays</think>", ""),
    ],
)
def test_leading_reasoning_is_told_apart(written: str, answer: str, reasoning: str) -> None:
    assert without_thinking(written) == (answer, reasoning)
