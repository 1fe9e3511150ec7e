"""What the terminal says of failures and notices: one sentence each."""

import re

from app.cli.reasons import BUILTIN_FAILED, SERVER_FAULTS, channel_name, reading_words, reasons_words, word_of
from app.cli.translation import N_, listed, sentences, tr, trn
from app.core.domain.errors import Failure, FailureKind, Problem
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
    FailureKind.UNREACHABLE: N_("{where} cannot be reached. Is the address right, and the network up? {detail}"),
    FailureKind.TIMED_OUT: N_("{where} did not answer in time."),
    FailureKind.KEY_REFUSED: N_("{where} refused the key. {detail}"),
    FailureKind.KEY_MISSING: N_("{where} needs a key. Set it in the window or in the environment."),
    FailureKind.OUT_OF_CREDIT: N_("The account at {where} has no credit left. {detail}"),
    FailureKind.RATE_LIMITED: N_("Rate limit reached at {where}. {detail}"),
    FailureKind.MODEL_UNKNOWN: N_("{where} does not know this model. {detail}"),
    FailureKind.TOO_LONG: N_("The question and its references are too long for this model. {detail}"),
    FailureKind.BAD_ANSWER: N_("{where} sent a response that could not be read: {detail}"),
    FailureKind.BLOCKED: N_("{where} did not give results ({outcome})."),
    FailureKind.FORBIDDEN_ADDRESS: N_("{host} is a private address; allow it in the settings if you trust it."),
    FailureKind.UNREADABLE: N_("{where} has no readable text ({reason}). {detail}"),
    FailureKind.UNAVAILABLE: N_("{where} is not available: {detail}"),
    FailureKind.NOTHING_ANSWERED: N_("None of the {count} sub-questions was answered ({reason}, {where}). {detail}"),
    FailureKind.INTERNAL_ERROR: N_("Something went wrong inside Citewise ({detail}); --verbose shows more."),
    FailureKind.NO_RESULTS: N_("{where}: {detail}"),
    FailureKind.UNKNOWN: N_("{where}: {detail}"),
}
NOTICES = {
    NoticeKind.QUOTES: N_(
        "No model is set up: these are quotations from the pages that fit best, not a written answer."
    ),
    NoticeKind.PLANNING_FAILED: N_("The question was searched as it stands (rewriting it failed: {kind})."),
    NoticeKind.PLANNING_SLOW: N_("The model is slow: searching for the question as it stands."),
    NoticeKind.SEARCH_FAILED: N_("No search engine gave results ({reasons})."),
    NoticeKind.NO_RESULTS: N_("Nothing was found."),
    NoticeKind.NO_EVIDENCE: N_("No source could be used: what follows is the model's own knowledge."),
    NoticeKind.LAST_RESORT: N_("The search engines did not answer ({reasons}); the sources come from Wikipedia."),
    NoticeKind.ANSWER_CUT: N_("The answer was cut at the model's length limit."),
    NoticeKind.ANSWER_PAUSED: N_("The provider paused its answer repeatedly, so it may be incomplete."),
    NoticeKind.CONTEXT_SMALL: N_(
        "The question is longer than this model's known context ({tokens} tokens); it may be cut."
    ),
    NoticeKind.REFERENCES_CUT: N_(
        "The model's context is only {tokens} tokens, so the answer rests on fewer references."
    ),
    NoticeKind.TOOL_LIMIT: N_("The model reached the limit of searches for one answer."),
    NoticeKind.TOOL_SERVER_FAILED: N_("The tools of {name} are not available. {detail}"),
    NoticeKind.BUILTIN_FAILED: BUILTIN_FAILED,
    NoticeKind.WITHDRAWN: N_("The provider withdrew its answer."),
    NoticeKind.EDITING_FAILED: N_("Claims could not be corrected ({kind}). The answer stays as it was."),
    NoticeKind.RERANK_FAILED: N_("{name} could not rerank the passages ({kind}); the former order is used."),
    NoticeKind.FILES_NOT_EXPORTED: N_("Not in the export of {program}: {names}"),
    NoticeKind.NO_VISION: N_("This model does not support images; they were left out."),
    NoticeKind.RESEARCH_PLAIN: N_("No sub-questions were found: the question is answered like any other."),
    NoticeKind.RESEARCH_NEEDS_MODEL: N_("Research needs a model: the question is answered without one."),
    NoticeKind.PLANNER_FAILED: N_("The model could not plan further ({kind}): the report rests on what there is."),
    NoticeKind.UNANSWERED: N_("{count} of {total} sub-questions unanswered: {names}"),
    NoticeKind.STRAY_NUMBERS: N_("Citations without a source removed: {count}"),
    NoticeKind.FILE_FAILED: N_("{name} could not be read; the answer does without it."),
    NoticeKind.KNOWLEDGE_FAILED: N_(
        "The knowledge bases could not be searched ({reason}); the answer does without them."
    ),
    NoticeKind.MEMORY_FAILED: N_("Memory could not be read ({kind}); the answer does without it."),
    NoticeKind.PAGES_FAILED: N_("None of the pages could be read; the search engine's excerpts are used."),
    NoticeKind.UNKNOWN: N_("A newer version of Citewise recorded something here that this version does not support."),
}

