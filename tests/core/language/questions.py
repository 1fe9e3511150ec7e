"""Short questions as people type them, written by hand for these tests; some are only a few words."""

QUESTIONS: dict[str, str] = {
    "en": """
what is the capital of Australia
how tall is the Eiffel Tower
Who won the 2022 World Cup?
why is the sky blue
best budget laptop for students
weather in Chicago tomorrow
when did the Berlin Wall fall
how do I reset my router
difference between TCP and UDP
is coffee bad for you
What are the symptoms of iron deficiency?
latest news about the Fed interest rate
how much does a Tesla Model 3 cost
what does "Schadenfreude" mean
explain quantum entanglement simply
can dogs eat grapes
Which countries are in the EU?
how to convert pdf to word
who is the president of Mexico
what time is it in Tokyo
Does aspirin interact with ibuprofen?
history of the Roman Empire
how long to boil an egg
top universities in Germany
Is Der Spiegel a reliable source?
What is La Liga?
Los Angeles weather today
how many people live in São Paulo
tell me about the Treaty of Versailles
write a haiku about autumn
should I learn Rust or Go
what happened to Credit Suisse
how does mRNA vaccine work
population of Nigeria in 2024
when is the next solar eclipse
What does 你好 mean?
why did Rome fall?
are there any side effects of melatonin
where can I watch Das Boot
who wrote Don Quijote de la Mancha
""",
    "de": """
Was ist die Hauptstadt von Australien?
wie hoch ist der Eiffelturm
Wer hat die WM 2022 gewonnen?
warum ist der Himmel blau
bester Laptop für Studenten
Wetter in Hamburg morgen
wann fiel die Berliner Mauer
Wie setze ich meinen Router zurück
Unterschied zwischen TCP und UDP
ist Kaffee ungesund
Welche Symptome hat Eisenmangel?
neueste Nachrichten zum Leitzins der EZB
wie viel kostet ein Tesla Model 3
was bedeutet "serendipity"
erkläre Quantenverschränkung einfach
dürfen Hunde Trauben essen
Welche Länder sind in der EU?
pdf in word umwandeln
wer ist Bundeskanzler
wie spät ist es in Tokio
Darf man Aspirin mit Ibuprofen nehmen?
Geschichte des Römischen Reiches
wie lange muss ein Ei kochen
beste Universitäten in Deutschland
Mietpreisbremse Berlin aktuell
Rentenerhöhung 2026
Steuererklärung Frist
wie viele Einwohner hat München
Erzähl mir etwas über den Versailler Vertrag
Schreib ein Gedicht über den Herbst
soll ich Rust oder Go lernen
was ist mit der Credit Suisse passiert
Wie funktioniert ein mRNA-Impfstoff?
Bevölkerung Nigerias im Jahr 2024
wann ist die nächste Sonnenfinsternis
Was heißt 你好 auf Deutsch?
Wo kann ich The Office sehen
Bürgergeld beantragen
gibt es Nebenwirkungen von Melatonin
Öffnungszeiten Louvre
""",
    "fr": """
Quelle est la capitale de l'Australie ?
quelle est la hauteur de la tour Eiffel
Qui a gagné la Coupe du monde 2022 ?
pourquoi le ciel est bleu
meilleur ordinateur portable pour étudiant
météo Lyon demain
quand est tombé le mur de Berlin
comment réinitialiser ma box
différence entre TCP et UDP
le café est-il mauvais pour la santé
Quels sont les symptômes d'une carence en fer ?
dernières nouvelles sur les taux de la BCE
combien coûte une Tesla Model 3
que veut dire "Schadenfreude"
explique l'intrication quantique simplement
les chiens peuvent-ils manger du raisin
Quels pays font partie de l'UE ?
convertir un pdf en word
qui est le président du Mexique
quelle heure est-il à Tokyo
Peut-on prendre de l'aspirine avec de l'ibuprofène ?
histoire de l'Empire romain
combien de temps pour cuire un œuf
meilleures universités en Allemagne
prix de l'essence aujourd'hui
réforme des retraites
déclaration d'impôts date limite
combien d'habitants à Marseille
parle-moi du traité de Versailles
écris un poème sur l'automne
dois-je apprendre Rust ou Go
qu'est-il arrivé à Credit Suisse
Comment fonctionne un vaccin à ARN messager ?
population du Nigeria en 2024
c'est quand la prochaine éclipse solaire
Que signifie 你好 ?
où regarder The Office
taux de chômage en France
y a-t-il des effets secondaires avec la mélatonine
horaires du Louvre
""",
    "es": """
¿Cuál es la capital de Australia?
cuánto mide la torre Eiffel
¿Quién ganó el Mundial de 2022?
por qué el cielo es azul
mejor portátil para estudiantes
tiempo en Sevilla mañana
cuándo cayó el muro de Berlín
como reiniciar mi router
diferencia entre TCP y UDP
es malo el café
¿Cuáles son los síntomas de la falta de hierro?
últimas noticias sobre los tipos de interés del BCE
cuanto cuesta un Tesla Model 3
qué significa "Schadenfreude"
explica el entrelazamiento cuántico de forma sencilla
pueden los perros comer uvas
¿Qué países están en la UE?
convertir pdf a word gratis en línea
quien es el presidente de México
qué hora es en Tokio
¿Se puede tomar aspirina con ibuprofeno?
historia del Imperio romano
cuánto tiempo se cuece un huevo
mejores universidades de Alemania
precio de la luz hoy
subida de las pensiones
plazo declaración de la renta
cuántos habitantes tiene Bogotá
háblame del Tratado de Versalles
escribe un poema sobre el otoño
debería aprender Rust o Go
qué pasó con Credit Suisse
¿Cómo funciona una vacuna de ARN mensajero?
población de Nigeria en 2024
cuando es el próximo eclipse solar
¿Qué significa 你好?
dónde ver The Office
tasa de paro en España
hay efectos secundarios de la melatonina
que es la inflacion
""",
    "pt": """
Qual é a capital da Austrália?
qual a altura da torre Eiffel
Quem ganhou a Copa do Mundo de 2022?
por que o céu é azul
melhor notebook para estudantes
previsão do tempo em Curitiba amanhã
quando caiu o muro de Berlim
como resetar meu roteador
diferença entre TCP e UDP
café faz mal
Quais são os sintomas da falta de ferro?
últimas notícias sobre a taxa Selic
quanto custa um Tesla Model 3
o que significa "Schadenfreude"
explique o emaranhamento quântico de forma simples
cachorro pode comer uva
Quais países fazem parte da União Europeia?
converter pdf em word grátis
quem é o presidente do México
que horas são em Tóquio
Posso tomar aspirina com ibuprofeno?
história do Império Romano
quanto tempo cozinhar um ovo
melhores universidades da Alemanha
preço da gasolina hoje
reforma da aposentadoria
prazo da declaração do imposto de renda
quantos habitantes tem Salvador
me fale sobre o Tratado de Versalhes
escreva um poema sobre o outono
devo aprender Rust ou Go
o que aconteceu com o Credit Suisse
Como funciona uma vacina de RNA mensageiro?
população da Nigéria em 2024
quando é o próximo eclipse solar
O que significa 你好?
onde assistir The Office
taxa de desemprego no Brasil
há efeitos colaterais da melatonina
qual e a inflacao atual
""",
    "ja": """
オーストラリアの首都はどこですか
エッフェル塔の高さは
2022年のワールドカップで優勝したのはどこ？
空はなぜ青いのか
学生におすすめのノートパソコン
明日の大阪の天気
ベルリンの壁はいつ崩壊した
ルーターのリセット方法
TCPとUDPの違い
コーヒーは体に悪い？
鉄分不足の症状は何ですか
日銀の金利 最新ニュース
テスラ モデル3の値段
「Schadenfreude」の意味
量子もつれを簡単に説明して
犬はぶどうを食べてもいい？
EU加盟国
PDFをWordに変換する方法
メキシコの大統領は誰
東京は今何時
アスピリンとイブプロフェンは併用できる？
ローマ帝国の歴史
ゆで卵は何分
ドイツの大学ランキング
ガソリン価格 今日
年金 受給額 引き上げ
確定申告 期限
横浜市の人口
ヴェルサイユ条約について教えて
秋の俳句を書いて
RustとGoどっちを学ぶべき
クレディ・スイスに何があった
mRNAワクチンの仕組み
日食 次はいつ
你好の意味
東京 天気
円相場
首相 年齢 経歴
失業率 推移
メラトニンの副作用
""",
    "ko": """
호주의 수도는 어디인가요
에펠탑 높이
2022년 월드컵 우승국은?
하늘은 왜 파란가요
대학생 노트북 추천
내일 부산 날씨
베를린 장벽은 언제 무너졌나
공유기 초기화 방법
TCP와 UDP 차이
커피는 몸에 나쁜가요?
철분 부족 증상이 뭐예요
한국은행 기준금리 최신 뉴스
테슬라 모델 3 가격
"Schadenfreude" 뜻
양자 얽힘을 쉽게 설명해 줘
강아지가 포도 먹어도 되나요
EU 회원국
PDF를 워드로 변환하는 법
멕시코 대통령은 누구
도쿄 지금 몇 시
아스피린과 이부프로펜 같이 먹어도 되나요
로마 제국의 역사
계란 삶는 시간
독일 대학 순위
오늘 휘발유 가격
국민연금 인상
연말정산 기간
인천 인구
베르사유 조약에 대해 알려줘
가을에 대한 시를 써 줘
Rust와 Go 중에 뭘 배워야 할까
크레디트스위스에 무슨 일이 있었나
mRNA 백신 원리
다음 일식은 언제
你好 뜻
The Office 어디서 볼 수 있어
실업률 추이
멜라토닌 부작용
환율
루브르 박물관 운영 시간
""",
    "zh-Hans": """
澳大利亚的首都是哪里
埃菲尔铁塔有多高
2022年世界杯冠军是谁？
天空为什么是蓝色的
适合学生的笔记本电脑推荐
明天上海天气怎么样
柏林墙是什么时候倒塌的
怎么重置路由器
TCP和UDP的区别
喝咖啡对身体有害吗
缺铁有哪些症状
美联储利率最新消息
特斯拉Model 3多少钱
“Schadenfreude”是什么意思
简单解释一下量子纠缠
狗能吃葡萄吗
欧盟有哪些国家
PDF怎么转Word
墨西哥总统是谁
东京现在几点
阿司匹林能和布洛芬一起吃吗
罗马帝国的历史
鸡蛋要煮多久
德国大学排名
今日油价
养老金上调
个人所得税申报时间
深圳有多少人口
介绍一下凡尔赛条约
写一首关于秋天的诗
该学Rust还是Go
瑞士信贷发生了什么
mRNA疫苗的原理
下一次日食是什么时候
在哪里看老友记
iPhone 16 多少钱
失业率
褪黑素有副作用吗
卢浮宫开放时间
长城有多长
""",
    "zh-Hant": """
澳洲的首都是哪裡
艾菲爾鐵塔有多高
2022年世界盃冠軍是誰？
天空為什麼是藍色的
適合學生的筆電推薦
明天臺北天氣如何
柏林圍牆什麼時候倒塌
怎麼重設路由器
TCP和UDP的差別
喝咖啡對身體有害嗎
缺鐵有哪些症狀
聯準會利率最新消息
特斯拉Model 3多少錢
「Schadenfreude」是什麼意思
簡單解釋一下量子糾纏
狗可以吃葡萄嗎
歐盟有哪些國家
PDF怎麼轉Word
墨西哥總統是誰
東京現在幾點
阿斯匹靈能和布洛芬一起吃嗎
羅馬帝國的歷史
雞蛋要煮多久
德國大學排名
今日油價
勞保年金調漲
綜合所得稅申報期限
高雄有多少人口
介紹一下凡爾賽條約
寫一首關於秋天的詩
該學Rust還是Go
瑞士信貸發生了什麼事
mRNA疫苗的原理
下一次日食是什麼時候
在哪裡看六人行
iPhone 16 多少錢
失業率
褪黑激素有副作用嗎
羅浮宮開放時間
長城有多長
""",
}


def questions() -> list[tuple[str, str]]:
    """(code of the language, question)"""
    return [(code, line) for code, lines in QUESTIONS.items() for line in lines.strip().splitlines()]
