"""Rococo Desktop: the board game Rococo on the desktop, for people and bots."""

__version__ = "0.1.0"
