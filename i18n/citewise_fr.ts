<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AbilitiesEditor</name>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Recherche du modèle</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Contexte (tokens)</translation>
    </message>
    <message>
        <source>Auto ({what})</source>
        <translation>Auto ({what})</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Auto (unknown)</source>
        <translation>Auto (inconnu)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Citewise</source>
        <translation>À propos de Citewise</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A desktop chat client whose answers rest on sources you can check.</source>
        <translation>Un client de chat de bureau dont les réponses reposent sur des sources vérifiables.</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Licence&#xa0;: {licence}</translation>
    </message>
    <message>
        <source>Built with Qt {version} and PySide6 (LGPL 3); pages are drawn by Qt WebEngine (Chromium).</source>
        <translation>Conçu avec Qt {version} et PySide6 (LGPL 3)&#x202f;; les pages sont affichées par Qt WebEngine (Chromium).</translation>
    </message>
    <message numerus="yes">
        <source>What&apos;s new: %n change(s)</source>
        <translation>
            <numerusform>Nouveautés&#xa0;: %n changement</numerusform>
            <numerusform>Nouveautés&#xa0;: %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>see its own files</source>
        <translation>voir ses propres fichiers</translation>
    </message>
    <message>
        <source>The full texts are in {folder}</source>
        <translation>Les textes complets se trouvent dans {folder}</translation>
    </message>
</context>
<context>
    <name>AddNote</name>
    <message>
        <source>Add a note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Enter the text of the note.</source>
        <translation>Saisissez le texte de la note.</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add a web page</source>
        <translation>Ajouter une page web</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Invalid web address.</source>
        <translation>Adresse web non valide.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>AddressSection</name>
    <message>
        <source>Serve the local API</source>
        <translation>Activer l’API locale</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Address for other programs</source>
        <translation>Adresse pour les autres programmes</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
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
        <translation>Réponse prête</translation>
    </message>
    <message>
        <source>Answer ready: {title}</source>
        <translation>Réponse prête&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>AnswerTools</name>
    <message>
        <source>Find sources for or against: “{sentence}”</source>
        <translation>Trouver des sources pour ou contre&#xa0;: «&#xa0;{sentence}&#xa0;»</translation>
    </message>
    <message>
        <source>There is no passage to check.</source>
        <translation>Il n’y a aucun passage à vérifier.</translation>
    </message>
    <message>
        <source>Asking {model}…</source>
        <translation>Interrogation de {model}…</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Scales the whole window. Ctrl with the mouse wheel does so anywhere.</source>
        <translation>Agrandit ou réduit toute la fenêtre. Ctrl + molette fait de même partout.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Lire à voix haute</translation>
    </message>
</context>
<context>
    <name>ArchiveSection</name>
    <message>
        <source>Keep the web pages that answers are based on</source>
        <translation>Conserver les pages web sur lesquelles reposent les réponses</translation>
    </message>
    <message>
        <source>Each page is kept as it was read, so that it can still be shown when it has changed or is gone. Each conversation can choose otherwise (search menu, This conversation). Never for private conversations.</source>
        <translation>Chaque page est conservée telle qu’elle a été lue, pour rester consultable si elle change ou disparaît. Chaque conversation peut avoir son propre réglage (menu de recherche, Cette conversation). Jamais pour les conversations privées.</translation>
    </message>
    <message>
        <source>Maximum size (the oldest pages are deleted first)</source>
        <translation>Taille maximale (les pages les plus anciennes sont supprimées d’abord)</translation>
    </message>
    <message>
        <source>Delete kept pages…</source>
        <translation>Supprimer les pages conservées…</translation>
    </message>
    <message>
        <source>Kept pages: {count}, {size}</source>
        <translation>Pages conservées&#xa0;: {count}, {size}</translation>
    </message>
    <message>
        <source>No pages are kept yet.</source>
        <translation>Aucune page conservée pour l’instant.</translation>
    </message>
    <message>
        <source>Delete all kept pages? Answers, sources and passages stay. This cannot be undone.</source>
        <translation>Supprimer toutes les pages conservées&#x202f;? Les réponses, les sources et les passages restent. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Suppression…</translation>
    </message>
    <message>
        <source>The kept pages were deleted.</source>
        <translation>Les pages conservées ont été supprimées.</translation>
    </message>
</context>
<context>
    <name>ArchivedPageController</name>
    <message>
        <source>The kept page is no longer there.</source>
        <translation>La page conservée n’existe plus.</translation>
    </message>
</context>
<context>
    <name>ArchivedPageWindow</name>
    <message>
        <source>Kept page</source>
        <translation>Page conservée</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>Impossible d’écrire {file}. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Save copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Save copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Read on {moment}</source>
        <translation>Lue le {moment}</translation>
    </message>
    <message>
        <source>Shown without network and scripts: pictures and styles that were not kept are missing.</source>
        <translation>Affichée sans réseau ni scripts&#xa0;: les images et les styles non conservés manquent.</translation>
    </message>
    <message>
        <source>Shown as text. Save a copy to open the file itself.</source>
        <translation>Affichée sous forme de texte. Enregistrez une copie pour ouvrir le fichier lui-même.</translation>
    </message>
    <message>
        <source>There is no text in this page.</source>
        <translation>Cette page ne contient pas de texte.</translation>
    </message>
</context>
<context>
    <name>AssistantDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New assistant</source>
        <translation>Nouvel assistant</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copie)</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» a été supprimé.</translation>
    </message>
    <message>
        <source>“{name}” is as the template has it.</source>
        <translation>«&#xa0;{name}&#xa0;» est de nouveau conforme au modèle.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Assistants</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles d’assistant</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>An assistant is a system prompt under a name, with a model, web search and more of its own. Choose one when you begin a conversation, or in its header.</source>
        <translation>Un assistant est une consigne système nommée, avec au besoin son propre modèle, sa recherche web, etc. Il se choisit au début d’une conversation ou dans son en-tête.</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Reset to template</source>
        <translation>Rétablir le modèle</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>AssistantFiles</name>
    <message>
        <source>neither a name nor a prompt</source>
        <translation>ni nom ni consigne</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>too many at once</source>
        <translation>trop à la fois</translation>
    </message>
    <message>
        <source>its model {model}, which is not set up here: as in settings</source>
        <translation>son modèle {model}, non configuré ici (celui des paramètres s’applique)</translation>
    </message>
    <message>
        <source>the end of its prompt, which is too long</source>
        <translation>la fin de sa consigne, trop longue</translation>
    </message>
    <message>
        <source>greeting and suggested questions</source>
        <translation>message d’accueil et questions suggérées</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>bases de connaissances</translation>
    </message>
    <message>
        <source>plugins and tools</source>
        <translation>extensions et outils</translation>
    </message>
    <message>
        <source>its picture, which is no emoji</source>
        <translation>son image, qui n’est pas un emoji</translation>
    </message>
    <message>
        <source>example messages</source>
        <translation>messages d’exemple</translation>
    </message>
    <message>
        <source>the number of earlier messages</source>
        <translation>le nombre de messages précédents</translation>
    </message>
    <message>
        <source>{file} cannot be opened, or is damaged.</source>
        <translation>{file} ne s’ouvre pas ou est endommagé.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of assistants.</source>
        <translation>{file} est trop volumineux pour un fichier d’assistants.</translation>
    </message>
    <message>
        <source>{file} is no JSON. Choose the .json file that the other program exported, or its backup.</source>
        <translation>{file} n’est pas du JSON. Choisissez le fichier .json exporté par l’autre programme, ou sa sauvegarde.</translation>
    </message>
    <message>
        <source>{file} holds no assistants. Citewise reads its own files, agents of Cherry Studio and of LobeChat.</source>
        <translation>{file} ne contient aucun assistant. Citewise lit ses propres fichiers et les agents de Cherry Studio et de LobeChat.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Citewise. Update to read it.</source>
        <translation>{file} vient d’une version plus récente de Citewise. Mettez à jour pour le lire.</translation>
    </message>
    <message>
        <source>Left out: {reasons}</source>
        <translation>Non repris&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>knowledge bases that are missing here or not unique: {names}</source>
        <translation>bases de connaissances absentes ici ou de nom ambigu&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Search and knowledge</source>
        <translation>Recherche et connaissances</translation>
    </message>
    <message>
        <source>How the model writes</source>
        <translation>Manière d’écrire du modèle</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Donnez-lui un nom.</translation>
    </message>
    <message>
        <source>The icon is one emoji, such as 🪶, or nothing.</source>
        <translation>L’icône est un seul emoji, comme 🪶, ou rien.</translation>
    </message>
    <message numerus="yes">
        <source>The system prompt is too long: %Ln character(s) too many.</source>
        <translation>
            <numerusform>La consigne système est trop longue de %Ln caractère.</numerusform>
            <numerusform>La consigne système est trop longue de %Ln caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>À quoi il sert</translation>
    </message>
    <message>
        <source>Who it is, how it answers, what it always does</source>
        <translation>Qui il est, comment il répond, ce qu’il fait toujours</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Icône</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Consigne système</translation>
    </message>
    <message>
        <source>It goes with every question. Citations stay as they are, whatever it says.</source>
        <translation>Elle accompagne chaque question. Les citations restent les mêmes, quoi qu’elle dise.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Recherche web</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>Source de recherche</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Outils (MCP)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Vérifier les réponses</translation>
    </message>
    <message>
        <source>As in settings</source>
        <translation>Selon les paramètres</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>Reformuler la question</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>Le modèle décide (outils)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>As in settings ({model})</source>
        <translation>Selon les paramètres ({model})</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sans modèle (extraits seuls)</translation>
    </message>
    <message>
        <source>{model} (not set up here)</source>
        <translation>{model} (non configuré ici)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln caractère</numerusform>
            <numerusform>%Ln caractères</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantImportDialog</name>
    <message>
        <source>Import assistants</source>
        <translation>Importer des assistants</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>Assistants du fichier</translation>
    </message>
    <message>
        <source>From {program}. Choose what to add; nothing that you have is changed.</source>
        <translation>Depuis {program}. Choisissez les éléments à ajouter&#x202f;; l’existant n’est pas modifié.</translation>
    </message>
    <message>
        <source>You have it already</source>
        <translation>Déjà présent</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Tout désélectionner</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>AssistantMenu</name>
    <message>
        <source>More assistants</source>
        <translation>Autres assistants</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>Aucun assistant</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>Gérer les assistants…</translation>
    </message>
</context>
<context>
    <name>AssistantNumbers</name>
    <message numerus="yes">
        <source>%n assistant(s) added.</source>
        <translation>
            <numerusform>%n assistant ajouté.</numerusform>
            <numerusform>%n assistants ajoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s) saved: {file}</source>
        <translation>
            <numerusform>%n assistant enregistré&#xa0;: {file}</numerusform>
            <numerusform>%n assistants enregistrés&#xa0;: {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the file cannot be used: {reasons}.</source>
        <translation>
            <numerusform>%n autre du fichier est inutilisable&#xa0;: {reasons}.</numerusform>
            <numerusform>%n autres du fichier sont inutilisables&#xa0;: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n assistant(s)</source>
        <translation>
            <numerusform>Ajouter %n assistant</numerusform>
            <numerusform>Ajouter %n assistants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantRows</name>
    <message>
        <source>Search assistants</source>
        <translation>Rechercher un assistant</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Assistants</translation>
    </message>
    <message>
        <source>No assistant yet. Begin with a template, or make one of your own.</source>
        <translation>Pas encore d’assistant. Partez d’un modèle ou créez le vôtre.</translation>
    </message>
    <message>
        <source>No assistant matches.</source>
        <translation>Aucun assistant correspondant.</translation>
    </message>
</context>
<context>
    <name>AssistantTemplates</name>
    <message>
        <source>Answer in the language of the question unless another one is asked for.</source>
        <translation>Réponds dans la langue de la question, sauf si une autre est demandée.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>A thorough answer in which every claim has its source</source>
        <translation>Une réponse approfondie où chaque affirmation a sa source</translation>
    </message>
    <message>
        <source>You are a careful researcher. Begin with the answer in two or three sentences, then give the reasons. Support every claim with a source; prefer primary sources and recent ones, and name the date of figures. Where sources disagree, say so and tell why. End with what remains uncertain and what to read next.</source>
        <translation>Tu es un chercheur rigoureux. Commence par la réponse en deux ou trois phrases, puis donne les raisons. Appuie chaque affirmation sur une source&#x202f;; préfère les sources primaires et récentes, et date les chiffres. Quand les sources se contredisent, dis-le et explique pourquoi. Termine par ce qui reste incertain et ce qu’il faut lire ensuite.</translation>
    </message>
    <message>
        <source>Fact check</source>
        <translation>Vérification des faits</translation>
    </message>
    <message>
        <source>Holds claims against sources, one by one</source>
        <translation>Confronte les affirmations aux sources, une par une</translation>
    </message>
    <message>
        <source>You check facts. Split the text into claims that can be checked, and skip opinions. For each claim give the claim, a verdict (true, mostly true, misleading, false, cannot be checked), the evidence with its source, and the missing context. Be as strict with claims you like as with those you do not. Never guess a verdict: where no source settles it, say so.</source>
        <translation>Tu vérifies des faits. Découpe le texte en affirmations vérifiables et laisse de côté les opinions. Pour chacune, donne l’affirmation, un verdict (vrai, plutôt vrai, trompeur, faux, invérifiable), la preuve avec sa source et le contexte manquant. Sois aussi strict avec les affirmations qui te plaisent qu’avec les autres. Ne devine jamais un verdict&#xa0;: si aucune source ne tranche, dis-le.</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Traducteur</translation>
    </message>
    <message>
        <source>Translates texts and keeps tone and format</source>
        <translation>Traduit des textes en gardant le ton et la forme</translation>
    </message>
    <message>
        <source>You are a translator. Translate the text that the user gives into the language they name; without one, from the user&apos;s language into English, and anything else into the user&apos;s language. Keep meaning, tone, names, numbers and formatting. Use the usual terms of the field. Reply with the translation alone; where a passage allows two readings, add one short note below it, in the language of the question.</source>
        <translation>Tu es traducteur. Traduis le texte donné dans la langue demandée&#x202f;; à défaut, le français vers l’anglais et toute autre langue vers le français. Garde le sens, le ton, les noms, les nombres et la mise en forme. Emploie les termes usuels du domaine. Réponds par la seule traduction&#x202f;; si un passage admet deux lectures, ajoute dessous une courte note dans la langue de la question.</translation>
    </message>
    <message>
        <source>Proofreader</source>
        <translation>Relecteur</translation>
    </message>
    <message>
        <source>Corrects spelling, grammar and punctuation, and says what it changed</source>
        <translation>Corrige orthographe, grammaire et ponctuation, et dit ce qui a changé</translation>
    </message>
    <message>
        <source>You are a proofreader. Correct spelling, grammar, punctuation and wrong words in the user&apos;s text, and keep the author&apos;s voice: change nothing that is right. Give the corrected text first, then a short list of the changes that matter, each with its reason. Where a sentence is unclear, ask instead of guessing.</source>
        <translation>Tu es relecteur. Corrige l’orthographe, la grammaire, la ponctuation et les mots impropres du texte, et garde la voix de l’auteur&#xa0;: ne change rien de ce qui est juste. Donne d’abord le texte corrigé, puis une courte liste des changements importants avec leur raison. Si une phrase est obscure, demande au lieu de deviner.</translation>
    </message>
    <message>
        <source>Writing coach</source>
        <translation>Coach en rédaction</translation>
    </message>
    <message>
        <source>Makes a text clearer and shorter</source>
        <translation>Rend un texte plus clair et plus court</translation>
    </message>
    <message>
        <source>You are a writing coach. First name the two or three things that would improve the user&apos;s text most: structure, clarity, tone or length. Then show them on concrete sentences, before and after. Rewrite the whole text only when asked. Prefer short sentences, plain words and verbs. Respect the author&apos;s purpose and readers; ask about them when they are unclear.</source>
        <translation>Tu conseilles en écriture. Nomme d’abord les deux ou trois points qui amélioreraient le plus le texte&#xa0;: structure, clarté, ton ou longueur. Montre-les ensuite sur des phrases précises, avant et après. Ne réécris tout le texte que sur demande. Préfère les phrases courtes, les mots simples et les verbes. Respecte l’intention de l’auteur et ses lecteurs&#x202f;; pose la question s’ils ne sont pas clairs.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>The main points of a long text or page</source>
        <translation>L’essentiel d’un long texte ou d’une page</translation>
    </message>
    <message>
        <source>You summarise. Begin with one sentence that says what the text is about and what it concludes. Then give five points at most, the most important first, with the figures, names and dates that carry them. Keep to what the text says; mark your own remarks as such. If the text leaves out something that a reader would need, say so at the end.</source>
        <translation>Tu résumes. Commence par une phrase disant de quoi parle le texte et ce qu’il conclut. Donne ensuite cinq points au plus, le plus important d’abord, avec les chiffres, noms et dates qui les portent. Tiens-t’en au texte&#x202f;; signale tes propres remarques. S’il manque une chose dont le lecteur aurait besoin, dis-le à la fin.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Professeur</translation>
    </message>
    <message>
        <source>Explains step by step and asks back</source>
        <translation>Explique pas à pas et pose des questions</translation>
    </message>
    <message>
        <source>You are a patient teacher. Find out what the learner knows, then explain step by step, with one example from daily life and one from the field. Introduce each new term before you use it. When there is an exercise, give hints first and the solution only when asked. End with one question that shows whether it was understood.</source>
        <translation>Tu es un professeur patient. Découvre ce que l’élève sait déjà, puis explique pas à pas, avec un exemple de la vie courante et un du domaine. Présente chaque terme nouveau avant de l’employer. Pour un exercice, donne d’abord des indices, et la solution seulement sur demande. Termine par une question qui montre si c’est compris.</translation>
    </message>
    <message>
        <source>Code review</source>
        <translation>Revue de code</translation>
    </message>
    <message>
        <source>Finds faults in code and shows how to mend them</source>
        <translation>Trouve les défauts du code et montre comment les corriger</translation>
    </message>
    <message>
        <source>You review code. Look for faults first: wrong results, edge cases, races, security, resources that leak. Then readability and tests. Give each finding with its place, its weight (must, should, could) and a minimal patch. Do not praise and do not rewrite what works. Say what you could not judge without more context. If the code is fine, say so in one line.</source>
        <translation>Tu relis du code. Cherche d’abord les défauts&#xa0;: résultats faux, cas limites, accès concurrents, sécurité, fuites de ressources. Ensuite la lisibilité et les tests. Donne pour chaque constat l’endroit, la priorité (doit, devrait, pourrait) et un correctif minimal. Ne félicite pas et ne réécris pas ce qui marche. Dis ce que tu n’as pas pu juger sans plus de contexte. Si le code est bon, une ligne suffit.</translation>
    </message>
    <message>
        <source>Data analysis</source>
        <translation>Analyse de données</translation>
    </message>
    <message>
        <source>Reads tables and figures, with the arithmetic shown</source>
        <translation>Lit tableaux et chiffres, calculs à l’appui</translation>
    </message>
    <message>
        <source>You analyse data. State first what the data can and cannot answer: rows, columns, units, gaps, outliers. Show the arithmetic of every figure you report, and give tables where they help. Distinguish correlation from cause, and sample from population. Name the assumptions behind an estimate and how much it would change without them. End with the finding in one sentence.</source>
        <translation>Tu analyses des données. Dis d’abord à quoi elles permettent ou non de répondre&#xa0;: lignes, colonnes, unités, lacunes, valeurs aberrantes. Montre le calcul de chaque chiffre et donne des tableaux s’ils aident. Distingue corrélation et cause, échantillon et population. Nomme les hypothèses d’une estimation et ce qui changerait sans elles. Termine par le résultat en une phrase.</translation>
    </message>
    <message>
        <source>Meeting minutes</source>
        <translation>Compte rendu</translation>
    </message>
    <message>
        <source>Decisions, tasks and open questions from notes</source>
        <translation>Décisions, tâches et questions ouvertes à partir de notes</translation>
    </message>
    <message>
        <source>You write minutes from notes or a transcript. Give: subject, date and people; decisions; tasks as a table with who, what and by when; open questions; and a summary of five lines at most. Keep to what was said and leave a field empty where nothing was said. Put unclear names and dates in brackets with a question mark. No small talk.</source>
        <translation>Tu rédiges des comptes rendus à partir de notes ou d’une transcription. Donne&#xa0;: sujet, date et participants&#x202f;; décisions&#x202f;; tâches en tableau avec qui, quoi et pour quand&#x202f;; questions ouvertes&#x202f;; un résumé de cinq lignes au plus. Tiens-t’en à ce qui a été dit et laisse vide ce qui ne l’a pas été. Mets les noms et dates incertains entre crochets avec un point d’interrogation. Pas de bavardage.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Pour et contre</translation>
    </message>
    <message>
        <source>The best case for and against, then what decides it</source>
        <translation>Les meilleurs arguments des deux côtés, et ce qui décide</translation>
    </message>
    <message>
        <source>You argue both sides of a question fairly. Give the strongest case for and the strongest case against, each in the words that its supporters would use and with its best evidence. Then name the facts and the values on which the decision turns, and what would change a reasonable person&apos;s mind. Give your own judgement only when asked, and mark it.</source>
        <translation>Tu défends équitablement les deux côtés d’une question. Donne les meilleurs arguments pour et contre, chacun dans les mots de ses partisans et avec ses meilleures preuves. Nomme ensuite les faits et les valeurs dont dépend la décision, et ce qui ferait changer d’avis une personne raisonnable. Ne donne ton jugement que sur demande, et signale-le.</translation>
    </message>
    <message>
        <source>Travel planning</source>
        <translation>Préparation de voyage</translation>
    </message>
    <message>
        <source>Routes, days and costs, with current opening times</source>
        <translation>Itinéraires, journées et coûts, avec les horaires actuels</translation>
    </message>
    <message>
        <source>You plan trips. Ask for dates, budget, pace and interests where they are missing, but give a first draft anyway. Plan by day, with travel times, realistic pauses and an alternative for bad weather. Look up opening times, prices, entry rules and holidays, with their source and date. List what must be booked early, and a rough budget at the end.</source>
        <translation>Tu prépares des voyages. Demande dates, budget, rythme et intérêts s’ils manquent, mais donne quand même une première ébauche. Organise par jour, avec temps de trajet, pauses réalistes et solution de rechange par mauvais temps. Cherche horaires, prix, règles d’entrée et jours fériés, avec source et date. Liste ce qu’il faut réserver tôt, et un budget approximatif à la fin.</translation>
    </message>
</context>
<context>
    <name>AssistantTransfer</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>Impossible d’écrire {file}. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Choose a file with assistants</source>
        <translation>Choisir un fichier d’assistants</translation>
    </message>
    <message>
        <source>Assistants (*.json *.zip)</source>
        <translation>Assistants (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <translation>Exporter les assistants</translation>
    </message>
</context>
<context>
    <name>AssistantsController</name>
    <message>
        <source>Assistant: {name}</source>
        <translation>Assistant&#xa0;: {name}</translation>
    </message>
    <message>
        <source>This conversation&apos;s assistant was deleted; it goes on without one.</source>
        <translation>L’assistant de cette conversation a été supprimé&#x202f;; elle continue sans lui.</translation>
    </message>
    <message>
        <source>Assistant deleted</source>
        <translation>Assistant supprimé</translation>
    </message>
    <message>
        <source>“{name}” replaces what you had picked for this conversation: {things}.</source>
        <translation>«&#xa0;{name}&#xa0;» remplace ce que vous aviez choisi pour cette conversation&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>New conversation with {name}</source>
        <translation>Nouvelle conversation avec {name}</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>recherche web</translation>
    </message>
    <message>
        <source>search source</source>
        <translation>source de recherche</translation>
    </message>
    <message>
        <source>search planning</source>
        <translation>planification</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>bases de connaissances</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>outils</translation>
    </message>
    <message>
        <source>checking of answers</source>
        <translation>vérification des réponses</translation>
    </message>
</context>
<context>
    <name>AttachButton</name>
    <message>
        <source>Attach documents or images</source>
        <translation>Joindre des documents ou des images</translation>
    </message>
</context>
<context>
    <name>AttachmentController</name>
    <message>
        <source>At most {count} images per question.</source>
        <translation>Au plus {count} images par question.</translation>
    </message>
    <message>
        <source>At most {count} documents per question.</source>
        <translation>Au plus {count} documents par question.</translation>
    </message>
    <message>
        <source>Add folders to a knowledge base instead: {names}</source>
        <translation>Ajoutez plutôt les dossiers à une base de connaissances&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>Joindre des documents ou des images</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>The backup could not be uploaded. {why}</source>
        <translation>La sauvegarde n’a pas pu être envoyée. {why}</translation>
    </message>
    <message>
        <source>No backup could be made. {why}</source>
        <translation>Aucune sauvegarde n’a pu être créée. {why}</translation>
    </message>
    <message>
        <source>This passphrase does not open the keys in the backup.</source>
        <translation>Cette phrase secrète n’ouvre pas les clés de la sauvegarde.</translation>
    </message>
    <message>
        <source>{where} did not accept the user name or password.</source>
        <translation>{where} n’a pas accepté le nom d’utilisateur ou le mot de passe.</translation>
    </message>
    <message>
        <source>The certificate of {where} is not trusted by this system, so no password was sent to it.</source>
        <translation>Ce système ne fait pas confiance au certificat de {where}&#xa0;: aucun mot de passe ne lui a été envoyé.</translation>
    </message>
    <message>
        <source>{where} is not a backup of Citewise.</source>
        <translation>{where} n’est pas une sauvegarde de Citewise.</translation>
    </message>
    <message>
        <source>{where} is damaged or incomplete. Nothing was changed; choose another backup.</source>
        <translation>{where} est endommagé ou incomplet. Rien n’a été modifié&#x202f;; choisissez une autre sauvegarde.</translation>
    </message>
    <message>
        <source>{where} was made by a newer version of Citewise. Update Citewise, then try again.</source>
        <translation>{where} a été créé par une version plus récente de Citewise. Mettez Citewise à jour, puis réessayez.</translation>
    </message>
    <message>
        <source>{where} is damaged. Restart Citewise: it sets the file aside and saves what can be read.</source>
        <translation>{where} est endommagé. Redémarrez Citewise&#xa0;: le fichier sera mis de côté et ce qui est lisible sera récupéré.</translation>
    </message>
    <message>
        <source>There is not enough free space on the disk.</source>
        <translation>Il n’y a pas assez d’espace libre sur le disque.</translation>
    </message>
    <message>
        <source>There is nothing to back up or to restore.</source>
        <translation>Il n’y a rien à sauvegarder ni à restaurer.</translation>
    </message>
    <message>
        <source>The folder {where} is not there. Connect its drive, or choose another folder.</source>
        <translation>Le dossier {where} est introuvable. Connectez son disque ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Another Citewise has the data directory open. Close it, then try again.</source>
        <translation>Un autre Citewise utilise le dossier de données. Fermez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>{where} has no space left for it. Delete something there, or keep fewer backups.</source>
        <translation>{where} n’a plus assez d’espace libre. Supprimez-y des éléments ou conservez moins de sauvegardes.</translation>
    </message>
    <message>
        <source>There is no WebDAV folder at this address of {where}. Check the address.</source>
        <translation>Il n’y a pas de dossier WebDAV à cette adresse de {where}. Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}. If that is right, enter the new address.</source>
        <translation>{where} redirige vers {host}. Si c’est correct, saisissez la nouvelle adresse.</translation>
    </message>
    <message>
        <source>{where} does not allow writing to this folder.</source>
        <translation>{where} n’autorise pas l’écriture dans ce dossier.</translation>
    </message>
    <message>
        <source>The transfer with {where} was incomplete. Try again.</source>
        <translation>Le transfert avec {where} est incomplet. Réessayez.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again later.</source>
        <translation>{where} a signalé une erreur. Réessayez plus tard.</translation>
    </message>
