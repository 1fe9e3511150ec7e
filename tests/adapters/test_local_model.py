"""The model inside, with llama.cpp's real server in a real child process and models whose weights are set by hand."""

import asyncio
import importlib.util
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from pathlib import Path

import httpx
import pytest

from app.adapters.local_model.embedded_directory import DirectoryWithEmbedded
from app.adapters.local_model.server import LocalServer
from app.adapters.local_model.server_process import Load, Process, _start_failure
from app.core.domain.chat import Abilities, ChatRequest, ModelChoice, ModelPart, RetryPart, Role, TextPart, message
from app.core.domain.errors import AppError, FailureKind, ModelUnknown, TimedOut, Unavailable, Unreachable
from app.core.domain.settings import EMBEDDED_PROVIDER, LocalModel
from tests.fakes import CHOICE, FakeModel, FakeModels
from tests.waiting import until

if not all(map(importlib.util.find_spec, ("xllamacpp", "gguf", "numpy"))):
    pytest.skip("the parts that run and make tiny models are not installed", allow_module_level=True)

from tests.adapters.tiny_model import SAID, write_model

ABILITIES = Abilities(search=False, tools=False, context_size=4096)
QUESTION = ChatRequest((message(Role.USER, "Why?"),))
SILENT = [sys.executable, "-c", "import sys; sys.stdin.read()"]  # a child that never says that it listens
FRAGILE = [sys.executable, "-P", str(Path(__file__).with_name("fragile_server.py"))]  # `http` lies beside it
WITHOUT_WHEEL = [
    sys.executable,
    "-c",
    "import sys; sys.modules['xllamacpp'] = None; from app.adapters.local_model.server_child import serve; serve()",
]


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_model(tmp_path_factory.mktemp("models") / "tiny.gguf")


@pytest.fixture(scope="module")
def endless(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_model(tmp_path_factory.mktemp("models") / "endless.gguf", endless=True)


Serving = Callable[..., LocalServer]


@pytest.fixture
async def serving() -> AsyncIterator[Serving]:
    """Servers for these files, stopped at the end."""
    made: list[LocalServer] = []

    def serve(*files: Path, context_size: int = 4096, **more: object) -> LocalServer:
        options = LocalModel(tuple(map(str, files)), context_size, threads=1)
        made.append(LocalServer(lambda: options, **more))  # type: ignore[arg-type]
        return made[-1]

    yield serve
    for server in made:
        await server.close()


async def answer(server: LocalServer, name: str = "tiny") -> list[ModelPart]:
    async with aclosing(server.model(name, ABILITIES).stream(QUESTION)) as parts:
        return [part async for part in parts]


def text_of(parts: list[ModelPart]) -> str:
    return "".join(part.text for part in parts if isinstance(part, TextPart))


def running(server: LocalServer) -> Process:
    assert server.process is not None
    return server.process


async def kill(server: LocalServer) -> None:
    pid = running(server).pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)


def command_line(process: Process) -> str:
    return Path(f"/proc/{process.pid}/cmdline").read_text()


async def refused(port: int | None) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionRefusedError:
        return True
    writer.close()
    return False


async def test_it_answers_in_the_words_of_its_weights(serving: Serving, tiny: Path) -> None:
    server = serving(tiny)
    assert server.state().doing == "off"
    parts = await answer(server)
    assert text_of(parts) == SAID
    assert sum(isinstance(part, TextPart) for part in parts) > 3, "word by word"
    assert server.state().doing == "running"
    first = running(server)
    assert text_of(await answer(server)) == SAID
    assert running(server) is first, "one process serves all questions"


async def test_who_does_not_have_the_key_is_refused(serving: Serving, tiny: Path) -> None:
    server = serving(tiny)
    await answer(server)
    asked = {"messages": [{"role": "user", "content": "Why?"}]}
    url = f"{running(server).address}/chat/completions"
    async with httpx.AsyncClient(trust_env=False) as stranger:
        for headers in ({}, {"Authorization": "Bearer no-needle"}, {"Authorization": f"Bearer {running(server).key}"}):
            got = await stranger.post(url, json=asked, headers=headers, timeout=30)
            assert got.status_code == (200 if running(server).key in str(headers) else 401)


async def test_every_start_has_a_key_of_its_own(serving: Serving, tiny: Path) -> None:
    one, other = serving(tiny), serving(tiny)
    await answer(one)
    await answer(other)
    assert running(one).key != running(other).key


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="there is no list of processes to look into")
async def test_neither_key_nor_file_stands_in_the_list_of_processes(serving: Serving, tiny: Path) -> None:
    server = serving(tiny)
    await answer(server)
    line = command_line(running(server))
    assert "--serve-model" in line
    assert "tiny" not in line
    assert running(server).key not in line


