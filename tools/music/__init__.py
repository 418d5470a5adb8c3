"""The music: scores, and the instruments that play them into files."""
