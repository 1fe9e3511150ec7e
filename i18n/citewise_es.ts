<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AbilitiesEditor</name>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Búsqueda del modelo</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
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
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Auto (unknown)</source>
        <translation>Auto (desconocido)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Citewise</source>
        <translation>Acerca de Citewise</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>A desktop chat client whose answers rest on sources you can check.</source>
        <translation>Un cliente de chat de escritorio cuyas respuestas se basan en fuentes comprobables.</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Licencia: {licence}</translation>
    </message>
    <message>
        <source>Built with Qt {version} and PySide6 (LGPL 3); pages are drawn by Qt WebEngine (Chromium).</source>
        <translation>Creado con Qt {version} y PySide6 (LGPL 3); las páginas se muestran con Qt WebEngine (Chromium).</translation>
    </message>
    <message numerus="yes">
        <source>What&apos;s new: %n change(s)</source>
        <translation>
            <numerusform>Novedades: %n cambio</numerusform>
            <numerusform>Novedades: %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>see its own files</source>
        <translation>véanse sus propios archivos</translation>
    </message>
    <message>
        <source>The full texts are in {folder}</source>
        <translation>Los textos completos están en {folder}</translation>
    </message>
</context>
<context>
    <name>AddNote</name>
    <message>
        <source>Add a note</source>
        <translation>Añadir una nota</translation>
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
        <translation>Escribe el texto de la nota.</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add a web page</source>
        <translation>Añadir una página web</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Invalid web address.</source>
        <translation>Dirección web no válida.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
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
        <translation>Activar la API local</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Address for other programs</source>
        <translation>Dirección para otros programas</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
</context>
<context>
    <name>AnswerNotifier</name>
    <message>
        <source>Answer ready</source>
        <translation>Respuesta lista</translation>
    </message>
    <message>
        <source>Answer ready: {title}</source>
        <translation>Respuesta lista: {title}</translation>
    </message>
</context>
<context>
    <name>AnswerTools</name>
    <message>
        <source>Find sources for or against: “{sentence}”</source>
        <translation>Buscar fuentes a favor o en contra de: “{sentence}”</translation>
    </message>
    <message>
        <source>There is no passage to check.</source>
        <translation>No hay ningún pasaje que comprobar.</translation>
    </message>
    <message>
        <source>Asking {model}…</source>
        <translation>Preguntando a {model}…</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
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
        <translation>Oscuro</translation>
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
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Scales the whole window. Ctrl with the mouse wheel does so anywhere.</source>
        <translation>Amplía o reduce toda la ventana. Ctrl con la rueda del ratón hace lo mismo en cualquier lugar.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Escritorio</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
</context>
<context>
    <name>ArchiveSection</name>
    <message>
        <source>Keep the web pages that answers are based on</source>
        <translation>Guardar las páginas web en que se basan las respuestas</translation>
    </message>
    <message>
        <source>Each page is kept as it was read, so that it can still be shown when it has changed or is gone. Each conversation can choose otherwise (search menu, This conversation). Never for private conversations.</source>
        <translation>Cada página se guarda tal como se leyó, para poder mostrarla aunque cambie o desaparezca. Cada conversación puede tener otra opción (menú de búsqueda, Esta conversación). Nunca en conversaciones privadas.</translation>
    </message>
    <message>
        <source>Maximum size (the oldest pages are deleted first)</source>
        <translation>Tamaño máximo (primero se eliminan las páginas más antiguas)</translation>
    </message>
    <message>
        <source>Delete kept pages…</source>
        <translation>Eliminar páginas guardadas…</translation>
    </message>
    <message>
        <source>Kept pages: {count}, {size}</source>
        <translation>Páginas guardadas: {count}, {size}</translation>
    </message>
    <message>
        <source>No pages are kept yet.</source>
        <translation>Aún no hay páginas guardadas.</translation>
    </message>
    <message>
        <source>Delete all kept pages? Answers, sources and passages stay. This cannot be undone.</source>
        <translation>¿Eliminar todas las páginas guardadas? Las respuestas, las fuentes y los pasajes se conservan. Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Eliminando…</translation>
    </message>
    <message>
        <source>The kept pages were deleted.</source>
        <translation>Se han eliminado las páginas guardadas.</translation>
    </message>
</context>
<context>
    <name>ArchivedPageController</name>
    <message>
        <source>The kept page is no longer there.</source>
        <translation>La página guardada ya no está.</translation>
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
        <translation>No se pudo escribir {file}. Elige otro lugar.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>Save copy</source>
        <translation>Guardar copia</translation>
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
        <translation>Guardar copia…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Read on {moment}</source>
        <translation>Leída: {moment}</translation>
    </message>
    <message>
        <source>Shown without network and scripts: pictures and styles that were not kept are missing.</source>
        <translation>Se muestra sin red ni scripts: faltan las imágenes y los estilos que no se guardaron.</translation>
    </message>
    <message>
        <source>Shown as text. Save a copy to open the file itself.</source>
        <translation>Se muestra como texto. Guarda una copia para abrir el archivo original.</translation>
    </message>
    <message>
        <source>There is no text in this page.</source>
        <translation>Esta página no contiene texto.</translation>
    </message>
</context>
<context>
    <name>AssistantDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>New assistant</source>
        <translation>Nuevo asistente</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>Se eliminó “{name}”.</translation>
    </message>
    <message>
        <source>“{name}” is as the template has it.</source>
        <translation>“{name}” vuelve a estar como en la plantilla.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Asistentes</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
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
        <translation>Un asistente es un prompt del sistema con nombre, que puede tener su propio modelo, búsqueda web y más. Elígelo al empezar una conversación o en su encabezado.</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Reset to template</source>
        <translation>Restablecer plantilla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>AssistantFiles</name>
    <message>
        <source>neither a name nor a prompt</source>
        <translation>sin nombre ni prompt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>too many at once</source>
        <translation>demasiados a la vez</translation>
    </message>
    <message>
        <source>its model {model}, which is not set up here: as in settings</source>
        <translation>su modelo {model}, que no está configurado aquí: se usa el de los ajustes</translation>
    </message>
    <message>
        <source>the end of its prompt, which is too long</source>
        <translation>el final de su prompt, demasiado largo</translation>
    </message>
    <message>
        <source>greeting and suggested questions</source>
        <translation>saludo y preguntas sugeridas</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>bases de conocimiento</translation>
    </message>
    <message>
        <source>plugins and tools</source>
        <translation>complementos y herramientas</translation>
    </message>
    <message>
        <source>its picture, which is no emoji</source>
        <translation>su imagen, que no es un emoji</translation>
    </message>
    <message>
        <source>example messages</source>
        <translation>mensajes de ejemplo</translation>
    </message>
    <message>
        <source>the number of earlier messages</source>
        <translation>el número de mensajes anteriores</translation>
    </message>
    <message>
        <source>{file} cannot be opened, or is damaged.</source>
        <translation>{file} no se puede abrir o está dañado.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of assistants.</source>
        <translation>{file} es demasiado grande para un archivo de asistentes.</translation>
    </message>
    <message>
        <source>{file} is no JSON. Choose the .json file that the other program exported, or its backup.</source>
        <translation>{file} no es JSON. Elige el archivo .json que exportó el otro programa, o su copia de seguridad.</translation>
    </message>
    <message>
        <source>{file} holds no assistants. Citewise reads its own files, agents of Cherry Studio and of LobeChat.</source>
        <translation>{file} no contiene asistentes. Citewise lee sus propios archivos y los agentes de Cherry Studio y LobeChat.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Citewise. Update to read it.</source>
        <translation>{file} es de una versión más reciente de Citewise. Actualiza para leerlo.</translation>
    </message>
    <message>
        <source>Left out: {reasons}</source>
        <translation>Omitido: {reasons}</translation>
    </message>
    <message>
        <source>knowledge bases that are missing here or not unique: {names}</source>
        <translation>bases de conocimiento que aquí faltan o cuyo nombre se repite: {names}</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Search and knowledge</source>
        <translation>Búsqueda y conocimiento</translation>
    </message>
    <message>
        <source>How the model writes</source>
        <translation>Cómo escribe el modelo</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Ponle un nombre.</translation>
    </message>
    <message>
        <source>The icon is one emoji, such as 🪶, or nothing.</source>
        <translation>El icono es un solo emoji, como 🪶, o nada.</translation>
    </message>
    <message numerus="yes">
        <source>The system prompt is too long: %Ln character(s) too many.</source>
        <translation>
            <numerusform>Al prompt del sistema le sobra %Ln carácter.</numerusform>
            <numerusform>Al prompt del sistema le sobran %Ln caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>Para qué sirve</translation>
    </message>
    <message>
        <source>Who it is, how it answers, what it always does</source>
        <translation>Quién es, cómo responde, qué hace siempre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Icono</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Prompt del sistema</translation>
    </message>
    <message>
        <source>It goes with every question. Citations stay as they are, whatever it says.</source>
        <translation>Acompaña a cada pregunta. Las citas no cambian, diga lo que diga.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Búsqueda web</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>Fuente de búsqueda</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Plan de búsqueda</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conocimiento</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Herramientas (MCP)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Comprobar respuestas</translation>
    </message>
    <message>
        <source>As in settings</source>
        <translation>Según los ajustes</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>Reescribir la pregunta</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>El modelo decide (herramientas)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>As in settings ({model})</source>
        <translation>Según los ajustes ({model})</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sin modelo (solo extractos)</translation>
    </message>
    <message>
        <source>{model} (not set up here)</source>
        <translation>{model} (no configurado aquí)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carácter</numerusform>
            <numerusform>%Ln caracteres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantImportDialog</name>
    <message>
        <source>Import assistants</source>
        <translation>Importar asistentes</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>Asistentes del archivo</translation>
    </message>
    <message>
        <source>From {program}. Choose what to add; nothing that you have is changed.</source>
        <translation>De {program}. Elige qué añadir; nada de lo que ya tienes cambia.</translation>
    </message>
    <message>
        <source>You have it already</source>
        <translation>Ya lo tienes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Deseleccionar todo</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>AssistantMenu</name>
    <message>
        <source>More assistants</source>
        <translation>Más asistentes</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>Sin asistente</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>Gestionar asistentes…</translation>
    </message>
</context>
<context>
    <name>AssistantNumbers</name>
    <message numerus="yes">
        <source>%n assistant(s) added.</source>
        <translation>
            <numerusform>%n asistente añadido.</numerusform>
            <numerusform>%n asistentes añadidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s) saved: {file}</source>
        <translation>
            <numerusform>%n asistente guardado: {file}</numerusform>
            <numerusform>%n asistentes guardados: {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the file cannot be used: {reasons}.</source>
        <translation>
            <numerusform>%n más del archivo no se puede usar: {reasons}.</numerusform>
            <numerusform>%n más del archivo no se pueden usar: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n assistant(s)</source>
        <translation>
            <numerusform>Añadir %n asistente</numerusform>
            <numerusform>Añadir %n asistentes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantRows</name>
    <message>
        <source>Search assistants</source>
        <translation>Buscar asistentes</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Asistentes</translation>
    </message>
    <message>
        <source>No assistant yet. Begin with a template, or make one of your own.</source>
        <translation>Aún no hay asistentes. Empieza con una plantilla o crea el tuyo.</translation>
    </message>
    <message>
        <source>No assistant matches.</source>
        <translation>Ningún asistente coincide.</translation>
    </message>
</context>
<context>
    <name>AssistantTemplates</name>
    <message>
        <source>Answer in the language of the question unless another one is asked for.</source>
        <translation>Responde en el idioma de la pregunta, salvo que se pida otro.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Investigación</translation>
    </message>
    <message>
        <source>A thorough answer in which every claim has its source</source>
        <translation>Una respuesta a fondo, con fuente para cada afirmación</translation>
    </message>
    <message>
        <source>You are a careful researcher. Begin with the answer in two or three sentences, then give the reasons. Support every claim with a source; prefer primary sources and recent ones, and name the date of figures. Where sources disagree, say so and tell why. End with what remains uncertain and what to read next.</source>
        <translation>Eres un investigador riguroso. Empieza por la respuesta en dos o tres frases y después da las razones. Apoya cada afirmación en una fuente; prefiere las primarias y las recientes, e indica la fecha de las cifras. Cuando las fuentes discrepen, dilo y explica por qué. Termina con lo que sigue siendo incierto y qué leer a continuación.</translation>
    </message>
    <message>
        <source>Fact check</source>
        <translation>Verificación de datos</translation>
    </message>
    <message>
        <source>Holds claims against sources, one by one</source>
        <translation>Contrasta las afirmaciones con las fuentes, una a una</translation>
    </message>
    <message>
        <source>You check facts. Split the text into claims that can be checked, and skip opinions. For each claim give the claim, a verdict (true, mostly true, misleading, false, cannot be checked), the evidence with its source, and the missing context. Be as strict with claims you like as with those you do not. Never guess a verdict: where no source settles it, say so.</source>
        <translation>Verificas datos. Divide el texto en afirmaciones comprobables y omite las opiniones. De cada una, indica la afirmación, un veredicto (verdadero, en gran parte verdadero, engañoso, falso, no comprobable), la evidencia con su fuente y el contexto que falta. Sé igual de estricto con las afirmaciones que te gustan que con las demás. No adivines nunca un veredicto: si ninguna fuente lo aclara, dilo.</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Traductor</translation>
    </message>
    <message>
        <source>Translates texts and keeps tone and format</source>
        <translation>Traduce textos y conserva tono y formato</translation>
    </message>
    <message>
        <source>You are a translator. Translate the text that the user gives into the language they name; without one, from the user&apos;s language into English, and anything else into the user&apos;s language. Keep meaning, tone, names, numbers and formatting. Use the usual terms of the field. Reply with the translation alone; where a passage allows two readings, add one short note below it, in the language of the question.</source>
        <translation>Eres un traductor. Traduce el texto que dé el usuario al idioma que indique; si no indica ninguno, del idioma del usuario al inglés, y cualquier otro al idioma del usuario. Conserva el sentido, el tono, los nombres, los números y el formato. Usa los términos habituales de la materia. Responde solo con la traducción; si un pasaje admite dos lecturas, añade debajo una nota breve en el idioma de la pregunta.</translation>
    </message>
    <message>
        <source>Proofreader</source>
        <translation>Corrector</translation>
    </message>
    <message>
        <source>Corrects spelling, grammar and punctuation, and says what it changed</source>
        <translation>Corrige ortografía, gramática y puntuación, y dice qué cambió</translation>
    </message>
    <message>
        <source>You are a proofreader. Correct spelling, grammar, punctuation and wrong words in the user&apos;s text, and keep the author&apos;s voice: change nothing that is right. Give the corrected text first, then a short list of the changes that matter, each with its reason. Where a sentence is unclear, ask instead of guessing.</source>
        <translation>Eres un corrector de textos. Corrige la ortografía, la gramática, la puntuación y las palabras equivocadas, y conserva la voz del autor: no cambies nada que esté bien. Da primero el texto corregido y después una lista breve de los cambios importantes, cada uno con su motivo. Si una frase no está clara, pregunta en vez de adivinar.</translation>
    </message>
    <message>
        <source>Writing coach</source>
        <translation>Asesor de escritura</translation>
    </message>
    <message>
        <source>Makes a text clearer and shorter</source>
        <translation>Hace un texto más claro y más breve</translation>
    </message>
    <message>
        <source>You are a writing coach. First name the two or three things that would improve the user&apos;s text most: structure, clarity, tone or length. Then show them on concrete sentences, before and after. Rewrite the whole text only when asked. Prefer short sentences, plain words and verbs. Respect the author&apos;s purpose and readers; ask about them when they are unclear.</source>
        <translation>Eres un asesor de escritura. Señala primero las dos o tres cosas que más mejorarían el texto: estructura, claridad, tono o extensión. Muéstralas después en frases concretas, antes y después. Reescribe el texto entero solo si se pide. Prefiere frases cortas, palabras sencillas y verbos. Respeta el propósito del autor y a sus lectores; pregunta por ellos si no están claros.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>The main points of a long text or page</source>
        <translation>Lo esencial de un texto largo o de una página</translation>
    </message>
    <message>
        <source>You summarise. Begin with one sentence that says what the text is about and what it concludes. Then give five points at most, the most important first, with the figures, names and dates that carry them. Keep to what the text says; mark your own remarks as such. If the text leaves out something that a reader would need, say so at the end.</source>
        <translation>Haces resúmenes. Empieza con una frase que diga de qué trata el texto y qué concluye. Da después cinco puntos como máximo, el más importante primero, con las cifras, los nombres y las fechas que los sostienen. Cíñete a lo que dice el texto; señala como tales tus propias observaciones. Si falta algo que el lector necesitaría, dilo al final.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Profesor</translation>
    </message>
    <message>
        <source>Explains step by step and asks back</source>
        <translation>Explica paso a paso y hace preguntas</translation>
    </message>
    <message>
        <source>You are a patient teacher. Find out what the learner knows, then explain step by step, with one example from daily life and one from the field. Introduce each new term before you use it. When there is an exercise, give hints first and the solution only when asked. End with one question that shows whether it was understood.</source>
        <translation>Eres un profesor paciente. Averigua qué sabe ya el alumno y explica paso a paso, con un ejemplo de la vida diaria y otro de la materia. Presenta cada término nuevo antes de usarlo. En los ejercicios, da primero pistas, y la solución solo si se pide. Termina con una pregunta que muestre si se ha entendido.</translation>
    </message>
    <message>
        <source>Code review</source>
        <translation>Revisión de código</translation>
    </message>
    <message>
        <source>Finds faults in code and shows how to mend them</source>
        <translation>Encuentra fallos en el código y muestra cómo corregirlos</translation>
    </message>
    <message>
        <source>You review code. Look for faults first: wrong results, edge cases, races, security, resources that leak. Then readability and tests. Give each finding with its place, its weight (must, should, could) and a minimal patch. Do not praise and do not rewrite what works. Say what you could not judge without more context. If the code is fine, say so in one line.</source>
        <translation>Revisas código. Busca primero fallos: resultados erróneos, casos límite, condiciones de carrera, seguridad, fugas de recursos. Después, legibilidad y pruebas. De cada hallazgo, indica el lugar, la importancia (obligatorio, recomendable, opcional) y un parche mínimo. No elogies ni reescribas lo que funciona. Di qué no has podido juzgar sin más contexto. Si el código está bien, basta una línea.</translation>
    </message>
    <message>
        <source>Data analysis</source>
        <translation>Análisis de datos</translation>
    </message>
    <message>
        <source>Reads tables and figures, with the arithmetic shown</source>
        <translation>Lee tablas y cifras y muestra los cálculos</translation>
    </message>
    <message>
        <source>You analyse data. State first what the data can and cannot answer: rows, columns, units, gaps, outliers. Show the arithmetic of every figure you report, and give tables where they help. Distinguish correlation from cause, and sample from population. Name the assumptions behind an estimate and how much it would change without them. End with the finding in one sentence.</source>
        <translation>Analizas datos. Di primero qué pueden responder los datos y qué no: filas, columnas, unidades, huecos, valores atípicos. Muestra el cálculo de cada cifra y usa tablas donde ayuden. Distingue la correlación de la causa y la muestra de la población. Indica los supuestos de cada estimación y cuánto cambiaría sin ellos. Termina con el resultado en una frase.</translation>
    </message>
    <message>
        <source>Meeting minutes</source>
        <translation>Acta de reunión</translation>
    </message>
    <message>
        <source>Decisions, tasks and open questions from notes</source>
        <translation>Decisiones, tareas y cuestiones abiertas a partir de notas</translation>
    </message>
    <message>
        <source>You write minutes from notes or a transcript. Give: subject, date and people; decisions; tasks as a table with who, what and by when; open questions; and a summary of five lines at most. Keep to what was said and leave a field empty where nothing was said. Put unclear names and dates in brackets with a question mark. No small talk.</source>
        <translation>Redactas actas a partir de notas o de una transcripción. Incluye: asunto, fecha y asistentes; decisiones; tareas en una tabla con quién, qué y para cuándo; cuestiones abiertas; y un resumen de cinco líneas como máximo. Cíñete a lo que se dijo y deja vacío el campo de lo que no se trató. Pon los nombres y fechas dudosos entre paréntesis con un signo de interrogación. Sin charla.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Pros y contras</translation>
    </message>
    <message>
        <source>The best case for and against, then what decides it</source>
        <translation>Los mejores argumentos a favor y en contra, y qué decide</translation>
    </message>
    <message>
        <source>You argue both sides of a question fairly. Give the strongest case for and the strongest case against, each in the words that its supporters would use and with its best evidence. Then name the facts and the values on which the decision turns, and what would change a reasonable person&apos;s mind. Give your own judgement only when asked, and mark it.</source>
        <translation>Defiendes con equidad los dos lados de una cuestión. Da los mejores argumentos a favor y en contra, cada uno con las palabras que usarían sus partidarios y con su mejor evidencia. Señala después los hechos y los valores de los que depende la decisión, y qué haría cambiar de opinión a una persona razonable. Da tu propio juicio solo si se pide, e indícalo.</translation>
    </message>
    <message>
        <source>Travel planning</source>
        <translation>Plan de viaje</translation>
    </message>
    <message>
        <source>Routes, days and costs, with current opening times</source>
        <translation>Rutas, días y costes, con horarios actuales</translation>
    </message>
    <message>
        <source>You plan trips. Ask for dates, budget, pace and interests where they are missing, but give a first draft anyway. Plan by day, with travel times, realistic pauses and an alternative for bad weather. Look up opening times, prices, entry rules and holidays, with their source and date. List what must be booked early, and a rough budget at the end.</source>
        <translation>Planificas viajes. Pregunta fechas, presupuesto, ritmo e intereses si faltan, pero da igualmente un primer borrador. Planifica por días, con tiempos de trayecto, pausas realistas y una alternativa para el mal tiempo. Busca horarios, precios, requisitos de entrada y días festivos, con su fuente y su fecha. Enumera lo que hay que reservar pronto y, al final, un presupuesto aproximado.</translation>
    </message>
</context>
<context>
    <name>AssistantTransfer</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>No se pudo escribir {file}. Elige otro lugar.</translation>
    </message>
    <message>
        <source>Choose a file with assistants</source>
        <translation>Elegir un archivo de asistentes</translation>
    </message>
    <message>
        <source>Assistants (*.json *.zip)</source>
        <translation>Asistentes (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <translation>Exportar asistentes</translation>
    </message>
</context>
<context>
    <name>AssistantsController</name>
    <message>
        <source>Assistant: {name}</source>
        <translation>Asistente: {name}</translation>
    </message>
    <message>
        <source>This conversation&apos;s assistant was deleted; it goes on without one.</source>
        <translation>El asistente de esta conversación se eliminó; continúa sin él.</translation>
    </message>
    <message>
        <source>Assistant deleted</source>
        <translation>Asistente eliminado</translation>
    </message>
    <message>
        <source>“{name}” replaces what you had picked for this conversation: {things}.</source>
        <translation>“{name}” sustituye lo que habías elegido para esta conversación: {things}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>New conversation with {name}</source>
        <translation>Nueva conversación con {name}</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>búsqueda web</translation>
    </message>
    <message>
        <source>search source</source>
        <translation>fuente de búsqueda</translation>
    </message>
    <message>
        <source>search planning</source>
        <translation>plan de búsqueda</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>bases de conocimiento</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>herramientas</translation>
    </message>
    <message>
        <source>checking of answers</source>
        <translation>comprobación de respuestas</translation>
    </message>
</context>
<context>
    <name>AttachButton</name>
    <message>
        <source>Attach documents or images</source>
        <translation>Adjuntar documentos o imágenes</translation>
    </message>
</context>
<context>
    <name>AttachmentController</name>
    <message>
        <source>At most {count} images per question.</source>
        <translation>Como máximo {count} imágenes por pregunta.</translation>
    </message>
    <message>
        <source>At most {count} documents per question.</source>
        <translation>Como máximo {count} documentos por pregunta.</translation>
    </message>
    <message>
        <source>Add folders to a knowledge base instead: {names}</source>
        <translation>Las carpetas, mejor en una base de conocimiento: {names}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>Adjuntar documentos o imágenes</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>The backup could not be uploaded. {why}</source>
        <translation>No se pudo subir la copia de seguridad. {why}</translation>
    </message>
    <message>
        <source>No backup could be made. {why}</source>
        <translation>No se pudo crear la copia de seguridad. {why}</translation>
    </message>
    <message>
        <source>This passphrase does not open the keys in the backup.</source>
        <translation>Esta frase de contraseña no abre las claves de la copia de seguridad.</translation>
    </message>
    <message>
        <source>{where} did not accept the user name or password.</source>
        <translation>{where} no aceptó el nombre de usuario o la contraseña.</translation>
    </message>
    <message>
        <source>The certificate of {where} is not trusted by this system, so no password was sent to it.</source>
        <translation>Este sistema no confía en el certificado de {where}, así que no se le envió ninguna contraseña.</translation>
    </message>
    <message>
        <source>{where} is not a backup of Citewise.</source>
        <translation>{where} no es una copia de seguridad de Citewise.</translation>
    </message>
    <message>
        <source>{where} is damaged or incomplete. Nothing was changed; choose another backup.</source>
        <translation>{where} está dañado o incompleto. No se cambió nada; elige otra copia.</translation>
    </message>
    <message>
        <source>{where} was made by a newer version of Citewise. Update Citewise, then try again.</source>
        <translation>{where} procede de una versión más reciente de Citewise. Actualiza Citewise y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{where} is damaged. Restart Citewise: it sets the file aside and saves what can be read.</source>
        <translation>{where} está dañado. Reinicia Citewise: aparta el archivo y rescata lo que se pueda leer.</translation>
    </message>
    <message>
        <source>There is not enough free space on the disk.</source>
        <translation>No hay suficiente espacio libre en el disco.</translation>
    </message>
    <message>
        <source>There is nothing to back up or to restore.</source>
        <translation>No hay nada que guardar ni que restaurar.</translation>
    </message>
    <message>
        <source>The folder {where} is not there. Connect its drive, or choose another folder.</source>
        <translation>La carpeta {where} no está. Conecta su unidad o elige otra carpeta.</translation>
    </message>
    <message>
        <source>Another Citewise has the data directory open. Close it, then try again.</source>
        <translation>Otra instancia de Citewise tiene abierta la carpeta de datos. Ciérrala y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{where} has no space left for it. Delete something there, or keep fewer backups.</source>
        <translation>{where} no tiene espacio para la copia. Elimina algo allí o conserva menos copias.</translation>
    </message>
    <message>
        <source>There is no WebDAV folder at this address of {where}. Check the address.</source>
        <translation>{where} no tiene ninguna carpeta WebDAV en esta dirección. Revisa la dirección.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}. If that is right, enter the new address.</source>
        <translation>{where} redirige a {host}. Si es correcto, indica la nueva dirección.</translation>
    </message>
    <message>
        <source>{where} does not allow writing to this folder.</source>
        <translation>{where} no permite escribir en esta carpeta.</translation>
    </message>
    <message>
        <source>The transfer with {where} was incomplete. Try again.</source>
        <translation>{where}: la transferencia quedó incompleta. Vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again later.</source>
        <translation>{where} comunicó un error. Inténtalo más tarde.</translation>
    </message>
</context>
<context>
    <name>BackupSection</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Crear copia ahora</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>Crear copia en un archivo…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Undo restore…</source>
        <translation>Deshacer restauración…</translation>
    </message>
    <message>
        <source>Back up to a WebDAV server, too</source>
        <translation>Crear copias también en un servidor WebDAV</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Creando la copia…</translation>
    </message>
    <message>
        <source>Make backups</source>
        <translation>Crear copias</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Carpeta para las copias</translation>
    </message>
    <message>
        <source>Choose the folder for backups</source>
        <translation>Elegir la carpeta para las copias</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Cada día</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Cada semana</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> copias</translation>
    </message>
    <message>
        <source>Backed up to {file}.</source>
        <translation>Copia guardada en {file}.</translation>
    </message>
    <message>
        <source>The backup was made and checked.</source>
        <translation>Se creó y comprobó la copia.</translation>
    </message>
    <message>
        <source>There are no conversations to back up yet.</source>
        <translation>Aún no hay conversaciones para la copia de seguridad.</translation>
    </message>
    <message>
        <source>Last backup: {moment}</source>
        <translation>Última copia: {moment}</translation>
    </message>
    <message>
        <source>No backup has been made yet.</source>
        <translation>Aún no se ha creado ninguna copia.</translation>
    </message>
    <message>
        <source>Puts back what was here before the restore of {moment}.</source>
        <translation>Devuelve lo que había aquí antes de la restauración de {moment}.</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversación</numerusform>
            <numerusform>%n conversaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remembered fact(s)</source>
        <translation>
            <numerusform>%n recuerdo</numerusform>
            <numerusform>%n recuerdos</numerusform>
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
            <numerusform>%n asistente</numerusform>
            <numerusform>%n asistentes</numerusform>
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
        <translation>Todo lo que hay en esta copia ya está aquí.</translation>
    </message>
    <message>
        <source>Added: {counts}.</source>
        <translation>Añadido: {counts}.</translation>
    </message>
</context>
<context>
    <name>BaseChoice</name>
    <message>
        <source>All knowledge bases</source>
        <translation>Todas las bases de conocimiento</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <translation>Aún no hay ninguna</translation>
    </message>
    <message>
        <source>As in the conversation</source>
        <translation>Como en la conversación</translation>
    </message>
</context>
<context>
    <name>BaseList</name>
    <message>
        <source>New knowledge base</source>
        <translation>Nueva base</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conocimiento</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
</context>
<context>
    <name>BasePane</name>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>Add web page…</source>
        <translation>Añadir página…</translation>
    </message>
    <message>
        <source>Add note…</source>
        <translation>Añadir nota…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Test search</source>
        <translation>Probar búsqueda</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Nothing here yet. Add files or a folder, or drop them here; web pages and notes can be added too. Files stay where they are, and the text read from them is kept on this computer.</source>
        <translation>Aún no hay nada aquí. Añade archivos o una carpeta, o suéltalos aquí; también puedes añadir páginas web y notas. Los archivos se quedan donde están, y el texto leído de ellos se guarda en este equipo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Añadir una carpeta</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Añadir archivos</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Reading: {what}</source>
        <translation>Leyendo: {what}</translation>
    </message>
    <message>
        <source>Reading is paused.</source>
        <translation>La lectura está en pausa.</translation>
    </message>
</context>
<context>
    <name>BatchCard</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the import of {file}</source>
        <translation>Deshacer la importación de {file}</translation>
    </message>
    <message>
        <source>not complete: import it again</source>
        <translation>incompleta: vuelve a importar el archivo</translation>
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
        <translation>tabla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>CallList</name>
    <message>
        <source>Recent requests</source>
        <translation>Solicitudes recientes</translation>
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
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
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
        <translation>{program} no guardó el pasaje.</translation>
    </message>
</context>
<context>
    <name>ChannelCard</name>
    <message>
        <source>Searching with {name}…</source>
        <translation>Buscando con {name}…</translation>
    </message>
    <message>
        <source>Also gives a short answer beside its results.</source>
        <translation>Además de los resultados, da una respuesta breve.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Works without a key, with lower limits.</source>
        <translation>Funciona sin clave, con límites más bajos.</translation>
    </message>
    <message>
        <source>Auto (first one that can)</source>
        <translation>Auto (el primero que pueda)</translation>
    </message>
    <message>
        <source>Model that searches</source>
        <translation>Modelo que busca</translation>
    </message>
    <message>
        <source>No model with its own search is set up. Add its provider under Models.</source>
        <translation>No hay ningún modelo con búsqueda propia. Añade su proveedor en Modelos.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Custom address</source>
        <translation>Otra dirección</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>Obtener clave</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Dirección no válida. Debe empezar por https://</translation>
    </message>
</context>
<context>
    <name>ChannelList</name>
    <message>
        <source>Search providers</source>
        <translation>Proveedores de búsqueda</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
</context>
<context>
    <name>ChannelSection</name>
    <message>
        <source>This installation has no search provider.</source>
        <translation>Esta instalación no tiene ningún proveedor de búsqueda.</translation>
    </message>
    <message>
        <source>Automatic fallback</source>
        <translation>Alternativa automática</translation>
    </message>
    <message>
        <source>If a search fails, the next provider is used. Turned off, the ticked ones are used from top to bottom.</source>
        <translation>Si una búsqueda falla, se usa el siguiente proveedor. Si se desactiva, se usan los marcados, de arriba abajo.</translation>
    </message>
    <message>
        <source>Tick at least one. Until then nothing changes.</source>
        <translation>Marca al menos uno. Hasta entonces no cambia nada.</translation>
    </message>
</context>
<context>
    <name>CheckBar</name>
    <message>
        <source>{engine} asks for a captcha. The search is waiting.</source>
        <translation>{engine} pide un captcha. La búsqueda está esperando.</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>Resolver en una ventana</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine} in the window that opened. The search then continues.</source>
        <translation>Resuelve el captcha de {engine} en la ventana que se abrió. Después, la búsqueda continúa.</translation>
    </message>
    <message>
        <source>Captcha of {engine}</source>
        <translation>Captcha de {engine}</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine}. This window closes by itself when results appear.</source>
        <translation>Resuelve el captcha de {engine}. Esta ventana se cierra sola cuando aparecen resultados.</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>The certificate is not valid, so the page was not opened.</source>
        <translation>El certificado no es válido, así que no se abrió la página.</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Conexión segura</translation>
    </message>
    <message>
        <source>Not secure: others can read and change what is sent</source>
        <translation>No segura: otros pueden leer y cambiar lo que se envía</translation>
    </message>
    <message>
        <source>{said} · no longer {home}</source>
        <translation>{said} · ya no es {home}</translation>
    </message>
    <message>
        <source>Leave {home}?</source>
        <translation>¿Salir de {home}?</translation>
    </message>
    <message>
        <source>The page leads to {host}, which is not part of the captcha. Enter nothing there that is not meant for {host}.</source>
        <translation>La página lleva a {host}, que no forma parte del captcha. No escribas allí nada que no sea para {host}.</translation>
    </message>
