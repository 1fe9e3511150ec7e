"""Made-up turns, as events and as stored values."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from app.core.citing.markers import place_citations
from app.core.domain import events as e
from app.core.domain.chat import ModelChoice
from app.core.domain.evidence import Finding, FindingState, Outcome, Page, Passage, Reference, Report
from app.core.domain.plan import Plan
from app.core.domain.settings import SearchMode
from app.core.domain.sources import Source
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn
from tests.ui.transcript.samples import ANSWER

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
KNOWN = range(1, 4)


def tell(view: Any, *events: e.Event) -> None:
    """Fold each event into its turn before the view hears of it, as the chat does."""
    for event in events:
        if isinstance(event, e.TurnStarted):
            turn = new_turn(event)
        else:
            shown = view._find(event.turn)
            turn = RunningTurn.of(
                Turn(event.turn, "elsewhere", "?") if shown is None else getattr(shown, "turn", shown)
            )
            fold(turn, event)
        view.show_event(event, turn)


def source(number: int) -> Source:
    site = f"site{number}.org"
    return Source(f"s{number}", f"{site}/a", f"https://{site}/a", f"Title {number}", number, site=site, snippet="snip")


SOURCES = tuple(source(number) for number in KNOWN)
REFERENCES = tuple(
    Reference(s.number or 0, s.id, (Passage(s.id, f"Passage of {s.title}, word for word."),)) for s in SOURCES
)


def started(
    turn: str = "t1", parent: str | None = None, question: str = "Why?", conversation: str = "c"
) -> e.TurnStarted:
    model = ModelChoice("p", "m")
    return e.TurnStarted(turn, conversation, parent, question, NOW, SearchMode.AUTO, "local", model, "Model M", "en-US")


def searching(turn: str = "t1") -> Iterator[e.Event]:
    yield e.PlanningStarted(turn)
    yield e.QueriesPlanned(turn, Plan(("why glaciers melt",)))
    yield e.SearchStarted(turn, "why glaciers melt", "local")
    yield e.EngineAnswered(turn, Report("bing", "why glaciers melt", Outcome.CHECK), "local")


def reading(turn: str = "t1") -> Iterator[e.Event]:
    yield e.EngineAnswered(turn, Report("duckduckgo", "why glaciers melt", Outcome.HITS), "local")
    yield e.SearchFinished(turn, "why glaciers melt", "local", ())
    yield e.SourcesCollected(turn, (), tuple(Finding(s.id) for s in SOURCES), SOURCES)
    for s in SOURCES:
        yield e.ReadingStarted(turn, s.id, s.url)
    yield e.PageRead(turn, SOURCES[0], Page(SOURCES[0].url, "Title 1", "text"))
    yield e.ReadingFailed(turn, "s2", SOURCES[1].url, e.Failure(e.FailureKind.TIMED_OUT, "site2.org"))


def referring(turn: str = "t1") -> Iterator[e.Event]:
    yield e.ReadingFinished(turn)
    yield e.ReferencesBuilt(turn, REFERENCES, SOURCES, 100, 1000)
    yield e.WritingStarted(turn, "m")


def writing(turn: str = "t1", text: str = ANSWER, size: int = 7) -> Iterator[e.Event]:
    placed = list(place_citations(text, KNOWN))
    for start in range(0, len(text), size):
        yield e.TextDelta(turn, text[start : start + size])
        while placed and placed[0].place and placed[0].place[1] < start + size:
            yield e.Cited(turn, placed.pop(0))
    yield e.CitationsPlaced(turn, place_citations(text, KNOWN))
    yield e.AnswerWritten(turn, "stop")


def whole(turn: str = "t1", parent: str | None = None, text: str = ANSWER, question: str = "Why?") -> Iterator[e.Event]:
    yield started(turn, parent, question)
    yield from searching(turn)
    yield from reading(turn)
    yield from referring(turn)
    yield from writing(turn, text)
    yield e.TurnFinished(turn)


def stored(turn: str = "t1", parent: str | None = None, text: str = ANSWER, question: str = "Why?") -> Turn:
    first, *rest = whole(turn, parent, text, question)
    assert isinstance(first, e.TurnStarted)
    made = new_turn(first)
    for event in rest:
        fold(made, event)
    assert made.findings["s2"].state is FindingState.FAILED
    made.seconds = {"search": 1.5}
    return made
