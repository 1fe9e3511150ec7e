"""A knowledge base for pictures: its documents, a search in it, and a composer with what goes along."""

from pathlib import Path
from typing import Any

from app.core.domain.knowledge import ItemKind

NAMES = {
    "en": ("Contracts", "Lease agreement.md", "The rent is due on the third day of a month.", "When is the rent due?"),
    "zh-CN": ("合同", "租赁合同.md", "租金应于每月第三个工作日支付。", "租金什么时候到期？"),
}  # fmt: skip


def documents(folder: Path, language: str) -> list[tuple[ItemKind, str]]:
    """A folder with good and bad files."""
    _, name, text, _ = NAMES[language]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"# 1\n\n{text}\n\n" * 30, encoding="utf-8")
    (folder / "invoices.csv").write_text("number,amount\n" + "".join(f"{n},{n * 70}\n" for n in range(40)))
    (folder / "report.pdf").write_bytes(b"%PDF-1.7 cut off")
    (folder / "empty.docx").write_bytes(b"")
    return [(ItemKind.FOLDER, str(folder)), (ItemKind.FILE, str(folder / name))]


async def fill(shots: Any, language: str) -> Any:
    """A base with documents, open in the dialog. `shots`: as in `screens.Shots`."""
    room = shots.window.knowledge
    room.open()
    base = await shots.services.knowledge.bases.create(NAMES[language][0])
    room.runner.add(base, documents(Path(shots.services.data_dir) / "documents" / language, language))
    await shots.until(
        lambda: room.dialog.pane.contents.rows.rowCount() == 2
    )  # the folder and the file: they are listed
    await shots.until(lambda: not room.runner.running)
    return base


async def search(shots: Any, language: str) -> None:
    pane = shots.window.knowledge.dialog.pane
    pane.tabs.setCurrentIndex(1)
    pane.trial.field.setText(NAMES[language][2][:4])
    await shots.until(lambda: pane.trial.list.count())


async def document(shots: Any, language: str, base: Any) -> Any:
    room = shots.window.knowledge
    found = await shots.services.knowledge.bases.documents(base.id)
    room.opening.open_document(next(d for d in found if d.address.endswith(NAMES[language][1])))
    await shots.until(lambda: room.opening.views)
    return room.opening.views[0]


def attach(window: Any, language: str, folder: Path) -> None:
    _, file, _, question = NAMES[language]
    own = window.composer.own
    own.add([str(folder / "documents" / language / file)])
    own.pills.add_base(own._bases[0])
    window.composer.set_text(question)


async def tidy(shots: Any) -> None:
    """No base, no document and no question is left."""
    window, bases = shots.window, shots.services.knowledge.bases
    room = window.knowledge
    for view in list(room.opening.views):
        view.close()
    if room.dialog is not None:
        room.dialog.close()
    window.composer.own.take()
    window.composer.set_text("")
    window.composer.flush_draft()
    for base in await bases.bases():
        await bases.remove_base(base.id)
    room.refresh()
