<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AbilitiesEditor</name>
    <message>
        <source>Model&apos;s own search</source>
        <translation>模型自带搜索</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>上下文（token）</translation>
    </message>
    <message>
        <source>Auto ({what})</source>
        <translation>自动（{what}）</translation>
    </message>
    <message>
        <source>Auto (unknown)</source>
        <translation>自动（未知）</translation>
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
        <translation>关于 Citewise</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>更新内容</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>A desktop chat client whose answers rest on sources you can check.</source>
        <translation>回答有据可查的桌面聊天客户端。</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>许可证：{licence}</translation>
    </message>
    <message>
        <source>Built with Qt {version} and PySide6 (LGPL 3); pages are drawn by Qt WebEngine (Chromium).</source>
        <translation>基于 Qt {version} 与 PySide6（LGPL 3）构建；页面由 Qt WebEngine（Chromium）渲染。</translation>
    </message>
    <message>
        <source>see its own files</source>
        <translation>见其自带文件</translation>
    </message>
    <message>
        <source>The full texts are in {folder}</source>
        <translation>完整文本位于 {folder}</translation>
    </message>
    <message numerus="yes">
        <source>What&apos;s new: %n change(s)</source>
        <translation>
            <numerusform>更新内容：%n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>AddNote</name>
    <message>
        <source>Add a note</source>
        <translation>添加笔记</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Enter the text of the note.</source>
        <translation>请填写笔记内容。</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add a web page</source>
        <translation>添加网页</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Invalid web address.</source>
        <translation>网址无效。</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
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
        <translation>启用本地 API</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Address for other programs</source>
        <translation>供其他程序使用的地址</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
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
        <translation>查找支持或反对这一说法的来源：“{sentence}”</translation>
    </message>
    <message>
        <source>There is no passage to check.</source>
        <translation>没有可供核对的原文。</translation>
    </message>
    <message>
        <source>Asking {model}…</source>
        <translation>正在询问 {model}…</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Scales the whole window. Ctrl with the mouse wheel does so anywhere.</source>
        <translation>缩放整个窗口。按住 Ctrl 滚动滚轮可随处缩放。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>朗读</translation>
    </message>
</context>
<context>
    <name>ArchiveSection</name>
    <message>
        <source>Keep the web pages that answers are based on</source>
        <translation>保留回答所依据的网页</translation>
    </message>
    <message>
        <source>Each page is kept as it was read, so that it can still be shown when it has changed or is gone. Each conversation can choose otherwise (search menu, This conversation). Never for private conversations.</source>
        <translation>网页按读取时的原样保留，日后页面改动或消失仍可查看。每个对话可另行选择（搜索菜单 →“这个对话”）。私密对话从不保留。</translation>
    </message>
    <message>
        <source>Maximum size (the oldest pages are deleted first)</source>
        <translation>最大占用空间（先删除最早的网页）</translation>
    </message>
    <message>
        <source>Delete kept pages…</source>
        <translation>删除保留的网页…</translation>
    </message>
    <message>
        <source>Kept pages: {count}, {size}</source>
        <translation>已保留网页：{count} 个，{size}</translation>
    </message>
    <message>
        <source>No pages are kept yet.</source>
        <translation>尚未保留任何网页。</translation>
    </message>
    <message>
        <source>Delete all kept pages? Answers, sources and passages stay. This cannot be undone.</source>
        <translation>删除所有保留的网页？回答、来源和摘录不受影响。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>正在删除…</translation>
    </message>
    <message>
        <source>The kept pages were deleted.</source>
        <translation>保留的网页已删除。</translation>
    </message>
</context>
<context>
    <name>ArchivedPageController</name>
    <message>
        <source>The kept page is no longer there.</source>
        <translation>保留的网页已不存在。</translation>
    </message>
</context>
<context>
    <name>ArchivedPageWindow</name>
    <message>
        <source>Kept page</source>
        <translation>保留的网页</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>无法写入 {file}。请选择其他位置。</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>已保存：{file}</translation>
    </message>
    <message>
        <source>Save copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>第 {number} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Save copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Read on {moment}</source>
        <translation>读取于 {moment}</translation>
    </message>
    <message>
        <source>Shown without network and scripts: pictures and styles that were not kept are missing.</source>
        <translation>显示时不联网、不运行脚本：未保留的图片和样式不会显示。</translation>
    </message>
    <message>
        <source>Shown as text. Save a copy to open the file itself.</source>
        <translation>以文本显示。要打开原文件，请保存副本。</translation>
    </message>
    <message>
        <source>There is no text in this page.</source>
        <translation>此网页没有文字。</translation>
    </message>
</context>
<context>
    <name>AssistantDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>New assistant</source>
        <translation>新建助手</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}（副本）</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>已删除“{name}”。</translation>
    </message>
    <message>
        <source>“{name}” is as the template has it.</source>
        <translation>“{name}”已恢复为模板内容。</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>An assistant is a system prompt under a name, with a model, web search and more of its own. Choose one when you begin a conversation, or in its header.</source>
        <translation>助手是一段有名称的系统提示词，可以有自己的模型、联网搜索等设置。新建对话时选择，或在对话顶部选择。</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新建对话</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Reset to template</source>
        <translation>恢复为模板</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>AssistantFiles</name>
    <message>
        <source>neither a name nor a prompt</source>
        <translation>既没有名称也没有提示词</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>too many at once</source>
        <translation>一次太多</translation>
    </message>
    <message>
        <source>its model {model}, which is not set up here: as in settings</source>
        <translation>模型 {model} 未在此设置，将使用设置中的模型</translation>
    </message>
    <message>
        <source>the end of its prompt, which is too long</source>
        <translation>提示词过长，末尾被截去</translation>
    </message>
    <message>
        <source>greeting and suggested questions</source>
        <translation>开场白和建议问题</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>plugins and tools</source>
        <translation>插件和工具</translation>
    </message>
    <message>
        <source>its picture, which is no emoji</source>
        <translation>头像不是表情符号</translation>
    </message>
    <message>
        <source>example messages</source>
        <translation>示例消息</translation>
    </message>
    <message>
        <source>the number of earlier messages</source>
        <translation>上下文消息数</translation>
    </message>
    <message>
        <source>{file} cannot be opened, or is damaged.</source>
        <translation>无法打开 {file}，或文件已损坏。</translation>
    </message>
    <message>
        <source>{file} is too large for a file of assistants.</source>
        <translation>{file} 太大，不像是助手文件。</translation>
    </message>
    <message>
        <source>{file} is no JSON. Choose the .json file that the other program exported, or its backup.</source>
        <translation>{file} 不是 JSON。请选择其他程序导出的 .json 文件或其备份。</translation>
    </message>
    <message>
        <source>{file} holds no assistants. Citewise reads its own files, agents of Cherry Studio and of LobeChat.</source>
        <translation>{file} 中没有助手。Citewise 可读取自己的文件，以及 Cherry Studio 和 LobeChat 的智能体。</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Citewise. Update to read it.</source>
        <translation>{file} 由较新版本的 Citewise 写入，请更新后再读取。</translation>
    </message>
    <message>
        <source>Left out: {reasons}</source>
        <translation>未导入：{reasons}</translation>
    </message>
    <message>
        <source>knowledge bases that are missing here or not unique: {names}</source>
        <translation>此处没有或有多个同名的知识库：{names}</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Search and knowledge</source>
        <translation>搜索与知识</translation>
    </message>
    <message>
        <source>How the model writes</source>
        <translation>模型的写作方式</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>请填写名称。</translation>
    </message>
    <message>
        <source>The icon is one emoji, such as 🪶, or nothing.</source>
        <translation>图标是一个表情符号，例如 🪶，也可以留空。</translation>
    </message>
    <message numerus="yes">
        <source>The system prompt is too long: %Ln character(s) too many.</source>
        <translation>
            <numerusform>系统提示词太长，超出 %Ln 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Who it is, how it answers, what it always does</source>
        <translation>它是谁，如何回答，始终要做什么</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>图标</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>It goes with every question. Citations stay as they are, whatever it says.</source>
        <translation>它随每个问题一起发送。无论其内容如何，引用方式不变。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>联网搜索</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>搜索来源</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>搜索方式</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>工具（MCP）</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>核对回答</translation>
    </message>
    <message>
        <source>As in settings</source>
        <translation>跟随设置</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>改写问题</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>由模型决定（工具）</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>As in settings ({model})</source>
        <translation>跟随设置（{model}）</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>不用模型（仅摘录原文）</translation>
    </message>
    <message>
        <source>{model} (not set up here)</source>
        <translation>{model}（未在此设置）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln 个字符</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantImportDialog</name>
    <message>
        <source>Import assistants</source>
        <translation>导入助手</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>文件中的助手</translation>
    </message>
    <message>
        <source>From {program}. Choose what to add; nothing that you have is changed.</source>
        <translation>来自 {program}。请选择要添加的助手；已有的不会改变。</translation>
    </message>
    <message>
        <source>You have it already</source>
        <translation>已经有了</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>AssistantMenu</name>
    <message>
        <source>More assistants</source>
        <translation>更多助手</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>不使用助手</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>管理助手…</translation>
    </message>
</context>
<context>
    <name>AssistantNumbers</name>
    <message numerus="yes">
        <source>%n assistant(s) added.</source>
        <translation>
            <numerusform>已添加 %n 个助手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s) saved: {file}</source>
        <translation>
            <numerusform>已保存 %n 个助手：{file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the file cannot be used: {reasons}.</source>
        <translation>
            <numerusform>文件中另有 %n 个无法使用：{reasons}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n assistant(s)</source>
        <translation>
            <numerusform>添加 %n 个助手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantRows</name>
    <message>
        <source>Search assistants</source>
        <translation>搜索助手</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>No assistant yet. Begin with a template, or make one of your own.</source>
        <translation>还没有助手。可以从模板开始，或自己新建。</translation>
    </message>
    <message>
        <source>No assistant matches.</source>
        <translation>没有匹配的助手。</translation>
    </message>
</context>
<context>
    <name>AssistantTemplates</name>
    <message>
        <source>Answer in the language of the question unless another one is asked for.</source>
        <translation>除非用户另有要求，用提问所用的语言回答。</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>A thorough answer in which every claim has its source</source>
        <translation>深入的回答，每个论断都有来源</translation>
    </message>
    <message>
        <source>You are a careful researcher. Begin with the answer in two or three sentences, then give the reasons. Support every claim with a source; prefer primary sources and recent ones, and name the date of figures. Where sources disagree, say so and tell why. End with what remains uncertain and what to read next.</source>
        <translation>你是一位严谨的研究者。先用两三句话给出答案，再说明理由。每个论断都要有来源支持；优先使用第一手的和较新的来源，数据要注明日期。来源互相矛盾时，要指出并说明原因。最后说明仍不确定之处和可以继续阅读的内容。</translation>
    </message>
    <message>
        <source>Fact check</source>
        <translation>事实核查</translation>
    </message>
    <message>
        <source>Holds claims against sources, one by one</source>
        <translation>逐条对照来源核查论断</translation>
    </message>
    <message>
        <source>You check facts. Split the text into claims that can be checked, and skip opinions. For each claim give the claim, a verdict (true, mostly true, misleading, false, cannot be checked), the evidence with its source, and the missing context. Be as strict with claims you like as with those you do not. Never guess a verdict: where no source settles it, say so.</source>
        <translation>你负责核查事实。把文本拆成可以核查的论断，略过观点。每条给出：论断、结论（属实、大体属实、有误导性、不实、无法核查）、证据及来源、缺失的背景。无论是否认同，都一视同仁地严格。不要猜测结论：没有来源能够确定时，如实说明。</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Translates texts and keeps tone and format</source>
        <translation>翻译文本，保留语气和格式</translation>
    </message>
    <message>
        <source>You are a translator. Translate the text that the user gives into the language they name; without one, from the user&apos;s language into English, and anything else into the user&apos;s language. Keep meaning, tone, names, numbers and formatting. Use the usual terms of the field. Reply with the translation alone; where a passage allows two readings, add one short note below it, in the language of the question.</source>
        <translation>你是一位译者。把用户给出的文本译成其指定的语言；没有指定时，中文译成英文，其他语言译成中文。保留原意、语气、名称、数字和格式，使用该领域的通行术语。只给出译文；某处有两种理解时，在下面用提问所用的语言加一条简短的说明。</translation>
    </message>
    <message>
        <source>Proofreader</source>
        <translation>校对</translation>
    </message>
    <message>
        <source>Corrects spelling, grammar and punctuation, and says what it changed</source>
        <translation>改正错别字、语法和标点，并说明改动</translation>
    </message>
    <message>
        <source>You are a proofreader. Correct spelling, grammar, punctuation and wrong words in the user&apos;s text, and keep the author&apos;s voice: change nothing that is right. Give the corrected text first, then a short list of the changes that matter, each with its reason. Where a sentence is unclear, ask instead of guessing.</source>
        <translation>你是一位校对员。改正用户文本中的错别字、语法、标点和用词错误，保留作者的风格：没有错的不改。先给出改好的文本，再简要列出重要的改动和理由。句意不清时，先询问，不要猜。</translation>
    </message>
    <message>
        <source>Writing coach</source>
        <translation>写作指导</translation>
    </message>
    <message>
        <source>Makes a text clearer and shorter</source>
        <translation>让文章更清楚、更简洁</translation>
    </message>
    <message>
        <source>You are a writing coach. First name the two or three things that would improve the user&apos;s text most: structure, clarity, tone or length. Then show them on concrete sentences, before and after. Rewrite the whole text only when asked. Prefer short sentences, plain words and verbs. Respect the author&apos;s purpose and readers; ask about them when they are unclear.</source>
        <translation>你是一位写作指导。先指出最能改进用户文章的两三点：结构、清晰度、语气或篇幅。再用具体句子示范修改前后。只有用户要求时才重写全文。多用短句、平实的词和动词。尊重作者的目的和读者；不清楚时先询问。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>The main points of a long text or page</source>
        <translation>长文或网页的要点</translation>
    </message>
    <message>
        <source>You summarise. Begin with one sentence that says what the text is about and what it concludes. Then give five points at most, the most important first, with the figures, names and dates that carry them. Keep to what the text says; mark your own remarks as such. If the text leaves out something that a reader would need, say so at the end.</source>
        <translation>你负责写摘要。先用一句话说明文章讲什么、得出什么结论。再列出最多五个要点，最重要的在前，附上关键的数字、名称和日期。只写文中说到的内容；你自己的看法要注明。如果文章缺少读者需要知道的内容，在最后指出。</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>老师</translation>
    </message>
    <message>
        <source>Explains step by step and asks back</source>
        <translation>一步步讲解，并提问确认</translation>
    </message>
    <message>
        <source>You are a patient teacher. Find out what the learner knows, then explain step by step, with one example from daily life and one from the field. Introduce each new term before you use it. When there is an exercise, give hints first and the solution only when asked. End with one question that shows whether it was understood.</source>
        <translation>你是一位耐心的老师。先了解学生已经知道什么，再一步步讲解，举一个生活中的例子和一个该领域的例子。新术语先解释再使用。有练习时先给提示，学生要求时才给答案。最后提一个问题，看看是否听懂了。</translation>
    </message>
    <message>
        <source>Code review</source>
        <translation>代码审查</translation>
    </message>
    <message>
        <source>Finds faults in code and shows how to mend them</source>
        <translation>找出代码中的问题并给出修改</translation>
    </message>
    <message>
        <source>You review code. Look for faults first: wrong results, edge cases, races, security, resources that leak. Then readability and tests. Give each finding with its place, its weight (must, should, could) and a minimal patch. Do not praise and do not rewrite what works. Say what you could not judge without more context. If the code is fine, say so in one line.</source>
        <translation>你负责审查代码。先找缺陷：结果错误、边界情况、竞态、安全问题、资源泄漏；再看可读性和测试。每个问题给出位置、程度（必须、建议、可选）和最小的补丁。不要夸奖，也不要重写没有问题的代码。缺少上下文而无法判断的地方要说明。代码没有问题时，用一句话说明即可。</translation>
    </message>
    <message>
        <source>Data analysis</source>
        <translation>数据分析</translation>
    </message>
    <message>
        <source>Reads tables and figures, with the arithmetic shown</source>
        <translation>分析表格和数字，写出计算过程</translation>
    </message>
    <message>
        <source>You analyse data. State first what the data can and cannot answer: rows, columns, units, gaps, outliers. Show the arithmetic of every figure you report, and give tables where they help. Distinguish correlation from cause, and sample from population. Name the assumptions behind an estimate and how much it would change without them. End with the finding in one sentence.</source>
        <translation>你负责分析数据。先说明数据能回答什么、不能回答什么：行、列、单位、缺失值、异常值。报告的每个数字都写出计算过程，适合时用表格。区分相关与因果、样本与总体。说明估算的假设，以及假设不成立时结果会变化多少。最后用一句话给出结论。</translation>
    </message>
    <message>
        <source>Meeting minutes</source>
        <translation>会议纪要</translation>
    </message>
    <message>
        <source>Decisions, tasks and open questions from notes</source>
        <translation>从记录中整理决定、任务和待定问题</translation>
    </message>
    <message>
        <source>You write minutes from notes or a transcript. Give: subject, date and people; decisions; tasks as a table with who, what and by when; open questions; and a summary of five lines at most. Keep to what was said and leave a field empty where nothing was said. Put unclear names and dates in brackets with a question mark. No small talk.</source>
        <translation>你根据笔记或逐字稿写会议纪要。给出：主题、日期和与会者；决定；任务表（负责人、事项、期限）；待定问题；不超过五行的摘要。只写会上说到的内容，没有提到的留空。不清楚的人名和日期放在括号里并加问号。不写闲谈。</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>正反两面</translation>
    </message>
    <message>
        <source>The best case for and against, then what decides it</source>
        <translation>正反双方最有力的理由，以及决定因素</translation>
    </message>
    <message>
        <source>You argue both sides of a question fairly. Give the strongest case for and the strongest case against, each in the words that its supporters would use and with its best evidence. Then name the facts and the values on which the decision turns, and what would change a reasonable person&apos;s mind. Give your own judgement only when asked, and mark it.</source>
        <translation>你公正地论证一个问题的正反两面。分别给出最有力的支持理由和反对理由，用各自支持者的说法并配上最好的证据。再指出决定取舍的事实和价值判断，以及什么会让一个理性的人改变看法。只有用户询问时才给出你自己的判断，并注明。</translation>
    </message>
    <message>
        <source>Travel planning</source>
        <translation>旅行规划</translation>
    </message>
    <message>
        <source>Routes, days and costs, with current opening times</source>
        <translation>路线、日程和费用，附最新的开放时间</translation>
    </message>
    <message>
        <source>You plan trips. Ask for dates, budget, pace and interests where they are missing, but give a first draft anyway. Plan by day, with travel times, realistic pauses and an alternative for bad weather. Look up opening times, prices, entry rules and holidays, with their source and date. List what must be booked early, and a rough budget at the end.</source>
        <translation>你负责规划旅行。缺少日期、预算、节奏或兴趣时先询问，但仍给出初稿。按天安排，写明路上的时间、合理的休息和天气不好时的备选方案。查询开放时间、价格、入境规定和节假日，并注明来源和日期。最后列出需要提前预订的项目和大致预算。</translation>
    </message>
</context>
<context>
    <name>AssistantTransfer</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>无法写入 {file}。请选择其他位置。</translation>
    </message>
    <message>
        <source>Choose a file with assistants</source>
        <translation>选择助手文件</translation>
    </message>
    <message>
        <source>Assistants (*.json *.zip)</source>
        <translation>助手 (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <translation>导出助手</translation>
    </message>
</context>
<context>
    <name>AssistantsController</name>
    <message>
        <source>Assistant: {name}</source>
        <translation>助手：{name}</translation>
    </message>
    <message>
        <source>This conversation&apos;s assistant was deleted; it goes on without one.</source>
        <translation>此对话的助手已删除，对话将不使用助手继续。</translation>
    </message>
    <message>
        <source>Assistant deleted</source>
        <translation>助手已删除</translation>
    </message>
    <message>
        <source>“{name}” replaces what you had picked for this conversation: {things}.</source>
        <translation>“{name}”取代了你为此对话选择的：{things}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>New conversation with {name}</source>
        <translation>与“{name}”新建对话</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>联网搜索</translation>
    </message>
    <message>
        <source>search source</source>
        <translation>搜索来源</translation>
    </message>
    <message>
        <source>search planning</source>
        <translation>搜索方式</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>checking of answers</source>
        <translation>核对回答</translation>
    </message>
</context>
<context>
    <name>AttachButton</name>
    <message>
        <source>Attach documents or images</source>
        <translation>添加文档或图片</translation>
    </message>
</context>
<context>
    <name>AttachmentController</name>
    <message>
        <source>At most {count} images per question.</source>
        <translation>每个问题最多附带 {count} 张图片。</translation>
    </message>
    <message>
        <source>At most {count} documents per question.</source>
        <translation>每个问题最多附带 {count} 个文档。</translation>
    </message>
    <message>
        <source>Add folders to a knowledge base instead: {names}</source>
        <translation>文件夹请添加到知识库：{names}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>添加文档或图片</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>The backup could not be uploaded. {why}</source>
        <translation>备份未能上传。{why}</translation>
    </message>
    <message>
        <source>No backup could be made. {why}</source>
        <translation>未能备份。{why}</translation>
    </message>
    <message>
        <source>This passphrase does not open the keys in the backup.</source>
        <translation>这个密码短语打不开备份里的密钥。</translation>
    </message>
    <message>
        <source>{where} did not accept the user name or password.</source>
        <translation>{where} 不接受这个用户名或密码。</translation>
    </message>
    <message>
        <source>The certificate of {where} is not trusted by this system, so no password was sent to it.</source>
        <translation>此系统不信任 {where} 的证书，因此没有向它发送密码。</translation>
    </message>
    <message>
        <source>{where} is not a backup of Citewise.</source>
        <translation>{where} 不是 Citewise 的备份。</translation>
    </message>
    <message>
        <source>{where} is damaged or incomplete. Nothing was changed; choose another backup.</source>
        <translation>{where} 已损坏或不完整。没有改动任何内容；请选择另一个备份。</translation>
    </message>
    <message>
        <source>{where} was made by a newer version of Citewise. Update Citewise, then try again.</source>
        <translation>{where} 来自较新版本的 Citewise。请更新 Citewise 后重试。</translation>
    </message>
    <message>
        <source>{where} is damaged. Restart Citewise: it sets the file aside and saves what can be read.</source>
        <translation>{where} 已损坏。请重启 Citewise：它会把文件移到一旁，并救回能读出的内容。</translation>
    </message>
    <message>
        <source>There is not enough free space on the disk.</source>
        <translation>磁盘空间不足。</translation>
    </message>
    <message>
        <source>There is nothing to back up or to restore.</source>
        <translation>没有可备份或可恢复的内容。</translation>
    </message>
    <message>
        <source>The folder {where} is not there. Connect its drive, or choose another folder.</source>
        <translation>文件夹 {where} 不存在。请接上它所在的磁盘，或选择另一个文件夹。</translation>
    </message>
    <message>
        <source>Another Citewise has the data directory open. Close it, then try again.</source>
        <translation>另一个 Citewise 正在使用数据目录。请关闭它后重试。</translation>
    </message>
    <message>
        <source>{where} has no space left for it. Delete something there, or keep fewer backups.</source>
        <translation>{where} 空间不足。请在那里删除一些内容，或减少保留的备份数。</translation>
    </message>
    <message>
        <source>There is no WebDAV folder at this address of {where}. Check the address.</source>
        <translation>{where} 的这个地址没有 WebDAV 文件夹。请检查地址。</translation>
    </message>
    <message>
        <source>{where} redirects to {host}. If that is right, enter the new address.</source>
        <translation>{where} 重定向到 {host}。如果无误，请填写新地址。</translation>
    </message>
    <message>
        <source>{where} does not allow writing to this folder.</source>
        <translation>{where} 不允许写入这个文件夹。</translation>
    </message>
    <message>
        <source>The transfer with {where} was incomplete. Try again.</source>
        <translation>与 {where} 的传输不完整。请重试。</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again later.</source>
        <translation>{where} 返回了错误。请稍后重试。</translation>
    </message>
</context>
<context>
    <name>BackupSection</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>备份到文件…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>恢复…</translation>
    </message>
    <message>
        <source>Undo restore…</source>
        <translation>撤销恢复…</translation>
    </message>
    <message>
        <source>Back up to a WebDAV server, too</source>
        <translation>同时备份到 WebDAV 服务器</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Make backups</source>
        <translation>自动备份</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>备份文件夹</translation>
    </message>
    <message>
        <source>Choose the folder for backups</source>
        <translation>选择备份文件夹</translation>
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
        <translation>每周</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> 个备份</translation>
    </message>
    <message>
        <source>Backed up to {file}.</source>
        <translation>已备份到 {file}。</translation>
    </message>
    <message>
        <source>The backup was made and checked.</source>
        <translation>备份已完成并通过校验。</translation>
    </message>
    <message>
        <source>There are no conversations to back up yet.</source>
        <translation>还没有可备份的对话。</translation>
    </message>
    <message>
        <source>Last backup: {moment}</source>
        <translation>上次备份：{moment}</translation>
    </message>
    <message>
        <source>No backup has been made yet.</source>
        <translation>还没有备份过。</translation>
    </message>
    <message>
        <source>Puts back what was here before the restore of {moment}.</source>
        <translation>换回 {moment} 恢复之前的内容。</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n 个对话</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 个提问</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remembered fact(s)</source>
        <translation>
            <numerusform>%n 条记忆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s)</source>
        <translation>
            <numerusform>%n 个助手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s)</source>
        <translation>
            <numerusform>%n 个提示词</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in this backup is here already.</source>
        <translation>这个备份里的内容这里都已有。</translation>
    </message>
    <message>
        <source>Added: {counts}.</source>
        <translation>已添加：{counts}。</translation>
    </message>
