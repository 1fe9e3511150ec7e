"""From the composer to the chat: drafts, changed questions, leave to read private addresses."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSettings, Signal

from app.core.domain.addresses import addresses_in, private_place
from app.core.domain.chat import ImageBlock, ModelChoice
from app.core.domain.events import Failure
from app.core.domain.graph import Depth
from app.core.domain.settings import Overrides
from app.core.domain.turn.turn import Turn
from app.ui.composer.composer import Composer
from app.ui.composer.pills import Extras
from app.ui.composer.question_text import DRAFT
from app.ui.tasks.chat import Chat
from app.ui.tasks.open_conversation import Change, OpenConversation, PendingQuestion, joined
from app.ui.wording.failures import failure_sentence
from app.ui.wording.language import listed
from app.ui.wording.sentences import shortened


class QuestionController(QObject):
    """What the composer shows is typed in the conversation that is shown, and kept there before another comes."""

    allowed = Signal(object)  # private places (`host:port`) that the user allows to be read
    failed = Signal(object)  # a Failure
    notified = Signal(str)  # a sentence for the window's bar

    def __init__(
        self, chat: Chat, composer: Composer, allowed_hosts: Callable[[], tuple[str, ...]], memory: QSettings
    ) -> None:
        super().__init__(composer)
        self._chat = chat
        self._composer = composer
        self._allowed_hosts = allowed_hosts
        self._confirmed_places: set[str] = set()  # private places that the user was asked about since the start
        self._for = ""  # the conversation whose draft stands in the composer
        self._old = Extras()  # what went with the question that is being changed,
        self._old_pictures: tuple[ImageBlock, ...] = ()  # and its pictures
        self.defer: Callable[[Callable[[], object]], bool] = lambda resume: False  # until keys are unlocked
        chat.draft_saver.new = str(memory.value(DRAFT, ""))
        chat.draft_saver.enter(chat.current)
        chat.draft_saver.new_changed.connect(lambda text: memory.setValue(DRAFT, text))
        composer.submitted.connect(self.ask)
        composer.stop_requested.connect(lambda: chat.stop())
        composer.draft_changed.connect(self._keep_draft)
        composer.recalled.connect(self._recall)
        composer.edit_left.connect(self._leave)
        chat.busy_changed.connect(composer.set_busy)
        chat.draft_requested.connect(self._put_away)
        chat.draft_changed.connect(self._show_draft)
        chat.failed.connect(self.failed)
        chat.question_returned.connect(self._return_question)

    @property
    def _changed(self) -> str | None:
        """The turn whose question is being changed."""
        change = self._chat.current.change
        return change.turn if change is not None else None

    def new_conversation(self, group: str = "") -> None:
        self._chat.new(group)
        self._composer.question.setFocus()

    def new_private(self) -> None:
        self._chat.new_private()
        self._composer.question.setFocus()

    def open_conversation(self, conversation_id: str) -> None:
        self._composer.flush_draft()
        self._chat.open(conversation_id)

    def take_focus(self) -> None:
        self._composer.question.setFocus()

    def show_draft(self) -> None:
        """Another conversation is shown: its draft, and nothing of what was under way in the one before."""
        if self._for == self._chat.current.id:
            return  # another branch of the same conversation: what is being typed stays
        self._for = self._chat.current.id
        self._composer.allow_bar.dismiss()
        self._show_draft()

    def ask(self, text: str) -> None:
        """Ask, after a word about private addresses in the question that nobody allowed yet."""
        if new := self._new_places(text):
            self._ask_leave(text, new)
        elif self.defer(self._composer.submit):
            self._put_in_sight(text)
        else:
            self._send(text)

    def ask_aside(self, text: str, overrides: Overrides = Overrides()) -> None:
        """An answer in a new conversation, which keeps these; what was being typed for one stays in the composer."""
        self.new_conversation()
        self._chat.set_overrides(overrides)
        self._suggest(text, None)

    def put_aside(self, text: str) -> None:
        """Into the composer of a new conversation, before what stands there; nothing is sent."""
        current = self._chat.current
        if current.turns or current.run is not None or self._changed is not None:
            self.new_conversation()
        self._put_away()
        self._chat.keep_draft(joined(text, self._chat.current.draft))
        self._show_draft()
        self.take_focus()

    def edit(self, turn_id: str) -> None:
        turn = self._chat.turn(turn_id)
        if turn is None or self._chat.busy:
            return
        self._put_away()
        if self._changed != turn_id:
            current = self._chat.current
            self._chat.keep_draft(
                joined(current.changed_text, current.draft) if current.changed_text else current.draft
            )
            self._chat.keep_change(Change(turn_id, turn.question))
        self._show_draft()

    def suggest(self, text: str) -> None:
        """Ask this after the last turn; what is typed, and what is to go with that, waits."""
        self._suggest(text, self._composer.mode.research_depth())

    def _suggest(self, text: str, depth: Depth | None) -> None:
        if self._chat.busy:
            return
        if new := self._new_places(text):
            self._ask_leave_first(text, new)
            return
        left, once = self._composer.own.alone(text)
        self._chat.ask(left, once=once, depth=depth)

    def escape(self) -> None:
        """Leave what is under way, the smallest thing first."""
        if self._changed is not None:
            self._leave()
        elif self._chat.busy:
            self._chat.stop()

    def _keep_draft(self, text: str) -> None:
        if (turn := self._changed) is None:
            self._chat.keep_draft(text)
        else:
            self._chat.keep_change(Change(turn, text))

    def _put_away(self) -> None:
        if self._for == self._chat.current.id:
            self._keep_draft(self._composer.text())

    def _show_draft(self) -> None:
        """What is typed in the conversation that is shown, and what goes with it."""
        current = self._chat.current
        self._composer.own.pills.drop(self._old)
        self._composer.pictures.drop(self._old_pictures)
        self._old, self._old_pictures = Extras(), ()
        turn = self._chat.turn(self._changed or "")
        if current.change is not None and turn is not None:
            self._composer.begin_edit(current.change.text)
            self._old = self._extras(Overrides(bases=turn.bases), turn.files, self._compared(turn))
            self._old_pictures = turn.question_images
            self._composer.own.pills.put(self._old)  # in sight, and each may be taken out
            self._composer.pictures.put(turn.question_images)
        else:
            self._composer.end_edit()
            if self._composer.text() != current.draft:  # else the cursor stays where it is
                self._composer.set_text(current.draft)
        for pending in current.pending:
            self._put_back(pending)
        current.pending = []

    def _put_back(self, pending: PendingQuestion) -> None:
        """The pictures, documents and wishes that were to go with a question."""
        self._composer.pictures.put(pending.images)
        self._composer.own.pills.put(self._extras(pending.once, pending.files, pending.models))
        self._composer.channel.put_once(pending.once)

    def _compared(self, turn: Turn) -> tuple[ModelChoice, ...]:
        """The models that stand side by side with it: a question that is changed goes to the same ones."""
        columns = self._chat.current.columns()
        return tuple(one.model for one in columns if one.model is not None) if turn in columns else ()

    def _extras(self, once: Overrides, files: tuple[str, ...], models: tuple[ModelChoice, ...]) -> Extras:
        selection = self._composer.own.menu.selection
        return Extras(tuple(base for base in once.bases or () if base not in selection), files, models)

    def _new_places(self, text: str) -> list[str]:
        """Private ones that it names, and that the user neither allowed nor was asked about."""
        places = [place for url in addresses_in(text) if (place := private_place(url))]
        confirmed = {*self._allowed_hosts(), *self._confirmed_places}
        return [place for place in dict.fromkeys(places) if place not in confirmed]

    def _ask_leave(self, text: str, places: list[str]) -> None:
        self._put_in_sight(text)
        self._offer_leave(places)

    def _put_in_sight(self, text: str) -> None:
        """The question stays there, and may be changed, until it is sent."""
        self._keep_draft(text)
        composer = self._composer
        pending = PendingQuestion(text, composer.images, composer.files, composer.once, models=composer.compared)
        self._chat.current.pending.append(pending)
        self._show_draft()

    def _ask_leave_first(self, text: str, places: list[str]) -> None:
        """A question that was not typed here stands before what was: neither is lost."""
        self._put_away()
        current = self._chat.current
        draft = joined(text, current.changed_text, current.draft)
        self._chat.keep_change(None)
        self._chat.keep_draft(draft)
        self._show_draft()
        self._offer_leave(places)

    def _offer_leave(self, places: list[str]) -> None:
        composer = self._composer

        def allow() -> None:
            self.allowed.emit(tuple(places))
            composer.submit()

        self._confirmed_places.update(places)
        words = self.tr("Your question names a private address. Allow reading {places}?")
        allowing = self.tr("Allow"), allow
        without = self.tr("Send without reading it"), composer.submit
        composer.allow_bar.announce(words.format(places=listed(places)), allowing, without)

    def _send(self, text: str) -> None:
        composer, current = self._composer, self._chat.current
        composer.allow_bar.dismiss()
        turn = self._chat.turn(self._changed or "")
        changed = turn.id if turn is not None else ""
        pending = PendingQuestion(text, composer.images, composer.files, composer.once, changed, composer.compared)
        accepted = self._ask(pending, turn)
        if turn is not None:
            self._chat.keep_change(None)
        else:
            self._chat.keep_draft("")
        if not accepted:  # something runs here, whatever the composer thought
            self._chat.draft_saver.put_back(current, pending)
        if turn is not None or not accepted:
            self._show_draft()

    def _ask(self, pending: PendingQuestion, turn: Turn | None) -> bool:
        once, images, files = pending.once, pending.images, pending.files
        return self._chat.ask(
            pending.text,
            turn.parent if turn is not None else None,
            sibling=turn is not None,
            once=once,
            images=images,
            files=files,
            depth=self._composer.mode.research_depth(),
            changed=pending.changed,
            models=pending.models,
        )

    def _return_question(self, home: OpenConversation | None, failure: Failure) -> None:
        """It stands in the composer again, or waits where it was typed."""
        if home is self._chat.current:
            self.failed.emit(failure)
            return
        if home is None:
            words = self.tr("Your question could not be sent; it is kept in a new conversation. {reason}")
        else:
            words = self.tr("Your question could not be sent; it is kept in “{title}”. {reason}")
        title = shortened(home.title, 60) if home is not None else ""
        self.notified.emit(words.format(title=title, reason=failure_sentence(failure)))

    def _recall(self) -> None:
        if self._chat.current.leaf:
            self.edit(self._chat.current.leaf)

    def _leave(self) -> None:
        """Give up changing a question: what stood there before comes back."""
        self._chat.keep_change(None)
        self._show_draft()
