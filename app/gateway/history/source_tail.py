"""The list of sources as the text's own end, for clients that show nothing else; and its way out of a history.

The marker line is the one that other gateways write and clients strip: an empty link definition, which no renderer of
Markdown shows. See https://github.com/chenyme/grok2api (v2, `features.show_search_sources`).
"""

import re
from collections.abc import Iterable

from app.core.domain.chat import Block, Message, Role, TextBlock
from app.gateway.evidence import SearchSource, link_address

_HEAD = "## Sources"
_MARKER = "[grok2api-sources]: #"
_TAIL = re.compile(r"(?:\A|\r?\n\r?\n)## Sources[ \t]*\r?\n\[grok2api-sources\]: #[ \t]*\r?\n[\s\S]*\Z")
_ITEM = re.compile(r"^- \[((?:\\.|[^\]\\])*)\]\((\S+)\)[ \t]*\r?$", re.MULTILINE)
_ESCAPED = re.compile(r"([\\\[\]])")


def source_tail(sources: Iterable[SearchSource]) -> str:
    """What ends a text; empty where nothing can be named by an address."""
    rows = [f"- [{_escaped(one.title)}]({link_address(one.url)})" for one in sources if one.url]
    return "\n".join(("", "", _HEAD, _MARKER, *rows)) if rows else ""


def _escaped(title: str) -> str:
    return _ESCAPED.sub(r"\\\1", title)


def without_tail(text: str) -> str:
    """A user's own “## Sources” has no marker line, and stays."""
    return _TAIL.sub("", text)


def tail_sources(text: str) -> list[SearchSource]:
    """The sources that a tail lists."""
    tail = _TAIL.search(text)
    rows = _ITEM.findall(tail.group()) if tail else []
    return [SearchSource(url, re.sub(r"\\(.)", r"\1", title)) for title, url in rows]


def history_without_tails(messages: Iterable[Message]) -> tuple[Message, ...]:
    """Answers as their models wrote them. Where a client sends an answer in several blocks, the tail may begin in one
    and end in another."""
    return tuple(_without(one) if one.role is Role.ASSISTANT else one for one in messages)


def _without(one: Message) -> Message:
    whole = "".join(block.text for block in one.blocks if isinstance(block, TextBlock))
    length = len(without_tail(whole))
    if length == len(whole):
        return one
    blocks: list[Block] = []
    for block in one.blocks:
        if isinstance(block, TextBlock):
            text, length = block.text[:length], max(length - len(block.text), 0)
            if text:
                blocks.append(TextBlock(text))
        else:
            blocks.append(block)
    return Message(one.role, tuple(blocks), one.provider_metadata)