</context>
<context>
    <name>BaseChoice</name>
    <message>
        <source>All knowledge bases</source>
        <translation>所有知识库</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <translation>还没有知识库</translation>
    </message>
    <message>
        <source>As in the conversation</source>
        <translation>跟随对话</translation>
    </message>
</context>
<context>
    <name>BaseList</name>
    <message>
        <source>New knowledge base</source>
        <translation>新建知识库</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
</context>
<context>
    <name>BasePane</name>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add web page…</source>
        <translation>添加网页…</translation>
    </message>
    <message>
        <source>Add note…</source>
        <translation>添加笔记…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Test search</source>
        <translation>检索测试</translation>
    </message>
    <message>
        <source>Nothing here yet. Add files or a folder, or drop them here; web pages and notes can be added too. Files stay where they are, and the text read from them is kept on this computer.</source>
        <translation>还没有内容。添加文件或文件夹，或直接拖到这里；也可以添加网页和笔记。文件留在原处，读取的内容保存在这台电脑上。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Reading: {what}</source>
        <translation>正在读取：{what}</translation>
    </message>
    <message>
        <source>Reading is paused.</source>
        <translation>读取已暂停。</translation>
    </message>
</context>
<context>
    <name>BatchCard</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the import of {file}</source>
        <translation>撤销导入 {file}</translation>
    </message>
    <message>
        <source>not complete: import it again</source>
        <translation>未完成，请再次导入</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>CallList</name>
    <message>
        <source>Recent requests</source>
        <translation>最近的请求</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
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
        <source>Also gives a short answer beside its results.</source>
        <translation>除结果外还会给出简短回答。</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>Works without a key, with lower limits.</source>
        <translation>不用密钥也能用，但限额较低。</translation>
    </message>
    <message>
        <source>Auto (first one that can)</source>
        <translation>自动（第一个支持的模型）</translation>
    </message>
    <message>
        <source>Model that searches</source>
        <translation>用于搜索的模型</translation>
    </message>
    <message>
        <source>No model with its own search is set up. Add its provider under Models.</source>
        <translation>还没有支持自带搜索的模型。请在“模型”页添加相应的服务商。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Custom address</source>
        <translation>自定义地址</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>获取 API 密钥</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>地址无效，应以 https:// 开头</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Searching with {name}…</source>
        <translation>正在用 {name} 搜索…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
</context>
<context>
    <name>ChannelList</name>
    <message>
        <source>Search providers</source>
        <translation>搜索服务</translation>
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
        <translation>没有可用的搜索服务。</translation>
    </message>
    <message>
        <source>Automatic fallback</source>
        <translation>失败时自动切换</translation>
    </message>
    <message>
        <source>If a search fails, the next provider is used. Turned off, the ticked ones are used from top to bottom.</source>
        <translation>搜索失败时使用下一个服务。关闭后，按从上到下的顺序使用勾选的服务。</translation>
    </message>
    <message>
        <source>Tick at least one. Until then nothing changes.</source>
        <translation>请至少勾选一个。在此之前设置不会改变。</translation>
    </message>
</context>
<context>
    <name>CheckBar</name>
    <message>
        <source>{engine} asks for a captcha. The search is waiting.</source>
        <translation>{engine} 要求人机验证，搜索正在等待。</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>在窗口中完成验证</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine} in the window that opened. The search then continues.</source>
        <translation>请在打开的窗口中完成 {engine} 的验证，之后搜索会自动继续。</translation>
    </message>
    <message>
        <source>Captcha of {engine}</source>
        <translation>{engine} 人机验证</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine}. This window closes by itself when results appear.</source>
        <translation>请完成 {engine} 的人机验证。出现搜索结果后，此窗口会自动关闭。</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>The certificate is not valid, so the page was not opened.</source>
        <translation>证书无效，因此没有打开此页面。</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>连接安全</translation>
    </message>
    <message>
        <source>Not secure: others can read and change what is sent</source>
        <translation>不安全：传输的内容可能被他人查看或篡改</translation>
    </message>
    <message>
        <source>The page leads to {host}, which is not part of the captcha. Enter nothing there that is not meant for {host}.</source>
        <translation>此页面要跳转到 {host}，该网站与验证无关。请勿在那里输入不该交给 {host} 的内容。</translation>
    </message>
    <message>
        <source>{said} · no longer {home}</source>
        <translation>{said} · 已不在 {home}</translation>
    </message>
    <message>
        <source>Leave {home}?</source>
        <translation>要离开 {home} 吗？</translation>
    </message>
</context>
<context>
    <name>ClaimNumbers</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n 句话</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 处改动</numerusform>
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
        <translation>修改后：{words}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Citations are only compared with their sources</source>
        <translation>只与来源比对，不做改动</translation>
    </message>
    <message>
        <source>Citations are moved to the right passage, disagreeing sources are marked</source>
        <translation>引用改指正确的段落，标出来源不一致之处</translation>
    </message>
    <message>
        <source>What is not found is looked up, then corrected by the model</source>
        <translation>未见于来源的内容先补查，再由模型更正</translation>
    </message>
    <message>
        <source>{claims}: {states}</source>
        <translation>{claims}：{states}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>{count} found</source>
        <translation>{count} 句已找到</translation>
    </message>
    <message>
        <source>{count} moved</source>
        <translation>{count} 句改了引用</translation>
    </message>
    <message>
        <source>{count} looked up</source>
        <translation>{count} 句经补查找到</translation>
    </message>
    <message>
        <source>{count} corrected</source>
        <translation>{count} 句已更正</translation>
    </message>
    <message>
        <source>{count} softened</source>
        <translation>{count} 句改为谨慎表述</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>{count} 句已删去</translation>
    </message>
    <message>
        <source>{count} with disagreeing sources</source>
        <translation>{count} 句来源不一致</translation>
    </message>
    <message>
        <source>{count} contradicted</source>
        <translation>{count} 句与补查结果矛盾</translation>
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
        <translation>{count} 句未核对（语言不同）</translation>
    </message>
    <message>
        <source>{count} could not be checked</source>
        <translation>{count} 句无法核对</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>引用从 {before} 改为 {after}</translation>
    </message>
    <message>
        <source>As of {date}, the date of its newest source</source>
        <translation>截至 {date}（最新来源的日期）</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>来源不一致</translation>
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
        <translation>{claim}——“{evidence}”</translation>
    </message>
    <message>
        <source>Looked up after the answer was written</source>
        <translation>回答写完后补查所得</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>改了引用</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>注明日期</translation>
    </message>
    <message>
        <source>Contradicted by what was looked up</source>
        <translation>与补查结果矛盾</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>Softened</source>
        <translation>改为谨慎表述</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已删去</translation>
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
        <translation>有回答尚未保存：无法写入磁盘。</translation>
    </message>
    <message>
        <source>{why} Closing now loses its last words, unless you copy them.</source>
        <translation>{why}现在关闭会丢失最后的内容，除非先复制。</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>保存并关闭</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>仍然关闭</translation>
    </message>
    <message>
        <source>It could not be written to disk.</source>
        <translation>无法写入磁盘。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>新建私密对话</translation>
    </message>
    <message>
        <source>New conversation with an assistant…</source>
        <translation>用助手新建对话…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>搜索对话</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>在对话中查找</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处匹配</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处匹配</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>重命名对话</translation>
    </message>
    <message>
        <source>Pin or unpin conversation</source>
        <translation>置顶或取消置顶对话</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>归档对话</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>导入对话…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>导出对话…</translation>
    </message>
    <message>
        <source>Export conversation with all branches…</source>
        <translation>导出对话（含所有分支）…</translation>
    </message>
    <message>
        <source>Export all conversations (JSON)…</source>
        <translation>导出所有对话（JSON）…</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>删除对话</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>下一个对话</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>上一个对话</translation>
    </message>
    <message>
        <source>Conversation {number} of the list</source>
        <translation>列表中的第 {number} 个对话</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>复制回答</translation>
    </message>
    <message>
        <source>Copy answer with sources</source>
        <translation>复制回答（含来源）</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>重新核对来源</translation>
    </message>
    <message>
        <source>Translate answer</source>
        <translation>翻译回答</translation>
    </message>
    <message>
        <source>Read answer aloud or stop</source>
        <translation>朗读回答或停止</translation>
    </message>
    <message>
        <source>Pause or resume reading</source>
        <translation>暂停或继续朗读</translation>
    </message>
    <message>
        <source>Read next sentence</source>
        <translation>朗读下一句</translation>
    </message>
    <message>
        <source>Read previous sentence</source>
        <translation>朗读上一句</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>引用所选内容</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>撤销删除</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Compare answer with…</source>
        <translation>与其他模型对比…</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>采用此回答</translation>
    </message>
    <message>
        <source>Previous answer, side by side</source>
        <translation>对比时切换到上一个回答</translation>
    </message>
    <message>
        <source>Next answer, side by side</source>
        <translation>对比时切换到下一个回答</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>转到输入框</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>快速提问</translation>
    </message>
    <message>
        <source>Edit last question</source>
        <translation>编辑最后一个问题</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>上一个问题</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Web: Off, Auto, Always</source>
        <translation>联网：关、自动、总是</translation>
    </message>
    <message>
        <source>Answer or Research</source>
        <translation>回答或深度研究</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Choose assistant…</source>
        <translation>选择助手…</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>插入提示词</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>将问题存为提示词…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>对比模型…</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>管理助手…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>添加附件</translation>
    </message>
    <message>
        <source>Show or hide conversations</source>
        <translation>显示或隐藏对话列表</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>显示或隐藏来源</translation>
    </message>
    <message>
        <source>Research graph</source>
        <translation>深度研究关系图</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>恢复文字大小</translation>
    </message>
    <message>
        <source>Theme: Light</source>
        <translation>主题：浅色</translation>
    </message>
    <message>
        <source>Theme: Dark</source>
        <translation>主题：深色</translation>
    </message>
    <message>
        <source>Theme: System</source>
        <translation>主题：跟随系统</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>更新内容</translation>
    </message>
    <message>
        <source>About Citewise</source>
        <translation>关于 Citewise</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Settings: Models</source>
        <translation>设置：模型</translation>
    </message>
    <message>
        <source>Settings: Search</source>
        <translation>设置：搜索</translation>
    </message>
    <message>
        <source>Settings: Retrieval</source>
        <translation>设置：检索</translation>
    </message>
    <message>
        <source>Settings: Memory</source>
        <translation>设置：记忆</translation>
    </message>
    <message>
        <source>Settings: Tools (MCP)</source>
        <translation>设置：工具（MCP）</translation>
    </message>
    <message>
        <source>Settings: Network</source>
        <translation>设置：网络</translation>
    </message>
    <message>
        <source>Settings: Local API</source>
        <translation>设置：本地 API</translation>
    </message>
    <message>
        <source>Settings: Appearance</source>
        <translation>设置：外观</translation>
    </message>
    <message>
        <source>Settings: Data</source>
        <translation>设置：数据</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare models</source>
        <translation>对比模型</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>与其他模型对比</translation>
    </message>
    <message>
        <source>Filter models</source>
        <translation>筛选模型</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose {least} to {most} models. Each answers your question, side by side.</source>
        <translation>选择 {least} 到 {most} 个模型，它们会并排回答你的问题。</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer of {model} was kept.</source>
        <translation>已采用 {model} 的回答。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Editing an earlier question. The old answer is kept.</source>
        <translation>正在编辑之前的问题，原来的回答会保留。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>有问题，尽管问</translation>
    </message>
    <message>
        <source>Your answer to the question above</source>
        <translation>回答上面的问题</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>你的问题</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text: %Ln character(s)</source>
        <translation>
            <numerusform>粘贴的文本：%Ln 个字符</numerusform>
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
        <translation>发送（Enter）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Run this command?</source>
        <translation>运行此命令？</translation>
    </message>
    <message>
        <source>Run these commands?</source>
        <translation>运行这些命令？</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read and change your files. Run only what you trust.</source>
        <translation>它将以你的权限在本机运行，可以读取和修改你的文件。请只运行你信任的命令。</translation>
    </message>
    <message>
        <source>Command of {name}</source>
        <translation>{name} 的命令</translation>
    </message>
    <message>
        <source>With the variables: {names}</source>
        <translation>环境变量：{names}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
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
        <translation>按名称筛选</translation>
    </message>
    <message>
        <source>Filter documents by name</source>
        <translation>按名称筛选文档</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>仅显示失败的</translation>
    </message>
    <message>
        <source>Documents of this knowledge base</source>
        <translation>这个知识库的文档</translation>
    </message>
    <message>
        <source>Reindex</source>
        <translation>重新索引</translation>
    </message>
    <message>
        <source>Reindex the selected documents, changed or not</source>
        <translation>重新索引选中的文档，无论是否有改动</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove from this knowledge base; the files themselves stay (Del)</source>
        <translation>从这个知识库中移除；文件本身会保留（Del）</translation>
    </message>
    <message>
        <source>No matching documents.</source>
        <translation>没有匹配的文档。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Remove its whole folder</source>
        <translation>移除它所在的整个文件夹</translation>
    </message>
</context>
<context>
    <name>ConversationExport</name>
    <message>
        <source>Export conversation</source>
        <translation>导出对话</translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>导出对话</translation>
    </message>
    <message>
        <source>This conversation no longer exists, so nothing was exported.</source>
        <translation>这个对话已不存在，没有导出任何内容。</translation>
    </message>
    <message>
        <source>{file} could not be made: the built-in browser did not print it.</source>
        <translation>无法生成 {file}：内置浏览器未能打印。</translation>
    </message>
    <message>
        <source>Exporting conversations…</source>
        <translation>正在导出对话…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n conversation(s) in {folder}</source>
        <translation>
            <numerusform>已保存 %n 个对话到 {folder}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConversationImport</name>
    <message>
        <source>Choose an export or backup</source>
        <translation>选择导出或备份文件</translation>
    </message>
    <message>
        <source>What was imported until then is kept. Import the same file again to complete it.</source>
        <translation>已导入的内容会保留。再次导入同一文件即可完成。</translation>
    </message>
    <message>
        <source>The import broke off</source>
        <translation>导入中断</translation>
    </message>
    <message>
        <source>Import undone</source>
        <translation>导入已撤销</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>New conversation</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>新建私密对话</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>搜索对话</translation>
    </message>
    <message>
        <source>Words in any order, “a phrase”, #tag</source>
        <translation>任意顺序的词、“短语”、#标签</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>New private conversation: nothing of it is kept</source>
        <translation>新建私密对话，不保留任何内容</translation>
    </message>
    <message>
        <source>More options for the list of conversations</source>
        <translation>对话列表的更多选项</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Back to all conversations</source>
        <translation>返回全部对话</translation>
    </message>
    <message>
        <source>Archived: back to all conversations</source>
        <translation>已归档：返回全部对话</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Knowledge bases: your own documents</source>
        <translation>知识库：你自己的文档</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>没有找到“{text}”。</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>没有已归档的对话。</translation>
    </message>
    <message>
        <source>Your conversations will be listed here.</source>
        <translation>你的对话会列在这里。</translation>
    </message>
    <message>
        <source>New conversation here</source>
        <translation>在此新建对话</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename by model</source>
        <translation>由模型重命名</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Filter by tag</source>
        <translation>按标签筛选</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>导入对话…</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>导出所有对话</translation>
    </message>
    <message>
        <source>Archived ({count})</source>
        <translation>已归档（{count}）</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消置顶</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>导出对话…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Archived “{title}”</source>
        <translation>已归档“{title}”</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) archived</source>
        <translation>
            <numerusform>已归档 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>已删除“{title}”</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted</source>
        <translation>
            <numerusform>已删除 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Move to group</source>
        <translation>移到分组</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>新建分组…</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>无分组</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>新建分组</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>分组名称</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>新建标签…</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新建标签</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
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
        <translation>私密：关闭窗口后即消失</translation>
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
        <translation>已置顶</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>private</source>
        <translation>私密</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已收起</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {name}, {many}, {state}</source>
        <translation>分组 {name}，{many}，{state}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已置顶</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
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
        <translation>近 7 天</translation>
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
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>DataCare</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Damaged since Citewise ended unexpectedly: {names}. A restart sets the file aside and keeps what can be read of it.</source>
        <translation>Citewise 意外退出后已损坏：{names}。重启会把文件移到一旁，并救回能读出的内容。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>The backup was restored. What was here before is kept; the restore can be undone.</source>
        <translation>备份已恢复。之前的内容已保留，可以撤销这次恢复。</translation>
    </message>
    <message>
        <source>Undo…</source>
        <translation>撤销…</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>数据目录</translation>
    </message>
    <message>
        <source>Conversations, settings and logs are kept here.</source>
        <translation>对话、设置和日志都保存在这里。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open the data directory</source>
        <translation>打开数据目录</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>The three steps of the first start.</source>
        <translation>首次启动时的三个步骤。</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>再次显示</translation>
    </message>
    <message>
        <source>Show the first steps again</source>
        <translation>再次显示首次启动步骤</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>清除所有数据</translation>
    </message>
    <message>
        <source>Deletes all conversations, knowledge bases, settings and API keys, and closes Citewise.</source>
        <translation>删除所有对话、知识库、设置和 API 密钥，并关闭 Citewise。</translation>
    </message>
    <message>
        <source>Erase everything…</source>
        <translation>清除所有数据…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Made while nothing else is going on, where something has changed. A missed one is made up.</source>
        <translation>空闲且内容有变化时自动备份；错过的会补上。</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Conversations of other programs. Each import can be undone.</source>
        <translation>来自其他程序的对话。每次导入都可以撤销。</translation>
    </message>
    <message>
        <source>Kept pages</source>
        <translation>保留的网页</translation>
    </message>
    <message>
        <source>{name}: {origin}</source>
        <translation>{name}：{origin}</translation>
    </message>
    <message>
        <source>keychain</source>
        <translation>系统钥匙串</translation>
    </message>
    <message>
        <source>encrypted key file</source>
        <translation>加密的密钥文件</translation>
    </message>
    <message>
        <source>in memory until you quit</source>
        <translation>仅在内存中，退出即失效</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>.env file in the data directory</source>
        <translation>数据目录中的 .env 文件</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>no key</source>
        <translation>没有密钥</translation>
    </message>
</context>
<context>
    <name>DesktopController</name>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu, or with {keys}.</source>
        <translation>Citewise 仍在托盘中运行。可从托盘菜单或按 {keys} 退出。</translation>
    </message>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu.</source>
        <translation>Citewise 仍在托盘中运行。可从托盘菜单退出。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>DesktopSection</name>
    <message>
        <source>Notify when an answer is ready</source>
        <translation>回答完成时通知</translation>
    </message>
    <message>
        <source>Tray icon</source>
        <translation>系统托盘图标</translation>
    </message>
    <message>
        <source>Quick ask from anywhere: give this command a shortcut in your desktop&apos;s keyboard settings.</source>
        <translation>随处快速提问：在系统的键盘设置中为以下命令设置快捷键。</translation>
    </message>
    <message>
        <source>Only while another window is in front and the answer took 10 seconds or more.</source>
        <translation>仅当其他窗口在前台，且回答用时不少于 10 秒时。</translation>
    </message>
    <message>
        <source>Closing the window then leaves Citewise in the tray, where the system has one.</source>
        <translation>关闭窗口后 Citewise 会留在系统托盘中（若系统有托盘）。</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>Open in the default application</source>
        <translation>用默认应用打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>打开所在文件夹</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>文档文本</translation>
    </message>
    <message>
        <source>The file no longer exists. This is the text that was read from it.</source>
        <translation>文件已不存在。这是之前读取到的文本。</translation>
    </message>
    <message>
        <source>This document has no text.</source>
        <translation>这个文档没有文本。</translation>
    </message>
