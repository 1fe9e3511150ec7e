<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AbilitiesEditor</name>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Busca do próprio modelo</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Contexto (tokens)</translation>
    </message>
    <message>
        <source>Auto ({what})</source>
        <translation>Auto ({what})</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Auto (unknown)</source>
        <translation>Auto (desconhecido)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Citewise</source>
        <translation>Sobre o Citewise</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novidades</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>A desktop chat client whose answers rest on sources you can check.</source>
        <translation>Um cliente de chat para desktop cujas respostas se apoiam em fontes que você pode verificar.</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Licença: {licence}</translation>
    </message>
    <message>
        <source>Built with Qt {version} and PySide6 (LGPL 3); pages are drawn by Qt WebEngine (Chromium).</source>
        <translation>Feito com Qt {version} e PySide6 (LGPL 3); as páginas são exibidas pelo Qt WebEngine (Chromium).</translation>
    </message>
    <message numerus="yes">
        <source>What&apos;s new: %n change(s)</source>
        <translation>
            <numerusform>Novidades: %n alteração</numerusform>
            <numerusform>Novidades: %n alterações</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>see its own files</source>
        <translation>veja os arquivos dele</translation>
    </message>
    <message>
        <source>The full texts are in {folder}</source>
        <translation>Os textos completos estão em {folder}</translation>
    </message>
</context>
<context>
    <name>AddNote</name>
    <message>
        <source>Add a note</source>
        <translation>Adicionar nota</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Enter the text of the note.</source>
        <translation>Digite o texto da nota.</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add a web page</source>
        <translation>Adicionar página da web</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Invalid web address.</source>
        <translation>Endereço da web inválido.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>AddressSection</name>
    <message>
        <source>Serve the local API</source>
        <translation>Ativar a API local</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Address for other programs</source>
        <translation>Endereço para outros programas</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar endereço</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
</context>
<context>
    <name>AnswerNotifier</name>
    <message>
        <source>Answer ready</source>
        <translation>Resposta pronta</translation>
    </message>
    <message>
        <source>Answer ready: {title}</source>
        <translation>Resposta pronta: {title}</translation>
    </message>
</context>
<context>
    <name>AnswerTools</name>
    <message>
        <source>Find sources for or against: “{sentence}”</source>
        <translation>Encontre fontes a favor ou contra: “{sentence}”</translation>
    </message>
    <message>
        <source>There is no passage to check.</source>
        <translation>Não há trecho para verificar.</translation>
    </message>
    <message>
        <source>Asking {model}…</source>
        <translation>Consultando {model}…</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Scales the whole window. Ctrl with the mouse wheel does so anywhere.</source>
        <translation>Amplia ou reduz tudo na janela. Ctrl com a roda do mouse faz isso em qualquer lugar.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Área de trabalho</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Ler em voz alta</translation>
    </message>
</context>
<context>
    <name>ArchiveSection</name>
    <message>
        <source>Keep the web pages that answers are based on</source>
        <translation>Guardar as páginas da web em que as respostas se baseiam</translation>
    </message>
    <message>
        <source>Each page is kept as it was read, so that it can still be shown when it has changed or is gone. Each conversation can choose otherwise (search menu, This conversation). Never for private conversations.</source>
        <translation>Cada página é guardada como foi lida, para que possa ser vista mesmo depois de mudar ou sair do ar. Cada conversa pode ter outra opção (menu de busca, Esta conversa). Nunca em conversas privadas.</translation>
    </message>
    <message>
        <source>Maximum size (the oldest pages are deleted first)</source>
        <translation>Tamanho máximo (as páginas mais antigas são excluídas primeiro)</translation>
    </message>
    <message>
        <source>Delete kept pages…</source>
        <translation>Excluir páginas guardadas…</translation>
    </message>
    <message>
        <source>Kept pages: {count}, {size}</source>
        <translation>Páginas guardadas: {count}, {size}</translation>
    </message>
    <message>
        <source>No pages are kept yet.</source>
        <translation>Ainda não há páginas guardadas.</translation>
    </message>
    <message>
        <source>Delete all kept pages? Answers, sources and passages stay. This cannot be undone.</source>
        <translation>Excluir todas as páginas guardadas? Respostas, fontes e trechos permanecem. Isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Excluindo…</translation>
    </message>
    <message>
        <source>The kept pages were deleted.</source>
        <translation>As páginas guardadas foram excluídas.</translation>
    </message>
</context>
<context>
    <name>ArchivedPageController</name>
    <message>
        <source>The kept page is no longer there.</source>
        <translation>A página guardada não existe mais.</translation>
    </message>
</context>
<context>
    <name>ArchivedPageWindow</name>
    <message>
        <source>Kept page</source>
        <translation>Página guardada</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>Não foi possível gravar {file}. Escolha outro local.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Salvo: {file}</translation>
    </message>
    <message>
        <source>Save copy</source>
        <translation>Salvar cópia</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Save copy…</source>
        <translation>Salvar cópia…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Read on {moment}</source>
        <translation>Lida em {moment}</translation>
    </message>
    <message>
        <source>Shown without network and scripts: pictures and styles that were not kept are missing.</source>
        <translation>Exibida sem rede e sem scripts: imagens e estilos que não foram guardados não aparecem.</translation>
    </message>
    <message>
        <source>Shown as text. Save a copy to open the file itself.</source>
        <translation>Exibida como texto. Salve uma cópia para abrir o próprio arquivo.</translation>
    </message>
    <message>
        <source>There is no text in this page.</source>
        <translation>Não há texto nesta página.</translation>
    </message>
</context>
<context>
    <name>AssistantDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>New assistant</source>
        <translation>Novo assistente</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (cópia)</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” foi excluído.</translation>
    </message>
    <message>
        <source>“{name}” is as the template has it.</source>
        <translation>“{name}” voltou ao conteúdo do modelo pronto.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Assistentes</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modelos prontos</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>An assistant is a system prompt under a name, with a model, web search and more of its own. Choose one when you begin a conversation, or in its header.</source>
        <translation>Um assistente é um prompt de sistema com nome, que pode ter modelo, busca na web e outras opções próprias. Escolha um ao começar uma conversa ou no cabeçalho dela.</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nova conversa</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Reset to template</source>
        <translation>Restaurar modelo pronto</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>AssistantFiles</name>
    <message>
        <source>neither a name nor a prompt</source>
        <translation>sem nome nem prompt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danificado</translation>
    </message>
    <message>
        <source>too many at once</source>
        <translation>itens demais de uma vez</translation>
    </message>
    <message>
        <source>its model {model}, which is not set up here: as in settings</source>
        <translation>o modelo {model}, que não está configurado aqui: vale o das configurações</translation>
    </message>
    <message>
        <source>the end of its prompt, which is too long</source>
        <translation>o fim do prompt, longo demais</translation>
    </message>
    <message>
        <source>greeting and suggested questions</source>
        <translation>saudação e perguntas sugeridas</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>bases de conhecimento</translation>
    </message>
    <message>
        <source>plugins and tools</source>
        <translation>plugins e ferramentas</translation>
    </message>
    <message>
        <source>its picture, which is no emoji</source>
        <translation>a imagem, que não é um emoji</translation>
    </message>
    <message>
        <source>example messages</source>
        <translation>mensagens de exemplo</translation>
    </message>
    <message>
        <source>the number of earlier messages</source>
        <translation>o número de mensagens anteriores</translation>
    </message>
    <message>
        <source>{file} cannot be opened, or is damaged.</source>
        <translation>{file} não pode ser aberto ou está danificado.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of assistants.</source>
        <translation>{file} é grande demais para um arquivo de assistentes.</translation>
    </message>
    <message>
        <source>{file} is no JSON. Choose the .json file that the other program exported, or its backup.</source>
        <translation>{file} não é JSON. Escolha o arquivo .json que o outro programa exportou, ou o backup dele.</translation>
    </message>
    <message>
        <source>{file} holds no assistants. Citewise reads its own files, agents of Cherry Studio and of LobeChat.</source>
        <translation>{file} não contém assistentes. O Citewise lê os próprios arquivos e os agentes do Cherry Studio e do LobeChat.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Citewise. Update to read it.</source>
        <translation>{file} foi gravado por uma versão mais nova do Citewise. Atualize para lê-lo.</translation>
    </message>
    <message>
        <source>Left out: {reasons}</source>
        <translation>Deixado de fora: {reasons}</translation>
    </message>
    <message>
        <source>knowledge bases that are missing here or not unique: {names}</source>
        <translation>bases de conhecimento que faltam aqui ou têm nome repetido: {names}</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Search and knowledge</source>
        <translation>Busca e conhecimento</translation>
    </message>
    <message>
        <source>How the model writes</source>
        <translation>Como o modelo escreve</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dê um nome a ele.</translation>
    </message>
    <message>
        <source>The icon is one emoji, such as 🪶, or nothing.</source>
        <translation>O ícone é um único emoji, como 🪶, ou nada.</translation>
    </message>
    <message numerus="yes">
        <source>The system prompt is too long: %Ln character(s) too many.</source>
        <translation>
            <numerusform>O prompt de sistema é longo demais: %Ln caractere a mais.</numerusform>
            <numerusform>O prompt de sistema é longo demais: %Ln caracteres a mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>Para que serve</translation>
    </message>
    <message>
        <source>Who it is, how it answers, what it always does</source>
        <translation>Quem é, como responde, o que sempre faz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Ícone</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Prompt de sistema</translation>
    </message>
    <message>
        <source>It goes with every question. Citations stay as they are, whatever it says.</source>
        <translation>Acompanha cada pergunta. As citações continuam iguais, seja qual for o texto.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Busca na web</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>Fonte da busca</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Planejamento da busca</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Ferramentas (MCP)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Verificar respostas</translation>
    </message>
    <message>
        <source>As in settings</source>
        <translation>Como nas configurações</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>Reescrever a pergunta</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>O modelo decide (ferramentas)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>As in settings ({model})</source>
        <translation>Como nas configurações ({model})</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sem modelo (só trechos)</translation>
    </message>
    <message>
        <source>{model} (not set up here)</source>
        <translation>{model} (não configurado aqui)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln caractere</numerusform>
            <numerusform>%Ln caracteres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantImportDialog</name>
    <message>
        <source>Import assistants</source>
        <translation>Importar assistentes</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>Assistentes no arquivo</translation>
    </message>
    <message>
        <source>From {program}. Choose what to add; nothing that you have is changed.</source>
        <translation>De {program}. Escolha o que adicionar; nada do que você tem muda.</translation>
    </message>
    <message>
        <source>You have it already</source>
        <translation>Você já tem</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Desmarcar tudo</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>AssistantMenu</name>
    <message>
        <source>More assistants</source>
        <translation>Mais assistentes</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>Sem assistente</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>Gerenciar assistentes…</translation>
    </message>
</context>
<context>
    <name>AssistantNumbers</name>
    <message numerus="yes">
        <source>%n assistant(s) added.</source>
        <translation>
            <numerusform>%n assistente adicionado.</numerusform>
            <numerusform>%n assistentes adicionados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s) saved: {file}</source>
        <translation>
            <numerusform>%n assistente salvo: {file}</numerusform>
            <numerusform>%n assistentes salvos: {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the file cannot be used: {reasons}.</source>
        <translation>
            <numerusform>Mais %n no arquivo não pode ser usado: {reasons}.</numerusform>
            <numerusform>Mais %n no arquivo não podem ser usados: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n assistant(s)</source>
        <translation>
            <numerusform>Adicionar %n assistente</numerusform>
            <numerusform>Adicionar %n assistentes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantRows</name>
    <message>
        <source>Search assistants</source>
        <translation>Buscar assistentes</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Assistentes</translation>
    </message>
    <message>
        <source>No assistant yet. Begin with a template, or make one of your own.</source>
        <translation>Nenhum assistente ainda. Comece com um modelo pronto ou crie o seu.</translation>
    </message>
    <message>
        <source>No assistant matches.</source>
        <translation>Nenhum assistente correspondente.</translation>
    </message>
</context>
<context>
    <name>AssistantTemplates</name>
    <message>
        <source>Answer in the language of the question unless another one is asked for.</source>
        <translation>Responda no idioma da pergunta, a menos que outro seja pedido.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Pesquisa</translation>
    </message>
    <message>
        <source>A thorough answer in which every claim has its source</source>
        <translation>Uma resposta aprofundada em que cada afirmação tem sua fonte</translation>
    </message>
    <message>
        <source>You are a careful researcher. Begin with the answer in two or three sentences, then give the reasons. Support every claim with a source; prefer primary sources and recent ones, and name the date of figures. Where sources disagree, say so and tell why. End with what remains uncertain and what to read next.</source>
        <translation>Você é um pesquisador cuidadoso. Comece com a resposta em duas ou três frases e depois apresente as razões. Apoie cada afirmação em uma fonte; prefira fontes primárias e recentes e informe a data dos números. Quando as fontes divergirem, diga isso e explique o motivo. Termine com o que permanece incerto e o que ler em seguida.</translation>
    </message>
    <message>
        <source>Fact check</source>
        <translation>Checagem de fatos</translation>
    </message>
    <message>
        <source>Holds claims against sources, one by one</source>
        <translation>Confere as afirmações nas fontes, uma a uma</translation>
    </message>
    <message>
        <source>You check facts. Split the text into claims that can be checked, and skip opinions. For each claim give the claim, a verdict (true, mostly true, misleading, false, cannot be checked), the evidence with its source, and the missing context. Be as strict with claims you like as with those you do not. Never guess a verdict: where no source settles it, say so.</source>
        <translation>Você checa fatos. Divida o texto em afirmações verificáveis e ignore opiniões. Para cada uma, apresente a afirmação, um veredito (verdadeiro, em grande parte verdadeiro, enganoso, falso, não verificável), a evidência com sua fonte e o contexto que falta. Seja tão rigoroso com as afirmações de que gosta quanto com as de que não gosta. Nunca adivinhe um veredito: quando nenhuma fonte resolver a questão, diga isso.</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Tradutor</translation>
    </message>
    <message>
        <source>Translates texts and keeps tone and format</source>
        <translation>Traduz textos e mantém o tom e o formato</translation>
    </message>
    <message>
        <source>You are a translator. Translate the text that the user gives into the language they name; without one, from the user&apos;s language into English, and anything else into the user&apos;s language. Keep meaning, tone, names, numbers and formatting. Use the usual terms of the field. Reply with the translation alone; where a passage allows two readings, add one short note below it, in the language of the question.</source>
        <translation>Você é um tradutor. Traduza o texto que o usuário fornecer para o idioma que ele indicar; sem indicação, do idioma do usuário para o inglês, e qualquer outro para o idioma do usuário. Mantenha sentido, tom, nomes, números e formatação. Use os termos usuais da área. Responda somente com a tradução; quando um trecho permitir duas leituras, acrescente abaixo uma nota curta, no idioma da pergunta.</translation>
    </message>
    <message>
        <source>Proofreader</source>
        <translation>Revisor</translation>
    </message>
    <message>
        <source>Corrects spelling, grammar and punctuation, and says what it changed</source>
        <translation>Corrige ortografia, gramática e pontuação, e diz o que mudou</translation>
    </message>
    <message>
        <source>You are a proofreader. Correct spelling, grammar, punctuation and wrong words in the user&apos;s text, and keep the author&apos;s voice: change nothing that is right. Give the corrected text first, then a short list of the changes that matter, each with its reason. Where a sentence is unclear, ask instead of guessing.</source>
        <translation>Você é um revisor. Corrija ortografia, gramática, pontuação e palavras erradas no texto do usuário e preserve a voz do autor: não mude nada que esteja certo. Apresente primeiro o texto corrigido e depois uma lista curta das mudanças importantes, cada uma com seu motivo. Quando uma frase não estiver clara, pergunte em vez de adivinhar.</translation>
    </message>
    <message>
        <source>Writing coach</source>
        <translation>Orientador de escrita</translation>
    </message>
    <message>
        <source>Makes a text clearer and shorter</source>
        <translation>Deixa um texto mais claro e mais curto</translation>
    </message>
    <message>
        <source>You are a writing coach. First name the two or three things that would improve the user&apos;s text most: structure, clarity, tone or length. Then show them on concrete sentences, before and after. Rewrite the whole text only when asked. Prefer short sentences, plain words and verbs. Respect the author&apos;s purpose and readers; ask about them when they are unclear.</source>
        <translation>Você é um orientador de escrita. Primeiro aponte as duas ou três coisas que mais melhorariam o texto do usuário: estrutura, clareza, tom ou tamanho. Depois mostre-as em frases concretas, antes e depois. Reescreva o texto inteiro somente quando for pedido. Prefira frases curtas, palavras simples e verbos. Respeite o propósito e os leitores do autor; pergunte sobre eles quando não estiverem claros.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>The main points of a long text or page</source>
        <translation>Os pontos principais de um texto longo ou de uma página</translation>
    </message>
    <message>
        <source>You summarise. Begin with one sentence that says what the text is about and what it concludes. Then give five points at most, the most important first, with the figures, names and dates that carry them. Keep to what the text says; mark your own remarks as such. If the text leaves out something that a reader would need, say so at the end.</source>
        <translation>Você faz resumos. Comece com uma frase que diga do que o texto trata e o que ele conclui. Depois apresente no máximo cinco pontos, o mais importante primeiro, com os números, nomes e datas que os sustentam. Atenha-se ao que o texto diz; identifique suas próprias observações como tais. Se o texto omitir algo de que o leitor precisaria, diga isso no final.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Professor</translation>
    </message>
    <message>
        <source>Explains step by step and asks back</source>
        <translation>Explica passo a passo e faz perguntas</translation>
    </message>
    <message>
        <source>You are a patient teacher. Find out what the learner knows, then explain step by step, with one example from daily life and one from the field. Introduce each new term before you use it. When there is an exercise, give hints first and the solution only when asked. End with one question that shows whether it was understood.</source>
        <translation>Você é um professor paciente. Descubra o que o aluno já sabe e depois explique passo a passo, com um exemplo do dia a dia e um da área. Apresente cada termo novo antes de usá-lo. Quando houver um exercício, dê primeiro dicas e a solução somente quando for pedida. Termine com uma pergunta que mostre se o assunto foi entendido.</translation>
    </message>
    <message>
        <source>Code review</source>
        <translation>Revisão de código</translation>
    </message>
    <message>
        <source>Finds faults in code and shows how to mend them</source>
        <translation>Encontra falhas no código e mostra como corrigi-las</translation>
    </message>
    <message>
        <source>You review code. Look for faults first: wrong results, edge cases, races, security, resources that leak. Then readability and tests. Give each finding with its place, its weight (must, should, could) and a minimal patch. Do not praise and do not rewrite what works. Say what you could not judge without more context. If the code is fine, say so in one line.</source>
        <translation>Você revisa código. Procure primeiro as falhas: resultados errados, casos extremos, condições de corrida, segurança, vazamento de recursos. Depois legibilidade e testes. Apresente cada achado com o local, o peso (obrigatório, recomendável, opcional) e um patch mínimo. Não elogie e não reescreva o que funciona. Diga o que não pôde avaliar sem mais contexto. Se o código estiver bom, diga isso em uma linha.</translation>
    </message>
    <message>
        <source>Data analysis</source>
        <translation>Análise de dados</translation>
    </message>
    <message>
        <source>Reads tables and figures, with the arithmetic shown</source>
        <translation>Lê tabelas e números, mostrando os cálculos</translation>
    </message>
    <message>
        <source>You analyse data. State first what the data can and cannot answer: rows, columns, units, gaps, outliers. Show the arithmetic of every figure you report, and give tables where they help. Distinguish correlation from cause, and sample from population. Name the assumptions behind an estimate and how much it would change without them. End with the finding in one sentence.</source>
        <translation>Você analisa dados. Informe primeiro o que os dados podem e não podem responder: linhas, colunas, unidades, lacunas, valores discrepantes. Mostre os cálculos de cada número que apresentar e use tabelas quando ajudarem. Distinga correlação de causa e amostra de população. Indique as premissas de uma estimativa e quanto ela mudaria sem elas. Termine com a conclusão em uma frase.</translation>
    </message>
    <message>
        <source>Meeting minutes</source>
        <translation>Ata de reunião</translation>
    </message>
    <message>
        <source>Decisions, tasks and open questions from notes</source>
        <translation>Decisões, tarefas e questões em aberto a partir de notas</translation>
    </message>
    <message>
        <source>You write minutes from notes or a transcript. Give: subject, date and people; decisions; tasks as a table with who, what and by when; open questions; and a summary of five lines at most. Keep to what was said and leave a field empty where nothing was said. Put unclear names and dates in brackets with a question mark. No small talk.</source>
        <translation>Você redige atas a partir de notas ou de uma transcrição. Apresente: assunto, data e participantes; decisões; tarefas em uma tabela com quem, o quê e até quando; questões em aberto; e um resumo de no máximo cinco linhas. Atenha-se ao que foi dito e deixe o campo vazio quando nada foi dito. Coloque nomes e datas incertos entre parênteses com um ponto de interrogação. Sem conversa fiada.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Os dois lados</translation>
    </message>
    <message>
        <source>The best case for and against, then what decides it</source>
        <translation>Os melhores argumentos a favor e contra, e o que decide</translation>
    </message>
    <message>
        <source>You argue both sides of a question fairly. Give the strongest case for and the strongest case against, each in the words that its supporters would use and with its best evidence. Then name the facts and the values on which the decision turns, and what would change a reasonable person&apos;s mind. Give your own judgement only when asked, and mark it.</source>
        <translation>Você argumenta os dois lados de uma questão com justiça. Apresente o argumento mais forte a favor e o mais forte contra, cada um com as palavras que seus defensores usariam e com suas melhores evidências. Depois aponte os fatos e os valores de que a decisão depende e o que faria uma pessoa sensata mudar de ideia. Dê seu próprio julgamento somente quando for pedido e identifique-o.</translation>
    </message>
    <message>
        <source>Travel planning</source>
        <translation>Roteiro de viagem</translation>
    </message>
    <message>
        <source>Routes, days and costs, with current opening times</source>
        <translation>Roteiros, dias e custos, com horários de funcionamento atuais</translation>
    </message>
    <message>
        <source>You plan trips. Ask for dates, budget, pace and interests where they are missing, but give a first draft anyway. Plan by day, with travel times, realistic pauses and an alternative for bad weather. Look up opening times, prices, entry rules and holidays, with their source and date. List what must be booked early, and a rough budget at the end.</source>
        <translation>Você planeja viagens. Pergunte datas, orçamento, ritmo e interesses quando faltarem, mas apresente um primeiro esboço mesmo assim. Planeje por dia, com tempos de deslocamento, pausas realistas e uma alternativa para mau tempo. Consulte horários de funcionamento, preços, regras de entrada e feriados, com fonte e data. Liste o que precisa ser reservado com antecedência e, no final, um orçamento aproximado.</translation>
    </message>
</context>
<context>
    <name>AssistantTransfer</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>Não foi possível gravar {file}. Escolha outro local.</translation>
    </message>
    <message>
        <source>Choose a file with assistants</source>
        <translation>Escolher um arquivo de assistentes</translation>
    </message>
    <message>
        <source>Assistants (*.json *.zip)</source>
        <translation>Assistentes (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <translation>Exportar assistentes</translation>
    </message>
</context>
<context>
    <name>AssistantsController</name>
    <message>
        <source>Assistant: {name}</source>
        <translation>Assistente: {name}</translation>
    </message>
    <message>
        <source>This conversation&apos;s assistant was deleted; it goes on without one.</source>
        <translation>O assistente desta conversa foi excluído; ela continua sem assistente.</translation>
    </message>
    <message>
        <source>Assistant deleted</source>
        <translation>Assistente excluído</translation>
    </message>
    <message>
        <source>“{name}” replaces what you had picked for this conversation: {things}.</source>
        <translation>“{name}” substitui o que você tinha escolhido para esta conversa: {things}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistente</translation>
    </message>
    <message>
        <source>New conversation with {name}</source>
        <translation>Nova conversa com {name}</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>busca na web</translation>
    </message>
    <message>
        <source>search source</source>
        <translation>fonte da busca</translation>
    </message>
    <message>
        <source>search planning</source>
        <translation>planejamento da busca</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>bases de conhecimento</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>ferramentas</translation>
    </message>
    <message>
        <source>checking of answers</source>
        <translation>verificação das respostas</translation>
    </message>
</context>
<context>
    <name>AttachButton</name>
    <message>
        <source>Attach documents or images</source>
        <translation>Anexar documentos ou imagens</translation>
    </message>
</context>
<context>
    <name>AttachmentController</name>
    <message>
        <source>At most {count} images per question.</source>
        <translation>No máximo {count} imagens por pergunta.</translation>
    </message>
    <message>
        <source>At most {count} documents per question.</source>
        <translation>No máximo {count} documentos por pergunta.</translation>
    </message>
    <message>
        <source>Add folders to a knowledge base instead: {names}</source>
        <translation>Adicione pastas a uma base de conhecimento: {names}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>Anexar documentos ou imagens</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>The backup could not be uploaded. {why}</source>
        <translation>Não foi possível enviar o backup. {why}</translation>
    </message>
    <message>
        <source>No backup could be made. {why}</source>
        <translation>Não foi possível fazer o backup. {why}</translation>
    </message>
    <message>
        <source>This passphrase does not open the keys in the backup.</source>
        <translation>Esta frase secreta não abre as chaves do backup.</translation>
    </message>
    <message>
        <source>{where} did not accept the user name or password.</source>
        <translation>{where} não aceitou o nome de usuário ou a senha.</translation>
    </message>
    <message>
        <source>The certificate of {where} is not trusted by this system, so no password was sent to it.</source>
        <translation>Este sistema não confia no certificado de {where}; por isso, nenhuma senha foi enviada.</translation>
    </message>
    <message>
        <source>{where} is not a backup of Citewise.</source>
        <translation>{where} não é um backup do Citewise.</translation>
    </message>
    <message>
        <source>{where} is damaged or incomplete. Nothing was changed; choose another backup.</source>
        <translation>{where}: backup danificado ou incompleto. Nada foi alterado; escolha outro backup.</translation>
    </message>
    <message>
        <source>{where} was made by a newer version of Citewise. Update Citewise, then try again.</source>
        <translation>{where} foi feito por uma versão mais recente do Citewise. Atualize o Citewise e tente de novo.</translation>
    </message>
    <message>
        <source>{where} is damaged. Restart Citewise: it sets the file aside and saves what can be read.</source>
        <translation>{where}: arquivo danificado. Reinicie o Citewise: ele guarda o arquivo à parte e salva o que puder ser lido.</translation>
    </message>
    <message>
        <source>There is not enough free space on the disk.</source>
        <translation>Não há espaço livre suficiente no disco.</translation>
    </message>
    <message>
        <source>There is nothing to back up or to restore.</source>
        <translation>Não há nada para incluir no backup nem para restaurar.</translation>
    </message>
    <message>
        <source>The folder {where} is not there. Connect its drive, or choose another folder.</source>
        <translation>A pasta {where} não está disponível. Conecte a unidade ou escolha outra pasta.</translation>
    </message>
    <message>
        <source>Another Citewise has the data directory open. Close it, then try again.</source>
        <translation>Outra instância do Citewise está com o diretório de dados aberto. Feche-a e tente de novo.</translation>
    </message>
    <message>
        <source>{where} has no space left for it. Delete something there, or keep fewer backups.</source>
        <translation>{where} não tem mais espaço. Exclua algo lá ou mantenha menos backups.</translation>
    </message>
    <message>
        <source>There is no WebDAV folder at this address of {where}. Check the address.</source>
        <translation>Não há pasta WebDAV neste endereço de {where}. Verifique o endereço.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}. If that is right, enter the new address.</source>
        <translation>{where} redireciona para {host}. Se estiver certo, digite o novo endereço.</translation>
    </message>
    <message>
        <source>{where} does not allow writing to this folder.</source>
        <translation>{where} não permite gravar nesta pasta.</translation>
    </message>
    <message>
        <source>The transfer with {where} was incomplete. Try again.</source>
        <translation>A transferência com {where} ficou incompleta. Tente de novo.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again later.</source>
        <translation>{where} informou um erro. Tente mais tarde.</translation>
    </message>
</context>
<context>
    <name>BackupSection</name>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Fazer backup agora</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>Fazer backup em arquivo…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Undo restore…</source>
        <translation>Desfazer restauração…</translation>
    </message>
    <message>
        <source>Back up to a WebDAV server, too</source>
        <translation>Fazer backup também em um servidor WebDAV</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Fazendo backup…</translation>
    </message>
    <message>
        <source>Make backups</source>
        <translation>Fazer backups</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Pasta dos backups</translation>
    </message>
    <message>
        <source>Choose the folder for backups</source>
        <translation>Escolher a pasta dos backups</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Diariamente</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Semanalmente</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> backups</translation>
    </message>
    <message>
        <source>Backed up to {file}.</source>
        <translation>Backup feito em {file}.</translation>
    </message>
    <message>
        <source>The backup was made and checked.</source>
        <translation>O backup foi feito e verificado.</translation>
    </message>
    <message>
        <source>There are no conversations to back up yet.</source>
        <translation>Ainda não há conversas para o backup.</translation>
    </message>
    <message>
        <source>Last backup: {moment}</source>
        <translation>Último backup: {moment}</translation>
    </message>
    <message>
        <source>No backup has been made yet.</source>
        <translation>Nenhum backup foi feito ainda.</translation>
    </message>
    <message>
        <source>Puts back what was here before the restore of {moment}.</source>
        <translation>Traz de volta o que havia aqui antes da restauração de {moment}.</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversa</numerusform>
            <numerusform>%n conversas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pergunta</numerusform>
            <numerusform>%n perguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remembered fact(s)</source>
        <translation>
            <numerusform>%n memória</numerusform>
            <numerusform>%n memórias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s)</source>
        <translation>
            <numerusform>%n assistente</numerusform>
            <numerusform>%n assistentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s)</source>
        <translation>
            <numerusform>%n prompt</numerusform>
            <numerusform>%n prompts</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in this backup is here already.</source>
        <translation>Tudo neste backup já está aqui.</translation>
    </message>
    <message>
        <source>Added: {counts}.</source>
        <translation>Adicionado: {counts}.</translation>
    </message>
