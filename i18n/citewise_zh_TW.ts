<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AbilitiesEditor</name>
    <message>
        <source>Model&apos;s own search</source>
        <translation>模型內建搜尋</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>上下文（token）</translation>
    </message>
    <message>
        <source>Auto ({what})</source>
        <translation>自動（{what}）</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Auto (unknown)</source>
        <translation>自動（未知）</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Citewise</source>
        <translation>關於 Citewise</translation>
    </message>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>更新內容</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>A desktop chat client whose answers rest on sources you can check.</source>
        <translation>回答有據可查的桌面聊天程式。</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>授權條款：{licence}</translation>
    </message>
    <message>
        <source>Built with Qt {version} and PySide6 (LGPL 3); pages are drawn by Qt WebEngine (Chromium).</source>
        <translation>以 Qt {version} 與 PySide6（LGPL 3）建置；頁面由 Qt WebEngine（Chromium）呈現。</translation>
    </message>
    <message numerus="yes">
        <source>What&apos;s new: %n change(s)</source>
        <translation>
            <numerusform>更新內容：%n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>see its own files</source>
        <translation>請見其隨附檔案</translation>
    </message>
    <message>
        <source>The full texts are in {folder}</source>
        <translation>完整條文位於 {folder}</translation>
    </message>
</context>
<context>
    <name>AddNote</name>
    <message>
        <source>Add a note</source>
        <translation>新增筆記</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>Enter the text of the note.</source>
        <translation>請填寫筆記內容。</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add a web page</source>
        <translation>新增網頁</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>Invalid web address.</source>
        <translation>網址無效。</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>AddressSection</name>
    <message>
        <source>Serve the local API</source>
        <translation>啟用本機 API</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>連接埠</translation>
    </message>
    <message>
        <source>Address for other programs</source>
        <translation>供其他程式使用的位址</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>複製位址</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在啟動…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
</context>
<context>
    <name>AnswerNotifier</name>
    <message>
        <source>Answer ready</source>
        <translation>回答已完成</translation>
    </message>
    <message>
        <source>Answer ready: {title}</source>
        <translation>回答已完成：{title}</translation>
    </message>
</context>
<context>
    <name>AnswerTools</name>
    <message>
        <source>Find sources for or against: “{sentence}”</source>
        <translation>尋找支持或反對這個說法的來源：「{sentence}」</translation>
    </message>
    <message>
        <source>There is no passage to check.</source>
        <translation>沒有可供核對的原文。</translation>
    </message>
    <message>
        <source>Asking {model}…</source>
        <translation>正在詢問 {model}…</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Scales the whole window. Ctrl with the mouse wheel does so anywhere.</source>
        <translation>縮放整個視窗。按住 Ctrl 並捲動滑鼠滾輪，在任何地方都能縮放。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>朗讀</translation>
    </message>
</context>
<context>
    <name>ArchiveSection</name>
    <message>
        <source>Keep the web pages that answers are based on</source>
        <translation>保留回答所依據的網頁</translation>
    </message>
    <message>
        <source>Each page is kept as it was read, so that it can still be shown when it has changed or is gone. Each conversation can choose otherwise (search menu, This conversation). Never for private conversations.</source>
        <translation>網頁會依讀取時的原樣保留，日後頁面改動或消失仍可檢視。每個對話可另行選擇（搜尋選單 →「這個對話」）。私密對話一律不保留。</translation>
    </message>
    <message>
        <source>Maximum size (the oldest pages are deleted first)</source>
        <translation>最大佔用空間（先刪除最早的網頁）</translation>
    </message>
    <message>
        <source>Delete kept pages…</source>
        <translation>刪除保留的網頁…</translation>
    </message>
    <message>
        <source>Kept pages: {count}, {size}</source>
        <translation>已保留網頁：{count} 個，{size}</translation>
    </message>
    <message>
        <source>No pages are kept yet.</source>
        <translation>尚未保留任何網頁。</translation>
    </message>
    <message>
        <source>Delete all kept pages? Answers, sources and passages stay. This cannot be undone.</source>
        <translation>刪除所有保留的網頁？回答、來源和摘錄不受影響。此操作無法復原。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>正在刪除…</translation>
    </message>
    <message>
        <source>The kept pages were deleted.</source>
        <translation>保留的網頁已刪除。</translation>
    </message>
</context>
<context>
    <name>ArchivedPageController</name>
    <message>
        <source>The kept page is no longer there.</source>
        <translation>保留的網頁已不存在。</translation>
    </message>
</context>
<context>
    <name>ArchivedPageWindow</name>
    <message>
        <source>Kept page</source>
        <translation>保留的網頁</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>無法寫入 {file}。請選擇其他位置。</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>已儲存：{file}</translation>
    </message>
    <message>
        <source>Save copy</source>
        <translation>儲存複本</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>第 {number} 頁，共 {count} 頁</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>頁</translation>
    </message>
    <message>
        <source>Save copy…</source>
        <translation>儲存複本…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Read on {moment}</source>
        <translation>讀取於 {moment}</translation>
    </message>
    <message>
        <source>Shown without network and scripts: pictures and styles that were not kept are missing.</source>
        <translation>顯示時不連網、不執行指令碼：未保留的圖片和樣式不會顯示。</translation>
    </message>
    <message>
        <source>Shown as text. Save a copy to open the file itself.</source>
        <translation>以文字顯示。要開啟原檔案，請儲存複本。</translation>
    </message>
    <message>
        <source>There is no text in this page.</source>
        <translation>此網頁沒有文字。</translation>
    </message>
</context>
<context>
    <name>AssistantDialog</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>New assistant</source>
        <translation>新增助理</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}（複本）</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>已刪除「{name}」。</translation>
    </message>
    <message>
        <source>“{name}” is as the template has it.</source>
        <translation>「{name}」已還原為範本內容。</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>助理</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>範本</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>An assistant is a system prompt under a name, with a model, web search and more of its own. Choose one when you begin a conversation, or in its header.</source>
        <translation>助理是一段有名稱的系統提示詞，可以有自己的模型、連網搜尋等設定。開始對話時選擇，或在對話頂端選擇。</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新增對話</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>建立複本</translation>
    </message>
    <message>
        <source>Reset to template</source>
        <translation>還原為範本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
</context>
<context>
    <name>AssistantFiles</name>
    <message>
        <source>neither a name nor a prompt</source>
        <translation>既沒有名稱也沒有提示詞</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已損壞</translation>
    </message>
    <message>
        <source>too many at once</source>
        <translation>一次太多</translation>
    </message>
    <message>
        <source>its model {model}, which is not set up here: as in settings</source>
        <translation>這裡沒有設定模型 {model}，將使用設定中的模型</translation>
    </message>
    <message>
        <source>the end of its prompt, which is too long</source>
        <translation>提示詞過長，末尾被截去</translation>
    </message>
    <message>
        <source>greeting and suggested questions</source>
        <translation>開場白和建議問題</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>知識庫</translation>
    </message>
    <message>
        <source>plugins and tools</source>
        <translation>外掛和工具</translation>
    </message>
    <message>
        <source>its picture, which is no emoji</source>
        <translation>頭像不是表情符號</translation>
    </message>
    <message>
        <source>example messages</source>
        <translation>範例訊息</translation>
    </message>
    <message>
        <source>the number of earlier messages</source>
        <translation>上下文訊息數</translation>
    </message>
    <message>
        <source>{file} cannot be opened, or is damaged.</source>
        <translation>無法開啟 {file}，或檔案已損壞。</translation>
    </message>
    <message>
        <source>{file} is too large for a file of assistants.</source>
        <translation>{file} 太大，不像是助理檔案。</translation>
    </message>
    <message>
        <source>{file} is no JSON. Choose the .json file that the other program exported, or its backup.</source>
        <translation>{file} 不是 JSON。請選擇其他程式匯出的 .json 檔案或其備份。</translation>
    </message>
    <message>
        <source>{file} holds no assistants. Citewise reads its own files, agents of Cherry Studio and of LobeChat.</source>
        <translation>{file} 中沒有助理。Citewise 可讀取自己的檔案，以及 Cherry Studio 和 LobeChat 的代理程式。</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Citewise. Update to read it.</source>
        <translation>{file} 是由較新版本的 Citewise 寫入的，請更新後再讀取。</translation>
    </message>
    <message>
        <source>Left out: {reasons}</source>
        <translation>未匯入：{reasons}</translation>
    </message>
    <message>
        <source>knowledge bases that are missing here or not unique: {names}</source>
        <translation>此處沒有或有多個同名的知識庫：{names}</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Search and knowledge</source>
        <translation>搜尋與知識</translation>
    </message>
    <message>
        <source>How the model writes</source>
        <translation>模型的寫作方式</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>請填寫名稱。</translation>
    </message>
    <message>
        <source>The icon is one emoji, such as 🪶, or nothing.</source>
        <translation>圖示是一個表情符號，例如 🪶，也可以留空。</translation>
    </message>
    <message numerus="yes">
        <source>The system prompt is too long: %Ln character(s) too many.</source>
        <translation>
            <numerusform>系統提示詞太長，超出 %Ln 個字元。</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Who it is, how it answers, what it always does</source>
        <translation>它是誰、如何回答、總是要做什麼</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>圖示</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系統提示詞</translation>
    </message>
    <message>
        <source>It goes with every question. Citations stay as they are, whatever it says.</source>
        <translation>它會隨每個問題一起傳送。無論內容為何，引用方式都不變。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>連網搜尋</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>搜尋來源</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>搜尋方式</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知識庫</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>工具（MCP）</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>核對回答</translation>
    </message>
    <message>
        <source>As in settings</source>
        <translation>依照設定</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>改寫問題</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>由模型決定（工具）</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>As in settings ({model})</source>
        <translation>依照設定（{model}）</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>不用模型（僅摘錄原文）</translation>
    </message>
    <message>
        <source>{model} (not set up here)</source>
        <translation>{model}（這裡未設定）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln 個字元</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantImportDialog</name>
    <message>
        <source>Import assistants</source>
        <translation>匯入助理</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>檔案中的助理</translation>
    </message>
    <message>
        <source>From {program}. Choose what to add; nothing that you have is changed.</source>
        <translation>來自 {program}。請選擇要新增的助理；已有的不會改變。</translation>
    </message>
    <message>
        <source>You have it already</source>
        <translation>已經有了</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>全不選</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全選</translation>
    </message>
</context>
<context>
    <name>AssistantMenu</name>
    <message>
        <source>More assistants</source>
        <translation>更多助理</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>不使用助理</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>管理助理…</translation>
    </message>
</context>
<context>
    <name>AssistantNumbers</name>
    <message numerus="yes">
        <source>%n assistant(s) added.</source>
        <translation>
            <numerusform>已新增 %n 個助理。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s) saved: {file}</source>
        <translation>
            <numerusform>已儲存 %n 個助理：{file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the file cannot be used: {reasons}.</source>
        <translation>
            <numerusform>檔案中另有 %n 個無法使用：{reasons}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n assistant(s)</source>
        <translation>
            <numerusform>新增 %n 個助理</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantRows</name>
    <message>
        <source>Search assistants</source>
        <translation>搜尋助理</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>助理</translation>
    </message>
    <message>
        <source>No assistant yet. Begin with a template, or make one of your own.</source>
        <translation>還沒有助理。可以從範本開始，或自行建立。</translation>
    </message>
    <message>
        <source>No assistant matches.</source>
        <translation>沒有符合的助理。</translation>
    </message>
</context>
<context>
    <name>AssistantTemplates</name>
    <message>
        <source>Answer in the language of the question unless another one is asked for.</source>
        <translation>除非使用者另有要求，否則以提問所用的語言回答。</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>A thorough answer in which every claim has its source</source>
        <translation>深入的回答，每項主張都有來源</translation>
    </message>
    <message>
        <source>You are a careful researcher. Begin with the answer in two or three sentences, then give the reasons. Support every claim with a source; prefer primary sources and recent ones, and name the date of figures. Where sources disagree, say so and tell why. End with what remains uncertain and what to read next.</source>
        <translation>你是一位嚴謹的研究者。先用兩三句話回答，再說明理由。每項主張都要有來源支持；優先使用第一手和較新的來源，數據要註明日期。來源互相矛盾時，要指出並說明原因。最後說明仍不確定之處，以及可以繼續閱讀的內容。</translation>
    </message>
    <message>
        <source>Fact check</source>
        <translation>事實查核</translation>
    </message>
    <message>
        <source>Holds claims against sources, one by one</source>
        <translation>逐項對照來源，查核各項主張</translation>
    </message>
    <message>
        <source>You check facts. Split the text into claims that can be checked, and skip opinions. For each claim give the claim, a verdict (true, mostly true, misleading, false, cannot be checked), the evidence with its source, and the missing context. Be as strict with claims you like as with those you do not. Never guess a verdict: where no source settles it, say so.</source>
        <translation>你負責查核事實。把文字拆成可以查核的主張，略過意見。每項列出：主張、結論（屬實、大致屬實、有誤導性、不實、無法查核）、證據及來源、缺少的脈絡。無論你是否認同，都要一視同仁地嚴格。不要猜測結論：沒有來源足以確定時，如實說明。</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>翻譯</translation>
    </message>
    <message>
        <source>Translates texts and keeps tone and format</source>
        <translation>翻譯文字，保留語氣和格式</translation>
    </message>
    <message>
        <source>You are a translator. Translate the text that the user gives into the language they name; without one, from the user&apos;s language into English, and anything else into the user&apos;s language. Keep meaning, tone, names, numbers and formatting. Use the usual terms of the field. Reply with the translation alone; where a passage allows two readings, add one short note below it, in the language of the question.</source>
        <translation>你是一位譯者。把使用者提供的文字譯成其指定的語言；沒有指定時，中文譯成英文，其他語言譯成繁體中文。保留原意、語氣、名稱、數字和格式，使用該領域的慣用術語。只提供譯文；某處有兩種理解時，在下面用提問所用的語言加上一則簡短的說明。</translation>
    </message>
    <message>
        <source>Proofreader</source>
        <translation>校對</translation>
    </message>
    <message>
        <source>Corrects spelling, grammar and punctuation, and says what it changed</source>
        <translation>改正錯別字、文法和標點，並說明修改之處</translation>
    </message>
    <message>
        <source>You are a proofreader. Correct spelling, grammar, punctuation and wrong words in the user&apos;s text, and keep the author&apos;s voice: change nothing that is right. Give the corrected text first, then a short list of the changes that matter, each with its reason. Where a sentence is unclear, ask instead of guessing.</source>
        <translation>你是一位校對員。改正使用者文字中的錯別字、文法、標點和用詞錯誤，保留作者的風格：沒有錯的不改。先提供改好的文字，再簡要列出重要的修改和理由。句意不清時，先詢問，不要猜。</translation>
    </message>
    <message>
        <source>Writing coach</source>
        <translation>寫作教練</translation>
    </message>
    <message>
        <source>Makes a text clearer and shorter</source>
        <translation>讓文章更清楚、更簡潔</translation>
    </message>
    <message>
        <source>You are a writing coach. First name the two or three things that would improve the user&apos;s text most: structure, clarity, tone or length. Then show them on concrete sentences, before and after. Rewrite the whole text only when asked. Prefer short sentences, plain words and verbs. Respect the author&apos;s purpose and readers; ask about them when they are unclear.</source>
        <translation>你是一位寫作教練。先指出最能改善使用者文章的兩三點：結構、清晰度、語氣或篇幅。再用具體句子示範修改前後。只有在使用者要求時才重寫全文。多用短句、平實的詞彙和動詞。尊重作者的目的和讀者；不清楚時先詢問。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>The main points of a long text or page</source>
        <translation>長文或網頁的重點</translation>
    </message>
    <message>
        <source>You summarise. Begin with one sentence that says what the text is about and what it concludes. Then give five points at most, the most important first, with the figures, names and dates that carry them. Keep to what the text says; mark your own remarks as such. If the text leaves out something that a reader would need, say so at the end.</source>
        <translation>你負責寫摘要。先用一句話說明文章在談什麼、得出什麼結論。再列出最多五個重點，最重要的在前，附上關鍵的數字、名稱和日期。只寫文中提到的內容；你自己的看法要註明。如果文章缺少讀者需要知道的內容，請在最後指出。</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>老師</translation>
    </message>
    <message>
        <source>Explains step by step and asks back</source>
        <translation>一步步講解，並提問確認</translation>
    </message>
    <message>
        <source>You are a patient teacher. Find out what the learner knows, then explain step by step, with one example from daily life and one from the field. Introduce each new term before you use it. When there is an exercise, give hints first and the solution only when asked. End with one question that shows whether it was understood.</source>
        <translation>你是一位有耐心的老師。先了解學生已經知道什麼，再一步步講解，舉一個生活中的例子和一個該領域的例子。新術語先解釋再使用。有練習題時先給提示，學生要求時才給答案。最後提出一個問題，確認是否理解。</translation>
    </message>
    <message>
        <source>Code review</source>
        <translation>程式碼審查</translation>
    </message>
    <message>
        <source>Finds faults in code and shows how to mend them</source>
        <translation>找出程式碼中的問題並提出修改方式</translation>
    </message>
    <message>
        <source>You review code. Look for faults first: wrong results, edge cases, races, security, resources that leak. Then readability and tests. Give each finding with its place, its weight (must, should, could) and a minimal patch. Do not praise and do not rewrite what works. Say what you could not judge without more context. If the code is fine, say so in one line.</source>
        <translation>你負責審查程式碼。先找缺陷：結果錯誤、邊界情況、競爭條件、安全問題、資源洩漏；再看可讀性和測試。每個問題都列出位置、程度（必須、應該、可以）和最小幅度的修改。不要稱讚，也不要重寫沒有問題的程式碼。因缺少脈絡而無法判斷的地方要說明。程式碼沒有問題時，用一句話說明即可。</translation>
    </message>
    <message>
        <source>Data analysis</source>
        <translation>資料分析</translation>
    </message>
    <message>
        <source>Reads tables and figures, with the arithmetic shown</source>
        <translation>分析表格和數字，寫出計算過程</translation>
    </message>
    <message>
        <source>You analyse data. State first what the data can and cannot answer: rows, columns, units, gaps, outliers. Show the arithmetic of every figure you report, and give tables where they help. Distinguish correlation from cause, and sample from population. Name the assumptions behind an estimate and how much it would change without them. End with the finding in one sentence.</source>
        <translation>你負責分析資料。先說明這些資料能回答什麼、不能回答什麼：列、欄、單位、缺漏值、離群值。列出每個數字的計算過程，適合時用表格。區分相關與因果、樣本與母體。說明估算所依據的假設，以及假設不成立時結果會改變多少。最後用一句話說出結論。</translation>
    </message>
    <message>
        <source>Meeting minutes</source>
        <translation>會議紀錄</translation>
    </message>
    <message>
        <source>Decisions, tasks and open questions from notes</source>
        <translation>從筆記整理決議、待辦事項和未決問題</translation>
    </message>
    <message>
        <source>You write minutes from notes or a transcript. Give: subject, date and people; decisions; tasks as a table with who, what and by when; open questions; and a summary of five lines at most. Keep to what was said and leave a field empty where nothing was said. Put unclear names and dates in brackets with a question mark. No small talk.</source>
        <translation>你根據筆記或逐字稿撰寫會議紀錄。內容包括：主題、日期和與會者；決議；待辦事項表（負責人、事項、期限）；未決問題；不超過五行的摘要。只寫會上提到的內容，沒有提到的留空。不清楚的人名和日期放在括號裡並加上問號。不寫閒聊。</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>正反兩面</translation>
    </message>
    <message>
        <source>The best case for and against, then what decides it</source>
        <translation>正反雙方最有力的理由，以及決定因素</translation>
    </message>
    <message>
        <source>You argue both sides of a question fairly. Give the strongest case for and the strongest case against, each in the words that its supporters would use and with its best evidence. Then name the facts and the values on which the decision turns, and what would change a reasonable person&apos;s mind. Give your own judgement only when asked, and mark it.</source>
        <translation>你公正地論述一個問題的正反兩面。分別提出最有力的支持理由和反對理由，使用各自支持者的說法，並附上最好的證據。再指出決定取捨的事實和價值判斷，以及什麼會讓理性的人改變看法。只有在使用者詢問時才說出你自己的判斷，並註明。</translation>
    </message>
    <message>
        <source>Travel planning</source>
        <translation>旅遊規劃</translation>
    </message>
    <message>
        <source>Routes, days and costs, with current opening times</source>
        <translation>路線、日程和費用，附最新的開放時間</translation>
    </message>
    <message>
        <source>You plan trips. Ask for dates, budget, pace and interests where they are missing, but give a first draft anyway. Plan by day, with travel times, realistic pauses and an alternative for bad weather. Look up opening times, prices, entry rules and holidays, with their source and date. List what must be booked early, and a rough budget at the end.</source>
        <translation>你負責規劃旅遊。缺少日期、預算、步調或興趣時先詢問，但仍提供初稿。逐日安排，寫明交通時間、合理的休息，以及天氣不好時的備案。查詢開放時間、價格、入境規定和假日，並註明來源和日期。最後列出需要提早預訂的項目和大致預算。</translation>
    </message>
</context>
<context>
    <name>AssistantTransfer</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>無法寫入 {file}。請選擇其他位置。</translation>
    </message>
    <message>
        <source>Choose a file with assistants</source>
        <translation>選擇助理檔案</translation>
    </message>
    <message>
        <source>Assistants (*.json *.zip)</source>
        <translation>助理 (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <translation>匯出助理</translation>
    </message>
</context>
<context>
    <name>AssistantsController</name>
    <message>
        <source>Assistant: {name}</source>
        <translation>助理：{name}</translation>
    </message>
    <message>
        <source>This conversation&apos;s assistant was deleted; it goes on without one.</source>
        <translation>此對話的助理已刪除，對話將不使用助理繼續。</translation>
    </message>
    <message>
        <source>Assistant deleted</source>
        <translation>助理已刪除</translation>
    </message>
    <message>
        <source>“{name}” replaces what you had picked for this conversation: {things}.</source>
        <translation>「{name}」取代了你為此對話選擇的：{things}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助理</translation>
    </message>
    <message>
        <source>New conversation with {name}</source>
        <translation>與「{name}」新增對話</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>連網搜尋</translation>
    </message>
    <message>
        <source>search source</source>
        <translation>搜尋來源</translation>
    </message>
    <message>
        <source>search planning</source>
        <translation>搜尋方式</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>知識庫</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>checking of answers</source>
        <translation>核對回答</translation>
    </message>
</context>
<context>
    <name>AttachButton</name>
    <message>
        <source>Attach documents or images</source>
        <translation>附加文件或圖片</translation>
    </message>
</context>
<context>
    <name>AttachmentController</name>
    <message>
        <source>At most {count} images per question.</source>
        <translation>每個問題最多附帶 {count} 張圖片。</translation>
    </message>
    <message>
        <source>At most {count} documents per question.</source>
        <translation>每個問題最多附帶 {count} 個文件。</translation>
    </message>
    <message>
        <source>Add folders to a knowledge base instead: {names}</source>
        <translation>資料夾請改為加入知識庫：{names}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>附加文件或圖片</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>The backup could not be uploaded. {why}</source>
        <translation>備份未能上傳。{why}</translation>
    </message>
    <message>
        <source>No backup could be made. {why}</source>
        <translation>未能備份。{why}</translation>
    </message>
    <message>
        <source>This passphrase does not open the keys in the backup.</source>
        <translation>這個密語無法解開備份裡的金鑰。</translation>
    </message>
    <message>
        <source>{where} did not accept the user name or password.</source>
        <translation>{where} 不接受這個使用者名稱或密碼。</translation>
    </message>
    <message>
        <source>The certificate of {where} is not trusted by this system, so no password was sent to it.</source>
        <translation>此系統不信任 {where} 的憑證，因此沒有向它傳送密碼。</translation>
    </message>
    <message>
        <source>{where} is not a backup of Citewise.</source>
        <translation>{where} 不是 Citewise 的備份。</translation>
    </message>
    <message>
        <source>{where} is damaged or incomplete. Nothing was changed; choose another backup.</source>
        <translation>{where} 已損壞或不完整。沒有改動任何內容；請選擇另一個備份。</translation>
    </message>
    <message>
        <source>{where} was made by a newer version of Citewise. Update Citewise, then try again.</source>
        <translation>{where} 來自較新版本的 Citewise。請更新 Citewise 後重試。</translation>
    </message>
    <message>
        <source>{where} is damaged. Restart Citewise: it sets the file aside and saves what can be read.</source>
        <translation>{where} 已損壞。請重新啟動 Citewise：它會把檔案移到一旁，並救回能讀出的內容。</translation>
    </message>
    <message>
        <source>There is not enough free space on the disk.</source>
        <translation>磁碟空間不足。</translation>
    </message>
    <message>
        <source>There is nothing to back up or to restore.</source>
        <translation>沒有可備份或可還原的內容。</translation>
    </message>
    <message>
        <source>The folder {where} is not there. Connect its drive, or choose another folder.</source>
        <translation>資料夾 {where} 不存在。請接上它所在的磁碟，或選擇另一個資料夾。</translation>
    </message>
    <message>
        <source>Another Citewise has the data directory open. Close it, then try again.</source>
        <translation>另一個 Citewise 正在使用資料目錄。請關閉它後重試。</translation>
    </message>
    <message>
        <source>{where} has no space left for it. Delete something there, or keep fewer backups.</source>
        <translation>{where} 空間不足。請在那裡刪除一些內容，或減少保留的備份數。</translation>
    </message>
    <message>
        <source>There is no WebDAV folder at this address of {where}. Check the address.</source>
        <translation>{where} 的這個位址沒有 WebDAV 資料夾。請檢查位址。</translation>
    </message>
    <message>
        <source>{where} redirects to {host}. If that is right, enter the new address.</source>
        <translation>{where} 重新導向到 {host}。如果無誤，請填寫新位址。</translation>
    </message>
    <message>
        <source>{where} does not allow writing to this folder.</source>
        <translation>{where} 不允許寫入這個資料夾。</translation>
    </message>
    <message>
        <source>The transfer with {where} was incomplete. Try again.</source>
        <translation>與 {where} 的傳輸不完整。請重試。</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again later.</source>
        <translation>{where} 傳回了錯誤。請稍後重試。</translation>
    </message>
</context>
<context>
    <name>BackupSection</name>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即備份</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>備份到檔案…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>還原…</translation>
    </message>
    <message>
        <source>Undo restore…</source>
        <translation>回到還原前…</translation>
    </message>
    <message>
        <source>Back up to a WebDAV server, too</source>
        <translation>同時備份到 WebDAV 伺服器</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>正在備份…</translation>
    </message>
    <message>
        <source>Make backups</source>
        <translation>自動備份</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>備份資料夾</translation>
    </message>
    <message>
        <source>Choose the folder for backups</source>
        <translation>選擇備份資料夾</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>每週</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>從不</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> 個備份</translation>
    </message>
    <message>
        <source>Backed up to {file}.</source>
        <translation>已備份到 {file}。</translation>
    </message>
    <message>
        <source>The backup was made and checked.</source>
        <translation>備份已完成並通過驗證。</translation>
    </message>
    <message>
        <source>There are no conversations to back up yet.</source>
        <translation>還沒有可備份的對話。</translation>
    </message>
    <message>
        <source>Last backup: {moment}</source>
        <translation>上次備份：{moment}</translation>
    </message>
    <message>
        <source>No backup has been made yet.</source>
        <translation>還沒有備份過。</translation>
    </message>
    <message>
        <source>Puts back what was here before the restore of {moment}.</source>
        <translation>換回 {moment} 還原前的內容。</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n 個對話</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 個提問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remembered fact(s)</source>
        <translation>
            <numerusform>%n 則記憶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 個文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s)</source>
        <translation>
            <numerusform>%n 個助理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s)</source>
        <translation>
            <numerusform>%n 個提示詞</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in this backup is here already.</source>
        <translation>這個備份裡的內容這裡都已有。</translation>
    </message>
    <message>
        <source>Added: {counts}.</source>
        <translation>已新增：{counts}。</translation>
    </message>
