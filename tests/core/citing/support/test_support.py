"""A claim is held against the passages that it cites."""

import pytest

from app.core.citing.support.numbers import find_numbers
from app.core.citing.support.verdict import check
from app.core.domain.citation import Verdict

TOWER = (
    "The Eiffel Tower stands in Paris. It was built in 1889 by the company of Gustave Eiffel. "
    "The tower is 330 metres tall, and 5.9 million people visited it in 2022."
)


def test_a_claim_in_the_words_of_its_source_is_supported_by_that_sentence() -> None:
    found = check("The tower is 330 metres tall.", ["Something else entirely.", TOWER])
    assert (found.verdict, found.reason) == (Verdict.SUPPORTED, None)
    assert found.sentence == "The tower is 330 metres tall, and 5.9 million people visited it in 2022."
    assert found.sentence in TOWER


def test_a_claim_about_something_else_is_not_found() -> None:
    found = check("Photosynthesis turns carbon dioxide and water into sugar and oxygen.", [TOWER])
    assert found.verdict is Verdict.NOT_FOUND
    assert found.score < 0.1


@pytest.mark.parametrize(
    ("claim", "passage", "reason", "detail"),
    [
        ("The tower is 310 metres tall.", TOWER, "number", "310"),
        ("The tower is 330 feet tall.", TOWER, "unit", "330"),
        ("The tower was not built by Eiffel.", "The tower was built by Eiffel.", "negation", "built"),
        ("Sales rose by 5% in 2020.", "In 2020, sales fell by 5%.", "negation", "rose"),
        ("2023年出口增长5%。", "2023年，出口同比下降5%。", "negation", "增长"),
        ("会议没有通过该决议。", "会议通过了该决议。", "negation", "通过"),
        ("The mayor said: “we will never give in”.", "The mayor said that they will go on.", "quote", "we will"),
        ("The bridge is 1,825 metres long.", "The bridge is 1,825 feet long.", "unit", "1,825"),
        ("大桥全长1825米。", "大桥全长1825英尺。", "unit", "1825"),
        ("The bridge is 70 m long.", "It is not true that the bridge is 70 m long.", "negation", "not true"),
        ("大桥全长70米。", "大桥全长70米的说法不实。", "negation", "不实"),
        ("公园占地952公顷，位于城北。", "公园占地876公顷，位于城北。", "number", "952"),
        ("2023年出口增长5%。", "2023年，出口較去年減少5%。", "negation", "增长"),
        ("會議沒有通過該決議。", "会议通过了该决议。", "negation", "通過"),
        ("大桥全长1825米。", "大橋全長1825英尺。", "unit", "1825"),
        ("大橋全長70公尺。", "大桥全长70米的说法不实。", "negation", "不实"),
        ("公園佔地952公頃，位於城北。", "公园占地876公顷，位于城北。", "number", "952"),
    ],
)  # fmt: skip
def test_what_contradicts_the_source_is_named(claim: str, passage: str, reason: str, detail: str) -> None:
    found = check(claim, [passage])
    assert found.verdict is not Verdict.SUPPORTED
    assert found.reason == reason
    assert found.detail.startswith(detail)
    assert found.score < 0.5


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        ("The city has 1.2 million inhabitants.", "The city has 1,200,000 inhabitants."),
        ("全市人口约120万人。", "全市人口1,200,000人。"),
        ("人口１２０万…", "人口120万。"),
        ("Café Zürich opened in Köln.", "Cafe\u0301 Zu\u0308rich opened in Ko\u0308ln."),
        ("全年出口三千二百万吨。", "全年出口3200万吨。"),
        ("The fair opened on September 17, 2013.", "The fair opened on 2013-09-17."),
        ("The ban was lifted in the 1930s.", "The ban was lifted in 1934."),
        ("The company bought two rivals.", "The company acquired 2 rivals."),
        ("The film was announced in March.", "The announcement of the film came in March."),
        ("Belgian beer is popular in the United States.", "Beer of Belgium is popular in the US."),
    ],
)
def test_the_same_said_otherwise_is_supported(claim: str, passage: str) -> None:
    found = check(claim, [passage])
    assert found.reason not in ("number", "unit", "negation"), found
    assert found.score > 0.3, found