</context>
<context>
    <name>BaseChoice</name>
    <message>
        <source>All knowledge bases</source>
        <translation>Todas as bases de conhecimento</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <translation>Ainda não há nenhuma</translation>
    </message>
    <message>
        <source>As in the conversation</source>
        <translation>Como na conversa</translation>
    </message>
</context>
<context>
    <name>BaseList</name>
    <message>
        <source>New knowledge base</source>
        <translation>Nova base de conhecimento</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
</context>
<context>
    <name>BasePane</name>
    <message>
        <source>Add files…</source>
        <translation>Adicionar arquivos…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>Add web page…</source>
        <translation>Adicionar página da web…</translation>
    </message>
    <message>
        <source>Add note…</source>
        <translation>Adicionar nota…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Test search</source>
        <translation>Testar busca</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Nothing here yet. Add files or a folder, or drop them here; web pages and notes can be added too. Files stay where they are, and the text read from them is kept on this computer.</source>
        <translation>Ainda não há nada aqui. Adicione arquivos ou uma pasta, ou arraste-os para cá; páginas da web e notas também podem ser adicionadas. Os arquivos ficam onde estão, e o texto lido deles é guardado neste computador.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Adicionar pasta</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Adicionar arquivos</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Reading: {what}</source>
        <translation>Lendo: {what}</translation>
    </message>
    <message>
        <source>Reading is paused.</source>
        <translation>A leitura está em pausa.</translation>
    </message>
</context>
<context>
    <name>BatchCard</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the import of {file}</source>
        <translation>Desfazer a importação de {file}</translation>
    </message>
    <message>
        <source>not complete: import it again</source>
        <translation>incompleta: importe o arquivo de novo</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabela</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>CallList</name>
    <message>
        <source>Recent requests</source>
        <translation>Solicitações recentes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Caminho</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>The passage was not kept by {program}.</source>
        <translation>{program} não guardou o trecho.</translation>
    </message>
</context>
<context>
    <name>ChannelCard</name>
    <message>
        <source>Searching with {name}…</source>
        <translation>Buscando com {name}…</translation>
    </message>
    <message>
        <source>Also gives a short answer beside its results.</source>
        <translation>Também dá uma resposta curta junto com os resultados.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Chave de API</translation>
    </message>
    <message>
        <source>Works without a key, with lower limits.</source>
        <translation>Funciona sem chave, com limites menores.</translation>
    </message>
    <message>
        <source>Auto (first one that can)</source>
        <translation>Auto (o primeiro que puder)</translation>
    </message>
    <message>
        <source>Model that searches</source>
        <translation>Modelo que busca</translation>
    </message>
    <message>
        <source>No model with its own search is set up. Add its provider under Models.</source>
        <translation>Nenhum modelo com busca própria está configurado. Adicione o provedor dele em Modelos.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Custom address</source>
        <translation>Endereço personalizado</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>Obter chave de API</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Endereço inválido. Deve começar com https://</translation>
    </message>
</context>
<context>
    <name>ChannelList</name>
    <message>
        <source>Search providers</source>
        <translation>Provedores de busca</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Mover para cima (Alt+↑)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Mover para baixo (Alt+↓)</translation>
    </message>
</context>
<context>
    <name>ChannelSection</name>
    <message>
        <source>This installation has no search provider.</source>
        <translation>Esta instalação não tem provedor de busca.</translation>
    </message>
    <message>
        <source>Automatic fallback</source>
        <translation>Alternativa automática</translation>
    </message>
    <message>
        <source>If a search fails, the next provider is used. Turned off, the ticked ones are used from top to bottom.</source>
        <translation>Se uma busca falhar, o próximo provedor é usado. Com a opção desativada, os marcados são usados de cima para baixo.</translation>
    </message>
    <message>
        <source>Tick at least one. Until then nothing changes.</source>
        <translation>Marque pelo menos um. Até lá, nada muda.</translation>
    </message>
</context>
<context>
    <name>CheckBar</name>
    <message>
        <source>{engine} asks for a captcha. The search is waiting.</source>
        <translation>{engine} pede um captcha. A busca está esperando.</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>Resolver em uma janela</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine} in the window that opened. The search then continues.</source>
        <translation>Resolva o captcha de {engine} na janela que se abriu. Depois a busca continua.</translation>
    </message>
    <message>
        <source>Captcha of {engine}</source>
        <translation>Captcha de {engine}</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine}. This window closes by itself when results appear.</source>
        <translation>Resolva o captcha de {engine}. Esta janela se fecha sozinha quando os resultados aparecem.</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>The certificate is not valid, so the page was not opened.</source>
        <translation>O certificado não é válido; por isso, a página não foi aberta.</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Conexão segura</translation>
    </message>
    <message>
        <source>Not secure: others can read and change what is sent</source>
        <translation>Não segura: outros podem ler e alterar o que é enviado</translation>
    </message>
    <message>
        <source>{said} · no longer {home}</source>
        <translation>{said} · já fora de {home}</translation>
    </message>
    <message>
        <source>Leave {home}?</source>
        <translation>Sair de {home}?</translation>
    </message>
    <message>
        <source>The page leads to {host}, which is not part of the captcha. Enter nothing there that is not meant for {host}.</source>
        <translation>A página leva a {host}, que não faz parte do captcha. Não digite lá nada que não seja destinado a {host}.</translation>
    </message>
</context>
<context>
    <name>ClaimNumbers</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n afirmação</numerusform>
            <numerusform>%n afirmações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n alteração</numerusform>
            <numerusform>%n alterações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Before: {words}</source>
        <translation>Antes: {words}</translation>
    </message>
    <message>
        <source>Now: {words}</source>
        <translation>Agora: {words}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Citations are only compared with their sources</source>
        <translation>As citações são apenas comparadas com as fontes</translation>
    </message>
    <message>
        <source>Citations are moved to the right passage, disagreeing sources are marked</source>
        <translation>As citações são movidas para o trecho certo, e as fontes divergentes são marcadas</translation>
    </message>
    <message>
        <source>What is not found is looked up, then corrected by the model</source>
        <translation>O que não é encontrado é buscado e depois corrigido pelo modelo</translation>
    </message>
    <message>
        <source>{claims}: {states}</source>
        <translation>{claims} ({states})</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{count} found</source>
        <translation>encontradas: {count}</translation>
    </message>
    <message>
        <source>{count} moved</source>
        <translation>movidas: {count}</translation>
    </message>
    <message>
        <source>{count} looked up</source>
        <translation>buscadas depois: {count}</translation>
    </message>
    <message>
        <source>{count} corrected</source>
        <translation>corrigidas: {count}</translation>
    </message>
    <message>
        <source>{count} softened</source>
        <translation>atenuadas: {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>removidas: {count}</translation>
    </message>
    <message>
        <source>{count} with disagreeing sources</source>
        <translation>com fontes divergentes: {count}</translation>
    </message>
    <message>
        <source>{count} contradicted</source>
        <translation>contraditas: {count}</translation>
    </message>
    <message>
        <source>{count} partly found</source>
        <translation>encontradas em parte: {count}</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>não encontradas: {count}</translation>
    </message>
    <message>
        <source>{count} not checked (other language)</source>
        <translation>não verificadas (outro idioma): {count}</translation>
    </message>
    <message>
        <source>{count} could not be checked</source>
        <translation>sem verificação possível: {count}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>Movida de {before} para {after}</translation>
    </message>
    <message>
        <source>As of {date}, the date of its newest source</source>
        <translation>Em {date}, a data da fonte mais recente</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>Fontes divergem</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sem data</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{claim} — “{evidence}”</source>
        <translation>{claim} — “{evidence}”</translation>
    </message>
    <message>
        <source>Looked up after the answer was written</source>
        <translation>Buscada depois que a resposta foi escrita</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Movida</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Datada</translation>
    </message>
    <message>
        <source>Contradicted by what was looked up</source>
        <translation>Contradita pelo que foi buscado</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigida</translation>
    </message>
    <message>
        <source>Softened</source>
        <translation>Atenuada</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Removida</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Editada</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>An answer is not saved yet: it could not be written to disk.</source>
        <translation>Uma resposta ainda não foi salva: não foi possível gravá-la no disco.</translation>
    </message>
    <message>
        <source>{why} Closing now loses its last words, unless you copy them.</source>
        <translation>{why} Se você fechar agora, as últimas palavras serão perdidas, a menos que as copie antes.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Salvar e fechar</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fechar mesmo assim</translation>
    </message>
    <message>
        <source>It could not be written to disk.</source>
        <translation>Não foi possível gravá-la no disco.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Conversations</source>
        <translation>Conversas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibir</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Aplicativo</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nova conversa</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>Nova conversa privada</translation>
    </message>
    <message>
        <source>New conversation with an assistant…</source>
        <translation>Nova conversa com um assistente…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Buscar conversas</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Localizar na conversa</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>Renomear conversa</translation>
    </message>
    <message>
        <source>Pin or unpin conversation</source>
        <translation>Fixar ou desafixar conversa</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Arquivar conversa</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Importar conversas…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exportar conversa…</translation>
    </message>
    <message>
        <source>Export conversation with all branches…</source>
        <translation>Exportar conversa com todas as ramificações…</translation>
    </message>
    <message>
        <source>Export all conversations (JSON)…</source>
        <translation>Exportar todas as conversas (JSON)…</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Excluir conversa</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>Próxima conversa</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>Conversa anterior</translation>
    </message>
    <message>
        <source>Conversation {number} of the list</source>
        <translation>Conversa {number} da lista</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copiar resposta</translation>
    </message>
    <message>
        <source>Copy answer with sources</source>
        <translation>Copiar resposta com fontes</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>Verificar fontes de novo</translation>
    </message>
    <message>
        <source>Translate answer</source>
        <translation>Traduzir resposta</translation>
    </message>
    <message>
        <source>Read answer aloud or stop</source>
        <translation>Ler a resposta em voz alta ou parar</translation>
    </message>
    <message>
        <source>Pause or resume reading</source>
        <translation>Pausar ou retomar a leitura</translation>
    </message>
    <message>
        <source>Read next sentence</source>
        <translation>Ler a próxima frase</translation>
    </message>
    <message>
        <source>Read previous sentence</source>
        <translation>Ler a frase anterior</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>Citar seleção</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Desfazer exclusão</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Compare answer with…</source>
        <translation>Comparar resposta com…</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>Manter esta resposta</translation>
    </message>
    <message>
        <source>Previous answer, side by side</source>
        <translation>Resposta anterior, lado a lado</translation>
    </message>
    <message>
        <source>Next answer, side by side</source>
        <translation>Próxima resposta, lado a lado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>Ir para o campo da pergunta</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Pergunta rápida</translation>
    </message>
    <message>
        <source>Edit last question</source>
        <translation>Editar última pergunta</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Pergunta anterior</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Próxima pergunta</translation>
    </message>
    <message>
        <source>Web: Off, Auto, Always</source>
        <translation>Web: Não, Auto, Sempre</translation>
    </message>
    <message>
        <source>Answer or Research</source>
        <translation>Resposta ou Pesquisa</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>Escolher modelo</translation>
    </message>
    <message>
        <source>Choose assistant…</source>
        <translation>Escolher assistente…</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>Inserir prompt</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Salvar pergunta como prompt…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Comparar modelos…</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>Gerenciar assistentes…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Anexar arquivos</translation>
    </message>
    <message>
        <source>Show or hide conversations</source>
        <translation>Mostrar ou ocultar conversas</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>Mostrar ou ocultar fontes</translation>
    </message>
    <message>
        <source>Research graph</source>
        <translation>Grafo da pesquisa</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>Redefinir tamanho do texto</translation>
    </message>
    <message>
        <source>Theme: Light</source>
        <translation>Tema: Claro</translation>
    </message>
    <message>
        <source>Theme: Dark</source>
        <translation>Tema: Escuro</translation>
    </message>
    <message>
        <source>Theme: System</source>
        <translation>Tema: Sistema</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Boas-vindas</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novidades</translation>
    </message>
    <message>
        <source>About Citewise</source>
        <translation>Sobre o Citewise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Settings: Models</source>
        <translation>Configurações: Modelos</translation>
    </message>
    <message>
        <source>Settings: Search</source>
        <translation>Configurações: Busca</translation>
    </message>
    <message>
        <source>Settings: Retrieval</source>
        <translation>Configurações: Trechos</translation>
    </message>
    <message>
        <source>Settings: Memory</source>
        <translation>Configurações: Memória</translation>
    </message>
    <message>
        <source>Settings: Tools (MCP)</source>
        <translation>Configurações: Ferramentas (MCP)</translation>
    </message>
    <message>
        <source>Settings: Network</source>
        <translation>Configurações: Rede</translation>
    </message>
    <message>
        <source>Settings: Local API</source>
        <translation>Configurações: API local</translation>
    </message>
    <message>
        <source>Settings: Appearance</source>
        <translation>Configurações: Aparência</translation>
    </message>
    <message>
        <source>Settings: Data</source>
        <translation>Configurações: Dados</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare models</source>
        <translation>Comparar modelos</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>Filter models</source>
        <translation>Filtrar modelos</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose {least} to {most} models. Each answers your question, side by side.</source>
        <translation>Escolha de {least} a {most} modelos. Cada um responde à sua pergunta, lado a lado.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer of {model} was kept.</source>
        <translation>A resposta de {model} foi mantida.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Editing an earlier question. The old answer is kept.</source>
        <translation>Editando uma pergunta anterior. A resposta antiga é mantida.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Your answer to the question above</source>
        <translation>Sua resposta à pergunta acima</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>Pergunte alguma coisa</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Sua pergunta</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text: %Ln character(s)</source>
        <translation>
            <numerusform>Texto colado: %Ln caractere</numerusform>
            <numerusform>Texto colado: %Ln caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Parar (Esc)</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>Enviar (Enter)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Run these commands?</source>
        <translation>Executar estes comandos?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>Executar este comando?</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read and change your files. Run only what you trust.</source>
        <translation>Ele é executado neste computador com as suas permissões: pode ler e alterar seus arquivos. Execute apenas aquilo em que você confia.</translation>
    </message>
    <message>
        <source>Command of {name}</source>
        <translation>Comando de {name}</translation>
    </message>
    <message>
        <source>With the variables: {names}</source>
        <translation>Com as variáveis: {names}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ContentsPane</name>
    <message>
        <source>Filter by name</source>
        <translation>Filtrar por nome</translation>
    </message>
    <message>
        <source>Filter documents by name</source>
        <translation>Filtrar documentos por nome</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>Só com falha</translation>
    </message>
    <message>
        <source>Documents of this knowledge base</source>
        <translation>Documentos desta base de conhecimento</translation>
    </message>
    <message>
        <source>Reindex</source>
        <translation>Reindexar</translation>
    </message>
    <message>
        <source>Reindex the selected documents, changed or not</source>
        <translation>Reindexar os documentos selecionados, alterados ou não</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove from this knowledge base; the files themselves stay (Del)</source>
        <translation>Remover desta base de conhecimento; os arquivos em si permanecem (Del)</translation>
    </message>
    <message>
        <source>No matching documents.</source>
        <translation>Nenhum documento correspondente.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Remove its whole folder</source>
        <translation>Remover a pasta inteira dele</translation>
    </message>
</context>
<context>
    <name>ConversationExport</name>
    <message>
        <source>Export conversation</source>
        <translation>Exportar conversa</translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>Exportar conversas</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>This conversation no longer exists, so nothing was exported.</source>
        <translation>Esta conversa não existe mais; nada foi exportado.</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n conversation(s) in {folder}</source>
        <translation>
            <numerusform>%n conversa salva em {folder}</numerusform>
            <numerusform>%n conversas salvas em {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be made: the built-in browser did not print it.</source>
        <translation>Não foi possível criar {file}: o navegador integrado não o imprimiu.</translation>
    </message>
    <message>
        <source>Exporting conversations…</source>
        <translation>Exportando conversas…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>ConversationImport</name>
    <message>
        <source>Choose an export or backup</source>
        <translation>Escolher uma exportação ou um backup</translation>
    </message>
    <message>
        <source>What was imported until then is kept. Import the same file again to complete it.</source>
        <translation>O que foi importado até então é mantido. Importe o mesmo arquivo de novo para completar.</translation>
    </message>
    <message>
        <source>The import broke off</source>
        <translation>A importação foi interrompida</translation>
    </message>
    <message>
        <source>Import undone</source>
        <translation>Importação desfeita</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>New conversation</source>
        <translation>Nova conversa</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>New private conversation: nothing of it is kept</source>
        <translation>Nova conversa privada: nada dela é guardado</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>Nova conversa privada</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Buscar conversas</translation>
    </message>
    <message>
        <source>Words in any order, “a phrase”, #tag</source>
        <translation>Palavras em qualquer ordem, “uma frase”, #tag</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More options for the list of conversations</source>
        <translation>Mais opções da lista de conversas</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Arquivadas</translation>
    </message>
    <message>
        <source>Back to all conversations</source>
        <translation>Voltar a todas as conversas</translation>
    </message>
    <message>
        <source>Archived: back to all conversations</source>
        <translation>Arquivadas: voltar a todas as conversas</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Knowledge bases: your own documents</source>
        <translation>Bases de conhecimento: seus próprios documentos</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Conhecimento</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nenhum resultado para “{text}”.</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>Nenhuma conversa arquivada.</translation>
    </message>
    <message>
        <source>Your conversations will be listed here.</source>
        <translation>Suas conversas serão listadas aqui.</translation>
    </message>
    <message>
        <source>Move to group</source>
        <translation>Mover para grupo</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>Novo grupo…</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Sem grupo</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Novo grupo</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nome do grupo</translation>
    </message>
    <message>
        <source>Archived “{title}”</source>
        <translation>“{title}” arquivada</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) archived</source>
        <translation>
            <numerusform>%n conversa arquivada</numerusform>
            <numerusform>%n conversas arquivadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>“{title}” excluída</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted</source>
        <translation>
            <numerusform>%n conversa excluída</numerusform>
            <numerusform>%n conversas excluídas</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>New conversation here</source>
        <translation>Nova conversa aqui</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exportar conversa…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Rename by model</source>
        <translation>Renomear com o modelo</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Desarquivar</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar tudo</translation>
    </message>
    <message>
        <source>Filter by tag</source>
        <translation>Filtrar por tag</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Importar conversas…</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>Exportar todas as conversas</translation>
    </message>
    <message>
        <source>Archived ({count})</source>
        <translation>Arquivadas ({count})</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desafixar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nova tag…</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nova tag</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
</context>
<context>
    <name>ConversationPresenter</name>
    <message>
        <source>Private</source>
        <translation>Privada</translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Private: gone when the window closes</source>
        <translation>Privada: some quando a janela é fechada</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>respondendo</translation>
    </message>
    <message>
        <source>new answer</source>
        <translation>nova resposta</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fixada</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>arquivada</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privada</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechado</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversa</numerusform>
            <numerusform>%n conversas</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {name}, {many}, {state}</source>
        <translation>Grupo {name}, {many}, {state}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fixadas</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Arquivadas</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anteriores</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>DataCare</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Damaged since Citewise ended unexpectedly: {names}. A restart sets the file aside and keeps what can be read of it.</source>
        <translation>Danificado desde que o Citewise foi encerrado inesperadamente: {names}. Ao reiniciar, o arquivo é guardado à parte e o que puder ser lido dele é mantido.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mais tarde</translation>
    </message>
    <message>
        <source>The backup was restored. What was here before is kept; the restore can be undone.</source>
        <translation>O backup foi restaurado. O que havia aqui antes foi guardado; a restauração pode ser desfeita.</translation>
    </message>
    <message>
        <source>Undo…</source>
        <translation>Desfazer…</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>Diretório de dados</translation>
    </message>
    <message>
        <source>Conversations, settings and logs are kept here.</source>
        <translation>Conversas, configurações e logs ficam guardados aqui.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the data directory</source>
        <translation>Abrir o diretório de dados</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Chaves de API</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Atualizações</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Boas-vindas</translation>
    </message>
    <message>
        <source>The three steps of the first start.</source>
        <translation>Os três passos do primeiro início.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Mostrar de novo</translation>
    </message>
    <message>
        <source>Show the first steps again</source>
        <translation>Mostrar os primeiros passos de novo</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>Apagar tudo</translation>
    </message>
    <message>
        <source>Deletes all conversations, knowledge bases, settings and API keys, and closes Citewise.</source>
        <translation>Exclui todas as conversas, bases de conhecimento, configurações e chaves de API, e fecha o Citewise.</translation>
    </message>
    <message>
        <source>Erase everything…</source>
        <translation>Apagar tudo…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Made while nothing else is going on, where something has changed. A missed one is made up.</source>
        <translation>Feitos quando nada mais está em andamento e algo mudou. Um backup que não pôde ser feito na hora é feito depois.</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importações</translation>
    </message>
    <message>
        <source>Conversations of other programs. Each import can be undone.</source>
        <translation>Conversas de outros programas. Cada importação pode ser desfeita.</translation>
    </message>
    <message>
        <source>Kept pages</source>
        <translation>Páginas guardadas</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversa</numerusform>
            <numerusform>%n conversas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {origin}</source>
        <translation>{name}: {origin}</translation>
    </message>
    <message>
        <source>keychain</source>
        <translation>chaveiro</translation>
    </message>
    <message>
        <source>encrypted key file</source>
        <translation>arquivo de chaves criptografado</translation>
    </message>
    <message>
        <source>in memory until you quit</source>
        <translation>na memória até você sair</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>variável de ambiente</translation>
    </message>
    <message>
        <source>.env file in the data directory</source>
        <translation>arquivo .env no diretório de dados</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sem chave</translation>
    </message>
</context>
<context>
    <name>DesktopController</name>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu, or with {keys}.</source>
        <translation>O Citewise continua em execução na bandeja. Saia pelo menu da bandeja ou com {keys}.</translation>
    </message>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu.</source>
        <translation>O Citewise continua em execução na bandeja. Saia pelo menu da bandeja.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>DesktopSection</name>
    <message>
        <source>Notify when an answer is ready</source>
        <translation>Notificar quando uma resposta estiver pronta</translation>
    </message>
    <message>
        <source>Tray icon</source>
        <translation>Ícone na bandeja</translation>
    </message>
    <message>
        <source>Quick ask from anywhere: give this command a shortcut in your desktop&apos;s keyboard settings.</source>
        <translation>Pergunta rápida de qualquer lugar: dê um atalho a este comando nas configurações de teclado do seu sistema.</translation>
    </message>
    <message>
        <source>Only while another window is in front and the answer took 10 seconds or more.</source>
        <translation>Somente quando outra janela está na frente e a resposta levou 10 segundos ou mais.</translation>
    </message>
    <message>
        <source>Closing the window then leaves Citewise in the tray, where the system has one.</source>
        <translation>Ao fechar a janela, o Citewise fica na bandeja, se o sistema tiver uma.</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>Open in the default application</source>
        <translation>Abrir no aplicativo padrão</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Texto do documento</translation>
    </message>
    <message>
        <source>The file no longer exists. This is the text that was read from it.</source>
        <translation>O arquivo não existe mais. Este é o texto que foi lido dele.</translation>
    </message>
    <message>
        <source>This document has no text.</source>
        <translation>Este documento não tem texto.</translation>
    </message>
</context>
<context>
    <name>EmbeddedCard</name>
    <message>
        <source>The default model was removed. Until you choose another one, answers are quotes only.</source>
        <translation>O modelo padrão foi removido. Até você escolher outro, as respostas trazem só trechos.</translation>
    </message>
    <message>
        <source>Loading and testing {model}…</source>
        <translation>Carregando e testando {model}…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} agora é o modelo padrão.</translation>
    </message>
    <message>
        <source>loading {model}…</source>
        <translation>carregando {model}…</translation>
    </message>
    <message>
        <source>running {model}</source>
        <translation>executando {model}</translation>
    </message>
    <message>
        <source>{model} failed to start</source>
        <translation>{model} não iniciou</translation>
    </message>
    <message>
        <source>starts with the first question</source>
        <translation>inicia na primeira pergunta</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>não instalado</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Run this command, then start Citewise again: {command}</source>
        <translation>O componente que executa modelos não está instalado. Execute este comando e inicie o Citewise de novo: {command}</translation>
    </message>
    <message>
        <source>Runs a GGUF file on this computer. No API key, no other program.</source>
        <translation>Executa um arquivo GGUF neste computador. Sem chave de API e sem outro programa.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>0 (CPU only)</source>
        <translation>0 (só CPU)</translation>
    </message>
    <message>
        <source>No file yet. Add one that you have downloaded.</source>
        <translation>Nenhum arquivo ainda. Adicione um que você tenha baixado.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Contexto (tokens)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <translation>Camadas na GPU</translation>
    </message>
    <message>
        <source>A larger context takes more memory. GPU layers need an xllamacpp build for your GPU.</source>
        <translation>Um contexto maior ocupa mais memória. Camadas na GPU exigem uma compilação do xllamacpp para a sua GPU.</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>Definir como padrão</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Adicionar arquivos…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>Escolher modelos</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>Modelos (*.gguf);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} funciona. Resposta: {word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} funciona.</translation>
    </message>
