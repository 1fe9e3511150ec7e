"""The HTML of a question, and of what went with it: knowledge bases, pictures, documents."""

from html import escape

from PySide6.QtCore import QCoreApplication

from app.core.domain.turn.turn import Turn
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.scheme import picture_address
from app.ui.wording.foreign.direction import upright
from app.ui.wording.sentences import files_words, pictures_words

translate = QCoreApplication.translate


def question(turn: Turn) -> str:
    """Names of bases are put in by the page, which is told them; one that is gone has none and is not seen."""
    bases = "".join(f'<span class="base" data-base="{escape(base)}" dir="auto"></span>' for base in turn.bases)
    places = range(len(turn.question_images))
    around = (f'<div class="bases">{bases}</div>' if bases else "") + _pictures(turn, places)
    count = 0 if turn.images else turn.pictures
    with_pictures = f'<div class="with">{escape(pictures_words(count))}</div>' if count else ""
    files = files_words(turn.files)
    with_files = f'<div class="with">{escape(files)}</div>' if files else ""
    return f'{around}<div class="question" dir="auto">{escape(upright(turn.question))}{with_pictures}{with_files}</div>'


def answer_pictures(turn: Turn) -> str:
    """Those that came with an imported answer."""
    return _pictures(turn, range(len(turn.question_images), len(turn.images)))


def _pictures(turn: Turn, places: range) -> str:
    words = escape(translate("Transcript", "Show image"))
    buttons = (
        f'<button type="button" data-do="{TranscriptAction.PICTURE}" data-value="{place}" title="{words}"'
        f' aria-label="{words}"><img src="{escape(picture_address(turn.id, place))}" alt="" draggable="false"></button>'
        for place in places
    )
    return f'<div class="pictures">{"".join(buttons)}</div>' if places else ""