async def test_a_crash_is_told_and_the_next_question_is_answered(serving: Serving, tiny: Path) -> None:
    server = serving(tiny)
    await answer(server)
    await kill(server)
    await running(server).ended.wait()
    assert server.state().doing == "failed"
    first, *others = await answer(server)
    assert first == RetryPart(0.0, FailureKind.UNREACHABLE)
    assert text_of(others) == SAID
    assert server.state().doing == "running"


async def test_a_crash_that_nobody_saw_yet_is_mended_as_well(serving: Serving, tiny: Path) -> None:
    """The question goes out at once, to a process that may or may not be dead by then."""
    server = serving(tiny)
    await answer(server)
    await kill(server)
    parts = await answer(server)
    assert isinstance(parts[0], RetryPart)
    assert text_of(parts) == SAID


async def test_a_crash_within_an_answer_keeps_what_came(serving: Serving, endless: Path) -> None:
    server, parts = serving(endless, context_size=60_000), list[ModelPart]()

    async def ask() -> None:
        async with aclosing(server.model("endless", ABILITIES).stream(QUESTION)) as stream:
            async for part in stream:
                if not parts:
                    await kill(server)
                parts.append(part)

    with pytest.raises(Unreachable, match="incomplete"):
        await ask()
    assert text_of(parts).startswith("你好")


async def test_a_model_that_always_crashes_is_started_again_once(serving: Serving, tiny: Path) -> None:
    server, parts = serving(tiny, command=FRAGILE), list[ModelPart]()

    async def ask() -> None:
        async with aclosing(server.model("tiny", ABILITIES).stream(QUESTION)) as stream:
            async for part in stream:
                parts.append(part)

    with pytest.raises(Unavailable) as caught:
        await ask()
    assert caught.value.data == {"reason": "crashed", "file": "tiny.gguf"}
    assert "tiny ended by itself" in caught.value.detail
    assert parts == [RetryPart(0.0, FailureKind.UNREACHABLE)]


async def test_another_file_takes_the_place_of_the_first(serving: Serving, tiny: Path, endless: Path) -> None:
    server = serving(tiny, endless)
    await answer(server)
    first = running(server)
    async with aclosing(server.model("endless", ABILITIES).stream(QUESTION)) as parts:
        assert text_of([await anext(parts)]) == "你好"
    assert running(server).load.name == "endless"
    assert first.ended.is_set()
    assert not first.crashed


async def test_an_answer_under_way_ends_before_another_file_is_loaded(serving: Serving, tiny: Path) -> None:
    other = write_model(tiny.with_name("other.gguf"), ["some", "thing", "else"])
    server = serving(tiny, other)
    async with aclosing(server.model("tiny", ABILITIES).stream(QUESTION)) as parts:
        began = [await anext(parts)]
        waiting = asyncio.create_task(answer(server, "other"))
        began += [part async for part in parts]
        assert running(server).load.name == "tiny"
    assert text_of(began) == SAID
    assert text_of(await waiting) == "somethingelse"


async def test_two_questions_at_once_are_both_answered(serving: Serving, tiny: Path) -> None:
    server = serving(tiny)
    assert [text_of(parts) for parts in await asyncio.gather(answer(server), answer(server))] == [SAID, SAID]


async def test_changed_settings_are_in_force_at_the_next_question(tiny: Path) -> None:
    options = [LocalModel((str(tiny),), threads=1)]
    server = LocalServer(lambda: options[0])
    await answer(server)
    first = running(server)
    options[0] = LocalModel((str(tiny),), 512, threads=1)
    await answer(server)
    assert first.ended.is_set()
    assert running(server).load.context_size == 512
    options[0] = LocalModel()
    server.settings_changed()
    await running(server).ended.wait()
    with pytest.raises(ModelUnknown):
        server.model("tiny", ABILITIES)
    await server.close()


def made_gone(path: Path) -> None:
    path.unlink()


def made_text(path: Path) -> None:
    path.write_text("This is no model.")


def made_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def made_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:200_000])


