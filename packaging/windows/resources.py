"""The Windows version resource of the program, as PyInstaller reads it."""

from __future__ import annotations

TEXT = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'Felucca'),
      StringStruct('FileDescription', '{description}'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', '{name}'),
      StringStruct('LegalCopyright', 'MIT licence'),
      StringStruct('OriginalFilename', '{name}.exe'),
      StringStruct('ProductName', 'Felucca'),
      StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])]),
  ],
)
"""


def version_info(version: str, name: str, description: str) -> str:
    """Return the version resource of the program `name`; raises ValueError for a version that is not three numbers."""
    numbers = tuple(int(part) for part in version.partition(".dev")[0].split("."))
    if len(numbers) != 3:
        raise ValueError(f"the version '{version}' is not three numbers")
    return TEXT.format(numbers=(*numbers, 0), version=version, name=name, description=description)
