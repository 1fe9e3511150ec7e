"""`citewise knowledge` as a user runs it: hundreds of files, broken ones among them, and a process that is killed."""

import io
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse
from starlette.routing import Route

from app.adapters.storage.documents.store import NAME, SqliteDocuments
from app.adapters.storage.settings_file import SettingsFile
from app.cli.words import DOCUMENTS
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.knowledge import DocumentState
from app.core.domain.reasons import UnreadableReason
from app.core.domain.settings import KnowledgeSettings
from app.core.knowledge.retrieval import Bases
from tests.adapters.documents.files import SENTENCE, docx, epub, locked_office, png, pptx, xlsx, zipped
from tests.adapters.reading.pdfs import encrypted, pdf
from tests.core.knowledge.scene import Models
from tests.end2end.conftest import ROOT, Citewise, World, environment
from tests.loopback import serve

FILES = 500
_LETTERS = "abcdefghij"


def word_of(number: int) -> str:
    """A word that stands in this file alone."""
    return "quill" + "".join(_LETTERS[int(digit)] for digit in f"{number:03}") + "ox"


def good_files(many: int) -> Iterator[tuple[str, bytes]]:
    """Files of eleven kinds in turn, in three folders."""
    office = {"docx": (docx(), "Alma"), "pptx": (pptx(), "Seventeen"), "xlsx": (xlsx(3), "Arrived")}
    for number in range(many):
        word = word_of(number)
        kind = ("pdf", "docx", "pptx", "xlsx", "epub", "html", "md", "txt", "py", "csv", "json")[number % 11]
        text = f"{SENTENCE}The tug {word} waited."
        bodies: dict[str, Any] = {
            "pdf": lambda text=text: pdf([[text[:70], text[70:]]]),
            "epub": lambda text=text: epub([f"<h1>Ice</h1><p>{text}</p>"]),
            "html": lambda text=text: f"<title>Ice</title><article><p>{text}</p></article>".encode(),
            "md": lambda text=text: f"# Ice\n\n{text}\n".encode(),
            "txt": lambda text=text, number=number: in_some_encoding(text, number // 11),
            "py": lambda word=word: f"def {word}():\n    return 17\n".encode(),
            "csv": lambda word=word: f"ship,days\n{word},17\n".encode(),
            "json": lambda word=word: json.dumps({"ship": word, "days": 17}).encode(),
        }
        body = bodies.get(kind)
        name = f"{('harbour', 'ships', 'ships/old')[number % 3]}/{number:03}.{kind}"
        yield name, body() if body else exchanged(*office[kind], word)


def in_some_encoding(text: str, number: int) -> bytes:
    if number % 4 == 3:
        return b"Ice \xff\xfa \xe2\x28\xa1 " + text.encode("latin-1")  # no UTF-8, and no other encoding either
    return text.encode(("utf-8", "utf-16", "cp1252")[number % 4])


def exchanged(package: bytes, old: str, new: str) -> bytes:
    with zipfile.ZipFile(io.BytesIO(package)) as parts:
        return zipped({name: parts.read(name).replace(old.encode(), new.encode()) for name in parts.namelist()})


def put_broken_files(folder: Path) -> dict[str, str]:
    """Their names, and the reasons for which they cannot be read."""
    lying = zipped({"[Content_Types].xml": b"x" * 5_000_000, "word/document.xml": b""})
    bodies: dict[str, tuple[str, bytes]] = {
        "locked.pdf": ("encrypted", encrypted(pdf([["Secret."]]), "word")),
        "locked.docx": ("encrypted", locked_office()),
        "bomb.docx": ("too_heavy", zipped({"[Content_Types].xml": "<Types/>", "word/document.xml": bytes(30_000_000)})),
        "lie.docx": ("broken", lying.replace((5_000_000).to_bytes(4, "little"), (1000).to_bytes(4, "little"))),
        "nothing.md": ("empty", b""),
        "blank.txt": ("empty", b" \n\t\n"),
        "picture.txt": ("wrong_type", png()),
        "numbers.csv": ("wrong_type", bytes(range(256)) * 9),
        "words.pdf": ("wrong_type", b"Only words."),
        "words.xlsx": ("wrong_type", b"Only words."),
        "some.docx": ("wrong_type", zipped({"a.txt": "no document"})),
        "cut.pdf": ("broken", pdf([["Words."]])[:60]),
        "cut.docx": ("broken", docx()[:-30]),
        "no_chapters.epub": ("broken", zipped({"META-INF/container.xml": "<container/>"})),
        "missing_part.pptx": ("broken", zipped({"[Content_Types].xml": "<Types/>", "ppt/x.xml": "<x/>"})),
    }
    for name, (_, body) in bodies.items():
        (folder / name).write_bytes(body)
    reasons = {name: reason for name, (reason, _) in bodies.items()}
    for name in ("huge.txt", "huge.pdf"):
        with (folder / name).open("wb") as file:
            file.truncate(1 << 30)
        reasons[name] = "too_large"
    if sys.platform != "win32":
        os.mkfifo(folder / "pipe.txt")
        (folder / "gone.md").symlink_to(folder / "nowhere.md")
        (folder / "circle.md").symlink_to(folder / "circle.md")
        reasons |= {"pipe.txt": "wrong_type", "gone.md": "missing", "circle.md": "missing"}
    return reasons


def put_files(folder: Path) -> tuple[dict[str, str], list[str]]:
    """(reasons of the broken ones, names of the good ones by number)."""
    for name in ("harbour", "ships/old", "odd"):
        (folder / name).mkdir(parents=True)
    reasons = put_broken_files(folder / "odd")
    names = []
    for name, body in good_files(FILES - len(reasons)):
        (folder / name).write_bytes(body)
        names.append(name)
    return reasons, names


def killed_behind(world: World, folder: Path, many: int) -> None:
    """Begin an import and kill the process, without any warning, once it tells that so many documents are done."""
    command = [
        sys.executable,
        "-m",
        "app",
        "--data-dir",
        str(world.data_dir),
        "knowledge",
        "add",
        "Papers",
        str(folder),
    ]
    with subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8", env=environment(), cwd=ROOT) as process:
        assert process.stderr is not None
        for line in process.stderr:
            told = re.match(rf"· (\d+)/{FILES} ", line)
            if told and int(told[1]) >= many:
                break
        process.kill()


def is_sound(data_dir: Path) -> bool:
    with closing(sqlite3.connect(data_dir / NAME)) as database:
        return bool(database.execute("PRAGMA integrity_check").fetchall() == [("ok",)])


@pytest.mark.slow
async def test_an_import_of_500_files_that_is_killed_twice_loses_nothing(
    world: World, citewise: Citewise, tmp_path: Path
) -> None:
    folder = tmp_path / "files"
    reasons, names = put_files(folder)
    for many in (60, 200):
        killed_behind(world, folder, many)
        assert is_sound(world.data_dir)
    done = citewise("knowledge", "add", "Papers", str(folder))
    assert done.returncode == 0, done.stderr
    assert f"Papers: {len(names)} of {FILES} documents can be searched, {len(reasons)} could not be read" in done.stderr
    for name, reason in reasons.items():
        said = DOCUMENTS[UnreadableReason(reason)].partition(" ({detail}")[0].format(where=name)
        place = re.escape(f"[{folder / 'odd' / name}]")
        assert re.search(rf"^citewise: {re.escape(said)}.*{place}$", done.stderr, re.MULTILINE), name
    begun = re.search(rf"^· (\d+)/{FILES}\b", done.stderr, re.MULTILINE)
    assert begun, done.stderr
    assert int(begun[1]) >= 180, "what was read before is not read again, but for what may be there by now"
    assert is_sound(world.data_dir)
    store = await SqliteDocuments.open(world.data_dir)
    base = (await store.bases())[0]
    documents = await store.documents(base.id)
    assert len(documents) == len({document.address for document in documents}) == FILES
    failed = {Path(one.address).name for one in documents if one.state is DocumentState.FAILED}
    assert failed == set(reasons)
    for number, name in enumerate(names):
        found = await Bases(store, Models()).find([base.id], [word_of(number)])
        assert {one.document.address for one in found} == {str(folder / name)}, name
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_an_interrupt_stops_behind_the_document_and_says_how_to_go_on(
    world: World, citewise: Citewise, tmp_path: Path
) -> None:
    asked, release = threading.Event(), threading.Event()

    def slow(request: Request) -> HTMLResponse:
        asked.set()
        release.wait(60)
        return HTMLResponse(f"<title>Ice</title><article><p>{SENTENCE * 5}</p></article>")

    note = tmp_path / "note.md"
    note.write_text("The zebra sleeps.")
    with serve(Starlette(routes=[Route("/slow", slow)])) as address:
        world.change(allowed_hosts=(urlsplit(address).netloc,))
        words = ("knowledge", "add", "Papers", f"{address}/slow", str(note))
        command = [sys.executable, "-m", "app", "--data-dir", str(world.data_dir), *words]
        with subprocess.Popen(
            command, stderr=subprocess.PIPE, encoding="utf-8", env=environment(), cwd=ROOT
        ) as process:
            assert process.stderr is not None
            while not asked.wait(1):
                assert process.poll() is None, process.stderr.read()
            process.send_signal(signal.SIGINT)
            release.set()
            said = process.stderr.read()
        assert process.returncode == 130
        assert "Papers: 1 of 2 documents can be searched\n" in said
        assert "goes on with Papers" in said
        assert "Traceback" not in said
        done = citewise(*words)
    assert done.returncode == 0
    assert "Papers: 2 of 2 documents can be searched\n" in done.stderr


def harbour(world: World, citewise: Citewise, folder: Path) -> Path:
    """A base Papers with one document."""
    path = folder / "harbour.md"
    path.write_text("# Harbour report\n\nThe harbour of Vexo was closed for seventeen days because of drifting ice.\n")
    added = citewise("knowledge", "add", "Papers", str(path))
    assert added.returncode == 0, added.stderr
    world.models.answer = "It was closed for **seventeen days** [{Harbour}]."
    return path


def test_a_question_is_answered_from_a_base_with_a_citation(world: World, citewise: Citewise, tmp_path: Path) -> None:
    path = harbour(world, citewise, tmp_path)
    asked = ("ask", "How long was the harbour closed?", "--knowledge", "papers", "--search", "off", "--json")
    answer = json.loads(citewise(*asked).stdout)
    assert answer["state"] == "finished"
    assert [source["url"] for source in answer["sources"] if source["cited"]] == [path.as_uri()]
    assert "seventeen days because of drifting ice" in answer["sources"][0]["passages"][0]
    assert answer["citations"][0]["numbers"] == [answer["sources"][0]["number"]]
    assert world.web.asked == []


def test_an_attached_file_answers_too(world: World, citewise: Citewise, tmp_path: Path) -> None:
    path = tmp_path / "ice.md"
    path.write_text("# Harbour report\n\nThe harbour was closed for seventeen days.\n")
    world.models.answer = "For seventeen days [{Harbour}]."
    done = citewise("ask", "How long was it closed?", "--file", str(path), "--search", "off")
    assert done.returncode == 0, done.stderr
    assert f"[1] Harbour report\n    {path.as_uri()}\n" in done.stdout
    assert citewise("ask", "How long?", "--file", str(tmp_path / "gone.md")).returncode == 2


def test_the_bases_are_a_search_channel(world: World, citewise: Citewise, tmp_path: Path) -> None:
    path = harbour(world, citewise, tmp_path)
    done = citewise("search", "harbour ice", "--provider", "kb", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert (result["success"], result["provider"]) == (True, "kb")
    assert result["results"][0]["url"] == path.as_uri()
    assert citewise("search", "zebra", "--provider", "kb").returncode == 1
    assert world.web.asked == []


@pytest.mark.slow
def test_notes_and_pages_come_in_and_go_out_again(world: World, citewise: Citewise, tmp_path: Path) -> None:
    added = citewise("knowledge", "add", "Mine", "-", "--title", "Zoo", text="The zebra sleeps.\n")
    assert added.returncode == 0, added.stderr
    page = f"{world.web_url}/page/sky"
    added = citewise("knowledge", "add", "Mine", page, f"{world.web_url}/page/dead", "gone.md")
    assert added.returncode == 0, added.stderr
    assert "gone.md is not there" in added.stderr
    listed = citewise("knowledge", "list", "mine").stdout
    assert re.search(rf"^ready +{re.escape(page)}$", listed, re.MULTILINE)
    assert re.search(r"^failed +\S+/page/dead: .", listed, re.MULTILINE)
    assert re.search(r"^ready +Zoo$", listed, re.MULTILINE)
    found = json.loads(citewise("knowledge", "search", "mine", "zebra", "--json").stdout)
    assert [row["text"] for row in found["results"]] == ["The zebra sleeps."]
    assert citewise("knowledge", "remove", "mine", "Zoo", "nothing").returncode == 1
    assert citewise("knowledge", "search", "mine", "zebra").returncode == 1
    asked = citewise("ask", "Why?", "--knowledge", "zoo")
    assert "no knowledge base is called 'zoo'; there are: Mine" in asked.stderr
    assert asked.returncode == 2
    assert citewise("knowledge", "remove", "mine").returncode == 0
    assert "no knowledge base yet" in citewise("knowledge", "list").stderr


def test_where_nothing_could_be_imported_it_fails_in_words(citewise: Citewise, tmp_path: Path) -> None:
    (tmp_path / "nothing.md").write_bytes(b"")
    done = citewise("knowledge", "add", "Papers", str(tmp_path / "nothing.md"))
    assert done.returncode == 1
    assert "nothing.md contains no text." in done.stderr
    assert citewise("knowledge", "add", "Other", str(tmp_path / "gone")).returncode == 1


def test_a_new_base_is_compared_by_meaning_where_the_settings_name_a_model(
    world: World, citewise: Citewise, tmp_path: Path
) -> None:
    async def embeddings(request: Request) -> JSONResponse:
        """One direction for what is about ice, another for the rest."""
        texts = (await request.json())["input"]
        vectors = [[1.0, 0.1] if re.search("ice|frozen", text) else [0.1, 1.0] for text in texts]
        rows = [{"index": place, "embedding": vector} for place, vector in enumerate(vectors)]
        return JSONResponse({"data": rows, "model": "embed-1"})

    (tmp_path / "harbour.md").write_text("The harbour was closed because of ice.")
    (tmp_path / "zebra.md").write_text("The zebra sleeps.")
    with serve(Starlette(routes=[Route("/v1/embeddings", embeddings, methods=["POST"])])) as address:
        file = SettingsFile(world.data_dir / "settings.json")
        settings, vectors = file.load(), Provider("vectors", "Vectors", f"{address}/v1", ("embed-1",), needs_key=False)
        model = ModelChoice("vectors", "embed-1")
        providers = (*settings.providers, vectors)
        file.save(replace(settings, providers=providers, knowledge=KnowledgeSettings(embedding=model)))
        added = citewise("knowledge", "add", "Papers", str(tmp_path / "harbour.md"), str(tmp_path / "zebra.md"))
        assert "Papers: 2 of 2 documents can be searched\n" in added.stderr
        found = json.loads(citewise("knowledge", "search", "papers", "frozen port", "--json").stdout)
    assert found["results"][0]["text"] == "The harbour was closed because of ice."


def test_a_base_whose_engine_is_not_there_is_searched_on_this_machine(
    world: World, citewise: Citewise, tmp_path: Path
) -> None:
    pytest.importorskip("qdrant_client", reason="the extra `qdrant` is not installed")
    harbour(world, citewise, tmp_path)
    stored = citewise("knowledge", "store", "Papers", "http://127.0.0.1:9")
    assert stored.returncode == 1
    assert "Papers is searched on this machine until" in stored.stderr
    assert citewise("knowledge", "search", "Papers", "harbour ice").returncode == 0
