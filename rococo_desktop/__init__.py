"""Rococo Desktop: the board games Rococo and La Pâtisserie Rococo, for people and bots."""

__version__ = "0.1.0"
APP_ID = "io.github.rococo_desktop.RococoDesktop"
"""The id by which a desktop finds the program's entry and icon."""
