"""Fits `AssistantFiles`: a file is bounded before it is parsed, and each assistant in it afterwards."""

import asyncio
import zipfile
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from app.adapters.imports.archive import DAMAGED, TooLarge, open_archive, read_all
from app.adapters.imports.assistants import cherry_studio, citewise, lobechat
from app.adapters.imports.fields import first_text, mapping
from app.adapters.imports.json_files import items_at
from app.adapters.imports.json_stream import bounded_loads
from app.core.domain.assistants import LONGEST_NAME, Assistant
from app.core.domain.assistants.transfer import (
    AssistantFileProblem,
    AssistantImport,
    AssistantProgram,
    ImportedAssistant,
    LeftOut,
    SkippedAssistant,
)
from app.core.domain.chat import Provider
from app.core.domain.knowledge import Base

Convert = Callable[[Any], ImportedAssistant | SkippedAssistant]

MOST = 500  # assistants of one file
LARGEST = 32 << 20  # bytes of JSON
_BACKUP = "data.json"  # in one of Cherry Studio, of any size: what stands in it beside the assistants is passed over
_FORMATS: tuple[tuple[AssistantProgram, Any], ...] = (
    (AssistantProgram.CITEWISE, citewise),
    (AssistantProgram.LOBECHAT, lobechat),
    (AssistantProgram.CHERRY_STUDIO, cherry_studio),
)


class JsonAssistantFiles:
    async def read(
        self, path: Path, providers: Sequence[Provider], bases: Sequence[Base] = ()
    ) -> AssistantImport | AssistantFileProblem:
        return await asyncio.to_thread(_read, path, tuple(providers), tuple(bases))

    def text(self, assistants: Sequence[Assistant], providers: Sequence[Provider], bases: Sequence[Base] = ()) -> str:
        return citewise.text_of(assistants, providers, bases)


def _read(path: Path, providers: Sequence[Provider], bases: Sequence[Base]) -> AssistantImport | AssistantFileProblem:
    if not path.is_file():  # opening a pipe would wait for ever
        return AssistantFileProblem.CLOSED
    try:
        document = _backup(path) if zipfile.is_zipfile(path) else _document(path)
    except TooLarge:
        return AssistantFileProblem.TOO_LARGE
    except (ValueError, RecursionError):  # `BrokenJson` is one, too
        return AssistantFileProblem.NO_JSON
    except DAMAGED:
        return AssistantFileProblem.CLOSED
    return _assistants(document, providers, bases)


def _document(path: Path) -> Any:
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise TooLarge
    return bounded_loads(data.decode("utf-8-sig"))


def _backup(path: Path) -> Any:
    """What of a zip a format understands: the assistants of Cherry Studio's `data.json`, or the only JSON in it."""
    with open_archive(path) as archive:
        names = archive.names()
        if _BACKUP in names:
            with closing(items_at(archive, _BACKUP, f"localStorage.{cherry_studio.STORAGE}")) as values:  # type: ignore[type-var]
                storage = next(values, None)
            return {"localStorage": {cherry_studio.STORAGE: storage}} if storage is not None else None
        documents = [name for name in names if name.lower().endswith(".json")]
        if len(documents) != 1:
            return None
        return bounded_loads(read_all(archive, documents[0], LARGEST).decode("utf-8-sig"))


def _assistants(
    document: Any, providers: Sequence[Provider], bases: Sequence[Base]
) -> AssistantImport | AssistantFileProblem:
    for program, format in _FORMATS:
        if not format.recognises(document):
            continue
        if program is AssistantProgram.CITEWISE and citewise.is_newer(document):
            return AssistantFileProblem.NEWER
        rows = format.rows(document)
        is_own = program is AssistantProgram.CITEWISE
        convert = partial(format.assistant, providers=providers, **({"bases": bases} if is_own else {}))
        results = [_one(row, convert) for row in rows[:MOST]]
        skipped = [one for one in results if isinstance(one, SkippedAssistant)]
        skipped += [SkippedAssistant(_name(row), LeftOut.TOO_MANY) for row in rows[MOST : 2 * MOST]]
        assistants = tuple(one for one in results if isinstance(one, ImportedAssistant))
        return (
            AssistantImport(program, assistants, tuple(skipped)) if assistants else AssistantFileProblem.NO_ASSISTANTS
        )
    return AssistantFileProblem.NO_ASSISTANTS


def _one(row: Any, convert: Convert) -> ImportedAssistant | SkippedAssistant:
    return convert(row) if isinstance(row, dict) else SkippedAssistant("", LeftOut.BROKEN)


def _name(row: Any) -> str:
    row = mapping(row)
    return first_text(row.get("name"), mapping(row.get("meta")).get("title"))[:LONGEST_NAME]
