; The installer for one user of Windows: no administrator is asked. `installer.py` compiles it, and defines VERSION,
; NUMBERS (four of them), FILES (lists of the payload), ICON, SIDEBAR, KILOBYTES, OUT, and SIGN where the build is signed.
;
; Silent: `citewise-setup.exe /S [/D=C:\folder]`, `uninstall.exe /S`. Status 2: the program runs; 3: a newer version is
; installed; 4: Windows is too old. A silent uninstaller keeps the user's data.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
SetDateSave off
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS Win10
RequestExecutionLevel user

!define APP_ID "io.github.citewise.Citewise"
!define KEY "Software\Citewise"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Citewise"
!define PATHS_KEY "Software\Microsoft\Windows\CurrentVersion\App Paths\citewise.exe"
!define SCHEME_KEY "Software\Classes\citewise"
!define PROGRAM "$INSTDIR\citewise.exe"
!define DATA "$LOCALAPPDATA\Citewise"
!define OLDEST_BUILD 17763 ; Windows 10 1809, which Qt 6.11 needs

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include WordFunc.nsh
!include WinVer.nsh
!include Integration.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh
!include "${FILES}"

Name "Citewise"
OutFile "${OUT}"
BrandingText "Citewise ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Citewise"
InstallDirRegKey HKCU "${KEY}" "Folder"
ShowInstDetails nevershow
ShowUninstDetails nevershow
!ifdef SIGN
  !finalize '${SIGN} "%1"'
  !uninstfinalize '${SIGN} "%1"'
!endif

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
!macro say_version language
  VIAddVersionKey /LANG=${language} "ProductName" "Citewise"
  VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "CompanyName" "Citewise developers"
  VIAddVersionKey /LANG=${language} "LegalCopyright" "Citewise developers, MIT licence"
!macroend

Var Running ; 1: one of the programs is open
Var Updating ; 1: a newer installer calls this uninstaller
Var WithData ; 1: conversations, settings and keys go, too
Var Box ; where that is ticked

; Pages

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDEBAR}"
!define MUI_ABORTWARNING
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE check_folder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "${PROGRAM}"
!define MUI_FINISHPAGE_SHOWREADME
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(DesktopShortcut)"
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION add_desktop_shortcut
!insertmacro MUI_PAGE_FINISH

UninstPage custom un.ask_about_data un.take_answer
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro say_version ${LANG_ENGLISH}
!insertmacro say_version ${LANG_SIMPCHINESE}
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "Citewise Setup"
VIAddVersionKey /LANG=${LANG_SIMPCHINESE} "FileDescription" "Citewise 安装程序"

; Words

!macro say name english chinese
  LangString ${name} ${LANG_ENGLISH} "${english}"
  LangString ${name} ${LANG_SIMPCHINESE} "${chinese}"
!macroend

!insertmacro say DesktopShortcut "Create a desktop shortcut" "创建桌面快捷方式"
!insertmacro say IsRunning \
  "Citewise is running. Quit it (also from its tray icon), then choose Retry." \
  "Citewise 正在运行。请先退出 Citewise（包括托盘图标），然后点“重试”。"
!insertmacro say IsNewer \
  "A newer version of Citewise is installed. An older version may not open its data.$\r$\n$\r$\nReplace it with ${VERSION} anyway?" \
  "已安装更新的 Citewise 版本，旧版本可能无法打开其数据。$\r$\n$\r$\n仍要替换为 ${VERSION} 吗？"
!insertmacro say IsTooOld \
  "Citewise needs Windows 10 (version 1809) or newer, 64-bit." \
  "Citewise 需要 64 位 Windows 10（1809）或更高版本。"
!insertmacro say IsDataFolder \
  "Your conversations are kept in this folder. Choose another one for the program." \
  "该文件夹用于保存你的对话。请为程序选择其他文件夹。"
