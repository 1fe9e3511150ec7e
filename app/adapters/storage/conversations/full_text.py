"""The conversation list, and the search through titles, tags, questions and answers."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from itertools import chain
from sqlite3 import Connection
from typing import Any

from app.adapters.storage.conversations.search_index import conversation_numbers, numbers_with
from app.adapters.storage.values import loads
from app.core.conversation_query import ConversationQuery, places_of, searchable, tags_match
from app.core.domain.conversation import Match, MatchKind, Summary

_BEFORE, _AFTER = 24, 110  # characters of a snippet on both sides of the place that was found
# Signs of Markdown, and the numbers of sources:
_MARKDOWN = re.compile(r"\*\*|__|`+|(?<!\S)#{1,6} |(?<=\S)\[\d+\]| \[\d+\](?=[\s.,;:!?]|$)")
_MOST = 100  # conversations that a search gives

_COLUMNS = "id, title, created, updated, grouped, pinned, archived, tags"
_LISTED = f"SELECT {_COLUMNS} FROM conversations WHERE deleted IS NULL ORDER BY updated DESC, rowid DESC"
_NEWEST = f"""
SELECT {_COLUMNS} FROM conversations WHERE deleted IS NULL AND (
    pinned IS NOT NULL OR grouped <> ''
    OR id IN (SELECT id FROM conversations WHERE deleted IS NULL ORDER BY updated DESC, rowid DESC LIMIT ?)
) ORDER BY updated DESC, rowid DESC
"""
_ONE = f"SELECT {_COLUMNS} FROM conversations WHERE id = ?"
_TITLES = """
SELECT id, title, tags, search_number FROM conversations WHERE deleted IS NULL ORDER BY updated DESC, rowid DESC
"""
_TEXTS = """
SELECT t.id, t.question, a.text FROM turns t LEFT JOIN answers a ON a.turn = t.id
WHERE t.conversation = ? ORDER BY t.created DESC, t.rowid DESC
"""
_UNINDEXED = """
SELECT t.conversation, t.question, a.text FROM turns t INDEXED BY turns_unindexed
LEFT JOIN answers a ON a.turn = t.id WHERE t.search_id IS NULL
"""


SummaryRows = dict[str, tuple[tuple[Any, ...], Summary]]  # what was listed last, by id: most of it stays the same


def listed(db: Connection, cached: SummaryRows, most: int | None = None) -> list[Summary]:
    """The conversations that are not deleted, newest first. most: no more without a pin and a group."""
    cursor = db.cursor()
    cursor.row_factory = None
    rows = cursor.execute(_LISTED if most is None else _NEWEST, () if most is None else (most,)).fetchall()
    summaries = []
    for row in rows:
        one = cached.get(row[0])
        if one is None or one[0] != row:
            one = cached[row[0]] = row, _summary(row)
        summaries.append(one[1])
    if len(cached) > 2 * len(rows) and most is None:
        cached.clear()  # of many that are gone
    return summaries


def matching(db: Connection, query: ConversationQuery) -> list[Summary]:
    """Those in which all the words occur: in the title, then in one turn, then here and there; newest first each."""
    return _Search(db, query.words).summaries()


_NOTHING: Set[str] = frozenset()


@dataclass(slots=True)
class _Candidate:
    id: str
    here: Set[str]  # words in the title, or that are its tags
    kind: MatchKind


class _Search:
    def __init__(self, db: Connection, words: tuple[str, ...]) -> None:
        self._db, self._words = db, words
        self._turns = {word: numbers_with(db, word) for word in words}
        self._conversations = {word: conversation_numbers(turns) for word, turns in self._turns.items()}
        self._complete = set.intersection(*self._conversations.values())  # which may hold all the words
        self._sharing = cache(self._sharing_all)
        self._unindexed = {conversation: self._words_in(texts) for conversation, texts in self._unindexed_texts()}

    def summaries(self) -> list[Summary]:
        by_kind: dict[MatchKind, list[_Candidate]] = {kind: [] for kind in MatchKind}
        together = self._sharing(self._words)
        cursor = self._db.cursor()
        cursor.row_factory = None
        fold = str.casefold if all(map(str.isascii, self._words)) else searchable  # of thousands of titles
        for id, title, tags, number in cursor.execute(_TITLES):
            title = fold(title)
            if self._may_differ(id, title, tags):
                candidate = self._candidate(id, title, _tags(tags), number)
                if candidate is not None:
                    by_kind[candidate.kind].append(candidate)
            elif number in self._complete:  # most of a search for words that are everywhere
                kind = MatchKind.TURN if number in together else MatchKind.CONVERSATION
                by_kind[kind].append(_Candidate(id, _NOTHING, kind))
        results: list[Summary] = []
        for candidate in chain.from_iterable(by_kind.values()):
            if len(results) >= _MOST:
                break
            if (summary := self._verified(candidate)) is not None:
                results.append(summary)
        return sorted(results, key=lambda summary: summary.match.kind if summary.match else 0)

    def _may_differ(self, id: str, title: str, tags: str) -> bool:
        """From what the index says of its turns."""
        return tags != "[]" or id in self._unindexed or any(map(title.__contains__, self._words))

    def _candidate(self, id: str, title: str, tags: tuple[str, ...], number: int | None) -> _Candidate | None:
        """By the index alone, which may promise too much."""
        here = {word for word in self._words if word in title or (tags and tags_match(word, tags))}
        lacking = tuple(word for word in self._words if word not in here)
        if not lacking:
            return _Candidate(id, here, MatchKind.TITLE)
        unindexed = self._unindexed.get(id, ())
        if any(number not in self._conversations[word] and word not in unindexed for word in lacking):
            return None
        one_turn = number in self._sharing(lacking) or all(word in unindexed for word in lacking)
        return _Candidate(id, here, MatchKind.TURN if one_turn else MatchKind.CONVERSATION)

    def _sharing_all(self, words: tuple[str, ...]) -> set[int]:
        """Conversations of which one turn may hold them all, by number."""
        return conversation_numbers(set.intersection(*(self._turns[word] for word in words)))

    def _unindexed_texts(self) -> Iterator[tuple[str, list[str]]]:
        by_conversation: dict[str, list[str]] = defaultdict(list)
        for conversation, *texts in self._db.execute(_UNINDEXED):
            by_conversation[conversation] += [searchable(" ".join(text.split())) for text in texts if text]
        return iter(by_conversation.items())

    def _words_in(self, folded: Iterable[str]) -> set[str]:
        return {word for text in folded for word in self._words if word in text}

    def _verified(self, candidate: _Candidate) -> Summary | None:
        """Held against the texts: with a snippet of the newest turn that has most of the words; None: it is no hit."""
        lacking = tuple(word for word in self._words if word not in candidate.here)
        missing, present = lacking or self._words, set[str]()
        best, best_turn, best_text = 0, "", ""
        for turn, *texts in self._db.execute(_TEXTS, (candidate.id,)):
            lines = [" ".join(text.split()) for text in texts if text]
            by_line = {line: self._words_in([searchable(line)]) for line in lines}
            own = set[str]().union(*by_line.values())
            present |= own
            if (count := sum(word in own for word in missing)) > best:
                best, best_turn = count, turn
                best_text = max(reversed(lines), key=lambda line: sum(word in by_line[line] for word in missing))
            if count == len(missing):
                break
        if not present.issuperset(lacking):
            return None
        kind = MatchKind.TITLE if not lacking else MatchKind.TURN if best == len(lacking) else MatchKind.CONVERSATION
        snippet = excerpt(best_text, self._words)
        summary = _summary(self._db.execute(_ONE, (candidate.id,)).fetchone())
        snippet = "" if snippet == summary.title else snippet  # which says it already
        return replace(summary, snippet=snippet, match=Match(kind, best_turn, places_of(snippet, self._words)))


def excerpt(text: str, words: Iterable[str]) -> str:
    """The words around the first place that was found, as one line; empty where there is none."""
    line = " ".join(text.split())
    plain = _MARKDOWN.sub("", line)
    if places_of(plain, tuple(words)):  # else it was searched for such signs
        line = plain
    places = places_of(line, tuple(words))
    if not places:
        return ""
    start, end = max(0, places[0][0] - _BEFORE), places[0][0] + _AFTER
    if start and (space := line.find(" ", start, places[0][0])) >= 0:
        start = space + 1  # whole words, where there are spaces
    return ("…" if start else "") + line[start:end].rstrip() + ("…" if end < len(line) else "")


def _tags(stored: str) -> tuple[str, ...]:
    return loads(tuple[str, ...], stored, ()) if stored != "[]" else ()


def _summary(row: Sequence[Any]) -> Summary:
    id, title, created, updated, group, pinned, archived, tags = row
    return Summary(
        id,
        title,
        datetime.fromisoformat(created),
        datetime.fromisoformat(updated),
        group=group,
        pinned=pinned is not None,
        archived=archived is not None,
        tags=_tags(tags),
    )
