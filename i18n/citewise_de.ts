<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AbilitiesEditor</name>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Suche des Modells</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Kontext (Token)</translation>
    </message>
    <message>
        <source>Auto ({what})</source>
        <translation>Auto ({what})</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Auto (unknown)</source>
        <translation>Auto (unbekannt)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Citewise</source>
        <translation>Über Citewise</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A desktop chat client whose answers rest on sources you can check.</source>
        <translation>Ein Chat-Client für den Desktop, dessen Antworten auf überprüfbaren Quellen beruhen.</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Lizenz: {licence}</translation>
    </message>
    <message>
        <source>Built with Qt {version} and PySide6 (LGPL 3); pages are drawn by Qt WebEngine (Chromium).</source>
        <translation>Erstellt mit Qt {version} und PySide6 (LGPL 3); Seiten werden von Qt WebEngine (Chromium) dargestellt.</translation>
    </message>
    <message numerus="yes">
        <source>What&apos;s new: %n change(s)</source>
        <translation>
            <numerusform>Neuerungen: %n Änderung</numerusform>
            <numerusform>Neuerungen: %n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>see its own files</source>
        <translation>siehe zugehörige Dateien</translation>
    </message>
    <message>
        <source>The full texts are in {folder}</source>
        <translation>Die vollständigen Texte liegen in {folder}</translation>
    </message>
</context>
<context>
    <name>AddNote</name>
    <message>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Enter the text of the note.</source>
        <translation>Bitte den Text der Notiz eingeben.</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add a web page</source>
        <translation>Webseite hinzufügen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Invalid web address.</source>
        <translation>Ungültige Webadresse.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>AddressSection</name>
    <message>
        <source>Serve the local API</source>
        <translation>Lokale API bereitstellen</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Address for other programs</source>
        <translation>Adresse für andere Programme</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
</context>
<context>
    <name>AnswerNotifier</name>
    <message>
        <source>Answer ready</source>
        <translation>Antwort fertig</translation>
    </message>
    <message>
        <source>Answer ready: {title}</source>
        <translation>Antwort fertig: {title}</translation>
    </message>
</context>
<context>
    <name>AnswerTools</name>
    <message>
        <source>Find sources for or against: “{sentence}”</source>
        <translation>Quellen finden, die dafür oder dagegen sprechen: „{sentence}“</translation>
    </message>
    <message>
        <source>There is no passage to check.</source>
        <translation>Keine Textstelle zum Prüfen vorhanden.</translation>
    </message>
    <message>
        <source>Asking {model}…</source>
        <translation>{model} wird gefragt…</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Scales the whole window. Ctrl with the mouse wheel does so anywhere.</source>
        <translation>Skaliert das ganze Fenster. Mit Strg und Mausrad geht das überall.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
</context>
<context>
    <name>ArchiveSection</name>
    <message>
        <source>Keep the web pages that answers are based on</source>
        <translation>Webseiten speichern, auf denen Antworten beruhen</translation>
    </message>
    <message>
        <source>Each page is kept as it was read, so that it can still be shown when it has changed or is gone. Each conversation can choose otherwise (search menu, This conversation). Never for private conversations.</source>
        <translation>Jede Seite wird so gespeichert, wie sie gelesen wurde, und lässt sich auch dann noch anzeigen, wenn sie sich geändert hat oder verschwunden ist. Jeder Chat kann davon abweichen (Suchmenü, „Dieser Chat“). Gilt nie für private Chats.</translation>
    </message>
    <message>
        <source>Maximum size (the oldest pages are deleted first)</source>
        <translation>Maximale Größe (älteste Seiten werden zuerst gelöscht)</translation>
    </message>
    <message>
        <source>Delete kept pages…</source>
        <translation>Gespeicherte Seiten löschen…</translation>
    </message>
    <message>
        <source>Kept pages: {count}, {size}</source>
        <translation>Gespeicherte Seiten: {count}, {size}</translation>
    </message>
    <message>
        <source>No pages are kept yet.</source>
        <translation>Noch keine Seiten gespeichert.</translation>
    </message>
    <message>
        <source>Delete all kept pages? Answers, sources and passages stay. This cannot be undone.</source>
        <translation>Alle gespeicherten Seiten löschen? Antworten, Quellen und Textstellen bleiben erhalten. Dies lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Wird gelöscht…</translation>
    </message>
    <message>
        <source>The kept pages were deleted.</source>
        <translation>Die gespeicherten Seiten wurden gelöscht.</translation>
    </message>
</context>
<context>
    <name>ArchivedPageController</name>
    <message>
        <source>The kept page is no longer there.</source>
        <translation>Die gespeicherte Seite ist nicht mehr vorhanden.</translation>
    </message>
</context>
<context>
    <name>ArchivedPageWindow</name>
    <message>
        <source>Kept page</source>
        <translation>Gespeicherte Seite</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>{file} konnte nicht geschrieben werden. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Save copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Save copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Read on {moment}</source>
        <translation>Gelesen am {moment}</translation>
    </message>
    <message>
        <source>Shown without network and scripts: pictures and styles that were not kept are missing.</source>
        <translation>Ohne Netzwerk und Skripte angezeigt: Nicht gespeicherte Bilder und Stile fehlen.</translation>
    </message>
    <message>
        <source>Shown as text. Save a copy to open the file itself.</source>
        <translation>Als Text angezeigt. Um die Datei selbst zu öffnen, eine Kopie speichern.</translation>
    </message>
    <message>
        <source>There is no text in this page.</source>
        <translation>Diese Seite enthält keinen Text.</translation>
    </message>
</context>
<context>
    <name>AssistantDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>New assistant</source>
        <translation>Neuer Assistent</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” is as the template has it.</source>
        <translation>„{name}“ entspricht wieder der Vorlage.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Assistenten</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>An assistant is a system prompt under a name, with a model, web search and more of its own. Choose one when you begin a conversation, or in its header.</source>
        <translation>Ein Assistent ist ein System-Prompt unter einem Namen, auf Wunsch mit eigenem Modell, eigener Websuche und mehr. Er wird zu Beginn eines Chats oder in dessen Kopfzeile gewählt.</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Reset to template</source>
        <translation>Auf Vorlage zurücksetzen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>AssistantFiles</name>
    <message>
        <source>neither a name nor a prompt</source>
        <translation>weder Name noch Prompt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>too many at once</source>
        <translation>zu viele auf einmal</translation>
    </message>
    <message>
        <source>its model {model}, which is not set up here: as in settings</source>
        <translation>das Modell {model}, hier nicht eingerichtet (stattdessen gilt das aus den Einstellungen)</translation>
    </message>
    <message>
        <source>the end of its prompt, which is too long</source>
        <translation>das Ende des Prompts, der zu lang ist</translation>
    </message>
    <message>
        <source>greeting and suggested questions</source>
        <translation>Begrüßung und vorgeschlagene Fragen</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>Wissensdatenbanken</translation>
    </message>
    <message>
        <source>plugins and tools</source>
        <translation>Plugins und Tools</translation>
    </message>
    <message>
        <source>its picture, which is no emoji</source>
        <translation>das Bild, das kein Emoji ist</translation>
    </message>
    <message>
        <source>example messages</source>
        <translation>Beispielnachrichten</translation>
    </message>
    <message>
        <source>the number of earlier messages</source>
        <translation>die Anzahl früherer Nachrichten</translation>
    </message>
    <message>
        <source>{file} cannot be opened, or is damaged.</source>
        <translation>{file} lässt sich nicht öffnen oder ist beschädigt.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of assistants.</source>
        <translation>{file} ist zu groß für eine Datei mit Assistenten.</translation>
    </message>
    <message>
        <source>{file} is no JSON. Choose the .json file that the other program exported, or its backup.</source>
        <translation>{file} ist kein JSON. Bitte die .json-Datei wählen, die das andere Programm exportiert hat, oder dessen Backup.</translation>
    </message>
    <message>
        <source>{file} holds no assistants. Citewise reads its own files, agents of Cherry Studio and of LobeChat.</source>
        <translation>{file} enthält keine Assistenten. Citewise liest eigene Dateien und Agenten von Cherry Studio und LobeChat.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Citewise. Update to read it.</source>
        <translation>{file} stammt von einer neueren Version von Citewise. Bitte zum Lesen aktualisieren.</translation>
    </message>
    <message>
        <source>Left out: {reasons}</source>
        <translation>Ausgelassen: {reasons}</translation>
    </message>
    <message>
        <source>knowledge bases that are missing here or not unique: {names}</source>
        <translation>Wissensdatenbanken, die hier fehlen oder nicht eindeutig sind: {names}</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Search and knowledge</source>
        <translation>Suche und Wissen</translation>
    </message>
    <message>
        <source>How the model writes</source>
        <translation>Wie das Modell schreibt</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Bitte einen Namen eingeben.</translation>
    </message>
    <message>
        <source>The icon is one emoji, such as 🪶, or nothing.</source>
        <translation>Das Symbol ist ein einzelnes Emoji wie 🪶 oder bleibt leer.</translation>
    </message>
    <message numerus="yes">
        <source>The system prompt is too long: %Ln character(s) too many.</source>
        <translation>
            <numerusform>Der System-Prompt ist um %Ln Zeichen zu lang.</numerusform>
            <numerusform>Der System-Prompt ist um %Ln Zeichen zu lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>Wofür er gut ist</translation>
    </message>
    <message>
        <source>Who it is, how it answers, what it always does</source>
        <translation>Wer er ist, wie er antwortet, was er immer tut</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>System-Prompt</translation>
    </message>
    <message>
        <source>It goes with every question. Citations stay as they are, whatever it says.</source>
        <translation>Wird mit jeder Frage gesendet. Quellenverweise funktionieren unabhängig von seinem Inhalt.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Websuche</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>Suchquelle</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Suchplanung</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Wissensdatenbanken</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Tools (MCP)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Antworten prüfen</translation>
    </message>
    <message>
        <source>As in settings</source>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>Frage umformulieren</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>Modell entscheidet (Tools)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>As in settings ({model})</source>
        <translation>Wie in den Einstellungen ({model})</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Kein Modell (nur Zitate)</translation>
    </message>
    <message>
        <source>{model} (not set up here)</source>
        <translation>{model} (hier nicht eingerichtet)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln Zeichen</numerusform>
            <numerusform>%Ln Zeichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantImportDialog</name>
    <message>
        <source>Import assistants</source>
        <translation>Assistenten importieren</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>Assistenten in der Datei</translation>
    </message>
    <message>
        <source>From {program}. Choose what to add; nothing that you have is changed.</source>
        <translation>Aus {program}. Bitte auswählen, was hinzugefügt werden soll; Vorhandenes bleibt unverändert.</translation>
    </message>
    <message>
        <source>You have it already</source>
        <translation>Bereits vorhanden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>AssistantMenu</name>
    <message>
        <source>More assistants</source>
        <translation>Weitere Assistenten</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>Kein Assistent</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>Assistenten verwalten…</translation>
    </message>
</context>
<context>
    <name>AssistantNumbers</name>
    <message numerus="yes">
        <source>%n assistant(s) added.</source>
        <translation>
            <numerusform>%n Assistent hinzugefügt.</numerusform>
            <numerusform>%n Assistenten hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s) saved: {file}</source>
        <translation>
            <numerusform>%n Assistent gespeichert: {file}</numerusform>
            <numerusform>%n Assistenten gespeichert: {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the file cannot be used: {reasons}.</source>
        <translation>
            <numerusform>%n weiterer in der Datei ist nicht verwendbar: {reasons}.</numerusform>
            <numerusform>%n weitere in der Datei sind nicht verwendbar: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n assistant(s)</source>
        <translation>
            <numerusform>%n Assistenten hinzufügen</numerusform>
            <numerusform>%n Assistenten hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantRows</name>
    <message>
        <source>Search assistants</source>
        <translation>Assistenten suchen</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Assistenten</translation>
    </message>
    <message>
        <source>No assistant yet. Begin with a template, or make one of your own.</source>
        <translation>Noch kein Assistent. Mit einer Vorlage beginnen oder einen eigenen anlegen.</translation>
    </message>
    <message>
        <source>No assistant matches.</source>
        <translation>Kein passender Assistent.</translation>
    </message>
</context>
<context>
    <name>AssistantTemplates</name>
    <message>
        <source>Answer in the language of the question unless another one is asked for.</source>
        <translation>Antworte in der Sprache der Frage, sofern keine andere verlangt wird.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>A thorough answer in which every claim has its source</source>
        <translation>Eine gründliche Antwort, in der jede Aussage belegt ist</translation>
    </message>
    <message>
        <source>You are a careful researcher. Begin with the answer in two or three sentences, then give the reasons. Support every claim with a source; prefer primary sources and recent ones, and name the date of figures. Where sources disagree, say so and tell why. End with what remains uncertain and what to read next.</source>
        <translation>Du recherchierst sorgfältig. Beginne mit der Antwort in zwei oder drei Sätzen und nenne dann die Gründe. Belege jede Aussage mit einer Quelle; bevorzuge Primärquellen und aktuelle Quellen, und gib bei Zahlen das Datum an. Wo Quellen sich widersprechen, sage es und erkläre, warum. Nenne am Ende, was unsicher bleibt und was sich weiterzulesen lohnt.</translation>
    </message>
    <message>
        <source>Fact check</source>
        <translation>Faktencheck</translation>
    </message>
    <message>
        <source>Holds claims against sources, one by one</source>
        <translation>Prüft Aussagen einzeln anhand von Quellen</translation>
    </message>
    <message>
        <source>You check facts. Split the text into claims that can be checked, and skip opinions. For each claim give the claim, a verdict (true, mostly true, misleading, false, cannot be checked), the evidence with its source, and the missing context. Be as strict with claims you like as with those you do not. Never guess a verdict: where no source settles it, say so.</source>
        <translation>Du prüfst Fakten. Zerlege den Text in überprüfbare Aussagen und lass Meinungen weg. Nenne zu jeder Aussage: die Aussage, das Urteil (wahr, größtenteils wahr, irreführend, falsch, nicht überprüfbar), den Beleg mit Quelle und den fehlenden Zusammenhang. Sei bei Aussagen, die dir gefallen, genauso streng wie bei anderen. Rate nie ein Urteil: Wo keine Quelle entscheidet, sage das.</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Translates texts and keeps tone and format</source>
        <translation>Übersetzt Texte und bewahrt Ton und Format</translation>
    </message>
    <message>
        <source>You are a translator. Translate the text that the user gives into the language they name; without one, from the user&apos;s language into English, and anything else into the user&apos;s language. Keep meaning, tone, names, numbers and formatting. Use the usual terms of the field. Reply with the translation alone; where a passage allows two readings, add one short note below it, in the language of the question.</source>
        <translation>Du übersetzt. Übertrage den gegebenen Text in die genannte Sprache; ist keine genannt, Deutsches ins Englische und alles andere ins Deutsche. Bewahre Sinn, Ton, Namen, Zahlen und Formatierung. Verwende die üblichen Fachbegriffe. Antworte nur mit der Übersetzung; lässt eine Stelle zwei Lesarten zu, füge darunter eine kurze Anmerkung in der Sprache der Frage an.</translation>
    </message>
    <message>
        <source>Proofreader</source>
        <translation>Korrektorat</translation>
    </message>
    <message>
        <source>Corrects spelling, grammar and punctuation, and says what it changed</source>
        <translation>Korrigiert Rechtschreibung, Grammatik und Zeichensetzung und nennt die Änderungen</translation>
    </message>
    <message>
        <source>You are a proofreader. Correct spelling, grammar, punctuation and wrong words in the user&apos;s text, and keep the author&apos;s voice: change nothing that is right. Give the corrected text first, then a short list of the changes that matter, each with its reason. Where a sentence is unclear, ask instead of guessing.</source>
        <translation>Du liest Korrektur. Berichtige Rechtschreibung, Grammatik, Zeichensetzung und falsch gewählte Wörter im Text und bewahre die Stimme des Verfassers: Ändere nichts, was richtig ist. Gib zuerst den korrigierten Text aus, danach eine kurze Liste der wichtigen Änderungen mit Begründung. Ist ein Satz unklar, frage nach, statt zu raten.</translation>
    </message>
    <message>
        <source>Writing coach</source>
        <translation>Schreibberatung</translation>
    </message>
    <message>
        <source>Makes a text clearer and shorter</source>
        <translation>Macht einen Text klarer und kürzer</translation>
    </message>
    <message>
        <source>You are a writing coach. First name the two or three things that would improve the user&apos;s text most: structure, clarity, tone or length. Then show them on concrete sentences, before and after. Rewrite the whole text only when asked. Prefer short sentences, plain words and verbs. Respect the author&apos;s purpose and readers; ask about them when they are unclear.</source>
        <translation>Du berätst beim Schreiben. Nenne zuerst die zwei oder drei Punkte, die den Text am meisten verbessern würden: Aufbau, Klarheit, Ton oder Länge. Zeige sie dann an konkreten Sätzen, vorher und nachher. Schreibe den ganzen Text nur auf Wunsch um. Bevorzuge kurze Sätze, einfache Wörter und Verben. Achte Absicht und Leserschaft; frage danach, wenn sie unklar sind.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>The main points of a long text or page</source>
        <translation>Die Hauptpunkte eines langen Textes oder einer Seite</translation>
    </message>
    <message>
        <source>You summarise. Begin with one sentence that says what the text is about and what it concludes. Then give five points at most, the most important first, with the figures, names and dates that carry them. Keep to what the text says; mark your own remarks as such. If the text leaves out something that a reader would need, say so at the end.</source>
        <translation>Du fasst zusammen. Beginne mit einem Satz, der sagt, wovon der Text handelt und zu welchem Schluss er kommt. Nenne dann höchstens fünf Punkte, den wichtigsten zuerst, mit den entscheidenden Zahlen, Namen und Daten. Halte dich an den Text; kennzeichne eigene Anmerkungen. Fehlt dem Text etwas, was man wissen müsste, sage es am Schluss.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Lernhilfe</translation>
    </message>
    <message>
        <source>Explains step by step and asks back</source>
        <translation>Erklärt Schritt für Schritt und fragt nach, ob es verstanden wurde</translation>
    </message>
    <message>
        <source>You are a patient teacher. Find out what the learner knows, then explain step by step, with one example from daily life and one from the field. Introduce each new term before you use it. When there is an exercise, give hints first and the solution only when asked. End with one question that shows whether it was understood.</source>
        <translation>Du unterrichtest geduldig. Finde heraus, was schon bekannt ist, und erkläre dann Schritt für Schritt, mit einem Beispiel aus dem Alltag und einem aus dem Fach. Führe jeden neuen Begriff ein, bevor du ihn verwendest. Gib bei Übungen zuerst Hinweise und die Lösung nur auf Wunsch. Schließe mit einer Frage, die zeigt, ob es verstanden wurde.</translation>
    </message>
    <message>
        <source>Code review</source>
        <translation>Code-Review</translation>
    </message>
    <message>
        <source>Finds faults in code and shows how to mend them</source>
        <translation>Findet Fehler im Code und zeigt, wie man sie behebt</translation>
    </message>
    <message>
        <source>You review code. Look for faults first: wrong results, edge cases, races, security, resources that leak. Then readability and tests. Give each finding with its place, its weight (must, should, could) and a minimal patch. Do not praise and do not rewrite what works. Say what you could not judge without more context. If the code is fine, say so in one line.</source>
        <translation>Du prüfst Code. Suche zuerst Fehler: falsche Ergebnisse, Grenzfälle, Race Conditions, Sicherheitslücken, Ressourcenlecks. Danach Lesbarkeit und Tests. Nenne zu jedem Befund die Stelle, den Schweregrad (muss, sollte, kann) und einen minimalen Patch. Lobe nicht und schreibe nicht um, was funktioniert. Sage, was du ohne mehr Kontext nicht beurteilen konntest. Ist der Code in Ordnung, genügt eine Zeile.</translation>
    </message>
    <message>
        <source>Data analysis</source>
        <translation>Datenanalyse</translation>
    </message>
    <message>
        <source>Reads tables and figures, with the arithmetic shown</source>
        <translation>Liest Tabellen und Zahlen und zeigt den Rechenweg</translation>
    </message>
    <message>
        <source>You analyse data. State first what the data can and cannot answer: rows, columns, units, gaps, outliers. Show the arithmetic of every figure you report, and give tables where they help. Distinguish correlation from cause, and sample from population. Name the assumptions behind an estimate and how much it would change without them. End with the finding in one sentence.</source>
        <translation>Du analysierst Daten. Sage zuerst, was die Daten beantworten können und was nicht: Zeilen, Spalten, Einheiten, Lücken, Ausreißer. Zeige zu jeder Zahl den Rechenweg und nutze Tabellen, wo sie helfen. Unterscheide Korrelation von Ursache und Stichprobe von Grundgesamtheit. Nenne die Annahmen hinter einer Schätzung und wie stark sie ins Gewicht fallen. Schließe mit dem Ergebnis in einem Satz.</translation>
    </message>
    <message>
        <source>Meeting minutes</source>
        <translation>Sitzungsprotokoll</translation>
    </message>
    <message>
        <source>Decisions, tasks and open questions from notes</source>
        <translation>Beschlüsse, Aufgaben und offene Fragen aus Notizen</translation>
    </message>
    <message>
        <source>You write minutes from notes or a transcript. Give: subject, date and people; decisions; tasks as a table with who, what and by when; open questions; and a summary of five lines at most. Keep to what was said and leave a field empty where nothing was said. Put unclear names and dates in brackets with a question mark. No small talk.</source>
        <translation>Du schreibst Protokolle aus Notizen oder Mitschriften. Gib an: Thema, Datum und Beteiligte; Beschlüsse; Aufgaben als Tabelle mit wer, was und bis wann; offene Fragen; eine Zusammenfassung von höchstens fünf Zeilen. Halte dich an das Gesagte und lass ein Feld leer, zu dem nichts gesagt wurde. Setze unklare Namen und Daten in Klammern mit Fragezeichen. Kein Smalltalk.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Pro und Kontra</translation>
    </message>
    <message>
        <source>The best case for and against, then what decides it</source>
        <translation>Die besten Argumente beider Seiten und was den Ausschlag gibt</translation>
    </message>
    <message>
        <source>You argue both sides of a question fairly. Give the strongest case for and the strongest case against, each in the words that its supporters would use and with its best evidence. Then name the facts and the values on which the decision turns, and what would change a reasonable person&apos;s mind. Give your own judgement only when asked, and mark it.</source>
        <translation>Du stellst beide Seiten einer Frage fair dar. Nenne die stärksten Argumente dafür und dagegen, jeweils in den Worten ihrer Anhänger und mit den besten Belegen. Nenne dann die Fakten und Werte, an denen die Entscheidung hängt, und was einen vernünftigen Menschen umstimmen würde. Urteile selbst nur auf Wunsch und kennzeichne es.</translation>
    </message>
    <message>
        <source>Travel planning</source>
        <translation>Reiseplanung</translation>
    </message>
    <message>
        <source>Routes, days and costs, with current opening times</source>
        <translation>Routen, Tage und Kosten mit aktuellen Öffnungszeiten</translation>
    </message>
    <message>
        <source>You plan trips. Ask for dates, budget, pace and interests where they are missing, but give a first draft anyway. Plan by day, with travel times, realistic pauses and an alternative for bad weather. Look up opening times, prices, entry rules and holidays, with their source and date. List what must be booked early, and a rough budget at the end.</source>
        <translation>Du planst Reisen. Frage nach Daten, Budget, Tempo und Interessen, wo sie fehlen, gib aber trotzdem einen ersten Entwurf. Plane tageweise, mit Fahrzeiten, realistischen Pausen und einer Alternative bei schlechtem Wetter. Schlage Öffnungszeiten, Preise, Einreisebestimmungen und Feiertage nach, mit Quelle und Datum. Liste auf, was früh gebucht werden muss, und am Ende ein grobes Budget.</translation>
    </message>
</context>
<context>
    <name>AssistantTransfer</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>{file} konnte nicht geschrieben werden. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Choose a file with assistants</source>
        <translation>Datei mit Assistenten auswählen</translation>
    </message>
    <message>
        <source>Assistants (*.json *.zip)</source>
        <translation>Assistenten (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <translation>Assistenten exportieren</translation>
    </message>
</context>
<context>
    <name>AssistantsController</name>
    <message>
        <source>Assistant: {name}</source>
        <translation>Assistent: {name}</translation>
    </message>
    <message>
        <source>This conversation&apos;s assistant was deleted; it goes on without one.</source>
        <translation>Der Assistent dieses Chats wurde gelöscht; es geht ohne ihn weiter.</translation>
    </message>
    <message>
        <source>Assistant deleted</source>
        <translation>Assistent gelöscht</translation>
    </message>
    <message>
        <source>“{name}” replaces what you had picked for this conversation: {things}.</source>
        <translation>„{name}“ ersetzt, was für diesen Chat gewählt war: {things}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>New conversation with {name}</source>
        <translation>Neuer Chat mit {name}</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>Websuche</translation>
    </message>
    <message>
        <source>search source</source>
        <translation>Suchquelle</translation>
    </message>
    <message>
        <source>search planning</source>
        <translation>Suchplanung</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>Wissensdatenbanken</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>checking of answers</source>
        <translation>Prüfung der Antworten</translation>
    </message>
</context>
<context>
    <name>AttachButton</name>
    <message>
        <source>Attach documents or images</source>
        <translation>Dokumente oder Bilder anhängen</translation>
    </message>
</context>
<context>
    <name>AttachmentController</name>
    <message>
        <source>At most {count} images per question.</source>
        <translation>Höchstens {count} Bilder pro Frage.</translation>
    </message>
    <message>
        <source>At most {count} documents per question.</source>
        <translation>Höchstens {count} Dokumente pro Frage.</translation>
    </message>
    <message>
        <source>Add folders to a knowledge base instead: {names}</source>
        <translation>Ordner bitte zu einer Wissensdatenbank hinzufügen: {names}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>Dokumente oder Bilder anhängen</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>The backup could not be uploaded. {why}</source>
        <translation>Das Backup konnte nicht hochgeladen werden. {why}</translation>
    </message>
    <message>
        <source>No backup could be made. {why}</source>
        <translation>Backup nicht möglich. {why}</translation>
    </message>
    <message>
        <source>This passphrase does not open the keys in the backup.</source>
        <translation>Diese Passphrase öffnet die Schlüssel im Backup nicht.</translation>
    </message>
    <message>
        <source>{where} did not accept the user name or password.</source>
        <translation>{where} hat Benutzername oder Passwort nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The certificate of {where} is not trusted by this system, so no password was sent to it.</source>
        <translation>Dieses System vertraut dem Zertifikat von {where} nicht; es wurde daher kein Passwort gesendet.</translation>
    </message>
    <message>
        <source>{where} is not a backup of Citewise.</source>
        <translation>{where} ist kein Backup von Citewise.</translation>
    </message>
    <message>
        <source>{where} is damaged or incomplete. Nothing was changed; choose another backup.</source>
        <translation>{where} ist beschädigt oder unvollständig. Es wurde nichts geändert; bitte ein anderes Backup wählen.</translation>
    </message>
    <message>
        <source>{where} was made by a newer version of Citewise. Update Citewise, then try again.</source>
        <translation>{where} stammt von einer neueren Version von Citewise. Bitte Citewise aktualisieren und erneut versuchen.</translation>
    </message>
    <message>
        <source>{where} is damaged. Restart Citewise: it sets the file aside and saves what can be read.</source>
        <translation>{where} ist beschädigt. Bitte Citewise neu starten: Die Datei wird beiseitegelegt und alles Lesbare gerettet.</translation>
    </message>
    <message>
        <source>There is not enough free space on the disk.</source>
        <translation>Auf dem Datenträger ist nicht genug Speicherplatz frei.</translation>
    </message>
    <message>
        <source>There is nothing to back up or to restore.</source>
        <translation>Es gibt nichts zu sichern oder wiederherzustellen.</translation>
    </message>
    <message>
        <source>The folder {where} is not there. Connect its drive, or choose another folder.</source>
        <translation>Der Ordner {where} ist nicht vorhanden. Bitte das Laufwerk anschließen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Another Citewise has the data directory open. Close it, then try again.</source>
        <translation>Das Datenverzeichnis ist in einem anderen Citewise geöffnet. Bitte dieses schließen und erneut versuchen.</translation>
    </message>
    <message>
        <source>{where} has no space left for it. Delete something there, or keep fewer backups.</source>
        <translation>{where} hat keinen Platz mehr dafür. Bitte dort etwas löschen oder weniger Backups aufbewahren.</translation>
    </message>
    <message>
        <source>There is no WebDAV folder at this address of {where}. Check the address.</source>
        <translation>Unter dieser Adresse gibt es bei {where} keinen WebDAV-Ordner. Bitte die Adresse prüfen.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}. If that is right, enter the new address.</source>
        <translation>{where} leitet auf {host} um. Falls das stimmt, bitte die neue Adresse eingeben.</translation>
    </message>
    <message>
        <source>{where} does not allow writing to this folder.</source>
        <translation>{where} erlaubt keine Schreibzugriffe auf diesen Ordner.</translation>
    </message>
    <message>
        <source>The transfer with {where} was incomplete. Try again.</source>
        <translation>Die Übertragung mit {where} war unvollständig. Bitte erneut versuchen.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again later.</source>
        <translation>{where} hat einen Fehler gemeldet. Bitte später erneut versuchen.</translation>
    </message>
</context>
<context>
    <name>BackupSection</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>In Datei sichern…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>Undo restore…</source>
        <translation>Rückgängig machen…</translation>
    </message>
    <message>
        <source>Back up to a WebDAV server, too</source>
        <translation>Auch auf einem WebDAV-Server sichern</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Wird gesichert…</translation>
    </message>
    <message>
        <source>Make backups</source>
        <translation>Backups erstellen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Backup-Ordner</translation>
    </message>
    <message>
        <source>Choose the folder for backups</source>
        <translation>Backup-Ordner auswählen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Aufbewahren</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Täglich</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Wöchentlich</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> Backups</translation>
    </message>
    <message>
        <source>Backed up to {file}.</source>
        <translation>Gesichert in {file}.</translation>
    </message>
    <message>
        <source>The backup was made and checked.</source>
        <translation>Das Backup wurde erstellt und geprüft.</translation>
    </message>
    <message>
        <source>There are no conversations to back up yet.</source>
        <translation>Es gibt noch keine Chats zu sichern.</translation>
    </message>
    <message>
        <source>Last backup: {moment}</source>
        <translation>Letztes Backup: {moment}</translation>
    </message>
    <message>
        <source>No backup has been made yet.</source>
        <translation>Es wurde noch kein Backup erstellt.</translation>
    </message>
    <message>
        <source>Puts back what was here before the restore of {moment}.</source>
        <translation>Stellt den Stand vor der Wiederherstellung vom {moment} wieder her.</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n Chat</numerusform>
            <numerusform>%n Chats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remembered fact(s)</source>
        <translation>
            <numerusform>%n Erinnerung</numerusform>
            <numerusform>%n Erinnerungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s)</source>
        <translation>
            <numerusform>%n Assistent</numerusform>
            <numerusform>%n Assistenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s)</source>
        <translation>
            <numerusform>%n Prompt</numerusform>
            <numerusform>%n Prompts</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in this backup is here already.</source>
        <translation>Alles in diesem Backup ist hier bereits vorhanden.</translation>
    </message>
    <message>
        <source>Added: {counts}.</source>
        <translation>Hinzugefügt: {counts}.</translation>
    </message>
