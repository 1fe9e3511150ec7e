"""Words that say the same: irregular forms, synonyms, derivations; only what is safe in most texts."""

from functools import lru_cache

from app.core.ranking.tokens import stem

_IRREGULAR = """
be:was,were,been,is,are,am begin:began,begun become:became bear:bore,born,birth break:broke,broken bring:brought
build:built buy:bought catch:caught choose:chose,chosen,choice come:came die:died,dead,death,dying do:did,done
draw:drew,drawn drive:drove,driven eat:ate,eaten fall:fell,fallen feel:felt fight:fought find:found
fly:flew,flown,flight get:got,gotten give:gave,given go:went,gone grow:grew,grown,growth have:had,has hear:heard
hold:held keep:kept know:knew,known,knowledge lay:laid lead:led leave:left lend:lent,loan lose:lost,loss make:made
mean:meant meet:met pay:paid rise:rose,risen run:ran say:said see:saw,seen seek:sought sell:sold,sale send:sent
shoot:shot,shooting show:shown sing:sang,sung,song sink:sank,sunk sit:sat speak:spoke,spoken,speech spend:spent
stand:stood steal:stole,stolen swim:swam take:took,taken teach:taught tell:told think:thought,think throw:threw,thrown
understand:understood wear:wore,worn win:won,winner,victory write:wrote,written,writer wed:wedding,wedded man:men
woman:women child:children person:people foot:feet life:lives wife:wives strike:struck stick:stuck swear:sworn
tear:torn strong:strength long:length high:height wide:width deep:depth poor:poverty free:freedom king:kingdom
marry:marriage,married bury:burial,buried
"""
_SAME = """
film,movie,picture,feature die,kill found,establish,set,form,create,start,launch begin,start,commence,open,launch
buy,acquire,purchase,acquisition release,publish,issue,launch,premiere,debut receive,get,earn,obtain,win
award,prize,honor,honour appoint,name,select,choose,elect,hire,pick announce,say,state,declare,report,reveal,unveil
claim,assert,say,argue,state,contend show,demonstrate,reveal,indicate,suggest big,large,huge,major,great
small,little,tiny,minor company,firm,corporation,business author,write,pen song,track,tune,single album,record,lp
show,series,program,programme car,automobile,vehicle job,post,position,role serve,work,act movie,cinema
house,home,residence build,construct,erect,construction location,site,place near,close,beside child,kid,son,daughter
doctor,physician lawyer,attorney teacher,professor,instructor student,pupil school,academy,college
leader,head,chief,chair,chairman,president manager,coach,director boss,chief founder,creator owner,own,proprietor
group,band,team join,sign,enter leave,depart,quit,resign,exit end,finish,conclude,close,stop,cease win,beat,defeat
lose,fall match,game,fixture competition,contest,tournament,championship goal,score fan,supporter movie,film
critic,reviewer,review praise,applaud,laud,acclaim critical,criticize,criticise,criticism attack,assault,raid
murder,kill,slay jail,prison,imprison arrest,detain trial,court law,legislation,act,bill rule,regulation
vote,ballot,poll election,vote,poll government,administration country,nation,state city,town village,hamlet
street,road,avenue river,stream area,region,zone,district land,territory world,global,international,worldwide
year,annual,yearly month,monthly week,weekly day,daily current,present,now former,previous,prior,ex
later,subsequent,after,afterward also,too,additional about,approximate,around,nearly,almost,roughly cost,price,expense
money,fund,cash,finance pay,salary,wage increase,rise,grow,climb,gain,jump,surge
decrease,fall,drop,decline,reduce,cut,shrink improve,better,enhance worsen,deteriorate use,utilize,utilise,employ
need,require help,aid,assist,support allow,let,permit,enable prevent,stop,avoid,block try,attempt plan,intend,aim
want,wish,desire seek,look,search ask,request,call answer,reply,respond,response tell,inform,say speak,talk,discuss
think,believe,consider,feel know,understand learn,study teach,educate,train show,display,exhibit see,view,watch
appear,seem star,feature,play,appear,cast perform,play,act make,produce,create produce,production design,plan,draw
develop,create describe,call,characterize,depict,portray include,contain,comprise,feature consist,comprise
own,have,possess,hold give,provide,offer,grant,donate send,deliver,ship bring,carry,take move,relocate,transfer
travel,trip,journey,tour live,reside,dwell marry,wed,husband,wife,spouse father,dad mother,mom,mum
parent,father,mother brother,sibling,sister illness,disease,sick injury,wound,hurt,injure medicine,drug
hospital,clinic research,study,investigation scientist,researcher find,discover,discovery,finding
test,trial,experiment cause,lead,result,due,because,reason effect,impact,influence problem,issue,trouble error,mistake
part,portion,section type,kind,sort way,method,manner whole,entire,full,complete total,overall,all
main,primary,chief,principal,key important,significant,major new,novel,fresh old,ancient fast,quick,rapid
difficult,hard easy,simple beautiful,pretty popular,famous,well-known,renowned first,original,initial,inaugural
last,final second,two,twice third,three double,twice,two single,one,sole,only military,army,force,troop soldier,troop
ship,vessel,boat aircraft,plane,airplane,aeroplane,jet weapon,arm,gun war,conflict photo,photograph,picture,image
book,novel,volume article,piece,story newspaper,paper,daily website,site,web,online internet,online,web tv,television
channel,network,station broadcast,air,show,televise phone,telephone software,program,application,app user,customer
us,usa,america,american,states uk,britain,british,kingdom,england eu,europe,european dutch,netherlands,holland
french,france german,germany spanish,spain greek,greece welsh,wales scottish,scotland,scots irish,ireland
polish,poland swiss,switzerland danish,denmark finnish,finland swedish,sweden turkish,turkey chinese,china
japanese,japan thai,thailand english,england football,soccer university,college opponent,rival
replace,succeed,successor predecessor,previous remain,stay,continue,still happen,occur,place
base,headquarter,locate,situate population,people,resident,inhabitant religion,faith church,parish
charity,nonprofit,foundation ban,prohibit,forbid,outlaw approve,endorse,accept reject,refuse,deny,decline
agree,deal,agreement,accord contract,deal debate,discussion decide,decision member,membership
graduate,degree,graduation degree,bachelor,master,diploma childhood,young,youth,early
"""
_ENDINGS = """
ization isation ication ation ition ement ment ness ically ical ally ity ive ist ism ian ion ial al er or ly ish ous
ful ance ence ant ent ship hood less able ible eur ate ize ise ify
"""
_LONGEST_FIRST = sorted(_ENDINGS.split(), key=len, reverse=True)


def _forms() -> dict[str, str]:
    forms: dict[str, str] = {}
    for entry in _IRREGULAR.split():
        word, _, others = entry.partition(":")
        forms |= {stem(other): stem(word) for other in others.split(",") if other}
    return forms


_FORMS = _forms()


def _stem_groups() -> dict[str, tuple[int, ...]]:
    stem_groups: dict[str, tuple[int, ...]] = {}
    for group, row in enumerate(_SAME.split()):
        for word in row.split(","):
            key = root(stem(word))
            stem_groups[key] = (*stem_groups.get(key, ()), group)
    return stem_groups


@lru_cache(maxsize=1 << 14)
def root(stemmed: str) -> str:
    """The stem without a derivation's ending, irregular forms set right: `announcement` and `announced` are one."""
    word = _FORMS.get(stemmed, stemmed)
    if len(word) < 6 or not word.isascii():
        return word
    for ending in _LONGEST_FIRST:
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return _FORMS.get(word[: -len(ending)], word[: -len(ending)])
    return word


_STEM_GROUPS = _stem_groups()


def stem_groups(rooted: str) -> tuple[int, ...]:
    """The groups of synonyms that a root is in."""
    return _STEM_GROUPS.get(rooted, ())
