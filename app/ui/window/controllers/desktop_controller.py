"""What of the program stands beside its window; each part is made when it is first needed."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QImage

from app.core.domain.settings import Settings
from app.ui.commands.registry import key_text
from app.ui.desktop.answer_notifier import AnswerNotifier
from app.ui.window.controllers.guide_windows import GuideWindows
from app.ui.window.desktop import application
from app.ui.window.second_instance import bring_forward

translate = QCoreApplication.translate

_LONGEST = 22  # characters of an assistant's name in quick ask
_EXPLAINED = "tray_explained"  # in `window.ini`: that closing leaves the program in the tray


class DesktopController(QObject):
    def __init__(self, window: Any) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._window = window
        self._settings = window.settings_controller
        self.guide = GuideWindows(window)
        self.update_notice = _update_notice(window) if window.services.updates is not None else None
        self.quick_ask: Any = None  # a QuickAsk once it was on_click
        self.tray: Any = None  # a Tray while it is on
        self.has_tray: Callable[[], bool] = _has_tray
        self._notifications: Any = None  # Notifications once there was something to say
        self.notify: Callable[[str, Callable[[str], object]], None] = self._notify  # summary, what a click does
        self._quick_choices: Any = None  # its QuickAskChoices
        self.notifier = AnswerNotifier(
            window.chat, lambda: self._settings.settings.desktop.notify, self._is_in_front, self
        )
        self.notifier.due.connect(self._announce)
        window.appearance.changed.connect(self._dress)  # after the window itself
        self._settings.saved.connect(self._follow)
        self._follow(self._settings.settings)

    def open_quick_ask(self, text: str = "") -> None:
        """Open the small window, or bring it to the front."""
        if self.quick_ask is None:
            from app.ui.desktop.quick_ask import QuickAsk
            from app.ui.desktop.quick_ask_choices import QuickAskChoices

            self._quick_choices = QuickAskChoices(self._window.services.settings, self._window.memory)
            quick = self.quick_ask = QuickAsk(self._window.colours, self._window.styleSheet(), self._quick_choices)
            quick.submitted.connect(self._ask)
            quick.picture_added.connect(self._take_picture)
            quick.files_added.connect(self._take_files)
            quick.heavy_pasted.connect(self._move)
            quick.models.favourite_toggled.connect(self._window.composer.favourite_toggled)
            quick.models.add_requested.connect(self._add_model)
        if self.quick_ask.assistant.isHidden() and self._window.assistants is not None:
            self._offer_assistants(self.quick_ask, self._window.assistants)
        self.quick_ask.open(text)

    def stay(self) -> bool:
        """Whether closing the window only hides it, because the program goes on in the tray."""
        if self.tray is None:
            return False
        self._window.state.save()
        self._window.hide()
        if not self._window.memory.value(_EXPLAINED):
            self._window.memory.setValue(_EXPLAINED, "yes")
            self.notify(self._explanation(), lambda token: bring_forward(self._window, activation=token))
        return True

    def _explanation(self) -> str:
        if keys := key_text(self._window.commands.keys("program.quit")):
            words = self.tr("Citewise keeps running in the tray. Quit it from the tray's menu, or with {keys}.")
            return words.format(keys=keys)
        return self.tr("Citewise keeps running in the tray. Quit it from the tray's menu.")

    def close(self) -> None:
        """The window goes, and so does what stands beside it."""
        if self.quick_ask is not None:
            self.quick_ask.hide()
            self.quick_ask.deleteLater()
            self.quick_ask = None
        self._show_tray(False)

    # Tray and notifications

    def _is_in_front(self) -> bool:
        """The window or one of its dialogs is in front."""
        window = self._window
        return application().activeWindow() is not None and window.isVisible() and not window.isMinimized()

    def _follow(self, settings: Settings) -> None:
        if self.quick_ask is not None:
            self.quick_ask.show_choices()
        had, on = self.tray is not None, settings.desktop.tray
        self._show_tray(on)
        if had and not on:
            self._window.show()  # nothing would lead back to it

    def _show_tray(self, on: bool) -> None:
        if self.tray is not None and not on:
            self.tray.close()
            self.tray = None
        elif self.tray is None and on and self.has_tray():
            from app.ui.desktop.tray import Tray

            self.tray = Tray(self._window.windowIcon(), self)
            self.tray.activated.connect(lambda: bring_forward(self._window))
            self._offer()

    def _offer(self) -> None:
        window = self._window

        def new() -> None:
            bring_forward(window)
            window.question_controller.new_conversation()

        self.tray.offer(
            [
                (self.tr("Show"), lambda: bring_forward(window)),
                (translate("Commands", "New conversation"), new),
                (translate("Commands", "Quick ask"), self.open_quick_ask),
                (translate("Commands", "Quit"), window.closing.quit),
            ]
        )

    def _announce(self, sentence: str, conversation: str) -> None:
        def open_conversation(token: str) -> None:
            bring_forward(self._window, activation=token)
            self._window.question_controller.open_conversation(conversation)

        application().alert(self._window)  # its entry in the taskbar
        self.notify(sentence, open_conversation)

    def _notify(self, summary: str, on_click: Callable[[str], object]) -> None:
        from app.ui.desktop.notifications import Notifications

        if self._notifications is None:
            self._notifications = Notifications(
                self._window.tasks, lambda: self.tray.icon if self.tray is not None else None, self
            )
        self._notifications.show(summary, self.tr("Show"), on_click, self._window.windowIcon())

    # The small window

    def _dress(self) -> None:
        if self.quick_ask is not None:
            self.quick_ask.set_colours(self._window.colours, self._window.styleSheet())
        if self.tray is not None:
            self._offer()  # the language may be another one

    def _ask(self, text: str) -> None:
        bring_forward(self._window)
        self._window.question_controller.ask_aside(text, self._quick_choices.overrides)
        self._window.choices.show()  # the conversation goes on with them

    def _move(self, more: str = "") -> None:
        """What has no room in the small window stands in the composer, with what was typed."""
        text = "\n\n".join(filter(None, (self.quick_ask.take_text(), more)))
        self.quick_ask.hide()
        bring_forward(self._window)
        self._window.question_controller.put_aside(text)
        overrides = self._window.chat.current.overrides
        self._window.chat.set_overrides(self._quick_choices.overrides.over(overrides))
        self._window.choices.show()

    def _offer_assistants(self, quick: Any, assistants: Any) -> None:
        from app.ui.assistants.labels import assistant_label

        choices = self._quick_choices
        choices.find_assistant = assistants.list.get
        choices.assistant_label = lambda: assistant_label(choices.assistant, _LONGEST)

        def pick(assistant: Any) -> None:
            choices.pick_assistant(assistant)
            quick.show_choices()

        def manage() -> None:
            quick.hide()
            bring_forward(self._window)
            assistants.manage()

        def open_menu() -> None:
            current = choices.assistant
            assistants.open_below(quick.assistant, current.id if current is not None else "", pick, manage)

        assistants.list.changed.connect(quick.show_choices)
        quick.assistant_requested.connect(open_menu)
        quick.offer_assistants()
        quick.show_choices()

    def _add_model(self) -> None:
        self.quick_ask.hide()
        bring_forward(self._window)
        self._window.open_settings()

    def _take_picture(self, picture: QImage) -> None:
        self._move()
        self._window.composer.pictures.add(picture)

    def _take_files(self, files: list[str]) -> None:
        self._move()
        self._window.composer.own.add(files)


def _update_notice(window: Any) -> Any:
    from app.ui.window.controllers.update_notice import UpdateNotice  # only for builds that name a feed

    return UpdateNotice(window)


def _has_tray() -> bool:
    from PySide6.QtWidgets import QSystemTrayIcon

    return QSystemTrayIcon.isSystemTrayAvailable()
