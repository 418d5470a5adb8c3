"""What is written of a running game: the journal, and the document of a save."""
