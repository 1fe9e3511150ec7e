"""What is said of new versions."""

from PySide6.QtCore import QCoreApplication

from app.core.domain.events import Failure
from app.core.domain.reasons import UpdateReason
from app.core.domain.updates import Release, UpdateOffer
from app.ui.wording.failures import failure_sentence
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate


def new_version_sentence(release: Release) -> str:
    return translate("Updates", "Citewise {version} is available.").format(version=shortened(release.version, 40))


def offer_sentence(offer: UpdateOffer) -> str:
    """What a check came to."""
    if offer.newest is not None:
        return new_version_sentence(offer.newest)
    if offer.unfit is not None:
        words = translate("Updates", "Citewise {version} is available, but needs a newer version of your system.")
        return words.format(version=shortened(offer.unfit.version, 40))
    return translate("Updates", "You have the latest version.")


def check_failure_sentence(failure: Failure) -> str:
    match failure.reason(UpdateReason):
        case UpdateReason.SIGNATURE:
            return translate("Updates", "The signature of the version list is wrong, so it was ignored.")
        case UpdateReason.OLDER:
            return translate("Updates", "The version list is older than one seen before, so it was ignored.")
        case UpdateReason.EXPIRED:
            return translate(
                "Wording", "The version list has expired, so it was ignored. Check your computer's clock, or try later."
            )
        case UpdateReason.INSECURE:
            return translate("Updates", "The version list was redirected to an insecure address, so it was not loaded.")
        case UpdateReason.FORMAT:
            return translate(
                "Wording", "The version list is in a format that this version does not know. Look at the website."
            )
        case None:
            return failure_sentence(failure)
