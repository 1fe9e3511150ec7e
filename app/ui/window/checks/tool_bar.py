"""The bar that asks whether a model may call a tool of the user's servers."""

from PySide6.QtWidgets import QWidget

from app.core.ask import Ask
from app.core.domain import events as e
from app.core.domain.chat.tool_servers import ToolAnswer
from app.ui.widgets.bars import Bar
from app.ui.wording.sentences import shortened

_ENDS = (e.TurnFinished, e.TurnStopped, e.TurnFailed)
_ARGUMENTS = 300  # characters


class ToolBar(Bar):
    """One call at a time, whichever conversation is shown; the others wait their turn."""

    def __init__(self, ask: Ask, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._requests: list[e.ToolPermissionRequested] = []

    def follow(self, event: e.Event) -> None:
        match event:
            case e.ToolPermissionRequested():
                self._requests.append(event)
            case e.ToolPermissionAnswered(turn=turn, call=call):
                self._requests = [one for one in self._requests if (one.turn, one.call.id) != (turn, call)]
            case e.Event(turn=turn) if isinstance(event, _ENDS) and self._requests:
                self._requests = [one for one in self._requests if one.turn != turn]
            case _:
                return
        self._show()

    def _show(self) -> None:
        if not self._requests:
            self.hide()
            return
        one = self._requests[0]
        words = self.tr("The model wants to use “{tool}” of {server}: {arguments}").format(
            tool=shortened(one.tool, 60),
            server=shortened(one.server, 60),
            arguments=shortened(one.call.arguments, _ARGUMENTS),
        )
        self.announce(
            words,
            (self.tr("Allow once"), lambda: self._answer(one, ToolAnswer.ONCE)),
            (self.tr("Always for this server"), lambda: self._answer(one, ToolAnswer.ALWAYS)),
            (self.tr("Not now"), lambda: self._answer(one, ToolAnswer.NOT_NOW)),
            (self.tr("Never"), lambda: self._answer(one, ToolAnswer.NEVER)),
        )

    def _answer(self, one: e.ToolPermissionRequested, answer: ToolAnswer) -> None:
        self._ask.permit(one.turn, one.call.id, answer)
