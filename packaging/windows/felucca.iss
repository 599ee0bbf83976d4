; The installer for Windows (Inno Setup 6): ISCC /DVersion=0.1.0 packaging\windows\felucca.iss
; It needs no administrator, takes the folder dist\felucca as it is, and leaves saved matches alone when it removes it.

#ifndef Version
  #error Give the version: /DVersion=0.1.0
#endif

[Setup]
AppId={{6E1B3C52-9B0E-4B57-9B43-3B2F6B9C7D11}
AppName=Felucca
AppVersion={#Version}
AppVerName=Felucca {#Version}
AppPublisher=Felucca
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Felucca
DefaultGroupName=Felucca
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=..\..\LICENSE
SetupIconFile=..\felucca.ico
UninstallDisplayIcon={app}\felucca.exe
OutputDir=..\..\dist
OutputBaseFilename=felucca-{#Version}-windows-x64-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
Name: "records"; Description: "{cm:AssocFileExtension,Felucca,.felucca}"; GroupDescription: "{cm:AdditionalIcons}"

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\felucca\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Felucca"; Filename: "{app}\felucca.exe"
Name: "{autodesktop}\Felucca"; Filename: "{app}\felucca.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.felucca"; ValueType: string; ValueData: "Felucca.Record"; Flags: uninsdeletevalue; Tasks: records
Root: HKA; Subkey: "Software\Classes\Felucca.Record"; ValueType: string; ValueData: "Felucca record"; Flags: uninsdeletekey; Tasks: records
Root: HKA; Subkey: "Software\Classes\Felucca.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\felucca.exe,0"; Tasks: records
Root: HKA; Subkey: "Software\Classes\Felucca.Record\shell\open\command"; ValueType: string; ValueData: """{app}\felucca.exe"" ""%1"""; Tasks: records

[Run]
Filename: "{app}\felucca.exe"; Description: "{cm:LaunchProgram,Felucca}"; Flags: nowait postinstall skipifsilent
