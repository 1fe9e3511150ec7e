<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AbilitiesEditor</name>
    <message>
        <source>Model&apos;s own search</source>
        <translation>모델 자체 검색</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>컨텍스트(토큰)</translation>
    </message>
    <message>
        <source>Auto ({what})</source>
        <translation>자동({what})</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Auto (unknown)</source>
        <translation>자동(알 수 없음)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Citewise</source>
        <translation>Citewise 정보</translation>
    </message>
    <message>
        <source>About</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>새로운 기능</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>버전 {version}</translation>
    </message>
    <message>
        <source>A desktop chat client whose answers rest on sources you can check.</source>
        <translation>확인할 수 있는 출처로 답하는 데스크톱 채팅 클라이언트입니다.</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>라이선스: {licence}</translation>
    </message>
    <message>
        <source>Built with Qt {version} and PySide6 (LGPL 3); pages are drawn by Qt WebEngine (Chromium).</source>
        <translation>Qt {version} 및 PySide6(LGPL 3)로 만들었으며, 페이지는 Qt WebEngine(Chromium)으로 표시합니다.</translation>
    </message>
    <message numerus="yes">
        <source>What&apos;s new: %n change(s)</source>
        <translation>
            <numerusform>새로운 기능: 변경 사항 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>see its own files</source>
        <translation>포함된 파일 참조</translation>
    </message>
    <message>
        <source>The full texts are in {folder}</source>
        <translation>전문은 {folder}에 있습니다</translation>
    </message>
</context>
<context>
    <name>AddNote</name>
    <message>
        <source>Add a note</source>
        <translation>노트 추가</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Enter the text of the note.</source>
        <translation>노트 내용을 입력하세요.</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add a web page</source>
        <translation>웹페이지 추가</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Invalid web address.</source>
        <translation>웹 주소가 올바르지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>AddressSection</name>
    <message>
        <source>Serve the local API</source>
        <translation>로컬 API 제공</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>포트</translation>
    </message>
    <message>
        <source>Address for other programs</source>
        <translation>다른 프로그램용 주소</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>주소 복사</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>시작하는 중…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
</context>
<context>
    <name>AnswerNotifier</name>
    <message>
        <source>Answer ready</source>
        <translation>답변 완료</translation>
    </message>
    <message>
        <source>Answer ready: {title}</source>
        <translation>답변 완료: {title}</translation>
    </message>
</context>
<context>
    <name>AnswerTools</name>
    <message>
        <source>Find sources for or against: “{sentence}”</source>
        <translation>다음 주장을 뒷받침하거나 반박하는 출처를 찾아 주세요: “{sentence}”</translation>
    </message>
    <message>
        <source>There is no passage to check.</source>
        <translation>확인할 구절이 없습니다.</translation>
    </message>
    <message>
        <source>Asking {model}…</source>
        <translation>{model}에 질문하는 중…</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>라이트</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>다크</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Scales the whole window. Ctrl with the mouse wheel does so anywhere.</source>
        <translation>창 전체의 크기를 조절합니다. 어디서나 Ctrl을 누른 채 마우스 휠을 돌려도 됩니다.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>데스크톱</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>소리 내어 읽기</translation>
    </message>
</context>
<context>
    <name>ArchiveSection</name>
    <message>
        <source>Keep the web pages that answers are based on</source>
        <translation>답변의 근거가 된 웹페이지 저장</translation>
    </message>
    <message>
        <source>Each page is kept as it was read, so that it can still be shown when it has changed or is gone. Each conversation can choose otherwise (search menu, This conversation). Never for private conversations.</source>
        <translation>각 페이지를 읽은 그대로 저장하므로 나중에 바뀌거나 사라져도 볼 수 있습니다. 대화마다 다르게 선택할 수 있습니다(검색 메뉴의 ‘이 대화’). 비공개 대화에서는 저장하지 않습니다.</translation>
    </message>
    <message>
        <source>Maximum size (the oldest pages are deleted first)</source>
        <translation>최대 크기(오래된 페이지부터 삭제)</translation>
    </message>
    <message>
        <source>Delete kept pages…</source>
        <translation>저장된 페이지 삭제…</translation>
    </message>
    <message>
        <source>Kept pages: {count}, {size}</source>
        <translation>저장된 페이지: {count}개, {size}</translation>
    </message>
    <message>
        <source>No pages are kept yet.</source>
        <translation>아직 저장된 페이지가 없습니다.</translation>
    </message>
    <message>
        <source>Delete all kept pages? Answers, sources and passages stay. This cannot be undone.</source>
        <translation>저장된 페이지를 모두 삭제할까요? 답변, 출처, 구절은 그대로 남습니다. 이 작업은 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>삭제하는 중…</translation>
    </message>
    <message>
        <source>The kept pages were deleted.</source>
        <translation>저장된 페이지를 삭제했습니다.</translation>
    </message>
</context>
<context>
    <name>ArchivedPageController</name>
    <message>
        <source>The kept page is no longer there.</source>
        <translation>저장된 페이지가 더 이상 없습니다.</translation>
    </message>
</context>
<context>
    <name>ArchivedPageWindow</name>
    <message>
        <source>Kept page</source>
        <translation>저장된 페이지</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>{file} 파일을 쓸 수 없습니다. 다른 위치를 선택하세요.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>저장됨: {file}</translation>
    </message>
    <message>
        <source>Save copy</source>
        <translation>사본 저장</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>{number}/{count}페이지</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Save copy…</source>
        <translation>사본 저장…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Read on {moment}</source>
        <translation>{moment}에 읽음</translation>
    </message>
    <message>
        <source>Shown without network and scripts: pictures and styles that were not kept are missing.</source>
        <translation>네트워크와 스크립트 없이 표시합니다. 저장되지 않은 그림과 스타일은 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Shown as text. Save a copy to open the file itself.</source>
        <translation>텍스트로 표시합니다. 파일 자체를 열려면 사본을 저장하세요.</translation>
    </message>
    <message>
        <source>There is no text in this page.</source>
        <translation>이 페이지에는 텍스트가 없습니다.</translation>
    </message>
</context>
<context>
    <name>AssistantDialog</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>New assistant</source>
        <translation>새 어시스턴트</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}(사본)</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” 항목을 삭제했습니다.</translation>
    </message>
    <message>
        <source>“{name}” is as the template has it.</source>
        <translation>“{name}” 항목을 템플릿 내용으로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>어시스턴트</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>템플릿</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>An assistant is a system prompt under a name, with a model, web search and more of its own. Choose one when you begin a conversation, or in its header.</source>
        <translation>어시스턴트는 이름을 붙인 시스템 프롬프트이며, 모델과 웹 검색 등을 따로 정할 수 있습니다. 대화를 시작할 때나 대화 상단에서 선택합니다.</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>새 대화</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Reset to template</source>
        <translation>템플릿으로 되돌리기</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
</context>
<context>
    <name>AssistantFiles</name>
    <message>
        <source>neither a name nor a prompt</source>
        <translation>이름도 프롬프트도 없음</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>손상됨</translation>
    </message>
    <message>
        <source>too many at once</source>
        <translation>한 번에 너무 많음</translation>
    </message>
    <message>
        <source>its model {model}, which is not set up here: as in settings</source>
        <translation>여기에 설정되지 않은 모델 {model}: 설정을 따름</translation>
    </message>
    <message>
        <source>the end of its prompt, which is too long</source>
        <translation>너무 긴 프롬프트의 끝부분</translation>
    </message>
    <message>
        <source>greeting and suggested questions</source>
        <translation>인사말과 추천 질문</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>지식 베이스</translation>
    </message>
    <message>
        <source>plugins and tools</source>
        <translation>플러그인과 도구</translation>
    </message>
    <message>
        <source>its picture, which is no emoji</source>
        <translation>이모지가 아닌 그림</translation>
    </message>
    <message>
        <source>example messages</source>
        <translation>예시 메시지</translation>
    </message>
    <message>
        <source>the number of earlier messages</source>
        <translation>이전 메시지 수</translation>
    </message>
    <message>
        <source>{file} cannot be opened, or is damaged.</source>
        <translation>{file} 파일을 열 수 없거나 파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of assistants.</source>
        <translation>{file} 파일은 어시스턴트 파일로는 너무 큽니다.</translation>
    </message>
    <message>
        <source>{file} is no JSON. Choose the .json file that the other program exported, or its backup.</source>
        <translation>{file} 파일은 JSON이 아닙니다. 다른 프로그램에서 내보낸 .json 파일이나 그 백업을 선택하세요.</translation>
    </message>
    <message>
        <source>{file} holds no assistants. Citewise reads its own files, agents of Cherry Studio and of LobeChat.</source>
        <translation>{file} 파일에 어시스턴트가 없습니다. Citewise는 자체 파일과 Cherry Studio 및 LobeChat의 에이전트를 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Citewise. Update to read it.</source>
        <translation>{file} 파일은 더 새로운 버전의 Citewise에서 만들어졌습니다. 읽으려면 업데이트하세요.</translation>
    </message>
    <message>
        <source>Left out: {reasons}</source>
        <translation>제외됨: {reasons}</translation>
    </message>
    <message>
        <source>knowledge bases that are missing here or not unique: {names}</source>
        <translation>여기에 없거나 같은 이름이 여러 개인 지식 베이스: {names}</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Search and knowledge</source>
        <translation>검색 및 지식 베이스</translation>
    </message>
    <message>
        <source>How the model writes</source>
        <translation>모델 출력</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>이름을 입력하세요.</translation>
    </message>
    <message>
        <source>The icon is one emoji, such as 🪶, or nothing.</source>
        <translation>아이콘은 🪶 같은 이모지 하나이거나 비워 둡니다.</translation>
    </message>
    <message numerus="yes">
        <source>The system prompt is too long: %Ln character(s) too many.</source>
        <translation>
            <numerusform>시스템 프롬프트가 %Ln자 초과되었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>이 어시스턴트의 용도</translation>
    </message>
    <message>
        <source>Who it is, how it answers, what it always does</source>
        <translation>역할, 답변 방식, 항상 지킬 점</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>아이콘</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>시스템 프롬프트</translation>
    </message>
    <message>
        <source>It goes with every question. Citations stay as they are, whatever it says.</source>
        <translation>모든 질문과 함께 전송됩니다. 내용과 관계없이 인용 방식은 그대로입니다.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>웹 검색</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>검색 소스</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>검색 방식</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>지식 베이스</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>도구(MCP)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>답변 검증</translation>
    </message>
    <message>
        <source>As in settings</source>
        <translation>설정과 동일</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>질문 재작성</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>모델이 결정(도구)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>As in settings ({model})</source>
        <translation>설정과 동일({model})</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>모델 없음(발췌만)</translation>
    </message>
    <message>
        <source>{model} (not set up here)</source>
        <translation>{model}(여기에 설정되지 않음)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln자</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantImportDialog</name>
    <message>
        <source>Import assistants</source>
        <translation>어시스턴트 가져오기</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>파일의 어시스턴트</translation>
    </message>
    <message>
        <source>From {program}. Choose what to add; nothing that you have is changed.</source>
        <translation>{program}에서 가져옵니다. 추가할 항목을 선택하세요. 기존 항목은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>You have it already</source>
        <translation>이미 있음</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>모두 선택 해제</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>모두 선택</translation>
    </message>
</context>
<context>
    <name>AssistantMenu</name>
    <message>
        <source>More assistants</source>
        <translation>다른 어시스턴트</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>어시스턴트 없음</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>어시스턴트 관리…</translation>
    </message>
</context>
<context>
    <name>AssistantNumbers</name>
    <message numerus="yes">
        <source>%n assistant(s) added.</source>
        <translation>
            <numerusform>어시스턴트 %n개를 추가했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s) saved: {file}</source>
        <translation>
            <numerusform>어시스턴트 %n개를 저장했습니다: {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the file cannot be used: {reasons}.</source>
        <translation>
            <numerusform>파일의 다른 %n개는 사용할 수 없습니다: {reasons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n assistant(s)</source>
        <translation>
            <numerusform>어시스턴트 %n개 추가</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantRows</name>
    <message>
        <source>Search assistants</source>
        <translation>어시스턴트 검색</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>어시스턴트</translation>
    </message>
    <message>
        <source>No assistant yet. Begin with a template, or make one of your own.</source>
        <translation>아직 어시스턴트가 없습니다. 템플릿으로 시작하거나 직접 만드세요.</translation>
    </message>
    <message>
        <source>No assistant matches.</source>
        <translation>일치하는 어시스턴트가 없습니다.</translation>
    </message>
</context>
<context>
    <name>AssistantTemplates</name>
    <message>
        <source>Answer in the language of the question unless another one is asked for.</source>
        <translation>다른 언어를 요청받지 않는 한 질문과 같은 언어로 답하세요.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>리서치</translation>
    </message>
    <message>
        <source>A thorough answer in which every claim has its source</source>
        <translation>모든 주장에 출처를 밝히는 상세한 답변</translation>
    </message>
    <message>
        <source>You are a careful researcher. Begin with the answer in two or three sentences, then give the reasons. Support every claim with a source; prefer primary sources and recent ones, and name the date of figures. Where sources disagree, say so and tell why. End with what remains uncertain and what to read next.</source>
        <translation>당신은 꼼꼼한 연구자입니다. 먼저 두세 문장으로 답을 제시한 다음 이유를 설명하세요. 모든 주장을 출처로 뒷받침하고, 1차 출처와 최신 출처를 우선하며, 수치에는 날짜를 밝히세요. 출처가 서로 다르면 그 사실과 이유를 알려 주세요. 마지막에 아직 불확실한 점과 더 읽어 볼 자료를 적으세요.</translation>
    </message>
    <message>
        <source>Fact check</source>
        <translation>팩트체크</translation>
    </message>
    <message>
        <source>Holds claims against sources, one by one</source>
        <translation>주장을 하나씩 출처와 대조</translation>
    </message>
    <message>
        <source>You check facts. Split the text into claims that can be checked, and skip opinions. For each claim give the claim, a verdict (true, mostly true, misleading, false, cannot be checked), the evidence with its source, and the missing context. Be as strict with claims you like as with those you do not. Never guess a verdict: where no source settles it, say so.</source>
        <translation>당신은 팩트체커입니다. 텍스트를 검증할 수 있는 주장으로 나누고 의견은 건너뛰세요. 각 주장마다 주장, 판정(사실, 대체로 사실, 오해의 소지 있음, 거짓, 검증 불가), 근거와 출처, 빠진 맥락을 제시하세요. 마음에 드는 주장에도 그렇지 않은 주장과 똑같이 엄격해야 합니다. 판정을 추측하지 말고, 판단할 출처가 없으면 그렇게 밝히세요.</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>번역가</translation>
    </message>
    <message>
        <source>Translates texts and keeps tone and format</source>
        <translation>어조와 형식을 유지하며 텍스트 번역</translation>
    </message>
    <message>
        <source>You are a translator. Translate the text that the user gives into the language they name; without one, from the user&apos;s language into English, and anything else into the user&apos;s language. Keep meaning, tone, names, numbers and formatting. Use the usual terms of the field. Reply with the translation alone; where a passage allows two readings, add one short note below it, in the language of the question.</source>
        <translation>당신은 번역가입니다. 사용자가 준 텍스트를 지정한 언어로 번역하세요. 지정하지 않으면 한국어는 영어로, 다른 언어는 한국어로 번역하세요. 의미, 어조, 이름, 숫자, 서식을 유지하고 해당 분야에서 통용되는 용어를 사용하세요. 번역문만 답하되, 두 가지로 읽힐 수 있는 부분이 있으면 그 아래에 질문과 같은 언어로 짧은 설명을 하나 덧붙이세요.</translation>
    </message>
    <message>
        <source>Proofreader</source>
        <translation>교정</translation>
    </message>
    <message>
        <source>Corrects spelling, grammar and punctuation, and says what it changed</source>
        <translation>맞춤법, 문법, 문장 부호를 고치고 바꾼 점을 설명</translation>
    </message>
    <message>
        <source>You are a proofreader. Correct spelling, grammar, punctuation and wrong words in the user&apos;s text, and keep the author&apos;s voice: change nothing that is right. Give the corrected text first, then a short list of the changes that matter, each with its reason. Where a sentence is unclear, ask instead of guessing.</source>
        <translation>당신은 교정자입니다. 사용자 텍스트의 맞춤법, 문법, 문장 부호, 잘못 쓴 단어를 고치되 글쓴이의 문체를 살리고 옳은 부분은 바꾸지 마세요. 먼저 고친 텍스트를 제시하고, 이어서 중요한 변경 사항과 그 이유를 짧은 목록으로 정리하세요. 뜻이 분명하지 않은 문장은 추측하지 말고 물어보세요.</translation>
    </message>
    <message>
        <source>Writing coach</source>
        <translation>글쓰기 코치</translation>
    </message>
    <message>
        <source>Makes a text clearer and shorter</source>
        <translation>글을 더 명확하고 간결하게</translation>
    </message>
    <message>
        <source>You are a writing coach. First name the two or three things that would improve the user&apos;s text most: structure, clarity, tone or length. Then show them on concrete sentences, before and after. Rewrite the whole text only when asked. Prefer short sentences, plain words and verbs. Respect the author&apos;s purpose and readers; ask about them when they are unclear.</source>
        <translation>당신은 글쓰기 코치입니다. 먼저 구성, 명확성, 어조, 길이 중에서 사용자의 글을 가장 크게 개선할 두세 가지를 짚어 주세요. 그런 다음 구체적인 문장으로 수정 전과 후를 보여 주세요. 글 전체는 요청받았을 때만 다시 쓰세요. 짧은 문장과 쉬운 말, 동사를 우선하세요. 글쓴이의 목적과 독자를 존중하고, 분명하지 않으면 물어보세요.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>요약</translation>
    </message>
    <message>
        <source>The main points of a long text or page</source>
        <translation>긴 글이나 페이지의 핵심 내용</translation>
    </message>
    <message>
        <source>You summarise. Begin with one sentence that says what the text is about and what it concludes. Then give five points at most, the most important first, with the figures, names and dates that carry them. Keep to what the text says; mark your own remarks as such. If the text leaves out something that a reader would need, say so at the end.</source>
        <translation>당신은 요약 전문가입니다. 먼저 글의 주제와 결론을 한 문장으로 말하세요. 그런 다음 핵심을 최대 다섯 가지, 중요한 순서대로, 이를 뒷받침하는 수치, 이름, 날짜와 함께 제시하세요. 글의 내용에 충실하고 자신의 의견은 따로 표시하세요. 독자에게 필요한 내용이 글에 빠져 있으면 마지막에 알려 주세요.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>선생님</translation>
    </message>
    <message>
        <source>Explains step by step and asks back</source>
        <translation>단계별로 설명하고 되물어 확인</translation>
    </message>
    <message>
        <source>You are a patient teacher. Find out what the learner knows, then explain step by step, with one example from daily life and one from the field. Introduce each new term before you use it. When there is an exercise, give hints first and the solution only when asked. End with one question that shows whether it was understood.</source>
        <translation>당신은 인내심 있는 선생님입니다. 학습자가 무엇을 아는지 파악한 다음, 일상생활의 예와 해당 분야의 예를 하나씩 들어 단계별로 설명하세요. 새로운 용어는 사용하기 전에 소개하세요. 연습 문제가 있으면 먼저 힌트를 주고, 풀이는 요청받았을 때만 제시하세요. 마지막에 이해했는지 확인할 수 있는 질문을 하나 하세요.</translation>
    </message>
    <message>
        <source>Code review</source>
        <translation>코드 리뷰</translation>
    </message>
    <message>
        <source>Finds faults in code and shows how to mend them</source>
        <translation>코드의 결함을 찾고 고치는 방법 제시</translation>
    </message>
    <message>
        <source>You review code. Look for faults first: wrong results, edge cases, races, security, resources that leak. Then readability and tests. Give each finding with its place, its weight (must, should, could) and a minimal patch. Do not praise and do not rewrite what works. Say what you could not judge without more context. If the code is fine, say so in one line.</source>
        <translation>당신은 코드 리뷰어입니다. 먼저 잘못된 결과, 경계 사례, 경쟁 상태, 보안 문제, 리소스 누수 같은 결함을 찾으세요. 그다음 가독성과 테스트를 살펴보세요. 발견한 내용마다 위치, 중요도(필수, 권장, 선택), 최소한의 패치를 제시하세요. 칭찬하지 말고, 잘 작동하는 코드는 다시 쓰지 마세요. 맥락이 부족해 판단할 수 없는 점을 밝히세요. 코드에 문제가 없으면 한 줄로 말하세요.</translation>
    </message>
    <message>
        <source>Data analysis</source>
        <translation>데이터 분석</translation>
    </message>
    <message>
        <source>Reads tables and figures, with the arithmetic shown</source>
        <translation>표와 수치를 분석하고 계산 과정을 표시</translation>
    </message>
    <message>
        <source>You analyse data. State first what the data can and cannot answer: rows, columns, units, gaps, outliers. Show the arithmetic of every figure you report, and give tables where they help. Distinguish correlation from cause, and sample from population. Name the assumptions behind an estimate and how much it would change without them. End with the finding in one sentence.</source>
        <translation>당신은 데이터 분석가입니다. 먼저 이 데이터로 답할 수 있는 것과 없는 것을 행, 열, 단위, 결측값, 이상치와 함께 밝히세요. 제시하는 모든 수치의 계산 과정을 보여 주고 도움이 되면 표를 사용하세요. 상관관계와 인과관계, 표본과 모집단을 구분하세요. 추정에 깔린 가정과, 그 가정이 없다면 추정이 얼마나 달라지는지 밝히세요. 마지막에 결론을 한 문장으로 정리하세요.</translation>
    </message>
    <message>
        <source>Meeting minutes</source>
        <translation>회의록</translation>
    </message>
    <message>
        <source>Decisions, tasks and open questions from notes</source>
        <translation>메모에서 결정, 할 일, 미해결 문제 정리</translation>
    </message>
    <message>
        <source>You write minutes from notes or a transcript. Give: subject, date and people; decisions; tasks as a table with who, what and by when; open questions; and a summary of five lines at most. Keep to what was said and leave a field empty where nothing was said. Put unclear names and dates in brackets with a question mark. No small talk.</source>
        <translation>당신은 메모나 녹취록으로 회의록을 작성합니다. 주제, 날짜, 참석자, 결정 사항, 할 일 표(담당자, 내용, 기한), 미해결 문제, 최대 다섯 줄의 요약을 제시하세요. 실제로 말한 내용만 쓰고 언급되지 않은 항목은 비워 두세요. 분명하지 않은 이름과 날짜는 물음표와 함께 괄호에 넣으세요. 잡담은 제외하세요.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>찬반 논점</translation>
    </message>
    <message>
        <source>The best case for and against, then what decides it</source>
        <translation>가장 강력한 찬성과 반대 논거, 그리고 결정 요인</translation>
    </message>
    <message>
        <source>You argue both sides of a question fairly. Give the strongest case for and the strongest case against, each in the words that its supporters would use and with its best evidence. Then name the facts and the values on which the decision turns, and what would change a reasonable person&apos;s mind. Give your own judgement only when asked, and mark it.</source>
        <translation>당신은 한 가지 문제에 대해 찬반 양측의 입장을 공정하게 논증합니다. 가장 강력한 찬성 논거와 가장 강력한 반대 논거를 각 지지자가 쓸 법한 말과 최선의 근거로 제시하세요. 그런 다음 결정을 좌우하는 사실과 가치, 그리고 합리적인 사람의 생각을 바꿀 만한 것을 짚어 주세요. 자신의 판단은 요청받았을 때만 밝히고 따로 표시하세요.</translation>
    </message>
    <message>
        <source>Travel planning</source>
        <translation>여행 계획</translation>
    </message>
    <message>
        <source>Routes, days and costs, with current opening times</source>
        <translation>경로, 일정, 비용, 최신 운영 시간</translation>
    </message>
    <message>
        <source>You plan trips. Ask for dates, budget, pace and interests where they are missing, but give a first draft anyway. Plan by day, with travel times, realistic pauses and an alternative for bad weather. Look up opening times, prices, entry rules and holidays, with their source and date. List what must be booked early, and a rough budget at the end.</source>
        <translation>당신은 여행 플래너입니다. 날짜, 예산, 여행 속도, 관심사가 빠져 있으면 묻되 우선 초안을 제시하세요. 이동 시간, 현실적인 휴식, 날씨가 나쁠 때의 대안을 포함하여 날짜별로 계획하세요. 운영 시간, 가격, 입국 규정, 공휴일을 찾아보고 출처와 날짜를 밝히세요. 마지막에 일찍 예약해야 할 항목과 대략적인 예산을 적으세요.</translation>
    </message>
</context>
<context>
    <name>AssistantTransfer</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>{file} 파일을 쓸 수 없습니다. 다른 위치를 선택하세요.</translation>
    </message>
    <message>
        <source>Choose a file with assistants</source>
        <translation>어시스턴트 파일 선택</translation>
    </message>
    <message>
        <source>Assistants (*.json *.zip)</source>
        <translation>어시스턴트 (*.json *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <translation>어시스턴트 내보내기</translation>
    </message>
</context>
<context>
    <name>AssistantsController</name>
    <message>
        <source>Assistant: {name}</source>
        <translation>어시스턴트: {name}</translation>
    </message>
    <message>
        <source>This conversation&apos;s assistant was deleted; it goes on without one.</source>
        <translation>이 대화의 어시스턴트가 삭제되어 어시스턴트 없이 계속됩니다.</translation>
    </message>
    <message>
        <source>Assistant deleted</source>
        <translation>어시스턴트 삭제됨</translation>
    </message>
    <message>
        <source>“{name}” replaces what you had picked for this conversation: {things}.</source>
        <translation>“{name}” 어시스턴트가 이 대화에서 선택한 항목을 대체합니다: {things}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>어시스턴트</translation>
    </message>
    <message>
        <source>New conversation with {name}</source>
        <translation>{name} 어시스턴트와 새 대화</translation>
    </message>
    <message>
        <source>model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>웹 검색</translation>
    </message>
    <message>
        <source>search source</source>
        <translation>검색 소스</translation>
    </message>
    <message>
        <source>search planning</source>
        <translation>검색 방식</translation>
    </message>
    <message>
        <source>knowledge bases</source>
        <translation>지식 베이스</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>checking of answers</source>
        <translation>답변 검증</translation>
    </message>
</context>
<context>
    <name>AttachButton</name>
    <message>
        <source>Attach documents or images</source>
        <translation>문서 또는 이미지 첨부</translation>
    </message>
</context>
<context>
    <name>AttachmentController</name>
    <message>
        <source>At most {count} images per question.</source>
        <translation>이미지는 질문당 최대 {count}개입니다.</translation>
    </message>
    <message>
        <source>At most {count} documents per question.</source>
        <translation>문서는 질문당 최대 {count}개입니다.</translation>
    </message>
    <message>
        <source>Add folders to a knowledge base instead: {names}</source>
        <translation>폴더는 지식 베이스에 추가하세요: {names}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Attach documents or images</source>
        <translation>문서 또는 이미지 첨부</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>The backup could not be uploaded. {why}</source>
        <translation>백업을 업로드하지 못했습니다. {why}</translation>
    </message>
    <message>
        <source>No backup could be made. {why}</source>
        <translation>백업하지 못했습니다. {why}</translation>
    </message>
    <message>
        <source>This passphrase does not open the keys in the backup.</source>
        <translation>이 암호 구문으로는 백업에 든 키를 열 수 없습니다.</translation>
    </message>
    <message>
        <source>{where} did not accept the user name or password.</source>
        <translation>{where}에서 사용자 이름 또는 비밀번호를 거부했습니다.</translation>
    </message>
    <message>
        <source>The certificate of {where} is not trusted by this system, so no password was sent to it.</source>
        <translation>이 시스템에서 {where}의 인증서를 신뢰하지 않아 비밀번호를 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>{where} is not a backup of Citewise.</source>
        <translation>{where} 파일은 Citewise 백업이 아닙니다.</translation>
    </message>
    <message>
        <source>{where} is damaged or incomplete. Nothing was changed; choose another backup.</source>
        <translation>{where} 파일이 손상되었거나 불완전합니다. 변경된 내용은 없습니다. 다른 백업을 선택하세요.</translation>
    </message>
    <message>
        <source>{where} was made by a newer version of Citewise. Update Citewise, then try again.</source>
        <translation>{where} 파일은 더 새로운 버전의 Citewise에서 만들어졌습니다. Citewise를 업데이트한 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>{where} is damaged. Restart Citewise: it sets the file aside and saves what can be read.</source>
        <translation>{where} 파일이 손상되었습니다. Citewise를 다시 시작하면 이 파일을 따로 보관하고 읽을 수 있는 내용을 복구합니다.</translation>
    </message>
    <message>
        <source>There is not enough free space on the disk.</source>
        <translation>디스크 여유 공간이 부족합니다.</translation>
    </message>
    <message>
        <source>There is nothing to back up or to restore.</source>
        <translation>백업하거나 복원할 내용이 없습니다.</translation>
    </message>
    <message>
        <source>The folder {where} is not there. Connect its drive, or choose another folder.</source>
        <translation>{where} 폴더가 없습니다. 드라이브를 연결하거나 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>Another Citewise has the data directory open. Close it, then try again.</source>
        <translation>다른 Citewise에서 데이터 폴더를 사용하고 있습니다. 닫은 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>{where} has no space left for it. Delete something there, or keep fewer backups.</source>
        <translation>{where}에 남은 공간이 없습니다. 그곳에서 일부를 삭제하거나 보관할 백업 수를 줄이세요.</translation>
    </message>
    <message>
        <source>There is no WebDAV folder at this address of {where}. Check the address.</source>
        <translation>{where}의 이 주소에는 WebDAV 폴더가 없습니다. 주소를 확인하세요.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}. If that is right, enter the new address.</source>
        <translation>{where}에서 다음 주소로 리디렉션합니다: {host}. 올바르다면 새 주소를 입력하세요.</translation>
    </message>
    <message>
        <source>{where} does not allow writing to this folder.</source>
        <translation>{where}에서 이 폴더에 쓰는 것을 허용하지 않습니다.</translation>
    </message>
    <message>
        <source>The transfer with {where} was incomplete. Try again.</source>
        <translation>{where} 서버와의 전송이 완료되지 않았습니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again later.</source>
        <translation>{where}에서 오류가 발생했습니다. 나중에 다시 시도하세요.</translation>
    </message>
</context>
<context>
    <name>BackupSection</name>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>지금 백업</translation>
    </message>
    <message>
        <source>Back up to a file…</source>
        <translation>파일로 백업…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>복원…</translation>
    </message>
    <message>
        <source>Undo restore…</source>
        <translation>복원 되돌리기…</translation>
    </message>
    <message>
        <source>Back up to a WebDAV server, too</source>
        <translation>WebDAV 서버에도 백업</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>백업하는 중…</translation>
    </message>
    <message>
        <source>Make backups</source>
        <translation>자동 백업</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>백업 폴더</translation>
    </message>
    <message>
        <source>Choose the folder for backups</source>
        <translation>백업 폴더 선택</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>매일</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>매주</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>안 함</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation>개</translation>
    </message>
    <message>
        <source>Backed up to {file}.</source>
        <translation>{file}에 백업했습니다.</translation>
    </message>
    <message>
        <source>The backup was made and checked.</source>
        <translation>백업을 만들고 검사했습니다.</translation>
    </message>
    <message>
        <source>There are no conversations to back up yet.</source>
        <translation>아직 백업할 대화가 없습니다.</translation>
    </message>
    <message>
        <source>Last backup: {moment}</source>
        <translation>마지막 백업: {moment}</translation>
    </message>
    <message>
        <source>No backup has been made yet.</source>
        <translation>아직 백업한 적이 없습니다.</translation>
    </message>
    <message>
        <source>Puts back what was here before the restore of {moment}.</source>
        <translation>{moment} 복원 이전의 내용으로 되돌립니다.</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>대화 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>질문 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remembered fact(s)</source>
        <translation>
            <numerusform>메모리 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>문서 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s)</source>
        <translation>
            <numerusform>어시스턴트 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s)</source>
        <translation>
            <numerusform>프롬프트 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in this backup is here already.</source>
        <translation>이 백업의 모든 내용이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Added: {counts}.</source>
        <translation>추가됨: {counts}.</translation>
    </message>