</context>
<context>
    <name>BaseChoice</name>
    <message>
        <source>All knowledge bases</source>
        <translation>所有知識庫</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <translation>還沒有知識庫</translation>
    </message>
    <message>
        <source>As in the conversation</source>
        <translation>依照對話</translation>
    </message>
</context>
<context>
    <name>BaseList</name>
    <message>
        <source>New knowledge base</source>
        <translation>新增知識庫</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知識庫</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>刪除…</translation>
    </message>
</context>
<context>
    <name>BasePane</name>
    <message>
        <source>Add files…</source>
        <translation>新增檔案…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>新增資料夾…</translation>
    </message>
    <message>
        <source>Add web page…</source>
        <translation>新增網頁…</translation>
    </message>
    <message>
        <source>Add note…</source>
        <translation>新增筆記…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Test search</source>
        <translation>檢索測試</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Nothing here yet. Add files or a folder, or drop them here; web pages and notes can be added too. Files stay where they are, and the text read from them is kept on this computer.</source>
        <translation>還沒有內容。新增檔案或資料夾，或直接拖放到這裡；也可以新增網頁和筆記。檔案留在原處，讀取的內容儲存在這台電腦上。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>新增資料夾</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>新增檔案</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Reading: {what}</source>
        <translation>正在讀取：{what}</translation>
    </message>
    <message>
        <source>Reading is paused.</source>
        <translation>讀取已暫停。</translation>
    </message>
</context>
<context>
    <name>BatchCard</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Undo the import of {file}</source>
        <translation>復原匯入 {file}</translation>
    </message>
    <message>
        <source>not complete: import it again</source>
        <translation>未完成，請再次匯入</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>code</source>
        <translation>程式碼</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
</context>
<context>
    <name>CallList</name>
    <message>
        <source>Recent requests</source>
        <translation>最近的請求</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路徑</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>The passage was not kept by {program}.</source>
        <translation>{program} 未保留原文段落。</translation>
    </message>
</context>
<context>
    <name>ChannelCard</name>
    <message>
        <source>Searching with {name}…</source>
        <translation>正在用 {name} 搜尋…</translation>
    </message>
    <message>
        <source>Also gives a short answer beside its results.</source>
        <translation>除了結果，還會提供簡短回答。</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 金鑰</translation>
    </message>
    <message>
        <source>Works without a key, with lower limits.</source>
        <translation>不用金鑰也能用，但限額較低。</translation>
    </message>
    <message>
        <source>Auto (first one that can)</source>
        <translation>自動（第一個支援的模型）</translation>
    </message>
    <message>
        <source>Model that searches</source>
        <translation>用於搜尋的模型</translation>
    </message>
    <message>
        <source>No model with its own search is set up. Add its provider under Models.</source>
        <translation>還沒有支援內建搜尋的模型。請在「模型」頁新增相應的服務提供者。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>預設</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>Custom address</source>
        <translation>自訂位址</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>取得 API 金鑰</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>位址無效，應以 https:// 開頭</translation>
    </message>
</context>
<context>
    <name>ChannelList</name>
    <message>
        <source>Search providers</source>
        <translation>搜尋服務</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上移（Alt+↑）</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下移（Alt+↓）</translation>
    </message>
</context>
<context>
    <name>ChannelSection</name>
    <message>
        <source>This installation has no search provider.</source>
        <translation>沒有可用的搜尋服務。</translation>
    </message>
    <message>
        <source>Automatic fallback</source>
        <translation>失敗時自動切換</translation>
    </message>
    <message>
        <source>If a search fails, the next provider is used. Turned off, the ticked ones are used from top to bottom.</source>
        <translation>搜尋失敗時使用下一個服務。關閉後，依由上而下的順序使用勾選的服務。</translation>
    </message>
    <message>
        <source>Tick at least one. Until then nothing changes.</source>
        <translation>請至少勾選一個。在此之前設定不會改變。</translation>
    </message>
</context>
<context>
    <name>CheckBar</name>
    <message>
        <source>{engine} asks for a captcha. The search is waiting.</source>
        <translation>{engine} 要求真人驗證，搜尋正在等待。</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>在視窗中完成驗證</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine} in the window that opened. The search then continues.</source>
        <translation>請在開啟的視窗中完成 {engine} 的驗證，之後搜尋會自動繼續。</translation>
    </message>
    <message>
        <source>Captcha of {engine}</source>
        <translation>{engine} 真人驗證</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine}. This window closes by itself when results appear.</source>
        <translation>請完成 {engine} 的真人驗證。出現搜尋結果後，此視窗會自動關閉。</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Stay</source>
        <translation>留在這裡</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>The certificate is not valid, so the page was not opened.</source>
        <translation>憑證無效，因此沒有開啟此頁面。</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>連線安全</translation>
    </message>
    <message>
        <source>Not secure: others can read and change what is sent</source>
        <translation>不安全：傳輸的內容可能被他人檢視或竄改</translation>
    </message>
    <message>
        <source>{said} · no longer {home}</source>
        <translation>{said} · 已不在 {home}</translation>
    </message>
    <message>
        <source>Leave {home}?</source>
        <translation>要離開 {home} 嗎？</translation>
    </message>
    <message>
        <source>The page leads to {host}, which is not part of the captcha. Enter nothing there that is not meant for {host}.</source>
        <translation>此頁面會導向 {host}，該網站與驗證無關。請勿在那裡輸入不該交給 {host} 的內容。</translation>
    </message>
</context>
<context>
    <name>ClaimNumbers</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n 句話</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 處改動</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Before: {words}</source>
        <translation>修改前：{words}</translation>
    </message>
    <message>
        <source>Now: {words}</source>
        <translation>修改後：{words}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>標註</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Citations are only compared with their sources</source>
        <translation>只與來源比對，不做變更</translation>
    </message>
    <message>
        <source>Citations are moved to the right passage, disagreeing sources are marked</source>
        <translation>引用改指正確的段落，標出來源不一致之處</translation>
    </message>
    <message>
        <source>What is not found is looked up, then corrected by the model</source>
        <translation>未見於來源的內容先補查，再由模型更正</translation>
    </message>
    <message>
        <source>{claims}: {states}</source>
        <translation>{claims}：{states}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{count} found</source>
        <translation>{count} 句已找到</translation>
    </message>
    <message>
        <source>{count} moved</source>
        <translation>{count} 句已改引用</translation>
    </message>
    <message>
        <source>{count} looked up</source>
        <translation>{count} 句經補查找到</translation>
    </message>
    <message>
        <source>{count} corrected</source>
        <translation>{count} 句已更正</translation>
    </message>
    <message>
        <source>{count} softened</source>
        <translation>{count} 句改用保留語氣</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>{count} 句已刪去</translation>
    </message>
    <message>
        <source>{count} with disagreeing sources</source>
        <translation>{count} 句來源不一致</translation>
    </message>
    <message>
        <source>{count} contradicted</source>
        <translation>{count} 句與補查結果矛盾</translation>
    </message>
    <message>
        <source>{count} partly found</source>
        <translation>{count} 句只找到一部分</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>{count} 句未找到</translation>
    </message>
    <message>
        <source>{count} not checked (other language)</source>
        <translation>{count} 句未核對（語言不同）</translation>
    </message>
    <message>
        <source>{count} could not be checked</source>
        <translation>{count} 句無法核對</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>引用從 {before} 改為 {after}</translation>
    </message>
    <message>
        <source>As of {date}, the date of its newest source</source>
        <translation>截至 {date}（最新來源的日期）</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>來源不一致</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>日期不明</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>{claim} — “{evidence}”</source>
        <translation>{claim}——「{evidence}」</translation>
    </message>
    <message>
        <source>Looked up after the answer was written</source>
        <translation>回答寫完後補查所得</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>已改引用</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>註明日期</translation>
    </message>
    <message>
        <source>Contradicted by what was looked up</source>
        <translation>與補查結果矛盾</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>Softened</source>
        <translation>改用保留語氣</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已刪去</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>已修改</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>An answer is not saved yet: it could not be written to disk.</source>
        <translation>有回答尚未儲存：無法寫入磁碟。</translation>
    </message>
    <message>
        <source>{why} Closing now loses its last words, unless you copy them.</source>
        <translation>{why}現在關閉會遺失最後的內容，除非先複製。</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>儲存並關閉</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>仍要關閉</translation>
    </message>
    <message>
        <source>It could not be written to disk.</source>
        <translation>無法寫入磁碟。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Conversations</source>
        <translation>對話</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>提問</translation>
    </message>
    <message>
        <source>View</source>
        <translation>檢視</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>應用程式</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新增對話</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>新增私密對話</translation>
    </message>
    <message>
        <source>New conversation with an assistant…</source>
        <translation>用助理新增對話…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>搜尋對話</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>在對話中尋找</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一個相符處</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一個相符處</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>重新命名對話</translation>
    </message>
    <message>
        <source>Pin or unpin conversation</source>
        <translation>置頂或取消置頂對話</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>封存對話</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>匯入對話…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>匯出對話…</translation>
    </message>
    <message>
        <source>Export conversation with all branches…</source>
        <translation>匯出對話（含所有分支）…</translation>
    </message>
    <message>
        <source>Export all conversations (JSON)…</source>
        <translation>匯出所有對話（JSON）…</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>刪除對話</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>下一個對話</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>上一個對話</translation>
    </message>
    <message>
        <source>Conversation {number} of the list</source>
        <translation>清單中的第 {number} 個對話</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>複製回答</translation>
    </message>
    <message>
        <source>Copy answer with sources</source>
        <translation>複製回答（含來源）</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>重新核對來源</translation>
    </message>
    <message>
        <source>Translate answer</source>
        <translation>翻譯回答</translation>
    </message>
    <message>
        <source>Read answer aloud or stop</source>
        <translation>朗讀回答或停止</translation>
    </message>
    <message>
        <source>Pause or resume reading</source>
        <translation>暫停或繼續朗讀</translation>
    </message>
    <message>
        <source>Read next sentence</source>
        <translation>朗讀下一句</translation>
    </message>
    <message>
        <source>Read previous sentence</source>
        <translation>朗讀上一句</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>引用所選內容</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>復原刪除</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Compare answer with…</source>
        <translation>與其他模型比較…</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>採用此回答</translation>
    </message>
    <message>
        <source>Previous answer, side by side</source>
        <translation>比較時切換到上一個回答</translation>
    </message>
    <message>
        <source>Next answer, side by side</source>
        <translation>比較時切換到下一個回答</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>轉到輸入框</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>快速提問</translation>
    </message>
    <message>
        <source>Edit last question</source>
        <translation>編輯最後一個問題</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>上一個問題</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一個問題</translation>
    </message>
    <message>
        <source>Web: Off, Auto, Always</source>
        <translation>連網：關閉、自動、總是</translation>
    </message>
    <message>
        <source>Answer or Research</source>
        <translation>回答或深度研究</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>選擇模型</translation>
    </message>
    <message>
        <source>Choose assistant…</source>
        <translation>選擇助理…</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>插入提示詞</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>將問題儲存為提示詞…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>比較模型…</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>管理助理…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>新增附件</translation>
    </message>
    <message>
        <source>Show or hide conversations</source>
        <translation>顯示或隱藏對話清單</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>顯示或隱藏來源</translation>
    </message>
    <message>
        <source>Research graph</source>
        <translation>深度研究關係圖</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>縮小文字</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>重設文字大小</translation>
    </message>
    <message>
        <source>Theme: Light</source>
        <translation>主題：淺色</translation>
    </message>
    <message>
        <source>Theme: Dark</source>
        <translation>主題：深色</translation>
    </message>
    <message>
        <source>Theme: System</source>
        <translation>主題：跟隨系統</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知識庫</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示詞</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>歡迎</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>更新內容</translation>
    </message>
    <message>
        <source>About Citewise</source>
        <translation>關於 Citewise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Settings: Models</source>
        <translation>設定：模型</translation>
    </message>
    <message>
        <source>Settings: Search</source>
        <translation>設定：搜尋</translation>
    </message>
    <message>
        <source>Settings: Retrieval</source>
        <translation>設定：檢索</translation>
    </message>
    <message>
        <source>Settings: Memory</source>
        <translation>設定：記憶</translation>
    </message>
    <message>
        <source>Settings: Tools (MCP)</source>
        <translation>設定：工具（MCP）</translation>
    </message>
    <message>
        <source>Settings: Network</source>
        <translation>設定：網路</translation>
    </message>
    <message>
        <source>Settings: Local API</source>
        <translation>設定：本機 API</translation>
    </message>
    <message>
        <source>Settings: Appearance</source>
        <translation>設定：外觀</translation>
    </message>
    <message>
        <source>Settings: Data</source>
        <translation>設定：資料</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare models</source>
        <translation>比較模型</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>與其他模型比較</translation>
    </message>
    <message>
        <source>Filter models</source>
        <translation>篩選模型</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose {least} to {most} models. Each answers your question, side by side.</source>
        <translation>選擇 {least} 到 {most} 個模型，它們會並排回答你的問題。</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer of {model} was kept.</source>
        <translation>已採用 {model} 的回答。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Editing an earlier question. The old answer is kept.</source>
        <translation>正在編輯先前的問題，原來的回答會保留。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Your answer to the question above</source>
        <translation>回答上面的問題</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>有問題，儘管問</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>你的問題</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text: %Ln character(s)</source>
        <translation>
            <numerusform>貼上的文字：%Ln 個字元</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>停止（Esc）</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>傳送（Enter）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>傳送</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Run these commands?</source>
        <translation>執行這些命令？</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>執行此命令？</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read and change your files. Run only what you trust.</source>
        <translation>它將以你的權限在本機執行，可以讀取和修改你的檔案。請只執行你信任的命令。</translation>
    </message>
    <message>
        <source>Command of {name}</source>
        <translation>{name} 的命令</translation>
    </message>
    <message>
        <source>With the variables: {names}</source>
        <translation>環境變數：{names}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ContentsPane</name>
    <message>
        <source>Filter by name</source>
        <translation>依名稱篩選</translation>
    </message>
    <message>
        <source>Filter documents by name</source>
        <translation>依名稱篩選文件</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>僅顯示失敗的</translation>
    </message>
    <message>
        <source>Documents of this knowledge base</source>
        <translation>這個知識庫的文件</translation>
    </message>
    <message>
        <source>Reindex</source>
        <translation>重新索引</translation>
    </message>
    <message>
        <source>Reindex the selected documents, changed or not</source>
        <translation>重新索引選取的文件，無論是否有改動</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove from this knowledge base; the files themselves stay (Del)</source>
        <translation>從這個知識庫中移除；檔案本身會保留（Del）</translation>
    </message>
    <message>
        <source>No matching documents.</source>
        <translation>沒有符合的文件。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Remove its whole folder</source>
        <translation>移除它所在的整個資料夾</translation>
    </message>
</context>
<context>
    <name>ConversationExport</name>
    <message>
        <source>Export conversation</source>
        <translation>匯出對話</translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>匯出對話</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>對話</translation>
    </message>
    <message>
        <source>This conversation no longer exists, so nothing was exported.</source>
        <translation>這個對話已不存在，沒有匯出任何內容。</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n conversation(s) in {folder}</source>
        <translation>
            <numerusform>已儲存 %n 個對話到 {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be made: the built-in browser did not print it.</source>
        <translation>無法產生 {file}：內建瀏覽器未能列印。</translation>
    </message>
    <message>
        <source>Exporting conversations…</source>
        <translation>正在匯出對話…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>ConversationImport</name>
    <message>
        <source>Choose an export or backup</source>
        <translation>選擇匯出或備份檔案</translation>
    </message>
    <message>
        <source>What was imported until then is kept. Import the same file again to complete it.</source>
        <translation>已匯入的內容會保留。再次匯入同一檔案即可完成。</translation>
    </message>
    <message>
        <source>The import broke off</source>
        <translation>匯入中斷</translation>
    </message>
    <message>
        <source>Import undone</source>
        <translation>已復原匯入</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>New conversation</source>
        <translation>新增對話</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>New private conversation: nothing of it is kept</source>
        <translation>新增私密對話，不保留任何內容</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>新增私密對話</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>搜尋對話</translation>
    </message>
    <message>
        <source>Words in any order, “a phrase”, #tag</source>
        <translation>不限順序的字詞、「完整片語」、#標籤</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More options for the list of conversations</source>
        <translation>對話清單的更多選項</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已封存</translation>
    </message>
    <message>
        <source>Back to all conversations</source>
        <translation>回到所有對話</translation>
    </message>
    <message>
        <source>Archived: back to all conversations</source>
        <translation>已封存：回到所有對話</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>對話</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Knowledge bases: your own documents</source>
        <translation>知識庫：你自己的文件</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知識庫</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知識庫</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>沒有找到「{text}」。</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>沒有已封存的對話。</translation>
    </message>
    <message>
        <source>Your conversations will be listed here.</source>
        <translation>你的對話會列在這裡。</translation>
    </message>
    <message>
        <source>Move to group</source>
        <translation>移到群組</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>新增群組…</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>不分組</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>新增群組</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>群組名稱</translation>
    </message>
    <message>
        <source>Archived “{title}”</source>
        <translation>已封存「{title}」</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) archived</source>
        <translation>
            <numerusform>已封存 %n 個對話</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>已刪除「{title}」</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted</source>
        <translation>
            <numerusform>已刪除 %n 個對話</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>New conversation here</source>
        <translation>在此新增對話</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>匯出對話…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Rename by model</source>
        <translation>由模型重新命名</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>取消封存</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>封存</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全選</translation>
    </message>
    <message>
        <source>Filter by tag</source>
        <translation>依標籤篩選</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>匯入對話…</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>匯出所有對話</translation>
    </message>
    <message>
        <source>Archived ({count})</source>
        <translation>已封存（{count}）</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消置頂</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置頂</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>新增標籤…</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新增標籤</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>標籤</translation>
    </message>
</context>
<context>
    <name>ConversationPresenter</name>
    <message>
        <source>Private</source>
        <translation>私密</translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Private: gone when the window closes</source>
        <translation>私密：關閉視窗後即消失</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>正在回答</translation>
    </message>
    <message>
        <source>new answer</source>
        <translation>有新回答</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已置頂</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>已封存</translation>
    </message>
    <message>
        <source>private</source>
        <translation>私密</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展開</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已收合</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n 個對話</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {name}, {many}, {state}</source>
        <translation>群組 {name}，{many}，{state}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已置頂</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已封存</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去 7 天</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>更早</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
</context>
<context>
    <name>DataCare</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Damaged since Citewise ended unexpectedly: {names}. A restart sets the file aside and keeps what can be read of it.</source>
        <translation>Citewise 意外結束後已損壞：{names}。重新啟動會把檔案移到一旁，並救回能讀出的內容。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新啟動</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍後</translation>
    </message>
    <message>
        <source>The backup was restored. What was here before is kept; the restore can be undone.</source>
        <translation>備份已還原。先前的內容已保留，可以回到還原前的狀態。</translation>
    </message>
    <message>
        <source>Undo…</source>
        <translation>復原…</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>資料</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>資料目錄</translation>
    </message>
    <message>
        <source>Conversations, settings and logs are kept here.</source>
        <translation>對話、設定和記錄檔都儲存在這裡。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open the data directory</source>
        <translation>開啟資料目錄</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API 金鑰</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>歡迎</translation>
    </message>
    <message>
        <source>The three steps of the first start.</source>
        <translation>首次啟動時的三個步驟。</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>重新顯示</translation>
    </message>
    <message>
        <source>Show the first steps again</source>
        <translation>重新顯示首次啟動步驟</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>清除所有資料</translation>
    </message>
    <message>
        <source>Deletes all conversations, knowledge bases, settings and API keys, and closes Citewise.</source>
        <translation>刪除所有對話、知識庫、設定和 API 金鑰，並關閉 Citewise。</translation>
    </message>
    <message>
        <source>Erase everything…</source>
        <translation>清除所有資料…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Made while nothing else is going on, where something has changed. A missed one is made up.</source>
        <translation>閒置且內容有變化時自動備份；錯過的會補上。</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Conversations of other programs. Each import can be undone.</source>
        <translation>來自其他程式的對話。每次匯入都可以復原。</translation>
    </message>
    <message>
        <source>Kept pages</source>
        <translation>保留的網頁</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n 個對話</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {origin}</source>
        <translation>{name}：{origin}</translation>
    </message>
    <message>
        <source>keychain</source>
        <translation>系統鑰匙圈</translation>
    </message>
    <message>
        <source>encrypted key file</source>
        <translation>加密的金鑰檔案</translation>
    </message>
    <message>
        <source>in memory until you quit</source>
        <translation>僅在記憶體中，結束程式後即失效</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>環境變數</translation>
    </message>
    <message>
        <source>.env file in the data directory</source>
        <translation>資料目錄中的 .env 檔案</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>沒有金鑰</translation>
    </message>
</context>
<context>
    <name>DesktopController</name>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu, or with {keys}.</source>
        <translation>Citewise 仍在系統匣中執行。可從系統匣選單或按 {keys} 結束。</translation>
    </message>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu.</source>
        <translation>Citewise 仍在系統匣中執行。可從系統匣選單結束。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
