"""The components of La Pâtisserie Rococo as data."""
