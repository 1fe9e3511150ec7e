"""Conversations into files: one into one file, many into a folder, or all of them into one document of JSON."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from app.core.after_answer.versions import version_in
from app.core.domain.conversation import Conversation, is_private
from app.core.domain.errors import Unavailable
from app.core.domain.transfer.whole import AttachedFile, WholeConversation
from app.core.export.json_format import document
from app.core.export.words import ENGLISH, Branches, ExportWords, FileFormat
from app.core.ports import ConversationStore


class FormatWriter(Protocol):
    """Makes a file's content of a conversation, in a thread of its own where that takes long."""

    async def content(self, whole: WholeConversation, words: ExportWords, branches: Branches) -> bytes:
        """Raises `Unavailable` where this installation lacks what it takes."""
        ...


class CompanionWriter(Protocol):
    """Makes the files that stand beside one."""

    async def companions(self, whole: WholeConversation, words: ExportWords, branches: Branches) -> Mapping[str, bytes]:
        """By their endings."""
        ...


class FileSink(Protocol):
    """Where files are written: a file is there whole or not at all."""

    async def write(self, path: Path, pieces: AsyncIterator[bytes]) -> None:
        """Raises `OSError`; what was there before stays then."""
        ...

    async def is_free(self, path: Path) -> bool: ...


@dataclass(frozen=True)
class ExportRequest:
    ids: tuple[str, ...]
    format: FileFormat
    branches: Branches = Branches.CURRENT
    words: ExportWords = ENGLISH
    languages: Mapping[str, str] = field(default_factory=dict)  # turn → the one that its answer is shown in


@dataclass(frozen=True)
class ExportProgress:
    """`missing`: conversations that are gone meanwhile."""

    written: int
    total: int
    missing: int = 0
    path: Path | None = None  # the last file


Documents = Callable[[Sequence[str]], Awaitable[tuple[AttachedFile, ...]]]
"""The files at these paths, without those that are gone, too large, or no files."""
Whole = Callable[[str], Awaitable[WholeConversation | None]]
Name = Callable[[WholeConversation], str]
"""The name of a conversation's file, without its ending."""


