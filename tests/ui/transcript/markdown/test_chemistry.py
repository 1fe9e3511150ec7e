r"""`\ce{…}`: what is understood is set, everything else stays as it was written."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.transcript.markdown.chemistry import spelled_out
from app.ui.transcript.markdown.maths import mathml
from app.ui.transcript.markdown.renderer import Renderer


def words(tex: str) -> str:
    made = mathml(tex, False)
    assert made is not None, tex
    return re.sub(r"\s+", "", re.sub("<[^>]*>", "", made))


@pytest.mark.parametrize(
    ("formula", "reads"),
    [
        ("H2O", "H2O"), ("SO4^2-", "SO42−"), ("SO4^{2-}", "SO42−"), ("A + B -> C", "A+B→C"), ("A->B", "A→B"),
        ("2H2 + O2 <=> 2H2O", "2H2+O2⇌2H2O"), ("NaCl(aq)", "NaCl(aq)"), ("CuSO4*5H2O", "CuSO4·5H2O"), ("e-", "e−"),
        ("Ca^2+ + CO3^2- -> CaCO3 v", "Ca2++CO32−→CaCO3↓"), ("CO2 ^", "CO2↑"), ("[Fe(CN)6]^3-", "[Fe(CN)6]3−"),
        ("CH2=CH2", "CH2=CH2"), ("^{235}_{92}U", "23592U"), ("(NH4)2SO4", "(NH4)2SO4"), ("H2O(l)", "H2O(l)"),
        ("N2 + 3H2 <=>[Fe][400 °C] 2NH3", "N2+3H2⇌400 °CFe2NH3".replace(" ", "")),
    ],
)  # fmt: skip
def test_formulas_and_reactions_are_set(formula: str, reads: str) -> None:
    assert words(rf"\ce{{{formula}}}") == reads


def test_indices_stand_below_and_charges_above() -> None:
    made = mathml(r"\ce{SO4^2-}", False) or ""
    assert re.search(r"<msubsup><mtext>O</mtext><mrow><mn>4</mn></mrow><mrow><mn>2</mn><mo>−</mo></mrow>", made)


@pytest.mark.parametrize("formula", [r"\alpha", "A ->[\\frac{1}{2}] B", "", "a_{", "~", "A{B}", "$x$", "{}" * 300])
def test_what_is_not_known_stays_as_it_was_written(formula: str) -> None:
    assert mathml(rf"\ce{{{formula}}}", False) is None
    (block,) = Renderer().blocks(rf"It is $\ce{{{formula}}}$ so.") if formula else ["\\ce{}"]
    assert r"\ce{" in block


def test_a_formula_needs_no_dollars() -> None:
    (block,) = Renderer().blocks(r"Water is \ce{H2O}, not \ce{\foo} or `\ce{H2O}`.")
    assert block.count("<math") == 1
    assert r"\ce{\foo}" in block
    assert r"<code>\ce{H2O}</code>" in block


def test_what_stands_around_a_formula_stays() -> None:
    assert words(r"K = \ce{H+} \cdot x") == "K=H+·x"


@given(st.text(alphabet="ABHOaeg0123456789^_{}()[]+-=<>.*#\\ $v", max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    spelled_out(rf"x \ce{{{text}}} y")
    "".join(Renderer().blocks(rf"x \ce{{{text}}} $\ce{{{text}}}$"))
