"""Taiwan's words and the mainland's."""

import pytest

from app.core.citing.support.verdict import check
from app.core.domain.citation import Verdict
from app.core.language import in_one_script
from app.core.language.regional_words import _table, in_one_wording


def test_each_word_is_as_long_as_its_other_and_stands_in_one_script() -> None:
    _, words = _table()
    for one, other in words.items():
        assert len(one) == len(other)
        assert (in_one_script(one), in_one_script(other)) == (one, other)
        assert in_one_wording(other) == other


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("軟體與網路", "软件与网络"),
        ("人工智慧晶片", "人工智能芯片"),
        ("解方程式的程式", "解方程式的程式"),
        ("两台打印机", "两台打印机"),
        ("數位專家看影片的品質", "数位专家看影片的品质"),
    ],
)
def test_words_of_one_meaning_become_one(written: str, expected: str) -> None:
    assert in_one_wording(in_one_script(written)) == expected


TAIWAN = "南韓的伺服器軟體公司去年在網路上賣出三百萬枚晶片，資訊部門說螢幕的解析度也提高了。"
MAINLAND = "韩国的服务器软件公司去年在网络上卖出三百万枚芯片，信息部门说屏幕的分辨率也提高了。"


@pytest.mark.parametrize(("claim", "passage"), [(TAIWAN, MAINLAND), (MAINLAND, TAIWAN)])
def test_a_claim_in_the_words_of_one_region_rests_on_a_page_in_those_of_the_other(claim: str, passage: str) -> None:
    assert check(claim, [passage]).verdict is Verdict.SUPPORTED


@pytest.mark.parametrize(
    "claim",
    [
        MAINLAND.replace("三百万", "五百万"),
        MAINLAND.replace("也提高了", "没有提高"),
        "朝鲜的打印机公司去年在市场上买入三百万块硬盘，财务部门说鼠标的质量也下降了。",
    ],
)
def test_another_claim_in_the_words_of_the_other_region_does_not(claim: str) -> None:
    assert check(claim, [TAIWAN]).verdict is not Verdict.SUPPORTED