</context>
<context>
    <name>EmbeddedCard</name>
    <message>
        <source>The default model was removed. Until you choose another one, answers are quotes only.</source>
        <translation>默认模型已移除。在你另选之前，回答只摘录原文。</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} 已设为默认模型。</translation>
    </message>
    <message>
        <source>running {model}</source>
        <translation>正在运行 {model}</translation>
    </message>
    <message>
        <source>{model} failed to start</source>
        <translation>{model} 启动失败</translation>
    </message>
    <message>
        <source>starts with the first question</source>
        <translation>首次提问时启动</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>未安装</translation>
    </message>
    <message>
        <source>Runs a GGUF file on this computer. No API key, no other program.</source>
        <translation>在本机运行 GGUF 文件，不需要 API 密钥，也不需要其他程序。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>0 (CPU only)</source>
        <translation>0（仅用 CPU）</translation>
    </message>
    <message>
        <source>No file yet. Add one that you have downloaded.</source>
        <translation>还没有文件。请添加一个已下载的文件。</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <translation>GPU 层数</translation>
    </message>
    <message>
        <source>A larger context takes more memory. GPU layers need an xllamacpp build for your GPU.</source>
        <translation>上下文越大，占用内存越多。GPU 层数需要支持你的显卡的 xllamacpp。</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>设为默认</translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} 可用。回复：{word}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Loading and testing {model}…</source>
        <translation>正在加载并测试 {model}…</translation>
    </message>
    <message>
        <source>loading {model}…</source>
        <translation>正在加载 {model}…</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Run this command, then start Citewise again: {command}</source>
        <translation>模型运行组件尚未安装。请运行以下命令，然后重新启动 Citewise：{command}</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>上下文（token）</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>模型 (*.gguf);;所有文件 (*)</translation>
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
        <translation>嵌入模型的名称</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>仅关键词</translation>
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
        <translation>图标</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation>使用条款</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>在窗口中完成验证</translation>
    </message>
    <message>
        <source>Searching with {name}…</source>
        <translation>正在用 {name} 搜索…</translation>
    </message>
    <message>
        <source>Solve the captcha of {name} in the window that opened.</source>
        <translation>请在打开的窗口中完成 {name} 的验证。</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>暂停 {time}：{reason}</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} 可用。第一条结果：“{title}”</translation>
    </message>
    <message>
        <source>{name} works, though its page has a new layout. First result: “{title}”</source>
        <translation>{name} 可用，但其页面换了新布局。第一条结果：“{title}”</translation>
    </message>
    <message>
        <source>Not used: {problem}</source>
        <translation>未采用：{problem}</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Search engines</source>
        <translation>搜索引擎</translation>
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
        <translation>必应</translation>
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
        <translation>清除所有数据</translation>
    </message>
    <message>
        <source>ERASE</source>
        <comment>the word to type; case does not count</comment>
        <translation>清除</translation>
    </message>
    <message>
        <source>This deletes for good, from this computer:</source>
        <translation>以下内容将从这台电脑上永久删除：</translation>
    </message>
    <message>
        <source>conversations, memory and knowledge bases, with their backups</source>
        <translation>对话、记忆和知识库，以及它们的备份</translation>
    </message>
    <message>
        <source>settings, cached pages, cookies of search engines and logs</source>
        <translation>设置、缓存的网页、搜索引擎的 Cookie 和日志</translation>
    </message>
    <message>
        <source>API keys: the key file, and Citewise&apos;s entries in the system&apos;s keychain, those of other data directories included</source>
        <translation>API 密钥：密钥文件，以及系统钥匙串中 Citewise 的条目（包括其他数据目录的）</translation>
    </message>
    <message>
        <source>Your own documents stay where they are, and so do files in the data directory that Citewise did not write, and backups in other folders or on a server. Answers that are being written are stopped, and Citewise closes.</source>
        <translation>你自己的文档会留在原处，数据目录中不是由 Citewise 写入的文件，以及其他文件夹或服务器上的备份也会保留。正在生成的回答会停止，Citewise 随后关闭。</translation>
    </message>
    <message>
        <source>Type {word} to confirm:</source>
        <translation>输入“{word}”以确认：</translation>
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
        <translation>所有数据已清除。</translation>
    </message>
    <message>
        <source>Not everything could be erased.</source>
        <translation>部分数据未能清除。</translation>
    </message>
    <message>
        <source>Close Citewise</source>
        <translation>关闭 Citewise</translation>
    </message>
    <message>
        <source>Could not be deleted; delete it yourself:</source>
        <translation>以下内容未能删除，请自行删除：</translation>
    </message>
    <message>
        <source>Not written by Citewise, so left in {folder}:</source>
        <translation>以下内容不是由 Citewise 写入，保留在 {folder} 中：</translation>
    </message>
    <message>
        <source>The system&apos;s keychain did not open, so API keys may still be in it. Delete its entries named Citewise.</source>
        <translation>系统钥匙串未能打开，其中可能仍有 API 密钥。请删除其中名为 Citewise 的条目。</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>以及另外 {count} 项</translation>
    </message>
</context>
<context>
    <name>EvidenceChecks</name>
    <message>
        <source>Watch sources</source>
        <translation>定期核对来源</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>每周</translation>
    </message>
    <message>
        <source>The sources are checked again while Citewise runs. A notice tells what changed.</source>
        <translation>Citewise 运行时会定期核对来源，有变化时会提示。</translation>
    </message>
    <message>
        <source>Too many answers are watched already. Stop watching one of them first.</source>
        <translation>定期核对的回答太多，请先停止其中一个。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This answer is no longer there.</source>
        <translation>这个回答已不存在。</translation>
    </message>
    <message>
        <source>Checked again: {result}</source>
        <translation>重新核对：{result}</translation>
    </message>
</context>
<context>
    <name>EvidenceWatch</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止核对</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The evidence for “{question}” changed: {changes}.</source>
        <translation>“{question}”的来源有变化：{changes}。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页（HTML）</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON（完整数据）</translation>
    </message>
    <message>
        <source>Evidence bundle</source>
        <translation>证据包</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>图片 {number}</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>附件：{name}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>没有回答</translation>
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
        <translation>第 {number} 页</translation>
    </message>
    <message>
        <source>The page was not read; this is the search engine&apos;s excerpt.</source>
        <translation>未读取该网页；这是搜索引擎的摘要。</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>来源中只能找到一部分</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>来源中没有找到</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>未核对（语言不同）</translation>
    </message>
    <message>
        <source>Evidence bundle, written by Citewise {program} on {date}.</source>
        <translation>证据包，由 Citewise {program} 于 {date} 导出。</translation>
    </message>
    <message>
        <source>It holds each passage and how each claim was judged; “citewise verify” reads the sources again.</source>
        <translation>其中有每段原文以及每句话的核对结果；可用“citewise verify”重新读取来源。</translation>
    </message>
    <message>
        <source>Claims: {counts}</source>
        <translation>核对：{counts}</translation>
    </message>
    <message>
        <source>{count} found in their sources</source>
        <translation>{count} 句能在来源中找到</translation>
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
        <translation>{count} 句未核对</translation>
    </message>
    <message>
        <source>Claim:</source>
        <translation>句子：</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未核对</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>得分 {score}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>引用从 {before} 改为 {after}</translation>
    </message>
    <message>
        <source>As of {date}</source>
        <translation>截至 {date}</translation>
    </message>
    <message>
        <source>Found by a search after the answer</source>
        <translation>回答之后搜索所得</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>来源不一致</translation>
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
        <translation>已改为留有余地</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>已删去</translation>
    </message>
    <message>
        <source>Contradicted by a source</source>
        <translation>与来源矛盾</translation>
    </message>
    <message>
        <source>Original answer</source>
        <translation>原回答</translation>
    </message>
    <message>
        <source>Times and hashes</source>
        <translation>时间与哈希值</translation>
    </message>
    <message>
        <source>Accessed {date}</source>
        <translation>访问于 {date}</translation>
    </message>
    <message>
        <source>Page text as of {date}</source>
        <translation>网页正文截至 {date}</translation>
    </message>
    <message>
        <source>SHA-256 of the passage: {hash}</source>
        <translation>原文的 SHA-256：{hash}</translation>
    </message>
    <message>
        <source>SHA-256 of the page text: {hash}</source>
        <translation>网页正文的 SHA-256：{hash}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Back up to a file</source>
        <translation>备份到文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Include API keys, encrypted with a passphrase</source>
        <translation>包含 API 密钥，用密码短语加密</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Conversations, memory, knowledge bases and settings go into one file. You can go on meanwhile.</source>
        <translation>对话、记忆、知识库和设置存入一个文件。备份期间可以继续使用。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>密码短语</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>重复密码短语</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>请选择文件。</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>至少需要 {number} 个字符。</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>两次输入的密码短语不一致。</translation>
    </message>
</context>
<context>
    <name>Eye</name>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>FactsList</name>
    <message>
        <source>Conversations without a group</source>
        <translation>未分组的对话</translation>
    </message>
    <message>
        <source>Learnt {when}</source>
        <translation>记于 {when}</translation>
    </message>
    <message>
        <source>Written by you {when}</source>
        <translation>由你写于 {when}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>在对话中查找</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>没有结果</translation>
    </message>
</context>
<context>
    <name>GoingOn</name>
    <message>
        <source>There is no answer yet to name the conversation by.</source>
        <translation>还没有回答，无法为对话命名。</translation>
    </message>
    <message>
        <source>Naming needs a model. Add one in the settings.</source>
        <translation>命名需要模型。请在设置中添加模型。</translation>
    </message>
</context>
<context>
    <name>GoingOnSection</name>
    <message>
        <source>Suggest follow-up questions</source>
        <translation>推荐追问</translation>
    </message>
    <message>
        <source>Name conversations by model</source>
        <translation>由模型为对话命名</translation>
    </message>
    <message>
        <source>Up to three questions under the last answer. Each answer costs one more short request.</source>
        <translation>在最后一个回答下方显示最多三个问题。每个回答会多一次简短的请求。</translation>
    </message>
    <message>
        <source>In place of the first question, unless you gave a name. One short request each.</source>
        <translation>用标题代替第一个问题（你自己命名的除外）。每个对话多一次简短的请求。</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>子问题关系图</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Show or hide conversations</source>
        <translation>显示或隐藏对话列表</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More options for this conversation</source>
        <translation>此对话的更多选项</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>显示或隐藏来源</translation>
    </message>
</context>
<context>
    <name>IconField</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <source>Bring your conversations along</source>
        <translation>带上你的对话</translation>
    </message>
    <message>
        <source>From ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or another Citewise: choose the file that its export or backup wrote, or its folder. Nothing of it leaves this computer.</source>
        <translation>支持 ChatGPT、Claude、Cherry Studio、LobeChat、Open WebUI、LibreChat、Chatbox、Jan、LM Studio、Gemini 和其他 Citewise：选择其导出或备份的文件或文件夹。所有内容都只留在这台电脑上。</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>正在查看 {file}…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>其中没有新内容。</translation>
    </message>
    <message>
        <source>Importing from {program}…</source>
        <translation>正在从 {program} 导入…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Making it searchable…</source>
        <translation>正在建立搜索索引…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>正在撤销导入…</translation>
    </message>
</context>
<context>
    <name>ImportNumbers</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln 个对话</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new conversation(s)</source>
        <translation>
            <numerusform>%Ln 个新对话</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new question(s)</source>
        <translation>
            <numerusform>%Ln 个新问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s)</source>
        <translation>
            <numerusform>%Ln 个其他文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Import prompts</source>
        <translation>导入提示词</translation>
    </message>
    <message>
        <source>Prompts in this file</source>
        <translation>此文件中的提示词</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) are in the library already.</source>
        <translation>
            <numerusform>%n 个提示词已在提示词库中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are no prompts, or too long.</source>
        <translation>
            <numerusform>%n 个条目不是提示词或过长。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
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
        <translation>导入对话…</translation>
    </message>
    <message>
        <source>Show all ({count})</source>
        <translation>显示全部（{count}）</translation>
    </message>
    <message>
        <source>Undo the import of “{file}”? What came with it is deleted; conversations in which something was asked since stay.</source>
        <translation>撤销导入“{file}”？随之导入的内容会被删除；之后又提过问的对话会保留。</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>撤销导入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>正在撤销导入…</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>Reading documents: {done} of {total}</source>
        <translation>正在读取文档：{done}/{total}</translation>
    </message>
    <message>
        <source>Reading documents…</source>
        <translation>正在读取文档…</translation>
    </message>
    <message>
        <source>Show knowledge bases</source>
        <translation>显示知识库</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>Merged backup</source>
        <translation>合并的备份</translation>
    </message>
    <message>
        <source>Already here: {unchanged} · with something new: {grown} · new: {created}</source>
        <translation>已存在：{unchanged} · 有新内容：{grown} · 新对话：{created}</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>导入已停止</translation>
    </message>
    <message>
        <source>Nothing new to import</source>
        <translation>没有可导入的新内容</translation>
    </message>
    <message>
        <source>Import finished</source>
        <translation>导入完成</translation>
    </message>
    <message>
        <source>Already here: {count}</source>
        <translation>已存在：{count}</translation>
    </message>
    <message>
        <source>Import the same file again to complete it.</source>
        <translation>再次导入同一文件即可完成。</translation>
    </message>
    <message>
        <source>Not read: {count}</source>
        <translation>未读取：{count}</translation>
    </message>
    <message>
        <source>Undone: {counts}.</source>
        <translation>已撤销：{counts}。</translation>
    </message>
    <message>
        <source>These stay, because something was asked in them since: {titles}</source>
        <translation>以下对话保留，因为之后又提过问：{titles}</translation>
    </message>
    <message>
        <source>{file} is no export that Citewise knows. Choose the file or folder that ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or Citewise wrote.</source>
        <translation>Citewise 无法识别 {file}。请选择由 ChatGPT、Claude、Cherry Studio、LobeChat、Open WebUI、LibreChat、Chatbox、Jan、LM Studio、Gemini 或 Citewise 导出的文件或文件夹。</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} 已不存在。</translation>
    </message>
    <message>
        <source>{file} may not be read. Allow it, or copy it to another place.</source>
        <translation>没有权限读取 {file}。请授予权限，或将其复制到其他位置。</translation>
    </message>
    <message>
        <source>{file} is damaged. Download or copy it again.</source>
        <translation>{file} 已损坏。请重新下载或复制。</translation>
    </message>
    <message>
        <source>damaged, or of another shape</source>
        <translation>已损坏或格式不符</translation>
    </message>
    <message>
        <source>nothing was said in it</source>
        <translation>没有内容</translation>
    </message>
    <message>
        <source>not in the export</source>
        <translation>导出文件中没有</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>无法保存</translation>
    </message>
    <message>
        <source>of a kind that is not supported</source>
        <translation>不支持的类型</translation>
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
        <translation>吊销</translation>
    </message>
    <message>
        <source>Revoke {name}</source>
        <translation>吊销 {name}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <translation>{name} 的选项</translation>
    </message>
    <message>
        <source>Links: [[1]](https://…)</source>
        <translation>链接：[[1]](https://…)</translation>
    </message>
    <message>
        <source>Numbers: [1]</source>
        <translation>编号：[1]</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>List the sources at the end of each answer</source>
        <translation>在每个回答末尾列出来源</translation>
    </message>
    <message>
        <source>Citations in the text</source>
        <translation>正文中的引用</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>每分钟请求数</translation>
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
        <translation>再添加一个密钥（轮流使用）</translation>
    </message>
    <message>
        <source>Delete the stored key</source>
        <translation>删除已保存的密钥</translation>
    </message>
    <message>
        <source>Another key, used in turn</source>
        <translation>另一个密钥，轮流使用</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>To use another one, remove it there.</source>
        <translation>要改用别的密钥，请先在那里删除它。</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>Stored; type to replace</source>
        <translation>已保存；输入即可替换</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>粘贴密钥</translation>
    </message>
</context>
<context>
    <name>KeySection</name>
    <message>
        <source>Name of the program, such as Cherry Studio</source>
        <translation>程序名称，例如 Cherry Studio</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>程序名称</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>创建密钥</translation>
    </message>
    <message>
        <source>No keys yet.</source>
        <translation>还没有密钥。</translation>
    </message>
    <message>
        <source>Require a key</source>
        <translation>需要密钥</translation>
    </message>
    <message>
        <source>Without a key every program on this computer can ask, at your expense.</source>
        <translation>不需要密钥时，本机上的任何程序都可以提问，费用由你承担。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 个失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n 个等待中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s)</source>
        <translation>
            <numerusform>%n 个知识库</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s) embedded</source>
        <translation>
            <numerusform>已向量化 {done}/%n 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of an unsupported type</source>
        <translation>
            <numerusform>%n 个文件的类型不支持读取</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done}/{total}</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>正在查找文档…</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>第 {page} 页</translation>
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
        <translation>添加到知识库</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>知识库…</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>Knowledge bases</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>A knowledge base holds your own documents: PDF, Word, PowerPoint, Excel, EPUB, web pages, notes and more. Answers can rest on them and cite them, page by page. This needs no key and no model, and nothing leaves this computer except the passages that a model is given to answer.

Begin with “New knowledge base”.</source>
        <translation>知识库存放你自己的文档：PDF、Word、PowerPoint、Excel、EPUB、网页、笔记等。回答可以以它们为依据，并引用到具体页码。不需要密钥，也不需要模型；除了回答时提供给模型的段落，文档内容不会离开这台电脑。

从“新建知识库”开始。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>My documents</source>
        <translation>我的文档</translation>
    </message>
    <message>
        <source>Delete “{name}” with {documents}? The files themselves stay where they are.</source>
        <translation>要删除“{name}”（{documents}）吗？文件本身会留在原处。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Removed “{name}” from {base}</source>
        <translation>已从 {base} 中移除“{name}”</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>KnowledgeMenu</name>
    <message>
        <source>All documents</source>
        <translation>全部文档</translation>
    </message>
    <message>
        <source>Knowledge bases: {names}</source>
        <translation>知识库：{names}</translation>
    </message>
    <message>
        <source>Search your own documents too</source>
        <translation>同时检索你自己的文档</translation>
    </message>
    <message>
        <source>Knowledge bases in this conversation</source>
        <translation>这个对话使用的知识库</translation>
    </message>
    <message>
        <source>No knowledge base yet</source>
        <translation>还没有知识库</translation>
    </message>
    <message>
        <source>All knowledge bases</source>
        <translation>所有知识库</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>知识库…</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩语</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>西班牙语</translation>
    </message>
    <message>
        <source>French</source>
        <translation>法语</translation>
    </message>
    <message>
        <source>Portuguese (Brazil)</source>
        <translation>葡萄牙语（巴西）</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Line {number}, “{text}”, cannot be used. The other lines apply.</source>
        <translation>第 {number} 行“{text}”无法使用。其余各行已生效。</translation>
    </message>
</context>
<context>
    <name>ListMenus</name>
    <message numerus="yes">
        <source>Export %n conversation(s)…</source>
        <translation>
            <numerusform>导出 %n 个对话…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversation(s)</source>
        <translation>
            <numerusform>删除 %n 个对话</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LocalApiPage</name>
    <message>
        <source>Not on: port {port} is already in use. Choose another port, or close the program that uses it.</source>
        <translation>未能启动：端口 {port} 已被占用。请换一个端口，或关闭占用它的程序。</translation>
    </message>
    <message>
        <source>Not on: the settings file names an address that this computer does not have: {detail}. Use 127.0.0.1 there.</source>
        <translation>未能启动：设置文件中的地址不属于本机：{detail}。请改为 127.0.0.1。</translation>
    </message>
    <message>
        <source>Not on: the system does not allow port {port}. Choose one from 1024 on.</source>
        <translation>未能启动：系统不允许使用端口 {port}。请选择 1024 或更大的端口。</translation>
    </message>
    <message>
        <source>Not on: this installation lacks a part that the local API needs. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>未能启动：缺少本地 API 所需的组件。安装命令：pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>Not on: {detail}. Switch it off and on to try again.</source>
        <translation>未能启动：{detail}。请关闭后重新启用。</translation>
    </message>
    <message>
        <source>On. Other devices in your network can reach it too, without encryption.</source>
        <translation>已启用。同一网络中的其他设备也能访问，且连接未加密。</translation>
    </message>
    <message>
        <source>On. Only this computer can reach it.</source>
        <translation>已启用，仅本机可以访问。</translation>
    </message>
    <message>
        <source>Created {when}</source>
        <translation>创建于 {when}</translation>
    </message>
    <message>
        <source>last used {when}</source>
        <translation>上次使用：{when}</translation>
    </message>
    <message>
        <source>The key of “{name}”. Copy it now: it is not shown again.</source>
        <translation>“{name}”的密钥。请立即复制，之后不再显示。</translation>
    </message>
    <message>
        <source>“{name}” is revoked: it is refused from now on.</source>
        <translation>“{name}”的密钥已吊销，不能再使用。</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>本地 API</translation>
    </message>
    <message>
        <source>Editors, agents and other chat programs get cited answers from Citewise by one address, in the words of OpenAI&apos;s and Anthropic&apos;s APIs. It is served while Citewise is open.</source>
        <translation>编辑器、智能体和其他聊天程序可以通过一个地址从 Citewise 获得带引用的回答，兼容 OpenAI 和 Anthropic 的 API。Citewise 打开时可用。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>One for each program. Citewise keeps only a hash of it, so it is shown once.</source>
        <translation>每个程序一个密钥。Citewise 只保存其哈希值，因此密钥只显示一次。</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>最近的请求</translation>
    </message>
    <message>
        <source>Since Citewise was started. What was asked is not recorded.</source>
        <translation>自 Citewise 启动以来的请求，不记录提问内容。</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>还没有请求。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Keep conversations of other programs</source>
        <translation>保留其他程序的对话</translation>
    </message>
    <message>
        <source>In the group API. Otherwise they are forgotten after an hour.</source>
        <translation>归入“API”分组；不保留时，一小时后清除。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a web origin such as https://chat.example.org.</source>
        <translation>第 {number} 行“{text}”不是有效的网页来源，正确的形式如 https://chat.example.org。</translation>
    </message>
    <message>
        <source>Allowed web origins, one per line</source>
        <translation>允许的网页来源，每行一个</translation>
    </message>
    <message>
        <source>Web pages in a browser are refused, except those of these sites.</source>
        <translation>浏览器中的网页会被拒绝，除非来自这些网站。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host name such as desk.example.org.</source>
        <translation>第 {number} 行“{text}”不是主机名（例如 desk.example.org）。</translation>
    </message>
    <message>
        <source>Allowed host names, one per line</source>
        <translation>允许的主机名，每行一个</translation>
    </message>
    <message>
        <source>Names by which others reach this computer, for a proxy or another computer of your network.</source>
        <translation>其他程序访问这台电脑时使用的名称，供代理或局域网里的其他电脑使用。</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of {name}</source>
        <translation>{name} 的日志</translation>
    </message>
    <message>
        <source>It has not written anything.</source>
        <translation>还没有任何输出。</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>复制日志</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The last lines that the server wrote. Values of its variables are masked.</source>
        <translation>服务器最近输出的内容，环境变量的值已隐去。</translation>
    </message>