DOCUMENTS = {
    UnreadableReason.ENCRYPTED: N_("{where} asks for a password."),
    UnreadableReason.EMPTY: N_("{where} contains no text."),
    UnreadableReason.BROKEN: N_("{where} is damaged ({detail})."),
    UnreadableReason.TOO_LARGE: N_("{where} is too large to be read ({detail})."),
    UnreadableReason.TOO_HEAVY: N_("{where} took too long or too much memory to read."),
    UnreadableReason.SCANNED: N_("{where} has no text and no images that can be shown."),
    UnreadableReason.WRONG_TYPE: N_("{where} is not the type of file that its name says."),
    UnreadableReason.UNKNOWN_TYPE: N_("{where} is of a type that is not supported."),
    UnreadableReason.MISSING: N_("{where} is not there."),
    UnreadableReason.FORBIDDEN: N_("{where}: no permission to read it."),
}

DISK = {
    DiskReason.FULL: N_("the disk is full; free up space on it"),
    DiskReason.LOCKED: N_("another program keeps the file of the conversations locked; close it"),
    DiskReason.READONLY: N_("the data directory may only be read; allow writing to it"),
    DiskReason.FAILING: N_("the disk reports an error; make sure that it is connected and not full"),
}

BACKUPS = {
    BackupReason.NO_BACKUP: N_("{where} is not a backup of Citewise."),
    BackupReason.DAMAGED: N_("The backup {where} is damaged or incomplete; nothing was changed. {detail}"),
    BackupReason.NEWER: N_("{where} was written by a newer version of Citewise ({detail}); use that one."),
    BackupReason.SOURCE: N_(
        "{where} is damaged, so no backup of it was written. Start Citewise: it saves what it can."
    ),
    BackupReason.ROOM: N_("There is not enough room: {detail}."),
    BackupReason.NOTHING: N_("{where} has nothing of that kind."),
    BackupReason.FOLDER: N_("{where} is not there. Is the drive connected?"),
    BackupReason.IN_USE: N_("Citewise has this data directory open; close it first."),
}

KEY_FILE = {
    KeyFileReason.WRONG_PASSPHRASE: N_("This passphrase does not open it."),
    KeyFileReason.LOCKED: N_(
        "The encrypted file of keys is locked; set CITEWISE_PASSPHRASE, or unlock it in the window."
    ),
    KeyFileReason.DAMAGED: N_("The encrypted file of keys is damaged; delete it in the window's settings, under Data."),
    KeyFileReason.NEWER: N_(
        "The encrypted file of keys was written by a newer version of Citewise; use that one. It is unchanged."
    ),
}

