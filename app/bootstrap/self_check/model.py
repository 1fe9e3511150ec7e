"""The engine that runs models starts, and a model answers where one was named."""

from contextlib import aclosing
from pathlib import Path

from app.adapters.local_model.server import LocalServer
from app.bootstrap.live_settings import runs_models
from app.core.domain.chat import Abilities, ChatRequest, ReasoningPart, Role, Sampling, TextPart, message
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import EmbeddedReason
from app.core.domain.settings import LocalModel
from app.core.self_check import CheckPart, CheckReason, CheckResult, absent, failed

_CONTEXT = 1024  # tokens: a question and a word
_TOKENS = 16
_EMPTY = b"GGUF" + bytes(20)  # what the engine refuses by itself, which shows that it could be loaded


async def check_model(file: str, folder: Path) -> CheckResult:
    if not runs_models():
        return (failed if file else absent)(CheckPart.MODEL, CheckReason.NO_ENGINE)
    if not file:
        return await _check_engine(folder)
    options = LocalModel((file,), _CONTEXT)
    server = LocalServer(lambda: options)
    try:
        (name,) = options.files_by_name()
        request = ChatRequest(
            (message(Role.USER, "Answer with one word: ready"),), sampling=Sampling(max_tokens=_TOKENS)
        )
        async with aclosing(server.model(name, Abilities(context_size=_CONTEXT)).stream(request)) as parts:
            words = [part.text async for part in parts if isinstance(part, TextPart | ReasoningPart)]
    except Unavailable as error:
        return failed(CheckPart.MODEL, CheckReason.ERROR, error.detail)
    finally:
        await server.close()
    if not any(words):
        return failed(CheckPart.MODEL, CheckReason.ERROR, Path(file).name)
    return CheckResult(CheckPart.MODEL, detail=Path(file).name)


async def _check_engine(folder: Path) -> CheckResult:
    """Without a model: its process starts and loads it, to say that this file is none."""
    empty = folder / "empty.gguf"
    empty.write_bytes(_EMPTY)
    options = LocalModel((str(empty),), _CONTEXT)
    server = LocalServer(lambda: options)
    try:
        async with server.use("empty"):
            pass
    except Unavailable as error:
        if error.data.get("reason") == EmbeddedReason.NOT_INSTALLED:
            return failed(CheckPart.MODEL, CheckReason.NO_ENGINE)
        if "exit status" in error.detail:  # it fell, such as on a processor that it was not made for
            return failed(CheckPart.MODEL, CheckReason.ERROR, error.detail)
    finally:
        await server.close()
    return absent(CheckPart.MODEL, CheckReason.NO_MODEL)
