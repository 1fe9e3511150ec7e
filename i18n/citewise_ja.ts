<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AbilitiesEditor</name>
    <message>
        <source>Model&apos;s own search</source>
        <translation>モデル内蔵の検索</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>コンテキスト（トークン）</translation>
    </message>
    <message>
        <source>Auto ({what})</source>
        <translation>自動（{what}）</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>No</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Auto (unknown)</source>
        <translation>自動（不明）</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>no</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Citewise</source>
        <translation>Citewise について</translation>
    </message>
    <message>
        <source>About</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン {version}</translation>
    </message>
    <message>
        <source>A desktop chat client whose answers rest on sources you can check.</source>
        <translation>確かめられる出典に基づいて回答する、デスクトップ用チャットクライアントです。</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>ライセンス：{licence}</translation>
    </message>
    <message>
        <source>Built with Qt {version} and PySide6 (LGPL 3); pages are drawn by Qt WebEngine (Chromium).</source>
        <translation>Qt {version} と PySide6（LGPL 3）で作られています。ページの描画には Qt WebEngine（Chromium）を使用しています。</translation>
    </message>
    <message numerus="yes">
        <source>What&apos;s new: %n change(s)</source>
        <translation>
            <numerusform>新機能：%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>see its own files</source>
        <translation>同梱のファイルを参照</translation>
    </message>
    <message>
        <source>The full texts are in {folder}</source>
        <translation>全文は {folder} にあります</translation>
    </message>
</context>
<context>
    <name>AddNote</name>
    <message>
        <source>Add a note</source>
        <translation>メモを追加</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>Enter the text of the note.</source>
        <translation>メモの本文を入力してください。</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add a web page</source>
        <translation>ウェブページを追加</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Invalid web address.</source>
        <translation>ウェブアドレスが正しくありません。</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>AddressSection</name>
    <message>
        <source>Serve the local API</source>
        <translation>ローカル API を公開</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Address for other programs</source>
        <translation>ほかのプログラム用のアドレス</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>起動中…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
</context>
<context>
    <name>AnswerNotifier</name>
    <message>
        <source>Answer ready</source>
        <translation>回答ができました</translation>
    </message>
    <message>
        <source>Answer ready: {title}</source>
        <translation>回答ができました：{title}</translation>
    </message>
</context>
<context>
    <name>AnswerTools</name>
    <message>
        <source>Find sources for or against: “{sentence}”</source>
        <translation>次の記述を裏付ける、または否定する出典を探してください：「{sentence}」</translation>
    </message>
    <message>
        <source>There is no passage to check.</source>
        <translation>検証できる抜粋がありません。</translation>
    </message>
    <message>
        <source>Asking {model}…</source>
        <translation>{model} に質問中…</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Scales the whole window. Ctrl with the mouse wheel does so anywhere.</source>
        <translation>ウィンドウ全体を拡大・縮小します。Ctrl を押しながらマウスホイールを回すと、どこでも変更できます。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>読み上げ</translation>
    </message>
</context>
<context>
    <name>ArchiveSection</name>
    <message>
        <source>Keep the web pages that answers are based on</source>
        <translation>回答のもとになったウェブページを保存</translation>
    </message>
    <message>
        <source>Each page is kept as it was read, so that it can still be shown when it has changed or is gone. Each conversation can choose otherwise (search menu, This conversation). Never for private conversations.</source>
        <translation>各ページを読み取った時点のまま保存し、変更や削除の後でも表示できるようにします。会話ごとに変更できます（検索メニューの「この会話」）。プライベート会話では保存しません。</translation>
    </message>
    <message>
        <source>Maximum size (the oldest pages are deleted first)</source>
        <translation>最大サイズ（古いページから削除）</translation>
    </message>
    <message>
        <source>Delete kept pages…</source>
        <translation>保存したページを削除…</translation>
    </message>
    <message>
        <source>Kept pages: {count}, {size}</source>
        <translation>保存したページ：{count} 件、{size}</translation>
    </message>
    <message>
        <source>No pages are kept yet.</source>
        <translation>保存したページはまだありません。</translation>
    </message>
    <message>
        <source>Delete all kept pages? Answers, sources and passages stay. This cannot be undone.</source>
        <translation>保存したページをすべて削除しますか？回答、出典、抜粋は残ります。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>削除中…</translation>
    </message>
    <message>
        <source>The kept pages were deleted.</source>
        <translation>保存したページを削除しました。</translation>
    </message>
</context>
<context>
    <name>ArchivedPageController</name>
    <message>
        <source>The kept page is no longer there.</source>
        <translation>保存したページはもうありません。</translation>
    </message>
</context>
<context>
    <name>ArchivedPageWindow</name>
    <message>
        <source>Kept page</source>
        <translation>保存したページ</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>{file} に書き込めませんでした。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>保存しました：{file}</translation>
    </message>
    <message>
        <source>Save copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>{number}/{count} ページ</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Save copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Read on {moment}</source>
        <translation>{moment} に閲覧</translation>
    </message>
    <message>
        <source>Shown without network and scripts: pictures and styles that were not kept are missing.</source>
        <translation>ネットワークとスクリプトを使わずに表示しています。保存されなかった画像やスタイルは表示されません。</translation>
    </message>
    <message>
        <source>Shown as text. Save a copy to open the file itself.</source>
        <translation>テキストとして表示しています。元のファイルを開くには、コピーを保存してください。</translation>
    </message>
    <message>
        <source>There is no text in this page.</source>
        <translation>このページにはテキストがありません。</translation>
    </message>
</context>
<context>
    <name>AssistantDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>New assistant</source>
        <translation>新しいアシスタント</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}（コピー）</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
    <message>
        <source>“{name}” is as the template has it.</source>
        <translation>「{name}」をテンプレートの内容に戻しました。</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>An assistant is a system prompt under a name, with a model, web search and more of its own. Choose one when you begin a conversation, or in its header.</source>
        <translation>アシスタントは、名前を付けたシステムプロンプトです。モデルやウェブ検索なども個別に設定できます。会話を始めるとき、または会話の上部で選びます。</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Reset to template</source>
        <translation>テンプレートに戻す</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>AssistantFiles</name>
    <message>
        <source>neither a name nor a prompt</source>
        <translation>名前もプロンプトもなし</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>too many at once</source>
        <translation>一度に読み込める数を超過</translation>
    </message>
    <message>
        <source>its model {model}, which is not set up here: as in settings</source>
        <translation>モデル {model}（ここでは未設定のため、設定に従います）</translation>
    </message>
    <message>
        <source>the end of its prompt, which is too long</source>
        <translation>長すぎるプロンプトの末尾</translation>
    </message>
    <message>
        <source>greeting and suggested questions</source>
        <translation>あいさつと質問の候補</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>ナレッジベース</translation>
    </message>
    <message>
        <source>plugins and tools</source>
        <translation>プラグインとツール</translation>
    </message>
    <message>
        <source>its picture, which is no emoji</source>
        <translation>絵文字ではない画像</translation>
    </message>
    <message>
        <source>example messages</source>
        <translation>メッセージの例</translation>
    </message>
    <message>
        <source>the number of earlier messages</source>
        <translation>引き継ぐ過去のメッセージ数</translation>
    </message>
    <message>
        <source>{file} cannot be opened, or is damaged.</source>
        <translation>{file} を開けないか、ファイルが破損しています。</translation>
    </message>
    <message>
        <source>{file} is too large for a file of assistants.</source>
        <translation>{file} は、アシスタントのファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>{file} is no JSON. Choose the .json file that the other program exported, or its backup.</source>
        <translation>{file} は JSON ではありません。ほかのプログラムがエクスポートした .json ファイルか、そのバックアップを選んでください。</translation>
    </message>
    <message>
        <source>{file} holds no assistants. Citewise reads its own files, agents of Cherry Studio and of LobeChat.</source>
        <translation>{file} にアシスタントはありません。Citewise は自身のファイルと、Cherry Studio および LobeChat のエージェントを読み取れます。</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Citewise. Update to read it.</source>
        <translation>{file} は新しいバージョンの Citewise で作成されています。読み取るには更新してください。</translation>
    </message>
    <message>
        <source>Left out: {reasons}</source>
        <translation>取り込まなかったもの：{reasons}</translation>
    </message>
    <message>
        <source>knowledge bases that are missing here or not unique: {names}</source>
        <translation>ここにない、または同名が複数あるナレッジベース：{names}</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Search and knowledge</source>
        <translation>検索とナレッジ</translation>
    </message>
    <message>
        <source>How the model writes</source>
        <translation>モデルの出力</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>The icon is one emoji, such as 🪶, or nothing.</source>
        <translation>アイコンは 🪶 のような絵文字 1 つです。空でもかまいません。</translation>
    </message>
    <message numerus="yes">
        <source>The system prompt is too long: %Ln character(s) too many.</source>
        <translation>
            <numerusform>システムプロンプトが %Ln 文字超過しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>どんなときに役立つか</translation>
    </message>
    <message>
        <source>Who it is, how it answers, what it always does</source>
        <translation>役割、答え方、必ずすること</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>アイコン</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>It goes with every question. Citations stay as they are, whatever it says.</source>
        <translation>質問のたびに送られます。内容にかかわらず、引用の付け方は変わりません。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>ウェブ検索</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>検索先</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>検索方法</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>ナレッジベース</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>ツール（MCP）</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>回答の検証</translation>
    </message>
    <message>
        <source>As in settings</source>
        <translation>設定に従う</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>質問を書き換える</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>モデルが判断（ツール）</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>As in settings ({model})</source>
        <translation>設定に従う（{model}）</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>モデルなし（抜粋のみ）</translation>
    </message>
    <message>
        <source>{model} (not set up here)</source>
        <translation>{model}（ここでは未設定）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln 文字</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantImportDialog</name>
    <message>
        <source>Import assistants</source>
        <translation>アシスタントをインポート</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>ファイル内のアシスタント</translation>
    </message>
    <message>
        <source>From {program}. Choose what to add; nothing that you have is changed.</source>
        <translation>{program} から読み込みます。追加するものを選んでください。今あるものは変わりません。</translation>
    </message>
    <message>
        <source>You have it already</source>
        <translation>すでにあります</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>すべて解除</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
</context>
<context>
    <name>AssistantMenu</name>
    <message>
        <source>More assistants</source>
        <translation>その他のアシスタント</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>アシスタントなし</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>アシスタントを管理…</translation>
    </message>
</context>
<context>
    <name>AssistantNumbers</name>
    <message numerus="yes">
        <source>%n assistant(s) added.</source>
        <translation>
            <numerusform>アシスタントを %n 個追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s) saved: {file}</source>
        <translation>
            <numerusform>アシスタントを %n 個保存しました：{file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the file cannot be used: {reasons}.</source>
        <translation>
            <numerusform>ファイル内のほかの %n 個は使えません：{reasons}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n assistant(s)</source>
        <translation>
            <numerusform>アシスタントを %n 個追加</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantRows</name>
    <message>
        <source>Search assistants</source>
        <translation>アシスタントを検索</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>No assistant yet. Begin with a template, or make one of your own.</source>
        <translation>アシスタントはまだありません。テンプレートから始めるか、自分で作成してください。</translation>
    </message>
    <message>
        <source>No assistant matches.</source>
        <translation>一致するアシスタントはありません。</translation>
    </message>
</context>
<context>
    <name>AssistantTemplates</name>
    <message>
        <source>Answer in the language of the question unless another one is asked for.</source>
        <translation>別の言語を求められないかぎり、質問の言語で答えてください。</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
    <message>
        <source>A thorough answer in which every claim has its source</source>
        <translation>すべての記述に出典を付けた詳しい回答</translation>
    </message>
    <message>
        <source>You are a careful researcher. Begin with the answer in two or three sentences, then give the reasons. Support every claim with a source; prefer primary sources and recent ones, and name the date of figures. Where sources disagree, say so and tell why. End with what remains uncertain and what to read next.</source>
        <translation>あなたは慎重な調査担当者です。まず 2、3 文で答えを述べ、次に理由を示してください。すべての記述を出典で裏付け、一次資料と新しい資料を優先し、数値には日付を添えます。出典が食い違うときは、その旨と理由を述べます。最後に、まだ不確かな点と次に読むべきものを挙げてください。</translation>
    </message>
    <message>
        <source>Fact check</source>
        <translation>ファクトチェック</translation>
    </message>
    <message>
        <source>Holds claims against sources, one by one</source>
        <translation>記述を一つずつ出典と照合します</translation>
    </message>
    <message>
        <source>You check facts. Split the text into claims that can be checked, and skip opinions. For each claim give the claim, a verdict (true, mostly true, misleading, false, cannot be checked), the evidence with its source, and the missing context. Be as strict with claims you like as with those you do not. Never guess a verdict: where no source settles it, say so.</source>
        <translation>あなたはファクトチェッカーです。文章を検証できる記述に分け、意見は除いてください。記述ごとに、その記述、判定（正しい、おおむね正しい、誤解を招く、誤り、検証できない）、出典付きの根拠、欠けている文脈を示します。自分に都合のよい記述にも同じ厳しさで臨みます。判定を推測してはいけません。決め手となる出典がなければ、そう述べてください。</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>翻訳</translation>
    </message>
    <message>
        <source>Translates texts and keeps tone and format</source>
        <translation>トーンと書式を保って翻訳します</translation>
    </message>
    <message>
        <source>You are a translator. Translate the text that the user gives into the language they name; without one, from the user&apos;s language into English, and anything else into the user&apos;s language. Keep meaning, tone, names, numbers and formatting. Use the usual terms of the field. Reply with the translation alone; where a passage allows two readings, add one short note below it, in the language of the question.</source>
        <translation>あなたは翻訳者です。与えられた文章を、指定された言語に訳してください。指定がなければ、日本語は英語に、それ以外は日本語に訳します。意味、トーン、名前、数、書式を保ち、その分野で一般的な用語を使います。訳文だけを返してください。二通りに読める箇所があれば、質問の言語で短い注を下に添えます。</translation>
    </message>
    <message>
        <source>Proofreader</source>
        <translation>校正</translation>
    </message>
    <message>
        <source>Corrects spelling, grammar and punctuation, and says what it changed</source>
        <translation>誤字、文法、句読点を直し、変更点を示します</translation>
    </message>
    <message>
        <source>You are a proofreader. Correct spelling, grammar, punctuation and wrong words in the user&apos;s text, and keep the author&apos;s voice: change nothing that is right. Give the corrected text first, then a short list of the changes that matter, each with its reason. Where a sentence is unclear, ask instead of guessing.</source>
        <translation>あなたは校正者です。文章の誤字、文法、句読点、誤用を直し、書き手の文体は保ってください。正しいところは変えません。まず直した文章を示し、次に重要な変更とその理由を短く並べます。意味のはっきりしない文は、推測せずに尋ねてください。</translation>
    </message>
    <message>
        <source>Writing coach</source>
        <translation>文章コーチ</translation>
    </message>
    <message>
        <source>Makes a text clearer and shorter</source>
        <translation>文章をわかりやすく簡潔にします</translation>
    </message>
    <message>
        <source>You are a writing coach. First name the two or three things that would improve the user&apos;s text most: structure, clarity, tone or length. Then show them on concrete sentences, before and after. Rewrite the whole text only when asked. Prefer short sentences, plain words and verbs. Respect the author&apos;s purpose and readers; ask about them when they are unclear.</source>
        <translation>あなたは文章のコーチです。まず、構成、明快さ、トーン、長さのうち、文章を最も改善する点を 2、3 挙げてください。次に、具体的な文を使って修正前と修正後を示します。全体の書き直しは求められたときだけにします。短い文と平易な言葉、動詞を使った表現を選んでください。書き手の目的と読者を尊重し、不明なら尋ねてください。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>The main points of a long text or page</source>
        <translation>長い文章やページの要点</translation>
    </message>
    <message>
        <source>You summarise. Begin with one sentence that says what the text is about and what it concludes. Then give five points at most, the most important first, with the figures, names and dates that carry them. Keep to what the text says; mark your own remarks as such. If the text leaves out something that a reader would need, say so at the end.</source>
        <translation>あなたは要約の専門家です。まず、何についての文章で、どんな結論かを 1 文で述べてください。次に要点を最大 5 つ、重要な順に、決め手となる数値、名前、日付とともに挙げます。書かれていることだけにとどめ、自分の補足はそれとわかるようにします。読者に必要なことが抜けていれば、最後に述べてください。</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>先生</translation>
    </message>
    <message>
        <source>Explains step by step and asks back</source>
        <translation>順を追って説明し、問い返します</translation>
    </message>
    <message>
        <source>You are a patient teacher. Find out what the learner knows, then explain step by step, with one example from daily life and one from the field. Introduce each new term before you use it. When there is an exercise, give hints first and the solution only when asked. End with one question that shows whether it was understood.</source>
        <translation>あなたは根気強い先生です。学習者が何を知っているかを確かめ、順を追って説明し、身近な例とその分野の例を一つずつ挙げてください。新しい用語は使う前に説明します。練習問題ではまずヒントを出し、解答は求められたときだけ示します。最後に、理解できたかがわかる質問を一つしてください。</translation>
    </message>
    <message>
        <source>Code review</source>
        <translation>コードレビュー</translation>
    </message>
    <message>
        <source>Finds faults in code and shows how to mend them</source>
        <translation>コードの不具合を見つけ、直し方を示します</translation>
    </message>
    <message>
        <source>You review code. Look for faults first: wrong results, edge cases, races, security, resources that leak. Then readability and tests. Give each finding with its place, its weight (must, should, could) and a minimal patch. Do not praise and do not rewrite what works. Say what you could not judge without more context. If the code is fine, say so in one line.</source>
        <translation>あなたはコードレビュアーです。まず、誤った結果、境界条件、競合状態、セキュリティ、リソースリークなどの不具合を探してください。次に、読みやすさとテストを見ます。指摘ごとに、場所、重要度（必須、推奨、任意）、最小限の修正を示します。褒める必要はなく、問題なく動くコードは書き換えません。情報が足りず判断できなかった点も述べてください。問題がなければ 1 行で十分です。</translation>
    </message>
    <message>
        <source>Data analysis</source>
        <translation>データ分析</translation>
    </message>
    <message>
        <source>Reads tables and figures, with the arithmetic shown</source>
        <translation>表と数値を読み、計算も示します</translation>
    </message>
    <message>
        <source>You analyse data. State first what the data can and cannot answer: rows, columns, units, gaps, outliers. Show the arithmetic of every figure you report, and give tables where they help. Distinguish correlation from cause, and sample from population. Name the assumptions behind an estimate and how much it would change without them. End with the finding in one sentence.</source>
        <translation>あなたはデータアナリストです。まず、このデータで何がわかり、何がわからないかを、行、列、単位、欠損、外れ値とともに述べてください。示す数値にはすべて計算過程を添え、役立つところでは表にします。相関と因果、標本と母集団を区別します。推定の前提と、その前提がない場合に結果がどれだけ変わるかを示してください。最後に結論を 1 文で述べます。</translation>
    </message>
    <message>
        <source>Meeting minutes</source>
        <translation>議事録</translation>
    </message>
    <message>
        <source>Decisions, tasks and open questions from notes</source>
        <translation>メモから決定事項、タスク、未決事項をまとめます</translation>
    </message>
    <message>
        <source>You write minutes from notes or a transcript. Give: subject, date and people; decisions; tasks as a table with who, what and by when; open questions; and a summary of five lines at most. Keep to what was said and leave a field empty where nothing was said. Put unclear names and dates in brackets with a question mark. No small talk.</source>
        <translation>あなたはメモや文字起こしから議事録を作成します。議題、日付、出席者、決定事項、タスク（担当者、内容、期限の表）、未決事項、5 行以内の要約を示してください。話されたことだけにとどめ、言及のなかった欄は空けておきます。はっきりしない名前や日付は、疑問符を付けて角括弧に入れます。雑談は不要です。</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>賛否両論</translation>
    </message>
    <message>
        <source>The best case for and against, then what decides it</source>
        <translation>賛成と反対それぞれの最も強い論拠と、判断の決め手</translation>
    </message>
    <message>
        <source>You argue both sides of a question fairly. Give the strongest case for and the strongest case against, each in the words that its supporters would use and with its best evidence. Then name the facts and the values on which the decision turns, and what would change a reasonable person&apos;s mind. Give your own judgement only when asked, and mark it.</source>
        <translation>あなたは一つの問いについて、賛否双方の立場を公平に論じます。賛成と反対のそれぞれについて、支持者自身の言葉と最も有力な根拠で、最も強い論拠を示してください。次に、判断を左右する事実と価値観、そして分別のある人の考えを変えうるものを挙げます。自分の判断は求められたときだけ、そうとわかるように述べてください。</translation>
    </message>
    <message>
        <source>Travel planning</source>
        <translation>旅行計画</translation>
    </message>
    <message>
        <source>Routes, days and costs, with current opening times</source>
        <translation>経路、日程、費用と最新の営業時間</translation>
    </message>
    <message>
        <source>You plan trips. Ask for dates, budget, pace and interests where they are missing, but give a first draft anyway. Plan by day, with travel times, realistic pauses and an alternative for bad weather. Look up opening times, prices, entry rules and holidays, with their source and date. List what must be booked early, and a rough budget at the end.</source>
        <translation>あなたは旅行プランナーです。日付、予算、ペース、関心がわからなければ尋ねますが、まず最初の案を示してください。日ごとに、移動時間、無理のない休憩、悪天候時の代案を添えて計画します。営業時間、料金、入国条件、祝日を調べ、出典と日付を付けます。早めに予約が必要なものを挙げ、最後に概算の予算を示してください。</translation>
    </message>
</context>
<context>
    <name>AssistantTransfer</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>{file} に書き込めませんでした。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>Choose a file with assistants</source>
        <translation>アシスタントのファイルを選択</translation>
    </message>
    <message>
        <source>Assistants (*.json *.zip)</source>
        <translation>アシスタント (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <translation>アシスタントをエクスポート</translation>
    </message>
</context>
<context>
    <name>AssistantsController</name>
    <message>
        <source>Assistant: {name}</source>
        <translation>アシスタント：{name}</translation>
    </message>
    <message>
        <source>This conversation&apos;s assistant was deleted; it goes on without one.</source>
        <translation>この会話のアシスタントは削除されました。アシスタントなしで続きます。</translation>
    </message>
    <message>
        <source>Assistant deleted</source>
        <translation>アシスタントは削除済み</translation>
    </message>
    <message>
        <source>“{name}” replaces what you had picked for this conversation: {things}.</source>
        <translation>「{name}」が、この会話で選んでいたものに代わりました：{things}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>New conversation with {name}</source>
        <translation>「{name}」と新しい会話</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>ウェブ検索</translation>
    </message>
    <message>
        <source>search source</source>
        <translation>検索先</translation>
    </message>
    <message>
        <source>search planning</source>
        <translation>検索方法</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>ナレッジベース</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>checking of answers</source>
        <translation>回答の検証</translation>
    </message>
</context>
<context>
    <name>AttachButton</name>
    <message>
        <source>Attach documents or images</source>
        <translation>ドキュメントや画像を添付</translation>
    </message>
</context>
<context>
    <name>AttachmentController</name>
    <message>
        <source>At most {count} images per question.</source>
        <translation>画像は質問 1 件につき {count} 枚までです。</translation>
    </message>
    <message>
        <source>At most {count} documents per question.</source>
        <translation>ドキュメントは質問 1 件につき {count} 件までです。</translation>
    </message>
    <message>
        <source>Add folders to a knowledge base instead: {names}</source>
        <translation>フォルダーはナレッジベースに追加してください：{names}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>ドキュメントや画像を添付</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>The backup could not be uploaded. {why}</source>
        <translation>バックアップをアップロードできませんでした。{why}</translation>
    </message>
    <message>
        <source>No backup could be made. {why}</source>
        <translation>バックアップを作成できませんでした。{why}</translation>
    </message>
    <message>
        <source>This passphrase does not open the keys in the backup.</source>
        <translation>このパスフレーズでは、バックアップ内のキーを開けません。</translation>
    </message>
    <message>
        <source>{where} did not accept the user name or password.</source>
        <translation>ユーザー名またはパスワードが {where} で拒否されました。</translation>
    </message>
    <message>
        <source>The certificate of {where} is not trusted by this system, so no password was sent to it.</source>
        <translation>{where} の証明書はこのシステムで信頼されていないため、パスワードは送信されませんでした。</translation>
    </message>
    <message>
        <source>{where} is not a backup of Citewise.</source>
        <translation>{where} は Citewise のバックアップではありません。</translation>
    </message>
    <message>
        <source>{where} is damaged or incomplete. Nothing was changed; choose another backup.</source>
        <translation>{where} は破損しているか不完全です。何も変更されていません。別のバックアップを選択してください。</translation>
    </message>
    <message>
        <source>{where} was made by a newer version of Citewise. Update Citewise, then try again.</source>
        <translation>{where} は新しいバージョンの Citewise で作成されています。Citewise をアップデートしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{where} is damaged. Restart Citewise: it sets the file aside and saves what can be read.</source>
        <translation>{where} が破損しています。Citewise を再起動してください。ファイルを退避し、読み取れる内容を復旧します。</translation>
    </message>
    <message>
        <source>There is not enough free space on the disk.</source>
        <translation>ディスクの空き容量が足りません。</translation>
    </message>
    <message>
        <source>There is nothing to back up or to restore.</source>
        <translation>バックアップまたは復元するものがありません。</translation>
    </message>
    <message>
        <source>The folder {where} is not there. Connect its drive, or choose another folder.</source>
        <translation>フォルダー {where} がありません。ドライブを接続するか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Another Citewise has the data directory open. Close it, then try again.</source>
        <translation>別の Citewise がこのデータディレクトリを使用中です。終了してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{where} has no space left for it. Delete something there, or keep fewer backups.</source>
        <translation>{where} に空き容量がありません。何かを削除するか、バックアップの保存数を減らしてください。</translation>
    </message>
    <message>
        <source>There is no WebDAV folder at this address of {where}. Check the address.</source>
        <translation>{where} のこのアドレスに WebDAV フォルダーはありません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>{where} redirects to {host}. If that is right, enter the new address.</source>
        <translation>{where} は {host} にリダイレクトしています。それが正しければ、新しいアドレスを入力してください。</translation>
    </message>
    <message>
        <source>{where} does not allow writing to this folder.</source>
        <translation>{where} はこのフォルダーへの書き込みを許可していません。</translation>
    </message>
    <message>
        <source>The transfer with {where} was incomplete. Try again.</source>
        <translation>{where} との転送が完了しませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again later.</source>
        <translation>{where} でエラーが発生しました。後でもう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>BackupSection</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>今すぐバックアップ</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>ファイルにバックアップ…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>Undo restore…</source>
        <translation>復元を元に戻す…</translation>
    </message>
    <message>
        <source>Back up to a WebDAV server, too</source>
        <translation>WebDAV サーバーにもバックアップ</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>バックアップ中…</translation>
    </message>
    <message>
        <source>Make backups</source>
        <translation>自動バックアップ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>バックアップ先のフォルダー</translation>
    </message>
    <message>
        <source>Choose the folder for backups</source>
        <translation>バックアップ先のフォルダーを選択</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存数</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>毎日</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>毎週</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> 件</translation>
    </message>
    <message>
        <source>Backed up to {file}.</source>
        <translation>{file} にバックアップしました。</translation>
    </message>
    <message>
        <source>The backup was made and checked.</source>
        <translation>バックアップを作成し、検証しました。</translation>
    </message>
    <message>
        <source>There are no conversations to back up yet.</source>
        <translation>バックアップする会話がまだありません。</translation>
    </message>
    <message>
        <source>Last backup: {moment}</source>
        <translation>前回のバックアップ：{moment}</translation>
    </message>
    <message>
        <source>No backup has been made yet.</source>
        <translation>バックアップはまだありません。</translation>
    </message>
    <message>
        <source>Puts back what was here before the restore of {moment}.</source>
        <translation>{moment} に復元する前の内容に戻します。</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>会話 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>質問 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remembered fact(s)</source>
        <translation>
            <numerusform>メモリ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>ドキュメント %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s)</source>
        <translation>
            <numerusform>アシスタント %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s)</source>
        <translation>
            <numerusform>プロンプト %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in this backup is here already.</source>
        <translation>このバックアップの内容はすべて取り込み済みです。</translation>
    </message>
    <message>
        <source>Added: {counts}.</source>
        <translation>追加しました：{counts}。</translation>
    </message>
