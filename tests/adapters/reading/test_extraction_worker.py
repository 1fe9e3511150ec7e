"""The process that reads pages: real children, really killed."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from app.adapters.child.frames import read_frame, write_frame
from app.adapters.child.job_process import JobProcess
from app.adapters.reading.extraction.drafting import draft_of
from app.adapters.reading.extraction.page_draft import Job, PageDraft, as_dict, from_dict
from app.adapters.reading.extraction_worker import Worker
from app.core.domain.errors import Unavailable, Unreadable
from tests.waiting import until, until_done

ROOT = Path(__file__).resolve().parents[3]
CHILD = [sys.executable, "-m", "app", "--read-pages"]
PAGE = Job("http://a.example/kites", b"<title>Kites</title><article><p>" + b"Kites fly in moving air. " * 30)
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

# A child whose pages are its orders, in the place of pages that libraries stumble over.
ODD = """
import json, os, signal, sys
from app.adapters.reading.extraction.page_draft import PageDraft, as_dict
from app.adapters.child.frames import read_frame, write_frame
answers = os.fdopen(os.dup(1), "wb")
write_frame(answers, b'{"ready": true}')
while (facts := read_frame(sys.stdin.buffer, 10**9)) is not None:
    order = read_frame(sys.stdin.buffer, 10**9).decode()
    write_frame(answers, b'{"taken": true}')
    if order == "hang":
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
        while True:
            signal.pause()
    if order == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if order == "leave":
        os._exit(0)
    if order == "nonsense":
        answers.write(b"\\xff" * 100)
        answers.flush()
        continue
    write_frame(answers, json.dumps(as_dict(PageDraft(order, 200))).encode())
"""
PARENT = """
import asyncio
from app.adapters.reading.extraction.page_draft import Job
from app.adapters.reading.extraction_worker import Worker

async def main():
    worker = Worker()
    await worker.draft(Job("http://a.example/", b"<p>hello"))
    print(worker.pid, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@asynccontextmanager
async def worker(*start: str, seconds: float = 60, processors: int = 1) -> AsyncIterator[Worker]:
    it = Worker(start or None, seconds, processors)
    try:
        yield it
    finally:
        await it.close()


def odd(seconds: float = 60, processors: int = 1):
    return worker(sys.executable, "-c", ODD, seconds=seconds, processors=processors)


def order(words: str) -> Job:
    return Job("http://a.example/", words.encode())


def gone(pid: int) -> bool:
    """True as soon as no such process runs any more."""
    return until_done(lambda: not _runs(pid), f"the end of process {pid}")


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")  # one that nobody has waited for yet has ended all the same
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


async def test_a_page_comes_back_as_if_it_had_been_read_here() -> None:
    async with worker() as it:
        assert it.pid is None  # it starts when it is needed
        assert await it.draft(PAGE) == draft_of(PAGE)
        assert it.pid not in (None, os.getpid())


async def test_one_process_reads_all_pages_where_there_is_one_processor() -> None:
    async with worker(processors=1) as it:
        it.warm()
        drafts = await asyncio.gather(*(it.draft(PAGE) for _ in range(9)))
        first = it.pid
        await it.draft(PAGE)
        assert (it.pids, {draft.extracted.title for draft in drafts}) == ([first], {"Kites"})


async def test_one_process_reads_a_few_pages() -> None:
    async with worker(processors=2) as it:
        await asyncio.gather(*(it.draft(PAGE) for _ in range(4)))
        assert len(it.pids) == 1


@posix
async def test_a_second_process_reads_what_waits_behind_a_page_that_takes_long() -> None:
    async with odd(seconds=40, processors=2) as it:
        slow = asyncio.create_task(it.draft(order("hang")))
        drafts = await asyncio.gather(*(it.draft(order(f"page {n}")) for n in range(8)))
        assert [draft.url for draft in drafts] == [f"page {n}" for n in range(8)]
        assert not slow.done()
        assert len(it.pids) == 2
        pids = it.pids
    assert all(map(gone, pids))


@posix
async def test_a_second_process_starts_for_the_next_time_once_the_first_one_rests() -> None:
    async with odd(processors=2) as it:
        await asyncio.gather(*(it.draft(order("good")) for _ in range(6)))
        assert await asyncio.to_thread(until_done, lambda: len(it.pids) == 2, "the second process")
        assert (await it.draft(order("one more"))).url == "one more"


@posix
async def test_both_processes_are_replaced_where_they_were_killed() -> None:
    async with odd(processors=2) as it:
        while len(it.pids) < 2:
            await asyncio.gather(*(it.draft(order("good")) for _ in range(20)))
        before = it.pids
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        drafts = await asyncio.gather(*(it.draft(order("good")) for _ in range(20)))
        assert {draft.url for draft in drafts} == {"good"}
        assert it.pid not in before


@posix
async def test_the_second_process_ends_when_nothing_comes() -> None:
    process = JobProcess([sys.executable, "-c", ODD], spare=True, spare_seconds=0.01)
    try:
        slow = asyncio.create_task(process.ask({}, b"hang", 60))
        assert await asyncio.gather(*(process.ask({}, b"good", 60) for _ in range(8)))
        spare = process.pids[-1]
        assert spare != process.pid
        assert await asyncio.to_thread(gone, spare)
        assert _runs(process.pid or 0)
        assert not slow.done()
    finally:
        await process.close()


@posix
async def test_a_second_process_that_has_ended_starts_again_under_load_only() -> None:
    process = JobProcess([sys.executable, "-c", ODD], "odd", spare=True, spare_seconds=0.01)
    try:
        await asyncio.gather(*(process.ask({}, b"good", 60) for _ in range(20)))
        await until(lambda: [thread.name for thread in threading.enumerate()].count("odd") == 1)
        await process.ask({}, b"good", 60)
        assert [thread.name for thread in threading.enumerate()].count("odd") == 1
    finally:
        await process.close()


@posix
async def test_a_second_process_that_cannot_start_costs_nothing(tmp_path: Path) -> None:
    once = f"import os; os.mkdir({str(tmp_path / 'started')!r})\n{ODD}"
    async with worker(sys.executable, "-c", once, processors=2) as it:
        await it.draft(order("good"))
        drafts = await asyncio.gather(*(it.draft(order("good")) for _ in range(30)))
        assert [draft.url for draft in drafts] == ["good"] * 30
        assert (await it.draft(order("one more"))).url == "one more"


@posix
@pytest.mark.parametrize("bad", ["crash", "leave", "nonsense"])
async def test_a_page_that_ends_the_process_costs_itself_only(bad: str) -> None:
    async with odd() as it:
        results = await asyncio.gather(
            *(it.draft(order(words)) for words in ("good", bad, "good")), return_exceptions=True
        )
    assert [type(result) for result in results] == [PageDraft, Unreadable, PageDraft]
    assert isinstance(results[1], Unreadable)
    assert results[1].reason == "too_heavy"


@posix
async def test_a_page_that_takes_all_time_is_ended_and_costs_itself_only() -> None:
    async with odd(seconds=8) as it:
        bad = asyncio.create_task(it.draft(order("hang")))
        good = await asyncio.gather(*(it.draft(order("good")) for _ in range(3)))
        assert not bad.done()  # those behind it do not wait for its second try
        with pytest.raises(Unreadable) as error:
            await bad
        assert (error.value.reason, len(good)) == ("too_heavy", 3)
        assert await it.draft(order("good"))


@posix
async def test_a_process_that_was_killed_between_two_pages_is_replaced() -> None:
    async with odd() as it:
        await it.draft(order("good"))
        first = it.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        assert (await it.draft(order("good"))).status == 200
        assert it.pid != first


@posix
async def test_closing_does_not_wait_for_a_page() -> None:
    it = Worker([sys.executable, "-c", ODD], 600)
    await it.draft(order("good"))
    pid = it.pid
    tasks = [asyncio.create_task(it.draft(order(words))) for words in ("hang", "good")]
    await asyncio.wait(tasks, timeout=0.1)
    await it.close()
    assert pid is not None
    assert gone(pid)
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(end, Unreadable | Unavailable) for end in ends)
    with pytest.raises(Unavailable):
        await it.draft(order("good"))