def test_several_passages_may_support_a_claim_together() -> None:
    passages = ["The tower was built in 1889.", "It rains a lot.", "The tower is 330 metres tall."]
    found = check("The tower was built in 1889 and is 330 metres tall.", passages)
    assert found.verdict is Verdict.SUPPORTED


def test_a_figure_that_stands_in_any_passage_is_not_called_missing() -> None:
    passages = [f"The old tower of the town was built by masons, part {part}." for part in "abcdefgh"]
    found = check("The old tower of the town was built in 1889.", [*passages, "It dates from 1889."])
    assert found.reason != "number"


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        ("埃菲尔铁塔高330米，建于1889年。", TOWER),
        ("The tower is 330 metres tall.", "埃菲尔铁塔位于巴黎，建于1889年，高330米。"),
        ("The tower is 330 metres tall and old.", "Высота башни 330 метров, она построена давно."),
        ("東京タワーの高さは333メートルです。", "东京塔高333米，是一座电视塔。"),
        (
            "The tower in the city is 330 metres tall.",
            "La tour Eiffel est une tour de fer puddlé de 330 mètres de hauteur située à Paris, à l’extrémité du parc.",
        ),
    ],
)
def test_a_source_in_another_language_neither_supports_nor_refutes(claim: str, passage: str) -> None:
    found = check(claim, [passage])
    assert (found.verdict, found.reason, found.checked) == (Verdict.PARTLY, "language", False)
    assert found.sentence in passage


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        ("Gustave Eiffel and Maurice Koechlin designed it with Stephen Sauvestre.", "埃菲尔铁塔由埃菲尔公司设计建造。"),
        ("It opened in March 1889.", "埃菲尔铁塔高330米，位于巴黎战神广场。"),
        ("张伟和李娜在报告中指出，这座塔很受欢迎。", TOWER),
        ("The compiler was rewritten from scratch.", "PyTorch 2.0 发布了 torch.compile，由 Triton 生成代码。"),
        ("Der Turm ist mit dem Aufzug und zu Fuß nicht leicht.", "The tower is easy to climb and it has a lift."),
    ],
)  # fmt: skip
def test_names_and_dates_that_another_language_lacks_are_no_doubt(claim: str, passage: str) -> None:
    found = check(claim, [passage])
    assert not found.checked, found


def test_short_texts_in_latin_letters_are_compared() -> None:
    assert check("Eiffel Tower, Paris", ["La tour Eiffel est à Paris."]).checked


def test_a_word_of_grammar_is_never_called_missing() -> None:
    found = check("They swim all the way round the small island.", ["The island lies in the south."])
    assert (found.reason, found.detail) == ("coverage", "swim, small")


def test_a_wrong_figure_shows_in_any_language() -> None:
    found = check("埃菲尔铁塔建于1890年。", [TOWER])
    assert (found.verdict, found.reason, found.detail) == (Verdict.PARTLY, "number", "1890")


def test_a_source_in_our_language_decides_where_there_is_one() -> None:
    found = check("铁塔建于1889年。", [TOWER, "铁塔建于1889年，是巴黎的标志。"])
    assert found.verdict is Verdict.SUPPORTED


NAMED = [
    ("Comet 67P is icy.", "The comet 67P/Churyumov–Gerasimenko is icy.", "The comet Borrelly is icy.", "67P"),
    ("H2O covers the moon.", "Ice of H2O covers the moon.", "Ice of methane covers the moon.", "H2O"),
    ("GPT-4o writes the summary.", "The summary is written by GPT-4o.", "The summary is written by GPT-3.", "4o"),
    ("B2B sales rose.", "In B2B, sales rose.", "In shops, sales rose.", "B2B"),
    ("5G masts stand in the city.", "The city has masts for 5G.", "The city has masts for 4G.", "5G"),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "with_it", "without", "name"), NAMED)
