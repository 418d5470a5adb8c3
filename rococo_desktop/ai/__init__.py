"""Computer players: bots, the arena where they meet, and for each game a folder of its own."""