STARTS = {
    StartProblem.NEWER: N_(
        "{name} in {folder} was made by a newer version of Citewise ({detail}). Install that version again; nothing "
        "was changed. {backup}"
    ),
    StartProblem.LOCKED: N_("Another program is working on {name} in {folder} ({detail}). Close it, and try again."),
    StartProblem.FORBIDDEN: N_("Nothing can be written in {folder} ({detail}). Allow it, or name another --data-dir."),
    StartProblem.FULL: N_("The disk that holds {folder} is full ({detail}). Make room on it, and try again."),
    StartProblem.DAMAGED: N_("{name} in {folder} is damaged ({detail}). Try again: it is kept aside. {backup}"),
    StartProblem.NO_COPY: N_(
        "{name} in {folder} has to be updated for this version, and the copy that is made before could not be made "
        "({detail}). Free up space or allow writing there, and try again; nothing was changed."
    ),
    StartProblem.NO_LOCKS: N_(
        "The file system of {folder} has no locks ({detail}). Keep your data on a drive of this computer: name another "
        "--data-dir."
    ),
}

_IN_BRACKETS = re.compile(r"\(([^()]*)\)$")
_NOT_LOOKED_UP = N_("Claims could not be looked up ({kind}). The answer stays as it was.")
_NAMES = {EMBEDDED_PROVIDER: N_("The built-in model")}


def sentence(failure: Failure) -> str:
    """What went wrong. Foreign words stand in it: print it with `notify` or `fail`, which clean it."""
    where = tr(_NAMES[failure.where]) if failure.where in _NAMES else failure.where or tr("The service")
    if failure.kind is FailureKind.UNREACHABLE and failure.detail == DetailWord.INCOMPLETE:
        return tr("The connection to {where} broke off; what came is kept. Ask again to retry.", where=where)
    if failure.kind is FailureKind.BAD_ANSWER and (words := _bad_answer(failure, where)):
        return words
    if failure.detail == DetailWord.JSON_OFF:
        return tr(
            "{where} returns no JSON: add json under search.formats in its settings.yml and restart it.", where=where
        )
    if failure.kind is FailureKind.NOTHING_ANSWERED and failure.reason(ResearchReason) is ResearchReason.TOO_EARLY:
        return tr("No sub-question had an answer yet. Go on with --continue, and wait for the first ones.")
    if failure.kind is FailureKind.NOTHING_ANSWERED and failure.reason(ResearchReason) is ResearchReason.NO_RESULTS:
        count = failure.data.get("count", "")
        return tr("Nothing was found for any of the {count} sub-questions.", count=count)
    if backup_reason := failure.reason(BackupReason):
        return tr(BACKUPS[backup_reason]).format(where=where, detail=failure.detail[:300]).strip()
    if failure.kind is FailureKind.UNAVAILABLE and (reason := failure.reason(DiskReason)):
        return tr("This could not be saved: {reason}.", reason=tr(DISK[reason]))
    if (key_file := failure.reason(KeyFileReason)) in KEY_FILE:
        return tr(KEY_FILE[key_file])
    data = _Data({**failure.data, "where": where, "detail": failure.detail[:300]})
    if failure.kind is FailureKind.UNREADABLE:
        data["reason"] = reading_words(failure)
    elif failure.data.get("outcome"):
        data["outcome"] = word_of(failure.data["outcome"])
    elif failure.kind is FailureKind.NOTHING_ANSWERED and failure.data.get("reason"):
        data["reason"] = word_of(failure.data["reason"])
    return tr(SENTENCES[failure.kind]).format_map(data).strip()


def unsaved_sentence(failure: Failure) -> str:
    """Of an answer that is shown and not on the disk."""
    reason = failure.reason(DiskReason)
    trouble = tr(DISK[reason]) if reason else tr("the disk reports an error")
    return tr(
        "Not saved yet: {reason}. It is tried again until the program ends; keep what is printed here.", reason=trouble
    )


def _bad_answer(failure: Failure, where: str) -> str:
    """What a service did instead of answering; empty where that is not known."""
    match failure.reason(AnswerReason):
        case AnswerReason.EMPTY:
            return tr("{where} returned an empty answer. Ask again, or choose another model.", where=where)
        case AnswerReason.REDIRECT:
            return tr(
                "{where} redirects to {host}; neither the question nor the key was sent there. "
                "If that is the right address, set it up.",
                where=where,
                host=failure.data.get("host") or tr("another address"),
            )
        case AnswerReason.FAILED:
            status = failure.data.get("status", "")
            words = failure.detail.removeprefix(f"HTTP {status}").removeprefix(": ")[:300]
            if status:
                text = tr("{where} answered with error {status}: {detail}", where=where, status=status, detail=words)
            else:
                text = tr("{where} answered with an error: {detail}", where=where, detail=words)
            return text if words else text.rstrip(": ：")
        case AnswerReason.NO_EVIDENCE | None:
            return ""