</context>
<context>
    <name>BaseChoice</name>
    <message>
        <source>All knowledge bases</source>
        <translation>Alle Wissensdatenbanken</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <translation>Noch keine vorhanden</translation>
    </message>
    <message>
        <source>As in the conversation</source>
        <translation>Wie im Chat</translation>
    </message>
</context>
<context>
    <name>BaseList</name>
    <message>
        <source>New knowledge base</source>
        <translation>Neue Wissensdatenbank</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Wissensdatenbanken</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
</context>
<context>
    <name>BasePane</name>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add web page…</source>
        <translation>Webseite hinzufügen…</translation>
    </message>
    <message>
        <source>Add note…</source>
        <translation>Notiz hinzufügen…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Test search</source>
        <translation>Testsuche</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Nothing here yet. Add files or a folder, or drop them here; web pages and notes can be added too. Files stay where they are, and the text read from them is kept on this computer.</source>
        <translation>Noch nichts vorhanden. Dateien oder einen Ordner hinzufügen oder hierher ziehen; auch Webseiten und Notizen sind möglich. Dateien bleiben an ihrem Ort; der daraus gelesene Text wird auf diesem Computer gespeichert.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Reading: {what}</source>
        <translation>Wird eingelesen: {what}</translation>
    </message>
    <message>
        <source>Reading is paused.</source>
        <translation>Einlesen pausiert.</translation>
    </message>
</context>
<context>
    <name>BatchCard</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the import of {file}</source>
        <translation>Import von {file} rückgängig machen</translation>
    </message>
    <message>
        <source>not complete: import it again</source>
        <translation>unvollständig: bitte erneut importieren</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>CallList</name>
    <message>
        <source>Recent requests</source>
        <translation>Letzte Anfragen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
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
        <translation>{program} hat die Textstelle nicht aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>ChannelCard</name>
    <message>
        <source>Searching with {name}…</source>
        <translation>Suche mit {name}…</translation>
    </message>
    <message>
        <source>Also gives a short answer beside its results.</source>
        <translation>Liefert neben den Ergebnissen auch eine kurze Antwort.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Works without a key, with lower limits.</source>
        <translation>Funktioniert ohne Schlüssel, mit niedrigeren Limits.</translation>
    </message>
    <message>
        <source>Auto (first one that can)</source>
        <translation>Auto (erstes geeignetes)</translation>
    </message>
    <message>
        <source>Model that searches</source>
        <translation>Modell für die Suche</translation>
    </message>
    <message>
        <source>No model with its own search is set up. Add its provider under Models.</source>
        <translation>Kein Modell mit eigener Suche eingerichtet. Der Anbieter lässt sich unter „Modelle“ hinzufügen.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Custom address</source>
        <translation>Eigene Adresse</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>API-Schlüssel anfordern</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Ungültige Adresse. Sie sollte mit https:// beginnen</translation>
    </message>
</context>
<context>
    <name>ChannelList</name>
    <message>
        <source>Search providers</source>
        <translation>Suchanbieter</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+↑)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+↓)</translation>
    </message>
</context>
<context>
    <name>ChannelSection</name>
    <message>
        <source>This installation has no search provider.</source>
        <translation>Diese Installation hat keinen Suchanbieter.</translation>
    </message>
    <message>
        <source>Automatic fallback</source>
        <translation>Automatisch ausweichen</translation>
    </message>
    <message>
        <source>If a search fails, the next provider is used. Turned off, the ticked ones are used from top to bottom.</source>
        <translation>Schlägt eine Suche fehl, wird der nächste Anbieter verwendet. Ist dies ausgeschaltet, werden die angekreuzten Anbieter von oben nach unten verwendet.</translation>
    </message>
    <message>
        <source>Tick at least one. Until then nothing changes.</source>
        <translation>Bitte mindestens einen ankreuzen. Bis dahin ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>CheckBar</name>
    <message>
        <source>{engine} asks for a captcha. The search is waiting.</source>
        <translation>{engine} verlangt ein Captcha. Die Suche wartet.</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>Im Fenster lösen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine} in the window that opened. The search then continues.</source>
        <translation>Bitte das Captcha von {engine} im geöffneten Fenster lösen. Danach geht die Suche weiter.</translation>
    </message>
    <message>
        <source>Captcha of {engine}</source>
        <translation>Captcha von {engine}</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine}. This window closes by itself when results appear.</source>
        <translation>Bitte das Captcha von {engine} lösen. Dieses Fenster schließt sich von selbst, sobald Ergebnisse erscheinen.</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>The certificate is not valid, so the page was not opened.</source>
        <translation>Das Zertifikat ist ungültig, daher wurde die Seite nicht geöffnet.</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Sichere Verbindung</translation>
    </message>
    <message>
        <source>Not secure: others can read and change what is sent</source>
        <translation>Nicht sicher: Andere können die übertragenen Daten lesen und ändern</translation>
    </message>
    <message>
        <source>{said} · no longer {home}</source>
        <translation>{said} · nicht mehr auf {home}</translation>
    </message>
    <message>
        <source>Leave {home}?</source>
        <translation>{home} verlassen?</translation>
    </message>
    <message>
        <source>The page leads to {host}, which is not part of the captcha. Enter nothing there that is not meant for {host}.</source>
        <translation>Die Seite führt zu {host}; das gehört nicht zum Captcha. Bitte dort nichts eingeben, was nicht für {host} bestimmt ist.</translation>
    </message>
</context>
<context>
    <name>ClaimNumbers</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n Aussage</numerusform>
            <numerusform>%n Aussagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Before: {words}</source>
        <translation>Vorher: {words}</translation>
    </message>
    <message>
        <source>Now: {words}</source>
        <translation>Jetzt: {words}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Citations are only compared with their sources</source>
        <translation>Quellenverweise werden nur mit ihren Quellen verglichen</translation>
    </message>
    <message>
        <source>Citations are moved to the right passage, disagreeing sources are marked</source>
        <translation>Quellenverweise werden der richtigen Textstelle zugeordnet, widersprüchliche Quellen markiert</translation>
    </message>
    <message>
        <source>What is not found is looked up, then corrected by the model</source>
        <translation>Was nicht gefunden wird, wird nachgeschlagen und dann vom Modell korrigiert</translation>
    </message>
    <message>
        <source>{claims}: {states}</source>
        <translation>{claims}: {states}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{count} found</source>
        <translation>{count} gefunden</translation>
    </message>
    <message>
        <source>{count} moved</source>
        <translation>{count} neu zugeordnet</translation>
    </message>
    <message>
        <source>{count} looked up</source>
        <translation>{count} nachgeschlagen</translation>
    </message>
    <message>
        <source>{count} corrected</source>
        <translation>{count} korrigiert</translation>
    </message>
    <message>
        <source>{count} softened</source>
        <translation>{count} abgeschwächt</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>{count} entfernt</translation>
    </message>
    <message>
        <source>{count} with disagreeing sources</source>
        <translation>{count} mit widersprüchlichen Quellen</translation>
    </message>
    <message>
        <source>{count} contradicted</source>
        <translation>{count} widerlegt</translation>
    </message>
    <message>
        <source>{count} partly found</source>
        <translation>{count} teilweise gefunden</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>{count} nicht gefunden</translation>
    </message>
    <message>
        <source>{count} not checked (other language)</source>
        <translation>{count} nicht geprüft (andere Sprache)</translation>
    </message>
    <message>
        <source>{count} could not be checked</source>
        <translation>{count} nicht prüfbar</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>Neu zugeordnet: von {before} zu {after}</translation>
    </message>
    <message>
        <source>As of {date}, the date of its newest source</source>
        <translation>Stand {date}, das Datum der neuesten Quelle</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>Quellen widersprechen sich</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{claim} — “{evidence}”</source>
        <translation>{claim} – „{evidence}“</translation>
    </message>
    <message>
        <source>Looked up after the answer was written</source>
        <translation>Nach dem Schreiben der Antwort nachgeschlagen</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Neu zugeordnet</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Datiert</translation>
    </message>
    <message>
        <source>Contradicted by what was looked up</source>
        <translation>Durch Nachschlagen widerlegt</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Softened</source>
        <translation>Abgeschwächt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Bearbeitet</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>An answer is not saved yet: it could not be written to disk.</source>
        <translation>Eine Antwort ist noch nicht gespeichert: Sie konnte nicht auf den Datenträger geschrieben werden.</translation>
    </message>
    <message>
        <source>{why} Closing now loses its last words, unless you copy them.</source>
        <translation>{why} Beim Schließen gehen die letzten Worte verloren, sofern sie nicht vorher kopiert werden.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Speichern und schließen</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>It could not be written to disk.</source>
        <translation>Das Schreiben auf den Datenträger ist fehlgeschlagen.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Conversations</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>Neuer privater Chat</translation>
    </message>
    <message>
        <source>New conversation with an assistant…</source>
        <translation>Neuer Chat mit einem Assistenten…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Chats durchsuchen</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Im Chat suchen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>Chat umbenennen</translation>
    </message>
    <message>
        <source>Pin or unpin conversation</source>
        <translation>Chat anheften oder lösen</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Chat archivieren</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Chats importieren…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Chat exportieren…</translation>
    </message>
    <message>
        <source>Export conversation with all branches…</source>
        <translation>Chat mit allen Zweigen exportieren…</translation>
    </message>
    <message>
        <source>Export all conversations (JSON)…</source>
        <translation>Alle Chats exportieren (JSON)…</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Chat löschen</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>Nächster Chat</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>Vorheriger Chat</translation>
    </message>
    <message>
        <source>Conversation {number} of the list</source>
        <translation>Chat {number} der Liste</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Copy answer with sources</source>
        <translation>Antwort mit Quellen kopieren</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>Quellen erneut prüfen</translation>
    </message>
    <message>
        <source>Translate answer</source>
        <translation>Antwort übersetzen</translation>
    </message>
    <message>
        <source>Read answer aloud or stop</source>
        <translation>Vorlesen der Antwort starten oder stoppen</translation>
    </message>
    <message>
        <source>Pause or resume reading</source>
        <translation>Vorlesen pausieren oder fortsetzen</translation>
    </message>
    <message>
        <source>Read next sentence</source>
        <translation>Nächsten Satz vorlesen</translation>
    </message>
    <message>
        <source>Read previous sentence</source>
        <translation>Vorherigen Satz vorlesen</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>Auswahl zitieren</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Compare answer with…</source>
        <translation>Antwort vergleichen mit…</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>Diese Antwort behalten</translation>
    </message>
    <message>
        <source>Previous answer, side by side</source>
        <translation>Nebeneinander: vorherige Antwort</translation>
    </message>
    <message>
        <source>Next answer, side by side</source>
        <translation>Nebeneinander: nächste Antwort</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>Zur Frage springen</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Schnellfrage</translation>
    </message>
    <message>
        <source>Edit last question</source>
        <translation>Letzte Frage bearbeiten</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Vorherige Frage</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Web: Off, Auto, Always</source>
        <translation>Web: Aus, Auto, Immer</translation>
    </message>
    <message>
        <source>Answer or Research</source>
        <translation>Antwort oder Recherche</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>Modell auswählen</translation>
    </message>
    <message>
        <source>Choose assistant…</source>
        <translation>Assistenten auswählen…</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>Prompt einfügen</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Frage als Prompt speichern…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Modelle vergleichen…</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>Assistenten verwalten…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Dateien anhängen</translation>
    </message>
    <message>
        <source>Show or hide conversations</source>
        <translation>Chats ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>Quellen ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Research graph</source>
        <translation>Recherchegraph</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>Textgröße zurücksetzen</translation>
    </message>
    <message>
        <source>Theme: Light</source>
        <translation>Design: Hell</translation>
    </message>
    <message>
        <source>Theme: Dark</source>
        <translation>Design: Dunkel</translation>
    </message>
    <message>
        <source>Theme: System</source>
        <translation>Design: System</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Wissensdatenbanken</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>About Citewise</source>
        <translation>Über Citewise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Settings: Models</source>
        <translation>Einstellungen: Modelle</translation>
    </message>
    <message>
        <source>Settings: Search</source>
        <translation>Einstellungen: Suche</translation>
    </message>
    <message>
        <source>Settings: Retrieval</source>
        <translation>Einstellungen: Retrieval</translation>
    </message>
    <message>
        <source>Settings: Memory</source>
        <translation>Einstellungen: Gedächtnis</translation>
    </message>
    <message>
        <source>Settings: Tools (MCP)</source>
        <translation>Einstellungen: Tools (MCP)</translation>
    </message>
    <message>
        <source>Settings: Network</source>
        <translation>Einstellungen: Netzwerk</translation>
    </message>
    <message>
        <source>Settings: Local API</source>
        <translation>Einstellungen: Lokale API</translation>
    </message>
    <message>
        <source>Settings: Appearance</source>
        <translation>Einstellungen: Darstellung</translation>
    </message>
    <message>
        <source>Settings: Data</source>
        <translation>Einstellungen: Daten</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare models</source>
        <translation>Modelle vergleichen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Filter models</source>
        <translation>Modelle filtern</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose {least} to {most} models. Each answers your question, side by side.</source>
        <translation>Bitte {least} bis {most} Modelle wählen. Jedes beantwortet die Frage, nebeneinander.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer of {model} was kept.</source>
        <translation>Die Antwort von {model} wurde behalten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Editing an earlier question. The old answer is kept.</source>
        <translation>Eine frühere Frage wird bearbeitet. Die alte Antwort bleibt erhalten.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Your answer to the question above</source>
        <translation>Antwort auf die Rückfrage oben</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>Stellen Sie eine Frage</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Ihre Frage</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text: %Ln character(s)</source>
        <translation>
            <numerusform>Eingefügter Text: %Ln Zeichen</numerusform>
            <numerusform>Eingefügter Text: %Ln Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Stopp (Esc)</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>Senden (Eingabe)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Run these commands?</source>
        <translation>Diese Befehle ausführen?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>Diesen Befehl ausführen?</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read and change your files. Run only what you trust.</source>
        <translation>Er läuft auf diesem Computer mit Ihren Rechten: Er kann Ihre Dateien lesen und ändern. Führen Sie nur aus, was Sie für vertrauenswürdig halten.</translation>
    </message>
    <message>
        <source>Command of {name}</source>
        <translation>Befehl von {name}</translation>
    </message>
    <message>
        <source>With the variables: {names}</source>
        <translation>Mit den Variablen: {names}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ContentsPane</name>
    <message>
        <source>Filter by name</source>
        <translation>Nach Namen filtern</translation>
    </message>
    <message>
        <source>Filter documents by name</source>
        <translation>Dokumente nach Namen filtern</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>Nur fehlgeschlagene</translation>
    </message>
    <message>
        <source>Documents of this knowledge base</source>
        <translation>Dokumente dieser Wissensdatenbank</translation>
    </message>
    <message>
        <source>Reindex</source>
        <translation>Neu indexieren</translation>
    </message>
    <message>
        <source>Reindex the selected documents, changed or not</source>
        <translation>Ausgewählte Dokumente neu indexieren, ob geändert oder nicht</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove from this knowledge base; the files themselves stay (Del)</source>
        <translation>Aus dieser Wissensdatenbank entfernen; die Dateien selbst bleiben erhalten (Entf)</translation>
    </message>
    <message>
        <source>No matching documents.</source>
        <translation>Keine passenden Dokumente.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Remove its whole folder</source>
        <translation>Ganzen Ordner entfernen</translation>
    </message>
</context>
<context>
    <name>ConversationExport</name>
    <message>
        <source>Export conversation</source>
        <translation>Chat exportieren</translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>Chats exportieren</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>This conversation no longer exists, so nothing was exported.</source>
        <translation>Dieser Chat existiert nicht mehr, daher wurde nichts exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n conversation(s) in {folder}</source>
        <translation>
            <numerusform>Gespeichert: %n Chat in {folder}</numerusform>
            <numerusform>Gespeichert: %n Chats in {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be made: the built-in browser did not print it.</source>
        <translation>{file} konnte nicht erstellt werden: Der integrierte Browser konnte nicht drucken.</translation>
    </message>
    <message>
        <source>Exporting conversations…</source>
        <translation>Chats werden exportiert…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
</context>
<context>
    <name>ConversationImport</name>
    <message>
        <source>Choose an export or backup</source>
        <translation>Export oder Backup auswählen</translation>
    </message>
    <message>
        <source>What was imported until then is kept. Import the same file again to complete it.</source>
        <translation>Das bis dahin Importierte bleibt erhalten. Zum Vervollständigen dieselbe Datei erneut importieren.</translation>
    </message>
    <message>
        <source>The import broke off</source>
        <translation>Der Import wurde abgebrochen</translation>
    </message>
    <message>
        <source>Import undone</source>
        <translation>Import rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>New conversation</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New private conversation: nothing of it is kept</source>
        <translation>Neuer privater Chat: Nichts davon wird gespeichert</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>Neuer privater Chat</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Chats durchsuchen</translation>
    </message>
    <message>
        <source>Words in any order, “a phrase”, #tag</source>
        <translation>Wörter in beliebiger Reihenfolge, „eine Wortfolge“, #Schlagwort</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More options for the list of conversations</source>
        <translation>Weitere Optionen für die Chatliste</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Back to all conversations</source>
        <translation>Zurück zu allen Chats</translation>
    </message>
    <message>
        <source>Archived: back to all conversations</source>
        <translation>Archiviert: zurück zu allen Chats</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Knowledge bases: your own documents</source>
        <translation>Wissensdatenbanken: eigene Dokumente</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Wissensdatenbanken</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nichts gefunden für „{text}“.</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>Nichts archiviert.</translation>
    </message>
    <message>
        <source>Your conversations will be listed here.</source>
        <translation>Hier werden Ihre Chats aufgelistet.</translation>
    </message>
    <message>
        <source>Move to group</source>
        <translation>In Gruppe verschieben</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>Neue Gruppe…</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Keine Gruppe</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Neue Gruppe</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Name der Gruppe</translation>
    </message>
    <message>
        <source>Archived “{title}”</source>
        <translation>„{title}“ archiviert</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) archived</source>
        <translation>
            <numerusform>%n Chat archiviert</numerusform>
            <numerusform>%n Chats archiviert</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>„{title}“ gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted</source>
        <translation>
            <numerusform>%n Chat gelöscht</numerusform>
            <numerusform>%n Chats gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>New conversation here</source>
        <translation>Neuer Chat hier</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Chat exportieren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename by model</source>
        <translation>Vom Modell benennen lassen</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Dearchivieren</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Filter by tag</source>
        <translation>Nach Schlagwort filtern</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Chats importieren…</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>Alle Chats exportieren</translation>
    </message>
    <message>
        <source>Archived ({count})</source>
        <translation>Archiviert ({count})</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Neues Schlagwort…</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
</context>
<context>
    <name>ConversationPresenter</name>
    <message>
        <source>Private</source>
        <translation>Privat</translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Private: gone when the window closes</source>
        <translation>Privat: beim Schließen des Fensters gelöscht</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>antwortet gerade</translation>
    </message>
    <message>
        <source>new answer</source>
        <translation>neue Antwort</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archiviert</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ausgeklappt</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>eingeklappt</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n Chat</numerusform>
            <numerusform>%n Chats</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {name}, {many}, {state}</source>
        <translation>Gruppe {name}, {many}, {state}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>DataCare</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Damaged since Citewise ended unexpectedly: {names}. A restart sets the file aside and keeps what can be read of it.</source>
        <translation>Beschädigt, da Citewise unerwartet beendet wurde: {names}. Ein Neustart legt die Datei beiseite und rettet, was lesbar ist.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>The backup was restored. What was here before is kept; the restore can be undone.</source>
        <translation>Das Backup wurde wiederhergestellt. Der vorherige Stand bleibt erhalten; die Wiederherstellung lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Undo…</source>
        <translation>Rückgängig…</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>Datenverzeichnis</translation>
    </message>
    <message>
        <source>Conversations, settings and logs are kept here.</source>
        <translation>Hier werden Chats, Einstellungen und Logs gespeichert.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the data directory</source>
        <translation>Datenverzeichnis öffnen</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Updates</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>The three steps of the first start.</source>
        <translation>Die drei Schritte des ersten Starts.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Erneut anzeigen</translation>
    </message>
    <message>
        <source>Show the first steps again</source>
        <translation>Erste Schritte erneut anzeigen</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Deletes all conversations, knowledge bases, settings and API keys, and closes Citewise.</source>
        <translation>Löscht alle Chats, Wissensdatenbanken, Einstellungen und API-Schlüssel und schließt Citewise.</translation>
    </message>
    <message>
        <source>Erase everything…</source>
        <translation>Alles löschen…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Made while nothing else is going on, where something has changed. A missed one is made up.</source>
        <translation>Erstellt, wenn Citewise sonst nichts tut und sich etwas geändert hat. Versäumte werden nachgeholt.</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Conversations of other programs. Each import can be undone.</source>
        <translation>Chats anderer Programme. Jeder Import lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Kept pages</source>
        <translation>Gespeicherte Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n Chat</numerusform>
            <numerusform>%n Chats</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {origin}</source>
        <translation>{name}: {origin}</translation>
    </message>
    <message>
        <source>keychain</source>
        <translation>Schlüsselbund</translation>
    </message>
    <message>
        <source>encrypted key file</source>
        <translation>verschlüsselte Schlüsseldatei</translation>
    </message>
    <message>
        <source>in memory until you quit</source>
        <translation>im Arbeitsspeicher bis zum Beenden</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>Umgebungsvariable</translation>
    </message>
    <message>
        <source>.env file in the data directory</source>
        <translation>.env-Datei im Datenverzeichnis</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
