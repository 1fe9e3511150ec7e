"""An assistant of the user's, by the name that the terminal was given."""

from typing import TYPE_CHECKING

from app.cli.output import one_line
from app.cli.translation import listed, tr

if TYPE_CHECKING:
    from app.core.domain.assistants import Assistant
    from app.core.services import Services


async def assistant_by_name(name: str, services: "Services") -> "Assistant | None":
    """By its name or id; None where none is named. Raises LookupError, in the user's words, where there is no such."""
    if not name:
        return None
    assistants = await services.library().assistants() if services.library is not None else []
    for one in assistants:
        if name == one.id or name.casefold() == one.name.casefold():
            return one
    if not assistants:
        raise LookupError(tr("there is no assistant yet; add one in the window"))
    names = listed(one_line(one.name) for one in assistants)
    raise LookupError(tr("no assistant is called '{name}'; there are: {names}", name=name, names=names))
