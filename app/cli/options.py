"""The command line: what can be typed, and nothing that a command needs to run."""

import argparse

from app.cli.data_options import add_backup, add_export, add_import, add_restore, add_tools, add_verify
from app.core.domain.chat import WIRE_FORMATS
from app.core.domain.editing import EditingMode
from app.core.domain.evidence import AGES
from app.core.domain.gateway import DEFAULT_PORT
from app.core.domain.graph import Depth
from app.core.domain.settings import SearchMode
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


def command_line() -> argparse.ArgumentParser:
    """Every option and command, as the help and the manual page tell them."""
    parser = argparse.ArgumentParser("citewise", description="Ask the web, get an answer whose sources you can check.")
    parser.add_argument("--data-dir", help="keep conversations and settings here")
    parser.add_argument("--verbose", action="store_true", help="say more on standard error")
    parser.add_argument("--ask", dest="question", default="", metavar="TEXT", help="put this into the composer")
    parser.add_argument("--quick-ask", dest="quick", action="store_true", help="open the small window for one question")
    parser.add_argument("--new", action="store_true", help="open the window with a new conversation")
    _add_self_check(parser.add_argument_group("checking this installation"))
    names = (
        "ask | research | search | knowledge | import | export | verify | tools | serve | mcp | inspect | backup | "
        "restore | erase"
    )
    commands = parser.add_subparsers(dest="command", metavar=names)
    _add_ask(commands.add_parser("ask", help="answer a question, with sources"))
    _add_research(
        commands.add_parser("research", help="split a question, search its parts, write a report with sources")
    )
    _add_search(commands.add_parser("search", help="search and print the hits"))
    _add_knowledge(commands.add_parser("knowledge", help="bases of your own documents"))
    add_import(commands.add_parser("import", help="bring conversations of other programs"))
    add_export(commands.add_parser("export", help="write conversations to files"))
    add_verify(commands.add_parser("verify", help="read the sources of an answer again: do they still say it?"))
    add_tools(commands.add_parser("tools", help="the MCP servers of the settings, and consent to their commands"))
    _add_serve(commands.add_parser("serve", help="serve the local API, for other programs"))
    _add_mcp(commands.add_parser("mcp", help="serve search and answers as MCP tools, on standard input and output"))
    _add_inspect(commands.add_parser("inspect", help="parse a saved page or stream, check claims"))
    add_backup(commands.add_parser("backup", help="write all that Citewise keeps into one file, also while it runs"))
    add_restore(commands.add_parser("restore", help="put a backup in place of what is there, or merge it in"))
    erase = commands.add_parser("erase", help="delete all that Citewise keeps: data, settings, keys")
    erase.add_argument("--yes", action="store_true", help="do not ask")
    return parser


def parse(arguments: list[str]) -> Options:
    parser = command_line()
    place = _link_place(arguments)
    rest = arguments if place is None else arguments[:place] + arguments[place + 1 :]
    options, more = parser.parse_known_args(rest, namespace=Options())
    if options.command == "export" and not any(one.startswith("-") and one != "-" for one in more):
        options.names += more  # argparse takes names on one side of an option only
    elif more:
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    _refuse_mixed(parser, options)
    if options.command in ("restore", "import") and bool(options.file) is options.undo:
        parser.error(f"{options.command} takes a FILE, or --undo alone")
    if options.command == "backup" and bool(options.file) is options.webdav:
        parser.error("backup takes a FILE, or --webdav alone")
    if options.command == "backup" and options.webdav and options.with_keys:
        parser.error("no keys go to a server")
    options.request = WindowRequest(options.question[: LONGEST + 1], options.quick, new=options.new)
    if place is not None:
        if options.command is not None:
            parser.error("a citewise: link stands alone")
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
        "--self-check", action="store_true", help="try every part of this program, touching none of your data, and stop"
    )
    group.add_argument("--json", dest="check_json", action="store_true", help="with --self-check: print JSON")
    group.add_argument(
        "--model", dest="model_file", default="", metavar="FILE", help="with --self-check: a GGUF file that must answer"
    )


def _refuse_mixed(parser: argparse.ArgumentParser, options: Options) -> None:
    """What belongs to the self-check stands with it alone, and it stands without a command."""
    if options.self_check and (options.command is not None or options.question or options.quick or options.new):
        parser.error("--self-check stands alone")
    if not options.self_check and (options.check_json or options.model_file):
        parser.error(f"{'--json' if options.check_json else '--model'} stands behind a command, or with --self-check")


def _add_ask(ask: argparse.ArgumentParser) -> None:
    ask.add_argument("text", help="the question; - reads it from standard input")
    ask.add_argument("--search", choices=[mode.value for mode in SearchMode], help="whether to search the web")
    ask.add_argument("--provider", help="a model service of the settings; `quotes` answers without a model")
    ask.add_argument("--model", help="one of that service")
    ask.add_argument("--channel", help="how to search, such as local, builtin or tavily")
    ask.add_argument("--knowledge", action="append", default=[], metavar="BASE", help="a base to ask too; repeatable")
    ask.add_argument("--file", action="append", default=[], metavar="PATH", dest="files", help="goes with the question")
    ask.add_argument("--keep-pages", action="store_true", help="keep the pages that are read as files")
    _add_editing(ask)
    ask.add_argument("--json", action="store_true", help="print all that is known as JSON")


