"""The words of a research: depths, budgets, states, what it came to, its steps. Plain text, translated."""

from typing import assert_never

from PySide6.QtCore import QLocale, QObject

from app.core.domain.events import ResearchEnd
from app.core.domain.graph import Budget, Depth, Node, NodeState
from app.core.domain.turn.turn import State, Turn
from app.core.research.facts import Facts, facts_of, is_writing, pages_of
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import shortened, translate

SYMBOLS = {  # a state is never told by its colour alone: the icon, and the colour's name in `theme.Colours`
    NodeState.WAITING: ("clock", "muted"),
    NodeState.RUNNING: ("again", "accent"),
    NodeState.ANSWERED: ("check", "success"),
    NodeState.UNANSWERED: ("question", "warning"),
    NodeState.FAILED: ("close", "danger"),
    NodeState.SKIPPED: ("skip", "muted"),
}


class ResearchWords(QObject):
    """The texts with a number: only a class's own `tr` tells Qt's collector that they have forms for one and many."""

    def questions(self, count: int) -> str:
        return self.tr("%n sub-question(s)", "", count)

    def of_questions(self, count: int) -> str:
        return self.tr("{done} of %n sub-question(s) answered", "", count)

    def new_questions(self, count: int) -> str:
        return self.tr("%n new sub-question(s)", "", count)

    def refused(self, count: int) -> str:
        return self.tr("%n left out", "", count)

    def pages(self, count: int) -> str:
        return self.tr("%n page(s)", "", count)

    def of_pages(self, count: int) -> str:
        return self.tr("{done} of %n page(s)", "", count)

    def minutes(self, count: int) -> str:
        return self.tr("%n minute(s)", "", count)

    def most(self, count: int) -> str:
        return self.tr("At most %n sub-question(s), {pages}, {minutes}, about {tokens} tokens.", "", count)

    def answered(self, count: int) -> str:
        return self.tr("%n answered", "", count)


numbers = ResearchWords()


def depth_words(depth: Depth) -> str:
    match depth:
        case Depth.QUICK:
            return translate("Research", "Quick")
        case Depth.STANDARD:
            return translate("Research", "Standard")
        case Depth.THOROUGH:
            return translate("Research", "Thorough")


def budget_words(budget: Budget) -> str:
    """What a research may cost at most, before it starts."""
    return numbers.most(budget.nodes).format(
        pages=numbers.pages(budget.pages),
        minutes=numbers.minutes(round(budget.seconds / 60)),
        tokens=QLocale().toString(budget.tokens),
    )


def state_words(state: NodeState) -> str:
    match state:
        case NodeState.WAITING:
            return translate("Research", "Waiting")
        case NodeState.RUNNING:
            return translate("Research", "Searching")
        case NodeState.ANSWERED:
            return translate("Research", "Answered")
        case NodeState.UNANSWERED:
            return translate("Research", "Nothing found")
        case NodeState.FAILED:
            return translate("Research", "Failed")
        case NodeState.SKIPPED:
            return translate("Research", "Skipped")


def node_words(node: Node, place: int, count: int) -> str:
    """A sub-question for those who hear it: “2 of 9: How long is the bridge? Answered”."""
    words = translate("Research", "{place} of {count}: {question} – {state}")
    return words.format(place=place, count=count, question=shortened(node.question, 200), state=state_words(node.state))


def node_note(turn: Turn, node: Node) -> str:
    """“Answered · 3 pages”, to stand in the node."""
    state = translate("Research", "Writing") if is_writing(turn, node) else state_words(node.state)
    pages = pages_of(turn, node)
    return " · ".join(filter(None, (state, numbers.pages(pages) if pages else "")))


def node_line(turn: Turn, node: Node) -> str:
    """“Answered · 3 pages · 0:12”; why it failed, where it did."""
    parts = [node_note(turn, node)]
    parts += [clock_words(node.seconds) if node.seconds else "", failure_words(node.failure) if node.failure else ""]
    return " · ".join(filter(None, parts))


def clock_words(seconds: float) -> str:
    """Minutes and seconds, `2:10`; from an hour on `1:02:10`."""
    whole = max(0, int(seconds))
    minutes, rest = divmod(whole, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def spent_words(facts: Facts, budget: Budget | None) -> str:
    """What is done and spent so far, against the budget where that is known."""
    locale = QLocale()
    parts = [numbers.of_questions(facts.nodes).format(done=facts.answered) if facts.nodes else ""]
    parts.append(numbers.of_pages(budget.pages).format(done=facts.pages) if budget else numbers.pages(facts.pages))
    if facts.tokens:
        used = locale.toString(min(facts.tokens, 2**62))
        if facts.estimated:
            used = translate("Research", "about {number}").format(number=used)
        most = locale.toString(budget.tokens) if budget else ""
        words = translate("Research", "{used} of {most} tokens") if budget else translate("Research", "{used} tokens")
        parts.append(words.format(used=used, most=most))
    if facts.cost is not None:
        parts.append(f"${facts.cost:.4f}")
    return " · ".join(filter(None, parts))


def research_sentence(turn: Turn) -> str:
    """The line in the transcript: what a running research does now; of an ended one what it came to."""
    facts = facts_of(turn)
    if turn.clarifying:
        return translate("Research", "Research: a question first")
    if not turn.ended:
        return _now(turn, facts)
    parts = [numbers.questions(facts.nodes), numbers.answered(facts.answered), numbers.pages(facts.pages)]
    if seconds := sum(turn.seconds.values()):
        parts.append(clock_words(seconds))
    return translate("Research", "Research: {told}").format(told=translate("Research", ", ").join(parts))


def _now(turn: Turn, facts: Facts) -> str:
    if turn.research_ended:
        sentence = translate("Research", "Writing the report…")
        return sentence if turn.text_parts else translate("Research", "Preparing the report…")
    if not facts.nodes:
        return translate("Research", "Planning the research…")
    parts = [numbers.of_questions(facts.nodes).format(done=facts.answered), numbers.pages(facts.pages)]
    return translate("Research", "Research: {told}").format(told=translate("Research", ", ").join(parts))


def head_words(turn: Turn) -> str:
    """The state of a whole research."""
    if turn.clarifying:
        return translate("Research", "Waiting for your answer")
    match turn.state:
        case State.FINISHED:
            return translate("Research", "Done")
        case State.STOPPED:
            return translate("Research", "Stopped")
        case State.FAILED:
            return translate("Research", "Failed")
    if turn.research_ended:
        return translate("Research", "Writing the report")
    return translate("Research", "Running")


def end_words(reason: ResearchEnd) -> str:
    """Why no more sub-questions were asked."""
    match reason:
        case ResearchEnd.ANSWER_NOW:
            return translate("Research", "Report requested early")
        case ResearchEnd.NODES | ResearchEnd.ROUNDS:
            return translate("Research", "Limit of sub-questions reached")
        case ResearchEnd.PAGES:
            return translate("Research", "Limit of pages reached")
        case ResearchEnd.TOKENS:
            return translate("Research", "Token limit reached")
        case ResearchEnd.SECONDS:
            return translate("Research", "Time limit reached")
        case ResearchEnd.PLAIN:
            return translate("Research", "No sub-questions needed")
        case ResearchEnd.RESPONDED | ResearchEnd.NO_MORE | ResearchEnd.UNKNOWN:
            return translate("Research", "All sub-questions done")
        case _:
            assert_never(reason)
