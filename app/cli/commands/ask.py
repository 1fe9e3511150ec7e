"""The terminal: `ask` and `research`."""

import os
from collections.abc import Iterable
from contextlib import aclosing
from dataclasses import replace
from typing import TYPE_CHECKING
from uuid import uuid4

from app.cli.commands import knowledge
from app.cli.commands.answer import as_json, source_list
from app.cli.commands.leave import ask_about_tool, ask_leave
from app.cli.commands.research import cut_off, show_research
from app.cli.edits import corrected_text, edit_lines
from app.cli.options import Options
from app.cli.output import as_text, clean, fail, notify, notify_progress, one_line, show, well_formed
from app.cli.reasons import fallback_sentence
from app.cli.terminal import read, terminal
from app.cli.unlock import unlock_keys
from app.cli.words import notice_sentence, sentence, unsaved_sentence
from app.core.domain import events as e
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.editing import EditingMode
from app.core.domain.graph import Depth
from app.core.domain.settings import QUOTES, Overrides, SearchMode
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn

if TYPE_CHECKING:
    from app.core.services import Services


async def ask(options: Options, services: "Services") -> int:
    text = well_formed(await read("text") if options.text == "-" else options.text)
    if not text.strip():
        return fail("the question is empty", 2)
    try:
        settings = services.settings.in_force()
        model = selected_model(options, settings.providers, settings.model)
    except ValueError as error:
        return fail(str(error), 2)
    if model is not None and model != QUOTES:
        await services.secrets.load([model.provider])
    answering = model or settings.model
    await unlock_keys(services, [answering.provider] if answering else [], options.channel or settings.search.channel)
    await ask_leave(services, text)
    if options.channel and options.channel not in services.search.router.channels():
        return fail(f"no search provider is called {options.channel!r}; see 'citewise search --help'", 2)
    try:
        files = attached(options.files)
        selected_bases = [await knowledge.base_by_name(name, services.knowledge.bases) for name in options.knowledge]
    except LookupError as error:
        return fail(error.args[0], 2)
    bases = tuple(base.id for base in selected_bases) or None
    search, verify = getattr(options, "search", None), options.verify
    mode = EditingMode(verify) if verify else None
    overrides = Overrides(SearchMode(search) if search else None, options.channel, model, bases=bases, editing=mode)
    if options.keep_pages:
        overrides = replace(overrides, archive_pages=True)
    question = Question(uuid4().hex, text, None, overrides, terminal().locale, files=files)
    if options.command == "research":
        question = replace(question, depth=Depth(options.depth), clarify=terminal().is_interactive and not options.json)
    turn = await _print_events(services.ask.run(question), options, services)
    while turn.clarifying and terminal().is_interactive:
        terminal().err("\n> ")
        line = well_formed(await read("line")).strip()
        more = replace(question, text=line or text, parent=turn.id, clarify=False)
        turn = await _print_events(services.ask.run(more), options, services)
    return _print_outcome(turn, options)


async def go_on(options: Options, services: "Services") -> int:
    turn = await cut_off(services)
    if turn is None:
        return fail("there is no research that was cut off", 2)
    if turn.model is not None:
        await services.secrets.load([turn.model.provider])
        await unlock_keys(services, [turn.model.provider])
    notify(f"citewise: going on with: {one_line(turn.question)}")
    return _print_outcome(
        await _print_events(services.ask.resume(turn.conversation, turn.id), options, services, turn), options
    )


async def _print_events(
    events: e.Events, options: Options, services: "Services", stored: Turn | None = None
) -> RunningTurn:
    """Show a turn's events as they come; the whole turn at its end."""
    printed = {""}
    turn = None if stored is None else RunningTurn.of(stored)
    if turn is not None:
        _stop_on_interrupt(services, turn.id)
    async with aclosing(events):
        async for event in events:
            if isinstance(event, e.TurnStarted):
                turn = new_turn(event)
                _stop_on_interrupt(services, turn.id)
            else:
                assert turn is not None, "a stream begins with TurnStarted"
                fold(turn, event)
            if (words := _besides(event)) not in printed:
                printed.add(words)
                notify(words)
            show_event(event, to_stdout=not options.json)
            if isinstance(event, e.ToolPermissionRequested):
                await ask_about_tool(services, event)
    assert turn is not None, "a stream begins with TurnStarted"
    return turn