</context>
<context>
    <name>BackupSection</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>Sauvegarder dans un fichier…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Undo restore…</source>
        <translation>Annuler la restauration…</translation>
    </message>
    <message>
        <source>Back up to a WebDAV server, too</source>
        <translation>Sauvegarder aussi sur un serveur WebDAV</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Sauvegarde en cours…</translation>
    </message>
    <message>
        <source>Make backups</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Dossier des sauvegardes</translation>
    </message>
    <message>
        <source>Choose the folder for backups</source>
        <translation>Choisir le dossier des sauvegardes</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Chaque jour</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Chaque semaine</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> sauvegardes</translation>
    </message>
    <message>
        <source>Backed up to {file}.</source>
        <translation>Sauvegardé dans {file}.</translation>
    </message>
    <message>
        <source>The backup was made and checked.</source>
        <translation>La sauvegarde a été créée et vérifiée.</translation>
    </message>
    <message>
        <source>There are no conversations to back up yet.</source>
        <translation>Il n’y a pas encore de conversations à sauvegarder.</translation>
    </message>
    <message>
        <source>Last backup: {moment}</source>
        <translation>Dernière sauvegarde&#xa0;: {moment}</translation>
    </message>
    <message>
        <source>No backup has been made yet.</source>
        <translation>Aucune sauvegarde n’a encore été créée.</translation>
    </message>
    <message>
        <source>Puts back what was here before the restore of {moment}.</source>
        <translation>Remet en place ce qui se trouvait ici avant la restauration du {moment}.</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remembered fact(s)</source>
        <translation>
            <numerusform>%n souvenir</numerusform>
            <numerusform>%n souvenirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s)</source>
        <translation>
            <numerusform>%n assistant</numerusform>
            <numerusform>%n assistants</numerusform>
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
        <translation>Tout le contenu de cette sauvegarde est déjà présent ici.</translation>
    </message>
    <message>
        <source>Added: {counts}.</source>
        <translation>Ajouts&#xa0;: {counts}.</translation>
    </message>
</context>
<context>
    <name>BaseChoice</name>
    <message>
        <source>All knowledge bases</source>
        <translation>Toutes les bases de connaissances</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <translation>Il n’y en a pas encore</translation>
    </message>
    <message>
        <source>As in the conversation</source>
        <translation>Comme la conversation</translation>
    </message>
</context>
<context>
    <name>BaseList</name>
    <message>
        <source>New knowledge base</source>
        <translation>Nouvelle base</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
</context>
<context>
    <name>BasePane</name>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add web page…</source>
        <translation>Ajouter une page web…</translation>
    </message>
    <message>
        <source>Add note…</source>
        <translation>Ajouter une note…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Test search</source>
        <translation>Tester la recherche</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Nothing here yet. Add files or a folder, or drop them here; web pages and notes can be added too. Files stay where they are, and the text read from them is kept on this computer.</source>
        <translation>Rien ici pour l’instant. Ajoutez des fichiers ou un dossier, ou déposez-les ici&#x202f;; vous pouvez aussi ajouter des pages web et des notes. Les fichiers restent à leur place, et le texte lu est conservé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Ajouter des fichiers</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Reading: {what}</source>
        <translation>Lecture&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Reading is paused.</source>
        <translation>La lecture est en pause.</translation>
    </message>
</context>
<context>
    <name>BatchCard</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the import of {file}</source>
        <translation>Annuler l’import de {file}</translation>
    </message>
    <message>
        <source>not complete: import it again</source>
        <translation>incomplet&#xa0;: importez-le à nouveau</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tableau</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>CallList</name>
    <message>
        <source>Recent requests</source>
        <translation>Requêtes récentes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
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
        <translation>Le passage n’a pas été conservé par {program}.</translation>
    </message>
</context>
<context>
    <name>ChannelCard</name>
    <message>
        <source>Searching with {name}…</source>
        <translation>Recherche avec {name}…</translation>
    </message>
    <message>
        <source>Also gives a short answer beside its results.</source>
        <translation>Donne aussi une courte réponse à côté de ses résultats.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Works without a key, with lower limits.</source>
        <translation>Fonctionne sans clé, avec des limites plus basses.</translation>
    </message>
    <message>
        <source>Auto (first one that can)</source>
        <translation>Auto (le premier capable)</translation>
    </message>
    <message>
        <source>Model that searches</source>
        <translation>Modèle pour la recherche</translation>
    </message>
    <message>
        <source>No model with its own search is set up. Add its provider under Models.</source>
        <translation>Aucun modèle avec sa propre recherche n’est configuré. Ajoutez son fournisseur dans «&#xa0;Modèles&#xa0;».</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Custom address</source>
        <translation>Adresse personnalisée</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>Obtenir une clé API</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Adresse non valide. Elle doit commencer par https://</translation>
    </message>
</context>
<context>
    <name>ChannelList</name>
    <message>
        <source>Search providers</source>
        <translation>Services de recherche</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Monter (Alt+Haut)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Descendre (Alt+Bas)</translation>
    </message>
</context>
<context>
    <name>ChannelSection</name>
    <message>
        <source>This installation has no search provider.</source>
        <translation>Cette installation n’a aucun service de recherche.</translation>
    </message>
    <message>
        <source>Automatic fallback</source>
        <translation>Bascule automatique</translation>
    </message>
    <message>
        <source>If a search fails, the next provider is used. Turned off, the ticked ones are used from top to bottom.</source>
        <translation>Si une recherche échoue, le service suivant prend le relais. Si l’option est désactivée, les services cochés sont utilisés de haut en bas.</translation>
    </message>
    <message>
        <source>Tick at least one. Until then nothing changes.</source>
        <translation>Cochez-en au moins un. D’ici là, rien ne change.</translation>
    </message>
</context>
<context>
    <name>CheckBar</name>
    <message>
        <source>{engine} asks for a captcha. The search is waiting.</source>
        <translation>{engine} demande un captcha. La recherche est en attente.</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>Résoudre dans une fenêtre</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine} in the window that opened. The search then continues.</source>
        <translation>Résolvez le captcha de {engine} dans la fenêtre qui s’est ouverte. La recherche continuera ensuite.</translation>
    </message>
    <message>
        <source>Captcha of {engine}</source>
        <translation>Captcha de {engine}</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine}. This window closes by itself when results appear.</source>
        <translation>Résolvez le captcha de {engine}. Cette fenêtre se ferme d’elle-même quand les résultats apparaissent.</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>The certificate is not valid, so the page was not opened.</source>
        <translation>Le certificat n’est pas valide&#xa0;: la page n’a pas été ouverte.</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Connexion sécurisée</translation>
    </message>
    <message>
        <source>Not secure: others can read and change what is sent</source>
        <translation>Non sécurisé&#xa0;: d’autres peuvent lire et modifier ce qui est envoyé</translation>
    </message>
    <message>
        <source>{said} · no longer {home}</source>
        <translation>{said} · n’est plus sur {home}</translation>
    </message>
    <message>
        <source>Leave {home}?</source>
        <translation>Quitter {home}&#x202f;?</translation>
    </message>
    <message>
        <source>The page leads to {host}, which is not part of the captcha. Enter nothing there that is not meant for {host}.</source>
        <translation>La page mène à {host}, qui ne fait pas partie du captcha. N’y saisissez rien qui ne soit destiné à {host}.</translation>
    </message>
</context>
<context>
    <name>ClaimNumbers</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n affirmation</numerusform>
            <numerusform>%n affirmations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Before: {words}</source>
        <translation>Avant&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Now: {words}</source>
        <translation>Maintenant&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Signaler</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Citations are only compared with their sources</source>
        <translation>Les citations sont seulement comparées à leurs sources</translation>
    </message>
    <message>
        <source>Citations are moved to the right passage, disagreeing sources are marked</source>
        <translation>Les citations sont déplacées vers le bon passage, les sources discordantes sont signalées</translation>
    </message>
    <message>
        <source>What is not found is looked up, then corrected by the model</source>
        <translation>Ce qui n’est pas trouvé est recherché, puis corrigé par le modèle</translation>
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
        <translation>trouvées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} moved</source>
        <translation>déplacées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} looked up</source>
        <translation>trouvées par une recherche&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} corrected</source>
        <translation>corrigées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} softened</source>
        <translation>nuancées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>supprimées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} with disagreeing sources</source>
        <translation>avec sources discordantes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} contradicted</source>
        <translation>contredites&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} partly found</source>
        <translation>trouvées en partie&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>introuvables&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} not checked (other language)</source>
        <translation>non vérifiées (autre langue)&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} could not be checked</source>
        <translation>invérifiables&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>Déplacée de {before} vers {after}</translation>
    </message>
    <message>
        <source>As of {date}, the date of its newest source</source>
        <translation>Au {date}, date de sa source la plus récente</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>Sources discordantes</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>{claim} — “{evidence}”</source>
        <translation>{claim} — «&#xa0;{evidence}&#xa0;»</translation>
    </message>
    <message>
        <source>Looked up after the answer was written</source>
        <translation>Recherché après la rédaction de la réponse</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Citation déplacée</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Daté</translation>
    </message>
    <message>
        <source>Contradicted by what was looked up</source>
        <translation>Contredit par la recherche complémentaire</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Softened</source>
        <translation>Nuancé</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Modifié</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>An answer is not saved yet: it could not be written to disk.</source>
        <translation>Une réponse n’est pas encore enregistrée&#xa0;: elle n’a pas pu être écrite sur le disque.</translation>
    </message>
    <message>
        <source>{why} Closing now loses its last words, unless you copy them.</source>
        <translation>{why} Fermer maintenant fera perdre ses derniers mots, sauf si vous les copiez.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Enregistrer et fermer</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>It could not be written to disk.</source>
        <translation>Elle n’a pas pu être écrite sur le disque.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Application</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>Nouvelle conversation privée</translation>
    </message>
    <message>
        <source>New conversation with an assistant…</source>
        <translation>Nouvelle conversation avec un assistant…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Rechercher dans les conversations</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Rechercher dans la conversation</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>Renommer la conversation</translation>
    </message>
    <message>
        <source>Pin or unpin conversation</source>
        <translation>Épingler ou désépingler la conversation</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Archiver la conversation</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Importer des conversations…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exporter la conversation…</translation>
    </message>
    <message>
        <source>Export conversation with all branches…</source>
        <translation>Exporter la conversation avec toutes ses branches…</translation>
    </message>
    <message>
        <source>Export all conversations (JSON)…</source>
        <translation>Exporter toutes les conversations (JSON)…</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Supprimer la conversation</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>Conversation suivante</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>Conversation précédente</translation>
    </message>
    <message>
        <source>Conversation {number} of the list</source>
        <translation>Conversation {number} de la liste</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Copy answer with sources</source>
        <translation>Copier la réponse avec ses sources</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>Revérifier les sources</translation>
    </message>
    <message>
        <source>Translate answer</source>
        <translation>Traduire la réponse</translation>
    </message>
    <message>
        <source>Read answer aloud or stop</source>
        <translation>Lire la réponse à voix haute ou arrêter la lecture</translation>
    </message>
    <message>
        <source>Pause or resume reading</source>
        <translation>Mettre en pause ou reprendre la lecture</translation>
    </message>
    <message>
        <source>Read next sentence</source>
        <translation>Lire la phrase suivante</translation>
    </message>
    <message>
        <source>Read previous sentence</source>
        <translation>Lire la phrase précédente</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>Citer la sélection</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Compare answer with…</source>
        <translation>Comparer la réponse avec…</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>Conserver cette réponse</translation>
    </message>
    <message>
        <source>Previous answer, side by side</source>
        <translation>Côte à côte&#xa0;: réponse précédente</translation>
    </message>
    <message>
        <source>Next answer, side by side</source>
        <translation>Côte à côte&#xa0;: réponse suivante</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>Aller à la question</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Question rapide</translation>
    </message>
    <message>
        <source>Edit last question</source>
        <translation>Modifier la dernière question</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Question précédente</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>Web: Off, Auto, Always</source>
        <translation>Web&#xa0;: Non, Auto, Toujours</translation>
    </message>
    <message>
        <source>Answer or Research</source>
        <translation>Réponse ou recherche approfondie</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>Choisir le modèle</translation>
    </message>
    <message>
        <source>Choose assistant…</source>
        <translation>Choisir un assistant…</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>Insérer un prompt</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Enregistrer la question comme prompt…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Comparer des modèles…</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>Gérer les assistants…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Joindre des fichiers</translation>
    </message>
    <message>
        <source>Show or hide conversations</source>
        <translation>Afficher ou masquer les conversations</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>Afficher ou masquer les sources</translation>
    </message>
    <message>
        <source>Research graph</source>
        <translation>Graphe de recherche</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Agrandir le texte</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Réduire le texte</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>Rétablir la taille du texte</translation>
    </message>
    <message>
        <source>Theme: Light</source>
        <translation>Thème&#xa0;: Clair</translation>
    </message>
    <message>
        <source>Theme: Dark</source>
        <translation>Thème&#xa0;: Sombre</translation>
    </message>
    <message>
        <source>Theme: System</source>
        <translation>Thème&#xa0;: Système</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>About Citewise</source>
        <translation>À propos de Citewise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Settings: Models</source>
        <translation>Paramètres&#xa0;: Modèles</translation>
    </message>
    <message>
        <source>Settings: Search</source>
        <translation>Paramètres&#xa0;: Recherche</translation>
    </message>
    <message>
        <source>Settings: Retrieval</source>
        <translation>Paramètres&#xa0;: Pertinence</translation>
    </message>
    <message>
        <source>Settings: Memory</source>
        <translation>Paramètres&#xa0;: Mémoire</translation>
    </message>
    <message>
        <source>Settings: Tools (MCP)</source>
        <translation>Paramètres&#xa0;: Outils (MCP)</translation>
    </message>
    <message>
        <source>Settings: Network</source>
        <translation>Paramètres&#xa0;: Réseau</translation>
    </message>
    <message>
        <source>Settings: Local API</source>
        <translation>Paramètres&#xa0;: API locale</translation>
    </message>
    <message>
        <source>Settings: Appearance</source>
        <translation>Paramètres&#xa0;: Apparence</translation>
    </message>
    <message>
        <source>Settings: Data</source>
        <translation>Paramètres&#xa0;: Données</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare models</source>
        <translation>Comparer des modèles</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Filter models</source>
        <translation>Filtrer les modèles</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose {least} to {most} models. Each answers your question, side by side.</source>
        <translation>Choisissez de {least} à {most} modèles. Chacun répond à votre question, côte à côte.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer of {model} was kept.</source>
        <translation>La réponse de {model} a été conservée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Editing an earlier question. The old answer is kept.</source>
        <translation>Vous modifiez une question antérieure. L’ancienne réponse est conservée.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Your answer to the question above</source>
        <translation>Votre réponse à la question ci-dessus</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>Posez votre question</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Votre question</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text: %Ln character(s)</source>
        <translation>
            <numerusform>Texte collé&#xa0;: %Ln caractère</numerusform>
            <numerusform>Texte collé&#xa0;: %Ln caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Arrêter (Échap)</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>Envoyer (Entrée)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Run these commands?</source>
        <translation>Exécuter ces commandes&#x202f;?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>Exécuter cette commande&#x202f;?</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read and change your files. Run only what you trust.</source>
        <translation>Elle s’exécute sur cet ordinateur avec vos droits&#xa0;: elle peut lire et modifier vos fichiers. N’exécutez que ce en quoi vous avez confiance.</translation>
    </message>
    <message>
        <source>Command of {name}</source>
        <translation>Commande de {name}</translation>
    </message>
    <message>
        <source>With the variables: {names}</source>
        <translation>Avec les variables&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ContentsPane</name>
    <message>
        <source>Filter by name</source>
        <translation>Filtrer par nom</translation>
    </message>
    <message>
        <source>Filter documents by name</source>
        <translation>Filtrer les documents par nom</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>Échecs uniquement</translation>
    </message>
    <message>
        <source>Documents of this knowledge base</source>
        <translation>Documents de cette base de connaissances</translation>
    </message>
    <message>
        <source>Reindex</source>
        <translation>Réindexer</translation>
    </message>
    <message>
        <source>Reindex the selected documents, changed or not</source>
        <translation>Réindexer les documents sélectionnés, modifiés ou non</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove from this knowledge base; the files themselves stay (Del)</source>
        <translation>Retirer de cette base de connaissances&#x202f;; les fichiers restent à leur place (Suppr)</translation>
    </message>
    <message>
        <source>No matching documents.</source>
        <translation>Aucun document correspondant.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Remove its whole folder</source>
        <translation>Retirer tout son dossier</translation>
    </message>
</context>
<context>
    <name>ConversationExport</name>
    <message>
        <source>Export conversation</source>
        <translation>Exporter la conversation</translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>Exporter les conversations</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>This conversation no longer exists, so nothing was exported.</source>
        <translation>Cette conversation n’existe plus&#xa0;: rien n’a été exporté.</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n conversation(s) in {folder}</source>
        <translation>
            <numerusform>Enregistré&#xa0;: %n conversation dans {folder}</numerusform>
            <numerusform>Enregistré&#xa0;: %n conversations dans {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be made: the built-in browser did not print it.</source>
        <translation>{file} n’a pas pu être créé&#xa0;: le navigateur intégré ne l’a pas imprimé.</translation>
    </message>
    <message>
        <source>Exporting conversations…</source>
        <translation>Export des conversations…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>ConversationImport</name>
    <message>
        <source>Choose an export or backup</source>
        <translation>Choisir un export ou une sauvegarde</translation>
    </message>
    <message>
        <source>What was imported until then is kept. Import the same file again to complete it.</source>
        <translation>Ce qui a déjà été importé est conservé. Importez à nouveau le même fichier pour terminer.</translation>
    </message>
    <message>
        <source>The import broke off</source>
        <translation>L’import s’est interrompu</translation>
    </message>
    <message>
        <source>Import undone</source>
        <translation>Import annulé</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>New private conversation: nothing of it is kept</source>
        <translation>Nouvelle conversation privée&#xa0;: rien n’en est conservé</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>Nouvelle conversation privée</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Words in any order, “a phrase”, #tag</source>
        <translation>Mots dans n’importe quel ordre, «&#xa0;une phrase&#xa0;», #étiquette</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More options for the list of conversations</source>
        <translation>Plus d’options pour la liste des conversations</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Back to all conversations</source>
        <translation>Revenir à toutes les conversations</translation>
    </message>
    <message>
        <source>Archived: back to all conversations</source>
        <translation>Archives&#xa0;: revenir à toutes les conversations</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Knowledge bases: your own documents</source>
        <translation>Bases de connaissances&#xa0;: vos propres documents</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Connaissances</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Aucun résultat pour «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>Aucune conversation archivée.</translation>
    </message>
    <message>
        <source>Your conversations will be listed here.</source>
        <translation>Vos conversations apparaîtront ici.</translation>
    </message>
    <message>
        <source>Move to group</source>
        <translation>Déplacer vers un groupe</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>Nouveau groupe…</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Aucun groupe</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Nouveau groupe</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nom du groupe</translation>
    </message>
    <message>
        <source>Archived “{title}”</source>
        <translation>«&#xa0;{title}&#xa0;» archivée</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) archived</source>
        <translation>
            <numerusform>%n conversation archivée</numerusform>
            <numerusform>%n conversations archivées</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>«&#xa0;{title}&#xa0;» supprimée</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted</source>
        <translation>
            <numerusform>%n conversation supprimée</numerusform>
            <numerusform>%n conversations supprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New conversation here</source>
        <translation>Nouvelle conversation ici</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exporter la conversation…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename by model</source>
        <translation>Renommer avec le modèle</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Désarchiver</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Filter by tag</source>
        <translation>Filtrer par étiquette</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Importer des conversations…</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>Exporter toutes les conversations</translation>
    </message>
    <message>
        <source>Archived ({count})</source>
        <translation>Archives ({count})</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Nouvelle étiquette…</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
</context>
<context>
    <name>ConversationPresenter</name>
    <message>
        <source>Private</source>
        <translation>Privée</translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Private: gone when the window closes</source>
        <translation>Privée&#xa0;: disparaît à la fermeture de la fenêtre</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>réponse en cours</translation>
    </message>
    <message>
        <source>new answer</source>
        <translation>nouvelle réponse</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>épinglée</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivée</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privée</translation>
    </message>
    <message>
        <source>open</source>
        <translation>développé</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>réduit</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {name}, {many}, {state}</source>
        <translation>Groupe {name}, {many}, {state}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglées</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus ancien</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>DataCare</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Damaged since Citewise ended unexpectedly: {names}. A restart sets the file aside and keeps what can be read of it.</source>
        <translation>Endommagé depuis la fermeture inattendue de Citewise&#xa0;: {names}. Un redémarrage met le fichier de côté et garde ce qui peut en être lu.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>The backup was restored. What was here before is kept; the restore can be undone.</source>
        <translation>La sauvegarde a été restaurée. Ce qui se trouvait ici avant est conservé&#x202f;; la restauration peut être annulée.</translation>
    </message>
    <message>
        <source>Undo…</source>
        <translation>Annuler…</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>Conversations, settings and logs are kept here.</source>
        <translation>Les conversations, les paramètres et les journaux sont conservés ici.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the data directory</source>
        <translation>Ouvrir le dossier de données</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Clés API</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Mises à jour</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>The three steps of the first start.</source>
        <translation>Les trois étapes du premier démarrage.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Show the first steps again</source>
        <translation>Revoir les premières étapes</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Deletes all conversations, knowledge bases, settings and API keys, and closes Citewise.</source>
        <translation>Supprime toutes les conversations, bases de connaissances, clés API et tous les paramètres, puis ferme Citewise.</translation>
    </message>
    <message>
        <source>Erase everything…</source>
        <translation>Tout effacer…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Made while nothing else is going on, where something has changed. A missed one is made up.</source>
        <translation>Créées quand rien d’autre n’est en cours et que des données ont changé. Une sauvegarde manquée est rattrapée.</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Conversations of other programs. Each import can be undone.</source>
        <translation>Conversations d’autres programmes. Chaque import peut être annulé.</translation>
    </message>
    <message>
        <source>Kept pages</source>
        <translation>Pages conservées</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {origin}</source>
        <translation>{name}&#xa0;: {origin}</translation>
    </message>
    <message>
        <source>keychain</source>
        <translation>trousseau</translation>
    </message>
    <message>
        <source>encrypted key file</source>
        <translation>fichier de clés chiffré</translation>
    </message>
    <message>
        <source>in memory until you quit</source>
        <translation>en mémoire, jusqu’à la fermeture</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>variable d’environnement</translation>
    </message>
    <message>
        <source>.env file in the data directory</source>
        <translation>fichier .env du dossier de données</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune clé</translation>
    </message>
</context>
<context>
    <name>DesktopController</name>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu, or with {keys}.</source>
        <translation>Citewise reste actif dans la zone de notification. Quittez-le depuis le menu de son icône ou avec {keys}.</translation>
    </message>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu.</source>
        <translation>Citewise reste actif dans la zone de notification. Quittez-le depuis le menu de son icône.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>DesktopSection</name>
    <message>
        <source>Notify when an answer is ready</source>
        <translation>Notifier quand une réponse est prête</translation>
    </message>
    <message>
        <source>Tray icon</source>
        <translation>Icône de la zone de notification</translation>
    </message>
    <message>
        <source>Quick ask from anywhere: give this command a shortcut in your desktop&apos;s keyboard settings.</source>
        <translation>Question rapide de partout&#xa0;: attribuez un raccourci à cette commande dans les paramètres clavier de votre bureau.</translation>
    </message>
    <message>
        <source>Only while another window is in front and the answer took 10 seconds or more.</source>
        <translation>Seulement si une autre fenêtre est au premier plan et que la réponse a pris au moins 10 secondes.</translation>
    </message>
    <message>
        <source>Closing the window then leaves Citewise in the tray, where the system has one.</source>
        <translation>Fermer la fenêtre laisse alors Citewise dans la zone de notification, si le système en a une.</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>Open in the default application</source>
        <translation>Ouvrir avec l’application par défaut</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Texte du document</translation>
    </message>
    <message>
        <source>The file no longer exists. This is the text that was read from it.</source>
        <translation>Le fichier n’existe plus. Voici le texte qui en a été lu.</translation>
    </message>
    <message>
        <source>This document has no text.</source>
        <translation>Ce document ne contient pas de texte.</translation>
    </message>