</context>
<context>
    <name>DesktopController</name>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu, or with {keys}.</source>
        <translation>Citewise läuft im Infobereich weiter. Beenden über das Menü des Symbols dort oder mit {keys}.</translation>
    </message>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu.</source>
        <translation>Citewise läuft im Infobereich weiter. Beenden über das Menü des Symbols dort.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>DesktopSection</name>
    <message>
        <source>Notify when an answer is ready</source>
        <translation>Bei fertiger Antwort benachrichtigen</translation>
    </message>
    <message>
        <source>Tray icon</source>
        <translation>Symbol im Infobereich</translation>
    </message>
    <message>
        <source>Quick ask from anywhere: give this command a shortcut in your desktop&apos;s keyboard settings.</source>
        <translation>Schnellfrage von überall: Diesem Befehl in den Tastatureinstellungen des Desktops ein Tastenkürzel zuweisen.</translation>
    </message>
    <message>
        <source>Only while another window is in front and the answer took 10 seconds or more.</source>
        <translation>Nur wenn ein anderes Fenster im Vordergrund ist und die Antwort mindestens 10 Sekunden gedauert hat.</translation>
    </message>
    <message>
        <source>Closing the window then leaves Citewise in the tray, where the system has one.</source>
        <translation>Beim Schließen des Fensters bleibt Citewise dann im Infobereich, sofern das System einen hat.</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>Open in the default application</source>
        <translation>Mit Standardanwendung öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Text des Dokuments</translation>
    </message>
    <message>
        <source>The file no longer exists. This is the text that was read from it.</source>
        <translation>Die Datei existiert nicht mehr. Dies ist der Text, der daraus gelesen wurde.</translation>
    </message>
    <message>
        <source>This document has no text.</source>
        <translation>Dieses Dokument enthält keinen Text.</translation>
    </message>
</context>
<context>
    <name>EmbeddedCard</name>
    <message>
        <source>The default model was removed. Until you choose another one, answers are quotes only.</source>
        <translation>Das Standardmodell wurde entfernt. Bis ein anderes ausgewählt wird, bestehen Antworten nur aus Zitaten.</translation>
    </message>
    <message>
        <source>Loading and testing {model}…</source>
        <translation>{model} wird geladen und getestet…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} ist jetzt das Standardmodell.</translation>
    </message>
    <message>
        <source>loading {model}…</source>
        <translation>{model} wird geladen…</translation>
    </message>
    <message>
        <source>running {model}</source>
        <translation>{model} läuft</translation>
    </message>
    <message>
        <source>{model} failed to start</source>
        <translation>{model}: Start fehlgeschlagen</translation>
    </message>
    <message>
        <source>starts with the first question</source>
        <translation>startet mit der ersten Frage</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>nicht installiert</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Run this command, then start Citewise again: {command}</source>
        <translation>Die Laufzeitumgebung für Modelle ist nicht installiert. Bitte diesen Befehl ausführen und Citewise neu starten: {command}</translation>
    </message>
    <message>
        <source>Runs a GGUF file on this computer. No API key, no other program.</source>
        <translation>Führt eine GGUF-Datei auf diesem Computer aus. Ohne API-Schlüssel, ohne anderes Programm.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>0 (CPU only)</source>
        <translation>0 (nur CPU)</translation>
    </message>
    <message>
        <source>No file yet. Add one that you have downloaded.</source>
        <translation>Noch keine Datei. Bitte eine heruntergeladene hinzufügen.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Kontext (Token)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <translation>GPU-Schichten</translation>
    </message>
    <message>
        <source>A larger context takes more memory. GPU layers need an xllamacpp build for your GPU.</source>
        <translation>Ein größerer Kontext braucht mehr Arbeitsspeicher. GPU-Schichten erfordern einen xllamacpp-Build für Ihre GPU.</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>Als Standard festlegen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>Modelle auswählen</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>Modelle (*.gguf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} funktioniert. Antwort: {word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} funktioniert.</translation>
    </message>
</context>
<context>
    <name>EmbeddingChoice</name>
    <message>
        <source>Name of the embedding model</source>
        <translation>Name des Embedding-Modells</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Embedding-Modell</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>Nur Stichwörter</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (entfernt)</translation>
    </message>
</context>
<context>
    <name>EmojiPopup</name>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation>Nutzungsbedingungen</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>Im Fenster lösen</translation>
    </message>
    <message>
        <source>Searching with {name}…</source>
        <translation>Suche mit {name}…</translation>
    </message>
    <message>
        <source>Solve the captcha of {name} in the window that opened.</source>
        <translation>Bitte das Captcha von {name} im geöffneten Fenster lösen.</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>pausiert für {time}: {reason}</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} funktioniert. Erstes Ergebnis: „{title}“</translation>
    </message>
    <message>
        <source>{name} works, though its page has a new layout. First result: “{title}”</source>
        <translation>{name} funktioniert, obwohl die Seite ein neues Layout hat. Erstes Ergebnis: „{title}“</translation>
    </message>
    <message>
        <source>Not used: {problem}</source>
        <translation>Nicht verwendet: {problem}</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Search engines</source>
        <translation>Suchmaschinen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
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
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>ERASE</source>
        <comment>the word to type; case does not count</comment>
        <translation>LÖSCHEN</translation>
    </message>
    <message>
        <source>This deletes for good, from this computer:</source>
        <translation>Dies wird endgültig von diesem Computer gelöscht:</translation>
    </message>
    <message>
        <source>conversations, memory and knowledge bases, with their backups</source>
        <translation>Chats, Gedächtnis und Wissensdatenbanken samt ihren Backups</translation>
    </message>
    <message>
        <source>settings, cached pages, cookies of search engines and logs</source>
        <translation>Einstellungen, zwischengespeicherte Seiten, Cookies der Suchmaschinen und Logs</translation>
    </message>
    <message>
        <source>API keys: the key file, and Citewise&apos;s entries in the system&apos;s keychain, those of other data directories included</source>
        <translation>API-Schlüssel: die Schlüsseldatei und die Einträge von Citewise im Schlüsselbund des Systems, auch die anderer Datenverzeichnisse</translation>
    </message>
    <message>
        <source>Your own documents stay where they are, and so do files in the data directory that Citewise did not write, and backups in other folders or on a server. Answers that are being written are stopped, and Citewise closes.</source>
        <translation>Ihre eigenen Dokumente bleiben an ihrem Ort, ebenso Dateien im Datenverzeichnis, die nicht von Citewise stammen, und Backups in anderen Ordnern oder auf einem Server. Antworten, die gerade geschrieben werden, werden gestoppt, und Citewise wird geschlossen.</translation>
    </message>
    <message>
        <source>Type {word} to confirm:</source>
        <translation>Zur Bestätigung {word} eingeben:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ErasedWindow</name>
    <message>
        <source>Everything was erased.</source>
        <translation>Alles wurde gelöscht.</translation>
    </message>
    <message>
        <source>Not everything could be erased.</source>
        <translation>Nicht alles konnte gelöscht werden.</translation>
    </message>
    <message>
        <source>Close Citewise</source>
        <translation>Citewise schließen</translation>
    </message>
    <message>
        <source>Could not be deleted; delete it yourself:</source>
        <translation>Konnte nicht gelöscht werden; bitte selbst löschen:</translation>
    </message>
    <message>
        <source>Not written by Citewise, so left in {folder}:</source>
        <translation>Nicht von Citewise geschrieben, daher in {folder} belassen:</translation>
    </message>
    <message>
        <source>The system&apos;s keychain did not open, so API keys may still be in it. Delete its entries named Citewise.</source>
        <translation>Der Schlüsselbund des Systems ließ sich nicht öffnen; er kann noch API-Schlüssel enthalten. Bitte die Einträge mit dem Namen Citewise löschen.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
</context>
<context>
    <name>EvidenceChecks</name>
    <message>
        <source>Watch sources</source>
        <translation>Quellen beobachten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Täglich</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Wöchentlich</translation>
    </message>
    <message>
        <source>The sources are checked again while Citewise runs. A notice tells what changed.</source>
        <translation>Die Quellen werden erneut geprüft, während Citewise läuft. Eine Meldung nennt die Änderungen.</translation>
    </message>
    <message>
        <source>Too many answers are watched already. Stop watching one of them first.</source>
        <translation>Es werden bereits zu viele Antworten beobachtet. Bitte zuerst die Beobachtung einer anderen beenden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This answer is no longer there.</source>
        <translation>Diese Antwort ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>Checked again: {result}</source>
        <translation>Erneut geprüft: {result}</translation>
    </message>
</context>
<context>
    <name>EvidenceWatch</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Beobachten beenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The evidence for “{question}” changed: {changes}.</source>
        <translation>Die Belege für „{question}“ haben sich geändert: {changes}.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word-Dokument</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON, vollständig</translation>
    </message>
    <message>
        <source>Evidence bundle</source>
        <translation>Belegpaket</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>Bild {number}</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>Anhang: {name}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>Version {number} von {count}</translation>
    </message>
    <message>
        <source>Follows: {question}</source>
        <translation>Folgt auf: {question}</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>The page was not read; this is the search engine&apos;s excerpt.</source>
        <translation>Die Seite wurde nicht gelesen; dies ist der Auszug der Suchmaschine.</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>Nur teilweise in der Quelle gefunden</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>Nicht in der Quelle gefunden</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>Nicht geprüft (andere Sprache)</translation>
    </message>
    <message>
        <source>Evidence bundle, written by Citewise {program} on {date}.</source>
        <translation>Belegpaket, geschrieben von Citewise {program} am {date}.</translation>
    </message>
    <message>
        <source>It holds each passage and how each claim was judged; “citewise verify” reads the sources again.</source>
        <translation>Es enthält jede Textstelle und das Prüfergebnis jeder Aussage; „citewise verify“ liest die Quellen erneut.</translation>
    </message>
    <message>
        <source>Claims: {counts}</source>
        <translation>Aussagen: {counts}</translation>
    </message>
    <message>
        <source>{count} found in their sources</source>
        <translation>{count} in ihren Quellen gefunden</translation>
    </message>
    <message>
        <source>{count} only partly</source>
        <translation>{count} nur teilweise</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>{count} nicht gefunden</translation>
    </message>
    <message>
        <source>{count} not checked</source>
        <translation>{count} nicht geprüft</translation>
    </message>
    <message>
        <source>Claim:</source>
        <translation>Aussage:</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>Score {score}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>Neu zugeordnet: von {before} zu {after}</translation>
    </message>
    <message>
        <source>As of {date}</source>
        <translation>Stand {date}</translation>
    </message>
    <message>
        <source>Found by a search after the answer</source>
        <translation>Durch eine Suche nach der Antwort gefunden</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>Quellen widersprechen sich</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Hedged</source>
        <translation>Abgeschwächt</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Contradicted by a source</source>
        <translation>Von einer Quelle widerlegt</translation>
    </message>
    <message>
        <source>Original answer</source>
        <translation>Ursprüngliche Antwort</translation>
    </message>
    <message>
        <source>Times and hashes</source>
        <translation>Zeiten und Hashwerte</translation>
    </message>
    <message>
        <source>Accessed {date}</source>
        <translation>Abgerufen am {date}</translation>
    </message>
    <message>
        <source>Page text as of {date}</source>
        <translation>Seitentext vom {date}</translation>
    </message>
    <message>
        <source>SHA-256 of the passage: {hash}</source>
        <translation>SHA-256 der Textstelle: {hash}</translation>
    </message>
    <message>
        <source>SHA-256 of the page text: {hash}</source>
        <translation>SHA-256 des Seitentexts: {hash}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Back up to a file</source>
        <translation>In Datei sichern</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Include API keys, encrypted with a passphrase</source>
        <translation>API-Schlüssel einschließen, mit einer Passphrase verschlüsselt</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Conversations, memory, knowledge bases and settings go into one file. You can go on meanwhile.</source>
        <translation>Chats, Gedächtnis, Wissensdatenbanken und Einstellungen werden in eine Datei geschrieben. Währenddessen kann weitergearbeitet werden.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Datei auswählen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Passphrase wiederholen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Bitte eine Datei auswählen.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>Bitte mindestens {number} Zeichen verwenden.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Die beiden Passphrasen stimmen nicht überein.</translation>
    </message>
</context>
<context>
    <name>Eye</name>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>FactsList</name>
    <message>
        <source>Conversations without a group</source>
        <translation>Chats ohne Gruppe</translation>
    </message>
    <message>
        <source>Learnt {when}</source>
        <translation>Gelernt: {when}</translation>
    </message>
    <message>
        <source>Written by you {when}</source>
        <translation>Von Ihnen geschrieben: {when}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Im Chat suchen</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Ergebnisse</translation>
    </message>
</context>
<context>
    <name>GoingOn</name>
    <message>
        <source>There is no answer yet to name the conversation by.</source>
        <translation>Noch keine Antwort, nach der der Chat benannt werden könnte.</translation>
    </message>
    <message>
        <source>Naming needs a model. Add one in the settings.</source>
        <translation>Zum Benennen ist ein Modell nötig. Es lässt sich in den Einstellungen hinzufügen.</translation>
    </message>
</context>
<context>
    <name>GoingOnSection</name>
    <message>
        <source>Suggest follow-up questions</source>
        <translation>Anschlussfragen vorschlagen</translation>
    </message>
    <message>
        <source>Name conversations by model</source>
        <translation>Chats vom Modell benennen lassen</translation>
    </message>
    <message>
        <source>Up to three questions under the last answer. Each answer costs one more short request.</source>
        <translation>Bis zu drei Fragen unter der letzten Antwort. Je Antwort eine kurze Anfrage mehr.</translation>
    </message>
    <message>
        <source>In place of the first question, unless you gave a name. One short request each.</source>
        <translation>Anstelle der ersten Frage, sofern kein Name vergeben wurde. Je eine kurze Anfrage.</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>Graph der Teilfragen</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Show or hide conversations</source>
        <translation>Chats ein- oder ausblenden</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More options for this conversation</source>
        <translation>Weitere Optionen für diesen Chat</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>Quellen ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>IconField</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>Chats importieren</translation>
    </message>
    <message>
        <source>Bring your conversations along</source>
        <translation>Bestehende Chats übernehmen</translation>
    </message>
    <message>
        <source>From ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or another Citewise: choose the file that its export or backup wrote, or its folder. Nothing of it leaves this computer.</source>
        <translation>Aus ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini oder einem anderen Citewise: bitte die Datei oder den Ordner des Exports oder Backups auswählen. Nichts davon verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei auswählen…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Ordner auswählen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>{file} wird durchgesehen…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>Es ist nichts Neues darin.</translation>
    </message>
    <message>
        <source>Importing from {program}…</source>
        <translation>Import aus {program}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Making it searchable…</source>
        <translation>Suchindex wird erstellt…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>Import wird rückgängig gemacht…</translation>
    </message>
</context>
<context>
    <name>ImportNumbers</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln Chat</numerusform>
            <numerusform>%Ln Chats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln Frage</numerusform>
            <numerusform>%Ln Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new conversation(s)</source>
        <translation>
            <numerusform>%Ln neuer Chat</numerusform>
            <numerusform>%Ln neue Chats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new question(s)</source>
        <translation>
            <numerusform>%Ln neue Frage</numerusform>
            <numerusform>%Ln neue Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s)</source>
        <translation>
            <numerusform>%Ln andere Datei</numerusform>
            <numerusform>%Ln andere Dateien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Import prompts</source>
        <translation>Prompts importieren</translation>
    </message>
    <message>
        <source>Prompts in this file</source>
        <translation>Prompts in dieser Datei</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) are in the library already.</source>
        <translation>
            <numerusform>%n Prompt ist schon in der Bibliothek.</numerusform>
            <numerusform>%n Prompts sind schon in der Bibliothek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are no prompts, or too long.</source>
        <translation>
            <numerusform>%n Eintrag ist kein Prompt oder zu lang.</numerusform>
            <numerusform>%n Einträge sind keine Prompts oder zu lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ImportSection</name>
    <message>
        <source>Import conversations…</source>
        <translation>Chats importieren…</translation>
    </message>
    <message>
        <source>Show all ({count})</source>
        <translation>Alle anzeigen ({count})</translation>
    </message>
    <message>
        <source>Undo the import of “{file}”? What came with it is deleted; conversations in which something was asked since stay.</source>
        <translation>Den Import von „{file}“ rückgängig machen? Alles damit Importierte wird gelöscht; Chats, in denen seitdem etwas gefragt wurde, bleiben erhalten.</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Import rückgängig machen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>Import wird rückgängig gemacht…</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>Reading documents: {done} of {total}</source>
        <translation>Dokumente werden gelesen: {done} von {total}</translation>
    </message>
    <message>
        <source>Reading documents…</source>
        <translation>Dokumente werden gelesen…</translation>
    </message>
    <message>
        <source>Show knowledge bases</source>
        <translation>Wissensdatenbanken anzeigen</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>Merged backup</source>
        <translation>Zusammengeführtes Backup</translation>
    </message>
    <message>
        <source>Already here: {unchanged} · with something new: {grown} · new: {created}</source>
        <translation>Bereits vorhanden: {unchanged} · mit Neuem: {grown} · neu: {created}</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>Import gestoppt</translation>
    </message>
    <message>
        <source>Nothing new to import</source>
        <translation>Nichts Neues zu importieren</translation>
    </message>
    <message>
        <source>Import finished</source>
        <translation>Import abgeschlossen</translation>
    </message>
    <message>
        <source>Already here: {count}</source>
        <translation>Bereits vorhanden: {count}</translation>
    </message>
    <message>
        <source>Import the same file again to complete it.</source>
        <translation>Zum Vervollständigen dieselbe Datei erneut importieren.</translation>
    </message>
    <message>
        <source>Not read: {count}</source>
        <translation>Nicht gelesen: {count}</translation>
    </message>
    <message>
        <source>Undone: {counts}.</source>
        <translation>Rückgängig gemacht: {counts}.</translation>
    </message>
    <message>
        <source>These stay, because something was asked in them since: {titles}</source>
        <translation>Diese bleiben, weil darin seitdem etwas gefragt wurde: {titles}</translation>
    </message>
    <message>
        <source>{file} is no export that Citewise knows. Choose the file or folder that ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or Citewise wrote.</source>
        <translation>{file} ist kein Export, den Citewise kennt. Bitte eine Datei oder einen Ordner wählen, wie ihn ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini oder Citewise exportiert.</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>{file} may not be read. Allow it, or copy it to another place.</source>
        <translation>Für {file} fehlt die Leseberechtigung. Bitte den Zugriff erlauben oder die Datei an einen anderen Ort kopieren.</translation>
    </message>
    <message>
        <source>{file} is damaged. Download or copy it again.</source>
        <translation>{file} ist beschädigt. Bitte erneut herunterladen oder kopieren.</translation>
    </message>
    <message>
        <source>damaged, or of another shape</source>
        <translation>beschädigt oder anders aufgebaut</translation>
    </message>
    <message>
        <source>nothing was said in it</source>
        <translation>ohne Inhalt</translation>
    </message>
    <message>
        <source>not in the export</source>
        <translation>nicht im Export</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>of a kind that is not supported</source>
        <translation>von einem nicht unterstützten Typ</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Unnamed</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Revoke {name}</source>
        <translation>{name} widerrufen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <translation>Optionen von {name}</translation>
    </message>
    <message>
        <source>Links: [[1]](https://…)</source>
        <translation>Links: [[1]](https://…)</translation>
    </message>
    <message>
        <source>Numbers: [1]</source>
        <translation>Nummern: [1]</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>List the sources at the end of each answer</source>
        <translation>Quellen am Ende jeder Antwort auflisten</translation>
    </message>
    <message>
        <source>Citations in the text</source>
        <translation>Quellenverweise im Text</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Anfragen pro Minute</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Add another key (used in turn)</source>
        <translation>Weiteren Schlüssel hinzufügen (abwechselnd verwendet)</translation>
    </message>
    <message>
        <source>Delete the stored key</source>
        <translation>Gespeicherten Schlüssel löschen</translation>
    </message>
    <message>
        <source>Another key, used in turn</source>
        <translation>Weiterer Schlüssel, abwechselnd verwendet</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>To use another one, remove it there.</source>
        <translation>Um einen anderen zu verwenden, diesen dort entfernen.</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Schlüssel einfügen</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Stored; type to replace</source>
        <translation>Gespeichert; zum Ersetzen tippen</translation>
    </message>
</context>
<context>
    <name>KeySection</name>
    <message>
        <source>Name of the program, such as Cherry Studio</source>
        <translation>Name des Programms, z.&#xa0;B. Cherry Studio</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Name des Programms</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <source>No keys yet.</source>
        <translation>Noch keine Schlüssel.</translation>
    </message>
    <message>
        <source>Require a key</source>
        <translation>Schlüssel verlangen</translation>
    </message>
    <message>
        <source>Without a key every program on this computer can ask, at your expense.</source>
        <translation>Ohne Schlüssel kann jedes Programm auf diesem Computer Fragen stellen, auf Ihre Kosten.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Textstelle</numerusform>
            <numerusform>%n Textstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s)</source>
        <translation>
            <numerusform>%n Wissensdatenbank</numerusform>
            <numerusform>%n Wissensdatenbanken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s) embedded</source>
        <translation>
            <numerusform>{done} von %n Textstelle eingebettet</numerusform>
            <numerusform>{done} von %n Textstellen eingebettet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of an unsupported type</source>
        <translation>
            <numerusform>%n Datei von nicht unterstütztem Typ</numerusform>
            <numerusform>%n Dateien von nicht unterstütztem Typ</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>Dokumente werden gesucht…</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>S. {page}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
</context>
<context>
    <name>KnowledgeController</name>
    <message>
        <source>Add to knowledge base</source>
        <translation>Zur Wissensdatenbank hinzufügen</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>Wissensdatenbanken…</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Wissensdatenbanken</translation>
    </message>
    <message>
        <source>A knowledge base holds your own documents: PDF, Word, PowerPoint, Excel, EPUB, web pages, notes and more. Answers can rest on them and cite them, page by page. This needs no key and no model, and nothing leaves this computer except the passages that a model is given to answer.

Begin with “New knowledge base”.</source>
        <translation>Eine Wissensdatenbank enthält Ihre eigenen Dokumente: PDF, Word, PowerPoint, Excel, EPUB, Webseiten, Notizen und mehr. Antworten können darauf beruhen und sie seitengenau zitieren. Das braucht weder Schlüssel noch Modell, und nichts verlässt diesen Computer außer den Textstellen, die ein Modell zum Antworten erhält.

Beginnen Sie mit „Neue Wissensdatenbank“.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>My documents</source>
        <translation>Meine Dokumente</translation>
    </message>
    <message>
        <source>Delete “{name}” with {documents}? The files themselves stay where they are.</source>
        <translation>„{name}“ mit {documents} löschen? Die Dateien selbst bleiben an ihrem Ort.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Removed “{name}” from {base}</source>
        <translation>„{name}“ aus {base} entfernt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>KnowledgeMenu</name>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>Knowledge bases: {names}</source>
        <translation>Wissensdatenbanken: {names}</translation>
    </message>
    <message>
        <source>Search your own documents too</source>
        <translation>Auch eigene Dokumente durchsuchen</translation>
    </message>
    <message>
        <source>Knowledge bases in this conversation</source>
        <translation>Wissensdatenbanken in diesem Chat</translation>
    </message>
    <message>
        <source>No knowledge base yet</source>
        <translation>Noch keine Wissensdatenbank</translation>
    </message>
    <message>
        <source>All knowledge bases</source>
        <translation>Alle Wissensdatenbanken</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>Wissensdatenbanken…</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>Vereinfachtes Chinesisch</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>Traditionelles Chinesisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Portuguese (Brazil)</source>
        <translation>Portugiesisch (Brasilien)</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Line {number}, “{text}”, cannot be used. The other lines apply.</source>
        <translation>Zeile {number}, „{text}“, ist nicht verwendbar. Die anderen Zeilen gelten.</translation>
    </message>
</context>
<context>
    <name>ListMenus</name>
    <message numerus="yes">
        <source>Export %n conversation(s)…</source>
        <translation>
            <numerusform>%n Chat exportieren…</numerusform>
            <numerusform>%n Chats exportieren…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversation(s)</source>
        <translation>
            <numerusform>%n Chat löschen</numerusform>
            <numerusform>%n Chats löschen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LocalApiPage</name>
    <message>
        <source>Local API</source>
        <translation>Lokale API</translation>
    </message>
    <message>
        <source>Editors, agents and other chat programs get cited answers from Citewise by one address, in the words of OpenAI&apos;s and Anthropic&apos;s APIs. It is served while Citewise is open.</source>
        <translation>Editoren, Agenten und andere Chatprogramme erhalten von Citewise über eine Adresse belegte Antworten, im Format der APIs von OpenAI und Anthropic. Verfügbar, solange Citewise geöffnet ist.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>One for each program. Citewise keeps only a hash of it, so it is shown once.</source>
        <translation>Ein Schlüssel pro Programm. Citewise speichert davon nur einen Hashwert; er wird daher nur einmal angezeigt.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Letzte Anfragen</translation>
    </message>
    <message>
        <source>Since Citewise was started. What was asked is not recorded.</source>
        <translation>Seit dem Start von Citewise. Was gefragt wurde, wird nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>Noch keine Anfragen.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Keep conversations of other programs</source>
        <translation>Chats anderer Programme speichern</translation>
    </message>
    <message>
        <source>In the group API. Otherwise they are forgotten after an hour.</source>
        <translation>In der Gruppe „API“. Andernfalls werden sie nach einer Stunde gelöscht.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a web origin such as https://chat.example.org.</source>
        <translation>Zeile {number}, „{text}“, ist kein Web-Ursprung wie https://chat.example.org.</translation>
    </message>
    <message>
        <source>Allowed web origins, one per line</source>
        <translation>Erlaubte Web-Ursprünge, einer pro Zeile</translation>
    </message>
    <message>
        <source>Web pages in a browser are refused, except those of these sites.</source>
        <translation>Webseiten im Browser werden abgewiesen, außer denen dieser Websites.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host name such as desk.example.org.</source>
        <translation>Zeile {number}, „{text}“, ist kein Hostname wie desk.example.org.</translation>
    </message>
    <message>
        <source>Allowed host names, one per line</source>
        <translation>Erlaubte Hostnamen, einer pro Zeile</translation>
    </message>
    <message>
        <source>Names by which others reach this computer, for a proxy or another computer of your network.</source>
        <translation>Namen, unter denen andere diesen Computer erreichen, für einen Proxy oder einen anderen Computer in Ihrem Netzwerk.</translation>
    </message>
    <message>
        <source>Not on: port {port} is already in use. Choose another port, or close the program that uses it.</source>
        <translation>Nicht aktiv: Port {port} wird bereits verwendet. Bitte einen anderen Port wählen oder das Programm schließen, das ihn verwendet.</translation>
    </message>
    <message>
        <source>Not on: the settings file names an address that this computer does not have: {detail}. Use 127.0.0.1 there.</source>
        <translation>Nicht aktiv: Die Einstellungsdatei nennt eine Adresse, die dieser Computer nicht hat: {detail}. Bitte dort 127.0.0.1 verwenden.</translation>
    </message>
    <message>
        <source>Not on: the system does not allow port {port}. Choose one from 1024 on.</source>
        <translation>Nicht aktiv: Das System erlaubt Port {port} nicht. Bitte einen ab 1024 wählen.</translation>
    </message>
    <message>
        <source>Not on: this installation lacks a part that the local API needs. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>Nicht aktiv: Dieser Installation fehlt ein Teil, den die lokale API braucht. Installieren mit: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>Not on: {detail}. Switch it off and on to try again.</source>
        <translation>Nicht aktiv: {detail}. Zum erneuten Versuch aus- und wieder einschalten.</translation>
    </message>
    <message>
        <source>On. Other devices in your network can reach it too, without encryption.</source>
        <translation>Aktiv. Auch andere Geräte in Ihrem Netzwerk können sie erreichen, unverschlüsselt.</translation>
    </message>
    <message>
        <source>On. Only this computer can reach it.</source>
        <translation>Aktiv. Nur dieser Computer kann sie erreichen.</translation>
    </message>
    <message>
        <source>Created {when}</source>
        <translation>Erstellt: {when}</translation>
    </message>
    <message>
        <source>last used {when}</source>
        <translation>zuletzt verwendet: {when}</translation>
    </message>
    <message>
        <source>The key of “{name}”. Copy it now: it is not shown again.</source>
        <translation>Der Schlüssel von „{name}“. Jetzt kopieren: Er wird nicht noch einmal angezeigt.</translation>
    </message>
    <message>
        <source>“{name}” is revoked: it is refused from now on.</source>
        <translation>„{name}“ ist widerrufen und wird ab sofort abgewiesen.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of {name}</source>
        <translation>Log von {name}</translation>
    </message>
    <message>
        <source>It has not written anything.</source>
        <translation>Der Server hat noch nichts geschrieben.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Log kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The last lines that the server wrote. Values of its variables are masked.</source>
        <translation>Die letzten Zeilen, die der Server geschrieben hat. Werte seiner Variablen sind maskiert.</translation>
    </message>
