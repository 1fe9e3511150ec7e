"""Spanish."""

from app.core.language.words import AgeWords, LanguageWords

_AGES = AgeWords(
    new=r"\b(?:[uú]ltim[oa]s? (?:noticias|novedades|hora|horas|datos|cifras|versi[oó]n|semanas?|mes(?:es)?|d[ií]as"
    r"|años?)|recientes?|recientemente|[uú]ltimamente|actual(?:es|mente)?|hoy|ayer|anoche"
    r"|est[ae] (?:semana|mes|año|mañana|tarde|noche)|la semana pasada|el mes pasado|ahora mismo|en la actualidad"
    r"|noticias|titulares|qu[eé] hay de nuevo|lo [uú]ltimo (?:de|sobre|en))\b",
    history=r"\b(?:historia|hist[oó]ric[oa]s?|siglos?|antig[uü]edad|edad media)\b|\bhace \d+ (?:años|décadas|siglos)\b",
    day=r"\bhoy\b|\besta (?:mañana|tarde|noche)\b|\b[uú]ltimas (?:24 )?horas\b",
    week=r"\besta semana\b|\b[uú]ltima semana\b|\b(?:ante)?ayer\b|\banoche\b|\b[uú]ltimos (?:(?:siete|7) )?d[ií]as\b",
    month=r"\beste mes\b|\b[uú]ltimo mes\b|\bla semana pasada\b|\b[uú]ltimas semanas\b|\b[uú]ltimos 30 d[ií]as\b",
    year=r"\beste año\b|\bel mes pasado\b|\brecientes?\b|\brecientemente\b|\b[uú]ltimamente\b"
    r"|\b[uú]ltim[oa]s? (?:versi[oó]n|modelos?|datos|cifras|noticias|novedades|actualizaci[oó]n)\b"
    r"|\blo [uú]ltimo (?:de|sobre|en)\b",
    long_past=r"\beste año\b|\bel mes pasado\b",
    news=r"\bnoticias\b|\btitulares\b|\b[uú]ltima hora\b|\bnovedades (?:del?|sobre|en)\b",
    not_news=r"qu[eé] son las noticias",
    names=r"\bhoy en d[ií]a\b|\bhasta hoy\b|\bagencias? de noticias\b|\bnoticias falsas\b|\bcanal de noticias\b"
    r"|\b(?:mundo|sociedad|j[oó]venes|niños|mujeres) de hoy\b",
    standing=r"\btiempo (?:en|hoy|mañana|har[aá]|hace)\b|\bclima\b|\bpron[oó]stico\b|\btemperaturas?\b"
    r"|\bqu[eé] (?:hora|d[ií]a)\b|\bhorarios?\b|\bfestivos?\b|\bferiados?\b|\babiert[oa]s? hoy\b",
    elsewhere=r"\bc[oó]mo (?:se|puedo|hacer|instalar|obtener|eliminar|calcular|encontrar)\b|\bletra de\b"
    r"|\btradu(?:cci[oó]n|cir)\b|\bqu[eé] significa\b|\bsignificado de\b|\bsin[oó]nimos?\b"
    r"|\b(?:usados|abiertos|eliminados) recientemente\b",
    past=r"\b(?:historia|hist[oó]ric[oa]s?|siglos?|antig[uü]edad|edad media)\b|\bhace \d+ (?:años|décadas|siglos)\b"
    r"|\bel año pasado\b|\b\d{1,2} de (?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)[a-z]*\b",
)
WORDS = LanguageWords(
    code="es",
    name="Spanish",
    own_name="español",
    region="ES",
    articles="el la los las un una unos unas o a",
    stop="""
    al algo algún alguna algunas alguno algunos ante antes aquel aquella aquellas aquellos así aun aún aunque bajo
    bien cada casi como cómo con contra cual cuál cuales cuáles cualquier cuando cuándo cuanta cuánta cuanto cuánto
    cuantos cuántos cuantas cuántas cuyo de debe debo del desde donde dónde durante e él ella ellas ellos en entre
    era eran eres es esa esas ese eso esos esta está estaba están estar estas este esto estos estoy fue fueron ha
    había habrá hace hacer hacia han hasta hay he hubo le les lo más me mi mientras mis mucha mucho muchos muy nada
    ni no nos nosotros nuestra nuestro os otra otras otro otros para pero poco podría por porque pudo puede pueden
    puedes puedo pues que qué quien quién quienes quiénes se sea según ser será si sí sido sin sino sobre son soy su
    sus también tan tanto te tenemos tener tengo ti tiene tienen todo todos tu tú tus usted ustedes va vamos van y
    ya yo favor
    """,
    frequent="""
    hoy ayer mañana tiempo clima noticias última últimas último últimos actual actuales precio precios cuesta
    cuestan costo significado significa diferencia explica explicar historia capital población presidente ministro
    ciudad país gente año años viejo largo alto grande rápido funciona funcionar encontrar comprar abierto horario
    hora horas primer primero primera nuevo nueva nuevos receta aprender escribir ayuda pasó pasa ganó ganar
    elección elecciones guerra causa causas síntomas tratamiento mejor mejores barato barata comparación opiniones
    impuesto impuestos ley seguro alquiler pensión semana mes meses día días resultado resultados partido película
    canción letra ejemplo ejemplos calcular instalar descargar paro inflación pensiones reciente recientes versión
    sirve saber quiero mundo anoche anteayer novedades titulares
    """,
    letters="ñ¿¡áéíóú",
    endings="ción ciones sión dad dades miento mientos",
    telling="el los las y en del una es por con para que se su como fue más al también",
    uncertain="Lo que es incierto",
    not_found="Lo que no se encontró",
    abbreviations="""
    Sr Sra Sres Sras Srta Dra Dres Ud Uds Vd Vds Lic Ing Arq Pbro Mons Rdo Rvdo Sto Sta Avda Av Gral Cía Excmo Excma
    Ilmo p._ej EE._UU a._C d._C
    """,
    before_numbers="núm Núm pág págs cap caps vol tel aprox ene abr dic",
    decimal_comma=True,
    months="""
    enero ene|febrero feb|marzo|abril abr|mayo|junio|julio|agosto ago|septiembre setiembre sept|octubre oct|
    noviembre nov|diciembre dic
    """,
    scales="""
    mil_millones=1e9 mil=1e3 millón=1e6 millones=1e6 millardo=1e9 billón=1e12 billones=1e12 docena=12 docenas=12
    """,
    percent=r"por ciento\b|puntos? porcentual(?:es)?\b",
    units="""
    metre=metro,metros kilometre=kilómetro,kilómetros mile=milla,millas foot=pie,pies inch=pulgada,pulgadas
    cm=centímetro,centímetros mm=milímetro,milímetros kg=kilogramo,kilogramos,kilo,kilos gram=gramo,gramos
    tonne=tonelada,toneladas pound=libra,libras second=segundo,segundos minute=minuto,minutos hour=hora,horas
    day=día,días week=semana,semanas month=mes,meses year=año,años decade=década,décadas century=siglo,siglos
    hectare=hectárea,hectáreas dollar=dólar,dólares euro=euro,euros
    """,
    negations=r"no|nunca|jamás|sin|ningún|ningun[oa]|nadie|tampoco|ni|neg(?:[oó]|aron)|rechaz(?:[oó]|aron)",
    harmless=r"no s[oó]lo|no solamente|no [uú]nicamente|no obstante|sin embargo|sin (?:lugar a )?dudas?|no más de"
    r"|no menos de",
    called_false=r"\b(?:es fals[oa]|falsa noticia|noticia falsa|bulo|desmentid[oa]s?|un mito"
    r"|no es (?:cierto|verdad))\b",
    antonyms="""
    aumenta aumentó aumento sube subió subida crece creció crecimiento más superior
    /disminuye disminuyó baja bajó bajada cae cayó caída desciende descendió menos inferior
    gana ganó victoria/pierde perdió derrota
    aprobó aprobado aprueba aceptó autorizó/rechazó rechazado prohibió prohibido vetó
    beneficio superávit/pérdida pérdidas déficit
    empezó comenzó abrió inicio/terminó acabó cerró fin
    norte/sur
    este_de/oeste_de
    """,
    speech=r"¡?(?:hola|buenos días|buenas|claro(?=[,.:;!]| que sí)|por supuesto|de acuerdo(?=[,.!])|gracias"
    r"|lo siento|lamento|perd[oó]n|disculp[ae]|lamentablemente,? no|yo(?!-)"
    r"|(?:te|le) (?:explico|recomiendo|sugiero|cuento|muestro|dejo|presento|resumo|puedo|ayudo|aconsejo|agradezco)"
    r"|(?:no )?(?:puedo|encontré|he (?:encontrado|buscado|podido|consultado)|dispongo|entiendo|comprendo)|no tengo"
    r"|aquí (?:está|están|tienes|tiene)|si (?:lo )?(?:quieres|quiere|necesitas|necesita|deseas|desea|prefieres"
    r"|prefiere)|espero|en resumen|a continuación|quieres|quiere|desea|permíteme|permítame|déjame|dime|dígame"
    r"|avísame|avíseme|quedo a (?:tu|su)|puedes|puede usted|no dudes?)\b",
    about_sources=r"\b(?:fuentes?|resultados de (?:la )?búsqueda|documentos?|pasajes?)\b.{0,80}\b(?:no"
    r"|ningun[oa]|ningún|nada"
    r"|ni)\b|\b(?:ninguna|ningún|no)\b.{0,40}\b(?:fuentes?|resultados de (?:la )?búsqueda|documentos?)\b",
    now=r"\b(?:actual(?:es|mente)?|en la actualidad|hoy en día|hoy|ahora mismo|hasta la fecha|hasta ahora"
    r"|en (?:este momento|estos momentos)|por (?:el momento|ahora)"
    r"|este año|este mes"
    r"|esta semana|más recientes?)\b",
    dated=r"\b(?:en|desde|hasta|al?|del?|el|para|durante) (?:(?:el )?año |"
    r"(?:principios|comienzos|mediados|finales|fines) de )?(?:\d{1,2} de )?DATE\b",
    began=r"\b(?:fundad[oa]|cread[oa]|nacid[oa]|nació|construid[oa]|abiert[oa]|inaugurad[oa]|desde)"
    r" (?:en |el )?(?:\d{1,2} de )?DATE\b",
    ages=_AGES,
)