!insertmacro say DataTitle "Uninstall Citewise" "卸载 Citewise"
!insertmacro say DataSubtitle "Your data is kept unless you choose otherwise." "默认保留你的数据。"
!insertmacro say DataText \
  "The program will be removed from:$\r$\n$INSTDIR$\r$\n$\r$\nYour conversations, knowledge bases and settings are in:$\r$\n${DATA}" \
  "将从以下位置移除程序：$\r$\n$INSTDIR$\r$\n$\r$\n你的对话、知识库和设置保存在：$\r$\n${DATA}"
!insertmacro say DataBox \
  "Also delete my conversations, knowledge bases, settings and API keys" \
  "同时删除我的对话、知识库、设置和 API 密钥"
!insertmacro say DataWarning \
  "This cannot be undone. Data kept elsewhere (--data-dir) stays." \
  "此操作无法撤销。保存在其他位置（--data-dir）的数据不受影响。"

; Whether the program is open: Windows lets nobody write to one that runs

!macro look_at file
  ${If} ${FileExists} "$INSTDIR\${file}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${file}" a
    ${If} ${Errors}
      StrCpy $Running 1
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

!macro define_look un
  Function ${un}look
    StrCpy $Running 0
    !insertmacro look_at_programs
  FunctionEnd

  ; Pushes 1 where it is closed, or has been by the user; silently, it is waited for some seconds.
  Function ${un}wait_for_end
    StrCpy $1 0
    again:
      Call ${un}look
      ${If} $Running = 0
        Push 1
        Return
      ${EndIf}
      ${If} ${Silent}
      ${AndIf} $1 < 10
        IntOp $1 $1 + 1
        Sleep 300
        Goto again
      ${EndIf}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDRETRY again
    Push 0
  FunctionEnd
!macroend
!insertmacro define_look ""
!insertmacro define_look "un."

; The taskbar joins an entry with the windows of the program by this
; https://learn.microsoft.com/windows/win32/shell/appids

!macro set_app_id link
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
    ${If} $1 P<> 0
      ${IPersistFile::Load} $1 '("${link}", ${STGM_READWRITE})'
      ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r2)'
      ${If} $2 P<> 0
        System::Call 'Oleaut32::SysAllocString(w "${APP_ID}") p.r3'
        System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r4'
        System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_BSTR},,p $3)p.r5'
        ${IPropertyStore::SetValue} $2 '($4,$5)'
        ${IPropertyStore::Commit} $2 ""
        System::Call 'Oleaut32::SysFreeString(p r3)'
        System::Free $4
        System::Free $5
        ${IUnknown::Release} $2 ""
        ${IPersistFile::Save} $1 '("${link}",1)'
      ${EndIf}
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::Release} $0 ""
  ${EndIf}
!macroend

!macro add_shortcut link
  SetOutPath "$INSTDIR" ; where the program starts
  CreateShortcut "${link}" "${PROGRAM}" "" "${PROGRAM}" 0
  !insertmacro set_app_id "${link}"
!macroend

Function add_desktop_shortcut
  !insertmacro add_shortcut "$DESKTOP\Citewise.lnk"
FunctionEnd

; Installing

Function .onInit
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(IsTooOld)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
  ReadRegStr $0 HKCU "${KEY}" "Numbers"
  ${If} $0 != ""
    ${VersionCompare} "$0" "${NUMBERS}" $1
    ${If} $1 = 1
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(IsNewer)" /SD IDNO IDYES replace
      SetErrorLevel 3
      Quit
      replace:
    ${EndIf}
  ${EndIf}
FunctionEnd

Function check_folder
  ${If} $INSTDIR == "${DATA}"
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(IsDataFolder)" /SD IDOK
    Abort
  ${EndIf}
  Call wait_for_end
  Pop $0
  ${If} $0 = 0
    Abort
  ${EndIf}
FunctionEnd

