"""The terminal: `citewise prompts`, and the question that `ask --prompt` makes of one."""

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from app.cli.options import Options
from app.cli.output import announce, as_text, clean, fail, one_line, show
from app.cli.terminal import terminal
from app.cli.translation import file_error, listed, tr, trn
from app.core.domain.prompts import Prompt
from app.core.prompt_library.exchange import LARGEST, new_ones, prompts_json, read_prompts
from app.core.prompt_library.variables import DATE, SELECTION, fill, variables

if TYPE_CHECKING:
    from app.core.ports.library import LibraryStore
    from app.core.services import Services

_USAGE = 2


async def run(options: Options, services: "Services") -> int:
    """The exit status."""
    if services.library is None:
        return fail(tr("this Citewise has no library of prompts"))
    store = services.library()
    prompts = await store.prompts()
    match options.action:
        case "list":
            return _list(options, prompts)
        case "show":
            try:
                show(clean(prompt_by_title(options.prompt, prompts).text))
            except LookupError as error:
                return fail(error.args[0], _USAGE)
            return 0
        case "export":
            return _export(options, prompts)
        case _:
            return await _import(options, store, prompts)


async def question_of(options: Options, text: str, services: "Services") -> str:
    """The text of a prompt with its variables filled. Raises `ValueError` or `LookupError`, in the user's words."""
    prompts = await services.library().prompts() if services.library is not None else []
    prompt = prompt_by_title(options.prompt, prompts)
    values = {DATE: date.today().isoformat(), **({SELECTION: text} if text.strip() else {}), **_values(options.values)}
    return filled(prompt, values, text)


def prompt_by_title(title: str, prompts: Sequence[Prompt]) -> Prompt:
    """By its title, or its folder and title; raises LookupError, in the user's words."""
    name = " ".join(title.split()).casefold()
    for title_of in (lambda one: f"{one.folder}/{one.title}", lambda one: one.title):
        if (prompt := next((one for one in prompts if title_of(one).casefold() == name), None)) is not None:
            return prompt
    raise LookupError(tr("no prompt is called '{name}'; 'citewise prompts list' lists them", name=one_line(title)))


def filled(prompt: Prompt, values: Mapping[str, str], text: str) -> str:
    """Names count in any case. What has no value has its default, or its first choice."""
    by_name = {name.casefold(): value for name, value in values.items()}
    there = variables(prompt.text)
    missing = [one.name for one in there if one.name.casefold() not in by_name and not one.usual]
    if missing:
        names = listed(f"--set {one_line(name)}=…" for name in missing)
        raise ValueError(tr("this prompt needs: {names}", names=names))
    question = fill(prompt.text, {one.name: by_name.get(one.name.casefold(), one.usual) for one in there})
    takes_text = any(one.source == SELECTION for one in there)
    return question if takes_text or not text.strip() else f"{question}\n\n{text}"


def _values(pairs: Sequence[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise ValueError(tr("'{pair}' is no NAME=VALUE", pair=one_line(pair)))
        values[name.strip()] = value
    return values


def _list(options: Options, prompts: Sequence[Prompt]) -> int:
    ordered = sorted(prompts, key=lambda one: (one.folder.casefold(), one.title.casefold()))
    if options.json:
        show(as_text([{"title": one.title, "folder": one.folder, "text": one.text} for one in ordered]))
        return 0
    for one in ordered:
        show(one_line(f"{one.folder}/{one.title}" if one.folder else one.title))
    if not ordered:
        announce(tr("there are no prompts yet"))
    return 0


def _export(options: Options, prompts: Sequence[Prompt]) -> int:
    if options.file == "-":
        show(prompts_json(prompts), end="")
        return 0
    try:
        Path(terminal().whole(options.file)).write_text(prompts_json(prompts), encoding="utf-8")
    except OSError as error:
        return fail(file_error(error))
    announce(trn("{count} prompt exported", "{count} prompts exported", len(prompts)))
    return 0


def _beginning(path: Path) -> bytes:
    """No more than a file of prompts may have."""
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


async def _import(options: Options, store: "LibraryStore", prompts: Sequence[Prompt]) -> int:
    try:
        data = _beginning(Path(terminal().whole(options.file)))
    except OSError as error:
        return fail(file_error(error))
    content = read_prompts(data, lambda: uuid4().hex)
    if not content.valid or not content.prompts:
        return fail(tr("there are no prompts in this file"))
    fresh = new_ones(content.prompts, prompts)
    await store.save_prompts(fresh)
    announce(trn("{count} prompt imported", "{count} prompts imported", len(fresh)))
    if content.skipped:
        announce(trn("{count} entry is no prompt", "{count} entries are no prompts", content.skipped))
    return 0