</context>
<context>
    <name>EmbeddedCard</name>
    <message>
        <source>The default model was removed. Until you choose another one, answers are quotes only.</source>
        <translation>Le modèle par défaut a été retiré. Tant que vous n’en choisissez pas un autre, les réponses se limitent à des extraits.</translation>
    </message>
    <message>
        <source>Loading and testing {model}…</source>
        <translation>Chargement et test de {model}…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} est maintenant le modèle par défaut.</translation>
    </message>
    <message>
        <source>loading {model}…</source>
        <translation>chargement de {model}…</translation>
    </message>
    <message>
        <source>running {model}</source>
        <translation>{model} en cours d’exécution</translation>
    </message>
    <message>
        <source>{model} failed to start</source>
        <translation>échec du démarrage de {model}</translation>
    </message>
    <message>
        <source>starts with the first question</source>
        <translation>démarre à la première question</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>non installé</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Run this command, then start Citewise again: {command}</source>
        <translation>Le moteur d’exécution des modèles n’est pas installé. Exécutez cette commande, puis relancez Citewise&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Runs a GGUF file on this computer. No API key, no other program.</source>
        <translation>Exécute un fichier GGUF sur cet ordinateur. Sans clé API ni autre programme.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>0 (CPU only)</source>
        <translation>0 (CPU seul)</translation>
    </message>
    <message>
        <source>No file yet. Add one that you have downloaded.</source>
        <translation>Aucun fichier. Ajoutez-en un que vous avez téléchargé.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Contexte (tokens)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <translation>Couches GPU</translation>
    </message>
    <message>
        <source>A larger context takes more memory. GPU layers need an xllamacpp build for your GPU.</source>
        <translation>Un contexte plus grand occupe plus de mémoire. Les couches GPU exigent une version de xllamacpp adaptée à votre GPU.</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>Définir par défaut</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>Choisir des modèles</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>Modèles (*.gguf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} fonctionne. Réponse&#xa0;: {word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} fonctionne.</translation>
    </message>
</context>
<context>
    <name>EmbeddingChoice</name>
    <message>
        <source>Name of the embedding model</source>
        <translation>Nom du modèle d’embedding</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Modèle d’embedding</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>Mots-clés seuls</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name} (retiré)</translation>
    </message>
</context>
<context>
    <name>EmojiPopup</name>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation>Conditions d’utilisation</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>Résoudre dans une fenêtre</translation>
    </message>
    <message>
        <source>Searching with {name}…</source>
        <translation>Recherche avec {name}…</translation>
    </message>
    <message>
        <source>Solve the captcha of {name} in the window that opened.</source>
        <translation>Résolvez le captcha de {name} dans la fenêtre qui s’est ouverte.</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>pause de {time}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} fonctionne. Premier résultat&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>{name} works, though its page has a new layout. First result: “{title}”</source>
        <translation>{name} fonctionne, mais sa page a une nouvelle mise en page. Premier résultat&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>Not used: {problem}</source>
        <translation>Non utilisé&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Search engines</source>
        <translation>Moteurs de recherche</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
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
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>ERASE</source>
        <comment>the word to type; case does not count</comment>
        <translation>EFFACER</translation>
    </message>
    <message>
        <source>This deletes for good, from this computer:</source>
        <translation>Ceci supprime définitivement de cet ordinateur&#xa0;:</translation>
    </message>
    <message>
        <source>conversations, memory and knowledge bases, with their backups</source>
        <translation>les conversations, la mémoire et les bases de connaissances, avec leurs sauvegardes</translation>
    </message>
    <message>
        <source>settings, cached pages, cookies of search engines and logs</source>
        <translation>les paramètres, les pages en cache, les cookies des moteurs de recherche et les journaux</translation>
    </message>
    <message>
        <source>API keys: the key file, and Citewise&apos;s entries in the system&apos;s keychain, those of other data directories included</source>
        <translation>les clés API&#xa0;: le fichier de clés et les entrées de Citewise dans le trousseau du système, y compris celles d’autres dossiers de données</translation>
    </message>
    <message>
        <source>Your own documents stay where they are, and so do files in the data directory that Citewise did not write, and backups in other folders or on a server. Answers that are being written are stopped, and Citewise closes.</source>
        <translation>Vos propres documents restent à leur place, de même que les fichiers du dossier de données que Citewise n’a pas écrits, et les sauvegardes dans d’autres dossiers ou sur un serveur. Les réponses en cours de rédaction sont arrêtées, et Citewise se ferme.</translation>
    </message>
    <message>
        <source>Type {word} to confirm:</source>
        <translation>Tapez {word} pour confirmer&#xa0;:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ErasedWindow</name>
    <message>
        <source>Everything was erased.</source>
        <translation>Tout a été effacé.</translation>
    </message>
    <message>
        <source>Not everything could be erased.</source>
        <translation>Tout n’a pas pu être effacé.</translation>
    </message>
    <message>
        <source>Close Citewise</source>
        <translation>Fermer Citewise</translation>
    </message>
    <message>
        <source>Could not be deleted; delete it yourself:</source>
        <translation>Suppression impossible&#x202f;; à supprimer vous-même&#xa0;:</translation>
    </message>
    <message>
        <source>Not written by Citewise, so left in {folder}:</source>
        <translation>Non écrits par Citewise, donc laissés dans {folder}&#xa0;:</translation>
    </message>
    <message>
        <source>The system&apos;s keychain did not open, so API keys may still be in it. Delete its entries named Citewise.</source>
        <translation>Le trousseau du système ne s’est pas ouvert&#xa0;: il peut encore contenir des clés API. Supprimez-y les entrées nommées Citewise.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>et {count} de plus</translation>
    </message>
</context>
<context>
    <name>EvidenceChecks</name>
    <message>
        <source>Watch sources</source>
        <translation>Surveiller les sources</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Chaque jour</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Chaque semaine</translation>
    </message>
    <message>
        <source>The sources are checked again while Citewise runs. A notice tells what changed.</source>
        <translation>Les sources sont revérifiées pendant que Citewise est ouvert. Une notification indique ce qui a changé.</translation>
    </message>
    <message>
        <source>Too many answers are watched already. Stop watching one of them first.</source>
        <translation>Trop de réponses sont déjà surveillées. Cessez d’abord d’en surveiller une.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This answer is no longer there.</source>
        <translation>Cette réponse n’existe plus.</translation>
    </message>
    <message>
        <source>Checked again: {result}</source>
        <translation>Revérifié&#xa0;: {result}</translation>
    </message>
</context>
<context>
    <name>EvidenceWatch</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus surveiller</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The evidence for “{question}” changed: {changes}.</source>
        <translation>Les sources de «&#xa0;{question}&#xa0;» ont changé&#xa0;: {changes}.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>Page web (HTML)</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Document Word</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON, complet</translation>
    </message>
    <message>
        <source>Evidence bundle</source>
        <translation>Dossier de preuves</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>Image {number}</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>Pièce jointe&#xa0;: {name}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Aucune réponse</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>Version {number} sur {count}</translation>
    </message>
    <message>
        <source>Follows: {question}</source>
        <translation>Fait suite à&#xa0;: {question}</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Page {number}</translation>
    </message>
    <message>
        <source>The page was not read; this is the search engine&apos;s excerpt.</source>
        <translation>La page n’a pas été lue&#x202f;; ceci est l’extrait du moteur de recherche.</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>Présent en partie seulement dans la source</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>Absent de la source</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>Non vérifié (autre langue)</translation>
    </message>
    <message>
        <source>Evidence bundle, written by Citewise {program} on {date}.</source>
        <translation>Dossier de preuves, créé par Citewise {program} le {date}.</translation>
    </message>
    <message>
        <source>It holds each passage and how each claim was judged; “citewise verify” reads the sources again.</source>
        <translation>Il contient chaque passage et le verdict sur chaque affirmation&#x202f;; «&#xa0;citewise verify&#xa0;» relit les sources.</translation>
    </message>
    <message>
        <source>Claims: {counts}</source>
        <translation>Affirmations&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>{count} found in their sources</source>
        <translation>trouvées dans leurs sources&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} only partly</source>
        <translation>en partie seulement&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>introuvables&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} not checked</source>
        <translation>non vérifiées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Claim:</source>
        <translation>Affirmation&#xa0;:</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>Déplacée de {before} vers {after}</translation>
    </message>
    <message>
        <source>As of {date}</source>
        <translation>Au {date}</translation>
    </message>
    <message>
        <source>Found by a search after the answer</source>
        <translation>Trouvé par une recherche après la réponse</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>Sources discordantes</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Hedged</source>
        <translation>Nuancé</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Contradicted by a source</source>
        <translation>Contredit par une source</translation>
    </message>
    <message>
        <source>Original answer</source>
        <translation>Réponse originale</translation>
    </message>
    <message>
        <source>Times and hashes</source>
        <translation>Horodatages et empreintes</translation>
    </message>
    <message>
        <source>Accessed {date}</source>
        <translation>Consulté le {date}</translation>
    </message>
    <message>
        <source>Page text as of {date}</source>
        <translation>Texte de la page au {date}</translation>
    </message>
    <message>
        <source>SHA-256 of the passage: {hash}</source>
        <translation>SHA-256 du passage&#xa0;: {hash}</translation>
    </message>
    <message>
        <source>SHA-256 of the page text: {hash}</source>
        <translation>SHA-256 du texte de la page&#xa0;: {hash}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Back up to a file</source>
        <translation>Sauvegarder dans un fichier</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Include API keys, encrypted with a passphrase</source>
        <translation>Inclure les clés API, chiffrées avec une phrase secrète</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Conversations, memory, knowledge bases and settings go into one file. You can go on meanwhile.</source>
        <translation>Les conversations, la mémoire, les bases de connaissances et les paramètres vont dans un seul fichier. Vous pouvez continuer à travailler pendant ce temps.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Choisir le fichier</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Répéter la phrase secrète</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Choisissez un fichier.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>Utilisez au moins {number} caractères.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Les deux phrases secrètes sont différentes.</translation>
    </message>
</context>
<context>
    <name>Eye</name>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>FactsList</name>
    <message>
        <source>Conversations without a group</source>
        <translation>Conversations sans groupe</translation>
    </message>
    <message>
        <source>Learnt {when}</source>
        <translation>Retenu&#xa0;: {when}</translation>
    </message>
    <message>
        <source>Written by you {when}</source>
        <translation>Écrit par vous&#xa0;: {when}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Rechercher dans la conversation</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} sur {count}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
</context>
<context>
    <name>GoingOn</name>
    <message>
        <source>There is no answer yet to name the conversation by.</source>
        <translation>Il n’y a pas encore de réponse pour donner un nom à la conversation.</translation>
    </message>
    <message>
        <source>Naming needs a model. Add one in the settings.</source>
        <translation>Il faut un modèle pour nommer la conversation. Ajoutez-en un dans les paramètres.</translation>
    </message>
</context>
<context>
    <name>GoingOnSection</name>
    <message>
        <source>Suggest follow-up questions</source>
        <translation>Suggérer des questions de suite</translation>
    </message>
    <message>
        <source>Name conversations by model</source>
        <translation>Nommer les conversations avec le modèle</translation>
    </message>
    <message>
        <source>Up to three questions under the last answer. Each answer costs one more short request.</source>
        <translation>Jusqu’à trois questions sous la dernière réponse. Une courte requête de plus par réponse.</translation>
    </message>
    <message>
        <source>In place of the first question, unless you gave a name. One short request each.</source>
        <translation>À la place de la première question, sauf si vous avez donné un nom. Une courte requête à chaque fois.</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>Graphe des sous-questions</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Show or hide conversations</source>
        <translation>Afficher ou masquer les conversations</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More options for this conversation</source>
        <translation>Plus d’options pour cette conversation</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>Afficher ou masquer les sources</translation>
    </message>
</context>
<context>
    <name>IconField</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>Importer des conversations</translation>
    </message>
    <message>
        <source>Bring your conversations along</source>
        <translation>Retrouvez vos conversations ici</translation>
    </message>
    <message>
        <source>From ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or another Citewise: choose the file that its export or backup wrote, or its folder. Nothing of it leaves this computer.</source>
        <translation>De ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini ou d’un autre Citewise&#xa0;: choisissez le fichier de son export ou de sa sauvegarde, ou son dossier. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>Examen de {file}…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>Il ne contient rien de nouveau.</translation>
    </message>
    <message>
        <source>Importing from {program}…</source>
        <translation>Import depuis {program}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Making it searchable…</source>
        <translation>Indexation pour la recherche…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>Annulation de l’import…</translation>
    </message>
</context>
<context>
    <name>ImportNumbers</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversation</numerusform>
            <numerusform>%Ln conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new conversation(s)</source>
        <translation>
            <numerusform>%Ln nouvelle conversation</numerusform>
            <numerusform>%Ln nouvelles conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new question(s)</source>
        <translation>
            <numerusform>%Ln nouvelle question</numerusform>
            <numerusform>%Ln nouvelles questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s)</source>
        <translation>
            <numerusform>%Ln autre fichier</numerusform>
            <numerusform>%Ln autres fichiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Import prompts</source>
        <translation>Importer des prompts</translation>
    </message>
    <message>
        <source>Prompts in this file</source>
        <translation>Prompts de ce fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) are in the library already.</source>
        <translation>
            <numerusform>%n prompt est déjà dans la bibliothèque.</numerusform>
            <numerusform>%n prompts sont déjà dans la bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are no prompts, or too long.</source>
        <translation>
            <numerusform>%n entrée n’est pas un prompt, ou est trop longue.</numerusform>
            <numerusform>%n entrées ne sont pas des prompts, ou sont trop longues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ImportSection</name>
    <message>
        <source>Import conversations…</source>
        <translation>Importer des conversations…</translation>
    </message>
    <message>
        <source>Show all ({count})</source>
        <translation>Tout afficher ({count})</translation>
    </message>
    <message>
        <source>Undo the import of “{file}”? What came with it is deleted; conversations in which something was asked since stay.</source>
        <translation>Annuler l’import de «&#xa0;{file}&#xa0;»&#x202f;? Ce qui en provient est supprimé&#x202f;; les conversations où une question a été posée depuis sont conservées.</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>Annulation de l’import…</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>Reading documents: {done} of {total}</source>
        <translation>Lecture des documents&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <source>Reading documents…</source>
        <translation>Lecture des documents…</translation>
    </message>
    <message>
        <source>Show knowledge bases</source>
        <translation>Afficher les bases de connaissances</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>Merged backup</source>
        <translation>Sauvegarde fusionnée</translation>
    </message>
    <message>
        <source>Already here: {unchanged} · with something new: {grown} · new: {created}</source>
        <translation>Déjà ici&#xa0;: {unchanged} · avec du nouveau&#xa0;: {grown} · nouvelles&#xa0;: {created}</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>Import arrêté</translation>
    </message>
    <message>
        <source>Nothing new to import</source>
        <translation>Rien de nouveau à importer</translation>
    </message>
    <message>
        <source>Import finished</source>
        <translation>Import terminé</translation>
    </message>
    <message>
        <source>Already here: {count}</source>
        <translation>Déjà ici&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Import the same file again to complete it.</source>
        <translation>Importez à nouveau le même fichier pour terminer.</translation>
    </message>
    <message>
        <source>Not read: {count}</source>
        <translation>Non lus&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Undone: {counts}.</source>
        <translation>Annulé&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>These stay, because something was asked in them since: {titles}</source>
        <translation>Celles-ci sont conservées, car une question y a été posée depuis&#xa0;: {titles}</translation>
    </message>
    <message>
        <source>{file} is no export that Citewise knows. Choose the file or folder that ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or Citewise wrote.</source>
        <translation>{file} n’est pas un export que Citewise connaît. Choisissez le fichier ou le dossier créé par ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini ou Citewise.</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} n’existe plus.</translation>
    </message>
    <message>
        <source>{file} may not be read. Allow it, or copy it to another place.</source>
        <translation>Vous n’avez pas l’autorisation de lire {file}. Autorisez la lecture ou copiez le fichier ailleurs.</translation>
    </message>
    <message>
        <source>{file} is damaged. Download or copy it again.</source>
        <translation>{file} est endommagé. Téléchargez-le ou copiez-le à nouveau.</translation>
    </message>
    <message>
        <source>damaged, or of another shape</source>
        <translation>endommagé ou de structure différente</translation>
    </message>
    <message>
        <source>nothing was said in it</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>not in the export</source>
        <translation>absent de l’export</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>trop volumineux</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>impossible à enregistrer</translation>
    </message>
    <message>
        <source>of a kind that is not supported</source>
        <translation>type non pris en charge</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Unnamed</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Révoquer</translation>
    </message>
    <message>
        <source>Revoke {name}</source>
        <translation>Révoquer {name}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <translation>Options de {name}</translation>
    </message>
    <message>
        <source>Links: [[1]](https://…)</source>
        <translation>Liens&#xa0;: [[1]](https://…)</translation>
    </message>
    <message>
        <source>Numbers: [1]</source>
        <translation>Numéros&#xa0;: [1]</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>List the sources at the end of each answer</source>
        <translation>Lister les sources à la fin de chaque réponse</translation>
    </message>
    <message>
        <source>Citations in the text</source>
        <translation>Citations dans le texte</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Requêtes par minute</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Add another key (used in turn)</source>
        <translation>Ajouter une clé (à tour de rôle)</translation>
    </message>
    <message>
        <source>Delete the stored key</source>
        <translation>Supprimer la clé enregistrée</translation>
    </message>
    <message>
        <source>Another key, used in turn</source>
        <translation>Autre clé, utilisée à tour de rôle</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>To use another one, remove it there.</source>
        <translation>Pour en utiliser une autre, supprimez-la à cet endroit.</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Collez la clé</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Stored; type to replace</source>
        <translation>Enregistrée&#x202f;; saisissez pour remplacer</translation>
    </message>
</context>
<context>
    <name>KeySection</name>
    <message>
        <source>Name of the program, such as Cherry Studio</source>
        <translation>Nom du programme, par exemple Cherry Studio</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Nom du programme</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>Créer une clé</translation>
    </message>
    <message>
        <source>No keys yet.</source>
        <translation>Aucune clé pour l’instant.</translation>
    </message>
    <message>
        <source>Require a key</source>
        <translation>Exiger une clé</translation>
    </message>
    <message>
        <source>Without a key every program on this computer can ask, at your expense.</source>
        <translation>Sans clé, tout programme sur cet ordinateur peut poser des questions, à vos frais.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n échec</numerusform>
            <numerusform>%n échecs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s)</source>
        <translation>
            <numerusform>%n base de connaissances</numerusform>
            <numerusform>%n bases de connaissances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s) embedded</source>
        <translation>
            <numerusform>{done} sur %n passage avec embedding</numerusform>
            <numerusform>{done} sur %n passages avec embedding</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of an unsupported type</source>
        <translation>
            <numerusform>%n fichier d’un type non pris en charge</numerusform>
            <numerusform>%n fichiers d’un type non pris en charge</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} sur {total}</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>Recherche de documents…</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>p. {page}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
</context>
<context>
    <name>KnowledgeController</name>
    <message>
        <source>Add to knowledge base</source>
        <translation>Ajouter à une base de connaissances</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>Bases de connaissances…</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>A knowledge base holds your own documents: PDF, Word, PowerPoint, Excel, EPUB, web pages, notes and more. Answers can rest on them and cite them, page by page. This needs no key and no model, and nothing leaves this computer except the passages that a model is given to answer.

Begin with “New knowledge base”.</source>
        <translation>Une base de connaissances contient vos propres documents&#xa0;: PDF, Word, PowerPoint, Excel, EPUB, pages web, notes et plus encore. Les réponses peuvent s’appuyer dessus et les citer, page par page. Cela ne demande ni clé ni modèle, et rien ne quitte cet ordinateur, sauf les passages transmis à un modèle pour répondre.

Commencez par «&#xa0;Nouvelle base&#xa0;».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>My documents</source>
        <translation>Mes documents</translation>
    </message>
    <message>
        <source>Delete “{name}” with {documents}? The files themselves stay where they are.</source>
        <translation>Supprimer «&#xa0;{name}&#xa0;» avec {documents}&#x202f;? Les fichiers eux-mêmes restent à leur place.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Removed “{name}” from {base}</source>
        <translation>«&#xa0;{name}&#xa0;» retiré de {base}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>KnowledgeMenu</name>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>Knowledge bases: {names}</source>
        <translation>Bases de connaissances&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Search your own documents too</source>
        <translation>Rechercher aussi dans vos propres documents</translation>
    </message>
    <message>
        <source>Knowledge bases in this conversation</source>
        <translation>Bases de connaissances de cette conversation</translation>
    </message>
    <message>
        <source>No knowledge base yet</source>
        <translation>Aucune base de connaissances</translation>
    </message>
    <message>
        <source>All knowledge bases</source>
        <translation>Toutes les bases de connaissances</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>Bases de connaissances…</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>chinois simplifié</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>chinois traditionnel</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coréen</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Portuguese (Brazil)</source>
        <translation>portugais (Brésil)</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Line {number}, “{text}”, cannot be used. The other lines apply.</source>
        <translation>La ligne {number}, «&#xa0;{text}&#xa0;», est inutilisable. Les autres lignes s’appliquent.</translation>
    </message>
</context>
<context>
    <name>ListMenus</name>
    <message numerus="yes">
        <source>Export %n conversation(s)…</source>
        <translation>
            <numerusform>Exporter %n conversation…</numerusform>
            <numerusform>Exporter %n conversations…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversation(s)</source>
        <translation>
            <numerusform>Supprimer %n conversation</numerusform>
            <numerusform>Supprimer %n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LocalApiPage</name>
    <message>
        <source>Local API</source>
        <translation>API locale</translation>
    </message>
    <message>
        <source>Editors, agents and other chat programs get cited answers from Citewise by one address, in the words of OpenAI&apos;s and Anthropic&apos;s APIs. It is served while Citewise is open.</source>
        <translation>Les éditeurs, les agents et les autres programmes de chat obtiennent des réponses sourcées de Citewise par une seule adresse, au format des API d’OpenAI et d’Anthropic. Elle est active tant que Citewise est ouvert.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>One for each program. Citewise keeps only a hash of it, so it is shown once.</source>
        <translation>Une par programme. Citewise n’en conserve qu’une empreinte&#xa0;: elle n’est affichée qu’une fois.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Requêtes récentes</translation>
    </message>
    <message>
        <source>Since Citewise was started. What was asked is not recorded.</source>
        <translation>Depuis le démarrage de Citewise. Les questions ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>Aucune requête pour l’instant.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Keep conversations of other programs</source>
        <translation>Conserver les conversations des autres programmes</translation>
    </message>
    <message>
        <source>In the group API. Otherwise they are forgotten after an hour.</source>
        <translation>Dans le groupe «&#xa0;API&#xa0;». Sinon, elles sont supprimées au bout d’une heure.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a web origin such as https://chat.example.org.</source>
        <translation>La ligne {number}, «&#xa0;{text}&#xa0;», n’est pas une origine web comme https://chat.example.org.</translation>
    </message>
    <message>
        <source>Allowed web origins, one per line</source>
        <translation>Origines web autorisées, une par ligne</translation>
    </message>
    <message>
        <source>Web pages in a browser are refused, except those of these sites.</source>
        <translation>Les pages web d’un navigateur sont refusées, sauf celles de ces sites.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host name such as desk.example.org.</source>
        <translation>La ligne {number}, «&#xa0;{text}&#xa0;», n’est pas un nom d’hôte comme desk.example.org.</translation>
    </message>
    <message>
        <source>Allowed host names, one per line</source>
        <translation>Noms d’hôte autorisés, un par ligne</translation>
    </message>
    <message>
        <source>Names by which others reach this computer, for a proxy or another computer of your network.</source>
        <translation>Noms par lesquels d’autres atteignent cet ordinateur, pour un proxy ou un autre ordinateur de votre réseau.</translation>
    </message>
    <message>
        <source>Not on: port {port} is already in use. Choose another port, or close the program that uses it.</source>
        <translation>Inactive&#xa0;: le port {port} est déjà utilisé. Choisissez un autre port ou fermez le programme qui l’utilise.</translation>
    </message>
    <message>
        <source>Not on: the settings file names an address that this computer does not have: {detail}. Use 127.0.0.1 there.</source>
        <translation>Inactive&#xa0;: le fichier de paramètres indique une adresse que cet ordinateur n’a pas&#xa0;: {detail}. Mettez-y 127.0.0.1.</translation>
    </message>
    <message>
        <source>Not on: the system does not allow port {port}. Choose one from 1024 on.</source>
        <translation>Inactive&#xa0;: le système n’autorise pas le port {port}. Choisissez-en un à partir de 1024.</translation>
    </message>
    <message>
        <source>Not on: this installation lacks a part that the local API needs. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>Inactive&#xa0;: il manque à cette installation un composant requis par l’API locale. Installez-le avec&#xa0;: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>Not on: {detail}. Switch it off and on to try again.</source>
        <translation>Inactive&#xa0;: {detail}. Désactivez-la puis réactivez-la pour réessayer.</translation>
    </message>
    <message>
        <source>On. Other devices in your network can reach it too, without encryption.</source>
        <translation>Active. D’autres appareils de votre réseau peuvent aussi y accéder, sans chiffrement.</translation>
    </message>
    <message>
        <source>On. Only this computer can reach it.</source>
        <translation>Active. Seul cet ordinateur peut y accéder.</translation>
    </message>
    <message>
        <source>Created {when}</source>
        <translation>Créée&#xa0;: {when}</translation>
    </message>
    <message>
        <source>last used {when}</source>
        <translation>dernière utilisation&#xa0;: {when}</translation>
    </message>
    <message>
        <source>The key of “{name}”. Copy it now: it is not shown again.</source>
        <translation>La clé de «&#xa0;{name}&#xa0;». Copiez-la maintenant&#xa0;: elle ne sera plus affichée.</translation>
    </message>
    <message>
        <source>“{name}” is revoked: it is refused from now on.</source>
        <translation>«&#xa0;{name}&#xa0;» est révoquée&#xa0;: elle est désormais refusée.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of {name}</source>
        <translation>Journal de {name}</translation>
    </message>
    <message>
        <source>It has not written anything.</source>
        <translation>Il n’a encore rien écrit.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copier le journal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The last lines that the server wrote. Values of its variables are masked.</source>
        <translation>Les dernières lignes écrites par le serveur. Les valeurs de ses variables sont masquées.</translation>
    </message>
