"""Every door of the core: adapters fit these, and inherit nothing.

Every call may raise an `AppError` and no other error that is not a bug; every call may be cancelled.
Streams are async generators: open them with `aclosing`, so that a reader who leaves early closes them.
"""

from app.core.ports.documents import DocumentReader, Knowledge, KnowledgeStore
from app.core.ports.models import ChatModel, Embedder, ModelDirectory, RankingModels, Reranker, ToolServers
from app.core.ports.saved import Inspector
from app.core.ports.storage import (
    CachedSearch,
    ConversationStore,
    KeyPlace,
    KeyVault,
    MemoryStore,
    SearchMemory,
    SecretStore,
    SettingsStore,
)
from app.core.ports.web import (
    Channels,
    HumanVerification,
    LinkResolver,
    PagePrinter,
    PageReader,
    PageRenderer,
    Rendered,
    SearchChannel,
    SiteIcons,
)

__all__ = [
    "CachedSearch",
    "Channels",
    "ChatModel",
    "ConversationStore",
    "DocumentReader",
    "Embedder",
    "HumanVerification",
    "Inspector",
    "KeyPlace",
    "KeyVault",
    "Knowledge",
    "KnowledgeStore",
    "LinkResolver",
    "MemoryStore",
    "ModelDirectory",
    "PagePrinter",
    "PageReader",
    "PageRenderer",
    "RankingModels",
    "Rendered",
    "Reranker",
    "SearchChannel",
    "SearchMemory",
    "SecretStore",
    "SettingsStore",
    "SiteIcons",
    "ToolServers",
]