</context>
<context>
    <name>ClaimNumbers</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n afirmación</numerusform>
            <numerusform>%n afirmaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
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
        <translation>Ahora: {words}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Citations are only compared with their sources</source>
        <translation>Las citas solo se comparan con sus fuentes</translation>
    </message>
    <message>
        <source>Citations are moved to the right passage, disagreeing sources are marked</source>
        <translation>Las citas pasan al pasaje correcto y se marcan las fuentes que discrepan</translation>
    </message>
    <message>
        <source>What is not found is looked up, then corrected by the model</source>
        <translation>Lo que no se encuentra se busca, y luego el modelo lo corrige</translation>
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
        <translation>con cita cambiada: {count}</translation>
    </message>
    <message>
        <source>{count} looked up</source>
        <translation>buscadas después: {count}</translation>
    </message>
    <message>
        <source>{count} corrected</source>
        <translation>corregidas: {count}</translation>
    </message>
    <message>
        <source>{count} softened</source>
        <translation>matizadas: {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>eliminadas: {count}</translation>
    </message>
    <message>
        <source>{count} with disagreeing sources</source>
        <translation>con fuentes que discrepan: {count}</translation>
    </message>
    <message>
        <source>{count} contradicted</source>
        <translation>contradichas: {count}</translation>
    </message>
    <message>
        <source>{count} partly found</source>
        <translation>encontradas en parte: {count}</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>no encontradas: {count}</translation>
    </message>
    <message>
        <source>{count} not checked (other language)</source>
        <translation>sin comprobar (otro idioma): {count}</translation>
    </message>
    <message>
        <source>{count} could not be checked</source>
        <translation>no comprobables: {count}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>Cita cambiada de {before} a {after}</translation>
    </message>
    <message>
        <source>As of {date}, the date of its newest source</source>
        <translation>A fecha de {date}, la de su fuente más reciente</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>Las fuentes discrepan</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
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
        <translation>Buscada después de escribir la respuesta</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Cita cambiada</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Fechada</translation>
    </message>
    <message>
        <source>Contradicted by what was looked up</source>
        <translation>Contradicha por lo que se buscó</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregida</translation>
    </message>
    <message>
        <source>Softened</source>
        <translation>Matizada</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Modificada</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>An answer is not saved yet: it could not be written to disk.</source>
        <translation>Hay una respuesta aún sin guardar: no se pudo escribir en el disco.</translation>
    </message>
    <message>
        <source>{why} Closing now loses its last words, unless you copy them.</source>
        <translation>{why} Si la cierras ahora, se pierden sus últimas palabras, salvo que las copies antes.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Guardar y cerrar</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar igualmente</translation>
    </message>
    <message>
        <source>It could not be written to disk.</source>
        <translation>No se pudo escribir en el disco.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Aplicación</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>Nueva conversación privada</translation>
    </message>
    <message>
        <source>New conversation with an assistant…</source>
        <translation>Nueva conversación con un asistente…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Buscar conversaciones</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Buscar en la conversación</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>Renombrar conversación</translation>
    </message>
    <message>
        <source>Pin or unpin conversation</source>
        <translation>Fijar o desfijar conversación</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Archivar conversación</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Importar conversaciones…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exportar conversación…</translation>
    </message>
    <message>
        <source>Export conversation with all branches…</source>
        <translation>Exportar conversación con todas las ramas…</translation>
    </message>
    <message>
        <source>Export all conversations (JSON)…</source>
        <translation>Exportar todas las conversaciones (JSON)…</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Eliminar conversación</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>Conversación siguiente</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>Conversación anterior</translation>
    </message>
    <message>
        <source>Conversation {number} of the list</source>
        <translation>Conversación {number} de la lista</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copiar respuesta</translation>
    </message>
    <message>
        <source>Copy answer with sources</source>
        <translation>Copiar respuesta con fuentes</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>Volver a comprobar fuentes</translation>
    </message>
    <message>
        <source>Translate answer</source>
        <translation>Traducir respuesta</translation>
    </message>
    <message>
        <source>Read answer aloud or stop</source>
        <translation>Leer la respuesta en voz alta o detener</translation>
    </message>
    <message>
        <source>Pause or resume reading</source>
        <translation>Pausar o reanudar la lectura</translation>
    </message>
    <message>
        <source>Read next sentence</source>
        <translation>Leer la frase siguiente</translation>
    </message>
    <message>
        <source>Read previous sentence</source>
        <translation>Leer la frase anterior</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>Citar selección</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Deshacer eliminación</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Compare answer with…</source>
        <translation>Comparar respuesta con…</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>Conservar esta respuesta</translation>
    </message>
    <message>
        <source>Previous answer, side by side</source>
        <translation>Respuesta anterior, en paralelo</translation>
    </message>
    <message>
        <source>Next answer, side by side</source>
        <translation>Respuesta siguiente, en paralelo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>Ir al campo de pregunta</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Pregunta rápida</translation>
    </message>
    <message>
        <source>Edit last question</source>
        <translation>Editar última pregunta</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Pregunta anterior</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Pregunta siguiente</translation>
    </message>
    <message>
        <source>Web: Off, Auto, Always</source>
        <translation>Web: No, Auto, Siempre</translation>
    </message>
    <message>
        <source>Answer or Research</source>
        <translation>Respuesta o Investigación</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>Elegir modelo</translation>
    </message>
    <message>
        <source>Choose assistant…</source>
        <translation>Elegir asistente…</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>Insertar prompt</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Guardar pregunta como prompt…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Comparar modelos…</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>Gestionar asistentes…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Adjuntar archivos</translation>
    </message>
    <message>
        <source>Show or hide conversations</source>
        <translation>Mostrar u ocultar conversaciones</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>Mostrar u ocultar fuentes</translation>
    </message>
    <message>
        <source>Research graph</source>
        <translation>Grafo de investigación</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>Restablecer tamaño del texto</translation>
    </message>
    <message>
        <source>Theme: Light</source>
        <translation>Tema: Claro</translation>
    </message>
    <message>
        <source>Theme: Dark</source>
        <translation>Tema: Oscuro</translation>
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
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conocimiento</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>About Citewise</source>
        <translation>Acerca de Citewise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Settings: Models</source>
        <translation>Ajustes: Modelos</translation>
    </message>
    <message>
        <source>Settings: Search</source>
        <translation>Ajustes: Búsqueda</translation>
    </message>
    <message>
        <source>Settings: Retrieval</source>
        <translation>Ajustes: Pasajes</translation>
    </message>
    <message>
        <source>Settings: Memory</source>
        <translation>Ajustes: Memoria</translation>
    </message>
    <message>
        <source>Settings: Tools (MCP)</source>
        <translation>Ajustes: Herramientas (MCP)</translation>
    </message>
    <message>
        <source>Settings: Network</source>
        <translation>Ajustes: Red</translation>
    </message>
    <message>
        <source>Settings: Local API</source>
        <translation>Ajustes: API local</translation>
    </message>
    <message>
        <source>Settings: Appearance</source>
        <translation>Ajustes: Apariencia</translation>
    </message>
    <message>
        <source>Settings: Data</source>
        <translation>Ajustes: Datos</translation>
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
        <translation>Comparar con</translation>
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
        <translation>Elige de {least} a {most} modelos. Cada uno responde a tu pregunta, en paralelo.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer of {model} was kept.</source>
        <translation>Se conservó la respuesta de {model}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Editing an earlier question. The old answer is kept.</source>
        <translation>Editando una pregunta anterior. La respuesta antigua se conserva.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Your answer to the question above</source>
        <translation>Tu respuesta a la pregunta de arriba</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>Pregunta lo que quieras</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Tu pregunta</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text: %Ln character(s)</source>
        <translation>
            <numerusform>Texto pegado: %Ln carácter</numerusform>
            <numerusform>Texto pegado: %Ln caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Detener (Esc)</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>Enviar (Intro)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
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
        <translation>¿Ejecutar estos comandos?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>¿Ejecutar este comando?</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read and change your files. Run only what you trust.</source>
        <translation>Se ejecuta en este equipo con tus permisos: puede leer y cambiar tus archivos. Ejecuta solo aquello en lo que confíes.</translation>
    </message>
    <message>
        <source>Command of {name}</source>
        <translation>Comando de {name}</translation>
    </message>
    <message>
        <source>With the variables: {names}</source>
        <translation>Con las variables: {names}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
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
        <translation>Filtrar por nombre</translation>
    </message>
    <message>
        <source>Filter documents by name</source>
        <translation>Filtrar documentos por nombre</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>Solo con error</translation>
    </message>
    <message>
        <source>Documents of this knowledge base</source>
        <translation>Documentos de esta base de conocimiento</translation>
    </message>
    <message>
        <source>Reindex</source>
        <translation>Reindexar</translation>
    </message>
    <message>
        <source>Reindex the selected documents, changed or not</source>
        <translation>Reindexar los documentos seleccionados, hayan cambiado o no</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove from this knowledge base; the files themselves stay (Del)</source>
        <translation>Quitar de esta base de conocimiento; los archivos en sí se conservan (Supr)</translation>
    </message>
    <message>
        <source>No matching documents.</source>
        <translation>Ningún documento coincide.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Remove its whole folder</source>
        <translation>Quitar toda su carpeta</translation>
    </message>
</context>
<context>
    <name>ConversationExport</name>
    <message>
        <source>Export conversation</source>
        <translation>Exportar conversación</translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>Exportar conversaciones</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>This conversation no longer exists, so nothing was exported.</source>
        <translation>Esta conversación ya no existe, así que no se exportó nada.</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n conversation(s) in {folder}</source>
        <translation>
            <numerusform>%n conversación guardada en {folder}</numerusform>
            <numerusform>%n conversaciones guardadas en {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be made: the built-in browser did not print it.</source>
        <translation>No se pudo crear {file}: el navegador integrado no lo imprimió.</translation>
    </message>
    <message>
        <source>Exporting conversations…</source>
        <translation>Exportando conversaciones…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>ConversationImport</name>
    <message>
        <source>Choose an export or backup</source>
        <translation>Elegir una exportación o copia de seguridad</translation>
    </message>
    <message>
        <source>What was imported until then is kept. Import the same file again to complete it.</source>
        <translation>Se conserva lo importado hasta entonces. Para completarlo, importa de nuevo el mismo archivo.</translation>
    </message>
    <message>
        <source>The import broke off</source>
        <translation>La importación se interrumpió</translation>
    </message>
    <message>
        <source>Import undone</source>
        <translation>Importación deshecha</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>New private conversation: nothing of it is kept</source>
        <translation>Nueva conversación privada: no se guarda nada de ella</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>Nueva conversación privada</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Buscar conversación</translation>
    </message>
    <message>
        <source>Words in any order, “a phrase”, #tag</source>
        <translation>Palabras en cualquier orden, “una frase”, #etiqueta</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More options for the list of conversations</source>
        <translation>Más opciones de la lista de conversaciones</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivadas</translation>
    </message>
    <message>
        <source>Back to all conversations</source>
        <translation>Volver a todas las conversaciones</translation>
    </message>
    <message>
        <source>Archived: back to all conversations</source>
        <translation>Archivadas: volver a todas las conversaciones</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Knowledge bases: your own documents</source>
        <translation>Bases de conocimiento: tus propios documentos</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conocimiento</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Conocimiento</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>No se encontró nada para “{text}”.</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>No hay nada archivado.</translation>
    </message>
    <message>
        <source>Your conversations will be listed here.</source>
        <translation>Aquí aparecerán tus conversaciones.</translation>
    </message>
    <message>
        <source>Move to group</source>
        <translation>Mover a grupo</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>Nuevo grupo…</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Sin grupo</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Nuevo grupo</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nombre del grupo</translation>
    </message>
    <message>
        <source>Archived “{title}”</source>
        <translation>Se archivó “{title}”</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) archived</source>
        <translation>
            <numerusform>%n conversación archivada</numerusform>
            <numerusform>%n conversaciones archivadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>Se eliminó “{title}”</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted</source>
        <translation>
            <numerusform>%n conversación eliminada</numerusform>
            <numerusform>%n conversaciones eliminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>New conversation here</source>
        <translation>Nueva conversación aquí</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exportar conversación…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Rename by model</source>
        <translation>Renombrar con el modelo</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Filter by tag</source>
        <translation>Filtrar por etiqueta</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Importar conversaciones…</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>Exportar todas las conversaciones</translation>
    </message>
    <message>
        <source>Archived ({count})</source>
        <translation>Archivadas ({count})</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desfijar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nueva etiqueta…</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nueva etiqueta</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
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
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Private: gone when the window closes</source>
        <translation>Privada: desaparece al cerrar la ventana</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>respondiendo</translation>
    </message>
    <message>
        <source>new answer</source>
        <translation>nueva respuesta</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijada</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivada</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privada</translation>
    </message>
    <message>
        <source>open</source>
        <translation>desplegado</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>plegado</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversación</numerusform>
            <numerusform>%n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {name}, {many}, {state}</source>
        <translation>Grupo {name}, {many}, {state}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijadas</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivadas</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
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
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Damaged since Citewise ended unexpectedly: {names}. A restart sets the file aside and keeps what can be read of it.</source>
        <translation>Dañado desde que Citewise se cerró de forma inesperada: {names}. Al reiniciar, el archivo se aparta y se conserva lo que se pueda leer.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>The backup was restored. What was here before is kept; the restore can be undone.</source>
        <translation>Se restauró la copia de seguridad. Lo que había antes se conserva; la restauración se puede deshacer.</translation>
    </message>
    <message>
        <source>Undo…</source>
        <translation>Deshacer…</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Conversations, settings and logs are kept here.</source>
        <translation>Aquí se guardan las conversaciones, los ajustes y los registros.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the data directory</source>
        <translation>Abrir la carpeta de datos</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Claves de API</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Actualizaciones</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>The three steps of the first start.</source>
        <translation>Los tres pasos del primer inicio.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Mostrar de nuevo</translation>
    </message>
    <message>
        <source>Show the first steps again</source>
        <translation>Mostrar de nuevo los primeros pasos</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Deletes all conversations, knowledge bases, settings and API keys, and closes Citewise.</source>
        <translation>Elimina todas las conversaciones, las bases de conocimiento, los ajustes y las claves de API, y cierra Citewise.</translation>
    </message>
    <message>
        <source>Erase everything…</source>
        <translation>Borrar todo…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Made while nothing else is going on, where something has changed. A missed one is made up.</source>
        <translation>Se crean cuando el programa está inactivo, si algo ha cambiado. Si falta alguna, se crea después.</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importaciones</translation>
    </message>
    <message>
        <source>Conversations of other programs. Each import can be undone.</source>
        <translation>Conversaciones de otros programas. Cada importación se puede deshacer.</translation>
    </message>
    <message>
        <source>Kept pages</source>
        <translation>Páginas guardadas</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversación</numerusform>
            <numerusform>%n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {origin}</source>
        <translation>{name}: {origin}</translation>
    </message>
    <message>
        <source>keychain</source>
        <translation>llavero</translation>
    </message>
    <message>
        <source>encrypted key file</source>
        <translation>archivo de claves cifrado</translation>
    </message>
    <message>
        <source>in memory until you quit</source>
        <translation>en memoria hasta que salgas</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>variable de entorno</translation>
    </message>
    <message>
        <source>.env file in the data directory</source>
        <translation>archivo .env en la carpeta de datos</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin clave</translation>
    </message>
</context>
<context>
    <name>DesktopController</name>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu, or with {keys}.</source>
        <translation>Citewise sigue abierto en la bandeja. Para salir, usa el menú de la bandeja o {keys}.</translation>
    </message>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu.</source>
        <translation>Citewise sigue abierto en la bandeja. Para salir, usa el menú de la bandeja.</translation>
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
        <translation>Avisar cuando haya una respuesta lista</translation>
    </message>
    <message>
        <source>Tray icon</source>
        <translation>Icono en la bandeja</translation>
    </message>
    <message>
        <source>Quick ask from anywhere: give this command a shortcut in your desktop&apos;s keyboard settings.</source>
        <translation>Pregunta rápida desde cualquier lugar: asigna un atajo a este comando en los ajustes de teclado de tu escritorio.</translation>
    </message>
    <message>
        <source>Only while another window is in front and the answer took 10 seconds or more.</source>
        <translation>Solo si hay otra ventana delante y la respuesta tardó 10 segundos o más.</translation>
    </message>
    <message>
        <source>Closing the window then leaves Citewise in the tray, where the system has one.</source>
        <translation>Al cerrar la ventana, Citewise se queda en la bandeja, si el sistema tiene una.</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>Open in the default application</source>
        <translation>Abrir en la aplicación predeterminada</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
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
        <translation>Texto del documento</translation>
    </message>
    <message>
        <source>The file no longer exists. This is the text that was read from it.</source>
        <translation>El archivo ya no existe. Este es el texto que se leyó de él.</translation>
    </message>
    <message>
        <source>This document has no text.</source>
        <translation>Este documento no tiene texto.</translation>
    </message>
</context>
<context>
    <name>EmbeddedCard</name>
    <message>
        <source>The default model was removed. Until you choose another one, answers are quotes only.</source>
        <translation>Se quitó el modelo predeterminado. Hasta que elijas otro, las respuestas son solo extractos.</translation>
    </message>
    <message>
        <source>Loading and testing {model}…</source>
        <translation>Cargando y probando {model}…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} es ahora el modelo predeterminado.</translation>
    </message>
    <message>
        <source>loading {model}…</source>
        <translation>cargando {model}…</translation>
    </message>
    <message>
        <source>running {model}</source>
        <translation>ejecutando {model}</translation>
    </message>
    <message>
        <source>{model} failed to start</source>
        <translation>{model} no se pudo iniciar</translation>
    </message>
    <message>
        <source>starts with the first question</source>
        <translation>se inicia con la primera pregunta</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>no instalado</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Run this command, then start Citewise again: {command}</source>
        <translation>El motor de modelos no está instalado. Ejecuta este comando y vuelve a iniciar Citewise: {command}</translation>
    </message>
    <message>
        <source>Runs a GGUF file on this computer. No API key, no other program.</source>
        <translation>Ejecuta un archivo GGUF en este equipo. Sin clave de API ni otro programa.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>0 (CPU only)</source>
        <translation>0 (solo CPU)</translation>
    </message>
    <message>
        <source>No file yet. Add one that you have downloaded.</source>
        <translation>Aún no hay archivos. Añade uno que hayas descargado.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Contexto (tokens)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <translation>Capas en GPU</translation>
    </message>
    <message>
        <source>A larger context takes more memory. GPU layers need an xllamacpp build for your GPU.</source>
        <translation>Un contexto mayor ocupa más memoria. Las capas en GPU requieren una compilación de xllamacpp para tu GPU.</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>Usar como predeterminado</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>Elegir modelos</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>Modelos (*.gguf);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} funciona. Respuesta: {word}</translation>
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
        <translation>Nombre del modelo de embeddings</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Modelo de embeddings</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>Solo palabras clave</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (quitado)</translation>
    </message>
