"""One running game: history, undo, journal, saves, bots and where all of it is kept. No Qt."""
