"""The schema's words: each kind of object, its members, and what they mean. A name that was in a release never changes.

The JSON Schema and `docs/export.md` are made of this by `packaging/export_schema.py`.
"""

from app.core.domain.chat import (
    ImageBlock,
    Message,
    ModelChoice,
    ProviderMetadata,
    ReasoningBlock,
    TextBlock,
    ToolCall,
    ToolResult,
    Usage,
)
from app.core.domain.events import Notice
from app.core.domain.graph import Graph, Node
from app.core.domain.settings import Overrides
from app.core.domain.transfer.whole import AttachedFile
from app.core.export.json_format.records import ConversationRecord, TurnRecord
from app.core.export.json_format.shape import Shape
from app.core.export.json_format.source_shapes import EVIDENCE, SEARCH

BLOCKS: dict[type, str] = {  # the `type` of a message's blocks
    TextBlock: "text",
    ReasoningBlock: "reasoning",
    ImageBlock: "image",
    ToolCall: "tool_call",
    ToolResult: "tool_result",
}

_CHAT = (
    Shape(
        ModelChoice,
        "A model and the service that runs it.",
        provider="The service's id in the settings.",
        model="The model's name at that service.",
    ),
    Shape(
        Usage,
        "Tokens, searches and price. What the service did not tell is missing.",
        input="Tokens of the prompts.",
        output="Tokens of the answers.",
        reasoning="Tokens of the reasoning, where they are counted apart.",
        cached="Tokens of the prompts that the service had cached.",
        searches="Searches that the service made by itself.",
        cost="US dollars.",
    ),
    Shape(
        ImageBlock,
        "A picture.",
        data="The picture's bytes.",
        media_type="Such as `image/png`.",
    ),
    Shape(TextBlock, "Words.", text="Markdown."),
    Shape(ReasoningBlock, "Reasoning of the model.", text="As the model wrote it."),
    Shape(
        ToolCall,
        "The model's wish to have a tool called.",
        id="Names the call.",
        name="The tool.",
        arguments="JSON as text, as the model wrote it.",
        server_executed="The service itself runs the tool.",
    ),
    Shape(
        ToolResult,
        "The answer to a call.",
        call="The call's id.",
        name="The tool.",
        text="What it answered.",
        failed="The call failed.",
    ),
    Shape(
        ProviderMetadata,
        "What a service wants back word for word in place of a message: signatures, encrypted reasoning.",
        provider="The service's id.",
        wire_format="The API in whose words it is.",
        items="JSON values, untouched.",
    ),
    Shape(
        Message,
        "A message that went to the model behind the question, or came from it.",
        role="Who speaks; results of tools stand in the user's role.",
        blocks="Its parts in order.",
        provider_metadata="For the service that it came from.",
    ),
)

_RESEARCH = (
    Shape(
        Node,
        "A sub-question of a research.",
        id="Names it in the graph.",
        question="As it was asked.",
        needs="Ids of the sub-questions whose answers it is given.",
        state="How far it got.",
        answer="Cites by the conversation's numbers.",
        numbers="Of the sources that its answer cites.",
        queries="That were searched.",
        findings="Its sources.",
        references="The passages that the model was given for it.",
        failure="Why it failed.",
        usage="Of its calls.",
        seconds="How long it took.",
        round="The planner's reply that added it.",
        tries="How often it was asked.",
        until="Seconds of the whole research that had gone by when it ended.",
    ),
    Shape(
        Graph,
        "The sub-questions of a research.",
        nodes="In the order in which they were added.",
        rounds="Replies of the planner.",
        responded="The planner wanted the report.",
        earlier="How many of the nodes, the first ones, are of researches before this one.",
    ),
)

_CONVERSATION = (
    Shape(
        AttachedFile,
        "A document that came with a question.",
        path="As the turn names it in `files`.",
        data="The document's bytes.",
        media_type="Such as `application/pdf`; empty: unknown.",
    ),
    Shape(
        Notice,
        "What the user was told about a turn that went on.",
        kind="Which notice.",
        data="What it tells.",
    ),
    Shape(
        Overrides,
        "Settings of the conversation in place of the program's. What it says nothing of is missing.",
        mode="Whether the web is searched.",
        channel="The search channel.",
        model="The model.",
        planner="Who plans the search.",
        site="Only this site is searched; empty: the whole web.",
        bases="Ids of the knowledge bases that are asked.",
        tools="Tools of the user's servers are offered to the model.",
        editing="What is done with answers once they are checked.",
        archive_pages="Pages that are read are kept as files.",
    ),
    Shape(
        TurnRecord,
        "A question and all that came of it.",
        id="Names the turn; no other turn anywhere has it.",
        created="When it was asked.",
        question="The user's words.",
        parent="The turn that it follows; missing: it begins the conversation. Several may follow one: branches.",
        images="That came with the question.",
        files="Paths of documents that came with the question, on the machine where it was asked.",
        knowledge_bases="Ids of the knowledge bases that were asked.",
        search_mode="Whether the web was to be searched.",
        channel="The search channel.",
        model="Missing: the answer quotes passages, without a model.",
        model_name="As it was shown.",
        language="The user's locale (BCP 47).",
        state="How it ended.",
        answer="Markdown as the model wrote it, or as it was edited since (`original`), with its citation markers.",
        reasoning="The model's reasoning.",
        citations="In the order of their places; those without a place last.",
        references="What the model was given to cite; missing: it came to nothing before that.",
        sources="All sources that the turn knows, by their numbers in this turn.",
        findings="What the search found, best first.",
        plan="Missing: there was none yet.",
        queries="That were answered, well or badly.",
        searches="One for each query.",
        engine_reports="One for each query and engine.",
        fallbacks="Search channels that failed.",
        notices="What the user was told.",
        usage="Of all calls together.",
        finish_reason="The model's own end, such as `stop` or `length`.",
        error="Why it failed.",
        seconds="How long each step took.",
        messages="Behind the question: calls of tools, their results, what the service wants back.",
        search_entry_html="Google's search entry point. Foreign HTML: show it in a sandbox only.",
        answer_complete="The answer's last word is in.",
        citations_checked="Its citations were held against their passages.",
        research_depth="Of a research; missing: an answer.",
        research_graph="Of a research.",
        research_end="Why no more sub-questions were asked.",
        is_clarification="The answer asks the user something in return.",
        searched_unasked="The model searched by itself though nobody asked it to.",
        editing="What was to be done with the answer once it was checked.",
        edits="What was done.",
        original="The answer before its words or numbers were changed; missing: they were not.",
        edited="Nothing more is to be done.",
    ),
    Shape(
        ConversationRecord,
        "A conversation with everything that is stored of it.",
        id="Names the conversation; no other anywhere has it.",
        title="As it stands in the list.",
        created="When it was begun.",
        updated="When something was last asked in it.",
        pinned_since="Missing: it is not pinned.",
        archived_since="Missing: it is not archived.",
        group="The group's name; empty: none.",
        tags="Its tags.",
        overrides="What it asks for in place of the program's settings.",
        draft="What stands in the composer and was not sent.",
        current_turn="The last turn of the branch that is shown.",
        current_followers="By turn: which of the turns that follow it is the current one.",
        sources="All sources of the conversation.",
        turns="All turns of all branches, oldest first.",
        documents="The bytes of documents that the turns name in `files`, as far as they could be read.",
    ),
)

SHAPES: dict[type, Shape] = {shape.kind: shape for shape in (*_CHAT, *SEARCH, *EVIDENCE, *_RESEARCH, *_CONVERSATION)}
