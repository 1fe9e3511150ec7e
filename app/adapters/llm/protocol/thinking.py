"""Thinking that a model writes into its text, told from the answer: one place for all wire formats.

Open models write `<think>…</think>` before their answer. Where the prompt's template has opened the tag already, only
its end is written: what stands before it looks like the answer until then, and is taken back.
"""

import re
from collections.abc import Iterable
from dataclasses import replace

from app.adapters.llm.protocol.bare_links import bare_sources
from app.adapters.llm.protocol.visible_text import THINKING, ThinkSplitter
from app.adapters.llm.protocol.wire_format import Decoder
from app.core.domain.chat import (
    CitedPart,
    GroundingPart,
    ModelPart,
    ProviderCitation,
    ReasoningPart,
    RevisionPart,
    TextPart,
    ToolCallPart,
    Usage,
)
from app.core.domain.citation import Anchor, Span
from app.core.domain.errors import AppError

_END = re.compile("|".join(re.escape(closing) for _, closing in THINKING))
_OPENING = re.compile("|".join(re.escape(opening[:-1]) for opening, _ in THINKING))
_FENCE = re.compile(r"^ {0,3}(?:```|~~~)", re.MULTILINE)
_SENTENCE_END = re.compile(r"[.!?…。！？)）\]】*]\Z")
_QUOTES = "\"'`“”‘’«»「」『』"
_LONGEST_END = max(len(closing) for _, closing in THINKING)
_LONGEST = 1_000_000  # code points in which the end of a thinking is looked for
_MOST_ENDS = 20  # that are looked at: an answer full of tags is an answer about tags


class ReasoningFilter:
    """A decoder's parts with the thinking in its text as `ReasoningPart`. Fits `Decoder` around any other.

    The decoder counts the whole of its text, thinking included, and so do providers; places move by what was cut.
    searching: the model was asked to search, so that a linked marker in its answer names a source in any case.
    """

    def __init__(self, decoder: Decoder, *, searching: bool = False) -> None:
        self._decoder = decoder
        self._splitter = ThinkSplitter()
        self._end = _LoneEnd()
        self._length = 0  # code points of text, thinking included
        self._answer_length = 0  # of the answer
        self._searching = searching
        self._answer: list[str] = []  # kept where linked markers count

    @property
    def failure(self) -> AppError | None:
        return self._decoder.failure

    @property
    def done(self) -> bool:
        return self._decoder.done

    @property
    def finished(self) -> bool:
        return self._decoder.finished

    @property
    def understood(self) -> bool:
        return self._decoder.understood

    @property
    def finish(self) -> str:
        return self._decoder.finish

    @property
    def usage(self) -> Usage | None:
        return self._decoder.usage

    def feed(self, data: str, event: str = "") -> list[ModelPart]:
        return [out for part in self._decoder.feed(data, event) for out in self._sorted(part)]

    def close(self) -> list[ModelPart]:
        parts = self._decoder.close()
        emitted = [out for part in parts if isinstance(part, TextPart) for out in self._sorted(part)]
        emitted += self._emitted_parts(self._splitter.close())
        rest = [out for part in parts if not isinstance(part, TextPart) for out in self._sorted(part)]
        return emitted + (self._with_bare(rest) if self._searching else rest)

    def _with_bare(self, parts: list[ModelPart]) -> list[ModelPart]:
        """The evidence with the sources that stand in the text alone."""
        grounding = next((part for part in parts if isinstance(part, GroundingPart)), None)
        current = grounding or GroundingPart()
        sources = bare_sources("".join(self._answer), current.sources)
        if len(sources) == len(current.sources):
            return parts
        whole = replace(current, sources=sources)
        return [whole if part is grounding else part for part in parts] if grounding else [whole, *parts]

    def _sorted(self, part: ModelPart) -> list[ModelPart]:
        match part:
            case TextPart(text=text):
                self._length += len(text)
                return self._emitted_parts(self._splitter.feed(text))
            case ReasoningPart():
                self._end.watching = False  # who tells its thinking apart writes no tags
            case ToolCallPart():
                return [*self._revision(self._end.rest()), part]
            case CitedPart(citation=citation):
                moved = self._moved(citation)
                return [CitedPart(moved)] if moved.place is not None else []
            case GroundingPart(citations=citations) if self._cut:
                return [replace(part, citations=tuple(map(self._moved, citations)))]
        return [part]

    @property
    def _cut(self) -> int:
        """Code points that stood before the answer."""
        return self._length - self._answer_length

    def _emitted_parts(self, pieces: Iterable[tuple[bool, str]]) -> list[ModelPart]:
        parts: list[ModelPart] = []
        for thinking, text in pieces:
            if thinking:
                self._end.watching = False
                parts.append(ReasoningPart(text))
                continue
            self._answer_length += len(text)
            news = self._revision(self._end.feed(text)) or [TextPart(text)]
            self._answer += [part.text for part in news if isinstance(part, TextPart)] if self._searching else ()
            parts += news
        return parts

    def _revision(self, split: tuple[str, str] | None) -> list[ModelPart]:
        """What was thinking all the while, and what of the answer is known already."""
        if split is None:
            return []
        reasoning, answer = split
        self._answer_length = len(answer)
        self._answer.clear()
        parts: list[ModelPart] = [RevisionPart(), ReasoningPart(reasoning)]
        return [*parts, TextPart(answer)] if answer else parts

    def _moved(self, citation: ProviderCitation) -> ProviderCitation:
        cut = self._cut
        if not cut or citation.place is None:
            return citation
        place, claim = _back(citation.place, cut), _back(citation.claim, cut)
        if place is None:
            return replace(citation, place=None, anchor=Anchor.UNPLACED, marker="", claim=None)
        return replace(citation, place=place, claim=claim)


