"""Which signal of a part leads to which slot of another, where neither part knows the other."""

from typing import Any

from app.ui.composer.controller import QuestionController
from app.ui.conversations.list import ConversationList
from app.ui.tasks.chat import Chat


def connect_list(listing: ConversationList, chat: Chat, questions: QuestionController) -> None:
    """What is done in the list of conversations is done; what changes in them stands there."""
    listing.new_requested.connect(questions.new_conversation)
    listing.private_requested.connect(questions.new_private)
    listing.new_in_group.connect(questions.new_conversation)
    listing.moved.connect(chat.organizer.move)
    listing.pinned.connect(chat.organizer.pin)
    listing.archived.connect(chat.organizer.archive)
    listing.tagged.connect(chat.organizer.tag)
    listing.selected.connect(questions.open_conversation)
    listing.entered.connect(questions.take_focus)
    listing.renamed.connect(chat.rename)
    listing.deleted.connect(chat.delete)
    listing.restored.connect(chat.restore)
    listing.search_changed.connect(chat.search)
    chat.summaries_changed.connect(listing.show_summaries)
    chat.marks_changed.connect(listing.mark)


def connect_conversation(window: Any) -> None:
    """What shows the one that is open. window: the `MainWindow`."""

    def show_languages() -> None:
        """From the first answer on that was last read in another language, they see to it themselves."""
        current = window.chat.current
        if any(turn.translations for turn in (*current.turns, *current.columns())):
            window.translations()

    window.chat.current_changed.connect(window.show_conversation)
    window.chat.current_changed.connect(show_languages)


def connect_transcript(transcript: Any, chat: Chat, questions: QuestionController) -> None:
    """What is asked for below an answer. `Transcript` or `PlainTranscript`."""
    transcript.retry_requested.connect(chat.retry)
    transcript.continue_requested.connect(chat.resume)
    transcript.search_again_requested.connect(chat.search_again)
    transcript.edit_requested.connect(questions.edit)
    transcript.suggestion_selected.connect(questions.suggest)
