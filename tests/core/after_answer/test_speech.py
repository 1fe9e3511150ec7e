"""What of an answer is read aloud."""

from app.core.after_answer.speech import Sentence, SpeechWords, sentences
from app.core.citing.markers import place_citations

ANSWER = """# Comets

Comet **67P** was seen in 1969 [1]. See [the agency](https://esa.example/x), or https://www.esa.example/long/path.

| Name | Length |
|---|---|
| Halley [2] | 15 km |

```python
print("[1]")
```

$$a^2$$

- It is $4$ km long [1]
"""


def test_an_answer_is_read_without_marks_by_sentences_and_rows() -> None:
    spoken = sentences(ANSWER, place_citations(ANSWER, {1, 2}), SpeechWords("Code here.", "Formula here."))
    assert spoken == [
        Sentence("Comets"),
        Sentence("Comet 67P was seen in 1969."),
        Sentence("See the agency, or www.esa.example."),
        Sentence("Name, Length"),
        Sentence("Halley, 15 km"),
        Sentence("Code here.", visible=False),
        Sentence("Formula here.", visible=False),
        Sentence("It is 4 km long"),
    ]


def test_chinese_is_read_by_its_own_sentences_and_nothing_is_endless() -> None:
    text = "冰在零度融化[1]。水在一百度沸腾。"
    assert [one.text for one in sentences(text, place_citations(text, {1}))] == ["冰在零度融化。", "水在一百度沸腾。"]
    assert all(len(one.text) <= 400 for one in sentences("word " * 1000, ()))
    assert sentences("***\n\n---", ()) == []
