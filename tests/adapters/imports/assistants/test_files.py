"""Files with assistants: ours, Cherry Studio's, LobeChat's, and those that are none. All written by hand."""

import json
import os
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.adapters.imports.assistants.files import LARGEST, MOST, JsonAssistantFiles
from app.core.domain.assistants import LONGEST_PROMPT, Assistant
from app.core.domain.assistants.transfer import AssistantFileProblem, AssistantImport, AssistantProgram, LeftOut
from app.core.domain.chat import ModelChoice, Provider, Sampling
from app.core.domain.editing import EditingMode
from app.core.domain.knowledge import Base
from app.core.domain.settings import ALL_BASES, QUOTES, Overrides, Planner, SearchMode

OPENAI = Provider("openai", "OpenAI", "https://api.openai.com/v1", ("gpt-5", "gpt-4o"))
OTHER = Provider("mine", "My Server", "http://127.0.0.1:1/v1", ("qwen3", "gpt-5"))
PROVIDERS = (OTHER, OPENAI)
FILES = JsonAssistantFiles()
EVERYTHING = Assistant(
    "id", "Poet", "🪶", "Writes verse", "Answer in verse.\nAlways.",
    Overrides(SearchMode.ALWAYS, "tavily", ModelChoice("openai", "gpt-5"), Planner.MODEL, tools=False,
              editing=EditingMode.REPAIR),
    Sampling(700, 0.3, 0.8, ("END",), "low"),
)  # fmt: skip


def file(folder: Path, document: Any) -> Path:
    path = folder / "assistants.json"
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    return path


async def read(path: Path) -> AssistantImport:
    result = await FILES.read(path, PROVIDERS)
    assert isinstance(result, AssistantImport), result
    return result


async def one(folder: Path, document: Any) -> tuple[Assistant, tuple[LeftOut, ...], str]:
    (imported,) = (await read(file(folder, document))).assistants
    return imported.assistant, imported.left_out, imported.model


async def test_what_we_write_comes_back_whole_under_another_id(tmp_path: Path) -> None:
    quoting = replace(EVERYTHING, choices=Overrides(model=QUOTES), sampling=Sampling(), icon="")
    path = file(tmp_path, FILES.text((EVERYTHING, quoting), PROVIDERS))
    result = await read(path)
    assert result.program is AssistantProgram.CITEWISE
    first, second = (imported.assistant for imported in result.assistants)
    assert first == replace(EVERYTHING, id=first.id)
    assert second == replace(quoting, id=second.id)
    assert len({first.id, second.id, "id"}) == 3
    assert not any(imported.left_out for imported in result.assistants)


async def test_knowledge_stays_and_a_model_that_is_not_here_is_as_in_the_settings(tmp_path: Path) -> None:
    away = Overrides(model=ModelChoice("gone", "m-1"), bases=("b1",))
    text = FILES.text((replace(EVERYTHING, choices=away),), PROVIDERS)
    assert "b1" not in text
    assistant, left_out, model = await one(tmp_path, text)
    assert assistant.choices == Overrides()
    assert (left_out, model) == ((LeftOut.MODEL, LeftOut.KNOWLEDGE), "m-1")


async def test_bases_of_the_same_name_are_attached_and_the_others_are_named(tmp_path: Path) -> None:
    there = (Base("b1", "Contracts"), Base("b2", "Recipes"), Base("b3", "Notes"))
    asking = replace(EVERYTHING, choices=Overrides(bases=("b1", "b2", "b3", "gone")))
    every = replace(EVERYTHING, choices=Overrides(bases=(ALL_BASES,)))
    path = file(tmp_path, FILES.text((asking, every), PROVIDERS, there))
    assert json.loads(path.read_text())["assistants"][0]["knowledge_bases"] == ["Contracts", "Recipes", "Notes"]
    here = (Base("x1", " Contracts"), Base("x2", "Recipes"), Base("x3", "Recipes"))
    result = await FILES.read(path, PROVIDERS, here)
    assert isinstance(result, AssistantImport)
    first, second = result.assistants
    assert first.assistant.choices.bases == ("x1",)
    assert (first.left_out, first.missing_bases) == ((LeftOut.KNOWLEDGE,), ("Recipes", "Notes"))
    assert second.assistant.choices.bases == (ALL_BASES,)
    assert not second.left_out
    odd = {"format": "citewise-assistants", "version": 1}
    for value in (3, {"a": 1}, [None, 4, ""], ["x"] * 5000, ["y" * 5000]):
        (imported,) = (
            await read(file(tmp_path, {**odd, "assistants": [{"name": "n", "knowledge_bases": value}]}))
        ).assistants
        assert imported.assistant.choices.bases is None
        assert all(len(name) <= 200 for name in imported.missing_bases)


