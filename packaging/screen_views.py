"""How each view of `screen_plan` is brought up: by its name, a function that gives the widget to be taken."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import screen_knowledge as knowledge
from research_samples import under_way
from screen_samples import half_written

from app.core.domain.catalogue import Hop
from app.core.domain.evidence import Hit, SearchResult
from app.core.domain.settings import SearchSettings

View = Callable[[Any, str], Awaitable[Any]]  # `screens.Shots` and the language → the widget
VIEWS: dict[str, View] = {}
_HOPS = (
    Hop("proxy_name", True, "proxy.example: 192.0.2.7", 0.01),
    Hop("proxy_connect", True, "192.0.2.7:7890", 0.02),
    Hop("proxy_auth", False, "CONNECT 407", 0.03, "refused"),
)


def view(name: str) -> Callable[[View], View]:
    def add(function: View) -> View:
        VIEWS[name] = function
        return function

    return add


# Conversations


@view("empty")
async def empty(shots: Any, language: str) -> Any:
    return shots.window


@view("private")
async def private(shots: Any, language: str) -> Any:
    shots.window.question_controller.new_private()
    return shots.window


@view("answer")
async def answer(shots: Any, language: str) -> Any:
    await shots.open(f"main-{language}")
    return shots.window


@view("streaming")
async def streaming(shots: Any, language: str) -> Any:
    window = shots.window
    await shots.open(f"main-{language}")
    turn = half_written(f"main-{language}", language, "half-written")
    window.transcript.show_conversation([turn])
    window.composer.set_busy(True)
    window.list.mark(frozenset((f"main-{language}",)), frozenset((f"{language}-1",)))
    return window


@view("versions")
async def versions(shots: Any, language: str) -> Any:
    await shots.open(f"versions-{language}")
    await shots.js("document.querySelector('.versions button').focus(); scrollTo(0, 0)")
    return shots.window


@view("columns")
async def columns(shots: Any, language: str) -> Any:
    """Three models' answers side by side."""
    await shots.open(f"columns-{language}")
    await shots.js("scrollTo(0, 0)")
    return shots.window


@view("translated")
async def translated(shots: Any, language: str) -> Any:
    """An answer in another language, and questions that may be asked next."""
    await shots.open(f"translated-{language}")
    return shots.window


@view("broken")
async def broken(shots: Any, language: str) -> Any:
    await shots.open(f"broken-{language}")
    return shots.window


@view("result")
async def result(shots: Any, language: str) -> Any:
    await shots.open(f"fallen-{language}")
    await shots.js("document.querySelector('.steps').open = true; scrollTo(0, 0)")
    return shots.window


@view("passage")
async def passage(shots: Any, language: str) -> Any:
    await shots.open(f"main-{language}")
    shots.window.open_citation(shots.window.chat.current.turns[0].id, 0, 1)
    return shots.window


@view("given")
async def given(shots: Any, language: str) -> Any:
    await shots.open(f"given-{language}")
    shots.window.open_citation(shots.window.chat.current.turns[0].id, 0, 1)
    return shots.window


@view("quotes")
async def quotes(shots: Any, language: str) -> Any:
    """A first answer, without a model, and the passage behind its first citation."""
    controller = shots.window.settings_controller
    controller.change(replace(controller.settings, model=None, search=SearchSettings()))
    await shots.open(f"quotes-{language}")
    shots.window.open_citation(shots.window.chat.current.turns[0].id, 0, 1)
    return shots.window


@view("checked")
async def checked(shots: Any, language: str) -> Any:
    """Doubtful citations and the reason in the card; and what has no source."""
    await shots.open(f"checked-{language}")
    await shots.js("document.querySelector('[data-do=uncited]')?.click()")
    await shots.pause(0.3)
    await shots.js("document.querySelector('.checked button')?.click()")
    return shots.window


@view("doubt")
async def doubt(shots: Any, language: str) -> Any:
    await shots.open(f"checked-{language}")
    turn = shots.window.chat.current.turns[0]
    place = next(i for i, c in enumerate(turn.citations) if c.support and c.support.reason)
    shots.window.open_citation(turn.id, place, turn.citations[place].numbers[0])
    return shots.window


# The list


