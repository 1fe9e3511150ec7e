"""The turns of a comparison on the page, side by side, in the place of one turn of the branch."""

from collections.abc import Callable, Sequence

from app.core.domain.turn.turn import Turn
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.parts.column_head import column_attributes, comparison_words, head, section
from app.ui.transcript.rendered_turn import Job, RenderedTurn, script_call


class RenderedColumn(RenderedTurn):
    """One that stands beside others: its head says whose answer it is."""

    def __init__(self, turn: Turn, renderer: Renderer, number: int) -> None:
        super().__init__(turn, renderer)
        self.column = column_attributes(turn)
        self.number = number  # 0: the question above all columns is this one's
        self._is_mounting = False

    def mount(self) -> Callable[[], str]:
        self._is_mounting = True
        job = super().mount()
        self._is_mounting = False
        return job

    def _end(self) -> None:
        super()._end()
        self._stale.add("column")

    def _part(self, name: str) -> str:
        match name:
            case "column":
                return head(self.turn)
            case "question" if self.number or self._is_mounting:  # it stands above all, and is the first one's
                return ""
            case "versions":
                return ""  # all that matter are in sight
        return super()._part(name)


class Columns:
    """To the transcript it is the column that has the focus, and all of them where something is looked for."""

    def __init__(self, turn: Turn, columns: Sequence[Turn], renderer: Renderer) -> None:
        self._renderer = renderer
        self._columns = [RenderedColumn(one, renderer, number) for number, one in enumerate(columns)]
        self._current = turn.id
        self._moved = False  # the page is to be told which one has the focus
        self.place = None  # among versions: all that matter are in sight

    @property
    def current(self) -> RenderedTurn:
        return self.find(self._current) or self._columns[0]

    @property
    def turn(self) -> Turn:
        return self.current.turn

    def all(self) -> list[RenderedTurn]:
        return [*self._columns]

    def find(self, turn_id: str) -> RenderedTurn | None:
        return next((one for one in self._columns if one.turn.id == turn_id), None)

    def shows(self, columns: Sequence[Turn]) -> bool:
        """The page has these columns as they are."""
        ids = [one.turn.id for one in self._columns]
        return ids == [one.id for one in columns] and all(map(RenderedTurn.shows, self._columns, columns))

    def follow(self, turn: Turn, columns: Sequence[Turn]) -> None:
        self._moved = self._moved or turn.id != self._current
        self._current = turn.id
        for rendered, one in zip(self._columns, columns, strict=True):
            rendered.turn = one

    def takes(self, turn: Turn) -> bool:
        """A turn that belongs beside these."""
        return turn.comparison == self.turn.comparison and turn.parent == self.turn.parent

    def add(self, turn: Turn) -> Job:
        """In the place of the column of its model, or where its question was asked among the others."""
        of_model = (number for number, one in enumerate(self._columns) if one.turn.model == turn.model)
        beside, old = self._columns[0].turn.id, next(of_model, None)
        replaced = behind = ""
        if old is None:
            place = sum(one.turn.created <= turn.created for one in self._columns)
            behind = self._columns[place].turn.id if place < len(self._columns) else ""
            new = RenderedColumn(turn, self._renderer, len(self._columns))
            self._columns.insert(place, new)
        else:
            replaced = self._columns[old].turn.id
            new = self._columns[old] = RenderedColumn(turn, self._renderer, self._columns[old].number)
            self._current = turn.id if self._current == replaced else self._current
        label, article = comparison_words(len(self._columns)), new.mount()
        return lambda: ("column", beside, replaced, behind, article(), label)

    def focus(self, turn_id: str) -> Job:
        self._current = turn_id
        return script_call("current", turn_id)

    def renew(self, turn: Turn) -> RenderedTurn:
        """An answer that had ended goes on."""
        place = next(place for place, one in enumerate(self._columns) if one.turn.id == turn.id)
        self._columns[place] = RenderedColumn(turn, self._renderer, self._columns[place].number)
        return self._columns[place]

    def mount(self) -> Callable[[], str]:
        """The work that makes the question and all columns."""
        jobs, first = [one.mount() for one in self._columns], min(self._columns, key=lambda one: one.number).turn
        current, label = self._current, comparison_words(len(self._columns))

        def render() -> str:
            mark, marked = f'data-turn="{current}"', f'data-turn="{current}" data-current'
            return section(first, label, [job().replace(mark, marked, 1) for job in jobs])

        return render

    def news(self) -> list[Job]:
        moved, self._moved = [script_call("current", self._current)] if self._moved else [], False
        return [*moved, *(job for one in self._columns for job in one.news())]
