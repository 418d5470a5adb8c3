"""The folders of the pictures."""

from pathlib import Path

IMAGES = Path(__file__).resolve().parents[2] / "resources" / "images"