</context>
<context>
    <name>LookStep</name>
    <message>
        <source>Welcome to Citewise</source>
        <translation>欢迎使用 Citewise</translation>
    </message>
    <message>
        <source>Answers that rest on sources you can check. Three short steps, all optional.</source>
        <translation>回答有据可查。下面三步都很短，均可跳过。</translation>
    </message>
    <message>
        <source>Import conversations of another program…</source>
        <translation>从其他程序导入对话…</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The link was ignored. Citewise only takes links like citewise://ask?q=…</source>
        <translation>已忽略该链接。Citewise 只接受形如 citewise://ask?q=… 的链接</translation>
    </message>
    <message>
        <source>The question was cut at {count} characters.</source>
        <translation>问题过长，已截断为 {count} 个字符。</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the question.</source>
        <translation>已移除问题中的不可见字符。</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Short facts about you, so that later answers fit you. After an answer a model proposes what to remember; a line under the answer says what was remembered and can undo it. Keys, passwords and codes are never kept, and private conversations remember nothing.</source>
        <translation>关于你的简短事实，让今后的回答更适合你。每次回答之后，由模型提议记住什么；回答下方会显示记住的内容，并可撤销。密钥、密码和验证码绝不会记住，私密对话也不会留下任何记忆。</translation>
    </message>
    <message>
        <source>Remember in</source>
        <translation>启用记忆的范围</translation>
    </message>
    <message>
        <source>Off by default; each group has its own memory.</source>
        <translation>默认关闭；每个分组有各自的记忆。</translation>
    </message>
    <message>
        <source>Auto (the model that answered)</source>
        <translation>自动（回答所用的模型）</translation>
    </message>
    <message>
        <source>Memory model</source>
        <translation>记忆模型</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>已记住的内容</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation>搜索记忆</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>全部忘记…</translation>
    </message>
    <message>
        <source>Conversations without a group</source>
        <translation>未分组的对话</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>没有找到“{text}”。</translation>
    </message>
    <message>
        <source>No memories yet.</source>
        <translation>还没有记忆。</translation>
    </message>
    <message>
        <source>This looks like a key, a password or a code. It is not kept.</source>
        <translation>这看起来像密钥、密码或验证码，不会保存。</translation>
    </message>
</context>
<context>
    <name>MemoryRemoval</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Forgotten: “{title}”. It was also deleted from what earlier answers were given. What those answers and you yourself wrote stays.</source>
        <translation>已忘记：“{title}”。提供给旧回答的资料中也已删除它。旧回答和你自己写下的文字保持不变。</translation>
    </message>
    <message>
        <source>Forget everything that is remembered, in all groups? It is also deleted from what earlier answers were given. This cannot be undone. What those answers and you yourself wrote stays.</source>
        <translation>要忘记所有分组记住的全部内容吗？提供给旧回答的资料中也会删除，且无法恢复。旧回答和你自己写下的文字保持不变。</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>全部忘记</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>正在忘记…</translation>
    </message>
    <message>
        <source>It is deleted, but unused parts of the file may still contain its words: the disk has too little space, or another program is reading the file.</source>
        <translation>已删除，但文件中未使用的部分可能仍留有原文：磁盘空间不足，或者另一个程序正在读取该文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>仍有 %n 个备份含有这些内容：{names}。可以用新备份替换：先检查新备份，再删除旧备份。</numerusform>
        </translation>
    </message>
    <message>
        <source>Files set aside in the data directory also contain these words, and stay: {names}. Delete them yourself when you no longer need them.</source>
        <translation>数据目录中另行保留的文件也含有这些内容，不会删除：{names}。不再需要时，请自行删除。</translation>
    </message>
    <message>
        <source>Creating a new backup…</source>
        <translation>正在创建新备份…</translation>
    </message>
    <message>
        <source>The new backup is {name}; the old ones are deleted.</source>
        <translation>新备份为 {name}；旧备份已删除。</translation>
    </message>
    <message>
        <source>No new backup could be created, so the old ones stay. Free up space on the disk, then try again.</source>
        <translation>无法创建新备份，因此旧备份保持不变。请先腾出磁盘空间，然后重试。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>MentionCompleter</name>
    <message>
        <source>Knowledge bases</source>
        <translation>知识库</translation>
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
        <translation>把问题拆成子问题，逐个搜索，写出报告</translation>
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
        <translation>查找模型，或输入名称</translation>
    </message>
    <message>
        <source>Use “{name}”</source>
        <translation>使用“{name}”</translation>
    </message>
    <message>
        <source>No models yet. Fetch the list, or type a name above.</source>
        <translation>还没有模型。请获取列表，或在上面输入名称。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Space adds a model to the favourites or removes it.</source>
        <translation>按空格键收藏或取消收藏模型。</translation>
    </message>
    <message>
        <source>Click the star, or press Space, to add a model to the favourites.</source>
        <translation>点击星号或按空格键即可收藏模型。</translation>
    </message>
</context>
<context>
    <name>ModelMentions</name>
    <message>
        <source>At most {count} models per question.</source>
        <translation>每个问题最多使用 {count} 个模型。</translation>
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
        <translation>{model} 等（另有 {number} 个）</translation>
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
        <translation>筛选模型</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>添加模型…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>对比模型…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>不用模型（仅摘录原文）</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>取消收藏</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>加入收藏</translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message>
        <source>Choose a model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>You can change it for every question, and add more in Settings.</source>
        <translation>每次提问都可更换，也可在设置中添加更多。</translation>
    </message>
    <message>
        <source>No model (quotes only): the best passages, word for word</source>
        <translation>不用模型（仅摘录原文）：逐字给出最相关的段落</translation>
    </message>
    <message>
        <source>A provider with an API key (opens Settings at the end)</source>
        <translation>使用 API 密钥的服务商（最后打开设置）</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} on this computer ({count})</source>
        <translation>本机的 {name}（{count}）</translation>
    </message>
    <message>
        <source>Looking for Ollama and LM Studio on this computer…</source>
        <translation>正在查找本机的 Ollama 和 LM Studio…</translation>
    </message>
    <message>
        <source>Neither Ollama nor LM Studio is running on this computer.</source>
        <translation>本机没有运行 Ollama 或 LM Studio。</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>{name} was removed with the default model. Until you choose another one, answers are quotes only.</source>
        <translation>{name} 已移除，默认模型也随之移除。在你另选之前，回答只摘录原文。</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>默认模型</translation>
    </message>
    <message>
        <source>For new conversations. Without a model, the best passages are shown word for word.</source>
        <translation>用于新对话。不用模型时，直接摘录最相关的原文。</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>模型服务商</translation>
    </message>
    <message>
        <source>No provider yet. Add one to get full answers.</source>
        <translation>还没有服务商。添加一个即可获得完整回答。</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>添加服务商</translation>
    </message>
    <message>
        <source>Custom (OpenAI-compatible)</source>
        <translation>自定义（兼容 OpenAI）</translation>
    </message>
    <message>
        <source>Built-in model (GGUF)</source>
        <translation>本地模型（GGUF）</translation>
    </message>
    <message>
        <source>After an answer</source>
        <translation>回答之后</translation>
    </message>
    <message>
        <source>From the environment: {names}</source>
        <translation>来自环境变量：{names}</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>不用模型（仅摘录原文）</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is running on this computer ({count}).</source>
        <translation>{name} 正在这台电脑上运行（{count}）。</translation>
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
        <translation>网络</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>不用代理</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手动设置</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Used for models, search and pages from the next request on. This computer is always reached directly. A proxy resolves names itself, so behind one only literal private addresses are refused.</source>
        <translation>从下一次请求起，模型、搜索和网页都使用此代理；访问本机始终直连。代理会自行解析域名，因此使用代理时只能拒绝直接写明的私有地址。</translation>
    </message>
    <message>
        <source>Bypass list</source>
        <translation>不走代理的地址</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host, address or network. The other lines apply.</source>
        <translation>第 {number} 行“{text}”不是主机、地址或网段。其余各行已生效。</translation>
    </message>
    <message>
        <source>One per line: host, *.host, address or network</source>
        <translation>每行一个：主机、*.主机、地址或网段</translation>
    </message>
    <message>
        <source>Fake-IP DNS (Clash)</source>
        <translation>Fake-IP</translation>
    </message>
    <message>
        <source>Clash and similar tools answer every name with an address in 198.18.0.0/15, which looks private. With Fake-IP these addresses may be read; truly private ones stay refused.</source>
        <translation>Clash 等工具会把所有域名解析到 198.18.0.0/15，看起来像私有地址。启用 Fake-IP 后可以访问这些地址；真正的私有地址仍会被拒绝。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Fake-IP</source>
        <translation>Fake-IP 模式</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>连接测试</translation>
    </message>
    <message>
        <source>Uses the current settings and shows each step.</source>
        <translation>按当前设置测试，并显示每一步。</translation>
    </message>
    <message>
        <source>Optional: an address such as https://api.example.com</source>
        <translation>可选：要测试的地址，例如 https://api.example.com</translation>
    </message>
    <message>
        <source>Address to reach</source>
        <translation>要测试的地址</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>地址无效，应以 https:// 开头</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>The connection fails at the first line marked ✗.</source>
        <translation>连接在第一个标有 ✗ 的步骤失败。</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>没有结果。</translation>
    </message>
    <message>
        <source>Invalid proxy address. Example: 127.0.0.1:7890</source>
        <translation>代理地址无效。例如：127.0.0.1:7890</translation>
    </message>
    <message>
        <source>Enter the proxy address. Until then nothing changes.</source>
        <translation>请输入代理地址。在此之前设置不会改变。</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>测试连接</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>连接正常。</translation>
    </message>
</context>
<context>
    <name>NewKey</name>
    <message>
        <source>New key</source>
        <translation>新密钥</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>复制密钥</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Done: do not show the key any more</source>
        <translation>完成，不再显示密钥</translation>
    </message>
</context>
<context>
    <name>NodeView</name>
    <message>
        <source>Depends on: {questions}</source>
        <translation>依赖：{questions}</translation>
    </message>
    <message>
        <source>Answer to the sub-question</source>
        <translation>子问题的回答</translation>
    </message>
    <message>
        <source>Pages of the sub-question</source>
        <translation>子问题的网页</translation>
    </message>
    <message>
        <source>Searched: {queries}</source>
        <translation>已搜索：{queries}</translation>
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
        <translation>关键词检索不需要模型，也不需要密钥。使用嵌入模型还能找到换一种说法的段落，段落文字会发送给相应的服务商。更换模型后，要等它处理完所有段落才会生效，在此之前沿用原来的模型。</translation>
    </message>
    <message>
        <source>Qdrant address</source>
        <translation>Qdrant 地址</translation>
    </message>
    <message>
        <source>Your own Qdrant server, which stores the vectors of this knowledge base.</source>
        <translation>你自己的 Qdrant 服务器，用来存放这个知识库的向量。</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>仅关键词</translation>
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
        <translation>查找命令</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>没有这个命令</translation>
    </message>
</context>
<context>
    <name>PassageText</name>
    <message>
        <source>Also quoted</source>
        <translation>另外引用的内容</translation>
    </message>
    <message>
        <source>Also given to the model</source>
        <translation>同样提供给模型的内容</translation>
    </message>
    <message>
        <source>Not given to the model. The search engine showed:</source>
        <translation>未提供给模型。搜索引擎显示的摘要：</translation>
    </message>
    <message>
        <source>Not given to the model. Found in it:</source>
        <translation>未提供给模型。其中找到的内容：</translation>
    </message>
    <message>
        <source>{program} named this source; its passage was not kept.</source>
        <translation>{program} 引用了此来源，但未保留原文段落。</translation>
    </message>
    <message>
        <source>The provider named this source without an excerpt; it was not read here.</source>
        <translation>服务商只列出了这个来源，没有给出摘录；这里没有读取它。</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is still in it</source>
        <translation>网页现在的内容；上面的第一段仍在其中</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is no longer in it word for word</source>
        <translation>网页现在的内容；上面的第一段原文已不在其中</translation>
    </message>
    <message>
        <source>This is the excerpt that {program} showed; the page itself was not read here.</source>
        <translation>这是 {program} 显示的摘要；网页本身未在此读取。</translation>
    </message>
    <message>
        <source>This is the provider&apos;s excerpt; the page itself was not read here.</source>
        <translation>这是服务商给出的摘录；这里没有读取网页本身。</translation>
    </message>
    <message>
        <source>{program} kept this of the source; the page itself was not read here.</source>
        <translation>这是 {program} 保留的来源内容；网页本身未在此读取。</translation>
    </message>
    <message>
        <source>The provider quoted this; the page itself was not read here.</source>
        <translation>这是服务商引用的内容；这里没有读取网页本身。</translation>
    </message>
    <message>
        <source>Reading the page again…</source>
        <translation>正在重新读取网页…</translation>
    </message>
    <message>
        <source>The page as it is now</source>
        <translation>网页现在的内容</translation>
    </message>
    <message>
        <source>Cited passage</source>
        <translation>引用的原文</translation>
    </message>
    <message>
        <source>Given to the model</source>
        <translation>提供给模型的内容</translation>
    </message>
    <message>
        <source>{label} (the search engine&apos;s snippet; the page was not read)</source>
        <translation>{label}（搜索引擎的摘要，未读取网页）</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Open in browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Copy passage</source>
        <translation>复制原文</translation>
    </message>
    <message>
        <source>Passage copied</source>
        <translation>已复制原文</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>查看保留的网页</translation>
    </message>
    <message>
        <source>Read the page again and show it below what the model was given</source>
        <translation>重新读取网页，并显示在提供给模型的内容下方</translation>
    </message>
    <message>
        <source>What the model was given of this source</source>
        <translation>从这个来源提供给模型的内容</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>打开文档</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>Keep keys in an encrypted file</source>
        <translation>用加密文件保存密钥</translation>
    </message>
    <message>
        <source>Unlock keys</source>
        <translation>解锁密钥</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>修改密码短语</translation>
    </message>
    <message>
        <source>This system has no keychain. A file in the data directory can hold your keys, encrypted with a passphrase that is asked for once after each start. A forgotten passphrase cannot be recovered.</source>
        <translation>此系统没有钥匙串。可以把密钥保存在数据目录中的加密文件里，每次启动后输入一次密码短语即可解锁。密码短语忘记后无法找回。</translation>
    </message>
    <message>
        <source>Your keys are in an encrypted file. Its passphrase unlocks them until you quit.</source>
        <translation>你的密钥保存在加密文件中。输入密码短语即可解锁，直到退出 Citewise。</translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be recovered.</source>
        <translation>密码短语忘记后无法找回。</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>密码短语</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新密码短语</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>重复密码短语</translation>
    </message>
    <message>
        <source>Enter the passphrase.</source>
        <translation>请输入密码短语。</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>当前密码短语</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>至少需要 {number} 个字符。</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>两次输入的密码短语不一致。</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Add servers from JSON</source>
        <translation>从 JSON 添加服务器</translation>
    </message>
    <message>
        <source>JSON of the servers</source>
        <translation>服务器的 JSON</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Paste the block that the guide of a server gives for Claude Desktop, Cursor, VS Code or Cherry Studio. Values of variables and headers are secrets.</source>
        <translation>粘贴服务器文档中为 Claude Desktop、Cursor、VS Code 或 Cherry Studio 提供的配置。环境变量和请求头的值会作为密钥处理。</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>Remove “{name}”</source>
        <translation>移除“{name}”</translation>
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
        <translation>搜索与隐私</translation>
    </message>
    <message>
        <source>Citewise searches the web from this computer, without a key, when a question needs it; the switch “Web” under the question says off, auto or always.</source>
        <translation>需要时，Citewise 直接从本机搜索网页，无需密钥；问题下方的“联网”开关可设为关、自动或总是。</translation>
    </message>
    <message>
        <source>Conversations, files and settings stay on this computer; only the search words go to search engines, and your question with its passages to the model you choose.</source>
        <translation>对话、文件和设置都保存在本机；只有搜索词会发给搜索引擎，你的问题及相关段落会发给你选择的模型。</translation>
    </message>
    <message>
        <source>To come back here: Settings, Data, or “Welcome” in the command palette.</source>
        <translation>再次打开：“设置 → 数据”，或命令面板中的“欢迎”。</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Some data could not be read and was set aside: {problem}</source>
        <translation>有数据无法读取，已另行保留：{problem}</translation>
    </message>
    <message>
        <source>Answers are shown as plain text, and pages that need scripts are not read: {problem}</source>
        <translation>回答以纯文本显示，需要脚本的网页不会读取：{problem}</translation>
    </message>
    <message>
        <source>{file} was damaged and has been set aside as {copy}.</source>
        <translation>{file} 已损坏，已另存为 {copy}。</translation>
    </message>
    <message>
        <source>Documents that are read again: {count}.</source>
        <translation>将重新读取 {count} 个文档。</translation>
    </message>
    <message>
        <source>Recovered: {counts}.</source>
        <translation>已恢复：{counts}。</translation>
    </message>
    <message>
        <source>Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup.</source>
        <translation>未能恢复任何内容。可在“设置 → 数据 → 备份 → 恢复…”中恢复备份。</translation>
    </message>
    <message>
        <source>The local API is off: another program uses port {port}.</source>
        <translation>本地 API 未启动：端口 {port} 已被其他程序占用。</translation>
    </message>
    <message>
        <source>The local API could not be started: {problem}</source>
        <translation>无法启动本地 API：{problem}</translation>
    </message>
</context>
<context>
    <name>PromptDialog</name>
    <message>
        <source>New prompt</source>
        <translation>新建提示词</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Find a prompt</source>
        <translation>查找提示词</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title}（副本）</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>已删除“{title}”</translation>
    </message>
    <message>
        <source>Folder deleted</source>
        <translation>已删除文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) deleted</source>
        <translation>
            <numerusform>已删除 %n 个提示词</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Folders can be {levels} levels deep, and their paths {length} characters long, at most.</source>
        <translation>文件夹最多可嵌套 {levels} 层，路径最长 {length} 个字符。</translation>
    </message>
    <message>
        <source>A prompt is a question that you write once and ask often. Type / in a question to insert one.</source>
        <translation>提示词是写一次、反复使用的问题。在输入框中键入 / 即可插入。</translation>
    </message>
    <message>
        <source>Type / in a question to insert a prompt.</source>
        <translation>在输入框中键入 / 即可插入提示词。</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>What to ask. Write {{topic}} where something is filled in each time.</source>
        <translation>要提的问题。每次需要填写的地方写成 {{topic}}。</translation>
    </message>
    <message>
        <source>Insert variable</source>
        <translation>插入变量</translation>
    </message>
    <message>
        <source>topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>tone|formal|friendly|brief</source>
        <translation>语气|正式|亲切|简短</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>蜜蜂</translation>
    </message>
    <message>
        <source>Field to fill in</source>
        <translation>填写项</translation>
    </message>
    <message>
        <source>Field with a default</source>
        <translation>带默认值的填写项</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>今天的日期</translation>
    </message>
    <message>
        <source>Variables: {names}</source>
        <translation>变量：{names}</translation>
    </message>
</context>
<context>
    <name>PromptExamples</name>
    <message>
        <source>Writing</source>
        <translation>写作</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Summarize</source>
        <translation>总结</translation>
    </message>
    <message>
        <source>Summarize the following in [[length|five bullet points|one paragraph|one sentence]]:</source>
        <translation>用[[长度|五个要点|一段话|一句话]]总结以下内容：</translation>
    </message>
    <message>
        <source>Explain [[topic]] to [[reader=someone new to the field]], with one example.</source>
        <translation>向[[读者=刚入门的人]]解释[[主题]]，并举一个例子。</translation>
    </message>
    <message>
        <source>What are the strongest arguments for and against [[proposal]]? Name the best source for each.</source>
        <translation>支持和反对[[方案]]最有力的理由各是什么？请为每条给出最可靠的来源。</translation>
    </message>
    <message>
        <source>Latest news</source>
        <translation>最新进展</translation>
    </message>
    <message>
        <source>What has changed about [[topic]] in the last [[period|month|year|week]]? Today is [[date]].</source>
        <translation>最近[[时间|一个月|一年|一周]]里，[[主题]]有什么变化？今天是 [[date]]。</translation>
    </message>
    <message>
        <source>Improve writing</source>
        <translation>润色文字</translation>
    </message>
    <message>
        <source>Improve this text. Keep its meaning and its language; make it [[tone|clearer|shorter|more formal|friendlier]]:</source>
        <translation>润色这段文字，保持原意和语言，让它[[风格|更清楚|更简短|更正式|更亲切]]：</translation>
    </message>
    <message>
        <source>Translate into [[language=English]], so that it reads naturally:</source>
        <translation>翻译成[[语言=英文]]，译文要自然：</translation>
    </message>
    <message>
        <source>Write a [[tone|friendly|formal|brief]] reply to this email. What I want to say: [[message]]</source>
        <translation>给这封邮件写一封[[语气|亲切|正式|简短]]的回复。我想表达：[[要点]]</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <translation>通俗解释</translation>
    </message>
    <message>
        <source>Pros and cons</source>
        <translation>利弊分析</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Reply to an email</source>
        <translation>回复邮件</translation>
    </message>