</context>
<context>
    <name>BaseChoice</name>
    <message>
        <source>All knowledge bases</source>
        <translation>すべてのナレッジベース</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>As in the conversation</source>
        <translation>会話に従う</translation>
    </message>
</context>
<context>
    <name>BaseList</name>
    <message>
        <source>New knowledge base</source>
        <translation>新しいナレッジベース</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>ナレッジベース</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
</context>
<context>
    <name>BasePane</name>
    <message>
        <source>Add files…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Add web page…</source>
        <translation>ウェブページを追加…</translation>
    </message>
    <message>
        <source>Add note…</source>
        <translation>メモを追加…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>Test search</source>
        <translation>検索テスト</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Nothing here yet. Add files or a folder, or drop them here; web pages and notes can be added too. Files stay where they are, and the text read from them is kept on this computer.</source>
        <translation>まだ何もありません。ファイルやフォルダーを追加するか、ここにドロップしてください。ウェブページやメモも追加できます。ファイルは元の場所に残り、読み取ったテキストはこのコンピューターに保存されます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>フォルダーを追加</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>ファイルを追加</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Reading: {what}</source>
        <translation>読み取り中：{what}</translation>
    </message>
    <message>
        <source>Reading is paused.</source>
        <translation>読み取りは一時停止中です。</translation>
    </message>
</context>
<context>
    <name>BatchCard</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo the import of {file}</source>
        <translation>{file} のインポートを元に戻す</translation>
    </message>
    <message>
        <source>not complete: import it again</source>
        <translation>未完了：もう一度インポートしてください</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
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
        <translation>最近のリクエスト</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
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
        <translation>抜粋は {program} に保存されていません。</translation>
    </message>
</context>
<context>
    <name>ChannelCard</name>
    <message>
        <source>Searching with {name}…</source>
        <translation>{name} で検索中…</translation>
    </message>
    <message>
        <source>Also gives a short answer beside its results.</source>
        <translation>結果とともに短い回答も返します。</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Works without a key, with lower limits.</source>
        <translation>キーなしでも使えますが、上限が低くなります。</translation>
    </message>
    <message>
        <source>Auto (first one that can)</source>
        <translation>自動（対応する最初のモデル）</translation>
    </message>
    <message>
        <source>Model that searches</source>
        <translation>検索するモデル</translation>
    </message>
    <message>
        <source>No model with its own search is set up. Add its provider under Models.</source>
        <translation>検索を内蔵したモデルが設定されていません。「モデル」でプロバイダーを追加してください。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Custom address</source>
        <translation>カスタムアドレス</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>API キーを取得</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>アドレスが正しくありません。https:// で始めてください</translation>
    </message>
</context>
<context>
    <name>ChannelList</name>
    <message>
        <source>Search providers</source>
        <translation>検索サービス</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上へ移動（Alt+↑）</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下へ移動（Alt+↓）</translation>
    </message>
</context>
<context>
    <name>ChannelSection</name>
    <message>
        <source>This installation has no search provider.</source>
        <translation>この環境で使える検索サービスがありません。</translation>
    </message>
    <message>
        <source>Automatic fallback</source>
        <translation>失敗時に自動で切り替え</translation>
    </message>
    <message>
        <source>If a search fails, the next provider is used. Turned off, the ticked ones are used from top to bottom.</source>
        <translation>検索に失敗すると、次のサービスを使います。オフにすると、チェックしたものを上から順に使います。</translation>
    </message>
    <message>
        <source>Tick at least one. Until then nothing changes.</source>
        <translation>1 つ以上チェックしてください。それまで変更は反映されません。</translation>
    </message>
</context>
<context>
    <name>CheckBar</name>
    <message>
        <source>{engine} asks for a captcha. The search is waiting.</source>
        <translation>{engine} が CAPTCHA を求めています。検索は待機中です。</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>ウィンドウで解く</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine} in the window that opened. The search then continues.</source>
        <translation>開いたウィンドウで {engine} の CAPTCHA を解いてください。その後、検索が続きます。</translation>
    </message>
    <message>
        <source>Captcha of {engine}</source>
        <translation>{engine} の CAPTCHA</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine}. This window closes by itself when results appear.</source>
        <translation>{engine} の CAPTCHA を解いてください。結果が表示されると、このウィンドウは自動で閉じます。</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Stay</source>
        <translation>とどまる</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>移動する</translation>
    </message>
    <message>
        <source>The certificate is not valid, so the page was not opened.</source>
        <translation>証明書が無効なため、ページを開きませんでした。</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>安全な接続</translation>
    </message>
    <message>
        <source>Not secure: others can read and change what is sent</source>
        <translation>安全でない接続：送信内容を第三者に見られたり、書き換えられたりするおそれがあります</translation>
    </message>
    <message>
        <source>{said} · no longer {home}</source>
        <translation>{said} · 現在は {home} ではありません</translation>
    </message>
    <message>
        <source>Leave {home}?</source>
        <translation>{home} から移動しますか？</translation>
    </message>
    <message>
        <source>The page leads to {host}, which is not part of the captcha. Enter nothing there that is not meant for {host}.</source>
        <translation>このページの移動先 {host} は、CAPTCHA とは関係ありません。{host} に渡すべきでない情報は入力しないでください。</translation>
    </message>
</context>
<context>
    <name>ClaimNumbers</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>記述 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>変更 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Before: {words}</source>
        <translation>変更前：{words}</translation>
    </message>
    <message>
        <source>Now: {words}</source>
        <translation>変更後：{words}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Citations are only compared with their sources</source>
        <translation>引用を出典と照合するだけです</translation>
    </message>
    <message>
        <source>Citations are moved to the right passage, disagreeing sources are marked</source>
        <translation>引用を正しい抜粋に付け替え、出典の食い違いを示します</translation>
    </message>
    <message>
        <source>What is not found is looked up, then corrected by the model</source>
        <translation>出典に見当たらない記述を調べ、モデルが訂正します</translation>
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
        <translation>確認済み {count} 件</translation>
    </message>
    <message>
        <source>{count} moved</source>
        <translation>引用先を変更 {count} 件</translation>
    </message>
    <message>
        <source>{count} looked up</source>
        <translation>追加検索で確認 {count} 件</translation>
    </message>
    <message>
        <source>{count} corrected</source>
        <translation>訂正 {count} 件</translation>
    </message>
    <message>
        <source>{count} softened</source>
        <translation>表現を緩和 {count} 件</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>削除 {count} 件</translation>
    </message>
    <message>
        <source>{count} with disagreeing sources</source>
        <translation>出典に食い違い {count} 件</translation>
    </message>
    <message>
        <source>{count} contradicted</source>
        <translation>追加検索と矛盾 {count} 件</translation>
    </message>
    <message>
        <source>{count} partly found</source>
        <translation>一部のみ確認 {count} 件</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>見当たらない {count} 件</translation>
    </message>
    <message>
        <source>{count} not checked (other language)</source>
        <translation>未検証（言語が異なる）{count} 件</translation>
    </message>
    <message>
        <source>{count} could not be checked</source>
        <translation>検証不可 {count} 件</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>引用先を {before} から {after} に変更</translation>
    </message>
    <message>
        <source>As of {date}, the date of its newest source</source>
        <translation>{date} 時点（最も新しい出典の日付）</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>出典に食い違い</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>日付なし</translation>
    </message>
    <message>
        <source>; </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{claim} — “{evidence}”</source>
        <translation>{claim}：「{evidence}」</translation>
    </message>
    <message>
        <source>Looked up after the answer was written</source>
        <translation>回答の作成後に検索</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>引用先を変更</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>日付を明記</translation>
    </message>
    <message>
        <source>Contradicted by what was looked up</source>
        <translation>追加検索の結果と矛盾</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Softened</source>
        <translation>表現を緩和</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>編集</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>An answer is not saved yet: it could not be written to disk.</source>
        <translation>回答がまだ保存されていません。ディスクに書き込めませんでした。</translation>
    </message>
    <message>
        <source>{why} Closing now loses its last words, unless you copy them.</source>
        <translation>{why}今閉じると、コピーしないかぎり最後の部分が失われます。</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>保存して閉じる</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>そのまま閉じる</translation>
    </message>
    <message>
        <source>It could not be written to disk.</source>
        <translation>ディスクに書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>アプリケーション</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>新しいプライベート会話</translation>
    </message>
    <message>
        <source>New conversation with an assistant…</source>
        <translation>アシスタントを選んで新しい会話…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>会話を検索</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>会話内を検索</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>会話の名前を変更</translation>
    </message>
    <message>
        <source>Pin or unpin conversation</source>
        <translation>会話のピン留めを切り替え</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>会話をアーカイブ</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>会話をインポート…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>会話をエクスポート…</translation>
    </message>
    <message>
        <source>Export conversation with all branches…</source>
        <translation>すべての分岐を含めて会話をエクスポート…</translation>
    </message>
    <message>
        <source>Export all conversations (JSON)…</source>
        <translation>すべての会話をエクスポート（JSON）…</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>会話を削除</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>次の会話</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>前の会話</translation>
    </message>
    <message>
        <source>Conversation {number} of the list</source>
        <translation>リストの会話 {number}</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>回答をコピー</translation>
    </message>
    <message>
        <source>Copy answer with sources</source>
        <translation>回答を出典付きでコピー</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>出典を再検証</translation>
    </message>
    <message>
        <source>Translate answer</source>
        <translation>回答を翻訳</translation>
    </message>
    <message>
        <source>Read answer aloud or stop</source>
        <translation>回答の読み上げを開始または停止</translation>
    </message>
    <message>
        <source>Pause or resume reading</source>
        <translation>読み上げを一時停止または再開</translation>
    </message>
    <message>
        <source>Read next sentence</source>
        <translation>次の文を読み上げ</translation>
    </message>
    <message>
        <source>Read previous sentence</source>
        <translation>前の文を読み上げ</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>選択範囲を引用</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>削除を元に戻す</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Compare answer with…</source>
        <translation>回答を比較…</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>この回答を採用</translation>
    </message>
    <message>
        <source>Previous answer, side by side</source>
        <translation>前の回答（並べて表示）</translation>
    </message>
    <message>
        <source>Next answer, side by side</source>
        <translation>次の回答（並べて表示）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>質問欄へ移動</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>クイック質問</translation>
    </message>
    <message>
        <source>Edit last question</source>
        <translation>最後の質問を編集</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>前の質問</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の質問</translation>
    </message>
    <message>
        <source>Web: Off, Auto, Always</source>
        <translation>ウェブ：オフ、自動、常に</translation>
    </message>
    <message>
        <source>Answer or Research</source>
        <translation>回答／リサーチ</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>モデルを選択</translation>
    </message>
    <message>
        <source>Choose assistant…</source>
        <translation>アシスタントを選択…</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>プロンプトを挿入</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>質問をプロンプトとして保存…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>モデルを比較…</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>アシスタントを管理…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>ファイルを添付</translation>
    </message>
    <message>
        <source>Show or hide conversations</source>
        <translation>会話リストの表示/非表示</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>出典の表示/非表示</translation>
    </message>
    <message>
        <source>Research graph</source>
        <translation>リサーチのグラフ</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>文字サイズをリセット</translation>
    </message>
    <message>
        <source>Theme: Light</source>
        <translation>テーマ：ライト</translation>
    </message>
    <message>
        <source>Theme: Dark</source>
        <translation>テーマ：ダーク</translation>
    </message>
    <message>
        <source>Theme: System</source>
        <translation>テーマ：システム</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>ナレッジベース</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>About Citewise</source>
        <translation>Citewise について</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Settings: Models</source>
        <translation>設定：モデル</translation>
    </message>
    <message>
        <source>Settings: Search</source>
        <translation>設定：検索</translation>
    </message>
    <message>
        <source>Settings: Retrieval</source>
        <translation>設定：抜粋の選択</translation>
    </message>
    <message>
        <source>Settings: Memory</source>
        <translation>設定：メモリ</translation>
    </message>
    <message>
        <source>Settings: Tools (MCP)</source>
        <translation>設定：ツール（MCP）</translation>
    </message>
    <message>
        <source>Settings: Network</source>
        <translation>設定：ネットワーク</translation>
    </message>
    <message>
        <source>Settings: Local API</source>
        <translation>設定：ローカル API</translation>
    </message>
    <message>
        <source>Settings: Appearance</source>
        <translation>設定：外観</translation>
    </message>
    <message>
        <source>Settings: Data</source>
        <translation>設定：データ</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare models</source>
        <translation>モデルの比較</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Filter models</source>
        <translation>モデルを絞り込み</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose {least} to {most} models. Each answers your question, side by side.</source>
        <translation>モデルを {least}～{most} 個選択してください。質問へのそれぞれの回答を並べて表示します。</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer of {model} was kept.</source>
        <translation>{model} の回答を採用しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Editing an earlier question. The old answer is kept.</source>
        <translation>以前の質問を編集しています。元の回答は残ります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Your answer to the question above</source>
        <translation>上の質問への回答</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>何でも質問してください</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>質問</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text: %Ln character(s)</source>
        <translation>
            <numerusform>貼り付けたテキスト：%Ln 文字</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>停止（Esc）</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>送信（Enter）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Run these commands?</source>
        <translation>これらのコマンドを実行しますか？</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>このコマンドを実行しますか？</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read and change your files. Run only what you trust.</source>
        <translation>このコンピューター上であなたの権限で実行され、ファイルの読み取りと変更ができます。信頼できるものだけを実行してください。</translation>
    </message>
    <message>
        <source>Command of {name}</source>
        <translation>{name} のコマンド</translation>
    </message>
    <message>
        <source>With the variables: {names}</source>
        <translation>使用する変数：{names}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>ContentsPane</name>
    <message>
        <source>Filter by name</source>
        <translation>名前で絞り込み</translation>
    </message>
    <message>
        <source>Filter documents by name</source>
        <translation>ドキュメントを名前で絞り込み</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>失敗のみ</translation>
    </message>
    <message>
        <source>Documents of this knowledge base</source>
        <translation>このナレッジベースのドキュメント</translation>
    </message>
    <message>
        <source>Reindex</source>
        <translation>再インデックス</translation>
    </message>
    <message>
        <source>Reindex the selected documents, changed or not</source>
        <translation>選択したドキュメントを、変更の有無にかかわらず再インデックス</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove from this knowledge base; the files themselves stay (Del)</source>
        <translation>このナレッジベースから削除（ファイル自体は残ります）（Del）</translation>
    </message>
    <message>
        <source>No matching documents.</source>
        <translation>一致するドキュメントはありません。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Remove its whole folder</source>
        <translation>フォルダーごと削除</translation>
    </message>
</context>
<context>
    <name>ConversationExport</name>
    <message>
        <source>Export conversation</source>
        <translation>会話をエクスポート</translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>会話をエクスポート</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>This conversation no longer exists, so nothing was exported.</source>
        <translation>この会話はもうないため、何もエクスポートしませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n conversation(s) in {folder}</source>
        <translation>
            <numerusform>会話 %n 件を {folder} に保存しました</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be made: the built-in browser did not print it.</source>
        <translation>{file} を作成できませんでした。内蔵ブラウザーで印刷できませんでした。</translation>
    </message>
    <message>
        <source>Exporting conversations…</source>
        <translation>会話をエクスポート中…</translation>
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
        <translation>エクスポートまたはバックアップを選択</translation>
    </message>
    <message>
        <source>What was imported until then is kept. Import the same file again to complete it.</source>
        <translation>それまでにインポートした内容は残ります。同じファイルをもう一度インポートすると完了します。</translation>
    </message>
    <message>
        <source>The import broke off</source>
        <translation>インポートが中断しました</translation>
    </message>
    <message>
        <source>Import undone</source>
        <translation>インポートを元に戻しました</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>New private conversation: nothing of it is kept</source>
        <translation>新しいプライベート会話（何も保存されません）</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>新しいプライベート会話</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>会話を検索</translation>
    </message>
    <message>
        <source>Words in any order, “a phrase”, #tag</source>
        <translation>語句（順不同）、「フレーズ」、#タグ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More options for the list of conversations</source>
        <translation>会話リストのその他のオプション</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>Back to all conversations</source>
        <translation>すべての会話に戻る</translation>
    </message>
    <message>
        <source>Archived: back to all conversations</source>
        <translation>アーカイブ済み：すべての会話に戻る</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Knowledge bases: your own documents</source>
        <translation>ナレッジベース：自分のドキュメント</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>ナレッジベース</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>ナレッジ</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>「{text}」に一致するものはありません。</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>アーカイブ済みの会話はありません。</translation>
    </message>
    <message>
        <source>Your conversations will be listed here.</source>
        <translation>会話はここに表示されます。</translation>
    </message>
    <message>
        <source>Move to group</source>
        <translation>グループに移動</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>新しいグループ…</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>グループなし</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>新しいグループ</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>グループ名</translation>
    </message>
    <message>
        <source>Archived “{title}”</source>
        <translation>「{title}」をアーカイブしました</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) archived</source>
        <translation>
            <numerusform>会話 %n 件をアーカイブしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>「{title}」を削除しました</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted</source>
        <translation>
            <numerusform>会話 %n 件を削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>New conversation here</source>
        <translation>ここに新しい会話を作成</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>会話をエクスポート…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Rename by model</source>
        <translation>モデルで名前を付ける</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>アーカイブ解除</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Filter by tag</source>
        <translation>タグで絞り込み</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>会話をインポート…</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>すべての会話をエクスポート</translation>
    </message>
    <message>
        <source>Archived ({count})</source>
        <translation>アーカイブ済み（{count}）</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピン留め解除</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>新しいタグ…</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新しいタグ</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
</context>
<context>
    <name>ConversationPresenter</name>
    <message>
        <source>Private</source>
        <translation>プライベート</translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Private: gone when the window closes</source>
        <translation>プライベート：ウィンドウを閉じると消えます</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>回答中</translation>
    </message>
    <message>
        <source>new answer</source>
        <translation>新しい回答</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>ピン留め済み</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>private</source>
        <translation>プライベート</translation>
    </message>
    <message>
        <source>open</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>折りたたみ</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>会話 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {name}, {many}, {state}</source>
        <translation>グループ {name}、{many}、{state}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>それ以前</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
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
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Damaged since Citewise ended unexpectedly: {names}. A restart sets the file aside and keeps what can be read of it.</source>
        <translation>Citewise が予期せず終了したため、破損しました：{names}。再起動すると、ファイルを退避し、読み取れる内容を残します。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>The backup was restored. What was here before is kept; the restore can be undone.</source>
        <translation>バックアップを復元しました。以前の内容は保存されており、復元を元に戻せます。</translation>
    </message>
    <message>
        <source>Undo…</source>
        <translation>元に戻す…</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>データディレクトリ</translation>
    </message>
    <message>
        <source>Conversations, settings and logs are kept here.</source>
        <translation>会話、設定、ログがここに保存されます。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open the data directory</source>
        <translation>データディレクトリを開く</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>アップデート</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>The three steps of the first start.</source>
        <translation>初回起動時の 3 つのステップです。</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>再表示</translation>
    </message>
    <message>
        <source>Show the first steps again</source>
        <translation>最初のステップを再表示</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>すべて消去</translation>
    </message>
    <message>
        <source>Deletes all conversations, knowledge bases, settings and API keys, and closes Citewise.</source>
        <translation>会話、ナレッジベース、設定、API キーをすべて削除し、Citewise を終了します。</translation>
    </message>
    <message>
        <source>Erase everything…</source>
        <translation>すべて消去…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Made while nothing else is going on, where something has changed. A missed one is made up.</source>
        <translation>変更がある場合に、ほかの処理が行われていないときに作成します。作成できなかった回は後で補います。</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Conversations of other programs. Each import can be undone.</source>
        <translation>ほかのプログラムの会話です。インポートはそれぞれ元に戻せます。</translation>
    </message>
    <message>
        <source>Kept pages</source>
        <translation>保存したページ</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>会話 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {origin}</source>
        <translation>{name}：{origin}</translation>
    </message>
    <message>
        <source>keychain</source>
        <translation>キーチェーン</translation>
    </message>
    <message>
        <source>encrypted key file</source>
        <translation>暗号化されたキーファイル</translation>
    </message>
    <message>
        <source>in memory until you quit</source>
        <translation>終了までメモリ内のみ</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>.env file in the data directory</source>
        <translation>データディレクトリの .env ファイル</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
