"""Erasing all data: the question before it, and what became of it."""

from pathlib import Path

from app.cli.output import announce, fail, notify, show
from app.cli.terminal import Interrupted, read, terminal
from app.cli.translation import N_, tr
from app.core.domain.removal import Removal

WORD = "erase"
_QUESTION = N_(
    "This deletes for good what Citewise keeps for you: conversations, knowledge bases and their backups, memory,\n"
    "settings, cached pages and logs in {folder},\n"
    "and API keys in the system's keychain, those that other data directories use included.\n"
    "Your own documents, files there that Citewise did not write, and backups in other folders or on a server, stay.\n"
    "Type {word} to go on: "
)


async def confirm(folder: Path) -> bool:
    """Whether a person typed the word."""
    if not terminal().is_interactive:
        announce(tr("there is nobody to ask; `citewise erase --yes` asks nothing"))
        return False
    terminal().err(tr(_QUESTION, folder=folder, word=WORD))
    try:
        return (await read("line")).strip().casefold() == WORD
    except Interrupted:
        return False


def report(removal: Removal) -> int:
    """The exit status: 1 where something of ours is still there."""
    for name in removal.foreign:
        notify(tr("left, for Citewise did not write it: {name}", name=name))
    for path, reason in removal.failed:
        notify(tr("could not be deleted: {path} ({reason})", path=path, reason=reason))
    if removal.keychain:
        reason = removal.keychain
        notify(tr("the keychain did not open ({reason}): entries named Citewise may still be in it", reason=reason))
    if removal.failed or removal.keychain:
        return fail(tr("not everything could be erased"))
    show(tr("Everything was erased."))
    return 0