</context>
<context>
    <name>EmojiPopup</name>
    <message>
        <source>Icons</source>
        <translation>Iconos</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation>Condiciones de uso</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>Resolver en una ventana</translation>
    </message>
    <message>
        <source>Searching with {name}…</source>
        <translation>Buscando con {name}…</translation>
    </message>
    <message>
        <source>Solve the captcha of {name} in the window that opened.</source>
        <translation>Resuelve el captcha de {name} en la ventana que se abrió.</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>en pausa {time}: {reason}</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} funciona. Primer resultado: “{title}”</translation>
    </message>
    <message>
        <source>{name} works, though its page has a new layout. First result: “{title}”</source>
        <translation>{name} funciona, aunque su página tiene un diseño nuevo. Primer resultado: “{title}”</translation>
    </message>
    <message>
        <source>Not used: {problem}</source>
        <translation>No se usa: {problem}</translation>
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
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
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
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>ERASE</source>
        <comment>the word to type; case does not count</comment>
        <translation>BORRAR</translation>
    </message>
    <message>
        <source>This deletes for good, from this computer:</source>
        <translation>Esto se elimina definitivamente de este equipo:</translation>
    </message>
    <message>
        <source>conversations, memory and knowledge bases, with their backups</source>
        <translation>conversaciones, memoria y bases de conocimiento, con sus copias de seguridad</translation>
    </message>
    <message>
        <source>settings, cached pages, cookies of search engines and logs</source>
        <translation>ajustes, páginas en caché, cookies de los buscadores y registros</translation>
    </message>
    <message>
        <source>API keys: the key file, and Citewise&apos;s entries in the system&apos;s keychain, those of other data directories included</source>
        <translation>claves de API: el archivo de claves y las entradas de Citewise en el llavero del sistema, también las de otras carpetas de datos</translation>
    </message>
    <message>
        <source>Your own documents stay where they are, and so do files in the data directory that Citewise did not write, and backups in other folders or on a server. Answers that are being written are stopped, and Citewise closes.</source>
        <translation>Tus propios documentos se quedan donde están, igual que los archivos de la carpeta de datos que no escribió Citewise y las copias de seguridad en otras carpetas o en un servidor. Las respuestas que se están escribiendo se detienen, y Citewise se cierra.</translation>
    </message>
    <message>
        <source>Type {word} to confirm:</source>
        <translation>Escribe {word} para confirmar:</translation>
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
        <translation>Se borró todo.</translation>
    </message>
    <message>
        <source>Not everything could be erased.</source>
        <translation>No se pudo borrar todo.</translation>
    </message>
    <message>
        <source>Close Citewise</source>
        <translation>Cerrar Citewise</translation>
    </message>
    <message>
        <source>Could not be deleted; delete it yourself:</source>
        <translation>No se pudo eliminar; elimínalo manualmente:</translation>
    </message>
    <message>
        <source>Not written by Citewise, so left in {folder}:</source>
        <translation>No lo escribió Citewise, así que se queda en {folder}:</translation>
    </message>
    <message>
        <source>The system&apos;s keychain did not open, so API keys may still be in it. Delete its entries named Citewise.</source>
        <translation>El llavero del sistema no se abrió, así que puede contener aún claves de API. Elimina de él las entradas llamadas Citewise.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>y {count} más</translation>
    </message>
</context>
<context>
    <name>EvidenceChecks</name>
    <message>
        <source>Watch sources</source>
        <translation>Vigilar fuentes</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Cada día</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Cada semana</translation>
    </message>
    <message>
        <source>The sources are checked again while Citewise runs. A notice tells what changed.</source>
        <translation>Las fuentes se vuelven a comprobar mientras Citewise está abierto. Un aviso indica qué ha cambiado.</translation>
    </message>
    <message>
        <source>Too many answers are watched already. Stop watching one of them first.</source>
        <translation>Ya se vigilan demasiadas respuestas. Deja antes de vigilar una de ellas.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>This answer is no longer there.</source>
        <translation>Esta respuesta ya no existe.</translation>
    </message>
    <message>
        <source>Checked again: {result}</source>
        <translation>Comprobado de nuevo: {result}</translation>
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
        <translation>Dejar de vigilar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The evidence for “{question}” changed: {changes}.</source>
        <translation>La evidencia de “{question}” ha cambiado: {changes}.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>Página web (HTML)</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Documento de Word</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON, con todo</translation>
    </message>
    <message>
        <source>Evidence bundle</source>
        <translation>Paquete de evidencia</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>Imagen {number}</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>Adjunto: {name}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>Versión {number} de {count}</translation>
    </message>
    <message>
        <source>Follows: {question}</source>
        <translation>Sigue a: {question}</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Página {number}</translation>
    </message>
    <message>
        <source>The page was not read; this is the search engine&apos;s excerpt.</source>
        <translation>No se leyó la página; este es el extracto del buscador.</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>Solo en parte en su fuente</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>No está en su fuente</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>Sin comprobar (otro idioma)</translation>
    </message>
    <message>
        <source>Evidence bundle, written by Citewise {program} on {date}.</source>
        <translation>Paquete de evidencia, escrito por Citewise {program} el {date}.</translation>
    </message>
    <message>
        <source>It holds each passage and how each claim was judged; “citewise verify” reads the sources again.</source>
        <translation>Contiene cada pasaje y cómo se juzgó cada afirmación; “citewise verify” vuelve a leer las fuentes.</translation>
    </message>
    <message>
        <source>Claims: {counts}</source>
        <translation>Afirmaciones ({counts})</translation>
    </message>
    <message>
        <source>{count} found in their sources</source>
        <translation>encontradas en su fuente: {count}</translation>
    </message>
    <message>
        <source>{count} only partly</source>
        <translation>solo en parte: {count}</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>no encontradas: {count}</translation>
    </message>
    <message>
        <source>{count} not checked</source>
        <translation>sin comprobar: {count}</translation>
    </message>
    <message>
        <source>Claim:</source>
        <translation>Afirmación:</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>puntuación {score}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>Cita cambiada de {before} a {after}</translation>
    </message>
    <message>
        <source>As of {date}</source>
        <translation>A fecha de {date}</translation>
    </message>
    <message>
        <source>Found by a search after the answer</source>
        <translation>Encontrada en una búsqueda posterior a la respuesta</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>Las fuentes discrepan</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregida</translation>
    </message>
    <message>
        <source>Hedged</source>
        <translation>Matizada</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Contradicted by a source</source>
        <translation>Contradicha por una fuente</translation>
    </message>
    <message>
        <source>Original answer</source>
        <translation>Respuesta original</translation>
    </message>
    <message>
        <source>Times and hashes</source>
        <translation>Horas y hashes</translation>
    </message>
    <message>
        <source>Accessed {date}</source>
        <translation>Consultado el {date}</translation>
    </message>
    <message>
        <source>Page text as of {date}</source>
        <translation>Texto de la página a fecha de {date}</translation>
    </message>
    <message>
        <source>SHA-256 of the passage: {hash}</source>
        <translation>SHA-256 del pasaje: {hash}</translation>
    </message>
    <message>
        <source>SHA-256 of the page text: {hash}</source>
        <translation>SHA-256 del texto de la página: {hash}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Back up to a file</source>
        <translation>Copia de seguridad en un archivo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Include API keys, encrypted with a passphrase</source>
        <translation>Incluir claves de API, cifradas con una frase de contraseña</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Crear copia</translation>
    </message>
    <message>
        <source>Conversations, memory, knowledge bases and settings go into one file. You can go on meanwhile.</source>
        <translation>Las conversaciones, la memoria, las bases de conocimiento y los ajustes van a un solo archivo. Mientras tanto puedes seguir trabajando.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Elegir el archivo</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Repetir la frase de contraseña</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Elige un archivo.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>Usa al menos {number} caracteres.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Las dos frases de contraseña no coinciden.</translation>
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
        <translation>Conversaciones sin grupo</translation>
    </message>
    <message>
        <source>Learnt {when}</source>
        <translation>Aprendido: {when}</translation>
    </message>
    <message>
        <source>Written by you {when}</source>
        <translation>Escrito por ti: {when}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Buscar en la conversación</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
</context>
<context>
    <name>GoingOn</name>
    <message>
        <source>There is no answer yet to name the conversation by.</source>
        <translation>Aún no hay respuesta con la que nombrar la conversación.</translation>
    </message>
    <message>
        <source>Naming needs a model. Add one in the settings.</source>
        <translation>Para nombrar hace falta un modelo. Añade uno en los ajustes.</translation>
    </message>
</context>
<context>
    <name>GoingOnSection</name>
    <message>
        <source>Suggest follow-up questions</source>
        <translation>Sugerir preguntas de seguimiento</translation>
    </message>
    <message>
        <source>Name conversations by model</source>
        <translation>Nombrar conversaciones con el modelo</translation>
    </message>
    <message>
        <source>Up to three questions under the last answer. Each answer costs one more short request.</source>
        <translation>Hasta tres preguntas bajo la última respuesta. Cada respuesta cuesta una solicitud breve más.</translation>
    </message>
    <message>
        <source>In place of the first question, unless you gave a name. One short request each.</source>
        <translation>En lugar de la primera pregunta, salvo que le hayas puesto nombre. Una solicitud breve por conversación.</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>Grafo de las subpreguntas</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Show or hide conversations</source>
        <translation>Mostrar u ocultar conversaciones</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More options for this conversation</source>
        <translation>Más opciones de esta conversación</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>Mostrar u ocultar fuentes</translation>
    </message>
</context>
<context>
    <name>IconField</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>Importar conversaciones</translation>
    </message>
    <message>
        <source>Bring your conversations along</source>
        <translation>Trae tus conversaciones</translation>
    </message>
    <message>
        <source>From ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or another Citewise: choose the file that its export or backup wrote, or its folder. Nothing of it leaves this computer.</source>
        <translation>De ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini u otro Citewise: elige el archivo de su exportación o copia de seguridad, o su carpeta. Nada de ello sale de este equipo.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Elegir carpeta…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>Examinando {file}…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>No contiene nada nuevo.</translation>
    </message>
    <message>
        <source>Importing from {program}…</source>
        <translation>Importando de {program}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Making it searchable…</source>
        <translation>Preparando la búsqueda…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>Deshaciendo la importación…</translation>
    </message>
</context>
<context>
    <name>ImportNumbers</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversación</numerusform>
            <numerusform>%Ln conversaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new conversation(s)</source>
        <translation>
            <numerusform>%Ln conversación nueva</numerusform>
            <numerusform>%Ln conversaciones nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new question(s)</source>
        <translation>
            <numerusform>%Ln pregunta nueva</numerusform>
            <numerusform>%Ln preguntas nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln imagen</numerusform>
            <numerusform>%Ln imágenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s)</source>
        <translation>
            <numerusform>%Ln archivo de otro tipo</numerusform>
            <numerusform>%Ln archivos de otro tipo</numerusform>
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
        <translation>Prompts de este archivo</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) are in the library already.</source>
        <translation>
            <numerusform>%n prompt ya está en la biblioteca.</numerusform>
            <numerusform>%n prompts ya están en la biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are no prompts, or too long.</source>
        <translation>
            <numerusform>%n entrada no es un prompt o es demasiado larga.</numerusform>
            <numerusform>%n entradas no son prompts o son demasiado largas.</numerusform>
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
        <translation>Importar conversaciones…</translation>
    </message>
    <message>
        <source>Show all ({count})</source>
        <translation>Mostrar todo ({count})</translation>
    </message>
    <message>
        <source>Undo the import of “{file}”? What came with it is deleted; conversations in which something was asked since stay.</source>
        <translation>¿Deshacer la importación de “{file}”? Se elimina lo que vino con ella; se conservan las conversaciones en las que se preguntó algo después.</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Deshacer importación</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>Deshaciendo la importación…</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>Reading documents: {done} of {total}</source>
        <translation>Leyendo documentos: {done} de {total}</translation>
    </message>
    <message>
        <source>Reading documents…</source>
        <translation>Leyendo documentos…</translation>
    </message>
    <message>
        <source>Show knowledge bases</source>
        <translation>Mostrar bases de conocimiento</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>Merged backup</source>
        <translation>Copia combinada</translation>
    </message>
    <message>
        <source>Already here: {unchanged} · with something new: {grown} · new: {created}</source>
        <translation>Ya aquí: {unchanged} · con algo nuevo: {grown} · nuevas: {created}</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>Importación detenida</translation>
    </message>
    <message>
        <source>Nothing new to import</source>
        <translation>Nada nuevo que importar</translation>
    </message>
    <message>
        <source>Import finished</source>
        <translation>Importación terminada</translation>
    </message>
    <message>
        <source>Already here: {count}</source>
        <translation>Ya aquí: {count}</translation>
    </message>
    <message>
        <source>Import the same file again to complete it.</source>
        <translation>Para completarla, importa de nuevo el mismo archivo.</translation>
    </message>
    <message>
        <source>Not read: {count}</source>
        <translation>No leídas: {count}</translation>
    </message>
    <message>
        <source>Undone: {counts}.</source>
        <translation>Deshecho: {counts}.</translation>
    </message>
    <message>
        <source>These stay, because something was asked in them since: {titles}</source>
        <translation>Se conservan estas, porque después se preguntó algo en ellas: {titles}</translation>
    </message>
    <message>
        <source>{file} is no export that Citewise knows. Choose the file or folder that ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or Citewise wrote.</source>
        <translation>{file} no es una exportación que Citewise conozca. Elige el archivo o la carpeta de ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini o Citewise.</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} ya no existe.</translation>
    </message>
    <message>
        <source>{file} may not be read. Allow it, or copy it to another place.</source>
        <translation>No hay permiso para leer {file}. Concédelo o copia el archivo a otro lugar.</translation>
    </message>
    <message>
        <source>{file} is damaged. Download or copy it again.</source>
        <translation>{file} está dañado. Vuelve a descargarlo o a copiarlo.</translation>
    </message>
    <message>
        <source>damaged, or of another shape</source>
        <translation>dañado o con otro formato</translation>
    </message>
    <message>
        <source>nothing was said in it</source>
        <translation>sin contenido</translation>
    </message>
    <message>
        <source>not in the export</source>
        <translation>no está en la exportación</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>demasiado grande</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>no se pudo guardar</translation>
    </message>
    <message>
        <source>of a kind that is not supported</source>
        <translation>tipo no admitido</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Unnamed</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Revocar</translation>
    </message>
    <message>
        <source>Revoke {name}</source>
        <translation>Revocar {name}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <translation>Opciones de {name}</translation>
    </message>
    <message>
        <source>Links: [[1]](https://…)</source>
        <translation>Enlaces: [[1]](https://…)</translation>
    </message>
    <message>
        <source>Numbers: [1]</source>
        <translation>Números: [1]</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>List the sources at the end of each answer</source>
        <translation>Enumerar las fuentes al final de cada respuesta</translation>
    </message>
    <message>
        <source>Citations in the text</source>
        <translation>Citas en el texto</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Solicitudes por minuto</translation>
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
        <translation>Añadir otra clave (se usan por turnos)</translation>
    </message>
    <message>
        <source>Delete the stored key</source>
        <translation>Eliminar la clave guardada</translation>
    </message>
    <message>
        <source>Another key, used in turn</source>
        <translation>Otra clave, usada por turnos</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>To use another one, remove it there.</source>
        <translation>Para usar otra, quita esta de allí.</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Pega la clave</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Stored; type to replace</source>
        <translation>Guardada; escribe para sustituirla</translation>
    </message>
</context>
<context>
    <name>KeySection</name>
    <message>
        <source>Name of the program, such as Cherry Studio</source>
        <translation>Nombre del programa, por ejemplo Cherry Studio</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Nombre del programa</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>Crear clave</translation>
    </message>
    <message>
        <source>No keys yet.</source>
        <translation>Aún no hay claves.</translation>
    </message>
    <message>
        <source>Require a key</source>
        <translation>Exigir una clave</translation>
    </message>
    <message>
        <source>Without a key every program on this computer can ask, at your expense.</source>
        <translation>Sin clave, cualquier programa de este equipo puede preguntar, y el gasto corre por tu cuenta.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
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
            <numerusform>%n con error</numerusform>
            <numerusform>%n con error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n pasaje</numerusform>
            <numerusform>%n pasajes</numerusform>
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
            <numerusform>%n base de conocimiento</numerusform>
            <numerusform>%n bases de conocimiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s) embedded</source>
        <translation>
            <numerusform>{done} de %n pasaje con embeddings</numerusform>
            <numerusform>{done} de %n pasajes con embeddings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of an unsupported type</source>
        <translation>
            <numerusform>%n archivo de tipo no admitido</numerusform>
            <numerusform>%n archivos de tipo no admitido</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>no se pudo leer</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} de {total}</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>Buscando documentos…</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>pág. {page}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
</context>
<context>
    <name>KnowledgeController</name>
    <message>
        <source>Add to knowledge base</source>
        <translation>Añadir a base de conocimiento</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>Bases de conocimiento…</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conocimiento</translation>
    </message>
    <message>
        <source>A knowledge base holds your own documents: PDF, Word, PowerPoint, Excel, EPUB, web pages, notes and more. Answers can rest on them and cite them, page by page. This needs no key and no model, and nothing leaves this computer except the passages that a model is given to answer.

Begin with “New knowledge base”.</source>
        <translation>Una base de conocimiento contiene tus propios documentos: PDF, Word, PowerPoint, Excel, EPUB, páginas web, notas y más. Las respuestas pueden basarse en ellos y citarlos, página por página. No hace falta clave ni modelo, y nada sale de este equipo salvo los pasajes que se envían a un modelo para responder.

Empieza con “Nueva base”.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>My documents</source>
        <translation>Mis documentos</translation>
    </message>
    <message>
        <source>Delete “{name}” with {documents}? The files themselves stay where they are.</source>
        <translation>¿Eliminar “{name}” con {documents}? Los archivos en sí se quedan donde están.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Removed “{name}” from {base}</source>
        <translation>Se quitó “{name}” de {base}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>KnowledgeMenu</name>
    <message>
        <source>All documents</source>
        <translation>Todos los documentos</translation>
    </message>
    <message>
        <source>Knowledge bases: {names}</source>
        <translation>Bases de conocimiento: {names}</translation>
    </message>
    <message>
        <source>Search your own documents too</source>
        <translation>Buscar también en tus documentos</translation>
    </message>
    <message>
        <source>Knowledge bases in this conversation</source>
        <translation>Bases de conocimiento en esta conversación</translation>
    </message>
    <message>
        <source>No knowledge base yet</source>
        <translation>Aún no hay bases de conocimiento</translation>
    </message>
    <message>
        <source>All knowledge bases</source>
        <translation>Todas las bases de conocimiento</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>Bases de conocimiento…</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>chino simplificado</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>chino tradicional</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonés</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coreano</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>Portuguese (Brazil)</source>
        <translation>portugués (Brasil)</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Line {number}, “{text}”, cannot be used. The other lines apply.</source>
        <translation>No se puede usar la línea {number}, “{text}”. Las demás se aplican.</translation>
    </message>
