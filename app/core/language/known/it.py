"""Italian: enough to tell it from the others."""

from app.core.language.words import LanguageWords

WORDS = LanguageWords(
    code="it",
    name="Italian",
    own_name="italiano",
    region="IT",
    articles="il lo gli un una uno",
    stop="""
    al alla alle anche chi che ci come con cosa così cui da dal dalla degli dei del della delle di dove è ed era essere
    fa fare ha hanno i in io mi nel nella nelle non o per perché più può qual quale quali quando quanto quanti questa
    questo se senza si sono stato su sul sulla tra tutti c' dell' all' nell' quanta quante dello
    """,
    frequent="""
    oggi ieri domani notizie meteo prezzo significa differenza storia città paese anni anno migliore migliori
    """,
    endings="zione zioni tà ggio",
    telling="il di che è della nel per sono gli alla dei una con del non si più dal anche delle",
    elided="l un dell all nell sull dall c d",
    decimal_comma=True,
)