@pytest.mark.parametrize(
    ("spoil", "reason", "said"),
    [
        (made_gone, "no_file", "bad.gguf is not there"),
        (made_folder, "no_file", "bad.gguf is not there"),
        (made_text, "not_gguf", "bad.gguf is not a GGUF file"),
        (made_short, "failed", "bad.gguf could not be loaded: tensor"),
    ],
)
async def test_a_file_that_is_no_model_is_told_so(
    serving: Serving, tmp_path: Path, spoil: Callable[[Path], None], reason: str, said: str
) -> None:
    bad = write_model(tmp_path / "bad.gguf")
    spoil(bad)
    server = serving(bad)
    with pytest.raises(Unavailable) as caught:
        await answer(server, "bad")
    assert (caught.value.where, caught.value.data["reason"], caught.value.data["file"]) == (
        EMBEDDED_PROVIDER,
        reason,
        "bad.gguf",
    )
    assert caught.value.detail.startswith(said)
    assert str(tmp_path) not in caught.value.detail
    assert server.state().doing == "failed"
    bad.rmdir() if bad.is_dir() else bad.unlink(missing_ok=True)
    write_model(bad)
    assert text_of(await answer(server, "bad")) == SAID, "it is tried anew"


async def test_without_the_wheel_it_says_how_to_get_it(serving: Serving, tiny: Path) -> None:
    for server in (serving(tiny, installed=False), serving(tiny, command=WITHOUT_WHEEL)):
        with pytest.raises(Unavailable, match="pip install") as caught:
            await answer(server)
        assert caught.value.data == {"reason": "not_installed"}


@pytest.mark.parametrize(
    ("log", "status", "reason"),
    [
        (["0.10 E ggml_backend_cpu_buffer_type_alloc_buffer: failed to allocate buffer of size 40"], 1, "memory"),
        (["0.10 E ggml_cuda: cudaMalloc failed: out of memory"], 1, "memory"),
        ([], -9, "memory"),
        (["0.10 E llama_model_load: unknown model architecture: 'new-1'"], 1, "unknown_model"),
        (["0.10 W something odd"], 3, "failed"),
    ],
)
def test_what_llama_says_becomes_a_reason(log: list[str], status: int, reason: str) -> None:
    assert _start_failure(Load("a", "/models/a.gguf", 4096, 0, 0), {}, status, log).data["reason"] == reason


async def test_a_program_that_cannot_be_started_is_told(serving: Serving, tiny: Path, tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="inside"):
        await answer(serving(tiny, command=[str(tmp_path / "no-such-program")]))


async def test_closing_ends_the_child(serving: Serving, tiny: Path) -> None:
    server = serving(tiny)
    await answer(server)
    process = running(server)
    await server.close()
    assert process.ended.is_set()
    assert not process.crashed
    assert await refused(process.port)
    with pytest.raises(Unavailable):
        await answer(server)


async def test_stopping_an_answer_while_the_model_loads_leaves_nothing_behind(serving: Serving, tiny: Path) -> None:
    server = serving(tiny, command=SILENT)
    asking = asyncio.create_task(answer(server))
    await until(lambda: server.process is not None)
    assert server.state().doing == "loading"
    asking.cancel()
    await asyncio.wait([asking])
    await server.close()
    assert running(server).ended.is_set()


async def test_a_server_that_never_comes_up_is_given_up(serving: Serving, tiny: Path) -> None:
    with pytest.raises(TimedOut):
        await answer(serving(tiny, command=SILENT, timeout_seconds=0.05))


async def test_a_child_that_answers_nonsense_has_failed_and_nobody_waits_for_it(tiny: Path) -> None:
    process = Process(Load("tiny", str(tiny), 4096, 1, 0), [sys.executable, "-c", "print('[' * 200_000)"])
    with pytest.raises(AppError) as caught:
        await process.ready(20)
    assert type(caught.value) is Unavailable
    await process.stop()


async def test_the_directory_asks_inside_and_outside(serving: Serving, tiny: Path) -> None:
    server, options = serving(tiny), LocalModel((str(tiny),))
    outside = FakeModel(["from outside"])
    models = DirectoryWithEmbedded(FakeModels(outside), server, lambda: options)
    assert models.model(CHOICE) is outside
    inside = options.provider()
    assert await models.models(inside) == ["tiny"]
    assert await models.check(inside, "tiny") == SAID
    assert models.model(ModelChoice(EMBEDDED_PROVIDER, "tiny")).name == "tiny"
    with pytest.raises(ModelUnknown):
        models.model(ModelChoice(EMBEDDED_PROVIDER, "gone"))


def test_models_are_called_by_their_files() -> None:
    local = LocalModel(("/a/tiny.gguf", "/b/tiny.gguf", "C:\\models\\big one.Q4.gguf", "/a/tiny.gguf"))
    assert local.files_by_name() == {
        "tiny": "/a/tiny.gguf",
        "tiny (2)": "/b/tiny.gguf",
        "big one.Q4": "C:\\models\\big one.Q4.gguf",
    }
