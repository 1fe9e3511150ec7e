"""The lists of references that stand beside an evidence bundle, and its answers as Markdown with footnotes."""

import asyncio
from collections.abc import Mapping

from app.core.domain.transfer.whole import WholeConversation
from app.core.export.evidence.bibtex import bibtex
from app.core.export.evidence.csl import csl_json
from app.core.export.evidence.gathering import bundle_of
from app.core.export.evidence.own_files import without_paths
from app.core.export.markdown import conversation_markdown
from app.core.export.words import Branches, ExportWords

MARKDOWN, BIBTEX, CSL = "evidence.md", "evidence.bib", "evidence.csl.json"  # endings of files


async def companions(whole: WholeConversation, words: ExportWords, branches: Branches) -> Mapping[str, bytes]:
    return await asyncio.to_thread(_companions, whole, words, branches)


def _companions(whole: WholeConversation, words: ExportWords, branches: Branches) -> dict[str, bytes]:
    conversation = without_paths(whole.conversation)
    sources = bundle_of(conversation, branches).sources
    texts = {
        MARKDOWN: conversation_markdown(conversation, words, branches),
        BIBTEX: bibtex(sources),
        CSL: csl_json(sources),
    }
    return {ending: text.encode("utf-8", "replace") for ending, text in texts.items()}