</context>
<context>
    <name>BaseChoice</name>
    <message>
        <source>All knowledge bases</source>
        <translation>모든 지식 베이스</translation>
    </message>
    <message>
        <source>There is none yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>As in the conversation</source>
        <translation>대화와 동일</translation>
    </message>
</context>
<context>
    <name>BaseList</name>
    <message>
        <source>New knowledge base</source>
        <translation>새 지식 베이스</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>지식 베이스</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>삭제…</translation>
    </message>
</context>
<context>
    <name>BasePane</name>
    <message>
        <source>Add files…</source>
        <translation>파일 추가…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>폴더 추가…</translation>
    </message>
    <message>
        <source>Add web page…</source>
        <translation>웹페이지 추가…</translation>
    </message>
    <message>
        <source>Add note…</source>
        <translation>노트 추가…</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>Test search</source>
        <translation>검색 테스트</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Nothing here yet. Add files or a folder, or drop them here; web pages and notes can be added too. Files stay where they are, and the text read from them is kept on this computer.</source>
        <translation>아직 내용이 없습니다. 파일이나 폴더를 추가하거나 여기로 끌어다 놓으세요. 웹페이지와 노트도 추가할 수 있습니다. 파일은 원래 위치에 그대로 있고, 읽은 텍스트는 이 컴퓨터에 저장됩니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>폴더 추가</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>파일 추가</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 중지</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Reading: {what}</source>
        <translation>읽는 중: {what}</translation>
    </message>
    <message>
        <source>Reading is paused.</source>
        <translation>읽기가 일시 중지되었습니다.</translation>
    </message>
</context>
<context>
    <name>BatchCard</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Undo the import of {file}</source>
        <translation>{file} 가져오기 되돌리기</translation>
    </message>
    <message>
        <source>not complete: import it again</source>
        <translation>완료되지 않음: 다시 가져오세요</translation>
    </message>
</context>
<context>
    <name>BlockTools</name>
    <message>
        <source>code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>CallList</name>
    <message>
        <source>Recent requests</source>
        <translation>최근 요청</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>상태</translation>
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
        <translation>{program}에 구절이 저장되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>ChannelCard</name>
    <message>
        <source>Searching with {name}…</source>
        <translation>{name}에서 검색하는 중…</translation>
    </message>
    <message>
        <source>Also gives a short answer beside its results.</source>
        <translation>결과와 함께 짧은 답도 제공합니다.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 키</translation>
    </message>
    <message>
        <source>Works without a key, with lower limits.</source>
        <translation>키 없이도 쓸 수 있지만 한도가 낮습니다.</translation>
    </message>
    <message>
        <source>Auto (first one that can)</source>
        <translation>자동(가능한 첫 모델)</translation>
    </message>
    <message>
        <source>Model that searches</source>
        <translation>검색할 모델</translation>
    </message>
    <message>
        <source>No model with its own search is set up. Add its provider under Models.</source>
        <translation>자체 검색을 지원하는 모델이 설정되지 않았습니다. ‘모델’에서 제공업체를 추가하세요.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Custom address</source>
        <translation>사용자 지정 주소</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>API 키 받기</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>주소가 올바르지 않습니다. https://로 시작해야 합니다</translation>
    </message>
</context>
<context>
    <name>ChannelList</name>
    <message>
        <source>Search providers</source>
        <translation>검색 서비스</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>위로 이동(Alt+↑)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>아래로 이동(Alt+↓)</translation>
    </message>
</context>
<context>
    <name>ChannelSection</name>
    <message>
        <source>This installation has no search provider.</source>
        <translation>사용할 수 있는 검색 서비스가 없습니다.</translation>
    </message>
    <message>
        <source>Automatic fallback</source>
        <translation>실패 시 자동 전환</translation>
    </message>
    <message>
        <source>If a search fails, the next provider is used. Turned off, the ticked ones are used from top to bottom.</source>
        <translation>검색에 실패하면 다음 서비스를 사용합니다. 끄면 선택한 서비스를 위에서부터 차례로 사용합니다.</translation>
    </message>
    <message>
        <source>Tick at least one. Until then nothing changes.</source>
        <translation>하나 이상 선택하세요. 그 전까지는 변경 사항이 적용되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>CheckBar</name>
    <message>
        <source>{engine} asks for a captcha. The search is waiting.</source>
        <translation>{engine}에서 캡차를 요청합니다. 검색이 대기 중입니다.</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>창에서 해결</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine} in the window that opened. The search then continues.</source>
        <translation>열린 창에서 {engine} 캡차를 해결하세요. 그러면 검색이 계속됩니다.</translation>
    </message>
    <message>
        <source>Captcha of {engine}</source>
        <translation>{engine} 캡차</translation>
    </message>
    <message>
        <source>Solve the captcha of {engine}. This window closes by itself when results appear.</source>
        <translation>{engine} 캡차를 해결하세요. 결과가 나타나면 이 창은 자동으로 닫힙니다.</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Stay</source>
        <translation>머무르기</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>The certificate is not valid, so the page was not opened.</source>
        <translation>인증서가 유효하지 않아 페이지를 열지 않았습니다.</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>안전한 연결</translation>
    </message>
    <message>
        <source>Not secure: others can read and change what is sent</source>
        <translation>안전하지 않음: 전송 내용을 다른 사람이 보거나 바꿀 수 있습니다</translation>
    </message>
    <message>
        <source>{said} · no longer {home}</source>
        <translation>{said} · {home}에서 벗어남</translation>
    </message>
    <message>
        <source>Leave {home}?</source>
        <translation>{home}에서 나갈까요?</translation>
    </message>
    <message>
        <source>The page leads to {host}, which is not part of the captcha. Enter nothing there that is not meant for {host}.</source>
        <translation>이 페이지는 캡차와 관계없는 {host} 사이트로 이동합니다. {host} 사이트에 제공할 정보가 아니라면 아무것도 입력하지 마세요.</translation>
    </message>
</context>
<context>
    <name>ClaimNumbers</name>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>주장 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>변경 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Before: {words}</source>
        <translation>이전: {words}</translation>
    </message>
    <message>
        <source>Now: {words}</source>
        <translation>현재: {words}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>수정</translation>
    </message>
    <message>
        <source>Citations are only compared with their sources</source>
        <translation>인용을 출처와 대조만 합니다</translation>
    </message>
    <message>
        <source>Citations are moved to the right passage, disagreeing sources are marked</source>
        <translation>인용을 올바른 구절로 옮기고 출처 간 불일치를 표시합니다</translation>
    </message>
    <message>
        <source>What is not found is looked up, then corrected by the model</source>
        <translation>확인되지 않은 내용을 찾아본 뒤 모델이 바로잡습니다</translation>
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
        <translation>확인 {count}</translation>
    </message>
    <message>
        <source>{count} moved</source>
        <translation>인용 이동 {count}</translation>
    </message>
    <message>
        <source>{count} looked up</source>
        <translation>추가 검색 {count}</translation>
    </message>
    <message>
        <source>{count} corrected</source>
        <translation>정정 {count}</translation>
    </message>
    <message>
        <source>{count} softened</source>
        <translation>완화 {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>삭제 {count}</translation>
    </message>
    <message>
        <source>{count} with disagreeing sources</source>
        <translation>출처 불일치 {count}</translation>
    </message>
    <message>
        <source>{count} contradicted</source>
        <translation>모순 {count}</translation>
    </message>
    <message>
        <source>{count} partly found</source>
        <translation>일부 확인 {count}</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>미확인 {count}</translation>
    </message>
    <message>
        <source>{count} not checked (other language)</source>
        <translation>검증 안 함(다른 언어) {count}</translation>
    </message>
    <message>
        <source>{count} could not be checked</source>
        <translation>검증 불가 {count}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>인용 이동: {before} → {after}</translation>
    </message>
    <message>
        <source>As of {date}, the date of its newest source</source>
        <translation>{date} 기준(가장 최근 출처의 날짜)</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>출처 불일치</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>날짜 없음</translation>
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
        <translation>답변 작성 후 찾아봄</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>인용 이동</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>날짜 표시</translation>
    </message>
    <message>
        <source>Contradicted by what was looked up</source>
        <translation>찾아본 내용과 모순</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>정정됨</translation>
    </message>
    <message>
        <source>Softened</source>
        <translation>완화됨</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>삭제됨</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>수정됨</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>An answer is not saved yet: it could not be written to disk.</source>
        <translation>디스크에 쓸 수 없어 아직 저장되지 않은 답변이 있습니다.</translation>
    </message>
    <message>
        <source>{why} Closing now loses its last words, unless you copy them.</source>
        <translation>{why} 지금 닫으면 복사해 두지 않은 마지막 부분을 잃게 됩니다.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>저장하고 닫기</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>그래도 닫기</translation>
    </message>
    <message>
        <source>It could not be written to disk.</source>
        <translation>디스크에 쓸 수 없었습니다.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Conversations</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>앱</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>새 대화</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>새 비공개 대화</translation>
    </message>
    <message>
        <source>New conversation with an assistant…</source>
        <translation>어시스턴트로 새 대화…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>대화 검색</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>대화에서 찾기</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>다음 일치 항목</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>이전 일치 항목</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>대화 이름 바꾸기</translation>
    </message>
    <message>
        <source>Pin or unpin conversation</source>
        <translation>대화 고정 또는 고정 해제</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>대화 보관</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>대화 가져오기…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>대화 내보내기…</translation>
    </message>
    <message>
        <source>Export conversation with all branches…</source>
        <translation>모든 분기를 포함하여 대화 내보내기…</translation>
    </message>
    <message>
        <source>Export all conversations (JSON)…</source>
        <translation>모든 대화 내보내기(JSON)…</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>대화 삭제</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>다음 대화</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>이전 대화</translation>
    </message>
    <message>
        <source>Conversation {number} of the list</source>
        <translation>목록의 {number}번째 대화</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>답변 복사</translation>
    </message>
    <message>
        <source>Copy answer with sources</source>
        <translation>출처와 함께 답변 복사</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>출처 다시 확인</translation>
    </message>
    <message>
        <source>Translate answer</source>
        <translation>답변 번역</translation>
    </message>
    <message>
        <source>Read answer aloud or stop</source>
        <translation>답변 소리 내어 읽기 또는 중지</translation>
    </message>
    <message>
        <source>Pause or resume reading</source>
        <translation>읽기 일시 중지 또는 계속</translation>
    </message>
    <message>
        <source>Read next sentence</source>
        <translation>다음 문장 읽기</translation>
    </message>
    <message>
        <source>Read previous sentence</source>
        <translation>이전 문장 읽기</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>선택 영역 인용</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>삭제 되돌리기</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Compare answer with…</source>
        <translation>답변 비교…</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>이 답변 채택</translation>
    </message>
    <message>
        <source>Previous answer, side by side</source>
        <translation>이전 답변(나란히 보기)</translation>
    </message>
    <message>
        <source>Next answer, side by side</source>
        <translation>다음 답변(나란히 보기)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>질문 입력란으로 이동</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>빠른 질문</translation>
    </message>
    <message>
        <source>Edit last question</source>
        <translation>마지막 질문 편집</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>이전 질문</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>다음 질문</translation>
    </message>
    <message>
        <source>Web: Off, Auto, Always</source>
        <translation>웹: 끔, 자동, 항상</translation>
    </message>
    <message>
        <source>Answer or Research</source>
        <translation>답변 또는 리서치</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>모델 선택</translation>
    </message>
    <message>
        <source>Choose assistant…</source>
        <translation>어시스턴트 선택…</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>프롬프트 삽입</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>질문을 프롬프트로 저장…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>모델 비교…</translation>
    </message>
    <message>
        <source>Manage assistants…</source>
        <translation>어시스턴트 관리…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>파일 첨부</translation>
    </message>
    <message>
        <source>Show or hide conversations</source>
        <translation>대화 목록 표시/숨기기</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>출처 표시/숨기기</translation>
    </message>
    <message>
        <source>Research graph</source>
        <translation>리서치 그래프</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>글자 크게</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>글자 작게</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>글자 크기 초기화</translation>
    </message>
    <message>
        <source>Theme: Light</source>
        <translation>테마: 라이트</translation>
    </message>
    <message>
        <source>Theme: Dark</source>
        <translation>테마: 다크</translation>
    </message>
    <message>
        <source>Theme: System</source>
        <translation>테마: 시스템</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>명령 팔레트</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>지식 베이스</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>환영</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>새로운 기능</translation>
    </message>
    <message>
        <source>About Citewise</source>
        <translation>Citewise 정보</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Settings: Models</source>
        <translation>설정: 모델</translation>
    </message>
    <message>
        <source>Settings: Search</source>
        <translation>설정: 검색</translation>
    </message>
    <message>
        <source>Settings: Retrieval</source>
        <translation>설정: 구절 검색</translation>
    </message>
    <message>
        <source>Settings: Memory</source>
        <translation>설정: 메모리</translation>
    </message>
    <message>
        <source>Settings: Tools (MCP)</source>
        <translation>설정: 도구(MCP)</translation>
    </message>
    <message>
        <source>Settings: Network</source>
        <translation>설정: 네트워크</translation>
    </message>
    <message>
        <source>Settings: Local API</source>
        <translation>설정: 로컬 API</translation>
    </message>
    <message>
        <source>Settings: Appearance</source>
        <translation>설정: 모양</translation>
    </message>
    <message>
        <source>Settings: Data</source>
        <translation>설정: 데이터</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare models</source>
        <translation>모델 비교</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Filter models</source>
        <translation>모델 필터링</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Choose {least} to {most} models. Each answers your question, side by side.</source>
        <translation>모델을 {least}~{most}개 선택하세요. 질문에 대한 각 모델의 답변이 나란히 표시됩니다.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer of {model} was kept.</source>
        <translation>{model}의 답변을 채택했습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Editing an earlier question. The old answer is kept.</source>
        <translation>이전 질문을 편집하고 있습니다. 기존 답변은 유지됩니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Your answer to the question above</source>
        <translation>위 질문에 대한 답변</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>무엇이든 물어보세요</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>질문</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text: %Ln character(s)</source>
        <translation>
            <numerusform>붙여 넣은 텍스트: %Ln자</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>중지(Esc)</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>보내기(Enter)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>보내기</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Run these commands?</source>
        <translation>이 명령들을 실행할까요?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>이 명령을 실행할까요?</translation>
    </message>
    <message>
        <source>It runs on this computer with your rights: it can read and change your files. Run only what you trust.</source>
        <translation>이 컴퓨터에서 사용자 권한으로 실행되므로 파일을 읽고 변경할 수 있습니다. 신뢰하는 명령만 실행하세요.</translation>
    </message>
    <message>
        <source>Command of {name}</source>
        <translation>{name}의 명령</translation>
    </message>
    <message>
        <source>With the variables: {names}</source>
        <translation>환경 변수: {names}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>ContentsPane</name>
    <message>
        <source>Filter by name</source>
        <translation>이름으로 필터링</translation>
    </message>
    <message>
        <source>Filter documents by name</source>
        <translation>이름으로 문서 필터링</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>실패 항목만</translation>
    </message>
    <message>
        <source>Documents of this knowledge base</source>
        <translation>이 지식 베이스의 문서</translation>
    </message>
    <message>
        <source>Reindex</source>
        <translation>다시 색인</translation>
    </message>
    <message>
        <source>Reindex the selected documents, changed or not</source>
        <translation>변경 여부와 관계없이 선택한 문서 다시 색인</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove from this knowledge base; the files themselves stay (Del)</source>
        <translation>이 지식 베이스에서 제거합니다. 파일 자체는 남습니다(Del)</translation>
    </message>
    <message>
        <source>No matching documents.</source>
        <translation>일치하는 문서가 없습니다.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Remove its whole folder</source>
        <translation>폴더 전체 제거</translation>
    </message>
</context>
<context>
    <name>ConversationExport</name>
    <message>
        <source>Export conversation</source>
        <translation>대화 내보내기</translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>대화 내보내기</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>This conversation no longer exists, so nothing was exported.</source>
        <translation>이 대화가 더 이상 없어 아무것도 내보내지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n conversation(s) in {folder}</source>
        <translation>
            <numerusform>대화 %n개를 {folder}에 저장했습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be made: the built-in browser did not print it.</source>
        <translation>{file} 파일을 만들지 못했습니다. 내장 브라우저에서 인쇄하지 못했습니다.</translation>
    </message>
    <message>
        <source>Exporting conversations…</source>
        <translation>대화를 내보내는 중…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>ConversationImport</name>
    <message>
        <source>Choose an export or backup</source>
        <translation>내보낸 파일 또는 백업 선택</translation>
    </message>
    <message>
        <source>What was imported until then is kept. Import the same file again to complete it.</source>
        <translation>그때까지 가져온 내용은 유지됩니다. 같은 파일을 다시 가져오면 완료됩니다.</translation>
    </message>
    <message>
        <source>The import broke off</source>
        <translation>가져오기가 중단되었습니다</translation>
    </message>
    <message>
        <source>Import undone</source>
        <translation>가져오기를 되돌렸습니다</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>New conversation</source>
        <translation>새 대화</translation>
    </message>
    <message>
        <source>New</source>
        <translation>새로 만들기</translation>
    </message>
    <message>
        <source>New private conversation: nothing of it is kept</source>
        <translation>새 비공개 대화: 아무것도 저장되지 않습니다</translation>
    </message>
    <message>
        <source>New private conversation</source>
        <translation>새 비공개 대화</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>대화 검색</translation>
    </message>
    <message>
        <source>Words in any order, “a phrase”, #tag</source>
        <translation>단어(순서 무관), “구문”, #태그</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>More options for the list of conversations</source>
        <translation>대화 목록 추가 옵션</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>보관됨</translation>
    </message>
    <message>
        <source>Back to all conversations</source>
        <translation>모든 대화로 돌아가기</translation>
    </message>
    <message>
        <source>Archived: back to all conversations</source>
        <translation>보관됨: 모든 대화로 돌아가기</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Knowledge bases: your own documents</source>
        <translation>지식 베이스: 내 문서</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>지식 베이스</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>지식 베이스</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>“{text}”에 대한 결과가 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>보관된 대화가 없습니다.</translation>
    </message>
    <message>
        <source>Your conversations will be listed here.</source>
        <translation>대화가 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Move to group</source>
        <translation>그룹으로 이동</translation>
    </message>
    <message>
        <source>New group…</source>
        <translation>새 그룹…</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>그룹 없음</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>새 그룹</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>그룹 이름</translation>
    </message>
    <message>
        <source>Archived “{title}”</source>
        <translation>“{title}” 대화를 보관했습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) archived</source>
        <translation>
            <numerusform>대화 %n개를 보관했습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>“{title}” 대화를 삭제했습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted</source>
        <translation>
            <numerusform>대화 %n개를 삭제했습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>New conversation here</source>
        <translation>여기에 새 대화</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>대화 내보내기…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Rename by model</source>
        <translation>모델로 이름 짓기</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>보관 해제</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>Filter by tag</source>
        <translation>태그로 필터링</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>대화 가져오기…</translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>모든 대화 내보내기</translation>
    </message>
    <message>
        <source>Archived ({count})</source>
        <translation>보관됨({count})</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>고정 해제</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>새 태그…</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>새 태그</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
</context>
<context>
    <name>ConversationPresenter</name>
    <message>
        <source>Private</source>
        <translation>비공개</translation>
    </message>
</context>
<context>
    <name>ConversationRows</name>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>Private: gone when the window closes</source>
        <translation>비공개: 창을 닫으면 사라집니다</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>답변 중</translation>
    </message>
    <message>
        <source>new answer</source>
        <translation>새 답변</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>고정됨</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>보관됨</translation>
    </message>
    <message>
        <source>private</source>
        <translation>비공개</translation>
    </message>
    <message>
        <source>open</source>
        <translation>펼쳐짐</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>접힘</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>대화 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {name}, {many}, {state}</source>
        <translation>그룹 {name}, {many}, {state}</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>고정됨</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>보관됨</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>지난 7일</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>이전</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>DataCare</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Damaged since Citewise ended unexpectedly: {names}. A restart sets the file aside and keeps what can be read of it.</source>
        <translation>Citewise가 예기치 않게 종료되어 손상됨: {names}. 다시 시작하면 파일을 따로 보관하고 읽을 수 있는 내용을 복구합니다.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>The backup was restored. What was here before is kept; the restore can be undone.</source>
        <translation>백업을 복원했습니다. 이전 내용은 보관되어 있으며 복원을 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Undo…</source>
        <translation>되돌리기…</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Data directory</source>
        <translation>데이터 폴더</translation>
    </message>
    <message>
        <source>Conversations, settings and logs are kept here.</source>
        <translation>대화, 설정, 로그가 여기에 저장됩니다.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Open the data directory</source>
        <translation>데이터 폴더 열기</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API 키</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>업데이트</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>환영</translation>
    </message>
    <message>
        <source>The three steps of the first start.</source>
        <translation>첫 실행 때의 세 단계입니다.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Show the first steps again</source>
        <translation>첫 단계 다시 보기</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>모두 지우기</translation>
    </message>
    <message>
        <source>Deletes all conversations, knowledge bases, settings and API keys, and closes Citewise.</source>
        <translation>모든 대화, 지식 베이스, 설정, API 키를 삭제하고 Citewise를 닫습니다.</translation>
    </message>
    <message>
        <source>Erase everything…</source>
        <translation>모두 지우기…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>Made while nothing else is going on, where something has changed. A missed one is made up.</source>
        <translation>변경 사항이 있으면 앱을 쓰지 않는 동안 백업합니다. 놓친 백업은 나중에 수행합니다.</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Conversations of other programs. Each import can be undone.</source>
        <translation>다른 프로그램의 대화입니다. 각 가져오기는 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Kept pages</source>
        <translation>저장된 페이지</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>대화 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {origin}</source>
        <translation>{name}: {origin}</translation>
    </message>
    <message>
        <source>keychain</source>
        <translation>키체인</translation>
    </message>
    <message>
        <source>encrypted key file</source>
        <translation>암호화된 키 파일</translation>
    </message>
    <message>
        <source>in memory until you quit</source>
        <translation>종료할 때까지 메모리에만</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>환경 변수</translation>
    </message>
    <message>
        <source>.env file in the data directory</source>
        <translation>데이터 폴더의 .env 파일</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>키 없음</translation>
    </message>
</context>
<context>
    <name>DesktopController</name>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu, or with {keys}.</source>
        <translation>Citewise가 트레이에서 계속 실행됩니다. 트레이 메뉴에서 종료하거나 {keys} 키를 누르세요.</translation>
    </message>
    <message>
        <source>Citewise keeps running in the tray. Quit it from the tray&apos;s menu.</source>
        <translation>Citewise가 트레이에서 계속 실행됩니다. 트레이 메뉴에서 종료하세요.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
