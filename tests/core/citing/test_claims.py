"""What a citation supports. In the texts, the claim of each marker follows in the list."""

import pytest

from app.core.citing.markers import place_citations

KNOWN = frozenset(range(1, 10))


def claims(text: str) -> list[str | None]:
    return [c.claim and text[slice(*c.claim)] for c in place_citations(text, KNOWN)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The sky is blue [1]. Grass is green [2].", ["The sky is blue", "Grass is green"]),
        ("The sky is blue.[1] Grass is green. [2]", ["The sky is blue.", "Grass is green."]),
        ("It is so. The sky is blue[1][2].", ["The sky is blue", "The sky is blue"]),
        ("The sky is blue [1], [2] and [3].", ["The sky is blue"] * 3),
        ("The sky is blue [1] and grass is green [2].", ["The sky is blue", "and grass is green"]),
        ("天空是蓝的[1]。草是绿的。[2]", ["天空是蓝的", "草是绿的。"]),
        ("他说“天空是蓝的。”[1]", ["他说“天空是蓝的。”"]),
        ("According to [1], the sky is blue. So?", ["According to [1], the sky is blue."]),
        ("根据[1]，天空是蓝的。真的吗？", ["根据[1]，天空是蓝的。"]),
        ("It cost $3.14 in the U.S. of Dr. A. Smith [1].", ["It cost $3.14 in the U.S. of Dr. A. Smith"]),
        ("[1] The sky is blue.", [None]),
        ("**[1]**", [None]),
        ("- a: [1]\n- [2]", ["a:", None]),
        ("One line\nand another [1]", ["One line\nand another"]),
        ("A paragraph\n\n[1]", [None]),
        ("# Blue [1]\nGreen [2]", ["Blue", "Green"]),
        ("| sky | blue [1] |\n|---|---|\n| grass | [2] |", ["blue", None]),
        ("> The sky\n> is blue [1]", ["The sky\n> is blue"]),
        ("Use `a.b()`. It works [1].", ["It works"]),
    ],
)
def test_a_marker_stands_behind_its_claim(text: str, expected: list[str | None]) -> None:
    assert claims(text) == expected
