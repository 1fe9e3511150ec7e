"""The child's side: what it is to check comes as one JSON line, each result goes back as one.

`{"parts", "qt", "folder", "data_dir", "model"}`: `folder` is for the taking, `data_dir` the user's own.
"""

import asyncio
import json
import logging
import os
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from app.adapters.child.lifetime import begin, ended_by_parent
from app.bootstrap.self_check.request import CheckRequest, outcome
from app.core.self_check import CheckPart, CheckResult

Report = Callable[[CheckResult], None]


def serve() -> int:
    """Until everything is checked, or standard input is closed."""
    answers = begin()
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(levelname)s: %(message)s")
    with open(0, "rb", closefd=False) as lines:
        facts = json.loads(lines.readline() or b"{}")
    request = CheckRequest(Path(facts["folder"]), Path(facts["data_dir"]), facts["model"])
    parts = [CheckPart(part) for part in facts["parts"]]
    for part in parts:
        request.folder_for(part).mkdir(exist_ok=True)

    def report(result: CheckResult) -> None:
        os.write(answers, (json.dumps(asdict(result)) + "\n").encode())

    with ended_by_parent():
        if facts["qt"]:
            from app.bootstrap.self_check.on_qt import check_on_qt

            return check_on_qt(request, parts, report)
        return asyncio.run(_check(request, parts, report))


async def _check(request: CheckRequest, parts: list[CheckPart], report: Report) -> int:
    for part in parts:
        report(await outcome(part, _without_qt(part, request)))
    return 0


async def _without_qt(part: CheckPart, request: CheckRequest) -> CheckResult:
    """Each part imports what it needs: what is not there costs this part alone."""
    match part:
        case CheckPart.FILES:
            from app.bootstrap.self_check.installation import check_files

            return await check_files()
        case CheckPart.LANGUAGES:
            from app.bootstrap.self_check.installation import check_languages

            return await check_languages()
        case CheckPart.LICENCES:
            from app.bootstrap.self_check.installation import check_licences

            return await check_licences()
        case CheckPart.DATABASE:
            from app.bootstrap.self_check.databases import check_new_database

            return await check_new_database(request.folder_for(part))
        case CheckPart.DATA:
            from app.bootstrap.self_check.databases import check_user_data

            return await check_user_data(request.data_dir)
        case CheckPart.KEYCHAIN:
            from app.bootstrap.self_check.keychain import check_keychain

            return await check_keychain(request.folder_for(part))
        case CheckPart.GATE:
            from app.bootstrap.self_check.gate import check_gate

            return await check_gate()
        case CheckPart.DOCUMENTS:
            from app.bootstrap.self_check.documents import check_documents

            return await check_documents()
        case CheckPart.MODEL:
            from app.bootstrap.self_check.model import check_model

            return await check_model(request.model, request.folder_for(part))
        case _:
            raise LookupError(part)
