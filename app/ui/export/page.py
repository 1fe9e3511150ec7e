"""A conversation as one file of HTML: everything is inside, nothing runs, nothing is asked of the network.

The answers' HTML comes from the renderer of the transcript, which cleans all that a model wrote; everything else is
escaped here. It stands in this room because of that renderer: the core may not load what cleans HTML.
"""

import asyncio
import re
from base64 import b64encode
from hashlib import sha256
from html import escape

from app.core.citing.markers import tokenised
from app.core.domain.chat import ImageBlock
from app.core.domain.conversation import Conversation
from app.core.domain.sources import Source
from app.core.domain.transfer.whole import WholeConversation
from app.core.domain.turn.turn import Turn
from app.core.export.source_rows import address_of
from app.core.export.turns import Note, TurnEntry, entries, file_label, heading_of
from app.core.export.words import Branches, ExportWords
from app.ui.export.cards import CardParts, Cards, about, linked_title
from app.ui.export.style import STYLE
from app.ui.transcript.markdown import chips
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.wording.foreign.direction import answer_tongue, lang, question_tongue, unturned

_QUOTE = 400  # characters of a source's words in the list of sources
_PICTURE = re.compile(r"image/(png|jpeg|gif|webp|bmp|avif)")
_UNSEEN = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 127])


class HtmlWriter:
    """Fits `FormatWriter`."""

    async def content(self, whole: WholeConversation, words: ExportWords, branches: Branches) -> bytes:
        page = await asyncio.to_thread(conversation_page, whole.conversation, words, branches)
        return page.encode("utf-8", "replace")


class PageParts:
    """What a page holds beside its answers and their sources: nothing. An evidence bundle fills it."""

    style = STYLE

    def __init__(self, words: ExportWords) -> None:
        self.cards = CardParts(words)

    def head(self) -> str:
        """Below the title."""
        return ""

    def below(self, turn: Turn) -> str:
        """Below an answer."""
        return ""

    def source(self, source: Source) -> str:
        """Below its row in the list of sources."""
        return ""

    def data(self) -> str:
        """At the end of the document."""
        return ""


def conversation_page(
    conversation: Conversation,
    words: ExportWords,
    branches: Branches = Branches.CURRENT,
    parts: PageParts | None = None,
) -> str:
    parts = parts or PageParts(words)
    chip_words = chips.Words(
        source=words.source,
        partly=words.partly,
        not_found=words.not_found,
        unchecked=words.unchecked,
        disputed=words.disputed,
        as_of=words.as_of,
    )
    page = _Page(conversation, words, Renderer(chip_words), chip_words, parts)
    turns = entries(conversation, branches)
    body = "\n".join(page.turn(entry, place) for place, entry in enumerate(turns, 1))
    title = _line(conversation.title) or words.conversation
    digest = b64encode(sha256(parts.style.encode()).digest()).decode()
    policy = f"default-src 'none'; img-src data:; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    return (
        f'<!doctype html>\n<html lang="{escape(words.language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="referrer" content="no-referrer">\n<meta name="viewport" content="width=device-width">\n'
        f'<title>{escape(title)}</title>\n<style>{parts.style}</style>\n</head>\n<body>\n<main>\n<h1 dir="auto">'
        f"{escape(title)}</h1>\n{parts.head()}{body}\n{page.sources()}\n</main>\n{parts.data()}</body>\n</html>\n"
    )


