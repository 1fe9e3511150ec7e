"""A conversation with every kind of row that a transcript has; names and words of its own are in no catalogue."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from research_samples import asked_back, large_research, small_research, under_way

from app.core.citing.markers import place_citations
from app.core.domain import events as e
from app.core.domain.chat import AssistantUse, ImageBlock, Message, ModelChoice, Role, ToolCall, Usage
from app.core.domain.chat.messages import ToolResult
from app.core.domain.chat.tool_servers import CALL_REFUSED
from app.core.domain.citation import Support, SupportReason, Verdict
from app.core.domain.editing import EditingMode, Translation
from app.core.domain.evidence import Finding, FindingState, Hit, Outcome, Report
from app.core.domain.memory import Fact
from app.core.domain.plan import Plan
from app.core.domain.reasons import UnreadableReason
from app.core.domain.sources import Source
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State, Turn, imported_model
from app.core.memory import MemoryChange
from tests.ui.transcript.edited import edited_turn
from tests.ui.transcript.samples import ANSWER
from tests.ui.transcript.turns import REFERENCES, SOURCES, stored

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
LONG_NAME = "Qwen/Qwen3-235B-A22B-Instruct-2507-a-name-as-long-as-some"
PICTURE = (
    '\n```svg\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>\n```\n'
)
ARABIC_QUESTION = "ما هو ارتفاع أعلى جبل في أوروبا ومن كان أول من وصل إليه؟"
ARABIC = """## الجبل

يبلغ ارتفاع **جبل إلبروس** 5642 مترا [1]، وهو أعلى جبل في أوروبا [2][3].

- وصل إليه كيلار خاشيروف عام 1829 [1].
- تقع قمته في القوقاز، قرب `Elbrus-2` [2].