</context>
<context>
    <name>DesktopController</name>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu, or with {keys}.</source>
        <translation>Citewise はトレイで動作を続けます。終了するには、トレイのメニューか {keys} を使ってください。</translation>
    </message>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu.</source>
        <translation>Citewise はトレイで動作を続けます。終了するには、トレイのメニューを使ってください。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>DesktopSection</name>
    <message>
        <source>Notify when an answer is ready</source>
        <translation>回答ができたら通知</translation>
    </message>
    <message>
        <source>Tray icon</source>
        <translation>トレイアイコン</translation>
    </message>
    <message>
        <source>Quick ask from anywhere: give this command a shortcut in your desktop&apos;s keyboard settings.</source>
        <translation>どこからでもクイック質問：デスクトップのキーボード設定で、このコマンドにショートカットを割り当ててください。</translation>
    </message>
    <message>
        <source>Only while another window is in front and the answer took 10 seconds or more.</source>
        <translation>別のウィンドウが前面にあり、回答に 10 秒以上かかったときだけ通知します。</translation>
    </message>
    <message>
        <source>Closing the window then leaves Citewise in the tray, where the system has one.</source>
        <translation>ウィンドウを閉じても、システムにトレイがあれば Citewise はトレイに残ります。</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>Open in the default application</source>
        <translation>既定のアプリで開く</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>ドキュメントのテキスト</translation>
    </message>
    <message>
        <source>The file no longer exists. This is the text that was read from it.</source>
        <translation>ファイルはもうありません。以前に読み取ったテキストを表示しています。</translation>
    </message>
    <message>
        <source>This document has no text.</source>
        <translation>このドキュメントにはテキストがありません。</translation>
    </message>
</context>
<context>
    <name>EmbeddedCard</name>
    <message>
        <source>The default model was removed. Until you choose another one, answers are quotes only.</source>
        <translation>既定のモデルを削除しました。別のモデルを選択するまで、回答は抜粋のみになります。</translation>
    </message>
    <message>
        <source>Loading and testing {model}…</source>
        <translation>{model} を読み込んでテスト中…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} を既定のモデルにしました。</translation>
    </message>
    <message>
        <source>loading {model}…</source>
        <translation>{model} を読み込み中…</translation>
    </message>
    <message>
        <source>running {model}</source>
        <translation>{model} を実行中</translation>
    </message>
    <message>
        <source>{model} failed to start</source>
        <translation>{model} を起動できませんでした</translation>
    </message>
    <message>
        <source>starts with the first question</source>
        <translation>最初の質問で起動</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>未インストール</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Run this command, then start Citewise again: {command}</source>
        <translation>モデルの実行環境がインストールされていません。次のコマンドを実行してから、Citewise を起動し直してください：{command}</translation>
    </message>
    <message>
        <source>Runs a GGUF file on this computer. No API key, no other program.</source>
        <translation>このコンピューターで GGUF ファイルを実行します。API キーもほかのプログラムも不要です。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>0 (CPU only)</source>
        <translation>0（CPU のみ）</translation>
    </message>
    <message>
        <source>No file yet. Add one that you have downloaded.</source>
        <translation>ファイルがまだありません。ダウンロード済みのファイルを追加してください。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>コンテキスト（トークン）</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <translation>GPU レイヤー</translation>
    </message>
    <message>
        <source>A larger context takes more memory. GPU layers need an xllamacpp build for your GPU.</source>
        <translation>コンテキストを大きくすると、メモリの使用量が増えます。GPU レイヤーには、お使いの GPU に対応した xllamacpp が必要です。</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>既定に設定</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>モデルを選択</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>モデル (*.gguf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} は正常に動作しています。応答：{word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} は正常に動作しています。</translation>
    </message>
</context>
<context>
    <name>EmbeddingChoice</name>
    <message>
        <source>Name of the embedding model</source>
        <translation>埋め込みモデルの名前</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>埋め込みモデル</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>キーワードのみ</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name}（削除済み）</translation>
    </message>
</context>
<context>
    <name>EmojiPopup</name>
    <message>
        <source>Icons</source>
        <translation>アイコン</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation>利用規約</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>ウィンドウで解く</translation>
    </message>
    <message>
        <source>Searching with {name}…</source>
        <translation>{name} で検索中…</translation>
    </message>
    <message>
        <source>Solve the captcha of {name} in the window that opened.</source>
        <translation>開いたウィンドウで {name} の CAPTCHA を解いてください。</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>{time}間一時停止：{reason}</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} は正常に動作しています。最初の結果：「{title}」</translation>
    </message>
    <message>
        <source>{name} works, though its page has a new layout. First result: “{title}”</source>
        <translation>{name} は動作していますが、ページのレイアウトが変わっています。最初の結果：「{title}」</translation>
    </message>
    <message>
        <source>Not used: {problem}</source>
        <translation>使用しません：{problem}</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Search engines</source>
        <translation>検索エンジン</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
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
        <translation>すべて消去</translation>
    </message>
    <message>
        <source>ERASE</source>
        <comment>the word to type; case does not count</comment>
        <translation>消去</translation>
    </message>
    <message>
        <source>This deletes for good, from this computer:</source>
        <translation>このコンピューターから次のものを完全に削除します：</translation>
    </message>
    <message>
        <source>conversations, memory and knowledge bases, with their backups</source>
        <translation>会話、メモリ、ナレッジベースと、それらのバックアップ</translation>
    </message>
    <message>
        <source>settings, cached pages, cookies of search engines and logs</source>
        <translation>設定、キャッシュされたページ、検索エンジンの Cookie、ログ</translation>
    </message>
    <message>
        <source>API keys: the key file, and Citewise&apos;s entries in the system&apos;s keychain, those of other data directories included</source>
        <translation>API キー：キーファイルと、システムのキーチェーンにある Citewise の項目（ほかのデータディレクトリのものも含む）</translation>
    </message>
    <message>
        <source>Your own documents stay where they are, and so do files in the data directory that Citewise did not write, and backups in other folders or on a server. Answers that are being written are stopped, and Citewise closes.</source>
        <translation>ドキュメントの元のファイルはそのまま残ります。データディレクトリ内の Citewise が作成していないファイルや、ほかのフォルダーまたはサーバー上のバックアップも残ります。作成中の回答は停止し、Citewise は終了します。</translation>
    </message>
    <message>
        <source>Type {word} to confirm:</source>
        <translation>確認のため「{word}」と入力してください：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>ErasedWindow</name>
    <message>
        <source>Everything was erased.</source>
        <translation>すべて消去しました。</translation>
    </message>
    <message>
        <source>Not everything could be erased.</source>
        <translation>一部を消去できませんでした。</translation>
    </message>
    <message>
        <source>Close Citewise</source>
        <translation>Citewise を閉じる</translation>
    </message>
    <message>
        <source>Could not be deleted; delete it yourself:</source>
        <translation>削除できなかったため、手動で削除してください：</translation>
    </message>
    <message>
        <source>Not written by Citewise, so left in {folder}:</source>
        <translation>Citewise が作成したものではないため、{folder} に残しました：</translation>
    </message>
    <message>
        <source>The system&apos;s keychain did not open, so API keys may still be in it. Delete its entries named Citewise.</source>
        <translation>システムのキーチェーンを開けなかったため、API キーが残っている可能性があります。Citewise という名前の項目を削除してください。</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>ほか {count} 件</translation>
    </message>
</context>
<context>
    <name>EvidenceChecks</name>
    <message>
        <source>Watch sources</source>
        <translation>出典を監視</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>毎日</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>毎週</translation>
    </message>
    <message>
        <source>The sources are checked again while Citewise runs. A notice tells what changed.</source>
        <translation>Citewise の動作中に出典を定期的に再検証し、変更があれば通知します。</translation>
    </message>
    <message>
        <source>Too many answers are watched already. Stop watching one of them first.</source>
        <translation>監視中の回答が多すぎます。先にどれかの監視を停止してください。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>This answer is no longer there.</source>
        <translation>この回答はもうありません。</translation>
    </message>
    <message>
        <source>Checked again: {result}</source>
        <translation>再検証しました：{result}</translation>
    </message>
</context>
<context>
    <name>EvidenceWatch</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>監視を停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The evidence for “{question}” changed: {changes}.</source>
        <translation>「{question}」の根拠が変わりました：{changes}。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>ウェブページ（HTML）</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文書</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON（すべての情報）</translation>
    </message>
    <message>
        <source>Evidence bundle</source>
        <translation>根拠一式</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>画像 {number}</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>添付：{name}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>回答なし</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>バージョン {number}/{count}</translation>
    </message>
    <message>
        <source>Follows: {question}</source>
        <translation>前の質問：{question}</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>{number} ページ</translation>
    </message>
    <message>
        <source>The page was not read; this is the search engine&apos;s excerpt.</source>
        <translation>ページは読み取られていません。これは検索エンジンのスニペットです。</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>出典で一部のみ確認</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>出典に見当たらない</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>未検証（言語が異なる）</translation>
    </message>
    <message>
        <source>Evidence bundle, written by Citewise {program} on {date}.</source>
        <translation>根拠一式：{date}、Citewise {program} で作成。</translation>
    </message>
    <message>
        <source>It holds each passage and how each claim was judged; “citewise verify” reads the sources again.</source>
        <translation>各抜粋と各記述の判定が含まれます。「citewise verify」で出典を読み直せます。</translation>
    </message>
    <message>
        <source>Claims: {counts}</source>
        <translation>記述：{counts}</translation>
    </message>
    <message>
        <source>{count} found in their sources</source>
        <translation>出典で確認 {count} 件</translation>
    </message>
    <message>
        <source>{count} only partly</source>
        <translation>一部のみ確認 {count} 件</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>見当たらない {count} 件</translation>
    </message>
    <message>
        <source>{count} not checked</source>
        <translation>未検証 {count} 件</translation>
    </message>
    <message>
        <source>Claim:</source>
        <translation>記述：</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>スコア {score}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>引用先を {before} から {after} に変更</translation>
    </message>
    <message>
        <source>As of {date}</source>
        <translation>{date} 時点</translation>
    </message>
    <message>
        <source>Found by a search after the answer</source>
        <translation>回答後の検索で発見</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>出典に食い違い</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Hedged</source>
        <translation>表現を緩和</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Contradicted by a source</source>
        <translation>出典と矛盾</translation>
    </message>
    <message>
        <source>Original answer</source>
        <translation>元の回答</translation>
    </message>
    <message>
        <source>Times and hashes</source>
        <translation>日時とハッシュ</translation>
    </message>
    <message>
        <source>Accessed {date}</source>
        <translation>{date} に閲覧</translation>
    </message>
    <message>
        <source>Page text as of {date}</source>
        <translation>{date} 時点のページ本文</translation>
    </message>
    <message>
        <source>SHA-256 of the passage: {hash}</source>
        <translation>抜粋の SHA-256：{hash}</translation>
    </message>
    <message>
        <source>SHA-256 of the page text: {hash}</source>
        <translation>ページ本文の SHA-256：{hash}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Back up to a file</source>
        <translation>ファイルにバックアップ</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Include API keys, encrypted with a passphrase</source>
        <translation>API キーを含める（パスフレーズで暗号化）</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Conversations, memory, knowledge bases and settings go into one file. You can go on meanwhile.</source>
        <translation>会話、メモリ、ナレッジベース、設定を 1 つのファイルに保存します。その間も作業を続けられます。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>パスフレーズ</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>パスフレーズ（確認）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>ファイルを選択してください。</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>{number} 文字以上にしてください。</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>2 つのパスフレーズが一致しません。</translation>
    </message>
</context>
<context>
    <name>Eye</name>
    <message>
        <source>Hide</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>FactsList</name>
    <message>
        <source>Conversations without a group</source>
        <translation>グループに属さない会話</translation>
    </message>
    <message>
        <source>Learnt {when}</source>
        <translation>記憶：{when}</translation>
    </message>
    <message>
        <source>Written by you {when}</source>
        <translation>自分で追加：{when}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>大文字/小文字を区別</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる（Esc）</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>会話内を検索</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
</context>
<context>
    <name>GoingOn</name>
    <message>
        <source>There is no answer yet to name the conversation by.</source>
        <translation>会話の名前のもとになる回答がまだありません。</translation>
    </message>
    <message>
        <source>Naming needs a model. Add one in the settings.</source>
        <translation>名前を付けるにはモデルが必要です。設定で追加してください。</translation>
    </message>
</context>
<context>
    <name>GoingOnSection</name>
    <message>
        <source>Suggest follow-up questions</source>
        <translation>次の質問を提案</translation>
    </message>
    <message>
        <source>Name conversations by model</source>
        <translation>会話の名前をモデルで付ける</translation>
    </message>
    <message>
        <source>Up to three questions under the last answer. Each answer costs one more short request.</source>
        <translation>最後の回答の下に最大 3 つの質問を表示します。回答ごとに短いリクエストが 1 回増えます。</translation>
    </message>
    <message>
        <source>In place of the first question, unless you gave a name. One short request each.</source>
        <translation>自分で名前を付けていなければ、最初の質問の代わりに使います。会話ごとに短いリクエスト 1 回です。</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>サブ質問のグラフ</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Show or hide conversations</source>
        <translation>会話リストの表示/非表示</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More options for this conversation</source>
        <translation>この会話のその他のオプション</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>出典の表示/非表示</translation>
    </message>
</context>
<context>
    <name>IconField</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>会話をインポート</translation>
    </message>
    <message>
        <source>Bring your conversations along</source>
        <translation>これまでの会話を取り込む</translation>
    </message>
    <message>
        <source>From ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or another Citewise: choose the file that its export or backup wrote, or its folder. Nothing of it leaves this computer.</source>
        <translation>ChatGPT、Claude、Cherry Studio、LobeChat、Open WebUI、LibreChat、Chatbox、Jan、LM Studio、Gemini、または別の Citewise から：エクスポートやバックアップで作成されたファイルまたはフォルダーを選択してください。内容がこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>フォルダーを選択…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>{file} を確認中…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>新しい内容はありません。</translation>
    </message>
    <message>
        <source>Importing from {program}…</source>
        <translation>{program} からインポート中…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Making it searchable…</source>
        <translation>検索できるように準備中…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>インポートを元に戻しています…</translation>
    </message>
</context>
<context>
    <name>ImportNumbers</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>会話 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>質問 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new conversation(s)</source>
        <translation>
            <numerusform>新しい会話 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new question(s)</source>
        <translation>
            <numerusform>新しい質問 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>画像 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s)</source>
        <translation>
            <numerusform>その他のファイル %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Import prompts</source>
        <translation>プロンプトをインポート</translation>
    </message>
    <message>
        <source>Prompts in this file</source>
        <translation>このファイルのプロンプト</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) are in the library already.</source>
        <translation>
            <numerusform>%n 個のプロンプトはすでにライブラリにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are no prompts, or too long.</source>
        <translation>
            <numerusform>%n 個の項目はプロンプトではないか、長すぎます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>ImportSection</name>
    <message>
        <source>Import conversations…</source>
        <translation>会話をインポート…</translation>
    </message>
    <message>
        <source>Show all ({count})</source>
        <translation>すべて表示（{count}）</translation>
    </message>
    <message>
        <source>Undo the import of “{file}”? What came with it is deleted; conversations in which something was asked since stay.</source>
        <translation>「{file}」のインポートを元に戻しますか？インポートした内容は削除されます。その後に質問した会話は残ります。</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>インポートを元に戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>インポートを元に戻しています…</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>Reading documents: {done} of {total}</source>
        <translation>ドキュメントを読み取り中：{done}/{total}</translation>
    </message>
    <message>
        <source>Reading documents…</source>
        <translation>ドキュメントを読み取り中…</translation>
    </message>
    <message>
        <source>Show knowledge bases</source>
        <translation>ナレッジベースを表示</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>Merged backup</source>
        <translation>統合したバックアップ</translation>
    </message>
    <message>
        <source>Already here: {unchanged} · with something new: {grown} · new: {created}</source>
        <translation>既存：{unchanged} · 追加あり：{grown} · 新規：{created}</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>インポートを停止しました</translation>
    </message>
    <message>
        <source>Nothing new to import</source>
        <translation>新しい内容はありません</translation>
    </message>
    <message>
        <source>Import finished</source>
        <translation>インポートが完了しました</translation>
    </message>
    <message>
        <source>Already here: {count}</source>
        <translation>既存：{count}</translation>
    </message>
    <message>
        <source>Import the same file again to complete it.</source>
        <translation>同じファイルをもう一度インポートすると完了します。</translation>
    </message>
    <message>
        <source>Not read: {count}</source>
        <translation>未読み取り：{count}</translation>
    </message>
    <message>
        <source>Undone: {counts}.</source>
        <translation>元に戻しました：{counts}。</translation>
    </message>
    <message>
        <source>These stay, because something was asked in them since: {titles}</source>
        <translation>その後に質問があったため、次の会話は残ります：{titles}</translation>
    </message>
    <message>
        <source>{file} is no export that Citewise knows. Choose the file or folder that ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or Citewise wrote.</source>
        <translation>{file} は Citewise が対応しているエクスポートではありません。ChatGPT、Claude、Cherry Studio、LobeChat、Open WebUI、LibreChat、Chatbox、Jan、LM Studio、Gemini、または Citewise が作成したファイルかフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} はもうありません。</translation>
    </message>
    <message>
        <source>{file} may not be read. Allow it, or copy it to another place.</source>
        <translation>{file} の読み取りが許可されていません。許可するか、別の場所にコピーしてください。</translation>
    </message>
    <message>
        <source>{file} is damaged. Download or copy it again.</source>
        <translation>{file} は破損しています。もう一度ダウンロードまたはコピーしてください。</translation>
    </message>
    <message>
        <source>damaged, or of another shape</source>
        <translation>破損、または形式が異なる</translation>
    </message>
    <message>
        <source>nothing was said in it</source>
        <translation>発言がない</translation>
    </message>
    <message>
        <source>not in the export</source>
        <translation>エクスポートに含まれていない</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>大きすぎる</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>保存できない</translation>
    </message>
    <message>
        <source>of a kind that is not supported</source>
        <translation>対応していない種類</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Unnamed</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>無効化</translation>
    </message>
    <message>
        <source>Revoke {name}</source>
        <translation>{name} を無効化</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <translation>{name} のオプション</translation>
    </message>
    <message>
        <source>Links: [[1]](https://…)</source>
        <translation>リンク：[[1]](https://…)</translation>
    </message>
    <message>
        <source>Numbers: [1]</source>
        <translation>番号：[1]</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>List the sources at the end of each answer</source>
        <translation>各回答の末尾に出典を一覧表示</translation>
    </message>
    <message>
        <source>Citations in the text</source>
        <translation>本文中の引用</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>1 分あたりのリクエスト数</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Add another key (used in turn)</source>
        <translation>別のキーを追加（順番に使用）</translation>
    </message>
    <message>
        <source>Delete the stored key</source>
        <translation>保存したキーを削除</translation>
    </message>
    <message>
        <source>Another key, used in turn</source>
        <translation>別のキー（順番に使用）</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>To use another one, remove it there.</source>
        <translation>別のキーを使うには、そこで削除してください。</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>キーを貼り付け</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>省略可</translation>
    </message>
    <message>
        <source>Stored; type to replace</source>
        <translation>保存済み（入力すると置き換え）</translation>
    </message>
</context>
<context>
    <name>KeySection</name>
    <message>
        <source>Name of the program, such as Cherry Studio</source>
        <translation>プログラム名（例：Cherry Studio）</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>プログラム名</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>キーを作成</translation>
    </message>
    <message>
        <source>No keys yet.</source>
        <translation>キーはまだありません。</translation>
    </message>
    <message>
        <source>Require a key</source>
        <translation>キーを必須にする</translation>
    </message>
    <message>
        <source>Without a key every program on this computer can ask, at your expense.</source>
        <translation>キーを不要にすると、このコンピューター上のどのプログラムも、あなたの費用負担で質問できます。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>ドキュメント %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>待機中 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>抜粋 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s)</source>
        <translation>
            <numerusform>ナレッジベース %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s) embedded</source>
        <translation>
            <numerusform>抜粋 {done}/%n 件を埋め込み済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of an unsupported type</source>
        <translation>
            <numerusform>対応していない種類のファイル %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>ウェブページ</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>読み取れない</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done}/{total}</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>ドキュメントを探しています…</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>{page} ページ</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line} 行目</translation>
    </message>
</context>
<context>
    <name>KnowledgeController</name>
    <message>
        <source>Add to knowledge base</source>
        <translation>ナレッジベースに追加</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>ナレッジベース…</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>Knowledge bases</source>
        <translation>ナレッジベース</translation>
    </message>
    <message>
        <source>A knowledge base holds your own documents: PDF, Word, PowerPoint, Excel, EPUB, web pages, notes and more. Answers can rest on them and cite them, page by page. This needs no key and no model, and nothing leaves this computer except the passages that a model is given to answer.

Begin with “New knowledge base”.</source>
        <translation>ナレッジベースには、PDF、Word、PowerPoint、Excel、EPUB、ウェブページ、メモなど、自分のドキュメントを入れます。回答の根拠にでき、ページ単位で引用できます。キーもモデルも不要です。回答のためにモデルへ渡す抜粋を除き、データがこのコンピューターの外に出ることはありません。

まず「新しいナレッジベース」から始めてください。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>My documents</source>
        <translation>マイドキュメント</translation>
    </message>
    <message>
        <source>Delete “{name}” with {documents}? The files themselves stay where they are.</source>
        <translation>「{name}」（{documents}）を削除しますか？ファイル自体は元の場所に残ります。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Removed “{name}” from {base}</source>
        <translation>「{name}」を {base} から削除しました</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>KnowledgeMenu</name>
    <message>
        <source>All documents</source>
        <translation>すべてのドキュメント</translation>
    </message>
    <message>
        <source>Knowledge bases: {names}</source>
        <translation>ナレッジベース：{names}</translation>
    </message>
    <message>
        <source>Search your own documents too</source>
        <translation>自分のドキュメントも検索</translation>
    </message>
    <message>
        <source>Knowledge bases in this conversation</source>
        <translation>この会話のナレッジベース</translation>
    </message>
    <message>
        <source>No knowledge base yet</source>
        <translation>ナレッジベースはまだありません</translation>
    </message>
    <message>
        <source>All knowledge bases</source>
        <translation>すべてのナレッジベース</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>ナレッジベース…</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>簡体字中国語</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体字中国語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>German</source>
        <translation>ドイツ語</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>スペイン語</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス語</translation>
    </message>
    <message>
        <source>Portuguese (Brazil)</source>
        <translation>ポルトガル語（ブラジル）</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Line {number}, “{text}”, cannot be used. The other lines apply.</source>
        <translation>{number} 行目の「{text}」は使用できません。ほかの行は適用されます。</translation>
    </message>
</context>
<context>
    <name>ListMenus</name>
    <message numerus="yes">
        <source>Export %n conversation(s)…</source>
        <translation>
            <numerusform>会話 %n 件をエクスポート…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversation(s)</source>
        <translation>
            <numerusform>会話 %n 件を削除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LocalApiPage</name>
    <message>
        <source>Local API</source>
        <translation>ローカル API</translation>
    </message>
    <message>
        <source>Editors, agents and other chat programs get cited answers from Citewise by one address, in the words of OpenAI&apos;s and Anthropic&apos;s APIs. It is served while Citewise is open.</source>
        <translation>エディター、エージェント、ほかのチャットプログラムが、1 つのアドレスから引用付きの回答を得られます。OpenAI と Anthropic の API の形式に対応し、Citewise を開いている間に利用できます。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>One for each program. Citewise keeps only a hash of it, so it is shown once.</source>
        <translation>プログラムごとに 1 つ作成します。Citewise はハッシュだけを保存するため、キーは一度しか表示されません。</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>最近のリクエスト</translation>
    </message>
    <message>
        <source>Since Citewise was started. What was asked is not recorded.</source>
        <translation>Citewise の起動以降のものです。質問の内容は記録されません。</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>リクエストはまだありません。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Keep conversations of other programs</source>
        <translation>ほかのプログラムの会話を保存</translation>
    </message>
    <message>
        <source>In the group API. Otherwise they are forgotten after an hour.</source>
        <translation>グループ「API」に保存します。保存しない場合は 1 時間後に破棄されます。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a web origin such as https://chat.example.org.</source>
        <translation>{number} 行目の「{text}」は、https://chat.example.org のようなウェブのオリジンではありません。</translation>
    </message>
    <message>
        <source>Allowed web origins, one per line</source>
        <translation>許可するオリジン（1 行に 1 つ）</translation>
    </message>
    <message>
        <source>Web pages in a browser are refused, except those of these sites.</source>
        <translation>ブラウザー内のウェブページは、ここに挙げたサイトを除いて拒否されます。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host name such as desk.example.org.</source>
        <translation>{number} 行目の「{text}」は、desk.example.org のようなホスト名ではありません。</translation>
    </message>
    <message>
        <source>Allowed host names, one per line</source>
        <translation>許可するホスト名（1 行に 1 つ）</translation>
    </message>
    <message>
        <source>Names by which others reach this computer, for a proxy or another computer of your network.</source>
        <translation>プロキシやネットワーク内の別のコンピューターが、このコンピューターに接続するときに使う名前です。</translation>
    </message>
    <message>
        <source>Not on: port {port} is already in use. Choose another port, or close the program that uses it.</source>
        <translation>起動していません：ポート {port} は使用中です。別のポートを選ぶか、使用中のプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Not on: the settings file names an address that this computer does not have: {detail}. Use 127.0.0.1 there.</source>
        <translation>起動していません：設定ファイルのアドレスはこのコンピューターのものではありません：{detail}。127.0.0.1 を指定してください。</translation>
    </message>
    <message>
        <source>Not on: the system does not allow port {port}. Choose one from 1024 on.</source>
        <translation>起動していません：ポート {port} はシステムに許可されていません。1024 以上を選んでください。</translation>
    </message>
    <message>
        <source>Not on: this installation lacks a part that the local API needs. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>起動していません：ローカル API に必要なコンポーネントがありません。次のコマンドでインストールしてください：pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>Not on: {detail}. Switch it off and on to try again.</source>
        <translation>起動していません：{detail}。オフにしてからオンにし直してください。</translation>
    </message>
    <message>
        <source>On. Other devices in your network can reach it too, without encryption.</source>
        <translation>オンです。ネットワーク内のほかの機器からも、暗号化なしで接続できます。</translation>
    </message>
    <message>
        <source>On. Only this computer can reach it.</source>
        <translation>オンです。このコンピューターからのみ接続できます。</translation>
    </message>
    <message>
        <source>Created {when}</source>
        <translation>作成：{when}</translation>
    </message>
    <message>
        <source>last used {when}</source>
        <translation>最終使用：{when}</translation>
    </message>
    <message>
        <source>The key of “{name}”. Copy it now: it is not shown again.</source>
        <translation>「{name}」のキーです。再表示されないので、今コピーしてください。</translation>
    </message>
    <message>
        <source>“{name}” is revoked: it is refused from now on.</source>
        <translation>「{name}」を無効にしました。今後は拒否されます。</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of {name}</source>
        <translation>{name} のログ</translation>
    </message>
    <message>
        <source>It has not written anything.</source>
        <translation>まだ何も出力されていません。</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>ログをコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The last lines that the server wrote. Values of its variables are masked.</source>
        <translation>サーバーが出力した最後の部分です。変数の値は伏せてあります。</translation>
    </message>
