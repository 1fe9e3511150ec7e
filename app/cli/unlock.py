"""The passphrase of the encrypted file of keys."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from app.cli.output import announce
from app.cli.terminal import read, terminal
from app.cli.translation import tr
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import KeyFileReason

if TYPE_CHECKING:
    from app.core.services import Services


async def unlock_keys(services: "Services", providers: Collection[str], channel: str = "") -> None:
    """Where one of their keys is in the locked file: whoever sits at the terminal is asked for its passphrase."""
    if not services.vault.locked_ids():
        return
    key_ids = {*providers, *(info.key for info in services.search.channels() if info.id == channel)}
    await services.secrets.load(list(key_ids))  # the environment may have it
    while services.vault.locked_ids() & key_ids:
        if not terminal().is_interactive:
            announce(tr("the file of keys is locked; set CITEWISE_PASSPHRASE, or unlock it in the window"))
            return
        terminal().err(tr("Passphrase of the file of keys (empty: go on without them): "))
        passphrase = (await read("secret")).rstrip("\r\n")
        terminal().err("\n")
        if not passphrase:
            return
        await _unlock(services, passphrase)


async def _unlock(services: "Services", passphrase: str) -> None:
    try:
        await services.vault.unlock(passphrase)
    except Unavailable as error:
        if error.data.get("reason") != KeyFileReason.WRONG_PASSPHRASE:
            raise
        announce(tr("this passphrase does not open the file"))
