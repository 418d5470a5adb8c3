"""The program around the games: its window, menu, dialogs and notices."""