</context>
<context>
    <name>LookStep</name>
    <message>
        <source>Welcome to Citewise</source>
        <translation>Willkommen bei Citewise</translation>
    </message>
    <message>
        <source>Answers that rest on sources you can check. Three short steps, all optional.</source>
        <translation>Antworten, die auf überprüfbaren Quellen beruhen. Drei kurze Schritte, alle freiwillig.</translation>
    </message>
    <message>
        <source>Import conversations of another program…</source>
        <translation>Chats eines anderen Programms importieren…</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The link was ignored. Citewise only takes links like citewise://ask?q=…</source>
        <translation>Der Link wurde ignoriert. Citewise akzeptiert nur Links wie citewise://ask?q=…</translation>
    </message>
    <message>
        <source>The question was cut at {count} characters.</source>
        <translation>Die Frage wurde nach {count} Zeichen abgeschnitten.</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the question.</source>
        <translation>Unsichtbare Zeichen wurden aus der Frage entfernt.</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Short facts about you, so that later answers fit you. After an answer a model proposes what to remember; a line under the answer says what was remembered and can undo it. Keys, passwords and codes are never kept, and private conversations remember nothing.</source>
        <translation>Kurze Fakten über Sie, damit spätere Antworten zu Ihnen passen. Nach einer Antwort schlägt ein Modell vor, was gemerkt werden soll; eine Zeile unter der Antwort zeigt das Gemerkte, dort lässt es sich auch rückgängig machen. Schlüssel, Passwörter und Codes werden nie gespeichert, und in privaten Chats wird nichts gemerkt.</translation>
    </message>
    <message>
        <source>Remember in</source>
        <translation>Merken in</translation>
    </message>
    <message>
        <source>Off by default; each group has its own memory.</source>
        <translation>Standardmäßig aus; jede Gruppe hat ihr eigenes Gedächtnis.</translation>
    </message>
    <message>
        <source>Auto (the model that answered)</source>
        <translation>Auto (das Modell, das geantwortet hat)</translation>
    </message>
    <message>
        <source>Memory model</source>
        <translation>Gedächtnismodell</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation>Erinnerungen durchsuchen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>Alles vergessen…</translation>
    </message>
    <message>
        <source>Conversations without a group</source>
        <translation>Chats ohne Gruppe</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nichts gefunden für „{text}“.</translation>
    </message>
    <message>
        <source>No memories yet.</source>
        <translation>Noch keine Erinnerungen.</translation>
    </message>
    <message>
        <source>This looks like a key, a password or a code. It is not kept.</source>
        <translation>Dies sieht nach einem Schlüssel, Passwort oder Code aus. Es wird nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>MemoryRemoval</name>
    <message>
        <source>Forgotten: “{title}”. It was also deleted from what earlier answers were given. What those answers and you yourself wrote stays.</source>
        <translation>Vergessen: „{title}“. Es wurde auch aus dem gelöscht, was früheren Antworten vorlag. Was diese Antworten und Sie selbst geschrieben haben, bleibt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Forget everything that is remembered, in all groups? It is also deleted from what earlier answers were given. This cannot be undone. What those answers and you yourself wrote stays.</source>
        <translation>Alles Gemerkte in allen Gruppen vergessen? Es wird auch aus dem gelöscht, was früheren Antworten vorlag. Dies lässt sich nicht rückgängig machen. Was diese Antworten und Sie selbst geschrieben haben, bleibt.</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Alles vergessen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>Wird vergessen…</translation>
    </message>
    <message>
        <source>It is deleted, but unused parts of the file may still contain its words: the disk has too little space, or another program is reading the file.</source>
        <translation>Gelöscht, aber ungenutzte Teile der Datei können den Wortlaut noch enthalten: Auf dem Datenträger ist zu wenig Platz, oder ein anderes Programm liest die Datei.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>%n Backup enthält diesen Wortlaut noch: {names}. Ein neues Backup kann es ersetzen: Erst wird das neue geprüft, dann das alte gelöscht.</numerusform>
            <numerusform>%n Backups enthalten diesen Wortlaut noch: {names}. Ein neues Backup kann sie ersetzen: Erst wird das neue geprüft, dann werden die alten gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Files set aside in the data directory also contain these words, and stay: {names}. Delete them yourself when you no longer need them.</source>
        <translation>Auch im Datenverzeichnis beiseitegelegte Dateien enthalten diesen Wortlaut und bleiben erhalten: {names}. Bitte selbst löschen, wenn sie nicht mehr gebraucht werden.</translation>
    </message>
    <message>
        <source>Creating a new backup…</source>
        <translation>Neues Backup wird erstellt…</translation>
    </message>
    <message>
        <source>The new backup is {name}; the old ones are deleted.</source>
        <translation>Das neue Backup ist {name}; die alten sind gelöscht.</translation>
    </message>
    <message>
        <source>No new backup could be created, so the old ones stay. Free up space on the disk, then try again.</source>
        <translation>Es konnte kein neues Backup erstellt werden, daher bleiben die alten erhalten. Bitte Speicherplatz auf dem Datenträger freigeben und erneut versuchen.</translation>
    </message>
</context>
<context>
    <name>MentionCompleter</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Wissensdatenbanken</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Split the question into sub-questions, search for each, write a report</source>
        <translation>Frage in Teilfragen zerlegen, für jede suchen, Bericht schreiben</translation>
    </message>
    <message>
        <source>Research depth</source>
        <translation>Recherchetiefe</translation>
    </message>
    <message>
        <source>Research depth: {depth}</source>
        <translation>Recherchetiefe: {depth}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Find a model, or type its name</source>
        <translation>Modell suchen oder Namen eingeben</translation>
    </message>
    <message>
        <source>Use “{name}”</source>
        <translation>„{name}“ verwenden</translation>
    </message>
    <message>
        <source>No models yet. Fetch the list, or type a name above.</source>
        <translation>Noch keine Modelle. Bitte die Liste abrufen oder oben einen Namen eingeben.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Space adds a model to the favourites or removes it.</source>
        <translation>Die Leertaste fügt ein Modell den Favoriten hinzu oder entfernt es.</translation>
    </message>
    <message>
        <source>Click the star, or press Space, to add a model to the favourites.</source>
        <translation>Auf den Stern klicken oder die Leertaste drücken, um ein Modell zu den Favoriten hinzuzufügen.</translation>
    </message>
</context>
<context>
    <name>ModelMentions</name>
    <message>
        <source>At most {count} models per question.</source>
        <translation>Höchstens {count} Modelle pro Frage.</translation>
    </message>
</context>
<context>
    <name>ModelMenu</name>
    <message>
        <source>Models that it may use</source>
        <translation>Erlaubte Modelle</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Alle Modelle</translation>
    </message>
    <message>
        <source>{model} and {number} more</source>
        <translation>{model} und {number} weitere</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Model: {model}</source>
        <translation>Modell: {model}</translation>
    </message>
</context>
<context>
    <name>ModelPopup</name>
    <message>
        <source>Filter models</source>
        <translation>Modelle filtern</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Modell hinzufügen…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Modelle vergleichen…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Kein Modell (nur Zitate)</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Aus Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Zu Favoriten hinzufügen</translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message>
        <source>Choose a model</source>
        <translation>Modell auswählen</translation>
    </message>
    <message>
        <source>You can change it for every question, and add more in Settings.</source>
        <translation>Lässt sich bei jeder Frage ändern; weitere gibt es in den Einstellungen.</translation>
    </message>
    <message>
        <source>No model (quotes only): the best passages, word for word</source>
        <translation>Kein Modell (nur Zitate): die besten Textstellen, Wort für Wort</translation>
    </message>
    <message>
        <source>A provider with an API key (opens Settings at the end)</source>
        <translation>Ein Anbieter mit API-Schlüssel (öffnet am Ende die Einstellungen)</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} on this computer ({count})</source>
        <translation>{name} auf diesem Computer ({count})</translation>
    </message>
    <message>
        <source>Looking for Ollama and LM Studio on this computer…</source>
        <translation>Ollama und LM Studio werden auf diesem Computer gesucht…</translation>
    </message>
    <message>
        <source>Neither Ollama nor LM Studio is running on this computer.</source>
        <translation>Auf diesem Computer läuft weder Ollama noch LM Studio.</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>{name} was removed with the default model. Until you choose another one, answers are quotes only.</source>
        <translation>{name} wurde entfernt und damit das Standardmodell. Bis ein anderes ausgewählt wird, bestehen Antworten nur aus Zitaten.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>Standardmodell</translation>
    </message>
    <message>
        <source>For new conversations. Without a model, the best passages are shown word for word.</source>
        <translation>Für neue Chats. Ohne Modell werden die besten Textstellen Wort für Wort angezeigt.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>No provider yet. Add one to get full answers.</source>
        <translation>Noch kein Anbieter. Für vollständige Antworten bitte einen hinzufügen.</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>Anbieter hinzufügen</translation>
    </message>
    <message>
        <source>Custom (OpenAI-compatible)</source>
        <translation>Eigener (OpenAI-kompatibel)</translation>
    </message>
    <message>
        <source>Built-in model (GGUF)</source>
        <translation>Integriertes Modell (GGUF)</translation>
    </message>
    <message>
        <source>After an answer</source>
        <translation>Nach einer Antwort</translation>
    </message>
    <message>
        <source>From the environment: {names}</source>
        <translation>Aus der Umgebung: {names}</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Kein Modell (nur Zitate)</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is running on this computer ({count}).</source>
        <translation>{name} läuft auf diesem Computer ({count}).</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
</context>
<context>
    <name>NetworkPage</name>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuell</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Kein Proxy</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Used for models, search and pages from the next request on. This computer is always reached directly. A proxy resolves names itself, so behind one only literal private addresses are refused.</source>
        <translation>Gilt für Modelle, Suche und Seiten ab der nächsten Anfrage. Dieser Computer wird immer direkt erreicht. Ein Proxy löst Namen selbst auf; mit Proxy werden daher nur ausdrücklich genannte private Adressen abgewiesen.</translation>
    </message>
    <message>
        <source>Bypass list</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host, address or network. The other lines apply.</source>
        <translation>Zeile {number}, „{text}“, ist kein Host, keine Adresse und kein Netzwerk. Die anderen Zeilen gelten.</translation>
    </message>
    <message>
        <source>One per line: host, *.host, address or network</source>
        <translation>Je Zeile: Host, *.host, Adresse oder Netzwerk</translation>
    </message>
    <message>
        <source>Fake-IP DNS (Clash)</source>
        <translation>Fake-IP-DNS (Clash)</translation>
    </message>
    <message>
        <source>Clash and similar tools answer every name with an address in 198.18.0.0/15, which looks private. With Fake-IP these addresses may be read; truly private ones stay refused.</source>
        <translation>Clash und ähnliche Tools beantworten jeden Namen mit einer Adresse in 198.18.0.0/15, die privat aussieht. Mit Fake-IP dürfen diese Adressen gelesen werden; wirklich private bleiben gesperrt.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fake-IP</source>
        <translation>Fake-IP</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>Verbindungstest</translation>
    </message>
    <message>
        <source>Uses the current settings and shows each step.</source>
        <translation>Verwendet die aktuellen Einstellungen und zeigt jeden Schritt.</translation>
    </message>
    <message>
        <source>Optional: an address such as https://api.example.com</source>
        <translation>Optional: eine Adresse wie https://api.example.com</translation>
    </message>
    <message>
        <source>Address to reach</source>
        <translation>Zu testende Adresse</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Ungültige Adresse. Sie sollte mit https:// beginnen</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet…</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>Die Verbindung funktioniert.</translation>
    </message>
    <message>
        <source>The connection fails at the first line marked ✗.</source>
        <translation>Die Verbindung scheitert in der ersten mit ✗ markierten Zeile.</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>Kein Ergebnis.</translation>
    </message>
    <message>
        <source>Invalid proxy address. Example: 127.0.0.1:7890</source>
        <translation>Ungültige Proxy-Adresse. Beispiel: 127.0.0.1:7890</translation>
    </message>
    <message>
        <source>Enter the proxy address. Until then nothing changes.</source>
        <translation>Bitte die Proxy-Adresse eingeben. Bis dahin ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>NewKey</name>
    <message>
        <source>New key</source>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>Schlüssel kopieren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done: do not show the key any more</source>
        <translation>Fertig: Schlüssel nicht mehr anzeigen</translation>
    </message>
</context>
<context>
    <name>NodeView</name>
    <message>
        <source>Depends on: {questions}</source>
        <translation>Hängt ab von: {questions}</translation>
    </message>
    <message>
        <source>Answer to the sub-question</source>
        <translation>Antwort auf die Teilfrage</translation>
    </message>
    <message>
        <source>Pages of the sub-question</source>
        <translation>Seiten der Teilfrage</translation>
    </message>
    <message>
        <source>Searched: {queries}</source>
        <translation>Gesucht: {queries}</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Embedding model</source>
        <translation>Embedding-Modell</translation>
    </message>
    <message>
        <source>Keyword search needs no model and no key. An embedding model also finds passages that say the same in other words; their text is sent to its provider. A new model is used once it has embedded all passages; until then the old one is used.</source>
        <translation>Die Stichwortsuche braucht weder Modell noch Schlüssel. Ein Embedding-Modell findet auch Textstellen, die dasselbe mit anderen Worten sagen; ihr Text wird an dessen Anbieter gesendet. Ein neues Modell wird verwendet, sobald es alle Textstellen eingebettet hat; bis dahin gilt das alte.</translation>
    </message>
    <message>
        <source>Qdrant address</source>
        <translation>Qdrant-Adresse</translation>
    </message>
    <message>
        <source>Your own Qdrant server, which stores the vectors of this knowledge base.</source>
        <translation>Ihr eigener Qdrant-Server, der die Vektoren dieser Wissensdatenbank speichert.</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>Nur Stichwörter</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>Kein Befehl mit diesem Namen</translation>
    </message>
</context>
<context>
    <name>PassageText</name>
    <message>
        <source>Also quoted</source>
        <translation>Auch zitiert</translation>
    </message>
    <message>
        <source>Also given to the model</source>
        <translation>Dem Modell ebenfalls vorgelegt</translation>
    </message>
    <message>
        <source>Not given to the model. The search engine showed:</source>
        <translation>Dem Modell nicht vorgelegt. Die Suchmaschine zeigte:</translation>
    </message>
    <message>
        <source>Not given to the model. Found in it:</source>
        <translation>Dem Modell nicht vorgelegt. Darin gefunden:</translation>
    </message>
    <message>
        <source>{program} named this source; its passage was not kept.</source>
        <translation>{program} hat diese Quelle genannt; ihre Textstelle wurde nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The provider named this source without an excerpt; it was not read here.</source>
        <translation>Der Anbieter hat diese Quelle ohne Auszug genannt; sie wurde hier nicht gelesen.</translation>
    </message>
    <message>
        <source>Reading the page again…</source>
        <translation>Seite wird erneut gelesen…</translation>
    </message>
    <message>
        <source>The page as it is now</source>
        <translation>Die Seite, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is still in it</source>
        <translation>Die Seite, wie sie jetzt ist; die erste Textstelle oben steht noch darin</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is no longer in it word for word</source>
        <translation>Die Seite, wie sie jetzt ist; die erste Textstelle oben steht nicht mehr wörtlich darin</translation>
    </message>
    <message>
        <source>This is the excerpt that {program} showed; the page itself was not read here.</source>
        <translation>Dies ist der Auszug, den {program} gezeigt hat; die Seite selbst wurde hier nicht gelesen.</translation>
    </message>
    <message>
        <source>This is the provider&apos;s excerpt; the page itself was not read here.</source>
        <translation>Dies ist der Auszug des Anbieters; die Seite selbst wurde hier nicht gelesen.</translation>
    </message>
    <message>
        <source>{program} kept this of the source; the page itself was not read here.</source>
        <translation>Dies hat {program} von der Quelle aufbewahrt; die Seite selbst wurde hier nicht gelesen.</translation>
    </message>
    <message>
        <source>The provider quoted this; the page itself was not read here.</source>
        <translation>Dies hat der Anbieter zitiert; die Seite selbst wurde hier nicht gelesen.</translation>
    </message>
    <message>
        <source>Cited passage</source>
        <translation>Zitierte Textstelle</translation>
    </message>
    <message>
        <source>Given to the model</source>
        <translation>Dem Modell vorgelegt</translation>
    </message>
    <message>
        <source>{label} (the search engine&apos;s snippet; the page was not read)</source>
        <translation>{label} (Auszug der Suchmaschine; die Seite wurde nicht gelesen)</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Passage copied</source>
        <translation>Textstelle kopiert</translation>
    </message>
    <message>
        <source>Copy passage</source>
        <translation>Textstelle kopieren</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>Gespeicherte Seite anzeigen</translation>
    </message>
    <message>
        <source>Read the page again and show it below what the model was given</source>
        <translation>Die Seite erneut lesen und unter dem anzeigen, was dem Modell vorlag</translation>
    </message>
    <message>
        <source>What the model was given of this source</source>
        <translation>Was dem Modell von dieser Quelle vorlag</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>Dokument öffnen</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>Keep keys in an encrypted file</source>
        <translation>Schlüssel in verschlüsselter Datei speichern</translation>
    </message>
    <message>
        <source>Unlock keys</source>
        <translation>Schlüssel entsperren</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>This system has no keychain. A file in the data directory can hold your keys, encrypted with a passphrase that is asked for once after each start. A forgotten passphrase cannot be recovered.</source>
        <translation>Dieses System hat keinen Schlüsselbund. Eine Datei im Datenverzeichnis kann Ihre Schlüssel aufbewahren, verschlüsselt mit einer Passphrase, die nach jedem Start einmal abgefragt wird. Eine vergessene Passphrase lässt sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>Your keys are in an encrypted file. Its passphrase unlocks them until you quit.</source>
        <translation>Ihre Schlüssel liegen in einer verschlüsselten Datei. Deren Passphrase entsperrt sie bis zum Beenden.</translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be recovered.</source>
        <translation>Eine vergessene Passphrase lässt sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Neue Passphrase</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Passphrase wiederholen</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>Aktuelle Passphrase</translation>
    </message>
    <message>
        <source>Enter the passphrase.</source>
        <translation>Bitte die Passphrase eingeben.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>Bitte mindestens {number} Zeichen verwenden.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Die beiden Passphrasen stimmen nicht überein.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Add servers from JSON</source>
        <translation>Server aus JSON hinzufügen</translation>
    </message>
    <message>
        <source>JSON of the servers</source>
        <translation>JSON der Server</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Paste the block that the guide of a server gives for Claude Desktop, Cursor, VS Code or Cherry Studio. Values of variables and headers are secrets.</source>
        <translation>Bitte den Block einfügen, den die Anleitung eines Servers für Claude Desktop, Cursor, VS Code oder Cherry Studio angibt. Werte von Variablen und Headern sind geheim.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>Remove “{name}”</source>
        <translation>„{name}“ entfernen</translation>
    </message>
</context>
<context>
    <name>Pills</name>
    <message>
        <source>Answers: {model}</source>
        <translation>Antwortet: {model}</translation>
    </message>
</context>
<context>
    <name>PrivacyStep</name>
    <message>
        <source>Search and privacy</source>
        <translation>Suche und Datenschutz</translation>
    </message>
    <message>
        <source>Citewise searches the web from this computer, without a key, when a question needs it; the switch “Web” under the question says off, auto or always.</source>
        <translation>Citewise durchsucht das Web von diesem Computer aus, ohne Schlüssel, wenn eine Frage es erfordert; der Schalter „Web“ unter der Frage steht auf Aus, Auto oder Immer.</translation>
    </message>
    <message>
        <source>Conversations, files and settings stay on this computer; only the search words go to search engines, and your question with its passages to the model you choose.</source>
        <translation>Chats, Dateien und Einstellungen bleiben auf diesem Computer; nur die Suchbegriffe gehen an Suchmaschinen, und Ihre Frage mit den Textstellen an das Modell Ihrer Wahl.</translation>
    </message>
    <message>
        <source>To come back here: Settings, Data, or “Welcome” in the command palette.</source>
        <translation>Hierher zurück: Einstellungen → Daten oder „Willkommen“ in der Befehlspalette.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Some data could not be read and was set aside: {problem}</source>
        <translation>Einige Daten waren nicht lesbar und wurden beiseitegelegt: {problem}</translation>
    </message>
    <message>
        <source>Answers are shown as plain text, and pages that need scripts are not read: {problem}</source>
        <translation>Antworten werden als reiner Text angezeigt, und Seiten, die Skripte brauchen, werden nicht gelesen: {problem}</translation>
    </message>
    <message>
        <source>{file} was damaged and has been set aside as {copy}.</source>
        <translation>{file} war beschädigt und wurde als {copy} beiseitegelegt.</translation>
    </message>
    <message>
        <source>Documents that are read again: {count}.</source>
        <translation>Dokumente, die erneut gelesen werden: {count}.</translation>
    </message>
    <message>
        <source>Recovered: {counts}.</source>
        <translation>Gerettet: {counts}.</translation>
    </message>
    <message>
        <source>Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup.</source>
        <translation>Es konnte nichts gerettet werden. Unter Einstellungen → Daten → Backups → Wiederherstellen… lässt sich ein Backup zurückholen.</translation>
    </message>
    <message>
        <source>The local API is off: another program uses port {port}.</source>
        <translation>Die lokale API ist aus: Ein anderes Programm verwendet Port {port}.</translation>
    </message>
    <message>
        <source>The local API could not be started: {problem}</source>
        <translation>Die lokale API konnte nicht gestartet werden: {problem}</translation>
    </message>
</context>
<context>
    <name>PromptDialog</name>
    <message>
        <source>New prompt</source>
        <translation>Neuer Prompt</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Find a prompt</source>
        <translation>Prompt suchen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (Kopie)</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>„{title}“ gelöscht</translation>
    </message>
    <message>
        <source>Folder deleted</source>
        <translation>Ordner gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) deleted</source>
        <translation>
            <numerusform>%n Prompt gelöscht</numerusform>
            <numerusform>%n Prompts gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Folders can be {levels} levels deep, and their paths {length} characters long, at most.</source>
        <translation>Ordner können höchstens {levels} Ebenen tief und ihre Pfade {length} Zeichen lang sein.</translation>
    </message>
    <message>
        <source>A prompt is a question that you write once and ask often. Type / in a question to insert one.</source>
        <translation>Ein Prompt ist eine Frage, die einmal geschrieben und oft gestellt wird. In einer Frage / eingeben, um einen einzufügen.</translation>
    </message>
    <message>
        <source>Type / in a question to insert a prompt.</source>
        <translation>In einer Frage / eingeben, um einen Prompt einzufügen.</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>What to ask. Write {{topic}} where something is filled in each time.</source>
        <translation>Was gefragt werden soll. {{topic}} steht dort, wo jedes Mal etwas eingesetzt wird.</translation>
    </message>
    <message>
        <source>Insert variable</source>
        <translation>Variable einfügen</translation>
    </message>
    <message>
        <source>topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>Bienen</translation>
    </message>
    <message>
        <source>tone|formal|friendly|brief</source>
        <translation>Ton|förmlich|freundlich|knapp</translation>
    </message>
    <message>
        <source>Field to fill in</source>
        <translation>Feld zum Ausfüllen</translation>
    </message>
    <message>
        <source>Field with a default</source>
        <translation>Feld mit Vorgabe</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>Heutiges Datum</translation>
    </message>
    <message>
        <source>Variables: {names}</source>
        <translation>Variablen: {names}</translation>
    </message>
</context>
<context>
    <name>PromptExamples</name>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Summarize</source>
        <translation>Zusammenfassen</translation>
    </message>
    <message>
        <source>Summarize the following in [[length|five bullet points|one paragraph|one sentence]]:</source>
        <translation>Fasse das Folgende zusammen, in [[Länge|fünf Stichpunkten|einem Absatz|einem Satz]]:</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <translation>Einfach erklären</translation>
    </message>
    <message>
        <source>Explain [[topic]] to [[reader=someone new to the field]], with one example.</source>
        <translation>Erkläre [[Thema]] für [[Leser=Einsteiger]], mit einem Beispiel.</translation>
    </message>
    <message>
        <source>Pros and cons</source>
        <translation>Für und Wider</translation>
    </message>
    <message>
        <source>What are the strongest arguments for and against [[proposal]]? Name the best source for each.</source>
        <translation>Was sind die stärksten Argumente für und gegen [[Vorschlag]]? Nenne zu jedem die beste Quelle.</translation>
    </message>
    <message>
        <source>Latest news</source>
        <translation>Neuigkeiten</translation>
    </message>
    <message>
        <source>What has changed about [[topic]] in the last [[period|month|year|week]]? Today is [[date]].</source>
        <translation>Was hat sich bei [[Thema]] [[Zeitraum|im letzten Monat|im letzten Jahr|in der letzten Woche]] geändert? Heute ist [[date]].</translation>
    </message>
    <message>
        <source>Improve writing</source>
        <translation>Text verbessern</translation>
    </message>
    <message>
        <source>Improve this text. Keep its meaning and its language; make it [[tone|clearer|shorter|more formal|friendlier]]:</source>
        <translation>Verbessere diesen Text. Bewahre Sinn und Sprache und mache ihn [[Ton|klarer|kürzer|förmlicher|freundlicher]]:</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Translate into [[language=English]], so that it reads naturally:</source>
        <translation>Übersetze in diese Sprache: [[Sprache=Englisch]]. Es soll sich natürlich lesen:</translation>
    </message>
    <message>
        <source>Reply to an email</source>
        <translation>Auf eine E-Mail antworten</translation>
    </message>
    <message>
        <source>Write a [[tone|friendly|formal|brief]] reply to this email. What I want to say: [[message]]</source>
        <translation>Schreibe eine [[Ton|freundliche|förmliche|knappe]] Antwort auf diese E-Mail. Was ich sagen will: [[Nachricht]]</translation>
    </message>
