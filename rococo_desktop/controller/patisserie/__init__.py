"""The table of La Pâtisserie Rococo in the window."""
