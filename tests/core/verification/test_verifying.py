"""Sources read again: which are asked for, how often, and what is told of each claim."""

from dataclasses import replace

from app.core.domain.archive import PageSlot
from app.core.domain.errors import AppError, FailureKind, ForbiddenAddress, TimedOut, Unreadable
from app.core.domain.evidence import Page
from app.core.domain.reasons import UnreadableReason
from app.core.export.evidence.bundle import Bundle, BundleClaim, BundleSource, BundleTurn, ClaimEvidence
from app.core.export.evidence.gathering import bundle_of
from app.core.verification.reporting import as_dict
from app.core.verification.results import EvidenceState, Unasked, Verification
from app.core.verification.verifying import MOST_PAGES, Verifier
from tests.core.export.evidence.samples import TEXT, cached, conversation, turn


class Web:
    """A page for each address, or what is raised; all that was asked for."""

    def __init__(self, **pages: str | AppError) -> None:
        self.pages, self.requests = pages, list[tuple[str, bool, bool]]()

    async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: PageSlot | None = None) -> Page:
        self.requests.append((url, fresh, keep))
        page = self.pages.get(url.rpartition("/")[2], TEXT)
        if isinstance(page, AppError):
            raise page
        return Page(url, "Page", page)


def bundle() -> Bundle:
    return bundle_of(conversation(), texts={"one": cached(), "two": cached()})


async def verified(web: Web, of: Bundle | None = None, **more: object) -> Verification:
    verifier = Verifier(web, **more)  # type: ignore[arg-type]
    steps = [step async for step in verifier.run(of or bundle())]
    assert isinstance(steps[-1], Verification)
    return steps[-1]


def states(verification: Verification) -> list[str]:
    return [claim.state.value for claim in verification.claims]


async def test_each_page_is_read_once_afresh_and_left_off_the_disk() -> None:
    web = Web()
    verification = await verified(web)
    assert states(verification) == ["unchanged"] * 3
    assert sorted(web.requests) == [(f"https://example.org/{name}", True, False) for name in ("one", "two")]
    assert not verification.altered
    assert verification.counts() == {EvidenceState.UNCHANGED: 3}


async def test_what_changed_is_told_with_the_difference_and_a_new_verdict() -> None:
    verification = await verified(Web(one=TEXT.replace("24 May 1883", "25 May 1883")))
    assert states(verification) == ["changed", "unchanged", "unchanged"]
    (check,) = verification.claims[0].checks
    assert check.verdict is not None
    assert check.verdict.verdict.value != "supported"
    row = as_dict(verification)["claims"][0]["sources"][0]
    assert ["removed", "24 "] in row["diff"]
    assert row["now"]["reason"] == "number"


async def test_a_page_that_is_gone_and_one_that_does_not_answer_are_told_apart() -> None:
    web = Web(one=Unreadable("example.org", UnreadableReason.STATUS, "404"), two=TimedOut("example.org"))
    verification = await verified(web)
    assert states(verification) == ["gone", "gone", "unreachable"]
    assert verification.claims[0].checks[0].failure is FailureKind.UNREADABLE
    assert verification.altered
    assert verification.incomplete


async def test_other_statuses_are_no_proof_that_a_page_is_gone() -> None:
    for error in (Unreadable("e", UnreadableReason.STATUS, "500"), Unreadable("e", UnreadableReason.CHECK)):
        assert states(await verified(Web(one=error)))[0] == "unreachable"


async def test_a_wall_in_place_of_a_long_page_is_no_change_of_it() -> None:
    whole = bundle()
    sources = tuple(replace(source, text_length=9_000) for source in whole.sources)
    verification = await verified(
        Web(one="We value your privacy. Accept all cookies?"), replace(whole, sources=sources)
    )
    check = verification.claims[0].checks[0]
    assert (check.state, check.detail, check.comparison) == (EvidenceState.UNREACHABLE, "empty", None)


async def test_a_copy_is_named_where_the_page_does_not_say_it_any_more() -> None:
    async def has_copy(turn: str, source: str) -> bool:
        return (turn, source) == ("t1", "one")

    verification = await verified(Web(one="Nothing.", two="Nothing."), has_copy=has_copy)
    assert [claim.checks[0].copy for claim in verification.claims] == [True, True, False]


