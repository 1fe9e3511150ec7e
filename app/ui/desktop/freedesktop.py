"""A notification on Linux and the BSDs: org.freedesktop.Notifications over D-Bus, which needs no tray."""

import asyncio
from dataclasses import dataclass

from app.ui.desktop.identity import APP_ID

_ADDRESS = "org.freedesktop.Notifications"
_PLACE = "/org/freedesktop/Notifications"
_ANSWER = 3.0  # seconds that the desktop has to take a notification
_LONGEST = 3600.0  # seconds that a click is waited for


@dataclass(frozen=True)
class Outcome:
    """Whether the desktop took it and whether it was clicked; `activation` lets the window take the front then."""

    delivered: bool
    clicked: bool = False
    activation: str = ""


async def notify(summary: str, open_label: str) -> Outcome:
    """Until it is clicked or closed. The summary is plain text by the specification; there is no body."""
    try:
        from jeepney import DBusAddress, DBusErrorResponse, MatchRule, message_bus, new_method_call
        from jeepney.io.asyncio import Proxy, open_dbus_router
        from jeepney.wrappers import unwrap_msg
    except ImportError:  # not on this system
        return Outcome(delivered=False)
    hints = {"desktop-entry": ("s", APP_ID)}
    values = ("Citewise", 0, APP_ID, summary, "", ["default", open_label], hints, -1)
    call = new_method_call(DBusAddress(_PLACE, _ADDRESS, _ADDRESS), "Notify", "susssasa{sv}i", values)
    rule = MatchRule(type="signal", interface=_ADDRESS, path=_PLACE)
    try:
        async with asyncio.timeout(_ANSWER) as limit, open_dbus_router(bus="SESSION") as router:
            await Proxy(message_bus, router).AddMatch(rule)
            with router.filter(rule, bufsize=64) as signals:
                (number,) = unwrap_msg(await router.send_and_get_reply(call))
                limit.reschedule(asyncio.get_running_loop().time() + _LONGEST)
                return await _outcome(signals, number)
    except TimeoutError:
        return Outcome(delivered=False)
    except (OSError, KeyError, ValueError, RuntimeError, EOFError, DBusErrorResponse):  # no bus, or nobody who shows it
        return Outcome(delivered=False)


async def _outcome(signals: "asyncio.Queue[object]", number: int) -> Outcome:
    from jeepney import HeaderFields

    activation = ""
    while True:
        signal = await signals.get()
        member, body = signal.header.fields.get(HeaderFields.member), signal.body  # type: ignore[attr-defined]
        if not body or body[0] != number:
            continue
        match member:
            case "ActivationToken":
                activation = str(body[1])
            case "ActionInvoked":
                return Outcome(delivered=True, clicked=True, activation=activation)
            case "NotificationClosed":
                return Outcome(delivered=True)
