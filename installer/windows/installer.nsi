; The Windows installer: for one user, without administrator rights.
; nsis.py makes ${PAYLOAD}: the facts, and the lists of what is installed and removed.
; words.py makes ${WORDS}: the languages, and what is said in each.

Unicode true
!include "${PAYLOAD}"
Target ${STUB}
ManifestSupportedOS Win10
ManifestDPIAware true
ManifestLongPathAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off
AllowSkipFiles off

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define CLASSES "Software\Classes"
!define SHORTCUT "$SMPROGRAMS\${TITLE}.lnk"
!define DESKTOP_SHORTCUT "$DESKTOP\${TITLE}.lnk"
!define LONGEST_PATH 259

Name "${TITLE}"
BrandingText "${TITLE} ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"

VIProductVersion "${VERSION_NUMBERS}"
VIFileVersion "${VERSION_NUMBERS}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXECUTABLE}"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE RefuseLongFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!macro VersionWords language
  VIAddVersionKey /LANG=${language} "ProductName" "${TITLE}"
  VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileDescription" "${TITLE} ${VERSION}"
  VIAddVersionKey /LANG=${language} "CompanyName" "${PUBLISHER}"
  VIAddVersionKey /LANG=${language} "LegalCopyright" "${COPYRIGHT}"
!macroend

; The language is the one of Windows, or English.
!include "${WORDS}"

; Says what is wrong and ends with status 2; a silent run only ends.
!macro Refuse sentence
  MessageBox MB_OK|MB_ICONSTOP "${sentence}" /SD IDOK
  SetErrorLevel 2
  Quit
!macroend

; Waits until the program in ${folder} is closed: Windows lets nobody write to one that runs.
!macro NeedClosed folder
  ${While} ${FileExists} "${folder}\${EXECUTABLE}"
    ClearErrors
    FileOpen $R9 "${folder}\${EXECUTABLE}" a
    ${IfNot} ${Errors}
      FileClose $R9
      ${ExitWhile}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${EndWhile}
!macroend

!macro TellShell
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; what opens which file
!macroend

Section "$(PROGRAM)" Program
  SectionIn RO
  !insertmacro NeedClosed "$INSTDIR"
  Call RemoveOlder
  !insertmacro InstallPayload
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "${SHORTCUT}" "$INSTDIR\${EXECUTABLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${EXECUTABLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "$(ASSOCIATION)" Association
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}" "" "$(SAVED_GAME)"
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}\DefaultIcon" "" '"$INSTDIR\${EXECUTABLE}",0'
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}\shell\open\command" "" '"$INSTDIR\${EXECUTABLE}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${SAVE_SUFFIX}" "" "${FILE_TYPE}"
  WriteRegStr HKCU "${CLASSES}\${SAVE_SUFFIX}\OpenWithProgids" "${FILE_TYPE}" ""
  !insertmacro TellShell
SectionEnd

Section /o "$(DESKTOP_ICON)" DesktopIcon
  CreateShortcut "${DESKTOP_SHORTCUT}" "$INSTDIR\${EXECUTABLE}"
SectionEnd

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    !insertmacro Refuse "$(TOO_OLD)"
  ${EndIf}
  Call KeepChoices
  ${If} ${Silent}
    Call RefuseLongFolder
  ${EndIf}
FunctionEnd

; Whoever installs a newer version has chosen before.
Function KeepChoices
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 == ""
    Return
  ${EndIf}
  ReadRegStr $0 HKCU "${CLASSES}\${FILE_TYPE}" ""
  ${If} $0 == ""
    !insertmacro UnselectSection ${Association}
  ${EndIf}
  ${If} ${FileExists} "${DESKTOP_SHORTCUT}"
    !insertmacro SelectSection ${DesktopIcon}
  ${EndIf}
FunctionEnd

Function RefuseLongFolder
  StrLen $0 "$INSTDIR\"
  IntOp $0 $0 + ${LONGEST_NAME}
  ${If} $0 > ${LONGEST_PATH}
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(LONG_FOLDER)" /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
FunctionEnd

; An older version removes itself, for it alone knows its files.
Function RemoveOlder
  ReadRegStr $R0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $R0 == ""
  ${OrIfNot} ${FileExists} "$R0\uninstall.exe"
    Return
  ${EndIf}
  !insertmacro NeedClosed "$R0"
  ClearErrors
  ExecWait '"$R0\uninstall.exe" /S _?=$R0' $R1
  ${If} ${Errors} ; it could not be started
  ${OrIf} $R1 <> 0
    !insertmacro Refuse "$(OLDER_STAYS)"
  ${EndIf}
  Delete "$R0\uninstall.exe"
  RMDir "$R0"
FunctionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${Program} "$(ABOUT_PROGRAM)"
  !insertmacro MUI_DESCRIPTION_TEXT ${Association} "$(ABOUT_ASSOCIATION)"
  !insertmacro MUI_DESCRIPTION_TEXT ${DesktopIcon} "$(ABOUT_DESKTOP_ICON)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Section "Uninstall"
  !insertmacro NeedClosed "$INSTDIR"
  !insertmacro RemovePayload
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ; Whoever removes a copy of the folder keeps the installation and all that belongs to it.
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\${EXECUTABLE}"
    Return
  ${EndIf}
  Delete "${SHORTCUT}"
  Delete "${DESKTOP_SHORTCUT}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${CLASSES}\${FILE_TYPE}"
  ReadRegStr $0 HKCU "${CLASSES}\${SAVE_SUFFIX}" ""
  ${If} $0 == "${FILE_TYPE}"
    DeleteRegValue HKCU "${CLASSES}\${SAVE_SUFFIX}" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SAVE_SUFFIX}\OpenWithProgids" "${FILE_TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SAVE_SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SAVE_SUFFIX}"
  !insertmacro TellShell
  Call un.RemoveUserData
SectionEnd

; Saved games stay unless the user says otherwise, here or with /PURGE; what Qt caches goes.
Function un.RemoveUserData
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/PURGE" $1
  ${If} ${Errors}
    ${IfNot} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(ASK_PURGE)" /SD IDNO IDYES`
      RMDir /r "$LOCALAPPDATA\${NAME}\cache"
      RMDir "$LOCALAPPDATA\${NAME}"
      Return
    ${EndIf}
  ${EndIf}
  RMDir /r "$LOCALAPPDATA\${NAME}"
FunctionEnd
