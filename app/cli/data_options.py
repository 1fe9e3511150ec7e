"""Options of the commands that bring data in, take it out, or keep it safe; and of tool servers."""

import argparse


def add_import(import_: argparse.ArgumentParser) -> None:
    import_.add_argument("file", nargs="?", default="", metavar="FILE", help="an export or backup of another program")
    group = import_.add_mutually_exclusive_group()
    group.add_argument("--preview", action="store_true", help="only tell what would come")
    group.add_argument("--undo", action="store_true", help="take the last import back")
    import_.add_argument("--json", action="store_true", help="print the report as JSON")


def add_export(export: argparse.ArgumentParser) -> None:
    export.add_argument(
        "names", nargs="*", metavar="ID … OUT", help="conversations by id or title, then a file, a folder or -"
    )
    export.add_argument("--all", dest="everything", action="store_true", help="every conversation but private ones")
    export.add_argument("--list", dest="listed", action="store_true", help="print the conversations with their ids")
    export.add_argument(
        "--format",
        choices=("md", "html", "pdf", "docx", "json", "evidence"),
        default="",
        help="default: by the file's ending, else md",
    )
    export.add_argument(
        "--branches",
        choices=("current", "all"),
        default="current",
        help="which branches to write; JSON always holds all",
    )


def add_verify(verify: argparse.ArgumentParser) -> None:
    verify.add_argument(
        "file", metavar="BUNDLE|CONVERSATION", help="an evidence bundle, or a conversation by its id or title"
    )
    verify.add_argument("--branches", choices=("current", "all"), default="current", help="of a conversation")
    verify.add_argument("--json", action="store_true", help="print all that is known as JSON")


def add_tools(tools: argparse.ArgumentParser) -> None:
    tools.add_argument("--json", action="store_true", help="print the list as JSON")
    actions = tools.add_subparsers(dest="action")
    consent = actions.add_parser("consent", help="show the command of a server, and agree to its being run")
    consent.add_argument("server", metavar="ID", help="the server's id or name")
    consent.add_argument("--yes", action="store_true", help="do not ask")


def add_backup(backup: argparse.ArgumentParser) -> None:
    backup.add_argument(
        "file", nargs="?", default="", metavar="FILE", help="a zip file, or a folder for one; that name is replaced"
    )
    backup.add_argument("--webdav", action="store_true", help="to the server of the settings, in place of a file")
    backup.add_argument(
        "--keys", dest="with_keys", action="store_true", help="the API keys too, encrypted with a passphrase"
    )


def add_restore(restore: argparse.ArgumentParser) -> None:
    restore.add_argument("file", nargs="?", default="", metavar="FILE", help="a backup")
    group = restore.add_mutually_exclusive_group()
    group.add_argument("--preview", action="store_true", help="only tell what is in it")
    group.add_argument("--merge", action="store_true", help="add what is new in it; nothing that is there changes")
    group.add_argument("--undo", action="store_true", help="put back what was there before the last restore")
    restore.add_argument(
        "--keys", dest="with_keys", action="store_true", help="the keys in it too, with its passphrase"
    )
    restore.add_argument("--yes", action="store_true", help="do not ask")
