"""Sample researches for `screens.py`, in English and Chinese: small and large, under way and done, asked back."""

from dataclasses import replace

from app.core.citing.markers import place_citations
from app.core.domain import events as e
from app.core.domain.chat import ModelChoice, Usage
from app.core.domain.events import Failure, FailureKind, Notice, NoticeKind
from app.core.domain.evidence import Finding, FindingState, Passage, Reference
from app.core.domain.graph import BUDGETS, Depth, Graph, Node, NodeState
from app.core.domain.sources import Source
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State
from app.ui.research.steps import Log

ENGLISH = (
    "How could a mid-sized European city cut its traffic by a third?",
    (
        ("What have cities with congestion charges achieved?", "London, Stockholm and Milan saw 15 to 30 % fewer cars "
         "in the charged zone within the first years [1][2]."),
        ("How much do low-traffic neighbourhoods shift to other streets?", "Counts on boundary roads changed little on "
         "average; inside the zones traffic fell by about half [3]."),
        ("Which of the two works in cities below 500,000 people?", "Smaller cities rely on parking rules and one-way "
         "loops; Ghent cut car trips by 12 % in one year [2]."),
    ),
    "## Summary\n\nA third is within reach where **pricing and street design come together** [1][3].\n\n## What is "
    "known\n\n- Charges alone cut cars in their zone by 15 to 30 % [1][2].\n- Filters on side streets halve the "
    "traffic in them [3].\n\n## What is uncertain\n\nFew evaluations cover cities below 500,000 people [2].\n",
    ("Effects of congestion charging: a review", "Ten years of the circulation plan", "Counting cars around "
     "low-traffic neighbourhoods"),
)  # fmt: skip
CHINESE = (
    "一座中等城市怎样才能把车流量减少三分之一？",
    (
        ("收取拥堵费的城市取得了什么效果？",
         "伦敦、斯德哥尔摩和米兰的收费区内，车辆在最初几年减少了 15% 至 30% [1][2]。"),
        ("低流量社区会把多少车辆转移到其他街道？", "周边道路平均变化不大，社区内部的车流量减少约一半 [3]。"),
        ("人口五十万以下的城市适合哪一种办法？",
         "较小的城市依靠停车规定和单行环路；根特一年内减少了 12% 的汽车出行 [2]。"),
    ),
    "## 摘要\n\n把**收费和街道设计结合起来**，减少三分之一是可以做到的 [1][3]。\n\n"
    "## 已知\n\n- 仅靠收费，区内车辆减少 15% 至 30% [1][2]。\n- 支路上的隔离设施使车流量减半 [3]。\n\n"
    "## 不确定\n\n对小城市的评估很少 [2]。\n",
    ("拥堵收费的效果：综述", "交通循环计划十年", "低流量社区周边的车辆统计"),
)  # fmt: skip
_STATES = (NodeState.ANSWERED, *(NodeState.ANSWERED,) * 4, NodeState.UNANSWERED, NodeState.FAILED, NodeState.SKIPPED)


