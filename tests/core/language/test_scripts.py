"""Traditional and simplified Chinese are one script where texts are compared."""

import pytest

from app.core.language import in_one_script, script_forms
from app.core.language.chinese_forms import FORMS


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("皇后在後面的裡屋", "皇后在后面的里屋"),
        ("頭髮、發展、出發", "头发、发展、出发"),
        ("臺灣台北颱風", "台湾台北台风"),
        ("乾淨的幹部干杯", "干净的干部干杯"),
        ("瞭解計畫與漫畫", "了解计划与漫划"),
        ("什么 2,500 元 OK", "什么 2,500 元 OK"),
        ("plain", "plain"),
        ("한국어 표", "한국어 표"),
        ("ひらがなとカタカナ", "ひらがなとカタカナ"),
    ],
)
def test_characters_of_several_forms_become_one(text: str, expected: str) -> None:
    assert in_one_script(text) == expected


def test_places_stay_and_what_came_out_stays_as_it_is() -> None:
    row = FORMS.replace("\n", "")
    assert len(in_one_script(row)) == len(row)
    assert in_one_script(in_one_script(row)) == in_one_script(row)
    assert len(set(row[::2])) == len(row) // 2


def test_the_simplified_characters_of_everyday_texts_stay() -> None:
    common = "的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后么只系"
    assert in_one_script(common) == common


def test_all_forms_of_a_character_are_known() -> None:
    assert set(script_forms("發")) == set(script_forms("发")) == set("发發髮")
    assert script_forms("人") == "人"
