"""Rococo Desktop: the board game Rococo on the desktop, for people and bots."""

__version__ = "0.1.0"
APP_ID = "io.github.rococo_desktop.RococoDesktop"
"""By this name a desktop finds the program's entry and icon."""
