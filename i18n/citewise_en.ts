<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>{done} of %n passage(s) compared by meaning</source>
        <translation>
            <numerusform>{done} of %n passage compared by meaning</numerusform>
            <numerusform>{done} of %n passages compared by meaning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a kind that is not read</source>
        <translation>
            <numerusform>%n file of a kind that is not read</numerusform>
            <numerusform>%n files of a kind that is not read</numerusform>
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
        <source>%n backup(s) still hold these words: {names}. A fresh backup can take their place. It is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>%n backup still holds these words: {names}. A fresh backup can take its place. It is checked first, then the old one is deleted.</numerusform>
            <numerusform>%n backups still hold these words: {names}. A fresh backup can take their place. It is checked first, then the old ones are deleted.</numerusform>
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
        <source>%n search channel(s) failed</source>
        <translation>
            <numerusform>%n search channel failed</numerusform>
            <numerusform>%n search channels failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n picture(s)</source>
        <translation>
            <numerusform>with %n picture</numerusform>
            <numerusform>with %n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the service</source>
        <translation>
            <numerusform>%n search by the service</numerusform>
            <numerusform>%n searches by the service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>asking {where} again in %n second(s)</source>
        <translation>
            <numerusform>asking {where} again in %n second</numerusform>
            <numerusform>asking {where} again in %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where} had too many requests. Try again in %n second(s).</source>
        <translation>
            <numerusform>{where} had too many requests. Try again in %n second.</numerusform>
            <numerusform>{where} had too many requests. Try again in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not asked again for %n minute(s)</source>
        <translation>
            <numerusform>not asked again for %n minute</numerusform>
            <numerusform>not asked again for %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not asked again for %n second(s)</source>
        <translation>
            <numerusform>not asked again for %n second</numerusform>
            <numerusform>not asked again for %n seconds</numerusform>
        </translation>
    </message>
</context>
</TS>
