"""Portuguese, as it is written in Brazil; most of it holds for Portugal as well."""

from app.core.language.words import AgeWords, LanguageWords

_AGES = AgeWords(
    new=r"\b(?:[uú]ltim[oa]s? (?:not[ií]cias|novidades|horas|dados|vers[aã]o|semanas?|m[eê]s|meses|dias|anos?)"
    r"|recentes?|recentemente|ultimamente|atual(?:mente)?|atuais|actual(?:mente)?|hoje|ontem"
    r"|[nd]?es[ts][ae] (?:semana|m[eê]s|ano|manh[aã]|noite)|semana passada|m[eê]s passado|no momento|agora mesmo"
    r"|not[ií]cias?|manchetes|o que h[aá] de novo)\b",
    history=r"\b(?:hist[oó]ria|hist[oó]ric[oa]s?|s[eé]culos?|antiguidade|idade m[eé]dia)\b"
    r"|\bh[aá] \d+ (?:anos|d[eé]cadas|s[eé]culos)\b|\b\d+ anos atr[aá]s\b",
    day=r"\bhoje\b|\b[nd]?es[ts]a (?:manh[aã]|tarde|noite)\b|\b[uú]ltimas (?:24 )?horas\b",
    week=r"\b[nd]?es[ts]a semana\b|\b[uú]ltima semana\b|\b(?:ante)?ontem\b|\b[uú]ltimos (?:(?:sete|7) )?dias\b",
    month=r"\b[nd]?es[ts]e m[eê]s\b|\b[uú]ltimo m[eê]s\b|\bsemana passada\b"
    r"|\b[uú]ltimas semanas\b|\b[uú]ltimos 30 dias\b",
    year=r"\b[nd]?es[ts]e ano\b|\bm[eê]s passado\b|\brecentes?\b|\brecentemente\b|\bultimamente\b"
    r"|\b[uú]ltim[oa]s? (?:vers[aã]o|modelos?|dados|not[ií]cias|novidades|atualiza[cç][aã]o)\b",
    long_past=r"\b[nd]?es[ts]e ano\b|\bm[eê]s passado\b",
    news=r"\bnot[ií]cias\b|\bmanchetes\b|\bnovidades (?:sobre|d[eoa]s?|n[oa]s?|em)\b",
    not_news=r"o que s[aã]o not[ií]cias",
    names=r"\bhoje em dia\b|\bat[eé] hoje\b|\bag[eê]ncias? de not[ií]cias\b|\bnot[ií]cias falsas\b"
    r"|\b(?:mundo|sociedade|jovens|crian[cç]as|mulheres) de hoje\b",
    standing=r"\bprevis[aã]o do tempo\b|\btempo (?:em|hoje|amanh[aã])\b"
    r"|\bcomo (?:est[aá]|vai estar|fica) o tempo\b|\bclima\b|\btemperaturas?\b"
    r"|\bque (?:horas?|dia)\b|\bhor[aá]rios?\b|\bferiados?\b|\babert[oa]s? hoje\b",
    elsewhere=r"\bcomo (?:fazer|posso|se|instalar|obter|excluir|apagar|calcular|encontrar)\b|\bletra d[aeo]\b"
    r"|\btradu(?:[cç][aã]o|zir)\b|\bo que significa\b|\bsignificado d[aeo]\b|\bsin[oô]nimos?\b"
    r"|\b(?:usados|abertos|exclu[ií]dos|apagados) recentemente\b",
    past=r"\b(?:hist[oó]ria|hist[oó]ric[oa]s?|s[eé]culos?|antiguidade|idade m[eé]dia)\b"
    r"|\bh[aá] \d+ (?:anos|d[eé]cadas|s[eé]culos)\b|\b\d+ anos atr[aá]s\b|\bano passado\b"
    r"|\b\d{1,2} de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç]*\b",
)
WORDS = LanguageWords(
    code="pt",
    name="Portuguese",
    own_name="português",
    region="BR",
    articles="o a os as um uma uns umas",
    stop="""
    à às ao aos agora ainda algo algum alguma alguns antes após aquela aquelas aquele aqueles aquilo até através
    cada com como contra cuja da das de dela dele deles demais depois desde dessa desse desta deste deve do dos
    durante e é ela elas ele eles em entre era eram essa essas esse esses esta embora enquanto está estão estar
    estava estas este estes estou eu faz fazer foi for foram há havia hoje isso isto já lá lhe mais mas me menos
    mesmo meu meus minha minhas muita muito muitos na nada não nas nem nenhum nessa nesse nesta neste no nós nos
    nossa nosso num numa onde ou outra outras outro outros para pela pelas pelo pelos pode podem posso por porque
    porquê pois porém pra qual quais quando quanta quantas quanto quantos que quê quem são se seja sem sempre ser
    será seria seu seus sim sob sobre somos só sua suas também tão te tem têm tenho ter teu teve tinha toda todas
    todo todos tu tua vai vão você vocês vou
    """,
    frequent="""
    ontem amanhã tempo clima notícias notícia última últimas último últimos atual atuais preço preços custa custam
    custo significado significa diferença explicar explique história capital população presidente ministro cidade
    país pessoas ano anos velho comprido alto grande rápido funciona funcionar encontrar comprar aberto horário hora
    horas primeiro primeira novo nova novos receita aprender escrever erro ajuda aconteceu acontece ganhou ganhar
    eleição eleições guerra causa causas sintomas tratamento melhor melhores barato barata comparação opiniões
    imposto impostos lei seguro aluguel aposentadoria semana mês meses dia dias resultado resultados jogo filme
    música letra exemplo exemplos calcular instalar baixar desemprego inflação recente recentes fica serve mundo
    brasil anteontem manchetes novidades
    """,
    letters="ãõâêôàçáéíóú",
    endings="ção ções são dade dades mento mentos nça",
    telling="o os e da do em uma não com para que é foi no na dos das ao mais pelo",
    uncertain="O que é incerto",
    not_found="O que não foi encontrado",
    abbreviations="""
    Sr Sra Srs Sras Srta Dra Drs Exmo Exma Ilmo Ilma Profa Eng Pe Cel Gal Dep Sen Gov Sto Sta Cia Av séc p._ex a._C
    d._C
    """,
    before_numbers="pág págs cap caps vol tel núm aprox fev abr mai dez",
    decimal_comma=True,
    months="""
    janeiro jan|fevereiro fev|março|abril abr|maio|junho|julho|agosto|setembro|outubro|novembro nov|dezembro
    """,
    scales="""
    mil_milhões=1e9 mil=1e3 milhão=1e6 milhões=1e6 bilhão=1e9 bilhões=1e9 bi=1e9 mi=1e6 trilhão=1e12 trilhões=1e12
    tri=1e12 dúzia=12 dúzias=12
    """,
    percent=r"por cento\b|pontos? percentua(?:l|is)\b",
    units="""
    metre=metro,metros kilometre=quilômetro,quilômetros,quilómetro,quilómetros mile=milha,milhas foot=pé,pés
    inch=polegada,polegadas cm=centímetro,centímetros mm=milímetro,milímetros kg=quilograma,quilogramas,quilo,quilos
    gram=grama,gramas tonne=tonelada,toneladas pound=libra,libras second=segundo,segundos minute=minuto,minutos
    hour=hora,horas day=dia,dias week=semana,semanas month=mês,meses year=ano,anos decade=década,décadas
    century=século,séculos hectare=hectare,hectares dollar=dólar,dólares euro=euro,euros
    """,
    negations=r"não|nunca|jamais|sem|nenhum|nenhuma|ninguém|nem|tampouco|neg(?:ou|aram)|rejeit(?:ou|aram)",
    harmless=r"não s[oó]|não apenas|não somente|não unicamente|sem (?:sombra de )?dúvida|não mais (?:de|do) que"
    r"|não menos (?:de|do) que|não obstante",
    called_false=r"\b(?:é fals[oa]|notícia falsa|boato|desmentid[oa]s?|um mito|não é (?:verdade|verdadeir[oa]))\b",
    antonyms="""
    aumenta aumentou aumento sobe subiu alta cresce cresceu crescimento mais superior
    /diminui diminuiu cai caiu queda baixa baixou recua recuou menos inferior
    ganha ganhou vence venceu vitória/perde perdeu derrota
    aprovou aprovado aprova aceitou autorizou/rejeitou rejeitado proibiu proibido vetou
    lucro superávit/prejuízo perda perdas déficit
    começou iniciou abriu início/terminou acabou fechou fim
    norte/sul
    leste/oeste
    """,
    speech=r"(?:olá|oi|bom dia|boa (?:tarde|noite)|claro(?=[,.:;!]| que sim)|com certeza|obrigad[oa]|desculpe|lamento"
    r"|infelizmente,? (?:não|eu)|eu|aqui (?:está|estão|vai|vão)|se (?:você|quiser|precisar|desejar|preferir)"
    r"|caso (?:você|queira|precise|deseje|prefira)|espero|em resumo|a seguir|abaixo(?=[,:]| (?:est|seg|voc|há|apres))"
    r"|(?:não )?(?:posso|encontrei|entendi|consegui|consultei)|não tenho|deseja|gostaria|você|deixe-me"
    r"|(?:me )?avise(?:-me)?|fico à disposição|fique à vontade)\b",
    about_sources=r"\b(?:fontes?|resultados d[ae] (?:busca|pesquisa)|documentos?|trechos?)\b.{0,80}\b(?:não"
    r"|nenhuma?|nada|nem)\b"
    r"|\b(?:nenhuma?|não)\b.{0,40}\b(?:fontes?|resultados d[ae] (?:busca|pesquisa)|documentos?)\b",
    now=r"\b(?:atual(?:mente)?|atuais|hoje em dia|hoje|n(?:o|este) momento|por enquanto"
    r"|até (?:o momento|agora|hoje)|neste ano"
    r"|este ano|neste mês"
    r"|nesta semana|mais recentes?)\b",
    dated=r"\b(?:em|no|desde|até|de|durante|para) (?:(?:o )?ano de |(?:início|começo|meados|fim|final|fins) de )?"
    r"(?:\d{1,2} de )?DATE\b",
    began=r"\b(?:fundad[oa]|criad[oa]|nascid[oa]|nasceu|construíd[oa]|abert[oa]|inaugurad[oa]|desde)"
    r" (?:em )?(?:\d{1,2} de )?DATE\b",
    ages=_AGES,
)
