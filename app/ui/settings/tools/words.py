"""Sentences of the tools' page: how a server stands, why one failed or cannot be used, and what to do then."""

from collections.abc import Sequence
from pathlib import PurePath
from urllib.parse import urlsplit

from PySide6.QtCore import QCoreApplication, QObject

from app.core.domain.chat.server_command import command_line, fetches_code
from app.core.domain.chat.tool_servers import McpServerSettings, ServerFault, ServerState, ServerStatus, ToolUse
from app.core.domain.errors import Failure, FailureKind
from app.ui.settings.labels import duration_words
from app.ui.settings.tools.draft import Draft, DraftProblem
from app.ui.settings.tools.pasted import Pasted
from app.ui.wording.failures import failure_sentence
from app.ui.wording.language import join_sentences, listed
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate  # lupdate knows it by this name; context and text stand literally in each call

_NAME, _PLACE = 60, 120  # characters


class ToolsWording(QObject):
    """The texts with a number."""

    def tools(self, count: int) -> str:
        return self.tr("%n tool(s)", "", count)

    def omitted(self, count: int) -> str:
        return self.tr("%n more tool(s) left out", "", count)

    def works(self, count: int) -> str:
        return self.tr("It works: %n tool(s) after {time}.", "", count)

    def usable(self, count: int) -> str:
        return self.tr("%n server(s) found:", "", count)


def name_of(server: McpServerSettings) -> str:
    return shortened(server.label, _NAME) or translate("ToolsPage", "Unnamed")


def state_words(server: McpServerSettings, status: ServerStatus | None, busy: bool = False) -> str:
    """In a word or two."""
    if busy:
        return translate("ToolsPage", "Starting…")
    if not server.enabled:
        return translate("ToolsPage", "Off")
    match status.state if status is not None else ServerState.STOPPED:
        case ServerState.STARTING:
            return translate("ToolsPage", "Starting…")
        case ServerState.READY if status is not None:
            return translate("ToolsPage", "Ready · {tools}").format(tools=ToolsWording().tools(len(status.tools)))
        case ServerState.FAILED if status is not None and status.fault is ServerFault.SIGN_IN:
            return translate("ToolsPage", "Sign-in needed")
        case ServerState.FAILED if status is not None and status.fault is ServerFault.NO_CONSENT:
            return translate("ToolsPage", "Consent needed")
        case ServerState.FAILED:
            return translate("ToolsPage", "Failed")
    return translate("ToolsPage", "Starts when needed")


def use_words(use: ToolUse) -> str:
    match use:
        case ToolUse.ON:
            return translate("ToolsPage", "On")
        case ToolUse.ASK:
            return translate("ToolsPage", "Ask")
    return translate("ToolsPage", "Off")


def works_sentence(status: ServerStatus, seconds: float) -> str:
    words = ToolsWording()
    sentence = words.works(len(status.tools)).format(time=duration_words(seconds))
    stop = sentence[-1]  # of the language
    return join_sentences(sentence, words.omitted(status.omitted) + stop if status.omitted else "")


def fault_sentence(server: McpServerSettings, status: ServerStatus) -> str:
    """Why it failed, and what to do about it."""
    command, host = shortened(server.command, _PLACE), _host(server.url)
    match status.fault:
        case ServerFault.NO_COMMAND:
            sentence = translate("ToolsPage", "The program {command} was not found.")
            sentence = join_sentences(sentence.format(command=command), _where_from(server.command))
        case ServerFault.NOT_PERMITTED:
            sentence = translate(
                "ToolsPage", "{command} cannot be run as a program. Check the path under Edit, or its permissions."
            )
        case ServerFault.TIMED_OUT:
            sentence = translate(
                "ToolsPage",
                "It was not ready in time. The first start may have to download a lot: try Restart, or see the log.",
            )
        case ServerFault.ENDED_EARLY:
            sentence = translate("ToolsPage", "The program ended before it was ready. The log says more.")
        case ServerFault.ENDED:
            sentence = translate("ToolsPage", "The program ended by itself. Try Restart; the log says more.")
        case ServerFault.UNREACHABLE:
            sentence = translate(
                "ToolsPage", "Nothing answers at {host}. Check the address, and whether the server is running."
            )
        case ServerFault.SIGN_IN:
            sentence = translate(
                "ToolsPage", "{host} wants you to sign in. Press Sign in: its page opens in your browser."
            )
        case ServerFault.REFUSED:
            sentence = translate(
                "ToolsPage",
                "{host} refused the request: a token is missing or wrong. Under Edit, give the header Authorization, "
                "usually with the value Bearer and the token.",
            )
        case ServerFault.NO_CONSENT:
            sentence = translate("ToolsPage", "It was not started: you have not agreed to its command yet.")
        case ServerFault.NO_SERVER:
            sentence = translate(
                "ToolsPage", "{host} answers, but not as an MCP server. Check the path; it often ends in /mcp."
            )
        case _:
            sentence = translate("ToolsPage", "It failed: {detail}. The log may say more.")
            return sentence.replace("{detail}", shortened(status.problem, 200).rstrip(".") or "?")
    return sentence.replace("{command}", command).replace("{host}", host)


