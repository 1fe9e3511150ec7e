"""What Japanese and Korean deny and turn round, behind the word. Sentences written for these tests, not measured."""

import pytest

from app.core.citing.support.antonyms import contradiction, denied, turned
from app.core.citing.support.verdict import check
from app.core.domain.citation import SupportReason, Verdict


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("政府は法案を承認した。", "政府は法案を承認しなかった。"),
        ("この薬は血圧に影響を与える。", "この薬は血圧に影響はない。"),
        ("大会は予定どおり行われた。", "大会は雨のため行われなかった。"),
        ("被害は確認されている。", "被害は確認されていません。"),
        ("火星には生命が存在する。", "火星に生命は存在しないとされる。"),
        ("シドニーはオーストラリアの首都である。", "シドニーはオーストラリアの首都ではない。"),
        ("この治療は可能である。", "この治療は不可能である。"),
        ("感染は確認された。", "感染は未確認のままである。"),
        ("会社の売上は増えた。", "会社の売上は増えていない。"),
        ("정부는 법안을 승인했다.", "정부는 법안을 승인하지 않았다."),
        ("이 약은 혈압에 영향을 준다.", "이 약은 혈압에 영향이 없다."),
        ("피해는 확인되었다.", "피해는 아직 확인되지 않았다."),
        ("시드니는 호주의 수도이다.", "시드니는 호주의 수도가 아니다."),
        ("회의는 예정대로 진행됐다.", "회의는 예정대로 진행되지 못했다."),
        ("구조대는 현장에 도착했다.", "구조대는 현장에 도착 못 했다."),
        ("이 질환은 완전히 치료할 수 있다.", "이 질환은 완전히 치료할 수 없다."),
    ],
)
def test_what_one_of_the_two_denies_is_a_contradiction(claim: str, sentence: str) -> None:
    assert contradiction(claim, sentence)
    assert contradiction(sentence, claim)
    assert not contradiction(claim, claim)
    assert not contradiction(sentence, sentence)


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("売上高は前年より5%増加した。", "売上高は前年より5%減少した。"),
        ("同社は昨年度、黒字だった。", "同社は昨年度、赤字を計上した。"),
        ("議会は予算案を可決した。", "議会は予算案を否決した。"),
        ("これは国内で最大の湖である。", "これは国内で最小の湖である。"),
        ("入場は18歳以上に限られる。", "入場は18歳以下に限られる。"),
        ("2010年以前に建てられた家が対象になる。", "2010年以降に建てられた家が対象になる。"),
        ("店は午前8時に開く。", "店は午後8時に開く。"),
        ("매출은 전년보다 5% 증가했다.", "매출은 전년보다 5% 감소했다."),
        ("회사는 작년에 흑자를 냈다.", "회사는 작년에 적자를 냈다."),
        ("국회는 예산안을 가결했다.", "국회는 예산안을 부결했다."),
        ("이것은 국내에서 최대 규모의 호수이다.", "이것은 국내에서 최소 규모의 호수이다."),
        ("18세 이상만 입장할 수 있다.", "18세 이하만 입장할 수 있다."),
        ("2010년 이전에 지은 집이 대상이다.", "2010년 이후에 지은 집이 대상이다."),
        ("가게는 오전 8시에 연다.", "가게는 오후 8시에 연다."),
    ],
)
def test_a_direction_is_turned_round(claim: str, sentence: str) -> None:
    assert turned(claim, sentence)
    assert not turned(claim, claim)


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("政府は増税を発表した。", "政府は増税を発表したが、時期は発表していない。"),
        ("この薬は血圧を下げる効果がある。", "この薬は血圧を下げるだけでなく、脈も遅くする効果がある。"),
        ("参加者は100人だった。", "参加者は100人しかいなかった。"),
        ("ワクチンの接種は必要だ。", "ワクチンは接種しなければならない。"),
        ("来年、税率が上がる可能性がある。", "来年、税率が上がるかもしれない。"),
        ("参加者は少なかった。", "参加した人は少ない。"),
        ("雨天でも大会は開かれる。", "大会は雨天にかかわらず開かれる。"),
        ("薬は血圧に影響を与えない。", "薬は血圧に影響がない。"),
        ("会社は2025年に工場を動かす。", "会社は2025年に工場を動かすが、投資額は明らかにしていない。"),
        ("裁判は最高裁で終わった。", "裁判は最高裁まで続き、最小の争点で終わった。"),
        ("2010年以降、利用者が増えた。", "2009年以前は利用者が少なかったが、その後に増えた。"),
        ("店は午前8時に開く。", "店は午前8時に開き、午後6時に閉まる。"),
        ("未来の都市を考える会が開かれた。", "都市の未来を考える会が必ず毎年開かれている。"),
        ("정부는 증세를 발표했다.", "정부는 증세를 발표했지만 시기는 발표하지 않았다."),
        ("이 도시는 아름답고 오래되었다.", "이 도시는 아름다울 뿐만 아니라 오래되었다."),
        ("참가자는 100명이었다.", "참가자는 100명밖에 되지 않았다."),
        ("백신 접종이 필요하다.", "백신을 접종하지 않으면 안 된다."),
        ("많은 사람이 참가했다.", "적지 않은 사람이 참가했다."),
        ("비가 와도 대회는 열린다.", "대회는 날씨와 상관없이 열린다."),
        ("약은 혈압에 영향을 주지 않는다.", "약은 혈압에 영향이 없다."),
        ("회사는 본사를 부산으로 이전했다.", "회사는 2020년 이후 본사를 부산으로 옮겼다."),
        ("그는 최고경영자로 일했다.", "그는 회사의 최고경영자로 최소 3년을 일했다."),
        ("공장은 서울에서 10km 떨어진 곳에 있다.", "공장은 서울에서 10km 떨어져 있고 규모가 늘었다."),
        ("가게는 오전 8시에 연다.", "가게는 오전 8시에 열고 오후 6시에 닫는다."),
    ],
)
def test_what_is_true_raises_no_alarm(claim: str, sentence: str) -> None:
    assert contradiction(claim, sentence) == ""
    assert contradiction(sentence, claim) == ""