</context>
<context>
    <name>PromptFiles</name>
    <message>
        <source>Import prompts</source>
        <translation>导入提示词</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <translation>无法读取此文件：{reason}</translation>
    </message>
    <message>
        <source>No prompts in this file. Choose a JSON file of prompts.</source>
        <translation>此文件中没有提示词。请选择包含提示词的 JSON 文件。</translation>
    </message>
    <message>
        <source>All prompts of this file are in the library already.</source>
        <translation>此文件中的提示词都已在提示词库中。</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>导出提示词</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) exported</source>
        <translation>
            <numerusform>已导出 %n 个提示词</numerusform>
        </translation>
    </message>
    <message>
        <source>This file could not be written: {reason}</source>
        <translation>无法写入此文件：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) imported</source>
        <translation>
            <numerusform>已导入 %n 个提示词</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>PromptForm</name>
    <message>
        <source>Selected text</source>
        <translation>选中的文字</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Leave as text</source>
        <translation>保留为文本</translation>
    </message>
    <message>
        <source>Insert the prompt with its variables as they are written (Esc)</source>
        <translation>按原样插入，变量保留为文本（Esc）</translation>
    </message>
</context>
<context>
    <name>PromptLibrary</name>
    <message>
        <source>New prompt</source>
        <translation>新建提示词</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Add examples</source>
        <translation>添加示例</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>提示词…</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>还没有提示词</translation>
    </message>
    <message>
        <source>New prompt…</source>
        <translation>新建提示词…</translation>
    </message>
</context>
<context>
    <name>PromptsController</name>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>插入提示词</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>将问题存为提示词…</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>提示词…</translation>
    </message>
    <message>
        <source>“{title}” has more than {count} variables. The rest is inserted as it is written.</source>
        <translation>“{title}”的变量超过 {count} 个，其余部分按原样插入。</translation>
    </message>
</context>
<context>
    <name>ProtocolEditor</name>
    <message>
        <source>Derived from the address above</source>
        <translation>根据上面的地址推断</translation>
    </message>
    <message>
        <source>Search address</source>
        <translation>搜索地址</translation>
    </message>
    <message>
        <source>See the provider&apos;s documentation.</source>
        <translation>请参阅服务商的文档。</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>模型自带搜索</translation>
    </message>
    <message>
        <source>The model may search by itself; its sources become citations.</source>
        <translation>模型可以自行搜索，其来源会成为引用。</translation>
    </message>
    <message>
        <source>On (as for {services})</source>
        <translation>开启（方式同 {services}）</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>地址无效，应以 https:// 开头</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>Choose a model first, or fetch the list.</source>
        <translation>请先选择模型，或获取模型列表。</translation>
    </message>
    <message>
        <source>Testing {model}…</source>
        <translation>正在测试 {model}…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>获取模型列表</translation>
    </message>
    <message>
        <source>Fetching models…</source>
        <translation>正在获取模型列表…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} 已设为默认模型。</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>API 地址</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Protocol and model&apos;s own search</source>
        <translation>协议与模型自带搜索</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>设为默认</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>获取 API 密钥</translation>
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
        <translation>.env 文件</translation>
    </message>
    <message>
        <source>An environment variable</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>Show or hide {name}</source>
        <translation>展开或收起 {name}</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>需要密钥</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid address. Example: https://api.example.com/v1</source>
        <translation>地址无效。例如：https://api.example.com/v1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found. Choose one, then test it or set it as default.</source>
        <translation>
            <numerusform>找到 %n 个模型。选一个，然后测试或设为默认。</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} 可用。回复：{word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} 可用。</translation>
    </message>
    <message>
        <source>{where} did not accept the key. Check that all of it was pasted.</source>
        <translation>{where} 不接受这个密钥。请检查是否完整粘贴。</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one, or fetch the list.</source>
        <translation>{where} 没有这个模型。请选择其他模型，或获取列表。</translation>
    </message>
    <message>
        <source>A key for {where} is missing. Paste it above.</source>
        <translation>缺少 {where} 的密钥。请在上方粘贴。</translation>
    </message>
</context>
<context>
    <name>ProxyForm</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>主机和端口</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Your question names a private address. Allow reading {places}?</source>
        <translation>问题里有私有地址。允许读取 {places} 吗？</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Send without reading it</source>
        <translation>不读取，直接发送</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in a new conversation. {reason}</source>
        <translation>你的问题未能发出，已保留在新对话的输入框中。{reason}</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in “{title}”. {reason}</source>
        <translation>你的问题未能发出，已保留在“{title}”的输入框中。{reason}</translation>
    </message>
</context>
<context>
    <name>QuickAsk</name>
    <message>
        <source>Quick ask</source>
        <translation>快速提问</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>有问题，尽管问</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>你的问题</translation>
    </message>
    <message>
        <source>Enter: ask · Esc: hide</source>
        <translation>Enter 提问 · Esc 隐藏</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Retrieval</source>
        <translation>检索</translation>
    </message>
    <message>
        <source>By default passages are chosen by keywords, on this computer. An embedding or rerank model compares them by meaning as well; if it fails or is slow, keywords are used alone.</source>
        <translation>默认在本机按关键词挑选段落。嵌入模型或重排序模型还会按语义比较；失败或过慢时只用关键词。</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>Finds passages that say the same in other words.</source>
        <translation>能找到意思相同、用词不同的段落。</translation>
    </message>
    <message>
        <source>Your documents&apos; text is sent to this provider. Existing knowledge bases keep their model.</source>
        <translation>你的文档内容会发送给此服务商。已有的知识库继续使用原来的模型。</translation>
    </message>
    <message>
        <source>Also for web pages</source>
        <translation>也用于网页</translation>
    </message>
    <message>
        <source>Their text is sent to this provider, too. Not used where a rerank model is set up.</source>
        <translation>网页内容也会发送给此服务商。已设置重排序模型时不使用。</translation>
    </message>
    <message>
        <source>Rerank model</source>
        <translation>重排序模型</translation>
    </message>
    <message>
        <source>Sorts the best forty passages for each question. They are sent to the provider, including those of your own documents and memories.</source>
        <translation>为每个问题重新排列最相关的 40 个段落。这些段落会发送给服务商，包括你自己的文档和记忆中的段落。</translation>
    </message>
    <message>
        <source>Custom (by address)</source>
        <translation>自定义（填写地址）</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>It works ({number} dimensions).</source>
        <translation>可用（{number} 维）。</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>For new knowledge bases</source>
        <translation>用于新建的知识库</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>停止朗读</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Read aloud (no voice is installed)</source>
        <translation>朗读（未安装语音）</translation>
    </message>
    <message>
        <source>Code.</source>
        <translation>代码。</translation>
    </message>
    <message>
        <source>Formula.</source>
        <translation>公式。</translation>
    </message>
    <message>
        <source>The voice stopped: {reason}</source>
        <translation>朗读已中断：{reason}</translation>
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
        <translation>正在朗读：第 {number} 句，共 {count} 句</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>RerankFields</name>
    <message>
        <source>Full /rerank address</source>
        <translation>完整的 /rerank 地址</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>获取 API 密钥</translation>
    </message>
    <message>
        <source>It works: the better of two passages came first.</source>
        <translation>可用：两个段落中更相关的排在前面。</translation>
    </message>
    <message>
        <source>It answered, but could not tell the better of two passages.</source>
        <translation>有响应，但没能分辨两个段落哪个更相关。</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>地址无效，应以 https:// 开头</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>请先填写地址。</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Sub-questions</source>
        <translation>子问题</translation>
    </message>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>子问题关系图</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>已继续</translation>
    </message>
    <message>
        <source>Planning, round {number}</source>
        <translation>规划，第 {number} 轮</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>Searched “{query}”</source>
        <translation>已搜索“{query}”</translation>
    </message>
    <message>
        <source>Searched “{query}”: {hits}</source>
        <translation>已搜索“{query}”：{hits}</translation>
    </message>
    <message>
        <source>Read {page}</source>
        <translation>已读取 {page}</translation>
    </message>
    <message>
        <source>Could not read {page}</source>
        <translation>无法读取 {page}</translation>
    </message>
    <message>
        <source>Writing the answer to “{question}”</source>
        <translation>正在撰写“{question}”的回答</translation>
    </message>
    <message>
        <source>{state}: {question}</source>
        <translation>{state}：{question}</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在撰写报告</translation>
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
        <translation>失败</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
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
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>{place} of {count}: {question} – {state}</source>
        <translation>{place}/{count}：{question} – {state}</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在撰写</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>约 {number}</translation>
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
        <translation>深度研究：先确认一个问题</translation>
    </message>
    <message>
        <source>Research: {told}</source>
        <translation>深度研究：{told}</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>正在撰写报告…</translation>
    </message>
    <message>
        <source>Preparing the report…</source>
        <translation>正在准备报告…</translation>
    </message>
    <message>
        <source>Planning the research…</source>
        <translation>正在规划研究…</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>等待你的回答</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Report requested early</source>
        <translation>已按要求提前撰写报告</translation>
    </message>
    <message>
        <source>Limit of sub-questions reached</source>
        <translation>子问题数已达上限</translation>
    </message>
    <message>
        <source>Limit of pages reached</source>
        <translation>网页数已达上限</translation>
    </message>
    <message>
        <source>Token limit reached</source>
        <translation>token 已达上限</translation>
    </message>
    <message>
        <source>Time limit reached</source>
        <translation>已达时间上限</translation>
    </message>
    <message>
        <source>No sub-questions needed</source>
        <translation>无需子问题</translation>
    </message>
    <message>
        <source>All sub-questions done</source>
        <translation>所有子问题都已处理</translation>
    </message>
</context>
<context>
    <name>ResearchController</name>
    <message>
        <source>Saved: {file}</source>
        <translation>已保存：{file}</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>无法写入 {file}。请选择其他位置。</translation>
    </message>
