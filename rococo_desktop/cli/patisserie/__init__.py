"""The documents of La Pâtisserie Rococo."""
