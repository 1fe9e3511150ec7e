"""Words of the settings pages: what went wrong at a service, how things were checked, what stands how."""

import math
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.core.domain.catalogue import ChannelInfo, ChannelState, Hop
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Outcome, SearchResult
from app.core.domain.settings import Planner
from app.core.ports import KeyPlace
from app.ui.wording.failures import failure_sentence
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import after_colon, channel_name, engine_name, report_sentence, shortened, with_remark

translate = QCoreApplication.translate  # lupdate knows it by this name; context and text stand literally in each call
_translated = QCoreApplication.translate  # of a text that stands in a record


def card_sentence(failure: Failure) -> str:
    """As `failure_sentence`, without sending the user to the page that is open already."""
    match failure.kind:
        case FailureKind.KEY_REFUSED:
            sentence = translate("ProviderCard", "{where} did not accept the key. Check that all of it was pasted.")
        case FailureKind.KEY_MISSING:
            return key_missing_sentence(failure.where)
        case FailureKind.MODEL_UNKNOWN:
            sentence = translate(
                "ProviderCard", "{where} does not know this model. Choose another one, or fetch the list."
            )
        case _:
            return failure_sentence(failure)
    sentence = sentence.format(where=engine_name(failure.where))
    return with_remark(sentence, shortened(failure.detail))


def key_missing_sentence(where: str) -> str:
    return translate("ProviderCard", "A key for {where} is missing. Paste it above.").format(where=engine_name(where))


def checked_words(checked: str) -> str:
    """How support for a service was checked, in a word or two."""
    match checked:
        case "recorded":
            return translate("SettingsWords", "Tested")
        case "documented":
            return translate("SettingsWords", "Untested")
    return translate("SettingsWords", "Untested")


def checked_tip(checked: str) -> str:
    """What that means."""
    match checked:
        case "recorded":
            return translate(
                "SettingsWords",
                "Tested with responses in the structure recorded from this provider; their wording is our own.",
            )
        case "documented":
            return translate(
                "SettingsWords",
                "Built from the provider's documentation, not tried with real traffic. The Test button "
                "shows whether it works for you.",
            )
    return translate(
        "SettingsWords",
        "Nobody has tested this provider yet. It should work like others of its kind; the Test "
        "button shows whether it does.",
    )


def wire_format_words(name: str) -> str:
    match name:
        case "chat":
            return translate("SettingsWords", "Chat Completions (OpenAI and most others)")
        case "responses":
            return translate("SettingsWords", "Responses (OpenAI)")
        case "messages":
            return translate("SettingsWords", "Messages (Anthropic)")
        case "gemini":
            return translate("SettingsWords", "Gemini (Google)")
        case "ollama":
            return translate("SettingsWords", "Ollama")
        case "dashscope":
            return translate("SettingsWords", "DashScope (Alibaba Cloud)")
        case "mistral":
            return translate("SettingsWords", "Conversations (Mistral)")
    return shortened(name, 40)


def planner_words(planner: Planner) -> str:
    match planner:
        case Planner.REWRITE:
            return translate("SettingsWords", "Rewrite the question")
        case Planner.MODEL:
            return translate("SettingsWords", "The model decides (tools)")


def origin_sentence(origin: str) -> str:
    """That a value comes from outside the settings; empty where it does not."""
    match origin:
        case "environment":
            return translate(
                "SettingsWords", "Set by an environment variable. What is set here applies once that is removed."
            )
        case ".env":
            return translate(
                "SettingsWords",
                "Set by the .env file in the data directory. What is set here applies once it is removed from there.",
            )
    return ""


def key_sentence(origin: str, keys: int = 1) -> str:
    """Where a key is kept; empty for an unknown place. `keys`: how many there are."""
    match origin:
        case "keychain" if keys > 1:
            sentence = translate("SettingsWords", "{count} keys are kept in this system's keychain and used in turn.")
        case "keychain":
            sentence = translate("SettingsWords", "The key is kept in this system's keychain.")
        case "session" if keys > 1:
            sentence = translate(
                "SettingsWords",
                "No keychain was found: {count} keys are kept in memory until you quit Citewise, never on disk.",
            )
        case "session":
            sentence = translate(
                "SettingsWords",
                "No keychain was found: the key is kept in memory until you quit Citewise, never on disk.",
            )
        case "file" if keys > 1:
            sentence = translate("SettingsWords", "{count} keys are kept in the encrypted key file and used in turn.")
        case "file" if keys:
            sentence = translate("SettingsWords", "The key is kept in the encrypted key file.")
        case "file":
            sentence = translate("SettingsWords", "The key is in the encrypted key file, which is locked.")
        case "environment":
            sentence = translate("SettingsWords", "The key comes from an environment variable.")
        case ".env":
            sentence = translate("SettingsWords", "The key comes from the .env file in the data directory.")
        case _:
            return ""
    return sentence.format(count=keys)


def key_place_sentence(place: KeyPlace) -> str:
    """Where keys and passwords are kept that are typed now. Every page says it in these words."""
    match place:
        case KeyPlace.KEYCHAIN:
            return translate("SettingsWords", "Kept in this system's keychain.")
        case KeyPlace.FILE:
            return translate("SettingsWords", "No keychain was found: kept in the encrypted key file.")
        case KeyPlace.LOCKED:
            return translate(
                "SettingsWords",
                "No keychain was found: kept in the encrypted key file once it is unlocked, until then in memory only.",
            )
        case KeyPlace.SESSION:
            return translate(
                "SettingsWords", "No keychain was found: kept in memory until you quit Citewise, never on disk."
            )


