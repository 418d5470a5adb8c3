"""What is shown of a game: the table, its log and news, and the score."""