def _add_research(research: argparse.ArgumentParser) -> None:
    research.add_argument("text", nargs="?", default="", help="the question; - reads it from standard input")
    research.add_argument(
        "--depth", choices=[depth.value for depth in Depth], default=Depth.STANDARD.value, help="how far it goes"
    )
    research.add_argument("--continue", dest="go_on", action="store_true", help="go on where one was cut off")
    research.add_argument("--provider", help="a model service of the settings")
    research.add_argument("--model", help="one of that service")
    research.add_argument("--channel", help="how to search, such as local, builtin or tavily")
    research.add_argument("--knowledge", action="append", default=[], metavar="BASE", help="a base to ask too")
    research.add_argument("--file", action="append", default=[], metavar="PATH", dest="files", help="goes along")
    research.add_argument("--keep-pages", action="store_true", help="keep the pages that are read as files")
    _add_editing(research)
    research.add_argument("--json", action="store_true", help="print all that is known as JSON")


def _add_editing(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--verify",
        choices=[mode.value for mode in EditingMode],
        help="what is done with the answer: mark moves citations to where their claim stands and tells disagreement; "
        "repair also looks up and corrects what is not found (default: as in the settings)",
    )


def _add_search(search: argparse.ArgumentParser) -> None:
    words = search.add_mutually_exclusive_group(required=True)
    words.add_argument("text", nargs="?", help="the query")
    words.add_argument("--query", metavar="TEXT", help="the same, by name")
    search.add_argument("--provider", help="a search provider: local, builtin, kb, tavily, perplexity, wikipedia …")
    search.add_argument("--max-results", type=int, default=10, help="how many to print")
    search.add_argument("--since", choices=AGES, default="", help="only what is no older than that")
    search.add_argument("--news", action="store_true", help="search the news, where the channel has them")
    search.add_argument("--json", action="store_true", help="print all that is known as JSON")


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65_535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


def _add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default="127.0.0.1", help="listen on this address (default: this machine alone)")
    serve.add_argument("--port", type=_port, default=DEFAULT_PORT, help=f"0: any free one (default: {DEFAULT_PORT})")
    serve.add_argument(
        "--no-key", dest="require_key", action="store_false", help="answer every program of this machine, without a key"
    )


def _add_mcp(mcp: argparse.ArgumentParser) -> None:
    mcp.add_argument("--session", action="store_true", help=argparse.SUPPRESS)  # the relay's child


def _add_inspect(parser: argparse.ArgumentParser) -> None:
    subjects = parser.add_subparsers(dest="subject", required=True)
    serp = subjects.add_parser("serp", help="a search engine's result page")
    serp.add_argument("engine")
    serp.add_argument("--query", default="", help="what was searched")
    serp.add_argument("--status", type=int, default=200, help="the page's HTTP status")
    serp.add_argument("--structural", action="store_true", help="read it without what is known of the engine's layout")
    page = subjects.add_parser("page", help="a web page")
    page.add_argument("--url", required=True, help="where it was saved from")
    stream = subjects.add_parser("stream", help="a recorded model stream")
    stream.add_argument("format", help=f"{', '.join(WIRE_FORMATS[:-1])} or {WIRE_FORMATS[-1]}")
    stream.add_argument("--dialect", default="", help="whose habits to expect; guessed where it is left out")
    support = subjects.add_parser("support", help='claims against passages: JSON lines of "id", "claim", "passage"')
    for subject in (serp, page, stream, support):
        subject.add_argument("file", help="a file; - is standard input")


def _add_knowledge(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True)

    def action(name: str, help: str, base: str | None = None) -> argparse.ArgumentParser:
        action_parser = actions.add_parser(name, help=help)
        action_parser.add_argument("base", metavar="BASE", nargs=base)
        return action_parser

    add = action("add", "put files, folders, pages or a note into a base, and bring it up to date")
    add.add_argument("paths", nargs="+", metavar="PATH", help="file, folder, web address; - is a note, from stdin")
    add.add_argument("--title", default="", help="the note's")
    action("list", "the bases, or the documents of one", "?")
    search = action("search", "what a base holds on something")
    search.add_argument("text")
    search.add_argument("--max-results", type=int, default=10, help="how many to print")
    search.add_argument("--json", action="store_true", help="print all that is known as JSON")
    store = action("store", "have a base searched in an engine of your own (Qdrant)")
    store.add_argument("url", metavar="URL", help="http://host:6333; empty (''): back to this machine")
    remove = action("remove", "take something out of a base, or the whole base away; no file is deleted")
    remove.add_argument("paths", nargs="*", metavar="PATH")
