"""Engines side by side: who is waited for, who comes next, and who is dropped. Nothing is asked; time is short."""

import asyncio
from collections.abc import Sequence

from app.adapters.search.serp.catalogue import ENGINES
from app.adapters.search.serp.engine import Engine
from app.adapters.search.waves import EngineAnswer, Wave, Waves
from app.core.domain.evidence import Hit, Outcome, Report

HIT = Hit(1, "T", "https://a.example/", "", "a.example", "")
ONE, TWO, THREE, FOUR = (ENGINES[name] for name in ("bing", "google", "baidu", "brave"))


class Scene:
    """What each engine answers, and after how many seconds; None: never."""

    def __init__(self, answers: dict[Engine, tuple[Outcome, float | None]]) -> None:
        self.answers = {engine.name: answer for engine, answer in answers.items()}
        self.requested: list[str] = []
        self.dropped: list[str] = []

    async def run(self, *waves: Sequence[Engine], seconds: float = 0.2) -> list[tuple[str, Outcome]]:
        stream = Waves(waves, seconds, self.ask, self.drop).answers()
        return [(answer.report.engine, answer.report.outcome) async for answer in stream]

    async def ask(self, engine: Engine, wave: Wave) -> EngineAnswer:
        outcome, delay = self.answers[engine.name]
        self.requested.append(engine.name)
        wave.begin(engine.name)
        await (asyncio.Event().wait() if delay is None else asyncio.sleep(delay))
        return EngineAnswer(Report(engine.name, "q", outcome, (HIT,) if outcome is Outcome.HITS else ()))

    def drop(self, engine: Engine) -> EngineAnswer:
        self.dropped.append(engine.name)
        return EngineAnswer(Report(engine.name, "q", Outcome.TIMED_OUT))


async def test_a_wave_with_hits_is_the_last_one() -> None:
    scene = Scene({ONE: (Outcome.REFUSED, 0), TWO: (Outcome.HITS, 0.01), THREE: (Outcome.HITS, 0)})
    assert await scene.run([ONE, TWO], [THREE]) == [("bing", Outcome.REFUSED), ("google", Outcome.HITS)]
    assert scene.requested == ["bing", "google"]


async def test_without_hits_the_next_wave_follows_at_once() -> None:
    scene = Scene({ONE: (Outcome.REFUSED, 0), TWO: (Outcome.HITS, 0)})
    assert await scene.run([ONE], [TWO], seconds=60.0) == [("bing", Outcome.REFUSED), ("google", Outcome.HITS)]


async def test_who_is_silent_while_another_gives_hits_is_dropped_once_its_time_is_up() -> None:
    scene = Scene({ONE: (Outcome.HITS, 0), TWO: (Outcome.HITS, None)})
    assert await scene.run([ONE, TWO]) == [("bing", Outcome.HITS), ("google", Outcome.TIMED_OUT)]
    assert scene.dropped == ["google"]


async def test_a_late_answer_counts_while_the_next_wave_has_its_time() -> None:
    scene = Scene({ONE: (Outcome.HITS, 0.3), TWO: (Outcome.REFUSED, None)})
    assert (await scene.run([ONE], [TWO]))[0] == ("bing", Outcome.HITS)


async def test_the_last_wave_is_waited_for_as_long_as_nobody_has_hits() -> None:
    scene = Scene({ONE: (Outcome.NO_RESULTS, 0.5)})
    assert await scene.run([ONE], seconds=0.05) == [("bing", Outcome.NO_RESULTS)]
    assert scene.dropped == []


async def test_who_was_silent_for_two_waves_is_dropped_before_the_third() -> None:
    scene = Scene({ONE: (Outcome.HITS, None), TWO: (Outcome.REFUSED, 0.3), THREE: (Outcome.NO_RESULTS, 0)})
    outcomes = await scene.run([ONE], [TWO], [THREE], seconds=0.1)
    assert ("bing", Outcome.TIMED_OUT) in outcomes
    assert scene.requested == ["bing", "google", "baidu"]


async def test_without_waves_there_is_no_answer() -> None:
    assert await Scene({}).run() == []
