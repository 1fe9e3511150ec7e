"""Options of the commands that ask, bring data in, take it out, or keep it safe; of prompts and tool servers."""

import argparse
from typing import Any

from app.cli.translation import N_
from app.core.domain.editing import EditingMode
from app.core.domain.settings import SearchMode

_DEPTHS = ("quick", "standard", "thorough")  # core.domain.graph.Depth, which is more than a help needs


def add_import(import_: argparse.ArgumentParser) -> None:
    import_.add_argument(
        "file", nargs="?", default="", metavar="FILE", help=N_("an export or backup of another program")
    )
    group = import_.add_mutually_exclusive_group()
    group.add_argument("--preview", action="store_true", help=N_("only tell what would come"))
    group.add_argument("--undo", action="store_true", help=N_("take the last import back"))
    import_.add_argument("--json", action="store_true", help=N_("print the report as JSON"))


def add_export(export: argparse.ArgumentParser) -> None:
    export.add_argument(
        "names", nargs="*", metavar="ID … OUT", help=N_("conversations by id or title, then a file, a folder or -")
    )
    export.add_argument("--all", dest="everything", action="store_true", help=N_("every conversation but private ones"))
    export.add_argument("--list", dest="listed", action="store_true", help=N_("print the conversations with their ids"))
    export.add_argument(
        "--format",
        choices=("md", "html", "pdf", "docx", "json", "evidence"),
        default="",
        help=N_("default: by the file's ending, else md"),
    )
    export.add_argument(
        "--branches",
        choices=("current", "all"),
        default="current",
        help=N_("which branches to write; JSON always holds all"),
    )


def add_verify(verify: argparse.ArgumentParser) -> None:
    verify.add_argument(
        "file", metavar="BUNDLE|CONVERSATION", help=N_("an evidence bundle, or a conversation by its id or title")
    )
    verify.add_argument("--branches", choices=("current", "all"), default="current", help=N_("of a conversation"))
    verify.add_argument("--json", action="store_true", help=N_("print all that is known as JSON"))


def add_tools(tools: argparse.ArgumentParser) -> None:
    tools.add_argument("--json", action="store_true", help=N_("print the list as JSON"))
    actions = tools.add_subparsers(dest="action", prog=tools.prog)
    consent = actions.add_parser("consent", help=N_("show the command of a server, and agree to its being run"))
    consent.add_argument("server", metavar="ID", help=N_("the server's id or name"))
    consent.add_argument("--yes", action="store_true", help=N_("do not ask"))


def add_backup(backup: argparse.ArgumentParser) -> None:
    backup.add_argument(
        "file", nargs="?", default="", metavar="FILE", help=N_("a zip file, or a folder for one; that name is replaced")
    )
    backup.add_argument("--webdav", action="store_true", help=N_("to the server of the settings, in place of a file"))
    backup.add_argument(
        "--keys", dest="with_keys", action="store_true", help=N_("the API keys too, encrypted with a passphrase")
    )


def add_restore(restore: argparse.ArgumentParser) -> None:
    restore.add_argument("file", nargs="?", default="", metavar="FILE", help=N_("a backup"))
    group = restore.add_mutually_exclusive_group()
    group.add_argument("--preview", action="store_true", help=N_("only tell what is in it"))
    group.add_argument("--merge", action="store_true", help=N_("add what is new in it; nothing that is there changes"))
    group.add_argument("--undo", action="store_true", help=N_("put back what was there before the last restore"))
    restore.add_argument(
        "--keys", dest="with_keys", action="store_true", help=N_("the keys in it too, with its passphrase")
    )
    restore.add_argument("--yes", action="store_true", help=N_("do not ask"))


def add_knowledge(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, prog=parser.prog)

    def action(name: str, help: str, base: str | None = None) -> argparse.ArgumentParser:
        action_parser = actions.add_parser(name, help=help)
        action_parser.add_argument("base", metavar="BASE", nargs=base)
        return action_parser

    add = action("add", N_("put files, folders, pages or a note into a base, and bring it up to date"))
    add.add_argument("paths", nargs="+", metavar="PATH", help=N_("file, folder, web address; - is a note, from stdin"))
    add.add_argument("--title", default="", help=N_("the note's"))
    action("list", N_("the bases, or the documents of one"), "?")
    search = action("search", N_("what a base holds on something"))
    search.add_argument("text")
    search.add_argument("--max-results", type=int, default=10, help=N_("how many to print"))
    search.add_argument("--json", action="store_true", help=N_("print all that is known as JSON"))
    store = action("store", N_("have a base searched in an engine of your own (Qdrant)"))
    store.add_argument("url", metavar="URL", help=N_("http://host:6333; empty (''): back to this machine"))
    remove = action("remove", N_("take something out of a base, or the whole base away; no file is deleted"))
    remove.add_argument("paths", nargs="*", metavar="PATH")


