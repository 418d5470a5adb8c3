"""The art of the game, drawn by script: ``python -m tools.art`` writes ``resources/images``."""
