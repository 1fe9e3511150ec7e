"""The engines whose result pages are understood: the record of each stands in its module."""

from app.adapters.search.serp.engine import Engine
from app.adapters.search.serp.engines import (
    baidu,
    bing,
    brave,
    duckduckgo,
    ecosia,
    google,
    mojeek,
    searx,
    sogou,
    startpage,
    yahoo,
    yandex,
)
from app.core.domain.catalogue import EngineInfo
from app.core.language.catalogue import code_of

_MODULES = (
    *(bing, duckduckgo, google, baidu, brave, sogou, mojeek, startpage, yandex, yahoo, ecosia, searx),
)  # in the order in which they are listed; among equal hits that of an earlier one counts

ENGINES: dict[str, Engine] = {module.NAME: module.ENGINE for module in _MODULES}
ENGINE_INFOS: tuple[EngineInfo, ...] = tuple(module.INFO for module in _MODULES)

# Who is asked where the user chose none; an engine that stands in neither has to be chosen.
_FOR_CHINESE = (baidu, bing, sogou, google, duckduckgo)
_FOR_OTHERS = (bing, duckduckgo, google, brave, mojeek, baidu)
_FOR_EAST_ASIA = (bing, google, duckduckgo, brave, startpage)  # the others hold few pages in these
_BY_LANGUAGE = {"zh-Hans": _FOR_CHINESE, "zh-Hant": _FOR_EAST_ASIA, "ja": _FOR_EAST_ASIA, "ko": _FOR_EAST_ASIA}


def usual_engines(language: str) -> tuple[str, ...]:
    """Those that know the user's language (BCP 47) first."""
    return tuple(module.NAME for module in _BY_LANGUAGE.get(code_of(language), _FOR_OTHERS))