</context>
<context>
    <name>LookStep</name>
    <message>
        <source>Welcome to Citewise</source>
        <translation>Bienvenue dans Citewise</translation>
    </message>
    <message>
        <source>Answers that rest on sources you can check. Three short steps, all optional.</source>
        <translation>Des réponses qui reposent sur des sources vérifiables. Trois étapes courtes, toutes facultatives.</translation>
    </message>
    <message>
        <source>Import conversations of another program…</source>
        <translation>Importer les conversations d’un autre programme…</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The link was ignored. Citewise only takes links like citewise://ask?q=…</source>
        <translation>Le lien a été ignoré. Citewise n’accepte que des liens du type citewise://ask?q=…</translation>
    </message>
    <message>
        <source>The question was cut at {count} characters.</source>
        <translation>La question a été coupée à {count} caractères.</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the question.</source>
        <translation>Des caractères invisibles ont été retirés de la question.</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Short facts about you, so that later answers fit you. After an answer a model proposes what to remember; a line under the answer says what was remembered and can undo it. Keys, passwords and codes are never kept, and private conversations remember nothing.</source>
        <translation>De courtes informations sur vous, pour que les prochaines réponses vous conviennent. Après une réponse, un modèle propose quoi retenir&#x202f;; une ligne sous la réponse indique ce qui a été retenu et permet de l’annuler. Les clés, mots de passe et codes ne sont jamais conservés, et les conversations privées ne retiennent rien.</translation>
    </message>
    <message>
        <source>Remember in</source>
        <translation>Mémoriser dans</translation>
    </message>
    <message>
        <source>Off by default; each group has its own memory.</source>
        <translation>Désactivé par défaut&#x202f;; chaque groupe a sa propre mémoire.</translation>
    </message>
    <message>
        <source>Auto (the model that answered)</source>
        <translation>Auto (le modèle qui a répondu)</translation>
    </message>
    <message>
        <source>Memory model</source>
        <translation>Modèle pour la mémoire</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Souvenirs</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation>Rechercher dans les souvenirs</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>Tout oublier…</translation>
    </message>
    <message>
        <source>Conversations without a group</source>
        <translation>Conversations sans groupe</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Aucun résultat pour «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>No memories yet.</source>
        <translation>Aucun souvenir pour l’instant.</translation>
    </message>
    <message>
        <source>This looks like a key, a password or a code. It is not kept.</source>
        <translation>Cela ressemble à une clé, un mot de passe ou un code. Ce ne sera pas conservé.</translation>
    </message>
</context>
<context>
    <name>MemoryRemoval</name>
    <message>
        <source>Forgotten: “{title}”. It was also deleted from what earlier answers were given. What those answers and you yourself wrote stays.</source>
        <translation>Oublié&#xa0;: «&#xa0;{title}&#xa0;». Également supprimé de ce qui avait été transmis pour les réponses antérieures. Ce que ces réponses et vous-même avez écrit reste.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Forget everything that is remembered, in all groups? It is also deleted from what earlier answers were given. This cannot be undone. What those answers and you yourself wrote stays.</source>
        <translation>Oublier tous les souvenirs, dans tous les groupes&#x202f;? Ils sont aussi supprimés de ce qui avait été transmis pour les réponses antérieures. Cette action est irréversible. Ce que ces réponses et vous-même avez écrit reste.</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Tout oublier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>Oubli en cours…</translation>
    </message>
    <message>
        <source>It is deleted, but unused parts of the file may still contain its words: the disk has too little space, or another program is reading the file.</source>
        <translation>C’est supprimé, mais des parties inutilisées du fichier peuvent encore en contenir le texte&#xa0;: l’espace disque est insuffisant, ou un autre programme lit le fichier.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>%n sauvegarde contient encore ce texte&#xa0;: {names}. Une nouvelle sauvegarde peut la remplacer&#xa0;: elle est d’abord vérifiée, puis l’ancienne est supprimée.</numerusform>
            <numerusform>%n sauvegardes contiennent encore ce texte&#xa0;: {names}. Une nouvelle sauvegarde peut les remplacer&#xa0;: elle est d’abord vérifiée, puis les anciennes sont supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Les remplacer</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les conserver</translation>
    </message>
    <message>
        <source>Files set aside in the data directory also contain these words, and stay: {names}. Delete them yourself when you no longer need them.</source>
        <translation>Des fichiers mis de côté dans le dossier de données contiennent aussi ce texte et restent&#xa0;: {names}. Supprimez-les vous-même quand vous n’en aurez plus besoin.</translation>
    </message>
    <message>
        <source>Creating a new backup…</source>
        <translation>Création d’une nouvelle sauvegarde…</translation>
    </message>
    <message>
        <source>The new backup is {name}; the old ones are deleted.</source>
        <translation>La nouvelle sauvegarde est {name}&#x202f;; les anciennes ont été supprimées.</translation>
    </message>
    <message>
        <source>No new backup could be created, so the old ones stay. Free up space on the disk, then try again.</source>
        <translation>Aucune nouvelle sauvegarde n’a pu être créée&#xa0;: les anciennes restent. Libérez de l’espace sur le disque, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>MentionCompleter</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>Research</source>
        <translation>Recherche approfondie</translation>
    </message>
    <message>
        <source>Split the question into sub-questions, search for each, write a report</source>
        <translation>Décomposer la question en sous-questions, faire une recherche pour chacune, rédiger un rapport</translation>
    </message>
    <message>
        <source>Research depth</source>
        <translation>Profondeur de la recherche</translation>
    </message>
    <message>
        <source>Research depth: {depth}</source>
        <translation>Profondeur de la recherche&#xa0;: {depth}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Find a model, or type its name</source>
        <translation>Rechercher un modèle ou saisir son nom</translation>
    </message>
    <message>
        <source>Use “{name}”</source>
        <translation>Utiliser «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>No models yet. Fetch the list, or type a name above.</source>
        <translation>Aucun modèle. Récupérez la liste ou saisissez un nom ci-dessus.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Space adds a model to the favourites or removes it.</source>
        <translation>Espace ajoute un modèle aux favoris ou l’en retire.</translation>
    </message>
    <message>
        <source>Click the star, or press Space, to add a model to the favourites.</source>
        <translation>Cliquez sur l’étoile ou appuyez sur Espace pour ajouter un modèle aux favoris.</translation>
    </message>
</context>
<context>
    <name>ModelMentions</name>
    <message>
        <source>At most {count} models per question.</source>
        <translation>Au plus {count} modèles par question.</translation>
    </message>
</context>
<context>
    <name>ModelMenu</name>
    <message>
        <source>Models that it may use</source>
        <translation>Modèles qu’elle peut utiliser</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Tous les modèles</translation>
    </message>
    <message>
        <source>{model} and {number} more</source>
        <translation>{model} et {number} de plus</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Model: {model}</source>
        <translation>Modèle&#xa0;: {model}</translation>
    </message>
</context>
<context>
    <name>ModelPopup</name>
    <message>
        <source>Filter models</source>
        <translation>Filtrer les modèles</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Ajouter un modèle…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Comparer des modèles…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sans modèle (extraits seuls)</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Retirer des favoris</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Ajouter aux favoris</translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message>
        <source>Choose a model</source>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <source>You can change it for every question, and add more in Settings.</source>
        <translation>Vous pouvez en changer à chaque question et en ajouter d’autres dans les paramètres.</translation>
    </message>
    <message>
        <source>No model (quotes only): the best passages, word for word</source>
        <translation>Sans modèle (extraits seuls)&#xa0;: les meilleurs passages, mot pour mot</translation>
    </message>
    <message>
        <source>A provider with an API key (opens Settings at the end)</source>
        <translation>Un fournisseur avec une clé API (ouvre les paramètres à la fin)</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} on this computer ({count})</source>
        <translation>{name} sur cet ordinateur ({count})</translation>
    </message>
    <message>
        <source>Looking for Ollama and LM Studio on this computer…</source>
        <translation>Recherche d’Ollama et de LM Studio sur cet ordinateur…</translation>
    </message>
    <message>
        <source>Neither Ollama nor LM Studio is running on this computer.</source>
        <translation>Ni Ollama ni LM Studio n’est lancé sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>{name} was removed with the default model. Until you choose another one, answers are quotes only.</source>
        <translation>{name} a été retiré avec le modèle par défaut. Tant que vous n’en choisissez pas un autre, les réponses se limitent à des extraits.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>Modèle par défaut</translation>
    </message>
    <message>
        <source>For new conversations. Without a model, the best passages are shown word for word.</source>
        <translation>Pour les nouvelles conversations. Sans modèle, les meilleurs passages sont affichés mot pour mot.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>No provider yet. Add one to get full answers.</source>
        <translation>Aucun fournisseur. Ajoutez-en un pour obtenir des réponses complètes.</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>Ajouter un fournisseur</translation>
    </message>
    <message>
        <source>Custom (OpenAI-compatible)</source>
        <translation>Personnalisé (compatible OpenAI)</translation>
    </message>
    <message>
        <source>Built-in model (GGUF)</source>
        <translation>Modèle intégré (GGUF)</translation>
    </message>
    <message>
        <source>After an answer</source>
        <translation>Après une réponse</translation>
    </message>
    <message>
        <source>From the environment: {names}</source>
        <translation>De l’environnement&#xa0;: {names}</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sans modèle (extraits seuls)</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is running on this computer ({count}).</source>
        <translation>{name} est lancé sur cet ordinateur ({count}).</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
</context>
<context>
    <name>NetworkPage</name>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Sans proxy</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Used for models, search and pages from the next request on. This computer is always reached directly. A proxy resolves names itself, so behind one only literal private addresses are refused.</source>
        <translation>Utilisé pour les modèles, la recherche et les pages dès la prochaine requête. Cet ordinateur est toujours joint directement. Un proxy résout lui-même les noms&#xa0;: derrière lui, seules les adresses privées littérales sont refusées.</translation>
    </message>
    <message>
        <source>Bypass list</source>
        <translation>Exceptions</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host, address or network. The other lines apply.</source>
        <translation>La ligne {number}, «&#xa0;{text}&#xa0;», n’est ni un hôte, ni une adresse, ni un réseau. Les autres lignes s’appliquent.</translation>
    </message>
    <message>
        <source>One per line: host, *.host, address or network</source>
        <translation>Un par ligne&#xa0;: hôte, *.hôte, adresse ou réseau</translation>
    </message>
    <message>
        <source>Fake-IP DNS (Clash)</source>
        <translation>DNS Fake-IP (Clash)</translation>
    </message>
    <message>
        <source>Clash and similar tools answer every name with an address in 198.18.0.0/15, which looks private. With Fake-IP these addresses may be read; truly private ones stay refused.</source>
        <translation>Clash et les outils similaires répondent à chaque nom par une adresse de 198.18.0.0/15, qui paraît privée. Avec Fake-IP, ces adresses peuvent être lues&#x202f;; les adresses réellement privées restent refusées.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Fake-IP</source>
        <translation>Fake-IP</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>Test de connexion</translation>
    </message>
    <message>
        <source>Uses the current settings and shows each step.</source>
        <translation>Utilise les paramètres actuels et montre chaque étape.</translation>
    </message>
    <message>
        <source>Optional: an address such as https://api.example.com</source>
        <translation>Facultatif&#xa0;: une adresse comme https://api.example.com</translation>
    </message>
    <message>
        <source>Address to reach</source>
        <translation>Adresse à tester</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Adresse non valide. Elle doit commencer par https://</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>La connexion fonctionne.</translation>
    </message>
    <message>
        <source>The connection fails at the first line marked ✗.</source>
        <translation>La connexion échoue à la première ligne marquée ✗.</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Invalid proxy address. Example: 127.0.0.1:7890</source>
        <translation>Adresse de proxy non valide. Exemple&#xa0;: 127.0.0.1:7890</translation>
    </message>
    <message>
        <source>Enter the proxy address. Until then nothing changes.</source>
        <translation>Saisissez l’adresse du proxy. D’ici là, rien ne change.</translation>
    </message>
</context>
<context>
    <name>NewKey</name>
    <message>
        <source>New key</source>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>Copier la clé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done: do not show the key any more</source>
        <translation>Terminé&#xa0;: ne plus afficher la clé</translation>
    </message>
</context>
<context>
    <name>NodeView</name>
    <message>
        <source>Depends on: {questions}</source>
        <translation>Dépend de&#xa0;: {questions}</translation>
    </message>
    <message>
        <source>Answer to the sub-question</source>
        <translation>Réponse à la sous-question</translation>
    </message>
    <message>
        <source>Pages of the sub-question</source>
        <translation>Pages de la sous-question</translation>
    </message>
    <message>
        <source>Searched: {queries}</source>
        <translation>Recherches&#xa0;: {queries}</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Embedding model</source>
        <translation>Modèle d’embedding</translation>
    </message>
    <message>
        <source>Keyword search needs no model and no key. An embedding model also finds passages that say the same in other words; their text is sent to its provider. A new model is used once it has embedded all passages; until then the old one is used.</source>
        <translation>La recherche par mots-clés ne demande ni modèle ni clé. Un modèle d’embedding trouve aussi les passages qui disent la même chose autrement&#x202f;; leur texte est envoyé à son fournisseur. Un nouveau modèle sert dès qu’il a traité tous les passages&#x202f;; d’ici là, l’ancien reste utilisé.</translation>
    </message>
    <message>
        <source>Qdrant address</source>
        <translation>Adresse Qdrant</translation>
    </message>
    <message>
        <source>Your own Qdrant server, which stores the vectors of this knowledge base.</source>
        <translation>Votre propre serveur Qdrant, qui stocke les vecteurs de cette base de connaissances.</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>Mots-clés seuls</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>Aucune commande de ce nom</translation>
    </message>
</context>
<context>
    <name>PassageText</name>
    <message>
        <source>Also quoted</source>
        <translation>Également cité</translation>
    </message>
    <message>
        <source>Also given to the model</source>
        <translation>Également transmis au modèle</translation>
    </message>
    <message>
        <source>Not given to the model. The search engine showed:</source>
        <translation>Non transmis au modèle. Affiché par le moteur de recherche&#xa0;:</translation>
    </message>
    <message>
        <source>Not given to the model. Found in it:</source>
        <translation>Non transmis au modèle. Contenu trouvé&#xa0;:</translation>
    </message>
    <message>
        <source>{program} named this source; its passage was not kept.</source>
        <translation>{program} a indiqué cette source&#x202f;; son passage n’a pas été conservé.</translation>
    </message>
    <message>
        <source>The provider named this source without an excerpt; it was not read here.</source>
        <translation>Le fournisseur a indiqué cette source sans extrait&#x202f;; elle n’a pas été lue ici.</translation>
    </message>
    <message>
        <source>Reading the page again…</source>
        <translation>Relecture de la page…</translation>
    </message>
    <message>
        <source>The page as it is now</source>
        <translation>La page telle qu’elle est maintenant</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is still in it</source>
        <translation>La page telle qu’elle est maintenant&#x202f;; le premier passage ci-dessus y figure toujours</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is no longer in it word for word</source>
        <translation>La page telle qu’elle est maintenant&#x202f;; le premier passage ci-dessus n’y figure plus mot pour mot</translation>
    </message>
    <message>
        <source>This is the excerpt that {program} showed; the page itself was not read here.</source>
        <translation>Ceci est l’extrait affiché par {program}&#x202f;; la page elle-même n’a pas été lue ici.</translation>
    </message>
    <message>
        <source>This is the provider&apos;s excerpt; the page itself was not read here.</source>
        <translation>Ceci est l’extrait du fournisseur&#x202f;; la page elle-même n’a pas été lue ici.</translation>
    </message>
    <message>
        <source>{program} kept this of the source; the page itself was not read here.</source>
        <translation>{program} a conservé ceci de la source&#x202f;; la page elle-même n’a pas été lue ici.</translation>
    </message>
    <message>
        <source>The provider quoted this; the page itself was not read here.</source>
        <translation>Cité par le fournisseur&#x202f;; la page elle-même n’a pas été lue ici.</translation>
    </message>
    <message>
        <source>Cited passage</source>
        <translation>Passage cité</translation>
    </message>
    <message>
        <source>Given to the model</source>
        <translation>Transmis au modèle</translation>
    </message>
    <message>
        <source>{label} (the search engine&apos;s snippet; the page was not read)</source>
        <translation>{label} (extrait du moteur de recherche&#x202f;; la page n’a pas été lue)</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Passage copied</source>
        <translation>Passage copié</translation>
    </message>
    <message>
        <source>Copy passage</source>
        <translation>Copier le passage</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>Voir la page conservée</translation>
    </message>
    <message>
        <source>Read the page again and show it below what the model was given</source>
        <translation>Relire la page et l’afficher sous ce que le modèle a reçu</translation>
    </message>
    <message>
        <source>What the model was given of this source</source>
        <translation>Ce que le modèle a reçu de cette source</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>Ouvrir le document</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Keep keys in an encrypted file</source>
        <translation>Conserver les clés dans un fichier chiffré</translation>
    </message>
    <message>
        <source>Unlock keys</source>
        <translation>Déverrouiller les clés</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Changer la phrase secrète</translation>
    </message>
    <message>
        <source>This system has no keychain. A file in the data directory can hold your keys, encrypted with a passphrase that is asked for once after each start. A forgotten passphrase cannot be recovered.</source>
        <translation>Ce système n’a pas de trousseau. Un fichier du dossier de données peut contenir vos clés, chiffrées avec une phrase secrète demandée une fois après chaque démarrage. Une phrase secrète oubliée ne peut pas être récupérée.</translation>
    </message>
    <message>
        <source>Your keys are in an encrypted file. Its passphrase unlocks them until you quit.</source>
        <translation>Vos clés sont dans un fichier chiffré. Sa phrase secrète les déverrouille jusqu’à ce que vous quittiez.</translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be recovered.</source>
        <translation>Une phrase secrète oubliée ne peut pas être récupérée.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nouvelle phrase secrète</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Répéter la phrase secrète</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>Phrase secrète actuelle</translation>
    </message>
    <message>
        <source>Enter the passphrase.</source>
        <translation>Saisissez la phrase secrète.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>Utilisez au moins {number} caractères.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Les deux phrases secrètes sont différentes.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Add servers from JSON</source>
        <translation>Ajouter des serveurs depuis du JSON</translation>
    </message>
    <message>
        <source>JSON of the servers</source>
        <translation>JSON des serveurs</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Paste the block that the guide of a server gives for Claude Desktop, Cursor, VS Code or Cherry Studio. Values of variables and headers are secrets.</source>
        <translation>Collez le bloc que le guide d’un serveur donne pour Claude Desktop, Cursor, VS Code ou Cherry Studio. Les valeurs des variables et des en-têtes sont des secrets.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>Remove “{name}”</source>
        <translation>Retirer «&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Pills</name>
    <message>
        <source>Answers: {model}</source>
        <translation>Réponse par {model}</translation>
    </message>
</context>
<context>
    <name>PrivacyStep</name>
    <message>
        <source>Search and privacy</source>
        <translation>Recherche et confidentialité</translation>
    </message>
    <message>
        <source>Citewise searches the web from this computer, without a key, when a question needs it; the switch “Web” under the question says off, auto or always.</source>
        <translation>Citewise effectue ses recherches sur le web depuis cet ordinateur, sans clé, quand une question l’exige&#x202f;; le réglage «&#xa0;Web&#xa0;» sous la question indique Non, Auto ou Toujours.</translation>
    </message>
    <message>
        <source>Conversations, files and settings stay on this computer; only the search words go to search engines, and your question with its passages to the model you choose.</source>
        <translation>Les conversations, les fichiers et les paramètres restent sur cet ordinateur&#x202f;; seuls les termes de recherche sont envoyés aux moteurs de recherche, et votre question avec ses passages au modèle choisi.</translation>
    </message>
    <message>
        <source>To come back here: Settings, Data, or “Welcome” in the command palette.</source>
        <translation>Pour revenir ici&#xa0;: Paramètres → Données, ou «&#xa0;Bienvenue&#xa0;» dans la palette de commandes.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Some data could not be read and was set aside: {problem}</source>
        <translation>Des données n’ont pas pu être lues et ont été mises de côté&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Answers are shown as plain text, and pages that need scripts are not read: {problem}</source>
        <translation>Les réponses sont affichées en texte brut et les pages qui nécessitent des scripts ne sont pas lues&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{file} was damaged and has been set aside as {copy}.</source>
        <translation>{file} était endommagé et a été mis de côté sous le nom {copy}.</translation>
    </message>
    <message>
        <source>Documents that are read again: {count}.</source>
        <translation>Documents à relire&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Recovered: {counts}.</source>
        <translation>Récupéré&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup.</source>
        <translation>Rien n’a pu être récupéré. Paramètres → Données → Sauvegardes → Restaurer… permet de restaurer une sauvegarde.</translation>
    </message>
    <message>
        <source>The local API is off: another program uses port {port}.</source>
        <translation>L’API locale est inactive&#xa0;: un autre programme utilise le port {port}.</translation>
    </message>
    <message>
        <source>The local API could not be started: {problem}</source>
        <translation>L’API locale n’a pas pu démarrer&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>PromptDialog</name>
    <message>
        <source>New prompt</source>
        <translation>Nouveau prompt</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Find a prompt</source>
        <translation>Rechercher un prompt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (copie)</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>«&#xa0;{title}&#xa0;» supprimé</translation>
    </message>
    <message>
        <source>Folder deleted</source>
        <translation>Dossier supprimé</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) deleted</source>
        <translation>
            <numerusform>%n prompt supprimé</numerusform>
            <numerusform>%n prompts supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Folders can be {levels} levels deep, and their paths {length} characters long, at most.</source>
        <translation>Les dossiers ont au plus {levels} niveaux, et leurs chemins {length} caractères.</translation>
    </message>
    <message>
        <source>A prompt is a question that you write once and ask often. Type / in a question to insert one.</source>
        <translation>Un prompt est une question écrite une fois et posée souvent. Tapez / dans une question pour en insérer un.</translation>
    </message>
    <message>
        <source>Type / in a question to insert a prompt.</source>
        <translation>Tapez / dans une question pour insérer un prompt.</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>What to ask. Write {{topic}} where something is filled in each time.</source>
        <translation>Question à poser. Écrivez {{topic}} là où il y aura quelque chose à remplir.</translation>
    </message>
    <message>
        <source>Insert variable</source>
        <translation>Insérer une variable</translation>
    </message>
    <message>
        <source>topic</source>
        <translation>sujet</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>les abeilles</translation>
    </message>
    <message>
        <source>tone|formal|friendly|brief</source>
        <translation>ton|formel|amical|bref</translation>
    </message>
    <message>
        <source>Field to fill in</source>
        <translation>Champ à remplir</translation>
    </message>
    <message>
        <source>Field with a default</source>
        <translation>Champ avec valeur par défaut</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>Date du jour</translation>
    </message>
    <message>
        <source>Variables: {names}</source>
        <translation>Variables&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>PromptExamples</name>
    <message>
        <source>Writing</source>
        <translation>Rédaction</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Summarize</source>
        <translation>Résumer</translation>
    </message>
    <message>
        <source>Summarize the following in [[length|five bullet points|one paragraph|one sentence]]:</source>
        <translation>Résume ce qui suit en [[longueur|cinq points|un paragraphe|une phrase]]&#xa0;:</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <translation>Expliquer simplement</translation>
    </message>
    <message>
        <source>Explain [[topic]] to [[reader=someone new to the field]], with one example.</source>
        <translation>Explique [[sujet]] à [[lecteur=une personne qui débute]], avec un exemple.</translation>
    </message>
    <message>
        <source>Pros and cons</source>
        <translation>Avantages et inconvénients</translation>
    </message>
    <message>
        <source>What are the strongest arguments for and against [[proposal]]? Name the best source for each.</source>
        <translation>Quels sont les meilleurs arguments pour et contre [[proposition]]&#x202f;? Donne la meilleure source de chacun.</translation>
    </message>
    <message>
        <source>Latest news</source>
        <translation>Dernières nouvelles</translation>
    </message>
    <message>
        <source>What has changed about [[topic]] in the last [[period|month|year|week]]? Today is [[date]].</source>
        <translation>Qu’est-ce qui a changé au sujet de [[sujet]] depuis [[période|un mois|un an|une semaine]]&#x202f;? Nous sommes le [[date]].</translation>
    </message>
    <message>
        <source>Improve writing</source>
        <translation>Améliorer un texte</translation>
    </message>
    <message>
        <source>Improve this text. Keep its meaning and its language; make it [[tone|clearer|shorter|more formal|friendlier]]:</source>
        <translation>Améliore ce texte. Garde son sens et sa langue&#x202f;; rends-le [[ton|plus clair|plus court|plus formel|plus amical]]&#xa0;:</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traduire</translation>
    </message>
    <message>
        <source>Translate into [[language=English]], so that it reads naturally:</source>
        <translation>Traduis en [[langue=anglais]], de façon naturelle&#xa0;:</translation>
    </message>
    <message>
        <source>Reply to an email</source>
        <translation>Répondre à un e-mail</translation>
    </message>
    <message>
        <source>Write a [[tone|friendly|formal|brief]] reply to this email. What I want to say: [[message]]</source>
        <translation>Rédige une réponse [[ton|amicale|formelle|brève]] à cet e-mail. Ce que je veux dire&#xa0;: [[message]]</translation>
    </message>
