"""Sentences of the local API's page."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication

from app.core.domain.gateway import ApiKey
from app.core.domain.gateway.state import ApiCall, GatewayProblem, GatewayState, GatewayStatus
from app.ui.wording.sentences import shortened, when

translate = QCoreApplication.translate  # lupdate knows it by this name


def problem_sentence(state: GatewayState, port: int) -> str:
    """Why it does not serve, and what to do."""
    match state.problem:
        case GatewayProblem.PORT_IN_USE:
            sentence = translate(
                "LocalApiPage",
                "Not on: port {port} is already in use. Choose another port, or close the program that uses it.",
            )
        case GatewayProblem.ADDRESS_UNKNOWN:
            sentence = translate(
                "LocalApiPage",
                "Not on: the settings file names an address that this computer does not have: {detail}. "
                "Use 127.0.0.1 there.",
            )
        case GatewayProblem.NOT_PERMITTED:
            sentence = translate(
                "LocalApiPage", "Not on: the system does not allow port {port}. Choose one from 1024 on."
            )
        case GatewayProblem.NOT_INSTALLED:
            sentence = translate(
                "LocalApiPage",
                "Not on: this installation lacks a part that the local API needs. "
                "Install it with: pipx install 'citewise[serve]'",
            )
        case _:
            sentence = translate("LocalApiPage", "Not on: {detail}. Switch it off and on to try again.")
    return sentence.format(port=port, detail=shortened(state.detail, 200) or "?")


def running_sentence(state: GatewayState) -> str:
    """That it serves, and for whom."""
    if state.status is not GatewayStatus.ON:
        return ""
    if state.open_to_network:
        return translate("LocalApiPage", "On. Other devices in your network can reach it too, without encryption.")
    return translate("LocalApiPage", "On. Only this computer can reach it.")


def key_sentence(key: ApiKey, calls: Sequence[ApiCall]) -> str:
    """When it was created and, as far as the list of requests goes back, last used."""
    created = translate("LocalApiPage", "Created {when}").format(when=_date(key.created)) if key.created else ""
    latest = max((call.time for call in calls if key.name and call.client == key.name), default=None)
    used = translate("LocalApiPage", "last used {when}").format(when=when(latest)) if latest else ""
    return " · ".join(filter(None, (created, used)))


def new_key_sentence(name: str) -> str:
    sentence = translate("LocalApiPage", "The key of “{name}”. Copy it now: it is not shown again.")
    return sentence.format(name=shortened(name, 60))


def revoked_sentence(name: str) -> str:
    sentence = translate("LocalApiPage", "“{name}” is revoked: it is refused from now on.")
    return sentence.format(name=shortened(name, 60))


def _date(text: str) -> str:
    try:
        return when(datetime.fromisoformat(text))
    except ValueError:
        return shortened(text, 30)