| القمة | الارتفاع |
|---|---|
| إلبروس | 5642 [1] |
| مون بلان | 4806 [3] |
"""
FACTS = [Fact(str(number), "", f"Fact {number}", NOW, NOW) for number in range(3)]
CHANGES = (MemoryChange(None, FACTS[0]), MemoryChange(FACTS[0], FACTS[1]), MemoryChange(FACTS[1], None))


@dataclass(frozen=True)
class Phase:
    """What a running turn does: the turn, and the event that says so where the turn does not."""

    turn: Turn
    event: e.Event | None = None


def ended_turns() -> list[Turn]:
    """The last one is followed by questions to go on with."""
    return [full(), checked(), edited_turn("edited"), translated("half"), translated("whole"), *failed(), noted(),
            stopped(), *researches(), imported(), arabic(), suggested()]  # fmt: skip


def short(name: str, text: str = "Ice melts [1].") -> Turn:
    """Little stands around its answer."""
    turn = stored(name, text=text)
    turn.reports, turn.findings, turn.searches = [], {}, []
    return turn


def full() -> Turn:
    """All that stands around an answer at once."""
    turn = RunningTurn.of(stored("full", text=ANSWER + PICTURE))
    turn.reasoning_parts = ["2026 …"]
    turn.files, turn.bases, turn.pictures = ("/a.pdf", "/b.pdf"), ("b1", "b2"), 2
    turn.images = (ImageBlock(b""),)
    turn.model, turn.model_name = ModelChoice("p", "m"), LONG_NAME
    turn.assistant = AssistantUse("a", "An assistant of mine with a name")
    turn.usage = Usage(input=120_400, output=3_560, searches=2, cost=0.0041)
    turn.searched = ["a 1", "b 2"]
    turn.reports = [Report("google", "a 1", outcome) for outcome in Outcome]
    fold(turn, e.ChannelFellBack("full", "", "builtin", "perplexity", e.Failure(e.FailureKind.TIMED_OUT, "m")))
    hits = tuple(Hit(n, "t", f"https://{n}.example") for n in range(8))
    fold(turn, e.SearchFinished("full", "a 1", "perplexity", hits, None, "2026: 1829 m.", 1.8))
    fold(turn, e.SearchFinished("full", "b 2", "local", hits[:1], cached_at=NOW.isoformat()))
    for number, reason in enumerate(UnreadableReason):
        address = f"https://site{number}.example/"
        turn.sources[f"u{number}"] = Source(f"u{number}", address, address, f"Page {number}", site=address[8:-1])
        turn.findings[f"u{number}"] = Finding(
            f"u{number}", FindingState.FAILED, reason=e.FailureKind.UNREADABLE, detail=f"{reason} 503"
        )
    turn.findings["s3"] = Finding("s3", FindingState.LISTED)
    turn.messages = list(_calls())
    return turn


def _calls() -> Iterator[Message]:
    results = (("1", "three", False), ("2", CALL_REFUSED, True), ("3", "1829", True))
    for call, text, is_failed in results:
        yield Message(Role.ASSISTANT, (ToolCall(call, "My_files__read_file", '{"path": "notes.txt"}'),))
        yield Message(Role.USER, (ToolResult(call, "My_files__read_file", text, is_failed),))


def checked() -> Turn:
    """A citation with each reason for doubt, and a statement without any."""
    text = "".join(f"Ice {number} melts at zero [{number % 3 + 1}]. " for number, _ in enumerate(SupportReason))
    turn = stored("checked", text=text + "Penguins live far in the south.")
    supports = [Support(Verdict.NOT_FOUND, 0.01, "Passage.", reason, "42") for reason in SupportReason]
    supports[1] = replace(supports[1], verdict=Verdict.PARTLY)
    turn.citations = tuple(replace(c, support=s) for c, s in zip(turn.citations, supports, strict=True))
    return turn


def translated(name: str) -> Turn:
    turn = short(name)
    turn.translations = (Translation("fr", "Glace [1].", place_citations("Glace [1].", range(1, 4))),)
    return turn


def suggested() -> Turn:
    turn = short("suggested")
    turn.suggestions = ("Ice 1829?", "Ice " * 30 + "?", "كيف يذوب الجليد؟")
    return turn


def failed() -> Iterator[Turn]:
    """A turn for each kind of failure; the first of them goes on where it broke off."""
    for kind in e.FailureKind:
        turn = short(f"failed-{kind.name}", "Ice [1]." if kind is e.FailureKind.UNREACHABLE else "")
        turn.state, turn.error = State.FAILED, e.Failure(kind, "api.example.com")
        turn.written = False
        yield turn


def noted() -> Turn:
    """Every notice there is."""
    turn = short("noted")
    data = {"reasons": "google=timed_out; bing=check", "count": "3", "total": "8", "names": "A · B", "name": "a.pdf",
            "kind": "TimedOut", "reason": "broken", "tokens": "4096", "channel": "perplexity", "program": "Zed",
            "detail": "x", "part": "search"}  # fmt: skip
    turn.notices = [e.Notice(kind, data) for kind in e.NoticeKind]
    many = "; ".join(f"{engine}=timed_out" for engine in ("google", "bing", "duckduckgo", "brave"))
    offline = "; ".join(f"{engine}=unreachable" for engine in ("google", "bing"))
    turn.notices += [e.Notice(e.NoticeKind.SEARCH_FAILED, {"reasons": words}) for words in (many, offline)]
    turn.unsaved = e.Failure(e.FailureKind.UNAVAILABLE, "disk", data={"reason": "full"})
    return turn


def stopped() -> Turn:
    turn = short("stopped")
    turn.state, turn.written = State.STOPPED, False
    return turn


def researches() -> list[Turn]:
    return [make(name, "en", name) for name, make in
            (("small", small_research), ("large", large_research), ("asked", asked_back))]  # fmt: skip


def imported() -> Turn:
    turn = short("imported")
    turn.model = imported_model("LobeChat", "m")
    return turn


def arabic(name: str = "arabic") -> Turn:
    return stored(name, text=ARABIC, question=ARABIC_QUESTION)


# Running


def phases() -> Iterator[Phase]:
    """Each line that says what a turn does."""
    plan, query = Plan(("why glaciers melt",)), "why glaciers melt"
    yield Phase(running())
    yield Phase(running(plan=plan))
    yield Phase(running(plan=plan, searched=[query]))
    reads = running(plan=plan, searched=[query], findings={s.id: Finding(s.id) for s in SOURCES})
    yield Phase(reads, e.ReadingStarted(reads.id, "s1", "https://site1.org/a"))
    yield Phase(running(plan=plan, searched=[query], reading_done=True))
    ready: dict[str, Any] = {"plan": plan, "searched": [query], "reading_done": True, "references": list(REFERENCES)}
    yield Phase(running(**ready))
    yield Phase(running(**ready, reasoning_parts=["…"]))
    call = ToolCall("1", "web_search", '{"query": "glaciers"}')
    yield Phase(turn := running(**ready), e.SearchStarted(turn.id, query, "builtin"))
    yield Phase(turn := running(**ready), e.ToolsCalled(turn.id, (call, call)))
    yield Phase(turn := running(**ready), e.ToolPermissionRequested(turn.id, call, "Files", "read"))
    waits = e.Failure(e.FailureKind.RATE_LIMITED, "api.example.com")
    yield Phase(turn := running(**ready), e.RetryScheduled(turn.id, "api.example.com", 12, waits))
    yield Phase(running(**ready, text_parts=["Ice"]))
    yield Phase(running(**ready, text_parts=["Ice"], written=True))
    repairs: dict[str, Any] = {"text_parts": ["Ice"], "written": True, "checked": True, "editing": EditingMode.REPAIR}
    yield Phase(running(**ready, **repairs))
    yield Phase(turn := running(**ready, **repairs), e.SearchStarted(turn.id, query, "local"))
    fell = e.ChannelFellBack("", query, "perplexity", "local", e.Failure(e.FailureKind.KEY_REFUSED, "perplexity"))
    yield Phase(turn := running(plan=plan, fallbacks=[fell]), replace(fell, turn=turn.id))
    yield Phase(running(plan=plan, reports=[Report("google", query, Outcome.CHECK)]))
    yield Phase(under_way("under-way", "en", "under-way")[0])


_numbers = iter(range(1_000_000))


def running(**fields: Any) -> RunningTurn:
    turn = RunningTurn.of(stored(f"running-{next(_numbers)}", text=""))
    started: dict[str, Any] = {
        "plan": None,
        "searched": [],
        "reports": [],
        "findings": {},
        "references": None,
        "written": False,
    }
    rest: dict[str, Any] = {
        "checked": False,
        "text_parts": [],
        "citations": (),
        "state": State.RUNNING,
        "reading_done": False,
    }
    return replace(turn, **{**started, **rest, "seconds": {}, **fields})


# Side by side


def columns() -> list[Turn]:
    """One that is kept, one that runs, one that failed, one from right to left."""
    rows = [stored("alpha", text=ANSWER), running(text_parts=["Ice"]), next(failed()), arabic("delta")]
    names = ("gpt-5.2", LONG_NAME, "sonar", "نموذج الإجابة الأول للبحث")
    return [
        replace(one, id=f"column-{number}", comparison="c", model=ModelChoice("p", name), model_name=name)
        for number, (one, name) in enumerate(zip(rows, names, strict=True))
    ]
