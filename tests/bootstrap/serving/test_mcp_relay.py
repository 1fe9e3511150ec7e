"""What a client of the MCP server hears while the processes behind it end and begin."""

import json
import sys
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Any

from app.adapters.child.start import start_child
from app.bootstrap.serving.mcp_relay import Relay

# Answers each request with all methods that it heard; `crash` ends it as if its owner gave way.
CHILD = """
import json, sys, time
heard = []
for line in sys.stdin:
    message = json.loads(line)
    heard.append(message["method"])
    if message.get("params") == "crash":
        time.sleep(2.1 if message["method"] == "tools/call" else 0)
        sys.exit(75)
    if message.get("params") == "noise":
        print("some library says hello")
    if "id" in message:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": heard}), flush=True)
"""


class Conversation:
    """A client in front of a relay with children of that kind."""

    def __init__(self, child: str = CHILD) -> None:
        self.starts = 0
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._replies: SimpleQueue[str] = SimpleQueue()
        self._relay = Relay(lambda: self._start(child), self._replies.put, self._read)
        self._status: list[int] = []
        self._threads = [Thread(target=run) for run in (self._relay.read_client, self._run)]
        for thread in self._threads:
            thread.start()

    def _start(self, child: str) -> Any:
        self.starts += 1
        return start_child([sys.executable, "-c", child])

    def _read(self) -> Iterator[str]:
        while line := self._lines.get():
            yield line

    def _run(self) -> None:
        self._status.append(self._relay.run())

    def say(self, method: str, id: int | None = None, params: str = "") -> None:
        message = {"jsonrpc": "2.0", "method": method, "params": params} | ({} if id is None else {"id": id})
        self._lines.put(json.dumps(message) + "\n")

    def reply(self) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(self._replies.get(timeout=20))
        return reply

    def wait(self) -> None:
        """Until the relay gives up by itself."""
        self._threads[1].join(20)

    def end(self) -> int:
        self._lines.put("")
        for thread in self._threads:
            thread.join(20)
        return self._status[0]


def test_a_new_child_hears_the_greeting_and_the_client_hears_nothing_of_it() -> None:
    conversation = Conversation()
    conversation.say("initialize", 0)
    assert conversation.reply()["result"] == ["initialize"]
    conversation.say("notifications/initialized")
    conversation.say("tools/call", 1, "crash")
    failure = conversation.reply()
    assert (failure["id"], failure["error"]["message"]) == (
        1,
        "Citewise was interrupted during this call. Call it again.",
    )
    conversation.say("tools/list", 2)
    assert conversation.reply() == {
        "jsonrpc": "2.0",
        "id": 2,
        "result": ["initialize", "notifications/initialized", "tools/list"],
    }
    assert conversation.end() == 0
    assert conversation.starts == 2


def test_what_costs_nothing_is_asked_again_until_that_is_in_vain(capsys: Any) -> None:
    conversation = Conversation()
    conversation.say("tools/list", 1, "crash")
    conversation.wait()
    assert conversation.starts == 5
    assert "again and again" in capsys.readouterr().err
    assert conversation.end() == 1


def test_nothing_but_messages_goes_to_the_client(capsys: Any) -> None:
    conversation = Conversation()
    conversation.say("ping", 1, "noise")
    assert conversation.reply()["id"] == 1
    assert conversation.end() == 0
    assert "some library says hello" in capsys.readouterr().err


def test_a_child_that_cannot_begin_is_not_begun_again() -> None:
    conversation = Conversation("import sys; sys.exit(1)")
    conversation.wait()
    assert conversation.starts == 1
    assert conversation.end() == 1