</context>
<context>
    <name>ResearchSaver</name>
    <message>
        <source>Graph as image (SVG)…</source>
        <translation>关系图存为图片（SVG）…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>报告存为 Markdown…</translation>
    </message>
    <message>
        <source>Report as web page (HTML)…</source>
        <translation>报告存为网页（HTML）…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>报告存为 PDF…</translation>
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
        <translation>不再提出子问题，用现有的内容撰写报告</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>The graph appears here, from the first sub-question on.</source>
        <translation>从第一个子问题开始，关系图会显示在这里。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大（+）</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>缩小（-）</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>适合窗口（0）</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>关系图</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Steps of the research</source>
        <translation>研究的步骤</translation>
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
            <numerusform>%n 个子问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n sub-question(s) answered</source>
        <translation>
            <numerusform>已回答 {done}/%n 个子问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sub-question(s)</source>
        <translation>
            <numerusform>%n 个新子问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>略去 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 个网页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n page(s)</source>
        <translation>
            <numerusform>{done}/%n 个网页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n sub-question(s), {pages}, {minutes}, about {tokens} tokens.</source>
        <translation>
            <numerusform>最多 %n 个子问题、{pages}、{minutes}、约 {tokens} token。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n 个已回答</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>From the server</source>
        <translation>从服务器</translation>
    </message>
    <message>
        <source>Replace everything here</source>
        <translation>替换这里的全部内容</translation>
    </message>
    <message>
        <source>Merge with what is here</source>
        <translation>与这里的内容合并</translation>
    </message>
    <message>
        <source>Undo merge</source>
        <translation>撤销合并</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>正在校验备份…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Passphrase of its API keys (empty: leave them out)</source>
        <translation>其中 API 密钥的密码短语（留空则不恢复密钥）</translation>
    </message>
    <message>
        <source>Passphrase of its API keys</source>
        <translation>其中 API 密钥的密码短语</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Adds conversations, questions, facts and documents that are not here. Nothing here changes.</source>
        <translation>添加这里没有的对话、提问、记忆和文档。这里的内容不变。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup, and the restore can be undone. Citewise closes for it and opens again.</source>
        <translation>这里现有的内容会保留为备份，恢复可以撤销。Citewise 会关闭并重新打开。</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>恢复并重启</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在询问服务器…</translation>
    </message>
    <message>
        <source>There are no backups on the server.</source>
        <translation>服务器上没有备份。</translation>
    </message>
    <message>
        <source>{moment}, before a restore ({size})</source>
        <translation>{moment}，恢复之前（{size}）</translation>
    </message>
    <message>
        <source>{moment} ({size})</source>
        <translation>{moment}（{size}）</translation>
    </message>
    <message>
        <source>No backups here yet. Choose a file.</source>
        <translation>这里还没有备份。请选择文件。</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>正在下载…</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>备份 (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>{moment}, Citewise {version}: {counts} ({size})</source>
        <translation>{moment}，Citewise {version}：{counts}（{size}）</translation>
    </message>
    <message>
        <source>API keys are in it, encrypted.</source>
        <translation>其中包含加密的 API 密钥。</translation>
    </message>
    <message>
        <source>No API keys are in it.</source>
        <translation>其中没有 API 密钥。</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>正在合并…</translation>
    </message>
    <message>
        <source>The merge was undone.</source>
        <translation>合并已撤销。</translation>
    </message>
</context>
<context>
    <name>RestoreFailedWindow</name>
    <message>
        <source>The backup was not restored; everything is as it was.</source>
        <translation>备份没有恢复，一切保持原样。</translation>
    </message>
    <message>
        <source>Open Citewise</source>
        <translation>打开 Citewise</translation>
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
        <translation>搜索来源</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>核对回答</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>与其他模型对比…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>不用模型（仅摘录原文）</translation>
    </message>
    <message>
        <source>Without searching</source>
        <translation>不联网</translation>
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
        <translation>不使用助手</translation>
    </message>
</context>
<context>
    <name>SampleSection</name>
    <message>
        <source>Example for</source>
        <translation>示例适用于</translation>
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
        <translation>示例</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>复制示例</translation>
    </message>
    <message>
        <source>Settings → Model Provider → Add</source>
        <translation>设置 → 模型服务 → 添加</translation>
    </message>
    <message>
        <source>Provider type: OpenAI</source>
        <translation>提供商类型：OpenAI</translation>
    </message>
    <message>
        <source>API key: {key}</source>
        <translation>API 密钥：{key}</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>任意内容</translation>
    </message>
    <message>
        <source>API host: {url}</source>
        <translation>API 地址：{url}</translation>
    </message>
    <message>
        <source>Models: Manage, then choose citewise-search</source>
        <translation>模型：点击“管理”，选择 citewise-search</translation>
    </message>
    <message>
        <source>For agents and editors that speak MCP over HTTP.</source>
        <translation>适用于支持 MCP（HTTP）的智能体和编辑器。</translation>
    </message>
    <message>
        <source>Needs neither the switch nor a key: the program starts Citewise itself.</source>
        <translation>无需启用本地 API，也不需要密钥：程序会自行启动 Citewise。</translation>
    </message>
</context>
<context>
    <name>SamplingFields</name>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>One per line, at most {count}. The answer ends before the first one that comes up. \n is a line break.</source>
        <translation>每行一个，最多 {count} 个。回答会在最先出现的序列之前结束。\n 表示换行。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Low: predictable. High: varied.</source>
        <translation>低：稳定；高：多变。</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Maximum length (tokens)</source>
        <translation>最大长度（token）</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>推理强度</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>停止序列</translation>
    </message>
    <message>
        <source>“{model}” does not take this: it is left out.</source>
        <translation>“{model}”不支持此项，将不发送。</translation>
    </message>
    <message>
        <source>Without a model nothing is written: passages are quoted as they are.</source>
        <translation>不用模型时不会写作，只原样摘录原文。</translation>
    </message>
    <message>
        <source>Set either the temperature or top-p. Where a service takes only one, it is the temperature.</source>
        <translation>温度和 Top-p 设置其一即可。只支持一个的服务使用温度。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>极低</translation>
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
        <translation>Google 搜索建议</translation>
    </message>
</context>
<context>
    <name>SearchMenu</name>
    <message>
        <source>{channel}, this message only</source>
        <translation>{channel}（仅用于这条消息）</translation>
    </message>
    <message>
        <source>Search source: {channel}</source>
        <translation>搜索来源：{channel}</translation>
    </message>
    <message>
        <source>Only {site}</source>
        <translation>仅限 {site}</translation>
    </message>
    <message>
        <source>Check answers: {mode}, this message only</source>
        <translation>核对回答：{mode}（仅这条消息）</translation>
    </message>
    <message>
        <source>This message</source>
        <translation>这条消息</translation>
    </message>
    <message>
        <source>This conversation</source>
        <translation>这个对话</translation>
    </message>
    <message>
        <source>Default (as in settings)</source>
        <translation>默认（跟随设置）</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>搜索设置…</translation>
    </message>
    <message>
        <source>{channel} (paused)</source>
        <translation>{channel}（暂停中）</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>搜索方式</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>改写问题</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>由模型决定（工具）</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>核对回答</translation>
    </message>
    <message>
        <source>Keep the pages that are read</source>
        <translation>保留读取的网页</translation>
    </message>
    <message>
        <source>Tools (MCP) in this conversation</source>
        <translation>此对话使用工具（MCP）</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>不限网站</translation>
    </message>
    <message>
        <source>Invalid site. Examples: example.org or *://*.example.org/*</source>
        <translation>网站无效。例如：example.org 或 *://*.example.org/*</translation>
    </message>
    <message>
        <source>Only this site, such as example.org</source>
        <translation>仅限此网站，例如 example.org</translation>
    </message>
</context>
<context>
    <name>SearchNotes</name>
    <message>
        <source>A free account works within low limits; ten results at most</source>
        <translation>免费账户可用但限额较低；最多十条结果</translation>
    </message>
    <message>
        <source>A tool of an MCP server that you have set up</source>
        <translation>你自己设置的 MCP 服务器的工具</translation>
    </message>
    <message>
        <source>Google&apos;s results; a small free plan</source>
        <translation>Google 的结果；有少量免费额度</translation>
    </message>
    <message>
        <source>Google&apos;s results; prepaid, more than ten results cost double</source>
        <translation>Google 的结果；预付费，超过十条结果费用加倍</translation>
    </message>
    <message>
        <source>In the language of the question; CC BY-SA</source>
        <translation>使用提问的语言；CC BY-SA 许可</translation>
    </message>
    <message>
        <source>Its host is not confirmed; another address can be set</source>
        <translation>其主机地址未经确认；可以另设地址</translation>
    </message>
    <message>
        <source>Monthly free credits; a few searches without a key</source>
        <translation>每月有免费额度；没有密钥也能搜索几次</translation>
    </message>
    <message>
        <source>Paid by the search</source>
        <translation>按次付费</translation>
    </message>
    <message>
        <source>Paid by the search and by tokens</source>
        <translation>按次并按 token 付费</translation>
    </message>
    <message>
        <source>Paid by the search, with the key of the models</source>
        <translation>按次付费，与模型共用密钥</translation>
    </message>
    <message>
        <source>Paid by tokens; the free key is for non-commercial use</source>
        <translation>按 token 付费；免费密钥仅限非商业用途</translation>
    </message>
    <message>
        <source>Paid, after a small trial</source>
        <translation>付费，有少量试用额度</translation>
    </message>
    <message>
        <source>Paid, with credit to start; a hundred searches a day without a key</source>
        <translation>付费，有初始额度；没有密钥每天可搜索一百次</translation>
    </message>
    <message>
        <source>Paid, with free credits every month</source>
        <translation>付费，每月有免费额度</translation>
    </message>
    <message>
        <source>Paid, with free credits every month; wants a card</source>
        <translation>付费，每月有免费额度；需要绑定银行卡</translation>
    </message>
    <message>
        <source>Papers; one request in three seconds</source>
        <translation>论文；每三秒一次请求</translation>
    </message>
    <message>
        <source>Prepaid; the API&apos;s older version</source>
        <translation>预付费；使用旧版接口</translation>
    </message>
    <message>
        <source>Reads engines&apos; result pages in a browser of its own; several engines&apos; terms forbid reading by program</source>
        <translation>用自带的浏览器读取搜索引擎的结果页；有些引擎的条款禁止程序读取</translation>
    </message>
    <message>
        <source>Repositories; ten requests a minute without a key</source>
        <translation>代码仓库；没有密钥每分钟十次请求</translation>
    </message>
    <message>
        <source>Scholarly works; free and open</source>
        <translation>学术文献；免费开放</translation>
    </message>
    <message>
        <source>Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day</source>
        <translation>Stack Overflow，或其网络中你允许的站点；文字采用 CC BY-SA 许可；每天 300 次搜索</translation>
    </message>
    <message>
        <source>Stories of Hacker News, by Algolia&apos;s free search</source>
        <translation>Hacker News 的帖子，由 Algolia 免费搜索提供</translation>
    </message>
    <message>
        <source>The model&apos;s own terms</source>
        <translation>以模型自己的条款为准</translation>
    </message>
    <message>
        <source>Your own documents, on this computer</source>
        <translation>你自己的文档，就在这台电脑上</translation>
    </message>
    <message>
        <source>Your own server; `json` must stand in search.formats of its settings.yml</source>
        <translation>你自己的服务器；其 settings.yml 的 search.formats 中必须有 json</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Web search in new conversations</source>
        <translation>新对话联网搜索</translation>
    </message>
    <message>
        <source>Default search provider</source>
        <translation>默认搜索服务</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>搜索方式</translation>
    </message>
    <message>
        <source>Rewriting turns the question into queries and searches once. With tools, the model may search several times while it answers, or not at all.</source>
        <translation>改写：把问题改写成搜索词，只搜索一次。工具：模型在回答时可以多次搜索，也可以不搜索。</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>核对回答</translation>
    </message>
    <message>
        <source>Mark moves citations to the passage that says it and shows where sources disagree, without a model or the network. Repair also searches for what was not found and has the model correct it, which takes longer and costs more. The original answer stays one click away.</source>
        <translation>“标注”会把引用改指真正支持该说法的段落，并标出来源不一致之处，不用模型，也不联网。“修正”还会补查未见于来源的内容，并让模型更正，耗时更长、费用更高。修改前的回答一键可见。</translation>
    </message>
    <message>
        <source>Search providers</source>
        <translation>搜索服务</translation>
    </message>
    <message>
        <source>Choose one to enter its key or to test it.</source>
        <translation>选择一个，填写密钥或进行测试。</translation>
    </message>
    <message>
        <source>Web search without a key asks the first ones in parallel, then the next, until there are results.</source>
        <translation>免密钥的网页搜索会先并行查询前几个引擎，再查询后面的，直到有结果。</translation>
    </message>
    <message>
        <source>Auto (by language)</source>
        <translation>自动（按语言）</translation>
    </message>
    <message>
        <source>Parallel engines</source>
        <translation>并行引擎数</translation>
    </message>
    <message>
        <source>Engine timeout (s)</source>
        <translation>引擎超时（秒）</translation>
    </message>
    <message>
        <source>Without any results, slow engines are still waited for while the next ones are asked.</source>
        <translation>还没有任何结果时，会一边查询后面的引擎，一边继续等待慢的引擎。</translation>
    </message>
    <message>
        <source>Keep search engine cookies</source>
        <translation>保留搜索引擎 Cookie</translation>
    </message>
    <message>
        <source>Fewer captchas, but the engines recognise you across restarts.</source>
        <translation>人机验证会减少，但重启后引擎仍能认出你。</translation>
    </message>
    <message>
        <source>Opens the engines&apos; public result pages in a hidden browser, as you would yourself. Their terms may restrict automated use; whether to use them is your decision.</source>
        <translation>在隐藏的浏览器中打开引擎的公开结果页，就像你自己打开一样。其条款可能限制自动访问，是否使用由你决定。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Auto (by model)</source>
        <translation>自动（按模型）</translation>
    </message>
    <message>
        <source>Pages read in full</source>
        <translation>阅读全文的网页数</translation>
    </message>
    <message>
        <source>Max. source tokens per answer</source>
        <translation>每个回答的来源 token 上限</translation>
    </message>
    <message>
        <source>More tokens: more evidence, but slower and more expensive answers.</source>
        <translation>token 越多，依据越充分，但回答更慢、更贵。</translation>
    </message>
    <message>
        <source>Match patterns such as *://*.example.org/* or https://example.org/docs/*, or a plain domain such as example.org, which includes its subdomains.</source>
        <translation>匹配模式，例如 *://*.example.org/* 或 https://example.org/docs/*；也可以直接写域名，例如 example.org，包括其子域名。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a match pattern. The other lines apply.</source>
        <translation>第 {number} 行“{text}”不是匹配模式。其余各行已生效。</translation>
    </message>
    <message>
        <source>Blocked sites (one pattern per line)</source>
        <translation>屏蔽的网站（每行一个模式）</translation>
    </message>
    <message>
        <source>Allowed sites (empty: all)</source>
        <translation>允许的网站（留空：不限）</translation>
    </message>
    <message>
        <source>Allowed private addresses</source>
        <translation>允许访问的私有地址</translation>
    </message>
    <message>
        <source>Pages on this computer and in private networks are only read if listed here.</source>
        <translation>本机和内网的网页只有列在这里才会读取。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not host:port (wiki.local:8080). The other lines apply.</source>
        <translation>第 {number} 行“{text}”不是“主机:端口”（如 wiki.local:8080）。其余各行已生效。</translation>
    </message>
    <message>
        <source>One per line, as host:port</source>
        <translation>每行一个，格式为“主机:端口”</translation>
    </message>
    <message>
        <source>Empty: default.</source>
        <translation>留空：使用默认地址。</translation>
    </message>
    <message>
        <source>Tick at least one engine. Until then nothing changes.</source>
        <translation>请至少勾选一个引擎。在此之前设置不会改变。</translation>
    </message>
    <message>
        <source>“{text}” is not a web address. It should begin with https://</source>
        <translation>“{text}”不是网址，应以 https:// 开头</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>搜索引擎</translation>
    </message>
    <message>
        <source>Results per search</source>
        <translation>每次搜索的结果数</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>网站</translation>
    </message>
    <message>
        <source>Engine addresses</source>
        <translation>搜索引擎地址</translation>
    </message>
</context>
<context>
    <name>SearchSwitch</name>
    <message>
        <source>Never search: the model answers from what it knows</source>
        <translation>不搜索：模型用已有的知识回答</translation>
    </message>
    <message>
        <source>Search when the question needs it</source>
        <translation>需要时才搜索</translation>
    </message>
    <message>
        <source>Search the web for every question</source>
        <translation>每个问题都联网搜索</translation>
    </message>
    <message>
        <source>Web:</source>
        <translation>联网：</translation>
    </message>
    <message>
        <source>Web search: {mode}</source>
        <translation>联网搜索：{mode}</translation>
    </message>
</context>
<context>
    <name>ServerCard</name>
    <message>
        <source>Show or hide {name}</source>
        <translation>展开或收起 {name}</translation>
    </message>
    <message>
        <source>Use {name}</source>
        <translation>启用 {name}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>Show command…</source>
        <translation>查看命令…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Log…</source>
        <translation>日志…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Starting the server and asking for its tools…</source>
        <translation>正在启动服务器并获取工具…</translation>
    </message>
    <message>
        <source>Sign in in your browser, then come back here.</source>
        <translation>请在浏览器中登录，然后回到这里。</translation>
    </message>
    <message>
        <source>You are signed in. You can close this page and go back to Citewise.</source>
        <translation>登录成功。可以关闭此页面，回到 Citewise。</translation>
    </message>
    <message>
        <source>You are signed in.</source>
        <translation>登录成功。</translation>
    </message>
    <message>
        <source>Cancel sign-in</source>
        <translation>取消登录</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>登录…</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Edit {name}</source>
        <translation>编辑 {name}</translation>
    </message>
    <message>
        <source>Add server</source>
        <translation>添加服务器</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>请填写名称。</translation>
    </message>
    <message>
        <source>Such as My files</source>
        <translation>例如：我的文件</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Add variable</source>
        <translation>添加变量</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>请求头</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>添加请求头</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>The program, or the whole line of a guide.</source>
        <translation>填写程序名，或直接粘贴文档中的整行命令。</translation>
    </message>
    <message>
        <source>Arguments, one per line</source>
        <translation>参数，每行一个</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>Address (streamable HTTP)</source>
        <translation>地址（streamable HTTP）</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>请求头</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Program on this computer</source>
        <translation>本机程序</translation>
    </message>
    <message>
        <source>Server at an address</source>
        <translation>远程服务器</translation>
    </message>
    <message>
        <source>Give the command.</source>
        <translation>请填写命令。</translation>
    </message>
    <message>
        <source>Give the address.</source>
        <translation>请填写地址。</translation>
    </message>
    <message>
        <source>Every value needs a name.</source>
        <translation>每个值都需要名称。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
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
        <translation>搜索</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>检索</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>工具（MCP）</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>本地 API</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Tested with responses in the structure recorded from this provider; their wording is our own.</source>
        <translation>测试用的响应与该服务商真实返回的结构一致，其中的文字由我们撰写。</translation>
    </message>
    <message>
        <source>Built from the provider&apos;s documentation, not tried with real traffic. The Test button shows whether it works for you.</source>
        <translation>按服务商的文档实现，没有实测过。点“测试”可以知道它对你是否可用。</translation>
    </message>
    <message>
        <source>Nobody has tested this provider yet. It should work like others of its kind; the Test button shows whether it does.</source>
        <translation>这个服务商还没有人测试过。它应与同类服务一样工作；点“测试”可以确认。</translation>
    </message>
    <message>
        <source>Chat Completions (OpenAI and most others)</source>
        <translation>Chat Completions（OpenAI 及大多数服务）</translation>
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
        <translation>DashScope（阿里云）</translation>
    </message>
    <message>
        <source>Conversations (Mistral)</source>
        <translation>Conversations（Mistral）</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>已实测</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>未实测</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>改写问题</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>由模型决定（工具）</translation>
    </message>
    <message>
        <source>Set by an environment variable. What is set here applies once that is removed.</source>
        <translation>已由环境变量指定。移除该变量后，这里的设置才会生效。</translation>
    </message>
    <message>
        <source>Set by the .env file in the data directory. What is set here applies once it is removed from there.</source>
        <translation>已由数据目录中的 .env 文件指定。从中移除后，这里的设置才会生效。</translation>
    </message>
    <message>
        <source>{count} keys are kept in this system&apos;s keychain and used in turn.</source>
        <translation>{count} 个密钥保存在系统钥匙串中，轮流使用。</translation>
    </message>
    <message>
        <source>The key is kept in this system&apos;s keychain.</source>
        <translation>密钥保存在系统钥匙串中。</translation>
    </message>
    <message>
        <source>No keychain was found: {count} keys are kept in memory until you quit Citewise, never on disk.</source>
        <translation>未找到钥匙串：{count} 个密钥只保存在内存中，退出 Citewise 即失效，绝不写入磁盘。</translation>
    </message>
    <message>
        <source>No keychain was found: the key is kept in memory until you quit Citewise, never on disk.</source>
        <translation>未找到钥匙串：密钥只保存在内存中，退出 Citewise 即失效，绝不写入磁盘。</translation>
    </message>
    <message>
        <source>{count} keys are kept in the encrypted key file and used in turn.</source>
        <translation>{count} 个密钥保存在加密的密钥文件中，轮流使用。</translation>
    </message>
    <message>
        <source>The key is kept in the encrypted key file.</source>
        <translation>密钥保存在加密的密钥文件中。</translation>
    </message>
    <message>
        <source>The key is in the encrypted key file, which is locked.</source>
        <translation>密钥在加密的密钥文件中，该文件尚未解锁。</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>密钥来自环境变量。</translation>
    </message>
    <message>
        <source>The key comes from the .env file in the data directory.</source>
        <translation>密钥来自数据目录中的 .env 文件。</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keychain.</source>
        <translation>保存在系统钥匙串中。</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file.</source>
        <translation>未找到钥匙串：保存在加密的密钥文件中。</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file once it is unlocked, until then in memory only.</source>
        <translation>未找到钥匙串：解锁后保存在加密的密钥文件中，在此之前只保存在内存中。</translation>
    </message>
    <message>
        <source>No keychain was found: kept in memory until you quit Citewise, never on disk.</source>
        <translation>未找到钥匙串：只保存在内存中，退出 Citewise 即失效，绝不写入磁盘。</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>暂停 {time}：{reason}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>needs a model that can search</source>
        <translation>需要能搜索的模型</translation>
    </message>
    <message>
        <source>needs an address</source>
        <translation>需要地址</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>需要密钥</translation>
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
        <translation>{n} 分钟</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} 可用。第一条结果：“{title}”</translation>
    </message>
    <message>
        <source>{name} works. Reply: “{text}”</source>
        <translation>{name} 可用。回复：“{text}”</translation>
    </message>
    <message>
        <source>{name} works, but found nothing.</source>
        <translation>{name} 可用，但没有找到结果。</translation>
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
        <translation>地址</translation>
    </message>
    <message>
        <source>Resolving the proxy</source>
        <translation>解析代理域名</translation>
    </message>
    <message>
        <source>Connecting to the proxy</source>
        <translation>连接代理</translation>
    </message>
    <message>
        <source>Encryption to the proxy</source>
        <translation>与代理建立加密连接</translation>
    </message>
    <message>
        <source>Proxy authentication</source>
        <translation>代理身份验证</translation>
    </message>
    <message>
        <source>Proxy to address</source>
        <translation>代理连接目标地址</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>解析域名</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>建立加密连接</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>域名不存在</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>未及时响应</translation>
    </message>
    <message>
        <source>the connection was closed</source>
        <translation>连接被关闭</translation>
    </message>
    <message>
        <source>the certificate is not trusted</source>
        <translation>证书不受信任</translation>
    </message>
    <message>
        <source>no encrypted connection</source>
        <translation>未能建立加密连接</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>服务器出错</translation>
    </message>
    <message>
        <source>invalid proxy address</source>
        <translation>代理地址无效</translation>
    </message>
    <message>
        <source>invalid address</source>
        <translation>地址无效</translation>
    </message>
    <message>
        <source>not an HTTP response</source>
        <translation>不是 HTTP 响应</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>失败</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>查找命令或按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>没有这个命令</translation>
    </message>
    <message>
        <source>{key} belongs to “{command}”. Apply takes it over.</source>
        <translation>{key} 已用于“{command}”。点“应用”将改为此命令。</translation>
    </message>
    <message>
        <source>A letter alone would be typed, not run. Hold Ctrl or Alt with it.</source>
        <translation>单个字母会被当作输入。请同时按住 Ctrl 或 Alt。</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
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
        <translation>已阅读，未引用</translation>
    </message>
    <message>
        <source>Also consulted</source>
        <translation>还查阅了</translation>
    </message>
    <message>
        <source>Found, not read</source>
        <translation>已找到，未阅读</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>News</source>
        <translation>新闻</translation>
    </message>
    <message>
        <source>Untitled source</source>
        <translation>未命名的来源</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Post on X</source>
        <translation>X 帖子</translation>
    </message>
    <message>
        <source>Place on a map</source>
        <translation>地图地点</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>The model was given a memory about you here. It has been forgotten since, so its text is gone.</source>
        <translation>模型在这里用过一条关于你的记忆。你已让它忘记，原文已不存在。</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>已忘记</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Hide sources</source>
        <translation>隐藏来源</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>回答的来源</translation>
    </message>
    <message>
        <source>The sources of an answer are listed here, with the passages that it rests on.</source>
        <translation>回答的来源以及它所依据的原文会列在这里。</translation>
    </message>
    <message>
        <source>Nothing found yet…</source>
        <translation>尚未找到来源…</translation>
    </message>
    <message>
        <source>No sources were found for this answer.</source>
        <translation>这个回答没有找到来源。</translation>
    </message>
    <message>
        <source>This answer was written without searching.</source>
        <translation>这个回答没有搜索。</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>No voice is installed. On Linux install speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>未安装语音。Linux 上请安装 speech-dispatcher 和一种语音，例如 espeak-ng。</translation>
    </message>
</context>
<context>
    <name>SpeechSection</name>
    <message>
        <source>Auto (by the answer&apos;s language)</source>
        <translation>自动（按回答的语言）</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>语速</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Choose another directory…</source>
        <translation>选择其他目录…</translation>
    </message>
    <message>
        <source>For this start alone; “citewise --data-dir” names one for every start.</source>
        <translation>仅本次启动有效；如需每次使用，请用“citewise --data-dir”指定。</translation>
    </message>
    <message>
        <source>Restore the last backup</source>
        <translation>恢复最近的备份</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Citewise opens in a moment</source>
        <translation>Citewise 即将打开</translation>
    </message>
    <message>
        <source>Citewise could not start</source>
        <translation>Citewise 无法启动</translation>
    </message>
    <message>
        <source>Another version of Citewise has your conversations open ({version}). Close it; this window goes on by itself.</source>
        <translation>另一个版本的 Citewise（{version}）正在使用你的对话。请关闭它，本窗口随后会自动继续。</translation>
    </message>
    <message>
        <source>A Citewise command is still running in a terminal, or an earlier window is being closed. This window goes on by itself when that has ended.</source>
        <translation>终端中的 Citewise 命令仍在运行，或先前的窗口正在关闭。结束后本窗口会自动继续。</translation>
    </message>
    <message>
        <source>“{name}” in {folder} was made by a newer version of Citewise.</source>
        <translation>{folder} 中的“{name}”由较新版本的 Citewise 创建。</translation>
    </message>
    <message>
        <source>Install the newer version again. This one changes nothing in the file.</source>
        <translation>请重新安装较新的版本。当前版本不会改动该文件。</translation>
    </message>
    <message>
        <source>Another program is working on “{name}” in {folder}.</source>
        <translation>另一个程序正在使用 {folder} 中的“{name}”。</translation>
    </message>
    <message>
        <source>Close that program, for example one that copies or synchronises files, and try again.</source>
        <translation>请关闭该程序（例如正在复制或同步文件的程序），然后重试。</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}.</source>
        <translation>无法写入 {folder}。</translation>
    </message>
    <message>
        <source>Allow your user to write there, or plug in the drive, and try again.</source>
        <translation>请为你的用户授予写入权限，或接上该磁盘，然后重试。</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>{folder} 所在的磁盘已满。</translation>
    </message>
    <message>
        <source>Make room on it, and try again. Nothing was lost.</source>
        <translation>请腾出空间后重试。没有丢失任何内容。</translation>
    </message>
    <message>
        <source>“{name}” in {folder} is damaged.</source>
        <translation>{folder} 中的“{name}”已损坏。</translation>
    </message>
    <message>
        <source>Try again: a damaged file is kept aside, and a new one is begun.</source>
        <translation>请重试：损坏的文件会另行保留，并新建一个文件。</translation>
    </message>
    <message>
        <source>“{name}” in {folder} has to be updated for this version, and no backup could be made.</source>
        <translation>{folder} 中的“{name}”需要升级到此版本的格式，但无法先创建备份。</translation>
    </message>
    <message>
        <source>Free up space on the disk, or allow writing there, and try again. Nothing was changed.</source>
        <translation>请释放磁盘空间或允许写入该目录，然后重试。未做任何更改。</translation>
    </message>
    <message>
        <source>The drive that holds {folder} cannot keep two programs apart.</source>
        <translation>{folder} 所在的磁盘不支持文件锁，无法防止两个程序同时写入。</translation>
    </message>
    <message>
        <source>Keep your data on a drive of this computer.</source>
        <translation>请把数据保存在本机的磁盘上。</translation>
    </message>
    <message>
        <source>Something in {folder} could not be opened.</source>
        <translation>{folder} 中有内容无法打开。</translation>
    </message>
    <message>
        <source>Try again. If that does not help, choose another directory for now.</source>
        <translation>请重试。如果仍然不行，请暂时选择其他目录。</translation>
    </message>
    <message>
        <source>Or go back to the last backup: {backup}. The present file is kept beside it.</source>
        <translation>也可以恢复最近的备份：{backup}。当前文件会保留在原处旁边。</translation>
    </message>
    <message>
        <source>The system says: {detail}</source>
        <translation>系统提示：{detail}</translation>
    </message>
    <message>
        <source>The backup was restored; the former file is now {path}.</source>
        <translation>备份已恢复；原来的文件现在是 {path}。</translation>
    </message>
    <message>
        <source>Choose another directory</source>
        <translation>选择其他目录</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>Show image</source>
        <translation>查看图片</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>移除图片</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>The model wants to use “{tool}” of {server}: {arguments}</source>
        <translation>模型想使用 {server} 的“{tool}”：{arguments}</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>允许一次</translation>
    </message>
    <message>
        <source>Always for this server</source>
        <translation>始终允许此服务器</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不允许</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>始终拒绝</translation>
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
        <translation>用作搜索服务</translation>
    </message>
    <message>
        <source>Searches by it stand in Settings → Search and in the search menu. It is called without asking.</source>
        <translation>会出现在“设置 → 搜索”和搜索菜单中。调用时不再询问。</translation>
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
        <translation>已删除“{name}”。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>工具（MCP）</translation>
    </message>
    <message>
        <source>Models can use tools that MCP servers give them: your files, calendars, databases, other programs. You are asked before each call, unless you set a tool to On.</source>
        <translation>模型可以使用 MCP 服务器提供的工具，例如你的文件、日历、数据库和其他程序。每次调用前都会询问你，除非将该工具设为“开启”。</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>添加服务器…</translation>
    </message>
    <message>
        <source>Paste JSON…</source>
        <translation>粘贴 JSON…</translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation>还没有服务器</translation>
    </message>
    <message>
        <source>MCP (Model Context Protocol) is how programs offer tools to models. There are servers for files, notes, GitHub, databases and more. The guide of each has a block of JSON that begins with “mcpServers”: copy it and choose Paste JSON. Without one, choose Add server and give its command or its address.</source>
        <translation>MCP（模型上下文协议）让程序为模型提供工具，有用于文件、笔记、GitHub、数据库等的服务器。它们的文档通常给出一段以“mcpServers”开头的 JSON：复制后点击“粘贴 JSON”。如果没有，请点击“添加服务器”，填写命令或地址。</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Ready · {tools}</source>
        <translation>就绪 · {tools}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Starts when needed</source>
        <translation>需要时启动</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>The program {command} was not found.</source>
        <translation>找不到程序 {command}。</translation>
    </message>
    <message>
        <source>{command} cannot be run as a program. Check the path under Edit, or its permissions.</source>
        <translation>无法运行 {command}。请在“编辑”中检查路径，或检查它的权限。</translation>
    </message>
    <message>
        <source>The program ended before it was ready. The log says more.</source>
        <translation>程序在就绪前就退出了。详情见日志。</translation>
    </message>
    <message>
        <source>The program ended by itself. Try Restart; the log says more.</source>
        <translation>程序已自行退出。请点击“重启”，详情见日志。</translation>
    </message>
    <message>
        <source>Nothing answers at {host}. Check the address, and whether the server is running.</source>
        <translation>{host} 没有响应。请检查地址，并确认服务器正在运行。</translation>
    </message>
    <message>
        <source>It was not ready in time. The first start may have to download a lot: try Restart, or see the log.</source>
        <translation>启动超时。首次启动可能要下载较多内容：请点击“重启”再试，或查看日志。</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>需要登录</translation>
    </message>
    <message>
        <source>Consent needed</source>
        <translation>需要你的同意</translation>
    </message>
    <message>
        <source>{host} wants you to sign in. Press Sign in: its page opens in your browser.</source>
        <translation>{host} 需要登录。点击“登录”，它的页面会在浏览器中打开。</translation>
    </message>
    <message>
        <source>{host} refused the request: a token is missing or wrong. Under Edit, give the header Authorization, usually with the value Bearer and the token.</source>
        <translation>{host} 拒绝了请求：缺少令牌或令牌不正确。请在“编辑”中添加请求头 Authorization，值通常为 Bearer 加令牌。</translation>
    </message>
    <message>
        <source>It was not started: you have not agreed to its command yet.</source>
        <translation>未启动：你尚未同意运行它的命令。</translation>
    </message>
    <message>
        <source>{host} answers, but not as an MCP server. Check the path; it often ends in /mcp.</source>
        <translation>{host} 有响应，但不是 MCP 服务器。请检查路径，通常以 /mcp 结尾。</translation>
    </message>
    <message>
        <source>It failed: {detail}. The log may say more.</source>
        <translation>启动失败：{detail}。详情可能见日志。</translation>
    </message>
    <message>
        <source>This installation lacks a part that tools need. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>此安装缺少工具所需的组件。安装命令：pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>It has neither a command nor an address.</source>
        <translation>既没有命令，也没有地址。</translation>
    </message>
    <message>
        <source>It speaks the older transport SSE, which Citewise does not. Look for its streamable HTTP address, which often ends in /mcp.</source>
        <translation>它使用旧的 SSE 传输方式，Citewise 不支持。请查找它的 streamable HTTP 地址，通常以 /mcp 结尾。</translation>
    </message>
    <message>
        <source>“{detail}” is no web address. Example: https://example.com/mcp</source>
        <translation>“{detail}”不是网址。例如：https://example.com/mcp</translation>
    </message>
    <message>
        <source>“{detail}” is a placeholder: put in what it stands for.</source>
        <translation>“{detail}”是占位符，请替换为实际内容。</translation>
    </message>
    <message>
        <source>“{detail}” cannot be the name of a variable or header.</source>
        <translation>“{detail}”不能用作变量或请求头的名称。</translation>
    </message>
    <message>
        <source>“{detail}” holds a control character.</source>
        <translation>“{detail}”含有控制字符。</translation>
    </message>
    <message>
        <source>“{detail}” is not understood.</source>
        <translation>无法识别“{detail}”。</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, {reason}. Copy the whole block, with its brackets.</source>
        <translation>这不是有效的 JSON：第 {line} 行，{reason}。请复制整段内容，包括括号。</translation>
    </message>
    <message>
        <source>No server is named here. Look for a block with “mcpServers” in its guide.</source>
        <translation>这里没有服务器。请在服务器文档中查找含有“mcpServers”的一段。</translation>
    </message>
    <message>
        <source>Not added: {name}. {problem}</source>
        <translation>未添加：{name}。{problem}</translation>
    </message>
    <message>
        <source>Still without a value: {names}. Give it under Edit.</source>
        <translation>尚未填写值：{names}。请在“编辑”中填写。</translation>
    </message>
    <message>
        <source>It comes with Node.js: install that, then try Restart.</source>
        <translation>它随 Node.js 提供：请安装 Node.js，然后点击“重启”。</translation>
    </message>
    <message>
        <source>It comes with uv: install that, then try Restart.</source>
        <translation>它随 uv 提供：请安装 uv，然后点击“重启”。</translation>
    </message>
    <message>
        <source>It comes with Bun: install that, then try Restart.</source>
        <translation>它随 Bun 提供：请安装 Bun，然后点击“重启”。</translation>
    </message>
    <message>
        <source>It comes with Docker: install that, then try Restart.</source>
        <translation>它随 Docker 提供：请安装 Docker，然后点击“重启”。</translation>
    </message>
    <message>
        <source>Install it, or give its full path under Edit.</source>
        <translation>请安装它，或在“编辑”中填写完整路径。</translation>
    </message>
    <message>
        <source>It downloads what it runs from the internet, at the first start and for updates.</source>
        <translation>它会在首次启动和更新时从互联网下载要运行的程序。</translation>
    </message>
