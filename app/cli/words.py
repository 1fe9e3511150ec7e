"""What the terminal says of failures and notices: English, one sentence each."""

from app.cli.reasons import channel_name, reasons_words, word_of
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.events.notices import Notice, NoticeKind
from app.core.domain.reasons import (
    AnswerReason,
    BackupReason,
    DetailWord,
    DiskReason,
    KeyFileReason,
    ResearchReason,
    UnreadableReason,
)
from app.core.domain.settings import EMBEDDED_PROVIDER
from app.core.startup import StartFailure, StartProblem

SENTENCES = {
    FailureKind.UNREACHABLE: "{where} cannot be reached. Is the address right, and the network up? {detail}",
    FailureKind.TIMED_OUT: "{where} did not answer in time.",
    FailureKind.KEY_REFUSED: "{where} refused the key. {detail}",
    FailureKind.KEY_MISSING: "{where} needs a key. Set it in the window or in the environment.",
    FailureKind.OUT_OF_CREDIT: "The account at {where} has no credit left. {detail}",
    FailureKind.RATE_LIMITED: "Rate limit reached at {where}. {detail}",
    FailureKind.MODEL_UNKNOWN: "{where} does not know this model. {detail}",
    FailureKind.TOO_LONG: "The question and its references are too long for this model. {detail}",
    FailureKind.BAD_ANSWER: "{where} sent a response that could not be read: {detail}",
    FailureKind.BLOCKED: "{where} did not give results ({outcome}).",
    FailureKind.FORBIDDEN_ADDRESS: "{host} is a private address; allow it in the settings if you trust it.",
    FailureKind.UNREADABLE: "{where} has no readable text ({reason}). {detail}",
    FailureKind.UNAVAILABLE: "{where} is not available: {detail}",
    FailureKind.NOTHING_ANSWERED: "None of the {count} sub-questions was answered ({reason}, {where}). {detail}",
    FailureKind.INTERNAL_ERROR: "Something went wrong inside Citewise ({detail}); --verbose shows more.",
    FailureKind.NO_RESULTS: "{where}: {detail}",
    FailureKind.UNKNOWN: "{where}: {detail}",
}
NOTICES = {
    NoticeKind.QUOTES: "No model is set up: these are quotations from the pages that fit best, not a written answer.",
    NoticeKind.PLANNING_FAILED: "The question was searched as it stands (rewriting it failed: {kind}).",
    NoticeKind.PLANNING_SLOW: "The model is slow: searching for the question as it stands.",
    NoticeKind.SEARCH_FAILED: "No search engine gave results ({reasons}).",
    NoticeKind.NO_RESULTS: "Nothing was found.",
    NoticeKind.NO_EVIDENCE: "No source could be used: what follows is the model's own knowledge.",
    NoticeKind.LAST_RESORT: "The search engines did not answer ({reasons}); the sources come from Wikipedia.",
    NoticeKind.ANSWER_CUT: "The answer was cut at the model's length limit.",
    NoticeKind.ANSWER_PAUSED: "The provider paused its answer repeatedly, so it may be incomplete.",
    NoticeKind.CONTEXT_SMALL: (
        "The question is longer than this model's known context ({tokens} tokens); it may be cut."
    ),
    NoticeKind.REFERENCES_CUT: "The model's context is only {tokens} tokens, so the answer rests on fewer references.",
    NoticeKind.TOOL_LIMIT: "The model reached the limit of searches for one answer.",
    NoticeKind.TOOL_SERVER_FAILED: "The tools of {name} are not available. {detail}",
    NoticeKind.BUILTIN_FAILED: "The model's own search failed ({reasons}), so {channel} was used instead.",
    NoticeKind.WITHDRAWN: "The provider withdrew its answer.",
    NoticeKind.EDITING_FAILED: "The {part} failed while the answer was edited ({kind}); the answer stays as it was.",
    NoticeKind.RERANK_FAILED: "{name} could not rerank the passages ({kind}); the former order is used.",
    NoticeKind.FILES_NOT_EXPORTED: "Not in the export of {program}: {names}",
    NoticeKind.NO_VISION: "This model does not support images; they were left out.",
    NoticeKind.RESEARCH_PLAIN: "No sub-questions were found: the question is answered like any other.",
    NoticeKind.RESEARCH_NEEDS_MODEL: "Research needs a model: the question is answered without one.",
    NoticeKind.PLANNER_FAILED: "The model could not plan further ({kind}): the report rests on what there is.",
    NoticeKind.UNANSWERED: "{count} of {total} sub-questions unanswered: {names}",
    NoticeKind.STRAY_NUMBERS: "Citations without a source removed: {count}",
    NoticeKind.FILE_FAILED: "{name} could not be read; the answer does without it.",
    NoticeKind.KNOWLEDGE_FAILED: "The knowledge bases could not be searched ({reason}); the answer does without them.",
    NoticeKind.MEMORY_FAILED: "Memory could not be read ({kind}); the answer does without it.",
    NoticeKind.PAGES_FAILED: "None of the pages could be read; the search engine's excerpts are used.",
    NoticeKind.UNKNOWN: "A newer version of Citewise recorded something here that this version does not support.",
}

