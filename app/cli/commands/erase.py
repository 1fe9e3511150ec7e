"""Erasing all data: the question before it, and what became of it."""

from pathlib import Path

from app.cli.output import fail, notify, show
from app.cli.terminal import Interrupted, read, terminal
from app.core.domain.removal import Removal

WORD = "erase"
_QUESTION = """\
This deletes for good what Citewise keeps for you: conversations, knowledge bases and their backups, memory, settings,
cached pages and logs in {folder}, and API keys in the system's keychain, those that other data directories use
included. Your own documents, files there that Citewise did not write, and backups in other folders or on a server,
stay.
Type {word} to go on: """


async def confirm(folder: Path) -> bool:
    """Whether a person typed the word."""
    if not terminal().is_interactive:
        notify("citewise: there is nobody to ask; `citewise erase --yes` asks nothing")
        return False
    terminal().err(_QUESTION.format(folder=folder, word=WORD))
    try:
        return (await read("line")).strip().casefold() == WORD
    except Interrupted:
        return False


def report(removal: Removal) -> int:
    """The exit status: 1 where something of ours is still there."""
    for name in removal.foreign:
        notify(f"left, for Citewise did not write it: {name}")
    for path, reason in removal.failed:
        notify(f"could not be deleted: {path} ({reason})")
    if removal.keychain:
        notify(f"the keychain did not open ({removal.keychain}): entries named Citewise may still be in it")
    if removal.failed or removal.keychain:
        return fail("not everything could be erased")
    show("Everything was erased.")
    return 0