</context>
<context>
    <name>PromptFiles</name>
    <message>
        <source>Import prompts</source>
        <translation>Prompts importieren</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <translation>Diese Datei konnte nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>No prompts in this file. Choose a JSON file of prompts.</source>
        <translation>Keine Prompts in dieser Datei. Bitte eine JSON-Datei mit Prompts wählen.</translation>
    </message>
    <message>
        <source>All prompts of this file are in the library already.</source>
        <translation>Alle Prompts dieser Datei sind schon in der Bibliothek.</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>Prompts exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) exported</source>
        <translation>
            <numerusform>%n Prompt exportiert</numerusform>
            <numerusform>%n Prompts exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>This file could not be written: {reason}</source>
        <translation>Diese Datei konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) imported</source>
        <translation>
            <numerusform>%n Prompt importiert</numerusform>
            <numerusform>%n Prompts importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PromptForm</name>
    <message>
        <source>Selected text</source>
        <translation>Markierter Text</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Leave as text</source>
        <translation>Als Text lassen</translation>
    </message>
    <message>
        <source>Insert the prompt with its variables as they are written (Esc)</source>
        <translation>Den Prompt mit unveränderten Variablen einfügen (Esc)</translation>
    </message>
</context>
<context>
    <name>PromptLibrary</name>
    <message>
        <source>New prompt</source>
        <translation>Neuer Prompt</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Add examples</source>
        <translation>Beispiele hinzufügen</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>Prompts…</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>Noch keine Prompts</translation>
    </message>
    <message>
        <source>New prompt…</source>
        <translation>Neuer Prompt…</translation>
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
        <translation>Prompt einfügen</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Frage als Prompt speichern…</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>Prompts…</translation>
    </message>
    <message>
        <source>“{title}” has more than {count} variables. The rest is inserted as it is written.</source>
        <translation>„{title}“ hat mehr als {count} Variablen. Der Rest wird unverändert eingefügt.</translation>
    </message>
</context>
<context>
    <name>ProtocolEditor</name>
    <message>
        <source>Derived from the address above</source>
        <translation>Aus der Adresse oben abgeleitet</translation>
    </message>
    <message>
        <source>Search address</source>
        <translation>Suchadresse</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>See the provider&apos;s documentation.</source>
        <translation>Siehe Dokumentation des Anbieters.</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Suche des Modells</translation>
    </message>
    <message>
        <source>The model may search by itself; its sources become citations.</source>
        <translation>Das Modell darf selbst suchen; seine Quellen werden zu Quellenverweisen.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On (as for {services})</source>
        <translation>Ein (wie bei {services})</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Ungültige Adresse. Sie sollte mit https:// beginnen</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>{where} did not accept the key. Check that all of it was pasted.</source>
        <translation>{where} hat den Schlüssel nicht akzeptiert. Bitte prüfen, ob er vollständig eingefügt wurde.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one, or fetch the list.</source>
        <translation>{where} kennt dieses Modell nicht. Bitte ein anderes wählen oder die Liste abrufen.</translation>
    </message>
    <message>
        <source>A key for {where} is missing. Paste it above.</source>
        <translation>Für {where} fehlt ein Schlüssel. Bitte oben einfügen.</translation>
    </message>
    <message>
        <source>Fetching models…</source>
        <translation>Modelle werden abgerufen…</translation>
    </message>
    <message>
        <source>Choose a model first, or fetch the list.</source>
        <translation>Bitte zuerst ein Modell wählen oder die Liste abrufen.</translation>
    </message>
    <message>
        <source>Testing {model}…</source>
        <translation>{model} wird getestet…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} ist jetzt das Standardmodell.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>API-Adresse</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Protocol and model&apos;s own search</source>
        <translation>Protokoll und Suche des Modells</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>Als Standard festlegen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>Modelle abrufen</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>API-Schlüssel anfordern</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>{where} sets the model to {model}.</source>
        <translation>{where} legt das Modell auf {model} fest.</translation>
    </message>
    <message>
        <source>The .env file</source>
        <translation>Die .env-Datei</translation>
    </message>
    <message>
        <source>An environment variable</source>
        <translation>Eine Umgebungsvariable</translation>
    </message>
    <message>
        <source>Show or hide {name}</source>
        <translation>{name} ein- oder ausblenden</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>benötigt einen Schlüssel</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid address. Example: https://api.example.com/v1</source>
        <translation>Ungültige Adresse. Beispiel: https://api.example.com/v1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found. Choose one, then test it or set it as default.</source>
        <translation>
            <numerusform>%n Modell gefunden. Auswählen, dann testen oder als Standard festlegen.</numerusform>
            <numerusform>%n Modelle gefunden. Eines auswählen, dann testen oder als Standard festlegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} funktioniert. Antwort: {word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} funktioniert.</translation>
    </message>
</context>
<context>
    <name>ProxyForm</name>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>Host und Port</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Your question names a private address. Allow reading {places}?</source>
        <translation>Ihre Frage nennt eine private Adresse. Das Lesen von {places} erlauben?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Send without reading it</source>
        <translation>Senden, ohne sie zu lesen</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in a new conversation. {reason}</source>
        <translation>Ihre Frage konnte nicht gesendet werden; sie steht in einem neuen Chat bereit. {reason}</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in “{title}”. {reason}</source>
        <translation>Ihre Frage konnte nicht gesendet werden; sie steht in „{title}“ bereit. {reason}</translation>
    </message>
</context>
<context>
    <name>QuickAsk</name>
    <message>
        <source>Quick ask</source>
        <translation>Schnellfrage</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>Stellen Sie eine Frage</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Ihre Frage</translation>
    </message>
    <message>
        <source>Enter: ask · Esc: hide</source>
        <translation>Eingabe: fragen · Esc: ausblenden</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Retrieval</source>
        <translation>Retrieval</translation>
    </message>
    <message>
        <source>By default passages are chosen by keywords, on this computer. An embedding or rerank model compares them by meaning as well; if it fails or is slow, keywords are used alone.</source>
        <translation>Textstellen werden standardmäßig anhand von Stichwörtern auf diesem Computer ausgewählt. Ein Embedding- oder Rerank-Modell vergleicht sie zusätzlich nach Bedeutung; ist es langsam oder schlägt es fehl, zählen nur die Stichwörter.</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Embedding-Modell</translation>
    </message>
    <message>
        <source>Finds passages that say the same in other words.</source>
        <translation>Findet Textstellen, die dasselbe mit anderen Worten sagen.</translation>
    </message>
    <message>
        <source>For new knowledge bases</source>
        <translation>Für neue Wissensdatenbanken</translation>
    </message>
    <message>
        <source>Your documents&apos; text is sent to this provider. Existing knowledge bases keep their model.</source>
        <translation>Der Text Ihrer Dokumente wird an diesen Anbieter gesendet. Bestehende Wissensdatenbanken behalten ihr Modell.</translation>
    </message>
    <message>
        <source>Also for web pages</source>
        <translation>Auch für Webseiten</translation>
    </message>
    <message>
        <source>Their text is sent to this provider, too. Not used where a rerank model is set up.</source>
        <translation>Auch deren Text wird an diesen Anbieter gesendet. Wird nicht verwendet, wenn ein Rerank-Modell eingerichtet ist.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Rerank model</source>
        <translation>Rerank-Modell</translation>
    </message>
    <message>
        <source>Sorts the best forty passages for each question. They are sent to the provider, including those of your own documents and memories.</source>
        <translation>Sortiert die vierzig besten Textstellen zu jeder Frage. Sie werden an den Anbieter gesendet, auch die aus Ihren eigenen Dokumenten und Erinnerungen.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Custom (by address)</source>
        <translation>Eigener (per Adresse)</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>It works ({number} dimensions).</source>
        <translation>Funktioniert ({number} Dimensionen).</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet…</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>Vorlesen beenden</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Read aloud (no voice is installed)</source>
        <translation>Vorlesen (keine Stimme installiert)</translation>
    </message>
    <message>
        <source>Code.</source>
        <translation>Code.</translation>
    </message>
    <message>
        <source>Formula.</source>
        <translation>Formel.</translation>
    </message>
    <message>
        <source>The voice stopped: {reason}</source>
        <translation>Das Vorlesen wurde unterbrochen: {reason}</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Previous sentence</source>
        <translation>Vorheriger Satz</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>Nächster Satz</translation>
    </message>
    <message>
        <source>Reading aloud: {number} of {count}</source>
        <translation>Vorlesen: {number} von {count}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
</context>
<context>
    <name>RerankFields</name>
    <message>
        <source>Full /rerank address</source>
        <translation>Vollständige /rerank-Adresse</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>API-Schlüssel anfordern</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet…</translation>
    </message>
    <message>
        <source>It works: the better of two passages came first.</source>
        <translation>Funktioniert: Die bessere von zwei Textstellen kam zuerst.</translation>
    </message>
    <message>
        <source>It answered, but could not tell the better of two passages.</source>
        <translation>Hat geantwortet, konnte aber die bessere von zwei Textstellen nicht erkennen.</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>Bitte zuerst die Adresse eingeben.</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Ungültige Adresse. Sie sollte mit https:// beginnen</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Sub-questions</source>
        <translation>Teilfragen</translation>
    </message>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>Graph der Teilfragen</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Fortgesetzt</translation>
    </message>
    <message>
        <source>Planning, round {number}</source>
        <translation>Planung, Runde {number}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Searched “{query}”</source>
        <translation>Nach „{query}“ gesucht</translation>
    </message>
    <message>
        <source>Searched “{query}”: {hits}</source>
        <translation>Nach „{query}“ gesucht: {hits}</translation>
    </message>
    <message>
        <source>Read {page}</source>
        <translation>Gelesen: {page}</translation>
    </message>
    <message>
        <source>Could not read {page}</source>
        <translation>Nicht lesbar: {page}</translation>
    </message>
    <message>
        <source>Writing the answer to “{question}”</source>
        <translation>Die Antwort auf „{question}“ wird geschrieben</translation>
    </message>
    <message>
        <source>{state}: {question}</source>
        <translation>{state}: {question}</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Sucht</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>{place} of {count}: {question} – {state}</source>
        <translation>{place} von {count}: {question} – {state}</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreibt</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>etwa {number}</translation>
    </message>
    <message>
        <source>{used} of {most} tokens</source>
        <translation>{used} von {most} Token</translation>
    </message>
    <message>
        <source>{used} tokens</source>
        <translation>{used} Token</translation>
    </message>
    <message>
        <source>Research: a question first</source>
        <translation>Recherche: zuerst eine Rückfrage</translation>
    </message>
    <message>
        <source>Research: {told}</source>
        <translation>Recherche: {told}</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Bericht wird geschrieben…</translation>
    </message>
    <message>
        <source>Preparing the report…</source>
        <translation>Bericht wird vorbereitet…</translation>
    </message>
    <message>
        <source>Planning the research…</source>
        <translation>Recherche wird geplant…</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>Wartet auf Ihre Antwort</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Report requested early</source>
        <translation>Bericht vorzeitig angefordert</translation>
    </message>
    <message>
        <source>Limit of sub-questions reached</source>
        <translation>Limit der Teilfragen erreicht</translation>
    </message>
    <message>
        <source>Limit of pages reached</source>
        <translation>Limit der Seiten erreicht</translation>
    </message>
    <message>
        <source>Token limit reached</source>
        <translation>Token-Limit erreicht</translation>
    </message>
    <message>
        <source>Time limit reached</source>
        <translation>Zeitlimit erreicht</translation>
    </message>
    <message>
        <source>No sub-questions needed</source>
        <translation>Keine Teilfragen nötig</translation>
    </message>
    <message>
        <source>All sub-questions done</source>
        <translation>Alle Teilfragen erledigt</translation>
    </message>
</context>
<context>
    <name>ResearchController</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>{file} konnte nicht geschrieben werden. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
</context>
<context>
    <name>ResearchSaver</name>
    <message>
        <source>Graph as image (SVG)…</source>
        <translation>Graph als Bild (SVG)…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>Bericht als Markdown…</translation>
    </message>
    <message>
        <source>Report as web page (HTML)…</source>
        <translation>Bericht als Webseite (HTML)…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Bericht als PDF…</translation>
    </message>
</context>
<context>
    <name>ResearchView</name>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>Jetzt antworten</translation>
    </message>
    <message>
        <source>Ask no more sub-questions and write the report from what there is</source>
        <translation>Keine weiteren Teilfragen stellen und den Bericht aus dem Vorhandenen schreiben</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>The graph appears here, from the first sub-question on.</source>
        <translation>Der Graph erscheint hier ab der ersten Teilfrage.</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps of the research</source>
        <translation>Schritte der Recherche</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Einpassen (0)</translation>
    </message>
    <message>
        <source>{time} of {most}</source>
        <translation>{time} von {most}</translation>
    </message>