</context>
<context>
    <name>DesktopSection</name>
    <message>
        <source>Notify when an answer is ready</source>
        <translation>답변이 완료되면 알림</translation>
    </message>
    <message>
        <source>Tray icon</source>
        <translation>트레이 아이콘</translation>
    </message>
    <message>
        <source>Quick ask from anywhere: give this command a shortcut in your desktop&apos;s keyboard settings.</source>
        <translation>어디서나 빠른 질문: 데스크톱의 키보드 설정에서 이 명령에 단축키를 지정하세요.</translation>
    </message>
    <message>
        <source>Only while another window is in front and the answer took 10 seconds or more.</source>
        <translation>다른 창이 앞에 있고 답변에 10초 이상 걸린 경우에만 알립니다.</translation>
    </message>
    <message>
        <source>Closing the window then leaves Citewise in the tray, where the system has one.</source>
        <translation>창을 닫아도 시스템에 트레이가 있으면 Citewise가 트레이에 남습니다.</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>Open in the default application</source>
        <translation>기본 앱으로 열기</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>문서 텍스트</translation>
    </message>
    <message>
        <source>The file no longer exists. This is the text that was read from it.</source>
        <translation>파일이 더 이상 없습니다. 이전에 읽은 텍스트를 표시합니다.</translation>
    </message>
    <message>
        <source>This document has no text.</source>
        <translation>이 문서에는 텍스트가 없습니다.</translation>
    </message>
</context>
<context>
    <name>EmbeddedCard</name>
    <message>
        <source>The default model was removed. Until you choose another one, answers are quotes only.</source>
        <translation>기본 모델이 제거되었습니다. 다른 모델을 선택할 때까지 답변은 발췌로만 제공됩니다.</translation>
    </message>
    <message>
        <source>Loading and testing {model}…</source>
        <translation>{model} 불러오기 및 테스트 중…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>이제 {model} 모델이 기본값입니다.</translation>
    </message>
    <message>
        <source>loading {model}…</source>
        <translation>{model} 불러오는 중…</translation>
    </message>
    <message>
        <source>running {model}</source>
        <translation>{model} 실행 중</translation>
    </message>
    <message>
        <source>{model} failed to start</source>
        <translation>{model} 시작 실패</translation>
    </message>
    <message>
        <source>starts with the first question</source>
        <translation>첫 질문과 함께 시작</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>설치되지 않음</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Run this command, then start Citewise again: {command}</source>
        <translation>모델 런타임이 설치되어 있지 않습니다. 다음 명령을 실행한 후 Citewise를 다시 시작하세요: {command}</translation>
    </message>
    <message>
        <source>Runs a GGUF file on this computer. No API key, no other program.</source>
        <translation>이 컴퓨터에서 GGUF 파일을 실행합니다. API 키도 다른 프로그램도 필요 없습니다.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>0 (CPU only)</source>
        <translation>0(CPU만)</translation>
    </message>
    <message>
        <source>No file yet. Add one that you have downloaded.</source>
        <translation>아직 파일이 없습니다. 다운로드한 파일을 추가하세요.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>컨텍스트(토큰)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <translation>GPU 레이어</translation>
    </message>
    <message>
        <source>A larger context takes more memory. GPU layers need an xllamacpp build for your GPU.</source>
        <translation>컨텍스트가 클수록 메모리를 더 많이 사용합니다. GPU 레이어에는 사용 중인 GPU용 xllamacpp 빌드가 필요합니다.</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>기본값으로 설정</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>파일 추가…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Choose models</source>
        <translation>모델 선택</translation>
    </message>
    <message>
        <source>Models (*.gguf);;All files (*)</source>
        <translation>모델 (*.gguf);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} 모델이 정상적으로 작동합니다. 응답: {word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} 모델이 정상적으로 작동합니다.</translation>
    </message>
</context>
<context>
    <name>EmbeddingChoice</name>
    <message>
        <source>Name of the embedding model</source>
        <translation>임베딩 모델 이름</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>임베딩 모델</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>키워드만</translation>
    </message>
    <message>
        <source>{name} (removed)</source>
        <translation>{name}(제거됨)</translation>
    </message>
</context>
<context>
    <name>EmojiPopup</name>
    <message>
        <source>Icons</source>
        <translation>아이콘</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Terms of use</source>
        <translation>이용 약관</translation>
    </message>
    <message>
        <source>Solve in window</source>
        <translation>창에서 해결</translation>
    </message>
    <message>
        <source>Searching with {name}…</source>
        <translation>{name}에서 검색하는 중…</translation>
    </message>
    <message>
        <source>Solve the captcha of {name} in the window that opened.</source>
        <translation>열린 창에서 {name} 캡차를 해결하세요.</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>준비됨</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>{time} 일시 중지: {reason}</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name}: 정상. 첫 결과: “{title}”</translation>
    </message>
    <message>
        <source>{name} works, though its page has a new layout. First result: “{title}”</source>
        <translation>{name}: 작동하지만 페이지 레이아웃이 바뀌었습니다. 첫 결과: “{title}”</translation>
    </message>
    <message>
        <source>Not used: {problem}</source>
        <translation>사용하지 않음: {problem}</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Search engines</source>
        <translation>검색 엔진</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
</context>
<context>
    <name>EngineNames</name>
    <message>
        <source>Baidu</source>
        <translation>바이두</translation>
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
        <translation>모두 지우기</translation>
    </message>
    <message>
        <source>ERASE</source>
        <comment>the word to type; case does not count</comment>
        <translation>지우기</translation>
    </message>
    <message>
        <source>This deletes for good, from this computer:</source>
        <translation>이 컴퓨터에서 다음을 영구적으로 삭제합니다:</translation>
    </message>
    <message>
        <source>conversations, memory and knowledge bases, with their backups</source>
        <translation>대화, 메모리, 지식 베이스 및 해당 백업</translation>
    </message>
    <message>
        <source>settings, cached pages, cookies of search engines and logs</source>
        <translation>설정, 캐시된 페이지, 검색 엔진 쿠키, 로그</translation>
    </message>
    <message>
        <source>API keys: the key file, and Citewise&apos;s entries in the system&apos;s keychain, those of other data directories included</source>
        <translation>API 키: 키 파일 및 시스템 키체인의 Citewise 항목(다른 데이터 폴더의 항목 포함)</translation>
    </message>
    <message>
        <source>Your own documents stay where they are, and so do files in the data directory that Citewise did not write, and backups in other folders or on a server. Answers that are being written are stopped, and Citewise closes.</source>
        <translation>내 문서는 원래 위치에 그대로 남습니다. 데이터 폴더에 있는 파일 중 Citewise가 만들지 않은 파일과 다른 폴더나 서버의 백업도 남습니다. 작성 중인 답변은 중지되고 Citewise가 닫힙니다.</translation>
    </message>
    <message>
        <source>Type {word} to confirm:</source>
        <translation>확인하려면 ‘{word}’를 입력하세요:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>ErasedWindow</name>
    <message>
        <source>Everything was erased.</source>
        <translation>모두 지웠습니다.</translation>
    </message>
    <message>
        <source>Not everything could be erased.</source>
        <translation>일부를 지우지 못했습니다.</translation>
    </message>
    <message>
        <source>Close Citewise</source>
        <translation>Citewise 닫기</translation>
    </message>
    <message>
        <source>Could not be deleted; delete it yourself:</source>
        <translation>삭제하지 못했으니 직접 삭제하세요:</translation>
    </message>
    <message>
        <source>Not written by Citewise, so left in {folder}:</source>
        <translation>Citewise가 만든 파일이 아니어서 {folder}에 남겨 두었습니다:</translation>
    </message>
    <message>
        <source>The system&apos;s keychain did not open, so API keys may still be in it. Delete its entries named Citewise.</source>
        <translation>시스템 키체인이 열리지 않아 API 키가 아직 남아 있을 수 있습니다. 이름이 Citewise인 항목을 삭제하세요.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>외 {count}개</translation>
    </message>
</context>
<context>
    <name>EvidenceChecks</name>
    <message>
        <source>Watch sources</source>
        <translation>출처 정기 확인</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>매일</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>매주</translation>
    </message>
    <message>
        <source>The sources are checked again while Citewise runs. A notice tells what changed.</source>
        <translation>Citewise가 실행되는 동안 출처를 다시 확인하고, 바뀐 내용이 있으면 알려 줍니다.</translation>
    </message>
    <message>
        <source>Too many answers are watched already. Stop watching one of them first.</source>
        <translation>정기 확인 중인 답변이 너무 많습니다. 먼저 그중 하나를 중지하세요.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>This answer is no longer there.</source>
        <translation>이 답변이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Checked again: {result}</source>
        <translation>다시 확인함: {result}</translation>
    </message>
</context>
<context>
    <name>EvidenceWatch</name>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>정기 확인 중지</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The evidence for “{question}” changed: {changes}.</source>
        <translation>“{question}”의 근거가 바뀌었습니다: {changes}.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Web page (HTML)</source>
        <translation>웹페이지(HTML)</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 문서</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON(전체 데이터)</translation>
    </message>
    <message>
        <source>Evidence bundle</source>
        <translation>근거 묶음</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>이미지 {number}</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>첨부: {name}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>답변 없음</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>버전 {number}/{count}</translation>
    </message>
    <message>
        <source>Follows: {question}</source>
        <translation>이전 질문: {question}</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>{number}페이지</translation>
    </message>
    <message>
        <source>The page was not read; this is the search engine&apos;s excerpt.</source>
        <translation>페이지를 읽지 않았습니다. 검색 엔진의 발췌입니다.</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>출처에서 일부만 확인됨</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>출처에서 확인되지 않음</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>검증 안 함(다른 언어)</translation>
    </message>
    <message>
        <source>Evidence bundle, written by Citewise {program} on {date}.</source>
        <translation>Citewise {program}에서 {date}에 만든 근거 묶음입니다.</translation>
    </message>
    <message>
        <source>It holds each passage and how each claim was judged; “citewise verify” reads the sources again.</source>
        <translation>각 구절과 주장별 판정이 들어 있습니다. ‘citewise verify’로 출처를 다시 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Claims: {counts}</source>
        <translation>주장: {counts}</translation>
    </message>
    <message>
        <source>{count} found in their sources</source>
        <translation>출처에서 확인 {count}</translation>
    </message>
    <message>
        <source>{count} only partly</source>
        <translation>일부만 확인 {count}</translation>
    </message>
    <message>
        <source>{count} not found</source>
        <translation>미확인 {count}</translation>
    </message>
    <message>
        <source>{count} not checked</source>
        <translation>검증 안 함 {count}</translation>
    </message>
    <message>
        <source>Claim:</source>
        <translation>주장:</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>검증 안 함</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>점수 {score}</translation>
    </message>
    <message>
        <source>Moved from {before} to {after}</source>
        <translation>인용 이동: {before} → {after}</translation>
    </message>
    <message>
        <source>As of {date}</source>
        <translation>{date} 기준</translation>
    </message>
    <message>
        <source>Found by a search after the answer</source>
        <translation>답변 후 검색에서 찾음</translation>
    </message>
    <message>
        <source>Sources disagree</source>
        <translation>출처 불일치</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>수정 내용</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>정정됨</translation>
    </message>
    <message>
        <source>Hedged</source>
        <translation>완화됨</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>삭제됨</translation>
    </message>
    <message>
        <source>Contradicted by a source</source>
        <translation>출처와 모순</translation>
    </message>
    <message>
        <source>Original answer</source>
        <translation>원래 답변</translation>
    </message>
    <message>
        <source>Times and hashes</source>
        <translation>시각 및 해시</translation>
    </message>
    <message>
        <source>Accessed {date}</source>
        <translation>열람: {date}</translation>
    </message>
    <message>
        <source>Page text as of {date}</source>
        <translation>페이지 텍스트: {date} 기준</translation>
    </message>
    <message>
        <source>SHA-256 of the passage: {hash}</source>
        <translation>구절의 SHA-256: {hash}</translation>
    </message>
    <message>
        <source>SHA-256 of the page text: {hash}</source>
        <translation>페이지 텍스트의 SHA-256: {hash}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Back up to a file</source>
        <translation>파일로 백업</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Include API keys, encrypted with a passphrase</source>
        <translation>API 키를 암호 구문으로 암호화하여 포함</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>Conversations, memory, knowledge bases and settings go into one file. You can go on meanwhile.</source>
        <translation>대화, 메모리, 지식 베이스, 설정을 한 파일에 저장합니다. 그동안 계속 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>암호 구문</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>암호 구문 확인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>파일을 선택하세요.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>{number}자 이상 입력하세요.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>두 암호 구문이 서로 다릅니다.</translation>
    </message>
</context>
<context>
    <name>Eye</name>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
</context>
<context>
    <name>FactsList</name>
    <message>
        <source>Conversations without a group</source>
        <translation>그룹 없는 대화</translation>
    </message>
    <message>
        <source>Learnt {when}</source>
        <translation>{when} 기억함</translation>
    </message>
    <message>
        <source>Written by you {when}</source>
        <translation>{when} 직접 작성</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>대/소문자 구분</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>이전 일치 항목</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>다음 일치 항목</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기(Esc)</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>대화에서 찾기</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>결과 없음</translation>
    </message>
</context>
<context>
    <name>GoingOn</name>
    <message>
        <source>There is no answer yet to name the conversation by.</source>
        <translation>대화 이름을 지을 답변이 아직 없습니다.</translation>
    </message>
    <message>
        <source>Naming needs a model. Add one in the settings.</source>
        <translation>이름을 지으려면 모델이 필요합니다. 설정에서 추가하세요.</translation>
    </message>
</context>
<context>
    <name>GoingOnSection</name>
    <message>
        <source>Suggest follow-up questions</source>
        <translation>후속 질문 제안</translation>
    </message>
    <message>
        <source>Name conversations by model</source>
        <translation>모델로 대화 이름 짓기</translation>
    </message>
    <message>
        <source>Up to three questions under the last answer. Each answer costs one more short request.</source>
        <translation>마지막 답변 아래에 질문을 최대 3개 표시합니다. 답변마다 짧은 요청이 하나 더 듭니다.</translation>
    </message>
    <message>
        <source>In place of the first question, unless you gave a name. One short request each.</source>
        <translation>직접 이름을 짓지 않았으면 첫 질문 대신 씁니다. 대화마다 짧은 요청 하나입니다.</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>하위 질문 그래프</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Show or hide conversations</source>
        <translation>대화 목록 표시/숨기기</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>More options for this conversation</source>
        <translation>이 대화의 추가 옵션</translation>
    </message>
    <message>
        <source>Show or hide sources</source>
        <translation>출처 표시/숨기기</translation>
    </message>
</context>
<context>
    <name>IconField</name>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>대화 가져오기</translation>
    </message>
    <message>
        <source>Bring your conversations along</source>
        <translation>기존 대화를 가져오세요</translation>
    </message>
    <message>
        <source>From ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or another Citewise: choose the file that its export or backup wrote, or its folder. Nothing of it leaves this computer.</source>
        <translation>ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini 또는 다른 Citewise에서 내보내거나 백업한 파일이나 폴더를 선택하세요. 어떤 내용도 이 컴퓨터 밖으로 나가지 않습니다.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>파일 선택…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>폴더 선택…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Looking through {file}…</source>
        <translation>{file} 살펴보는 중…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>새로운 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Importing from {program}…</source>
        <translation>{program}에서 가져오는 중…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Making it searchable…</source>
        <translation>검색할 수 있도록 준비하는 중…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>가져오기를 되돌리는 중…</translation>
    </message>
</context>
<context>
    <name>ImportNumbers</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>대화 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>질문 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new conversation(s)</source>
        <translation>
            <numerusform>새 대화 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new question(s)</source>
        <translation>
            <numerusform>새 질문 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>이미지 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s)</source>
        <translation>
            <numerusform>기타 파일 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Import prompts</source>
        <translation>프롬프트 가져오기</translation>
    </message>
    <message>
        <source>Prompts in this file</source>
        <translation>이 파일의 프롬프트</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) are in the library already.</source>
        <translation>
            <numerusform>프롬프트 %n개는 이미 라이브러리에 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are no prompts, or too long.</source>
        <translation>
            <numerusform>항목 %n개는 프롬프트가 아니거나 너무 깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>ImportSection</name>
    <message>
        <source>Import conversations…</source>
        <translation>대화 가져오기…</translation>
    </message>
    <message>
        <source>Show all ({count})</source>
        <translation>모두 보기({count})</translation>
    </message>
    <message>
        <source>Undo the import of “{file}”? What came with it is deleted; conversations in which something was asked since stay.</source>
        <translation>“{file}” 가져오기를 되돌릴까요? 함께 가져온 내용은 삭제되며, 이후에 질문을 추가한 대화는 남습니다.</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>가져오기 되돌리기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Undoing the import…</source>
        <translation>가져오기를 되돌리는 중…</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>Reading documents: {done} of {total}</source>
        <translation>문서 읽는 중: {done}/{total}</translation>
    </message>
    <message>
        <source>Reading documents…</source>
        <translation>문서를 읽는 중…</translation>
    </message>
    <message>
        <source>Show knowledge bases</source>
        <translation>지식 베이스 보기</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>Merged backup</source>
        <translation>병합된 백업</translation>
    </message>
    <message>
        <source>Already here: {unchanged} · with something new: {grown} · new: {created}</source>
        <translation>이미 있음: {unchanged} · 새 내용 있음: {grown} · 새 대화: {created}</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>가져오기 중지됨</translation>
    </message>
    <message>
        <source>Nothing new to import</source>
        <translation>가져올 새로운 내용이 없습니다</translation>
    </message>
    <message>
        <source>Import finished</source>
        <translation>가져오기 완료</translation>
    </message>
    <message>
        <source>Already here: {count}</source>
        <translation>이미 있음: {count}</translation>
    </message>
    <message>
        <source>Import the same file again to complete it.</source>
        <translation>같은 파일을 다시 가져오면 완료됩니다.</translation>
    </message>
    <message>
        <source>Not read: {count}</source>
        <translation>읽지 않음: {count}</translation>
    </message>
    <message>
        <source>Undone: {counts}.</source>
        <translation>되돌림: {counts}.</translation>
    </message>
    <message>
        <source>These stay, because something was asked in them since: {titles}</source>
        <translation>이후에 질문을 추가한 다음 대화는 남습니다: {titles}</translation>
    </message>
    <message>
        <source>{file} is no export that Citewise knows. Choose the file or folder that ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or Citewise wrote.</source>
        <translation>{file} 파일은 Citewise가 지원하는 내보내기 파일이 아닙니다. ChatGPT, Claude, Cherry Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini 또는 Citewise에서 만든 파일이나 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} 파일이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>{file} may not be read. Allow it, or copy it to another place.</source>
        <translation>{file} 파일을 읽을 권한이 없습니다. 권한을 허용하거나 다른 위치로 복사하세요.</translation>
    </message>
    <message>
        <source>{file} is damaged. Download or copy it again.</source>
        <translation>{file} 파일이 손상되었습니다. 다시 다운로드하거나 복사하세요.</translation>
    </message>
    <message>
        <source>damaged, or of another shape</source>
        <translation>손상되었거나 형식이 다름</translation>
    </message>
    <message>
        <source>nothing was said in it</source>
        <translation>내용 없음</translation>
    </message>
    <message>
        <source>not in the export</source>
        <translation>내보내기 파일에 없음</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>너무 큼</translation>
    </message>
    <message>
        <source>could not be saved</source>
        <translation>저장할 수 없음</translation>
    </message>
    <message>
        <source>of a kind that is not supported</source>
        <translation>지원하지 않는 종류</translation>
    </message>
</context>
<context>
    <name>KeyCard</name>
    <message>
        <source>Unnamed</source>
        <translation>이름 없음</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>폐기</translation>
    </message>
    <message>
        <source>Revoke {name}</source>
        <translation>{name} 폐기</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <translation>{name} 옵션</translation>
    </message>
    <message>
        <source>Links: [[1]](https://…)</source>
        <translation>링크: [[1]](https://…)</translation>
    </message>
    <message>
        <source>Numbers: [1]</source>
        <translation>번호: [1]</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>List the sources at the end of each answer</source>
        <translation>각 답변 끝에 출처 나열</translation>
    </message>
    <message>
        <source>Citations in the text</source>
        <translation>본문의 인용</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>분당 요청 수</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Add another key (used in turn)</source>
        <translation>다른 키 추가(번갈아 사용)</translation>
    </message>
    <message>
        <source>Delete the stored key</source>
        <translation>저장된 키 삭제</translation>
    </message>
    <message>
        <source>Another key, used in turn</source>
        <translation>다른 키, 번갈아 사용</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>To use another one, remove it there.</source>
        <translation>다른 키를 사용하려면 그곳에서 제거하세요.</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>키 붙여넣기</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>선택 사항</translation>
    </message>
    <message>
        <source>Stored; type to replace</source>
        <translation>저장됨, 입력하면 바뀜</translation>
    </message>
</context>
<context>
    <name>KeySection</name>
    <message>
        <source>Name of the program, such as Cherry Studio</source>
        <translation>프로그램 이름(예: Cherry Studio)</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>프로그램 이름</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>키 만들기</translation>
    </message>
    <message>
        <source>No keys yet.</source>
        <translation>아직 키가 없습니다.</translation>
    </message>
    <message>
        <source>Require a key</source>
        <translation>키 필수</translation>
    </message>
    <message>
        <source>Without a key every program on this computer can ask, at your expense.</source>
        <translation>키가 없으면 이 컴퓨터의 모든 프로그램이 사용자 비용으로 질문할 수 있습니다.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>Knowledge</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>문서 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>실패 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>대기 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>구절 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>페이지 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s)</source>
        <translation>
            <numerusform>지식 베이스 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n passage(s) embedded</source>
        <translation>
            <numerusform>구절 %n개 중 {done}개 임베딩됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of an unsupported type</source>
        <translation>
            <numerusform>지원하지 않는 형식의 파일 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>웹페이지</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>노트</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done}/{total}</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>문서를 찾는 중…</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>{page}페이지</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line}행</translation>
    </message>
</context>
<context>
    <name>KnowledgeController</name>
    <message>
        <source>Add to knowledge base</source>
        <translation>지식 베이스에 추가</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>지식 베이스…</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>Knowledge bases</source>
        <translation>지식 베이스</translation>
    </message>
    <message>
        <source>A knowledge base holds your own documents: PDF, Word, PowerPoint, Excel, EPUB, web pages, notes and more. Answers can rest on them and cite them, page by page. This needs no key and no model, and nothing leaves this computer except the passages that a model is given to answer.

Begin with “New knowledge base”.</source>
        <translation>지식 베이스에는 PDF, Word, PowerPoint, Excel, EPUB, 웹페이지, 노트 등 내 문서를 담습니다. 답변이 이를 근거로 삼고 페이지 단위로 인용할 수 있습니다. 키도 모델도 필요 없으며, 답변을 위해 모델에 제공되는 구절 외에는 아무것도 이 컴퓨터 밖으로 나가지 않습니다.

‘새 지식 베이스’로 시작하세요.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>My documents</source>
        <translation>내 문서</translation>
    </message>
    <message>
        <source>Delete “{name}” with {documents}? The files themselves stay where they are.</source>
        <translation>“{name}” 지식 베이스({documents})를 삭제할까요? 파일 자체는 원래 위치에 남습니다.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>Removed “{name}” from {base}</source>
        <translation>{base}에서 “{name}” 제거됨</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>KnowledgeMenu</name>
    <message>
        <source>All documents</source>
        <translation>모든 문서</translation>
    </message>
    <message>
        <source>Knowledge bases: {names}</source>
        <translation>지식 베이스: {names}</translation>
    </message>
    <message>
        <source>Search your own documents too</source>
        <translation>내 문서도 검색</translation>
    </message>
    <message>
        <source>Knowledge bases in this conversation</source>
        <translation>이 대화의 지식 베이스</translation>
    </message>
    <message>
        <source>No knowledge base yet</source>
        <translation>아직 지식 베이스가 없습니다</translation>
    </message>
    <message>
        <source>All knowledge bases</source>
        <translation>모든 지식 베이스</translation>
    </message>
    <message>
        <source>Knowledge bases…</source>
        <translation>지식 베이스…</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>영어</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>중국어(간체)</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>중국어(번체)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>German</source>
        <translation>독일어</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>스페인어</translation>
    </message>
    <message>
        <source>French</source>
        <translation>프랑스어</translation>
    </message>
    <message>
        <source>Portuguese (Brazil)</source>
        <translation>포르투갈어(브라질)</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Line {number}, “{text}”, cannot be used. The other lines apply.</source>
        <translation>{number}행 “{text}” 항목은 사용할 수 없습니다. 나머지 행은 적용됩니다.</translation>
    </message>
</context>
<context>
    <name>ListMenus</name>
    <message numerus="yes">
        <source>Export %n conversation(s)…</source>
        <translation>
            <numerusform>대화 %n개 내보내기…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversation(s)</source>
        <translation>
            <numerusform>대화 %n개 삭제</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LocalApiPage</name>
    <message>
        <source>Local API</source>
        <translation>로컬 API</translation>
    </message>
    <message>
        <source>Editors, agents and other chat programs get cited answers from Citewise by one address, in the words of OpenAI&apos;s and Anthropic&apos;s APIs. It is served while Citewise is open.</source>
        <translation>편집기, 에이전트, 기타 채팅 프로그램이 하나의 주소로 Citewise에서 인용이 달린 답변을 받을 수 있으며, OpenAI 및 Anthropic API와 호환됩니다. Citewise가 열려 있는 동안 제공됩니다.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>예시</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>One for each program. Citewise keeps only a hash of it, so it is shown once.</source>
        <translation>프로그램마다 하나씩입니다. Citewise는 해시만 보관하므로 키는 한 번만 표시됩니다.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>최근 요청</translation>
    </message>
    <message>
        <source>Since Citewise was started. What was asked is not recorded.</source>
        <translation>Citewise를 시작한 이후의 요청입니다. 질문 내용은 기록하지 않습니다.</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>아직 요청이 없습니다.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>고급</translation>
    </message>
    <message>
        <source>Keep conversations of other programs</source>
        <translation>다른 프로그램의 대화 저장</translation>
    </message>
    <message>
        <source>In the group API. Otherwise they are forgotten after an hour.</source>
        <translation>‘API’ 그룹에 저장합니다. 저장하지 않으면 한 시간 후 지워집니다.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a web origin such as https://chat.example.org.</source>
        <translation>{number}행 “{text}” 항목은 https://chat.example.org 같은 웹 출처(origin)가 아닙니다.</translation>
    </message>
    <message>
        <source>Allowed web origins, one per line</source>
        <translation>허용할 웹 출처(origin), 한 줄에 하나씩</translation>
    </message>
    <message>
        <source>Web pages in a browser are refused, except those of these sites.</source>
        <translation>이 사이트를 제외하고 브라우저의 웹페이지는 거부됩니다.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host name such as desk.example.org.</source>
        <translation>{number}행 “{text}” 항목은 desk.example.org 같은 호스트 이름이 아닙니다.</translation>
    </message>
    <message>
        <source>Allowed host names, one per line</source>
        <translation>허용할 호스트 이름, 한 줄에 하나씩</translation>
    </message>
    <message>
        <source>Names by which others reach this computer, for a proxy or another computer of your network.</source>
        <translation>프록시나 네트워크의 다른 컴퓨터가 이 컴퓨터에 접속할 때 쓰는 이름입니다.</translation>
    </message>
    <message>
        <source>Not on: port {port} is already in use. Choose another port, or close the program that uses it.</source>
        <translation>꺼짐: 포트 {port}번을 이미 사용 중입니다. 다른 포트를 선택하거나 사용 중인 프로그램을 닫으세요.</translation>
    </message>
    <message>
        <source>Not on: the settings file names an address that this computer does not have: {detail}. Use 127.0.0.1 there.</source>
        <translation>꺼짐: 설정 파일의 주소가 이 컴퓨터의 주소가 아닙니다: {detail}. 127.0.0.1을 사용하세요.</translation>
    </message>
    <message>
        <source>Not on: the system does not allow port {port}. Choose one from 1024 on.</source>
        <translation>꺼짐: 시스템에서 포트 {port}번을 허용하지 않습니다. 1024 이상의 포트를 선택하세요.</translation>
    </message>
    <message>
        <source>Not on: this installation lacks a part that the local API needs. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>꺼짐: 로컬 API에 필요한 구성 요소가 없습니다. 설치 명령: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>Not on: {detail}. Switch it off and on to try again.</source>
        <translation>꺼짐: {detail}. 껐다가 다시 켜 보세요.</translation>
    </message>
    <message>
        <source>On. Other devices in your network can reach it too, without encryption.</source>
        <translation>켜짐. 네트워크의 다른 기기도 암호화 없이 접속할 수 있습니다.</translation>
    </message>
    <message>
        <source>On. Only this computer can reach it.</source>
        <translation>켜짐. 이 컴퓨터에서만 접속할 수 있습니다.</translation>
    </message>
    <message>
        <source>Created {when}</source>
        <translation>생성: {when}</translation>
    </message>
    <message>
        <source>last used {when}</source>
        <translation>마지막 사용: {when}</translation>
    </message>
    <message>
        <source>The key of “{name}”. Copy it now: it is not shown again.</source>
        <translation>“{name}” 키입니다. 다시 표시되지 않으니 지금 복사하세요.</translation>
    </message>
    <message>
        <source>“{name}” is revoked: it is refused from now on.</source>
        <translation>“{name}” 키를 폐기했습니다. 이제부터 거부됩니다.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log of {name}</source>
        <translation>{name} 로그</translation>
    </message>
    <message>
        <source>It has not written anything.</source>
        <translation>아직 출력이 없습니다.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>로그 복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The last lines that the server wrote. Values of its variables are masked.</source>
        <translation>서버가 마지막으로 출력한 내용입니다. 변수 값은 가려집니다.</translation>
    </message>