def _back(span: Span | None, by: int) -> Span | None:
    return (span[0] - by, span[1] - by) if span and span[0] >= by else None


class _LoneEnd:
    """Looks for the end of a thinking that nobody opened, in a text that grows.

    It counts only once something stands behind it, and only where it cannot be what the answer is about.
    """

    def __init__(self) -> None:
        self.watching = True
        self._pieces: list[str] = []
        self._last = ""  # the end of the text, in which a cut tag may begin
        self._length = 0
        self._tag: Span | None = None  # a tag with nothing behind it yet
        self._ends = 0

    def feed(self, text: str) -> tuple[str, str] | None:
        """(thinking, the answer's beginning) as soon as the end of a thinking is sure."""
        self.watching = self.watching and self._length + len(text) <= _LONGEST
        if not self.watching:
            self._pieces.clear()
            return None
        base = self._length - len(self._last)
        looked_at = self._last + text
        self._pieces.append(text)
        self._length += len(text)
        self._last = looked_at[-(_LONGEST_END - 1) :]
        if self._tag is None:
            end_tag = _END.search(looked_at)
            if end_tag is None:
                return None
            self._tag = (base + end_tag.start(), base + end_tag.end())
        whole = "".join(self._pieces)
        self._pieces = [whole]
        while self._tag is not None and whole[self._tag[1] :].strip():
            before, after = whole[: self._tag[0]], whole[self._tag[1] :]
            if _ends_thinking(before, after):
                self.watching = False
                return before, after
            self._ends += 1
            self.watching = self._ends < _MOST_ENDS and not _OPENING.search(before)
            end_tag = _END.search(whole, self._tag[1]) if self.watching else None
            self._tag = end_tag.span() if end_tag else None
        return None

    def rest(self) -> tuple[str, str] | None:
        """The same where no text follows any more, but a call of a tool does."""
        if self._tag is None or not self.watching:
            return None
        whole, (start, end) = "".join(self._pieces), self._tag
        self.watching = False
        return (whole[:start], whole[end:]) if _ends_thinking(whole[:start], whole[end:]) else None


def _ends_thinking(before: str, after: str) -> bool:
    """False for a tag that is written about: one that was opened, in code, in quotation marks, within a sentence."""
    line = before.rpartition("\n")[2]
    if _OPENING.search(before) or len(_FENCE.findall(before)) % 2 or line.count("`") % 2:
        return False
    if not line.strip():
        return True
    if line[-1] in _QUOTES and after[:1] in _QUOTES:
        return False
    glued = not line[-1].isspace() and (after.startswith("\n") or after[:1].isupper())
    return glued or bool(_SENTENCE_END.search(line.rstrip()))
