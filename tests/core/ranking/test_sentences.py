"""Where sentences end."""

import time
from itertools import pairwise

import pytest

from app.core.ranking.sentences import sentence_ends


def sentences(text: str) -> list[str]:
    borders = [0, *sentence_ends(text), len(text)]
    parts = [text[a:b].strip() for a, b in pairwise(borders)]
    return [part for part in parts if part]


@pytest.mark.parametrize(
    "parts",
    [
        ["One.", "Two!", "Three?", "Four…"],
        ["He said “go.”", "She went."],
        ["It costs $3.14 or 1,000.50 a day.", "Fine."],
        ["Dr. Smith met J. Doe, e.g. in the U.S. Senate.", "They spoke."],
        ["See Fig. 3 and p. 12.", "No.", "Really."],
        ["Brown v. Board of Education was decided.", "It is dated c. 1491."],
        ["Version 1.2.3 is out.", "Get it."],
        ["Is it? perhaps, he said.", "Yes."],
        ["wait... and see.", "Now."],
        ["天空是蓝的。", "草是绿的！", "“真的？”", "是。"],
        ["圆周率是3.14。", "对。"],
        ["End.", "[1] Next one.", "[2]"],
        ["1. A list's number ends nothing."],
        ["Am 3. Oktober 1990 trat z. B. Sachsen bei.", "Im 19. Jahrhundert war das anders.", "Punkt."],
        ["Der 2. Weltkrieg endete am 8. Mai 1945.", "Vom 3. 10. 1990 bis heute gilt Art. 5 Abs. 2."],
        ["Das kostet inkl. Versand ca. 3,50 Euro, d. h. Porto ist dabei.", "Sie kommt u. a. Montag."],
        ["Er wurde 3.", "Sie gewann."],
        ["Der Umsatz stieg um 2,3 Mio. Euro auf 1 Mrd. Euro, vgl. Abb. 3 und Tab. 2.", "Punkt."],
        ["I am 3.", "She is 4."],
        ["M. Dupont, p. ex. Jean, vit av. J.-C. Rome.", "Voir art. 12 du code.", "Fin !"],
        ["La Sté. Dupont et d'autres, par ex. Renault, sont ici.", "Fin."],
        ["El Sr. García y la Sra. López viajaron a EE. UU. Ayer volvieron.", "¿Qué pasó?", "¡Nada!"],
        ["Hay p. ej. Toledo.", "Véase pág. 12."],
        ["El Ing. Pérez y Mons. Ruiz leen el cap. 3.", "Hacia el 300 a.C. Alejandría crecía.", "Fin."],
        ["O Sr. Silva e a Dra. Souza moram na Av. Paulista.", "Veja p. ex. Santos."],
        ["O Pe. Cícero e a Cia. Vale, no séc. XX.", "O Dep. Lira leu o cap. 3.", "Fim."],
        ["首相は「行く。」と述べた。", "「本当？」", "はい。"],
        ["그는 2024. 5. 1. 서울에 왔다.", "그리고 떠났다!", "정말?"],
        ["First paragraph without a stop", "Second"],
    ],
)
def test_sentences_are_told_apart(parts: list[str]) -> None:
    joiner = "" if "。" in parts[0] else "\n\n" if "paragraph" in parts[0] else " "
    assert sentences(joiner.join(parts)) == parts


def test_a_marker_right_behind_the_stop_begins_something_new() -> None:
    assert sentences("The end.[1] Next") == ["The end.", "[1] Next"]


def test_only_the_given_part_is_looked_at() -> None:
    assert sentence_ends("A b. C d. E f. ", 3, 9) == [4, 9]


def test_stops_without_end_take_no_time() -> None:
    begun = time.perf_counter()
    assert sentence_ends("." * 100_000 + "a") == []
    assert time.perf_counter() - begun < 15