</context>
<context>
    <name>LookStep</name>
    <message>
        <source>Welcome to Citewise</source>
        <translation>Citewise へようこそ</translation>
    </message>
    <message>
        <source>Answers that rest on sources you can check. Three short steps, all optional.</source>
        <translation>確かめられる出典に基づいて回答します。短い 3 つのステップは、どれも省略できます。</translation>
    </message>
    <message>
        <source>Import conversations of another program…</source>
        <translation>ほかのプログラムの会話をインポート…</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
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
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The link was ignored. Citewise only takes links like citewise://ask?q=…</source>
        <translation>リンクを無視しました。Citewise で使えるリンクの形式：citewise://ask?q=…</translation>
    </message>
    <message>
        <source>The question was cut at {count} characters.</source>
        <translation>質問を {count} 文字で切り詰めました。</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the question.</source>
        <translation>見えない文字を質問から取り除きました。</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Short facts about you, so that later answers fit you. After an answer a model proposes what to remember; a line under the answer says what was remembered and can undo it. Keys, passwords and codes are never kept, and private conversations remember nothing.</source>
        <translation>あなたについての短い情報で、今後の回答をあなたに合わせるために使います。回答の後、記憶する内容をモデルが提案します。記憶した内容は回答の下に表示され、元に戻せます。キー、パスワード、コードは保存されず、プライベート会話からは何も記憶しません。</translation>
    </message>
    <message>
        <source>Remember in</source>
        <translation>メモリを使う範囲</translation>
    </message>
    <message>
        <source>Off by default; each group has its own memory.</source>
        <translation>初期状態はオフです。メモリはグループごとに分かれています。</translation>
    </message>
    <message>
        <source>Auto (the model that answered)</source>
        <translation>自動（回答したモデル）</translation>
    </message>
    <message>
        <source>Memory model</source>
        <translation>メモリ用のモデル</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>記憶した内容</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation>メモリを検索</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>すべて削除…</translation>
    </message>
    <message>
        <source>Conversations without a group</source>
        <translation>グループに属さない会話</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>「{text}」に一致するものはありません。</translation>
    </message>
    <message>
        <source>No memories yet.</source>
        <translation>メモリはまだありません。</translation>
    </message>
    <message>
        <source>This looks like a key, a password or a code. It is not kept.</source>
        <translation>キー、パスワード、またはコードのようです。保存しません。</translation>
    </message>
</context>
<context>
    <name>MemoryRemoval</name>
    <message>
        <source>Forgotten: “{title}”. It was also deleted from what earlier answers were given. What those answers and you yourself wrote stays.</source>
        <translation>メモリから削除しました：「{title}」。以前の回答に渡した資料からも削除しました。以前の回答と、あなたが書いた内容はそのまま残ります。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Forget everything that is remembered, in all groups? It is also deleted from what earlier answers were given. This cannot be undone. What those answers and you yourself wrote stays.</source>
        <translation>すべてのグループのメモリをすべて削除しますか？以前の回答に渡した資料からも削除します。この操作は元に戻せません。以前の回答と、あなたが書いた内容はそのまま残ります。</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>すべて削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>削除中…</translation>
    </message>
    <message>
        <source>It is deleted, but unused parts of the file may still contain its words: the disk has too little space, or another program is reading the file.</source>
        <translation>削除しましたが、ファイルの未使用部分に内容が残っている可能性があります。ディスクの空き容量が足りないか、別のプログラムがファイルを読み取っています。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>%n 件のバックアップに、この内容が残っています：{names}。新しいバックアップに置き換えられます。新しいものを検証してから、古いものを削除します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Files set aside in the data directory also contain these words, and stay: {names}. Delete them yourself when you no longer need them.</source>
        <translation>データディレクトリに退避したファイルにもこの内容が含まれ、そのまま残ります：{names}。不要になったら手動で削除してください。</translation>
    </message>
    <message>
        <source>Creating a new backup…</source>
        <translation>新しいバックアップを作成中…</translation>
    </message>
    <message>
        <source>The new backup is {name}; the old ones are deleted.</source>
        <translation>新しいバックアップは {name} です。古いものは削除しました。</translation>
    </message>
    <message>
        <source>No new backup could be created, so the old ones stay. Free up space on the disk, then try again.</source>
        <translation>新しいバックアップを作成できなかったため、古いものは残っています。ディスクの空き容量を増やしてから、もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>MentionCompleter</name>
    <message>
        <source>Knowledge bases</source>
        <translation>ナレッジベース</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
    <message>
        <source>Split the question into sub-questions, search for each, write a report</source>
        <translation>質問をサブ質問に分け、それぞれを検索してレポートを作成</translation>
    </message>
    <message>
        <source>Research depth</source>
        <translation>リサーチの深さ</translation>
    </message>
    <message>
        <source>Research depth: {depth}</source>
        <translation>リサーチの深さ：{depth}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Find a model, or type its name</source>
        <translation>モデルを検索、または名前を入力</translation>
    </message>
    <message>
        <source>Use “{name}”</source>
        <translation>「{name}」を使用</translation>
    </message>
    <message>
        <source>No models yet. Fetch the list, or type a name above.</source>
        <translation>モデルはまだありません。一覧を取得するか、上に名前を入力してください。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Space adds a model to the favourites or removes it.</source>
        <translation>スペースキーで、モデルをお気に入りに追加または解除します。</translation>
    </message>
    <message>
        <source>Click the star, or press Space, to add a model to the favourites.</source>
        <translation>星をクリックするかスペースキーを押すと、モデルがお気に入りに追加されます。</translation>
    </message>
</context>
<context>
    <name>ModelMentions</name>
    <message>
        <source>At most {count} models per question.</source>
        <translation>モデルは質問 1 件につき {count} 個までです。</translation>
    </message>
</context>
<context>
    <name>ModelMenu</name>
    <message>
        <source>Models that it may use</source>
        <translation>使用できるモデル</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>すべてのモデル</translation>
    </message>
    <message>
        <source>{model} and {number} more</source>
        <translation>{model} ほか {number} 件</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Model: {model}</source>
        <translation>モデル：{model}</translation>
    </message>
</context>
<context>
    <name>ModelPopup</name>
    <message>
        <source>Filter models</source>
        <translation>モデルを絞り込み</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>モデルを追加…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>モデルを比較…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>モデルなし（抜粋のみ）</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>お気に入りから削除</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>お気に入りに追加</translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message>
        <source>Choose a model</source>
        <translation>モデルを選択</translation>
    </message>
    <message>
        <source>You can change it for every question, and add more in Settings.</source>
        <translation>質問ごとに変更でき、「設定」で追加もできます。</translation>
    </message>
    <message>
        <source>No model (quotes only): the best passages, word for word</source>
        <translation>モデルなし（抜粋のみ）：関連性の高い抜粋を原文のまま表示</translation>
    </message>
    <message>
        <source>A provider with an API key (opens Settings at the end)</source>
        <translation>API キーを使うプロバイダー（最後に「設定」を開きます）</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>モデル %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} on this computer ({count})</source>
        <translation>このコンピューターの {name}（{count}）</translation>
    </message>
    <message>
        <source>Looking for Ollama and LM Studio on this computer…</source>
        <translation>このコンピューターの Ollama と LM Studio を探しています…</translation>
    </message>
    <message>
        <source>Neither Ollama nor LM Studio is running on this computer.</source>
        <translation>このコンピューターで Ollama も LM Studio も動作していません。</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>{name} was removed with the default model. Until you choose another one, answers are quotes only.</source>
        <translation>既定のモデルとともに {name} を削除しました。別のモデルを選択するまで、回答は抜粋のみになります。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>既定のモデル</translation>
    </message>
    <message>
        <source>For new conversations. Without a model, the best passages are shown word for word.</source>
        <translation>新しい会話で使います。モデルなしでは、関連性の高い抜粋を原文のまま表示します。</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>No provider yet. Add one to get full answers.</source>
        <translation>プロバイダーはまだありません。完全な回答を得るには追加してください。</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>プロバイダーを追加</translation>
    </message>
    <message>
        <source>Custom (OpenAI-compatible)</source>
        <translation>カスタム（OpenAI 互換）</translation>
    </message>
    <message>
        <source>Built-in model (GGUF)</source>
        <translation>内蔵モデル（GGUF）</translation>
    </message>
    <message>
        <source>After an answer</source>
        <translation>回答の後</translation>
    </message>
    <message>
        <source>From the environment: {names}</source>
        <translation>環境変数から：{names}</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>モデルなし（抜粋のみ）</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>モデル %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is running on this computer ({count}).</source>
        <translation>このコンピューターで {name} が動作しています（{count}）。</translation>
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
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>プロキシなし</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Used for models, search and pages from the next request on. This computer is always reached directly. A proxy resolves names itself, so behind one only literal private addresses are refused.</source>
        <translation>次のリクエストから、モデル、検索、ページに使われます。このコンピューターには常に直接接続します。名前解決はプロキシが行うため、プロキシ経由では、直接指定されたプライベートアドレスだけが拒否されます。</translation>
    </message>
    <message>
        <source>Bypass list</source>
        <translation>除外リスト</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host, address or network. The other lines apply.</source>
        <translation>{number} 行目の「{text}」は、ホスト、アドレス、ネットワークのいずれでもありません。ほかの行は適用されます。</translation>
    </message>
    <message>
        <source>One per line: host, *.host, address or network</source>
        <translation>1 行に 1 つ：ホスト、*.ホスト、アドレス、またはネットワーク</translation>
    </message>
    <message>
        <source>Fake-IP DNS (Clash)</source>
        <translation>Fake-IP DNS（Clash）</translation>
    </message>
    <message>
        <source>Clash and similar tools answer every name with an address in 198.18.0.0/15, which looks private. With Fake-IP these addresses may be read; truly private ones stay refused.</source>
        <translation>Clash などのツールは、すべての名前に 198.18.0.0/15 のアドレスを返し、これはプライベートアドレスのように見えます。Fake-IP を使うと、これらのアドレスを読み取れます。本当のプライベートアドレスは引き続き拒否されます。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Fake-IP</source>
        <translation>Fake-IP</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>接続テスト</translation>
    </message>
    <message>
        <source>Uses the current settings and shows each step.</source>
        <translation>現在の設定でテストし、各段階を表示します。</translation>
    </message>
    <message>
        <source>Optional: an address such as https://api.example.com</source>
        <translation>省略可：https://api.example.com のようなアドレス</translation>
    </message>
    <message>
        <source>Address to reach</source>
        <translation>接続先のアドレス</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>アドレスが正しくありません。https:// で始めてください</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>テスト中…</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>正常に接続できます。</translation>
    </message>
    <message>
        <source>The connection fails at the first line marked ✗.</source>
        <translation>✗ の付いた最初の段階で接続に失敗しています。</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>結果なし。</translation>
    </message>
    <message>
        <source>Invalid proxy address. Example: 127.0.0.1:7890</source>
        <translation>プロキシのアドレスが正しくありません。例：127.0.0.1:7890</translation>
    </message>
    <message>
        <source>Enter the proxy address. Until then nothing changes.</source>
        <translation>プロキシのアドレスを入力してください。それまで変更は反映されません。</translation>
    </message>
</context>
<context>
    <name>NewKey</name>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>キーをコピー</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Done: do not show the key any more</source>
        <translation>完了：キーを再表示しない</translation>
    </message>
</context>
<context>
    <name>NodeView</name>
    <message>
        <source>Depends on: {questions}</source>
        <translation>前提：{questions}</translation>
    </message>
    <message>
        <source>Answer to the sub-question</source>
        <translation>サブ質問への回答</translation>
    </message>
    <message>
        <source>Pages of the sub-question</source>
        <translation>サブ質問のページ</translation>
    </message>
    <message>
        <source>Searched: {queries}</source>
        <translation>検索済み：{queries}</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Embedding model</source>
        <translation>埋め込みモデル</translation>
    </message>
    <message>
        <source>Keyword search needs no model and no key. An embedding model also finds passages that say the same in other words; their text is sent to its provider. A new model is used once it has embedded all passages; until then the old one is used.</source>
        <translation>キーワード検索には、キーもモデルも不要です。埋め込みモデルを使うと、別の言葉で同じことを述べた抜粋も見つかります。その際、テキストはプロバイダーに送信されます。新しいモデルは、すべての抜粋の埋め込みが終わってから使われ、それまでは元のモデルを使います。</translation>
    </message>
    <message>
        <source>Qdrant address</source>
        <translation>Qdrant のアドレス</translation>
    </message>
    <message>
        <source>Your own Qdrant server, which stores the vectors of this knowledge base.</source>
        <translation>このナレッジベースのベクトルを保存する、自分で用意した Qdrant サーバーです。</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>キーワードのみ</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>この名前のコマンドはありません</translation>
    </message>
</context>
<context>
    <name>PassageText</name>
    <message>
        <source>Also quoted</source>
        <translation>ほかの引用箇所</translation>
    </message>
    <message>
        <source>Also given to the model</source>
        <translation>モデルに渡したその他の内容</translation>
    </message>
    <message>
        <source>Not given to the model. The search engine showed:</source>
        <translation>モデルには渡していません。検索エンジンの表示：</translation>
    </message>
    <message>
        <source>Not given to the model. Found in it:</source>
        <translation>モデルには渡していません。見つかった内容：</translation>
    </message>
    <message>
        <source>{program} named this source; its passage was not kept.</source>
        <translation>{program} がこの出典を挙げましたが、抜粋は保存されていません。</translation>
    </message>
    <message>
        <source>The provider named this source without an excerpt; it was not read here.</source>
        <translation>プロバイダーがこの出典を抜粋なしで挙げました。Citewise では読み取っていません。</translation>
    </message>
    <message>
        <source>Reading the page again…</source>
        <translation>ページを読み直しています…</translation>
    </message>
    <message>
        <source>The page as it is now</source>
        <translation>現在のページ</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is still in it</source>
        <translation>現在のページ（上の最初の抜粋は今も含まれています）</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is no longer in it word for word</source>
        <translation>現在のページ（上の最初の抜粋は、原文のままでは含まれていません）</translation>
    </message>
    <message>
        <source>This is the excerpt that {program} showed; the page itself was not read here.</source>
        <translation>{program} が表示した抜粋です。Citewise ではページ自体を読み取っていません。</translation>
    </message>
    <message>
        <source>This is the provider&apos;s excerpt; the page itself was not read here.</source>
        <translation>プロバイダーの抜粋です。Citewise ではページ自体を読み取っていません。</translation>
    </message>
    <message>
        <source>{program} kept this of the source; the page itself was not read here.</source>
        <translation>{program} が保存した、この出典の内容です。Citewise ではページ自体を読み取っていません。</translation>
    </message>
    <message>
        <source>The provider quoted this; the page itself was not read here.</source>
        <translation>プロバイダーが引用した内容です。Citewise ではページ自体を読み取っていません。</translation>
    </message>
    <message>
        <source>Cited passage</source>
        <translation>引用した抜粋</translation>
    </message>
    <message>
        <source>Given to the model</source>
        <translation>モデルに渡した内容</translation>
    </message>
    <message>
        <source>{label} (the search engine&apos;s snippet; the page was not read)</source>
        <translation>{label}（検索エンジンのスニペット。ページは読み取っていません）</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Passage copied</source>
        <translation>抜粋をコピーしました</translation>
    </message>
    <message>
        <source>Copy passage</source>
        <translation>抜粋をコピー</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>保存したページを表示</translation>
    </message>
    <message>
        <source>Read the page again and show it below what the model was given</source>
        <translation>ページを読み直し、モデルに渡した内容の下に表示</translation>
    </message>
    <message>
        <source>What the model was given of this source</source>
        <translation>この出典からモデルに渡した内容</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>ドキュメントを開く</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>Keep keys in an encrypted file</source>
        <translation>キーを暗号化ファイルに保存</translation>
    </message>
    <message>
        <source>Unlock keys</source>
        <translation>キーのロックを解除</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>パスフレーズを変更</translation>
    </message>
    <message>
        <source>This system has no keychain. A file in the data directory can hold your keys, encrypted with a passphrase that is asked for once after each start. A forgotten passphrase cannot be recovered.</source>
        <translation>このシステムにはキーチェーンがありません。データディレクトリ内のファイルに、パスフレーズで暗号化してキーを保存できます。パスフレーズは起動のたびに一度入力します。忘れたパスフレーズは復元できません。</translation>
    </message>
    <message>
        <source>Your keys are in an encrypted file. Its passphrase unlocks them until you quit.</source>
        <translation>キーは暗号化されたファイルにあります。パスフレーズを入力すると、終了するまでロックが解除されます。</translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be recovered.</source>
        <translation>忘れたパスフレーズは復元できません。</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロックを解除</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>パスフレーズ</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新しいパスフレーズ</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>パスフレーズ（確認）</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>現在のパスフレーズ</translation>
    </message>
    <message>
        <source>Enter the passphrase.</source>
        <translation>パスフレーズを入力してください。</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>{number} 文字以上にしてください。</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>2 つのパスフレーズが一致しません。</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Add servers from JSON</source>
        <translation>JSON からサーバーを追加</translation>
    </message>
    <message>
        <source>JSON of the servers</source>
        <translation>サーバーの JSON</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Paste the block that the guide of a server gives for Claude Desktop, Cursor, VS Code or Cherry Studio. Values of variables and headers are secrets.</source>
        <translation>サーバーのガイドにある、Claude Desktop、Cursor、VS Code、または Cherry Studio 用のブロックを貼り付けてください。変数とヘッダーの値は秘密情報として扱われます。</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>Remove “{name}”</source>
        <translation>「{name}」を削除</translation>
    </message>
</context>
<context>
    <name>Pills</name>
    <message>
        <source>Answers: {model}</source>
        <translation>回答：{model}</translation>
    </message>
</context>
<context>
    <name>PrivacyStep</name>
    <message>
        <source>Search and privacy</source>
        <translation>検索とプライバシー</translation>
    </message>
    <message>
        <source>Citewise searches the web from this computer, without a key, when a question needs it; the switch “Web” under the question says off, auto or always.</source>
        <translation>Citewise は、必要なときにこのコンピューターから直接、キーなしでウェブを検索します。質問欄の下の「ウェブ」で、オフ、自動、常にを切り替えられます。</translation>
    </message>
    <message>
        <source>Conversations, files and settings stay on this computer; only the search words go to search engines, and your question with its passages to the model you choose.</source>
        <translation>会話、ファイル、設定はこのコンピューターに残ります。検索エンジンには検索語だけが、選択したモデルには質問とその抜粋だけが送られます。</translation>
    </message>
    <message>
        <source>To come back here: Settings, Data, or “Welcome” in the command palette.</source>
        <translation>この画面に戻るには：「設定」の「データ」、またはコマンドパレットの「ようこそ」。</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Some data could not be read and was set aside: {problem}</source>
        <translation>一部のデータを読み取れず、退避しました：{problem}</translation>
    </message>
    <message>
        <source>Answers are shown as plain text, and pages that need scripts are not read: {problem}</source>
        <translation>回答はプレーンテキストで表示し、スクリプトが必要なページは読み取りません：{problem}</translation>
    </message>
    <message>
        <source>{file} was damaged and has been set aside as {copy}.</source>
        <translation>{file} は破損していたため、{copy} として退避しました。</translation>
    </message>
    <message>
        <source>Documents that are read again: {count}.</source>
        <translation>読み直すドキュメント：{count} 件。</translation>
    </message>
    <message>
        <source>Recovered: {counts}.</source>
        <translation>復旧しました：{counts}。</translation>
    </message>
    <message>
        <source>Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup.</source>
        <translation>何も復旧できませんでした。「設定」→「データ」→「バックアップ」→「復元…」でバックアップを復元できます。</translation>
    </message>
    <message>
        <source>The local API is off: another program uses port {port}.</source>
        <translation>ローカル API はオフです。ポート {port} を別のプログラムが使用しています。</translation>
    </message>
    <message>
        <source>The local API could not be started: {problem}</source>
        <translation>ローカル API を起動できませんでした：{problem}</translation>
    </message>
</context>
<context>
    <name>PromptDialog</name>
    <message>
        <source>New prompt</source>
        <translation>新しいプロンプト</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Find a prompt</source>
        <translation>プロンプトを検索</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新しいフォルダー</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title}（コピー）</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>「{title}」を削除しました</translation>
    </message>
    <message>
        <source>Folder deleted</source>
        <translation>フォルダーを削除しました</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) deleted</source>
        <translation>
            <numerusform>プロンプトを %n 個削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Folders can be {levels} levels deep, and their paths {length} characters long, at most.</source>
        <translation>フォルダーは {levels} 階層まで、パスは {length} 文字までです。</translation>
    </message>
    <message>
        <source>A prompt is a question that you write once and ask often. Type / in a question to insert one.</source>
        <translation>プロンプトは、一度書いて何度も使う質問です。質問欄で / を入力すると挿入できます。</translation>
    </message>
    <message>
        <source>Type / in a question to insert a prompt.</source>
        <translation>質問欄で / を入力するとプロンプトを挿入できます。</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>What to ask. Write {{topic}} where something is filled in each time.</source>
        <translation>質問の内容。毎回入力するところは {{topic}} のように書きます。</translation>
    </message>
    <message>
        <source>Insert variable</source>
        <translation>変数を挿入</translation>
    </message>
    <message>
        <source>topic</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>ミツバチ</translation>
    </message>
    <message>
        <source>tone|formal|friendly|brief</source>
        <translation>トーン|丁寧|親しみやすい|簡潔</translation>
    </message>
    <message>
        <source>Field to fill in</source>
        <translation>入力欄</translation>
    </message>
    <message>
        <source>Field with a default</source>
        <translation>既定値のある入力欄</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>今日の日付</translation>
    </message>
    <message>
        <source>Variables: {names}</source>
        <translation>変数：{names}</translation>
    </message>
