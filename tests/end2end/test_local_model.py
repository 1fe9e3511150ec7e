"""The model inside, asked by the real command: no second program, no key, no network."""

import importlib.util
from dataclasses import replace
from pathlib import Path

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.settings import LocalModel
from tests.end2end.conftest import Citewise, World

if not all(map(importlib.util.find_spec, ("xllamacpp", "gguf", "numpy"))):
    pytest.skip("the parts that run and make tiny models are not installed", allow_module_level=True)

from tests.adapters.tiny_model import SAID, write_model


def pick(world: World, *files: Path) -> None:
    """As the settings keep the user's files."""
    file = SettingsFile(world.data_dir / "settings.json")
    file.save(replace(file.load(), local=LocalModel(tuple(map(str, files)), threads=1)))


def test_the_model_inside_answers_the_command(world: World, citewise: Citewise, tmp_path: Path) -> None:
    pick(world, write_model(tmp_path / "tiny.gguf"))
    done = citewise("ask", "Why is the sky blue?", "--provider", "inside", "--search", "off")
    assert done.returncode == 0, done.stderr
    assert SAID in done.stdout
    assert world.models.requests == []


def test_a_file_that_is_no_model_fails_in_words(world: World, citewise: Citewise, tmp_path: Path) -> None:
    (tmp_path / "text.gguf").write_text("This is no model.")
    pick(world, tmp_path / "text.gguf")
    done = citewise("ask", "Why is the sky blue?", "--provider", "inside", "--search", "off")
    assert done.returncode == 1
    assert "The built-in model is not available: text.gguf is not a GGUF file" in done.stderr


def test_without_a_file_there_is_no_model_inside(world: World, citewise: Citewise) -> None:
    done = citewise("ask", "Why is the sky blue?", "--provider", "inside")
    assert done.returncode == 2
    assert "no model service is called 'inside'" in done.stderr