def start_sentence(failure: StartFailure) -> str:
    """Why no start was possible; empty where its kind says nothing more than the failure itself."""
    name = failure.name or tr("a file")
    backup = failure.backup and tr("The last backup is {backup}.", backup=failure.backup)
    if (words := STARTS.get(failure.problem)) is None:
        return ""
    detail = failure.detail
    if failure.problem in (StartProblem.NEWER, StartProblem.NO_LOCKS) and (reason := _IN_BRACKETS.search(detail)):
        detail = reason[1]  # the words before it are those of the sentence
    return tr(words).format(name=name, folder=failure.folder, detail=detail, backup=backup).strip()


def sandbox_sentence(problem: str) -> str:
    """`problem` as in `browser.chromium.sandbox_problem`."""
    allow = {
        "apparmor": "kernel.apparmor_restrict_unprivileged_userns=0",
        "user_namespaces_off": "kernel.unprivileged_userns_clone=1 user.max_user_namespaces=15000",
    }
    if problem not in allow:
        return tr("no page is rendered, because Chromium's sandbox cannot start ({problem})", problem=problem)
    return tr(
        "no page is rendered, because Chromium's sandbox cannot start: allow it with '{command}'",
        command=f"sudo sysctl -w {allow[problem]}",
    )


def problem_sentence(problem: str) -> str:
    """What was wrong at the start, and is told before the command."""
    if isinstance(problem, Problem):
        values = problem.values
        origin = {"origin": tr("environment")} if values.get("origin") == "environment" else {}
        return tr(problem.template, **{**values, **origin})
    from app.cli.counts import conversations, questions  # of few starts
    from app.core.domain.transfer.damage import DamagedFile

    if not isinstance(problem, DamagedFile):
        return problem
    aside = tr("{name} was damaged and has been set aside as {copy}.", name=problem.file, copy=problem.copy_name)
    if problem.documents:
        back = trn("{count} document is read again.", "{count} documents are read again.", problem.documents)
    elif problem.turns:
        contents = listed((conversations(problem.conversations), questions(problem.turns)))
        back = tr("Recovered: {contents}.", contents=contents)
    else:
        back = tr("Nothing could be recovered; 'citewise restore' brings back a backup.")
    return sentences(aside, back)


def document_sentence(failure: Failure) -> str:
    """Why a document could not be read. Foreign words stand in it: print it with `notify` or `fail`, which clean it."""
    reason = failure.reason(UnreadableReason)
    words = DOCUMENTS.get(reason) if failure.kind is FailureKind.UNREADABLE and reason else None
    if words is None:
        return sentence(failure)
    text = tr(words).format(where=failure.where, detail=failure.detail[:300])
    return text.replace(" ()", "").replace("（）", "")


def notice_sentence(notice: Notice) -> str:
    if notice.kind is NoticeKind.FILE_FAILED:
        data = notice.data
        document_text = document_sentence(Failure(FailureKind(data.get("kind", "")), data.get("name", ""), "", data))
        return sentences(document_text, tr("The answer does without it."))
    data = _Data(notice.data)
    if notice.kind is NoticeKind.BUILTIN_FAILED:
        reason = word_of(data["reasons"].rpartition("=")[2] or FailureKind.BAD_ANSWER)
        data |= {"reasons": reason, "channel": channel_name(data["channel"])}
    elif "reasons" in data:
        data["reasons"] = reasons_words(data["reasons"])
    if data.get("kind"):
        data["kind"] = word_of(data["kind"])
    if words := SERVER_FAULTS.get(data["fault"]):  # type: ignore[call-overload]
        data["detail"] = tr(words).format_map(data)
    if notice.kind is NoticeKind.EDITING_FAILED and data.get("part") == "search":
        return tr(_NOT_LOOKED_UP).format_map(data)
    return tr(NOTICES[notice.kind]).format_map(data)


class _Data(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return ""
