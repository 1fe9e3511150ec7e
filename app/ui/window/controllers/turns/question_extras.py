"""What stands around a question in the transcript: its pictures, each whole by a click, and its knowledge bases."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from app.core.domain.chat import ImageBlock
from app.core.domain.knowledge import Base
from app.ui.tasks.chat import Chat
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.rendered_turn import script_call
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.sentences import shortened


class QuestionExtras(QObject):
    def __init__(self, chat: Chat, window: QWidget) -> None:
        super().__init__(window)
        self._chat, self._window = chat, window
        self._transcript: Any = None
        self._names: dict[str, str] = {}  # of knowledge bases, by id
        self.viewer: QWidget | None = None

    def serve(self, transcript: Any) -> None:
        """`Transcript` or `PlainTranscript`, once it is there."""
        transcript.command_requested.connect(self._do)
        if (page := getattr(transcript, "page", None)) is not None:  # the plain one shows words alone
            self._transcript = transcript
            page.files.pictures = self.picture
            page.loadFinished.connect(lambda _: self._name_bases())
            self._name_bases()

    def know(self, bases: Sequence[Base]) -> None:
        self._names = {base.id: unturned(shortened(base.name, 60)) for base in bases}
        self._name_bases()

    def picture(self, turn_id: str, place: int) -> ImageBlock | None:
        """Of a question of the conversation that is shown."""
        turn = self._chat.turn(turn_id)
        return turn.images[place] if turn is not None and 0 <= place < len(turn.images) else None

    def _name_bases(self) -> None:
        if self._transcript is not None:
            self._transcript.feed.put(script_call("bases", self._names))

    def _do(self, action: TranscriptAction, turn_id: str, value: str) -> None:
        if action is not TranscriptAction.PICTURE or not value.isdecimal():
            return
        if (block := self.picture(turn_id, int(value))) is not None:
            from app.ui.composer.pictures import PictureDialog

            image = QImage.fromData(QByteArray(block.data))
            if not image.isNull():
                viewer = self.viewer = PictureDialog(image, self._window)
                viewer.destroyed.connect(self._forget)
                viewer.open()

    def _forget(self) -> None:
        self.viewer = None