</context>
<context>
    <name>DesktopSection</name>
    <message>
        <source>Notify when an answer is ready</source>
        <translation>回答完成時通知</translation>
    </message>
    <message>
        <source>Tray icon</source>
        <translation>系統匣圖示</translation>
    </message>
    <message>
        <source>Quick ask from anywhere: give this command a shortcut in your desktop&apos;s keyboard settings.</source>
        <translation>在任何地方快速提問：在系統的鍵盤設定中為以下命令設定快速鍵。</translation>
    </message>
    <message>
        <source>Only while another window is in front and the answer took 10 seconds or more.</source>
        <translation>僅在其他視窗位於前景，且回答花費 10 秒以上時。</translation>
    </message>
    <message>
        <source>Closing the window then leaves Citewise in the tray, where the system has one.</source>
        <translation>關閉視窗後 Citewise 會留在系統匣中（若系統有系統匣）。</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>Open in the default application</source>
        <translation>用預設應用程式開啟</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>開啟所在資料夾</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>文件文字</translation>
    </message>
    <message>
        <source>The file no longer exists. This is the text that was read from it.</source>
        <translation>檔案已不存在。這是之前讀取到的文字。</translation>
    </message>
    <message>
        <source>This document has no text.</source>
        <translation>這個文件沒有文字。</translation>
    </message>
</context>
<context>
    <name>EmbeddedCard</name>
    <message>
        <source>The default model was removed. Until you choose another one, answers are quotes only.</source>
        <translation>預設模型已移除。在你另選之前，回答只摘錄原文。</translation>
    </message>
    <message>
        <source>Loading and testing {model}…</source>
        <translation>正在載入並測試 {model}…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} 已設為預設模型。</translation>
    </message>
    <message>
        <source>loading {model}…</source>
        <translation>正在載入 {model}…</translation>
    </message>
    <message>
        <source>running {model}</source>
        <translation>正在執行 {model}</translation>
    </message>
    <message>
        <source>{model} failed to start</source>
        <translation>{model} 啟動失敗</translation>
    </message>
    <message>
        <source>starts with the first question</source>
        <translation>首次提問時啟動</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>未安裝</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Run this command, then start Citewise again: {command}</source>
        <translation>模型執行元件尚未安裝。請執行以下命令，然後重新啟動 Citewise：{command}</translation>
    </message>
    <message>
        <source>Runs a GGUF file on this computer. No API key, no other program.</source>
        <translation>在本機執行 GGUF 檔案，不需要 API 金鑰，也不需要其他程式。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>0 (CPU only)</source>
        <translation>0（僅用 CPU）</translation>
    </message>
    <message>
        <source>No file yet. Add one that you have downloaded.</source>
        <translation>還沒有檔案。請新增一個已下載的檔案。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>上下文（token）</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>執行緒數</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <translation>GPU 層數</translation>
    </message>
    <message>
        <source>A larger context takes more memory. GPU layers need an xllamacpp build for your GPU.</source>
        <translation>上下文越大，佔用記憶體越多。GPU 層數需要支援你的顯示卡的 xllamacpp。</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>設為預設</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>新增檔案…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>選擇模型</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>模型 (*.gguf);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} 可用。回覆：{word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} 可用。</translation>
    </message>
</context>
<context>
    <name>EmbeddingChoice</name>
    <message>
        <source>Name of the embedding model</source>
        <translation>嵌入模型的名稱</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>僅關鍵字</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name}（已移除）</translation>
    </message>
</context>
<context>
    <name>EmojiPopup</name>
    <message>
        <source>Icons</source>
        <translation>圖示</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation>使用條款</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>在視窗中完成驗證</translation>
    </message>
    <message>
        <source>Searching with {name}…</source>
        <translation>正在用 {name} 搜尋…</translation>
    </message>
    <message>
        <source>Solve the captcha of {name} in the window that opened.</source>
        <translation>請在開啟的視窗中完成 {name} 的驗證。</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就緒</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>暫停 {time}：{reason}</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} 可用。第一項結果：「{title}」</translation>
    </message>
    <message>
        <source>{name} works, though its page has a new layout. First result: “{title}”</source>
        <translation>{name} 可用，但其頁面版面已更新。第一項結果：「{title}」</translation>
    </message>
    <message>
        <source>Not used: {problem}</source>
        <translation>未採用：{problem}</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Search engines</source>
        <translation>搜尋引擎</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
</context>
<context>
    <name>EngineNames</name>
    <message>
        <source>Baidu</source>
        <translation>百度</translation>
    </message>
    <message>
        <source>Bing</source>
        <translation>Bing</translation>
    </message>
    <message>
        <source>Sogou</source>
        <translation>搜狗</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase everything</source>
        <translation>清除所有資料</translation>
    </message>
    <message>
        <source>ERASE</source>
        <comment>the word to type; case does not count</comment>
        <translation>清除</translation>
    </message>
    <message>
        <source>This deletes for good, from this computer:</source>
        <translation>以下內容將從這台電腦上永久刪除：</translation>
    </message>
    <message>
        <source>conversations, memory and knowledge bases, with their backups</source>
        <translation>對話、記憶和知識庫，以及它們的備份</translation>
    </message>
    <message>
        <source>settings, cached pages, cookies of search engines and logs</source>
        <translation>設定、快取的網頁、搜尋引擎的 Cookie 和記錄檔</translation>
    </message>
    <message>
        <source>API keys: the key file, and Citewise&apos;s entries in the system&apos;s keychain, those of other data directories included</source>
        <translation>API 金鑰：金鑰檔案，以及系統鑰匙圈中 Citewise 的項目（包括其他資料目錄的）</translation>
    </message>
    <message>
        <source>Your own documents stay where they are, and so do files in the data directory that Citewise did not write, and backups in other folders or on a server. Answers that are being written are stopped, and Citewise closes.</source>
        <translation>你自己的文件會留在原處，資料目錄中不是由 Citewise 寫入的檔案，以及其他資料夾或伺服器上的備份也會保留。正在產生的回答會停止，Citewise 隨後關閉。</translation>
    </message>
    <message>
        <source>Type {word} to confirm:</source>
        <translation>輸入「{word}」以確認：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ErasedWindow</name>
    <message>
        <source>Everything was erased.</source>
        <translation>所有資料已清除。</translation>
    </message>
    <message>
        <source>Not everything could be erased.</source>
        <translation>部分資料未能清除。</translation>
    </message>
    <message>
        <source>Close Citewise</source>
        <translation>關閉 Citewise</translation>
    </message>
    <message>
        <source>Could not be deleted; delete it yourself:</source>
        <translation>以下內容未能刪除，請自行刪除：</translation>
    </message>
    <message>
        <source>Not written by Citewise, so left in {folder}:</source>
        <translation>以下內容不是由 Citewise 寫入，保留在 {folder} 中：</translation>
    </message>
    <message>
        <source>The system&apos;s keychain did not open, so API keys may still be in it. Delete its entries named Citewise.</source>
        <translation>系統鑰匙圈未能開啟，其中可能仍有 API 金鑰。請刪除其中名為 Citewise 的項目。</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>以及另外 {count} 項</translation>
    </message>
</context>
<context>
    <name>EvidenceChecks</name>
    <message>
        <source>Watch sources</source>
        <translation>定期核對來源</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>每週</translation>
    </message>
    <message>
        <source>The sources are checked again while Citewise runs. A notice tells what changed.</source>
        <translation>Citewise 執行時會定期核對來源，有變化時會提示。</translation>
    </message>
    <message>
        <source>Too many answers are watched already. Stop watching one of them first.</source>
        <translation>定期核對的回答太多，請先停止其中一個。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>This answer is no longer there.</source>
        <translation>這個回答已不存在。</translation>
    </message>
    <message>
        <source>Checked again: {result}</source>
        <translation>重新核對：{result}</translation>
    </message>
</context>
<context>
    <name>EvidenceWatch</name>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止核對</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>The evidence for “{question}” changed: {changes}.</source>
        <translation>「{question}」的來源有變化：{changes}。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>網頁（HTML）</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文件</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON（完整資料）</translation>
    </message>
    <message>
        <source>Evidence bundle</source>
        <translation>證據包</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>圖片 {number}</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>附件：{name}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>沒有回答</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>版本 {number}/{count}</translation>
    </message>
    <message>
        <source>Follows: {question}</source>
        <translation>接在：{question}</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>第 {number} 頁</translation>
    </message>
    <message>
        <source>The page was not read; this is the search engine&apos;s excerpt.</source>
        <translation>未讀取該網頁；這是搜尋引擎的摘要。</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>來源中只能找到一部分</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>來源中沒有找到</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>未核對（語言不同）</translation>
    </message>
    <message>
        <source>Evidence bundle, written by Citewise {program} on {date}.</source>
        <translation>證據包，由 Citewise {program} 於 {date} 匯出。</translation>
    </message>
    <message>
        <source>It holds each passage and how each claim was judged; “citewise verify” reads the sources again.</source>
        <translation>其中有每段原文以及每句話的核對結果；可用「citewise verify」重新讀取來源。</translation>
    </message>
    <message>
        <source>Claims: {counts}</source>
        <translation>核對：{counts}</translation>
    </message>
    <message>
        <source>{count} found in their sources</source>
        <translation>{count} 句能在來源中找到</translation>
    </message>
    <message>
        <source>{count} only partly</source>
        <translation>{count} 句只能部分找到</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>{count} 句未找到</translation>
    </message>
    <message>
        <source>{count} not checked</source>
        <translation>{count} 句未核對</translation>
    </message>
    <message>
        <source>Claim:</source>
        <translation>句子：</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未核對</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>分數 {score}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>引用從 {before} 改為 {after}</translation>
    </message>
    <message>
        <source>As of {date}</source>
        <translation>截至 {date}</translation>
    </message>
    <message>
        <source>Found by a search after the answer</source>
        <translation>回答之後搜尋所得</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>來源不一致</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>Hedged</source>
        <translation>已改用保留語氣</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>已刪去</translation>
    </message>
    <message>
        <source>Contradicted by a source</source>
        <translation>與來源矛盾</translation>
    </message>
    <message>
        <source>Original answer</source>
        <translation>原回答</translation>
    </message>
    <message>
        <source>Times and hashes</source>
        <translation>時間與雜湊值</translation>
    </message>
    <message>
        <source>Accessed {date}</source>
        <translation>瀏覽於 {date}</translation>
    </message>
    <message>
        <source>Page text as of {date}</source>
        <translation>網頁內文（截至 {date}）</translation>
    </message>
    <message>
        <source>SHA-256 of the passage: {hash}</source>
        <translation>原文的 SHA-256：{hash}</translation>
    </message>
    <message>
        <source>SHA-256 of the page text: {hash}</source>
        <translation>網頁內文的 SHA-256：{hash}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Back up to a file</source>
        <translation>備份到檔案</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Include API keys, encrypted with a passphrase</source>
        <translation>包含 API 金鑰，用密語加密</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Conversations, memory, knowledge bases and settings go into one file. You can go on meanwhile.</source>
        <translation>對話、記憶、知識庫和設定存入一個檔案。備份期間可以繼續使用。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>選擇檔案</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>密語</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>重複密語</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>請選擇檔案。</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>至少需要 {number} 個字元。</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>兩次輸入的密語不一致。</translation>
    </message>
</context>
<context>
    <name>Eye</name>
    <message>
        <source>Hide</source>
        <translation>隱藏</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
</context>
<context>
    <name>FactsList</name>
    <message>
        <source>Conversations without a group</source>
        <translation>未分組的對話</translation>
    </message>
    <message>
        <source>Learnt {when}</source>
        <translation>記於 {when}</translation>
    </message>
    <message>
        <source>Written by you {when}</source>
        <translation>由你寫於 {when}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>區分大小寫</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一個相符處</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一個相符處</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉（Esc）</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>在對話中尋找</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>沒有結果</translation>
    </message>
</context>
<context>
    <name>GoingOn</name>
    <message>
        <source>There is no answer yet to name the conversation by.</source>
        <translation>還沒有回答，無法為對話命名。</translation>
    </message>
    <message>
        <source>Naming needs a model. Add one in the settings.</source>
        <translation>命名需要模型。請在設定中新增模型。</translation>
    </message>
</context>
<context>
    <name>GoingOnSection</name>
    <message>
        <source>Suggest follow-up questions</source>
        <translation>建議後續問題</translation>
    </message>
    <message>
        <source>Name conversations by model</source>
        <translation>由模型為對話命名</translation>
    </message>
    <message>
        <source>Up to three questions under the last answer. Each answer costs one more short request.</source>
        <translation>在最後一個回答下方顯示最多三個問題。每個回答會多一次簡短的請求。</translation>
    </message>
    <message>
        <source>In place of the first question, unless you gave a name. One short request each.</source>
        <translation>以標題取代第一個問題（你自己命名的除外）。每個對話多一次簡短的請求。</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>子問題關係圖</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Show or hide conversations</source>
        <translation>顯示或隱藏對話清單</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More options for this conversation</source>
        <translation>此對話的更多選項</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>顯示或隱藏來源</translation>
    </message>
</context>
<context>
    <name>IconField</name>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>匯入對話</translation>
    </message>
    <message>
        <source>Bring your conversations along</source>
        <translation>把你的對話帶過來</translation>
    </message>
    <message>
        <source>From ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or another Citewise: choose the file that its export or backup wrote, or its folder. Nothing of it leaves this computer.</source>
        <translation>支援 ChatGPT、Claude、Cherry Studio、LobeChat、Open WebUI、LibreChat、Chatbox、Jan、LM Studio、Gemini 和其他 Citewise：選擇其匯出或備份的檔案或資料夾。所有內容都只留在這台電腦上。</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>選擇檔案…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>選擇資料夾…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>正在檢查 {file}…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>其中沒有新內容。</translation>
    </message>
    <message>
        <source>Importing from {program}…</source>
        <translation>正在從 {program} 匯入…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Making it searchable…</source>
        <translation>正在建立搜尋索引…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>正在復原匯入…</translation>
    </message>
</context>
<context>
    <name>ImportNumbers</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln 個對話</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln 個問題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new conversation(s)</source>
        <translation>
            <numerusform>%Ln 個新對話</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new question(s)</source>
        <translation>
            <numerusform>%Ln 個新問題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln 張圖片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s)</source>
        <translation>
            <numerusform>%Ln 個其他檔案</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Import prompts</source>
        <translation>匯入提示詞</translation>
    </message>
    <message>
        <source>Prompts in this file</source>
        <translation>此檔案中的提示詞</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) are in the library already.</source>
        <translation>
            <numerusform>%n 個提示詞已在提示詞庫中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are no prompts, or too long.</source>
        <translation>
            <numerusform>%n 個項目不是提示詞或過長。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ImportSection</name>
    <message>
        <source>Import conversations…</source>
        <translation>匯入對話…</translation>
    </message>
    <message>
        <source>Show all ({count})</source>
        <translation>顯示全部（{count}）</translation>
    </message>
    <message>
        <source>Undo the import of “{file}”? What came with it is deleted; conversations in which something was asked since stay.</source>
        <translation>復原匯入「{file}」？隨之匯入的內容會被刪除；之後又提過問的對話會保留。</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>復原匯入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>正在復原匯入…</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>Reading documents: {done} of {total}</source>
        <translation>正在讀取文件：{done}/{total}</translation>
    </message>
    <message>
        <source>Reading documents…</source>
        <translation>正在讀取文件…</translation>
    </message>
    <message>
        <source>Show knowledge bases</source>
        <translation>顯示知識庫</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>Merged backup</source>
        <translation>合併的備份</translation>
    </message>
    <message>
        <source>Already here: {unchanged} · with something new: {grown} · new: {created}</source>
        <translation>已存在：{unchanged} · 有新內容：{grown} · 新對話：{created}</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>匯入已停止</translation>
    </message>
    <message>
        <source>Nothing new to import</source>
        <translation>沒有可匯入的新內容</translation>
    </message>
    <message>
        <source>Import finished</source>
        <translation>匯入完成</translation>
    </message>
    <message>
        <source>Already here: {count}</source>
        <translation>已存在：{count}</translation>
    </message>
    <message>
        <source>Import the same file again to complete it.</source>
        <translation>再次匯入同一檔案即可完成。</translation>
    </message>
    <message>
        <source>Not read: {count}</source>
        <translation>未讀取：{count}</translation>
    </message>
    <message>
        <source>Undone: {counts}.</source>
        <translation>已復原匯入，移除：{counts}。</translation>
    </message>
    <message>
        <source>These stay, because something was asked in them since: {titles}</source>
        <translation>以下對話保留，因為之後又提過問：{titles}</translation>
    </message>
    <message>
        <source>{file} is no export that Citewise knows. Choose the file or folder that ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or Citewise wrote.</source>
        <translation>Citewise 無法識別 {file}。請選擇由 ChatGPT、Claude、Cherry Studio、LobeChat、Open WebUI、LibreChat、Chatbox、Jan、LM Studio、Gemini 或 Citewise 匯出的檔案或資料夾。</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} 已不存在。</translation>
    </message>
    <message>
        <source>{file} may not be read. Allow it, or copy it to another place.</source>
        <translation>沒有權限讀取 {file}。請授予權限，或將其複製到其他位置。</translation>
    </message>
    <message>
        <source>{file} is damaged. Download or copy it again.</source>
        <translation>{file} 已損壞。請重新下載或複製。</translation>
    </message>
    <message>
        <source>damaged, or of another shape</source>
        <translation>已損壞或格式不符</translation>
    </message>
    <message>
        <source>nothing was said in it</source>
        <translation>沒有內容</translation>
    </message>
    <message>
        <source>not in the export</source>
        <translation>匯出檔案中沒有</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>無法儲存</translation>
    </message>
    <message>
        <source>of a kind that is not supported</source>
        <translation>不支援的類型</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>撤銷</translation>
    </message>
    <message>
        <source>Revoke {name}</source>
        <translation>撤銷 {name}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <translation>{name} 的選項</translation>
    </message>
    <message>
        <source>Links: [[1]](https://…)</source>
        <translation>連結：[[1]](https://…)</translation>
    </message>
    <message>
        <source>Numbers: [1]</source>
        <translation>編號：[1]</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>List the sources at the end of each answer</source>
        <translation>在每個回答末尾列出來源</translation>
    </message>
    <message>
        <source>Citations in the text</source>
        <translation>內文中的引用</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>每分鐘請求數</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Add another key (used in turn)</source>
        <translation>再新增一個金鑰（輪流使用）</translation>
    </message>
    <message>
        <source>Delete the stored key</source>
        <translation>刪除已儲存的金鑰</translation>
    </message>
    <message>
        <source>Another key, used in turn</source>
        <translation>另一個金鑰，輪流使用</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>金鑰</translation>
    </message>
    <message>
        <source>To use another one, remove it there.</source>
        <translation>要改用別的金鑰，請先在那裡刪除它。</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>貼上金鑰</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>選填</translation>
    </message>
    <message>
        <source>Stored; type to replace</source>
        <translation>已儲存；輸入即可取代</translation>
    </message>
</context>
<context>
    <name>KeySection</name>
    <message>
        <source>Name of the program, such as Cherry Studio</source>
        <translation>程式名稱，例如 Cherry Studio</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>程式名稱</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>建立金鑰</translation>
    </message>
    <message>
        <source>No keys yet.</source>
        <translation>還沒有金鑰。</translation>
    </message>
    <message>
        <source>Require a key</source>
        <translation>需要金鑰</translation>
    </message>
    <message>
        <source>Without a key every program on this computer can ask, at your expense.</source>
        <translation>不需要金鑰時，本機上的任何程式都可以提問，費用由你負擔。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 個文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 個失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n 個等待中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n 個段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 頁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s)</source>
        <translation>
            <numerusform>%n 個知識庫</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s) embedded</source>
        <translation>
            <numerusform>已向量化 {done}/%n 個段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of an unsupported type</source>
        <translation>
            <numerusform>%n 個檔案的類型不支援讀取</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>網頁</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>筆記</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>對話</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在讀取…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>無法讀取</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done}/{total}</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>正在尋找文件…</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>第 {page} 頁</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
</context>
<context>
    <name>KnowledgeController</name>
    <message>
        <source>Add to knowledge base</source>
        <translation>新增到知識庫</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>知識庫…</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>Knowledge bases</source>
        <translation>知識庫</translation>
    </message>
    <message>
        <source>A knowledge base holds your own documents: PDF, Word, PowerPoint, Excel, EPUB, web pages, notes and more. Answers can rest on them and cite them, page by page. This needs no key and no model, and nothing leaves this computer except the passages that a model is given to answer.

Begin with “New knowledge base”.</source>
        <translation>知識庫存放你自己的文件：PDF、Word、PowerPoint、Excel、EPUB、網頁、筆記等。回答可以以它們為依據，並引用到具體頁碼。不需要金鑰，也不需要模型；除了回答時提供給模型的段落，文件內容不會離開這台電腦。

從「新增知識庫」開始。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>My documents</source>
        <translation>我的文件</translation>
    </message>
    <message>
        <source>Delete “{name}” with {documents}? The files themselves stay where they are.</source>
        <translation>要刪除「{name}」（{documents}）嗎？檔案本身會留在原處。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Removed “{name}” from {base}</source>
        <translation>已從 {base} 中移除「{name}」</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>KnowledgeMenu</name>
    <message>
        <source>All documents</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Knowledge bases: {names}</source>
        <translation>知識庫：{names}</translation>
    </message>
    <message>
        <source>Search your own documents too</source>
        <translation>同時檢索你自己的文件</translation>
    </message>
    <message>
        <source>Knowledge bases in this conversation</source>
        <translation>這個對話使用的知識庫</translation>
    </message>
    <message>
        <source>No knowledge base yet</source>
        <translation>還沒有知識庫</translation>
    </message>
    <message>
        <source>All knowledge bases</source>
        <translation>所有知識庫</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>知識庫…</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>簡體中文</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁體中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓文</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德文</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>西班牙文</translation>
    </message>
    <message>
        <source>French</source>
        <translation>法文</translation>
    </message>
    <message>
        <source>Portuguese (Brazil)</source>
        <translation>葡萄牙文（巴西）</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Line {number}, “{text}”, cannot be used. The other lines apply.</source>
        <translation>第 {number} 行「{text}」無法使用。其餘各行已生效。</translation>
    </message>
</context>
<context>
    <name>ListMenus</name>
    <message numerus="yes">
        <source>Export %n conversation(s)…</source>
        <translation>
            <numerusform>匯出 %n 個對話…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversation(s)</source>
        <translation>
            <numerusform>刪除 %n 個對話</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LocalApiPage</name>
    <message>
        <source>Local API</source>
        <translation>本機 API</translation>
    </message>
    <message>
        <source>Editors, agents and other chat programs get cited answers from Citewise by one address, in the words of OpenAI&apos;s and Anthropic&apos;s APIs. It is served while Citewise is open.</source>
        <translation>編輯器、代理程式和其他聊天程式可以透過一個位址從 Citewise 取得附引用的回答，相容於 OpenAI 和 Anthropic 的 API。Citewise 開啟時可用。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>金鑰</translation>
    </message>
    <message>
        <source>One for each program. Citewise keeps only a hash of it, so it is shown once.</source>
        <translation>每個程式一個金鑰。Citewise 只儲存其雜湊值，因此金鑰只顯示一次。</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>最近的請求</translation>
    </message>
    <message>
        <source>Since Citewise was started. What was asked is not recorded.</source>
        <translation>自 Citewise 啟動以來的請求，不記錄提問內容。</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>還沒有請求。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>進階</translation>
    </message>
    <message>
        <source>Keep conversations of other programs</source>
        <translation>保留其他程式的對話</translation>
    </message>
    <message>
        <source>In the group API. Otherwise they are forgotten after an hour.</source>
        <translation>歸入「API」群組；不保留時，一小時後清除。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a web origin such as https://chat.example.org.</source>
        <translation>第 {number} 行「{text}」不是有效的網頁來源，正確的形式如 https://chat.example.org。</translation>
    </message>
    <message>
        <source>Allowed web origins, one per line</source>
        <translation>允許的網頁來源，每行一個</translation>
    </message>
    <message>
        <source>Web pages in a browser are refused, except those of these sites.</source>
        <translation>瀏覽器中的網頁會被拒絕，除非來自這些網站。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host name such as desk.example.org.</source>
        <translation>第 {number} 行「{text}」不是主機名稱（例如 desk.example.org）。</translation>
    </message>
    <message>
        <source>Allowed host names, one per line</source>
        <translation>允許的主機名稱，每行一個</translation>
    </message>
    <message>
        <source>Names by which others reach this computer, for a proxy or another computer of your network.</source>
        <translation>其他程式存取這台電腦時使用的名稱，供代理伺服器或區域網路裡的其他電腦使用。</translation>
    </message>
    <message>
        <source>Not on: port {port} is already in use. Choose another port, or close the program that uses it.</source>
        <translation>未能啟動：連接埠 {port} 已被佔用。請換一個連接埠，或關閉佔用它的程式。</translation>
    </message>
    <message>
        <source>Not on: the settings file names an address that this computer does not have: {detail}. Use 127.0.0.1 there.</source>
        <translation>未能啟動：設定檔案中的位址不屬於本機：{detail}。請改為 127.0.0.1。</translation>
    </message>
    <message>
        <source>Not on: the system does not allow port {port}. Choose one from 1024 on.</source>
        <translation>未能啟動：系統不允許使用連接埠 {port}。請選擇 1024 或更大的連接埠。</translation>
    </message>
    <message>
        <source>Not on: this installation lacks a part that the local API needs. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>未能啟動：缺少本機 API 所需的元件。安裝命令：pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>Not on: {detail}. Switch it off and on to try again.</source>
        <translation>未能啟動：{detail}。請關閉後重新啟用。</translation>
    </message>
    <message>
        <source>On. Other devices in your network can reach it too, without encryption.</source>
        <translation>已啟用。同一網路中的其他裝置也能存取，且連線未加密。</translation>
    </message>
    <message>
        <source>On. Only this computer can reach it.</source>
        <translation>已啟用，僅本機可以存取。</translation>
    </message>
    <message>
        <source>Created {when}</source>
        <translation>建立於 {when}</translation>
    </message>
    <message>
        <source>last used {when}</source>
        <translation>上次使用：{when}</translation>
    </message>
    <message>
        <source>The key of “{name}”. Copy it now: it is not shown again.</source>
        <translation>「{name}」的金鑰。請立即複製，之後不再顯示。</translation>
    </message>
    <message>
        <source>“{name}” is revoked: it is refused from now on.</source>
        <translation>「{name}」的金鑰已撤銷，不能再使用。</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of {name}</source>
        <translation>{name} 的記錄檔</translation>
    </message>
    <message>
        <source>It has not written anything.</source>
        <translation>還沒有任何輸出。</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>複製記錄檔</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>The last lines that the server wrote. Values of its variables are masked.</source>
        <translation>伺服器最近輸出的內容，環境變數的值已隱去。</translation>
    </message>
