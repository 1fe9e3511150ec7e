"""The one way out for what the web brought in: a filtering forward proxy on loopback (plan of the house, §2)."""

from app.adapters.gate.outbound import Resolver
from app.adapters.gate.refusals import HEADER, Refusal
from app.adapters.gate.rules import is_allowed
from app.adapters.gate.server import Gate

__all__ = ["HEADER", "Gate", "Refusal", "Resolver", "is_allowed"]