</context>
<context>
    <name>PromptFiles</name>
    <message>
        <source>Import prompts</source>
        <translation>Importer des prompts</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <translation>Ce fichier n’a pas pu être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>No prompts in this file. Choose a JSON file of prompts.</source>
        <translation>Aucun prompt dans ce fichier. Choisissez un fichier JSON de prompts.</translation>
    </message>
    <message>
        <source>All prompts of this file are in the library already.</source>
        <translation>Tous les prompts de ce fichier sont déjà dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>Exporter les prompts</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) exported</source>
        <translation>
            <numerusform>%n prompt exporté</numerusform>
            <numerusform>%n prompts exportés</numerusform>
        </translation>
    </message>
    <message>
        <source>This file could not be written: {reason}</source>
        <translation>Ce fichier n’a pas pu être écrit&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) imported</source>
        <translation>
            <numerusform>%n prompt importé</numerusform>
            <numerusform>%n prompts importés</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PromptForm</name>
    <message>
        <source>Selected text</source>
        <translation>Texte sélectionné</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Presse-papiers</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Leave as text</source>
        <translation>Laisser en texte</translation>
    </message>
    <message>
        <source>Insert the prompt with its variables as they are written (Esc)</source>
        <translation>Insérer le prompt avec ses variables telles quelles (Échap)</translation>
    </message>
</context>
<context>
    <name>PromptLibrary</name>
    <message>
        <source>New prompt</source>
        <translation>Nouveau prompt</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Add examples</source>
        <translation>Ajouter des exemples</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>Prompts…</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>Pas encore de prompts</translation>
    </message>
    <message>
        <source>New prompt…</source>
        <translation>Nouveau prompt…</translation>
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
        <translation>Insérer un prompt</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Enregistrer la question comme prompt…</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>Prompts…</translation>
    </message>
    <message>
        <source>“{title}” has more than {count} variables. The rest is inserted as it is written.</source>
        <translation>«&#xa0;{title}&#xa0;» a plus de {count} variables. Le reste est inséré tel quel.</translation>
    </message>
</context>
<context>
    <name>ProtocolEditor</name>
    <message>
        <source>Derived from the address above</source>
        <translation>Déduit de l’adresse ci-dessus</translation>
    </message>
    <message>
        <source>Search address</source>
        <translation>Adresse de recherche</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>See the provider&apos;s documentation.</source>
        <translation>Consultez la documentation du fournisseur.</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Recherche du modèle</translation>
    </message>
    <message>
        <source>The model may search by itself; its sources become citations.</source>
        <translation>Le modèle peut chercher lui-même&#x202f;; ses sources deviennent des citations.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On (as for {services})</source>
        <translation>Oui (comme pour {services})</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Adresse non valide. Elle doit commencer par https://</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>{where} did not accept the key. Check that all of it was pasted.</source>
        <translation>{where} n’a pas accepté la clé. Vérifiez qu’elle a été collée en entier.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one, or fetch the list.</source>
        <translation>{where} ne connaît pas ce modèle. Choisissez-en un autre ou récupérez la liste.</translation>
    </message>
    <message>
        <source>A key for {where} is missing. Paste it above.</source>
        <translation>Il manque une clé pour {where}. Collez-la ci-dessus.</translation>
    </message>
    <message>
        <source>Fetching models…</source>
        <translation>Récupération des modèles…</translation>
    </message>
    <message>
        <source>Choose a model first, or fetch the list.</source>
        <translation>Choisissez d’abord un modèle ou récupérez la liste.</translation>
    </message>
    <message>
        <source>Testing {model}…</source>
        <translation>Test de {model}…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} est maintenant le modèle par défaut.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>Adresse de l’API</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Protocol and model&apos;s own search</source>
        <translation>Protocole et recherche du modèle</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>Définir par défaut</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>Récupérer les modèles</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>Obtenir une clé API</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>{where} sets the model to {model}.</source>
        <translation>{where} impose le modèle {model}.</translation>
    </message>
    <message>
        <source>The .env file</source>
        <translation>Le fichier .env</translation>
    </message>
    <message>
        <source>An environment variable</source>
        <translation>Une variable d’environnement</translation>
    </message>
    <message>
        <source>Show or hide {name}</source>
        <translation>Afficher ou masquer {name}</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>clé requise</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid address. Example: https://api.example.com/v1</source>
        <translation>Adresse non valide. Exemple&#xa0;: https://api.example.com/v1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found. Choose one, then test it or set it as default.</source>
        <translation>
            <numerusform>%n modèle trouvé. Choisissez-le, puis testez-le ou définissez-le par défaut.</numerusform>
            <numerusform>%n modèles trouvés. Choisissez-en un, puis testez-le ou définissez-le par défaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} fonctionne. Réponse&#xa0;: {word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} fonctionne.</translation>
    </message>
</context>
<context>
    <name>ProxyForm</name>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>Hôte et port</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Your question names a private address. Allow reading {places}?</source>
        <translation>Votre question cite une adresse privée. Autoriser la lecture de {places}&#x202f;?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Send without reading it</source>
        <translation>Envoyer sans la lire</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in a new conversation. {reason}</source>
        <translation>Votre question n’a pas pu être envoyée&#x202f;; elle est conservée dans une nouvelle conversation. {reason}</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in “{title}”. {reason}</source>
        <translation>Votre question n’a pas pu être envoyée&#x202f;; elle est conservée dans «&#xa0;{title}&#xa0;». {reason}</translation>
    </message>
</context>
<context>
    <name>QuickAsk</name>
    <message>
        <source>Quick ask</source>
        <translation>Question rapide</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>Posez votre question</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>Votre question</translation>
    </message>
    <message>
        <source>Enter: ask · Esc: hide</source>
        <translation>Entrée&#xa0;: envoyer · Échap&#xa0;: masquer</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Retrieval</source>
        <translation>Pertinence</translation>
    </message>
    <message>
        <source>By default passages are chosen by keywords, on this computer. An embedding or rerank model compares them by meaning as well; if it fails or is slow, keywords are used alone.</source>
        <translation>Par défaut, les passages sont choisis par mots-clés, sur cet ordinateur. Un modèle d’embedding ou de reclassement les compare aussi par le sens&#x202f;; s’il échoue ou tarde, seuls les mots-clés servent.</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Modèle d’embedding</translation>
    </message>
    <message>
        <source>Finds passages that say the same in other words.</source>
        <translation>Trouve les passages qui disent la même chose autrement.</translation>
    </message>
    <message>
        <source>For new knowledge bases</source>
        <translation>Pour les nouvelles bases de connaissances</translation>
    </message>
    <message>
        <source>Your documents&apos; text is sent to this provider. Existing knowledge bases keep their model.</source>
        <translation>Le texte de vos documents est envoyé à ce fournisseur. Les bases existantes gardent leur modèle.</translation>
    </message>
    <message>
        <source>Also for web pages</source>
        <translation>Aussi pour les pages web</translation>
    </message>
    <message>
        <source>Their text is sent to this provider, too. Not used where a rerank model is set up.</source>
        <translation>Leur texte est également envoyé à ce fournisseur. Inutilisé si un modèle de reclassement est configuré.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Rerank model</source>
        <translation>Modèle de reclassement</translation>
    </message>
    <message>
        <source>Sorts the best forty passages for each question. They are sent to the provider, including those of your own documents and memories.</source>
        <translation>Classe les quarante meilleurs passages pour chaque question. Ils sont envoyés au fournisseur, y compris ceux de vos propres documents et souvenirs.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Custom (by address)</source>
        <translation>Personnalisé (par adresse)</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>It works ({number} dimensions).</source>
        <translation>Cela fonctionne ({number} dimensions).</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>Arrêter la lecture</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Lire à voix haute</translation>
    </message>
    <message>
        <source>Read aloud (no voice is installed)</source>
        <translation>Lire à voix haute (aucune voix installée)</translation>
    </message>
    <message>
        <source>Code.</source>
        <translation>Code.</translation>
    </message>
    <message>
        <source>Formula.</source>
        <translation>Formule.</translation>
    </message>
    <message>
        <source>The voice stopped: {reason}</source>
        <translation>La lecture s’est interrompue&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Previous sentence</source>
        <translation>Phrase précédente</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>Phrase suivante</translation>
    </message>
    <message>
        <source>Reading aloud: {number} of {count}</source>
        <translation>Lecture&#xa0;: {number} sur {count}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>RerankFields</name>
    <message>
        <source>Full /rerank address</source>
        <translation>Adresse /rerank complète</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>Obtenir une clé API</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
    <message>
        <source>It works: the better of two passages came first.</source>
        <translation>Cela fonctionne&#xa0;: le meilleur de deux passages est arrivé en premier.</translation>
    </message>
    <message>
        <source>It answered, but could not tell the better of two passages.</source>
        <translation>Il a répondu, mais n’a pas su reconnaître le meilleur de deux passages.</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>Saisissez d’abord l’adresse.</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>Adresse non valide. Elle doit commencer par https://</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Sub-questions</source>
        <translation>Sous-questions</translation>
    </message>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>Graphe des sous-questions</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Planning, round {number}</source>
        <translation>Planification, tour {number}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Searched “{query}”</source>
        <translation>Recherche&#xa0;: «&#xa0;{query}&#xa0;»</translation>
    </message>
    <message>
        <source>Searched “{query}”: {hits}</source>
        <translation>Recherche&#xa0;: «&#xa0;{query}&#xa0;» ({hits})</translation>
    </message>
    <message>
        <source>Read {page}</source>
        <translation>Page lue&#xa0;: {page}</translation>
    </message>
    <message>
        <source>Could not read {page}</source>
        <translation>Lecture impossible&#xa0;: {page}</translation>
    </message>
    <message>
        <source>Writing the answer to “{question}”</source>
        <translation>Rédaction de la réponse à «&#xa0;{question}&#xa0;»</translation>
    </message>
    <message>
        <source>{state}: {question}</source>
        <translation>{state}&#xa0;: {question}</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Rédaction du rapport</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Complète</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche en cours</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Avec réponse</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ignorée</translation>
    </message>
    <message>
        <source>{place} of {count}: {question} – {state}</source>
        <translation>{place} sur {count}&#xa0;: {question} – {state}</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Rédaction en cours</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>environ {number}</translation>
    </message>
    <message>
        <source>{used} of {most} tokens</source>
        <translation>{used} sur {most} tokens</translation>
    </message>
    <message>
        <source>{used} tokens</source>
        <translation>{used} tokens</translation>
    </message>
    <message>
        <source>Research: a question first</source>
        <translation>Recherche approfondie&#xa0;: une question d’abord</translation>
    </message>
    <message>
        <source>Research: {told}</source>
        <translation>Recherche approfondie&#xa0;: {told}</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Rédaction du rapport…</translation>
    </message>
    <message>
        <source>Preparing the report…</source>
        <translation>Préparation du rapport…</translation>
    </message>
    <message>
        <source>Planning the research…</source>
        <translation>Planification de la recherche…</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>En attente de votre réponse</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Report requested early</source>
        <translation>Rapport demandé avant la fin</translation>
    </message>
    <message>
        <source>Limit of sub-questions reached</source>
        <translation>Limite de sous-questions atteinte</translation>
    </message>
    <message>
        <source>Limit of pages reached</source>
        <translation>Limite de pages atteinte</translation>
    </message>
    <message>
        <source>Token limit reached</source>
        <translation>Limite de tokens atteinte</translation>
    </message>
    <message>
        <source>Time limit reached</source>
        <translation>Limite de temps atteinte</translation>
    </message>
    <message>
        <source>No sub-questions needed</source>
        <translation>Aucune sous-question nécessaire</translation>
    </message>
    <message>
        <source>All sub-questions done</source>
        <translation>Toutes les sous-questions sont traitées</translation>
    </message>
</context>
<context>
    <name>ResearchController</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>Impossible d’écrire {file}. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
