"""The whole window, in the program's own process, against loopback servers over real HTTP."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.settings import Appearance, Theme
from tests.end2end.conftest import ROOT, World, environment

Drive = Callable[[str], None]


def started(world: World, scenario: str) -> list[str]:
    return [sys.executable, "-m", "tests.end2end.driver", scenario, str(world.data_dir), world.web_url]


@pytest.fixture
def drive(world: World) -> Drive:
    def run(scenario: str) -> None:
        done = subprocess.run(
            started(world, scenario), capture_output=True, encoding="utf-8", timeout=120, env=environment(),
            cwd=ROOT, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"exit status {done.returncode}\n{done.stdout}\n{done.stderr}"

    return run


def test_from_the_question_to_the_highlighted_passage_and_again_after_a_restart(drive: Drive) -> None:
    drive("ask_and_check_the_evidence")
    drive("find_everything_again")


def test_a_fresh_installation_quotes_and_its_citations_open(world: World, drive: Drive) -> None:
    world.settings(model=False)
    drive("ask_without_a_model")
    assert not world.models.requests


@pytest.mark.parametrize(
    "engine", ["duckduckgo", *(pytest.param(engine, marks=pytest.mark.slow) for engine in ("bing", "google", "baidu"))]
)
def test_every_engine_leads_to_quotations(world: World, drive: Drive, engine: str) -> None:
    world.settings(model=False, engines=(engine,))
    drive("ask_without_a_model")
    assert any(path.startswith(f"/{engine}") for path in world.web.asked)


def test_stop_keeps_what_was_written(world: World, drive: Drive) -> None:
    world.models.pause, world.models.paused = 0.2, 1
    drive("stop_in_the_middle")


def test_a_killed_program_loses_at_most_the_last_second(world: World, drive: Drive) -> None:
    world.models.pause = 0.1
    world.models.answer = "The sky is blue because " + "of scattering, " * 200
    process = subprocess.Popen(
        started(world, "be_killed_in_the_middle"), stdout=subprocess.PIPE, encoding="utf-8", env=environment(), cwd=ROOT
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "WRITING\n"
        process.kill()
    drive("come_back_after_the_kill")


def test_a_hostile_answer_stays_text(world: World, drive: Drive) -> None:
    world.models.answer = (
        "<script>window.broken = 1</script><img src=x onerror='window.broken = 2'>\n\n[a](javascript:window.broken=3) "
        "![p](http://127.0.0.1:9/x.png) <svg onload='window.broken=4'> <a href='data:text/html,x'>d</a> "
        "<button class=chip data-r='0:1'>fake</button> \ue0000\ue001 <style>*{display:none}</style> THE END [{sky}]"
    )
    drive("meet_a_hostile_answer")


@pytest.mark.slow
def test_a_model_server_that_is_gone_is_said_and_the_evidence_kept(world: World, drive: Drive) -> None:
    file = SettingsFile(world.data_dir / "settings.json")
    settings = file.load()
    file.save(replace(settings, providers=(replace(settings.providers[0], base_url="http://127.0.0.1:9/v1"),)))
    drive("see_that_the_server_is_gone")


@pytest.mark.slow
def test_who_is_offline_is_told_so_once_and_led_to_the_network_settings(world: World, drive: Drive) -> None:
    world.settings(model=False)
    nowhere = "127.0.0.1:9"
    addresses = dict.fromkeys(("bing", "duckduckgo", "wikipedia"), f"https://{nowhere}")
    world.change(addresses=addresses, allowed_hosts=(nowhere,))
    drive("be_offline")


def test_it_works_in_chinese_and_dark(world: World, drive: Drive) -> None:
    file = SettingsFile(world.data_dir / "settings.json")
    file.save(replace(file.load(), appearance=Appearance(Theme.DARK, 15, "zh_CN")))
    world.models.answer = "天空呈蓝色是因为瑞利散射 [{天空}]。日落时是红色 [{sky}]。"
    drive("use_it_in_chinese_and_dark")


@pytest.mark.slow
def test_follow_ups_keep_the_numbers_and_asking_again_overwrites_nothing(drive: Drive) -> None:
    drive("follow_up_and_regenerate")


def test_closing_in_the_middle_of_an_answer_ends_well_and_keeps_what_was_written(world: World, drive: Drive) -> None:
    world.models.pause = 0.1
    world.models.answer = "The sky is blue because " + "of scattering, " * 200
    drive("close_while_an_answer_is_written")
    drive("come_back_after_the_kill")


@pytest.mark.slow
def test_the_program_starts_and_ends_well_again_and_again(drive: Drive) -> None:
    for _ in range(5):
        drive("be_told_to_end")


@pytest.mark.slow
def test_a_second_question_below_a_long_answer_stays_in_view(world: World, drive: Drive) -> None:
    world.models.answer = "\n\n".join(f"Paragraph {n} of a long answer about the sky [{{sky}}]." for n in range(40))
    drive("ask_again_below_a_long_answer")


def test_a_check_is_passed_by_the_user_and_the_waiting_turn_goes_on(world: World, drive: Drive) -> None:
    world.web.wants_person = True
    drive("pass_a_check")
    assert sum(path.startswith("/bing/") for path in world.web.asked) <= 5, "nobody is asked in a hurry"


@pytest.mark.slow
def test_stop_and_skip_while_a_check_waits(world: World, drive: Drive) -> None:
    world.web.wants_person = True
    drive("stop_while_a_check_waits")


@pytest.mark.slow
def test_closing_while_a_check_is_open_ends_well(world: World, drive: Drive) -> None:
    world.web.wants_person = True
    drive("close_while_a_check_is_open")


def test_what_the_start_made_is_left_out_of_collections(drive: Drive) -> None:
    drive("look_at_collections")
