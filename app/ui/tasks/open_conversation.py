"""A conversation that the window shows or in which something runs: its tree, what runs, what is typed there."""

from collections.abc import Collection
from dataclasses import dataclass, field
from uuid import uuid4

from app.core.domain.chat import ImageBlock, ModelChoice
from app.core.domain.conversation import (
    Conversation,
    branch_of,
    columns_of,
    is_private,
    leaf_under,
    siblings_of,
    view_without,
)
from app.core.domain.events import Failure
from app.core.domain.settings import Overrides
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn


@dataclass(frozen=True)
class Change:
    """An earlier question that the user is putting in other words."""

    turn: str
    text: str


@dataclass(frozen=True)
class PendingQuestion:
    """What was typed and could not be asked, with all that was to go with it."""

    text: str
    images: tuple[ImageBlock, ...] = ()
    files: tuple[str, ...] = ()
    once: Overrides = Overrides()
    changed: str = ""  # the turn whose question it changes
    models: tuple[ModelChoice, ...] = ()  # that were to answer it side by side


@dataclass
class Run:
    """A turn from the press of a button until its stream is over."""

    question: Question | None = None  # None: an answer that goes on
    pending: PendingQuestion | None = (
        None  # what goes back to the user where it never begins; None: nothing was typed for it
    )
    turn: str = ""  # of a question: once it has begun
    is_started: bool = False
    stop: bool = False  # wished; done as soon as it has begun
    moved: bool = False  # another branch was chosen before it had begun
    failure: Failure | None = None


