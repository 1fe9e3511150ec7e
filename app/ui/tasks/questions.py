"""Questions as they go to the core: with what their conversation asks for, and once more."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QLocale

from app.core.domain.chat import ModelChoice
from app.core.domain.settings import Overrides
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn
from app.ui.tasks.open_conversation import OpenConversation

Rewrite = Callable[[Question], Question]


def unchanged(question: Question) -> Question:
    return question


def in_conversation(question: Question, conversation: OpenConversation) -> Question:
    """With what the conversation asks for where the question itself does not say."""
    language = QLocale().name().replace("_", "-")
    return replace(
        question,
        overrides=replace(question.overrides.over(conversation.overrides), fresh=question.overrides.fresh),
        language=language if "-" in language else "en-US",
        group=conversation.group,
    )


def repeated(turn: Turn, conversation: OpenConversation, *, fresh: bool = False, clarify: bool = True) -> Question:
    """The same question beside the old answer; `fresh`: and search again, whatever is cached."""
    return Question(
        conversation.id,
        turn.question,
        turn.parent,
        replace(_bases_of(turn, conversation), fresh=fresh, model=_model_of(turn, conversation)),
        images=turn.question_images,
        files=turn.files,
        depth=turn.depth,
        clarify=clarify,
        comparison=turn.comparison if conversation.compares(turn.comparison) else "",
    )


def _model_of(turn: Turn, conversation: OpenConversation) -> ModelChoice | None:
    """A column's own; else the conversation says which one answers."""
    return turn.model if conversation.compares(turn.comparison) else None


def _bases_of(turn: Turn, conversation: OpenConversation) -> Overrides:
    """Those of the conversation and those of that message alone."""
    bases = dict.fromkeys((*(conversation.overrides.bases or ()), *turn.bases))
    return Overrides(bases=tuple(bases)) if turn.bases else Overrides()