</context>
<context>
    <name>PromptExamples</name>
    <message>
        <source>Writing</source>
        <translation>書く</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読む</translation>
    </message>
    <message>
        <source>Summarize</source>
        <translation>要約</translation>
    </message>
    <message>
        <source>Summarize the following in [[length|five bullet points|one paragraph|one sentence]]:</source>
        <translation>次の文章を[[長さ|5 つの要点|1 段落|1 文]]で要約してください：</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <translation>やさしく説明</translation>
    </message>
    <message>
        <source>Explain [[topic]] to [[reader=someone new to the field]], with one example.</source>
        <translation>[[テーマ]]を[[読者=初めて学ぶ人]]向けに、例を一つ挙げて説明してください。</translation>
    </message>
    <message>
        <source>Pros and cons</source>
        <translation>賛成と反対</translation>
    </message>
    <message>
        <source>What are the strongest arguments for and against [[proposal]]? Name the best source for each.</source>
        <translation>[[提案]]に対する賛成と反対の、それぞれ最も強い論拠は何ですか。最良の出典も一つずつ挙げてください。</translation>
    </message>
    <message>
        <source>Latest news</source>
        <translation>最新情報</translation>
    </message>
    <message>
        <source>What has changed about [[topic]] in the last [[period|month|year|week]]? Today is [[date]].</source>
        <translation>[[テーマ]]について、この[[期間|1 か月|1 年|1 週間]]で何が変わりましたか。今日は [[date]] です。</translation>
    </message>
    <message>
        <source>Improve writing</source>
        <translation>文章を整える</translation>
    </message>
    <message>
        <source>Improve this text. Keep its meaning and its language; make it [[tone|clearer|shorter|more formal|friendlier]]:</source>
        <translation>この文章を整えてください。意味と言語は変えずに、[[トーン|もっと明快に|もっと短く|もっと改まった調子に|もっと親しみやすく]]してください：</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>翻訳</translation>
    </message>
    <message>
        <source>Translate into [[language=English]], so that it reads naturally:</source>
        <translation>[[言語=英語]]に、自然に読めるように翻訳してください：</translation>
    </message>
    <message>
        <source>Reply to an email</source>
        <translation>メールに返信</translation>
    </message>
    <message>
        <source>Write a [[tone|friendly|formal|brief]] reply to this email. What I want to say: [[message]]</source>
        <translation>このメールに[[トーン|親しみやすい|改まった|簡潔な]]返信を書いてください。伝えたいこと：[[要点]]</translation>
    </message>
</context>
<context>
    <name>PromptFiles</name>
    <message>
        <source>Import prompts</source>
        <translation>プロンプトをインポート</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <translation>このファイルを読み取れませんでした：{reason}</translation>
    </message>
    <message>
        <source>No prompts in this file. Choose a JSON file of prompts.</source>
        <translation>このファイルにプロンプトはありません。プロンプトの JSON ファイルを選んでください。</translation>
    </message>
    <message>
        <source>All prompts of this file are in the library already.</source>
        <translation>このファイルのプロンプトはすべてライブラリにあります。</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>プロンプトをエクスポート</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) exported</source>
        <translation>
            <numerusform>プロンプトを %n 個エクスポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>This file could not be written: {reason}</source>
        <translation>このファイルに書き込めませんでした：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) imported</source>
        <translation>
            <numerusform>プロンプトを %n 個インポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PromptForm</name>
    <message>
        <source>Selected text</source>
        <translation>選択したテキスト</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Leave as text</source>
        <translation>テキストのまま</translation>
    </message>
    <message>
        <source>Insert the prompt with its variables as they are written (Esc)</source>
        <translation>変数をそのままにしてプロンプトを挿入（Esc）</translation>
    </message>
</context>
<context>
    <name>PromptLibrary</name>
    <message>
        <source>New prompt</source>
        <translation>新しいプロンプト</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Add examples</source>
        <translation>例を追加</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>プロンプト…</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>プロンプトはまだありません</translation>
    </message>
    <message>
        <source>New prompt…</source>
        <translation>新しいプロンプト…</translation>
    </message>
</context>
<context>
    <name>PromptsController</name>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>プロンプトを挿入</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>質問をプロンプトとして保存…</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>プロンプト…</translation>
    </message>
    <message>
        <source>“{title}” has more than {count} variables. The rest is inserted as it is written.</source>
        <translation>「{title}」の変数は {count} 個を超えています。残りはそのまま挿入します。</translation>
    </message>
</context>
<context>
    <name>ProtocolEditor</name>
    <message>
        <source>Derived from the address above</source>
        <translation>上のアドレスから推定</translation>
    </message>
    <message>
        <source>Search address</source>
        <translation>検索用アドレス</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>See the provider&apos;s documentation.</source>
        <translation>プロバイダーのドキュメントを参照してください。</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>モデル内蔵の検索</translation>
    </message>
    <message>
        <source>The model may search by itself; its sources become citations.</source>
        <translation>モデルが自分で検索できます。その出典が引用になります。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>On (as for {services})</source>
        <translation>オン（{services} と同じ方式）</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>アドレスが正しくありません。https:// で始めてください</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>{where} did not accept the key. Check that all of it was pasted.</source>
        <translation>{where} がキーを受け付けませんでした。全体が貼り付けられているか確認してください。</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one, or fetch the list.</source>
        <translation>{where} にこのモデルはありません。別のモデルを選択するか、一覧を取得してください。</translation>
    </message>
    <message>
        <source>A key for {where} is missing. Paste it above.</source>
        <translation>{where} のキーがありません。上に貼り付けてください。</translation>
    </message>
    <message>
        <source>Fetching models…</source>
        <translation>モデルを取得中…</translation>
    </message>
    <message>
        <source>Choose a model first, or fetch the list.</source>
        <translation>先にモデルを選択するか、一覧を取得してください。</translation>
    </message>
    <message>
        <source>Testing {model}…</source>
        <translation>{model} をテスト中…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>{model} を既定のモデルにしました。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>API アドレス</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>対応機能</translation>
    </message>
    <message>
        <source>Protocol and model&apos;s own search</source>
        <translation>プロトコルとモデル内蔵の検索</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>既定に設定</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>モデルを取得</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>API キーを取得</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>{where} sets the model to {model}.</source>
        <translation>{where}でモデルが {model} に設定されています。</translation>
    </message>
    <message>
        <source>The .env file</source>
        <translation>.env ファイル</translation>
    </message>
    <message>
        <source>An environment variable</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>Show or hide {name}</source>
        <translation>{name} の表示/非表示</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>キーが必要</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>モデル %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid address. Example: https://api.example.com/v1</source>
        <translation>アドレスが正しくありません。例：https://api.example.com/v1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found. Choose one, then test it or set it as default.</source>
        <translation>
            <numerusform>モデルが %n 件見つかりました。1 つ選択して、テストするか既定に設定してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} は正常に動作しています。応答：{word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} は正常に動作しています。</translation>
    </message>
</context>
<context>
    <name>ProxyForm</name>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>ホストとポート</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Your question names a private address. Allow reading {places}?</source>
        <translation>質問にプライベートアドレスが含まれています。{places} の読み取りを許可しますか？</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Send without reading it</source>
        <translation>読み取らずに送信</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in a new conversation. {reason}</source>
        <translation>質問を送信できませんでした。新しい会話に残してあります。{reason}</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in “{title}”. {reason}</source>
        <translation>質問を送信できませんでした。「{title}」に残してあります。{reason}</translation>
    </message>
</context>
<context>
    <name>QuickAsk</name>
    <message>
        <source>Quick ask</source>
        <translation>クイック質問</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>何でも質問してください</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Enter: ask · Esc: hide</source>
        <translation>Enter：質問 · Esc：隠す</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Retrieval</source>
        <translation>抜粋の選択</translation>
    </message>
    <message>
        <source>By default passages are chosen by keywords, on this computer. An embedding or rerank model compares them by meaning as well; if it fails or is slow, keywords are used alone.</source>
        <translation>初期状態では、このコンピューター上でキーワードによって抜粋を選びます。埋め込みモデルやリランクモデルを使うと、意味でも比較します。失敗したときや遅いときは、キーワードだけを使います。</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>埋め込みモデル</translation>
    </message>
    <message>
        <source>Finds passages that say the same in other words.</source>
        <translation>別の言葉で同じことを述べた抜粋も見つけます。</translation>
    </message>
    <message>
        <source>For new knowledge bases</source>
        <translation>新しいナレッジベースに使用</translation>
    </message>
    <message>
        <source>Your documents&apos; text is sent to this provider. Existing knowledge bases keep their model.</source>
        <translation>ドキュメントのテキストはこのプロバイダーに送信されます。既存のナレッジベースのモデルは変わりません。</translation>
    </message>
    <message>
        <source>Also for web pages</source>
        <translation>ウェブページにも使用</translation>
    </message>
    <message>
        <source>Their text is sent to this provider, too. Not used where a rerank model is set up.</source>
        <translation>ウェブページのテキストもこのプロバイダーに送信されます。リランクモデルを設定している場合は使われません。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Rerank model</source>
        <translation>リランクモデル</translation>
    </message>
    <message>
        <source>Sorts the best forty passages for each question. They are sent to the provider, including those of your own documents and memories.</source>
        <translation>質問ごとに上位 40 件の抜粋を並べ替えます。抜粋は、自分のドキュメントやメモリのものも含めて、プロバイダーに送信されます。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Custom (by address)</source>
        <translation>カスタム（アドレス指定）</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>It works ({number} dimensions).</source>
        <translation>正常に動作しています（{number} 次元）。</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>テスト中…</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>読み上げを停止</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Read aloud (no voice is installed)</source>
        <translation>読み上げ（音声がインストールされていません）</translation>
    </message>
    <message>
        <source>Code.</source>
        <translation>コード。</translation>
    </message>
    <message>
        <source>Formula.</source>
        <translation>数式。</translation>
    </message>
    <message>
        <source>The voice stopped: {reason}</source>
        <translation>音声が停止しました：{reason}</translation>
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
        <translation>前の文</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>次の文</translation>
    </message>
    <message>
        <source>Reading aloud: {number} of {count}</source>
        <translation>読み上げ中：{number}/{count}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
</context>
<context>
    <name>RerankFields</name>
    <message>
        <source>Full /rerank address</source>
        <translation>/rerank の完全なアドレス</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>API キーを取得</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>テスト中…</translation>
    </message>
    <message>
        <source>It works: the better of two passages came first.</source>
        <translation>正常に動作しています。2 つの抜粋のうち、より適切なほうが先になりました。</translation>
    </message>
    <message>
        <source>It answered, but could not tell the better of two passages.</source>
        <translation>応答しましたが、2 つの抜粋のうちどちらが適切か判別できませんでした。</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>先にアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>アドレスが正しくありません。https:// で始めてください</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message>
        <source>Sources</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Sub-questions</source>
        <translation>サブ質問</translation>
    </message>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>サブ質問のグラフ</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>再開しました</translation>
    </message>
    <message>
        <source>Planning, round {number}</source>
        <translation>計画（第 {number} 回）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Searched “{query}”</source>
        <translation>「{query}」を検索</translation>
    </message>
    <message>
        <source>Searched “{query}”: {hits}</source>
        <translation>「{query}」を検索：{hits}</translation>
    </message>
    <message>
        <source>Read {page}</source>
        <translation>{page} を閲覧</translation>
    </message>
    <message>
        <source>Could not read {page}</source>
        <translation>{page} を読み取れませんでした</translation>
    </message>
    <message>
        <source>Writing the answer to “{question}”</source>
        <translation>「{question}」への回答を作成中</translation>
    </message>
    <message>
        <source>{state}: {question}</source>
        <translation>{state}：{question}</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>レポートを作成中</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>クイック</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>{place} of {count}: {question} – {state}</source>
        <translation>{place}/{count}：{question} – {state}</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>作成中</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>約 {number}</translation>
    </message>
    <message>
        <source>{used} of {most} tokens</source>
        <translation>{used}/{most} トークン</translation>
    </message>
    <message>
        <source>{used} tokens</source>
        <translation>{used} トークン</translation>
    </message>
    <message>
        <source>Research: a question first</source>
        <translation>リサーチ：先に確認の質問</translation>
    </message>
    <message>
        <source>Research: {told}</source>
        <translation>リサーチ：{told}</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>レポートを作成中…</translation>
    </message>
    <message>
        <source>Preparing the report…</source>
        <translation>レポートを準備中…</translation>
    </message>
    <message>
        <source>Planning the research…</source>
        <translation>リサーチを計画中…</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>あなたの回答を待っています</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Report requested early</source>
        <translation>早期のレポート作成を指示済み</translation>
    </message>
    <message>
        <source>Limit of sub-questions reached</source>
        <translation>サブ質問の上限に達しました</translation>
    </message>
    <message>
        <source>Limit of pages reached</source>
        <translation>ページ数の上限に達しました</translation>
    </message>
    <message>
        <source>Token limit reached</source>
        <translation>トークンの上限に達しました</translation>
    </message>
    <message>
        <source>Time limit reached</source>
        <translation>制限時間に達しました</translation>
    </message>
    <message>
        <source>No sub-questions needed</source>
        <translation>サブ質問は不要</translation>
    </message>
    <message>
        <source>All sub-questions done</source>
        <translation>すべてのサブ質問が完了</translation>
    </message>
</context>
<context>
    <name>ResearchController</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>{file} に書き込めませんでした。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>保存しました：{file}</translation>
    </message>
</context>
<context>
    <name>ResearchSaver</name>
    <message>
        <source>Graph as image (SVG)…</source>
        <translation>グラフを画像で保存（SVG）…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>レポートを Markdown で保存…</translation>
    </message>
    <message>
        <source>Report as web page (HTML)…</source>
        <translation>レポートをウェブページで保存（HTML）…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>レポートを PDF で保存…</translation>
    </message>
