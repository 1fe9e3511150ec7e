"""The local API as the user sets it up: where it listens, who may ask, and how much."""

from dataclasses import dataclass, replace

DEFAULT_PORT = 11_535  # beside those of Ollama (11434) and LM Studio (1234)
LOOPBACK = "127.0.0.1"
GROUP = "API"  # of conversations that are kept
DEFAULT, SEARCH, QUOTES_ONLY, RESEARCH = "citewise", "citewise-search", "citewise-quotes", "citewise-research"
OWN_MODELS = (DEFAULT, SEARCH, QUOTES_ONLY, RESEARCH)  # that are told beside those of the settings


@dataclass(frozen=True)
class ApiKey:
    """One program's key. What the program holds is nowhere here: `hash` is that of it, see `make_key`."""

    id: str
    name: str = ""
    hash: str = ""
    created: str = ""  # ISO 8601, UTC
    style: str = ""  # how citations stand in the text: links, numbers, none; empty: links
    tail: bool = False  # the text ends with a list of its sources
    per_minute: int = 0  # requests; 0: no limit
    models: tuple[str, ...] = ()  # that it may ask; empty: all


@dataclass(frozen=True)
class GatewaySettings:
    """Off by default, and for this machine alone."""

    enabled: bool = False  # while the window is open
    port: int = DEFAULT_PORT
    host: str = LOOPBACK
    require_key: bool = True  # any page or program of this machine could ask otherwise
    keys: tuple[ApiKey, ...] = ()
    origins: tuple[str, ...] = ()  # of web pages that may ask, such as https://chat.example.org
    hosts: tuple[str, ...] = ()  # more names of this machine that a request may call it by, such as desk.example.org
    keep_conversations: bool = False
    at_once: int = 64  # answers side by side; as many more wait for their turn


def without_openings(gateway: GatewaySettings, own: GatewaySettings) -> GatewaySettings:
    """Settings that came from elsewhere let nobody in whom the user's own do not, and switch nothing on."""
    hashes, own_hashes = {one.hash for one in gateway.keys}, {one.hash for one in own.keys}
    opens = (
        gateway.host not in (own.host, LOOPBACK)
        or (own.require_key and not gateway.require_key)
        or not hashes <= own_hashes
        or not {*gateway.origins, *gateway.hosts} <= {*own.origins, *own.hosts}
    )
    return replace(
        gateway,
        enabled=gateway.enabled and own.enabled and not opens,
        host=LOOPBACK if opens else gateway.host,
        require_key=gateway.require_key or opens,
        keys=tuple(one for one in own.keys if one.hash in hashes),  # with the limits that they have here
        origins=tuple(one for one in gateway.origins if one in own.origins),
        hosts=tuple(one for one in gateway.hosts if one in own.hosts),
    )
