"""The terminal's list calls a source what the text calls it, which was shown as it came."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from app.cli.commands import run
from app.cli.options import parse
from app.core.domain.chat import Abilities, GroundingPart, ProviderSource, TextPart
from app.core.domain.settings import Overrides, SearchSettings
from tests.core.world import REWRITE, SETTINGS, World
from tests.fakes import FakeModel

A, B, C = (ProviderSource(n, f"https://{n}.example/", f"Page {n}", str(i)) for i, n in enumerate("abc", start=1))


async def printed(world: World, capsys: pytest.CaptureFixture[str]) -> str:
    async def load(providers: list[str]) -> None: ...

    services = SimpleNamespace(
        problems=(), ask=world.ask, secrets=SimpleNamespace(load=load), search=SimpleNamespace(router=world.router),
            vault=SimpleNamespace(locked_ids=frozenset),
        settings=SimpleNamespace(
            environment=Overrides(), in_force=lambda: world.settings,
            file=SimpleNamespace(load=lambda: world.settings),
        ),
    )  # fmt: skip
    assert await run(parse(["ask", "Why?"]), services) == 0  # type: ignore[arg-type]
    return capsys.readouterr().out


async def test_a_services_own_numbers_stand_in_the_list_as_in_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    """The book counts as sources are cited, so that its first one is what the service calls its third."""
    answer = [TextPart("First [3], then [1]."), GroundingPart((A, B, C), textual=True)]
    settings = replace(SETTINGS, search=SearchSettings(channel="builtin"))
    out = await printed(World(FakeModel([answer], abilities=Abilities(search=True)), settings=settings), capsys)
    assert f"[3] Page c\n    {C.url}" in out
    assert f"[1] Page a\n    {A.url}" in out
    assert f"- Page b (consulted, not cited)\n    {B.url}" in out


async def test_our_own_numbers_stay(capsys: pytest.CaptureFixture[str]) -> None:
    out = await printed(World(FakeModel([REWRITE, "Blue [1]."])), capsys)
    assert "\n[1] " in out
    assert "\n    https://sky.example/blue" in out