def _print_outcome(turn: Turn, options: Options) -> int:
    if options.json:
        show(as_text(as_json(turn)))
    else:
        text, edits = corrected_text(turn), edit_lines(turn)
        again = ["[the answer after it was checked and corrected]", "", text, ""] if text else []
        show("\n\n" + "\n".join([*again, *edits, *([""] if edits else []), *source_list(turn)]))
    return {"finished": 0 if turn.text else 1, "stopped": 130}.get(turn.state.value, 1)


def attached(paths: Iterable[str]) -> tuple[str, ...]:
    """Whole paths. Raises LookupError, in the user's words, for one that is not there."""
    for path in paths:
        if not os.path.lexists(terminal().whole(path)):
            raise LookupError(f"{path} is not there")
    return tuple(map(terminal().whole, paths))


def selected_model(
    options: Options, providers: tuple[Provider, ...], in_force: ModelChoice | None = None
) -> ModelChoice | None:
    """The model that the options name; None where they leave it to the settings. ValueError is in the user's words.

    A model without a provider is one of the provider in force, else of the first one.
    """
    if options.provider == QUOTES.provider:
        return QUOTES
    if options.provider is None and options.model is None:
        return None
    if not providers:
        raise ValueError("no model service is set up; add one in the window, or set CITEWISE_BASE_URL")
    provider_name = (options.provider or (in_force.provider if in_force else "")).casefold()
    matching = [p for p in providers if not provider_name or provider_name in (p.id.casefold(), p.name.casefold())]
    if not matching:
        names = ", ".join(provider.id for provider in providers)
        raise ValueError(f"no model service is called {options.provider!r}; there are: {names}")
    model = options.model or next(iter(matching[0].models), "")
    if not model:
        raise ValueError(f"name a model of {matching[0].name} with --model")
    return ModelChoice(matching[0].id, model)


def _besides(event: e.Event) -> str:
    """What the user should know besides the answer, in words; empty for other events. Each is told once a turn."""
    match event:
        case e.NoticeAdded(notice=notice):
            return notice_sentence(notice)
        case e.ChannelFellBack():
            return fallback_sentence(event)
        case e.InNode(event=e.ChannelFellBack() as fallback):
            return fallback_sentence(fallback)
    return ""


def show_event(event: e.Event, *, to_stdout: bool) -> None:
    """The answer goes to standard output as it comes, all else to standard error."""
    match event:
        case e.TextDelta(text=text) if to_stdout:
            show(clean(text), end="")
        case e.SearchStarted(query=query, channel=channel):
            notify_progress(f"searching {query!r} ({channel})")
        case e.EngineAnswered(report=report):
            notify_progress(f"{report.engine}: {report.outcome.value}, {len(report.hits)} hits")
        case e.AnswerEdited(edits=edits):
            notify_progress(f"edited: {len(edits)} changes")
        case e.SearchFinished(query=query, channel=channel, hit_count=count, cached_at=is_cached):
            notify_progress(f"{count} hits for {query!r} from {channel}{' (kept)' if is_cached else ''}")
        case e.RetryScheduled(where=where, seconds=seconds, failure=failure):
            notify(f"{where}: {failure.kind}; asking again in {seconds:g} s")
        case e.AnswerWithdrawn(reason="thinking") if to_stdout:
            show("\n[what stands above was the model's thinking; its answer follows]\n")
        case e.AnswerWithdrawn() if to_stdout:
            show("\n[what stands above was withdrawn]\n")
        case e.ToolAnswered(call=call, failed=failed):
            notify_progress(f"{call.name} {'failed' if failed else 'answered'}")
        case e.ReadingFailed(failure=failure) if failure.kind is e.FailureKind.FORBIDDEN_ADDRESS:
            notify(sentence(failure))
        case e.ReadingFailed(url=url, failure=failure):
            notify_progress(f"not read: {url}: {failure.kind} {failure.data.get('reason', '')}")
        case e.PageRead(source=source):
            notify_progress(f"read: {source.address}")
        case e.SavingFailed(failure=failure):
            notify(unsaved_sentence(failure))
        case e.TurnSaved():
            notify("Saved after all.")
        case e.TurnFailed(failure=failure):
            if to_stdout:
                show("")
            fail(sentence(failure))
        case e.ClarificationRequested(question=question) if to_stdout:
            show(clean(question))
        case _:
            show_research(event)


def _stop_on_interrupt(services: "Services", turn_id: str) -> None:
    terminal().on_interrupt(lambda: services.ask.stop(turn_id))
