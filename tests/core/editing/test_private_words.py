"""What the user wrote goes to no search engine, but for what was searched for anyway."""

import pytest

from app.core.domain.editing import EditingMode
from app.core.domain.settings import Overrides, SearchMode
from app.core.editing.private_words import PrivateWords, has_identifier, is_personal
from tests.core.world import HITS, REWRITE, World
from tests.fakes import FakeChannel, FakeModel

SKY = "why is the sky blue"
HELD = "The sky is blue because air scatters short waves more than long ones [1]."
REPAIR = Overrides(editing=EditingMode.REPAIR)
AUNT = "Why is the sky blue, and does my aunt Erika Mustermann (glaucoma since 2019, Dr. Huber) see it?"
BRIDGE = "The Severn Bridge was opened in September 1966"


def world(*replies: str) -> World:
    return World(FakeModel([*replies, "S1 KEEP", "S1 KEEP"]), FakeChannel({SKY: HITS, "*": []}))


@pytest.mark.parametrize(
    "claim",
    [
        "Erika Mustermann, who has had glaucoma since 2019 and is treated by Dr. Huber, sees blue less well [2].",
        "Mustermann sees blue less well [2].",
        "With glaucoma blue is seen less well [2].",
        "People who have it since 2019 see blue less well [2].",
        "You told me that your IBAN DE89370400440532013000 belongs to Sparkasse Hintertupfing [1].",
        "The IBAN DE89 3704 0044 0532 0130 00 belongs to Sparkasse Hintertupfing.",
    ],
)
async def test_what_the_planner_kept_out_of_the_search_is_not_looked_up_either(claim: str) -> None:
    one = world(REWRITE, f"{HELD} {claim}")
    await one.turn(AUNT, overrides=REPAIR)
    assert [query.text for query in one.channel.asked] == [SKY]


async def test_other_claims_are_looked_up_without_the_questions_private_words() -> None:
    one = world(REWRITE, f"{HELD} The bridge was opened in September 1966 [2].")
    await one.turn(AUNT, overrides=REPAIR)
    assert [query.text for query in one.channel.asked] == [SKY, "bridge opened September 1966 sky blue"]


async def test_what_was_told_in_an_earlier_turn_without_a_search_is_not_sent() -> None:
    one = world("Noted.", REWRITE, f"{HELD} Erika Mustermann pays 1,250 euros for Musterstrasse 5.")
    message = "Remember: Erika Mustermann pays 1,250 euros rent for Musterstrasse 5."
    first, _ = await one.turn(message, overrides=Overrides(mode=SearchMode.OFF))
    await one.turn("And why is the sky blue?", overrides=REPAIR, parent=first.id)
    assert [query.text for query in one.channel.asked] == [SKY]


async def test_what_an_earlier_turn_searched_for_may_be_sent_again() -> None:
    plan = "<websearch><question>Severn Bridge opened</question></websearch>"
    one = world(plan, f"{HELD}", REWRITE, f"{HELD} {BRIDGE}.")
    first, _ = await one.turn("When was the Severn Bridge opened?")
    await one.turn("And why is the sky blue?", overrides=REPAIR, parent=first.id)
    assert one.channel.asked[-1].text.startswith("Severn Bridge opened September 1966")


@pytest.mark.parametrize(
    ("words", "query", "claim"),
    [
        ("我姑姑王秀英患青光眼，天空为什么是蓝色的？", "天空为什么是蓝色", "王秀英自幼看蓝色较差。"),
        ("我姑姑患青光眼，天空为什么是蓝色的？", "天空为什么是蓝色", "青光眼患者看蓝色较差。"),
        ("my wife left last week. how hot is mars?", "mars temperature", "A wife who left is missed."),
        ("我姑姑王秀英患青光眼，天空为什么是蓝色的？", "why is the sky blue", "Wang Xiuying suffers badly from it."),
        ("Is 53,000 EUR too much for ACME Kredit?", "usual loans", "Loans of 53,000 euros are usual."),
    ],
)
def test_names_figures_and_the_users_own_matters_are_theirs(words: str, query: str, claim: str) -> None:
    assert PrivateWords([words], [query]).are_in(claim)
    assert not PrivateWords([words], [words]).are_in(claim), "all of it was sent"


@pytest.mark.parametrize(
    ("question", "query", "claim"),
    [
        ("How tall is the Severn Bridge?", "Severn Bridge height", "The Severn Bridge is 136 metres tall."),
        ("Please tell me who designed it", "designer Severn Bridge", "It was designed by Gilbert Roberts in 1961."),
        ("请告诉我港珠澳大桥是什么时候通车的？", "港珠澳大桥 通车时间", "港珠澳大桥于2018年10月24日通车。"),
        ("天空为什么是蓝色的？", "天空 蓝色 原因", "天空之所以是蓝色，是因为瑞利散射。"),
    ],
)
def test_a_plain_question_keeps_no_claim_back(question: str, query: str, claim: str) -> None:
    assert not PrivateWords([question], [query]).are_in(claim)


@pytest.mark.parametrize(
    "claim",
    ["IBAN DE89370400440532013000", "Call +49 170 1234567.", "Card 4111-1111-1111-1111", "ID 110101199003074518",
     "The passport C01X00T478 is valid."],
)  # fmt: skip
def test_a_number_of_a_person_or_an_account_is_known(claim: str) -> None:
    assert has_identifier(claim)


@pytest.mark.parametrize(
    "claim",
    ["It has 1,411,778,724 people.", "13 800 000 000 years", "From 1914-1918 to 1939-1945", "On 2019-05-03 at noon",
     "An RTX4090 with 16,384 cores", "ISO 27001:2022 of 2022",
     "南京长江大桥于1958年12月30日建成通车，全长4589米。"],
)  # fmt: skip
def test_a_number_that_counts_is_none(claim: str) -> None:
    assert not has_identifier(claim)


def test_what_is_said_to_the_user_is_personal() -> None:
    assert is_personal("Your rent has doubled.")
    assert not is_personal("The US landed on the moon in 1969.")