</context>
<context>
    <name>EmbeddingChoice</name>
    <message>
        <source>Name of the embedding model</source>
        <translation>Nome do modelo de embedding</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Modelo de embedding</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>Só palavras-chave</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (removido)</translation>
    </message>
</context>
<context>
    <name>EmojiPopup</name>
    <message>
        <source>Icons</source>
        <translation>Ícones</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation>Termos de uso</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>Resolver em uma janela</translation>
    </message>
    <message>
        <source>Searching with {name}…</source>
        <translation>Buscando com {name}…</translation>
    </message>
    <message>
        <source>Solve the captcha of {name} in the window that opened.</source>
        <translation>Resolva o captcha de {name} na janela que se abriu.</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>em pausa por {time}: {reason}</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} funciona. Primeiro resultado: “{title}”</translation>
    </message>
    <message>
        <source>{name} works, though its page has a new layout. First result: “{title}”</source>
        <translation>{name} funciona, embora a página esteja com novo layout. Primeiro resultado: “{title}”</translation>
    </message>
    <message>
        <source>Not used: {problem}</source>
        <translation>Não usado: {problem}</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Search engines</source>
        <translation>Buscadores</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
</context>
<context>
    <name>EngineNames</name>
    <message>
        <source>Baidu</source>
        <translation>Baidu</translation>
    </message>
    <message>
        <source>Bing</source>
        <translation>Bing</translation>
    </message>
    <message>
        <source>Sogou</source>
        <translation>Sogou</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase everything</source>
        <translation>Apagar tudo</translation>
    </message>
    <message>
        <source>ERASE</source>
        <comment>the word to type; case does not count</comment>
        <translation>APAGAR</translation>
    </message>
    <message>
        <source>This deletes for good, from this computer:</source>
        <translation>Isto exclui definitivamente deste computador:</translation>
    </message>
    <message>
        <source>conversations, memory and knowledge bases, with their backups</source>
        <translation>conversas, memória e bases de conhecimento, com seus backups</translation>
    </message>
    <message>
        <source>settings, cached pages, cookies of search engines and logs</source>
        <translation>configurações, páginas em cache, cookies dos buscadores e logs</translation>
    </message>
    <message>
        <source>API keys: the key file, and Citewise&apos;s entries in the system&apos;s keychain, those of other data directories included</source>
        <translation>chaves de API: o arquivo de chaves e as entradas do Citewise no chaveiro do sistema, inclusive as de outros diretórios de dados</translation>
    </message>
    <message>
        <source>Your own documents stay where they are, and so do files in the data directory that Citewise did not write, and backups in other folders or on a server. Answers that are being written are stopped, and Citewise closes.</source>
        <translation>Seus próprios documentos ficam onde estão, assim como arquivos do diretório de dados que o Citewise não gravou e backups em outras pastas ou em um servidor. As respostas em andamento são interrompidas, e o Citewise é fechado.</translation>
    </message>
    <message>
        <source>Type {word} to confirm:</source>
        <translation>Digite {word} para confirmar:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ErasedWindow</name>
    <message>
        <source>Everything was erased.</source>
        <translation>Tudo foi apagado.</translation>
    </message>
    <message>
        <source>Not everything could be erased.</source>
        <translation>Não foi possível apagar tudo.</translation>
    </message>
    <message>
        <source>Close Citewise</source>
        <translation>Fechar o Citewise</translation>
    </message>
    <message>
        <source>Could not be deleted; delete it yourself:</source>
        <translation>Não foi possível excluir; exclua você mesmo:</translation>
    </message>
    <message>
        <source>Not written by Citewise, so left in {folder}:</source>
        <translation>Não gravado pelo Citewise; por isso, permanece em {folder}:</translation>
    </message>
    <message>
        <source>The system&apos;s keychain did not open, so API keys may still be in it. Delete its entries named Citewise.</source>
        <translation>O chaveiro do sistema não abriu; ainda pode haver chaves de API nele. Exclua as entradas chamadas Citewise.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>e mais {count}</translation>
    </message>
</context>
<context>
    <name>EvidenceChecks</name>
    <message>
        <source>Watch sources</source>
        <translation>Acompanhar fontes</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Diariamente</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Semanalmente</translation>
    </message>
    <message>
        <source>The sources are checked again while Citewise runs. A notice tells what changed.</source>
        <translation>As fontes são verificadas de novo enquanto o Citewise está em execução. Uma notificação informa o que mudou.</translation>
    </message>
    <message>
        <source>Too many answers are watched already. Stop watching one of them first.</source>
        <translation>Já há respostas demais em acompanhamento. Pare de acompanhar uma delas primeiro.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>This answer is no longer there.</source>
        <translation>Esta resposta não existe mais.</translation>
    </message>
    <message>
        <source>Checked again: {result}</source>
        <translation>Verificado de novo: {result}</translation>
    </message>
</context>
<context>
    <name>EvidenceWatch</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Parar de acompanhar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The evidence for “{question}” changed: {changes}.</source>
        <translation>As evidências de “{question}” mudaram: {changes}.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>Página da web (HTML)</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Documento do Word</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON, com tudo</translation>
    </message>
    <message>
        <source>Evidence bundle</source>
        <translation>Pacote de evidências</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>Imagem {number}</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>Anexo: {name}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sem resposta</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>Versão {number} de {count}</translation>
    </message>
    <message>
        <source>Follows: {question}</source>
        <translation>Na sequência de: {question}</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Página {number}</translation>
    </message>
    <message>
        <source>The page was not read; this is the search engine&apos;s excerpt.</source>
        <translation>A página não foi lida; este é o resumo do buscador.</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>Encontrada só em parte na fonte</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>Não encontrada na fonte</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>Não verificada (outro idioma)</translation>
    </message>
    <message>
        <source>Evidence bundle, written by Citewise {program} on {date}.</source>
        <translation>Pacote de evidências, gravado pelo Citewise {program} em {date}.</translation>
    </message>
    <message>
        <source>It holds each passage and how each claim was judged; “citewise verify” reads the sources again.</source>
        <translation>Contém cada trecho e como cada afirmação foi avaliada; “citewise verify” lê as fontes de novo.</translation>
    </message>
    <message>
        <source>Claims: {counts}</source>
        <translation>Afirmações ({counts})</translation>
    </message>
    <message>
        <source>{count} found in their sources</source>
        <translation>encontradas nas fontes: {count}</translation>
    </message>
    <message>
        <source>{count} only partly</source>
        <translation>só em parte: {count}</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>não encontradas: {count}</translation>
    </message>
    <message>
        <source>{count} not checked</source>
        <translation>não verificadas: {count}</translation>
    </message>
    <message>
        <source>Claim:</source>
        <translation>Afirmação:</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Não verificada</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>pontuação {score}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>Movida de {before} para {after}</translation>
    </message>
    <message>
        <source>As of {date}</source>
        <translation>Em {date}</translation>
    </message>
    <message>
        <source>Found by a search after the answer</source>
        <translation>Encontrada por uma busca após a resposta</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>Fontes divergem</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Edições</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigida</translation>
    </message>
    <message>
        <source>Hedged</source>
        <translation>Com ressalva</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Removida</translation>
    </message>
    <message>
        <source>Contradicted by a source</source>
        <translation>Contradita por uma fonte</translation>
    </message>
    <message>
        <source>Original answer</source>
        <translation>Resposta original</translation>
    </message>
    <message>
        <source>Times and hashes</source>
        <translation>Horários e hashes</translation>
    </message>
    <message>
        <source>Accessed {date}</source>
        <translation>Acesso em {date}</translation>
    </message>
    <message>
        <source>Page text as of {date}</source>
        <translation>Texto da página em {date}</translation>
    </message>
    <message>
        <source>SHA-256 of the passage: {hash}</source>
        <translation>SHA-256 do trecho: {hash}</translation>
    </message>
    <message>
        <source>SHA-256 of the page text: {hash}</source>
        <translation>SHA-256 do texto da página: {hash}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Back up to a file</source>
        <translation>Fazer backup em arquivo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Include API keys, encrypted with a passphrase</source>
        <translation>Incluir chaves de API, criptografadas com uma frase secreta</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Fazer backup</translation>
    </message>
    <message>
        <source>Conversations, memory, knowledge bases and settings go into one file. You can go on meanwhile.</source>
        <translation>Conversas, memória, bases de conhecimento e configurações vão para um único arquivo. Você pode continuar usando o programa enquanto isso.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Escolher o arquivo</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase secreta</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Repetir frase secreta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Escolha um arquivo.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>Use pelo menos {number} caracteres.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>As duas frases secretas são diferentes.</translation>
    </message>
</context>
<context>
    <name>Eye</name>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>FactsList</name>
    <message>
        <source>Conversations without a group</source>
        <translation>Conversas sem grupo</translation>
    </message>
    <message>
        <source>Learnt {when}</source>
        <translation>Aprendido: {when}</translation>
    </message>
    <message>
        <source>Written by you {when}</source>
        <translation>Escrito por você: {when}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Diferenciar maiúsculas</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Localizar na conversa</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Nenhum resultado</translation>
    </message>
</context>
<context>
    <name>GoingOn</name>
    <message>
        <source>There is no answer yet to name the conversation by.</source>
        <translation>Ainda não há resposta para dar nome à conversa.</translation>
    </message>
    <message>
        <source>Naming needs a model. Add one in the settings.</source>
        <translation>Para dar nome é preciso um modelo. Adicione um nas configurações.</translation>
    </message>
</context>
<context>
    <name>GoingOnSection</name>
    <message>
        <source>Suggest follow-up questions</source>
        <translation>Sugerir perguntas de acompanhamento</translation>
    </message>
    <message>
        <source>Name conversations by model</source>
        <translation>Dar nome às conversas com o modelo</translation>
    </message>
    <message>
        <source>Up to three questions under the last answer. Each answer costs one more short request.</source>
        <translation>Até três perguntas sob a última resposta. Cada resposta custa mais uma solicitação curta.</translation>
    </message>
    <message>
        <source>In place of the first question, unless you gave a name. One short request each.</source>
        <translation>No lugar da primeira pergunta, a menos que você tenha dado um nome. Uma solicitação curta por conversa.</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>Grafo das subperguntas</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Show or hide conversations</source>
        <translation>Mostrar ou ocultar conversas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More options for this conversation</source>
        <translation>Mais opções desta conversa</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>Mostrar ou ocultar fontes</translation>
    </message>
</context>
<context>
    <name>IconField</name>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>Importar conversas</translation>
    </message>
    <message>
        <source>Bring your conversations along</source>
        <translation>Traga suas conversas</translation>
    </message>
    <message>
        <source>From ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or another Citewise: choose the file that its export or backup wrote, or its folder. Nothing of it leaves this computer.</source>
        <translation>Do ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini ou de outro Citewise: escolha o arquivo gravado pela exportação ou pelo backup, ou a pasta dele. Nada disso sai deste computador.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Escolher arquivo…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Escolher pasta…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>Analisando {file}…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>Não há nada de novo nele.</translation>
    </message>
    <message>
        <source>Importing from {program}…</source>
        <translation>Importando do {program}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Making it searchable…</source>
        <translation>Criando o índice de busca…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>Desfazendo a importação…</translation>
    </message>
</context>
<context>
    <name>ImportNumbers</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversa</numerusform>
            <numerusform>%Ln conversas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pergunta</numerusform>
            <numerusform>%Ln perguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new conversation(s)</source>
        <translation>
            <numerusform>%Ln nova conversa</numerusform>
            <numerusform>%Ln novas conversas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new question(s)</source>
        <translation>
            <numerusform>%Ln nova pergunta</numerusform>
            <numerusform>%Ln novas perguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln imagem</numerusform>
            <numerusform>%Ln imagens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s)</source>
        <translation>
            <numerusform>%Ln outro arquivo</numerusform>
            <numerusform>%Ln outros arquivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Import prompts</source>
        <translation>Importar prompts</translation>
    </message>
    <message>
        <source>Prompts in this file</source>
        <translation>Prompts neste arquivo</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) are in the library already.</source>
        <translation>
            <numerusform>%n prompt já está na biblioteca.</numerusform>
            <numerusform>%n prompts já estão na biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are no prompts, or too long.</source>
        <translation>
            <numerusform>%n item não é um prompt ou é longo demais.</numerusform>
            <numerusform>%n itens não são prompts ou são longos demais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ImportSection</name>
    <message>
        <source>Import conversations…</source>
        <translation>Importar conversas…</translation>
    </message>
    <message>
        <source>Show all ({count})</source>
        <translation>Mostrar tudo ({count})</translation>
    </message>
    <message>
        <source>Undo the import of “{file}”? What came with it is deleted; conversations in which something was asked since stay.</source>
        <translation>Desfazer a importação de “{file}”? O que veio com ela é excluído; as conversas em que algo foi perguntado desde então permanecem.</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Desfazer importação</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>Desfazendo a importação…</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>Reading documents: {done} of {total}</source>
        <translation>Lendo documentos: {done} de {total}</translation>
    </message>
    <message>
        <source>Reading documents…</source>
        <translation>Lendo documentos…</translation>
    </message>
    <message>
        <source>Show knowledge bases</source>
        <translation>Mostrar bases de conhecimento</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>Merged backup</source>
        <translation>Backup mesclado</translation>
    </message>
    <message>
        <source>Already here: {unchanged} · with something new: {grown} · new: {created}</source>
        <translation>Já aqui: {unchanged} · com algo novo: {grown} · novas: {created}</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>Importação interrompida</translation>
    </message>
    <message>
        <source>Nothing new to import</source>
        <translation>Nada novo para importar</translation>
    </message>
    <message>
        <source>Import finished</source>
        <translation>Importação concluída</translation>
    </message>
    <message>
        <source>Already here: {count}</source>
        <translation>Já aqui: {count}</translation>
    </message>
    <message>
        <source>Import the same file again to complete it.</source>
        <translation>Importe o mesmo arquivo de novo para completar.</translation>
    </message>
    <message>
        <source>Not read: {count}</source>
        <translation>Não lidas: {count}</translation>
    </message>
    <message>
        <source>Undone: {counts}.</source>
        <translation>Desfeito: {counts}.</translation>
    </message>
    <message>
        <source>These stay, because something was asked in them since: {titles}</source>
        <translation>Estas permanecem, porque algo foi perguntado nelas desde então: {titles}</translation>
    </message>
    <message>
        <source>{file} is no export that Citewise knows. Choose the file or folder that ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or Citewise wrote.</source>
        <translation>{file} não é uma exportação que o Citewise reconheça. Escolha o arquivo ou a pasta gravada pelo ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini ou Citewise.</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} não existe mais.</translation>
    </message>
    <message>
        <source>{file} may not be read. Allow it, or copy it to another place.</source>
        <translation>Sem permissão para ler {file}. Conceda-a ou copie o arquivo para outro local.</translation>
    </message>
    <message>
        <source>{file} is damaged. Download or copy it again.</source>
        <translation>{file}: arquivo danificado. Baixe-o ou copie-o de novo.</translation>
    </message>
    <message>
        <source>damaged, or of another shape</source>
        <translation>danificado ou em outro formato</translation>
    </message>
    <message>
        <source>nothing was said in it</source>
        <translation>sem conteúdo</translation>
    </message>
    <message>
        <source>not in the export</source>
        <translation>não está na exportação</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>grande demais</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>não foi possível salvar</translation>
    </message>
    <message>
        <source>of a kind that is not supported</source>
        <translation>de um tipo não compatível</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Unnamed</source>
        <translation>Sem nome</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Revogar</translation>
    </message>
    <message>
        <source>Revoke {name}</source>
        <translation>Revogar {name}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <translation>Opções de {name}</translation>
    </message>
    <message>
        <source>Links: [[1]](https://…)</source>
        <translation>Links: [[1]](https://…)</translation>
    </message>
    <message>
        <source>Numbers: [1]</source>
        <translation>Números: [1]</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>List the sources at the end of each answer</source>
        <translation>Listar as fontes no final de cada resposta</translation>
    </message>
    <message>
        <source>Citations in the text</source>
        <translation>Citações no texto</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Solicitações por minuto</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Add another key (used in turn)</source>
        <translation>Adicionar outra chave (em rodízio)</translation>
    </message>
    <message>
        <source>Delete the stored key</source>
        <translation>Excluir a chave guardada</translation>
    </message>
    <message>
        <source>Another key, used in turn</source>
        <translation>Outra chave, usada em rodízio</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>To use another one, remove it there.</source>
        <translation>Para usar outra, remova esta de lá.</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Cole a chave</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Stored; type to replace</source>
        <translation>Guardada; digite para substituir</translation>
    </message>
</context>
<context>
    <name>KeySection</name>
    <message>
        <source>Name of the program, such as Cherry Studio</source>
        <translation>Nome do programa, como Cherry Studio</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Nome do programa</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>Criar chave</translation>
    </message>
    <message>
        <source>No keys yet.</source>
        <translation>Nenhuma chave ainda.</translation>
    </message>
    <message>
        <source>Require a key</source>
        <translation>Exigir uma chave</translation>
    </message>
    <message>
        <source>Without a key every program on this computer can ask, at your expense.</source>
        <translation>Sem chave, qualquer programa deste computador pode perguntar, e o custo fica por sua conta.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n documento</numerusform>
            <numerusform>%n documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n com falha</numerusform>
            <numerusform>%n com falha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n em espera</numerusform>
            <numerusform>%n em espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n trecho</numerusform>
            <numerusform>%n trechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s)</source>
        <translation>
            <numerusform>%n base de conhecimento</numerusform>
            <numerusform>%n bases de conhecimento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s) embedded</source>
        <translation>
            <numerusform>{done} de %n trecho com embedding</numerusform>
            <numerusform>{done} de %n trechos com embedding</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of an unsupported type</source>
        <translation>
            <numerusform>%n arquivo de tipo não compatível</numerusform>
            <numerusform>%n arquivos de tipo não compatível</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página da web</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lendo…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>em espera</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>não foi possível ler</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} de {total}</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>Procurando documentos…</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>p. {page}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linha {line}</translation>
    </message>
</context>
<context>
    <name>KnowledgeController</name>
    <message>
        <source>Add to knowledge base</source>
        <translation>Adicionar à base de conhecimento</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>Bases de conhecimento…</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
    <message>
        <source>A knowledge base holds your own documents: PDF, Word, PowerPoint, Excel, EPUB, web pages, notes and more. Answers can rest on them and cite them, page by page. This needs no key and no model, and nothing leaves this computer except the passages that a model is given to answer.

Begin with “New knowledge base”.</source>
        <translation>Uma base de conhecimento contém seus próprios documentos: PDF, Word, PowerPoint, Excel, EPUB, páginas da web, notas e mais. As respostas podem se apoiar neles e citá-los, página por página. Não é preciso chave nem modelo, e nada sai deste computador, exceto os trechos que um modelo recebe para responder.

Comece com “Nova base de conhecimento”.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>My documents</source>
        <translation>Meus documentos</translation>
    </message>
    <message>
        <source>Delete “{name}” with {documents}? The files themselves stay where they are.</source>
        <translation>Excluir “{name}” com {documents}? Os arquivos em si ficam onde estão.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Removed “{name}” from {base}</source>
        <translation>“{name}” foi removido de {base}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>KnowledgeMenu</name>
    <message>
        <source>All documents</source>
        <translation>Todos os documentos</translation>
    </message>
    <message>
        <source>Knowledge bases: {names}</source>
        <translation>Bases de conhecimento: {names}</translation>
    </message>
    <message>
        <source>Search your own documents too</source>
        <translation>Buscar também nos seus documentos</translation>
    </message>
    <message>
        <source>Knowledge bases in this conversation</source>
        <translation>Bases de conhecimento nesta conversa</translation>
    </message>
    <message>
        <source>No knowledge base yet</source>
        <translation>Nenhuma base de conhecimento ainda</translation>
    </message>
    <message>
        <source>All knowledge bases</source>
        <translation>Todas as bases de conhecimento</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>Bases de conhecimento…</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>inglês</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>chinês simplificado</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>chinês tradicional</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonês</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coreano</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemão</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espanhol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francês</translation>
    </message>
    <message>
        <source>Portuguese (Brazil)</source>
        <translation>português (Brasil)</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Line {number}, “{text}”, cannot be used. The other lines apply.</source>
        <translation>A linha {number}, “{text}”, não pode ser usada. As outras linhas valem.</translation>
    </message>