async def test_a_file_of_a_later_version_is_not_guessed_at(tmp_path: Path) -> None:
    newer = {"format": "citewise-assistants", "version": 2, "assistants": [{"name": "x"}]}
    assert await FILES.read(file(tmp_path, newer), ()) is AssistantFileProblem.NEWER


CHERRY = {
    "id": "1",
    "name": "Product manager",
    "emoji": "👔",
    "group": ["Work"],
    "prompt": " You manage products. ",
    "description": "Plans",
    "defaultModel": {"id": "gpt-5", "provider": "openai", "name": "GPT-5"},
    "settings": {
        "temperature": 0.4, "topP": 0.9, "maxTokens": 800, "enableMaxTokens": True, "contextCount": 20,
        "reasoning_effort": "high",
    },
    "regularPhrases": [{"title": "a"}],
    "knowledge_bases": [{"id": "k"}],
    "mcpServers": [{"id": "s"}],
}  # fmt: skip


async def test_an_agent_of_cherry_studio(tmp_path: Path) -> None:
    assistant, left_out, _ = await one(tmp_path, [CHERRY])
    assert (assistant.name, assistant.icon, assistant.description) == ("Product manager", "👔", "Plans")
    assert assistant.instructions == "You manage products."
    assert assistant.choices == Overrides(model=ModelChoice("openai", "gpt-5"))
    assert assistant.sampling == Sampling(800, 0.4, 0.9, (), "high")
    assert left_out == (LeftOut.OPENING, LeftOut.KNOWLEDGE, LeftOut.TOOLS, LeftOut.CONTEXT)


async def test_what_is_switched_off_there_is_not_taken(tmp_path: Path) -> None:
    settings = {"temperature": 0.4, "enableTemperature": False, "topP": 1, "maxTokens": 800, "enableMaxTokens": False}
    assistant, _, _ = await one(tmp_path, CHERRY | {"settings": settings, "defaultModel": {"id": "claude-9"}})
    assert assistant.sampling == Sampling()
    assert assistant.choices.model is None


async def test_a_backup_of_cherry_studio_gives_its_assistants_and_no_key(tmp_path: Path) -> None:
    storage = {
        "assistants": json.dumps({
            "defaultAssistant": {"id": "default", "name": "Default", "prompt": ""},
            "assistants": [{"id": "default", "name": "Default", "prompt": ""}, {**CHERRY, "id": "a2"}],
            "presets": [{"id": "p", "name": "Cook", "prompt": "Cook."}],
        }),
        "agents": json.dumps({"agents": [CHERRY]}),
        "llm": json.dumps({"providers": [{"apiKey": "sk-secret"}]}),
    }  # fmt: skip
    document = {"localStorage": {"persist:cherry-studio": json.dumps(storage)}, "indexedDB": {"topics": []}}
    path = tmp_path / "cherry.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("data.json", json.dumps(document))
    zipped, plain = await read(path), await read(file(tmp_path, document))
    for result in (zipped, plain):
        assert [imported.assistant.name for imported in result.assistants] == ["Product manager", "Cook"]
        assert "sk-secret" not in repr(result)


LOBE = {
    "identifier": "poet",
    "meta": {"title": "Poet", "avatar": "🪶", "description": "Verse", "tags": ["fun"]},
    "config": {
        "systemRole": "Answer in verse.",
        "model": "gpt-4o",
        "provider": "openai",
        "params": {"temperature": 0.6, "top_p": 1, "max_tokens": 4000, "frequency_penalty": 0},
        "plugins": ["weather"],
        "openingQuestions": ["A sonnet?"],
    },
}


@pytest.mark.parametrize(
    "document",
    [
        LOBE,
        {"exportType": "agents", "version": 7, "state": {"sessions": [{"type": "agent", **LOBE}, {"type": "group"}]}},
        {"mode": "pglite", "data": {"agents": [{"title": "Poet", "avatar": "🪶", "description": "Verse",
                                                 **LOBE["config"]}]}},  # type: ignore[dict-item]
    ],
)  # fmt: skip
async def test_agents_of_lobechat_in_each_of_its_exports(tmp_path: Path, document: Any) -> None:
    assistant, left_out, _ = await one(tmp_path, document)
    assert (assistant.name, assistant.icon, assistant.description) == ("Poet", "🪶", "Verse")
    assert assistant.instructions == "Answer in verse."
    assert assistant.choices.model == ModelChoice("openai", "gpt-4o")
    assert assistant.sampling == Sampling(4000, 0.6, 1.0)
    assert left_out == (LeftOut.OPENING, LeftOut.TOOLS)


