"""A running game: its history, undo and bots; below it, in rooms, its files. No Qt."""
