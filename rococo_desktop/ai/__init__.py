"""Computer players: the bots, the arena in which they meet, and a folder for each game."""
