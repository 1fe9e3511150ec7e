"""The dialog of an import: choose, look, run, report. It shows what its controller says, and runs nothing itself."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.transfer.course import ImportCounts, ImportProgress, ImportReport
from app.ui.wording.foreign import imports as words
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.sentences import shortened

_STEPS = 1000  # of the progress bar
_Act = tuple[QPushButton, str, Callable[[], object]]


class ImportDialog(QDialog):
    choose_requested = Signal()
    choose_folder_requested = Signal()
    import_requested = Signal()
    stop_requested = Signal()
    undo_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Import conversations"))
        self.title, self.body = QLabel(), QLabel()
        self.title.setProperty("title", True)
        for label in (self.title, self.body):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self.details_heading, self.details = QLabel(), QPlainTextEdit(readOnly=True)
        self.details_heading.setProperty("muted", True)
        self.details.setTabChangesFocus(True)
        self.details.setMaximumHeight(160)
        self.quiet, self.cancel, self.main = QPushButton(), QPushButton(), QPushButton()
        self.main.setProperty("primary", True)
        self.quiet.setProperty("quiet", True)
        self._acts: dict[QPushButton, Callable[[], object]] = {}
        self._is_running = False
        self._build()
        self.show_choice()

    def show_choice(self, problem: str = "") -> None:
        """What can be imported; problem: why the last file could not."""
        self._show(
            self.tr("Bring your conversations along"),
            [
                problem
                or self.tr(
                    "From ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, "
                    "Gemini or another Citewise: choose the file that its export or backup wrote, or its folder. "
                    "Nothing of it leaves this computer."
                )
            ],
            (self.main, self.tr("Choose file…"), self.choose_requested.emit),
            (self.quiet, self.tr("Choose folder…"), self.choose_folder_requested.emit),
            (self.cancel, self.tr("Cancel"), self.reject),
        )

    def show_reading(self, name: str) -> None:
        self._is_running = True
        heading = self.tr("Looking through {file}…").format(file=unturned(shortened(name, 60)))
        self._show(heading, [""], (self.cancel, self.tr("Cancel"), self.reject), progress=True)

    def show_preview(self, counts: ImportCounts) -> None:
        self._is_running = False
        buttons: list[_Act] = []
        if words.has_news(counts):
            buttons.append((self.main, self.tr("Import"), self.import_requested.emit))
            buttons.append((self.cancel, self.tr("Cancel"), self.reject))
        else:
            buttons.append((self.main, self.tr("Close"), self.reject))
        lines = words.preview_lines(counts)
        if not words.has_news(counts):
            lines.append(self.tr("There is nothing new in it."))
        self._show(counts.program, lines, *buttons)
        self._show_skipped(counts)

    def show_running(self, program: str) -> None:
        self._is_running = True
        heading = self.tr("Importing from {program}…").format(program=program)
        self._show(heading, [""], (self.cancel, self.tr("Stop"), self._stop), progress=True)

    def show_progress(self, progress: ImportProgress) -> None:
        self.bar.setMaximum(0 if progress.fraction is None else _STEPS)
        self.bar.setValue(round(_STEPS * (progress.fraction or 0.0)))
        counts = words.count_words(progress.conversations, progress.turns)
        self.body.setText(self.tr("Making it searchable…") if progress.indexing else counts)

    def show_report(self, report: ImportReport) -> None:
        self._is_running = False
        buttons: list[_Act] = [(self.main, self.tr("Close"), self.reject)]
        if report.batch:
            buttons.append((self.quiet, self.tr("Undo"), self.undo_requested.emit))
        self._show(words.report_title(report), words.report_lines(report), *buttons)
        self._show_skipped(report.counts)

    def show_undoing(self) -> None:
        self._is_running = True
        self._show(self.tr("Undoing the import…"), [""], progress=True)
        self.bar.setMaximum(0)

    def show_end(self, heading: str, line: str) -> None:
        self._is_running = False
        self._show(heading, [line], (self.main, self.tr("Close"), self.reject))

    def done(self, result: int) -> None:
        """However it is closed."""
        if self._is_running:
            self.stop_requested.emit()
        super().done(result)

    def _build(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.quiet)
        foot.addStretch(1)
        for button in (self.cancel, self.main):
            foot.addWidget(button)
        for button in (self.quiet, self.cancel, self.main):
            button.clicked.connect(lambda _=False, button=button: self._acts[button]())
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        for widget in (self.title, self.body, self.bar, self.details_heading, self.details):
            column.addWidget(widget)
        column.addStretch(1)
        column.addLayout(foot)
        self.setMinimumWidth(480)

    def _show(
        self,
        heading: str,
        lines: Sequence[str],
        *buttons: _Act,
        progress: bool = False,
    ) -> None:
        self.title.setText(heading)
        self.body.setText("\n".join(lines))
        self.bar.setVisible(progress)
        self.bar.setMaximum(0 if progress else _STEPS)
        self.details.hide()
        self.details_heading.hide()
        self._acts = {button: act for button, _, act in buttons}
        labels = {button: label for button, label, _ in buttons}
        for button in (self.quiet, self.cancel, self.main):
            button.setVisible(button in labels)
            button.setText(labels.get(button, ""))
            button.setEnabled(True)
        if buttons:
            self.main.setDefault(self.main in labels)
            buttons[0][0].setFocus()
        self.adjustSize()

    def _show_skipped(self, counts: ImportCounts) -> None:
        if not counts.skipped_count:
            return
        lines = [words.skipped_line(part) for part in counts.skipped]
        if counts.skipped_count > len(lines):
            lines.append("…")
        self.details_heading.setText(words.skipped_heading(counts.skipped_count))
        self.details.setPlainText("\n".join(lines))
        self.details.setAccessibleName(self.details_heading.text())
        self.details_heading.show()
        self.details.show()
        self.adjustSize()

    def _stop(self) -> None:
        self.cancel.setEnabled(False)
        self.stop_requested.emit()
