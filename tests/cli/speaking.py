"""A terminal in a language, for tests in this process."""

from collections.abc import Iterator
from contextlib import contextmanager

from app.cli.terminal import OwnTerminal, using


class Speaking(OwnTerminal):
    def __init__(self, language: str) -> None:
        self.spoken = language

    @property
    def language(self) -> str:
        return self.spoken


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Within this, sentences are printed in a language."""
    with using(Speaking(language)):
        yield