class Exporter:
    """writers: all formats but JSON, which needs no library. companions: of those that are more than one file."""

    def __init__(
        self,
        conversations: ConversationStore,
        stored: Whole,
        writers: Mapping[FileFormat, FormatWriter],
        files: FileSink,
        program: str = "",
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        companions: Mapping[FileFormat, CompanionWriter] | None = None,
        documents: Documents | None = None,
    ) -> None:
        self._conversations, self._stored = conversations, stored
        self._writers, self._files = writers, files
        self._program, self._now, self._documents = program, now, documents
        self._companions = companions or {}

    async def to_file(self, request: ExportRequest, path: Path) -> AsyncIterator[ExportProgress]:
        """All of them as one document of JSON, or one conversation in any format. Raises `OSError`, `AppError`."""
        total, missing = len(request.ids), 0
        if request.format is FileFormat.JSON:
            counts = _Counts()
            pieces = self._document(request.ids, counts)
            start = [await anext(pieces), await anext(pieces)]
            if counts.written:  # else what stands there is left alone
                await self._files.write(path, _chained(start, pieces))
            yield ExportProgress(counts.written, total, total - counts.written, path)
            return
        for id in request.ids[:1]:
            whole = await self._whole(id)
            if whole is None:
                missing += 1
                continue
            await self._write(whole, request, path)
        yield ExportProgress(1 - missing, 1, missing, path)

    async def to_folder(self, request: ExportRequest, folder: Path, name: Name) -> AsyncIterator[ExportProgress]:
        """A file for each, under a name that is free there. Tells after each; who stops has the files until then."""
        written = missing = 0
        for id in request.ids:
            whole = await self._whole(id)
            path = None
            if whole is None:
                missing += 1
            else:
                path = await self._free_path(folder, name(whole), request.format)
                await self._write(whole, request, path)
                written += 1
            yield ExportProgress(written, len(request.ids), missing, path)

    async def text(self, request: ExportRequest) -> str:
        """One conversation as it would stand in its file; empty where it is gone. Raises `AppError`."""
        whole = await self._whole(request.ids[0])
        return "" if whole is None else (await self._content(whole, request)).decode("utf-8", "replace")

    async def document(self, ids: Sequence[str]) -> AsyncIterator[bytes]:
        async for piece in self._document(ids, _Counts()):
            yield piece

    async def _write(self, whole: WholeConversation, request: ExportRequest, path: Path) -> None:
        is_new = await self._files.is_free(path)
        await self._files.write(path, _once(await self._content(whole, request)))
        if (companions := self._companions.get(request.format)) is None:
            return
        for ending, content in (await companions.companions(whole, request.words, request.branches)).items():
            beside, number = path.with_name(f"{_stem(path)}.{ending}"), 2
            while is_new and beside != path and not await self._files.is_free(beside):  # somebody else's: it stays
                beside, number = path.with_name(f"{_stem(path)} {number}.{ending}"), number + 1
            if beside != path:
                await self._files.write(beside, _once(content))

    async def _content(self, whole: WholeConversation, request: ExportRequest) -> bytes:
        if request.format is FileFormat.JSON:
            pieces = [piece async for piece in self._document([whole.id], _Counts())]
            return b"".join(pieces)
        writer = self._writers.get(request.format)
        if writer is None:
            raise Unavailable(request.format.value)
        if request.languages and request.format is not FileFormat.EVIDENCE:  # whose evidence is the answer's
            whole = replace(whole, conversation=_in_languages(whole.conversation, request.languages))
        return await writer.content(whole, request.words, request.branches)

    async def _document(self, ids: Sequence[str], counts: "_Counts") -> AsyncIterator[bytes]:
        yield document.head(self._program, self._now()).encode("utf-8", "replace")
        for id in ids:
            if (whole := await self._whole(id)) is not None:
                whole = await self._with_documents(whole)
                between = ",\n" if counts.written else "\n"
                text = await asyncio.to_thread(document.line, whole)  # pictures make it long
                counts.written += 1
                yield (between + text).encode("utf-8", "replace")
        yield document.END.encode()

    async def _with_documents(self, whole: WholeConversation) -> WholeConversation:
        paths = dict.fromkeys(path for turn in whole.conversation.turns for path in turn.files)
        if not paths or self._documents is None:
            return whole
        return replace(whole, documents=await self._documents(list(paths)))

    async def _whole(self, id: str) -> WholeConversation | None:
        """A private one has no place in the list; the window alone knows its id."""
        if not is_private(id):
            return await self._stored(id)
        conversation = await self._conversations.conversation(id)
        if conversation is None:
            return None
        return WholeConversation(conversation, tuple(await self._conversations.book(id)))

    async def _free_path(self, folder: Path, name: str, format: FileFormat) -> Path:
        number = 1
        while True:
            path = folder / (f"{name} {number}.{format.ending}" if number > 1 else f"{name}.{format.ending}")
            if await self._files.is_free(path):
                return path
            number += 1


def _in_languages(conversation: Conversation, languages: Mapping[str, str]) -> Conversation:
    return replace(
        conversation, turns=tuple(version_in(turn, languages.get(turn.id, "")) for turn in conversation.turns)
    )


def _stem(path: Path) -> str:
    """The name without what tells the format: `Sky` of `Sky.evidence.html`."""
    return path.stem.removesuffix(f".{FileFormat.EVIDENCE}")


@dataclass
class _Counts:
    written: int = 0


async def _chained(start: Sequence[bytes], rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    for piece in start:
        yield piece
    async for piece in rest:
        yield piece


async def _once(content: bytes) -> AsyncIterator[bytes]:
    yield content
