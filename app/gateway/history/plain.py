"""A client's history without what this gateway put into it: links behind numbers, and lists of sources."""

import re
from collections.abc import Sequence
from dataclasses import replace

from app.core.domain.chat import Message, Role, TextBlock
from app.core.domain.turn.client_request import HistorySource
from app.gateway.history.source_tail import history_without_tails, tail_sources

_LINK = re.compile(r"\[\[(\d{1,4})\]\]\((https?://[^\s()]+)\)")
_NUMBER = re.compile(r"\[(\d{1,4})\]")


def plain_history(messages: Sequence[Message]) -> tuple[Message, ...]:
    """Answers as a model would write them: `[1]` for `[[1]](https://…)`, and no list of sources at the end."""
    return tuple(_plain(one) if one.role is Role.ASSISTANT else one for one in history_without_tails(messages))


def history_sources(
    history: Sequence[Message], later: Sequence[Message] = ()
) -> tuple[tuple[Message, ...], tuple[HistorySource, ...], int]:
    """The plain history, the sources that its numbers name, and the highest number in it. Numbers in what stands behind
    the question count, too.

    A number that was used for two addresses names the later one: its answer is nearer.
    """
    addresses: dict[int, str] = {}
    titles: dict[str, str] = {}
    for one in (*history, *later):
        if one.role is Role.ASSISTANT:
            addresses.update((int(number), url) for number, url in _LINK.findall(one.text))
            titles.update((row.url, row.title) for row in tail_sources(one.text))
    plain = plain_history(history)
    answers = (*plain, *plain_history(later))
    numbers = [int(n) for one in answers if one.role is Role.ASSISTANT for n in _NUMBER.findall(one.text)]
    sources = tuple(HistorySource(number, url, titles.get(url, "")) for number, url in sorted(addresses.items()))
    return plain, sources, max(numbers, default=0)


def _plain(one: Message) -> Message:
    if not _LINK.search(one.text):
        return one
    blocks = (replace(b, text=_LINK.sub(r"[\1]", b.text)) if isinstance(b, TextBlock) else b for b in one.blocks)
    return replace(one, blocks=tuple(blocks))
