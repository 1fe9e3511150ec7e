"""Who answers: model services, their models, what those can do."""

from dataclasses import dataclass, field

MOST_COMPARED = 4  # models that answer one question side by side


@dataclass(frozen=True)
class ModelChoice:
    """A model of a provider that the settings know by its id."""

    provider: str
    model: str


@dataclass(frozen=True)
class Abilities:
    """What a model can do; None where it is not known. As a user's override, None leaves what the catalogue says."""

    search: bool | None = None  # the provider's built-in search
    tools: bool | None = None
    vision: bool | None = None
    context_size: int | None = None  # tokens of prompt and answer together

    def over(self, fallback: "Abilities") -> "Abilities":
        """These, completed by `known`."""
        names = self.__dataclass_fields__
        return Abilities(**{n: getattr(fallback if getattr(self, n) is None else self, n) for n in names})


WIRE_FORMATS = ("chat", "responses", "messages", "gemini", "ollama", "dashscope", "mistral")  # as they are offered


@dataclass(frozen=True)
class Provider:
    """A model service. `context_size` is in tokens, None where unknown."""

    id: str
    name: str
    base_url: str  # up to and with the version, e.g. https://api.openai.com/v1
    models: tuple[str, ...] = ()
    local: bool = False  # runs on this machine: no key, and contexts that are cut silently
    needs_key: bool = True
    key_url: str = ""  # where a key is got
    context_size: int | None = None
    wire_format: str = "chat"  # one of `WIRE_FORMATS`
    search: str = ""  # how built-in search is asked for: the dialect's name; empty: there is none
    search_format: str = ""  # the wire format in which it is asked for, where that is another one (Qwen, Mistral)
    search_url: str = ""  # and its base address; empty: derived from `base_url`
    preset: str = ""  # the preset that it was made from, whose abilities count
    abilities: dict[str, Abilities] = field(default_factory=dict)  # the user's, by model
    favourites: tuple[str, ...] = ()
    checked: str = "unverified"  # recorded, documented, unverified
    key: str = field(default="", repr=False)
