"""Plain words that say how new results have to be, and those that only look like it."""

from datetime import date

import pytest

from app.core.search.time_range import recency_of

TODAY = date(2026, 9, 10)


@pytest.mark.parametrize(
    ("question", "since", "kind"),
    [
        ("What happened in Paris today?", "day", "web"),
        ("today's headlines", "day", "news"),
        ("AI news this week", "week", "news"),
        ("What did parliament decide yesterday?", "week", "web"),
        ("new films this month", "month", "web"),
        ("latest Python version", "year", "web"),
        ("latest news on the talks", "week", "news"),
        ("Is there any news about the probe?", "", "news"),
        ("Which 2026 models are the latest?", "year", "web"),
        ("今天有什么新闻?", "day", "news"),
        ("本周 A 股行情", "week", "web"),
        ("最新的显卡价格", "year", "web"),
        ("新能源汽车最新消息", "week", "news"),
        ("今週のニュース", "week", "news"),
        ("오늘 뉴스", "day", "news"),
    ],
)
def test_plain_words_say_how_new_results_have_to_be(question: str, since: str, kind: str) -> None:
    assert recency_of(question, TODAY) == (since, kind)


@pytest.mark.parametrize(
    "question",
    [
        "Why is the sky blue?",
        "What is news?",
        "How do people today learn Latin?",
        "What is the weather today?",
        "今天天气怎么样",
        "Who founded Fox News?",
        "今日头条的创始人是谁",
        "最近的医院在哪里",
        "新闻学专业好吗",
        'Who wrote the song "Today"?',
        "《新闻女王》好看吗",
        "what does ‘latest’ mean",
        "newest newsletter tools of 2019",
        "news about the crash of 1929",
        "What happened on May 5 this year?",
        "latest finds from the 12th century",
        "2023年的新闻",
        "历史上的今天",
        "How do I undo the most recent commit in git?",
        "javascript get yesterday's date",
        "SQL select latest row per group",
        "bash newest file in a directory",
        "The Beatles Yesterday chords",
        "LRU least recently used cache",
        "哪个国家离中国最近",
        "最近公共祖先算法",
        "今天用日语怎么说",
        "A pasted text. " * 20 + "It is the latest news today.",
    ],
)
def test_names_quotations_and_past_dates_say_nothing(question: str) -> None:
    assert recency_of(question, TODAY) == ("", "web")
