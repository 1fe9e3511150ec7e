"""The text of one source: what the model was given of it, the cited words highlighted, and the page as it is now."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from PySide6.QtGui import QColor, QFontInfo, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from app.core.cited_passage import is_quoted
from app.core.domain.evidence import Page, Passage
from app.core.domain.sources import OWN, TOOL, program_of_source
from app.core.listing import Group, SourceRow
from app.ui.widgets.theme import Colours
from app.ui.wording.foreign.titles import forgotten_sentence
from app.ui.wording.knowledge import line, page_words
from app.ui.wording.sentences import shortened

_MOST = 20_000  # characters of a page that was read again


@dataclass(frozen=True)
class PassageContent:
    """`passages` in the order to show; with `is_cited` the first one stands behind the citation that was opened."""

    row: SourceRow
    passages: Sequence[Passage] = ()
    is_cited: bool = False
    reason: str = ""  # why the page was not read, or why the citation is doubted
    quote: str = ""  # the words that the citation quotes: highlighted in every passage that holds them
    note: str = ""  # what else there is to say of it, and nothing to worry about

    @property
    def from_provider(self) -> bool:
        return self.row.from_provider

    @property
    def program(self) -> str:
        """The one from which the source was imported, with all that there is of it; empty for all others."""
        return shortened(program_of_source(self.row.source), 40) if self.from_provider else ""

    @property
    def snippet(self) -> str:
        """As some search of the conversation showed it; a citation's own words stand in its passages, or nowhere."""
        return "" if self.from_provider and self.row.group is Group.CITED else self.row.source.snippet

    @property
    def first_words(self) -> str:
        """What stands first and can be copied."""
        return self.passages[0].text if self.passages else self.snippet


@dataclass(frozen=True)
class CheckNote:
    """A sentence about a source that was read again: a doubt, or that all is as it was."""

    doubt: str = ""
    note: str = ""


