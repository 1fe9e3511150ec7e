"""From the composer to the chat: drafts, changed questions, leave to read private addresses."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSettings, Signal

from app.core.domain.addresses import addresses_in, private_place
from app.core.domain.events import Failure
from app.ui.chat import Chat
from app.ui.composer import Composer
from app.ui.knowledge.pills import Extras

_DRAFT = "draft"  # where a draft is kept while there is no conversation yet that could keep it


class Asking(QObject):
    allowed = Signal(object)  # private places (`host:port`) that the user allows to be read
    failed = Signal(object)  # a Failure

    def __init__(self, chat: Chat, composer: Composer, allowed_hosts: Callable[[], tuple[str, ...]], memory: QSettings):
        super().__init__(composer)
        self._chat = chat
        self._composer = composer
        self._allowed_hosts = allowed_hosts
        self._memory = memory
        self._asked: set[str] = set()  # private places that the user was asked about since the start
        self._changed: str | None = None  # the turn whose question is being changed
        self._for = ""  # the conversation whose draft stands in the composer
        self._aside = ""  # what stood in the composer before that
        self._old = Extras()  # what went with the question that is being changed
        composer.submitted.connect(self.ask)
        composer.stop_wanted.connect(lambda: chat.stop())
        composer.draft_changed.connect(self._keep_draft)
        composer.recalled.connect(self._recall)
        composer.edit_left.connect(self._leave)
        chat.busy_changed.connect(composer.set_busy)
        chat.not_asked.connect(self._not_asked)

    def new_conversation(self, group: str = "") -> None:
        self._composer.flush_draft()
        self._chat.new(str(self._memory.value(_DRAFT, "")), group)
        self._composer.question.setFocus()

    def new_private(self) -> None:
        self._composer.flush_draft()
        self._chat.new_private()
        self._composer.question.setFocus()

    def open_conversation(self, conversation_id: str) -> None:
        self._composer.flush_draft()
        self._chat.open(conversation_id)

    def show_draft(self) -> None:
        """Another conversation is shown: its draft, and nothing of what was under way in the one before."""
        if self._for == self._chat.shown.id:
            return  # another branch of the same conversation: what is being typed stays
        self._for, self._changed = self._chat.shown.id, None
        self._composer.own.pills.drop(self._old)
        self._composer.end_edit()
        self._composer.allow_bar.dismiss()
        self._composer.set_text(self._chat.shown.draft)

    def ask(self, text: str) -> None:
        """Ask, after a word about private addresses in the question that nobody allowed yet."""
        places = [place for url in addresses_in(text) if (place := private_place(url))]
        known = {*self._allowed_hosts(), *self._asked}
        if new := [place for place in dict.fromkeys(places) if place not in known]:
            self._asked.update(new)
            self._ask_leave(text, new)
        else:
            self._send(text)

    def edit(self, turn_id: str) -> None:
        if (turn := self._chat.turn(turn_id)) is not None and not self._chat.busy:
            self._aside = self._aside if self._changed else self._composer.text()
            self._composer.begin_edit(turn.question)
            self._composer.own.pills.drop(self._old)
            chosen = self._composer.own.menu.chosen
            self._old = Extras(tuple(base for base in turn.bases if base not in chosen), turn.files)
            self._composer.own.pills.put(self._old)  # in sight, and each may be taken out
            self._changed = turn_id

    def suggest(self, text: str) -> None:
        self._composer.set_text(text)
        self._composer.submit()

    def escape(self) -> None:
        """Leave what is under way, the smallest thing first."""
        if self._changed is not None:
            self._composer.end_edit()
            self._leave()
        elif self._chat.busy:
            self._chat.stop()

    def _keep_draft(self, text: str) -> None:
        if not self._chat.shown.stored and not self._chat.private:
            self._memory.setValue(_DRAFT, text)
        self._chat.keep_draft(text)

    def _ask_leave(self, text: str, places: list[str]) -> None:
        def allow() -> None:
            self.allowed.emit(tuple(places))
            send()

        def send() -> None:
            self._composer.set_text("")
            self._send(text)

        self._composer.set_text(text)  # stays in sight until it is sent
        words = self.tr("Your question names a private address. Allow reading {places}?")
        allowing, without = (self.tr("Allow"), allow), (self.tr("Send without reading it"), send)
        self._composer.allow_bar.say(words.format(places=", ".join(places)), allowing, without)

    def _send(self, text: str) -> None:
        self._composer.allow_bar.dismiss()
        self._keep_draft("")
        turn = self._chat.turn(self._changed or "")
        if self._changed is not None:
            self._leave()
        once, images, depth = self._composer.once, self._composer.images, self._composer.mode.wanted()
        files = self._composer.files
        if turn is None:
            self._chat.ask(text, once=once, images=images, files=files, depth=depth)
        else:
            images = images or turn.images
            self._chat.ask(text, turn.parent, sibling=True, once=once, images=images, files=files, depth=depth)

    def _not_asked(self, text: str, failure: Failure) -> None:
        self._composer.set_text(text)
        self._composer.pictures.put(self._composer.images)
        self._composer.own.put_back()
        self._keep_draft(text)
        self.failed.emit(failure)

    def _recall(self) -> None:
        if self._chat.shown.leaf:
            self.edit(self._chat.shown.leaf)

    def _leave(self) -> None:
        """Give up changing a question: what stood there before comes back."""
        self._changed = None
        self._composer.own.pills.drop(self._old)
        self._composer.set_text(self._aside)
        self._keep_draft(self._aside)
