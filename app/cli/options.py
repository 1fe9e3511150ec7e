"""The command line: what can be typed, and nothing that a command needs to run."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from app.cli.data_options import (
    add_ask,
    add_backup,
    add_export,
    add_import,
    add_knowledge,
    add_prompts,
    add_research,
    add_restore,
    add_tools,
    add_verify,
)
from app.cli.terminal import terminal
from app.cli.translation import N_, plural, tr
from app.core.domain.chat import WIRE_FORMATS
from app.core.domain.evidence import AGES
from app.core.domain.gateway import DEFAULT_PORT
from app.core.domain.window_request import LONGEST, WindowRequest, is_link, request_of_link


class Options(argparse.Namespace):
    command: str | None
    data_dir: str | None
    verbose: bool
    self_check: bool
    check_json: bool
    model_file: str  # that the self-check tries
    question: str
    names: list[str]
    everything: bool
    verify: str | None
    listed: bool
    branches: str
    quick: bool
    new: bool
    request: WindowRequest  # what the window is to show
    text: str
    knowledge: list[str]
    files: list[str]
    keep_pages: bool  # that are read
    assistant: str  # its name
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
    yes: bool
    query: str
    status: int
    structural: bool
    host: str
    port: int
    session: bool
    require_key: bool  # of who asks the local API
    with_keys: bool  # a backup, and what is restored of one
    preview: bool
    undo: bool
    merge: bool
    server: str
    webdav: bool  # a backup to the server of the settings
    prompt: str  # a title of the library
    values: list[str]  # of its variables: NAME=VALUE


class _Parser(argparse.ArgumentParser):
    """Its texts are in English until they are printed."""

    def __init__(self, *names: Any, **parts: Any) -> None:
        super().__init__(*names, **{"formatter_class": _formatter, **parts})


def _formatter(prog: str) -> argparse.HelpFormatter:
    if terminal().language == "en":
        return argparse.HelpFormatter(prog)
    from app.cli.language.help_text import HelpText

    return HelpText(prog)


@contextmanager
def _own_words() -> Iterator[None]:
    """Within this, what argparse itself finds wrong is told in the user's language: it looks its words up by these."""
    words = vars(argparse)
    before = {name: words[name] for name in ("_", "ngettext")}
    words.update(_=tr, ngettext=plural)
    try:
        yield
    finally:
        words.update(before)


def command_line() -> argparse.ArgumentParser:
    """Every option and command, as the help and the manual page tell them."""
    parser = _Parser("citewise", description=N_("Ask the web, get an answer whose sources you can check."))
    parser.add_argument("--data-dir", help=N_("keep conversations and settings here"))
    parser.add_argument("--verbose", action="store_true", help=N_("say more on standard error"))
    parser.add_argument("--ask", dest="question", default="", metavar="TEXT", help=N_("put this into the composer"))
    parser.add_argument(
        "--quick-ask", dest="quick", action="store_true", help=N_("open the small window for one question")
    )
    parser.add_argument("--new", action="store_true", help=N_("open the window with a new conversation"))
    _add_self_check(parser.add_argument_group(N_("checking this installation")))
    names = (
        "ask | research | search | knowledge | prompts | import | export | verify | tools | serve | mcp | inspect | "
        "backup | restore | erase"
    )
    commands = parser.add_subparsers(dest="command", metavar=names, prog=parser.prog)
    add_ask(commands.add_parser("ask", help=N_("answer a question, with sources")))
    add_research(
        commands.add_parser("research", help=N_("split a question, search its parts, write a report with sources"))
    )
    _add_search(commands.add_parser("search", help=N_("search and print the hits")))
    add_knowledge(commands.add_parser("knowledge", help=N_("bases of your own documents")))
    add_prompts(commands.add_parser("prompts", help=N_("the prompts of your library")))
    add_import(commands.add_parser("import", help=N_("bring conversations of other programs")))
    add_export(commands.add_parser("export", help=N_("write conversations to files")))
    add_verify(commands.add_parser("verify", help=N_("read the sources of an answer again: do they still say it?")))
    add_tools(commands.add_parser("tools", help=N_("the MCP servers of the settings, and consent to their commands")))
    _add_serve(commands.add_parser("serve", help=N_("serve the local API, for other programs")))
    _add_mcp(commands.add_parser("mcp", help=N_("serve search and answers as MCP tools, on standard input and output")))
    _add_inspect(commands.add_parser("inspect", help=N_("parse a saved page or stream, check claims")))
    add_backup(
        commands.add_parser("backup", help=N_("write all that Citewise keeps into one file, also while it runs"))
    )
    add_restore(commands.add_parser("restore", help=N_("put a backup in place of what is there, or merge it in")))
    erase = commands.add_parser("erase", help=N_("delete all that Citewise keeps: data, settings, keys"))
    erase.add_argument("--yes", action="store_true", help=N_("do not ask"))
    return parser


def parse(arguments: list[str]) -> Options:
    parser = command_line()
    with _own_words():
        return _parsed(parser, arguments)


