"""Pictures of knowledge bases: the dialog without and with documents, and a composer with what goes along."""

from collections.abc import Awaitable, Callable
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


async def show(shots: Any, language: str, name: str) -> None:
    """`shots`: as in `screens.Shots`."""
    window, services = shots.window, shots.services
    room, grab, until = window.knowledge, shots.grab, shots.until
    room.open()
    await grab(room.dialog, f"knowledge-empty-{name}")
    base = await services.knowledge.bases.create(NAMES[language][0])
    room.runner.add(base, documents(Path(services.data_dir) / "documents" / language, language))
    await until(lambda: room.dialog.pane.contents.rows.rowCount() == 2)  # the folder and the file: they are listed
    await until(lambda: not room.runner.running)
    await grab(room.dialog, f"knowledge-full-{name}")
    room.dialog.pane.tabs.setCurrentIndex(1)
    room.dialog.pane.trial.field.setText(NAMES[language][2][:4])
    await until(lambda: room.dialog.pane.trial.list.count())
    await grab(room.dialog, f"knowledge-search-{name}")
    found = await services.knowledge.bases.documents(base.id)
    room.opening.open_document(next(d for d in found if d.address.endswith(NAMES[language][1])))
    await until(lambda: room.opening.views)
    await grab(room.opening.views[0], f"document-{name}")
    room.opening.views[0].close()
    room.dialog.close()
    await composer(window, language, name, Path(services.data_dir), grab)
    await services.knowledge.bases.remove_base(base.id)
    room.refresh()


async def composer(
    window: Any, language: str, name: str, folder: Path, grab: Callable[[Any, str], Awaitable[None]]
) -> None:
    """A question with a base and a document."""
    window.question_controller.new_conversation()
    _, file, _, question = NAMES[language]
    own = window.composer.own
    own.add([str(folder / "documents" / language / file)])
    own.pills.add_base(own._bases[0])
    window.composer.set_text(question)
    await grab(window, f"attached-{name}")
    own.take()
    window.composer.set_text("")
    window.composer.flush_draft()