</context>
<context>
    <name>LookStep</name>
    <message>
        <source>Welcome to Citewise</source>
        <translation>歡迎使用 Citewise</translation>
    </message>
    <message>
        <source>Answers that rest on sources you can check. Three short steps, all optional.</source>
        <translation>回答有據可查。下面三步都很短，均可略過。</translation>
    </message>
    <message>
        <source>Import conversations of another program…</source>
        <translation>從其他程式匯入對話…</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>The link was ignored. Citewise only takes links like citewise://ask?q=…</source>
        <translation>已忽略該連結。Citewise 只接受這種形式的連結：citewise://ask?q=…</translation>
    </message>
    <message>
        <source>The question was cut at {count} characters.</source>
        <translation>問題過長，已截斷為 {count} 個字元。</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the question.</source>
        <translation>已移除問題中的不可見字元。</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>Short facts about you, so that later answers fit you. After an answer a model proposes what to remember; a line under the answer says what was remembered and can undo it. Keys, passwords and codes are never kept, and private conversations remember nothing.</source>
        <translation>關於你的簡短事實，讓今後的回答更適合你。每次回答之後，由模型提議要記住什麼；回答下方會顯示記住的內容，並可復原。金鑰、密碼和驗證碼絕不會被記住，私密對話也不會留下任何記憶。</translation>
    </message>
    <message>
        <source>Remember in</source>
        <translation>啟用記憶的範圍</translation>
    </message>
    <message>
        <source>Off by default; each group has its own memory.</source>
        <translation>預設關閉；每個群組有各自的記憶。</translation>
    </message>
    <message>
        <source>Auto (the model that answered)</source>
        <translation>自動（回答所用的模型）</translation>
    </message>
    <message>
        <source>Memory model</source>
        <translation>記憶模型</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>已記住的內容</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation>搜尋記憶</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編輯</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘記</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>全部忘記…</translation>
    </message>
    <message>
        <source>Conversations without a group</source>
        <translation>未分組的對話</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>沒有找到「{text}」。</translation>
    </message>
    <message>
        <source>No memories yet.</source>
        <translation>還沒有記憶。</translation>
    </message>
    <message>
        <source>This looks like a key, a password or a code. It is not kept.</source>
        <translation>這看起來像金鑰、密碼或驗證碼，不會儲存。</translation>
    </message>
</context>
<context>
    <name>MemoryRemoval</name>
    <message>
        <source>Forgotten: “{title}”. It was also deleted from what earlier answers were given. What those answers and you yourself wrote stays.</source>
        <translation>已忘記：「{title}」。先前提供給回答的資料中也已將它刪除。先前的回答和你自己寫下的文字保持不變。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Forget everything that is remembered, in all groups? It is also deleted from what earlier answers were given. This cannot be undone. What those answers and you yourself wrote stays.</source>
        <translation>要忘記所有群組記住的全部內容嗎？先前提供給回答的資料中也會一併刪除，且無法復原。先前的回答和你自己寫下的文字保持不變。</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>全部忘記</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>正在忘記…</translation>
    </message>
    <message>
        <source>It is deleted, but unused parts of the file may still contain its words: the disk has too little space, or another program is reading the file.</source>
        <translation>已刪除，但檔案中未使用的部分可能仍留有原文：磁碟空間不足，或另一個程式正在讀取該檔案。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>仍有 %n 個備份含有這些內容：{names}。可以用新備份取代：先檢查新備份，再刪除舊備份。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Files set aside in the data directory also contain these words, and stay: {names}. Delete them yourself when you no longer need them.</source>
        <translation>資料目錄中另行保留的檔案也含有這些內容，不會刪除：{names}。不再需要時，請自行刪除。</translation>
    </message>
    <message>
        <source>Creating a new backup…</source>
        <translation>正在建立新備份…</translation>
    </message>
    <message>
        <source>The new backup is {name}; the old ones are deleted.</source>
        <translation>新備份為 {name}；舊備份已刪除。</translation>
    </message>
    <message>
        <source>No new backup could be created, so the old ones stay. Free up space on the disk, then try again.</source>
        <translation>無法建立新備份，因此舊備份保持不變。請先騰出磁碟空間，然後重試。</translation>
    </message>
</context>
<context>
    <name>MentionCompleter</name>
    <message>
        <source>Knowledge bases</source>
        <translation>知識庫</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>Research</source>
        <translation>深度研究</translation>
    </message>
    <message>
        <source>Split the question into sub-questions, search for each, write a report</source>
        <translation>把問題拆成子問題，逐一搜尋，寫出報告</translation>
    </message>
    <message>
        <source>Research depth</source>
        <translation>研究深度</translation>
    </message>
    <message>
        <source>Research depth: {depth}</source>
        <translation>研究深度：{depth}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Find a model, or type its name</source>
        <translation>尋找模型，或輸入名稱</translation>
    </message>
    <message>
        <source>Use “{name}”</source>
        <translation>使用「{name}」</translation>
    </message>
    <message>
        <source>No models yet. Fetch the list, or type a name above.</source>
        <translation>還沒有模型。請取得清單，或在上面輸入名稱。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Space adds a model to the favourites or removes it.</source>
        <translation>按空白鍵將模型加入我的最愛或移除。</translation>
    </message>
    <message>
        <source>Click the star, or press Space, to add a model to the favourites.</source>
        <translation>按一下星號或按空白鍵，即可將模型加入我的最愛。</translation>
    </message>
</context>
<context>
    <name>ModelMentions</name>
    <message>
        <source>At most {count} models per question.</source>
        <translation>每個問題最多使用 {count} 個模型。</translation>
    </message>
</context>
<context>
    <name>ModelMenu</name>
    <message>
        <source>Models that it may use</source>
        <translation>可以使用的模型</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>所有模型</translation>
    </message>
    <message>
        <source>{model} and {number} more</source>
        <translation>{model} 等（另有 {number} 個）</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Model: {model}</source>
        <translation>模型：{model}</translation>
    </message>
</context>
<context>
    <name>ModelPopup</name>
    <message>
        <source>Filter models</source>
        <translation>篩選模型</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>新增模型…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>比較模型…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>不用模型（僅摘錄原文）</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>我的最愛</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>從我的最愛移除</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>加入我的最愛</translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message>
        <source>Choose a model</source>
        <translation>選擇模型</translation>
    </message>
    <message>
        <source>You can change it for every question, and add more in Settings.</source>
        <translation>每次提問都可更換，也可在設定中新增更多。</translation>
    </message>
    <message>
        <source>No model (quotes only): the best passages, word for word</source>
        <translation>不用模型（僅摘錄原文）：逐字列出最相關的段落</translation>
    </message>
    <message>
        <source>A provider with an API key (opens Settings at the end)</source>
        <translation>使用 API 金鑰的服務提供者（最後開啟設定）</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 個模型</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} on this computer ({count})</source>
        <translation>本機的 {name}（{count}）</translation>
    </message>
    <message>
        <source>Looking for Ollama and LM Studio on this computer…</source>
        <translation>正在尋找本機上的 Ollama 和 LM Studio…</translation>
    </message>
    <message>
        <source>Neither Ollama nor LM Studio is running on this computer.</source>
        <translation>本機沒有執行 Ollama 或 LM Studio。</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>{name} was removed with the default model. Until you choose another one, answers are quotes only.</source>
        <translation>{name} 已移除，預設模型也隨之移除。在你另選之前，回答只摘錄原文。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>預設模型</translation>
    </message>
    <message>
        <source>For new conversations. Without a model, the best passages are shown word for word.</source>
        <translation>用於新對話。不用模型時，直接摘錄最相關的原文。</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>模型服務提供者</translation>
    </message>
    <message>
        <source>No provider yet. Add one to get full answers.</source>
        <translation>還沒有服務提供者。新增一個即可獲得完整回答。</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>新增服務提供者</translation>
    </message>
    <message>
        <source>Custom (OpenAI-compatible)</source>
        <translation>自訂（相容 OpenAI）</translation>
    </message>
    <message>
        <source>Built-in model (GGUF)</source>
        <translation>本機模型（GGUF）</translation>
    </message>
    <message>
        <source>After an answer</source>
        <translation>回答之後</translation>
    </message>
    <message>
        <source>From the environment: {names}</source>
        <translation>來自環境變數：{names}</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>不用模型（僅摘錄原文）</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 個模型</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is running on this computer ({count}).</source>
        <translation>{name} 正在這台電腦上執行（{count}）。</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
</context>
<context>
    <name>NetworkPage</name>
    <message>
        <source>Network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手動設定</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>不使用代理伺服器</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理伺服器</translation>
    </message>
    <message>
        <source>Used for models, search and pages from the next request on. This computer is always reached directly. A proxy resolves names itself, so behind one only literal private addresses are refused.</source>
        <translation>從下一次請求起，模型、搜尋和網頁都會使用此代理伺服器；連往本機時一律直接連線。代理伺服器會自行解析網域名稱，因此使用時只能拒絕直接寫明的私人位址。</translation>
    </message>
    <message>
        <source>Bypass list</source>
        <translation>不經代理伺服器的位址</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host, address or network. The other lines apply.</source>
        <translation>第 {number} 行「{text}」不是主機、位址或網段。其餘各行已生效。</translation>
    </message>
    <message>
        <source>One per line: host, *.host, address or network</source>
        <translation>每行一個：主機、*.主機、位址或網段</translation>
    </message>
    <message>
        <source>Fake-IP DNS (Clash)</source>
        <translation>Fake-IP</translation>
    </message>
    <message>
        <source>Clash and similar tools answer every name with an address in 198.18.0.0/15, which looks private. With Fake-IP these addresses may be read; truly private ones stay refused.</source>
        <translation>Clash 等工具會把所有網域名稱解析為 198.18.0.0/15 的位址，看起來像私人位址。啟用 Fake-IP 後可以存取這些位址；真正的私人位址仍會被拒絕。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Fake-IP</source>
        <translation>Fake-IP 模式</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>連線測試</translation>
    </message>
    <message>
        <source>Uses the current settings and shows each step.</source>
        <translation>依目前設定測試，並顯示每一步。</translation>
    </message>
    <message>
        <source>Optional: an address such as https://api.example.com</source>
        <translation>選填：要測試的位址，例如 https://api.example.com</translation>
    </message>
    <message>
        <source>Address to reach</source>
        <translation>要測試的位址</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>測試連線</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>位址無效，應以 https:// 開頭</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在測試…</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>連線正常。</translation>
    </message>
    <message>
        <source>The connection fails at the first line marked ✗.</source>
        <translation>連線在第一個標有 ✗ 的步驟失敗。</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>沒有結果。</translation>
    </message>
    <message>
        <source>Invalid proxy address. Example: 127.0.0.1:7890</source>
        <translation>代理伺服器位址無效。例如：127.0.0.1:7890</translation>
    </message>
    <message>
        <source>Enter the proxy address. Until then nothing changes.</source>
        <translation>請輸入代理伺服器位址。在此之前設定不會改變。</translation>
    </message>
</context>
<context>
    <name>NewKey</name>
    <message>
        <source>New key</source>
        <translation>新金鑰</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>複製金鑰</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Done: do not show the key any more</source>
        <translation>完成，不再顯示金鑰</translation>
    </message>
</context>
<context>
    <name>NodeView</name>
    <message>
        <source>Depends on: {questions}</source>
        <translation>取決於：{questions}</translation>
    </message>
    <message>
        <source>Answer to the sub-question</source>
        <translation>子問題的回答</translation>
    </message>
    <message>
        <source>Pages of the sub-question</source>
        <translation>子問題的網頁</translation>
    </message>
    <message>
        <source>Searched: {queries}</source>
        <translation>已搜尋：{queries}</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Embedding model</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>Keyword search needs no model and no key. An embedding model also finds passages that say the same in other words; their text is sent to its provider. A new model is used once it has embedded all passages; until then the old one is used.</source>
        <translation>關鍵字檢索不需要模型，也不需要金鑰。使用嵌入模型還能找到換一種說法的段落，段落文字會傳送給相應的服務提供者。更換模型後，要等它處理完所有段落才會生效，在此之前沿用原來的模型。</translation>
    </message>
    <message>
        <source>Qdrant address</source>
        <translation>Qdrant 位址</translation>
    </message>
    <message>
        <source>Your own Qdrant server, which stores the vectors of this knowledge base.</source>
        <translation>你自己的 Qdrant 伺服器，用來存放這個知識庫的向量。</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>僅關鍵字</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>尋找命令</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>沒有這個命令</translation>
    </message>
</context>
<context>
    <name>PassageText</name>
    <message>
        <source>Also quoted</source>
        <translation>另外引用的內容</translation>
    </message>
    <message>
        <source>Also given to the model</source>
        <translation>同樣提供給模型的內容</translation>
    </message>
    <message>
        <source>Not given to the model. The search engine showed:</source>
        <translation>未提供給模型。搜尋引擎顯示的摘要：</translation>
    </message>
    <message>
        <source>Not given to the model. Found in it:</source>
        <translation>未提供給模型。其中找到的內容：</translation>
    </message>
    <message>
        <source>{program} named this source; its passage was not kept.</source>
        <translation>{program} 引用了此來源，但未保留原文段落。</translation>
    </message>
    <message>
        <source>The provider named this source without an excerpt; it was not read here.</source>
        <translation>服務提供者只列出了這個來源，沒有提供摘錄；這裡沒有讀取它。</translation>
    </message>
    <message>
        <source>Reading the page again…</source>
        <translation>正在重新讀取網頁…</translation>
    </message>
    <message>
        <source>The page as it is now</source>
        <translation>網頁現在的內容</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is still in it</source>
        <translation>網頁現在的內容；上面的第一段仍在其中</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is no longer in it word for word</source>
        <translation>網頁現在的內容；上面的第一段原文已不在其中</translation>
    </message>
    <message>
        <source>This is the excerpt that {program} showed; the page itself was not read here.</source>
        <translation>這是 {program} 顯示的摘要；網頁本身未在此讀取。</translation>
    </message>
    <message>
        <source>This is the provider&apos;s excerpt; the page itself was not read here.</source>
        <translation>這是服務提供者提供的摘錄；這裡沒有讀取網頁本身。</translation>
    </message>
    <message>
        <source>{program} kept this of the source; the page itself was not read here.</source>
        <translation>這是 {program} 保留的來源內容；網頁本身未在此讀取。</translation>
    </message>
    <message>
        <source>The provider quoted this; the page itself was not read here.</source>
        <translation>這是服務提供者引用的內容；這裡沒有讀取網頁本身。</translation>
    </message>
    <message>
        <source>Cited passage</source>
        <translation>引用的原文</translation>
    </message>
    <message>
        <source>Given to the model</source>
        <translation>提供給模型的內容</translation>
    </message>
    <message>
        <source>{label} (the search engine&apos;s snippet; the page was not read)</source>
        <translation>{label}（搜尋引擎的摘要，未讀取網頁）</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Passage copied</source>
        <translation>已複製原文</translation>
    </message>
    <message>
        <source>Copy passage</source>
        <translation>複製原文</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>重新整理</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>檢視保留的網頁</translation>
    </message>
    <message>
        <source>Read the page again and show it below what the model was given</source>
        <translation>重新讀取網頁，並顯示在提供給模型的內容下方</translation>
    </message>
    <message>
        <source>What the model was given of this source</source>
        <translation>從這個來源提供給模型的內容</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>開啟文件</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在瀏覽器中開啟</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>One moment…</source>
        <translation>請稍候…</translation>
    </message>
    <message>
        <source>Keep keys in an encrypted file</source>
        <translation>用加密檔案儲存金鑰</translation>
    </message>
    <message>
        <source>Unlock keys</source>
        <translation>解鎖金鑰</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>變更密語</translation>
    </message>
    <message>
        <source>This system has no keychain. A file in the data directory can hold your keys, encrypted with a passphrase that is asked for once after each start. A forgotten passphrase cannot be recovered.</source>
        <translation>此系統沒有鑰匙圈。可以把金鑰儲存在資料目錄中的加密檔案裡，每次啟動後輸入一次密語即可解鎖。密語忘記後無法找回。</translation>
    </message>
    <message>
        <source>Your keys are in an encrypted file. Its passphrase unlocks them until you quit.</source>
        <translation>你的金鑰儲存在加密檔案中。輸入密語即可解鎖，直到結束 Citewise。</translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be recovered.</source>
        <translation>密語忘記後無法找回。</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>建立</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解鎖</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>變更</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>密語</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新密語</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>重複密語</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>目前密語</translation>
    </message>
    <message>
        <source>Enter the passphrase.</source>
        <translation>請輸入密語。</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>至少需要 {number} 個字元。</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>兩次輸入的密語不一致。</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Add servers from JSON</source>
        <translation>從 JSON 新增伺服器</translation>
    </message>
    <message>
        <source>JSON of the servers</source>
        <translation>伺服器的 JSON</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Paste the block that the guide of a server gives for Claude Desktop, Cursor, VS Code or Cherry Studio. Values of variables and headers are secrets.</source>
        <translation>貼上伺服器文件中為 Claude Desktop、Cursor、VS Code 或 Cherry Studio 提供的設定。環境變數和標頭的值會作為金鑰處理。</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Image</source>
        <translation>圖片</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>Remove “{name}”</source>
        <translation>移除「{name}」</translation>
    </message>
</context>
<context>
    <name>Pills</name>
    <message>
        <source>Answers: {model}</source>
        <translation>由 {model} 回答</translation>
    </message>
</context>
<context>
    <name>PrivacyStep</name>
    <message>
        <source>Search and privacy</source>
        <translation>搜尋與隱私</translation>
    </message>
    <message>
        <source>Citewise searches the web from this computer, without a key, when a question needs it; the switch “Web” under the question says off, auto or always.</source>
        <translation>需要時，Citewise 直接從本機搜尋網頁，無需金鑰；問題下方的「連網」開關可設為關閉、自動或總是。</translation>
    </message>
    <message>
        <source>Conversations, files and settings stay on this computer; only the search words go to search engines, and your question with its passages to the model you choose.</source>
        <translation>對話、檔案和設定都儲存在本機；只有搜尋字詞會傳送給搜尋引擎，你的問題及相關段落會傳送給你選擇的模型。</translation>
    </message>
    <message>
        <source>To come back here: Settings, Data, or “Welcome” in the command palette.</source>
        <translation>再次開啟：「設定 → 資料」，或命令面板中的「歡迎」。</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Some data could not be read and was set aside: {problem}</source>
        <translation>有資料無法讀取，已另行保留：{problem}</translation>
    </message>
    <message>
        <source>Answers are shown as plain text, and pages that need scripts are not read: {problem}</source>
        <translation>回答以純文字顯示，需要指令碼的網頁不會讀取：{problem}</translation>
    </message>
    <message>
        <source>{file} was damaged and has been set aside as {copy}.</source>
        <translation>{file} 已損壞，已另存為 {copy}。</translation>
    </message>
    <message>
        <source>Documents that are read again: {count}.</source>
        <translation>將重新讀取 {count} 個文件。</translation>
    </message>
    <message>
        <source>Recovered: {counts}.</source>
        <translation>已還原：{counts}。</translation>
    </message>
    <message>
        <source>Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup.</source>
        <translation>未能還原任何內容。可在「設定 → 資料 → 備份 → 還原…」中還原備份。</translation>
    </message>
    <message>
        <source>The local API is off: another program uses port {port}.</source>
        <translation>本機 API 未啟動：連接埠 {port} 已被其他程式佔用。</translation>
    </message>
    <message>
        <source>The local API could not be started: {problem}</source>
        <translation>無法啟動本機 API：{problem}</translation>
    </message>
</context>
<context>
    <name>PromptDialog</name>
    <message>
        <source>New prompt</source>
        <translation>新增提示詞</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示詞</translation>
    </message>
    <message>
        <source>Find a prompt</source>
        <translation>尋找提示詞</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新增資料夾</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>建立複本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title}（複本）</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>已刪除「{title}」</translation>
    </message>
    <message>
        <source>Folder deleted</source>
        <translation>已刪除資料夾</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) deleted</source>
        <translation>
            <numerusform>已刪除 %n 個提示詞</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Folders can be {levels} levels deep, and their paths {length} characters long, at most.</source>
        <translation>資料夾最多可巢狀 {levels} 層，路徑最長 {length} 個字元。</translation>
    </message>
    <message>
        <source>A prompt is a question that you write once and ask often. Type / in a question to insert one.</source>
        <translation>提示詞是寫一次、反覆使用的問題。在輸入框中輸入 / 即可插入。</translation>
    </message>
    <message>
        <source>Type / in a question to insert a prompt.</source>
        <translation>在輸入框中輸入 / 即可插入提示詞。</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>What to ask. Write {{topic}} where something is filled in each time.</source>
        <translation>要提的問題。每次需要填寫的地方寫成 {{topic}}。</translation>
    </message>
    <message>
        <source>Insert variable</source>
        <translation>插入變數</translation>
    </message>
    <message>
        <source>topic</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>蜜蜂</translation>
    </message>
    <message>
        <source>tone|formal|friendly|brief</source>
        <translation>語氣|正式|親切|簡短</translation>
    </message>
    <message>
        <source>Field to fill in</source>
        <translation>填寫項</translation>
    </message>
    <message>
        <source>Field with a default</source>
        <translation>帶預設值的填寫項</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>今天的日期</translation>
    </message>
    <message>
        <source>Variables: {names}</source>
        <translation>變數：{names}</translation>
    </message>
