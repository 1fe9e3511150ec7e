"""What the local API does: on or off, and who asked. Never what was asked."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class GatewayStatus(StrEnum):
    OFF = "off"
    STARTING = "starting"
    ON = "on"
    FAILED = "failed"


class GatewayProblem(StrEnum):
    """Why it is not on."""

    PORT_IN_USE = "port_in_use"
    ADDRESS_UNKNOWN = "address_unknown"  # no address of this machine
    NOT_PERMITTED = "not_permitted"  # a port below 1024, a firewall
    NOT_INSTALLED = "not_installed"
    OTHER = "other"


@dataclass(frozen=True)
class GatewayState:
    status: GatewayStatus = GatewayStatus.OFF
    url: str = ""  # without a path; empty unless it is on
    problem: GatewayProblem | None = None
    detail: str = ""  # the system's own words, or the port
    open_to_network: bool = False  # others than this machine reach it


@dataclass(frozen=True)
class ApiCall:
    """One request that has ended."""

    time: datetime  # UTC
    client: str  # the name of its key; empty: none
    path: str  # without its query, which is content
    model: str
    status: int
    milliseconds: int
