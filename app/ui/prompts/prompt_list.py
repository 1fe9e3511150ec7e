"""The prompts of the library, as the window knows them: changed here at once, and stored beside it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QSettings, Signal

from app.core.domain.events import Failure
from app.core.domain.prompts import Prompt
from app.core.ports.library import LibraryStore
from app.core.prompt_library.exchange import clean_folder
from app.core.prompt_library.ranking import fold
from app.ui.tasks.turn_runner import Tasks

_RECENT, _FOLDERS = "prompts/recent", "prompts/folders"  # in `window.ini`
_MOST_RECENT = 20


class PromptList(QObject):
    """`memory` keeps what is no part of a prompt: which were used last, and folders that hold none."""

    changed = Signal()
    failed = Signal(object)  # a Failure

    def __init__(self, store: LibraryStore, tasks: Tasks, memory: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self.tasks, self._memory = store, tasks, memory
        self.prompts: list[Prompt] = []
        self.loaded = False
        self._changes = 0  # that were made here

    def load(self) -> None:
        """Also what the terminal or a merge put there."""
        before = self._changes

        async def read() -> list[Prompt]:
            prompts = await self._store.prompts()
            await asyncio.to_thread(fold, prompts)
            return prompts

        def show(prompts: list[Prompt]) -> None:
            if self._changes != before:  # what was read may be older than what is known here
                self.load()
                return
            self.prompts, self.loaded = prompts, True
            self.changed.emit()

        self.tasks.request(read(), show, self.failed.emit)

    def get(self, prompt_id: str) -> Prompt | None:
        return next((prompt for prompt in self.prompts if prompt.id == prompt_id), None)

    def save(self, prompts: Sequence[Prompt]) -> None:
        """Those that are there are replaced where they stand; what is new comes last."""
        if not prompts:
            return
        self._changes += 1
        old = {prompt.id: prompt for prompt in self.prompts}
        self.prompts = list((old | {prompt.id: prompt for prompt in prompts}).values())
        self.changed.emit()
        self.tasks.run(self._store.save_prompts(prompts), None, self._fail)

    def delete(self, prompts: Sequence[Prompt]) -> Callable[[], None]:
        """Gives what brings them back."""
        ids = {prompt.id for prompt in prompts}
        self._changes += 1
        self.prompts = [prompt for prompt in self.prompts if prompt.id not in ids]
        self.changed.emit()
        self.tasks.run(self._store.delete_prompts(sorted(ids)), None, self._fail)
        return lambda: self.save(prompts)

    def count_use(self, prompt_id: str) -> None:
        if (prompt := self.get(prompt_id)) is None:
            return
        self._memory.setValue(_RECENT, [prompt_id, *(one for one in self.recent if one != prompt_id)][:_MOST_RECENT])
        self.save([replace(prompt, uses=prompt.uses + 1)])

    @property
    def recent(self) -> list[str]:
        """Ids of those that were used last, the latest first."""
        return self._names(_RECENT)

    @property
    def folders(self) -> list[str]:
        """All, with those above them: `a`, `a/b`."""
        paths = {*self.empty_folders, *(prompt.folder for prompt in self.prompts)}
        whole = {"/".join(path.split("/")[:depth]) for path in paths if path for depth in range(1, path.count("/") + 2)}
        return sorted(whole, key=lambda path: path.casefold().split("/"))

    @property
    def empty_folders(self) -> list[str]:
        """Those that are there even without a prompt."""
        return self._names(_FOLDERS)

    def keep_folders(self, folders: Sequence[str]) -> None:
        """Remember folders that may be empty."""
        self._memory.setValue(_FOLDERS, list(dict.fromkeys(folders)))
        self.changed.emit()

    def has_room(self, folder: str, target: str) -> bool:
        """Whether a folder and those below it can lie in that one, no deeper than a tree can show."""
        head = len(folder.rpartition("/")[0])
        paths = [f"{target}/{path[head:].strip('/')}".strip("/") for path in self.folders if lies_in(path, [folder])]
        return all(clean_folder(path) == path for path in paths)

    def move(self, folders: Mapping[str, str], prompts: Mapping[str, str]) -> Callable[[], None]:
        """`folders`: old path → new one, with all below it; `prompts`: id → folder. Gives what takes it back."""

        def place(path: str) -> str:
            for old, new in folders.items():
                if lies_in(path, [old]):
                    return clean_folder(new + path[len(old) :])
            return path

        empty, before = self.empty_folders, {one.id: one.folder for one in self.prompts}
        self._memory.setValue(_FOLDERS, [place(one) for one in self.folders])
        changed = [replace(one, folder=prompts.get(one.id, place(one.folder))) for one in self.prompts]
        self.save([new for new, old in zip(changed, self.prompts, strict=True) if new != old])
        self.changed.emit()

        def undo() -> None:
            self._memory.setValue(_FOLDERS, empty)
            back = [replace(one, folder=before.get(one.id, one.folder)) for one in self.prompts]
            self.save([new for new, old in zip(back, self.prompts, strict=True) if new != old])
            self.changed.emit()

        return undo

    def _fail(self, failure: Failure) -> None:
        """What is stored comes back."""
        self.failed.emit(failure)
        self.load()

    def _names(self, place: str) -> list[str]:
        value = self._memory.value(place)
        return [str(one) for one in value] if isinstance(value, list) else [value] if isinstance(value, str) else []


def lies_in(folder: str, paths: Sequence[str]) -> bool:
    """Whether it is one of these, or below one."""
    return any(folder == path or folder.startswith(f"{path}/") for path in paths)
