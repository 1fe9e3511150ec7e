"""What went wrong at a model service, said beside the fields that mend it."""

from PySide6.QtCore import QCoreApplication

from app.core.domain.events import Failure
from app.ui.wording import engine_name, failure_sentence, shortened

translate = QCoreApplication.translate  # lupdate knows it by this name; context and text stand literally in each call


def card_sentence(failure: Failure) -> str:
    """As `failure_sentence`, without sending the user to the page that is open already."""
    match failure.kind:
        case "KeyRefused":
            said = translate("ProviderCard", "{where} did not accept the key. Check that all of it was pasted.")
        case "KeyMissing":
            return key_missing_sentence(failure.where)
        case "ModelUnknown":
            said = translate("ProviderCard", "{where} does not know this model. Choose another one, or fetch the list.")
        case _:
            return failure_sentence(failure)
    said = said.format(where=engine_name(failure.where))
    return f"{said} ({shortened(failure.detail)})" if failure.detail else said


def key_missing_sentence(where: str) -> str:
    return translate("ProviderCard", "A key for {where} is missing. Paste it above.").format(where=engine_name(where))