</context>
<context>
    <name>ResearchWords</name>
    <message numerus="yes">
        <source>%n sub-question(s)</source>
        <translation>
            <numerusform>%n Teilfrage</numerusform>
            <numerusform>%n Teilfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n sub-question(s) answered</source>
        <translation>
            <numerusform>{done} von %n Teilfrage beantwortet</numerusform>
            <numerusform>{done} von %n Teilfragen beantwortet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sub-question(s)</source>
        <translation>
            <numerusform>%n neue Teilfrage</numerusform>
            <numerusform>%n neue Teilfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n ausgelassen</numerusform>
            <numerusform>%n ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n page(s)</source>
        <translation>
            <numerusform>{done} von %n Seite</numerusform>
            <numerusform>{done} von %n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n sub-question(s), {pages}, {minutes}, about {tokens} tokens.</source>
        <translation>
            <numerusform>Höchstens %n Teilfrage, {pages}, {minutes}, etwa {tokens} Token.</numerusform>
            <numerusform>Höchstens %n Teilfragen, {pages}, {minutes}, etwa {tokens} Token.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n beantwortet</numerusform>
            <numerusform>%n beantwortet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Backup wiederherstellen</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus Datei…</translation>
    </message>
    <message>
        <source>From the server</source>
        <translation>Vom Server</translation>
    </message>
    <message>
        <source>Replace everything here</source>
        <translation>Alles hier ersetzen</translation>
    </message>
    <message>
        <source>Merge with what is here</source>
        <translation>Mit Vorhandenem zusammenführen</translation>
    </message>
    <message>
        <source>Undo merge</source>
        <translation>Zusammenführen rückgängig machen</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>Backup wird geprüft…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Passphrase of its API keys (empty: leave them out)</source>
        <translation>Passphrase der API-Schlüssel (leer: ohne Schlüssel)</translation>
    </message>
    <message>
        <source>Passphrase of its API keys</source>
        <translation>Passphrase der API-Schlüssel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Adds conversations, questions, facts and documents that are not here. Nothing here changes.</source>
        <translation>Fügt Chats, Fragen, Erinnerungen und Dokumente hinzu, die hier fehlen. Vorhandenes bleibt unverändert.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup, and the restore can be undone. Citewise closes for it and opens again.</source>
        <translation>Der jetzige Stand bleibt als Backup erhalten, und die Wiederherstellung lässt sich rückgängig machen. Citewise wird dazu geschlossen und wieder geöffnet.</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>Wiederherstellen und neu starten</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Server wird abgefragt…</translation>
    </message>
    <message>
        <source>There are no backups on the server.</source>
        <translation>Auf dem Server gibt es keine Backups.</translation>
    </message>
    <message>
        <source>{moment}, before a restore ({size})</source>
        <translation>{moment}, vor einer Wiederherstellung ({size})</translation>
    </message>
    <message>
        <source>{moment} ({size})</source>
        <translation>{moment} ({size})</translation>
    </message>
    <message>
        <source>No backups here yet. Choose a file.</source>
        <translation>Noch keine Backups vorhanden. Bitte eine Datei wählen.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Wird heruntergeladen…</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Backups (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{moment}, Citewise {version}: {counts} ({size})</source>
        <translation>{moment}, Citewise {version}: {counts} ({size})</translation>
    </message>
    <message>
        <source>API keys are in it, encrypted.</source>
        <translation>Enthält verschlüsselte API-Schlüssel.</translation>
    </message>
    <message>
        <source>No API keys are in it.</source>
        <translation>Enthält keine API-Schlüssel.</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Wird zusammengeführt…</translation>
    </message>
    <message>
        <source>The merge was undone.</source>
        <translation>Das Zusammenführen wurde rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>RestoreFailedWindow</name>
    <message>
        <source>The backup was not restored; everything is as it was.</source>
        <translation>Das Backup wurde nicht wiederhergestellt; alles ist wie zuvor.</translation>
    </message>
    <message>
        <source>Open Citewise</source>
        <translation>Citewise öffnen</translation>
    </message>
</context>
<context>
    <name>RetryMenu</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>Suchquelle</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Antworten prüfen</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Kein Modell (nur Zitate)</translation>
    </message>
    <message>
        <source>Without searching</source>
        <translation>Ohne Suche</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Research: {depth}</source>
        <translation>Recherche: {depth}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>Kein Assistent</translation>
    </message>
</context>
<context>
    <name>SampleSection</name>
    <message>
        <source>Example for</source>
        <translation>Beispiel für</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP über HTTP</translation>
    </message>
    <message>
        <source>MCP as a command</source>
        <translation>MCP als Befehl</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Beispiel kopieren</translation>
    </message>
    <message>
        <source>Settings → Model Provider → Add</source>
        <translation>Einstellungen → Modelldienst → Hinzufügen</translation>
    </message>
    <message>
        <source>Provider type: OpenAI</source>
        <translation>Anbietertyp: OpenAI</translation>
    </message>
    <message>
        <source>API key: {key}</source>
        <translation>API-Schlüssel: {key}</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>beliebiges Wort</translation>
    </message>
    <message>
        <source>API host: {url}</source>
        <translation>API-Adresse: {url}</translation>
    </message>
    <message>
        <source>Models: Manage, then choose citewise-search</source>
        <translation>Modelle: Verwalten, dann citewise-search wählen</translation>
    </message>
    <message>
        <source>For agents and editors that speak MCP over HTTP.</source>
        <translation>Für Agenten und Editoren, die MCP über HTTP unterstützen.</translation>
    </message>
    <message>
        <source>Needs neither the switch nor a key: the program starts Citewise itself.</source>
        <translation>Braucht weder den Schalter noch einen Schlüssel: Das Programm startet Citewise selbst.</translation>
    </message>
</context>
<context>
    <name>SamplingFields</name>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>One per line, at most {count}. The answer ends before the first one that comes up. \n is a line break.</source>
        <translation>Eine pro Zeile, höchstens {count}. Die Antwort endet vor der ersten, die vorkommt. \n steht für einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Low: predictable. High: varied.</source>
        <translation>Niedrig: vorhersehbar. Hoch: abwechslungsreich.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Maximum length (tokens)</source>
        <translation>Maximale Länge (Token)</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>Denkaufwand</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>Stoppsequenzen</translation>
    </message>
    <message>
        <source>“{model}” does not take this: it is left out.</source>
        <translation>„{model}“ unterstützt dies nicht: Es wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Without a model nothing is written: passages are quoted as they are.</source>
        <translation>Ohne Modell wird nichts geschrieben: Textstellen werden zitiert, wie sie sind.</translation>
    </message>
    <message>
        <source>Set either the temperature or top-p. Where a service takes only one, it is the temperature.</source>
        <translation>Entweder Temperatur oder Top-p setzen. Wo ein Dienst nur eines annimmt, gilt die Temperatur.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
</context>
<context>
    <name>SearchEntry</name>
    <message>
        <source>Search suggestions by Google</source>
        <translation>Suchvorschläge von Google</translation>
    </message>
</context>
<context>
    <name>SearchMenu</name>
    <message>
        <source>{channel}, this message only</source>
        <translation>{channel}, nur diese Nachricht</translation>
    </message>
    <message>
        <source>Search source: {channel}</source>
        <translation>Suchquelle: {channel}</translation>
    </message>
    <message>
        <source>Only {site}</source>
        <translation>Nur {site}</translation>
    </message>
    <message>
        <source>Check answers: {mode}, this message only</source>
        <translation>Antworten prüfen: {mode}, nur diese Nachricht</translation>
    </message>
    <message>
        <source>This message</source>
        <translation>Diese Nachricht</translation>
    </message>
    <message>
        <source>This conversation</source>
        <translation>Dieser Chat</translation>
    </message>
    <message>
        <source>Default (as in settings)</source>
        <translation>Standard (wie in den Einstellungen)</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Sucheinstellungen…</translation>
    </message>
    <message>
        <source>{channel} (paused)</source>
        <translation>{channel} (pausiert)</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Suchplanung</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>Frage umformulieren</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>Modell entscheidet (Tools)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Antworten prüfen</translation>
    </message>
    <message>
        <source>Keep the pages that are read</source>
        <translation>Gelesene Seiten speichern</translation>
    </message>
    <message>
        <source>Tools (MCP) in this conversation</source>
        <translation>Tools (MCP) in diesem Chat</translation>
    </message>
    <message>
        <source>Only this site, such as example.org</source>
        <translation>Nur diese Website, z.&#xa0;B. example.org</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>Alle Websites</translation>
    </message>
    <message>
        <source>Invalid site. Examples: example.org or *://*.example.org/*</source>
        <translation>Ungültige Website. Beispiele: example.org oder *://*.example.org/*</translation>
    </message>
</context>
<context>
    <name>SearchNotes</name>
    <message>
        <source>A free account works within low limits; ten results at most</source>
        <translation>Kostenloses Konto mit niedrigen Limits; höchstens zehn Ergebnisse</translation>
    </message>
    <message>
        <source>A tool of an MCP server that you have set up</source>
        <translation>Ein Tool eines von Ihnen eingerichteten MCP-Servers</translation>
    </message>
    <message>
        <source>Google&apos;s results; a small free plan</source>
        <translation>Ergebnisse von Google; kleiner kostenloser Tarif</translation>
    </message>
    <message>
        <source>Google&apos;s results; prepaid, more than ten results cost double</source>
        <translation>Ergebnisse von Google; Prepaid, mehr als zehn Ergebnisse kosten das Doppelte</translation>
    </message>
    <message>
        <source>In the language of the question; CC BY-SA</source>
        <translation>In der Sprache der Frage; CC BY-SA</translation>
    </message>
    <message>
        <source>Its host is not confirmed; another address can be set</source>
        <translation>Host nicht bestätigt; eine andere Adresse kann angegeben werden</translation>
    </message>
    <message>
        <source>Monthly free credits; a few searches without a key</source>
        <translation>Monatliches Freiguthaben; einige Suchen ohne Schlüssel</translation>
    </message>
    <message>
        <source>Paid by the search</source>
        <translation>Abrechnung pro Suche</translation>
    </message>
    <message>
        <source>Paid by the search and by tokens</source>
        <translation>Abrechnung pro Suche und nach Token</translation>
    </message>
    <message>
        <source>Paid by the search, with the key of the models</source>
        <translation>Abrechnung pro Suche, mit dem Schlüssel der Modelle</translation>
    </message>
    <message>
        <source>Paid by tokens; the free key is for non-commercial use</source>
        <translation>Abrechnung nach Token; der kostenlose Schlüssel ist nur für nicht kommerzielle Nutzung</translation>
    </message>
    <message>
        <source>Paid, after a small trial</source>
        <translation>Kostenpflichtig, nach kleinem Testkontingent</translation>
    </message>
    <message>
        <source>Paid, with credit to start; a hundred searches a day without a key</source>
        <translation>Kostenpflichtig, mit Startguthaben; hundert Suchen am Tag ohne Schlüssel</translation>
    </message>
    <message>
        <source>Paid, with free credits every month</source>
        <translation>Kostenpflichtig, mit monatlichem Freiguthaben</translation>
    </message>
    <message>
        <source>Paid, with free credits every month; wants a card</source>
        <translation>Kostenpflichtig, mit monatlichem Freiguthaben; Kreditkarte erforderlich</translation>
    </message>
    <message>
        <source>Papers; one request in three seconds</source>
        <translation>Fachartikel; eine Anfrage alle drei Sekunden</translation>
    </message>
    <message>
        <source>Prepaid; the API&apos;s older version</source>
        <translation>Prepaid; ältere Version der API</translation>
    </message>
    <message>
        <source>Reads engines&apos; result pages in a browser of its own; several engines&apos; terms forbid reading by program</source>
        <translation>Liest die Ergebnisseiten von Suchmaschinen in einem eigenen Browser; die Bedingungen mehrerer Suchmaschinen verbieten das Auslesen per Programm</translation>
    </message>
    <message>
        <source>Repositories; ten requests a minute without a key</source>
        <translation>Repositorys; zehn Anfragen pro Minute ohne Schlüssel</translation>
    </message>
    <message>
        <source>Scholarly works; free and open</source>
        <translation>Wissenschaftliche Werke; kostenlos und offen</translation>
    </message>
    <message>
        <source>Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day</source>
        <translation>Stack Overflow oder die erlaubte Website des Netzwerks; Texte unter CC BY-SA; 300 Suchen am Tag</translation>
    </message>
    <message>
        <source>Stories of Hacker News, by Algolia&apos;s free search</source>
        <translation>Beiträge von Hacker News über die kostenlose Suche von Algolia</translation>
    </message>
    <message>
        <source>The model&apos;s own terms</source>
        <translation>Es gelten die Bedingungen des Modells</translation>
    </message>
    <message>
        <source>Your own documents, on this computer</source>
        <translation>Ihre eigenen Dokumente auf diesem Computer</translation>
    </message>
    <message>
        <source>Your own server; `json` must stand in search.formats of its settings.yml</source>
        <translation>Ihr eigener Server; `json` muss in search.formats seiner settings.yml stehen</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Web search in new conversations</source>
        <translation>Websuche in neuen Chats</translation>
    </message>
    <message>
        <source>Default search provider</source>
        <translation>Standard-Suchanbieter</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Suchplanung</translation>
    </message>
    <message>
        <source>Rewriting turns the question into queries and searches once. With tools, the model may search several times while it answers, or not at all.</source>
        <translation>Beim Umformulieren werden aus der Frage Suchanfragen gebildet, und es wird einmal gesucht. Mit Tools kann das Modell beim Antworten mehrmals suchen oder gar nicht.</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Antworten prüfen</translation>
    </message>
    <message>
        <source>Mark moves citations to the passage that says it and shows where sources disagree, without a model or the network. Repair also searches for what was not found and has the model correct it, which takes longer and costs more. The original answer stays one click away.</source>
        <translation>„Markieren“ ordnet Quellenverweise der Textstelle zu, in der die Aussage steht, und zeigt, wo sich Quellen widersprechen, ohne Modell und ohne Netzwerk. „Korrigieren“ sucht außerdem nach dem, was nicht gefunden wurde, und lässt es vom Modell berichtigen; das dauert länger und kostet mehr. Die ursprüngliche Antwort bleibt einen Klick entfernt.</translation>
    </message>
    <message>
        <source>Search providers</source>
        <translation>Suchanbieter</translation>
    </message>
    <message>
        <source>Choose one to enter its key or to test it.</source>
        <translation>Bitte einen auswählen, um seinen Schlüssel einzugeben oder ihn zu testen.</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>Suchmaschinen</translation>
    </message>
    <message>
        <source>Web search without a key asks the first ones in parallel, then the next, until there are results.</source>
        <translation>Die Websuche ohne Schlüssel fragt die ersten parallel ab, dann die nächsten, bis es Ergebnisse gibt.</translation>
    </message>
    <message>
        <source>Auto (by language)</source>
        <translation>Auto (nach Sprache)</translation>
    </message>
    <message>
        <source>Parallel engines</source>
        <translation>Parallele Suchmaschinen</translation>
    </message>
    <message>
        <source>Engine timeout (s)</source>
        <translation>Suchmaschinen-Timeout (s)</translation>
    </message>
    <message>
        <source>Without any results, slow engines are still waited for while the next ones are asked.</source>
        <translation>Solange es keine Ergebnisse gibt, wird auf langsame Suchmaschinen weiter gewartet, während die nächsten gefragt werden.</translation>
    </message>
    <message>
        <source>Keep search engine cookies</source>
        <translation>Cookies der Suchmaschinen behalten</translation>
    </message>
    <message>
        <source>Fewer captchas, but the engines recognise you across restarts.</source>
        <translation>Weniger Captchas, aber die Suchmaschinen erkennen Sie auch nach einem Neustart wieder.</translation>
    </message>
    <message>
        <source>Opens the engines&apos; public result pages in a hidden browser, as you would yourself. Their terms may restrict automated use; whether to use them is your decision.</source>
        <translation>Öffnet die öffentlichen Ergebnisseiten der Suchmaschinen in einem verborgenen Browser, so wie Sie es selbst tun würden. Deren Bedingungen können automatisierte Nutzung einschränken; ob Sie sie verwenden, entscheiden Sie.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Auto (by model)</source>
        <translation>Auto (nach Modell)</translation>
    </message>
    <message>
        <source>Results per search</source>
        <translation>Ergebnisse pro Suche</translation>
    </message>
    <message>
        <source>Pages read in full</source>
        <translation>Vollständig gelesene Seiten</translation>
    </message>
    <message>
        <source>Max. source tokens per answer</source>
        <translation>Max. Quellen-Token pro Antwort</translation>
    </message>
    <message>
        <source>More tokens: more evidence, but slower and more expensive answers.</source>
        <translation>Mehr Token: mehr Belege, aber langsamere und teurere Antworten.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Websites</translation>
    </message>
    <message>
        <source>Match patterns such as *://*.example.org/* or https://example.org/docs/*, or a plain domain such as example.org, which includes its subdomains.</source>
        <translation>Muster wie *://*.example.org/* oder https://example.org/docs/* oder eine einfache Domain wie example.org, die ihre Subdomains einschließt.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a match pattern. The other lines apply.</source>
        <translation>Zeile {number}, „{text}“, ist kein gültiges Muster. Die anderen Zeilen gelten.</translation>
    </message>
    <message>
        <source>Blocked sites (one pattern per line)</source>
        <translation>Gesperrte Websites (ein Muster pro Zeile)</translation>
    </message>
    <message>
        <source>Allowed sites (empty: all)</source>
        <translation>Erlaubte Websites (leer: alle)</translation>
    </message>
    <message>
        <source>Allowed private addresses</source>
        <translation>Erlaubte private Adressen</translation>
    </message>
    <message>
        <source>Pages on this computer and in private networks are only read if listed here.</source>
        <translation>Seiten auf diesem Computer und in privaten Netzwerken werden nur gelesen, wenn sie hier stehen.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not host:port (wiki.local:8080). The other lines apply.</source>
        <translation>Zeile {number}, „{text}“, hat nicht die Form Host:Port (wiki.local:8080). Die anderen Zeilen gelten.</translation>
    </message>
    <message>
        <source>One per line, as host:port</source>
        <translation>Je Zeile ein Eintrag als Host:Port</translation>
    </message>
    <message>
        <source>Engine addresses</source>
        <translation>Adressen der Suchmaschinen</translation>
    </message>
    <message>
        <source>Empty: default.</source>
        <translation>Leer: Standard.</translation>
    </message>
    <message>
        <source>Tick at least one engine. Until then nothing changes.</source>
        <translation>Bitte mindestens eine Suchmaschine ankreuzen. Bis dahin ändert sich nichts.</translation>
    </message>
    <message>
        <source>“{text}” is not a web address. It should begin with https://</source>
        <translation>„{text}“ ist keine Webadresse. Sie sollte mit https:// beginnen</translation>
    </message>
</context>
<context>
    <name>SearchSwitch</name>
    <message>
        <source>Never search: the model answers from what it knows</source>
        <translation>Nie suchen: Das Modell antwortet aus seinem Wissen</translation>
    </message>
    <message>
        <source>Search when the question needs it</source>
        <translation>Suchen, wenn die Frage es erfordert</translation>
    </message>
    <message>
        <source>Search the web for every question</source>
        <translation>Für jede Frage im Web suchen</translation>
    </message>
    <message>
        <source>Web:</source>
        <translation>Web:</translation>
    </message>
    <message>
        <source>Web search: {mode}</source>
        <translation>Websuche: {mode}</translation>
    </message>
</context>
<context>
    <name>ServerCard</name>
    <message>
        <source>Show or hide {name}</source>
        <translation>{name} ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Use {name}</source>
        <translation>{name} verwenden</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Show command…</source>
        <translation>Befehl anzeigen…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Log…</source>
        <translation>Log…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Starting the server and asking for its tools…</source>
        <translation>Server wird gestartet, Tools werden abgefragt…</translation>
    </message>
    <message>
        <source>Sign in in your browser, then come back here.</source>
        <translation>Bitte im Browser anmelden und danach hierher zurückkehren.</translation>
    </message>
    <message>
        <source>You are signed in. You can close this page and go back to Citewise.</source>
        <translation>Sie sind angemeldet. Sie können diese Seite schließen und zu Citewise zurückkehren.</translation>
    </message>
    <message>
        <source>You are signed in.</source>
        <translation>Sie sind angemeldet.</translation>
    </message>
    <message>
        <source>Cancel sign-in</source>
        <translation>Anmeldung abbrechen</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Edit {name}</source>
        <translation>{name} bearbeiten</translation>
    </message>
    <message>
        <source>Add server</source>
        <translation>Server hinzufügen</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Bitte einen Namen eingeben.</translation>
    </message>
    <message>
        <source>Such as My files</source>
        <translation>z.&#xa0;B. Meine Dateien</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Add variable</source>
        <translation>Variable hinzufügen</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Header hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>The program, or the whole line of a guide.</source>
        <translation>Das Programm oder die ganze Zeile einer Anleitung.</translation>
    </message>
    <message>
        <source>Arguments, one per line</source>
        <translation>Argumente, eines pro Zeile</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Umgebungsvariablen</translation>
    </message>
    <message>
        <source>Address (streamable HTTP)</source>
        <translation>Adresse (Streamable HTTP)</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Program on this computer</source>
        <translation>Programm auf diesem Computer</translation>
    </message>
    <message>
        <source>Server at an address</source>
        <translation>Server unter einer Adresse</translation>
    </message>
    <message>
        <source>Give the command.</source>
        <translation>Bitte den Befehl eingeben.</translation>
    </message>
    <message>
        <source>Give the address.</source>
        <translation>Bitte die Adresse eingeben.</translation>
    </message>
    <message>
        <source>Every value needs a name.</source>
        <translation>Jeder Wert braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Retrieval</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Tools (MCP)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>Lokale API</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Tested</source>
        <translation>Getestet</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>Ungetestet</translation>
    </message>
    <message>
        <source>Tested with responses in the structure recorded from this provider; their wording is our own.</source>
        <translation>Getestet mit Antworten in der Struktur, die bei diesem Anbieter aufgezeichnet wurde; ihr Wortlaut stammt von uns.</translation>
    </message>
    <message>
        <source>Built from the provider&apos;s documentation, not tried with real traffic. The Test button shows whether it works for you.</source>
        <translation>Nach der Dokumentation des Anbieters erstellt, nicht mit echtem Datenverkehr erprobt. „Testen“ zeigt, ob es bei Ihnen funktioniert.</translation>
    </message>
    <message>
        <source>Nobody has tested this provider yet. It should work like others of its kind; the Test button shows whether it does.</source>
        <translation>Diesen Anbieter hat noch niemand getestet. Er sollte wie andere seiner Art funktionieren; „Testen“ zeigt, ob das stimmt.</translation>
    </message>
    <message>
        <source>Chat Completions (OpenAI and most others)</source>
        <translation>Chat Completions (OpenAI und die meisten anderen)</translation>
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
        <translation>Frage umformulieren</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>Modell entscheidet (Tools)</translation>
    </message>
    <message>
        <source>Set by an environment variable. What is set here applies once that is removed.</source>
        <translation>Durch eine Umgebungsvariable festgelegt. Die Einstellung hier gilt, sobald diese entfernt ist.</translation>
    </message>
    <message>
        <source>Set by the .env file in the data directory. What is set here applies once it is removed from there.</source>
        <translation>Durch die .env-Datei im Datenverzeichnis festgelegt. Die Einstellung hier gilt, sobald der Eintrag dort entfernt ist.</translation>
    </message>
    <message>
        <source>{count} keys are kept in this system&apos;s keychain and used in turn.</source>
        <translation>{count} Schlüssel liegen im Schlüsselbund dieses Systems und werden abwechselnd verwendet.</translation>
    </message>
    <message>
        <source>The key is kept in this system&apos;s keychain.</source>
        <translation>Der Schlüssel liegt im Schlüsselbund dieses Systems.</translation>
    </message>
    <message>
        <source>No keychain was found: {count} keys are kept in memory until you quit Citewise, never on disk.</source>
        <translation>Kein Schlüsselbund gefunden: {count} Schlüssel bleiben bis zum Beenden von Citewise im Arbeitsspeicher, nie auf dem Datenträger.</translation>
    </message>
    <message>
        <source>No keychain was found: the key is kept in memory until you quit Citewise, never on disk.</source>
        <translation>Kein Schlüsselbund gefunden: Der Schlüssel bleibt bis zum Beenden von Citewise im Arbeitsspeicher, nie auf dem Datenträger.</translation>
    </message>
    <message>
        <source>{count} keys are kept in the encrypted key file and used in turn.</source>
        <translation>{count} Schlüssel liegen in der verschlüsselten Schlüsseldatei und werden abwechselnd verwendet.</translation>
    </message>
    <message>
        <source>The key is kept in the encrypted key file.</source>
        <translation>Der Schlüssel liegt in der verschlüsselten Schlüsseldatei.</translation>
    </message>
    <message>
        <source>The key is in the encrypted key file, which is locked.</source>
        <translation>Der Schlüssel liegt in der verschlüsselten Schlüsseldatei, die gesperrt ist.</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>Der Schlüssel stammt aus einer Umgebungsvariable.</translation>
    </message>
    <message>
        <source>The key comes from the .env file in the data directory.</source>
        <translation>Der Schlüssel stammt aus der .env-Datei im Datenverzeichnis.</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keychain.</source>
        <translation>Im Schlüsselbund dieses Systems gespeichert.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file.</source>
        <translation>Kein Schlüsselbund gefunden: in der verschlüsselten Schlüsseldatei gespeichert.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file once it is unlocked, until then in memory only.</source>
        <translation>Kein Schlüsselbund gefunden: nach dem Entsperren in der verschlüsselten Schlüsseldatei gespeichert, bis dahin nur im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in memory until you quit Citewise, never on disk.</source>
        <translation>Kein Schlüsselbund gefunden: bis zum Beenden von Citewise im Arbeitsspeicher, nie auf dem Datenträger.</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>pausiert für {time}: {reason}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>needs a model that can search</source>
        <translation>benötigt ein Modell, das suchen kann</translation>
    </message>
    <message>
        <source>needs an address</source>
        <translation>benötigt eine Adresse</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>benötigt einen Schlüssel</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
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
        <translation>{name} funktioniert. Erstes Ergebnis: „{title}“</translation>
    </message>
    <message>
        <source>{name} works. Reply: “{text}”</source>
        <translation>{name} funktioniert. Antwort: „{text}“</translation>
    </message>
    <message>
        <source>{name} works, but found nothing.</source>
        <translation>{name} funktioniert, hat aber nichts gefunden.</translation>
    </message>
    <message>
        <source>works</source>
        <translation>funktioniert</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Resolving the proxy</source>
        <translation>Proxy-Name wird aufgelöst</translation>
    </message>
    <message>
        <source>Connecting to the proxy</source>
        <translation>Verbindung zum Proxy</translation>
    </message>
    <message>
        <source>Encryption to the proxy</source>
        <translation>Verschlüsselung zum Proxy</translation>
    </message>
    <message>
        <source>Proxy authentication</source>
        <translation>Proxy-Anmeldung</translation>
    </message>
    <message>
        <source>Proxy to address</source>
        <translation>Proxy zur Adresse</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>DNS-Abfrage</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>unbekannter Host</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>the connection was closed</source>
        <translation>die Verbindung wurde geschlossen</translation>
    </message>
    <message>
        <source>the certificate is not trusted</source>
        <translation>das Zertifikat ist nicht vertrauenswürdig</translation>
    </message>
    <message>
        <source>no encrypted connection</source>
        <translation>keine verschlüsselte Verbindung</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>Serverfehler</translation>
    </message>
    <message>
        <source>invalid proxy address</source>
        <translation>ungültige Proxy-Adresse</translation>
    </message>
    <message>
        <source>invalid address</source>
        <translation>ungültige Adresse</translation>
    </message>
    <message>
        <source>not an HTTP response</source>
        <translation>keine HTTP-Antwort</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Kein Tastenkürzel</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>Kein Befehl mit diesem Namen</translation>
    </message>
    <message>
        <source>{key} belongs to “{command}”. Apply takes it over.</source>
        <translation>{key} gehört zu „{command}“. „Anwenden“ weist es diesem Befehl zu.</translation>
    </message>
    <message>
        <source>A letter alone would be typed, not run. Hold Ctrl or Alt with it.</source>
        <translation>Ein einzelner Buchstabe würde als Text eingegeben. Bitte zusätzlich Strg oder Alt drücken.</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>Cited</source>
        <translation>Zitiert</translation>
    </message>
    <message>
        <source>Read, not cited</source>
        <translation>Gelesen, nicht zitiert</translation>
    </message>
    <message>
        <source>Also consulted</source>
        <translation>Auch herangezogen</translation>
    </message>
    <message>
        <source>Found, not read</source>
        <translation>Gefunden, nicht gelesen</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Untitled source</source>
        <translation>Quelle ohne Titel</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Post on X</source>
        <translation>Beitrag auf X</translation>
    </message>
    <message>
        <source>Place on a map</source>
        <translation>Ort auf einer Karte</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Tool</translation>
    </message>
    <message>
        <source>The model was given a memory about you here. It has been forgotten since, so its text is gone.</source>
        <translation>Dem Modell lag hier eine Erinnerung über Sie vor. Sie wurde inzwischen vergessen, daher fehlt ihr Text.</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>Vergessen</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Hide sources</source>
        <translation>Quellen ausblenden</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>Quellen der Antwort</translation>
    </message>
    <message>
        <source>The sources of an answer are listed here, with the passages that it rests on.</source>
        <translation>Hier stehen die Quellen einer Antwort mit den Textstellen, auf denen sie beruht.</translation>
    </message>
    <message>
        <source>Nothing found yet…</source>
        <translation>Noch nichts gefunden…</translation>
    </message>
    <message>
        <source>No sources were found for this answer.</source>
        <translation>Für diese Antwort wurden keine Quellen gefunden.</translation>
    </message>
    <message>
        <source>This answer was written without searching.</source>
        <translation>Diese Antwort wurde ohne Suche geschrieben.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>No voice is installed. On Linux install speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>Es ist keine Stimme installiert. Unter Linux speech-dispatcher mit einer Stimme wie espeak-ng installieren.</translation>
    </message>
</context>
<context>
    <name>SpeechSection</name>
    <message>
        <source>Auto (by the answer&apos;s language)</source>
        <translation>Auto (nach Sprache der Antwort)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Choose another directory…</source>
        <translation>Anderes Verzeichnis auswählen…</translation>
    </message>
    <message>
        <source>For this start alone; “citewise --data-dir” names one for every start.</source>
        <translation>Nur für diesen Start; „citewise --data-dir“ legt eines für jeden Start fest.</translation>
    </message>
    <message>
        <source>Restore the last backup</source>
        <translation>Letztes Backup wiederherstellen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Citewise opens in a moment</source>
        <translation>Citewise wird gleich geöffnet</translation>
    </message>
    <message>
        <source>Citewise could not start</source>
        <translation>Citewise konnte nicht gestartet werden</translation>
    </message>
    <message>
        <source>Another version of Citewise has your conversations open ({version}). Close it; this window goes on by itself.</source>
        <translation>Eine andere Version von Citewise hat Ihre Chats geöffnet ({version}). Bitte diese schließen; danach geht es hier automatisch weiter.</translation>
    </message>
    <message>
        <source>A Citewise command is still running in a terminal, or an earlier window is being closed. This window goes on by itself when that has ended.</source>
        <translation>Ein Citewise-Befehl läuft noch in einem Terminal, oder ein früheres Fenster wird gerade geschlossen. Danach geht es hier automatisch weiter.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} was made by a newer version of Citewise.</source>
        <translation>„{name}“ in {folder} stammt von einer neueren Version von Citewise.</translation>
    </message>
    <message>
        <source>Install the newer version again. This one changes nothing in the file.</source>
        <translation>Bitte die neuere Version wieder installieren. Diese ändert nichts an der Datei.</translation>
    </message>
    <message>
        <source>Another program is working on “{name}” in {folder}.</source>
        <translation>Ein anderes Programm arbeitet an „{name}“ in {folder}.</translation>
    </message>
    <message>
        <source>Close that program, for example one that copies or synchronises files, and try again.</source>
        <translation>Bitte dieses Programm schließen, z.&#xa0;B. eines, das Dateien kopiert oder synchronisiert, und erneut versuchen.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}.</source>
        <translation>In {folder} kann nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>Allow your user to write there, or plug in the drive, and try again.</source>
        <translation>Bitte Ihrem Benutzer dort das Schreiben erlauben oder das Laufwerk anschließen und erneut versuchen.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>Der Datenträger mit {folder} ist voll.</translation>
    </message>
    <message>
        <source>Make room on it, and try again. Nothing was lost.</source>
        <translation>Bitte dort Platz schaffen und erneut versuchen. Es ist nichts verloren gegangen.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} is damaged.</source>
        <translation>„{name}“ in {folder} ist beschädigt.</translation>
    </message>
    <message>
        <source>Try again: a damaged file is kept aside, and a new one is begun.</source>
        <translation>Bitte erneut versuchen: Die beschädigte Datei wird beiseitegelegt und eine neue begonnen.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} has to be updated for this version, and no backup could be made.</source>
        <translation>„{name}“ in {folder} muss für diese Version aktualisiert werden, und es konnte kein Backup erstellt werden.</translation>
    </message>
    <message>
        <source>Free up space on the disk, or allow writing there, and try again. Nothing was changed.</source>
        <translation>Bitte Speicherplatz freigeben oder das Schreiben dort erlauben und erneut versuchen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The drive that holds {folder} cannot keep two programs apart.</source>
        <translation>Auf dem Laufwerk mit {folder} lässt sich nicht verhindern, dass zwei Programme gleichzeitig schreiben.</translation>
    </message>
    <message>
        <source>Keep your data on a drive of this computer.</source>
        <translation>Bitte die Daten auf einem Laufwerk dieses Computers speichern.</translation>
    </message>
    <message>
        <source>Something in {folder} could not be opened.</source>
        <translation>Etwas in {folder} konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, choose another directory for now.</source>
        <translation>Bitte erneut versuchen. Falls das nicht hilft, vorerst ein anderes Verzeichnis wählen.</translation>
    </message>
    <message>
        <source>Or go back to the last backup: {backup}. The present file is kept beside it.</source>
        <translation>Oder zum letzten Backup zurückkehren: {backup}. Die jetzige Datei bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>The system says: {detail}</source>
        <translation>Meldung des Systems: {detail}</translation>
    </message>
    <message>
        <source>The backup was restored; the former file is now {path}.</source>
        <translation>Das Backup wurde wiederhergestellt; die frühere Datei ist jetzt {path}.</translation>
    </message>
    <message>
        <source>Choose another directory</source>
        <translation>Anderes Verzeichnis auswählen</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>Show image</source>
        <translation>Bild anzeigen</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Bild entfernen</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>The model wants to use “{tool}” of {server}: {arguments}</source>
        <translation>Das Modell möchte „{tool}“ von {server} verwenden: {arguments}</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Einmal erlauben</translation>
    </message>
    <message>
        <source>Always for this server</source>
        <translation>Immer für diesen Server</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
</context>
<context>
    <name>ToolList</name>
    <message>
        <source>All tools</source>
        <translation>Alle Tools</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Use as search provider</source>
        <translation>Als Suchanbieter verwenden</translation>
    </message>
    <message>
        <source>Searches by it stand in Settings → Search and in the search menu. It is called without asking.</source>
        <translation>Die Suche damit erscheint unter Einstellungen → Suche und im Suchmenü. Der Aufruf erfolgt ohne Rückfrage.</translation>
    </message>
    <message>
        <source>Use of {tool}</source>
        <translation>Verwendung von {tool}</translation>
    </message>
</context>
<context>
    <name>ToolsPage</name>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Tools (MCP)</translation>
    </message>
    <message>
        <source>Models can use tools that MCP servers give them: your files, calendars, databases, other programs. You are asked before each call, unless you set a tool to On.</source>
        <translation>Modelle können Tools verwenden, die MCP-Server ihnen bereitstellen: Ihre Dateien, Kalender, Datenbanken, andere Programme. Sie werden vor jedem Aufruf gefragt, außer bei Tools, die auf „Ein“ stehen.</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>Server hinzufügen…</translation>
    </message>
    <message>
        <source>Paste JSON…</source>
        <translation>JSON einfügen…</translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation>Noch keine Server</translation>
    </message>
    <message>
        <source>MCP (Model Context Protocol) is how programs offer tools to models. There are servers for files, notes, GitHub, databases and more. The guide of each has a block of JSON that begins with “mcpServers”: copy it and choose Paste JSON. Without one, choose Add server and give its command or its address.</source>
        <translation>Über MCP (Model Context Protocol) stellen Programme Modellen Tools bereit. Es gibt Server für Dateien, Notizen, GitHub, Datenbanken und mehr. Die Anleitung dazu enthält meist einen JSON-Block, der mit „mcpServers“ beginnt: Kopieren Sie ihn und wählen Sie „JSON einfügen“. Andernfalls „Server hinzufügen“ wählen und Befehl oder Adresse angeben.</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Ready · {tools}</source>
        <translation>Bereit · {tools}</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Anmeldung nötig</translation>
    </message>
    <message>
        <source>Consent needed</source>
        <translation>Zustimmung nötig</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Starts when needed</source>
        <translation>Startet bei Bedarf</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>The program {command} was not found.</source>
        <translation>Das Programm {command} wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>{command} cannot be run as a program. Check the path under Edit, or its permissions.</source>
        <translation>{command} lässt sich nicht als Programm ausführen. Bitte den Pfad unter „Bearbeiten“ oder die Berechtigungen prüfen.</translation>
    </message>
    <message>
        <source>It was not ready in time. The first start may have to download a lot: try Restart, or see the log.</source>
        <translation>Nicht rechtzeitig bereit. Der erste Start muss eventuell viel herunterladen: „Neu starten“ versuchen oder das Log ansehen.</translation>
    </message>
    <message>
        <source>The program ended before it was ready. The log says more.</source>
        <translation>Das Programm endete, bevor es bereit war. Näheres steht im Log.</translation>
    </message>
    <message>
        <source>The program ended by itself. Try Restart; the log says more.</source>
        <translation>Das Programm hat sich selbst beendet. Bitte „Neu starten“ versuchen; Näheres steht im Log.</translation>
    </message>
    <message>
        <source>Nothing answers at {host}. Check the address, and whether the server is running.</source>
        <translation>Unter {host} antwortet nichts. Bitte prüfen, ob die Adresse stimmt und der Server läuft.</translation>
    </message>
    <message>
        <source>{host} wants you to sign in. Press Sign in: its page opens in your browser.</source>
        <translation>{host} verlangt eine Anmeldung. „Anmelden“ öffnet die Seite im Browser.</translation>
    </message>
    <message>
        <source>{host} refused the request: a token is missing or wrong. Under Edit, give the header Authorization, usually with the value Bearer and the token.</source>
        <translation>{host} hat die Anfrage abgewiesen: Ein Token fehlt oder ist falsch. Unter „Bearbeiten“ den Header Authorization angeben, meist mit dem Wert Bearer und dem Token.</translation>
    </message>
    <message>
        <source>It was not started: you have not agreed to its command yet.</source>
        <translation>Nicht gestartet: Sie haben dem Befehl noch nicht zugestimmt.</translation>
    </message>
    <message>
        <source>{host} answers, but not as an MCP server. Check the path; it often ends in /mcp.</source>
        <translation>{host} antwortet, aber nicht als MCP-Server. Bitte den Pfad prüfen; er endet oft auf /mcp.</translation>
    </message>
    <message>
        <source>It failed: {detail}. The log may say more.</source>
        <translation>Fehlgeschlagen: {detail}. Im Log steht eventuell mehr.</translation>
    </message>
    <message>
        <source>This installation lacks a part that tools need. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>Dieser Installation fehlt ein Teil, den Tools brauchen. Installieren mit: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>It has neither a command nor an address.</source>
        <translation>Es fehlen sowohl Befehl als auch Adresse.</translation>
    </message>
    <message>
        <source>It speaks the older transport SSE, which Citewise does not. Look for its streamable HTTP address, which often ends in /mcp.</source>
        <translation>Verwendet den älteren Transport SSE, den Citewise nicht unterstützt. Bitte die Adresse für Streamable HTTP suchen; sie endet oft auf /mcp.</translation>
    </message>
    <message>
        <source>“{detail}” is no web address. Example: https://example.com/mcp</source>
        <translation>„{detail}“ ist keine Webadresse. Beispiel: https://example.com/mcp</translation>
    </message>
    <message>
        <source>“{detail}” is a placeholder: put in what it stands for.</source>
        <translation>„{detail}“ ist ein Platzhalter: Bitte den eigentlichen Wert einsetzen.</translation>
    </message>
    <message>
        <source>“{detail}” cannot be the name of a variable or header.</source>
        <translation>„{detail}“ kann nicht der Name einer Variablen oder eines Headers sein.</translation>
    </message>
    <message>
        <source>“{detail}” holds a control character.</source>
        <translation>„{detail}“ enthält ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>“{detail}” is not understood.</source>
        <translation>„{detail}“ wird nicht verstanden.</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, {reason}. Copy the whole block, with its brackets.</source>
        <translation>Dies ist kein JSON: Zeile {line}, {reason}. Bitte den ganzen Block kopieren, mit den Klammern.</translation>
    </message>
    <message>
        <source>No server is named here. Look for a block with “mcpServers” in its guide.</source>
        <translation>Hier ist kein Server genannt. Bitte in dessen Anleitung einen Block mit „mcpServers“ suchen.</translation>
    </message>
    <message>
        <source>Not added: {name}. {problem}</source>
        <translation>Nicht hinzugefügt: {name}. {problem}</translation>
    </message>
    <message>
        <source>Still without a value: {names}. Give it under Edit.</source>
        <translation>Noch ohne Wert: {names}. Bitte unter „Bearbeiten“ angeben.</translation>
    </message>
    <message>
        <source>It comes with Node.js: install that, then try Restart.</source>
        <translation>Gehört zu Node.js: bitte installieren, dann „Neu starten“ versuchen.</translation>
    </message>
    <message>
        <source>It comes with uv: install that, then try Restart.</source>
        <translation>Gehört zu uv: bitte installieren, dann „Neu starten“ versuchen.</translation>
    </message>
    <message>
        <source>It comes with Bun: install that, then try Restart.</source>
        <translation>Gehört zu Bun: bitte installieren, dann „Neu starten“ versuchen.</translation>
    </message>
    <message>
        <source>It comes with Docker: install that, then try Restart.</source>
        <translation>Gehört zu Docker: bitte installieren, dann „Neu starten“ versuchen.</translation>
    </message>
    <message>
        <source>Install it, or give its full path under Edit.</source>
        <translation>Bitte installieren oder den vollen Pfad unter „Bearbeiten“ angeben.</translation>
    </message>
    <message>
        <source>It downloads what it runs from the internet, at the first start and for updates.</source>
        <translation>Lädt beim ersten Start und für Updates aus dem Internet herunter, was ausgeführt wird.</translation>
    </message>
