"""English."""

from app.core.language.words import AgeWords, LanguageWords

_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
    r"|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
)
_AGES = AgeWords(
    new=r"\b(?:latest|newest|most recent|recent(?:ly)?|today|tonight|yesterday|up[- ]to[- ]date|breaking|headlines"
    r"|right now|these days|nowadays|so far this"
    r"|(?:this|last|past) (?:week|month|year|quarter|season|few (?:days|weeks|months))"
    r"|(?:current|present)(?:ly)?(?= (?:price|status|state|version|rate|president|ceo|minister|champion|holder|news))"
    r"|what(?:'s| is) new|any news|news (?:on|about|of|from)|newly (?:released|announced))\b",
    history=r"\bhistor(?:y|ical)\b|\bcentur(?:y|ies)\b|\bancient\b|\b\d+ (?:years|decades) ago\b",
    day=r"\btoday\b|\btonight\b|\bthis (?:morning|afternoon|evening)\b|\b(?:past|last) 24 hours\b",
    week=r"\bthis week\b|\byesterday\b|\b(?:past|last) (?:few|seven|7) days\b|\bpast week\b",
    month=r"\bthis month\b|\blast week\b|\bpast (?:month|few weeks)\b|\blast 30 days\b",
    year=r"\bthis year\b|\blast month\b|\blatest\b|\bnewest\b|\bmost recent\b|\brecently\b",
    long_past=r"\bthis year\b|\blast month\b",
    news=r"\bheadlines\b|\bnews (?:about|on|of|from|in|regarding|around|for|today|this)\b|\bnews[?!.]*$"
    r"|\b(?:latest|recent|breaking|today's|newest|current|top|world|local|the|any|some) (?:\w+ )?news\b",
    not_news=r"(?:what (?:is|are|counts as)|define) (?:the )?news",
    names=r"\b(?:usa|psychology|russia|india|this day|good morning|business) today\b|\btoday(?:'s)? show\b"
    r"|\b(?:fox|bbc|cbs|abc|nbc|sky|cnbc|ap|itv|hacker|fake|yahoo|google|apple|daily|evening|jazeera) news\b"
    r"|\bnews (?:agenc(?:y|ies)|anchors?|papers?|feeds?|corp|channels?|apps?|readers?|(?:web)?sites?|api)\b"
    r"|\b(?:people|world|society|children|kids|teenagers|women|men|students|adults|used?|exists?|live|living"
    r"|alive|known"
    r"|still|even|until|till) today\b",
    standing=r"\bweather|\bforecast|\btemperature|\bwhat (?:day|date|time)\b|\bopening hours\b|\bopen today\b"
    r"|\bholidays?\b",
    elsewhere=r"\bhow (?:to|(?:do|can|could|would|should) (?:i|you|we|one))\b"
    r"|\brecently (?:used|played|viewed|opened|deleted)\b"
    r"|\b(?:git|sql|mysql|postgres(?:ql)?|sqlite|pandas|excel|regex|bash|powershell|crontab|javascript|datetime"
    r"|timestamps?|strftime|rows?|commits?|lyrics|chords|synonyms?|meaning of|translat\w+|latest tag)\b"
    r"|\bin (?:a|the|my) (?:directory|folder|list|table|array|column)\b|\b(?:today|yesterday)'s date\b",
    past=r"\bhistor(?:y|ical|ically)\b|\bin history\b|\bcenturies|\bcentury|\bancient"
    r"|\b\d+ (?:years?|decades?) ago\b"
    rf"|\b{_MONTH} \d{{1,2}}\b|\b\d{{1,2}}(?:st|nd|rd|th)? (?:of )?{_MONTH}\b"
    r"|\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b",
)
WORDS = LanguageWords(
    code="en",
    name="English",
    own_name="English",
    region="US",
    articles="a an the",
    stop="""
    about after all also am and any are as at be because been before being but by can could did do does doing for from
    had has have having he her here hers him his how i if in into is it its itself just may me might more most my no
    nor not of off on once only or other our ours out over own s same shall she should so some such t than that their
    theirs them then there these they this those through to too under until up upon us very was we were what when where
    which while who whom whose why will with would you your yours tell please using use used don't doesn't isn't what's
    it's i'm
    """,
    frequent="""
    best better cheap cheapest price prices cost much many weather today tomorrow yesterday news latest movie film song
    lyrics meaning definition example examples explain difference between compare review reviews history capital
    population president prime minister city country people year years old long tall high big fast work works working
    make made get find buy near open hours time first last new release date recipe learn write create fix error help
    happened happen happens won wins winner score election stock market company world war cause causes effects symptoms
    treatment during against without around every each always never list top free online download install update
    version hotels circulation biography cast episode restaurants tickets elections married born died age man hat die
    bin den son pour comment dire sin sea con come per
    """,
    endings="ing ness ly",
    telling="the of and to in a is was for that on with as by it at from are were an be has had his this",
    uncertain="What is uncertain",
    not_found="What was not found",
    ages=_AGES,
)