</context>
<context>
    <name>PromptExamples</name>
    <message>
        <source>Writing</source>
        <translation>寫作</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>閱讀</translation>
    </message>
    <message>
        <source>Summarize</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Summarize the following in [[length|five bullet points|one paragraph|one sentence]]:</source>
        <translation>以[[長度|五個重點|一段話|一句話]]摘要以下內容：</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <translation>白話解釋</translation>
    </message>
    <message>
        <source>Explain [[topic]] to [[reader=someone new to the field]], with one example.</source>
        <translation>向[[讀者=剛入門的人]]解釋[[主題]]，並舉一個例子。</translation>
    </message>
    <message>
        <source>Pros and cons</source>
        <translation>優缺點分析</translation>
    </message>
    <message>
        <source>What are the strongest arguments for and against [[proposal]]? Name the best source for each.</source>
        <translation>支持和反對[[方案]]最有力的理由各是什麼？請為每項理由列出最可靠的來源。</translation>
    </message>
    <message>
        <source>Latest news</source>
        <translation>最新消息</translation>
    </message>
    <message>
        <source>What has changed about [[topic]] in the last [[period|month|year|week]]? Today is [[date]].</source>
        <translation>最近[[時間|一個月|一年|一週]]裡，[[主題]]有什麼變化？今天是 [[date]]。</translation>
    </message>
    <message>
        <source>Improve writing</source>
        <translation>潤飾文字</translation>
    </message>
    <message>
        <source>Improve this text. Keep its meaning and its language; make it [[tone|clearer|shorter|more formal|friendlier]]:</source>
        <translation>潤飾這段文字，保持原意和語言，讓它[[風格|更清楚|更簡短|更正式|更親切]]：</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>翻譯</translation>
    </message>
    <message>
        <source>Translate into [[language=English]], so that it reads naturally:</source>
        <translation>翻譯成[[語言=英文]]，譯文要自然：</translation>
    </message>
    <message>
        <source>Reply to an email</source>
        <translation>回覆郵件</translation>
    </message>
    <message>
        <source>Write a [[tone|friendly|formal|brief]] reply to this email. What I want to say: [[message]]</source>
        <translation>請寫一封[[語氣|親切|正式|簡短]]的回信，回覆這封郵件。我想表達：[[要點]]</translation>
    </message>
</context>
<context>
    <name>PromptFiles</name>
    <message>
        <source>Import prompts</source>
        <translation>匯入提示詞</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <translation>無法讀取此檔案：{reason}</translation>
    </message>
    <message>
        <source>No prompts in this file. Choose a JSON file of prompts.</source>
        <translation>此檔案中沒有提示詞。請選擇包含提示詞的 JSON 檔案。</translation>
    </message>
    <message>
        <source>All prompts of this file are in the library already.</source>
        <translation>此檔案中的提示詞都已在提示詞庫中。</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>匯出提示詞</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) exported</source>
        <translation>
            <numerusform>已匯出 %n 個提示詞</numerusform>
        </translation>
    </message>
    <message>
        <source>This file could not be written: {reason}</source>
        <translation>無法寫入此檔案：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) imported</source>
        <translation>
            <numerusform>已匯入 %n 個提示詞</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>PromptForm</name>
    <message>
        <source>Selected text</source>
        <translation>選取的文字</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪貼簿</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Leave as text</source>
        <translation>保留為文字</translation>
    </message>
    <message>
        <source>Insert the prompt with its variables as they are written (Esc)</source>
        <translation>原樣插入，變數保留為文字（Esc）</translation>
    </message>
</context>
<context>
    <name>PromptLibrary</name>
    <message>
        <source>New prompt</source>
        <translation>新增提示詞</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Add examples</source>
        <translation>新增範例</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>提示詞…</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>還沒有提示詞</translation>
    </message>
    <message>
        <source>New prompt…</source>
        <translation>新增提示詞…</translation>
    </message>
</context>
<context>
    <name>PromptsController</name>
    <message>
        <source>Prompts</source>
        <translation>提示詞</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>插入提示詞</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>將問題儲存為提示詞…</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>提示詞…</translation>
    </message>
    <message>
        <source>“{title}” has more than {count} variables. The rest is inserted as it is written.</source>
        <translation>「{title}」的變數超過 {count} 個，其餘部分依原樣插入。</translation>
    </message>
</context>
<context>
    <name>ProtocolEditor</name>
    <message>
        <source>Derived from the address above</source>
        <translation>依上方的位址推斷</translation>
    </message>
    <message>
        <source>Search address</source>
        <translation>搜尋位址</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>通訊協定</translation>
    </message>
    <message>
        <source>See the provider&apos;s documentation.</source>
        <translation>請參閱服務提供者的文件。</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>模型內建搜尋</translation>
    </message>
    <message>
        <source>The model may search by itself; its sources become citations.</source>
        <translation>模型可以自行搜尋，其來源會成為引用。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>On (as for {services})</source>
        <translation>開啟（方式同 {services}）</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>位址無效，應以 https:// 開頭</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>{where} did not accept the key. Check that all of it was pasted.</source>
        <translation>{where} 不接受這個金鑰。請檢查是否完整貼上。</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one, or fetch the list.</source>
        <translation>{where} 沒有這個模型。請選擇其他模型，或取得清單。</translation>
    </message>
    <message>
        <source>A key for {where} is missing. Paste it above.</source>
        <translation>缺少 {where} 的金鑰。請在上方貼上。</translation>
    </message>
    <message>
        <source>Fetching models…</source>
        <translation>正在取得模型清單…</translation>
    </message>
    <message>
        <source>Choose a model first, or fetch the list.</source>
        <translation>請先選擇模型，或取得模型清單。</translation>
    </message>
    <message>
        <source>Testing {model}…</source>
        <translation>正在測試 {model}…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} 已設為預設模型。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>API 位址</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 金鑰</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Protocol and model&apos;s own search</source>
        <translation>通訊協定與模型內建搜尋</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>設為預設</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>取得模型清單</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>取得 API 金鑰</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>{where} sets the model to {model}.</source>
        <translation>{where}指定了模型 {model}。</translation>
    </message>
    <message>
        <source>The .env file</source>
        <translation>.env 檔案</translation>
    </message>
    <message>
        <source>An environment variable</source>
        <translation>環境變數</translation>
    </message>
    <message>
        <source>Show or hide {name}</source>
        <translation>展開或收合 {name}</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>需要金鑰</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 個模型</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid address. Example: https://api.example.com/v1</source>
        <translation>位址無效。例如：https://api.example.com/v1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found. Choose one, then test it or set it as default.</source>
        <translation>
            <numerusform>找到 %n 個模型。選一個，然後測試或設為預設。</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} 可用。回覆：{word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} 可用。</translation>
    </message>
</context>
<context>
    <name>ProxyForm</name>
    <message>
        <source>Type</source>
        <translation>類型</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>主機和連接埠</translation>
    </message>
    <message>
        <source>User</source>
        <translation>使用者名稱</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Your question names a private address. Allow reading {places}?</source>
        <translation>問題裡有私人位址。允許讀取 {places} 嗎？</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>允許</translation>
    </message>
    <message>
        <source>Send without reading it</source>
        <translation>不讀取，直接傳送</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in a new conversation. {reason}</source>
        <translation>你的問題未能發出，已保留在新對話的輸入框中。{reason}</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in “{title}”. {reason}</source>
        <translation>你的問題未能發出，已保留在「{title}」的輸入框中。{reason}</translation>
    </message>
</context>
<context>
    <name>QuickAsk</name>
    <message>
        <source>Quick ask</source>
        <translation>快速提問</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>有問題，儘管問</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>你的問題</translation>
    </message>
    <message>
        <source>Enter: ask · Esc: hide</source>
        <translation>Enter 提問 · Esc 隱藏</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Retrieval</source>
        <translation>檢索</translation>
    </message>
    <message>
        <source>By default passages are chosen by keywords, on this computer. An embedding or rerank model compares them by meaning as well; if it fails or is slow, keywords are used alone.</source>
        <translation>預設在本機依關鍵字挑選段落。嵌入模型或重排序模型還會依語意比較；失敗或過慢時只用關鍵字。</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>Finds passages that say the same in other words.</source>
        <translation>能找到意思相同、用詞不同的段落。</translation>
    </message>
    <message>
        <source>For new knowledge bases</source>
        <translation>用於新的知識庫</translation>
    </message>
    <message>
        <source>Your documents&apos; text is sent to this provider. Existing knowledge bases keep their model.</source>
        <translation>你的文件內容會傳送給此服務提供者。現有的知識庫會繼續使用原來的模型。</translation>
    </message>
    <message>
        <source>Also for web pages</source>
        <translation>也用於網頁</translation>
    </message>
    <message>
        <source>Their text is sent to this provider, too. Not used where a rerank model is set up.</source>
        <translation>網頁內容也會傳送給此服務提供者。已設定重排序模型時不使用。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Rerank model</source>
        <translation>重排序模型</translation>
    </message>
    <message>
        <source>Sorts the best forty passages for each question. They are sent to the provider, including those of your own documents and memories.</source>
        <translation>為每個問題重新排列最相關的 40 個段落。這些段落會傳送給服務提供者，包括你自己的文件和記憶中的段落。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Custom (by address)</source>
        <translation>自訂（填寫位址）</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服務提供者</translation>
    </message>
    <message>
        <source>It works ({number} dimensions).</source>
        <translation>可用（{number} 維）。</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在測試…</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>停止朗讀</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>朗讀</translation>
    </message>
    <message>
        <source>Read aloud (no voice is installed)</source>
        <translation>朗讀（未安裝語音）</translation>
    </message>
    <message>
        <source>Code.</source>
        <translation>程式碼。</translation>
    </message>
    <message>
        <source>Formula.</source>
        <translation>公式。</translation>
    </message>
    <message>
        <source>The voice stopped: {reason}</source>
        <translation>語音已中斷：{reason}</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Previous sentence</source>
        <translation>上一句</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>下一句</translation>
    </message>
    <message>
        <source>Reading aloud: {number} of {count}</source>
        <translation>正在朗讀：{number}/{count}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
</context>
<context>
    <name>RerankFields</name>
    <message>
        <source>Full /rerank address</source>
        <translation>完整的 /rerank 位址</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>預設</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 金鑰</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>取得 API 金鑰</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在測試…</translation>
    </message>
    <message>
        <source>It works: the better of two passages came first.</source>
        <translation>可用：兩個段落中更相關的排在前面。</translation>
    </message>
    <message>
        <source>It answered, but could not tell the better of two passages.</source>
        <translation>有回應，但沒能分辨兩個段落哪個更相關。</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>請先填寫位址。</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>位址無效，應以 https:// 開頭</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message>
        <source>Sources</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Sub-questions</source>
        <translation>子問題</translation>
    </message>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>子問題關係圖</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>已繼續</translation>
    </message>
    <message>
        <source>Planning, round {number}</source>
        <translation>規劃，第 {number} 輪</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Searched “{query}”</source>
        <translation>已搜尋「{query}」</translation>
    </message>
    <message>
        <source>Searched “{query}”: {hits}</source>
        <translation>已搜尋「{query}」：{hits}</translation>
    </message>
    <message>
        <source>Read {page}</source>
        <translation>已讀取 {page}</translation>
    </message>
    <message>
        <source>Could not read {page}</source>
        <translation>無法讀取 {page}</translation>
    </message>
    <message>
        <source>Writing the answer to “{question}”</source>
        <translation>正在撰寫「{question}」的回答</translation>
    </message>
    <message>
        <source>{state}: {question}</source>
        <translation>{state}：{question}</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在撰寫報告</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>深入</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜尋</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>沒有結果</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已略過</translation>
    </message>
    <message>
        <source>{place} of {count}: {question} – {state}</source>
        <translation>{place}/{count}：{question} – {state}</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在撰寫</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>約 {number}</translation>
    </message>
    <message>
        <source>{used} of {most} tokens</source>
        <translation>{used}/{most} token</translation>
    </message>
    <message>
        <source>{used} tokens</source>
        <translation>{used} token</translation>
    </message>
    <message>
        <source>Research: a question first</source>
        <translation>深度研究：先確認一個問題</translation>
    </message>
    <message>
        <source>Research: {told}</source>
        <translation>深度研究：{told}</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>正在撰寫報告…</translation>
    </message>
    <message>
        <source>Preparing the report…</source>
        <translation>正在準備報告…</translation>
    </message>
    <message>
        <source>Planning the research…</source>
        <translation>正在規劃研究…</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>等待你的回答</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Report requested early</source>
        <translation>已依要求提前撰寫報告</translation>
    </message>
    <message>
        <source>Limit of sub-questions reached</source>
        <translation>子問題數已達上限</translation>
    </message>
    <message>
        <source>Limit of pages reached</source>
        <translation>網頁數已達上限</translation>
    </message>
    <message>
        <source>Token limit reached</source>
        <translation>token 已達上限</translation>
    </message>
    <message>
        <source>Time limit reached</source>
        <translation>已達時間上限</translation>
    </message>
    <message>
        <source>No sub-questions needed</source>
        <translation>無需子問題</translation>
    </message>
    <message>
        <source>All sub-questions done</source>
        <translation>所有子問題都已處理</translation>
    </message>
</context>
<context>
    <name>ResearchController</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>無法寫入 {file}。請選擇其他位置。</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>已儲存：{file}</translation>
    </message>
</context>
<context>
    <name>ResearchSaver</name>
    <message>
        <source>Graph as image (SVG)…</source>
        <translation>將關係圖儲存為圖片（SVG）…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>將報告儲存為 Markdown…</translation>
    </message>
    <message>
        <source>Report as web page (HTML)…</source>
        <translation>將報告儲存為網頁（HTML）…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>將報告儲存為 PDF…</translation>
    </message>
</context>
<context>
    <name>ResearchView</name>
    <message>
        <source>Research</source>
        <translation>深度研究</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>立即回答</translation>
    </message>
    <message>
        <source>Ask no more sub-questions and write the report from what there is</source>
        <translation>不再提出子問題，用現有的內容撰寫報告</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>The graph appears here, from the first sub-question on.</source>
        <translation>從第一個子問題開始，關係圖會顯示在這裡。</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>關係圖</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Steps of the research</source>
        <translation>研究的步驟</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隱藏</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大（+）</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>縮小（-）</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>符合視窗（0）</translation>
    </message>
    <message>
        <source>{time} of {most}</source>
        <translation>{time}/{most}</translation>
    </message>
