"""La Pâtisserie Rococo in words."""
