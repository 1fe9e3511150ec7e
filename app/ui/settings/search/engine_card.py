"""The engine that is chosen in the list: how it stands, what it says about reading its pages, and whether it works."""

from collections.abc import Awaitable, Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout

from app.core.domain.catalogue import EngineState
from app.core.domain.events import Failure
from app.core.domain.evidence import Outcome, Report
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, StatusLabel, button_row, while_alive
from app.ui.settings.labels import duration_words
from app.ui.settings.search.engine_list import EngineList
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.failures import failure_sentence
from app.ui.wording.language import listed_clauses
from app.ui.wording.sentences import engine_name, outcome_words, report_sentence, shortened

_AGAIN = 1000  # milliseconds: rests run out while one looks


class EngineCard(QFrame):
    open_requested = Signal(str)  # an address

    def __init__(self, controller: SettingsController, tasks: Tasks, engines: EngineList) -> None:
        super().__init__()
        self.setObjectName("card")
        self._controller = controller
        self._tasks = tasks
        self._engines = engines
        self._engine = ""
        self._testing: set[str] = set()
        self.title = QLabel()
        font = self.title.font()
        font.setWeight(font.Weight.Bold)
        self.title.setFont(font)
        self.state, self.status, self.unused = Hint(), StatusLabel(), StatusLabel()
        self.test_button, self.terms_button = QPushButton(self.tr("Test")), QPushButton(self.tr("Terms of use"))
        self.check_button = QPushButton(self.tr("Solve in window"))
        row = button_row(
            [(self.test_button, self.test), (self.check_button, self.solve), (self.terms_button, self._open_terms)]
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        for widget in (self.title, self.state, self.status, self.unused):
            column.addWidget(widget)
        column.addLayout(row)
        self._clock = QTimer(self, interval=_AGAIN)
        self._clock.timeout.connect(self.refresh)
        engines.selected.connect(self.show_engine)
        self.show_engine(engines.current())

    def show_engine(self, engine: str) -> None:
        if engine and engine != self._engine:
            self._engine = engine
            self.title.setText(engine_name(engine))
            self.status.nothing()
        self.refresh()

    def refresh(self) -> None:
        """How the engines stand now."""
        states = {state.id: state for state in self._controller.services.search.engine_states()}
        self._engines.show_states({name: self._words(state) for name, state in states.items() if state.cooldown})
        state = states.get(self._engine)
        self.state.setText(self._words(state) if state else "")
        self.terms_button.setVisible(bool(state and state.terms))
        free = bool(self._engine) and self._engine not in self._testing
        self.test_button.setEnabled(free)
        self.check_button.setEnabled(free)
        wants_check = state is not None and state.outcome is Outcome.CHECK
        self.check_button.setVisible(wants_check and self._controller.services.search.solve_check is not None)
        self._report_unused()

    def test(self) -> None:
        """Search once with this engine alone."""
        self._ask(self._controller.services.search.test_engine, self.tr("Searching with {name}…"))

    def solve(self) -> None:
        """Show the check that the engine wants passed."""
        if (solve := self._controller.services.search.solve_check) is not None:
            self._ask(solve, self.tr("Solve the captcha of {name} in the window that opened."))

    def _ask(self, ask: Callable[[str], Awaitable[Report]], words: str) -> None:
        engine = self._engine
        self._testing.add(engine)
        self.status.waiting(words.format(name=engine_name(engine)))
        self.refresh()

        async def report() -> Report:
            return await ask(engine)

        def failed(failure: Failure) -> None:
            self._report(engine, False, failure_sentence(failure))

        self._tasks.request(report(), while_alive(self, self._show_report), while_alive(self, failed))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def _words(self, state: EngineState) -> str:
        if state.cooldown <= 0:
            return self.tr("ready")
        cause = outcome_words(state.outcome) if state.outcome else ""
        return self.tr("paused for {time}: {reason}").format(time=duration_words(state.cooldown), reason=cause)

    def _show_report(self, report: Report) -> None:
        if report.outcome is Outcome.HITS and report.hits:
            hit = report.hits[0]
            sentence = self.tr("{name} works. First result: “{title}”")
            if hit.structural:
                sentence = self.tr("{name} works, though its page has a new layout. First result: “{title}”")
            title = shortened(hit.title or hit.url, 120)
            self._report(report.engine, True, sentence.format(name=engine_name(report.engine), title=title))
        else:
            self._report(report.engine, report.outcome is Outcome.NO_RESULTS, report_sentence(report))

    def _report(self, engine: str, good: bool, words: str) -> None:
        self._testing.discard(engine)
        if engine == self._engine:  # else the user looks at another one meanwhile
            (self.status.good if good else self.status.bad)(words)
        self.refresh()

    def _report_unused(self) -> None:
        """What of the user's own engine definitions is wrong, now that the file may have been edited."""
        problems = listed_clauses(self._controller.services.search.engine_problems())
        if problems:
            self.unused.bad(self.tr("Not used: {problem}").format(problem=shortened(problems, 400)))
        else:
            self.unused.nothing()

    def _open_terms(self) -> None:
        states = self._controller.services.search.engine_states()
        self.open_requested.emit(next((state.terms for state in states if state.id == self._engine), ""))
