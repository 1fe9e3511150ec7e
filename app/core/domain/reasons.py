"""Why something failed, where the kind of the failure does not tell: `data["reason"]` of it, a word that is stored."""

from enum import StrEnum


class UnreadableReason(StrEnum):
    """Of a page, and of a document."""

    EMPTY = "empty"
    BROKEN = "broken"
    SCANNED = "scanned"  # pictures of pages, without text
    ENCRYPTED = "encrypted"
    TOO_LARGE = "too_large"
    TOO_HEAVY = "too_heavy"  # it took too long, or too much memory
    NO_PROCESS = "no_process"  # the child that reads such documents did not start
    NOT_TEXT = "not_text"  # `detail`: the media type
    NOT_WEB_ADDRESS = "not_web_address"
    TOO_MANY_REDIRECTS = "too_many_redirects"
    STATUS = "status"  # `detail`: the status of HTTP
    CHECK = "check"  # the site wants to see a person
    RULES = "rules"  # the user's own rules forbid the site
    PDF = "pdf"  # of answers that were written before PDFs were read
    WRONG_TYPE = "wrong_type"  # a file is not what its name says
    UNKNOWN_TYPE = "unknown_type"  # a kind of file that is not read
    MISSING = "missing"  # a file is not there
    FORBIDDEN = "forbidden"  # a file may not be read
    UNKNOWN = "unknown"  # stored by a later version

    @classmethod
    def _missing_(cls, value: object) -> "UnreadableReason":
        return cls.UNKNOWN


class DiskReason(StrEnum):
    """Why a disk refused; of `Unavailable`."""

    FULL = "full"
    LOCKED = "locked"  # another program works on the file
    READONLY = "readonly"
    FAILING = "failing"


class AnswerReason(StrEnum):
    """What a service did instead of answering; of `BadAnswer`."""

    EMPTY = "empty"
    REDIRECT = "redirect"  # which is not followed; data: status, host
    FAILED = "failed"  # an error in its own words; data: status, where it told one
    NO_EVIDENCE = "no_evidence"  # it was to search, and named no source


class KeyFileReason(StrEnum):
    """Why the encrypted file of keys did not open, or does not let go; of `Unavailable`."""

    WRONG_PASSPHRASE = "wrong_passphrase"
    DAMAGED = "damaged"
    NEWER = "newer_keys"  # a newer version wrote it
    LOCKED = "locked_keys"  # a key in it cannot be changed yet


class BackupReason(StrEnum):
    """Why a backup is not written or not used; of `Unavailable`."""

    NO_BACKUP = "no_backup"  # the file is none of ours
    DAMAGED = "backup_damaged"
    NEWER = "newer_backup"  # a newer version wrote it
    SOURCE = "source_damaged"  # what was to be backed up; `where`: the file
    ROOM = "no_room"  # `detail`: how much is missing
    NOTHING = "nothing_there"  # to back up, or to undo
    FOLDER = "no_folder"  # the user's own for backups is not there
    IN_USE = "in_use"  # the data directory is open elsewhere


class WebDavReason(StrEnum):
    """What a WebDAV server did instead; of `BadAnswer`."""

    FULL = "server_full"
    NO_WEBDAV = "no_webdav"  # at this address
    MOVED = "server_moved"  # it redirects; data: host
    FORBIDDEN = "server_forbids"  # to write there
    TORN = "upload_torn"  # what is there has another size than what was sent
    FAILED = "server_failed"  # data: status


class UpdateReason(StrEnum):
    """Why a list of new versions does not count; of `BadAnswer`."""

    SIGNATURE = "signature"  # it is not its makers'
    OLDER = "older"  # than one that was seen before
    EXPIRED = "expired"
    INSECURE = "insecure"  # it leads to an address that is not https
    FORMAT = "format"  # signed, and not understood


class EmbeddedReason(StrEnum):
    """Why the model inside does not run; of `Unavailable`."""

    NOT_INSTALLED = "not_installed"
    NO_FILE = "no_file"
    NOT_GGUF = "not_gguf"
    MEMORY = "memory"
    UNKNOWN_MODEL = "unknown_model"
    FAILED = "failed"
    CRASHED = "crashed"
    STOPPED = "stopped"


class ResearchReason(StrEnum):
    """Why no sub-question has an answer, where none of them failed; of `NothingAnswered`."""

    TOO_EARLY = "too_early"
    NO_RESULTS = "nothing_found"


class ResumeReason(StrEnum):
    """Of `Unavailable`."""

    CANNOT_GO_ON = "cannot_go_on"  # an answer that is complete, goes on already, or was deleted


class DetailWord(StrEnum):
    """What stands in `detail` where there is no foreign text to tell."""

    INCOMPLETE = "incomplete"  # of `Unreachable`: the connection broke within the answer
    JSON_OFF = "json_off"  # of `Unavailable`: a server of the user's gives programs no results
    NO_ADDRESS = "no_address"  # of `Unavailable`: the user has set none
