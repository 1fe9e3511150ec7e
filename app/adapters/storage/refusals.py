"""Why the disk refused, as the word that the front ends have a sentence for."""

import errno

from app.core.domain.reasons import DiskReason

_REASONS = {
    errno.ENOSPC: DiskReason.FULL,
    errno.EDQUOT: DiskReason.FULL,
    errno.EFBIG: DiskReason.FULL,
    errno.EACCES: DiskReason.READONLY,
    errno.EPERM: DiskReason.READONLY,
    errno.EROFS: DiskReason.READONLY,
}


def reason_of(error: OSError) -> DiskReason:
    return _REASONS.get(error.errno or 0, DiskReason.FAILING)
