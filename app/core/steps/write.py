"""Step: the model writes the answer; markers become citations while it streams."""

from collections.abc import Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from datetime import date

from app.core.citing.markers import MarkerStream
from app.core.domain.chat import (
    ChatRequest,
    FinishPart,
    Message,
    ReasoningPart,
    Role,
    TextPart,
    UsagePart,
    message,
)
from app.core.domain.errors import BadAnswer
from app.core.domain.events import (
    AnswerWritten,
    CitationsPlaced,
    Cited,
    Events,
    Notice,
    NoticeGiven,
    ReasoningDelta,
    TextDelta,
    UsageReported,
    WritingStarted,
)
from app.core.domain.turn import PastTurn, Turn
from app.core.ports import ModelDirectory
from app.core.ranking.budget import estimate_tokens
from app.core.references import reference_block

_RULES = """\
You answer questions with sources that the reader can check. Today is {today}.

Write in the language of the user's question. Begin with the answer itself; be exact with names, numbers and dates.
{citing}"""

_CITING = """\
The user's message carries numbered references. Rest every statement that they support on them and put the number in \
square brackets right after the statement: [2]; for several: [1][3]. Use only numbers that stand in the references or \
in your earlier answers, never make one up, and write no list of sources at the end: the program shows it.
Where references disagree, say so and cite both sides. Where they do not answer the question, say that plainly first, \
then answer from your own knowledge without any number."""

_NO_REFERENCES = """\
A web search was made for this question and brought nothing that can be used. Say so in one short sentence, then \
answer from your own knowledge, without numbers in square brackets, and say what is uncertain."""

_OWN_KNOWLEDGE = """\
No web search was made for this message. Answer from the conversation and your own knowledge. Numbers in square \
brackets in your earlier answers name sources; repeat one only for the very statement that it stood behind."""


@dataclass(frozen=True)
class Write:
    models: ModelDirectory
    today: Callable[[], date] = date.today

    async def run(self, turn: Turn) -> Events:
        assert turn.model is not None
        model = self.models.model(turn.model)
        yield WritingStarted(turn.id, model.name)
        markers = MarkerStream(turn.known_numbers())
        finish, written = "", False
        sent = prompt(turn, self.today(), model.context_size)
        if sum(estimate_tokens(one.text) for one in sent) > model.context_size:
            yield NoticeGiven(turn.id, Notice("context_small", {"tokens": str(model.context_size)}))
        request = ChatRequest(sent)
        async with aclosing(model.stream(request)) as parts:
            async for part in parts:
                match part:
                    case TextPart(text=text) if text:
                        written = written or bool(text.strip())
                        yield TextDelta(turn.id, text)
                        for citation in markers.feed(text):
                            yield Cited(turn.id, citation)
                    case ReasoningPart(text=text) if text:
                        yield ReasoningDelta(turn.id, text)
                    case UsagePart(usage=usage):
                        yield UsageReported(turn.id, usage)
                    case FinishPart(reason=reason):
                        finish = reason
        if not written:
            raise BadAnswer(model.name, finish, reason="empty")
        yield CitationsPlaced(turn.id, markers.finish())
        if finish == "length":
            yield NoticeGiven(turn.id, Notice("answer_cut"))
        yield AnswerWritten(turn.id, finish)


def prompt(turn: Turn, today: date, context_size: int) -> tuple[Message, ...]:
    """Rules, as much of the conversation as fits, and the question behind its references."""
    references = turn.references or []
    searched = turn.plan is not None and turn.plan.needs_search
    citing = _CITING if references else _NO_REFERENCES if searched else _OWN_KNOWLEDGE
    rules = _RULES.format(today=today.isoformat(), citing=citing)
    block = reference_block(references, turn.sources)
    asked = f"{block}\n\nThe question:\n{turn.question}" if block else turn.question
    room = context_size - estimate_tokens(rules) - estimate_tokens(asked) - min(1500, context_size // 4)
    return (message(Role.SYSTEM, rules), *_spoken(turn.history, room), message(Role.USER, asked))


def _spoken(history: Sequence[PastTurn], room: int) -> list[Message]:
    """The latest turns that fit into `room` tokens, markers unchanged, oldest first."""
    kept: list[Message] = []
    for past in reversed(history):
        room -= estimate_tokens(past.question) + estimate_tokens(past.answer)
        if room < 0:
            break
        if past.answer:
            kept += [message(Role.ASSISTANT, past.answer), message(Role.USER, past.question)]
    return kept[::-1]
