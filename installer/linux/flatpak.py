"""The manifest with which flatpak-builder packs the tarball beside it, without a network."""

import hashlib
import json
from pathlib import Path

from installer import payload

RUNTIME = "org.freedesktop.Platform"
SDK = "org.freedesktop.Sdk"
RUNTIME_VERSION = "25.08"


def manifest(tarball: Path) -> dict[str, object]:
    """Return the manifest for a tarball in the same folder."""
    return {
        "id": payload.APP_ID,
        "runtime": RUNTIME,
        "runtime-version": RUNTIME_VERSION,
        "sdk": SDK,
        "command": payload.NAME,
        "finish-args": [
            "--socket=wayland",
            "--socket=fallback-x11",
            "--share=ipc",
            "--device=dri",
            "--socket=pulseaudio",
            # Tables and pictures of scores are saved in the documents folder.
            "--filesystem=xdg-documents",
        ],
        "build-options": {"no-debuginfo": True},
        "modules": [
            {
                "name": payload.NAME,
                "buildsystem": "simple",
                "build-commands": ["sh install.sh --prefix=${FLATPAK_DEST}"],
                "sources": [
                    {
                        "type": "archive",
                        "path": tarball.name,
                        "sha256": hashlib.sha256(tarball.read_bytes()).hexdigest(),
                    }
                ],
            }
        ],
    }


def build(tarball: Path, to: Path) -> Path:
    """Write the manifest into the folder of the tarball and return its file."""
    file = to / f"{payload.APP_ID}.json"
    file.write_text(json.dumps(manifest(tarball), indent=4) + "\n", encoding="utf-8")
    return file
