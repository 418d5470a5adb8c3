"""The rules of La Pâtisserie Rococo (2025)."""