DOCUMENTS = {
    UnreadableReason.ENCRYPTED: "{where} asks for a password.",
    UnreadableReason.EMPTY: "{where} contains no text.",
    UnreadableReason.BROKEN: "{where} is damaged ({detail}).",
    UnreadableReason.TOO_LARGE: "{where} is too large to be read ({detail}).",
    UnreadableReason.TOO_HEAVY: "{where} took too long or too much memory to read.",
    UnreadableReason.SCANNED: "{where} has no text and no images that can be shown.",
    UnreadableReason.WRONG_TYPE: "{where} is not the type of file that its name says.",
    UnreadableReason.UNKNOWN_TYPE: "{where} is of a type that is not supported.",
    UnreadableReason.MISSING: "{where} is not there.",
    UnreadableReason.FORBIDDEN: "{where}: no permission to read it.",
}

DISK = {
    DiskReason.FULL: "the disk is full; free up space on it",
    DiskReason.LOCKED: "another program keeps the file of the conversations locked; close it",
    DiskReason.READONLY: "the data directory may only be read; allow writing to it",
    DiskReason.FAILING: "the disk reports an error; make sure that it is connected and not full",
}

BACKUPS = {
    BackupReason.NO_BACKUP: "{where} is not a backup of Citewise.",
    BackupReason.DAMAGED: "The backup {where} is damaged or incomplete; nothing was changed. {detail}",
    BackupReason.NEWER: "{where} was written by a newer version of Citewise ({detail}); use that one.",
    BackupReason.SOURCE: "{where} is damaged, so no backup of it was written. Start Citewise: it saves what it can.",
    BackupReason.ROOM: "There is not enough room: {detail}.",
    BackupReason.NOTHING: "{where} has nothing of that kind.",
    BackupReason.FOLDER: "{where} is not there. Is the drive connected?",
    BackupReason.IN_USE: "Citewise has this data directory open; close it first.",
}

STARTS = {
    StartProblem.NEWER: "{name} in {folder} was {detail}. Install that version again; nothing was changed. {backup}",
    StartProblem.LOCKED: "Another program is working on {name} in {folder} ({detail}). Close it, and try again.",
    StartProblem.FORBIDDEN: "Nothing can be written in {folder} ({detail}). Allow it, or name another --data-dir.",
    StartProblem.FULL: "The disk that holds {folder} is full ({detail}). Make room on it, and try again.",
    StartProblem.DAMAGED: "{name} in {folder} is damaged ({detail}). Try again: it is kept aside. {backup}",
    StartProblem.NO_COPY: (
        "{name} in {folder} has to be updated for this version, and the copy that is made before could not be made "
        "({detail}). Free up space or allow writing there, and try again; nothing was changed."
    ),
    StartProblem.NO_LOCKS: "{detail}. Keep your data on a drive of this computer: name another --data-dir.",
}

_NAMES = {EMBEDDED_PROVIDER: "The built-in model"}


