"""What other languages deny, turn round or call false. Sentences written for these tests, not measured."""

import pytest

from app.core.citing.support.antonyms import called_false, contradiction, denied, turned
from app.core.citing.support.other_antonyms import antonyms_of
from app.core.citing.support.verdict import check
from app.core.citing.support.words import words
from app.core.domain.citation import SupportReason, Verdict


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("Der Umsatz der Firma ist 2023 gestiegen.", "Der Umsatz der Firma ist 2023 gesunken."),
        ("Das Parlament hat das Gesetz gebilligt.", "Das Parlament hat das Gesetz abgelehnt."),
        ("Die Zahl der Einwohner nahm 2023 zu.", "Die Zahl der Einwohner ist 2023 zurückgegangen."),
        ("Die Firma senkt die Preise für das Produkt.", "Die Firma erhöht die Preise für das Produkt."),
        ("Les prix augmentent dans tout le pays.", "Les prix baissent dans tout le pays."),
        ("Le tribunal a condamné le ministre pour fraude.", "Le tribunal a acquitté le ministre pour fraude."),
        ("Le chômage a augmenté dans le pays.", "Le chômage a diminué dans le pays."),
        ("El Congreso aprobó la ley de vivienda.", "El Congreso rechazó la ley de vivienda."),
        ("A inflação subiu no Brasil em maio.", "A inflação caiu no Brasil em maio."),
    ],
)
def test_a_direction_is_turned_round(claim: str, sentence: str) -> None:
    assert turned(claim, sentence)
    assert not turned(claim, claim)


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("Die Brücke wurde für den Verkehr freigegeben.", "Die Brücke wurde nicht für den Verkehr freigegeben."),
        (
            "Le ministre confirme la réforme des retraites.",
            "Le ministre ne veut pas confirme la réforme des retraites.",
        ),
        ("Die Firma hat den Bericht bestätigt.", "Die Firma hat den Bericht mitnichten bestätigt."),
        ("Il est ministre de la Justice dans le pays.", "Il n'est plus ministre de la Justice dans le pays."),
        ("Le Sénat va voter la loi sur les retraites.", "Le Sénat a refusé de voter la loi sur les retraites."),
        ("El presidente viajará a la cumbre de Lima.", "El presidente no viajará a la cumbre de Lima."),
        ("El ministro aceptó la reforma de la ley.", "Nadie aceptó la reforma de la ley."),
        ("O ministro aceitou a reforma da lei.", "Ninguém aceitou a reforma da lei."),
        ("O governo confirmou a reforma da previdência.", "O governo não confirmou a reforma da previdência."),
    ],
)
def test_what_one_of_the_two_denies_is_a_contradiction(claim: str, sentence: str) -> None:
    assert contradiction(claim, sentence)
    assert not contradiction(claim, claim)


@pytest.mark.parametrize(
    "text",
    [
        "Die Stadt ist nicht nur schön, sondern auch alt.",
        "La ville n'est pas seulement belle, mais aussi ancienne.",
        "Er kommt nicht bloß aus Köln, und das ist kein Wunder.",
        "La tour a sans aucun doute été construite par les Romains.",
        "Il ne fait plus que trois mètres de haut et la mer est loin.",
        "La ciudad no solo es bonita, sin embargo es cara.",
        "La medida es sin lugar a dudas necesaria para la ciudad.",
        "A cidade não só é bonita, mas também é cara.",
        "A medida é sem sombra de dúvida necessária para a cidade.",
    ],
)
def test_turns_of_phrase_deny_nothing(text: str) -> None:
    assert denied(text) == {}


@pytest.mark.parametrize(
    "text",
    [
        "Die Behauptung, dass das Wasser vergiftet ist, wurde widerlegt.",
        "Que l'eau soit empoisonnée, c'est une fausse rumeur dans la ville.",
        "Die Behauptung, dass das Wasser vergiftet ist, ist falsch.",
        "Il n'est pas vrai que l'eau de la ville soit empoisonnée.",
        "Es falso que el agua de la ciudad esté contaminada.",
        "Que el agua de la ciudad esté contaminada es una noticia falsa.",
        "É falso que a água da cidade esteja contaminada.",
        "Não é verdadeira a afirmação de que a água da cidade esteja contaminada.",
        "水道水が汚染されているというのはデマである。",
        "수돗물이 오염되었다는 것은 사실이 아니다.",
        "수돗물이 오염되었다는 보도는 사실무근이다.",
        "水道水が汚染されているという話は事実無根である。",
    ],
)
def test_what_is_called_false_is_known(text: str) -> None:
    assert called_false(text)


def test_english_and_chinese_have_nothing_to_do_with_it() -> None:
    assert antonyms_of("The company was sold to the state in 1990.") is None
    assert antonyms_of("这家公司于一九九〇年被卖给国家。") is None
    assert not called_false("The myth of Sisyphus is an essay by Camus and es falso is Spanish for it.")
    assert not called_false("その会社はオンデマンドの配信を始めた。")
    assert not called_false("그는 오보에 연주자로 악단에 들어갔다.")


def test_small_words_of_a_language_and_german_capitals_are_no_names() -> None:
    content = words("Die Regierung hat das Gesetz über die Förderung der Wälder in der EU beschlossen.")
    assert [one.text for one in content] == ["Regierung", "Gesetz", "Förderung", "Wälder", "EU", "beschlossen"]
    assert [one.text for one in content if one.name] == ["EU"]


@pytest.mark.parametrize(
    ("claim", "passage"),
    [
        (
            "Das Museum wurde 1998 in Köln eröffnet und zieht jedes Jahr 250.000 Besucher an.",
            "Das 1998 in Köln eröffnete Museum zieht jedes Jahr rund 250.000 Besucher aus aller Welt an. Es ist groß.",
        ),
        (
            "Le musée a été ouvert à Lyon en 1998 et attire 250 000 visiteurs par an.",
            "Ouvert en 1998 à Lyon, le musée attire 250 000 visiteurs par an. Il est grand et très beau.",
        ),
        (
            "El museo abrió en Sevilla en 1998 y recibe 250.000 visitantes al año.",
            "El museo, que abrió en Sevilla en 1998, recibe 250.000 visitantes al año. Es grande y muy bonito.",
        ),
        (
            "O museu abriu em Curitiba em 1998 e recebe 250.000 visitantes por ano.",
            "Aberto ao público, o museu abriu em Curitiba em 1998 e recebe 250.000 visitantes por ano. É grande.",
        ),
        (
            "その美術館は1998年に京都で開館し、年間25万人が訪れる。",
            "その美術館は1998年に京都で開館し、年間25万人が訪れる。展示室は広い。",
        ),
        ("그 미술관은 1998년 부산에서 개관했다.", "그 미술관은 1998년 부산에서 개관했다. 전시실은 넓다."),
    ],
)
def test_a_claim_that_its_source_holds_is_supported_in_any_language(claim: str, passage: str) -> None:
    assert check(claim, [passage]).verdict is Verdict.SUPPORTED
    altered = check(claim.replace("1998", "1989"), [passage])
    assert (altered.verdict is Verdict.SUPPORTED, altered.reason) == (False, SupportReason.NUMBER)