</context>
<context>
    <name>ToolsWording</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 个工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s) left out</source>
        <translation>
            <numerusform>另有 %n 个工具未列出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works: %n tool(s) after {time}.</source>
        <translation>
            <numerusform>可用：{time}后获得 %n 个工具。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) found:</source>
        <translation>
            <numerusform>找到 %n 个服务器：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>trying {channel}</source>
        <translation>改用：{channel}</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>搜索词</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>Source: {channel}</source>
        <translation>来源：{channel}</translation>
    </message>
    <message>
        <source>{said} ({reasons})</source>
        <translation>{said}（{reasons}）</translation>
    </message>
    <message>
        <source>cached {time}</source>
        <translation>缓存于 {time}</translation>
    </message>
    <message>
        <source>{channel} failed: {reason}</source>
        <translation>{channel}：{reason}</translation>
    </message>
    <message>
        <source>{input} tokens in, {output} out</source>
        <translation>输入 {input} token，输出 {output} token</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>第 {number} 个版本，共 {count} 个</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>上一个版本</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>下一个版本</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>搜索引擎</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>思考过程</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>添加模型</translation>
    </message>
    <message>
        <source>Network settings</source>
        <translation>网络设置</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>选择其他模型</translation>
    </message>
    <message>
        <source>Model settings</source>
        <translation>模型设置</translation>
    </message>
    <message>
        <source>Show uncited claims</source>
        <translation>标出无来源的句子</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Retry with…</source>
        <translation>换个方式重试…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>自动换行</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Show as image</source>
        <translation>显示为图片</translation>
    </message>
    <message>
        <source>This SVG cannot be shown.</source>
        <translation>无法显示这个 SVG。</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>存为 CSV</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Quote in question</source>
        <translation>引用到提问</translation>
    </message>
    <message>
        <source>Copy with sources</source>
        <translation>复制（含来源）</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排对比</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>图片 {number}</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Edit question</source>
        <translation>编辑问题</translation>
    </message>
    <message>
        <source>Shown as plain text: formulas, tables, code and charts are not drawn, and no cards open on citations.</source>
        <translation>以纯文本显示：不渲染公式、表格、代码和图表，引用也没有悬停卡片。</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>What changed in the latest Python release?</source>
        <translation>最新的 Python 版本有哪些变化？</translation>
    </message>
    <message>
        <source>How do heat pumps work in very cold weather?</source>
        <translation>热泵在严寒天气里怎么工作？</translation>
    </message>
    <message>
        <source>Compare the evidence for and against a four-day week</source>
        <translation>比较支持和反对四天工作制的证据</translation>
    </message>
    <message>
        <source>Nothing of it is written to disk or remembered; when the window closes, it is gone. The model and the sites that are searched still see your questions.</source>
        <translation>内容不会写入磁盘，也不会留下记忆；关闭窗口后即消失。所用的模型和网站仍会照常看到你的问题。</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <translation>你想了解什么？</translation>
    </message>
    <message>
        <source>Every answer shows its sources, and the passage behind each claim.</source>
        <translation>每个回答都列出来源，以及每个论断所依据的原文。</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>the page was not read, only its excerpt from a search</source>
        <translation>没有读取网页，只有搜索得到的摘录</translation>
    </message>
    <message>
        <source>only partly found in its source</source>
        <translation>来源中只能找到一部分</translation>
    </message>
    <message>
        <source>not found in its source</source>
        <translation>来源中没有找到</translation>
    </message>
    <message>
        <source>not checked (other language)</source>
        <translation>未核对（语言不同）</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>来源不一致</translation>
    </message>
    <message>
        <source>as of {date}</source>
        <translation>截至 {date}</translation>
    </message>
    <message>
        <source>Find a source for this</source>
        <translation>为这句话查找来源</translation>
    </message>
    <message>
        <source>Check with {model}</source>
        <translation>用 {model} 核对</translation>
    </message>
    <message>
        <source>Stopped. What was written so far is kept.</source>
        <translation>已停止。已写出的内容会保留。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
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
        <source>Jump to latest</source>
        <translation>跳到最新</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>已复制代码</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>已复制链接</translation>
    </message>
    <message>
        <source>Answer copied</source>
        <translation>已复制回答</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Answer and sources copied</source>
        <translation>已复制回答和来源</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>打开网页</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>复制引用</translation>
    </message>
    <message>
        <source>Citation copied</source>
        <translation>已复制引用</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>查看原文</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>No uncited claims found</source>
        <translation>没有无来源的句子</translation>
    </message>
    <message>
        <source>Go to the next one in doubt</source>
        <translation>跳到下一处存疑的引用</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>接着问</translation>
    </message>
    <message>
        <source>Edit before asking</source>
        <translation>编辑后再问</translation>
    </message>
    <message>
        <source>Show corrected</source>
        <translation>显示修改后</translation>
    </message>
    <message>
        <source>Show original</source>
        <translation>显示修改前</translation>
    </message>
    <message>
        <source>Next in doubt ({place} of {count})</source>
        <translation>下一处存疑（{place}/{count}）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Memory updated: {fact}</source>
        <translation>已更新记忆：{fact}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>A private conversation</source>
        <translation>私密对话</translation>
    </message>
    <message>
        <source>Show graph</source>
        <translation>显示关系图</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>立即回答</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Answer below, or skip this and start the research as it is.</source>
        <translation>请在下方回答，或跳过并直接开始研究。</translation>
    </message>
    <message>
        <source>Forgotten: {fact}</source>
        <translation>已忘记：{fact}</translation>
    </message>
    <message>
        <source>Remembered: {fact}</source>
        <translation>已记住：{fact}</translation>
    </message>
    <message>
        <source>Show image</source>
        <translation>查看图片</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>未允许</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>This is the original answer.</source>
        <translation>当前显示修改前的回答。</translation>
    </message>
    <message>
        <source>This is the corrected answer.</source>
        <translation>当前显示修改后的回答。</translation>
    </message>
    <message>
        <source>Translate again</source>
        <translation>重新翻译</translation>
    </message>
    <message>
        <source>Show translation ({language})</source>
        <translation>显示译文（{language}）</translation>
    </message>
    <message>
        <source>Translating into {language} with {model}…</source>
        <translation>正在用 {model} 翻译成{language}…</translation>
    </message>
    <message>
        <source>Show original</source>
        <comment>of a translation</comment>
        <translation>显示原文</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>采用此回答</translation>
    </message>
    <message>
        <source>Stop {model}</source>
        <translation>停止 {model}</translation>
    </message>
    <message>
        <source>Keep the answer of {model}</source>
        <translation>采用 {model} 的回答</translation>
    </message>
    <message>
        <source>Answers side by side: {count}</source>
        <translation>并排的回答：{count} 个</translation>
    </message>
    <message>
        <source>Translated into {language}</source>
        <translation>已翻译成{language}</translation>
    </message>
</context>
<context>
    <name>Translations</name>
    <message>
        <source>Translate</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Translating needs a model. Add one in the settings.</source>
        <translation>翻译需要模型。请在设置中添加模型。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>TrialPane</name>
    <message>
        <source>Question or keywords</source>
        <translation>问题或关键词</translation>
    </message>
    <message>
        <source>Test search in this knowledge base</source>
        <translation>在此知识库中测试检索</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>检索结果，最相关的在前</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>没有找到“{text}”。</translation>
    </message>
    <message>
        <source>Enter a question or keywords to see which passages an answer would use.</source>
        <translation>输入问题或关键词，看看回答时会用到哪些段落。</translation>
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
        <translation>引文过长，已截短。</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>重新核对来源</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>将问题存为提示词…</translation>
    </message>
    <message>
        <source>Delete question and answer</source>
        <translation>删除这轮问答</translation>
    </message>
    <message>
        <source>Question and answer deleted.</source>
        <translation>已删除这轮问答。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo restore</source>
        <translation>撤销恢复</translation>
    </message>
    <message>
        <source>Undo and restart</source>
        <translation>撤销并重启</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup. Citewise closes for it and opens again.</source>
        <translation>这里现有的内容会保留为备份。Citewise 会关闭并重新打开。</translation>
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
        <translation>更新内容</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>下载页面</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>跳过此版本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No notes were published.</source>
        <translation>未发布更新说明。</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>What&apos;s new</source>
        <translation>更新内容</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>下载页面</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>跳过此版本</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
</context>
<context>
    <name>UpdateSection</name>
    <message>
        <source>Check for new versions once a day</source>
        <translation>每天检查一次新版本</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>更新内容</translation>
    </message>
    <message>
        <source>Asks {host} for a signed list of versions; nothing about you or this computer is sent with it. You are told of a new version, and nothing is downloaded or installed.</source>
        <translation>向 {host} 请求一份带签名的版本列表，不会发送关于你或这台电脑的任何信息。有新版本时只会提示，不会下载或安装任何内容。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>Citewise {version} is available.</source>
        <translation>Citewise {version} 已发布。</translation>
    </message>
    <message>
        <source>Citewise {version} is available, but needs a newer version of your system.</source>
        <translation>Citewise {version} 已发布，但需要较新版本的操作系统。</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>已是最新版本。</translation>
    </message>
    <message>
        <source>The signature of the version list is wrong, so it was ignored.</source>
        <translation>版本列表的签名不正确，已忽略。</translation>
    </message>
    <message>
        <source>The version list is older than one seen before, so it was ignored.</source>
        <translation>版本列表比之前收到的更旧，已忽略。</translation>
    </message>
    <message>
        <source>The version list was redirected to an insecure address, so it was not loaded.</source>
        <translation>版本列表被重定向到不安全的地址，因此未加载。</translation>
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
        <translation>•••••••• 来自环境变量</translation>
    </message>
    <message>
        <source>•••••••• from the .env file</source>
        <translation>•••••••• 来自 .env 文件</translation>
    </message>
    <message>
        <source>•••••••• stored; type to replace</source>
        <translation>•••••••• 已存储，输入即可替换</translation>
    </message>
</context>
<context>
    <name>VaultActions</name>
    <message>
        <source>Keep keys in an encrypted file…</source>
        <translation>用加密文件保存密钥…</translation>
    </message>
    <message>
        <source>Unlock keys…</source>
        <translation>解锁密钥…</translation>
    </message>
    <message>
        <source>Change passphrase…</source>
        <translation>修改密码短语…</translation>
    </message>
    <message>
        <source>Delete key file…</source>
        <translation>删除密钥文件…</translation>
    </message>
    <message>
        <source>Delete the encrypted file and all keys in it? This cannot be undone.</source>
        <translation>要删除加密文件及其中的所有密钥吗？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>Not checked</source>
        <translation>未核对</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>未变</translation>
    </message>
    <message>
        <source>Passage moved</source>
        <translation>原文已移位</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation>原文有改动</translation>
    </message>
    <message>
        <source>Passage removed</source>
        <translation>原文已删去</translation>
    </message>
    <message>
        <source>Page gone</source>
        <translation>网页已不存在</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}：{count}</translation>
    </message>
    <message>
        <source>Other sentences of the passage changed.</source>
        <translation>这段原文的其他句子有改动。</translation>
    </message>
    <message>
        <source>The page stands at {place} now.</source>
        <translation>网页现位于 {place}。</translation>
    </message>
    <message>
        <source>Beside the page as it is now: {verdict}.</source>
        <translation>与现在的网页对照：{verdict}。</translation>
    </message>
    <message>
        <source>A copy of the page as it was is kept.</source>
        <translation>已存有当时的网页副本。</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}。</translation>
    </message>
    <message>
        <source>Your own material has no page on the web.</source>
        <translation>你自己的资料没有网页。</translation>
    </message>
    <message>
        <source>It has no address on the web.</source>
        <translation>它没有网址。</translation>
    </message>
    <message>
        <source>Its address is known from the answer&apos;s words alone, and is not opened.</source>
        <translation>其网址只见于回答的文字，不会打开。</translation>
    </message>
    <message>
        <source>Your rules for sites forbid it.</source>
        <translation>你的网站规则不允许读取。</translation>
    </message>
    <message>
        <source>Only an excerpt is known of it, which the page does not hold.</source>
        <translation>只有一段摘录，而网页中没有。</translation>
    </message>
    <message>
        <source>No passage of it is known.</source>
        <translation>没有它的原文。</translation>
    </message>
    <message>
        <source>There are too many pages to check at once.</source>
        <translation>网页太多，无法一次核对。</translation>
    </message>
    <message>
        <source>No claim of this answer rests on a source.</source>
        <translation>这个回答没有引用来源的句子。</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>查看保留的网页</translation>
    </message>
</context>
<context>
    <name>VerificationDialog</name>
    <message>
        <source>Check sources again</source>
        <translation>重新核对来源</translation>
    </message>
    <message>
        <source>What became of the sources</source>
        <translation>来源的现状</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>正在重新读取来源…</translation>
    </message>