@pytest.mark.parametrize(
    "text",
    [
        "この町は美しいだけでなく、古い。",
        "間違いなく、必ず間に合う。",
        "わずか三日で、まずは終わった。",
        "そのはずだ。いずれ分かる。",
        "이 도시는 아름다울 뿐만 아니라 오래되었다.",
        "틀림없이 제시간에 도착한다.",
        "머지않아 다름 아닌 그가 온다.",
    ],
)
def test_turns_of_phrase_deny_nothing(text: str) -> None:
    assert denied(text) == {}


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        ("市議会は2023年に新しい図書館の建設を承認した。", "市議会は2023年に新しい図書館の建設を承認しなかった。"),
        ("市の人口は2023年に3万人増加した。", "市の人口は2023年に3万人減少した。"),
        ("시의회는 2023년에 새 도서관 건설을 승인했다.", "시의회는 2023년에 새 도서관 건설을 승인하지 않았다."),
        ("시의 인구는 2023년에 3만 명 증가했다.", "시의 인구는 2023년에 3만 명 감소했다."),
    ],
)
def test_a_claim_that_its_source_denies_is_not_supported(claim: str, passage: str) -> None:
    found = check(claim, [passage])
    assert (found.verdict is Verdict.SUPPORTED, found.reason) == (False, SupportReason.NEGATION)
    assert check(passage, [passage]).verdict is Verdict.SUPPORTED


def test_time_grows_with_the_text_alone() -> None:
    for piece in ("承認し", "あ", "ない", "가", "지 않", "승인하지", "亜あ", "1人"):
        denied("これは日本語の文である。이것은 " + piece * 2_000)