</context>
<context>
    <name>ResearchWords</name>
    <message numerus="yes">
        <source>%n sub-question(s)</source>
        <translation>
            <numerusform>%n 個子問題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n sub-question(s) answered</source>
        <translation>
            <numerusform>已回答 {done}/%n 個子問題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sub-question(s)</source>
        <translation>
            <numerusform>%n 個新子問題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>略過 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 個網頁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n page(s)</source>
        <translation>
            <numerusform>{done}/%n 個網頁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n sub-question(s), {pages}, {minutes}, about {tokens} tokens.</source>
        <translation>
            <numerusform>最多 %n 個子問題、{pages}、{minutes}、約 {tokens} token。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n 個已回答</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>還原備份</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>從檔案…</translation>
    </message>
    <message>
        <source>From the server</source>
        <translation>從伺服器</translation>
    </message>
    <message>
        <source>Replace everything here</source>
        <translation>取代這裡的全部內容</translation>
    </message>
    <message>
        <source>Merge with what is here</source>
        <translation>與這裡的內容合併</translation>
    </message>
    <message>
        <source>Undo merge</source>
        <translation>復原合併</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>正在驗證備份…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Passphrase of its API keys (empty: leave them out)</source>
        <translation>其中 API 金鑰的密語（留空則不還原金鑰）</translation>
    </message>
    <message>
        <source>Passphrase of its API keys</source>
        <translation>其中 API 金鑰的密語</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Adds conversations, questions, facts and documents that are not here. Nothing here changes.</source>
        <translation>新增這裡沒有的對話、提問、記憶和文件。現有內容不變。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合併</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup, and the restore can be undone. Citewise closes for it and opens again.</source>
        <translation>這裡現有的內容會保留為備份，之後可以回到還原前的狀態。Citewise 會關閉並重新開啟。</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>還原並重新啟動</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在詢問伺服器…</translation>
    </message>
    <message>
        <source>There are no backups on the server.</source>
        <translation>伺服器上沒有備份。</translation>
    </message>
    <message>
        <source>{moment}, before a restore ({size})</source>
        <translation>{moment}，還原之前（{size}）</translation>
    </message>
    <message>
        <source>{moment} ({size})</source>
        <translation>{moment}（{size}）</translation>
    </message>
    <message>
        <source>No backups here yet. Choose a file.</source>
        <translation>這裡還沒有備份。請選擇檔案。</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>正在下載…</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>備份 (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>{moment}, Citewise {version}: {counts} ({size})</source>
        <translation>{moment}，Citewise {version}：{counts}（{size}）</translation>
    </message>
    <message>
        <source>API keys are in it, encrypted.</source>
        <translation>其中包含加密的 API 金鑰。</translation>
    </message>
    <message>
        <source>No API keys are in it.</source>
        <translation>其中沒有 API 金鑰。</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>正在合併…</translation>
    </message>
    <message>
        <source>The merge was undone.</source>
        <translation>已復原合併。</translation>
    </message>
</context>
<context>
    <name>RestoreFailedWindow</name>
    <message>
        <source>The backup was not restored; everything is as it was.</source>
        <translation>備份沒有還原，一切保持原樣。</translation>
    </message>
    <message>
        <source>Open Citewise</source>
        <translation>開啟 Citewise</translation>
    </message>
</context>
<context>
    <name>RetryMenu</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>搜尋來源</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>核對回答</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助理</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>與其他模型比較…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>不用模型（僅摘錄原文）</translation>
    </message>
    <message>
        <source>Without searching</source>
        <translation>不連網</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Research: {depth}</source>
        <translation>深度研究：{depth}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>不使用助理</translation>
    </message>
</context>
<context>
    <name>SampleSection</name>
    <message>
        <source>Example for</source>
        <translation>範例適用於</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP（HTTP）</translation>
    </message>
    <message>
        <source>MCP as a command</source>
        <translation>MCP（命令）</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>複製範例</translation>
    </message>
    <message>
        <source>Settings → Model Provider → Add</source>
        <translation>設定 → 模型提供者 → 新增</translation>
    </message>
    <message>
        <source>Provider type: OpenAI</source>
        <translation>供應商類型：OpenAI</translation>
    </message>
    <message>
        <source>API key: {key}</source>
        <translation>API 金鑰：{key}</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>任意內容</translation>
    </message>
    <message>
        <source>API host: {url}</source>
        <translation>API 主機位址：{url}</translation>
    </message>
    <message>
        <source>Models: Manage, then choose citewise-search</source>
        <translation>模型：按「管理」，選擇 citewise-search</translation>
    </message>
    <message>
        <source>For agents and editors that speak MCP over HTTP.</source>
        <translation>適用於支援 MCP（HTTP）的代理程式和編輯器。</translation>
    </message>
    <message>
        <source>Needs neither the switch nor a key: the program starts Citewise itself.</source>
        <translation>無需啟用本機 API，也不需要金鑰：程式會自行啟動 Citewise。</translation>
    </message>
</context>
<context>
    <name>SamplingFields</name>
    <message>
        <source>Default</source>
        <translation>預設</translation>
    </message>
    <message>
        <source>One per line, at most {count}. The answer ends before the first one that comes up. \n is a line break.</source>
        <translation>每行一個，最多 {count} 個。回答會在最先出現的序列之前結束。\n 表示換行。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>溫度</translation>
    </message>
    <message>
        <source>Low: predictable. High: varied.</source>
        <translation>低：穩定；高：多變。</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Maximum length (tokens)</source>
        <translation>最大長度（token）</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>推理強度</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>停止序列</translation>
    </message>
    <message>
        <source>“{model}” does not take this: it is left out.</source>
        <translation>「{model}」不支援此項，將不傳送。</translation>
    </message>
    <message>
        <source>Without a model nothing is written: passages are quoted as they are.</source>
        <translation>不用模型時不會寫作，只原樣摘錄原文。</translation>
    </message>
    <message>
        <source>Set either the temperature or top-p. Where a service takes only one, it is the temperature.</source>
        <translation>溫度和 Top-p 設定其一即可。只支援一個的服務使用溫度。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>極低</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
</context>
<context>
    <name>SearchEntry</name>
    <message>
        <source>Search suggestions by Google</source>
        <translation>Google 搜尋建議</translation>
    </message>
</context>
<context>
    <name>SearchMenu</name>
    <message>
        <source>{channel}, this message only</source>
        <translation>{channel}（僅用於這則訊息）</translation>
    </message>
    <message>
        <source>Search source: {channel}</source>
        <translation>搜尋來源：{channel}</translation>
    </message>
    <message>
        <source>Only {site}</source>
        <translation>僅限 {site}</translation>
    </message>
    <message>
        <source>Check answers: {mode}, this message only</source>
        <translation>核對回答：{mode}（僅這則訊息）</translation>
    </message>
    <message>
        <source>This message</source>
        <translation>這則訊息</translation>
    </message>
    <message>
        <source>This conversation</source>
        <translation>這個對話</translation>
    </message>
    <message>
        <source>Default (as in settings)</source>
        <translation>預設（依照設定）</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>搜尋設定…</translation>
    </message>
    <message>
        <source>{channel} (paused)</source>
        <translation>{channel}（暫停中）</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>搜尋方式</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>改寫問題</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>由模型決定（工具）</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>核對回答</translation>
    </message>
    <message>
        <source>Keep the pages that are read</source>
        <translation>保留讀取的網頁</translation>
    </message>
    <message>
        <source>Tools (MCP) in this conversation</source>
        <translation>此對話使用工具（MCP）</translation>
    </message>
    <message>
        <source>Only this site, such as example.org</source>
        <translation>僅限此網站，例如 example.org</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>不限網站</translation>
    </message>
    <message>
        <source>Invalid site. Examples: example.org or *://*.example.org/*</source>
        <translation>網站無效。例如：example.org 或 *://*.example.org/*</translation>
    </message>
</context>
<context>
    <name>SearchNotes</name>
    <message>
        <source>A free account works within low limits; ten results at most</source>
        <translation>免費帳戶可用但限額較低；最多十項結果</translation>
    </message>
    <message>
        <source>A tool of an MCP server that you have set up</source>
        <translation>你自己設定的 MCP 伺服器的工具</translation>
    </message>
    <message>
        <source>Google&apos;s results; a small free plan</source>
        <translation>Google 的結果；有少量免費額度</translation>
    </message>
    <message>
        <source>Google&apos;s results; prepaid, more than ten results cost double</source>
        <translation>Google 的結果；預付費，超過十項結果費用加倍</translation>
    </message>
    <message>
        <source>In the language of the question; CC BY-SA</source>
        <translation>使用提問的語言；採 CC BY-SA 授權</translation>
    </message>
    <message>
        <source>Its host is not confirmed; another address can be set</source>
        <translation>其主機位址未經確認；可以另設位址</translation>
    </message>
    <message>
        <source>Monthly free credits; a few searches without a key</source>
        <translation>每月有免費額度；沒有金鑰也能搜尋幾次</translation>
    </message>
    <message>
        <source>Paid by the search</source>
        <translation>按次計費</translation>
    </message>
    <message>
        <source>Paid by the search and by tokens</source>
        <translation>按次並依 token 計費</translation>
    </message>
    <message>
        <source>Paid by the search, with the key of the models</source>
        <translation>按次計費，與模型共用金鑰</translation>
    </message>
    <message>
        <source>Paid by tokens; the free key is for non-commercial use</source>
        <translation>依 token 計費；免費金鑰僅限非商業用途</translation>
    </message>
    <message>
        <source>Paid, after a small trial</source>
        <translation>付費，有少量試用額度</translation>
    </message>
    <message>
        <source>Paid, with credit to start; a hundred searches a day without a key</source>
        <translation>付費，有初始額度；沒有金鑰每天可搜尋一百次</translation>
    </message>
    <message>
        <source>Paid, with free credits every month</source>
        <translation>付費，每月有免費額度</translation>
    </message>
    <message>
        <source>Paid, with free credits every month; wants a card</source>
        <translation>付費，每月有免費額度；需要綁定信用卡</translation>
    </message>
    <message>
        <source>Papers; one request in three seconds</source>
        <translation>論文；每三秒一次請求</translation>
    </message>
    <message>
        <source>Prepaid; the API&apos;s older version</source>
        <translation>預付費；使用舊版 API</translation>
    </message>
    <message>
        <source>Reads engines&apos; result pages in a browser of its own; several engines&apos; terms forbid reading by program</source>
        <translation>用內建的瀏覽器讀取搜尋引擎的結果頁；有些引擎的條款禁止程式讀取</translation>
    </message>
    <message>
        <source>Repositories; ten requests a minute without a key</source>
        <translation>程式碼儲存庫；沒有金鑰每分鐘十次請求</translation>
    </message>
    <message>
        <source>Scholarly works; free and open</source>
        <translation>學術文獻；免費開放</translation>
    </message>
    <message>
        <source>Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day</source>
        <translation>Stack Overflow，或其網路中你允許的網站；文字採 CC BY-SA 授權；每天 300 次搜尋</translation>
    </message>
    <message>
        <source>Stories of Hacker News, by Algolia&apos;s free search</source>
        <translation>Hacker News 的貼文，由 Algolia 免費搜尋提供</translation>
    </message>
    <message>
        <source>The model&apos;s own terms</source>
        <translation>以模型自己的條款為準</translation>
    </message>
    <message>
        <source>Your own documents, on this computer</source>
        <translation>你自己的文件，就在這台電腦上</translation>
    </message>
    <message>
        <source>Your own server; `json` must stand in search.formats of its settings.yml</source>
        <translation>你自己的伺服器；其 settings.yml 的 search.formats 中必須有 json</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>進階</translation>
    </message>
    <message>
        <source>Web search in new conversations</source>
        <translation>新對話連網搜尋</translation>
    </message>
    <message>
        <source>Default search provider</source>
        <translation>預設搜尋服務</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>搜尋方式</translation>
    </message>
    <message>
        <source>Rewriting turns the question into queries and searches once. With tools, the model may search several times while it answers, or not at all.</source>
        <translation>改寫：把問題改寫成搜尋字詞，只搜尋一次。工具：模型在回答時可以多次搜尋，也可以不搜尋。</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>核對回答</translation>
    </message>
    <message>
        <source>Mark moves citations to the passage that says it and shows where sources disagree, without a model or the network. Repair also searches for what was not found and has the model correct it, which takes longer and costs more. The original answer stays one click away.</source>
        <translation>「標註」會把引用改指真正支持該說法的段落，並標出來源不一致之處，不用模型，也不連網。「修正」還會補查未見於來源的內容，並讓模型更正，耗時更長、費用更高。只要按一下就能看到修改前的回答。</translation>
    </message>
    <message>
        <source>Search providers</source>
        <translation>搜尋服務</translation>
    </message>
    <message>
        <source>Choose one to enter its key or to test it.</source>
        <translation>選擇一個，填寫金鑰或進行測試。</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>搜尋引擎</translation>
    </message>
    <message>
        <source>Web search without a key asks the first ones in parallel, then the next, until there are results.</source>
        <translation>免金鑰的網頁搜尋會先同時查詢前幾個引擎，再查詢後面的，直到有結果。</translation>
    </message>
    <message>
        <source>Auto (by language)</source>
        <translation>自動（依語言）</translation>
    </message>
    <message>
        <source>Parallel engines</source>
        <translation>同時查詢的引擎數</translation>
    </message>
    <message>
        <source>Engine timeout (s)</source>
        <translation>引擎逾時（秒）</translation>
    </message>
    <message>
        <source>Without any results, slow engines are still waited for while the next ones are asked.</source>
        <translation>還沒有任何結果時，會一邊查詢後面的引擎，一邊繼續等待慢的引擎。</translation>
    </message>
    <message>
        <source>Keep search engine cookies</source>
        <translation>保留搜尋引擎 Cookie</translation>
    </message>
    <message>
        <source>Fewer captchas, but the engines recognise you across restarts.</source>
        <translation>真人驗證會減少，但重新啟動後引擎仍能認出你。</translation>
    </message>
    <message>
        <source>Opens the engines&apos; public result pages in a hidden browser, as you would yourself. Their terms may restrict automated use; whether to use them is your decision.</source>
        <translation>在隱藏的瀏覽器中開啟引擎的公開結果頁，就像你自己開啟一樣。其條款可能限制自動存取，是否使用由你決定。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Auto (by model)</source>
        <translation>自動（依模型）</translation>
    </message>
    <message>
        <source>Results per search</source>
        <translation>每次搜尋的結果數</translation>
    </message>
    <message>
        <source>Pages read in full</source>
        <translation>閱讀全文的網頁數</translation>
    </message>
    <message>
        <source>Max. source tokens per answer</source>
        <translation>每個回答的來源 token 上限</translation>
    </message>
    <message>
        <source>More tokens: more evidence, but slower and more expensive answers.</source>
        <translation>token 越多，依據越充分，但回答更慢、更貴。</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>網站</translation>
    </message>
    <message>
        <source>Match patterns such as *://*.example.org/* or https://example.org/docs/*, or a plain domain such as example.org, which includes its subdomains.</source>
        <translation>比對模式，例如 *://*.example.org/* 或 https://example.org/docs/*；也可以直接寫網域，例如 example.org，包括其子網域。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a match pattern. The other lines apply.</source>
        <translation>第 {number} 行「{text}」不是比對模式。其餘各行已生效。</translation>
    </message>
    <message>
        <source>Blocked sites (one pattern per line)</source>
        <translation>封鎖的網站（每行一個模式）</translation>
    </message>
    <message>
        <source>Allowed sites (empty: all)</source>
        <translation>允許的網站（留空：不限）</translation>
    </message>
    <message>
        <source>Allowed private addresses</source>
        <translation>允許存取的私人位址</translation>
    </message>
    <message>
        <source>Pages on this computer and in private networks are only read if listed here.</source>
        <translation>本機和內部網路的網頁只有列在這裡才會讀取。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not host:port (wiki.local:8080). The other lines apply.</source>
        <translation>第 {number} 行「{text}」不是「主機:連接埠」（如 wiki.local:8080）。其餘各行已生效。</translation>
    </message>
    <message>
        <source>One per line, as host:port</source>
        <translation>每行一個，格式為「主機:連接埠」</translation>
    </message>
    <message>
        <source>Engine addresses</source>
        <translation>搜尋引擎位址</translation>
    </message>
    <message>
        <source>Empty: default.</source>
        <translation>留空：使用預設位址。</translation>
    </message>
    <message>
        <source>Tick at least one engine. Until then nothing changes.</source>
        <translation>請至少勾選一個引擎。在此之前設定不會改變。</translation>
    </message>
    <message>
        <source>“{text}” is not a web address. It should begin with https://</source>
        <translation>「{text}」不是網址，應以 https:// 開頭</translation>
    </message>
</context>
<context>
    <name>SearchSwitch</name>
    <message>
        <source>Never search: the model answers from what it knows</source>
        <translation>不搜尋：模型用已有的知識回答</translation>
    </message>
    <message>
        <source>Search when the question needs it</source>
        <translation>需要時才搜尋</translation>
    </message>
    <message>
        <source>Search the web for every question</source>
        <translation>每個問題都連網搜尋</translation>
    </message>
    <message>
        <source>Web:</source>
        <translation>連網：</translation>
    </message>
    <message>
        <source>Web search: {mode}</source>
        <translation>連網搜尋：{mode}</translation>
    </message>
</context>
<context>
    <name>ServerCard</name>
    <message>
        <source>Show or hide {name}</source>
        <translation>展開或收合 {name}</translation>
    </message>
    <message>
        <source>Use {name}</source>
        <translation>啟用 {name}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>登出</translation>
    </message>
    <message>
        <source>Show command…</source>
        <translation>檢視命令…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新啟動</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編輯…</translation>
    </message>
    <message>
        <source>Log…</source>
        <translation>記錄檔…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Starting the server and asking for its tools…</source>
        <translation>正在啟動伺服器並取得工具…</translation>
    </message>
    <message>
        <source>Sign in in your browser, then come back here.</source>
        <translation>請在瀏覽器中登入，然後回到這裡。</translation>
    </message>
    <message>
        <source>You are signed in. You can close this page and go back to Citewise.</source>
        <translation>登入成功。可以關閉此頁面，回到 Citewise。</translation>
    </message>
    <message>
        <source>You are signed in.</source>
        <translation>登入成功。</translation>
    </message>
    <message>
        <source>Cancel sign-in</source>
        <translation>取消登入</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>登入…</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Edit {name}</source>
        <translation>編輯 {name}</translation>
    </message>
    <message>
        <source>Add server</source>
        <translation>新增伺服器</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>請填寫名稱。</translation>
    </message>
    <message>
        <source>Such as My files</source>
        <translation>例如：我的檔案</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>變數</translation>
    </message>
    <message>
        <source>Add variable</source>
        <translation>新增變數</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>標頭</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>新增標頭</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>類型</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>The program, or the whole line of a guide.</source>
        <translation>填寫程式名稱，或直接貼上文件中的整行命令。</translation>
    </message>
    <message>
        <source>Arguments, one per line</source>
        <translation>引數，每行一個</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>環境變數</translation>
    </message>
    <message>
        <source>Address (streamable HTTP)</source>
        <translation>位址（streamable HTTP）</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>標頭</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Program on this computer</source>
        <translation>本機程式</translation>
    </message>
    <message>
        <source>Server at an address</source>
        <translation>遠端伺服器</translation>
    </message>
    <message>
        <source>Give the command.</source>
        <translation>請填寫命令。</translation>
    </message>
    <message>
        <source>Give the address.</source>
        <translation>請填寫位址。</translation>
    </message>
    <message>
        <source>Every value needs a name.</source>
        <translation>每個值都需要名稱。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>檢索</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>工具（MCP）</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>本機 API</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>資料</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Tested</source>
        <translation>已實測</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>未實測</translation>
    </message>
    <message>
        <source>Tested with responses in the structure recorded from this provider; their wording is our own.</source>
        <translation>測試用的回應與該服務提供者真實傳回的結構一致，其中的文字由我們撰寫。</translation>
    </message>
    <message>
        <source>Built from the provider&apos;s documentation, not tried with real traffic. The Test button shows whether it works for you.</source>
        <translation>依服務提供者的文件實作，沒有實測過。按「測試」可以知道它對你是否可用。</translation>
    </message>
    <message>
        <source>Nobody has tested this provider yet. It should work like others of its kind; the Test button shows whether it does.</source>
        <translation>這個服務提供者還沒有人測試過。它應與同類服務一樣工作；按「測試」可以確認。</translation>
    </message>
    <message>
        <source>Chat Completions (OpenAI and most others)</source>
        <translation>Chat Completions（OpenAI 及大多數服務）</translation>
    </message>
    <message>
        <source>Responses (OpenAI)</source>
        <translation>Responses（OpenAI）</translation>
    </message>
    <message>
        <source>Messages (Anthropic)</source>
        <translation>Messages（Anthropic）</translation>
    </message>
    <message>
        <source>Gemini (Google)</source>
        <translation>Gemini（Google）</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>DashScope (Alibaba Cloud)</source>
        <translation>DashScope（阿里雲）</translation>
    </message>
    <message>
        <source>Conversations (Mistral)</source>
        <translation>Conversations（Mistral）</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>改寫問題</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>由模型決定（工具）</translation>
    </message>
    <message>
        <source>Set by an environment variable. What is set here applies once that is removed.</source>
        <translation>已由環境變數指定。移除該變數後，這裡的設定才會生效。</translation>
    </message>
    <message>
        <source>Set by the .env file in the data directory. What is set here applies once it is removed from there.</source>
        <translation>已由資料目錄中的 .env 檔案指定。從中移除後，這裡的設定才會生效。</translation>
    </message>
    <message>
        <source>{count} keys are kept in this system&apos;s keychain and used in turn.</source>
        <translation>{count} 個金鑰儲存在系統鑰匙圈中，輪流使用。</translation>
    </message>
    <message>
        <source>The key is kept in this system&apos;s keychain.</source>
        <translation>金鑰儲存在系統鑰匙圈中。</translation>
    </message>
    <message>
        <source>No keychain was found: {count} keys are kept in memory until you quit Citewise, never on disk.</source>
        <translation>未找到鑰匙圈：{count} 個金鑰只儲存在記憶體中，結束 Citewise 即失效，絕不寫入磁碟。</translation>
    </message>
    <message>
        <source>No keychain was found: the key is kept in memory until you quit Citewise, never on disk.</source>
        <translation>未找到鑰匙圈：金鑰只儲存在記憶體中，結束 Citewise 即失效，絕不寫入磁碟。</translation>
    </message>
    <message>
        <source>{count} keys are kept in the encrypted key file and used in turn.</source>
        <translation>{count} 個金鑰儲存在加密的金鑰檔案中，輪流使用。</translation>
    </message>
    <message>
        <source>The key is kept in the encrypted key file.</source>
        <translation>金鑰儲存在加密的金鑰檔案中。</translation>
    </message>
    <message>
        <source>The key is in the encrypted key file, which is locked.</source>
        <translation>金鑰在加密的金鑰檔案中，該檔案尚未解鎖。</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>金鑰來自環境變數。</translation>
    </message>
    <message>
        <source>The key comes from the .env file in the data directory.</source>
        <translation>金鑰來自資料目錄中的 .env 檔案。</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keychain.</source>
        <translation>儲存在系統鑰匙圈中。</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file.</source>
        <translation>未找到鑰匙圈：儲存在加密的金鑰檔案中。</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file once it is unlocked, until then in memory only.</source>
        <translation>未找到鑰匙圈：解鎖後儲存在加密的金鑰檔案中，在此之前只儲存在記憶體中。</translation>
    </message>
    <message>
        <source>No keychain was found: kept in memory until you quit Citewise, never on disk.</source>
        <translation>未找到鑰匙圈：只儲存在記憶體中，結束 Citewise 即失效，絕不寫入磁碟。</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>暫停 {time}：{reason}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就緒</translation>
    </message>
    <message>
        <source>needs a model that can search</source>
        <translation>需要能搜尋的模型</translation>
    </message>
    <message>
        <source>needs an address</source>
        <translation>需要位址</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>需要金鑰</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} 分鐘</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} 可用。第一項結果：「{title}」</translation>
    </message>
    <message>
        <source>{name} works. Reply: “{text}”</source>
        <translation>{name} 可用。回覆：「{text}」</translation>
    </message>
    <message>
        <source>{name} works, but found nothing.</source>
        <translation>{name} 可用，但沒有找到結果。</translation>
    </message>
    <message>
        <source>works</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>Resolving the proxy</source>
        <translation>解析代理伺服器位址</translation>
    </message>
    <message>
        <source>Connecting to the proxy</source>
        <translation>連線至代理伺服器</translation>
    </message>
    <message>
        <source>Encryption to the proxy</source>
        <translation>與代理伺服器建立加密連線</translation>
    </message>
    <message>
        <source>Proxy authentication</source>
        <translation>代理伺服器身分驗證</translation>
    </message>
    <message>
        <source>Proxy to address</source>
        <translation>代理伺服器連線至目標位址</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>DNS 查詢</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>連線</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>建立加密連線</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>回應</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>找不到主機</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒絕</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>未及時回應</translation>
    </message>
    <message>
        <source>the connection was closed</source>
        <translation>連線被關閉</translation>
    </message>
    <message>
        <source>the certificate is not trusted</source>
        <translation>憑證不受信任</translation>
    </message>
    <message>
        <source>no encrypted connection</source>
        <translation>未能建立加密連線</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>伺服器出錯</translation>
    </message>
    <message>
        <source>invalid proxy address</source>
        <translation>代理伺服器位址無效</translation>
    </message>
    <message>
        <source>invalid address</source>
        <translation>位址無效</translation>
    </message>
    <message>
        <source>not an HTTP response</source>
        <translation>不是 HTTP 回應</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>失敗</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>尋找命令或按鍵</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新快速鍵</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>無快速鍵</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>預設</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重設</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>沒有這個命令</translation>
    </message>
    <message>
        <source>{key} belongs to “{command}”. Apply takes it over.</source>
        <translation>{key} 已用於「{command}」。按「套用」將改為此命令。</translation>
    </message>
    <message>
        <source>A letter alone would be typed, not run. Hold Ctrl or Alt with it.</source>
        <translation>單一字母會被當作輸入。請同時按住 Ctrl 或 Alt。</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Sources</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>深度研究</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>Cited</source>
        <translation>已引用</translation>
    </message>
    <message>
        <source>Read, not cited</source>
        <translation>已閱讀，未引用</translation>
    </message>
    <message>
        <source>Also consulted</source>
        <translation>還查閱了</translation>
    </message>
    <message>
        <source>Found, not read</source>
        <translation>已找到，未閱讀</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>無法讀取</translation>
    </message>
    <message>
        <source>Untitled source</source>
        <translation>未命名的來源</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>News</source>
        <translation>新聞</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>Post on X</source>
        <translation>X 貼文</translation>
    </message>
    <message>
        <source>Place on a map</source>
        <translation>地圖地點</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>筆記</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>對話</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>The model was given a memory about you here. It has been forgotten since, so its text is gone.</source>
        <translation>模型在這裡用過一則關於你的記憶。你已讓它忘記，原文已不存在。</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>已忘記</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Hide sources</source>
        <translation>隱藏來源</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>回答的來源</translation>
    </message>
    <message>
        <source>The sources of an answer are listed here, with the passages that it rests on.</source>
        <translation>回答的來源以及它所依據的原文會列在這裡。</translation>
    </message>
    <message>
        <source>Nothing found yet…</source>
        <translation>尚未找到來源…</translation>
    </message>
    <message>
        <source>No sources were found for this answer.</source>
        <translation>這個回答沒有找到來源。</translation>
    </message>
    <message>
        <source>This answer was written without searching.</source>
        <translation>這個回答沒有搜尋。</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>No voice is installed. On Linux install speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>未安裝語音。在 Linux 上請安裝 speech-dispatcher 和語音，例如 espeak-ng。</translation>
    </message>
</context>
<context>
    <name>SpeechSection</name>
    <message>
        <source>Auto (by the answer&apos;s language)</source>
        <translation>自動（依回答的語言）</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>語音</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>語速</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Choose another directory…</source>
        <translation>選擇其他目錄…</translation>
    </message>
    <message>
        <source>For this start alone; “citewise --data-dir” names one for every start.</source>
        <translation>僅本次啟動有效；如需每次使用，請用「citewise --data-dir」指定。</translation>
    </message>
    <message>
        <source>Restore the last backup</source>
        <translation>還原最近的備份</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Citewise opens in a moment</source>
        <translation>Citewise 即將開啟</translation>
    </message>
    <message>
        <source>Citewise could not start</source>
        <translation>Citewise 無法啟動</translation>
    </message>
    <message>
        <source>Another version of Citewise has your conversations open ({version}). Close it; this window goes on by itself.</source>
        <translation>另一個版本的 Citewise（{version}）正在使用你的對話。請關閉它，本視窗隨後會自動繼續。</translation>
    </message>
    <message>
        <source>A Citewise command is still running in a terminal, or an earlier window is being closed. This window goes on by itself when that has ended.</source>
        <translation>終端機中的 Citewise 命令仍在執行，或先前的視窗正在關閉。結束後本視窗會自動繼續。</translation>
    </message>
    <message>
        <source>“{name}” in {folder} was made by a newer version of Citewise.</source>
        <translation>{folder} 中的「{name}」由較新版本的 Citewise 建立。</translation>
    </message>
    <message>
        <source>Install the newer version again. This one changes nothing in the file.</source>
        <translation>請重新安裝較新的版本。目前版本不會改動該檔案。</translation>
    </message>
    <message>
        <source>Another program is working on “{name}” in {folder}.</source>
        <translation>另一個程式正在使用 {folder} 中的「{name}」。</translation>
    </message>
    <message>
        <source>Close that program, for example one that copies or synchronises files, and try again.</source>
        <translation>請關閉該程式（例如正在複製或同步檔案的程式），然後重試。</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}.</source>
        <translation>無法寫入 {folder}。</translation>
    </message>
    <message>
        <source>Allow your user to write there, or plug in the drive, and try again.</source>
        <translation>請授予你的使用者帳戶寫入權限，或接上該磁碟，然後重試。</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>{folder} 所在的磁碟已滿。</translation>
    </message>
    <message>
        <source>Make room on it, and try again. Nothing was lost.</source>
        <translation>請騰出空間後重試。沒有遺失任何內容。</translation>
    </message>
    <message>
        <source>“{name}” in {folder} is damaged.</source>
        <translation>{folder} 中的「{name}」已損壞。</translation>
    </message>
    <message>
        <source>Try again: a damaged file is kept aside, and a new one is begun.</source>
        <translation>請重試：損壞的檔案會另行保留，並建立新的檔案。</translation>
    </message>
    <message>
        <source>“{name}” in {folder} has to be updated for this version, and no backup could be made.</source>
        <translation>{folder} 中的「{name}」需要升級到此版本的格式，但無法先建立備份。</translation>
    </message>
    <message>
        <source>Free up space on the disk, or allow writing there, and try again. Nothing was changed.</source>
        <translation>請釋放磁碟空間或允許寫入該目錄，然後重試。未做任何變更。</translation>
    </message>
    <message>
        <source>The drive that holds {folder} cannot keep two programs apart.</source>
        <translation>{folder} 所在的磁碟不支援檔案鎖，無法防止兩個程式同時寫入。</translation>
    </message>
    <message>
        <source>Keep your data on a drive of this computer.</source>
        <translation>請把資料儲存在本機的磁碟上。</translation>
    </message>
    <message>
        <source>Something in {folder} could not be opened.</source>
        <translation>{folder} 中有內容無法開啟。</translation>
    </message>
    <message>
        <source>Try again. If that does not help, choose another directory for now.</source>
        <translation>請重試。如果仍然不行，請暫時選擇其他目錄。</translation>
    </message>
    <message>
        <source>Or go back to the last backup: {backup}. The present file is kept beside it.</source>
        <translation>也可以還原最近的備份：{backup}。目前的檔案會保留在它旁邊。</translation>
    </message>
    <message>
        <source>The system says: {detail}</source>
        <translation>系統提示：{detail}</translation>
    </message>
    <message>
        <source>The backup was restored; the former file is now {path}.</source>
        <translation>備份已還原；原來的檔案現在是 {path}。</translation>
    </message>
    <message>
        <source>Choose another directory</source>
        <translation>選擇其他目錄</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>Show image</source>
        <translation>檢視圖片</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>移除圖片</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>The model wants to use “{tool}” of {server}: {arguments}</source>
        <translation>模型想使用 {server} 的「{tool}」：{arguments}</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>允許一次</translation>
    </message>
    <message>
        <source>Always for this server</source>
        <translation>一律允許此伺服器</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暫不允許</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>一律拒絕</translation>
    </message>
</context>
<context>
    <name>ToolList</name>
    <message>
        <source>All tools</source>
        <translation>所有工具</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Use as search provider</source>
        <translation>用作搜尋服務</translation>
    </message>
    <message>
        <source>Searches by it stand in Settings → Search and in the search menu. It is called without asking.</source>
        <translation>它會出現在「設定 → 搜尋」和搜尋選單中。呼叫時不再詢問。</translation>
    </message>
    <message>
        <source>Use of {tool}</source>
        <translation>{tool} 的使用方式</translation>
    </message>
