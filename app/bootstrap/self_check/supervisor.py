"""The parent's side: children check part after part; one that hangs or falls costs the part that it was at."""

import json
import logging
import tempfile
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic

from app.adapters.child.frames import json_object
from app.adapters.child.start import ChildProcess, command, start_child
from app.core.self_check import CheckPart, CheckReason, CheckResult, CheckState, failed

ORDER = "--run-checks"
# A child without Qt, then one with it: where Qt takes its process along, all that needs none is checked nevertheless.
WITH_QT = (CheckPart.BROWSER, CheckPart.PAGE, CheckPart.ANSWER)
WITHOUT_QT = tuple(part for part in CheckPart if part not in WITH_QT)
_SECONDS = 120.0  # that a part may take on a busy machine, its process's start included
_MORE_SECONDS = {CheckPart.DATA: 300.0, CheckPart.MODEL: 660.0}  # large files on slow disks
_GRACE = 10.0  # that a child has to end by itself

log = logging.getLogger("citewise")


def check_parts(
    data_dir: Path,
    model: str = "",
    *,
    start: Sequence[str] | None = None,
    seconds: float = _SECONDS,
    parts: Sequence[CheckPart] = tuple(CheckPart),
) -> Iterator[CheckResult]:
    """Each result as soon as it is there, in the order of `CheckPart`.

    `data_dir`: whose databases are looked through; nothing is written there. `model`: a GGUF file; empty: none is
    tried. `start`: the command of the children; by default this program's own.
    """
    with tempfile.TemporaryDirectory(prefix="citewise-self-check-", ignore_cleanup_errors=True) as folder:
        request = {
            "folder": folder,
            "data_dir": str(data_dir),
            "model": str(Path(model).expanduser().resolve()) if model else "",
        }
        for group in (WITHOUT_QT, WITH_QT):
            remaining = deque(part for part in group if part in parts)
            while remaining:
                facts = {**request, "parts": list(remaining), "qt": group is WITH_QT}
                yield from _one_child(_Child(start or command(ORDER), json.dumps(facts)), remaining, seconds)


def _one_child(child: "_Child", remaining: deque[CheckPart], seconds: float) -> Iterator[CheckResult]:
    """What it told, and why it told no more. At least one part is done then."""
    try:
        while remaining:
            limit = max(seconds, _MORE_SECONDS.get(remaining[0], 0.0) if seconds == _SECONDS else 0.0)
            started_at = monotonic()
            result = child.result(remaining[0], limit)
            part = remaining.popleft()
            took = monotonic() - started_at
            yield replace(result, part=part, seconds=result.seconds or took)
            if result.reason in (CheckReason.HUNG, CheckReason.CRASHED):
                return
        child.finish()
    finally:
        child.end()


class _Child:
    """One process that was told what to check; its lines are read by threads of its own."""

    def __init__(self, start: Sequence[str], request: str) -> None:
        self._process: ChildProcess = start_child(start, with_log=True)
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._log: deque[str] = deque(maxlen=20)
        self._readers = [threading.Thread(target=read, daemon=True) for read in (self._read_lines, self._read_log)]
        for reader in self._readers:
            reader.start()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(request.encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            pass  # it has ended already: its lines do

    def result(self, part: CheckPart, seconds: float) -> CheckResult:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            self._process.kill()
            return failed(part, CheckReason.HUNG, f"{seconds:g}")
        result = _read(line)
        if result is None or result.part is not part:
            return failed(part, CheckReason.CRASHED, self._end_words())
        return result

    def finish(self) -> None:
        """It has told everything: it closes down by itself, or takes too long for that."""
        self._readers[0].join(_GRACE)

    def end(self) -> None:
        """Its input is closed, which ends it; else it is killed. Waits until it has ended."""
        with self._process:
            assert self._process.stdin is not None
            try:
                self._process.stdin.close()
            except OSError:
                pass
            for reader in self._readers:
                reader.join(_GRACE)
            self._process.kill()

    def _end_words(self) -> str:
        """Exit status, and the last line that it wrote."""
        assert self._process.stdin is not None
        for reader in self._readers:
            reader.join(_GRACE)
        self._process.kill()
        status = self._process.wait()
        return " · ".join(filter(None, (f"exit status {status}", *list(self._log)[-1:])))

    def _read_lines(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(b"")

    def _read_log(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if words := line.decode("utf-8", "replace").strip():
                self._log.append(words)
                log.info("%s", words)


def _read(line: bytes) -> CheckResult | None:
    """None for what no child of ours writes, such as nothing."""
    fields = json_object(line)
    try:
        if fields is None:
            return None
        return CheckResult(
            CheckPart(fields["part"]), CheckState(fields["state"]), CheckReason(fields["reason"]),
            str(fields["detail"]), float(fields["seconds"]),
        )  # fmt: skip
    except (KeyError, ValueError, TypeError):
        return None
