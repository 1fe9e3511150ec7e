"""French."""

from app.core.language.words import AgeWords, LanguageWords

_AGES = AgeWords(
    new=r"\b(?:derni(?:er|ère)s? (?:nouvelles?|infos?|actus?|actualités?|chiffres|données|mises? à jour|versions?"
    r"|semaines?|mois|jours|heures|années|temps)|dernièrement|(?:plus )?récent(?:e?s?|s)|récemment"
    r"|actuel(?:le|s|les|lement)?"
    r"|aujourd['’]hui|hier|ce (?:matin|soir|mois)|cette (?:semaine|année|nuit)|cet après-midi|ces jours-ci"
    r"|la semaine (?:dernière|passée)|la nuit dernière"
    r"|le mois dernier|en ce moment|à jour|actualités?|actus?|quoi de neuf|à l['’]heure actuelle)\b",
    history=r"\b(?:histoire|historiques?|siècles?|antiquité|moyen[- ]âge)\b|\bil y a \d+ (?:ans|décennies|siècles)\b",
    day=r"\baujourd['’]hui\b|\bce (?:matin|soir)\b|\bcet après-midi\b|\bcette nuit\b|\bdernières 24 heures\b",
    week=r"\bcette semaine\b|\bhier\b|\bla nuit dernière\b|\bces jours-ci\b"
    r"|\b(?:sept|7|quelques|ces) derniers jours\b",
    month=r"\bce mois(?:-ci)?\b|\bla semaine (?:dernière|passée)\b|\bces dernières semaines\b|\b30 derniers jours\b",
    year=r"\bcette année\b|\ble mois dernier\b|\bplus récent(?:e?s?|s)\b|\brécent(?:e?s?|s)\b|\brécemment\b"
    r"|\bdernièrement\b"
    r"|\bces derniers (?:mois|temps)\b"
    r"|\bderni(?:er|ère)s? (?:versions?|mises? à jour|chiffres|données|modèles?|nouvelles)\b|\bactualités?\b",
    long_past=r"\bcette année\b|\ble mois dernier\b",
    news=r"\bactualités?\b|\bactus?\b|\bdernières nouvelles\b|\bdernières infos\b|\bà la une\b|\binfos? du jour\b",
    not_news=r"(?:que sont|c['’]est quoi) les actualités",
    names=r"\b(?:monde|société|jeunes|enfants|femmes|hommes|gens|france) d['’]aujourd['’]hui\b"
    r"|\baujourd['’]hui en france\b|\bencore aujourd['’]hui\b|\bjusqu['’]à aujourd['’]hui\b",
    standing=r"\bmétéo|\btempératures?\b|\bquelle heure\b|\bquel jour\b|\bhoraires?\b|\bjours? fériés?\b"
    r"|\bouverte?s? (?:aujourd|le dimanche)|\btemps (?:fait|fera)|\bprévisions météo",
    elsewhere=r"\bcomment (?:faire|puis-je|peut-on|on|installer|obtenir|supprimer|calculer|trouver)\b|\bparoles\b"
    r"|\btradu(?:ction|ire)\b|\bque veut dire\b|\bsignification\b|\bsynonymes?\b"
    r"|\brécemment (?:utilisé|ouvert|supprimé)",
    past=r"\b(?:histoire|historiques?|siècles?|antiquité|moyen[- ]âge)\b|\bil y a \d+ (?:ans|décennies|siècles)\b"
    r"|\bl['’](?:an dernier|année dernière)\b|\b\d{1,2}(?:er)? (?:janv|févr?|fevr|mars|avr|mai|juin|juil|ao[uû]t|sept"
    r"|oct|nov|d[ée]c)[a-zé]*\b",
)
WORDS = LanguageWords(
    code="fr",
    name="French",
    own_name="français",
    region="FR",
    articles="le la les l' un une des",
    stop="""
    à ai ainsi alors après as au aucun aucune aussi autre autres aux aurait avait avant avec avez avoir avons bien c' ça
    car ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez ci comme comment combien d' dans de
    depuis dès donc dont du elle elles en encore entre est et était étaient été être eu eux fait faire faut fut il ils
    j' je jusqu' là leur leurs lors lorsque lui laquelle lequel lesquelles lesquels m' ma mais me même mes moi moins mon
    n' ne ni non nos notre nous on ont ou où par parce pas pendant peu peut peux peuvent plaît plus plusieurs pour
    pourquoi puis qu' quand que quel quelle quelles quels qui quoi quelque quelques s' sa sans se selon sera serait
    seront ses si sinon soi soit son sont sous sur t' ta te tes toi toutefois ton tous tout toute toutes très trop tu va
    vers veut dire voici voilà vos votre voudrais vous y vais dois doit peut-être svp
    """,
    frequent="""
    aujourd' hui demain météo actualité actualités nouvelles prix coût coûte coûter signification signifie différence
    expliquer explique histoire capitale population président ministre ville pays gens année années ans ancien grand
    haut vite fonctionne fonctionner trouver acheter ouvert heure heures horaires temps premier première dernier
    dernière dernières derniers nouveau nouvelle recette apprendre écrire erreur aide passé gagné gagner élection
    élections guerre cause causes symptômes traitement meilleur meilleure meilleurs meilleures cher comparatif avis
    impôt impôts loi assurance loyer retraite semaine semaines mois jour jours résultat résultats match film chanson
    paroles récent récente récentes récents actu actus sondage sondages hier définition exemple exemples calculer
    installer télécharger chômage taux
    """,
    letters="çèêëîïôœûùàâé",
    endings="eux euse eur eurs eaux ité ités ique iques ement ements",
    telling="le les et des est dans du une pour qui sur pas par au avec ce sont aux été cette",
    uncertain="Ce qui est incertain",
    not_found="Ce qui n’a pas été trouvé",
    abbreviations="MM Mgr Pr Cie Sté éd env p._ex P._ex par_ex Par_ex c.-à-d av._J.-C apr._J.-C J.-C",
    before_numbers="art chap éd janv févr avr juil déc tél bd",
    elided="l d qu n s j c m t jusqu lorsqu puisqu",
    decimal_comma=True,
    months="""
    janvier janv|février févr fév|mars|avril avr|mai|juin|juillet juil|août|septembre|octobre oct|novembre nov|
    décembre déc
    """,
    scales="mille=1e3 million=1e6 millions=1e6 milliard=1e9 milliards=1e9 md=1e9 mds=1e9 billion=1e12 billions=1e12",
    percent=r"pour cent\b|points? de pourcentage\b",
    units="""
    metre=mètre,mètres kilometre=kilomètre,kilomètres mile=mille,milles foot=pied,pieds inch=pouce,pouces
    cm=centimètre,centimètres mm=millimètre,millimètres kg=kilogramme,kilogrammes,kilos gram=gramme,grammes
    tonne=tonne,tonnes pound=livre,livres second=seconde,secondes minute=minute,minutes hour=heure,heures day=jour,jours
    week=semaine,semaines month=mois year=an,ans,année,années decade=décennie,décennies century=siècle,siècles
    hectare=hectare,hectares dollar=dollar,dollars euro=euro,euros
    """,
    negations=r"pas|jamais|sans|aucune?|aucunement|nullement|ni|n(?:e |['’])\w+ plus(?! que)|refus(?:e|ent|er|a|é) de",
    harmless=r"pas seulement|pas uniquement|pas simplement|sans aucun doute"
    r"|pas plus (?:de|que)|pas moins (?:de|que)|sans (?:doute|cesse)|pas à pas",
    called_false=r"\b(?:est faux|est fausse|fausse (?:information|rumeur)|infox|intox|canular"
    r"|n['’]est pas vraie?|sans fondement|démenti[es]?|un mythe|une légende)\b",
    antonyms="""
    augmente augmenté augmentation hausse progresse progressé croît croissance plus supérieur monte
    /diminue diminué diminution baisse baissé recule reculé chute chuté moins inférieur descend
    augmentent augmenter augmente augmenté progressent montent hausse
    /diminuent diminuer diminue diminué baissent baisser baisse baissé reculent
    gagne gagné remporte remporté victoire/perd perdu défaite
    accepte accepté approuve approuvé autorise autorisé/rejette rejeté refuse refusé interdit interdite
    condamné condamnée condamnés/acquitté acquittée acquittés relaxé relaxée
    bénéfice excédent/perte pertes déficit
    commence commencé ouvre ouvert début/termine terminé ferme fermé fin
    nord/sud
    est_de/ouest_de
    """,
    speech=r"(?:bonjour|bonsoir|salut|bien sûr|d['’]accord|merci|désolée?|malheureusement,? je|je|j['’]|voici"
    r"|si vous|si tu"
    r"|n['’]hésitez pas|souhaitez-vous|voulez-vous|vous|en résumé|ci-dessous|laissez-moi)(?!\w)",
    about_sources=r"\b(?:sources?|résultats de recherche|documents?|extraits?|passages?)\b.{0,80}\b(?:pas"
    r"|aucune?|rien|ni)\b"
    r"|\b(?:aucune?|pas)\b.{0,40}\b(?:sources?|résultats de recherche|documents?|extraits?)\b",
    now=r"\b(?:actuel(?:le|s|les|lement)?|à l['’]heure actuelle|en ce moment|pour l['’]instant|pour le moment"
    r"|aujourd['’]hui|à ce jour"
    r"|jusqu['’]à présent"
    r"|de nos jours|cette année|ce mois-ci|cette semaine|(?:le|la|les) plus récente?s?)\b",
    dated=r"\b(?:en|depuis|jusqu['’]en|au|à|début|mi|fin|d['’]ici) (?:(?:début|mi|fin)[ -])?(?:\d{1,2} )?DATE\b",
    began=r"\b(?:fondée?|créée?|née?|construite?|ouverte?|lancée?|depuis) (?:en )?DATE\b",
    ages=_AGES,
)
