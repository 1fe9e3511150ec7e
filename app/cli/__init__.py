"""The terminal: `ask`, `search`, `knowledge`, `inspect` over the same core as the window."""

import argparse
import os
import sys
from collections.abc import Iterable
from contextlib import aclosing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from app.cli import knowledge
from app.cli.answer import as_json, source_list
from app.cli.leave import ask_leave
from app.cli.output import as_text, clean, fail, one_line, show, tell, tell_progress, well_formed
from app.cli.reasons import fallback_sentence, fallbacks_as_json
from app.cli.research import cut_off, show_research
from app.cli.terminal import Interrupted, read, terminal
from app.cli.words import notice_sentence, sentence, unsaved_sentence
from app.core.domain import events as e
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.errors import AppError
from app.core.domain.evidence import AGES, Query
from app.core.domain.graph import Depth
from app.core.domain.rules import DomainRules
from app.core.domain.settings import QUOTES, Overrides, SearchMode
from app.core.domain.turn.turn import Question, Turn, begun, fold
from app.core.ports import Inspector

if TYPE_CHECKING:
    from app.core.services import Services


_INTERRUPTED = 130


class Options(argparse.Namespace):
    command: str | None
    data_dir: str | None
    verbose: bool
    question: str
    text: str
    knowledge: list[str]
    files: list[str]
    action: str
    base: str
    paths: list[str]
    title: str
    search: str | None
    provider: str | None
    model: str | None
    json: bool
    max_results: int
    since: str
    news: bool
    depth: str
    go_on: bool
    subject: str
    engine: str
    format: str
    file: str
    dialect: str
    channel: str | None
    url: str
    query: str
    status: int


def parse(arguments: list[str]) -> Options:
    parser = argparse.ArgumentParser("citewise", description="Ask the web, get an answer whose sources you can check.")
    parser.add_argument("--data-dir", help="keep conversations and settings here")
    parser.add_argument("--verbose", action="store_true", help="say more on standard error")
    parser.add_argument("--ask", dest="question", default="", metavar="QUESTION", help="ask this in the window")
    commands = parser.add_subparsers(dest="command", metavar="ask | research | search | knowledge | inspect")
    ask = commands.add_parser("ask", help="answer a question, with sources")
    ask.add_argument("text", help="the question; - reads it from standard input")
    ask.add_argument("--search", choices=[mode.value for mode in SearchMode], help="whether to search the web")
    ask.add_argument("--provider", help="a model service of the settings; `quotes` answers without a model")
    ask.add_argument("--model")
    ask.add_argument("--channel", help="how to search, such as local, builtin or tavily")
    ask.add_argument("--knowledge", action="append", default=[], metavar="BASE", help="a base to ask too; repeatable")
    ask.add_argument("--file", action="append", default=[], metavar="PATH", dest="files", help="goes with the question")
    ask.add_argument("--json", action="store_true")
    research = commands.add_parser("research", help="split a question, search its parts, write a report with sources")
    research.add_argument("text", nargs="?", default="", help="the question; - reads it from standard input")
    research.add_argument("--depth", choices=[depth.value for depth in Depth], default=Depth.STANDARD.value)
    research.add_argument("--continue", dest="go_on", action="store_true", help="go on where one was cut off")
    research.add_argument("--provider", help="a model service of the settings")
    research.add_argument("--model")
    research.add_argument("--channel", help="how to search, such as local, builtin or tavily")
    research.add_argument("--knowledge", action="append", default=[], metavar="BASE", help="a base to ask too")
    research.add_argument("--file", action="append", default=[], metavar="PATH", dest="files", help="goes along")
    research.add_argument("--json", action="store_true")
    search = commands.add_parser("search", help="search and print the hits")
    words = search.add_mutually_exclusive_group(required=True)
    words.add_argument("text", nargs="?", help="the query")
    words.add_argument("--query", metavar="TEXT", help="the same, by name")
    search.add_argument("--provider", help="a search channel: local, builtin, kb, tavily, perplexity, wikipedia …")
    search.add_argument("--max-results", type=int, default=10)
    search.add_argument("--since", choices=AGES, default="", help="only what is no older than that")
    search.add_argument("--news", action="store_true", help="search the news, where the channel has them")
    search.add_argument("--json", action="store_true")
    knowledge.add_commands(commands.add_parser("knowledge", help="bases of your own documents"))
    inspect_ = commands.add_parser("inspect", help="parse a saved page or stream, check claims")
    subjects = inspect_.add_subparsers(dest="subject", required=True)
    serp = subjects.add_parser("serp", help="a search engine's result page")
    serp.add_argument("engine")
    serp.add_argument("--query", default="", help="what was searched")
    serp.add_argument("--status", type=int, default=200, help="the page's HTTP status")
    page = subjects.add_parser("page", help="a web page")
    page.add_argument("--url", required=True)
    stream = subjects.add_parser("stream", help="a recorded model stream")
    stream.add_argument("format", help="chat, responses, messages, gemini, ollama, dashscope or mistral")
    stream.add_argument("--dialect", default="", help="whose habits to expect; guessed where it is left out")
    support = subjects.add_parser("support", help='claims against passages: JSON lines of "id", "claim", "passage"')
    for subject in (serp, page, stream, support):
        subject.add_argument("file", help="a file; - is standard input")
    options = parser.parse_args(arguments, namespace=Options())
    if options.command == "search" and options.query:
        options.text = options.query
    return options