</context>
<context>
    <name>ResearchSaver</name>
    <message>
        <source>Graph as image (SVG)…</source>
        <translation>Graphe en image (SVG)…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>Rapport en Markdown…</translation>
    </message>
    <message>
        <source>Report as web page (HTML)…</source>
        <translation>Rapport en page web (HTML)…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Rapport en PDF…</translation>
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
        <translation>Répondre maintenant</translation>
    </message>
    <message>
        <source>Ask no more sub-questions and write the report from what there is</source>
        <translation>Ne plus poser de sous-questions et rédiger le rapport avec ce qui est disponible</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>The graph appears here, from the first sub-question on.</source>
        <translation>Le graphe apparaît ici, dès la première sous-question.</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Steps of the research</source>
        <translation>Étapes de la recherche approfondie</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Zoom avant (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Zoom arrière (-)</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Ajuster (0)</translation>
    </message>
    <message>
        <source>{time} of {most}</source>
        <translation>{time} sur {most}</translation>
    </message>
</context>
<context>
    <name>ResearchWords</name>
    <message numerus="yes">
        <source>%n sub-question(s)</source>
        <translation>
            <numerusform>%n sous-question</numerusform>
            <numerusform>%n sous-questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n sub-question(s) answered</source>
        <translation>
            <numerusform>{done} sur %n sous-question avec réponse</numerusform>
            <numerusform>{done} sur %n sous-questions avec réponse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sub-question(s)</source>
        <translation>
            <numerusform>%n nouvelle sous-question</numerusform>
            <numerusform>%n nouvelles sous-questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n écartée</numerusform>
            <numerusform>%n écartées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n page(s)</source>
        <translation>
            <numerusform>{done} sur %n page</numerusform>
            <numerusform>{done} sur %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n sub-question(s), {pages}, {minutes}, about {tokens} tokens.</source>
        <translation>
            <numerusform>Au plus %n sous-question, {pages}, {minutes}, environ {tokens} tokens.</numerusform>
            <numerusform>Au plus %n sous-questions, {pages}, {minutes}, environ {tokens} tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n avec réponse</numerusform>
            <numerusform>%n avec réponse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>From the server</source>
        <translation>Depuis le serveur</translation>
    </message>
    <message>
        <source>Replace everything here</source>
        <translation>Remplacer tout le contenu actuel</translation>
    </message>
    <message>
        <source>Merge with what is here</source>
        <translation>Fusionner avec le contenu actuel</translation>
    </message>
    <message>
        <source>Undo merge</source>
        <translation>Annuler la fusion</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>Vérification de la sauvegarde…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Passphrase of its API keys (empty: leave them out)</source>
        <translation>Phrase secrète de ses clés API (vide&#xa0;: sans les clés)</translation>
    </message>
    <message>
        <source>Passphrase of its API keys</source>
        <translation>Phrase secrète de ses clés API</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Adds conversations, questions, facts and documents that are not here. Nothing here changes.</source>
        <translation>Ajoute les conversations, questions, souvenirs et documents qui ne sont pas ici. L’existant reste inchangé.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup, and the restore can be undone. Citewise closes for it and opens again.</source>
        <translation>Le contenu actuel est conservé dans une sauvegarde, et la restauration peut être annulée. Citewise se ferme pour cela, puis se rouvre.</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>Restaurer et redémarrer</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Interrogation du serveur…</translation>
    </message>
    <message>
        <source>There are no backups on the server.</source>
        <translation>Il n’y a pas de sauvegardes sur le serveur.</translation>
    </message>
    <message>
        <source>{moment}, before a restore ({size})</source>
        <translation>{moment}, avant une restauration ({size})</translation>
    </message>
    <message>
        <source>{moment} ({size})</source>
        <translation>{moment} ({size})</translation>
    </message>
    <message>
        <source>No backups here yet. Choose a file.</source>
        <translation>Aucune sauvegarde ici pour l’instant. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>Téléchargement…</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Sauvegardes (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{moment}, Citewise {version}: {counts} ({size})</source>
        <translation>{moment}, Citewise {version}&#xa0;: {counts} ({size})</translation>
    </message>
    <message>
        <source>API keys are in it, encrypted.</source>
        <translation>Elle contient des clés API, chiffrées.</translation>
    </message>
    <message>
        <source>No API keys are in it.</source>
        <translation>Elle ne contient pas de clés API.</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Fusion en cours…</translation>
    </message>
    <message>
        <source>The merge was undone.</source>
        <translation>La fusion a été annulée.</translation>
    </message>
</context>
<context>
    <name>RestoreFailedWindow</name>
    <message>
        <source>The backup was not restored; everything is as it was.</source>
        <translation>La sauvegarde n’a pas été restaurée&#x202f;; tout est comme avant.</translation>
    </message>
    <message>
        <source>Open Citewise</source>
        <translation>Ouvrir Citewise</translation>
    </message>
</context>
<context>
    <name>RetryMenu</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>Source de recherche</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Vérifier les réponses</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>Sans modèle (extraits seuls)</translation>
    </message>
    <message>
        <source>Without searching</source>
        <translation>Sans recherche</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Research: {depth}</source>
        <translation>Recherche approfondie&#xa0;: {depth}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>Aucun assistant</translation>
    </message>
</context>
<context>
    <name>SampleSection</name>
    <message>
        <source>Example for</source>
        <translation>Exemple pour</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP par HTTP</translation>
    </message>
    <message>
        <source>MCP as a command</source>
        <translation>MCP par commande</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Copier l’exemple</translation>
    </message>
    <message>
        <source>Settings → Model Provider → Add</source>
        <translation>Paramètres → Services de modèles → Ajouter</translation>
    </message>
    <message>
        <source>Provider type: OpenAI</source>
        <translation>Type de fournisseur&#xa0;: OpenAI</translation>
    </message>
    <message>
        <source>API key: {key}</source>
        <translation>Clé API&#xa0;: {key}</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>un mot quelconque</translation>
    </message>
    <message>
        <source>API host: {url}</source>
        <translation>Adresse API&#xa0;: {url}</translation>
    </message>
    <message>
        <source>Models: Manage, then choose citewise-search</source>
        <translation>Modèles&#xa0;: Gérer, puis choisir citewise-search</translation>
    </message>
    <message>
        <source>For agents and editors that speak MCP over HTTP.</source>
        <translation>Pour les agents et les éditeurs qui utilisent MCP par HTTP.</translation>
    </message>
    <message>
        <source>Needs neither the switch nor a key: the program starts Citewise itself.</source>
        <translation>Sans activation ni clé&#xa0;: le programme démarre Citewise lui-même.</translation>
    </message>
</context>
<context>
    <name>SamplingFields</name>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>One per line, at most {count}. The answer ends before the first one that comes up. \n is a line break.</source>
        <translation>Une par ligne, {count} au plus. La réponse s’arrête avant la première qui se présente. \n est un saut de ligne.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Low: predictable. High: varied.</source>
        <translation>Basse&#xa0;: prévisible. Haute&#xa0;: variée.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Maximum length (tokens)</source>
        <translation>Longueur maximale (tokens)</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>Effort de raisonnement</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>Séquences d’arrêt</translation>
    </message>
    <message>
        <source>“{model}” does not take this: it is left out.</source>
        <translation>«&#xa0;{model}&#xa0;» ne prend pas ce réglage en charge&#xa0;: il n’est pas envoyé.</translation>
    </message>
    <message>
        <source>Without a model nothing is written: passages are quoted as they are.</source>
        <translation>Sans modèle, rien n’est rédigé&#xa0;: les passages sont cités tels quels.</translation>
    </message>
    <message>
        <source>Set either the temperature or top-p. Where a service takes only one, it is the temperature.</source>
        <translation>Réglez soit la température, soit top-p. Si un service n’accepte que l’un des deux, la température s’applique.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
</context>
<context>
    <name>SearchEntry</name>
    <message>
        <source>Search suggestions by Google</source>
        <translation>Suggestions de recherche de Google</translation>
    </message>
</context>
<context>
    <name>SearchMenu</name>
    <message>
        <source>{channel}, this message only</source>
        <translation>{channel}, ce message seulement</translation>
    </message>
    <message>
        <source>Search source: {channel}</source>
        <translation>Source de recherche&#xa0;: {channel}</translation>
    </message>
    <message>
        <source>Only {site}</source>
        <translation>Seulement {site}</translation>
    </message>
    <message>
        <source>Check answers: {mode}, this message only</source>
        <translation>Vérifier les réponses&#xa0;: {mode}, ce message seulement</translation>
    </message>
    <message>
        <source>This message</source>
        <translation>Ce message</translation>
    </message>
    <message>
        <source>This conversation</source>
        <translation>Cette conversation</translation>
    </message>
    <message>
        <source>Default (as in settings)</source>
        <translation>Par défaut (selon les paramètres)</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Paramètres de recherche…</translation>
    </message>
    <message>
        <source>{channel} (paused)</source>
        <translation>{channel} (en pause)</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>Reformuler la question</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>Le modèle décide (outils)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Vérifier les réponses</translation>
    </message>
    <message>
        <source>Keep the pages that are read</source>
        <translation>Conserver les pages lues</translation>
    </message>
    <message>
        <source>Tools (MCP) in this conversation</source>
        <translation>Outils (MCP) dans cette conversation</translation>
    </message>
    <message>
        <source>Only this site, such as example.org</source>
        <translation>Uniquement ce site, par exemple example.org</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>Tous les sites</translation>
    </message>
    <message>
        <source>Invalid site. Examples: example.org or *://*.example.org/*</source>
        <translation>Site non valide. Exemples&#xa0;: example.org ou *://*.example.org/*</translation>
    </message>
</context>
<context>
    <name>SearchNotes</name>
    <message>
        <source>A free account works within low limits; ten results at most</source>
        <translation>Un compte gratuit suffit, avec des limites basses&#x202f;; dix résultats au plus</translation>
    </message>
    <message>
        <source>A tool of an MCP server that you have set up</source>
        <translation>Un outil d’un serveur MCP que vous avez configuré</translation>
    </message>
    <message>
        <source>Google&apos;s results; a small free plan</source>
        <translation>Résultats de Google&#x202f;; petite offre gratuite</translation>
    </message>
    <message>
        <source>Google&apos;s results; prepaid, more than ten results cost double</source>
        <translation>Résultats de Google&#x202f;; prépayé, tarif double au-delà de dix résultats</translation>
    </message>
    <message>
        <source>In the language of the question; CC BY-SA</source>
        <translation>Dans la langue de la question&#x202f;; CC BY-SA</translation>
    </message>
    <message>
        <source>Its host is not confirmed; another address can be set</source>
        <translation>Hôte non confirmé&#x202f;; une autre adresse peut être définie</translation>
    </message>
    <message>
        <source>Monthly free credits; a few searches without a key</source>
        <translation>Crédits mensuels gratuits&#x202f;; quelques recherches sans clé</translation>
    </message>
    <message>
        <source>Paid by the search</source>
        <translation>Facturé à la recherche</translation>
    </message>
    <message>
        <source>Paid by the search and by tokens</source>
        <translation>Facturé à la recherche et au token</translation>
    </message>
    <message>
        <source>Paid by the search, with the key of the models</source>
        <translation>Facturé à la recherche, avec la clé des modèles</translation>
    </message>
    <message>
        <source>Paid by tokens; the free key is for non-commercial use</source>
        <translation>Facturé au token&#x202f;; la clé gratuite est réservée à un usage non commercial</translation>
    </message>
    <message>
        <source>Paid, after a small trial</source>
        <translation>Payant, après un petit essai</translation>
    </message>
    <message>
        <source>Paid, with credit to start; a hundred searches a day without a key</source>
        <translation>Payant, avec un crédit de départ&#x202f;; cent recherches par jour sans clé</translation>
    </message>
    <message>
        <source>Paid, with free credits every month</source>
        <translation>Payant, avec des crédits gratuits chaque mois</translation>
    </message>
    <message>
        <source>Paid, with free credits every month; wants a card</source>
        <translation>Payant, avec des crédits gratuits chaque mois&#x202f;; carte bancaire requise</translation>
    </message>
    <message>
        <source>Papers; one request in three seconds</source>
        <translation>Articles scientifiques&#x202f;; une requête toutes les trois secondes</translation>
    </message>
    <message>
        <source>Prepaid; the API&apos;s older version</source>
        <translation>Prépayé&#x202f;; ancienne version de l’API</translation>
    </message>
    <message>
        <source>Reads engines&apos; result pages in a browser of its own; several engines&apos; terms forbid reading by program</source>
        <translation>Lit les pages de résultats des moteurs dans son propre navigateur&#x202f;; les conditions de plusieurs moteurs interdisent la lecture par programme</translation>
    </message>
    <message>
        <source>Repositories; ten requests a minute without a key</source>
        <translation>Dépôts&#x202f;; dix requêtes par minute sans clé</translation>
    </message>
    <message>
        <source>Scholarly works; free and open</source>
        <translation>Travaux universitaires&#x202f;; gratuit et ouvert</translation>
    </message>
    <message>
        <source>Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day</source>
        <translation>Stack Overflow, ou le site autorisé du réseau&#x202f;; textes sous CC BY-SA&#x202f;; 300 recherches par jour</translation>
    </message>
    <message>
        <source>Stories of Hacker News, by Algolia&apos;s free search</source>
        <translation>Publications de Hacker News, par la recherche gratuite d’Algolia</translation>
    </message>
    <message>
        <source>The model&apos;s own terms</source>
        <translation>Selon les conditions du modèle</translation>
    </message>
    <message>
        <source>Your own documents, on this computer</source>
        <translation>Vos propres documents, sur cet ordinateur</translation>
    </message>
    <message>
        <source>Your own server; `json` must stand in search.formats of its settings.yml</source>
        <translation>Votre propre serveur&#x202f;; `json` doit figurer dans search.formats de son settings.yml</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Web search in new conversations</source>
        <translation>Recherche web dans les nouvelles conversations</translation>
    </message>
    <message>
        <source>Default search provider</source>
        <translation>Service de recherche par défaut</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>Rewriting turns the question into queries and searches once. With tools, the model may search several times while it answers, or not at all.</source>
        <translation>La reformulation transforme la question en requêtes et lance une seule recherche. Avec les outils, le modèle peut chercher plusieurs fois pendant qu’il répond, ou pas du tout.</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Vérifier les réponses</translation>
    </message>
    <message>
        <source>Mark moves citations to the passage that says it and shows where sources disagree, without a model or the network. Repair also searches for what was not found and has the model correct it, which takes longer and costs more. The original answer stays one click away.</source>
        <translation>«&#xa0;Signaler&#xa0;» déplace les citations vers le passage qui contient l’affirmation et montre où les sources sont discordantes, sans modèle ni réseau. «&#xa0;Corriger&#xa0;» recherche aussi ce qui n’a pas été trouvé et fait corriger la réponse par le modèle, ce qui est plus long et plus coûteux. La réponse originale reste à un clic.</translation>
    </message>
    <message>
        <source>Search providers</source>
        <translation>Services de recherche</translation>
    </message>
    <message>
        <source>Choose one to enter its key or to test it.</source>
        <translation>Choisissez-en un pour saisir sa clé ou le tester.</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>Moteurs de recherche</translation>
    </message>
    <message>
        <source>Web search without a key asks the first ones in parallel, then the next, until there are results.</source>
        <translation>La recherche web sans clé interroge les premiers en parallèle, puis les suivants, jusqu’à obtenir des résultats.</translation>
    </message>
    <message>
        <source>Auto (by language)</source>
        <translation>Auto (selon la langue)</translation>
    </message>
    <message>
        <source>Parallel engines</source>
        <translation>Moteurs en parallèle</translation>
    </message>
    <message>
        <source>Engine timeout (s)</source>
        <translation>Délai par moteur (s)</translation>
    </message>
    <message>
        <source>Without any results, slow engines are still waited for while the next ones are asked.</source>
        <translation>Tant qu’il n’y a aucun résultat, les moteurs lents sont encore attendus pendant que les suivants sont interrogés.</translation>
    </message>
    <message>
        <source>Keep search engine cookies</source>
        <translation>Conserver les cookies des moteurs</translation>
    </message>
    <message>
        <source>Fewer captchas, but the engines recognise you across restarts.</source>
        <translation>Moins de captchas, mais les moteurs vous reconnaissent d’un démarrage à l’autre.</translation>
    </message>
    <message>
        <source>Opens the engines&apos; public result pages in a hidden browser, as you would yourself. Their terms may restrict automated use; whether to use them is your decision.</source>
        <translation>Ouvre les pages de résultats publiques des moteurs dans un navigateur masqué, comme vous le feriez vous-même. Leurs conditions peuvent restreindre l’usage automatisé&#x202f;; la décision de les utiliser vous appartient.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Auto (by model)</source>
        <translation>Auto (selon le modèle)</translation>
    </message>
    <message>
        <source>Results per search</source>
        <translation>Résultats par recherche</translation>
    </message>
    <message>
        <source>Pages read in full</source>
        <translation>Pages lues en entier</translation>
    </message>
    <message>
        <source>Max. source tokens per answer</source>
        <translation>Max. de tokens de sources par réponse</translation>
    </message>
    <message>
        <source>More tokens: more evidence, but slower and more expensive answers.</source>
        <translation>Plus de tokens&#xa0;: plus de preuves, mais des réponses plus lentes et plus chères.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Match patterns such as *://*.example.org/* or https://example.org/docs/*, or a plain domain such as example.org, which includes its subdomains.</source>
        <translation>Motifs comme *://*.example.org/* ou https://example.org/docs/*, ou simple domaine comme example.org, sous-domaines compris.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a match pattern. The other lines apply.</source>
        <translation>La ligne {number}, «&#xa0;{text}&#xa0;», n’est pas un motif valide. Les autres lignes s’appliquent.</translation>
    </message>
    <message>
        <source>Blocked sites (one pattern per line)</source>
        <translation>Sites bloqués (un motif par ligne)</translation>
    </message>
    <message>
        <source>Allowed sites (empty: all)</source>
        <translation>Sites autorisés (vide&#xa0;: tous)</translation>
    </message>
    <message>
        <source>Allowed private addresses</source>
        <translation>Adresses privées autorisées</translation>
    </message>
    <message>
        <source>Pages on this computer and in private networks are only read if listed here.</source>
        <translation>Les pages sur cet ordinateur et dans les réseaux privés ne sont lues que si elles figurent ici.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not host:port (wiki.local:8080). The other lines apply.</source>
        <translation>La ligne {number}, «&#xa0;{text}&#xa0;», n’est pas de la forme hôte:port (wiki.local:8080). Les autres lignes s’appliquent.</translation>
    </message>
    <message>
        <source>One per line, as host:port</source>
        <translation>Une par ligne, sous la forme hôte:port</translation>
    </message>
    <message>
        <source>Engine addresses</source>
        <translation>Adresses des moteurs</translation>
    </message>
    <message>
        <source>Empty: default.</source>
        <translation>Vide&#xa0;: par défaut.</translation>
    </message>
    <message>
        <source>Tick at least one engine. Until then nothing changes.</source>
        <translation>Cochez au moins un moteur. D’ici là, rien ne change.</translation>
    </message>
    <message>
        <source>“{text}” is not a web address. It should begin with https://</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une adresse web. Elle doit commencer par https://</translation>
    </message>
</context>
<context>
    <name>SearchSwitch</name>
    <message>
        <source>Never search: the model answers from what it knows</source>
        <translation>Ne jamais rechercher&#xa0;: le modèle répond avec ce qu’il sait</translation>
    </message>
    <message>
        <source>Search when the question needs it</source>
        <translation>Rechercher si la question l’exige</translation>
    </message>
    <message>
        <source>Search the web for every question</source>
        <translation>Rechercher sur le web pour chaque question</translation>
    </message>
    <message>
        <source>Web:</source>
        <translation>Web&#xa0;:</translation>
    </message>
    <message>
        <source>Web search: {mode}</source>
        <translation>Recherche web&#xa0;: {mode}</translation>
    </message>
</context>
<context>
    <name>ServerCard</name>
    <message>
        <source>Show or hide {name}</source>
        <translation>Afficher ou masquer {name}</translation>
    </message>
    <message>
        <source>Use {name}</source>
        <translation>Utiliser {name}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Se déconnecter</translation>
    </message>
    <message>
        <source>Show command…</source>
        <translation>Voir la commande…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Log…</source>
        <translation>Journal…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Starting the server and asking for its tools…</source>
        <translation>Démarrage du serveur et récupération de ses outils…</translation>
    </message>
    <message>
        <source>Sign in in your browser, then come back here.</source>
        <translation>Connectez-vous dans votre navigateur, puis revenez ici.</translation>
    </message>
    <message>
        <source>You are signed in. You can close this page and go back to Citewise.</source>
        <translation>Connexion réussie. Vous pouvez fermer cette page et revenir à Citewise.</translation>
    </message>
    <message>
        <source>You are signed in.</source>
        <translation>Connexion réussie.</translation>
    </message>
    <message>
        <source>Cancel sign-in</source>
        <translation>Annuler la connexion</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Se connecter…</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Edit {name}</source>
        <translation>Modifier {name}</translation>
    </message>
    <message>
        <source>Add server</source>
        <translation>Ajouter un serveur</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Donnez-lui un nom.</translation>
    </message>
    <message>
        <source>Such as My files</source>
        <translation>Par exemple Mes fichiers</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Add variable</source>
        <translation>Ajouter une variable</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Ajouter un en-tête</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>The program, or the whole line of a guide.</source>
        <translation>Le programme, ou la ligne entière d’un guide.</translation>
    </message>
    <message>
        <source>Arguments, one per line</source>
        <translation>Arguments, un par ligne</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Variables d’environnement</translation>
    </message>
    <message>
        <source>Address (streamable HTTP)</source>
        <translation>Adresse (streamable HTTP)</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>En-têtes</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Program on this computer</source>
        <translation>Programme sur cet ordinateur</translation>
    </message>
    <message>
        <source>Server at an address</source>
        <translation>Serveur à une adresse</translation>
    </message>
    <message>
        <source>Give the command.</source>
        <translation>Indiquez la commande.</translation>
    </message>
    <message>
        <source>Give the address.</source>
        <translation>Indiquez l’adresse.</translation>
    </message>
    <message>
        <source>Every value needs a name.</source>
        <translation>Chaque valeur doit avoir un nom.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Pertinence</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Outils (MCP)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>API locale</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Tested</source>
        <translation>Testé</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>Non testé</translation>
    </message>
    <message>
        <source>Tested with responses in the structure recorded from this provider; their wording is our own.</source>
        <translation>Testé avec des réponses de la structure relevée chez ce fournisseur&#x202f;; leur texte est le nôtre.</translation>
    </message>
    <message>
        <source>Built from the provider&apos;s documentation, not tried with real traffic. The Test button shows whether it works for you.</source>
        <translation>Réalisé d’après la documentation du fournisseur, sans essai en conditions réelles. Le bouton «&#xa0;Tester&#xa0;» montre si cela fonctionne chez vous.</translation>
    </message>
    <message>
        <source>Nobody has tested this provider yet. It should work like others of its kind; the Test button shows whether it does.</source>
        <translation>Personne n’a encore testé ce fournisseur. Il devrait fonctionner comme les autres de son genre&#x202f;; le bouton «&#xa0;Tester&#xa0;» permet de le vérifier.</translation>
    </message>
    <message>
        <source>Chat Completions (OpenAI and most others)</source>
        <translation>Chat Completions (OpenAI et la plupart des autres)</translation>
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
        <translation>Reformuler la question</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>Le modèle décide (outils)</translation>
    </message>
    <message>
        <source>Set by an environment variable. What is set here applies once that is removed.</source>
        <translation>Défini par une variable d’environnement. Le réglage fait ici s’appliquera quand elle sera supprimée.</translation>
    </message>
    <message>
        <source>Set by the .env file in the data directory. What is set here applies once it is removed from there.</source>
        <translation>Défini par le fichier .env du dossier de données. Le réglage fait ici s’appliquera quand il en sera supprimé.</translation>
    </message>
    <message>
        <source>{count} keys are kept in this system&apos;s keychain and used in turn.</source>
        <translation>{count} clés sont conservées dans le trousseau de ce système et utilisées à tour de rôle.</translation>
    </message>
    <message>
        <source>The key is kept in this system&apos;s keychain.</source>
        <translation>La clé est conservée dans le trousseau de ce système.</translation>
    </message>
    <message>
        <source>No keychain was found: {count} keys are kept in memory until you quit Citewise, never on disk.</source>
        <translation>Aucun trousseau trouvé&#xa0;: {count} clés sont gardées en mémoire jusqu’à ce que vous quittiez Citewise, jamais sur le disque.</translation>
    </message>
    <message>
        <source>No keychain was found: the key is kept in memory until you quit Citewise, never on disk.</source>
        <translation>Aucun trousseau trouvé&#xa0;: la clé est gardée en mémoire jusqu’à ce que vous quittiez Citewise, jamais sur le disque.</translation>
    </message>
    <message>
        <source>{count} keys are kept in the encrypted key file and used in turn.</source>
        <translation>{count} clés sont conservées dans le fichier de clés chiffré et utilisées à tour de rôle.</translation>
    </message>
    <message>
        <source>The key is kept in the encrypted key file.</source>
        <translation>La clé est conservée dans le fichier de clés chiffré.</translation>
    </message>
    <message>
        <source>The key is in the encrypted key file, which is locked.</source>
        <translation>La clé est dans le fichier de clés chiffré, qui est verrouillé.</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>La clé provient d’une variable d’environnement.</translation>
    </message>
    <message>
        <source>The key comes from the .env file in the data directory.</source>
        <translation>La clé provient du fichier .env du dossier de données.</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keychain.</source>
        <translation>Conservé dans le trousseau de ce système.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file.</source>
        <translation>Aucun trousseau trouvé&#xa0;: conservé dans le fichier de clés chiffré.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file once it is unlocked, until then in memory only.</source>
        <translation>Aucun trousseau trouvé&#xa0;: conservé dans le fichier de clés chiffré une fois déverrouillé, d’ici là en mémoire seulement.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in memory until you quit Citewise, never on disk.</source>
        <translation>Aucun trousseau trouvé&#xa0;: gardé en mémoire jusqu’à ce que vous quittiez Citewise, jamais sur le disque.</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>pause de {time}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>needs a model that can search</source>
        <translation>modèle avec recherche requis</translation>
    </message>
    <message>
        <source>needs an address</source>
        <translation>adresse requise</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>clé requise</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>indisponible</translation>
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
        <translation>{name} fonctionne. Premier résultat&#xa0;: «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>{name} works. Reply: “{text}”</source>
        <translation>{name} fonctionne. Réponse&#xa0;: «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>{name} works, but found nothing.</source>
        <translation>{name} fonctionne, mais n’a rien trouvé.</translation>
    </message>
    <message>
        <source>works</source>
        <translation>fonctionne</translation>
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
        <translation>Résolution du proxy</translation>
    </message>
    <message>
        <source>Connecting to the proxy</source>
        <translation>Connexion au proxy</translation>
    </message>
    <message>
        <source>Encryption to the proxy</source>
        <translation>Chiffrement vers le proxy</translation>
    </message>
    <message>
        <source>Proxy authentication</source>
        <translation>Authentification au proxy</translation>
    </message>
    <message>
        <source>Proxy to address</source>
        <translation>Du proxy à l’adresse</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>Résolution DNS</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Chiffrement</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>hôte inconnu</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>pas de réponse à temps</translation>
    </message>
    <message>
        <source>the connection was closed</source>
        <translation>la connexion a été fermée</translation>
    </message>
    <message>
        <source>the certificate is not trusted</source>
        <translation>le certificat n’est pas approuvé</translation>
    </message>
    <message>
        <source>no encrypted connection</source>
        <translation>pas de connexion chiffrée</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>erreur du serveur</translation>
    </message>
    <message>
        <source>invalid proxy address</source>
        <translation>adresse de proxy non valide</translation>
    </message>
    <message>
        <source>invalid address</source>
        <translation>adresse non valide</translation>
    </message>
    <message>
        <source>not an HTTP response</source>
        <translation>réponse non HTTP</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>échec</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Rechercher une commande ou une touche</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Aucun raccourci</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>Aucune commande de ce nom</translation>
    </message>
    <message>
        <source>{key} belongs to “{command}”. Apply takes it over.</source>
        <translation>{key} est attribué à «&#xa0;{command}&#xa0;». «&#xa0;Appliquer&#xa0;» le transfère à cette commande.</translation>
    </message>
    <message>
        <source>A letter alone would be typed, not run. Hold Ctrl or Alt with it.</source>
        <translation>Une lettre seule serait saisie, pas exécutée. Associez-la à Ctrl ou Alt.</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Recherche approfondie</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>Cited</source>
        <translation>Citées</translation>
    </message>
    <message>
        <source>Read, not cited</source>
        <translation>Lues, non citées</translation>
    </message>
    <message>
        <source>Also consulted</source>
        <translation>Également consultées</translation>
    </message>
    <message>
        <source>Found, not read</source>
        <translation>Trouvées, non lues</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Lecture impossible</translation>
    </message>
    <message>
        <source>Untitled source</source>
        <translation>Source sans titre</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Fichier joint</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Actualité</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vidéo</translation>
    </message>
    <message>
        <source>Post on X</source>
        <translation>Publication sur X</translation>
    </message>
    <message>
        <source>Place on a map</source>
        <translation>Lieu sur une carte</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>The model was given a memory about you here. It has been forgotten since, so its text is gone.</source>
        <translation>Le modèle a reçu ici un souvenir vous concernant. Il a été oublié depuis&#xa0;: son texte n’existe plus.</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>Oublié</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Hide sources</source>
        <translation>Masquer les sources</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>Sources de la réponse</translation>
    </message>
    <message>
        <source>The sources of an answer are listed here, with the passages that it rests on.</source>
        <translation>Les sources d’une réponse sont listées ici, avec les passages sur lesquels elle repose.</translation>
    </message>
    <message>
        <source>Nothing found yet…</source>
        <translation>Rien trouvé pour l’instant…</translation>
    </message>
    <message>
        <source>No sources were found for this answer.</source>
        <translation>Aucune source n’a été trouvée pour cette réponse.</translation>
    </message>
    <message>
        <source>This answer was written without searching.</source>
        <translation>Cette réponse a été rédigée sans recherche.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>No voice is installed. On Linux install speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>Aucune voix n’est installée. Sous Linux, installez speech-dispatcher avec une voix comme espeak-ng.</translation>
    </message>
</context>
<context>
    <name>SpeechSection</name>
    <message>
        <source>Auto (by the answer&apos;s language)</source>
        <translation>Auto (selon la langue de la réponse)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Choose another directory…</source>
        <translation>Choisir un autre dossier…</translation>
    </message>
    <message>
        <source>For this start alone; “citewise --data-dir” names one for every start.</source>
        <translation>Pour ce démarrage seulement&#x202f;; «&#xa0;citewise --data-dir&#xa0;» en indique un pour chaque démarrage.</translation>
    </message>
    <message>
        <source>Restore the last backup</source>
        <translation>Restaurer la dernière sauvegarde</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Citewise opens in a moment</source>
        <translation>Citewise s’ouvre dans un instant</translation>
    </message>
    <message>
        <source>Citewise could not start</source>
        <translation>Citewise n’a pas pu démarrer</translation>
    </message>
    <message>
        <source>Another version of Citewise has your conversations open ({version}). Close it; this window goes on by itself.</source>
        <translation>Une autre version de Citewise utilise vos conversations ({version}). Fermez-la&#x202f;; cette fenêtre continuera ensuite d’elle-même.</translation>
    </message>
    <message>
        <source>A Citewise command is still running in a terminal, or an earlier window is being closed. This window goes on by itself when that has ended.</source>
        <translation>Une commande Citewise est encore en cours dans un terminal, ou une fenêtre précédente est en train de se fermer. Cette fenêtre continuera ensuite d’elle-même.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} was made by a newer version of Citewise.</source>
        <translation>«&#xa0;{name}&#xa0;» dans {folder} a été créé par une version plus récente de Citewise.</translation>
    </message>
    <message>
        <source>Install the newer version again. This one changes nothing in the file.</source>
        <translation>Réinstallez la version plus récente. Celle-ci ne modifie rien dans le fichier.</translation>
    </message>
    <message>
        <source>Another program is working on “{name}” in {folder}.</source>
        <translation>Un autre programme utilise «&#xa0;{name}&#xa0;» dans {folder}.</translation>
    </message>
    <message>
        <source>Close that program, for example one that copies or synchronises files, and try again.</source>
        <translation>Fermez ce programme, par exemple s’il copie ou synchronise des fichiers, puis réessayez.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}.</source>
        <translation>Rien ne peut être écrit dans {folder}.</translation>
    </message>
    <message>
        <source>Allow your user to write there, or plug in the drive, and try again.</source>
        <translation>Autorisez votre utilisateur à y écrire ou branchez le disque, puis réessayez.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>Le disque qui contient {folder} est plein.</translation>
    </message>
    <message>
        <source>Make room on it, and try again. Nothing was lost.</source>
        <translation>Libérez-y de l’espace, puis réessayez. Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} is damaged.</source>
        <translation>«&#xa0;{name}&#xa0;» dans {folder} est endommagé.</translation>
    </message>
    <message>
        <source>Try again: a damaged file is kept aside, and a new one is begun.</source>
        <translation>Réessayez&#xa0;: un fichier endommagé est mis de côté et un nouveau est créé.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} has to be updated for this version, and no backup could be made.</source>
        <translation>«&#xa0;{name}&#xa0;» dans {folder} doit être mis à jour pour cette version, et aucune sauvegarde n’a pu être créée.</translation>
    </message>
    <message>
        <source>Free up space on the disk, or allow writing there, and try again. Nothing was changed.</source>
        <translation>Libérez de l’espace sur le disque ou autorisez-y l’écriture, puis réessayez. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The drive that holds {folder} cannot keep two programs apart.</source>
        <translation>Le disque qui contient {folder} ne permet pas d’empêcher deux programmes d’écrire en même temps.</translation>
    </message>
    <message>
        <source>Keep your data on a drive of this computer.</source>
        <translation>Conservez vos données sur un disque de cet ordinateur.</translation>
    </message>
    <message>
        <source>Something in {folder} could not be opened.</source>
        <translation>Un élément de {folder} n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, choose another directory for now.</source>
        <translation>Réessayez. Si cela ne suffit pas, choisissez un autre dossier pour l’instant.</translation>
    </message>
    <message>
        <source>Or go back to the last backup: {backup}. The present file is kept beside it.</source>
        <translation>Ou revenez à la dernière sauvegarde&#xa0;: {backup}. Le fichier actuel est conservé à côté.</translation>
    </message>
    <message>
        <source>The system says: {detail}</source>
        <translation>Message du système&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>The backup was restored; the former file is now {path}.</source>
        <translation>La sauvegarde a été restaurée&#x202f;; l’ancien fichier est maintenant {path}.</translation>
    </message>
    <message>
        <source>Choose another directory</source>
        <translation>Choisir un autre dossier</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>Show image</source>
        <translation>Voir l’image</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Retirer l’image</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>The model wants to use “{tool}” of {server}: {arguments}</source>
        <translation>Le modèle veut utiliser «&#xa0;{tool}&#xa0;» de {server}&#xa0;: {arguments}</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Autoriser une fois</translation>
    </message>
    <message>
        <source>Always for this server</source>
        <translation>Toujours pour ce serveur</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
</context>
<context>
    <name>ToolList</name>
    <message>
        <source>All tools</source>
        <translation>Tous les outils</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>Use as search provider</source>
        <translation>Utiliser comme service de recherche</translation>
    </message>
    <message>
        <source>Searches by it stand in Settings → Search and in the search menu. It is called without asking.</source>
        <translation>Ses recherches apparaissent dans Paramètres → Recherche et dans le menu de recherche. Il est appelé sans confirmation.</translation>
    </message>
    <message>
        <source>Use of {tool}</source>
        <translation>Utilisation de {tool}</translation>
    </message>
</context>
<context>
    <name>ToolsPage</name>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» a été supprimé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>Outils (MCP)</translation>
    </message>
    <message>
        <source>Models can use tools that MCP servers give them: your files, calendars, databases, other programs. You are asked before each call, unless you set a tool to On.</source>
        <translation>Les modèles peuvent utiliser les outils que des serveurs MCP leur fournissent&#xa0;: vos fichiers, agendas, bases de données, autres programmes. Votre accord est demandé avant chaque appel, sauf si vous réglez un outil sur «&#xa0;Activé&#xa0;».</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>Ajouter un serveur…</translation>
    </message>
    <message>
        <source>Paste JSON…</source>
        <translation>Coller du JSON…</translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation>Aucun serveur pour l’instant</translation>
    </message>
    <message>
        <source>MCP (Model Context Protocol) is how programs offer tools to models. There are servers for files, notes, GitHub, databases and more. The guide of each has a block of JSON that begins with “mcpServers”: copy it and choose Paste JSON. Without one, choose Add server and give its command or its address.</source>
        <translation>MCP (Model Context Protocol) permet aux programmes d’offrir des outils aux modèles. Il existe des serveurs pour les fichiers, les notes, GitHub, les bases de données et plus encore. Le guide de chacun contient un bloc JSON qui commence par «&#xa0;mcpServers&#xa0;»&#xa0;: copiez-le et choisissez «&#xa0;Coller du JSON&#xa0;». À défaut, choisissez «&#xa0;Ajouter un serveur&#xa0;» et indiquez sa commande ou son adresse.</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Ready · {tools}</source>
        <translation>Prêt · {tools}</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>Connexion requise</translation>
    </message>
    <message>
        <source>Consent needed</source>
        <translation>Accord requis</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Starts when needed</source>
        <translation>Démarre au besoin</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>The program {command} was not found.</source>
        <translation>Le programme {command} est introuvable.</translation>
    </message>
    <message>
        <source>{command} cannot be run as a program. Check the path under Edit, or its permissions.</source>
        <translation>{command} ne peut pas être exécuté comme programme. Vérifiez son chemin dans «&#xa0;Modifier&#xa0;», ou ses autorisations.</translation>
    </message>
    <message>
        <source>It was not ready in time. The first start may have to download a lot: try Restart, or see the log.</source>
        <translation>Il n’était pas prêt à temps. Le premier démarrage peut exiger de gros téléchargements&#xa0;: essayez «&#xa0;Redémarrer&#xa0;» ou consultez le journal.</translation>
    </message>
    <message>
        <source>The program ended before it was ready. The log says more.</source>
        <translation>Le programme s’est terminé avant d’être prêt. Le journal en dit plus.</translation>
    </message>
    <message>
        <source>The program ended by itself. Try Restart; the log says more.</source>
        <translation>Le programme s’est terminé de lui-même. Essayez «&#xa0;Redémarrer&#xa0;»&#x202f;; le journal en dit plus.</translation>
    </message>
    <message>
        <source>Nothing answers at {host}. Check the address, and whether the server is running.</source>
        <translation>Rien ne répond sur {host}. Vérifiez l’adresse et assurez-vous que le serveur est lancé.</translation>
    </message>
    <message>
        <source>{host} wants you to sign in. Press Sign in: its page opens in your browser.</source>
        <translation>{host} vous demande de vous connecter. Choisissez «&#xa0;Se connecter&#xa0;»&#xa0;: sa page s’ouvre dans votre navigateur.</translation>
    </message>
    <message>
        <source>{host} refused the request: a token is missing or wrong. Under Edit, give the header Authorization, usually with the value Bearer and the token.</source>
        <translation>{host} a refusé la requête&#xa0;: un jeton manque ou est incorrect. Dans «&#xa0;Modifier&#xa0;», ajoutez l’en-tête Authorization, généralement avec la valeur Bearer suivie du jeton.</translation>
    </message>
    <message>
        <source>It was not started: you have not agreed to its command yet.</source>
        <translation>Il n’a pas été démarré&#xa0;: vous n’avez pas encore accepté sa commande.</translation>
    </message>
    <message>
        <source>{host} answers, but not as an MCP server. Check the path; it often ends in /mcp.</source>
        <translation>{host} répond, mais pas en tant que serveur MCP. Vérifiez le chemin&#x202f;; il se termine souvent par /mcp.</translation>
    </message>
    <message>
        <source>It failed: {detail}. The log may say more.</source>
        <translation>Échec&#xa0;: {detail}. Le journal peut en dire plus.</translation>
    </message>
    <message>
        <source>This installation lacks a part that tools need. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>Il manque à cette installation un composant requis par les outils. Installez-le avec&#xa0;: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>It has neither a command nor an address.</source>
        <translation>Il n’a ni commande ni adresse.</translation>
    </message>
    <message>
        <source>It speaks the older transport SSE, which Citewise does not. Look for its streamable HTTP address, which often ends in /mcp.</source>
        <translation>Il utilise l’ancien transport SSE, que Citewise ne prend pas en charge. Cherchez son adresse streamable HTTP, qui se termine souvent par /mcp.</translation>
    </message>
    <message>
        <source>“{detail}” is no web address. Example: https://example.com/mcp</source>
        <translation>«&#xa0;{detail}&#xa0;» n’est pas une adresse web. Exemple&#xa0;: https://example.com/mcp</translation>
    </message>
    <message>
        <source>“{detail}” is a placeholder: put in what it stands for.</source>
        <translation>«&#xa0;{detail}&#xa0;» est un texte à remplacer&#xa0;: indiquez la vraie valeur.</translation>
    </message>
    <message>
        <source>“{detail}” cannot be the name of a variable or header.</source>
        <translation>«&#xa0;{detail}&#xa0;» ne peut pas être le nom d’une variable ou d’un en-tête.</translation>
    </message>
    <message>
        <source>“{detail}” holds a control character.</source>
        <translation>«&#xa0;{detail}&#xa0;» contient un caractère de contrôle.</translation>
    </message>
    <message>
        <source>“{detail}” is not understood.</source>
        <translation>«&#xa0;{detail}&#xa0;» n’est pas compris.</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, {reason}. Copy the whole block, with its brackets.</source>
        <translation>Ce n’est pas du JSON&#xa0;: ligne {line}, {reason}. Copiez le bloc entier, accolades comprises.</translation>
    </message>
    <message>
        <source>No server is named here. Look for a block with “mcpServers” in its guide.</source>
        <translation>Aucun serveur n’est indiqué ici. Cherchez un bloc avec «&#xa0;mcpServers&#xa0;» dans son guide.</translation>
    </message>
    <message>
        <source>Not added: {name}. {problem}</source>
        <translation>Non ajouté&#xa0;: {name}. {problem}</translation>
    </message>
    <message>
        <source>Still without a value: {names}. Give it under Edit.</source>
        <translation>Encore sans valeur&#xa0;: {names}. Indiquez-la dans «&#xa0;Modifier&#xa0;».</translation>
    </message>
    <message>
        <source>It comes with Node.js: install that, then try Restart.</source>
        <translation>Il est fourni avec Node.js&#xa0;: installez-le, puis essayez «&#xa0;Redémarrer&#xa0;».</translation>
    </message>
    <message>
        <source>It comes with uv: install that, then try Restart.</source>
        <translation>Il est fourni avec uv&#xa0;: installez-le, puis essayez «&#xa0;Redémarrer&#xa0;».</translation>
    </message>
    <message>
        <source>It comes with Bun: install that, then try Restart.</source>
        <translation>Il est fourni avec Bun&#xa0;: installez-le, puis essayez «&#xa0;Redémarrer&#xa0;».</translation>
    </message>
    <message>
        <source>It comes with Docker: install that, then try Restart.</source>
        <translation>Il est fourni avec Docker&#xa0;: installez-le, puis essayez «&#xa0;Redémarrer&#xa0;».</translation>
    </message>
    <message>
        <source>Install it, or give its full path under Edit.</source>
        <translation>Installez-le ou indiquez son chemin complet dans «&#xa0;Modifier&#xa0;».</translation>
    </message>
    <message>
        <source>It downloads what it runs from the internet, at the first start and for updates.</source>
        <translation>Il télécharge depuis Internet ce qu’il exécute, au premier démarrage et pour les mises à jour.</translation>
    </message>
</context>
<context>
    <name>ToolsWording</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n outil</numerusform>
            <numerusform>%n outils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s) left out</source>
        <translation>
            <numerusform>%n autre outil laissé de côté</numerusform>
            <numerusform>%n autres outils laissés de côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works: %n tool(s) after {time}.</source>
        <translation>
            <numerusform>Fonctionne&#xa0;: %n outil en {time}.</numerusform>
            <numerusform>Fonctionne&#xa0;: %n outils en {time}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) found:</source>
        <translation>
            <numerusform>%n serveur trouvé&#xa0;:</numerusform>
            <numerusform>%n serveurs trouvés&#xa0;:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>sources discordantes</translation>
    </message>
    <message>
        <source>as of {date}</source>
        <translation>au {date}</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>Code copié</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Lien copié</translation>
    </message>
    <message>
        <source>Answer copied</source>
        <translation>Réponse copiée</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Answer and sources copied</source>
        <translation>Réponse et sources copiées</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Ouvrir la page</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>Copier la citation</translation>
    </message>
    <message>
        <source>Citation copied</source>
        <translation>Citation copiée</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>Voir le passage</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Quote in question</source>
        <translation>Citer dans la question</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Answering…</source>
        <translation>Réponse en cours…</translation>
    </message>
    <message>
        <source>The answer is complete.</source>
        <translation>La réponse est complète.</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>Edit before asking</source>
        <translation>Modifier avant l’envoi</translation>
    </message>
    <message>
        <source>Show corrected</source>
        <translation>Voir la version corrigée</translation>
    </message>
    <message>
        <source>Show original</source>
        <translation>Voir l’original</translation>
    </message>
    <message>
        <source>Go to the next one in doubt</source>
        <translation>Aller au prochain point douteux</translation>
    </message>
    <message>
        <source>Next in doubt ({place} of {count})</source>
        <translation>Prochain doute ({place} sur {count})</translation>
    </message>
    <message>
        <source>No uncited claims found</source>
        <translation>Aucune affirmation sans source</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Forgotten: {fact}</source>
        <translation>Oublié&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>Remembered: {fact}</source>
        <translation>Retenu&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>Memory updated: {fact}</source>
        <translation>Mémoire mise à jour&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <translation>Que souhaitez-vous savoir&#x202f;?</translation>
    </message>
    <message>
        <source>Every answer shows its sources, and the passage behind each claim.</source>
        <translation>Chaque réponse cite ses sources et le passage de chaque affirmation.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Assistants</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>What changed in the latest Python release?</source>
        <translation>Quoi de neuf dans la dernière version de Python&#x202f;?</translation>
    </message>
    <message>
        <source>How do heat pumps work in very cold weather?</source>
        <translation>Comment les pompes à chaleur fonctionnent-elles par grand froid&#x202f;?</translation>
    </message>
    <message>
        <source>Compare the evidence for and against a four-day week</source>
        <translation>Comparer les arguments pour et contre la semaine de quatre jours</translation>
    </message>
    <message>
        <source>Nothing of it is written to disk or remembered; when the window closes, it is gone. The model and the sites that are searched still see your questions.</source>
        <translation>Rien n’en est écrit sur le disque ni retenu&#x202f;; tout disparaît à la fermeture de la fenêtre. Le modèle et les sites interrogés voient tout de même vos questions.</translation>
    </message>
    <message>
        <source>This is the original answer.</source>
        <translation>Ceci est la réponse originale.</translation>
    </message>
    <message>
        <source>This is the corrected answer.</source>
        <translation>Ceci est la réponse corrigée.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>Image {number}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Retry with…</source>
        <translation>Réessayer avec…</translation>
    </message>
    <message>
        <source>Edit question</source>
        <translation>Modifier la question</translation>
    </message>
    <message>
        <source>A private conversation</source>
        <translation>Une conversation privée</translation>
    </message>
    <message>
        <source>Shown as plain text: formulas, tables, code and charts are not drawn, and no cards open on citations.</source>
        <translation>Affiché en texte brut&#xa0;: les formules, les tableaux, le code et les graphiques ne sont pas dessinés, et les citations n’ouvrent pas de fiches.</translation>
    </message>
    <message>
        <source>Show image</source>
        <translation>Voir l’image</translation>
    </message>
    <message>
        <source>Show graph</source>
        <translation>Voir le graphe</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>Répondre maintenant</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Answer below, or skip this and start the research as it is.</source>
        <translation>Répondez ci-dessous, ou passez cette étape pour lancer la recherche telle quelle.</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>Recherches</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Relancer la recherche</translation>
    </message>
    <message>
        <source>Source: {channel}</source>
        <translation>Source&#xa0;: {channel}</translation>
    </message>
    <message>
        <source>{channel} failed: {reason}</source>
        <translation>{channel} a échoué&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{said} ({reasons})</source>
        <translation>{said} ({reasons})</translation>
    </message>
    <message>
        <source>{input} tokens in, {output} out</source>
        <translation>{input} tokens en entrée, {output} en sortie</translation>
    </message>
    <message>
        <source>cached {time}</source>
        <translation>en cache depuis {time}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non autorisé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>Version précédente</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>Version suivante</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>Version {number} sur {count}</translation>
    </message>
    <message>
        <source>trying {channel}</source>
        <translation>essai avec {channel}</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>Moteurs de recherche</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Raisonnement</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Ajouter un modèle</translation>
    </message>
    <message>
        <source>Network settings</source>
        <translation>Paramètres réseau</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Paramètres de recherche</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Choisir un autre modèle</translation>
    </message>
    <message>
        <source>Model settings</source>
        <translation>Paramètres des modèles</translation>
    </message>
    <message>
        <source>Copy with sources</source>
        <translation>Copier avec sources</translation>
    </message>
    <message>
        <source>Show uncited claims</source>
        <translation>Sans source</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Retour à la ligne</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Show as image</source>
        <translation>Afficher en image</translation>
    </message>
    <message>
        <source>This SVG cannot be shown.</source>
        <translation>Ce SVG ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>image</source>
        <translation>image</translation>
    </message>
    <message>
        <source>the page was not read, only its excerpt from a search</source>
        <translation>la page n’a pas été lue, seulement son extrait d’une recherche</translation>
    </message>
    <message>
        <source>only partly found in its source</source>
        <translation>présent en partie seulement dans la source</translation>
    </message>
    <message>
        <source>not found in its source</source>
        <translation>absent de la source</translation>
    </message>
    <message>
        <source>not checked (other language)</source>
        <translation>non vérifié (autre langue)</translation>
    </message>
    <message>
        <source>Find a source for this</source>
        <translation>Trouver une source</translation>
    </message>
    <message>
        <source>Check with {model}</source>
        <translation>Vérifier avec {model}</translation>
    </message>
    <message>
        <source>Stopped. What was written so far is kept.</source>
        <translation>Arrêté. Ce qui a déjà été écrit est conservé.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>Conserver cette réponse</translation>
    </message>
    <message>
        <source>Stop {model}</source>
        <translation>Arrêter {model}</translation>
    </message>
    <message>
        <source>Keep the answer of {model}</source>
        <translation>Conserver la réponse de {model}</translation>
    </message>
    <message>
        <source>Answers side by side: {count}</source>
        <translation>Réponses côte à côte&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Translate again</source>
        <translation>Traduire à nouveau</translation>
    </message>
    <message>
        <source>Show translation ({language})</source>
        <translation>Afficher la traduction ({language})</translation>
    </message>
    <message>
        <source>Translating into {language} with {model}…</source>
        <translation>Traduction en {language} avec {model}…</translation>
    </message>
    <message>
        <source>Translated into {language}</source>
        <translation>Traduite en {language}</translation>
    </message>
    <message>
        <source>Show original</source>
        <comment>of a translation</comment>
        <translation>Voir l’original</translation>
    </message>
