"""Lessons, challenges, coach, the analysis of a finished game, and the reference."""
