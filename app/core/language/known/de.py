"""German."""

from app.core.language.words import AgeWords, LanguageWords

_AGES = AgeWords(
    new=r"\b(?:neu(?:e)?ste[nrsm]?|aktuell(?:e[nrsm]?|ste[nrs]?)?|derzeit(?:ige[nrs]?)?|momentan(?:e[nrs]?)?"
    r"|zurzeit|zur zeit|im moment|heute|heutige[nrs]?|(?:vor)?gestern|gestrige[nrs]?|jüngst(?:e[nrs]?)?|kürzlich"
    r"|neulich|vor kurzem|heuer|in letzter zeit|in den (?:letzten|vergangenen) (?:tagen|wochen|monaten)"
    r"|diese[rsnm]? (?:woche|monat|jahr)|(?:letzte|vergangene|vorige)[nrs]? (?:wochen?|monate?|jahre?|tagen?)"
    r"|schlagzeilen|nachrichten|neuigkeiten|eilmeldung(?:en)?|was gibt es neues)\b",
    history=r"\b(?:geschichte|historisch\w*|jahrhunderts?|antike|mittelalter)\b"
    r"|\bvor \d+ (?:jahren|jahrzehnten|jahrhunderten)\b",
    day=r"\bheute\b|\bheutige[nrsm]?\b|\b(?:letzten|vergangenen) 24 stunden\b",
    week=r"\bdiese[rn]? woche\b|\b(?:vor)?gestern\b|\bgestrige[nrsm]?\b|\bletzte nacht\b"
    r"|\b(?:letzten|vergangenen) (?:sieben|7|paar) tagen?\b|\bin den (?:letzten|vergangenen) tagen\b",
    month=r"\bdiese[nms]? monats?\b|\b(?:letzte|vergangene|vorige)[rn]? woche\b"
    r"|\b(?:letzten|vergangenen) (?:paar wochen|30 tagen?)\b|\bin den (?:letzten|vergangenen) wochen\b",
    year=r"\bdiese[sm] jahr(?:es)?\b|\bheuer\b|\b(?:letzte|vergangene|vorige)[nm]? monats?\b|\bneu(?:e)?ste[nrsm]?\b"
    r"|\baktuell(?:e[nrsm]?|ste[nrs]?)?\b|\bkürzlich\b|\bvor kurzem\b|\bin letzter zeit\b|\bjüngst(?:e[nrs]?)?\b"
    r"|\bin den (?:letzten|vergangenen) monaten\b",
    long_past=r"\bdiese[sm] jahr(?:es)?\b|\bheuer\b|\b(?:letzte|vergangene|vorige)[nm]? monats?\b",
    news=r"\bschlagzeilen\b|\beilmeldung(?:en)?\b|\bneuigkeiten (?:zu[mr]?|über|von|aus)\b|^nachrichten\b"
    r"|\bnachrichten (?:zu[mr]?|über|vo[nm]|aus|heute|von heute|des tages)\b|\bnachrichten[?!.]*$"
    r"|\b(?:neueste|aktuelle|letzte|heutige)n? nachrichten\b",
    not_news=r"was sind nachrichten",
    names=r"\bheute[- ](?:journal|show)\b|\bbis heute\b|\bnoch heute\b|\bheute noch\b|\bvon heute auf morgen\b"
    r"|\b(?:menschen|jugend|welt|kinder|leute|gesellschaft) (?:von )?heute\b"
    r"|\b(?:whatsapp|text|sprach|sms|gelöschte|private)[- ]?nachrichten\b|\bnachrichten(?:agentur|sprecher|sender)\w*",
    standing=r"\bwetter\b|wettervorhersage|\btemperatur|\bwie (?:spät|viel uhr|warm|kalt)\b|\buhrzeit\b"
    r"|\bwelche[rns]? (?:tag|datum)\b"
    r"|\böffnungszeiten\b|\bgeöffnet\b|\bfeiertage?\b|\bsonnen(?:aufgang|untergang)\b",
    elsewhere=r"\bwie (?:kann|muss|soll|mache|bekomme|erstelle|lösche|berechne|installiere|finde) (?:ich|man|wir)\b"
    r"|\bzuletzt (?:verwendet|geöffnet|gespielt|gelöscht)\w*|\b(?:lied|song)texte?\b|\bbedeutung von\b|\bübersetz\w+"
    r"|\bsynonyme?\b|\bheutige[sn]? datum\b",
    past=r"\b(?:geschichte|historisch\w*|jahrhunderts?|antike|mittelalter)\b"
    r"|\bvor \d+ (?:jahren|jahrzehnten|jahrhunderten)\b|\b(?:letzte|vergangene|vorige)[ns]? jahr(?:es)?\b"
    r"|\b\d{1,2}\. ?(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)[a-zä]*\b",
)
WORDS = LanguageWords(
    code="de",
    name="German",
    own_name="Deutsch",
    region="DE",
    articles="der die das den dem des ein eine einen einem einer eines",
    stop="""
    aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bereits bevor bin bis
    bist da dabei dafür damit dann daran darauf darüber darum dass davon dazu dein deine denn derer dessen dich diese
    diesem diesen dieser dieses dir doch dort du durch er es etwa etwas euch euer für gegen gibt hab habe haben hast hat
    hatte hatten hätte hätten hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem
    jeden jeder jedes jedoch jene jetzt kann kannst kein keine keinem keinen keiner können könnte könnten mal man manche
    mehr mein meine meinem meinen meiner mich mir mit möchte muss musst müssen nach nachdem nicht nichts noch nun nur ob
    oder ohne schon sehr sein seine seinem seinen seiner seit sich sie sind so solche solchen solcher sondern sowie soll
    sollte sollen sonst über um und uns unser unsere unter viel viele vom von vor war waren warst warum was wäre wären
    wegen weil welche welchem welchen welcher welches wem wen wenn wer werde werden wessen wie wieder wieso wieviel will
    wir wollen wollte wird wirst wo woher wohin womit wurde wurden würde würden zu zum zur zwar zwischen bitte
    """,
    frequent="""
    heute gestern vorgestern morgen wetter nachrichten neueste neuesten neuester neuste neusten aktuell aktuelle
    aktuellen aktueller preis preise kosten kostet bedeutung bedeutet unterschied erklären erkläre geschichte hauptstadt
    einwohner bundeskanzler präsident stadt land leute jahr jahre jahren alt lang hoch gross schnell funktioniert machen
    macht finden kaufen geöffnet uhr zeit erste erster letzte letzten neue neuen neuer rezept lernen schreiben fehler
    hilfe passiert gewonnen gewann wahl wahlen krieg ursache ursachen symptome behandlung während günstig günstige
    günstigste beste besten bester besser vergleich erfahrungen test anleitung beantragen anmelden steuer steuern gesetz
    versicherung miete rente woche wochen monat monate tag tage erhöhung wann wiederherstellen umwandeln dürfen darf
    einstellen berechnen öffnungszeiten spiel ergebnis deutschland österreich schweiz
    """,
    letters="äöüß",
    endings="ung ungen keit heit lich liche lichen isch ische ischen schaft",
    telling="der und das ist nicht mit den von dem für auf im zu sich wurde eine einer ein auch werden wird",
    uncertain="Was unsicher ist",
    not_found="Was nicht gefunden wurde",
    abbreviations="""
    bzw ggf evtl inkl exkl zzgl Mio Mrd Tsd Hrsg Jh Jhdt Hr Hrn Fr Frl insb bspw sog vgl Vgl ehem verh hl z._B u._a v._a
    d._h i._d._R z._T o._ä u._ä s._o s._u u._U m._E v._Chr n._Chr o._g z._Zt
    """,
    before_numbers="Nr nr Abb Tab Abs Art Bd Kap Ziff Rn Rz Tel Aufl Hausnr Okt Dez Mär Str",
    before_ordinals="""
    am im der des dem den das die zum zur vom beim bis ab seit jeder jedem jeden ein eine einen einer sein seine seinen
    seinem ihr ihre ihren ihrem und
    """,
    behind_ordinals="""
    Januar Jänner Februar März Mai Juni Juli Oktober Dezember Jahrhundert Jahrhunderts Weltkrieg Weltkriegs
    """,
    decimal_comma=True,
    months="""
    januar jänner jan|februar feb|märz mär|april apr|mai|juni jun|juli jul|august aug|september sep sept|oktober okt|
    november nov|dezember dez
    """,
    scales="""
    hundert=1e2 tausend=1e3 tsd=1e3 million=1e6 millionen=1e6 mio=1e6 milliarde=1e9 milliarden=1e9 mrd=1e9 billion=1e12
    billionen=1e12 bio=1e12 dutzend=12
    """,
    percent=r"prozent\b|prozentpunkte?n?\b",
    units="""
    metre=meter,metern kilometre=kilometer,kilometern mile=meile,meilen foot=fuß inch=zoll cm=zentimeter mm=millimeter
    kg=kilogramm,kilo gram=gramm tonne=tonne,tonnen pound=pfund second=sekunde,sekunden minute=minute,minuten
    hour=stunde,stunden day=tag,tage,tagen week=woche,wochen month=monat,monate,monaten year=jahr,jahre,jahren
    decade=jahrzehnt,jahrzehnte century=jahrhundert,jahrhunderte hectare=hektar dollar=dollar euro=euro
    """,
    negations=r"nicht|keine?[nrms]?|keineswegs|keinesfalls|mitnichten|nie|niemals|nirgends|weder|ohne|lehnte[n]? ab",
    harmless=r"nicht nur|nicht bloß|nicht allein|nicht zuletzt|kein wunder"
    r"|nicht mehr als|nicht weniger als|ohne zweifel|nicht umsonst",
    called_false=r"\b(?:nicht wahr|unwahr|falschmeldung|falschbehauptung|widerlegt|ein mythos|ein gerücht"
    r"|entkräftet|(?:ist|sind|war|waren) falsch|frei erfunden|stimmt nicht|trifft nicht zu)\b",
    antonyms="""
    steigt stieg stiegen steigen gestiegen erhöhte erhöht erhöhen wuchs wächst gewachsen zunahm zugenommen mehr höher
    /sinkt sank sanken sinken gesunken fiel fielen gefallen senkte schrumpfte abnahm abgenommen weniger niedriger
    anstieg zunahme steigert gesteigert nahm_zu nimmt_zu stieg steigt gestiegen erhöht erhöhte
    /rückgang abnahme senkt gesenkt nahm_ab nimmt_ab ging_zurück geht_zurück zurückgegangen sank sinkt gesunken
    gewann gewannen gewonnen gewinnt siegte/verlor verloren verliert unterlag
    nahm_an angenommen gebilligt erlaubt genehmigt/abgelehnt verboten verworfen untersagt
    größte größten höchste höchsten meisten/kleinste kleinsten niedrigste niedrigsten wenigsten
    gewinn überschuss/verlust defizit
    verurteilt/freigesprochen
    begann begonnen eröffnet eröffnete/endete beendet geschlossen schloss
    nördlich norden/südlich süden
    östlich osten/westlich westen
    """,
    speech=r"(?:hallo|guten (?:tag|morgen|abend)|klar|gerne?|natürlich|sicher|danke|vielen dank|leider (?:kann"
    r"|habe|konnte)"
    r" ich|ich|lass(?:en sie)? (?:mich|uns)|wenn (?:du|sie)|bitte|möchtest|möchten sie|du|sie können|hier (?:ist|sind)"
    r"|im folgenden|kurz gesagt|ich hoffe)\b",
    about_sources=r"\b(?:quellen?|suchergebnisse?n?|belege?n?|dokumente?n?|textstellen?)\b.{0,80}\b(?:nicht"
    r"|keine?[nrms]?"
    r"|nichts)\b|\b(?:keine?[nrms]?|nicht)\b.{0,40}\b(?:quellen?|suchergebnisse?n?|belege?n?|dokumente?n?)\b",
    now=r"\b(?:derzeit(?:ige[nrs]?)?|zurzeit|zur zeit|im moment|aktuell(?:e[nrsm]?)?"
    r"|momentan|gegenwärtig|heutzutage|heute|neueste[nrsm]?"
    r"|bislang|bisher|dieses jahr|in diesem jahr|diesen monat|diese woche)\b",
    dated=r"\b(?:stand|im jahr(?:e)?|in|seit|bis|ab|anfang|mitte|ende|im) (?:(?:anfang|mitte|ende) )?DATE\b",
    began=r"\b(?:gegründet|geboren|gebaut|eröffnet|seit|ab) (?:im jahre? )?DATE\b"
    r"|\bDATE (?:gegründet|geboren|gebaut|eröffnet)\b",
    ages=_AGES,
)
