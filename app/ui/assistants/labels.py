"""How an assistant is named on a button."""

from PySide6.QtCore import QCoreApplication

from app.core.domain.assistants import Assistant
from app.ui.widgets.emoji import with_icon
from app.ui.widgets.tips import plain_tip
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate


def assistant_label(assistant: Assistant | None, longest: int) -> tuple[str, str, str]:
    """(label, the same as a sentence, tool tip). longest: characters of the label."""
    if assistant is None:
        none = translate("AssistantMenu", "No assistant")
        return translate("AssistantsController", "Assistant"), none, none
    sentence = translate("AssistantsController", "Assistant: {name}").format(name=shortened(assistant.name, 80))
    tip = "\n".join(filter(None, (sentence, shortened(assistant.description, 200))))
    return shortened(with_icon(assistant.icon, assistant.name), longest), sentence, plain_tip(tip)
