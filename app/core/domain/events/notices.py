"""What the user should know about a turn that went on: a kind and its data, never a sentence."""

from dataclasses import dataclass, field
from enum import StrEnum


class NoticeKind(StrEnum):
    """The values are stored. Each has a sentence in `app/ui/wording/notices.py` and one in `app/cli/words.py`."""

    QUOTES = "quotes"  # answered without a model
    PLANNING_FAILED = "planning_failed"  # the question itself was searched
    PLANNING_SLOW = "planning_slow"  # the search began with the question itself
    SEARCH_FAILED = "search_failed"  # no channel gave hits; data: reasons
    NO_RESULTS = "nothing_found"
    NO_EVIDENCE = "no_evidence"  # the answer rests on no source
    LAST_RESORT = "last_resort"  # only Wikipedia answered; data: reasons
    ANSWER_CUT = "answer_cut"  # the model stopped at its length limit
    ANSWER_PAUSED = "answer_paused"  # the provider's pauses had no end
    PAGES_FAILED = "pages_failed"  # data: count
    CONTEXT_SMALL = "context_small"  # data: tokens
    REFERENCES_CUT = "references_cut"  # the model takes in less than was known; data: tokens
    KNOWLEDGE_FAILED = "knowledge_failed"  # data: name, kind, reason
    FILE_FAILED = "file_failed"  # data: name, kind, reason
    MEMORY_FAILED = "memory_failed"  # data: kind
    TOOL_LIMIT = "tool_limit"  # the model wanted more calls than it may make
    TOOL_SERVER_FAILED = "tool_server_failed"  # its tools were not offered; data: name, detail, fault (ServerFault), id
    BUILTIN_FAILED = "builtin_failed"  # the model's own search; another channel took over; data: channel, reasons
    RERANK_FAILED = "rerank_failed"  # passages were not compared a second time; data: name, kind
    WITHDRAWN = "withdrawn"  # the provider took its answer back
    NO_VISION = "no_vision"  # the model cannot see the images
    RESEARCH_PLAIN = "research_plain"  # no graph came of it
    RESEARCH_NEEDS_MODEL = "research_needs_model"
    PLANNER_FAILED = "planner_failed"  # data: kind
    UNANSWERED = "unanswered"  # sub-questions; data: count, total, names
    STRAY_NUMBERS = "stray_numbers"  # citations of no source; data: count
    FILES_NOT_EXPORTED = "files_not_exported"  # of an imported turn; data: program, names
    EDITING_FAILED = "editing_failed"  # claims were not looked up, or not corrected; data: part (search, model), kind
    UNKNOWN = "unknown"  # stored by a later version


@dataclass(frozen=True)
class Notice:
    kind: NoticeKind
    data: dict[str, str] = field(default_factory=dict)