</context>
<context>
    <name>ToolsWording</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n Tool</numerusform>
            <numerusform>%n Tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s) left out</source>
        <translation>
            <numerusform>%n weiteres Tool ausgelassen</numerusform>
            <numerusform>%n weitere Tools ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works: %n tool(s) after {time}.</source>
        <translation>
            <numerusform>Funktioniert: %n Tool nach {time}.</numerusform>
            <numerusform>Funktioniert: %n Tools nach {time}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) found:</source>
        <translation>
            <numerusform>%n Server gefunden:</numerusform>
            <numerusform>%n Server gefunden:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>Quellen widersprechen sich</translation>
    </message>
    <message>
        <source>as of {date}</source>
        <translation>Stand {date}</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>Code kopiert</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Link kopiert</translation>
    </message>
    <message>
        <source>Answer copied</source>
        <translation>Antwort kopiert</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Answer and sources copied</source>
        <translation>Antwort und Quellen kopiert</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>Quellenangabe kopieren</translation>
    </message>
    <message>
        <source>Citation copied</source>
        <translation>Quellenangabe kopiert</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>Textstelle anzeigen</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>Zum Neuesten</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Quote in question</source>
        <translation>In der Frage zitieren</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Sucht…</translation>
    </message>
    <message>
        <source>Answering…</source>
        <translation>Antwortet…</translation>
    </message>
    <message>
        <source>The answer is complete.</source>
        <translation>Die Antwort ist vollständig.</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>Weiterfragen</translation>
    </message>
    <message>
        <source>Edit before asking</source>
        <translation>Vor dem Fragen bearbeiten</translation>
    </message>
    <message>
        <source>Show corrected</source>
        <translation>Korrektur anzeigen</translation>
    </message>
    <message>
        <source>Show original</source>
        <translation>Original anzeigen</translation>
    </message>
    <message>
        <source>Go to the next one in doubt</source>
        <translation>Zum nächsten Zweifelsfall springen</translation>
    </message>
    <message>
        <source>Next in doubt ({place} of {count})</source>
        <translation>Nächster Zweifelsfall ({place} von {count})</translation>
    </message>
    <message>
        <source>No uncited claims found</source>
        <translation>Keine unbelegten Aussagen gefunden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Forgotten: {fact}</source>
        <translation>Vergessen: {fact}</translation>
    </message>
    <message>
        <source>Remembered: {fact}</source>
        <translation>Gemerkt: {fact}</translation>
    </message>
    <message>
        <source>Memory updated: {fact}</source>
        <translation>Gedächtnis aktualisiert: {fact}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <translation>Was möchten Sie wissen?</translation>
    </message>
    <message>
        <source>Every answer shows its sources, and the passage behind each claim.</source>
        <translation>Jede Antwort zeigt ihre Quellen und die Textstelle hinter jeder Aussage.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Assistenten</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>What changed in the latest Python release?</source>
        <translation>Was ist neu in der aktuellen Python-Version?</translation>
    </message>
    <message>
        <source>How do heat pumps work in very cold weather?</source>
        <translation>Wie funktionieren Wärmepumpen bei großer Kälte?</translation>
    </message>
    <message>
        <source>Compare the evidence for and against a four-day week</source>
        <translation>Vergleiche die Belege für und gegen die Viertagewoche</translation>
    </message>
    <message>
        <source>Nothing of it is written to disk or remembered; when the window closes, it is gone. The model and the sites that are searched still see your questions.</source>
        <translation>Nichts davon wird auf den Datenträger geschrieben oder gemerkt; mit dem Schließen des Fensters ist alles gelöscht. Das Modell und die durchsuchten Websites sehen Ihre Fragen trotzdem.</translation>
    </message>
    <message>
        <source>This is the original answer.</source>
        <translation>Dies ist die ursprüngliche Antwort.</translation>
    </message>
    <message>
        <source>This is the corrected answer.</source>
        <translation>Dies ist die korrigierte Antwort.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>Bild {number}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Retry with…</source>
        <translation>Wiederholen mit…</translation>
    </message>
    <message>
        <source>Edit question</source>
        <translation>Frage bearbeiten</translation>
    </message>
    <message>
        <source>A private conversation</source>
        <translation>Ein privater Chat</translation>
    </message>
    <message>
        <source>Shown as plain text: formulas, tables, code and charts are not drawn, and no cards open on citations.</source>
        <translation>Als reiner Text angezeigt: Formeln, Tabellen, Code und Diagramme werden nicht dargestellt, und Quellenverweise öffnen keine Karten.</translation>
    </message>
    <message>
        <source>Show image</source>
        <translation>Bild anzeigen</translation>
    </message>
    <message>
        <source>Show graph</source>
        <translation>Graph anzeigen</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>Jetzt antworten</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Answer below, or skip this and start the research as it is.</source>
        <translation>Bitte unten antworten oder dies überspringen und die Recherche direkt starten.</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Suchanfragen</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Source: {channel}</source>
        <translation>Quelle: {channel}</translation>
    </message>
    <message>
        <source>{channel} failed: {reason}</source>
        <translation>{channel} fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <source>{said} ({reasons})</source>
        <translation>{said} ({reasons})</translation>
    </message>
    <message>
        <source>{input} tokens in, {output} out</source>
        <translation>{input} Token Eingabe, {output} Ausgabe</translation>
    </message>
    <message>
        <source>cached {time}</source>
        <translation>aus dem Cache: {time}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>Vorherige Version</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>Nächste Version</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>Version {number} von {count}</translation>
    </message>
    <message>
        <source>trying {channel}</source>
        <translation>Versuch mit {channel}</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>Suchmaschinen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Gedankengang</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Modell hinzufügen</translation>
    </message>
    <message>
        <source>Network settings</source>
        <translation>Netzwerkeinstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Sucheinstellungen</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Anderes Modell auswählen</translation>
    </message>
    <message>
        <source>Model settings</source>
        <translation>Modelleinstellungen</translation>
    </message>
    <message>
        <source>Copy with sources</source>
        <translation>Mit Quellen kopieren</translation>
    </message>
    <message>
        <source>Show uncited claims</source>
        <translation>Unbelegtes zeigen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Umbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Show as image</source>
        <translation>Als Bild anzeigen</translation>
    </message>
    <message>
        <source>This SVG cannot be shown.</source>
        <translation>Dieses SVG kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>the page was not read, only its excerpt from a search</source>
        <translation>die Seite wurde nicht gelesen, nur ihr Auszug aus einer Suche</translation>
    </message>
    <message>
        <source>only partly found in its source</source>
        <translation>nur teilweise in der Quelle gefunden</translation>
    </message>
    <message>
        <source>not found in its source</source>
        <translation>nicht in der Quelle gefunden</translation>
    </message>
    <message>
        <source>not checked (other language)</source>
        <translation>nicht geprüft (andere Sprache)</translation>
    </message>
    <message>
        <source>Find a source for this</source>
        <translation>Quelle dafür suchen</translation>
    </message>
    <message>
        <source>Check with {model}</source>
        <translation>Mit {model} prüfen</translation>
    </message>
    <message>
        <source>Stopped. What was written so far is kept.</source>
        <translation>Gestoppt. Das bisher Geschriebene bleibt erhalten.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>Diese Antwort behalten</translation>
    </message>
    <message>
        <source>Stop {model}</source>
        <translation>{model} stoppen</translation>
    </message>
    <message>
        <source>Keep the answer of {model}</source>
        <translation>Antwort von {model} behalten</translation>
    </message>
    <message>
        <source>Answers side by side: {count}</source>
        <translation>Antworten nebeneinander: {count}</translation>
    </message>
    <message>
        <source>Translate again</source>
        <translation>Erneut übersetzen</translation>
    </message>
    <message>
        <source>Show translation ({language})</source>
        <translation>Übersetzung anzeigen ({language})</translation>
    </message>
    <message>
        <source>Translating into {language} with {model}…</source>
        <translation>Wird mit {model} übersetzt ({language})…</translation>
    </message>
    <message>
        <source>Translated into {language}</source>
        <translation>Übersetzung: {language}</translation>
    </message>
    <message>
        <source>Show original</source>
        <comment>of a translation</comment>
        <translation>Original anzeigen</translation>
    </message>
</context>
<context>
    <name>Translations</name>
    <message>
        <source>Translate</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Translating needs a model. Add one in the settings.</source>
        <translation>Zum Übersetzen ist ein Modell nötig. Es lässt sich in den Einstellungen hinzufügen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>TrialPane</name>
    <message>
        <source>Question or keywords</source>
        <translation>Frage oder Stichwörter</translation>
    </message>
    <message>
        <source>Test search in this knowledge base</source>
        <translation>Testsuche in dieser Wissensdatenbank</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>Ergebnisse, beste zuerst</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Nichts gefunden für „{text}“.</translation>
    </message>
    <message>
        <source>Enter a question or keywords to see which passages an answer would use.</source>
        <translation>Frage oder Stichwörter eingeben, um zu sehen, welche Textstellen eine Antwort verwenden würde.</translation>
    </message>
</context>
<context>
    <name>TurnMenu</name>
    <message>
        <source>Quote</source>
        <translation>Zitieren</translation>
    </message>
    <message>
        <source>The quotation was shortened.</source>
        <translation>Das Zitat wurde gekürzt.</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>Quellen erneut prüfen</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Frage als Prompt speichern…</translation>
    </message>
    <message>
        <source>Delete question and answer</source>
        <translation>Frage und Antwort löschen</translation>
    </message>
    <message>
        <source>Question and answer deleted.</source>
        <translation>Frage und Antwort gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo restore</source>
        <translation>Wiederherstellung rückgängig machen</translation>
    </message>
    <message>
        <source>Undo and restart</source>
        <translation>Rückgängig machen und neu starten</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup. Citewise closes for it and opens again.</source>
        <translation>Der jetzige Stand bleibt als Backup erhalten. Citewise wird dazu geschlossen und wieder geöffnet.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>UpdateDialog</name>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>Download-Seite</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>Version überspringen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No notes were published.</source>
        <translation>Es wurden keine Versionshinweise veröffentlicht.</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>Download-Seite</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>Version überspringen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>UpdateSection</name>
    <message>
        <source>Check for new versions once a day</source>
        <translation>Einmal täglich nach neuen Versionen suchen</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>Asks {host} for a signed list of versions; nothing about you or this computer is sent with it. You are told of a new version, and nothing is downloaded or installed.</source>
        <translation>Ruft von {host} eine signierte Versionsliste ab; dabei wird nichts über Sie oder diesen Computer gesendet. Auf eine neue Version wird hingewiesen; es wird nichts heruntergeladen oder installiert.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>Citewise {version} is available.</source>
        <translation>Citewise {version} ist verfügbar.</translation>
    </message>
    <message>
        <source>Citewise {version} is available, but needs a newer version of your system.</source>
        <translation>Citewise {version} ist verfügbar, benötigt aber eine neuere Version Ihres Systems.</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>Sie haben die neueste Version.</translation>
    </message>
    <message>
        <source>The signature of the version list is wrong, so it was ignored.</source>
        <translation>Die Signatur der Versionsliste ist falsch; sie wurde daher ignoriert.</translation>
    </message>
    <message>
        <source>The version list is older than one seen before, so it was ignored.</source>
        <translation>Die Versionsliste ist älter als eine bereits bekannte; sie wurde daher ignoriert.</translation>
    </message>
    <message>
        <source>The version list was redirected to an insecure address, so it was not loaded.</source>
        <translation>Die Versionsliste wurde auf eine unsichere Adresse umgeleitet und daher nicht geladen.</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>•••••••• from an environment variable</source>
        <translation>•••••••• aus einer Umgebungsvariable</translation>
    </message>
    <message>
        <source>•••••••• from the .env file</source>
        <translation>•••••••• aus der .env-Datei</translation>
    </message>
    <message>
        <source>•••••••• stored; type to replace</source>
        <translation>•••••••• gespeichert; zum Ersetzen tippen</translation>
    </message>
</context>
<context>
    <name>VaultActions</name>
    <message>
        <source>Keep keys in an encrypted file…</source>
        <translation>Schlüssel in verschlüsselter Datei speichern…</translation>
    </message>
    <message>
        <source>Unlock keys…</source>
        <translation>Schlüssel entsperren…</translation>
    </message>
    <message>
        <source>Change passphrase…</source>
        <translation>Passphrase ändern…</translation>
    </message>
    <message>
        <source>Delete key file…</source>
        <translation>Schlüsseldatei löschen…</translation>
    </message>
    <message>
        <source>Delete the encrypted file and all keys in it? This cannot be undone.</source>
        <translation>Die verschlüsselte Datei und alle Schlüssel darin löschen? Dies lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>No claim of this answer rests on a source.</source>
        <translation>Keine Aussage dieser Antwort beruht auf einer Quelle.</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>Gespeicherte Seite anzeigen</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Passage moved</source>
        <translation>Textstelle verschoben</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation>Text geändert</translation>
    </message>
    <message>
        <source>Passage removed</source>
        <translation>Textstelle entfernt</translation>
    </message>
    <message>
        <source>Page gone</source>
        <translation>Seite verschwunden</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Other sentences of the passage changed.</source>
        <translation>Andere Sätze der Textstelle haben sich geändert.</translation>
    </message>
    <message>
        <source>The page stands at {place} now.</source>
        <translation>Die Seite steht jetzt unter {place}.</translation>
    </message>
    <message>
        <source>Beside the page as it is now: {verdict}.</source>
        <translation>Verglichen mit der jetzigen Seite: {verdict}.</translation>
    </message>
    <message>
        <source>A copy of the page as it was is kept.</source>
        <translation>Eine Kopie der damaligen Seite ist gespeichert.</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}.</translation>
    </message>
    <message>
        <source>Your own material has no page on the web.</source>
        <translation>Eigenes Material hat keine Seite im Web.</translation>
    </message>
    <message>
        <source>It has no address on the web.</source>
        <translation>Keine Adresse im Web vorhanden.</translation>
    </message>
    <message>
        <source>Its address is known from the answer&apos;s words alone, and is not opened.</source>
        <translation>Die Adresse ist nur aus dem Wortlaut der Antwort bekannt und wird nicht geöffnet.</translation>
    </message>
    <message>
        <source>Your rules for sites forbid it.</source>
        <translation>Ihre Regeln für Websites verbieten es.</translation>
    </message>
    <message>
        <source>Only an excerpt is known of it, which the page does not hold.</source>
        <translation>Nur ein Auszug ist bekannt, den die Seite nicht enthält.</translation>
    </message>
    <message>
        <source>No passage of it is known.</source>
        <translation>Keine Textstelle davon bekannt.</translation>
    </message>
    <message>
        <source>There are too many pages to check at once.</source>
        <translation>Es sind zu viele Seiten, um sie auf einmal zu prüfen.</translation>
    </message>
</context>
<context>
    <name>VerificationDialog</name>
    <message>
        <source>Check sources again</source>
        <translation>Quellen erneut prüfen</translation>
    </message>
    <message>
        <source>What became of the sources</source>
        <translation>Was aus den Quellen wurde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>Quellen werden erneut gelesen…</translation>
    </message>
