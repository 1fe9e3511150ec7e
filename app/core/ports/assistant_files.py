"""Files with assistants: our own, and those of other programs."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from app.core.domain.assistants import Assistant
from app.core.domain.assistants.transfer import AssistantFileProblem, AssistantImport
from app.core.domain.chat import Provider
from app.core.domain.knowledge import Base


class AssistantFiles(Protocol):
    async def read(
        self, path: Path, providers: Sequence[Provider], bases: Sequence[Base] = ()
    ) -> AssistantImport | AssistantFileProblem:
        """What a file holds; models of `providers` and the names of `bases` are recognised."""
        ...

    def text(self, assistants: Sequence[Assistant], providers: Sequence[Provider], bases: Sequence[Base] = ()) -> str:
        """Our own format (docs/assistants.md). Of knowledge bases it holds the names alone."""
        ...