def inspect(options: Options, inspector: Inspector) -> int:
    try:
        data = sys.stdin.buffer.read() if options.file == "-" else Path(options.file).read_bytes()
        match options.subject:
            case "serp":
                found = inspector.serp(options.engine, data, options.query, options.status)
            case "page":
                found = inspector.page(data, options.url)
            case "support":
                return _show_support(inspector.support(data))
            case _:
                found = inspector.stream(options.format, data, options.dialect)
    except OSError as error:
        return fail(f"{options.file}: {error.strerror}")
    except AppError as error:
        return fail(sentence(e.Failure.of(error)))
    show(as_text(found))
    return 1 if found.get("outcome") == "not_understood" else 0


def _show_support(rows: Iterable[dict[str, Any]]) -> int:
    """A line for each claim as soon as it is checked; what is wrong with the others goes to standard error."""
    status = 0
    for row in rows:
        if "error" in row:
            status = fail(f"line {row['line']}: {row['error']}")
        else:
            show(as_text(row, indent=None))
    return status


async def run(options: Options, services: "Services") -> int:
    """The exit status."""
    for problem in services.problems:
        tell(f"citewise: {problem}")
    try:
        return await _run(options, services)
    except Interrupted:
        return _INTERRUPTED


async def _run(options: Options, services: "Services") -> int:
    if options.command == "search":
        return await _search(options, services)
    if options.command == "research" and options.go_on:
        return await _go_on(options, services)
    if options.command == "knowledge":
        return await knowledge.run(options, services)
    return await _ask(options, services)


async def _search(options: Options, services: "Services") -> int:
    channel = options.provider or services.environment.channel or services.in_force().search.channel
    if channel not in services.router.channels():
        return fail(f"no search channel is called {channel!r}; there are: {', '.join(services.router.channels())}")
    settings = services.in_force().search
    rules = DomainRules(settings.allowed, settings.blocked)
    kind = "news" if options.news else "web"
    query = Query(well_formed(options.text), max(1, options.max_results), terminal().locale, rules, options.since, kind)
    result = await services.router.result(query, channel)
    if options.json:
        fallbacks = fallbacks_as_json(result.fallbacks)
        show(as_text({**result.as_dict(), **({"fallbacks": fallbacks} if fallbacks else {})}))
    for fallback in result.fallbacks:
        tell(f"citewise: {fallback_sentence(fallback)}")
    if result.response and not options.json:
        show(f"{clean(result.response)}\n")
    for hit in () if options.json else result.results[: query.limit]:
        show(f"{hit.rank}. {one_line(hit.title)}\n   {one_line(hit.url)}\n   {one_line(hit.snippet)}\n")
    if not result.success:
        tell(f"citewise: {result.error}")
    return 0 if result.success else 1


async def _ask(options: Options, services: "Services") -> int:
    text = well_formed(await read("text") if options.text == "-" else options.text)
    if not text.strip():
        return fail("the question is empty", 2)
    try:
        settings = services.in_force()
        model = chosen_model(options, settings.providers, settings.model)
    except ValueError as error:
        return fail(str(error), 2)
    if model is not None and model != QUOTES:
        await services.secrets.load([model.provider])
    await ask_leave(services, text)
    if options.channel and options.channel not in services.router.channels():
        return fail(f"no search channel is called {options.channel!r}; see 'citewise search --help'", 2)
    try:
        files = attached(options.files)
        named = [await knowledge.base_named(name, services) for name in options.knowledge]
    except LookupError as error:
        return fail(error.args[0], 2)
    bases = tuple(base.id for base in named) or None
    search = getattr(options, "search", None)
    wishes = Overrides(SearchMode(search) if search else None, options.channel, model, bases=bases)
    question = Question(uuid4().hex, text, None, wishes, terminal().locale, files=files)
    if options.command == "research":
        question = replace(question, depth=Depth(options.depth), clarify=terminal().typed_at and not options.json)
    turn = await _print_events(services.ask.run(question), options, services)
    while turn.clarifying and terminal().typed_at:
        terminal().err("\n> ")
        line = well_formed(await read("line")).strip()
        more = replace(question, text=line or text, parent=turn.id, clarify=False)
        turn = await _print_events(services.ask.run(more), options, services)
    return _print_outcome(turn, options)