</context>
<context>
    <name>ListMenus</name>
    <message numerus="yes">
        <source>Export %n conversation(s)…</source>
        <translation>
            <numerusform>Exportar %n conversación…</numerusform>
            <numerusform>Exportar %n conversaciones…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversation(s)</source>
        <translation>
            <numerusform>Eliminar %n conversación</numerusform>
            <numerusform>Eliminar %n conversaciones</numerusform>
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
        <translation>Editores, agentes y otros programas de chat obtienen de Citewise respuestas con citas mediante una sola dirección, en el formato de las API de OpenAI y Anthropic. Está disponible mientras Citewise está abierto.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>One for each program. Citewise keeps only a hash of it, so it is shown once.</source>
        <translation>Una por programa. Citewise solo guarda un hash de ella, así que se muestra una única vez.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Solicitudes recientes</translation>
    </message>
    <message>
        <source>Since Citewise was started. What was asked is not recorded.</source>
        <translation>Desde que se inició Citewise. Lo que se preguntó no se registra.</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>Aún no hay solicitudes.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Keep conversations of other programs</source>
        <translation>Guardar conversaciones de otros programas</translation>
    </message>
    <message>
        <source>In the group API. Otherwise they are forgotten after an hour.</source>
        <translation>En el grupo API. Si no, se olvidan al cabo de una hora.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a web origin such as https://chat.example.org.</source>
        <translation>La línea {number}, “{text}”, no es un origen web como https://chat.example.org.</translation>
    </message>
    <message>
        <source>Allowed web origins, one per line</source>
        <translation>Orígenes web permitidos, uno por línea</translation>
    </message>
    <message>
        <source>Web pages in a browser are refused, except those of these sites.</source>
        <translation>Las páginas web en un navegador se rechazan, salvo las de estos sitios.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host name such as desk.example.org.</source>
        <translation>La línea {number}, “{text}”, no es un nombre de host como desk.example.org.</translation>
    </message>
    <message>
        <source>Allowed host names, one per line</source>
        <translation>Nombres de host permitidos, uno por línea</translation>
    </message>
    <message>
        <source>Names by which others reach this computer, for a proxy or another computer of your network.</source>
        <translation>Nombres por los que otros llegan a este equipo, para un proxy u otro equipo de tu red.</translation>
    </message>
    <message>
        <source>Not on: port {port} is already in use. Choose another port, or close the program that uses it.</source>
        <translation>Desactivada: el puerto {port} ya está en uso. Elige otro puerto o cierra el programa que lo usa.</translation>
    </message>
    <message>
        <source>Not on: the settings file names an address that this computer does not have: {detail}. Use 127.0.0.1 there.</source>
        <translation>Desactivada: el archivo de ajustes indica una dirección que este equipo no tiene: {detail}. Usa 127.0.0.1 en él.</translation>
    </message>
    <message>
        <source>Not on: the system does not allow port {port}. Choose one from 1024 on.</source>
        <translation>Desactivada: el sistema no permite el puerto {port}. Elige uno a partir de 1024.</translation>
    </message>
    <message>
        <source>Not on: this installation lacks a part that the local API needs. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>Desactivada: a esta instalación le falta un componente que la API local necesita. Instálalo con: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>Not on: {detail}. Switch it off and on to try again.</source>
        <translation>Desactivada: {detail}. Para reintentarlo, desactívala y vuelve a activarla.</translation>
    </message>
    <message>
        <source>On. Other devices in your network can reach it too, without encryption.</source>
        <translation>Activada. También otros dispositivos de tu red pueden acceder a ella, sin cifrado.</translation>
    </message>
    <message>
        <source>On. Only this computer can reach it.</source>
        <translation>Activada. Solo este equipo puede acceder a ella.</translation>
    </message>
    <message>
        <source>Created {when}</source>
        <translation>Creada: {when}</translation>
    </message>
    <message>
        <source>last used {when}</source>
        <translation>último uso: {when}</translation>
    </message>
    <message>
        <source>The key of “{name}”. Copy it now: it is not shown again.</source>
        <translation>La clave de “{name}”. Cópiala ahora: no se volverá a mostrar.</translation>
    </message>
    <message>
        <source>“{name}” is revoked: it is refused from now on.</source>
        <translation>Se revocó la clave de “{name}”: se rechaza desde ahora.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of {name}</source>
        <translation>Registro de {name}</translation>
    </message>
    <message>
        <source>It has not written anything.</source>
        <translation>No ha escrito nada.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copiar el registro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The last lines that the server wrote. Values of its variables are masked.</source>
        <translation>Las últimas líneas que escribió el servidor. Los valores de sus variables están ocultos.</translation>
    </message>
</context>
<context>
    <name>LookStep</name>
    <message>
        <source>Welcome to Citewise</source>
        <translation>Te damos la bienvenida a Citewise</translation>
    </message>
    <message>
        <source>Answers that rest on sources you can check. Three short steps, all optional.</source>
        <translation>Respuestas basadas en fuentes comprobables. Tres pasos breves, todos opcionales.</translation>
    </message>
    <message>
        <source>Import conversations of another program…</source>
        <translation>Importar conversaciones de otro programa…</translation>
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
        <translation>Oscuro</translation>
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
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The link was ignored. Citewise only takes links like citewise://ask?q=…</source>
        <translation>El enlace se ignoró. Citewise solo acepta enlaces como citewise://ask?q=…</translation>
    </message>
    <message>
        <source>The question was cut at {count} characters.</source>
        <translation>La pregunta se cortó a los {count} caracteres.</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the question.</source>
        <translation>Se quitaron caracteres invisibles de la pregunta.</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Short facts about you, so that later answers fit you. After an answer a model proposes what to remember; a line under the answer says what was remembered and can undo it. Keys, passwords and codes are never kept, and private conversations remember nothing.</source>
        <translation>Datos breves sobre ti, para que las respuestas posteriores se ajusten mejor a ti. Tras una respuesta, un modelo propone qué recordar; una línea bajo la respuesta dice qué se recordó y permite deshacerlo. Nunca se guardan claves, contraseñas ni códigos, y las conversaciones privadas no recuerdan nada.</translation>
    </message>
    <message>
        <source>Remember in</source>
        <translation>Recordar en</translation>
    </message>
    <message>
        <source>Off by default; each group has its own memory.</source>
        <translation>Desactivada de forma predeterminada; cada grupo tiene su propia memoria.</translation>
    </message>
    <message>
        <source>Auto (the model that answered)</source>
        <translation>Auto (el modelo que respondió)</translation>
    </message>
    <message>
        <source>Memory model</source>
        <translation>Modelo de memoria</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Recuerdos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation>Buscar recuerdos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>Olvidar todo…</translation>
    </message>
    <message>
        <source>Conversations without a group</source>
        <translation>Conversaciones sin grupo</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>No se encontró nada para “{text}”.</translation>
    </message>
    <message>
        <source>No memories yet.</source>
        <translation>Aún no hay recuerdos.</translation>
    </message>
    <message>
        <source>This looks like a key, a password or a code. It is not kept.</source>
        <translation>Parece una clave, una contraseña o un código. No se guardará.</translation>
    </message>
</context>
<context>
    <name>MemoryRemoval</name>
    <message>
        <source>Forgotten: “{title}”. It was also deleted from what earlier answers were given. What those answers and you yourself wrote stays.</source>
        <translation>Olvidado: “{title}”. También se eliminó de lo que recibieron respuestas anteriores. Se conserva lo que escribieron esas respuestas y lo que escribiste tú.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Forget everything that is remembered, in all groups? It is also deleted from what earlier answers were given. This cannot be undone. What those answers and you yourself wrote stays.</source>
        <translation>¿Olvidar todos los recuerdos, de todos los grupos? También se eliminan de lo que recibieron respuestas anteriores. Esta acción no se puede deshacer. Se conserva lo que escribieron esas respuestas y lo que escribiste tú.</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Olvidar todo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>Olvidando…</translation>
    </message>
    <message>
        <source>It is deleted, but unused parts of the file may still contain its words: the disk has too little space, or another program is reading the file.</source>
        <translation>Se eliminó, pero las partes sin usar del archivo pueden contener aún sus palabras: el disco tiene muy poco espacio u otro programa está leyendo el archivo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>%n copia de seguridad contiene aún estas palabras: {names}. Una copia nueva puede sustituirla: primero se comprueba y luego se elimina la antigua.</numerusform>
            <numerusform>%n copias de seguridad contienen aún estas palabras: {names}. Una copia nueva puede sustituirlas: primero se comprueba y luego se eliminan las antiguas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Files set aside in the data directory also contain these words, and stay: {names}. Delete them yourself when you no longer need them.</source>
        <translation>Los archivos apartados en la carpeta de datos también contienen estas palabras, y se quedan: {names}. Elimínalos manualmente cuando ya no los necesites.</translation>
    </message>
    <message>
        <source>Creating a new backup…</source>
        <translation>Creando una copia nueva…</translation>
    </message>
    <message>
        <source>The new backup is {name}; the old ones are deleted.</source>
        <translation>La copia nueva es {name}; las antiguas se han eliminado.</translation>
    </message>
    <message>
        <source>No new backup could be created, so the old ones stay. Free up space on the disk, then try again.</source>
        <translation>No se pudo crear una copia nueva, así que las antiguas se quedan. Libera espacio en el disco y vuelve a intentarlo.</translation>
    </message>
</context>
<context>
    <name>MentionCompleter</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conocimiento</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>Research</source>
        <translation>Investigación</translation>
    </message>
    <message>
        <source>Split the question into sub-questions, search for each, write a report</source>
        <translation>Dividir la pregunta en subpreguntas, buscar para cada una y escribir un informe</translation>
    </message>
    <message>
        <source>Research depth</source>
        <translation>Profundidad de investigación</translation>
    </message>
    <message>
        <source>Research depth: {depth}</source>
        <translation>Profundidad de investigación: {depth}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Find a model, or type its name</source>
        <translation>Busca un modelo o escribe su nombre</translation>
    </message>
    <message>
        <source>Use “{name}”</source>
        <translation>Usar “{name}”</translation>
    </message>
    <message>
        <source>No models yet. Fetch the list, or type a name above.</source>
        <translation>Aún no hay modelos. Obtén la lista o escribe un nombre arriba.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Space adds a model to the favourites or removes it.</source>
        <translation>La tecla Espacio añade un modelo a los favoritos o lo quita.</translation>
    </message>
    <message>
        <source>Click the star, or press Space, to add a model to the favourites.</source>
        <translation>Haz clic en la estrella o pulsa Espacio para añadir un modelo a los favoritos.</translation>
    </message>
</context>
<context>
    <name>ModelMentions</name>
    <message>
        <source>At most {count} models per question.</source>
        <translation>Como máximo {count} modelos por pregunta.</translation>
    </message>
</context>
<context>
    <name>ModelMenu</name>
    <message>
        <source>Models that it may use</source>
        <translation>Modelos que puede usar</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Todos los modelos</translation>
    </message>
    <message>
        <source>{model} and {number} more</source>
        <translation>{model} y {number} más</translation>
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
        <translation>Añadir un modelo…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Comparar modelos…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sin modelo (solo extractos)</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Quitar de favoritos</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Añadir a favoritos</translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message>
        <source>Choose a model</source>
        <translation>Elegir un modelo</translation>
    </message>
    <message>
        <source>You can change it for every question, and add more in Settings.</source>
        <translation>Puedes cambiarlo en cada pregunta y añadir más en Ajustes.</translation>
    </message>
    <message>
        <source>No model (quotes only): the best passages, word for word</source>
        <translation>Sin modelo (solo extractos): los mejores pasajes, palabra por palabra</translation>
    </message>
    <message>
        <source>A provider with an API key (opens Settings at the end)</source>
        <translation>Un proveedor con clave de API (al final se abre Ajustes)</translation>
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
        <translation>{name} en este equipo ({count})</translation>
    </message>
    <message>
        <source>Looking for Ollama and LM Studio on this computer…</source>
        <translation>Buscando Ollama y LM Studio en este equipo…</translation>
    </message>
    <message>
        <source>Neither Ollama nor LM Studio is running on this computer.</source>
        <translation>Ni Ollama ni LM Studio están en ejecución en este equipo.</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>{name} was removed with the default model. Until you choose another one, answers are quotes only.</source>
        <translation>Se quitó {name}, con el modelo predeterminado. Hasta que elijas otro, las respuestas son solo extractos.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>Modelo predeterminado</translation>
    </message>
    <message>
        <source>For new conversations. Without a model, the best passages are shown word for word.</source>
        <translation>Para las conversaciones nuevas. Sin modelo, se muestran los mejores pasajes palabra por palabra.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>No provider yet. Add one to get full answers.</source>
        <translation>Aún no hay proveedores. Añade uno para obtener respuestas completas.</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>Añadir proveedor</translation>
    </message>
    <message>
        <source>Custom (OpenAI-compatible)</source>
        <translation>Otro (compatible con OpenAI)</translation>
    </message>
    <message>
        <source>Built-in model (GGUF)</source>
        <translation>Modelo integrado (GGUF)</translation>
    </message>
    <message>
        <source>After an answer</source>
        <translation>Después de una respuesta</translation>
    </message>
    <message>
        <source>From the environment: {names}</source>
        <translation>Del entorno: {names}</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sin modelo (solo extractos)</translation>
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
        <translation>{name} está en ejecución en este equipo ({count}).</translation>
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
        <translation>Red</translation>
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
        <translation>Sin proxy</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Used for models, search and pages from the next request on. This computer is always reached directly. A proxy resolves names itself, so behind one only literal private addresses are refused.</source>
        <translation>Se usa para modelos, búsquedas y páginas desde la próxima solicitud. A este equipo se accede siempre directamente. Un proxy resuelve los nombres por sí mismo, así que con él solo se rechazan las direcciones privadas literales.</translation>
    </message>
    <message>
        <source>Bypass list</source>
        <translation>Excepciones</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host, address or network. The other lines apply.</source>
        <translation>La línea {number}, “{text}”, no es un host, una dirección ni una red. Las demás se aplican.</translation>
    </message>
    <message>
        <source>One per line: host, *.host, address or network</source>
        <translation>Una por línea: host, *.host, dirección o red</translation>
    </message>
    <message>
        <source>Fake-IP DNS (Clash)</source>
        <translation>DNS Fake-IP (Clash)</translation>
    </message>
    <message>
        <source>Clash and similar tools answer every name with an address in 198.18.0.0/15, which looks private. With Fake-IP these addresses may be read; truly private ones stay refused.</source>
        <translation>Clash y herramientas parecidas responden a cada nombre con una dirección de 198.18.0.0/15, que parece privada. Con Fake-IP se pueden leer estas direcciones; las realmente privadas se siguen rechazando.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Fake-IP</source>
        <translation>Fake-IP</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>Prueba de conexión</translation>
    </message>
    <message>
        <source>Uses the current settings and shows each step.</source>
        <translation>Usa los ajustes actuales y muestra cada paso.</translation>
    </message>
    <message>
        <source>Optional: an address such as https://api.example.com</source>
        <translation>Opcional: una dirección como https://api.example.com</translation>
    </message>
    <message>
        <source>Address to reach</source>
        <translation>Dirección de destino</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Probar la conexión</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Dirección no válida. Debe empezar por https://</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>La conexión funciona.</translation>
    </message>
    <message>
        <source>The connection fails at the first line marked ✗.</source>
        <translation>La conexión falla en la primera línea marcada con ✗.</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>Ningún resultado.</translation>
    </message>
    <message>
        <source>Invalid proxy address. Example: 127.0.0.1:7890</source>
        <translation>Dirección de proxy no válida. Ejemplo: 127.0.0.1:7890</translation>
    </message>
    <message>
        <source>Enter the proxy address. Until then nothing changes.</source>
        <translation>Introduce la dirección del proxy. Hasta entonces no cambia nada.</translation>
    </message>
</context>
<context>
    <name>NewKey</name>
    <message>
        <source>New key</source>
        <translation>Nueva clave</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>Copiar la clave</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Done: do not show the key any more</source>
        <translation>Listo: no mostrar más la clave</translation>
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
        <translation>Respuesta a la subpregunta</translation>
    </message>
    <message>
        <source>Pages of the sub-question</source>
        <translation>Páginas de la subpregunta</translation>
    </message>
    <message>
        <source>Searched: {queries}</source>
        <translation>Búsquedas: {queries}</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Embedding model</source>
        <translation>Modelo de embeddings</translation>
    </message>
    <message>
        <source>Keyword search needs no model and no key. An embedding model also finds passages that say the same in other words; their text is sent to its provider. A new model is used once it has embedded all passages; until then the old one is used.</source>
        <translation>La búsqueda por palabras clave no necesita modelo ni clave. Un modelo de embeddings encuentra también pasajes que dicen lo mismo con otras palabras; su texto se envía al proveedor. Un modelo nuevo se usa cuando ha procesado todos los pasajes; hasta entonces se usa el antiguo.</translation>
    </message>
    <message>
        <source>Qdrant address</source>
        <translation>Dirección de Qdrant</translation>
    </message>
    <message>
        <source>Your own Qdrant server, which stores the vectors of this knowledge base.</source>
        <translation>Tu propio servidor Qdrant, que guarda los vectores de esta base de conocimiento.</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>Solo palabras clave</translation>
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
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>Ningún comando con este nombre</translation>
    </message>
</context>
<context>
    <name>PassageText</name>
    <message>
        <source>Also quoted</source>
        <translation>También citado</translation>
    </message>
    <message>
        <source>Also given to the model</source>
        <translation>También enviado al modelo</translation>
    </message>
    <message>
        <source>Not given to the model. The search engine showed:</source>
        <translation>No se envió al modelo. El buscador mostró:</translation>
    </message>
    <message>
        <source>Not given to the model. Found in it:</source>
        <translation>No se envió al modelo. Se encontró:</translation>
    </message>
    <message>
        <source>{program} named this source; its passage was not kept.</source>
        <translation>{program} mencionó esta fuente; su pasaje no se guardó.</translation>
    </message>
    <message>
        <source>The provider named this source without an excerpt; it was not read here.</source>
        <translation>El proveedor mencionó esta fuente sin extracto; no se leyó aquí.</translation>
    </message>
    <message>
        <source>Reading the page again…</source>
        <translation>Leyendo de nuevo la página…</translation>
    </message>
    <message>
        <source>The page as it is now</source>
        <translation>La página tal como está ahora</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is still in it</source>
        <translation>La página tal como está ahora; el primer pasaje de arriba sigue en ella</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is no longer in it word for word</source>
        <translation>La página tal como está ahora; el primer pasaje de arriba ya no está en ella palabra por palabra</translation>
    </message>
    <message>
        <source>This is the excerpt that {program} showed; the page itself was not read here.</source>
        <translation>Este es el extracto que mostró {program}; la página en sí no se leyó aquí.</translation>
    </message>
    <message>
        <source>This is the provider&apos;s excerpt; the page itself was not read here.</source>
        <translation>Este es el extracto del proveedor; la página en sí no se leyó aquí.</translation>
    </message>
    <message>
        <source>{program} kept this of the source; the page itself was not read here.</source>
        <translation>{program} guardó esto de la fuente; la página en sí no se leyó aquí.</translation>
    </message>
    <message>
        <source>The provider quoted this; the page itself was not read here.</source>
        <translation>El proveedor citó esto; la página en sí no se leyó aquí.</translation>
    </message>
    <message>
        <source>Cited passage</source>
        <translation>Pasaje citado</translation>
    </message>
    <message>
        <source>Given to the model</source>
        <translation>Enviado al modelo</translation>
    </message>
    <message>
        <source>{label} (the search engine&apos;s snippet; the page was not read)</source>
        <translation>{label} (el extracto del buscador; no se leyó la página)</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Passage copied</source>
        <translation>Pasaje copiado</translation>
    </message>
    <message>
        <source>Copy passage</source>
        <translation>Copiar pasaje</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>Mostrar página guardada</translation>
    </message>
    <message>
        <source>Read the page again and show it below what the model was given</source>
        <translation>Volver a leer la página y mostrarla debajo de lo que se envió al modelo</translation>
    </message>
    <message>
        <source>What the model was given of this source</source>
        <translation>Lo que se envió al modelo de esta fuente</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>Abrir documento</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Keep keys in an encrypted file</source>
        <translation>Guardar claves en un archivo cifrado</translation>
    </message>
    <message>
        <source>Unlock keys</source>
        <translation>Desbloquear claves</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Cambiar frase de contraseña</translation>
    </message>
    <message>
        <source>This system has no keychain. A file in the data directory can hold your keys, encrypted with a passphrase that is asked for once after each start. A forgotten passphrase cannot be recovered.</source>
        <translation>Este sistema no tiene llavero. Un archivo en la carpeta de datos puede contener tus claves, cifradas con una frase de contraseña que se pide una vez tras cada inicio. Si la olvidas, no se puede recuperar.</translation>
    </message>
    <message>
        <source>Your keys are in an encrypted file. Its passphrase unlocks them until you quit.</source>
        <translation>Tus claves están en un archivo cifrado. Su frase de contraseña las desbloquea hasta que salgas.</translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be recovered.</source>
        <translation>Si olvidas la frase de contraseña, no se puede recuperar.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nueva frase de contraseña</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Repetir la frase de contraseña</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>Frase de contraseña actual</translation>
    </message>
    <message>
        <source>Enter the passphrase.</source>
        <translation>Introduce la frase de contraseña.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>Usa al menos {number} caracteres.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Las dos frases de contraseña no coinciden.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Add servers from JSON</source>
        <translation>Añadir servidores desde JSON</translation>
    </message>
    <message>
        <source>JSON of the servers</source>
        <translation>JSON de los servidores</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Paste the block that the guide of a server gives for Claude Desktop, Cursor, VS Code or Cherry Studio. Values of variables and headers are secrets.</source>
        <translation>Pega el bloque que la guía de un servidor da para Claude Desktop, Cursor, VS Code o Cherry Studio. Los valores de variables y encabezados se tratan como secretos.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>Remove “{name}”</source>
        <translation>Quitar “{name}”</translation>
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
        <translation>Búsqueda y privacidad</translation>
    </message>
    <message>
        <source>Citewise searches the web from this computer, without a key, when a question needs it; the switch “Web” under the question says off, auto or always.</source>
        <translation>Citewise busca en la web desde este equipo, sin clave, cuando una pregunta lo necesita; la opción “Web” bajo la pregunta lo cambia: no, auto o siempre.</translation>
    </message>
    <message>
        <source>Conversations, files and settings stay on this computer; only the search words go to search engines, and your question with its passages to the model you choose.</source>
        <translation>Las conversaciones, los archivos y los ajustes se quedan en este equipo; solo las palabras buscadas van a los buscadores, y tu pregunta con sus pasajes, al modelo que elijas.</translation>
    </message>
    <message>
        <source>To come back here: Settings, Data, or “Welcome” in the command palette.</source>
        <translation>Para volver aquí: Ajustes, Datos, o “Bienvenida” en la paleta de comandos.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Some data could not be read and was set aside: {problem}</source>
        <translation>Algunos datos no se pudieron leer y se apartaron: {problem}</translation>
    </message>
    <message>
        <source>Answers are shown as plain text, and pages that need scripts are not read: {problem}</source>
        <translation>Las respuestas se muestran como texto sin formato, y las páginas que necesitan scripts no se leen: {problem}</translation>
    </message>
    <message>
        <source>{file} was damaged and has been set aside as {copy}.</source>
        <translation>{file} estaba dañado y se ha apartado como {copy}.</translation>
    </message>
    <message>
        <source>Documents that are read again: {count}.</source>
        <translation>Documentos que se vuelven a leer: {count}.</translation>
    </message>
    <message>
        <source>Recovered: {counts}.</source>
        <translation>Recuperado: {counts}.</translation>
    </message>
    <message>
        <source>Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup.</source>
        <translation>No se pudo recuperar nada. Ajustes → Datos → Copias de seguridad → Restaurar… recupera una copia.</translation>
    </message>
    <message>
        <source>The local API is off: another program uses port {port}.</source>
        <translation>La API local está desactivada: otro programa usa el puerto {port}.</translation>
    </message>
    <message>
        <source>The local API could not be started: {problem}</source>
        <translation>No se pudo iniciar la API local: {problem}</translation>
    </message>
</context>
<context>
    <name>PromptDialog</name>
    <message>
        <source>New prompt</source>
        <translation>Nuevo prompt</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Find a prompt</source>
        <translation>Buscar un prompt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
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
        <translation>{title} (copia)</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>Se eliminó “{title}”</translation>
    </message>
    <message>
        <source>Folder deleted</source>
        <translation>Carpeta eliminada</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) deleted</source>
        <translation>
            <numerusform>%n prompt eliminado</numerusform>
            <numerusform>%n prompts eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Folders can be {levels} levels deep, and their paths {length} characters long, at most.</source>
        <translation>Las carpetas admiten {levels} niveles y sus rutas, {length} caracteres como máximo.</translation>
    </message>
    <message>
        <source>A prompt is a question that you write once and ask often. Type / in a question to insert one.</source>
        <translation>Un prompt es una pregunta que escribes una vez y haces a menudo. Escribe / en una pregunta para insertar uno.</translation>
    </message>
    <message>
        <source>Type / in a question to insert a prompt.</source>
        <translation>Escribe / en una pregunta para insertar un prompt.</translation>
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
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>What to ask. Write {{topic}} where something is filled in each time.</source>
        <translation>Qué preguntar. Escribe {{topic}} donde se rellena algo cada vez.</translation>
    </message>
    <message>
        <source>Insert variable</source>
        <translation>Insertar variable</translation>
    </message>
    <message>
        <source>topic</source>
        <translation>tema</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>las abejas</translation>
    </message>
    <message>
        <source>tone|formal|friendly|brief</source>
        <translation>tono|formal|amable|breve</translation>
    </message>
    <message>
        <source>Field to fill in</source>
        <translation>Campo que rellenar</translation>
    </message>
    <message>
        <source>Field with a default</source>
        <translation>Campo con valor predeterminado</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>Fecha de hoy</translation>
    </message>
    <message>
        <source>Variables: {names}</source>
        <translation>Variables: {names}</translation>
    </message>
