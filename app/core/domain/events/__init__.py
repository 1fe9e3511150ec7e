"""What happened, in the past tense: the stream that every front end listens to.

A stream begins with TurnStarted and ends with exactly one of TurnFinished, TurnStopped, TurnFailed.
"""

from collections.abc import AsyncGenerator

from app.core.domain.errors import Failure as Failure
from app.core.domain.errors import FailureKind as FailureKind
from app.core.domain.events.answer import AnswerEdited as AnswerEdited
from app.core.domain.events.answer import AnswerPaused as AnswerPaused
from app.core.domain.events.answer import AnswerTranslated as AnswerTranslated
from app.core.domain.events.answer import AnswerVersionSelected as AnswerVersionSelected
from app.core.domain.events.answer import AnswerWithdrawn as AnswerWithdrawn
from app.core.domain.events.answer import AnswerWritten as AnswerWritten
from app.core.domain.events.answer import CitationsChecked as CitationsChecked
from app.core.domain.events.answer import CitationsPlaced as CitationsPlaced
from app.core.domain.events.answer import Cited as Cited
from app.core.domain.events.answer import ClientToolsCalled as ClientToolsCalled
from app.core.domain.events.answer import EditingFinished as EditingFinished
from app.core.domain.events.answer import FollowUpsSuggested as FollowUpsSuggested
from app.core.domain.events.answer import MessageAppended as MessageAppended
from app.core.domain.events.answer import ReasoningDelta as ReasoningDelta
from app.core.domain.events.answer import RetryScheduled as RetryScheduled
from app.core.domain.events.answer import TextDelta as TextDelta
from app.core.domain.events.answer import ToolAnswered as ToolAnswered
from app.core.domain.events.answer import ToolPermissionAnswered as ToolPermissionAnswered
from app.core.domain.events.answer import ToolPermissionRequested as ToolPermissionRequested
from app.core.domain.events.answer import ToolsCalled as ToolsCalled
from app.core.domain.events.answer import ToolsOffered as ToolsOffered
from app.core.domain.events.answer import UsageReported as UsageReported
from app.core.domain.events.answer import WritingStarted as WritingStarted
from app.core.domain.events.course import NoticeAdded as NoticeAdded
from app.core.domain.events.course import SavingFailed as SavingFailed
from app.core.domain.events.course import StepFinished as StepFinished
from app.core.domain.events.course import StepName as StepName
from app.core.domain.events.course import TurnFailed as TurnFailed
from app.core.domain.events.course import TurnFinished as TurnFinished
from app.core.domain.events.course import TurnResumed as TurnResumed
from app.core.domain.events.course import TurnSaved as TurnSaved
from app.core.domain.events.course import TurnStarted as TurnStarted
from app.core.domain.events.course import TurnStopped as TurnStopped
from app.core.domain.events.event import Event as Event
from app.core.domain.events.notices import Notice as Notice
from app.core.domain.events.notices import NoticeKind as NoticeKind
from app.core.domain.events.reading import PageRead as PageRead
from app.core.domain.events.reading import PagesSelected as PagesSelected
from app.core.domain.events.reading import ReadingFailed as ReadingFailed
from app.core.domain.events.reading import ReadingFinished as ReadingFinished
from app.core.domain.events.reading import ReadingStarted as ReadingStarted
from app.core.domain.events.reading import Recalled as Recalled
from app.core.domain.events.reading import ReferencesBuilt as ReferencesBuilt
from app.core.domain.events.research import ClarificationRequested as ClarificationRequested
from app.core.domain.events.research import GraphGrown as GraphGrown
from app.core.domain.events.research import InNode as InNode
from app.core.domain.events.research import NodeFinished as NodeFinished
from app.core.domain.events.research import NodeStarted as NodeStarted
from app.core.domain.events.research import PlannerCalled as PlannerCalled
from app.core.domain.events.research import ResearchEnd as ResearchEnd
from app.core.domain.events.research import ResearchFinished as ResearchFinished
from app.core.domain.events.research import ResearchStarted as ResearchStarted
from app.core.domain.events.search import ChannelFellBack as ChannelFellBack
from app.core.domain.events.search import EngineAnswered as EngineAnswered
from app.core.domain.events.search import PlanningStarted as PlanningStarted
from app.core.domain.events.search import QueriesPlanned as QueriesPlanned
from app.core.domain.events.search import SearchEntryReceived as SearchEntryReceived
from app.core.domain.events.search import SearchFinished as SearchFinished
from app.core.domain.events.search import SearchStarted as SearchStarted
from app.core.domain.events.search import SourcesCollected as SourcesCollected

Events = AsyncGenerator[Event, None]
