"""The facts about the application in its Info.plist."""

from installer.about import about
from installer.payload import APP_ID, MIME_TYPE, SAVE_SUFFIX, TITLE, VERSION
from rococo_desktop.texts import DEFAULT_LANGUAGE, capital, languages

IDENTIFIER = APP_ID.replace("_", "-")
"""Apple's names may only contain letters, digits, hyphens and dots."""
SAVED_GAME = f"{IDENTIFIER}.saved-game"
"""The uniform type identifier of saved games."""
OLDEST_SYSTEM = "13.0"
"""The oldest macOS that the libraries of Qt support."""


def facts() -> dict[str, object]:
    """Return the facts that are added to those that PyInstaller writes by itself."""
    saved_game = capital(about(DEFAULT_LANGUAGE).saved_game)
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": DEFAULT_LANGUAGE,
        "CFBundleLocalizations": list(languages()),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": f"{TITLE} contributors. Free software under the MIT licence.",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": saved_game,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [SAVED_GAME],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": SAVED_GAME,
                "UTTypeDescription": saved_game,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SAVE_SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
