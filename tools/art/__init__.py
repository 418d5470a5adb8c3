"""Families of pictures, drawn by script: ``python -m tools.art`` writes ``resources/images``."""