</context>
<context>
    <name>ResearchView</name>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>今すぐ回答</translation>
    </message>
    <message>
        <source>Ask no more sub-questions and write the report from what there is</source>
        <translation>サブ質問を打ち切り、今ある材料だけでレポートを作成</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>The graph appears here, from the first sub-question on.</source>
        <translation>最初のサブ質問から、ここにグラフが表示されます。</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Steps of the research</source>
        <translation>リサーチのステップ</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>拡大（+）</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>縮小（-）</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>全体表示（0）</translation>
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
            <numerusform>サブ質問 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n sub-question(s) answered</source>
        <translation>
            <numerusform>サブ質問 {done}/%n 件に回答済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sub-question(s)</source>
        <translation>
            <numerusform>新しいサブ質問 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n 件を省略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n page(s)</source>
        <translation>
            <numerusform>{done}/%n ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n sub-question(s), {pages}, {minutes}, about {tokens} tokens.</source>
        <translation>
            <numerusform>最大でサブ質問 %n 件、{pages}、{minutes}、約 {tokens} トークン。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n 件に回答済み</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>From the server</source>
        <translation>サーバーから</translation>
    </message>
    <message>
        <source>Replace everything here</source>
        <translation>現在の内容をすべて置き換える</translation>
    </message>
    <message>
        <source>Merge with what is here</source>
        <translation>現在の内容と統合する</translation>
    </message>
    <message>
        <source>Undo merge</source>
        <translation>統合を元に戻す</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>バックアップを検証中…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Passphrase of its API keys (empty: leave them out)</source>
        <translation>API キーのパスフレーズ（空欄：キーを復元しない）</translation>
    </message>
    <message>
        <source>Passphrase of its API keys</source>
        <translation>API キーのパスフレーズ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Adds conversations, questions, facts and documents that are not here. Nothing here changes.</source>
        <translation>現在のデータにない会話、質問、メモリ、ドキュメントを追加します。現在の内容は変わりません。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup, and the restore can be undone. Citewise closes for it and opens again.</source>
        <translation>現在の内容はバックアップとして保存され、復元は元に戻せます。Citewise はいったん終了し、再び起動します。</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>復元して再起動</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>サーバーに問い合わせ中…</translation>
    </message>
    <message>
        <source>There are no backups on the server.</source>
        <translation>サーバーにバックアップはありません。</translation>
    </message>
    <message>
        <source>{moment}, before a restore ({size})</source>
        <translation>{moment}、復元前（{size}）</translation>
    </message>
    <message>
        <source>{moment} ({size})</source>
        <translation>{moment}（{size}）</translation>
    </message>
    <message>
        <source>No backups here yet. Choose a file.</source>
        <translation>バックアップはまだありません。ファイルを選択してください。</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>ダウンロード中…</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>バックアップ (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>{moment}, Citewise {version}: {counts} ({size})</source>
        <translation>{moment}、Citewise {version}：{counts}（{size}）</translation>
    </message>
    <message>
        <source>API keys are in it, encrypted.</source>
        <translation>暗号化された API キーが含まれています。</translation>
    </message>
    <message>
        <source>No API keys are in it.</source>
        <translation>API キーは含まれていません。</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>統合中…</translation>
    </message>
    <message>
        <source>The merge was undone.</source>
        <translation>統合を元に戻しました。</translation>
    </message>
</context>
<context>
    <name>RestoreFailedWindow</name>
    <message>
        <source>The backup was not restored; everything is as it was.</source>
        <translation>バックアップは復元されませんでした。すべて元のままです。</translation>
    </message>
    <message>
        <source>Open Citewise</source>
        <translation>Citewise を開く</translation>
    </message>
</context>
<context>
    <name>RetryMenu</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>検索先</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>回答の検証</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>別のモデルと比較…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>モデルなし（抜粋のみ）</translation>
    </message>
    <message>
        <source>Without searching</source>
        <translation>検索しない</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Research: {depth}</source>
        <translation>リサーチ：{depth}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>アシスタントなし</translation>
    </message>
</context>
<context>
    <name>SampleSection</name>
    <message>
        <source>Example for</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP（HTTP）</translation>
    </message>
    <message>
        <source>MCP as a command</source>
        <translation>MCP（コマンド）</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>例をコピー</translation>
    </message>
    <message>
        <source>Settings → Model Provider → Add</source>
        <translation>設定 → モデルプロバイダー → 追加</translation>
    </message>
    <message>
        <source>Provider type: OpenAI</source>
        <translation>プロバイダーの種類：OpenAI</translation>
    </message>
    <message>
        <source>API key: {key}</source>
        <translation>API キー：{key}</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>任意の文字列</translation>
    </message>
    <message>
        <source>API host: {url}</source>
        <translation>API ホスト：{url}</translation>
    </message>
    <message>
        <source>Models: Manage, then choose citewise-search</source>
        <translation>モデル：「管理」から citewise-search を選択</translation>
    </message>
    <message>
        <source>For agents and editors that speak MCP over HTTP.</source>
        <translation>HTTP 経由の MCP に対応したエージェントやエディター用です。</translation>
    </message>
    <message>
        <source>Needs neither the switch nor a key: the program starts Citewise itself.</source>
        <translation>スイッチもキーも不要です。プログラムが Citewise を自動で起動します。</translation>
    </message>
</context>
<context>
    <name>SamplingFields</name>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>One per line, at most {count}. The answer ends before the first one that comes up. \n is a line break.</source>
        <translation>1 行に 1 つ、{count} つまで。最初に現れたものの直前で回答が終わります。\n は改行です。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Low: predictable. High: varied.</source>
        <translation>低い：安定した答え。高い：多様な答え。</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Maximum length (tokens)</source>
        <translation>最大の長さ（トークン）</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>推論の強さ</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>停止シーケンス</translation>
    </message>
    <message>
        <source>“{model}” does not take this: it is left out.</source>
        <translation>「{model}」はこれに対応していないため、送りません。</translation>
    </message>
    <message>
        <source>Without a model nothing is written: passages are quoted as they are.</source>
        <translation>モデルなしでは文章を書かず、抜粋をそのまま示します。</translation>
    </message>
    <message>
        <source>Set either the temperature or top-p. Where a service takes only one, it is the temperature.</source>
        <translation>温度か Top-p の一方を設定してください。一方しか使えないサービスでは温度が使われます。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>最小</translation>
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
        <translation>Google の検索候補</translation>
    </message>
</context>
<context>
    <name>SearchMenu</name>
    <message>
        <source>{channel}, this message only</source>
        <translation>{channel}（このメッセージのみ）</translation>
    </message>
    <message>
        <source>Search source: {channel}</source>
        <translation>検索先：{channel}</translation>
    </message>
    <message>
        <source>Only {site}</source>
        <translation>{site} のみ</translation>
    </message>
    <message>
        <source>Check answers: {mode}, this message only</source>
        <translation>回答の検証：{mode}（このメッセージのみ）</translation>
    </message>
    <message>
        <source>This message</source>
        <translation>このメッセージ</translation>
    </message>
    <message>
        <source>This conversation</source>
        <translation>この会話</translation>
    </message>
    <message>
        <source>Default (as in settings)</source>
        <translation>既定（設定に従う）</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>検索の設定…</translation>
    </message>
    <message>
        <source>{channel} (paused)</source>
        <translation>{channel}（一時停止中）</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>検索方法</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>質問を書き換える</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>モデルが判断（ツール）</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>回答の検証</translation>
    </message>
    <message>
        <source>Keep the pages that are read</source>
        <translation>読み取ったページを保存</translation>
    </message>
    <message>
        <source>Tools (MCP) in this conversation</source>
        <translation>この会話のツール（MCP）</translation>
    </message>
    <message>
        <source>Only this site, such as example.org</source>
        <translation>このサイトのみ（例：example.org）</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>すべてのサイト</translation>
    </message>
    <message>
        <source>Invalid site. Examples: example.org or *://*.example.org/*</source>
        <translation>サイトが正しくありません。例：example.org、*://*.example.org/*</translation>
    </message>
</context>
<context>
    <name>SearchNotes</name>
    <message>
        <source>A free account works within low limits; ten results at most</source>
        <translation>無料アカウントは上限が低め。結果は最大 10 件</translation>
    </message>
    <message>
        <source>A tool of an MCP server that you have set up</source>
        <translation>設定済みの MCP サーバーのツール</translation>
    </message>
    <message>
        <source>Google&apos;s results; a small free plan</source>
        <translation>Google の検索結果。小規模な無料プランあり</translation>
    </message>
    <message>
        <source>Google&apos;s results; prepaid, more than ten results cost double</source>
        <translation>Google の検索結果。前払い制で、10 件を超えると料金は 2 倍</translation>
    </message>
    <message>
        <source>In the language of the question; CC BY-SA</source>
        <translation>質問の言語で検索。CC BY-SA</translation>
    </message>
    <message>
        <source>Its host is not confirmed; another address can be set</source>
        <translation>ホストは未確認。別のアドレスを設定可</translation>
    </message>
    <message>
        <source>Monthly free credits; a few searches without a key</source>
        <translation>毎月の無料枠あり。キーなしでも数回検索可</translation>
    </message>
    <message>
        <source>Paid by the search</source>
        <translation>検索ごとの課金</translation>
    </message>
    <message>
        <source>Paid by the search and by tokens</source>
        <translation>検索回数とトークン数に応じた課金</translation>
    </message>
    <message>
        <source>Paid by the search, with the key of the models</source>
        <translation>検索ごとの課金。モデルと同じキーを使用</translation>
    </message>
    <message>
        <source>Paid by tokens; the free key is for non-commercial use</source>
        <translation>トークン単位の課金。無料キーは非商用のみ</translation>
    </message>
    <message>
        <source>Paid, after a small trial</source>
        <translation>有料（小規模な試用枠あり）</translation>
    </message>
    <message>
        <source>Paid, with credit to start; a hundred searches a day without a key</source>
        <translation>有料（初回クレジット付き）。キーなしでも 1 日 100 回まで検索可</translation>
    </message>
    <message>
        <source>Paid, with free credits every month</source>
        <translation>有料（毎月の無料枠あり）</translation>
    </message>
    <message>
        <source>Paid, with free credits every month; wants a card</source>
        <translation>有料（毎月の無料枠あり）。カードの登録が必要</translation>
    </message>
    <message>
        <source>Papers; one request in three seconds</source>
        <translation>論文。リクエストは 3 秒に 1 回</translation>
    </message>
    <message>
        <source>Prepaid; the API&apos;s older version</source>
        <translation>前払い制。旧版の API を使用</translation>
    </message>
    <message>
        <source>Reads engines&apos; result pages in a browser of its own; several engines&apos; terms forbid reading by program</source>
        <translation>内蔵ブラウザーで検索エンジンの結果ページを読み取ります。プログラムによる読み取りを規約で禁じているエンジンもあります</translation>
    </message>
    <message>
        <source>Repositories; ten requests a minute without a key</source>
        <translation>リポジトリ。キーなしでは 1 分に 10 リクエスト</translation>
    </message>
    <message>
        <source>Scholarly works; free and open</source>
        <translation>学術文献。無料・オープン</translation>
    </message>
    <message>
        <source>Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day</source>
        <translation>Stack Overflow、または許可した同系列のサイト。文章は CC BY-SA、検索は 1 日 300 回</translation>
    </message>
    <message>
        <source>Stories of Hacker News, by Algolia&apos;s free search</source>
        <translation>Hacker News の投稿（Algolia の無料検索）</translation>
    </message>
    <message>
        <source>The model&apos;s own terms</source>
        <translation>モデル側の条件に従います</translation>
    </message>
    <message>
        <source>Your own documents, on this computer</source>
        <translation>このコンピューターにある自分のドキュメント</translation>
    </message>
    <message>
        <source>Your own server; `json` must stand in search.formats of its settings.yml</source>
        <translation>自分のサーバー。settings.yml の search.formats に `json` が必要</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Web search in new conversations</source>
        <translation>新しい会話でのウェブ検索</translation>
    </message>
    <message>
        <source>Default search provider</source>
        <translation>既定の検索サービス</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>検索方法</translation>
    </message>
    <message>
        <source>Rewriting turns the question into queries and searches once. With tools, the model may search several times while it answers, or not at all.</source>
        <translation>「質問を書き換える」は、質問を検索語に変えて一度だけ検索します。「ツール」では、モデルが回答中に何度でも検索でき、検索しないこともあります。</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>回答の検証</translation>
    </message>
    <message>
        <source>Mark moves citations to the passage that says it and shows where sources disagree, without a model or the network. Repair also searches for what was not found and has the model correct it, which takes longer and costs more. The original answer stays one click away.</source>
        <translation>「マーク」は、モデルもネットワークも使わずに、記述を裏付ける抜粋へ引用を付け替え、出典の食い違いを示します。「修正」は、さらに見当たらなかった記述を検索し、モデルに訂正させるため、時間も費用も多くかかります。元の回答はワンクリックで表示できます。</translation>
    </message>
    <message>
        <source>Search providers</source>
        <translation>検索サービス</translation>
    </message>
    <message>
        <source>Choose one to enter its key or to test it.</source>
        <translation>選択すると、キーの入力やテストができます。</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>検索エンジン</translation>
    </message>
    <message>
        <source>Web search without a key asks the first ones in parallel, then the next, until there are results.</source>
        <translation>キー不要のウェブ検索は、先頭のエンジンに並行して問い合わせ、結果が得られるまで次のエンジンへ進みます。</translation>
    </message>
    <message>
        <source>Auto (by language)</source>
        <translation>自動（言語に応じて）</translation>
    </message>
    <message>
        <source>Parallel engines</source>
        <translation>同時に使うエンジン数</translation>
    </message>
    <message>
        <source>Engine timeout (s)</source>
        <translation>エンジンの待ち時間（秒）</translation>
    </message>
    <message>
        <source>Without any results, slow engines are still waited for while the next ones are asked.</source>
        <translation>結果がまだないときは、次のエンジンに問い合わせながら、遅いエンジンも待ち続けます。</translation>
    </message>
    <message>
        <source>Keep search engine cookies</source>
        <translation>検索エンジンの Cookie を保持</translation>
    </message>
    <message>
        <source>Fewer captchas, but the engines recognise you across restarts.</source>
        <translation>CAPTCHA が減りますが、再起動後も検索エンジンに識別されます。</translation>
    </message>
    <message>
        <source>Opens the engines&apos; public result pages in a hidden browser, as you would yourself. Their terms may restrict automated use; whether to use them is your decision.</source>
        <translation>検索エンジンの公開の結果ページを、手動で操作するときと同じように、非表示のブラウザーで開きます。利用規約で自動アクセスが制限されている場合があります。使用するかどうかは自分で判断してください。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Auto (by model)</source>
        <translation>自動（モデルに応じて）</translation>
    </message>
    <message>
        <source>Results per search</source>
        <translation>1 回の検索の結果数</translation>
    </message>
    <message>
        <source>Pages read in full</source>
        <translation>全文を読むページ数</translation>
    </message>
    <message>
        <source>Max. source tokens per answer</source>
        <translation>回答あたりの出典トークン上限</translation>
    </message>
    <message>
        <source>More tokens: more evidence, but slower and more expensive answers.</source>
        <translation>トークンを増やすと根拠も増えますが、回答が遅くなり、費用も増えます。</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>サイト</translation>
    </message>
    <message>
        <source>Match patterns such as *://*.example.org/* or https://example.org/docs/*, or a plain domain such as example.org, which includes its subdomains.</source>
        <translation>*://*.example.org/* や https://example.org/docs/* のような一致パターン、または example.org のようなドメイン（サブドメインを含む）。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a match pattern. The other lines apply.</source>
        <translation>{number} 行目の「{text}」は一致パターンではありません。ほかの行は適用されます。</translation>
    </message>
    <message>
        <source>Blocked sites (one pattern per line)</source>
        <translation>ブロックするサイト（1 行に 1 パターン）</translation>
    </message>
    <message>
        <source>Allowed sites (empty: all)</source>
        <translation>許可するサイト（空欄：すべて）</translation>
    </message>
    <message>
        <source>Allowed private addresses</source>
        <translation>許可するプライベートアドレス</translation>
    </message>
    <message>
        <source>Pages on this computer and in private networks are only read if listed here.</source>
        <translation>このコンピューターやプライベートネットワークのページは、ここに記載したものだけを読み取ります。</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not host:port (wiki.local:8080). The other lines apply.</source>
        <translation>{number} 行目の「{text}」は「ホスト:ポート」の形式（wiki.local:8080）ではありません。ほかの行は適用されます。</translation>
    </message>
    <message>
        <source>One per line, as host:port</source>
        <translation>1 行に 1 つ、「ホスト:ポート」の形式</translation>
    </message>
    <message>
        <source>Engine addresses</source>
        <translation>エンジンのアドレス</translation>
    </message>
    <message>
        <source>Empty: default.</source>
        <translation>空欄：既定。</translation>
    </message>
    <message>
        <source>Tick at least one engine. Until then nothing changes.</source>
        <translation>エンジンを 1 つ以上チェックしてください。それまで変更は反映されません。</translation>
    </message>
    <message>
        <source>“{text}” is not a web address. It should begin with https://</source>
        <translation>「{text}」はウェブアドレスではありません。https:// で始めてください</translation>
    </message>
</context>
<context>
    <name>SearchSwitch</name>
    <message>
        <source>Never search: the model answers from what it knows</source>
        <translation>検索しない：モデルが自身の知識で回答</translation>
    </message>
    <message>
        <source>Search when the question needs it</source>
        <translation>質問に必要なときに検索</translation>
    </message>
    <message>
        <source>Search the web for every question</source>
        <translation>質問のたびにウェブを検索</translation>
    </message>
    <message>
        <source>Web:</source>
        <translation>ウェブ：</translation>
    </message>
    <message>
        <source>Web search: {mode}</source>
        <translation>ウェブ検索：{mode}</translation>
    </message>
</context>
<context>
    <name>ServerCard</name>
    <message>
        <source>Show or hide {name}</source>
        <translation>{name} の表示/非表示</translation>
    </message>
    <message>
        <source>Use {name}</source>
        <translation>{name} を使用</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>サインアウト</translation>
    </message>
    <message>
        <source>Show command…</source>
        <translation>コマンドを表示…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Log…</source>
        <translation>ログ…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Starting the server and asking for its tools…</source>
        <translation>サーバーを起動し、ツールを取得中…</translation>
    </message>
    <message>
        <source>Sign in in your browser, then come back here.</source>
        <translation>ブラウザーでサインインしてから、ここに戻ってください。</translation>
    </message>
    <message>
        <source>You are signed in. You can close this page and go back to Citewise.</source>
        <translation>サインインしました。このページを閉じて Citewise に戻れます。</translation>
    </message>
    <message>
        <source>You are signed in.</source>
        <translation>サインインしました。</translation>
    </message>
    <message>
        <source>Cancel sign-in</source>
        <translation>サインインを中止</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Edit {name}</source>
        <translation>{name} を編集</translation>
    </message>
    <message>
        <source>Add server</source>
        <translation>サーバーを追加</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>Such as My files</source>
        <translation>例：マイファイル</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Add variable</source>
        <translation>変数を追加</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>ヘッダーを追加</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>The program, or the whole line of a guide.</source>
        <translation>プログラム、またはガイドにあるコマンド行全体。</translation>
    </message>
    <message>
        <source>Arguments, one per line</source>
        <translation>引数（1 行に 1 つ）</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>Address (streamable HTTP)</source>
        <translation>アドレス（streamable HTTP）</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Program on this computer</source>
        <translation>このコンピューターのプログラム</translation>
    </message>
    <message>
        <source>Server at an address</source>
        <translation>アドレスにあるサーバー</translation>
    </message>
    <message>
        <source>Give the command.</source>
        <translation>コマンドを入力してください。</translation>
    </message>
    <message>
        <source>Give the address.</source>
        <translation>アドレスを入力してください。</translation>
    </message>
    <message>
        <source>Every value needs a name.</source>
        <translation>どの値にも名前が必要です。</translation>
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
        <translation>完了</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>抜粋の選択</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>ツール（MCP）</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>ローカル API</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Tested</source>
        <translation>テスト済み</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>Tested with responses in the structure recorded from this provider; their wording is our own.</source>
        <translation>このプロバイダーから記録した構造の応答でテストしました。文面は独自に用意したものです。</translation>
    </message>
    <message>
        <source>Built from the provider&apos;s documentation, not tried with real traffic. The Test button shows whether it works for you.</source>
        <translation>プロバイダーのドキュメントに基づいて作られており、実際の通信では試していません。「テスト」ボタンで動作を確認できます。</translation>
    </message>
    <message>
        <source>Nobody has tested this provider yet. It should work like others of its kind; the Test button shows whether it does.</source>
        <translation>このプロバイダーはまだ誰もテストしていません。同種のものと同じように動作するはずです。「テスト」ボタンで動作を確認できます。</translation>
    </message>
    <message>
        <source>Chat Completions (OpenAI and most others)</source>
        <translation>Chat Completions（OpenAI など多数）</translation>
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
        <translation>DashScope（Alibaba Cloud）</translation>
    </message>
    <message>
        <source>Conversations (Mistral)</source>
        <translation>Conversations（Mistral）</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>質問を書き換える</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>モデルが判断（ツール）</translation>
    </message>
    <message>
        <source>Set by an environment variable. What is set here applies once that is removed.</source>
        <translation>環境変数で設定されています。ここでの設定は、環境変数を削除すると有効になります。</translation>
    </message>
    <message>
        <source>Set by the .env file in the data directory. What is set here applies once it is removed from there.</source>
        <translation>データディレクトリの .env ファイルで設定されています。ここでの設定は、そこから削除すると有効になります。</translation>
    </message>
    <message>
        <source>{count} keys are kept in this system&apos;s keychain and used in turn.</source>
        <translation>{count} 個のキーがこのシステムのキーチェーンに保存されており、順番に使われます。</translation>
    </message>
    <message>
        <source>The key is kept in this system&apos;s keychain.</source>
        <translation>キーはこのシステムのキーチェーンに保存されています。</translation>
    </message>
    <message>
        <source>No keychain was found: {count} keys are kept in memory until you quit Citewise, never on disk.</source>
        <translation>キーチェーンが見つかりません。{count} 個のキーは Citewise を終了するまでメモリ内にのみ保持され、ディスクには保存されません。</translation>
    </message>
    <message>
        <source>No keychain was found: the key is kept in memory until you quit Citewise, never on disk.</source>
        <translation>キーチェーンが見つかりません。キーは Citewise を終了するまでメモリ内にのみ保持され、ディスクには保存されません。</translation>
    </message>
    <message>
        <source>{count} keys are kept in the encrypted key file and used in turn.</source>
        <translation>{count} 個のキーが暗号化されたキーファイルに保存されており、順番に使われます。</translation>
    </message>
    <message>
        <source>The key is kept in the encrypted key file.</source>
        <translation>キーは暗号化されたキーファイルに保存されています。</translation>
    </message>
    <message>
        <source>The key is in the encrypted key file, which is locked.</source>
        <translation>キーは暗号化されたキーファイルにあり、ロックされています。</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>キーは環境変数から取得しています。</translation>
    </message>
    <message>
        <source>The key comes from the .env file in the data directory.</source>
        <translation>キーはデータディレクトリの .env ファイルから取得しています。</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keychain.</source>
        <translation>このシステムのキーチェーンに保存されます。</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file.</source>
        <translation>キーチェーンが見つかりません。暗号化されたキーファイルに保存されます。</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file once it is unlocked, until then in memory only.</source>
        <translation>キーチェーンが見つかりません。ロックを解除すると暗号化されたキーファイルに保存され、それまではメモリ内にのみ保持されます。</translation>
    </message>
    <message>
        <source>No keychain was found: kept in memory until you quit Citewise, never on disk.</source>
        <translation>キーチェーンが見つかりません。Citewise を終了するまでメモリ内にのみ保持され、ディスクには保存されません。</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>{time}間一時停止：{reason}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>needs a model that can search</source>
        <translation>検索できるモデルが必要</translation>
    </message>
    <message>
        <source>needs an address</source>
        <translation>アドレスが必要</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>キーが必要</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>利用不可</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} 分</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name} は正常に動作しています。最初の結果：「{title}」</translation>
    </message>
    <message>
        <source>{name} works. Reply: “{text}”</source>
        <translation>{name} は正常に動作しています。応答：「{text}」</translation>
    </message>
    <message>
        <source>{name} works, but found nothing.</source>
        <translation>{name} は動作していますが、何も見つかりませんでした。</translation>
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
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Resolving the proxy</source>
        <translation>プロキシの名前解決</translation>
    </message>
    <message>
        <source>Connecting to the proxy</source>
        <translation>プロキシへの接続</translation>
    </message>
    <message>
        <source>Encryption to the proxy</source>
        <translation>プロキシとの暗号化</translation>
    </message>
    <message>
        <source>Proxy authentication</source>
        <translation>プロキシ認証</translation>
    </message>
    <message>
        <source>Proxy to address</source>
        <translation>プロキシからアドレスへ</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>DNS の名前解決</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>不明なホスト</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>時間内に応答なし</translation>
    </message>
    <message>
        <source>the connection was closed</source>
        <translation>接続が切断された</translation>
    </message>
    <message>
        <source>the certificate is not trusted</source>
        <translation>証明書が信頼されていない</translation>
    </message>
    <message>
        <source>no encrypted connection</source>
        <translation>暗号化接続を確立できない</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>サーバーエラー</translation>
    </message>
    <message>
        <source>invalid proxy address</source>
        <translation>プロキシのアドレスが不正</translation>
    </message>
    <message>
        <source>invalid address</source>
        <translation>アドレスが不正</translation>
    </message>
    <message>
        <source>not an HTTP response</source>
        <translation>HTTP の応答ではない</translation>
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
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>コマンドまたはキーを検索</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新しいショートカット</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>ショートカットなし</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>この名前のコマンドはありません</translation>
    </message>
    <message>
        <source>{key} belongs to “{command}”. Apply takes it over.</source>
        <translation>{key} は「{command}」に割り当て済みです。「適用」を押すと、こちらに割り当てます。</translation>
    </message>
    <message>
        <source>A letter alone would be typed, not run. Hold Ctrl or Alt with it.</source>
        <translation>文字キーだけでは、実行されずに入力されます。Ctrl か Alt と組み合わせてください。</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Sources</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>Cited</source>
        <translation>引用済み</translation>
    </message>
    <message>
        <source>Read, not cited</source>
        <translation>閲覧済み（引用なし）</translation>
    </message>
    <message>
        <source>Also consulted</source>
        <translation>ほかに参照</translation>
    </message>
    <message>
        <source>Found, not read</source>
        <translation>見つかったが未読</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>Untitled source</source>
        <translation>無題の出典</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>添付</translation>
    </message>
    <message>
        <source>News</source>
        <translation>ニュース</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Post on X</source>
        <translation>X の投稿</translation>
    </message>
    <message>
        <source>Place on a map</source>
        <translation>地図上の場所</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>The model was given a memory about you here. It has been forgotten since, so its text is gone.</source>
        <translation>ここではモデルにあなたについてのメモリを渡しました。その後メモリから削除されたため、テキストは残っていません。</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>削除済みのメモリ</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Hide sources</source>
        <translation>出典を隠す</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>回答の出典</translation>
    </message>
    <message>
        <source>The sources of an answer are listed here, with the passages that it rests on.</source>
        <translation>回答の出典と、根拠になった抜粋がここに表示されます。</translation>
    </message>
    <message>
        <source>Nothing found yet…</source>
        <translation>まだ何も見つかっていません…</translation>
    </message>
    <message>
        <source>No sources were found for this answer.</source>
        <translation>この回答の出典は見つかりませんでした。</translation>
    </message>
    <message>
        <source>This answer was written without searching.</source>
        <translation>この回答は検索せずに作成されました。</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>No voice is installed. On Linux install speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>音声がインストールされていません。Linux では speech-dispatcher と、espeak-ng などの音声をインストールしてください。</translation>
    </message>
</context>
<context>
    <name>SpeechSection</name>
    <message>
        <source>Auto (by the answer&apos;s language)</source>
        <translation>自動（回答の言語に合わせる）</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Choose another directory…</source>
        <translation>別のディレクトリを選択…</translation>
    </message>
    <message>
        <source>For this start alone; “citewise --data-dir” names one for every start.</source>
        <translation>今回の起動のみ有効です。毎回指定するには「citewise --data-dir」を使います。</translation>
    </message>
    <message>
        <source>Restore the last backup</source>
        <translation>最後のバックアップを復元</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Citewise opens in a moment</source>
        <translation>まもなく Citewise が開きます</translation>
    </message>
    <message>
        <source>Citewise could not start</source>
        <translation>Citewise を起動できませんでした</translation>
    </message>
    <message>
        <source>Another version of Citewise has your conversations open ({version}). Close it; this window goes on by itself.</source>
        <translation>別のバージョンの Citewise（{version}）が会話を開いています。そちらを閉じてください。このウィンドウは自動で続行します。</translation>
    </message>
    <message>
        <source>A Citewise command is still running in a terminal, or an earlier window is being closed. This window goes on by itself when that has ended.</source>
        <translation>ターミナルで Citewise のコマンドがまだ動作しているか、前のウィンドウを閉じているところです。それが終わると、このウィンドウは自動で続行します。</translation>
    </message>
    <message>
        <source>“{name}” in {folder} was made by a newer version of Citewise.</source>
        <translation>{folder} の「{name}」は、新しいバージョンの Citewise で作成されています。</translation>
    </message>
    <message>
        <source>Install the newer version again. This one changes nothing in the file.</source>
        <translation>新しいバージョンをもう一度インストールしてください。このバージョンはファイルに何も変更を加えません。</translation>
    </message>
    <message>
        <source>Another program is working on “{name}” in {folder}.</source>
        <translation>{folder} の「{name}」を別のプログラムが使用しています。</translation>
    </message>
    <message>
        <source>Close that program, for example one that copies or synchronises files, and try again.</source>
        <translation>ファイルのコピーや同期などをしているそのプログラムを閉じてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}.</source>
        <translation>{folder} に書き込めません。</translation>
    </message>
    <message>
        <source>Allow your user to write there, or plug in the drive, and try again.</source>
        <translation>書き込みを許可するか、ドライブを接続してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>{folder} のあるディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>Make room on it, and try again. Nothing was lost.</source>
        <translation>空き容量を増やしてから、もう一度お試しください。失われたデータはありません。</translation>
    </message>
    <message>
        <source>“{name}” in {folder} is damaged.</source>
        <translation>{folder} の「{name}」が破損しています。</translation>
    </message>
    <message>
        <source>Try again: a damaged file is kept aside, and a new one is begun.</source>
        <translation>もう一度お試しください。破損したファイルは退避し、新しいファイルを作成します。</translation>
    </message>
    <message>
        <source>“{name}” in {folder} has to be updated for this version, and no backup could be made.</source>
        <translation>{folder} の「{name}」をこのバージョン用に更新する必要がありますが、バックアップを作成できませんでした。</translation>
    </message>
    <message>
        <source>Free up space on the disk, or allow writing there, and try again. Nothing was changed.</source>
        <translation>ディスクの空き容量を増やすか、書き込みを許可してから、もう一度お試しください。何も変更されていません。</translation>
    </message>
    <message>
        <source>The drive that holds {folder} cannot keep two programs apart.</source>
        <translation>{folder} のあるドライブでは、2 つのプログラムの同時書き込みを防げません。</translation>
    </message>
    <message>
        <source>Keep your data on a drive of this computer.</source>
        <translation>データはこのコンピューターのドライブに置いてください。</translation>
    </message>
    <message>
        <source>Something in {folder} could not be opened.</source>
        <translation>{folder} に開けないものがあります。</translation>
    </message>
    <message>
        <source>Try again. If that does not help, choose another directory for now.</source>
        <translation>もう一度お試しください。解決しない場合は、当面は別のディレクトリを選択してください。</translation>
    </message>
    <message>
        <source>Or go back to the last backup: {backup}. The present file is kept beside it.</source>
        <translation>または最後のバックアップに戻します：{backup}。現在のファイルは同じ場所に残します。</translation>
    </message>
    <message>
        <source>The system says: {detail}</source>
        <translation>システムのメッセージ：{detail}</translation>
    </message>
    <message>
        <source>The backup was restored; the former file is now {path}.</source>
        <translation>バックアップを復元しました。以前のファイルは {path} になりました。</translation>
    </message>
    <message>
        <source>Choose another directory</source>
        <translation>別のディレクトリを選択</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>Show image</source>
        <translation>画像を表示</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>画像を削除</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>The model wants to use “{tool}” of {server}: {arguments}</source>
        <translation>モデルが {server} の「{tool}」の使用を求めています：{arguments}</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>今回のみ許可</translation>
    </message>
    <message>
        <source>Always for this server</source>
        <translation>このサーバーは常に許可</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>許可しない</translation>
    </message>
</context>
<context>
    <name>ToolList</name>
    <message>
        <source>All tools</source>
        <translation>すべてのツール</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>Use as search provider</source>
        <translation>検索サービスとして使用</translation>
    </message>
    <message>
        <source>Searches by it stand in Settings → Search and in the search menu. It is called without asking.</source>
        <translation>「設定」→「検索」と検索メニューに表示されます。確認なしで呼び出されます。</translation>
    </message>
    <message>
        <source>Use of {tool}</source>
        <translation>{tool} の使用</translation>
    </message>
