"""What is sent along names the user's own files, and never says where they are."""

from dataclasses import replace

from app.core.domain.addresses import is_web_address
from app.core.domain.conversation import Conversation
from app.core.domain.sources import OWN, Source
from app.core.domain.turn.turn import Turn
from app.core.export.turns import file_label


def without_paths(conversation: Conversation) -> Conversation:
    """The same with sources of the web as they are, and all others without an address."""
    return replace(conversation, turns=tuple(map(_without_paths, conversation.turns)))


def _without_paths(turn: Turn) -> Turn:
    sources = {id: source_without_path(source) for id, source in turn.sources.items()}
    return replace(turn, sources=sources, files=tuple(map(file_label, turn.files)))


def source_without_path(source: Source) -> Source:
    if source.origin not in OWN and is_web_address(source.address):
        return source
    places = (source.path, source.url, source.resolved)
    name = file_label(source.path or source.address)
    title = source.title if source.title and source.title not in places else name
    is_path = title.startswith(("/", "\\", "file:")) or title[1:3] in (":\\", ":/")
    site = "" if source.origin in OWN else source.site
    return replace(source, key=source.id, url="", resolved="", site=site, title=file_label(title) if is_path else title)