</context>
<context>
    <name>Translations</name>
    <message>
        <source>Translate</source>
        <translation>Traduire</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Translating needs a model. Add one in the settings.</source>
        <translation>Il faut un modèle pour traduire. Ajoutez-en un dans les paramètres.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
</context>
<context>
    <name>TrialPane</name>
    <message>
        <source>Question or keywords</source>
        <translation>Question ou mots-clés</translation>
    </message>
    <message>
        <source>Test search in this knowledge base</source>
        <translation>Tester la recherche dans cette base de connaissances</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>Résultats, les meilleurs d’abord</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>Aucun résultat pour «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Enter a question or keywords to see which passages an answer would use.</source>
        <translation>Saisissez une question ou des mots-clés pour voir quels passages une réponse utiliserait.</translation>
    </message>
</context>
<context>
    <name>TurnMenu</name>
    <message>
        <source>Quote</source>
        <translation>Citer</translation>
    </message>
    <message>
        <source>The quotation was shortened.</source>
        <translation>La citation a été raccourcie.</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>Revérifier les sources</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>Enregistrer la question comme prompt…</translation>
    </message>
    <message>
        <source>Delete question and answer</source>
        <translation>Supprimer la question et la réponse</translation>
    </message>
    <message>
        <source>Question and answer deleted.</source>
        <translation>Question et réponse supprimées.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo restore</source>
        <translation>Annuler la restauration</translation>
    </message>
    <message>
        <source>Undo and restart</source>
        <translation>Annuler et redémarrer</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup. Citewise closes for it and opens again.</source>
        <translation>Le contenu actuel est conservé dans une sauvegarde. Citewise se ferme pour cela, puis se rouvre.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>UpdateDialog</name>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>Page de téléchargement</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>Ignorer cette version</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No notes were published.</source>
        <translation>Aucune note de version n’a été publiée.</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>Page de téléchargement</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>Ignorer cette version</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>UpdateSection</name>
    <message>
        <source>Check for new versions once a day</source>
        <translation>Rechercher une nouvelle version une fois par jour</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier maintenant</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Asks {host} for a signed list of versions; nothing about you or this computer is sent with it. You are told of a new version, and nothing is downloaded or installed.</source>
        <translation>Demande à {host} une liste de versions signée&#x202f;; rien sur vous ni sur cet ordinateur n’est transmis. Vous êtes averti d’une nouvelle version, mais rien n’est téléchargé ni installé.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>Citewise {version} is available.</source>
        <translation>Citewise {version} est disponible.</translation>
    </message>
    <message>
        <source>Citewise {version} is available, but needs a newer version of your system.</source>
        <translation>Citewise {version} est disponible, mais requiert une version plus récente de votre système.</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>Vous avez la dernière version.</translation>
    </message>
    <message>
        <source>The signature of the version list is wrong, so it was ignored.</source>
        <translation>La signature de la liste des versions est incorrecte&#xa0;: la liste a été ignorée.</translation>
    </message>
    <message>
        <source>The version list is older than one seen before, so it was ignored.</source>
        <translation>La liste des versions est plus ancienne qu’une liste déjà reçue&#xa0;: elle a été ignorée.</translation>
    </message>
    <message>
        <source>The version list was redirected to an insecure address, so it was not loaded.</source>
        <translation>La liste des versions a été redirigée vers une adresse non sécurisée&#xa0;: elle n’a pas été chargée.</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>•••••••• from an environment variable</source>
        <translation>•••••••• d’une variable d’environnement</translation>
    </message>
    <message>
        <source>•••••••• from the .env file</source>
        <translation>•••••••• du fichier .env</translation>
    </message>
    <message>
        <source>•••••••• stored; type to replace</source>
        <translation>•••••••• enregistrée&#x202f;; saisissez pour remplacer</translation>
    </message>
</context>
<context>
    <name>VaultActions</name>
    <message>
        <source>Keep keys in an encrypted file…</source>
        <translation>Conserver les clés dans un fichier chiffré…</translation>
    </message>
    <message>
        <source>Unlock keys…</source>
        <translation>Déverrouiller les clés…</translation>
    </message>
    <message>
        <source>Change passphrase…</source>
        <translation>Changer la phrase secrète…</translation>
    </message>
    <message>
        <source>Delete key file…</source>
        <translation>Supprimer le fichier de clés…</translation>
    </message>
    <message>
        <source>Delete the encrypted file and all keys in it? This cannot be undone.</source>
        <translation>Supprimer le fichier chiffré et toutes les clés qu’il contient&#x202f;? Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>No claim of this answer rests on a source.</source>
        <translation>Aucune affirmation de cette réponse ne repose sur une source.</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>Voir la page conservée</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangé</translation>
    </message>
    <message>
        <source>Passage moved</source>
        <translation>Passage déplacé</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>Lecture impossible</translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation>Texte modifié</translation>
    </message>
    <message>
        <source>Passage removed</source>
        <translation>Passage supprimé</translation>
    </message>
    <message>
        <source>Page gone</source>
        <translation>Page disparue</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Other sentences of the passage changed.</source>
        <translation>D’autres phrases du passage ont changé.</translation>
    </message>
    <message>
        <source>The page stands at {place} now.</source>
        <translation>La page se trouve maintenant à {place}.</translation>
    </message>
    <message>
        <source>Beside the page as it is now: {verdict}.</source>
        <translation>Comparé à la page actuelle&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <source>A copy of the page as it was is kept.</source>
        <translation>Une copie de la page d’origine est conservée.</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}.</translation>
    </message>
    <message>
        <source>Your own material has no page on the web.</source>
        <translation>Vos propres contenus n’ont pas de page sur le web.</translation>
    </message>
    <message>
        <source>It has no address on the web.</source>
        <translation>Elle n’a pas d’adresse sur le web.</translation>
    </message>
    <message>
        <source>Its address is known from the answer&apos;s words alone, and is not opened.</source>
        <translation>Son adresse n’est connue que par le texte de la réponse&#x202f;; elle n’est pas ouverte.</translation>
    </message>
    <message>
        <source>Your rules for sites forbid it.</source>
        <translation>Vos règles pour les sites l’interdisent.</translation>
    </message>
    <message>
        <source>Only an excerpt is known of it, which the page does not hold.</source>
        <translation>Seul un extrait en est connu, et la page ne le contient pas.</translation>
    </message>
    <message>
        <source>No passage of it is known.</source>
        <translation>Aucun passage n’en est connu.</translation>
    </message>
    <message>
        <source>There are too many pages to check at once.</source>
        <translation>Il y a trop de pages à vérifier à la fois.</translation>
    </message>
</context>
<context>
    <name>VerificationDialog</name>
    <message>
        <source>Check sources again</source>
        <translation>Revérifier les sources</translation>
    </message>
    <message>
        <source>What became of the sources</source>
        <translation>Ce que sont devenues les sources</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>Relecture des sources…</translation>
    </message>
