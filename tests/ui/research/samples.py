"""Researches in the shapes that the window meets: as stored turns, and as streams of events."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

from app.core.citing.markers import place_citations
from app.core.domain import events as e
from app.core.domain.chat import ModelChoice, Usage
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Finding, FindingState, Page, Passage, Reference
from app.core.domain.graph import BUDGETS, Depth, Graph, Node, NodeState
from app.core.domain.plan import Plan
from app.core.domain.settings import SearchMode
from app.core.domain.sources import Source
from app.core.domain.turn.turn import State, Turn

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
HOSTILE = '</title><script>alert("x")</script><a href="javascript:alert(1)">&amp; ]]> \u202egnp.exe \x00 [x](http://a.example)'
REPORT = "# The bridge\n\nIt was opened in 1883 [1]. It is 1,825 metres long [2], says $l = 1825$.\n\n![x](http://t.example/p.png)"
MODEL = ModelChoice("p", "m")


def source(number: int) -> Source:
    site = f"site{number}.example"
    return Source(f"s{number}", f"{site}/a", f"https://{site}/a", f"Title {number}", number, site=site, snippet="snip")


SOURCES = tuple(source(number) for number in (1, 2, 3))
REFERENCES = tuple(Reference(s.number or 0, s.id, (Passage(s.id, f"Passage of {s.title}."),)) for s in SOURCES)


def nodes() -> tuple[Node, ...]:
    """Three: two answered, of which the third needs both and failed."""
    found = tuple(Finding(s.id, FindingState.READ if s.number != 3 else FindingState.FAILED, 1.0) for s in SOURCES)
    first = Node(
        "a", "When was the bridge opened?", (), NodeState.ANSWERED, "In 1883 [1], **they say**.", (1,),
        ("bridge opened",), found[:1], REFERENCES[:1], None, Usage(1000, 200), 12.4, 1, 1,
    )  # fmt: skip
    second = replace(
        first, id="b", question="How long is it?", answer="1,825 metres [2].", numbers=(2,), queries=("bridge length",),
        findings=found[1:], references=REFERENCES[1:2],
    )  # fmt: skip
    failed = Failure(FailureKind.TIMED_OUT, "m")
    third = Node("c", "Is it the longest of its time?", ("a", "b"), NodeState.FAILED, failure=failed, round=2, tries=2)
    return first, second, third


def researched(id_: str = "t1", conversation: str = "c1") -> Turn:
    """A finished research with a graph of three, as it comes from the disk."""
    return Turn(
        id_, conversation, "Tell me all about the bridge", created=NOW, model=MODEL, model_name="m",
        state=State.FINISHED, depth=Depth.STANDARD, graph=Graph(nodes(), 2, True), research_ended="responded",
        references=list(REFERENCES[:2]), sources={s.id: s for s in SOURCES}, text_parts=[REPORT], written=True,
        citations=place_citations(REPORT, frozenset((1, 2))), usage=Usage(4200, 800, cost=0.0123),
        seconds={"research": 120.0, "write": 10.0},
    )  # fmt: skip


def many(count: int, wide: int = 5) -> tuple[Node, ...]:
    """A graph of `count` nodes in layers of `wide`, each needing two of the layer above."""
    made = []
    for number in range(count):
        above = [number - wide, number - wide + 1] if number >= wide else []
        needs = tuple(f"n{one}" for one in above if 0 <= one < number)
        made.append(Node(f"n{number}", f"Sub-question number {number} of a rather long kind?", needs))
    return tuple(made)


def started(turn: str, conversation: str, depth: Depth = Depth.STANDARD) -> e.TurnStarted:
    return e.TurnStarted(
        turn, conversation, None, "Tell me all", NOW, SearchMode.AUTO, "local", MODEL, "m", "en-US", depth=depth
    )


def planned(turn: str) -> Iterator[e.Event]:
    """A research begins; its graph has two nodes, a third that needs them waits."""
    yield e.ResearchStarted(turn, Depth.STANDARD, BUDGETS[Depth.STANDARD])
    yield e.PlannerCalled(turn, 1)
    waiting = tuple(Node(one.id, one.question, one.needs) for one in nodes())
    yield e.GraphGrown(turn, Graph(waiting, 1), tuple(one.id for one in waiting))


def answering(turn: str, node: Node) -> Iterator[e.Event]:
    """A node is searched for, read and half written."""
    yield e.NodeStarted(turn, replace(node, state=NodeState.RUNNING, answer="", findings=(), references=()))
    inner = f"{turn}/{node.id}"
    for event in (
        e.QueriesPlanned(inner, Plan((node.queries or ("q",))[:1])),
        e.SearchFinished(inner, (node.queries or ("q",))[0], "local", (), hit_count=7),
        e.SourcesCollected(inner, (), (Finding("s1"),), SOURCES[:1]),
        e.ReadingStarted(inner, "s1", SOURCES[0].url),
        e.PageRead(inner, SOURCES[0], Page(SOURCES[0].url, "Title 1", "text")),
        e.ReferencesBuilt(inner, REFERENCES[:1], SOURCES[:1], 10, 100),
        e.WritingStarted(inner, "m"),
        e.TextDelta(inner, "It was opened "),
        e.TextDelta(inner, "in the year"),
    ):
        yield e.InNode(turn, node.id, event)


def reported(turn: str) -> Iterator[e.Event]:
    for node in nodes():
        yield e.NodeFinished(turn, node)
    yield e.ReferencesBuilt(turn, REFERENCES[:2], SOURCES[:2], 10, 10)
    yield e.ResearchFinished(turn, e.ResearchEnd.RESPONDED)
    yield e.WritingStarted(turn, "m")
    yield e.TextDelta(turn, REPORT)
    yield e.CitationsPlaced(turn, place_citations(REPORT, frozenset((1, 2))))
    yield e.AnswerWritten(turn, "stop")
    yield e.TurnFinished(turn)
