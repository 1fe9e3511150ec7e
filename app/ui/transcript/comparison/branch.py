"""The turns of a branch as the page has them; the last one may be several that stand side by side."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.core.domain.turn.turn import Turn
from app.ui.tasks.branch import Places
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.rendered_turn import Job, RenderedTurn

if TYPE_CHECKING:
    from app.ui.transcript.comparison.columns import Columns


class RenderedBranch:
    """add_script: brings a file to the page that is seldom needed."""

    def __init__(self, renderer: Renderer, add_script: Callable[[str], None]) -> None:
        self._renderer, self._add_script = renderer, add_script
        self.rows: list[RenderedTurn | Columns] = []  # oldest first

    def turns(self) -> list[Turn]:
        return [row.turn for row in self.rows]

    def all(self) -> list[RenderedTurn]:
        """With those that stand beside the last one."""
        return [one for row in self.rows for one in _turns_of(row)]

    def find(self, turn_id: str) -> RenderedTurn | None:
        return next((one for one in self.all() if one.turn.id == turn_id), None)

    def has(self, turn_id: str, before: int) -> bool:
        """It is one of the first so many."""
        return any(one.turn.id == turn_id for row in self.rows[:before] for one in _turns_of(row))

    def update(
        self, turns: Sequence[Turn], places: Places, columns: Sequence[Turn]
    ) -> "tuple[int, list[RenderedTurn | Columns]]":
        """Other turns are shown: how many of the first ones are the same, and which rows left."""
        new = [(turn, columns if turn is turns[-1] else (), places.get(turn.id)) for turn in turns]
        same = 0
        while same < min(len(new), len(self.rows)) and _shows(self.rows[same], *new[same][:2]):
            same += 1
        common, left = self.rows[:same], self.rows[same:]
        self.rows = [*common, *(self.row(*one) for one in new[same:])]
        for row, (turn, beside, place) in zip(common, new, strict=False):
            if isinstance(row, RenderedTurn):
                row.turn = turn  # the same, perhaps loaded anew: from now on that one grows
                row.stand(place)
            else:
                row.follow(turn, beside)
        return same, left

    def row(
        self, turn: Turn, columns: Sequence[Turn] = (), place: tuple[int, int] | None = None
    ) -> "RenderedTurn | Columns":
        if not columns:
            return RenderedTurn(turn, self._renderer, place)
        from app.ui.transcript.comparison.columns import Columns  # few compare

        self._add_script("columns.js")
        return Columns(turn, columns, self._renderer)

    def beside(self, turn: Turn) -> list[Job]:
        """What puts a new turn beside the last ones; nothing where it does not belong there."""
        last = self._columns()
        return [last.add(turn)] if last is not None and last.takes(turn) else []

    def focus(self, turn_id: str) -> list[Job]:
        """Of answers that stand side by side, the one that is looked at."""
        last = self._columns()
        return [last.focus(turn_id)] if last is not None and last.find(turn_id) else []

    def renew(self, turn: Turn) -> RenderedTurn | None:
        """An answer that had ended goes on."""
        for place, row in enumerate(self.rows):
            if isinstance(row, RenderedTurn) and row.turn.id == turn.id:
                new = self.rows[place] = RenderedTurn(turn, self._renderer)
                return new
            if not isinstance(row, RenderedTurn) and row.find(turn.id):
                return row.renew(turn)
        return None

    def _columns(self) -> "Columns | None":
        last = self.rows[-1] if self.rows else None
        return None if last is None or isinstance(last, RenderedTurn) else last


def _turns_of(row: "RenderedTurn | Columns") -> list[RenderedTurn]:
    return [row] if isinstance(row, RenderedTurn) else row.all()


def _shows(row: "RenderedTurn | Columns", turn: Turn, columns: Sequence[Turn]) -> bool:
    """The page has this turn, and those beside it, as they are."""
    return row.shows(turn) and not columns if isinstance(row, RenderedTurn) else row.shows(columns)
