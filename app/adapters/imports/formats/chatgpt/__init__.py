"""ChatGPT: the data export."""

from app.adapters.imports.formats.chatgpt.reader import ChatGPT as ChatGPT
