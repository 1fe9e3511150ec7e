"""What a front end asks."""

from dataclasses import dataclass

from app.core.domain.chat import ImageBlock
from app.core.domain.graph import Depth
from app.core.domain.settings import Overrides
from app.core.domain.turn.client_request import ClientRequest

BATCH_SECONDS = 0.04  # no eye is faster; half of the pause between two patches of a page


@dataclass(frozen=True)
class Question:
    """What a front end asks. The conversation is made if there is none of that id yet.

    `parent` is the turn it follows, None for the first; asking with the same parent makes a sibling (edit, retry).
    """

    conversation: str
    text: str
    parent: str | None = None
    overrides: Overrides = Overrides()
    language: str = "en-US"  # the user's locale, BCP 47
    images: tuple[ImageBlock, ...] = ()
    files: tuple[str, ...] = ()  # paths of documents that go with it
    depth: Depth | None = None  # None: an answer; else a research
    clarify: bool = True  # a research may ask the user something in return first
    group: str = ""  # of a conversation that is made for it
    batch_seconds: float = BATCH_SECONDS  # how often the answer's words are told; 0: each as it comes
    comparison: str = ""  # shared by the questions that several models are asked side by side
    client: ClientRequest | None = None  # of a program that asks