</context>
<context>
    <name>ListMenus</name>
    <message numerus="yes">
        <source>Export %n conversation(s)…</source>
        <translation>
            <numerusform>Exportar %n conversa…</numerusform>
            <numerusform>Exportar %n conversas…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversation(s)</source>
        <translation>
            <numerusform>Excluir %n conversa</numerusform>
            <numerusform>Excluir %n conversas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LocalApiPage</name>
    <message>
        <source>Local API</source>
        <translation>API local</translation>
    </message>
    <message>
        <source>Editors, agents and other chat programs get cited answers from Citewise by one address, in the words of OpenAI&apos;s and Anthropic&apos;s APIs. It is served while Citewise is open.</source>
        <translation>Editores, agentes e outros programas de chat obtêm do Citewise respostas com citações por um único endereço, no formato das APIs da OpenAI e da Anthropic. Funciona enquanto o Citewise está aberto.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chaves</translation>
    </message>
    <message>
        <source>One for each program. Citewise keeps only a hash of it, so it is shown once.</source>
        <translation>Uma para cada programa. O Citewise guarda apenas um hash dela; por isso, ela é mostrada uma única vez.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Solicitações recentes</translation>
    </message>
    <message>
        <source>Since Citewise was started. What was asked is not recorded.</source>
        <translation>Desde que o Citewise foi iniciado. O que foi perguntado não é registrado.</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>Nenhuma solicitação ainda.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avançado</translation>
    </message>
    <message>
        <source>Keep conversations of other programs</source>
        <translation>Guardar conversas de outros programas</translation>
    </message>
    <message>
        <source>In the group API. Otherwise they are forgotten after an hour.</source>
        <translation>No grupo API. Caso contrário, são esquecidas após uma hora.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a web origin such as https://chat.example.org.</source>
        <translation>A linha {number}, “{text}”, não é uma origem da web como https://chat.example.org.</translation>
    </message>
    <message>
        <source>Allowed web origins, one per line</source>
        <translation>Origens da web permitidas, uma por linha</translation>
    </message>
    <message>
        <source>Web pages in a browser are refused, except those of these sites.</source>
        <translation>Páginas da web em um navegador são recusadas, exceto as destes sites.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host name such as desk.example.org.</source>
        <translation>A linha {number}, “{text}”, não é um nome de host como desk.example.org.</translation>
    </message>
    <message>
        <source>Allowed host names, one per line</source>
        <translation>Nomes de host permitidos, um por linha</translation>
    </message>
    <message>
        <source>Names by which others reach this computer, for a proxy or another computer of your network.</source>
        <translation>Nomes pelos quais outros acessam este computador, para um proxy ou outro computador da sua rede.</translation>
    </message>
    <message>
        <source>Not on: port {port} is already in use. Choose another port, or close the program that uses it.</source>
        <translation>Não ativada: a porta {port} já está em uso. Escolha outra porta ou feche o programa que a usa.</translation>
    </message>
    <message>
        <source>Not on: the settings file names an address that this computer does not have: {detail}. Use 127.0.0.1 there.</source>
        <translation>Não ativada: o arquivo de configurações indica um endereço que este computador não tem: {detail}. Use 127.0.0.1 lá.</translation>
    </message>
    <message>
        <source>Not on: the system does not allow port {port}. Choose one from 1024 on.</source>
        <translation>Não ativada: o sistema não permite a porta {port}. Escolha uma a partir de 1024.</translation>
    </message>
    <message>
        <source>Not on: this installation lacks a part that the local API needs. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>Não ativada: falta nesta instalação um componente de que a API local precisa. Instale-o com: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>Not on: {detail}. Switch it off and on to try again.</source>
        <translation>Não ativada: {detail}. Desative e ative para tentar de novo.</translation>
    </message>
    <message>
        <source>On. Other devices in your network can reach it too, without encryption.</source>
        <translation>Ativada. Outros dispositivos da sua rede também podem acessá-la, sem criptografia.</translation>
    </message>
    <message>
        <source>On. Only this computer can reach it.</source>
        <translation>Ativada. Só este computador pode acessá-la.</translation>
    </message>
    <message>
        <source>Created {when}</source>
        <translation>Criada: {when}</translation>
    </message>
    <message>
        <source>last used {when}</source>
        <translation>último uso: {when}</translation>
    </message>
    <message>
        <source>The key of “{name}”. Copy it now: it is not shown again.</source>
        <translation>A chave de “{name}”. Copie-a agora: ela não é mostrada de novo.</translation>
    </message>
    <message>
        <source>“{name}” is revoked: it is refused from now on.</source>
        <translation>A chave de “{name}” foi revogada: é recusada de agora em diante.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of {name}</source>
        <translation>Log de {name}</translation>
    </message>
    <message>
        <source>It has not written anything.</source>
        <translation>Ainda não escreveu nada.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copiar o log</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The last lines that the server wrote. Values of its variables are masked.</source>
        <translation>As últimas linhas que o servidor escreveu. Os valores das variáveis são ocultados.</translation>
    </message>
</context>
<context>
    <name>LookStep</name>
    <message>
        <source>Welcome to Citewise</source>
        <translation>Boas-vindas ao Citewise</translation>
    </message>
    <message>
        <source>Answers that rest on sources you can check. Three short steps, all optional.</source>
        <translation>Respostas que se apoiam em fontes que você pode verificar. Três passos curtos, todos opcionais.</translation>
    </message>
    <message>
        <source>Import conversations of another program…</source>
        <translation>Importar conversas de outro programa…</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The link was ignored. Citewise only takes links like citewise://ask?q=…</source>
        <translation>O link foi ignorado. O Citewise só aceita links como citewise://ask?q=…</translation>
    </message>
    <message>
        <source>The question was cut at {count} characters.</source>
        <translation>A pergunta foi cortada em {count} caracteres.</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the question.</source>
        <translation>Caracteres invisíveis foram removidos da pergunta.</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Short facts about you, so that later answers fit you. After an answer a model proposes what to remember; a line under the answer says what was remembered and can undo it. Keys, passwords and codes are never kept, and private conversations remember nothing.</source>
        <translation>Fatos curtos sobre você, para que as próximas respostas se ajustem melhor a você. Após uma resposta, um modelo propõe o que lembrar; uma linha abaixo da resposta diz o que foi lembrado e permite desfazer. Chaves, senhas e códigos nunca são guardados, e conversas privadas não lembram nada.</translation>
    </message>
    <message>
        <source>Remember in</source>
        <translation>Lembrar em</translation>
    </message>
    <message>
        <source>Off by default; each group has its own memory.</source>
        <translation>Desativado por padrão; cada grupo tem sua própria memória.</translation>
    </message>
    <message>
        <source>Auto (the model that answered)</source>
        <translation>Auto (o modelo que respondeu)</translation>
    </message>
    <message>
        <source>Memory model</source>
        <translation>Modelo da memória</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Memórias</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation>Buscar memórias</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>Esquecer tudo…</translation>
    </message>
    <message>
        <source>Conversations without a group</source>
        <translation>Conversas sem grupo</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nenhum resultado para “{text}”.</translation>
    </message>
    <message>
        <source>No memories yet.</source>
        <translation>Nenhuma memória ainda.</translation>
    </message>
    <message>
        <source>This looks like a key, a password or a code. It is not kept.</source>
        <translation>Isto parece uma chave, uma senha ou um código. Não será guardado.</translation>
    </message>
</context>
<context>
    <name>MemoryRemoval</name>
    <message>
        <source>Forgotten: “{title}”. It was also deleted from what earlier answers were given. What those answers and you yourself wrote stays.</source>
        <translation>Esquecido: “{title}”. Também foi excluído do que as respostas anteriores receberam. O que essas respostas e você mesmo escreveram permanece.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Forget everything that is remembered, in all groups? It is also deleted from what earlier answers were given. This cannot be undone. What those answers and you yourself wrote stays.</source>
        <translation>Esquecer tudo o que é lembrado, em todos os grupos? Também é excluído do que as respostas anteriores receberam. Isso não pode ser desfeito. O que essas respostas e você mesmo escreveram permanece.</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Esquecer tudo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>Esquecendo…</translation>
    </message>
    <message>
        <source>It is deleted, but unused parts of the file may still contain its words: the disk has too little space, or another program is reading the file.</source>
        <translation>Foi excluído, mas partes não usadas do arquivo ainda podem conter as palavras: o disco tem pouco espaço ou outro programa está lendo o arquivo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>%n backup ainda contém estas palavras: {names}. Um novo backup pode substituí-lo: primeiro ele é verificado, depois o antigo é excluído.</numerusform>
            <numerusform>%n backups ainda contêm estas palavras: {names}. Um novo backup pode substituí-los: primeiro ele é verificado, depois os antigos são excluídos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Files set aside in the data directory also contain these words, and stay: {names}. Delete them yourself when you no longer need them.</source>
        <translation>Arquivos guardados à parte no diretório de dados também contêm estas palavras e permanecem: {names}. Exclua-os você mesmo quando não precisar mais deles.</translation>
    </message>
    <message>
        <source>Creating a new backup…</source>
        <translation>Criando um novo backup…</translation>
    </message>
    <message>
        <source>The new backup is {name}; the old ones are deleted.</source>
        <translation>O novo backup é {name}; os antigos foram excluídos.</translation>
    </message>
    <message>
        <source>No new backup could be created, so the old ones stay. Free up space on the disk, then try again.</source>
        <translation>Não foi possível criar um novo backup; por isso, os antigos permanecem. Libere espaço no disco e tente de novo.</translation>
    </message>
</context>
<context>
    <name>MentionCompleter</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>Research</source>
        <translation>Pesquisa</translation>
    </message>
    <message>
        <source>Split the question into sub-questions, search for each, write a report</source>
        <translation>Dividir a pergunta em subperguntas, buscar cada uma e escrever um relatório</translation>
    </message>
    <message>
        <source>Research depth</source>
        <translation>Profundidade da pesquisa</translation>
    </message>
    <message>
        <source>Research depth: {depth}</source>
        <translation>Profundidade da pesquisa: {depth}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Find a model, or type its name</source>
        <translation>Busque um modelo ou digite o nome</translation>
    </message>
    <message>
        <source>Use “{name}”</source>
        <translation>Usar “{name}”</translation>
    </message>
    <message>
        <source>No models yet. Fetch the list, or type a name above.</source>
        <translation>Nenhum modelo ainda. Obtenha a lista ou digite um nome acima.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Space adds a model to the favourites or removes it.</source>
        <translation>Espaço adiciona um modelo aos favoritos ou o remove.</translation>
    </message>
    <message>
        <source>Click the star, or press Space, to add a model to the favourites.</source>
        <translation>Clique na estrela, ou pressione Espaço, para adicionar um modelo aos favoritos.</translation>
    </message>
</context>
<context>
    <name>ModelMentions</name>
    <message>
        <source>At most {count} models per question.</source>
        <translation>No máximo {count} modelos por pergunta.</translation>
    </message>
</context>
<context>
    <name>ModelMenu</name>
    <message>
        <source>Models that it may use</source>
        <translation>Modelos que ela pode usar</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Todos os modelos</translation>
    </message>
    <message>
        <source>{model} and {number} more</source>
        <translation>{model} e mais {number}</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Model: {model}</source>
        <translation>Modelo: {model}</translation>
    </message>
</context>
<context>
    <name>ModelPopup</name>
    <message>
        <source>Filter models</source>
        <translation>Filtrar modelos</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Adicionar um modelo…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Comparar modelos…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sem modelo (só trechos)</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Remover dos favoritos</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Adicionar aos favoritos</translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message>
        <source>Choose a model</source>
        <translation>Escolher um modelo</translation>
    </message>
    <message>
        <source>You can change it for every question, and add more in Settings.</source>
        <translation>Você pode trocá-lo a cada pergunta e adicionar outros em Configurações.</translation>
    </message>
    <message>
        <source>No model (quotes only): the best passages, word for word</source>
        <translation>Sem modelo (só trechos): os melhores trechos, palavra por palavra</translation>
    </message>
    <message>
        <source>A provider with an API key (opens Settings at the end)</source>
        <translation>Um provedor com chave de API (abre as Configurações no final)</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n modelo</numerusform>
            <numerusform>%n modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} on this computer ({count})</source>
        <translation>{name} neste computador ({count})</translation>
    </message>
    <message>
        <source>Looking for Ollama and LM Studio on this computer…</source>
        <translation>Procurando Ollama e LM Studio neste computador…</translation>
    </message>
    <message>
        <source>Neither Ollama nor LM Studio is running on this computer.</source>
        <translation>Nem o Ollama nem o LM Studio está em execução neste computador.</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>{name} was removed with the default model. Until you choose another one, answers are quotes only.</source>
        <translation>{name} foi removido junto com o modelo padrão. Até você escolher outro, as respostas trazem só trechos.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>Modelo padrão</translation>
    </message>
    <message>
        <source>For new conversations. Without a model, the best passages are shown word for word.</source>
        <translation>Para novas conversas. Sem modelo, os melhores trechos são mostrados palavra por palavra.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Provedores</translation>
    </message>
    <message>
        <source>No provider yet. Add one to get full answers.</source>
        <translation>Nenhum provedor ainda. Adicione um para obter respostas completas.</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>Adicionar provedor</translation>
    </message>
    <message>
        <source>Custom (OpenAI-compatible)</source>
        <translation>Personalizado (compatível com OpenAI)</translation>
    </message>
    <message>
        <source>Built-in model (GGUF)</source>
        <translation>Modelo integrado (GGUF)</translation>
    </message>
    <message>
        <source>After an answer</source>
        <translation>Depois de uma resposta</translation>
    </message>
    <message>
        <source>From the environment: {names}</source>
        <translation>Do ambiente: {names}</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sem modelo (só trechos)</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n modelo</numerusform>
            <numerusform>%n modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is running on this computer ({count}).</source>
        <translation>{name} está em execução neste computador ({count}).</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
</context>
<context>
    <name>NetworkPage</name>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Sem proxy</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Used for models, search and pages from the next request on. This computer is always reached directly. A proxy resolves names itself, so behind one only literal private addresses are refused.</source>
        <translation>Usado para modelos, busca e páginas a partir da próxima solicitação. Este computador é sempre acessado diretamente. Um proxy resolve os nomes por conta própria; por isso, atrás de um, só são recusados endereços privados literais.</translation>
    </message>
    <message>
        <source>Bypass list</source>
        <translation>Exceções do proxy</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host, address or network. The other lines apply.</source>
        <translation>A linha {number}, “{text}”, não é um host, endereço ou rede. As outras linhas valem.</translation>
    </message>
    <message>
        <source>One per line: host, *.host, address or network</source>
        <translation>Uma por linha: host, *.host, endereço ou rede</translation>
    </message>
    <message>
        <source>Fake-IP DNS (Clash)</source>
        <translation>DNS Fake-IP (Clash)</translation>
    </message>
    <message>
        <source>Clash and similar tools answer every name with an address in 198.18.0.0/15, which looks private. With Fake-IP these addresses may be read; truly private ones stay refused.</source>
        <translation>O Clash e ferramentas parecidas respondem a todo nome com um endereço em 198.18.0.0/15, que parece privado. Com Fake-IP, esses endereços podem ser lidos; os realmente privados continuam recusados.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Fake-IP</source>
        <translation>Fake-IP</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>Teste de conexão</translation>
    </message>
    <message>
        <source>Uses the current settings and shows each step.</source>
        <translation>Usa as configurações atuais e mostra cada etapa.</translation>
    </message>
    <message>
        <source>Optional: an address such as https://api.example.com</source>
        <translation>Opcional: um endereço como https://api.example.com</translation>
    </message>
    <message>
        <source>Address to reach</source>
        <translation>Endereço de destino</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Testar a conexão</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Endereço inválido. Deve começar com https://</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>A conexão funciona.</translation>
    </message>
    <message>
        <source>The connection fails at the first line marked ✗.</source>
        <translation>A conexão falha na primeira linha marcada com ✗.</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>Nenhum resultado.</translation>
    </message>
    <message>
        <source>Invalid proxy address. Example: 127.0.0.1:7890</source>
        <translation>Endereço de proxy inválido. Exemplo: 127.0.0.1:7890</translation>
    </message>
    <message>
        <source>Enter the proxy address. Until then nothing changes.</source>
        <translation>Digite o endereço do proxy. Até lá, nada muda.</translation>
    </message>
</context>
<context>
    <name>NewKey</name>
    <message>
        <source>New key</source>
        <translation>Nova chave</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>Copiar a chave</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Done: do not show the key any more</source>
        <translation>Concluir: não mostrar mais a chave</translation>
    </message>
</context>
<context>
    <name>NodeView</name>
    <message>
        <source>Depends on: {questions}</source>
        <translation>Depende de: {questions}</translation>
    </message>
    <message>
        <source>Answer to the sub-question</source>
        <translation>Resposta à subpergunta</translation>
    </message>
    <message>
        <source>Pages of the sub-question</source>
        <translation>Páginas da subpergunta</translation>
    </message>
    <message>
        <source>Searched: {queries}</source>
        <translation>Buscas: {queries}</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Embedding model</source>
        <translation>Modelo de embedding</translation>
    </message>
    <message>
        <source>Keyword search needs no model and no key. An embedding model also finds passages that say the same in other words; their text is sent to its provider. A new model is used once it has embedded all passages; until then the old one is used.</source>
        <translation>A busca por palavras-chave não precisa de modelo nem de chave. Um modelo de embedding também encontra trechos que dizem o mesmo com outras palavras; o texto deles é enviado ao provedor. Um novo modelo passa a ser usado depois de processar todos os trechos; até lá, é usado o antigo.</translation>
    </message>
    <message>
        <source>Qdrant address</source>
        <translation>Endereço do Qdrant</translation>
    </message>
    <message>
        <source>Your own Qdrant server, which stores the vectors of this knowledge base.</source>
        <translation>Seu próprio servidor Qdrant, que armazena os vetores desta base de conhecimento.</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>Só palavras-chave</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar um comando</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>Nenhum comando com este nome</translation>
    </message>
</context>
<context>
    <name>PassageText</name>
    <message>
        <source>Also quoted</source>
        <translation>Também citado</translation>
    </message>
    <message>
        <source>Also given to the model</source>
        <translation>Também fornecido ao modelo</translation>
    </message>
    <message>
        <source>Not given to the model. The search engine showed:</source>
        <translation>Não fornecido ao modelo. O buscador mostrou:</translation>
    </message>
    <message>
        <source>Not given to the model. Found in it:</source>
        <translation>Não fornecido ao modelo. Encontrado na fonte:</translation>
    </message>
    <message>
        <source>{program} named this source; its passage was not kept.</source>
        <translation>{program} indicou esta fonte; o trecho não foi guardado.</translation>
    </message>
    <message>
        <source>The provider named this source without an excerpt; it was not read here.</source>
        <translation>O provedor indicou esta fonte sem trecho; ela não foi lida aqui.</translation>
    </message>
    <message>
        <source>Reading the page again…</source>
        <translation>Lendo a página de novo…</translation>
    </message>
    <message>
        <source>The page as it is now</source>
        <translation>A página como está agora</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is still in it</source>
        <translation>A página como está agora; o primeiro trecho acima ainda está nela</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is no longer in it word for word</source>
        <translation>A página como está agora; o primeiro trecho acima não está mais nela palavra por palavra</translation>
    </message>
    <message>
        <source>This is the excerpt that {program} showed; the page itself was not read here.</source>
        <translation>Este é o trecho que {program} mostrou; a página em si não foi lida aqui.</translation>
    </message>
    <message>
        <source>This is the provider&apos;s excerpt; the page itself was not read here.</source>
        <translation>Este é o trecho do provedor; a página em si não foi lida aqui.</translation>
    </message>
    <message>
        <source>{program} kept this of the source; the page itself was not read here.</source>
        <translation>{program} guardou isto da fonte; a página em si não foi lida aqui.</translation>
    </message>
    <message>
        <source>The provider quoted this; the page itself was not read here.</source>
        <translation>O provedor citou isto; a página em si não foi lida aqui.</translation>
    </message>
    <message>
        <source>Cited passage</source>
        <translation>Trecho citado</translation>
    </message>
    <message>
        <source>Given to the model</source>
        <translation>Fornecido ao modelo</translation>
    </message>
    <message>
        <source>{label} (the search engine&apos;s snippet; the page was not read)</source>
        <translation>{label} (resumo do buscador; a página não foi lida)</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Passage copied</source>
        <translation>Trecho copiado</translation>
    </message>
    <message>
        <source>Copy passage</source>
        <translation>Copiar trecho</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>Ver página guardada</translation>
    </message>
    <message>
        <source>Read the page again and show it below what the model was given</source>
        <translation>Ler a página de novo e mostrá-la abaixo do que o modelo recebeu</translation>
    </message>
    <message>
        <source>What the model was given of this source</source>
        <translation>O que o modelo recebeu desta fonte</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>Abrir documento</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir no navegador</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>Keep keys in an encrypted file</source>
        <translation>Guardar chaves em um arquivo criptografado</translation>
    </message>
    <message>
        <source>Unlock keys</source>
        <translation>Desbloquear chaves</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Alterar frase secreta</translation>
    </message>
    <message>
        <source>This system has no keychain. A file in the data directory can hold your keys, encrypted with a passphrase that is asked for once after each start. A forgotten passphrase cannot be recovered.</source>
        <translation>Este sistema não tem chaveiro. Um arquivo no diretório de dados pode guardar suas chaves, criptografadas com uma frase secreta pedida uma vez a cada início. Uma frase secreta esquecida não pode ser recuperada.</translation>
    </message>
    <message>
        <source>Your keys are in an encrypted file. Its passphrase unlocks them until you quit.</source>
        <translation>Suas chaves estão em um arquivo criptografado. A frase secreta as desbloqueia até você sair.</translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be recovered.</source>
        <translation>Uma frase secreta esquecida não pode ser recuperada.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase secreta</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nova frase secreta</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Repetir frase secreta</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>Frase secreta atual</translation>
    </message>
    <message>
        <source>Enter the passphrase.</source>
        <translation>Digite a frase secreta.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>Use pelo menos {number} caracteres.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>As duas frases secretas são diferentes.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Add servers from JSON</source>
        <translation>Adicionar servidores de JSON</translation>
    </message>
    <message>
        <source>JSON of the servers</source>
        <translation>JSON dos servidores</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Paste the block that the guide of a server gives for Claude Desktop, Cursor, VS Code or Cherry Studio. Values of variables and headers are secrets.</source>
        <translation>Cole o bloco que o guia de um servidor fornece para Claude Desktop, Cursor, VS Code ou Cherry Studio. Os valores de variáveis e cabeçalhos são tratados como segredos.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Image</source>
        <translation>Imagem</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>Remove “{name}”</source>
        <translation>Remover “{name}”</translation>
    </message>
</context>
<context>
    <name>Pills</name>
    <message>
        <source>Answers: {model}</source>
        <translation>Responde: {model}</translation>
    </message>
</context>
<context>
    <name>PrivacyStep</name>
    <message>
        <source>Search and privacy</source>
        <translation>Busca e privacidade</translation>
    </message>
    <message>
        <source>Citewise searches the web from this computer, without a key, when a question needs it; the switch “Web” under the question says off, auto or always.</source>
        <translation>O Citewise busca na web a partir deste computador, sem chave, quando uma pergunta precisa; a opção “Web” abaixo da pergunta muda isso: não, auto ou sempre.</translation>
    </message>
    <message>
        <source>Conversations, files and settings stay on this computer; only the search words go to search engines, and your question with its passages to the model you choose.</source>
        <translation>Conversas, arquivos e configurações ficam neste computador; só os termos de busca vão para os buscadores, e sua pergunta com os trechos vai para o modelo que você escolher.</translation>
    </message>
    <message>
        <source>To come back here: Settings, Data, or “Welcome” in the command palette.</source>
        <translation>Para voltar aqui: Configurações, Dados, ou “Boas-vindas” na paleta de comandos.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Some data could not be read and was set aside: {problem}</source>
        <translation>Alguns dados não puderam ser lidos e foram guardados à parte: {problem}</translation>
    </message>
    <message>
        <source>Answers are shown as plain text, and pages that need scripts are not read: {problem}</source>
        <translation>As respostas são mostradas como texto simples, e páginas que precisam de scripts não são lidas: {problem}</translation>
    </message>
    <message>
        <source>{file} was damaged and has been set aside as {copy}.</source>
        <translation>{file} estava danificado e foi guardado à parte como {copy}.</translation>
    </message>
    <message>
        <source>Documents that are read again: {count}.</source>
        <translation>Documentos que serão lidos de novo: {count}.</translation>
    </message>
    <message>
        <source>Recovered: {counts}.</source>
        <translation>Recuperado: {counts}.</translation>
    </message>
    <message>
        <source>Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup.</source>
        <translation>Nada pôde ser recuperado. Configurações → Dados → Backups → Restaurar… recupera um backup.</translation>
    </message>
    <message>
        <source>The local API is off: another program uses port {port}.</source>
        <translation>A API local está desativada: outro programa usa a porta {port}.</translation>
    </message>
    <message>
        <source>The local API could not be started: {problem}</source>
        <translation>Não foi possível iniciar a API local: {problem}</translation>
    </message>
</context>
<context>
    <name>PromptDialog</name>
    <message>
        <source>New prompt</source>
        <translation>Novo prompt</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Find a prompt</source>
        <translation>Buscar um prompt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nova pasta</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (cópia)</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>“{title}” excluído</translation>
    </message>
    <message>
        <source>Folder deleted</source>
        <translation>Pasta excluída</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) deleted</source>
        <translation>
            <numerusform>%n prompt excluído</numerusform>
            <numerusform>%n prompts excluídos</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Folders can be {levels} levels deep, and their paths {length} characters long, at most.</source>
        <translation>As pastas podem ter no máximo {levels} níveis, e seus caminhos, {length} caracteres.</translation>
    </message>
    <message>
        <source>A prompt is a question that you write once and ask often. Type / in a question to insert one.</source>
        <translation>Um prompt é uma pergunta que você escreve uma vez e faz muitas vezes. Digite / em uma pergunta para inserir um.</translation>
    </message>
    <message>
        <source>Type / in a question to insert a prompt.</source>
        <translation>Digite / em uma pergunta para inserir um prompt.</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>What to ask. Write {{topic}} where something is filled in each time.</source>
        <translation>O que perguntar. Escreva {{topic}} onde algo é preenchido a cada vez.</translation>
    </message>
    <message>
        <source>Insert variable</source>
        <translation>Inserir variável</translation>
    </message>
    <message>
        <source>topic</source>
        <translation>assunto</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>abelhas</translation>
    </message>
    <message>
        <source>tone|formal|friendly|brief</source>
        <translation>tom|formal|amigável|breve</translation>
    </message>
    <message>
        <source>Field to fill in</source>
        <translation>Campo a preencher</translation>
    </message>
    <message>
        <source>Field with a default</source>
        <translation>Campo com valor padrão</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>Data de hoje</translation>
    </message>
    <message>
        <source>Variables: {names}</source>
        <translation>Variáveis: {names}</translation>
    </message>
