"""Our own files of assistants, version 1, as docs/assistants.md tells them: read and written."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from app.adapters.imports.assistants.fields import Draft, effort, line, max_tokens, member, temperature, top_p
from app.adapters.imports.fields import mapping, sequence, text
from app.core.domain.assistants import LONGEST_STOP, MOST_STOPS, Assistant
from app.core.domain.assistants.transfer import ImportedAssistant, LeftOut, SkippedAssistant
from app.core.domain.chat import Provider, Sampling
from app.core.domain.editing import EditingMode
from app.core.domain.knowledge import Base
from app.core.domain.settings import ALL_BASES, QUOTES, Overrides, Planner, SearchMode

FORMAT, VERSION = "citewise-assistants", 1
_ALL = "all"  # in place of names
_MOST_BASES, _LONGEST_BASE = 100, 200  # names, characters of one


def recognises(document: Any) -> bool:
    return mapping(document).get("format") == FORMAT


def is_newer(document: Any) -> bool:
    version = mapping(document).get("version")
    return not isinstance(version, int) or version > VERSION


def rows(document: Any) -> list[Any]:
    return sequence(mapping(document).get("assistants"))


def assistant(
    row: Any, providers: Sequence[Provider], bases: Sequence[Base] = ()
) -> ImportedAssistant | SkippedAssistant:
    row, draft = mapping(row), Draft(providers)
    names = (text(member(row, "model", "provider")), text(member(row, "model", "service")))
    is_quotes = names[0] == QUOTES.provider
    tools = row.get("tools")
    choices = Overrides(
        mode=_one_of(SearchMode, row.get("web_search")),
        channel=text(row.get("search_source"))[:100] or None,
        model=QUOTES if is_quotes else draft.model(names, text(member(row, "model", "model"))),
        planner=_one_of(Planner, row.get("search_planning")),
        bases=_bases(row, draft, bases) or None,
        tools=tools if isinstance(tools, bool) else None,
        editing=_one_of(EditingMode, row.get("check_answers")),
    )
    stops = [text(one)[:LONGEST_STOP] for one in sequence(row.get("stop"))[:MOST_STOPS] if text(one)]
    sampling = Sampling(
        max_tokens(row.get("max_tokens")),
        temperature(row.get("temperature")),
        top_p(row.get("top_p")),
        tuple(stops),
        effort(row.get("effort")),
    )
    return draft.imported(
        text(row.get("name")),
        draft.icon(row.get("icon")),
        text(row.get("description")),
        draft.prompt(row.get("instructions")),
        choices,
        sampling,
    )


def _bases(row: dict[str, Any], draft: Draft, bases: Sequence[Base]) -> tuple[str, ...]:
    """Ids of the only ones of these names."""
    value = row.get("knowledge_bases")
    if value == _ALL:
        return (ALL_BASES,)
    names = dict.fromkeys(filter(None, (line(one, _LONGEST_BASE) for one in sequence(value)[:_MOST_BASES])))
    ids = {name: [base.id for base in bases if line(base.name, _LONGEST_BASE) == name] for name in names}
    draft.missing_bases = tuple(name for name, matches in ids.items() if len(matches) != 1)
    draft.leave(LeftOut.KNOWLEDGE, draft.missing_bases or (row.get("knowledge") and not names))
    return tuple(matches[0] for matches in ids.values() if len(matches) == 1)


def text_of(assistants: Sequence[Assistant], providers: Sequence[Provider], bases: Sequence[Base] = ()) -> str:
    services = {provider.id: provider.name for provider in providers}
    names = {base.id: base.name for base in bases}
    rows = [dict(_fields(one, services, names)) for one in assistants]
    document = {"format": FORMAT, "version": VERSION, "assistants": rows}
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _fields(one: Assistant, services: dict[str, str], names: dict[str, str]) -> Iterator[tuple[str, Any]]:
    """What it says nothing of is left out."""
    choices, sampling = one.choices, one.sampling
    model: dict[str, str] = {}
    if choices.model is not None:
        service = services.get(choices.model.provider, "")
        model = {"provider": choices.model.provider, "service": service, "model": choices.model.model}
    values: dict[str, Any] = {
        "name": one.name,
        "icon": one.icon,
        "description": one.description,
        "instructions": one.instructions,
        "model": {name: value for name, value in model.items() if value},
        "web_search": choices.mode.value if choices.mode else None,
        "search_source": choices.channel,
        "search_planning": choices.planner.value if choices.planner else None,
        "knowledge": True if choices.bases else None,
        "knowledge_bases": _base_names(choices.bases or (), names),
        "tools": choices.tools,
        "check_answers": choices.editing.value if choices.editing else None,
        "temperature": sampling.temperature,
        "top_p": sampling.top_p,
        "max_tokens": sampling.max_tokens,
        "stop": list(sampling.stop),
        "effort": sampling.effort,
    }
    return ((name, value) for name, value in values.items() if value not in (None, "", [], {}))


def _base_names(ids: Sequence[str], names: dict[str, str]) -> str | list[str]:
    return _ALL if ALL_BASES in ids else [names[one] for one in ids if one in names]


def _one_of(kind: Any, value: object) -> Any:
    return kind(value) if isinstance(value, str) and value in {one.value for one in kind} else None
