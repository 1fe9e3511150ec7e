"""How common an English word is: stems by rank, as counted in 2461 pieces of news, forum and reference pages."""

import math

_BY_RANK = """
the to and of in for is with that on it are this as or from can you be an by mor at hav your but not all one tim if
mak lik up also has what will when they which their we new how need other about out get so use work ther into som was
than thes help its includ most our do year no just offer whil only them who way tak over look best start been com
provid experienc want set any her first even wher may well through after featur using design many now such peopl two
every support creat find learn my business bas system day data each high befor thos would chang know right build see
wer good both without could had then company long keep servic focus still plan full said process market much option us
back different tool hom becaus sam should run stat he allow thing call own top feel say used world go cost end between
pric performanc better part free down user lif show great power cas think result follow level product typ test real
model team platform very key being giv around let mad his improv off liv why requir mean might next plac important
small increas customer quality technology hour last ad dur often point spac exampl month three easy ensur mov shar
list ai week onlin found understand add reduc however rat doe across valu consider me few availabl becom content open
whether car information report less specific within control project cours review lot program advanc going read try
guid sav futur term simpl step group access lead check detail pro play today choos someth gam grow multipl benefit
sinc larg rang brand alway built updat nam strategy bring too question cover approach area singl ask research practic
standard another really sourc management machin health industry goal water basic professional big issu cod sur expect
problem siz solution buy hand number form deliver post manag train sit instead app lov onc video risk track limit unit
stay non under minut connect digital choic put clear challeng return pay bit turn potential littl resourc second per
reach impact enhanc everyth possibl decision handl scal already lin devic light softwar order talk fast reason low
continu body sid exist event structur study did media insight budget complet search enabl deal security essential serv
local higher expert fit application personal hous sal meet enough remain never condition task writ abl function
network compar likely idea driv organization websit must maintain client stor public family individual money several
current material activity effect googl leav environment styl story social charg matter yet self don interest
especially old rol tip though account plus major email away ready develop pag version effectiv development purchas
releas perfect student far additional view explor common skill against policy uniqu produc main got recommend country
four happen faster cor select ever smart below center begin link book longer early method opportunity fac avoid head
demand integrat fix job extra custom offic among accord clean room various popular cut human identify phon lower
depend along weight mind together tell friendly investment traditional sound cloud visit stand trend analytic involv
growth ability favorit actually global wid mobil community record display speed answer caus clos due told strong short
past energy directly city worth travel element deep action million doing person stop quickly web she pick american
gain perform either later further break yourself significant fact match watch capability am optimiz production rather
color effort present similar sery general relat address enterpris variety amount shop abov food black imag modern
given yes battery receiv financial easily pattern storag seem latest switch addition larger least schedul success suit
total leader powerful monitor decid left combin driven achiev dat location trust thought win until appear via tech co
entir anyth implement again operation hard season drop averag factor item generat class kind setup usually night
efficient shap certain rul fil differenc tabl almost sign suggest launch analysis whol measur partner spend inch
contact languag seen articl beyond believ party text overall field card complex exactly recent balanc remember multi
engag shift known host statement university forc premium thank rest him half appl secur age regular smaller friend fiv
employee natural everyon typically improvement techniqu knowledg packag easier apply defin beginner pull prepar led
upgrad operat toward prevent lack miss third sens someon sleep act advantag word behind although member pack concern
associat exercis quick excellent personaliz hit air whit engineer music expensiv comfortabl eat hold highly protect
hop screen consumer leverag simply stress president campaign los selection agency stream star final publish fill send
physical enjoy comfort click daily useful load developer requirement york join anyon claim wait request extend
introduc connection efficiency component integration ideal remov comprehensiv engin finish pass stag school necessary
front behavior hot direct solid functionality history push adjust determin property insid throughout trip target http
reliabl expand creativ generally estimat tru touch walk paid rais mix block surpris art coffee scienc section sell mod
respons con attention trad special took sometim fall discover particularly saf explain moment automat hear evolv
workflow teach coverag credit previous flexibility infrastructur blog critical journey insuranc currently announc
comment recently land forward situation format earlier soon manager prefer fail engagement captur outcom six safety
camera protection automatically invest visual bar aim ground parent particular piec commercial audienc landscap flow
tailor government provider despit category cup spot heart generation replac row els patient strategic colleg complianc
seo messag goe eliminat red ton respond tuesday career player pair amazon layout hardwar customiz master fee pretty
analyz transform ahead ago boost temperatur cam international position firm fir original describ consistent memory
affect scor etc optimization manual concept itself near period earn technical instanc speak affordabl founder quit
region ris progress nois adapt graphic recommendation count document pleas surfac button box healthy inform financ
medical successful grad volum re cycl wall monday billion strength national fin heat computer stock channel nearly
outsid worry plant movement privat interfac coupl dynamic path seek context carry thousand loss cross official session
revenu probably rank scientist subject listen contain evaluat specializ expertis effectively lost roll struggl entry
reality fund tv delivery reflect collection wireless fully eas crucial written dedicat align aspect smooth audio zero
signal topic edg evidenc hir finally profil tast communication significantly education highlight referenc cool
establish interview super activ payment relationship edit fun press degree equipment ecosystem wir prioritiz owner
asset flexibl interaction fresh mark tax former driver shot mid completely excit internal innovation navigat workout
bed agent vary foundation filter trump november pac chanc trial usb march doubl mayb advic mention comput award
optional drink treatment certificat arm whatever min photo plat intelligenc encourag alternativ inspir specifically
window capacity vs internet purpos additionally map shown separat id traffic titl represent occur max contribut stuff
complexity accessibl stabl relevant kitchen print homeowner biggest john implementation conversation initial staff
welcom eye classic happy decad fuel lesson bank default dream green supply figur div instruction expectation sort
library refer automation dimension python wrong vehicl electric install largest slow themselv organiz wrot natur
children emerg root round began gather enter wast reveal diseas nativ menu promis lat damag sport seat port nic road
reduction noth positiv notic feedback board remot background cannot routin documentation treat accurat competitiv
valuabl primary indicat hug bad accept blu repair presenc man appeal pictur bluetooth lifestyl empower virtual mission
candidat auto compact analyst voic difficult south department dry restaurant express stick feed layer maker recogniz
ingredient soft headphon discuss modul architectur practical gon server station mount alon ship pressur collect
slightly streamlin author object maximum monthly bill hr introduction depth teacher rich lightweight commit tun stack
description log de weather keyboard download helpful resolution cultur sensor mental talent interactiv framework
fitness beat january europ capital park michael death realiz moon distinct metric decreas incom command subscription
expens regard fram pre unlik import mechanism tend promot maintenanc din error keyword api templat familiar street
construction exchang rely spent fan annual portabl adult delay regularly central ultra net processor designer hundr
guest heavy craft frequently visibility bug jump steel extensiv podcast creator meditation percent proof north jam
executiv arriv dashboard otherwis facebook prompt serious law deploy direction regulation assessment preferenc
smartphon collaboration taken california manufacturer doctor output minimiz customizabl scalabl audit databas durabl
attempt guidanc actual startup ticket band confidenc went warn nasa researcher anti older director solv san rent aid
conduct coach spec broad transaction dollar morn status greater contract divers algorithm connectivity meal seamless
nod lean intuitiv transparency versatil emergency door floor federal index tri fight convert war assess cabl
operational beautiful importanc instagram spread economic china legal weekly consult summary scop relatively truly
amaz customization robust plenty normal draw string tag cell sustainabl consum usag remodel massiv overwhelm september
cash configuration breath saw distanc accelerat eventually flight young worker meaningful contrast felt officer meant
held forget innovativ organic carbon onboard label tap straight execut attribut certifi availability replacement mic
completion query linux majority
"""
_RANKS = {word: rank for rank, word in enumerate(_BY_RANK.split(), start=1)}
RARE = 6.0


def rarity(stem: str) -> float:
    """0.3 for the commonest stems up to 4.4 for the rarest known, `RARE` for one that is not known.

    A fit to ln(pieces / pieces with the stem) of the same count.
    """
    rank = _RANKS.get(stem)
    return RARE if rank is None else max(0.3, 0.9 * math.log(rank) - 2.25)


def is_common(stem: str) -> bool:
    return stem in _RANKS
