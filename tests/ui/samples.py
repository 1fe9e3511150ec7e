"""Turns in the shapes that the window meets."""

from app.core.domain.citation import Citation
from app.core.domain.errors import FailureKind
from app.core.domain.events import SearchFinished
from app.core.domain.evidence import Finding, FindingState, Outcome, Passage, Reference, Report
from app.core.domain.plan import Plan
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.turn import State, Turn

ANSWER = "The bridge was opened in 1883 [1]. It is 1,825 metres long and spans the East River [2][1]."
OPENING = "Work began in January 1870; the bridge was opened on 24 May 1883 with great ceremony."
LENGTH = "The total length is 1,825 metres (5,989 ft), the main span measures 486 metres across the East River."


def source(id_: str, number: int | None, title: str, site: str, **more: object) -> Source:
    url = f"https://{site}/{id_}"
    return Source(id_, url, url, title, number, site=site, **more)  # type: ignore[arg-type]


SOURCES = (
    source("s1", 1, "Brooklyn Bridge", "en.wikipedia.org", date="2026-09-02", author="Ada Byron"),
    source("s2", 2, "The bridge in numbers", "structurae.net"),
    source("s3", 3, "How to walk across", "nyctourism.com"),
    source("s4", None, "Bridges of New York", "history.example", snippet="A list of bridges."),
    source("s5", None, "Old newspaper", "archive.example", snippet="Opened with fireworks."),
)


def answered(id_: str = "t1", conversation: str = "c1", parent: str | None = None) -> Turn:
    """A finished turn with two cited sources, one read, one found and one that failed."""
    passages = (Passage("s1", LENGTH), Passage("s1", OPENING))
    answer_end = ANSWER.index("[1]")
    return Turn(
        id=id_,
        conversation=conversation,
        question="When was the Brooklyn Bridge opened, and how long is it?",
        parent=parent,
        model_name="qwen3:8b",
        state=State.FINISHED,
        plan=Plan(("brooklyn bridge opening", "brooklyn bridge length")),
        searched=["brooklyn bridge opening", "brooklyn bridge length"],
        reports=[Report("bing", "q", Outcome.HITS), Report("google", "q", Outcome.CHECK)],
        findings={
            **{f"s{n}": Finding(f"s{n}", FindingState.READ, 1 / n) for n in (1, 2, 3)},
            "s4": Finding("s4"),
            "s5": Finding("s5", FindingState.FAILED, 0.1, FailureKind.TIMED_OUT),
        },
        sources={s.id: s for s in SOURCES},
        references=[
            Reference(1, "s1", passages),
            Reference(2, "s2", (Passage("s2", LENGTH),)),
            Reference(3, "s3", (Passage("s3", "Start early in the morning."),)),
        ],
        citations=(
            Citation((1,), (answer_end, answer_end + 3), "[1]"),
            Citation((2, 1), (len(ANSWER) - 7, len(ANSWER) - 1), "[2][1]"),
        ),
        seconds={"search": 1.2, "read": 2.4, "write": 2.6},
        text_parts=[ANSWER],
        written=True,
    )


QUOTED = "The Brooklyn Bridge opened to traffic on 24 May 1883."


def searched_by_the_model() -> Turn:
    """An answer whose service searched: quoted, excerpted and merely consulted sources, some without an address."""
    sources = (
        source("p1", 1, "", "en.wikipedia.org", origin=Origin.PROVIDER),
        source("p2", 2, "structurae.net", "structurae.net", origin=Origin.PROVIDER, snippet="1,825 metres long."),
        source("p3", None, "@bridges: a thread", "x.com", origin=Origin.PROVIDER, kind="x_post"),
        Source("p4", "svc:p4", "", "7", None, Origin.PROVIDER, snippet="A report that was uploaded.", kind="file"),
        Source("p5", "svc:p5", "", "", 3, Origin.PROVIDER, kind="file"),
    )
    end = ANSWER.index("[1]")
    return Turn(
        id="t1",
        conversation="c1",
        question="When was the Brooklyn Bridge opened, and how long is it?",
        state=State.FINISHED,
        plan=Plan(origin="builtin"),
        findings={s.id: Finding(s.id) for s in sources},
        sources={s.id: s for s in sources},
        references=[
            Reference(1, "p1", (Passage("p1", LENGTH), Passage("p1", QUOTED))),
            Reference(2, "p2", (Passage("p2", "1,825 metres long.", from_snippet=True),)),
            Reference(3, "p5", ()),
        ],
        citations=(
            Citation((1,), (end, end + 3), "[1]", cited_text=QUOTED),
            Citation((2,), (len(ANSWER) - 7, len(ANSWER) - 4), "[2]"),
            Citation((3,), None),
        ),
        searches=[SearchFinished("t1", "brooklyn bridge", "builtin", (), hit_count=5)],
        searched=["brooklyn bridge"],
        text_parts=[ANSWER],
        written=True,
    )
