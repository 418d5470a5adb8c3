"""Access to files, and the places and files of the user that belong to no game."""