@view("list")
async def listing(shots: Any, language: str) -> Any:
    """A pin, a title from right to left, and several rows chosen."""
    window, conversations = shots.window, shots.services.conversations
    rtl = f"rtl-{language}"
    await conversations.create(rtl, "מה גובהו של ההר הגבוה ביותר באירופה ומי היה הראשון")
    for one in (rtl, f"{language}-1"):
        await conversations.pin(one, True)
    window.chat.refresh()
    await shots.until(lambda: rtl in window.list.rows.ids())
    window.list.view.choose(window.list.rows.ids()[2:5])
    return window


@view("search")
async def search(shots: Any, language: str) -> Any:
    window = shots.window
    window.list.search_for({"en": "comet", "zh-CN": "大桥"}[language])
    await shots.until(lambda: bool(window.list.rows.words))
    return window


# Researches


async def _research(shots: Any, language: str, which: str, node: str) -> Any:
    await shots.open(f"{which}-{language}")
    shots.window.research_controller.do("research-graph", f"turn-{which}-{language}")
    await shots.pause(0.3)
    shots.window.research.show_node(node)
    return shots.window


@view("research")
async def research(shots: Any, language: str) -> Any:
    return await _research(shots, language, "small", "n2")


@view("research-large")
async def research_large(shots: Any, language: str) -> Any:
    return await _research(shots, language, "large", "n7")


@view("research-steps")
async def research_steps(shots: Any, language: str) -> Any:
    await _research(shots, language, "large", "n7")
    shots.window.research.tabs.setCurrentIndex(1)
    return shots.window


@view("research-running")
async def research_running(shots: Any, language: str) -> Any:
    window = await _research(shots, language, "small", "n2")
    window.research.show_research(*under_way(f"small-{language}", language, "under-way"))
    window.research.show_node("n1")
    window.composer.mode.research.click()
    return window


@view("research-asked")
async def research_asked(shots: Any, language: str) -> Any:
    await shots.open(f"asked-{language}")
    shots.window.composer.mode.research.click()
    return shots.window


# Menus and commands


@view("models")
async def models(shots: Any, language: str) -> Any:
    picker = shots.window.composer.models
    picker.open()
    return picker.popup


@view("menu")
async def menu(shots: Any, language: str) -> Any:
    opened = shots.window.composer.channel.list
    opened.popup(shots.window.mapToGlobal(shots.window.rect().center()))
    return opened


@view("palette")
async def palette(shots: Any, language: str) -> Any:
    """It is a window of its own: put into the picture of the main window, where it stands."""
    await shots.open(f"main-{language}")
    shots.window.commands.run("program.palette")
    return shots.window, shots.window.command_windows.palette


@view("find")
async def find(shots: Any, language: str) -> Any:
    """A word that the answer has several times."""
    await shots.open(f"main-{language}")
    shots.window.find_controller.open()
    shots.window.find_controller.bar.field.setText({"en": "comet", "zh-CN": "大桥"}[language])
    return shots.window


@view("outline")
async def outline(shots: Any, language: str) -> Any:
    """A conversation of several questions, whose rail names one of them."""
    window = shots.window
    await shots.open(f"long-{language}")
    over = "new PointerEvent('pointerover', { bubbles: true })"
    await shots.js(f"document.querySelectorAll('#outline button')[3].dispatchEvent({over})")
    return window


@view("quick-ask")
async def quick_ask(shots: Any, language: str) -> Any:
    shots.window.desktop.open_quick_ask()
    question = {"en": "How tall is the Zugspitze?", "zh-CN": "珠穆朗玛峰有多高？"}[language]
    shots.window.desktop.quick_ask.question.setPlainText(question)
    return shots.window.desktop.quick_ask


@view("shortcuts")
async def shortcuts(shots: Any, language: str) -> Any:
    shots.window.commands.run("program.shortcuts")
    return shots.window.command_windows.shortcuts


# Assistants and prompts


@view("assistants")
async def assistants(shots: Any, language: str) -> Any:
    """Some that were made of templates, the second of them chosen."""
    from app.ui.assistants.templates import templates

    controller = shots.window.assistants
    controller.list.save(templates()[:5])
    controller.manage()
    controller.dialog.select(templates()[1].id)
    return controller.dialog


@view("prompts")
async def prompts(shots: Any, language: str) -> Any:
    """The examples, in their folders, and one of them."""
    shots.window.commands.run("program.prompts")
    dialog = shots.window.prompts.dialog
    dialog.add_examples()
    dialog.select(shots.window.prompts.list.prompts[0].id)
    return dialog


# Settings


