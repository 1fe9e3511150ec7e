"""What a changed statement says that neither the old one nor its evidence does."""

import pytest

from app.core.editing.invention import invents

BRIDGE = (
    "The Severn Bridge was opened in September 1966 by the Queen. It is 1,600 metres long and cost 8 million pounds. "
    "The Humber Bridge was opened in June 1981 by the Mayor of Hull."
)
PRICES = "2024年4月份，全国居民消费价格同比上涨0.3%。4月份，全国居民消费价格环比上涨0.1%。食品价格下降2.7%。"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("The Severn Bridge was opened in September 1956", "The Severn Bridge was opened in September 1966"),
        ("It was opened in May 1966 by the Queen", "It was opened in September 1966 by the Queen"),
        ("The Severn Bridge was opened by the King", "The Severn Bridge was opened by the Queen"),
        ("It is 1,500 metres long", "It is 1,600 metres long"),
        ("The Severn Bridge was not opened in 1966", "The Severn Bridge was opened in 1966"),
        ("The Severn Bridge was opened in 1966 after long talks", "The Severn Bridge was reportedly opened in 1966"),
    ],
)
def test_what_the_evidence_says_in_this_place_is_no_invention(old: str, new: str) -> None:
    assert not invents(new, old, [BRIDGE])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("The Severn Bridge was opened in September 1956", "The Severn Bridge was opened in September 1981"),
        ("The Severn Bridge was opened in September 1956", "The Severn Bridge was opened in September 8"),
        ("The Severn Bridge was opened in September 1956", "The Severn Bridge was opened in June 1956 by 1,600"),
        ("The bridge is 1,500 metres long", "The bridge is 1966 metres long"),
        ("The Severn Bridge was opened in 1966", "The Severn Bridge was not opened in 1966"),
        ("The Severn Bridge was opened in 1966", "The Severn Bridge was opened before 1966"),
        ("The Severn Bridge was opened in 1966", "The Severn Bridge was closed in 1966"),
        ("The bridge is 1,500 metres long", "The bridge is more than 1,600 metres long"),
        ("The Severn Bridge was opened by the Queen", "The Queen was opened by the Severn Bridge"),
        ("The Severn Bridge was opened by the King", "The Severn Bridge was opened by the Mayor of Hull"),
        ("The Severn Bridge was opened in September 1956", "The Mayor of Hull cost 8 million pounds"),
    ],
)
def test_what_it_says_elsewhere_or_otherwise_is_one(old: str, new: str) -> None:
    assert invents(new, old, [BRIDGE])


def test_in_chinese_the_signs_around_a_figure_decide() -> None:
    old = "2024年4月份，全国居民消费价格同比上涨0.5%"
    assert not invents(old.replace("0.5", "0.3"), old, [PRICES])
    assert invents(old.replace("0.5", "0.1"), old, [PRICES])
    assert invents(old.replace("0.5", "2.7"), old, [PRICES])
    assert invents(old.replace("上涨0.5", "下降0.3"), old, [PRICES])
    assert invents(old.replace("上涨", "未上涨"), old, [PRICES])


@pytest.mark.parametrize(
    ("old", "new", "evidence"),
    [
        ("The plant was built by Siemens in 1956", "The plant was built by General Electric in 1966",
         "The plant was built by Siemens in 1966 and sold to General Electric in 1980."),
        ("Alice Cooper beat Bob Marley in 1975", "Bob Marley beat Alice Cooper in 1976",
         "Alice Cooper beat Bob Marley in 1976. Bob Marley met Alice Cooper in 1977."),
        ("The Tesla Model S has a range of 634 km", "The Tesla Model S has a range of 513 km",
         "The Tesla Model 3 has a range of 513 km."),
        ("The Tesla Model S has a range of 634 km", "The Tesla Model S has a range of 513 km",
         "The Tesla Model S has a range of 600 km, while the Tesla Model 3 has a range of 513 km."),
        ("Sales grew by 5 percent in the second quarter", "Sales grew by 9 percent in the second quarter",
         "Sales grew by 9 percent in the first quarter."),
        ("The lake is 12 km long", "The lake is 3 km long", "The lake is 3 km wide."),
        ("2020年上海的常住人口约为2487万人", "2020年上海的常住人口约为2189万人", "2020年北京的常住人口约为2189万人。"),
        ("2020年上海的常住人口约为2487万人", "2020年上海的常住人口约为2189万人",
         "2020年上海的常住人口约为2480万人，北京的常住人口约为2189万人。"),
        ("女子跳远世界纪录为7.52米", "女子跳远世界纪录为8.95米", "男子跳远世界纪录为8.95米。"),
        ("女子跳远世界纪录为7.52米", "跳远世界纪录为8.95米", "男子跳远世界纪录为8.95米。"),
        ("2023年该公司营收为500亿元", "2023年该公司营收为30亿元", "2023年该公司利润为30亿元。"),
    ],
)  # fmt: skip
def test_what_is_so_of_something_alike_is_not_so_of_this(old: str, new: str, evidence: str) -> None:
    assert invents(new, old, [evidence])


def test_without_evidence_nothing_new_is_believed() -> None:
    assert invents("The bridge is 1,600 metres long", "The bridge is 1,500 metres long", [])
    assert invents("The bridge is long", "The tunnel is short", ["Other words."])