def sentence(failure: Failure) -> str:
    """What went wrong. Foreign words stand in it: print it with `notify` or `fail`, which clean it."""
    where = _NAMES.get(failure.where, failure.where) or "The service"
    if failure.kind is FailureKind.UNREACHABLE and failure.detail == DetailWord.INCOMPLETE:
        return f"The connection to {where} broke off; what came is kept. Ask again to retry."
    if failure.kind is FailureKind.BAD_ANSWER and (words := _bad_answer(failure, where)):
        return words
    if failure.detail == DetailWord.JSON_OFF:
        return f"{where} returns no JSON: add json under search.formats in its settings.yml and restart it."
    if failure.kind is FailureKind.NOTHING_ANSWERED and failure.reason(ResearchReason) is ResearchReason.TOO_EARLY:
        return "No sub-question had an answer yet. Go on with --continue, and wait for the first ones."
    if failure.kind is FailureKind.NOTHING_ANSWERED and failure.reason(ResearchReason) is ResearchReason.NO_RESULTS:
        return f"Nothing was found for any of the {failure.data.get('count', '')} sub-questions."
    if backup_reason := failure.reason(BackupReason):
        return BACKUPS[backup_reason].format(where=where, detail=failure.detail[:300]).strip()
    if failure.kind is FailureKind.UNAVAILABLE and (reason := failure.reason(DiskReason)):
        return f"This could not be saved: {DISK[reason]}."
    if failure.reason(KeyFileReason) is KeyFileReason.WRONG_PASSPHRASE:
        return "This passphrase does not open it."
    if failure.reason(KeyFileReason) is KeyFileReason.LOCKED:
        return "The encrypted file of keys is locked; set CITEWISE_PASSPHRASE, or unlock it in the window."
    if failure.reason(KeyFileReason) is KeyFileReason.DAMAGED:
        return "The encrypted file of keys is damaged; delete it in the window's settings, under Data."
    if failure.reason(KeyFileReason) is KeyFileReason.NEWER:
        return "The encrypted file of keys was written by a newer version of Citewise; use that one. It is unchanged."
    data = _Data({**failure.data, "where": where, "detail": failure.detail[:300]})
    return SENTENCES[failure.kind].format_map(data).strip()


def unsaved_sentence(failure: Failure) -> str:
    """Of an answer that is shown and not on the disk."""
    reason = failure.reason(DiskReason)
    trouble = DISK[reason] if reason else "the disk reports an error"
    return f"Not saved yet: {trouble}. It is tried again until the program ends; keep what is printed here."


def _bad_answer(failure: Failure, where: str) -> str:
    """What a service did instead of answering; empty where that is not known."""
    match failure.reason(AnswerReason):
        case AnswerReason.EMPTY:
            return f"{where} returned an empty answer. Ask again, or choose another model."
        case AnswerReason.REDIRECT:
            host = failure.data.get("host") or "another address"
            return (
                f"{where} redirects to {host}; neither the question nor the key was sent there. "
                "If that is the right address, set it up."
            )
        case AnswerReason.FAILED:
            status = failure.data.get("status", "")
            words = failure.detail.removeprefix(f"HTTP {status}").removeprefix(": ")[:300]
            return f"{where} answered with {f'error {status}' if status else 'an error'}: {words}".removesuffix(": ")
        case AnswerReason.NO_EVIDENCE | None:
            return ""


def start_sentence(failure: StartFailure) -> str:
    """Why no start was possible; empty where its kind says nothing more than the failure itself."""
    name, backup = failure.name or "a file", failure.backup and f"The last backup is {failure.backup}."
    words = STARTS.get(failure.problem, "")
    return words.format(name=name, folder=failure.folder, detail=failure.detail, backup=backup).strip()


def sandbox_sentence(problem: str) -> str:
    """`problem` as in `browser.chromium.sandbox_problem`."""
    allow = {
        "apparmor": "kernel.apparmor_restrict_unprivileged_userns=0",
        "user_namespaces_off": "kernel.unprivileged_userns_clone=1 user.max_user_namespaces=15000",
    }
    command = f": allow it with 'sudo sysctl -w {allow[problem]}'" if problem in allow else f" ({problem})"
    return f"no page is rendered, because Chromium's sandbox cannot start{command}"


def document_sentence(failure: Failure) -> str:
    """Why a document could not be read. Foreign words stand in it: print it with `notify` or `fail`, which clean it."""
    reason = failure.reason(UnreadableReason)
    words = DOCUMENTS.get(reason) if failure.kind is FailureKind.UNREADABLE and reason else None
    if words is None:
        return sentence(failure)
    return words.format(where=failure.where, detail=failure.detail[:300]).replace(" ()", "")


def notice_sentence(notice: Notice) -> str:
    if notice.kind is NoticeKind.FILE_FAILED:
        data = notice.data
        document_text = document_sentence(Failure(FailureKind(data.get("kind", "")), data.get("name", ""), "", data))
        return f"{document_text} The answer does without it."
    data = _Data(notice.data)
    if notice.kind is NoticeKind.BUILTIN_FAILED:
        reason = word_of(data["reasons"].rpartition("=")[2] or FailureKind.BAD_ANSWER)
        data |= {"reasons": reason, "channel": channel_name(data["channel"])}
    elif "reasons" in data:
        data["reasons"] = reasons_words(data["reasons"])
    return NOTICES[notice.kind].format_map(data)


class _Data(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return ""