class _Models(argparse.Action):
    """`model` is the first one that was named, `models` are all."""

    def __call__(self, parser: argparse.ArgumentParser, options: Any, values: Any, _option: str | None = None) -> None:
        options.models = [*(getattr(options, "models", None) or ()), values]
        options.model = options.models[0]


def add_ask(ask: argparse.ArgumentParser) -> None:
    ask.add_argument("text", nargs="?", default="", help=N_("the question; - reads it from standard input"))
    ask.add_argument(
        "--prompt",
        default="",
        metavar="TITLE",
        help=N_("a prompt of your library; TEXT stands where it says {{selection}}, else behind it"),
    )
    ask.add_argument(
        "--set", action="append", default=[], dest="values", metavar="NAME=VALUE", help=N_("a variable of that prompt")
    )
    ask.add_argument("--search", choices=[mode.value for mode in SearchMode], help=N_("whether to search the web"))
    ask.add_argument("--provider", help=N_("a model service of the settings; `quotes` answers without a model"))
    words = N_("one of that service; repeated, up to four answer side by side")
    ask.add_argument("--model", action=_Models, help=words)
    ask.add_argument("--channel", help=N_("how to search, such as local, builtin or tavily"))
    ask.add_argument("--assistant", default="", metavar="NAME", help=N_("one of your assistants answers"))
    ask.add_argument(
        "--knowledge", action="append", default=[], metavar="BASE", help=N_("a base to ask too; repeatable")
    )
    ask.add_argument(
        "--file", action="append", default=[], metavar="PATH", dest="files", help=N_("goes with the question")
    )
    ask.add_argument("--keep-pages", action="store_true", help=N_("keep the pages that are read as files"))
    _add_editing(ask)
    ask.add_argument("--json", action="store_true", help=N_("print all that is known as JSON"))


def add_research(research: argparse.ArgumentParser) -> None:
    research.add_argument("text", nargs="?", default="", help=N_("the question; - reads it from standard input"))
    research.add_argument("--depth", choices=_DEPTHS, default=_DEPTHS[1], help=N_("how far it goes"))
    research.add_argument("--continue", dest="go_on", action="store_true", help=N_("go on where one was cut off"))
    research.add_argument("--provider", help=N_("a model service of the settings"))
    research.add_argument("--model", help=N_("one of that service"))
    research.add_argument("--channel", help=N_("how to search, such as local, builtin or tavily"))
    research.add_argument("--knowledge", action="append", default=[], metavar="BASE", help=N_("a base to ask too"))
    research.add_argument("--file", action="append", default=[], metavar="PATH", dest="files", help=N_("goes along"))
    research.add_argument("--keep-pages", action="store_true", help=N_("keep the pages that are read as files"))
    _add_editing(research)
    research.add_argument("--json", action="store_true", help=N_("print all that is known as JSON"))


def add_prompts(prompts: argparse.ArgumentParser) -> None:
    actions = prompts.add_subparsers(dest="action", required=True, prog=prompts.prog)
    listing = actions.add_parser("list", help=N_("their folders and titles"))
    listing.add_argument("--json", action="store_true", help=N_("print them whole, as JSON"))
    showing = actions.add_parser("show", help=N_("the text of one"))
    showing.add_argument("prompt", metavar="TITLE")
    actions.add_parser("export", help=N_("write all to a file")).add_argument(
        "file", metavar="FILE", help=N_("a JSON file; - is standard output")
    )
    actions.add_parser("import", help=N_("add those of a file")).add_argument(
        "file", metavar="FILE", help=N_("of this program, Open WebUI or Cherry Studio")
    )


def _add_editing(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--verify",
        choices=[mode.value for mode in EditingMode],
        help=N_(
            "what is done with the answer: mark moves citations to where their claim stands and tells disagreement; "
            "repair also looks up and corrects what is not found (default: as in the settings)"
        ),
    )
