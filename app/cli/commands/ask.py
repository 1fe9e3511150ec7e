"""The terminal: `ask` and `research`."""

import os
from collections.abc import Iterable
from contextlib import aclosing
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING
from uuid import uuid4

from app.cli.assistants import assistant_by_name
from app.cli.commands import knowledge
from app.cli.commands.answer import Columns, as_json, source_list
from app.cli.commands.leave import ask_about_tool, ask_leave
from app.cli.commands.research import cut_off, show_research
from app.cli.counts import hits
from app.cli.edits import corrected_text, edit_lines
from app.cli.options import Options
from app.cli.output import announce, as_text, clean, fail, notify, notify_progress, one_line, show, well_formed
from app.cli.reasons import OUTCOMES, fallback_sentence, reading_words, word_of
from app.cli.terminal import read, terminal
from app.cli.translation import about, listed, tr, trn
from app.cli.unlock import unlock_keys
from app.cli.words import notice_sentence, sentence, unsaved_sentence
from app.core.domain import events as e
from app.core.domain.chat import MOST_COMPARED, ModelChoice, Provider
from app.core.domain.editing import EditingMode
from app.core.domain.graph import Depth
from app.core.domain.settings import QUOTES, Overrides, SearchMode, resolve
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State, Turn
from app.core.streams import merge

if TYPE_CHECKING:
    from app.core.services import Services


async def ask(options: Options, services: "Services") -> int:
    text = well_formed(await read("text") if options.text == "-" else options.text)
    if options.command == "ask" and options.prompt:
        from app.cli.commands.library.prompts import question_of

        try:
            text = await question_of(options, text, services)
        except (ValueError, LookupError) as error:
            return fail(str(error.args[0]), 2)
    if not text.strip():
        return fail(tr("the question is empty"), 2)
    try:
        settings = services.settings.in_force()
        model = selected_model(options, settings.providers, settings.model)
        models = _compared_models(options, settings.providers, settings.model)
        assistant = await assistant_by_name(getattr(options, "assistant", ""), services)
    except (ValueError, LookupError) as error:
        return fail(str(error.args[0]), 2)
    defaults = assistant.choices if assistant is not None else Overrides()
    choices = resolve(Overrides(model=model), Overrides(), settings, services.settings.environment, defaults)
    answering = choices.model.value
    provider_ids = [one.provider for one in models or (answering,) if one is not None]
    if provider_ids and (model is not None or defaults.model is not None):
        await services.secrets.load(provider_ids)
    await unlock_keys(services, provider_ids, options.channel or choices.channel.value)
    await ask_leave(services, text)
    if options.channel and options.channel not in services.search.router.channels():
        return fail(tr("no search provider is called '{name}'; see 'citewise search --help'", name=options.channel), 2)
    try:
        files = attached(options.files)
        selected_bases = [await knowledge.base_by_name(name, services.knowledge.bases) for name in options.knowledge]
    except LookupError as error:
        return fail(error.args[0], 2)
    bases = tuple(base.id for base in selected_bases) or None
    search, verify = getattr(options, "search", None), options.verify
    mode = EditingMode(verify) if verify else None
    overrides = Overrides(SearchMode(search) if search else None, options.channel, model, bases=bases, editing=mode)
    overrides = replace(overrides, assistant=assistant.id if assistant is not None else None)
    if options.keep_pages:
        overrides = replace(overrides, archive_pages=True)
    question = Question(uuid4().hex, text, None, overrides, terminal().locale, files=files)
    if len(models) > 1:
        return await _compare(question, models, options, services)
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
        return fail(tr("there is no research that was cut off"), 2)
    if turn.model is not None:
        await services.secrets.load([turn.model.provider])
        await unlock_keys(services, [turn.model.provider])
    announce(tr("going on with: {question}", question=one_line(turn.question)))
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


async def _compare(question: Question, choices: tuple[ModelChoice, ...], options: Options, services: "Services") -> int:
    """All are asked at once; their answers are printed under their models' names, in the order of these."""
    comparison = uuid4().hex
    overrides = (replace(question.overrides, model=choice) for choice in choices)
    questions = [replace(question, overrides=one, comparison=comparison) for one in overrides]
    turns, notes = dict[str, RunningTurn](), set[str]()
    columns = Columns(choices, partial(show_event, to_stdout=True), lambda turn: _print_outcome(turn, options))
    terminal().on_interrupt(lambda: [services.ask.stop(turn) for turn in turns])
    async with aclosing(merge([services.ask.run(one) for one in questions])) as events:
        async for event in events:
            if isinstance(event, e.TurnStarted):
                turns[event.turn] = new_turn(event)
            else:
                fold(turns[event.turn], event)
            name, words = turns[event.turn].model_name, _besides(event)
            if words and (note := about(name, words)) not in notes:
                notes.add(note)
                notify(note)
            if isinstance(event, e.ToolPermissionRequested):
                await ask_about_tool(services, event)
            elif isinstance(event, e.TurnFailed):
                fail(about(name, sentence(event.failure)))
            if not options.json:
                columns.follow(event, turns.values())
    if options.json:
        answers = sorted(turns.values(), key=lambda one: choices.index(one.model) if one.model in choices else 0)
        show(as_text({"comparison": comparison, "answers": [as_json(turn) for turn in answers]}))
    ended_well = any(turn.state is State.FINISHED and turn.text for turn in turns.values())
    return 0 if ended_well else 130 if all(turn.state is State.STOPPED for turn in turns.values()) else 1


