"""The schema's words for searches, their sources, and what stands behind a citation."""

from app.core.domain.citation import Citation, Support
from app.core.domain.errors import Failure
from app.core.domain.events import ChannelFellBack, SearchFinished
from app.core.domain.evidence import Finding, Passage, Reference, Report
from app.core.domain.plan import Freshness, Plan
from app.core.domain.sources import Source
from app.core.export.json_format.records import SourceNumber
from app.core.export.json_format.shape import Shape

SEARCH = (
    Shape(
        Freshness,
        "How new results of a query have to be.",
        query="The query.",
        since="`day`, `week`, `month` or `year`; empty: any age.",
        kind="`web` or `news`.",
    ),
    Shape(
        Plan,
        "What the question was turned into before the search.",
        queries="For search channels.",
        links="Pages to be read.",
        summarise="The links are the subject; nothing is searched.",
        provisional="The question itself stands in for a rewrite.",
        origin="`off`, `rewrite`, `question`, `late`, `builtin` or `model`.",
        freshness="Of the queries of which something is known.",
        knowledge="What is looked for in the user's own documents.",
    ),
    Shape(
        Failure,
        "What went wrong.",
        kind="The error's kind.",
        where="The service, engine or host.",
        detail="What it said. Foreign text.",
        data="More about it.",
    ),
    Shape(
        SearchFinished,
        "A query that was answered.",
        turn="The turn's id.",
        query="The query.",
        channel="The search channel that answered.",
        failure="What went wrong before that.",
        response="The channel's own answer in words.",
        seconds="How long it took.",
        cached_at="When it was really asked, where the answer was cached.",
        hit_count="How many results there were.",
    ),
    Shape(
        ChannelFellBack,
        "A search channel that failed, and the one that took over.",
        turn="The turn's id.",
        query="The query; empty: the whole turn began anew.",
        channel="The one that failed.",
        to="The one that took over.",
        failure="Why.",
    ),
    Shape(
        Report,
        "How one search engine answered one query.",
        engine="The engine.",
        query="The query.",
        outcome="What its result page was.",
        detail="Foreign text.",
        response="The engine's own answer in words.",
        url="The result page, where a person has to look at it.",
    ),
    Shape(
        Finding,
        "How far a source of the turn got.",
        source="The source's id.",
        state="Only `found`, `read`, or `failed`.",
        score="How well it fits; higher is better.",
        reason="The kind of the error that kept it from being read.",
        detail="More about that.",
    ),
)

EVIDENCE = (
    Shape(
        Source,
        "A page, file or fact that stands behind answers of the conversation.",
        id="Names the source; passages, references and turns name it by that.",
        key="What makes it one source: its address in a normal form, or its origin and document.",
        url="As it was found.",
        title="Foreign text.",
        number="By which answers of the conversation cite it; missing: its passages went to no model.",
        origin="Where it comes from.",
        site="The site's name or host.",
        date="As the page or the search engine says.",
        snippet="The search engine's excerpt.",
        kind="Such as `web`, `news`, `video` or `file`.",
        query="The query that found it.",
        resolved="The address to which redirects led.",
        author="As its page says.",
        document="The id of the document in a knowledge base.",
        provider_data="What the service that found it sent, untouched.",
        from_text="Its address is known from the words of an answer alone.",
    ),
    Shape(
        SourceNumber,
        "A source of a turn and the number by which this turn cites it.",
        source="The source's id.",
        number="Missing: its passages went to no model in this turn or before.",
    ),
    Shape(
        Passage,
        "The words of a source that the model was given.",
        source="The source's id.",
        text="Word for word.",
        start="Where they begin in the page's text, in code points.",
        end="Where they end.",
        heading="Under which they stand.",
        score="How well they fit.",
        from_snippet="They are the search engine's excerpt; the page was not read.",
        page="Of a document, from 1; 0: it has none.",
        line="Of a document, from 1; 0: it has none.",
    ),
    Shape(
        Reference,
        "A source whose passages the model was given in this turn.",
        number="By which the model was told to cite it.",
        source="The source's id.",
        passages="The words that it was given, in order.",
    ),
    Shape(
        Support,
        "How well the passages support what the answer says.",
        verdict="The result.",
        score="0 to 1; higher is better.",
        sentence="Of the passages, word for word: the one that fits best.",
        reason="What is amiss.",
        detail="Such as the number that does not stand there.",
    ),
    Shape(
        Citation,
        "A place of the answer and the sources that stand behind it.",
        numbers="Of sources; `references` and `sources` of the turn tell which.",
        place="Where the chip stands: `[start, end)` of `answer` in code points; missing: nowhere in particular.",
        marker="The words of the answer at that place, such as `[1]`.",
        anchor="How the place is known.",
        claim="The span of the answer that is supported, where it is known.",
        cited_text="The source's words, where the service quoted them.",
        support="Missing: not checked.",
    ),
)
