"""The model inside: which files, how it runs, how it stands, whether it works."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.chat import ModelChoice
from app.core.domain.events import Failure
from app.core.domain.settings import EMBEDDED_PROVIDER, LocalModel, Settings
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import FIRST_LINE, Hint, NumberField, StatusLabel, add_grid_row, button_row, while_alive
from app.ui.settings.labels import card_sentence
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.tips import plain_tip
from app.ui.wording.names import INSTALL_EMBEDDED
from app.ui.wording.sentences import shortened

_AGAIN = 1000  # milliseconds between two looks at how it stands
_ROWS = 4  # files that are seen at once


class EmbeddedCard(QFrame):
    """Saves every change; the model is loaded by the first question or by the test."""

    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self.setObjectName("card")
        self._controller = controller
        self._tasks = tasks
        self._build()
        self._clock = QTimer(self, interval=_AGAIN)
        self._clock.timeout.connect(self.refresh)
        controller.saved.connect(self._follow)
        self._follow(controller.settings)

    def add_files(self, files: Sequence[str]) -> None:
        files_before = self._local.files
        self._change(files=(*files_before, *(file for file in dict.fromkeys(files) if file not in files_before)))
        if len(self._local.files) > len(files_before):
            self.files.setCurrentRow(len(files_before))

    def remove(self) -> None:
        """Forget the chosen file, which stays where it is on the disk."""
        settings, files = self._controller.settings, self._local.files_by_name()
        removed = files.get(self._selected())
        if removed is None:
            return
        local = replace(self._local, files=tuple(file for file in self._local.files if file != removed))
        model = settings.model
        if model is not None and model.provider == EMBEDDED_PROVIDER:
            names = {
                file: name for name, file in local.files_by_name().items()
            }  # one that shared its name is called anew
            name = names.get(files.get(model.model, ""))
            model = ModelChoice(EMBEDDED_PROVIDER, name) if name else None
        self._controller.change(replace(settings, local=local, model=model))
        if model != settings.model and model is None:
            self.status.bad(
                self.tr("The default model was removed. Until you choose another one, answers are quotes only.")
            )

    def test(self) -> None:
        if model := self._selected():
            self.status.waiting(self.tr("Loading and testing {model}…").format(model=shortened(model, 60)))
            call = self._controller.services.models.directory.check(self._local.provider(), model)
            report = while_alive(self, self._report)
            self._tasks.request(call, while_alive(self, lambda word: self._worked(model, word)), report)

    def use(self) -> None:
        """Make the chosen model the one that answers."""
        if model := self._selected():
            self._controller.change(replace(self._controller.settings, model=ModelChoice(EMBEDDED_PROVIDER, model)))
            self.status.good(self.tr("{model} is the default model now.").format(model=shortened(model, 60)))

    def refresh(self) -> None:
        """How it stands now."""
        state = self._controller.services.models.embedded_state()
        self.missing.setVisible(not state.installed)
        self.body.setVisible(state.installed)
        name = shortened(state.model, 40)
        match state.doing:
            case "loading":
                words = self.tr("loading {model}…").format(model=name)
            case "running":
                words = self.tr("running {model}").format(model=name)
            case "failed":
                words = self.tr("{model} failed to start").format(model=name)
            case _:
                words = self.tr("starts with the first question") if self._local.files else ""
        self.state.setText(words if state.installed else self.tr("not installed"))
        trouble = card_sentence(state.failure) if state.failure and state.installed else ""
        self.state.setToolTip(plain_tip(trouble))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def _build(self) -> None:
        self.state = QLabel()
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setProperty("muted", True)
        self.missing = StatusLabel()
        self.missing.waiting(
            self.tr(
                "The runtime for models is not installed. Run this command, then start Citewise again: {command}"
            ).format(command=INSTALL_EMBEDDED)
        )
        self.body = QWidget()
        self.status = StatusLabel()
        top = QHBoxLayout()
        top.addWidget(Hint(self.tr("Runs a GGUF file on this computer. No API key, no other program.")), 1)
        top.addWidget(self.state, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.missing)
        column.addWidget(self.body)
        column.addWidget(self.status)
        self._build_body()

    def _build_body(self) -> None:
        self.files = QListWidget()
        self.files.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.files.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.files.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.files.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.files.currentRowChanged.connect(lambda _: self._enable())
        self.files.itemActivated.connect(lambda _: self.use())
        self.context, self.threads, self.layers = NumberField(), NumberField(), NumberField()
        self.threads.setSpecialValueText(self.tr("Auto"))
        self.layers.setSpecialValueText(self.tr("0 (CPU only)"))
        ranges = ((self.context, "context_size", 512, 1_048_576, 1024), (self.threads, "threads", 0, 512, 1))
        for field, name, lowest, highest, step in (*ranges, (self.layers, "gpu_layers", 0, 999, 1)):
            field.setRange(lowest, highest)
            field.setSingleStep(step)
            field.setKeyboardTracking(False)  # not while digits are still being typed
            field.valueChanged.connect(lambda value, name=name: self._change(**{name: value}))
        self.none = Hint(self.tr("No file yet. Add one that you have downloaded."))
        self.none.setContentsMargins(0, FIRST_LINE, 0, 0)  # as its name
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Files"), self.files),
            (self.tr("Context (tokens)"), self.context),
            (self.tr("Threads"), self.threads),
            (self.tr("GPU layers"), self.layers),
        )
        for number, (label, part) in enumerate(rows):
            add_grid_row(grid, number, label, part)
        grid.addWidget(self.none, 0, 1)
        hint = self.tr("A larger context takes more memory. GPU layers need an xllamacpp build for your GPU.")
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(grid)
        column.addWidget(Hint(hint))
        column.addLayout(self._button_row())

    def _button_row(self) -> QLayout:
        acts = {
            "use": (self.tr("Set as default"), self.use),
            "test": (self.tr("Test"), self.test),
            "add": (self.tr("Add files…"), self._ask_for_files),
            "remove": (self.tr("Remove"), self.remove),
        }
        self.buttons = {name: QPushButton(label) for name, (label, _) in acts.items()}
        return button_row([(self.buttons[name], act) for name, (_, act) in acts.items()], apart=self.buttons["remove"])

    @property
    def _local(self) -> LocalModel:
        return self._controller.settings.local

    def _selected(self) -> str:
        names = list(self._local.files_by_name())
        row = self.files.currentRow()
        return names[row] if 0 <= row < len(names) else ""

    def _change(self, **news: Any) -> None:
        self.status.nothing()
        self._controller.change(replace(self._controller.settings, local=replace(self._local, **news)))

    def _follow(self, settings: Settings) -> None:
        """Show what is in force; a file keeps its place in the list."""
        by_name = settings.local.files_by_name()
        if [self.files.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.files.count())] != list(
            by_name.values()
        ):
            self._fill(by_name, settings.model)
        for field, value in (
            (self.context, settings.local.context_size),
            (self.threads, settings.local.threads),
            (self.layers, settings.local.gpu_layers),
        ):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)
        self.files.setVisible(bool(by_name))
        self.none.setVisible(not by_name)
        self._enable()
        self.refresh()

    def _fill(self, by_name: dict[str, str], model: ModelChoice | None) -> None:
        row = self.files.currentRow()
        self.files.clear()
        for name, file in by_name.items():
            item = QListWidgetItem(shortened(name, 80), self.files)
            item.setData(Qt.ItemDataRole.UserRole, file)
            item.setToolTip(plain_tip(file))
        names = list(by_name)
        if row < 0 and model is not None and model.provider == EMBEDDED_PROVIDER and model.model in names:
            row = names.index(model.model)
        self.files.setCurrentRow(min(max(row, 0), len(names) - 1))
        row_height = max(0, self.files.sizeHintForRow(0))
        self.files.setFixedHeight(row_height * min(len(names), _ROWS) + 2 * self.files.frameWidth() + 8)

    def _enable(self) -> None:
        for name in ("use", "test", "remove"):
            self.buttons[name].setEnabled(bool(self._selected()))

    def _ask_for_files(self) -> None:
        last = self._local.files[-1:]
        folder = str(Path(last[0]).parent) if last else ""
        picker = QFileDialog(self, self.tr("Choose models"), folder, self.tr("Models (*.gguf);;All files (*)"))
        picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picker.setFileMode(QFileDialog.FileMode.ExistingFiles)
        picker.filesSelected.connect(self.add_files)
        picker.open()

    def _worked(self, model: str, word: str) -> None:
        sentence = self.tr("{model} works. Reply: {word}") if word else self.tr("{model} works.")
        self.status.good(sentence.format(model=shortened(model, 60), word=shortened(word, 80)))
        self.refresh()

    def _report(self, failure: Failure) -> None:
        self.status.bad(card_sentence(failure))
        self.refresh()