def small_research(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """Three sub-questions, done."""
    question, asked, report, titles = CHINESE if language.startswith("zh") else ENGLISH
    sites = ("transport.example", "cities.example", "streets.example")
    sources = [
        Source(f"{turn_id}-s{n}", f"{turn_id}-s{n}", f"https://{site}/{n}", title, n, site=site, date="2025-03-01")
        for n, (site, title) in enumerate(zip(sites, titles, strict=True), start=1)
    ]
    references = [Reference(n, s.id, (Passage(s.id, asked[n - 1][1]),)) for n, s in enumerate(sources, start=1)]
    nodes = []
    for number, (words, answer) in enumerate(asked):
        numbers = tuple(n for n in (1, 2, 3) if f"[{n}]" in answer)
        findings = tuple(Finding(sources[n - 1].id, FindingState.READ, 1.0) for n in numbers)
        needs = ("n0", "n1") if number == 2 else ()
        nodes.append(
            Node(f"n{number}", words, needs, NodeState.ANSWERED, answer, numbers, (words[:24],), findings,
                 tuple(references[n - 1] for n in numbers), None, Usage(5200, 310), 21.0 + number, 1 + number // 2, 1)
        )  # fmt: skip
    return RunningTurn(
        turn_id, conversation, question, language=language, state=State.FINISHED, model_name="gpt-5.2",
        model=ModelChoice("openai", "gpt-5.2"), depth=Depth.STANDARD, graph=Graph(tuple(nodes), 2, True),
        research_ended="responded", references=references, sources={s.id: s for s in sources}, text_parts=[report],
        citations=tuple(place_citations(report, frozenset((1, 2, 3)))), written=True,
        usage=Usage(18_200, 1_940, cost=0.0312), seconds={"research": 48.0, "write": 9.5},
    )  # fmt: skip


def large_research(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """Thirty sub-questions that ended in every way there is."""
    turn = small_research(conversation, language, turn_id)
    base = turn.graph.nodes if turn.graph else ()
    nodes = []
    for number in range(30):
        one, state = base[number % 3], _STATES[number % len(_STATES)]
        needs = tuple(f"n{n}" for n in (number - 6, number - 5) if n >= 0 and number >= 6)
        answered = state is NodeState.ANSWERED
        nodes.append(
            replace(
                one, id=f"n{number}", question=f"{number + 1}. {one.question}", needs=needs, state=state,
                answer=one.answer if answered else "", numbers=one.numbers if answered else (),
                failure=Failure(FailureKind.TIMED_OUT) if state is NodeState.FAILED else None, round=1 + number // 6,
                findings=one.findings if state is not NodeState.SKIPPED else (),
            )
        )  # fmt: skip
    missing = [node for node in nodes if node.state is not NodeState.ANSWERED]
    names = " · ".join(node.question for node in missing[:12])
    turn.notices = [Notice(NoticeKind.UNANSWERED, {"count": str(len(missing)), "total": "30", "names": names})]
    turn.depth, turn.graph = Depth.THOROUGH, Graph(tuple(nodes), 5, True)
    turn.seconds = {"research": 604.0, "write": 26.0}
    return turn


def asked_back(conversation: str, language: str, turn_id: str) -> RunningTurn:
    """The research asks the user something first."""
    turn = small_research(conversation, language, turn_id)
    back = "您指的是哪个国家的城市？" if language.startswith("zh") else "Which country is the city in?"
    turn.graph, turn.references, turn.sources, turn.citations, turn.usage = None, None, {}, (), None
    turn.clarifying, turn.text_parts, turn.seconds = True, [back], {}
    return turn


def under_way(conversation: str, language: str, turn_id: str) -> tuple[RunningTurn, Log]:
    """A standard research after a minute and a quarter: one answered, one being written, one that waits."""
    done = small_research(conversation, language, turn_id)
    first, second, third = done.graph.nodes if done.graph else ()
    turn = replace(
        done, state=State.RUNNING, text_parts=[], citations=(), references=None, written=False, research_ended="",
        graph=None, usage=Usage(6_300, 420, cost=0.0094), seconds={},
    )  # fmt: skip
    now = [0.0]
    log = Log(lambda: now[0])
    small = f"{turn_id}/{second.id}"
    waiting = tuple(Node(one.id, one.question, one.needs) for one in (first, second, third))
    source = done.sources[f"{turn_id}-s3"]
    half = second.answer[: len(second.answer) * 2 // 3]
    for seconds, event in (
        (0.0, e.ResearchStarted(turn_id, Depth.STANDARD, BUDGETS[Depth.STANDARD])),
        (0.1, e.PlannerCalled(turn_id, 1)),
        (4.0, e.GraphGrown(turn_id, Graph(waiting, 1), ("n0", "n1", "n2"))),
        (4.1, e.NodeStarted(turn_id, replace(waiting[0], state=NodeState.RUNNING))),
        (4.1, e.NodeStarted(turn_id, replace(waiting[1], state=NodeState.RUNNING))),
        (6.0, e.InNode(turn_id, "n1", e.SearchFinished(small, second.queries[0], "local", (), hit_count=18))),
        (31.0, e.NodeFinished(turn_id, first)),
        (33.0, e.InNode(turn_id, "n1", e.SourcesCollected(small, (), second.findings, (source,)))),
        (52.0, e.InNode(turn_id, "n1", e.ReferencesBuilt(small, second.references, (source,), 90, 900))),
        (52.1, e.InNode(turn_id, "n1", e.WritingStarted(small, "gpt-5.2"))),
        (75.0, e.InNode(turn_id, "n1", e.TextDelta(small, half))),
    ):
        now[0] = seconds
        fold(turn, event)
        log.take(event)
    return turn, log