</context>
<context>
    <name>LookStep</name>
    <message>
        <source>Welcome to Citewise</source>
        <translation>Citewise에 오신 것을 환영합니다</translation>
    </message>
    <message>
        <source>Answers that rest on sources you can check. Three short steps, all optional.</source>
        <translation>확인할 수 있는 출처로 답합니다. 짧은 세 단계이며 모두 건너뛸 수 있습니다.</translation>
    </message>
    <message>
        <source>Import conversations of another program…</source>
        <translation>다른 프로그램의 대화 가져오기…</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>라이트</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>다크</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The link was ignored. Citewise only takes links like citewise://ask?q=…</source>
        <translation>링크를 무시했습니다. Citewise에서 받는 링크 형식: citewise://ask?q=…</translation>
    </message>
    <message>
        <source>The question was cut at {count} characters.</source>
        <translation>질문이 길어 {count}자에서 잘렸습니다.</translation>
    </message>
    <message>
        <source>Invisible characters were removed from the question.</source>
        <translation>질문에서 보이지 않는 문자를 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Short facts about you, so that later answers fit you. After an answer a model proposes what to remember; a line under the answer says what was remembered and can undo it. Keys, passwords and codes are never kept, and private conversations remember nothing.</source>
        <translation>이후 답변이 더 잘 맞도록 기억하는 사용자에 관한 짧은 사실입니다. 답변이 끝나면 모델이 기억할 내용을 제안합니다. 기억한 내용은 답변 아래에 표시되며 그곳에서 되돌릴 수 있습니다. 키, 비밀번호, 인증 코드는 저장하지 않으며 비공개 대화에서는 아무것도 기억하지 않습니다.</translation>
    </message>
    <message>
        <source>Remember in</source>
        <translation>기억할 범위</translation>
    </message>
    <message>
        <source>Off by default; each group has its own memory.</source>
        <translation>기본적으로 꺼져 있습니다. 그룹마다 메모리가 따로 있습니다.</translation>
    </message>
    <message>
        <source>Auto (the model that answered)</source>
        <translation>자동(답변한 모델)</translation>
    </message>
    <message>
        <source>Memory model</source>
        <translation>메모리 모델</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>저장된 메모리</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search memories</source>
        <translation>메모리 검색</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>모두 삭제…</translation>
    </message>
    <message>
        <source>Conversations without a group</source>
        <translation>그룹 없는 대화</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>“{text}”에 대한 결과가 없습니다.</translation>
    </message>
    <message>
        <source>No memories yet.</source>
        <translation>아직 메모리가 없습니다.</translation>
    </message>
    <message>
        <source>This looks like a key, a password or a code. It is not kept.</source>
        <translation>키, 비밀번호 또는 인증 코드로 보여 저장하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>MemoryRemoval</name>
    <message>
        <source>Forgotten: “{title}”. It was also deleted from what earlier answers were given. What those answers and you yourself wrote stays.</source>
        <translation>메모리에서 삭제함: “{title}”. 이전 답변에 제공된 자료에서도 삭제했습니다. 해당 답변과 직접 쓴 내용은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Forget everything that is remembered, in all groups? It is also deleted from what earlier answers were given. This cannot be undone. What those answers and you yourself wrote stays.</source>
        <translation>모든 그룹의 메모리를 전부 삭제할까요? 이전 답변에 제공된 자료에서도 삭제되며 되돌릴 수 없습니다. 해당 답변과 직접 쓴 내용은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>모두 삭제</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>삭제하는 중…</translation>
    </message>
    <message>
        <source>It is deleted, but unused parts of the file may still contain its words: the disk has too little space, or another program is reading the file.</source>
        <translation>삭제했지만 파일의 사용하지 않는 부분에 내용이 남아 있을 수 있습니다. 디스크 공간이 부족하거나 다른 프로그램이 파일을 읽고 있습니다.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) still contain these words: {names}. A new backup can replace them: it is checked first, then the old ones are deleted.</source>
        <translation>
            <numerusform>백업 %n개에 아직 이 내용이 있습니다: {names}. 새 백업으로 바꿀 수 있습니다. 새 백업을 먼저 검사한 다음 이전 백업을 삭제합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>Files set aside in the data directory also contain these words, and stay: {names}. Delete them yourself when you no longer need them.</source>
        <translation>데이터 폴더에 따로 보관된 파일에도 이 내용이 있으며 그대로 남습니다: {names}. 더 이상 필요 없으면 직접 삭제하세요.</translation>
    </message>
    <message>
        <source>Creating a new backup…</source>
        <translation>새 백업을 만드는 중…</translation>
    </message>
    <message>
        <source>The new backup is {name}; the old ones are deleted.</source>
        <translation>새 백업은 {name}입니다. 이전 백업은 삭제했습니다.</translation>
    </message>
    <message>
        <source>No new backup could be created, so the old ones stay. Free up space on the disk, then try again.</source>
        <translation>새 백업을 만들 수 없어 이전 백업을 그대로 두었습니다. 디스크 공간을 확보한 후 다시 시도하세요.</translation>
    </message>
</context>
<context>
    <name>MentionCompleter</name>
    <message>
        <source>Knowledge bases</source>
        <translation>지식 베이스</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>Research</source>
        <translation>리서치</translation>
    </message>
    <message>
        <source>Split the question into sub-questions, search for each, write a report</source>
        <translation>질문을 하위 질문으로 나누어 각각 검색하고 보고서를 작성합니다</translation>
    </message>
    <message>
        <source>Research depth</source>
        <translation>리서치 깊이</translation>
    </message>
    <message>
        <source>Research depth: {depth}</source>
        <translation>리서치 깊이: {depth}</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>Find a model, or type its name</source>
        <translation>모델을 찾거나 이름 입력</translation>
    </message>
    <message>
        <source>Use “{name}”</source>
        <translation>“{name}” 사용</translation>
    </message>
    <message>
        <source>No models yet. Fetch the list, or type a name above.</source>
        <translation>아직 모델이 없습니다. 목록을 가져오거나 위에 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Space adds a model to the favourites or removes it.</source>
        <translation>스페이스바를 눌러 즐겨찾기에 추가하거나 제거합니다.</translation>
    </message>
    <message>
        <source>Click the star, or press Space, to add a model to the favourites.</source>
        <translation>별표를 클릭하거나 스페이스바를 눌러 모델을 즐겨찾기에 추가하세요.</translation>
    </message>
</context>
<context>
    <name>ModelMentions</name>
    <message>
        <source>At most {count} models per question.</source>
        <translation>모델은 질문당 최대 {count}개입니다.</translation>
    </message>
</context>
<context>
    <name>ModelMenu</name>
    <message>
        <source>Models that it may use</source>
        <translation>사용할 수 있는 모델</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>모든 모델</translation>
    </message>
    <message>
        <source>{model} and {number} more</source>
        <translation>{model} 외 {number}개</translation>
    </message>
</context>
<context>
    <name>ModelPicker</name>
    <message>
        <source>Model: {model}</source>
        <translation>모델: {model}</translation>
    </message>
</context>
<context>
    <name>ModelPopup</name>
    <message>
        <source>Filter models</source>
        <translation>모델 필터링</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>모델 추가…</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>모델 비교…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>모델 없음(발췌만)</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>즐겨찾기</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>즐겨찾기에서 제거</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>즐겨찾기에 추가</translation>
    </message>
</context>
<context>
    <name>ModelStep</name>
    <message>
        <source>Choose a model</source>
        <translation>모델 선택</translation>
    </message>
    <message>
        <source>You can change it for every question, and add more in Settings.</source>
        <translation>질문마다 바꿀 수 있으며 설정에서 더 추가할 수 있습니다.</translation>
    </message>
    <message>
        <source>No model (quotes only): the best passages, word for word</source>
        <translation>모델 없음(발췌만): 가장 알맞은 구절을 원문 그대로 제공</translation>
    </message>
    <message>
        <source>A provider with an API key (opens Settings at the end)</source>
        <translation>API 키를 사용하는 제공업체(마지막에 설정 열림)</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>모델 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} on this computer ({count})</source>
        <translation>이 컴퓨터의 {name}({count})</translation>
    </message>
    <message>
        <source>Looking for Ollama and LM Studio on this computer…</source>
        <translation>이 컴퓨터에서 Ollama와 LM Studio를 찾는 중…</translation>
    </message>
    <message>
        <source>Neither Ollama nor LM Studio is running on this computer.</source>
        <translation>이 컴퓨터에서 Ollama나 LM Studio가 실행되고 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>{name} was removed with the default model. Until you choose another one, answers are quotes only.</source>
        <translation>{name} 제거와 함께 기본 모델도 제거되었습니다. 다른 모델을 선택할 때까지 답변은 발췌로만 제공됩니다.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Default model</source>
        <translation>기본 모델</translation>
    </message>
    <message>
        <source>For new conversations. Without a model, the best passages are shown word for word.</source>
        <translation>새 대화에 사용합니다. 모델이 없으면 가장 알맞은 구절을 원문 그대로 표시합니다.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>제공업체</translation>
    </message>
    <message>
        <source>No provider yet. Add one to get full answers.</source>
        <translation>아직 제공업체가 없습니다. 완전한 답변을 받으려면 추가하세요.</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>제공업체 추가</translation>
    </message>
    <message>
        <source>Custom (OpenAI-compatible)</source>
        <translation>사용자 지정(OpenAI 호환)</translation>
    </message>
    <message>
        <source>Built-in model (GGUF)</source>
        <translation>내장 모델(GGUF)</translation>
    </message>
    <message>
        <source>After an answer</source>
        <translation>답변 후</translation>
    </message>
    <message>
        <source>From the environment: {names}</source>
        <translation>환경 변수에서: {names}</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>모델 없음(발췌만)</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>모델 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is running on this computer ({count}).</source>
        <translation>이 컴퓨터에서 실행 중: {name}({count}).</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>사용</translation>
    </message>
</context>
<context>
    <name>NetworkPage</name>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>수동</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>프록시 없음</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
    </message>
    <message>
        <source>Used for models, search and pages from the next request on. This computer is always reached directly. A proxy resolves names itself, so behind one only literal private addresses are refused.</source>
        <translation>다음 요청부터 모델, 검색, 페이지에 사용합니다. 이 컴퓨터에는 항상 직접 연결합니다. 프록시가 이름을 직접 확인하므로, 프록시를 쓸 때는 IP로 적힌 사설 주소만 거부됩니다.</translation>
    </message>
    <message>
        <source>Bypass list</source>
        <translation>예외 목록</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a host, address or network. The other lines apply.</source>
        <translation>{number}행 “{text}” 항목은 호스트, 주소 또는 네트워크가 아닙니다. 나머지 행은 적용됩니다.</translation>
    </message>
    <message>
        <source>One per line: host, *.host, address or network</source>
        <translation>한 줄에 하나씩: 호스트, *.호스트, 주소 또는 네트워크</translation>
    </message>
    <message>
        <source>Fake-IP DNS (Clash)</source>
        <translation>Fake-IP DNS(Clash)</translation>
    </message>
    <message>
        <source>Clash and similar tools answer every name with an address in 198.18.0.0/15, which looks private. With Fake-IP these addresses may be read; truly private ones stay refused.</source>
        <translation>Clash 같은 도구는 모든 이름에 사설 주소처럼 보이는 198.18.0.0/15의 주소로 응답합니다. Fake-IP를 켜면 이 주소를 읽을 수 있으며, 실제 사설 주소는 계속 거부됩니다.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Fake-IP</source>
        <translation>Fake-IP</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>연결 테스트</translation>
    </message>
    <message>
        <source>Uses the current settings and shows each step.</source>
        <translation>현재 설정으로 테스트하고 각 단계를 표시합니다.</translation>
    </message>
    <message>
        <source>Optional: an address such as https://api.example.com</source>
        <translation>선택 사항: https://api.example.com 같은 주소</translation>
    </message>
    <message>
        <source>Address to reach</source>
        <translation>연결할 주소</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>연결 테스트</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>주소가 올바르지 않습니다. https://로 시작해야 합니다</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>테스트하는 중…</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>연결이 정상입니다.</translation>
    </message>
    <message>
        <source>The connection fails at the first line marked ✗.</source>
        <translation>✗ 표시가 있는 첫 번째 줄에서 연결에 실패했습니다.</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>결과가 없습니다.</translation>
    </message>
    <message>
        <source>Invalid proxy address. Example: 127.0.0.1:7890</source>
        <translation>프록시 주소가 올바르지 않습니다. 예: 127.0.0.1:7890</translation>
    </message>
    <message>
        <source>Enter the proxy address. Until then nothing changes.</source>
        <translation>프록시 주소를 입력하세요. 그 전까지는 변경 사항이 적용되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>NewKey</name>
    <message>
        <source>New key</source>
        <translation>새 키</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>키 복사</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Done: do not show the key any more</source>
        <translation>완료: 키를 더 이상 표시하지 않음</translation>
    </message>
</context>
<context>
    <name>NodeView</name>
    <message>
        <source>Depends on: {questions}</source>
        <translation>선행 질문: {questions}</translation>
    </message>
    <message>
        <source>Answer to the sub-question</source>
        <translation>하위 질문의 답변</translation>
    </message>
    <message>
        <source>Pages of the sub-question</source>
        <translation>하위 질문의 페이지</translation>
    </message>
    <message>
        <source>Searched: {queries}</source>
        <translation>검색함: {queries}</translation>
    </message>
</context>
<context>
    <name>OptionsPane</name>
    <message>
        <source>Embedding model</source>
        <translation>임베딩 모델</translation>
    </message>
    <message>
        <source>Keyword search needs no model and no key. An embedding model also finds passages that say the same in other words; their text is sent to its provider. A new model is used once it has embedded all passages; until then the old one is used.</source>
        <translation>키워드 검색에는 모델도 키도 필요 없습니다. 임베딩 모델을 쓰면 같은 뜻을 다른 말로 쓴 구절도 찾으며, 구절의 텍스트가 해당 제공업체로 전송됩니다. 새 모델은 모든 구절을 임베딩한 뒤에 사용되고, 그때까지는 이전 모델을 사용합니다.</translation>
    </message>
    <message>
        <source>Qdrant address</source>
        <translation>Qdrant 주소</translation>
    </message>
    <message>
        <source>Your own Qdrant server, which stores the vectors of this knowledge base.</source>
        <translation>이 지식 베이스의 벡터를 저장하는 자체 Qdrant 서버입니다.</translation>
    </message>
    <message>
        <source>Keyword only</source>
        <translation>키워드만</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>명령 찾기</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>해당 이름의 명령이 없습니다</translation>
    </message>
</context>
<context>
    <name>PassageText</name>
    <message>
        <source>Also quoted</source>
        <translation>함께 인용됨</translation>
    </message>
    <message>
        <source>Also given to the model</source>
        <translation>모델에 함께 제공됨</translation>
    </message>
    <message>
        <source>Not given to the model. The search engine showed:</source>
        <translation>모델에 제공되지 않음. 검색 엔진에 표시된 내용:</translation>
    </message>
    <message>
        <source>Not given to the model. Found in it:</source>
        <translation>모델에 제공되지 않음. 이 출처에서 찾은 내용:</translation>
    </message>
    <message>
        <source>{program} named this source; its passage was not kept.</source>
        <translation>{program}에서 이 출처를 제시했지만 구절은 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>The provider named this source without an excerpt; it was not read here.</source>
        <translation>제공업체가 발췌 없이 이 출처를 제시했으며, 여기서는 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>Reading the page again…</source>
        <translation>페이지를 다시 읽는 중…</translation>
    </message>
    <message>
        <source>The page as it is now</source>
        <translation>현재 페이지 내용</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is still in it</source>
        <translation>현재 페이지 내용(위의 첫 구절이 그대로 있음)</translation>
    </message>
    <message>
        <source>The page as it is now; the first passage above is no longer in it word for word</source>
        <translation>현재 페이지 내용(위의 첫 구절이 그대로는 없음)</translation>
    </message>
    <message>
        <source>This is the excerpt that {program} showed; the page itself was not read here.</source>
        <translation>{program}에 표시된 발췌입니다. 페이지 자체는 여기서 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>This is the provider&apos;s excerpt; the page itself was not read here.</source>
        <translation>제공업체의 발췌입니다. 페이지 자체는 여기서 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>{program} kept this of the source; the page itself was not read here.</source>
        <translation>{program}에 저장된 출처 내용입니다. 페이지 자체는 여기서 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>The provider quoted this; the page itself was not read here.</source>
        <translation>제공업체가 인용한 내용입니다. 페이지 자체는 여기서 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>Cited passage</source>
        <translation>인용된 구절</translation>
    </message>
    <message>
        <source>Given to the model</source>
        <translation>모델에 제공됨</translation>
    </message>
    <message>
        <source>{label} (the search engine&apos;s snippet; the page was not read)</source>
        <translation>{label}(검색 엔진의 요약, 페이지는 읽지 않음)</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Passage copied</source>
        <translation>구절 복사됨</translation>
    </message>
    <message>
        <source>Copy passage</source>
        <translation>구절 복사</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>새로 고침</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>저장된 페이지 보기</translation>
    </message>
    <message>
        <source>Read the page again and show it below what the model was given</source>
        <translation>페이지를 다시 읽어 모델에 제공된 내용 아래에 표시</translation>
    </message>
    <message>
        <source>What the model was given of this source</source>
        <translation>이 출처에서 모델에 제공된 내용</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>문서 열기</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>브라우저에서 열기</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>One moment…</source>
        <translation>잠시만 기다려 주세요…</translation>
    </message>
    <message>
        <source>Keep keys in an encrypted file</source>
        <translation>암호화된 파일에 키 보관</translation>
    </message>
    <message>
        <source>Unlock keys</source>
        <translation>키 잠금 해제</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>암호 구문 변경</translation>
    </message>
    <message>
        <source>This system has no keychain. A file in the data directory can hold your keys, encrypted with a passphrase that is asked for once after each start. A forgotten passphrase cannot be recovered.</source>
        <translation>이 시스템에는 키체인이 없습니다. 대신 데이터 폴더의 파일에 암호 구문으로 암호화하여 키를 보관할 수 있으며, 시작할 때마다 한 번 암호 구문을 묻습니다. 잊어버린 암호 구문은 복구할 수 없습니다.</translation>
    </message>
    <message>
        <source>Your keys are in an encrypted file. Its passphrase unlocks them until you quit.</source>
        <translation>키가 암호화된 파일에 있습니다. 암호 구문을 입력하면 종료할 때까지 잠금이 해제됩니다.</translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be recovered.</source>
        <translation>잊어버린 암호 구문은 복구할 수 없습니다.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>만들기</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>잠금 해제</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>암호 구문</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>새 암호 구문</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>암호 구문 확인</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>현재 암호 구문</translation>
    </message>
    <message>
        <source>Enter the passphrase.</source>
        <translation>암호 구문을 입력하세요.</translation>
    </message>
    <message>
        <source>Use at least {number} characters.</source>
        <translation>{number}자 이상 입력하세요.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>두 암호 구문이 서로 다릅니다.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Add servers from JSON</source>
        <translation>JSON에서 서버 추가</translation>
    </message>
    <message>
        <source>JSON of the servers</source>
        <translation>서버 JSON</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Paste the block that the guide of a server gives for Claude Desktop, Cursor, VS Code or Cherry Studio. Values of variables and headers are secrets.</source>
        <translation>서버 안내서에서 Claude Desktop, Cursor, VS Code 또는 Cherry Studio용으로 제공하는 블록을 붙여 넣으세요. 변수와 헤더의 값은 비밀로 취급합니다.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Image</source>
        <translation>이미지</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>Remove “{name}”</source>
        <translation>“{name}” 제거</translation>
    </message>
</context>
<context>
    <name>Pills</name>
    <message>
        <source>Answers: {model}</source>
        <translation>답변: {model}</translation>
    </message>
</context>
<context>
    <name>PrivacyStep</name>
    <message>
        <source>Search and privacy</source>
        <translation>검색 및 개인정보 보호</translation>
    </message>
    <message>
        <source>Citewise searches the web from this computer, without a key, when a question needs it; the switch “Web” under the question says off, auto or always.</source>
        <translation>Citewise는 필요할 때 이 컴퓨터에서 키 없이 웹을 검색합니다. 질문 아래의 ‘웹’ 스위치에서 끔, 자동, 항상을 선택할 수 있습니다.</translation>
    </message>
    <message>
        <source>Conversations, files and settings stay on this computer; only the search words go to search engines, and your question with its passages to the model you choose.</source>
        <translation>대화, 파일, 설정은 이 컴퓨터에 남습니다. 검색어만 검색 엔진으로 전송되고, 질문과 관련 구절은 선택한 모델로 전송됩니다.</translation>
    </message>
    <message>
        <source>To come back here: Settings, Data, or “Welcome” in the command palette.</source>
        <translation>다시 보려면: 설정의 ‘데이터’ 또는 명령 팔레트의 ‘환영’.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Some data could not be read and was set aside: {problem}</source>
        <translation>일부 데이터를 읽을 수 없어 따로 보관했습니다: {problem}</translation>
    </message>
    <message>
        <source>Answers are shown as plain text, and pages that need scripts are not read: {problem}</source>
        <translation>답변을 일반 텍스트로 표시하며, 스크립트가 필요한 페이지는 읽지 않습니다: {problem}</translation>
    </message>
    <message>
        <source>{file} was damaged and has been set aside as {copy}.</source>
        <translation>{file} 파일이 손상되어 {copy} 파일로 따로 보관했습니다.</translation>
    </message>
    <message>
        <source>Documents that are read again: {count}.</source>
        <translation>다시 읽는 문서: {count}개.</translation>
    </message>
    <message>
        <source>Recovered: {counts}.</source>
        <translation>복구됨: {counts}.</translation>
    </message>
    <message>
        <source>Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup.</source>
        <translation>복구할 수 있는 내용이 없었습니다. ‘설정 → 데이터 → 백업 → 복원…’에서 백업을 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>The local API is off: another program uses port {port}.</source>
        <translation>로컬 API가 꺼져 있습니다. 다른 프로그램이 포트 {port}번을 사용 중입니다.</translation>
    </message>
    <message>
        <source>The local API could not be started: {problem}</source>
        <translation>로컬 API를 시작할 수 없습니다: {problem}</translation>
    </message>
</context>
<context>
    <name>PromptDialog</name>
    <message>
        <source>New prompt</source>
        <translation>새 프롬프트</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Find a prompt</source>
        <translation>프롬프트 찾기</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>새 폴더</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title}(사본)</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <translation>“{title}” 항목을 삭제했습니다</translation>
    </message>
    <message>
        <source>Folder deleted</source>
        <translation>폴더를 삭제했습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) deleted</source>
        <translation>
            <numerusform>프롬프트 %n개를 삭제했습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Folders can be {levels} levels deep, and their paths {length} characters long, at most.</source>
        <translation>폴더는 최대 {levels}단계, 경로는 최대 {length}자까지 가능합니다.</translation>
    </message>
    <message>
        <source>A prompt is a question that you write once and ask often. Type / in a question to insert one.</source>
        <translation>프롬프트는 한 번 써 두고 여러 번 묻는 질문입니다. 질문에 /를 입력하면 삽입할 수 있습니다.</translation>
    </message>
    <message>
        <source>Type / in a question to insert a prompt.</source>
        <translation>질문에 /를 입력하면 프롬프트를 삽입할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>What to ask. Write {{topic}} where something is filled in each time.</source>
        <translation>질문할 내용. 매번 채울 곳에는 {{topic}} 형태로 씁니다.</translation>
    </message>
    <message>
        <source>Insert variable</source>
        <translation>변수 삽입</translation>
    </message>
    <message>
        <source>topic</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>꿀벌</translation>
    </message>
    <message>
        <source>tone|formal|friendly|brief</source>
        <translation>말투|격식 있게|친근하게|간단하게</translation>
    </message>
    <message>
        <source>Field to fill in</source>
        <translation>입력란</translation>
    </message>
    <message>
        <source>Field with a default</source>
        <translation>기본값이 있는 입력란</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>선택지</translation>
    </message>
    <message>
        <source>Today&apos;s date</source>
        <translation>오늘 날짜</translation>
    </message>
    <message>
        <source>Variables: {names}</source>
        <translation>변수: {names}</translation>
    </message>
</context>
<context>
    <name>PromptExamples</name>
    <message>
        <source>Writing</source>
        <translation>쓰기</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Summarize</source>
        <translation>요약</translation>
    </message>
    <message>
        <source>Summarize the following in [[length|five bullet points|one paragraph|one sentence]]:</source>
        <translation>다음을 [[길이|요점 다섯 개|한 단락|한 문장]] 분량으로 요약해 주세요:</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <translation>쉽게 설명</translation>
    </message>
    <message>
        <source>Explain [[topic]] to [[reader=someone new to the field]], with one example.</source>
        <translation>대상: [[독자=처음 배우는 사람]]. [[주제]]에 대해 예를 하나 들어 설명해 주세요.</translation>
    </message>
    <message>
        <source>Pros and cons</source>
        <translation>찬성과 반대</translation>
    </message>
    <message>
        <source>What are the strongest arguments for and against [[proposal]]? Name the best source for each.</source>
        <translation>[[제안]]에 대한 가장 강력한 찬성과 반대 근거는 무엇인가요? 각각 가장 좋은 출처를 알려 주세요.</translation>
    </message>
    <message>
        <source>Latest news</source>
        <translation>최신 소식</translation>
    </message>
    <message>
        <source>What has changed about [[topic]] in the last [[period|month|year|week]]? Today is [[date]].</source>
        <translation>최근 [[기간|한 달|1년|일주일]] 동안 [[주제]]에 대해 무엇이 바뀌었나요? 오늘은 [[date]]입니다.</translation>
    </message>
    <message>
        <source>Improve writing</source>
        <translation>글 다듬기</translation>
    </message>
    <message>
        <source>Improve this text. Keep its meaning and its language; make it [[tone|clearer|shorter|more formal|friendlier]]:</source>
        <translation>이 글을 다듬어 주세요. 뜻과 언어는 그대로 두고 [[말투|더 명확하게|더 짧게|더 격식 있게|더 친근하게]] 해 주세요:</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>번역</translation>
    </message>
    <message>
        <source>Translate into [[language=English]], so that it reads naturally:</source>
        <translation>다음 언어로 자연스럽게 번역해 주세요: [[언어=영어]]</translation>
    </message>
    <message>
        <source>Reply to an email</source>
        <translation>이메일 답장</translation>
    </message>
    <message>
        <source>Write a [[tone|friendly|formal|brief]] reply to this email. What I want to say: [[message]]</source>
        <translation>이 이메일에 [[말투|친근한|격식 있는|간단한]] 답장을 써 주세요. 전하려는 내용: [[내용]]</translation>
    </message>