</context>
<context>
    <name>PromptExamples</name>
    <message>
        <source>Writing</source>
        <translation>Escritura</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Summarize</source>
        <translation>Resumir</translation>
    </message>
    <message>
        <source>Summarize the following in [[length|five bullet points|one paragraph|one sentence]]:</source>
        <translation>Resume lo siguiente en [[extensión|cinco puntos|un párrafo|una frase]]:</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <translation>Explicar de forma sencilla</translation>
    </message>
    <message>
        <source>Explain [[topic]] to [[reader=someone new to the field]], with one example.</source>
        <translation>Explica [[tema]] a [[lector=alguien que empieza]], con un ejemplo.</translation>
    </message>
    <message>
        <source>Pros and cons</source>
        <translation>Ventajas e inconvenientes</translation>
    </message>
    <message>
        <source>What are the strongest arguments for and against [[proposal]]? Name the best source for each.</source>
        <translation>¿Cuáles son los mejores argumentos a favor y en contra de [[propuesta]]? Da la mejor fuente de cada uno.</translation>
    </message>
    <message>
        <source>Latest news</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>What has changed about [[topic]] in the last [[period|month|year|week]]? Today is [[date]].</source>
        <translation>¿Qué ha cambiado sobre [[tema]] en [[periodo|el último mes|el último año|la última semana]]? Hoy es [[date]].</translation>
    </message>
    <message>
        <source>Improve writing</source>
        <translation>Mejorar un texto</translation>
    </message>
    <message>
        <source>Improve this text. Keep its meaning and its language; make it [[tone|clearer|shorter|more formal|friendlier]]:</source>
        <translation>Mejora este texto. Conserva el sentido y el idioma; hazlo [[tono|más claro|más corto|más formal|más amable]]:</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traducir</translation>
    </message>
    <message>
        <source>Translate into [[language=English]], so that it reads naturally:</source>
        <translation>Traduce al [[idioma=inglés]], de forma que suene natural:</translation>
    </message>
    <message>
        <source>Reply to an email</source>
        <translation>Responder a un correo</translation>
    </message>
    <message>
        <source>Write a [[tone|friendly|formal|brief]] reply to this email. What I want to say: [[message]]</source>
        <translation>Escribe una respuesta [[tono|amable|formal|breve]] a este correo. Lo que quiero decir: [[mensaje]]</translation>
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
        <translation>No se pudo leer este archivo: {reason}</translation>
    </message>
    <message>
        <source>No prompts in this file. Choose a JSON file of prompts.</source>
        <translation>No hay prompts en este archivo. Elige un archivo JSON de prompts.</translation>
    </message>
    <message>
        <source>All prompts of this file are in the library already.</source>
        <translation>Todos los prompts de este archivo ya están en la biblioteca.</translation>
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
        <translation>No se pudo escribir este archivo: {reason}</translation>
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
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PromptForm</name>
    <message>
        <source>Selected text</source>
        <translation>Texto seleccionado</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Portapapeles</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Leave as text</source>
        <translation>Dejar como texto</translation>
    </message>
    <message>
        <source>Insert the prompt with its variables as they are written (Esc)</source>
        <translation>Insertar el prompt con sus variables tal como están (Esc)</translation>
    </message>
</context>
<context>
    <name>PromptLibrary</name>
    <message>
        <source>New prompt</source>
        <translation>Nuevo prompt</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Add examples</source>
        <translation>Añadir ejemplos</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>Prompts…</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>Aún no hay prompts</translation>
    </message>
    <message>
        <source>New prompt…</source>
        <translation>Nuevo prompt…</translation>
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
        <translation>Insertar prompt</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Guardar pregunta como prompt…</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>Prompts…</translation>
    </message>
    <message>
        <source>“{title}” has more than {count} variables. The rest is inserted as it is written.</source>
        <translation>“{title}” tiene más de {count} variables. El resto se inserta tal como está.</translation>
    </message>
</context>
<context>
    <name>ProtocolEditor</name>
    <message>
        <source>Derived from the address above</source>
        <translation>Se deduce de la dirección de arriba</translation>
    </message>
    <message>
        <source>Search address</source>
        <translation>Dirección de búsqueda</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>See the provider&apos;s documentation.</source>
        <translation>Consulta la documentación del proveedor.</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Búsqueda del modelo</translation>
    </message>
    <message>
        <source>The model may search by itself; its sources become citations.</source>
        <translation>El modelo puede buscar por sí mismo; sus fuentes se convierten en citas.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>On (as for {services})</source>
        <translation>Activado (como en {services})</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Dirección no válida. Debe empezar por https://</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>{where} did not accept the key. Check that all of it was pasted.</source>
        <translation>{where} no aceptó la clave. Comprueba que se pegó entera.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one, or fetch the list.</source>
        <translation>{where} no conoce este modelo. Elige otro u obtén la lista.</translation>
    </message>
    <message>
        <source>A key for {where} is missing. Paste it above.</source>
        <translation>{where}: falta una clave. Pégala arriba.</translation>
    </message>
    <message>
        <source>Fetching models…</source>
        <translation>Obteniendo modelos…</translation>
    </message>
    <message>
        <source>Choose a model first, or fetch the list.</source>
        <translation>Elige antes un modelo u obtén la lista.</translation>
    </message>
    <message>
        <source>Testing {model}…</source>
        <translation>Probando {model}…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} es ahora el modelo predeterminado.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>Dirección de la API</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>Capacidades</translation>
    </message>
    <message>
        <source>Protocol and model&apos;s own search</source>
        <translation>Protocolo y búsqueda del modelo</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>Usar como predeterminado</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>Obtener modelos</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>Obtener clave</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>{where} sets the model to {model}.</source>
        <translation>{where} fija el modelo en {model}.</translation>
    </message>
    <message>
        <source>The .env file</source>
        <translation>El archivo .env</translation>
    </message>
    <message>
        <source>An environment variable</source>
        <translation>Una variable de entorno</translation>
    </message>
    <message>
        <source>Show or hide {name}</source>
        <translation>Mostrar u ocultar {name}</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>necesita clave</translation>
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
        <translation>Dirección no válida. Ejemplo: https://api.example.com/v1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found. Choose one, then test it or set it as default.</source>
        <translation>
            <numerusform>%n modelo encontrado. Elígelo y luego pruébalo o úsalo como predeterminado.</numerusform>
            <numerusform>%n modelos encontrados. Elige uno y luego pruébalo o úsalo como predeterminado.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} funciona. Respuesta: {word}</translation>
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
        <translation>Host y puerto</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Your question names a private address. Allow reading {places}?</source>
        <translation>Tu pregunta menciona una dirección privada. ¿Permitir leer {places}?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Send without reading it</source>
        <translation>Enviar sin leerla</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in a new conversation. {reason}</source>
        <translation>No se pudo enviar tu pregunta; está guardada en una conversación nueva. {reason}</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in “{title}”. {reason}</source>
        <translation>No se pudo enviar tu pregunta; está guardada en “{title}”. {reason}</translation>
    </message>
</context>
<context>
    <name>QuickAsk</name>
    <message>
        <source>Quick ask</source>
        <translation>Pregunta rápida</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>Pregunta lo que quieras</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Tu pregunta</translation>
    </message>
    <message>
        <source>Enter: ask · Esc: hide</source>
        <translation>Intro: preguntar · Esc: ocultar</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Retrieval</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>By default passages are chosen by keywords, on this computer. An embedding or rerank model compares them by meaning as well; if it fails or is slow, keywords are used alone.</source>
        <translation>De forma predeterminada, los pasajes se eligen por palabras clave, en este equipo. Un modelo de embeddings o de reordenación los compara además por su sentido; si falla o es lento, solo se usan palabras clave.</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Modelo de embeddings</translation>
    </message>
    <message>
        <source>Finds passages that say the same in other words.</source>
        <translation>Encuentra pasajes que dicen lo mismo con otras palabras.</translation>
    </message>
    <message>
        <source>For new knowledge bases</source>
        <translation>Para bases de conocimiento nuevas</translation>
    </message>
    <message>
        <source>Your documents&apos; text is sent to this provider. Existing knowledge bases keep their model.</source>
        <translation>El texto de tus documentos se envía a este proveedor. Las bases existentes conservan su modelo.</translation>
    </message>
    <message>
        <source>Also for web pages</source>
        <translation>También para páginas web</translation>
    </message>
    <message>
        <source>Their text is sent to this provider, too. Not used where a rerank model is set up.</source>
        <translation>Su texto también se envía a este proveedor. No se usa si hay un modelo de reordenación.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Rerank model</source>
        <translation>Modelo de reordenación</translation>
    </message>
    <message>
        <source>Sorts the best forty passages for each question. They are sent to the provider, including those of your own documents and memories.</source>
        <translation>Ordena los cuarenta mejores pasajes para cada pregunta. Se envían al proveedor, incluidos los de tus documentos y recuerdos.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Custom (by address)</source>
        <translation>Otro (por dirección)</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>It works ({number} dimensions).</source>
        <translation>Funciona ({number} dimensiones).</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>Detener la lectura</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>Read aloud (no voice is installed)</source>
        <translation>Leer en voz alta (no hay voces instaladas)</translation>
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
        <translation>La voz se detuvo: {reason}</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Previous sentence</source>
        <translation>Frase anterior</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>Frase siguiente</translation>
    </message>
    <message>
        <source>Reading aloud: {number} of {count}</source>
        <translation>Leyendo: {number} de {count}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
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
        <translation>Dirección /rerank completa</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>Obtener clave</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>It works: the better of two passages came first.</source>
        <translation>Funciona: el mejor de dos pasajes quedó primero.</translation>
    </message>
    <message>
        <source>It answered, but could not tell the better of two passages.</source>
        <translation>Respondió, pero no supo distinguir el mejor de dos pasajes.</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>Introduce antes la dirección.</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Dirección no válida. Debe empezar por https://</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Sub-questions</source>
        <translation>Subpreguntas</translation>
    </message>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>Grafo de las subpreguntas</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reanudada</translation>
    </message>
    <message>
        <source>Planning, round {number}</source>
        <translation>Planificando, ronda {number}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Searched “{query}”</source>
        <translation>Búsqueda de “{query}”</translation>
    </message>
    <message>
        <source>Searched “{query}”: {hits}</source>
        <translation>Búsqueda de “{query}”: {hits}</translation>
    </message>
    <message>
        <source>Read {page}</source>
        <translation>Leída: {page}</translation>
    </message>
    <message>
        <source>Could not read {page}</source>
        <translation>No se pudo leer {page}</translation>
    </message>
    <message>
        <source>Writing the answer to “{question}”</source>
        <translation>Escribiendo la respuesta a “{question}”</translation>
    </message>
    <message>
        <source>{state}: {question}</source>
        <translation>{state}: {question}</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Escribiendo el informe</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Completada</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>A fondo</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
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
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Omitida</translation>
    </message>
    <message>
        <source>{place} of {count}: {question} – {state}</source>
        <translation>{place} de {count}: {question} – {state}</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escribiendo</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>unos {number}</translation>
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
        <translation>Investigación: antes, una pregunta</translation>
    </message>
    <message>
        <source>Research: {told}</source>
        <translation>Investigación: {told}</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Escribiendo el informe…</translation>
    </message>
    <message>
        <source>Preparing the report…</source>
        <translation>Preparando el informe…</translation>
    </message>
    <message>
        <source>Planning the research…</source>
        <translation>Planificando la investigación…</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>Esperando tu respuesta</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Report requested early</source>
        <translation>Informe pedido antes de tiempo</translation>
    </message>
    <message>
        <source>Limit of sub-questions reached</source>
        <translation>Límite de subpreguntas alcanzado</translation>
    </message>
    <message>
        <source>Limit of pages reached</source>
        <translation>Límite de páginas alcanzado</translation>
    </message>
    <message>
        <source>Token limit reached</source>
        <translation>Límite de tokens alcanzado</translation>
    </message>
    <message>
        <source>Time limit reached</source>
        <translation>Límite de tiempo alcanzado</translation>
    </message>
    <message>
        <source>No sub-questions needed</source>
        <translation>No hicieron falta subpreguntas</translation>
    </message>
    <message>
        <source>All sub-questions done</source>
        <translation>Todas las subpreguntas listas</translation>
    </message>
</context>
<context>
    <name>ResearchController</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>No se pudo escribir {file}. Elige otro lugar.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
</context>
<context>
    <name>ResearchSaver</name>
    <message>
        <source>Graph as image (SVG)…</source>
        <translation>Grafo como imagen (SVG)…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>Informe como Markdown…</translation>
    </message>
    <message>
        <source>Report as web page (HTML)…</source>
        <translation>Informe como página web (HTML)…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Informe como PDF…</translation>
    </message>