Section "Citewise"
  Call wait_for_end
  Pop $0
  ${If} $0 = 0
    SetErrorLevel 2
    Quit
  ${EndIf}

  ; An older version goes first, by the list of its own files; its data and its entries stay.
  ReadRegStr $R0 HKCU "${KEY}" "Folder"
  ${If} $R0 != ""
  ${AndIf} ${FileExists} "$R0\uninstall.exe"
    ExecWait '"$R0\uninstall.exe" /S /UPDATE _?=$R0' $R1
    ${If} $R1 <> 0
      MessageBox MB_OK|MB_ICONSTOP "$(IsRunning)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    Delete "$R0\uninstall.exe"
    RMDir "$R0"
  ${EndIf}

  !insertmacro bring_files
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  !insertmacro add_shortcut "$SMPROGRAMS\Citewise.lnk"

  WriteRegStr HKCU "${KEY}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "Numbers" "${NUMBERS}"
  WriteRegStr HKCU "${PATHS_KEY}" "" "${PROGRAM}"

  WriteRegStr HKCU "${SCHEME_KEY}" "" "URL:Citewise"
  WriteRegStr HKCU "${SCHEME_KEY}" "URL Protocol" ""
  WriteRegStr HKCU "${SCHEME_KEY}\DefaultIcon" "" "${PROGRAM},0"
  WriteRegStr HKCU "${SCHEME_KEY}\shell\open\command" "" '"${PROGRAM}" "%1"'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Citewise"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Citewise developers"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${NotifyShell_AssocChanged}
SectionEnd

; Removing

Function un.onInit
  StrCpy $WithData 0
  StrCpy $Updating 0
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPDATE" $1
  ${IfNot} ${Errors}
    StrCpy $Updating 1
  ${EndIf}
  ClearErrors
FunctionEnd

Function un.ask_about_data
  !insertmacro MUI_HEADER_TEXT "$(DataTitle)" "$(DataSubtitle)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 60u "$(DataText)"
  Pop $0
  ${NSD_CreateCheckbox} 0 66u 100% 12u "$(DataBox)"
  Pop $Box
  ${NSD_CreateLabel} 12u 80u -12u 24u "$(DataWarning)"
  Pop $0
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(^UninstallBtn)"
  nsDialogs::Show
FunctionEnd

Function un.take_answer
  ${NSD_GetState} $Box $WithData
  Call un.wait_for_end
  Pop $0
  ${If} $0 = 0
    Abort
  ${EndIf}
FunctionEnd

; What the keychain lists under our name: `Citewise`, or `provider@Citewise` where there are several.
; https://learn.microsoft.com/windows/win32/api/wincred/ns-wincred-credentialw
Function un.forget_keys
  System::Call 'advapi32::CredEnumerateW(p 0, i 0, *i .r1, *p .r2) i .r0'
  ${If} $0 = 0
    Return
  ${EndIf}
  StrCpy $3 0
  ${While} $3 < $1
    IntOp $4 $3 * ${NSIS_PTR_SIZE}
    IntPtrOp $4 $2 + $4
    System::Call '*$4(p .r5)'
    System::Call '*$5(i, i .r6, w .r7)'
    StrCpy $8 $7 "" -9
    ${If} $7 S== "Citewise"
    ${OrIf} $8 S== "@Citewise"
      System::Call 'advapi32::CredDeleteW(w r7, i r6, i 0)'
    ${EndIf}
    IntOp $3 $3 + 1
  ${EndWhile}
  System::Call 'advapi32::CredFree(p r2)'
FunctionEnd

Section "Uninstall"
  Call un.wait_for_end
  Pop $0
  ${If} $0 = 0
    SetErrorLevel 2
    Quit
  ${EndIf}

  SetOutPath "$TEMP" ; a folder in which somebody stands cannot go
  !insertmacro remove_files
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"

  ${If} $Updating = 0
    Delete "$SMPROGRAMS\Citewise.lnk"
    Delete "$DESKTOP\Citewise.lnk"
    ReadRegStr $0 HKCU "${SCHEME_KEY}\shell\open\command" ""
    ${If} $0 == '"${PROGRAM}" "%1"' ; another copy may have taken the links over
      DeleteRegKey HKCU "${SCHEME_KEY}"
    ${EndIf}
    DeleteRegKey HKCU "${PATHS_KEY}"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    DeleteRegKey HKCU "${KEY}"
    ${If} $WithData = 1
      RMDir /r "${DATA}"
      Call un.forget_keys
    ${EndIf}
    ${NotifyShell_AssocChanged}
  ${EndIf}
SectionEnd