</context>
<context>
    <name>PromptFiles</name>
    <message>
        <source>Import prompts</source>
        <translation>프롬프트 가져오기</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <translation>이 파일을 읽을 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>No prompts in this file. Choose a JSON file of prompts.</source>
        <translation>이 파일에 프롬프트가 없습니다. 프롬프트 JSON 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>All prompts of this file are in the library already.</source>
        <translation>이 파일의 프롬프트는 모두 이미 라이브러리에 있습니다.</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>프롬프트 내보내기</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) exported</source>
        <translation>
            <numerusform>프롬프트 %n개를 내보냈습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>This file could not be written: {reason}</source>
        <translation>이 파일에 쓸 수 없습니다: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) imported</source>
        <translation>
            <numerusform>프롬프트 %n개를 가져왔습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>PromptForm</name>
    <message>
        <source>Selected text</source>
        <translation>선택한 텍스트</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>삽입</translation>
    </message>
    <message>
        <source>Leave as text</source>
        <translation>텍스트로 두기</translation>
    </message>
    <message>
        <source>Insert the prompt with its variables as they are written (Esc)</source>
        <translation>변수를 그대로 둔 채 프롬프트 삽입(Esc)</translation>
    </message>
</context>
<context>
    <name>PromptLibrary</name>
    <message>
        <source>New prompt</source>
        <translation>새 프롬프트</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Add examples</source>
        <translation>예시 추가</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>프롬프트…</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>아직 프롬프트가 없습니다</translation>
    </message>
    <message>
        <source>New prompt…</source>
        <translation>새 프롬프트…</translation>
    </message>
</context>
<context>
    <name>PromptsController</name>
    <message>
        <source>Prompts</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Insert prompt</source>
        <translation>프롬프트 삽입</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>질문을 프롬프트로 저장…</translation>
    </message>
    <message>
        <source>Prompts…</source>
        <translation>프롬프트…</translation>
    </message>
    <message>
        <source>“{title}” has more than {count} variables. The rest is inserted as it is written.</source>
        <translation>“{title}”의 변수가 {count}개를 넘습니다. 나머지는 쓰인 그대로 삽입합니다.</translation>
    </message>
</context>
<context>
    <name>ProtocolEditor</name>
    <message>
        <source>Derived from the address above</source>
        <translation>위 주소에서 추정</translation>
    </message>
    <message>
        <source>Search address</source>
        <translation>검색 주소</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>See the provider&apos;s documentation.</source>
        <translation>제공업체 문서를 참조하세요.</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>모델 자체 검색</translation>
    </message>
    <message>
        <source>The model may search by itself; its sources become citations.</source>
        <translation>모델이 직접 검색할 수 있으며, 그 출처가 인용이 됩니다.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>On (as for {services})</source>
        <translation>켬({services} 방식)</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>주소가 올바르지 않습니다. https://로 시작해야 합니다</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>{where} did not accept the key. Check that all of it was pasted.</source>
        <translation>{where}에서 키를 거부했습니다. 빠짐없이 붙여 넣었는지 확인하세요.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one, or fetch the list.</source>
        <translation>{where}에 이 모델이 없습니다. 다른 모델을 선택하거나 목록을 가져오세요.</translation>
    </message>
    <message>
        <source>A key for {where} is missing. Paste it above.</source>
        <translation>{where}의 키가 없습니다. 위에 붙여 넣으세요.</translation>
    </message>
    <message>
        <source>Fetching models…</source>
        <translation>모델을 가져오는 중…</translation>
    </message>
    <message>
        <source>Choose a model first, or fetch the list.</source>
        <translation>먼저 모델을 선택하거나 목록을 가져오세요.</translation>
    </message>
    <message>
        <source>Testing {model}…</source>
        <translation>{model} 테스트 중…</translation>
    </message>
    <message>
        <source>{model} is the default model now.</source>
        <translation>이제 {model} 모델이 기본값입니다.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>API 주소</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 키</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>기능</translation>
    </message>
    <message>
        <source>Protocol and model&apos;s own search</source>
        <translation>프로토콜 및 모델 자체 검색</translation>
    </message>
    <message>
        <source>Set as default</source>
        <translation>기본값으로 설정</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Fetch models</source>
        <translation>모델 가져오기</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>API 키 받기</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>{where} sets the model to {model}.</source>
        <translation>{where}에서 모델을 지정합니다: {model}.</translation>
    </message>
    <message>
        <source>The .env file</source>
        <translation>.env 파일</translation>
    </message>
    <message>
        <source>An environment variable</source>
        <translation>환경 변수</translation>
    </message>
    <message>
        <source>Show or hide {name}</source>
        <translation>{name} 표시/숨기기</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>키 필요</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>모델 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid address. Example: https://api.example.com/v1</source>
        <translation>주소가 올바르지 않습니다. 예: https://api.example.com/v1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) found. Choose one, then test it or set it as default.</source>
        <translation>
            <numerusform>모델 %n개를 찾았습니다. 하나를 선택하여 테스트하거나 기본값으로 설정하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} works. Reply: {word}</source>
        <translation>{model} 모델이 정상적으로 작동합니다. 응답: {word}</translation>
    </message>
    <message>
        <source>{model} works.</source>
        <translation>{model} 모델이 정상적으로 작동합니다.</translation>
    </message>
</context>
<context>
    <name>ProxyForm</name>
    <message>
        <source>Type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>호스트 및 포트</translation>
    </message>
    <message>
        <source>User</source>
        <translation>사용자</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>비밀번호</translation>
    </message>
</context>
<context>
    <name>QuestionController</name>
    <message>
        <source>Your question names a private address. Allow reading {places}?</source>
        <translation>질문에 사설 주소가 있습니다. 다음을 읽도록 허용할까요? {places}</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Send without reading it</source>
        <translation>읽지 않고 보내기</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in a new conversation. {reason}</source>
        <translation>질문을 보내지 못했습니다. 새 대화에 보관되어 있습니다. {reason}</translation>
    </message>
    <message>
        <source>Your question could not be sent; it is kept in “{title}”. {reason}</source>
        <translation>질문을 보내지 못했습니다. “{title}” 대화에 보관되어 있습니다. {reason}</translation>
    </message>
</context>
<context>
    <name>QuickAsk</name>
    <message>
        <source>Quick ask</source>
        <translation>빠른 질문</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <translation>무엇이든 물어보세요</translation>
    </message>
    <message>
        <source>Your question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Enter: ask · Esc: hide</source>
        <translation>Enter: 질문 · Esc: 숨기기</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Retrieval</source>
        <translation>구절 검색</translation>
    </message>
    <message>
        <source>By default passages are chosen by keywords, on this computer. An embedding or rerank model compares them by meaning as well; if it fails or is slow, keywords are used alone.</source>
        <translation>기본적으로 이 컴퓨터에서 키워드로 구절을 고릅니다. 임베딩 또는 리랭크 모델을 쓰면 의미도 비교하며, 실패하거나 느리면 키워드만 사용합니다.</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>임베딩 모델</translation>
    </message>
    <message>
        <source>Finds passages that say the same in other words.</source>
        <translation>같은 뜻을 다른 말로 쓴 구절도 찾습니다.</translation>
    </message>
    <message>
        <source>For new knowledge bases</source>
        <translation>새 지식 베이스에 사용</translation>
    </message>
    <message>
        <source>Your documents&apos; text is sent to this provider. Existing knowledge bases keep their model.</source>
        <translation>문서의 텍스트가 이 제공업체로 전송됩니다. 기존 지식 베이스는 원래 모델을 유지합니다.</translation>
    </message>
    <message>
        <source>Also for web pages</source>
        <translation>웹페이지에도 사용</translation>
    </message>
    <message>
        <source>Their text is sent to this provider, too. Not used where a rerank model is set up.</source>
        <translation>웹페이지의 텍스트도 이 제공업체로 전송됩니다. 리랭크 모델을 설정한 경우에는 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Rerank model</source>
        <translation>리랭크 모델</translation>
    </message>
    <message>
        <source>Sorts the best forty passages for each question. They are sent to the provider, including those of your own documents and memories.</source>
        <translation>질문마다 상위 40개 구절의 순서를 다시 매깁니다. 내 문서와 메모리의 구절을 포함하여 제공업체로 전송됩니다.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Custom (by address)</source>
        <translation>사용자 지정(주소 입력)</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>제공업체</translation>
    </message>
    <message>
        <source>It works ({number} dimensions).</source>
        <translation>정상적으로 작동합니다({number}차원).</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>테스트하는 중…</translation>
    </message>
</context>
<context>
    <name>ReadingAloud</name>
    <message>
        <source>Stop reading</source>
        <translation>읽기 중지</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>소리 내어 읽기</translation>
    </message>
    <message>
        <source>Read aloud (no voice is installed)</source>
        <translation>소리 내어 읽기(설치된 음성 없음)</translation>
    </message>
    <message>
        <source>Code.</source>
        <translation>코드.</translation>
    </message>
    <message>
        <source>Formula.</source>
        <translation>수식.</translation>
    </message>
    <message>
        <source>The voice stopped: {reason}</source>
        <translation>음성이 중단되었습니다: {reason}</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Previous sentence</source>
        <translation>이전 문장</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>다음 문장</translation>
    </message>
    <message>
        <source>Reading aloud: {number} of {count}</source>
        <translation>읽는 중: {number}/{count}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 중지</translation>
    </message>
</context>
<context>
    <name>RerankFields</name>
    <message>
        <source>Full /rerank address</source>
        <translation>전체 /rerank 주소</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 키</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Get API key</source>
        <translation>API 키 받기</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>테스트하는 중…</translation>
    </message>
    <message>
        <source>It works: the better of two passages came first.</source>
        <translation>정상적으로 작동합니다. 두 구절 중 더 알맞은 것이 앞에 왔습니다.</translation>
    </message>
    <message>
        <source>It answered, but could not tell the better of two passages.</source>
        <translation>응답했지만 두 구절 중 더 알맞은 것을 가려내지 못했습니다.</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>먼저 주소를 입력하세요.</translation>
    </message>
    <message>
        <source>Invalid address. It should begin with https://</source>
        <translation>주소가 올바르지 않습니다. https://로 시작해야 합니다</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Sub-questions</source>
        <translation>하위 질문</translation>
    </message>
    <message>
        <source>Graph of the sub-questions</source>
        <translation>하위 질문 그래프</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>재개됨</translation>
    </message>
    <message>
        <source>Planning, round {number}</source>
        <translation>계획 중, {number}차</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Searched “{query}”</source>
        <translation>“{query}” 검색함</translation>
    </message>
    <message>
        <source>Searched “{query}”: {hits}</source>
        <translation>“{query}” 검색함: {hits}</translation>
    </message>
    <message>
        <source>Read {page}</source>
        <translation>{page} 읽음</translation>
    </message>
    <message>
        <source>Could not read {page}</source>
        <translation>{page} 읽을 수 없음</translation>
    </message>
    <message>
        <source>Writing the answer to “{question}”</source>
        <translation>“{question}”에 대한 답변 작성 중</translation>
    </message>
    <message>
        <source>{state}: {question}</source>
        <translation>{state}: {question}</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>보고서 작성 중</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>간단</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>표준</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>심층</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>검색 중</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>답변함</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>{place} of {count}: {question} – {state}</source>
        <translation>{place}/{count}: {question} – {state}</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>작성 중</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>약 {number}</translation>
    </message>
    <message>
        <source>{used} of {most} tokens</source>
        <translation>토큰 {used}/{most}</translation>
    </message>
    <message>
        <source>{used} tokens</source>
        <translation>토큰 {used}개</translation>
    </message>
    <message>
        <source>Research: a question first</source>
        <translation>리서치: 먼저 질문에 답해 주세요</translation>
    </message>
    <message>
        <source>Research: {told}</source>
        <translation>리서치: {told}</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>보고서를 작성하는 중…</translation>
    </message>
    <message>
        <source>Preparing the report…</source>
        <translation>보고서를 준비하는 중…</translation>
    </message>
    <message>
        <source>Planning the research…</source>
        <translation>리서치를 계획하는 중…</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>답변을 기다리는 중</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Report requested early</source>
        <translation>요청에 따라 보고서를 일찍 작성</translation>
    </message>
    <message>
        <source>Limit of sub-questions reached</source>
        <translation>하위 질문 한도 도달</translation>
    </message>
    <message>
        <source>Limit of pages reached</source>
        <translation>페이지 한도 도달</translation>
    </message>
    <message>
        <source>Token limit reached</source>
        <translation>토큰 한도 도달</translation>
    </message>
    <message>
        <source>Time limit reached</source>
        <translation>시간 한도 도달</translation>
    </message>
    <message>
        <source>No sub-questions needed</source>
        <translation>하위 질문 필요 없음</translation>
    </message>
    <message>
        <source>All sub-questions done</source>
        <translation>모든 하위 질문 완료</translation>
    </message>
</context>
<context>
    <name>ResearchController</name>
    <message>
        <source>{file} could not be written. Choose another place.</source>
        <translation>{file} 파일을 쓸 수 없습니다. 다른 위치를 선택하세요.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>저장됨: {file}</translation>
    </message>
</context>
<context>
    <name>ResearchSaver</name>
    <message>
        <source>Graph as image (SVG)…</source>
        <translation>그래프를 이미지(SVG)로…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>보고서를 Markdown으로…</translation>
    </message>
    <message>
        <source>Report as web page (HTML)…</source>
        <translation>보고서를 웹페이지(HTML)로…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>보고서를 PDF로…</translation>
    </message>
