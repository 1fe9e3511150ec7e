"""Why the disk refused, as the word that the front ends have a sentence for."""

import errno

_REASONS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "readonly",
    errno.EPERM: "readonly",
    errno.EROFS: "readonly",
}


def reason_of(error: OSError) -> str:
    return _REASONS.get(error.errno or 0, "failing")