def _settings(page: str) -> View:
    async def show(shots: Any, language: str) -> Any:
        shots.window.open_settings(page)
        return shots.window.settings_opener.dialog

    return show


for _page in ("models", "search", "ranking", "memory", "tools", "network", "appearance", "data"):
    VIEWS[f"settings-{_page}"] = _settings(_page)


@view("settings-local_api")
async def local_api(shots: Any, language: str) -> Any:
    """Two programs with a key, of which one was created just now."""
    shots.window.open_settings("local_api")
    dialog = shots.window.settings_opener.dialog
    keys = dialog.page("local_api").keys
    for name in ("Cherry Studio", "Zed"):
        keys.name.setText(name)
        keys.create_button.click()
    keys.new.copy.clearFocus()
    return dialog


async def _models_page(shots: Any) -> tuple[Any, Any, Any]:
    """The card of one service with what its model can do, and how it is spoken to."""
    shots.window.open_settings("models")
    dialog = shots.window.settings_opener.dialog
    page = dialog.page("models")
    card = page.cards["openai"]
    card.can.setChecked(True)
    card.how.setChecked(True)
    await shots.pause(0.2)
    return dialog, page, card


@view("settings-abilities")
async def abilities(shots: Any, language: str) -> Any:
    dialog, page, card = await _models_page(shots)
    page.ensureWidgetVisible(card.can)
    page.verticalScrollBar().setValue(card.mapTo(page.content, card.rect().topLeft()).y())
    return dialog


@view("settings-protocol")
async def protocol(shots: Any, language: str) -> Any:
    dialog, page, card = await _models_page(shots)
    page.ensureWidgetVisible(card.buttons["use"])
    return dialog


@view("settings-inside")
async def inside(shots: Any, language: str) -> Any:
    dialog, page, _ = await _models_page(shots)
    page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
    return dialog


@view("settings-network-test")
async def network_test(shots: Any, language: str) -> Any:
    shots.window.open_settings("network")
    dialog = shots.window.settings_opener.dialog
    dialog.page("network")._show_way(list(_HOPS))
    return dialog


async def _channel(shots: Any, channel: str, shown: SearchResult) -> Any:
    """A channel whose key is kept, and the result of a test."""
    shots.window.open_settings("search")
    dialog = shots.window.settings_opener.dialog
    section = dialog.page("search").channels
    section.list.select(channel)
    await shots.pause(0.2)
    section.card._show_result(shown)
    await shots.pause(0.2)
    dialog.page("search").ensureWidgetVisible(section.card.test_button)
    return dialog


@view("settings-channel")
async def channel_rests(shots: Any, language: str) -> Any:
    return await _channel(shots, "tavily", SearchResult("test", "tavily", False, error="RateLimited: Tavily"))


@view("settings-channel-test")
async def channel_tested(shots: Any, language: str) -> Any:
    hits = (Hit(1, "Rosetta – Wikipedia 罗塞塔号彗星探测器", "https://en.wikipedia.org/wiki/Rosetta"),)
    return await _channel(shots, "perplexity", SearchResult("test", "perplexity", True, hits))


# Knowledge bases


@view("knowledge-empty")
async def knowledge_empty(shots: Any, language: str) -> Any:
    shots.window.knowledge.open()
    return shots.window.knowledge.dialog


@view("knowledge-full")
async def knowledge_full(shots: Any, language: str) -> Any:
    await knowledge.fill(shots, language)
    return shots.window.knowledge.dialog


@view("knowledge-search")
async def knowledge_search(shots: Any, language: str) -> Any:
    await knowledge.fill(shots, language)
    await knowledge.search(shots, language)
    return shots.window.knowledge.dialog


@view("document")
async def document(shots: Any, language: str) -> Any:
    base = await knowledge.fill(shots, language)
    return await knowledge.document(shots, language, base)


@view("attached")
async def attached(shots: Any, language: str) -> Any:
    """A question with a base and a document."""
    await knowledge.fill(shots, language)
    shots.window.knowledge.dialog.close()
    knowledge.attach(shots.window, language, Path(shots.services.data_dir))
    return shots.window


@view("welcome")
async def welcome(shots: Any, language: str) -> Any:
    """Its second step, which offers most."""
    shots.window.commands.run("program.welcome")
    shots.window.desktop.guide.welcome.next()
    return shots.window.desktop.guide.welcome


@view("about")
async def about(shots: Any, language: str) -> Any:
    shots.window.commands.run("program.about")
    return shots.window.desktop.guide.about