</context>
<context>
    <name>ToolsPage</name>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>已刪除「{name}」。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>工具（MCP）</translation>
    </message>
    <message>
        <source>Models can use tools that MCP servers give them: your files, calendars, databases, other programs. You are asked before each call, unless you set a tool to On.</source>
        <translation>模型可以使用 MCP 伺服器提供的工具，例如你的檔案、日曆、資料庫和其他程式。每次呼叫前都會詢問你，除非將該工具設為「開啟」。</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>新增伺服器…</translation>
    </message>
    <message>
        <source>Paste JSON…</source>
        <translation>貼上 JSON…</translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation>還沒有伺服器</translation>
    </message>
    <message>
        <source>MCP (Model Context Protocol) is how programs offer tools to models. There are servers for files, notes, GitHub, databases and more. The guide of each has a block of JSON that begins with “mcpServers”: copy it and choose Paste JSON. Without one, choose Add server and give its command or its address.</source>
        <translation>MCP（模型上下文通訊協定）讓程式為模型提供工具，有用於檔案、筆記、GitHub、資料庫等的伺服器。它們的文件通常會提供一段以「mcpServers」開頭的 JSON：複製後按「貼上 JSON」。如果沒有，請按「新增伺服器」，填寫命令或位址。</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在啟動…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Ready · {tools}</source>
        <translation>就緒 · {tools}</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>需要登入</translation>
    </message>
    <message>
        <source>Consent needed</source>
        <translation>需要你的同意</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Starts when needed</source>
        <translation>需要時啟動</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>詢問</translation>
    </message>
    <message>
        <source>The program {command} was not found.</source>
        <translation>找不到程式 {command}。</translation>
    </message>
    <message>
        <source>{command} cannot be run as a program. Check the path under Edit, or its permissions.</source>
        <translation>無法執行 {command}。請在「編輯」中檢查路徑，或檢查它的權限。</translation>
    </message>
    <message>
        <source>It was not ready in time. The first start may have to download a lot: try Restart, or see the log.</source>
        <translation>啟動逾時。首次啟動可能要下載較多內容：請按「重新啟動」再試，或檢視記錄檔。</translation>
    </message>
    <message>
        <source>The program ended before it was ready. The log says more.</source>
        <translation>程式在就緒前就結束了。詳情見記錄檔。</translation>
    </message>
    <message>
        <source>The program ended by itself. Try Restart; the log says more.</source>
        <translation>程式已自行結束。請按「重新啟動」，詳情見記錄檔。</translation>
    </message>
    <message>
        <source>Nothing answers at {host}. Check the address, and whether the server is running.</source>
        <translation>{host} 沒有回應。請檢查位址，並確認伺服器正在執行。</translation>
    </message>
    <message>
        <source>{host} wants you to sign in. Press Sign in: its page opens in your browser.</source>
        <translation>{host} 需要登入。按「登入」，它的頁面會在瀏覽器中開啟。</translation>
    </message>
    <message>
        <source>{host} refused the request: a token is missing or wrong. Under Edit, give the header Authorization, usually with the value Bearer and the token.</source>
        <translation>{host} 拒絕了請求：缺少權杖或權杖不正確。請在「編輯」中新增標頭 Authorization，值通常為 Bearer 加權杖。</translation>
    </message>
    <message>
        <source>It was not started: you have not agreed to its command yet.</source>
        <translation>未啟動：你尚未同意執行它的命令。</translation>
    </message>
    <message>
        <source>{host} answers, but not as an MCP server. Check the path; it often ends in /mcp.</source>
        <translation>{host} 有回應，但不是 MCP 伺服器。請檢查路徑，通常以 /mcp 結尾。</translation>
    </message>
    <message>
        <source>It failed: {detail}. The log may say more.</source>
        <translation>啟動失敗：{detail}。詳情可能見記錄檔。</translation>
    </message>
    <message>
        <source>This installation lacks a part that tools need. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>此安裝缺少工具所需的元件。安裝命令：pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>It has neither a command nor an address.</source>
        <translation>既沒有命令，也沒有位址。</translation>
    </message>
    <message>
        <source>It speaks the older transport SSE, which Citewise does not. Look for its streamable HTTP address, which often ends in /mcp.</source>
        <translation>它使用舊的 SSE 傳輸方式，Citewise 不支援。請尋找它的 streamable HTTP 位址，通常以 /mcp 結尾。</translation>
    </message>
    <message>
        <source>“{detail}” is no web address. Example: https://example.com/mcp</source>
        <translation>「{detail}」不是網址。例如：https://example.com/mcp</translation>
    </message>
    <message>
        <source>“{detail}” is a placeholder: put in what it stands for.</source>
        <translation>「{detail}」是預留文字，請改成實際內容。</translation>
    </message>
    <message>
        <source>“{detail}” cannot be the name of a variable or header.</source>
        <translation>「{detail}」不能用作變數或標頭的名稱。</translation>
    </message>
    <message>
        <source>“{detail}” holds a control character.</source>
        <translation>「{detail}」含有控制字元。</translation>
    </message>
    <message>
        <source>“{detail}” is not understood.</source>
        <translation>無法識別「{detail}」。</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, {reason}. Copy the whole block, with its brackets.</source>
        <translation>這不是有效的 JSON：第 {line} 行，{reason}。請複製整段內容，包括括號。</translation>
    </message>
    <message>
        <source>No server is named here. Look for a block with “mcpServers” in its guide.</source>
        <translation>這裡沒有伺服器。請在伺服器文件中尋找含有「mcpServers」的一段。</translation>
    </message>
    <message>
        <source>Not added: {name}. {problem}</source>
        <translation>未新增：{name}。{problem}</translation>
    </message>
    <message>
        <source>Still without a value: {names}. Give it under Edit.</source>
        <translation>尚未填寫值：{names}。請在「編輯」中填寫。</translation>
    </message>
    <message>
        <source>It comes with Node.js: install that, then try Restart.</source>
        <translation>它隨 Node.js 提供：請安裝 Node.js，然後按「重新啟動」。</translation>
    </message>
    <message>
        <source>It comes with uv: install that, then try Restart.</source>
        <translation>它隨 uv 提供：請安裝 uv，然後按「重新啟動」。</translation>
    </message>
    <message>
        <source>It comes with Bun: install that, then try Restart.</source>
        <translation>它隨 Bun 提供：請安裝 Bun，然後按「重新啟動」。</translation>
    </message>
    <message>
        <source>It comes with Docker: install that, then try Restart.</source>
        <translation>它隨 Docker 提供：請安裝 Docker，然後按「重新啟動」。</translation>
    </message>
    <message>
        <source>Install it, or give its full path under Edit.</source>
        <translation>請安裝它，或在「編輯」中填寫完整路徑。</translation>
    </message>
    <message>
        <source>It downloads what it runs from the internet, at the first start and for updates.</source>
        <translation>它會在首次啟動和更新時從網際網路下載要執行的程式。</translation>
    </message>
</context>
<context>
    <name>ToolsWording</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 個工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s) left out</source>
        <translation>
            <numerusform>另有 %n 個工具未列出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works: %n tool(s) after {time}.</source>
        <translation>
            <numerusform>可用：{time}後獲得 %n 個工具。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) found:</source>
        <translation>
            <numerusform>找到 %n 個伺服器：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Source</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>來源不一致</translation>
    </message>
    <message>
        <source>as of {date}</source>
        <translation>截至 {date}</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>已複製程式碼</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>已複製連結</translation>
    </message>
    <message>
        <source>Answer copied</source>
        <translation>已複製回答</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Answer and sources copied</source>
        <translation>已複製回答和來源</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>開啟網頁</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>複製連結</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>複製引用</translation>
    </message>
    <message>
        <source>Citation copied</source>
        <translation>已複製引用</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>檢視原文</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>跳到最新</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Quote in question</source>
        <translation>引用至提問</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>開啟連結</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全選</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜尋…</translation>
    </message>
    <message>
        <source>Answering…</source>
        <translation>正在回答…</translation>
    </message>
    <message>
        <source>The answer is complete.</source>
        <translation>回答已完成。</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>接著問</translation>
    </message>
    <message>
        <source>Edit before asking</source>
        <translation>編輯後再問</translation>
    </message>
    <message>
        <source>Show corrected</source>
        <translation>顯示修改後</translation>
    </message>
    <message>
        <source>Show original</source>
        <translation>顯示修改前</translation>
    </message>
    <message>
        <source>Go to the next one in doubt</source>
        <translation>跳到下一處存疑的引用</translation>
    </message>
    <message>
        <source>Next in doubt ({place} of {count})</source>
        <translation>下一處存疑（{place}/{count}）</translation>
    </message>
    <message>
        <source>No uncited claims found</source>
        <translation>沒有缺少來源的句子</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編輯</translation>
    </message>
    <message>
        <source>Forgotten: {fact}</source>
        <translation>已忘記：{fact}</translation>
    </message>
    <message>
        <source>Remembered: {fact}</source>
        <translation>已記住：{fact}</translation>
    </message>
    <message>
        <source>Memory updated: {fact}</source>
        <translation>已更新記憶：{fact}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <translation>你想了解什麼？</translation>
    </message>
    <message>
        <source>Every answer shows its sources, and the passage behind each claim.</source>
        <translation>每個回答都列出來源，以及每個說法所依據的原文。</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>助理</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>What changed in the latest Python release?</source>
        <translation>最新的 Python 版本有哪些變化？</translation>
    </message>
    <message>
        <source>How do heat pumps work in very cold weather?</source>
        <translation>熱泵在嚴寒天氣裡怎麼工作？</translation>
    </message>
    <message>
        <source>Compare the evidence for and against a four-day week</source>
        <translation>比較支持和反對週休三日的證據</translation>
    </message>
    <message>
        <source>Nothing of it is written to disk or remembered; when the window closes, it is gone. The model and the sites that are searched still see your questions.</source>
        <translation>內容不會寫入磁碟，也不會留下記憶；關閉視窗後即消失。所用的模型和網站仍會照常看到你的問題。</translation>
    </message>
    <message>
        <source>This is the original answer.</source>
        <translation>目前顯示修改前的回答。</translation>
    </message>
    <message>
        <source>This is the corrected answer.</source>
        <translation>目前顯示修改後的回答。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並排比較</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>圖片 {number}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Retry with…</source>
        <translation>換個方式重試…</translation>
    </message>
    <message>
        <source>Edit question</source>
        <translation>編輯問題</translation>
    </message>
    <message>
        <source>A private conversation</source>
        <translation>私密對話</translation>
    </message>
    <message>
        <source>Shown as plain text: formulas, tables, code and charts are not drawn, and no cards open on citations.</source>
        <translation>以純文字顯示：不會呈現公式、表格、程式碼和圖表，引用也沒有提示卡片。</translation>
    </message>
    <message>
        <source>Show image</source>
        <translation>檢視圖片</translation>
    </message>
    <message>
        <source>Show graph</source>
        <translation>顯示關係圖</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>立即回答</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Answer below, or skip this and start the research as it is.</source>
        <translation>請在下方回答，或略過並直接開始研究。</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>搜尋字詞</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新搜尋</translation>
    </message>
    <message>
        <source>Source: {channel}</source>
        <translation>來源：{channel}</translation>
    </message>
    <message>
        <source>{channel} failed: {reason}</source>
        <translation>{channel}：{reason}</translation>
    </message>
    <message>
        <source>{said} ({reasons})</source>
        <translation>{said}（{reasons}）</translation>
    </message>
    <message>
        <source>{input} tokens in, {output} out</source>
        <translation>輸入 {input} token，輸出 {output} token</translation>
    </message>
    <message>
        <source>cached {time}</source>
        <translation>快取於 {time}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>未允許</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引數</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>上一個版本</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>下一個版本</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>版本 {number}/{count}</translation>
    </message>
    <message>
        <source>trying {channel}</source>
        <translation>改用：{channel}</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>搜尋引擎</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>網頁</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>思考過程</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳情</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>新增模型</translation>
    </message>
    <message>
        <source>Network settings</source>
        <translation>網路設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜尋設定</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>選擇其他模型</translation>
    </message>
    <message>
        <source>Model settings</source>
        <translation>模型設定</translation>
    </message>
    <message>
        <source>Copy with sources</source>
        <translation>複製（含來源）</translation>
    </message>
    <message>
        <source>Show uncited claims</source>
        <translation>標出無來源的句子</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>自動換行</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Show as image</source>
        <translation>顯示為圖片</translation>
    </message>
    <message>
        <source>This SVG cannot be shown.</source>
        <translation>無法顯示這個 SVG。</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>複製為 Markdown</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>複製為 CSV</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>儲存為 CSV</translation>
    </message>
    <message>
        <source>image</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>the page was not read, only its excerpt from a search</source>
        <translation>沒有讀取網頁，只有搜尋得到的摘錄</translation>
    </message>
    <message>
        <source>only partly found in its source</source>
        <translation>來源中只能找到一部分</translation>
    </message>
    <message>
        <source>not found in its source</source>
        <translation>來源中沒有找到</translation>
    </message>
    <message>
        <source>not checked (other language)</source>
        <translation>未核對（語言不同）</translation>
    </message>
    <message>
        <source>Find a source for this</source>
        <translation>為這句話尋找來源</translation>
    </message>
    <message>
        <source>Check with {model}</source>
        <translation>用 {model} 核對</translation>
    </message>
    <message>
        <source>Stopped. What was written so far is kept.</source>
        <translation>已停止。已寫出的內容會保留。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>採用此回答</translation>
    </message>
    <message>
        <source>Stop {model}</source>
        <translation>停止 {model}</translation>
    </message>
    <message>
        <source>Keep the answer of {model}</source>
        <translation>採用 {model} 的回答</translation>
    </message>
    <message>
        <source>Answers side by side: {count}</source>
        <translation>並排的回答：{count} 個</translation>
    </message>
    <message>
        <source>Translate again</source>
        <translation>重新翻譯</translation>
    </message>
    <message>
        <source>Show translation ({language})</source>
        <translation>顯示譯文（{language}）</translation>
    </message>
    <message>
        <source>Translating into {language} with {model}…</source>
        <translation>正在用 {model} 翻譯成{language}…</translation>
    </message>
    <message>
        <source>Translated into {language}</source>
        <translation>已翻譯成{language}</translation>
    </message>
    <message>
        <source>Show original</source>
        <comment>of a translation</comment>
        <translation>顯示原文</translation>
    </message>
</context>
<context>
    <name>Translations</name>
    <message>
        <source>Translate</source>
        <translation>翻譯</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Translating needs a model. Add one in the settings.</source>
        <translation>翻譯需要模型。請在設定中新增模型。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>TrialPane</name>
    <message>
        <source>Question or keywords</source>
        <translation>問題或關鍵字</translation>
    </message>
    <message>
        <source>Test search in this knowledge base</source>
        <translation>在此知識庫中測試檢索</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>檢索結果，最相關的在前</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>沒有找到「{text}」。</translation>
    </message>
    <message>
        <source>Enter a question or keywords to see which passages an answer would use.</source>
        <translation>輸入問題或關鍵字，看看回答時會用到哪些段落。</translation>
    </message>
</context>
<context>
    <name>TurnMenu</name>
    <message>
        <source>Quote</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>The quotation was shortened.</source>
        <translation>引文過長，已截短。</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>重新核對來源</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>將問題儲存為提示詞…</translation>
    </message>
    <message>
        <source>Delete question and answer</source>
        <translation>刪除這組問答</translation>
    </message>
    <message>
        <source>Question and answer deleted.</source>
        <translation>已刪除這組問答。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo restore</source>
        <translation>回到還原前</translation>
    </message>
    <message>
        <source>Undo and restart</source>
        <translation>復原並重新啟動</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup. Citewise closes for it and opens again.</source>
        <translation>這裡現有的內容會保留為備份。Citewise 會關閉並重新開啟。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>UpdateDialog</name>
    <message>
        <source>What&apos;s new</source>
        <translation>更新內容</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>下載頁面</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>略過此版本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>No notes were published.</source>
        <translation>未發布更新說明。</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>What&apos;s new</source>
        <translation>更新內容</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>下載頁面</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>略過此版本</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍後</translation>
    </message>
</context>
<context>
    <name>UpdateSection</name>
    <message>
        <source>Check for new versions once a day</source>
        <translation>每天檢查一次新版本</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即檢查</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>更新內容</translation>
    </message>
    <message>
        <source>Asks {host} for a signed list of versions; nothing about you or this computer is sent with it. You are told of a new version, and nothing is downloaded or installed.</source>
        <translation>向 {host} 要求一份附簽章的版本清單，不會傳送關於你或這台電腦的任何資訊。有新版本時只會提示，不會下載或安裝任何內容。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在檢查…</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>Citewise {version} is available.</source>
        <translation>Citewise {version} 已推出。</translation>
    </message>
    <message>
        <source>Citewise {version} is available, but needs a newer version of your system.</source>
        <translation>Citewise {version} 已推出，但需要較新版本的作業系統。</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>已是最新版本。</translation>
    </message>
    <message>
        <source>The signature of the version list is wrong, so it was ignored.</source>
        <translation>版本清單的簽章不正確，已忽略。</translation>
    </message>
    <message>
        <source>The version list is older than one seen before, so it was ignored.</source>
        <translation>版本清單比之前收到的更舊，已忽略。</translation>
    </message>
    <message>
        <source>The version list was redirected to an insecure address, so it was not loaded.</source>
        <translation>版本清單被重新導向到不安全的位址，因此未載入。</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>•••••••• from an environment variable</source>
        <translation>•••••••• 來自環境變數</translation>
    </message>
    <message>
        <source>•••••••• from the .env file</source>
        <translation>•••••••• 來自 .env 檔案</translation>
    </message>
    <message>
        <source>•••••••• stored; type to replace</source>
        <translation>•••••••• 已儲存，輸入即可取代</translation>
    </message>
</context>
<context>
    <name>VaultActions</name>
    <message>
        <source>Keep keys in an encrypted file…</source>
        <translation>用加密檔案儲存金鑰…</translation>
    </message>
    <message>
        <source>Unlock keys…</source>
        <translation>解鎖金鑰…</translation>
    </message>
    <message>
        <source>Change passphrase…</source>
        <translation>變更密語…</translation>
    </message>
    <message>
        <source>Delete key file…</source>
        <translation>刪除金鑰檔案…</translation>
    </message>
    <message>
        <source>Delete the encrypted file and all keys in it? This cannot be undone.</source>
        <translation>要刪除加密檔案及其中的所有金鑰嗎？此操作無法復原。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>No claim of this answer rests on a source.</source>
        <translation>這個回答沒有引用來源的句子。</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>檢視保留的網頁</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未核對</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>未變</translation>
    </message>
    <message>
        <source>Passage moved</source>
        <translation>原文已移位</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>無法讀取</translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation>原文有改動</translation>
    </message>
    <message>
        <source>Passage removed</source>
        <translation>原文已刪去</translation>
    </message>
    <message>
        <source>Page gone</source>
        <translation>網頁已不存在</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}：{count}</translation>
    </message>
    <message>
        <source>Other sentences of the passage changed.</source>
        <translation>這段原文的其他句子有改動。</translation>
    </message>
    <message>
        <source>The page stands at {place} now.</source>
        <translation>網頁現位於 {place}。</translation>
    </message>
    <message>
        <source>Beside the page as it is now: {verdict}.</source>
        <translation>與現在的網頁對照：{verdict}。</translation>
    </message>
    <message>
        <source>A copy of the page as it was is kept.</source>
        <translation>已存有當時的網頁複本。</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}。</translation>
    </message>
    <message>
        <source>Your own material has no page on the web.</source>
        <translation>你自己的資料沒有網頁。</translation>
    </message>
    <message>
        <source>It has no address on the web.</source>
        <translation>它沒有網址。</translation>
    </message>
    <message>
        <source>Its address is known from the answer&apos;s words alone, and is not opened.</source>
        <translation>其網址只見於回答的文字，不會開啟。</translation>
    </message>
    <message>
        <source>Your rules for sites forbid it.</source>
        <translation>你的網站規則不允許讀取。</translation>
    </message>
    <message>
        <source>Only an excerpt is known of it, which the page does not hold.</source>
        <translation>只有一段摘錄，而網頁中沒有。</translation>
    </message>
    <message>
        <source>No passage of it is known.</source>
        <translation>沒有它的原文。</translation>
    </message>
    <message>
        <source>There are too many pages to check at once.</source>
        <translation>網頁太多，無法一次核對。</translation>
    </message>
</context>
<context>
    <name>VerificationDialog</name>
    <message>
        <source>Check sources again</source>
        <translation>重新核對來源</translation>
    </message>
    <message>
        <source>What became of the sources</source>
        <translation>來源的現況</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>正在重新讀取來源…</translation>
    </message>
