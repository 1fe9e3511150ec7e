"""The catalogues: complete, current, in force at once."""

import ast
import importlib.util
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from app.ui.window.translation import install_language
from app.ui.wording.language import LANGUAGES
from app.ui.wording.progress import summary_sentence
from app.ui.wording.sentences import engine_name, numbers
from tests.ui.samples import answered

ROOT = Path(__file__).resolve().parents[3]
ZH = ROOT / "i18n" / "citewise_zh_CN.ts"
CATALOGUES = sorted((ROOT / "i18n").glob("*.ts"))
catalogues = pytest.mark.parametrize("catalogue", CATALOGUES, ids=[path.stem for path in CATALOGUES])
# Forms that Qt asks for; two (one, many) elsewhere, where French and Brazil's Portuguese have 0 with 1.
FORMS = {"zh_CN": 1, "zh_TW": 1, "ja": 1, "ko": 1}


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations_tool", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def fresh(tool: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogues as the tools would make them from the code of now."""
    folder = tmp_path_factory.mktemp("i18n")
    for catalogue in (ROOT / "i18n" / f"citewise_{language}.ts" for language in LANGUAGES):
        shutil.copy(catalogue, folder)
    tool.collect(folder)
    tool.compiled(folder)
    return folder


def entries(catalogue: Path) -> dict[tuple[str, str], list[str]]:
    """(context, text) → the translation's forms; those of a text that is not finished are empty."""
    found = {}
    for context in ET.parse(catalogue).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = translation.findall("numerusform") or [translation]
            found[context.findtext("name", ""), message.findtext("source", "")] = [form.text or "" for form in forms]
    return found


def messages(catalogue: Path, counted: bool) -> list[ET.Element]:
    every = ET.parse(catalogue).getroot().iter("message")
    return [message for message in every if (message.get("numerus") == "yes") is counted]


def texts_in(path: Path) -> Iterator[tuple[str, str]]:
    """(context, text) of every `tr` and `translate`, read as Python reads them."""

    def visit(node: ast.AST, context: str) -> Iterator[tuple[str, str]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                name = getattr(child.func, "attr", getattr(child.func, "id", ""))
                if name == "translate" and len(child.args) > 1:
                    yield ast.literal_eval(child.args[0]), ast.literal_eval(child.args[1])
                elif name == "tr":
                    yield context, ast.literal_eval(child.args[0])
            yield from visit(child, child.name if isinstance(child, ast.ClassDef) else context)

    return visit(ast.parse(path.read_text(encoding="utf-8")), "")


def test_every_text_is_translated(tool: ModuleType, fresh: Path) -> None:
    for catalogue in fresh.glob("*.ts"):
        assert tool.unfinished(catalogue) == []


def test_the_catalogues_hold_the_texts_of_the_code_and_no_others(fresh: Path) -> None:
    for catalogue in fresh.glob("*.ts"):
        assert entries(catalogue) == entries(ROOT / "i18n" / catalogue.name), "run packaging/translations.py"


def test_the_compiled_catalogues_are_current(fresh: Path) -> None:
    for catalogue in fresh.glob("*.qm"):
        assert catalogue.read_bytes() == (ROOT / "i18n" / catalogue.name).read_bytes(), "run packaging/translations.py"


def test_the_collector_overlooks_nothing() -> None:
    """Qt's own tool misses some calls that Python understands, such as a number `len(a.b)`."""
    known = entries(ZH)
    missed = [text for path in (ROOT / "app" / "ui").rglob("*.py") for text in texts_in(path) if text not in known]
    assert missed == []


@catalogues
def test_translations_keep_the_fields_of_their_texts(catalogue: Path) -> None:
    """A form for one alone may say its number in words."""

    def fields(text: str) -> set[str]:
        return set(re.findall(r"\{\w*\}|%n|%L?\d", text))

    wrong = [
        (text, form)
        for (_, text), forms in entries(catalogue).items()
        for place, form in enumerate(forms)
        if form and (fields(form) ^ fields(text)) - ({"%n"} if place < len(forms) - 1 else set())
    ]
    assert wrong == []


@catalogues
def test_a_text_with_a_number_has_each_form_of_its_language(catalogue: Path) -> None:
    language = catalogue.stem.removeprefix("citewise_")
    counts = {len(message.findall("translation/numerusform")) for message in messages(catalogue, counted=True)}
    assert counts == {FORMS.get(language, 2)}


@catalogues
def test_texts_have_one_form_of_ellipsis_and_of_address(catalogue: Path) -> None:
    texts = {text for _, text in entries(catalogue)} | {form for forms in entries(catalogue).values() for form in forms}
    assert [text for text in texts if re.search(r"\.\.\.| …$|……|您|谷歌", text)] == []


@catalogues
def test_a_compiled_catalogue_stands_beside_its_texts(catalogue: Path) -> None:
    assert catalogue.with_suffix(".qm").stat().st_size > 1000


@pytest.mark.usefixtures("english")
def test_a_language_is_in_force_at_once(qapp: QApplication) -> None:
    assert install_language(qapp, "zh-CN") == "zh_CN"
    assert engine_name("baidu") == "百度"
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.buttons()[0].text() == "取消"
    assert install_language(qapp, "en") == "en"
    assert engine_name("baidu") == "Baidu"


@pytest.mark.usefixtures("english")
def test_english_has_forms_for_one_and_for_many(qapp: QApplication) -> None:
    install_language(qapp, "en")
    assert summary_sentence(answered()) == "Searched 2 queries · read 3 pages · 2 sources cited · 6.2 s"


@pytest.mark.usefixtures("english")
def test_a_text_without_a_translation_is_in_english_with_its_forms(qapp: QApplication) -> None:
    install_language(qapp, "de")
    for translator in qapp.findChildren(QTranslator):
        if Path(translator.filePath()).name != "citewise_en.qm":
            qapp.removeTranslator(translator)
    assert numbers.read(1) == "read 1 page"


def test_every_language_has_a_catalogue() -> None:
    assert {path.stem.removeprefix("citewise_") for path in CATALOGUES} == set(LANGUAGES)
