"""Settings, Memory: where facts about the user are kept, who proposes them, and all of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QVBoxLayout

from app.core.domain.chat import ModelChoice
from app.core.domain.conversation import Summary
from app.core.domain.memory import Fact
from app.core.secrecy import looks_secret
from app.ui.settings.controller import SettingsController
from app.ui.settings.facts_list import FactsList
from app.ui.settings.form import Choice, Hint, Page, StatusLabel, button_row, while_alive
from app.ui.settings.memory_removal import MemoryRemoval
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.sentences import shortened


class MemoryPage(Page):
    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller, self._tasks = controller, tasks
        self._store = controller.services.memory.facts
        self.switches: dict[str, QCheckBox] = {}  # by group
        self._build()
        self._load()
        tasks.run(controller.services.conversations.summaries(), while_alive(self, self._show_groups))

    def _build(self) -> None:
        memory = self._controller.settings.memory
        self.title(self.tr("Memory"))
        self.column.addWidget(
            Hint(
                self.tr(
                    "Short facts about you, so that later answers fit you. After an answer a model proposes "
                    "what to remember; a line under the answer says what was remembered and can undo it. "
                    "Keys, passwords and codes are never kept, and private conversations remember nothing."
                )
            )
        )
        self.section(self.tr("Remember in"), self.tr("Off by default; each group has its own memory."))
        self._switches = QVBoxLayout()
        self._switches.setSpacing(4)
        self.column.addLayout(self._switches)
        self._show_groups([])
        self.model = Choice[ModelChoice | None]()
        options: list[tuple[str, ModelChoice | None]] = [(self.tr("Auto (the model that answered)"), None)]
        for provider in self._controller.services.settings.in_force().providers:
            for name in provider.models:
                words = f"{shortened(name, 60)} · {shortened(provider.name, 30)}"
                options.append((words, ModelChoice(provider.id, name)))
        self.model.offer(options, memory.model)
        self.model.activated.connect(lambda: self._change(model=self.model.value()))
        self.row(self.tr("Memory model"), self.model)
        self.section(self.tr("Memories"))
        self.search_field = QLineEdit()
        self.search_field.setClearButtonEnabled(True)
        self.search_field.setPlaceholderText(self.tr("Search"))
        self.search_field.setAccessibleName(self.tr("Search memories"))
        self.column.addWidget(self.search_field)
        self.list = FactsList()
        self.removal, self.status, self.none = MemoryRemoval(self._store, self._tasks), StatusLabel(), Hint()
        self.removal.changed.connect(self._forgotten)
        self._build_buttons()  # above the list: below it they and the way back would be out of sight
        for widget in (self.removal, self.status, self.none):
            self.column.addWidget(widget)
        self.list.setAccessibleName(self.tr("Memories"))
        self.column.addWidget(self.list, 1)
        self.search_field.textChanged.connect(self._search)
        self.list.edited.connect(self._keep)
        self.list.deleted.connect(self._delete)

    def _build_buttons(self) -> None:
        self.buttons = {
            "add": QPushButton(self.tr("Add")),
            "edit": QPushButton(self.tr("Edit")),
            "delete": QPushButton(self.tr("Forget")),
            "all": QPushButton(self.tr("Forget all…")),
        }
        acts: dict[str, Any] = {
            "add": lambda: self.list.add(self.list.group_in_sight()),
            "edit": self.list.edit_current,
            "delete": self.list.delete_current,
            "all": self.removal.ask_forget_all,
        }
        buttons = [(button, acts[name]) for name, button in self.buttons.items()]
        self.column.addLayout(button_row(buttons, apart=self.buttons["all"]))

    def _show_groups(self, rows: Sequence[Summary]) -> None:
        """A switch for conversations without a group, and one for each group that is named anywhere."""
        on = self._controller.settings.memory.groups
        names = {*on, *(row.group for row in rows if not row.private)} - {""}
        for name in ("", *sorted(names, key=str.casefold)):
            if name in self.switches:
                continue
            words = name.replace("&", "&&") or self.tr("Conversations without a group")
            switch = self.switches[name] = QCheckBox(shortened(words, 80))
            switch.setChecked(name in on)
            switch.toggled.connect(lambda checked, name=name: self._switch(name, checked))
            self._switches.addWidget(switch, 0, Qt.AlignmentFlag.AlignLeft)

    def _switch(self, name: str, on: bool) -> None:
        groups = self._controller.settings.memory.groups
        others = tuple(group for group in groups if group != name)
        self._change(groups=(*others, name) if on else others)

    def _change(self, **news: Any) -> None:
        settings = self._controller.settings
        self._controller.change(replace(settings, memory=replace(settings.memory, **news)))

    def _load(self) -> None:
        self._tasks.run(self._store.facts(), while_alive(self, self._show))

    def _show(self, facts: Sequence[Fact]) -> None:
        self.list.show_facts(facts)
        self._show_none()

    def _search(self, text: str) -> None:
        self.list.search(text)
        self._show_none()

    def _show_none(self) -> None:
        facts = self.list.facts()
        searched = self.search_field.text().strip()
        self.none.setText(
            self.tr("Nothing found for “{text}”.").format(text=searched[:80])
            if searched
            else self.tr("No memories yet.")
        )
        self.none.setVisible(not facts)
        self.buttons["all"].setEnabled(bool(facts))

    def _keep(self, fact: Fact) -> None:
        if looks_secret(fact.text):
            self.status.bad(self.tr("This looks like a key, a password or a code. It is not kept."))
            self._load()
            return
        self.status.nothing()
        self._then(self._store.keep_fact(fact))

    def _delete(self, fact: Fact) -> None:
        self.status.nothing()
        self.removal.forget(fact.id, fact.text)

    def _forgotten(self, turns: frozenset[str]) -> None:
        self._load()
        self._controller.forgotten.emit(turns)

    def _then(self, call: Any) -> None:
        """Do it, and show what is kept now."""
        self._tasks.run(call, while_alive(self, lambda _: self._load()))
