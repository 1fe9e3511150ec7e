"""How much memory a renderer holds, as the system tells. Qt gives a page's process, and no limit for it."""

import sys
from pathlib import Path


def private_memory(pid: int) -> int:
    """Bytes that the process shares with no other; 0 where it is gone or the system does not tell."""
    if pid <= 0:
        return 0
    return _private_memory(pid)


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _Counters(ctypes.Structure):
        """https://learn.microsoft.com/windows/win32/api/psapi/ns-psapi-process_memory_counters_ex"""

        _fields_ = [
            ("size", wintypes.DWORD),
            ("page_faults", wintypes.DWORD),
            *((f"counter{number}", ctypes.c_size_t) for number in range(8)),
            ("private_usage", ctypes.c_size_t),
        ]

    _QUERY = 0x1000  # PROCESS_QUERY_LIMITED_INFORMATION

    def _private_memory(pid: int) -> int:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = wintypes.HANDLE
        kernel.K32GetProcessMemoryInfo.argtypes = (wintypes.HANDLE, ctypes.c_void_p, wintypes.DWORD)
        kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
        process = kernel.OpenProcess(_QUERY, False, pid)
        if not process:
            return 0
        counters = _Counters(size=ctypes.sizeof(_Counters))
        succeeded = kernel.K32GetProcessMemoryInfo(process, ctypes.byref(counters), counters.size)
        kernel.CloseHandle(process)
        return int(counters.private_usage) if succeeded else 0

elif sys.platform == "darwin":
    import ctypes

    class _Usage(ctypes.Structure):
        """`rusage_info_v0` of <sys/resource.h>, as `proc_pid_rusage` of libproc fills it."""

        _fields_ = [("uuid", ctypes.c_uint8 * 16), *((f"field{number}", ctypes.c_uint64) for number in range(10))]

    _FOOTPRINT = "field7"  # ri_phys_footprint: after two times, two wake-ups, page-ins, wired and resident size

    def _private_memory(pid: int) -> int:
        usage = _Usage()
        status = ctypes.CDLL("/usr/lib/libproc.dylib").proc_pid_rusage(pid, 0, ctypes.byref(usage))
        return int(getattr(usage, _FOOTPRINT)) if status == 0 else 0

else:
    import os

    def _private_memory(pid: int) -> int:
        """Pages in memory without those of files and shared blocks: https://man7.org/linux/man-pages/man5/proc.5.html"""
        try:
            _, resident, shared, *_ = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()
            return (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE")
        except (OSError, ValueError):
            return 0
