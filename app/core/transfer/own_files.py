"""Files that a conversation of our own format names: a path in it could be any file of this machine."""

import re
from dataclasses import replace
from pathlib import PurePath

from app.core.domain.events.notices import Notice, NoticeKind
from app.core.domain.transfer import ForeignFile
from app.core.domain.transfer.whole import WholeConversation
from app.core.domain.turn.turn import Turn
from app.core.transfer.foreign import file_place

_PROGRAM = "Citewise"


def with_documents_placed(
    whole: WholeConversation, folder: PurePath
) -> tuple[WholeConversation, dict[str, ForeignFile]]:
    """The conversation whose turns name the places, in `folder`, of the documents that came with it; and what has to be
    written there."""
    if not re.fullmatch(r"\w[\w.-]{0,99}", whole.id):  # no name for a folder
        return replace(whole, documents=()), {}
    files: dict[str, ForeignFile] = {}
    places: dict[str, str] = {}
    for one in whole.documents:
        file = ForeignFile(PurePath(one.path.replace("\\", "/")).name, one.media_type, one.data)
        places[one.path] = path = str(folder / whole.id / file_place(file))
        files[path] = file
    turns = tuple(
        replace(turn, files=tuple(places.get(path, path) for path in turn.files)) if turn.files else turn
        for turn in whole.conversation.turns
    )
    return replace(whole, conversation=replace(whole.conversation, turns=turns), documents=()), files


def with_own_files(whole: WholeConversation, folder: PurePath) -> tuple[WholeConversation, tuple[str, ...]]:
    """The conversation with those paths alone that lie in its own place in `folder`, where imports keep files; and the
    names of the others, which their turns tell of. A file that is named is read and sent to the model."""
    place = folder / whole.id
    missing: list[str] = []
    turns = tuple(_with_files_in(turn, place, missing) for turn in whole.conversation.turns)
    if not missing:
        return whole, ()
    return replace(whole, conversation=replace(whole.conversation, turns=turns)), tuple(missing)


def _with_files_in(turn: Turn, place: PurePath, missing: list[str]) -> Turn:
    own = tuple(path for path in turn.files if _is_below(PurePath(path), place))
    names = [PurePath(path.replace("\\", "/")).name or path for path in turn.files if path not in own]
    if not names:
        return turn
    missing += names
    notice = Notice(NoticeKind.FILES_NOT_EXPORTED, {"program": _PROGRAM, "names": ", ".join(names)})
    return replace(turn, files=own, notices=[*turn.notices, notice])


def _is_below(path: PurePath, place: PurePath) -> bool:
    safe = place.name not in ("", ".", "..") and ".." not in path.parts
    return safe and path != place and path.is_relative_to(place)