</context>
<context>
    <name>ResearchView</name>
    <message>
        <source>Research</source>
        <translation>리서치</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>지금 답변</translation>
    </message>
    <message>
        <source>Ask no more sub-questions and write the report from what there is</source>
        <translation>하위 질문을 더 만들지 않고 지금까지의 내용으로 보고서 작성</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>The graph appears here, from the first sub-question on.</source>
        <translation>첫 하위 질문부터 그래프가 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Steps of the research</source>
        <translation>리서치 단계</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>확대(+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>축소(-)</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>맞춤(0)</translation>
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
            <numerusform>하위 질문 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n sub-question(s) answered</source>
        <translation>
            <numerusform>하위 질문 %n개 중 {done}개 답변함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sub-question(s)</source>
        <translation>
            <numerusform>새 하위 질문 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n개 생략</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>페이지 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n page(s)</source>
        <translation>
            <numerusform>페이지 %n개 중 {done}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n sub-question(s), {pages}, {minutes}, about {tokens} tokens.</source>
        <translation>
            <numerusform>최대 하위 질문 %n개, {pages}, {minutes}, 토큰 약 {tokens}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n개 답변함</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>백업 복원</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>파일에서…</translation>
    </message>
    <message>
        <source>From the server</source>
        <translation>서버에서</translation>
    </message>
    <message>
        <source>Replace everything here</source>
        <translation>현재 내용을 모두 바꾸기</translation>
    </message>
    <message>
        <source>Merge with what is here</source>
        <translation>현재 내용과 병합</translation>
    </message>
    <message>
        <source>Undo merge</source>
        <translation>병합 되돌리기</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>백업을 검사하는 중…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>Passphrase of its API keys (empty: leave them out)</source>
        <translation>API 키의 암호 구문(비워 두면 키 제외)</translation>
    </message>
    <message>
        <source>Passphrase of its API keys</source>
        <translation>API 키의 암호 구문</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Adds conversations, questions, facts and documents that are not here. Nothing here changes.</source>
        <translation>현재 데이터에 없는 대화, 질문, 메모리, 문서를 추가합니다. 기존 내용은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>병합</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup, and the restore can be undone. Citewise closes for it and opens again.</source>
        <translation>현재 내용은 백업으로 보관되며 복원을 되돌릴 수 있습니다. 이를 위해 Citewise가 닫혔다가 다시 열립니다.</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>복원하고 다시 시작</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>서버에 확인하는 중…</translation>
    </message>
    <message>
        <source>There are no backups on the server.</source>
        <translation>서버에 백업이 없습니다.</translation>
    </message>
    <message>
        <source>{moment}, before a restore ({size})</source>
        <translation>{moment}, 복원 전({size})</translation>
    </message>
    <message>
        <source>{moment} ({size})</source>
        <translation>{moment}({size})</translation>
    </message>
    <message>
        <source>No backups here yet. Choose a file.</source>
        <translation>아직 백업이 없습니다. 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>Downloading…</source>
        <translation>다운로드하는 중…</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>백업 (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>{moment}, Citewise {version}: {counts} ({size})</source>
        <translation>{moment}, Citewise {version}: {counts}({size})</translation>
    </message>
    <message>
        <source>API keys are in it, encrypted.</source>
        <translation>API 키가 암호화되어 들어 있습니다.</translation>
    </message>
    <message>
        <source>No API keys are in it.</source>
        <translation>API 키가 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>병합하는 중…</translation>
    </message>
    <message>
        <source>The merge was undone.</source>
        <translation>병합을 되돌렸습니다.</translation>
    </message>
</context>
<context>
    <name>RestoreFailedWindow</name>
    <message>
        <source>The backup was not restored; everything is as it was.</source>
        <translation>백업을 복원하지 못했습니다. 모든 내용이 이전 그대로입니다.</translation>
    </message>
    <message>
        <source>Open Citewise</source>
        <translation>Citewise 열기</translation>
    </message>
</context>
<context>
    <name>RetryMenu</name>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Search source</source>
        <translation>검색 소스</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>답변 검증</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>어시스턴트</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>다른 모델과 비교…</translation>
    </message>
    <message>
        <source>No model (quotes only)</source>
        <translation>모델 없음(발췌만)</translation>
    </message>
    <message>
        <source>Without searching</source>
        <translation>검색하지 않음</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>Research: {depth}</source>
        <translation>리서치: {depth}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <translation>어시스턴트 없음</translation>
    </message>
</context>
<context>
    <name>SampleSection</name>
    <message>
        <source>Example for</source>
        <translation>예시 대상</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP(HTTP)</translation>
    </message>
    <message>
        <source>MCP as a command</source>
        <translation>MCP(명령)</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예시</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>예시 복사</translation>
    </message>
    <message>
        <source>Settings → Model Provider → Add</source>
        <translation>설정 → 모델 제공업체 → 추가</translation>
    </message>
    <message>
        <source>Provider type: OpenAI</source>
        <translation>제공업체 유형: OpenAI</translation>
    </message>
    <message>
        <source>API key: {key}</source>
        <translation>API 키: {key}</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>임의의 문자열</translation>
    </message>
    <message>
        <source>API host: {url}</source>
        <translation>API 호스트: {url}</translation>
    </message>
    <message>
        <source>Models: Manage, then choose citewise-search</source>
        <translation>모델: ‘관리’를 누른 후 citewise-search 선택</translation>
    </message>
    <message>
        <source>For agents and editors that speak MCP over HTTP.</source>
        <translation>HTTP 방식 MCP를 지원하는 에이전트와 편집기용입니다.</translation>
    </message>
    <message>
        <source>Needs neither the switch nor a key: the program starts Citewise itself.</source>
        <translation>로컬 API를 켤 필요도 키도 없습니다. 프로그램이 Citewise를 직접 시작합니다.</translation>
    </message>
</context>
<context>
    <name>SamplingFields</name>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>One per line, at most {count}. The answer ends before the first one that comes up. \n is a line break.</source>
        <translation>한 줄에 하나씩, 최대 {count}개입니다. 가장 먼저 나오는 시퀀스 앞에서 답변이 끝납니다. \n은 줄바꿈입니다.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Low: predictable. High: varied.</source>
        <translation>낮음: 일정한 답변. 높음: 다양한 답변.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Maximum length (tokens)</source>
        <translation>최대 길이(토큰)</translation>
    </message>
    <message>
        <source>Reasoning effort</source>
        <translation>추론 강도</translation>
    </message>
    <message>
        <source>Stop sequences</source>
        <translation>중지 시퀀스</translation>
    </message>
    <message>
        <source>“{model}” does not take this: it is left out.</source>
        <translation>“{model}” 모델은 이 값을 지원하지 않아 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Without a model nothing is written: passages are quoted as they are.</source>
        <translation>모델이 없으면 글을 쓰지 않고 구절을 그대로 발췌합니다.</translation>
    </message>
    <message>
        <source>Set either the temperature or top-p. Where a service takes only one, it is the temperature.</source>
        <translation>온도와 Top-p 중 하나만 설정하세요. 하나만 지원하는 서비스에는 온도가 적용됩니다.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>낮음</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>High</source>
        <translation>높음</translation>
    </message>
</context>
<context>
    <name>SearchEntry</name>
    <message>
        <source>Search suggestions by Google</source>
        <translation>Google 검색어 제안</translation>
    </message>
</context>
<context>
    <name>SearchMenu</name>
    <message>
        <source>{channel}, this message only</source>
        <translation>{channel}(이 메시지만)</translation>
    </message>
    <message>
        <source>Search source: {channel}</source>
        <translation>검색 소스: {channel}</translation>
    </message>
    <message>
        <source>Only {site}</source>
        <translation>{site}만</translation>
    </message>
    <message>
        <source>Check answers: {mode}, this message only</source>
        <translation>답변 검증: {mode}(이 메시지만)</translation>
    </message>
    <message>
        <source>This message</source>
        <translation>이 메시지</translation>
    </message>
    <message>
        <source>This conversation</source>
        <translation>이 대화</translation>
    </message>
    <message>
        <source>Default (as in settings)</source>
        <translation>기본값(설정과 동일)</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>검색 설정…</translation>
    </message>
    <message>
        <source>{channel} (paused)</source>
        <translation>{channel}(일시 중지)</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>검색 방식</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>질문 재작성</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>모델이 결정(도구)</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>답변 검증</translation>
    </message>
    <message>
        <source>Keep the pages that are read</source>
        <translation>읽은 페이지 저장</translation>
    </message>
    <message>
        <source>Tools (MCP) in this conversation</source>
        <translation>이 대화의 도구(MCP)</translation>
    </message>
    <message>
        <source>Only this site, such as example.org</source>
        <translation>이 사이트만(예: example.org)</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>모든 사이트</translation>
    </message>
    <message>
        <source>Invalid site. Examples: example.org or *://*.example.org/*</source>
        <translation>사이트가 올바르지 않습니다. 예: example.org 또는 *://*.example.org/*</translation>
    </message>
</context>
<context>
    <name>SearchNotes</name>
    <message>
        <source>A free account works within low limits; ten results at most</source>
        <translation>무료 계정은 낮은 한도에서 사용 가능, 결과 최대 10개</translation>
    </message>
    <message>
        <source>A tool of an MCP server that you have set up</source>
        <translation>직접 설정한 MCP 서버의 도구</translation>
    </message>
    <message>
        <source>Google&apos;s results; a small free plan</source>
        <translation>Google 검색 결과, 소규모 무료 요금제</translation>
    </message>
    <message>
        <source>Google&apos;s results; prepaid, more than ten results cost double</source>
        <translation>Google 검색 결과, 선불, 결과가 10개를 넘으면 두 배 요금</translation>
    </message>
    <message>
        <source>In the language of the question; CC BY-SA</source>
        <translation>질문과 같은 언어, CC BY-SA</translation>
    </message>
    <message>
        <source>Its host is not confirmed; another address can be set</source>
        <translation>호스트 주소가 확인되지 않음, 다른 주소 설정 가능</translation>
    </message>
    <message>
        <source>Monthly free credits; a few searches without a key</source>
        <translation>매월 무료 크레딧, 키 없이도 몇 번 검색 가능</translation>
    </message>
    <message>
        <source>Paid by the search</source>
        <translation>검색 건당 과금</translation>
    </message>
    <message>
        <source>Paid by the search and by tokens</source>
        <translation>검색 건당 및 토큰당 과금</translation>
    </message>
    <message>
        <source>Paid by the search, with the key of the models</source>
        <translation>검색 건당 과금, 모델과 같은 키 사용</translation>
    </message>
    <message>
        <source>Paid by tokens; the free key is for non-commercial use</source>
        <translation>토큰당 과금, 무료 키는 비상업용</translation>
    </message>
    <message>
        <source>Paid, after a small trial</source>
        <translation>유료, 소량의 체험 제공</translation>
    </message>
    <message>
        <source>Paid, with credit to start; a hundred searches a day without a key</source>
        <translation>유료, 초기 크레딧 제공, 키 없이 하루 100회 검색</translation>
    </message>
    <message>
        <source>Paid, with free credits every month</source>
        <translation>유료, 매월 무료 크레딧</translation>
    </message>
    <message>
        <source>Paid, with free credits every month; wants a card</source>
        <translation>유료, 매월 무료 크레딧, 카드 등록 필요</translation>
    </message>
    <message>
        <source>Papers; one request in three seconds</source>
        <translation>논문, 3초에 요청 1회</translation>
    </message>
    <message>
        <source>Prepaid; the API&apos;s older version</source>
        <translation>선불, 이전 버전 API</translation>
    </message>
    <message>
        <source>Reads engines&apos; result pages in a browser of its own; several engines&apos; terms forbid reading by program</source>
        <translation>검색 엔진의 결과 페이지를 자체 브라우저에서 읽음, 일부 엔진은 약관에서 프로그램을 통한 읽기를 금지함</translation>
    </message>
    <message>
        <source>Repositories; ten requests a minute without a key</source>
        <translation>저장소, 키 없이 분당 요청 10회</translation>
    </message>
    <message>
        <source>Scholarly works; free and open</source>
        <translation>학술 문헌, 무료 공개</translation>
    </message>
    <message>
        <source>Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day</source>
        <translation>Stack Overflow 또는 같은 네트워크에서 허용한 사이트, 텍스트는 CC BY-SA, 하루 300회 검색</translation>
    </message>
    <message>
        <source>Stories of Hacker News, by Algolia&apos;s free search</source>
        <translation>Hacker News 게시물, Algolia 무료 검색</translation>
    </message>
    <message>
        <source>The model&apos;s own terms</source>
        <translation>모델 자체의 약관 적용</translation>
    </message>
    <message>
        <source>Your own documents, on this computer</source>
        <translation>이 컴퓨터에 있는 내 문서</translation>
    </message>
    <message>
        <source>Your own server; `json` must stand in search.formats of its settings.yml</source>
        <translation>자체 서버, settings.yml의 search.formats에 `json`이 있어야 함</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>고급</translation>
    </message>
    <message>
        <source>Web search in new conversations</source>
        <translation>새 대화에서 웹 검색</translation>
    </message>
    <message>
        <source>Default search provider</source>
        <translation>기본 검색 서비스</translation>
    </message>
    <message>
        <source>Search planning</source>
        <translation>검색 방식</translation>
    </message>
    <message>
        <source>Rewriting turns the question into queries and searches once. With tools, the model may search several times while it answers, or not at all.</source>
        <translation>‘질문 재작성’은 질문을 검색어로 바꾸어 한 번 검색합니다. 도구를 쓰면 모델이 답변하면서 여러 번 검색하거나 검색하지 않을 수도 있습니다.</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>답변 검증</translation>
    </message>
    <message>
        <source>Mark moves citations to the passage that says it and shows where sources disagree, without a model or the network. Repair also searches for what was not found and has the model correct it, which takes longer and costs more. The original answer stays one click away.</source>
        <translation>‘표시’는 모델이나 네트워크 없이 인용을 해당 내용이 있는 구절로 옮기고 출처 간 불일치를 보여 줍니다. ‘수정’은 확인되지 않은 내용을 추가로 검색하고 모델이 바로잡게 하므로 시간과 비용이 더 듭니다. 원래 답변은 클릭 한 번으로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Search providers</source>
        <translation>검색 서비스</translation>
    </message>
    <message>
        <source>Choose one to enter its key or to test it.</source>
        <translation>선택하여 키를 입력하거나 테스트하세요.</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>검색 엔진</translation>
    </message>
    <message>
        <source>Web search without a key asks the first ones in parallel, then the next, until there are results.</source>
        <translation>키가 필요 없는 웹 검색은 앞에 있는 엔진들을 동시에 검색하고, 결과가 나올 때까지 다음 엔진으로 넘어갑니다.</translation>
    </message>
    <message>
        <source>Auto (by language)</source>
        <translation>자동(언어에 따름)</translation>
    </message>
    <message>
        <source>Parallel engines</source>
        <translation>동시 검색 엔진 수</translation>
    </message>
    <message>
        <source>Engine timeout (s)</source>
        <translation>엔진 시간 제한(초)</translation>
    </message>
    <message>
        <source>Without any results, slow engines are still waited for while the next ones are asked.</source>
        <translation>결과가 전혀 없으면 다음 엔진을 검색하는 동안 느린 엔진도 계속 기다립니다.</translation>
    </message>
    <message>
        <source>Keep search engine cookies</source>
        <translation>검색 엔진 쿠키 유지</translation>
    </message>
    <message>
        <source>Fewer captchas, but the engines recognise you across restarts.</source>
        <translation>캡차가 줄어들지만, 다시 시작해도 엔진이 사용자를 알아봅니다.</translation>
    </message>
    <message>
        <source>Opens the engines&apos; public result pages in a hidden browser, as you would yourself. Their terms may restrict automated use; whether to use them is your decision.</source>
        <translation>엔진의 공개 결과 페이지를 직접 여는 것처럼 숨겨진 브라우저에서 엽니다. 약관에서 자동 사용을 제한할 수 있으므로 사용 여부는 직접 결정하세요.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Auto (by model)</source>
        <translation>자동(모델에 따름)</translation>
    </message>
    <message>
        <source>Results per search</source>
        <translation>검색당 결과 수</translation>
    </message>
    <message>
        <source>Pages read in full</source>
        <translation>전체를 읽을 페이지 수</translation>
    </message>
    <message>
        <source>Max. source tokens per answer</source>
        <translation>답변당 최대 출처 토큰</translation>
    </message>
    <message>
        <source>More tokens: more evidence, but slower and more expensive answers.</source>
        <translation>토큰이 많을수록 근거가 많아지지만 답변이 느려지고 비용이 늘어납니다.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>사이트</translation>
    </message>
    <message>
        <source>Match patterns such as *://*.example.org/* or https://example.org/docs/*, or a plain domain such as example.org, which includes its subdomains.</source>
        <translation>*://*.example.org/* 또는 https://example.org/docs/* 같은 일치 패턴이나, 하위 도메인을 포함하는 example.org 같은 도메인을 입력하세요.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not a match pattern. The other lines apply.</source>
        <translation>{number}행 “{text}” 항목은 일치 패턴이 아닙니다. 나머지 행은 적용됩니다.</translation>
    </message>
    <message>
        <source>Blocked sites (one pattern per line)</source>
        <translation>차단할 사이트(한 줄에 패턴 하나)</translation>
    </message>
    <message>
        <source>Allowed sites (empty: all)</source>
        <translation>허용할 사이트(비워 두면 모두)</translation>
    </message>
    <message>
        <source>Allowed private addresses</source>
        <translation>허용할 사설 주소</translation>
    </message>
    <message>
        <source>Pages on this computer and in private networks are only read if listed here.</source>
        <translation>이 컴퓨터와 사설 네트워크의 페이지는 여기에 있는 것만 읽습니다.</translation>
    </message>
    <message>
        <source>Line {number}, “{text}”, is not host:port (wiki.local:8080). The other lines apply.</source>
        <translation>{number}행 “{text}” 항목은 호스트:포트(wiki.local:8080) 형식이 아닙니다. 나머지 행은 적용됩니다.</translation>
    </message>
    <message>
        <source>One per line, as host:port</source>
        <translation>한 줄에 하나씩, 호스트:포트 형식</translation>
    </message>
    <message>
        <source>Engine addresses</source>
        <translation>엔진 주소</translation>
    </message>
    <message>
        <source>Empty: default.</source>
        <translation>비워 두면 기본값을 사용합니다.</translation>
    </message>
    <message>
        <source>Tick at least one engine. Until then nothing changes.</source>
        <translation>엔진을 하나 이상 선택하세요. 그 전까지는 변경 사항이 적용되지 않습니다.</translation>
    </message>
    <message>
        <source>“{text}” is not a web address. It should begin with https://</source>
        <translation>“{text}”: 웹 주소가 아닙니다. https://로 시작해야 합니다</translation>
    </message>
</context>
<context>
    <name>SearchSwitch</name>
    <message>
        <source>Never search: the model answers from what it knows</source>
        <translation>검색하지 않음: 모델이 아는 내용으로 답변</translation>
    </message>
    <message>
        <source>Search when the question needs it</source>
        <translation>질문에 필요할 때 검색</translation>
    </message>
    <message>
        <source>Search the web for every question</source>
        <translation>모든 질문에 웹 검색</translation>
    </message>
    <message>
        <source>Web:</source>
        <translation>웹:</translation>
    </message>
    <message>
        <source>Web search: {mode}</source>
        <translation>웹 검색: {mode}</translation>
    </message>
</context>
<context>
    <name>ServerCard</name>
    <message>
        <source>Show or hide {name}</source>
        <translation>{name} 표시/숨기기</translation>
    </message>
    <message>
        <source>Use {name}</source>
        <translation>{name} 사용</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>로그아웃</translation>
    </message>
    <message>
        <source>Show command…</source>
        <translation>명령 보기…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>Log…</source>
        <translation>로그…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Starting the server and asking for its tools…</source>
        <translation>서버를 시작하고 도구를 요청하는 중…</translation>
    </message>
    <message>
        <source>Sign in in your browser, then come back here.</source>
        <translation>브라우저에서 로그인한 후 여기로 돌아오세요.</translation>
    </message>
    <message>
        <source>You are signed in. You can close this page and go back to Citewise.</source>
        <translation>로그인했습니다. 이 페이지를 닫고 Citewise로 돌아가세요.</translation>
    </message>
    <message>
        <source>You are signed in.</source>
        <translation>로그인했습니다.</translation>
    </message>
    <message>
        <source>Cancel sign-in</source>
        <translation>로그인 취소</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>로그인…</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Edit {name}</source>
        <translation>{name} 편집</translation>
    </message>
    <message>
        <source>Add server</source>
        <translation>서버 추가</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>이름을 입력하세요.</translation>
    </message>
    <message>
        <source>Such as My files</source>
        <translation>예: 내 파일</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>변수</translation>
    </message>
    <message>
        <source>Add variable</source>
        <translation>변수 추가</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>헤더</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>헤더 추가</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>The program, or the whole line of a guide.</source>
        <translation>프로그램 이름 또는 안내서의 명령줄 전체입니다.</translation>
    </message>
    <message>
        <source>Arguments, one per line</source>
        <translation>인수, 한 줄에 하나씩</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>환경 변수</translation>
    </message>
    <message>
        <source>Address (streamable HTTP)</source>
        <translation>주소(streamable HTTP)</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>헤더</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Program on this computer</source>
        <translation>이 컴퓨터의 프로그램</translation>
    </message>
    <message>
        <source>Server at an address</source>
        <translation>주소로 접속하는 서버</translation>
    </message>
    <message>
        <source>Give the command.</source>
        <translation>명령을 입력하세요.</translation>
    </message>
    <message>
        <source>Give the address.</source>
        <translation>주소를 입력하세요.</translation>
    </message>
    <message>
        <source>Every value needs a name.</source>
        <translation>모든 값에 이름이 필요합니다.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>구절 검색</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>도구(MCP)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>Local API</source>
        <translation>로컬 API</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Tested</source>
        <translation>테스트됨</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>테스트 안 됨</translation>
    </message>
    <message>
        <source>Tested with responses in the structure recorded from this provider; their wording is our own.</source>
        <translation>이 제공업체에서 기록한 구조의 응답으로 테스트했습니다. 응답의 문구는 직접 작성한 것입니다.</translation>
    </message>
    <message>
        <source>Built from the provider&apos;s documentation, not tried with real traffic. The Test button shows whether it works for you.</source>
        <translation>제공업체 문서를 바탕으로 만들었으며 실제 요청으로 시험하지는 않았습니다. ‘테스트’ 버튼으로 작동 여부를 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>Nobody has tested this provider yet. It should work like others of its kind; the Test button shows whether it does.</source>
        <translation>이 제공업체는 아직 테스트되지 않았습니다. 같은 종류의 다른 서비스처럼 작동할 것이며 ‘테스트’ 버튼으로 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>Chat Completions (OpenAI and most others)</source>
        <translation>Chat Completions(OpenAI 및 대부분의 서비스)</translation>
    </message>
    <message>
        <source>Responses (OpenAI)</source>
        <translation>Responses(OpenAI)</translation>
    </message>
    <message>
        <source>Messages (Anthropic)</source>
        <translation>Messages(Anthropic)</translation>
    </message>
    <message>
        <source>Gemini (Google)</source>
        <translation>Gemini(Google)</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>DashScope (Alibaba Cloud)</source>
        <translation>DashScope(Alibaba Cloud)</translation>
    </message>
    <message>
        <source>Conversations (Mistral)</source>
        <translation>Conversations(Mistral)</translation>
    </message>
    <message>
        <source>Rewrite the question</source>
        <translation>질문 재작성</translation>
    </message>
    <message>
        <source>The model decides (tools)</source>
        <translation>모델이 결정(도구)</translation>
    </message>
    <message>
        <source>Set by an environment variable. What is set here applies once that is removed.</source>
        <translation>환경 변수로 지정되었습니다. 여기서 설정한 값은 해당 변수를 제거하면 적용됩니다.</translation>
    </message>
    <message>
        <source>Set by the .env file in the data directory. What is set here applies once it is removed from there.</source>
        <translation>데이터 폴더의 .env 파일에서 지정되었습니다. 여기서 설정한 값은 파일에서 제거하면 적용됩니다.</translation>
    </message>
    <message>
        <source>{count} keys are kept in this system&apos;s keychain and used in turn.</source>
        <translation>키 {count}개가 시스템 키체인에 보관되어 번갈아 사용됩니다.</translation>
    </message>
    <message>
        <source>The key is kept in this system&apos;s keychain.</source>
        <translation>키가 시스템 키체인에 보관됩니다.</translation>
    </message>
    <message>
        <source>No keychain was found: {count} keys are kept in memory until you quit Citewise, never on disk.</source>
        <translation>키체인이 없습니다. 키 {count}개를 디스크에 쓰지 않고 Citewise를 종료할 때까지 메모리에만 보관합니다.</translation>
    </message>
    <message>
        <source>No keychain was found: the key is kept in memory until you quit Citewise, never on disk.</source>
        <translation>키체인이 없습니다. 키를 디스크에 쓰지 않고 Citewise를 종료할 때까지 메모리에만 보관합니다.</translation>
    </message>
    <message>
        <source>{count} keys are kept in the encrypted key file and used in turn.</source>
        <translation>키 {count}개가 암호화된 키 파일에 보관되어 번갈아 사용됩니다.</translation>
    </message>
    <message>
        <source>The key is kept in the encrypted key file.</source>
        <translation>키가 암호화된 키 파일에 보관됩니다.</translation>
    </message>
    <message>
        <source>The key is in the encrypted key file, which is locked.</source>
        <translation>키가 잠긴 암호화된 키 파일에 있습니다.</translation>
    </message>
    <message>
        <source>The key comes from an environment variable.</source>
        <translation>환경 변수의 키를 사용합니다.</translation>
    </message>
    <message>
        <source>The key comes from the .env file in the data directory.</source>
        <translation>데이터 폴더에 있는 .env 파일의 키를 사용합니다.</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keychain.</source>
        <translation>시스템 키체인에 보관됩니다.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file.</source>
        <translation>키체인이 없어 암호화된 키 파일에 보관됩니다.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in the encrypted key file once it is unlocked, until then in memory only.</source>
        <translation>키체인이 없습니다. 잠금을 해제하면 암호화된 키 파일에 보관하고, 그때까지는 메모리에만 보관합니다.</translation>
    </message>
    <message>
        <source>No keychain was found: kept in memory until you quit Citewise, never on disk.</source>
        <translation>키체인이 없습니다. 디스크에 쓰지 않고 Citewise를 종료할 때까지 메모리에만 보관합니다.</translation>
    </message>
    <message>
        <source>paused for {time}: {reason}</source>
        <translation>{time} 일시 중지: {reason}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>준비됨</translation>
    </message>
    <message>
        <source>needs a model that can search</source>
        <translation>검색 가능한 모델 필요</translation>
    </message>
    <message>
        <source>needs an address</source>
        <translation>주소 필요</translation>
    </message>
    <message>
        <source>needs a key</source>
        <translation>키 필요</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>사용할 수 없음</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n}초</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n}분</translation>
    </message>
    <message>
        <source>{name} works. First result: “{title}”</source>
        <translation>{name}: 정상. 첫 결과: “{title}”</translation>
    </message>
    <message>
        <source>{name} works. Reply: “{text}”</source>
        <translation>{name}: 정상. 응답: “{text}”</translation>
    </message>
    <message>
        <source>{name} works, but found nothing.</source>
        <translation>{name}: 작동하지만 결과를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>works</source>
        <translation>정상</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}초</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Resolving the proxy</source>
        <translation>프록시 이름 확인</translation>
    </message>
    <message>
        <source>Connecting to the proxy</source>
        <translation>프록시에 연결</translation>
    </message>
    <message>
        <source>Encryption to the proxy</source>
        <translation>프록시와의 암호화</translation>
    </message>
    <message>
        <source>Proxy authentication</source>
        <translation>프록시 인증</translation>
    </message>
    <message>
        <source>Proxy to address</source>
        <translation>프록시에서 주소로 연결</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>DNS 조회</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>암호화</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>알 수 없는 호스트</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>시간 내 응답 없음</translation>
    </message>
    <message>
        <source>the connection was closed</source>
        <translation>연결이 끊어짐</translation>
    </message>
    <message>
        <source>the certificate is not trusted</source>
        <translation>인증서를 신뢰할 수 없음</translation>
    </message>
    <message>
        <source>no encrypted connection</source>
        <translation>암호화된 연결 없음</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>서버 오류</translation>
    </message>
    <message>
        <source>invalid proxy address</source>
        <translation>잘못된 프록시 주소</translation>
    </message>
    <message>
        <source>invalid address</source>
        <translation>잘못된 주소</translation>
    </message>
    <message>
        <source>not an HTTP response</source>
        <translation>HTTP 응답이 아님</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>실패</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>명령 또는 키 찾기</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>새 단축키</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>단축키 없음</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 초기화</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>No command of this name</source>
        <translation>해당 이름의 명령이 없습니다</translation>
    </message>
    <message>
        <source>{key} belongs to “{command}”. Apply takes it over.</source>
        <translation>{key} 키는 “{command}” 명령에 지정되어 있습니다. ‘적용’을 누르면 이 명령으로 바뀝니다.</translation>
    </message>
    <message>
        <source>A letter alone would be typed, not run. Hold Ctrl or Alt with it.</source>
        <translation>글자만 누르면 실행되지 않고 입력됩니다. Ctrl 또는 Alt와 함께 누르세요.</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>리서치</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>Cited</source>
        <translation>인용됨</translation>
    </message>
    <message>
        <source>Read, not cited</source>
        <translation>읽음, 인용 안 함</translation>
    </message>
    <message>
        <source>Also consulted</source>
        <translation>추가 참고</translation>
    </message>
    <message>
        <source>Found, not read</source>
        <translation>찾음, 읽지 않음</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Untitled source</source>
        <translation>제목 없는 출처</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>첨부</translation>
    </message>
    <message>
        <source>News</source>
        <translation>뉴스</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>동영상</translation>
    </message>
    <message>
        <source>Post on X</source>
        <translation>X 게시물</translation>
    </message>
    <message>
        <source>Place on a map</source>
        <translation>지도상의 장소</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>노트</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>The model was given a memory about you here. It has been forgotten since, so its text is gone.</source>
        <translation>여기서 모델에 사용자에 관한 메모리가 제공되었습니다. 이후 삭제되어 내용이 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>삭제된 메모리</translation>
    </message>
</context>
<context>
    <name>SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Hide sources</source>
        <translation>출처 숨기기</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>답변의 출처</translation>
    </message>
    <message>
        <source>The sources of an answer are listed here, with the passages that it rests on.</source>
        <translation>답변의 출처와 근거가 된 구절이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Nothing found yet…</source>
        <translation>아직 찾은 출처 없음…</translation>
    </message>
    <message>
        <source>No sources were found for this answer.</source>
        <translation>이 답변의 출처를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>This answer was written without searching.</source>
        <translation>이 답변은 검색 없이 작성되었습니다.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>No voice is installed. On Linux install speech-dispatcher with a voice such as espeak-ng.</source>
        <translation>설치된 음성이 없습니다. Linux에서는 speech-dispatcher와 espeak-ng 같은 음성을 설치하세요.</translation>
    </message>
</context>
<context>
    <name>SpeechSection</name>
    <message>
        <source>Auto (by the answer&apos;s language)</source>
        <translation>자동(답변 언어에 따름)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>음성</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Choose another directory…</source>
        <translation>다른 폴더 선택…</translation>
    </message>
    <message>
        <source>For this start alone; “citewise --data-dir” names one for every start.</source>
        <translation>이번 실행에만 적용됩니다. 항상 사용하려면 ‘citewise --data-dir’로 지정하세요.</translation>
    </message>
    <message>
        <source>Restore the last backup</source>
        <translation>마지막 백업 복원</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Citewise opens in a moment</source>
        <translation>잠시 후 Citewise가 열립니다</translation>
    </message>
    <message>
        <source>Citewise could not start</source>
        <translation>Citewise를 시작할 수 없습니다</translation>
    </message>
    <message>
        <source>Another version of Citewise has your conversations open ({version}). Close it; this window goes on by itself.</source>
        <translation>다른 버전의 Citewise({version})에서 대화를 사용하고 있습니다. 그 버전을 닫으면 이 창은 자동으로 계속됩니다.</translation>
    </message>
    <message>
        <source>A Citewise command is still running in a terminal, or an earlier window is being closed. This window goes on by itself when that has ended.</source>
        <translation>터미널에서 Citewise 명령이 아직 실행 중이거나 이전 창이 닫히는 중입니다. 끝나면 이 창은 자동으로 계속됩니다.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} was made by a newer version of Citewise.</source>
        <translation>{folder}의 “{name}” 파일은 더 새로운 버전의 Citewise에서 만들어졌습니다.</translation>
    </message>
    <message>
        <source>Install the newer version again. This one changes nothing in the file.</source>
        <translation>최신 버전을 다시 설치하세요. 이 버전은 파일을 변경하지 않습니다.</translation>
    </message>
    <message>
        <source>Another program is working on “{name}” in {folder}.</source>
        <translation>다른 프로그램이 {folder}의 “{name}” 파일을 사용하고 있습니다.</translation>
    </message>
    <message>
        <source>Close that program, for example one that copies or synchronises files, and try again.</source>
        <translation>해당 프로그램(예: 파일을 복사하거나 동기화하는 프로그램)을 닫은 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}.</source>
        <translation>{folder}에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Allow your user to write there, or plug in the drive, and try again.</source>
        <translation>사용자에게 쓰기 권한을 허용하거나 드라이브를 연결한 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>{folder} 폴더가 있는 디스크가 가득 찼습니다.</translation>
    </message>
    <message>
        <source>Make room on it, and try again. Nothing was lost.</source>
        <translation>공간을 확보한 후 다시 시도하세요. 손실된 내용은 없습니다.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} is damaged.</source>
        <translation>{folder}의 “{name}” 파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>Try again: a damaged file is kept aside, and a new one is begun.</source>
        <translation>다시 시도하세요. 손상된 파일은 따로 보관되고 새 파일이 만들어집니다.</translation>
    </message>
    <message>
        <source>“{name}” in {folder} has to be updated for this version, and no backup could be made.</source>
        <translation>{folder}의 “{name}” 파일을 이 버전에 맞게 업데이트해야 하지만 백업을 만들지 못했습니다.</translation>
    </message>
    <message>
        <source>Free up space on the disk, or allow writing there, and try again. Nothing was changed.</source>
        <translation>디스크 공간을 확보하거나 쓰기를 허용한 후 다시 시도하세요. 변경된 내용은 없습니다.</translation>
    </message>
    <message>
        <source>The drive that holds {folder} cannot keep two programs apart.</source>
        <translation>{folder} 폴더가 있는 드라이브는 두 프로그램이 동시에 쓰는 것을 막을 수 없습니다.</translation>
    </message>
    <message>
        <source>Keep your data on a drive of this computer.</source>
        <translation>데이터를 이 컴퓨터의 드라이브에 보관하세요.</translation>
    </message>
    <message>
        <source>Something in {folder} could not be opened.</source>
        <translation>{folder}의 일부를 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, choose another directory for now.</source>
        <translation>다시 시도하세요. 그래도 안 되면 우선 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>Or go back to the last backup: {backup}. The present file is kept beside it.</source>
        <translation>또는 마지막 백업으로 돌아가세요: {backup}. 현재 파일은 같은 위치에 보관됩니다.</translation>
    </message>
    <message>
        <source>The system says: {detail}</source>
        <translation>시스템 메시지: {detail}</translation>
    </message>
    <message>
        <source>The backup was restored; the former file is now {path}.</source>
        <translation>백업을 복원했습니다. 이전 파일: {path}.</translation>
    </message>
    <message>
        <source>Choose another directory</source>
        <translation>다른 폴더 선택</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>Show image</source>
        <translation>이미지 보기</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>이미지 제거</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>The model wants to use “{tool}” of {server}: {arguments}</source>
        <translation>모델이 {server}의 “{tool}” 도구를 사용하려고 합니다: {arguments}</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>한 번 허용</translation>
    </message>
    <message>
        <source>Always for this server</source>
        <translation>이 서버 항상 허용</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>지금은 거부</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>항상 거부</translation>
    </message>
</context>
<context>
    <name>ToolList</name>
    <message>
        <source>All tools</source>
        <translation>모든 도구</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>혼합</translation>
    </message>
    <message>
        <source>Use as search provider</source>
        <translation>검색 서비스로 사용</translation>
    </message>
    <message>
        <source>Searches by it stand in Settings → Search and in the search menu. It is called without asking.</source>
        <translation>‘설정 → 검색’과 검색 메뉴에 표시됩니다. 묻지 않고 호출합니다.</translation>
    </message>
    <message>
        <source>Use of {tool}</source>
        <translation>{tool} 사용 방식</translation>
    </message>
