"""A question is asked as any other: searched, read, quoted, and the passage behind its citation opens."""

from contextlib import aclosing

from app.bootstrap.self_check.site import QUESTION, SENTENCE, Site
from app.core.cited_passage import evidence_of
from app.core.domain import events as e
from app.core.domain.settings import QUOTES, Overrides, SearchMode
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.listing import rows_of
from app.core.self_check import CheckPart, CheckReason, CheckResult, failed
from app.core.services import Services


async def check_answer(services: Services, site: Site) -> CheckResult:
    turn = await _turn(services)
    if turn.error is not None:
        words = " ".join(filter(None, (str(turn.error.kind), turn.error.where, turn.error.detail)))
        return failed(CheckPart.ANSWER, CheckReason.ERROR, words)
    row = next((row for row in rows_of(turn) if row.source.address == site.url("/page")), None)
    cited = next(
        (place for place, citation in enumerate(turn.citations) if row and row.source.number in citation.numbers), -1
    )
    if row is None or cited < 0:
        return failed(CheckPart.ANSWER, CheckReason.NO_CITATION, _course(turn))
    evidence = evidence_of(turn, row, [turn], cited)
    if not evidence.is_cited or SENTENCE not in evidence.passages[0].text:
        return failed(CheckPart.ANSWER, CheckReason.NO_PASSAGE, turn.text[:200])
    return CheckResult(CheckPart.ANSWER)


async def _turn(services: Services) -> RunningTurn:
    turn: RunningTurn | None = None
    question = Question("self-check", QUESTION, overrides=Overrides(SearchMode.ALWAYS, model=QUOTES))
    async with aclosing(services.ask.run(question)) as events:
        async for event in events:
            if isinstance(event, e.TurnStarted):
                turn = new_turn(event)
            elif turn is not None:
                fold(turn, event)
    assert turn is not None, "a stream begins with TurnStarted"
    return turn


def _course(turn: RunningTurn) -> str:
    """How its search went, for whoever looks into a failure."""
    reports = [f"{report.engine}: {report.outcome.value} {report.detail}".strip() for report in turn.reports]
    notices = [notice.kind.value for notice in turn.notices]
    return " · ".join((*reports, *notices))[:300]
