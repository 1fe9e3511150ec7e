"""The manual page, of the command line's own parser: what `--help` says, as one page with every command."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_FILES = (
    (
        "~/.local/share/Citewise",
        "Conversations, settings and knowledge bases; \\fB--data-dir\\fP names another folder.",
    ),
)
_ENVIRONMENT = (
    ("CITEWISE_PASSPHRASE", "Opens the encrypted file of keys, where the system has no keychain."),
    ("XDG_DATA_HOME", "Where the folder Citewise of conversations and settings is, in place of ~/.local/share."),
)
_STATUS = (
    ("0", "done"),
    ("1", "failed; standard error says why"),
    ("2", "wrong usage"),
    ("130", "interrupted"),
)


def man_page(version: str, date: datetime) -> str:
    """In roff, as man(7) reads it."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from app.cli.options import command_line

    parser = command_line()
    commands, purposes = _commands(parser), _purposes(parser)
    lines = [
        f'.TH CITEWISE 1 "{date:%Y-%m-%d}" "Citewise {version}" "User Commands"',
        ".SH NAME",
        "citewise \\- ask the web, get an answer whose sources you can check",
        ".SH SYNOPSIS",
        *_usage(parser),
        *(line for command in commands.values() for line in _usage(command)),
        ".SH DESCRIPTION",
        "Without a command, the window opens; where one is open already, it comes to the front.",
        "A link \\fIcitewise://ask?q=TEXT\\fP in place of a command fills its composer, and sends nothing.",
        ".SH OPTIONS",
        *_options(parser),
        ".SH COMMANDS",
        *(line for name, command in commands.items() for line in _command(name, purposes[name], command)),
    ]
    for title, rows in (("FILES", _FILES), ("ENVIRONMENT", _ENVIRONMENT), ("EXIT STATUS", _STATUS)):
        lines.append(f".SH {title}")
        lines += (line for term, words in rows for line in (".TP", f".B {_escaped(term)}", words))
    return "\n".join(lines) + "\n"


def _commands(parser: argparse.ArgumentParser) -> Mapping[str, argparse.ArgumentParser]:
    return next((dict(action.choices) for action in _subcommands(parser)), {})


def _purposes(parser: argparse.ArgumentParser) -> Mapping[str, str]:
    """What each command of the parser is for, as its own help lists them."""
    rows = (row for action in _subcommands(parser) for row in action._choices_actions)
    return {row.dest: row.help or "" for row in rows}


def _subcommands(parser: argparse.ArgumentParser) -> "Iterator[argparse._SubParsersAction[argparse.ArgumentParser]]":
    return (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))


def _usage(parser: argparse.ArgumentParser) -> list[str]:
    usage = " ".join(parser.format_usage().removeprefix("usage: ").replace("[-h] ", "").split())
    return [".PP", f".B {_escaped(parser.prog)}", _escaped(usage.removeprefix(parser.prog).strip())]


def _command(name: str, purpose: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    yield from (f".SS {_escaped(name)}", _escaped(_sentence(purpose)))
    yield from _options(parser)
    purposes = _purposes(parser)
    for own, command in _commands(parser).items():
        yield from (".TP", f".B {_escaped(f'{name} {own}')}", _escaped(_sentence(purposes[own])), ".RS")
        yield from (*_options(command), ".RE")


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    formatter = parser._get_formatter()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction | argparse._HelpAction) or action.help == argparse.SUPPRESS:
            continue
        value = formatter._format_args(action, _value_name(action)) if action.nargs != 0 else ""
        if action.option_strings:
            names = ", ".join(f"\\fB{_escaped(name)}\\fP" for name in action.option_strings)
            yield from (".TP", f"{names} \\fI{_escaped(value)}\\fP" if value else names)
        else:
            yield from (".TP", f"\\fI{_escaped(value)}\\fP")
        if words := _help(action):
            yield _escaped(_sentence(words))


def _value_name(action: argparse.Action) -> str:
    if isinstance(action.metavar, str):
        return action.metavar
    if action.choices is not None:
        return "{" + ",".join(map(str, action.choices)) + "}"
    return action.dest.upper().replace("_", "-") if action.option_strings else action.dest.upper()


def _help(action: argparse.Action) -> str:
    words = (action.help or "").replace("%%", "%")
    usual = action.default if action.option_strings and isinstance(action.default, str | int) else None
    if usual and not isinstance(usual, bool) and usual != argparse.SUPPRESS:
        return f"{words} (default: {usual})".strip()
    return words


def _sentence(words: str) -> str:
    """With a capital letter, unless it begins with an address, and a point."""
    begun = words if "://" in words.partition(" ")[0] else words[:1].upper() + words[1:]
    return begun if words.endswith((".", "…")) or not words else f"{begun}."


def _escaped(text: str) -> str:
    """What roff would read as its own is written out; a line that began with a point would be an order."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    print(man_page("0", datetime.now(UTC)), end="")
