"""One chain of foreign messages → a turn, with its citations on the sources' numbers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from uuid import UUID, uuid5

from app.core.domain.chat import ImageBlock
from app.core.domain.citation import Anchor, Citation, Span, shifted_span
from app.core.domain.errors import IMPORTED, Failure, FailureKind
from app.core.domain.events.notices import Notice, NoticeKind
from app.core.domain.evidence import Finding, Passage, Reference
from app.core.domain.plan import Plan
from app.core.domain.settings import SearchMode
from app.core.domain.sources import Source
from app.core.domain.transfer import ForeignFile, ForeignMessage, ForeignRole
from app.core.domain.turn.turn import State, Turn, imported_model
from app.core.transfer.chains import Chain
from app.core.transfer.sources import ImportedSources

NO_QUESTION = "…"  # where an answer stands alone: models take no empty message
_PICTURES = ("image/png", "image/jpeg", "image/webp", "image/gif")  # that the window shows
_LARGEST_PICTURE = 20_000_000  # bytes; a larger one is kept as a file

Place = Callable[[ForeignFile], str]
"""The path under which a file will be kept."""


@dataclass(frozen=True)
class Context:
    """What all turns of a conversation share."""

    conversation: str
    program: str
    language: str
    sources: ImportedSources
    place: Place


@dataclass
class _Draft:
    """What comes together of a chain's messages."""

    text: str = ""
    thoughts: list[str] = field(default_factory=list)
    citations: list[Citation] = field(default_factory=list)
    sources: dict[str, Source] = field(default_factory=dict)  # by key, in order of appearance
    passages: dict[str, str] = field(default_factory=dict)  # by key
    queries: list[str] = field(default_factory=list)
    pictures: list[ImageBlock] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)  # names of files that the export does not hold
    error: str = ""
    model: str = ""


def turn_id(conversation: str, chain_end: str) -> str:
    return uuid5(UUID(hex=conversation), chain_end).hex


def turn_of(chain: Chain, earliest: datetime, context: Context) -> tuple[Turn, tuple[str, ...]]:
    """The turn, and the names of the files that the export does not hold. earliest: the time of the turn before it."""
    draft = _Draft()
    question = chain.question
    if question is not None:
        _take_files(question, draft, context)
    question_pictures = len(draft.pictures)
    for message in chain.answers:
        _take(message, draft, context)
    times = [one.created for one in (question, *chain.answers) if one is not None and one.created is not None]
    turn = Turn(
        turn_id(context.conversation, chain.end),
        context.conversation,
        (question.text.strip() if question is not None else "") or NO_QUESTION,
        parent=turn_id(context.conversation, chain.parent) if chain.parent is not None else None,
        created=max(earliest, times[0]) if times else earliest + timedelta(microseconds=1),
        mode=SearchMode.AUTO if draft.sources or draft.queries else SearchMode.OFF,
        model=imported_model(context.program, draft.model),
        model_name=draft.model or context.program,
        language=context.language,
        state=State.FAILED if draft.error else State.FINISHED,
        error=Failure(FailureKind.BAD_ANSWER, context.program, draft.error, {IMPORTED: context.program})
        if draft.error
        else None,
        images=tuple(draft.pictures),
        answer_images=len(draft.pictures) - question_pictures,
        files=tuple(dict.fromkeys(draft.paths)),
        written=not draft.error,
        text_parts=[draft.text] if draft.text else [],
        reasoning_parts=["\n\n".join(draft.thoughts)] if draft.thoughts else [],
    )
    if draft.missing:
        data = {"program": context.program, "names": ", ".join(draft.missing)}
        turn.notices.append(Notice(NoticeKind.FILES_NOT_EXPORTED, data))
    return _with_evidence(turn, draft, context.sources), tuple(draft.missing)


def _failure(program: str, words: str) -> Failure:
    return Failure(FailureKind.BAD_ANSWER, program, words, {IMPORTED: program})