class _Page:
    def __init__(
        self,
        conversation: Conversation,
        words: ExportWords,
        renderer: Renderer,
        chip_words: chips.Words,
        parts: PageParts,
    ) -> None:
        self._turns, self._words, self._renderer, self._parts = conversation.turns, words, renderer, parts
        self._cited: dict[tuple[int, str], tuple[Source, str]] = {}
        # Buttons of the window that have nothing to do here
        self._buttons = (chips.code_buttons(chip_words), chips.table_buttons(chip_words))

    def turn(self, entry: TurnEntry, place: int) -> str:
        turn, cards = entry.turn, Cards(entry.turn, place, self._turns, self._words, self._parts.cards)
        blocks = "".join(self._renderer.blocks(tokenised(turn.text, turn.citations), cards.marks()))
        for buttons in self._buttons:
            blocks = blocks.replace(buttons, "")
        answer = cards.linked(blocks) + self._loose(turn.text, cards)
        for note in (note for notes in cards.notes for note in notes):
            self._cited.setdefault((note.number, note.source.id), (note.source, note.quote))
        none = f'<p class="none">{escape(self._words.no_answer)}</p>'
        tongue = lang(answer_tongue(turn)())
        return (
            f'<article class="turn" id="turn-{place}">{self._question(entry)}'
            f'<div class="answer"{tongue}>{answer or none}</div>{self._parts.below(turn)}{self._sub_questions(entry)}'
            f"{cards.html()}</article>"
        )

    def sources(self) -> str:
        """What is cited, by number."""
        rows = [
            f'<div class="source" id="source-{number}"><b>{number}</b><span dir="auto">{linked_title(source)}</span>'
            f"{about(source)}<small>{escape(address_of(source))}</small>{_quote(quote)}{self._parts.source(source)}</div>"
            for (number, _), (source, quote) in sorted(self._cited.items(), key=lambda item: item[0])
        ]
        title = escape(self._words.sources)
        return f'<section class="sources"><h2>{title}</h2>{"".join(rows)}</section>' if rows else ""

    def _loose(self, text: str, cards: Cards) -> str:
        """Chips of sources that are cited nowhere in particular."""
        marks = [mark for mark, notes in zip(cards.marks(), cards.notes, strict=True) if _is_loose(notes)]
        row = "".join(cards.linked(chips.chip([mark], self._renderer.words)) for mark in marks)
        return f'<p class="loose">{row}</p>' if row else ""

    def _question(self, entry: TurnEntry) -> str:
        turn, words = entry.turn, self._words
        which = f'class="question"{lang(question_tongue(turn))} dir="auto"'
        heading = f"<h2 {which}>{escape(_visible(turn.question.strip()))}</h2>"
        pictures = "".join(_image(image, words.image.format(number=n)) for n, image in enumerate(turn.images, 1))
        assistant = turn.assistant.label if turn.assistant is not None else ""
        facts = [unturned(turn.model_name), unturned(assistant), f"{turn.created:%Y-%m-%d %H:%M} UTC"]
        facts += [words.file.format(name=unturned(file_label(path))) for path in turn.files]
        if entry.versions > 1:
            facts.append(words.version.format(number=entry.version, count=entry.versions))
        if entry.follows is not None:
            facts.append(words.follows.format(question=_line(heading_of(entry.follows.question)[0])))
        pictures = f'<div class="pictures">{pictures}</div>' if pictures else ""
        return f'{pictures}{heading}<p class="about" dir="auto">{escape(" · ".join(filter(None, facts)))}</p>'

    def _sub_questions(self, entry: TurnEntry) -> str:
        nodes = entry.turn.graph.nodes if entry.turn.graph is not None else ()
        rows = "".join(f'<li dir="auto">{escape(_line(node.question))}</li>' for node in nodes)
        return f"<h3>{escape(self._words.questions)}</h3><ul>{rows}</ul>" if rows else ""


def _is_loose(notes: list[Note]) -> bool:
    return bool(notes) and notes[0].citation.place is None


def _image(image: ImageBlock, label: str) -> str:
    if not _PICTURE.fullmatch(image.media_type):
        return ""
    data = b64encode(image.data).decode("ascii")
    return f'<img alt="{escape(label)}" src="data:{image.media_type};base64,{data}">'


def _quote(quote: str) -> str:
    text = _line(quote)
    text = text if len(text) <= _QUOTE else text[: _QUOTE - 1].rstrip() + "…"
    return f'<blockquote class="passage" dir="auto">{escape(text)}</blockquote>' if text else ""


def _line(text: str) -> str:
    return " ".join(_visible(text[:4000]).split())


def _visible(text: str) -> str:
    return unturned(text.translate(_UNSEEN))