def _parsed(parser: argparse.ArgumentParser, arguments: list[str]) -> Options:
    place = _link_place(arguments)
    rest = arguments if place is None else arguments[:place] + arguments[place + 1 :]
    options, more = parser.parse_known_args(rest, namespace=Options())
    if options.command == "export" and not any(one.startswith("-") and one != "-" for one in more):
        options.names += more  # argparse takes names on one side of an option only
    elif more:
        parser.error(tr("unrecognized arguments: %s") % " ".join(more))
    _refuse_mixed(parser, options)
    if options.command in ("restore", "import") and bool(options.file) is options.undo:
        parser.error(tr("{command} takes a FILE, or --undo alone", command=options.command))
    if options.command == "ask" and not options.text and not options.prompt:
        parser.error(tr("the following arguments are required: %s") % "text")
    if options.command == "backup" and bool(options.file) is options.webdav:
        parser.error(tr("{command} takes a FILE, or --webdav alone", command=options.command))
    if options.command == "backup" and options.webdav and options.with_keys:
        parser.error(tr("no keys go to a server"))
    options.request = WindowRequest(options.question[: LONGEST + 1], options.quick, new=options.new)
    if place is not None:
        if options.command is not None:
            parser.error(tr("a citewise: link stands alone"))
        options.request = request_of_link(arguments[place])
    if options.command == "search" and options.query:
        options.text = options.query
    return options


def _link_place(arguments: list[str]) -> int | None:
    """Where a `citewise:` link stands in the place of a command, as the desktop starts us with one."""
    is_value = False
    for place, argument in enumerate(arguments):
        if not is_value and not argument.startswith("-"):
            return place if is_link(argument) else None
        is_value = not is_value and argument in ("--data-dir", "--ask", "--model")
    return None


def _add_self_check(group: "argparse._ArgumentGroup") -> None:
    group.add_argument(
        "--self-check",
        action="store_true",
        help=N_("try every part of this program, touching none of your data, and stop"),
    )
    group.add_argument("--json", dest="check_json", action="store_true", help=N_("with --self-check: print JSON"))
    group.add_argument(
        "--model",
        dest="model_file",
        default="",
        metavar="FILE",
        help=N_("with --self-check: a GGUF file that must answer"),
    )


def _refuse_mixed(parser: argparse.ArgumentParser, options: Options) -> None:
    """What belongs to the self-check stands with it alone, and it stands without a command."""
    if options.self_check and (options.command is not None or options.question or options.quick or options.new):
        parser.error(tr("--self-check stands alone"))
    if not options.self_check and (options.check_json or options.model_file):
        option = "--json" if options.check_json else "--model"
        parser.error(tr("{option} stands behind a command, or with --self-check", option=option))


def _add_search(search: argparse.ArgumentParser) -> None:
    words = search.add_mutually_exclusive_group(required=True)
    words.add_argument("text", nargs="?", help=N_("the query"))
    words.add_argument("--query", metavar="TEXT", help=N_("the same, by name"))
    search.add_argument("--provider", help=N_("a search provider: local, builtin, kb, tavily, perplexity, wikipedia …"))
    search.add_argument("--max-results", type=int, default=10, help=N_("how many to print"))
    search.add_argument("--since", choices=AGES, default="", help=N_("only what is no older than that"))
    search.add_argument("--news", action="store_true", help=N_("search the news, where the channel has them"))
    search.add_argument("--json", action="store_true", help=N_("print all that is known as JSON"))


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(tr("a port is a number from 0 to 65535"))
    return int(text)


def _add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default="127.0.0.1", help=N_("listen on this address (default: this machine alone)"))
    serve.add_argument("--port", type=_port, default=DEFAULT_PORT, help=N_("0: any free one (default: %(default)s)"))
    serve.add_argument(
        "--no-key",
        dest="require_key",
        action="store_false",
        help=N_("answer every program of this machine, without a key"),
    )


def _add_mcp(mcp: argparse.ArgumentParser) -> None:
    mcp.add_argument("--session", action="store_true", help=argparse.SUPPRESS)  # the relay's child


def _add_inspect(parser: argparse.ArgumentParser) -> None:
    subjects = parser.add_subparsers(dest="subject", required=True, prog=parser.prog)
    serp = subjects.add_parser("serp", help=N_("a search engine's result page"))
    serp.add_argument("engine")
    serp.add_argument("--query", default="", help=N_("what was searched"))
    serp.add_argument("--status", type=int, default=200, help=N_("the page's HTTP status"))
    serp.add_argument(
        "--structural", action="store_true", help=N_("read it without what is known of the engine's layout")
    )
    page = subjects.add_parser("page", help=N_("a web page"))
    page.add_argument("--url", required=True, help=N_("where it was saved from"))
    stream = subjects.add_parser("stream", help=N_("a recorded model stream"))
    stream.add_argument("format", help=", ".join(WIRE_FORMATS))
    stream.add_argument("--dialect", default="", help=N_("whose habits to expect; guessed where it is left out"))
    support = subjects.add_parser("support", help=N_('claims against passages: JSON lines of "id", "claim", "passage"'))
    for subject in (serp, page, stream, support):
        subject.add_argument("file", help=N_("a file; - is standard input"))