def failure_words(failure: Failure) -> str:
    """Where not even a start could be tried."""
    if failure.kind is FailureKind.UNAVAILABLE and failure.detail.endswith("is not installed"):
        return translate(
            "ToolsPage",
            "This installation lacks a part that tools need. Install it with: pipx install 'citewise[serve]'",
        )
    return failure_sentence(failure)


def problem_sentence(draft: Draft) -> str:
    """Why a server cannot be added or saved."""
    detail = shortened(draft.detail, _PLACE)
    match draft.problem:
        case DraftProblem.NOTHING:
            return translate("ToolsPage", "It has neither a command nor an address.")
        case DraftProblem.OLD_TRANSPORT:
            sentence = translate(
                "ToolsPage",
                "It speaks the older transport SSE, which Citewise does not. Look for its streamable HTTP address, "
                "which often ends in /mcp.",
            )
        case DraftProblem.ADDRESS:
            sentence = translate("ToolsPage", "“{detail}” is no web address. Example: https://example.com/mcp")
        case DraftProblem.PLACEHOLDER:
            sentence = translate("ToolsPage", "“{detail}” is a placeholder: put in what it stands for.")
        case DraftProblem.NAME:
            sentence = translate("ToolsPage", "“{detail}” cannot be the name of a variable or header.")
        case DraftProblem.CHARACTERS:
            sentence = translate("ToolsPage", "“{detail}” holds a control character.")
        case DraftProblem.FIELD:
            sentence = translate("ToolsPage", "“{detail}” is not understood.")
        case _:
            return ""
    return sentence.replace("{detail}", detail)


def pasted_problem(pasted: Pasted) -> str:
    """Why a pasted text gives no server."""
    if pasted.line:
        sentence = translate(
            "ToolsPage", "This is not JSON: line {line}, {reason}. Copy the whole block, with its brackets."
        )
        return sentence.format(line=pasted.line, reason=shortened(pasted.reason, 80))
    if not pasted.entries:
        return translate("ToolsPage", "No server is named here. Look for a block with “mcpServers” in its guide.")
    return ""


def pasted_lines(pasted: Pasted) -> str:
    """What would be added, a line each, and what would not, with the reason."""
    lines = [ToolsWording().usable(len(pasted.usable))] if pasted.usable else []
    lines += [_draft_line(draft) for draft in pasted.usable]
    for draft in pasted.entries:
        if draft.problem is not None:
            sentence = translate("ToolsPage", "Not added: {name}. {problem}")
            lines.append(
                sentence.replace("{problem}", problem_sentence(draft)).replace("{name}", name_of(draft.server))
            )
    if pasted.omitted:
        lines.append("…")
    return "\n".join(lines)


def _draft_line(draft: Draft) -> str:
    line = f"•  {name_of(draft.server)}: {shortened(command_line(draft.server), _PLACE)}"
    return f"{line}\n    {missing}" if (missing := missing_sentence(draft.missing)) else line


def missing_sentence(names: Sequence[str]) -> str:
    if not names:
        return ""
    sentence = translate("ToolsPage", "Still without a value: {names}. Give it under Edit.")
    return sentence.replace("{names}", listed(shortened(name, 40) for name in names[:8]))


def _where_from(command: str) -> str:
    """What to do about a program that is not there."""
    match PurePath(command.replace("\\", "/")).stem.lower():
        case "npx" | "npm" | "node":
            return translate("ToolsPage", "It comes with Node.js: install that, then try Restart.")
        case "uvx" | "uv":
            return translate("ToolsPage", "It comes with uv: install that, then try Restart.")
        case "bunx" | "bun":
            return translate("ToolsPage", "It comes with Bun: install that, then try Restart.")
        case "docker":
            return translate("ToolsPage", "It comes with Docker: install that, then try Restart.")
    return translate("ToolsPage", "Install it, or give its full path under Edit.")


def download_sentence(server: McpServerSettings) -> str:
    """What a command does that fetches what it runs."""
    if not fetches_code(server):
        return ""
    return translate("ToolsPage", "It downloads what it runs from the internet, at the first start and for updates.")


def _host(url: str) -> str:
    try:
        return shortened(urlsplit(url).netloc.rpartition("@")[2], _PLACE) or "?"
    except ValueError:
        return "?"
