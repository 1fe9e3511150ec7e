"""What the program can check of itself, and what came of it. Values alone: no sentences."""

from dataclasses import dataclass
from enum import StrEnum


class CheckPart(StrEnum):
    """In the order in which they are checked and listed."""

    FILES = "files"  # what the program brings along
    LANGUAGES = "languages"
    LICENCES = "licences"  # of what a packaged build holds
    DATABASE = "database"  # a new one is written and read
    DATA = "data"  # the user's own, which is only read
    KEYCHAIN = "keychain"
    GATE = "gate"
    DOCUMENTS = "documents"  # the child processes that read files and pages
    MODEL = "model"  # that runs in this program
    BROWSER = "browser"
    PAGE = "page"
    ANSWER = "answer"  # quotes with a citation


class CheckState(StrEnum):
    OK = "ok"
    FAILED = "failed"
    ABSENT = "absent"  # there is nothing to check, which is no failure


class CheckReason(StrEnum):
    """What happened; most of them explain themselves with a detail of foreign text."""

    NONE = ""
    # of any part
    HUNG = "hung"  # detail: seconds
    CRASHED = "crashed"  # detail: exit status and last words
    ERROR = "error"
    MISSING = "missing"  # detail: names
    WRONG_TEXT = "wrong_text"  # what was read is not what was written; detail: of what
    # of one part
    NOT_PACKAGED = "not_packaged"
    NO_DATA = "no_data"
    NEWER_DATA = "newer_data"
    OLDER_DATA = "older_data"  # brought up to date by the next start
    DAMAGED = "damaged"
    NO_KEYCHAIN = "no_keychain"
    KEYCHAIN_LOCKED = "keychain_locked"
    KEYCHAIN_SILENT = "keychain_silent"
    LET_THROUGH = "let_through"  # detail: the private address
    NOT_READ = "not_read"  # detail: the document
    NO_MODEL = "no_model"
    NO_ENGINE = "no_engine"
    NO_QT = "no_qt"
    NO_SANDBOX = "no_sandbox"  # it cannot start; detail: why
    NOT_CONFINED = "not_confined"  # it should be on, and the page's process is free
    SANDBOX_OFF_ROOT = "sandbox_off_root"
    SANDBOX_OFF = "sandbox_off"
    NO_CITATION = "no_citation"
    NO_PASSAGE = "no_passage"  # the citation opens nothing, or what its page does not say


@dataclass(frozen=True)
class CheckResult:
    part: CheckPart
    state: CheckState = CheckState.OK
    reason: CheckReason = CheckReason.NONE
    detail: str = ""
    seconds: float = 0.0


def failed(part: CheckPart, reason: CheckReason, detail: str = "") -> CheckResult:
    return CheckResult(part, CheckState.FAILED, reason, detail)


def absent(part: CheckPart, reason: CheckReason, detail: str = "") -> CheckResult:
    return CheckResult(part, CheckState.ABSENT, reason, detail)