</context>
<context>
    <name>ResearchView</name>
    <message>
        <source>Research</source>
        <translation>Investigación</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>Responder ya</translation>
    </message>
    <message>
        <source>Ask no more sub-questions and write the report from what there is</source>
        <translation>No plantear más subpreguntas y escribir el informe con lo que hay</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>The graph appears here, from the first sub-question on.</source>
        <translation>El grafo aparece aquí desde la primera subpregunta.</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Steps of the research</source>
        <translation>Pasos de la investigación</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Acercar (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Alejar (-)</translation>
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
            <numerusform>%n subpregunta</numerusform>
            <numerusform>%n subpreguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n sub-question(s) answered</source>
        <translation>
            <numerusform>{done} de %n subpregunta respondida</numerusform>
            <numerusform>{done} de %n subpreguntas respondidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sub-question(s)</source>
        <translation>
            <numerusform>%n subpregunta nueva</numerusform>
            <numerusform>%n subpreguntas nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n omitida</numerusform>
            <numerusform>%n omitidas</numerusform>
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
            <numerusform>Como máximo %n subpregunta, {pages}, {minutes}, unos {tokens} tokens.</numerusform>
            <numerusform>Como máximo %n subpreguntas, {pages}, {minutes}, unos {tokens} tokens.</numerusform>
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
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>From the server</source>
        <translation>Del servidor</translation>
    </message>
    <message>
        <source>Replace everything here</source>
        <translation>Sustituir todo lo de aquí</translation>
    </message>
    <message>
        <source>Merge with what is here</source>
        <translation>Combinar con lo de aquí</translation>
    </message>
    <message>
        <source>Undo merge</source>
        <translation>Deshacer combinación</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>Comprobando la copia…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Passphrase of its API keys (empty: leave them out)</source>
        <translation>Frase de contraseña de sus claves de API (vacía: no incluirlas)</translation>
    </message>
    <message>
        <source>Passphrase of its API keys</source>
        <translation>Frase de contraseña de sus claves de API</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Adds conversations, questions, facts and documents that are not here. Nothing here changes.</source>
        <translation>Añade las conversaciones, preguntas, recuerdos y documentos que no están aquí. Lo de aquí no cambia.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup, and the restore can be undone. Citewise closes for it and opens again.</source>
        <translation>Lo que hay aquí ahora se guarda como copia, y la restauración se puede deshacer. Para ello, Citewise se cierra y se vuelve a abrir.</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>Restaurar y reiniciar</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Consultando el servidor…</translation>
    </message>
    <message>
        <source>There are no backups on the server.</source>
        <translation>No hay copias en el servidor.</translation>
    </message>
    <message>
        <source>{moment}, before a restore ({size})</source>
        <translation>{moment}, antes de una restauración ({size})</translation>
    </message>
    <message>
        <source>{moment} ({size})</source>
        <translation>{moment} ({size})</translation>
    </message>
    <message>
        <source>No backups here yet. Choose a file.</source>
        <translation>Aún no hay copias aquí. Elige un archivo.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Descargando…</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Copias de seguridad (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{moment}, Citewise {version}: {counts} ({size})</source>
        <translation>{moment}, Citewise {version}: {counts} ({size})</translation>
    </message>
    <message>
        <source>API keys are in it, encrypted.</source>
        <translation>Contiene claves de API, cifradas.</translation>
    </message>
    <message>
        <source>No API keys are in it.</source>
        <translation>No contiene claves de API.</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Combinando…</translation>
    </message>
    <message>
        <source>The merge was undone.</source>
        <translation>Se deshizo la combinación.</translation>
    </message>
</context>
<context>
    <name>RestoreFailedWindow</name>
    <message>
        <source>The backup was not restored; everything is as it was.</source>
        <translation>No se restauró la copia; todo está como estaba.</translation>
    </message>
    <message>
        <source>Open Citewise</source>
        <translation>Abrir Citewise</translation>
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
        <translation>Fuente de búsqueda</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Comprobar respuestas</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sin modelo (solo extractos)</translation>
    </message>
    <message>
        <source>Without searching</source>
        <translation>Sin buscar</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Research: {depth}</source>
        <translation>Investigación: {depth}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>Sin asistente</translation>
    </message>
</context>
<context>
    <name>SampleSection</name>
    <message>
        <source>Example for</source>
        <translation>Ejemplo para</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP sobre HTTP</translation>
    </message>
    <message>
        <source>MCP as a command</source>
        <translation>MCP como comando</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Copiar el ejemplo</translation>
    </message>
    <message>
        <source>Settings → Model Provider → Add</source>
        <translation>Ajustes → Proveedor de modelos → Añadir</translation>
    </message>
    <message>
        <source>Provider type: OpenAI</source>
        <translation>Tipo de proveedor: OpenAI</translation>
    </message>
    <message>
        <source>API key: {key}</source>
        <translation>Clave de API: {key}</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>cualquier palabra</translation>
    </message>
    <message>
        <source>API host: {url}</source>
        <translation>Host de la API: {url}</translation>
    </message>
    <message>
        <source>Models: Manage, then choose citewise-search</source>
        <translation>Modelos: Gestionar y elige citewise-search</translation>
    </message>
    <message>
        <source>For agents and editors that speak MCP over HTTP.</source>
        <translation>Para agentes y editores que hablan MCP sobre HTTP.</translation>
    </message>
    <message>
        <source>Needs neither the switch nor a key: the program starts Citewise itself.</source>
        <translation>No necesita el interruptor ni una clave: el programa inicia Citewise por sí mismo.</translation>
    </message>
</context>
<context>
    <name>SamplingFields</name>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>One per line, at most {count}. The answer ends before the first one that comes up. \n is a line break.</source>
        <translation>Una por línea, {count} como máximo. La respuesta termina antes de la primera que aparezca. \n es un salto de línea.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Low: predictable. High: varied.</source>
        <translation>Baja: previsible. Alta: variada.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Maximum length (tokens)</source>
        <translation>Longitud máxima (tokens)</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>Esfuerzo de razonamiento</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>Secuencias de parada</translation>
    </message>
    <message>
        <source>“{model}” does not take this: it is left out.</source>
        <translation>“{model}” no lo admite: se omite.</translation>
    </message>
    <message>
        <source>Without a model nothing is written: passages are quoted as they are.</source>
        <translation>Sin modelo no se escribe nada: los pasajes se citan tal cual.</translation>
    </message>
    <message>
        <source>Set either the temperature or top-p. Where a service takes only one, it is the temperature.</source>
        <translation>Ajusta la temperatura o top-p. Si un servicio admite solo uno, se usa la temperatura.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
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
        <translation>Sugerencias de búsqueda de Google</translation>
    </message>
</context>
<context>
    <name>SearchMenu</name>
    <message>
        <source>{channel}, this message only</source>
        <translation>{channel}, solo en este mensaje</translation>
    </message>
    <message>
        <source>Search source: {channel}</source>
        <translation>Fuente de búsqueda: {channel}</translation>
    </message>
    <message>
        <source>Only {site}</source>
        <translation>Solo {site}</translation>
    </message>
    <message>
        <source>Check answers: {mode}, this message only</source>
        <translation>Comprobar respuestas: {mode}, solo en este mensaje</translation>
    </message>
    <message>
        <source>This message</source>
        <translation>Este mensaje</translation>
    </message>
    <message>
        <source>This conversation</source>
        <translation>Esta conversación</translation>
    </message>
    <message>
        <source>Default (as in settings)</source>
        <translation>Predeterminado (según los ajustes)</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Ajustes de búsqueda…</translation>
    </message>
    <message>
        <source>{channel} (paused)</source>
        <translation>{channel} (en pausa)</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Plan de búsqueda</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>Reescribir la pregunta</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>El modelo decide (herramientas)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Comprobar respuestas</translation>
    </message>
    <message>
        <source>Keep the pages that are read</source>
        <translation>Guardar las páginas leídas</translation>
    </message>
    <message>
        <source>Tools (MCP) in this conversation</source>
        <translation>Herramientas (MCP) en esta conversación</translation>
    </message>
    <message>
        <source>Only this site, such as example.org</source>
        <translation>Solo este sitio, por ejemplo example.org</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>Todos los sitios</translation>
    </message>
    <message>
        <source>Invalid site. Examples: example.org or *://*.example.org/*</source>
        <translation>Sitio no válido. Ejemplos: example.org o *://*.example.org/*</translation>
    </message>
</context>
<context>
    <name>SearchNotes</name>
    <message>
        <source>A free account works within low limits; ten results at most</source>
        <translation>Una cuenta gratuita funciona con límites bajos; diez resultados como máximo</translation>
    </message>
    <message>
        <source>A tool of an MCP server that you have set up</source>
        <translation>Una herramienta de un servidor MCP que hayas configurado</translation>
    </message>
    <message>
        <source>Google&apos;s results; a small free plan</source>
        <translation>Resultados de Google; un pequeño plan gratuito</translation>
    </message>
    <message>
        <source>Google&apos;s results; prepaid, more than ten results cost double</source>
        <translation>Resultados de Google; de prepago, más de diez resultados cuestan el doble</translation>
    </message>
    <message>
        <source>In the language of the question; CC BY-SA</source>
        <translation>En el idioma de la pregunta; CC BY-SA</translation>
    </message>
    <message>
        <source>Its host is not confirmed; another address can be set</source>
        <translation>Su host no está confirmado; se puede indicar otra dirección</translation>
    </message>
    <message>
        <source>Monthly free credits; a few searches without a key</source>
        <translation>Saldo mensual gratuito; algunas búsquedas sin clave</translation>
    </message>
    <message>
        <source>Paid by the search</source>
        <translation>De pago por búsqueda</translation>
    </message>
    <message>
        <source>Paid by the search and by tokens</source>
        <translation>De pago por búsqueda y por tokens</translation>
    </message>
    <message>
        <source>Paid by the search, with the key of the models</source>
        <translation>De pago por búsqueda, con la clave de los modelos</translation>
    </message>
    <message>
        <source>Paid by tokens; the free key is for non-commercial use</source>
        <translation>De pago por tokens; la clave gratuita es para uso no comercial</translation>
    </message>
    <message>
        <source>Paid, after a small trial</source>
        <translation>De pago, tras una pequeña prueba</translation>
    </message>
    <message>
        <source>Paid, with credit to start; a hundred searches a day without a key</source>
        <translation>De pago, con saldo inicial; cien búsquedas al día sin clave</translation>
    </message>
    <message>
        <source>Paid, with free credits every month</source>
        <translation>De pago, con saldo gratuito cada mes</translation>
    </message>
    <message>
        <source>Paid, with free credits every month; wants a card</source>
        <translation>De pago, con saldo gratuito cada mes; pide tarjeta</translation>
    </message>
    <message>
        <source>Papers; one request in three seconds</source>
        <translation>Artículos científicos; una solicitud cada tres segundos</translation>
    </message>
    <message>
        <source>Prepaid; the API&apos;s older version</source>
        <translation>De prepago; la versión antigua de la API</translation>
    </message>
    <message>
        <source>Reads engines&apos; result pages in a browser of its own; several engines&apos; terms forbid reading by program</source>
        <translation>Lee las páginas de resultados de los buscadores en un navegador propio; las condiciones de varios buscadores prohíben la lectura automática</translation>
    </message>
    <message>
        <source>Repositories; ten requests a minute without a key</source>
        <translation>Repositorios; diez solicitudes por minuto sin clave</translation>
    </message>
    <message>
        <source>Scholarly works; free and open</source>
        <translation>Obras académicas; gratuito y abierto</translation>
    </message>
    <message>
        <source>Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day</source>
        <translation>Stack Overflow, o el sitio permitido de la red; textos con licencia CC BY-SA; 300 búsquedas al día</translation>
    </message>
    <message>
        <source>Stories of Hacker News, by Algolia&apos;s free search</source>
        <translation>Historias de Hacker News, con la búsqueda gratuita de Algolia</translation>
    </message>
    <message>
        <source>The model&apos;s own terms</source>
        <translation>Las condiciones propias del modelo</translation>
    </message>
    <message>
        <source>Your own documents, on this computer</source>
        <translation>Tus propios documentos, en este equipo</translation>
    </message>
    <message>
        <source>Your own server; `json` must stand in search.formats of its settings.yml</source>
        <translation>Tu propio servidor; `json` debe figurar en search.formats de su settings.yml</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Web search in new conversations</source>
        <translation>Búsqueda web en conversaciones nuevas</translation>
    </message>
    <message>
        <source>Default search provider</source>
        <translation>Proveedor de búsqueda predeterminado</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Plan de búsqueda</translation>
    </message>
    <message>
        <source>Rewriting turns the question into queries and searches once. With tools, the model may search several times while it answers, or not at all.</source>
        <translation>“Reescribir” convierte la pregunta en consultas y busca una vez. Con herramientas, el modelo puede buscar varias veces mientras responde, o no buscar.</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Comprobar respuestas</translation>
    </message>
    <message>
        <source>Mark moves citations to the passage that says it and shows where sources disagree, without a model or the network. Repair also searches for what was not found and has the model correct it, which takes longer and costs more. The original answer stays one click away.</source>
        <translation>“Marcar” lleva las citas al pasaje que lo dice y muestra dónde discrepan las fuentes, sin modelo ni red. “Corregir” busca además lo que no se encontró y hace que el modelo lo corrija, lo que tarda y cuesta más. La respuesta original queda a un clic.</translation>
    </message>
    <message>
        <source>Search providers</source>
        <translation>Proveedores de búsqueda</translation>
    </message>
    <message>
        <source>Choose one to enter its key or to test it.</source>
        <translation>Elige uno para indicar su clave o probarlo.</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>Buscadores</translation>
    </message>
    <message>
        <source>Web search without a key asks the first ones in parallel, then the next, until there are results.</source>
        <translation>La búsqueda web sin clave consulta los primeros en paralelo y luego los siguientes, hasta tener resultados.</translation>
    </message>
    <message>
        <source>Auto (by language)</source>
        <translation>Auto (por idioma)</translation>
    </message>
    <message>
        <source>Parallel engines</source>
        <translation>Buscadores en paralelo</translation>
    </message>
    <message>
        <source>Engine timeout (s)</source>
        <translation>Tiempo límite (s)</translation>
    </message>
    <message>
        <source>Without any results, slow engines are still waited for while the next ones are asked.</source>
        <translation>Si no hay resultados, se sigue esperando a los buscadores lentos mientras se consultan los siguientes.</translation>
    </message>
    <message>
        <source>Keep search engine cookies</source>
        <translation>Conservar cookies de los buscadores</translation>
    </message>
    <message>
        <source>Fewer captchas, but the engines recognise you across restarts.</source>
        <translation>Menos captchas, pero los buscadores te reconocen entre un inicio y otro.</translation>
    </message>
    <message>
        <source>Opens the engines&apos; public result pages in a hidden browser, as you would yourself. Their terms may restrict automated use; whether to use them is your decision.</source>
        <translation>Abre las páginas públicas de resultados de los buscadores en un navegador oculto, como lo harías tú. Sus condiciones pueden restringir el uso automatizado; usarlos es decisión tuya.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Auto (by model)</source>
        <translation>Auto (según el modelo)</translation>
    </message>
    <message>
        <source>Results per search</source>
        <translation>Resultados por búsqueda</translation>
    </message>
    <message>
        <source>Pages read in full</source>
        <translation>Páginas leídas enteras</translation>
    </message>
    <message>
        <source>Max. source tokens per answer</source>
        <translation>Máx. tokens de fuentes por respuesta</translation>
    </message>
    <message>
        <source>More tokens: more evidence, but slower and more expensive answers.</source>
        <translation>Más tokens: más evidencia, pero respuestas más lentas y caras.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sitios</translation>
    </message>
    <message>
        <source>Match patterns such as *://*.example.org/* or https://example.org/docs/*, or a plain domain such as example.org, which includes its subdomains.</source>
        <translation>Patrones como *://*.example.org/* o https://example.org/docs/*, o un dominio simple como example.org, que incluye sus subdominios.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a match pattern. The other lines apply.</source>
        <translation>La línea {number}, “{text}”, no es un patrón. Las demás se aplican.</translation>
    </message>
    <message>
        <source>Blocked sites (one pattern per line)</source>
        <translation>Sitios bloqueados (un patrón por línea)</translation>
    </message>
    <message>
        <source>Allowed sites (empty: all)</source>
        <translation>Sitios permitidos (vacío: todos)</translation>
    </message>
    <message>
        <source>Allowed private addresses</source>
        <translation>Direcciones privadas permitidas</translation>
    </message>
    <message>
        <source>Pages on this computer and in private networks are only read if listed here.</source>
        <translation>Las páginas de este equipo y de redes privadas solo se leen si figuran aquí.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not host:port (wiki.local:8080). The other lines apply.</source>
        <translation>La línea {number}, “{text}”, no es host:puerto (wiki.local:8080). Las demás se aplican.</translation>
    </message>
    <message>
        <source>One per line, as host:port</source>
        <translation>Una por línea, como host:puerto</translation>
    </message>
    <message>
        <source>Engine addresses</source>
        <translation>Direcciones de los buscadores</translation>
    </message>
    <message>
        <source>Empty: default.</source>
        <translation>Vacío: predeterminado.</translation>
    </message>
    <message>
        <source>Tick at least one engine. Until then nothing changes.</source>
        <translation>Marca al menos un buscador. Hasta entonces no cambia nada.</translation>
    </message>
    <message>
        <source>“{text}” is not a web address. It should begin with https://</source>
        <translation>“{text}” no es una dirección web. Debe empezar por https://</translation>
    </message>
</context>
<context>
    <name>SearchSwitch</name>
    <message>
        <source>Never search: the model answers from what it knows</source>
        <translation>No buscar nunca: el modelo responde con lo que sabe</translation>
    </message>
    <message>
        <source>Search when the question needs it</source>
        <translation>Buscar cuando la pregunta lo necesite</translation>
    </message>
    <message>
        <source>Search the web for every question</source>
        <translation>Buscar en la web para cada pregunta</translation>
    </message>
    <message>
        <source>Web:</source>
        <translation>Web:</translation>
    </message>
    <message>
        <source>Web search: {mode}</source>
        <translation>Búsqueda web: {mode}</translation>
    </message>
</context>
<context>
    <name>ServerCard</name>
    <message>
        <source>Show or hide {name}</source>
        <translation>Mostrar u ocultar {name}</translation>
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
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>Show command…</source>
        <translation>Mostrar comando…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
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
        <translation>Registro…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Starting the server and asking for its tools…</source>
        <translation>Iniciando el servidor y pidiendo sus herramientas…</translation>
    </message>
    <message>
        <source>Sign in in your browser, then come back here.</source>
        <translation>Inicia sesión en el navegador y luego vuelve aquí.</translation>
    </message>
    <message>
        <source>You are signed in. You can close this page and go back to Citewise.</source>
        <translation>Sesión iniciada. Puedes cerrar esta página y volver a Citewise.</translation>
    </message>
    <message>
        <source>You are signed in.</source>
        <translation>Sesión iniciada.</translation>
    </message>
    <message>
        <source>Cancel sign-in</source>
        <translation>Cancelar inicio de sesión</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Iniciar sesión…</translation>
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
        <translation>Añadir servidor</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Ponle un nombre.</translation>
    </message>
    <message>
        <source>Such as My files</source>
        <translation>Por ejemplo, Mis archivos</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Add variable</source>
        <translation>Añadir variable</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Encabezado</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Añadir encabezado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <translation>El programa, o la línea entera de una guía.</translation>
    </message>
    <message>
        <source>Arguments, one per line</source>
        <translation>Argumentos, uno por línea</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Variables de entorno</translation>
    </message>
    <message>
        <source>Address (streamable HTTP)</source>
        <translation>Dirección (streamable HTTP)</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Encabezados</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Program on this computer</source>
        <translation>Programa en este equipo</translation>
    </message>
    <message>
        <source>Server at an address</source>
        <translation>Servidor en una dirección</translation>
    </message>
    <message>
        <source>Give the command.</source>
        <translation>Indica el comando.</translation>
    </message>
    <message>
        <source>Give the address.</source>
        <translation>Indica la dirección.</translation>
    </message>
    <message>
        <source>Every value needs a name.</source>
        <translation>Cada valor necesita un nombre.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Herramientas (MCP)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>API local</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Tested</source>
        <translation>Probado</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>Sin probar</translation>
    </message>
    <message>
        <source>Tested with responses in the structure recorded from this provider; their wording is our own.</source>
        <translation>Probado con respuestas que tienen la estructura registrada de este proveedor; su redacción es nuestra.</translation>
    </message>
    <message>
        <source>Built from the provider&apos;s documentation, not tried with real traffic. The Test button shows whether it works for you.</source>
        <translation>Creado a partir de la documentación del proveedor, sin probarlo con tráfico real. El botón Probar muestra si te funciona.</translation>
    </message>
    <message>
        <source>Nobody has tested this provider yet. It should work like others of its kind; the Test button shows whether it does.</source>
        <translation>Nadie ha probado aún este proveedor. Debería funcionar como otros de su tipo; el botón Probar muestra si es así.</translation>
    </message>
    <message>
        <source>Chat Completions (OpenAI and most others)</source>
        <translation>Chat Completions (OpenAI y la mayoría)</translation>
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
        <translation>Reescribir la pregunta</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>El modelo decide (herramientas)</translation>
    </message>
    <message>
        <source>Set by an environment variable. What is set here applies once that is removed.</source>
        <translation>Lo fija una variable de entorno. Lo que indiques aquí vale cuando se quite.</translation>
    </message>
    <message>
        <source>Set by the .env file in the data directory. What is set here applies once it is removed from there.</source>
        <translation>Lo fija el archivo .env de la carpeta de datos. Lo que indiques aquí vale cuando se quite de allí.</translation>
    </message>
    <message>
        <source>{count} keys are kept in this system&apos;s keychain and used in turn.</source>
        <translation>{count} claves están en el llavero de este sistema y se usan por turnos.</translation>
    </message>
    <message>
        <source>The key is kept in this system&apos;s keychain.</source>
        <translation>La clave está en el llavero de este sistema.</translation>
    </message>
    <message>
        <source>No keychain was found: {count} keys are kept in memory until you quit Citewise, never on disk.</source>
        <translation>No se encontró ningún llavero: {count} claves se guardan en memoria hasta que salgas de Citewise, nunca en el disco.</translation>
    </message>
    <message>
        <source>No keychain was found: the key is kept in memory until you quit Citewise, never on disk.</source>
        <translation>No se encontró ningún llavero: la clave se guarda en memoria hasta que salgas de Citewise, nunca en el disco.</translation>
    </message>
    <message>
        <source>{count} keys are kept in the encrypted key file and used in turn.</source>
        <translation>{count} claves están en el archivo de claves cifrado y se usan por turnos.</translation>
    </message>
    <message>
        <source>The key is kept in the encrypted key file.</source>
        <translation>La clave está en el archivo de claves cifrado.</translation>
    </message>
    <message>
        <source>The key is in the encrypted key file, which is locked.</source>
        <translation>La clave está en el archivo de claves cifrado, que está bloqueado.</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>La clave viene de una variable de entorno.</translation>
    </message>
    <message>
        <source>The key comes from the .env file in the data directory.</source>
        <translation>La clave viene del archivo .env de la carpeta de datos.</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keychain.</source>
        <translation>Se guarda en el llavero de este sistema.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file.</source>
        <translation>No se encontró ningún llavero: se guarda en el archivo de claves cifrado.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file once it is unlocked, until then in memory only.</source>
        <translation>No se encontró ningún llavero: se guarda en el archivo de claves cifrado cuando se desbloquee; hasta entonces, solo en memoria.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in memory until you quit Citewise, never on disk.</source>
        <translation>No se encontró ningún llavero: se guarda en memoria hasta que salgas de Citewise, nunca en el disco.</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>en pausa {time}: {reason}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>needs a model that can search</source>
        <translation>necesita un modelo que pueda buscar</translation>
    </message>
    <message>
        <source>needs an address</source>
        <translation>necesita dirección</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>necesita clave</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>no disponible</translation>
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
        <translation>{name} funciona. Primer resultado: “{title}”</translation>
    </message>
    <message>
        <source>{name} works. Reply: “{text}”</source>
        <translation>{name} funciona. Respuesta: “{text}”</translation>
    </message>
    <message>
        <source>{name} works, but found nothing.</source>
        <translation>{name} funciona, pero no encontró nada.</translation>
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
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Resolving the proxy</source>
        <translation>Resolución del proxy</translation>
    </message>
    <message>
        <source>Connecting to the proxy</source>
        <translation>Conexión con el proxy</translation>
    </message>
    <message>
        <source>Encryption to the proxy</source>
        <translation>Cifrado hasta el proxy</translation>
    </message>
    <message>
        <source>Proxy authentication</source>
        <translation>Autenticación en el proxy</translation>
    </message>
    <message>
        <source>Proxy to address</source>
        <translation>Del proxy a la dirección</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>Consulta DNS</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>host desconocido</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>sin respuesta a tiempo</translation>
    </message>
    <message>
        <source>the connection was closed</source>
        <translation>la conexión se cerró</translation>
    </message>
    <message>
        <source>the certificate is not trusted</source>
        <translation>el certificado no es de confianza</translation>
    </message>
    <message>
        <source>no encrypted connection</source>
        <translation>sin conexión cifrada</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>error del servidor</translation>
    </message>
    <message>
        <source>invalid proxy address</source>
        <translation>dirección de proxy no válida</translation>
    </message>
    <message>
        <source>invalid address</source>
        <translation>dirección no válida</translation>
    </message>
    <message>
        <source>not an HTTP response</source>
        <translation>no es una respuesta HTTP</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>falla</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Buscar un comando o una tecla</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nuevo atajo</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Sin atajo</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>Ningún comando con este nombre</translation>
    </message>
    <message>
        <source>{key} belongs to “{command}”. Apply takes it over.</source>
        <translation>{key} ya es de “{command}”. “Aplicar” lo reasigna.</translation>
    </message>
    <message>
        <source>A letter alone would be typed, not run. Hold Ctrl or Alt with it.</source>
        <translation>Una letra sola se escribiría, no ejecutaría nada. Púlsala con Ctrl o Alt.</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Investigación</translation>
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
        <translation>Leídas, no citadas</translation>
    </message>
    <message>
        <source>Also consulted</source>
        <translation>También consultadas</translation>
    </message>
    <message>
        <source>Found, not read</source>
        <translation>Encontradas, no leídas</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>No se pudieron leer</translation>
    </message>
    <message>
        <source>Untitled source</source>
        <translation>Fuente sin título</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Adjunto</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Noticia</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>Post on X</source>
        <translation>Publicación en X</translation>
    </message>
    <message>
        <source>Place on a map</source>
        <translation>Lugar en un mapa</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>The model was given a memory about you here. It has been forgotten since, so its text is gone.</source>
        <translation>Aquí el modelo recibió un recuerdo sobre ti. Después se olvidó, así que su texto ya no está.</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>Olvidado</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Hide sources</source>
        <translation>Ocultar fuentes</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>Fuentes de la respuesta</translation>
    </message>
    <message>
        <source>The sources of an answer are listed here, with the passages that it rests on.</source>
        <translation>Aquí se enumeran las fuentes de una respuesta, con los pasajes en que se basa.</translation>
    </message>
    <message>
        <source>Nothing found yet…</source>
        <translation>Aún no se ha encontrado nada…</translation>
    </message>
    <message>
        <source>No sources were found for this answer.</source>
        <translation>No se encontraron fuentes para esta respuesta.</translation>
    </message>
    <message>
        <source>This answer was written without searching.</source>
        <translation>Esta respuesta se escribió sin buscar.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>No voice is installed. On Linux install speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>No hay ninguna voz instalada. En Linux, instala speech-dispatcher con una voz como espeak-ng.</translation>
    </message>
</context>
<context>
    <name>SpeechSection</name>
    <message>
        <source>Auto (by the answer&apos;s language)</source>
        <translation>Automática (según el idioma de la respuesta)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Choose another directory…</source>
        <translation>Elegir otra carpeta…</translation>
    </message>
    <message>
        <source>For this start alone; “citewise --data-dir” names one for every start.</source>
        <translation>Solo para este inicio; “citewise --data-dir” indica una para todos.</translation>
    </message>
    <message>
        <source>Restore the last backup</source>
        <translation>Restaurar la última copia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Citewise opens in a moment</source>
        <translation>Citewise se abre en un momento</translation>
    </message>
    <message>
        <source>Citewise could not start</source>
        <translation>No se pudo iniciar Citewise</translation>
    </message>
    <message>
        <source>Another version of Citewise has your conversations open ({version}). Close it; this window goes on by itself.</source>
        <translation>Otra versión de Citewise tiene abiertas tus conversaciones ({version}). Ciérrala; esta ventana continúa sola.</translation>
    </message>
    <message>
        <source>A Citewise command is still running in a terminal, or an earlier window is being closed. This window goes on by itself when that has ended.</source>
        <translation>Un comando de Citewise sigue en ejecución en un terminal, o se está cerrando una ventana anterior. Esta ventana continúa sola cuando termine.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} was made by a newer version of Citewise.</source>
        <translation>“{name}” en {folder} procede de una versión más reciente de Citewise.</translation>
    </message>
    <message>
        <source>Install the newer version again. This one changes nothing in the file.</source>
        <translation>Vuelve a instalar la versión más reciente. Esta no cambia nada en el archivo.</translation>
    </message>
    <message>
        <source>Another program is working on “{name}” in {folder}.</source>
        <translation>Otro programa está trabajando con “{name}” en {folder}.</translation>
    </message>
    <message>
        <source>Close that program, for example one that copies or synchronises files, and try again.</source>
        <translation>Cierra ese programa, por ejemplo uno que copie o sincronice archivos, y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}.</source>
        <translation>No se puede escribir nada en {folder}.</translation>
    </message>
    <message>
        <source>Allow your user to write there, or plug in the drive, and try again.</source>
        <translation>Permite a tu usuario escribir allí, o conecta la unidad, y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>El disco que contiene {folder} está lleno.</translation>
    </message>
    <message>
        <source>Make room on it, and try again. Nothing was lost.</source>
        <translation>Libera espacio en él y vuelve a intentarlo. No se perdió nada.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} is damaged.</source>
        <translation>“{name}” en {folder} está dañado.</translation>
    </message>
    <message>
        <source>Try again: a damaged file is kept aside, and a new one is begun.</source>
        <translation>Vuelve a intentarlo: el archivo dañado se aparta y se empieza uno nuevo.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} has to be updated for this version, and no backup could be made.</source>
        <translation>“{name}” en {folder} debe actualizarse para esta versión, y no se pudo crear una copia de seguridad.</translation>
    </message>
    <message>
        <source>Free up space on the disk, or allow writing there, and try again. Nothing was changed.</source>
        <translation>Libera espacio en el disco, o permite escribir allí, y vuelve a intentarlo. No se cambió nada.</translation>
    </message>
    <message>
        <source>The drive that holds {folder} cannot keep two programs apart.</source>
        <translation>La unidad que contiene {folder} no puede impedir que dos programas escriban a la vez.</translation>
    </message>
    <message>
        <source>Keep your data on a drive of this computer.</source>
        <translation>Guarda tus datos en una unidad de este equipo.</translation>
    </message>
    <message>
        <source>Something in {folder} could not be opened.</source>
        <translation>Algo en {folder} no se pudo abrir.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, choose another directory for now.</source>
        <translation>Vuelve a intentarlo. Si no sirve, elige otra carpeta de momento.</translation>
    </message>
    <message>
        <source>Or go back to the last backup: {backup}. The present file is kept beside it.</source>
        <translation>O vuelve a la última copia: {backup}. El archivo actual se conserva junto a ella.</translation>
    </message>
    <message>
        <source>The system says: {detail}</source>
        <translation>El sistema dice: {detail}</translation>
    </message>
    <message>
        <source>The backup was restored; the former file is now {path}.</source>
        <translation>Se restauró la copia; el archivo anterior es ahora {path}.</translation>
    </message>
    <message>
        <source>Choose another directory</source>
        <translation>Elegir otra carpeta</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>Show image</source>
        <translation>Mostrar imagen</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Quitar imagen</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>The model wants to use “{tool}” of {server}: {arguments}</source>
        <translation>El modelo quiere usar “{tool}” de {server}: {arguments}</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Permitir una vez</translation>
    </message>
    <message>
        <source>Always for this server</source>
        <translation>Siempre en este servidor</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
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
        <translation>Todas las herramientas</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Varios</translation>
    </message>
    <message>
        <source>Use as search provider</source>
        <translation>Usar como proveedor de búsqueda</translation>
    </message>
    <message>
        <source>Searches by it stand in Settings → Search and in the search menu. It is called without asking.</source>
        <translation>Sus búsquedas aparecen en Ajustes → Búsqueda y en el menú de búsqueda. Se usa sin preguntar.</translation>
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
        <translation>Se eliminó “{name}”.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Herramientas (MCP)</translation>
    </message>
    <message>
        <source>Models can use tools that MCP servers give them: your files, calendars, databases, other programs. You are asked before each call, unless you set a tool to On.</source>
        <translation>Los modelos pueden usar las herramientas que les ofrecen los servidores MCP: tus archivos, calendarios, bases de datos, otros programas. Se te pregunta antes de cada llamada, salvo que pongas una herramienta en Activado.</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>Añadir servidor…</translation>
    </message>
    <message>
        <source>Paste JSON…</source>
        <translation>Pegar JSON…</translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation>Aún no hay servidores</translation>
    </message>
    <message>
        <source>MCP (Model Context Protocol) is how programs offer tools to models. There are servers for files, notes, GitHub, databases and more. The guide of each has a block of JSON that begins with “mcpServers”: copy it and choose Paste JSON. Without one, choose Add server and give its command or its address.</source>
        <translation>MCP (Model Context Protocol) es la forma en que los programas ofrecen herramientas a los modelos. Hay servidores para archivos, notas, GitHub, bases de datos y más. La guía de cada uno tiene un bloque de JSON que empieza por “mcpServers”: cópialo y elige Pegar JSON. Si no lo hay, elige Añadir servidor e indica su comando o su dirección.</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Ready · {tools}</source>
        <translation>Listo · {tools}</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Falta iniciar sesión</translation>
    </message>
    <message>
        <source>Consent needed</source>
        <translation>Falta tu permiso</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Starts when needed</source>
        <translation>Se inicia cuando se necesita</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>The program {command} was not found.</source>
        <translation>No se encontró el programa {command}.</translation>
    </message>
    <message>
        <source>{command} cannot be run as a program. Check the path under Edit, or its permissions.</source>
        <translation>{command} no se puede ejecutar como programa. Revisa la ruta en Editar, o sus permisos.</translation>
    </message>
    <message>
        <source>It was not ready in time. The first start may have to download a lot: try Restart, or see the log.</source>
        <translation>No estuvo listo a tiempo. El primer inicio puede tener que descargar mucho: prueba con Reiniciar o mira el registro.</translation>
    </message>
    <message>
        <source>The program ended before it was ready. The log says more.</source>
        <translation>El programa terminó antes de estar listo. El registro dice más.</translation>
    </message>
    <message>
        <source>The program ended by itself. Try Restart; the log says more.</source>
        <translation>El programa terminó por sí solo. Prueba con Reiniciar; el registro dice más.</translation>
    </message>
    <message>
        <source>Nothing answers at {host}. Check the address, and whether the server is running.</source>
        <translation>Nada responde en {host}. Revisa la dirección y si el servidor está en ejecución.</translation>
    </message>
    <message>
        <source>{host} wants you to sign in. Press Sign in: its page opens in your browser.</source>
        <translation>{host} pide iniciar sesión. Pulsa Iniciar sesión: su página se abre en el navegador.</translation>
    </message>
    <message>
        <source>{host} refused the request: a token is missing or wrong. Under Edit, give the header Authorization, usually with the value Bearer and the token.</source>
        <translation>{host} rechazó la solicitud: falta un token o es incorrecto. En Editar, indica el encabezado Authorization, normalmente con el valor Bearer y el token.</translation>
    </message>
    <message>
        <source>It was not started: you have not agreed to its command yet.</source>
        <translation>No se inició: aún no has aceptado su comando.</translation>
    </message>
    <message>
        <source>{host} answers, but not as an MCP server. Check the path; it often ends in /mcp.</source>
        <translation>{host} responde, pero no como servidor MCP. Revisa la ruta; suele acabar en /mcp.</translation>
    </message>
    <message>
        <source>It failed: {detail}. The log may say more.</source>
        <translation>Falló: {detail}. El registro puede decir más.</translation>
    </message>
    <message>
        <source>This installation lacks a part that tools need. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>A esta instalación le falta un componente que las herramientas necesitan. Instálalo con: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>It has neither a command nor an address.</source>
        <translation>No tiene comando ni dirección.</translation>
    </message>
    <message>
        <source>It speaks the older transport SSE, which Citewise does not. Look for its streamable HTTP address, which often ends in /mcp.</source>
        <translation>Usa el transporte antiguo SSE, que Citewise no admite. Busca su dirección streamable HTTP, que suele acabar en /mcp.</translation>
    </message>
    <message>
        <source>“{detail}” is no web address. Example: https://example.com/mcp</source>
        <translation>“{detail}” no es una dirección web. Ejemplo: https://example.com/mcp</translation>
    </message>
    <message>
        <source>“{detail}” is a placeholder: put in what it stands for.</source>
        <translation>“{detail}” es un marcador de posición: sustitúyelo por el valor real.</translation>
    </message>
    <message>
        <source>“{detail}” cannot be the name of a variable or header.</source>
        <translation>“{detail}” no puede ser el nombre de una variable o un encabezado.</translation>
    </message>
    <message>
        <source>“{detail}” holds a control character.</source>
        <translation>“{detail}” contiene un carácter de control.</translation>
    </message>
    <message>
        <source>“{detail}” is not understood.</source>
        <translation>“{detail}” no se entiende.</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, {reason}. Copy the whole block, with its brackets.</source>
        <translation>Esto no es JSON: línea {line}, {reason}. Copia el bloque entero, con sus llaves.</translation>
    </message>
    <message>
        <source>No server is named here. Look for a block with “mcpServers” in its guide.</source>
        <translation>Aquí no se indica ningún servidor. Busca en su guía un bloque con “mcpServers”.</translation>
    </message>
    <message>
        <source>Not added: {name}. {problem}</source>
        <translation>No se añadió: {name}. {problem}</translation>
    </message>
    <message>
        <source>Still without a value: {names}. Give it under Edit.</source>
        <translation>Aún sin valor: {names}. Indícalo en Editar.</translation>
    </message>
    <message>
        <source>It comes with Node.js: install that, then try Restart.</source>
        <translation>Viene con Node.js: instálalo y prueba con Reiniciar.</translation>
    </message>
    <message>
        <source>It comes with uv: install that, then try Restart.</source>
        <translation>Viene con uv: instálalo y prueba con Reiniciar.</translation>
    </message>
    <message>
        <source>It comes with Bun: install that, then try Restart.</source>
        <translation>Viene con Bun: instálalo y prueba con Reiniciar.</translation>
    </message>
    <message>
        <source>It comes with Docker: install that, then try Restart.</source>
        <translation>Viene con Docker: instálalo y prueba con Reiniciar.</translation>
    </message>
    <message>
        <source>Install it, or give its full path under Edit.</source>
        <translation>Instálalo o indica su ruta completa en Editar.</translation>
    </message>
    <message>
        <source>It downloads what it runs from the internet, at the first start and for updates.</source>
        <translation>Descarga de internet lo que ejecuta, en el primer inicio y para las actualizaciones.</translation>
    </message>
