import pytest

from app.adapters.imports.thoughts import apart


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("<think>\n想\n</think>\n\nTea.", ("想", "Tea.")),
        ("  <THINKING>a</THINKING>b", ("a", "b")),
        ("<think>cut off", ("cut off", "")),
        ("Tea, <think>not at the start</think>", ("", "Tea, <think>not at the start</think>")),
        ("", ("", "")),
    ],
)
def test_reasoning_before_the_text_is_taken_from_it(words: str, expected: tuple[str, str]) -> None:
    assert apart(words) == expected