async def _go_on(options: Options, services: "Services") -> int:
    turn = await cut_off(services)
    if turn is None:
        return fail("there is no research that was cut off", 2)
    if turn.model is not None:
        await services.secrets.load([turn.model.provider])
    tell(f"citewise: going on with: {one_line(turn.question)}")
    return _print_outcome(
        await _print_events(services.ask.resume(turn.conversation, turn.id), options, services, turn), options
    )


async def _print_events(events: e.Events, options: Options, services: "Services", turn: Turn | None = None) -> Turn:
    """Show a turn's events as they come; the whole turn at its end."""
    printed = {""}
    if turn is not None:
        _stop_on_interrupt(services, turn.id)
    async with aclosing(events):
        async for event in events:
            if isinstance(event, e.TurnStarted):
                turn = begun(event)
                _stop_on_interrupt(services, turn.id)
            else:
                assert turn is not None, "a stream begins with TurnStarted"
                fold(turn, event)
            if (words := _besides(event)) not in printed:
                printed.add(words)
                tell(words)
            show_event(event, to_stdout=not options.json)
    assert turn is not None, "a stream begins with TurnStarted"
    return turn


def _print_outcome(turn: Turn, options: Options) -> int:
    if options.json:
        show(as_text(as_json(turn)))
    else:
        show("\n\n" + "\n".join(source_list(turn)))
    return {"finished": 0 if turn.text else 1, "stopped": 130}.get(turn.state.value, 1)


def attached(paths: Iterable[str]) -> tuple[str, ...]:
    """Whole paths. Raises LookupError, in the user's words, for one that is not there."""
    for path in paths:
        if not os.path.lexists(terminal().whole(path)):
            raise LookupError(f"{path} is not there")
    return tuple(map(terminal().whole, paths))


def chosen_model(
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
    wanted = (options.provider or (in_force.provider if in_force else "")).casefold()
    matching = [p for p in providers if not wanted or wanted in (p.id.casefold(), p.name.casefold())]
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
        case e.NoticeGiven(notice=notice):
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
            tell_progress(f"searching {query!r} ({channel})")
        case e.EngineAnswered(report=report):
            tell_progress(f"{report.engine}: {report.outcome.value}, {len(report.hits)} hits")
        case e.SearchFinished(query=query, channel=channel, found=found, kept=kept):
            tell_progress(f"{found} hits for {query!r} from {channel}{' (kept)' if kept else ''}")
        case e.RetryScheduled(where=where, seconds=seconds, failure=failure):
            tell(f"{where}: {failure.kind}; asking again in {seconds:g} s")
        case e.AnswerWithdrawn(reason="thinking") if to_stdout:
            show("\n[what stands above was the model's thinking; its answer follows]\n")
        case e.AnswerWithdrawn() if to_stdout:
            show("\n[what stands above was withdrawn]\n")
        case e.ToolAnswered(call=call, failed=failed):
            tell_progress(f"{call.name} {'failed' if failed else 'answered'}")
        case e.ReadingFailed(failure=failure) if failure.kind == "ForbiddenAddress":
            tell(sentence(failure))
        case e.ReadingFailed(url=url, failure=failure):
            tell_progress(f"not read: {url}: {failure.kind} {failure.data.get('reason', '')}")
        case e.PageRead(source=source):
            tell_progress(f"read: {source.address}")
        case e.SavingFailed(failure=failure):
            tell(unsaved_sentence(failure))
        case e.TurnSaved():
            tell("Saved after all.")
        case e.TurnFailed(failure=failure):
            if to_stdout:
                show("")
            fail(sentence(failure))
        case e.ClarificationAsked(question=question) if to_stdout:
            show(clean(question))
        case _:
            show_research(event)


def _stop_on_interrupt(services: "Services", turn_id: str) -> None:
    terminal().on_interrupt(lambda: services.ask.stop(turn_id))