</context>
<context>
    <name>WebDavSection</name>
    <message>
        <source>This address is not encrypted: others on the way can read the password.</source>
        <translation>Diese Adresse ist nicht verschlüsselt: Andere können das Passwort unterwegs mitlesen.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Test the WebDAV server</source>
        <translation>WebDAV-Server testen</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Server wird abgefragt…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Folder on the server</source>
        <translation>Ordner auf dem Server</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Aufbewahren</translation>
    </message>
    <message>
        <source>Nextcloud and many network drives speak WebDAV. The password is kept where API keys are. The backups are not encrypted, and no keys are in them.</source>
        <translation>Nextcloud und viele Netzlaufwerke unterstützen WebDAV. Das Passwort wird dort aufbewahrt, wo auch die API-Schlüssel liegen. Die Backups sind nicht verschlüsselt und enthalten keine Schlüssel.</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> Backups</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://.</source>
        <translation>Eine Adresse beginnt mit https:// oder http://.</translation>
    </message>
    <message numerus="yes">
        <source>The server is ready. It has %n backup(s).</source>
        <translation>
            <numerusform>Der Server ist bereit. Er enthält %n Backup.</numerusform>
            <numerusform>Der Server ist bereit. Er enthält %n Backups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Loslegen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Found in its source</source>
        <translation>In der Quelle gefunden</translation>
    </message>
    <message>
        <source>the number “{detail}” is not there</source>
        <translation>die Zahl „{detail}“ steht dort nicht</translation>
    </message>
    <message>
        <source>“{detail}” has another unit there</source>
        <translation>„{detail}“ hat dort eine andere Einheit</translation>
    </message>
    <message>
        <source>the words “{detail}” are not there</source>
        <translation>die Wörter „{detail}“ stehen dort nicht</translation>
    </message>
    <message>
        <source>“{detail}” is not named there</source>
        <translation>„{detail}“ wird dort nicht genannt</translation>
    </message>
    <message>
        <source>the two seem to contradict each other (“{detail}”)</source>
        <translation>beides scheint sich zu widersprechen („{detail}“)</translation>
    </message>
    <message>
        <source>little of it is there</source>
        <translation>wenig davon steht dort</translation>
    </message>
    <message>
        <source>The version list has expired, so it was ignored. Check your computer&apos;s clock, or try later.</source>
        <translation>Die Versionsliste ist abgelaufen und wurde daher ignoriert. Bitte die Uhr des Computers prüfen oder es später versuchen.</translation>
    </message>
    <message>
        <source>The version list is in a format that this version does not know. Look at the website.</source>
        <translation>Die Versionsliste hat ein Format, das diese Version nicht kennt. Bitte auf der Website nachsehen.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>This could not be saved: {reason}. Then try again.</source>
        <translation>Dies konnte nicht gespeichert werden: {reason}. Dann erneut versuchen.</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>Not saved yet: {reason}. This answer is saved automatically as soon as possible; until then, copy what you must not lose.</source>
        <translation>Noch nicht gespeichert: {reason}. Diese Antwort wird automatisch gespeichert, sobald es geht; bitte bis dahin alles Unverzichtbare kopieren.</translation>
    </message>
    <message>
        <source>the disk is full; free up space on it</source>
        <translation>der Datenträger ist voll; bitte Speicherplatz freigeben</translation>
    </message>
    <message>
        <source>another program keeps the file of your conversations locked; close it</source>
        <translation>ein anderes Programm sperrt die Datei Ihrer Chats; bitte dieses schließen</translation>
    </message>
    <message>
        <source>the folder of your conversations may only be read; allow writing to it</source>
        <translation>der Ordner Ihrer Chats ist schreibgeschützt; bitte das Schreiben erlauben</translation>
    </message>
    <message>
        <source>the disk reports an error; make sure that it is connected and not full</source>
        <translation>der Datenträger meldet einen Fehler; bitte prüfen, ob er angeschlossen und nicht voll ist</translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation>benötigt ein Passwort</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>too much work to read</source>
        <translation>Lesen zu aufwendig</translation>
    </message>
    <message>
        <source>scanned, without text</source>
        <translation>gescannt, ohne Text</translation>
    </message>
    <message>
        <source>not the type its name says</source>
        <translation>nicht der Typ, den der Name nennt</translation>
    </message>
    <message>
        <source>unsupported type</source>
        <translation>nicht unterstützter Typ</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>keine Leseberechtigung</translation>
    </message>
    <message>
        <source>{file} asks for a password. Save a copy without one, and add that.</source>
        <translation>{file} verlangt ein Passwort. Bitte eine Kopie ohne Passwort speichern und diese hinzufügen.</translation>
    </message>
    <message>
        <source>{file} contains no text.</source>
        <translation>{file} enthält keinen Text.</translation>
    </message>
    <message>
        <source>{file} is damaged. Open it in its own program and save it anew.</source>
        <translation>{file} ist beschädigt. Bitte im zugehörigen Programm öffnen und neu speichern.</translation>
    </message>
    <message>
        <source>{file} is too large to be read. Divide it into smaller files.</source>
        <translation>{file} ist zu groß zum Lesen. Bitte in kleinere Dateien aufteilen.</translation>
    </message>
    <message>
        <source>{file} took too long or too much memory to read, so it was left. Divide it, or save it anew.</source>
        <translation>{file} brauchte zum Lesen zu viel Zeit oder Arbeitsspeicher und wurde ausgelassen. Bitte aufteilen oder neu speichern.</translation>
    </message>
    <message>
        <source>{file} has no text and no images that can be shown.</source>
        <translation>{file} enthält weder Text noch Bilder, die angezeigt werden können.</translation>
    </message>
    <message>
        <source>{file} is not the type of file that its name says.</source>
        <translation>{file} hat nicht den Dateityp, den der Name nennt.</translation>
    </message>
    <message>
        <source>{file} is of a type that Citewise does not support.</source>
        <translation>{file} hat einen Typ, den Citewise nicht unterstützt.</translation>
    </message>
    <message>
        <source>{file} is no longer there. It was moved, renamed or deleted.</source>
        <translation>{file} ist nicht mehr vorhanden. Die Datei wurde verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>You have no permission to read {file}.</source>
        <translation>Keine Berechtigung, {file} zu lesen.</translation>
    </message>
    <message>
        <source>The answer had failed in {program}: {words}</source>
        <translation>Die Antwort war in {program} fehlgeschlagen: {words}</translation>
    </message>
    <message>
        <source>The connection to {where} broke off. What came is kept; try again.</source>
        <translation>{where}: Die Verbindung ist abgebrochen. Das Empfangene bleibt erhalten; bitte erneut versuchen.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check the address, your network and the proxy in Settings.</source>
        <translation>{where} ist nicht erreichbar. Bitte Adresse, Netzwerk und Proxy in den Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>Nothing was found for any of the sub-questions. Other words may help.</source>
        <translation>Zu keiner der Teilfragen wurde etwas gefunden. Andere Formulierungen können helfen.</translation>
    </message>
    <message>
        <source>No sub-question had an answer yet. Continue, and wait for the first ones.</source>
        <translation>Noch keine Teilfrage ist beantwortet. Bitte fortsetzen und auf die ersten Antworten warten.</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered ({where}).</source>
        <translation>Keine der Teilfragen wurde beantwortet ({where}).</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered. {first}</source>
        <translation>Keine der Teilfragen wurde beantwortet. {first}</translation>
    </message>
    <message>
        <source>Rate limit reached at {where}. Wait a little, then try again.</source>
        <translation>{where} meldet zu viele Anfragen. Bitte kurz warten und erneut versuchen.</translation>
    </message>
    <message>
        <source>{where} asked for a captcha instead of showing results. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} hat statt Ergebnissen ein Captcha verlangt. Bitte später versuchen oder unter Einstellungen → Suche andere Suchmaschinen wählen.</translation>
    </message>
    <message>
        <source>{where} refused to search for now. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} verweigert die Suche vorerst. Bitte später versuchen oder unter Einstellungen → Suche andere Suchmaschinen wählen.</translation>
    </message>
    <message>
        <source>{where} showed results that have nothing to do with the question.</source>
        <translation>{where} hat Ergebnisse gezeigt, die nichts mit der Frage zu tun haben.</translation>
    </message>
    <message>
        <source>{where} did not answer in time. Try again in a moment.</source>
        <translation>{where} hat nicht rechtzeitig geantwortet. Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check your network and the proxy in Settings.</source>
        <translation>{where} ist nicht erreichbar. Bitte Netzwerk und Proxy in den Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>{where} showed a page that could not be read as search results.</source>
        <translation>{where} hat eine Seite gezeigt, die nicht als Suchergebnis lesbar war.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>Der Dienst</translation>
    </message>
    <message>
        <source>{where} did not accept the key. Check it in Settings, Models.</source>
        <translation>{where} hat den Schlüssel nicht akzeptiert. Bitte unter Einstellungen → Modelle prüfen.</translation>
    </message>
    <message>
        <source>{where} needs a key. Add one in Settings, Models.</source>
        <translation>{where} benötigt einen Schlüssel. Bitte unter Einstellungen → Modelle hinzufügen.</translation>
    </message>
    <message>
        <source>Your account at {where} has no credit left. Top it up there, or choose another model.</source>
        <translation>{where} meldet aufgebrauchtes Guthaben. Bitte dort aufladen oder ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one in Settings, Models.</source>
        <translation>{where} kennt dieses Modell nicht. Bitte unter Einstellungen → Modelle ein anderes wählen.</translation>
    </message>
    <message>
        <source>This is more text than the model&apos;s context holds. Start a new conversation, shorten the question, or choose a model with a larger context.</source>
        <translation>Dies ist mehr Text, als der Kontext des Modells fasst. Bitte einen neuen Chat beginnen, die Frage kürzen oder ein Modell mit größerem Kontext wählen.</translation>
    </message>
    <message>
        <source>{where} is on this computer or a private network, so it was not read. You can allow it in Settings, Search.</source>
        <translation>{where} liegt auf diesem Computer oder in einem privaten Netzwerk und wurde daher nicht gelesen. Erlauben lässt es sich unter Einstellungen → Suche.</translation>
    </message>
    <message>
        <source>Something went wrong at {where}. Try again.</source>
        <translation>{where}: Etwas ist schiefgegangen. Bitte erneut versuchen.</translation>
    </message>
    <message>
        <source>Something went wrong in Citewise. Try again; if it persists, the log file tells what to report.</source>
        <translation>In Citewise ist etwas schiefgegangen. Bitte erneut versuchen; falls das Problem weiterhin besteht, steht in der Logdatei, was zu melden ist.</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Install it with: {command}</source>
        <translation>Die Laufzeitumgebung für Modelle ist nicht installiert. Installieren mit: {command}</translation>
    </message>
    <message>
        <source>{file} cannot be read. Choose it again in Settings, Models.</source>
        <translation>{file} kann nicht gelesen werden. Bitte unter Einstellungen → Modelle neu auswählen.</translation>
    </message>
    <message>
        <source>{file} is not a model in GGUF format. Choose another file in Settings, Models.</source>
        <translation>{file} ist kein Modell im GGUF-Format. Bitte unter Einstellungen → Modelle eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.</source>
        <translation>Für {file} ist nicht genug Arbeitsspeicher vorhanden. Bitte unter Einstellungen → Modelle einen kleineren Kontext oder ein kleineres Modell wählen.</translation>
    </message>
    <message>
        <source>{file} is of a type that this version of Citewise cannot run. ({said})</source>
        <translation>{file} hat einen Typ, den diese Version von Citewise nicht ausführen kann. ({said})</translation>
    </message>
    <message>
        <source>{file} could not be loaded. ({said})</source>
        <translation>{file} konnte nicht geladen werden. ({said})</translation>
    </message>
    <message>
        <source>{file} ended unexpectedly while it answered. Try again; if it persists, choose a smaller context in Settings, Models, or another model.</source>
        <translation>{file} wurde beim Antworten unerwartet beendet. Bitte erneut versuchen; falls das Problem weiterhin besteht, unter Einstellungen → Modelle einen kleineren Kontext oder ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>The built-in model was stopped.</source>
        <translation>Das integrierte Modell wurde gestoppt.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window and could not be understood. It is kept as {name}, and the settings of this window were saved. Copy from it what you need.</source>
        <translation>settings.json wurde außerhalb dieses Fensters geändert und konnte nicht ausgewertet werden. Die Datei bleibt als {name} erhalten, und die Einstellungen dieses Fensters wurden gespeichert. Kopieren Sie daraus, was Sie brauchen.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window in the same place ({fields}). What you set here counts; the other file is kept as {name}.</source>
        <translation>settings.json wurde außerhalb dieses Fensters an derselben Stelle geändert ({fields}). Es gilt, was Sie hier einstellen; die andere Datei bleibt als {name} erhalten.</translation>
    </message>
    <message>
        <source>AppArmor forbids Chromium&apos;s sandbox. Allow it with: {command}</source>
        <translation>AppArmor verbietet die Sandbox von Chromium. Erlauben mit: {command}</translation>
    </message>
    <message>
        <source>Chromium&apos;s sandbox needs user namespaces. Allow them with: {command}</source>
        <translation>Die Sandbox von Chromium benötigt User-Namespaces. Erlauben mit: {command}</translation>
    </message>
    <message>
        <source>You seem to be offline. Check your connection or the proxy.</source>
        <translation>Sie sind anscheinend offline. Bitte Verbindung oder Proxy prüfen.</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so the answer does without it.</source>
        <translation>{file} konnte nicht gelesen werden ({reason}); die Antwort kommt ohne die Datei aus.</translation>
    </message>
    <message>
        <source>The knowledge bases could not be searched ({reason}), so the answer does without them.</source>
        <translation>Die Wissensdatenbanken konnten nicht durchsucht werden ({reason}); die Antwort kommt ohne sie aus.</translation>
    </message>
    <message>
        <source>The model could not plan further ({reason}), so the report rests on what there was.</source>
        <translation>Das Modell konnte nicht weiter planen ({reason}); der Bericht beruht auf dem Vorhandenen.</translation>
    </message>
    <message>
        <source>{count} of {total} sub-questions unanswered: {names}</source>
        <translation>{count} von {total} Teilfragen unbeantwortet: {names}</translation>
    </message>
    <message>
        <source>The model&apos;s own search failed ({reason}), so {channel} was used instead.</source>
        <translation>Die Suche des Modells ist fehlgeschlagen ({reason}); stattdessen verwendet: {channel}.</translation>
    </message>
    <message>
        <source>{name} could not rerank the passages ({reason}), so the former order is used.</source>
        <translation>{name} konnte die Textstellen nicht neu ordnen ({reason}); es gilt die frühere Reihenfolge.</translation>
    </message>
    <message>
        <source>Claims could not be looked up ({reason}). The answer stays as it was.</source>
        <translation>Aussagen konnten nicht nachgeschlagen werden ({reason}). Die Antwort bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>Claims could not be corrected ({reason}). The answer stays as it was.</source>
        <translation>Aussagen konnten nicht korrigiert werden ({reason}). Die Antwort bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>None of the search engines could be used ({reasons}), so only Wikipedia was searched.</source>
        <translation>Keine der Suchmaschinen war verwendbar ({reasons}); es wurde nur Wikipedia durchsucht.</translation>
    </message>
    <message>
        <source>The search engines gave no results, so only Wikipedia was searched.</source>
        <translation>Die Suchmaschinen haben keine Ergebnisse geliefert; es wurde nur Wikipedia durchsucht.</translation>
    </message>
    <message>
        <source>These are the best passages, quoted word for word. Add a model to get full answers.</source>
        <translation>Dies sind die besten Textstellen, Wort für Wort zitiert. Für vollständige Antworten ein Modell hinzufügen.</translation>
    </message>
    <message>
        <source>The model could not plan the search, so your question itself was searched.</source>
        <translation>Das Modell konnte die Suche nicht planen; gesucht wurde mit Ihrer Frage selbst.</translation>
    </message>
    <message>
        <source>The model is slow to plan, so the search began with your question itself.</source>
        <translation>Das Modell plant langsam; die Suche begann daher mit Ihrer Frage selbst.</translation>
    </message>
    <message>
        <source>No search engine gave results. Try again later.</source>
        <translation>Keine Suchmaschine hat Ergebnisse geliefert. Bitte später erneut versuchen.</translation>
    </message>
    <message>
        <source>Nothing was found for this question. Other words may help.</source>
        <translation>Zu dieser Frage wurde nichts gefunden. Andere Formulierungen können helfen.</translation>
    </message>
    <message>
        <source>This answer rests on no source. Check what matters before you rely on it.</source>
        <translation>Diese Antwort beruht auf keiner Quelle. Bitte Wichtiges prüfen, bevor Sie sich darauf verlassen.</translation>
    </message>
    <message>
        <source>The model stopped at its length limit, so the answer may be incomplete.</source>
        <translation>Das Modell hat sein Längenlimit erreicht; die Antwort ist eventuell unvollständig.</translation>
    </message>
    <message>
        <source>The provider paused this answer repeatedly, so it may be incomplete. Use Continue to go on.</source>
        <translation>Der Anbieter hat diese Antwort wiederholt unterbrochen; sie ist eventuell unvollständig. „Fortsetzen“ führt sie weiter.</translation>
    </message>
    <message>
        <source>None of the pages could be read, so only their search snippets were used. Sources tell why.</source>
        <translation>Keine der Seiten war lesbar; verwendet wurden nur ihre Auszüge aus der Suche. Unter „Quellen“ steht, warum.</translation>
    </message>
    <message>
        <source>The question is longer than the known context of this model, so a part of it may be cut off.</source>
        <translation>Die Frage ist länger als der bekannte Kontext dieses Modells; ein Teil davon wird eventuell abgeschnitten.</translation>
    </message>
    <message>
        <source>The model&apos;s context is only {tokens} tokens, so the answer rests on fewer references.</source>
        <translation>Der Kontext des Modells umfasst nur {tokens} Token; die Antwort beruht daher auf weniger Quellen.</translation>
    </message>
    <message>
        <source>Memory could not be read, so the answer does without it.</source>
        <translation>Das Gedächtnis konnte nicht gelesen werden; die Antwort berücksichtigt es nicht.</translation>
    </message>
    <message>
        <source>The model reached the limit of searches for one answer.</source>
        <translation>Das Modell hat das Suchlimit für eine Antwort erreicht.</translation>
    </message>
    <message>
        <source>The tools of {name} were not available. Settings → Tools (MCP) says why.</source>
        <translation>Die Tools von {name} waren nicht verfügbar. Warum, steht unter Einstellungen → Tools (MCP).</translation>
    </message>
    <message>
        <source>The provider withdrew its answer. Try other words, or another model.</source>
        <translation>Der Anbieter hat seine Antwort zurückgezogen. Bitte anders formulieren oder ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>Not in the export of {program}: {names}</source>
        <translation>Nicht im Export von {program}: {names}</translation>
    </message>
    <message>
        <source>This model does not support images, so they were left out.</source>
        <translation>Dieses Modell unterstützt keine Bilder; sie wurden weggelassen.</translation>
    </message>
    <message>
        <source>No sub-questions were found, so the question was answered like any other.</source>
        <translation>Es wurden keine Teilfragen gefunden; die Frage wurde wie jede andere beantwortet.</translation>
    </message>
    <message>
        <source>Research needs a model. The question was answered without one.</source>
        <translation>Recherche benötigt ein Modell. Die Frage wurde ohne Modell beantwortet.</translation>
    </message>
    <message>
        <source>Citations without a source removed: {count}</source>
        <translation>Quellenverweise ohne Quelle entfernt: {count}</translation>
    </message>
    <message>
        <source>A newer version of Citewise recorded something here that this version does not support.</source>
        <translation>Eine neuere Version von Citewise hat hier etwas gespeichert, das diese Version nicht unterstützt.</translation>
    </message>
    <message>
        <source>access refused</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>There was no connection to {where}.</source>
        <translation>{where} war nicht erreichbar.</translation>
    </message>
    <message>
        <source>{where} refused to give the page.</source>
        <translation>{where} hat die Seite verweigert.</translation>
    </message>
    <message>
        <source>The page at {where} could not be read.</source>
        <translation>Die Seite unter {where} konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Looking up “{query}”…</source>
        <translation>„{query}“ wird nachgeschlagen…</translation>
    </message>
    <message>
        <source>Checking and repairing the answer…</source>
        <translation>Antwort wird geprüft und korrigiert…</translation>
    </message>
    <message>
        <source>Checking the answer…</source>
        <translation>Antwort wird geprüft…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Schreibt…</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>Textstellen werden ausgewählt…</translation>
    </message>
    <message>
        <source>Planning the search…</source>
        <translation>Suche wird geplant…</translation>
    </message>
    <message>
        <source>Searching “{query}”…</source>
        <translation>Suche nach „{query}“…</translation>
    </message>
    <message>
        <source>The model searches: “{query}”</source>
        <translation>Das Modell sucht: „{query}“</translation>
    </message>
    <message>
        <source>Waiting for your permission…</source>
        <translation>Wartet auf Ihre Erlaubnis…</translation>
    </message>
    <message>
        <source>The model searches…</source>
        <translation>Das Modell sucht…</translation>
    </message>
    <message>
        <source>The model asked for: {calls}</source>
        <translation>Vom Modell angefordert: {calls}</translation>
    </message>
    <message>
        <source>{tool} “{about}”</source>
        <translation>{tool} „{about}“</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>Choosing quotes…</source>
        <translation>Zitate werden ausgewählt…</translation>
    </message>
    <message>
        <source>Waiting for {model}…</source>
        <translation>Wartet auf {model}…</translation>
    </message>
    <message>
        <source>Reading pages…</source>
        <translation>Seiten werden gelesen…</translation>
    </message>
    <message>
        <source>Imported from {program}</source>
        <translation>Importiert aus {program}</translation>
    </message>
    <message>
        <source>The model searched by itself</source>
        <translation>Das Modell hat selbst gesucht</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Answered without searching</source>
        <translation>Ohne Suche beantwortet</translation>
    </message>
    <message>
        <source>its JSON format is off</source>
        <translation>JSON-Format ausgeschaltet</translation>
    </message>
    <message>
        <source>no sources given</source>
        <translation>keine Quellen geliefert</translation>
    </message>
    <message>
        <source>it redirects to another address</source>
        <translation>leitet auf eine andere Adresse um</translation>
    </message>
    <message>
        <source>error {status}</source>
        <translation>Fehler {status}</translation>
    </message>
    <message>
        <source>it reported an error</source>
        <translation>Fehler gemeldet</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>Schlüssel abgelehnt</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>no credit left</source>
        <translation>Guthaben aufgebraucht</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>zu viele Anfragen</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>unbekanntes Modell</translation>
    </message>
    <message>
        <source>too long for the model</source>
        <translation>zu lang für das Modell</translation>
    </message>
    <message>
        <source>response not readable</source>
        <translation>Antwort nicht lesbar</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>vorerst verweigert</translation>
    </message>
    <message>
        <source>a private address, not allowed</source>
        <translation>eine private Adresse, nicht erlaubt</translation>
    </message>
    <message>
        <source>not set up</source>
        <translation>nicht eingerichtet</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>an error in Citewise</source>
        <translation>ein Fehler in Citewise</translation>
    </message>
    <message>
        <source>reason not known</source>
        <translation>Grund unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n query(ies)</source>
        <translation>
            <numerusform>%n Suchanfrage</numerusform>
            <numerusform>%n Suchanfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading {done} of %n page(s)…</source>
        <translation>
            <numerusform>{done} von %n Seite wird gelesen…</numerusform>
            <numerusform>{done} von %n Seiten werden gelesen…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>read %n page(s)</source>
        <translation>
            <numerusform>%n Seite gelesen</numerusform>
            <numerusform>%n Seiten gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n tool(s)</source>
        <translation>
            <numerusform>%n Tool aufgerufen</numerusform>
            <numerusform>%n Tools aufgerufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) cited</source>
        <translation>
            <numerusform>%n Quelle zitiert</numerusform>
            <numerusform>%n Quellen zitiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more page(s) found, not read</source>
        <translation>
            <numerusform>%n weitere Seite gefunden, nicht gelesen</numerusform>
            <numerusform>%n weitere Seiten gefunden, nicht gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model searched %n time(s)</source>
        <translation>
            <numerusform>Das Modell hat %n-mal gesucht</numerusform>
            <numerusform>Das Modell hat %n-mal gesucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search provider(s) failed</source>
        <translation>
            <numerusform>%n Suchanbieter fehlgeschlagen</numerusform>
            <numerusform>%n Suchanbieter fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n Ergebnis</numerusform>
            <numerusform>%n Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n image(s)</source>
        <translation>
            <numerusform>mit %n Bild</numerusform>
            <numerusform>mit %n Bildern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the provider</source>
        <translation>
            <numerusform>%n Suche durch den Anbieter</numerusform>
            <numerusform>%n Suchen durch den Anbieter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retrying {where} in %n second(s)</source>
        <translation>
            <numerusform>neuer Versuch in %n Sekunde: {where}</numerusform>
            <numerusform>neuer Versuch in %n Sekunden: {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limit reached at {where}. Try again in %n second(s).</source>
        <translation>
            <numerusform>{where} meldet zu viele Anfragen. Bitte in %n Sekunde erneut versuchen.</numerusform>
            <numerusform>{where} meldet zu viele Anfragen. Bitte in %n Sekunden erneut versuchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncited claim(s) marked</source>
        <translation>
            <numerusform>%n unbelegte Aussage markiert</numerusform>
            <numerusform>%n unbelegte Aussagen markiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) left as written</source>
        <translation>
            <numerusform>%n Absatz unübersetzt</numerusform>
            <numerusform>%n Absätze unübersetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n minute(s)</source>
        <translation>
            <numerusform>pausiert für %n Minute</numerusform>
            <numerusform>pausiert für %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n second(s)</source>
        <translation>
            <numerusform>pausiert für %n Sekunde</numerusform>
            <numerusform>pausiert für %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>From the assistant</source>
        <translation>Vom Assistenten</translation>
    </message>
    <message>
        <source>The first {shown} of {count}</source>
        <translation>Die ersten {shown} von {count}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>asked for a captcha</source>
        <translation>verlangte ein Captcha</translation>
    </message>
    <message>
        <source>showed an empty page</source>
        <translation>zeigte eine leere Seite</translation>
    </message>
    <message>
        <source>showed unrelated results</source>
        <translation>zeigte unpassende Ergebnisse</translation>
    </message>
    <message>
        <source>page not understood</source>
        <translation>Seite nicht verstanden</translation>
    </message>
    <message>
        <source>{host} is a private address that is not allowed</source>
        <translation>{host} ist eine private Adresse, die nicht erlaubt ist</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>it needs an address in Settings, Search</source>
        <translation>benötigt eine Adresse unter Einstellungen → Suche</translation>
    </message>
    <message>
        <source>the built-in browser cannot start</source>
        <translation>der integrierte Browser kann nicht starten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>The built-in browser</source>
        <translation>Der integrierte Browser</translation>
    </message>
    <message>
        <source>The built-in model</source>
        <translation>Das integrierte Modell</translation>
    </message>
    <message>
        <source>Web search (no key)</source>
        <translation>Websuche (ohne Schlüssel)</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>Wikipedia</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Suche des Modells</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Wissensdatenbanken</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, in Qt&apos;s format</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>{where} returned an empty answer. Try again, or choose another model.</source>
        <translation>{where} hat eine leere Antwort geliefert. Bitte erneut versuchen oder ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}, and neither your question nor the key was sent there. If that is the right address, enter it in Settings.</source>
        <translation>{where} leitet auf {host} um; weder Ihre Frage noch der Schlüssel wurden dorthin gesendet. Falls dies die richtige Adresse ist, bitte in den Einstellungen eingeben.</translation>
    </message>
    <message>
        <source>{where} redirects to another address, which was not followed. Check it in Settings.</source>
        <translation>{where} leitet auf eine andere Adresse um, der nicht gefolgt wurde. Bitte in den Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>{where} answered with error {status}. Try again; if it persists, check its address in Settings.</source>
        <translation>{where} hat mit Fehler {status} geantwortet. Bitte erneut versuchen; falls das Problem weiterhin besteht, die Adresse in den Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again in a moment.</source>
        <translation>{where} hat einen Fehler gemeldet. Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>{where} sent a response that could not be read. Check its address, or try again.</source>
        <translation>{where} hat eine unlesbare Antwort gesendet. Bitte die Adresse prüfen oder erneut versuchen.</translation>
    </message>
    <message>
        <source>{where} returns no JSON: the format is switched off. Add json under search, formats in its settings.yml and restart it.</source>
        <translation>{where} liefert kein JSON: Das Format ist ausgeschaltet. Bitte in dessen settings.yml unter search, formats json hinzufügen und neu starten.</translation>
    </message>
    <message>
        <source>This answer cannot go on: it is complete, goes on already, or was deleted. Retry asks the question again.</source>
        <translation>Diese Antwort kann nicht fortgesetzt werden: Sie ist vollständig, läuft bereits weiter oder wurde gelöscht. „Wiederholen“ stellt die Frage erneut.</translation>
    </message>
    <message>
        <source>{where} is not available on this computer.</source>
        <translation>{where} ist auf diesem Computer nicht verfügbar.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
    <message>
        <source>The encrypted key file is damaged. Delete it in Settings, Data.</source>
        <translation>Die verschlüsselte Schlüsseldatei ist beschädigt. Bitte unter Einstellungen → Daten löschen.</translation>
    </message>
    <message>
        <source>The encrypted key file was written by a newer version of Citewise. Use that version.</source>
        <translation>Die verschlüsselte Schlüsseldatei stammt von einer neueren Version von Citewise. Bitte diese Version verwenden.</translation>
    </message>
    <message>
        <source>The encrypted key file is locked. Unlock it in Settings, Data.</source>
        <translation>Die verschlüsselte Schlüsseldatei ist gesperrt. Bitte unter Einstellungen → Daten entsperren.</translation>
    </message>
    <message>
        <source>{found} of {total} citations found in their sources</source>
        <translation>{found} von {total} Quellenverweisen in ihren Quellen gefunden</translation>
    </message>
    <message>
        <source>{partly} only partly</source>
        <translation>{partly} nur teilweise</translation>
    </message>
    <message>
        <source>{foreign} not checked (other language)</source>
        <translation>{foreign} nicht geprüft (andere Sprache)</translation>
    </message>
    <message>
        <source>{unchecked} could not be checked</source>
        <translation>{unchecked} nicht prüfbar</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}: {reason}</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>Nicht geprüft (andere Sprache)</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>Nur teilweise in der Quelle gefunden</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>Nicht in der Quelle gefunden</translation>
    </message>
    <message>
        <source>missing there: {detail}</source>
        <translation>dort fehlt: {detail}</translation>
    </message>
    <message>
        <source>According to {model}: {verdict}.</source>
        <translation>Laut {model}: {verdict}.</translation>
    </message>
    <message>
        <source>the source supports it</source>
        <translation>die Quelle stützt es</translation>
    </message>
    <message>
        <source>the source supports only part of it</source>
        <translation>die Quelle stützt es nur zum Teil</translation>
    </message>
    <message>
        <source>the source does not support it</source>
        <translation>die Quelle stützt es nicht</translation>
    </message>
    <message>
        <source>page not found</source>
        <translation>Seite nicht gefunden</translation>
    </message>
    <message>
        <source>the site refused it ({status})</source>
        <translation>die Website hat den Zugriff verweigert ({status})</translation>
    </message>
    <message>
        <source>{where} no longer has this page.</source>
        <translation>{where} hat diese Seite nicht mehr.</translation>
    </message>
    <message>
        <source>{where} did not give the page.</source>
        <translation>{where} hat die Seite nicht geliefert.</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>eine Audio- oder Videoaufnahme</translation>
    </message>
    <message>
        <source>not a text page</source>
        <translation>keine Textseite</translation>
    </message>
    <message>
        <source>no readable text</source>
        <translation>kein lesbarer Text</translation>
    </message>
    <message>
        <source>No readable text was found at {where}.</source>
        <translation>Unter {where} wurde kein lesbarer Text gefunden.</translation>
    </message>
    <message>
        <source>{where} is not a text page.</source>
        <translation>{where} ist keine Textseite.</translation>
    </message>
    <message>
        <source>a scanned PDF: images of pages, without text</source>
        <translation>ein gescanntes PDF: Bilder von Seiten, ohne Text</translation>
    </message>
    <message>
        <source>a PDF that asks for a password</source>
        <translation>ein PDF, das ein Passwort verlangt</translation>
    </message>
    <message>
        <source>too large to be read</source>
        <translation>zu groß zum Lesen</translation>
    </message>
    <message>
        <source>it took too long or too much memory to read</source>
        <translation>Lesen brauchte zu viel Zeit oder Arbeitsspeicher</translation>
    </message>
    <message>
        <source>the reader for such documents did not start</source>
        <translation>das Leseprogramm für solche Dokumente ist nicht gestartet</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>zu viele Weiterleitungen</translation>
    </message>
    <message>
        <source>the site asks for a captcha</source>
        <translation>die Website verlangt ein Captcha</translation>
    </message>
    <message>
        <source>a PDF, which was not read</source>
        <translation>ein PDF, das nicht gelesen wurde</translation>
    </message>
    <message>
        <source>The PDF at {where} is scanned: it has images of pages, and no text to read.</source>
        <translation>Das PDF unter {where} ist gescannt: Es enthält Bilder von Seiten und keinen lesbaren Text.</translation>
    </message>
    <message>
        <source>The PDF at {where} asks for a password. Open it in your browser.</source>
        <translation>Das PDF unter {where} verlangt ein Passwort. Bitte im Browser öffnen.</translation>
    </message>
    <message>
        <source>The document at {where} is too large to be read. Open it in your browser.</source>
        <translation>Das Dokument unter {where} ist zu groß zum Lesen. Bitte im Browser öffnen.</translation>
    </message>
    <message>
        <source>The page at {where} took too long or too much memory to read, so it was left.</source>
        <translation>Die Seite unter {where} brauchte zum Lesen zu viel Zeit oder Arbeitsspeicher und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The document at {where} was not read: the part of Citewise that reads such documents did not start. Open it in your browser, or restart Citewise.</source>
        <translation>Das Dokument unter {where} wurde nicht gelesen: Der Teil von Citewise, der solche Dokumente liest, ist nicht gestartet. Bitte im Browser öffnen oder Citewise neu starten.</translation>
    </message>
    <message>
        <source>{where} redirects too many times.</source>
        <translation>{where} leitet zu oft weiter.</translation>
    </message>
    <message>
        <source>{where} asks for a captcha. Open the page in your browser to read it.</source>
        <translation>{where} verlangt ein Captcha. Zum Lesen bitte die Seite im Browser öffnen.</translation>
    </message>
    <message>
        <source>{where} is a PDF, which was not read. Open it in your browser.</source>
        <translation>{where} ist ein PDF, das nicht gelesen wurde. Bitte im Browser öffnen.</translation>
    </message>
</context>
</TS>
