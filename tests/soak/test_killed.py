"""The program killed at any moment: what was finished is finished, and at most a second of an answer is missing."""

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME
from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import Settings
from app.core.domain.turn.turn import State, Turn
from tests.loopback import serve
from tests.waiting import until_done

ROOT = Path(__file__).resolve().parents[2]
_MISSING = 1.0  # seconds of an answer that may be missing, those left out in which the machine stood still
_BEAT = 0.2  # seconds between two signs of life where it does not


class Server:
    """Streams answers of random length and remembers what it had sent when."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.sent: dict[str, list[tuple[float, str]]] = {}  # by question
        self.ended: dict[str, float] = {}
        self.app = Starlette(routes=[Route("/v1/chat/completions", self._chat, methods=["POST"])])

    async def _chat(self, request: Request) -> Response:
        body = await request.json()
        question = re.findall(r"Question (\w+-\d+)\?", json.dumps(body["messages"]))[-1]
        return StreamingResponse(self._stream(question), media_type="text/event-stream")

    async def _stream(self, question: str) -> AsyncIterator[bytes]:
        sent = self.sent.setdefault(question, [])
        for n in range(self._random.choice((1, 5, 40, 150))):
            await asyncio.sleep(self._random.choice((0.0, 0.01, 0.05)))
            word = f"{n} "
            yield _event({"choices": [{"index": 0, "delta": {"content": word}}]})
            sent.append((time.monotonic(), word))
        yield _event({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}) + b"data: [DONE]\n\n"
        self.ended[question] = time.monotonic()

    def by(self, question: str, moment: float) -> str:
        return "".join(word for sent, word in self.sent[question] if sent <= moment)


def _event(data: object) -> bytes:
    return b"data: " + json.dumps(data).encode() + b"\n\n"


@dataclass
class Killed:
    server: Server
    moment: float
    told: list[str]  # the questions that were told to be finished
    missing: float  # seconds of an answer that may be missing


def killed(directory: Path, seed: int) -> Killed:
    """Ask until a random moment, then kill."""
    random = Random(seed)
    server = Server(random)
    directory.mkdir(exist_ok=True)
    with serve(server.app) as url:
        provider = Provider("loopback", "Loopback", f"{url}/v1", ("tiny-1",), needs_key=False)
        SettingsFile(directory / "settings.json").save(Settings((provider,), ModelChoice("loopback", "tiny-1")))
        command = [sys.executable, "-m", "tests.soak.answering", str(directory)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            try:
                until_done(lambda: server.sent, "the process's first question")
                time.sleep(random.uniform(0.0, 4.0))
            finally:
                process.kill()
                moment = time.monotonic()
            assert process.stdout is not None
            told = process.stdout.read().split()
    beats = [float(word[1:]) for word in told if word.startswith("@") and "." in word]
    still = sum(after - one for one, after in pairwise((*beats[:-1], moment)) if after - one > _BEAT)
    return Killed(server, moment, [word for word in told if not word.startswith("@")], _MISSING + still)


async def reopened(directory: Path) -> dict[str, Turn]:
    """By question. As the next start of the program does."""
    store = await SqliteConversations.open(directory)
    assert store.problem == ""
    await store.mark_interrupted()
    found = [await store.conversation(row.id) for row in await store.summaries()]
    await store.close()
    with closing(sqlite3.connect(directory / NAME)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    return {turn.question.split()[1][:-1]: turn for one in found if one is not None for turn in one.turns}


async def kill_and_look(directory: Path, seed: int) -> None:
    end = await asyncio.to_thread(killed, directory, seed)
    server, moment = end.server, end.moment
    turns = await reopened(directory)
    assert set(server.sent) <= set(turns), "a question was sent before it was on disk"
    for question, turn in turns.items():
        assert turn.state in (State.FINISHED, State.STOPPED), f"{question} is {turn.state}"
        whole = server.by(question, moment) if question in server.sent else ""
        assert whole.startswith(turn.text), f"{question} holds what was never sent"
        if question in server.sent:
            missing = server.by(question, moment - end.missing)
            assert turn.text.startswith(missing), f"{question}: {len(missing) - len(turn.text)} characters are missing"
        if question in end.told or server.ended.get(question, moment) < moment - end.missing:
            assert (turn.state, turn.text) == (State.FINISHED, server.by(question, moment)), f"{question} was finished"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
async def test_a_killed_program_loses_at_most_a_second_of_an_answer(tmp_path: Path, seed: int) -> None:
    await kill_and_look(tmp_path, seed)


@pytest.mark.soak
async def test_a_hundred_kills_at_random_moments(tmp_path: Path) -> None:
    first = int(os.environ.get("SEED", "1000"))
    for seed in range(first, first + int(os.environ.get("KILLS", "100"))):
        try:
            await kill_and_look(tmp_path / str(seed), seed)
        except BaseException as error:
            error.add_note(f"seed {seed}")
            raise
