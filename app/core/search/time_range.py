"""How new results have to be, as the plain words of a question say it: English, Chinese, Japanese, Korean.

Rather too little than too much: a filter that nobody asked for hides good pages.
"""

import re
from datetime import date

_LONGEST = 200  # characters; what is longer is a pasted text, whose "today" is another day

_APOSTROPHES = str.maketrans("‘’", "''")
_QUOTED = re.compile(
    r"\"[^\"]*\"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』|《[^》]*》|`[^`]*`|(?<!\w)'[^']*'(?!\w)"
)
# Names in which the words say nothing of an age.
_NAMES = re.compile(
    r"\b(?:usa|psychology|russia|india|this day|good morning|business) today\b|\btoday(?:'s)? show\b"
    r"|\b(?:fox|bbc|cbs|abc|nbc|sky|cnbc|ap|itv|hacker|fake|yahoo|google|apple|daily|evening|jazeera) news\b"
    r"|\bnews (?:agenc(?:y|ies)|anchors?|papers?|feeds?|corp|channels?|apps?|readers?|(?:web)?sites?|api)\b"
    r"|\b(?:people|world|society|children|kids|teenagers|women|men|students|adults|used?|exists?|live|living|alive|known"
    r"|still|even|until|till) today\b|今天的(?:社会|社會|世界|年轻人|年輕人|人们|人們|生活)"
    r"|今日头条|今日頭條|今日美国|历史上的今天|歷史上的今天|最近的|最近邻|新闻联播|新聞聯播|假新闻|假新聞"
    r"|新[闻聞](?:学|學|系|专业|專業|社|稿|周刊|网|網|发言人|發言人|记者|記者|自由|传播|傳播|奖|獎|紙|사)"
    r"|오늘의 집",
    re.IGNORECASE,
)
# Always about now: their pages are old, what stands on them is new.
_STANDING = re.compile(
    r"\bweather|\bforecast|\btemperature|\bwhat (?:day|date|time)\b|\bopening hours\b|\bopen today\b|\bholidays?\b"
    r"|天气|天氣|气温|氣溫|几号|幾號|星期几|星期幾|农历|農曆|黄历|黃曆|天気|何曜日|날씨|며칠",
    re.IGNORECASE,
)
# The age of a row, a song or a word, not of the pages that tell of it.
_OF_SOMETHING_ELSE = re.compile(
    r"\bhow (?:to|(?:do|can|could|would|should) (?:i|you|we|one))\b|\brecently (?:used|played|viewed|opened|deleted)\b"
    r"|\b(?:git|sql|mysql|postgres(?:ql)?|sqlite|pandas|excel|regex|bash|powershell|crontab|javascript|datetime|timestamps?"
    r"|strftime|rows?|commits?|lyrics|chords|synonyms?|meaning of|translat\w+|latest tag)\b"
    r"|\bin (?:a|the|my) (?:directory|folder|list|table|array|column)\b|\b(?:today|yesterday)'s date\b"
    r"|最近(?:公共|最少|一次|点|點)|[离離距].{1,20}最近|怎[么麼](?:说|說|写|寫|读|讀|拼|获取|取得|计算|計算|安装|安裝)"
    r"|用.{1,4}[文语語](?:说|說|怎)|什[么麼]意思|翻译|翻譯|歌词|歌詞",
    re.IGNORECASE,
)
_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
    r"|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
)
_PAST = re.compile(
    r"\bhistor(?:y|ical|ically)\b|\bin history\b|\bcenturies|\bcentury|\bancient|\b\d+ (?:years?|decades?) ago\b"
    rf"|\b{_MONTH} \d{{1,2}}\b|\b\d{{1,2}}(?:st|nd|rd|th)? (?:of )?{_MONTH}\b"
    r"|\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b"
    r"|\d月\d{1,2}[日号號]|年前|世纪|世紀|历史|歷史|古代|年代|去年|\d{4}년 전|역사",
    re.IGNORECASE,
)
_YEAR = re.compile(r"(?<![\d.,])(1[0-9]{3}|20[0-9]{2})(?![\d.,]*\d)")

_NEWS = re.compile(
    r"\bheadlines\b|\bnews (?:about|on|of|from|in|regarding|around|for|today|this)\b|\bnews[?!.]*$"
    r"|\b(?:latest|recent|breaking|today's|newest|current|top|world|local|the|any|some) (?:\w+ )?news\b"
    r"|新闻|新聞|头条|頭條|快讯|快訊|ニュース|뉴스|最新消息",
    re.IGNORECASE,
)
_WHAT_IS_NEWS = re.compile(r"^\W*(?:what (?:is|are|counts as)|define) (?:the )?news\W*$", re.IGNORECASE)

_LONG_PAST = re.compile(r"\bthis year\b|\blast month\b|今年|上个月|上個月|先月|올해|지난 ?달", re.IGNORECASE)

_AGES: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (age, re.compile(pattern, re.IGNORECASE))
    for age, pattern in (
        ("day", r"\btoday\b|\btonight\b|\bthis (?:morning|afternoon|evening)\b|\b(?:past|last) 24 hours\b"
                r"|今天|今日|今早|今晚|오늘"),
        ("week", r"\bthis week\b|\byesterday\b|\b(?:past|last) (?:few|seven|7) days\b|\bpast week\b"
                 r"|本周|本週|这周|這週|这星期|這星期|本星期|这个星期|這個星期|这礼拜|昨天|昨日"
                 r"|一周内|近一周|最近几天|今週|이번 ?주|어제"),
        ("month", r"\bthis month\b|\blast week\b|\bpast (?:month|few weeks)\b|\blast 30 days\b"
                  r"|本月|这个月|這個月|上周|上週|近一个月|最近一个月|今月|先週|이번 ?달|지난 ?주"),
        ("year", r"\bthis year\b|\blast month\b|\blatest\b|\bnewest\b|\bmost recent\b|\brecently\b"
                 r"|今年|上个月|上個月|最新|最近|近期|先月|올해|최신|최근|지난 ?달"),
    )
)  # fmt: skip


def recency_of(question: str, today: date) -> tuple[str, str]:
    """(`Query.since`, `Query.kind`) that the words ask for; `("", "web")` where they do not.

    Words in quotation marks and names do not count, nor does anything where the question names a past date.
    """
    if len(question) > _LONGEST:
        return "", "web"
    words = _NAMES.sub(" ", _QUOTED.sub(" ", question.translate(_APOSTROPHES))).strip()
    if _PAST.search(words) or any(int(year) < today.year for year in _YEAR.findall(words)):
        return "", "web"
    kind = "news" if _NEWS.search(words) and not _WHAT_IS_NEWS.match(words) else "web"
    if _STANDING.search(words) or _OF_SOMETHING_ELSE.search(words):
        return "", kind
    since = next((age for age, pattern in _AGES if pattern.search(words)), "")
    if kind == "news" and since == "year" and not _LONG_PAST.search(words):
        since = "week"  # the latest news are no year old
    return since, kind
