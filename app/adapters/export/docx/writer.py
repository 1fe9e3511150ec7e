"""The document: title, questions, answers with footnotes, pictures, and the list of sources."""

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING, Any

from app.adapters.export.docx.xml import fit
from app.core.citing.markers import tokenised
from app.core.domain.conversation import Conversation
from app.core.domain.transfer.whole import WholeConversation
from app.core.domain.turn.turn import Turn
from app.core.export.turns import Note, TurnEntry, entries, file_label, heading_of, notes_of
from app.core.export.words import Branches, ExportWords

if TYPE_CHECKING:
    from docx.document import Document

    from app.adapters.export.docx.footnotes import Footnotes

_WIDEST = 16.0  # centimetres of a picture


class DocxWriter:
    """Fits `FormatWriter`. The library is loaded when the first document is written."""

    async def content(self, whole: WholeConversation, words: ExportWords, branches: Branches) -> bytes:
        return await asyncio.to_thread(conversation_document, whole.conversation, words, branches)


def conversation_document(
    conversation: Conversation, words: ExportWords, branches: Branches = Branches.CURRENT
) -> bytes:
    from docx import Document

    from app.adapters.export.docx.footnotes import Footnotes
    from app.adapters.export.docx.styles import add_styles

    document = Document()
    add_styles(document, words.language)
    properties = document.core_properties
    properties.title = fit(conversation.title)[:255]
    properties.author, properties.comments, properties.language = "", "", words.language
    footnotes = Footnotes(document)
    document.add_paragraph(fit(conversation.title) or words.conversation, style="Title")
    for entry in entries(conversation, branches):
        _write_question(document, entry, words)
        _write_answer(document, footnotes, entry.turn, conversation.turns, words)
    file = BytesIO()
    document.save(file)
    return file.getvalue()


def _write_question(document: "Document", entry: TurnEntry, words: ExportWords) -> None:
    turn = entry.turn
    heading, is_whole = heading_of(fit(turn.question))
    document.add_paragraph(heading, style="Heading 1")
    assistant = turn.assistant.label if turn.assistant is not None else ""
    facts = [turn.model_name, assistant, f"{turn.created:%Y-%m-%d %H:%M} UTC"]
    facts += [words.file.format(name=file_label(path)) for path in turn.files]
    if entry.versions > 1:
        facts.append(words.version.format(number=entry.version, count=entry.versions))
    if entry.follows is not None:
        facts.append(words.follows.format(question=heading_of(entry.follows.question)[0]))
    document.add_paragraph(fit(" · ".join(filter(None, facts))), style="About")
    if not is_whole:
        document.add_paragraph(fit(turn.question.strip()), style="Quote")
    for number, image in enumerate(turn.images, 1):
        _add_picture(document, image.data, words.image.format(number=number))


def _add_picture(document: "Document", data: bytes, label: str) -> None:
    from docx.shared import Cm

    try:
        picture = document.add_picture(BytesIO(data))
    except Exception:  # a kind that Word does not know, or a broken one: the library has many errors for them
        document.add_paragraph(f"[{label}]", style="About")
        return
    if picture.width > Cm(_WIDEST):
        picture.height = round(picture.height * Cm(_WIDEST) / picture.width)
        picture.width = Cm(_WIDEST)


def _write_answer(
    document: "Document", footnotes: "Footnotes", turn: Turn, turns: tuple[Turn, ...], words: ExportWords
) -> None:
    from app.adapters.export.docx.answer import AnswerBody

    notes = [notes_of(turn, citation, turns) for citation in turn.citations]

    def marks(index: int) -> list[Any]:
        runs: list[Any] = []
        for note in _at(notes, index):
            runs += [footnotes.comma()] if runs else []
            runs += [footnotes.opposing()] if note.citation.contradicts else []
            runs.append(footnotes.mark(note))
        return runs

    def marker(index: int) -> str:
        return turn.citations[index].marker if index < len(turn.citations) else ""

    if turn.text.strip():
        AnswerBody(document, marks, marker).write(tokenised(turn.text, turn.citations))
    else:
        document.add_paragraph(words.no_answer, style="About")
    loose = [note for one in notes for note in one if note.citation.place is None]
    if loose:
        paragraph = document.add_paragraph(f"{words.sources}:", style="About")
        for number, note in enumerate(loose):
            paragraph._p.extend([footnotes.comma()] if number else [])
            paragraph._p.append(footnotes.mark(note))
    nodes = turn.graph.nodes if turn.graph is not None else ()
    if nodes:
        document.add_paragraph(words.questions, style="Heading 2")
        for node in nodes:
            document.add_paragraph(fit(" ".join(node.question.split())), style="List Bullet")


def _at(notes: list[list[Note]], index: int) -> list[Note]:
    return notes[index] if index < len(notes) else []