def test_digits_of_a_name_are_compared_with_it_as_a_whole(claim: str, with_it: str, without: str, name: str) -> None:
    assert check(claim, [with_it]).verdict is Verdict.SUPPORTED
    other = check(claim, [without])
    assert other.reason != "number"
    assert other.score < check(claim, [with_it]).score
    assert not find_numbers(name).figures


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("5km", 5), ("16G", 16), ("10X", 10), ("5m", 5e6), ("3GB", 3), ("2nd", 2), ("CO2", 2), ("EUR5m", 5e6),
        ("1.5D", 1.5), ("30E", 30), ("FY2024", 2024), ("5%", 5), ("A320", 320),
    ],
)  # fmt: skip
def test_figures_with_a_unit_a_scale_or_letters_before_stay_figures(text: str, value: float) -> None:
    assert value in find_numbers(text).values


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        ("The trail through the valley is 1.5 km long.", "The trail through the valley is 1,500 m long."),
        ("The bridge over the bay weighs 12,000 kg.", "The bridge over the bay weighs 12 tonnes."),
        ("The park in the north covers 250,000 square metres.", "The park in the north covers 25 hectares."),
        ("Der Weg durch das Tal ist 1,5 Kilometer lang.", "Der Weg durch das Tal ist 1500 Meter lang."),
        ("这条山谷小路全长1.5公里。", "這條山谷小路全長1500公尺。"),
        ("公园占地2平方公里，位于城北。", "公园占地200公顷，位于城北。"),
    ],
)
def test_as_much_in_another_metric_unit_is_the_same_figure(claim: str, passage: str) -> None:
    found = check(claim, [passage])
    assert (found.verdict, found.reason) == (Verdict.SUPPORTED, None)


@pytest.mark.parametrize(
    ("claim", "passage", "reason"),
    [
        ("The trail through the valley is 1.6 km long.", "The trail through the valley is 1,500 m long.", "number"),
        ("The trail through the valley is 1.5 kg long.", "The trail through the valley is 1,500 m long.", "number"),
        ("The trail through the valley is 1,500 km long.", "The trail through the valley is 1,500 m long.", "unit"),
        ("The trail through the valley is 1.5 miles long.", "The trail through the valley is 1,500 m long.", "number"),
    ],
)
def test_another_amount_is_not(claim: str, passage: str, reason: str) -> None:
    found = check(claim, [passage])
    assert found.verdict is not Verdict.SUPPORTED
    assert found.reason == reason


TAIWAN = (
    "2023年台灣半導體產業的產值達到新台幣4.34兆元。台積電在高雄興建的工廠距離市中心約15公里，預計在2025年開始量產。"
    "發言人說：「我們沒有放棄歐洲的計畫，投資仍會繼續。」"
)
MAINLAND = (
    "2023年台湾半导体产业的产值达到新台币4.34兆元。台积电在高雄兴建的工厂距离市中心约15公里，预计在2025年开始量产。"
    "发言人说：“我们没有放弃欧洲的计划，投资仍会继续。”"
)


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        ("台积电在高雄兴建的工厂预计在2025年开始量产。", TAIWAN),
        ("发言人说：“我们没有放弃欧洲的计划，投资仍会继续。”", TAIWAN),
        ("台積電在高雄興建的工廠距離市中心約15公里。", MAINLAND),
        ("發言人說：「我們沒有放棄歐洲的計畫，投資仍會繼續。」", MAINLAND),
        ("全市人口約一百二十萬人。", "全市人口约120万人。"),
    ],
)
def test_a_claim_in_one_chinese_script_rests_on_a_passage_in_the_other(claim: str, passage: str) -> None:
    found = check(claim, [passage])
    assert (found.verdict, found.reason) == (Verdict.SUPPORTED, None)
    assert found.sentence in passage


def test_what_is_missing_is_told_in_the_script_of_the_claim() -> None:
    found = check("臺灣的頭髮產業在國際間聞名。", [MAINLAND])
    assert found.verdict is not Verdict.SUPPORTED
    assert "頭髮" in found.detail