</context>
<context>
    <name>WebDavSection</name>
    <message>
        <source>This address is not encrypted: others on the way can read the password.</source>
        <translation>这个地址没有加密：途中的其他人可以读到密码。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Test the WebDAV server</source>
        <translation>测试 WebDAV 服务器</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在询问服务器…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Folder on the server</source>
        <translation>服务器上的文件夹</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Nextcloud and many network drives speak WebDAV. The password is kept where API keys are. The backups are not encrypted, and no keys are in them.</source>
        <translation>Nextcloud 和许多网络存储都支持 WebDAV。密码与 API 密钥存放在同一处。备份不加密，其中没有密钥。</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> 个备份</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://.</source>
        <translation>地址应以 https:// 或 http:// 开头。</translation>
    </message>
    <message numerus="yes">
        <source>The server is ready. It has %n backup(s).</source>
        <translation>
            <numerusform>服务器可用，上面有 %n 个备份。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始使用</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>The answer had failed in {program}: {words}</source>
        <translation>该回答在 {program} 中就已失败：{words}</translation>
    </message>
    <message>
        <source>No connection to {where}. Check the address, your network and the proxy in Settings.</source>
        <translation>无法连接到 {where}。请检查地址、网络以及设置中的代理。</translation>
    </message>
    <message>
        <source>Rate limit reached at {where}. Wait a little, then try again.</source>
        <translation>{where} 请求过于频繁。请稍等片刻再试。</translation>
    </message>
    <message>
        <source>{where} asked for a captcha instead of showing results. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} 要求完成人机验证，没有给出结果。请稍后再试，或在“设置 → 搜索”中选择其他搜索引擎。</translation>
    </message>
    <message>
        <source>{where} did not answer in time. Try again in a moment.</source>
        <translation>{where} 未及时响应。请稍后再试。</translation>
    </message>
    <message>
        <source>This is more text than the model&apos;s context holds. Start a new conversation, shorten the question, or choose a model with a larger context.</source>
        <translation>文本超出了模型的上下文长度。请开始新对话、缩短问题，或选择上下文更大的模型。</translation>
    </message>
    <message>
        <source>Something went wrong in Citewise. Try again; if it persists, the log file tells what to report.</source>
        <translation>Citewise 出错了。请重试；如果仍然出错，可查看日志文件并反馈。</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Install it with: {command}</source>
        <translation>模型运行组件尚未安装。可用此命令安装：{command}</translation>
    </message>
    <message>
        <source>{file} is not a model in GGUF format. Choose another file in Settings, Models.</source>
        <translation>{file} 不是 GGUF 格式的模型。请在“设置 → 模型”中选择其他文件。</translation>
    </message>
    <message>
        <source>{file} is of a type that this version of Citewise cannot run. ({said})</source>
        <translation>此版本的 Citewise 无法运行 {file} 这类模型。（{said}）</translation>
    </message>
    <message>
        <source>{file} ended unexpectedly while it answered. Try again; if it persists, choose a smaller context in Settings, Models, or another model.</source>
        <translation>{file} 在回答时意外退出。请重试；如果仍然出错，请在“设置 → 模型”中把上下文调小，或换一个模型。</translation>
    </message>
    <message>
        <source>The built-in model was stopped.</source>
        <translation>本地模型已停止。</translation>
    </message>
    <message>
        <source>{where} is on this computer or a private network, so it was not read. You can allow it in Settings, Search.</source>
        <translation>{where} 位于这台电脑或私有网络中，因此没有读取。可在“设置 → 搜索”中允许。</translation>
    </message>
    <message>
        <source>{where} is not available on this computer.</source>
        <translation>{where} 在这台电脑上不可用。</translation>
    </message>
    <message>
        <source>Something went wrong at {where}. Try again.</source>
        <translation>{where} 出错了。请重试。</translation>
    </message>
    <message>
        <source>{where} redirects to {host}, and neither your question nor the key was sent there. If that is the right address, enter it in Settings.</source>
        <translation>{where} 重定向到了 {host}，你的问题和密钥都没有发送到那里。如果那才是正确的地址，请在设置中填写它。</translation>
    </message>
    <message>
        <source>{where} redirects to another address, which was not followed. Check it in Settings.</source>
        <translation>{where} 重定向到了其他地址，没有跟随。请在设置中检查地址。</translation>
    </message>
    <message>
        <source>{where} returned an empty answer. Try again, or choose another model.</source>
        <translation>{where} 返回了空的回答。请重试，或换一个模型。</translation>
    </message>
    <message>
        <source>{where} answered with error {status}. Try again; if it persists, check its address in Settings.</source>
        <translation>{where} 返回了错误 {status}。请重试；如果仍然出错，请在设置中检查地址。</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again in a moment.</source>
        <translation>{where} 返回了错误。请稍后重试。</translation>
    </message>
    <message>
        <source>{where} sent a response that could not be read. Check its address, or try again.</source>
        <translation>无法识别 {where} 返回的内容。请检查地址，或重试。</translation>
    </message>
    <message>
        <source>{where} returns no JSON: the format is switched off. Add json under search, formats in its settings.yml and restart it.</source>
        <translation>{where} 不向程序提供结果：它的 JSON 格式没有开启。请在它的 settings.yml 的 search、formats 下加入 json，然后重启它。</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>密码短语不正确。</translation>
    </message>
    <message>
        <source>The encrypted key file is damaged. Delete it in Settings, Data.</source>
        <translation>加密的密钥文件已损坏。请在“设置 → 数据”中删除它。</translation>
    </message>
    <message>
        <source>The encrypted key file was written by a newer version of Citewise. Use that version.</source>
        <translation>加密的密钥文件由较新版本的 Citewise 写入。请使用该版本。</translation>
    </message>
    <message>
        <source>The encrypted key file is locked. Unlock it in Settings, Data.</source>
        <translation>加密的密钥文件已锁定。请在“设置 → 数据”中解锁。</translation>
    </message>
    <message>
        <source>{where} did not accept the key. Check it in Settings, Models.</source>
        <translation>{where} 不接受这个密钥。请在“设置 → 模型”中检查。</translation>
    </message>
    <message>
        <source>{where} needs a key. Add one in Settings, Models.</source>
        <translation>{where} 需要密钥。请在“设置 → 模型”中添加。</translation>
    </message>
    <message>
        <source>Your account at {where} has no credit left. Top it up there, or choose another model.</source>
        <translation>你在 {where} 的账户余额不足。请前往充值，或选择其他模型。</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one in Settings, Models.</source>
        <translation>{where} 没有这个模型。请在“设置 → 模型”中另选一个。</translation>
    </message>
    <message>
        <source>This answer cannot go on: it is complete, goes on already, or was deleted. Retry asks the question again.</source>
        <translation>这个回答无法继续：它已经写完、正在继续，或者已被删除。点击“重试”可重新提问。</translation>
    </message>
    <message>
        <source>Nothing was found for any of the sub-questions. Other words may help.</source>
        <translation>所有子问题都没有找到相关内容。换个说法也许有用。</translation>
    </message>
    <message>
        <source>No sub-question had an answer yet. Continue, and wait for the first ones.</source>
        <translation>还没有子问题得到回答。请继续，等待前几个子问题的回答。</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered ({where}).</source>
        <translation>没有一个子问题得到回答（{where}）。</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered. {first}</source>
        <translation>没有一个子问题得到回答。{first}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>没有回答</translation>
    </message>
    <message>
        <source>no readable text</source>
        <translation>没有可读的文字</translation>
    </message>
    <message>
        <source>a private address, not allowed</source>
        <translation>私有地址，未获允许</translation>
    </message>
    <message>
        <source>The connection to {where} broke off. What came is kept; try again.</source>
        <translation>与 {where} 的连接中断了。已收到的内容已保留，请重试。</translation>
    </message>
    <message>
        <source>access refused</source>
        <translation>拒绝访问</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>the site refused it ({status})</source>
        <translation>网站拒绝访问（{status}）</translation>
    </message>
    <message>
        <source>a PDF, which was not read</source>
        <translation>PDF 文件，未读取</translation>
    </message>
    <message>
        <source>a PDF that asks for a password</source>
        <translation>需要密码的 PDF</translation>
    </message>
    <message>
        <source>too large to be read</source>
        <translation>太大，无法读取</translation>
    </message>
    <message>
        <source>it took too long or too much memory to read</source>
        <translation>读取耗时或占用内存过多</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>音视频</translation>
    </message>
    <message>
        <source>not a text page</source>
        <translation>不是文字网页</translation>
    </message>
    <message>
        <source>There was no connection to {where}.</source>
        <translation>无法连接到 {where}。</translation>
    </message>
    <message>
        <source>{where} refused to give the page.</source>
        <translation>{where} 拒绝提供该网页。</translation>
    </message>
    <message>
        <source>The page at {where} could not be read.</source>
        <translation>无法读取 {where} 的网页。</translation>
    </message>
    <message>
        <source>{where} refused to search for now. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} 暂时拒绝搜索。请稍后再试，或在“设置 → 搜索”中选择其他搜索引擎。</translation>
    </message>
    <message>
        <source>{where} showed results that have nothing to do with the question.</source>
        <translation>{where} 返回的结果与问题无关。</translation>
    </message>
    <message>
        <source>No connection to {where}. Check your network and the proxy in Settings.</source>
        <translation>无法连接到 {where}。请检查网络以及设置中的代理。</translation>
    </message>
    <message>
        <source>{where} showed a page that could not be read as search results.</source>
        <translation>{where} 返回的页面无法识别为搜索结果。</translation>
    </message>
    <message>
        <source>{where} is not a text page.</source>
        <translation>{where} 不是文字网页。</translation>
    </message>
    <message>
        <source>No readable text was found at {where}.</source>
        <translation>{where} 上没有可读取的文字。</translation>
    </message>
    <message>
        <source>{file} cannot be read. Choose it again in Settings, Models.</source>
        <translation>无法读取 {file}。请在“设置 → 模型”中重新选择。</translation>
    </message>
    <message>
        <source>There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.</source>
        <translation>内存不足，无法加载 {file}。请在“设置 → 模型”中把上下文调小，或换一个更小的模型。</translation>
    </message>
    <message>
        <source>{file} could not be loaded. ({said})</source>
        <translation>无法加载 {file}。（{said}）</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>该服务</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window and could not be understood. It is kept as {name}, and the settings of this window were saved. Copy from it what you need.</source>
        <translation>settings.json 在此窗口之外被修改，且无法识别。它已保留为 {name}，此窗口中的设置已保存。请从中复制需要的内容。</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window in the same place ({fields}). What you set here counts; the other file is kept as {name}.</source>
        <translation>settings.json 在此窗口之外的同一处（{fields}）被修改。以你在这里的设置为准；另一份文件已保留为 {name}。</translation>
    </message>
    <message>
        <source>AppArmor forbids Chromium&apos;s sandbox. Allow it with: {command}</source>
        <translation>AppArmor 禁止了 Chromium 的沙箱。用以下命令允许：{command}</translation>
    </message>
    <message>
        <source>Chromium&apos;s sandbox needs user namespaces. Allow them with: {command}</source>
        <translation>Chromium 的沙箱需要用户命名空间。用以下命令允许：{command}</translation>
    </message>
    <message>
        <source>You seem to be offline. Check your connection or the proxy.</source>
        <translation>网络似乎已断开。请检查网络连接或代理。</translation>
    </message>
    <message>
        <source>The model&apos;s own search failed ({reason}), so {channel} was used instead.</source>
        <translation>模型自带搜索失败（{reason}），已改用 {channel}。</translation>
    </message>
    <message>
        <source>{name} could not rerank the passages ({reason}), so the former order is used.</source>
        <translation>{name} 没能对段落重新排序（{reason}），沿用原来的顺序。</translation>
    </message>
    <message>
        <source>Claims could not be looked up ({reason}). The answer stays as it was.</source>
        <translation>无法查证部分说法（{reason}），回答保持原样。</translation>
    </message>
    <message>
        <source>Claims could not be corrected ({reason}). The answer stays as it was.</source>
        <translation>无法更正部分说法（{reason}），回答保持原样。</translation>
    </message>
    <message>
        <source>These are the best passages, quoted word for word. Add a model to get full answers.</source>
        <translation>以下是最相关的原文摘录。添加模型后，就能得到完整的回答。</translation>
    </message>
    <message>
        <source>The provider paused this answer repeatedly, so it may be incomplete. Use Continue to go on.</source>
        <translation>服务商多次中断这个回答，所以它可能不完整。点“继续”可以接着写。</translation>
    </message>
    <message>
        <source>The question is longer than the known context of this model, so a part of it may be cut off.</source>
        <translation>问题超出了该模型已知的上下文长度，可能有一部分被截断。</translation>
    </message>
    <message>
        <source>The model&apos;s context is only {tokens} tokens, so the answer rests on fewer references.</source>
        <translation>模型的上下文只有 {tokens} 个 token，所以这个回答用了较少的参考资料。</translation>
    </message>
    <message>
        <source>Memory could not be read, so the answer does without it.</source>
        <translation>无法读取记忆，因此回答没有用到记忆。</translation>
    </message>
    <message>
        <source>The model reached the limit of searches for one answer.</source>
        <translation>模型的搜索次数达到了一次回答的上限。</translation>
    </message>
    <message>
        <source>The tools of {name} were not available. Settings → Tools (MCP) says why.</source>
        <translation>{name} 的工具不可用，原因见“设置 → 工具（MCP）”。</translation>
    </message>
    <message>
        <source>The provider withdrew its answer. Try other words, or another model.</source>
        <translation>服务商撤回了回答。请换一种说法，或换一个模型。</translation>
    </message>
    <message>
        <source>Not in the export of {program}: {names}</source>
        <translation>{program} 的导出文件里没有：{names}</translation>
    </message>
    <message>
        <source>This model does not support images, so they were left out.</source>
        <translation>这个模型不支持图片，因此没有发送图片。</translation>
    </message>
    <message>
        <source>No sub-questions were found, so the question was answered like any other.</source>
        <translation>没有拆出子问题，因此按普通问题作了回答。</translation>
    </message>
    <message>
        <source>Research needs a model. The question was answered without one.</source>
        <translation>深度研究需要模型。这个问题没有使用模型，仅摘录了原文。</translation>
    </message>
    <message>
        <source>Citations without a source removed: {count}</source>
        <translation>已去掉没有对应来源的引用：{count} 处</translation>
    </message>
    <message>
        <source>A newer version of Citewise recorded something here that this version does not support.</source>
        <translation>这里有较新版本的 Citewise 记录的内容，当前版本不支持。</translation>
    </message>
    <message>
        <source>The model could not plan the search, so your question itself was searched.</source>
        <translation>模型没能规划搜索，因此直接搜索了你的问题。</translation>
    </message>
    <message>
        <source>The model is slow to plan, so the search began with your question itself.</source>
        <translation>模型规划得较慢，因此先用你的问题开始搜索。</translation>
    </message>
    <message>
        <source>No search engine gave results. Try again later.</source>
        <translation>没有搜索引擎给出结果。请稍后再试。</translation>
    </message>
    <message>
        <source>Nothing was found for this question. Other words may help.</source>
        <translation>没有找到与这个问题相关的内容。换个说法也许有用。</translation>
    </message>
    <message>
        <source>This answer rests on no source. Check what matters before you rely on it.</source>
        <translation>这个回答没有来源依据。重要内容请先核实。</translation>
    </message>
    <message>
        <source>The knowledge bases could not be searched ({reason}), so the answer does without them.</source>
        <translation>无法搜索知识库（{reason}），因此回答没有用到它们。</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so the answer does without it.</source>
        <translation>无法读取 {file}（{reason}），因此回答没有用到它。</translation>
    </message>
    <message>
        <source>The model could not plan further ({reason}), so the report rests on what there was.</source>
        <translation>模型无法继续规划（{reason}），因此报告只依据已有的内容。</translation>
    </message>
    <message>
        <source>{count} of {total} sub-questions unanswered: {names}</source>
        <translation>{total} 个子问题中有 {count} 个没有得到回答：{names}</translation>
    </message>
    <message>
        <source>None of the search engines could be used ({reasons}), so only Wikipedia was searched.</source>
        <translation>没有可用的搜索引擎（{reasons}），因此只搜索了维基百科。</translation>
    </message>
    <message>
        <source>The search engines gave no results, so only Wikipedia was searched.</source>
        <translation>搜索引擎没有给出结果，因此只搜索了维基百科。</translation>
    </message>
    <message>
        <source>{host} is a private address that is not allowed</source>
        <translation>{host} 是未获允许的私有地址</translation>
    </message>
    <message>
        <source>the built-in browser cannot start</source>
        <translation>内置浏览器无法启动</translation>
    </message>
    <message>
        <source>The model stopped at its length limit, so the answer may be incomplete.</source>
        <translation>模型达到了长度上限，回答可能不完整。</translation>
    </message>
    <message>
        <source>Looking up “{query}”…</source>
        <translation>正在查证“{query}”…</translation>
    </message>
    <message>
        <source>Checking and repairing the answer…</source>
        <translation>正在核对并修正回答…</translation>
    </message>
    <message>
        <source>Checking the answer…</source>
        <translation>正在核对回答…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在撰写…</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>正在挑选相关段落…</translation>
    </message>
    <message>
        <source>Planning the search…</source>
        <translation>正在规划搜索…</translation>
    </message>
    <message>
        <source>Searching “{query}”…</source>
        <translation>正在搜索“{query}”…</translation>
    </message>
    <message>
        <source>The model searches: “{query}”</source>
        <translation>模型正在搜索：“{query}”</translation>
    </message>
    <message>
        <source>Waiting for your permission…</source>
        <translation>等待你的许可…</translation>
    </message>
    <message>
        <source>The model searches…</source>
        <translation>模型正在搜索…</translation>
    </message>
    <message>
        <source>The model asked for: {calls}</source>
        <translation>模型请求：{calls}</translation>
    </message>
    <message>
        <source>{tool} “{about}”</source>
        <translation>{tool}“{about}”</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>Choosing quotes…</source>
        <translation>正在挑选摘录…</translation>
    </message>
    <message>
        <source>Waiting for {model}…</source>
        <translation>正在等待 {model}…</translation>
    </message>
    <message>
        <source>Imported from {program}</source>
        <translation>从 {program} 导入</translation>
    </message>
    <message>
        <source>The model searched by itself</source>
        <translation>模型自行搜索</translation>
    </message>
    <message numerus="yes">
        <source>Reading {done} of %n page(s)…</source>
        <translation>
            <numerusform>正在阅读网页（{done}/%n）…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading pages…</source>
        <translation>正在阅读网页…</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n query(ies)</source>
        <translation>
            <numerusform>搜索 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>read %n page(s)</source>
        <translation>
            <numerusform>阅读 %n 个网页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) cited</source>
        <translation>
            <numerusform>引用 %n 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{where} did not give the page.</source>
        <translation>{where} 没有返回网页。</translation>
    </message>
    <message>
        <source>None of the pages could be read, so only their search snippets were used. Sources tell why.</source>
        <translation>网页都无法读取，因此只使用了搜索摘要；原因见“来源”。</translation>
    </message>
    <message>
        <source>Answered without searching</source>
        <translation>未搜索，直接回答</translation>
    </message>
    <message numerus="yes">
        <source>%n more page(s) found, not read</source>
        <translation>
            <numerusform>另有 %n 个网页已找到，未阅读</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model searched %n time(s)</source>
        <translation>
            <numerusform>模型搜索了 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>results</source>
        <translation>有结果</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>不用模型</translation>
    </message>
    <message>
        <source>Web search (no key)</source>
        <translation>网页搜索（免密钥）</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>模型自带搜索</translation>
    </message>
    <message>
        <source>its JSON format is off</source>
        <translation>JSON 格式没有开启</translation>
    </message>
    <message>
        <source>it redirects to another address</source>
        <translation>重定向到其他地址</translation>
    </message>
    <message>
        <source>error {status}</source>
        <translation>错误 {status}</translation>
    </message>
    <message>
        <source>it reported an error</source>
        <translation>返回了错误</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>没有密钥</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>请求过于频繁</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>没有这个模型</translation>
    </message>
    <message>
        <source>response not readable</source>
        <translation>无法识别响应</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <source>an error in Citewise</source>
        <translation>Citewise 出错</translation>
    </message>
    <message>
        <source>reason not known</source>
        <translation>原因不明</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>密钥被拒绝</translation>
    </message>
    <message>
        <source>no credit left</source>
        <translation>余额不足</translation>
    </message>
    <message>
        <source>too long for the model</source>
        <translation>超出了模型的长度</translation>
    </message>
    <message>
        <source>not set up</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>no sources given</source>
        <translation>没有给出来源</translation>
    </message>
    <message>
        <source>asked for a captcha</source>
        <translation>要求人机验证</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>暂时拒绝访问</translation>
    </message>
    <message>
        <source>showed an empty page</source>
        <translation>返回了空白页面</translation>
    </message>
    <message>
        <source>showed unrelated results</source>
        <translation>返回了不相关的结果</translation>
    </message>
    <message>
        <source>page not understood</source>
        <translation>无法识别页面</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>未及时响应</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>无法连接</translation>
    </message>
    <message>
        <source>{where} is a PDF, which was not read. Open it in your browser.</source>
        <translation>{where} 是 PDF，未读取。请在浏览器中打开。</translation>
    </message>
    <message>
        <source>page not found</source>
        <translation>网页不存在</translation>
    </message>
    <message>
        <source>{where} no longer has this page.</source>
        <translation>{where} 上已没有这个网页。</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>a scanned PDF: images of pages, without text</source>
        <translation>扫描版 PDF：只有页面图片，没有文字</translation>
    </message>
    <message>
        <source>the reader for such documents did not start</source>
        <translation>读取此类文档的组件没有启动</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>重定向过多</translation>
    </message>
    <message>
        <source>the site asks for a captcha</source>
        <translation>网站要求人机验证</translation>
    </message>
    <message>
        <source>The PDF at {where} is scanned: it has images of pages, and no text to read.</source>
        <translation>{where} 的 PDF 是扫描件：只有页面图片，没有可读取的文字。</translation>
    </message>
    <message>
        <source>The PDF at {where} asks for a password. Open it in your browser.</source>
        <translation>{where} 的 PDF 需要密码。请在浏览器中打开。</translation>
    </message>
    <message>
        <source>The document at {where} is too large to be read. Open it in your browser.</source>
        <translation>{where} 的文档太大，无法读取。请在浏览器中打开。</translation>
    </message>
    <message>
        <source>The page at {where} took too long or too much memory to read, so it was left.</source>
        <translation>读取 {where} 的网页耗时或占用内存过多，已放弃。</translation>
    </message>
    <message>
        <source>The document at {where} was not read: the part of Citewise that reads such documents did not start. Open it in your browser, or restart Citewise.</source>
        <translation>没有读取 {where} 的文档：读取此类文档的组件没有启动。请在浏览器中打开，或重新启动 Citewise。</translation>
    </message>
    <message>
        <source>{where} redirects too many times.</source>
        <translation>{where} 重定向次数过多。</translation>
    </message>
    <message>
        <source>{where} asks for a captcha. Open the page in your browser to read it.</source>
        <translation>{where} 要求人机验证。请在浏览器中打开该网页阅读。</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>附件：{names}</translation>
    </message>
    <message numerus="yes">
        <source>%n search provider(s) failed</source>
        <translation>
            <numerusform>%n 个搜索服务失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n tool(s)</source>
        <translation>
            <numerusform>调用了 %n 个工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n 条结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n image(s)</source>
        <translation>
            <numerusform>附 %n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the provider</source>
        <translation>
            <numerusform>服务商搜索 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retrying {where} in %n second(s)</source>
        <translation>
            <numerusform>%n 秒后重试 {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limit reached at {where}. Try again in %n second(s).</source>
        <translation>
            <numerusform>{where} 请求过于频繁。请在 %n 秒后重试。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncited claim(s) marked</source>
        <translation>
            <numerusform>已标出 %n 处无来源的句子</numerusform>
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
            <numerusform>暂停 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n second(s)</source>
        <translation>
            <numerusform>暂停 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>From the assistant</source>
        <translation>来自助手</translation>
    </message>
    <message>
        <source>The first {shown} of {count}</source>
        <translation>仅显示前 {shown} 个，共 {count} 个</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>it needs an address in Settings, Search</source>
        <translation>需要在“设置 → 搜索”中填写地址</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>The built-in browser</source>
        <translation>内置浏览器</translation>
    </message>
    <message>
        <source>The built-in model</source>
        <translation>本地模型</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>维基百科</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>知识库</translation>
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
        <source>needs a password</source>
        <translation>需要密码</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>没有文字</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>too much work to read</source>
        <translation>读取耗时过多</translation>
    </message>
    <message>
        <source>scanned, without text</source>
        <translation>扫描件，没有文字</translation>
    </message>
    <message>
        <source>not the type its name says</source>
        <translation>内容与文件名不符</translation>
    </message>
    <message>
        <source>unsupported type</source>
        <translation>不支持的类型</translation>
    </message>
    <message>
        <source>{file} contains no text.</source>
        <translation>{file} 没有文字。</translation>
    </message>
    <message>
        <source>{file} has no text and no images that can be shown.</source>
        <translation>{file} 没有文字，也没有可以显示的图片。</translation>
    </message>
    <message>
        <source>{file} is not the type of file that its name says.</source>
        <translation>{file} 的实际类型与文件名不符。</translation>
    </message>
    <message>
        <source>{file} is of a type that Citewise does not support.</source>
        <translation>Citewise 不支持读取 {file} 这类文件。</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>没有读取权限</translation>
    </message>
    <message>
        <source>{file} asks for a password. Save a copy without one, and add that.</source>
        <translation>{file} 需要密码。请另存一份不带密码的副本，再添加它。</translation>
    </message>
    <message>
        <source>{file} is damaged. Open it in its own program and save it anew.</source>
        <translation>{file} 已损坏。请用相应的程序打开并重新保存。</translation>
    </message>
    <message>
        <source>{file} is too large to be read. Divide it into smaller files.</source>
        <translation>{file} 太大，无法读取。请拆成较小的文件。</translation>
    </message>
    <message>
        <source>{file} took too long or too much memory to read, so it was left. Divide it, or save it anew.</source>
        <translation>读取 {file} 耗时或占用内存过多，已放弃。请拆分，或重新保存。</translation>
    </message>
    <message>
        <source>{file} is no longer there. It was moved, renamed or deleted.</source>
        <translation>{file} 已不存在，可能已被移动、重命名或删除。</translation>
    </message>
    <message>
        <source>You have no permission to read {file}.</source>
        <translation>你没有读取 {file} 的权限。</translation>
    </message>
    <message>
        <source>{found} of {total} citations found in their sources</source>
        <translation>{total} 处引用中有 {found} 处能在来源中找到</translation>
    </message>
    <message>
        <source>{partly} only partly</source>
        <translation>{partly} 处只能找到一部分</translation>
    </message>
    <message>
        <source>{foreign} not checked (other language)</source>
        <translation>{foreign} 处未核对（语言不同）</translation>
    </message>
    <message>
        <source>{unchecked} could not be checked</source>
        <translation>{unchecked} 处无法核对</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}：{reason}</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>未核对（语言不同）</translation>
    </message>
    <message>
        <source>Found in its source</source>
        <translation>能在来源中找到</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>来源中只能找到一部分</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>来源中没有找到</translation>
    </message>
    <message>
        <source>the number “{detail}” is not there</source>
        <translation>其中没有数字“{detail}”</translation>
    </message>
    <message>
        <source>“{detail}” has another unit there</source>
        <translation>“{detail}”在其中的单位不同</translation>
    </message>
    <message>
        <source>the words “{detail}” are not there</source>
        <translation>其中没有“{detail}”这些字词</translation>
    </message>
    <message>
        <source>“{detail}” is not named there</source>
        <translation>其中没有提到“{detail}”</translation>
    </message>
    <message>
        <source>the two seem to contradict each other (“{detail}”)</source>
        <translation>两者似乎互相矛盾（“{detail}”）</translation>
    </message>
    <message>
        <source>missing there: {detail}</source>
        <translation>其中缺少：{detail}</translation>
    </message>
    <message>
        <source>little of it is there</source>
        <translation>其中只有很少相关内容</translation>
    </message>
    <message>
        <source>According to {model}: {verdict}.</source>
        <translation>据 {model} 判断：{verdict}。</translation>
    </message>
    <message>
        <source>the source supports it</source>
        <translation>来源支持这一说法</translation>
    </message>
    <message>
        <source>the source supports only part of it</source>
        <translation>来源只支持其中一部分</translation>
    </message>
    <message>
        <source>the source does not support it</source>
        <translation>来源不支持这一说法</translation>
    </message>
    <message>
        <source>This could not be saved: {reason}. Then try again.</source>
        <translation>无法保存：{reason}，然后重试。</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘出错</translation>
    </message>
    <message>
        <source>Not saved yet: {reason}. This answer is saved automatically as soon as possible; until then, copy what you must not lose.</source>
        <translation>尚未保存：{reason}。一旦可以写入，此回答会自动保存；在此之前，请复制不能丢失的内容。</translation>
    </message>
    <message>
        <source>the disk is full; free up space on it</source>
        <translation>磁盘已满，请腾出空间</translation>
    </message>
    <message>
        <source>another program keeps the file of your conversations locked; close it</source>
        <translation>另一个程序锁定了对话文件，请关闭该程序</translation>
    </message>
    <message>
        <source>the folder of your conversations may only be read; allow writing to it</source>
        <translation>对话所在的文件夹只能读取，请允许写入</translation>
    </message>
    <message>
        <source>the disk reports an error; make sure that it is connected and not full</source>
        <translation>磁盘出错，请确认它已连接且未满</translation>
    </message>
    <message>
        <source>The version list has expired, so it was ignored. Check your computer&apos;s clock, or try later.</source>
        <translation>版本列表已过期，已忽略。请检查电脑的时钟，或稍后再试。</translation>
    </message>
    <message>
        <source>The version list is in a format that this version does not know. Look at the website.</source>
        <translation>此版本无法识别版本列表的格式。请前往网站查看。</translation>
    </message>
</context>
</TS>