</context>
<context>
    <name>ToolsPage</name>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” 항목을 삭제했습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Tools (MCP)</source>
        <translation>도구(MCP)</translation>
    </message>
    <message>
        <source>Models can use tools that MCP servers give them: your files, calendars, databases, other programs. You are asked before each call, unless you set a tool to On.</source>
        <translation>모델은 MCP 서버가 제공하는 도구(파일, 캘린더, 데이터베이스, 다른 프로그램)를 사용할 수 있습니다. 도구를 ‘켬’으로 설정하지 않으면 호출할 때마다 묻습니다.</translation>
    </message>
    <message>
        <source>Add server…</source>
        <translation>서버 추가…</translation>
    </message>
    <message>
        <source>Paste JSON…</source>
        <translation>JSON 붙여넣기…</translation>
    </message>
    <message>
        <source>No servers yet</source>
        <translation>아직 서버가 없습니다</translation>
    </message>
    <message>
        <source>MCP (Model Context Protocol) is how programs offer tools to models. There are servers for files, notes, GitHub, databases and more. The guide of each has a block of JSON that begins with “mcpServers”: copy it and choose Paste JSON. Without one, choose Add server and give its command or its address.</source>
        <translation>MCP(Model Context Protocol)는 프로그램이 모델에 도구를 제공하는 방식입니다. 파일, 노트, GitHub, 데이터베이스 등을 위한 서버가 있습니다. 각 서버의 안내서에는 “mcpServers”로 시작하는 JSON 블록이 있으니 이를 복사하고 ‘JSON 붙여넣기’를 선택하세요. 없으면 ‘서버 추가’를 선택하고 명령이나 주소를 입력하세요.</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>이름 없음</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>시작하는 중…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Ready · {tools}</source>
        <translation>준비됨 · {tools}</translation>
    </message>
    <message>
        <source>Sign-in needed</source>
        <translation>로그인 필요</translation>
    </message>
    <message>
        <source>Consent needed</source>
        <translation>동의 필요</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Starts when needed</source>
        <translation>필요할 때 시작</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>묻기</translation>
    </message>
    <message>
        <source>The program {command} was not found.</source>
        <translation>{command} 프로그램을 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>{command} cannot be run as a program. Check the path under Edit, or its permissions.</source>
        <translation>{command} 명령을 실행할 수 없습니다. ‘편집’에서 경로를 확인하거나 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>It was not ready in time. The first start may have to download a lot: try Restart, or see the log.</source>
        <translation>제시간에 준비되지 않았습니다. 처음 시작할 때는 많은 내용을 다운로드할 수 있습니다. ‘다시 시작’을 누르거나 로그를 확인하세요.</translation>
    </message>
    <message>
        <source>The program ended before it was ready. The log says more.</source>
        <translation>준비되기 전에 프로그램이 종료되었습니다. 자세한 내용은 로그에 있습니다.</translation>
    </message>
    <message>
        <source>The program ended by itself. Try Restart; the log says more.</source>
        <translation>프로그램이 종료되었습니다. ‘다시 시작’을 눌러 보세요. 자세한 내용은 로그에 있습니다.</translation>
    </message>
    <message>
        <source>Nothing answers at {host}. Check the address, and whether the server is running.</source>
        <translation>{host}에서 응답이 없습니다. 주소와 서버 실행 여부를 확인하세요.</translation>
    </message>
    <message>
        <source>{host} wants you to sign in. Press Sign in: its page opens in your browser.</source>
        <translation>{host}에 로그인해야 합니다. ‘로그인’을 누르면 브라우저에서 페이지가 열립니다.</translation>
    </message>
    <message>
        <source>{host} refused the request: a token is missing or wrong. Under Edit, give the header Authorization, usually with the value Bearer and the token.</source>
        <translation>{host}에서 요청을 거부했습니다. 토큰이 없거나 올바르지 않습니다. ‘편집’에서 Authorization 헤더를 추가하세요. 값은 보통 Bearer와 토큰입니다.</translation>
    </message>
    <message>
        <source>It was not started: you have not agreed to its command yet.</source>
        <translation>시작하지 않음: 아직 이 명령의 실행에 동의하지 않았습니다.</translation>
    </message>
    <message>
        <source>{host} answers, but not as an MCP server. Check the path; it often ends in /mcp.</source>
        <translation>{host}에서 응답하지만 MCP 서버가 아닙니다. 경로를 확인하세요. 보통 /mcp로 끝납니다.</translation>
    </message>
    <message>
        <source>It failed: {detail}. The log may say more.</source>
        <translation>실패했습니다: {detail}. 자세한 내용은 로그에 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>This installation lacks a part that tools need. Install it with: pipx install &apos;citewise[serve]&apos;</source>
        <translation>도구에 필요한 구성 요소가 없습니다. 설치 명령: pipx install &apos;citewise[serve]&apos;</translation>
    </message>
    <message>
        <source>It has neither a command nor an address.</source>
        <translation>명령도 주소도 없습니다.</translation>
    </message>
    <message>
        <source>It speaks the older transport SSE, which Citewise does not. Look for its streamable HTTP address, which often ends in /mcp.</source>
        <translation>Citewise가 지원하지 않는 이전 전송 방식 SSE를 사용합니다. streamable HTTP 주소를 찾아보세요. 보통 /mcp로 끝납니다.</translation>
    </message>
    <message>
        <source>“{detail}” is no web address. Example: https://example.com/mcp</source>
        <translation>“{detail}”: 웹 주소가 아닙니다. 예: https://example.com/mcp</translation>
    </message>
    <message>
        <source>“{detail}” is a placeholder: put in what it stands for.</source>
        <translation>“{detail}” 부분은 자리 표시자입니다. 실제 값을 입력하세요.</translation>
    </message>
    <message>
        <source>“{detail}” cannot be the name of a variable or header.</source>
        <translation>“{detail}”: 변수나 헤더의 이름으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“{detail}” holds a control character.</source>
        <translation>“{detail}”에 제어 문자가 있습니다.</translation>
    </message>
    <message>
        <source>“{detail}” is not understood.</source>
        <translation>“{detail}” 부분을 인식할 수 없습니다.</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, {reason}. Copy the whole block, with its brackets.</source>
        <translation>JSON이 아닙니다: {line}행, {reason}. 괄호를 포함하여 블록 전체를 복사하세요.</translation>
    </message>
    <message>
        <source>No server is named here. Look for a block with “mcpServers” in its guide.</source>
        <translation>서버가 지정되지 않았습니다. 안내서에서 “mcpServers”가 있는 블록을 찾으세요.</translation>
    </message>
    <message>
        <source>Not added: {name}. {problem}</source>
        <translation>추가하지 않음: {name}. {problem}</translation>
    </message>
    <message>
        <source>Still without a value: {names}. Give it under Edit.</source>
        <translation>아직 값이 없음: {names}. ‘편집’에서 입력하세요.</translation>
    </message>
    <message>
        <source>It comes with Node.js: install that, then try Restart.</source>
        <translation>Node.js에 포함되어 있습니다. Node.js를 설치한 후 ‘다시 시작’을 누르세요.</translation>
    </message>
    <message>
        <source>It comes with uv: install that, then try Restart.</source>
        <translation>uv에 포함되어 있습니다. uv를 설치한 후 ‘다시 시작’을 누르세요.</translation>
    </message>
    <message>
        <source>It comes with Bun: install that, then try Restart.</source>
        <translation>Bun에 포함되어 있습니다. Bun을 설치한 후 ‘다시 시작’을 누르세요.</translation>
    </message>
    <message>
        <source>It comes with Docker: install that, then try Restart.</source>
        <translation>Docker에 포함되어 있습니다. Docker를 설치한 후 ‘다시 시작’을 누르세요.</translation>
    </message>
    <message>
        <source>Install it, or give its full path under Edit.</source>
        <translation>설치하거나 ‘편집’에서 전체 경로를 입력하세요.</translation>
    </message>
    <message>
        <source>It downloads what it runs from the internet, at the first start and for updates.</source>
        <translation>처음 시작할 때와 업데이트할 때 실행할 내용을 인터넷에서 다운로드합니다.</translation>
    </message>
</context>
<context>
    <name>ToolsWording</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>도구 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s) left out</source>
        <translation>
            <numerusform>그 외 도구 %n개 생략됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works: %n tool(s) after {time}.</source>
        <translation>
            <numerusform>정상적으로 작동합니다. {time} 만에 도구 %n개를 받았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) found:</source>
        <translation>
            <numerusform>서버 %n개 찾음:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>출처 불일치</translation>
    </message>
    <message>
        <source>as of {date}</source>
        <translation>{date} 기준</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>코드 복사됨</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>링크 복사됨</translation>
    </message>
    <message>
        <source>Answer copied</source>
        <translation>답변 복사됨</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Answer and sources copied</source>
        <translation>답변과 출처 복사됨</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>페이지 열기</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>링크 복사</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>인용 복사</translation>
    </message>
    <message>
        <source>Citation copied</source>
        <translation>인용 복사됨</translation>
    </message>
    <message>
        <source>Show passage</source>
        <translation>구절 보기</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>최신 내용으로 이동</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Quote in question</source>
        <translation>질문에 인용</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>링크 열기</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>검색하는 중…</translation>
    </message>
    <message>
        <source>Answering…</source>
        <translation>답변하는 중…</translation>
    </message>
    <message>
        <source>The answer is complete.</source>
        <translation>답변이 완료되었습니다.</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>이어서 질문</translation>
    </message>
    <message>
        <source>Edit before asking</source>
        <translation>편집 후 질문</translation>
    </message>
    <message>
        <source>Show corrected</source>
        <translation>수정본 보기</translation>
    </message>
    <message>
        <source>Show original</source>
        <translation>원본 보기</translation>
    </message>
    <message>
        <source>Go to the next one in doubt</source>
        <translation>다음 의심 항목으로 이동</translation>
    </message>
    <message>
        <source>Next in doubt ({place} of {count})</source>
        <translation>다음 의심 항목({place}/{count})</translation>
    </message>
    <message>
        <source>No uncited claims found</source>
        <translation>인용 없는 주장이 없습니다</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Forgotten: {fact}</source>
        <translation>메모리에서 삭제됨: {fact}</translation>
    </message>
    <message>
        <source>Remembered: {fact}</source>
        <translation>메모리에 저장됨: {fact}</translation>
    </message>
    <message>
        <source>Memory updated: {fact}</source>
        <translation>메모리 업데이트됨: {fact}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <translation>무엇이 궁금하신가요?</translation>
    </message>
    <message>
        <source>Every answer shows its sources, and the passage behind each claim.</source>
        <translation>모든 답변에 출처와 각 주장을 뒷받침하는 구절이 표시됩니다.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>어시스턴트</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>더 보기…</translation>
    </message>
    <message>
        <source>What changed in the latest Python release?</source>
        <translation>최신 Python 릴리스에서 무엇이 바뀌었나요?</translation>
    </message>
    <message>
        <source>How do heat pumps work in very cold weather?</source>
        <translation>아주 추운 날씨에 히트펌프는 어떻게 작동하나요?</translation>
    </message>
    <message>
        <source>Compare the evidence for and against a four-day week</source>
        <translation>주 4일 근무제에 대한 찬성과 반대 근거를 비교해 주세요</translation>
    </message>
    <message>
        <source>Nothing of it is written to disk or remembered; when the window closes, it is gone. The model and the sites that are searched still see your questions.</source>
        <translation>내용을 디스크에 쓰거나 기억하지 않으며 창을 닫으면 사라집니다. 모델과 검색하는 사이트에는 질문이 그대로 전달됩니다.</translation>
    </message>
    <message>
        <source>This is the original answer.</source>
        <translation>원래 답변입니다.</translation>
    </message>
    <message>
        <source>This is the corrected answer.</source>
        <translation>수정된 답변입니다.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>나란히 보기</translation>
    </message>
    <message>
        <source>Image {number}</source>
        <translation>이미지 {number}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Retry with…</source>
        <translation>다른 방식으로 다시 시도…</translation>
    </message>
    <message>
        <source>Edit question</source>
        <translation>질문 편집</translation>
    </message>
    <message>
        <source>A private conversation</source>
        <translation>비공개 대화</translation>
    </message>
    <message>
        <source>Shown as plain text: formulas, tables, code and charts are not drawn, and no cards open on citations.</source>
        <translation>일반 텍스트로 표시합니다. 수식, 표, 코드, 차트를 그리지 않으며 인용에 카드가 열리지 않습니다.</translation>
    </message>
    <message>
        <source>Show image</source>
        <translation>이미지 보기</translation>
    </message>
    <message>
        <source>Show graph</source>
        <translation>그래프 보기</translation>
    </message>
    <message>
        <source>Answer now</source>
        <translation>지금 답변</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Answer below, or skip this and start the research as it is.</source>
        <translation>아래에 답하거나, 건너뛰고 그대로 리서치를 시작하세요.</translation>
    </message>
    <message>
        <source>Searched for</source>
        <translation>검색어</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>다시 검색</translation>
    </message>
    <message>
        <source>Source: {channel}</source>
        <translation>소스: {channel}</translation>
    </message>
    <message>
        <source>{channel} failed: {reason}</source>
        <translation>{channel} 실패: {reason}</translation>
    </message>
    <message>
        <source>{said} ({reasons})</source>
        <translation>{said}({reasons})</translation>
    </message>
    <message>
        <source>{input} tokens in, {output} out</source>
        <translation>입력 토큰 {input}, 출력 토큰 {output}</translation>
    </message>
    <message>
        <source>cached {time}</source>
        <translation>{time} 캐시됨</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>허용 안 됨</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인수</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>이전 버전</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>다음 버전</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>버전 {number}/{count}</translation>
    </message>
    <message>
        <source>trying {channel}</source>
        <translation>{channel} 시도 중</translation>
    </message>
    <message>
        <source>Search engines</source>
        <translation>검색 엔진</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>추론</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>모델 추가</translation>
    </message>
    <message>
        <source>Network settings</source>
        <translation>네트워크 설정</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>검색 설정</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>다른 모델 선택</translation>
    </message>
    <message>
        <source>Model settings</source>
        <translation>모델 설정</translation>
    </message>
    <message>
        <source>Copy with sources</source>
        <translation>출처와 함께 복사</translation>
    </message>
    <message>
        <source>Show uncited claims</source>
        <translation>인용 없는 주장 표시</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>줄 바꿈</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Show as image</source>
        <translation>이미지로 보기</translation>
    </message>
    <message>
        <source>This SVG cannot be shown.</source>
        <translation>이 SVG를 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown으로 복사</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV로 복사</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSV로 저장</translation>
    </message>
    <message>
        <source>image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>the page was not read, only its excerpt from a search</source>
        <translation>페이지는 읽지 않았고 검색 발췌만 있음</translation>
    </message>
    <message>
        <source>only partly found in its source</source>
        <translation>출처에서 일부만 확인됨</translation>
    </message>
    <message>
        <source>not found in its source</source>
        <translation>출처에서 확인되지 않음</translation>
    </message>
    <message>
        <source>not checked (other language)</source>
        <translation>검증 안 함(다른 언어)</translation>
    </message>
    <message>
        <source>Find a source for this</source>
        <translation>이 주장의 출처 찾기</translation>
    </message>
    <message>
        <source>Check with {model}</source>
        <translation>{model} 모델로 검증</translation>
    </message>
    <message>
        <source>Stopped. What was written so far is kept.</source>
        <translation>중지했습니다. 지금까지 작성된 내용은 유지됩니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>채택</translation>
    </message>
    <message>
        <source>Keep this answer</source>
        <translation>이 답변 채택</translation>
    </message>
    <message>
        <source>Stop {model}</source>
        <translation>{model} 중지</translation>
    </message>
    <message>
        <source>Keep the answer of {model}</source>
        <translation>{model}의 답변 채택</translation>
    </message>
    <message>
        <source>Answers side by side: {count}</source>
        <translation>나란히 표시된 답변: {count}</translation>
    </message>
    <message>
        <source>Translate again</source>
        <translation>다시 번역</translation>
    </message>
    <message>
        <source>Show translation ({language})</source>
        <translation>번역 보기({language})</translation>
    </message>
    <message>
        <source>Translating into {language} with {model}…</source>
        <translation>{model} 모델로 번역 중({language})…</translation>
    </message>
    <message>
        <source>Translated into {language}</source>
        <translation>번역됨: {language}</translation>
    </message>
    <message>
        <source>Show original</source>
        <comment>of a translation</comment>
        <translation>원문 보기</translation>
    </message>
</context>
<context>
    <name>Translations</name>
    <message>
        <source>Translate</source>
        <translation>번역</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>원문</translation>
    </message>
    <message>
        <source>Translating needs a model. Add one in the settings.</source>
        <translation>번역하려면 모델이 필요합니다. 설정에서 추가하세요.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
</context>
<context>
    <name>TrialPane</name>
    <message>
        <source>Question or keywords</source>
        <translation>질문 또는 키워드</translation>
    </message>
    <message>
        <source>Test search in this knowledge base</source>
        <translation>이 지식 베이스에서 검색 테스트</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>결과(관련도순)</translation>
    </message>
    <message>
        <source>Nothing found for “{text}”.</source>
        <translation>“{text}”에 대한 결과가 없습니다.</translation>
    </message>
    <message>
        <source>Enter a question or keywords to see which passages an answer would use.</source>
        <translation>질문이나 키워드를 입력하면 답변에 어떤 구절이 쓰이는지 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>TurnMenu</name>
    <message>
        <source>Quote</source>
        <translation>인용</translation>
    </message>
    <message>
        <source>The quotation was shortened.</source>
        <translation>인용문을 줄였습니다.</translation>
    </message>
    <message>
        <source>Check sources again</source>
        <translation>출처 다시 확인</translation>
    </message>
    <message>
        <source>Save question as prompt…</source>
        <translation>질문을 프롬프트로 저장…</translation>
    </message>
    <message>
        <source>Delete question and answer</source>
        <translation>질문과 답변 삭제</translation>
    </message>
    <message>
        <source>Question and answer deleted.</source>
        <translation>질문과 답변을 삭제했습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Undo restore</source>
        <translation>복원 되돌리기</translation>
    </message>
    <message>
        <source>Undo and restart</source>
        <translation>되돌리고 다시 시작</translation>
    </message>
    <message>
        <source>What is here now is kept as a backup. Citewise closes for it and opens again.</source>
        <translation>현재 내용은 백업으로 보관됩니다. 이를 위해 Citewise가 닫혔다가 다시 열립니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>UpdateDialog</name>
    <message>
        <source>What&apos;s new</source>
        <translation>새로운 기능</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>다운로드 페이지</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>이 버전 건너뛰기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>No notes were published.</source>
        <translation>릴리스 노트가 없습니다.</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>What&apos;s new</source>
        <translation>새로운 기능</translation>
    </message>
    <message>
        <source>Download page</source>
        <translation>다운로드 페이지</translation>
    </message>
    <message>
        <source>Skip this version</source>
        <translation>이 버전 건너뛰기</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
</context>
<context>
    <name>UpdateSection</name>
    <message>
        <source>Check for new versions once a day</source>
        <translation>하루에 한 번 새 버전 확인</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>지금 확인</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>새로운 기능</translation>
    </message>
    <message>
        <source>Asks {host} for a signed list of versions; nothing about you or this computer is sent with it. You are told of a new version, and nothing is downloaded or installed.</source>
        <translation>{host}에 서명된 버전 목록을 요청하며, 사용자나 이 컴퓨터에 관한 정보는 보내지 않습니다. 새 버전이 있으면 알려 주기만 하고 다운로드하거나 설치하지 않습니다.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>확인하는 중…</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>Citewise {version} is available.</source>
        <translation>Citewise {version} 버전을 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Citewise {version} is available, but needs a newer version of your system.</source>
        <translation>Citewise {version} 버전이 나왔지만 더 새로운 버전의 시스템이 필요합니다.</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>최신 버전입니다.</translation>
    </message>
    <message>
        <source>The signature of the version list is wrong, so it was ignored.</source>
        <translation>버전 목록의 서명이 올바르지 않아 무시했습니다.</translation>
    </message>
    <message>
        <source>The version list is older than one seen before, so it was ignored.</source>
        <translation>버전 목록이 이전에 받은 것보다 오래되어 무시했습니다.</translation>
    </message>
    <message>
        <source>The version list was redirected to an insecure address, so it was not loaded.</source>
        <translation>버전 목록이 안전하지 않은 주소로 리디렉션되어 불러오지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>•••••••• from an environment variable</source>
        <translation>•••••••• 환경 변수에서</translation>
    </message>
    <message>
        <source>•••••••• from the .env file</source>
        <translation>•••••••• .env 파일에서</translation>
    </message>
    <message>
        <source>•••••••• stored; type to replace</source>
        <translation>•••••••• 저장됨, 입력하면 바뀜</translation>
    </message>
</context>
<context>
    <name>VaultActions</name>
    <message>
        <source>Keep keys in an encrypted file…</source>
        <translation>암호화된 파일에 키 보관…</translation>
    </message>
    <message>
        <source>Unlock keys…</source>
        <translation>키 잠금 해제…</translation>
    </message>
    <message>
        <source>Change passphrase…</source>
        <translation>암호 구문 변경…</translation>
    </message>
    <message>
        <source>Delete key file…</source>
        <translation>키 파일 삭제…</translation>
    </message>
    <message>
        <source>Delete the encrypted file and all keys in it? This cannot be undone.</source>
        <translation>암호화된 파일과 그 안의 모든 키를 삭제할까요? 이 작업은 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>No claim of this answer rests on a source.</source>
        <translation>이 답변에는 출처에 근거한 주장이 없습니다.</translation>
    </message>
    <message>
        <source>Show kept page</source>
        <translation>저장된 페이지 보기</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>검증 안 함</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>변경 없음</translation>
    </message>
    <message>
        <source>Passage moved</source>
        <translation>구절 이동됨</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation>텍스트 변경됨</translation>
    </message>
    <message>
        <source>Passage removed</source>
        <translation>구절 삭제됨</translation>
    </message>
    <message>
        <source>Page gone</source>
        <translation>페이지 사라짐</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Other sentences of the passage changed.</source>
        <translation>구절의 다른 문장이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>The page stands at {place} now.</source>
        <translation>현재 페이지 위치: {place}.</translation>
    </message>
    <message>
        <source>Beside the page as it is now: {verdict}.</source>
        <translation>현재 페이지와 대조: {verdict}.</translation>
    </message>
    <message>
        <source>A copy of the page as it was is kept.</source>
        <translation>당시 페이지의 사본이 저장되어 있습니다.</translation>
    </message>
    <message>
        <source>{state}.</source>
        <translation>{state}.</translation>
    </message>
    <message>
        <source>Your own material has no page on the web.</source>
        <translation>내 자료이므로 웹에 해당 페이지가 없습니다.</translation>
    </message>
    <message>
        <source>It has no address on the web.</source>
        <translation>웹 주소가 없습니다.</translation>
    </message>
    <message>
        <source>Its address is known from the answer&apos;s words alone, and is not opened.</source>
        <translation>주소가 답변에 적힌 것뿐이어서 열지 않습니다.</translation>
    </message>
    <message>
        <source>Your rules for sites forbid it.</source>
        <translation>사이트 규칙에서 금지되어 있습니다.</translation>
    </message>
    <message>
        <source>Only an excerpt is known of it, which the page does not hold.</source>
        <translation>발췌만 알려져 있으며 페이지에는 그 발췌가 없습니다.</translation>
    </message>
    <message>
        <source>No passage of it is known.</source>
        <translation>알려진 구절이 없습니다.</translation>
    </message>
    <message>
        <source>There are too many pages to check at once.</source>
        <translation>페이지가 너무 많아 한 번에 확인할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>VerificationDialog</name>
    <message>
        <source>Check sources again</source>
        <translation>출처 다시 확인</translation>
    </message>
    <message>
        <source>What became of the sources</source>
        <translation>출처의 현재 상태</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Reading the sources again…</source>
        <translation>출처를 다시 읽는 중…</translation>
    </message>
