"""Conversations by what people type for them."""

from app.cli.output import one_line
from app.cli.translation import listed, tr
from app.core.domain.conversation import Summary


def matching(name: str, summaries: list[Summary]) -> list[Summary]:
    """By its id, the beginning of it, or its title."""
    exact = [one for one in summaries if one.id == name]
    partial = [one for one in summaries if len(name) >= 4 and one.id.startswith(name)]
    return exact or partial or [one for one in summaries if one.title.casefold() == name.casefold().strip()]


def no_match(name: str, matches: list[Summary]) -> str:
    if matches:
        return tr("{name} may be any of: {ids}", name=one_line(name), ids=listed(one.id for one in matches))
    return tr("no conversation has the id or title {name}; citewise export --list shows them", name=one_line(name))
