"""Sample conversations for `screens.py`, in English and Chinese."""

from dataclasses import replace
from datetime import UTC, datetime

from app.core.domain.chat import ModelChoice, Usage
from app.core.domain.citation import Anchor, Citation
from app.core.domain.editing import Translation
from app.core.domain.events import ChannelFellBack, Failure, FailureKind, Notice, NoticeKind, SearchFinished
from app.core.domain.evidence import Finding, FindingState, Hit, Outcome, Passage, Reference, Report
from app.core.domain.plan import Plan
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State

ENGLISH = (
    "When did the Rosetta mission reach its comet, and what did it find?",
    """Rosetta reached comet 67P/Churyumov–Gerasimenko on **6 August 2014**, after ten years on the way [1]. Its lander
*Philae* touched down on 12 November 2014 and bounced twice before it came to rest [1][2].

## What it found

- The water vapour of the comet has more than three times as much deuterium as Earth's oceans, so comets like this one
  are unlikely to have brought our water [3].
- Glycine, the simplest amino acid, and phosphorus were found in the coma [2].

| Instrument | What it measured |
|---|---|
| ROSINA | composition of the gas |
| OSIRIS | the surface, in pictures |

The orbit's period follows Kepler's third law, $T^2 \\propto a^3$.
""",
    (
        ("Rosetta reaches its target", "esa.example", "2014-08-06", "After a journey of ten years and six billion "
         "kilometres, Rosetta arrived at the comet on 6 August 2014. Its lander came down on 12 November, bounced "
         "twice and came to rest in the shadow of a cliff."),
        ("Building blocks of life in the coma of 67P", "science.example", "2016-05-27", "Glycine was detected in the "
         "coma, together with phosphorus. The lander Philae touched down twice before its final landing."),
        ("Water on 67P is unlike the water of our oceans", "nature.example", "2014-12-10", "The ratio of deuterium to "
         "hydrogen is more than three times that of Earth's oceans."),
        ("Ten years through the solar system: the long way of a small spacecraft, told by those who flew it",
         "spaceblog.example", "2015-02-01", "The team looks back."),
    ),
)  # fmt: skip
CHINESE = (
    "南京长江大桥是哪一年建成的？全长多少？",
    """南京长江大桥于 **1968 年** 建成通车：铁路桥在 9 月 30 日先通，公路桥在 12 月 29 日开放 [1]。
它是长江上第一座由中国自行设计和建造的双层公铁两用桥 [1][2]。

## 主要数据

- 铁路桥全长约 6772 米，公路桥全长约 4589 米，江面上的正桥长 1577 米 [3]。
- 正桥共九墩十跨，最大跨度 160 米 [2]。

| 部分 | 长度 |
|---|---|
| 铁路桥 | 6772 米 |
| 公路桥 | 4589 米 |
""",
    (
        ("南京长江大桥", "baike.example", "2024-03-01", "南京长江大桥一九六八年建成：铁路桥于 1968 年 9 月 30 日通车，"
         "公路桥于同年 12 月 29 日通车，是自行设计建造的双层公铁两用桥。"),
        ("大桥档案：九墩十跨", "bridges.example", "2018-12-29", "正桥为九墩十跨的双层公铁两用桥，最大跨度 160 米。"),
        ("数字里的大桥", "njhistory.example", "2020-09-30", "铁路桥全长 6772 米，公路桥全长 4589 米，正桥长 1577 米。"),
        ("走过长江：一座桥与一座城市五十年的记忆，由当年的建设者口述", "memory.example", "2018-10-01", "口述历史。"),
    ),
)  # fmt: skip
TITLES = {
    "en": ("How do heat pumps work below freezing?", "Rust and Go for a command-line tool", "Best time to see the "
           "northern lights in Tromsø, with children and without a car", "What changed in Python 3.14"),
    "zh-CN": ("热泵在零度以下怎么工作？", "命令行工具用 Rust 还是 Go？",
              "带孩子去特罗姆瑟看极光，不开车，什么时候去最好？", "Python 3.14 有哪些变化"),
}  # fmt: skip