</context>
<context>
    <name>PromptExamples</name>
    <message>
        <source>Writing</source>
        <translation>Escrita</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leitura</translation>
    </message>
    <message>
        <source>Summarize</source>
        <translation>Resumir</translation>
    </message>
    <message>
        <source>Summarize the following in [[length|five bullet points|one paragraph|one sentence]]:</source>
        <translation>Resuma o texto a seguir em [[tamanho|cinco tópicos|um parágrafo|uma frase]]:</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <translation>Explicar de forma simples</translation>
    </message>
    <message>
        <source>Explain [[topic]] to [[reader=someone new to the field]], with one example.</source>
        <translation>Explique [[assunto]] para [[leitor=alguém novo na área]], com um exemplo.</translation>
    </message>
    <message>
        <source>Pros and cons</source>
        <translation>Prós e contras</translation>
    </message>
    <message>
        <source>What are the strongest arguments for and against [[proposal]]? Name the best source for each.</source>
        <translation>Quais são os argumentos mais fortes a favor e contra [[proposta]]? Indique a melhor fonte de cada um.</translation>
    </message>
    <message>
        <source>Latest news</source>
        <translation>Últimas notícias</translation>
    </message>
    <message>
        <source>What has changed about [[topic]] in the last [[period|month|year|week]]? Today is [[date]].</source>
        <translation>O que mudou em relação a [[assunto]] [[período|no último mês|no último ano|na última semana]]? Hoje é [[date]].</translation>
    </message>
    <message>
        <source>Improve writing</source>
        <translation>Melhorar a escrita</translation>
    </message>
    <message>
        <source>Improve this text. Keep its meaning and its language; make it [[tone|clearer|shorter|more formal|friendlier]]:</source>
        <translation>Melhore este texto. Mantenha o sentido e o idioma; deixe-o [[tom|mais claro|mais curto|mais formal|mais amigável]]:</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traduzir</translation>
    </message>
    <message>
        <source>Translate into [[language=English]], so that it reads naturally:</source>
        <translation>Traduza para [[idioma=inglês]], de modo que soe natural:</translation>
    </message>
    <message>
        <source>Reply to an email</source>
        <translation>Responder a um e-mail</translation>
    </message>
    <message>
        <source>Write a [[tone|friendly|formal|brief]] reply to this email. What I want to say: [[message]]</source>
        <translation>Escreva uma resposta em tom [[tom|amigável|formal|breve]] a este e-mail. O que quero dizer: [[mensagem]]</translation>
    </message>
</context>
<context>
    <name>PromptFiles</name>
    <message>
        <source>Import prompts</source>
        <translation>Importar prompts</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <translation>Não foi possível ler este arquivo: {reason}</translation>
    </message>
    <message>
        <source>No prompts in this file. Choose a JSON file of prompts.</source>
        <translation>Não há prompts neste arquivo. Escolha um arquivo JSON de prompts.</translation>
    </message>
    <message>
        <source>All prompts of this file are in the library already.</source>
        <translation>Todos os prompts deste arquivo já estão na biblioteca.</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>Exportar prompts</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) exported</source>
        <translation>
            <numerusform>%n prompt exportado</numerusform>
            <numerusform>%n prompts exportados</numerusform>
        </translation>
    </message>
    <message>
        <source>This file could not be written: {reason}</source>
        <translation>Não foi possível gravar este arquivo: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) imported</source>
        <translation>
            <numerusform>%n prompt importado</numerusform>
            <numerusform>%n prompts importados</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>PromptForm</name>
    <message>
        <source>Selected text</source>
        <translation>Texto selecionado</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Área de transferência</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Inserir</translation>
    </message>
    <message>
        <source>Leave as text</source>
        <translation>Deixar como texto</translation>
    </message>
    <message>
        <source>Insert the prompt with its variables as they are written (Esc)</source>
        <translation>Inserir o prompt com as variáveis como estão escritas (Esc)</translation>
    </message>
</context>
<context>
    <name>PromptLibrary</name>
    <message>
        <source>New prompt</source>
        <translation>Novo prompt</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Add examples</source>
        <translation>Adicionar exemplos</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>Prompts…</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>Nenhum prompt ainda</translation>
    </message>
    <message>
        <source>New prompt…</source>
        <translation>Novo prompt…</translation>
    </message>
</context>
<context>
    <name>PromptsController</name>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>Inserir prompt</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Salvar pergunta como prompt…</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>Prompts…</translation>
    </message>
    <message>
        <source>“{title}” has more than {count} variables. The rest is inserted as it is written.</source>
        <translation>“{title}” tem mais de {count} variáveis. O restante é inserido como está escrito.</translation>
    </message>
</context>
<context>
    <name>ProtocolEditor</name>
    <message>
        <source>Derived from the address above</source>
        <translation>Deduzido do endereço acima</translation>
    </message>
    <message>
        <source>Search address</source>
        <translation>Endereço de busca</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>See the provider&apos;s documentation.</source>
        <translation>Consulte a documentação do provedor.</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Busca do próprio modelo</translation>
    </message>
    <message>
        <source>The model may search by itself; its sources become citations.</source>
        <translation>O modelo pode buscar por conta própria; as fontes dele viram citações.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>On (as for {services})</source>
        <translation>Ativado (como em {services})</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Endereço inválido. Deve começar com https://</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>{where} did not accept the key. Check that all of it was pasted.</source>
        <translation>{where} não aceitou a chave. Verifique se ela foi colada inteira.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one, or fetch the list.</source>
        <translation>{where} não conhece este modelo. Escolha outro ou obtenha a lista.</translation>
    </message>
    <message>
        <source>A key for {where} is missing. Paste it above.</source>
        <translation>Falta uma chave para {where}. Cole-a acima.</translation>
    </message>
    <message>
        <source>Fetching models…</source>
        <translation>Obtendo modelos…</translation>
    </message>
    <message>
        <source>Choose a model first, or fetch the list.</source>
        <translation>Escolha um modelo primeiro ou obtenha a lista.</translation>
    </message>
    <message>
        <source>Testing {model}…</source>
        <translation>Testando {model}…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} agora é o modelo padrão.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>Endereço da API</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Chave de API</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Protocol and model&apos;s own search</source>
        <translation>Protocolo e busca do próprio modelo</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>Definir como padrão</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>Obter modelos</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>Obter chave de API</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>{where} sets the model to {model}.</source>
        <translation>{where} define o modelo como {model}.</translation>
    </message>
    <message>
        <source>The .env file</source>
        <translation>O arquivo .env</translation>
    </message>
    <message>
        <source>An environment variable</source>
        <translation>Uma variável de ambiente</translation>
    </message>
    <message>
        <source>Show or hide {name}</source>
        <translation>Mostrar ou ocultar {name}</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>precisa de chave</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n modelo</numerusform>
            <numerusform>%n modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid address. Example: https://api.example.com/v1</source>
        <translation>Endereço inválido. Exemplo: https://api.example.com/v1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found. Choose one, then test it or set it as default.</source>
        <translation>
            <numerusform>%n modelo encontrado. Escolha-o e depois teste-o ou defina-o como padrão.</numerusform>
            <numerusform>%n modelos encontrados. Escolha um e depois teste-o ou defina-o como padrão.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} funciona. Resposta: {word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} funciona.</translation>
    </message>
</context>
<context>
    <name>ProxyForm</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>Host e porta</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuário</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Senha</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Your question names a private address. Allow reading {places}?</source>
        <translation>Sua pergunta menciona um endereço privado. Permitir a leitura de {places}?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Send without reading it</source>
        <translation>Enviar sem ler</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in a new conversation. {reason}</source>
        <translation>Não foi possível enviar sua pergunta; ela está guardada em uma nova conversa. {reason}</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in “{title}”. {reason}</source>
        <translation>Não foi possível enviar sua pergunta; ela está guardada em “{title}”. {reason}</translation>
    </message>
</context>
<context>
    <name>QuickAsk</name>
    <message>
        <source>Quick ask</source>
        <translation>Pergunta rápida</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>Pergunte alguma coisa</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Sua pergunta</translation>
    </message>
    <message>
        <source>Enter: ask · Esc: hide</source>
        <translation>Enter: perguntar · Esc: ocultar</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Retrieval</source>
        <translation>Trechos</translation>
    </message>
    <message>
        <source>By default passages are chosen by keywords, on this computer. An embedding or rerank model compares them by meaning as well; if it fails or is slow, keywords are used alone.</source>
        <translation>Por padrão, os trechos são escolhidos por palavras-chave, neste computador. Um modelo de embedding ou de reranking também os compara pelo sentido; se ele falhar ou demorar, só as palavras-chave são usadas.</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Modelo de embedding</translation>
    </message>
    <message>
        <source>Finds passages that say the same in other words.</source>
        <translation>Encontra trechos que dizem o mesmo com outras palavras.</translation>
    </message>
    <message>
        <source>For new knowledge bases</source>
        <translation>Para novas bases de conhecimento</translation>
    </message>
    <message>
        <source>Your documents&apos; text is sent to this provider. Existing knowledge bases keep their model.</source>
        <translation>O texto dos seus documentos é enviado a este provedor. As bases de conhecimento existentes mantêm seu modelo.</translation>
    </message>
    <message>
        <source>Also for web pages</source>
        <translation>Também para páginas da web</translation>
    </message>
    <message>
        <source>Their text is sent to this provider, too. Not used where a rerank model is set up.</source>
        <translation>O texto delas também é enviado a este provedor. Não usado quando há um modelo de reranking configurado.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Rerank model</source>
        <translation>Modelo de reranking</translation>
    </message>
    <message>
        <source>Sorts the best forty passages for each question. They are sent to the provider, including those of your own documents and memories.</source>
        <translation>Ordena os quarenta melhores trechos para cada pergunta. Eles são enviados ao provedor, inclusive os dos seus próprios documentos e memórias.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Custom (by address)</source>
        <translation>Personalizado (por endereço)</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Provedor</translation>
    </message>
    <message>
        <source>It works ({number} dimensions).</source>
        <translation>Funciona ({number} dimensões).</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Testando…</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>Parar a leitura</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Ler em voz alta</translation>
    </message>
    <message>
        <source>Read aloud (no voice is installed)</source>
        <translation>Ler em voz alta (nenhuma voz instalada)</translation>
    </message>
    <message>
        <source>Code.</source>
        <translation>Código.</translation>
    </message>
    <message>
        <source>Formula.</source>
        <translation>Fórmula.</translation>
    </message>
    <message>
        <source>The voice stopped: {reason}</source>
        <translation>A voz parou: {reason}</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Previous sentence</source>
        <translation>Frase anterior</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>Próxima frase</translation>
    </message>
    <message>
        <source>Reading aloud: {number} of {count}</source>
        <translation>Lendo: {number} de {count}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
</context>
<context>
    <name>RerankFields</name>
    <message>
        <source>Full /rerank address</source>
        <translation>Endereço /rerank completo</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Chave de API</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>Obter chave de API</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>It works: the better of two passages came first.</source>
        <translation>Funciona: o melhor de dois trechos veio primeiro.</translation>
    </message>
    <message>
        <source>It answered, but could not tell the better of two passages.</source>
        <translation>Respondeu, mas não soube distinguir o melhor de dois trechos.</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>Digite o endereço primeiro.</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Endereço inválido. Deve começar com https://</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>Sub-questions</source>
        <translation>Subperguntas</translation>
    </message>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>Grafo das subperguntas</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Retomada</translation>
    </message>
    <message>
        <source>Planning, round {number}</source>
        <translation>Planejando, rodada {number}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Searched “{query}”</source>
        <translation>Busca por “{query}”</translation>
    </message>
    <message>
        <source>Searched “{query}”: {hits}</source>
        <translation>Busca por “{query}”: {hits}</translation>
    </message>
    <message>
        <source>Read {page}</source>
        <translation>Lida: {page}</translation>
    </message>
    <message>
        <source>Could not read {page}</source>
        <translation>Não foi possível ler {page}</translation>
    </message>
    <message>
        <source>Writing the answer to “{question}”</source>
        <translation>Escrevendo a resposta a “{question}”</translation>
    </message>
    <message>
        <source>{state}: {question}</source>
        <translation>{state}: {question}</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Escrevendo o relatório</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluída</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Interrompida</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Aprofundada</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Em espera</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondida</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Pulada</translation>
    </message>
    <message>
        <source>{place} of {count}: {question} – {state}</source>
        <translation>{place} de {count}: {question} – {state}</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escrevendo</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>cerca de {number}</translation>
    </message>
    <message>
        <source>{used} of {most} tokens</source>
        <translation>{used} de {most} tokens</translation>
    </message>
    <message>
        <source>{used} tokens</source>
        <translation>{used} tokens</translation>
    </message>
    <message>
        <source>Research: a question first</source>
        <translation>Pesquisa: antes, uma pergunta</translation>
    </message>
    <message>
        <source>Research: {told}</source>
        <translation>Pesquisa: {told}</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Escrevendo o relatório…</translation>
    </message>
    <message>
        <source>Preparing the report…</source>
        <translation>Preparando o relatório…</translation>
    </message>
    <message>
        <source>Planning the research…</source>
        <translation>Planejando a pesquisa…</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>Esperando sua resposta</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>Report requested early</source>
        <translation>Relatório pedido antes do fim</translation>
    </message>
    <message>
        <source>Limit of sub-questions reached</source>
        <translation>Limite de subperguntas atingido</translation>
    </message>
    <message>
        <source>Limit of pages reached</source>
        <translation>Limite de páginas atingido</translation>
    </message>
    <message>
        <source>Token limit reached</source>
        <translation>Limite de tokens atingido</translation>
    </message>
    <message>
        <source>Time limit reached</source>
        <translation>Limite de tempo atingido</translation>
    </message>
    <message>
        <source>No sub-questions needed</source>
        <translation>Nenhuma subpergunta necessária</translation>
    </message>
    <message>
        <source>All sub-questions done</source>
        <translation>Todas as subperguntas concluídas</translation>
    </message>
</context>
<context>
    <name>ResearchController</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>Não foi possível gravar {file}. Escolha outro local.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Salvo: {file}</translation>
    </message>
</context>
<context>
    <name>ResearchSaver</name>
    <message>
        <source>Graph as image (SVG)…</source>
        <translation>Grafo como imagem (SVG)…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>Relatório como Markdown…</translation>
    </message>
    <message>
        <source>Report as web page (HTML)…</source>
        <translation>Relatório como página da web (HTML)…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Relatório como PDF…</translation>
    </message>
