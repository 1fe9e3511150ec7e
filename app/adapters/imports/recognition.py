"""Whose export an archive is."""

from app.adapters.imports.archive import Archive
from app.adapters.imports.export_format import ExportFormat
from app.adapters.imports.formats.chatbox import Chatbox
from app.adapters.imports.formats.chatgpt import ChatGPT
from app.adapters.imports.formats.cherry_studio import CherryStudio
from app.adapters.imports.formats.citewise import CitewiseFormat
from app.adapters.imports.formats.claude import Claude
from app.adapters.imports.formats.gemini import Gemini
from app.adapters.imports.formats.jan import Jan
from app.adapters.imports.formats.librechat import LibreChat
from app.adapters.imports.formats.lm_studio import LMStudio
from app.adapters.imports.formats.lobechat import LobeChat
from app.adapters.imports.formats.open_webui import OpenWebUI

FORMATS: tuple[ExportFormat, ...] = (
    CherryStudio(),
    ChatGPT(),
    Claude(),
    LibreChat(),
    Chatbox(),
    Jan(),
    LMStudio(),
    Gemini(),
    OpenWebUI(),
    LobeChat(),
    CitewiseFormat(),
)


def recognise(archive: Archive) -> ExportFormat | None:
    """The format that the archive's content shows; None where it is of no program that is known here."""
    return next((one for one in FORMATS if one.recognises(archive)), None)