def _take(message: ForeignMessage, draft: _Draft, context: Context) -> None:
    indexes = [context.sources.add(one) for one in message.sources]
    for source, foreign in zip(indexes, message.sources, strict=True):
        draft.sources.setdefault(source.key, source)
        if foreign.passage and foreign.passage not in draft.passages.get(source.key, ""):
            before = draft.passages.get(source.key)
            draft.passages[source.key] = f"{before}\n\n{foreign.passage}" if before else foreign.passage
    if message.reasoning.strip():
        draft.thoughts.append(message.reasoning.strip())
    if message.hidden or message.role is ForeignRole.TOOL:
        _fold(message, draft)
    elif message.text.strip():
        _append(message, indexes, draft, context.sources)
    draft.queries += [query for query in message.queries if query and query not in draft.queries]
    draft.model = message.model or draft.model
    draft.error = message.error  # one that a later message follows was overcome
    _take_files(message, draft, context)


def _fold(message: ForeignMessage, draft: _Draft) -> None:
    """What that program did not show, or showed folded: among the thoughts."""
    parts = filter(None, (f"[{message.tool}]" if message.tool else "", message.text.strip()))
    if words := "\n".join(parts):
        draft.thoughts.append(words)


def _append(message: ForeignMessage, sources: list[Source], draft: _Draft, book: ImportedSources) -> None:
    draft.text = f"{draft.text}\n\n" if draft.text else ""
    start, length = len(draft.text), len(message.text)
    draft.text += message.text
    for citation in message.citations:
        cited = [book.numbered(sources[index]) for index in citation.sources if 0 <= index < len(sources)]
        place, claim = (_shifted(span, start, length) for span in (citation.place, citation.claim))
        numbers = tuple(dict.fromkeys(source.number for source in cited if source.number is not None))
        if numbers:
            draft.citations.append(_citation(draft.text, numbers, place, claim))


def _shifted(span: Span | None, start: int, length: int) -> Span | None:
    return shifted_span(span, start) if span is not None and 0 <= span[0] <= span[1] <= length else None


def _citation(text: str, numbers: tuple[int, ...], place: Span | None, claim: Span | None) -> Citation:
    if place is None and claim is not None:
        place = (claim[1], claim[1])
    marker = text[place[0] : place[1]] if place is not None else ""
    anchor = Anchor.UNPLACED if place is None else Anchor.MARKER if marker else Anchor.SPAN
    return Citation(numbers, place, marker, anchor, claim)


def _take_files(message: ForeignMessage, draft: _Draft, context: Context) -> None:
    for file in message.files:
        if file.data is None and not file.text:
            draft.missing.append(file.name or file.media_type or "?")
        elif file.data and file.media_type in _PICTURES and len(file.data) <= _LARGEST_PICTURE:
            draft.pictures.append(ImageBlock(file.data, file.media_type))
        else:
            draft.paths.append(context.place(file))


def _with_evidence(turn: Turn, draft: _Draft, book: ImportedSources) -> Turn:
    """Its sources under their numbers; the passages that the export holds as what the model was given."""
    if not draft.sources and not draft.queries:
        return turn
    passages = {key: _passage(book.current(source), draft) for key, source in draft.sources.items()}
    sources = [
        book.numbered(source) if passages[key] is not None else book.current(source)
        for key, source in draft.sources.items()
    ]
    references = [
        Reference(source.number, source.id, (passage,))
        for source in sources
        if source.number is not None and (passage := passages[source.key]) is not None
    ]
    draft.citations.sort(key=lambda one: one.place or (len(turn.text), len(turn.text)))
    return replace(
        turn,
        plan=Plan(tuple(draft.queries), origin="builtin"),
        searched=list(draft.queries),
        findings={source.id: Finding(source.id) for source in sources},
        sources={source.id: source for source in sources},
        references=references,
        citations=tuple(draft.citations),
    )


def _passage(source: Source, draft: _Draft) -> Passage | None:
    """What the other program handed to its model, else what it showed of the page; None where it kept nothing."""
    if words := draft.passages.get(source.key, ""):
        return Passage(source.id, words, 0, len(words))
    if words := source.snippet:
        return Passage(source.id, words, 0, len(words), from_snippet=True)
    return None


def current_children(turns: Iterable[Turn], leaf: str | None) -> dict[str, str]:
    """Of each turn on the way to the leaf the one that follows it there."""
    parents = {turn.id: turn.parent for turn in turns}
    children: dict[str, str] = {}
    while leaf is not None and (parent := parents.get(leaf)) is not None and parent not in children:
        children[parent] = leaf
        leaf = parent
    return children
