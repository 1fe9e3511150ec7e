"""A conversation of another program as one of ours."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import PurePath
from uuid import NAMESPACE_URL, uuid5

from app.core.domain.conversation import Conversation
from app.core.domain.sources import Source
from app.core.domain.transfer import ForeignConversation, ForeignFile, ForeignMessage
from app.core.domain.transfer.whole import WholeConversation
from app.core.domain.turn.turn import Turn
from app.core.export.file_names import is_device, shortened
from app.core.prompt.earlier_turns import title_of
from app.core.transfer.chains import Chain, chains_of
from app.core.transfer.sources import ImportedSources
from app.core.transfer.turns import NO_QUESTION, Context, current_children, turn_id, turn_of

_MOST_NAME = 128  # bytes, without the ending; some file systems take no more than 143
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Converted:
    """`files`: path → what has to be kept there; `missing`: names of files that the export does not hold."""

    whole: WholeConversation
    files: dict[str, ForeignFile] = field(default_factory=dict, repr=False)
    missing: tuple[str, ...] = ()


def conversation_id(format_name: str, foreign_id: str) -> str:
    """The same at every import."""
    return uuid5(NAMESPACE_URL, f"citewise:{format_name}:{foreign_id}").hex


def converted(
    foreign: ForeignConversation, format_name: str, program: str, folder: PurePath, language: str,
    stored: Iterable[Source] = (),
) -> Converted | None:  # fmt: skip
    """None where nothing was asked or answered in it. folder: where files are kept; stored: the sources that the
    conversation has here already."""
    id = conversation_id(format_name, foreign.id)
    chains = chains_of(foreign.messages)
    if not chains:
        return None
    files: dict[str, ForeignFile] = {}

    def place(file: ForeignFile) -> str:
        path = str(folder / id / file_place(file))
        files[path] = file
        return path

    sources = ImportedSources(id, program, stored)
    context = Context(id, program, language, sources, place)
    start = foreign.created or _first_time(foreign.messages) or foreign.updated or _EPOCH
    times: dict[str, datetime] = {}
    turns: list[Turn] = []
    missing: list[str] = []
    for chain in chains:
        turn, names = turn_of(chain, times.get(chain.parent or "", start), context)
        times[chain.end] = turn.created
        turns.append(turn)
        missing += names
    turns.sort(key=lambda turn: turn.created)
    leaf = turn_id(id, _leaf(foreign, chains))
    updated = max(foreign.updated or start, start)
    question = next((turn.question for turn in turns if turn.question != NO_QUESTION), turns[0].text)
    conversation = Conversation(
        id, title_of(foreign.title) or title_of(question) or program, start, updated,
        current_leaf=leaf, group=" ".join(foreign.group.split()), turns=tuple(turns),
        children=current_children(turns, leaf),
    )  # fmt: skip
    whole = WholeConversation(
        conversation,
        tuple(sources),
        updated if foreign.pinned else None,
        updated if foreign.archived else None,
        tuple(dict.fromkeys("-".join(tag.split()) for tag in foreign.tags if tag.strip())),
    )
    return Converted(whole, files, tuple(missing))


def file_place(file: ForeignFile) -> PurePath:
    """Where a file is kept in its conversation's folder: safe on every system, the same at every import."""
    data = file.data if file.data is not None else file.text.encode("utf-8", "replace")
    name = PurePath(file.name.replace("\\", "/")).name
    stem, dot, suffix = name.rpartition(".")
    clean = "".join(sign if sign.isalnum() or sign in "-_ " else "_" for sign in (stem if dot else name))
    ending = "".join(sign for sign in suffix if sign.isascii() and sign.isalnum())[:10] if dot else ""
    if file.data is None and ending.lower() not in ("txt", "md", "csv"):  # its text alone is there
        clean, ending = f"{clean}.{ending}" if ending else clean, "txt"
    digest = uuid5(NAMESPACE_URL, f"{name}:{len(data)}:{_sample(data)}").hex[:8]
    clean = shortened(clean.strip()[:60], _MOST_NAME).strip() or "file"
    return PurePath(digest, ("_" if is_device(clean) else "") + clean + (f".{ending}" if ending else ""))


def _sample(data: bytes) -> str:
    from hashlib import sha256

    return sha256(data).hexdigest()


def _first_time(messages: Sequence[ForeignMessage]) -> datetime | None:
    return min((one.created for one in messages if one.created is not None), default=None)


def _leaf(foreign: ForeignConversation, chains: Sequence[Chain]) -> str:
    """The end of the chain that holds the shown message; the newest one where none does."""
    ends = {chain.end for chain in chains}
    parents = {message.id: message.parent for message in foreign.messages}
    at, visited = foreign.leaf, set()
    while at is not None and at not in visited:
        if at in ends:
            return at
        holding = [chain for chain in chains if any(one.id == at for one in (chain.question, *chain.answers) if one)]
        if holding:
            return holding[-1].end
        visited.add(at)
        at = parents.get(at)
    return max(enumerate(chains), key=lambda row: (_last_time(row[1]) or _EPOCH, row[0]))[1].end


def _last_time(chain: Chain) -> datetime | None:
    return _first_time(chain.answers[-1:] or [one for one in (chain.question,) if one is not None])