</context>
<context>
    <name>WebDavSection</name>
    <message>
        <source>This address is not encrypted: others on the way can read the password.</source>
        <translation>Cette adresse n’est pas chiffrée&#xa0;: d’autres personnes peuvent intercepter le mot de passe.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Test the WebDAV server</source>
        <translation>Tester le serveur WebDAV</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Interrogation du serveur…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Folder on the server</source>
        <translation>Dossier sur le serveur</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Nextcloud and many network drives speak WebDAV. The password is kept where API keys are. The backups are not encrypted, and no keys are in them.</source>
        <translation>Nextcloud et de nombreux disques réseau prennent en charge WebDAV. Le mot de passe est conservé avec les clés API. Les sauvegardes ne sont pas chiffrées et ne contiennent pas de clés.</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> sauvegardes</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://.</source>
        <translation>Une adresse commence par https:// ou http://.</translation>
    </message>
    <message numerus="yes">
        <source>The server is ready. It has %n backup(s).</source>
        <translation>
            <numerusform>Le serveur est prêt. Il contient %n sauvegarde.</numerusform>
            <numerusform>Le serveur est prêt. Il contient %n sauvegardes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Found in its source</source>
        <translation>Présent dans la source</translation>
    </message>
    <message>
        <source>the number “{detail}” is not there</source>
        <translation>le nombre «&#xa0;{detail}&#xa0;» n’y figure pas</translation>
    </message>
    <message>
        <source>“{detail}” has another unit there</source>
        <translation>«&#xa0;{detail}&#xa0;» y a une autre unité</translation>
    </message>
    <message>
        <source>the words “{detail}” are not there</source>
        <translation>les mots «&#xa0;{detail}&#xa0;» n’y figurent pas</translation>
    </message>
    <message>
        <source>“{detail}” is not named there</source>
        <translation>«&#xa0;{detail}&#xa0;» n’y est pas nommé</translation>
    </message>
    <message>
        <source>the two seem to contradict each other (“{detail}”)</source>
        <translation>les deux semblent se contredire («&#xa0;{detail}&#xa0;»)</translation>
    </message>
    <message>
        <source>little of it is there</source>
        <translation>très peu y figure</translation>
    </message>
    <message>
        <source>The version list has expired, so it was ignored. Check your computer&apos;s clock, or try later.</source>
        <translation>La liste des versions a expiré et a été ignorée. Vérifiez l’horloge de votre ordinateur ou réessayez plus tard.</translation>
    </message>
    <message>
        <source>The version list is in a format that this version does not know. Look at the website.</source>
        <translation>La liste des versions est dans un format que cette version ne connaît pas. Consultez le site web.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>This could not be saved: {reason}. Then try again.</source>
        <translation>Enregistrement impossible&#xa0;: {reason}. Réessayez ensuite.</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>Not saved yet: {reason}. This answer is saved automatically as soon as possible; until then, copy what you must not lose.</source>
        <translation>Pas encore enregistré&#xa0;: {reason}. Cette réponse sera enregistrée automatiquement dès que possible&#x202f;; d’ici là, copiez ce que vous ne devez pas perdre.</translation>
    </message>
    <message>
        <source>the disk is full; free up space on it</source>
        <translation>le disque est plein&#x202f;; libérez-y de l’espace</translation>
    </message>
    <message>
        <source>another program keeps the file of your conversations locked; close it</source>
        <translation>un autre programme verrouille le fichier de vos conversations&#x202f;; fermez-le</translation>
    </message>
    <message>
        <source>the folder of your conversations may only be read; allow writing to it</source>
        <translation>le dossier de vos conversations est en lecture seule&#x202f;; autorisez-y l’écriture</translation>
    </message>
    <message>
        <source>the disk reports an error; make sure that it is connected and not full</source>
        <translation>le disque signale une erreur&#x202f;; vérifiez qu’il est connecté et qu’il n’est pas plein</translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation>mot de passe requis</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>aucun texte</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>trop volumineux</translation>
    </message>
    <message>
        <source>too much work to read</source>
        <translation>lecture trop lourde</translation>
    </message>
    <message>
        <source>scanned, without text</source>
        <translation>numérisé, sans texte</translation>
    </message>
    <message>
        <source>not the type its name says</source>
        <translation>type différent de son nom</translation>
    </message>
    <message>
        <source>unsupported type</source>
        <translation>type non pris en charge</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>n’existe plus</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>lecture non autorisée</translation>
    </message>
    <message>
        <source>{file} asks for a password. Save a copy without one, and add that.</source>
        <translation>{file} demande un mot de passe. Enregistrez-en une copie sans mot de passe et ajoutez-la.</translation>
    </message>
    <message>
        <source>{file} contains no text.</source>
        <translation>{file} ne contient pas de texte.</translation>
    </message>
    <message>
        <source>{file} is damaged. Open it in its own program and save it anew.</source>
        <translation>{file} est endommagé. Ouvrez-le dans son programme et enregistrez-le à nouveau.</translation>
    </message>
    <message>
        <source>{file} is too large to be read. Divide it into smaller files.</source>
        <translation>{file} est trop volumineux pour être lu. Divisez-le en fichiers plus petits.</translation>
    </message>
    <message>
        <source>{file} took too long or too much memory to read, so it was left. Divide it, or save it anew.</source>
        <translation>La lecture de {file} prenait trop de temps ou de mémoire et a été abandonnée. Divisez-le ou enregistrez-le à nouveau.</translation>
    </message>
    <message>
        <source>{file} has no text and no images that can be shown.</source>
        <translation>{file} n’a ni texte ni images affichables.</translation>
    </message>
    <message>
        <source>{file} is not the type of file that its name says.</source>
        <translation>{file} n’est pas du type qu’indique son nom.</translation>
    </message>
    <message>
        <source>{file} is of a type that Citewise does not support.</source>
        <translation>{file} est d’un type que Citewise ne prend pas en charge.</translation>
    </message>
    <message>
        <source>{file} is no longer there. It was moved, renamed or deleted.</source>
        <translation>{file} n’existe plus. Il a été déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>You have no permission to read {file}.</source>
        <translation>Vous n’avez pas le droit de lire {file}.</translation>
    </message>
    <message>
        <source>The answer had failed in {program}: {words}</source>
        <translation>La réponse avait échoué dans {program}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The connection to {where} broke off. What came is kept; try again.</source>
        <translation>Connexion interrompue&#xa0;: {where}. Ce qui est arrivé est conservé&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check the address, your network and the proxy in Settings.</source>
        <translation>Connexion impossible&#xa0;: {where}. Vérifiez l’adresse, votre réseau et le proxy dans les paramètres.</translation>
    </message>
    <message>
        <source>Nothing was found for any of the sub-questions. Other words may help.</source>
        <translation>Rien n’a été trouvé pour aucune des sous-questions. Essayez une autre formulation.</translation>
    </message>
    <message>
        <source>No sub-question had an answer yet. Continue, and wait for the first ones.</source>
        <translation>Aucune sous-question n’a encore de réponse. Continuez et attendez les premières.</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered ({where}).</source>
        <translation>Aucune des sous-questions n’a obtenu de réponse ({where}).</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered. {first}</source>
        <translation>Aucune des sous-questions n’a obtenu de réponse. {first}</translation>
    </message>
    <message>
        <source>Rate limit reached at {where}. Wait a little, then try again.</source>
        <translation>Limite de requêtes atteinte&#xa0;: {where}. Patientez un peu, puis réessayez.</translation>
    </message>
    <message>
        <source>{where} asked for a captcha instead of showing results. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} a demandé un captcha au lieu d’afficher des résultats. Réessayez plus tard ou choisissez d’autres moteurs dans Paramètres → Recherche.</translation>
    </message>
    <message>
        <source>{where} refused to search for now. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} refuse la recherche pour l’instant. Réessayez plus tard ou choisissez d’autres moteurs dans Paramètres → Recherche.</translation>
    </message>
    <message>
        <source>{where} showed results that have nothing to do with the question.</source>
        <translation>{where} a affiché des résultats sans rapport avec la question.</translation>
    </message>
    <message>
        <source>{where} did not answer in time. Try again in a moment.</source>
        <translation>{where} n’a pas répondu à temps. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check your network and the proxy in Settings.</source>
        <translation>Connexion impossible&#xa0;: {where}. Vérifiez votre réseau et le proxy dans les paramètres.</translation>
    </message>
    <message>
        <source>{where} showed a page that could not be read as search results.</source>
        <translation>{where} a affiché une page qui n’a pas pu être lue comme résultats de recherche.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>Le service</translation>
    </message>
    <message>
        <source>{where} did not accept the key. Check it in Settings, Models.</source>
        <translation>{where} n’a pas accepté la clé. Vérifiez-la dans Paramètres → Modèles.</translation>
    </message>
    <message>
        <source>{where} needs a key. Add one in Settings, Models.</source>
        <translation>{where} demande une clé. Ajoutez-en une dans Paramètres → Modèles.</translation>
    </message>
    <message>
        <source>Your account at {where} has no credit left. Top it up there, or choose another model.</source>
        <translation>Votre compte n’a plus de crédit&#xa0;: {where}. Rechargez-le ou choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one in Settings, Models.</source>
        <translation>{where} ne connaît pas ce modèle. Choisissez-en un autre dans Paramètres → Modèles.</translation>
    </message>
    <message>
        <source>This is more text than the model&apos;s context holds. Start a new conversation, shorten the question, or choose a model with a larger context.</source>
        <translation>Le texte dépasse le contexte du modèle. Commencez une nouvelle conversation, raccourcissez la question ou choisissez un modèle au contexte plus grand.</translation>
    </message>
    <message>
        <source>{where} is on this computer or a private network, so it was not read. You can allow it in Settings, Search.</source>
        <translation>{where} se trouve sur cet ordinateur ou un réseau privé et n’a donc pas été lu. Vous pouvez l’autoriser dans Paramètres → Recherche.</translation>
    </message>
    <message>
        <source>Something went wrong at {where}. Try again.</source>
        <translation>Une erreur s’est produite&#xa0;: {where}. Réessayez.</translation>
    </message>
    <message>
        <source>Something went wrong in Citewise. Try again; if it persists, the log file tells what to report.</source>
        <translation>Une erreur s’est produite dans Citewise. Réessayez&#x202f;; si elle persiste, le fichier journal indique quoi signaler.</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Install it with: {command}</source>
        <translation>Le moteur d’exécution des modèles n’est pas installé. Installez-le avec&#xa0;: {command}</translation>
    </message>
    <message>
        <source>{file} cannot be read. Choose it again in Settings, Models.</source>
        <translation>{file} est illisible. Choisissez-le à nouveau dans Paramètres → Modèles.</translation>
    </message>
    <message>
        <source>{file} is not a model in GGUF format. Choose another file in Settings, Models.</source>
        <translation>{file} n’est pas un modèle au format GGUF. Choisissez un autre fichier dans Paramètres → Modèles.</translation>
    </message>
    <message>
        <source>There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.</source>
        <translation>La mémoire est insuffisante pour {file}. Choisissez un contexte plus petit dans Paramètres → Modèles, ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>{file} is of a type that this version of Citewise cannot run. ({said})</source>
        <translation>{file} est d’un type que cette version de Citewise ne peut pas exécuter. ({said})</translation>
    </message>
    <message>
        <source>{file} could not be loaded. ({said})</source>
        <translation>{file} n’a pas pu être chargé. ({said})</translation>
    </message>
    <message>
        <source>{file} ended unexpectedly while it answered. Try again; if it persists, choose a smaller context in Settings, Models, or another model.</source>
        <translation>{file} s’est arrêté de façon inattendue pendant sa réponse. Réessayez&#x202f;; si cela persiste, choisissez un contexte plus petit dans Paramètres → Modèles, ou un autre modèle.</translation>
    </message>
    <message>
        <source>The built-in model was stopped.</source>
        <translation>Le modèle intégré a été arrêté.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window and could not be understood. It is kept as {name}, and the settings of this window were saved. Copy from it what you need.</source>
        <translation>settings.json a été modifié hors de cette fenêtre et n’a pas pu être interprété. Il est conservé sous le nom {name}, et les paramètres de cette fenêtre ont été enregistrés. Copiez-en ce dont vous avez besoin.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window in the same place ({fields}). What you set here counts; the other file is kept as {name}.</source>
        <translation>settings.json a été modifié hors de cette fenêtre au même endroit ({fields}). Ce que vous réglez ici l’emporte&#x202f;; l’autre fichier est conservé sous le nom {name}.</translation>
    </message>
    <message>
        <source>AppArmor forbids Chromium&apos;s sandbox. Allow it with: {command}</source>
        <translation>AppArmor interdit le bac à sable de Chromium. Autorisez-le avec&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Chromium&apos;s sandbox needs user namespaces. Allow them with: {command}</source>
        <translation>Le bac à sable de Chromium a besoin des espaces de noms utilisateur. Autorisez-les avec&#xa0;: {command}</translation>
    </message>
    <message>
        <source>You seem to be offline. Check your connection or the proxy.</source>
        <translation>Vous semblez hors ligne. Vérifiez votre connexion ou le proxy.</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so the answer does without it.</source>
        <translation>{file} n’a pas pu être lu ({reason})&#xa0;: la réponse n’en tient pas compte.</translation>
    </message>
    <message>
        <source>The knowledge bases could not be searched ({reason}), so the answer does without them.</source>
        <translation>La recherche dans les bases de connaissances a échoué ({reason})&#xa0;: la réponse n’en tient pas compte.</translation>
    </message>
    <message>
        <source>The model could not plan further ({reason}), so the report rests on what there was.</source>
        <translation>Le modèle n’a pas pu poursuivre la planification ({reason})&#xa0;: le rapport repose sur ce qui était disponible.</translation>
    </message>
    <message>
        <source>{count} of {total} sub-questions unanswered: {names}</source>
        <translation>{count} sous-questions sur {total} sans réponse&#xa0;: {names}</translation>
    </message>
    <message>
        <source>The model&apos;s own search failed ({reason}), so {channel} was used instead.</source>
        <translation>La recherche du modèle a échoué ({reason}). Utilisé à la place&#xa0;: {channel}.</translation>
    </message>
    <message>
        <source>{name} could not rerank the passages ({reason}), so the former order is used.</source>
        <translation>{name} n’a pas pu reclasser les passages ({reason})&#xa0;: l’ordre précédent est utilisé.</translation>
    </message>
    <message>
        <source>Claims could not be looked up ({reason}). The answer stays as it was.</source>
        <translation>Des affirmations n’ont pas pu être recherchées ({reason}). La réponse reste inchangée.</translation>
    </message>
    <message>
        <source>Claims could not be corrected ({reason}). The answer stays as it was.</source>
        <translation>Des affirmations n’ont pas pu être corrigées ({reason}). La réponse reste inchangée.</translation>
    </message>
    <message>
        <source>None of the search engines could be used ({reasons}), so only Wikipedia was searched.</source>
        <translation>Aucun moteur de recherche n’a pu être utilisé ({reasons})&#xa0;: seule Wikipédia a été consultée.</translation>
    </message>
    <message>
        <source>The search engines gave no results, so only Wikipedia was searched.</source>
        <translation>Les moteurs de recherche n’ont donné aucun résultat&#xa0;: seule Wikipédia a été consultée.</translation>
    </message>
    <message>
        <source>These are the best passages, quoted word for word. Add a model to get full answers.</source>
        <translation>Voici les meilleurs passages, cités mot pour mot. Ajoutez un modèle pour obtenir des réponses complètes.</translation>
    </message>
    <message>
        <source>The model could not plan the search, so your question itself was searched.</source>
        <translation>Le modèle n’a pas pu planifier la recherche&#xa0;: votre question elle-même a servi de requête.</translation>
    </message>
    <message>
        <source>The model is slow to plan, so the search began with your question itself.</source>
        <translation>Le modèle tarde à planifier&#xa0;: la recherche a commencé avec votre question elle-même.</translation>
    </message>
    <message>
        <source>No search engine gave results. Try again later.</source>
        <translation>Aucun moteur de recherche n’a donné de résultats. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Nothing was found for this question. Other words may help.</source>
        <translation>Rien n’a été trouvé pour cette question. Essayez une autre formulation.</translation>
    </message>
    <message>
        <source>This answer rests on no source. Check what matters before you rely on it.</source>
        <translation>Cette réponse ne repose sur aucune source. Vérifiez l’essentiel avant de vous y fier.</translation>
    </message>
    <message>
        <source>The model stopped at its length limit, so the answer may be incomplete.</source>
        <translation>Le modèle s’est arrêté à sa limite de longueur&#xa0;: la réponse peut être incomplète.</translation>
    </message>
    <message>
        <source>The provider paused this answer repeatedly, so it may be incomplete. Use Continue to go on.</source>
        <translation>Le fournisseur a interrompu cette réponse à plusieurs reprises&#xa0;: elle peut être incomplète. Choisissez «&#xa0;Continuer&#xa0;» pour la poursuivre.</translation>
    </message>
    <message>
        <source>None of the pages could be read, so only their search snippets were used. Sources tell why.</source>
        <translation>Aucune des pages n’a pu être lue&#xa0;: seuls leurs extraits de recherche ont été utilisés. Les sources indiquent pourquoi.</translation>
    </message>
    <message>
        <source>The question is longer than the known context of this model, so a part of it may be cut off.</source>
        <translation>La question dépasse le contexte connu de ce modèle&#xa0;: une partie peut en être coupée.</translation>
    </message>
    <message>
        <source>The model&apos;s context is only {tokens} tokens, so the answer rests on fewer references.</source>
        <translation>Le contexte du modèle n’est que de {tokens} tokens&#xa0;: la réponse repose sur moins de sources.</translation>
    </message>
    <message>
        <source>Memory could not be read, so the answer does without it.</source>
        <translation>La mémoire n’a pas pu être lue&#xa0;: la réponse n’en tient pas compte.</translation>
    </message>
    <message>
        <source>The model reached the limit of searches for one answer.</source>
        <translation>Le modèle a atteint la limite de recherches pour une réponse.</translation>
    </message>
    <message>
        <source>The tools of {name} were not available. Settings → Tools (MCP) says why.</source>
        <translation>Les outils de {name} n’étaient pas disponibles. Paramètres → Outils (MCP) indique pourquoi.</translation>
    </message>
    <message>
        <source>The provider withdrew its answer. Try other words, or another model.</source>
        <translation>Le fournisseur a retiré sa réponse. Essayez une autre formulation ou un autre modèle.</translation>
    </message>
    <message>
        <source>Not in the export of {program}: {names}</source>
        <translation>Absent de l’export de {program}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>This model does not support images, so they were left out.</source>
        <translation>Ce modèle ne prend pas en charge les images&#xa0;: elles ont été laissées de côté.</translation>
    </message>
    <message>
        <source>No sub-questions were found, so the question was answered like any other.</source>
        <translation>Aucune sous-question n’a été trouvée&#xa0;: la question a été traitée comme une autre.</translation>
    </message>
    <message>
        <source>Research needs a model. The question was answered without one.</source>
        <translation>La recherche approfondie demande un modèle. La question a été traitée sans modèle.</translation>
    </message>
    <message>
        <source>Citations without a source removed: {count}</source>
        <translation>Citations sans source retirées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>A newer version of Citewise recorded something here that this version does not support.</source>
        <translation>Une version plus récente de Citewise a enregistré ici un élément que cette version ne prend pas en charge.</translation>
    </message>
    <message>
        <source>access refused</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>There was no connection to {where}.</source>
        <translation>Connexion impossible&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>{where} refused to give the page.</source>
        <translation>{where} a refusé de fournir la page.</translation>
    </message>
    <message>
        <source>The page at {where} could not be read.</source>
        <translation>La page n’a pas pu être lue&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>Looking up “{query}”…</source>
        <translation>Recherche de «&#xa0;{query}&#xa0;»…</translation>
    </message>
    <message>
        <source>Checking and repairing the answer…</source>
        <translation>Vérification et correction de la réponse…</translation>
    </message>
    <message>
        <source>Checking the answer…</source>
        <translation>Vérification de la réponse…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Rédaction…</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>Choix des passages…</translation>
    </message>
    <message>
        <source>Planning the search…</source>
        <translation>Planification de la recherche…</translation>
    </message>
    <message>
        <source>Searching “{query}”…</source>
        <translation>Recherche de «&#xa0;{query}&#xa0;»…</translation>
    </message>
    <message>
        <source>The model searches: “{query}”</source>
        <translation>Le modèle recherche&#xa0;: «&#xa0;{query}&#xa0;»</translation>
    </message>
    <message>
        <source>Waiting for your permission…</source>
        <translation>En attente de votre autorisation…</translation>
    </message>
    <message>
        <source>The model searches…</source>
        <translation>Le modèle recherche…</translation>
    </message>
    <message>
        <source>The model asked for: {calls}</source>
        <translation>Le modèle a demandé&#xa0;: {calls}</translation>
    </message>
    <message>
        <source>{tool} “{about}”</source>
        <translation>{tool} «&#xa0;{about}&#xa0;»</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Choosing quotes…</source>
        <translation>Choix des extraits…</translation>
    </message>
    <message>
        <source>Waiting for {model}…</source>
        <translation>En attente de {model}…</translation>
    </message>
    <message>
        <source>Reading pages…</source>
        <translation>Lecture des pages…</translation>
    </message>
    <message>
        <source>Imported from {program}</source>
        <translation>Importé depuis {program}</translation>
    </message>
    <message>
        <source>The model searched by itself</source>
        <translation>Recherche faite par le modèle</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Aucune réponse</translation>
    </message>
    <message>
        <source>Answered without searching</source>
        <translation>Réponse sans recherche</translation>
    </message>
    <message>
        <source>its JSON format is off</source>
        <translation>son format JSON est désactivé</translation>
    </message>
    <message>
        <source>no sources given</source>
        <translation>aucune source indiquée</translation>
    </message>
    <message>
        <source>it redirects to another address</source>
        <translation>redirection vers une autre adresse</translation>
    </message>
    <message>
        <source>error {status}</source>
        <translation>erreur {status}</translation>
    </message>
    <message>
        <source>it reported an error</source>
        <translation>erreur signalée</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>injoignable</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>pas de réponse à temps</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>clé refusée</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune clé</translation>
    </message>
    <message>
        <source>no credit left</source>
        <translation>plus de crédit</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>limite de requêtes atteinte</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>modèle inconnu</translation>
    </message>
    <message>
        <source>too long for the model</source>
        <translation>trop long pour le modèle</translation>
    </message>
    <message>
        <source>response not readable</source>
        <translation>réponse illisible</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>refus temporaire</translation>
    </message>
    <message>
        <source>a private address, not allowed</source>
        <translation>adresse privée, non autorisée</translation>
    </message>
    <message>
        <source>not set up</source>
        <translation>non configuré</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>aucune réponse</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>an error in Citewise</source>
        <translation>erreur dans Citewise</translation>
    </message>
    <message>
        <source>reason not known</source>
        <translation>raison inconnue</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n query(ies)</source>
        <translation>
            <numerusform>%n recherche</numerusform>
            <numerusform>%n recherches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading {done} of %n page(s)…</source>
        <translation>
            <numerusform>Lecture des pages&#xa0;: {done} sur %n…</numerusform>
            <numerusform>Lecture des pages&#xa0;: {done} sur %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>read %n page(s)</source>
        <translation>
            <numerusform>%n page lue</numerusform>
            <numerusform>%n pages lues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n tool(s)</source>
        <translation>
            <numerusform>%n outil appelé</numerusform>
            <numerusform>%n outils appelés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) cited</source>
        <translation>
            <numerusform>%n source citée</numerusform>
            <numerusform>%n sources citées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more page(s) found, not read</source>
        <translation>
            <numerusform>%n autre page trouvée, non lue</numerusform>
            <numerusform>%n autres pages trouvées, non lues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model searched %n time(s)</source>
        <translation>
            <numerusform>Le modèle a effectué %n recherche</numerusform>
            <numerusform>Le modèle a effectué %n recherches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search provider(s) failed</source>
        <translation>
            <numerusform>%n service de recherche en échec</numerusform>
            <numerusform>%n services de recherche en échec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n image(s)</source>
        <translation>
            <numerusform>avec %n image</numerusform>
            <numerusform>avec %n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the provider</source>
        <translation>
            <numerusform>%n recherche du fournisseur</numerusform>
            <numerusform>%n recherches du fournisseur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retrying {where} in %n second(s)</source>
        <translation>
            <numerusform>nouvel essai dans %n seconde&#xa0;: {where}</numerusform>
            <numerusform>nouvel essai dans %n secondes&#xa0;: {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limit reached at {where}. Try again in %n second(s).</source>
        <translation>
            <numerusform>Limite de requêtes atteinte&#xa0;: {where}. Réessayez dans %n seconde.</numerusform>
            <numerusform>Limite de requêtes atteinte&#xa0;: {where}. Réessayez dans %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncited claim(s) marked</source>
        <translation>
            <numerusform>%n affirmation sans source signalée</numerusform>
            <numerusform>%n affirmations sans source signalées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) left as written</source>
        <translation>
            <numerusform>%n paragraphe laissé tel quel</numerusform>
            <numerusform>%n paragraphes laissés tels quels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n minute(s)</source>
        <translation>
            <numerusform>pause de %n minute</numerusform>
            <numerusform>pause de %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n second(s)</source>
        <translation>
            <numerusform>pause de %n seconde</numerusform>
            <numerusform>pause de %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>From the assistant</source>
        <translation>De l’assistant</translation>
    </message>
    <message>
        <source>The first {shown} of {count}</source>
        <translation>Les {shown} premiers résultats sur {count}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>résultats</translation>
    </message>
    <message>
        <source>asked for a captcha</source>
        <translation>captcha demandé</translation>
    </message>
    <message>
        <source>showed an empty page</source>
        <translation>page vide</translation>
    </message>
    <message>
        <source>showed unrelated results</source>
        <translation>résultats sans rapport</translation>
    </message>
    <message>
        <source>page not understood</source>
        <translation>page non reconnue</translation>
    </message>
    <message>
        <source>{host} is a private address that is not allowed</source>
        <translation>{host} est une adresse privée non autorisée</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>délai dépassé</translation>
    </message>
    <message>
        <source>it needs an address in Settings, Search</source>
        <translation>il faut une adresse dans Paramètres → Recherche</translation>
    </message>
    <message>
        <source>the built-in browser cannot start</source>
        <translation>le navigateur intégré ne démarre pas</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sans modèle</translation>
    </message>
    <message>
        <source>The built-in browser</source>
        <translation>Le navigateur intégré</translation>
    </message>
    <message>
        <source>The built-in model</source>
        <translation>Le modèle intégré</translation>
    </message>
    <message>
        <source>Web search (no key)</source>
        <translation>Recherche web (sans clé)</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>Wikipédia</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>Recherche du modèle</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, in Qt&apos;s format</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>{where} returned an empty answer. Try again, or choose another model.</source>
        <translation>{where} a renvoyé une réponse vide. Réessayez ou choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}, and neither your question nor the key was sent there. If that is the right address, enter it in Settings.</source>
        <translation>{where} redirige vers {host}&#x202f;; ni votre question ni la clé n’y ont été envoyées. Si c’est la bonne adresse, saisissez-la dans les paramètres.</translation>
    </message>
    <message>
        <source>{where} redirects to another address, which was not followed. Check it in Settings.</source>
        <translation>{where} redirige vers une autre adresse, qui n’a pas été suivie. Vérifiez-la dans les paramètres.</translation>
    </message>
    <message>
        <source>{where} answered with error {status}. Try again; if it persists, check its address in Settings.</source>
        <translation>{where} a répondu par l’erreur {status}. Réessayez&#x202f;; si elle persiste, vérifiez l’adresse dans les paramètres.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again in a moment.</source>
        <translation>{where} a signalé une erreur. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>{where} sent a response that could not be read. Check its address, or try again.</source>
        <translation>{where} a envoyé une réponse illisible. Vérifiez l’adresse ou réessayez.</translation>
    </message>
    <message>
        <source>{where} returns no JSON: the format is switched off. Add json under search, formats in its settings.yml and restart it.</source>
        <translation>{where} ne renvoie pas de JSON&#xa0;: le format est désactivé. Ajoutez json sous search, formats dans son settings.yml et redémarrez-le.</translation>
    </message>
    <message>
        <source>This answer cannot go on: it is complete, goes on already, or was deleted. Retry asks the question again.</source>
        <translation>Cette réponse ne peut pas continuer&#xa0;: elle est complète, continue déjà ou a été supprimée. «&#xa0;Réessayer&#xa0;» repose la question.</translation>
    </message>
    <message>
        <source>{where} is not available on this computer.</source>
        <translation>{where}&#xa0;: non disponible sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Phrase secrète incorrecte.</translation>
    </message>
    <message>
        <source>The encrypted key file is damaged. Delete it in Settings, Data.</source>
        <translation>Le fichier de clés chiffré est endommagé. Supprimez-le dans Paramètres → Données.</translation>
    </message>
    <message>
        <source>The encrypted key file was written by a newer version of Citewise. Use that version.</source>
        <translation>Le fichier de clés chiffré a été écrit par une version plus récente de Citewise. Utilisez cette version.</translation>
    </message>
    <message>
        <source>The encrypted key file is locked. Unlock it in Settings, Data.</source>
        <translation>Le fichier de clés chiffré est verrouillé. Déverrouillez-le dans Paramètres → Données.</translation>
    </message>
    <message>
        <source>{found} of {total} citations found in their sources</source>
        <translation>Citations présentes dans leurs sources&#xa0;: {found} sur {total}</translation>
    </message>
    <message>
        <source>{partly} only partly</source>
        <translation>en partie seulement&#xa0;: {partly}</translation>
    </message>
    <message>
        <source>{foreign} not checked (other language)</source>
        <translation>non vérifiées (autre langue)&#xa0;: {foreign}</translation>
    </message>
    <message>
        <source>{unchecked} could not be checked</source>
        <translation>invérifiables&#xa0;: {unchecked}</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>Non vérifié (autre langue)</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>Présent en partie seulement dans la source</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>Absent de la source</translation>
    </message>
    <message>
        <source>missing there: {detail}</source>
        <translation>il y manque&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>According to {model}: {verdict}.</source>
        <translation>Selon {model}&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <source>the source supports it</source>
        <translation>la source le confirme</translation>
    </message>
    <message>
        <source>the source supports only part of it</source>
        <translation>la source n’en confirme qu’une partie</translation>
    </message>
    <message>
        <source>the source does not support it</source>
        <translation>la source ne le confirme pas</translation>
    </message>
    <message>
        <source>page not found</source>
        <translation>page introuvable</translation>
    </message>
    <message>
        <source>the site refused it ({status})</source>
        <translation>refus du site ({status})</translation>
    </message>
    <message>
        <source>{where} no longer has this page.</source>
        <translation>{where} n’a plus cette page.</translation>
    </message>
    <message>
        <source>{where} did not give the page.</source>
        <translation>{where} n’a pas fourni la page.</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>un enregistrement audio ou vidéo</translation>
    </message>
    <message>
        <source>not a text page</source>
        <translation>pas une page de texte</translation>
    </message>
    <message>
        <source>no readable text</source>
        <translation>aucun texte lisible</translation>
    </message>
    <message>
        <source>No readable text was found at {where}.</source>
        <translation>Aucun texte lisible n’a été trouvé&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>{where} is not a text page.</source>
        <translation>{where} n’est pas une page de texte.</translation>
    </message>
    <message>
        <source>a scanned PDF: images of pages, without text</source>
        <translation>un PDF numérisé&#xa0;: des images de pages, sans texte</translation>
    </message>
    <message>
        <source>a PDF that asks for a password</source>
        <translation>un PDF protégé par mot de passe</translation>
    </message>
    <message>
        <source>too large to be read</source>
        <translation>trop volumineux pour être lu</translation>
    </message>
    <message>
        <source>it took too long or too much memory to read</source>
        <translation>lecture trop longue ou trop gourmande en mémoire</translation>
    </message>
    <message>
        <source>the reader for such documents did not start</source>
        <translation>le lecteur de ces documents n’a pas démarré</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>trop de redirections</translation>
    </message>
    <message>
        <source>the site asks for a captcha</source>
        <translation>le site demande un captcha</translation>
    </message>
    <message>
        <source>a PDF, which was not read</source>
        <translation>un PDF, non lu</translation>
    </message>
    <message>
        <source>The PDF at {where} is scanned: it has images of pages, and no text to read.</source>
        <translation>Le PDF de {where} est numérisé&#xa0;: il contient des images de pages, sans texte à lire.</translation>
    </message>
    <message>
        <source>The PDF at {where} asks for a password. Open it in your browser.</source>
        <translation>Le PDF de {where} demande un mot de passe. Ouvrez-le dans votre navigateur.</translation>
    </message>
    <message>
        <source>The document at {where} is too large to be read. Open it in your browser.</source>
        <translation>Le document de {where} est trop volumineux pour être lu. Ouvrez-le dans votre navigateur.</translation>
    </message>
    <message>
        <source>The page at {where} took too long or too much memory to read, so it was left.</source>
        <translation>La lecture de la page de {where} prenait trop de temps ou de mémoire et a été abandonnée.</translation>
    </message>
    <message>
        <source>The document at {where} was not read: the part of Citewise that reads such documents did not start. Open it in your browser, or restart Citewise.</source>
        <translation>Le document de {where} n’a pas été lu&#xa0;: le composant de Citewise qui lit ces documents n’a pas démarré. Ouvrez-le dans votre navigateur ou redémarrez Citewise.</translation>
    </message>
    <message>
        <source>{where} redirects too many times.</source>
        <translation>{where} redirige trop de fois.</translation>
    </message>
    <message>
        <source>{where} asks for a captcha. Open the page in your browser to read it.</source>
        <translation>{where} demande un captcha. Ouvrez la page dans votre navigateur pour la lire.</translation>
    </message>
    <message>
        <source>{where} is a PDF, which was not read. Open it in your browser.</source>
        <translation>{where} est un PDF, qui n’a pas été lu. Ouvrez-le dans votre navigateur.</translation>
    </message>
</context>
</TS>
