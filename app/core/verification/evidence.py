"""What a front end does with evidence: gather it, read a bundle, hold it against its sources again."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from functools import partial

from app.core.export.evidence.bundle import Bundle
from app.core.export.evidence.gathering import bundle_of
from app.core.export.evidence.texts import PageText, texts_of
from app.core.export.words import Branches
from app.core.ports import ConversationStore
from app.core.verification.results import Verification, VerifyProgress
from app.core.verification.verifying import Verifier


@dataclass(frozen=True)
class Evidence:
    conversations: ConversationStore
    page_text: PageText
    verifier: Verifier
    program: str = ""

    async def bundle(
        self, conversation_id: str, turn_id: str = "", branches: Branches = Branches.CURRENT
    ) -> Bundle | None:
        """Of a conversation, or of one of its turns; None where it is not there."""
        conversation = await self.conversations.conversation(conversation_id)
        if conversation is None:
            return None
        texts = await texts_of(conversation, branches, self.page_text, turn_id)
        make = partial(bundle_of, conversation, branches, texts, turn_id=turn_id, program=self.program)
        bundle = await asyncio.to_thread(make)  # a long answer takes a moment
        return bundle if bundle.turns or not turn_id else None

    def verify(self, bundle: Bundle) -> AsyncGenerator[VerifyProgress | Verification, None]:
        return self.verifier.run(bundle)
