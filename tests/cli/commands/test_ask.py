"""`citewise ask` with several models: each answers under a heading, side by side in one conversation."""

import asyncio
import json
from dataclasses import replace

import pytest

from app.core.domain.chat import ModelChoice
from app.core.domain.errors import KeyRefused
from app.core.domain.turn.turn import State
from tests.cli.test_told import Terminal
from tests.core.test_comparison import NAMES, Scene
from tests.waiting import until


@pytest.fixture
def scene() -> Scene:
    made = Scene()
    made.open()
    return made


def arguments(*more: str) -> list[str]:
    return ["ask", "Why is the sky blue?", *(part for name in NAMES for part in ("--model", name)), *more]


async def test_each_model_answers_under_its_name_in_the_order_in_which_they_were_named(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = await Terminal(scene.world, capsys)(*arguments())
    assert status == 0
    places = [out.index(f"## {name}\n\n{name} says [1] and [2].") for name in NAMES]
    assert places == sorted(places)
    turns = list(scene.world.store.turns.values())
    assert {turn.model for turn in turns} == {ModelChoice("fake", name) for name in NAMES}
    assert len({turn.comparison for turn in turns}) == len({turn.conversation for turn in turns}) == 1


async def test_as_json_all_answers_come_together(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = await Terminal(scene.world, capsys)(*arguments("--json"))
    told = json.loads(out)
    assert status == 0
    assert [answer["model"] for answer in told["answers"]] == list(NAMES)
    assert {turn.comparison for turn in scene.world.store.turns.values()} == {told["comparison"]}


async def test_an_error_of_one_is_told_with_its_name_and_the_others_answer(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    scene.models["beta"].error = KeyRefused("beta")
    status, out, err = await Terminal(scene.world, capsys)(*arguments())
    assert status == 0
    assert "beta" in err
    assert "alpha says [1] and [2]." in out
    states = {turn.model_name: turn.state for turn in scene.world.store.turns.values()}
    assert states == {"alpha": State.FINISHED, "beta": State.FAILED, "gamma": State.FINISHED}


async def test_a_model_is_looked_for_in_the_service_that_lists_it(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    first = scene.world.settings.providers[0]
    other = replace(first, id="other", name="Other", models=("gamma",))
    providers = (replace(first, models=("alpha", "beta")), other)
    scene.world.settings = replace(scene.world.settings, providers=providers)
    status, _, _ = await Terminal(scene.world, capsys)(*arguments())
    assert status == 0
    assert ModelChoice("other", "gamma") in {turn.model for turn in scene.world.store.turns.values()}


async def test_more_than_four_are_refused(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = await Terminal(scene.world, capsys)(*arguments("--model", "d", "--model", "e"))
    assert status == 2
    assert "at most 4" in err


async def test_the_first_answer_is_printed_as_it_is_written_and_the_others_after_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    scene, out = Scene(), ""

    def printed() -> str:
        nonlocal out
        out += capsys.readouterr().out
        return out

    asking = asyncio.ensure_future(Terminal(scene.world, capsys)(*arguments()))
    await until(lambda: "## alpha\n\nalpha says [1]" in printed())
    for name in ("gamma", "beta"):
        scene.models[name].gate.set()
    ended = (State.FINISHED, State.FINISHED)
    turns = scene.world.store.turns
    await until(lambda: tuple(one.state for one in turns.values() if one.model_name in ("beta", "gamma")) == ended)
    assert "## beta" not in printed()
    assert "## gamma" not in printed()
    assert " and [2]." not in printed()
    scene.models["alpha"].gate.set()
    status, rest, _ = await asking
    out += rest
    assert status == 0
    assert out.count("alpha says [1] and [2].") == 1
    places = [out.index(f"## {name}\n\n{name} says [1] and [2].") for name in NAMES]
    assert places == sorted(places)
    assert out.index("[1] ") < out.index("## beta"), "its sources stand below it"
