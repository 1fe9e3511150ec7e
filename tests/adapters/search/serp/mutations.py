"""Result pages as an engine may serve them tomorrow: names changed, parts gone, blocks in another order."""

from random import Random

from lxml import html as lxml_html

_NAMES = ("class", "id", "data-type", "data-test-id", "data-testid", "title", "data-matarget")


def mutated(page: str, seed: int) -> str:
    """The page after a few changes that follow from the seed; links and words are never altered."""
    chance = Random(seed)
    tree = lxml_html.fromstring(page)
    for change in chance.sample((_rename, _rename_all, _drop, _shuffle, _unwrap), k=chance.randint(1, 4)):
        change(tree, chance)
    return str(lxml_html.tostring(tree, encoding="unicode"))


def _rename(tree: lxml_html.HtmlElement, chance: Random) -> None:
    """Some names of one kind, the same everywhere."""
    name, share = chance.choice(_NAMES), chance.choice((0.1, 0.5))
    old = sorted({word for node in tree.iter() for word in str(node.get(name) or "").split()})
    new = {word: f"x{index}" for index, word in enumerate(old) if chance.random() < share}
    for node in tree.xpath(f"//*[@{name}]"):
        node.set(name, " ".join(new.get(word, word) for word in node.get(name).split()))


def _rename_all(tree: lxml_html.HtmlElement, chance: Random) -> None:
    for name in chance.sample(_NAMES, k=chance.choice((1, 2, len(_NAMES)))):
        for node in tree.xpath(f"//*[@{name}]"):
            node.set(name, "x")


def _drop(tree: lxml_html.HtmlElement, chance: Random) -> None:
    """All elements of a kind, or a few of any kind."""
    tag = chance.choice(("p", "h2", "h3", "cite", "span", "*"))
    share = 0.02 if tag == "*" else chance.choice((0.3, 1.0))
    for node in [node for node in tree.xpath(f"//body//{tag}") if chance.random() < share]:
        if node.getparent() is not None:
            node.drop_tree()


def _shuffle(tree: lxml_html.HtmlElement, chance: Random) -> None:
    """The children of some elements in another order."""
    parents = [node for node in tree.xpath("//body//*[count(*) > 1]") if chance.random() < 0.3]
    for node in parents:
        children = list(node)
        chance.shuffle(children)
        node[:] = children


def _unwrap(tree: lxml_html.HtmlElement, chance: Random) -> None:
    """Some boxes gone around what they hold."""
    share = chance.choice((0.1, 0.5))
    for node in [node for node in tree.xpath("//body//div | //body//li") if chance.random() < share]:
        if node.getparent() is not None:
            node.drop_tag()
