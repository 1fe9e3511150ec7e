"""The terminal: `search`."""

from typing import TYPE_CHECKING

from app.cli.options import Options
from app.cli.output import announce, as_text, clean, fail, one_line, show, well_formed
from app.cli.reasons import fallback_sentence, fallbacks_as_json, search_error
from app.cli.terminal import terminal
from app.cli.translation import listed, tr
from app.cli.unlock import unlock_keys
from app.core.domain.evidence import Query
from app.core.domain.rules import DomainRules

if TYPE_CHECKING:
    from app.core.services import Services


async def search(options: Options, services: "Services") -> int:
    channel = options.provider or services.settings.environment.channel or services.settings.in_force().search.channel
    router = services.search.router
    if channel not in router.channels():
        names = listed(router.channels())
        return fail(tr("no search provider is called '{name}'; there are: {names}", name=channel, names=names))
    settings = services.settings.in_force().search
    rules = DomainRules(settings.allowed, settings.blocked)
    kind = "news" if options.news else "web"
    query = Query(well_formed(options.text), max(1, options.max_results), terminal().locale, rules, options.since, kind)
    await unlock_keys(services, [], channel)
    result = await router.result(query, channel)
    if options.json:
        fallbacks = fallbacks_as_json(result.fallbacks)
        show(as_text({**result.as_dict(), **({"fallbacks": fallbacks} if fallbacks else {})}))
    for fallback in result.fallbacks:
        announce(fallback_sentence(fallback))
    if result.response and not options.json:
        show(f"{clean(result.response)}\n")
    for hit in () if options.json else result.results[: query.limit]:
        show(f"{hit.rank}. {one_line(hit.title)}\n   {one_line(hit.url)}\n   {one_line(hit.snippet)}\n")
    if not result.success:
        announce(search_error(result.error or ""))
    return 0 if result.success else 1