def _compared_models(
    options: Options, providers: tuple[Provider, ...], in_force: ModelChoice | None
) -> tuple[ModelChoice, ...]:
    """Those that answer side by side; empty where one does. A model that one other service lists is that one's."""
    names = list(dict.fromkeys(getattr(options, "models", None) or ()))
    if len(names) < 2:
        return ()
    if len(names) > MOST_COMPARED:
        raise ValueError(tr("at most {count} models can be compared", count=MOST_COMPARED))
    choices = []
    for name in names:
        with_model = [one.id for one in providers if name in one.models]
        provider = options.provider or (with_model[0] if with_model else None)
        one = Options(**{**vars(options), "model": name, "provider": provider})
        choices.append(selected_model(one, providers, in_force))
    return tuple(choice for choice in choices if choice is not None and choice != QUOTES)


def _print_outcome(turn: Turn, options: Options) -> int:
    if options.json:
        show(as_text(as_json(turn)))
    else:
        text, edits = corrected_text(turn), edit_lines(turn)
        heading = tr("the answer after it was checked and corrected")
        again = [f"[{heading}]", "", text, ""] if text else []
        show("\n\n" + "\n".join([*again, *edits, *([""] if edits else []), *source_list(turn)]))
    return {"finished": 0 if turn.text else 1, "stopped": 130}.get(turn.state.value, 1)


def attached(paths: Iterable[str]) -> tuple[str, ...]:
    """Whole paths. Raises LookupError, in the user's words, for one that is not there."""
    for path in paths:
        if not os.path.lexists(terminal().whole(path)):
            raise LookupError(tr("{where} is not there", where=path))
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
        raise ValueError(tr("no model service is set up; add one in the window, or set CITEWISE_BASE_URL"))
    provider_name = (options.provider or (in_force.provider if in_force else "")).casefold()
    matching = [p for p in providers if not provider_name or provider_name in (p.id.casefold(), p.name.casefold())]
    if not matching:
        names = listed(provider.id for provider in providers)
        words = tr("no model service is called '{name}'; there are: {names}", name=options.provider, names=names)
        raise ValueError(words)
    model = options.model or next(iter(matching[0].models), "")
    if not model:
        raise ValueError(tr("name a model of {name} with --model", name=matching[0].name))
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
            notify_progress(tr("searching '{query}' ({channel})", query=query, channel=channel))
        case e.EngineAnswered(report=report):
            words = listed((tr(OUTCOMES[report.outcome]), hits(len(report.hits))))
            notify_progress(about(report.engine, words))
        case e.AnswerEdited(edits=edits):
            notify_progress(trn("edited: {count} change", "edited: {count} changes", len(edits)))
        case e.SearchFinished(query=query, channel=channel, hit_count=count, cached_at=is_cached):
            words = tr("{hits} for '{query}' from {channel}", hits=hits(count), query=query, channel=channel)
            notify_progress(tr("{text} ({remark})", text=words, remark=tr("cached")) if is_cached else words)
        case e.RetryScheduled(where=where, seconds=seconds, failure=failure):
            words = tr("{reason}; asking again in {seconds} s", reason=word_of(failure.kind), seconds=f"{seconds:g}")
            notify(about(where, words))
        case e.AnswerWithdrawn(reason="thinking") if to_stdout:
            words = tr("what stands above was the model's thinking; its answer follows")
            show(f"\n[{words}]\n")
        case e.AnswerWithdrawn() if to_stdout:
            words = tr("what stands above was withdrawn")
            show(f"\n[{words}]\n")
        case e.ToolAnswered(call=call, failed=failed):
            words = tr("{name} failed", name=call.name) if failed else tr("{name} answered", name=call.name)
            notify_progress(words)
        case e.ReadingFailed(failure=failure) if failure.kind is e.FailureKind.FORBIDDEN_ADDRESS:
            notify(sentence(failure))
        case e.ReadingFailed(url=url, failure=failure):
            notify_progress(tr("not read: {url}: {reason}", url=url, reason=reading_words(failure)))
        case e.PageRead(source=source):
            notify_progress(tr("read: {url}", url=source.address))
        case e.SavingFailed(failure=failure):
            notify(unsaved_sentence(failure))
        case e.TurnSaved():
            notify(tr("Saved after all."))
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
