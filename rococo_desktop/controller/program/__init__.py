"""The program around the games: its window, menu, dialogs, settings and notices."""
