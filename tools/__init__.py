"""Scripts for those who work on the game; the game itself imports nothing from here."""
