"""The macOS property list: the keys of Info.plist that PyInstaller does not set itself."""

from __future__ import annotations

from typing import Any

NAME = "local.felucca.Felucca"
RECORD = f"{NAME}.record"


def info(version: str) -> dict[str, Any]:
    """Return the keys; records are a type of file of our own, which Felucca opens."""
    return {
        "CFBundleDisplayName": "Felucca",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fr", "it"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Felucca game",
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeIconFile": "felucca.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD,
                "UTTypeDescription": "Felucca game",
                "UTTypeConformsTo": ["public.text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["felucca"],
                    "public.mime-type": ["application/x-felucca-record"],
                },
            }
        ],
    }
