"""Rococo: its rule sets, and how a game is made of them."""