</context>
<context>
    <name>ResearchView</name>
    <message>
        <source>Research</source>
        <translation>Pesquisa</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>Responder agora</translation>
    </message>
    <message>
        <source>Ask no more sub-questions and write the report from what there is</source>
        <translation>Não fazer mais subperguntas e escrever o relatório com o que já existe</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>The graph appears here, from the first sub-question on.</source>
        <translation>O grafo aparece aqui, a partir da primeira subpergunta.</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Steps of the research</source>
        <translation>Etapas da pesquisa</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Ampliar (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Reduzir (-)</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Ajustar (0)</translation>
    </message>
    <message>
        <source>{time} of {most}</source>
        <translation>{time} de {most}</translation>
    </message>
</context>
<context>
    <name>ResearchWords</name>
    <message numerus="yes">
        <source>%n sub-question(s)</source>
        <translation>
            <numerusform>%n subpergunta</numerusform>
            <numerusform>%n subperguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n sub-question(s) answered</source>
        <translation>
            <numerusform>{done} de %n subpergunta respondida</numerusform>
            <numerusform>{done} de %n subperguntas respondidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sub-question(s)</source>
        <translation>
            <numerusform>%n nova subpergunta</numerusform>
            <numerusform>%n novas subperguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n deixada de fora</numerusform>
            <numerusform>%n deixadas de fora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n page(s)</source>
        <translation>
            <numerusform>{done} de %n página</numerusform>
            <numerusform>{done} de %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n sub-question(s), {pages}, {minutes}, about {tokens} tokens.</source>
        <translation>
            <numerusform>No máximo %n subpergunta, {pages}, {minutes}, cerca de {tokens} tokens.</numerusform>
            <numerusform>No máximo %n subperguntas, {pages}, {minutes}, cerca de {tokens} tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n respondida</numerusform>
            <numerusform>%n respondidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar um backup</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De um arquivo…</translation>
    </message>
    <message>
        <source>From the server</source>
        <translation>Do servidor</translation>
    </message>
    <message>
        <source>Replace everything here</source>
        <translation>Substituir tudo aqui</translation>
    </message>
    <message>
        <source>Merge with what is here</source>
        <translation>Mesclar com o que há aqui</translation>
    </message>
    <message>
        <source>Undo merge</source>
        <translation>Desfazer mesclagem</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>Verificando o backup…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Passphrase of its API keys (empty: leave them out)</source>
        <translation>Frase secreta das chaves de API (em branco: não incluir)</translation>
    </message>
    <message>
        <source>Passphrase of its API keys</source>
        <translation>Frase secreta das chaves de API</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Adds conversations, questions, facts and documents that are not here. Nothing here changes.</source>
        <translation>Adiciona conversas, perguntas, memórias e documentos que não estão aqui. O que já está aqui não muda.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Mesclar</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup, and the restore can be undone. Citewise closes for it and opens again.</source>
        <translation>O que está aqui agora é guardado como backup, e a restauração pode ser desfeita. O Citewise fecha para isso e abre de novo.</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>Restaurar e reiniciar</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Consultando o servidor…</translation>
    </message>
    <message>
        <source>There are no backups on the server.</source>
        <translation>Não há backups no servidor.</translation>
    </message>
    <message>
        <source>{moment}, before a restore ({size})</source>
        <translation>{moment}, antes de uma restauração ({size})</translation>
    </message>
    <message>
        <source>{moment} ({size})</source>
        <translation>{moment} ({size})</translation>
    </message>
    <message>
        <source>No backups here yet. Choose a file.</source>
        <translation>Nenhum backup aqui ainda. Escolha um arquivo.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Baixando…</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Backups (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>{moment}, Citewise {version}: {counts} ({size})</source>
        <translation>{moment}, Citewise {version}: {counts} ({size})</translation>
    </message>
    <message>
        <source>API keys are in it, encrypted.</source>
        <translation>Contém chaves de API, criptografadas.</translation>
    </message>
    <message>
        <source>No API keys are in it.</source>
        <translation>Não contém chaves de API.</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Mesclando…</translation>
    </message>
    <message>
        <source>The merge was undone.</source>
        <translation>A mesclagem foi desfeita.</translation>
    </message>
</context>
<context>
    <name>RestoreFailedWindow</name>
    <message>
        <source>The backup was not restored; everything is as it was.</source>
        <translation>O backup não foi restaurado; tudo está como antes.</translation>
    </message>
    <message>
        <source>Open Citewise</source>
        <translation>Abrir o Citewise</translation>
    </message>
</context>
<context>
    <name>RetryMenu</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>Fonte da busca</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Verificar respostas</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistente</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar com…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sem modelo (só trechos)</translation>
    </message>
    <message>
        <source>Without searching</source>
        <translation>Sem buscar</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Research: {depth}</source>
        <translation>Pesquisa: {depth}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>Sem assistente</translation>
    </message>
</context>
<context>
    <name>SampleSection</name>
    <message>
        <source>Example for</source>
        <translation>Exemplo para</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP por HTTP</translation>
    </message>
    <message>
        <source>MCP as a command</source>
        <translation>MCP como comando</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Copiar o exemplo</translation>
    </message>
    <message>
        <source>Settings → Model Provider → Add</source>
        <translation>Configurações → Provedor de modelos → Adicionar</translation>
    </message>
    <message>
        <source>Provider type: OpenAI</source>
        <translation>Tipo de provedor: OpenAI</translation>
    </message>
    <message>
        <source>API key: {key}</source>
        <translation>Chave de API: {key}</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>qualquer palavra</translation>
    </message>
    <message>
        <source>API host: {url}</source>
        <translation>Host da API: {url}</translation>
    </message>
    <message>
        <source>Models: Manage, then choose citewise-search</source>
        <translation>Modelos: Gerenciar, depois escolha citewise-search</translation>
    </message>
    <message>
        <source>For agents and editors that speak MCP over HTTP.</source>
        <translation>Para agentes e editores que usam MCP por HTTP.</translation>
    </message>
    <message>
        <source>Needs neither the switch nor a key: the program starts Citewise itself.</source>
        <translation>Não precisa da opção acima nem de chave: o próprio programa inicia o Citewise.</translation>
    </message>
</context>
<context>
    <name>SamplingFields</name>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>One per line, at most {count}. The answer ends before the first one that comes up. \n is a line break.</source>
        <translation>Uma por linha, no máximo {count}. A resposta termina antes da primeira que aparecer. \n é uma quebra de linha.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Low: predictable. High: varied.</source>
        <translation>Baixa: previsível. Alta: variada.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Maximum length (tokens)</source>
        <translation>Tamanho máximo (tokens)</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>Esforço de raciocínio</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>Sequências de parada</translation>
    </message>
    <message>
        <source>“{model}” does not take this: it is left out.</source>
        <translation>“{model}” não aceita isto: fica de fora.</translation>
    </message>
    <message>
        <source>Without a model nothing is written: passages are quoted as they are.</source>
        <translation>Sem modelo nada é escrito: os trechos são citados como estão.</translation>
    </message>
    <message>
        <source>Set either the temperature or top-p. Where a service takes only one, it is the temperature.</source>
        <translation>Defina a temperatura ou o top-p. Onde o serviço aceita só um, vale a temperatura.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
</context>
<context>
    <name>SearchEntry</name>
    <message>
        <source>Search suggestions by Google</source>
        <translation>Sugestões de busca do Google</translation>
    </message>
</context>
<context>
    <name>SearchMenu</name>
    <message>
        <source>{channel}, this message only</source>
        <translation>{channel}, só nesta mensagem</translation>
    </message>
    <message>
        <source>Search source: {channel}</source>
        <translation>Fonte da busca: {channel}</translation>
    </message>
    <message>
        <source>Only {site}</source>
        <translation>Só {site}</translation>
    </message>
    <message>
        <source>Check answers: {mode}, this message only</source>
        <translation>Verificar respostas: {mode}, só nesta mensagem</translation>
    </message>
    <message>
        <source>This message</source>
        <translation>Esta mensagem</translation>
    </message>
    <message>
        <source>This conversation</source>
        <translation>Esta conversa</translation>
    </message>
    <message>
        <source>Default (as in settings)</source>
        <translation>Padrão (como nas configurações)</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Configurações de busca…</translation>
    </message>
    <message>
        <source>{channel} (paused)</source>
        <translation>{channel} (em pausa)</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Planejamento da busca</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>Reescrever a pergunta</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>O modelo decide (ferramentas)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Verificar respostas</translation>
    </message>
    <message>
        <source>Keep the pages that are read</source>
        <translation>Guardar as páginas lidas</translation>
    </message>
    <message>
        <source>Tools (MCP) in this conversation</source>
        <translation>Ferramentas (MCP) nesta conversa</translation>
    </message>
    <message>
        <source>Only this site, such as example.org</source>
        <translation>Só este site, como example.org</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>Todos os sites</translation>
    </message>
    <message>
        <source>Invalid site. Examples: example.org or *://*.example.org/*</source>
        <translation>Site inválido. Exemplos: example.org ou *://*.example.org/*</translation>
    </message>
</context>
<context>
    <name>SearchNotes</name>
    <message>
        <source>A free account works within low limits; ten results at most</source>
        <translation>Uma conta gratuita funciona com limites baixos; no máximo dez resultados</translation>
    </message>
    <message>
        <source>A tool of an MCP server that you have set up</source>
        <translation>Uma ferramenta de um servidor MCP que você configurou</translation>
    </message>
    <message>
        <source>Google&apos;s results; a small free plan</source>
        <translation>Resultados do Google; um pequeno plano gratuito</translation>
    </message>
    <message>
        <source>Google&apos;s results; prepaid, more than ten results cost double</source>
        <translation>Resultados do Google; pré-pago, mais de dez resultados custam o dobro</translation>
    </message>
    <message>
        <source>In the language of the question; CC BY-SA</source>
        <translation>No idioma da pergunta; CC BY-SA</translation>
    </message>
    <message>
        <source>Its host is not confirmed; another address can be set</source>
        <translation>O host não é confirmado; outro endereço pode ser definido</translation>
    </message>
    <message>
        <source>Monthly free credits; a few searches without a key</source>
        <translation>Créditos gratuitos mensais; algumas buscas sem chave</translation>
    </message>
    <message>
        <source>Paid by the search</source>
        <translation>Pago por busca</translation>
    </message>
    <message>
        <source>Paid by the search and by tokens</source>
        <translation>Pago por busca e por tokens</translation>
    </message>
    <message>
        <source>Paid by the search, with the key of the models</source>
        <translation>Pago por busca, com a chave dos modelos</translation>
    </message>
    <message>
        <source>Paid by tokens; the free key is for non-commercial use</source>
        <translation>Pago por tokens; a chave gratuita é para uso não comercial</translation>
    </message>
    <message>
        <source>Paid, after a small trial</source>
        <translation>Pago, após um pequeno período de teste</translation>
    </message>
    <message>
        <source>Paid, with credit to start; a hundred searches a day without a key</source>
        <translation>Pago, com crédito inicial; cem buscas por dia sem chave</translation>
    </message>
    <message>
        <source>Paid, with free credits every month</source>
        <translation>Pago, com créditos gratuitos todo mês</translation>
    </message>
    <message>
        <source>Paid, with free credits every month; wants a card</source>
        <translation>Pago, com créditos gratuitos todo mês; exige cartão</translation>
    </message>
    <message>
        <source>Papers; one request in three seconds</source>
        <translation>Artigos científicos; uma solicitação a cada três segundos</translation>
    </message>
    <message>
        <source>Prepaid; the API&apos;s older version</source>
        <translation>Pré-pago; a versão antiga da API</translation>
    </message>
    <message>
        <source>Reads engines&apos; result pages in a browser of its own; several engines&apos; terms forbid reading by program</source>
        <translation>Lê páginas de resultados dos buscadores em um navegador próprio; os termos de vários buscadores proíbem a leitura por programa</translation>
    </message>
    <message>
        <source>Repositories; ten requests a minute without a key</source>
        <translation>Repositórios; dez solicitações por minuto sem chave</translation>
    </message>
    <message>
        <source>Scholarly works; free and open</source>
        <translation>Trabalhos acadêmicos; gratuito e aberto</translation>
    </message>
    <message>
        <source>Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day</source>
        <translation>Stack Overflow, ou o site permitido da rede; textos sob CC BY-SA; 300 buscas por dia</translation>
    </message>
    <message>
        <source>Stories of Hacker News, by Algolia&apos;s free search</source>
        <translation>Publicações do Hacker News, pela busca gratuita da Algolia</translation>
    </message>
    <message>
        <source>The model&apos;s own terms</source>
        <translation>Os termos do próprio modelo</translation>
    </message>
    <message>
        <source>Your own documents, on this computer</source>
        <translation>Seus próprios documentos, neste computador</translation>
    </message>
    <message>
        <source>Your own server; `json` must stand in search.formats of its settings.yml</source>
        <translation>Seu próprio servidor; `json` precisa constar em search.formats do settings.yml dele</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avançado</translation>
    </message>
    <message>
        <source>Web search in new conversations</source>
        <translation>Busca na web em novas conversas</translation>
    </message>
    <message>
        <source>Default search provider</source>
        <translation>Provedor de busca padrão</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Planejamento da busca</translation>
    </message>
    <message>
        <source>Rewriting turns the question into queries and searches once. With tools, the model may search several times while it answers, or not at all.</source>
        <translation>“Reescrever” transforma a pergunta em termos de busca e busca uma vez. Com ferramentas, o modelo pode buscar várias vezes enquanto responde, ou nenhuma.</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Verificar respostas</translation>
    </message>
    <message>
        <source>Mark moves citations to the passage that says it and shows where sources disagree, without a model or the network. Repair also searches for what was not found and has the model correct it, which takes longer and costs more. The original answer stays one click away.</source>
        <translation>“Marcar” move as citações para o trecho que diz aquilo e mostra onde as fontes divergem, sem modelo nem rede. “Corrigir” também busca o que não foi encontrado e faz o modelo corrigir, o que leva mais tempo e custa mais. A resposta original fica a um clique.</translation>
    </message>
    <message>
        <source>Search providers</source>
        <translation>Provedores de busca</translation>
    </message>
    <message>
        <source>Choose one to enter its key or to test it.</source>
        <translation>Escolha um para digitar a chave ou testá-lo.</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>Buscadores</translation>
    </message>
    <message>
        <source>Web search without a key asks the first ones in parallel, then the next, until there are results.</source>
        <translation>A busca na web sem chave consulta os primeiros em paralelo e depois os seguintes, até haver resultados.</translation>
    </message>
    <message>
        <source>Auto (by language)</source>
        <translation>Auto (por idioma)</translation>
    </message>
    <message>
        <source>Parallel engines</source>
        <translation>Buscadores em paralelo</translation>
    </message>
    <message>
        <source>Engine timeout (s)</source>
        <translation>Tempo limite por buscador (s)</translation>
    </message>
    <message>
        <source>Without any results, slow engines are still waited for while the next ones are asked.</source>
        <translation>Sem nenhum resultado, os buscadores lentos ainda são aguardados enquanto os próximos são consultados.</translation>
    </message>
    <message>
        <source>Keep search engine cookies</source>
        <translation>Manter cookies dos buscadores</translation>
    </message>
    <message>
        <source>Fewer captchas, but the engines recognise you across restarts.</source>
        <translation>Menos captchas, mas os buscadores reconhecem você após reiniciar.</translation>
    </message>
    <message>
        <source>Opens the engines&apos; public result pages in a hidden browser, as you would yourself. Their terms may restrict automated use; whether to use them is your decision.</source>
        <translation>Abre as páginas públicas de resultados dos buscadores em um navegador oculto, como você mesmo faria. Os termos deles podem restringir o uso automatizado; usá-los é decisão sua.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Auto (by model)</source>
        <translation>Auto (por modelo)</translation>
    </message>
    <message>
        <source>Results per search</source>
        <translation>Resultados por busca</translation>
    </message>
    <message>
        <source>Pages read in full</source>
        <translation>Páginas lidas por inteiro</translation>
    </message>
    <message>
        <source>Max. source tokens per answer</source>
        <translation>Máx. de tokens de fontes por resposta</translation>
    </message>
    <message>
        <source>More tokens: more evidence, but slower and more expensive answers.</source>
        <translation>Mais tokens: mais evidências, porém respostas mais lentas e caras.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Match patterns such as *://*.example.org/* or https://example.org/docs/*, or a plain domain such as example.org, which includes its subdomains.</source>
        <translation>Padrões como *://*.example.org/* ou https://example.org/docs/*, ou um domínio simples como example.org, que inclui os subdomínios.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a match pattern. The other lines apply.</source>
        <translation>A linha {number}, “{text}”, não é um padrão válido. As outras linhas valem.</translation>
    </message>
    <message>
        <source>Blocked sites (one pattern per line)</source>
        <translation>Sites bloqueados (um padrão por linha)</translation>
    </message>
    <message>
        <source>Allowed sites (empty: all)</source>
        <translation>Sites permitidos (vazio: todos)</translation>
    </message>
    <message>
        <source>Allowed private addresses</source>
        <translation>Endereços privados permitidos</translation>
    </message>
    <message>
        <source>Pages on this computer and in private networks are only read if listed here.</source>
        <translation>Páginas deste computador e de redes privadas só são lidas se estiverem listadas aqui.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not host:port (wiki.local:8080). The other lines apply.</source>
        <translation>A linha {number}, “{text}”, não é host:porta (wiki.local:8080). As outras linhas valem.</translation>
    </message>
    <message>
        <source>One per line, as host:port</source>
        <translation>Um por linha, como host:porta</translation>
    </message>
    <message>
        <source>Engine addresses</source>
        <translation>Endereços dos buscadores</translation>
    </message>
    <message>
        <source>Empty: default.</source>
        <translation>Vazio: padrão.</translation>
    </message>
    <message>
        <source>Tick at least one engine. Until then nothing changes.</source>
        <translation>Marque pelo menos um buscador. Até lá, nada muda.</translation>
    </message>
    <message>
        <source>“{text}” is not a web address. It should begin with https://</source>
        <translation>“{text}” não é um endereço da web. Deve começar com https://</translation>
    </message>
</context>
<context>
    <name>SearchSwitch</name>
    <message>
        <source>Never search: the model answers from what it knows</source>
        <translation>Nunca buscar: o modelo responde com o que sabe</translation>
    </message>
    <message>
        <source>Search when the question needs it</source>
        <translation>Buscar quando a pergunta precisar</translation>
    </message>
    <message>
        <source>Search the web for every question</source>
        <translation>Buscar na web para cada pergunta</translation>
    </message>
    <message>
        <source>Web:</source>
        <translation>Web:</translation>
    </message>
    <message>
        <source>Web search: {mode}</source>
        <translation>Busca na web: {mode}</translation>
    </message>
</context>
<context>
    <name>ServerCard</name>
    <message>
        <source>Show or hide {name}</source>
        <translation>Mostrar ou ocultar {name}</translation>
    </message>
    <message>
        <source>Use {name}</source>
        <translation>Usar {name}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Sair da conta</translation>
    </message>
    <message>
        <source>Show command…</source>
        <translation>Ver comando…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Log…</source>
        <translation>Log…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Starting the server and asking for its tools…</source>
        <translation>Iniciando o servidor e pedindo suas ferramentas…</translation>
    </message>
    <message>
        <source>Sign in in your browser, then come back here.</source>
        <translation>Faça login no navegador e depois volte aqui.</translation>
    </message>
    <message>
        <source>You are signed in. You can close this page and go back to Citewise.</source>
        <translation>Login feito. Você pode fechar esta página e voltar ao Citewise.</translation>
    </message>
    <message>
        <source>You are signed in.</source>
        <translation>Login feito.</translation>
    </message>
    <message>
        <source>Cancel sign-in</source>
        <translation>Cancelar login</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Fazer login…</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Edit {name}</source>
        <translation>Editar {name}</translation>
    </message>
    <message>
        <source>Add server</source>
        <translation>Adicionar servidor</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dê um nome a ele.</translation>
    </message>
    <message>
        <source>Such as My files</source>
        <translation>Por exemplo, Meus arquivos</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variável</translation>
    </message>
    <message>
        <source>Add variable</source>
        <translation>Adicionar variável</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabeçalho</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Adicionar cabeçalho</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>The program, or the whole line of a guide.</source>
        <translation>O programa, ou a linha inteira de um guia.</translation>
    </message>
    <message>
        <source>Arguments, one per line</source>
        <translation>Argumentos, um por linha</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Variáveis de ambiente</translation>
    </message>
    <message>
        <source>Address (streamable HTTP)</source>
        <translation>Endereço (HTTP streamable)</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Cabeçalhos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Program on this computer</source>
        <translation>Programa neste computador</translation>
    </message>
    <message>
        <source>Server at an address</source>
        <translation>Servidor em um endereço</translation>
    </message>
    <message>
        <source>Give the command.</source>
        <translation>Informe o comando.</translation>
    </message>
    <message>
        <source>Give the address.</source>
        <translation>Informe o endereço.</translation>
    </message>
    <message>
        <source>Every value needs a name.</source>
        <translation>Todo valor precisa de um nome.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Trechos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Ferramentas (MCP)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>API local</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Tested</source>
        <translation>Testado</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>Não testado</translation>
    </message>
    <message>
        <source>Tested with responses in the structure recorded from this provider; their wording is our own.</source>
        <translation>Testado com respostas na estrutura registrada deste provedor; o texto delas é nosso.</translation>
    </message>
    <message>
        <source>Built from the provider&apos;s documentation, not tried with real traffic. The Test button shows whether it works for you.</source>
        <translation>Feito a partir da documentação do provedor, não testado com tráfego real. O botão Testar mostra se funciona para você.</translation>
    </message>
    <message>
        <source>Nobody has tested this provider yet. It should work like others of its kind; the Test button shows whether it does.</source>
        <translation>Ninguém testou este provedor ainda. Ele deve funcionar como outros do tipo; o botão Testar mostra se funciona.</translation>
    </message>
    <message>
        <source>Chat Completions (OpenAI and most others)</source>
        <translation>Chat Completions (OpenAI e a maioria)</translation>
    </message>
    <message>
        <source>Responses (OpenAI)</source>
        <translation>Responses (OpenAI)</translation>
    </message>
    <message>
        <source>Messages (Anthropic)</source>
        <translation>Messages (Anthropic)</translation>
    </message>
    <message>
        <source>Gemini (Google)</source>
        <translation>Gemini (Google)</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>DashScope (Alibaba Cloud)</source>
        <translation>DashScope (Alibaba Cloud)</translation>
    </message>
    <message>
        <source>Conversations (Mistral)</source>
        <translation>Conversations (Mistral)</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>Reescrever a pergunta</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>O modelo decide (ferramentas)</translation>
    </message>
    <message>
        <source>Set by an environment variable. What is set here applies once that is removed.</source>
        <translation>Definido por uma variável de ambiente. O que for definido aqui vale depois que ela for removida.</translation>
    </message>
    <message>
        <source>Set by the .env file in the data directory. What is set here applies once it is removed from there.</source>
        <translation>Definido pelo arquivo .env no diretório de dados. O que for definido aqui vale depois que for removido de lá.</translation>
    </message>
    <message>
        <source>{count} keys are kept in this system&apos;s keychain and used in turn.</source>
        <translation>{count} chaves estão guardadas no chaveiro deste sistema e são usadas em rodízio.</translation>
    </message>
    <message>
        <source>The key is kept in this system&apos;s keychain.</source>
        <translation>A chave está guardada no chaveiro deste sistema.</translation>
    </message>
    <message>
        <source>No keychain was found: {count} keys are kept in memory until you quit Citewise, never on disk.</source>
        <translation>Nenhum chaveiro foi encontrado: {count} chaves ficam na memória até você sair do Citewise, nunca no disco.</translation>
    </message>
    <message>
        <source>No keychain was found: the key is kept in memory until you quit Citewise, never on disk.</source>
        <translation>Nenhum chaveiro foi encontrado: a chave fica na memória até você sair do Citewise, nunca no disco.</translation>
    </message>
    <message>
        <source>{count} keys are kept in the encrypted key file and used in turn.</source>
        <translation>{count} chaves estão guardadas no arquivo de chaves criptografado e são usadas em rodízio.</translation>
    </message>
    <message>
        <source>The key is kept in the encrypted key file.</source>
        <translation>A chave está guardada no arquivo de chaves criptografado.</translation>
    </message>
    <message>
        <source>The key is in the encrypted key file, which is locked.</source>
        <translation>A chave está no arquivo de chaves criptografado, que está bloqueado.</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>A chave vem de uma variável de ambiente.</translation>
    </message>
    <message>
        <source>The key comes from the .env file in the data directory.</source>
        <translation>A chave vem do arquivo .env no diretório de dados.</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keychain.</source>
        <translation>Guardado no chaveiro deste sistema.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file.</source>
        <translation>Nenhum chaveiro foi encontrado: guardado no arquivo de chaves criptografado.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file once it is unlocked, until then in memory only.</source>
        <translation>Nenhum chaveiro foi encontrado: guardado no arquivo de chaves criptografado depois de desbloqueado; até lá, só na memória.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in memory until you quit Citewise, never on disk.</source>
        <translation>Nenhum chaveiro foi encontrado: guardado na memória até você sair do Citewise, nunca no disco.</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>em pausa por {time}: {reason}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>needs a model that can search</source>
        <translation>precisa de um modelo que busque</translation>
    </message>
    <message>
        <source>needs an address</source>
        <translation>precisa de um endereço</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>precisa de chave</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>não disponível</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} funciona. Primeiro resultado: “{title}”</translation>
    </message>
    <message>
        <source>{name} works. Reply: “{text}”</source>
        <translation>{name} funciona. Resposta: “{text}”</translation>
    </message>
    <message>
        <source>{name} works, but found nothing.</source>
        <translation>{name} funciona, mas não encontrou nada.</translation>
    </message>
    <message>
        <source>works</source>
        <translation>funciona</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Resolving the proxy</source>
        <translation>Resolvendo o proxy</translation>
    </message>
    <message>
        <source>Connecting to the proxy</source>
        <translation>Conectando ao proxy</translation>
    </message>
    <message>
        <source>Encryption to the proxy</source>
        <translation>Criptografia até o proxy</translation>
    </message>
    <message>
        <source>Proxy authentication</source>
        <translation>Autenticação no proxy</translation>
    </message>
    <message>
        <source>Proxy to address</source>
        <translation>Do proxy ao endereço</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>Consulta DNS</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Criptografia</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>host desconhecido</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>recusado</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>sem resposta a tempo</translation>
    </message>
    <message>
        <source>the connection was closed</source>
        <translation>a conexão foi fechada</translation>
    </message>
    <message>
        <source>the certificate is not trusted</source>
        <translation>o certificado não é confiável</translation>
    </message>
    <message>
        <source>no encrypted connection</source>
        <translation>sem conexão criptografada</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>erro do servidor</translation>
    </message>
    <message>
        <source>invalid proxy address</source>
        <translation>endereço de proxy inválido</translation>
    </message>
    <message>
        <source>invalid address</source>
        <translation>endereço inválido</translation>
    </message>
    <message>
        <source>not an HTTP response</source>
        <translation>não é uma resposta HTTP</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>falha</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Buscar um comando ou uma tecla</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atalho</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Novo atalho</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Sem atalho</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Redefinir tudo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>Nenhum comando com este nome</translation>
    </message>
    <message>
        <source>{key} belongs to “{command}”. Apply takes it over.</source>
        <translation>{key} pertence a “{command}”. “Aplicar” transfere o atalho.</translation>
    </message>
    <message>
        <source>A letter alone would be typed, not run. Hold Ctrl or Alt with it.</source>
        <translation>Uma letra sozinha seria digitada, não executada. Use Ctrl ou Alt com ela.</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Pesquisa</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>Cited</source>
        <translation>Citadas</translation>
    </message>
    <message>
        <source>Read, not cited</source>
        <translation>Lidas, não citadas</translation>
    </message>
    <message>
        <source>Also consulted</source>
        <translation>Também consultadas</translation>
    </message>
    <message>
        <source>Found, not read</source>
        <translation>Encontradas, não lidas</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Não foi possível ler</translation>
    </message>
    <message>
        <source>Untitled source</source>
        <translation>Fonte sem título</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Anexo</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Notícia</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>Post on X</source>
        <translation>Post no X</translation>
    </message>
    <message>
        <source>Place on a map</source>
        <translation>Local em um mapa</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Ferramenta</translation>
    </message>
    <message>
        <source>The model was given a memory about you here. It has been forgotten since, so its text is gone.</source>
        <translation>Aqui o modelo recebeu uma memória sobre você. Ela foi esquecida depois disso; por isso, o texto não existe mais.</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>Esquecida</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>Hide sources</source>
        <translation>Ocultar fontes</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>Fontes da resposta</translation>
    </message>
    <message>
        <source>The sources of an answer are listed here, with the passages that it rests on.</source>
        <translation>As fontes de uma resposta são listadas aqui, com os trechos em que ela se apoia.</translation>
    </message>
    <message>
        <source>Nothing found yet…</source>
        <translation>Nada encontrado ainda…</translation>
    </message>
    <message>
        <source>No sources were found for this answer.</source>
        <translation>Nenhuma fonte foi encontrada para esta resposta.</translation>
    </message>
    <message>
        <source>This answer was written without searching.</source>
        <translation>Esta resposta foi escrita sem busca.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>No voice is installed. On Linux install speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>Nenhuma voz está instalada. No Linux, instale o speech-dispatcher com uma voz como espeak-ng.</translation>
    </message>
</context>
<context>
    <name>SpeechSection</name>
    <message>
        <source>Auto (by the answer&apos;s language)</source>
        <translation>Automática (pelo idioma da resposta)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Choose another directory…</source>
        <translation>Escolher outro diretório…</translation>
    </message>
    <message>
        <source>For this start alone; “citewise --data-dir” names one for every start.</source>
        <translation>Só para este início; “citewise --data-dir” indica um para todos os inícios.</translation>
    </message>
    <message>
        <source>Restore the last backup</source>
        <translation>Restaurar o último backup</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Citewise opens in a moment</source>
        <translation>O Citewise abre em um momento</translation>
    </message>
    <message>
        <source>Citewise could not start</source>
        <translation>Não foi possível iniciar o Citewise</translation>
    </message>
    <message>
        <source>Another version of Citewise has your conversations open ({version}). Close it; this window goes on by itself.</source>
        <translation>Outra versão do Citewise está com suas conversas abertas ({version}). Feche-a; esta janela continua sozinha.</translation>
    </message>
    <message>
        <source>A Citewise command is still running in a terminal, or an earlier window is being closed. This window goes on by itself when that has ended.</source>
        <translation>Um comando do Citewise ainda está em execução em um terminal, ou uma janela anterior está sendo fechada. Esta janela continua sozinha quando isso terminar.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} was made by a newer version of Citewise.</source>
        <translation>“{name}” em {folder} foi criado por uma versão mais recente do Citewise.</translation>
    </message>
    <message>
        <source>Install the newer version again. This one changes nothing in the file.</source>
        <translation>Instale a versão mais recente de novo. Esta não altera nada no arquivo.</translation>
    </message>
    <message>
        <source>Another program is working on “{name}” in {folder}.</source>
        <translation>Outro programa está usando “{name}” em {folder}.</translation>
    </message>
    <message>
        <source>Close that program, for example one that copies or synchronises files, and try again.</source>
        <translation>Feche esse programa, por exemplo um que copie ou sincronize arquivos, e tente de novo.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}.</source>
        <translation>Não é possível gravar em {folder}.</translation>
    </message>
    <message>
        <source>Allow your user to write there, or plug in the drive, and try again.</source>
        <translation>Permita que seu usuário grave lá, ou conecte a unidade, e tente de novo.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>O disco que contém {folder} está cheio.</translation>
    </message>
    <message>
        <source>Make room on it, and try again. Nothing was lost.</source>
        <translation>Libere espaço nele e tente de novo. Nada foi perdido.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} is damaged.</source>
        <translation>“{name}” em {folder} está danificado.</translation>
    </message>
    <message>
        <source>Try again: a damaged file is kept aside, and a new one is begun.</source>
        <translation>Tente de novo: um arquivo danificado é guardado à parte, e um novo é criado.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} has to be updated for this version, and no backup could be made.</source>
        <translation>“{name}” em {folder} precisa ser atualizado para esta versão, e não foi possível fazer um backup.</translation>
    </message>
    <message>
        <source>Free up space on the disk, or allow writing there, and try again. Nothing was changed.</source>
        <translation>Libere espaço no disco, ou permita gravar lá, e tente de novo. Nada foi alterado.</translation>
    </message>
    <message>
        <source>The drive that holds {folder} cannot keep two programs apart.</source>
        <translation>A unidade que contém {folder} não consegue impedir que dois programas gravem ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Keep your data on a drive of this computer.</source>
        <translation>Mantenha seus dados em uma unidade deste computador.</translation>
    </message>
    <message>
        <source>Something in {folder} could not be opened.</source>
        <translation>Algo em {folder} não pôde ser aberto.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, choose another directory for now.</source>
        <translation>Tente de novo. Se não ajudar, escolha outro diretório por enquanto.</translation>
    </message>
    <message>
        <source>Or go back to the last backup: {backup}. The present file is kept beside it.</source>
        <translation>Ou volte ao último backup: {backup}. O arquivo atual é mantido ao lado dele.</translation>
    </message>
    <message>
        <source>The system says: {detail}</source>
        <translation>O sistema informa: {detail}</translation>
    </message>
    <message>
        <source>The backup was restored; the former file is now {path}.</source>
        <translation>O backup foi restaurado; o arquivo anterior agora é {path}.</translation>
    </message>
    <message>
        <source>Choose another directory</source>
        <translation>Escolher outro diretório</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>Show image</source>
        <translation>Ver imagem</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Remover imagem</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>The model wants to use “{tool}” of {server}: {arguments}</source>
        <translation>O modelo quer usar “{tool}” de {server}: {arguments}</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Permitir uma vez</translation>
    </message>
    <message>
        <source>Always for this server</source>
        <translation>Sempre para este servidor</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
</context>
<context>
    <name>ToolList</name>
    <message>
        <source>All tools</source>
        <translation>Todas as ferramentas</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Misto</translation>
    </message>
    <message>
        <source>Use as search provider</source>
        <translation>Usar como provedor de busca</translation>
    </message>
    <message>
        <source>Searches by it stand in Settings → Search and in the search menu. It is called without asking.</source>
        <translation>As buscas com ela ficam em Configurações → Busca e no menu de busca. Ela é usada sem perguntar.</translation>
    </message>
    <message>
        <source>Use of {tool}</source>
        <translation>Uso de {tool}</translation>
    </message>