</context>
<context>
    <name>WebDavSection</name>
    <message>
        <source>This address is not encrypted: others on the way can read the password.</source>
        <translation>이 주소는 암호화되지 않아 전송 중에 다른 사람이 비밀번호를 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Test the WebDAV server</source>
        <translation>WebDAV 서버 테스트</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>서버에 확인하는 중…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>사용자 이름</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>비밀번호</translation>
    </message>
    <message>
        <source>Folder on the server</source>
        <translation>서버 폴더</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Nextcloud and many network drives speak WebDAV. The password is kept where API keys are. The backups are not encrypted, and no keys are in them.</source>
        <translation>Nextcloud와 많은 네트워크 드라이브가 WebDAV를 지원합니다. 비밀번호는 API 키와 같은 곳에 보관됩니다. 백업은 암호화되지 않으며 키는 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source> backups</source>
        <comment>behind a number</comment>
        <translation>개</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://.</source>
        <translation>주소는 https:// 또는 http://로 시작해야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>The server is ready. It has %n backup(s).</source>
        <translation>
            <numerusform>서버가 준비되었습니다. 백업이 %n개 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Welcome</source>
        <translation>환영</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>{number}/{count}단계</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Found in its source</source>
        <translation>출처에서 확인됨</translation>
    </message>
    <message>
        <source>the number “{detail}” is not there</source>
        <translation>출처에 숫자 “{detail}” 없음</translation>
    </message>
    <message>
        <source>“{detail}” has another unit there</source>
        <translation>출처에서 “{detail}”의 단위가 다름</translation>
    </message>
    <message>
        <source>the words “{detail}” are not there</source>
        <translation>출처에 “{detail}” 표현이 없음</translation>
    </message>
    <message>
        <source>“{detail}” is not named there</source>
        <translation>출처에 “{detail}” 언급 없음</translation>
    </message>
    <message>
        <source>the two seem to contradict each other (“{detail}”)</source>
        <translation>서로 모순되는 것으로 보임(“{detail}”)</translation>
    </message>
    <message>
        <source>little of it is there</source>
        <translation>출처에 관련 내용이 거의 없음</translation>
    </message>
    <message>
        <source>The version list has expired, so it was ignored. Check your computer&apos;s clock, or try later.</source>
        <translation>버전 목록이 만료되어 무시했습니다. 컴퓨터의 시계를 확인하거나 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The version list is in a format that this version does not know. Look at the website.</source>
        <translation>이 버전에서 알 수 없는 형식의 버전 목록입니다. 웹사이트를 확인하세요.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}초</translation>
    </message>
    <message>
        <source>This could not be saved: {reason}. Then try again.</source>
        <translation>저장하지 못했습니다: {reason}. 그런 다음 다시 시도하세요.</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>디스크 오류</translation>
    </message>
    <message>
        <source>Not saved yet: {reason}. This answer is saved automatically as soon as possible; until then, copy what you must not lose.</source>
        <translation>아직 저장되지 않음: {reason}. 이 답변은 가능한 한 빨리 자동으로 저장됩니다. 그때까지 잃으면 안 되는 내용은 복사해 두세요.</translation>
    </message>
    <message>
        <source>the disk is full; free up space on it</source>
        <translation>디스크가 가득 찼으니 공간을 확보하세요</translation>
    </message>
    <message>
        <source>another program keeps the file of your conversations locked; close it</source>
        <translation>다른 프로그램이 대화 파일을 잠그고 있으니 그 프로그램을 닫으세요</translation>
    </message>
    <message>
        <source>the folder of your conversations may only be read; allow writing to it</source>
        <translation>대화 폴더가 읽기 전용이니 쓰기를 허용하세요</translation>
    </message>
    <message>
        <source>the disk reports an error; make sure that it is connected and not full</source>
        <translation>디스크에 오류가 있으니 연결되어 있고 가득 차지 않았는지 확인하세요</translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation>비밀번호 필요</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>텍스트 없음</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>손상됨</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>너무 큼</translation>
    </message>
    <message>
        <source>too much work to read</source>
        <translation>읽는 데 너무 오래 걸림</translation>
    </message>
    <message>
        <source>scanned, without text</source>
        <translation>스캔본, 텍스트 없음</translation>
    </message>
    <message>
        <source>not the type its name says</source>
        <translation>이름과 실제 형식이 다름</translation>
    </message>
    <message>
        <source>unsupported type</source>
        <translation>지원하지 않는 형식</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>더 이상 없음</translation>
    </message>
    <message>
        <source>no permission to read it</source>
        <translation>읽기 권한 없음</translation>
    </message>
    <message>
        <source>{file} asks for a password. Save a copy without one, and add that.</source>
        <translation>{file}에 비밀번호가 필요합니다. 비밀번호 없는 사본을 저장하여 추가하세요.</translation>
    </message>
    <message>
        <source>{file} contains no text.</source>
        <translation>{file}에 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>{file} is damaged. Open it in its own program and save it anew.</source>
        <translation>{file} 파일이 손상되었습니다. 파일을 만든 프로그램에서 열어 새로 저장하세요.</translation>
    </message>
    <message>
        <source>{file} is too large to be read. Divide it into smaller files.</source>
        <translation>{file} 파일이 너무 커서 읽을 수 없습니다. 더 작은 파일로 나누세요.</translation>
    </message>
    <message>
        <source>{file} took too long or too much memory to read, so it was left. Divide it, or save it anew.</source>
        <translation>{file} 파일을 읽는 데 시간이나 메모리가 너무 많이 필요하여 중단했습니다. 나누거나 새로 저장하세요.</translation>
    </message>
    <message>
        <source>{file} has no text and no images that can be shown.</source>
        <translation>{file}에 텍스트도, 표시할 수 있는 이미지도 없습니다.</translation>
    </message>
    <message>
        <source>{file} is not the type of file that its name says.</source>
        <translation>{file} 파일의 이름과 실제 형식이 다릅니다.</translation>
    </message>
    <message>
        <source>{file} is of a type that Citewise does not support.</source>
        <translation>{file} 파일은 Citewise에서 지원하지 않는 형식입니다.</translation>
    </message>
    <message>
        <source>{file} is no longer there. It was moved, renamed or deleted.</source>
        <translation>{file} 파일이 더 이상 없습니다. 이동되었거나 이름이 바뀌었거나 삭제되었습니다.</translation>
    </message>
    <message>
        <source>You have no permission to read {file}.</source>
        <translation>{file} 파일을 읽을 권한이 없습니다.</translation>
    </message>
    <message>
        <source>The answer had failed in {program}: {words}</source>
        <translation>{program}에서 답변이 실패했습니다: {words}</translation>
    </message>
    <message>
        <source>The connection to {where} broke off. What came is kept; try again.</source>
        <translation>{where} 연결이 끊어졌습니다. 받은 내용은 보관되어 있으니 다시 시도하세요.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check the address, your network and the proxy in Settings.</source>
        <translation>{where}에 연결할 수 없습니다. 주소, 네트워크, 설정의 프록시를 확인하세요.</translation>
    </message>
    <message>
        <source>Nothing was found for any of the sub-questions. Other words may help.</source>
        <translation>어느 하위 질문에서도 결과를 찾지 못했습니다. 다른 표현을 쓰면 도움이 될 수 있습니다.</translation>
    </message>
    <message>
        <source>No sub-question had an answer yet. Continue, and wait for the first ones.</source>
        <translation>아직 답변된 하위 질문이 없습니다. 계속하면서 첫 답변을 기다리세요.</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered ({where}).</source>
        <translation>답변된 하위 질문이 없습니다({where}).</translation>
    </message>
    <message>
        <source>None of the sub-questions was answered. {first}</source>
        <translation>답변된 하위 질문이 없습니다. {first}</translation>
    </message>
    <message>
        <source>Rate limit reached at {where}. Wait a little, then try again.</source>
        <translation>{where}의 요청 한도에 도달했습니다. 잠시 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>{where} asked for a captcha instead of showing results. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where}에서 결과 대신 캡차를 요청했습니다. 나중에 다시 시도하거나 ‘설정 → 검색’에서 다른 엔진을 선택하세요.</translation>
    </message>
    <message>
        <source>{where} refused to search for now. Try later, or choose other engines in Settings, Search.</source>
        <translation>{where}에서 당분간 검색을 거부했습니다. 나중에 다시 시도하거나 ‘설정 → 검색’에서 다른 엔진을 선택하세요.</translation>
    </message>
    <message>
        <source>{where} showed results that have nothing to do with the question.</source>
        <translation>{where}에 질문과 관계없는 결과가 표시되었습니다.</translation>
    </message>
    <message>
        <source>{where} did not answer in time. Try again in a moment.</source>
        <translation>{where}에서 제시간에 응답하지 않았습니다. 잠시 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>No connection to {where}. Check your network and the proxy in Settings.</source>
        <translation>{where}에 연결할 수 없습니다. 네트워크와 설정의 프록시를 확인하세요.</translation>
    </message>
    <message>
        <source>{where} showed a page that could not be read as search results.</source>
        <translation>{where}의 페이지를 검색 결과로 읽을 수 없었습니다.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>서비스</translation>
    </message>
    <message>
        <source>{where} did not accept the key. Check it in Settings, Models.</source>
        <translation>{where}에서 키를 거부했습니다. ‘설정 → 모델’에서 확인하세요.</translation>
    </message>
    <message>
        <source>{where} needs a key. Add one in Settings, Models.</source>
        <translation>{where}에 키가 필요합니다. ‘설정 → 모델’에서 추가하세요.</translation>
    </message>
    <message>
        <source>Your account at {where} has no credit left. Top it up there, or choose another model.</source>
        <translation>{where} 계정에 남은 크레딧이 없습니다. 충전하거나 다른 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>{where} does not know this model. Choose another one in Settings, Models.</source>
        <translation>{where}에 이 모델이 없습니다. ‘설정 → 모델’에서 다른 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>This is more text than the model&apos;s context holds. Start a new conversation, shorten the question, or choose a model with a larger context.</source>
        <translation>텍스트가 모델의 컨텍스트보다 깁니다. 새 대화를 시작하거나, 질문을 줄이거나, 컨텍스트가 더 큰 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>{where} is on this computer or a private network, so it was not read. You can allow it in Settings, Search.</source>
        <translation>{where} 주소는 이 컴퓨터나 사설 네트워크에 있어 읽지 않았습니다. ‘설정 → 검색’에서 허용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Something went wrong at {where}. Try again.</source>
        <translation>{where}에서 문제가 발생했습니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Something went wrong in Citewise. Try again; if it persists, the log file tells what to report.</source>
        <translation>Citewise에서 문제가 발생했습니다. 다시 시도하세요. 문제가 계속되면 로그 파일의 내용을 첨부하여 알려 주세요.</translation>
    </message>
    <message>
        <source>The runtime for models is not installed. Install it with: {command}</source>
        <translation>모델 런타임이 설치되어 있지 않습니다. 설치 명령: {command}</translation>
    </message>
    <message>
        <source>{file} cannot be read. Choose it again in Settings, Models.</source>
        <translation>{file} 파일을 읽을 수 없습니다. ‘설정 → 모델’에서 다시 선택하세요.</translation>
    </message>
    <message>
        <source>{file} is not a model in GGUF format. Choose another file in Settings, Models.</source>
        <translation>{file} 파일은 GGUF 형식의 모델이 아닙니다. ‘설정 → 모델’에서 다른 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.</source>
        <translation>{file} 모델을 불러올 메모리가 부족합니다. ‘설정 → 모델’에서 컨텍스트를 줄이거나 더 작은 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>{file} is of a type that this version of Citewise cannot run. ({said})</source>
        <translation>{file} 모델은 이 버전의 Citewise에서 실행할 수 없는 유형입니다. ({said})</translation>
    </message>
    <message>
        <source>{file} could not be loaded. ({said})</source>
        <translation>{file} 모델을 불러올 수 없습니다. ({said})</translation>
    </message>
    <message>
        <source>{file} ended unexpectedly while it answered. Try again; if it persists, choose a smaller context in Settings, Models, or another model.</source>
        <translation>{file} 모델이 답변 중에 예기치 않게 종료되었습니다. 다시 시도하세요. 계속되면 ‘설정 → 모델’에서 컨텍스트를 줄이거나 다른 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>The built-in model was stopped.</source>
        <translation>내장 모델이 중지되었습니다.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window and could not be understood. It is kept as {name}, and the settings of this window were saved. Copy from it what you need.</source>
        <translation>settings.json이 이 창 밖에서 변경되었으며 해석할 수 없습니다. {name} 파일로 보관했고 이 창의 설정을 저장했습니다. 필요한 내용은 그 파일에서 복사하세요.</translation>
    </message>
    <message>
        <source>settings.json was changed outside this window in the same place ({fields}). What you set here counts; the other file is kept as {name}.</source>
        <translation>settings.json의 같은 항목({fields})이 이 창 밖에서 변경되었습니다. 여기서 설정한 값이 적용되며, 다른 파일은 {name} 파일로 보관됩니다.</translation>
    </message>
    <message>
        <source>AppArmor forbids Chromium&apos;s sandbox. Allow it with: {command}</source>
        <translation>AppArmor가 Chromium 샌드박스를 금지합니다. 다음 명령으로 허용하세요: {command}</translation>
    </message>
    <message>
        <source>Chromium&apos;s sandbox needs user namespaces. Allow them with: {command}</source>
        <translation>Chromium 샌드박스에는 사용자 네임스페이스가 필요합니다. 다음 명령으로 허용하세요: {command}</translation>
    </message>
    <message>
        <source>You seem to be offline. Check your connection or the proxy.</source>
        <translation>오프라인 상태인 것 같습니다. 연결이나 프록시를 확인하세요.</translation>
    </message>
    <message>
        <source>{file} could not be read ({reason}), so the answer does without it.</source>
        <translation>{file} 파일을 읽을 수 없어({reason}) 답변에 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>The knowledge bases could not be searched ({reason}), so the answer does without them.</source>
        <translation>지식 베이스를 검색할 수 없어({reason}) 답변에 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>The model could not plan further ({reason}), so the report rests on what there was.</source>
        <translation>모델이 더 계획하지 못해({reason}) 보고서는 지금까지의 내용에 근거합니다.</translation>
    </message>
    <message>
        <source>{count} of {total} sub-questions unanswered: {names}</source>
        <translation>하위 질문 {total}개 중 {count}개 미답변: {names}</translation>
    </message>
    <message>
        <source>The model&apos;s own search failed ({reason}), so {channel} was used instead.</source>
        <translation>모델 자체 검색에 실패하여({reason}) 다음을 대신 사용했습니다: {channel}.</translation>
    </message>
    <message>
        <source>{name} could not rerank the passages ({reason}), so the former order is used.</source>
        <translation>{name}에서 구절 순서를 다시 매기지 못해({reason}) 기존 순서를 사용합니다.</translation>
    </message>
    <message>
        <source>Claims could not be looked up ({reason}). The answer stays as it was.</source>
        <translation>주장을 찾아볼 수 없었습니다({reason}). 답변은 그대로입니다.</translation>
    </message>
    <message>
        <source>Claims could not be corrected ({reason}). The answer stays as it was.</source>
        <translation>주장을 바로잡을 수 없었습니다({reason}). 답변은 그대로입니다.</translation>
    </message>
    <message>
        <source>None of the search engines could be used ({reasons}), so only Wikipedia was searched.</source>
        <translation>사용할 수 있는 검색 엔진이 없어({reasons}) 위키백과만 검색했습니다.</translation>
    </message>
    <message>
        <source>The search engines gave no results, so only Wikipedia was searched.</source>
        <translation>검색 엔진에서 결과가 나오지 않아 위키백과만 검색했습니다.</translation>
    </message>
    <message>
        <source>These are the best passages, quoted word for word. Add a model to get full answers.</source>
        <translation>가장 알맞은 구절을 원문 그대로 발췌했습니다. 완전한 답변을 받으려면 모델을 추가하세요.</translation>
    </message>
    <message>
        <source>The model could not plan the search, so your question itself was searched.</source>
        <translation>모델이 검색을 계획하지 못해 질문 자체로 검색했습니다.</translation>
    </message>
    <message>
        <source>The model is slow to plan, so the search began with your question itself.</source>
        <translation>모델의 검색 계획이 늦어져 질문 자체로 검색을 시작했습니다.</translation>
    </message>
    <message>
        <source>No search engine gave results. Try again later.</source>
        <translation>어떤 검색 엔진에서도 결과가 나오지 않았습니다. 나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Nothing was found for this question. Other words may help.</source>
        <translation>이 질문에 대한 결과를 찾지 못했습니다. 다른 표현을 쓰면 도움이 될 수 있습니다.</translation>
    </message>
    <message>
        <source>This answer rests on no source. Check what matters before you rely on it.</source>
        <translation>이 답변에는 근거가 되는 출처가 없습니다. 중요한 내용은 반드시 확인하세요.</translation>
    </message>
    <message>
        <source>The model stopped at its length limit, so the answer may be incomplete.</source>
        <translation>모델이 길이 제한에 도달하여 답변이 불완전할 수 있습니다.</translation>
    </message>
    <message>
        <source>The provider paused this answer repeatedly, so it may be incomplete. Use Continue to go on.</source>
        <translation>제공업체가 이 답변을 여러 번 중단하여 불완전할 수 있습니다. ‘계속’을 누르면 이어집니다.</translation>
    </message>
    <message>
        <source>None of the pages could be read, so only their search snippets were used. Sources tell why.</source>
        <translation>읽을 수 있는 페이지가 없어 검색 요약만 사용했습니다. 이유는 ‘출처’에 있습니다.</translation>
    </message>
    <message>
        <source>The question is longer than the known context of this model, so a part of it may be cut off.</source>
        <translation>질문이 이 모델의 알려진 컨텍스트보다 길어 일부가 잘릴 수 있습니다.</translation>
    </message>
    <message>
        <source>The model&apos;s context is only {tokens} tokens, so the answer rests on fewer references.</source>
        <translation>모델의 컨텍스트가 {tokens}토큰뿐이어서 답변에 사용한 참고 자료가 적습니다.</translation>
    </message>
    <message>
        <source>Memory could not be read, so the answer does without it.</source>
        <translation>메모리를 읽을 수 없어 답변에 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>The model reached the limit of searches for one answer.</source>
        <translation>모델이 답변 하나의 검색 횟수 한도에 도달했습니다.</translation>
    </message>
    <message>
        <source>The tools of {name} were not available. Settings → Tools (MCP) says why.</source>
        <translation>{name}의 도구를 사용할 수 없었습니다. 이유는 ‘설정 → 도구(MCP)’에 있습니다.</translation>
    </message>
    <message>
        <source>The provider withdrew its answer. Try other words, or another model.</source>
        <translation>제공업체가 답변을 철회했습니다. 표현을 바꾸거나 다른 모델을 사용해 보세요.</translation>
    </message>
    <message>
        <source>Not in the export of {program}: {names}</source>
        <translation>{program} 내보내기 파일에 없음: {names}</translation>
    </message>
    <message>
        <source>This model does not support images, so they were left out.</source>
        <translation>이 모델은 이미지를 지원하지 않아 제외했습니다.</translation>
    </message>
    <message>
        <source>No sub-questions were found, so the question was answered like any other.</source>
        <translation>하위 질문을 찾지 못해 일반 질문처럼 답변했습니다.</translation>
    </message>
    <message>
        <source>Research needs a model. The question was answered without one.</source>
        <translation>리서치에는 모델이 필요합니다. 모델 없이 답변했습니다.</translation>
    </message>
    <message>
        <source>Citations without a source removed: {count}</source>
        <translation>출처 없는 인용 제거됨: {count}</translation>
    </message>
    <message>
        <source>A newer version of Citewise recorded something here that this version does not support.</source>
        <translation>더 새로운 버전의 Citewise가 기록한, 이 버전에서 지원하지 않는 내용이 있습니다.</translation>
    </message>
    <message>
        <source>access refused</source>
        <translation>접근 거부됨</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>There was no connection to {where}.</source>
        <translation>{where}에 연결할 수 없었습니다.</translation>
    </message>
    <message>
        <source>{where} refused to give the page.</source>
        <translation>{where}에서 페이지 제공을 거부했습니다.</translation>
    </message>
    <message>
        <source>The page at {where} could not be read.</source>
        <translation>{where}의 페이지를 읽을 수 없었습니다.</translation>
    </message>
    <message>
        <source>Looking up “{query}”…</source>
        <translation>“{query}” 찾아보는 중…</translation>
    </message>
    <message>
        <source>Checking and repairing the answer…</source>
        <translation>답변을 검증하고 수정하는 중…</translation>
    </message>
    <message>
        <source>Checking the answer…</source>
        <translation>답변을 검증하는 중…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>작성하는 중…</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>구절을 고르는 중…</translation>
    </message>
    <message>
        <source>Planning the search…</source>
        <translation>검색을 계획하는 중…</translation>
    </message>
    <message>
        <source>Searching “{query}”…</source>
        <translation>“{query}” 검색 중…</translation>
    </message>
    <message>
        <source>The model searches: “{query}”</source>
        <translation>모델이 검색 중: “{query}”</translation>
    </message>
    <message>
        <source>Waiting for your permission…</source>
        <translation>허용을 기다리는 중…</translation>
    </message>
    <message>
        <source>The model searches…</source>
        <translation>모델이 검색하는 중…</translation>
    </message>
    <message>
        <source>The model asked for: {calls}</source>
        <translation>모델 요청: {calls}</translation>
    </message>
    <message>
        <source>{tool} “{about}”</source>
        <translation>{tool} “{about}”</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>생각하는 중…</translation>
    </message>
    <message>
        <source>Choosing quotes…</source>
        <translation>발췌를 고르는 중…</translation>
    </message>
    <message>
        <source>Waiting for {model}…</source>
        <translation>{model} 응답을 기다리는 중…</translation>
    </message>
    <message>
        <source>Reading pages…</source>
        <translation>페이지를 읽는 중…</translation>
    </message>
    <message>
        <source>Imported from {program}</source>
        <translation>{program}에서 가져옴</translation>
    </message>
    <message>
        <source>The model searched by itself</source>
        <translation>모델이 직접 검색함</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>답변 없음</translation>
    </message>
    <message>
        <source>Answered without searching</source>
        <translation>검색 없이 답변함</translation>
    </message>
    <message>
        <source>its JSON format is off</source>
        <translation>JSON 형식이 꺼져 있음</translation>
    </message>
    <message>
        <source>no sources given</source>
        <translation>출처를 제공하지 않음</translation>
    </message>
    <message>
        <source>it redirects to another address</source>
        <translation>다른 주소로 리디렉션됨</translation>
    </message>
    <message>
        <source>error {status}</source>
        <translation>오류 {status}</translation>
    </message>
    <message>
        <source>it reported an error</source>
        <translation>오류 발생</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>연결할 수 없음</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>시간 내 응답 없음</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>키 거부됨</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>키 없음</translation>
    </message>
    <message>
        <source>no credit left</source>
        <translation>남은 크레딧 없음</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>요청 한도 도달</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>알 수 없는 모델</translation>
    </message>
    <message>
        <source>too long for the model</source>
        <translation>모델에 비해 너무 김</translation>
    </message>
    <message>
        <source>response not readable</source>
        <translation>응답을 읽을 수 없음</translation>
    </message>
    <message>
        <source>refused for now</source>
        <translation>일시적으로 거부됨</translation>
    </message>
    <message>
        <source>a private address, not allowed</source>
        <translation>허용되지 않은 사설 주소</translation>
    </message>
    <message>
        <source>not set up</source>
        <translation>설정되지 않음</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>an error in Citewise</source>
        <translation>Citewise 오류</translation>
    </message>
    <message>
        <source>reason not known</source>
        <translation>이유를 알 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>Searched %n query(ies)</source>
        <translation>
            <numerusform>검색어 %n개 검색</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading {done} of %n page(s)…</source>
        <translation>
            <numerusform>페이지 읽는 중({done}/%n)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>read %n page(s)</source>
        <translation>
            <numerusform>페이지 %n개 읽음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n tool(s)</source>
        <translation>
            <numerusform>도구 %n개 호출</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) cited</source>
        <translation>
            <numerusform>출처 %n개 인용</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more page(s) found, not read</source>
        <translation>
            <numerusform>페이지 %n개 더 찾음, 읽지 않음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model searched %n time(s)</source>
        <translation>
            <numerusform>모델이 %n번 검색</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search provider(s) failed</source>
        <translation>
            <numerusform>검색 서비스 %n개 실패</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>결과 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n image(s)</source>
        <translation>
            <numerusform>이미지 %n개 포함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) by the provider</source>
        <translation>
            <numerusform>제공업체 검색 %n회</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>retrying {where} in %n second(s)</source>
        <translation>
            <numerusform>%n초 후 {where} 다시 시도</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limit reached at {where}. Try again in %n second(s).</source>
        <translation>
            <numerusform>{where}의 요청 한도에 도달했습니다. %n초 후 다시 시도하세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncited claim(s) marked</source>
        <translation>
            <numerusform>인용 없는 주장 %n개 표시됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) left as written</source>
        <translation>
            <numerusform>단락 %n개는 원문 그대로</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n minute(s)</source>
        <translation>
            <numerusform>%n분간 일시 중지</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused for %n second(s)</source>
        <translation>
            <numerusform>%n초간 일시 중지</numerusform>
        </translation>
    </message>
    <message>
        <source>From the assistant</source>
        <translation>어시스턴트에서 가져옴</translation>
    </message>
    <message>
        <source>The first {shown} of {count}</source>
        <translation>{count}개 중 처음 {shown}개</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>첨부: {names}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>결과 있음</translation>
    </message>
    <message>
        <source>asked for a captcha</source>
        <translation>캡차 요청</translation>
    </message>
    <message>
        <source>showed an empty page</source>
        <translation>빈 페이지 표시</translation>
    </message>
    <message>
        <source>showed unrelated results</source>
        <translation>관련 없는 결과 표시</translation>
    </message>
    <message>
        <source>page not understood</source>
        <translation>페이지를 인식할 수 없음</translation>
    </message>
    <message>
        <source>{host} is a private address that is not allowed</source>
        <translation>{host}: 허용되지 않은 사설 주소</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>it needs an address in Settings, Search</source>
        <translation>‘설정 → 검색’에서 주소 입력 필요</translation>
    </message>
    <message>
        <source>the built-in browser cannot start</source>
        <translation>내장 브라우저를 시작할 수 없음</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>항상</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>The built-in browser</source>
        <translation>내장 브라우저</translation>
    </message>
    <message>
        <source>The built-in model</source>
        <translation>내장 모델</translation>
    </message>
    <message>
        <source>Web search (no key)</source>
        <translation>웹 검색(키 불필요)</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>위키백과</translation>
    </message>
    <message>
        <source>Model&apos;s own search</source>
        <translation>모델 자체 검색</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>지식 베이스</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, in Qt&apos;s format</comment>
        <translation>M월 d일</translation>
    </message>
    <message>
        <source>{where} returned an empty answer. Try again, or choose another model.</source>
        <translation>{where}에서 빈 답변을 보냈습니다. 다시 시도하거나 다른 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>{where} redirects to {host}, and neither your question nor the key was sent there. If that is the right address, enter it in Settings.</source>
        <translation>{where}에서 {host} 주소로 리디렉션하며, 질문과 키는 그곳으로 보내지 않았습니다. 올바른 주소라면 설정에 입력하세요.</translation>
    </message>
    <message>
        <source>{where} redirects to another address, which was not followed. Check it in Settings.</source>
        <translation>{where}에서 다른 주소로 리디렉션하지만 따르지 않았습니다. 설정에서 확인하세요.</translation>
    </message>
    <message>
        <source>{where} answered with error {status}. Try again; if it persists, check its address in Settings.</source>
        <translation>{where}에서 오류 {status} 응답이 왔습니다. 다시 시도하세요. 계속되면 설정에서 주소를 확인하세요.</translation>
    </message>
    <message>
        <source>{where} reported an error. Try again in a moment.</source>
        <translation>{where}에서 오류가 발생했습니다. 잠시 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>{where} sent a response that could not be read. Check its address, or try again.</source>
        <translation>{where}에서 읽을 수 없는 응답을 보냈습니다. 주소를 확인하거나 다시 시도하세요.</translation>
    </message>
    <message>
        <source>{where} returns no JSON: the format is switched off. Add json under search, formats in its settings.yml and restart it.</source>
        <translation>{where}에서 JSON을 반환하지 않습니다. 형식이 꺼져 있습니다. settings.yml의 search, formats 아래에 json을 추가하고 다시 시작하세요.</translation>
    </message>
    <message>
        <source>This answer cannot go on: it is complete, goes on already, or was deleted. Retry asks the question again.</source>
        <translation>이 답변은 이어갈 수 없습니다. 이미 완료되었거나 진행 중이거나 삭제되었습니다. ‘다시 시도’를 누르면 다시 질문합니다.</translation>
    </message>
    <message>
        <source>{where} is not available on this computer.</source>
        <translation>이 컴퓨터에서 사용할 수 없습니다: {where}.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>암호 구문이 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>The encrypted key file is damaged. Delete it in Settings, Data.</source>
        <translation>암호화된 키 파일이 손상되었습니다. ‘설정 → 데이터’에서 삭제하세요.</translation>
    </message>
    <message>
        <source>The encrypted key file was written by a newer version of Citewise. Use that version.</source>
        <translation>암호화된 키 파일이 더 새로운 버전의 Citewise에서 만들어졌습니다. 해당 버전을 사용하세요.</translation>
    </message>
    <message>
        <source>The encrypted key file is locked. Unlock it in Settings, Data.</source>
        <translation>암호화된 키 파일이 잠겨 있습니다. ‘설정 → 데이터’에서 잠금을 해제하세요.</translation>
    </message>
    <message>
        <source>{found} of {total} citations found in their sources</source>
        <translation>인용 {total}개 중 {found}개가 출처에서 확인됨</translation>
    </message>
    <message>
        <source>{partly} only partly</source>
        <translation>{partly}개는 일부만</translation>
    </message>
    <message>
        <source>{foreign} not checked (other language)</source>
        <translation>{foreign}개는 검증 안 함(다른 언어)</translation>
    </message>
    <message>
        <source>{unchecked} could not be checked</source>
        <translation>{unchecked}개는 검증 불가</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}: {reason}</translation>
    </message>
    <message>
        <source>Not checked (other language)</source>
        <translation>검증 안 함(다른 언어)</translation>
    </message>
    <message>
        <source>Only partly found in its source</source>
        <translation>출처에서 일부만 확인됨</translation>
    </message>
    <message>
        <source>Not found in its source</source>
        <translation>출처에서 확인되지 않음</translation>
    </message>
    <message>
        <source>missing there: {detail}</source>
        <translation>없는 내용: {detail}</translation>
    </message>
    <message>
        <source>According to {model}: {verdict}.</source>
        <translation>{model}의 판단: {verdict}.</translation>
    </message>
    <message>
        <source>the source supports it</source>
        <translation>출처가 뒷받침함</translation>
    </message>
    <message>
        <source>the source supports only part of it</source>
        <translation>출처가 일부만 뒷받침함</translation>
    </message>
    <message>
        <source>the source does not support it</source>
        <translation>출처가 뒷받침하지 않음</translation>
    </message>
    <message>
        <source>page not found</source>
        <translation>페이지를 찾을 수 없음</translation>
    </message>
    <message>
        <source>the site refused it ({status})</source>
        <translation>사이트에서 거부함({status})</translation>
    </message>
    <message>
        <source>{where} no longer has this page.</source>
        <translation>{where}에 이 페이지가 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>{where} did not give the page.</source>
        <translation>{where}에서 페이지를 제공하지 않았습니다.</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>녹음 또는 동영상</translation>
    </message>
    <message>
        <source>not a text page</source>
        <translation>텍스트 페이지가 아님</translation>
    </message>
    <message>
        <source>no readable text</source>
        <translation>읽을 수 있는 텍스트 없음</translation>
    </message>
    <message>
        <source>No readable text was found at {where}.</source>
        <translation>{where}에서 읽을 수 있는 텍스트를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>{where} is not a text page.</source>
        <translation>{where} 페이지는 텍스트 페이지가 아닙니다.</translation>
    </message>
    <message>
        <source>a scanned PDF: images of pages, without text</source>
        <translation>스캔한 PDF: 페이지 이미지만 있고 텍스트 없음</translation>
    </message>
    <message>
        <source>a PDF that asks for a password</source>
        <translation>비밀번호가 필요한 PDF</translation>
    </message>
    <message>
        <source>too large to be read</source>
        <translation>너무 커서 읽을 수 없음</translation>
    </message>
    <message>
        <source>it took too long or too much memory to read</source>
        <translation>읽는 데 시간이나 메모리가 너무 많이 필요함</translation>
    </message>
    <message>
        <source>the reader for such documents did not start</source>
        <translation>이런 문서를 읽는 구성 요소가 시작되지 않음</translation>
    </message>
    <message>
        <source>too many redirects</source>
        <translation>리디렉션이 너무 많음</translation>
    </message>
    <message>
        <source>the site asks for a captcha</source>
        <translation>사이트에서 캡차를 요청함</translation>
    </message>
    <message>
        <source>a PDF, which was not read</source>
        <translation>읽지 않은 PDF</translation>
    </message>
    <message>
        <source>The PDF at {where} is scanned: it has images of pages, and no text to read.</source>
        <translation>{where}의 PDF는 스캔본입니다. 페이지 이미지만 있고 읽을 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>The PDF at {where} asks for a password. Open it in your browser.</source>
        <translation>{where}의 PDF에 비밀번호가 필요합니다. 브라우저에서 여세요.</translation>
    </message>
    <message>
        <source>The document at {where} is too large to be read. Open it in your browser.</source>
        <translation>{where}의 문서가 너무 커서 읽을 수 없습니다. 브라우저에서 여세요.</translation>
    </message>
    <message>
        <source>The page at {where} took too long or too much memory to read, so it was left.</source>
        <translation>{where}의 페이지를 읽는 데 시간이나 메모리가 너무 많이 필요하여 중단했습니다.</translation>
    </message>
    <message>
        <source>The document at {where} was not read: the part of Citewise that reads such documents did not start. Open it in your browser, or restart Citewise.</source>
        <translation>{where}의 문서를 읽지 못했습니다. 이런 문서를 읽는 Citewise 구성 요소가 시작되지 않았습니다. 브라우저에서 열거나 Citewise를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>{where} redirects too many times.</source>
        <translation>{where}의 리디렉션이 너무 많습니다.</translation>
    </message>
    <message>
        <source>{where} asks for a captcha. Open the page in your browser to read it.</source>
        <translation>{where}에서 캡차를 요청합니다. 브라우저에서 페이지를 열어 읽으세요.</translation>
    </message>
    <message>
        <source>{where} is a PDF, which was not read. Open it in your browser.</source>
        <translation>{where} 페이지는 읽지 않은 PDF입니다. 브라우저에서 여세요.</translation>
    </message>
</context>
</TS>
