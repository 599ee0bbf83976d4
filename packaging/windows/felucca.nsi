; The installer for Windows (NSIS 3); packaging/windows/make_setup.sh gives it what it needs:
;   VERSION   such as 0.1.0
;   FILES     a list of the files of the program, in an order that is the same everywhere (packaging/windows/setup_files.py)
;   SIZE      of the program in KiB
;   OUT       the installer to write
;   TARGET    amd64-unicode, or x86-unicode where NSIS has no other
; It needs no administrator: everything is of one user. Installing again repairs, or replaces another version. Saved
; matches lie elsewhere and are left alone. Silent: /S, and /D=FOLDER as the last word. It ends with 0, with 1 if it was
; cancelled, and with 2 if Felucca runs or a file cannot be written.

Target ${TARGET}
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Felucca"
!define CLASSES "Software\Classes"
!define KIND "Felucca.Record"

Unicode true
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user
ManifestDPIAware true
Name "Felucca"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Felucca"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "Felucca ${VERSION}"
VIProductVersion "${NUMBERS}.0"
VIAddVersionKey "ProductName" "Felucca"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Felucca Setup"
VIAddVersionKey "LegalCopyright" "MIT licence"

!include MUI2.nsh
!define MUI_ICON "..\felucca.ico"
!define MUI_UNICON "..\felucca.ico"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC ; the names say all, and have the room
!define MUI_FINISHPAGE_RUN "$INSTDIR\felucca.exe"
!insertmacro MUI_PAGE_LICENSE "..\..\LICENSE"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"

LangString Running ${LANG_ENGLISH} "Felucca is running. Close its window and try again."
LangString Running ${LANG_FRENCH} "Felucca est ouvert. Fermez sa fenêtre et réessayez."
LangString Running ${LANG_ITALIAN} "Felucca è in esecuzione. Chiudi la finestra e riprova."
LangString Desktop ${LANG_ENGLISH} "Shortcut on the desktop"
LangString Desktop ${LANG_FRENCH} "Raccourci sur le bureau"
LangString Desktop ${LANG_ITALIAN} "Collegamento sul desktop"
LangString Records ${LANG_ENGLISH} "Open saved games (.felucca)"
LangString Records ${LANG_FRENCH} "Ouvrir les parties (.felucca)"
LangString Records ${LANG_ITALIAN} "Apri le partite (.felucca)"
LangString Record ${LANG_ENGLISH} "Felucca game"
LangString Record ${LANG_FRENCH} "Partie de Felucca"
LangString Record ${LANG_ITALIAN} "Partita di Felucca"

; A program that runs cannot be written to.
!macro CloseFirst PREFIX
Function ${PREFIX}CloseFirst
  again:
  IfFileExists "$INSTDIR\felucca.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\felucca.exe" a
  IfErrors running
  FileClose $0
  IfFileExists "$INSTDIR\felucca-cli.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\felucca-cli.exe" a
  IfErrors running
  FileClose $0
  Goto closed
  running:
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
  closed:
FunctionEnd
!macroend
!insertmacro CloseFirst ""
!insertmacro CloseFirst "un."

Section "Felucca"
  SectionIn RO
  SetShellVarContext current
  Call CloseFirst
  RMDir /r "$INSTDIR\_internal" ; what an older version had and this one has not
  ClearErrors
  SetOverwrite on
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Felucca.lnk" "$INSTDIR\felucca.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Felucca"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
!ifdef HOMEPAGE
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${HOMEPAGE}"
!endif
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\felucca.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Felucca"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  IfErrors 0 +3
  SetErrorLevel 2
  Abort
SectionEnd

Section "$(Records)"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(Record)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\felucca.exe,0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\felucca.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.felucca" "" "${KIND}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section /o "$(Desktop)"
  SetShellVarContext current
  CreateShortcut "$DESKTOP\Felucca.lnk" "$INSTDIR\felucca.exe"
SectionEnd

Section "un.Felucca"
  SetShellVarContext current
  Call un.CloseFirst
  Delete "$SMPROGRAMS\Felucca.lnk"
  Delete "$DESKTOP\Felucca.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\felucca.exe"
  Delete "$INSTDIR\felucca-cli.exe"
  Delete "$INSTDIR\felucca.cdx.json"
  Delete "$INSTDIR\LICENCES.txt"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only if nothing else was put there
  ReadRegStr $0 HKCU "${CLASSES}\.felucca" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.felucca"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