</context>
<context>
    <name>ToolsWording</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s) left out</source>
        <translation>
            <numerusform>%n herramienta más omitida</numerusform>
            <numerusform>%n herramientas más omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works: %n tool(s) after {time}.</source>
        <translation>
            <numerusform>Funciona: %n herramienta tras {time}.</numerusform>
            <numerusform>Funciona: %n herramientas tras {time}.</numerusform>
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
        <translation>Fuente</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>las fuentes discrepan</translation>
    </message>
    <message>
        <source>as of {date}</source>
        <translation>a fecha de {date}</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>Código copiado</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Enlace copiado</translation>
    </message>
    <message>
        <source>Answer copied</source>
        <translation>Respuesta copiada</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Answer and sources copied</source>
        <translation>Respuesta y fuentes copiadas</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Abrir página</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>Copiar cita</translation>
    </message>
    <message>
        <source>Citation copied</source>
        <translation>Cita copiada</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>Mostrar pasaje</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>Ir a lo último</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Quote in question</source>
        <translation>Citar en la pregunta</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Abrir enlace</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Answering…</source>
        <translation>Respondiendo…</translation>
    </message>
    <message>
        <source>The answer is complete.</source>
        <translation>La respuesta está completa.</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>Seguir preguntando</translation>
    </message>
    <message>
        <source>Edit before asking</source>
        <translation>Editar antes de preguntar</translation>
    </message>
    <message>
        <source>Show corrected</source>
        <translation>Mostrar corregida</translation>
    </message>
    <message>
        <source>Show original</source>
        <translation>Mostrar original</translation>
    </message>
    <message>
        <source>Go to the next one in doubt</source>
        <translation>Ir a la siguiente dudosa</translation>
    </message>
    <message>
        <source>Next in doubt ({place} of {count})</source>
        <translation>Siguiente dudosa ({place} de {count})</translation>
    </message>
    <message>
        <source>No uncited claims found</source>
        <translation>No hay afirmaciones sin cita</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Forgotten: {fact}</source>
        <translation>Olvidado: {fact}</translation>
    </message>
    <message>
        <source>Remembered: {fact}</source>
        <translation>Recordado: {fact}</translation>
    </message>
    <message>
        <source>Memory updated: {fact}</source>
        <translation>Memoria actualizada: {fact}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <translation>¿Qué te gustaría saber?</translation>
    </message>
    <message>
        <source>Every answer shows its sources, and the passage behind each claim.</source>
        <translation>Cada respuesta muestra sus fuentes, y el pasaje en que se apoya cada afirmación.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Asistentes</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>What changed in the latest Python release?</source>
        <translation>¿Qué cambió en la última versión de Python?</translation>
    </message>
    <message>
        <source>How do heat pumps work in very cold weather?</source>
        <translation>¿Cómo funcionan las bombas de calor con mucho frío?</translation>
    </message>
    <message>
        <source>Compare the evidence for and against a four-day week</source>
        <translation>Compara la evidencia a favor y en contra de la semana de cuatro días</translation>
    </message>
    <message>
        <source>Nothing of it is written to disk or remembered; when the window closes, it is gone. The model and the sites that are searched still see your questions.</source>
        <translation>Nada de ella se escribe en el disco ni se recuerda; al cerrar la ventana, desaparece. El modelo y los sitios en que se busca sí ven tus preguntas.</translation>
    </message>
    <message>
        <source>This is the original answer.</source>
        <translation>Esta es la respuesta original.</translation>
    </message>
    <message>
        <source>This is the corrected answer.</source>
        <translation>Esta es la respuesta corregida.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>En paralelo</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>Imagen {number}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Retry with…</source>
        <translation>Reintentar con…</translation>
    </message>
    <message>
        <source>Edit question</source>
        <translation>Editar pregunta</translation>
    </message>
    <message>
        <source>A private conversation</source>
        <translation>Una conversación privada</translation>
    </message>
    <message>
        <source>Shown as plain text: formulas, tables, code and charts are not drawn, and no cards open on citations.</source>
        <translation>Se muestra como texto sin formato: no se dibujan fórmulas, tablas, código ni gráficos, y las citas no abren fichas.</translation>
    </message>
    <message>
        <source>Show image</source>
        <translation>Mostrar imagen</translation>
    </message>
    <message>
        <source>Show graph</source>
        <translation>Mostrar grafo</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>Responder ya</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Answer below, or skip this and start the research as it is.</source>
        <translation>Responde abajo, u omite esto e inicia la investigación tal como está.</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Búsquedas</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>Source: {channel}</source>
        <translation>Fuente: {channel}</translation>
    </message>
    <message>
        <source>{channel} failed: {reason}</source>
        <translation>{channel} falló: {reason}</translation>
    </message>
    <message>
        <source>{said} ({reasons})</source>
        <translation>{said} ({reasons})</translation>
    </message>
    <message>
        <source>{input} tokens in, {output} out</source>
        <translation>{input} tokens de entrada, {output} de salida</translation>
    </message>
    <message>
        <source>cached {time}</source>
        <translation>en caché, {time}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
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
        <translation>Versión anterior</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>Versión siguiente</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>Versión {number} de {count}</translation>
    </message>
    <message>
        <source>trying {channel}</source>
        <translation>probando {channel}</translation>
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
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Añadir un modelo</translation>
    </message>
    <message>
        <source>Network settings</source>
        <translation>Ajustes de red</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Ajustes de búsqueda</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Elegir otro modelo</translation>
    </message>
    <message>
        <source>Model settings</source>
        <translation>Ajustes de modelos</translation>
    </message>
    <message>
        <source>Copy with sources</source>
        <translation>Copiar con fuentes</translation>
    </message>
    <message>
        <source>Show uncited claims</source>
        <translation>Afirmaciones sin cita</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Ajustar líneas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Show as image</source>
        <translation>Mostrar como imagen</translation>
    </message>
    <message>
        <source>This SVG cannot be shown.</source>
        <translation>Este SVG no se puede mostrar.</translation>
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
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>image</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>the page was not read, only its excerpt from a search</source>
        <translation>no se leyó la página, solo su extracto de una búsqueda</translation>
    </message>
    <message>
        <source>only partly found in its source</source>
        <translation>solo en parte en su fuente</translation>
    </message>
    <message>
        <source>not found in its source</source>
        <translation>no está en su fuente</translation>
    </message>
    <message>
        <source>not checked (other language)</source>
        <translation>sin comprobar (otro idioma)</translation>
    </message>
    <message>
        <source>Find a source for this</source>
        <translation>Buscar una fuente para esto</translation>
    </message>
    <message>
        <source>Check with {model}</source>
        <translation>Comprobar con {model}</translation>
    </message>
    <message>
        <source>Stopped. What was written so far is kept.</source>
        <translation>Detenida. Se conserva lo escrito hasta ahora.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>Conservar esta respuesta</translation>
    </message>
    <message>
        <source>Stop {model}</source>
        <translation>Detener {model}</translation>
    </message>
    <message>
        <source>Keep the answer of {model}</source>
        <translation>Conservar la respuesta de {model}</translation>
    </message>
    <message>
        <source>Answers side by side: {count}</source>
        <translation>Respuestas en paralelo: {count}</translation>
    </message>
    <message>
        <source>Translate again</source>
        <translation>Traducir de nuevo</translation>
    </message>
    <message>
        <source>Show translation ({language})</source>
        <translation>Mostrar traducción ({language})</translation>
    </message>
    <message>
        <source>Translating into {language} with {model}…</source>
        <translation>Traduciendo al {language} con {model}…</translation>
    </message>
    <message>
        <source>Translated into {language}</source>
        <translation>Traducida al {language}</translation>
    </message>
    <message>
        <source>Show original</source>
        <comment>of a translation</comment>
        <translation>Mostrar original</translation>
    </message>
</context>
<context>
    <name>Translations</name>
    <message>
        <source>Translate</source>
        <translation>Traducir</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Translating needs a model. Add one in the settings.</source>
        <translation>Para traducir hace falta un modelo. Añade uno en los ajustes.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>TrialPane</name>
    <message>
        <source>Question or keywords</source>
        <translation>Pregunta o palabras clave</translation>
    </message>
    <message>
        <source>Test search in this knowledge base</source>
        <translation>Probar la búsqueda en esta base de conocimiento</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>Resultados, los mejores primero</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>No se encontró nada para “{text}”.</translation>
    </message>
    <message>
        <source>Enter a question or keywords to see which passages an answer would use.</source>
        <translation>Escribe una pregunta o palabras clave para ver qué pasajes usaría una respuesta.</translation>
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
        <translation>La cita se acortó.</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>Volver a comprobar fuentes</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Guardar pregunta como prompt…</translation>
    </message>
    <message>
        <source>Delete question and answer</source>
        <translation>Eliminar pregunta y respuesta</translation>
    </message>
    <message>
        <source>Question and answer deleted.</source>
        <translation>Pregunta y respuesta eliminadas.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo restore</source>
        <translation>Deshacer restauración</translation>
    </message>
    <message>
        <source>Undo and restart</source>
        <translation>Deshacer y reiniciar</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup. Citewise closes for it and opens again.</source>
        <translation>Lo que hay aquí ahora se guarda como copia. Para ello, Citewise se cierra y se vuelve a abrir.</translation>
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
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>Página de descarga</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>Omitir esta versión</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No notes were published.</source>
        <translation>No se publicaron notas.</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>Página de descarga</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>Omitir esta versión</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
</context>
<context>
    <name>UpdateSection</name>
    <message>
        <source>Check for new versions once a day</source>
        <translation>Buscar nuevas versiones una vez al día</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Buscar ahora</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Asks {host} for a signed list of versions; nothing about you or this computer is sent with it. You are told of a new version, and nothing is downloaded or installed.</source>
        <translation>Pide a {host} una lista firmada de versiones; no se envía nada sobre ti ni sobre este equipo. Se te avisa si hay una nueva versión, y no se descarga ni se instala nada.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Buscando…</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>Citewise {version} is available.</source>
        <translation>Citewise {version} está disponible.</translation>
    </message>
    <message>
        <source>Citewise {version} is available, but needs a newer version of your system.</source>
        <translation>Citewise {version} está disponible, pero necesita una versión más reciente de tu sistema.</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>Tienes la última versión.</translation>
    </message>
    <message>
        <source>The signature of the version list is wrong, so it was ignored.</source>
        <translation>La firma de la lista de versiones no es correcta, así que se ignoró.</translation>
    </message>
    <message>
        <source>The version list is older than one seen before, so it was ignored.</source>
        <translation>La lista de versiones es más antigua que otra ya vista, así que se ignoró.</translation>
    </message>
    <message>
        <source>The version list was redirected to an insecure address, so it was not loaded.</source>
        <translation>La lista de versiones se redirigió a una dirección no segura, así que no se cargó.</translation>
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
        <translation>Quitar</translation>
    </message>
    <message>
        <source>•••••••• from an environment variable</source>
        <translation>•••••••• de una variable de entorno</translation>
    </message>
    <message>
        <source>•••••••• from the .env file</source>
        <translation>•••••••• del archivo .env</translation>
    </message>
    <message>
        <source>•••••••• stored; type to replace</source>
        <translation>•••••••• guardado; escribe para sustituirlo</translation>
    </message>
</context>
<context>
    <name>VaultActions</name>
    <message>
        <source>Keep keys in an encrypted file…</source>
        <translation>Guardar claves en un archivo cifrado…</translation>
    </message>
    <message>
        <source>Unlock keys…</source>
        <translation>Desbloquear claves…</translation>
    </message>
    <message>
        <source>Change passphrase…</source>
        <translation>Cambiar frase de contraseña…</translation>
    </message>
    <message>
        <source>Delete key file…</source>
        <translation>Eliminar archivo de claves…</translation>
    </message>
    <message>
        <source>Delete the encrypted file and all keys in it? This cannot be undone.</source>
        <translation>¿Eliminar el archivo cifrado y todas sus claves? Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
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
        <translation>Ninguna afirmación de esta respuesta se basa en una fuente.</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>Mostrar página guardada</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Passage moved</source>
        <translation>Pasaje trasladado</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>No se pudo leer</translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation>Texto cambiado</translation>
    </message>
    <message>
        <source>Passage removed</source>
        <translation>Pasaje eliminado</translation>
    </message>
    <message>
        <source>Page gone</source>
        <translation>Página no disponible</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Other sentences of the passage changed.</source>
        <translation>Cambiaron otras frases del pasaje.</translation>
    </message>
    <message>
        <source>The page stands at {place} now.</source>
        <translation>La página está ahora en {place}.</translation>
    </message>
    <message>
        <source>Beside the page as it is now: {verdict}.</source>
        <translation>Frente a la página tal como está ahora: {verdict}.</translation>
    </message>
    <message>
        <source>A copy of the page as it was is kept.</source>
        <translation>Se guarda una copia de la página tal como era.</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}.</translation>
    </message>
    <message>
        <source>Your own material has no page on the web.</source>
        <translation>Tu propio material no tiene página en la web.</translation>
    </message>
    <message>
        <source>It has no address on the web.</source>
        <translation>No tiene dirección en la web.</translation>
    </message>
    <message>
        <source>Its address is known from the answer&apos;s words alone, and is not opened.</source>
        <translation>Su dirección solo se conoce por las palabras de la respuesta, y no se abre.</translation>
    </message>
    <message>
        <source>Your rules for sites forbid it.</source>
        <translation>Tus reglas de sitios lo prohíben.</translation>
    </message>
    <message>
        <source>Only an excerpt is known of it, which the page does not hold.</source>
        <translation>Solo se conoce un extracto, que la página no contiene.</translation>
    </message>
    <message>
        <source>No passage of it is known.</source>
        <translation>No se conoce ningún pasaje.</translation>
    </message>
    <message>
        <source>There are too many pages to check at once.</source>
        <translation>Hay demasiadas páginas para comprobarlas a la vez.</translation>
    </message>
</context>
<context>
    <name>VerificationDialog</name>
    <message>
        <source>Check sources again</source>
        <translation>Volver a comprobar fuentes</translation>
    </message>
    <message>
        <source>What became of the sources</source>
        <translation>Qué ha sido de las fuentes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>Leyendo de nuevo las fuentes…</translation>
    </message>
