"""A conversation as Markdown: an answer's sources are footnotes, by the numbers that they have in the window."""

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence

from app.core.citing.grounded import NOT_EQUAL, unexplained_markers
from app.core.citing.markers import placed
from app.core.domain.citation import Citation
from app.core.domain.conversation import Conversation
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.core.export.source_rows import address_of, one_line, unbracketed
from app.core.export.turns import TurnEntry, entries, file_label, heading_of, notes_of, source_title
from app.core.export.words import ENGLISH, Branches, ExportWords

_LABEL = re.compile(r"\[\^([^\]\s]{1,40})\]")
_QUOTE = 400  # characters of a source's words in its footnote
_MARKS = "\\`*_[]<>#|!~$&"


def conversation_markdown(
    conversation: Conversation, words: ExportWords = ENGLISH, branches: Branches = Branches.CURRENT
) -> str:
    """A heading for each question, its answer as the model wrote it, and the footnotes.

    Numbers are the book's own: the same as in the window, whatever was regenerated, edited or branched.
    """
    turns = entries(conversation, branches)
    notes = _Footnotes([entry.turn for entry in turns], conversation.turns)
    parts = [f"# {escaped(one_line(conversation.title))}"] if conversation.title else []
    pictures: list[str] = []
    for entry in turns:
        parts += _question(entry, words, pictures)
        parts.append(notes.answer(entry.turn) or f"*{words.no_answer}*")
        parts += _sub_questions(entry.turn, words)
    return "\n\n".join(filter(None, [*parts, *notes.definitions(), "\n".join(pictures)])) + "\n"


def cited_sources(turns: Iterable[Turn]) -> list[Source]:
    """The sources that answers cite, by number."""
    by_number: dict[int, Source] = {}
    for turn in turns:
        for number in turn.cited_numbers():
            if source := turn.source_numbered(number):
                by_number.setdefault(number, source)
    return [by_number[number] for number in sorted(by_number)]


def escaped(text: str) -> str:
    """Foreign words as words, whatever Markdown would make of them."""
    return "".join(f"\\{sign}" if sign in _MARKS else sign for sign in text)


class _Footnotes:
    """Labels are the numbers; one that a text uses for a footnote of its own gets a letter behind it."""

    def __init__(self, turns: Sequence[Turn], all_turns: Sequence[Turn]) -> None:
        self._turns = all_turns
        self._labels_in_use = {label for turn in turns for label in _LABEL.findall(turn.text)}
        self._labels: dict[tuple[int, str], str] = {}
        self._rows: dict[str, str] = {}

    def answer(self, turn: Turn) -> str:
        """The answer's own words but for its markers: code and formulas hold none."""
        foreign = unexplained_markers(turn)
        citations = [*turn.citations, *foreign]
        parts, position, text = [], 0, turn.text
        for index, citation, (start, end) in placed(citations):
            if start > len(text):
                break
            if index >= len(turn.citations):  # a service's own number, which no footnote explains
                marks = f"({', '.join(map(str, citation.numbers))})"
            else:
                marks = self._marks(turn, citation) or (citation.marker if citation.numbers else "")
            if citation.contradicts and marks:
                marks = f" ({NOT_EQUAL} {marks})"
            before = text[position:start]
            parts += [before.removesuffix(" ") if marks.startswith("[^") else before, marks]
            parts += [" "] if marks.endswith("]") and text[end : end + 1] == "(" else []  # else it would be a link
            position = end
        loose = [mark for one in turn.citations if one.place is None if (mark := self._marks(turn, one))]
        return "".join([*parts, text[position:]]).strip() + ("\n\n" + "".join(loose) if loose else "")

    def definitions(self) -> list[str]:
        return ["\n".join(f"[^{label}]: {row}" for label, row in self._rows.items())] if self._rows else []

    def _marks(self, turn: Turn, citation: Citation) -> str:
        marks = ""
        for note in notes_of(turn, citation, self._turns):
            label = self._label(note.number, note.source)
            self._rows.setdefault(label, _row(note.source, note.quote))
            marks += f"[^{label}]"
        return marks

    def _label(self, number: int, source: Source) -> str:
        key = (number, source.id)
        if key not in self._labels:
            label, letters = str(number), iter("bcdefghijklmnopqrstuvwxyz")
            while label in self._labels_in_use:
                label = f"{number}{next(letters, 'z' * len(self._labels_in_use))}"
            self._labels_in_use.add(label)
            self._labels[key] = label
        return self._labels[key]


def _row(source: Source, quote: str) -> str:
    title, address = escaped(unbracketed(source_title(source))), address_of(source)
    linked = f"[{title}](<{address}>)" if address else title
    about = [escaped(one_line(one)) for one in (source.author, source.site, source.date) if one]
    words = one_line(quote)
    shortened = words if len(words) <= _QUOTE else words[: _QUOTE - 1].rstrip() + "…"
    return " · ".join([linked, *about]) + (f" — “{escaped(shortened)}”" if shortened else "")


def _question(entry: TurnEntry, words: ExportWords, pictures: list[str]) -> list[str]:
    turn = entry.turn
    heading, is_whole = heading_of(turn.question)
    parts = [f"## {escaped(heading)}"]
    assistant = turn.assistant.label if turn.assistant is not None else ""
    about = [escaped(turn.model_name), escaped(one_line(assistant)), turn.created.strftime("%Y-%m-%d %H:%M UTC")]
    if entry.versions > 1:
        about.append(words.version.format(number=entry.version, count=entry.versions))
    if entry.follows is not None:
        about.append(words.follows.format(question=escaped(heading_of(entry.follows.question)[0])))
    parts.append(f"*{' · '.join(filter(None, about))}*")
    if not is_whole:
        parts.append("\n".join(f"> {line}".rstrip() for line in turn.question.strip().splitlines()))
    parts += [escaped(words.file.format(name=file_label(path))) for path in turn.files]
    for number, image in enumerate(turn.images, 1):
        name = f"image-{len(pictures) + 1}"
        parts.append(f"![{words.image.format(number=number)}][{name}]")
        media_type = image.media_type if re.fullmatch(r"image/[\w.+-]+", image.media_type) else "image/png"
        pictures.append(f"[{name}]: <data:{media_type};base64,{b64encode(image.data).decode('ascii')}>")
    return parts


def _sub_questions(turn: Turn, words: ExportWords) -> list[str]:
    nodes = turn.graph.nodes if turn.graph is not None else ()
    rows = "\n".join(f"- {escaped(one_line(node.question))}" for node in nodes)
    return [f"### {words.questions}", rows] if rows else []
