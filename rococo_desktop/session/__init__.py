"""A running game: its history, undo, journal, saves and bots, and its files. No Qt."""
