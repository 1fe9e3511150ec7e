"""What the self-check says: it is read by whoever installs."""

from app.cli.translation import N_, about, tr, trn
from app.core.self_check import CheckPart, CheckReason, CheckResult, CheckState

# `{detail}` is foreign text.
NAMES = {
    CheckPart.FILES: N_("Program files"),
    CheckPart.LANGUAGES: N_("Languages"),
    CheckPart.LICENCES: N_("Licences"),
    CheckPart.DATABASE: N_("Database"),
    CheckPart.DATA: N_("Your data"),
    CheckPart.KEYCHAIN: N_("Keychain"),
    CheckPart.GATE: N_("Private addresses"),
    CheckPart.DOCUMENTS: N_("Documents"),
    CheckPart.MODEL: N_("Built-in model"),
    CheckPart.BROWSER: N_("Browser"),
    CheckPart.PAGE: N_("Web page"),
    CheckPart.ANSWER: N_("Cited answer"),
}
WORKS = {
    CheckPart.FILES: N_("all are there"),
    CheckPart.LANGUAGES: N_("every one can be loaded ({detail})"),
    CheckPart.LICENCES: N_("{detail} texts are there"),
    CheckPart.DATABASE: N_("a conversation was written and read (SQLite {detail})"),
    CheckPart.DATA: N_("undamaged ({detail})"),
    CheckPart.KEYCHAIN: N_("keeps a key and gives it back"),
    CheckPart.GATE: N_("are refused"),
    CheckPart.DOCUMENTS: N_("can be read ({detail})"),
    CheckPart.MODEL: N_("{detail} answers"),
    CheckPart.BROWSER: N_("a page made by JavaScript was rendered, sandbox on ({detail})"),
    CheckPart.PAGE: N_("was read"),
    CheckPart.ANSWER: N_("its citation opens the passage"),
}
REASONS = {
    CheckReason.HUNG: N_("no answer within {detail} seconds. Try again when the computer is less busy."),
    CheckReason.CRASHED: N_("its process ended unexpectedly ({detail})"),
    CheckReason.ERROR: "{detail}",
    CheckReason.MISSING: N_("missing: {detail}. Install Citewise again."),
    CheckReason.WRONG_TEXT: N_("what was read is not what was written ({detail})"),
    CheckReason.NOT_PACKAGED: N_("come with the packages of each dependency; this is no packaged build"),
    CheckReason.NO_DATA: N_("none yet"),
    CheckReason.NEWER_DATA: N_(
        "made by a newer version of Citewise ({detail}). Install that version again; nothing was changed."
    ),
    CheckReason.OLDER_DATA: N_("undamaged; the next start brings it up to date, after a copy ({detail})"),
    CheckReason.DAMAGED: N_("damaged ({detail}). Start Citewise: it keeps the file aside and offers the last backup."),
    CheckReason.NO_KEYCHAIN: N_("there is none; keys can be kept in an encrypted file instead"),
    CheckReason.KEYCHAIN_LOCKED: N_("it is locked or refuses ({detail}); unlock it, or keep keys in an encrypted file"),
    CheckReason.KEYCHAIN_SILENT: N_(
        "it does not answer, perhaps because it waits for its password; keys can be kept in an encrypted file instead"
    ),
    CheckReason.LET_THROUGH: N_("{detail} was let through. Do not use this build."),
    CheckReason.NOT_READ: N_("could not be read: {detail}"),
    CheckReason.NO_MODEL: N_("its engine starts; --model FILE.gguf tries a model"),
    CheckReason.NO_ENGINE: N_("its engine is not installed; install citewise[local] to run models here"),
    CheckReason.NO_QT: N_("Qt WebEngine cannot be loaded: {detail}"),
    CheckReason.NOT_CONFINED: N_("the page's process is outside the sandbox. Do not use this build."),
    CheckReason.SANDBOX_OFF_ROOT: N_(
        "a page made by JavaScript was rendered; the sandbox is off, because this runs as root ({detail})"
    ),
    CheckReason.SANDBOX_OFF: N_(
        "a page made by JavaScript was rendered; the environment switches the sandbox off ({detail})"
    ),
    CheckReason.NO_CITATION: N_("no citation in the answer ({detail})"),
    CheckReason.NO_PASSAGE: N_("its citation opens no passage ({detail})"),
}
_SANDBOX = N_("Chromium's sandbox cannot start: allow it with 'sudo sysctl -w {detail}'")
_ALLOW = {
    "apparmor": "kernel.apparmor_restrict_unprivileged_userns=0",
    "user_namespaces_off": "kernel.unprivileged_userns_clone=1 user.max_user_namespaces=15000",
}
_MARKS = {CheckState.OK: "✓", CheckState.FAILED: "✗", CheckState.ABSENT: "–"}


def result_line(result: CheckResult) -> str:
    """Its sign, its name, what came of it, and how long it took."""
    return f"{_MARKS[result.state]} {about(tr(NAMES[result.part]), result_sentence(result))}"


def result_sentence(result: CheckResult) -> str:
    """Foreign text stands in it: print it on one line, cleaned."""
    detail = result.detail
    if result.reason is CheckReason.NO_SANDBOX:
        return tr(_SANDBOX, detail=_ALLOW.get(detail, detail))
    return tr(REASONS[result.reason] if result.reason else WORKS[result.part], detail=detail)


def summary(failed: int, total: int) -> str:
    if not failed:
        return tr("Everything works.")
    return trn("{failed} of {count} part failed.", "{failed} of {count} parts failed.", total, failed=failed)
