"""The rules of the games, one package for each game."""