</context>
<context>
    <name>ToolsPage</name>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” foi excluído.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Ferramentas (MCP)</translation>
    </message>
    <message>
        <source>Models can use tools that MCP servers give them: your files, calendars, databases, other programs. You are asked before each call, unless you set a tool to On.</source>
        <translation>Os modelos podem usar ferramentas oferecidas por servidores MCP: seus arquivos, agendas, bancos de dados, outros programas. Você é consultado antes de cada chamada, a menos que defina uma ferramenta como “Ativado”.</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>Adicionar servidor…</translation>
    </message>
    <message>
        <source>Paste JSON…</source>
        <translation>Colar JSON…</translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation>Nenhum servidor ainda</translation>
    </message>
    <message>
        <source>MCP (Model Context Protocol) is how programs offer tools to models. There are servers for files, notes, GitHub, databases and more. The guide of each has a block of JSON that begins with “mcpServers”: copy it and choose Paste JSON. Without one, choose Add server and give its command or its address.</source>
        <translation>MCP (Model Context Protocol) é a forma como programas oferecem ferramentas aos modelos. Há servidores para arquivos, notas, GitHub, bancos de dados e mais. O guia de cada um traz um bloco de JSON que começa com “mcpServers”: copie-o e escolha “Colar JSON”. Sem ele, escolha “Adicionar servidor” e informe o comando ou o endereço.</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sem nome</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Ready · {tools}</source>
        <translation>Pronto · {tools}</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Login necessário</translation>
    </message>
    <message>
        <source>Consent needed</source>
        <translation>Consentimento necessário</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Starts when needed</source>
        <translation>Inicia quando necessário</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>The program {command} was not found.</source>
        <translation>O programa {command} não foi encontrado.</translation>
    </message>
    <message>
        <source>{command} cannot be run as a program. Check the path under Edit, or its permissions.</source>
        <translation>{command} não pode ser executado como programa. Verifique o caminho em “Editar” ou as permissões dele.</translation>
    </message>
    <message>
        <source>It was not ready in time. The first start may have to download a lot: try Restart, or see the log.</source>
        <translation>Não ficou pronto a tempo. O primeiro início pode ter que baixar muita coisa: tente “Reiniciar” ou veja o log.</translation>
    </message>
    <message>
        <source>The program ended before it was ready. The log says more.</source>
        <translation>O programa terminou antes de ficar pronto. O log diz mais.</translation>
    </message>
    <message>
        <source>The program ended by itself. Try Restart; the log says more.</source>
        <translation>O programa terminou sozinho. Tente “Reiniciar”; o log diz mais.</translation>
    </message>
    <message>
        <source>Nothing answers at {host}. Check the address, and whether the server is running.</source>
        <translation>Nada responde em {host}. Verifique o endereço e se o servidor está em execução.</translation>
    </message>
    <message>
        <source>{host} wants you to sign in. Press Sign in: its page opens in your browser.</source>
        <translation>{host} pede que você faça login. Pressione “Fazer login”: a página abre no seu navegador.</translation>
    </message>
    <message>
        <source>{host} refused the request: a token is missing or wrong. Under Edit, give the header Authorization, usually with the value Bearer and the token.</source>
        <translation>{host} recusou a solicitação: um token está faltando ou errado. Em “Editar”, informe o cabeçalho Authorization, geralmente com o valor Bearer e o token.</translation>
    </message>
    <message>
        <source>It was not started: you have not agreed to its command yet.</source>
        <translation>Não foi iniciado: você ainda não concordou com o comando dele.</translation>
    </message>
    <message>
        <source>{host} answers, but not as an MCP server. Check the path; it often ends in /mcp.</source>
        <translation>{host} responde, mas não como servidor MCP. Verifique o caminho; muitas vezes ele termina em /mcp.</translation>
    </message>
    <message>
        <source>It failed: {detail}. The log may say more.</source>
        <translation>Falhou: {detail}. O log pode dizer mais.</translation>
    </message>
    <message>
        <source>This installation lacks a part that tools need. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>Falta nesta instalação um componente de que as ferramentas precisam. Instale-o com: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>It has neither a command nor an address.</source>
        <translation>Não tem comando nem endereço.</translation>
    </message>
    <message>
        <source>It speaks the older transport SSE, which Citewise does not. Look for its streamable HTTP address, which often ends in /mcp.</source>
        <translation>Usa o transporte antigo SSE, que o Citewise não aceita. Procure o endereço HTTP streamable dele, que muitas vezes termina em /mcp.</translation>
    </message>
    <message>
        <source>“{detail}” is no web address. Example: https://example.com/mcp</source>
        <translation>“{detail}” não é um endereço da web. Exemplo: https://example.com/mcp</translation>
    </message>
    <message>
        <source>“{detail}” is a placeholder: put in what it stands for.</source>
        <translation>“{detail}” é um marcador: substitua-o pelo valor real.</translation>
    </message>
    <message>
        <source>“{detail}” cannot be the name of a variable or header.</source>
        <translation>“{detail}” não pode ser o nome de uma variável ou de um cabeçalho.</translation>
    </message>
    <message>
        <source>“{detail}” holds a control character.</source>
        <translation>“{detail}” contém um caractere de controle.</translation>
    </message>
    <message>
        <source>“{detail}” is not understood.</source>
        <translation>“{detail}” não foi entendido.</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, {reason}. Copy the whole block, with its brackets.</source>
        <translation>Isto não é JSON: linha {line}, {reason}. Copie o bloco inteiro, com os colchetes e chaves.</translation>
    </message>
    <message>
        <source>No server is named here. Look for a block with “mcpServers” in its guide.</source>
        <translation>Nenhum servidor é indicado aqui. Procure um bloco com “mcpServers” no guia dele.</translation>
    </message>
    <message>
        <source>Not added: {name}. {problem}</source>
        <translation>Não adicionado: {name}. {problem}</translation>
    </message>
    <message>
        <source>Still without a value: {names}. Give it under Edit.</source>
        <translation>Ainda sem valor: {names}. Informe em “Editar”.</translation>
    </message>
    <message>
        <source>It comes with Node.js: install that, then try Restart.</source>
        <translation>Ele vem com o Node.js: instale-o e tente “Reiniciar”.</translation>
    </message>
    <message>
        <source>It comes with uv: install that, then try Restart.</source>
        <translation>Ele vem com o uv: instale-o e tente “Reiniciar”.</translation>
    </message>
    <message>
        <source>It comes with Bun: install that, then try Restart.</source>
        <translation>Ele vem com o Bun: instale-o e tente “Reiniciar”.</translation>
    </message>
    <message>
        <source>It comes with Docker: install that, then try Restart.</source>
        <translation>Ele vem com o Docker: instale-o e tente “Reiniciar”.</translation>
    </message>
    <message>
        <source>Install it, or give its full path under Edit.</source>
        <translation>Instale-o ou informe o caminho completo em “Editar”.</translation>
    </message>
    <message>
        <source>It downloads what it runs from the internet, at the first start and for updates.</source>
        <translation>Ele baixa da internet o que executa, no primeiro início e nas atualizações.</translation>
    </message>
</context>
<context>
    <name>ToolsWording</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n ferramenta</numerusform>
            <numerusform>%n ferramentas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s) left out</source>
        <translation>
            <numerusform>%n outra ferramenta omitida</numerusform>
            <numerusform>%n outras ferramentas omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works: %n tool(s) after {time}.</source>
        <translation>
            <numerusform>Funciona: %n ferramenta após {time}.</numerusform>
            <numerusform>Funciona: %n ferramentas após {time}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) found:</source>
        <translation>
            <numerusform>%n servidor encontrado:</numerusform>
            <numerusform>%n servidores encontrados:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>fontes divergem</translation>
    </message>
    <message>
        <source>as of {date}</source>
        <translation>em {date}</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>Código copiado</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Link copiado</translation>
    </message>
    <message>
        <source>Answer copied</source>
        <translation>Resposta copiada</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>Answer and sources copied</source>
        <translation>Resposta e fontes copiadas</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Abrir página</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar link</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>Copiar citação</translation>
    </message>
    <message>
        <source>Citation copied</source>
        <translation>Citação copiada</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>Ver trecho</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>Ir para o final</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Quote in question</source>
        <translation>Citar na pergunta</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Abrir link</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar tudo</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Answering…</source>
        <translation>Respondendo…</translation>
    </message>
    <message>
        <source>The answer is complete.</source>
        <translation>A resposta está completa.</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>Continuar perguntando</translation>
    </message>
    <message>
        <source>Edit before asking</source>
        <translation>Editar antes de perguntar</translation>
    </message>
    <message>
        <source>Show corrected</source>
        <translation>Ver corrigida</translation>
    </message>
    <message>
        <source>Show original</source>
        <translation>Ver original</translation>
    </message>
    <message>
        <source>Go to the next one in doubt</source>
        <translation>Ir para a próxima duvidosa</translation>
    </message>
    <message>
        <source>Next in doubt ({place} of {count})</source>
        <translation>Próxima duvidosa ({place} de {count})</translation>
    </message>
    <message>
        <source>No uncited claims found</source>
        <translation>Nenhuma afirmação sem citação encontrada</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Forgotten: {fact}</source>
        <translation>Esquecido: {fact}</translation>
    </message>
    <message>
        <source>Remembered: {fact}</source>
        <translation>Lembrado: {fact}</translation>
    </message>
    <message>
        <source>Memory updated: {fact}</source>
        <translation>Memória atualizada: {fact}</translation>
    </message>
    <message>
        <source>A private conversation</source>
        <translation>Uma conversa privada</translation>
    </message>
    <message>
        <source>Every answer shows its sources, and the passage behind each claim.</source>
        <translation>Cada resposta mostra suas fontes e o trecho por trás de cada afirmação.</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <translation>O que você gostaria de saber?</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Assistentes</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mais…</translation>
    </message>
    <message>
        <source>What changed in the latest Python release?</source>
        <translation>O que mudou na última versão do Python?</translation>
    </message>
    <message>
        <source>How do heat pumps work in very cold weather?</source>
        <translation>Como as bombas de calor funcionam em frio intenso?</translation>
    </message>
    <message>
        <source>Compare the evidence for and against a four-day week</source>
        <translation>Compare as evidências a favor e contra a semana de quatro dias</translation>
    </message>
    <message>
        <source>Nothing of it is written to disk or remembered; when the window closes, it is gone. The model and the sites that are searched still see your questions.</source>
        <translation>Nada dela é gravado no disco nem lembrado; quando a janela é fechada, ela some. O modelo e os sites consultados ainda veem suas perguntas.</translation>
    </message>
    <message>
        <source>This is the original answer.</source>
        <translation>Esta é a resposta original.</translation>
    </message>
    <message>
        <source>This is the corrected answer.</source>
        <translation>Esta é a resposta corrigida.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>Imagem {number}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Retry with…</source>
        <translation>Tentar de novo com…</translation>
    </message>
    <message>
        <source>Edit question</source>
        <translation>Editar pergunta</translation>
    </message>
    <message>
        <source>Shown as plain text: formulas, tables, code and charts are not drawn, and no cards open on citations.</source>
        <translation>Exibido como texto simples: fórmulas, tabelas, código e gráficos não são desenhados, e as citações não abrem cartões.</translation>
    </message>
    <message>
        <source>Show image</source>
        <translation>Ver imagem</translation>
    </message>
    <message>
        <source>Show graph</source>
        <translation>Ver grafo</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>Responder agora</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Answer below, or skip this and start the research as it is.</source>
        <translation>Responda abaixo, ou pule isto e inicie a pesquisa como está.</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Buscas</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Buscar de novo</translation>
    </message>
    <message>
        <source>Source: {channel}</source>
        <translation>Fonte: {channel}</translation>
    </message>
    <message>
        <source>{channel} failed: {reason}</source>
        <translation>{channel} falhou: {reason}</translation>
    </message>
    <message>
        <source>{said} ({reasons})</source>
        <translation>{said} ({reasons})</translation>
    </message>
    <message>
        <source>{input} tokens in, {output} out</source>
        <translation>{input} tokens de entrada, {output} de saída</translation>
    </message>
    <message>
        <source>cached {time}</source>
        <translation>em cache: {time}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>não permitida</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>Versão anterior</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>Próxima versão</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>Versão {number} de {count}</translation>
    </message>
    <message>
        <source>trying {channel}</source>
        <translation>tentando {channel}</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>Buscadores</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Raciocínio</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Adicionar um modelo</translation>
    </message>
    <message>
        <source>Network settings</source>
        <translation>Configurações de rede</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Configurações de busca</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Escolher outro modelo</translation>
    </message>
    <message>
        <source>Model settings</source>
        <translation>Configurações de modelos</translation>
    </message>
    <message>
        <source>Copy with sources</source>
        <translation>Copiar com fontes</translation>
    </message>
    <message>
        <source>Show uncited claims</source>
        <translation>Afirmações sem citação</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Quebrar linhas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Show as image</source>
        <translation>Ver como imagem</translation>
    </message>
    <message>
        <source>This SVG cannot be shown.</source>
        <translation>Este SVG não pode ser exibido.</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salvar como CSV</translation>
    </message>
    <message>
        <source>image</source>
        <translation>imagem</translation>
    </message>
    <message>
        <source>the page was not read, only its excerpt from a search</source>
        <translation>a página não foi lida, só o resumo dela em uma busca</translation>
    </message>
    <message>
        <source>only partly found in its source</source>
        <translation>encontrada só em parte na fonte</translation>
    </message>
    <message>
        <source>not found in its source</source>
        <translation>não encontrada na fonte</translation>
    </message>
    <message>
        <source>not checked (other language)</source>
        <translation>não verificada (outro idioma)</translation>
    </message>
    <message>
        <source>Find a source for this</source>
        <translation>Encontrar uma fonte para isto</translation>
    </message>
    <message>
        <source>Check with {model}</source>
        <translation>Verificar com {model}</translation>
    </message>
    <message>
        <source>Stopped. What was written so far is kept.</source>
        <translation>Interrompida. O que já foi escrito é mantido.</translation>
    </message>
    <message>
        <source>Translate again</source>
        <translation>Traduzir de novo</translation>
    </message>
    <message>
        <source>Show translation ({language})</source>
        <translation>Ver tradução ({language})</translation>
    </message>
    <message>
        <source>Translating into {language} with {model}…</source>
        <translation>Traduzindo para {language} com {model}…</translation>
    </message>
    <message>
        <source>Show original</source>
        <comment>of a translation</comment>
        <translation>Ver original</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>Manter esta resposta</translation>
    </message>
    <message>
        <source>Stop {model}</source>
        <translation>Parar {model}</translation>
    </message>
    <message>
        <source>Keep the answer of {model}</source>
        <translation>Manter a resposta de {model}</translation>
    </message>
    <message>
        <source>Answers side by side: {count}</source>
        <translation>Respostas lado a lado: {count}</translation>
    </message>
    <message>
        <source>Translated into {language}</source>
        <translation>Traduzida para {language}</translation>
    </message>
</context>
<context>
    <name>Translations</name>
    <message>
        <source>Translate</source>
        <translation>Traduzir</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Translating needs a model. Add one in the settings.</source>
        <translation>Para traduzir, é preciso um modelo. Adicione um nas configurações.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
</context>
<context>
    <name>TrialPane</name>
    <message>
        <source>Question or keywords</source>
        <translation>Pergunta ou palavras-chave</translation>
    </message>
    <message>
        <source>Test search in this knowledge base</source>
        <translation>Testar busca nesta base de conhecimento</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>Resultados, os melhores primeiro</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nenhum resultado para “{text}”.</translation>
    </message>
    <message>
        <source>Enter a question or keywords to see which passages an answer would use.</source>
        <translation>Digite uma pergunta ou palavras-chave para ver quais trechos uma resposta usaria.</translation>
    </message>
</context>
<context>
    <name>TurnMenu</name>
    <message>
        <source>Quote</source>
        <translation>Citar</translation>
    </message>
    <message>
        <source>The quotation was shortened.</source>
        <translation>A citação foi encurtada.</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>Verificar fontes de novo</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Salvar pergunta como prompt…</translation>
    </message>
    <message>
        <source>Delete question and answer</source>
        <translation>Excluir pergunta e resposta</translation>
    </message>
    <message>
        <source>Question and answer deleted.</source>
        <translation>Pergunta e resposta excluídas.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo restore</source>
        <translation>Desfazer restauração</translation>
    </message>
    <message>
        <source>Undo and restart</source>
        <translation>Desfazer e reiniciar</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup. Citewise closes for it and opens again.</source>
        <translation>O que está aqui agora é guardado como backup. O Citewise fecha para isso e abre de novo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>UpdateDialog</name>
    <message>
        <source>What&apos;s new</source>
        <translation>Novidades</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>Página de download</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>Pular esta versão</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>No notes were published.</source>
        <translation>Nenhuma nota foi publicada.</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>What&apos;s new</source>
        <translation>Novidades</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>Página de download</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>Pular esta versão</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mais tarde</translation>
    </message>
</context>
<context>
    <name>UpdateSection</name>
    <message>
        <source>Check for new versions once a day</source>
        <translation>Procurar novas versões uma vez por dia</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Procurar agora</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novidades</translation>
    </message>
    <message>
        <source>Asks {host} for a signed list of versions; nothing about you or this computer is sent with it. You are told of a new version, and nothing is downloaded or installed.</source>
        <translation>Pede a {host} uma lista assinada de versões; nada sobre você ou este computador é enviado. Você é avisado de uma nova versão, e nada é baixado nem instalado.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Procurando…</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>Citewise {version} is available.</source>
        <translation>O Citewise {version} está disponível.</translation>
    </message>
    <message>
        <source>Citewise {version} is available, but needs a newer version of your system.</source>
        <translation>O Citewise {version} está disponível, mas precisa de uma versão mais recente do seu sistema.</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>Você tem a versão mais recente.</translation>
    </message>
    <message>
        <source>The signature of the version list is wrong, so it was ignored.</source>
        <translation>A assinatura da lista de versões está errada; ela foi ignorada.</translation>
    </message>
    <message>
        <source>The version list is older than one seen before, so it was ignored.</source>
        <translation>A lista de versões é mais antiga que outra já vista; ela foi ignorada.</translation>
    </message>
    <message>
        <source>The version list was redirected to an insecure address, so it was not loaded.</source>
        <translation>A lista de versões foi redirecionada para um endereço inseguro; ela não foi carregada.</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>•••••••• from an environment variable</source>
        <translation>•••••••• de uma variável de ambiente</translation>
    </message>
    <message>
        <source>•••••••• from the .env file</source>
        <translation>•••••••• do arquivo .env</translation>
    </message>
    <message>
        <source>•••••••• stored; type to replace</source>
        <translation>•••••••• guardado; digite para substituir</translation>
    </message>
</context>
<context>
    <name>VaultActions</name>
    <message>
        <source>Keep keys in an encrypted file…</source>
        <translation>Guardar chaves em um arquivo criptografado…</translation>
    </message>
    <message>
        <source>Unlock keys…</source>
        <translation>Desbloquear chaves…</translation>
    </message>
    <message>
        <source>Change passphrase…</source>
        <translation>Alterar frase secreta…</translation>
    </message>
    <message>
        <source>Delete key file…</source>
        <translation>Excluir arquivo de chaves…</translation>
    </message>
    <message>
        <source>Delete the encrypted file and all keys in it? This cannot be undone.</source>
        <translation>Excluir o arquivo criptografado e todas as chaves nele? Isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>No claim of this answer rests on a source.</source>
        <translation>Nenhuma afirmação desta resposta se apoia em uma fonte.</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>Ver página guardada</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Não verificado</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inalterado</translation>
    </message>
    <message>
        <source>Passage moved</source>
        <translation>Trecho movido</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Não foi possível ler</translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation>Texto alterado</translation>
    </message>
    <message>
        <source>Passage removed</source>
        <translation>Trecho removido</translation>
    </message>
    <message>
        <source>Page gone</source>
        <translation>Página fora do ar</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Other sentences of the passage changed.</source>
        <translation>Outras frases do trecho mudaram.</translation>
    </message>
    <message>
        <source>The page stands at {place} now.</source>
        <translation>A página agora está em {place}.</translation>
    </message>
    <message>
        <source>Beside the page as it is now: {verdict}.</source>
        <translation>Comparada com a página como está agora: {verdict}.</translation>
    </message>
    <message>
        <source>A copy of the page as it was is kept.</source>
        <translation>Uma cópia da página como era está guardada.</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}.</translation>
    </message>
    <message>
        <source>Your own material has no page on the web.</source>
        <translation>Seu próprio material não tem página na web.</translation>
    </message>
    <message>
        <source>It has no address on the web.</source>
        <translation>Não tem endereço na web.</translation>
    </message>
    <message>
        <source>Its address is known from the answer&apos;s words alone, and is not opened.</source>
        <translation>O endereço só é conhecido pelo texto da resposta e não é aberto.</translation>
    </message>
    <message>
        <source>Your rules for sites forbid it.</source>
        <translation>Suas regras de sites não permitem.</translation>
    </message>
    <message>
        <source>Only an excerpt is known of it, which the page does not hold.</source>
        <translation>Só se conhece um trecho dela, que não está na página.</translation>
    </message>
    <message>
        <source>No passage of it is known.</source>
        <translation>Nenhum trecho dela é conhecido.</translation>
    </message>
    <message>
        <source>There are too many pages to check at once.</source>
        <translation>Há páginas demais para verificar de uma vez.</translation>
    </message>
</context>
<context>
    <name>VerificationDialog</name>
    <message>
        <source>Check sources again</source>
        <translation>Verificar fontes de novo</translation>
    </message>
    <message>
        <source>What became of the sources</source>
        <translation>O que houve com as fontes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>Lendo as fontes de novo…</translation>
    </message>