</context>
<context>
    <name>ToolsPage</name>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>ツール（MCP）</translation>
    </message>
    <message>
        <source>Models can use tools that MCP servers give them: your files, calendars, databases, other programs. You are asked before each call, unless you set a tool to On.</source>
        <translation>MCP サーバーが提供するツールを、モデルが利用できます：ファイル、カレンダー、データベース、ほかのプログラムなど。ツールを「オン」に設定しないかぎり、呼び出しのたびに確認します。</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>サーバーを追加…</translation>
    </message>
    <message>
        <source>Paste JSON…</source>
        <translation>JSON を貼り付け…</translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation>サーバーはまだありません</translation>
    </message>
    <message>
        <source>MCP (Model Context Protocol) is how programs offer tools to models. There are servers for files, notes, GitHub, databases and more. The guide of each has a block of JSON that begins with “mcpServers”: copy it and choose Paste JSON. Without one, choose Add server and give its command or its address.</source>
        <translation>MCP（Model Context Protocol）は、プログラムがモデルにツールを提供するための仕組みです。ファイル、メモ、GitHub、データベースなどのサーバーがあります。それぞれのガイドに「mcpServers」で始まる JSON のブロックがあるので、コピーして「JSON を貼り付け」を選択してください。ない場合は「サーバーを追加」を選択し、コマンドまたはアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>起動中…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Ready · {tools}</source>
        <translation>準備完了 · {tools}</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>サインインが必要</translation>
    </message>
    <message>
        <source>Consent needed</source>
        <translation>同意が必要</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Starts when needed</source>
        <translation>必要なときに起動</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>The program {command} was not found.</source>
        <translation>プログラム {command} が見つかりません。</translation>
    </message>
    <message>
        <source>{command} cannot be run as a program. Check the path under Edit, or its permissions.</source>
        <translation>{command} をプログラムとして実行できません。「編集」でパスを確認するか、実行権限を確認してください。</translation>
    </message>
    <message>
        <source>It was not ready in time. The first start may have to download a lot: try Restart, or see the log.</source>
        <translation>時間内に準備が整いませんでした。初回の起動では大量のダウンロードが必要なことがあります。「再起動」を試すか、ログを確認してください。</translation>
    </message>
    <message>
        <source>The program ended before it was ready. The log says more.</source>
        <translation>準備が整う前にプログラムが終了しました。詳しくはログを確認してください。</translation>
    </message>
    <message>
        <source>The program ended by itself. Try Restart; the log says more.</source>
        <translation>プログラムが終了しました。「再起動」を試してください。詳しくはログを確認してください。</translation>
    </message>
    <message>
        <source>Nothing answers at {host}. Check the address, and whether the server is running.</source>
        <translation>{host} が応答しません。アドレスと、サーバーが動作しているかを確認してください。</translation>
    </message>
    <message>
        <source>{host} wants you to sign in. Press Sign in: its page opens in your browser.</source>
        <translation>{host} へのサインインが必要です。「サインイン」を押すと、ブラウザーでページが開きます。</translation>
    </message>
    <message>
        <source>{host} refused the request: a token is missing or wrong. Under Edit, give the header Authorization, usually with the value Bearer and the token.</source>
        <translation>{host} がリクエストを拒否しました。トークンがないか、間違っています。「編集」でヘッダー Authorization を設定してください。値は通常、Bearer の後にトークンを続けたものです。</translation>
    </message>
    <message>
        <source>It was not started: you have not agreed to its command yet.</source>
        <translation>起動していません。コマンドへの同意がまだありません。</translation>
    </message>
    <message>
        <source>{host} answers, but not as an MCP server. Check the path; it often ends in /mcp.</source>
        <translation>{host} は応答しましたが、MCP サーバーではありません。パスを確認してください。多くは /mcp で終わります。</translation>
    </message>
    <message>
        <source>It failed: {detail}. The log may say more.</source>
        <translation>失敗しました：{detail}。詳しくはログに記録されている場合があります。</translation>
    </message>
    <message>
        <source>This installation lacks a part that tools need. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>ツールに必要なコンポーネントがインストールされていません。次のコマンドでインストールしてください：pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>It has neither a command nor an address.</source>
        <translation>コマンドもアドレスもありません。</translation>
    </message>
    <message>
        <source>It speaks the older transport SSE, which Citewise does not. Look for its streamable HTTP address, which often ends in /mcp.</source>
        <translation>古い通信方式の SSE を使用しており、Citewise では対応していません。streamable HTTP のアドレスを探してください。多くは /mcp で終わります。</translation>
    </message>
    <message>
        <source>“{detail}” is no web address. Example: https://example.com/mcp</source>
        <translation>「{detail}」はウェブアドレスではありません。例：https://example.com/mcp</translation>
    </message>
    <message>
        <source>“{detail}” is a placeholder: put in what it stands for.</source>
        <translation>「{detail}」はプレースホルダーです。実際の値に置き換えてください。</translation>
    </message>
    <message>
        <source>“{detail}” cannot be the name of a variable or header.</source>
        <translation>「{detail}」は変数やヘッダーの名前に使えません。</translation>
    </message>
    <message>
        <source>“{detail}” holds a control character.</source>
        <translation>「{detail}」に制御文字が含まれています。</translation>
    </message>
    <message>
        <source>“{detail}” is not understood.</source>
        <translation>「{detail}」を解釈できません。</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, {reason}. Copy the whole block, with its brackets.</source>
        <translation>JSON ではありません：{line} 行目、{reason}。括弧も含めて、ブロック全体をコピーしてください。</translation>
    </message>
    <message>
        <source>No server is named here. Look for a block with “mcpServers” in its guide.</source>
        <translation>サーバーが書かれていません。ガイドで「mcpServers」を含むブロックを探してください。</translation>
    </message>
    <message>
        <source>Not added: {name}. {problem}</source>
        <translation>追加していません：{name}。{problem}</translation>
    </message>
    <message>
        <source>Still without a value: {names}. Give it under Edit.</source>
        <translation>値がまだありません：{names}。「編集」で入力してください。</translation>
    </message>
    <message>
        <source>It comes with Node.js: install that, then try Restart.</source>
        <translation>Node.js に付属しています。Node.js をインストールしてから「再起動」を試してください。</translation>
    </message>
    <message>
        <source>It comes with uv: install that, then try Restart.</source>
        <translation>uv に付属しています。uv をインストールしてから「再起動」を試してください。</translation>
    </message>
    <message>
        <source>It comes with Bun: install that, then try Restart.</source>
        <translation>Bun に付属しています。Bun をインストールしてから「再起動」を試してください。</translation>
    </message>
    <message>
        <source>It comes with Docker: install that, then try Restart.</source>
        <translation>Docker に付属しています。Docker をインストールしてから「再起動」を試してください。</translation>
    </message>
    <message>
        <source>Install it, or give its full path under Edit.</source>
        <translation>インストールするか、「編集」で完全なパスを指定してください。</translation>
    </message>
    <message>
        <source>It downloads what it runs from the internet, at the first start and for updates.</source>
        <translation>初回の起動時と更新時に、実行するものをインターネットからダウンロードします。</translation>
    </message>
</context>
<context>
    <name>ToolsWording</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>ツール %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s) left out</source>
        <translation>
            <numerusform>ほか %n 個のツールを省略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works: %n tool(s) after {time}.</source>
        <translation>
            <numerusform>正常に動作しています：{time}でツール %n 個を取得。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) found:</source>
        <translation>
            <numerusform>サーバーが %n 件見つかりました：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>出典に食い違い</translation>
    </message>
    <message>
        <source>as of {date}</source>
        <translation>{date} 時点</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>コードをコピーしました</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>リンクをコピーしました</translation>
    </message>
    <message>
        <source>Answer copied</source>
        <translation>回答をコピーしました</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Answer and sources copied</source>
        <translation>回答と出典をコピーしました</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>引用をコピー</translation>
    </message>
    <message>
        <source>Citation copied</source>
        <translation>引用をコピーしました</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>抜粋を表示</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>最新へ移動</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Quote in question</source>
        <translation>質問に引用</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Answering…</source>
        <translation>回答中…</translation>
    </message>
    <message>
        <source>The answer is complete.</source>
        <translation>回答が完了しました。</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>続けて質問</translation>
    </message>
    <message>
        <source>Edit before asking</source>
        <translation>編集してから質問</translation>
    </message>
    <message>
        <source>Show corrected</source>
        <translation>修正後を表示</translation>
    </message>
    <message>
        <source>Show original</source>
        <translation>元の回答を表示</translation>
    </message>
    <message>
        <source>Go to the next one in doubt</source>
        <translation>次の要確認箇所へ移動</translation>
    </message>
    <message>
        <source>Next in doubt ({place} of {count})</source>
        <translation>次の要確認箇所（{place}/{count}）</translation>
    </message>
    <message>
        <source>No uncited claims found</source>
        <translation>出典のない記述は見つかりませんでした</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Forgotten: {fact}</source>
        <translation>メモリから削除：{fact}</translation>
    </message>
    <message>
        <source>Remembered: {fact}</source>
        <translation>メモリに保存：{fact}</translation>
    </message>
    <message>
        <source>Memory updated: {fact}</source>
        <translation>メモリを更新：{fact}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <translation>何を知りたいですか？</translation>
    </message>
    <message>
        <source>Every answer shows its sources, and the passage behind each claim.</source>
        <translation>どの回答にも出典と、各記述を裏付ける抜粋が表示されます。</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>What changed in the latest Python release?</source>
        <translation>Python の最新リリースでは何が変わりましたか？</translation>
    </message>
    <message>
        <source>How do heat pumps work in very cold weather?</source>
        <translation>ヒートポンプは厳しい寒さの中でどのように動作しますか？</translation>
    </message>
    <message>
        <source>Compare the evidence for and against a four-day week</source>
        <translation>週休 3 日制への賛成と反対、それぞれの根拠を比較してください</translation>
    </message>
    <message>
        <source>Nothing of it is written to disk or remembered; when the window closes, it is gone. The model and the sites that are searched still see your questions.</source>
        <translation>内容はディスクに書き込まれず、記憶もされません。ウィンドウを閉じると消えます。モデルと検索先のサイトには、通常どおり質問が届きます。</translation>
    </message>
    <message>
        <source>This is the original answer.</source>
        <translation>元の回答を表示しています。</translation>
    </message>
    <message>
        <source>This is the corrected answer.</source>
        <translation>修正後の回答を表示しています。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>画像 {number}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Retry with…</source>
        <translation>条件を変えて再試行…</translation>
    </message>
    <message>
        <source>Edit question</source>
        <translation>質問を編集</translation>
    </message>
    <message>
        <source>A private conversation</source>
        <translation>プライベート会話</translation>
    </message>
    <message>
        <source>Shown as plain text: formulas, tables, code and charts are not drawn, and no cards open on citations.</source>
        <translation>プレーンテキストで表示しています。数式、表、コード、グラフは描画されず、引用のカードも開きません。</translation>
    </message>
    <message>
        <source>Show image</source>
        <translation>画像を表示</translation>
    </message>
    <message>
        <source>Show graph</source>
        <translation>グラフを表示</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>今すぐ回答</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Answer below, or skip this and start the research as it is.</source>
        <translation>下に回答するか、スキップしてこのままリサーチを開始してください。</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>検索語</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>もう一度検索</translation>
    </message>
    <message>
        <source>Source: {channel}</source>
        <translation>検索先：{channel}</translation>
    </message>
    <message>
        <source>{channel} failed: {reason}</source>
        <translation>{channel} で失敗：{reason}</translation>
    </message>
    <message>
        <source>{said} ({reasons})</source>
        <translation>{said}（{reasons}）</translation>
    </message>
    <message>
        <source>{input} tokens in, {output} out</source>
        <translation>入力 {input} トークン、出力 {output} トークン</translation>
    </message>
    <message>
        <source>cached {time}</source>
        <translation>キャッシュ：{time}</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>許可なし</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>前のバージョン</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>次のバージョン</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>バージョン {number}/{count}</translation>
    </message>
    <message>
        <source>trying {channel}</source>
        <translation>{channel} を試行中</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>検索エンジン</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>思考過程</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>モデルを追加</translation>
    </message>
    <message>
        <source>Network settings</source>
        <translation>ネットワークの設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>検索の設定</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>別のモデルを選択</translation>
    </message>
    <message>
        <source>Model settings</source>
        <translation>モデルの設定</translation>
    </message>
    <message>
        <source>Copy with sources</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>Show uncited claims</source>
        <translation>出典のない記述を表示</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>折り返し</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Show as image</source>
        <translation>画像として表示</translation>
    </message>
    <message>
        <source>This SVG cannot be shown.</source>
        <translation>この SVG は表示できません。</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV としてコピー</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSV として保存</translation>
    </message>
    <message>
        <source>image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>the page was not read, only its excerpt from a search</source>
        <translation>ページは読み取らず、検索結果のスニペットのみ</translation>
    </message>
    <message>
        <source>only partly found in its source</source>
        <translation>出典で一部のみ確認</translation>
    </message>
    <message>
        <source>not found in its source</source>
        <translation>出典に見当たらない</translation>
    </message>
    <message>
        <source>not checked (other language)</source>
        <translation>未検証（言語が異なる）</translation>
    </message>
    <message>
        <source>Find a source for this</source>
        <translation>この記述の出典を探す</translation>
    </message>
    <message>
        <source>Check with {model}</source>
        <translation>{model} で検証</translation>
    </message>
    <message>
        <source>Stopped. What was written so far is kept.</source>
        <translation>停止しました。ここまでの内容は保存されています。</translation>
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
        <translation>この回答を採用</translation>
    </message>
    <message>
        <source>Stop {model}</source>
        <translation>{model} を停止</translation>
    </message>
    <message>
        <source>Keep the answer of {model}</source>
        <translation>{model} の回答を採用</translation>
    </message>
    <message>
        <source>Answers side by side: {count}</source>
        <translation>並べて表示中の回答：{count}</translation>
    </message>
    <message>
        <source>Translate again</source>
        <translation>もう一度翻訳</translation>
    </message>
    <message>
        <source>Show translation ({language})</source>
        <translation>訳文を表示（{language}）</translation>
    </message>
    <message>
        <source>Translating into {language} with {model}…</source>
        <translation>{model} で{language}に翻訳中…</translation>
    </message>
    <message>
        <source>Translated into {language}</source>
        <translation>{language}に翻訳しました</translation>
    </message>
    <message>
        <source>Show original</source>
        <comment>of a translation</comment>
        <translation>原文を表示</translation>
    </message>
</context>
<context>
    <name>Translations</name>
    <message>
        <source>Translate</source>
        <translation>翻訳</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Translating needs a model. Add one in the settings.</source>
        <translation>翻訳にはモデルが必要です。設定で追加してください。</translation>
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
        <translation>質問またはキーワード</translation>
    </message>
    <message>
        <source>Test search in this knowledge base</source>
        <translation>このナレッジベースで検索をテスト</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>結果（関連度順）</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>「{text}」に一致するものはありません。</translation>
    </message>
    <message>
        <source>Enter a question or keywords to see which passages an answer would use.</source>
        <translation>質問またはキーワードを入力すると、回答に使われる抜粋を確認できます。</translation>
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
        <translation>引用文を短縮しました。</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>出典を再検証</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>質問をプロンプトとして保存…</translation>
    </message>
    <message>
        <source>Delete question and answer</source>
        <translation>質問と回答を削除</translation>
    </message>
    <message>
        <source>Question and answer deleted.</source>
        <translation>質問と回答を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo restore</source>
        <translation>復元を元に戻す</translation>
    </message>
    <message>
        <source>Undo and restart</source>
        <translation>元に戻して再起動</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup. Citewise closes for it and opens again.</source>
        <translation>現在の内容はバックアップとして保存されます。Citewise はいったん終了し、再び起動します。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>UpdateDialog</name>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>ダウンロードページ</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>このバージョンをスキップ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No notes were published.</source>
        <translation>更新内容は公開されていません。</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>ダウンロードページ</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>このバージョンをスキップ</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
</context>
<context>
    <name>UpdateSection</name>
    <message>
        <source>Check for new versions once a day</source>
        <translation>新しいバージョンを 1 日 1 回確認</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>Asks {host} for a signed list of versions; nothing about you or this computer is sent with it. You are told of a new version, and nothing is downloaded or installed.</source>
        <translation>署名されたバージョン一覧を {host} から取得します。あなたやこのコンピューターについての情報は送信しません。新しいバージョンをお知らせするだけで、ダウンロードやインストールは行いません。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>Citewise {version} is available.</source>
        <translation>Citewise {version} を利用できます。</translation>
    </message>
    <message>
        <source>Citewise {version} is available, but needs a newer version of your system.</source>
        <translation>Citewise {version} を利用できますが、新しいバージョンの OS が必要です。</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>最新のバージョンです。</translation>
    </message>
    <message>
        <source>The signature of the version list is wrong, so it was ignored.</source>
        <translation>バージョン一覧の署名が正しくないため、無視しました。</translation>
    </message>
    <message>
        <source>The version list is older than one seen before, so it was ignored.</source>
        <translation>バージョン一覧が以前のものより古いため、無視しました。</translation>
    </message>
    <message>
        <source>The version list was redirected to an insecure address, so it was not loaded.</source>
        <translation>バージョン一覧が安全でないアドレスにリダイレクトされたため、読み込みませんでした。</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>•••••••• from an environment variable</source>
        <translation>•••••••• 環境変数から</translation>
    </message>
    <message>
        <source>•••••••• from the .env file</source>
        <translation>•••••••• .env ファイルから</translation>
    </message>
    <message>
        <source>•••••••• stored; type to replace</source>
        <translation>•••••••• 保存済み（入力すると置き換え）</translation>
    </message>
</context>
<context>
    <name>VaultActions</name>
    <message>
        <source>Keep keys in an encrypted file…</source>
        <translation>キーを暗号化ファイルに保存…</translation>
    </message>
    <message>
        <source>Unlock keys…</source>
        <translation>キーのロックを解除…</translation>
    </message>
    <message>
        <source>Change passphrase…</source>
        <translation>パスフレーズを変更…</translation>
    </message>
    <message>
        <source>Delete key file…</source>
        <translation>キーファイルを削除…</translation>
    </message>
    <message>
        <source>Delete the encrypted file and all keys in it? This cannot be undone.</source>
        <translation>暗号化されたファイルと、その中のキーをすべて削除しますか？この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>No claim of this answer rests on a source.</source>
        <translation>この回答には、出典に基づく記述がありません。</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>保存したページを表示</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Passage moved</source>
        <translation>抜粋が移動</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation>テキストが変更</translation>
    </message>
    <message>
        <source>Passage removed</source>
        <translation>抜粋が削除</translation>
    </message>
    <message>
        <source>Page gone</source>
        <translation>ページが消失</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}：{count}</translation>
    </message>
    <message>
        <source>Other sentences of the passage changed.</source>
        <translation>抜粋のほかの文が変わりました。</translation>
    </message>
    <message>
        <source>The page stands at {place} now.</source>
        <translation>ページの現在の場所は {place} です。</translation>
    </message>
    <message>
        <source>Beside the page as it is now: {verdict}.</source>
        <translation>現在のページとの照合：{verdict}。</translation>
    </message>
    <message>
        <source>A copy of the page as it was is kept.</source>
        <translation>当時のページのコピーが保存されています。</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}。</translation>
    </message>
    <message>
        <source>Your own material has no page on the web.</source>
        <translation>自分の資料のため、ウェブ上にページがありません。</translation>
    </message>
    <message>
        <source>It has no address on the web.</source>
        <translation>ウェブ上のアドレスがありません。</translation>
    </message>
    <message>
        <source>Its address is known from the answer&apos;s words alone, and is not opened.</source>
        <translation>アドレスは回答の文面からしかわからないため、開きません。</translation>
    </message>
    <message>
        <source>Your rules for sites forbid it.</source>
        <translation>サイトの設定で禁止されています。</translation>
    </message>
    <message>
        <source>Only an excerpt is known of it, which the page does not hold.</source>
        <translation>わかっているのは抜粋だけで、それはページ内にありません。</translation>
    </message>
    <message>
        <source>No passage of it is known.</source>
        <translation>抜粋がわかりません。</translation>
    </message>
    <message>
        <source>There are too many pages to check at once.</source>
        <translation>ページが多すぎて、一度に検証できません。</translation>
    </message>
</context>
<context>
    <name>VerificationDialog</name>
    <message>
        <source>Check sources again</source>
        <translation>出典を再検証</translation>
    </message>
    <message>
        <source>What became of the sources</source>
        <translation>出典の現状</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>出典を読み直しています…</translation>
    </message>