async def test_what_may_not_be_asked_for_is_not() -> None:
    sources = [
        BundleSource("own", url="https://example.org/own", origin="file"),
        BundleSource("text", url="https://example.org/text", from_text=True),
        BundleSource("none", url="javascript:alert(1)"),
        BundleSource("tool", url="https://example.org/tool", kind="tool"),
        BundleSource("rules", url="https://blocked.example/x"),
    ]
    claims = tuple(BundleClaim(n, "A claim.", evidence=(ClaimEvidence(1, one.id),)) for n, one in enumerate(sources))
    hostile = Bundle(turns=(BundleTurn("t", claims=claims),), sources=tuple(sources))
    web = Web()
    verification = await verified(web, hostile, permits=lambda url: "blocked" not in url)
    assert not web.requests
    assert [claim.checks[0].unasked for claim in verification.claims] == [
        Unasked.OWN,
        Unasked.FROM_TEXT,
        Unasked.NO_ADDRESS,
        Unasked.NO_ADDRESS,
        Unasked.RULES,
    ]
    assert not verification.altered


async def test_a_private_address_is_told_as_what_the_reader_says() -> None:
    verification = await verified(Web(one=ForbiddenAddress("127.0.0.1:1")))
    assert verification.claims[0].checks[0].failure is FailureKind.FORBIDDEN_ADDRESS


async def test_a_bundle_with_many_addresses_asks_for_a_bounded_number() -> None:
    sources = tuple(BundleSource(f"s{n}", url=f"https://example.org/{n}") for n in range(MOST_PAGES + 50))
    evidence = tuple(ClaimEvidence(1, source.id) for source in sources)
    web = Web()
    verification = await verified(
        web, Bundle(turns=(BundleTurn("t", claims=(BundleClaim(0, evidence=evidence),)),), sources=sources)
    )
    assert len(web.requests) == MOST_PAGES
    assert verification.claims[0].checks[-1].unasked is Unasked.TOO_MANY


async def test_what_no_claim_rests_on_is_not_asked_for() -> None:
    web = Web()
    await verified(web, replace(bundle(), turns=()))
    assert web.requests == []


async def test_an_excerpt_of_others_is_not_called_changed() -> None:
    whole = bundle()
    passages = tuple(replace(passage, from_snippet=True) for passage in whole.passages)
    verification = await verified(Web(one="Quite another text."), replace(whole, passages=passages))
    assert verification.claims[0].checks[0].unasked is Unasked.EXCERPT


async def test_a_claim_with_several_sources_has_the_state_of_the_worst() -> None:
    text = "Its total length is 1,825 metres [1, 2]."
    from app.core.citing.markers import place_citations

    both = bundle_of(conversation(turn(answer=text, citations=place_citations(text, [1, 2]))), texts={"one": cached()})
    verification = await verified(Web(two=Unreadable("e", UnreadableReason.STATUS, "410")), both)
    (claim,) = verification.claims
    assert [check.state.value for check in claim.checks] == ["unchanged", "gone"]
    assert claim.state.value == "gone"


async def test_progress_is_told_page_by_page() -> None:
    verifier = Verifier(Web())
    steps = [step async for step in verifier.run(bundle())]
    assert [(step.done, step.total) for step in steps[:-1]] == [(0, 2), (1, 2), (2, 2)]  # type: ignore[union-attr]


async def test_nothing_to_check_is_a_result_too() -> None:
    verification = await verified(Web(), Bundle(turns=(BundleTurn("t"),)))
    assert verification.claims == ()
    assert not verification.altered


async def test_a_passage_on_a_later_page_of_the_same_thread_is_looked_for_there() -> None:
    class Thread(Web):
        async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: PageSlot | None = None) -> Page:
            page = await super().read(url, fresh=fresh, keep=keep)
            if url.endswith("/one"):
                return replace(page, text="A thread about bridges, from its first page on.", follow_up=f"{url}?page=2")
            return replace(page, follow_up="https://example.org/two?page=2")

    web = Thread()
    assert states(await verified(web)) == ["unchanged"] * 3
    assert sorted(url for url, _, _ in web.requests) == [
        "https://example.org/one",
        "https://example.org/one?page=2",
        "https://example.org/two",
    ]
    assert {(fresh, keep) for _, fresh, keep in web.requests} == {(True, False)}
    web = Thread()
    await verified(web, permits=lambda url: "page=2" not in url)
    assert len(web.requests) == 2