</context>
<context>
    <name>WebDavSection</name>
    <message>
        <source>This address is not encrypted: others on the way can read the password.</source>
        <translation>Este endereço não é criptografado: outros no caminho podem ler a senha.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Test the WebDAV server</source>
        <translation>Testar o servidor WebDAV</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Consultando o servidor…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nome de usuário</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Senha</translation>
    </message>
    <message>
        <source>Folder on the server</source>
        <translation>Pasta no servidor</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Nextcloud and many network drives speak WebDAV. The password is kept where API keys are. The backups are not encrypted, and no keys are in them.</source>
        <translation>O Nextcloud e muitas unidades de rede aceitam WebDAV. A senha é guardada onde ficam as chaves de API. Os backups não são criptografados e não contêm chaves.</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> backups</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://.</source>
        <translation>Um endereço começa com https:// ou http://.</translation>
    </message>
    <message numerus="yes">
        <source>The server is ready. It has %n backup(s).</source>
        <translation>
            <numerusform>O servidor está pronto. Ele tem %n backup.</numerusform>
            <numerusform>O servidor está pronto. Ele tem %n backups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>Boas-vindas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} de {count}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Found in its source</source>
        <translation>Encontrada na fonte</translation>
    </message>
    <message>
        <source>the number “{detail}” is not there</source>
        <translation>o número “{detail}” não está lá</translation>
    </message>
    <message>
        <source>“{detail}” has another unit there</source>
        <translation>“{detail}” tem outra unidade lá</translation>
    </message>
    <message>
        <source>the words “{detail}” are not there</source>
        <translation>as palavras “{detail}” não estão lá</translation>
    </message>
    <message>
        <source>“{detail}” is not named there</source>
        <translation>“{detail}” não é mencionado lá</translation>
    </message>
    <message>
        <source>the two seem to contradict each other (“{detail}”)</source>
        <translation>as duas parecem se contradizer (“{detail}”)</translation>
    </message>
    <message>
        <source>little of it is there</source>
        <translation>pouco disso está lá</translation>
    </message>
    <message>
        <source>The version list has expired, so it was ignored. Check your computer&apos;s clock, or try later.</source>
        <translation>A lista de versões expirou; ela foi ignorada. Verifique o relógio do computador ou tente mais tarde.</translation>
    </message>
    <message>
        <source>The version list is in a format that this version does not know. Look at the website.</source>
        <translation>A lista de versões está em um formato que esta versão não conhece. Consulte o site.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>This could not be saved: {reason}. Then try again.</source>
        <translation>Não foi possível salvar isto: {reason}. Depois, tente de novo.</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>o disco informa um erro</translation>
    </message>
    <message>
        <source>Not saved yet: {reason}. This answer is saved automatically as soon as possible; until then, copy what you must not lose.</source>
        <translation>Ainda não salva: {reason}. Esta resposta é salva automaticamente assim que possível; até lá, copie o que você não pode perder.</translation>
    </message>
    <message>
        <source>the disk is full; free up space on it</source>
        <translation>o disco está cheio; libere espaço nele</translation>
    </message>
    <message>
        <source>another program keeps the file of your conversations locked; close it</source>
        <translation>outro programa mantém bloqueado o arquivo das suas conversas; feche-o</translation>
    </message>
    <message>
        <source>the folder of your conversations may only be read; allow writing to it</source>
        <translation>a pasta das suas conversas só permite leitura; permita a gravação nela</translation>
    </message>
    <message>
        <source>the disk reports an error; make sure that it is connected and not full</source>
        <translation>o disco informa um erro; verifique se ele está conectado e não está cheio</translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation>precisa de senha</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>sem texto</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danificado</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>grande demais</translation>
    </message>
    <message>
        <source>too much work to read</source>
        <translation>leitura pesada demais</translation>
    </message>
    <message>
        <source>scanned, without text</source>
        <translation>digitalizado, sem texto</translation>
    </message>
    <message>
        <source>not the type its name says</source>
        <translation>não é do tipo que o nome diz</translation>
    </message>
    <message>
        <source>unsupported type</source>
        <translation>tipo não compatível</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>não existe mais</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>sem permissão de leitura</translation>
    </message>
    <message>
        <source>{file} asks for a password. Save a copy without one, and add that.</source>
        <translation>{file} pede uma senha. Salve uma cópia sem senha e adicione-a.</translation>
    </message>
    <message>
        <source>{file} contains no text.</source>
        <translation>{file} não contém texto.</translation>
    </message>
    <message>
        <source>{file} is damaged. Open it in its own program and save it anew.</source>
        <translation>{file}: arquivo danificado. Abra-o no programa dele e salve-o de novo.</translation>
    </message>
    <message>
        <source>{file} is too large to be read. Divide it into smaller files.</source>
        <translation>{file} é grande demais para ser lido. Divida-o em arquivos menores.</translation>
    </message>
    <message>
        <source>{file} took too long or too much memory to read, so it was left. Divide it, or save it anew.</source>
        <translation>A leitura de {file} levou tempo ou memória demais e foi abandonada. Divida-o ou salve-o de novo.</translation>
    </message>
    <message>
        <source>{file} has no text and no images that can be shown.</source>
        <translation>{file} não tem texto nem imagens que possam ser exibidas.</translation>
    </message>
    <message>
        <source>{file} is not the type of file that its name says.</source>
        <translation>{file} não é do tipo de arquivo que o nome diz.</translation>
    </message>
    <message>
        <source>{file} is of a type that Citewise does not support.</source>
        <translation>{file} é de um tipo que o Citewise não aceita.</translation>
    </message>
    <message>
        <source>{file} is no longer there. It was moved, renamed or deleted.</source>
        <translation>{file} não existe mais. Foi movido, renomeado ou excluído.</translation>
    </message>
    <message>
        <source>You have no permission to read {file}.</source>
        <translation>Você não tem permissão para ler {file}.</translation>
    </message>
    <message>
        <source>The answer had failed in {program}: {words}</source>
        <translation>A resposta já tinha falhado em {program}: {words}</translation>
    </message>
    <message>
        <source>The connection to {where} broke off. What came is kept; try again.</source>
        <translation>A conexão com {where} foi interrompida. O que chegou é mantido; tente de novo.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check the address, your network and the proxy in Settings.</source>
        <translation>Sem conexão com {where}. Verifique o endereço, sua rede e o proxy em Configurações.</translation>
    </message>
    <message>
        <source>Nothing was found for any of the sub-questions. Other words may help.</source>
        <translation>Nada foi encontrado para nenhuma das subperguntas. Tente outras palavras.</translation>
    </message>
    <message>
        <source>No sub-question had an answer yet. Continue, and wait for the first ones.</source>
        <translation>Nenhuma subpergunta tem resposta ainda. Continue e espere as primeiras.</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered ({where}).</source>
        <translation>Nenhuma das subperguntas foi respondida ({where}).</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered. {first}</source>
        <translation>Nenhuma das subperguntas foi respondida. {first}</translation>
    </message>
    <message>
        <source>Rate limit reached at {where}. Wait a little, then try again.</source>
        <translation>Limite de solicitações atingido em {where}. Espere um pouco e tente de novo.</translation>
    </message>
    <message>
        <source>{where} asked for a captcha instead of showing results. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} pediu um captcha em vez de mostrar resultados. Tente mais tarde ou escolha outros buscadores em Configurações, Busca.</translation>
    </message>
    <message>
        <source>{where} refused to search for now. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} se recusou a buscar por enquanto. Tente mais tarde ou escolha outros buscadores em Configurações, Busca.</translation>
    </message>
    <message>
        <source>{where} showed results that have nothing to do with the question.</source>
        <translation>{where} mostrou resultados que não têm relação com a pergunta.</translation>
    </message>
    <message>
        <source>{where} did not answer in time. Try again in a moment.</source>
        <translation>{where} não respondeu a tempo. Tente de novo em instantes.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check your network and the proxy in Settings.</source>
        <translation>Sem conexão com {where}. Verifique sua rede e o proxy em Configurações.</translation>
    </message>
    <message>
        <source>{where} showed a page that could not be read as search results.</source>
        <translation>{where} mostrou uma página que não pôde ser lida como resultados de busca.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>O serviço</translation>
    </message>
    <message>
        <source>{where} did not accept the key. Check it in Settings, Models.</source>
        <translation>{where} não aceitou a chave. Verifique-a em Configurações, Modelos.</translation>
    </message>
    <message>
        <source>{where} needs a key. Add one in Settings, Models.</source>
        <translation>{where} precisa de uma chave. Adicione-a em Configurações, Modelos.</translation>
    </message>
    <message>
        <source>Your account at {where} has no credit left. Top it up there, or choose another model.</source>
        <translation>Sua conta em {where} não tem mais crédito. Recarregue lá ou escolha outro modelo.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one in Settings, Models.</source>
        <translation>{where} não conhece este modelo. Escolha outro em Configurações, Modelos.</translation>
    </message>
    <message>
        <source>This is more text than the model&apos;s context holds. Start a new conversation, shorten the question, or choose a model with a larger context.</source>
        <translation>É mais texto do que cabe no contexto do modelo. Inicie uma nova conversa, encurte a pergunta ou escolha um modelo com contexto maior.</translation>
    </message>
    <message>
        <source>{where} is on this computer or a private network, so it was not read. You can allow it in Settings, Search.</source>
        <translation>{where} está neste computador ou em uma rede privada; por isso, não houve leitura. Você pode permitir em Configurações, Busca.</translation>
    </message>
    <message>
        <source>Something went wrong at {where}. Try again.</source>
        <translation>Algo deu errado em {where}. Tente de novo.</translation>
    </message>
    <message>
        <source>Something went wrong in Citewise. Try again; if it persists, the log file tells what to report.</source>
        <translation>Algo deu errado no Citewise. Tente de novo; se persistir, o arquivo de log diz o que relatar.</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Install it with: {command}</source>
        <translation>O componente que executa modelos não está instalado. Instale-o com: {command}</translation>
    </message>
    <message>
        <source>{file} cannot be read. Choose it again in Settings, Models.</source>
        <translation>Não é possível ler {file}. Escolha-o de novo em Configurações, Modelos.</translation>
    </message>
    <message>
        <source>{file} is not a model in GGUF format. Choose another file in Settings, Models.</source>
        <translation>{file} não é um modelo no formato GGUF. Escolha outro arquivo em Configurações, Modelos.</translation>
    </message>
    <message>
        <source>There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.</source>
        <translation>Não há memória suficiente para {file}. Escolha um contexto menor em Configurações, Modelos, ou um modelo menor.</translation>
    </message>
    <message>
        <source>{file} is of a type that this version of Citewise cannot run. ({said})</source>
        <translation>{file} é de um tipo que esta versão do Citewise não pode executar. ({said})</translation>
    </message>
    <message>
        <source>{file} could not be loaded. ({said})</source>
        <translation>Não foi possível carregar {file}. ({said})</translation>
    </message>
    <message>
        <source>{file} ended unexpectedly while it answered. Try again; if it persists, choose a smaller context in Settings, Models, or another model.</source>
        <translation>{file} terminou inesperadamente enquanto respondia. Tente de novo; se persistir, escolha um contexto menor em Configurações, Modelos, ou outro modelo.</translation>
    </message>
    <message>
        <source>The built-in model was stopped.</source>
        <translation>O modelo integrado foi interrompido.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window and could not be understood. It is kept as {name}, and the settings of this window were saved. Copy from it what you need.</source>
        <translation>settings.json foi alterado fora desta janela e não pôde ser entendido. Ele foi guardado como {name}, e as configurações desta janela foram salvas. Copie dele o que precisar.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window in the same place ({fields}). What you set here counts; the other file is kept as {name}.</source>
        <translation>settings.json foi alterado fora desta janela no mesmo ponto ({fields}). Vale o que você definiu aqui; o outro arquivo foi guardado como {name}.</translation>
    </message>
    <message>
        <source>AppArmor forbids Chromium&apos;s sandbox. Allow it with: {command}</source>
        <translation>O AppArmor proíbe a sandbox do Chromium. Permita-a com: {command}</translation>
    </message>
    <message>
        <source>Chromium&apos;s sandbox needs user namespaces. Allow them with: {command}</source>
        <translation>A sandbox do Chromium precisa de namespaces de usuário. Permita-os com: {command}</translation>
    </message>
    <message>
        <source>You seem to be offline. Check your connection or the proxy.</source>
        <translation>Você parece estar sem internet. Verifique a conexão ou o proxy.</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so the answer does without it.</source>
        <translation>Não foi possível ler {file} ({reason}); a resposta não o usa.</translation>
    </message>
    <message>
        <source>The knowledge bases could not be searched ({reason}), so the answer does without them.</source>
        <translation>Não foi possível buscar nas bases de conhecimento ({reason}); a resposta não as usa.</translation>
    </message>
    <message>
        <source>The model could not plan further ({reason}), so the report rests on what there was.</source>
        <translation>O modelo não conseguiu continuar o planejamento ({reason}); o relatório se apoia no que havia.</translation>
    </message>
    <message>
        <source>{count} of {total} sub-questions unanswered: {names}</source>
        <translation>{count} de {total} subperguntas sem resposta: {names}</translation>
    </message>
    <message>
        <source>The model&apos;s own search failed ({reason}), so {channel} was used instead.</source>
        <translation>A busca do próprio modelo falhou ({reason}); em vez dela, foi usado {channel}.</translation>
    </message>
    <message>
        <source>{name} could not rerank the passages ({reason}), so the former order is used.</source>
        <translation>{name} não conseguiu reordenar os trechos ({reason}); foi usada a ordem anterior.</translation>
    </message>
    <message>
        <source>Claims could not be looked up ({reason}). The answer stays as it was.</source>
        <translation>Não foi possível buscar as afirmações ({reason}). A resposta permanece como estava.</translation>
    </message>
    <message>
        <source>Claims could not be corrected ({reason}). The answer stays as it was.</source>
        <translation>Não foi possível corrigir as afirmações ({reason}). A resposta permanece como estava.</translation>
    </message>
    <message>
        <source>None of the search engines could be used ({reasons}), so only Wikipedia was searched.</source>
        <translation>Nenhum dos buscadores pôde ser usado ({reasons}); por isso, só a Wikipédia foi consultada.</translation>
    </message>
    <message>
        <source>The search engines gave no results, so only Wikipedia was searched.</source>
        <translation>Os buscadores não deram resultados; por isso, só a Wikipédia foi consultada.</translation>
    </message>
    <message>
        <source>These are the best passages, quoted word for word. Add a model to get full answers.</source>
        <translation>Estes são os melhores trechos, palavra por palavra. Adicione um modelo para obter respostas completas.</translation>
    </message>
    <message>
        <source>The model could not plan the search, so your question itself was searched.</source>
        <translation>O modelo não conseguiu planejar a busca; por isso, foi buscada a própria pergunta.</translation>
    </message>
    <message>
        <source>The model is slow to plan, so the search began with your question itself.</source>
        <translation>O modelo está demorando para planejar; por isso, a busca começou com a própria pergunta.</translation>
    </message>
    <message>
        <source>No search engine gave results. Try again later.</source>
        <translation>Nenhum buscador deu resultados. Tente mais tarde.</translation>
    </message>
    <message>
        <source>Nothing was found for this question. Other words may help.</source>
        <translation>Nada foi encontrado para esta pergunta. Tente outras palavras.</translation>
    </message>
    <message>
        <source>This answer rests on no source. Check what matters before you rely on it.</source>
        <translation>Esta resposta não se apoia em nenhuma fonte. Verifique o que importa antes de confiar nela.</translation>
    </message>
    <message>
        <source>The model stopped at its length limit, so the answer may be incomplete.</source>
        <translation>O modelo parou no limite de tamanho; a resposta pode estar incompleta.</translation>
    </message>
    <message>
        <source>The provider paused this answer repeatedly, so it may be incomplete. Use Continue to go on.</source>
        <translation>O provedor pausou esta resposta várias vezes; ela pode estar incompleta. Use “Continuar” para prosseguir.</translation>
    </message>
    <message>
        <source>None of the pages could be read, so only their search snippets were used. Sources tell why.</source>
        <translation>Nenhuma das páginas pôde ser lida; só foram usados os resumos da busca. “Fontes” diz o motivo.</translation>
    </message>
    <message>
        <source>The question is longer than the known context of this model, so a part of it may be cut off.</source>
        <translation>A pergunta é maior que o contexto conhecido deste modelo; uma parte dela pode ser cortada.</translation>
    </message>
    <message>
        <source>The model&apos;s context is only {tokens} tokens, so the answer rests on fewer references.</source>
        <translation>O contexto do modelo é de apenas {tokens} tokens; por isso, a resposta se apoia em menos referências.</translation>
    </message>
    <message>
        <source>Memory could not be read, so the answer does without it.</source>
        <translation>Não foi possível ler a memória; a resposta não a usa.</translation>
    </message>
    <message>
        <source>The model reached the limit of searches for one answer.</source>
        <translation>O modelo atingiu o limite de buscas para uma resposta.</translation>
    </message>
    <message>
        <source>The tools of {name} were not available. Settings → Tools (MCP) says why.</source>
        <translation>As ferramentas de {name} não estavam disponíveis. Configurações → Ferramentas (MCP) diz o motivo.</translation>
    </message>
    <message>
        <source>The provider withdrew its answer. Try other words, or another model.</source>
        <translation>O provedor retirou a resposta. Tente outras palavras ou outro modelo.</translation>
    </message>
    <message>
        <source>Not in the export of {program}: {names}</source>
        <translation>Não está na exportação de {program}: {names}</translation>
    </message>
    <message>
        <source>This model does not support images, so they were left out.</source>
        <translation>Este modelo não aceita imagens; elas foram deixadas de fora.</translation>
    </message>
    <message>
        <source>No sub-questions were found, so the question was answered like any other.</source>
        <translation>Nenhuma subpergunta foi encontrada; a pergunta foi respondida como qualquer outra.</translation>
    </message>
    <message>
        <source>Research needs a model. The question was answered without one.</source>
        <translation>A pesquisa precisa de um modelo. A pergunta foi respondida sem modelo.</translation>
    </message>
    <message>
        <source>Citations without a source removed: {count}</source>
        <translation>Citações sem fonte removidas: {count}</translation>
    </message>
    <message>
        <source>A newer version of Citewise recorded something here that this version does not support.</source>
        <translation>Uma versão mais recente do Citewise registrou algo aqui que esta versão não reconhece.</translation>
    </message>
    <message>
        <source>access refused</source>
        <translation>acesso recusado</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>não foi possível ler</translation>
    </message>
    <message>
        <source>There was no connection to {where}.</source>
        <translation>Não houve conexão com {where}.</translation>
    </message>
    <message>
        <source>{where} refused to give the page.</source>
        <translation>{where} se recusou a fornecer a página.</translation>
    </message>
    <message>
        <source>The page at {where} could not be read.</source>
        <translation>Não foi possível ler a página em {where}.</translation>
    </message>
    <message>
        <source>Looking up “{query}”…</source>
        <translation>Buscando “{query}”…</translation>
    </message>
    <message>
        <source>Checking and repairing the answer…</source>
        <translation>Verificando e corrigindo a resposta…</translation>
    </message>
    <message>
        <source>Checking the answer…</source>
        <translation>Verificando a resposta…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escrevendo…</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>Escolhendo trechos…</translation>
    </message>
    <message>
        <source>Planning the search…</source>
        <translation>Planejando a busca…</translation>
    </message>
    <message>
        <source>Searching “{query}”…</source>
        <translation>Buscando “{query}”…</translation>
    </message>
    <message>
        <source>The model searches: “{query}”</source>
        <translation>O modelo busca: “{query}”</translation>
    </message>
    <message>
        <source>Waiting for your permission…</source>
        <translation>Esperando sua permissão…</translation>
    </message>
    <message>
        <source>The model searches…</source>
        <translation>O modelo está buscando…</translation>
    </message>
    <message>
        <source>The model asked for: {calls}</source>
        <translation>O modelo pediu: {calls}</translation>
    </message>
    <message>
        <source>{tool} “{about}”</source>
        <translation>{tool} “{about}”</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Choosing quotes…</source>
        <translation>Escolhendo trechos…</translation>
    </message>
    <message>
        <source>Waiting for {model}…</source>
        <translation>Esperando {model}…</translation>
    </message>
    <message>
        <source>Reading pages…</source>
        <translation>Lendo páginas…</translation>
    </message>
    <message>
        <source>Imported from {program}</source>
        <translation>Importado de {program}</translation>
    </message>
    <message>
        <source>The model searched by itself</source>
        <translation>O modelo buscou por conta própria</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sem resposta</translation>
    </message>
    <message>
        <source>Answered without searching</source>
        <translation>Respondida sem busca</translation>
    </message>
    <message>
        <source>its JSON format is off</source>
        <translation>o formato JSON dele está desativado</translation>
    </message>
    <message>
        <source>no sources given</source>
        <translation>nenhuma fonte indicada</translation>
    </message>
    <message>
        <source>it redirects to another address</source>
        <translation>redireciona para outro endereço</translation>
    </message>
    <message>
        <source>error {status}</source>
        <translation>erro {status}</translation>
    </message>
    <message>
        <source>it reported an error</source>
        <translation>informou um erro</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>inacessível</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>sem resposta a tempo</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>chave recusada</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sem chave</translation>
    </message>
    <message>
        <source>no credit left</source>
        <translation>sem crédito</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>solicitações demais</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>modelo desconhecido</translation>
    </message>
    <message>
        <source>too long for the model</source>
        <translation>longo demais para o modelo</translation>
    </message>
    <message>
        <source>response not readable</source>
        <translation>resposta ilegível</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>recusado por enquanto</translation>
    </message>
    <message>
        <source>a private address, not allowed</source>
        <translation>um endereço privado, não permitido</translation>
    </message>
    <message>
        <source>not set up</source>
        <translation>não configurado</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nada encontrado</translation>
    </message>
    <message>
        <source>an error in Citewise</source>
        <translation>um erro no Citewise</translation>
    </message>
    <message>
        <source>reason not known</source>
        <translation>motivo desconhecido</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n query(ies)</source>
        <translation>
            <numerusform>%n busca</numerusform>
            <numerusform>%n buscas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading {done} of %n page(s)…</source>
        <translation>
            <numerusform>Lendo {done} de %n página…</numerusform>
            <numerusform>Lendo {done} de %n páginas…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>read %n page(s)</source>
        <translation>
            <numerusform>%n página lida</numerusform>
            <numerusform>%n páginas lidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n tool(s)</source>
        <translation>
            <numerusform>%n ferramenta chamada</numerusform>
            <numerusform>%n ferramentas chamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) cited</source>
        <translation>
            <numerusform>%n fonte citada</numerusform>
            <numerusform>%n fontes citadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more page(s) found, not read</source>
        <translation>
            <numerusform>Mais %n página encontrada, não lida</numerusform>
            <numerusform>Mais %n páginas encontradas, não lidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model searched %n time(s)</source>
        <translation>
            <numerusform>O modelo buscou %n vez</numerusform>
            <numerusform>O modelo buscou %n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search provider(s) failed</source>
        <translation>
            <numerusform>%n provedor de busca falhou</numerusform>
            <numerusform>%n provedores de busca falharam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n image(s)</source>
        <translation>
            <numerusform>com %n imagem</numerusform>
            <numerusform>com %n imagens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the provider</source>
        <translation>
            <numerusform>%n busca pelo provedor</numerusform>
            <numerusform>%n buscas pelo provedor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retrying {where} in %n second(s)</source>
        <translation>
            <numerusform>nova tentativa com {where} em %n segundo</numerusform>
            <numerusform>nova tentativa com {where} em %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limit reached at {where}. Try again in %n second(s).</source>
        <translation>
            <numerusform>Limite de solicitações atingido em {where}. Tente de novo em %n segundo.</numerusform>
            <numerusform>Limite de solicitações atingido em {where}. Tente de novo em %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncited claim(s) marked</source>
        <translation>
            <numerusform>%n afirmação sem citação marcada</numerusform>
            <numerusform>%n afirmações sem citação marcadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) left as written</source>
        <translation>
            <numerusform>%n parágrafo mantido como no original</numerusform>
            <numerusform>%n parágrafos mantidos como no original</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n minute(s)</source>
        <translation>
            <numerusform>em pausa por %n minuto</numerusform>
            <numerusform>em pausa por %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n second(s)</source>
        <translation>
            <numerusform>em pausa por %n segundo</numerusform>
            <numerusform>em pausa por %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>From the assistant</source>
        <translation>Do assistente</translation>
    </message>
    <message>
        <source>The first {shown} of {count}</source>
        <translation>Os primeiros {shown} de {count} resultados</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>com {names}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
    <message>
        <source>asked for a captcha</source>
        <translation>pediu um captcha</translation>
    </message>
    <message>
        <source>showed an empty page</source>
        <translation>mostrou uma página vazia</translation>
    </message>
    <message>
        <source>showed unrelated results</source>
        <translation>mostrou resultados sem relação</translation>
    </message>
    <message>
        <source>page not understood</source>
        <translation>página não entendida</translation>
    </message>
    <message>
        <source>{host} is a private address that is not allowed</source>
        <translation>{host} é um endereço privado não permitido</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>tempo esgotado</translation>
    </message>
    <message>
        <source>it needs an address in Settings, Search</source>
        <translation>precisa de um endereço em Configurações, Busca</translation>
    </message>
    <message>
        <source>the built-in browser cannot start</source>
        <translation>o navegador integrado não consegue iniciar</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sem modelo</translation>
    </message>
    <message>
        <source>The built-in browser</source>
        <translation>O navegador integrado</translation>
    </message>
    <message>
        <source>The built-in model</source>
        <translation>O modelo integrado</translation>
    </message>
    <message>
        <source>Web search (no key)</source>
        <translation>Busca na web (sem chave)</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>Wikipédia</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Busca do próprio modelo</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conhecimento</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, in Qt&apos;s format</comment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>{where} returned an empty answer. Try again, or choose another model.</source>
        <translation>{where} devolveu uma resposta vazia. Tente de novo ou escolha outro modelo.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}, and neither your question nor the key was sent there. If that is the right address, enter it in Settings.</source>
        <translation>{where} redireciona para {host}; nem sua pergunta nem a chave foram enviadas para lá. Se for o endereço certo, digite-o em Configurações.</translation>
    </message>
    <message>
        <source>{where} redirects to another address, which was not followed. Check it in Settings.</source>
        <translation>{where} redireciona para outro endereço, que não foi seguido. Verifique-o em Configurações.</translation>
    </message>
    <message>
        <source>{where} answered with error {status}. Try again; if it persists, check its address in Settings.</source>
        <translation>{where} respondeu com o erro {status}. Tente de novo; se persistir, verifique o endereço em Configurações.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again in a moment.</source>
        <translation>{where} informou um erro. Tente de novo em instantes.</translation>
    </message>
    <message>
        <source>{where} sent a response that could not be read. Check its address, or try again.</source>
        <translation>{where} enviou uma resposta que não pôde ser lida. Verifique o endereço ou tente de novo.</translation>
    </message>
    <message>
        <source>{where} returns no JSON: the format is switched off. Add json under search, formats in its settings.yml and restart it.</source>
        <translation>{where} não devolve JSON: o formato está desativado. Adicione json em search, formats no settings.yml dele e reinicie-o.</translation>
    </message>
    <message>
        <source>This answer cannot go on: it is complete, goes on already, or was deleted. Retry asks the question again.</source>
        <translation>Esta resposta não pode continuar: está completa, já está em andamento ou foi excluída. “Tentar de novo” faz a pergunta outra vez.</translation>
    </message>
    <message>
        <source>{where} is not available on this computer.</source>
        <translation>{where} não está disponível neste computador.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Frase secreta incorreta.</translation>
    </message>
    <message>
        <source>The encrypted key file is damaged. Delete it in Settings, Data.</source>
        <translation>O arquivo de chaves criptografado está danificado. Exclua-o em Configurações, Dados.</translation>
    </message>
    <message>
        <source>The encrypted key file was written by a newer version of Citewise. Use that version.</source>
        <translation>O arquivo de chaves criptografado foi gravado por uma versão mais recente do Citewise. Use essa versão.</translation>
    </message>
    <message>
        <source>The encrypted key file is locked. Unlock it in Settings, Data.</source>
        <translation>O arquivo de chaves criptografado está bloqueado. Desbloqueie-o em Configurações, Dados.</translation>
    </message>
    <message>
        <source>{found} of {total} citations found in their sources</source>
        <translation>{found} de {total} citações encontradas nas fontes</translation>
    </message>
    <message>
        <source>{partly} only partly</source>
        <translation>só em parte: {partly}</translation>
    </message>
    <message>
        <source>{foreign} not checked (other language)</source>
        <translation>não verificadas (outro idioma): {foreign}</translation>
    </message>
    <message>
        <source>{unchecked} could not be checked</source>
        <translation>sem verificação possível: {unchecked}</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}: {reason}</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>Não verificada (outro idioma)</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>Encontrada só em parte na fonte</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>Não encontrada na fonte</translation>
    </message>
    <message>
        <source>missing there: {detail}</source>
        <translation>falta lá: {detail}</translation>
    </message>
    <message>
        <source>According to {model}: {verdict}.</source>
        <translation>De acordo com {model}: {verdict}.</translation>
    </message>
    <message>
        <source>the source supports it</source>
        <translation>a fonte a sustenta</translation>
    </message>
    <message>
        <source>the source supports only part of it</source>
        <translation>a fonte sustenta só uma parte</translation>
    </message>
    <message>
        <source>the source does not support it</source>
        <translation>a fonte não a sustenta</translation>
    </message>
    <message>
        <source>page not found</source>
        <translation>página não encontrada</translation>
    </message>
    <message>
        <source>the site refused it ({status})</source>
        <translation>o site recusou ({status})</translation>
    </message>
    <message>
        <source>{where} no longer has this page.</source>
        <translation>{where} não tem mais esta página.</translation>
    </message>
    <message>
        <source>{where} did not give the page.</source>
        <translation>{where} não forneceu a página.</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>uma imagem</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>uma gravação</translation>
    </message>
    <message>
        <source>not a text page</source>
        <translation>não é uma página de texto</translation>
    </message>
    <message>
        <source>no readable text</source>
        <translation>sem texto legível</translation>
    </message>
    <message>
        <source>No readable text was found at {where}.</source>
        <translation>Nenhum texto legível foi encontrado em {where}.</translation>
    </message>
    <message>
        <source>{where} is not a text page.</source>
        <translation>{where} não é uma página de texto.</translation>
    </message>
    <message>
        <source>a scanned PDF: images of pages, without text</source>
        <translation>um PDF digitalizado: imagens de páginas, sem texto</translation>
    </message>
    <message>
        <source>a PDF that asks for a password</source>
        <translation>um PDF que pede senha</translation>
    </message>
    <message>
        <source>too large to be read</source>
        <translation>grande demais para ser lido</translation>
    </message>
    <message>
        <source>it took too long or too much memory to read</source>
        <translation>a leitura levou tempo ou memória demais</translation>
    </message>
    <message>
        <source>the reader for such documents did not start</source>
        <translation>o leitor desse tipo de documento não iniciou</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>redirecionamentos demais</translation>
    </message>
    <message>
        <source>the site asks for a captcha</source>
        <translation>o site pede um captcha</translation>
    </message>
    <message>
        <source>a PDF, which was not read</source>
        <translation>um PDF, que não foi lido</translation>
    </message>
    <message>
        <source>The PDF at {where} is scanned: it has images of pages, and no text to read.</source>
        <translation>O PDF em {where} é digitalizado: tem imagens de páginas e nenhum texto para ler.</translation>
    </message>
    <message>
        <source>The PDF at {where} asks for a password. Open it in your browser.</source>
        <translation>O PDF em {where} pede uma senha. Abra-o no seu navegador.</translation>
    </message>
    <message>
        <source>The document at {where} is too large to be read. Open it in your browser.</source>
        <translation>O documento em {where} é grande demais para ser lido. Abra-o no seu navegador.</translation>
    </message>
    <message>
        <source>The page at {where} took too long or too much memory to read, so it was left.</source>
        <translation>A leitura da página em {where} levou tempo ou memória demais e foi abandonada.</translation>
    </message>
    <message>
        <source>The document at {where} was not read: the part of Citewise that reads such documents did not start. Open it in your browser, or restart Citewise.</source>
        <translation>O documento em {where} não foi lido: o componente do Citewise que lê esses documentos não iniciou. Abra-o no seu navegador ou reinicie o Citewise.</translation>
    </message>
    <message>
        <source>{where} redirects too many times.</source>
        <translation>{where} redireciona vezes demais.</translation>
    </message>
    <message>
        <source>{where} asks for a captcha. Open the page in your browser to read it.</source>
        <translation>{where} pede um captcha. Abra a página no seu navegador para lê-la.</translation>
    </message>
    <message>
        <source>{where} is a PDF, which was not read. Open it in your browser.</source>
        <translation>{where} é um PDF, que não foi lido. Abra-o no seu navegador.</translation>
    </message>
</context>
</TS>