async def test_a_picture_in_place_of_an_emoji_is_left_out(tmp_path: Path) -> None:
    picture = LOBE | {"meta": {"title": "x", "avatar": "https://example.org/a.png"}}
    assistant, left_out, _ = await one(tmp_path, picture)
    assert assistant.icon == ""
    assert LeftOut.PICTURE in left_out


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", AssistantFileProblem.NO_JSON),
        (b"\x89PNG\r\n", AssistantFileProblem.NO_JSON),
        (b"[" * 100_000, AssistantFileProblem.NO_JSON),
        (b"null", AssistantFileProblem.NO_ASSISTANTS),
        (b'{"config": [], "meta": 3}', AssistantFileProblem.NO_ASSISTANTS),
        (b'[{"title": "ChatGPT", "mapping": {}}]', AssistantFileProblem.NO_ASSISTANTS),
        (b'[{"name": "", "prompt": ""}]', AssistantFileProblem.NO_ASSISTANTS),
        (b'{"localStorage": {"persist:cherry-studio": "no json"}}', AssistantFileProblem.NO_ASSISTANTS),
        (b"PK\x03\x04" + b"\0" * 40, AssistantFileProblem.NO_JSON),
    ],
)
async def test_a_file_without_assistants_says_why(
    tmp_path: Path, content: bytes, problem: AssistantFileProblem
) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    assert await FILES.read(path, PROVIDERS) is problem


async def test_what_cannot_be_opened_or_is_too_large_is_told(tmp_path: Path) -> None:
    assert await FILES.read(tmp_path / "gone.json", ()) is AssistantFileProblem.CLOSED
    assert await FILES.read(tmp_path, ()) is AssistantFileProblem.CLOSED
    os.mkfifo(tmp_path / "pipe.json")
    assert await FILES.read(tmp_path / "pipe.json", ()) is AssistantFileProblem.CLOSED
    large = tmp_path / "large.json"
    with large.open("wb") as out:
        out.truncate(LARGEST + 1)
    assert await FILES.read(large, ()) is AssistantFileProblem.TOO_LARGE


async def test_sizes_counts_and_kinds_are_bounded(tmp_path: Path) -> None:
    wild = {
        "name": "n" * 5000,
        "emoji": {"a": 1},
        "description": ["x"],
        "prompt": "p" * (LONGEST_PROMPT + 5),
        "settings": {"temperature": 99, "topP": True, "maxTokens": -4, "enableMaxTokens": True, "reasoning_effort": 3},
        "defaultModel": "gpt",
    }
    rows = [wild, 7, None, {"name": "ok", "prompt": "fine \ud800"}, *({"name": f"{n}"} for n in range(MOST))]
    result = await read(file(tmp_path, rows))
    first, second = result.assistants[0], result.assistants[1]
    assert len(first.assistant.name) == 80
    assert len(first.assistant.instructions) == LONGEST_PROMPT
    assert first.assistant.sampling == Sampling()
    assert first.assistant.choices == Overrides()
    assert first.left_out == (LeftOut.PROMPT,)
    assert second.assistant.instructions == "fine \ufffd"
    assert len(result.assistants) == MOST - 2
    reasons = [skipped.reason for skipped in result.skipped]
    assert reasons == [LeftOut.BROKEN, LeftOut.BROKEN, *[LeftOut.TOO_MANY] * 4]


async def test_a_zip_with_one_json_is_read_as_that(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("poet.json", json.dumps(LOBE))
    assert (await read(path)).program is AssistantProgram.LOBECHAT
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("more.json", "{}")
    assert await FILES.read(path, ()) is AssistantFileProblem.NO_ASSISTANTS


async def test_a_name_holds_nothing_that_cannot_be_seen_or_turns_words_around(tmp_path: Path) -> None:
    rows = [{"name": "\u202ea\x07b\u2066 \U0001f468\u200d\U0001f469", "description": "c\u200bd", "prompt": "x"}]
    assistant, _, _ = await one(tmp_path, rows)
    assert (assistant.name, assistant.description) == ("a b \U0001f468\u200d\U0001f469", "c d")
