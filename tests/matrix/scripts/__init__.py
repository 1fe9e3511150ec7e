"""One script for each wire format."""

from tests.matrix.scripts.base import Script
from tests.matrix.scripts.chat import Chat
from tests.matrix.scripts.dashscope import DashScope
from tests.matrix.scripts.gemini import Gemini
from tests.matrix.scripts.messages import Messages
from tests.matrix.scripts.mistral import Mistral
from tests.matrix.scripts.ollama import Ollama
from tests.matrix.scripts.responses import Responses

SCRIPTS: dict[str, Script] = {
    script.name: script for script in (Chat(), Responses(), Messages(), Gemini(), Ollama(), DashScope(), Mistral())
}