@posix
async def test_a_cancelled_reading_leaves_the_next_one_its_own_answer() -> None:
    async with odd(seconds=8) as it:
        task = asyncio.create_task(it.draft(order("hang")))
        await asyncio.wait([task], timeout=0.1)
        task.cancel()
        assert (await it.draft(order("mine"))).url == "mine"


async def test_a_program_that_cannot_start_is_no_bug() -> None:
    async with worker("/nowhere/python") as it:
        with pytest.raises(Unavailable):
            await it.draft(PAGE)
    async with worker(sys.executable, "-c", "pass") as it:
        with pytest.raises(Unavailable):
            await it.draft(PAGE)


@posix
def test_a_killed_parent_leaves_no_child() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, cwd=ROOT) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert _runs(pid)
        parent.send_signal(signal.SIGKILL)
    assert gone(pid)


@posix
def test_a_child_in_the_middle_of_a_page_ends_by_itself() -> None:
    """Nobody closes its input, and nobody kills it; the page is one that takes very long."""
    with subprocess.Popen(CHILD, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert read_frame(child.stdout, 100) == b'{"ready": true}'
        facts = {"url": "http://a.example/", "content_type": "text/html", "rendered": False, "seconds": -1.999}
        write_frame(child.stdin, json.dumps(facts).encode())
        write_frame(child.stdin, b"<p>" + b"<b>x</b> word, word. " * 100_000)
        assert child.wait(60) != 0


@pytest.mark.parametrize(
    "told",
    [None, [], "x", {"url": 3, "status": "x", "extracted": []}, {"extracted": {"text": 1, "title": None, "thin": "x"}}],
)
def test_what_a_broken_child_tells_is_not_believed(told: object) -> None:
    assert from_dict(told) == PageDraft()


def test_a_draft_survives_the_way() -> None:
    draft = draft_of(PAGE)
    assert from_dict(json.loads(json.dumps(as_dict(draft)))) == draft
