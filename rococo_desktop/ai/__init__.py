"""Computer players: the bots, the arena where they play, and a folder for each game."""