OTHER_TITLES = {
    "en": {
        "checked": "Philae's landing, with figures", "fallen": "Deuterium in comets", "given": "The way to 67P",
        "broken": "Instruments of Rosetta", "small": "Cutting a city's traffic by a third",
        "large": "City traffic, thoroughly", "asked": "Traffic in mid-sized cities",
        "versions": "Where our water is from", "long": "Eight short questions", "quotes": "When Rosetta arrived",
        "translated": "Our oceans, in German", "columns": "Three models on our oceans",
    },
    "zh-CN": {
        "checked": "大桥的主要数据", "fallen": "长江上的铁路桥", "given": "大桥的建成时间", "broken": "公铁两用桥",
        "small": "怎样减少三分之一的车流量", "large": "城市交通：深入研究", "asked": "中等城市的交通",
        "versions": "大桥有多长", "long": "八个小问题", "quotes": "大桥何时建成",
        "translated": "大桥：英文翻译", "columns": "三个模型说大桥",
    },
}  # fmt: skip


def sample_turn(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """A finished answer whose sources ended in every way there is."""
    question, answer, pages = CHINESE if language.startswith("zh") else ENGLISH
    ids = [f"{turn_id}-s{number}" for number in range(1, len(pages) + 3)]
    sources = {
        i: Source(i, i, f"https://{site}/{i}", title, n if n < 4 else None, site=site, date=date, snippet=text)
        for n, (i, (title, site, date, text)) in enumerate(zip(ids, pages, strict=False), start=1)
    }
    failed = {ids[-2]: ("slow.example", FailureKind.TIMED_OUT), ids[-1]: ("walled.example", FailureKind.UNREADABLE)}
    for i, (site, _) in failed.items():
        sources[i] = Source(i, i, f"https://{site}/", f"{pages[0][0]} – {site}", site=site, snippet=pages[3][3])
    findings = {i: Finding(i, FindingState.READ if n < 3 else FindingState.LISTED) for n, i in enumerate(ids[:4])}
    findings |= {i: Finding(i, FindingState.FAILED, reason=reason) for i, (_, reason) in failed.items()}
    return RunningTurn(
        turn_id, conversation, question, language=language, state=State.FINISHED, model_name="qwen3:14b",
        model=ModelChoice("ollama", "qwen3:14b"), plan=Plan((question[:20],)), searched=[question[:20], question[:8]],
        reports=[Report("google", question, Outcome.CHECK)], sources=sources, findings=findings,
        references=[Reference(n, i, (Passage(i, pages[n - 1][3]),)) for n, i in enumerate(ids[:3], start=1)],
        citations=_citations(answer), text_parts=[answer], written=True, seconds={"search": 1.4, "write": 4.8},
    )  # fmt: skip


def _citations(text: str) -> tuple[Citation, ...]:
    from app.core.citing.markers import place_citations

    return tuple(place_citations(text, frozenset((1, 2, 3))))


def checked_turn(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """An answer whose citations were checked: a number was changed, and some of it is in no source."""
    from app.core.citing.checking import checked_citations
    from app.core.prompt.passages import passages_of

    turn = sample_turn(conversation, language, turn_id)
    text = turn.text.replace("12 November 2014", "19 November 2014").replace("deuterium", "tritium")
    text = text.replace("6772 米，", "7672 米，").replace("十跨，最大跨度 160", "十跨，最大跨度 190")
    last = (
        "武汉也有一座长江大桥，建成得更早。" if language.startswith("zh") else "The mission ended on the comet in 2016."
    )
    turn.text_parts = [f"{text}\n{last}"]
    turn.citations = checked_citations(turn.text, _citations(turn.text), passages_of(turn))
    return turn


FACTS = {
    "en": (("", "Lives in Graz and cycles to work."), ("Astronomy", "Prefers short answers with figures in SI units.")),
    "zh-CN": (("", "住在南京，骑车上班。"), ("天文", "喜欢简短的回答，单位用公制。")),
}


def fallen_turn(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """The model's own search failed, Perplexity answered; a second query was kept from earlier."""
    turn = sample_turn(conversation, language, turn_id)
    chinese = language.startswith("zh")
    queries = (
        ("罗塞塔 彗星 到达", "67P 水 氘") if chinese else ("Rosetta comet arrival date", "67P deuterium water ratio")
    )
    response = (
        "罗塞塔号于 2014 年 8 月 6 日到达 67P 彗星，着陆器菲莱于 11 月 12 日着陆。"
        if chinese
        else "Rosetta arrived at 67P on 6 August 2014; its lander Philae came down on 12 November."
    )
    turn.searched, turn.reports = [], []
    failure = Failure(FailureKind.TIMED_OUT, "gpt-5.2")
    fold(turn, ChannelFellBack(turn_id, "", "builtin", "perplexity", failure))
    turn.plan, turn.references = Plan(queries), sample_turn(conversation, language, turn_id).references
    hits = tuple(Hit(n, "t", f"https://{n}.example") for n in range(8))
    fold(turn, SearchFinished(turn_id, queries[0], "perplexity", hits, None, response, 1.8))
    asked = datetime.now(UTC).replace(microsecond=0).isoformat()
    fold(turn, SearchFinished(turn_id, queries[1], "perplexity", hits[:5], cached_at=asked))
    turn.notices.append(Notice(NoticeKind.BUILTIN_FAILED, {"channel": "perplexity", "reasons": "gpt-5.2=TimedOut"}))
    turn.model, turn.model_name = ModelChoice("openai", "gpt-5.2"), "gpt-5.2"
    turn.usage = Usage(input=5120, output=356, searches=1, cost=0.0041)
    return turn


def half_written(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """An answer that is being written."""
    turn = sample_turn(conversation, language, turn_id)
    whole = turn.text
    text = whole[: whole.index("\n- ") + 34]
    turn.text_parts, turn.citations = [text], _citations(text)
    turn.state, turn.written, turn.seconds = State.RUNNING, False, {"search": 1.4}
    return turn


def broken_turn(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """An answer whose connection broke in the middle."""
    turn = half_written(conversation, language, turn_id)
    turn.state, turn.error = State.FAILED, Failure(FailureKind.UNREACHABLE, "api.openai.com", "incomplete")
    return turn


TRANSLATIONS = {
    "en": ("de", "Nur zum Teil. Das Wasser des Kometen 67P enthält dreimal so viel Deuterium wie unsere Meere [1].\n\n"
           "Von allen Kometen können sie deshalb nicht stammen [2]; Asteroiden passen besser [3]."),
    "zh-CN": ("en", "The bridge was finished in 1968: trains from 30 September, cars from 29 December [1].\n\n"
              "It has nine piers and ten spans [2]; its railway deck is 6,772 m long [3]."),
}  # fmt: skip
SUGGESTIONS = {
    "en": ("Which asteroids have water like ours?", "How is deuterium measured from a spacecraft?"),
    "zh-CN": ("长江上还有哪些公铁两用桥？", "大桥大修花了多长时间？"),
}


def translated_turn(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """An answer that is read in another language, with questions that may be asked next."""
    turn = sample_turn(conversation, language, turn_id)
    code, text = TRANSLATIONS[language]
    turn.translations = (Translation(code, text, _citations(text), current=True),)
    turn.suggestions = SUGGESTIONS[language]
    return turn


def quotes_turn(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """A first answer, without a model: what the program itself quotes of the pages."""
    from app.core.steps.quote import Quote

    sample = sample_turn(conversation, language, turn_id)
    turn = replace(sample, model=None, model_name="quotes", text_parts=[], citations=(), reports=[], written=False)
    events = Quote().run(turn)
    while (step := anext(events, None)) is not None:  # it waits for nothing
        try:
            step.__await__().send(None)
        except StopIteration as done:
            if done.value is None:
                break
            fold(turn, done.value)
    turn.state, turn.seconds = State.FINISHED, {"search": 1.4, "write": 0.1}
    return turn


QUOTES = {
    "en": ("After a journey of ten years and six billion kilometres, Rosetta arrived at the comet on 6 August 2014.",
           "The ratio of deuterium to hydrogen is more than three times that of Earth's oceans.",
           "rosetta comet 67P arrival", "philae landing date"),
    "zh": ("铁路桥于 1968 年 9 月 30 日通车，公路桥于同年 12 月 29 日通车。",
           "铁路桥全长 6772 米，公路桥全长 4589 米，正桥长 1577 米。",
           "南京长江大桥 建成时间", "南京长江大桥 全长"),
}  # fmt: skip
# In the shape of Google's own, whose classes and words differ from time to time.
ENTRY = """<style>
.container { align-items: center; border-radius: 8px; display: flex; font-family: Google Sans, Roboto, sans-serif;
  font-size: 14px; line-height: 20px; padding: 8px 12px; }
.chip { display: inline-block; border: solid 1px; border-radius: 16px; min-width: 14px; padding: 5px 16px;
  text-align: center; user-select: none; margin: 0 8px; text-decoration: none; }
.carousel { overflow: auto; scrollbar-width: none; white-space: nowrap; margin-right: -12px; }
@media (prefers-color-scheme: light) {
  .container { background-color: #fafafa; box-shadow: 0 0 0 1px #0000000f; }
  .chip { background-color: #ffffff; border-color: #d2d2d2; color: #5e5e5e; } }
@media (prefers-color-scheme: dark) {
  .container { background-color: #1f1f1f; box-shadow: 0 0 0 1px #ffffff26; }
  .chip { background-color: #2c2c2c; border-color: #3c4043; color: #fff; } }
.logo { width: 20px; height: 20px; flex: none; }
</style><div class="container"><svg class="logo" viewBox="0 0 20 20"><circle cx="10" cy="10" r="7" fill="none"
stroke="#4285f4" stroke-width="4"/></svg><div class="carousel">CHIPS</div></div>"""


def given_turn(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """The model searched by its service's own search: quoted, excerpted and merely consulted sources."""
    turn = sample_turn(conversation, language, turn_id)
    quoted, excerpt, *queries = QUOTES["zh" if language.startswith("zh") else "en"]
    pages = (CHINESE if language.startswith("zh") else ENGLISH)[2]
    rows = (
        (1, pages[0][0], "https://esa.example/rosetta/arrival", "esa.example", "web", ""),
        (2, "2", "https://nature.example/articles/ncomms-2014", "nature.example", "news", excerpt),
        (3, "science.example", "https://science.example/coma", "science.example", "web", ""),
        (None, "@spaceblog", "https://x.com/spaceblog/status/1", "x.com", "x_post", pages[3][3]),
        (None, pages[3][0], "https://spaceblog.example/long-way", "spaceblog.example", "web", pages[3][3]),
        (None, "rosetta-notes.pdf", "", "", "file", ""),
    )
    sources = {
        f"{turn_id}-p{n}": Source(f"{turn_id}-p{n}", f"{turn_id}-p{n}", url, title, number, Origin.PROVIDER, site,
                                  snippet=snippet, kind=kind)
        for n, (number, title, url, site, kind, snippet) in enumerate(rows, start=1)
    }  # fmt: skip
    ids = list(sources)
    turn.sources, turn.findings = sources, {i: Finding(i) for i in ids}
    turn.plan, turn.searched, turn.reports = Plan(origin="builtin"), [], []
    for query in queries:
        fold(turn, SearchFinished(turn_id, query, "builtin", (), hit_count=6))
    turn.references = [
        Reference(1, ids[0], (Passage(ids[0], quoted),)),
        Reference(2, ids[1], (Passage(ids[1], excerpt, from_snippet=True),)),
        Reference(3, ids[2], ()),
    ]
    turn.citations = tuple(
        Citation(c.numbers, c.place, c.marker, Anchor.SPAN, c.claim, quoted if c.numbers == (1,) else "")
        for c in turn.citations
    )
    turn.model, turn.model_name = ModelChoice("gemini", "gemini-3-pro"), "gemini-3-pro"
    turn.entry_html = ENTRY.replace(
        "CHIPS", "".join(f'<a class="chip" href="https://g.example/">{q}</a>' for q in queries)
    )
    turn.usage = Usage(input=812, output=343, searches=2)
    return turn