class PassageText(QTextEdit):
    """All of it plain text, one block for each passage."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setObjectName("passages")
        self.setTabChangesFocus(True)

    def write(self, content: PassageContent, again: Page | str | None, refreshing: bool, colours: Colours) -> None:
        """again: what came of reading the page again, the page or why not; None while that is under way."""
        self._content, self._colours = content, colours
        self.clear()
        cursor = self.textCursor()
        if content.reason:
            self._write(cursor, content.reason, colours.warning)
        if content.note:
            self._write(cursor, content.note, colours.muted)
        if content.passages:
            self._write_passages(cursor)
        elif not forgotten_sentence(content.row.source):
            self._write_snippet(cursor)
        if refreshing:
            self._write_again(cursor, again)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _write_passages(self, cursor: QTextCursor) -> None:
        first = self._content.passages[0]
        cited = 1 + self._also_quoted() if self._content.is_cited else 0
        self._label(cursor, self._heading(first))
        for passage in self._content.passages[:cited]:
            self._write_cited(cursor, passage.text)
        others = self._content.passages[cited:]
        if others and self._content.is_cited:
            self._label(
                cursor, self.tr("Also quoted") if self._content.from_provider else self.tr("Also given to the model")
            )
        for passage in others:
            self._write(cursor, passage.text, self._colours.text)

    def _also_quoted(self) -> int:
        """How many passages behind the first one the citation quotes as well."""
        return len(list(takewhile(lambda passage: is_quoted(passage, self._content.quote), self._content.passages[1:])))

    def _write_cited(self, cursor: QTextCursor, text: str) -> None:
        """Highlighted; of a longer passage only the words that the citation quotes."""
        before, quote, after = text.partition(self._content.quote) if self._content.quote else ("", "", "")
        if not quote:
            before, quote = "", text
        self._write(cursor, before, self._colours.text)
        self._add(cursor, quote, self._colours.highlight)
        self._add(cursor, after)

    def _write_snippet(self, cursor: QTextCursor) -> None:
        if not self._content.from_provider:
            source = self._content.row.source
            own = source.origin in OWN or source.kind == TOOL
            engine = self.tr("Not given to the model. The search engine showed:")
            self._label(cursor, self.tr("Not given to the model. Found in it:") if own else engine)
            self._write(cursor, self._content.snippet or "—", self._colours.text)
        elif snippet := self._content.snippet:
            self._label(cursor, self._excerpt())
            self._write(cursor, snippet, self._colours.text)
        elif program := self._content.program:
            words = self.tr("{program} named this source; its passage was not kept.")
            self._label(cursor, words.format(program=program))
        else:
            self._label(cursor, self.tr("The provider named this source without an excerpt; it was not read here."))

    def _write_again(self, cursor: QTextCursor, again: Page | str | None) -> None:
        """Last, and never highlighted: the answer does not rest on it."""
        if again is None:
            self._label(cursor, self.tr("Reading the page again…"))
        elif isinstance(again, str):
            self._write(cursor, again, self._colours.warning)
        else:
            self._label(cursor, self._compared(again))
            cut = "" if len(again.text) <= _MOST else " …"
            self._write(cursor, again.text[:_MOST] + cut, self._colours.text)

    def _compared(self, page: Page) -> str:
        if not self._content.passages or self._content.passages[0].from_snippet or self._content.from_provider:
            return self.tr("The page as it is now")
        if _words(self._content.passages[0].text) in _words(page.text):
            return self.tr("The page as it is now; the first passage above is still in it")
        return self.tr("The page as it is now; the first passage above is no longer in it word for word")

    def _excerpt(self) -> str:
        if program := self._content.program:
            words = self.tr("This is the excerpt that {program} showed; the page itself was not read here.")
            return words.format(program=program)
        return self.tr("This is the provider's excerpt; the page itself was not read here.")

    def _heading(self, passage: Passage) -> str:
        if (program := self._content.program) and not passage.from_snippet:
            return self.tr("{program} kept this of the source; the page itself was not read here.").format(
                program=program
            )
        if self._content.from_provider:
            quoted = self.tr("The provider quoted this; the page itself was not read here.")
            return self._excerpt() if passage.from_snippet else quoted
        words = self.tr("Cited passage") if self._content.is_cited else self.tr("Given to the model")
        if passage.from_snippet:
            return self.tr("{label} (the search engine's snippet; the page was not read)").format(label=words)
        own = self._content.row.source.origin in OWN
        place = (page_words(passage.page, passage.line), line(passage.heading, 60)) if own else ()
        return " · ".join(filter(None, (words, *place)))

    def _label(self, cursor: QTextCursor, words: str) -> None:
        self._write(cursor, words, self._colours.muted, small=True)

    def _write(self, cursor: QTextCursor, words: str, colour: str, background: str = "", small: bool = False) -> None:
        block, letters = QTextBlockFormat(), QTextCharFormat()
        block.setBottomMargin(4 if small else 14)
        block.setLineHeight(130, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        letters.setForeground(QColor(colour))
        if background:
            letters.setBackground(QColor(background))
        if small:
            letters.setFontPointSize(QFontInfo(self.font()).pointSizeF() * 0.9)  # a style sheet's has pixels only
        if cursor.position():
            cursor.insertBlock(block, letters)
        else:
            cursor.setBlockFormat(block)
        _insert(cursor, words, letters)

    def _add(self, cursor: QTextCursor, words: str, background: str = "") -> None:
        """Go on in the block that was written last."""
        letters = QTextCharFormat()
        letters.setForeground(QColor(self._colours.text))
        if background:
            letters.setBackground(QColor(background))
        _insert(cursor, words, letters)


def _words(text: str) -> str:
    return " ".join(text.split())


def _insert(cursor: QTextCursor, words: str, letters: QTextCharFormat) -> None:
    cursor.insertText(words.replace("\n", "\u2028"), letters)  # a passage is one block, however many lines
