<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message numerus="yes">
        <source>What&apos;s new: %n change(s)</source>
        <translation>
            <numerusform>What&apos;s new: %n change</numerusform>
            <numerusform>What&apos;s new: %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message numerus="yes">
        <source>The system prompt is too long: %Ln character(s) too many.</source>
        <translation>
            <numerusform>The system prompt is too long: %Ln character too many.</numerusform>
            <numerusform>The system prompt is too long: %Ln characters too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantNumbers</name>
    <message numerus="yes">
        <source>%n assistant(s) added.</source>
        <translation>
            <numerusform>%n assistant added.</numerusform>
            <numerusform>%n assistants added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s) saved: {file}</source>
        <translation>
            <numerusform>%n assistant saved: {file}</numerusform>
            <numerusform>%n assistants saved: {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the file cannot be used: {reasons}.</source>
        <translation>
            <numerusform>%n more in the file cannot be used: {reasons}.</numerusform>
            <numerusform>%n more in the file cannot be used: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n assistant(s)</source>
        <translation>
            <numerusform>Add %n assistant</numerusform>
            <numerusform>Add %n assistants</numerusform>
        </translation>
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
            <numerusform>%n remembered fact</numerusform>
            <numerusform>%n remembered facts</numerusform>
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
</context>
<context>
    <name>ClaimNumbers</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n claim</numerusform>
            <numerusform>%n claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message numerus="yes">
        <source>Pasted text: %Ln character(s)</source>
        <translation>
            <numerusform>Pasted text: %Ln character</numerusform>
            <numerusform>Pasted text: %Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConversationExport</name>
    <message numerus="yes">
        <source>Saved: %n conversation(s) in {folder}</source>
        <translation>
            <numerusform>Saved: %n conversation in {folder}</numerusform>
            <numerusform>Saved: %n conversations in {folder}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message numerus="yes">
        <source>%n conversation(s) archived</source>
        <translation>
            <numerusform>%n conversation archived</numerusform>
            <numerusform>%n conversations archived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted</source>
        <translation>
            <numerusform>%n conversation deleted</numerusform>
            <numerusform>%n conversations deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
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
            <numerusform>%Ln new conversation</numerusform>
            <numerusform>%Ln new conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new question(s)</source>
        <translation>
            <numerusform>%Ln new question</numerusform>
            <numerusform>%Ln new questions</numerusform>
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
            <numerusform>%Ln other file</numerusform>
            <numerusform>%Ln other files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message numerus="yes">
        <source>%n prompt(s) are in the library already.</source>
        <translation>
            <numerusform>%n prompt is in the library already.</numerusform>
            <numerusform>%n prompts are in the library already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are no prompts, or too long.</source>
        <translation>
            <numerusform>%n entry is no prompt, or too long.</numerusform>
            <numerusform>%n entries are no prompts, or too long.</numerusform>
        </translation>
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
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
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
            <numerusform>%n knowledge base</numerusform>
            <numerusform>%n knowledge bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s) embedded</source>
        <translation>
            <numerusform>{done} of %n passage embedded</numerusform>
            <numerusform>{done} of %n passages embedded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of an unsupported type</source>
        <translation>
            <numerusform>%n file of an unsupported type</numerusform>
            <numerusform>%n files of an unsupported type</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListMenus</name>
    <message numerus="yes">
        <source>Export %n conversation(s)…</source>
        <translation>
            <numerusform>Export %n conversation…</numerusform>
            <numerusform>Export %n conversations…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversation(s)</source>
        <translation>
            <numerusform>Delete %n conversation</numerusform>
            <numerusform>Delete %n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemoryRemoval</name>
    <message numerus="yes">
        <source>%n backup(s) still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>%n backup still contains these words: {names}. A new backup can replace it: it is checked first, then the old one is deleted.</numerusform>
            <numerusform>%n backups still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptDialog</name>
    <message numerus="yes">
        <source>%n prompt(s) deleted</source>
        <translation>
            <numerusform>%n prompt deleted</numerusform>
            <numerusform>%n prompts deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptFiles</name>
    <message numerus="yes">
        <source>%n prompt(s) exported</source>
        <translation>
            <numerusform>%n prompt exported</numerusform>
            <numerusform>%n prompts exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) imported</source>
        <translation>
            <numerusform>%n prompt imported</numerusform>
            <numerusform>%n prompts imported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found. Choose one, then test it or set it as default.</source>
        <translation>
            <numerusform>%n model found. Choose it, then test it or set it as default.</numerusform>
            <numerusform>%n models found. Choose one, then test it or set it as default.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResearchWords</name>
    <message numerus="yes">
        <source>%n sub-question(s)</source>
        <translation>
            <numerusform>%n sub-question</numerusform>
            <numerusform>%n sub-questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n sub-question(s) answered</source>
        <translation>
            <numerusform>{done} of %n sub-question answered</numerusform>
            <numerusform>{done} of %n sub-questions answered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sub-question(s)</source>
        <translation>
            <numerusform>%n new sub-question</numerusform>
            <numerusform>%n new sub-questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
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
            <numerusform>{done} of %n page</numerusform>
            <numerusform>{done} of %n pages</numerusform>
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
            <numerusform>At most %n sub-question, {pages}, {minutes}, about {tokens} tokens.</numerusform>
            <numerusform>At most %n sub-questions, {pages}, {minutes}, about {tokens} tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n answered</numerusform>
            <numerusform>%n answered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolsWording</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s) left out</source>
        <translation>
            <numerusform>%n more tool left out</numerusform>
            <numerusform>%n more tools left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works: %n tool(s) after {time}.</source>
        <translation>
            <numerusform>It works: %n tool after {time}.</numerusform>
            <numerusform>It works: %n tools after {time}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) found:</source>
        <translation>
            <numerusform>%n server found:</numerusform>
            <numerusform>%n servers found:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebDavSection</name>
    <message numerus="yes">
        <source>The server is ready. It has %n backup(s).</source>
        <translation>
            <numerusform>The server is ready. It has %n backup.</numerusform>
            <numerusform>The server is ready. It has %n backups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>Searched %n query(ies)</source>
        <translation>
            <numerusform>Searched %n query</numerusform>
            <numerusform>Searched %n queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading {done} of %n page(s)…</source>
        <translation>
            <numerusform>Reading {done} of %n page…</numerusform>
            <numerusform>Reading {done} of %n pages…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>read %n page(s)</source>
        <translation>
            <numerusform>read %n page</numerusform>
            <numerusform>read %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n tool(s)</source>
        <translation>
            <numerusform>called %n tool</numerusform>
            <numerusform>called %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) cited</source>
        <translation>
            <numerusform>%n source cited</numerusform>
            <numerusform>%n sources cited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more page(s) found, not read</source>
        <translation>
            <numerusform>%n more page found, not read</numerusform>
            <numerusform>%n more pages found, not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model searched %n time(s)</source>
        <translation>
            <numerusform>The model searched %n time</numerusform>
            <numerusform>The model searched %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search provider(s) failed</source>
        <translation>
            <numerusform>%n search provider failed</numerusform>
            <numerusform>%n search providers failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n image(s)</source>
        <translation>
            <numerusform>with %n image</numerusform>
            <numerusform>with %n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the provider</source>
        <translation>
            <numerusform>%n search by the provider</numerusform>
            <numerusform>%n searches by the provider</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retrying {where} in %n second(s)</source>
        <translation>
            <numerusform>retrying {where} in %n second</numerusform>
            <numerusform>retrying {where} in %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limit reached at {where}. Try again in %n second(s).</source>
        <translation>
            <numerusform>Rate limit reached at {where}. Try again in %n second.</numerusform>
            <numerusform>Rate limit reached at {where}. Try again in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncited claim(s) marked</source>
        <translation>
            <numerusform>%n uncited claim marked</numerusform>
            <numerusform>%n uncited claims marked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) left as written</source>
        <translation>
            <numerusform>%n paragraph left as written</numerusform>
            <numerusform>%n paragraphs left as written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n minute(s)</source>
        <translation>
            <numerusform>paused for %n minute</numerusform>
            <numerusform>paused for %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n second(s)</source>
        <translation>
            <numerusform>paused for %n second</numerusform>
            <numerusform>paused for %n seconds</numerusform>
        </translation>
    </message>
</context>
</TS>