@dataclass
class OpenConversation:
    """`stored` is False until the first question made the conversation."""

    id: str = field(default_factory=lambda: uuid4().hex)
    title: str = ""
    overrides: Overrides = Overrides()
    draft: str = ""
    stored: bool = False
    group: str = ""
    turns: list[Turn] = field(default_factory=list)  # the branch that is shown, oldest first
    tree: dict[str, Turn] = field(default_factory=dict)  # all branches, oldest first
    children: dict[str, str] = field(default_factory=dict)  # turn → which of those that follow it was shown last
    change: Change | None = None
    pending: list[PendingQuestion] = field(default_factory=list)  # whose pictures and documents are to be put back
    runs: dict[str, Run] = field(default_factory=dict)  # by the key under which each runs; several in a comparison
    side_by_side: bool = False  # the last turn stands beside the others of its comparison
    has_own_focus: bool = False  # by the user, which of them is the last turn
    deleted: bool = False
    delete_undone: bool = False  # deleting it was taken back, whether a store has done that yet or not
    written_draft: str | None = ""  # the draft that the store was given last; None: it did not take it
    saved: str = ""  # the draft that the store has

    @classmethod
    def of(cls, record: Conversation) -> "OpenConversation":
        conversation = cls(record.id, record.title, record.overrides, record.draft, True, record.group)
        conversation.written_draft = conversation.saved = record.draft
        conversation.tree, conversation.children = {turn.id: turn for turn in record.turns}, dict(record.children)
        if branch := record.branch():
            conversation.show(branch[-1].id)
        conversation.side_by_side = record.side_by_side and len(conversation.compared()) > 1
        return conversation

    @property
    def run(self) -> Run | None:
        """What runs here; of a comparison one of those that do."""
        return next(iter(self.runs.values()), None)

    @property
    def private(self) -> bool:
        return is_private(self.id)

    @property
    def is_deleted(self) -> bool:
        """Deleted, and that was not taken back."""
        return self.deleted and not self.delete_undone

    @property
    def leaf(self) -> str | None:
        return self.turns[-1].id if self.turns else None

    @property
    def draft_to_keep(self) -> str:
        """All that is typed here and in no turn yet, as one text: more a store cannot keep."""
        under_way = self.run.pending.text if self.run and self.run.pending and not self.run.is_started else ""
        return joined(under_way, self.changed_text, self.draft) if under_way or self.changed_text else self.draft

    @property
    def changed_text(self) -> str:
        """Of a question that is being changed: what the user made of it; empty where it is still the same."""
        if self.change is None:
            return ""
        turn = self.tree.get(self.change.turn)
        return "" if turn is not None and turn.question == self.change.text else self.change.text

    @property
    def idle(self) -> bool:
        """Nothing is here that a store would not give back."""
        unsent = self.private and not self.stored and bool(self.draft)
        unsaved = self.stored and not self.written_draft == self.saved == self.draft_to_keep
        return not (self.run or self.change or self.pending or unsent or unsaved)

    def shows(self, turn_id: str) -> bool:
        return any(turn.id == turn_id for turn in (*reversed(self.turns), *self.columns()))

    def columns(self) -> list[Turn]:
        """The turns that stand side by side in place of the last one; empty where none do."""
        return self.compared() if self.side_by_side else []

    def compared(self, turn_id: str = "") -> list[Turn]:
        """The turns of a comparison, by default that of the last turn: of each model the newest, or the one shown."""
        one = self.tree.get(turn_id or self.leaf or "")
        return columns_of(siblings_of(self.tree.values(), one.id), one) if one is not None and one.comparison else []

    def compares(self, comparison: str) -> bool:
        """Its turns stand side by side."""
        return bool(comparison) and self.side_by_side and bool(self.turns) and self.turns[-1].comparison == comparison

    def has_room_for(self, comparison: str, model: ModelChoice | None, turn_id: str = "") -> bool:
        """Nothing runs here, or others of that comparison alone: one press of a button counts, however many follow.

        turn_id: of an answer that goes on."""
        models = {self._model_of(run) for run in self.runs.values() if run.turn == turn_id or not self.has_ended(run)}
        return not self.runs or (self.compares(comparison) and model not in models)

    def _model_of(self, run: Run) -> ModelChoice | None:
        return run.question.overrides.model if run.question is not None else self.tree[run.turn].model

    def has_ended(self, run: Run) -> bool:
        """Its last word was heard, though its stream may not be over."""
        return run.is_started and self.tree[run.turn].ended

    def show(self, leaf: str) -> None:
        """The branch that ends there; each of its turns is the one shown of its versions from now on."""
        self.turns = branch_of(self.tree.values(), leaf)
        self.children |= {turn.parent: turn.id for turn in self.turns if turn.parent is not None}

    def add(self, turn: Turn) -> bool:
        """A new turn, which is shown from now on, unless it belongs beside some that are not; True where more came into
        view or left it than this turn."""
        if self.compares(turn.comparison):
            self.tree[turn.id] = turn
            if turn.model == self.turns[-1].model:
                self.show(turn.id)  # it was tried again
            return False
        if any(one.comparison == turn.comparison for one in self.tree.values() if turn.comparison):
            self.tree[turn.id] = turn
            return False  # the others were left before this one began
        followed = self.leaf == turn.parent and not self.side_by_side  # columns become one answer
        self.side_by_side, self.has_own_focus = bool(turn.comparison), False
        self.tree[turn.id] = turn
        self.show(turn.id)
        return not followed or len(self.versions(turn.id)) > 1

    def put(self, turn: Turn) -> None:
        """In place of the one of its id."""
        self.tree[turn.id] = turn
        self.turns = [turn if one.id == turn.id else one for one in self.turns]

    def take_out(self, turn_id: str) -> tuple[str, ...]:
        """What followed that turn follows the one before it; these are given."""
        view = view_without(self.tree.values(), turn_id, self.leaf, self.children, self.side_by_side)
        leaf, self.side_by_side = view
        removed, child = self.tree.pop(turn_id), self.children.pop(turn_id, "")
        followers = [turn for turn in self.tree.values() if turn.parent == turn_id]
        for turn in followers:
            turn.parent = removed.parent
        if removed.parent is not None and self.children.get(removed.parent) == turn_id:
            self.children[removed.parent] = child
        self.turns = []
        if leaf is not None:
            self.show(leaf)
        return tuple(turn.id for turn in followers)

    def put_back(self, turn: Turn, followers: Collection[str], leaf: str | None, side_by_side: bool) -> None:
        """The branch through it is shown."""
        for one in followers:
            if one in self.tree and self.tree[one].parent == turn.parent:
                self.tree[one].parent = turn.id
        tree = {**self.tree, turn.id: turn}
        self.tree = {one.id: one for one in sorted(tree.values(), key=lambda one: one.created)}
        self.side_by_side = side_by_side and leaf in self.tree
        self.show(leaf if leaf in self.tree else self.leaf_under(turn.id))

    def versions(self, turn_id: str) -> list[str]:
        return [turn.id for turn in siblings_of(self.tree.values(), turn_id)]

    def version_beside(self, turn_id: str, by: int) -> str | None:
        versions = self.versions(turn_id)
        place = versions.index(turn_id) + by if turn_id in versions else -1
        return versions[place] if 0 <= place < len(versions) else None

    def leaf_under(self, turn_id: str) -> str:
        return leaf_under(self.tree.values(), turn_id, self.children)

    def places(self) -> dict[str, tuple[int, int]]:
        """Of the turns shown that have other versions: which one it is, counted from 1, and of how many."""
        by_parent: dict[str | None, list[str]] = {}
        for turn in self.tree.values():
            by_parent.setdefault(turn.parent if turn.parent in self.tree else None, []).append(turn.id)
        groups = ((turn.id, by_parent[turn.parent if turn.parent in self.tree else None]) for turn in self.turns)
        return {turn: (group.index(turn) + 1, len(group)) for turn, group in groups if len(group) > 1}


def joined(*texts: str) -> str:
    """Texts that were typed in one place at different times: none takes the place of another."""
    return "\n\n".join(filter(str.strip, dict.fromkeys(texts)))
