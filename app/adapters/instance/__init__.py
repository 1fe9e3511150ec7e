"""One process owns a data directory; others talk to it over a local socket that only this user can open."""

from app.adapters.instance.frames import Command
from app.adapters.instance.guest import Busy, Guest, OtherVersion
from app.adapters.instance.host import Host
from app.adapters.instance.lock import Lock

__all__ = ["Busy", "Command", "Guest", "Host", "Lock", "OtherVersion"]
