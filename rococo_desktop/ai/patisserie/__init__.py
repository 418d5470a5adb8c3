"""Computer players of La Pâtisserie Rococo."""
