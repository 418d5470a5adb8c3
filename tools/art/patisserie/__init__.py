"""The pictures of La Pâtisserie Rococo."""