</context>
<context>
    <name>WebDavSection</name>
    <message>
        <source>This address is not encrypted: others on the way can read the password.</source>
        <translation>このアドレスは暗号化されていません。通信の途中でパスワードを読み取られるおそれがあります。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Test the WebDAV server</source>
        <translation>WebDAV サーバーをテスト</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>サーバーに問い合わせ中…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Folder on the server</source>
        <translation>サーバー上のフォルダー</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存数</translation>
    </message>
    <message>
        <source>Nextcloud and many network drives speak WebDAV. The password is kept where API keys are. The backups are not encrypted, and no keys are in them.</source>
        <translation>Nextcloud や多くのネットワークドライブが WebDAV に対応しています。パスワードは API キーと同じ場所に保存されます。バックアップは暗号化されず、キーは含まれません。</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation> 件</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://.</source>
        <translation>アドレスは https:// または http:// で始めてください。</translation>
    </message>
    <message numerus="yes">
        <source>The server is ready. It has %n backup(s).</source>
        <translation>
            <numerusform>サーバーの準備ができています。バックアップが %n 件あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>ステップ {number}/{count}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Found in its source</source>
        <translation>出典で確認</translation>
    </message>
    <message>
        <source>the number “{detail}” is not there</source>
        <translation>数値「{detail}」がありません</translation>
    </message>
    <message>
        <source>“{detail}” has another unit there</source>
        <translation>「{detail}」の単位が異なります</translation>
    </message>
    <message>
        <source>the words “{detail}” are not there</source>
        <translation>「{detail}」という語句がありません</translation>
    </message>
    <message>
        <source>“{detail}” is not named there</source>
        <translation>「{detail}」への言及がありません</translation>
    </message>
    <message>
        <source>the two seem to contradict each other (“{detail}”)</source>
        <translation>互いに矛盾しているようです（「{detail}」）</translation>
    </message>
    <message>
        <source>little of it is there</source>
        <translation>該当する内容がほとんどありません</translation>
    </message>
    <message>
        <source>The version list has expired, so it was ignored. Check your computer&apos;s clock, or try later.</source>
        <translation>バージョン一覧の有効期限が切れているため、無視しました。コンピューターの時計を確認するか、後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>The version list is in a format that this version does not know. Look at the website.</source>
        <translation>バージョン一覧の形式にこのバージョンは対応していません。ウェブサイトを確認してください。</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>This could not be saved: {reason}. Then try again.</source>
        <translation>保存できませんでした：{reason}。その後、もう一度お試しください。</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>ディスクがエラーを報告しています</translation>
    </message>
    <message>
        <source>Not saved yet: {reason}. This answer is saved automatically as soon as possible; until then, copy what you must not lose.</source>
        <translation>まだ保存されていません：{reason}。この回答は、可能になりしだい自動で保存されます。それまでの間、失いたくない内容はコピーしてください。</translation>
    </message>
    <message>
        <source>the disk is full; free up space on it</source>
        <translation>ディスクがいっぱいです。空き容量を増やしてください</translation>
    </message>
    <message>
        <source>another program keeps the file of your conversations locked; close it</source>
        <translation>別のプログラムが会話のファイルをロックしています。そのプログラムを閉じてください</translation>
    </message>
    <message>
        <source>the folder of your conversations may only be read; allow writing to it</source>
        <translation>会話のフォルダーが読み取り専用です。書き込みを許可してください</translation>
    </message>
    <message>
        <source>the disk reports an error; make sure that it is connected and not full</source>
        <translation>ディスクがエラーを報告しています。接続と空き容量を確認してください</translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation>パスワードが必要</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>テキストなし</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>大きすぎる</translation>
    </message>
    <message>
        <source>too much work to read</source>
        <translation>読み取りの負荷が大きすぎる</translation>
    </message>
    <message>
        <source>scanned, without text</source>
        <translation>スキャン画像のみでテキストなし</translation>
    </message>
    <message>
        <source>not the type its name says</source>
        <translation>ファイル名と種類が不一致</translation>
    </message>
    <message>
        <source>unsupported type</source>
        <translation>対応していない種類</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>ファイルがない</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>読み取りの権限がない</translation>
    </message>
    <message>
        <source>{file} asks for a password. Save a copy without one, and add that.</source>
        <translation>{file} にはパスワードが必要です。パスワードなしのコピーを保存し、それを追加してください。</translation>
    </message>
    <message>
        <source>{file} contains no text.</source>
        <translation>{file} にテキストが含まれていません。</translation>
    </message>
    <message>
        <source>{file} is damaged. Open it in its own program and save it anew.</source>
        <translation>{file} は破損しています。作成元のプログラムで開き、保存し直してください。</translation>
    </message>
    <message>
        <source>{file} is too large to be read. Divide it into smaller files.</source>
        <translation>{file} は大きすぎて読み取れません。小さなファイルに分割してください。</translation>
    </message>
    <message>
        <source>{file} took too long or too much memory to read, so it was left. Divide it, or save it anew.</source>
        <translation>{file} は読み取りに時間またはメモリがかかりすぎるため、中止しました。分割するか、保存し直してください。</translation>
    </message>
    <message>
        <source>{file} has no text and no images that can be shown.</source>
        <translation>{file} には、表示できるテキストも画像もありません。</translation>
    </message>
    <message>
        <source>{file} is not the type of file that its name says.</source>
        <translation>{file} の種類が、名前の示すものと異なります。</translation>
    </message>
    <message>
        <source>{file} is of a type that Citewise does not support.</source>
        <translation>{file} は Citewise が対応していない種類のファイルです。</translation>
    </message>
    <message>
        <source>{file} is no longer there. It was moved, renamed or deleted.</source>
        <translation>{file} はもうありません。移動、名前の変更、または削除が行われました。</translation>
    </message>
    <message>
        <source>You have no permission to read {file}.</source>
        <translation>{file} を読み取る権限がありません。</translation>
    </message>
    <message>
        <source>The answer had failed in {program}: {words}</source>
        <translation>この回答は {program} で失敗していました：{words}</translation>
    </message>
    <message>
        <source>The connection to {where} broke off. What came is kept; try again.</source>
        <translation>{where} との接続が途切れました。届いた内容は保存されています。もう一度お試しください。</translation>
    </message>
    <message>
        <source>No connection to {where}. Check the address, your network and the proxy in Settings.</source>
        <translation>{where} に接続できません。アドレス、ネットワーク、「設定」のプロキシを確認してください。</translation>
    </message>
    <message>
        <source>Nothing was found for any of the sub-questions. Other words may help.</source>
        <translation>どのサブ質問についても何も見つかりませんでした。別の言葉を試してみてください。</translation>
    </message>
    <message>
        <source>No sub-question had an answer yet. Continue, and wait for the first ones.</source>
        <translation>まだどのサブ質問にも回答がありません。続行して、最初の回答をお待ちください。</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered ({where}).</source>
        <translation>どのサブ質問にも回答が得られませんでした（{where}）。</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered. {first}</source>
        <translation>どのサブ質問にも回答が得られませんでした。{first}</translation>
    </message>
    <message>
        <source>Rate limit reached at {where}. Wait a little, then try again.</source>
        <translation>{where} のレート制限に達しました。しばらく待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{where} asked for a captcha instead of showing results. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} が結果の代わりに CAPTCHA を求めました。後で試すか、「設定」の「検索」で別の検索エンジンを選択してください。</translation>
    </message>
    <message>
        <source>{where} refused to search for now. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where} が一時的に検索を拒否しました。後で試すか、「設定」の「検索」で別の検索エンジンを選択してください。</translation>
    </message>
    <message>
        <source>{where} showed results that have nothing to do with the question.</source>
        <translation>{where} の結果は質問と無関係でした。</translation>
    </message>
    <message>
        <source>{where} did not answer in time. Try again in a moment.</source>
        <translation>{where} が時間内に応答しませんでした。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>No connection to {where}. Check your network and the proxy in Settings.</source>
        <translation>{where} に接続できません。ネットワークと「設定」のプロキシを確認してください。</translation>
    </message>
    <message>
        <source>{where} showed a page that could not be read as search results.</source>
        <translation>{where} のページを検索結果として読み取れませんでした。</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>{where} did not accept the key. Check it in Settings, Models.</source>
        <translation>{where} がキーを受け付けませんでした。「設定」の「モデル」で確認してください。</translation>
    </message>
    <message>
        <source>{where} needs a key. Add one in Settings, Models.</source>
        <translation>{where} にはキーが必要です。「設定」の「モデル」で追加してください。</translation>
    </message>
    <message>
        <source>Your account at {where} has no credit left. Top it up there, or choose another model.</source>
        <translation>{where} のアカウントの残高がありません。チャージするか、別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one in Settings, Models.</source>
        <translation>{where} にこのモデルはありません。「設定」の「モデル」で別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>This is more text than the model&apos;s context holds. Start a new conversation, shorten the question, or choose a model with a larger context.</source>
        <translation>テキストがモデルのコンテキストに収まりません。新しい会話を始めるか、質問を短くするか、コンテキストの大きいモデルを選択してください。</translation>
    </message>
    <message>
        <source>{where} is on this computer or a private network, so it was not read. You can allow it in Settings, Search.</source>
        <translation>{where} はこのコンピューターまたはプライベートネットワークにあるため、読み取りませんでした。「設定」の「検索」で許可できます。</translation>
    </message>
    <message>
        <source>Something went wrong at {where}. Try again.</source>
        <translation>{where} で問題が発生しました。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Something went wrong in Citewise. Try again; if it persists, the log file tells what to report.</source>
        <translation>Citewise で問題が発生しました。もう一度お試しください。解決しない場合は、ログファイルの内容を添えて報告してください。</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Install it with: {command}</source>
        <translation>モデルの実行環境がインストールされていません。次のコマンドでインストールしてください：{command}</translation>
    </message>
    <message>
        <source>{file} cannot be read. Choose it again in Settings, Models.</source>
        <translation>{file} を読み取れません。「設定」の「モデル」で選択し直してください。</translation>
    </message>
    <message>
        <source>{file} is not a model in GGUF format. Choose another file in Settings, Models.</source>
        <translation>{file} は GGUF 形式のモデルではありません。「設定」の「モデル」で別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.</source>
        <translation>{file} に必要なメモリが足りません。「設定」の「モデル」でコンテキストを小さくするか、小さいモデルを選択してください。</translation>
    </message>
    <message>
        <source>{file} is of a type that this version of Citewise cannot run. ({said})</source>
        <translation>{file} は、このバージョンの Citewise で実行できない種類です。（{said}）</translation>
    </message>
    <message>
        <source>{file} could not be loaded. ({said})</source>
        <translation>{file} を読み込めませんでした。（{said}）</translation>
    </message>
    <message>
        <source>{file} ended unexpectedly while it answered. Try again; if it persists, choose a smaller context in Settings, Models, or another model.</source>
        <translation>{file} が回答中に予期せず終了しました。もう一度お試しください。解決しない場合は、「設定」の「モデル」でコンテキストを小さくするか、別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>The built-in model was stopped.</source>
        <translation>内蔵モデルを停止しました。</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window and could not be understood. It is kept as {name}, and the settings of this window were saved. Copy from it what you need.</source>
        <translation>settings.json がこのウィンドウの外で変更され、解釈できませんでした。{name} として残し、このウィンドウの設定を保存しました。必要な内容はそこからコピーしてください。</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window in the same place ({fields}). What you set here counts; the other file is kept as {name}.</source>
        <translation>settings.json の同じ箇所（{fields}）が、このウィンドウの外で変更されました。ここでの設定が有効になります。もう一方のファイルは {name} として残しました。</translation>
    </message>
    <message>
        <source>AppArmor forbids Chromium&apos;s sandbox. Allow it with: {command}</source>
        <translation>AppArmor が Chromium のサンドボックスを禁止しています。次のコマンドで許可してください：{command}</translation>
    </message>
    <message>
        <source>Chromium&apos;s sandbox needs user namespaces. Allow them with: {command}</source>
        <translation>Chromium のサンドボックスにはユーザー名前空間が必要です。次のコマンドで許可してください：{command}</translation>
    </message>
    <message>
        <source>You seem to be offline. Check your connection or the proxy.</source>
        <translation>オフラインのようです。接続またはプロキシを確認してください。</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so the answer does without it.</source>
        <translation>{file} を読み取れなかったため（{reason}）、使わずに回答しました。</translation>
    </message>
    <message>
        <source>The knowledge bases could not be searched ({reason}), so the answer does without them.</source>
        <translation>ナレッジベースを検索できなかったため（{reason}）、使わずに回答しました。</translation>
    </message>
    <message>
        <source>The model could not plan further ({reason}), so the report rests on what there was.</source>
        <translation>モデルが計画を続けられなかったため（{reason}）、それまでの内容でレポートを作成しました。</translation>
    </message>
    <message>
        <source>{count} of {total} sub-questions unanswered: {names}</source>
        <translation>サブ質問 {total} 件中 {count} 件が未回答：{names}</translation>
    </message>
    <message>
        <source>The model&apos;s own search failed ({reason}), so {channel} was used instead.</source>
        <translation>モデル内蔵の検索に失敗したため（{reason}）、代わりに {channel} を使いました。</translation>
    </message>
    <message>
        <source>{name} could not rerank the passages ({reason}), so the former order is used.</source>
        <translation>{name} が抜粋を並べ替えられなかったため（{reason}）、元の順序を使いました。</translation>
    </message>
    <message>
        <source>Claims could not be looked up ({reason}). The answer stays as it was.</source>
        <translation>記述を追加検索できませんでした（{reason}）。回答は元のままです。</translation>
    </message>
    <message>
        <source>Claims could not be corrected ({reason}). The answer stays as it was.</source>
        <translation>記述を訂正できませんでした（{reason}）。回答は元のままです。</translation>
    </message>
    <message>
        <source>None of the search engines could be used ({reasons}), so only Wikipedia was searched.</source>
        <translation>使える検索エンジンがなかったため（{reasons}）、ウィキペディアだけを検索しました。</translation>
    </message>
    <message>
        <source>The search engines gave no results, so only Wikipedia was searched.</source>
        <translation>検索エンジンから結果が得られなかったため、ウィキペディアだけを検索しました。</translation>
    </message>
    <message>
        <source>These are the best passages, quoted word for word. Add a model to get full answers.</source>
        <translation>関連性の高い抜粋を原文のまま引用しています。モデルを追加すると、完全な回答が得られます。</translation>
    </message>
    <message>
        <source>The model could not plan the search, so your question itself was searched.</source>
        <translation>モデルが検索を計画できなかったため、質問をそのまま検索しました。</translation>
    </message>
    <message>
        <source>The model is slow to plan, so the search began with your question itself.</source>
        <translation>モデルの計画に時間がかかっているため、質問をそのまま使って検索を始めました。</translation>
    </message>
    <message>
        <source>No search engine gave results. Try again later.</source>
        <translation>どの検索エンジンからも結果が得られませんでした。後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>Nothing was found for this question. Other words may help.</source>
        <translation>この質問について何も見つかりませんでした。別の言葉を試してみてください。</translation>
    </message>
    <message>
        <source>This answer rests on no source. Check what matters before you rely on it.</source>
        <translation>この回答には出典がありません。重要な内容は、必ず確認してください。</translation>
    </message>
    <message>
        <source>The model stopped at its length limit, so the answer may be incomplete.</source>
        <translation>モデルが長さの上限で停止したため、回答が不完全な可能性があります。</translation>
    </message>
    <message>
        <source>The provider paused this answer repeatedly, so it may be incomplete. Use Continue to go on.</source>
        <translation>プロバイダーがこの回答を何度も中断したため、不完全な可能性があります。「続ける」で再開できます。</translation>
    </message>
    <message>
        <source>None of the pages could be read, so only their search snippets were used. Sources tell why.</source>
        <translation>どのページも読み取れなかったため、検索結果のスニペットだけを使いました。理由は「出典」にあります。</translation>
    </message>
    <message>
        <source>The question is longer than the known context of this model, so a part of it may be cut off.</source>
        <translation>質問がこのモデルの既知のコンテキストより長いため、一部が切り捨てられる可能性があります。</translation>
    </message>
    <message>
        <source>The model&apos;s context is only {tokens} tokens, so the answer rests on fewer references.</source>
        <translation>モデルのコンテキストが {tokens} トークンしかないため、参照した資料が少なくなっています。</translation>
    </message>
    <message>
        <source>Memory could not be read, so the answer does without it.</source>
        <translation>メモリを読み取れなかったため、使わずに回答しました。</translation>
    </message>
    <message>
        <source>The model reached the limit of searches for one answer.</source>
        <translation>モデルが 1 回の回答での検索回数の上限に達しました。</translation>
    </message>
    <message>
        <source>The tools of {name} were not available. Settings → Tools (MCP) says why.</source>
        <translation>{name} のツールを利用できませんでした。理由は「設定」→「ツール（MCP）」にあります。</translation>
    </message>
    <message>
        <source>The provider withdrew its answer. Try other words, or another model.</source>
        <translation>プロバイダーが回答を取り消しました。別の言葉、または別のモデルを試してください。</translation>
    </message>
    <message>
        <source>Not in the export of {program}: {names}</source>
        <translation>{program} のエクスポートに含まれていないもの：{names}</translation>
    </message>
    <message>
        <source>This model does not support images, so they were left out.</source>
        <translation>このモデルは画像に対応していないため、画像は送りませんでした。</translation>
    </message>
    <message>
        <source>No sub-questions were found, so the question was answered like any other.</source>
        <translation>サブ質問が見つからなかったため、通常の質問として回答しました。</translation>
    </message>
    <message>
        <source>Research needs a model. The question was answered without one.</source>
        <translation>リサーチにはモデルが必要です。モデルなしで質問に回答しました。</translation>
    </message>
    <message>
        <source>Citations without a source removed: {count}</source>
        <translation>出典のない引用を削除：{count} 件</translation>
    </message>
    <message>
        <source>A newer version of Citewise recorded something here that this version does not support.</source>
        <translation>新しいバージョンの Citewise が、このバージョンで対応していない内容をここに記録しています。</translation>
    </message>
    <message>
        <source>access refused</source>
        <translation>アクセス拒否</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>読み取れない</translation>
    </message>
    <message>
        <source>There was no connection to {where}.</source>
        <translation>{where} に接続できませんでした。</translation>
    </message>
    <message>
        <source>{where} refused to give the page.</source>
        <translation>{where} がページの提供を拒否しました。</translation>
    </message>
    <message>
        <source>The page at {where} could not be read.</source>
        <translation>{where} のページを読み取れませんでした。</translation>
    </message>
    <message>
        <source>Looking up “{query}”…</source>
        <translation>「{query}」を追加検索中…</translation>
    </message>
    <message>
        <source>Checking and repairing the answer…</source>
        <translation>回答を検証・修正中…</translation>
    </message>
    <message>
        <source>Checking the answer…</source>
        <translation>回答を検証中…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>作成中…</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>抜粋を選択中…</translation>
    </message>
    <message>
        <source>Planning the search…</source>
        <translation>検索を計画中…</translation>
    </message>
    <message>
        <source>Searching “{query}”…</source>
        <translation>「{query}」を検索中…</translation>
    </message>
    <message>
        <source>The model searches: “{query}”</source>
        <translation>モデルが検索中：「{query}」</translation>
    </message>
    <message>
        <source>Waiting for your permission…</source>
        <translation>許可を待っています…</translation>
    </message>
    <message>
        <source>The model searches…</source>
        <translation>モデルが検索中…</translation>
    </message>
    <message>
        <source>The model asked for: {calls}</source>
        <translation>モデルの要求：{calls}</translation>
    </message>
    <message>
        <source>{tool} “{about}”</source>
        <translation>{tool}「{about}」</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Choosing quotes…</source>
        <translation>抜粋を選択中…</translation>
    </message>
    <message>
        <source>Waiting for {model}…</source>
        <translation>{model} を待っています…</translation>
    </message>
    <message>
        <source>Reading pages…</source>
        <translation>ページを閲覧中…</translation>
    </message>
    <message>
        <source>Imported from {program}</source>
        <translation>{program} からインポート</translation>
    </message>
    <message>
        <source>The model searched by itself</source>
        <translation>モデル内蔵の検索を使用</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>回答なし</translation>
    </message>
    <message>
        <source>Answered without searching</source>
        <translation>検索せずに回答</translation>
    </message>
    <message>
        <source>its JSON format is off</source>
        <translation>JSON 形式がオフ</translation>
    </message>
    <message>
        <source>no sources given</source>
        <translation>出典の提示なし</translation>
    </message>
    <message>
        <source>it redirects to another address</source>
        <translation>別のアドレスへリダイレクト</translation>
    </message>
    <message>
        <source>error {status}</source>
        <translation>エラー {status}</translation>
    </message>
    <message>
        <source>it reported an error</source>
        <translation>エラーの報告</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>接続不可</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>時間内に応答なし</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>キーが拒否された</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>no credit left</source>
        <translation>残高なし</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>レート制限に到達</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>不明なモデル</translation>
    </message>
    <message>
        <source>too long for the model</source>
        <translation>モデルには長すぎる</translation>
    </message>
    <message>
        <source>response not readable</source>
        <translation>応答を読み取れない</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>一時的に拒否</translation>
    </message>
    <message>
        <source>a private address, not allowed</source>
        <translation>許可されていないプライベートアドレス</translation>
    </message>
    <message>
        <source>not set up</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>an error in Citewise</source>
        <translation>Citewise のエラー</translation>
    </message>
    <message>
        <source>reason not known</source>
        <translation>理由不明</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n query(ies)</source>
        <translation>
            <numerusform>検索 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading {done} of %n page(s)…</source>
        <translation>
            <numerusform>ページを閲覧中（{done}/%n）…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>read %n page(s)</source>
        <translation>
            <numerusform>%n ページを閲覧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n tool(s)</source>
        <translation>
            <numerusform>ツール %n 個を使用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) cited</source>
        <translation>
            <numerusform>出典 %n 件を引用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more page(s) found, not read</source>
        <translation>
            <numerusform>ほかに未読のページ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model searched %n time(s)</source>
        <translation>
            <numerusform>モデルが %n 回検索</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search provider(s) failed</source>
        <translation>
            <numerusform>検索サービス %n 件が失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n 件の結果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n image(s)</source>
        <translation>
            <numerusform>画像 %n 枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the provider</source>
        <translation>
            <numerusform>プロバイダーによる検索 %n 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retrying {where} in %n second(s)</source>
        <translation>
            <numerusform>%n 秒後に {where} へ再試行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limit reached at {where}. Try again in %n second(s).</source>
        <translation>
            <numerusform>{where} のレート制限に達しました。%n 秒後にもう一度お試しください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncited claim(s) marked</source>
        <translation>
            <numerusform>出典のない記述 %n 件を表示中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) left as written</source>
        <translation>
            <numerusform>%n 段落は原文のまま</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n minute(s)</source>
        <translation>
            <numerusform>%n 分間一時停止</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n second(s)</source>
        <translation>
            <numerusform>%n 秒間一時停止</numerusform>
        </translation>
    </message>
    <message>
        <source>From the assistant</source>
        <translation>アシスタントの設定</translation>
    </message>
    <message>
        <source>The first {shown} of {count}</source>
        <translation>{count} 件中、最初の {shown} 件</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>添付：{names}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>結果あり</translation>
    </message>
    <message>
        <source>asked for a captcha</source>
        <translation>CAPTCHA を要求</translation>
    </message>
    <message>
        <source>showed an empty page</source>
        <translation>空のページ</translation>
    </message>
    <message>
        <source>showed unrelated results</source>
        <translation>無関係な結果</translation>
    </message>
    <message>
        <source>page not understood</source>
        <translation>ページを解釈できない</translation>
    </message>
    <message>
        <source>{host} is a private address that is not allowed</source>
        <translation>{host} は許可されていないプライベートアドレスです</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>it needs an address in Settings, Search</source>
        <translation>「設定」の「検索」でアドレスが必要</translation>
    </message>
    <message>
        <source>the built-in browser cannot start</source>
        <translation>内蔵ブラウザーを起動できない</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>The built-in browser</source>
        <translation>内蔵ブラウザー</translation>
    </message>
    <message>
        <source>The built-in model</source>
        <translation>内蔵モデル</translation>
    </message>
    <message>
        <source>Web search (no key)</source>
        <translation>ウェブ検索（キー不要）</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>ウィキペディア</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>モデル内蔵の検索</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>ナレッジベース</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, in Qt&apos;s format</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>{where} returned an empty answer. Try again, or choose another model.</source>
        <translation>{where} の回答が空でした。もう一度試すか、別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>{where} redirects to {host}, and neither your question nor the key was sent there. If that is the right address, enter it in Settings.</source>
        <translation>{where} は {host} にリダイレクトしており、質問もキーもそこには送信していません。正しいアドレスであれば、「設定」に入力してください。</translation>
    </message>
    <message>
        <source>{where} redirects to another address, which was not followed. Check it in Settings.</source>
        <translation>{where} は別のアドレスにリダイレクトしていますが、たどりませんでした。「設定」で確認してください。</translation>
    </message>
    <message>
        <source>{where} answered with error {status}. Try again; if it persists, check its address in Settings.</source>
        <translation>{where} がエラー {status} を返しました。もう一度お試しください。解決しない場合は、「設定」でアドレスを確認してください。</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again in a moment.</source>
        <translation>{where} でエラーが発生しました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{where} sent a response that could not be read. Check its address, or try again.</source>
        <translation>{where} の応答を読み取れませんでした。アドレスを確認するか、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{where} returns no JSON: the format is switched off. Add json under search, formats in its settings.yml and restart it.</source>
        <translation>{where} は JSON を返しません。この形式がオフになっています。settings.yml の search、formats に json を追加し、再起動してください。</translation>
    </message>
    <message>
        <source>This answer cannot go on: it is complete, goes on already, or was deleted. Retry asks the question again.</source>
        <translation>この回答は続けられません。完了しているか、すでに続行中か、削除されています。「再試行」で質問し直せます。</translation>
    </message>
    <message>
        <source>{where} is not available on this computer.</source>
        <translation>{where} はこのコンピューターでは利用できません。</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>パスフレーズが違います。</translation>
    </message>
    <message>
        <source>The encrypted key file is damaged. Delete it in Settings, Data.</source>
        <translation>暗号化されたキーファイルが破損しています。「設定」の「データ」で削除してください。</translation>
    </message>
    <message>
        <source>The encrypted key file was written by a newer version of Citewise. Use that version.</source>
        <translation>暗号化されたキーファイルは、新しいバージョンの Citewise で作成されています。そのバージョンを使ってください。</translation>
    </message>
    <message>
        <source>The encrypted key file is locked. Unlock it in Settings, Data.</source>
        <translation>暗号化されたキーファイルはロックされています。「設定」の「データ」で解除してください。</translation>
    </message>
    <message>
        <source>{found} of {total} citations found in their sources</source>
        <translation>引用 {total} 件中 {found} 件を出典で確認</translation>
    </message>
    <message>
        <source>{partly} only partly</source>
        <translation>一部のみ {partly} 件</translation>
    </message>
    <message>
        <source>{foreign} not checked (other language)</source>
        <translation>未検証（言語が異なる）{foreign} 件</translation>
    </message>
    <message>
        <source>{unchecked} could not be checked</source>
        <translation>検証不可 {unchecked} 件</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}：{reason}</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>未検証（言語が異なる）</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>出典で一部のみ確認</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>出典に見当たらない</translation>
    </message>
    <message>
        <source>missing there: {detail}</source>
        <translation>見当たらない語句：{detail}</translation>
    </message>
    <message>
        <source>According to {model}: {verdict}.</source>
        <translation>{model} の判定：{verdict}。</translation>
    </message>
    <message>
        <source>the source supports it</source>
        <translation>出典はこの記述を裏付けています</translation>
    </message>
    <message>
        <source>the source supports only part of it</source>
        <translation>出典はこの記述の一部だけを裏付けています</translation>
    </message>
    <message>
        <source>the source does not support it</source>
        <translation>出典はこの記述を裏付けていません</translation>
    </message>
    <message>
        <source>page not found</source>
        <translation>ページが見つからない</translation>
    </message>
    <message>
        <source>the site refused it ({status})</source>
        <translation>サイトが拒否（{status}）</translation>
    </message>
    <message>
        <source>{where} no longer has this page.</source>
        <translation>{where} にこのページはもうありません。</translation>
    </message>
    <message>
        <source>{where} did not give the page.</source>
        <translation>{where} がページを返しませんでした。</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>音声・動画</translation>
    </message>
    <message>
        <source>not a text page</source>
        <translation>テキストのページではない</translation>
    </message>
    <message>
        <source>no readable text</source>
        <translation>読み取れるテキストがない</translation>
    </message>
    <message>
        <source>No readable text was found at {where}.</source>
        <translation>{where} に読み取れるテキストが見つかりませんでした。</translation>
    </message>
    <message>
        <source>{where} is not a text page.</source>
        <translation>{where} はテキストのページではありません。</translation>
    </message>
    <message>
        <source>a scanned PDF: images of pages, without text</source>
        <translation>スキャンされた PDF（画像のみでテキストなし）</translation>
    </message>
    <message>
        <source>a PDF that asks for a password</source>
        <translation>パスワードが必要な PDF</translation>
    </message>
    <message>
        <source>too large to be read</source>
        <translation>大きすぎて読み取れない</translation>
    </message>
    <message>
        <source>it took too long or too much memory to read</source>
        <translation>読み取りに時間またはメモリがかかりすぎる</translation>
    </message>
    <message>
        <source>the reader for such documents did not start</source>
        <translation>この種のドキュメントの読み取り機能が起動しない</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>リダイレクトが多すぎる</translation>
    </message>
    <message>
        <source>the site asks for a captcha</source>
        <translation>サイトが CAPTCHA を要求</translation>
    </message>
    <message>
        <source>a PDF, which was not read</source>
        <translation>PDF（未読）</translation>
    </message>
    <message>
        <source>The PDF at {where} is scanned: it has images of pages, and no text to read.</source>
        <translation>{where} の PDF はスキャンされたもので、ページの画像だけで読み取れるテキストがありません。</translation>
    </message>
    <message>
        <source>The PDF at {where} asks for a password. Open it in your browser.</source>
        <translation>{where} の PDF にはパスワードが必要です。ブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>The document at {where} is too large to be read. Open it in your browser.</source>
        <translation>{where} のドキュメントは大きすぎて読み取れません。ブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>The page at {where} took too long or too much memory to read, so it was left.</source>
        <translation>{where} のページは読み取りに時間またはメモリがかかりすぎるため、中止しました。</translation>
    </message>
    <message>
        <source>The document at {where} was not read: the part of Citewise that reads such documents did not start. Open it in your browser, or restart Citewise.</source>
        <translation>{where} のドキュメントを読み取れませんでした。この種のドキュメントの読み取り機能が起動しませんでした。ブラウザーで開くか、Citewise を再起動してください。</translation>
    </message>
    <message>
        <source>{where} redirects too many times.</source>
        <translation>{where} はリダイレクトの回数が多すぎます。</translation>
    </message>
    <message>
        <source>{where} asks for a captcha. Open the page in your browser to read it.</source>
        <translation>{where} が CAPTCHA を求めています。ブラウザーでページを開いてお読みください。</translation>
    </message>
    <message>
        <source>{where} is a PDF, which was not read. Open it in your browser.</source>
        <translation>{where} は PDF のため、読み取りませんでした。ブラウザーで開いてください。</translation>
    </message>
</context>
</TS>
