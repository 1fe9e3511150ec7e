"""The terminal: what runs each command. A command imports what it needs, and nobody pays for the others."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from app.cli.output import announce
from app.cli.terminal import INTERRUPTED, Interrupted

if TYPE_CHECKING:
    from app.cli.options import Options
    from app.core.ports import KnowledgeStore
    from app.core.services import Services


def needs_bases_alone(options: "Options") -> bool:
    return options.command == "knowledge" and options.action in ("list", "store", "remove")


async def run(options: "Options", services: "Services") -> int:
    """The exit status."""
    return await _after_problems(services.problems, _run(options, services))


async def run_on_bases(options: "Options", bases: "KnowledgeStore", problems: tuple[str, ...]) -> int:
    """The same, for a command that needs no more."""
    from app.cli.commands import knowledge

    return await _after_problems(problems, knowledge.run_on_bases(options, bases))


async def _after_problems(problems: tuple[str, ...], command: Coroutine[Any, Any, int]) -> int:
    for problem in problems:
        from app.cli.words import problem_sentence

        announce(problem_sentence(problem))
    try:
        return await command
    except Interrupted:
        return INTERRUPTED


async def _run(options: "Options", services: "Services") -> int:
    if options.command == "search":
        from app.cli.commands.search import search

        return await search(options, services)
    if options.command == "backup" and services.backups is not None:
        from app.cli.commands.backup import back_up, back_up_to_server

        if options.webdav:
            return await back_up_to_server(services)
        return await back_up(options, services.backups())
    if options.command == "restore" and services.backups is not None:
        from app.cli.commands.restore import merge

        return await merge(options, services.backups())
    if options.command == "knowledge" and options.action == "add":
        from app.cli.commands.knowledge_import import add

        return await add(options, services)
    if options.command == "knowledge":
        from app.cli.commands import knowledge

        return await knowledge.run(options, services)
    if options.command == "import":
        from app.cli.commands.imports import import_conversations

        return await import_conversations(options, services)
    if options.command == "export":
        from app.cli.commands.export import export

        return await export(options, services)
    if options.command == "prompts":
        from app.cli.commands.library import prompts

        return await prompts.run(options, services)
    if options.command == "tools":
        from app.cli.commands import tools

        return await tools.run(options, services)
    if options.command == "verify":
        from app.cli.commands.evidence.verify import verify

        return await verify(options, services)
    from app.cli.commands.ask import ask, go_on

    return await (go_on if options.command == "research" and options.go_on else ask)(options, services)