def info_name(info: ChannelInfo) -> str:
    """A channel's name as people say it: ours are translated, services keep their own."""
    ours = channel_name(info.id)
    return shortened(info.name, 60) if ours == info.id and info.name else ours


def note_words(info: ChannelInfo) -> str:
    """What a channel's terms say, in the window's language (the catalogues: app/ui/wording/foreign/records.py)."""
    words = _translated("SearchNotes", info.note)
    return shortened(words, 300) if words == info.note else words  # our own keep their spaces, such as narrow ones


def state_words(info: ChannelInfo, state: ChannelState | None, resting: float = 0.0) -> str:
    """How a channel stands, in a few words. `resting`: the seconds that count, where they run on."""
    if state is None:
        return ""
    if not state.usable:
        return _lacks(info)
    cooldown = resting or state.cooldown
    if cooldown > 0:
        sentence = translate("SettingsWords", "paused for {time}: {reason}")
        reason = failure_words(Failure(state.reason)) if state.reason else ""
        return sentence.format(time=duration_words(cooldown), reason=reason)
    return translate("SettingsWords", "ready")


def _lacks(info: ChannelInfo) -> str:
    if info.id == "builtin":
        return translate("SettingsWords", "needs a model that can search")
    if info.address:
        return translate("SettingsWords", "needs an address")
    if info.key:
        return translate("SettingsWords", "needs a key")
    return translate("SettingsWords", "not available")


def duration_words(seconds: float) -> str:
    if seconds < 60:
        return translate("SettingsWords", "{n} s").format(n=max(1, math.ceil(seconds)))
    return translate("SettingsWords", "{n} min").format(n=math.ceil(seconds / 60))


def result_sentence(info: ChannelInfo, result: SearchResult) -> tuple[bool, str]:
    """(it works, what a channel's test showed): the first hit, the answer, or the reason."""
    if result.results:
        sentence = translate("SettingsWords", "{name} works. First result: “{title}”")
        hit = result.results[0]
        return True, sentence.format(name=info_name(info), title=shortened(hit.title or hit.url, 120))
    if result.response:
        sentence = translate("SettingsWords", "{name} works. Reply: “{text}”")
        return True, sentence.format(name=info_name(info), text=shortened(result.response, 120))
    return False, _failure_sentence(info, result)


def _failure_sentence(info: ChannelInfo, result: SearchResult) -> str:
    bad = [r for r in result.reports if r.outcome not in (Outcome.HITS, Outcome.NO_RESULTS)]
    if bad:
        return "\n".join(report_sentence(report) for report in bad)
    kind, _, detail = (result.error or "").partition(": ")
    if not kind or kind == "no results":
        return translate("SettingsWords", "{name} works, but found nothing.").format(name=info_name(info))
    detail = "" if detail.lower() in (info.id, info.name.lower()) else detail
    return card_sentence(Failure(FailureKind(kind), info_name(info), detail))


def hop_words(hop: Hop) -> str:
    """A station of the connection test: what was tried, how it went, how long it took; then its own words."""
    how = translate("SettingsWords", "works") if hop.ok else hop_reason(hop.reason)
    time = translate("SettingsWords", "{seconds} s").format(seconds=f"{max(0.0, hop.seconds):.2f}")
    sentence = after_colon(hop_name(hop.name), with_remark(how, time))
    return f"{sentence}\n{shortened(hop.detail, 300)}" if hop.detail else sentence


def hop_name(name: str) -> str:
    words: dict[str, Callable[[], str]] = {
        "address": lambda: translate("SettingsWords", "Address"),
        "proxy_name": lambda: translate("SettingsWords", "Resolving the proxy"),
        "proxy_connect": lambda: translate("SettingsWords", "Connecting to the proxy"),
        "proxy_tls": lambda: translate("SettingsWords", "Encryption to the proxy"),
        "proxy_auth": lambda: translate("SettingsWords", "Proxy authentication"),
        "proxy_tunnel": lambda: translate("SettingsWords", "Proxy to address"),
        "name": lambda: translate("SettingsWords", "DNS lookup"),
        "connect": lambda: translate("SettingsWords", "Connecting"),
        "tls": lambda: translate("SettingsWords", "Encryption"),
        "http": lambda: translate("SettingsWords", "Response"),
    }
    return words.get(name, lambda: shortened(name, 80))()


def hop_reason(reason: str) -> str:
    words: dict[str, Callable[[], str]] = {
        "unknown_name": lambda: translate("SettingsWords", "unknown host"),
        "refused": lambda: translate("SettingsWords", "refused"),
        "timed_out": lambda: translate("SettingsWords", "no answer in time"),
        "closed": lambda: translate("SettingsWords", "the connection was closed"),
        "certificate": lambda: translate("SettingsWords", "the certificate is not trusted"),
        "tls": lambda: translate("SettingsWords", "no encrypted connection"),
        "status": lambda: translate("SettingsWords", "server error"),
        "proxy": lambda: translate("SettingsWords", "invalid proxy address"),
        "address": lambda: translate("SettingsWords", "invalid address"),
        "not_http": lambda: translate("SettingsWords", "not an HTTP response"),
    }
    return words.get(reason, lambda: translate("SettingsWords", "fails"))()