</context>
<context>
    <name>WebDavSection</name>
    <message>
        <source>This address is not encrypted: others on the way can read the password.</source>
        <translation>這個位址沒有加密：途中的其他人可以讀到密碼。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Test the WebDAV server</source>
        <translation>測試 WebDAV 伺服器</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在詢問伺服器…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>使用者名稱</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>Folder on the server</source>
        <translation>伺服器上的資料夾</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Nextcloud and many network drives speak WebDAV. The password is kept where API keys are. The backups are not encrypted, and no keys are in them.</source>
        <translation>Nextcloud 和許多網路磁碟機都支援 WebDAV。密碼與 API 金鑰存放在同一處。備份不加密，其中沒有金鑰。</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> 個備份</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://.</source>
        <translation>位址應以 https:// 或 http:// 開頭。</translation>
    </message>
    <message numerus="yes">
        <source>The server is ready. It has %n backup(s).</source>
        <translation>
            <numerusform>伺服器可用，上面有 %n 個備份。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>歡迎</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始使用</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Found in its source</source>
        <translation>能在來源中找到</translation>
    </message>
    <message>
        <source>the number “{detail}” is not there</source>
        <translation>其中沒有數字「{detail}」</translation>
    </message>
    <message>
        <source>“{detail}” has another unit there</source>
        <translation>「{detail}」在其中的單位不同</translation>
    </message>
    <message>
        <source>the words “{detail}” are not there</source>
        <translation>其中沒有「{detail}」這些字詞</translation>
    </message>
    <message>
        <source>“{detail}” is not named there</source>
        <translation>其中沒有提到「{detail}」</translation>
    </message>
    <message>
        <source>the two seem to contradict each other (“{detail}”)</source>
        <translation>兩者似乎互相矛盾（「{detail}」）</translation>
    </message>
    <message>
        <source>little of it is there</source>
        <translation>其中只有很少相關內容</translation>
    </message>
    <message>
        <source>The version list has expired, so it was ignored. Check your computer&apos;s clock, or try later.</source>
        <translation>版本清單已過期，已忽略。請檢查電腦的時鐘，或稍後再試。</translation>
    </message>
    <message>
        <source>The version list is in a format that this version does not know. Look at the website.</source>
        <translation>此版本無法識別版本清單的格式。請前往網站檢視。</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>This could not be saved: {reason}. Then try again.</source>
        <translation>無法儲存：{reason}，然後重試。</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁碟出錯</translation>
    </message>
    <message>
        <source>Not saved yet: {reason}. This answer is saved automatically as soon as possible; until then, copy what you must not lose.</source>
        <translation>尚未儲存：{reason}。一旦可以寫入，此回答會自動儲存；在此之前，請複製不能遺失的內容。</translation>
    </message>
    <message>
        <source>the disk is full; free up space on it</source>
        <translation>磁碟已滿，請騰出空間</translation>
    </message>
    <message>
        <source>another program keeps the file of your conversations locked; close it</source>
        <translation>另一個程式鎖定了對話檔案，請關閉該程式</translation>
    </message>
    <message>
        <source>the folder of your conversations may only be read; allow writing to it</source>
        <translation>對話所在的資料夾只能讀取，請允許寫入</translation>
    </message>
    <message>
        <source>the disk reports an error; make sure that it is connected and not full</source>
        <translation>磁碟出錯，請確認它已連線且未滿</translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation>需要密碼</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>沒有文字</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已損壞</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>too much work to read</source>
        <translation>讀取耗時過多</translation>
    </message>
    <message>
        <source>scanned, without text</source>
        <translation>掃描檔，沒有文字</translation>
    </message>
    <message>
        <source>not the type its name says</source>
        <translation>內容與檔名不符</translation>
    </message>
    <message>
        <source>unsupported type</source>
        <translation>不支援的類型</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>沒有讀取權限</translation>
    </message>
    <message>
        <source>{file} asks for a password. Save a copy without one, and add that.</source>
        <translation>{file} 需要密碼。請另存一份不帶密碼的複本，再新增它。</translation>
    </message>
    <message>
        <source>{file} contains no text.</source>
        <translation>{file} 沒有文字。</translation>
    </message>
    <message>
        <source>{file} is damaged. Open it in its own program and save it anew.</source>
        <translation>{file} 已損壞。請用相應的程式開啟並重新儲存。</translation>
    </message>
    <message>
        <source>{file} is too large to be read. Divide it into smaller files.</source>
        <translation>{file} 太大，無法讀取。請拆成較小的檔案。</translation>
    </message>
    <message>
        <source>{file} took too long or too much memory to read, so it was left. Divide it, or save it anew.</source>
        <translation>讀取 {file} 耗時或佔用記憶體過多，已放棄。請拆分，或重新儲存。</translation>
    </message>
    <message>
        <source>{file} has no text and no images that can be shown.</source>
        <translation>{file} 沒有文字，也沒有可以顯示的圖片。</translation>
    </message>
    <message>
        <source>{file} is not the type of file that its name says.</source>
        <translation>{file} 的實際類型與檔名不符。</translation>
    </message>
    <message>
        <source>{file} is of a type that Citewise does not support.</source>
        <translation>Citewise 不支援讀取 {file} 這類檔案。</translation>
    </message>
    <message>
        <source>{file} is no longer there. It was moved, renamed or deleted.</source>
        <translation>{file} 已不存在，可能已被移動、重新命名或刪除。</translation>
    </message>
    <message>
        <source>You have no permission to read {file}.</source>
        <translation>你沒有讀取 {file} 的權限。</translation>
    </message>
    <message>
        <source>The answer had failed in {program}: {words}</source>
        <translation>該回答在 {program} 中就已失敗：{words}</translation>
    </message>
    <message>
        <source>The connection to {where} broke off. What came is kept; try again.</source>
        <translation>與 {where} 的連線中斷了。已收到的內容已保留，請重試。</translation>
    </message>
    <message>
        <source>No connection to {where}. Check the address, your network and the proxy in Settings.</source>
        <translation>無法連線到 {where}。請檢查位址、網路以及設定中的代理伺服器。</translation>
    </message>
    <message>
        <source>Nothing was found for any of the sub-questions. Other words may help.</source>
        <translation>所有子問題都沒有找到相關內容。換個說法也許有用。</translation>
    </message>
    <message>
        <source>No sub-question had an answer yet. Continue, and wait for the first ones.</source>
        <translation>還沒有子問題得到回答。請繼續，等待前幾個子問題的回答。</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered ({where}).</source>
        <translation>沒有一個子問題得到回答（{where}）。</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered. {first}</source>
        <translation>沒有一個子問題得到回答。{first}</translation>
    </message>
    <message>
        <source>Rate limit reached at {where}. Wait a little, then try again.</source>
        <translation>對 {where} 的請求過於頻繁。請稍候再試。</translation>
    </message>
    <message>
        <source>{where} asked for a captcha instead of showing results. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} 要求完成真人驗證，沒有傳回結果。請稍後再試，或在「設定 → 搜尋」中選擇其他搜尋引擎。</translation>
    </message>
    <message>
        <source>{where} refused to search for now. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} 暫時拒絕搜尋。請稍後再試，或在「設定 → 搜尋」中選擇其他搜尋引擎。</translation>
    </message>
    <message>
        <source>{where} showed results that have nothing to do with the question.</source>
        <translation>{where} 傳回的結果與問題無關。</translation>
    </message>
    <message>
        <source>{where} did not answer in time. Try again in a moment.</source>
        <translation>{where} 未及時回應。請稍後再試。</translation>
    </message>
    <message>
        <source>No connection to {where}. Check your network and the proxy in Settings.</source>
        <translation>無法連線到 {where}。請檢查網路以及設定中的代理伺服器。</translation>
    </message>
    <message>
        <source>{where} showed a page that could not be read as search results.</source>
        <translation>{where} 傳回的頁面無法識別為搜尋結果。</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>該服務</translation>
    </message>
    <message>
        <source>{where} did not accept the key. Check it in Settings, Models.</source>
        <translation>{where} 不接受這個金鑰。請在「設定 → 模型」中檢查。</translation>
    </message>
    <message>
        <source>{where} needs a key. Add one in Settings, Models.</source>
        <translation>{where} 需要金鑰。請在「設定 → 模型」中新增。</translation>
    </message>
    <message>
        <source>Your account at {where} has no credit left. Top it up there, or choose another model.</source>
        <translation>你在 {where} 的帳戶餘額不足。請前往儲值，或選擇其他模型。</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one in Settings, Models.</source>
        <translation>{where} 沒有這個模型。請在「設定 → 模型」中另選一個。</translation>
    </message>
    <message>
        <source>This is more text than the model&apos;s context holds. Start a new conversation, shorten the question, or choose a model with a larger context.</source>
        <translation>文字超出了模型的上下文長度。請開始新對話、縮短問題，或選擇上下文更大的模型。</translation>
    </message>
    <message>
        <source>{where} is on this computer or a private network, so it was not read. You can allow it in Settings, Search.</source>
        <translation>{where} 位於這台電腦或私人網路中，因此沒有讀取。可在「設定 → 搜尋」中允許。</translation>
    </message>
    <message>
        <source>Something went wrong at {where}. Try again.</source>
        <translation>{where} 出錯了。請重試。</translation>
    </message>
    <message>
        <source>Something went wrong in Citewise. Try again; if it persists, the log file tells what to report.</source>
        <translation>Citewise 出錯了。請重試；如果仍然出錯，可檢視記錄檔並回報。</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Install it with: {command}</source>
        <translation>模型執行元件尚未安裝。可用此命令安裝：{command}</translation>
    </message>
    <message>
        <source>{file} cannot be read. Choose it again in Settings, Models.</source>
        <translation>無法讀取 {file}。請在「設定 → 模型」中重新選擇。</translation>
    </message>
    <message>
        <source>{file} is not a model in GGUF format. Choose another file in Settings, Models.</source>
        <translation>{file} 不是 GGUF 格式的模型。請在「設定 → 模型」中選擇其他檔案。</translation>
    </message>
    <message>
        <source>There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.</source>
        <translation>記憶體不足，無法載入 {file}。請在「設定 → 模型」中把上下文調小，或換一個更小的模型。</translation>
    </message>
    <message>
        <source>{file} is of a type that this version of Citewise cannot run. ({said})</source>
        <translation>此版本的 Citewise 無法執行 {file} 這類模型。（{said}）</translation>
    </message>
    <message>
        <source>{file} could not be loaded. ({said})</source>
        <translation>無法載入 {file}。（{said}）</translation>
    </message>
    <message>
        <source>{file} ended unexpectedly while it answered. Try again; if it persists, choose a smaller context in Settings, Models, or another model.</source>
        <translation>{file} 在回答時意外結束。請重試；如果仍然出錯，請在「設定 → 模型」中把上下文調小，或換一個模型。</translation>
    </message>
    <message>
        <source>The built-in model was stopped.</source>
        <translation>本機模型已停止。</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window and could not be understood. It is kept as {name}, and the settings of this window were saved. Copy from it what you need.</source>
        <translation>settings.json 在此視窗之外被修改，且無法識別。它已保留為 {name}，此視窗中的設定已儲存。請從中複製需要的內容。</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window in the same place ({fields}). What you set here counts; the other file is kept as {name}.</source>
        <translation>settings.json 在此視窗之外的同一處（{fields}）被修改。以你在這裡的設定為準；另一份檔案已保留為 {name}。</translation>
    </message>
    <message>
        <source>AppArmor forbids Chromium&apos;s sandbox. Allow it with: {command}</source>
        <translation>AppArmor 禁止了 Chromium 的沙箱。用以下命令允許：{command}</translation>
    </message>
    <message>
        <source>Chromium&apos;s sandbox needs user namespaces. Allow them with: {command}</source>
        <translation>Chromium 的沙箱需要使用者命名空間。用以下命令允許：{command}</translation>
    </message>
    <message>
        <source>You seem to be offline. Check your connection or the proxy.</source>
        <translation>網路似乎已中斷。請檢查網路連線或代理伺服器。</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so the answer does without it.</source>
        <translation>無法讀取 {file}（{reason}），因此回答沒有用到它。</translation>
    </message>
    <message>
        <source>The knowledge bases could not be searched ({reason}), so the answer does without them.</source>
        <translation>無法搜尋知識庫（{reason}），因此回答沒有用到它們。</translation>
    </message>
    <message>
        <source>The model could not plan further ({reason}), so the report rests on what there was.</source>
        <translation>模型無法繼續規劃（{reason}），因此報告只依據已有的內容。</translation>
    </message>
    <message>
        <source>{count} of {total} sub-questions unanswered: {names}</source>
        <translation>{total} 個子問題中有 {count} 個沒有得到回答：{names}</translation>
    </message>
    <message>
        <source>The model&apos;s own search failed ({reason}), so {channel} was used instead.</source>
        <translation>模型內建搜尋失敗（{reason}），已改用 {channel}。</translation>
    </message>
    <message>
        <source>{name} could not rerank the passages ({reason}), so the former order is used.</source>
        <translation>{name} 沒能對段落重新排序（{reason}），沿用原來的順序。</translation>
    </message>
    <message>
        <source>Claims could not be looked up ({reason}). The answer stays as it was.</source>
        <translation>無法查證部分說法（{reason}），回答保持原樣。</translation>
    </message>
    <message>
        <source>Claims could not be corrected ({reason}). The answer stays as it was.</source>
        <translation>無法更正部分說法（{reason}），回答保持原樣。</translation>
    </message>
    <message>
        <source>None of the search engines could be used ({reasons}), so only Wikipedia was searched.</source>
        <translation>沒有可用的搜尋引擎（{reasons}），因此只搜尋了維基百科。</translation>
    </message>
    <message>
        <source>The search engines gave no results, so only Wikipedia was searched.</source>
        <translation>搜尋引擎沒有傳回結果，因此只搜尋了維基百科。</translation>
    </message>
    <message>
        <source>These are the best passages, quoted word for word. Add a model to get full answers.</source>
        <translation>以下是最相關的原文摘錄。新增模型後，就能得到完整的回答。</translation>
    </message>
    <message>
        <source>The model could not plan the search, so your question itself was searched.</source>
        <translation>模型沒能規劃搜尋，因此直接搜尋了你的問題。</translation>
    </message>
    <message>
        <source>The model is slow to plan, so the search began with your question itself.</source>
        <translation>模型規劃得較慢，因此先用你的問題開始搜尋。</translation>
    </message>
    <message>
        <source>No search engine gave results. Try again later.</source>
        <translation>沒有搜尋引擎傳回結果。請稍後再試。</translation>
    </message>
    <message>
        <source>Nothing was found for this question. Other words may help.</source>
        <translation>沒有找到與這個問題相關的內容。換個說法也許有用。</translation>
    </message>
    <message>
        <source>This answer rests on no source. Check what matters before you rely on it.</source>
        <translation>這個回答沒有來源依據。重要內容請先查證。</translation>
    </message>
    <message>
        <source>The model stopped at its length limit, so the answer may be incomplete.</source>
        <translation>模型達到了長度上限，回答可能不完整。</translation>
    </message>
    <message>
        <source>The provider paused this answer repeatedly, so it may be incomplete. Use Continue to go on.</source>
        <translation>服務提供者多次中斷這個回答，所以它可能不完整。按「繼續」可以接著寫。</translation>
    </message>
    <message>
        <source>None of the pages could be read, so only their search snippets were used. Sources tell why.</source>
        <translation>網頁都無法讀取，因此只使用了搜尋摘要；原因見「來源」。</translation>
    </message>
    <message>
        <source>The question is longer than the known context of this model, so a part of it may be cut off.</source>
        <translation>問題超出了該模型已知的上下文長度，可能有一部分被截斷。</translation>
    </message>
    <message>
        <source>The model&apos;s context is only {tokens} tokens, so the answer rests on fewer references.</source>
        <translation>模型的上下文只有 {tokens} 個 token，所以這個回答的參考資料較少。</translation>
    </message>
    <message>
        <source>Memory could not be read, so the answer does without it.</source>
        <translation>無法讀取記憶，因此回答沒有用到記憶。</translation>
    </message>
    <message>
        <source>The model reached the limit of searches for one answer.</source>
        <translation>模型的搜尋次數達到了一次回答的上限。</translation>
    </message>
    <message>
        <source>The tools of {name} were not available. Settings → Tools (MCP) says why.</source>
        <translation>{name} 的工具不可用，原因見「設定 → 工具（MCP）」。</translation>
    </message>
    <message>
        <source>The provider withdrew its answer. Try other words, or another model.</source>
        <translation>服務提供者撤回了回答。請換一種說法，或換一個模型。</translation>
    </message>
    <message>
        <source>Not in the export of {program}: {names}</source>
        <translation>{program} 的匯出檔案裡沒有：{names}</translation>
    </message>
    <message>
        <source>This model does not support images, so they were left out.</source>
        <translation>這個模型不支援圖片，因此沒有傳送圖片。</translation>
    </message>
    <message>
        <source>No sub-questions were found, so the question was answered like any other.</source>
        <translation>沒有拆出子問題，因此當作一般問題回答。</translation>
    </message>
    <message>
        <source>Research needs a model. The question was answered without one.</source>
        <translation>深度研究需要模型。這個問題沒有使用模型，僅摘錄了原文。</translation>
    </message>
    <message>
        <source>Citations without a source removed: {count}</source>
        <translation>已移除沒有對應來源的引用：{count} 處</translation>
    </message>
    <message>
        <source>A newer version of Citewise recorded something here that this version does not support.</source>
        <translation>這裡有較新版本的 Citewise 記錄的內容，目前版本不支援。</translation>
    </message>
    <message>
        <source>access refused</source>
        <translation>拒絕存取</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>無法讀取</translation>
    </message>
    <message>
        <source>There was no connection to {where}.</source>
        <translation>無法連線到 {where}。</translation>
    </message>
    <message>
        <source>{where} refused to give the page.</source>
        <translation>{where} 拒絕提供該網頁。</translation>
    </message>
    <message>
        <source>The page at {where} could not be read.</source>
        <translation>無法讀取 {where} 的網頁。</translation>
    </message>
    <message>
        <source>Looking up “{query}”…</source>
        <translation>正在查證「{query}」…</translation>
    </message>
    <message>
        <source>Checking and repairing the answer…</source>
        <translation>正在核對並修正回答…</translation>
    </message>
    <message>
        <source>Checking the answer…</source>
        <translation>正在核對回答…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在撰寫…</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>正在挑選相關段落…</translation>
    </message>
    <message>
        <source>Planning the search…</source>
        <translation>正在規劃搜尋…</translation>
    </message>
    <message>
        <source>Searching “{query}”…</source>
        <translation>正在搜尋「{query}」…</translation>
    </message>
    <message>
        <source>The model searches: “{query}”</source>
        <translation>模型正在搜尋：「{query}」</translation>
    </message>
    <message>
        <source>Waiting for your permission…</source>
        <translation>等待你的許可…</translation>
    </message>
    <message>
        <source>The model searches…</source>
        <translation>模型正在搜尋…</translation>
    </message>
    <message>
        <source>The model asked for: {calls}</source>
        <translation>模型請求：{calls}</translation>
    </message>
    <message>
        <source>{tool} “{about}”</source>
        <translation>{tool}「{about}」</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>Choosing quotes…</source>
        <translation>正在挑選摘錄…</translation>
    </message>
    <message>
        <source>Waiting for {model}…</source>
        <translation>正在等待 {model}…</translation>
    </message>
    <message>
        <source>Reading pages…</source>
        <translation>正在閱讀網頁…</translation>
    </message>
    <message>
        <source>Imported from {program}</source>
        <translation>從 {program} 匯入</translation>
    </message>
    <message>
        <source>The model searched by itself</source>
        <translation>模型自行搜尋</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>沒有回答</translation>
    </message>
    <message>
        <source>Answered without searching</source>
        <translation>未搜尋，直接回答</translation>
    </message>
    <message>
        <source>its JSON format is off</source>
        <translation>JSON 格式沒有開啟</translation>
    </message>
    <message>
        <source>no sources given</source>
        <translation>沒有提供來源</translation>
    </message>
    <message>
        <source>it redirects to another address</source>
        <translation>重新導向到其他位址</translation>
    </message>
    <message>
        <source>error {status}</source>
        <translation>錯誤 {status}</translation>
    </message>
    <message>
        <source>it reported an error</source>
        <translation>傳回了錯誤</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>無法連線</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>未及時回應</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>金鑰被拒絕</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>沒有金鑰</translation>
    </message>
    <message>
        <source>no credit left</source>
        <translation>餘額不足</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>請求過於頻繁</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>沒有這個模型</translation>
    </message>
    <message>
        <source>too long for the model</source>
        <translation>超出了模型的長度</translation>
    </message>
    <message>
        <source>response not readable</source>
        <translation>無法識別回應</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>暫時拒絕存取</translation>
    </message>
    <message>
        <source>a private address, not allowed</source>
        <translation>私人位址，未獲允許</translation>
    </message>
    <message>
        <source>not set up</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>沒有回應</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>沒有結果</translation>
    </message>
    <message>
        <source>an error in Citewise</source>
        <translation>Citewise 出錯</translation>
    </message>
    <message>
        <source>reason not known</source>
        <translation>原因不明</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n query(ies)</source>
        <translation>
            <numerusform>搜尋 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading {done} of %n page(s)…</source>
        <translation>
            <numerusform>正在閱讀網頁（{done}/%n）…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>read %n page(s)</source>
        <translation>
            <numerusform>閱讀 %n 個網頁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n tool(s)</source>
        <translation>
            <numerusform>呼叫了 %n 個工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) cited</source>
        <translation>
            <numerusform>引用 %n 個來源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more page(s) found, not read</source>
        <translation>
            <numerusform>另有 %n 個網頁已找到，未閱讀</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model searched %n time(s)</source>
        <translation>
            <numerusform>模型搜尋了 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search provider(s) failed</source>
        <translation>
            <numerusform>%n 個搜尋服務失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n 項結果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n image(s)</source>
        <translation>
            <numerusform>附 %n 張圖片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the provider</source>
        <translation>
            <numerusform>服務提供者搜尋 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retrying {where} in %n second(s)</source>
        <translation>
            <numerusform>%n 秒後重試 {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limit reached at {where}. Try again in %n second(s).</source>
        <translation>
            <numerusform>對 {where} 的請求過於頻繁。請在 %n 秒後重試。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncited claim(s) marked</source>
        <translation>
            <numerusform>已標出 %n 處無來源的句子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) left as written</source>
        <translation>
            <numerusform>%n 段保留原文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n minute(s)</source>
        <translation>
            <numerusform>暫停 %n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n second(s)</source>
        <translation>
            <numerusform>暫停 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>From the assistant</source>
        <translation>來自助理</translation>
    </message>
    <message>
        <source>The first {shown} of {count}</source>
        <translation>僅顯示前 {shown} 個，共 {count} 個</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>附件：{names}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>有結果</translation>
    </message>
    <message>
        <source>asked for a captcha</source>
        <translation>要求真人驗證</translation>
    </message>
    <message>
        <source>showed an empty page</source>
        <translation>傳回了空白頁面</translation>
    </message>
    <message>
        <source>showed unrelated results</source>
        <translation>傳回了不相關的結果</translation>
    </message>
    <message>
        <source>page not understood</source>
        <translation>無法識別頁面</translation>
    </message>
    <message>
        <source>{host} is a private address that is not allowed</source>
        <translation>{host} 是未獲允許的私人位址</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>逾時</translation>
    </message>
    <message>
        <source>it needs an address in Settings, Search</source>
        <translation>需要在「設定 → 搜尋」中填寫位址</translation>
    </message>
    <message>
        <source>the built-in browser cannot start</source>
        <translation>內建瀏覽器無法啟動</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>總是</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>不用模型</translation>
    </message>
    <message>
        <source>The built-in browser</source>
        <translation>內建瀏覽器</translation>
    </message>
    <message>
        <source>The built-in model</source>
        <translation>本機模型</translation>
    </message>
    <message>
        <source>Web search (no key)</source>
        <translation>網頁搜尋（免金鑰）</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>維基百科</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>模型內建搜尋</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知識庫</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, in Qt&apos;s format</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>{where} returned an empty answer. Try again, or choose another model.</source>
        <translation>{where} 傳回了空的回答。請重試，或換一個模型。</translation>
    </message>
    <message>
        <source>{where} redirects to {host}, and neither your question nor the key was sent there. If that is the right address, enter it in Settings.</source>
        <translation>{where} 重新導向到了 {host}，你的問題和金鑰都沒有傳送到那裡。如果那才是正確的位址，請在設定中填寫它。</translation>
    </message>
    <message>
        <source>{where} redirects to another address, which was not followed. Check it in Settings.</source>
        <translation>{where} 重新導向到其他位址，Citewise 沒有前往。請在設定中檢查位址。</translation>
    </message>
    <message>
        <source>{where} answered with error {status}. Try again; if it persists, check its address in Settings.</source>
        <translation>{where} 傳回了錯誤 {status}。請重試；如果仍然出錯，請在設定中檢查位址。</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again in a moment.</source>
        <translation>{where} 傳回了錯誤。請稍後重試。</translation>
    </message>
    <message>
        <source>{where} sent a response that could not be read. Check its address, or try again.</source>
        <translation>無法識別 {where} 傳回的內容。請檢查位址，或重試。</translation>
    </message>
    <message>
        <source>{where} returns no JSON: the format is switched off. Add json under search, formats in its settings.yml and restart it.</source>
        <translation>{where} 不向程式提供結果：它的 JSON 格式沒有開啟。請在它的 settings.yml 的 search、formats 下加入 json，然後重新啟動它。</translation>
    </message>
    <message>
        <source>This answer cannot go on: it is complete, goes on already, or was deleted. Retry asks the question again.</source>
        <translation>這個回答無法繼續：它已經寫完、正在繼續，或者已被刪除。按「重試」可重新提問。</translation>
    </message>
    <message>
        <source>{where} is not available on this computer.</source>
        <translation>{where} 在這台電腦上不可用。</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>密語不正確。</translation>
    </message>
    <message>
        <source>The encrypted key file is damaged. Delete it in Settings, Data.</source>
        <translation>加密的金鑰檔案已損壞。請在「設定 → 資料」中刪除它。</translation>
    </message>
    <message>
        <source>The encrypted key file was written by a newer version of Citewise. Use that version.</source>
        <translation>加密的金鑰檔案由較新版本的 Citewise 寫入。請使用該版本。</translation>
    </message>
    <message>
        <source>The encrypted key file is locked. Unlock it in Settings, Data.</source>
        <translation>加密的金鑰檔案已鎖定。請在「設定 → 資料」中解鎖。</translation>
    </message>
    <message>
        <source>{found} of {total} citations found in their sources</source>
        <translation>{total} 處引用中有 {found} 處能在來源中找到</translation>
    </message>
    <message>
        <source>{partly} only partly</source>
        <translation>{partly} 處只能找到一部分</translation>
    </message>
    <message>
        <source>{foreign} not checked (other language)</source>
        <translation>{foreign} 處未核對（語言不同）</translation>
    </message>
    <message>
        <source>{unchecked} could not be checked</source>
        <translation>{unchecked} 處無法核對</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}：{reason}</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>未核對（語言不同）</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>來源中只能找到一部分</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>來源中沒有找到</translation>
    </message>
    <message>
        <source>missing there: {detail}</source>
        <translation>其中缺少：{detail}</translation>
    </message>
    <message>
        <source>According to {model}: {verdict}.</source>
        <translation>據 {model} 判斷：{verdict}。</translation>
    </message>
    <message>
        <source>the source supports it</source>
        <translation>來源支持這個說法</translation>
    </message>
    <message>
        <source>the source supports only part of it</source>
        <translation>來源只支持其中一部分</translation>
    </message>
    <message>
        <source>the source does not support it</source>
        <translation>來源不支持這個說法</translation>
    </message>
    <message>
        <source>page not found</source>
        <translation>網頁不存在</translation>
    </message>
    <message>
        <source>the site refused it ({status})</source>
        <translation>網站拒絕存取（{status}）</translation>
    </message>
    <message>
        <source>{where} no longer has this page.</source>
        <translation>{where} 上已沒有這個網頁。</translation>
    </message>
    <message>
        <source>{where} did not give the page.</source>
        <translation>{where} 沒有傳回網頁。</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>影音</translation>
    </message>
    <message>
        <source>not a text page</source>
        <translation>不是文字網頁</translation>
    </message>
    <message>
        <source>no readable text</source>
        <translation>沒有可讀的文字</translation>
    </message>
    <message>
        <source>No readable text was found at {where}.</source>
        <translation>{where} 上沒有可讀取的文字。</translation>
    </message>
    <message>
        <source>{where} is not a text page.</source>
        <translation>{where} 不是文字網頁。</translation>
    </message>
    <message>
        <source>a scanned PDF: images of pages, without text</source>
        <translation>掃描版 PDF：只有頁面圖片，沒有文字</translation>
    </message>
    <message>
        <source>a PDF that asks for a password</source>
        <translation>需要密碼的 PDF</translation>
    </message>
    <message>
        <source>too large to be read</source>
        <translation>太大，無法讀取</translation>
    </message>
    <message>
        <source>it took too long or too much memory to read</source>
        <translation>讀取耗時或佔用記憶體過多</translation>
    </message>
    <message>
        <source>the reader for such documents did not start</source>
        <translation>讀取此類文件的元件沒有啟動</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>重新導向過多</translation>
    </message>
    <message>
        <source>the site asks for a captcha</source>
        <translation>網站要求真人驗證</translation>
    </message>
    <message>
        <source>a PDF, which was not read</source>
        <translation>PDF 檔案，未讀取</translation>
    </message>
    <message>
        <source>The PDF at {where} is scanned: it has images of pages, and no text to read.</source>
        <translation>{where} 的 PDF 是掃描檔：只有頁面圖片，沒有可讀取的文字。</translation>
    </message>
    <message>
        <source>The PDF at {where} asks for a password. Open it in your browser.</source>
        <translation>{where} 的 PDF 需要密碼。請在瀏覽器中開啟。</translation>
    </message>
    <message>
        <source>The document at {where} is too large to be read. Open it in your browser.</source>
        <translation>{where} 的文件太大，無法讀取。請在瀏覽器中開啟。</translation>
    </message>
    <message>
        <source>The page at {where} took too long or too much memory to read, so it was left.</source>
        <translation>讀取 {where} 的網頁耗時或佔用記憶體過多，已放棄。</translation>
    </message>
    <message>
        <source>The document at {where} was not read: the part of Citewise that reads such documents did not start. Open it in your browser, or restart Citewise.</source>
        <translation>沒有讀取 {where} 的文件：讀取此類文件的元件沒有啟動。請在瀏覽器中開啟，或重新啟動 Citewise。</translation>
    </message>
    <message>
        <source>{where} redirects too many times.</source>
        <translation>{where} 重新導向次數過多。</translation>
    </message>
    <message>
        <source>{where} asks for a captcha. Open the page in your browser to read it.</source>
        <translation>{where} 要求真人驗證。請在瀏覽器中開啟該網頁閱讀。</translation>
    </message>
    <message>
        <source>{where} is a PDF, which was not read. Open it in your browser.</source>
        <translation>{where} 是 PDF，未讀取。請在瀏覽器中開啟。</translation>
    </message>
</context>
</TS>