</context>
<context>
    <name>WebDavSection</name>
    <message>
        <source>This address is not encrypted: others on the way can read the password.</source>
        <translation>Esta dirección no está cifrada: otros pueden leer la contraseña por el camino.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Test the WebDAV server</source>
        <translation>Probar el servidor WebDAV</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Consultando el servidor…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nombre de usuario</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Folder on the server</source>
        <translation>Carpeta en el servidor</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Nextcloud and many network drives speak WebDAV. The password is kept where API keys are. The backups are not encrypted, and no keys are in them.</source>
        <translation>Nextcloud y muchas unidades de red admiten WebDAV. La contraseña se guarda donde las claves de API. Las copias no están cifradas y no contienen claves.</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> copias</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://.</source>
        <translation>La dirección debe empezar por https:// o http://.</translation>
    </message>
    <message numerus="yes">
        <source>The server is ready. It has %n backup(s).</source>
        <translation>
            <numerusform>El servidor está listo. Tiene %n copia.</numerusform>
            <numerusform>El servidor está listo. Tiene %n copias.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Found in its source</source>
        <translation>Está en su fuente</translation>
    </message>
    <message>
        <source>the number “{detail}” is not there</source>
        <translation>el número “{detail}” no está allí</translation>
    </message>
    <message>
        <source>“{detail}” has another unit there</source>
        <translation>“{detail}” tiene allí otra unidad</translation>
    </message>
    <message>
        <source>the words “{detail}” are not there</source>
        <translation>las palabras “{detail}” no están allí</translation>
    </message>
    <message>
        <source>“{detail}” is not named there</source>
        <translation>“{detail}” no se menciona allí</translation>
    </message>
    <message>
        <source>the two seem to contradict each other (“{detail}”)</source>
        <translation>ambas parecen contradecirse (“{detail}”)</translation>
    </message>
    <message>
        <source>little of it is there</source>
        <translation>poco de ello está allí</translation>
    </message>
    <message>
        <source>The version list has expired, so it was ignored. Check your computer&apos;s clock, or try later.</source>
        <translation>La lista de versiones ha caducado, así que se ignoró. Revisa el reloj del equipo o inténtalo más tarde.</translation>
    </message>
    <message>
        <source>The version list is in a format that this version does not know. Look at the website.</source>
        <translation>La lista de versiones tiene un formato que esta versión no conoce. Consulta el sitio web.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>This could not be saved: {reason}. Then try again.</source>
        <translation>No se pudo guardar: {reason}. Después, vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>el disco comunica un error</translation>
    </message>
    <message>
        <source>Not saved yet: {reason}. This answer is saved automatically as soon as possible; until then, copy what you must not lose.</source>
        <translation>Aún sin guardar: {reason}. Esta respuesta se guarda sola en cuanto sea posible; hasta entonces, copia lo que no quieras perder.</translation>
    </message>
    <message>
        <source>the disk is full; free up space on it</source>
        <translation>el disco está lleno; libera espacio</translation>
    </message>
    <message>
        <source>another program keeps the file of your conversations locked; close it</source>
        <translation>otro programa tiene bloqueado el archivo de tus conversaciones; ciérralo</translation>
    </message>
    <message>
        <source>the folder of your conversations may only be read; allow writing to it</source>
        <translation>la carpeta de tus conversaciones es de solo lectura; permite escribir en ella</translation>
    </message>
    <message>
        <source>the disk reports an error; make sure that it is connected and not full</source>
        <translation>el disco comunica un error; comprueba que está conectado y no está lleno</translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation>necesita contraseña</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>sin texto</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>demasiado grande</translation>
    </message>
    <message>
        <source>too much work to read</source>
        <translation>leerlo exige demasiado</translation>
    </message>
    <message>
        <source>scanned, without text</source>
        <translation>escaneado, sin texto</translation>
    </message>
    <message>
        <source>not the type its name says</source>
        <translation>no es del tipo que dice su nombre</translation>
    </message>
    <message>
        <source>unsupported type</source>
        <translation>tipo no admitido</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>ya no existe</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>sin permiso de lectura</translation>
    </message>
    <message>
        <source>{file} asks for a password. Save a copy without one, and add that.</source>
        <translation>{file} pide una contraseña. Guarda una copia sin ella y añade esa.</translation>
    </message>
    <message>
        <source>{file} contains no text.</source>
        <translation>{file} no contiene texto.</translation>
    </message>
    <message>
        <source>{file} is damaged. Open it in its own program and save it anew.</source>
        <translation>{file} está dañado. Ábrelo en su programa y vuelve a guardarlo.</translation>
    </message>
    <message>
        <source>{file} is too large to be read. Divide it into smaller files.</source>
        <translation>{file} es demasiado grande para leerlo. Divídelo en archivos más pequeños.</translation>
    </message>
    <message>
        <source>{file} took too long or too much memory to read, so it was left. Divide it, or save it anew.</source>
        <translation>{file} requería demasiado tiempo o memoria, así que no se leyó. Divídelo o vuelve a guardarlo.</translation>
    </message>
    <message>
        <source>{file} has no text and no images that can be shown.</source>
        <translation>{file} no tiene texto ni imágenes que se puedan mostrar.</translation>
    </message>
    <message>
        <source>{file} is not the type of file that its name says.</source>
        <translation>{file} no es del tipo de archivo que dice su nombre.</translation>
    </message>
    <message>
        <source>{file} is of a type that Citewise does not support.</source>
        <translation>{file} es de un tipo que Citewise no admite.</translation>
    </message>
    <message>
        <source>{file} is no longer there. It was moved, renamed or deleted.</source>
        <translation>{file} ya no existe. Se movió, se renombró o se eliminó.</translation>
    </message>
    <message>
        <source>You have no permission to read {file}.</source>
        <translation>No tienes permiso para leer {file}.</translation>
    </message>
    <message>
        <source>The answer had failed in {program}: {words}</source>
        <translation>La respuesta ya había fallado en {program}: {words}</translation>
    </message>
    <message>
        <source>The connection to {where} broke off. What came is kept; try again.</source>
        <translation>{where}: se interrumpió la conexión. Se conserva lo que llegó; vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check the address, your network and the proxy in Settings.</source>
        <translation>{where}: sin conexión. Revisa la dirección, tu red y el proxy en Ajustes.</translation>
    </message>
    <message>
        <source>Nothing was found for any of the sub-questions. Other words may help.</source>
        <translation>No se encontró nada para ninguna subpregunta. Prueba con otras palabras.</translation>
    </message>
    <message>
        <source>No sub-question had an answer yet. Continue, and wait for the first ones.</source>
        <translation>Ninguna subpregunta tenía aún respuesta. Continúa y espera a las primeras.</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered ({where}).</source>
        <translation>No se respondió ninguna subpregunta ({where}).</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered. {first}</source>
        <translation>No se respondió ninguna subpregunta. {first}</translation>
    </message>
    <message>
        <source>Rate limit reached at {where}. Wait a little, then try again.</source>
        <translation>{where}: límite de solicitudes alcanzado. Espera un poco y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{where} asked for a captcha instead of showing results. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} pidió un captcha en vez de mostrar resultados. Inténtalo más tarde o elige otros buscadores en Ajustes, Búsqueda.</translation>
    </message>
    <message>
        <source>{where} refused to search for now. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} se negó a buscar por ahora. Inténtalo más tarde o elige otros buscadores en Ajustes, Búsqueda.</translation>
    </message>
    <message>
        <source>{where} showed results that have nothing to do with the question.</source>
        <translation>{where} mostró resultados que no tienen nada que ver con la pregunta.</translation>
    </message>
    <message>
        <source>{where} did not answer in time. Try again in a moment.</source>
        <translation>{where} no respondió a tiempo. Vuelve a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check your network and the proxy in Settings.</source>
        <translation>{where}: sin conexión. Revisa tu red y el proxy en Ajustes.</translation>
    </message>
    <message>
        <source>{where} showed a page that could not be read as search results.</source>
        <translation>{where} mostró una página que no se pudo leer como resultados de búsqueda.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>El servicio</translation>
    </message>
    <message>
        <source>{where} did not accept the key. Check it in Settings, Models.</source>
        <translation>{where} no aceptó la clave. Revísala en Ajustes, Modelos.</translation>
    </message>
    <message>
        <source>{where} needs a key. Add one in Settings, Models.</source>
        <translation>{where} necesita una clave. Añádela en Ajustes, Modelos.</translation>
    </message>
    <message>
        <source>Your account at {where} has no credit left. Top it up there, or choose another model.</source>
        <translation>{where}: tu cuenta no tiene saldo. Recárgala allí o elige otro modelo.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one in Settings, Models.</source>
        <translation>{where} no conoce este modelo. Elige otro en Ajustes, Modelos.</translation>
    </message>
    <message>
        <source>This is more text than the model&apos;s context holds. Start a new conversation, shorten the question, or choose a model with a larger context.</source>
        <translation>Es más texto del que cabe en el contexto del modelo. Empieza una conversación nueva, acorta la pregunta o elige un modelo con un contexto mayor.</translation>
    </message>
    <message>
        <source>{where} is on this computer or a private network, so it was not read. You can allow it in Settings, Search.</source>
        <translation>{where} está en este equipo o en una red privada, así que no se leyó. Puedes permitirlo en Ajustes, Búsqueda.</translation>
    </message>
    <message>
        <source>Something went wrong at {where}. Try again.</source>
        <translation>{where}: algo salió mal. Vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>Something went wrong in Citewise. Try again; if it persists, the log file tells what to report.</source>
        <translation>Algo salió mal en Citewise. Vuelve a intentarlo; si persiste, el archivo de registro indica qué comunicar.</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Install it with: {command}</source>
        <translation>El motor de modelos no está instalado. Instálalo con: {command}</translation>
    </message>
    <message>
        <source>{file} cannot be read. Choose it again in Settings, Models.</source>
        <translation>{file} no se puede leer. Elígelo de nuevo en Ajustes, Modelos.</translation>
    </message>
    <message>
        <source>{file} is not a model in GGUF format. Choose another file in Settings, Models.</source>
        <translation>{file} no es un modelo en formato GGUF. Elige otro archivo en Ajustes, Modelos.</translation>
    </message>
    <message>
        <source>There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.</source>
        <translation>No hay memoria suficiente para {file}. Elige un contexto menor en Ajustes, Modelos, o un modelo más pequeño.</translation>
    </message>
    <message>
        <source>{file} is of a type that this version of Citewise cannot run. ({said})</source>
        <translation>{file} es de un tipo que esta versión de Citewise no puede ejecutar. ({said})</translation>
    </message>
    <message>
        <source>{file} could not be loaded. ({said})</source>
        <translation>No se pudo cargar {file}. ({said})</translation>
    </message>
    <message>
        <source>{file} ended unexpectedly while it answered. Try again; if it persists, choose a smaller context in Settings, Models, or another model.</source>
        <translation>{file} se cerró de forma inesperada mientras respondía. Vuelve a intentarlo; si persiste, elige un contexto menor en Ajustes, Modelos, u otro modelo.</translation>
    </message>
    <message>
        <source>The built-in model was stopped.</source>
        <translation>El modelo integrado se detuvo.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window and could not be understood. It is kept as {name}, and the settings of this window were saved. Copy from it what you need.</source>
        <translation>settings.json se cambió fuera de esta ventana y no se pudo entender. Se conserva como {name}, y se guardaron los ajustes de esta ventana. Copia de él lo que necesites.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window in the same place ({fields}). What you set here counts; the other file is kept as {name}.</source>
        <translation>settings.json se cambió fuera de esta ventana en el mismo lugar ({fields}). Vale lo que indiques aquí; el otro archivo se conserva como {name}.</translation>
    </message>
    <message>
        <source>AppArmor forbids Chromium&apos;s sandbox. Allow it with: {command}</source>
        <translation>AppArmor prohíbe el sandbox de Chromium. Permítelo con: {command}</translation>
    </message>
    <message>
        <source>Chromium&apos;s sandbox needs user namespaces. Allow them with: {command}</source>
        <translation>El sandbox de Chromium necesita espacios de nombres de usuario. Permítelos con: {command}</translation>
    </message>
    <message>
        <source>You seem to be offline. Check your connection or the proxy.</source>
        <translation>Parece que no tienes conexión. Revisa la conexión o el proxy.</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so the answer does without it.</source>
        <translation>No se pudo leer {file} ({reason}), así que la respuesta prescinde de él.</translation>
    </message>
    <message>
        <source>The knowledge bases could not be searched ({reason}), so the answer does without them.</source>
        <translation>No se pudo buscar en las bases de conocimiento ({reason}), así que la respuesta prescinde de ellas.</translation>
    </message>
    <message>
        <source>The model could not plan further ({reason}), so the report rests on what there was.</source>
        <translation>El modelo no pudo seguir planificando ({reason}), así que el informe se basa en lo que había.</translation>
    </message>
    <message>
        <source>{count} of {total} sub-questions unanswered: {names}</source>
        <translation>Subpreguntas sin respuesta: {count} de {total}: {names}</translation>
    </message>
    <message>
        <source>The model&apos;s own search failed ({reason}), so {channel} was used instead.</source>
        <translation>Falló la búsqueda del modelo ({reason}), así que se usó {channel}.</translation>
    </message>
    <message>
        <source>{name} could not rerank the passages ({reason}), so the former order is used.</source>
        <translation>{name} no pudo reordenar los pasajes ({reason}), así que se usa el orden anterior.</translation>
    </message>
    <message>
        <source>Claims could not be looked up ({reason}). The answer stays as it was.</source>
        <translation>No se pudieron buscar las afirmaciones ({reason}). La respuesta queda como estaba.</translation>
    </message>
    <message>
        <source>Claims could not be corrected ({reason}). The answer stays as it was.</source>
        <translation>No se pudieron corregir las afirmaciones ({reason}). La respuesta queda como estaba.</translation>
    </message>
    <message>
        <source>None of the search engines could be used ({reasons}), so only Wikipedia was searched.</source>
        <translation>No se pudo usar ningún buscador ({reasons}), así que solo se buscó en Wikipedia.</translation>
    </message>
    <message>
        <source>The search engines gave no results, so only Wikipedia was searched.</source>
        <translation>Los buscadores no dieron resultados, así que solo se buscó en Wikipedia.</translation>
    </message>
    <message>
        <source>These are the best passages, quoted word for word. Add a model to get full answers.</source>
        <translation>Estos son los mejores pasajes, citados palabra por palabra. Añade un modelo para obtener respuestas completas.</translation>
    </message>
    <message>
        <source>The model could not plan the search, so your question itself was searched.</source>
        <translation>El modelo no pudo planificar la búsqueda, así que se buscó la pregunta tal cual.</translation>
    </message>
    <message>
        <source>The model is slow to plan, so the search began with your question itself.</source>
        <translation>El modelo tarda en planificar, así que la búsqueda empezó con la pregunta tal cual.</translation>
    </message>
    <message>
        <source>No search engine gave results. Try again later.</source>
        <translation>Ningún buscador dio resultados. Inténtalo más tarde.</translation>
    </message>
    <message>
        <source>Nothing was found for this question. Other words may help.</source>
        <translation>No se encontró nada para esta pregunta. Prueba con otras palabras.</translation>
    </message>
    <message>
        <source>This answer rests on no source. Check what matters before you rely on it.</source>
        <translation>Esta respuesta no se basa en ninguna fuente. Comprueba lo importante antes de fiarte de ella.</translation>
    </message>
    <message>
        <source>The model stopped at its length limit, so the answer may be incomplete.</source>
        <translation>El modelo se detuvo en su límite de longitud, así que la respuesta puede estar incompleta.</translation>
    </message>
    <message>
        <source>The provider paused this answer repeatedly, so it may be incomplete. Use Continue to go on.</source>
        <translation>El proveedor interrumpió esta respuesta varias veces, así que puede estar incompleta. Usa Continuar para seguir.</translation>
    </message>
    <message>
        <source>None of the pages could be read, so only their search snippets were used. Sources tell why.</source>
        <translation>No se pudo leer ninguna página, así que solo se usaron los extractos de la búsqueda. En Fuentes se indica por qué.</translation>
    </message>
    <message>
        <source>The question is longer than the known context of this model, so a part of it may be cut off.</source>
        <translation>La pregunta es más larga que el contexto conocido de este modelo, así que una parte puede quedar cortada.</translation>
    </message>
    <message>
        <source>The model&apos;s context is only {tokens} tokens, so the answer rests on fewer references.</source>
        <translation>El contexto del modelo es de solo {tokens} tokens, así que la respuesta se basa en menos referencias.</translation>
    </message>
    <message>
        <source>Memory could not be read, so the answer does without it.</source>
        <translation>No se pudo leer la memoria, así que la respuesta prescinde de ella.</translation>
    </message>
    <message>
        <source>The model reached the limit of searches for one answer.</source>
        <translation>El modelo alcanzó el límite de búsquedas por respuesta.</translation>
    </message>
    <message>
        <source>The tools of {name} were not available. Settings → Tools (MCP) says why.</source>
        <translation>Las herramientas de {name} no estaban disponibles. Ajustes → Herramientas (MCP) dice por qué.</translation>
    </message>
    <message>
        <source>The provider withdrew its answer. Try other words, or another model.</source>
        <translation>El proveedor retiró su respuesta. Prueba con otras palabras o con otro modelo.</translation>
    </message>
    <message>
        <source>Not in the export of {program}: {names}</source>
        <translation>No está en la exportación de {program}: {names}</translation>
    </message>
    <message>
        <source>This model does not support images, so they were left out.</source>
        <translation>Este modelo no admite imágenes, así que se omitieron.</translation>
    </message>
    <message>
        <source>No sub-questions were found, so the question was answered like any other.</source>
        <translation>No se encontraron subpreguntas, así que la pregunta se respondió como cualquier otra.</translation>
    </message>
    <message>
        <source>Research needs a model. The question was answered without one.</source>
        <translation>La investigación necesita un modelo. La pregunta se respondió sin modelo.</translation>
    </message>
    <message>
        <source>Citations without a source removed: {count}</source>
        <translation>Citas sin fuente eliminadas: {count}</translation>
    </message>
    <message>
        <source>A newer version of Citewise recorded something here that this version does not support.</source>
        <translation>Una versión más reciente de Citewise registró aquí algo que esta versión no admite.</translation>
    </message>
    <message>
        <source>access refused</source>
        <translation>acceso denegado</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>no se pudo leer</translation>
    </message>
    <message>
        <source>There was no connection to {where}.</source>
        <translation>{where}: no hubo conexión.</translation>
    </message>
    <message>
        <source>{where} refused to give the page.</source>
        <translation>{where} no facilitó la página.</translation>
    </message>
    <message>
        <source>The page at {where} could not be read.</source>
        <translation>{where}: no se pudo leer la página.</translation>
    </message>
    <message>
        <source>Looking up “{query}”…</source>
        <translation>Consultando “{query}”…</translation>
    </message>
    <message>
        <source>Checking and repairing the answer…</source>
        <translation>Comprobando y corrigiendo la respuesta…</translation>
    </message>
    <message>
        <source>Checking the answer…</source>
        <translation>Comprobando la respuesta…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>Eligiendo pasajes…</translation>
    </message>
    <message>
        <source>Planning the search…</source>
        <translation>Planificando la búsqueda…</translation>
    </message>
    <message>
        <source>Searching “{query}”…</source>
        <translation>Buscando “{query}”…</translation>
    </message>
    <message>
        <source>The model searches: “{query}”</source>
        <translation>El modelo busca: “{query}”</translation>
    </message>
    <message>
        <source>Waiting for your permission…</source>
        <translation>Esperando tu permiso…</translation>
    </message>
    <message>
        <source>The model searches…</source>
        <translation>El modelo busca…</translation>
    </message>
    <message>
        <source>The model asked for: {calls}</source>
        <translation>El modelo pidió: {calls}</translation>
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
        <translation>Eligiendo extractos…</translation>
    </message>
    <message>
        <source>Waiting for {model}…</source>
        <translation>Esperando a {model}…</translation>
    </message>
    <message>
        <source>Reading pages…</source>
        <translation>Leyendo páginas…</translation>
    </message>
    <message>
        <source>Imported from {program}</source>
        <translation>Importado de {program}</translation>
    </message>
    <message>
        <source>The model searched by itself</source>
        <translation>El modelo buscó por sí mismo</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Answered without searching</source>
        <translation>Respondido sin buscar</translation>
    </message>
    <message>
        <source>its JSON format is off</source>
        <translation>su formato JSON está desactivado</translation>
    </message>
    <message>
        <source>no sources given</source>
        <translation>sin fuentes</translation>
    </message>
    <message>
        <source>it redirects to another address</source>
        <translation>redirige a otra dirección</translation>
    </message>
    <message>
        <source>error {status}</source>
        <translation>error {status}</translation>
    </message>
    <message>
        <source>it reported an error</source>
        <translation>comunicó un error</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>inaccesible</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>sin respuesta a tiempo</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>clave rechazada</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin clave</translation>
    </message>
    <message>
        <source>no credit left</source>
        <translation>sin saldo</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>demasiadas solicitudes</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>modelo desconocido</translation>
    </message>
    <message>
        <source>too long for the model</source>
        <translation>demasiado largo para el modelo</translation>
    </message>
    <message>
        <source>response not readable</source>
        <translation>respuesta ilegible</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>se negó por ahora</translation>
    </message>
    <message>
        <source>a private address, not allowed</source>
        <translation>dirección privada no permitida</translation>
    </message>
    <message>
        <source>not set up</source>
        <translation>sin configurar</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nada encontrado</translation>
    </message>
    <message>
        <source>an error in Citewise</source>
        <translation>un error en Citewise</translation>
    </message>
    <message>
        <source>reason not known</source>
        <translation>motivo desconocido</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n query(ies)</source>
        <translation>
            <numerusform>%n búsqueda</numerusform>
            <numerusform>%n búsquedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading {done} of %n page(s)…</source>
        <translation>
            <numerusform>Leyendo {done} de %n página…</numerusform>
            <numerusform>Leyendo {done} de %n páginas…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>read %n page(s)</source>
        <translation>
            <numerusform>%n página leída</numerusform>
            <numerusform>%n páginas leídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n tool(s)</source>
        <translation>
            <numerusform>%n herramienta usada</numerusform>
            <numerusform>%n herramientas usadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) cited</source>
        <translation>
            <numerusform>%n fuente citada</numerusform>
            <numerusform>%n fuentes citadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more page(s) found, not read</source>
        <translation>
            <numerusform>%n página más encontrada, no leída</numerusform>
            <numerusform>%n páginas más encontradas, no leídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model searched %n time(s)</source>
        <translation>
            <numerusform>El modelo buscó %n vez</numerusform>
            <numerusform>El modelo buscó %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search provider(s) failed</source>
        <translation>
            <numerusform>Falló %n proveedor de búsqueda</numerusform>
            <numerusform>Fallaron %n proveedores de búsqueda</numerusform>
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
            <numerusform>con %n imagen</numerusform>
            <numerusform>con %n imágenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the provider</source>
        <translation>
            <numerusform>%n búsqueda del proveedor</numerusform>
            <numerusform>%n búsquedas del proveedor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retrying {where} in %n second(s)</source>
        <translation>
            <numerusform>{where}: reintento en %n segundo</numerusform>
            <numerusform>{where}: reintento en %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limit reached at {where}. Try again in %n second(s).</source>
        <translation>
            <numerusform>{where}: límite de solicitudes alcanzado. Vuelve a intentarlo en %n segundo.</numerusform>
            <numerusform>{where}: límite de solicitudes alcanzado. Vuelve a intentarlo en %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncited claim(s) marked</source>
        <translation>
            <numerusform>%n afirmación sin cita marcada</numerusform>
            <numerusform>%n afirmaciones sin cita marcadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) left as written</source>
        <translation>
            <numerusform>%n párrafo sin traducir</numerusform>
            <numerusform>%n párrafos sin traducir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n minute(s)</source>
        <translation>
            <numerusform>en pausa durante %n minuto</numerusform>
            <numerusform>en pausa durante %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n second(s)</source>
        <translation>
            <numerusform>en pausa durante %n segundo</numerusform>
            <numerusform>en pausa durante %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>From the assistant</source>
        <translation>Del asistente</translation>
    </message>
    <message>
        <source>The first {shown} of {count}</source>
        <translation>Los primeros {shown} de {count} resultados</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>con {names}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>con resultados</translation>
    </message>
    <message>
        <source>asked for a captcha</source>
        <translation>pidió un captcha</translation>
    </message>
    <message>
        <source>showed an empty page</source>
        <translation>mostró una página vacía</translation>
    </message>
    <message>
        <source>showed unrelated results</source>
        <translation>mostró resultados no relacionados</translation>
    </message>
    <message>
        <source>page not understood</source>
        <translation>no se entendió la página</translation>
    </message>
    <message>
        <source>{host} is a private address that is not allowed</source>
        <translation>{host} es una dirección privada no permitida</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>tiempo agotado</translation>
    </message>
    <message>
        <source>it needs an address in Settings, Search</source>
        <translation>necesita una dirección en Ajustes, Búsqueda</translation>
    </message>
    <message>
        <source>the built-in browser cannot start</source>
        <translation>el navegador integrado no puede iniciarse</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>The built-in browser</source>
        <translation>El navegador integrado</translation>
    </message>
    <message>
        <source>The built-in model</source>
        <translation>El modelo integrado</translation>
    </message>
    <message>
        <source>Web search (no key)</source>
        <translation>Búsqueda web (sin clave)</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>Wikipedia</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Búsqueda del modelo</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conocimiento</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, in Qt&apos;s format</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>{where} returned an empty answer. Try again, or choose another model.</source>
        <translation>{where} devolvió una respuesta vacía. Vuelve a intentarlo o elige otro modelo.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}, and neither your question nor the key was sent there. If that is the right address, enter it in Settings.</source>
        <translation>{where} redirige a {host}, y no se envió allí ni tu pregunta ni la clave. Si esa es la dirección correcta, indícala en Ajustes.</translation>
    </message>
    <message>
        <source>{where} redirects to another address, which was not followed. Check it in Settings.</source>
        <translation>{where} redirige a otra dirección, que no se siguió. Revísala en Ajustes.</translation>
    </message>
    <message>
        <source>{where} answered with error {status}. Try again; if it persists, check its address in Settings.</source>
        <translation>{where} respondió con el error {status}. Vuelve a intentarlo; si persiste, revisa su dirección en Ajustes.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again in a moment.</source>
        <translation>{where} comunicó un error. Vuelve a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>{where} sent a response that could not be read. Check its address, or try again.</source>
        <translation>{where} envió una respuesta que no se pudo leer. Revisa su dirección o vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{where} returns no JSON: the format is switched off. Add json under search, formats in its settings.yml and restart it.</source>
        <translation>{where} no devuelve JSON: el formato está desactivado. Añade json en search, formats de su settings.yml y reinícialo.</translation>
    </message>
    <message>
        <source>This answer cannot go on: it is complete, goes on already, or was deleted. Retry asks the question again.</source>
        <translation>Esta respuesta no puede continuar: está completa, ya continúa o se eliminó. “Reintentar” vuelve a hacer la pregunta.</translation>
    </message>
    <message>
        <source>{where} is not available on this computer.</source>
        <translation>{where} no está disponible en este equipo.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Frase de contraseña incorrecta.</translation>
    </message>
    <message>
        <source>The encrypted key file is damaged. Delete it in Settings, Data.</source>
        <translation>El archivo de claves cifrado está dañado. Elimínalo en Ajustes, Datos.</translation>
    </message>
    <message>
        <source>The encrypted key file was written by a newer version of Citewise. Use that version.</source>
        <translation>El archivo de claves cifrado procede de una versión más reciente de Citewise. Usa esa versión.</translation>
    </message>
    <message>
        <source>The encrypted key file is locked. Unlock it in Settings, Data.</source>
        <translation>El archivo de claves cifrado está bloqueado. Desbloquéalo en Ajustes, Datos.</translation>
    </message>
    <message>
        <source>{found} of {total} citations found in their sources</source>
        <translation>{found} de {total} citas encontradas en sus fuentes</translation>
    </message>
    <message>
        <source>{partly} only partly</source>
        <translation>solo en parte: {partly}</translation>
    </message>
    <message>
        <source>{foreign} not checked (other language)</source>
        <translation>sin comprobar (otro idioma): {foreign}</translation>
    </message>
    <message>
        <source>{unchecked} could not be checked</source>
        <translation>no comprobables: {unchecked}</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}: {reason}</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>Sin comprobar (otro idioma)</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>Solo en parte en su fuente</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>No está en su fuente</translation>
    </message>
    <message>
        <source>missing there: {detail}</source>
        <translation>falta allí: {detail}</translation>
    </message>
    <message>
        <source>According to {model}: {verdict}.</source>
        <translation>Según {model}: {verdict}.</translation>
    </message>
    <message>
        <source>the source supports it</source>
        <translation>la fuente lo respalda</translation>
    </message>
    <message>
        <source>the source supports only part of it</source>
        <translation>la fuente lo respalda solo en parte</translation>
    </message>
    <message>
        <source>the source does not support it</source>
        <translation>la fuente no lo respalda</translation>
    </message>
    <message>
        <source>page not found</source>
        <translation>página no encontrada</translation>
    </message>
    <message>
        <source>the site refused it ({status})</source>
        <translation>el sitio la rechazó ({status})</translation>
    </message>
    <message>
        <source>{where} no longer has this page.</source>
        <translation>{where} ya no tiene esta página.</translation>
    </message>
    <message>
        <source>{where} did not give the page.</source>
        <translation>{where} no devolvió la página.</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>una grabación</translation>
    </message>
    <message>
        <source>not a text page</source>
        <translation>no es una página de texto</translation>
    </message>
    <message>
        <source>no readable text</source>
        <translation>sin texto legible</translation>
    </message>
    <message>
        <source>No readable text was found at {where}.</source>
        <translation>{where}: no se encontró texto legible.</translation>
    </message>
    <message>
        <source>{where} is not a text page.</source>
        <translation>{where} no es una página de texto.</translation>
    </message>
    <message>
        <source>a scanned PDF: images of pages, without text</source>
        <translation>un PDF escaneado: imágenes de páginas, sin texto</translation>
    </message>
    <message>
        <source>a PDF that asks for a password</source>
        <translation>un PDF que pide contraseña</translation>
    </message>
    <message>
        <source>too large to be read</source>
        <translation>demasiado grande para leerlo</translation>
    </message>
    <message>
        <source>it took too long or too much memory to read</source>
        <translation>requería demasiado tiempo o memoria</translation>
    </message>
    <message>
        <source>the reader for such documents did not start</source>
        <translation>el lector de estos documentos no se inició</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>demasiadas redirecciones</translation>
    </message>
    <message>
        <source>the site asks for a captcha</source>
        <translation>el sitio pide un captcha</translation>
    </message>
    <message>
        <source>a PDF, which was not read</source>
        <translation>un PDF que no se leyó</translation>
    </message>
    <message>
        <source>The PDF at {where} is scanned: it has images of pages, and no text to read.</source>
        <translation>{where}: el PDF está escaneado; tiene imágenes de páginas y ningún texto que leer.</translation>
    </message>
    <message>
        <source>The PDF at {where} asks for a password. Open it in your browser.</source>
        <translation>{where}: el PDF pide una contraseña. Ábrelo en el navegador.</translation>
    </message>
    <message>
        <source>The document at {where} is too large to be read. Open it in your browser.</source>
        <translation>{where}: el documento es demasiado grande para leerlo. Ábrelo en el navegador.</translation>
    </message>
    <message>
        <source>The page at {where} took too long or too much memory to read, so it was left.</source>
        <translation>{where}: la página requería demasiado tiempo o memoria, así que no se leyó.</translation>
    </message>
    <message>
        <source>The document at {where} was not read: the part of Citewise that reads such documents did not start. Open it in your browser, or restart Citewise.</source>
        <translation>{where}: no se leyó el documento; el componente de Citewise que lee estos documentos no se inició. Ábrelo en el navegador o reinicia Citewise.</translation>
    </message>
    <message>
        <source>{where} redirects too many times.</source>
        <translation>{where} redirige demasiadas veces.</translation>
    </message>
    <message>
        <source>{where} asks for a captcha. Open the page in your browser to read it.</source>
        <translation>{where} pide un captcha. Abre la página en el navegador para leerla.</translation>
    </message>
    <message>
        <source>{where} is a PDF, which was not read. Open it in your browser.</source>
        <translation>{where} es un PDF, que no se leyó. Ábrelo en el navegador.</translation>
    </message>
</context>
</TS>
